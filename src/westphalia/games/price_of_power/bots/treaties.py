"""The steward makes peace: what a war still promises against what a peace brings, to us and to the other player."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from .. import terms
from ..board import REALM
from ..ids import Province, Realm, Seat
from ..model import NOBODY, Game, Term
from ..rules import belligerents, negotiated_peace, peace
from . import ties, worth
from .plan import argument, realms

if TYPE_CHECKING:
    from westphalia.kernel.script import Ask, Value

HELD: Final = 0.6  # of what is occupied that a war not yet won will bring in the end
WEARY: Final = 2 * worth.UNREST  # another Round at war: Unrest in two Towns (PP-4.3.12)
SHAME: Final = worth.PRESTIGE  # a White Peace, PP-10.1.3
TERM: Final = 4 * worth.PRESTIGE  # a term that only the Victor gains by: Prestige of both
WORTH_IT: Final = 1.0  # by which a treaty must be better for both


# What a war and a peace are worth


def taken(g: Game, seat: Seat, other: Seat) -> list[Province]:
    """Provinces of the other side that we occupy, Capitals apart: they go back (PP-10.5.11)."""
    found = belligerents.lands_of_side(g, g.realm[other], seat)
    return [p for p in found if g.occupier[p] == seat and p != g.capital[g.lawful[p]]]


def value_of(g: Game, provinces: Sequence[Province]) -> float:
    return sum(terms.tax_value(g, p) for p in provinces) * worth.tax(g)


def going_on(g: Game, seat: Seat, other: Seat) -> float:
    """What the war promises if it is fought on: a part of what is held, less what is lost each Round."""
    lost = taken(g, other, seat)
    pain = sum(terms.tax_value(g, p) for p in lost) * worth.PRESTIGE  # PP-4.3.8
    return HELD * (value_of(g, taken(g, seat, other)) - value_of(g, lost)) - pain - WEARY


def treaty_worth(g: Game, seat: Seat, other: Seat, treaty: Sequence[Term]) -> float:
    """What a draft brings us, its Player-to-Player Diplomacy included."""
    peace_term = treaty[0]
    word = negotiated_peace.WORDS[peace_term.province]
    total = ties.bundle_worth(g, seat, other, g.talk)
    if word == "white_peace":
        return total - SHAME
    if word != "keep_board":
        return total + (TERM if peace_term.seat == seat else -TERM)
    returned = {term.province for term in treaty if term.kind != negotiated_peace.PEACE}
    total += value_of(g, [p for p in taken(g, seat, other) if p not in returned])
    total -= value_of(g, [p for p in taken(g, other, seat) if p not in returned])
    paid = [term for term in treaty if term.kind == negotiated_peace.PAYMENT]
    return total + sum(term.ducats * worth.ducat(g, seat) * (-1 if term.seat == seat else 1) for term in paid)


KEEP_BOARD: Final = [Term(negotiated_peace.PEACE, NOBODY, negotiated_peace.WORDS.index("keep_board"), 0)]


def is_fair(g: Game, seat: Seat, other: Seat) -> bool:
    """Would both rather keep what they hold than fight on?"""
    return all(
        treaty_worth(g, one, two, KEEP_BOARD) > going_on(g, one, two) + WORTH_IT
        for one, two in ((seat, other), (other, seat))
    )


# Ending wars


def remaining_war(g: Game, seat: Seat, ask: Ask) -> Value:
    """Wars that are won, that lead nowhere, or that both had rather end; whose offer was refused fights on."""
    for r in realms(ask):
        ways = peace.ways_to_end(g, seat, r)
        if "enforce" in ways:
            return r
        if REALM.id(r) in (ask.args or {}):
            continue
        if "white_peace" in ways and not goes_well(g, seat, r):
            return r
        other = g.seat_of[r]
        if other != NOBODY and (not goes_well(g, seat, r) or ("negotiate" in ways and is_fair(g, seat, other))):
            return r
    return "done"


def goes_well(g: Game, seat: Seat, r: Realm) -> bool:
    """Do we hold more of theirs than they of ours?"""
    held = sum(g.board.tax[p] for p in belligerents.lands_of_side(g, r, seat) if g.occupier[p] == seat)
    other = g.seat_of[r]
    lost = sum(g.board.tax[p] for p in g.lands[g.realm[seat]] if other != NOBODY and g.occupier[p] == other)
    return held > lost


def peace_way(g: Game, seat: Seat, ask: Ask) -> Value:
    other = g.seat_of[argument(ask, "realm")]
    fair = other != NOBODY and is_fair(g, seat, other)
    words = ("enforce", "succession", *(["negotiate"] if fair else []), "white_peace", "offer_white_peace")
    return next((word for word in words if word in ask.options), ask.options[0])


def peace_term(g: Game, seat: Seat, ask: Ask) -> Value:
    """The whole Realm if it can be had, what is held if anything is, else glory."""
    r = argument(ask, "realm")
    held = any(g.occupier[p] == seat for p in g.lands[r])
    for word, wanted in (("full_annexation", True), ("vassalize", not held), ("keep_board", held), ("humiliate", True)):
        if wanted and word in ask.options:
            return word
    return ask.options[0]


def white_peace_offer(g: Game, seat: Seat, ask: Ask) -> Value:
    """Better than to fight on?"""
    return "accept" if going_on(g, seat, Seat(argument(ask, "seat"))) < -SHAME else "refuse"


def treaty_term(g: Game, seat: Seat, ask: Ask) -> Value:
    """Both keep what they hold, if that is fair."""
    word = "keep_board"
    return word if word in ask.options and is_fair(g, seat, Seat(argument(ask, "seat"))) else negotiated_peace.NONE


def treaty_answer(g: Game, seat: Seat, ask: Ask) -> Value:
    """By what it brings beside fighting on."""
    other = Seat(argument(ask, "seat"))
    return "accept" if treaty_worth(g, seat, other, g.treaty) > going_on(g, seat, other) else "refuse"


def go_home(g: Game, seat: Seat, ask: Ask) -> Value:
    home = terms.capital_area(g, g.realm[seat])
    return home if home in ask.options else ask.options[0]
