"""What an action of a menu is: a word, a reason why it may be impossible now, and its script."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple, TypeAlias

from .script import Ask, Kind, Reasons, Refusal, Script, Value, choose

WhyNot: TypeAlias = Callable[[Any, Any], Refusal | None]  # of a game and its type of seat


class Action(NamedTuple):
    """``why_not`` answers fast: it is asked for every action each time the menu opens. When it gives None, the script
    finds at least one way to carry the action out."""

    word: str
    why_not: WhyNot
    script: Callable[[Any, Any], Script[Any]]


def possible(g: Any, seat: int, actions: Sequence[Action]) -> list[Value]:
    """The words of the actions that nothing forbids."""
    return [word for word, why_not, _ in actions if why_not(g, seat) is None]


def impossible(g: Any, seat: int, actions: Sequence[Action]) -> Reasons:
    """The others, each with its reason (for ``Ask.refused``)."""
    for word, why_not, _ in actions:
        refusal = why_not(g, seat)
        if refusal is not None:
            yield word, refusal


def why_none(g: Any, seat: int, ways: Sequence[Action]) -> Refusal | None:
    """None if one of these is possible, else why the last is not."""
    refusal = None
    for _, why_not, _ in ways:
        refusal = why_not(g, seat)
        if refusal is None:
            return None
    return refusal


def choose_way(g: Any, seat: int, kind: Kind, ways: Sequence[Action]) -> Script[None]:
    """Ask which of several ways, unless only one is open, and go it."""
    ask = Ask(seat, kind, possible(g, seat, ways), refused=lambda: impossible(g, seat, ways))
    word = yield from choose(ask)
    yield from next(way for way in ways if way.word == word).script(g, seat)
