"""SC-18 Army."""

from __future__ import annotations

from functools import partial
from typing import Final

from westphalia.kernel.actions import Action
from westphalia.kernel.script import Ask, Kind, Refusal, Script, Value, allowed, choose, refusals

from .. import stacks
from ..board import PLACE, SEA, SEAS, SHIP, UNIT
from ..ids import MAX_SEATS, NO_PROVINCE, Place, Seat, Zone, pair
from ..model import (
    Game,
    add_units,
    holds_capital,
    is_capital,
    main_place,
    pay,
    province_count,
    remove_units,
    set_army,
)
from ..stacks import Stack
from ..tables import (
    ARTILLERY,
    CARAVAN,
    CARAVAN_FOUGHT,
    CARAVAN_JOINED,
    CAVALRY,
    HARD_FROST,
    INFANTRY,
    SOLDIERS,
    TEMPORARY_PRICE,
    UNIT_LEVEL,
    UNIT_MP,
    UNIT_PRICE,
)
from . import march, ships

RECRUIT_LIMIT: Final = 2  # SC-18.2: soldiers per province of P and turn
JOIN_MP: Final = 2  # SC-18.4: what joining costs the cavalry
JOINED_MP: Final = 1  # what the caravan has left
CARAVAN_MP_THREE: Final = 3  # SC-23.4


# MP and losses


def full_mp(g: Game) -> tuple[int, ...]:
    """SC-18.1: MP by unit kind in S1, with frost (SC-6.6) and three players (SC-23.4)."""
    return MPS[(g.weather == HARD_FROST) + 2 * g.rules.three_player_rules]


def _mps(*, frost: bool, three: bool) -> tuple[int, ...]:
    plain = [CARAVAN_MP_THREE if three and unit >= CARAVAN else mp for unit, mp in enumerate(UNIT_MP)]
    return tuple([mp + frost for mp in plain])


MPS: Final = tuple(_mps(frost=frost, three=three) for three in (False, True) for frost in (False, True))


def at_ease(units: Stack) -> Stack:
    """Caravans joined or engaged last turn are ordinary caravans again (SC-18.4, SC-18.5)."""
    if not units or units[-1][0] >> 3 <= CARAVAN:
        return units
    plain: Stack = ()
    for key, count in units:
        kind = key >> 3
        kind = CARAVAN if kind in (CARAVAN_JOINED, CARAVAN_FOUGHT) else kind
        plain = stacks.merge(plain, stacks.stack(kind, count, key & 7))
    return plain


# Recruiting, D28

WHICH_UNIT: Final = Kind("recruit", "SC-18.2", UNIT)
HOW_MANY: Final = Kind("recruit_number", "SC-18.2")

NO_PLACE: Final = Refusal("SC-18.2", "no-recruiting-place")
RED_PLACE: Final = Refusal("SC-13.4", "no-recruiting-red")
LIMIT_REACHED: Final = Refusal("SC-18.2", "no-recruit-limit")
NO_GOLD: Final = Refusal("SC-18.1", "no-recruit-gold")
LEVEL_TOO_LOW: Final = tuple(
    Refusal("SC-21.15", "no-recruit-level", {"unit": unit, "level": level}) for unit, level in enumerate(UNIT_LEVEL)
)
RECRUITS: Final = range(len(UNIT_PRICE))


def why_not_use_place(g: Game, seat: Seat) -> Refusal | None:
    """SC-18.2: the own capital, else the temporary place, which red tokens close (SC-13.4)."""
    if holds_capital(g, seat):
        return None
    p = g.temporary[seat]
    if p == NO_PROVINCE:
        return NO_PLACE
    return RED_PLACE if g.red[p] else None


def recruit_price(g: Game, seat: Seat, unit: int) -> int:
    """SC-18.1, SC-21.7."""
    return (UNIT_PRICE if main_place(g, seat) == g.capital[seat] else TEMPORARY_PRICE)[unit]


def recruits_left(g: Game, seat: Seat) -> int:
    """SC-18.2: soldiers that may still be recruited this turn."""
    return RECRUIT_LIMIT * province_count(g, seat) - g.recruited[seat]


