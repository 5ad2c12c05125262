"""PP-11 Diplomacy: Influence, Royal Marriages, Alliances, Vassals."""

from __future__ import annotations

from ..model import Game


def clear_closed_areas(g: Game) -> None:
    """PP-11.1.4."""


def end_marriages_of_vassals(g: Game) -> None:
    """PP-11.2.9."""
