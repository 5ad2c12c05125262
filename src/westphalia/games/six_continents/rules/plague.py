"""SC-17 Plague."""

from __future__ import annotations

from typing import Final

from westphalia.kernel.script import AMOUNT, SEAT, Ask, Kind, Refusal, Script, choose

from ..model import Game
from ..stacks import Stack
from .actions import Action


def begin(g: Game, seat: int) -> Script[None]:
    """SC-17.1 with the carrier's first roll (SC-17.2), SC-17.6."""
    raise NotImplementedError


def move_marker(g: Game, seat: int) -> None:
    """S1 of the carrier (SC-17.5)."""
    raise NotImplementedError


def roll_deaths(g: Game, seat: int) -> Script[None]:
    """S5 (c), SC-17.2."""
    raise NotImplementedError


def notice_lost_carrier(g: Game) -> None:
    """SC-17.5: a carrier who is eliminated is followed by the next living player; call it from general.eliminate."""
    raise NotImplementedError


def expedition_bonus(g: Game) -> int:
    """SC-17.3."""
    raise NotImplementedError

