"""The committed board of The Price of Power: complete, closed, clickable, and in agreement with the declared graph."""

from __future__ import annotations

import json
import math
from collections import Counter
from functools import cache
from pathlib import Path
from typing import Any

import pytest
import yaml

from maps import fingerprint
from tests.maps.shapes import Arcs, Rings, area, inside

CONTENT = Path(__file__).parents[2] / "src" / "westphalia" / "games" / "price_of_power" / "content"
BOARD = CONTENT / "europe.json"
WORLD: dict[str, Any] = json.loads(BOARD.read_text(encoding="utf-8"))
ARCS = Arcs(WORLD)
ENOUGH = 7


def read(name: str) -> dict[str, dict[str, Any]]:
    entries = yaml.load((CONTENT / f"{name}.yaml").read_text("utf-8"), yaml.CSafeLoader)[name]
    return {entry["id"]: entry for entry in entries}


AREAS = read("areas")
PROVINCES = read("provinces")
ZONES = read("sea_zones")
NODES = read("trade_nodes")
PANEL_OF = {name: entry.get("continent", "europe") for name, entry in AREAS.items()}
BOARD_OF = {name: "europe" if entry["board"] == "main" else entry["board"] for name, entry in ZONES.items()}

Pairs = set[frozenset[str]]


@cache
def shape(section: str, name: str) -> Rings:
    return ARCS.rings(WORLD[section][name]["rings"])


def ground(province: str) -> str:
    """The shape a province was drawn as: its own, or that of the one it replaces."""
    if province in WORLD["shapes"]:
        return province
    (found,) = (name for name, entry in WORLD["shapes"].items() if province in entry.get("held", []))
    return str(found)


def lies_in_area(name: str, x: float, y: float) -> bool:
    return any(inside(shape("shapes", part), x, y) for part in WORLD["areas"][name]["shapes"])


def drawn_land() -> Pairs:
    """Areas that share a border."""
    found = set()
    for border in WORLD["borders"]:
        if border["kind"] in ("area", "mountain"):
            found.add(frozenset(WORLD["shapes"][border[side]]["area"] for side in "ab"))
    return found


def coasts() -> list[dict[str, Any]]:
    return [b for b in WORLD["borders"] if b["kind"] == "coast" and b["a"] in WORLD["shapes"] and b["b"] in ZONES]


def test_the_file_is_compact() -> None:
    assert BOARD.stat().st_size <= 700_000


def test_the_file_was_drawn_from_the_recipe_and_the_content_as_they_are() -> None:
    assert WORLD["drawn_from"] == fingerprint.price_of_power(), "run `python -m maps.build price_of_power`"


def test_every_province_area_sea_zone_and_node_is_drawn_and_nothing_else() -> None:
    assert set(WORLD["provinces"]) == set(PROVINCES)
    assert set(WORLD["areas"]) == set(AREAS)
    assert set(WORLD["seas"]) == set(ZONES)
    assert set(WORLD["nodes"]) == set(NODES)
    assert {ground(name) for name in PROVINCES} == set(WORLD["shapes"])


def test_a_shape_belongs_in_each_year_to_a_province_of_its_area_that_exists() -> None:
    for year, column in ((1444, 0), (1618, 1)):
        held = Counter(entry.get("held", [name, name])[column] for name, entry in WORLD["shapes"].items())
        there = {name for name, entry in PROVINCES.items() if entry["era"] in ("both", year)}
        assert set(held) == there
        for name, entry in WORLD["shapes"].items():
            assert PROVINCES[entry.get("held", [name, name])[column]]["area"] == entry["area"], name


def test_shapes_of_an_area_are_those_of_its_provinces() -> None:
    for name, entry in WORLD["areas"].items():
        assert set(entry["shapes"]) == {ground(p) for p, province in PROVINCES.items() if province["area"] == name}


