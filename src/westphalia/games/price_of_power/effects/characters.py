"""Rulers and other characters: appointed by a card, installed, rejected, discarded, fallen ill (7.2)."""

from __future__ import annotations

from typing import Final

from westphalia.kernel.script import Ask, Kind, Script, Value, choose

from .. import decks
from ..board import ACTION_CARDS, CARD_DECK, CHARACTER, CHARACTERS, EVENTS, POWER
from ..catalogue import CardCharacter, EventCharacter
from ..cost import Cost
from ..ids import Card, Realm, Seat
from ..model import NOBODY, RULER, Game
from ..rules import character_cards, realm
from ..rules import characters as people
from ..tables import ARMIES, DISCARDS_ON_TOP, POWERS
from ..vocabulary.characters import Appoint, DiscardCharacter, IllHealth, InstallRuler, RejectRuler
from . import amounts, run, selectors
from .context import Context, Found, nothing
from .run import DECLINE, operation

THIS_CARD: Final = "this_card"
HAND: Final = "hand"
DISCARDS: Final[dict[str, tuple[int, ...]]] = {f"{power}_discards": (number,) for number, power in enumerate(POWERS)}
DISCARDS["any_discards"] = tuple(range(len(POWERS)))
TOP_FIVE: Final = "top_5_of_one_discard_pile"


# Appointing (PP-5.2.3)

WHOM: Final = Kind("card_appoints", "PP-5.2.3", CHARACTER)
POST: Final = Kind("card_appoints_as", "PP-7.2.2")
SLOT: Final = Kind("card_appoints_to", "PP-7.2.9", POWER)


def figure(c: Context) -> int:
    """The character on the Event card, not its historical Ruler."""
    found = CHARACTER.value(f"figure_{EVENTS[c.source['event']].id}")
    assert found is not None
    return found


def _candidates(g: Game, c: Context, step: Appoint, seat: Seat) -> list[int]:
    """Those whom the card lets be appointed, wherever they are."""
    source = step.from_
    if source == THIS_CARD:
        return [figure(c)]
    if source == HAND:
        return list(g.hand[seat])
    if source in DISCARDS:
        return [card for pile in DISCARDS[source] for card in g.discard[pile]]
    if source == TOP_FIVE:
        return [card for pile in g.discard for card in pile[-DISCARDS_ON_TOP:]]
    return [card for card in selectors.label(c, source[1:]).cards if card in g.hand[seat]]


def _posts(g: Game, step: Appoint, seat: Seat, character: int) -> list[str]:
    """The posts that the card allows, fit the character, and can be paid for."""
    allowed = [step.role] if isinstance(step.role, str) else step.role
    found = CHARACTERS[character]
    if isinstance(found, CardCharacter):
        posts = people.roles(g, seat, Card(character))
    else:
        posts = [people.FLEET if isinstance(found, EventCharacter) and found.role == "admiral" else "advisor"]
    words = [word for word in posts if _role(word) in allowed]
    return [word for word in words if realm.why_not_pay(g, seat, _price(g, step, seat, character, word)) is None]


def _role(word: str) -> str:
    """What the content calls a post."""
    return "general" if word in people.ARMY_WORDS else "admiral" if word == people.FLEET else word


def _price(g: Game, step: Appoint, seat: Seat, character: int, word: str) -> Cost:
    if step.price == "free":
        return Cost()
    if character >= len(ACTION_CARDS):
        return Cost(ducats=character_cards.advisor_price(character))
    price = people.price(g, seat, Card(character), word)
    off = 0 if step.discount is None else step.discount.ducats
    return price._replace(ducats=max(0, price.ducats - off))


def _able(g: Game, c: Context, step: Appoint, seat: Seat) -> list[int]:
    return [one for one in _candidates(g, c, step, seat) if _posts(g, step, seat, one)]


def _can_appoint(g: Game, c: Context, step: Appoint, r: Realm) -> bool:
    """Of a hand nobody must learn whether a fit character is in it."""
    seat = g.seat_of[r]
    if seat == NOBODY:
        return False
    return bool(g.hand[seat]) if step.from_ == HAND else bool(_able(g, c, step, seat))


@operation(Appoint, possible=_can_appoint, asks=True)
def appoint(g: Game, c: Context, step: Appoint, r: Realm) -> Script[Found]:
    """PP-5.2.3: a character gets a post; whoever held it is discarded."""
    seat = g.seat_of[r]
    options: list[Value] = [*_able(g, c, step, seat)]
    if step.may:
        options.append(DECLINE)
    ask = Ask(seat, WHOM, options, options[-1], args=c.source)
    character = (yield ask) if step.may else (yield from choose(ask))
    if character == DECLINE:
        return nothing()
    post = yield from choose(Ask(seat, POST, [*_posts(g, step, seat, character)], args=c.source))
    slot = yield from _slot(g, c, step, seat, character)
    realm.pay(g, seat, _price(g, step, seat, character, post))
    if post in people.ARMY_WORDS:
        yield from people.make_room(g, seat, post)
    _take_from(g, seat, character)
    people.install(g, seat, character, post, slot=slot)
    found = Found()
    found.cards.append(character)
    return found


