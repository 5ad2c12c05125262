"""PP-8.1.6: what Ideas do: the instant effect, and the lasting bonuses that are effects (``fx`` of ``hooks``).

A chapter runs the bonuses at a place of its own: ``yield from run_hooks(g, seat, "trade_card_used")``. Bonuses that
only change a number are asked with ``bonuses.changed``; the sums of Phases 4 and 5 are in idea_bonuses.
"""

from __future__ import annotations

from collections import defaultdict
from typing import Final

from westphalia.kernel.script import Script

from ..board import EVERY_IDEA, IDEAS
from ..ids import Idea, Seat
from ..model import NOBODY, Game, is_bot
from ..rules import bonuses
from ..vocabulary import Bonus, Condition
from . import conditions, run
from .context import Context


def _hooks() -> dict[str, tuple[tuple[Idea, Bonus], ...]]:
    found = defaultdict[str, list[tuple[Idea, Bonus]]](list)
    for idea, entry in zip(EVERY_IDEA, IDEAS, strict=True):
        for hook in entry.hooks:
            if isinstance(hook, Bonus):
                found[hook.at].append((idea, hook))
    return {at: tuple(hooks) for at, hooks in found.items()}


HOOKS: Final = _hooks()


def context(g: Game, seat: Seat, idea: Idea) -> Context:
    active = g.realm[g.active] if g.active != NOBODY else NOBODY
    return Context({"idea": idea}, "PP-8.1.6", g.realm[seat], active)


@bonuses.run_immediate.fill
def run_immediate(g: Game, seat: Seat, idea: Idea) -> Script[None]:
    """Once, at once, when the Idea is researched; not for a Bot (PB-5.23)."""
    if not is_bot(g, seat):
        yield from run.run(g, context(g, seat, idea), IDEAS[idea].fx)


@bonuses.holds.fill
def holds(g: Game, seat: Seat, idea: Idea, wanted: tuple[Condition, ...]) -> bool:
    """Does what an Idea asks for hold for this player?"""
    return conditions.all_hold(g, context(g, seat, idea), wanted)


@bonuses.run_hooks.fill
def run_hooks(g: Game, seat: Seat, at: str) -> Script[None]:
    """What the player's Ideas do at this place, as far as their conditions hold and they are not used up."""
    for idea, hook in HOOKS.get(at, ()):
        if not bonuses.has_idea(g, seat, idea):
            continue
        c = context(g, seat, idea)
        due = conditions.all_hold(g, c, hook.if_)
        if due and (hook.once_per is None or bonuses.use_once(g, seat, idea, at)):
            yield from run.run(g, c, hook.fx)
