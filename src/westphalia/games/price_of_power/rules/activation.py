"""PP-5.5.6 to 5.5.11 Activate Units: Land Activation (movement or siege), Naval Activation (movement or undocking)."""

from __future__ import annotations

from functools import partial
from typing import Final

from westphalia.kernel.actions import Action, choose_way, possible, why_none
from westphalia.kernel.script import Ask, Kind, Refusal, Script, Value, choose

from .. import terms
from ..board import AREA, COSTLY_LINKS, FACES, HAS_MARK, IS_DISTANT_SEA, IS_MARITIME, NODE, NODE_SEAS, SEA, SPACE
from ..cost import Cost
from ..ids import Area, Node, Sea, Seat, Space, pair
from ..model import NOBODY, Game
from ..tables import ARMIES, GALLEY, LIGHT, MIL
from . import (
    characters,
    military_access,
    movement,
    muster,
    naval_battles,
    naval_transport,
    reactions,
    realm,
    ships,
    sieges,
    units,
)
from .movement import Mover

COST: Final = Cost(mil=1)  # PP-5.5.6
SPACES: Final = 2  # PP-9.5.11
WAY: Final = Kind("activate_way", "PP-5.5.6")

NO_UNITS: Final = Refusal("PP-5.5.7", "no-activate-units")
NO_SHIPS: Final = Refusal("PP-5.5.8", "no-activate-ships")


# Land Activation


def why_not_move(g: Game, seat: Seat) -> Refusal | None:
    return None if any(movement.movers_in(g, seat, a) for a in units.areas_with_units(g, seat)) else NO_UNITS


def why_not_siege(g: Game, seat: Seat, spent: int = 0) -> Refusal | None:
    mil = max(0, g.power[seat * 3 + MIL] - spent)
    return None if sieges.areas_to_besiege(g, seat, mil) else sieges.NO_SIEGE


# Naval Activation

DESTINATION: Final = Kind("sail_destination", "PP-5.5.8", SPACE)
SAIL_FROM: Final = Kind("sail_from", "PP-5.5.8", SPACE)
SAIL_WHAT: Final = Kind("sail_what", "PP-5.5.8")
UNDOCK_TO: Final = Kind("undock_to", "PP-9.5.10", SEA)
UNDOCK_FROM: Final = Kind("undock_from", "PP-9.5.10", SPACE)
DONE: Final = "done"
ONE_SHIP: Final = "ship"
FLEET: Final = "fleet"
FORM: Final = "form_fleet"


def reach(
    g: Game, seat: Seat, origin: Space, spaces: int = SPACES, *, with_galleys: bool = False
) -> dict[Space, frozenset[str]]:
    """PP-9.5.11: Spaces within 2 of a Space: Sea Zones (a hostile or Distant one ends the move) and Friendly Ports;
    each with the letters of the links that cost Monarch Power on the way (PP-2.7.5). Galleys get only through marked
    Sea Zones (PP-9.0.16)."""
    found = dict[Space, frozenset[str]]()
    front: dict[Space, frozenset[str]] = {origin: frozenset()}
    for left in reversed(range(spaces)):
        ahead = dict[Space, frozenset[str]]()
        for at, paid in front.items():
            if not ships.is_port(at):
                _add_ports(g, seat, Sea(at), paid, found)
            for z in FACES[at - ships.PORT] if ships.is_port(at) else g.board.sea_links[at]:
                if z not in g.board.seas or not ships.may_enter(g, seat, z) or (with_galleys and not HAS_MARK[z]):
                    continue
                letters = paid | _letters(at, z)
                _add(found, z, letters)
                if left and not IS_DISTANT_SEA[z] and not terms.is_hostile_sea(g, seat, z):
                    _add(ahead, z, letters)
        front = ahead
    found.pop(origin, None)
    return found


def _letters(origin: Space, z: Sea) -> frozenset[str]:
    letter = COSTLY_LINKS[origin].get(z) if not ships.is_port(origin) else None
    return frozenset() if letter is None else frozenset((letter,))


