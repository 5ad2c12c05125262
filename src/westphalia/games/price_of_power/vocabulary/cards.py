"""Action cards."""

from __future__ import annotations

from typing import Literal

from .base import CardId, PowerOrAny
from .step_keys import Step


class DrawCards(Step):
    """Draw Action cards into hand without paying."""

    deck: PowerOrAny
    amount: int
    keep: int | None = None
    """number kept of those drawn"""


class TakeCard(Step):
    """Take an Action card from a discard pile into hand."""

    from_: Literal["any_discards", "adm_discards", "dip_discards", "mil_discards", "top_5_mil_discards"]
    amount: int = 1
    card: CardId | None = None
    """that card"""
    kind: Literal["display", "leader"] | None = None
    """one of that kind"""


class PlayCard(Step):
    """Play that Action card from the discard pile, not into hand; nothing if none lies there."""

    card: CardId
    from_: Literal["discards"]
    price: Literal["free"]
    skip: Literal["on_play"] | None = None
    """without its on_play effect"""
