"""PP-5.0.2: what an action costs, and how an effect that grants one changes it."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple, TypeAlias


class Cost(NamedTuple):
    """What an action costs: cubes of each type and Ducats (PP-5.0.2)."""

    adm: int = 0
    dip: int = 0
    mil: int = 0
    ducats: int = 0


Price: TypeAlias = Callable[[Cost], Cost]  # what an effect that grants an action makes of its cost (PP-16.3.19)


def as_printed(cost: Cost) -> Cost:
    return cost