@pytest.mark.parametrize("section", ["shapes", "seas", "voids"])
def test_rings_are_closed(section: str) -> None:
    for name, entry in WORLD[section].items():
        for ring in entry["rings"]:
            walks = [ARCS.walk(reference) for reference in ring]
            for one, other in zip(walks, [*walks[1:], walks[0]], strict=True):
                if one and other:
                    assert one[-1] == other[0], name
        if section != "voids":
            assert max(area(points) for points in shape(section, name)) > 60, name


def test_panels_lie_on_the_sheet_and_hold_what_belongs_to_them() -> None:
    _, _, width, height = WORLD["viewBox"]
    for panel in WORLD["panels"].values():
        left, top, wide, high = panel["at"]
        assert 0 <= left < left + wide <= width
        assert 0 <= top < top + high <= height
    for name, entry in WORLD["shapes"].items():
        left, top, wide, high = WORLD["panels"][PANEL_OF[entry["area"]]]["at"]
        for points in shape("shapes", name):
            assert all(left <= x <= left + wide and top <= y <= top + high for x, y in points), name


def test_every_line_is_kept_once_and_has_two_sides_at_most() -> None:
    used = Counter(
        reference if reference >= 0 else ~reference
        for section in ("shapes", "seas", "voids")
        for entry in WORLD[section].values()
        for ring in entry["rings"]
        for reference in ring
    )
    for section in ("islets", "lakes", "open"):
        used.update(r if r >= 0 else ~r for ring in WORLD[section] for r in ring)
    assert max(used.values()) == 2
    assert set(used) == set(range(len(WORLD["arcs"])))


def test_drawn_borders_of_areas_are_exactly_the_declared_ones() -> None:
    declared = {
        frozenset((name, other))
        for name, entry in AREAS.items()
        for other in entry["neighbours"]
        if PANEL_OF[name] == PANEL_OF[other]
    }
    assert drawn_land() == declared


def test_mountain_borders_are_exactly_the_declared_ones() -> None:
    drawn = {
        frozenset(WORLD["shapes"][border[side]]["area"] for side in "ab")
        for border in WORLD["borders"]
        if border["kind"] == "mountain"
    }
    assert drawn == {frozenset((name, other)) for name, entry in AREAS.items() for other in entry["mountains"]}


def test_drawn_coasts_of_areas_are_exactly_the_declared_ones() -> None:
    drawn = {(WORLD["shapes"][border["a"]]["area"], border["b"]) for border in coasts()}
    declared = {
        (name, zone) for name, entry in AREAS.items() for zone in entry["seas"] if BOARD_OF[zone] == PANEL_OF[name]
    }
    assert drawn == declared


def test_drawn_sea_borders_are_exactly_the_declared_ones() -> None:
    drawn = {frozenset((border["a"], border["b"])) for border in WORLD["borders"] if border["kind"] == "sea"}
    linked = {frozenset((name, link["zone"])) for name, entry in ZONES.items() for link in entry["links"]}
    declared = {frozenset((name, other)) for name, entry in ZONES.items() for other in entry["neighbours"]}
    assert {pair for pair in drawn if pair <= set(ZONES)} == declared - linked


def test_every_declared_border_is_long_enough_to_be_seen() -> None:
    lengths: Counter[frozenset[str]] = Counter()
    for border in WORLD["borders"]:
        if border["kind"] in ("area", "mountain"):
            pair = frozenset(WORLD["shapes"][border[side]]["area"] for side in "ab")
        elif border["kind"] in ("sea", "coast"):
            pair = frozenset(WORLD["shapes"].get(border[side], {}).get("area", border[side]) for side in "ab")
        else:
            continue
        lengths[pair] += round(ARCS.length(border["arcs"]))
    named = set(AREAS) | set(ZONES)
    assert {tuple(sorted(pair)) for pair, length in lengths.items() if length < ENOUGH and pair <= named} == set()


