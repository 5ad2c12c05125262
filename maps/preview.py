"""A printed sheet of a board file, for looking at: one SVG, and a PNG where Chromium is at hand.

    python -m maps.preview six_continents [--marks] [--png FILE] [--width 2600] [--colours 256]
    python -m maps.preview price_of_power --view 2700,1500,1400,1100 --png FILE

It reads nothing but the board file, the game's content and, if packed into the cache, EB Garamond.
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from typing import Any

from . import graphs, preview_price, preview_raison, preview_world
from .boards import BOARDS
from .coast import CACHE
from .ink import render, shrink

View = tuple[float, float, float, float]


def whole(board: str, world: dict[str, Any]) -> View:
    _, _, width, height = world["viewBox"]
    if board == "six_continents":
        left, top = preview_world.MARGIN_X, preview_world.MARGIN_TOP
        return -left, -top, width + 2 * left, height + top + preview_world.MARGIN_BOTTOM
    return 0, 0, width, height


def sheet(board: str, world: dict[str, Any], view: View, scale: float, marks: bool) -> str:
    if board == "six_continents":
        graph = graphs.six_continents()
        return preview_world.sheet(world, graph, graph.names, marks)
    if board == "price_of_power":
        return preview_price.Sheet(world, view, scale).svg()
    return preview_raison.sheet(world, view, scale, int(board.rsplit("_", 1)[1]))


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m maps.preview")
    parser.add_argument("board", choices=sorted(BOARDS))
    parser.add_argument(
        "--marks", action="store_true", help="six_continents: also draw anchors, ports, fleets and halos"
    )
    parser.add_argument("--view", help="only this part of the sheet: left,top,width,height")
    parser.add_argument("--png", type=Path, help="also render this PNG, with Chromium")
    parser.add_argument("--width", type=int, default=2600)
    parser.add_argument("--colours", type=int, default=0, help="reduce the PNG to a palette, with Pillow")
    options = parser.parse_args()
    world = json.loads(BOARDS[options.board].file.read_text(encoding="utf-8"))
    view = whole(options.board, world)
    if options.view:
        left, top, width, height = map(float, options.view.split(","))
        view = left, top, width, height
    svg = CACHE / f"{options.board}.svg"
    svg.write_text(sheet(options.board, world, view, options.width / view[2], options.marks), encoding="utf-8")
    print(svg.name)
    if options.png:
        render(svg.resolve(), options.png.resolve(), options.width, view[3] / view[2])
        if options.colours:
            shrink(options.png, options.colours)
        print(f"{options.png.name}: {options.png.stat().st_size / 1000:.0f} kB")


if __name__ == "__main__":
    main()
