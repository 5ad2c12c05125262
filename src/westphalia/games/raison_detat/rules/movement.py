"""RE-5.19 to 5.23, RE-5.30, RE-5.32 Movement: the Arbiter, Movement Turns, Garrisons."""

from __future__ import annotations

from functools import partial
from typing import Final

from westphalia.kernel.script import Ask, Kind, Refusal, Script, Value, allowed, choose, refusals

from ..board import BOARDS, GENERAL, LIMITS, MOVEMENT, N_GENERALS, NOBODY, PLACE, POWER, by_id
from ..ids import General, Place, Power
from ..model import (
    RETREATED,
    Game,
    gain_morale,
    generals_on_board,
    is_allied,
    is_same_player,
    lose_morale,
    own_generals_at,
    player,
    power_at,
)
from . import moves
from .exchanges import exchange, givers
from .garrisons import leave_garrison, why_not_garrison
from .status import leave_forbidden_land, targets

ARBITER: Final = Kind("arbiter", "RE-5.20", POWER)
MOVE: Final = Kind("move", "RE-5.23", GENERAL)
WAY: Final = Kind("way", "RE-5.23")
NEXT_BATTLE: Final = Kind("next_battle", "RE-5.30", PLACE)
LEAVE_GARRISON: Final = Kind("leave_garrison", "RE-5.32", GENERAL)
ANOTHER_TURN: Final = Kind("another_turn", "RE-5.21")
GRANT: Final = Kind("grant", "RE-5.21")

ALLY_AS_ARBITER: Final = Refusal("RE-5.20", "no-ally-as-arbiter")
OWN_ARBITER: Final = Refusal("RE-9.10", "no-own-power-as-arbiter")
HAS_MOVED: Final = Refusal("RE-5.23", "no-second-move")
CANNOT_MOVE: Final = Refusal("RE-5.27", "no-way-to-move")


# The Arbiter, RE-5.20 to 5.22


def why_not_arbiter(g: Game, power: Power, other: Power) -> Refusal | None:
    """RE-5.20: any other power that is not in the Coalition and not of the same player."""
    if other == power or is_same_player(g, power, other):
        return OWN_ARBITER
    return ALLY_AS_ARBITER if is_allied(g, power, other) else None


def name_arbiter(g: Game) -> Script[None]:
    """RE-5.20 (D50); a power without a General on the board names nobody."""
    power = power_at(g, MOVEMENT)
    if not generals_on_board(g, power):
        g.log("log-no-movement", "RE-5.20", power=power)
        return
    others = BOARDS[g.scenario].order_from[power][1:]
    options = [other for other in others if why_not_arbiter(g, power, other) is None]
    g.arbiter, g.movement_turn = NOBODY, 1
    if options:
        g.arbiter = yield from choose(
            Ask(
                player(g, power),
                ARBITER,
                options,
                min(options, key=g.influence.__getitem__),
                args={"power": power},
                refused=lambda: refusals(others, lambda other: why_not_arbiter(g, power, other)),
            )
        )
        g.log("log-arbiter", "RE-5.20", power=power, other=g.arbiter)


def ask_for_another_turn(g: Game) -> Script[bool]:
    """RE-5.19, RE-5.21 (D57, D58): True if the Arbiter grants another Movement Turn."""
    power = power_at(g, MOVEMENT)
    if g.movement_turn >= LIMITS.movement_turns or g.arbiter == NOBODY or not generals_on_board(g, power):
        return False
    price = LIMITS.arbiter_price[g.movement_turn - 1]
    if g.morale[power] < price:
        return False
    args = {"power": power, "other": g.arbiter, "n": price}
    if (yield Ask(player(g, power), ANOTHER_TURN, ["end", "ask"], args=args)) == "end":
        return False
    if (yield Ask(player(g, g.arbiter), GRANT, ["refuse", "grant"], args=args)) == "refuse":
        g.log("log-turn-refused", "RE-5.21", power=g.arbiter, other=power)
        return False
    lose_morale(g, power, price)
    gain_morale(g, g.arbiter, price)
    g.log("log-turn-granted", "RE-5.21", power=g.arbiter, other=power, n=price)
    g.movement_turn += 1
    return True


# A Movement Turn, RE-5.23


def move(g: Game) -> Script[bool]:
    """D51, D53, D55: one General moves, or Units are exchanged; False when the power ends its moves."""
    power = power_at(g, MOVEMENT)
    generals = generals_on_board(g, power)
    options: list[Value] = [general for general in generals if why_not_move(g, power, general) is None]
    if len(generals) > 1 and givers(g, power, generals):
        options.append("exchange")
    if not options:
        return False
    options.append("end")
    answer = yield Ask(
        player(g, power),
        MOVE,
        options,
        "end",
        args={"power": power, "number": g.movement_turn},
        refused=lambda: refusals(generals, lambda general: why_not_move(g, power, general)),
    )
    if answer == "end":
        return False
    if answer == "exchange":
        yield from exchange(g, power)
    else:
        yield from choose_way(g, power, answer)
    return True


def why_not_move(g: Game, power: Power, general: General) -> Refusal | None:
    if g.moved[general]:
        return HAS_MOVED
    return None if moves.can_move(g, power, general) else CANNOT_MOVE


def choose_way(g: Game, power: Power, general: General) -> Script[None]:
    """RE-5.23: one move of one kind."""
    why_not = partial(moves.why_not_way, g, power, general)
    args = {"power": power, "general": general}
    ask = Ask(player(g, power), WAY, allowed(WAYS, why_not), args=args, refused=partial(refusals, WAYS, why_not))
    way = yield from choose(ask)
    yield from WAYS[way](g, power, general)


WAYS: Final = {"march": moves.march, "sail": moves.sail, "strategic": moves.move_strategically}


# Battles and Garrisons, RE-5.30, RE-5.32


def battle_places(g: Game) -> list[Place]:
    """RE-5.30: where the moving power has a General beside somebody it may attack."""
    power = power_at(g, MOVEMENT)
    places = dict.fromkeys(g.at[general] for general in generals_on_board(g, power))
    return by_id(place for place in places if targets(g, power, place))


def choose_battle(g: Game, places: list[Place]) -> Script[Place]:
    """D56: any order."""
    power = power_at(g, MOVEMENT)
    place: Place = yield from choose(Ask(player(g, power), NEXT_BATTLE, places, args={"power": power}))
    return place


def leave_garrisons(g: Game) -> Script[None]:
    """RE-5.32 (D54): where moves ended and where Generals stayed, but not where a battle was fought (RE-6.29), and not
    by who retreated. Then the Movement Turn is over (RE-5.23)."""
    power = power_at(g, MOVEMENT)
    places = dict.fromkeys(g.at[general] for general in generals_on_board(g, power))
    for place in places:
        if place in g.fought or why_not_garrison(g, power, place) is not None:
            continue
        here = own_generals_at(g, power, place)
        able = [general for general in here if g.units[general] and g.moved[general] != RETREATED]
        if able:
            options: list[Value] = [*able, "no"]
            args = {"power": power, "place": place}
            answer = yield Ask(player(g, power), LEAVE_GARRISON, options, args=args)
            if answer != "no":
                leave_garrison(g, power, answer)
    yield from leave_forbidden_land(g)  # RE-4.15
    forget_moves(g)


def forget_moves(g: Game) -> None:
    """The Movement Turn is over."""
    g.moved, g.tired, g.sailed_from = [0] * N_GENERALS, [0] * N_GENERALS, [NOBODY] * N_GENERALS
    g.denied, g.fought = [], []
