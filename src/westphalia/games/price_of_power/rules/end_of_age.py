"""PP-4.6 End of Age."""

from __future__ import annotations

from westphalia.kernel.script import Script

from ..model import Game


def end_of_age(g: Game) -> Script[None]:
    """In order (PP-4.6.1 to 4.6.5)."""
    yield from ()
