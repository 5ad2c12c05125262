"""How far a requirement is met: for who plays, not for the rules, which ask only whether it is.

A requirement of one number tells that number ("7 of 9"); one of several parts tells how many of them hold.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from .. import history
from ..ids import Realm
from ..model import Game
from ..vocabulary import Condition
from ..vocabulary.conditions import AllHold, AnyHolds, AtLeast, CountIs, StatIs
from . import conditions, selectors, stats
from .context import Context


class Progress(NamedTuple):
    have: int
    need: int

    @property
    def share(self) -> float:
        return self.have / self.need


def progress(g: Game, c: Context, requirement: Sequence[Condition]) -> Progress:
    """Of conditions that must all hold."""
    if len(requirement) == 1:
        return _of_one(g, c, requirement[0])
    return Progress(sum(conditions.holds(g, c, one) for one in requirement), len(requirement))


def _of_one(g: Game, c: Context, said: Condition) -> Progress:
    if conditions.holds(g, c, said):
        needed = max(1, _needed(said))
        return Progress(needed, needed)
    if isinstance(said, AllHold):
        return progress(g, c, said.all)
    if isinstance(said, AnyHolds):
        return max((_of_one(g, c, one) for one in said.any), key=lambda found: found.share)
    if isinstance(said, AtLeast):
        return Progress(sum(conditions.holds(g, c, one) for one in said.of), said.at_least)
    value, needed = _value(g, c, said), _needed(said)
    return Progress(max(0, min(value, needed - 1)), needed) if needed > 1 else Progress(0, 1)


def _needed(said: Condition) -> int:
    """The number that is asked for; 1 where it is a matter of yes or no."""
    if isinstance(said, StatIs | CountIs):
        return (said.gain if said.since is not None else said.min) or 1
    return said.at_least if isinstance(said, AtLeast) else 1


def _value(g: Game, c: Context, said: Condition) -> int:
    """What there is of it now: grown since a snapshot, or altogether."""
    if isinstance(said, CountIs):
        count = conditions.counter(said.count)
        return count(g, c) - (count(history.then(g, said.since), c) if said.since is not None else 0)
    if not isinstance(said, StatIs):
        return 0
    realms = selectors.realms(said.who)(g, c)
    return min((_grown(g, c, r, said) for r in realms), default=0)


def _grown(g: Game, c: Context, r: Realm, said: StatIs) -> int:
    value = stats.stat(g, c, r, said.stat, said)
    return value if said.since is None else value - stats.stat(history.then(g, said.since), c, r, said.stat, said)
