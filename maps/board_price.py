"""The board of The Price of Power: a main map and five distant continents, provinces inside areas, seas with slots."""

from __future__ import annotations

import math
from collections import defaultdict
from dataclasses import dataclass
from typing import Any

import shapely
from shapely.geometry import LineString, MultiPolygon, Point, Polygon

from . import fingerprint, graphs, place
from .arrangement import OUTSIDE, Owner, Vertex
from .azimuthal import Window
from .boardfile import public, spot
from .drawing import ISLET, LAKE, MARCH, OPEN, VOID, Drawing
from .paths import area_path, line_path
from .recipe import Graph, Recipe, pair
from .topology import Topology
from .towns import Town, set_town

SOURCE = "Coastlines: Natural Earth (public domain) by way of world-atlas. Projection: Lambert azimuthal equal-area."
YEARS = (1444, 1618)
AREAS = place.Hand(letter=0.74, smallest=16, largest=64)
WATERS = place.Hand(letter=0.82, smallest=16, largest=66)
LEGIBLE = 11.0
"""A name is shown from the scale on at which its letters are this many pixels high."""

ANGLES = (0, -15, 15, -30, 30, -45, 45, -60, 60)
FLEETS = 4
BERTH = 15.0
NODE = 22.0
"""Half the room of a trade node on the map."""

SMALL = 15.0
"""A province whose largest circle is smaller than this gets a halo to click on."""

HALO = 20.0
RIDGE = 24.0
"""From one peak of a mountain border to the next."""


@dataclass(frozen=True)
class Panel:
    """One map of the sheet: Europe or a distant continent."""

    name: str
    drawing: Drawing
    graph: Graph
    recipe: Recipe

    @property
    def window(self) -> Window:
        assert isinstance(self.recipe.page, Window)
        return self.recipe.page

    def area_shape(self, area: str) -> MultiPolygon:
        parts = [self.drawing.shapes[name] for name, of in self.graph.area_of.items() if of == area]
        whole = shapely.coverage_union_all(parts)
        return MultiPolygon([part for part in shapely.get_parts(whole) if part.geom_type == "Polygon"])


def board(panels: list[Panel], options: dict[str, Any]) -> dict[str, Any]:
    declared = {entry["id"]: entry for entry in graphs.read("price_of_power", "areas.yaml")["areas"]}
    every = graphs.read("price_of_power", "provinces.yaml")["provinces"]
    nodes = graphs.read("price_of_power", "trade_nodes.yaml")["trade_nodes"]
    lines = Topology([arc for panel in panels for arc in panel.drawing.arcs])
    home = {of: panel for panel in panels for of in panel.graph.areas()}
    towns = {entry["id"]: _town(entry, home[entry["area"]], options["twins"]) for entry in every}
    marks = {panel.name: node_spots(panel, nodes, towns) for panel in panels}
    held = ground(panels, every, options["twins"])
    return {
        "version": 1,
        "source": SOURCE,
        "drawn_from": fingerprint.price_of_power(),
        "viewBox": [0, 0, options["sheet"]["width"], options["sheet"]["height"]],
        "cartouche": options["cartouche"],
        "rose": options["rose"],
        "zoom": options["zoom"],
        "panels": {panel.name: _panel(panel) for panel in panels},
        "arcs": lines.written(),
        "shapes": {name: entry for panel in panels for name, entry in shapes(panel, held, lines).items()},
        "provinces": {entry["id"]: province(entry, towns, home[entry["area"]], options["twins"]) for entry in every},
        "areas": {
            name: entry for panel in panels for name, entry in areas(panel, towns, marks[panel.name], lines).items()
        },
        "seas": {name: entry for panel in panels for name, entry in seas(panel, marks[panel.name], lines).items()},
        "nodes": {
            name: {"panel": panel.name, "at": spot(*at)} for panel in panels for name, at in marks[panel.name].items()
        },
        "voids": voids(panels, lines),
        "islets": _rings(panels, ISLET, lines),
        "lakes": _rings(panels, LAKE, lines),
        "open": _rings(panels, OPEN, lines),
        "borders": [border for panel in panels for border in borders(panel, declared, lines)],
        "links": links(declared, home, every, panels),
        "peaks": [peak for panel in panels for peak in peaks(panel, declared, towns)],
    }


