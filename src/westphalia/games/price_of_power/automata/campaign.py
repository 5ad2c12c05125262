"""PB-6 A Bot at War: where its Army goes, what it besieges, how it defends itself."""

from __future__ import annotations

from typing import Final

from westphalia.kernel.script import Script

from .. import history, pieces, terms
from ..board import AREA_OF, AREA_SORT, IS_DISTANT, PROVINCE_SORT
from ..ids import Area, Province, Seat, pair
from ..model import NO_TOWN, NOBODY, NONE, REBELS, Game
from ..rules import (
    bots,
    diplomacy,
    land_battles,
    military_access,
    movement,
    muster,
    reactions,
    sieges,
    units,
    wars,
)

STEPS: Final = 2  # PB-6.5
RULE: Final = "PB-6.5"


def is_at_war(g: Game, seat: Seat) -> bool:
    """PB-3.2: an Enemy with Provinces remains."""
    return any(g.lands[r] for r in wars.enemies(g, seat))


def strength(g: Game, seat: Seat) -> int:
    """Units of the Army."""
    return units.army_size(g, bots.army_of(seat))


def hostile_force(g: Game, seat: Seat, a: Area) -> int:
    """PB-6.6: what an Army would meet in an Area: units of Enemies, Rebels, what NPRs raise."""
    there = sum(terms.units_in(g, other, a) for other in g.each_seat if terms.at_war_with(g, seat, g.realm[other]))
    npr = sum(muster.units_raised(g, r, a) for r in muster.hosts_on_land(g, a) if terms.is_hostile(g, seat, r))
    return there + npr + g.rebels[a]


# Movement (PB-6.5)


def may_enter(g: Game, seat: Seat, a: Area) -> bool:
    """PB-6.5: any Area but those of Opponents at Peace with it, and Neutral ones where it has a Claim."""
    if IS_DISTANT[a]:
        return military_access.may_enter_distant(g, seat, a)
    if terms.area_status(g, seat, a) != terms.NEUTRAL:
        return True
    return g.claim[pair(a, seat)] == NONE and not military_access.hosts(g, seat, a)


def next_to(g: Game, seat: Seat, a: Area) -> list[Area]:
    """By land, over any border, or over a Sea Zone with an own ship that is not hostile."""
    found = {*g.board.land[a]}
    for z in g.board.coasts[a]:
        if terms.ships_at_sea(g, seat, z) and not terms.is_hostile_sea(g, seat, z):
            found.update(g.board.shores[z])
    found.discard(a)
    return [b for b in sorted(found) if may_enter(g, seat, b)]


def way_to(g: Game, seat: Seat, start: Area, goals: set[Area]) -> list[Area]:
    """The shortest way to one of these Areas, without the start; through no Hostile Area on the way."""
    before: dict[Area, Area] = {start: start}
    edge = [start]
    while edge:
        following = list[Area]()
        for a in edge:
            if a != start and terms.area_status(g, seat, a) == terms.HOSTILE:
                continue
            for b in next_to(g, seat, a):
                if b not in before:
                    before[b] = a
                    following.append(b)
        found = [b for b in following if b in goals]
        if found:
            at = min(found, key=lambda b: (-_worth(g, seat, b), AREA_SORT[b]))
            way = [at]
            while before[at] != start:
                at = before[at]
                way.insert(0, at)
            return way
        edge = following
    return []


def _worth(g: Game, seat: Seat, a: Area) -> int:
    """Tax Value of what it would besiege in an Area."""
    return sum(terms.tax_value(g, p) for p in g.board.provinces_of[a] if terms.is_hostile_province(g, seat, p))


def hostile_areas(g: Game, seat: Seat) -> set[Area]:
    """PB-6.6: Areas with Hostile Provinces or units, where the Army, with what it could recruit, is strong enough."""
    own = strength(g, seat)
    found = set[Area]()
    for r in wars.enemies(g, seat):
        found.update(AREA_OF[p] for p in g.lands[r])
    for p in terms.marked(g, seat):
        if g.occupier[p] not in (NOBODY, seat):
            found.add(AREA_OF[p])
    found.update(a for a in terms.own_areas(g, g.realm[seat]) if terms.has_hostile_units(g, seat, a))
    able = {a for a in found if terms.area_status(g, seat, a) == terms.HOSTILE and may_enter(g, seat, a)}
    return {a for a in able if hostile_force(g, seat, a) <= own}


def base_for(g: Game, seat: Seat, goals: set[Area]) -> Area:
    """PB-6.3: the best of the own Areas nearest to what it wants to attack; else the best one it has."""
    own = [a for a in terms.own_areas(g, g.realm[seat]) if not terms.has_hostile_units(g, seat, a)]
    lengths = {a: len(way) for a in own if (way := way_to(g, seat, a, goals))}
    nearest = min(lengths.values(), default=None)
    return bots.best_area(g, seat, [a for a in own if lengths.get(a) == nearest])


def march(g: Game, seat: Seat, goals: set[Area]) -> Script[bool]:
    """PB-6.5: up to 2 Areas towards the nearest of them; in a Hostile Area, where every way ends, it fights. True: it
    fought."""
    army = bots.army_of(seat)
    start = g.army_at[army]
    if start == NOBODY or start in goals:
        return False
    for b in way_to(g, seat, start, goals)[:STEPS]:
        a = g.army_at[army]
        mover = movement.Mover(seat, army)
        if terms.area_status(g, seat, b) == terms.NEUTRAL:
            diplomacy.take_influence(g, seat, b, 1, RULE)
        movement.relocate(g, mover, a, b)
        movement.remember_origin(g, mover, a, b)
        bots.lay_down(g, seat, "PB-6.4")
        yield from reactions.entered(g, g.realm[seat], b)
        if g.army_at[army] != b:
            return False
        if muster.is_land_battle(g, seat, b):
            yield from land_battles.fight(g, b, seat)
            yield from reactions.moved(g, seat, b)
            return True
    if g.army_at[army] != start:
        yield from reactions.moved(g, seat, g.army_at[army])
    return False


