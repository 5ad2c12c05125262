"""SC-15 Slavery."""

from __future__ import annotations

from functools import partial
from typing import Final

from westphalia.kernel.actions import Action
from westphalia.kernel.script import SEAT, Ask, Kind, Refusal, Script, allowed, choose, refusals

from .. import stacks
from ..board import NEIGHBOURS, PLACE, PLACES
from ..ids import MAX_SEATS, Place, Seat
from ..model import Game, add_units, is_capital, owns_and_controls, slaves_held
from ..stacks import Stack
from ..tables import (
    CAVALRY,
    INFANTRY,
    SLAVE_CAMP,
)
from . import buildings, march, revolts

CHANCE: Final = 20  # SC-15.2
CHANCE_PER_UNIT: Final = 5
CHANCE_PER_CAVALRY: Final = 15
MANY_ENEMIES: Final = 10  # SC-15.3
REVOLT_CHANCE: Final = (0, 5, 15, 30)  # SC-15.7, by slaves held
REVOLT_STEP: Final = 5
REVOLT_MOST: Final = 100

TRY: Final = Kind("take_slaves", "SC-15.1")
KILL_NEW: Final = Kind("kill_new_slaves", "SC-15.4")
KILL_FOUND: Final = Kind("kill_found_slaves", "SC-15.9")
REVOLT_NEXT: Final = Kind("slave_revolt_next", "SC-15.8", PLACE)
MOVE_FROM: Final = Kind("move_slaves_from", "SC-15.5", PLACE)
MOVE_TO: Final = Kind("move_slaves_to", "SC-15.5", PLACE)
MOVE_NUMBER: Final = Kind("move_slaves_number", "SC-15.5")
KILL_WHERE: Final = Kind("kill_slaves_where", "SC-15.4", PLACE)
KILL_NATION: Final = Kind("kill_slaves_nation", "SC-15.4", SEAT)
KILL_NUMBER: Final = Kind("kill_slaves_number", "SC-15.4")
FREE_WHERE: Final = Kind("free_slave_where", "SC-19.14", PLACE)
FREE_NATION: Final = Kind("free_slave_nation", "SC-19.14", SEAT)

NO_SLAVES: Final = Refusal("SC-15.5", "no-slaves-held")
NO_MP: Final = Refusal("SC-15.5", "no-slaves-points")
NOWHERE: Final = Refusal("SC-15.5", "no-slaves-nowhere")
NOT_CONTROLLED: Final = Refusal("SC-15.5", "no-slaves-beyond")

WEIGHTLESS: Final = (0,) * MAX_SEATS


# Taking slaves, D44


def has_camp(g: Game, seat: Seat) -> bool:
    """SC-15.1: a slave camp owned and controlled anywhere."""
    return SLAVE_CAMP in g.main and any(
        [main == SLAVE_CAMP and owns_and_controls(g, seat, p) for p, main in zip(PLACES, g.main, strict=True)]
    )


def capture_chance(force: Stack) -> int:
    """SC-15.2."""
    cavalry = stacks.count_of(force, CAVALRY)
    others = stacks.total(force) - cavalry
    return min(100, CHANCE + CHANCE_PER_UNIT * others + CHANCE_PER_CAVALRY * cavalry)


def take_slaves(g: Game, winner: Seat, loser: Seat, p: Place, force: Stack, enemy_soldiers: int) -> Script[None]:
    """SC-15.1 to 15.4: the winner of a battle between players may try once; new slaves have 0 MP."""
    if not has_camp(g, winner):
        return
    chance = capture_chance(force)
    answer = yield Ask(winner, TRY, ["yes", "no"], "no", args={"place": p, "nation": loser, "chance": chance})
    if answer == "no":
        return
    roll = g.chance.roll(100)
    if roll > chance:
        g.log("log-slaves-escaped", "SC-15.2", seat=winner, place=p, roll=roll, chance=chance)
        return
    taken = min(enemy_soldiers, g.chance.roll(4 if enemy_soldiers < MANY_ENEMIES else 10))
    g.log("log-slaves-taken", "SC-15.3", seat=winner, nation=loser, place=p, count=taken, roll=roll, chance=chance)
    killed = yield Ask(winner, KILL_NEW, range(taken + 1), args={"place": p, "nation": loser})
    keep(g, winner, loser, p, taken - killed, killed)


