"""Of what a board was drawn: a short hash of its recipe and of everything declared that the drawing depends on.

It needs neither coastlines nor geometry, so a test can tell whether a committed board is older than its sources.
"""

from __future__ import annotations

import hashlib
import json
from pathlib import Path
from typing import Any

import yaml

HERE = Path(__file__).parent
GAMES = HERE.parent / "src" / "westphalia" / "games"

EUROPE: dict[str, tuple[str, ...]] = {
    "areas": ("id", "continent", "neighbours", "mountains", "seas"),
    "provinces": ("id", "area", "era", "faces", "hre", "lon", "lat", "extra_points"),
    "sea_zones": ("id", "board", "neighbours", "letters", "slots", "lon", "lat"),
    "trade_nodes": ("id", "sea_zones", "areas", "desert", "continent", "lon", "lat"),
}
SCENARIO: tuple[str, ...] = ("id", "hre", "coastal", "land", "straits", "lon", "lat")


def price_of_power() -> str:
    content = {name: _read(GAMES / "price_of_power" / "content" / f"{name}.yaml") for name in EUROPE}
    declared = [_fields(content[name][name], fields) for name, fields in EUROPE.items()]
    return _hash([_read(HERE / "price_of_power.yaml"), declared, content["areas"]["voids"]])


def raison_detat(year: int) -> str:
    declared = _read(GAMES / "raison_detat" / "content" / f"map_{year}.yaml")
    routes = _fields(declared["sea_routes"], ("id", "ends", "anchor"))
    return _hash([_read(HERE / "raison_detat.yaml"), year, _fields(declared["territories"], SCENARIO), routes])


def _read(path: Path) -> Any:
    return yaml.safe_load(path.read_text(encoding="utf-8"))


def _fields(entries: list[dict[str, Any]], fields: tuple[str, ...]) -> list[list[Any]]:
    return [[entry.get(field) for field in fields] for entry in entries]


def _hash(content: Any) -> str:
    text = json.dumps(content, ensure_ascii=False, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()[:16]
