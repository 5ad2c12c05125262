"""SC-15 Slavery."""

from __future__ import annotations

from typing import Final

from westphalia.kernel.script import AMOUNT, SEAT, Ask, Kind, Refusal, Script, choose

from ..model import Game
from ..stacks import Stack
from .actions import Action


def take_slaves(g: Game, winner: int, loser: int, p: int, force: Stack, enemy_soldiers: int) -> Script[None]:
    """SC-15.1 to 15.4 (D44)."""
    raise NotImplementedError


def handle_found_slaves(g: Game, taker: int, p: int) -> Script[None]:
    """SC-15.9 (D45)."""
    raise NotImplementedError


def check_slave_revolt(g: Game, loser: int, nation: int) -> Script[None]:
    """SC-15.7, SC-15.8 (D72)."""
    raise NotImplementedError


def kill_slaves(g: Game, seat: int) -> Script[None]:
    """D34, part of surrender.GIVE_UP."""
    raise NotImplementedError


def why_not_kill_slaves(g: Game, seat: int) -> Refusal | None:
    """"""
    raise NotImplementedError


def lose_slave(g: Game, seat: int) -> Script[None]:
    """SC-19.14 (D69): one slave of the seat's choice is removed."""
    raise NotImplementedError


def why_not_move_slaves(g: Game, seat: int) -> Refusal | None:
    raise NotImplementedError


def move_slaves(g: Game, seat: int) -> Script[None]:
    raise NotImplementedError


MOVE_SLAVES: Final = Action("move_slaves", why_not_move_slaves, move_slaves)
