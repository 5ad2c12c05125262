"""Which variants of which scenario can be played, and the board of each.

A scenario has variants; the engine plays exactly one, which the state names: ``s1_01_players_4``. The scenario
``s1_01`` with four seats is that variant; where two variants take the same number of seats the first is the scenario's
own and the other is offered as ``s2_01_muscovy``. Any Realms may also sit at a table of their own:
``free:castile,france`` (PP-16.0.8).
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Final, NamedTuple

from westphalia.kernel import contract
from westphalia.kernel.contract import BadInput

from .board import CONTENT, SETUPS, Board, area, make_board, node
from .catalogue import Scenario, ScenarioRealm, Variant
from .free_table import FREE, check_free, free_variant

BOT_RUN: Final = ("bot", "inactive_bot")  # seats that no person takes


class Entry(NamedTuple):
    """A variant with the scenario it belongs to."""

    scenario: Scenario
    variant: Variant

    @property
    def name(self) -> str:
        return f"{self.scenario.id}_{self.variant.id}"

    @property
    def seating(self) -> list[ScenarioRealm]:
        """PB-2.2: who sits where, clockwise; persons have the first seats, so that the others are the table's own."""
        realms = self.variant.realms
        if all(seat.control not in BOT_RUN for seat in realms):
            return realms
        first = next(n for n, seat in enumerate(realms) if seat.control not in BOT_RUN)
        return sorted([*realms[first:], *realms[:first]], key=lambda seat: seat.control in BOT_RUN)

    @property
    def persons(self) -> int:
        """How many persons the variant is for."""
        return sum(seat.control not in BOT_RUN for seat in self.variant.realms)


class _Variants(dict[str, Entry]):
    """By name; a free table is made when somebody names it, and not kept, for there are millions."""

    def __missing__(self, name: str) -> Entry:
        if not name.startswith(FREE):
            raise BadInput(f"no variant {name!r}; there are {', '.join(self)}")
        return _free_entry(name)


@lru_cache(maxsize=256)
def _free_entry(name: str) -> Entry:
    return Entry(*free_variant(name))


class _Boards(dict[str, Board]):
    def __missing__(self, name: str) -> Board:
        if name.startswith(FREE):
            return _free_board(name)
        self[name] = _board(VARIANTS[name].variant)
        return self[name]


@lru_cache(maxsize=256)
def _free_board(name: str) -> Board:
    return _board(VARIANTS[name].variant)


def _board(variant: Variant) -> Board:
    era = SETUPS[variant.realms[0].setup].map_year
    areas_out = tuple(sorted(area(key) for key in variant.map.areas_out_of_play))
    nodes_out = tuple(sorted(node(key) for key in variant.map.nodes_out_of_play))
    return make_board(era, variant.map.boards, areas_out, nodes_out)


PUBLISHED: Final = tuple(Entry(scenario, v) for scenario in CONTENT.scenarios.scenarios for v in scenario.variants)
VARIANTS: Final = _Variants((entry.name, entry) for entry in PUBLISHED)
BOARDS: Final = _Boards()
DEFAULT_AGES: Final = {"s1_01": 2, "s2_02": 3}  # "Choose 1, 2 or 3 Ages (default 2)"


def _offer() -> tuple[dict[str, contract.Scenario], dict[tuple[str, int], str]]:
    scenarios = dict[str, contract.Scenario]()
    variants = dict[tuple[str, int], str]()
    for entry in PUBLISHED:
        scenario, seats = entry.scenario, entry.persons
        name = scenario.id if (scenario.id, seats) not in variants else entry.name
        variants[name, seats] = entry.name
        before = scenarios[name].seats if name in scenarios else ()
        ages = DEFAULT_AGES.get(scenario.id)
        scenarios[name] = contract.Scenario(name, (*before, seats), {"ages": ages} if ages else {}, "PP-3.0.1")
    return scenarios, variants


_SCENARIOS, _VARIANT_OF = _offer()
SCENARIOS: Final[Mapping[str, contract.Scenario]] = _SCENARIOS


def find(scenario: str, seats: int) -> str:
    """The name of the variant. Raises BadInput."""
    if scenario.startswith(FREE):
        return scenario
    found = _VARIANT_OF.get((scenario, seats))
    if found is None:
        raise BadInput(f"{scenario} has no variant for {seats} players")
    return found


def variants_of(scenario: str) -> list[str]:
    """The names of the variants a scenario is offered in."""
    if scenario.startswith(FREE):
        return [scenario]
    return [name for (offered, _), name in _VARIANT_OF.items() if offered == scenario]


def free_scenario(name: str) -> contract.Scenario:
    """PP-16.0.8: a table for players. Raises BadInput."""
    check_free(name)
    return contract.Scenario(name, (VARIANTS[name].persons,), {}, "PP-16.0.8")


def by_name(name: str) -> str:
    """The variant called ``s2_01_muscovy``, or a scenario's first. Raises BadInput."""
    if name in VARIANTS or name.startswith(FREE):
        return VARIANTS[name] and name
    found = next((entry.name for entry in PUBLISHED if entry.scenario.id == name), None)
    return VARIANTS[name].name if found is None else found


def find_variant(scenario: str, variant: str) -> tuple[str, int]:
    """The scenario as it is offered, and the seats, of a variant: ``s2_01``, ``muscovy``. Raises BadInput."""
    name = f"{scenario}_{variant}"
    for (offered, seats), found in _VARIANT_OF.items():
        if found == name:
            return offered, seats
    variants = [entry.variant.id for entry in PUBLISHED if entry.scenario.id == scenario]
    raise BadInput(f"{scenario} has no variant {variant!r}; it has {', '.join(variants) or 'none'}")
