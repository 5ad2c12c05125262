"""PP-9.0.13 to 9.0.17, PP-9.5: ships, ports and Trade Protection slots in peace; naval battles are chapter 9.9."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import compress
from typing import Final, TypeAlias

from westphalia.kernel.script import SEAT, Ask, Kind, Script, Value, choose

from .. import terms
from ..board import COSTLY_LINKS, FACES, HAS_MARK, IS_DISTANT_SEA, PROVINCE, SEA, SEAS, SHIP, SLOTS, SPACE
from ..ids import Province, Sea, Seat, Space, all_seats, pair
from ..model import NOBODY, Docked, Game
from ..tables import DAMAGED, GALLEY, HEAVY, LIGHT, MAX_SEATS, SHIPS
from . import realm

SHIP_TO_SCRAP: Final = Kind("scrap_ship", "PP-4.4.2", SHIP)


def kinds_at(g: Game, seat: Seat, space: Space) -> list[int]:
    """The kinds of a player's ships in a Space, the Fleet included."""
    fleet = g.fleet[seat * 4 : seat * 4 + 3] if g.fleet_at[seat] == space else [0, 0, 0]
    light = light_ships_in(g, seat, space)
    return [kind for kind, count in ((LIGHT, light), (HEAVY, fleet[HEAVY]), (GALLEY, fleet[GALLEY])) if count]


def spaces_at_sea(g: Game, seat: Seat) -> list[Sea]:
    """Sea Zones where a player has ships."""
    return [Sea(z) for z in spaces_with_ships(g, seat) if not is_port(z)]


def spaces_with_ships(g: Game, seat: Seat) -> list[Space]:
    found = set(light_ship_spaces(g, seat))
    if g.fleet_at[seat] != NOBODY:
        found.add(g.fleet_at[seat])
    return sorted(found)


def scrap(g: Game, seat: Seat, space: Space) -> Script[None]:
    """PP-4.4.2(b): a ship goes to the owner's supply."""
    kind = yield from lose_ship(g, seat, space)
    g.log("log-ship-scrapped", "PP-4.4.2", seat=seat, ship=kind, space=space)


def lose_ship(g: Game, seat: Seat, space: Space, by: int | None = None) -> Script[int]:
    """A ship of the owner's choice (or of ``by``'s) in a Space goes to supply; its kind. Single Light Ships go before
    the Fleet's."""
    kind: int = yield from choose(Ask(seat if by is None else by, SHIP_TO_SCRAP, kinds_at(g, seat, space)))
    if kind == LIGHT:
        take_light_ship(g, seat, space)
    else:
        lose_fleet_ship(g, seat, kind)
    return kind


def lose_fleet_ship(g: Game, seat: Seat, kind: int) -> None:
    """PP-9.0.17(d): an empty Fleet leaves the map. A damaged Heavy Ship goes first."""
    g.fleet[seat * 4 + kind] -= 1
    if kind == HEAVY:
        g.fleet[seat * 4 + DAMAGED] = max(0, g.fleet[seat * 4 + DAMAGED] - 1)
    if not any(g.fleet[seat * 4 : seat * 4 + 3]):
        g.fleet_at[seat] = NOBODY


# Naval movement (PP-9.5.10 to 9.5.16)

PORT: Final = len(SEAS)  # the Space of a port is this number plus its Province
PORT_SHIPS: Final = 2  # PP-9.5.15; a Large Port holds twice as many
FLEET_IN_PORT: Final = 6  # ... or so many if all are of one Fleet


def space_of(port: Province) -> Space:
    return Space(PORT + port)


def is_port(space: Space) -> bool:
    """Ports come after the Sea Zones."""
    return space >= PORT


def is_sea(space: Space) -> bool:
    """A Sea Zone, neither a port nor nowhere."""
    return 0 <= space < PORT


def province_of(space: Space) -> Province:
    """The Province of a port."""
    return Province(space - PORT)


def docked(g: Game, seat: Seat, p: Province) -> int:
    """Light Ships of a player in a port, outside the Fleet."""
    return sum(ships for owner, port, ships in g.docked if owner == seat and port == p)


