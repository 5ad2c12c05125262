"""PP-8.1.6: the lasting bonuses of Ideas, as the other chapters ask about them.

The bonus of an Idea is data (``hooks`` in content/ideas.yaml): *at* a step of the game it *modifies* a value. Chapters
ask with ``changed`` and ``cheaper`` where their number is used; bonuses that are effects (``fx``) they run with
``run_hooks`` at a place of their own.
"""

from __future__ import annotations

from collections import defaultdict
from functools import cache
from typing import Final

from westphalia.kernel.script import Script

from ..board import EVERY_IDEA, IDEA, IDEAS
from ..cost import Cost
from ..hooks import Hook
from ..ids import Idea, Seat
from ..model import Game, is_bot
from ..vocabulary import Condition, Modifier, SpecialBonus


def number(key: str) -> Idea:
    """The number of an Idea, for constants: ``CABINET = number("cabinet")``."""
    found = IDEA.value(key)
    assert found is not None, key
    return Idea(found)


CABINET: Final = number("cabinet")
QUEST_FOR_THE_NEW_WORLD: Final = number("quest_for_the_new_world")
DEUS_VULT: Final = number("deus_vult")
REVOLUTIONARY_REGIME: Final = number("revolutionary_regime")
CANNONS: Final = number("cannons")
FOR_BOTS: Final = frozenset((QUEST_FOR_THE_NEW_WORLD, CANNONS))  # PB-5.23


def has_idea(g: Game, seat: Seat, idea: Idea) -> bool:
    """PP-8.1.6: the bonus applies while the token is on the card; for a Bot that of two Ideas only (PB-5.23)."""
    return seat in g.idea_owners[idea] and not (idea not in FOR_BOTS and is_bot(g, seat))


def _modifiers() -> dict[tuple[str, str], tuple[tuple[Idea, Modifier], ...]]:
    found = defaultdict[tuple[str, str], list[tuple[Idea, Modifier]]](list)
    for idea, entry in zip(EVERY_IDEA, IDEAS, strict=True):
        for hook in entry.hooks:
            if isinstance(hook, Modifier) and not hook.if_:
                found[hook.at, hook.modify].append((idea, hook))
    return {key: tuple(hooks) for key, hooks in found.items()}


MODIFIERS: Final = _modifiers()
ONCE: Final = tuple(  # bonuses that count once per Round: the Idea, and the place of the hook
    (idea, hook.at)
    for idea, entry in zip(EVERY_IDEA, IDEAS, strict=True)
    for hook in entry.hooks
    if not isinstance(hook, SpecialBonus) and hook.once_per is not None
)


def use_once(g: Game, seat: Seat, idea: Idea, at: str) -> bool:
    """Is a bonus that counts once per Round still to come? Then it is used up now."""
    bit = 1 << ONCE.index((idea, at))
    if g.bonuses_used[seat] & bit:
        return False
    g.bonuses_used[seat] |= bit
    return True


def changed(g: Game, seat: Seat, at: str, what: str, value: int) -> int:
    """A number of the rules as a player's Ideas change it: ``changed(g, seat, "limits", "alliances_max", 3)``."""
    for idea, hook in MODIFIERS.get((at, what), ()):
        if has_idea(g, seat, idea):
            value = hook.number + (value if hook.set is None else hook.instead)
    return value


def changed_once(g: Game, seat: Seat, at: str, what: str, value: int) -> int:
    """The same for a bonus that counts only the first time in each Round."""
    for idea, hook in MODIFIERS.get((at, what), ()):
        if has_idea(g, seat, idea) and use_once(g, seat, idea, at):
            value += hook.number
    return value


def cheaper(g: Game, seat: Seat, at: str, cost: Cost) -> Cost:
    """The cost of an action as a player's Ideas change it; it never falls below 0 (PP-6.0.2)."""
    ideas = [idea for idea, _ in MODIFIERS.get((at, "cost"), ()) if has_idea(g, seat, idea)]
    return _cheaper(at, tuple(ideas), cost) if ideas else cost


@cache
def _cheaper(at: str, ideas: tuple[Idea, ...], cost: Cost) -> Cost:
    for idea, hook in MODIFIERS[at, "cost"]:
        if idea in ideas:
            cost = cost._replace(**(hook.set if isinstance(hook.set, dict) else {}))
            for kind, by in (hook.add if isinstance(hook.add, dict) else {}).items():
                cost = cost._replace(**{kind: max(0, getattr(cost, kind) + by)})
    return cost


def extra_charges(g: Game, seat: Seat, card: str) -> int:
    """Charges that Ideas add to a Display card (PP-6.2.1)."""
    hooks = MODIFIERS.get(("display_card", "charges"), ())
    return sum(hook.number for idea, hook in hooks if hook.card == card and has_idea(g, seat, idea))


# Bonuses that are effects: what an Idea does, and whether its condition holds, is read by effects/idea_hooks.py

holds: Final = Hook[[Game, Seat, Idea, tuple[Condition, ...]], bool]("the condition of an Idea is asked")
run_immediate: Final = Hook[[Game, Seat, Idea], Script[None]]("an Idea is researched (PP-8.1.5)")
run_hooks: Final = Hook[[Game, Seat, str], Script[None]]("a place is reached at which Ideas have effects (PP-8.1.6)")
