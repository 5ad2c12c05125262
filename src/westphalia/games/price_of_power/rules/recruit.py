"""PP-5.5.12 to 5.5.18 Recruit Units: Regular, Mercenary and Allied units within capacity, and ships."""

from __future__ import annotations

from typing import Final

from westphalia.kernel.actions import Action
from westphalia.kernel.script import Ask, Kind, Refusal, Script, Value, choose

from ..board import AREA, AREA_OF, FACES, HAS_MARK, PROVINCE, SHIP, SPACE, UNIT
from ..model import NOBODY, Game
from ..tables import (
    ALLIED_KINDS,
    ARMIES,
    GALLEY,
    HEAVY,
    KINDS,
    LIGHT,
    MAX_SEATS,
    MERCENARIES,
    MERCENARY_KINDS,
    MIL,
    REGULAR_KINDS,
)
from . import capacity, characters, ideas, land_battles, realm, ships, terms, units, wars
from .realm import Cost

PRICES: Final = (2, 5, 6, 4, 7, 8, 0, 3)  # by kind of unit, PP-5.5.12
SHIP_PRICES: Final = (4, 10, 2)
MERCENARY_LIMIT: Final = 3  # PP-5.5.15
CANNONS: Final = ideas.number("cannons")

RECRUIT_WHAT: Final = Kind("recruit_what", "PP-5.5.12")
RECRUIT_AREA: Final = Kind("recruit_area", "PP-5.5.14", AREA)
RECRUIT_UNIT: Final = Kind("recruit_unit", "PP-5.5.12", UNIT)
RECRUIT_INTO: Final = Kind("recruit_into", "PP-5.5.13")
BUILD_PORT: Final = Kind("build_port", "PP-5.5.17", PROVINCE)
BUILD_SHIP: Final = Kind("build_ship", "PP-5.5.17", SHIP)
BUILD_WHERE: Final = Kind("build_where", "PP-5.5.17", SPACE)
DONE: Final = "done"
SINGLE: Final = "single"

NOTHING: Final = Refusal("PP-5.5.12", "no-recruit")


def unit_price(g: Game, seat: int, kind: int) -> int:
    """PP-5.5.12, as Ideas change it."""
    if kind == 0:
        return ideas.changed(g, seat, "recruit_units", "regular_infantry_price", PRICES[0])
    if kind == 1:
        return ideas.changed(g, seat, "recruit_units", "regular_cavalry_price", PRICES[1])
    return PRICES[kind]


class Order:
    """What a Recruit action has used so far: Provinces whose capacity counts for an Area, and builds per port."""

    def __init__(self) -> None:
        self.capacity = dict[int, int]()  # Area -> MC fixed when it was first used
        self.placed = dict[int, int]()  # Area -> Regular and Allied units placed there
        self.built = dict[int, int]()  # port -> ships built
        self.zones = dict[int, int]()  # Sea Zone -> ships placed
        self.areas = list[int]()


def mercenaries_left(g: Game) -> int:
    return MERCENARIES[g.entry.scenario.edition] - units.mercenaries_in_play(g)


def own_areas(g: Game, seat: int) -> list[int]:
    """PP-9.2.3: Areas with an own Province or a Vassal's."""
    found = set(terms.own_areas(g, g.realm[seat]))
    found.update(AREA_OF[p] for p in g.board.provinces if g.vassal[p] == seat and g.occupier[p] == NOBODY)
    return sorted(found)


def ally_areas(g: Game, seat: int) -> list[int]:
    """PP-5.5.16: Areas owned by Active Allies."""
    return sorted({AREA_OF[p] for r in wars.active_allies(g, seat) for p in terms.owned(g, r)})


def room(g: Game, seat: int, a: int, order: Order) -> int:
    """MC left in an Area; each Province counts for one Area per Turn (PP-9.2.14)."""
    if a not in order.capacity:
        used = g.turn.recruit if g.turn is not None else set[int]()
        value = capacity.military_capacity(g, g.realm[seat], a, used)
        return value
    return order.capacity[a] - order.placed[a]


def use_capacity(g: Game, seat: int, a: int, order: Order) -> None:
    """The Provinces that support an Area are bound to it from its first unit on."""
    if a not in order.capacity:
        used = g.turn.recruit if g.turn is not None else set[int]()
        order.capacity[a] = capacity.military_capacity(g, g.realm[seat], a, used)
        order.placed[a] = 0
        used.update(capacity.supporting(g, g.realm[seat], a, used))
    order.placed[a] += 1