def set_docked(g: Game, seat: Seat, p: Province, number: int) -> None:
    others = [entry for entry in g.docked if (entry.seat, entry.province) != (seat, p)]
    g.docked = sorted([*others, Docked(seat, p, number)]) if number else others


def light_ships_in(g: Game, seat: Seat, space: Space) -> int:
    """Light Ships that can leave a Space: single ones and those of a Fleet there (PP-9.0.17(c))."""
    in_fleet = g.fleet[seat * 4 + LIGHT] if g.fleet_at[seat] == space else 0
    if is_port(space):
        return in_fleet + docked(g, seat, province_of(space))
    at = pair(Sea(space), seat)
    return in_fleet + g.on_slot[at] + g.at_sea[at]


def seas_with_light_ships(g: Game, seat: Seat) -> frozenset[Sea]:
    """Sea Zones with own Light Ships, on slots, beside them or in the Fleet."""
    fleet = (Sea(g.fleet_at[seat]),) if g.fleet[seat * 4 + LIGHT] and is_sea(g.fleet_at[seat]) else ()
    return frozenset((*compress(SEAS, g.on_slot[seat::MAX_SEATS]), *compress(SEAS, g.at_sea[seat::MAX_SEATS]), *fleet))


def seas_with_ships(g: Game, seat: Seat) -> frozenset[Sea]:
    """Sea Zones with own ships of any kind."""
    fleet = (Sea(g.fleet_at[seat]),) if is_sea(g.fleet_at[seat]) and any(g.fleet[seat * 4 : seat * 4 + 3]) else ()
    return frozenset((*compress(SEAS, g.on_slot[seat::MAX_SEATS]), *compress(SEAS, g.at_sea[seat::MAX_SEATS]), *fleet))


def light_ship_spaces(g: Game, seat: Seat) -> list[Space]:
    """Spaces with own Light Ships, Sea Zones first."""
    found: set[Space] = {*seas_with_light_ships(g, seat)}
    found.update(space_of(entry.province) for entry in g.docked if entry.seat == seat)
    if g.fleet_at[seat] != NOBODY and g.fleet[seat * 4 + LIGHT]:
        found.add(g.fleet_at[seat])
    return sorted(found)


def take_light_ship(g: Game, seat: Seat, space: Space) -> None:
    """One Light Ship leaves a Space: one without a slot first, then from a slot, then out of the Fleet."""
    at = pair(Sea(space), seat)
    if is_port(space) and docked(g, seat, province_of(space)):
        set_docked(g, seat, province_of(space), docked(g, seat, province_of(space)) - 1)
    elif not is_port(space) and g.at_sea[at]:
        g.at_sea[at] -= 1
    elif not is_port(space) and g.on_slot[at]:
        g.on_slot[at] -= 1
    else:
        lose_fleet_ship(g, seat, LIGHT)


def may_enter(g: Game, seat: Seat, z: Sea) -> bool:
    """PP-9.5.25: a Distant Sea Zone only where an own Town, Vassal token or Claim lies beside it (Explore may)."""
    if not IS_DISTANT_SEA[z]:
        return True
    return any(
        g.claim[pair(a, seat)] or any(seat in (g.town[p], g.vassal[p], g.occupier[p]) for p in g.board.provinces_of[a])
        for a in g.board.shores[z]
    )


Far: TypeAlias = frozenset[Sea]
NOT_FARTHER: Final[Far] = frozenset()


