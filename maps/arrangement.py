"""One drawing without gaps: every face has one owner, every border is kept once, whoever stands beside it."""

from __future__ import annotations

import math
from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from itertools import pairwise

import shapely
from shapely.geometry import MultiPolygon, Polygon

Vertex = tuple[float, float]
Edge = tuple[Vertex, Vertex]
Owner = str
Pair = tuple[Owner, Owner]

OUTSIDE: Owner = "~outside"


@dataclass(frozen=True)
class Arc:
    """A piece of border between two owners, from knot to knot (or closed)."""

    sides: Pair
    points: list[Vertex]

    @property
    def length(self) -> float:
        return sum(math.dist(a, b) for a, b in pairwise(self.points))


def faces_of(lines: list[shapely.Geometry], frame: Polygon) -> list[Polygon]:
    """All lines knotted where they cross, and the faces they enclose inside the frame."""
    noded = shapely.unary_union([*lines, frame.boundary], grid_size=1e-3)
    faces = shapely.get_parts(shapely.polygonize(shapely.get_parts(noded)))
    return [face for face in faces if frame.contains(face.representative_point())]


def rings_of(polygon: Polygon) -> Iterator[list[Vertex]]:
    for ring in (polygon.exterior, *polygon.interiors):
        yield [(x, y) for x, y in ring.coords]


def edges_of(polygon: Polygon) -> Iterator[Edge]:
    for ring in rings_of(polygon):
        for a, b in pairwise(ring):
            yield (a, b) if a < b else (b, a)


class Patches:
    """Faces joined into patches of one owner; a patch can be given to a neighbour."""

    def __init__(self, faces: list[Polygon], owners: list[Owner]) -> None:
        self.faces = faces
        self.owners = owners
        beside: dict[Edge, list[int]] = defaultdict(list)
        for number, face in enumerate(faces):
            for edge in edges_of(face):
                beside[edge].append(number)
        self.shared: dict[int, dict[int, float]] = defaultdict(dict)
        for (a, b), both in beside.items():
            if len(both) == 2:
                length = math.dist(a, b)
                for one, other in (both, both[::-1]):
                    self.shared[one][other] = self.shared[one].get(other, 0.0) + length

    def patches(self) -> list[list[int]]:
        seen: set[int] = set()
        found = []
        for start in range(len(self.faces)):
            if start in seen:
                continue
            seen.add(start)
            patch, heap = [], [start]
            while heap:
                face = heap.pop()
                patch.append(face)
                for other in self.shared[face]:
                    if other not in seen and self.owners[other] == self.owners[start]:
                        seen.add(other)
                        heap.append(other)
            found.append(patch)
        return found

    def neighbours(self) -> set[Pair]:
        """Owners side by side, in alphabetical order."""
        found: set[Pair] = set()
        for one, others in self.shared.items():
            for other in others:
                a, b = sorted((self.owners[one], self.owners[other]))
                if a != b:
                    found.add((a, b))
        return found

    def settle(self, rooted: Callable[[list[int]], bool], may_join: Callable[[Owner, Owner], bool]) -> list[str]:
        """Patches without a root go to the neighbour with the longest border; returns a line for each."""
        notes: list[str] = []
        for _ in range(8):
            loose = [patch for patch in self.patches() if not rooted(patch)]
            moved = False
            for patch in sorted(loose, key=lambda p: sum(self.faces[f].area for f in p)):
                owner = self.owners[patch[0]]
                borders: dict[Owner, float] = defaultdict(float)
                for face in patch:
                    for other, length in self.shared[face].items():
                        if self.owners[other] != owner and may_join(owner, self.owners[other]):
                            borders[self.owners[other]] += length
                if not borders:
                    continue
                heir = max(borders, key=lambda name: borders[name])
                area = sum(self.faces[f].area for f in patch)
                spot = self.faces[patch[0]].representative_point()
                notes.append(f"{owner} -> {heir}: {area:.0f} at ({spot.x:.0f}, {spot.y:.0f})")
                for face in patch:
                    self.owners[face] = heir
                moved = True
            if not moved:
                break
        return notes

    def shapes(self) -> dict[Owner, MultiPolygon]:
        grouped: dict[Owner, list[Polygon]] = defaultdict(list)
        for face, owner in zip(self.faces, self.owners, strict=True):
            grouped[owner].append(face)
        return {owner: _multi(shapely.coverage_union_all(parts)) for owner, parts in sorted(grouped.items())}


