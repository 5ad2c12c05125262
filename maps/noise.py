"""A smooth seeded field that moves every point a little, so that straight borders look drawn.

A point moves the same way whoever asks, so two neighbours keep one border.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import numpy as np

from .page import Points

Values = Points
"""A plain array of numbers, one per point."""


@dataclass(frozen=True)
class Octave:
    wave: float
    reach: float


class Warp:
    """Gradient noise in two independent channels; `fade` says how much of it is felt where."""

    def __init__(self, seed: int, octaves: list[Octave], fade: Callable[[Points], Values]) -> None:
        self.octaves = octaves
        self.fade = fade
        random = np.random.default_rng(seed)
        self.table = random.permutation(256)
        angles = random.uniform(0, 2 * np.pi, 256)
        self.gradients = np.column_stack([np.cos(angles), np.sin(angles)])

    def shift(self, points: Points) -> Points:
        moved = np.zeros_like(points)
        for number, octave in enumerate(self.octaves):
            for axis in (0, 1):
                offset = 57.3 * (2 * number + axis + 1)
                moved[:, axis] += octave.reach * 1.4 * self._noise(points / octave.wave + offset)
        return moved * self.fade(points)[:, None]

    def apply(self, points: Points) -> Points:
        return points + self.shift(points)

    def undo(self, points: Points) -> Points:
        """The point that `apply` would carry here."""
        source = points.copy()
        for _ in range(12):
            source = points - self.shift(source)
        return source

    def _noise(self, points: Points) -> Values:
        cell = np.floor(points).astype(int)
        inside = points - cell
        ease = inside**3 * (inside * (inside * 6 - 15) + 10)
        corners = []
        for dx, dy in ((0, 0), (1, 0), (0, 1), (1, 1)):
            pick = self.table[(self.table[(cell[:, 0] + dx) % 256] + cell[:, 1] + dy) % 256]
            corners.append(np.sum(self.gradients[pick] * (inside - [dx, dy]), axis=1))
        upper = corners[0] + ease[:, 0] * (corners[1] - corners[0])
        lower = corners[2] + ease[:, 0] * (corners[3] - corners[2])
        result: Values = upper + ease[:, 1] * (lower - upper)
        return result
