"""Action cards drawn, taken from the discards, or played from there (PP-6)."""

from __future__ import annotations

from typing import Final

from westphalia.kernel.script import Ask, Kind, Script, Value, choose

from .. import decks
from ..board import ACTION_CARDS, CARD, CARD_ACTION
from ..hooks import Hook
from ..ids import Card, Realm, Seat
from ..model import NOBODY, Game
from ..tables import DISCARDS_ON_TOP, DISPLAY_CARDS, POWERS
from ..vocabulary.cards import DrawCards, PlayCard, TakeCard
from . import amounts
from .context import Context, Found
from .run import operation

ANY: Final = "any"

# Drawn

KEPT: Final = Kind("card_to_give_back", "PP-6.0.7", CARD, secret=True)


def can_draw(g: Game, c: Context, step: DrawCards, realm: Realm) -> bool:
    if g.seat_of[realm] == NOBODY:
        return False
    powers = range(len(POWERS)) if step.deck == ANY else [POWERS.index(step.deck)]
    return any(not decks.is_empty(g, power) for power in powers)


@operation(DrawCards, possible=can_draw)
def draw(g: Game, c: Context, step: DrawCards, realm: Realm) -> Script[Found]:
    """PP-6.0.7: into hand without paying, each seen before the next; ``keep``: the others are discarded."""
    seat = g.seat_of[realm]
    found = Found()
    for _ in range(amounts.amount(g, c, step.amount)):
        if step.deck == ANY:
            card = yield from decks.draw_one(g, seat)
        else:
            card = decks.draw_to_hand(g, seat, POWERS.index(step.deck))
        if card is not None:
            found.cards.append(card)
    while step.keep is not None and len(found.cards) > step.keep:
        card = yield from choose(Ask(seat, KEPT, [*found.cards], args=c.source))
        found.cards.remove(card)
        decks.drop(g, seat, card)
        decks.discard(g, card)
        g.chance.reveal()
        g.log("log-card-discarded", c.rule, seat=seat, card=card)
    return found.if_any()


# Taken from the discards

TAKE: Final = Kind("card_from_discards", "PP-6.0.8", CARD)


def in_discards(g: Game, step: PlayCard | TakeCard) -> list[Card]:
    """Cards of that name or kind in the piles meant: ``any_discards``, ``dip_discards``, ``top_5_mil_discards``."""
    where = step.from_.removesuffix("_discards").removesuffix("discards")
    top = where.startswith("top_5_")
    name = where.removeprefix("top_5_")
    powers = [POWERS.index(name)] if name in POWERS else range(len(POWERS))
    found = list[Card]()
    for power in powers:
        pile = g.discard[power][-DISCARDS_ON_TOP:] if top else g.discard[power]
        found += [card for card in pile if is_meant(card, step)]
    return found


def is_meant(card: Card, step: PlayCard | TakeCard) -> bool:
    if step.card is not None:
        return bool(CARD_ACTION[card].id == step.card)
    if step.kind == "leader":
        return ACTION_CARDS[card].character.kind == "leader"
    return decks.DISPLAY in CARD_ACTION[card].kinds


def can_take(g: Game, c: Context, step: TakeCard, realm: Realm) -> bool:
    return g.seat_of[realm] != NOBODY and bool(in_discards(g, step))


@operation(TakeCard, possible=can_take)
def take_card(g: Game, c: Context, step: TakeCard, realm: Realm) -> Script[Found]:
    """Into hand, of choice; the piles are open."""
    seat = g.seat_of[realm]
    found = Found()
    for _ in range(amounts.amount(g, c, step.amount)):
        options: list[Value] = [*in_discards(g, step)]
        if not options:
            break
        card = yield from choose(Ask(seat, TAKE, options, args=c.source))
        decks.lift(g, card)
        decks.take(g, seat, card)
        g.log("log-card-taken", c.rule, seat=seat, card=card)
        found.cards.append(card)
    return found.if_any()


# Played from the discards

# PP-6.2.1: a Display card comes into play (card_rules/action_cards.py), perhaps without what it does then
lay_out: Final = Hook[[Game, Seat, Card, bool], Script[None]]("a card lays out another")


def can_play(g: Game, c: Context, step: PlayCard, realm: Realm) -> bool:
    """PP-6.2.4: not beside a card of the same name, unless one has to go anyway."""
    return g.seat_of[realm] != NOBODY and bool(playable(g, step, g.seat_of[realm]))


def playable(g: Game, step: PlayCard, seat: Seat) -> list[Card]:
    full = len(g.display[seat]) >= DISPLAY_CARDS
    return [card for card in in_discards(g, step) if full or decks.shown_twin(g, seat, card) is None]


@operation(PlayCard, possible=can_play)
def play_card(g: Game, c: Context, step: PlayCard, realm: Realm) -> Script[Found]:
    """The card is laid out at once, not taken into hand; ``skip``: without what it does when it is played."""
    seat = g.seat_of[realm]
    card = yield from choose(Ask(seat, TAKE, playable(g, step, seat), args=c.source))
    decks.lift(g, card)
    g.on_table.append(card)
    g.log("log-card-played", c.rule, seat=seat, card=card)
    yield from lay_out(g, seat, card, step.skip == "on_play")
    found = Found()
    found.cards.append(card)
    return found