def ways_to_sea(g: Game, seat: Seat, origin: Space, *, explore: bool, far: Far = NOT_FARTHER) -> dict[Sea, int]:
    """Sea Zones within 2 spaces of a Space (PP-9.5.11), each with the Monarch Power its links cost (PP-2.7.5). Hostile
    Sea Zones are not entered; a Distant one ends the movement (PP-5.5.10), so only its first link can cost anything.
    Those of ``far`` may be one Sea Zone farther."""
    first = FACES[origin - PORT] if is_port(origin) else g.board.sea_links[origin]
    found = dict[Sea, int]()
    for z in first:
        if z not in g.board.seas or terms.is_hostile_sea(g, seat, z):
            continue
        cost = int(not is_port(origin) and z in COSTLY_LINKS[origin])
        if explore or may_enter(g, seat, z):
            found[z] = min(cost, found.get(z, cost))
        if IS_DISTANT_SEA[z]:
            continue
        for y in g.board.sea_links[z]:
            if y != origin and not terms.is_hostile_sea(g, seat, y) and (explore or may_enter(g, seat, y)):
                found[y] = 0
    for y in tuple(found) if far else ():
        for x in () if IS_DISTANT_SEA[y] else g.board.sea_links[y]:
            if x in far and x not in found and not terms.is_hostile_sea(g, seat, x):
                found[x] = 0
    total_power = sum(g.power[seat * 3 : seat * 3 + 3])
    return {z: cost for z, cost in sorted(found.items()) if cost <= total_power}


Serves: TypeAlias = Callable[[Sea], bool]


def served(
    g: Game,
    seat: Seat,
    origin: Space,
    serves: Serves,
    *,
    displace: bool = False,
    explore: bool = False,
    far: Far = NOT_FARTHER,
) -> Iterator[tuple[Sea, int]]:
    """The destinations of a Light Ship from a Space, each with its cost, that serve the purpose once it lies there, on
    a slot or not."""
    for z, cost in ways_to_sea(g, seat, origin, explore=explore, far=far).items():
        if explore and not IS_DISTANT_SEA[z]:
            continue  # PP-5.1.15: the ship must end in a Sea Zone of a Distant Continent
        with_ship = _Trial(g, seat)
        sail(g, seat, origin, z)
        useful = useful_slots(g, seat, z, serves, displace=displace)
        with_ship.undo()
        if useful:
            yield z, cost


class _Trial:
    """Ships are moved on trial, to see what the chains of trade would be."""

    def __init__(self, g: Game, seat: Seat) -> None:
        self.g, self.seat = g, seat
        self.before = g.on_slot[:], g.at_sea[:], g.fleet[:], g.fleet_at[:], g.docked

    def undo(self) -> None:
        self.g.on_slot, self.g.at_sea, self.g.fleet, self.g.fleet_at, self.g.docked = self.before


def sail(g: Game, seat: Seat, origin: Space, z: Sea) -> None:
    """A Light Ship goes from a Space to a Sea Zone."""
    take_light_ship(g, seat, origin)
    g.at_sea[pair(z, seat)] += 1


def light_ship_moves(
    g: Game, seat: Seat, serves: Serves, *, displace: bool = False, explore: bool = False, far: Far = NOT_FARTHER
) -> list[int]:
    """Spaces from which a Light Ship can be moved to some purpose."""
    return [
        origin
        for origin in light_ship_spaces(g, seat)
        if any(served(g, seat, origin, serves, displace=displace, explore=explore, far=far))
    ]


def can_move_light_ship(
    g: Game, seat: Seat, serves: Serves, *, displace: bool = False, explore: bool = False, far: Far = NOT_FARTHER
) -> bool:
    """Is there such a Space?"""
    return any(
        any(served(g, seat, origin, serves, displace=displace, explore=explore, far=far))
        for origin in light_ship_spaces(g, seat)
    )


MOVE_FROM: Final = Kind("ship_from", "PP-9.5.14", SPACE)
MOVE_TO: Final = Kind("ship_to", "PP-9.5.14", SEA)
SLOT: Final = Kind("ship_slot", "PP-9.5.12")
DISPLACE: Final = Kind("displace", "PP-9.5.14", SEAT)


