"""SC-7 Prices and upkeep."""

from __future__ import annotations

from typing import Final

from westphalia.kernel.script import AMOUNT, SEAT, Ask, Kind, Refusal, Script, choose

from ..model import Game
from ..stacks import Stack
from .actions import Action


def stack_limit(g: Game, p: int) -> int | None:
    """SC-7.3, SC-17.4; None: no limit (capital)."""
    raise NotImplementedError


def excess_units(g: Game, p: int) -> int:
    """SC-7.3."""
    raise NotImplementedError


def upkeep(g: Game, seat: int) -> int:
    """SC-7.2, SC-7.4."""
    raise NotImplementedError


def pay_upkeep(g: Game, seat: int) -> Script[None]:
    """S3, SC-7.5 (D10)."""
    raise NotImplementedError

