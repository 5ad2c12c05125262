"""PP-19 The Papacy."""

from __future__ import annotations

from westphalia.kernel.script import Script

from ..model import Game


def settle_curia(g: Game) -> Script[None]:
    """PP-19.1.2, PP-19.1.5, PP-19.1.8 to 19.1.12."""
    yield from ()
