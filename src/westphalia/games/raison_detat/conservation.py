"""What must hold in every position between two actions; the kernel's tests ask after every step."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from . import model
from .board import (
    BOARDS,
    DECK,
    GENERAL_IDS,
    LIMITS,
    NEUTRAL,
    NOBODY,
    PLACE_IDS,
    POWER_IDS,
)
from .ids import General, Place, Power
from .model import Game, garrison_count, is_major, majors, unit_count

WHOLE_DECK = Counter(DECK)


def violations(g: Game) -> Iterator[str]:
    if g.step == model.SETUP:
        return
    board = BOARDS[g.scenario]
    for place in board.places:
        for problem in _territory(g, place):
            yield f"{PLACE_IDS[place]}: {problem}"
    for general in board.all_generals:
        for problem in _general(g, general):
            yield f"{GENERAL_IDS[general]}: {problem}"
    for power in board.powers:
        for problem in _power(g, power):
            yield f"{POWER_IDS[power]}: {problem}"
    yield from _cards(g)
    yield from _coalitions(g)


def _territory(g: Game, place: Place) -> Iterator[str]:
    garrison, home = g.garrison[place], BOARDS[g.scenario].home[place]
    if g.control[place] != (home if garrison == NOBODY else garrison):
        yield "control does not follow from Garrison and home (RE-1.8)"
    if g.fortress[place] not in (0, 1):
        yield "more than one Fortress (RE-1.11)"
    if g.fortress[place] and g.control[place] == NOBODY:
        yield "a Fortress on uncontrolled land (RE-1.11)"


def _general(g: Game, general: General) -> Iterator[str]:
    if not 0 <= g.units[general] <= LIMITS.general_units:
        yield f"{g.units[general]} Units (RE-1.7)"
    if g.at[general] == model.OFF_BOARD and g.units[general]:
        yield "Units off board (RE-1.16)"
    if g.at[general] != model.OFF_BOARD and g.at[general] not in BOARDS[g.scenario].places:
        yield "not on this map"
    if not 0 <= g.tired[general] <= g.units[general]:
        yield "more Units have moved than there are (RE-1.7)"


def _power(g: Game, power: Power) -> Iterator[str]:
    if not LIMITS.morale_min <= g.morale[power] <= LIMITS.morale_max:
        yield f"Morale {g.morale[power]} (RE-1.15)"
    if g.money[power] < 0 or g.influence[power] < 0:
        yield "negative money or Influence (RE-1.15)"
    if unit_count(g, power) > LIMITS.units_per_power:
        yield "too many Units (RE-1.6)"
    if garrison_count(g, power) > LIMITS.garrisons_per_power:
        yield "too many Garrisons (RE-1.6)"
    if list(g.hand[power]) != sorted(g.hand[power]):
        yield "the hand is not sorted"
    patron = g.patron[power]
    if patron == NOBODY and g.step != model.FIRST_AUCTIONS:
        yield "nobody decides for it (RE-9.5)"
    if patron != NOBODY:
        if not is_major(g, patron) or g.seat[patron] == NOBODY:
            yield "controlled by a power that is no Major (RE-9.5)"
        if g.status[power] != g.status[patron]:
            yield "a Minor Power with a Status of its own (RE-4.9)"


def _cards(g: Game) -> Iterator[str]:
    """RE-6.12: 84 cards, in hands, deck, discard pile and piles of a running battle."""
    cards = Counter(g.deck) + Counter(g.discard)
    for hand in g.hand:
        cards += Counter(hand)
    if g.battle is not None:
        cards += Counter(laid.card for pile in g.battle.piles for laid in pile.cards)
    if cards != WHOLE_DECK:
        yield f"the deck is not whole: {dict(cards)} (RE-6.12)"


def _coalitions(g: Game) -> Iterator[str]:
    """RE-4.6: at most half of the Major Powers; a power that left may have made it smaller (RE-10.4)."""
    leading = majors(g)
    for coalition in range(NEUTRAL):
        members = [power for power in leading if g.status[power] == coalition]
        if len(members) > (len(leading) + 1) // 2 and all(g.alive):
            yield f"a Coalition of {len(members)} (RE-4.6)"
