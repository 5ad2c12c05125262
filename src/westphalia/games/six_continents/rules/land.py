"""SC-3.6, SC-13.1 to 13.9: red tokens, roads, robber economy."""

from __future__ import annotations

from typing import Final

from westphalia.kernel.script import AMOUNT, SEAT, Ask, Kind, Refusal, Script, choose

from ..model import Game
from ..stacks import Stack
from .actions import Action


def calm_lands_of_nobody(g: Game) -> None:
    """R1, SC-3.6: neutral, rebel and savage provinces lose one red token."""
    raise NotImplementedError


def advance(g: Game, seat: int) -> None:
    """S4: robber economies advance or close (SC-13.7, SC-13.8), other red tokens -1."""
    raise NotImplementedError


def why_not_robber(g: Game, seat: int) -> Refusal | None:
    raise NotImplementedError


def robber(g: Game, seat: int) -> Script[None]:
    raise NotImplementedError


ROBBER: Final = Action("robber", why_not_robber, robber)
