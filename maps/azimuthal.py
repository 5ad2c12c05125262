"""Lambert's azimuthal equal-area projection on a rectangular window of a sheet: degrees in, page units out."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Final

import numpy as np
import shapely
from shapely.geometry import LineString, Polygon, box

from .page import Points, Rings

EARTH: Final = 6371.0
"""Kilometres."""

FAR: Final = 110.0
"""Degrees from the centre beyond which nothing is drawn."""


@dataclass(frozen=True)
class Window:
    """A rectangle of the sheet around `middle`, `km` kilometres to a unit, turned clockwise by `turn` degrees."""

    centre: tuple[float, float]
    middle: tuple[float, float]
    km: float
    at: tuple[int, int]
    size: tuple[int, int]
    turn: float = 0.0
    cut: tuple[int, int, int, int] | None = None
    """A rectangle of the sheet (left, top, width, height) that something else covers."""

    def project(self, degrees: Points) -> Points:
        """Page units of rows (longitude, latitude)."""
        x, y = (self._flat(degrees) - self._flat(np.array([self.middle], dtype=float))).T
        angle = math.radians(self.turn)
        turned_x = x * math.cos(angle) + y * math.sin(angle)
        turned_y = y * math.cos(angle) - x * math.sin(angle)
        left, top = self.at
        width, height = self.size
        return np.column_stack([left + width / 2 + turned_x / self.km, top + height / 2 - turned_y / self.km])

    def place(self, lon: float, lat: float) -> tuple[float, float]:
        x, y = self.project(np.array([[lon, lat]], dtype=float))[0]
        return float(x), float(y)

    def frame(self) -> Polygon:
        left, top = self.at
        width, height = self.size
        whole = box(left, top, left + width, top + height)
        if self.cut is None:
            return whole
        left, top, width, height = self.cut
        return whole.difference(box(left, top, left + width, top + height))

    def carry(self, polygons: list[Rings]) -> shapely.Geometry:
        edge = self.frame().buffer(40, join_style="mitre")
        pieces = []
        for rings in polygons:
            if rings[0][:, 1].min() < -60 or self._away(rings[0]).min() > FAR:
                continue
            flat = [self.project(_without_far(ring, self._away(ring))) for ring in rings]
            polygon = shapely.make_valid(Polygon(flat[0], [ring for ring in flat[1:] if len(ring) > 3]))
            pieces.append(shapely.intersection(polygon, edge))
        return shapely.unary_union(pieces)

    def fade(self, points: Points) -> Points:
        return np.ones(len(points))

    def turns(self, ys: Points) -> None:
        return None

    def graticule(self, step: int) -> list[list[tuple[float, float]]]:
        lines = []
        for lon in range(-180, 180, step):
            lines.append(np.column_stack([np.full(60, lon), np.linspace(-80, 80, 60)]))
        for lat in range(-80, 90, step):
            around = np.linspace(-100, 100, 90) + self.centre[0]
            lines.append(np.column_stack([around, np.full(90, lat)]))
        frame = self.frame()
        drawn: list[list[tuple[float, float]]] = []
        for line in lines:
            near = line[self._away(line) < FAR]
            if len(near) > 1:
                cut = shapely.intersection(LineString(self.project(near)), frame)
                drawn += [list(part.coords) for part in shapely.get_parts(cut) if part.geom_type == "LineString"]
        return drawn

    def _flat(self, degrees: Points) -> Points:
        lon0, lat0 = np.radians(self.centre)
        lon, lat = np.radians(degrees[:, 0]) - lon0, np.radians(degrees[:, 1])
        k = EARTH * np.sqrt(2 / (1 + math.sin(lat0) * np.sin(lat) + math.cos(lat0) * np.cos(lat) * np.cos(lon)))
        y = math.cos(lat0) * np.sin(lat) - math.sin(lat0) * np.cos(lat) * np.cos(lon)
        return np.column_stack([k * np.cos(lat) * np.sin(lon), k * y])

    def _away(self, degrees: Points) -> Points:
        """Degrees of arc from the centre."""
        lon0, lat0 = np.radians(self.centre)
        lon, lat = np.radians(degrees[:, 0]) - lon0, np.radians(degrees[:, 1])
        cosine = math.sin(lat0) * np.sin(lat) + math.cos(lat0) * np.cos(lat) * np.cos(lon)
        away: Points = np.degrees(np.arccos(np.clip(cosine, -1, 1)))
        return away


def _without_far(ring: Points, away: Points) -> Points:
    """A ring that keeps off the other side of the globe, where the projection tears."""
    kept = ring[away < 150]
    return np.vstack([kept, kept[:1]]) if len(kept) else kept
