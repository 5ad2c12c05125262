"""The boards of Raison d'État: territories, straits and sea routes. The file is read like that of Six Continents."""

from __future__ import annotations

from typing import Any

import numpy as np
import shapely
from shapely.geometry import LineString, MultiPolygon, Point

from . import fingerprint, graphs, lines, place
from .arrangement import OUTSIDE, Owner
from .azimuthal import Window
from .boardfile import named, public, spot
from .drawing import ISLET, LAKE, MARCH, VOID, Drawing
from .paths import area_path, curve_path, line_path
from .recipe import Graph, Recipe
from .routes import Chart, Route

SOURCE = "Coastlines: Natural Earth (public domain) by way of world-atlas. Projection: Lambert azimuthal equal-area."
SEA = "sea"
NAMES = place.Hand(letter=0.54, smallest=17, largest=40)


def board(drawing: Drawing, graph: Graph, recipe: Recipe, year: int) -> dict[str, Any]:
    page = recipe.page
    assert isinstance(page, Window)
    declared = graphs.read("raison_detat", f"map_{year}.yaml")
    places = territories(drawing, graph, recipe)
    return {
        "version": 1,
        "source": SOURCE,
        "drawn_from": fingerprint.raison_detat(year),
        "viewBox": [*page.at, *page.size],
        "frame": area_path(MultiPolygon([page.frame()])),
        "graticule": "".join(line_path(line) for line in page.graticule(5)),
        "rose": recipe.options["rose"],
        "territories": places,
        "seas": {},
        "voids": voids(drawing, recipe),
        "islets": area_path(drawing.shapes.get(ISLET, MultiPolygon())),
        "lakes": area_path(drawing.shapes.get(LAKE, MultiPolygon())),
        "borders": borders(drawing, graph),
        "water_lines": straits(drawing, graph),
        "routes": routes(drawing, declared["sea_routes"]),
        "peaks": peaks(recipe, places, graph),
    }


def territories(drawing: Drawing, graph: Graph, recipe: Recipe) -> dict[str, Any]:
    parts = {name: place.main_part(drawing.shapes[name]) for name in graph.territories}
    circles = {name: place.widest_circle(part) for name, part in parts.items()}
    found: dict[str, Any] = {}
    for name, entry in graph.territories.items():
        moved = recipe.section("labels").get(name)
        room = place.name_room(parts[name], entry["name"], NAMES)
        if moved:
            room = place.room_around(parts[name], *recipe.page.place(*moved["at"]), moved["height"])
        army, garrison, fortress, value = place.token_spots(parts[name], room.lettered(entry["name"], NAMES), 4)
        found[name] = {
            "path": area_path(drawing.shapes[name]),
            **named(room),
            "size": round(circles[name].radius),
            "army": spot(army.x, army.y),
            "garrison": spot(garrison.x, garrison.y),
            "fortress": spot(fortress.x, fortress.y),
            "value": spot(value.x, value.y),
        }
        others = [circle for other, circle in circles.items() if other != name]
        halo = place.halo(place.Circle(army.x, army.y, circles[name].radius), others)
        if halo is not None:
            found[name]["halo"] = round(halo)
    return found


def voids(drawing: Drawing, recipe: Recipe) -> dict[str, Any]:
    kinds = {name: void["kind"] for name, void in recipe.section("voids").items()}
    return {
        public(owner): {"kind": "mountains" if owner == MARCH else kinds[public(owner)], "path": area_path(shape)}
        for owner, shape in drawing.shapes.items()
        if owner.startswith(VOID)
    }


def borders(drawing: Drawing, graph: Graph) -> list[dict[str, Any]]:
    """Every border once; `hre` where the Empire ends."""
    gathered: dict[tuple[str, str, str], str] = {}
    for arc in drawing.arcs:
        if OUTSIDE in arc.sides:
            continue
        a, b = sorted(arc.sides, key=lambda owner: (owner == SEA, owner == LAKE, owner))
        key = (_kind(a, b), public(a), public(b))
        gathered[key] = gathered.get(key, "") + line_path(arc.points)
    found: list[dict[str, Any]] = []
    for (kind, a, b), path in sorted(gathered.items()):
        ends = kind == "land" and graph.territories[a]["hre"] != graph.territories[b]["hre"]
        if path:
            found.append({"kind": kind, "a": a, "b": b, **({"hre": 1} if ends else {}), "path": path})
    return found


def _kind(a: Owner, b: Owner) -> str:
    if b == SEA:
        return "coast"
    if LAKE in (a, b):
        return "lake"
    return "void" if a.startswith("~") or b.startswith("~") else "land"


def straits(drawing: Drawing, graph: Graph) -> list[dict[str, Any]]:
    lands = {owner: shape for owner, shape in drawing.shapes.items() if owner not in (SEA, LAKE)}
    found: list[dict[str, Any]] = []
    for a, b in sorted(graph.water):
        others = [shape for owner, shape in lands.items() if owner not in (a, b)]
        curve = lines.water_line(lands[a], lands[b], others)
        found.append({"a": a, "b": b, "path": curve_path(curve)})
    return found


def routes(drawing: Drawing, declared: list[dict[str, Any]]) -> dict[str, Any]:
    """Ways over the sea, with a mark in the middle that shows who controls them; short ways are laid first."""
    chart = Chart(drawing.shapes[SEA])
    laid: dict[str, Route] = {}
    distance = {
        entry["id"]: drawing.shapes[entry["ends"][0]].distance(drawing.shapes[entry["ends"][1]]) for entry in declared
    }
    for entry in sorted(declared, key=lambda entry: (distance[entry["id"]], entry["id"])):
        laid[entry["id"]] = chart.sail(*(drawing.shapes[end] for end in entry["ends"]))
        chart.avoid(laid[entry["id"]])
    found: dict[str, Any] = {}
    for entry in declared:
        line = laid[entry["id"]].line
        middle = line.interpolate(0.5, normalized=True)
        found[entry["id"]] = {
            "ends": entry["ends"],
            "anchor": entry["anchor"],
            "path": line_path(laid[entry["id"]].points),
            "mark": spot(middle.x, middle.y),
        }
    return found


def peaks(recipe: Recipe, places: dict[str, Any], graph: Graph) -> list[list[int]]:
    """Little mountains along the great ranges, [x, y, height], where they are in nobody's way."""
    random = np.random.default_rng(recipe.options["seed"] + 2)
    taken: list[shapely.Geometry] = []
    for name, entry in places.items():
        room = place.Room(*entry["label"], *entry["room"])
        taken.append(room.lettered(graph.names[name], NAMES).buffer(9))
        taken += [Point(entry[token]).buffer(15) for token in ("army", "garrison")]
    covered = shapely.unary_union(taken)
    found: list[list[int]] = []
    for way in recipe.section("ranges").values():
        ridge = LineString([recipe.page.place(lon, lat) for lon, lat in way])
        for along in np.arange(0, ridge.length, 15):
            at = ridge.interpolate(along + random.uniform(-4, 4))
            x, y = at.x + random.uniform(-7, 7), at.y + random.uniform(-7, 7)
            height = random.uniform(11, 17)
            if not covered.intersects(Point(x, y)):
                found.append([round(x), round(y), round(height)])
    return sorted(found, key=lambda peak: (peak[1], peak[0]))
