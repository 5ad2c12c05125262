"""SC-13.10 to 13.14: food and famine."""

from __future__ import annotations

from typing import Final

from westphalia.kernel.script import AMOUNT, SEAT, Ask, Kind, Refusal, Script, choose

from ..model import Game
from ..stacks import Stack
from .actions import Action


def food_need(g: Game, seat: int) -> int:
    """SC-13.10."""
    raise NotImplementedError


def food_supply(g: Game, seat: int) -> int:
    """SC-13.11, bought tokens included."""
    raise NotImplementedError


def feed(g: Game, seat: int) -> Script[None]:
    """S8 (a): SC-13.12 to 13.14; sets g.fed[seat] and g.famine_paid[seat]."""
    raise NotImplementedError