def _panel(panel: Panel) -> dict[str, Any]:
    left, top = panel.window.at
    width, height = panel.window.size
    return {
        "at": [left, top, width, height],
        "frame": area_path(_multi(panel.window.frame())),
        "graticule": "".join(line_path(line) for line in panel.window.graticule(10 if panel.name == "europe" else 20)),
        "title": panel.recipe.options["title"],
    }


def ground(panels: list[Panel], every: list[dict[str, Any]], twins: dict[str, str]) -> dict[str, list[str]]:
    """Who holds a shape in each year, where that is not always its own province.

    Ground of a province that does not exist in a year belongs to its twin, or to the neighbour in its area with the
    longest common border.
    """
    found: dict[str, list[str]] = {}
    exists = {entry["id"]: [year for year in YEARS if entry["era"] in ("both", year)] for entry in every}
    other = {first: second for second, first in twins.items()}
    for panel in panels:
        touching = panel.drawing.touching()
        for name, area in panel.graph.area_of.items():
            if len(exists[name]) == len(YEARS):
                continue
            (missing,) = (year for year in YEARS if year not in exists[name])
            beside = [
                (touching.get(pair(name, heir), 0.0), heir)
                for heir, of in panel.graph.area_of.items()
                if of == area and heir != name and missing in exists[heir]
            ]
            heir = other.get(name) or max(beside)[1]
            found[name] = [name if year in exists[name] else heir for year in YEARS]
    return found


def shapes(panel: Panel, held: dict[str, list[str]], lines: Topology) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for name in panel.graph.territories:
        found[name] = {"area": panel.graph.area_of[name], "rings": lines.rings(panel.drawing.shapes[name])}
        if name in held:
            found[name]["held"] = held[name]
    return found


def _town(entry: dict[str, Any], panel: Panel, twins: dict[str, str]) -> Town:
    shape = panel.drawing.shapes[twins.get(entry["id"], entry["id"])]
    return set_town(shape, Point(panel.window.place(entry["lon"], entry["lat"])), entry["name"])


def province(entry: dict[str, Any], towns: dict[str, Town], panel: Panel, twins: dict[str, str]) -> dict[str, Any]:
    town = towns[entry["id"]]
    found: dict[str, Any] = {
        "panel": panel.name,
        "town": spot(town.x, town.y),
        "label": spot(town.room.x, town.room.y),
        "room": [round(town.room.width), round(town.room.height)],
        "size": round(town.radius),
        "from": round(LEGIBLE / town.letters, 2),
    }
    if town.is_beside:
        found["beside"] = 1
    if town.radius < SMALL:
        near = min(math.hypot(town.x - o.x, town.y - o.y) for o in towns.values() if o is not town)
        found["halo"] = round(max(town.radius, min(HALO, near / 2)))
    ground_of = twins.get(entry["id"], entry["id"])
    zones = [zone for zone in entry["faces"] if zone in panel.graph.zones]
    ports = place.ports(ground_of, zones, panel.drawing.arcs, place.Circle(town.x, town.y, town.radius))
    if ports:
        found["ports"] = {
            zone: {"at": spot(*at), "berth": spot(*place.berth(at, panel.drawing.shapes[zone], BERTH))}
            for zone, at in ports.items()
        }
    return found


def areas(panel: Panel, towns: dict[str, Town], nodes: dict[str, Vertex], lines: Topology) -> dict[str, Any]:
    members: dict[str, list[str]] = defaultdict(list)
    for name, area in panel.graph.area_of.items():
        members[area].append(name)
    found: dict[str, Any] = {}
    for area, names in members.items():
        whole = panel.area_shape(area)
        part = place.main_part(whole)
        room, angle = place.turned_room(part, panel.graph.names[area], AREAS, ANGLES)
        letters = room.best(panel.graph.names[area], AREAS)
        taken = shapely.unary_union([*(towns[name].ink() for name in names), *_discs(nodes)])
        army, influence, religion = place.token_spots(part, taken, 3)
        found[area] = {
            "panel": panel.name,
            "shapes": names,
            "label": spot(room.x, room.y),
            "room": [round(room.width), round(room.height)],
            "angle": angle,
            "from": round(LEGIBLE / letters, 2),
            "army": spot(army.x, army.y),
            "influence": spot(influence.x, influence.y),
            "religion": spot(religion.x, religion.y),
        }
        if len(names) > 1:
            found[area]["rings"] = lines.rings(whole)
    return found


