"""Scenarios and named options. The numbers of the rules are in content/powers.yaml (``board.LIMITS``)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

import msgspec

from westphalia.kernel.contract import Option, Scenario
from westphalia.kernel.script import Value

from .board import BOARDS, LIMITS

SCENARIOS: Final = {board.id: Scenario(board.id, tuple(board.players), rule="RE-1.1") for board in BOARDS}

# The same boards in disorder, for tests and bug hunts (wild.py).
WILD: Final = "wild_"
PROVING_GROUNDS: Final = {f"{WILD}{id}": Scenario(f"{WILD}{id}", s.seats, rule=s.rule) for id, s in SCENARIOS.items()}

OPTIONS: Final = {
    option.id: option
    for option in (
        Option("powers", ("random", "choose"), "RE-2.2"),
        Option("max_rounds", (LIMITS.max_rounds, 4, 6, 8, 10, 15, 20), "RE-10.3"),
        Option("negotiation", ("off", 1, 2, 3), "RE-4.3"),
    )
}


# What a power buys with one purchase, and for how much Money (RE-5.12).
PRICES: Final = {
    "unit": LIMITS.price_other,
    "garrison": LIMITS.price_other,
    "card": LIMITS.price_other,
    "morale": LIMITS.price_other,
    "fortress": LIMITS.price_fortress,
}


class Rules(msgspec.Struct, frozen=True):
    """The options as they were chosen."""

    powers: str
    max_rounds: int
    negotiation: int  # how often the ballots may be put off in a round


def resolve_rules(options: Mapping[str, Value]) -> Rules:
    return Rules(
        str(options["powers"]),
        int(options["max_rounds"]),
        0 if options["negotiation"] == "off" else int(options["negotiation"]),
    )
