"""What a position is worth to a seat, as numbers by name: what the points are made of, and what will make more."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

from westphalia.bots.value import Features, Value

from .board import DISTANCE, NEIGHBOURS, PLACES
from .ids import MAX_SEATS, NO_PROVINCE, NOBODY, Place, Seat
from .model import Game, has_truce, living
from .rules import fishing, food, income, upkeep, victory
from .tables import ARTILLERY, CAVALRY, FARM, GRANARY, INFANTRY, MANUFACTORY, SLAVE_CAMP, SOLDIERS, TRANSPORT

ENDLESS: Final = 30  # rounds that a game without a limit is thought to last
NEAR: Final = 2  # provinces from which an army can be there next turn
AROUND: Final = tuple(tuple(q for q in PLACES if 0 < DISTANCE[p][q] <= NEAR) for p in PLACES)
TEN: Final = 0.1  # numbers that grow large are counted in tens

NAMES: Final = (
    *("points", "leads", "provinces", "own capital", "foreign capitals", "income", "upkeep", "gold", "idle gold"),
    *("food margin", "hunger", "farms", "granaries", "manufactories", "slave camps", "bunkers", "ports", "roads"),
    *("minerals", "trees", "spoilt land", "boats", "level 2", "level 3", "infantry", "cavalry", "artillery"),
    *("soldiers", "soldiers abroad", "garrison", "danger", "capital in danger", "prey", "prey in reach", "free land"),
    *("border", "occupied by others", "occupies", "wars", "truces", "warships", "transports", "landing ships"),
    *("slaves", "spies", "expeditions", "timed income", "plague", "weapons", "vouchers", "strongest"),
)


class Survey(NamedTuple):
    """Of those still in the game, by seat: points, and all soldiers."""

    points: Mapping[Seat, int]
    soldiers: Mapping[Seat, int]


def survey(g: Game) -> Survey:
    soldiers, seats = g.soldiers, living(g)
    return Survey(
        {seat: victory.points(g, seat) for seat in seats},
        {seat: sum([soldiers[p] for p in g.lands[seat]]) for seat in seats},
    )


def measure(g: Game, seat: Seat, known: Survey) -> Sequence[float]:
    """One number for each of ``NAMES``."""
    owner, controller, soldiers, main = g.owner, g.controller, g.soldiers, g.main
    lands = g.lands[seat]
    home = g.capital[seat]
    counts = [0] * (max(FARM, GRANARY, MANUFACTORY, SLAVE_CAMP, len(SOLDIERS)) + 1)
    kinds = [0] * len(SOLDIERS)
    bunkers = ports = roads = minerals = trees = spoilt = abroad = border = occupies = 0
    free: set[Place] = set()
    for p in lands:
        counts[main[p]] += 1
        bunkers += g.bunker[p]
        ports += g.port[p]
        roads += g.road[p]
        minerals += g.mineral[p]
        trees += g.tree[p]
        spoilt += g.red[p] + g.black[p]
        if owner[p] != seat:
            abroad += soldiers[p]
            occupies += 1
        for code, count in g.army[p]:
            kinds[code >> 3] += count
        for q in NEIGHBOURS[p]:
            holder = controller[q]
            if holder == NOBODY:
                free.add(q)
            elif holder != seat:
                border += 1
    others = [other for other in known.points if other != seat]
    points, own_soldiers = known.points[seat], known.soldiers[seat]
    rival = max([known.points[other] for other in others], default=0)
    strength = [known.soldiers[other] for other in others]
    holds = home != NO_PROVINCE and controller[home] == seat
    guards = soldiers[home] if holds else 0
    danger = threat(g, seat, home) if holds else 0
    supply, need = food.food_supply(g, seat), food.food_need(g, seat)
    prey, reach = prey_of(g, seat, others)
    warships = transports = 0
    for fleet in g.fleet[seat::MAX_SEATS]:
        for code, count in fleet:
            if code >> 3 == TRANSPORT:
                transports += count
            else:
                warships += count
    paid = income.next_round_income(g, seat)
    return (
        points * TEN,
        (points > rival) - (points < rival),
        len(lands) * TEN,
        holds,
        victory.foreign_capitals(g, seat),
        paid * TEN,
        upkeep.upkeep(g, seat) * TEN,
        min(g.gold[seat], 30) * TEN,
        max(0, g.gold[seat] - 30) * TEN,
        max(-4, min(4, supply - need)),
        need > supply,
        *(counts[FARM], counts[GRANARY], counts[MANUFACTORY], counts[SLAVE_CAMP]),
        *(bunkers, ports, roads, minerals, trees, spoilt),
        fishing.boats_at_work(g, seat),
        *(g.level[seat] >= 2, g.level[seat] >= 3),
        *(kinds[INFANTRY] * TEN, kinds[CAVALRY] * TEN, kinds[ARTILLERY] * TEN),
        own_soldiers * TEN,
        abroad * TEN,
        min(guards, 20) * TEN,
        danger * TEN,
        danger > guards,
        prey * TEN,
        reach,
        min(len(free), 10) * TEN,
        border * TEN,
        (owner.count(seat) - len(lands) + occupies) * TEN,
        occupies * TEN,
        sum(g.war[seat * MAX_SEATS : (seat + 1) * MAX_SEATS]),
        sum([1 for other in others if has_truce(g, seat, other)]),
        *(warships, transports, g.landing_ships[seat]),
        sum([count for p in lands for _, count in g.slaves[p]]) * TEN,
        g.spies[seat],
        sum([1 for one in g.internal if one.seat == seat]) + sum([1 for one in g.overseas if one.seat == seat]),
        sum([one.amount * one.left for one in g.timed if one.seat == seat]) * TEN,
        g.carrier == seat,
        *(g.weapons[seat], g.vouchers[seat]),
        own_soldiers > max(strength, default=0),
    )


def threat(g: Game, seat: Seat, home: Place) -> int:
    """The largest army of somebody else that could stand before a place next turn."""
    controller = g.controller
    return max([g.soldiers[q] for q in AROUND[home] if controller[q] not in (seat, NOBODY)], default=0)


def prey_of(g: Game, seat: Seat, others: Sequence[Seat]) -> tuple[int, int]:
    """By how many soldiers the army beside the weakest capital of another is stronger than what holds it, and how many
    capitals could be stormed."""
    best, reach = 0, 0
    for other in others:
        p = g.capital[other]
        if p == NO_PROVINCE or g.controller[p] in (seat, NOBODY) or has_truce(g, seat, other):
            continue
        near = sum([g.soldiers[q] for q in NEIGHBOURS[p] if g.controller[q] == seat])
        lead = near - g.soldiers[p]
        best = max(best, lead)
        reach += near > 1.3 * g.soldiers[p] + 2
    return min(best, 20), reach


def progress(g: Game) -> float:
    """How much of the game has been played."""
    return min(1.0, g.round / (g.rules.round_limit or ENDLESS))


FEATURES: Final = Features(NAMES, measure, progress, living, survey)
WEIGHTS: Final = Path(__file__).parent / "content" / "value.json"


@cache
def fitted() -> Value:
    return Value.read(WEIGHTS, FEATURES)
