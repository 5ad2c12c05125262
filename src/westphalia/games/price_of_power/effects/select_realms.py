"""Selectors of Realms (docs/effects.md, 5)."""

from __future__ import annotations

from collections.abc import Callable
from itertools import compress
from typing import Final, Literal

from .. import history, terms
from ..board import AREA_OF, CARD_ACTION
from ..board import REALMS as EVERY_REALM
from ..ids import Realm, all_seats, pair
from ..model import NOBODY, NONE, Game
from ..rules import diplomacy, hre, papacy, religion, wars
from ..tables import MAX_SEATS, MUSLIM
from ..vocabulary.base import CardId, RealmId, Stat
from ..vocabulary.selectors import (
    AnySelector,
    AreaRef,
    Faiths,
    IdeaRef,
    Lead,
    OnMap,
    ProvinceRef,
    RealmClaim,
    RealmFilters,
    RealmRef,
    SeaRef,
    SelectRealms,
    SelectTokens,
)
from . import selectors, stats
from .context import Context
from .select_places import CONTINENT, faith_test, influence_lead, leader_of, on_map
from .selectors import Filter, Head, Lister, Listing, Maker, Realms, Test, Thing, having, lacking


def _realms(phrase: SelectRealms) -> Realms:
    return selectors.realms(phrase.realms)


REALMS: Final = Head(SelectRealms, _realms, lambda g, r: Thing(r, r, AREA_OF[g.capital[r]], on=r))

# What a Realm is


def _at_peace(g: Game, c: Context, r: Realm) -> bool:
    return not terms.is_at_war(g, r)


IS: Final[dict[str, Callable[[Game, Context, Realm], bool]]] = {
    "pr": lambda g, c, r: g.seat_of[r] != NOBODY,
    "npr": lambda g, c, r: terms.is_npr(g, r),
    "dnpr": lambda g, c, r: g.colour[r] != NOBODY and bool(g.lands[r]),
    "distant": lambda g, c, r: terms.is_distant(g, r),
    "opponent": lambda g, c, r: g.seat_of[r] != NOBODY and r != c.self,
    "independent": lambda g, c, r: g.seat_of[r] != NOBODY or terms.is_npr(g, r),
    "emperor": lambda g, c, r: g.emperor == r,
    "papal_controller": lambda g, c, r: g.seat_of[r] != NOBODY and papacy.papal_controller(g) == g.seat_of[r],
    "hre_member": lambda g, c, r: hre.is_member(g, r),
    "imperial_subject": lambda g, c, r: hre.is_subject(g, r),
    "at_peace": _at_peace,
    "christian": lambda g, c, r: religion.is_christian(g.faith[r]),
    "event_taken": lambda g, c, r: g.seat_of[r] != NOBODY and g.events_taken[g.seat_of[r]] > 0,
}


@REALMS.test("is")
def is_(value: RealmClaim | tuple[RealmClaim, ...], entry: RealmFilters) -> Filter[Realm]:
    """All of them, if it is a list."""
    claims = [IS[word] for word in ((value,) if isinstance(value, str) else value)]
    return lambda g, c: lambda r: all(claim(g, c, r) for claim in claims)


@REALMS.listed("id")
def exactly(value: RealmRef, entry: RealmFilters) -> Listing[Realm]:
    return selectors.realms(value)


@REALMS.test("idea")
def idea(value: IdeaRef, entry: RealmFilters) -> Filter[Realm]:
    wanted = selectors.ideas(value)

    def bind(g: Game, c: Context) -> Test[Realm]:
        owners = {seat for number in wanted(g, c) for seat in g.idea_owners[number]}
        return lambda r: g.seat_of[r] in owners

    return bind


@REALMS.test("display")
def display(value: CardId, entry: RealmFilters) -> Filter[Realm]:
    def bind(g: Game, c: Context) -> Test[Realm]:
        owners = {seat for seat, cards in enumerate(g.display) if any(CARD_ACTION[d.card].id == value for d in cards)}
        return lambda r: g.seat_of[r] in owners

    return bind