def simplify(shapes: dict[Owner, MultiPolygon], tolerance: float) -> dict[Owner, MultiPolygon]:
    """Fewer vertices; both sides of a border lose the same ones."""
    simple = shapely.coverage_simplify(list(shapes.values()), tolerance)
    return {owner: _multi(shape) for owner, shape in zip(shapes, simple, strict=True)}


def arcs_of(shapes: dict[Owner, MultiPolygon]) -> list[Arc]:
    """Every border once, cut where three or more meet."""
    sides: dict[Edge, list[Owner]] = defaultdict(list)
    degree: Counter[Vertex] = Counter()
    for owner, shape in shapes.items():
        for part in shape.geoms:
            for edge in edges_of(part):
                sides[edge].append(owner)
    for a, b in sides:
        degree[a] += 1
        degree[b] += 1
    arcs: list[Arc] = []
    done: set[Edge] = set()
    for owner, shape in shapes.items():
        for part in shape.geoms:
            for ring in rings_of(part):
                arcs += _cut(owner, ring, sides, degree, done)
    return arcs


def join_corners(
    shapes: dict[Owner, MultiPolygon], arcs: list[Arc], unwanted: Callable[[Pair], bool], longest: float
) -> dict[Owner, MultiPolygon]:
    """Where two should not meet but do over a few units, their border shrinks to one point that all share."""
    moves: dict[Vertex, Vertex] = {}
    for arc in arcs:
        if unwanted(arc.sides) and arc.length <= longest and arc.points[0] != arc.points[-1]:
            target = arc.points[0]
            while target in moves:
                target = moves[target]
            moves.update({point: target for point in arc.points if point != target})

    def moved(ring: list[Vertex]) -> list[Vertex]:
        points = [moves.get(point, point) for point in ring]
        return [point for i, point in enumerate(points) if i == 0 or point != points[i - 1]]

    joined: dict[Owner, MultiPolygon] = {}
    for owner, shape in shapes.items():
        parts = []
        for part in shape.geoms:
            rings = [ring for ring in map(moved, rings_of(part)) if len(ring) > 3]
            parts.append(Polygon(rings[0], rings[1:]))
        joined[owner] = MultiPolygon(parts)
    return joined


def _cut(
    owner: Owner, ring: list[Vertex], sides: dict[Edge, list[Owner]], degree: Counter[Vertex], done: set[Edge]
) -> Iterable[Arc]:
    ring = ring[:-1]
    start = next((i for i, vertex in enumerate(ring) if degree[vertex] > 2), 0)
    ring = [*ring[start:], *ring[: start + 1]]
    points: list[Vertex] = [ring[0]]
    pair: Pair | None = None
    for a, b in pairwise(ring):
        edge = (a, b) if a < b else (b, a)
        points.append(b)
        pair = _pair(sides[edge])
        if degree[b] > 2:
            if edge not in done:
                yield Arc(pair, points)
            done.update(_edges(points))
            points = [b]
    if len(points) > 1 and pair is not None:
        if next(iter(_edges(points))) not in done:
            yield Arc(pair, points)
        done.update(_edges(points))


def _edges(points: list[Vertex]) -> Iterator[Edge]:
    for a, b in pairwise(points):
        yield (a, b) if a < b else (b, a)


def _pair(owners: list[Owner]) -> Pair:
    return (owners[0], owners[1]) if len(owners) == 2 else (owners[0], OUTSIDE)


def _multi(geometry: shapely.Geometry) -> MultiPolygon:
    parts = shapely.get_parts(geometry)
    return MultiPolygon([part for part in parts if part.geom_type == "Polygon"])
