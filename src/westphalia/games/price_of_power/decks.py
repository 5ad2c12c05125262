"""PP-6.0.8, PP-6.0.9, PP-12.6: decks and discard piles. The last card of a tuple or list is the top one."""

from __future__ import annotations

from typing import Final

from westphalia.kernel.script import Ask, Kind, Refusal, Script, choose, refusals

from .board import CARD_ACTION, CARD_DECK, DECK, MISSIONS, TRADE_CARDS
from .ids import Card, Seat, TradeCard
from .model import Game, is_bot
from .tables import DISCARDS_ON_TOP, POWERS


def discard(g: Game, card: Card) -> None:
    """An Action card goes face up on the pile of its deck."""
    deck = CARD_DECK[card]
    g.discard[deck] = (*g.discard[deck], card)


def lift(g: Game, card: Card) -> None:
    """An Action card leaves its discard pile."""
    deck = CARD_DECK[card]
    g.discard[deck] = tuple(other for other in g.discard[deck] if other != card)


def reshuffle(g: Game, deck: int) -> None:
    """PP-6.0.9: the top 5 discards stay, the rest becomes the deck; with 5 or fewer all of them."""
    pile = g.discard[deck]
    rest, top = pile[:-DISCARDS_ON_TOP], pile[-DISCARDS_ON_TOP:]
    if not rest:
        rest, top = top, ()
    cards = list(rest)
    g.chance.shuffle(cards)
    g.deck[deck], g.discard[deck] = tuple(cards), top


def is_empty(g: Game, deck: int) -> bool:
    """Nothing to draw, not even after a shuffle."""
    return not g.deck[deck] and not g.discard[deck]


def draw(g: Game, deck: int) -> Card | None:
    """The top card of an Action deck, or None if all its cards are in hands and in play."""
    if not g.deck[deck]:
        if not g.discard[deck]:
            return None
        reshuffle(g, deck)
    g.chance.reveal()
    card = g.deck[deck][-1]
    g.deck[deck] = g.deck[deck][:-1]
    return card


def draw_to_hand(g: Game, seat: Seat, deck: int) -> Card | None:
    """A Bot has no hand (PB-1.2)."""
    if is_bot(g, seat):
        return None
    card = draw(g, deck)
    if card is not None:
        take(g, seat, card)
        g.log("log-card-drawn", "PP-6.0.7", seat=seat, power=deck)
        g.log("log-card-seen", "PP-6.0.7", seat=seat, card=card, seats=(seat,))
    return card


def take(g: Game, seat: Seat, card: Card) -> None:
    """Into the hand, which is kept in order."""
    g.hand[seat] = tuple(sorted((*g.hand[seat], card)))


def drop(g: Game, seat: Seat, card: Card) -> None:
    """Out of the hand, to wherever the caller puts it."""
    g.hand[seat] = tuple(c for c in g.hand[seat] if c != card)


def draw_trade_card(g: Game) -> TradeCard | None:
    """PP-5.4.8(a)."""
    if not g.trade_deck:
        if not g.trade_discard:
            return None
        g.trade_deck, g.trade_discard = g.trade_discard, []
        g.chance.shuffle(g.trade_deck)
    g.chance.reveal()
    return g.trade_deck.pop()


def discover_continent(g: Game, number: int) -> None:
    """PP-12.6.1: the first Claim or DNPR token on a Distant Continent brings its Trade cards in."""
    bit = 1 << number
    if number == 0 or g.continents & bit:
        return
    g.continents |= bit
    new = [card for card in g.trade_reserve if number in TRADE_CARDS[card].continents]
    g.trade_reserve = [card for card in g.trade_reserve if card not in new]
    g.trade_deck = g.trade_deck + g.trade_discard + new
    g.trade_discard = []
    g.chance.shuffle(g.trade_deck)
    g.log("log-continent", "PP-12.6.1", number=number)


DRAW_FROM: Final = Kind("draw_from", "PP-4.1.2", DECK)
DECK_EMPTY: Final = Refusal("PP-6.0.9", "no-cards-left")


def draw_one(g: Game, seat: Seat) -> Script[Card | None]:
    """A card from a deck of choice; None when all cards are in hands and in play."""
    full = [power for power in range(len(POWERS)) if why_not_draw(g, power) is None]
    if not full or is_bot(g, seat):
        return None
    ask = Ask(seat, DRAW_FROM, full, refused=lambda: refusals(range(len(POWERS)), lambda p: why_not_draw(g, p)))
    power = yield from choose(ask)
    return draw_to_hand(g, seat, power)


def why_not_draw(g: Game, power: int) -> Refusal | None:
    return DECK_EMPTY if is_empty(g, power) else None


PREREQUISITES: Final = tuple(
    frozenset(n for n, other in enumerate(MISSIONS) if other.id in mission.prerequisites) for mission in MISSIONS
)


def is_eligible(g: Game, seat: Seat, mission: int) -> bool:
    """PP-17.2.5: without prerequisites, or with at least one of them completed."""
    needed = PREREQUISITES[mission]
    return not needed or not needed.isdisjoint(g.missions_done[seat])


def eligible_missions(g: Game, seat: Seat) -> list[int]:
    """Those of the deck that may be taken."""
    return [mission for mission in g.mission_deck[seat] if is_eligible(g, seat, mission)]


def replace_milestone(g: Game, category: int, new: int | None = None) -> int:
    """PP-17.3.10: another of its category, at random unless it is named, takes the place of a Milestone; the chits on
    it return."""
    deck = list(g.milestone_deck[category])
    if new is None:
        new = deck[-1]
        g.chance.reveal()
        g.log("log-milestone-shown", "PP-17.3.10", milestone=new)
    deck = [g.milestones[category] if m == new else m for m in deck]
    g.chance.shuffle(deck)
    g.milestone_deck[category], g.milestones[category] = tuple(deck), new
    g.milestone_done[category] = ()
    return new


DISPLAY: Final = "display"


def shown_twin(g: Game, seat: Seat, card: Card) -> Card | None:
    """A card of the same name that the player has in play."""
    name = CARD_ACTION[card].id
    return next((shown.card for shown in g.display[seat] if CARD_ACTION[shown.card].id == name), None)