def _slot(g: Game, c: Context, step: Appoint, seat: Seat, character: int) -> Script[int]:
    """PP-7.2.9: an Advisor serves in the slot of his type; some on Events may serve in one of several."""
    found = CHARACTERS[character]
    if not isinstance(found, EventCharacter) or not found.slots:
        return NOBODY
    slots: list[Value] = [POWERS.index(power) for power in step.slot or found.slots]
    slot: int = yield from choose(Ask(seat, SLOT, slots, args=c.source))
    return slot


def _take_from(g: Game, seat: Seat, character: int) -> None:
    """Out of the hand or of the discard pile."""
    if character in g.hand[seat]:
        decks.drop(g, seat, Card(character))
    elif character < len(ACTION_CARDS):
        pile = CARD_DECK[character]
        g.discard[pile] = tuple(card for card in g.discard[pile] if card != character)


# Rulers (PP-7.2.3, PP-16.3.23)


@operation(InstallRuler, possible=lambda g, c, step, r: g.seat_of[r] != NOBODY)
def install_ruler(g: Game, c: Context, step: InstallRuler, r: Realm) -> Script[Found]:
    """PP-7.2.3: takes the place of the present Ruler, who is discarded."""
    seat = g.seat_of[r]
    ill = 0
    if isinstance(step.from_, str):  # this card
        ruler = figure(c)
        ill = int(getattr(CHARACTERS[ruler], "ill_health", 0))
    else:
        ruler = _reveal_leader(g, c, seat, POWERS.index(step.from_.reveal.removesuffix("_deck")))
        if ruler == NOBODY:
            return nothing()
    yield from people.replace_ruler(g, seat, ruler, ill)
    if c.heir.rejected_by == r:
        c.heir.is_replaced = True
    return Found()


def _reveal_leader(g: Game, c: Context, seat: Seat, deck: int) -> int:
    """Cards of a deck are turned over until a Leader who can rule appears; the others are discarded."""
    passed = list[Card]()
    found: int = NOBODY
    while found == NOBODY and (card := decks.draw(g, deck)) is not None:
        leader = character_cards.leader(card)
        if leader is not None and "ruler" in leader.roles:
            found = card
        else:
            passed.append(card)
    for other in passed:
        decks.discard(g, other)
        g.log("log-card-discarded", c.rule, seat=seat, card=other)
    return found


@operation(RejectRuler, possible=lambda g, c, step, r: g.seat_of[r] != NOBODY)
def reject_ruler(g: Game, c: Context, step: RejectRuler, r: Realm) -> Script[Found]:
    """PP-16.3.23: carried out when the Event has been resolved; ``keep``: the Ruler who stays or returns."""
    c.heir.rejected_by = r
    if step.keep == "privy_council":
        c.heir.returns = PRIVY_COUNCIL
    yield from ()
    return Found()


def _named(name: str) -> int:
    return next(number for number, character in enumerate(CHARACTERS) if character.name == name)


PRIVY_COUNCIL: Final = _named("Privy Council")


# Discarding (PP-7.2.12) and Ill Health (PP-7.2.10)

TO_DISCARD: Final = Kind("character_to_discard", "PP-16.3.5")


def _held(g: Game, step: DiscardCharacter, seat: Seat) -> list[Value]:
    """Filled posts of the kind that is to be vacated; ``prefer`` a type of Advisor if there is one."""
    if step.role == "ruler":
        return [people.AS_RULER] if g.ruler[seat] != NOBODY else []
    if step.role == "general":
        return [word for k, word in enumerate(people.ARMY_WORDS) if g.general[seat * ARMIES + k] not in (NOBODY, RULER)]
    filled = [power for number, power in enumerate(POWERS) if g.advisor[seat * 3 + number] != NOBODY]
    if step.prefer in filled:
        filled = [step.prefer]
    return [f"advisor_{power}" for power in filled]


def _can_discard(g: Game, c: Context, step: DiscardCharacter, r: Realm) -> bool:
    return g.seat_of[r] != NOBODY and bool(_held(g, step, g.seat_of[r]))


@operation(DiscardCharacter, possible=_can_discard)
def discard_character(g: Game, c: Context, step: DiscardCharacter, r: Realm) -> Script[Found]:
    """The owner chooses whom (PP-16.3.5)."""
    seat = g.seat_of[r]
    number = amounts.amount(g, c, step.amount, len(_held(g, step, seat)))
    for _ in range(number):
        posts = _held(g, step, seat)
        if not posts:
            return nothing()
        post = yield from choose(Ask(run.decider(g, c, step, r), TO_DISCARD, posts, args=c.source))
        if post == people.AS_RULER:
            yield from people.lose_ruler(g, seat)
        else:
            people.dismiss_from(g, seat, post)
    return Found()


def _can_fall_ill(g: Game, c: Context, step: IllHealth, r: Realm) -> bool:
    seat = g.seat_of[r]
    return seat != NOBODY and (step.role == THIS_CARD or g.ruler[seat] != NOBODY)


@operation(IllHealth, possible=_can_fall_ill)
def ill_health(g: Game, c: Context, step: IllHealth, r: Realm) -> Script[Found]:
    """PP-7.2.10: tokens on the Ruler, or on the one of this card when he enters."""
    number = amounts.amount(g, c, step.amount)
    if step.role == THIS_CARD:
        c.heir.ill += number
    else:
        for _ in range(number):
            yield from people.wound_ruler(g, g.seat_of[r])
    return Found()
