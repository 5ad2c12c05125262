"""Which Missions the steward takes, and what they make it want."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from functools import cache
from typing import Any, Final

from ..board import AREA, MISSIONS, PROVINCE, PROVINCES_OF
from ..effects import conditions, goals
from ..model import Game
from . import worth

POSSESSION: Final = ("owner", "controller", "held_by")


def promise(g: Game, seat: int, mission: int) -> float:
    """Prestige, more if much of the requirement is met already."""
    entry = MISSIONS[mission]
    c = goals.context(g, seat, {"mission": mission})
    parts = entry.requirement.all
    met = sum(conditions.holds(g, c, part) for part in parts) / len(parts)
    return entry.prestige * (0.3 + met) - entry.tier


def bonus(g: Game, seat: int, lands: Collection[int]) -> float:
    """What owning these Provinces does for the Missions in hand."""
    return sum(
        worth.PRESTIGE * MISSIONS[mission].prestige / 2
        for mission in g.missions[seat]
        if mission >= 0 and not wanted(mission).isdisjoint(lands)
    )


@cache
def wanted(mission: int) -> frozenset[int]:
    """The Provinces that a Mission asks its player to have."""
    return frozenset(_named(MISSIONS[mission].requirement.all))


def _named(part: Any) -> Iterator[int]:
    if isinstance(part, list):
        for one in part:
            yield from _named(one)
    elif isinstance(part, Mapping):
        if any(part.get(key) == "you" for key in POSSESSION):
            for key in _ids(part.get("provinces")):
                number = PROVINCE.value(key)
                if number is not None:
                    yield number
            for key in _ids(part.get("in")):
                area = AREA.value(key)
                if area is not None:
                    yield from PROVINCES_OF[area]
        for one in part.values():
            if isinstance(one, list | Mapping):
                yield from _named(one)


def _ids(value: Any) -> list[str]:
    if isinstance(value, str):
        return [value]
    return [one for one in value if isinstance(one, str)] if isinstance(value, list) else []
