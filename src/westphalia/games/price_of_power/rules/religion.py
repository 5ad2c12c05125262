"""PP-15 Religion."""

from __future__ import annotations

from ..model import Game


def realms_follow_capitals(g: Game) -> None:
    """PP-15.2.7."""
