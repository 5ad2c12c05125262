"""The committed board of Six Continents: complete, closed, clickable, and in agreement with the declared graph."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
import yaml

from tests.maps.shapes import CURVE, area, contains, lines_of, path_length

GAME = Path(__file__).parents[2] / "src" / "westphalia" / "games" / "six_continents"
BOARD = GAME / "content" / "world.json"
WORLD: dict[str, Any] = json.loads(BOARD.read_text(encoding="utf-8"))
GRAPH: dict[str, Any] = yaml.load((GAME / "content" / "map.yaml").read_text(encoding="utf-8"), yaml.CSafeLoader)
TERRITORIES = {entry["id"]: entry for entry in GRAPH["territories"]}
ZONES = {entry["id"]: entry for entry in GRAPH["sea_zones"]}


def border_pairs(kind: str) -> set[frozenset[str]]:
    return {frozenset((b["a"], b["b"])) for b in WORLD["borders"] if b["kind"] == kind}


def declared(entries: dict[str, dict[str, Any]], field: str) -> set[frozenset[str]]:
    return {frozenset((name, other)) for name, entry in entries.items() for other in entry[field]}


def test_the_file_is_compact() -> None:
    assert BOARD.stat().st_size <= 250_000


def test_every_territory_and_sea_zone_is_drawn_and_nothing_else() -> None:
    assert set(WORLD["territories"]) == set(TERRITORIES)
    assert set(WORLD["seas"]) == set(ZONES)
    assert set(WORLD["continents"]) == {entry["id"] for entry in GRAPH["continents"]}


@pytest.mark.parametrize("section", ["territories", "seas", "voids"])
def test_shapes_are_closed_rings_inside_the_sheet(section: str) -> None:
    _, _, width, height = WORLD["viewBox"]
    for name, entry in WORLD[section].items():
        rings = lines_of(entry["path"])
        assert rings, name
        for points, closed in rings:
            assert closed, name
            assert len(set(points)) >= 3, name
            assert all(0 <= x <= width and 0 <= y <= height for x, y in points), name
        assert max(area(points) for points, _ in rings) > 100, name


@pytest.mark.parametrize("name", sorted(TERRITORIES))
def test_names_and_tokens_of_a_territory_stand_on_it(name: str) -> None:
    entry = WORLD["territories"][name]
    for spot in ("label", "army", "capital"):
        assert contains(entry["path"], *entry[spot]), spot


@pytest.mark.parametrize("name", sorted(ZONES))
def test_names_and_fleets_of_a_sea_zone_float_on_it(name: str) -> None:
    entry = WORLD["seas"][name]
    assert len(entry["fleets"]) == 6
    spots = [entry["label"], *entry["fleets"], *([entry["again"]] if "again" in entry else [])]
    for spot in spots:
        assert contains(entry["path"], *spot), spot
    assert len({tuple(fleet) for fleet in entry["fleets"]}) == 6


def test_drawn_land_borders_are_exactly_the_declared_ones() -> None:
    assert border_pairs("land") == declared(TERRITORIES, "land")


def test_drawn_sea_borders_are_exactly_the_declared_ones() -> None:
    assert border_pairs("sea") == declared(ZONES, "seas")


def test_drawn_coasts_are_exactly_the_declared_ones() -> None:
    drawn = {pair for pair in border_pairs("coast") if pair & set(TERRITORIES)}
    assert drawn == declared(TERRITORIES, "seas")


def test_both_sides_of_a_border_share_its_points() -> None:
    shapes = {**WORLD["territories"], **WORLD["seas"]}
    corners = {name: {p for points, _ in lines_of(entry["path"]) for p in points} for name, entry in shapes.items()}
    for border in WORLD["borders"]:
        if border["kind"] in ("land", "coast", "sea"):
            points = {p for line, _ in lines_of(border["path"]) for p in line}
            for side in (border["a"], border["b"]):
                if side in corners:
                    assert points <= corners[side], (border["a"], border["b"])


def test_every_declared_border_is_long_enough_to_be_seen() -> None:
    for border in WORLD["borders"]:
        if border["kind"] in ("land", "sea"):
            assert path_length(border["path"]) >= 7, (border["a"], border["b"])


def test_there_is_a_port_for_every_coast_with_a_berth_on_its_sea() -> None:
    for name, entry in WORLD["territories"].items():
        assert set(entry["ports"]) == set(TERRITORIES[name]["seas"])
        for zone, port in entry["ports"].items():
            assert contains(WORLD["seas"][zone]["path"], *port["berth"]), (name, zone)


def test_water_lines_are_exactly_the_declared_ones() -> None:
    drawn = {frozenset((line["a"], line["b"])) for line in WORLD["water_lines"]}
    assert drawn == declared(TERRITORIES, "water")
    assert len(WORLD["water_lines"]) == len(drawn)
    assert all(CURVE.fullmatch(line["path"]) for line in WORLD["water_lines"])


def test_the_line_between_alyeska_and_lena_goes_over_the_edge() -> None:
    (line,) = (line for line in WORLD["water_lines"] if {line["a"], line["b"]} == {"alyeska", "lena"})
    (left, _), (right, _) = line["exits"]
    assert left < WORLD["viewBox"][2] / 2 < right
    assert line["path"].count("M") == 2


def test_small_territories_have_a_halo_to_click_on() -> None:
    for name, entry in WORLD["territories"].items():
        assert max(entry["size"], entry.get("halo", 0)) >= 20, name
