"""Cells of the board in words as they go over the wire, with ids in place of numbers."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from westphalia.kernel.contract import Title
from westphalia.kernel.summary import Cell, Name, Odds, Text
from westphalia.kernel.views import named_args

from . import wire


def text_cell(title: Title[Any], cell: Cell) -> Any:
    if isinstance(cell, int):
        return cell
    if isinstance(cell, Name):
        domain = title.domains[cell.argument]
        return {"name": [domain.name, domain.id(cell.value)]}
    if isinstance(cell, Text):
        return {"text": cell.message, "args": named_args(title, cell.args)}
    return {"list": [text_cell(title, inner) for inner in cell.cells]}


def odds_view(title: Title[Any], odds: Odds | None, told: Sequence[Text] = ()) -> wire.OddsView:
    """Chances with how they come about, and what else is told of an option."""
    win, lines = (None, ()) if odds is None else odds
    return wire.OddsView(None if win is None else round(win, 4), [text_cell(title, line) for line in (*lines, *told)])
