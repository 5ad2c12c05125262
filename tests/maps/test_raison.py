"""The committed boards of Raison d'État: complete, closed, clickable, and in agreement with the declared graphs."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
import yaml

from maps import fingerprint
from tests.maps.shapes import CURVE, area, contains, lines_of, path_length

CONTENT = Path(__file__).parents[2] / "src" / "westphalia" / "games" / "raison_detat" / "content"
YEARS = (1618, 1702)
BOARDS: dict[int, dict[str, Any]] = {
    year: json.loads((CONTENT / f"map_{year}.json").read_text(encoding="utf-8")) for year in YEARS
}
GRAPHS: dict[int, dict[str, Any]] = {
    year: yaml.load((CONTENT / f"map_{year}.yaml").read_text(encoding="utf-8"), yaml.CSafeLoader) for year in YEARS
}
TERRITORIES = {year: {entry["id"]: entry for entry in graph["territories"]} for year, graph in GRAPHS.items()}

pytestmark = pytest.mark.parametrize("year", YEARS)


def pairs(year: int, field: str) -> set[frozenset[str]]:
    return {frozenset((name, other)) for name, entry in TERRITORIES[year].items() for other in entry[field]}


def test_the_file_is_compact(year: int) -> None:
    assert (CONTENT / f"map_{year}.json").stat().st_size <= 250_000


def test_the_file_was_drawn_from_the_recipe_and_the_content_as_they_are(year: int) -> None:
    assert BOARDS[year]["drawn_from"] == fingerprint.raison_detat(year), (
        f"run `python -m maps.build raison_detat_{year}`"
    )


def test_every_territory_and_sea_route_is_drawn_and_nothing_else(year: int) -> None:
    assert set(BOARDS[year]["territories"]) == set(TERRITORIES[year])
    assert set(BOARDS[year]["routes"]) == {route["id"] for route in GRAPHS[year]["sea_routes"]}


def test_shapes_are_closed_rings_inside_the_sheet(year: int) -> None:
    _, _, width, height = BOARDS[year]["viewBox"]
    for section in ("territories", "voids"):
        for name, entry in BOARDS[year][section].items():
            rings = lines_of(entry["path"])
            assert rings, name
            for points, closed in rings:
                assert closed, name
                assert all(0 <= x <= width and 0 <= y <= height for x, y in points), name
            assert max(area(points) for points, _ in rings) > 100, name


def test_names_and_pieces_stand_on_their_territory(year: int) -> None:
    for name, entry in BOARDS[year]["territories"].items():
        for thing in ("label", "army", "garrison", "fortress", "value"):
            assert contains(entry["path"], *entry[thing]), (name, thing)


def test_drawn_land_borders_are_exactly_the_declared_ones(year: int) -> None:
    drawn = {frozenset((b["a"], b["b"])) for b in BOARDS[year]["borders"] if b["kind"] == "land"}
    assert drawn == pairs(year, "land") - pairs(year, "straits")


def test_blocked_borders_are_kept_apart(year: int) -> None:
    drawn = {frozenset((b["a"], b["b"])) for b in BOARDS[year]["borders"]}
    assert not drawn & {frozenset(pair) for pair in GRAPHS[year]["blocked_borders"]}


def test_straits_are_exactly_the_declared_ones(year: int) -> None:
    lines = BOARDS[year]["water_lines"]
    assert {frozenset((line["a"], line["b"])) for line in lines} == pairs(year, "straits")
    assert all(CURVE.fullmatch(line["path"]) for line in lines)


def test_coasts_are_exactly_the_declared_ones(year: int) -> None:
    drawn = {b["a"] for b in BOARDS[year]["borders"] if b["kind"] == "coast" and b["a"] in TERRITORIES[year]}
    assert drawn == {name for name, entry in TERRITORIES[year].items() if entry["coastal"]}


def test_every_declared_border_is_long_enough_to_be_seen(year: int) -> None:
    for border in BOARDS[year]["borders"]:
        if border["kind"] == "land":
            assert path_length(border["path"]) >= 8, (border["a"], border["b"])


def test_the_border_of_the_empire_divides_inside_from_outside(year: int) -> None:
    for border in BOARDS[year]["borders"]:
        if border["kind"] == "land":
            divides = TERRITORIES[year][border["a"]]["hre"] != TERRITORIES[year][border["b"]]["hre"]
            assert ("hre" in border) == divides, (border["a"], border["b"])


def test_sea_routes_lead_over_water_from_coast_to_coast(year: int) -> None:
    lands = [entry["path"] for entry in BOARDS[year]["territories"].values()]
    lands += [entry["path"] for entry in BOARDS[year]["voids"].values()]
    for route in GRAPHS[year]["sea_routes"]:
        drawn = BOARDS[year]["routes"][route["id"]]
        assert drawn["ends"] == route["ends"]
        assert drawn["anchor"] == route["anchor"]
        ((points, closed),) = lines_of(drawn["path"])
        assert not closed
        ashore = [p for p in points[3:-3] if any(contains(land, *p) for land in lands)]
        assert len(ashore) <= 0.06 * len(points), (route["id"], ashore)


def test_small_territories_have_a_halo_to_click_on(year: int) -> None:
    for name, entry in BOARDS[year]["territories"].items():
        assert max(entry["size"], entry.get("halo", 0)) >= 20, name
