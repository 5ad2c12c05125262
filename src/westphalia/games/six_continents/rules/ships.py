"""SC-5.1, SC-5.13, SC-5.14, SC-14.1: buying and sailing ships and boats."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final

from westphalia.kernel.actions import Action
from westphalia.kernel.script import Ask, Kind, Reasons, Refusal, Script, allowed, choose, refusals

from .. import stacks
from ..board import SEA, SEA_NEIGHBOURS, SEAS, SEAS_OF, SHIP
from ..ids import MAX_SEATS, NO_ZONE, NOBODY, Seat, Zone, pair
from ..model import Game, pay, soldiers_of
from ..stacks import EMPTY, Stack
from ..tables import (
    CONSTRUCTION_SHIP,
    FISHING_BOAT,
    LANDING_SHIP,
    SHIP_PRICE,
    SHIPS,
    SOLDIERS,
    TRANSPORT,
    TRANSPORT_CAPACITY,
)
from . import march
from .blockade import NO_PORT, has_any_working_port, sink_unescorted, working_ports

SHIP_KIND: Final = Kind("buy_ship", "SC-5.1", SHIP)
SHIP_ZONE: Final = Kind("ship_zone", "SC-5.1", SEA)
SHIP_COUNT: Final = Kind("ship_count", "SC-5.1")
SAIL_FROM: Final = Kind("sail_from", "SC-5.13", SEA)
SAIL_WHAT: Final = Kind("sail_what", "SC-5.13")
SAIL_TO: Final = Kind("sail_to", "SC-5.13", SEA)
SAIL_SHIPS: Final = Kind("sail_ships", "SC-5.13")
SAIL_CARGO: Final = Kind("sail_cargo", "SC-5.14")
BOAT_TO: Final = Kind("boat_to", "SC-14.1", SEA)

NO_GOLD: Final = Refusal("SC-7.6", "no-gold-for-ship")
ZONE_FISHED: Final = Refusal("SC-14.2", "no-second-boat")
NO_SHIP: Final = Refusal("SC-5.13", "no-ship-can-sail")
SHIPS_SPENT: Final = Refusal("SC-5.13", "no-ship-with-mp")
NOT_SO_MANY: Final = Refusal("SC-5.14", "no-room-for-cargo")

PRICES: Final = dict(zip(SHIPS, SHIP_PRICE, strict=True))  # SC-7.1

# Buying, D49


def why_not_buy_ship(g: Game, seat: Seat) -> Refusal | None:
    """SC-5.1, SC-7.6; a port is all it takes (SC-4.8)."""
    if g.gold[seat] < min(SHIP_PRICE):
        return NO_GOLD
    return None if has_any_working_port(g, seat) else NO_PORT


def buy_ship(g: Game, seat: Seat) -> Script[None]:
    """SC-5.1, SC-14.1: the kind, the sea zone bordering a working port, how many. New ships have no MP (SC-3.11)."""
    zones = zones_of_ports(g, seat)

    def why_not_kind(ship: int) -> Refusal | None:
        if g.gold[seat] < SHIP_PRICE[ship]:
            return NO_GOLD
        if ship == FISHING_BOAT and all(g.boat[z] != NOBODY for z in zones):
            return ZONE_FISHED
        return None

    kinds = range(len(SHIPS))
    ship = yield from choose(
        Ask(seat, SHIP_KIND, allowed(kinds, why_not_kind), args=PRICES, refused=lambda: refusals(kinds, why_not_kind))
    )
    zone = NO_ZONE
    if ship not in (LANDING_SHIP, CONSTRUCTION_SHIP):
        zone = yield from choose_zone(g, seat, ship, zones)
    count = 1
    if ship != FISHING_BOAT:
        most = g.gold[seat] // SHIP_PRICE[ship]
        args = {"ship": ship, "price": SHIP_PRICE[ship]}
        count = yield from choose(Ask(seat, SHIP_COUNT, range(1, most + 1), args=args))
    pay(g, seat, count * SHIP_PRICE[ship])
    launch(g, seat, ship, zone, count)


def zones_of_ports(g: Game, seat: Seat) -> list[Zone]:
    """Sea zones bordering a working port of the seat, in map order (SC-5.1)."""
    ports = working_ports(g, seat)
    return [z for z in SEAS if any(z in SEAS_OF[p] for p in ports)]


def choose_zone(g: Game, seat: Seat, ship: int, zones: list[Zone]) -> Script[Zone]:
    def why_not_zone(z: Zone) -> Refusal | None:
        return ZONE_FISHED if ship == FISHING_BOAT and g.boat[z] != NOBODY else None

    zone: Zone = yield from choose(
        Ask(
            seat,
            SHIP_ZONE,
            allowed(zones, why_not_zone),
            args={"ship": ship},
            refused=lambda: refusals(zones, why_not_zone),
        )
    )
    return zone


def launch(g: Game, seat: Seat, ship: int, zone: Zone, count: int) -> None:
    """Put new ships on the board or on the player sheet (SC-5.1)."""
    if ship == LANDING_SHIP:
        g.landing_ships[seat] += count
    elif ship == CONSTRUCTION_SHIP:
        g.construction_ships[seat] += count
    elif ship == FISHING_BOAT:
        g.boat[zone], g.boat_mp[zone] = seat, 0
    else:
        at = pair(zone, seat)
        g.fleet[at] = stacks.merge(g.fleet[at], stacks.stack(ship, count))
    if zone == NO_ZONE:
        g.log("log-sheet-ship-bought", "SC-5.1", seat=seat, ship=ship, count=count)
    else:
        g.log("log-ship-bought", "SC-5.1", seat=seat, ship=ship, count=count, zone=zone)
        sink_unescorted(g, (zone,))


BUY: Final = Action("buy_ship", why_not_buy_ship, buy_ship)


# Sailing, D46


def why_not_sail(g: Game, seat: Seat) -> Refusal | None:
    """SC-5.13, SC-14.1: some ship or boat can make a step."""
    fleets = g.fleet[seat::MAX_SEATS]
    if not any(fleets) and seat not in g.boat:
        return NO_SHIP
    for z in SEAS:
        if (fleets[z] and can_ships_sail(g, seat, z)) or (g.boat[z] == seat and can_boat_sail(g, z)):
            return None
    return SHIPS_SPENT


def sail(g: Game, seat: Seat) -> Script[None]:
    """SC-5.13: one step of chosen ships with their cargo, or the voyage of a fishing boat."""

    def why_not_from(z: Zone) -> Refusal | None:
        if can_ships_sail(g, seat, z) or (g.boat[z] == seat and can_boat_sail(g, z)):
            return None
        return SHIPS_SPENT

    own = [z for z in SEAS if g.fleet[pair(z, seat)] or g.boat[z] == seat]
    zone = yield from choose(
        Ask(seat, SAIL_FROM, allowed(own, why_not_from), refused=lambda: refusals(own, why_not_from))
    )
    whats = [
        word
        for word, possible in (
            ("ships", can_ships_sail(g, seat, zone)),
            ("boat", g.boat[zone] == seat and can_boat_sail(g, zone)),
        )
        if possible
    ]
    what = yield from choose(Ask(seat, SAIL_WHAT, whats, args={"zone": zone}))
    if what == "boat":
        yield from sail_boat(g, seat, zone)
    else:
        yield from sail_ships(g, seat, zone)


def sail_ships(g: Game, seat: Seat, zone: Zone) -> Script[None]:
    """SC-5.13, SC-5.14: ships ordered together step together; then SC-5.17 is looked at in both zones."""
    target = yield from choose(Ask(seat, SAIL_TO, SEA_NEIGHBOURS[zone], args={"zone": zone}))
    ships = yield from choose_ships(g, seat, zone)
    cargo = yield from choose_cargo(g, seat, zone, ships)
    make_step(g, seat, zone, target, ships, cargo)
    sink_unescorted(g, (zone, target))


def make_step(g: Game, seat: Seat, zone: Zone, target: Zone, ships: Stack, cargo: Stack) -> Stack:
    """SC-5.13: ships with their cargo enter the next zone; the ships as they are there."""
    g.log(
        "log-sail",
        "SC-5.13",
        seat=seat,
        zone=zone,
        other_zone=target,
        count=stacks.total(ships),
        soldiers=soldiers_of(cargo),
    )
    take_off(g, seat, zone, ships, cargo)
    arrived = stacks.moved(ships, 1)
    put_on(g, seat, target, arrived, cargo)
    return arrived


def take_off(g: Game, seat: Seat, zone: Zone, ships: Stack, cargo: Stack = EMPTY) -> None:
    """Ships and cargo leave a zone."""
    at = pair(zone, seat)
    g.fleet[at] = stacks.without(g.fleet[at], ships)
    g.cargo[at] = stacks.without(g.cargo[at], cargo)


def put_on(g: Game, seat: Seat, zone: Zone, ships: Stack, cargo: Stack = EMPTY) -> None:
    """Ships and cargo enter a zone."""
    at = pair(zone, seat)
    g.fleet[at] = stacks.merge(g.fleet[at], ships)
    g.cargo[at] = stacks.merge(g.cargo[at], cargo)


def can_ships_sail(g: Game, seat: Seat, zone: Zone) -> bool:
    """A warship with MP, or a transport with MP that can leave without overloading itself or those that stay."""
    ships = stacks.able(g.fleet[pair(zone, seat)])
    if not ships:
        return False
    return ships[0][0] >> 3 != TRANSPORT or bool(loads(g, seat, zone) & ~1)


def choose_ships(
    g: Game, seat: Seat, zone: Zone, *, warship: bool = False, chosen: list[tuple[int, int]] | None = None
) -> Script[Stack]:
    """Which of the ships with MP step, per kind and MP; ``warship``: at least one warship among them, the warships are
    noted in ``chosen``."""
    ships = stacks.able(g.fleet[pair(zone, seat)])
    warships = tuple([item for item in ships if item[0] >> 3 != TRANSPORT])
    leaving = loads(g, seat, zone)
    least = 1 if warship or not leaving & ~1 else 0
    sailing: Stack = yield from march.choose_pieces(
        seat, SAIL_SHIPS, warships, "ship", ONE_EACH, {"zone": zone}, at_least=least, chosen=chosen
    )
    carriers = yield from choose_load(
        seat, SAIL_SHIPS, ships[len(warships) :], "ship", ONE_EACH, zone, leaving if sailing else leaving & ~1
    )
    return sailing + carriers


def choose_cargo(g: Game, seat: Seat, zone: Zone, ships: Stack) -> Script[Stack]:
    """SC-5.14: which cargo goes along. What stays must fit the transports that stay."""
    fitting = loads_of(g, seat, zone, stacks.count_of(ships, TRANSPORT))
    return (yield from choose_load(seat, SAIL_CARGO, g.cargo[pair(zone, seat)], "unit", SOLDIERS, zone, fitting))


def loads(g: Game, seat: Seat, zone: Zone) -> int:
    """Bit n is set when n transports can leave: the cargo can be divided between them and those that stay (SC-5.14)."""
    able = stacks.count_of(stacks.able(g.fleet[pair(zone, seat)]), TRANSPORT)
    cargo = sums_of(g.cargo[pair(zone, seat)], SOLDIERS)
    fitting = 0
    for leaving in range(able + 1):
        if cargo & loads_of(g, seat, zone, leaving):
            fitting |= 1 << leaving
    return fitting


def loads_of(g: Game, seat: Seat, zone: Zone, leaving: int) -> int:
    """Bit n is set when n soldiers may go along with so many of the transports (SC-5.14)."""
    staying = stacks.count_of(g.fleet[pair(zone, seat)], TRANSPORT) - leaving
    soldiers = soldiers_of(g.cargo[pair(zone, seat)])
    least = max(0, soldiers - staying * TRANSPORT_CAPACITY)
    return at_most(leaving * TRANSPORT_CAPACITY) & ~at_most(least - 1)


def room(g: Game, seat: Seat, zone: Zone) -> int:
    """Soldiers that can still board the seat's transports in the zone (SC-5.14)."""
    at = pair(zone, seat)
    fleet = g.fleet[at]
    if not fleet or fleet[-1][0] >> 3 != TRANSPORT:
        return 0
    return TRANSPORT_CAPACITY * stacks.count_of(fleet, TRANSPORT) - soldiers_of(g.cargo[at])


