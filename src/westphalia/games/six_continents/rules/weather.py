"""SC-6 Weather."""

from __future__ import annotations

from typing import Final

from westphalia.kernel.script import AMOUNT, SEAT, Ask, Kind, Refusal, Script, choose

from ..model import Game
from ..stacks import Stack
from .actions import Action


def roll_weather(g: Game) -> None:
    """R1, SC-6.1, SC-6.2, SC-6.4."""
    raise NotImplementedError


def march_rate(g: Game) -> int:
    """SC-6.3: gold per soldier and step, 0, 1 or 2."""
    raise NotImplementedError


def attack_modifier(g: Game) -> int:
    """SC-6.3, SC-6.5."""
    raise NotImplementedError

