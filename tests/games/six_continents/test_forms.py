"""Whole orders answer what the single questions would."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from tests.games.filled_in import LONGER, NEVER_AGAIN, fill_in_at_random
from tests.games.singly import Person, Reading, as_proposed
from westphalia.games.six_continents import TITLE, forms
from westphalia.games.six_continents.board import PLACE
from westphalia.games.six_continents.rules import peace
from westphalia.kernel.script import Ask, Value

FORMS = {form.id for forms in TITLE.forms.values() for form in forms}


def lands(person: Person, part: Any, ask: Ask) -> Value | None:
    """SC-1.18 (a): the first occupied province of which the draft says something else than the form, or nothing."""
    draft = person.session.state.draft  # type: ignore[attr-defined]
    for field in [field for field in person.left if field.startswith("fate/")]:
        p = PLACE.value(field.removeprefix("fate/"))
        if p not in {"cede": draft.cede, "return": draft.give_back}[str(person.left[field])]:
            person.notes["settled"] = field
            return "occupied_land"
    return None


def being_settled(person: Person, part: Any, ask: Ask) -> Value | None:
    field = person.notes["settled"]
    return person.left[field] if ask.kind is peace.LAND_FATE else ask.find(field.removeprefix("fate/"))


READINGS: dict[type, Reading] = {
    forms.Lands: lands,
    forms.BeingSettled: being_settled,
    forms.Attackers: as_proposed,
    forms.StandFast: as_proposed,
}


@pytest.mark.parametrize("seed", range(3 * LONGER))
def test_orders_filled_in_at_random(seed: int) -> None:
    assert fill_in_at_random(TITLE, "wild", str(seed), 4000, 6, READINGS).total() > 10


def test_every_form_is_compared_in_some_random_game() -> None:
    compared = Counter[str]()
    for seed in range(12):
        compared += fill_in_at_random(TITLE, "wild", f"all {seed}", 4000, NEVER_AGAIN, READINGS)
        if compared.keys() == FORMS:
            break
    assert compared.keys() == FORMS
