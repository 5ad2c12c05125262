"""SC-21 Capital."""

from __future__ import annotations

from typing import Final

from westphalia.kernel.script import AMOUNT, SEAT, Ask, Kind, Refusal, Script, choose

from ..model import Game
from ..stacks import Stack
from .actions import Action


def upgrade_price(g: Game, seat: int) -> int:
    """SC-21.4: price of the next level (19 or opt at level 2 and 3)."""
    raise NotImplementedError


def name_places(g: Game) -> Script[None]:
    """SC-21.6: each player without capital and without a valid temporary place names one at once (D39), default: most own soldiers, then map order."""
    raise NotImplementedError


def check_encirclement(g: Game, seat: int) -> Script[None]:
    """S8 (d), SC-21.13."""
    raise NotImplementedError


def why_not_upgrade_capital(g: Game, seat: int) -> Refusal | None:
    raise NotImplementedError


def upgrade_capital(g: Game, seat: int) -> Script[None]:
    raise NotImplementedError


UPGRADE: Final = Action("upgrade_capital", why_not_upgrade_capital, upgrade_capital)

def why_not_name_place(g: Game, seat: int) -> Refusal | None:
    raise NotImplementedError


def name_place(g: Game, seat: int) -> Script[None]:
    raise NotImplementedError


NAME_PLACE: Final = Action("name_place", why_not_name_place, name_place)
