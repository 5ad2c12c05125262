"""Ranked answers with reasons: what a steward proposes, a strategist searches among, advice shows, levels blur.

steward.propose(glimpse, ask)   the answers it would think of, the one it would give first
steward.follow(proposal)        from here on it answers as this proposal plans
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol, TypeAlias

from .protocol import Bot

if TYPE_CHECKING:
    from westphalia.kernel.script import Ask
    from westphalia.kernel.views import Glimpse

Plan: TypeAlias = Mapping[str, Any]  # answers to the questions that follow, by kind, in the game's own form


class Proposal(NamedTuple):
    """An answer by its position among the options. ``worth`` is in the measure of the game's steward and only good for
    comparing proposals of one question; ``key`` tells apart what has the same answer but another plan."""

    option: int  # its position
    worth: float
    plan: Plan
    key: tuple[Any, ...] = ()


class Proposer(Bot, Protocol):
    """A bot that can say what else it thought of."""

    def propose(self, glimpse: Glimpse, ask: Ask) -> Sequence[Proposal]:
        """At least one, the best first: the first is what ``choose`` would answer."""
        ...

    def follow(self, proposal: Proposal) -> None:
        """Go on by the plan of a proposal whose answer was given."""
        ...

    @property
    def plan(self) -> Plan:
        """What it goes by."""
        ...

    def begins_anew(self, ask: Ask) -> bool:
        """Whether it makes a plan at this question."""
        ...


def others_behind(first: int, count: int) -> list[int]:
    """All positions of a list of options, this one first."""
    return [first, *(n for n in range(count) if n != first)]
