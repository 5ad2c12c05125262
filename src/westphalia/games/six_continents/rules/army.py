"""SC-18 Army."""

from __future__ import annotations

from typing import Final

from westphalia.kernel.script import AMOUNT, SEAT, Ask, Kind, Refusal, Script, choose

from ..model import Game
from ..stacks import Stack
from .actions import Action


def full_mp(g: Game) -> tuple[int, ...]:
    """MP by unit kind in S1: UNIT_MP, +1 in hard frost (SC-6.6), caravan 3 with three-player rules (SC-23.4)."""
    raise NotImplementedError


def break_down(army: Stack, unit: int) -> Stack:
    """SC-8.11: the army after one soldier of this unit kind is lost (lowest MP first; pieces keep that MP)."""
    raise NotImplementedError


def loss_options(army: Stack) -> list[int]:
    """Unit kinds present that can suffer, in the default order of SC-8.10."""
    raise NotImplementedError


def recruit_price(g: Game, seat: int, unit: int) -> int:
    """SC-18.1, SC-21.7."""
    raise NotImplementedError


def disband(g: Game, seat: int) -> Script[None]:
    """D30 for land units and ships, SC-18.7."""
    raise NotImplementedError


def why_not_disband(g: Game, seat: int) -> Refusal | None:
    """"""
    raise NotImplementedError


def why_not_recruit(g: Game, seat: int) -> Refusal | None:
    raise NotImplementedError


def recruit(g: Game, seat: int) -> Script[None]:
    raise NotImplementedError


RECRUIT: Final = Action("recruit", why_not_recruit, recruit)

def why_not_exchange(g: Game, seat: int) -> Refusal | None:
    raise NotImplementedError


def exchange(g: Game, seat: int) -> Script[None]:
    raise NotImplementedError


EXCHANGE: Final = Action("exchange", why_not_exchange, exchange)

def why_not_caravan(g: Game, seat: int) -> Refusal | None:
    raise NotImplementedError


def caravan(g: Game, seat: int) -> Script[None]:
    raise NotImplementedError


CARAVAN_ACTION: Final = Action("caravan", why_not_caravan, caravan)

def why_not_dig_in(g: Game, seat: int) -> Refusal | None:
    raise NotImplementedError


def dig_in(g: Game, seat: int) -> Script[None]:
    raise NotImplementedError


DIG_IN: Final = Action("dig_in", why_not_dig_in, dig_in)