@REALMS.test("religion")
def realm_religion(value: Faiths, entry: RealmFilters) -> Filter[Realm]:
    wanted = faith_test(value)

    def bind(g: Game, c: Context) -> Test[Realm]:
        test, faith = wanted(g, c), g.faith
        return lambda r: test(faith[r])

    return bind


@REALMS.test("not_religion")
def realm_not_religion(value: Faiths, entry: RealmFilters) -> Filter[Realm]:
    wanted = faith_test(value)

    def bind(g: Game, c: Context) -> Test[Realm]:
        test, faith = wanted(g, c), g.faith
        return lambda r: not test(faith[r])

    return bind


def _any_of_them(holds: Callable[[Game, Realm, Realm], bool]) -> Maker[Realm]:
    """A relation to (one of) the Realms named."""

    def maker(value: RealmRef, entry: RealmFilters) -> Filter[Realm]:
        realms = selectors.realms(value)

        def bind(g: Game, c: Context) -> Test[Realm]:
            others = realms(g, c)
            return lambda r: any(holds(g, r, x) for x in others)

        return bind

    return maker


def _opposed_faiths(g: Game, r: Realm, x: Realm) -> bool:
    """One Muslim, the other Christian."""
    one, other = g.faith[r], g.faith[x]
    return MUSLIM in (one, other) and (religion.is_christian(one) or religion.is_christian(other))


def _linked(column: bytearray, g: Game, r: Realm, x: Realm) -> bool:
    """A token between two Realms: a player's on the other's Capital."""
    seat, other = g.seat_of[r], g.seat_of[x]
    return bool(seat != NOBODY and column[pair(x, seat)]) or bool(other != NOBODY and column[pair(r, other)])


def allied(g: Game, r: Realm, x: Realm) -> bool:
    """Whichever side of the token shows."""
    return r != x and _linked(g.alliance, g, r, x)


def married(g: Game, r: Realm, x: Realm) -> bool:
    return r != x and _linked(g.marriage, g, r, x)


def _at_war(g: Game, r: Realm, x: Realm) -> bool:
    """Active Allies of Enemies are Enemies (PP-11.3.30)."""
    seat, other = g.seat_of[r], g.seat_of[x]
    return (other != NOBODY and r in wars.enemies(g, other)) or (seat != NOBODY and x in wars.enemies(g, seat))


def _truce(g: Game, r: Realm, x: Realm) -> bool:
    return _linked(g.truce, g, r, x)


def _adjacent(g: Game, r: Realm, x: Realm) -> bool:
    return r != x and terms.are_realms_adjacent(g, r, x)


def _was_at_war(g: Game, r: Realm, x: Realm) -> bool:
    """Recorded in this Age (history.py)."""
    seat, other = g.seat_of[r], g.seat_of[x]
    return bool(seat != NOBODY and x in g.fought[seat]) or bool(other != NOBODY and r in g.fought[other])


REALMS.tests.update(
    same_religion_as=_any_of_them(lambda g, r, x: religion.same(g.faith[r], g.faith[x])),
    opposed_faith_to=_any_of_them(_opposed_faiths),
    ally_of=_any_of_them(allied),
    married_to=_any_of_them(married),
    partner_of=_any_of_them(lambda g, r, x: allied(g, r, x) or married(g, r, x)),
    friend_of=_any_of_them(lambda g, r, x: allied(g, r, x) or married(g, r, x) or history.is_vassal_realm(g, r, x)),
    vassal_of=_any_of_them(history.is_vassal_realm),
    truce_with=_any_of_them(_truce),
    at_war_with=_any_of_them(_at_war),
    at_war_this_age_with=_any_of_them(_was_at_war),
    adjacent_to=_any_of_them(_adjacent),
)


