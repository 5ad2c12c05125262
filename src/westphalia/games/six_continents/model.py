"""The state of a game of Six Continents, and the words every chapter uses about it.

Provinces and sea zones are columns of ints; a seat's things are columns indexed by seat; what is under way (voyages,
expeditions, offers) are lists of tuples. Nobody but rebels and savages shares a province (SC-1.21), so the units in a
province are always its controller's.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from westphalia.kernel.chance import Chance
from westphalia.kernel.journal import Journal
from westphalia.kernel.state import State

from . import stacks
from .battle import Battle, Force
from .board import PLACES, SEAS
from .ids import MAX_SEATS, NO_PROVINCE, NOBODY, SAVAGES, Place, Seat, Zone, pair
from .stacks import EMPTY, Stack
from .tables import (
    INFANTRY,
    SOLDIERS,
    START_GOLD,
    TRANSPORT,
    Rules,
)

# Where the script stands; each step names its successor (play.py).
(
    SETUP_ORDER,
    SETUP_COLOURS,
    SETUP_CAPITALS,
    WEATHER_STEP,
    TURN_START,
    LANDINGS,
    ACTIONS,
    TURN_END,
    AGENTS_STEP,
    END_TEST,
    OVER,
) = range(11)


class InternalExpedition(NamedTuple):
    """SC-11: under way in ``place`` until round ``due``."""

    seat: Seat
    place: Place
    due: int


class OverseasExpedition(NamedTuple):
    """SC-12; ``by_fruit`` 1 if it does not count against the limit: a fruit token was spent on it (SC-12.10) or it was
    won at an auction (SC-12.22)."""

    seat: Seat
    due: int
    by_fruit: int


class Voyage(NamedTuple):
    """SC-5.4 to 5.8: a landing ship under way. ``target`` is secret until it arrives (UNKNOWN in a mask)."""

    seat: Seat
    port: Place
    target: Place
    army: Stack
    due: int


class Transfer(NamedTuple):
    """SC-5.2, SC-15.5: units and slaves sent from port to port."""

    seat: Seat
    origin: Place
    place: Place
    army: Stack
    due: int
    slaves: Stack


class Builder(NamedTuple):
    """SC-5.12: a construction ship under way or waiting at ``place``."""

    seat: Seat
    place: Place
    due: int


class TimedIncome(NamedTuple):
    """SC-12.5, SC-12.15: ``amount`` in each of the next ``left`` Income steps."""

    seat: Seat
    amount: int
    left: int


class Deal(NamedTuple):
    """SC-19.3: a card lying face down before ``target`` (UNKNOWN in a mask)."""

    dealer: Seat
    target: Seat
    card: int


class Offer(NamedTuple):
    """SC-3.14: an open offer; goods in the order gold, food, fruit, voucher; ``places``: land sale (SC-1.20)."""

    seat: Seat
    other: Seat
    gives: tuple[int, int, int, int]
    wants: tuple[int, int, int, int]
    gives_places: tuple[Place, ...]
    wants_places: tuple[Place, ...]


class Contract(NamedTuple):
    """SC-1.16. ``accepted`` holds the parties that agreed; it is signed when it equals ``parties``.
    ``marks`` are (seat, 1 kept / 0 broken). ``expiry`` 0, ``guarantor`` -1, ``guarantee`` 0: none. ``secret`` holds the
    parties that want it secret (SC-1.16: public unless all do)."""

    number: int
    parties: tuple[Seat, ...]
    text: str
    expiry: int
    guarantor: Seat
    guarantee: int
    accepted: tuple[Seat, ...]
    secret: tuple[Seat, ...]
    marks: tuple[tuple[int, int], ...]


class Auction(NamedTuple):
    """SC-12.25: a running auction. ``standing`` are the bidders left; ``leader`` made the last ``bid`` (NOBODY and 0
    before the first)."""

    standing: tuple[Seat, ...]
    leader: Seat
    bid: int


class Draft(NamedTuple):
    """SC-1.18: a treaty (or, with SC-3.14, an offer) being written by ``seat`` for ``other``. ``gives`` goes from seat
    to other, ``wants`` the other way. Nobody but its author sees it before it is ``sent``."""

    seat: Seat
    other: Seat
    cede: tuple[Place, ...] = ()  # occupied provinces that become the occupier's
    give_back: tuple[Place, ...] = ()  # occupied provinces that their owner gets back
    gives_places: tuple[Place, ...] = ()
    wants_places: tuple[Place, ...] = ()
    gives: tuple[int, int, int, int] = (0, 0, 0, 0)
    wants: tuple[int, int, int, int] = (0, 0, 0, 0)
    frees: tuple[int, int] = (0, 0)  # slaves of the other nation set free by seat, by other
    text: str = ""
    sent: int = 0


UNKNOWN: Final = -9  # a hidden value in a mask


class Game(State):
    """Everything a checkpoint needs. Columns: by province p, by sea zone z, by seat s, by pair a * 6 + b, or lists."""

    rules: Rules
    seats: int
    step: int
    round: int
    first: Seat  # first player, SC-2.2
    active: Seat  # whose turn it is
    weather: int
    weather_left: int  # rounds the marker still shows, SC-6.1
    weather_roller: Seat
    carrier: Seat  # plague carrier or NOBODY, SC-17
    plague: int  # field of the plague marker, 0: no plague
    plague_turn: int  # round of the carrier's last turn that counts for the marker, SC-17.5
    plague_rolled: int  # round in whose S5 the carrier has rolled already, SC-17.2
    end_proposed: int  # a seat proposed to end the game this round, SC-22.2
    contracts_made: int  # numbers given out so far

    # by province
    owner: list[Seat]
    controller: list[Seat]
    capital_of: list[Seat]  # whose original capital, or NOBODY
    main: list[int]  # main building, SC-4.2
    bunker: list[int]  # level while main is BUNKER, else 0
    port: list[int]
    road: list[int]
    red: list[int]  # red tokens
    black: list[int]  # poisoned land, SC-11.7
    mineral: list[int]
    tree: list[int]
    explored: list[int]  # 0 never, 1 an internal expedition was sent (SC-11.2)
    robber: list[int]  # round in which the robber economy started, 0: none (R marker)
    held: list[int]  # consecutive End steps in occupation (SC-1.13, annex_after)
    dug: list[int]  # dug in by action (SC-10.8, dig_in=action)
    army: list[Stack]
    soldiers: list[int]  # of army, kept by set_army
    slaves: list[Stack]  # kind = nation

    lands: list[tuple[Place, ...]]  # by controller (NOBODY last): provinces in map order, kept by set_controller

    # by sea zone: fleet and cargo at z * 6 + s
    fleet: list[Stack]
    cargo: list[Stack]
    boat: list[Seat]  # owner of the fishing boat or NOBODY, SC-14.2
    boat_mp: list[int]

    # by seat
    gold: list[int]
    colour: list[int]
    capital: list[Place]
    level: list[int]
    temporary: list[Place]  # temporary recruitment place or NO_PROVINCE, SC-21.6
    temporary_changed: list[int]  # round of the last free change
    placeless: list[int]  # 1: no place could be named; one is named in an own S7 (SC-21.6)
    alive: list[int]
    resigning: list[int]
    recruited: list[int]  # soldiers this turn, SC-18.2
    weapons: list[int]  # SC-12.21
    shot: list[int]  # SC-12.11
    vouchers: list[int]  # SC-12.13
    overseas_change: list[int]  # price change of the next overseas expedition, SC-12.12, SC-12.20
    farm_hands: list[int]  # farms that still cost 4 less, SC-12.17
    ecologists: list[int]  # round in whose S5 they leave, SC-12.18
    sabotage: list[int]  # taken from the next income, SC-19.12
    burnt: list[int]  # taken from the next food supply, SC-19.15
    incited: list[int]  # revolts due in the next S5, SC-19.13
    fruit: list[int]  # of own trees, SC-12.10
    fruit_bought: list[int]
    food: list[int]  # exportable surplus, SC-13.12
    food_bought: list[int]
    landing_ships: list[int]
    construction_ships: list[int]
    spies: list[int]
    dealt: list[int]  # round of the last deal, SC-19.3
    fed: list[int]  # 1: supply reached need in this turn's feeding, 0: famine
    famine_paid: list[int]  # 1: the whole famine loss of this turn was paid in gold (famine_revolt=unless_paid)

    # by pair of seats a * 6 + b
    war: list[int]
    truce: list[int]  # last round of the truce, 0: none
    transit: list[int]  # a lets b pass
    talked: list[int]  # round in which a last opened a conference with b

    # lists
    internal: list[InternalExpedition]
    overseas: list[OverseasExpedition]
    voyages: list[Voyage]
    transfers: list[Transfer]
    builders: list[Builder]
    timed: list[TimedIncome]
    deals: list[Deal]
    kits: list[tuple[int, ...]]  # the four actions chosen this round, by seat (agent_set=four)
    offers: list[Offer]
    contracts: list[Contract]

    # between checkpoints only
    force: Force | None
    battle: Battle | None
    draft: Draft | None
    auction: Auction | None


def blank(rules: Rules, seats: int, chance: Chance, log: Journal) -> Game:
    """The empty board with everybody's start gold, before setup (SC-2): all at peace (SC-1.14), no weather yet
    (SC-6.1), no plague (SC-17.1)."""
    g = Game()
    g.rules, g.seats, g.chance, g.log = rules, seats, chance, log
    g.step, g.round, g.first, g.active = SETUP_COLOURS, 0, Seat(0), Seat(0)
    g.weather, g.weather_left, g.weather_roller = 0, 0, NOBODY
    g.carrier, g.plague, g.plague_turn, g.plague_rolled = NOBODY, 0, 0, 0
    g.end_proposed, g.contracts_made = 0, 0
    zeros = [0] * len(PLACES)
    nobody = [NOBODY] * len(PLACES)
    empty: list[Stack] = [EMPTY] * len(PLACES)
    g.owner, g.controller, g.capital_of = nobody[:], nobody[:], nobody[:]
    g.main, g.bunker, g.port, g.road, g.red, g.black = zeros[:], zeros[:], zeros[:], zeros[:], zeros[:], zeros[:]
    g.mineral, g.tree, g.explored, g.robber, g.held, g.dug = zeros[:], zeros[:], zeros[:], zeros[:], zeros[:], zeros[:]
    g.army, g.soldiers, g.slaves = empty[:], zeros[:], empty[:]
    g.lands = [()] * (SAVAGES + 1) + [PLACES]
    g.fleet = [EMPTY] * (len(SEAS) * MAX_SEATS)
    g.cargo = [EMPTY] * (len(SEAS) * MAX_SEATS)
    g.boat, g.boat_mp = [NOBODY] * len(SEAS), [0] * len(SEAS)
    for name in SEAT_COLUMNS:
        setattr(g, name, [0] * seats)
    g.gold, g.level, g.alive = [START_GOLD] * seats, [1] * seats, [1] * seats
    g.colour, g.capital, g.temporary = [NOBODY] * seats, [NO_PROVINCE] * seats, [NO_PROVINCE] * seats
    pairs = [0] * (MAX_SEATS * MAX_SEATS)
    g.war, g.truce, g.transit, g.talked = pairs[:], pairs[:], pairs[:], pairs[:]
    g.internal, g.overseas, g.voyages, g.transfers, g.builders = [], [], [], [], []
    g.timed, g.deals, g.offers, g.contracts = [], [], [], []
    g.kits = [()] * seats
    g.force = g.battle = g.draft = g.auction = None
    return g


SEAT_COLUMNS: Final = (
    "gold",
    "colour",
    "capital",
    "level",
    "temporary",
    "temporary_changed",
    "placeless",
    "alive",
    "resigning",
    "recruited",
    "weapons",
    "shot",
    "vouchers",
    "overseas_change",
    "farm_hands",
    "ecologists",
    "sabotage",
    "burnt",
    "incited",
    "fruit",
    "fruit_bought",
    "food",
    "food_bought",
    "landing_ships",
    "construction_ships",
    "spies",
    "dealt",
    "fed",
    "famine_paid",
)


# Seats, SC-1.24

# All seats clockwise, by their number and who comes first
TURN_ORDERS: Final = tuple(
    tuple(tuple(Seat((start + n) % seats) for n in range(seats)) for start in range(seats))
    for seats in range(MAX_SEATS + 1)
)


def living(g: Game) -> list[Seat]:
    """The living players in turn order from the first player."""
    return living_from(g, g.first)


def all_seats(g: Game) -> tuple[Seat, ...]:
    """All seats, the eliminated too, by number."""
    return TURN_ORDERS[g.seats][0]


def turn_order(g: Game, start: Seat) -> tuple[Seat, ...]:
    """All seats clockwise from ``start``."""
    return TURN_ORDERS[g.seats][start]


def living_from(g: Game, start: Seat) -> list[Seat]:
    """The living players clockwise, ``start`` first if alive."""
    alive = g.alive
    return [s for s in TURN_ORDERS[g.seats][start] if alive[s]]


def left_of(g: Game, seat: Seat) -> Seat:
    """The next living player clockwise (SC-1.24)."""
    return next(s for s in turn_order(g, seat)[1:] if g.alive[s])


def right_of(g: Game, seat: Seat) -> Seat:
    """The previous living player (SC-1.24)."""
    return next(s for s in reversed(turn_order(g, seat)[1:]) if g.alive[s])


def next_turn(g: Game, seat: Seat) -> int:
    """The round of the seat's next turn, seen from the turn of the active player (SC-1.5)."""
    order = turn_order(g, g.first)
    return g.round if order.index(seat) > order.index(g.active) else g.round + 1


