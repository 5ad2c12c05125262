"""Every question that a card can ask has its words in every language, and every step of the content its operation."""

from __future__ import annotations

import pytest

from tests.games.price_of_power.phrases import all_steps
from westphalia.games.price_of_power import TITLE
from westphalia.games.price_of_power.board import CONTENT, EVENTS
from westphalia.games.price_of_power.effects.operations import OPS
from westphalia.games.price_of_power.vocabulary import op_of
from westphalia.games.price_of_power.vocabulary.blocks import Choose
from westphalia.kernel.messages import languages
from westphalia.lab.message_lint import Texts

STEPS = list(all_steps(CONTENT))


def test_every_step_of_the_content_has_its_operation() -> None:
    assert len(STEPS) > 2000
    assert {type(step) for step in STEPS} <= OPS.keys()


@pytest.mark.parametrize("language", languages(TITLE))
def test_what_a_card_lets_be_declined_is_asked_in_words(language: str) -> None:
    written = Texts(TITLE, language).variables
    asked = {op_of(step) for step in STEPS if step.may and (not OPS[type(step)].asks or step.cost is not None)}
    asked.discard("pay")  # its cost is what it is about, and its own question tells it
    assert "gain_units" in asked and "gain_ships" in asked
    assert sorted(name for name in asked if f"ask-may_{name}" not in written) == []


@pytest.mark.parametrize("language", languages(TITLE))
def test_the_letters_of_all_options_have_words(language: str) -> None:
    written = Texts(TITLE, language).variables
    letters = {letter for step in STEPS if isinstance(step, Choose) for letter in step.options}
    letters |= {letter for event in EVENTS for letter in event.options}
    assert letters == {"A", "B"}
    assert all(f"option-{letter}" in written for letter in letters)
