"""How a seat stands: named features of a position, weighed by numbers that were fitted to finished games.

A game names its features and measures them for one seat (``games/<game>/value.py``); ``westphalia fit`` plays games and
writes the weights beside them as data, with where they come from. Each feature has a weight for the beginning of a game
and one for its end, and what lies between is mixed. The difference of two standings is the logarithm of the odds that
the one seat ends before the other.

    value.standing(state, seat)    the sum
    value.judge(state, seat)       ... against all who could still be before it: above 0 is better than even
    value.parts(state, seat)       ... feature by feature, beside the best of the others
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Mapping, Sequence
from operator import mul
from pathlib import Path
from typing import Any, Final, NamedTuple

import msgspec

from westphalia.kernel.contract import BadInput

LOST: Final = 12.0  # stands for being out of the game, and for being the last one in it


class Features(NamedTuple):
    """What a game measures of a position. ``progress`` goes from 0 to 1 over a game;
    ``seats`` are those still in it; ``survey`` is what is asked about every seat, found once for all of them."""

    names: tuple[str, ...]
    measure: Callable[[Any, Any, Any], Sequence[float]]  # of a state, for a seat, by its survey: a number for each name
    progress: Callable[[Any], float]
    seats: Callable[[Any], Sequence[int]]
    survey: Callable[[Any], Any] = lambda state: None

    def of(self, state: Any, seats: Iterable[int]) -> list[Sequence[float]]:
        """What is measured for some seats of one position."""
        survey = self.survey(state)
        return [self.measure(state, seat, survey) for seat in seats]


class Weights(msgspec.Struct, frozen=True, kw_only=True):
    """Weights as data: by feature at the beginning and at the end of a game, and what they were fitted to."""

    game: str
    rules: str
    made: str  # the day
    scenario: str
    seats: int
    bots: tuple[str, ...]
    seed: str
    games: int
    figures: dict[str, float]
    early: dict[str, float]
    late: dict[str, float]


class Share(NamedTuple):
    """What one feature adds to a standing: for the seat, and for the best of the others."""

    name: str
    own: float
    other: float


def read_weights(path: Path, features: Features) -> Weights:
    """Raises BadInput that names the file and the feature."""
    try:
        weights = msgspec.json.decode(path.read_bytes(), type=Weights)
    except (OSError, msgspec.MsgspecError) as error:
        raise BadInput(f"{path.name}: {error}") from error
    for part, found in (("early", weights.early), ("late", weights.late)):
        wrong = sorted(set(found) ^ set(features.names))
        if wrong:
            raise BadInput(f"{path.name}: {part}: {wrong[0]} is not measured, or has no weight")
    return weights


class Value:
    """Features of a game with their weights."""

    def __init__(self, features: Features, early: Mapping[str, float], late: Mapping[str, float]) -> None:
        self.features = features
        self._early = [early[name] for name in features.names]
        self._late = [late[name] for name in features.names]

    @classmethod
    def read(cls, path: Path, features: Features) -> Value:
        weights = read_weights(path, features)
        return cls(features, weights.early, weights.late)

    def standing(self, state: Any, seat: int) -> float:
        return self._standings(state, [seat])[0]

    def _standings(self, state: Any, seats: Iterable[int]) -> list[float]:
        weights = self._weights(state)
        return [sum(map(mul, weights, measured)) for measured in self.features.of(state, seats)]

    def _weights(self, state: Any) -> list[float]:
        """As they are at this time of the game."""
        late = self.features.progress(state)
        early = 1.0 - late
        return [a * early + b * late for a, b in zip(self._early, self._late, strict=True)]

    def judge(self, state: Any, seat: int) -> float:
        """The logarithm of the odds to end before all others. Rank comes first, and by how much after it."""
        seats = self.features.seats(state)
        if seat not in seats:
            return -LOST
        own, *others = self._standings(state, [seat, *(other for other in seats if other != seat)])
        if not others:
            return LOST
        best = max(others)
        return own - best - math.log(sum([math.exp(other - best) for other in others]))

    def parts(self, state: Any, seat: int) -> list[Share]:
        """Every feature, those that tell the seat apart from the best of the others first."""
        others = [other for other in self.features.seats(state) if other != seat]
        own, *measured = self.features.of(state, [seat, *others])
        weights = self._weights(state)
        theirs = max(measured, key=lambda one: sum(map(mul, weights, one)), default=[0.0] * len(own))
        found = [
            Share(name, weight * x, weight * y)
            for name, weight, x, y in zip(self.features.names, weights, own, theirs, strict=True)
        ]
        return sorted(found, key=lambda share: -abs(share.own - share.other))
