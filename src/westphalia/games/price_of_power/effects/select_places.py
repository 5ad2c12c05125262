"""Selectors of Areas and Provinces (docs/effects.md, 5)."""

from __future__ import annotations

from collections.abc import Callable, Collection
from itertools import chain, compress
from typing import Final, Literal

from .. import pieces, terms
from ..board import AREA_OF, CONTENT, IS_ELECTOR, IS_GOLD, IS_PORT, MARK, NODE_AREAS, NODE_SEAS
from ..board import AREAS as EVERY_AREA
from ..ids import Area, Node, Province, Seat
from ..model import NOBODY, Game
from ..rules import diplomacy, diplomatic_actions, hre, religion
from ..tables import CATHOLIC, COUNTER_REFORMED, DIVERSE, LARGE, MAX_SEATS, PROTESTANT, RELIGIONS, REVOLUTIONARY
from ..vocabulary.base import RealmId
from ..vocabulary.selectors import (
    AnySelector,
    AreaFilters,
    AreaRef,
    Faiths,
    Lead,
    NodeRef,
    OnMap,
    ProvinceFilters,
    RealmRef,
    SeaRef,
    SelectAreas,
    SelectProvinces,
    Size,
)
from . import selectors
from .context import Context
from .selectors import ANY, Filter, Find, Head, Listing, T, Test, Thing, having, lacking

CONTINENT: Final = tuple(a.continent for a in CONTENT.areas.areas)  # "" on the Main Map
PORT: Final = tuple(p.port for p in CONTENT.provinces.provinces)

# Maps


def on_map(value: OnMap) -> Test[str]:
    """Of a continent's name, "" for the Main Map: main, distant, or Distant Continents."""
    if value == "main":
        return lambda name: name == ""
    if value == "distant":
        return lambda name: name != ""
    names = frozenset[str]((value,) if isinstance(value, str) else value)
    return names.__contains__


# Areas


def _areas(phrase: SelectAreas) -> Find[Area]:
    if phrase.areas == ANY:
        return lambda g, c: g.board.areas
    if phrase.areas == "battleground":
        return lambda g, c: battlegrounds(g, c.source["struggle"])
    return selectors.areas(phrase.areas)


def battlegrounds(g: Game, struggle: int) -> list[Area]:
    """PP-17.4.2: the Areas of a Power Struggle that are in play."""
    return [a for a in g.board.areas if a in diplomatic_actions.BATTLEGROUNDS[struggle]]


AREAS: Final = Head(SelectAreas, _areas, lambda g, a: Thing(a, NOBODY, a))


@AREAS.listed("of")
def of(value: RealmRef, entry: AreaFilters) -> Listing[Area]:
    realms = selectors.realms(value)
    return lambda g, c: {AREA_OF[p] for r in realms(g, c) for p in terms.owned(g, r)}


@AREAS.listed("fully_owned_by")
def fully_owned_by(value: RealmRef, entry: AreaFilters) -> Listing[Area]:
    realms = selectors.realms(value)
    return lambda g, c: {a for r in realms(g, c) for a in terms.own_areas(g, r) if terms.owns_all(g, r, a)}


@AREAS.listed("adjacent_to_realm")
def adjacent_to_realm(value: RealmRef, entry: AreaFilters) -> Listing[Area]:
    realms = selectors.realms(value)
    if entry.by_land:
        return lambda g, c: _by_land(g, [a for r in realms(g, c) for a in terms.own_areas(g, r)])
    return lambda g, c: {a for r in realms(g, c) for a in terms.reach_of(g, r)}


def _by_land(g: Game, areas: Collection[Area]) -> set[Area]:
    """PP-2.5.14: a Realm is adjacent to its own Areas, too."""
    return {*areas, *chain.from_iterable(g.board.land[a] for a in areas)}


@AREAS.listed("adjacent_to_area")
def adjacent_to_area(value: AreaRef, entry: AreaFilters) -> Listing[Area]:
    areas = selectors.areas(value)
    if entry.by_land:
        return lambda g, c: {b for a in areas(g, c) for b in g.board.land[a]}
    return lambda g, c: {b for a in areas(g, c) for b in g.board.adjacent[a]}


@AREAS.listed("adjacent_to_sea")
def adjacent_to_sea(value: SeaRef, entry: AreaFilters) -> Listing[Area]:
    seas = selectors.sea_zones(value)
    return lambda g, c: {a for z in seas(g, c) for a in g.board.shores[z]}


