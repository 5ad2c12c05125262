"""A small picture of the map for letters: who holds what, as one seat may see it. A PNG, since mail and notifications
show no SVG; made with what Python brings along. The drawing becomes rows of places once, a picture is these rows in
today's colours. Twice as large as it is shown, so that nobody misses smooth edges."""

from __future__ import annotations

import re
import struct
import zlib
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from pathlib import Path
from typing import Any, Final, NamedTuple, TypeAlias

import msgspec

WIDTH: Final = 640  # pixels; shown half as wide
HIGHEST: Final = 640
PAPER, SEA, WILD, BORDER, COAST, RING, NEUTRAL, FIRST = range(8)  # what a pixel shows; from FIRST on a land
INKS: Final = ("#f3ead3", "#ccd9d5", "#dfd3b8", "#8d7f6a", "#3b332b", "#94402a", "#e6d9ba")
STRENGTH: Final = 0.68  # of a holder's colour upon the paper
RADIUS: Final = 15  # pixels of a ring around a place
LINE: Final = 4
COLOURS: Final = 256  # that a PNG with a palette may have

Point: TypeAlias = tuple[float, float]
Ring: TypeAlias = list[Point]
Run: TypeAlias = tuple[int, int]  # how many pixels, what they show


class Sheet(NamedTuple):
    """A drawing as pixels: rows of runs; ``lands``: their ids, the first of them is FIRST; ``spots``: their middles."""

    width: int
    height: int
    rows: list[list[Run]]
    lands: list[str]
    spots: dict[str, tuple[int, int]]


def picture(sheet: Sheet, tints: Mapping[str, str], marked: Iterable[str] = ()) -> bytes:
    """The PNG: lands in these colours (#rrggbb), the others bare; rings around those that are ``marked``."""
    inks = list(INKS)
    shown = list(range(FIRST))
    for land in sheet.lands:
        ink = _mixed(tints[land]) if land in tints else INKS[NEUTRAL]
        if ink not in inks and len(inks) < COLOURS:
            inks.append(ink)
        shown.append(inks.index(ink) if ink in inks else NEUTRAL)
    pixels = [bytes([shown[what]]) for what in range(len(shown))]
    rows = [bytearray(b"".join(pixels[what] * length for length, what in row)) for row in sheet.rows]
    for land in marked:
        if land in sheet.spots:
            _encircle(rows, *sheet.spots[land])
    palette = b"".join(bytes.fromhex(ink[1:]) for ink in inks)
    return _png(sheet.width, sheet.height, palette, b"".join(b"\0" + row for row in rows))


def _mixed(tint: str) -> str:
    """A colour as it lies on the paper."""
    parts = zip(bytes.fromhex(tint[1:]), bytes.fromhex(INKS[PAPER][1:]), strict=True)
    return "#" + bytes(round(STRENGTH * ink + (1 - STRENGTH) * paper) for ink, paper in parts).hex()


def _encircle(rows: list[bytearray], x: int, y: int) -> None:
    for dy in range(-RADIUS, RADIUS + 1):
        for dx in range(-RADIUS, RADIUS + 1):
            far = (dx * dx + dy * dy) ** 0.5
            if RADIUS - LINE <= far <= RADIUS and 0 <= y + dy < len(rows) and 0 <= x + dx < len(rows[0]):
                rows[y + dy][x + dx] = RING


def _png(width: int, height: int, palette: bytes, content: bytes) -> bytes:
    def chunk(kind: bytes, data: bytes) -> bytes:
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))

    head = struct.pack(">IIBBBBB", width, height, 8, 3, 0, 0, 0)
    parts = ((b"IHDR", head), (b"PLTE", palette), (b"IDAT", zlib.compress(content)), (b"IEND", b""))
    return b"\x89PNG\r\n\x1a\n" + b"".join(chunk(*part) for part in parts)


# the drawing as pixels


@lru_cache(maxsize=8)
def sheet_of(path: Path, side: int = 0) -> Sheet:
    """Read once. ``side``: which holder of a shape that does not always have the same one (Title.map_side)."""
    drawing = msgspec.json.decode(path.read_bytes())
    parts = _ArcParts(drawing, side) if "arcs" in drawing else _PathParts(drawing)
    left, top, width, height = _seen(drawing)
    scale = min(WIDTH / width, HIGHEST / height)
    size = (round(width * scale), round(height * scale))

    def laid(rings: Iterable[Ring]) -> list[Ring]:
        return [[((x - left) * scale, (y - top) * scale) for x, y in ring] for ring in rings]

    grid = [[PAPER] * size[0] for _ in range(size[1])]
    _fill(grid, laid(parts.frame()), SEA)
    for rings in parts.wilds():
        _fill(grid, laid(rings), WILD)
    lands = parts.lands()
    for number, rings in enumerate(lands.values()):
        _fill(grid, laid(rings), FIRST + number)
    _fill(grid, laid(parts.lakes()), SEA)
    spots = {id: spot for id, rings in lands.items() if (spot := _middle(laid(rings), size)) is not None}
    return Sheet(*size, [_runs(row) for row in _outlined(grid)], list(lands), spots)


def _seen(drawing: Mapping[str, Any]) -> Sequence[float]:
    """All of it, or of several panels the largest."""
    panels = [panel["at"] for panel in drawing.get("panels", {}).values()]
    largest: Sequence[float] = max(panels, key=lambda at: at[2] * at[3], default=drawing["viewBox"])
    return largest


