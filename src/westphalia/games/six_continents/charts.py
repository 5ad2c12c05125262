"""Looking back at a game: curves by seat over the rounds, and where the points come from (SC-22.3)."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from westphalia.kernel.summary import Cell, Name, Table, Text

from . import model, summary
from .ids import Seat
from .model import Game, all_seats
from .rules import income, victory

FIGURES: Final[Mapping[str, Callable[[Game, Seat], int]]] = {
    "summary-points": victory.points,
    "summary-provinces": model.province_count,
    "summary-soldiers": summary.soldiers,
    "summary-income": income.income,
    "summary-gold": lambda g, seat: g.gold[seat],
}


def figures(g: Game) -> Mapping[str, Sequence[int]]:
    """Nobody has anything before the capitals are founded, nor after leaving the game."""
    playing = [g.step > model.SETUP_CAPITALS and bool(g.alive[seat]) for seat in all_seats(g)]
    return {
        message: [count(g, seat) if plays else 0 for seat, plays in zip(all_seats(g), playing, strict=True)]
        for message, count in FIGURES.items()
    }


def scoring(g: Game) -> Table:
    """SC-22.3: one point for a province, more for a capital, and the income of the next round."""
    seats = [seat for tied in victory.ranking(g) for seat in tied]
    lines = zip(*(victory.breakdown(g, seat) for seat in seats), strict=True)
    rows: list[list[Cell]] = [[line[0].label, *(part.amount for part in line)] for line in lines]
    rows.append([Text("scoring-total"), *(victory.points(g, seat) for seat in seats)])
    return Table(Text("scoring-heading"), [Text("scoring-part"), *(Name("seat", seat) for seat in seats)], rows)