def can_boat_sail(g: Game, zone: Zone) -> bool:
    return g.boat_mp[zone] > 0 and any(g.boat[z] == NOBODY for z in boat_steps(g, zone))


def boat_steps(g: Game, zone: Zone) -> dict[Zone, int]:
    """The zones within the boat's MP, each with its steps, nearest first; it may pass other boats (SC-14.1)."""
    steps = {zone: 0}
    queue = [zone]
    for z in queue:
        if steps[z] < g.boat_mp[zone]:
            for further in SEA_NEIGHBOURS[z]:
                if further not in steps:
                    steps[further] = steps[z] + 1
                    queue.append(further)
    return steps


def sail_boat(g: Game, seat: Seat, zone: Zone) -> Script[None]:
    """SC-14.1, SC-14.2: a boat never ends its way in a zone with a boat."""
    steps = boat_steps(g, zone)
    near = [z for z in SEAS if steps.get(z, 0)]

    def why_not_to(z: Zone) -> Refusal | None:
        return ZONE_FISHED if g.boat[z] != NOBODY else None

    target = yield from choose(
        Ask(
            seat,
            BOAT_TO,
            allowed(near, why_not_to),
            args={"zone": zone},
            refused=lambda: refusals(near, why_not_to),
        )
    )
    mp = g.boat_mp[zone] - steps[target]
    g.boat[zone], g.boat_mp[zone] = NOBODY, 0
    g.boat[target], g.boat_mp[target] = seat, mp
    g.log("log-boat-sails", "SC-14.1", seat=seat, zone=zone, other_zone=target)


