"""PP-20, PP-21: the two-player game without Bots, and what happens when a player leaves."""

from __future__ import annotations

from ..model import Game
from ..tables import PASS_DUCATS

TWO_PLAYERS = 2


def events_per_player(g: Game) -> int:
    """Event actions per Round: one, two in the two-player game (PP-5.1.2, PP-20.2.3)."""
    return 2 if g.seats == TWO_PLAYERS else 1


def passes_that_end_the_phase(g: Game) -> int:
    """PP-4.2.9: the number of paid places; PP-20.2.5: the first pass of two players."""
    return len(PASS_DUCATS[g.seats])


def last_turns_of(g: Game, seat: int) -> int:
    """PP-4.2.9: one more Turn; PP-20.2.5: two, or three if no Event has been taken."""
    if g.seats != TWO_PLAYERS:
        return 1
    return 3 if g.events_taken[seat] == 0 else 2
