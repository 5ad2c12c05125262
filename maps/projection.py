"""Equal Earth, the whole world on one sheet: degrees in, page units out, y downwards.

The projection is the one published by Šavrič, Patterson and Jenny (2018); its formula is in the article.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Final

import numpy as np
import shapely
from shapely.geometry import Polygon, box

from .page import Points, Rings

A1: Final = 1.340264
A2: Final = -0.081106
A3: Final = 0.000893
A4: Final = 0.003796
ROOT3: Final = math.sqrt(3)


def equal_earth(lon: Points, lat: Points) -> Points:
    """Points on the unit sphere's map, north upwards; `lon` is counted from the central meridian, in degrees."""
    theta = np.arcsin(ROOT3 / 2 * np.sin(np.radians(lat)))
    t2 = theta * theta
    t6 = t2 * t2 * t2
    x = 2 * ROOT3 * np.radians(lon) * np.cos(theta) / (3 * (9 * A4 * t6 * t2 + 7 * A3 * t6 + 3 * A2 * t2 + A1))
    y = theta * (A4 * t6 * t2 + A3 * t6 + A2 * t2 + A1)
    return np.column_stack([x, y])


@dataclass(frozen=True)
class World:
    """The sheet: which meridian is in the middle, how wide it is, and between which parallels it is cut."""

    meridian: float
    width: int
    north: float
    south: float

    @property
    def scale(self) -> float:
        return float(self.width / 2 / equal_earth(np.array([180.0]), np.array([0.0]))[0, 0])

    @property
    def height(self) -> int:
        return math.ceil(float(self.place(self.meridian, self.south)[1]))

    def relative(self, lon: float) -> float:
        """Degrees from the central meridian, from -180 to 180."""
        return (lon - self.meridian + 180) % 360 - 180

    def place(self, lon: float, lat: float) -> tuple[float, float]:
        x, y = self.project(np.array([[self.relative(lon), lat]]))[0]
        return float(x), float(y)

    def project(self, relative: Points) -> Points:
        """Page coordinates of rows (degrees from the central meridian, latitude)."""
        top = equal_earth(np.array([0.0]), np.array([self.north]))[0, 1]
        flat = equal_earth(relative[:, 0], relative[:, 1])
        return np.column_stack([self.width / 2 + flat[:, 0] * self.scale, (top - flat[:, 1]) * self.scale])

    def frame(self) -> Polygon:
        """The edge of the map: two parallels, and the one meridian that is drawn twice."""
        down = np.linspace(self.north, self.south, 60)
        right = np.column_stack([np.full(60, 180.0), down])
        left = np.column_stack([np.full(60, -180.0), down[::-1]])
        return Polygon(self.project(np.vstack([right, left])))

    def carry(self, polygons: list[Rings]) -> shapely.Geometry:
        """All land north of the lower edge; what crosses the edge meridian is continued on the other side."""
        sheet = box(-180, self.south, 180, self.north)
        pieces: list[shapely.Geometry] = []
        for rings in polygons:
            if rings[0][:, 1].min() < self.south:
                continue
            turned = [_turn(ring, self.meridian) for ring in rings]
            polygon = shapely.make_valid(Polygon(turned[0], turned[1:]))
            for turn in (-360, 0, 360):
                pieces.append(shapely.intersection(shapely.affinity.translate(polygon, turn), sheet))
        return shapely.transform(shapely.unary_union(pieces), self.project)

    def turns(self, ys: Points) -> Points:
        lat = np.linspace(89, -89, 400)
        rows = self.project(np.column_stack([np.full(400, 360.0), lat]))
        return np.column_stack([np.interp(ys, rows[:, 1], rows[:, 0] - self.width / 2), np.zeros(len(ys))])

    def rim(self, side: int, lat: float) -> tuple[float, float]:
        """Where the left (-1) or right (1) edge of the map crosses a parallel."""
        x, y = self.project(np.array([[180.0 * side, lat]]))[0]
        return float(x), float(y)

    def fade(self, points: Points) -> Points:
        """From 0 at the left and right edge to 1 well inside: what meets the edge must go on at the other one."""
        lat = np.linspace(self.north + 0.5, self.south - 0.5, 80)
        rim = self.project(np.column_stack([np.full(80, 180.0), lat]))
        half = np.interp(points[:, 1], rim[:, 1], rim[:, 0]) - self.width / 2
        inside = np.clip((half - np.abs(points[:, 0] - self.width / 2)) / 100, 0, 1)
        calm: Points = inside * inside * (3 - 2 * inside)
        return calm

    def graticule(self, step: int) -> list[list[tuple[float, float]]]:
        """Meridians and parallels at every multiple of `step` degrees, as lines on the page."""
        lines: list[Points] = []
        for lon in range(0, 360, step):
            lat = np.linspace(self.north, self.south, 24)
            lines.append(np.column_stack([np.full(24, self.relative(lon)), lat]))
        for parallel in range(-80, 90, step):
            if self.south < parallel < self.north:
                lines.append(np.array([[-180.0, parallel], [180.0, parallel]]))
        return [[(float(x), float(y)) for x, y in self.project(line)] for line in lines]


def _turn(ring: Points, meridian: float) -> Points:
    lon = ring[:, 0] - meridian
    middle = (lon.min() + lon.max()) / 2
    return np.column_stack([lon - 360 * np.round(middle / 360), ring[:, 1]])
