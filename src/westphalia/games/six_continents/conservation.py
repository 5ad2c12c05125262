"""What must hold in every position between two actions; the kernel's tests ask after every step."""

from __future__ import annotations

from collections.abc import Iterator

from . import model, stacks, tables
from .board import COASTAL, PLACE_IDS, PLACES, SEA_IDS, SEAS
from .ids import MAX_SEATS, NO_PROVINCE, NOBODY, REBELS, SAVAGES, Place, Seat, Zone, pair
from .model import SEAT_COLUMNS, Game, all_seats
from .tables import (
    BUNKER,
    CARAVAN_FOUGHT,
    FARM,
    GRANARY,
    INFANTRY,
    NO_BUILDING,
    TRANSPORT,
)


def violations(g: Game) -> Iterator[str]:
    if g.step in (model.SETUP_ORDER, model.SETUP_COLOURS, model.SETUP_CAPITALS):
        return
    for p in PLACES:
        for problem in _province(g, p):
            yield f"{PLACE_IDS[p]}: {problem}"
    for z in SEAS:
        for problem in _zone(g, z):
            yield f"{SEA_IDS[z]}: {problem}"
    for seat in all_seats(g):
        for problem in _seat(g, seat):
            yield f"seat {seat}: {problem}"
    yield from _pairs(g)
    yield from _under_way(g)


def _province(g: Game, p: Place) -> Iterator[str]:
    owner, controller, army = g.owner[p], g.controller[p], g.army[p]
    if g.soldiers[p] != model.soldiers_of(army):
        yield "the soldier count is wrong"
    if any(count <= 0 or not INFANTRY <= key >> 3 <= CARAVAN_FOUGHT or key & 7 > 4 for key, count in army):
        yield f"impossible units {army}"
    if p not in g.lands[controller]:
        yield "not in the list of its controller's lands"
    if list(army) != sorted(army):
        yield "the stack is not sorted"
    if army and controller == NOBODY:
        yield "units on land of nobody"
    if controller == NOBODY and owner != NOBODY:
        yield "owned but controlled by nobody (SC-1.6)"
    if owner == NOBODY and 0 <= controller < MAX_SEATS:
        yield "controlled by a player but owned by nobody (SC-1.7)"
    if controller in (REBELS, SAVAGES):
        if not army or stacks.kinds(army) != [INFANTRY]:
            yield "rebels and savages are infantry (SC-20.5, SC-11.8)"
        if g.slaves[p]:
            yield "slaves under rebels or savages (SC-20.6, SC-11.8)"
    if controller == SAVAGES and owner != NOBODY:
        yield "savages leave no owner (SC-11.8)"
    if any(seat < MAX_SEATS and seat != NOBODY and not g.alive[seat] for seat in (owner, controller)):
        yield "belongs to an eliminated player (SC-1.25)"
    if (g.main[p] == BUNKER) != (g.bunker[p] > 0):
        yield "bunker level without bunker"
    if g.port[p] and not COASTAL[p]:
        yield "a port inland (SC-4.3)"
    if g.black[p] and g.main[p] in (FARM, GRANARY):
        yield "a farm or granary on poisoned land (SC-11.7)"
    if not 0 <= g.red[p] <= 6:
        yield f"{g.red[p]} red tokens (SC-13.8)"
    if model.is_capital(g, p):
        marks = (g.main, g.port, g.road, g.red, g.black, g.tree, g.robber, g.mineral, g.explored)
        if any(column[p] for column in marks):
            yield "something stands in a capital (SC-21.2)"
    if g.robber[p] and (not 0 <= controller < MAX_SEATS or g.main[p] != NO_BUILDING or not g.red[p]):
        yield "a robber economy where none can be (SC-13.6)"


def _zone(g: Game, z: Zone) -> Iterator[str]:
    for seat in all_seats(g):
        fleet, cargo = model.fleet_at(g, seat, z), g.cargo[pair(z, seat)]
        if any(count <= 0 or key >> 3 > TRANSPORT or key & 7 > 2 for key, count in fleet):
            yield f"impossible ships {fleet}"
        if model.soldiers_of(cargo) > tables.TRANSPORT_CAPACITY * stacks.count_of(fleet, TRANSPORT):
            yield f"cargo of seat {seat} beyond capacity (SC-5.14)"
        if (fleet or cargo) and not g.alive[seat]:
            yield "ships of an eliminated player (SC-1.25)"
        if stacks.count_of(fleet, TRANSPORT) and not model.has_warship(g, seat, z):
            enemies = [e for e in all_seats(g) if model.at_war(g, seat, e) and model.has_warship(g, e, z)]
            if enemies:
                yield f"unescorted transports of seat {seat} survive (SC-5.17)"
    if g.boat[z] != NOBODY and not g.alive[g.boat[z]]:
        yield "boat of an eliminated player (SC-1.25)"


def _seat(g: Game, seat: Seat) -> Iterator[str]:
    for name in SEAT_COLUMNS:
        if name not in ("overseas_change", "colour", "capital", "temporary") and getattr(g, name)[seat] < 0:
            yield f"{name} is negative"
    if not 1 <= g.level[seat] <= 3:
        yield "capital level"
    place = g.temporary[seat]
    if g.alive[seat] and place != NO_PROVINCE:
        if model.holds_capital(g, seat):
            yield "a temporary place beside the capital (SC-21.14)"
        if not model.owns_and_controls(g, seat, place):
            yield "the temporary place is not theirs (SC-21.6)"
    if not g.alive[seat] and (g.gold[seat] or g.spies[seat] or g.landing_ships[seat]):
        yield "an eliminated player keeps things (SC-1.25)"


def _pairs(g: Game) -> Iterator[str]:
    for a in all_seats(g):
        for b in all_seats(g):
            if g.war[pair(a, b)] != g.war[pair(b, a)]:
                yield f"war between {a} and {b} is one-sided"
            if model.at_war(g, a, b) and (a == b or not (g.alive[a] and g.alive[b])):
                yield f"war between {a} and {b} cannot be"
            if model.at_war(g, a, b) and model.grants_transit(g, a, b):
                yield f"transit between {a} and {b} at war (SC-1.21)"


def _under_way(g: Game) -> Iterator[str]:
    for expedition in g.internal:
        if not g.explored[expedition.place] or not model.owns_and_controls(g, expedition.seat, expedition.place):
            yield f"internal expedition in {PLACE_IDS[expedition.place]} should be lost (SC-8.16)"
    for voyage in g.voyages:
        if model.soldiers_of(voyage.army) > tables.LANDING_CAPACITY:
            yield "a landing ship carries too much (SC-5.4)"
    dealt = [(deal.dealer, deal.target) for deal in g.deals]
    if len(dealt) != len(set(dealt)):
        yield "two cards for one player from one dealer (SC-19.3)"
    for seat_things in (g.internal, g.overseas, g.voyages, g.transfers, g.builders, g.timed):
        if any(not g.alive[thing.seat] for thing in seat_things):
            yield "an eliminated player has things under way (SC-1.25)"