def _add(found: dict[Space, frozenset[str]], space: Space, letters: frozenset[str]) -> None:
    if space not in found or len(letters) < len(found[space]):
        found[space] = letters


def _add_ports(g: Game, seat: Seat, z: Sea, letters: frozenset[str], found: dict[Space, frozenset[str]]) -> None:
    for p in g.board.ports_facing[z]:
        if terms.is_friendly_province(g, seat, p):
            _add(found, ships.space_of(p), letters)


def single_ships(g: Game, seat: Seat, space: Space) -> int:
    """Light Ships outside the Fleet."""
    if ships.is_port(space):
        return ships.docked(g, seat, ships.province_of(space))
    at = pair(Sea(space), seat)
    return g.on_slot[at] + g.at_sea[at]


def sailors(
    g: Game, seat: Seat, origin: Space, space: Space, spaces: int = SPACES, paid: frozenset[str] = frozenset()
) -> list[Value]:
    """What can sail from one Space to another: a Light Ship, the Fleet, a Fleet formed for it (PP-9.0.17)."""
    letters = reach(g, seat, origin, spaces).get(space)
    return [] if letters is None else sailors_over(g, seat, origin, space, letters - paid)


def sailors_over(g: Game, seat: Seat, origin: Space, space: Space, letters: frozenset[str]) -> list[Value]:
    """The same for a way that is known, with the links to be paid on it."""
    if len(letters) > realm.total_power(g, seat):
        return []
    is_port = ships.is_port(space)
    room = ships.port_room(g, seat, ships.province_of(space)) if is_port else ships.MOST_SHIPS
    fleet_room = ships.port_room(g, seat, ships.province_of(space), in_fleet=True) if is_port else ships.MOST_SHIPS
    ways = list[Value]()
    if ships.light_ships_in(g, seat, origin) and room > 0:
        ways.append(ONE_SHIP)
    if g.fleet_at[seat] == origin and sum(g.fleet[seat * 4 : seat * 4 + 3]) <= fleet_room:
        ways.append(FLEET)
    if g.fleet_at[seat] == NOBODY and single_ships(g, seat, origin) and fleet_room > 0:
        ways.append(FORM)
    return ways


def destinations(g: Game, seat: Seat, spaces: int = SPACES) -> list[Space]:
    """Where ships can go, and where ships that lie there can attack Pirates without moving (PP-9.9.3)."""
    found = set[Space]()
    for origin in ships.spaces_with_ships(g, seat):
        ways = reach(g, seat, origin, spaces).items()
        found.update(s for s, letters in ways if s not in found and sailors_over(g, seat, origin, s, letters))
        if not ships.is_port(origin) and pirate_nodes(g, Sea(origin)):
            found.add(origin)
    return sorted(found)


def can_sail(g: Game, seat: Seat, spaces: int = SPACES) -> bool:
    """Is there any destination? Mostly the first Sea Zone beside a ship is one."""
    for origin in ships.spaces_with_ships(g, seat):
        if not ships.is_port(origin) and pirate_nodes(g, Sea(origin)):
            return True
        for distance in (1, spaces):
            ways = reach(g, seat, origin, distance).items()
            if any(sailors_over(g, seat, origin, space, letters) for space, letters in ways):
                return True
    return False


def why_not_sail(g: Game, seat: Seat) -> Refusal | None:
    return None if can_sail(g, seat) else NO_SHIPS


