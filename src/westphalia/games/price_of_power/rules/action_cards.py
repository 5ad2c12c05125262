"""PP-6 Action Cards: playing them, Display cards, Reactions, Covert actions and Counterespionage.

What a card does is written in card_effects.py; a card whose effect is not written can't be played. Its character can be
appointed in any case (PP-6.0.4, characters.py). Battle actions belong to the battles.
"""

from __future__ import annotations

from functools import partial
from typing import Final

from westphalia.kernel.actions import Action
from westphalia.kernel.script import Ask, Kind, Reasons, Refusal, Script, Value, allowed, choose, refusals

from .. import decks, pieces
from ..board import ACTIONS_BY_ID, CARD, CARD_ACTION
from ..catalogue import CardAction
from ..model import Displayed, Game, clockwise
from ..tables import DIP, DISPLAY_CARDS
from . import administrative_actions, card_effects, conditions, ideas, realm
from .realm import Cost

DISPLAY: Final = "display"
COVERT: Final = "covert"
TURN_ACTION: Final = "action"  # the mark of what uses the Turn
BATTLE_ACTION: Final = "battle_action"

NOT_WRITTEN: Final = Refusal("PP-6.0.3", "no-card-effect-yet")
NOT_A_TURN: Final = Refusal("PP-6.2.8", "no-card-reaction")
SAME_NAME: Final = Refusal("PP-6.2.4", "no-display-twice")
NO_CARD: Final = Refusal("PP-5.0.1", "no-card-to-play")
NOTHING_SHOWN: Final = Refusal("PP-6.2.2", "no-display-action")
FEW_CHARGES: Final = Refusal("PP-6.2.3", "no-charges")

PLAY: Final = Kind("play_card", "PP-6.0.1", CARD)
GIVE_UP: Final = Kind("display_to_discard", "PP-6.2.4", CARD)
USE: Final = Kind("display_action", "PP-6.2.2")


def cost_of(g: Game, seat: int, action: CardAction) -> Cost:
    """PP-6.0.2, PP-6.1.5: as printed, with the discounts of the card, of Ideas, and of the current Stability; never
    below 0."""
    cost = Cost(**action.cost)
    for modifier in action.cost_modifiers:
        if conditions.all_hold(g, seat, modifier.if_):
            for kind, by in modifier.change.items():
                cost = cost._replace(**{kind: max(0, getattr(cost, kind) + by)})
    if action.stability_priced:
        cost = cost._replace(adm=administrative_actions.stability_cost(g, seat, cost.adm))
    return ideas.cheaper(g, seat, "covert_action", cost) if COVERT in action.kinds else cost


# 6.0 Playing Action Cards


def why_not_play(g: Game, seat: int, card: int) -> Refusal | None:
    """PP-5.0.2: the effect is written and possible, the whole cost can be paid."""
    action = CARD_ACTION[card]
    if DISPLAY in action.kinds:
        if not any(one.id in card_effects.EFFECTS or BATTLE_ACTION in one.kinds for one in action.actions):
            return NOT_WRITTEN
        if len(g.display[seat]) < DISPLAY_CARDS and shown_twin(g, seat, card) is not None:
            return SAME_NAME
        return realm.why_not_pay(g, seat, cost_of(g, seat, action))
    if TURN_ACTION not in action.kinds:
        return NOT_A_TURN
    return why_not_take(g, seat, action)


def why_not_take(g: Game, seat: int, action: CardAction) -> Refusal | None:
    """The action of a card from hand, or one printed on a Display card."""
    effect = card_effects.EFFECTS.get(action.id)
    if effect is None:
        return NOT_WRITTEN
    return realm.why_not_pay(g, seat, cost_of(g, seat, action)) or effect.why_not(g, seat)


def why_not_play_any(g: Game, seat: int) -> Refusal | None:
    return None if any(why_not_play(g, seat, card) is None for card in g.hand[seat]) else NO_CARD


def play_card(g: Game, seat: int) -> Script[None]:
    """PP-6.0.3: pay, resolve, discard; a Display card stays in play."""
    hand = g.hand[seat]
    why_not = partial(why_not_play, g, seat)
    card = yield from choose(Ask(seat, PLAY, allowed(hand, why_not), refused=lambda: refusals(hand, why_not)))
    action = CARD_ACTION[card]
    decks.drop(g, seat, card)
    g.on_table.append(card)
    g.chance.reveal()
    g.log("log-card-played", "PP-6.0.1", seat=seat, card=card)
    if DISPLAY in action.kinds:
        yield from lay_out(g, seat, card)
        return
    yield from take_action(g, seat, action)
    g.on_table.remove(card)
    decks.discard(g, card)


def take_action(g: Game, seat: int, action: CardAction) -> Script[None]:
    """Pay and announce; a Covert action may be countered, then nothing happens (PP-6.2.10)."""
    effect = card_effects.EFFECTS[action.id]
    realm.pay(g, seat, cost_of(g, seat, action))
    target = yield from effect.announce(g, seat)
    if COVERT in action.kinds and (yield from is_countered(g, seat)):
        return
    yield from effect.apply(g, seat, target)


# Display cards (PP-6.2.1 to 6.2.4)


def shown_twin(g: Game, seat: int, card: int) -> int | None:
    """A card of the same name that the player has in play."""
    name = CARD_ACTION[card].id
    return next((shown.card for shown in g.display[seat] if CARD_ACTION[shown.card].id == name), None)


