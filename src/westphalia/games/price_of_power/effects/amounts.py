"""How many: numbers, parts of what qualifies, and values or counts of the position (docs/effects.md, 1)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ..model import Game
from . import conditions, select
from .context import Context


def amount(g: Game, c: Context, raw: Any, of: int = 0) -> int:
    """``of`` is the number of things that qualify, for ``all`` and the halves.

    >>> amount(None, None, "half_up", 5)
    3
    """
    if isinstance(raw, int):
        return raw
    if raw == "all":
        return of
    if raw == "half_up":
        return -(-of // 2)
    if raw == "half_down":
        return of // 2
    return _worked_out(g, c, raw)


def _worked_out(g: Game, c: Context, raw: Mapping[str, Any]) -> int:
    if "sum" in raw:
        value = sum(amount(g, c, part) for part in raw["sum"])
    elif "count" in raw:
        value = select.count(g, c, raw["count"])
    else:
        value = conditions.stat(g, c, c.self, raw["value"], raw)
    value *= int(raw.get("times", 1))
    if "per" in raw:
        per = int(raw["per"])
        value = value // per if raw.get("round") == "down" else -(-value // per)  # PP-2.2.1: up
    value += int(raw.get("plus", 0))
    if "min" in raw:
        value = max(value, amount(g, c, raw["min"]))
    return min(value, amount(g, c, raw["max"])) if "max" in raw else value
