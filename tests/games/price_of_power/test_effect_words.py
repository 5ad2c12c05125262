"""Every question that a card can ask has its words in every language, and every step of the content its operation."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import msgspec
import pytest

from westphalia.games.price_of_power import TITLE
from westphalia.games.price_of_power.board import CONTENT, EVENTS
from westphalia.games.price_of_power.effects.operations import OPS
from westphalia.kernel.messages import Texts, languages


def steps(entry: Any) -> Iterator[Mapping[str, Any]]:
    """All steps anywhere in the content."""
    if isinstance(entry, msgspec.Struct):
        entry = [getattr(entry, name) for name in entry.__struct_fields__]
    if isinstance(entry, Mapping):
        if isinstance(entry.get("op"), str):
            yield entry
        entry = list(entry.values())
    if isinstance(entry, Sequence) and not isinstance(entry, str):
        for one in entry:
            yield from steps(one)


STEPS = list(steps(CONTENT))


def test_every_step_of_the_content_has_its_operation() -> None:
    assert len(STEPS) > 2000
    assert {step["op"] for step in STEPS} <= OPS.keys()


@pytest.mark.parametrize("language", languages(TITLE))
def test_what_a_card_lets_be_declined_is_asked_in_words(language: str) -> None:
    written = Texts(TITLE, language).variables
    asked = {step["op"] for step in STEPS if step.get("may") and (not OPS[step["op"]].asks or "cost" in step)}
    asked.discard("pay")  # its cost is what it is about, and its own question tells it
    assert "gain_units" in asked and "gain_ships" in asked
    assert sorted(name for name in asked if f"ask-may_{name}" not in written) == []


@pytest.mark.parametrize("language", languages(TITLE))
def test_the_letters_of_all_options_have_words(language: str) -> None:
    written = Texts(TITLE, language).variables
    letters = {letter for step in STEPS if step["op"] == "choose" for letter in step["options"]}
    letters |= {letter for event in EVENTS for letter in event.options}
    assert letters == {"A", "B"}
    assert all(f"option-{letter}" in written for letter in letters)
