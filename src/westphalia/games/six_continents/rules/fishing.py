"""SC-14 Fishing boats."""

from __future__ import annotations

from typing import Final

from westphalia.kernel.script import AMOUNT, SEAT, Ask, Kind, Refusal, Script, choose

from ..model import Game
from ..stacks import Stack
from .actions import Action


def boats_at_work(g: Game, seat: int) -> int:
    """SC-14.3: boats that yield (0 without a working port)."""
    raise NotImplementedError