def test_the_border_of_the_empire_divides_provinces_inside_from_those_outside() -> None:
    for border in WORLD["borders"]:
        if border["kind"] in ("province", "area", "mountain"):
            divides = PROVINCES[border["a"]]["hre"] != PROVINCES[border["b"]]["hre"]
            assert ("hre" in border) == divides, (border["a"], border["b"])


def test_every_port_has_a_harbour_on_its_coast_and_a_berth_on_its_sea() -> None:
    for name, entry in PROVINCES.items():
        here = {zone for zone in entry["faces"] if BOARD_OF[zone] == PANEL_OF[entry["area"]]}
        ports = WORLD["provinces"][name].get("ports", {})
        assert set(ports) == here, name
        for zone, port in ports.items():
            assert inside(shape("seas", zone), *port["berth"]), (name, zone)


@pytest.mark.parametrize("panel", sorted(WORLD["panels"]))
def test_towns_and_names_stand_in_their_provinces(panel: str) -> None:
    for name, entry in WORLD["provinces"].items():
        if entry["panel"] != panel:
            continue
        rings = shape("shapes", ground(name))
        assert inside(rings, *entry["town"]), name
        assert inside(rings, *entry["label"]) or entry.get("beside"), name
        if entry.get("beside"):
            assert entry["size"] < 12, f"{name} is large enough for its name"
            assert math.dist(entry["label"], entry["town"]) < 60, name


@pytest.mark.parametrize("panel", sorted(WORLD["panels"]))
def test_names_and_tokens_of_an_area_stand_in_it(panel: str) -> None:
    for name, entry in WORLD["areas"].items():
        if entry["panel"] == panel:
            for thing in ("label", "army", "influence", "religion"):
                assert lies_in_area(name, *entry[thing]), (name, thing)


@pytest.mark.parametrize("name", sorted(ZONES))
def test_names_slots_letters_and_fleets_float_on_their_sea(name: str) -> None:
    entry, rings = WORLD["seas"][name], shape("seas", name)
    assert len(entry["slots"]) == ZONES[name]["slots"]
    assert list(entry["letters"]) == ZONES[name]["letters"]
    spots = [*entry["slots"], *entry["fleets"], *entry["letters"].values()]
    assert len({tuple(spot) for spot in spots}) == len(spots)
    for spot in [entry["label"], *spots]:
        assert inside(rings, *spot), spot


def test_trade_nodes_lie_in_their_area_desert_or_sea() -> None:
    for name, entry in NODES.items():
        at = WORLD["nodes"][name]["at"]
        if "desert" in entry:
            assert inside(shape("voids", f"europe:{entry['desert']}"), *at), name
        elif entry["areas"]:
            assert lies_in_area(entry["areas"][0], *at), name
        else:
            here = [zone for zone in entry["sea_zones"] if BOARD_OF[zone] == WORLD["nodes"][name]["panel"]]
            assert any(inside(shape("seas", zone), *at) for zone in here), name


def test_neighbours_on_different_maps_are_linked_by_marks_at_both_ends() -> None:
    declared = {
        frozenset((name, other))
        for name, entry in AREAS.items()
        for other in entry["neighbours"]
        if PANEL_OF[name] != PANEL_OF[other]
    }
    lands = [link for link in WORLD["links"] if link["kind"] == "land"]
    assert {frozenset((link["a"], link["b"])) for link in lands} == declared
    assert all(len(link["at"]) == 2 for link in lands)


def test_ports_that_face_a_sea_of_another_map_have_a_mark() -> None:
    declared = {
        (name, zone)
        for name, entry in PROVINCES.items()
        for zone in entry["faces"]
        if BOARD_OF[zone] != PANEL_OF[entry["area"]]
    }
    assert {(link["a"], link["b"]) for link in WORLD["links"] if link["kind"] == "port"} == declared


def test_small_provinces_have_a_halo_to_click_on() -> None:
    for name, entry in WORLD["provinces"].items():
        assert max(entry["size"], entry.get("halo", 0)) >= 14, name
