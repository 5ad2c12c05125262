"""PP-9.2 War capacities: Military and Naval Capacity, and what blocks them."""

from __future__ import annotations

from westphalia.kernel.remember import remembered

from .. import terms
from ..board import AREA_OF, AREAS, FACES, IS_DISTANT
from ..ids import Area, Province, Realm, Sea
from ..model import NOBODY, Game
from . import wars


def hostile_units_to(g: Game, r: Realm, a: Area) -> bool:
    """Does the Area hold units hostile to the Realm? Rebels are hostile to players only (PP-2.5.22)."""
    seat = g.seat_of[r]
    if seat != NOBODY:
        return terms.has_hostile_units(g, seat, a)
    return any(terms.units_in(g, other, a) for other in wars.players_at_war_with(g, r))


def hostile_sea_to(g: Game, r: Realm, z: Sea) -> bool:
    seat = g.seat_of[r]
    if seat != NOBODY:
        return terms.is_hostile_sea(g, seat, z)
    return any(terms.ships_at_sea(g, other, z) for other in wars.players_at_war_with(g, r))


@remembered("seat_of", "overlord", on="ground")
def supporters(g: Game, r: Realm) -> tuple[Province, ...]:
    """Provinces that count for a Realm's MC: its own and its Vassals', not occupied (PP-9.2.1, PP-9.2.4, PP-9.2.7)."""
    seat = g.seat_of[r]
    own = [p for p in g.lands[r] if g.occupier[p] == NOBODY and (seat != NOBODY or g.vassal[p] == NOBODY)]
    if seat != NOBODY:
        own += [p for p in terms.marked(g, seat) if g.vassal[p] == seat and g.occupier[p] == NOBODY]
    else:
        for v in terms.vassals_of(g, r):
            own += [p for p in g.lands[v] if g.occupier[p] == NOBODY and g.vassal[p] == NOBODY]
    return tuple(own)


def supporting(g: Game, r: Realm, a: Area, used: set[Province] | frozenset[Province] = frozenset()) -> list[Province]:
    """PP-9.2.1: the Provinces that support an Area, each once; a Province in an Area with hostile units supports only
    that Area (PP-9.2.5), one beyond the sea needs a Sea Zone that is not hostile (PP-9.2.6)."""
    found = _supporting(g, r * len(AREAS) + a)
    return [p for p in found if p not in used] if used else found


@remembered(
    *("realm", "seat_of", "overlord", "war", "alliance", "rebels", "infantry", "army_at", "army"),
    *("on_slot", "at_sea", "fleet", "fleet_at"),
    on="ground",
)
def _supporting(g: Game, number: int) -> list[Province]:
    r, a = Realm(number // len(AREAS)), Area(number % len(AREAS))
    board = g.board
    ports = {z for p in board.provinces_of[a] for z in FACES[p]}
    open_seas = {z for z in ports if not hostile_sea_to(g, r, z)}
    blocked = dict[int, bool]()
    found = list[Province]()
    for p in supporters(g, r):
        b = AREA_OF[p]
        if b == a:
            found.append(p)
            continue
        if b not in board.land[a] and not any(z in open_seas for z in FACES[p]):
            continue
        if b not in blocked:
            blocked[b] = hostile_units_to(g, r, b)
        if not blocked[b]:
            found.append(p)
    return found


def support_of(g: Game, r: Realm, p: Province) -> int:
    """What a Province adds: its Tax Value, for an NPR that defends itself double on a Distant Continent unless the
    plague is there (PP-9.2.7, PP-13.4.17); and 1 for a +1 Manpower token."""
    value = terms.tax_value(g, p)
    if g.seat_of[r] == NOBODY and IS_DISTANT[AREA_OF[p]] and not g.plague[AREA_OF[p]]:
        value *= 2
    return value + g.extra_manpower[p]


def recruits_of(g: Game, p: Province) -> int:
    """What a Province adds for those who are recruited: nothing counts double (PP-9.2.7)."""
    return terms.tax_value(g, p) + g.extra_manpower[p]


def military_capacity(g: Game, r: Realm, a: Area, used: set[Province] | frozenset[Province] = frozenset()) -> int:
    """PP-9.2.1."""
    return sum(support_of(g, r, p) for p in supporting(g, r, a, used))


def naval_supporting(g: Game, r: Realm, z: Sea) -> list[Province]:
    """PP-9.2.8, PP-9.2.10, PP-9.2.11: ports that face a Sea Zone; Vassals' ports count for NPRs only."""
    seat = g.seat_of[r]
    if seat != NOBODY:
        return [p for p in g.board.ports_facing[z] if terms.owns(g, r, p) and g.town[p] == seat]
    mine = set(supporters(g, r))
    return [p for p in g.board.ports_facing[z] if p in mine and terms.is_active_port(g, p)]


def naval_capacity(g: Game, r: Realm, z: Sea, used: set[Province] | frozenset[Province] = frozenset()) -> int:
    """PP-9.2.8; the blockade of NPR ports at the start of the Turn (PP-9.2.13) is for the caller."""
    ports = [p for p in naval_supporting(g, r, z) if p not in used]
    if g.seat_of[r] != NOBODY:
        return sum(terms.tax_value(g, p) for p in ports)
    return sum(support_of(g, r, p) - g.extra_manpower[p] for p in ports)


def can_cover(g: Game, r: Realm, demands: dict[Area, int]) -> bool:
    """PP-9.2.14: can the Realm's Provinces, each for one Area only, support so many units in these Areas?"""
    areas = [a for a, units in demands.items() if units]
    if len(areas) == 1:
        return sum(recruits_of(g, p) for p in supporting(g, r, areas[0])) >= demands[areas[0]]
    helps = dict[Province, list[int]]()
    for n, a in enumerate(areas):
        for p in supporting(g, r, a):
            helps.setdefault(p, []).append(n)
    missing = [demands[a] for a in areas]
    for p, places in helps.items():
        if len(places) == 1:
            missing[places[0]] = max(0, missing[places[0]] - recruits_of(g, p))
    needs = {tuple(missing)}
    for p, places in helps.items():  # what may still be needed after each Province has gone to one of its Areas
        if not all(map(any, needs)):
            break
        if len(places) > 1:
            value = recruits_of(g, p)
            needs = {(*need[:n], max(0, need[n] - value), *need[n + 1 :]) for need in needs for n in places}
            needs = {need for need in needs if not any(_is_less(other, need) for other in needs)}
    return not all(map(any, needs))


def _is_less(one: tuple[int, ...], other: tuple[int, ...]) -> bool:
    return one != other and all(a <= b for a, b in zip(one, other, strict=True))