def is_revealed(g: Game, voyage: Voyage) -> bool:
    """Whether a landing ship has arrived and shown its target (SC-5.6)."""
    return g.step == LANDINGS and voyage.seat == g.active and voyage.due <= g.round


# Provinces, SC-1.6, SC-1.10


def is_capital(g: Game, p: Place) -> bool:
    """Whether the province holds anyone's original capital (SC-21.1)."""
    return g.capital_of[p] != NOBODY


def owns_and_controls(g: Game, seat: Seat, p: Place) -> bool:
    return g.owner[p] == seat and g.controller[p] == seat


def is_occupied(g: Game, p: Place) -> bool:
    """The controller is a player other than the owner (SC-1.6, SC-1.8, SC-1.25)."""
    return 0 <= g.controller[p] < MAX_SEATS and g.owner[p] != g.controller[p]


def occupies(g: Game, seat: Seat, p: Place) -> bool:
    return g.controller[p] == seat and g.owner[p] != seat


def controlled(g: Game, seat: Seat) -> list[Place]:
    """Provinces the seat controls, in map order."""
    return list(g.lands[seat])


def counted_provinces(g: Game, seat: Seat) -> list[Place]:
    """The provinces that make up P: owned and controlled (SC-1.10, SC-16.3, SC-20.2)."""
    owner = g.owner
    return [p for p in g.lands[seat] if owner[p] == seat]


