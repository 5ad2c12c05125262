"""SC-11 Internal expeditions."""

from __future__ import annotations

from typing import Final

from westphalia.kernel.script import AMOUNT, SEAT, Ask, Kind, Refusal, Script, choose

from ..model import Game
from ..stacks import Stack
from .actions import Action


def resolve_due(g: Game, seat: int) -> Script[None]:
    """S5 (a), SC-11.4 to 11.9 (D11, D12)."""
    raise NotImplementedError


def why_not_explore(g: Game, seat: int) -> Refusal | None:
    raise NotImplementedError


def explore(g: Game, seat: int) -> Script[None]:
    raise NotImplementedError


EXPLORE: Final = Action("explore", why_not_explore, explore)
