"""Land from the npm package world-atlas (Natural Earth, public domain): read, put on the page, cleaned for its size."""

from __future__ import annotations

import json
import tarfile
from pathlib import Path
from typing import Any

import numpy as np
import shapely
from shapely.geometry import LineString, MultiPolygon, Polygon, box

from .projection import Page, Points, on_page

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


def rings_of(topology: dict[str, Any]) -> list[list[Points]]:
    """Every polygon as its rings, in degrees; rings that cross the 180th meridian run on beyond it."""
    scale = np.array(topology["transform"]["scale"])
    shift = np.array(topology["transform"]["translate"])
    arcs = [np.cumsum(np.array(arc), axis=0) * scale + shift for arc in topology["arcs"]]

    def ring(indexes: list[int]) -> Points:
        parts = [arcs[i] if i >= 0 else arcs[~i][::-1] for i in indexes]
        points = np.vstack([parts[0], *(part[1:] for part in parts[1:])])
        return np.column_stack([np.unwrap(points[:, 0], period=360), points[:, 1]])

    polygons: list[list[Points]] = []
    for geometry in topology["objects"]["land"]["geometries"]:
        members = geometry["arcs"] if geometry["type"] == "MultiPolygon" else [geometry["arcs"]]
        polygons += [[ring(indexes) for indexes in member] for member in members]
    return polygons


def land_on(page: Page, topology: dict[str, Any]) -> MultiPolygon:
    """All land north of the page's lower edge; what crosses the edge meridian is continued on the other side."""
    sheet = box(-180, page.south, 180, page.north)
    pieces: list[shapely.Geometry] = []
    for rings in rings_of(topology):
        if rings[0][:, 1].min() < page.south:
            continue
        turned = [_turn(ring, page.meridian) for ring in rings]
        polygon = shapely.make_valid(Polygon(turned[0], turned[1:]))
        for turn in (-360, 0, 360):
            pieces.append(shapely.intersection(shapely.affinity.translate(polygon, turn), sheet))
    return _areas(on_page(shapely.unary_union(pieces), page))


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


def _turn(ring: Points, meridian: float) -> Points:
    lon = ring[:, 0] - meridian
    middle = (lon.min() + lon.max()) / 2
    return np.column_stack([lon - 360 * np.round(middle / 360), ring[:, 1]])


def _areas(geometry: shapely.Geometry) -> MultiPolygon:
    parts = shapely.get_parts(shapely.get_parts(geometry))
    return MultiPolygon([part for part in parts if part.geom_type == "Polygon"])