def kinds_for(g: Game, seat: int, a: int, order: Order) -> list[int]:
    """The kinds of units that can be recruited in an Area now."""
    found = list[int]()
    mine = a in own_areas(g, seat)
    fits = room(g, seat, a, order) > 0
    has_army = bool(armies_for(g, seat, a))
    if mine and fits and g.available[seat]:
        found.append(0)
        if has_army:
            found.append(1)
            if ideas.has_idea(g, seat, CANNONS):
                found.append(2)
    hired = g.turn.mercenaries if g.turn is not None else 0
    if mine and has_army and hired < MERCENARY_LIMIT and mercenaries_left(g) > 0:
        found += [3, 4]
        if ideas.has_idea(g, seat, CANNONS):
            found.append(5)
    if (
        has_army
        and g.allied_available[seat]
        and ((terms.owns_area(g, g.realm[seat], a) and fits) or ally_room(g, seat, a))
    ):
        found += ALLIED_KINDS
    return [kind for kind in found if unit_price(g, seat, kind) <= g.ducats[seat]]


def ally_room(g: Game, seat: int, a: int) -> bool:
    """PP-5.5.16: within the Active Ally's own MC."""
    used = g.turn.land if g.turn is not None else set[int]()
    return any(
        capacity.military_capacity(g, r, a, used) > 0 for r in wars.active_allies(g, seat) if terms.owns_area(g, r, a)
    )


def armies_for(g: Game, seat: int, a: int) -> list[str]:
    """Armies in the Area, or boards free for a new one (PP-5.5.13)."""
    here = [army for army in units.armies_of(seat) if g.army_at[army] == a]
    free = [army for army in units.armies_of(seat) if g.army_at[army] == NOBODY][:1]
    return [characters.ARMY_WORDS[army % ARMIES] for army in (*here, *free)]


def areas_for(g: Game, seat: int, order: Order) -> list[int]:
    areas = sorted({*own_areas(g, seat), *ally_areas(g, seat)})
    return [a for a in areas if kinds_for(g, seat, a, order)]


def why_not_recruit_free(g: Game, seat: int) -> Refusal | None:
    order = Order()
    if g.ducats[seat] < min(SHIP_PRICES) and not g.allied_available[seat]:
        return realm.NO_DUCATS
    if areas_for(g, seat, order) or ports_for(g, seat, order):
        return None
    return NOTHING


def why_not_recruit(g: Game, seat: int) -> Refusal | None:
    if not g.power[seat * 3 + MIL]:
        return realm.NO_POWER[MIL]
    return why_not_recruit_free(g, seat)


def recruit(g: Game, seat: int) -> Script[None]:
    """PP-5.5.12: 1 MIL and the price of everything."""
    realm.pay(g, seat, Cost(mil=1))
    yield from recruit_free(g, seat)


def recruit_free(g: Game, seat: int) -> Script[None]:
    order = Order()
    while True:
        ways = list[Value]()
        if areas_for(g, seat, order):
            ways.append("units")
        if ports_for(g, seat, order):
            ways.append("ships")
        ways.append(DONE)
        way = yield from choose(Ask(seat, RECRUIT_WHAT, ways, DONE))
        if way == DONE:
            break
        if way == "units":
            yield from recruit_unit(g, seat, order)
        else:
            yield from build_ship(g, seat, order)
    yield from battles_after(g, seat, order)


def recruit_unit(g: Game, seat: int, order: Order) -> Script[None]:
    """PP-5.5.13 to 5.5.16: one unit, in an Area, alone (Regular Infantry) or into an Army."""
    a = yield from choose(Ask(seat, RECRUIT_AREA, areas_for(g, seat, order)))
    kind = yield from choose(Ask(seat, RECRUIT_UNIT, kinds_for(g, seat, a, order)))
    places: list[Value] = [SINGLE] if kind == 0 else []
    places += armies_for(g, seat, a)
    place = yield from choose(Ask(seat, RECRUIT_INTO, places))
    realm.pay(g, seat, Cost(ducats=unit_price(g, seat, kind)))
    if kind in REGULAR_KINDS:
        g.available[seat] -= 1
        use_capacity(g, seat, a, order)
    elif kind in MERCENARY_KINDS:
        if g.turn is not None:
            g.turn.mercenaries += 1
    else:
        g.allied_available[seat] -= 1
        if terms.owns_area(g, g.realm[seat], a):
            use_capacity(g, seat, a, order)
    if place == SINGLE:
        g.infantry[a * MAX_SEATS + seat] += 1
    else:
        army = seat * ARMIES + characters.ARMY_WORDS.index(place)
        g.army_at[army] = a
        g.army[army * KINDS + kind] += 1
    if a not in order.areas:
        order.areas.append(a)
    g.log("log-recruited", "PP-5.5.12", seat=seat, unit=kind, area=a)


