"""PP-4.1 Phase 1: Draw Cards."""

from __future__ import annotations

from westphalia.kernel.script import Script

from ..model import Game


def draw_cards(g: Game) -> Script[None]:
    """Steps A to D."""
    yield from ()
