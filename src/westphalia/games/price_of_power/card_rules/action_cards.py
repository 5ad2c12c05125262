"""PP-6 Action Cards: playing them, Display cards, Covert actions and Counterespionage.

What a card does is data (``fx`` in content/action_cards.yaml) for the executor of card effects. A card can be played
for its action if the first thing it does can be done, and what its printed conditions ask for beyond that holds. Its
character can be appointed in any case (PP-6.0.4, characters.py). Battle actions: battle_actions.py; other Reactions:
card_reactions.py.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from typing import Final

from westphalia.kernel.actions import Action
from westphalia.kernel.script import Ask, Kind, Reasons, Refusal, Script, Value, allowed, choose, refusals

from .. import decks, pieces
from ..board import ACTIONS_BY_ID, CARD, CARD_ACTION, CARD_DECK
from ..catalogue import CardAction, CardOption, Effects, PrintedCondition
from ..cost import Cost
from ..effects import cards as card_effects
from ..effects import conditions, run, special
from ..effects.context import Context, Found
from ..ids import Card, Seat
from ..model import NOBODY, Displayed, Game, clockwise
from ..rules import administrative_actions, bonuses, reactions, realm
from ..tables import DISPLAY_CARDS, POWERS
from ..vocabulary.blocks import Pick
from ..vocabulary.units import BattleDice

COVERT: Final = "covert"
TURN_ACTION: Final = "action"  # the mark of what uses the Turn
DECLINE: Final = "decline"

NOT_A_TURN: Final = Refusal("PP-6.2.8", "no-card-reaction")
NOTHING_TO_DO: Final = Refusal("PP-5.0.2", "no-card-use")
SAME_NAME: Final = Refusal("PP-6.2.4", "no-display-twice")
NO_CARD: Final = Refusal("PP-5.0.1", "no-card-to-play")
NOTHING_SHOWN: Final = Refusal("PP-6.2.2", "no-display-action")
FEW_CHARGES: Final = Refusal("PP-6.2.3", "no-charges")

PLAY: Final = Kind("play_card", "PP-6.0.1", CARD)
OPTION: Final = Kind("card_way", "PP-6.0.3")
GIVE_UP: Final = Kind("display_to_discard", "PP-6.2.4", CARD)
USE: Final = Kind("display_action", "PP-6.2.2")


def context(g: Game, seat: Seat, card: Card) -> Context:
    """The card in the hands of this player, for the executor."""
    active = NOBODY if g.active == NOBODY else g.realm[g.active]
    return Context({"card": card} if card != NOBODY else {}, "PP-6.0.3", g.realm[seat], active)


def cost_of(g: Game, seat: Seat, action: CardAction) -> Cost:
    """PP-6.0.2, PP-6.1.5: as printed, with the discounts of the card, of Ideas, and of the current Stability; never
    below 0."""
    cost = Cost(**action.cost)
    for modifier in action.cost_modifiers:
        if conditions.all_hold(g, context(g, seat, NOBODY), modifier.if_):
            for kind, by in modifier.change.items():
                cost = cost._replace(**{kind: max(0, getattr(cost, kind) + by)})
    if action.stability_priced:
        cost = cost._replace(adm=administrative_actions.stability_cost(g, seat, cost.adm))
    return bonuses.cheaper(g, seat, "covert_action", cost) if COVERT in action.kinds else cost


def with_extra(cost: Cost, option: CardOption) -> Cost:
    """What an option costs besides."""
    return cost._replace(**{kind: getattr(cost, kind) + by for kind, by in option.extra_cost.items()})


@contextmanager
def as_if_paid(g: Game, seat: Seat, cost: Cost) -> Iterator[None]:
    """To see what could be done once the cost is paid."""
    at = seat * len(POWERS)
    power, cubes, ducats = g.power[at : at + len(POWERS)], g.cubes[seat], g.ducats[seat]
    realm.take(g, seat, cost)
    yield
    g.power[at : at + len(POWERS)] = power
    g.cubes[seat], g.ducats[seat] = cubes, ducats


# What the printed conditions ask for, beyond what the first effect needs

NOT_AT_WAR: Final = Refusal("PP-6.2.2", "no-war-taxes-peace")
NO_UNITS: Final = Refusal("PP-6.2.2", "no-war-taxes-units")
FEW_CALM_TOWNS: Final = Refusal("PP-5.0.2", "no-levy-towns")
NO_LARGE_TOWN: Final = Refusal("PP-5.0.2", "no-large-town-left")
NO_OWN_LEADER: Final = Refusal("PP-9.7.15", "no-own-leader")
NO_OWN_REGULARS: Final = Refusal("PP-9.7.15", "no-own-regulars")
REFUSALS: Final = {
    refusal.message: refusal
    for refusal in (
        NOT_AT_WAR,
        NO_UNITS,
        FEW_CALM_TOWNS,
        NO_LARGE_TOWN,
        NO_OWN_LEADER,
        NO_OWN_REGULARS,
        administrative_actions.NO_COLONIAL_CLAIM,
    )
}  # by the word that a condition has for it in content/action_cards.yaml


def why_not_asked(g: Game, seat: Seat, asked: Sequence[PrintedCondition]) -> Refusal | None:
    """The first of the printed conditions that does not hold, as far as nothing else tells it (``told_by``)."""
    for condition in asked:
        if not conditions.all_hold(g, context(g, seat, NOBODY), condition.all):
            return REFUSALS[condition.refusal]
    return None


def is_doable(g: Game, c: Context, fx: Effects) -> bool:
    """Can the first thing that it does be done? The rest follows from it or is more of it."""
    return run.is_step_possible(g, c, fx[0])


def why_not_do(g: Game, seat: Seat, asked: Sequence[PrintedCondition], fx: Effects, cost: Cost) -> Refusal | None:
    """PP-5.0.2: the whole cost, the printed conditions, and something to do."""
    refusal = realm.why_not_pay(g, seat, cost) or why_not_asked(g, seat, asked)
    if refusal is not None:
        return refusal
    with as_if_paid(g, seat, cost):
        return None if is_doable(g, context(g, seat, NOBODY), fx) else NOTHING_TO_DO


# 6.0 Playing Action Cards


def ways(action: CardAction) -> dict[str, CardOption]:
    """The options of an action that are no Battle action, by their words."""
    return {
        option.id: option
        for option in action.options.values()
        if not any(isinstance(effect, BattleDice) for effect in option.fx)
    }


def why_not_way(g: Game, seat: Seat, action: CardAction, word: str) -> Refusal | None:
    option = ways(action)[word]
    asked = () if option.condition is None else (option.condition,)
    return why_not_do(g, seat, asked, option.fx, with_extra(cost_of(g, seat, action), option))


def why_not_take(g: Game, seat: Seat, action: CardAction) -> Refusal | None:
    """The action of a card from hand, or one printed on a Display card: itself, or one of its options."""
    if not action.options:
        return why_not_do(g, seat, action.conditions, action.fx, cost_of(g, seat, action))
    refusal: Refusal | None = None
    for word in ways(action):
        refusal = why_not_way(g, seat, action, word)
        if refusal is None:
            return None
    return refusal


def why_not_play(g: Game, seat: Seat, card: Card) -> Refusal | None:
    """PP-5.0.2, PP-6.2.4."""
    action = CARD_ACTION[card]
    if decks.DISPLAY in action.kinds:
        if len(g.display[seat]) < DISPLAY_CARDS and decks.shown_twin(g, seat, card) is not None:
            return SAME_NAME
        return realm.why_not_pay(g, seat, cost_of(g, seat, action))
    return why_not_take(g, seat, action) if TURN_ACTION in action.kinds else NOT_A_TURN


def why_not_play_any(g: Game, seat: Seat) -> Refusal | None:
    hand = sorted(g.hand[seat], key=_takes_long)
    return None if any(why_not_play(g, seat, card) is None for card in hand) else NO_CARD


def _takes_long(card: Card) -> bool:
    """Of a Display card only the cost is asked, of others whether they can do anything."""
    return decks.DISPLAY not in CARD_ACTION[card].kinds


def play_card(g: Game, seat: Seat) -> Script[None]:
    """PP-6.0.3: pay, resolve, discard; a Display card stays in play."""
    hand = g.hand[seat]
    why_not = partial(why_not_play, g, seat)
    card = yield from choose(Ask(seat, PLAY, allowed(hand, why_not), refused=lambda: refusals(hand, why_not)))
    lay_on_table(g, seat, card)
    g.log("log-card-played", "PP-6.0.1", seat=seat, card=card)
    if decks.DISPLAY in CARD_ACTION[card].kinds:
        yield from make_place(g, seat, card)
        realm.pay(g, seat, cost_of(g, seat, CARD_ACTION[card]))
        yield from lay_out(g, seat, card, False)
        return
    yield from take_action(g, seat, card, CARD_ACTION[card])
    g.on_table.remove(card)
    decks.discard(g, card)


def lay_on_table(g: Game, seat: Seat, card: Card) -> None:
    """Out of the hand, for everybody to see, until it is resolved."""
    decks.drop(g, seat, card)
    g.on_table.append(card)
    g.chance.reveal()


def take_action(
    g: Game, seat: Seat, card: Card, action: CardAction, trigger: Found | None = None, charges: int = 0
) -> Script[None]:
    """Choose an option, pay (of a Display card also its Charges, PP-6.2.3) and announce; a Covert action may be
    countered, then nothing happens (PP-6.2.10)."""
    cost, fx = cost_of(g, seat, action), action.fx
    if action.options:
        why_not = partial(why_not_way, g, seat, action)
        words = list(ways(action))
        ask = Ask(
            seat, OPTION, [*allowed(words, why_not)], args={"card": card}, refused=partial(refusals, words, why_not)
        )
        option = ways(action)[(yield from choose(ask))]
        cost, fx = with_extra(cost, option), option.fx
    realm.pay(g, seat, cost)
    if charges:
        pieces.spend_charges(g, seat, card, charges)
    c = context(g, seat, card)
    c.trigger = trigger
    if COVERT in action.kinds:
        fx = yield from announce(g, c, fx)
        if (yield from is_countered(g, seat)):
            return
    yield from run.run(g, c, fx)


def announce(g: Game, c: Context, fx: Effects) -> Script[Effects]:
    """PP-6.2.9: what a Covert action aims at is named before it can be countered: the choices at the beginning of its
    effect. What is left to do."""
    left = fx
    while left and isinstance(left[0], Pick):
        found = yield from run.carry_out(g, c, left[0])
        left = left[1:]
        for r in found.realms:
            g.log("log-card-target", "PP-6.2.9", seat=g.seat_of[c.you], realm=r)
        for a in found.areas:
            g.log("log-card-target-area", "PP-6.2.9", seat=g.seat_of[c.you], area=a)
    name = special.ANNOUNCE.get(type(left[0])) if left else None
    if name is not None:
        yield from name(g, c, left[0], c.you)
    return left


# Display cards (PP-6.2.1 to 6.2.4)


@card_effects.lay_out.fill
def lay_out(g: Game, seat: Seat, card: Card, quiet: bool) -> Script[None]:
    """PP-6.2.1: with a Charge on each use-square. ``quiet``: without what the card does when it is played."""
    action = CARD_ACTION[card]
    yield from make_place(g, seat, card)
    if action.on_play is not None and not quiet:
        yield from run.run(g, context(g, seat, card), action.on_play.fx)
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


def make_place(g: Game, seat: Seat, card: Card) -> Script[None]:
    """PP-6.2.4: a third card needs the place of another, which is discarded before anything else; its Charges
    return."""
    if len(g.display[seat]) < DISPLAY_CARDS:
        return
    twin = decks.shown_twin(g, seat, card)
    held: list[Value] = [shown.card for shown in g.display[seat]] if twin is None else [twin]
    old = yield from choose(Ask(seat, GIVE_UP, held))
    number = next(n for n, shown in enumerate(g.display[seat]) if shown.card == old)
    pieces.remove_charges(g, seat, number, g.display[seat][number].charges)
    g.log("log-display-discarded", "PP-6.2.4", seat=seat, card=old)


def squares(g: Game, seat: Seat, action: CardAction) -> int:
    """Use-squares of a Display card, as Ideas change them."""
    return action.charges + bonuses.extra_charges(g, seat, action.id)


def display_actions(g: Game, seat: Seat) -> list[str]:
    """What the player's Display cards offer in a Turn: not Battle actions and Reactions (PP-6.2.2)."""
    return [one.id for shown in g.display[seat] for one in CARD_ACTION[shown.card].actions if TURN_ACTION in one.kinds]


