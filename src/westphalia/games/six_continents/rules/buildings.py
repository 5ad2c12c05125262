"""SC-4 Buildings, with connection (SC-4.14)."""

from __future__ import annotations

from typing import Final

from westphalia.kernel.script import AMOUNT, SEAT, Ask, Kind, Refusal, Script, choose

from ..model import Game
from ..stacks import Stack
from .actions import Action


def connected(g: Game, seat: int) -> bytearray:
    """SC-4.14: one byte per province, 1 where the seat's province is connected."""
    raise NotImplementedError


def building_price(g: Game, seat: int, building: int, p: int, *, level: int = 1) -> int:
    """SC-4.3 to 4.6, SC-4.12, SC-4.13, with farm hands and gale. For a bunker: level 1 or 2 built at once (30), upgrade is upgrade_price."""
    raise NotImplementedError


def refund(g: Game, p: int, building: int) -> int:
    """SC-4.7."""
    raise NotImplementedError


def remove_building(g: Game, p: int, building: int) -> None:
    """Take a building off the board, no refund (a bunker as a whole)."""
    raise NotImplementedError


def destroy_main(g: Game, p: int) -> None:
    """The main building, whatever it is, is gone."""
    raise NotImplementedError


def demolish(g: Game, seat: int) -> Script[None]:
    """D27, called by surrender.GIVE_UP when why_not_demolish is None."""
    raise NotImplementedError


def why_not_demolish(g: Game, seat: int) -> Refusal | None:
    """SC-4.7."""
    raise NotImplementedError


def why_not_build(g: Game, seat: int) -> Refusal | None:
    raise NotImplementedError


def build(g: Game, seat: int) -> Script[None]:
    raise NotImplementedError


BUILD: Final = Action("build", why_not_build, build)
