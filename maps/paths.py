"""Whole numbers and short SVG paths."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import pairwise

from shapely.geometry import MultiPolygon, Polygon

from .arrangement import Vertex, rings_of
from .lines import Curve

Step = tuple[int, int]


def whole(points: Iterable[Vertex]) -> list[Step]:
    """Rounded to page units, without repeats."""
    rounded: list[Step] = []
    for x, y in points:
        step = (round(x), round(y))
        if rounded and rounded[-1] == step:
            continue
        rounded.append(step)
    return rounded


def line_path(points: Iterable[Vertex]) -> str:
    """An open line; empty if nothing is left of it."""
    steps = whole(points)
    return _run(steps) if len(steps) > 1 else ""


def area_path(shape: MultiPolygon) -> str:
    """All rings, closed. Holes lie inside their shape, so even-odd and non-zero filling agree."""
    return "".join(_ring(ring) for part in shape.geoms for ring in _turned(part))


def curve_path(curve: Curve) -> str:
    (ax, ay), (bx, by), (cx, cy) = whole([curve.start, curve.pull, curve.end])
    return f"M{ax} {ay}Q{bx} {by} {cx} {cy}"


def _turned(part: Polygon) -> Iterable[list[Vertex]]:
    """The outer ring one way round, holes the other."""
    for number, ring in enumerate(rings_of(part)):
        doubled = sum(ax * by - bx * ay for (ax, ay), (bx, by) in pairwise(ring))
        yield ring if (doubled > 0) == (number == 0) else ring[::-1]


def _ring(points: list[Vertex]) -> str:
    steps = whole(points)
    if steps[0] == steps[-1]:
        steps.pop()
    return _run(steps) + "z" if len(steps) > 2 else ""


def _run(steps: list[Step]) -> str:
    numbers: list[int] = []
    for (ax, ay), (bx, by) in pairwise(steps):
        numbers += [bx - ax, by - ay]
    text = f"M{steps[0][0]} {steps[0][1]}l"
    for index, number in enumerate(numbers):
        text += str(number) if index == 0 or number < 0 else f" {number}"
    return text
