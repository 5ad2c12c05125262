"""PP-4.5 Phase 5: Cleanup."""

from __future__ import annotations

from westphalia.kernel.script import Script

from ..model import Game


def clean_up(g: Game) -> Script[None]:
    """Steps A to C."""
    yield from ()