def move_light_ship(
    g: Game,
    seat: Seat,
    rule: str,
    serves: Serves,
    *,
    displace: bool = False,
    explore: bool = False,
    far: Far = NOT_FARTHER,
) -> Script[Sea]:
    """PP-9.5.14: one own Light Ship by normal naval movement; the Sea Zone where it ends."""
    origins = light_ship_moves(g, seat, serves, displace=displace, explore=explore, far=far)
    origin = yield from choose(Ask(seat, MOVE_FROM, origins))
    targets = dict(served(g, seat, origin, serves, displace=displace, explore=explore, far=far))
    z: Sea = yield from choose(Ask(seat, MOVE_TO, list(targets)))
    for _ in range(targets[z]):
        yield from realm.lose_any_power(g, seat, 1, "PP-2.7.5")
    sail(g, seat, origin, z)
    g.log("log-ship-moved", rule, seat=seat, space=origin, sea=z)
    slots = useful_slots(g, seat, z, serves, displace=displace)
    slot = yield from choose(Ask(seat, SLOT if free_slots(g, z) > 0 else DISPLACE, slots))
    lay_on_slot(g, seat, z, slot)
    return z


def free_slots(g: Game, z: Sea) -> int:
    """PP-12.3.1."""
    return SLOTS[z] - sum(g.on_slot[all_seats(z)])


NO_SLOT: Final = "no_slot"


def slot_choices(g: Game, seat: Seat, z: Sea, *, displace: bool) -> list[Value]:
    """PP-12.3.1: an empty slot may be taken; in a Trade action a full row lets the player displace an Opponent's ship
    (PP-12.3.3)."""
    if free_slots(g, z) > 0:
        return ["slot", NO_SLOT]
    rivals: list[Value] = [s for s in g.each_seat if s != seat and g.on_slot[pair(z, s)]] if displace else []
    return [*rivals, NO_SLOT]


def take_slot(g: Game, seat: Seat, z: Sea, *, displace: bool) -> Script[None]:
    """A Light Ship that has entered a Sea Zone may take a slot."""
    slots = slot_choices(g, seat, z, displace=displace)
    slot = yield from choose(Ask(seat, SLOT if free_slots(g, z) > 0 else DISPLACE, slots))
    lay_on_slot(g, seat, z, slot)


def useful_slots(g: Game, seat: Seat, z: Sea, serves: Serves, *, displace: bool) -> list[Value]:
    """The choices that serve the purpose of the move."""
    found = list[Value]()
    for choice in slot_choices(g, seat, z, displace=displace):
        on_slot, at_sea = g.on_slot[:], g.at_sea[:]
        lay_on_slot(g, seat, z, choice, quiet=True)
        if serves(z):
            found.append(choice)
        g.on_slot, g.at_sea = on_slot, at_sea
    return found


def lay_on_slot(g: Game, seat: Seat, z: Sea, choice: Value, *, quiet: bool = False) -> None:
    """A ship at sea takes a slot; the one displaced stays in the Sea Zone (PP-5.4.8(c))."""
    if choice == NO_SLOT:
        return
    if isinstance(choice, int):
        at = pair(z, Seat(choice))
        g.on_slot[at] -= 1
        g.at_sea[at] += 1
        if not quiet:
            g.log("log-displaced", "PP-12.3.3", seat=seat, other=choice, sea=z)
    g.at_sea[pair(z, seat)] -= 1
    g.on_slot[pair(z, seat)] += 1
    if not quiet:
        g.log("log-slot-taken", "PP-12.3.1", seat=seat, sea=z)


# Recall in Phase 4 (PP-4.4.2(c), PP-9.0.14)

RECALL_FROM: Final = Kind("recall_from", "PP-4.4.2", SEA)
RECALL_TO: Final = Kind("recall_to", "PP-4.4.2", PROVINCE)


def port_room(g: Game, seat: Seat, p: Province, *, in_fleet: bool = False) -> int:
    """PP-9.5.15: how many more ships of a player a port holds; in a Large Port a Fleet alone may be larger."""
    held = sum(entry.ships for entry in g.docked if entry.province == p)
    fleets = {s: sum(g.fleet[s * 4 : s * 4 + 3]) for s in g.each_seat if g.fleet_at[s] == space_of(p)}
    held += sum(fleets.values())
    if not terms.is_large_port(g, p):
        return PORT_SHIPS - held
    is_alone = held == fleets.get(seat, 0)
    return (FLEET_IN_PORT if in_fleet and is_alone else 2 * PORT_SHIPS) - held