SAIL: Final = Action("sail", why_not_sail, sail)


# Disbanding, SC-18.7


def scuttle_options(g: Game, seat: Seat) -> list[tuple[int, int]]:
    """(zone, ship kind) that may be disbanded (SC-18.7: a transport only if the rest carries its cargo)."""
    options: list[tuple[int, int]] = []
    fleets = g.fleet[seat::MAX_SEATS]
    if not any(fleets) and seat not in g.boat:
        return options
    for z in SEAS:
        for ship in stacks.kinds(fleets[z]):
            if ship != TRANSPORT or room(g, seat, z) >= TRANSPORT_CAPACITY:
                options.append((z, ship))
        if g.boat[z] == seat:
            options.append((z, FISHING_BOAT))
    return options


def scuttle(g: Game, seat: Seat, zone: Zone, ship: int) -> None:
    """SC-18.7: one ship of the kind, the one with the least MP, or the boat; then SC-5.17 for those it escorted."""
    if ship == FISHING_BOAT:
        g.boat[zone], g.boat_mp[zone] = NOBODY, 0
    else:
        key = next(key for key, _ in g.fleet[pair(zone, seat)] if key >> 3 == ship)
        take_off(g, seat, zone, ((key, 1),))
        sink_unescorted(g, (zone,))


