"""The board as a text and as a picture, from what a seat knows."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, Final
from xml.sax.saxutils import escape

from westphalia.kernel.contract import Title
from westphalia.kernel.messages import Catalogue
from westphalia.kernel.summary import Listed, Name, Text

# Okabe and Ito: told apart by people who do not see all colours, then in lighter tones
PALETTE: Final = ("#0072b2", "#e69f00", "#009e73", "#cc79a7", "#56b4e9", "#d55e00", "#f0e442", "#8a8a8a")
LAND, SEA, LINE = "#efe8d8", "#dfe9f0", "#6b6455"
HOLDERS: Final = ("summary-controller", "summary-held-by")  # headings of the column that says who holds a place


def as_text(title: Title[Any], known: Any, seat: int | None) -> str:
    """The tables of the board, one after the other."""
    catalogue = Catalogue(title, "en")
    catalogue.name_seats_by(title.seat_things(known))
    lines: list[str] = []
    for table in title.tables(known, seat):
        rows = [[catalogue.cell(cell) for cell in row] for row in (table.columns, *table.rows)]
        widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
        lines.append(catalogue.cell(table.heading))
        lines += [
            "  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip() for row in rows
        ]
        lines.append("")
    return "\n".join(lines)


def as_svg(title: Title[Any], scenario: str, known: Any, seat: int | None) -> str:
    """The drawn map, each place in the colour of who holds it, with its name and theirs for whoever points at it."""
    path = title.drawing(scenario)
    if path is None:
        return ""
    box, shapes = drawn(path)
    held = holders(title, known, seat)
    colours = {who: PALETTE[n % len(PALETTE)] for n, who in enumerate(sorted({who for who in held.values() if who}))}
    parts = [f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{box}" role="img">']
    parts.append(f'<rect x="0" y="0" width="100%" height="100%" fill="{SEA}"/>')
    for place, outline in shapes.items():
        who = held.get(place, "")
        name = f"{place}: {who}" if who else place
        fill = colours.get(who, LAND)
        parts.append(
            f'<path d="{outline}" fill="{fill}" stroke="{LINE}" stroke-width="2"><title>{escape(name)}</title></path>'
        )
    return "\n".join([*parts, "</svg>"])


def holders(title: Title[Any], known: Any, seat: int | None) -> dict[str, str]:
    """Who holds each place of the map, in words, by the id of the place."""
    catalogue = Catalogue(title, "en")
    catalogue.name_seats_by(title.seat_things(known))
    table = next(iter(title.atlas(known, seat)))
    column = next(n for n, cell in enumerate(table.columns) if isinstance(cell, Text) and cell.message in HOLDERS)
    found = {}
    for row in table.rows:
        place, held = row[0], row[column]
        assert isinstance(place, Name)
        named = isinstance(held, Name) or (isinstance(held, Listed) and any(isinstance(c, Name) for c in held.cells))
        found[title.domains[place.argument].id(place.value)] = catalogue.cell(held) if named else ""
    return found


@cache
def drawn(path: Path) -> tuple[str, dict[str, str]]:
    """The view box and the outlines of a drawn map, by place."""
    data = json.loads(path.read_text(encoding="utf-8"))
    box = " ".join(map(str, data["viewBox"]))
    if "territories" in data:
        return box, {place: shape["path"] for place, shape in data["territories"].items()}
    arcs = [list(_points(arc)) for arc in data["arcs"]]
    shapes = data["shapes"]
    outlines = {
        area: "".join(_ring(arcs, ring) for shape in parts["shapes"] for ring in shapes[shape]["rings"])
        for area, parts in data["areas"].items()
    }
    return box, outlines


def _points(arc: str) -> Iterator[tuple[int, int]]:
    """An arc is a point and then the way from each point to the next."""
    numbers = [int(number) for number in re.findall(r"-?\d+", arc)]
    x = y = 0
    for dx, dy in zip(numbers[::2], numbers[1::2], strict=True):
        x, y = x + dx, y + dy
        yield x, y


def _ring(arcs: list[list[tuple[int, int]]], ring: list[int]) -> str:
    """A ring of arcs; one with a negative number is walked backwards."""
    points = [point for n in ring for point in (arcs[n] if n >= 0 else reversed(arcs[~n]))]
    return "M" + "L".join(f"{x} {y}" for x, y in points) + "z"