def seas(panel: Panel, nodes: dict[str, Vertex], lines: Topology) -> dict[str, Any]:
    found: dict[str, Any] = {}
    marks = _discs(nodes)
    for name, entry in panel.graph.zones.items():
        shape = panel.drawing.shapes[name]
        part = place.main_part(shape)
        free = max(shapely.get_parts(part.difference(shapely.unary_union(marks))), key=lambda piece: piece.area)
        room, angle = place.turned_room(free, entry["name"].upper(), WATERS, ANGLES)
        written = shapely.affinity.rotate(room.lettered(entry["name"].upper(), WATERS), angle, origin=(room.x, room.y))
        number = entry["slots"] + len(entry["letters"]) + FLEETS
        spots = place.fleet_spots(free, written, Polygon(), number)
        slots = sorted(spots[: entry["slots"]])
        letters = spots[entry["slots"] : entry["slots"] + len(entry["letters"])]
        found[name] = {
            "panel": panel.name,
            "rings": lines.rings(shape),
            "label": spot(room.x, room.y),
            "room": [round(room.width), round(room.height)],
            "angle": angle,
            "from": round(LEGIBLE / room.best(entry["name"], WATERS), 2),
            "slots": [spot(*at) for at in slots],
            "fleets": [spot(*at) for at in spots[-FLEETS:]],
            "letters": {letter: spot(*at) for letter, at in zip(entry["letters"], letters, strict=True)},
        }
    return found


def node_spots(panel: Panel, nodes: list[dict[str, Any]], towns: dict[str, Town]) -> dict[str, Vertex]:
    """Trade nodes as near to their place as their land or water and the towns allow."""
    ink = shapely.unary_union([towns[name].ink() for name in panel.graph.territories]).buffer(NODE)
    found: dict[str, Vertex] = {}
    for entry in nodes:
        if entry.get("continent", graphs.EUROPE) != panel.name:
            continue
        place_of = Point(panel.window.place(entry["lon"], entry["lat"]))
        free = _home_of(entry, panel).buffer(-NODE).difference(ink)
        at = shapely.shortest_line(free, place_of).coords[0]
        found[entry["id"]] = (float(at[0]), float(at[1]))
    return found


def _discs(nodes: dict[str, Vertex]) -> list[Polygon]:
    return [Point(at).buffer(1.4 * NODE) for at in nodes.values()]


def _home_of(entry: dict[str, Any], panel: Panel) -> shapely.Geometry:
    """The land or water a node lies in: a desert, an area, or the sea zones it is printed with."""
    if "desert" in entry:
        return panel.drawing.shapes[VOID + entry["desert"]]
    if entry["areas"]:
        return panel.area_shape(entry["areas"][0])
    return shapely.unary_union([panel.drawing.shapes[zone] for zone in entry["sea_zones"] if zone in panel.graph.zones])


def voids(panels: list[Panel], lines: Topology) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for panel in panels:
        kinds = {name: void["kind"] for name, void in panel.recipe.section("voids").items()}
        kinds |= panel.recipe.section("void_kinds")
        for owner, shape in panel.drawing.shapes.items():
            if owner.startswith(VOID):
                kind = "wilds" if owner == MARCH else kinds.get(public(owner), "beyond")
                found[f"{panel.name}:{public(owner)}"] = {"kind": kind, "rings": lines.rings(shape)}
    return found


def borders(panel: Panel, declared: dict[str, dict[str, Any]], lines: Topology) -> list[dict[str, Any]]:
    """Every border once, with its class; `hre` where the Empire ends."""
    gathered: dict[tuple[str, str, str], list[int]] = defaultdict(list)
    for arc in panel.drawing.arcs:
        if OUTSIDE in arc.sides:
            continue
        a, b = sorted(arc.sides, key=lambda owner: (owner in panel.graph.zones, owner in (LAKE, OPEN), owner))
        gathered[_kind(a, b, panel, declared), public(a), public(b)].append(lines.of(arc))
    lands = panel.graph.territories
    found: list[dict[str, Any]] = []
    for (kind, a, b), arcs in sorted(gathered.items()):
        ends = a in lands and b in lands and lands[a]["hre"] != lands[b]["hre"]
        found.append({"kind": kind, "a": a, "b": b, **({"hre": 1} if ends else {}), "arcs": arcs})
    return found


