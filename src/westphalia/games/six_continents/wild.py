"""A wild position: a world in the middle of everything, dealt by the dice, for tests and for hunting bugs.

Whole games from the first turn seldom come to fleets, landings, caravans, slaves and plague. Here every player has some
land, some of it occupied or in revolt, armies, ships, buildings and things under way, within what the rules allow.
"""

from __future__ import annotations

from . import model, stacks
from .board import COASTAL, DISTANCE, PLACES, SEAS
from .ids import MAX_SEATS, NOBODY, REBELS, SAVAGES, Place, Seat, Zone, pair
from .model import (
    Builder,
    Contract,
    Game,
    InternalExpedition,
    OverseasExpedition,
    TimedIncome,
    Transfer,
    Voyage,
    all_seats,
    set_army,
    set_controller,
)
from .rules import setup
from .stacks import EMPTY, Stack
from .tables import (
    ARTILLERY,
    BUNKER,
    CARAVAN,
    CAVALRY,
    CORVETTE,
    CRUISER,
    FARM,
    FRIGATE,
    GRANARY,
    INFANTRY,
    LANDING_CAPACITY,
    MAIN_BUILDINGS,
    SHIP_MP,
    SLAVE_MP,
    TRANSPORT,
    TRANSPORT_CAPACITY,
    UNIT_MP,
    WEATHERS,
)


def deal(g: Game) -> None:
    """Fill an empty board."""
    _settle_players(g)
    for p in PLACES:
        if not model.is_capital(g, p):
            _deal_land(g, p)
    _lose_capitals(g)
    for p in PLACES:
        _deal_pieces(g, p)
        _deal_marks(g, p)
    _deal_wars(g)
    for z in SEAS:
        _deal_sea(g, z)
    for seat in all_seats(g):
        _deal_sheet(g, seat)
        _deal_journeys(g, seat)
    g.step = model.WEATHER_STEP if _chance(g, 20) else model.TURN_START


def _chance(g: Game, percent: int) -> bool:
    return g.chance.below(100) < percent


def _seat(g: Game) -> Seat:
    return Seat(g.chance.below(g.seats))


def _settle_players(g: Game) -> None:
    below = g.chance.below
    g.round = 1 + below(8)
    g.first, g.active = _seat(g), _seat(g)
    g.weather, g.weather_left, g.weather_roller = below(len(WEATHERS)), 1 + below(6), _seat(g)
    g.colour = list(range(g.seats))
    for seat in all_seats(g):
        distance = setup.required_distance(g)
        fit = [p for p in PLACES if setup.why_not_capital(g, distance, p) is None]
        setup.found_capital(g, seat, fit[below(len(fit))])
    if _chance(g, 25):
        g.carrier, g.plague = _seat(g), 1 + below(3)


def _deal_land(g: Game, p: Place) -> None:
    """Mostly to the nearest capital; some neutral, some occupied, some in revolt."""
    if _chance(g, 20):
        if _chance(g, 10):
            set_controller(g, p, SAVAGES)
        return
    near = min(all_seats(g), key=lambda seat: (DISTANCE[p][g.capital[seat]], (seat + p) % g.seats))
    g.owner[p] = near if _chance(g, 80) else _seat(g)
    set_controller(g, p, g.owner[p])
    if _chance(g, 15):
        set_controller(g, p, _seat(g))
    elif _chance(g, 8):
        set_controller(g, p, REBELS)


def _lose_capitals(g: Game) -> None:
    """Now and then a capital is in foreign hands, and recruiting goes on elsewhere (SC-21.6)."""
    for seat in all_seats(g):
        others = [p for p in PLACES if model.owns_and_controls(g, seat, p) and p != g.capital[seat]]
        if g.seats > 2 and others and _chance(g, 12):
            set_controller(g, g.capital[seat], Seat((seat + 1) % g.seats))
            g.temporary[seat] = others[g.chance.below(len(others))]


def _deal_pieces(g: Game, p: Place) -> None:
    controller = g.controller[p]
    below = g.chance.below
    if controller in (REBELS, SAVAGES):
        set_army(g, p, stacks.stack(INFANTRY, 1 + below(6)))
    elif controller != NOBODY:
        set_army(g, p, _deal_army(g, 1 + below(14)) if _chance(g, 70) else EMPTY)
        if _chance(g, 15):
            nation = below(g.seats)
            if nation != controller:
                g.slaves[p] = stacks.stack(nation, 1 + below(4), SLAVE_MP)


def _deal_army(g: Game, most: int) -> Stack:
    """Units of at most so many soldiers."""
    army = EMPTY
    for kind in (CARAVAN, ARTILLERY, CAVALRY, INFANTRY):
        weight = model.soldiers_of(stacks.stack(kind, 1))
        room = (most - model.soldiers_of(army)) // weight
        count = g.chance.below(room + 1) if room > 0 else 0
        army = stacks.merge(army, stacks.stack(kind, count, UNIT_MP[kind]))
    return army