# Sieges (PB-6.7)


def siege_targets(g: Game, seat: Seat) -> list[Province]:
    """PB-6.7: own Provinces that others occupy, the Enemy's Capital, the highest Tax Value, then by name."""
    a = bots.army_area(g, seat)
    if a == NOBODY or terms.has_hostile_units(g, seat, a):
        return []
    own = g.realm[seat]
    capitals = {g.capital[r] for r in wars.enemies(g, seat)}
    able = [p for p in g.board.provinces_of[a] if sieges.why_not_besiege(g, seat, p) is None]
    able = [p for p in able if pieces.disc_for(g, seat, p, large=pieces.is_large(g, p)) != NO_TOWN]
    able = [p for p in able if terms.tax_value(g, p) <= siege_strength(g, seat)]
    return sorted(
        able,
        key=lambda p: (g.lawful[p] != own, p not in capitals, -terms.tax_value(g, p), PROVINCE_SORT[p]),
    )


def siege_strength(g: Game, seat: Seat) -> int:
    a = bots.army_area(g, seat)
    return 0 if a == NOBODY else sieges.strength(units.counts_in(g, seat, a))


def besiege(g: Game, seat: Seat) -> Script[bool]:
    """PB-6.7: as much as the Army's Siege Strength takes. True if anything was taken."""
    left = siege_strength(g, seat)
    taken = list[Province]()
    rebel_towns = 0
    for p in siege_targets(g, seat):
        value = terms.tax_value(g, p)
        if value <= left and sieges.why_not_besiege(g, seat, p) is None:
            left -= value
            taken.append(p)
            rebel_towns += int(g.occupier[p] == REBELS)
            yield from sieges.take(g, seat, p)
    if taken:
        history.happen(g, seat, "siege_won", rebel_towns=rebel_towns)
    return bool(taken)


# A campaign (PB-5.9), defence (PB-3.2)


def wage(g: Game, seat: Seat, number: int) -> Script[None]:
    """PB-5.9: recruit, march, fight; where nothing is fought besiege."""
    goals = targets_after(g, seat, number)
    bots.recruit(g, seat, number, base_for(g, seat, goals), "PB-6.2")
    fought = yield from march(g, seat, hostile_areas(g, seat))
    if not fought:
        yield from besiege(g, seat)


def targets_after(g: Game, seat: Seat, number: int) -> set[Area]:
    """Areas that the Army could attack once it has recruited."""
    army = strength(g, seat) + min(number, g.available[seat])
    found = {AREA_OF[p] for r in wars.enemies(g, seat) for p in g.lands[r]}
    found.update(a for a in terms.own_areas(g, g.realm[seat]) if terms.has_hostile_units(g, seat, a))
    return {a for a in found if may_enter(g, seat, a) and hostile_force(g, seat, a) <= army}


def invaded(g: Game, seat: Seat) -> list[Area]:
    """PB-3.2: own Areas where hostile units stand that the Army could meet with what it can recruit now."""
    reach = strength(g, seat) + min(bots.level(g).defend_recruit, g.available[seat])
    areas = {AREA_OF[p] for p in terms.marked(g, seat)}
    held = [a for a in sorted(areas) if terms.has_hostile_units(g, seat, a)]
    return [a for a in held if hostile_force(g, seat, a) <= reach]


def defend(g: Game, seat: Seat, areas: list[Area]) -> Script[None]:
    """PB-5.2: recruit, go to the Area that matters most, and fight."""
    yield from go_and_fight(g, seat, bots.best_area(g, seat, areas), bots.level(g).defend_recruit, "PB-5.2")


def go_and_fight(g: Game, seat: Seat, goal: Area, number: int, rule: str) -> Script[bool]:
    """Recruit; an Army off the map comes onto it in this Area, another one marches there. True: it fought."""
    bots.recruit(g, seat, number, goal, rule)
    if bots.army_area(g, seat) != goal:
        return (yield from march(g, seat, {goal}))
    if not muster.is_land_battle(g, seat, goal):
        return False
    yield from land_battles.fight(g, goal, seat)
    return True


# Rebel Towns at Peace (PB-5.15)


def lost_to_rebels(g: Game, seat: Seat, number: int) -> list[Area]:
    """PB-5.15: Areas with Rebel Towns on Towns of its own that the Army, with so many more units, can take back."""
    at = bots.army_area(g, seat)
    force = strength(g, seat) + min(number, g.available[seat])
    towns = [p for p in terms.marked(g, seat) if g.occupier[p] == REBELS and sieges.why_not_besiege(g, seat, p) is None]
    areas = sorted({AREA_OF[p] for p in towns if terms.tax_value(g, p) <= force and not IS_DISTANT[AREA_OF[p]]})
    near = [a for a in areas if at in (NOBODY, a) or way_to(g, seat, at, {a})]
    return [a for a in near if hostile_force(g, seat, a) <= force]


def expel_rebels(g: Game, seat: Seat, areas: list[Area], number: int) -> Script[None]:
    """PB-5.15: the Army goes to the Area that matters most; where nothing is fought it besieges the Rebel Towns."""
    fought = yield from go_and_fight(g, seat, bots.best_area(g, seat, areas), number, "PB-5.15")
    if not fought:
        yield from besiege(g, seat)
