"""Fits the weights of a game's value to finished games.

Games are played by bots; at the end of each round every seat still in the game is measured. Two seats of one position
are a comparison: whoever ends before the other stood better. A logistic regression over the differences of their
features, each of them twice (as it counts at the end of a game, and what it counts more or less before), gives the
weights. Games, not positions, are held back to see what the weights are worth: how often the seat that stands best ends
first, beside how often the one with most points does.

    found = Results(Sampled, match)
    run(sample_batch, match, range(400), found)
    weights = fit(title, match, found.in_order(range(400)))
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from datetime import UTC, datetime
from importlib import import_module
from itertools import combinations
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, TypeAlias

import msgspec

from westphalia.bots.value import Features, Value, Weights
from westphalia.kernel.contract import BadInput, Bots, Title, find_title

from .simulate import Match, start_game

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    Array: TypeAlias = NDArray[np.float64]

HELD_BACK: Final = 5  # one game in so many is not fitted but foretold
STEP: Final = 4  # answers between two looks at the round
PENALTIES: Final = (3.0, 10.0, 30.0, 100.0, 300.0, 1000.0)  # of which the one that foretells best is taken
EXTRA: Final = 3.0  # times as dear as the weights themselves: that they change over a game
ROUNDS: Final = 60  # of Newton's method; it takes about ten
EVEN: Final = 1e-8


class Sample(msgspec.Struct, frozen=True, array_like=True):
    """One position: how far the game was, who was still in it, their features and points."""

    progress: float
    seats: list[int]
    features: list[list[float]]
    points: list[int]


class Sampled(msgspec.Struct, frozen=True, array_like=True):
    """One game; no ``places`` if it did not end."""

    number: int
    places: list[int]
    samples: list[Sample]


def features_of(title: Title[Any]) -> tuple[Features, Path]:
    """What a game measures, and where its weights lie. Raises BadInput."""
    module: Any = import_module(title.bots.module) if isinstance(title.bots, Bots) else None
    if not hasattr(module, "FEATURES"):
        raise BadInput(f"{title.id} measures no features that could be weighed")
    return module.FEATURES, module.WEIGHTS


def sample_batch(match: Match, numbers: Sequence[int]) -> list[Sampled]:
    title = find_title(match.game)
    return [sample_game(title, match, number) for number in numbers]


def sample_game(title: Title[Any], match: Match, number: int) -> Sampled:
    """Play one game and look at it at the end of each round."""
    features, _ = features_of(title)
    driver = start_game(title, match, number)
    session, samples = driver.session, list[Sample]()
    last = session.version + match.limit
    moment = title.moment(session.state)
    while not session.is_over and session.version < last:
        driver.run(STEP)
        state, now = session.state, title.moment(session.state)
        if now != moment and not session.is_over:
            moment = now
            seats = list(features.seats(state))
            points = {standing.seat: standing.points for standing in title.standings(state)}
            measured = [[round(float(x), 4) for x in row] for row in features.of(state, seats)]
            samples.append(Sample(features.progress(state), seats, measured, [points[seat] for seat in seats]))
    standings = sorted(title.standings(session.state), key=lambda standing: standing.seat)
    return Sampled(number, [standing.place for standing in standings] if session.is_over else [], samples)


def fit(title: Title[Any], match: Match, games: Sequence[Sampled]) -> Weights:
    """Raises BadInput if there is too little to fit."""
    features, _ = features_of(title)
    finished = [game for game in games if game.places]
    known = [game for game in finished if game.number % HELD_BACK]
    unknown = [game for game in finished if game.number % HELD_BACK == 0]
    if len(known) < HELD_BACK or not unknown:
        raise BadInput(f"{len(finished)} games are too few to fit anything: give more --games")
    compared = comparisons(known)
    tried = [_value(features, solve(compared, penalty)) for penalty in PENALTIES]
    best = min(tried, key=lambda value: surprise(value, unknown))
    return Weights(
        game=title.id,
        rules=title.version,
        made=datetime.now(UTC).date().isoformat(),
        scenario=match.scenario,
        seats=match.seats,
        bots=match.bots,
        seed=match.seed,
        games=len(finished),
        figures={
            **{f"foretold, {part}": share for part, share in foretold(best, unknown).items()},
            **{f"foretold by points, {part}": share for part, share in foretold(None, unknown).items()},
            "surprise": round(surprise(best, unknown), 4),
            "surprise of even odds": round(math.log(2), 4),
            "positions": sum(len(game.samples) for game in finished),
        },
        early=best.early,
        late=best.late,
    )


def comparisons(games: Iterable[Sampled]) -> tuple[Array, Array]:
    """Differences of the features of two seats, the one that ended before the other first: as they count at the end of
    a game, and what they count more or less before it; and how much each row counts: a position counts once, however
    many seats there are."""
    np = _numpy()
    rows, counts = list[list[float]](), list[float]()
    for game in games:
        for sample in game.samples:
            pairs = [
                (a, b) if game.places[sample.seats[a]] < game.places[sample.seats[b]] else (b, a)
                for a, b in combinations(range(len(sample.seats)), 2)
                if game.places[sample.seats[a]] != game.places[sample.seats[b]]
            ]
            for better, worse in pairs:
                differ = [x - y for x, y in zip(sample.features[better], sample.features[worse], strict=True)]
                early = 1.0 - sample.progress
                rows.append([*differ, *(x * early for x in differ)])
                counts.append(1.0 / len(pairs))
    return np.array(rows), np.array(counts)


def solve(compared: tuple[Array, Array], penalty: float) -> Array:
    """Newton's method for the logistic regression without a constant, every column at its own scale."""
    np = _numpy()
    rows, counts = compared
    scale = np.sqrt((rows**2).mean(axis=0)) + EVEN
    x = rows / scale
    weights = np.zeros(x.shape[1])
    penalties = penalty * np.repeat([1.0, EXTRA], x.shape[1] // 2)
    for _ in range(ROUNDS):
        chance = 1.0 / (1.0 + np.exp(-np.clip(x @ weights, -30, 30)))
        slope = x.T @ (counts * (1.0 - chance)) - penalties * weights
        bend = (x * (counts * chance * (1.0 - chance))[:, None]).T @ x + np.diag(penalties)
        step = np.linalg.solve(bend, slope)
        weights = weights + step
        if float(np.abs(step).max()) < EVEN:
            break
    return weights / scale


class _Tried(Value):
    """A value whose weights can be read again."""

    def __init__(self, features: Features, early: dict[str, float], late: dict[str, float]) -> None:
        super().__init__(features, early, late)
        self.early, self.late = early, late

    def of(self, sample: Sample) -> list[float]:
        """The standings in a sampled position."""
        late = sample.progress
        weights = [self.early[name] * (1.0 - late) + self.late[name] * late for name in self.features.names]
        return [sum(w * x for w, x in zip(weights, row, strict=True)) for row in sample.features]


def _value(features: Features, found: Array) -> _Tried:
    half = len(features.names)
    late = [round(float(weight), 5) for weight in found[:half]]
    early = [round(float(weight), 5) for weight in found[:half] + found[half:]]
    return _Tried(features, dict(zip(features.names, early, strict=True)), dict(zip(features.names, late, strict=True)))


def surprise(value: _Tried, games: Sequence[Sampled]) -> float:
    """The mean logarithm of how unlikely the better seat of each pair was said to be."""
    total = weight = 0.0
    for game in games:
        for sample in game.samples:
            standings = value.of(sample)
            places = [game.places[seat] for seat in sample.seats]
            pairs = [(a, b) for a in range(len(places)) for b in range(len(places)) if places[a] < places[b]]
            for better, worse in pairs:
                total += math.log1p(math.exp(min(30.0, standings[worse] - standings[better]))) / len(pairs)
            weight += bool(pairs)
    return total / weight if weight else 0.0


def foretold(value: _Tried | None, games: Sequence[Sampled]) -> dict[str, float]:
    """How often whoever stands best (without a value: has most points) ends first, by thirds of the game."""
    hits: dict[str, list[float]] = {"early": [], "middle": [], "late": []}
    parts = list(hits)
    for game in games:
        for sample in game.samples:
            standings = value.of(sample) if value is not None else sample.points
            best = max(standings)
            leaders = [seat for seat, standing in zip(sample.seats, standings, strict=True) if standing == best]
            won = sum(game.places[seat] == 1 for seat in leaders) / len(leaders)
            hits[parts[min(2, int(sample.progress * 3))]].append(won)
    return {part: round(sum(found) / len(found), 4) for part, found in hits.items() if found}


def write(weights: Weights, path: Path) -> None:
    """One feature a line, so that a new fit shows what changed."""
    try:
        path.write_bytes(msgspec.json.format(msgspec.json.encode(weights), indent=2) + b"\n")
    except OSError as error:
        raise BadInput(f"{path}: {error.strerror}") from error


def _numpy() -> Any:
    try:
        import numpy
    except ImportError:
        raise BadInput("fitting needs the extra 'lab': pip install 'westphalia[lab]'") from None
    return numpy
