"""PP-15 Religion: of Areas and of Realms, conversion, Religious Dissent, the tokens. Infectious Faiths: spread.py."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from westphalia.kernel.script import Ask, Kind, Refusal, Script, Value, choose

from ..board import (
    AREA,
    AREA_OF,
    AREAS_OF_SLOT,
    IS_DISTANT,
    MAIN_AREAS,
    PAPAL_STATES,
    PRINTED_RELIGION,
    REALMS,
    RELIGION_BELOW_TOKENS,
    SLOT_OF,
)
from ..ids import Area, Realm, Seat
from ..model import NOBODY, Game
from ..tables import CATHOLIC, CHRISTIAN, COUNTER_REFORMED, DIVERSE, FAITH_TOKENS, NO_RELIGION, REVOLUTIONARY


def area_religion(g: Game, a: Area) -> int:
    """PP-15.3.2: the token on the slot, else the printed symbol; a Revolution token lies on top (PP-15.0.17)."""
    if IS_DISTANT[a]:
        return NO_RELIGION  # PP-15.0.2
    if g.revolution[a]:
        return REVOLUTIONARY
    return g.faith_token[SLOT_OF[a]] or RELIGION_BELOW_TOKENS[a]


def same(faith: int, other: int) -> bool:
    """PP-15.0.5: Counter-Reformed is Catholic."""
    if faith == COUNTER_REFORMED:
        faith = CATHOLIC
    if other == COUNTER_REFORMED:
        other = CATHOLIC
    return faith == other


def is_christian(faith: int) -> bool:
    """PP-15.0.3."""
    return faith in CHRISTIAN


def is_catholic_area(g: Game, a: Area) -> bool:
    return area_religion(g, a) in (CATHOLIC, COUNTER_REFORMED)


def dissents(g: Game, seat: Seat, a: Area) -> bool:
    """PP-15.3.7: does the Religion of the Area differ from the player's State Religion? Diverse Faiths, which are
    nobody's (PP-15.0.14), always do (PP-15.0.15)."""
    faith = area_religion(g, a)
    if faith == NO_RELIGION:
        return False
    return not same(faith, g.faith[g.realm[seat]])


def set_area_religion(g: Game, slot: Area, faith: int) -> None:
    """PP-15.3.6: all tokens of the slot's Areas go, and one is placed unless the printed symbol says it already;
    a Revolution token lies on top of the others. NPRs and Vassals with their Capital there follow (PP-15.2.7)."""
    for a in AREAS_OF_SLOT[slot]:
        g.revolution[a] = int(faith == REVOLUTIONARY)
    if faith != REVOLUTIONARY:
        g.faith_token[slot] = NO_RELIGION if PRINTED_RELIGION[slot] == faith else faith
    if g.turn is not None:
        g.turn.religions.append((slot, faith))
    _announce(g, slot)


def _announce(g: Game, slot: Area) -> None:
    """What follows from another Religion on a slot."""
    for a in AREAS_OF_SLOT[slot]:
        g.log("log-area-religion", "PP-15.3.2", area=a, religion=area_religion(g, a))
        realms_follow(g, a)
    g.unsettled = 1


def realms_follow(g: Game, a: Area) -> None:
    """PP-15.2.7: Realms that no player runs take the new Religion of their Capital Area; under Diverse Faiths that of
    the overview (PP-15.0.16); the Papal States are always Catholic."""
    faith = area_religion(g, a)
    if faith == NO_RELIGION:
        return
    for r, lands in zip(REALMS, g.lands, strict=True):
        if lands and g.seat_of[r] == NOBODY and r != PAPAL_STATES and AREA_OF[g.capital[r]] == a:
            before, own = g.faith[r], faith if faith != DIVERSE else g.board.religion[r]
            adopt(g, r, own)
            if own != before:
                g.log("log-realm-religion", "PP-15.2.7", realm=r, religion=own)


ALWAYS_CATHOLIC: Final = Refusal("PP-2.7.11", "no-faith-papal")


def adopt(g: Game, r: Realm, faith: int) -> None:
    """A Realm takes a State Religion; with the Revolution the one before it is remembered (PP-15.0.19)."""
    if faith == REVOLUTIONARY != g.faith[r]:
        g.faith_before[r] = g.faith[r]
    g.faith[r] = faith


def may_adopt(r: Realm, faith: int) -> bool:
    """PP-2.7.11: the Papal States are always Catholic."""
    return r != PAPAL_STATES or same(faith, CATHOLIC)


def faith_before_revolution(g: Game, r: Realm) -> int:
    """PP-15.0.16, PP-15.0.19: the latest Religion of a Revolutionary Realm, else the one listed for it."""
    return g.faith_before[r] or g.board.religion[r]


# The supply of tokens (PP-2.2.2, PP-C.1.4)

TOKEN_TO_LIFT: Final = Kind("faith_token_to_lift", "PP-2.2.2", AREA)
NO_TOKEN: Final = "no_token"
SLOTS: Final = tuple(a for a in MAIN_AREAS if AREAS_OF_SLOT[a])


def slots_with_token(g: Game, faith: int) -> list[Area]:
    """The Religion slots with a token of the kind that can show this faith, on either side."""
    if faith == REVOLUTIONARY:
        return [slot for slot in SLOTS if any(g.revolution[a] for a in AREAS_OF_SLOT[slot])]
    sides = next(sides for sides in FAITH_TOKENS if faith in sides)
    return [slot for slot in SLOTS if g.faith_token[slot] in sides]


def is_supply_empty(g: Game, faith: int) -> bool:
    supply = next(count for sides, count in FAITH_TOKENS.items() if faith in sides)
    return len(slots_with_token(g, faith)) >= supply[g.entry.scenario.edition]


def place_token(g: Game, seat: Seat, slot: Area, faith: int, *, fixed: Sequence[int] = ()) -> Script[None]:
    """A token of a faith onto a slot, unless its printed symbol will do. With none left the player takes one from
    another slot (PP-2.2.2), not from a ``fixed`` one; of the Revolution he may also do without (PP-16.5.41)."""
    needs_token = faith == REVOLUTIONARY or PRINTED_RELIGION[slot] != faith
    on_board = slots_with_token(g, faith)
    if needs_token and slot not in on_board and is_supply_empty(g, faith):
        sources: list[Value] = [other for other in on_board if other not in fixed]
        if faith == REVOLUTIONARY or not sources:
            sources.append(NO_TOKEN)
        source = yield from choose(Ask(seat, TOKEN_TO_LIFT, sources, sources[-1], args={"area": slot}))
        if source == NO_TOKEN:
            return
        lift_token(g, source, faith)
    set_area_religion(g, slot, faith)


def lift_token(g: Game, slot: Area, faith: int) -> None:
    """The token returns to supply: what lies below, or is printed, counts again."""
    if faith == REVOLUTIONARY:
        for a in AREAS_OF_SLOT[slot]:
            g.revolution[a] = 0
    else:
        g.faith_token[slot] = NO_RELIGION
    _announce(g, slot)
