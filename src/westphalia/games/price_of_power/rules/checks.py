"""Continuous checks (engine notes, section 3): what follows by itself from a change of the board.

Called after every atomic change: ``yield from settle(g)``. The verbs of pieces.py set ``g.unsettled``; the checks are
run in their order until nothing changes.
"""

from __future__ import annotations

from typing import Final

from westphalia.kernel.script import Script

from ..hooks import Hook
from ..model import Game
from . import diplomacy, hre, npr, papacy, ships


def settle(g: Game) -> Script[None]:
    """Run the checks until the board is at rest."""
    while g.unsettled:
        g.unsettled = 0
        yield from npr.end_realms_without_land(g)  # PP-13.0.6, PP-13.0.8, PP-13.0.5
        diplomacy.clear_closed_areas(g)  # PP-11.1.4
        hre.areas_leave_and_rejoin(g)  # PP-18.6, PP-18.1.2
        yield from papacy.settle_curia(g)  # PP-19.1.5, PP-19.1.8
        diplomacy.end_marriages_of_vassals(g)  # PP-11.2.9
        yield from ships.leave_lost_ports(g)  # PP-9.5.16


# PP-17.2.12: after every finished action, step, symbol, battle and peace term (card_rules/prestige.py)
mission_window: Final = Hook[[Game], Script[None]]("Missions and Milestones may be completed")