def friendly_ports_near(g: Game, seat: Seat, z: Sea, *, with_galleys: bool = False) -> list[Province]:
    """Friendly Ports within 2 spaces of a Sea Zone, through non-hostile Sea Zones; movement ends in a Distant one
    (PP-5.5.10), Galleys get only through marked ones (PP-9.0.16)."""
    links = [y for y in g.board.sea_links[z] if HAS_MARK[y] or not with_galleys]
    zones = {z, *(y for y in links if not IS_DISTANT_SEA[y] and not terms.is_hostile_sea(g, seat, y))}
    ports = {p for y in zones for p in g.board.ports_facing[y]}
    return sorted(p for p in ports if terms.is_friendly_province(g, seat, p))


def ports_within_reach(g: Game, seat: Seat, z: Sea) -> list[Province]:
    """Those that have room for a single ship."""
    return [p for p in friendly_ports_near(g, seat, Sea(z)) if port_room(g, seat, p) > 0]


def ports_for_fleet(g: Game, seat: Seat) -> list[Province]:
    """Those that have room for the whole Fleet, if it is at sea."""
    z = g.fleet_at[seat]
    if not is_sea(z):
        return []
    size = sum(g.fleet[seat * 4 : seat * 4 + 3])
    return [p for p in friendly_ports_near(g, seat, Sea(z)) if port_room(g, seat, p, in_fleet=True) >= size]


def recall_fleet(g: Game, seat: Seat) -> Script[None]:
    """PP-4.4.2(c): the Fleet as a whole, at no cost."""
    z = g.fleet_at[seat]
    p = yield from choose(Ask(seat, RECALL_TO, ports_for_fleet(g, seat)))
    is_safe = p in friendly_ports_near(g, seat, Sea(z), with_galleys=True)
    g.fleet_at[seat] = space_of(p)
    if not is_safe:
        lose_galleys(g, seat)
    g.log("log-fleet-recalled", "PP-4.4.2", seat=seat, sea=z, province=p)


def recallable(g: Game, seat: Seat) -> list[int]:
    """Sea Zones from which a Light Ship can go home, also out of a Fleet; other ships go with it (``recall_fleet``)."""
    return sorted(z for z in seas_with_light_ships(g, seat) if ports_within_reach(g, seat, z))


def recall(g: Game, seat: Seat) -> Script[None]:
    """PP-4.4.2(c): at no cost."""
    z = yield from choose(Ask(seat, RECALL_FROM, recallable(g, seat)))
    p = yield from choose(Ask(seat, RECALL_TO, ports_within_reach(g, seat, z)))
    take_light_ship(g, seat, z)
    set_docked(g, seat, p, docked(g, seat, p) + 1)
    g.log("log-ship-recalled", "PP-4.4.2", seat=seat, sea=z, province=p)


def repair(g: Game, seat: Seat) -> None:
    """PP-9.0.15, PP-4.5.3: damaged Heavy Ships in a Friendly Port."""
    if is_port(g.fleet_at[seat]) and g.fleet[seat * 4 + DAMAGED]:
        g.fleet[seat * 4 + DAMAGED] = 0
        g.log("log-ships-repaired", "PP-9.0.15", seat=seat, province=province_of(g.fleet_at[seat]))


# Ports that are lost (PP-9.5.16, PP-9.8.13)

LEAVE_TO: Final = Kind("leave_port_to", "PP-9.8.13", SEA)


def has_ships_in_port(g: Game, seat: Seat, p: Province) -> bool:
    return bool(docked(g, seat, p)) or g.fleet_at[seat] == space_of(p)


def leave_port(g: Game, seat: Seat, p: Province) -> Script[Sea]:
    """All the player's ships in a port go to one Sea Zone it faces; where they went."""
    z: Sea = yield from choose(Ask(seat, LEAVE_TO, [y for y in FACES[p] if y in g.board.seas], args={"province": p}))
    put_to_sea(g, seat, p, z, docked(g, seat, p), "PP-9.8.13")
    fleet_to_sea(g, seat, p, z)
    return z