# Dividing transports and their cargo

ONE_EACH: Final = (1,) * len(SHIPS)


def at_most(n: int) -> int:
    """The totals 0..n as bits."""
    return (1 << n + 1) - 1 if n >= 0 else 0


def sums_of(pieces: Stack, sizes: Sequence[int]) -> int:
    """Every total that some of the pieces make, as bits."""
    sums = 1
    for key, count in pieces:
        for _ in range(count):
            sums |= sums << sizes[key >> 3]
    return sums


def choose_load(
    seat: Seat, kind: Kind, pieces: Stack, piece: str, sizes: Sequence[int], zone: Zone, totals: int
) -> Script[Stack]:
    """One amount for each group of like pieces, and never one from which none of the ``totals`` (bits) can be reached.
    The prompt's argument ``piece`` names the kind."""
    chosen: list[tuple[int, int]] = []
    total = 0
    for n, (key, count) in enumerate(pieces):
        size = sizes[key >> 3]
        rest = sums_of(pieces[n + 1 :], sizes) << total
        options = [k for k in range(count + 1) if rest << k * size & totals]
        amount = yield from choose(
            Ask(
                seat,
                kind,
                options,
                args={"zone": zone, piece: key >> 3, "mp": key & 7, "count": count},
                refused=partial(others, count, options),
            )
        )
        if amount:
            chosen.append((key, amount))
            total += size * amount
    return tuple(chosen)


def others(count: int, options: list[int]) -> Reasons:
    return [(k, NOT_SO_MANY) for k in range(count + 1) if k not in options]
