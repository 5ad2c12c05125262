"""SC-3.11 to 3.13, SC-1.7, SC-1.21: the march."""

from __future__ import annotations

from typing import Final

from westphalia.kernel.script import AMOUNT, SEAT, Ask, Kind, Refusal, Script, choose

from ..model import Game
from ..stacks import Stack
from .actions import Action


def choose_units(g: Game, seat: int, p: int, available: Stack, *, at_least: int = 1, max_soldiers: int | None = None) -> Script[Stack]:
    """Factored choice of units: for each (unit, MP) group of the stack in order one amount question; never an answer that makes the whole impossible. Shared by march, attack, boarding."""
    raise NotImplementedError


def march_cost(g: Game, army: Stack, origin: int) -> int:
    """One step: rate x soldiers, 0 from a road or capital (SC-3.12)."""
    raise NotImplementedError


def why_not_march(g: Game, seat: int) -> Refusal | None:
    raise NotImplementedError


def march(g: Game, seat: int) -> Script[None]:
    raise NotImplementedError


MARCH: Final = Action("march", why_not_march, march)
