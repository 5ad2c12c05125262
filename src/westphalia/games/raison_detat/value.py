"""What a position is worth to a seat, as numbers by name: Influence, what brings it, and what takes it away."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

from westphalia.bots.value import Features, Value

from .board import BOARDS, DRILL, EXPANSIONIST, EXTEND_INFLUENCE, MOBILISATION, NEUTRAL
from .ids import NOBODY, Place, Power, Seat
from .model import Game, is_friend, majors, minors_of
from .rules import influence, taxation
from .rules.status import may_attack

FIFTH: Final = 0.2  # numbers that grow large are counted in fifths
LAST_STRETCH: Final = 0.75  # of the Influence that wins

NAMES: Final = (
    *("influence", "leads", "last stretch", "scoring next", "emperor", "elector lands", "homes", "homes lost"),
    *("foreign lands", "striped lands", "minor powers", "tax", "money", "idle money", "morale", "no morale", "cards"),
    *("strong cards", "units", "units of minors", "generals", "idle generals", "armies", "largest army", "fortresses"),
    *("garrisons", "capital held", "capital in danger", "lands in danger", "lands in reach", "strength beside"),
    *("neutral", "expansionist", "in coalition", "head of coalition", "allies", "enemies", "target of the leader"),
    *("to the drill", "to the influence", "to the mobilisation", "strongest"),
)


class Survey(NamedTuple):
    """Who stands where, how strong; and what each power holds."""

    armies: Mapping[Place, list[tuple[Power, int]]]
    held: Mapping[Power, list[Place]]
    majors: Sequence[Power]


def survey(g: Game) -> Survey:
    board = BOARDS[g.scenario]
    armies = dict[Place, list[tuple[Power, int]]]()
    for general in board.all_generals:
        place = g.at[general]
        if place >= 0:
            armies.setdefault(place, []).append((board.commander[general], 1 + g.units[general]))
    held = dict[Power, list[Place]]()
    for place in board.places:
        held.setdefault(g.control[place], []).append(place)
    return Survey(armies, held, majors(g))


def measure(g: Game, seat: Seat, known: Survey) -> Sequence[float]:
    """One number for each of ``NAMES``: of the Major Power of a seat and the Minor Powers it controls."""
    board = BOARDS[g.scenario]
    power = g.major[seat]
    own = [power, *minors_of(g, power)]
    rivals = [other for other in known.majors if other != power]
    best = max([g.influence[other] for other in rivals], default=0)
    leader = max(rivals, key=lambda other: g.influence[other], default=NOBODY)
    homes = foreign = striped = electors = endangered = reached = garrisons = fortresses = 0
    beside = 0
    at: dict[Place, int] = {}  # strength by place
    theirs: dict[Place, list[tuple[Power, int]]] = {}
    for place, there in known.armies.items():
        for army in there:
            if army[0] in own:
                at[place] = at.get(place, 0) + army[1]
            else:
                theirs.setdefault(place, []).append(army)
    for holder in own:
        for p in known.held.get(holder, ()):
            homes += board.home[p] == holder
            foreign += board.home[p] not in (NOBODY, holder)
            striped += power in board.stripes[p]
            electors += p in board.electors
            garrisons += g.garrison[p] in own
            fortresses += g.fortress[p] > 0
    neighbours, control = board.neighbours, g.control
    feared = set[Place]()
    for q, there in theirs.items():
        for p in neighbours[q]:
            holder = control[p]
            if holder in own and p not in feared:
                near = sum([n for other, n in there if may_attack(g, other, holder, p)])
                if near > at.get(p, 0):
                    feared.add(p)
                    endangered += board.value[p]
    reach = dict[Place, int]()  # the strongest army beside a place
    for q, n in at.items():
        for p in neighbours[q]:
            if n > reach.get(p, 0):
                reach[p] = n
    for p, near in reach.items():
        holder = control[p]
        if holder != NOBODY and holder not in own and may_attack(g, power, holder, p):
            held = sum([n for _, n in theirs.get(p, ())])
            beside += near - held
            reached += near > held + 1
    units = [sum([g.units[x] for x in board.generals[one]]) for one in own]
    out = [general for one in own for general in board.generals[one] if g.at[general] >= 0]
    strength = {other: sum([g.units[x] for x in board.generals[other]]) for other in rivals}
    capital = board.capital[power]
    danger = max(
        [
            sum([n for other, n in theirs.get(q, ()) if may_attack(g, other, power, capital)])
            for q in board.neighbours[capital]
        ],
        default=0,
    )
    hand = g.hand[power]
    status = g.status[power]
    slots = len(board.wheel)
    here = (board.slot[power] + g.turned) % slots
    return (
        g.influence[power] * FIFTH,
        (g.influence[power] > best) - (g.influence[power] < best),
        g.influence[power] >= LAST_STRETCH * board.target,
        influence.score(g, power) * FIFTH,
        g.emperor == power,
        electors,
        *(homes * FIFTH, (len(board.homes[power]) - sum([g.control[p] == power for p in board.homes[power]])) * FIFTH),
        *(foreign, striped, len(own) - 1),
        sum([taxation.tax(g, one) for one in own]) * FIFTH,
        *(min(10, g.money[power]) * FIFTH, max(0, g.money[power] - 10) * FIFTH),
        *(g.morale[power], g.morale[power] == 0),
        *(len(hand) * FIFTH, sum([1 for card in hand if card >= 4])),
        *(units[0] * FIFTH, sum(units[1:]) * FIFTH),
        *(len(out), sum([1 for x in out if not g.units[x]]), len(at), max(at.values(), default=0) * FIFTH),
        *(fortresses, garrisons * FIFTH),
        g.control[capital] == power,
        danger > at.get(capital, 0),
        *(endangered * FIFTH, reached, beside * FIFTH),
        *(status == NEUTRAL, status == EXPANSIONIST, status < NEUTRAL, board.head.get(status) == power),
        sum([is_friend(g, power, other) for other in rivals]),
        sum([may_attack(g, other, power, capital) for other in rivals]),
        leader != NOBODY and may_attack(g, leader, power, capital),
        *(_slots_to(g, here, action) for action in WAITED_FOR),
        units[0] > max(strength.values(), default=0),
    )


WAITED_FOR: Final = (DRILL, EXTEND_INFLUENCE, MOBILISATION)


def _slots_to(g: Game, here: int, action: int) -> float:
    """How many turns of the Wheel until a power performs an action; 0 now."""
    wheel = BOARDS[g.scenario].wheel
    return (wheel.index(action) - here) % len(wheel) * FIFTH if action in wheel else 0.0


def progress(g: Game) -> float:
    """Rounds, or Influence if somebody is nearer to victory by that."""
    target = BOARDS[g.scenario].target
    most = max([g.influence[power] for power in majors(g)], default=0)
    return min(1.0, max(g.round / g.rules.max_rounds, most / target))


def seats(g: Game) -> list[Seat]:
    """Those who lead a Major Power."""
    return [seat for seat in g.each_seat if g.major[seat] != NOBODY and g.patron[g.major[seat]] == g.major[seat]]


FEATURES: Final = Features(NAMES, measure, progress, seats, survey)
WEIGHTS: Final = Path(__file__).parent / "content" / "value.json"


@cache
def fitted() -> Value:
    return Value.read(WEIGHTS, FEATURES)
