"""What an action of S7 is: a word in the menu, a reason why it may be impossible now, and its script (SC-3.9)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import NamedTuple, TypeAlias

from westphalia.kernel.script import Ask, Kind, Reasons, Refusal, Script, Value, choose

from ..model import Game

WhyNot: TypeAlias = Callable[[Game, int], Refusal | None]


class Action(NamedTuple):
    """``why_not`` answers fast: it is asked for every action each time the menu opens. When it gives None, the script
    finds at least one way to carry the action out."""

    word: str
    why_not: WhyNot
    script: Callable[[Game, int], Script[None]]


def why_none(g: Game, seat: int, ways: Sequence[Action]) -> Refusal | None:
    """None if one of these is possible, else why the last is not."""
    refusal = None
    for _, why_not, _ in ways:
        refusal = why_not(g, seat)
        if refusal is None:
            return None
    return refusal


def possible(g: Game, seat: int, ways: Sequence[Action]) -> list[Value]:
    """The words of those that nothing refuses."""
    return [word for word, why_not, _ in ways if why_not(g, seat) is None]


def refused(g: Game, seat: int, ways: Sequence[Action]) -> Reasons:
    """The words of the others, each with its reason (for ``Ask.refused``)."""
    for word, why_not, _ in ways:
        refusal = why_not(g, seat)
        if refusal is not None:
            yield word, refusal


def choose_way(g: Game, seat: int, kind: Kind, ways: Sequence[Action]) -> Script[None]:
    """Ask which of several ways, unless only one is open, and go it."""
    word = yield from choose(Ask(seat, kind, possible(g, seat, ways), refused=partial(refused, g, seat, ways)))
    for way in ways:
        if way.word == word:
            yield from way.script(g, seat)
