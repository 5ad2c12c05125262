"""PP-6.2.8 Reactions of Action cards: the moments at which they may be played, and who is asked.

    entered    Enemy land units have entered an Area, before battle step 1: Withdraw, Intercept, Call the Levies; an NPR
               invades one (PP-13.5.7): Call the Levies
    war_begun  a Declaration of War has put players at War, before its battles: Call the Levies
    won        the Active Player has won a land battle: Pursue
    moved      an Enemy's move has ended and its battles are over: Scorched Earth

Counterespionage has a window of its own (action_cards.py). Hands are secret: everybody is asked who could use such a
card by all that can be seen, whether he holds it or not.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from westphalia.kernel.script import Ask, Kind, Script, Value, choose

from .. import decks, pieces, terms
from ..board import ACTIONS_BY_ID, AREA_OF, CARD, CARD_ACTION
from ..catalogue import CardAction, Effects
from ..cost import Cost
from ..effects import run
from ..effects.context import Context, Found
from ..ids import Area, Card, Realm, Seat
from ..model import NOBODY, Game, clockwise
from ..rules import reactions, realm
from ..tables import MAX_SEATS
from . import action_cards

REACT: Final = Kind("react", "PP-6.2.8", CARD)
REACTION: Final = Kind("which_reaction", "PP-6.2.8")
DECLINE: Final = "decline"

BURNT_UNITS: Final = 2  # Scorched Earth: the Opponent has so many there at least


class Trigger(NamedTuple):
    """What has happened: the Realm whose units came, moved or won, or that declared War; where; whom a War has
    reached."""

    realm: Realm
    area: Area = NOBODY
    reached: tuple[int, ...] = ()


class Reaction(NamedTuple):
    """A card, an option of one, or an action of a Display card that is played as a Reaction."""

    word: str
    action: CardAction  # with cost and Charges
    fx: Effects
    fits: Callable[[Game, Seat, Trigger], bool]  # is its trigger given for this player?
    on_display: bool


# The triggers printed on the cards


def _is_enemy(g: Game, seat: Seat, trigger: Trigger) -> bool:
    return g.realm[seat] != trigger.realm and terms.is_hostile(g, seat, trigger.realm)


def _in_anothers_turn(g: Game, seat: Seat, trigger: Trigger) -> bool:
    return g.active not in (NOBODY, seat) and _is_enemy(g, seat, trigger)


def _holds_something(g: Game, seat: Seat, trigger: Trigger) -> bool:
    """A Land Unit, or a Province controlled by the player, a Vassal or an Ally of his."""
    if not _in_anothers_turn(g, seat, trigger):
        return False
    return bool(terms.units_in(g, seat, trigger.area)) or any(
        terms.is_friendly_province(g, seat, p) for p in g.board.provinces_of[trigger.area]
    )


def _is_victor(g: Game, seat: Seat, trigger: Trigger) -> bool:
    return seat == g.active and g.realm[seat] == trigger.realm


def _is_burnt(g: Game, seat: Seat, trigger: Trigger) -> bool:
    """Scorched Earth: the Opponent has at least 2 Units where the player owns a Town without Unrest."""
    if not _is_enemy(g, seat, trigger) or terms.units_in(g, g.seat_of[trigger.realm], trigger.area) < BURNT_UNITS:
        return False
    return any(AREA_OF[p] == trigger.area and not g.unrest[p] for p in terms.own_towns(g, seat))


def _is_invaded(g: Game, seat: Seat, trigger: Trigger) -> bool:
    return _is_enemy(g, seat, trigger) and terms.owns_area(g, g.realm[seat], trigger.area)


def _is_reached(g: Game, seat: Seat, trigger: Trigger) -> bool:
    return seat in trigger.reached


def _option(card: str, letter: str, fits: Callable[[Game, Seat, Trigger], bool]) -> Reaction:
    action = ACTIONS_BY_ID[card]
    option = action.options[letter]
    return Reaction(option.id, action, option.fx, fits, on_display=False)


def _displayed(card: str, word: str, fits: Callable[[Game, Seat, Trigger], bool]) -> Reaction:
    action = next(one for one in ACTIONS_BY_ID[card].actions if one.id == word)
    return Reaction(word, action, action.fx, fits, on_display=True)


_SCORCHED: Final = ACTIONS_BY_ID["scorched_earth"]
ENTERED: Final = (
    _option("one_step_ahead", "A", _in_anothers_turn),
    _option("one_step_ahead", "B", _holds_something),
    _displayed("military_traditions", "call_the_levies", _is_invaded),
)
WAR_BEGUN: Final = (_displayed("military_traditions", "call_the_levies", _is_reached),)
WON: Final = (_option("one_step_ahead", "C", _is_victor),)
MOVED: Final = (Reaction(_SCORCHED.id, _SCORCHED, _SCORCHED.fx, _is_burnt, on_display=False),)


# The windows


@reactions.entered.fill
def entered(g: Game, r: Realm, a: Area) -> Script[None]:
    """Land units of this Realm, a player's or an invading NPR's, have just come into the Area."""
    yield from window(g, ENTERED, Trigger(r, a))


@reactions.war_begun.fill
def war_begun(g: Game, r: Realm, attacked: set[Seat], before: bytes) -> Script[None]:
    """PP-5.5.3, after step 5: those whom the Realm attacked, and those who have joined since the War tokens were
    ``before``. The declarer himself is not put at War."""
    reached = tuple(
        s
        for s in clockwise(g, g.seat_of[r])
        if g.realm[s] != r and (s in attacked or bytes(g.war[s::MAX_SEATS]) != before[s::MAX_SEATS])
    )
    if reached:
        yield from window(g, WAR_BEGUN, Trigger(r, NOBODY, reached))


@reactions.won.fill
def won(g: Game, seat: Seat, a: Area) -> Script[None]:
    """The player has won a land battle as the attacker."""
    yield from window(g, WON, Trigger(g.realm[seat], a))


@reactions.moved.fill
def moved(g: Game, seat: Seat, a: Area) -> Script[None]:
    """A movement of this player has ended in the Area, every battle there is over; so have the card moves of those who
    have intercepted him there."""
    yield from window(g, MOVED, Trigger(g.realm[seat], a))
    if g.turn is None:
        return
    while (interceptor := next((other for other, b in g.turn.intercepted if b == a), NOBODY)) != NOBODY:
        g.turn.intercepted.remove((interceptor, a))
        yield from window(g, MOVED, Trigger(g.realm[interceptor], a))


def window(g: Game, reactions: tuple[Reaction, ...], trigger: Trigger) -> Script[None]:
    """PP-6.2.8: clockwise from the Active Player; who has been asked is asked again only after somebody reacted."""
    waiting = clockwise(g, g.active)
    while waiting:
        seat = waiting.pop(0)
        if (yield from offer(g, seat, reactions, trigger)):
            waiting = clockwise(g, g.active)


def offer(g: Game, seat: Seat, reactions: tuple[Reaction, ...], trigger: Trigger) -> Script[bool]:
    """True if the player reacts; a Bot has no cards for it (PB-1.2)."""
    if not g.hand[seat] and not g.display[seat]:
        return False
    able = [reaction for reaction in reactions if is_possible(g, seat, reaction, trigger)]
    hidden = [r for r in able if not r.on_display and g.hand[seat] and action_cards.is_at_large(g, r.action)]
    shown = [reaction for reaction in able if reaction.on_display]
    if not hidden and not shown:
        return False
    played = {reaction.action.id for reaction in hidden}
    cards: list[Value] = [card for card in g.hand[seat] if CARD_ACTION[card].id in played]
    answer = yield Ask(seat, REACT, [DECLINE, *cards, *(r.word for r in shown)], DECLINE, args=_told(g, trigger))
    if answer == DECLINE:
        return False
    if isinstance(answer, str):
        yield from use_display(g, seat, next(r for r in shown if r.word == answer), trigger)
        return True
    ways = [r for r in hidden if r.action is CARD_ACTION[answer]]
    word = yield from choose(Ask(seat, REACTION, [r.word for r in ways], args={"card": answer}))
    yield from play(g, seat, answer, next(r for r in ways if r.word == word), trigger)
    return True


def _told(g: Game, trigger: Trigger) -> dict[str, Value]:
    """What the question says about the trigger: a player or an NPR, in an Area or by a Declaration of War."""
    who = g.seat_of[trigger.realm]
    told: dict[str, Value] = {"realm": trigger.realm} if who == NOBODY else {"seat": who}
    if trigger.area == NOBODY:
        return {**told, "where": "npr_war" if who == NOBODY else "none"}
    return {**told, "where": "npr" if who == NOBODY else "area", "area": trigger.area}


def is_possible(g: Game, seat: Seat, reaction: Reaction, trigger: Trigger) -> bool:
    """Its trigger is given, it can be paid, and something can be done: all of this can be seen by everybody."""
    if not reaction.fits(g, seat, trigger) or realm.why_not_pay(g, seat, cost(g, seat, reaction)) is not None:
        return False
    if reaction.on_display and shown_with(g, seat, reaction) is None:
        return False
    with action_cards.as_if_paid(g, seat, cost(g, seat, reaction)):
        return action_cards.is_doable(g, _context(g, seat, NOBODY, trigger), reaction.fx)


def cost(g: Game, seat: Seat, reaction: Reaction) -> Cost:
    return action_cards.cost_of(g, seat, reaction.action)


def shown_with(g: Game, seat: Seat, reaction: Reaction) -> int | None:
    """The place of a Display card of the player that offers it and has the Charges."""
    for place, shown in enumerate(g.display[seat]):
        if reaction.action in CARD_ACTION[shown.card].actions and shown.charges >= reaction.action.charges:
            return place
    return None


def _context(g: Game, seat: Seat, card: Card, trigger: Trigger) -> Context:
    c = action_cards.context(g, seat, card)
    c.trigger = Found()
    c.trigger.realms.append(trigger.realm)
    if trigger.area != NOBODY:
        c.trigger.areas.append(trigger.area)
    return c


def play(g: Game, seat: Seat, card: Card, reaction: Reaction, trigger: Trigger) -> Script[None]:
    """PP-6.2.8, PP-6.0.3: pay, resolve, discard; it uses no Turn."""
    realm.pay(g, seat, cost(g, seat, reaction))
    decks.drop(g, seat, card)
    g.on_table.append(card)
    g.chance.reveal()
    g.log("log-reaction", "PP-6.2.8", seat=seat, card=card)
    yield from run.run(g, _context(g, seat, card, trigger), reaction.fx)
    g.on_table.remove(card)
    decks.discard(g, card)


def use_display(g: Game, seat: Seat, reaction: Reaction, trigger: Trigger) -> Script[None]:
    """PP-6.2.2, PP-6.2.3: its cost and its Charges."""
    place = shown_with(g, seat, reaction)
    assert place is not None
    card = g.display[seat][place].card
    realm.pay(g, seat, cost(g, seat, reaction))
    g.log("log-reaction", "PP-6.2.8", seat=seat, card=card)
    pieces.spend_charges(g, seat, card, reaction.action.charges)
    yield from run.run(g, _context(g, seat, card, trigger), reaction.fx)
    pieces.discard_spent(g, seat)
