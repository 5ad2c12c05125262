"""SC-3.14 Trade: open offers of gold, food, fruit, vouchers (and land, SC-1.20)."""

from __future__ import annotations

from typing import Final

from westphalia.kernel.script import AMOUNT, SEAT, Ask, Kind, Refusal, Script, choose

from ..model import Game
from ..stacks import Stack
from .actions import Action


def lapse_offers(g: Game) -> None:
    """Every open offer (and unsigned contract) lapses when the S7 ends."""
    raise NotImplementedError

