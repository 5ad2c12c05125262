"""PP-13.3.5, PP-13.3.6, PP-16.5.24 to 16.5.30: how Dynamic NPRs expand."""

from __future__ import annotations

from functools import partial
from typing import Final

from westphalia.kernel.script import Ask, Kind, Refusal, Script, allowed, choose, refusals

from .. import decks, pieces, terms
from ..board import (
    AREA_OF,
    CONTINENT_OF,
    FACES,
    HAS_MARK,
    IS_DISTANT_SEA,
    IS_PORT,
    PROVINCE,
    PROVINCE_SORT,
    REALM,
)
from ..ids import Province, Realm, pair
from ..model import NOBODY, Game, acts_by_itself
from ..tables import DNPR_TOKENS
from . import checks, npr

OVERSEAS_AGE: Final = 2  # PP-16.5.28

WHICH_DNPR: Final = Kind("dnpr_expands", "PP-16.5.24", REALM)
EXPAND_TO: Final = Kind("dnpr_target", "PP-16.5.25", PROVINCE)
DNPR_CB: Final = Kind("dnpr_cb", "PP-16.5.29")
TOKEN_TO_LIFT: Final = Kind("dnpr_token_to_lift", "PP-2.2.2", PROVINCE)

OWN_TOKEN: Final = Refusal("PP-16.5.27", "no-dnpr-own-token")
CAPITAL: Final = Refusal("PP-16.5.25", "no-dnpr-capital")
OCCUPIED: Final = Refusal("PP-16.5.25", "no-dnpr-occupied")
ALLY: Final = Refusal("PP-16.5.25", "no-dnpr-ally")
CORE_OF_PR: Final = Refusal("PP-16.5.25", "no-dnpr-core")


# Targets


def may_expand(g: Game, r: Realm) -> bool:
    """PP-16.5.24: a DNPR in play that is independent and nobody's Active Ally."""
    return terms.is_npr(g, r) and terms.active_patron(g, r) == NOBODY


def expanding(g: Game, colour: int) -> list[Realm]:
    """The DNPRs of a colour that may expand, by name."""
    return [r for r in npr.dnprs(g) if g.colour[r] == colour and may_expand(g, r)]


def neighbours(g: Game, r: Realm) -> list[Province]:
    """Provinces and Territories adjacent to a DNPR (PP-2.5.18), ascending."""
    own = terms.extent(g, r)
    return sorted(set[Province]().union(*(g.board.beside[p] for p in own)))


def may_go_overseas(g: Game, r: Realm) -> bool:
    """PP-16.5.28: from Age II on, with a port on a Main Map Sea Zone that has neither mark."""
    if g.age < OVERSEAS_AGE:
        return False
    return any(not IS_DISTANT_SEA[z] and not HAS_MARK[z] for p in terms.extent(g, r) for z in FACES[p])


def overseas(g: Game, r: Realm) -> list[Province]:
    """PP-16.5.28: any vacant coastal Territory."""
    if not may_go_overseas(g, r):
        return []
    return [p for p in g.board.provinces if IS_PORT[p] and terms.is_vacant(g, p)]


def why_not_expand(g: Game, r: Realm, p: Province) -> Refusal | None:
    """PP-16.5.25, PP-16.5.27."""
    if g.dnpr[p] == r or g.lawful[p] == r:
        return OWN_TOKEN
    if g.occupier[p] != NOBODY:
        return OCCUPIED
    if terms.is_core_of_pr(g, p):
        return CORE_OF_PR
    owner = g.lawful[p]
    if owner == NOBODY:
        return None
    if g.capital[owner] == p and not is_last_of_npr(g, owner, p):
        return CAPITAL
    friend = terms.patron(g, r)
    return ALLY if friend != NOBODY and owner == g.realm[friend] else None


def is_last_of_npr(g: Game, r: Realm, p: Province) -> bool:
    return terms.is_npr(g, r) and terms.independent_lands(g, r) == [p]


def candidates(g: Game, r: Realm) -> list[Province]:
    """What the rule speaks of, allowed or not."""
    return sorted({*neighbours(g, r), *overseas(g, r)})


def targets(g: Game, r: Realm) -> list[Province]:
    return allowed(candidates(g, r), partial(why_not_expand, g, r))


