"""SC-5.1 to 5.8, 5.12, 5.15, 5.16: loading, landing from transports, dispatching ships and transfers."""

from __future__ import annotations

from typing import Final

from westphalia.kernel.actions import Action, choose_way
from westphalia.kernel.script import Ask, Kind, Refusal, Script, allowed, choose, refusals

from .. import stacks
from ..battle import FROM_TRANSPORT
from ..board import COASTAL, COASTS, PLACE, PLACES, SEA, SEAS, SEAS_OF
from ..ids import MAX_SEATS, NOBODY, Place, Seat, Zone, pair
from ..model import (
    Builder,
    Game,
    Transfer,
    Voyage,
    add_units,
    has_truce,
    is_capital,
    next_turn,
    pay,
    remove_units,
    soldiers_of,
)
from ..stacks import Stack
from ..tables import (
    LANDING_CAPACITY,
    SOLDIERS,
    TRANSFER_TURNS,
    VOYAGE_TURNS,
)
from . import general, land_battle, ships, weather
from .blockade import NO_PORT, has_any_working_port, working_ports
from .land_battle import TRUCE
from .march import choose_pieces, choose_units
from .slavery import WEIGHTLESS

LOAD_AT: Final = Kind("load_at", "SC-5.15", PLACE)
LOAD_ZONE: Final = Kind("load_zone", "SC-5.15", SEA)
LOAD_UNITS: Final = Kind("load_units", "SC-5.15")
LAND_FROM: Final = Kind("land_from", "SC-5.16", SEA)
LAND_AT: Final = Kind("land_at", "SC-5.16", PLACE)
LAND_UNITS: Final = Kind("land_units", "SC-5.16")
DISPATCH_WHAT: Final = Kind("dispatch_what", "SC-5.1")
TRANSFER_FROM: Final = Kind("transfer_from", "SC-5.2", PLACE)
TRANSFER_TO: Final = Kind("transfer_to", "SC-5.2", PLACE)
TRANSFER_UNITS: Final = Kind("transfer_units", "SC-5.2")
TRANSFER_SLAVES: Final = Kind("transfer_slaves", "SC-15.5")
LANDING_PORT: Final = Kind("landing_port", "SC-5.4", PLACE)
LANDING_UNITS: Final = Kind("landing_units", "SC-5.5")
LANDING_TARGET: Final = Kind("landing_target", "SC-5.6", PLACE, secret=True)
CONSTRUCTION_TARGET: Final = Kind("construction_target", "SC-5.12", PLACE)

NO_ROOM: Final = Refusal("SC-5.14", "no-room-on-transports")
NOBODY_TO_LOAD: Final = Refusal("SC-5.15", "no-units-to-load")
NO_CARGO: Final = Refusal("SC-5.16", "no-cargo-to-land")
NO_GOLD_TO_LAND: Final = Refusal("SC-5.16", "no-gold-to-land")
NO_OTHER_PORT: Final = Refusal("SC-5.2", "no-other-working-port")
NOBODY_TO_SEND: Final = Refusal("SC-5.2", "no-units-in-port")
NO_GOLD_TO_SEND: Final = Refusal("SC-5.2", "no-gold-for-transfer")
NO_LANDING_SHIP: Final = Refusal("SC-5.4", "no-landing-ship")
NOBODY_TO_EMBARK: Final = Refusal("SC-5.5", "no-units-in-port")
LANDING_SHIP_FULL: Final = Refusal("SC-5.5", "no-room-on-landing-ship")
NOT_COASTAL: Final = Refusal("SC-5.4", "no-landing-inland")
DEPARTURE: Final = Refusal("SC-5.4", "no-landing-at-departure")
NO_CONSTRUCTION_SHIP: Final = Refusal("SC-5.12", "no-construction-ship")
NO_SHIP_IN_HAND: Final = (NO_LANDING_SHIP, NO_CONSTRUCTION_SHIP)
NO_PORT_INLAND: Final = Refusal("SC-5.12", "no-port-inland")
NO_PORT_IN_CAPITAL: Final = Refusal("SC-5.12", "no-port-in-capital")
PORT_STANDS: Final = Refusal("SC-5.12", "no-second-port")


# Loading transports, D50


def why_not_load(g: Game, seat: Seat) -> Refusal | None:
    """SC-5.15: some unit with MP on a coast fits the transports in a bordering zone."""
    fleets = g.fleet[seat::MAX_SEATS]
    if not any(fleets):
        return NO_ROOM
    refusal = NO_ROOM
    for z in SEAS:
        if fleets[z] and ships.room(g, seat, z):
            refusal = NOBODY_TO_LOAD
            for p in COASTS[z]:
                reason = why_not_load_into(g, seat, p, z)
                if reason is None:
                    return None
                refusal = reason if reason is NO_PORT else refusal
    return refusal


