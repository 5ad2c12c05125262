"""Answers that are kept while what they depend on stays the same.

A question that is asked at every menu ("which Provinces are his?") and whose answer changes once in a while is worth
keeping. What it depends on is a few columns of the state; comparing these with what they were takes about a
microsecond, for equal lists of small numbers and bytes are compared in C. So nobody has to say that something has
changed, and an answer can't be out of date:

    @remembered("war", "alliance")
    def enemies(g: Game, seat: int) -> tuple[int, ...]: ...

Columns that are asked about all the time and changed by a few verbs only have a ``Stamp`` that stands for them:
whoever changes one of them puts a new stamp in its place. The answers that depend on these columns lie on the stamp,
and go with it; clones share it. So a server with hundreds of games remembers each of them, where other answers are
kept for the last position alone:

    @remembered("seat_of", on="ground")
    def capital_areas(g: Game, seat: int) -> tuple[int, ...]: ...

Several threads may ask at once, each about a game of its own: a position and the answers about it are one tuple, which
is read and replaced whole, and whoever finds an answer puts it beside the position it was found for.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from operator import attrgetter
from typing import Any, Final, TypeVar

N = TypeVar("N", bound=int)
T = TypeVar("T")

_forgetting: list[Callable[[], None]] = []


class Stamp:
    """Stands for some columns of a state as they are, with what was found about them."""

    __slots__ = ("answers",)

    def __init__(self) -> None:
        self.answers: dict[object, tuple[Any, dict[int, Any]]] = {}


NOTHING: Final[tuple[Any, dict[Any, Any]]] = object(), {}  # about no position


def remembered(*fields: str, on: str = "") -> Callable[[Callable[[Any, N], T]], Callable[[Any, N], T]]:
    """For a function of the state and a number (a seat, a realm) that reads nothing but these fields of the state, and
    the columns a stamp stands for, and whose answers nobody changes. The answers about one position are kept."""
    read = attrgetter(*fields or (on,))
    is_one = len(fields) == 1

    def copied(now: Any) -> Any:
        return _copied(now) if is_one else tuple(map(_copied, now))

    def of_the_last(find: Callable[[Any, N], T]) -> Callable[[Any, N], T]:
        kept: tuple[Any, dict[N, T]] = NOTHING

        def forget() -> None:
            nonlocal kept
            kept = NOTHING

        def answer(g: Any, number: N) -> T:
            nonlocal kept
            now = read(g)
            before, answers = kept
            if now != before:
                answers = {}
                kept = copied(now), answers
            elif number in answers:
                return answers[number]
            found = answers[number] = find(g, number)
            return found

        _forgetting.append(forget)
        return wraps(find)(answer)

    def of_the_stamp(find: Callable[[Any, N], T]) -> Callable[[Any, N], T]:
        stamp_of = attrgetter(on)
        question = object()

        def forget() -> None:
            nonlocal question
            question = object()

        def answer(g: Any, number: N) -> T:
            kept = stamp_of(g).answers
            if question not in kept:
                kept[question] = None, {}
            answers: dict[N, T] = kept[question][1]
            if number in answers:
                return answers[number]
            found = answers[number] = find(g, number)
            return found

        _forgetting.append(forget)
        return wraps(find)(answer)

    def of_each(find: Callable[[Any, N], T]) -> Callable[[Any, N], T]:
        stamp_of = attrgetter(on)
        question = object()  # whose answers these are

        def forget() -> None:
            nonlocal question
            question = object()

        def answer(g: Any, number: N) -> T:
            now = read(g)
            kept = stamp_of(g).answers
            before: Any
            answers: dict[N, T]
            before, answers = kept.get(question, NOTHING)
            if now != before:
                answers = {}
                kept[question] = copied(now), answers
            elif number in answers:
                return answers[number]
            found = answers[number] = find(g, number)
            return found

        _forgetting.append(forget)
        return wraps(find)(answer)

    if not on:
        return of_the_last
    return of_each if fields else of_the_stamp


def _copied(field: Any) -> Any:
    return field.copy() if isinstance(field, list | bytearray) else field


def forget_all() -> None:
    """Forget every answer: for those who change the functions themselves."""
    for forget in _forgetting:
        forget()
