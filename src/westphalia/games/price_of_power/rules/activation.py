"""PP-5.5.6 to 5.5.11 Activate Units: Land Activation (movement or siege), Naval Activation (movement or undocking)."""

from __future__ import annotations

from functools import partial
from typing import Final

from westphalia.kernel.actions import Action, choose_way, possible, why_none
from westphalia.kernel.script import Ask, Kind, Refusal, Script, Value, choose

from ..board import AREA, COSTLY_LINKS, FACES, IS_DISTANT_SEA, IS_MARITIME, NODE, NODE_SEAS, SEA, SPACE
from ..model import NOBODY, Game
from ..tables import ARMIES, LIGHT, MAX_SEATS, MIL
from . import characters, movement, muster, naval_battles, realm, ships, sieges, terms, units
from .movement import Mover
from .realm import Cost

WAY: Final = Kind("activate_way", "PP-5.5.6")

NO_UNITS: Final = Refusal("PP-5.5.7", "no-activate-units")
NO_SHIPS: Final = Refusal("PP-5.5.8", "no-activate-ships")


# Land Activation


def why_not_move(g: Game, seat: int) -> Refusal | None:
    return None if movement.areas_to_leave(g, seat) else NO_UNITS


def why_not_siege(g: Game, seat: int, spent: int = 0) -> Refusal | None:
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


def spaces_with_ships(g: Game, seat: int) -> list[int]:
    found = set(ships.light_ship_spaces(g, seat))
    if g.fleet_at[seat] != NOBODY:
        found.add(g.fleet_at[seat])
    return sorted(found)


def reach(g: Game, seat: int, origin: int) -> set[int]:
    """PP-9.5.11: Spaces within 2 of a Space: Sea Zones (a hostile or Distant one ends the move) and Friendly Ports."""
    board = g.board
    first = FACES[origin - ships.PORT] if origin >= ships.PORT else board.sea_links[origin]
    found = set[int]()
    passable = list[int]()
    for z in first:
        if z in board.seas and ships.may_enter(g, seat, z):
            found.add(z)
            if not terms.is_hostile_sea(g, seat, z) and not IS_DISTANT_SEA[z]:
                passable.append(z)
    if origin < ships.PORT:
        found.update(_ports(g, seat, origin))
    for z in passable:
        found.update(y for y in board.sea_links[z] if ships.may_enter(g, seat, y))
        found.update(_ports(g, seat, z))
    found.discard(origin)
    return found


def _ports(g: Game, seat: int, z: int) -> set[int]:
    return {
        ships.PORT + p
        for p in g.board.ports_facing[z]
        if terms.is_friendly_province(g, seat, p) and ships.port_room(g, seat, p) > 0
    }


def destinations(g: Game, seat: int) -> list[int]:
    return sorted({space for origin in spaces_with_ships(g, seat) for space in reach(g, seat, origin)})


def why_not_sail(g: Game, seat: int) -> Refusal | None:
    return None if any(reach(g, seat, origin) for origin in spaces_with_ships(g, seat)) else NO_SHIPS


def sail(g: Game, seat: int) -> Script[None]:
    """PP-5.5.8(a), PP-9.5.11: any number of ships to one destination; then a battle, Pirates, and transport."""
    space = yield from choose(Ask(seat, DESTINATION, [*destinations(g, seat)]))
    letters = set[str]()
    moved = False
    while True:
        origins: list[Value] = [s for s in spaces_with_ships(g, seat) if s != space and space in reach(g, seat, s)]
        if moved:
            origins.append(DONE)
        if not origins or (space >= ships.PORT and ships.port_room(g, seat, space - ships.PORT) <= 0):
            break
        origin = yield from choose(Ask(seat, SAIL_FROM, origins, origins[-1]))
        if origin == DONE:
            break
        yield from pay_links(g, seat, origin, space, letters)
        yield from sail_from(g, seat, origin, space)
        moved = True
    if space < ships.PORT:
        if muster.is_naval_battle(g, seat, space):
            yield from naval_battles.fight(g, space, seat)
        else:
            yield from take_slots(g, seat, space)
        yield from hunt_pirates(g, seat, space)
        yield from transport(g, seat, space)


def pay_links(g: Game, seat: int, origin: int, space: int, letters: set[str]) -> Script[None]:
    """PP-2.7.5: once per action for each of the letters G, H, I crossed."""
    if origin < ships.PORT and space < ships.PORT:
        letter = COSTLY_LINKS[origin].get(space)
        if letter is not None and letter not in letters:
            letters.add(letter)
            yield from realm.lose_any_power(g, seat, 1, "PP-2.7.5")


def sail_from(g: Game, seat: int, origin: int, space: int) -> Script[None]:
    """One Light Ship, or the Fleet as a whole."""
    ways = list[Value]()
    at = origin * MAX_SEATS + seat
    single = ships.docked(g, seat, origin - ships.PORT) if origin >= ships.PORT else g.on_slot[at] + g.at_sea[at]
    if single or (g.fleet_at[seat] == origin and g.fleet[seat * 4 + LIGHT]):
        ways.append(ONE_SHIP)
    if g.fleet_at[seat] == origin:
        ways.append(FLEET)
    way = yield from choose(Ask(seat, SAIL_WHAT, ways))
    if way == FLEET:
        g.fleet_at[seat] = space
        ships.drop_galleys(g, seat)
    else:
        ships.take_light_ship(g, seat, origin)
        if space >= ships.PORT:
            p = space - ships.PORT
            ships.set_docked(g, seat, p, ships.docked(g, seat, p) + 1)
        else:
            g.at_sea[space * MAX_SEATS + seat] += 1
    g.log("log-sailed", "PP-9.5.11", seat=seat, space=space)


