"""The board as a graph, for whoever draws it: places, what lies beside them, and the regions they belong to."""

from __future__ import annotations

import msgspec


class Node(msgspec.Struct, frozen=True):
    """A place: where its label stands on the globe, and its neighbours by the way that leads there."""

    lon: float
    lat: float
    links: dict[str, list[str]]
    region: str | None = None


class Region(msgspec.Struct, frozen=True):
    id: str
    places: list[str]


class Graph(msgspec.Struct, frozen=True):
    """``ways`` says into which domain the links of a way point, ``nodes`` are by domain and id; the regions are named
    under the heading ``region``."""

    region: str
    ways: dict[str, str]
    regions: list[Region]
    nodes: dict[str, dict[str, Node]]
