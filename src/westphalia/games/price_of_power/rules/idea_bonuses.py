"""PP-8.1.6: the lasting bonuses of Ideas in Phases 4 and 5: Ducats, Monarch Power, Prestige and Colonists.

They are data (``hooks`` with ``fx`` in content/ideas.yaml). A phase asks for the sum of what a player's Ideas give at
one of its steps; bonuses that only change a number of the rules are asked with ``ideas.changed``.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Final

from ..board import AREA_OF, IDEAS, IS_DISTANT
from ..model import LARGE_TOWN, Game
from ..tables import POWERS
from . import administrative_actions, conditions, terms

STEPS: Final = ("phase_4_b", "phase_4_d", "phase_4_e", "phase_5_a5")
ANY: Final = "any"


def _hooks() -> dict[str, tuple[tuple[int, Mapping[str, Any]], ...]]:
    found: dict[str, list[tuple[int, Mapping[str, Any]]]] = {step: [] for step in STEPS}
    for idea, entry in enumerate(IDEAS):
        for hook in entry.hooks:
            if hook["at"] in found and "fx" in hook:
                found[hook["at"]].append((idea, hook))
    return {step: tuple(hooks) for step, hooks in found.items()}


HOOKS: Final = _hooks()


def bonuses(g: Game, seat: int, at: str) -> Iterator[Mapping[str, Any]]:
    """The effects that a player's Ideas have at a step, as far as their conditions hold."""
    for idea, hook in HOOKS[at]:
        if seat in g.idea_owners[idea] and all(_holds(g, seat, condition) for condition in hook.get("if", ())):
            yield from hook["fx"]


def _holds(g: Game, seat: int, condition: Mapping[str, Any]) -> bool:
    if condition.get("stat") == "stability":
        return bool(g.stability[seat] >= condition["min"])
    if condition.get("count") == {"tokens": "colonial_claim", "owner": "you"}:
        return bool(administrative_actions.colonial_claims(g, seat))
    return conditions.holds(g, seat, condition)


def total(g: Game, seat: int, at: str, op: str) -> int:
    """The sum of one kind of effect: Ducats, Prestige, Colonists."""
    return sum(_amount(g, seat, effect["amount"]) for effect in bonuses(g, seat, at) if effect["op"] == op)


def power(g: Game, seat: int, at: str) -> tuple[list[int], int]:
    """Monarch Power by type, and of types of choice."""
    fixed, free = [0] * len(POWERS), 0
    for effect in bonuses(g, seat, at):
        if effect["op"] == "power" and effect["type"] == ANY:
            free += effect["amount"]
        elif effect["op"] == "power":
            fixed[POWERS.index(effect["type"])] += effect["amount"]
    return fixed, free


def _amount(g: Game, seat: int, amount: int | Mapping[str, Any]) -> int:
    """A number, or so much for every few of something, rounded up (PP-2.2.1), at most a maximum."""
    if isinstance(amount, int):
        return amount
    value = terms.base_tax(g, seat) if amount.get("value") == "base_tax" else _count(g, seat, amount["count"])
    per = int(amount.get("per", 1))
    return min(int(amount["max"]), -(-value // per))


def _count(g: Game, seat: int, what: Mapping[str, Any]) -> int:
    if what == {"pieces": "town", "size": "large", "owner": "you", "map": "main"}:
        towns = terms.own_towns(g, seat)
        return sum(1 for p in towns if g.disc[p] == LARGE_TOWN and not IS_DISTANT[AREA_OF[p]])
    return conditions.count(g, seat, what)
