"""Water lines: gentle arcs over the sea between territories that are neighbours across it."""

from __future__ import annotations

import math
from dataclasses import dataclass

import numpy as np
import shapely
from shapely.geometry import LineString, MultiPolygon

from .arrangement import Vertex

BEND = 0.16
INLAND = 7.0
SHORTEST = 34.0


@dataclass(frozen=True)
class Curve:
    """A quadratic arc: start, control point, end."""

    start: Vertex
    pull: Vertex
    end: Vertex

    def drawn(self) -> LineString:
        t = np.linspace(0, 1, 25)[:, None]
        a, b, c = np.array(self.start), np.array(self.pull), np.array(self.end)
        return LineString((1 - t) ** 2 * a + 2 * t * (1 - t) * b + t**2 * c)


def water_line(a: MultiPolygon, b: MultiPolygon, others: list[MultiPolygon]) -> Curve:
    """The shortest crossing that keeps off other land, bent to the side with less land under it."""
    ours, theirs = _shore(a), _shore(b)
    away = np.hypot(ours[:, None, 0] - theirs[None, :, 0], ours[:, None, 1] - theirs[None, :, 1])
    ranked = np.dstack(np.unravel_index(np.argsort(away, axis=None)[:160], away.shape))[0]
    near = shapely.union(LineString(ours[ranked[:, 0]]), LineString(theirs[ranked[:, 1]])).envelope.buffer(60)
    both = shapely.intersection(shapely.unary_union([a, b]), near)
    foreign = shapely.intersection(shapely.unary_union(others), near)
    best: tuple[float, Curve] | None = None
    for i, j in ranked:
        for bend in (BEND, -BEND):
            curve = bent(tuple(ours[i]), tuple(theirs[j]), bend)
            line = curve.drawn()
            cost = line.length + 4 * line.intersection(foreign).length + 1.5 * line.intersection(both).length
            if best is None or cost < best[0] - 1e-6:
                best = cost, curve
        if best is not None and away[i, j] > best[0]:
            break
    assert best is not None
    return best[1]


def bent(start: Vertex, end: Vertex, bend: float) -> Curve:
    """An arc whose ends stand a little inland, so that short crossings can be seen too."""
    dx, dy = end[0] - start[0], end[1] - start[1]
    length = math.hypot(dx, dy) or 1.0
    inland = max(INLAND, (SHORTEST - length) / 2)
    ux, uy = dx / length, dy / length
    start = (start[0] - ux * inland, start[1] - uy * inland)
    end = (end[0] + ux * inland, end[1] + uy * inland)
    reach = bend * (length + 2 * inland) * (0.75 if length > 500 else 1.6)
    middle = ((start[0] + end[0]) / 2 - uy * reach, (start[1] + end[1]) / 2 + ux * reach)
    return Curve(start, middle, end)


def over_the_edge(start: Vertex, rim: Vertex, beyond: float) -> Curve:
    """From the land to the edge of the map and a little further: the line goes on at the other edge."""
    dx, dy = rim[0] - start[0], rim[1] - start[1]
    length = math.hypot(dx, dy)
    end = (rim[0] + dx / length * beyond, rim[1] + dy / length * beyond)
    return Curve(start, ((start[0] + end[0]) / 2, (start[1] + end[1]) / 2 - 5), end)


def _shore(shape: MultiPolygon) -> np.ndarray[tuple[int, int], np.dtype[np.float64]]:
    """Points along the coasts of the larger parts."""
    largest = max(part.area for part in shape.geoms)
    rings = [shapely.segmentize(part.exterior, 12) for part in shape.geoms if part.area >= 0.2 * largest]
    points: np.ndarray[tuple[int, int], np.dtype[np.float64]] = np.vstack([np.array(ring.coords) for ring in rings])
    return points
