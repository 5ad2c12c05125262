"""What to draw: the declared world of a game, and the recipe beside this module that says how."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import yaml

from .azimuthal import Window
from .page import Page
from .projection import World

Place = list[float]
Pair = tuple[str, str]
NOBODY = "nobody"
HERE = Path(__file__).parent
GAMES = HERE.parent / "src" / "westphalia" / "games"


@dataclass(frozen=True)
class Graph:
    """The declared world: the law the drawing has to agree with.

    Territories are what is drawn; where a game groups them into areas, the declared contacts are those of the areas.
    """

    territories: dict[str, dict[str, Any]]
    zones: dict[str, dict[str, Any]]
    names: dict[str, str]
    land: set[Pair]
    coast: set[Pair]
    sea: set[Pair]
    water: set[Pair] = field(default_factory=set)
    area_of: dict[str, str] = field(default_factory=dict)
    continents: list[str] = field(default_factory=list)
    voids: dict[str, list[Place]] = field(default_factory=dict)

    def group(self, owner: str) -> str:
        """The area of a territory; everything else is its own."""
        return self.area_of.get(owner, owner)

    def areas(self) -> set[str]:
        return {self.group(name) for name in self.territories}

    def contacts(self) -> set[Pair]:
        """Every pair that may share a border on the map, in alphabetical order."""
        return {pair(*both) for both in self.land | self.coast | self.sea}


@dataclass(frozen=True)
class Recipe:
    """How one panel of a sheet is drawn."""

    page: Page
    options: dict[str, Any]

    def points(self, section: str) -> dict[str, list[Place]]:
        found: dict[str, list[Place]] = self.options.get(section) or {}
        return found

    def section(self, name: str) -> dict[str, Any]:
        found: dict[str, Any] = self.options.get(name) or {}
        return found


def read_options(name: str) -> dict[str, Any]:
    options: dict[str, Any] = yaml.safe_load((HERE / f"{name}.yaml").read_text(encoding="utf-8"))
    return options


def world_recipe(options: dict[str, Any], graph: Graph) -> Recipe:
    """A recipe for one sheet that shows the whole world."""
    return _checked(Recipe(World(**options["page"]), options), graph)


def window_recipe(options: dict[str, Any], panel: str | int, graph: Graph) -> Recipe:
    """A recipe for one rectangular panel; what the panel says goes before what the whole recipe says."""
    merged = {**options, **options["panels"][panel]}
    return _checked(Recipe(Window(**merged["page"]), merged), graph)


def _checked(recipe: Recipe, graph: Graph) -> Recipe:
    known: dict[str, dict[str, Any]] = {
        "territories": graph.territories,
        "instead": {**graph.territories, **graph.voids},
        "seas": {**graph.zones, NOBODY: {}},
        "islands": {**graph.territories, "islet": {}, "drop": {}},
    }
    for section, ids in known.items():
        for name in recipe.section(section):
            if name not in ids:
                raise SystemExit(f"recipe: {section}: {name} is not on the map")
    return recipe


def pair(a: str, b: str) -> Pair:
    return (a, b) if a < b else (b, a)
