"""Shapes written as the borders around them: every line is kept once, whoever stands beside it."""

from __future__ import annotations

from itertools import pairwise

from shapely.geometry import MultiPolygon

from .arrangement import Arc, Vertex, rings_of
from .paths import line_path

Reference = int
"""The number of an arc; `~number` is the arc walked backwards."""


class Topology:
    """The arcs of one or more drawings, numbered, and the rings of shapes in terms of them."""

    def __init__(self, arcs: list[Arc]) -> None:
        self.arcs = arcs
        self.walks: dict[tuple[Vertex, Vertex], Reference] = {}
        for number, arc in enumerate(arcs):
            for a, b in pairwise(arc.points):
                self.walks[a, b] = number
                self.walks[b, a] = ~number

    def written(self) -> list[str]:
        return [line_path(arc.points).removeprefix("M") for arc in self.arcs]

    def rings(self, shape: MultiPolygon) -> list[list[Reference]]:
        """All rings of a shape; to be filled by the even-odd rule."""
        return [self._ring(ring) for part in shape.geoms for ring in rings_of(part)]

    def of(self, arc: Arc) -> Reference:
        return self.walks[arc.points[0], arc.points[1]]

    def _ring(self, ring: list[Vertex]) -> list[Reference]:
        """The arcs along a ring, from knot to knot."""
        steps = [self.walks[edge] for edge in pairwise(ring)]
        walked = [step for i, step in enumerate(steps) if i == 0 or step != steps[i - 1]]
        if len(walked) > 1 and walked[0] == walked[-1]:
            walked.pop()
        return walked
