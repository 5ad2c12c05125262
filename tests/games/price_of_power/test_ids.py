"""Kinds of numbers (ids.py): mypy refuses to mix them up."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

from westphalia.games.price_of_power.ids import NOBODY, Area, Province

ROOT = Path(__file__).parents[3]

MIXED = """
from westphalia.games.price_of_power import pieces, terms
from westphalia.games.price_of_power.board import AREA_OF, AREAS, PROVINCES
from westphalia.games.price_of_power.ids import NOBODY, Area
from westphalia.games.price_of_power.model import Game

def right(g: Game) -> Area:
    terms.tax_value(g, g.board.provinces_of[AREAS[0]][0])
    pieces.remove_influence(g, 0, AREA_OF[PROVINCES[0]])
    g.crusade = NOBODY
    return AREA_OF[g.capital[0]]

def wrong(g: Game) -> Area:
    terms.tax_value(g, AREAS[0])
    pieces.remove_influence(g, 0, PROVINCES[0])
    g.crusade = g.lands[0][0]
    terms.units_in(g, 0, 17)
    return PROVINCES[0]
"""


def test_a_province_is_no_area(tmp_path: Path) -> None:
    """What is right passes, every line that mixes them up is refused."""
    file = tmp_path / "mixed.py"
    file.write_text(MIXED)
    checked = subprocess.run(
        [sys.executable, "-m", "mypy", "--strict", str(file)], cwd=ROOT, capture_output=True, text=True
    )
    refused = [int(line) for line in re.findall(r"mixed\.py:(\d+): error", checked.stdout)]
    first = MIXED.split("\n").index("def wrong(g: Game) -> Area:") + 1
    assert refused == [first + n for n in range(1, 6)], checked.stdout


def test_kinds_cost_nothing_at_run_time() -> None:
    assert Area is int and Province is int
    assert NOBODY == -1
