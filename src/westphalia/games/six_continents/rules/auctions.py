"""SC-12.25 Auctions."""

from __future__ import annotations

from typing import Final

from westphalia.kernel.script import AMOUNT, SEAT, Ask, Kind, Refusal, Script, choose

from ..model import Game
from ..stacks import Stack
from .actions import Action


def auction(g: Game, bidders: list[int], *, opener: int, minimum: int, first_bid: int = 0, rule: str = "SC-12.25") -> Script[tuple[int, int]]:
    """Winner and price, or (NOBODY, 0). first_bid > 0: the opener's first bid is already made (SC-20.10). opt auction_style. Does not take the gold."""
    raise NotImplementedError

