"""PP-18 The Holy Roman Empire."""

from __future__ import annotations

from ..model import Game


def areas_leave_and_rejoin(g: Game) -> None:
    """PP-18.6, PP-18.1.2."""
