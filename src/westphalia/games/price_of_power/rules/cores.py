"""PP-7.6 Core Provinces: placing a Core token."""

from __future__ import annotations

from typing import Final

from westphalia.kernel.script import Refusal, Script

from .. import pieces, terms
from ..ids import Area, Seat, pair
from ..model import CORE, NOBODY, Game

NOT_ALL_OWNED: Final = Refusal("PP-7.6.3", "no-core-not-owned")
ALL_CORE: Final = Refusal("PP-7.6.3", "no-core-already")


def why_not_core(g: Game, seat: Seat, a: Area) -> Refusal | None:
    """PP-7.6.3: every Province of the Area is owned, and at least one is not yet a Core Province."""
    own = g.realm[seat]
    if not g.board.provinces_of[a] or not terms.owns_all(g, own, a):
        return NOT_ALL_OWNED
    return ALL_CORE if all(terms.is_core(g, own, p) for p in g.board.provinces_of[a]) else None


def place_core(g: Game, seat: Seat, a: Area, rule: str) -> Script[None]:
    """PP-7.6.3: DNPR tokens and the Core tokens of others in the Area go; an own Claim there is turned over."""
    yield from pieces.place_claim(g, seat, a, CORE)
    for other in g.each_seat:
        if other != seat and g.claim[pair(a, other)] == CORE:
            pieces.remove_claim(g, other, a)
            g.log("log-core-lost", "PP-7.6.3", seat=other, area=a)
    for p in g.board.provinces_of[a]:
        if g.dnpr[p] != NOBODY:
            g.log("log-dnpr-token-lifted", "PP-7.6.3", realm=g.dnpr[p], province=p)
            pieces.remove_dnpr_token(g, p)
    g.log("log-core", rule, seat=seat, area=a)