def keep(g: Game, seat: Seat, nation: Seat, p: Place, kept: int, killed: int) -> None:
    """SC-15.4: some of the new slaves are killed, the others stay in the province."""
    log_killed(g, seat, nation, p, killed)
    if kept:
        g.slaves[p] = stacks.merge(g.slaves[p], stacks.stack(nation, kept))
        g.log("log-slaves-kept", "SC-15.4", seat=seat, nation=nation, place=p, count=kept)


def log_killed(g: Game, seat: Seat, nation: Seat, p: Place, count: int) -> None:
    if count:
        g.log("log-slaves-killed", "SC-15.4", seat=seat, nation=nation, place=p, count=count)


# Slaves in a taken province, D45


def handle_found_slaves(g: Game, taker: Seat, p: Place) -> Script[None]:
    """SC-15.9: the taker's own people become infantry; of others any number is killed, the rest are kept as new."""
    found = g.slaves[p]
    if not found:
        return
    freed = stacks.count_of(found, taker)
    if freed:
        remove_slaves(g, p, taker, freed)
        add_units(g, p, stacks.stack(INFANTRY, freed))
        g.log("log-slaves-freed", "SC-15.9", seat=taker, place=p, count=freed)
    for nation in map(Seat, stacks.kinds(found)):
        if nation != taker:
            count = stacks.count_of(found, nation)
            killed = yield Ask(taker, KILL_FOUND, range(count + 1), args={"place": p, "nation": nation})
            remove_slaves(g, p, nation, count)
            keep(g, taker, nation, p, count - killed, killed)


# Slave revolt, D72


def revolt_chance(slaves: int) -> int:
    """SC-15.7.

    >>> [revolt_chance(n) for n in range(6)]
    [0, 5, 15, 30, 35, 40]
    """
    if slaves < len(REVOLT_CHANCE):
        return REVOLT_CHANCE[slaves]
    return min(REVOLT_MOST, REVOLT_CHANCE[-1] + REVOLT_STEP * (slaves - len(REVOLT_CHANCE) + 1))


def check_slave_revolt(g: Game, loser: Seat, nation: Seat) -> Script[None]:
    """SC-15.7: after a battle lost against this nation."""
    slaves = slaves_held(g, loser, nation)
    if not slaves:
        return
    roll, chance = g.chance.roll(100), revolt_chance(slaves)
    if roll > chance:
        g.log("log-slaves-quiet", "SC-15.7", seat=loser, nation=nation, roll=roll, chance=chance)
        return
    g.log("log-slave-revolt", "SC-15.7", seat=loser, nation=nation, roll=roll, chance=chance)
    places = [p for p in places_with_slaves(g, loser) if stacks.count_of(g.slaves[p], nation)]
    while places:
        p = yield from choose(Ask(loser, REVOLT_NEXT, places, args={"nation": nation}))
        places = [q for q in places if q != p]
        yield from rise(g, loser, nation, p)


def rise(g: Game, holder: Seat, nation: Seat, p: Place) -> Script[None]:
    """SC-15.8: the slaves of this nation in p become rebels; in a capital they vanish."""
    rebels = stacks.count_of(g.slaves[p], nation)
    g.slaves[p] = tuple([item for item in g.slaves[p] if item[0] >> 3 != nation])
    if is_capital(g, p):
        g.log("log-slaves-vanished", "SC-15.8", seat=holder, nation=nation, place=p, count=rebels)
        return
    buildings.lose_main(g, p, "SC-15.8")
    yield from revolts.rebels_rise(g, holder, p, rebels)


# Moving and killing, D34


