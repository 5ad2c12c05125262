"""Colours of places on a small picture of the map: those of the power that controls them, as printed on its sheet."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from .board import BOARDS, NOBODY, PLACE
from .model import Game

PALE: Final = {"#F2F2EC": "#a9a398"}  # white would look like bare paper


def tints(known: Game) -> Mapping[str, str]:
    sheets = BOARDS[known.scenario].sheets
    fills = {power: sheet.colour.fill for power, sheet in sheets.items()}
    held = ((p, known.control[p]) for p in BOARDS[known.scenario].places)
    return {
        PLACE.id(p): PALE.get(fills[power], fills[power]) for p, power in held if power in fills and power != NOBODY
    }
