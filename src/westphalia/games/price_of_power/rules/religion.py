"""PP-15 Religion: of Areas and of Realms, conversion, Religious Dissent."""

from __future__ import annotations

from ..board import AREA_OF, AREAS_OF_SLOT, IS_DISTANT, PAPAL_STATES, PRINTED_RELIGION, SLOT_OF
from ..model import NOBODY, Game
from ..tables import CATHOLIC, CHRISTIAN, COUNTER_REFORMED, DIVERSE, NO_RELIGION, REVOLUTIONARY


def area_religion(g: Game, a: int) -> int:
    """PP-15.3.2: the token on the slot, else the printed symbol; a Revolution token lies on top (PP-15.0.17)."""
    if IS_DISTANT[a]:
        return NO_RELIGION  # PP-15.0.2
    if g.revolution[a]:
        return REVOLUTIONARY
    slot = SLOT_OF[a]
    return g.faith_token[slot] or PRINTED_RELIGION[slot]


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


def is_catholic_area(g: Game, a: int) -> bool:
    return area_religion(g, a) in (CATHOLIC, COUNTER_REFORMED)


def dissents(g: Game, seat: int, a: int) -> bool:
    """PP-15.3.7: does the Religion of the Area differ from the player's State Religion? Diverse Faiths, which are
    nobody's (PP-15.0.14), always do (PP-15.0.15)."""
    faith = area_religion(g, a)
    if faith == NO_RELIGION:
        return False
    return not same(faith, g.faith[g.realm[seat]])


def set_area_religion(g: Game, slot: int, faith: int) -> None:
    """PP-15.3.6: all tokens of the slot's Areas go, and one is placed unless the printed symbol says it already;
    a Revolution token lies on top of the others. NPRs and Vassals with their Capital there follow (PP-15.2.7)."""
    for a in AREAS_OF_SLOT[slot]:
        g.revolution[a] = int(faith == REVOLUTIONARY)
    if faith != REVOLUTIONARY:
        g.faith_token[slot] = NO_RELIGION if PRINTED_RELIGION[slot] == faith else faith
    g.log("log-area-religion", "PP-15.3.2", area=slot, religion=faith)
    for a in AREAS_OF_SLOT[slot]:
        realms_follow(g, a)
    g.unsettled = 1


def realms_follow(g: Game, a: int) -> None:
    """PP-15.2.7: Realms that no player runs take the new Religion of their Capital Area; under Diverse Faiths they keep
    theirs (PP-15.0.16) or, after a Revolution, return to the one listed; the Papal States are always Catholic."""
    faith = area_religion(g, a)
    if faith == NO_RELIGION:
        return
    for r, lands in enumerate(g.lands):
        if lands and g.seat_of[r] == NOBODY and r != PAPAL_STATES and AREA_OF[g.capital[r]] == a:
            if faith != DIVERSE:
                g.faith[r] = faith
            elif g.faith[r] == REVOLUTIONARY:
                g.faith[r] = g.board.religion[r]
