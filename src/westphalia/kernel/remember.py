"""Answers that are kept while what they depend on stays the same.

A question that is asked at every menu ("which Provinces are his?") and whose answer changes once in a while is worth
keeping. What it depends on is a few columns of the state; comparing these with what they were takes about a
microsecond, for equal lists of small numbers and bytes are compared in C. So nobody has to say that something has
changed, and an answer can't be out of date:

    @remembered("variant", "town", "occupier")
    def own_towns(g: Game, seat: int) -> tuple[int, ...]: ...

Several threads may ask at once, each about a game of its own: a position and the answers about it are one tuple, which
is read and replaced whole, and whoever finds an answer puts it beside the position it was found for.
"""

from __future__ import annotations

from collections.abc import Callable
from operator import attrgetter
from typing import Any, TypeVar

N = TypeVar("N", bound=int)
T = TypeVar("T")

_forgetting: list[Callable[[], None]] = []


def remembered(*fields: str) -> Callable[[Callable[[Any, N], T]], Callable[[Any, N], T]]:
    """For a function of the state and a number (a seat, a realm) that reads nothing but these fields of the state, at
    least two, and whose answers nobody changes. The answers about one position are kept."""
    read = attrgetter(*fields)

    def decorate(find: Callable[[Any, N], T]) -> Callable[[Any, N], T]:
        kept: tuple[Any, dict[N, T]] = None, {}

        def forget() -> None:
            nonlocal kept
            kept = None, {}

        def answer(g: Any, number: N) -> T:
            nonlocal kept
            now = read(g)
            before, answers = kept
            if now != before:
                before = tuple(field.copy() if isinstance(field, list | bytearray) else field for field in now)
                answers = {}
                kept = before, answers
            elif number in answers:
                return answers[number]
            found = answers[number] = find(g, number)
            return found

        _forgetting.append(forget)
        answer.__doc__, answer.__name__, answer.__module__ = find.__doc__, find.__name__, find.__module__
        return answer

    return decorate


def forget_all() -> None:
    """Forget every answer: for those who change the functions themselves."""
    for forget in _forgetting:
        forget()
