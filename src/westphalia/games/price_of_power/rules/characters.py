"""PP-7.2 Characters: Rulers, Generals, Admirals, Advisors; how they come (PP-5.2.3 to 5.2.9) and how they go."""

from __future__ import annotations

from functools import partial
from typing import Final

from westphalia.kernel.actions import Action
from westphalia.kernel.script import Ask, Kind, Refusal, Script, Value, allowed, choose, refusals

from .. import decks
from ..board import ACTION_CARDS, CARD
from ..cost import Cost
from ..ids import Card, Seat
from ..model import NOBODY, RULER, Game, clockwise, is_bot
from ..tables import ARMIES, POWERS
from . import character_cards, hre, realm

FATAL: Final = 2  # Ill Health tokens, PP-7.2.10
ARMY_WORDS: Final = ("army_1", "army_2", "army_3")
FLEET: Final = "fleet"
AS_RULER: Final = "ruler"

_SLOT = {name: number for number, name in enumerate(POWERS)}


# Appoint (PP-5.2.3 to 5.2.6)

APPOINT: Final = Kind("appoint", "PP-5.2.3", CARD)
ROLE: Final = Kind("appoint_as", "PP-7.2.2")

NO_CHARACTER: Final = Refusal("PP-5.2.3", "no-appoint-card")
RULER_LIVES: Final = Refusal("PP-7.2.4", "no-appoint-ruler-lives")


def price(g: Game, seat: Seat, card: Card, role: str) -> Cost:
    """PP-5.2.4, PP-5.2.5, PP-5.2.8: Advisors cost Ducats, Generals and Admirals MIL, a Ruler nothing."""
    character = ACTION_CARDS[card].character
    if character.kind == "advisor":
        return Cost(ducats=character.ducats)
    return Cost() if role == AS_RULER else Cost(mil=character.hire_mil or 0)


def roles(g: Game, seat: Seat, card: Card) -> list[str]:
    """The posts a character in hand can be given now, whatever they cost."""
    character = ACTION_CARDS[card].character
    if character.kind == "advisor":
        return ["advisor"]
    found = [AS_RULER] if g.ruler[seat] == NOBODY and "ruler" in character.roles else []
    if "general" in character.roles:
        found += ARMY_WORDS
    if "admiral" in character.roles:
        found.append(FLEET)
    return found


def why_not_appoint_card(g: Game, seat: Seat, card: Card) -> Refusal | None:
    refusal: Refusal | None = RULER_LIVES
    for role in roles(g, seat, card):
        refusal = realm.why_not_pay(g, seat, price(g, seat, card, role))
        if refusal is None:
            return None
    return refusal


def why_not_appoint(g: Game, seat: Seat) -> Refusal | None:
    if any(why_not_appoint_card(g, seat, card) is None for card in g.hand[seat]):
        return None
    return NO_CHARACTER


def appoint(g: Game, seat: Seat) -> Script[None]:
    """PP-5.2.3: a character from hand gets a post; whoever held it is discarded."""
    hand = g.hand[seat]
    why_not = partial(why_not_appoint_card, g, seat)
    card = yield from choose(Ask(seat, APPOINT, allowed(hand, why_not), refused=lambda: refusals(hand, why_not)))
    payable: list[Value] = [
        role for role in roles(g, seat, card) if realm.why_not_pay(g, seat, price(g, seat, card, role)) is None
    ]
    role = yield from choose(Ask(seat, ROLE, payable))
    realm.pay(g, seat, price(g, seat, card, role))
    if role in ARMY_WORDS:
        yield from make_room(g, seat, role)
    decks.drop(g, seat, card)  # not before: until he has his post nobody else is told who he is
    install(g, seat, card, role)


REPLACED: Final = Kind("replaced_general", "PP-7.2.7")
DISCARD: Final = "discard"


def make_room(g: Game, seat: Seat, word: str, *, vacated: str = "") -> Script[None]:
    """PP-7.2.7: a General who is replaced goes to a free Army board or is discarded, as he must be if none is free.
    ``vacated``: the board that his successor leaves."""
    army = seat * ARMIES + ARMY_WORDS.index(word)
    if g.general[army] in (NOBODY, RULER):
        return
    free = [other for k, other in enumerate(ARMY_WORDS) if g.general[seat * ARMIES + k] == NOBODY or other == vacated]
    where = yield from choose(Ask(seat, REPLACED, [*free, DISCARD], args={"character": g.general[army]}))
    if where == DISCARD:
        dismiss_general(g, army)
    elif where != vacated:
        _move_general(g, army, seat * ARMIES + ARMY_WORDS.index(where))


