"""Another truth that a seat could not tell from the real one: hands, Missions and deck orders dealt anew.

Whatever is mixed is sorted first, so that the new order tells nothing of the old, not even to somebody who knows how it
was mixed.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeVar

from westphalia.kernel.chance import Chance

from . import decks
from .board import CARD_DECK
from .effects import goals
from .ids import Seat
from .model import Game
from .phases import setup_decks

N = TypeVar("N", bound=int)


def redeal(g: Game, seat: Seat | None, chance: Chance) -> None:
    """Everything this seat can't see becomes something else that it might as well be."""
    goals.look_anew(g)  # whoever holds other Missions now
    deal_hands(g, seat, chance)
    deal_missions(g, seat, chance)
    deal_events(g, chance)
    g.trade_deck = _shuffled(g.trade_deck, chance)
    g.idea_deck = [tuple(_shuffled(pile, chance)) for pile in g.idea_deck]
    g.milestone_deck = [tuple(_shuffled(pile, chance)) for pile in g.milestone_deck]
    g.bot_deck = [tuple(_shuffled(pile, chance)) for pile in g.bot_deck]
    g.struggles = g.struggles[:1] + _shuffled(g.struggles[1:], chance)


def _shuffled(cards: Iterable[N], chance: Chance) -> list[N]:
    mixed = sorted(cards)
    chance.shuffle(mixed)
    return mixed


def deal_hands(g: Game, seat: Seat | None, chance: Chance) -> None:
    """The others' cards and the decks, mixed; the backs of a hand tell from which deck its cards are."""
    others = [s for s in g.each_seat if s != seat]
    for power in range(len(g.deck)):
        held = [card for s in others for card in g.hand[s] if CARD_DECK[card] == power]
        cards = _shuffled([*g.deck[power], *held], chance)
        for s in others:
            first = {card: n for n, card in enumerate(g.drawn[s])}
            hand = sorted(g.hand[s], key=lambda card: first.get(card, len(first)))
            fresh = {card: cards.pop() for card in hand if CARD_DECK[card] == power}
            g.hand[s] = tuple(sorted(fresh.get(card, card) for card in g.hand[s]))
            g.drawn[s] = tuple(fresh.get(card, card) for card in g.drawn[s])
        g.deck[power] = tuple(cards)


def deal_missions(g: Game, seat: Seat | None, chance: Chance) -> None:
    """As many Missions as each other player holds, of those that may be held."""
    for s in g.each_seat:
        if s == seat or not g.missions[s]:
            continue
        cards = sorted({*g.missions[s], *g.mission_deck[s]})
        held = _shuffled((card for card in cards if decks.is_eligible(g, s, card)), chance)
        hand = held[: len(g.missions[s])]
        g.missions[s] = tuple(sorted(hand))
        g.mission_deck[s] = tuple(card for card in cards if card not in hand)


def deal_events(g: Game, chance: Chance) -> None:
    """Face-down Events and those of the decks, each within its part of its Age's deck (PP-16.0.4)."""
    row = [n for n, shown in enumerate(g.event_row) if not shown.face_up]
    hidden = [*(g.event_row[n].event for n in row), *reversed(g.event_deck)]
    fresh = _mixed_parts(g, g.age, hidden, chance)
    for n, event in zip(row, fresh, strict=False):
        g.event_row[n] = g.event_row[n]._replace(event=event)
    g.event_deck = fresh[len(row) :][::-1]
    ages = setup_decks.ages_played(g)
    later = [age for age in ages if age > g.age]
    for n, deck in enumerate(g.events_ahead):
        g.events_ahead[n] = tuple(reversed(_mixed_parts(g, later[n], list(reversed(deck)), chance)))


def _mixed_parts(g: Game, age: int, hidden: list[int], chance: Chance) -> list[int]:
    """Hidden Events in the order they will come, each part of the deck mixed."""
    parts = setup_decks.parts_of_age(g, age)
    if g.rules.randomised_events:
        parts = [[event for part in parts for event in part]]
    found: list[int] = []
    for part in parts:
        found += _shuffled((event for event in hidden if event in part), chance)
    return found if len(found) == len(hidden) else hidden
