"""SC-9 Naval battles."""

from __future__ import annotations

from typing import Final

from westphalia.kernel.script import AMOUNT, SEAT, Ask, Kind, Refusal, Script, choose

from ..model import Game
from ..stacks import Stack
from .actions import Action


def why_not_sea_attack(g: Game, seat: int) -> Refusal | None:
    raise NotImplementedError


def sea_attack(g: Game, seat: int) -> Script[None]:
    raise NotImplementedError


ATTACK: Final = Action("sea_attack", why_not_sea_attack, sea_attack)

def why_not_declare(g: Game, seat: int) -> Refusal | None:
    raise NotImplementedError


def declare(g: Game, seat: int) -> Script[None]:
    raise NotImplementedError


DECLARE: Final = Action("declare", why_not_declare, declare)
