"""Where names, armies, capitals, ports and fleets stand."""

from __future__ import annotations

import math
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

import shapely
import shapely.ops
from shapely.geometry import LineString, MultiPolygon, Point, Polygon, box

from .arrangement import Arc, Vertex

ROW = 1.1
"""From one line of text to the next, in sizes of the letters."""

SMALL = 24.0
"""A territory whose inscribed circle is smaller than this gets a halo to click on."""

HALO = 34.0


@dataclass(frozen=True)
class Circle:
    x: float
    y: float
    radius: float


@dataclass(frozen=True)
class Hand:
    """How names of a kind are lettered: the width of a letter in its size, the smallest and the largest size."""

    letter: float
    smallest: float
    largest: float


PLACES: Final = Hand(letter=0.56, smallest=21, largest=46)
WATERS: Final = Hand(letter=0.9, smallest=14, largest=42)


@dataclass(frozen=True)
class Room:
    """A box for a name, around its centre."""

    x: float
    y: float
    width: float
    height: float

    def lettering(self, text: str, hand: Hand) -> tuple[list[str], float]:
        """The name in one or two rows, whichever can be larger, and the size of its letters."""
        size, rows = max((self._fitting(rows, hand), rows) for rows in row_splits(text))
        return rows, min(max(size, hand.smallest), hand.largest)

    def best(self, text: str, hand: Hand) -> float:
        return min(hand.largest, max(self._fitting(rows, hand) for rows in row_splits(text)))

    def _fitting(self, rows: list[str], hand: Hand) -> float:
        return min(self.width / (hand.letter * max(map(len, rows))), self.height / (ROW * len(rows)))

    def lettered(self, text: str, hand: Hand) -> Polygon:
        """The box the name really takes."""
        rows, size = self.lettering(text, hand)
        half_width, half_height = max(map(len, rows)) * hand.letter * size / 2, ROW * size * len(rows) / 2
        return box(self.x - half_width, self.y - half_height, self.x + half_width, self.y + half_height)


def row_splits(text: str) -> list[list[str]]:
    words = text.split()
    return [[text], *([" ".join(words[:i]), " ".join(words[i:])] for i in range(1, len(words)))]


def main_part(shape: MultiPolygon) -> Polygon:
    return max(shape.geoms, key=lambda part: part.area)


def widest_circle(shape: shapely.Geometry) -> Circle:
    spoke = shapely.maximum_inscribed_circle(shape, tolerance=0.25)
    x, y = spoke.coords[0]
    return Circle(x, y, spoke.length)


def name_room(shape: Polygon, text: str, hand: Hand) -> Room:
    """The place in a shape where a name can be lettered largest."""
    rooms: list[tuple[float, Room]] = []
    for rows in row_splits(text):
        flat = hand.letter * max(map(len, rows)) / (ROW * len(rows))
        squeezed = shapely.affinity.scale(shape, 1 / flat, 1, origin=(0, 0))
        oval = widest_circle(squeezed)
        room = Room(oval.x * flat, oval.y, 1.6 * oval.radius * flat, 1.6 * oval.radius)
        rooms.append((room.best(text, hand) - 0.01 * len(rows), room))
    return max(rooms, key=lambda pair: pair[0])[1]


def turned_room(shape: Polygon, text: str, hand: Hand, angles: Iterable[int]) -> tuple[Room, int]:
    """The place where a name can be lettered largest, and its angle; level, unless a turned one gains much."""
    best: tuple[float, Room, int] | None = None
    for angle in angles:
        turned = shapely.affinity.rotate(shape, -angle, origin=(0, 0))
        room = name_room(turned, text, hand)
        gain = room.best(text, hand) * (1 - 0.004 * abs(angle))
        if best is None or gain > best[0] + 0.01:
            centre = shapely.affinity.rotate(Point(room.x, room.y), angle, origin=(0, 0))
            best = gain, Room(centre.x, centre.y, room.width, room.height), angle
    assert best is not None
    return best[1], best[2]


