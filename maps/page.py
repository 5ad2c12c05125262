"""What a sheet must know, whatever its projection: where a place lies, and where the map ends."""

from __future__ import annotations

from typing import Protocol

import numpy as np
import shapely
from numpy.typing import NDArray
from shapely.geometry import Polygon

Points = NDArray[np.float64]

Rings = list[Points]
"""The rings of one polygon, in degrees; the first is the outer one."""


class Page(Protocol):
    def place(self, lon: float, lat: float) -> tuple[float, float]:
        """Page units of a place in degrees, y downwards."""

    def frame(self) -> Polygon:
        """The edge of the map."""

    def carry(self, polygons: list[Rings]) -> shapely.Geometry:
        """Land in degrees carried to the page and cut to its frame."""

    def fade(self, points: Points) -> Points:
        """How much of the warp is felt at each point, from 0 to 1."""

    def turns(self, ys: Points) -> Points | None:
        """From a point at each height to its copy one turn of the globe away; None where the map does not close."""

    def graticule(self, step: int) -> list[list[tuple[float, float]]]:
        """Meridians and parallels at every multiple of `step` degrees."""
