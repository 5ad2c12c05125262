"""SC-2 Setup."""

from __future__ import annotations

from typing import Final

from westphalia.kernel.script import AMOUNT, SEAT, Ask, Kind, Refusal, Script, choose

from ..model import Game
from ..stacks import Stack
from .actions import Action


def roll_turn_order(g: Game) -> None:
    """SC-2.2: sets g.first."""
    raise NotImplementedError


def pick_colours(g: Game) -> Script[None]:
    """D1: each in seat order picks a free colour."""
    raise NotImplementedError


def pick_capitals(g: Game) -> Script[None]:
    """SC-2.3, SC-2.4, SC-2.5, opt capital_pick, capital_min_distance. Sets capital, capital_of, owner, controller."""
    raise NotImplementedError

