"""Cards in position files: each Action card, Event, Trade card and Idea lies in one place, so it is taken from where
the set-up left it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from westphalia.kernel.contract import BadInput

from .board import (
    ACTION_CARDS,
    CARD,
    CARD_DECK,
    CATEGORIES,
    CHARACTER,
    EVENT,
    IDEA,
    IDEA_TYPE,
    MILESTONE,
    MILESTONES,
    MISSION,
    STRUGGLE,
    TRADE_CARD,
)
from .ids import Card, Idea, Seat
from .model import NOBODY, Displayed, EventOnRow, Game
from .position_words import NONE_WORDS, amount, mapping, number, numbers, seat
from .tables import POWERS

_IS_CARD: Final = len(ACTION_CARDS)  # characters below this number are those of the Action cards


def take_card(g: Game, card: Card) -> Card:
    """Lift an Action card (or a character that is one) from wherever it lies."""
    if card >= _IS_CARD:
        return card
    deck = CARD_DECK[card]
    for pile in (g.deck, g.discard):
        pile[deck] = tuple(c for c in pile[deck] if c != card)
    for hand in (g.hand, g.drawn):
        for s in g.each_seat:
            hand[s] = tuple(c for c in hand[s] if c != card)
    for s in g.each_seat:
        g.display[s] = tuple(shown for shown in g.display[s] if shown.card != card)
    for column in (g.ruler, g.advisor, g.general, g.admiral):
        for at, held in enumerate(column):
            if held == card:
                column[at] = NOBODY
    return card


def character(g: Game, key: Any) -> int:
    """A character by id (a card, ``ruler_101-2``, ``figure_...``, ``start_castile_1444``), or nobody."""
    return NOBODY if key in NONE_WORDS else take_card(g, number(CHARACTER, key))


def give_hand(g: Game, s: Seat, value: Any) -> None:
    for card in g.hand[s]:
        g.deck[CARD_DECK[card]] = (card, *g.deck[CARD_DECK[card]])
    g.hand[s] = ()
    g.hand[s] = tuple(sorted(take_card(g, card) for card in numbers(value, CARD, "hand")))


def give_display(g: Game, s: Seat, value: Any) -> None:
    """``[{card: adm_02_1, charges: 2}]``"""
    shown = []
    for entry in value:
        entry = mapping(entry, "a Display card")
        shown.append(Displayed(take_card(g, number(CARD, entry["card"])), amount(entry.get("charges", 1))))
    g.display[s] = tuple(shown)


def give_missions(g: Game, s: Seat, value: Any) -> None:
    """Missions in hand; the others go back to the deck."""
    deck = {*g.mission_deck[s], *g.missions[s]}
    g.missions[s] = tuple(sorted(numbers(value, MISSION, "missions")))
    g.mission_deck[s] = tuple(sorted(deck - {*g.missions[s]}))


def give_completed(g: Game, s: Seat, value: Any) -> None:
    g.missions_done[s] = tuple(numbers(value, MISSION, "completed"))
    g.mission_deck[s] = tuple(card for card in g.mission_deck[s] if card not in g.missions_done[s])
    g.missions[s] = tuple(card for card in g.missions[s] if card not in g.missions_done[s])


def give_ideas(g: Game, s: Seat, value: Any) -> None:
    """Ideas of a player, in this order after those who have them; each is laid out on display."""
    for n, owners in enumerate(g.idea_owners):
        g.idea_owners[n] = tuple(owner for owner in owners if owner != s)
    for n in numbers(value, IDEA, "ideas"):
        show_idea(g, n)
        g.idea_owners[n] = (*g.idea_owners[n], s)


def show_idea(g: Game, n: Idea) -> None:
    """Lay an Idea out, from its deck or from those of later Ages."""
    if n not in g.idea_row:
        g.idea_row = [*g.idea_row, n]
        power = IDEA_TYPE[n]
        g.idea_deck[power] = tuple(card for card in g.idea_deck[power] if card != n)
        g.idea_reserve = [card for card in g.idea_reserve if card != n]


# the table


def action_deck(power: int) -> Callable[[Game, Any], None]:
    """Cards to be drawn next from an Action deck, the first named first; the rest of the deck lies below."""

    def put(g: Game, value: Any) -> None:
        cards = [take_card(g, card) for card in numbers(value, CARD, f"{POWERS[power]}_deck")]
        if any(CARD_DECK[card] != power for card in cards):
            raise BadInput(f"a card of another deck lies in {POWERS[power]}_deck")
        g.deck[power] = (*g.deck[power], *reversed(cards))

    return put


def only_deck(power: int) -> Callable[[Game, Any], None]:
    """The whole of an Action deck; its other cards in the deck leave the game."""

    def put(g: Game, value: Any) -> None:
        g.deck[power] = ()
        action_deck(power)(g, value)

    return put


def discard_piles(g: Game, value: Any) -> None:
    """``[adm_01_1, ...]``: face up on their piles, the last named on top."""
    for card in numbers(value, CARD, "discard"):
        take_card(g, card)
        g.discard[CARD_DECK[card]] = (*g.discard[CARD_DECK[card]], card)


def trade_deck(g: Game, value: Any) -> None:
    """Trade cards drawn next, the first named first."""
    cards = numbers(value, TRADE_CARD, "trade_deck")
    for pile in (g.trade_deck, g.trade_discard, g.trade_reserve):
        pile[:] = [card for card in pile if card not in cards]
    g.trade_deck += reversed(cards)


def trade_discard(g: Game, value: Any) -> None:
    cards = numbers(value, TRADE_CARD, "trade_discard")
    for pile in (g.trade_deck, g.trade_reserve):
        pile[:] = [card for card in pile if card not in cards]
    g.trade_discard = cards


def only_trade_deck(g: Game, value: Any) -> None:
    """The whole Trade deck; what is not named leaves the game."""
    g.trade_deck = []
    trade_deck(g, value)


def event_row(g: Game, value: Any) -> None:
    """``[151B, {event: 12A-1, up: 0, ducats: 4}]``: the display from left to right; face up unless told."""
    row = []
    for entry in value:
        fields = dict(entry) if isinstance(entry, Mapping) else {"event": entry}
        event = number(EVENT, fields.pop("event"))
        row.append(EventOnRow(event, amount(fields.pop("up", 1)), amount(fields.pop("ducats", 0))))
        if fields:
            raise BadInput(f"event_row: unknown {', '.join(fields)}")
    events = {shown.event for shown in row}
    g.event_deck = [e for e in g.event_deck if e not in events]
    g.events_ahead = [tuple(e for e in deck if e not in events) for deck in g.events_ahead]
    g.event_row = row


def event_deck(g: Game, value: Any) -> None:
    """The whole deck of the current Age, the first named on top."""
    events = numbers(value, EVENT, "event_deck")
    g.event_row = [entry for entry in g.event_row if entry.event not in events]
    g.events_ahead = [tuple(e for e in deck if e not in events) for deck in g.events_ahead]
    g.event_deck = events[::-1]


def milestones(g: Game, value: Any) -> None:
    """Milestones on display; an entry may be ``{milestone: m1_eco_income, done: [castile]}``."""
    for entry in value:
        fields = dict(entry) if isinstance(entry, Mapping) else {"milestone": entry}
        n = number(MILESTONE, fields["milestone"])
        category = CATEGORIES.index(MILESTONES[n].category)
        g.milestones[category] = n
        g.milestone_deck[category] = tuple(card for card in g.milestone_deck[category] if card != n)
        g.milestone_done[category] = tuple(seat(g, key) for key in fields.get("done", ()))


def idea_row(g: Game, value: Any) -> None:
    """Ideas on display besides the Basic ones and those that somebody has."""
    for n in numbers(value, IDEA, "idea_row"):
        show_idea(g, n)


def struggles(g: Game, value: Any) -> None:
    g.struggles = numbers(value, STRUGGLE, "struggles")


def active_struggles(g: Game, value: Any) -> None:
    g.active_struggles = numbers(value, STRUGGLE, "active_struggles")
    g.struggles = [card for card in g.struggles if card not in g.active_struggles]


TABLE: Final[dict[str, Callable[[Game, Any], None]]] = {
    **{f"{name}_deck": action_deck(power) for power, name in enumerate(POWERS)},
    **{f"only_{name}_deck": only_deck(power) for power, name in enumerate(POWERS)},
    "discard": discard_piles,
    "trade_deck": trade_deck,
    "only_trade_deck": only_trade_deck,
    "trade_discard": trade_discard,
    "event_row": event_row,
    "event_deck": event_deck,
    "milestones": milestones,
    "idea_row": idea_row,
    "struggles": struggles,
    "active_struggles": active_struggles,
}
