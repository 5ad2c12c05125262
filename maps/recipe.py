"""What to draw: the game's own map file, and the recipe beside this module that says how."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Any

import yaml

from .projection import Page

Place = list[float]
HERE = Path(__file__).parent
GAMES = HERE.parent / "src" / "westphalia" / "games"


@dataclass(frozen=True)
class Graph:
    """The declared world: the law the drawing has to agree with."""

    territories: dict[str, dict[str, Any]]
    zones: dict[str, dict[str, Any]]
    continents: list[str]
    names: dict[str, str]

    def land_pairs(self) -> set[tuple[str, str]]:
        return {_pair(a, b) for a, t in self.territories.items() for b in t["land"]}

    def water_pairs(self) -> set[tuple[str, str]]:
        return {_pair(a, b) for a, t in self.territories.items() for b in t["water"]}

    def coast_pairs(self) -> set[tuple[str, str]]:
        return {(a, b) for a, t in self.territories.items() for b in t["seas"]}

    def sea_pairs(self) -> set[tuple[str, str]]:
        return {_pair(a, b) for a, z in self.zones.items() for b in z["seas"]}

    def contacts(self) -> set[frozenset[str]]:
        """Every pair that may share a border on the map."""
        return {frozenset(pair) for pair in self.land_pairs() | self.coast_pairs() | self.sea_pairs()}


@dataclass(frozen=True)
class Recipe:
    """How one world is drawn (maps/<game>.yaml)."""

    page: Page
    options: dict[str, Any]

    def points(self, section: str) -> dict[str, list[Place]]:
        found: dict[str, list[Place]] = self.options.get(section) or {}
        return found


def read_graph(game: str) -> Graph:
    content = yaml.safe_load((GAMES / game / "content" / "map.yaml").read_text(encoding="utf-8"))
    everything = (*content["continents"], *content["territories"], *content["sea_zones"])
    return Graph(
        territories={entry["id"]: entry for entry in content["territories"]},
        zones={entry["id"]: entry for entry in content["sea_zones"]},
        continents=[entry["id"] for entry in content["continents"]],
        names={entry["id"]: entry["name"] for entry in everything},
    )


def read_recipe(game: str, graph: Graph) -> Recipe:
    options = yaml.safe_load((HERE / f"{game}.yaml").read_text(encoding="utf-8"))
    known = {
        "territories": graph.territories,
        "seas": graph.zones,
        "islands": {**graph.territories, "islet": {}, "drop": {}},
    }
    for section, ids in known.items():
        for name in options.get(section) or {}:
            if name not in ids:
                raise SystemExit(f"{game}.yaml: {section}: {name} is not on the map")
    return Recipe(page=Page(**options["page"]), options=options)


def board_file(game: str) -> Path:
    return GAMES / game / "content" / "world.json"


def _pair(a: str, b: str) -> tuple[str, str]:
    return (a, b) if a < b else (b, a)
