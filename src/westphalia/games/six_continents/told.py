"""Which line of the log tells which change (kernel/told.py)."""

from __future__ import annotations

from collections import Counter
from typing import Any, Final

from . import stacks
from .ids import MAX_SEATS
from .rules.army import at_ease

_BY_PLACE: Final = (
    "owner", "controller", "capital_of", "main", "bunker", "port", "road", "red", "black", "mineral", "tree",
    "explored", "robber", "dug", "army", "slaves",
)  # fmt: skip
_BY_SEAT: Final = (
    "gold", "colour", "capital", "level", "temporary", "alive", "weapons", "shot", "vouchers", "overseas_change",
    "farm_hands", "ecologists", "sabotage", "burnt", "fruit", "fruit_bought", "food", "food_bought", "landing_ships",
    "construction_ships", "spies",
)  # fmt: skip

CELLS: Final[dict[str, tuple[tuple[str, int], ...]]] = {
    **{name: (("place", 1),) for name in _BY_PLACE},
    **{name: (("sea", MAX_SEATS), ("seat", 1)) for name in ("fleet", "cargo")},
    "boat": (("sea", 1),),
    **{name: (("seat", 1),) for name in _BY_SEAT},
    **{name: (("seat", MAX_SEATS), ("seat", 1)) for name in ("war", "truce", "transit")},
}

# Memory of the script, counters of a turn, and sums kept by verbs
UNTOLD: Final = frozenset(
    [
        "rules",
        "seats",
        "step",
        "active",
        "plague_turn",
        "plague_rolled",
        "contracts_made",
        "held",
        "soldiers",
        "lands",
        "boat_mp",
        "temporary_changed",
        "placeless",
        "resigning",
        "recruited",
        "incited",
        "dealt",
        "fed",
        "famine_paid",
        "talked",
        "deals",  # lie secretly until their dealer is done
    ]
)

SUMMARIES: Final = {
    "log-land-recovers": ("red",),
    "log-wild-land-recovers": ("red",),
    "log-resigned": tuple(CELLS),  # all things of that player
    "log-eliminated": tuple(CELLS),
}


def noticed(name: str, value: Any) -> Any:
    """Of units, ships and slaves kinds and numbers, not the movement points left nor what a caravan did."""
    if name not in ("army", "cargo", "fleet", "slaves"):
        return value
    counts = Counter[int]()
    for code, count in at_ease(value) if name in ("army", "cargo") else value:
        counts[stacks.kind_of(code)] += count
    return counts
