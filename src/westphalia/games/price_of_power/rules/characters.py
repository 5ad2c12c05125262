"""PP-7.2 Characters: Rulers, Generals, Admirals, Advisors; Ill Health, death, Interregnum."""

from __future__ import annotations

from ..model import Game


def dismiss_advisors(g: Game, seat: int) -> None:
    """PP-7.4.10(f): all own Advisors are discarded."""
