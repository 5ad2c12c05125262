"""Stacks: what stands in one place, as a sorted tuple of (code, count) pairs with code = kind * 8 + movement points.

Land units, ships and slaves are all kept this way: ``((INFANTRY * 8 + 2, 3), (CAVALRY * 8 + 0, 1))`` is three
infantry with 2 MP and one cavalry with none. A stack is never changed in place.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, TypeAlias

Stack: TypeAlias = tuple[tuple[int, int], ...]

EMPTY: Final[Stack] = ()


def code(kind: int, mp: int) -> int:
    return kind << 3 | mp


def kind_of(code: int) -> int:
    return code >> 3


def mp_of(code: int) -> int:
    return code & 7


def stack(kind: int, count: int, mp: int = 0) -> Stack:
    """
    >>> stack(1, 4, mp=2)
    ((10, 4),)
    """
    return ((kind << 3 | mp, count),) if count else EMPTY


def merge(a: Stack, b: Stack) -> Stack:
    """Both stacks together.

    >>> merge(((1, 2), (9, 1)), ((9, 3),))
    ((1, 2), (9, 4))
    """
    if not a:
        return b
    if not b:
        return a
    counts = dict(a)
    for key, count in b:
        counts[key] = counts.get(key, 0) + count
    return tuple(sorted(counts.items()))


def without(a: Stack, b: Stack) -> Stack:
    """What is left of ``a`` when ``b``, a part of it, has gone.

    >>> without(((1, 2), (9, 4)), ((9, 4),))
    ((1, 2),)
    """
    counts = dict(a)
    for key, count in b:
        left = counts.get(key, 0) - count
        if left < 0:
            raise ValueError(f"{b} is not part of {a}")
        counts[key] = left
    return tuple(item for item in sorted(counts.items()) if item[1])


def total(a: Stack) -> int:
    """How many pieces."""
    return sum([count for _, count in a])


def weight(a: Stack, weights: Sequence[int]) -> int:
    """The pieces weighed by kind: soldiers of an army, capacity of a fleet."""
    return sum([weights[key >> 3] * count for key, count in a])


def count_of(a: Stack, kind: int) -> int:
    """How many pieces of one kind, whatever their MP."""
    return sum([count for key, count in a if key >> 3 == kind])


def kinds(a: Stack) -> list[int]:
    """The kinds present, in order."""
    present: list[int] = []
    for key, _ in a:
        if not present or present[-1] != key >> 3:
            present.append(key >> 3)
    return present


def rested(a: Stack, mps: Sequence[int]) -> Stack:
    """Every piece with the movement points of its kind."""
    if len(a) == 1:
        ((key, count),) = a
        return ((key & ~7 | mps[key >> 3], count),)
    counts: dict[int, int] = {}
    for key, count in a:
        fresh = key & ~7 | mps[key >> 3]
        counts[fresh] = counts.get(fresh, 0) + count
    return tuple(sorted(counts.items()))


def spent(a: Stack) -> Stack:
    """Every piece with 0 MP."""
    counts: dict[int, int] = {}
    for key, count in a:
        counts[key & ~7] = counts.get(key & ~7, 0) + count
    return tuple(sorted(counts.items()))


def moved(a: Stack, steps: int) -> Stack:
    """Every piece with ``steps`` MP less."""
    return tuple([(key - steps, count) for key, count in a])


def able(a: Stack, mp: int = 1) -> Stack:
    """The part with at least ``mp`` MP."""
    return tuple([item for item in a if item[0] & 7 >= mp])