def _deal_marks(g: Game, p: Place) -> None:
    """Buildings, tokens and markers, as far as they go together (SC-4.1, SC-11.7, SC-13.6)."""
    if model.is_capital(g, p) or g.controller[p] == NOBODY:
        return
    below = g.chance.below
    g.road[p] = int(_chance(g, 40))
    g.port[p] = int(COASTAL[p] and _chance(g, 45))
    g.black[p] = int(_chance(g, 8))
    g.explored[p] = int(_chance(g, 30))
    if g.explored[p] and _chance(g, 40):
        g.mineral[p] = 1 + below(2)
    g.tree[p] = int(_chance(g, 6))
    if _chance(g, 45) and g.controller[p] != SAVAGES:
        building = MAIN_BUILDINGS[below(len(MAIN_BUILDINGS))]
        if not (g.black[p] and building in (FARM, GRANARY)):
            g.main[p] = building
            g.bunker[p] = 1 + below(2) if building == BUNKER else 0
    elif _chance(g, 30):
        g.red[p] = 1 + below(5)
    is_bare = not (g.main[p] or g.red[p] or g.mineral[p] or g.tree[p] or g.black[p])
    if is_bare and g.round > 2 and g.controller[p] < MAX_SEATS and _chance(g, 20):
        turns = 1 + below(2)
        g.robber[p], g.red[p] = g.round - turns, turns


def _deal_wars(g: Game) -> None:
    """Everybody at odds over land is at war, and half of the others."""
    for a in all_seats(g):
        for b in all_seats(g)[:a]:
            disputed = any({g.owner[p], g.controller[p]} == {a, b} for p in PLACES)
            g.war[pair(a, b)] = g.war[pair(b, a)] = int(disputed or _chance(g, 40))
            if not g.war[pair(a, b)]:
                g.transit[pair(a, b)] = int(g.rules.transit and _chance(g, 30))


def _deal_sea(g: Game, z: Zone) -> None:
    """Ships of one alliance at most stand together, so that no transport is lost at once (SC-5.17)."""
    below = g.chance.below
    for seat in all_seats(g):
        at = pair(z, seat)
        if not _chance(g, 30):
            continue
        fleet = EMPTY
        for kind, most in ((FRIGATE, 3), (CORVETTE, 2), (CRUISER, 1)):
            fleet = stacks.merge(fleet, stacks.stack(kind, below(most + 1), SHIP_MP[kind]))
        if fleet and _chance(g, 50):
            transports = 1 + below(3)
            g.cargo[at] = _deal_army(g, below(TRANSPORT_CAPACITY * transports + 1))
            fleet = stacks.merge(fleet, stacks.stack(TRANSPORT, transports, SHIP_MP[TRANSPORT]))
        g.fleet[at] = fleet
    if _chance(g, 50):
        g.boat[z], g.boat_mp[z] = _seat(g), 2


def _deal_sheet(g: Game, seat: Seat) -> None:
    below = g.chance.below
    g.gold[seat] = below(160)
    g.level[seat] = 1 + below(3)
    g.spies[seat] = below(4)
    g.weapons[seat], g.shot[seat] = below(2), below(2)
    g.vouchers[seat], g.farm_hands[seat] = below(4), below(4)
    g.overseas_change[seat] = (0, 0, -10, 5)[below(4)]
    g.ecologists[seat] = g.round + below(4) if _chance(g, 20) else 0
    g.fruit[seat] = 2 * sum(g.tree[p] for p in PLACES if model.owns_and_controls(g, seat, p))
    g.fruit_bought[seat], g.food[seat], g.food_bought[seat] = below(2), below(3), below(2)
    g.landing_ships[seat], g.construction_ships[seat] = below(3), below(2)
    g.sabotage[seat], g.burnt[seat], g.incited[seat] = 6 * below(2), below(2), below(2)


def _deal_journeys(g: Game, seat: Seat) -> None:
    """Expeditions and voyages that started in the last rounds."""
    below, soon = g.chance.below, g.round + 1
    mine = [p for p in PLACES if model.owns_and_controls(g, seat, p) and not model.is_capital(g, p)]
    for p in mine:
        if not (g.main[p] or g.red[p] or g.tree[p] or g.mineral[p] or g.explored[p]) and _chance(g, 40):
            g.explored[p] = 1
            g.internal.append(InternalExpedition(seat, p, soon + below(2)))
    for _ in range(below(3)):
        g.overseas.append(OverseasExpedition(seat, soon + below(4), 1))
    if _chance(g, 30):
        g.timed.append(TimedIncome(seat, (5, -1)[below(2)], 1 + below(5)))
    ports = [p for p in mine if g.port[p]]
    coasts = [p for p in PLACES if COASTAL[p]]
    for port in ports:
        landing = _deal_army(g, LANDING_CAPACITY)
        target = coasts[below(len(coasts))]
        if landing and target != port and _chance(g, 30):
            g.voyages.append(Voyage(seat, port, target, stacks.spent(landing), soon + below(2)))
        travellers = _deal_army(g, 6)
        if len(ports) > 1 and travellers and _chance(g, 15):
            g.transfers.append(Transfer(seat, port, ports[below(len(ports))], travellers, soon, EMPTY))
    sites = [p for p in coasts if not g.port[p] and not model.is_capital(g, p)]
    if sites and _chance(g, 40):
        g.builders.append(Builder(seat, sites[below(len(sites))], soon + below(2)))
    other = Seat((seat + 1) % g.seats)
    if _chance(g, 30):
        g.contracts_made += 1
        parties = tuple(sorted((seat, other)))
        secret = parties if _chance(g, 50) else ()
        g.contracts.append(Contract(g.contracts_made, parties, "peace", 0, NOBODY, 0, parties, secret, ()))
