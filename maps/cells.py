"""Cells around seed points: who is nearest owns the place, after the warp has bent all borders."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
import shapely
from shapely.geometry import LineString, MultiPoint, Point, Polygon

from .noise import Warp
from .page import Page, Points


@dataclass(frozen=True)
class Seed:
    owner: str
    x: float
    y: float


def seeds_at(owner: str, places: list[list[float]], page: Page) -> list[Seed]:
    return [Seed(owner, *page.place(lon, lat)) for lon, lat in places]


class Cells:
    """The Voronoi diagram of the seeds, cells of one owner joined, corners rounded, borders bent by the warp."""

    def __init__(self, seeds: list[Seed], page: Page, warp: Warp, step: float, rounds: int) -> None:
        self.seeds = seeds
        home = np.array([[seed.x, seed.y] for seed in seeds])
        turn = page.turns(home[:, 1])
        self.points: Points = home if turn is None else np.vstack([home, home - turn, home + turn])
        self.owners = [seed.owner for seed in seeds] * (len(self.points) // len(home))
        cells = shapely.voronoi_polygons(MultiPoint(self.points), extend_to=page.frame().buffer(50))
        pieces = shapely.get_parts(cells)
        names = [self._nearest(*piece.representative_point().coords[0]) for piece in pieces]
        self.lines = self._borders(pieces, names, warp, step, rounds)
        faces = shapely.get_parts(shapely.polygonize(shapely.get_parts(shapely.unary_union(self.lines))))
        inner = [shapely.maximum_inscribed_circle(face, tolerance=1).coords[0] for face in faces]
        self.names = [self._nearest(*warp.undo(np.array([spot]))[0]) for spot in inner]
        self.tree = shapely.STRtree(faces)

    def owner_of(self, place: Point) -> str:
        return self.names[int(self.tree.nearest(place))]

    def _borders(
        self, pieces: list[Polygon], names: list[str], warp: Warp, step: float, rounds: int
    ) -> list[LineString]:
        owned: dict[str, list[Polygon]] = {}
        for name, piece in zip(names, pieces, strict=True):
            owned.setdefault(name, []).append(piece)
        whole = [shapely.unary_union(parts) for parts in owned.values()]
        straight = shapely.unary_union([part.boundary for part in whole], grid_size=1e-3)
        lines = shapely.get_parts(shapely.segmentize(shapely.line_merge(straight), step))
        return [LineString(warp.apply(_rounded(np.array(line.coords), rounds))) for line in lines]

    def _nearest(self, x: float, y: float) -> str:
        away = ((self.points - [x, y]) ** 2).sum(axis=1)
        return self.owners[int(away.argmin())]


def _rounded(points: Points, rounds: int) -> Points:
    """Corners softened; the ends, where borders meet, stay."""
    for _ in range(rounds):
        points[1:-1] = (points[:-2] + 2 * points[1:-1] + points[2:]) / 4
    return points
