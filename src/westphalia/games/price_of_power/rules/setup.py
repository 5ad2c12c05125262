"""PP-3 Setup: the board of a scenario's variant, and the starting cards."""

from __future__ import annotations

from westphalia.kernel.script import Script

from ..model import Game


def set_up(g: Game) -> None:
    """3.1 to 3.3, in that order (PP-3.0.2). ``g`` is an empty board (model.empty_game)."""


def starting_cards(g: Game) -> Script[None]:
    """3.4: draw, appoint, keep, Missions."""
    yield from ()
