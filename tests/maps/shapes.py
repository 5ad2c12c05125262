"""Reading board files: paths and arcs back into points, and the questions tests ask about them."""

from __future__ import annotations

import math
import re
from functools import cache
from itertools import pairwise
from typing import Any

Point = tuple[int, int]
Rings = list[list[Point]]
TOKEN = re.compile(r"[Mlz]|-?\d+")
CURVE = re.compile(r"(M-?\d+ -?\d+Q-?\d+ -?\d+ -?\d+ -?\d+)+")


@cache
def lines_of(path: str) -> list[tuple[list[Point], bool]]:
    """The lines of a path with whole absolute points, and whether each is closed."""
    found: list[tuple[list[Point], bool]] = []
    assert "".join(TOKEN.findall(path)) == path.replace(" ", ""), "only M, l, z and whole numbers"
    for piece in re.findall(r"M[^M]+", path):
        closed = piece.endswith("z")
        found.append((_walk(piece.rstrip("z")[1:].replace("l", " ")), closed))
    return found


def _walk(text: str) -> list[Point]:
    numbers = [int(number) for number in re.findall(r"-?\d+", text)]
    assert len(numbers) % 2 == 0
    x, y = 0, 0
    points = []
    for dx, dy in zip(numbers[::2], numbers[1::2], strict=True):
        x, y = x + dx, y + dy
        points.append((x, y))
    return points


class Arcs:
    """The arcs of a board file, and the rings made of them."""

    def __init__(self, world: dict[str, Any]) -> None:
        self.points = [_walk(text.replace("l", " ")) for text in world["arcs"]]

    def walk(self, reference: int) -> list[Point]:
        return self.points[reference] if reference >= 0 else self.points[~reference][::-1]

    def rings(self, rings: list[list[int]]) -> Rings:
        return [[point for reference in ring for point in self.walk(reference)] for ring in rings]

    def length(self, references: list[int]) -> float:
        return sum(math.dist(a, b) for reference in references for a, b in pairwise(self.walk(reference)))


def inside(rings: Rings, x: float, y: float) -> bool:
    """Whether a ray to the right crosses the rings an odd number of times."""
    found = False
    for points in rings:
        for (ax, ay), (bx, by) in zip(points, [*points[1:], points[0]], strict=True):
            if (ay > y) != (by > y) and x < ax + (y - ay) * (bx - ax) / (by - ay):
                found = not found
    return found


def contains(path: str, x: float, y: float) -> bool:
    return inside([points for points, _ in lines_of(path)], x, y)


def area(points: list[Point]) -> float:
    shifted = [*points[1:], points[0]]
    return abs(sum(ax * by - bx * ay for (ax, ay), (bx, by) in zip(points, shifted, strict=True))) / 2


def path_length(path: str) -> float:
    return sum(math.dist(a, b) for points, _ in lines_of(path) for a, b in pairwise(points))