def province_count(g: Game, seat: Seat) -> int:
    """P (SC-1.10)."""
    return len(counted_provinces(g, seat))


def holds_capital(g: Game, seat: Seat) -> bool:
    """Whether the seat controls its own original capital."""
    return g.controller[g.capital[seat]] == seat


def main_place(g: Game, seat: Seat) -> Place:
    """The own capital while controlled, else the temporary recruitment place, else NO_PROVINCE (SC-4.14, SC-18.2,
    SC-21.6)."""
    home = g.capital[seat]
    return home if g.controller[home] == seat else g.temporary[seat]


def has_road(g: Game, p: Place) -> bool:
    """A road (SC-13.1), or the built-in one of a capital (SC-13.2)."""
    return g.road[p] == 1 or g.capital_of[p] != NOBODY


def set_controller(g: Game, p: Place, new: Seat) -> None:
    """The one way to change who controls a province: keeps everybody's list of lands."""
    old = g.controller[p]
    g.lands[old] = tuple([q for q in g.lands[old] if q != p])
    g.lands[new] = tuple(sorted((*g.lands[new], p)))
    g.controller[p] = new


# War, SC-1.14


def at_war(g: Game, a: Seat, b: Seat) -> bool:
    return g.war[pair(a, b)] == 1


def has_truce(g: Game, a: Seat, b: Seat) -> bool:
    """SC-1.19, truce_rounds."""
    return g.truce[pair(a, b)] >= g.round


