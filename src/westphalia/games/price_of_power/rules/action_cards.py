"""PP-6 Action Cards: playing them, Display cards, Reactions, Covert actions and Counterespionage."""

from __future__ import annotations

from typing import Final

from westphalia.kernel.actions import Action
from westphalia.kernel.script import Ask, Kind, Script, Value

from .. import decks
from ..board import CARD, CARD_ACTION
from ..model import Game, clockwise
from ..tables import DIP
from . import ideas, realm
from .realm import Cost

ACTIONS: Final[tuple[Action, ...]] = ()


# Covert actions (PP-6.2.9 to 6.2.12)

COUNTERESPIONAGE: Final = "counterespionage"
COUNTER_COST: Final = Cost(dip=2)
COUNTER: Final = Kind("counter", "PP-6.2.9", CARD)
DECLINE: Final = "decline"


def counter_cost(g: Game, seat: int) -> Cost:
    return ideas.cheaper(g, seat, "covert_action", COUNTER_COST)


def may_hold_counter(g: Game, seat: int) -> bool:
    """Could this player, for all the others know, play Counterespionage? Everybody is asked who could (hands are
    secret), whether they hold the card or not."""
    return bool(g.hand[seat]) and g.power[seat * 3 + DIP] >= counter_cost(g, seat).dip


def is_countered(g: Game, actor: int) -> Script[bool]:
    """PP-6.2.9 to 6.2.12: the others, clockwise from the player of the Covert action, may counter it; the counter is a
    Covert action itself and can be countered (PP-6.2.11)."""
    for seat in clockwise(g, actor)[1:]:
        if not may_hold_counter(g, seat):
            continue
        cards: list[Value] = [card for card in g.hand[seat] if CARD_ACTION[card].id == COUNTERESPIONAGE]
        card = yield Ask(seat, COUNTER, [DECLINE, *cards], DECLINE)
        if card == DECLINE:
            continue
        realm.pay(g, seat, counter_cost(g, seat))
        decks.drop(g, seat, card)
        decks.discard(g, card)
        g.chance.reveal()
        g.log("log-countered", "PP-6.2.9", seat=seat, other=actor, card=card)
        if not (yield from is_countered(g, seat)):
            return True
    return False