def room_around(shape: Polygon, x: float, y: float, height: float) -> Room:
    """The room at a spot chosen by hand."""
    west, _, east, _ = shape.bounds
    cut = shape.intersection(LineString([(west - 1, y), (east + 1, y)]))
    for piece in shapely.get_parts(cut):
        left, _, right, _ = piece.bounds
        if left <= x <= right:
            return Room(x, y, 1.7 * min(x - left, right - x), height)
    raise ValueError(f"the name at ({x:.0f}, {y:.0f}) is not inside its shape")


def token_spots(shape: Polygon, name_box: Polygon, number: int) -> list[Circle]:
    """Spots for tokens, the roomiest first, clear of the name and of each other where the shape allows it."""
    spots: list[Circle] = []
    left: shapely.Geometry = shape.difference(name_box)
    if left.is_empty or widest_circle(left).radius < 6:
        left = shape
    for _ in range(number):
        spot = widest_circle(left)
        if spots and spot.radius < 4:
            spot = spots[-1]
        spots.append(spot)
        left = left.difference(Point(spot.x, spot.y).buffer(max(spot.radius, 14)))
        if left.is_empty:
            left = shape
    return spots


def ports(name: str, zones: Iterable[str], arcs: list[Arc], near: Circle) -> dict[str, Vertex]:
    """One landing place per sea zone: on a main stretch of the common coast, close to the middle of the land."""
    found: dict[str, Vertex] = {}
    for zone in zones:
        coasts = [arc for arc in arcs if set(arc.sides) == {name, zone}]
        if not coasts:
            continue
        longest = max(arc.length for arc in coasts)
        line = shapely.unary_union([_inner(arc) for arc in coasts if arc.length >= 0.35 * longest])
        found[zone] = shapely.shortest_line(line, Point(near.x, near.y)).coords[0]
    return found


def _inner(arc: Arc) -> LineString:
    """A coast without its ends, so that the ports of two zones do not crowd the corner between them."""
    if arc.points[0] == arc.points[-1]:
        return LineString(arc.points)
    trim = min(26.0, 0.25 * arc.length)
    return shapely.ops.substring(LineString(arc.points), trim, arc.length - trim)


def berth(port: Vertex, zone: MultiPolygon, reach: float) -> Vertex:
    """A place on the water off a port."""
    rim = zone.boundary
    best, room = port, -1.0
    for step in range(32):
        angle = step * math.pi / 16
        spot = Point(port[0] + reach * math.cos(angle), port[1] + reach * math.sin(angle))
        if zone.contains(spot) and rim.distance(spot) > room:
            best, room = (spot.x, spot.y), rim.distance(spot)
    return best


def fleet_spots(shape: Polygon, name_box: Polygon, crossings: shapely.Geometry, number: int) -> list[Vertex]:
    """Spots for fleets around the name: apart from each other, off coasts and water lines as far as the zone allows."""
    centre = name_box.centroid
    taken = shapely.union(name_box.buffer(8), crossings)
    for margin, apart in ((20, 52), (16, 42), (13, 34), (10, 27), (8, 22), (6, 17), (4, 12), (2, 8)):
        room = shape.buffer(-margin)
        if apart > 12:
            room = room.difference(taken)
        if room.is_empty:
            continue
        west, north, east, south = room.bounds
        step = apart / 4
        grid = [
            Point(west + i * step, north + j * step)
            for i in range(int((east - west) / step) + 1)
            for j in range(int((south - north) / step) + 1)
        ]
        shapely.prepare(room)
        inside = sorted((p for p in grid if room.contains(p)), key=lambda p: (_reading_distance(p, centre), p.x, p.y))
        spots: list[Point] = []
        for point in inside:
            if all(point.distance(other) >= apart for other in spots):
                spots.append(point)
            if len(spots) == number:
                return [(p.x, p.y) for p in spots]
    raise ValueError("no room for fleets")


def halo(spot: Circle, others: list[Circle]) -> float | None:
    """The radius of the ring a small territory is clicked by; never so large that it covers a neighbour's middle."""
    if spot.radius >= SMALL:
        return None
    nearest = min(math.hypot(spot.x - o.x, spot.y - o.y) for o in others)
    return max(spot.radius, min(HALO, 0.5 * nearest))


def _reading_distance(point: Point, centre: Point) -> float:
    """Close to the name, below it rather than above."""
    dx, dy = point.x - centre.x, point.y - centre.y
    return math.hypot(dx * 0.7, dy if dy > 0 else 1.25 * dy)
