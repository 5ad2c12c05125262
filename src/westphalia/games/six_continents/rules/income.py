"""SC-16 Income."""

from __future__ import annotations

from typing import Final

from westphalia.kernel.script import AMOUNT, SEAT, Ask, Kind, Refusal, Script, choose

from ..model import Game
from ..stacks import Stack
from .actions import Action


def income(g: Game, seat: int) -> int:
    """SC-16.1 to 16.5, SC-23.2, SC-23.3: what S2 would pay now."""
    raise NotImplementedError


def next_round_income(g: Game, seat: int) -> int:
    """SC-22.4: calm weather, no sabotage (net: minus upkeep)."""
    raise NotImplementedError


def collect(g: Game, seat: int) -> None:
    """S2: pay out, use up timed effects and sabotage, top up fruit (SC-12.10)."""
    raise NotImplementedError

