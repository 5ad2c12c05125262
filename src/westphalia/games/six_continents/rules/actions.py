"""What an action of S7 is: a word in the menu, a reason why it may be impossible now, and its script (SC-3.9)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from westphalia.kernel.script import Ask, Kind, Refusal, Script, allowed, choose, refusals

from ..model import Game


class Action(NamedTuple):
    """``why_not`` answers fast: it is asked for every action each time the menu opens. When it gives None, the script
    finds at least one way to carry the action out."""

    word: str
    why_not: Callable[[Game, int], Refusal | None]
    script: Callable[[Game, int], Script[None]]


def why_none(g: Game, seat: int, ways: Sequence[Action]) -> Refusal | None:
    """None if one of these is possible, else why the last is not."""
    refusal = None
    for _, why_not, _ in ways:
        refusal = why_not(g, seat)
        if refusal is None:
            return None
    return refusal


def choose_way(g: Game, seat: int, kind: Kind, ways: Sequence[Action]) -> Script[None]:
    """Ask which of several ways, unless only one is open, and go it."""
    by_word = {way.word: way for way in ways}

    def why_not(word: str) -> Refusal | None:
        return by_word[word].why_not(g, seat)

    word = yield from choose(Ask(seat, kind, allowed(by_word, why_not), refused=lambda: refusals(by_word, why_not)))
    yield from by_word[word].script(g, seat)
