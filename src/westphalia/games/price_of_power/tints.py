"""Colours of Provinces on a small picture of the map: those of the Realm that holds them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from .board import CONTENT, PROVINCE
from .ids import NOBODY
from .model import Game
from .terms import controller

REBELS: Final = "#3d3430"


def tints(known: Game) -> Mapping[str, str]:
    realms = CONTENT.realms.realms
    held = ((p, controller(known, p)) for p in known.board.provinces)
    return {PROVINCE.id(p): realms[r].colour if r >= 0 else REBELS for p, r in held if r != NOBODY}
