"""The courier's bench plays equal games at both tables of a pair, and calls people at one of them."""

from __future__ import annotations

import asyncio

from westphalia.bench.courier import measure


def test_pairs_of_tables_are_played_and_letters_carried() -> None:
    cost = asyncio.run(measure("six_continents", 2, 60))
    assert cost.off_ms > 0 and cost.on_ms > 0
    assert cost.letters > 0 and cost.letter_ms > 0
