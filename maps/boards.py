"""The boards that can be drawn, each a short configuration: where its world is declared, how it is composed."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any

from . import board_price, board_raison, board_world, graphs
from .drawing import draw
from .recipe import read_options, window_recipe, world_recipe
from .report import disagreements, port_disagreements


@dataclass(frozen=True)
class Sheet:
    """A drawn board: what is wrong with it, what was done to it, and how it is written down."""

    disagreements: list[str]
    notes: list[str]
    compose: Callable[[], dict[str, Any]]


@dataclass(frozen=True)
class Board:
    file: Path
    draw: Callable[[], Sheet]


def six_continents() -> Sheet:
    graph = graphs.six_continents()
    recipe = world_recipe(read_options("six_continents"), graph)
    drawing = draw(recipe, graph)
    found = disagreements(drawing, graph, recipe.options["enough"])
    return Sheet(found, drawing.notes, lambda: board_world.board(drawing, graph, recipe))


def price_of_power() -> Sheet:
    options = read_options("price_of_power")
    panels: list[board_price.Panel] = []
    found: list[str] = []
    for name in options["panels"]:
        graph = graphs.price_of_power(name, options["twins"])
        recipe = window_recipe(options, name, graph)
        drawing = draw(recipe, graph)
        found += disagreements(drawing, graph, options["enough"])
        found += port_disagreements(drawing, graph, options["enough"])
        panels.append(board_price.Panel(name, drawing, graph, recipe))
    notes = [f"{panel.name}: {note}" for panel in panels for note in panel.drawing.notes]
    return Sheet(found, notes, lambda: board_price.board(panels, options))


def raison_detat(year: int) -> Sheet:
    graph = graphs.raison_detat(year)
    options = read_options("raison_detat")
    recipe = window_recipe(options, year, graph)
    drawing = draw(recipe, graph)
    found = disagreements(drawing, graph, options["enough"])
    return Sheet(found, drawing.notes, lambda: board_raison.board(drawing, graph, recipe, year))


BOARDS = {
    "six_continents": Board(graphs.content("six_continents", "world.json"), six_continents),
    "price_of_power": Board(graphs.content("price_of_power", "europe.json"), price_of_power),
    "raison_detat_1618": Board(graphs.content("raison_detat", "map_1618.json"), partial(raison_detat, 1618)),
    "raison_detat_1702": Board(graphs.content("raison_detat", "map_1702.json"), partial(raison_detat, 1702)),
}
