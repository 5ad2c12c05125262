"""The TALK action of S7 and what other seats may do between two actions (decisions.md D60-D62, D67)."""

from __future__ import annotations

from typing import Final

from westphalia.kernel.script import AMOUNT, SEAT, Ask, Kind, Refusal, Script, choose

from ..model import Game
from ..stacks import Stack
from .actions import Action


def aside(g: Game, seat: int) -> Ask | None:
    """What another living seat may start in somebody else's S7: trade, answer an offer, contract, sign, mark, transit. Options lazily; None if nothing."""
    raise NotImplementedError


def hear(g: Game, seat: int, word: str) -> Script[None]:
    """Carry out what that seat started."""
    raise NotImplementedError


def why_not_talk(g: Game, seat: int) -> Refusal | None:
    raise NotImplementedError


def talk(g: Game, seat: int) -> Script[None]:
    raise NotImplementedError


TALK: Final = Action("talk", why_not_talk, talk)
