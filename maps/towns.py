"""Where the town of a small province stands, and where its name is lettered beside it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import shapely
from shapely.geometry import MultiPolygon, Point, Polygon, box

from .place import ROW, Room, main_part, row_splits, widest_circle

LETTER: Final = 0.5
SIZES: Final = (19, 17, 15, 13, 11.5, 10.5)
DISC: Final = 11.0
"""Half the room of a town on the map."""

SHORE: Final = 15.0
"""How far a town keeps from the border, where the province is large enough."""


@dataclass(frozen=True)
class Town:
    """The town, the radius of the largest circle in its province, the room for the name and the size of its letters."""

    x: float
    y: float
    radius: float
    room: Room
    letters: float
    is_beside: bool
    """The name stands beside the province, on the water: it is too small to bear it."""

    def ink(self) -> Polygon:
        """What town and name cover."""
        width, height = self.room.width / 2, self.room.height / 2
        name = box(self.room.x - width, self.room.y - height, self.room.x + width, self.room.y + height)
        return Point(self.x, self.y).buffer(DISC).union(name.buffer(2)).envelope


def set_town(shape: MultiPolygon, place: Point, name: str) -> Town:
    """As near to its true place as the borders allow, the name beneath, above or beside it, as large as it fits."""
    part = main_part(shape)
    nearest = min(shape.geoms, key=lambda piece: piece.distance(place))
    if nearest.area > 0.25 * part.area:
        part = nearest
    radius = widest_circle(part).radius
    core = part.buffer(-min(0.6 * radius, SHORE))
    at = Point(shapely.shortest_line(core, place).coords[0])
    room, letters = _name_room(part, at, name)
    return Town(at.x, at.y, radius, room, letters, not part.contains(Point(round(room.x), round(room.y))))


def _name_room(part: Polygon, at: Point, name: str) -> tuple[Room, float]:
    shapely.prepare(part)
    best: tuple[float, Room, float] | None = None
    for size in SIZES:
        for room in _rooms(at, name, size):
            left, top = room.x - room.width / 2, room.y - room.height / 2
            letters = box(left, top, left + room.width, top + room.height)
            if part.contains(letters):
                return room, size
            inside = part.intersection(letters).area / letters.area
            if size == SIZES[-1] and (best is None or inside > best[0] + 1e-6):
                best = inside, room, size
    assert best is not None
    return best[1], best[2]


def _rooms(at: Point, name: str, size: float) -> list[Room]:
    found: list[Room] = []
    for rows in row_splits(name):
        width, height = LETTER * size * max(map(len, rows)), ROW * size * len(rows)
        for dx, dy in ((0, 1), (0, -1), (1, 0), (-1, 0)):
            found.append(Room(at.x + dx * (DISC + width / 2), at.y + dy * (DISC + height / 2), width, height))
    return found
