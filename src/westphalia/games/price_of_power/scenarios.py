"""Which variants of which scenario can be played, and the board of each.

A scenario has variants; the engine plays exactly one. ``s1_01`` with four seats is its variant for four; where two
variants take the same number of seats the first is the scenario's own and the other is called ``s2_01_muscovy``.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple

from westphalia.kernel import contract
from westphalia.kernel.contract import BadInput

from .board import CONTENT, SETUPS, Board, area, make_board, node
from .catalogue import Scenario, Variant


class Entry(NamedTuple):
    """A variant with the scenario it belongs to; the state names it by its place in VARIANTS."""

    scenario: Scenario
    variant: Variant

    @property
    def name(self) -> str:
        return f"{self.scenario.id}_{self.variant.id}"


VARIANTS: Final = tuple(Entry(scenario, v) for scenario in CONTENT.scenarios.scenarios for v in scenario.variants)


def why_not_playable(variant: Variant) -> str | None:
    """A seat that only a Bot of the Bot booklet can fill makes a variant unplayable for now (PP-1.0.1)."""
    for seat in variant.realms:
        if seat.control in ("bot", "inactive_bot"):
            return f"{seat.name} is played by a Bot of the Bot rules"
    return None


def _offer() -> tuple[dict[str, contract.Scenario], dict[tuple[str, int], int]]:
    scenarios = dict[str, contract.Scenario]()
    variants = dict[tuple[str, int], int]()
    for n, (scenario, variant) in enumerate(VARIANTS):
        if why_not_playable(variant) is not None:
            continue
        seats = variant.seats
        name = scenario.id if (scenario.id, seats) not in variants else f"{scenario.id}_{variant.id}"
        variants[name, seats] = n
        before = scenarios[name].seats if name in scenarios else ()
        scenarios[name] = contract.Scenario(name, (*before, seats))
    return scenarios, variants


_SCENARIOS, _VARIANT_OF = _offer()
SCENARIOS: Final[Mapping[str, contract.Scenario]] = _SCENARIOS
UNPLAYABLE: Final = {
    entry.name: reason for entry in VARIANTS if (reason := why_not_playable(entry.variant)) is not None
}


def find(scenario: str, seats: int) -> int:
    """The number of the variant. Raises BadInput."""
    found = _VARIANT_OF.get((scenario, seats))
    if found is None:
        raise BadInput(f"{scenario} has no variant for {seats} players")
    return found


def by_name(name: str) -> int:
    """The number of the variant called ``s2_01_muscovy``, or of a scenario's first. Raises BadInput."""
    for n, entry in enumerate(VARIANTS):
        if name in (entry.name, entry.scenario.id):
            return n
    raise BadInput(f"no variant {name!r}; there are {', '.join(entry.name for entry in VARIANTS)}")


def _board(variant: Variant) -> Board:
    era = SETUPS[variant.realms[0].setup].map_year
    areas_out = tuple(sorted(area(key) for key in variant.map.areas_out_of_play))
    nodes_out = tuple(sorted(node(key) for key in variant.map.nodes_out_of_play))
    return make_board(era, variant.map.boards, areas_out, nodes_out)


BOARDS: Final = tuple(_board(entry.variant) for entry in VARIANTS)