def why_not_recruit_unit(g: Game, seat: Seat, unit: int) -> Refusal | None:
    if g.level[seat] < UNIT_LEVEL[unit]:
        return LEVEL_TOO_LOW[unit]
    if g.gold[seat] < recruit_price(g, seat, unit):
        return NO_GOLD
    return LIMIT_REACHED if recruits_left(g, seat) < SOLDIERS[unit] else None


def why_not_recruit(g: Game, seat: Seat) -> Refusal | None:
    if g.gold[seat] < UNIT_PRICE[INFANTRY]:
        return NO_GOLD
    if not holds_capital(g, seat):
        refusal = why_not_use_place(g, seat)
        if refusal is not None:
            return refusal
        if g.gold[seat] < TEMPORARY_PRICE[INFANTRY]:
            return NO_GOLD
    if g.recruited[seat] >= RECRUIT_LIMIT and not recruits_left(g, seat) > 0:
        return LIMIT_REACHED  # the recruiting place itself is one province of P
    return None


def recruit(g: Game, seat: Seat) -> Script[None]:
    """SC-18.2."""
    why_not = partial(why_not_recruit_unit, g, seat)
    prices = {UNIT.id(unit): recruit_price(g, seat, unit) for unit in RECRUITS}
    unit = yield from choose(
        Ask(seat, WHICH_UNIT, allowed(RECRUITS, why_not), args=prices, refused=lambda: refusals(RECRUITS, why_not))
    )
    price = recruit_price(g, seat, unit)
    most = min(recruits_left(g, seat) // SOLDIERS[unit], g.gold[seat] // price)
    count = yield from choose(
        Ask(
            seat,
            HOW_MANY,
            range(1, most + 1),
            args={"unit": unit, "price": price},
            refused=lambda: march.beyond(most, most + 1, why_no_more(g, seat, unit, most + 1)),
        )
    )
    p = main_place(g, seat)
    pay(g, seat, price * count)
    g.recruited[seat] += SOLDIERS[unit] * count
    add_units(g, p, stacks.stack(unit, count))
    g.log("log-recruited", "SC-18.2", seat=seat, place=p, unit=unit, count=count, gold=price * count)


def why_no_more(g: Game, seat: Seat, unit: int, count: int) -> Refusal:
    return NO_GOLD if g.gold[seat] < count * recruit_price(g, seat, unit) else LIMIT_REACHED


RECRUIT: Final = Action("recruit", why_not_recruit, recruit)


# Exchange, D29

EXCHANGES: Final = {  # SC-18.3: (given, received): how many of each
    (INFANTRY, CAVALRY): (3, 1),
    (CAVALRY, ARTILLERY): (2, 1),
    (INFANTRY, ARTILLERY): (6, 1),
    (CAVALRY, INFANTRY): (1, 3),
    (ARTILLERY, CAVALRY): (1, 2),
    (ARTILLERY, INFANTRY): (1, 6),
}
GIVEN: Final = Kind("exchange", "SC-18.3", UNIT)
RECEIVED: Final = Kind("exchange_for", "SC-18.3", UNIT)
TIMES: Final = Kind("exchange_number", "SC-18.3")

TOO_FEW: Final = Refusal("SC-18.3", "no-exchange-too-few")
NOT_IN_CAPITAL: Final = Refusal("SC-18.3", "no-exchange-outside-capital")
EXCHANGE_LEVEL: Final = Refusal("SC-18.3", "no-exchange-level")


def exchanges_possible(g: Game, seat: Seat, given: int, received: int) -> int:
    """How often the units in the capital allow this exchange."""
    return stacks.count_of(g.army[g.capital[seat]], given) // EXCHANGES[given, received][0]


def why_not_exchange_for(g: Game, seat: Seat, given: int, received: int) -> Refusal | None:
    if g.level[seat] < UNIT_LEVEL[received]:
        return EXCHANGE_LEVEL
    return None if exchanges_possible(g, seat, given, received) else TOO_FEW


def why_not_give(g: Game, seat: Seat, given: int) -> Refusal | None:
    """Whether these units can be exchanged for any other; too few to try comes before the level."""
    there = stacks.count_of(g.army[g.capital[seat]], given)
    others = [unit for unit in RECRUITS if unit != given and there >= EXCHANGES[given, unit][0]]
    if not others:
        return TOO_FEW
    return None if any([g.level[seat] >= UNIT_LEVEL[unit] for unit in others]) else EXCHANGE_LEVEL


def why_not_exchange(g: Game, seat: Seat) -> Refusal | None:
    """SC-18.3: only in the own capital. Cavalry and artillery can be changed into infantry at any level; infantry needs
    three and level 2."""
    if not holds_capital(g, seat):
        return NOT_IN_CAPITAL
    army = g.army[g.capital[seat]]
    if not army:
        return TOO_FEW
    for key, _ in army:
        if CAVALRY <= key >> 3 <= ARTILLERY:
            return None
    if stacks.count_of(army, INFANTRY) < SOLDIERS[CAVALRY]:
        return TOO_FEW
    return None if g.level[seat] >= UNIT_LEVEL[CAVALRY] else EXCHANGE_LEVEL


def exchange(g: Game, seat: Seat) -> Script[None]:
    """SC-18.3: units with fewest MP are given; the results have none."""
    why_not = partial(why_not_give, g, seat)
    given = yield from choose(Ask(seat, GIVEN, allowed(RECRUITS, why_not), refused=lambda: refusals(RECRUITS, why_not)))
    others = [unit for unit in RECRUITS if unit != given]
    why_not_for = partial(why_not_exchange_for, g, seat, given)
    received = yield from choose(
        Ask(
            seat,
            RECEIVED,
            allowed(others, why_not_for),
            args={"unit": given},
            refused=lambda: refusals(others, why_not_for),
        )
    )
    most = exchanges_possible(g, seat, given, received)
    times = yield from choose(Ask(seat, TIMES, range(1, most + 1), args={"unit": received}))
    gives, gets = EXCHANGES[given, received]
    p = g.capital[seat]
    remove_units(g, p, weakest(g.army[p], given, gives * times))
    add_units(g, p, stacks.stack(received, gets * times))
    g.log("log-exchanged", "SC-18.3", seat=seat, place=p, unit=received, count=gets * times)


def weakest(army: Stack, unit: int, count: int, mp: int = 0) -> Stack:
    """That many of a unit kind with at least ``mp`` MP, those with fewest MP first."""
    part: list[tuple[int, int]] = []
    for key, there in army:
        if key >> 3 == unit and key & 7 >= mp and count:
            taken = min(there, count)
            part.append((key, taken))
            count -= taken
    return tuple(part)


EXCHANGE: Final = Action("exchange", why_not_exchange, exchange)


# Caravans, D31

JOIN_OR_SPLIT: Final = Kind("caravan", "SC-18.4")
CARAVAN_PLACE: Final = Kind("caravan_place", "SC-18.4", PLACE)
JOIN_NUMBER: Final = Kind("caravan_number", "SC-18.4")
SPLIT_UNITS: Final = Kind("caravan_split", "SC-18.5")

NO_PAIR: Final = Refusal("SC-18.4", "no-caravan-pair")
NO_CARAVAN: Final = Refusal("SC-18.5", "no-caravan-to-split")
CARAVAN_ENGAGED: Final = Refusal("SC-18.5", "no-caravan-split-fought")


def pairs(g: Game, p: Place) -> int:
    """SC-18.4: how many caravans can be joined in p: cavalry with 2 MP, and artillery whatever its MP."""
    army = g.army[p]
    if not army or army[-1][0] >> 3 < ARTILLERY:
        return 0
    horses = sum([n for key, n in army if key >> 3 == CAVALRY and key & 7 >= JOIN_MP])
    return min(stacks.count_of(army, ARTILLERY), horses)


def splittable(g: Game, p: Place) -> Stack:
    """SC-18.5: the caravans in p that did not fight this turn."""
    return tuple([item for item in g.army[p] if item[0] >> 3 in (CARAVAN, CARAVAN_JOINED)])


def why_not_join_in(g: Game, p: Place) -> Refusal | None:
    return None if pairs(g, p) else NO_PAIR


def why_not_split_in(g: Game, p: Place) -> Refusal | None:
    if splittable(g, p):
        return None
    return CARAVAN_ENGAGED if stacks.count_of(g.army[p], CARAVAN_FOUGHT) else NO_CARAVAN


def with_guns(g: Game, seat: Seat) -> list[Place]:
    """Provinces where the seat has artillery or a caravan."""
    army = g.army
    return [p for p in g.lands[seat] if army[p] and army[p][-1][0] >> 3 >= ARTILLERY]


def why_not_join(g: Game, seat: Seat) -> Refusal | None:
    return None if any(pairs(g, p) for p in with_guns(g, seat)) else NO_PAIR


def why_not_split(g: Game, seat: Seat) -> Refusal | None:
    refusal = NO_CARAVAN
    for p in with_guns(g, seat):
        reason = why_not_split_in(g, p)
        if reason is None:
            return None
        if reason is CARAVAN_ENGAGED:
            refusal = reason
    return refusal


def why_not_caravan(g: Game, seat: Seat) -> Refusal | None:
    if not with_guns(g, seat):
        return NO_PAIR
    return None if why_not_join(g, seat) is None else why_not_split(g, seat)


def caravan(g: Game, seat: Seat) -> Script[None]:
    ways = {"join": why_not_join, "split": why_not_split}
    word = yield from choose(
        Ask(
            seat,
            JOIN_OR_SPLIT,
            [way for way in ways if ways[way](g, seat) is None],
            refused=lambda: refusals(ways, lambda way: ways[way](g, seat)),
        )
    )
    why_not = partial(why_not_join_in if word == "join" else why_not_split_in, g)
    places = with_guns(g, seat)
    p = yield from choose(Ask(seat, CARAVAN_PLACE, allowed(places, why_not), refused=lambda: refusals(places, why_not)))
    yield from (join if word == "join" else split)(g, seat, p)


def join(g: Game, seat: Seat, p: Place) -> Script[None]:
    """SC-18.4; the caravan has 1 MP left, 2 in frost, with three players too (SC-23.4)."""
    count = yield from choose(Ask(seat, JOIN_NUMBER, range(1, pairs(g, p) + 1), args={"place": p}))
    remove_units(g, p, weakest(g.army[p], CAVALRY, count, JOIN_MP))
    remove_units(g, p, weakest(g.army[p], ARTILLERY, count))
    mp = JOINED_MP + (g.weather == HARD_FROST)
    add_units(g, p, stacks.stack(CARAVAN_JOINED, count, mp))
    g.log("log-caravan-joined", "SC-18.4", seat=seat, place=p, count=count)


def split(g: Game, seat: Seat, p: Place) -> Script[None]:
    """SC-18.5."""
    parts = yield from march.choose_units(g, seat, p, splittable(g, p), kind=SPLIT_UNITS)
    remove_units(g, p, parts)
    full = full_mp(g)
    for key, count in parts:
        steps = full[CARAVAN] - (key & 7)
        mp = 0 if key >> 3 == CARAVAN_JOINED else max(0, full[CAVALRY] - JOIN_MP - steps)
        add_units(g, p, stacks.stack(CAVALRY, count, mp))
        add_units(g, p, stacks.stack(ARTILLERY, count))
    g.log("log-caravan-split", "SC-18.5", seat=seat, place=p, count=stacks.total(parts))


CARAVAN_ACTION: Final = Action("caravan", why_not_caravan, caravan)


# Digging in (SC-10.8, dig_in=action)

DIG_PLACE: Final = Kind("dig_in", "SC-10.8", PLACE)

DIGS_ITSELF: Final = Refusal("SC-10.8", "no-dig-in-automatic")
NO_INFANTRY: Final = Refusal("SC-10.8", "no-dig-in-infantry")
NO_DIGGING: Final = Refusal("SC-10.8", "no-dig-in-here")
DUG_ALREADY: Final = Refusal("SC-10.8", "no-dig-in-twice")


def why_not_dig_in_at(g: Game, p: Place) -> Refusal | None:
    if is_capital(g, p) or g.bunker[p]:
        return NO_DIGGING
    if g.dug[p]:
        return DUG_ALREADY
    return None if weakest(g.army[p], INFANTRY, 1, 1) else NO_INFANTRY


def why_not_dig_in(g: Game, seat: Seat) -> Refusal | None:
    if g.rules.dig_in == "automatic":
        return DIGS_ITSELF
    places = march.stacks_of(g, seat)
    return None if any(why_not_dig_in_at(g, p) is None for p in places) else NO_INFANTRY


def dig_in(g: Game, seat: Seat) -> Script[None]:
    """One infantry spends all its MP; the stack is dug in until that infantry leaves."""
    places = march.stacks_of(g, seat)
    why_not = partial(why_not_dig_in_at, g)
    p = yield from choose(Ask(seat, DIG_PLACE, allowed(places, why_not), refused=lambda: refusals(places, why_not)))
    digger = weakest(g.army[p], INFANTRY, 1, 1)
    set_army(g, p, stacks.merge(stacks.without(g.army[p], digger), stacks.spent(digger)))
    g.dug[p] = 1
    g.log("log-dug-in", "SC-10.8", seat=seat, place=p)


DIG_IN: Final = Action("dig_in", why_not_dig_in, dig_in)


# Disbanding, D30

DISBAND_WHERE: Final = Kind("disband_where", "SC-18.7", PLACE)
DISBAND_UNIT: Final = Kind("disband_unit", "SC-18.7", UNIT)
DISBAND_NUMBER: Final = Kind("disband_number", "SC-18.7")
DISBAND_ZONE: Final = Kind("disband_zone", "SC-18.7", SEA)
DISBAND_SHIP: Final = Kind("disband_ship", "SC-18.7", SHIP)

NOTHING_THERE: Final = Refusal("SC-18.7", "no-disband-nothing")


def zones_with_cargo(g: Game, seat: Seat) -> list[Zone]:
    return [z for z in SEAS if g.cargo[pair(z, seat)]]


def why_not_disband(g: Game, seat: Seat) -> Refusal | None:
    for p in g.lands[seat]:
        if g.army[p]:
            return None
    return None if any(g.cargo[seat::MAX_SEATS]) or ships.scuttle_options(g, seat) else NOTHING_THERE


def disband(g: Game, seat: Seat) -> Script[None]:
    """SC-18.7: units of one kind in one province or on transports, or a ship; no refund."""
    places: list[Value] = [*march.stacks_of(g, seat)]
    if ships.scuttle_options(g, seat):
        places.append("ships")
    if zones_with_cargo(g, seat):
        places.append("cargo")
    where = yield from choose(Ask(seat, DISBAND_WHERE, places))
    if where == "ships":
        yield from disband_ship(g, seat)
    elif where == "cargo":
        yield from disband_cargo(g, seat)
    else:
        units = yield from choose_to_disband(seat, g.army[where])
        remove_units(g, where, units)
        unit, count = units[0][0] >> 3, stacks.total(units)
        g.log("log-disbanded", "SC-18.7", seat=seat, unit=unit, count=count, place=where)


def disband_ship(g: Game, seat: Seat) -> Script[None]:
    options = ships.scuttle_options(g, seat)
    zone = yield from choose(Ask(seat, DISBAND_ZONE, sorted({z for z, _ in options})))
    ship = yield from choose(Ask(seat, DISBAND_SHIP, [kind for z, kind in options if z == zone], args={"zone": zone}))
    g.log("log-ship-disbanded", "SC-18.7", seat=seat, zone=zone, ship=ship)
    ships.scuttle(g, seat, zone, ship)


def disband_cargo(g: Game, seat: Seat) -> Script[None]:
    zone = yield from choose(Ask(seat, DISBAND_ZONE, zones_with_cargo(g, seat)))
    at = pair(zone, seat)
    units = yield from choose_to_disband(seat, g.cargo[at])
    g.cargo[at] = stacks.without(g.cargo[at], units)
    unit, count = units[0][0] >> 3, stacks.total(units)
    g.log("log-cargo-disbanded", "SC-18.7", seat=seat, unit=unit, count=count, zone=zone)


def choose_to_disband(seat: Seat, army: Stack) -> Script[Stack]:
    """One kind and how many of it; those with fewest MP go."""
    unit = yield from choose(Ask(seat, DISBAND_UNIT, stacks.kinds(army)))
    count = yield from choose(Ask(seat, DISBAND_NUMBER, range(1, stacks.count_of(army, unit) + 1), args={"unit": unit}))
    return weakest(army, unit, count)


DISBAND: Final = Action("disband", why_not_disband, disband)
