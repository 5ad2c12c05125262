"""PP-13.5 NPR Invasions [advanced]: Phase 3 step B."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from westphalia.kernel.script import Script

from .. import pieces, terms
from ..battle import Raised
from ..board import AREA_OF, FACES, PROVINCE_SORT
from ..ids import Area, Province, Realm, Seat
from ..model import NOBODY, Game, is_bot
from . import bots, capacity, land_battles, npr, reactions, wars

UNREST: Final = 2  # PP-13.5.5


def invade(g: Game) -> Script[None]:
    """PP-13.5.1: every NPR at War with a player, in alphabetical order."""
    if not g.rules.npr_invasions:
        return
    hostile = set[int]().union(*(terms.relations(g, seat).enemies for seat in g.each_seat))
    at_war = [
        r
        for r in terms.independent_realms(g) & hostile
        if g.seat_of[r] == NOBODY and terms.active_patron(g, r) == NOBODY
    ]
    for r in npr.by_name(g, at_war):
        areas = legal_areas(g, r)
        if any(g.bot):
            areas = [a for a in areas if _may_invade_bots(g, r, a, at_war)]
        if areas and free_areas(g, r):
            yield from invade_area(g, r, choose_area(g, r, areas))


def _may_invade_bots(g: Game, r: Realm, a: Area, at_war: list[Realm]) -> bool:
    """PP-13.5.9: of all NPRs at War with a Bot only the one with most Units invades its Areas, ties by name."""
    for seat in wars.players_at_war_with(g, r):
        if is_bot(g, seat) and a in terms.marked_areas(g, seat):
            foes = [x for x in at_war if terms.is_hostile(g, seat, x) and set(legal_areas(g, x)) and free_areas(g, x)]
            strongest = min(npr.by_name(g, foes), key=lambda x: -force(g, x), default=r)
            if strongest != r:
                return False
    return True


def _place_armies(g: Game, foes: Sequence[Seat], a: Area) -> None:
    """PP-13.5.9: the Army of a Bot stands where it is invaded."""
    for seat in foes:
        start = bots.army_area(g, seat) if is_bot(g, seat) else NOBODY
        if start not in (NOBODY, a) and a in terms.marked_areas(g, seat):
            g.army_at[bots.army_of(seat)] = a
            g.log("log-march", "PP-13.5.9", seat=seat, area=start, other_area=a, n=terms.units_in(g, seat, a))


def own_and_vassal_lands(g: Game, r: Realm) -> list[Province]:
    return [p for p in capacity.supporters(g, r) if g.occupier[p] == NOBODY]


def free_areas(g: Game, r: Realm) -> list[Area]:
    """PP-13.5.2(b): Areas with its Provinces and no Units hostile to it."""
    areas = sorted({AREA_OF[p] for p in own_and_vassal_lands(g, r)})
    return [a for a in areas if not capacity.hostile_units_to(g, r, a)]


def legal_areas(g: Game, r: Realm) -> list[Area]:
    """PP-13.5.3."""
    foes = wars.players_at_war_with(g, r)
    held = set[Area]().union(*(terms.marked_areas(g, seat) for seat in foes))
    lands = own_and_vassal_lands(g, r)
    if all(held.isdisjoint(g.board.near[p]) for p in lands):
        return []
    mine = {AREA_OF[p] for p in lands}
    near = {b for a in mine for b in (*g.board.land[a], a)}
    if not held <= near:
        seas = {z for p in lands for z in FACES[p]}
        for z in seas:
            if not held.isdisjoint(g.board.over[z] - near) and not capacity.hostile_sea_to(g, r, z):
                near |= g.board.over[z]
    others = [seat for seat in g.each_seat if seat not in foes]
    return [a for a in sorted(held & near) if not any(terms.units_in(g, seat, a) for seat in others)]


def choose_area(g: Game, r: Realm, areas: list[Area]) -> Area:
    """PP-13.5.4: Capital Area; most Core Provinces; adjacent by land; random."""
    capital = AREA_OF[g.capital[r]]
    if capital in areas:
        return capital
    cores = {a: sum(1 for p in g.board.provinces_of[a] if terms.is_core(g, r, p)) for a in areas}
    most = max(cores.values())
    areas = [a for a in areas if cores[a] == most]
    mine = {AREA_OF[p] for p in own_and_vassal_lands(g, r)}
    near = [a for a in areas if a in mine or any(b in mine for b in g.board.land[a])]
    areas = near or areas
    return areas[0] if len(areas) == 1 else areas[g.chance.below(len(areas))]


def invade_area(g: Game, r: Realm, a: Area) -> Script[None]:
    """PP-13.5.5 to 13.5.8. Unrest comes to Towns that occupy a Province too: they are Towns of an Enemy."""
    foes = wars.players_at_war_with(g, r)
    g.log("log-invasion", "PP-13.5.1", realm=r, area=a)
    calm = [
        p
        for p in sorted(g.board.provinces_of[a], key=lambda p: PROVINCE_SORT[p])
        if pieces.unrest_holder(g, p) in foes and not pieces.has_unrest(g, p)
    ]
    for p in calm[:UNREST]:
        pieces.show_unrest(g, p)
        g.log("log-unrest", "PP-13.5.5", seat=pieces.unrest_holder(g, p), province=p)
    number = (force(g, r) + 1) // 2
    if not number:
        return
    _place_armies(g, foes, a)
    yield from reactions.entered(g, r, a)
    if any(terms.units_in(g, seat, a) for seat in foes):
        yield from land_battles.fight(g, a, NOBODY, invader=Raised(r, number))
    else:
        g.rebels[a] += number
        g.log("log-rebels", "PP-13.5.8", area=a, n=number)


def force(g: Game, r: Realm) -> int:
    """PP-13.5.6: current Strength without Provinces in Areas with Units hostile to it."""
    return sum(
        terms.tax_value(g, p) + g.extra_manpower[p]
        for p in own_and_vassal_lands(g, r)
        if not capacity.hostile_units_to(g, r, AREA_OF[p])
    )
