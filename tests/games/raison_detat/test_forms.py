"""Whole orders answer what the single questions would."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from tests.games.filled_in import LONGER, NEVER_AGAIN, fill_in_at_random
from tests.games.singly import Person, Reading
from westphalia.games.raison_detat import TITLE, forms
from westphalia.games.raison_detat.rules import laying
from westphalia.kernel.script import Ask, Value

FORMS = {form.id for forms in TITLE.forms.values() for form in forms}


def purchases(person: Person, part: Any, ask: Ask) -> Value | None:
    """RE-5.12: what is put somewhere, Morale, and a card last."""
    for word in ("unit", "garrison", "fortress"):
        if any(field.startswith(f"{word}/") for field in person.open_fields()):
            return word
    return next((word for word in ("morale", "card") if person.take(word)), None)


def roads(person: Person, part: Any, ask: Ask) -> Value | None:
    """RE-5.26: three territories at most; the question tells how many are to go."""
    to_go = (ask.args or {})["n"]
    return person.picked("to" if to_go == 3 else f"then/{to_go}", ask)


def cards(person: Person, part: Any, ask: Ask) -> Value:
    """RE-6.14: the strongest first, a five last."""
    if ask.kind is not laying.LAY_CARD:
        return ask.default_value()
    return max((int(card) for card in ask.options if card != 5), default=5)


READINGS: dict[type, Reading] = {forms.Purchases: purchases, forms.Roads: roads, forms.LayOn: cards}


@pytest.mark.parametrize("seed", range(3 * LONGER))
def test_orders_filled_in_at_random(seed: int) -> None:
    assert fill_in_at_random(TITLE, "1618", str(seed), 1500, 12, READINGS).total() > 10


def test_every_form_is_compared_in_some_random_game() -> None:
    compared = Counter[str]()
    for seed in range(12):
        compared += fill_in_at_random(TITLE, "1618", f"all {seed}", 1500, NEVER_AGAIN, READINGS)
        if compared.keys() == FORMS:
            break
    assert compared.keys() == FORMS
