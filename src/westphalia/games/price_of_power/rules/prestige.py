"""PP-17 Prestige: Missions, Milestones, Power Struggles."""

from __future__ import annotations

from westphalia.kernel.script import Script

from ..model import Game


def mission_window(g: Game) -> Script[None]:
    """PP-17.2.10 to 17.2.12: after every finished action, step, symbol, battle and peace term."""
    yield from ()
