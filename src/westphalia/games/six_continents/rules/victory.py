"""SC-22 Victory and scoring, SC-23 Three players."""

from __future__ import annotations

from typing import Final

from westphalia.kernel.script import AMOUNT, SEAT, Ask, Kind, Refusal, Script, choose

from ..model import Game
from ..stacks import Stack
from .actions import Action


def points(g: Game, seat: int) -> int:
    """SC-22.3, SC-23.5."""
    raise NotImplementedError


def capitals_held(g: Game, seat: int) -> int:
    """Capitals (own and foreign) the seat controls."""
    raise NotImplementedError


def has_conquered(g: Game, seat: int) -> bool:
    """SC-22.1."""
    raise NotImplementedError


def test_conquest(g: Game) -> None:
    """SC-22.1: sets g.step = OVER when somebody has won at once."""
    raise NotImplementedError


def test_end_of_game(g: Game) -> Script[None]:
    """R4, SC-22.2: end by consent (D66), round limit."""
    raise NotImplementedError


def ranking(g: Game) -> list[list[int]]:
    """Seats by place, ties together (SC-22.1, SC-22.5); eliminated ones last."""
    raise NotImplementedError


def why_not_propose_end(g: Game, seat: int) -> Refusal | None:
    raise NotImplementedError


def propose_end(g: Game, seat: int) -> Script[None]:
    raise NotImplementedError


PROPOSE_END: Final = Action("propose_end", why_not_propose_end, propose_end)