def sail(g: Game, seat: Seat, spaces: int = SPACES) -> Script[None]:
    """PP-5.5.8(a), PP-9.5.11: any number of ships to one destination; then a battle, Pirates, and transport."""
    space = yield from choose(Ask(seat, DESTINATION, [*destinations(g, seat, spaces)]))
    paid = frozenset[str]()
    arrived, fleet_came = 0, False
    moved = not ships.is_port(space) and bool(pirate_nodes(g, space)) and bool(terms.ships_at_sea(g, seat, space))
    while True:
        held = ships.spaces_with_ships(g, seat)
        origins: list[Value] = [s for s in held if sailors(g, seat, s, space, spaces, paid)]
        if moved:
            origins.append(DONE)
        origin = yield from choose(Ask(seat, SAIL_FROM, origins, origins[-1]))
        if origin == DONE:
            break
        way = yield from choose(Ask(seat, SAIL_WHAT, sailors(g, seat, origin, space, spaces, paid)))
        letters = reach(g, seat, origin, spaces)[space] - paid
        yield from realm.lose_any_power(g, seat, len(letters), "PP-2.7.5")
        paid |= letters
        arrived += yield from sail_from(g, seat, origin, space, way, spaces)
        moved, fleet_came = True, fleet_came or way != ONE_SHIP
    if fleet_came:
        yield from reorganise_fleet(g, seat, space)
    if not ships.is_port(space):
        if muster.is_naval_battle(g, seat, space):
            yield from naval_battles.fight(g, space, seat)
        else:
            yield from take_slots(g, seat, space, arrived)
        yield from hunt_pirates(g, seat, space)
        yield from transport(g, seat, space)


def sail_from(g: Game, seat: Seat, origin: Space, space: Space, way: str, spaces: int = SPACES) -> Script[int]:
    """One Light Ship, or the Fleet as a whole; it is put on the map with a ship from where it starts (PP-9.0.17(a)).
    Its Galleys are lost in open waters, also if it only passes through them (PP-9.0.16). Gives how many Light Ships
    have ended their movement there (PP-9.5.12)."""
    if way == FORM:
        ships.take_light_ship(g, seat, origin)
        g.fleet_at[seat] = origin
        g.fleet[seat * 4 + LIGHT] = 1
        g.log("log-fleet-changed", "PP-9.0.17", seat=seat, space=origin)
    if way != ONE_SHIP:
        yield from reorganise_fleet(g, seat, origin, space)
        is_safe = not g.fleet[seat * 4 + GALLEY] or space in reach(g, seat, origin, spaces, with_galleys=True)
        g.fleet_at[seat] = space
        if not is_safe:
            ships.lose_galleys(g, seat)
    else:
        ships.take_light_ship(g, seat, origin)
        lay_down(g, seat, space)
    g.log("log-sailed", "PP-9.5.11", seat=seat, space=space, other_space=origin)
    return 1 if way == ONE_SHIP else g.fleet[seat * 4 + LIGHT]


def lay_down(g: Game, seat: Seat, space: Space) -> None:
    """A Light Ship outside the Fleet arrives."""
    if ships.is_port(space):
        p = ships.province_of(space)
        ships.set_docked(g, seat, p, ships.docked(g, seat, p) + 1)
    else:
        g.at_sea[pair(Sea(space), seat)] += 1


REORGANISE_FLEET: Final = Kind("reorganise_fleet", "PP-9.0.17")


def reorganise_fleet(g: Game, seat: Seat, space: Space, goal: Space = NOBODY) -> Script[None]:
    """PP-9.0.17(c), PP-9.5.13: Light Ships join or leave the Fleet where it starts and where it ends its move; as
    many as the port it goes to can hold."""
    while g.fleet_at[seat] == space:
        size = sum(g.fleet[seat * 4 : seat * 4 + 3])
        room = ships.MOST_SHIPS
        if ships.is_port(goal):
            room = ships.port_room(g, seat, ships.province_of(goal), in_fleet=True)
        ways: list[Value] = [DONE]
        if single_ships(g, seat, space) and size < room:
            ways.append("join_fleet")
        if g.fleet[seat * 4 + LIGHT] and size > 1 and (not ships.is_port(space) or size <= 2 * ships.PORT_SHIPS):
            ways.append("leave_fleet")
        if len(ways) == 1:
            return
        way = yield Ask(seat, REORGANISE_FLEET, ways, DONE, args={"space": space})
        if way == DONE:
            return
        if way == "join_fleet":
            take_single_ship(g, seat, space)
            g.fleet[seat * 4 + LIGHT] += 1
        else:
            g.fleet[seat * 4 + LIGHT] -= 1
            lay_down(g, seat, space)
        g.log("log-fleet-changed", "PP-9.0.17", seat=seat, space=space)


