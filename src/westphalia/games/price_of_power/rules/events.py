"""PP-16 Events: the display, taking an Event, its symbols, Rulers, unpicked Events."""

from __future__ import annotations

from westphalia.kernel.script import Refusal, Script

from ..model import Game


def why_not_event(g: Game, seat: int) -> Refusal | None:
    """PP-5.1.2."""
    return None


def take_event(g: Game, seat: int) -> Script[None]:
    """PP-5.1.3."""
    yield from ()