# Ships (PP-5.5.17, PP-9.2.9, PP-9.2.12)


def builds_at(g: Game, p: int) -> int:
    """1 ship per owned Port, 2 at a Large Port."""
    return 2 if terms.is_large_port(g, p) else 1


def spaces_for(g: Game, seat: int, p: int, kind: int, order: Order) -> list[int]:
    """The port itself or a Sea Zone it faces: not hostile, within NC; Heavy Ships and Galleys only with the Fleet."""
    spaces = [ships.PORT + p] if ships.port_room(g, seat, p) > 0 else []
    for z in FACES[p]:
        if z not in g.board.seas or terms.is_hostile_sea(g, seat, z):
            continue
        if order.zones.get(z, 0) < capacity.naval_capacity(g, g.realm[seat], z):
            spaces.append(z)
    if kind == LIGHT:
        return spaces
    at = g.fleet_at[seat]
    spaces = [space for space in spaces if at in (NOBODY, space)]
    return [s for s in spaces if kind != GALLEY or s >= ships.PORT or HAS_MARK[s]]


def ship_kinds(g: Game, seat: int, p: int, order: Order) -> list[int]:
    if ships.ships_of(g, seat) >= ships.MOST_SHIPS:
        return []
    return [
        kind
        for kind in (LIGHT, HEAVY, GALLEY)
        if SHIP_PRICES[kind] <= g.ducats[seat] and spaces_for(g, seat, p, kind, order)
    ]


def ports_for(g: Game, seat: int, order: Order) -> list[int]:
    own = g.realm[seat]
    return [
        p
        for p in terms.owned(g, own)
        if g.town[p] == seat and FACES[p] and order.built.get(p, 0) < builds_at(g, p) and ship_kinds(g, seat, p, order)
    ]


def build_ship(g: Game, seat: int, order: Order) -> Script[None]:
    p = yield from choose(Ask(seat, BUILD_PORT, ports_for(g, seat, order)))
    kind = yield from choose(Ask(seat, BUILD_SHIP, ship_kinds(g, seat, p, order)))
    space = yield from choose(Ask(seat, BUILD_WHERE, spaces_for(g, seat, p, kind, order)))
    realm.pay(g, seat, Cost(ducats=SHIP_PRICES[kind]))
    order.built[p] = order.built.get(p, 0) + 1
    if space < ships.PORT:
        order.zones[space] = order.zones.get(space, 0) + 1
    if kind != LIGHT:
        g.fleet_at[seat] = space
        g.fleet[seat * 4 + kind] += 1
    elif space >= ships.PORT:
        ships.set_docked(g, seat, p, ships.docked(g, seat, p) + 1)
    else:
        g.at_sea[space * MAX_SEATS + seat] += 1
        yield from ships.take_slot(g, seat, space, displace=False)
    g.log("log-built-ship", "PP-5.5.17", seat=seat, ship=kind, space=space)


# Battles (PP-5.5.18)

BATTLE_FIRST: Final = Kind("recruit_battle_first", "PP-9.7.4", AREA)


def battles_after(g: Game, seat: int, order: Order) -> Script[None]:
    left = [a for a in order.areas if land_battles.is_battle(g, seat, a)]
    while left:
        a = yield from choose(Ask(seat, BATTLE_FIRST, [*left]))
        left.remove(a)
        winner = yield from land_battles.fight(g, a, seat)
        if winner == 0 and terms.units_in(g, seat, a):
            yield from land_battles.reward(g, seat)
        left = [b for b in left if land_battles.is_battle(g, seat, b)]


RECRUIT: Final = Action("recruit", why_not_recruit, recruit)