def _tied_by(*columns: str, vassals: bool = False) -> Lister[Realm]:
    """Lists the Realms that a player has such tokens on, and the players that have one on the Realm."""

    def lister(value: RealmRef, entry: RealmFilters) -> Listing[Realm]:
        realms = selectors.realms(value)

        def listed(g: Game, c: Context) -> set[Realm]:
            found = set[Realm]()
            for x in realms(g, c):
                for name in columns:
                    found.update(_tied(g, x, getattr(g, name)))
                if vassals:
                    found.update(r for r in terms.vassals_of(g, x) if history.is_vassal_realm(g, r, x))
            return found

        return listed

    return lister


def _tied(g: Game, x: Realm, column: bytearray) -> set[Realm]:
    seat, at = g.seat_of[x], x * MAX_SEATS
    found = {g.realm[other] for other in g.each_seat if column[at + other]}
    if seat != NOBODY and any(tokens := column[seat::MAX_SEATS]):
        found.update(compress(EVERY_REALM, tokens))
    return found


REALMS.lists.update(
    ally_of=_tied_by("alliance"),
    married_to=_tied_by("marriage"),
    partner_of=_tied_by("alliance", "marriage"),
    friend_of=_tied_by("alliance", "marriage", vassals=True),
    vassal_of=_tied_by(vassals=True),
)


@REALMS.listed("peace_enforced_by")
def peace_enforced_by(value: RealmRef, entry: RealmFilters) -> Listing[Realm]:
    realms = selectors.realms(value)
    return lambda g, c: {r for x in realms(g, c) if g.seat_of[x] != NOBODY for r in g.peace_enforced[g.seat_of[x]]}


# Where it is


@REALMS.test("adjacent_to_area")
def realm_beside_area(value: AreaRef, entry: RealmFilters) -> Filter[Realm]:
    areas = selectors.areas(value)

    def bind(g: Game, c: Context) -> Test[Realm]:
        wanted = areas(g, c)
        return lambda r: any(terms.is_realm_near(g, r, a) for a in wanted)

    return bind


@REALMS.test("adjacent_to_sea")
def realm_beside_sea(value: SeaRef, entry: RealmFilters) -> Filter[Realm]:
    """PP-2.5.16, PP-2.5.18: by a Port."""
    seas = selectors.sea_zones(value)

    def bind(g: Game, c: Context) -> Test[Realm]:
        ports = {p for z in seas(g, c) for p in g.board.ports_facing[z]}
        return lambda r: not ports.isdisjoint(terms.owned(g, r))

    return bind


@REALMS.test("adjacent_to_piece")
def realm_beside_piece(value: AnySelector, entry: RealmFilters) -> Filter[Realm]:
    find = selectors.things(value)

    def bind(g: Game, c: Context) -> Test[Realm]:
        found = list(find(g, c))
        areas = {thing.area for thing in found if thing.area != NOBODY}
        ports = {p for thing in found if thing.sea != NOBODY for p in g.board.ports_facing[thing.sea]}
        return lambda r: any(terms.is_realm_near(g, r, a) for a in areas) or not ports.isdisjoint(terms.owned(g, r))

    return bind


@REALMS.test("in")
def owning_in(value: AreaRef, entry: RealmFilters) -> Filter[Realm]:
    areas = selectors.areas(value)

    def bind(g: Game, c: Context) -> Test[Realm]:
        owners = {terms.owner(g, p) for a in areas(g, c) for p in g.board.provinces_of[a]}
        return owners.__contains__

    return bind


@REALMS.test("capital_in")
def capital_in(value: AreaRef, entry: RealmFilters) -> Filter[Realm]:
    areas = selectors.areas(value)

    def bind(g: Game, c: Context) -> Test[Realm]:
        wanted = areas(g, c)
        return lambda r: AREA_OF[g.capital[r]] in wanted

    return bind


@REALMS.test("flag_of")
def flag_of(value: ProvinceRef, entry: RealmFilters) -> Filter[Realm]:
    provinces = selectors.provinces(value)

    def bind(g: Game, c: Context) -> Test[Realm]:
        flags = {g.heir[g.board.flag[p]] for p in provinces(g, c) if g.board.flag[p] != NOBODY}
        return flags.__contains__

    return bind


