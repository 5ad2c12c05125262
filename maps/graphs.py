"""The declared worlds, read from the games' own content files."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import yaml

from .recipe import GAMES, Graph, Pair, pair

EUROPE = "europe"


def content(game: str, name: str) -> Path:
    return GAMES / game / "content" / name


def read(game: str, name: str) -> Any:
    return yaml.safe_load(content(game, name).read_text(encoding="utf-8"))


def six_continents() -> Graph:
    found = read("six_continents", "map.yaml")
    territories = by_id(found["territories"])
    zones = by_id(found["sea_zones"])
    return Graph(
        territories=territories,
        zones=zones,
        names={
            entry["id"]: entry["name"] for entry in (*found["continents"], *found["territories"], *found["sea_zones"])
        },
        land=_pairs(territories, "land"),
        water=_pairs(territories, "water"),
        coast={(name, zone) for name, entry in territories.items() for zone in entry["seas"]},
        sea=_pairs(zones, "seas"),
        continents=[entry["id"] for entry in found["continents"]],
    )


def price_of_power(panel: str, twins: dict[str, str]) -> Graph:
    """The part of the world that one panel shows: the main map, or one distant continent.

    A province that has the very ground of its twin on the other map side is not drawn again.
    """
    found = read("price_of_power", "areas.yaml")
    areas = {a["id"]: a for a in found["areas"] if a.get("continent", EUROPE) == panel}
    provinces = {p["id"]: p for p in read("price_of_power", "provinces.yaml")["provinces"] if p["area"] in areas}
    provinces = {name: entry for name, entry in provinces.items() if name not in twins}
    board = "main" if panel == EUROPE else panel
    zones = {z["id"]: z for z in read("price_of_power", "sea_zones.yaml")["sea_zones"] if z["board"] == board}
    return Graph(
        territories=provinces,
        zones=zones,
        names={entry["id"]: entry["name"] for entry in (*areas.values(), *zones.values(), *provinces.values())},
        land={edge for edge in _pairs(areas, "neighbours") if set(edge) <= set(areas)},
        coast={(name, zone) for name, area in areas.items() for zone in area["seas"] if zone in zones},
        sea={edge for edge in _pairs(zones, "neighbours") if set(edge) <= set(zones) and not _is_link(zones, *edge)},
        area_of={name: entry["area"] for name, entry in provinces.items()},
        voids={void["id"]: void["points"] for void in found["voids"]} if panel == EUROPE else {},
    )


def raison_detat(year: int) -> Graph:
    """One scenario; the water is one, as ships keep to routes."""
    found = read("raison_detat", f"map_{year}.yaml")
    territories = by_id(found["territories"])
    straits = _pairs(territories, "straits")
    return Graph(
        territories=territories,
        zones={"sea": {"id": "sea", "name": "sea"}},
        names={name: entry["name"] for name, entry in territories.items()},
        land=_pairs(territories, "land") - straits,
        water=straits,
        coast={(name, "sea") for name, entry in territories.items() if entry["coastal"]},
        sea=set(),
    )


def by_id(entries: list[dict[str, Any]]) -> dict[str, dict[str, Any]]:
    return {entry["id"]: entry for entry in entries}


def _pairs(entries: dict[str, dict[str, Any]], field: str) -> set[Pair]:
    return {pair(name, other) for name, entry in entries.items() for other in entry[field]}


def _is_link(zones: dict[str, dict[str, Any]], a: str, b: str) -> bool:
    return any(link["zone"] == b for link in zones[a]["links"])
