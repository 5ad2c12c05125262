"""PP-8.1.6: the lasting bonuses of Ideas that are sums of Phases 4 and 5: Ducats, Monarch Power, Prestige, Colonists.

They are data (``hooks`` with ``fx`` in content/ideas.yaml). A phase asks for the sum of what a player's Ideas give at
one of its steps, for it is one payment; other bonuses are run (idea_hooks.py) or asked with ``bonuses.changed``.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from ..ids import Seat
from ..model import Game
from ..rules.bonuses import has_idea
from ..tables import POWERS
from ..vocabulary import Step
from ..vocabulary.resources import Colonists, Ducats, Power, Prestige
from . import amounts, conditions, idea_hooks
from .context import Context

ANY: Final = "any"


def bonuses(g: Game, seat: Seat, at: str) -> Iterator[tuple[Context, Step]]:
    """The effects that a player's Ideas have at a step, as far as their conditions hold."""
    for idea, hook in idea_hooks.HOOKS.get(at, ()):
        if has_idea(g, seat, idea):
            c = idea_hooks.context(g, seat, idea)
            if conditions.all_hold(g, c, hook.if_):
                yield from ((c, effect) for effect in hook.fx)


SUMMED: Final[dict[str, type[Ducats | Prestige | Colonists]]] = {
    "ducats": Ducats,
    "prestige": Prestige,
    "colonists": Colonists,
}


def total(g: Game, seat: Seat, at: str, op: str) -> int:
    """The sum of one kind of effect: Ducats, Prestige, Colonists."""
    kind = SUMMED[op]
    return sum(amounts.amount(g, c, effect.amount) for c, effect in bonuses(g, seat, at) if isinstance(effect, kind))


def power(g: Game, seat: Seat, at: str) -> tuple[list[int], int]:
    """Monarch Power by type, and of types of choice."""
    fixed, free = [0] * len(POWERS), 0
    for c, effect in bonuses(g, seat, at):
        if isinstance(effect, Power) and effect.type == ANY:
            free += amounts.amount(g, c, effect.amount)
        elif isinstance(effect, Power):
            fixed[POWERS.index(effect.type)] += amounts.amount(g, c, effect.amount)
    return fixed, free