def grants_transit(g: Game, a: Seat, b: Seat) -> bool:
    """Whether a lets b pass (SC-1.21)."""
    return g.transit[pair(a, b)] == 1


# Pieces


def set_army(g: Game, p: Place, army: Stack) -> None:
    """The one way to change who stands in a province: keeps the soldier count; the last infantry to go leaves the
    trenches (SC-10.8)."""
    g.army[p] = army
    g.soldiers[p] = stacks.weight(army, SOLDIERS)
    if g.dug[p] and not (army and army[0][0] >> 3 == INFANTRY):
        g.dug[p] = 0


def add_units(g: Game, p: Place, units: Stack) -> None:
    set_army(g, p, stacks.merge(g.army[p], units))


def remove_units(g: Game, p: Place, units: Stack) -> None:
    set_army(g, p, stacks.without(g.army[p], units))


def soldiers_of(army: Stack) -> int:
    """Combat value (SC-1.4)."""
    return stacks.weight(army, SOLDIERS)


def fleet_at(g: Game, seat: Seat, z: Zone) -> Stack:
    return g.fleet[pair(z, seat)]


def warships_at(g: Game, seat: Seat, z: Zone) -> Stack:
    """The fleet without its transports."""
    return tuple([item for item in g.fleet[pair(z, seat)] if item[0] >> 3 != TRANSPORT])


def has_warship(g: Game, seat: Seat, z: Zone) -> bool:
    fleet = g.fleet[pair(z, seat)]
    return bool(fleet) and fleet[0][0] >> 3 != TRANSPORT  # transports sort last


def slaves_held(g: Game, seat: Seat, nation: Seat | None = None) -> int:
    """Slaves in provinces the seat controls, of one nation or of all."""
    held = [g.slaves[p] for p in g.lands[seat] if g.slaves[p]]
    if nation is None:
        return sum([stacks.total(slaves) for slaves in held])
    return sum([stacks.count_of(slaves, nation) for slaves in held])


def pay(g: Game, seat: Seat, amount: int) -> None:
    """Gold is never negative (SC-1.23); callers have checked that it is in hand."""
    if amount > g.gold[seat]:
        raise ValueError(f"seat {seat} has {g.gold[seat]} gold, not {amount}")
    g.gold[seat] -= amount