def _kind(a: Owner, b: Owner, panel: Panel, declared: dict[str, dict[str, Any]]) -> str:
    zones, area_of = panel.graph.zones, panel.graph.area_of
    if a in zones:
        return "sea"
    if b in zones or b == OPEN:
        return "coast"
    if LAKE in (a, b):
        return "lake"
    if a not in area_of or b not in area_of:
        return "void"
    one, two = area_of[a], area_of[b]
    if one == two:
        return "province"
    return "mountain" if two in declared[one]["mountains"] else "area"


def links(
    declared: dict[str, dict[str, Any]], home: dict[str, Panel], every: list[dict[str, Any]], panels: list[Panel]
) -> list[dict[str, Any]]:
    """Land neighbours on different maps, and ports that face a sea of another map: a mark at either end."""
    middle = {entry["area"]: (entry["lon"], entry["lat"]) for entry in every}
    found: list[dict[str, Any]] = []
    for a, entry in sorted(declared.items()):
        for b in entry["neighbours"]:
            if a < b and home[a] is not home[b]:
                ends = [_gate(a, home[a], middle[b]), _gate(b, home[b], middle[a])]
                found.append({"kind": "land", "a": a, "b": b, "at": [spot(*end) for end in ends]})
    zones = {zone: panel for panel in panels for zone in panel.graph.zones}
    for entry in every:
        for zone in entry["faces"]:
            if zones[zone] is not home[entry["area"]]:
                at = _quay(entry["id"], home[entry["area"]])
                found.append({"kind": "port", "a": entry["id"], "b": zone, "at": [spot(at.x, at.y)]})
    return found


def _gate(area: str, panel: Panel, towards: Vertex) -> Vertex:
    """On the outer edge of an area, where the way to another map begins."""
    shapes_of = {name for name, of in panel.graph.area_of.items() if of == area}
    outer = [
        LineString(arc.points)
        for arc in panel.drawing.arcs
        if len(shapes_of.intersection(arc.sides)) == 1
        and any(side == OUTSIDE or side.startswith(VOID) for side in arc.sides)
    ]
    target = Point(panel.window.place(*towards))
    edge = shapely.unary_union(outer) if outer else panel.area_shape(area).boundary
    at = shapely.shortest_line(edge, target).coords[0]
    return float(at[0]), float(at[1])


def _quay(name: str, panel: Panel) -> Point:
    """On the coast of a port that faces a sea of another map."""
    coasts = [LineString(arc.points) for arc in panel.drawing.arcs if set(arc.sides) == {name, OPEN}]
    middle = panel.drawing.shapes[name].representative_point()
    return Point(shapely.shortest_line(shapely.unary_union(coasts), middle).coords[0])


def peaks(panel: Panel, declared: dict[str, dict[str, Any]], towns: dict[str, Town]) -> list[list[int]]:
    """Little mountains along the mountain borders, [x, y, height], clear of the towns."""
    area_of = panel.graph.area_of
    taken = shapely.unary_union([Point(towns[name].x, towns[name].y).buffer(13) for name in area_of])
    found: list[list[int]] = []
    for arc in panel.drawing.arcs:
        a, b = arc.sides
        if a not in area_of or b not in area_of or area_of[b] not in declared[area_of[a]]["mountains"]:
            continue
        ridge = LineString(arc.points)
        number = max(1, round(ridge.length / RIDGE))
        for i in range(number):
            at = ridge.interpolate((i + 0.5) / number, normalized=True)
            if not taken.contains(at):
                found.append([round(at.x), round(at.y) + 5, 18 if i % 2 else 14])
    return sorted(found, key=lambda peak: (peak[1], peak[0]))


def _rings(panels: list[Panel], owner: Owner, lines: Topology) -> list[list[int]]:
    return [ring for panel in panels for ring in lines.rings(panel.drawing.shapes.get(owner, MultiPolygon()))]


def _multi(shape: shapely.Geometry) -> MultiPolygon:
    return MultiPolygon([part for part in shapely.get_parts(shape) if part.geom_type == "Polygon"])
