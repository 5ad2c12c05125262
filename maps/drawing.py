"""From points and coastlines to shapes: the land is divided among territories, the water among sea zones."""

from __future__ import annotations

from dataclasses import dataclass

import shapely
from shapely.geometry import LineString, MultiPolygon, Point, Polygon

from . import coast
from .arrangement import Arc, Owner, Patches, arcs_of, faces_of, join_corners, simplify
from .cells import Cells, Seed, seeds_at
from .noise import Octave, Warp
from .recipe import Graph, Place, Recipe

VOID = "~void:"
ISLET: Owner = "~islet"
LAKE: Owner = "~lake"

HARDLY = 4.0
"""An undeclared contact up to this long is a corner, not a border, and is drawn as one."""

LAND_OCTAVES = [Octave(160, 15), Octave(66, 11), Octave(28, 8), Octave(12, 3.6)]
SEA_OCTAVES = [Octave(420, 26), Octave(150, 8)]


@dataclass(frozen=True)
class Drawing:
    """The finished coverage: a shape per owner and every border once, in page units."""

    shapes: dict[Owner, MultiPolygon]
    arcs: list[Arc]
    notes: list[str]

    def touching(self) -> dict[tuple[Owner, Owner], float]:
        """How long the common border of each pair is."""
        lengths: dict[tuple[Owner, Owner], float] = {}
        for arc in self.arcs:
            pair = (min(arc.sides), max(arc.sides))
            lengths[pair] = lengths.get(pair, 0.0) + arc.length
        return lengths


def draw(recipe: Recipe, graph: Graph) -> Drawing:
    page = recipe.page
    land = prepare_land(recipe)
    land_cells = Cells(_land_seeds(recipe, graph), page, _warp(recipe, LAND_OCTAVES, 0), 3, 16)
    sea_cells = Cells(_sea_seeds(recipe, graph), page, _warp(recipe, SEA_OCTAVES, 1), 12, 80)
    owned = assign_islands(land, recipe, land_cells.seeds)
    kept = [part for part, owner in zip(land.geoms, owned, strict=True) if owner != "drop"]
    owned = [owner for owner in owned if owner != "drop"]
    faces = faces_of([MultiPolygon(kept).boundary, *land_cells.lines, *sea_cells.lines], page.frame())
    owners = _label(faces, kept, owned, land_cells, sea_cells)
    patches = Patches(faces, owners)
    notes = _settle(patches, kept, owned, land_cells, sea_cells)
    shapes = simplify(patches.shapes(), recipe.options["coast"]["simplify"])
    declared = graph.contacts()
    named = {*graph.territories, *graph.zones}
    shapes = join_corners(
        shapes, arcs_of(shapes), lambda pair: named.issuperset(pair) and frozenset(pair) not in declared, HARDLY
    )
    return Drawing(shapes, arcs_of(shapes), notes)


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
    return [ISLET if owner is not None and owner.startswith(VOID) else owner for owner in owned]


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


def _settle(
    patches: Patches, kept: list[Polygon], owned: list[Owner | None], land_cells: Cells, sea_cells: Cells
) -> list[str]:
    """Give splinters to a neighbour on the same land or water; closed waters without a sea point become lakes."""
    zones = {seed.owner for seed in sea_cells.seeds}
    roots = [(seed.owner, Point(seed.x, seed.y)) for seed in (*land_cells.seeds, *sea_cells.seeds)]
    mainland = MultiPolygon([part for part, owner in zip(kept, owned, strict=True) if owner is None])
    shapely.prepare(mainland)

    def rooted(patch: list[int]) -> bool:
        owner = patches.owners[patch[0]]
        if owner in (ISLET, LAKE):
            return True
        if owner not in zones and not mainland.contains(patches.faces[patch[0]].representative_point()):
            return True
        points = [point for name, point in roots if name == owner]
        return any(patches.faces[face].contains(point) for face in patch for point in points)

    def may_join(owner: Owner, other: Owner) -> bool:
        return (owner in zones) == (other in zones) and other not in (ISLET, LAKE)

    notes = patches.settle(rooted, may_join)
    for patch in patches.patches():
        if patches.owners[patch[0]] in zones and not rooted(patch):
            for face in patch:
                patches.owners[face] = LAKE
    return notes


def _land_seeds(recipe: Recipe, graph: Graph) -> list[Seed]:
    extra = recipe.points("territories")
    seeds: list[Seed] = []
    for name, entry in graph.territories.items():
        seeds += seeds_at(name, [[entry["lon"], entry["lat"]], *extra.get(name, [])], recipe.page)
    for name, void in (recipe.options.get("voids") or {}).items():
        seeds += seeds_at(VOID + name, void["points"], recipe.page)
    return seeds


def _sea_seeds(recipe: Recipe, graph: Graph) -> list[Seed]:
    extra = recipe.points("seas")
    seeds: list[Seed] = []
    for name, entry in graph.zones.items():
        seeds += seeds_at(name, [[entry["lon"], entry["lat"]], *extra.get(name, [])], recipe.page)
    return seeds


def _warp(recipe: Recipe, octaves: list[Octave], number: int) -> Warp:
    return Warp(recipe.options["seed"] + number, octaves, recipe.page.calm_at_edge)


def _ways(recipe: Recipe, section: str) -> list[LineString]:
    ways: dict[str, list[Place]] = recipe.options.get(section) or {}
    return [LineString([recipe.page.place(lon, lat) for lon, lat in way]) for way in ways.values()]
