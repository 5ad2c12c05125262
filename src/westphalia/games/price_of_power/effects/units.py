"""Units and ships: gained where no Battle comes of it (PP-16.3.18), removed as Casualties or disbanded, a General who
changes sides."""

from __future__ import annotations

from typing import Final

from westphalia.kernel.script import SEAT, Ask, Kind, Script, Value, choose

from .. import terms
from ..board import AREA, CHARACTER, FACES, NODE, NODE_SEAS, PROVINCE, REALM, SEA, SHIP, SPACE, UNIT
from ..cost import Cost
from ..ids import Area, Node, Province, Realm, Sea, Seat, Space, pair
from ..model import NOBODY, RULER, Game, players
from ..rules import bonuses, casualties, characters, muster, realm, recruit, ships, units
from ..tables import ALLIED_KINDS, ARMIES, ARTILLERY, INFANTRY, LIGHT, MERCENARY_KINDS, REGULAR_KINDS, SHIP_KINDS, UNITS
from ..vocabulary.selectors import SeaRef, SelectSeaZones
from ..vocabulary.units import GainShips, GainUnits, RemoveShip, RemoveUnits, TakeGeneral
from . import amounts, run, select
from .context import Context, Found, nothing
from .run import DECLINE, operation

STOP: Final = "stop"

# Gaining Land Units (PP-16.3.18)

GAIN_AREA: Final = Kind("gain_unit_area", "PP-16.3.18", AREA)
GAIN_UNIT: Final = Kind("gain_unit", "PP-16.3.18", UNIT)
GAIN_INTO: Final = Kind("gain_unit_into", "PP-16.3.18")


def _kinds(g: Game, step: GainUnits, seat: Seat) -> list[int]:
    """What the card gives, as far as there are Units: Regular ones from Available Manpower, Artillery with Cannons."""
    family = MERCENARY_KINDS if step.kind == "mercenary" else REGULAR_KINDS
    left = recruit.mercenaries_left(g) if step.kind == "mercenary" else g.available[seat]
    kinds = list(family) if step.unit == "any" else [family[UNITS.index(step.unit)]]
    if not left:
        return []
    return [kind for kind in kinds if kind % len(UNITS) != ARTILLERY or bonuses.has_idea(g, seat, recruit.CANNONS)]


def _places(g: Game, seat: Seat, a: Area, kind: int) -> list[Value]:
    """Alone or in an Army; only Regular Infantry stands alone (PP-9.0.11)."""
    alone: list[Value] = [recruit.SINGLE] if kind == INFANTRY else []
    return [*alone, *recruit.armies_for(g, seat, a)]


def _areas(g: Game, c: Context, step: GainUnits, seat: Seat) -> list[Area]:
    """As for Recruit Units, or as the card says; never where a Battle would follow."""
    where = select.areas(g, c, step.where) if step.where is not None else recruit.own_areas(g, seat)
    kinds = _kinds(g, step, seat)
    return [a for a in where if any(_places(g, seat, a, kind) for kind in kinds) and not _brings_battle(g, seat, a)]


def _brings_battle(g: Game, seat: Seat, a: Area) -> bool:
    """Would one more Unit of the player there set off a Battle (PP-9.7.1)?"""
    at = pair(a, seat)
    g.infantry[at] += 1
    found = muster.is_land_battle(g, seat, a)
    g.infantry[at] -= 1
    return found


def _can_gain_units(g: Game, c: Context, step: GainUnits, r: Realm) -> bool:
    seat = g.seat_of[r]
    return seat != NOBODY and bool(_kinds(g, step, seat)) and bool(_areas(g, c, step, seat))


@operation(GainUnits, possible=_can_gain_units)
def gain_units(g: Game, c: Context, step: GainUnits, r: Realm) -> Script[Found]:
    """PP-16.3.18: at no cost, unit by unit."""
    seat = g.seat_of[r]
    found = Found()
    fixed = list[Area]()
    if step.where is not None:
        fixed = yield from select.picked(g, c, step.where, _areas(g, c, step, seat), seat, GAIN_AREA)
    number = amounts.amount(g, c, step.amount)
    for _ in range(number):
        areas: list[Value] = [a for a in _areas(g, c, step, seat) if not fixed or a in fixed]
        if not areas:
            break
        a = yield from choose(Ask(seat, GAIN_AREA, areas, args=c.source))
        kinds: list[Value] = [kind for kind in _kinds(g, step, seat) if _places(g, seat, a, kind)]
        kind = yield from choose(Ask(seat, GAIN_UNIT, kinds, args=c.source))
        place = yield from choose(Ask(seat, GAIN_INTO, _places(g, seat, a, kind), args=c.source))
        if kind in REGULAR_KINDS:
            g.available[seat] -= 1
        recruit.put_unit(g, seat, a, kind, place)
        g.log("log-unit-gained", c.rule, seat=seat, unit=kind, area=a)
        if a not in found.areas:
            found.areas.append(a)
    return found