def put_to_sea(g: Game, seat: Seat, p: Province, z: Sea, number: int, rule: str) -> None:
    """Single Light Ships leave a port."""
    set_docked(g, seat, p, docked(g, seat, p) - number)
    g.at_sea[pair(z, seat)] += number
    g.log("log-leave-port", rule, seat=seat, province=p, sea=z)


def fleet_to_sea(g: Game, seat: Seat, p: Province, z: Sea) -> None:
    if g.fleet_at[seat] == space_of(p):
        g.fleet_at[seat] = z
        drop_galleys(g, seat)


def leave_lost_ports(g: Game) -> Script[None]:
    """PP-9.5.16: ships in a port that is no longer Friendly go to non-hostile Sea Zones beside it, each where its owner
    wants; if there is none, to supply."""
    for seat, p, number in tuple(g.docked):
        if not terms.is_friendly_province(g, seat, p):
            for _ in range(number):
                z = yield from choose_refuge(g, seat, p)
                if z == NOBODY:
                    set_docked(g, seat, p, docked(g, seat, p) - 1)
                else:
                    put_to_sea(g, seat, p, z, 1, "PP-9.5.16")
    for seat, space in zip(g.each_seat, g.fleet_at, strict=True):
        if is_port(space) and not terms.is_friendly_province(g, seat, province_of(space)):
            z = yield from choose_refuge(g, seat, province_of(space))
            if z == NOBODY:
                g.fleet[seat * 4 : seat * 4 + 4] = [0, 0, 0, 0]
                g.fleet_at[seat] = NOBODY
            else:
                fleet_to_sea(g, seat, province_of(space), z)
                g.log("log-leave-port", "PP-9.5.16", seat=seat, province=province_of(space), sea=z)


def choose_refuge(g: Game, seat: Seat, p: Province) -> Script[Sea]:
    """A non-hostile Sea Zone beside a lost port, or NOBODY."""
    seas: list[Value] = [z for z in FACES[p] if z in g.board.seas and not terms.is_hostile_sea(g, seat, z)]
    if not seas:
        g.log("log-ships-lost", "PP-9.5.16", seat=seat, province=p)
        return NOBODY
    z: Sea = yield from choose(Ask(seat, REFUGE, seas, args={"province": p}))
    return z


REFUGE: Final = Kind("leave_lost_port", "PP-9.5.16", SEA)


def drop_galleys(g: Game, seat: Seat) -> None:
    """PP-9.0.16: in a Sea Zone without a mark all Galleys of the Fleet return to supply."""
    z = g.fleet_at[seat]
    if is_sea(z) and not HAS_MARK[z]:
        lose_galleys(g, seat)


def lose_galleys(g: Game, seat: Seat) -> None:
    """PP-9.0.16; a Fleet of nothing else leaves the map (PP-9.0.17(d))."""
    if g.fleet[seat * 4 + GALLEY]:
        g.log("log-galleys-lost", "PP-9.0.16", seat=seat, n=g.fleet[seat * 4 + GALLEY])
    g.fleet[seat * 4 + GALLEY] = 0
    if not any(g.fleet[seat * 4 : seat * 4 + 3]):
        g.fleet_at[seat] = NOBODY


def ships_of(g: Game, seat: Seat) -> int:
    """Ships in play, of 15 (PP-C.3.1)."""
    single = sum(g.on_slot[seat::MAX_SEATS]) + sum(g.at_sea[seat::MAX_SEATS])
    return single + sum(e.ships for e in g.docked if e.seat == seat) + sum(g.fleet[seat * 4 : seat * 4 + 3])


MOST_SHIPS: Final = SHIPS  # PP-C.3.1


def sail_all(g: Game, seat: Seat, z: Sea, space: Space) -> None:
    """All the player's ships in a Sea Zone go to a Sea Zone or port."""
    at = pair(z, seat)
    single = g.on_slot[at] + g.at_sea[at]
    g.on_slot[at] = g.at_sea[at] = 0
    if is_port(space):
        set_docked(g, seat, province_of(space), docked(g, seat, province_of(space)) + single)
    else:
        g.at_sea[pair(Sea(space), seat)] += single
    if g.fleet_at[seat] == z:
        g.fleet_at[seat] = space
        drop_galleys(g, seat)