def take_single_ship(g: Game, seat: Seat, space: Space) -> None:
    """A Light Ship outside the Fleet, without a slot first."""
    at = pair(Sea(space), seat)
    if ships.is_port(space):
        ships.set_docked(g, seat, ships.province_of(space), ships.docked(g, seat, ships.province_of(space)) - 1)
    elif g.at_sea[at]:
        g.at_sea[at] -= 1
    else:
        g.on_slot[at] -= 1


def take_slots(g: Game, seat: Seat, z: Sea, arrived: int) -> Script[None]:
    """PP-9.5.12: so many Light Ships have ended their movement here and may take vacant Trade Protection slots; those
    that lay here before may not."""
    for _ in range(min(arrived, ships.free_slots(g, z), g.at_sea[pair(z, seat)])):
        before = g.on_slot[pair(z, seat)]
        yield from ships.take_slot(g, seat, z, displace=False)
        if g.on_slot[pair(z, seat)] == before:
            return


PIRATES: Final = Kind("hunt_pirates", "PP-9.9.3", NODE)


def hunt_pirates(g: Game, seat: Seat, z: Sea) -> Script[bool]:
    """PP-9.9.3: Pirates at a Trade Node beside the Sea Zone may be attacked with the ships there. True if they are."""
    nodes: list[Value] = [*pirate_nodes(g, z)]
    if not nodes or not terms.ships_at_sea(g, seat, z):
        return False
    n = yield Ask(seat, PIRATES, ["none", *nodes], "none")
    if n == "none":
        return False
    yield from naval_battles.fight(g, z, seat, pirates=n)
    return True


def pirate_nodes(g: Game, z: Sea) -> list[Node]:
    """Trade Nodes beside a Sea Zone where Pirates lie (PP-9.0.9)."""
    return [n for n in g.board.nodes if g.pirates[n] and IS_MARITIME[n] and z in NODE_SEAS[n]]


EMBARK: Final = Kind("embark", "PP-9.5.21", AREA)
EMBARK_WHAT: Final = Kind("embark_what", "PP-9.5.21")
LAND_AT: Final = Kind("land_at", "PP-9.5.21", AREA)


def transport(g: Game, seat: Seat, z: Sea) -> Script[None]:
    """PP-9.5.21: one Army or single unit over a bridge that includes the Sea Zone of the ships just moved."""
    if not terms.ships_at_sea(g, seat, z):
        return
    starts: list[Value] = [a for a in units.areas_with_units(g, seat) if passengers(g, seat, a, z)]
    if not starts:
        return
    a = yield Ask(seat, EMBARK, ["none", *starts], "none")
    if a == "none":
        return
    word = yield from choose(Ask(seat, EMBARK_WHAT, passengers(g, seat, a, z)))
    mover = movement.mover_of(seat, word)
    open_shores: list[Value] = [*shores(g, mover, a, z)]
    while open_shores:
        b = yield from choose(Ask(seat, LAND_AT, open_shores))
        if (yield from military_access.gain_access(g, seat, b)):
            movement.relocate(g, mover, a, b)
            movement.remember_origin(g, mover, a, b)
            yield from reactions.entered(g, g.realm[seat], b)
            yield from movement.battle_if_any(g, seat, b)
            return
        open_shores.remove(b)


def shores(g: Game, mover: Mover, a: Area, z: Sea) -> list[Area]:
    return [
        b
        for b in naval_transport.landings(g, mover.seat, a, mover.size(g), through=z)
        if military_access.why_not_enter(g, mover.seat, b) is None
    ]


