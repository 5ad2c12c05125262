"""What an action of S7 is: a word in the menu, a reason why it may be impossible now, and its script (SC-3.9)."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from westphalia.kernel.script import Refusal, Script

from ..model import Game


class Action(NamedTuple):
    """``why_not`` answers fast: it is asked for every action each time the menu opens. When it gives None, the script
    finds at least one way to carry the action out."""

    word: str
    why_not: Callable[[Game, int], Refusal | None]
    script: Callable[[Game, int], Script[None]]
