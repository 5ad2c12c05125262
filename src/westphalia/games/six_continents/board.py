"""The board: provinces, sea zones and their neighbours (content/map.yaml). Loaded once, shared, never in the state."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import msgspec

from westphalia.kernel.contract import BadInput
from westphalia.kernel.graph import Graph, Node, Region
from westphalia.kernel.script import AMOUNT, SEAT, Domain

from . import tables
from .ids import Place, Zone


class Territory(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    name: str
    continent: str
    lon: float
    lat: float
    coastal: bool
    land: list[str]
    water: list[str]
    seas: list[str]


class SeaZone(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    name: str
    lon: float
    lat: float
    seas: list[str]
    coasts: list[str]


class Continent(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    name: str
    size: int


class WorldMap(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    version: int
    name: str
    continents: list[Continent]
    territories: list[Territory]
    sea_zones: list[SeaZone]
    suggested_capitals: dict[int, list[str]]


def load_map(path: Path) -> WorldMap:
    """Read and check a map file; a mistake names the file, the entry and the field."""
    try:
        world = msgspec.yaml.decode(path.read_bytes(), type=WorldMap)
    except msgspec.MsgspecError as error:
        raise BadInput(f"{path.name}: {error}") from error
    lands = {territory.id: territory for territory in world.territories}
    zones = {zone.id: zone for zone in world.sea_zones}
    for t in world.territories:
        for field, others in (("land", t.land), ("water", t.water)):
            for other in others:
                if other not in lands or t.id not in getattr(lands[other], field):
                    raise BadInput(f"{path.name}: {t.id}.{field}: {other} does not answer")
        for zone in t.seas:
            if zone not in zones or t.id not in zones[zone].coasts:
                raise BadInput(f"{path.name}: {t.id}.seas: {zone} does not answer")
        if t.coastal != bool(t.seas):
            raise BadInput(f"{path.name}: {t.id}.coastal does not fit its seas")
    for z in world.sea_zones:
        for zone in z.seas:
            if zone not in zones or z.id not in zones[zone].seas:
                raise BadInput(f"{path.name}: {z.id}.seas: {zone} does not answer")
    return world


WORLD: Final = load_map(Path(__file__).parent / "content" / "map.yaml")

PLACE_IDS: Final = tuple(t.id for t in WORLD.territories)
SEA_IDS: Final = tuple(z.id for z in WORLD.sea_zones)
PLACES: Final = tuple(Place(n) for n in range(len(PLACE_IDS)))
SEAS: Final = tuple(Zone(n) for n in range(len(SEA_IDS)))

_place = dict(zip(PLACE_IDS, PLACES, strict=True))
_sea = dict(zip(SEA_IDS, SEAS, strict=True))

# SC-1.2: a land border and a water line count the same.
NEIGHBOURS: Final = tuple(tuple(sorted(_place[k] for k in t.land + t.water)) for t in WORLD.territories)
SEAS_OF: Final = tuple(tuple(sorted(_sea[k] for k in t.seas)) for t in WORLD.territories)
COASTAL: Final = tuple(t.coastal for t in WORLD.territories)
SEA_NEIGHBOURS: Final = tuple(tuple(sorted(_sea[k] for k in z.seas)) for z in WORLD.sea_zones)
COASTS: Final = tuple(tuple(sorted(_place[k] for k in z.coasts)) for z in WORLD.sea_zones)


def _distances(start: int) -> tuple[int, ...]:
    steps = {start: 0}
    queue = [start]
    for p in queue:
        for q in NEIGHBOURS[p]:
            if q not in steps:
                steps[q] = steps[p] + 1
                queue.append(q)
    return tuple(steps[p] for p in PLACES)


DISTANCE: Final = tuple(_distances(p) for p in PLACES)  # in steps of adjacency, SC-2.4

PLACE: Final = Domain("place", PLACE_IDS)
SEA: Final = Domain("sea", SEA_IDS)
UNIT: Final = Domain("unit", tables.UNITS)
SHIP: Final = Domain("ship", tables.SHIPS)
BUILDING: Final = Domain("building", tables.BUILDINGS)
WEATHER: Final = Domain("weather", tables.WEATHERS)
CARD: Final = Domain("card", tables.CARDS)
GOODS: Final = Domain("goods", tables.GOODS)
COLOUR: Final = Domain("colour", tables.COLOURS)

# Which domain an argument of a message points into, by its name; every other int is a number.
DOMAINS: Final = {
    "place": PLACE,
    "origin": PLACE,
    "target": PLACE,
    "zone": SEA,
    "other_zone": SEA,
    "unit": UNIT,
    "ship": SHIP,
    "building": BUILDING,
    "weather": WEATHER,
    "card": CARD,
    "goods": GOODS,
    "colour": COLOUR,
    "seat": SEAT,
    "other": SEAT,
    "nation": SEAT,
    "amount": AMOUNT,
}


def _graph() -> Graph:
    places = {
        t.id: Node(t.lon, t.lat, {"land": t.land, "water": t.water, "seas": t.seas}, t.continent)
        for t in WORLD.territories
    }
    zones = {z.id: Node(z.lon, z.lat, {"seas": z.seas, "coasts": z.coasts}) for z in WORLD.sea_zones}
    continents = [Region(c.id, [t.id for t in WORLD.territories if t.continent == c.id]) for c in WORLD.continents]
    ways = {"land": "place", "water": "place", "coasts": "place", "seas": "sea"}
    return Graph("continent", ways, continents, {"place": places, "sea": zones})


GRAPH: Final = _graph()
