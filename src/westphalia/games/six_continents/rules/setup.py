"""SC-2 Setup."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final

from westphalia.kernel.script import All, Ask, Kind, Refusal, Script, allowed, choose, refusals

from ..board import COLOUR, DISTANCE, PLACE, PLACE_IDS, PLACES, WORLD
from ..ids import NO_PROVINCE, Place, Seat
from ..model import Game, all_seats, set_controller, turn_order
from ..tables import COLOURS

PICK_COLOUR: Final = Kind("colour", "SC-2.1", COLOUR)
PICK_CAPITAL: Final = Kind("capital", "SC-2.3", PLACE)
PICK_CAPITAL_SECRETLY: Final = Kind("secret_capital", "SC-2.3", PLACE, secret=True)

COLOUR_TAKEN: Final = Refusal("SC-2.1", "no-colour-taken")
TOO_NEAR: Final = Refusal("SC-2.4", "no-capital-too-near")


def roll_turn_order(g: Game) -> None:
    """SC-2.2: everybody rolls d100, the highest is first player; ties of the highest reroll among themselves."""
    rollers = list(all_seats(g))
    while len(rollers) > 1:
        rolls = [g.chance.roll(100) for _ in rollers]
        for seat, roll in zip(rollers, rolls, strict=True):
            g.log("log-order-roll", "SC-2.2", seat=seat, roll=roll)
        rollers = [seat for seat, roll in zip(rollers, rolls, strict=True) if roll == max(rolls)]
    g.first = g.active = rollers[0]
    g.log("log-first-player", "SC-2.2", seat=g.first)


def pick_colours(g: Game) -> Script[None]:
    """SC-2.1 (D1): each in seat order picks a free colour."""

    def why_not(colour: int) -> Refusal | None:
        return COLOUR_TAKEN if colour in g.colour else None

    colours = range(len(COLOURS))
    for seat in all_seats(g):
        free = allowed(colours, why_not)
        g.colour[seat] = yield from choose(Ask(seat, PICK_COLOUR, free, refused=lambda: refusals(colours, why_not)))
        g.log("log-colour", "SC-2.1", seat=seat, colour=g.colour[seat])


def rolls_first(g: Game) -> bool:
    """SC-2.3: whether capitals are picked by turn order, so that it is rolled for before."""
    return g.rules.capital_pick in ("reverse", "forward")


def pick_capitals(g: Game) -> Script[None]:
    """SC-2.3 (D2), capital_pick: by seat, all at once in secret, in reverse turn order or in turn order."""
    order = turn_order(g, g.first)
    if g.rules.capital_pick == "secret":
        yield from pick_secretly(g, order)
        return
    for seat in reversed(order) if g.rules.capital_pick == "reverse" else order:
        place = yield ask_capital(g, seat, PICK_CAPITAL)
        found_capital(g, seat, place)


def pick_secretly(g: Game, order: Sequence[Seat]) -> Script[None]:
    """Everybody picks at once; who picked the same as an earlier player, or too near, picks again."""
    while order:
        places = yield All([ask_capital(g, seat, PICK_CAPITAL_SECRETLY) for seat in order])
        g.chance.reveal()
        again: list[Seat] = []
        for seat, place in zip(order, places, strict=True):
            if why_not_capital(g, required_distance(g), place) is None:
                found_capital(g, seat, place)
            else:
                g.log("log-capital-conflict", "SC-2.3", seat=seat, place=place)
                again.append(seat)
        order = again


def ask_capital(g: Game, seat: Seat, kind: Kind) -> Ask:
    why_not = partial(why_not_capital, g, required_distance(g))
    options = allowed(PLACES, why_not)
    suggested = [p for p in SUGGESTED[g.seats] if p in options]
    default = suggested[seat % len(suggested)] if suggested else options[0]
    return Ask(seat, kind, options, default, refused=lambda: refusals(PLACES, why_not))


def required_distance(g: Game) -> int:
    """SC-2.4: capital_min_distance, lowered until some province qualifies."""
    distance = g.rules.capital_min_distance
    while distance > 0 and all(why_not_capital(g, distance, p) for p in PLACES):
        distance -= 1
    return distance


def why_not_capital(g: Game, distance: int, place: Place) -> Refusal | None:
    """SC-2.4: every two capitals at this distance or more, in steps of adjacency."""
    steps = DISTANCE[place]
    for chosen in g.capital:
        if chosen != NO_PROVINCE and steps[chosen] < distance:
            return TOO_NEAR
    return None


def found_capital(g: Game, seat: Seat, place: Place) -> None:
    """SC-2.5: the player owns and controls only this province."""
    g.capital[seat] = place
    g.capital_of[place] = g.owner[place] = seat
    set_controller(g, place, seat)
    g.log("log-capital", "SC-2.3", seat=seat, place=place)


SUGGESTED: Final = {seats: [PLACE_IDS.index(key) for key in keys] for seats, keys in WORLD.suggested_capitals.items()}