# Expansion


def expand(g: Game, colour: int) -> Script[None]:
    """PP-16.5.24, PP-16.5.25: the Active Player picks the DNPR of this colour and where it goes; compulsory. Without an
    Active Player, or if that is a Bot (PP-13.3.6), each of them annexes (PP-16.5.30)."""
    if acts_by_itself(g):
        for r in expanding(g, colour):
            yield from annex_by_itself(g, r)
        return
    able = [r for r in expanding(g, colour) if targets(g, r)]
    if not able:
        return
    r = yield from choose(Ask(g.active, WHICH_DNPR, able))
    places = candidates(g, r)
    why_not = partial(why_not_expand, g, r)
    ask = Ask(
        g.active,
        EXPAND_TO,
        allowed(places, why_not),
        args={"realm": r},
        refused=partial(refusals, places, why_not),
    )
    p = yield from choose(ask)
    yield from take(g, r, p)


def take(g: Game, r: Realm, p: Province) -> Script[None]:
    """PP-16.5.26: an NPR's Province changes hands; PP-16.5.27: under a Town or Vassal token the token only lies below,
    and Unrest follows; PP-16.5.28: the first token on a Distant Continent brings its Trade cards."""
    if not (yield from free_token(g, r)):
        return
    victim = NOBODY if pieces.player_at(g, p) != NOBODY else g.lawful[p]
    pieces.place_dnpr_token(g, p, r)
    g.log("log-dnpr-expands", "PP-16.5.25", realm=r, province=p)
    if pieces.add_unrest(g, p):
        g.log("log-unrest", "PP-16.5.27", seat=pieces.holder(g, p), province=p)
    decks.discover_continent(g, CONTINENT_OF[AREA_OF[p]])
    if victim != NOBODY:
        yield from offer_cb(g, victim, r)
    yield from checks.settle(g)


def free_token(g: Game, r: Realm) -> Script[bool]:
    """PP-2.2.2, PP-C.1.4: with no DNPR token left one of the same colour is moved, but not the Capital's."""
    used = sum(1 for token in g.dnpr if token != NOBODY)
    if used < DNPR_TOKENS[g.entry.scenario.edition]:
        return True
    sources = [p for p in g.board.provinces if g.dnpr[p] == r and p != g.capital[r]]
    if not sources:
        return False
    seat = g.first if g.active == NOBODY else g.active
    p = yield from choose(Ask(seat, TOKEN_TO_LIFT, sources))
    pieces.remove_dnpr_token(g, p)
    g.log("log-dnpr-token-lifted", "PP-2.2.2", realm=r, province=p)
    return True


def offer_cb(g: Game, victim: Realm, r: Realm) -> Script[None]:
    """PP-16.5.29: the player allied to the NPR that lost a Province may place a CB token on the DNPR's Capital."""
    lord = g.overlord[victim]
    seat = terms.patron(g, victim if lord == NOBODY else lord)
    if seat == NOBODY or g.cb[pair(r, seat)]:
        return
    if (yield Ask(seat, DNPR_CB, ["accept", "decline"], "decline", args={"realm": r})) == "accept":
        yield from pieces.place_cb(g, seat, r, "PP-16.5.29")


# Automatic resolution


def annex_by_itself(g: Game, r: Realm) -> Script[None]:
    """PP-16.5.30: an NPR's Province: in Areas of the DNPR, else in Areas beside it by land, else others; of the weakest
    NPR; the first by name."""
    legal = [p for p in neighbours(g, r) if is_npr_province(g, p) and why_not_expand(g, r, p) is None]
    if legal:
        yield from take(g, r, min(legal, key=partial(priority, g, r)))


def is_npr_province(g: Game, p: Province) -> bool:
    owner = g.lawful[p]
    return owner != NOBODY and g.vassal[p] == NOBODY and terms.is_npr(g, owner)


def priority(g: Game, r: Realm, p: Province) -> tuple[int, int, str]:
    """Lower comes first."""
    a = AREA_OF[p]
    own = {AREA_OF[q] for q in terms.extent(g, r)}
    nearness = 0 if a in own else 1 if any(b in own for b in g.board.land[a]) else 2
    return nearness, npr.strength(g, g.lawful[p]), PROVINCE_SORT[p]
