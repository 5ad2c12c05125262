"""Colours of provinces on a small picture of the map: whose soldiers hold them. The page has the same
(web/tables.js)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from .board import COLOUR, PLACE
from .ids import MAX_SEATS, NOBODY
from .model import Game

TINTS: Final = {
    "red": "#b0483c",
    "blue": "#3f6796",
    "green": "#5e8548",
    "yellow": "#d8a630",
    "black": "#4b4642",
    "white": "#fbf8f0",
}
WILD: Final = "#7a2f4f"  # rebels and savages


def tints(known: Game) -> Mapping[str, str]:
    found = {}
    for p, holder in enumerate(known.controller):
        if holder != NOBODY and (holder >= MAX_SEATS or known.colour[holder] != NOBODY):
            found[PLACE.id(p)] = WILD if holder >= MAX_SEATS else TINTS[COLOUR.id(known.colour[holder])]
    return found
