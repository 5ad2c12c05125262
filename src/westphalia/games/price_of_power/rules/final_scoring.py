"""PP-4.7 Final Scoring."""

from __future__ import annotations

from westphalia.kernel.script import Script

from ..model import Game


def is_triggered(g: Game) -> bool:
    """PP-4.7.1."""
    return not g.event_deck and not g.events_ahead


def final_scoring(g: Game) -> Script[None]:
    """PP-4.7.2."""
    yield from ()
