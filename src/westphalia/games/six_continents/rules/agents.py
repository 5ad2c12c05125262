"""SC-19 Agents."""

from __future__ import annotations

from typing import Final

from westphalia.kernel.script import AMOUNT, SEAT, Ask, Kind, Refusal, Script, choose

from ..model import Game
from ..stacks import Stack
from .actions import Action


def reveal(g: Game) -> Script[None]:
    """R3 (SC-19.6 to 19.15)."""
    raise NotImplementedError


def why_not_agents(g: Game, seat: int) -> Refusal | None:
    raise NotImplementedError


def agents(g: Game, seat: int) -> Script[None]:
    raise NotImplementedError


AGENTS: Final = Action("agents", why_not_agents, agents)
