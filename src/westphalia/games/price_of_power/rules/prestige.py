"""PP-17 Prestige: Missions, Milestones, Power Struggles."""

from __future__ import annotations

from westphalia.kernel.script import Script

from ..model import Game


def mission_window(g: Game) -> Script[None]:
    """PP-17.2.10 to 17.2.12: after every finished action, step, symbol, battle and peace term."""
    yield from ()


def score_power_struggles(g: Game) -> Script[None]:
    """PP-4.4.7, PP-17.4: the active Power Struggles in the order of activation."""
    yield from ()


def score_missions_in_hand(g: Game) -> Script[None]:
    """PP-4.7.2(a): Missions in hand whose requirements are met, Prestige only."""
    yield from ()
