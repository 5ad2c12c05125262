"""SC-12 Overseas expeditions."""

from __future__ import annotations

from typing import Final

from westphalia.kernel.script import AMOUNT, SEAT, Ask, Kind, Refusal, Script, choose

from ..model import Game
from ..stacks import Stack
from .actions import Action


def resolve_due(g: Game, seat: int) -> Script[None]:
    """S5 (b), SC-12.2 to 12.24."""
    raise NotImplementedError


def expedition_limit(g: Game, seat: int) -> int:
    """SC-12.10."""
    raise NotImplementedError


def overseas_price(g: Game, seat: int) -> int:
    """SC-12.1."""
    raise NotImplementedError


def why_not_overseas(g: Game, seat: int) -> Refusal | None:
    raise NotImplementedError


def overseas(g: Game, seat: int) -> Script[None]:
    raise NotImplementedError


SEND: Final = Action("overseas", why_not_overseas, overseas)
