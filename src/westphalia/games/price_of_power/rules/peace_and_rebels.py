"""PP-4.3 Phase 3: Peace and Rebels."""

from __future__ import annotations

from westphalia.kernel.script import Script

from ..model import Game


def peace_and_rebels(g: Game) -> Script[None]:
    """Steps A to I."""
    yield from ()