class _PathParts:
    """Of a drawing whose lines are paths."""

    def __init__(self, drawing: Mapping[str, Any]) -> None:
        self.drawing = drawing

    def frame(self) -> list[Ring]:
        x, y, width, height = self.drawing["viewBox"]
        whole: Ring = [(x, y), (x + width, y), (x + width, y + height), (x, y + height)]
        return read_path(self.drawing["frame"]) if self.drawing.get("frame") else [whole]

    def lands(self) -> dict[str, list[Ring]]:
        return {id: read_path(land["path"]) for id, land in self.drawing["territories"].items()}

    def wilds(self) -> list[list[Ring]]:
        wild = [read_path(void["path"]) for void in self.drawing.get("voids", {}).values()]
        return [*wild, read_path(self.drawing.get("islets") or "")]

    def lakes(self) -> list[Ring]:
        return read_path(self.drawing.get("lakes") or "")


class _ArcParts:
    """Of one that keeps each line once: rings name its arcs by number, backwards as -1 - number."""

    def __init__(self, drawing: Mapping[str, Any], side: int) -> None:
        self.drawing = drawing
        self.side = side
        self.arcs = [read_path("M" + arc)[0] if arc else [] for arc in drawing["arcs"]]

    def _rings(self, rings: Iterable[Sequence[int]]) -> list[Ring]:
        def points(number: int) -> Ring:
            return self.arcs[number] if number >= 0 else self.arcs[-1 - number][::-1]

        return [[point for number in ring for point in points(number)] for ring in rings]

    def frame(self) -> list[Ring]:
        return [ring for panel in self.drawing["panels"].values() for ring in read_path(panel.get("frame") or "")]

    def lands(self) -> dict[str, list[Ring]]:
        found: dict[str, list[Ring]] = {}
        for id, shape in self.drawing["shapes"].items():
            holder = shape["held"][self.side] if "held" in shape else id
            found.setdefault(holder, []).extend(self._rings(shape["rings"]))
        return found

    def wilds(self) -> list[list[Ring]]:
        wild = [self._rings(void["rings"]) for void in self.drawing["voids"].values()]
        return [*wild, self._rings(self.drawing["islets"])]

    def lakes(self) -> list[Ring]:
        return self._rings(self.drawing["lakes"])


def read_path(path: str) -> list[Ring]:
    """The rings of a path of straight lines: M, l and z, as the map pipeline writes them.

    >>> read_path("M1 2l3 0 0-1z")
    [[(1.0, 2.0), (4.0, 2.0), (4.0, 1.0)]]
    """
    rings = []
    for part in re.findall(r"M([^Mz]*)", path):
        numbers = [float(number) for number in re.findall(r"-?\d*\.?\d+", part)]
        x, y = numbers[0], numbers[1]
        ring = [(x, y)]
        for dx, dy in zip(numbers[2::2], numbers[3::2], strict=True):
            x, y = x + dx, y + dy
            ring.append((x, y))
        rings.append(ring)
    return rings


def _fill(grid: list[list[int]], rings: Sequence[Ring], what: int) -> None:
    """Every pixel whose middle lies inside an odd number of these rings."""
    crossings: dict[int, list[float]] = {}
    for (x, y), (to_x, to_y) in (edge for ring in rings for edge in _edges(ring)):
        for row in range(max(0, _row_from(min(y, to_y))), min(len(grid), _row_from(max(y, to_y)))):
            crossings.setdefault(row, []).append(x + (row + 0.5 - y) * (to_x - x) / (to_y - y))
    for row, found in crossings.items():
        found.sort()
        for left, right in zip(found[::2], found[1::2], strict=False):
            begin, end = max(0, _row_from(left)), min(len(grid[row]), _row_from(right))
            if begin < end:
                grid[row][begin:end] = [what] * (end - begin)


def _edges(ring: Ring) -> Iterator[tuple[Point, Point]]:
    return zip(ring, ring[1:] + ring[:1], strict=True)


def _row_from(at: float) -> int:
    """The first pixel whose middle lies at or after this."""
    return -int(-(at - 0.5) // 1)


def _outlined(grid: list[list[int]]) -> list[list[int]]:
    """With a line where something else begins at the left or above."""

    def seen(x: int, y: int) -> int:
        own = grid[y][x]
        for other in (grid[y][max(0, x - 1)], grid[max(0, y - 1)][x]):
            if other != own:
                return BORDER if own >= FIRST and other >= FIRST else COAST
        return own

    return [[seen(x, y) for x in range(len(row))] for y, row in enumerate(grid)]


def _runs(row: Sequence[int]) -> list[Run]:
    found: list[Run] = []
    for what in row:
        if found and found[-1][1] == what:
            found[-1] = (found[-1][0] + 1, what)
        else:
            found.append((1, what))
    return found


def _middle(rings: Sequence[Ring], size: tuple[int, int]) -> tuple[int, int] | None:
    """The middle of the largest ring, if it is on the sheet."""
    largest = max(rings, key=len, default=[])
    if not largest:
        return None
    xs, ys = [x for x, _ in largest], [y for _, y in largest]
    x, y = round((min(xs) + max(xs)) / 2), round((min(ys) + max(ys)) / 2)
    return (x, y) if 0 <= x < size[0] and 0 <= y < size[1] else None
