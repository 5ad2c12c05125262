"""What the steward learns: the Ideas on display, and the National Focus that brings them within reach."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from ..ids import Idea, Seat
from ..model import Game
from ..rules import ideas
from ..tables import ADM, DIP, MIL, POWER_LIMIT
from . import worth
from .cards import idea_gain, idea_price
from .plan import Plan, Proposal, queue

FOCUSED: Final = 0.7  # an Idea that the Focus brings within reach, less what the cubes could do elsewhere


def research(g: Game, seat: Seat) -> Proposal | None:
    return best_idea(g, seat, {})


def best_idea(g: Game, seat: Seat, gains: dict[Idea, float]) -> Proposal | None:
    """The Idea worth most of those that can be paid for. ``gains`` is what each brings, as far as it was looked at:
    other cubes change its price, not what it brings."""
    best: Proposal | None = None
    for idea in g.idea_row:
        if ideas.why_not_research_now(g, seat, idea) is None:
            if idea not in gains:
                gains[idea] = idea_gain(g, seat, idea)
            value = gains[idea] - idea_price(g, seat, idea)
            if best is None or value > best.value:
                best = Proposal(value, "research_idea", {"research": idea})
    return best


def focus(g: Game, seat: Seat) -> Proposal | None:
    """Move a cube or two from full pools to an empty one, most of all if that brings an Idea within reach."""
    gains = dict[Idea, float]()
    now = best_idea(g, seat, gains)
    best: Proposal | None = None
    for power in (ADM, DIP, MIL):
        sources = [t for t in (ADM, DIP, MIL) if t != power and g.power[seat * 3 + t]]
        sources = sources[: POWER_LIMIT - g.power[seat * 3 + power]]
        while sources:
            value = moved_worth(g, seat, power, sources, now, gains)
            if best is None or value > best.value:
                plan: Plan = {"focus_way": "cubes", "focus_type": power, "focus_from": queue(*sources)}
                best = Proposal(value, "change_focus", plan)
            sources = sorted(sources, key=lambda t: g.power[seat * 3 + t])[1:]
    return best


def moved_worth(
    g: Game, seat: Seat, power: int, sources: list[int], now: Proposal | None, gains: dict[Idea, float]
) -> float:
    """What the cubes are worth where they go, less what they were, and the better Idea that can be researched then."""
    stock = g.power[seat * 3 + power]
    gain = sum(worth.power(g, seat, power, stock + n) for n in range(1, len(sources) + 1))
    gain -= sum(worth.power(g, seat, t) for t in sources)
    with _moved(g, seat, power, sources):
        found = best_idea(g, seat, gains)
    before = now.value if now is not None else 0.0
    return gain + (FOCUSED * found.value - before if found is not None and found.value > before else 0.0)


@contextmanager
def _moved(g: Game, seat: Seat, power: int, sources: list[int]) -> Iterator[None]:
    """The cubes lie there for as long as somebody looks."""
    before = g.power[:]
    for t in sources:
        g.power[seat * 3 + t] -= 1
        g.power[seat * 3 + power] += 1
    yield
    g.power[:] = before
