"""Land from the npm package world-atlas (Natural Earth, public domain): read, put on the page, cleaned for its size."""

from __future__ import annotations

import json
import tarfile
from pathlib import Path
from typing import Any

import numpy as np
import shapely
from shapely.geometry import LineString, MultiPolygon, Polygon

from .page import Page, Points, Rings

CACHE = Path(__file__).parent / ".cache"


def read_topology(name: str) -> dict[str, Any]:
    """One file of the packed world-atlas, e.g. `land-50m.json`."""
    packed = sorted(CACHE.glob("world-atlas-*.tgz"))
    if not packed:
        raise SystemExit("No coastlines: run `npm pack world-atlas --pack-destination maps/.cache` first.")
    with tarfile.open(packed[-1]) as archive:
        member = archive.extractfile(f"package/{name}")
        assert member is not None
        content: dict[str, Any] = json.load(member)
        return content


def rings_of(topology: dict[str, Any]) -> list[Rings]:
    """Every polygon as its rings, in degrees; rings that cross the 180th meridian run on beyond it."""
    scale = np.array(topology["transform"]["scale"])
    shift = np.array(topology["transform"]["translate"])
    arcs = [np.cumsum(np.array(arc), axis=0) * scale + shift for arc in topology["arcs"]]

    def ring(indexes: list[int]) -> Points:
        parts = [arcs[i] if i >= 0 else arcs[~i][::-1] for i in indexes]
        points = np.vstack([parts[0], *(part[1:] for part in parts[1:])])
        return np.column_stack([np.unwrap(points[:, 0], period=360), points[:, 1]])

    polygons: list[Rings] = []
    for geometry in topology["objects"]["land"]["geometries"]:
        members = geometry["arcs"] if geometry["type"] == "MultiPolygon" else [geometry["arcs"]]
        polygons += [[ring(indexes) for indexes in member] for member in members]
    return polygons


def land_on(page: Page, topology: dict[str, Any]) -> MultiPolygon:
    return _areas(page.carry(rings_of(topology)))


def clean(land: MultiPolygon, smooth: float, smallest: float) -> MultiPolygon:
    """Fjords and spits narrower than about `smooth` go, and so do islands and ponds below `smallest`."""
    closed = land.buffer(smooth, quad_segs=4).buffer(-2 * smooth, quad_segs=4).buffer(smooth, quad_segs=4)
    kept = [
        Polygon(part.exterior, [hole for hole in part.interiors if Polygon(hole).area >= 20 * smallest])
        for part in _areas(closed).geoms
        if part.area >= smallest
    ]
    return MultiPolygon(kept)


def cut_channels(land: MultiPolygon, channels: list[LineString], width: float) -> MultiPolygon:
    """Straits that matter, opened to a width that can be seen."""
    water = shapely.unary_union([channel.buffer(width / 2) for channel in channels])
    return _areas(land.difference(water))


def build_land(land: MultiPolygon, bridges: list[LineString], width: float) -> MultiPolygon:
    """Land that must hold together, widened where the cleaning would part it."""
    return _areas(shapely.unary_union([land, *(bridge.buffer(width / 2) for bridge in bridges)]))


def _areas(geometry: shapely.Geometry) -> MultiPolygon:
    parts = shapely.get_parts(shapely.get_parts(geometry))
    return MultiPolygon([part for part in parts if part.geom_type == "Polygon"])
