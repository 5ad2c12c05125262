"""SC-20 Revolts."""

from __future__ import annotations

from typing import Final

from westphalia.kernel.script import AMOUNT, SEAT, Ask, Kind, Refusal, Script, choose

from ..model import Game
from ..stacks import Stack
from .actions import Action


def revolt(g: Game, seat: int, n: int) -> Script[None]:
    """SC-20.4 to 20.8: n soldiers of the seat revolt (D21, D64)."""
    raise NotImplementedError


def carry_out_incited(g: Game, seat: int) -> Script[None]:
    """S5 (d), SC-19.13."""
    raise NotImplementedError


def check_famine_revolt(g: Game, seat: int) -> Script[None]:
    """S8 (b), SC-20.1."""
    raise NotImplementedError


def check_red_token_revolt(g: Game, seat: int) -> Script[None]:
    """S8 (c), SC-20.2."""
    raise NotImplementedError


def make_rebel_province(g: Game, p: int, rebels: int) -> None:
    """SC-20.6."""
    raise NotImplementedError


def fight_inside(g: Game, seat: int, p: int, rebels: int) -> Script[None]:
    """SC-20.8; leaves p loyal or a rebel province."""
    raise NotImplementedError


def why_not_bribe(g: Game, seat: int) -> Refusal | None:
    raise NotImplementedError


def bribe(g: Game, seat: int) -> Script[None]:
    raise NotImplementedError


BRIBE: Final = Action("bribe", why_not_bribe, bribe)