@AREAS.listed("adjacent_to_node")
def adjacent_to_node(value: NodeRef, entry: AreaFilters) -> Listing[Area]:
    nodes = selectors.nodes(value)
    return lambda g, c: {a for n in nodes(g, c) for a in _beside_node(g, n)}


def _beside_node(g: Game, n: Node) -> set[Area]:
    in_play = (a for a in NODE_AREAS[n] if g.board.provinces_of[a])
    return {*in_play, *chain.from_iterable(g.board.shores[z] for z in NODE_SEAS[n])}


@AREAS.listed("adjacent_to_piece")
def areas_beside_pieces(value: AnySelector, entry: AreaFilters) -> Listing[Area]:
    """PP-2.5.14, PP-2.5.17: a piece is adjacent to its own Area, too."""
    find = selectors.things(value)
    return lambda g, c: {
        a
        for thing in find(g, c)
        for a in ((thing.area, *g.board.adjacent[thing.area]) if thing.area != NOBODY else g.board.shores[thing.sea])
    }


@AREAS.listed("capital_of")
def capital_areas(value: RealmRef, entry: AreaFilters) -> Listing[Area]:
    realms = selectors.realms(value)
    return lambda g, c: {AREA_OF[g.capital[r]] for r in realms(g, c)}


@AREAS.listed("core_area_of")
def core_areas(value: RealmRef, entry: AreaFilters) -> Listing[Area]:
    realms = selectors.realms(value)
    return lambda g, c: {AREA_OF[p] for r in realms(g, c) for p in g.board.provinces if terms.is_core(g, r, p)}


@AREAS.listed("reach")
def reach(value: Literal["covert", "influence_action"], entry: AreaFilters) -> Listing[Area]:
    if value == "covert":
        return lambda g, c: covert_reach(g, g.seat_of[c.self])
    return lambda g, c: influence_reach(g, g.seat_of[c.self])


def covert_reach(g: Game, seat: Seat) -> set[Area]:
    """Areas adjacent to the Realm, or with an own Town, Vassal token, Influence, Alliance or Royal Marriage."""
    found = set(terms.reach_of(g, g.realm[seat]))
    town, vassal, occupier = g.town, g.vassal, g.occupier
    found.update(AREA_OF[p] for p in g.board.provinces if seat in (town[p], vassal[p], occupier[p]))
    found.update(compress(EVERY_AREA, g.influence[seat::MAX_SEATS]))
    found.update(AREA_OF[g.capital[r]] for r in (*diplomacy.alliances_of(g, seat), *diplomacy.partners(g, seat)))
    return found


def influence_reach(g: Game, seat: Seat) -> list[Area]:
    """Where the Influence action would place a cube (PP-5.4.2, PP-5.4.3)."""
    reached = diplomatic_actions.influence_reach(g, seat)
    return [a for a in reached if diplomatic_actions.why_not_influence_there(g, a, {}) is None]


@AREAS.test("map")
def area_map(value: OnMap, entry: AreaFilters) -> Filter[Area]:
    test = on_map(value)
    passing = tuple(test(name) for name in CONTINENT)
    return lambda g, c: passing.__getitem__


@AREAS.test("elector")
def elector(value: bool, entry: AreaFilters) -> Filter[Area]:
    """PP-18.3.9: as printed, while there is an Empire."""
    return lambda g, c: lambda a: (IS_ELECTOR[a] and not g.hre_dissolved) is value


@AREAS.test("hre")
def in_hre(value: bool, entry: AreaFilters) -> Filter[Area]:
    return lambda g, c: lambda a: hre.is_hre_area(g, a) is value


@AREAS.test("not_adjacent_to_sea_mark")
def not_adjacent_to_sea_mark(value: Literal["star", "dagger"], entry: AreaFilters) -> Filter[Area]:
    return lambda g, c: lambda a: all(MARK[z] != value for z in g.board.coasts[a])


def faith_test(value: Faiths) -> Filter[int]:
    """Is a Religion (one of) these? ``catholic`` includes Counter-Reformed (PP-15.0.5); ``state``: that of ``self``."""
    if value == "state":
        return lambda g, c: lambda faith: religion.same(faith, g.faith[c.self])
    names = (value,) if isinstance(value, str) else value
    faiths = {RELIGIONS.index(name) for name in names}
    if CATHOLIC in faiths:
        faiths.add(COUNTER_REFORMED)
    return lambda g, c: faiths.__contains__


