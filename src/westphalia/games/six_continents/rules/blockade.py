"""SC-5.17 to 5.19: blockade and unescorted transports."""

from __future__ import annotations

from typing import Final

from westphalia.kernel.script import AMOUNT, SEAT, Ask, Kind, Refusal, Script, choose

from ..model import Game
from ..stacks import Stack
from .actions import Action


def is_blockaded(g: Game, p: int) -> bool:
    """SC-5.18, for the owner of the port."""
    raise NotImplementedError


def has_working_port(g: Game, seat: int, p: int) -> bool:
    """Owned, controlled, unblockaded port of the seat (SC-5.1)."""
    raise NotImplementedError


def working_ports(g: Game, seat: int) -> list[int]:
    """"""
    raise NotImplementedError


def hostile_warship_in(g: Game, seat: int, z: int) -> bool:
    """A warship of a player at war with the seat (SC-4.14)."""
    raise NotImplementedError


def sink_unescorted(g: Game, zones: list[int] | None = None) -> None:
    """SC-5.17: destroy transports with cargo that share a zone with a hostile warship and have no escort."""
    raise NotImplementedError