def _move_general(g: Game, source: int, goal: int) -> None:
    g.general[goal], g.general_ill[goal] = g.general[source], g.general_ill[source]
    g.general[source], g.general_ill[source] = NOBODY, 0
    g.log("log-transferred", "PP-5.2.6", seat=source // ARMIES, character=g.general[goal])


def install(g: Game, seat: Seat, character: int, role: str, ill: int = 0, *, slot: int = NOBODY) -> None:
    """Give a character a post; a character already in it leaves first (PP-5.2.4, PP-7.2.7). ``slot``: of an Advisor
    who is not on an Action card."""
    if role == "advisor":
        power = _SLOT[ACTION_CARDS[character].deck] if slot == NOBODY else slot
        if g.advisor[seat * 3 + power] != NOBODY:
            dismiss_advisor(g, seat, power)
        g.advisor[seat * 3 + power] = character
    elif role == AS_RULER:
        g.ruler[seat], g.ruler_ill[seat] = character, ill
    elif role == FLEET:
        if g.admiral[seat] != NOBODY:
            dismiss_admiral(g, seat)
        g.admiral[seat], g.admiral_ill[seat] = character, 0
    else:
        army = seat * ARMIES + ARMY_WORDS.index(role)
        if g.general[army] != NOBODY:
            dismiss_general(g, army)
        g.general[army], g.general_ill[army] = character, ill
    g.log("log-appointed", "PP-5.2.3", seat=seat, character=character, role=role)


# Leaving a post


def retire(g: Game, character: int) -> None:
    """The card of a character that leaves play: an Action card goes to its pile, others leave the game."""
    if character < len(ACTION_CARDS):
        decks.discard(g, Card(character))


def dismiss_advisor(g: Game, seat: Seat, power: int) -> None:
    """The Advisor of a type leaves (PP-5.2.3)."""
    at = seat * 3 + power
    retire(g, g.advisor[at])
    g.advisor[at], g.advisor_ill[at] = NOBODY, 0
    g.log("log-advisor-leaves", "PP-5.2.3", seat=seat, power=power)


def dismiss_advisors(g: Game, seat: Seat) -> None:
    """PP-7.4.10(f): all own Advisors."""
    for power in range(len(POWERS)):
        if g.advisor[seat * 3 + power] != NOBODY:
            dismiss_advisor(g, seat, power)


def dismiss_general(g: Game, army: int) -> None:
    """A Ruler who leads only goes home."""
    if g.general[army] != RULER:
        retire(g, g.general[army])
    g.general[army], g.general_ill[army] = NOBODY, 0
    g.log("log-general-leaves", "PP-5.2.3", seat=army // ARMIES)


def dismiss_admiral(g: Game, seat: Seat) -> None:
    retire(g, g.admiral[seat])
    g.admiral[seat], g.admiral_ill[seat] = NOBODY, 0
    g.log("log-admiral-leaves", "PP-5.2.3", seat=seat)


DISMISS: Final = Kind("dismiss", "PP-5.2.3")
NOBODY_TO_DISMISS: Final = Refusal("PP-5.2.3", "no-dismiss")


def posts(g: Game, seat: Seat) -> list[Value]:
    """Filled posts whose holder can be dismissed: not the Ruler (PP-5.2.3)."""
    found: list[Value] = [f"advisor_{POWERS[t]}" for t in range(3) if g.advisor[seat * 3 + t] != NOBODY]
    found += [word for k, word in enumerate(ARMY_WORDS) if g.general[seat * ARMIES + k] not in (NOBODY, RULER)]
    if g.admiral[seat] != NOBODY:
        found.append(FLEET)
    return found


def why_not_dismiss(g: Game, seat: Seat) -> Refusal | None:
    advisors, generals = g.advisor[seat * 3 : seat * 3 + 3], g.general[seat * ARMIES : seat * ARMIES + ARMIES]
    return NOBODY_TO_DISMISS if max(*advisors, *generals, g.admiral[seat]) <= NOBODY else None


def dismiss(g: Game, seat: Seat) -> Script[None]:
    """PP-5.2.3: the card is discarded."""
    post = yield from choose(Ask(seat, DISMISS, posts(g, seat)))
    dismiss_from(g, seat, post)


def dismiss_from(g: Game, seat: Seat, post: str) -> None:
    """The Advisor, General or Admiral of a post is discarded."""
    if post == FLEET:
        dismiss_admiral(g, seat)
    elif post in ARMY_WORDS:
        dismiss_general(g, seat * ARMIES + ARMY_WORDS.index(post))
    else:
        dismiss_advisor(g, seat, _SLOT[post.removeprefix("advisor_")])


# Transfer, and the Ruler as General (PP-5.2.6, PP-5.2.9, PP-7.2.6)

TRANSFER_FROM: Final = Kind("transfer_from", "PP-5.2.6")
TRANSFER_TO: Final = Kind("transfer_to", "PP-5.2.6")
LEAD: Final = Kind("ruler_leads", "PP-5.2.9")
HOME: Final = "home"

NO_GENERAL: Final = Refusal("PP-5.2.6", "no-transfer")
CANNOT_LEAD: Final = Refusal("PP-7.2.6", "no-ruler-leads")


def _armies(seat: Seat) -> range:
    return range(seat * ARMIES, seat * ARMIES + ARMIES)


def _word(army: int) -> str:
    return ARMY_WORDS[army % ARMIES]


def why_not_transfer(g: Game, seat: Seat) -> Refusal | None:
    return NO_GENERAL if max(g.general[seat * ARMIES : seat * ARMIES + ARMIES]) <= NOBODY else None


def transfer(g: Game, seat: Seat) -> Script[None]:
    """PP-5.2.6: a General takes another Army board."""
    led: list[Value] = [_word(army) for army in _armies(seat) if g.general[army] not in (NOBODY, RULER)]
    origin = yield from choose(Ask(seat, TRANSFER_FROM, led))
    others: list[Value] = [word for word in ARMY_WORDS if word != origin]
    target = yield from choose(Ask(seat, TRANSFER_TO, others))
    yield from hand_over(g, seat, origin, target)


def hand_over(g: Game, seat: Seat, origin: str, target: str) -> Script[None]:
    """PP-7.2.7: the General of one Army takes another; one there may take the board he leaves."""
    source = seat * ARMIES + ARMY_WORDS.index(origin)
    goal = seat * ARMIES + ARMY_WORDS.index(target)
    yield from make_room(g, seat, target, vacated=origin)
    if g.general[goal] == RULER:
        dismiss_general(g, goal)
    if g.general[goal] == NOBODY:
        _move_general(g, source, goal)
    else:  # he stays in command: of the board just left
        for column in (g.general, g.general_ill):
            column[source], column[goal] = column[goal], column[source]
        g.log("log-transferred", "PP-5.2.6", seat=seat, character=g.general[goal])


def why_not_ruler_leads(g: Game, seat: Seat) -> Refusal | None:
    ruler = g.ruler[seat]
    return None if ruler != NOBODY and character_cards.may_lead(ruler) else CANNOT_LEAD


def ruler_leads(g: Game, seat: Seat) -> Script[None]:
    """PP-7.2.6, PP-7.2.7: the Ruler takes an Army, another one, or goes home; always free. A General whom he replaces
    may have the board that he leaves."""
    now = next((army for army in _armies(seat) if g.general[army] == RULER), NOBODY)
    options: list[Value] = [word for word in ARMY_WORDS if now == NOBODY or word != _word(now)]
    if now != NOBODY:
        options.append(HOME)
    answer = yield from choose(Ask(seat, LEAD, options, options[-1]))
    if answer != HOME:
        army = seat * ARMIES + ARMY_WORDS.index(answer)
        yield from make_room(g, seat, answer, vacated="" if now == NOBODY else _word(now))
        if g.general[army] != NOBODY:  # he takes the board that the Ruler leaves
            _move_general(g, army, now)
        give_command(g, seat, answer)
    else:
        g.general[now] = NOBODY
        g.log("log-ruler-leads", "PP-7.2.6", seat=seat, army=HOME)


def give_command(g: Game, seat: Seat, word: str) -> None:
    """The Ruler takes this Army; one he led before is without a General, a General here is dismissed."""
    for army in _armies(seat):
        if g.general[army] == RULER:
            g.general[army] = NOBODY
    army = seat * ARMIES + ARMY_WORDS.index(word)
    if g.general[army] != NOBODY:
        dismiss_general(g, army)
    g.general[army] = RULER
    g.log("log-ruler-leads", "PP-7.2.6", seat=seat, army=word)


ACTIONS: Final = (
    Action("appoint", why_not_appoint, appoint),
    Action("dismiss", why_not_dismiss, dismiss),
    Action("transfer", why_not_transfer, transfer),
    Action("ruler_leads", why_not_ruler_leads, ruler_leads),
)


# Ill Health and death (PP-7.2.10, PP-7.2.11)


def strike(g: Game, symbol: str) -> Script[None]:
    """PP-7.2.10: every character in play with the symbol gets 1 Ill Health, in turn order from the Active Player."""
    for seat in clockwise(g, g.active):
        for at in range(seat * 3, seat * 3 + 3):
            if g.advisor[at] != NOBODY and character_cards.mortality(g.advisor[at]) == symbol:
                g.advisor_ill[at] += 1
                g.log("log-ill", "PP-7.2.10", seat=seat, character=g.advisor[at])
                if g.advisor_ill[at] >= FATAL:
                    dismiss_advisor(g, seat, at - seat * 3)
        for army in _armies(seat):
            if g.general[army] not in (NOBODY, RULER) and character_cards.mortality(g.general[army]) == symbol:
                wound_general(g, army)
        if g.admiral[seat] != NOBODY and character_cards.mortality(g.admiral[seat]) == symbol:
            g.admiral_ill[seat] += 1
            g.log("log-ill", "PP-7.2.10", seat=seat, character=g.admiral[seat])
            if g.admiral_ill[seat] >= FATAL:
                dismiss_admiral(g, seat)
        if g.ruler[seat] != NOBODY and character_cards.mortality(g.ruler[seat]) == symbol:
            yield from wound_ruler(g, seat)


def wound_general(g: Game, army: int) -> None:
    g.general_ill[army] += 1
    g.log("log-ill", "PP-7.2.10", seat=army // ARMIES, character=g.general[army])
    if g.general_ill[army] >= FATAL:
        dismiss_general(g, army)


def wound_ruler(g: Game, seat: Seat) -> Script[None]:
    g.ruler_ill[seat] += 1
    g.log("log-ill", "PP-7.2.10", seat=seat, character=g.ruler[seat])
    if g.ruler_ill[seat] >= FATAL:
        yield from lose_ruler(g, seat)


# Interregnum (PP-7.2.12 to 7.2.14)

NEW_RULER: Final = Kind("new_ruler", "PP-7.2.12", CARD)
NO_NEW_RULER: Final = "interregnum"


def lose_ruler(g: Game, seat: Seat) -> Script[None]:
    """PP-7.2.11, PP-7.2.12: the Ruler dies or is discarded: a Leader from hand at once, else Interregnum; then, if the
    Realm is Emperor, the Imperial Election."""
    for army in _armies(seat):
        if g.general[army] == RULER:
            g.general[army] = NOBODY
    g.log("log-ruler-dies", "PP-7.2.11", seat=seat, character=g.ruler[seat])
    retire(g, g.ruler[seat])
    g.ruler[seat], g.ruler_ill[seat] = NOBODY, 0
    if g.hand[seat]:  # asked of everybody with a hand: nobody learns who holds a Leader
        heirs: list[Value] = [
            c for c in g.hand[seat] if (found := character_cards.leader(c)) is not None and "ruler" in found.roles
        ]
        card = yield Ask(seat, NEW_RULER, [*heirs, NO_NEW_RULER])
        if card != NO_NEW_RULER:
            decks.drop(g, seat, card)
            install(g, seat, card, AS_RULER)
            g.chance.reveal()
    if g.ruler[seat] == NOBODY:
        g.log("log-interregnum", "PP-7.2.13", seat=seat)
    yield from election_if_emperor(g, seat)


def replace_ruler(g: Game, seat: Seat, character: int, ill: int) -> Script[None]:
    """PP-7.2.3: a historical Ruler takes the place of the present one (PP-5.1.3(e)); a Bot has none (PB-1.4)."""
    if is_bot(g, seat):
        return
    had_ruler = g.ruler[seat] != NOBODY
    for army in _armies(seat):
        if g.general[army] == RULER:
            g.general[army] = NOBODY
    if had_ruler:
        retire(g, g.ruler[seat])
    install(g, seat, character, AS_RULER, ill)
    if had_ruler:
        yield from election_if_emperor(g, seat)


def election_if_emperor(g: Game, seat: Seat) -> Script[None]:
    """PP-18.9.1: a PR Emperor's Ruler was replaced or discarded."""
    if g.emperor == g.realm[seat]:
        yield from hre.imperial_election(g)
