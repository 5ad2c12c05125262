"""From points and coastlines to shapes: the land is divided among territories, the water among sea zones."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass

import shapely
from shapely.geometry import LineString, MultiPolygon, Point, Polygon

from . import coast
from .arrangement import Arc, Owner, Pair, Patches, arcs_of, faces_of, join_corners, simplify
from .cells import Cells, Seed, seeds_at
from .noise import Octave, Warp
from .page import Page
from .recipe import NOBODY, Graph, Place, Recipe, pair

VOID = "~void:"
ISLET: Owner = "~islet"
LAKE: Owner = "~lake"
OPEN: Owner = "~open"
"""Open water that belongs to no zone."""


MARCH: Owner = VOID + "marches"
"""Wild land drawn between two that must not touch."""


@dataclass(frozen=True)
class Drawing:
    """The finished coverage: a shape per owner and every border once, in page units."""

    shapes: dict[Owner, MultiPolygon]
    arcs: list[Arc]
    notes: list[str]

    def touching(self, group: Callable[[Owner], Owner] = str) -> dict[Pair, float]:
        """How long the common border of each pair is."""
        lengths: dict[Pair, float] = {}
        for arc in self.arcs:
            a, b = map(group, arc.sides)
            if a != b:
                lengths[pair(a, b)] = lengths.get(pair(a, b), 0.0) + arc.length
        return lengths


def draw(recipe: Recipe, graph: Graph) -> Drawing:
    page = recipe.page
    land = prepare_land(recipe)
    cells = recipe.options["cells"]
    land_cells = Cells(
        _land_seeds(recipe, graph), page, _warp(recipe, "land", 0), cells["land"]["step"], cells["land"]["rounds"]
    )
    sea_cells = Cells(
        _sea_seeds(recipe, graph), page, _warp(recipe, "sea", 1), cells["sea"]["step"], cells["sea"]["rounds"]
    )
    owned = assign_islands(land, recipe, land_cells.seeds)
    kept = [part for part, owner in zip(land.geoms, owned, strict=True) if owner != "drop"]
    owned = [owner for owner in owned if owner != "drop"]
    faces = faces_of([MultiPolygon(kept).boundary, *land_cells.lines, *sea_cells.lines], page.frame())
    owners = _label(faces, kept, owned, land_cells, sea_cells)
    patches = Patches(faces, owners)
    settler = Settler(kept, owned, land_cells, sea_cells)
    notes = settler.settle(patches)
    declared = graph.contacts()
    named = {*graph.territories, *graph.zones}

    def unwanted(both: Pair) -> bool:
        a, b = map(graph.group, both)
        return named.issuperset(both) and a != b and pair(a, b) not in declared

    if "marches" in recipe.options:
        patches = lay_marches(patches, page, recipe.options["marches"], set(graph.territories), unwanted)
        notes += settler.settle(patches)
    settler.make_lakes(patches)
    shapes = simplify(patches.shapes(), recipe.options["coast"]["simplify"])
    shapes = join_corners(shapes, arcs_of(shapes), unwanted, recipe.options["corner"])
    return Drawing(shapes, arcs_of(shapes), notes)


def lay_marches(
    patches: Patches, page: Page, width: float, lands: set[Owner], unwanted: Callable[[Pair], bool]
) -> Patches:
    """A strip of wild land along every border, and every coast, that must not be one."""
    shapes = patches.shapes()
    strips: list[tuple[Polygon, Pair]] = []
    for both in sorted(patches.neighbours()):
        if not lands.isdisjoint(both) and unwanted(both):
            common = shapely.intersection(shapes[both[0]].boundary, shapes[both[1]].boundary)
            strips.append((common.buffer(width / 2, quad_segs=3), both))
    if not strips:
        return patches
    edges = [face.boundary for face in patches.faces]
    faces = faces_of([*edges, *(strip.boundary for strip, _ in strips)], page.frame())
    before = shapely.STRtree(patches.faces)
    tree = shapely.STRtree([strip for strip, _ in strips])
    owners: list[Owner] = []
    for face in faces:
        spot = face.representative_point()
        owner = patches.owners[int(before.nearest(spot))]
        over = (strips[i][1] for i in tree.query(spot, predicate="within"))
        owners.append(MARCH if owner in lands and any(owner in both for both in over) else owner)
    return Patches(faces, owners)


def prepare_land(recipe: Recipe) -> MultiPolygon:
    options = recipe.options
    land = coast.land_on(recipe.page, coast.read_topology(options["coast"]["file"]))
    land = coast.clean(land, options["coast"]["smooth"], options["coast"]["smallest"])
    land = coast.build_land(land, _ways(recipe, "bridges"), options["bridge_width"])
    land = coast.cut_channels(land, _ways(recipe, "channels"), options["channel_width"])
    return coast.clean(land, 0.01, options["coast"]["smallest"])


def assign_islands(land: MultiPolygon, recipe: Recipe, seeds: list[Seed]) -> list[Owner | None]:
    """The owner of each piece of land; None for a mainland, which several territories share."""
    owned: list[Owner | None] = []
    points = shapely.points([(seed.x, seed.y) for seed in seeds])
    for part in land.geoms:
        shapely.prepare(part)
        inside = {seeds[i].owner for i in shapely.contains(part, points).nonzero()[0]}
        if len(inside) > 1:
            owned.append(None)
        elif inside:
            owned.append(inside.pop())
        else:
            owned.append(seeds[int(shapely.distance(part, points).argmin())].owner)
    for owner, places in recipe.points("islands").items():
        for lon, lat in places:
            point = Point(recipe.page.place(lon, lat))
            nearest = min(range(len(owned)), key=lambda i: land.geoms[i].distance(point))
            if owned[nearest] is None or land.geoms[nearest].distance(point) > 10:
                raise SystemExit(f"islands: {owner}: no island at [{lon}, {lat}]")
            owned[nearest] = ISLET if owner == "islet" else owner
    islets_below = recipe.options.get("islets_below", math.inf)
    return [
        ISLET if owner is not None and owner.startswith(VOID) and part.area < islets_below else owner
        for part, owner in zip(land.geoms, owned, strict=True)
    ]


def _label(
    faces: list[Polygon], kept: list[Polygon], owned: list[Owner | None], land_cells: Cells, sea_cells: Cells
) -> list[Owner]:
    tree = shapely.STRtree(kept)
    owners: list[Owner] = []
    for face in faces:
        spot = face.representative_point()
        under = tree.query(spot, predicate="within")
        if len(under):
            owners.append(owned[under[0]] or land_cells.owner_of(spot))
        else:
            owners.append(sea_cells.owner_of(spot))
    return owners


class Settler:
    """Gives splinters to a neighbour on the same land or water."""

    def __init__(self, kept: list[Polygon], owned: list[Owner | None], land_cells: Cells, sea_cells: Cells) -> None:
        self.zones = {seed.owner for seed in sea_cells.seeds}
        self.roots: dict[Owner, list[Point]] = {}
        for seed in (*land_cells.seeds, *sea_cells.seeds):
            self.roots.setdefault(seed.owner, []).append(Point(seed.x, seed.y))
        self.mainland = MultiPolygon([part for part, owner in zip(kept, owned, strict=True) if owner is None])
        shapely.prepare(self.mainland)

    def rooted(self, patches: Patches, patch: list[int]) -> bool:
        owner = patches.owners[patch[0]]
        if owner in (ISLET, LAKE, MARCH):
            return True
        if owner not in self.zones and not self.mainland.contains(patches.faces[patch[0]].representative_point()):
            return True
        return any(patches.faces[face].contains(point) for face in patch for point in self.roots[owner])

    def settle(self, patches: Patches) -> list[str]:
        def may_join(owner: Owner, other: Owner) -> bool:
            return (owner in self.zones) == (other in self.zones) and other not in (ISLET, LAKE)

        return patches.settle(lambda patch: self.rooted(patches, patch), may_join)

    def make_lakes(self, patches: Patches) -> None:
        """Closed waters without a sea point become lakes."""
        for patch in patches.patches():
            if patches.owners[patch[0]] in self.zones and not self.rooted(patches, patch):
                for face in patch:
                    patches.owners[face] = LAKE


def _land_seeds(recipe: Recipe, graph: Graph) -> list[Seed]:
    extra, instead = recipe.points("territories"), recipe.points("instead")
    seeds: list[Seed] = []
    for name, entry in graph.territories.items():
        own = instead.get(name) or [[entry["lon"], entry["lat"]], *(entry.get("extra_points") or [])]
        seeds += seeds_at(name, [*own, *extra.get(name, [])], recipe.page)
    for name, points in graph.voids.items():
        seeds += seeds_at(VOID + name, instead.get(name, points), recipe.page)
    for name, void in recipe.section("voids").items():
        seeds += seeds_at(VOID + name, void["points"], recipe.page)
    return seeds


def _sea_seeds(recipe: Recipe, graph: Graph) -> list[Seed]:
    extra = recipe.points("seas")
    seeds: list[Seed] = []
    for name, entry in graph.zones.items():
        own = [[entry["lon"], entry["lat"]]] if "lon" in entry else []
        seeds += seeds_at(name, [*own, *extra.get(name, [])], recipe.page)
    return seeds + seeds_at(OPEN, extra.get(NOBODY, []), recipe.page)


def _warp(recipe: Recipe, kind: str, number: int) -> Warp:
    octaves = [Octave(wave, reach) for wave, reach in recipe.options["cells"][kind]["octaves"]]
    return Warp(recipe.options["seed"] + number, octaves, recipe.page.fade)


def _ways(recipe: Recipe, section: str) -> list[LineString]:
    ways: dict[str, list[Place]] = recipe.section(section)
    return [LineString([recipe.page.place(lon, lat) for lon, lat in way]) for way in ways.values()]
