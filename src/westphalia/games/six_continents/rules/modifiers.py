"""SC-10 Modifiers."""

from __future__ import annotations

from typing import Final

from westphalia.kernel.script import AMOUNT, SEAT, Ask, Kind, Refusal, Script, choose

from ..model import Game
from ..stacks import Stack
from .actions import Action


def attacker_modifier(g: Game) -> int:
    """For g.battle as it stands now (land, naval or revolt)."""
    raise NotImplementedError


def defender_modifier(g: Game) -> int:
    """The same for the defender."""
    raise NotImplementedError