def why_not_load_into(g: Game, seat: Seat, p: Place, z: Zone) -> Refusal | None:
    """SC-5.15: any coast where the seat's units stand will do, if it has a working port anywhere (SC-5.1)."""
    units = stacks.able(g.army[p])
    if g.controller[p] != seat or not units:
        return NOBODY_TO_LOAD
    if not has_any_working_port(g, seat):
        return NO_PORT
    return None if smallest(units) <= ships.room(g, seat, z) else NO_ROOM


def smallest(units: Stack) -> int:
    """Soldiers of the smallest unit."""
    return SOLDIERS[units[0][0] >> 3]


def load(g: Game, seat: Seat) -> Script[None]:
    """SC-5.15: units board for 1 MP each and no gold."""

    def why_not_at(p: Place) -> Refusal | None:
        refusal: Refusal | None = NO_ROOM
        for z in SEAS_OF[p]:
            refusal = why_not_load_into(g, seat, p, z)
            if refusal is None:
                return None
        return refusal

    own = [p for p in g.lands[seat] if COASTAL[p] and g.army[p]]
    p = yield from choose(Ask(seat, LOAD_AT, allowed(own, why_not_at), refused=lambda: refusals(own, why_not_at)))
    zone = yield from choose(
        Ask(
            seat,
            LOAD_ZONE,
            [z for z in SEAS_OF[p] if why_not_load_into(g, seat, p, z) is None],
            args={"place": p},
            refused=lambda: refusals(SEAS_OF[p], lambda z: why_not_load_into(g, seat, p, z)),
        )
    )
    free = ships.room(g, seat, zone)
    units = yield from choose_units(
        g, seat, p, stacks.able(g.army[p]), max_soldiers=free, too_many=NO_ROOM, kind=LOAD_UNITS
    )
    remove_units(g, p, units)
    at = pair(zone, seat)
    g.cargo[at] = stacks.merge(g.cargo[at], stacks.moved(units, 1))
    g.log("log-loaded", "SC-5.15", seat=seat, place=p, zone=zone, soldiers=soldiers_of(units))


LOAD: Final = Action("load", why_not_load, load)


# Landing from transports, D51


def why_not_land(g: Game, seat: Seat) -> Refusal | None:
    """SC-5.16: some cargo with MP can be put ashore and paid for."""
    cargoes = g.cargo[seat::MAX_SEATS]
    if not any(cargoes):
        return NO_CARGO
    refusal: Refusal | None = NO_CARGO
    for z in SEAS:
        if cargoes[z]:
            refusal = why_not_land_from(g, seat, z)
            if refusal is None:
                return None
    return refusal


def why_not_land_from(g: Game, seat: Seat, z: Zone) -> Refusal | None:
    units = stacks.able(g.cargo[pair(z, seat)])
    if not units:
        return NO_CARGO
    if landing_cost(g, smallest(units)) > g.gold[seat]:
        return NO_GOLD_TO_LAND
    for p in COASTS[z]:
        if why_not_land_at(g, seat, p) is None:
            return None
    return TRUCE


def why_not_land_at(g: Game, seat: Seat, p: Place) -> Refusal | None:
    """SC-1.19; any other coast is open to a landing, transit does not matter (SC-5.9)."""
    controller = g.controller[p]
    return TRUCE if 0 <= controller < MAX_SEATS and has_truce(g, seat, controller) else None


def landing_cost(g: Game, soldiers: int) -> int:
    """SC-5.10: one march step for all soldiers embarked, no road discount."""
    return weather.march_rate(g) * soldiers


def land(g: Game, seat: Seat) -> Script[None]:
    """SC-5.16: the zone, the coast, the units; in hostile land it becomes an attack (D40)."""

    def why_not_from(z: Zone) -> Refusal | None:
        return why_not_land_from(g, seat, z)

    def why_not_at(p: Place) -> Refusal | None:
        return why_not_land_at(g, seat, p)

    laden = [z for z in SEAS if g.cargo[pair(z, seat)]]
    zone = yield from choose(
        Ask(seat, LAND_FROM, allowed(laden, why_not_from), refused=lambda: refusals(laden, why_not_from))
    )
    coasts = COASTS[zone]
    p = yield from choose(
        Ask(
            seat,
            LAND_AT,
            allowed(coasts, why_not_at),
            args={"zone": zone},
            refused=lambda: refusals(coasts, why_not_at),
        )
    )
    cargo = stacks.able(g.cargo[pair(zone, seat)])
    units = yield from choose_pieces(
        seat,
        LAND_UNITS,
        cargo,
        "unit",
        SOLDIERS,
        {"zone": zone, "place": p},
        most=payable(g, seat),
        too_many=NO_GOLD_TO_LAND,
    )
    if is_hostile(g, seat, p):
        yield from storm(g, seat, zone, p, units)
    else:
        unload(g, seat, zone, units)
        go_ashore(g, seat, p, units)