def passengers(g: Game, seat: Seat, a: Area, z: Sea) -> list[Value]:
    found: list[Value] = [
        characters.ARMY_WORDS[army % ARMIES]
        for army in units.armies_of(seat)
        if g.army_at[army] == a and shores(g, Mover(seat, army), a, z)
    ]
    if g.infantry[pair(a, seat)] and shores(g, Mover(seat, NOBODY), a, z):
        found.append(movement.SINGLE)
    return found


# Undock (PP-9.5.10)


def undockable(g: Game, seat: Seat) -> list[Space]:
    ports = [s for s in ships.spaces_with_ships(g, seat) if ships.is_port(s)]
    return [s for s in ports if open_seas(g, seat, s)]


def open_seas(g: Game, seat: Seat, port: Space) -> list[Sea]:
    return [
        z
        for z in FACES[port - ships.PORT]
        if z in g.board.seas and not terms.is_hostile_sea(g, seat, z) and ships.may_enter(g, seat, z)
    ]


def why_not_undock(g: Game, seat: Seat) -> Refusal | None:
    return None if undockable(g, seat) else NO_SHIPS


def undock_and_hunt(g: Game, seat: Seat) -> Script[None]:
    """PP-9.5.10, PP-9.9.3: a Naval Activation like the other: Pirates beside a Sea Zone where it ended may be attacked,
    at one Trade Node."""
    for z in (yield from undock(g, seat)):
        if (yield from hunt_pirates(g, seat, z)):
            return


def undock(g: Game, seat: Seat, *, is_first: bool = True) -> Script[list[Sea]]:
    """Any number of ships from ports into adjacent non-hostile Sea Zones; where they went."""
    seas = list[Sea]()
    while True:
        ports: list[Value] = [*undockable(g, seat)]
        if not ports:
            return seas
        if not is_first:
            ports.append(DONE)
        port = yield from choose(Ask(seat, UNDOCK_FROM, ports, ports[-1]))
        if port == DONE:
            return seas
        z = yield from choose(Ask(seat, UNDOCK_TO, open_seas(g, seat, port)))
        ways: list[Value] = [ONE_SHIP] if ships.light_ships_in(g, seat, port) else []
        if g.fleet_at[seat] == port:
            ways.append(FLEET)
        elif g.fleet_at[seat] == NOBODY:
            ways.append(FORM)  # PP-9.0.17(a)
        way = yield from choose(Ask(seat, SAIL_WHAT, ways))
        arrived = yield from sail_from(g, seat, port, z, way)
        if way != ONE_SHIP:
            yield from reorganise_fleet(g, seat, z)
        yield from take_slots(g, seat, z, arrived)
        if z not in seas:
            seas.append(z)
        is_first = False


WAYS: Final = (
    Action("move", why_not_move, movement.land_movement),
    Action("siege", why_not_siege, sieges.siege),
    Action("sail", why_not_sail, sail),
    Action("undock", why_not_undock, undock_and_hunt),
)
PAID_WAYS: Final = (
    WAYS[0],
    Action("siege", partial(why_not_siege, spent=1), sieges.siege),
    *WAYS[2:],
)


def why_not_activate(g: Game, seat: Seat) -> Refusal | None:
    if not g.power[seat * 3 + MIL]:
        return realm.NO_POWER[MIL]
    return why_none(g, seat, PAID_WAYS)


def activate(g: Game, seat: Seat) -> Script[None]:
    """PP-5.5.6: 1 MIL for one Land Activation or one Naval Activation."""
    realm.pay(g, seat, COST)
    yield from activate_free(g, seat)


def why_not_activate_free(g: Game, seat: Seat) -> Refusal | None:
    return why_none(g, seat, WAYS)


def activate_free(g: Game, seat: Seat) -> Script[None]:
    if possible(g, seat, WAYS):
        yield from choose_way(g, seat, WAY, WAYS)


ACTIVATE: Final = Action("activate", why_not_activate, activate)
