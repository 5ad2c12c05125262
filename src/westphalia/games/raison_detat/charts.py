"""Looking back at a game: curves by seat over the rounds, and what decided it (RE-10.3)."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from westphalia.kernel.summary import Cell, Name, Table, Text

from . import model
from .board import NOBODY
from .ids import Power
from .model import Game, lands, unit_count
from .rules import taxation, victory

FIGURES: Final[Mapping[str, Callable[[Game, Power], int]]] = {
    "summary-influence": lambda g, power: g.influence[power],
    "summary-lands": lambda g, power: len(lands(g, power)),
    "summary-units": unit_count,
    "summary-tax": taxation.tax,
    "summary-morale": lambda g, power: g.morale[power],
}


def figures(g: Game) -> Mapping[str, Sequence[int]]:
    """Nobody has anything before powers are dealt, nor after leaving the game."""
    playing = [g.step != model.SETUP and power != NOBODY and bool(g.alive[s]) for s, power in enumerate(g.major)]
    return {
        message: [count(g, power) if plays else 0 for power, plays in zip(g.major, playing, strict=True)]
        for message, count in FIGURES.items()
    }


def scoring(g: Game) -> Table:
    """RE-10.3: Influence, in the last line as a sum would be; of equals the Emperor, then territories, then Morale."""
    powers = victory.ranking(g)
    rows: list[list[Cell]] = [
        [Text("scoring-emperor"), *(int(power == g.emperor) for power in powers)],
        [Text("scoring-lands"), *(len(lands(g, power)) for power in powers)],
        [Text("scoring-morale"), *(g.morale[power] for power in powers)],
        [Text("scoring-influence"), *(g.influence[power] for power in powers)],
    ]
    columns: list[Cell] = [Text("scoring-part"), *(Name("seat", g.seat[power]) for power in powers)]
    return Table(Text("scoring-heading"), columns, rows)
