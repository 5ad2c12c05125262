"""How many: numbers, parts of what qualifies, and values or counts of the position (docs/effects.md, 1)."""

from __future__ import annotations

from ..model import Game
from ..vocabulary.amounts import Amount, Number, Sum, Value
from . import conditions, stats
from .context import Context


def amount(g: Game, c: Context, said: Amount, of: int = 0) -> int:
    """``of`` is the number of things that qualify, for ``all`` and the halves.

    >>> amount(None, None, "half_up", 5)
    3
    """
    if isinstance(said, int):
        return said
    if said == "all":
        return of
    if said == "half_up":
        return -(-of // 2)
    if said == "half_down":
        return of // 2
    return _worked_out(g, c, said)


def _worked_out(g: Game, c: Context, said: Value | Number | Sum) -> int:
    if isinstance(said, Sum):
        value = sum(amount(g, c, part) for part in said.sum)
    elif isinstance(said, Number):
        value = conditions.counter(said.count)(g, c)
    else:
        value = stats.stat(g, c, c.self, said.value, said)
    value *= said.times
    if said.per is not None:
        value = value // said.per if said.round == "down" else -(-value // said.per)  # PP-2.2.1: up
    value += said.plus
    if said.min is not None:
        value = max(value, amount(g, c, said.min))
    return value if said.max is None else min(value, amount(g, c, said.max))