def payable(g: Game, seat: Seat) -> int | None:
    """How many soldiers' step the seat can pay; None: any number."""
    rate = weather.march_rate(g)
    return g.gold[seat] // rate if rate else None


def is_hostile(g: Game, seat: Seat, p: Place) -> bool:
    """Controlled by another player, rebels or savages (SC-5.9)."""
    return g.controller[p] not in (seat, NOBODY)


def unload(g: Game, seat: Seat, zone: Zone, units: Stack) -> None:
    at = pair(zone, seat)
    g.cargo[at] = stacks.without(g.cargo[at], units)
    g.log("log-unloaded", "SC-5.16", seat=seat, zone=zone, n=soldiers_of(units))


def go_ashore(g: Game, seat: Seat, p: Place, units: Stack) -> None:
    """SC-5.9, SC-5.10: a landing in own or neutral land. Only one that takes a capital is free; whoever has not enough
    gold pays all of it."""
    cost = landing_cost(g, soldiers_of(units))
    if g.controller[p] == NOBODY:
        general.take_province(g, seat, p)
        cost = 0 if is_capital(g, p) else cost
    add_units(g, p, stacks.spent(units))
    cost = min(cost, g.gold[seat])
    pay(g, seat, cost)
    g.log("log-landed", "SC-5.9", seat=seat, place=p, soldiers=soldiers_of(units), gold=cost)


def storm(g: Game, seat: Seat, zone: Zone, p: Place, units: Stack) -> Script[None]:
    """SC-5.16: the attack, joined by adjacent land units (SC-5.9). If the war it starts sinks the transports (SC-5.17),
    those ashore have no way back; otherwise a retreat leads there."""
    landing = (FROM_TRANSPORT, units)
    cost = landing_cost(g, soldiers_of(units))
    joined = yield from land_battle.muster(g, seat, p, landing=[landing], landing_cost=cost)
    unload(g, seat, zone, units)
    outcome = yield from land_battle.fight(g, seat, p, [landing, *joined], zone=zone)
    back = outcome.returning[0]
    if back:
        at = pair(zone, seat)
        g.cargo[at] = stacks.merge(g.cargo[at], back)
        g.log("log-reembarked", "SC-5.16", seat=seat, zone=zone, n=soldiers_of(back))


LAND: Final = Action("land", why_not_land, land)


# Dispatching: transfers D53, landing ships D54, construction ships D55


def why_not_dispatch(g: Game, seat: Seat) -> Refusal | None:
    if not has_any_working_port(g, seat):
        return NO_PORT
    refusal = None
    for _, why_not, _ in WAYS:
        reason = why_not(g, seat)
        if reason is None:
            return None
        if refusal is None or reason not in NO_SHIP_IN_HAND:  # who has such a ship wants to know what it lacks
            refusal = reason
    return refusal


def dispatch(g: Game, seat: Seat) -> Script[None]:
    return choose_way(g, seat, DISPATCH_WHAT, WAYS)


DISPATCH: Final = Action("dispatch", why_not_dispatch, dispatch)


def why_not_transfer(g: Game, seat: Seat) -> Refusal | None:
    """SC-5.2: two working ports, and in one of them a unit with MP whose step can be paid, or slaves (SC-15.5)."""
    ports = working_ports(g, seat)
    if len(ports) < 2:
        return NO_OTHER_PORT
    refusal: Refusal | None = NOBODY_TO_SEND
    for p in ports:
        refusal = why_not_transfer_from(g, seat, p)
        if refusal is None:
            return None
    return refusal


def why_not_transfer_from(g: Game, seat: Seat, p: Place) -> Refusal | None:
    if stacks.able(g.slaves[p]):
        return None
    units = stacks.able(g.army[p])
    if not units:
        return NOBODY_TO_SEND
    return NO_GOLD_TO_SEND if landing_cost(g, smallest(units)) > g.gold[seat] else None


