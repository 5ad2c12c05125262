"""What a number is made of: its parts in the order of the rules, each with its label and the paragraph it comes from.

The rules make the list, and the number is its sum. Whoever shows it (a seat's card, the terminal, the log, the end) and
whoever counts with it reads the same parts:

    >>> tax = [Part(Text("part-towns"), 4, "X-1"), Part(Text("part-vassals"), 1, "X-2")]
    >>> total(tax)
    5
    >>> [part.amount for part in at_most(tax, 3, "X-3")]
    [4, 1, -2]
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeAlias

from .summary import Part, Text

Breakdown: TypeAlias = list[Part]


def total(parts: Iterable[Part]) -> int:
    return sum(part.amount for part in parts)


def at_most(parts: Breakdown, most: int, rule: str) -> Breakdown:
    """The same, and what a limit takes away from it."""
    over = total(parts) - most
    return [*parts, Part(Text("part-limit", {"n": most}), -over, rule)] if over > 0 else parts


def without_nothing(parts: Iterable[Part]) -> Breakdown:
    """Only the parts that add or take away something."""
    return [part for part in parts if part.amount]