def places_with_slaves(g: Game, seat: Seat) -> list[Place]:
    """Provinces the seat controls where it holds slaves, in map order."""
    slaves = g.slaves
    return [p for p in g.lands[seat] if slaves[p]]


def why_not_move_to(g: Game, seat: Seat, q: Place) -> Refusal | None:
    return None if g.controller[q] == seat else NOT_CONTROLLED


def why_not_move_from(g: Game, seat: Seat, p: Place) -> Refusal | None:
    if not stacks.able(g.slaves[p]):
        return NO_MP
    return None if any(g.controller[q] == seat for q in NEIGHBOURS[p]) else NOWHERE


def why_not_move_slaves(g: Game, seat: Seat) -> Refusal | None:
    refusal = NO_SLAVES
    for p in places_with_slaves(g, seat):
        reason = why_not_move_from(g, seat, p)
        if reason is None:
            return None
        refusal = reason
    return refusal


def move_slaves(g: Game, seat: Seat) -> Script[None]:
    """SC-15.5: one step to a province the holder controls, 1 MP, no gold."""
    places = places_with_slaves(g, seat)
    why_not = partial(why_not_move_from, g, seat)
    origin = yield from choose(
        Ask(seat, MOVE_FROM, allowed(places, why_not), refused=lambda: refusals(places, why_not))
    )
    why_not_to = partial(why_not_move_to, g, seat)
    target = yield from choose(
        Ask(
            seat,
            MOVE_TO,
            allowed(NEIGHBOURS[origin], why_not_to),
            args={"origin": origin},
            refused=lambda: refusals(NEIGHBOURS[origin], why_not_to),
        )
    )
    movers = yield from march.choose_pieces(
        seat, MOVE_NUMBER, stacks.able(g.slaves[origin]), "nation", WEIGHTLESS, {"origin": origin, "target": target}
    )
    g.slaves[origin] = stacks.without(g.slaves[origin], movers)
    g.slaves[target] = stacks.merge(g.slaves[target], stacks.moved(movers, 1))
    count = stacks.total(movers)
    g.log("log-slaves-moved", "SC-15.5", seat=seat, origin=origin, target=target, count=count)


MOVE_SLAVES: Final = Action("move_slaves", why_not_move_slaves, move_slaves)


def why_not_kill_slaves(g: Game, seat: Seat) -> Refusal | None:
    return None if places_with_slaves(g, seat) else NO_SLAVES


def kill_slaves(g: Game, seat: Seat) -> Script[None]:
    """SC-15.4, part of surrender.GIVE_UP."""
    p = yield from choose(Ask(seat, KILL_WHERE, places_with_slaves(g, seat)))
    nation = yield from choose(Ask(seat, KILL_NATION, stacks.kinds(g.slaves[p]), args={"place": p}))
    there = stacks.count_of(g.slaves[p], nation)
    count = yield from choose(Ask(seat, KILL_NUMBER, range(1, there + 1), args={"place": p, "nation": nation}))
    remove_slaves(g, p, nation, count)
    log_killed(g, seat, nation, p, count)


def remove_slaves(g: Game, p: Place, nation: Seat, count: int) -> None:
    """Slaves of the nation with fewest MP go."""
    for key, there in g.slaves[p]:
        if key >> 3 == nation and count:
            gone = min(there, count)
            g.slaves[p] = stacks.without(g.slaves[p], ((key, gone),))
            count -= gone


def lose_slave(g: Game, seat: Seat) -> Script[None]:
    """SC-19.14 (D69): one slave of the seat's choice is removed from the game; none: no effect."""
    places = places_with_slaves(g, seat)
    if not places:
        return
    most = max(places, key=lambda p: stacks.total(g.slaves[p]))
    p = yield from choose(Ask(seat, FREE_WHERE, places, most))
    nation = yield from choose(Ask(seat, FREE_NATION, stacks.kinds(g.slaves[p]), args={"place": p}))
    remove_slaves(g, p, nation, 1)
    g.log("log-slave-freed", "SC-19.14", seat=seat, nation=nation, place=p)
