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
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, Final, NamedTuple

import msgspec

from westphalia.kernel.contract import BadInput

LOST: Final = 12.0  # stands for being out of the game, and for being the last one in it


class Features(NamedTuple):
    """What a game measures of a position. ``progress`` goes from 0 to 1 over a game;
    ``seats`` are those still in it."""

    names: tuple[str, ...]
    measure: Callable[[Any, Any], Sequence[float]]  # of a state, for a seat: a number for each name
    progress: Callable[[Any], float]
    seats: Callable[[Any], Sequence[int]]


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
        late = self.features.progress(state)
        early = 1.0 - late
        measured = self.features.measure(state, seat)
        return sum([x * (a * early + b * late) for x, a, b in zip(measured, self._early, self._late, strict=True) if x])

    def judge(self, state: Any, seat: int) -> float:
        """The logarithm of the odds to end before all others. Rank comes first, and by how much after it."""
        seats = self.features.seats(state)
        if seat not in seats:
            return -LOST
        others = [self.standing(state, other) for other in seats if other != seat]
        if not others:
            return LOST
        best = max(others)
        return self.standing(state, seat) - best - math.log(sum([math.exp(other - best) for other in others]))

    def parts(self, state: Any, seat: int) -> list[Share]:
        """Every feature, those that tell the seat apart from the best of the others first."""
        late = self.features.progress(state)
        others = [other for other in self.features.seats(state) if other != seat]
        rival = max(others, key=lambda other: self.standing(state, other), default=None)
        own = self.features.measure(state, seat)
        theirs = [0.0] * len(own) if rival is None else self.features.measure(state, rival)
        weights = [a * (1.0 - late) + b * late for a, b in zip(self._early, self._late, strict=True)]
        found = [
            Share(name, weight * x, weight * y)
            for name, weight, x, y in zip(self.features.names, weights, own, theirs, strict=True)
        ]
        return sorted(found, key=lambda share: -abs(share.own - share.other))