@REALMS.test("alliance_token_in")
def alliance_token_in(value: AreaRef, entry: RealmFilters) -> Filter[Realm]:
    """Realms with Alliance tokens on their Capital in the Area."""
    areas = selectors.areas(value)

    def bind(g: Game, c: Context) -> Test[Realm]:
        wanted = areas(g, c)
        return lambda r: AREA_OF[g.capital[r]] in wanted and any(g.alliance[all_seats(r)])

    return bind


@REALMS.test("claim_valid")
def claim_valid(value: AreaRef, entry: RealmFilters) -> Filter[Realm]:
    """PP-9.1.10: against which a Claim of ``self`` there is a CB."""
    areas = selectors.areas(value)

    def bind(g: Game, c: Context) -> Test[Realm]:
        seat = g.seat_of[c.self]
        claimed = [a for a in areas(g, c) if seat != NOBODY and g.claim[pair(a, seat)] != NONE]
        return wars.claimed_in(g, claimed).__contains__

    return bind


@REALMS.test("map")
def realm_map(value: OnMap, entry: RealmFilters) -> Filter[Realm]:
    test = on_map(value)
    return lambda g, c: lambda r: test(CONTINENT[AREA_OF[g.capital[r]]])


@REALMS.test("influence_lead")
def realm_influence_lead(value: RealmId | Lead, entry: RealmFilters) -> Filter[Realm]:
    lead, realms = influence_lead(value, diplomacy.influence_on), selectors.realms(leader_of(value))

    def bind(g: Game, c: Context) -> Test[Realm]:
        seats = [g.seat_of[r] for r in realms(g, c) if g.seat_of[r] != NOBODY]
        areas = {a for seat in seats for a in diplomacy.influenced_areas(g, seat)}
        influenced = {terms.owner(g, p) for a in areas for p in g.board.provinces_of[a]}
        leads = lead(g, c)
        return lambda r: r in influenced and leads(r)

    return bind


# What it has


def _holder(phrase: AnySelector) -> Callable[[Thing], Realm]:
    """Alliance and Royal Marriage tokens lie on a Realm; other pieces belong to it."""
    lies_on = isinstance(phrase, SelectTokens) and phrase.tokens in ("alliance", "marriage")
    return (lambda thing: thing.on) if lies_on else lambda thing: thing.owner


@REALMS.test("has")
def has(value: AnySelector, entry: RealmFilters) -> Filter[Realm]:
    return having(_holder(value), value)


@REALMS.test("lacks")
def lacks(value: AnySelector, entry: RealmFilters) -> Filter[Realm]:
    return lacking(_holder(value), value)


# The choices of an Event, the leader, own code


@REALMS.test("chose")
def chose(value: str, entry: RealmFilters) -> Filter[Realm]:
    return lambda g, c: lambda r: c.chosen.get(g.seat_of[r]) == value


def leaders(find: Realms, stat: Stat) -> Realms:
    """``top``: the highest value among the Realms that are found. Of several the one that the card tests throughout
    (``c.leader``)."""

    def highest(g: Game, c: Context) -> list[Realm]:
        values = {r: stats.stat(g, c, r, stat) for r in find(g, c)}
        best = max(values.values(), default=0)
        tied = [r for r, value in values.items() if value == best]
        return [c.leader] if c.leader in tied else tied

    return highest


REALMS.leaders = leaders

SPECIALS: Final[dict[str, Filter[Realm]]] = {}


def special(name: str) -> Callable[[Filter[Realm]], Filter[Realm]]:
    """Registers a filter of Realms with its own code."""

    def register(claim: Filter[Realm]) -> Filter[Realm]:
        SPECIALS[name] = claim
        return claim

    return register


@REALMS.test("special")
def special_filter(value: Literal["royal_marriage_target"], entry: RealmFilters) -> Filter[Realm]:
    return lambda g, c: SPECIALS[value](g, c)