def take_slots(g: Game, seat: int, z: int) -> Script[None]:
    """PP-9.5.12: Light Ships that arrive may take vacant Trade Protection slots."""
    while ships.free_slots(g, z) > 0 and g.at_sea[z * MAX_SEATS + seat]:
        before = g.on_slot[z * MAX_SEATS + seat]
        yield from ships.take_slot(g, seat, z, displace=False)
        if g.on_slot[z * MAX_SEATS + seat] == before:
            return


PIRATES: Final = Kind("hunt_pirates", "PP-9.9.3", NODE)


def hunt_pirates(g: Game, seat: int, z: int) -> Script[None]:
    """PP-9.9.3: Pirates at a Trade Node beside the Sea Zone may be attacked with the ships there."""
    nodes: list[Value] = [n for n in g.board.nodes if IS_MARITIME[n] and z in NODE_SEAS[n] and g.pirates[n]]
    if not nodes or not terms.ships_at_sea(g, seat, z):
        return
    n = yield Ask(seat, PIRATES, ["none", *nodes], "none")
    if n != "none":
        yield from naval_battles.fight(g, z, seat, pirates=n)


EMBARK: Final = Kind("embark", "PP-9.5.21", AREA)
EMBARK_WHAT: Final = Kind("embark_what", "PP-9.5.21")
LAND_AT: Final = Kind("land_at", "PP-9.5.21", AREA)


def transport(g: Game, seat: int, z: int) -> Script[None]:
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
    b = yield from choose(Ask(seat, LAND_AT, [*shores(g, mover, a, z)]))
    if not (yield from movement.gain_access(g, seat, b)):
        return
    movement.relocate(g, mover, a, b)
    movement.remember_origin(g, mover, a, b)
    yield from movement.battle_if_any(g, seat, b)


def shores(g: Game, mover: Mover, a: int, z: int) -> list[int]:
    return [
        b
        for b in movement.landings(g, mover.seat, a, mover.size(g), through=z)
        if movement.why_not_enter(g, mover.seat, b) is None
    ]


def passengers(g: Game, seat: int, a: int, z: int) -> list[Value]:
    found: list[Value] = [
        characters.ARMY_WORDS[army % ARMIES]
        for army in units.armies_of(seat)
        if g.army_at[army] == a and shores(g, Mover(seat, army), a, z)
    ]
    if g.infantry[a * MAX_SEATS + seat] and shores(g, Mover(seat, NOBODY), a, z):
        found.append(movement.SINGLE)
    return found


# Undock (PP-9.5.10)


def undockable(g: Game, seat: int) -> list[int]:
    ports = [s for s in spaces_with_ships(g, seat) if s >= ships.PORT]
    return [s for s in ports if open_seas(g, seat, s)]


def open_seas(g: Game, seat: int, port: int) -> list[int]:
    return [
        z
        for z in FACES[port - ships.PORT]
        if z in g.board.seas and not terms.is_hostile_sea(g, seat, z) and ships.may_enter(g, seat, z)
    ]


def why_not_undock(g: Game, seat: int) -> Refusal | None:
    return None if undockable(g, seat) else NO_SHIPS


def undock(g: Game, seat: int) -> Script[None]:
    """Any number of ships from ports into adjacent non-hostile Sea Zones."""
    is_first = True
    while True:
        ports: list[Value] = [*undockable(g, seat)]
        if not ports:
            return
        if not is_first:
            ports.append(DONE)
        port = yield from choose(Ask(seat, UNDOCK_FROM, ports, ports[-1]))
        if port == DONE:
            return
        z = yield from choose(Ask(seat, UNDOCK_TO, open_seas(g, seat, port)))
        yield from sail_from(g, seat, port, z)
        yield from take_slots(g, seat, z)
        is_first = False


WAYS: Final = (
    Action("move", why_not_move, movement.land_movement),
    Action("siege", why_not_siege, sieges.siege),
    Action("sail", why_not_sail, sail),
    Action("undock", why_not_undock, undock),
)
PAID_WAYS: Final = (
    WAYS[0],
    Action("siege", partial(why_not_siege, spent=1), sieges.siege),
    *WAYS[2:],
)


def why_not_activate(g: Game, seat: int) -> Refusal | None:
    if not g.power[seat * 3 + MIL]:
        return realm.NO_POWER[MIL]
    return why_none(g, seat, PAID_WAYS)


def activate(g: Game, seat: int) -> Script[None]:
    """PP-5.5.6: 1 MIL for one Land Activation or one Naval Activation."""
    realm.pay(g, seat, Cost(mil=1))
    yield from activate_free(g, seat)


def why_not_activate_free(g: Game, seat: int) -> Refusal | None:
    return why_none(g, seat, WAYS)


def activate_free(g: Game, seat: int) -> Script[None]:
    if possible(g, seat, WAYS):
        yield from choose_way(g, seat, WAY, WAYS)


ACTIVATE: Final = Action("activate", why_not_activate, activate)