def lay_out(g: Game, seat: int, card: int) -> Script[None]:
    """PP-6.2.1, PP-6.2.4: with a Charge on each use-square; a third card needs the place of another."""
    action = CARD_ACTION[card]
    realm.pay(g, seat, cost_of(g, seat, action))
    if len(g.display[seat]) >= DISPLAY_CARDS:
        twin = shown_twin(g, seat, card)
        held: list[Value] = [shown.card for shown in g.display[seat]] if twin is None else [twin]
        old = yield from choose(Ask(seat, GIVE_UP, held))
        number = next(n for n, shown in enumerate(g.display[seat]) if shown.card == old)
        pieces.remove_charges(g, seat, number, g.display[seat][number].charges)
        g.log("log-display-discarded", "PP-6.2.4", seat=seat, card=old)
    charges = 0
    for _ in range(squares(g, seat, action)):
        if not (yield from pieces.take_cube(g, seat)):
            break
        charges += 1
    g.on_table.remove(card)
    if charges:
        g.display[seat] = (*g.display[seat], Displayed(card, charges))
    else:
        decks.discard(g, card)
    g.log("log-display", "PP-6.2.1", seat=seat, card=card, n=charges)


def squares(g: Game, seat: int, action: CardAction) -> int:
    """Use-squares of a Display card, as Ideas change them."""
    return action.charges + ideas.extra_charges(g, seat, action.id)


def display_actions(g: Game, seat: int) -> list[str]:
    """What the player's Display cards offer in a Turn: not Battle actions and Reactions (PP-6.2.2)."""
    return [one.id for shown in g.display[seat] for one in CARD_ACTION[shown.card].actions if TURN_ACTION in one.kinds]


def offering(g: Game, seat: int, word: str) -> Displayed:
    """The Display card with this action."""
    return next(shown for shown in g.display[seat] if any(one.id == word for one in CARD_ACTION[shown.card].actions))


def why_not_use(g: Game, seat: int, word: str) -> Refusal | None:
    shown = offering(g, seat, word)
    action = DISPLAY_ACTIONS[word]
    if shown.charges < action.charges:
        return FEW_CHARGES
    return why_not_take(g, seat, action)


def why_not_use_any(g: Game, seat: int) -> Refusal | None:
    if not g.display[seat]:
        return NOTHING_SHOWN
    found: Refusal | None = NOTHING_SHOWN
    for word in display_actions(g, seat):
        found = why_not_use(g, seat, word)
        if found is None:
            return None
    return found


def use_display(g: Game, seat: int) -> Script[None]:
    """PP-6.2.2, PP-6.2.3: its own cost; the Charges are removed, and with the last the card is discarded."""
    words = display_actions(g, seat)

    def refused() -> Reasons:
        return refusals(words, partial(why_not_use, g, seat))

    word = yield from choose(Ask(seat, USE, [*allowed(words, partial(why_not_use, g, seat))], refused=refused))
    card, action = offering(g, seat, word).card, DISPLAY_ACTIONS[word]
    g.log("log-display-used", "PP-6.2.2", seat=seat, card=card)
    yield from take_action(g, seat, action)
    for number, shown in enumerate(g.display[seat]):
        if shown.card == card:
            pieces.remove_charges(g, seat, number, min(action.charges, shown.charges))


DISPLAY_ACTIONS: Final = {one.id: one for action in ACTIONS_BY_ID.values() for one in action.actions}

ACTIONS: Final = (
    Action("play_card", why_not_play_any, play_card),
    Action("use_display", why_not_use_any, use_display),
)


# Covert actions (PP-6.2.9 to 6.2.12)

COUNTERESPIONAGE: Final = ACTIONS_BY_ID["counterespionage"]
COUNTERS: Final = tuple(card for card, action in enumerate(CARD_ACTION) if action is COUNTERESPIONAGE)
COUNTER: Final = Kind("counter", "PP-6.2.9", CARD)
DECLINE: Final = "decline"


def is_at_large(g: Game) -> bool:
    """Is there a Counterespionage that somebody could hold, for all that can be seen?"""
    return any(card in g.deck[DIP] or any(card in hand for hand in g.hand) for card in COUNTERS)


def may_hold_counter(g: Game, seat: int) -> bool:
    """Could this player, for all the others know, play Counterespionage? Everybody is asked who could (hands are
    secret), whether they hold the card or not."""
    return bool(g.hand[seat]) and realm.why_not_pay(g, seat, cost_of(g, seat, COUNTERESPIONAGE)) is None


def is_countered(g: Game, actor: int) -> Script[bool]:
    """PP-6.2.9 to 6.2.12: the others, clockwise from the player of the Covert action, may counter it; the counter is a
    Covert action itself and can be countered (PP-6.2.11)."""
    if not is_at_large(g):
        return False
    for seat in clockwise(g, actor)[1:]:
        if not may_hold_counter(g, seat):
            continue
        cards: list[Value] = [card for card in g.hand[seat] if card in COUNTERS]
        card = yield Ask(seat, COUNTER, [DECLINE, *cards], DECLINE, args={"seat": actor})
        if card == DECLINE:
            continue
        realm.pay(g, seat, cost_of(g, seat, COUNTERESPIONAGE))
        decks.drop(g, seat, card)
        g.on_table.append(card)
        g.chance.reveal()
        g.log("log-countered", "PP-6.2.9", seat=seat, other=actor, card=card)
        stands = not (yield from is_countered(g, seat))
        g.on_table.remove(card)
        decks.discard(g, card)
        if stands:
            return True
    return False
