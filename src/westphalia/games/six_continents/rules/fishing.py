"""SC-14 Fishing boats. They are bought and sailed in ships.py; here is what they bring home."""

from __future__ import annotations

from ..ids import Seat
from ..model import Game
from .blockade import has_any_working_port


def boats_at_work(g: Game, seat: Seat) -> int:
    """SC-14.3: boats that yield 1 gold and 1 food each, none without a working port anywhere."""
    boats = g.boat.count(seat)
    return boats if boats and has_any_working_port(g, seat) else 0
