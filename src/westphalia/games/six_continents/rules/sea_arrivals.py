"""SC-5.3, 5.8 to 5.12: arrivals in S6."""

from __future__ import annotations

from typing import Final

from westphalia.kernel.script import AMOUNT, SEAT, Ask, Kind, Refusal, Script, choose

from ..model import Game
from ..stacks import Stack
from .actions import Action


def arrive(g: Game, seat: int) -> Script[None]:
    """S6 (SC-3.8): transfers, construction ships, landings (D22-D24)."""
    raise NotImplementedError


def send_back(g: Game, seat: int, army: Stack, places: list[int], mp_full: bool) -> None:
    """SC-5.3: the first of these with a working port of theirs, else capital or temporary place, else lost."""
    raise NotImplementedError

