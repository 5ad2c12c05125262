"""PP-5.5 Military Actions: Suppress Unrest; Declare War, Activate Units and Recruit Units come with chapter 9."""

from __future__ import annotations

from typing import Final

from westphalia.kernel.actions import Action

from ..model import Game

ACTIONS: Final[tuple[Action, ...]] = ()


def remember_turn_start(g: Game) -> None:
    """What rules ask about the start of a Turn: units there, blockades, reach of Influence (engine notes, 4)."""


def end_turn(g: Game, seat: int) -> None:
    """PP-9.0.15: damaged Heavy Ships in Friendly Ports are repaired at the end of each Turn."""
