"""PP-13 Non-Player Realms."""

from __future__ import annotations

from ..model import Game


def end_realms_without_land(g: Game) -> None:
    """PP-13.0.5, PP-13.0.6, PP-13.0.8."""
