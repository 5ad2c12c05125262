"""What a trial tells: how long games are, who wins, what is used and what it is worth, what the changes move.

All intervals are of 95 %. Sides are compared secret by secret: the same secret is played on both, so that what differs
is the rules and not the dice.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

import msgspec

from .arena import CONFIDENCE, interval
from .batches import Cluster, Progress, Results, run
from .trial import Played, Trial, play_trial

PAIRS: Final = 2  # secrets played on both sides before these are compared
FEW: Final = 20  # seats of which nothing is said
LEAST: Final = 1e-9


class Share(msgspec.Struct, frozen=True):
    """A part of ``of`` cases, with its interval."""

    name: str
    share: float
    low: float
    high: float
    of: int


class Use(msgspec.Struct, frozen=True):
    """``per_game``: how often in a game; ``worth``: how much larger the part of victories is among seats that do it
    more often than the mean of their table than among those who do it less; None if too few differ."""

    name: str
    per_game: float
    games: float  # the part of games in which it comes up
    worth: float | None
    low: float | None
    high: float | None


class Curve(msgspec.Struct, frozen=True):
    """Round by round, the mean of those who won in the end and of the others."""

    name: str
    winners: list[float]
    others: list[float]


class Side(msgspec.Struct, frozen=True):
    """One set of rules. ``leader_wins``: the part of games, by round, that whoever has most points then wins;
    ``decided``: the part of games in which the winner leads from that round to the end."""

    games: int
    errors: int
    rounds: dict[str, int]
    decisions: float
    by_seat: list[Share]
    openings: list[Share]
    curves: list[Curve]
    uses: list[Use]
    leader_wins: list[Share]
    decided: list[float]


class Difference(msgspec.Struct, frozen=True):
    """``more``: so many more secrets until the interval of a difference of this size would leave zero out; 0 if it does
    so already, None if there is none to be seen."""

    what: str
    base: float
    changed: float
    difference: float
    low: float
    high: float
    more: int | None


class Report(msgspec.Struct, frozen=True):
    game: str
    scenario: str
    seats: int
    bots: tuple[str, ...]
    seed: str
    secrets: int
    changes: list[dict[str, int | str | tuple[int, ...]]]  # what each side changes
    sides: list[Side]
    differences: list[list[Difference]]  # of each side but the first from the first
    failures: list[str]


def run_trial(
    trial: Trial,
    games: int,
    cluster: Cluster | None = None,
    progress: Progress = lambda played: None,
    kept: Results[Played] | None = None,
    batch: int | None = None,
) -> Report:
    """Play so many games, on all sides together, and count; what is in ``kept`` is not played again."""
    results = kept or Results(Played, trial)
    numbers = trial.numbers(games)
    run(play_trial, trial, numbers, results, cluster=cluster, progress=progress, size=batch)
    return count(trial, results.in_order(numbers))


def count(trial: Trial, played: Sequence[Played]) -> Report:
    match = trial.match
    sides: list[dict[int, Played]] = [{} for _ in trial.sides]
    for one in played:
        if not one.error:
            sides[trial.side(one.number)][trial.secret(one.number)] = one
    broken = [sum(1 for one in played if one.error and trial.side(one.number) == n) for n in range(len(sides))]
    return Report(
        match.game,
        match.scenario,
        match.seats,
        match.bots,
        match.seed,
        max((trial.secret(one.number) + 1 for one in played), default=0),
        [{**side.options, **side.numbers} for side in trial.sides],
        [count_side(list(side.values()), errors, match.seats) for side, errors in zip(sides, broken, strict=True)],
        [compare(sides[0], side) for side in sides[1:]],
        sorted({one.error for one in played if one.error}),
    )


def count_side(games: list[Played], errors: int, seats: int) -> Side:
    rounds: dict[str, int] = {}
    for one in sorted(games, key=lambda one: one.rounds):
        rounds[str(one.rounds)] = rounds.get(str(one.rounds), 0) + 1
    return Side(
        len(games),
        errors,
        rounds,
        _mean([one.decisions for one in games]),
        [_share(f"seat {seat + 1}", [won(one, seat) for one in games]) for seat in range(seats)],
        _openings(games, seats),
        _curves(games, seats),
        _uses(games, seats),
        *_leaders(games),
    )


def won(one: Played, seat: int) -> float:
    """1 for a victory, a part of it for a shared one."""
    return 1 / one.places.count(1) if one.places[seat] == 1 else 0.0


def _share(name: str, cases: Sequence[float]) -> Share:
    return Share(name, *interval(cases), len(cases))


def _mean(values: Sequence[float]) -> float:
    return round(sum(values) / len(values), 3) if values else 0.0


def _openings(games: list[Played], seats: int) -> list[Share]:
    """What came of the first choices, the most frequent first; seldom ones are left out."""
    cases: dict[str, list[float]] = {}
    for one in games:
        for seat in range(seats):
            cases.setdefault(one.opening[seat], []).append(won(one, seat))
    frequent = [(name, found) for name, found in cases.items() if name and len(found) >= FEW]
    return [_share(name, found) for name, found in sorted(frequent, key=lambda item: (-len(item[1]), item[0]))]


def _curves(games: list[Played], seats: int) -> list[Curve]:
    names = list(dict.fromkeys(name for one in games for name in one.curves))
    return [_curve(name, games, seats) for name in names]


def _curve(name: str, games: list[Played], seats: int) -> Curve:
    length = max(len(one.curves.get(name, ())) for one in games)
    winners: list[list[float]] = [[] for _ in range(length)]
    others: list[list[float]] = [[] for _ in range(length)]
    for one in games:
        for place, values in enumerate(one.curves.get(name, ())):
            for seat in range(seats):
                (winners if one.places[seat] == 1 else others)[place].append(values[seat])
    return Curve(name, [_mean(found) for found in winners], [_mean(found) for found in others])


def _uses(games: list[Played], seats: int) -> list[Use]:
    names = sorted({name for one in games for name in one.used})
    return [_use(name, games, seats) for name in names]


def _use(name: str, games: list[Played], seats: int) -> Use:
    more: list[float] = []
    less: list[float] = []
    total = present = 0
    for one in games:
        used = one.used.get(name)
        if used is None:
            continue
        present, total = present + 1, total + sum(used)
        for seat in range(seats):
            if used[seat] * seats > sum(used):
                more.append(won(one, seat))
            elif used[seat] * seats < sum(used):
                less.append(won(one, seat))
    per_game, part = round(total / len(games), 3), round(present / len(games), 3)
    if min(len(more), len(less)) < FEW:
        return Use(name, per_game, part, None, None, None)
    worth = sum(more) / len(more) - sum(less) / len(less)
    half = CONFIDENCE * math.sqrt(_variance(more) / len(more) + _variance(less) / len(less))
    return Use(name, per_game, part, round(worth, 4), round(worth - half, 4), round(worth + half, 4))


def _variance(values: Sequence[float]) -> float:
    mean = sum(values) / len(values)
    return sum((value - mean) ** 2 for value in values) / max(1, len(values) - 1)


def _leaders(games: list[Played]) -> tuple[list[Share], list[float]]:
    """How often the leader of a round wins, and from which round on the winner leads to the end."""
    name = next((name for one in games for name in one.curves), "")
    length = max((len(one.curves.get(name, ())) for one in games), default=0)
    wins: list[list[float]] = [[] for _ in range(length)]
    decided = [0] * length
    for one in games:
        ahead = [_leader(points) for points in one.curves.get(name, ())]
        for place, seat in enumerate(ahead):
            if seat is not None:
                wins[place].append(won(one, seat))
        since = len(ahead)
        while since > 0 and ahead[since - 1] is not None and won(one, ahead[since - 1] or 0) > 0:
            since -= 1
        for place in range(since, length):
            decided[place] += 1
    shares = [_share(f"round {place + 1}", found) for place, found in enumerate(wins)]
    return shares, [round(times / max(1, len(games)), 4) for times in decided]


def _leader(points: Sequence[int]) -> int | None:
    """Who has most; nobody where two have."""
    most = max(points)
    return points.index(most) if points.count(most) == 1 else None


class Metric(NamedTuple):
    what: str
    of: Callable[[Played], float]


METRICS: Final = (
    Metric("rounds", lambda one: one.rounds),
    Metric("decisions", lambda one: one.decisions),
    Metric("points of a seat", lambda one: sum(one.points) / len(one.points)),
    Metric("points of the winner", lambda one: max(one.points)),
    Metric("lead of the winner", lambda one: sorted(one.points)[-1] - sorted(one.points)[-2]),
    Metric("victories of the first seat", lambda one: won(one, 0)),
    Metric("victories of the last seat", lambda one: won(one, len(one.places) - 1)),
)


def compare(base: dict[int, Played], other: dict[int, Played]) -> list[Difference]:
    """What differs, secret by secret: the figures of a game, then whatever is used more or less for certain."""
    both = sorted(base.keys() & other.keys())
    pairs = [(base[secret], other[secret]) for secret in both]
    if len(pairs) < PAIRS:
        return []
    found = [_difference(metric, pairs) for metric in METRICS]
    names = sorted({name for pair in pairs for one in pair for name in one.used})
    used = [
        _difference(Metric(f"use of {name}", lambda one, name=name: sum(one.used.get(name, ()))), pairs)  # type: ignore[misc]
        for name in names
    ]
    return found + [difference for difference in used if difference.more == 0 and difference.difference]


def _difference(metric: Metric, pairs: Sequence[tuple[Played, Played]]) -> Difference:
    base = [metric.of(one) for one, _ in pairs]
    changed = [metric.of(other) for _, other in pairs]
    steps = [b - a for a, b in zip(base, changed, strict=True)]
    mean = sum(steps) / len(steps)
    spread = math.sqrt(_variance(steps))
    half = CONFIDENCE * spread / math.sqrt(len(steps))
    more: int | None = 0
    if abs(mean) <= half:
        more = None if abs(mean) < LEAST else math.ceil((CONFIDENCE * spread / abs(mean)) ** 2) - len(steps)
    low, high = round(mean - half, 3), round(mean + half, 3)
    return Difference(metric.what, _mean(base), _mean(changed), round(mean, 3), low, high, more)
