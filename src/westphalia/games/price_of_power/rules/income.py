"""PP-4.4 Phase 4: Income and Upkeep."""

from __future__ import annotations

from westphalia.kernel.script import Script

from ..model import Game


def income_and_upkeep(g: Game) -> Script[None]:
    """Steps A to E."""
    yield from ()