def transfer(g: Game, seat: Seat) -> Script[None]:
    """SC-5.2: units leave the board for another working port, one march step paid now, no road discount; slaves travel
    so for nothing (SC-15.5)."""
    ports = working_ports(g, seat)

    def why_not(p: Place) -> Refusal | None:
        return why_not_transfer_from(g, seat, p)

    origin = yield from choose(
        Ask(seat, TRANSFER_FROM, allowed(ports, why_not), refused=lambda: refusals(ports, why_not))
    )
    place = yield from choose(Ask(seat, TRANSFER_TO, [p for p in ports if p != origin], args={"origin": origin}))
    bound = stacks.able(g.slaves[origin])
    army = yield from choose_units(
        g,
        seat,
        origin,
        stacks.able(g.army[origin]),
        at_least=0 if bound else 1,
        max_soldiers=payable(g, seat),
        too_many=NO_GOLD_TO_SEND,
        kind=TRANSFER_UNITS,
    )
    args = {"origin": origin, "target": place}
    slaves = yield from choose_pieces(
        seat, TRANSFER_SLAVES, bound, "nation", WEIGHTLESS, args, at_least=0 if army else 1
    )
    cost = landing_cost(g, soldiers_of(army))
    pay(g, seat, cost)
    remove_units(g, origin, army)
    g.slaves[origin] = stacks.without(g.slaves[origin], slaves)
    g.transfers.append(Transfer(seat, origin, place, army, g.round + TRANSFER_TURNS, slaves))
    g.log("log-transfer", "SC-5.2", seat=seat, origin=origin, place=place, soldiers=soldiers_of(army), gold=cost)


def why_not_landing_ship(g: Game, seat: Seat) -> Refusal | None:
    """SC-5.4, SC-5.5: a ship on the sheet and a unit with MP in a working port."""
    if not g.landing_ships[seat]:
        return NO_LANDING_SHIP
    for p in working_ports(g, seat):
        if stacks.able(g.army[p]):
            return None
    return NOBODY_TO_EMBARK


def send_landing_ship(g: Game, seat: Seat) -> Script[None]:
    """SC-5.4 to 5.7: port and cargo are public, the target is known to the player alone until it arrives."""
    ports = working_ports(g, seat)

    def why_not_port(p: Place) -> Refusal | None:
        return None if stacks.able(g.army[p]) else NOBODY_TO_EMBARK

    port = yield from choose(
        Ask(seat, LANDING_PORT, allowed(ports, why_not_port), refused=lambda: refusals(ports, why_not_port))
    )
    army = yield from choose_units(
        g,
        seat,
        port,
        stacks.able(g.army[port]),
        max_soldiers=LANDING_CAPACITY,
        too_many=LANDING_SHIP_FULL,
        kind=LANDING_UNITS,
    )

    def why_not_target(p: Place) -> Refusal | None:
        if p == port:
            return DEPARTURE
        return None if COASTAL[p] else NOT_COASTAL

    target = yield from choose(
        Ask(
            seat,
            LANDING_TARGET,
            allowed(PLACES, why_not_target),
            args={"origin": port},
            refused=lambda: refusals(PLACES, why_not_target),
        )
    )
    g.landing_ships[seat] -= 1
    remove_units(g, port, army)
    due = g.round + VOYAGE_TURNS
    g.voyages.append(Voyage(seat, port, target, army, due))
    g.log("log-landing-ship-sails", "SC-5.5", seat=seat, origin=port, soldiers=soldiers_of(army), round=due)


def why_not_construction_ship(g: Game, seat: Seat) -> Refusal | None:
    """SC-5.12: at any moment, from a working port."""
    if not g.construction_ships[seat]:
        return NO_CONSTRUCTION_SHIP
    if not has_any_working_port(g, seat):
        return NO_PORT
    for p in PLACES:
        if why_not_construction_at(g, p) is None:
            return None
    return PORT_STANDS


def why_not_construction_at(g: Game, p: Place) -> Refusal | None:
    """SC-5.12: a coastal non-capital province without port, whoever's."""
    if not COASTAL[p]:
        return NO_PORT_INLAND
    if is_capital(g, p):
        return NO_PORT_IN_CAPITAL
    return PORT_STANDS if g.port[p] else None


def send_construction_ship(g: Game, seat: Seat) -> Script[None]:
    """SC-5.12: the target is public."""

    def why_not(p: Place) -> Refusal | None:
        return why_not_construction_at(g, p)

    place = yield from choose(
        Ask(seat, CONSTRUCTION_TARGET, allowed(PLACES, why_not), refused=lambda: refusals(PLACES, why_not))
    )
    g.construction_ships[seat] -= 1
    due = next_turn(g, seat) - 1 + VOYAGE_TURNS
    g.builders.append(Builder(seat, place, due))
    g.log("log-construction-ship-sails", "SC-5.12", seat=seat, place=place, round=due)


SEND_BUILDER: Final = Action("construction_ship", why_not_construction_ship, send_construction_ship)

WAYS: Final = (
    Action("transfer", why_not_transfer, transfer),
    Action("landing_ship", why_not_landing_ship, send_landing_ship),
    SEND_BUILDER,
)