def _area_faith(value: Faiths, *, is_it: bool) -> Filter[Area]:
    wanted, state = faith_test(value), value == "state"

    def bind(g: Game, c: Context) -> Test[Area]:
        test = wanted(g, c)

        def of_area(a: Area) -> bool:
            faith = religion.area_religion(g, a)
            if state and faith in (DIVERSE, REVOLUTIONARY):
                return not is_it
            return test(faith) is is_it

        return of_area

    return bind


@AREAS.test("religion")
def area_religion(value: Faiths, entry: AreaFilters) -> Filter[Area]:
    return _area_faith(value, is_it=True)


@AREAS.test("not_religion")
def area_not_religion(value: Faiths, entry: AreaFilters) -> Filter[Area]:
    return _area_faith(value, is_it=False)


@AREAS.test("was_religion")
def was_religion(value: Faiths, entry: SelectAreas) -> Filter[Area]:
    """Before the labelled step, whose ``pieces`` are its Areas, each with the Religion it had."""
    assert isinstance(entry.areas, str)
    wanted, name = faith_test(value), entry.areas[1:]

    def bind(g: Game, c: Context) -> Test[Area]:
        test, found = wanted(g, c), selectors.label(c, name)
        before = dict(found.pieces)
        return lambda a: test(before[a])

    return bind


@AREAS.test("dissent_of")
def dissent_of(value: RealmRef, entry: AreaFilters) -> Filter[Area]:
    realms = selectors.realms(value)

    def bind(g: Game, c: Context) -> Test[Area]:
        seats = [g.seat_of[r] for r in realms(g, c) if g.seat_of[r] != NOBODY]
        return lambda a: any(religion.dissents(g, seat, a) for seat in seats)

    return bind


@AREAS.test("rival_faith_of")
def rival_faith_of(value: RealmRef, entry: AreaFilters) -> Filter[Area]:
    realms = selectors.realms(value)

    def bind(g: Game, c: Context) -> Test[Area]:
        rivals = {RIVAL[faith] for r in realms(g, c) if (faith := _plain(g.faith[r])) in RIVAL}
        return lambda a: _plain(religion.area_religion(g, a)) in rivals

    return bind


RIVAL: Final = {CATHOLIC: PROTESTANT, PROTESTANT: CATHOLIC}


def _plain(faith: int) -> int:
    return CATHOLIC if faith == COUNTER_REFORMED else faith


@AREAS.test("next_to_rival_faith")
def next_to_rival_faith(value: bool, entry: AreaFilters) -> Filter[Area]:
    def bind(g: Game, c: Context) -> Test[Area]:
        def test(a: Area) -> bool:
            rival = RIVAL.get(_plain(religion.area_religion(g, a)))
            beside = (_plain(religion.area_religion(g, b)) for b in g.board.adjacent[a])
            return (rival is not None and rival in beside) is value

        return test

    return bind


@AREAS.test("hostile_to")
def hostile_to(value: RealmRef, entry: AreaFilters) -> Filter[Area]:
    realms = selectors.realms(value)

    def bind(g: Game, c: Context) -> Test[Area]:
        seats = [g.seat_of[r] for r in realms(g, c) if g.seat_of[r] != NOBODY]
        return lambda a: any(terms.area_status(g, seat, a) == terms.HOSTILE for seat in seats)

    return bind


@AREAS.test("influence_lead")
def area_influence_lead(value: RealmId | Lead, entry: AreaFilters) -> Filter[Area]:
    return influence_lead(value, diplomacy.influence_in)


def leader_of(value: RealmId | Lead) -> RealmRef:
    """``influence_lead: you`` or ``influence_lead: {who: you, min: 2}``."""
    return value.who if isinstance(value, Lead) else value


def influence_lead(value: RealmId | Lead, influence: Callable[[Game, Seat, T], int]) -> Filter[T]:
    """At least 1 (or ``min``) Influence there, and more than every other player (PP-11.2.4)."""
    least = value.min if isinstance(value, Lead) else 1
    realms = selectors.realms(leader_of(value))

    def bind(g: Game, c: Context) -> Test[T]:
        leaders = [g.seat_of[r] for r in realms(g, c) if g.seat_of[r] != NOBODY]

        def leads(seat: Seat, at: T) -> bool:
            own = influence(g, seat, at)
            return own >= least and all(influence(g, other, at) < own for other in g.each_seat if other != seat)

        return lambda at: any(leads(seat, at) for seat in leaders)

    return bind


