"""Sea routes: ways over the water from coast to coast, off the land and apart from each other."""

from __future__ import annotations

import heapq
import math
from dataclasses import dataclass

import numpy as np
import shapely
from numpy.typing import NDArray
from shapely.geometry import LineString, MultiPolygon, Point

from .arrangement import Vertex

STEP = 10.0
OFFING = 34.0
"""Nearer to the land than this, a way costs more."""

APART = 40.0
"""Nearer to an earlier route than this, a way costs more."""

Cell = tuple[int, int]
AROUND = [(dx, dy) for dx in (-1, 0, 1) for dy in (-1, 0, 1) if dx or dy]


@dataclass(frozen=True)
class Route:
    points: list[Vertex]

    @property
    def line(self) -> LineString:
        return LineString(self.points)


class Chart:
    """A grid over the water; each cell knows its distance from the land."""

    def __init__(self, water: MultiPolygon) -> None:
        self.west, self.north, east, south = water.bounds
        columns, rows = int((east - self.west) / STEP) + 1, int((south - self.north) / STEP) + 1
        xs, ys = np.meshgrid(self.west + STEP * np.arange(columns), self.north + STEP * np.arange(rows), indexing="ij")
        spots = shapely.points(xs.ravel(), ys.ravel())
        shapely.prepare(water)
        wet = shapely.contains(water, spots)
        off = np.where(wet, shapely.distance(water.boundary, spots), -1.0)
        self.off: NDArray[np.float64] = off.reshape(columns, rows)
        self.cost = np.where(self.off > 3, 1 + 3.0 * np.clip(1 - self.off / OFFING, 0, 1), np.inf)

    def sail(self, a: MultiPolygon, b: MultiPolygon) -> Route:
        """The cheapest way from the coast of one land to the coast of the other."""
        goal = set(self._shore(b))
        heap: list[tuple[float, Cell]] = [(0.0, cell) for cell in sorted(self._shore(a))]
        before: dict[Cell, Cell | None] = {cell: None for _, cell in heap}
        best = {cell: 0.0 for _, cell in heap}
        while heap:
            spent, cell = heapq.heappop(heap)
            if cell in goal:
                return self._route(cell, before, a, b)
            if spent > best[cell]:
                continue
            for dx, dy in AROUND:
                near = cell[0] + dx, cell[1] + dy
                if not (0 <= near[0] < self.off.shape[0] and 0 <= near[1] < self.off.shape[1]):
                    continue
                price = spent + math.hypot(dx, dy) * float(self.cost[near])
                if price < best.get(near, math.inf):
                    best[near] = price
                    before[near] = cell
                    heapq.heappush(heap, (price, near))
        raise ValueError("no way over the water")

    def avoid(self, route: Route) -> None:
        """Later routes keep off this one where they can."""
        xs, ys = np.meshgrid(*(np.arange(n) for n in self.off.shape), indexing="ij")
        spots = shapely.points(self.west + STEP * xs.ravel(), self.north + STEP * ys.ravel())
        away = shapely.distance(route.line, spots).reshape(self.off.shape)
        self.cost = self.cost + 1.2 * np.clip(1 - away / APART, 0, 1)

    def _shore(self, land: MultiPolygon) -> list[Cell]:
        largest = max(part.area for part in land.geoms)
        main = MultiPolygon([part for part in land.geoms if part.area >= 0.2 * largest])
        west, north, east, south = main.buffer(2.2 * STEP).bounds
        found: list[Cell] = []
        for i in range(max(0, self._column(west)), min(self.off.shape[0], self._column(east) + 1)):
            for j in range(max(0, self._row(north)), min(self.off.shape[1], self._row(south) + 1)):
                if 0 < self.off[i, j] < 2 * STEP and main.distance(self._spot((i, j))) < 1.6 * STEP:
                    found.append((i, j))
        return found

    def _route(self, end: Cell, before: dict[Cell, Cell | None], a: MultiPolygon, b: MultiPolygon) -> Route:
        cells: list[Cell] = []
        cell: Cell | None = end
        while cell is not None:
            cells.append(cell)
            cell = before[cell]
        way = [self._spot(cell) for cell in reversed(cells)]
        start = shapely.shortest_line(a, way[0]).coords[0]
        finish = shapely.shortest_line(b, way[-1]).coords[0]
        line = LineString([start, *((p.x, p.y) for p in way), finish]).simplify(STEP * 0.9)
        return Route([(x, y) for x, y in _softened(np.array(line.coords))])

    def _spot(self, cell: Cell) -> Point:
        return Point(self.west + STEP * cell[0], self.north + STEP * cell[1])

    def _column(self, x: float) -> int:
        return int((x - self.west) / STEP)

    def _row(self, y: float) -> int:
        return int((y - self.north) / STEP)


def _softened(points: NDArray[np.float64]) -> NDArray[np.float64]:
    """Corners cut four times; the ends stay."""
    for _ in range(4):
        first, second = points[:-1] * 0.75 + points[1:] * 0.25, points[:-1] * 0.25 + points[1:] * 0.75
        inner = np.empty((2 * len(first), 2))
        inner[0::2], inner[1::2] = first, second
        points = np.vstack([points[:1], inner[1:-1], points[-1:]])
    return points
