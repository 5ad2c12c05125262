"""RE-4.8 to 4.15: what a Diplomatic Status allows. Who may attack, enter and stay where."""

from __future__ import annotations

from typing import Final

from westphalia.kernel.script import Ask, Kind, Refusal, Script, Value, choose

from ..board import BOARDS, COALITION_IDS, EXPANSIONIST, NEUTRAL, NOBODY, PLACE, STATUS_IDS, by_id
from ..ids import General, Place, Power
from ..model import Game, generals_on_board, is_allied, is_friend, is_same_player, player, take_off_board

LEAVE_TO: Final = Kind("leave_to", "RE-4.15", PLACE)

MAY_NOT_ATTACK: Final = Refusal("RE-4.11", "no-attack")
BARE_GENERAL: Final = Refusal("RE-5.28", "no-units-no-fight")

# RE-4.11 at attacker * 6 + target: Coalitions fight the other Coalition and Expansionists, Neutrals nobody,
# Expansionists everybody.
_N: Final = len(STATUS_IDS)
_COALITIONS: Final = range(len(COALITION_IDS))
ATTACKS: Final = tuple(
    attacker == EXPANSIONIST or (attacker in _COALITIONS and target not in (attacker, NEUTRAL))
    for attacker in range(_N)
    for target in range(_N)
)


def may_attack(g: Game, power: Power, other: Power, place: Place) -> bool:
    """RE-4.11: by Status, never a friend; and always in a homeland that a foreign Garrison holds."""
    status = g.status
    if power == other or g.patron[power] == g.patron[other] or status[power] == status[other] < NEUTRAL:
        return False
    if ATTACKS[status[power] * _N + status[other]]:
        return True
    holder = g.garrison[place]
    if holder == NOBODY:
        return False
    home = BOARDS[g.scenario].home[place]
    if home == power:
        return holder != power
    return home == other and holder == power and status[power] != NEUTRAL


def is_rival(g: Game, power: Power, other: Power, place: Place) -> bool:
    """RE-1.14."""
    return may_attack(g, power, other, place) or may_attack(g, other, power, place)


def has_rival_general(g: Game, power: Power, place: Place) -> bool:
    board, at = BOARDS[g.scenario], g.at
    if place not in at:
        return False
    for general in board.all_generals:
        if at[general] == place and is_rival(g, power, board.commander[general], place):
            return True
    return False


def has_rival_garrison(g: Game, power: Power, place: Place) -> bool:
    holder = g.garrison[place]
    return holder != NOBODY and is_rival(g, power, holder, place)


def others_at(g: Game, power: Power, place: Place) -> list[Power]:
    """The other powers that control the territory or have a General in it."""
    board, at = BOARDS[g.scenario], g.at
    found = [g.control[place]] if g.control[place] not in (NOBODY, power) else []
    if place not in at:
        return found
    for general in board.all_generals:
        if at[general] == place:
            commander = board.commander[general]
            if commander != power and commander not in found:
                found.append(commander)
    return found


def why_not_enter(g: Game, power: Power, place: Place) -> Refusal | None:
    """RE-4.12: every other power there is one to attack, an Ally, or of the same player. Consent is asked later."""
    for other in others_at(g, power, place):
        if not is_friend(g, power, other) and not may_attack(g, power, other, place):
            return MAY_NOT_ATTACK
    return None


def ally_in_control(g: Game, power: Power, place: Place) -> Power:
    """The Ally whose consent is needed here, or NOBODY (RE-1.18, RE-4.10): powers of one player need none."""
    holder = g.control[place]
    if holder in (NOBODY, power) or is_same_player(g, power, holder) or not is_allied(g, power, holder):
        return NOBODY
    return holder


def targets(g: Game, power: Power, place: Place) -> list[Power]:
    """The powers with a General or Garrison there that this power may attack, in Wheel order from it (RE-6.1)."""
    board, at = BOARDS[g.scenario], g.at
    present = [board.commander[general] for general in board.all_generals if at[general] == place]
    if g.garrison[place] != NOBODY:
        present.append(g.garrison[place])
    if not present:
        return []
    return [other for other in board.order_from[power] if other in present and may_attack(g, power, other, place)]


# RE-4.15


def leave_forbidden_land(g: Game) -> Script[None]:
    """RE-4.15: powers in reverse Wheel order, ending with the first; each against the position then reached."""
    for power in reversed(BOARDS[g.scenario].powers):
        for general in generals_on_board(g, power):
            place = g.at[general]
            if g.control[place] != power and why_not_enter(g, power, place) is not None:
                yield from leave(g, power, general)


def leave(g: Game, power: Power, general: General) -> Script[None]:
    """With his Units to the nearest territory his power controls without a rival General, or off board."""
    place = g.at[general]
    nearest = refuges(g, power, place)
    options: list[Value] = [*nearest, "off_board"]
    to = yield from choose(
        Ask(player(g, power), LEAVE_TO, options, args={"power": power, "general": general, "place": place})
    )
    if to == "off_board":
        take_off_board(g, general)
        g.log("log-leaves-board", "RE-4.15", power=power, general=general, origin=place)
    else:
        g.at[general] = to
        g.log("log-leaves", "RE-4.15", power=power, general=general, origin=place, place=to)


def refuges(g: Game, power: Power, place: Place) -> list[Place]:
    """The nearest territories the power controls that have no rival General, over land borders and Sea Routes."""
    board = BOARDS[g.scenario]
    steps = board.distance[place]
    free = [p for p in board.places if g.control[p] == power and p != place and not has_rival_general(g, power, p)]
    if not free:
        return []
    nearest = min([steps[p] for p in free])
    return by_id(p for p in free if steps[p] == nearest)