@AREAS.test("has")
def area_has(value: AnySelector, entry: AreaFilters) -> Filter[Area]:
    if isinstance(value, SelectProvinces) and value.provinces == ANY:
        passes, least = selectors.filters(PROVINCES, value, "provinces"), value.min
        return lambda g, c: _with_provinces(g, passes(g, c), least)
    return having(_place, value)


@AREAS.test("lacks")
def area_lacks(value: AnySelector, entry: AreaFilters) -> Filter[Area]:
    if isinstance(value, SelectProvinces) and value.provinces == ANY:
        passes = selectors.filters(PROVINCES, value, "provinces")
        return lambda g, c: _without_provinces(g, passes(g, c))
    return lacking(_place, value)


def _place(thing: Thing) -> Area:
    return thing.area


def _with_provinces(g: Game, test: Test[Province], least: int) -> Test[Area]:
    """Only the Provinces of the Areas in question are looked at."""
    provinces_of = g.board.provinces_of
    return lambda a: sum(1 for p in provinces_of[a] if test(p)) >= least


def _without_provinces(g: Game, test: Test[Province]) -> Test[Area]:
    provinces_of = g.board.provinces_of
    return lambda a: not any(test(p) for p in provinces_of[a])


# Provinces


def _provinces(phrase: SelectProvinces) -> Find[Province]:
    return (lambda g, c: g.board.provinces) if phrase.provinces == ANY else selectors.provinces(phrase.provinces)


PROVINCES: Final = Head(SelectProvinces, _provinces, lambda g, p: Thing(p, g.lawful[p], AREA_OF[p]))


@PROVINCES.test("owner")
def owner(value: RealmRef, entry: ProvinceFilters) -> Filter[Province]:
    realms = selectors.realms(value)

    def bind(g: Game, c: Context) -> Test[Province]:
        owners, lawful, occupier = realms(g, c), g.lawful, g.occupier
        return lambda p: lawful[p] in owners and occupier[p] == NOBODY

    return bind


@PROVINCES.test("rightful_owner")
def rightful_owner(value: RealmRef, entry: ProvinceFilters) -> Filter[Province]:
    """PP-2.5.1: whoever occupies it."""
    realms = selectors.realms(value)

    def bind(g: Game, c: Context) -> Test[Province]:
        owners, lawful = realms(g, c), g.lawful
        return lambda p: lawful[p] in owners

    return bind


@PROVINCES.listed("owner")
def owned_by(value: RealmRef, entry: ProvinceFilters) -> Listing[Province]:
    realms = selectors.realms(value)

    def listed(g: Game, c: Context) -> list[Province]:
        occupier = g.occupier
        if value == "none":
            return [p for p in g.board.provinces if g.lawful[p] == NOBODY and occupier[p] == NOBODY]
        return [p for r in realms(g, c) for p in g.lands[r] if occupier[p] == NOBODY]

    return listed


@PROVINCES.test("held_by")
def held_by(value: RealmRef, entry: ProvinceFilters) -> Filter[Province]:
    realms = selectors.realms(value)

    def bind(g: Game, c: Context) -> Test[Province]:
        holders, lawful, occupier, vassal = realms(g, c), g.lawful, g.occupier, g.vassal
        seats = tuple(g.seat_of[r] for r in holders if g.seat_of[r] != NOBODY)
        return lambda p: occupier[p] == NOBODY and (lawful[p] in holders or vassal[p] in seats)

    return bind


@PROVINCES.test("controller")
def controller(value: RealmRef, entry: ProvinceFilters) -> Filter[Province]:
    realms = selectors.realms(value)

    def bind(g: Game, c: Context) -> Test[Province]:
        controllers = realms(g, c)
        if "struggle" in c.source:
            controllers = [x for r in controllers for x in diplomacy.counted_as_one(g, r)]
        return lambda p: terms.controller(g, p) in controllers

    return bind


@PROVINCES.test("occupied_by")
def occupied_by(value: RealmRef, entry: ProvinceFilters) -> Filter[Province]:
    realms = selectors.realms(value)

    def bind(g: Game, c: Context) -> Test[Province]:
        occupier = g.occupier
        seats = tuple(g.seat_of[r] for r in realms(g, c) if g.seat_of[r] != NOBODY)
        return lambda p: occupier[p] in seats

    return bind


@PROVINCES.test("core_of")
def core_of(value: RealmRef, entry: ProvinceFilters) -> Filter[Province]:
    return _core(value, is_it=True)


