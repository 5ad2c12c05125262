"""A game with other numbers, beside the game as it is."""

from __future__ import annotations

import os
from collections.abc import Iterator

import pytest

from westphalia.games.six_continents import tables
from westphalia.kernel import changed
from westphalia.kernel.changed import RULES, Changes, changed_title, numbers_of, option_number
from westphalia.kernel.contract import SUBSTITUTES, find_title, installed_titles
from westphalia.kernel.rulebook import read_rulebook
from westphalia.kernel.session import Session

SIX = find_title("six_continents")
RICH = Changes("six_continents", {"start_gold": 61, "modifiers.landing": -3}, {"overseas_price": 7})


@pytest.fixture
def as_before(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setenv(RULES, "")
    yield
    SUBSTITUTES.clear()


def test_every_number_has_its_rule_and_is_not_absurd() -> None:
    for title in installed_titles().values():
        chapters = {rule.partition(".")[0] for rule in read_rulebook(title.rulebook)}
        for number in numbers_of(title).values():
            assert number.rule.partition(".")[0] in chapters, number
            assert number.why_not(number.value) == "", number


def test_numbers_stand_with_the_rule_beside_them_or_over_them() -> None:
    numbers = numbers_of(SIX)
    assert (numbers["start_gold"].value, numbers["start_gold"].rule) == (tables.START_GOLD, "SC-2.5")
    assert numbers["bunker_defence"].rule == "SC-4"
    assert numbers["unit_price"].value == tables.UNIT_PRICE
    assert numbers["modifiers.landing"].rule == "SC-10.5"
    assert "top_level" not in numbers  # the code stands on it
    assert len(numbers) > 100


@pytest.mark.parametrize(
    ("id", "value", "why"),
    [
        ("start_gold", -1, "from 0 to 210"),
        ("start_gold", 5000, "from 0 to 210"),
        ("start_gold", "much", "whole numbers"),
        ("start_gold", True, "whole numbers"),
        ("start_gold", [1], "is one number"),
        ("unit_price", 3, "is a row"),
        ("unit_price", [1, 2], "has 3 numbers, not 2"),
        ("weather_last", [50, 40, 65, 75, 85, 100], "rises to 100"),
        ("overseas_turns", 0, "from 1 to"),
    ],
)
def test_absurd_values_have_a_reason(id: str, value: object, why: str) -> None:
    assert why in numbers_of(SIX)[id].why_not(value)


def test_a_changed_game_plays_beside_the_game() -> None:
    rich = changed_title(RICH)
    assert rich is not SIX and rich is changed_title(RICH)
    gold = [Session.start(t, "short", 2, secret="1").state.gold for t in (SIX, rich, SIX)]
    assert gold == [[40, 40], [61, 61], [40, 40]]
    assert tables.START_GOLD == 40 and find_title("six_continents") is SIX
    assert rich.options["overseas_price"].default == 7 and SIX.options["overseas_price"].default == 13
    assert rich.complete_options("standard", {})["overseas_price"] == 7
    assert set(rich.bots) == set(SIX.bots)


def test_what_is_derived_from_a_number_is_derived_anew() -> None:
    """The least that an action of the menu costs is the smaller of two prices."""
    dear = changed_title(Changes("six_continents", {"internal_price": 7}))
    turns = [title.play.__globals__["play"].__globals__["turn"] for title in (type(SIX), type(dear))]
    assert [turn.LEAST_PRICES[turn.FUNDS] for turn in turns] == [10, 7]


def test_nothing_changed_is_the_game_itself() -> None:
    assert changed_title(Changes("six_continents")) is SIX


def test_only_options_that_are_numbers_can_be_any_number() -> None:
    number = option_number(SIX.options["overseas_price"])
    assert number is not None and number.why_not(6) == "" and number.why_not(600)
    assert option_number(SIX.options["blitz"]) is None and option_number(SIX.options["annex_after"]) is None


@pytest.mark.usefixtures("as_before")
def test_a_process_and_those_it_starts_play_the_changed_game() -> None:
    changed.substitute(RICH)
    assert find_title("six_continents") is changed_title(RICH)
    SUBSTITUTES.clear()
    assert os.environ[RULES]
    changed.substitute_as_parent_did()
    assert find_title("six_continents").options["overseas_price"].default == 7
