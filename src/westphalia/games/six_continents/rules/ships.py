"""SC-5.1, SC-5.13, SC-5.14, SC-14.1: buying and sailing ships and boats."""

from __future__ import annotations

from typing import Final

from westphalia.kernel.script import AMOUNT, SEAT, Ask, Kind, Refusal, Script, choose

from ..model import Game
from ..stacks import Stack
from .actions import Action


def scuttle_options(g: Game, seat: int) -> list[tuple[int, int]]:
    """(zone, ship kind) that may be disbanded (SC-18.7: a transport only if the rest carries its cargo)."""
    raise NotImplementedError


def why_not_buy_ship(g: Game, seat: int) -> Refusal | None:
    raise NotImplementedError


def buy_ship(g: Game, seat: int) -> Script[None]:
    raise NotImplementedError


BUY: Final = Action("buy_ship", why_not_buy_ship, buy_ship)

def why_not_sail(g: Game, seat: int) -> Refusal | None:
    raise NotImplementedError


def sail(g: Game, seat: int) -> Script[None]:
    raise NotImplementedError


SAIL: Final = Action("sail", why_not_sail, sail)