@PROVINCES.test("not_core_of")
def not_core_of(value: RealmRef, entry: ProvinceFilters) -> Filter[Province]:
    return _core(value, is_it=False)


def _core(value: RealmRef, *, is_it: bool) -> Filter[Province]:
    realms = selectors.printed_realms(value)

    def bind(g: Game, c: Context) -> Test[Province]:
        wanted = realms(g, c)
        return lambda p: any(r in wanted for r in terms.cores(g, p)) is is_it

    return bind


@PROVINCES.test("flag")
def flag(value: RealmRef, entry: ProvinceFilters) -> Filter[Province]:
    """Printed: Core and DNPR tokens are ignored."""
    realms = selectors.printed_realms(value)

    def bind(g: Game, c: Context) -> Test[Province]:
        wanted, printed, heir = realms(g, c), g.board.flag, g.heir
        return lambda p: printed[p] != NOBODY and heir[printed[p]] in wanted

    return bind


@PROVINCES.listed("capital_of")
def capitals(value: RealmRef, entry: ProvinceFilters) -> Listing[Province]:
    realms = selectors.realms(value)
    return lambda g, c: {g.capital[r] for r in realms(g, c) if g.board.in_play[g.capital[r]]}


@PROVINCES.listed("in")
def provinces_in(value: AreaRef, entry: ProvinceFilters) -> Listing[Province]:
    areas = selectors.areas(value)
    return lambda g, c: [p for a in areas(g, c) for p in g.board.provinces_of[a]]


@PROVINCES.listed("adjacent_to_area")
def provinces_beside_area(value: AreaRef, entry: ProvinceFilters) -> Listing[Province]:
    """PP-2.5.14, those of the Area itself apart."""
    areas = selectors.areas(value)

    def listed(g: Game, c: Context) -> list[Province]:
        wanted = set(areas(g, c))
        return [p for p in g.board.provinces if AREA_OF[p] not in wanted and not wanted.isdisjoint(g.board.near[p])]

    return listed


@PROVINCES.listed("adjacent_to_realm")
def provinces_beside_realm(value: RealmRef, entry: ProvinceFilters) -> Listing[Province]:
    realms = selectors.realms(value)

    def listed(g: Game, c: Context) -> list[Province]:
        owned = [q for r in realms(g, c) for q in terms.owned(g, r)]
        return [p for p in g.board.provinces if not g.board.beside[p].isdisjoint(owned)]

    return listed


@PROVINCES.listed("adjacent_to_sea")  # PP-2.5.16: only Ports are
@PROVINCES.listed("facing")
def facing(value: SeaRef, entry: ProvinceFilters) -> Listing[Province]:
    seas = selectors.sea_zones(value)
    return lambda g, c: {p for z in seas(g, c) for p in g.board.ports_facing[z]}


@PROVINCES.test("coastal")
def coastal(value: bool, entry: ProvinceFilters) -> Filter[Province]:
    return lambda g, c: lambda p: (IS_PORT[p] and bool(g.board.coasts[AREA_OF[p]])) is value


@PROVINCES.test("port")
def port(value: Literal["none", "port", "large", "island", "inactive"], entry: ProvinceFilters) -> Filter[Province]:
    """As printed; a Large Port is one by its Province or its Large Town (PP-2.5.36)."""
    if value == "large":
        return lambda g, c: lambda p: terms.is_large_port(g, p)
    return lambda g, c: lambda p: PORT[p] == value


@PROVINCES.test("size")
def province_size(value: Size, entry: ProvinceFilters) -> Filter[Province]:
    return lambda g, c: lambda p: (g.board.tax[p] == LARGE) is (value == "large")


@PROVINCES.test("gold")
def gold(value: bool, entry: ProvinceFilters) -> Filter[Province]:
    return lambda g, c: lambda p: IS_GOLD[p] is value


@PROVINCES.test("vacant")
def vacant(value: bool, entry: ProvinceFilters) -> Filter[Province]:
    return lambda g, c: lambda p: terms.is_vacant(g, p) is value


@PROVINCES.test("unrest")
def province_unrest(value: bool, entry: ProvinceFilters) -> Filter[Province]:
    return lambda g, c: lambda p: pieces.has_unrest(g, p) is value


@PROVINCES.test("map")
def province_map(value: OnMap, entry: ProvinceFilters) -> Filter[Province]:
    test = on_map(value)
    passing = tuple(test(CONTINENT[a]) for a in AREA_OF)
    return lambda g, c: passing.__getitem__
