"""RE-5.9 to 5.11 Leadership, and the return from exile (RE-6.34)."""

from __future__ import annotations

from typing import Final, NamedTuple

from westphalia.kernel.script import Ask, Kind, Refusal, Script, Value, allowed, refusals

from ..board import BOARDS, GENERAL, LIMITS, PLACE
from ..ids import General, Place, Power
from ..model import (
    Game,
    gain_morale,
    generals_off_board,
    generals_on_board,
    is_exiled,
    lands,
    own_generals_at,
    player,
    take_off_board,
    unit_count,
)
from .cards import draw
from .garrisons import leave_garrison, why_not_garrison
from .status import has_rival_general

EXILE_UNITS: Final = 2  # RE-6.34

LEADERSHIP: Final = Kind("leadership", "RE-5.9")
PLACE_GENERAL: Final = Kind("place_general", "RE-5.9", GENERAL)
PLACE_WHERE: Final = Kind("place_where", "RE-5.10", PLACE)
RECALL: Final = Kind("recall", "RE-5.9", GENERAL)
RECALLED_UNIT: Final = Kind("recalled_unit", "RE-5.11", GENERAL)

NOBODY_OFF_BOARD: Final = Refusal("RE-5.9", "no-general-off-board")
NOBODY_ON_BOARD: Final = Refusal("RE-5.9", "no-general-on-board")
NO_PLACE: Final = Refusal("RE-5.10", "no-place-for-general")
NOT_CONTROLLED: Final = Refusal("RE-5.10", "no-general-on-foreign-land")
RIVAL_THERE: Final = Refusal("RE-5.10", "no-general-beside-rival")
NOT_A_HOME: Final = Refusal("RE-6.34", "no-exile-abroad")
MORALE_FULL: Final = Refusal("RE-1.15", "no-more-morale")


class Orders(NamedTuple):
    """What a power does with its Leadership: a word, and Generals with places (placing) or without (recalling)."""

    word: str
    placed: tuple[tuple[General, Place], ...] = ()
    recalled: tuple[General, ...] = ()


def why_not_leadership(g: Game, power: Power, word: str) -> Refusal | None:
    if word == "place":
        if not generals_off_board(g, power):
            return NOBODY_OFF_BOARD
        return None if places_for_generals(g, power) else NO_PLACE
    if word == "recall" and not generals_on_board(g, power):
        return NOBODY_ON_BOARD
    if word == "gain_morale" and g.morale[power] >= LIMITS.morale_max:
        return MORALE_FULL
    return None


def why_not_place(g: Game, power: Power, place: Place) -> Refusal | None:
    """RE-5.10: a controlled territory; in exile an own Home Territory (RE-6.34). Never beside a rival General."""
    if is_exiled(g, power):
        if BOARDS[g.scenario].home[place] != power:
            return NOT_A_HOME
    elif g.control[place] != power:
        return NOT_CONTROLLED
    return RIVAL_THERE if has_rival_general(g, power, place) else None


def places_for_generals(g: Game, power: Power) -> list[Place]:
    """No other lands need be looked at than its own, in exile its homes: it is asked at every menu."""
    candidates = lands(g, power) or BOARDS[g.scenario].homes[power]
    return allowed(candidates, lambda place: why_not_place(g, power, place))


WORDS: Final = ("place", "recall", "draw_card", "gain_morale", "nothing")


def choose_orders(g: Game, power: Power) -> Script[Orders]:
    """RE-5.9 (D34): place or recall Generals, a card, a Morale, or nothing."""
    options = [word for word in WORDS if why_not_leadership(g, power, word) is None]
    word = yield Ask(
        player(g, power),
        LEADERSHIP,
        options,
        "gain_morale" if "gain_morale" in options else "nothing",
        args={"power": power},
        refused=lambda: refusals(WORDS, lambda word: why_not_leadership(g, power, word)),
    )
    if word == "place":
        return Orders(word, placed=(yield from choose_places(g, power)))
    if word == "recall":
        return Orders(word, recalled=(yield from choose_recalled(g, power)))
    return Orders(word)


def choose_places(g: Game, power: Power) -> Script[tuple[tuple[General, Place], ...]]:
    """Any number of Generals, each to a place of his own choice."""
    seat, waiting = player(g, power), generals_off_board(g, power)
    everywhere, places = BOARDS[g.scenario].places, places_for_generals(g, power)
    placed: list[tuple[General, Place]] = []
    while waiting:
        options: list[Value] = [*waiting, "done"] if placed else [*waiting]
        general = yield Ask(seat, PLACE_GENERAL, options, options[-1], args={"power": power})
        if general == "done":
            break
        place = yield Ask(
            seat,
            PLACE_WHERE,
            places,
            args={"power": power, "general": general},
            refused=lambda: refusals(everywhere, lambda p: why_not_place(g, power, p)),
        )
        waiting.remove(general)
        placed.append((general, place))
    return tuple(placed)


def choose_recalled(g: Game, power: Power) -> Script[tuple[General, ...]]:
    seat, waiting = player(g, power), generals_on_board(g, power)
    recalled: list[General] = []
    while waiting:
        options: list[Value] = [*waiting, "done"] if recalled else [*waiting]
        general = yield Ask(seat, RECALL, options, options[-1], args={"power": power})
        if general == "done":
            break
        waiting.remove(general)
        recalled.append(general)
    return tuple(recalled)


def carry_out(g: Game, power: Power, orders: Orders) -> Script[None]:
    if orders.word == "draw_card":
        draw(g, power, "RE-5.9")
    elif orders.word == "gain_morale":
        gain_morale(g, power, 1)
        g.log("log-gains-morale", "RE-5.9", power=power, n=1)
    elif orders.word == "nothing":
        g.log("log-no-leadership", "RE-5.9", power=power)
    exiled = is_exiled(g, power)
    for general, place in orders.placed:
        put_on_board(g, power, general, place, exiled=exiled)
    for general in orders.recalled:
        yield from recall(g, power, general)


def put_on_board(g: Game, power: Power, general: General, place: Place, *, exiled: bool) -> None:
    """Without Units (RE-5.10); out of exile with 2 free ones (RE-6.34), within the limit of RE-1.6."""
    g.at[general] = place
    if exiled:
        g.units[general] = min(EXILE_UNITS, LIMITS.units_per_power - unit_count(g, power))
    g.log("log-placed", "RE-5.10", power=power, general=general, place=place, n=g.units[general])


def recall(g: Game, power: Power, general: General) -> Script[None]:
    """RE-5.11 (D35): his Units to other own Generals there, one to a Garrison, the rest are lost."""
    seat, place = player(g, power), g.at[general]
    while g.units[general]:
        friends = [f for f in own_generals_at(g, power, place) if f != general and g.units[f] < LIMITS.general_units]
        options: list[Value] = [*friends]
        if why_not_garrison(g, power, place) is None:
            options.append("garrison")
        if not options:
            break
        options.append("lose")
        args = {"power": power, "general": general, "place": place, "n": g.units[general]}
        answer = yield Ask(seat, RECALLED_UNIT, options, args=args)
        if answer == "lose":
            break
        if answer == "garrison":
            leave_garrison(g, power, general)
        else:
            g.units[general] -= 1
            g.units[answer] += 1
            g.log("log-handed-over", "RE-5.11", power=power, giver=general, general=answer, n=1)
    lost = g.units[general]
    take_off_board(g, general)
    g.log("log-recalled", "RE-5.11", power=power, general=general, place=place, n=lost)
