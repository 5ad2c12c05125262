"""The board of Six Continents: one sheet with the whole world."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np
import shapely
from shapely.geometry import LineString, MultiPolygon, Point, Polygon

from . import lines, place
from .arrangement import OUTSIDE, Owner
from .boardfile import named, public, spot
from .drawing import ISLET, LAKE, VOID, Drawing
from .paths import area_path, curve_path, line_path
from .projection import World
from .recipe import Graph, Recipe

FLEETS = 6
BERTH = 17.0
BEYOND = 26.0
SOURCE = "Coastlines: Natural Earth (public domain) by way of world-atlas. Projection: Equal Earth."


@dataclass(frozen=True)
class Crossing:
    a: str
    b: str
    curves: list[lines.Curve]


def board(drawing: Drawing, graph: Graph, recipe: Recipe) -> dict[str, Any]:
    page = _page(recipe)
    crossings = water_lines(drawing, graph, recipe)
    places = territories(drawing, graph, recipe)
    return {
        "version": 1,
        "source": SOURCE,
        "viewBox": [0, 0, page.width, page.height],
        "frame": area_path(MultiPolygon([page.frame()])),
        "graticule": "".join(line_path(line) for line in page.graticule(20)),
        "continents": continents(drawing, graph),
        "territories": places,
        "seas": seas(drawing, graph, recipe, crossings),
        "voids": {
            owner.removeprefix(VOID): {
                "kind": recipe.options["voids"][owner.removeprefix(VOID)]["kind"],
                "path": area_path(shape),
            }
            for owner, shape in drawing.shapes.items()
            if owner.startswith(VOID)
        },
        "islets": area_path(drawing.shapes.get(ISLET, MultiPolygon())),
        "lakes": area_path(drawing.shapes.get(LAKE, MultiPolygon())),
        "borders": borders(drawing, graph),
        "water_lines": [
            {"a": crossing.a, "b": crossing.b, "path": "".join(map(curve_path, crossing.curves)), **_exits(crossing)}
            for crossing in crossings
        ],
        "peaks": peaks(recipe, places, graph),
    }


def _page(recipe: Recipe) -> World:
    assert isinstance(recipe.page, World)
    return recipe.page


def continents(drawing: Drawing, graph: Graph) -> dict[str, Any]:
    found = {}
    for continent in graph.continents:
        shapes = [drawing.shapes[name] for name, entry in graph.territories.items() if entry["continent"] == continent]
        largest = max(shapely.get_parts(shapely.unary_union(shapes)), key=lambda part: part.area)
        found[continent] = named(place.name_room(largest, graph.names[continent], place.PLACES))
    return found


def territories(drawing: Drawing, graph: Graph, recipe: Recipe) -> dict[str, Any]:
    circles = {name: place.widest_circle(place.main_part(drawing.shapes[name])) for name in graph.territories}
    found: dict[str, Any] = {}
    for name, entry in graph.territories.items():
        shape = drawing.shapes[name]
        part, room = _room(shape, entry["name"], place.PLACES, recipe, recipe.options["labels"].get(name, {}))
        army, capital = place.token_spots(part, room.lettered(entry["name"], place.PLACES), 2)
        coast = place.ports(name, entry["seas"], drawing.arcs, circles[name])
        found[name] = {
            "path": area_path(shape),
            **named(room),
            "size": round(circles[name].radius),
            "army": spot(army.x, army.y),
            "capital": spot(capital.x, capital.y),
            "ports": {
                zone: {"at": spot(*port), "berth": spot(*place.berth(port, drawing.shapes[zone], BERTH))}
                for zone, port in coast.items()
            },
        }
        others = [circle for other, circle in circles.items() if other != name]
        halo = place.halo(place.Circle(army.x, army.y, circles[name].radius), others)
        if halo is not None:
            found[name]["halo"] = round(halo)
    return found


def seas(drawing: Drawing, graph: Graph, recipe: Recipe, crossings: list[Crossing]) -> dict[str, Any]:
    ways = shapely.unary_union([curve.drawn() for crossing in crossings for curve in crossing.curves]).buffer(9)
    found: dict[str, Any] = {}
    for name, entry in graph.zones.items():
        shape = drawing.shapes[name]
        hand = recipe.options["sea_labels"].get(name, {})
        part, room = _room(shape, entry["name"], place.WATERS, recipe, hand)
        found[name] = {
            "path": area_path(shape),
            **named(room),
            "angle": hand.get("angle", 0),
            "fleets": [
                spot(*fleet)
                for fleet in place.fleet_spots(part, room.lettered(entry["name"], place.WATERS), ways, FLEETS)
            ],
        }
        if "again" in hand:
            found[name]["again"] = spot(*recipe.page.place(*hand["again"]))
    return found


def _room(
    shape: MultiPolygon, text: str, hand: place.Hand, recipe: Recipe, moved: dict[str, Any]
) -> tuple[Polygon, place.Room]:
    """The part of a shape that bears the name, and the room for it: the best there is, or the one chosen by hand."""
    if not moved:
        part = place.main_part(shape)
        return part, place.name_room(part, text, hand)
    x, y = recipe.page.place(*moved["at"])
    part = min(shape.geoms, key=lambda piece: piece.distance(Point(x, y)))
    return part, place.room_around(part, x, y, moved.get("height", 60))


def borders(drawing: Drawing, graph: Graph) -> list[dict[str, str]]:
    """Every border once: coasts, land borders, sea borders, the edges of voids, the shores of lakes."""
    gathered: dict[tuple[str, str, str], str] = {}
    for arc in drawing.arcs:
        if OUTSIDE in arc.sides:
            continue
        a, b = sorted(arc.sides, key=lambda owner: (owner in graph.zones, owner == LAKE, owner))
        key = (_kind(a, b, graph), public(a), public(b))
        gathered[key] = gathered.get(key, "") + line_path(arc.points)
    return [{"kind": kind, "a": a, "b": b, "path": path} for (kind, a, b), path in sorted(gathered.items()) if path]


def water_lines(drawing: Drawing, graph: Graph, recipe: Recipe) -> list[Crossing]:
    hands = recipe.options.get("water_lines") or {}
    lands = {owner: shape for owner, shape in drawing.shapes.items() if owner not in graph.zones and owner != LAKE}
    found: list[Crossing] = []
    for a, b in sorted(graph.water):
        hand = hands.get(f"{a}-{b}", {})
        if "edge" in hand:
            stubs = [
                lines.over_the_edge(recipe.page.place(*start), _page(recipe).rim(side, hand["edge"]), BEYOND)
                for start, side in ((hand["from"], -1), (hand["to"], 1))
            ]
            found.append(Crossing(a, b, stubs))
        elif "from" in hand:
            start, end = recipe.page.place(*hand["from"]), recipe.page.place(*hand["to"])
            found.append(Crossing(a, b, [lines.bent(start, end, hand.get("bend", lines.BEND))]))
        else:
            others = [shape for owner, shape in lands.items() if owner not in (a, b)]
            found.append(Crossing(a, b, [lines.water_line(lands[a], lands[b], others)]))
    return found


def peaks(recipe: Recipe, places: dict[str, Any], graph: Graph) -> list[list[int]]:
    """Little mountains along the great ranges, [x, y, height], where they are in nobody's way."""
    random = np.random.default_rng(recipe.options["seed"] + 2)
    taken: list[shapely.Geometry] = []
    for name, entry in places.items():
        room = place.Room(*entry["label"], *entry["room"])
        taken.append(room.lettered(graph.names[name], place.PLACES).buffer(9))
        taken += [Point(entry[token]).buffer(17) for token in ("army", "capital")]
    names = shapely.unary_union(taken)
    found: list[list[int]] = []
    for way in (recipe.options.get("ranges") or {}).values():
        ridge = LineString([recipe.page.place(lon, lat) for lon, lat in way])
        for along in np.arange(0, ridge.length, 13):
            spot = ridge.interpolate(along + random.uniform(-4, 4))
            x, y = spot.x + random.uniform(-6, 6), spot.y + random.uniform(-6, 6)
            height = random.uniform(9, 15)
            if not names.intersects(Point(x, y)):
                found.append([round(x), round(y), round(height)])
    return sorted(found, key=lambda peak: peak[1])


def _exits(crossing: Crossing) -> dict[str, Any]:
    """Where a line that goes over the edge leaves the map, first at the left."""
    if len(crossing.curves) == 1:
        return {}
    return {"exits": [spot(*curve.end) for curve in crossing.curves]}


def _kind(a: Owner, b: Owner, graph: Graph) -> str:
    if a in graph.zones:
        return "sea"
    if b in graph.zones:
        return "coast"
    if LAKE in (a, b):
        return "lake"
    return "void" if a.startswith(VOID) or b.startswith(VOID) else "land"