# Gaining ships (PP-16.3.18)

GAIN_PORT: Final = Kind("gain_ship_port", "PP-16.3.18", PROVINCE)
GAIN_SEA: Final = Kind("gain_ship_sea", "PP-16.3.18", SEA)
GAIN_SHIP: Final = Kind("gain_ship", "PP-16.3.18", SHIP)
GAIN_WHERE: Final = Kind("gain_ship_where", "PP-16.3.18", SPACE)


def _ship_price(step: GainShips, kind: int) -> int:
    """Gained at no cost, or built at half the price (rounded up)."""
    return -(-recruit.SHIP_PRICES[kind] // 2) if step.price == "half" else 0


def _ship_kinds(g: Game, step: GainShips, seat: Seat, p: Province) -> list[int]:
    kinds = range(len(SHIP_KINDS)) if step.ship == "any" else [SHIP_KINDS.index(step.ship)]
    return [k for k in kinds if _ship_price(step, k) <= g.ducats[seat] and recruit.spaces_for(g, seat, p, k)]


def _ports(g: Game, step: GainShips, seat: Seat, built: dict[int, int]) -> list[Province]:
    """Own Ports where a ship can be put; ``per_port`` so many each, twice as many in a Large Port."""
    if ships.ships_of(g, seat) >= ships.MOST_SHIPS:
        return []
    most = step.per_port
    return [
        p
        for p in terms.owned(g, g.realm[seat])
        if g.town[p] == seat
        and FACES[p]
        and (most is None or built.get(p, 0) < most * recruit.builds_at(g, p))
        and _ship_kinds(g, step, seat, p)
    ]


def _seas(g: Game, c: Context, named: SeaRef, seat: Seat) -> list[Sea]:
    """Sea Zones that the card names, as far as no Battle comes of it."""
    if ships.ships_of(g, seat) >= ships.MOST_SHIPS:
        return []
    return [z for z in select.seas(g, c, named) if not terms.is_hostile_sea(g, seat, z)]


def _can_gain_ships(g: Game, c: Context, step: GainShips, r: Realm) -> bool:
    seat = g.seat_of[r]
    if seat == NOBODY:
        return False
    return bool(_ports(g, step, seat, {}) if step.sea is None else _seas(g, c, step.sea, seat))


@operation(GainShips, possible=_can_gain_ships, asks=True)
def gain_ships(g: Game, c: Context, step: GainShips, r: Realm) -> Script[Found]:
    """PP-16.3.18: ship by ship, in own Ports or Sea Zones before them, or where the card says."""
    seat = g.seat_of[r]
    if step.sea is not None:
        return (yield from _gain_at_sea(g, c, step, step.sea, seat))
    built = dict[int, int]()
    number = amounts.amount(g, c, step.amount)
    for _ in range(number):
        ports: list[Value] = [*_ports(g, step, seat, built)]
        if not ports:
            break
        if step.may and step.cost is None:
            ports.append(STOP)
        p = yield from choose(Ask(seat, GAIN_PORT, ports, args=c.source))
        if p == STOP:
            break
        kind = yield from choose(Ask(seat, GAIN_SHIP, [*_ship_kinds(g, step, seat, p)], args=c.source))
        space = yield from choose(Ask(seat, GAIN_WHERE, [*recruit.spaces_for(g, seat, p, kind)], args=c.source))
        built[p] = built.get(p, 0) + 1
        realm.pay(g, seat, Cost(ducats=_ship_price(step, kind)))
        g.log("log-ship-gained", c.rule, seat=seat, ship=kind, space=space)
        yield from recruit.put_ship(g, seat, kind, space)
    return Found(whole=bool(built))


def _gain_at_sea(g: Game, c: Context, step: GainShips, named: SeaRef, seat: Seat) -> Script[Found]:
    found = Found()
    found.seas = yield from select.picked(g, c, named, _seas(g, c, named, seat), seat, GAIN_SEA)
    number = amounts.amount(g, c, step.amount)
    for _ in range(number):
        if not found.seas or ships.ships_of(g, seat) >= ships.MOST_SHIPS:
            break
        z = yield from choose(Ask(seat, GAIN_SEA, [*found.seas], args=c.source))
        g.log("log-ship-gained", c.rule, seat=seat, ship=LIGHT, space=z)
        yield from recruit.put_ship(g, seat, LIGHT, z)
    return found.if_any()


# Removing Land Units

REMOVE_AREA: Final = Kind("remove_unit_area", "PP-16.3.5", AREA)
REMOVE_UNIT: Final = Kind("remove_unit", "PP-16.3.5", UNIT)


def _armed_areas(g: Game, c: Context, step: RemoveUnits, seat: Seat) -> list[Area]:
    held = units.areas_with_units(g, seat)
    if step.where is None:
        return held
    return [a for a in select.areas(g, c, step.where) if a in held]


def _can_remove_units(g: Game, c: Context, step: RemoveUnits, r: Realm) -> bool:
    if step.as_ is not None or step.shortfall:  # what was not removed matters too
        return g.seat_of[r] != NOBODY
    return g.seat_of[r] != NOBODY and bool(_armed_areas(g, c, step, g.seat_of[r]))


@operation(RemoveUnits, possible=_can_remove_units)
def remove_units(g: Game, c: Context, step: RemoveUnits, r: Realm) -> Script[Found]:
    """Casualties, or disbanded Units: the owner chooses which (PP-16.3.5); ``each: area`` in every Area apart."""
    seat = g.seat_of[r]
    found = Found()
    areas = yield from _chosen_areas(g, c, step, r)
    found.areas = list(areas)
    found.units = wanted = 0
    for group in [[a] for a in areas] if step.each == "area" else [areas]:
        held = sum(_removable(g, step, seat, a) for a in group)
        number = amounts.amount(g, c, step.amount, held)
        number = min(number, step.max) if step.max is not None else number
        wanted += number
        found.units += min(number, held)
        if step.mode == "battle_casualties":
            yield from casualties.lose_in_area(g, seat, group[0], min(number, held))
            continue
        for _ in range(min(number, held)):
            yield from _remove_one(g, c, step, seat, group)
    found.missing = wanted - found.units
    found.whole = not found.missing
    if found.missing and step.shortfall:
        c.labels["shortfall"] = found
        yield from run.run(g, c, step.shortfall)
    return found


def _removable(g: Game, step: RemoveUnits, seat: Seat, a: Area) -> int:
    """Allied Units are not disbanded (PP-4.4.2)."""
    counts = units.counts_in(g, seat, a)
    return sum(counts[: len(counts) - len(ALLIED_KINDS)]) if step.mode == "disband" else sum(counts)


def _chosen_areas(g: Game, c: Context, step: RemoveUnits, r: Realm) -> Script[list[Area]]:
    """Where Units go: the Areas named, those picked, or everywhere."""
    if step.where is None:
        return units.areas_with_units(g, g.seat_of[r])
    candidates = select.areas(g, c, step.where)
    return (yield from select.picked(g, c, step.where, candidates, run.decider(g, c, step, r), REMOVE_AREA))


def _remove_one(g: Game, c: Context, step: RemoveUnits, seat: Seat, areas: list[Area]) -> Script[None]:
    removable = units.disbandable_kinds if step.mode == "disband" else units.kinds_in
    here: list[Value] = [a for a in areas if removable(g, seat, a)]
    a = yield from choose(Ask(seat, REMOVE_AREA, here, args=c.source))
    kind = yield from choose(Ask(seat, REMOVE_UNIT, [*removable(g, seat, a)], args=c.source))
    if step.mode == "disband":
        units.disband(g, seat, a, kind, c.rule)
    else:
        yield from casualties.lose_one(g, seat, a, kind)


# Removing a ship of a map

SHIP_AT: Final = Kind("ship_to_remove", "PP-16.3.5", SPACE)
SHIP_OWNER: Final = Kind("ship_to_remove_owner", "PP-16.3.5", SEAT)
PIRATE_AT: Final = Kind("pirate_to_remove", "PP-16.3.5", NODE)
PIRATES: Final = "pirates"


def _seas_of_map(g: Game, c: Context, step: RemoveShip) -> list[Sea]:
    return select.seas(g, c, SelectSeaZones(sea_zones="any", map=step.map))


def _ship_owners(g: Game, seat: Seat, space: Space) -> list[Seat]:
    """Opponents with ships in a Space."""
    return [other for other in players(g) if other != seat and ships.kinds_at(g, other, space)]


def _pirate_nodes(g: Game, seas: list[Sea]) -> list[Node]:
    return [n for n in g.board.nodes if g.pirates[n] and any(z in seas for z in NODE_SEAS[n])]


def _spaces(g: Game, seas: list[Sea]) -> list[Space]:
    """The Sea Zones and the ports that face them."""
    ports = {p for z in seas for p in g.board.ports_facing[z]}
    return [*seas, *(ships.space_of(p) for p in sorted(ports))]


def _can_remove_ship(g: Game, c: Context, step: RemoveShip, r: Realm) -> bool:
    seat, seas = g.seat_of[r], _seas_of_map(g, c, step)
    if seat == NOBODY:
        return False
    return bool(_pirate_nodes(g, seas)) or any(_ship_owners(g, seat, space) for space in _spaces(g, seas))


@operation(RemoveShip, possible=_can_remove_ship, asks=True)
def remove_ship(g: Game, c: Context, step: RemoveShip, r: Realm) -> Script[Found]:
    """A Pirate Ship or an Opponent's ship on that map goes to supply."""
    seat, seas = g.seat_of[r], _seas_of_map(g, c, step)
    nodes: list[Value] = [*_pirate_nodes(g, seas)]
    spaces: list[Value] = [space for space in _spaces(g, seas) if _ship_owners(g, seat, space)]
    options = [*spaces, *([PIRATES] if nodes else []), *([DECLINE] if step.may else [])]
    at = yield from choose(Ask(seat, SHIP_AT, options, args=c.source))
    if at == DECLINE:
        return nothing()
    if at == PIRATES:
        n = yield from choose(Ask(seat, PIRATE_AT, nodes, args=c.source))
        g.pirates[n] -= 1
        g.log("log-pirate-removed", c.rule, node=n)
        return Found()
    owner = yield from choose(Ask(seat, SHIP_OWNER, [*_ship_owners(g, seat, at)], args=c.source))
    kind = yield from ships.lose_ship(g, owner, at, by=seat)
    g.log("log-ship-removed", c.rule, seat=owner, ship=kind, space=at)
    return Found()


# A General changes sides

TAKE_FROM: Final = Kind("general_of", "PP-16.3.5", REALM)
TAKE_GENERAL: Final = Kind("general_to_take", "PP-16.3.5", CHARACTER)
TAKE_INTO: Final = Kind("general_into", "PP-7.2.7")


def _generals(g: Game, seat: Seat) -> list[int]:
    """Armies on the map led by a General who is not the Ruler."""
    return [k for k in units.armies_of(seat) if g.army_at[k] != NOBODY and g.general[k] not in (NOBODY, RULER)]


def _victims(g: Game, c: Context, step: TakeGeneral) -> list[Seat]:
    return [r for r in select.find(g, c, step.from_) if g.seat_of[r] != NOBODY and _generals(g, g.seat_of[r])]


def _own_armies(g: Game, seat: Seat) -> list[Value]:
    return [characters.ARMY_WORDS[k % ARMIES] for k in units.armies_of(seat) if g.army_at[k] != NOBODY]


def _can_take_general(g: Game, c: Context, step: TakeGeneral, r: Realm) -> bool:
    seat = g.seat_of[r]
    return seat != NOBODY and bool(_own_armies(g, seat)) and bool(_victims(g, c, step))


@operation(TakeGeneral, possible=_can_take_general)
def take_general(g: Game, c: Context, step: TakeGeneral, r: Realm) -> Script[Found]:
    """A General leaves his Army for one of the player's; whoever led it makes room (PP-7.2.7). The label has the Realm
    robbed and the Army that gets him."""
    seat = g.seat_of[r]
    victim = yield from choose(Ask(seat, TAKE_FROM, [*_victims(g, c, step)], args=c.source))
    armies = _generals(g, g.seat_of[victim])
    taken = yield from choose(Ask(seat, TAKE_GENERAL, [g.general[k] for k in armies], args=c.source))
    source = next(k for k in armies if g.general[k] == taken)
    word = yield from choose(Ask(seat, TAKE_INTO, _own_armies(g, seat), args=c.source))
    yield from characters.make_room(g, seat, word)
    ill = g.general_ill[source]
    g.general[source], g.general_ill[source] = NOBODY, 0
    characters.install(g, seat, taken, word, ill)
    found = Found()
    found.realms.append(victim)
    found.pieces.append(seat * ARMIES + characters.ARMY_WORDS.index(word))
    return found
