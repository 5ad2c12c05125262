"""SC-5.1 to 5.8, 5.12, 5.15, 5.16: loading, landing from transports, dispatching ships and transfers."""

from __future__ import annotations

from typing import Final

from westphalia.kernel.script import AMOUNT, SEAT, Ask, Kind, Refusal, Script, choose

from ..model import Game
from ..stacks import Stack
from .actions import Action


def why_not_load(g: Game, seat: int) -> Refusal | None:
    raise NotImplementedError


def load(g: Game, seat: int) -> Script[None]:
    raise NotImplementedError


LOAD: Final = Action("load", why_not_load, load)

def why_not_land(g: Game, seat: int) -> Refusal | None:
    raise NotImplementedError


def land(g: Game, seat: int) -> Script[None]:
    raise NotImplementedError


LAND: Final = Action("land", why_not_land, land)

def why_not_dispatch(g: Game, seat: int) -> Refusal | None:
    raise NotImplementedError


def dispatch(g: Game, seat: int) -> Script[None]:
    raise NotImplementedError


DISPATCH: Final = Action("dispatch", why_not_dispatch, dispatch)