def offering(g: Game, seat: Seat, word: str) -> Displayed:
    """The Display card with this action."""
    return next(shown for shown in g.display[seat] if any(one.id == word for one in CARD_ACTION[shown.card].actions))


def why_not_use(g: Game, seat: Seat, word: str) -> Refusal | None:
    shown = offering(g, seat, word)
    action = DISPLAY_ACTIONS[word]
    if shown.charges < action.charges:
        return FEW_CHARGES
    return why_not_take(g, seat, action)


def why_not_use_any(g: Game, seat: Seat) -> Refusal | None:
    if not g.display[seat]:
        return NOTHING_SHOWN
    found: Refusal | None = NOTHING_SHOWN
    for word in display_actions(g, seat):
        found = why_not_use(g, seat, word)
        if found is None:
            return None
    return found


def use_display(g: Game, seat: Seat) -> Script[None]:
    """PP-6.2.2, PP-6.2.3: its own cost and its Charges; with the last of them the card is discarded."""
    words = display_actions(g, seat)

    def refused() -> Reasons:
        return refusals(words, partial(why_not_use, g, seat))

    word = yield from choose(Ask(seat, USE, [*allowed(words, partial(why_not_use, g, seat))], refused=refused))
    card, action = offering(g, seat, word).card, DISPLAY_ACTIONS[word]
    g.log("log-display-used", "PP-6.2.2", seat=seat, card=card)
    yield from take_action(g, seat, card, action, charges=action.charges)
    pieces.discard_spent(g, seat)


