"""Conditions on cards: those of the prerequisites of Ideas (PP-8.1.3) and of the discounts on cards (PP-6.0.2).

A condition is data of the content files: ``{realm: you, religion: [catholic]}``, ``{realm: you, idea: cabinet}``,
``{realm: you, display: spy_network}``, ``{count: {...}, min: 1}``, ``{any: [...]}``. All the others come with the
executor of card effects.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from ..board import AREA_OF, CARD_ACTION, IDEA, IS_DISTANT
from ..model import Game
from ..tables import RELIGIONS
from . import terms


def all_hold(g: Game, seat: int, conditions: Iterable[Mapping[str, Any]]) -> bool:
    return all(holds(g, seat, condition) for condition in conditions)


def holds(g: Game, seat: int, condition: Mapping[str, Any]) -> bool:
    """Is it true of this player? Raises KeyError for a condition that only the executor knows."""
    if "any" in condition:
        return any(holds(g, seat, one) for one in condition["any"])
    if "religion" in condition:
        names = condition["religion"]
        return RELIGIONS[g.faith[g.realm[seat]]] in (names if isinstance(names, list) else [names])
    if "idea" in condition:
        idea = IDEA.value(condition["idea"])
        assert idea is not None, condition
        return seat in g.idea_owners[idea]
    if "display" in condition:
        return any(CARD_ACTION[shown.card].id == condition["display"] for shown in g.display[seat])
    return count(g, seat, condition["count"]) >= int(condition.get("min", 1))


def count(g: Game, seat: int, what: Mapping[str, Any]) -> int:
    """Own Provinces on the Distant Continents, or Distant Areas adjacent to the Realm (PP-2.5.18)."""
    own = g.realm[seat]
    if what == {"provinces": "any", "owner": "you", "map": "distant"}:
        return sum(1 for p in terms.owned(g, own) if IS_DISTANT[AREA_OF[p]])
    if what == {"areas": "any", "map": "distant", "adjacent_to_realm": "you"}:
        return sum(1 for a in terms.reach_of(g, own) if IS_DISTANT[a])
    raise KeyError(str(dict(what)))
