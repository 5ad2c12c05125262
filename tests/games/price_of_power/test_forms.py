"""Whole orders answer what the single questions would."""

from __future__ import annotations

import pytest

from tests.games.filled_in import fill_in_at_random
from westphalia.games.price_of_power import TITLE

FORMS = {form.id for forms in TITLE.forms.values() for form in forms}


@pytest.mark.parametrize("seed", ["1", "2", "3"])
def test_orders_filled_in_at_random(seed: str) -> None:
    tried = fill_in_at_random(TITLE, "s1_00", seed, 2500, every=12)
    assert len(tried) >= 1


def test_every_form_is_offered_in_some_random_game() -> None:
    tried: set[str] = set()
    for seed in range(8):
        tried |= set(fill_in_at_random(TITLE, "s1_01", f"all {seed}", 2500, every=1_000_000))
        if tried == FORMS:
            break
    assert tried == FORMS