DISPLAY_ACTIONS: Final = {one.id: one for action in ACTIONS_BY_ID.values() for one in action.actions}

ACTIONS: Final = (
    Action("play_card", why_not_play_any, play_card),
    Action("use_display", why_not_use_any, use_display),
)


# Covert actions (PP-6.2.9 to 6.2.12)

COUNTERESPIONAGE: Final = ACTIONS_BY_ID["counterespionage"]
COUNTERS: Final = tuple(card for card, action in enumerate(CARD_ACTION) if action is COUNTERESPIONAGE)
COUNTER: Final = Kind("counter", "PP-6.2.9", CARD)


def may_hold_counter(g: Game, seat: Seat) -> bool:
    """Could this player, for all the others know, play Counterespionage? Everybody is asked who could (hands are
    secret), whether they hold the card or not."""
    return bool(g.hand[seat]) and realm.why_not_pay(g, seat, cost_of(g, seat, COUNTERESPIONAGE)) is None


@reactions.is_countered.fill
def is_countered(g: Game, actor: int) -> Script[bool]:
    """PP-6.2.9 to 6.2.12: the others, clockwise from the Active Player, may counter it; the counter is a Covert action
    itself and can be countered (PP-6.2.11)."""
    if not is_at_large(g, COUNTERESPIONAGE):
        return False
    action = Found()  # the Covert action, as long as it stands
    asked = [*clockwise(g, g.active)]
    while asked:
        seat = asked.pop(0)
        if seat == actor or not may_hold_counter(g, seat):
            continue
        cards: list[Value] = [card for card in g.hand[seat] if card in COUNTERS]
        card = yield Ask(seat, COUNTER, [DECLINE, *cards], DECLINE, args={"seat": actor})
        if card == DECLINE:
            continue
        lay_on_table(g, seat, card)
        g.log("log-countered", "PP-6.2.9", seat=seat, other=actor, card=card)
        yield from take_action(g, seat, card, COUNTERESPIONAGE, action)
        g.on_table.remove(card)
        decks.discard(g, card)
        if not action.whole:
            return True
        asked = [*clockwise(g, g.active)]  # the counter was countered: who declined before may think again (PP-6.2.8)
    return False


def is_at_large(g: Game, action: CardAction) -> bool:
    """Is there a copy of the card that somebody could hold, for all that can be seen?"""
    return any(
        card in g.deck[CARD_DECK[card]] or any(card in hand for hand in g.hand)
        for card, other in enumerate(CARD_ACTION)
        if other is action
    )
