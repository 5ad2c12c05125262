"""The page of rulings says what the program plays."""

from __future__ import annotations

import re

import pytest

from westphalia.games.six_continents import TITLE
from westphalia.games.six_continents.tables import BALANCED, OPTIONS
from westphalia.kernel.messages import Catalogue, languages
from westphalia.kernel.rulebook import read_rulebook

ROW = re.compile(r"^\| (SC-[\d., SC-]+) \| (.+) \| (.+) \| (?:[–—]|(.+?)( ★)?) \|$")


def rows(language: str) -> list[tuple[str, ...]]:
    """The page calls an option as the form for a new table does."""
    speech = Catalogue(TITLE, language)
    options = {speech.format(f"setup-{option}"): option for option in OPTIONS}
    text = read_rulebook(TITLE.rulebook, language)["SC-24.1"].text
    found = [row.groups(default="") for line in text.splitlines() if (row := ROW.match(line))]
    return [(rule, book, we, name and options[name], star) for rule, book, we, name, star in found]


def test_every_option_is_a_ruling_and_stands_by_its_rule() -> None:
    """SC-24.1 Those that the balanced game changes have a star."""
    page = {option: (rule.split(", "), star) for rule, _, _, option, star in rows("en") if option}
    others = set(OPTIONS) - set(page)
    assert not others
    assert {option for option, (_, star) in page.items() if star} == set(BALANCED)
    assert all(OPTIONS[option].rule in rules for option, (rules, _) in page.items() if option != "three_player_rules")


def test_every_ruling_of_the_rulebook_stands_on_the_page() -> None:
    """SC-24.1"""
    listed = {id for rule, *_ in rows("en") for id in rule.split(", ")}
    rulings = {id for id, paragraph in read_rulebook(TITLE.rulebook).items() if "[ruling]" in paragraph.text}
    assert len(rulings) > 80
    assert rulings - listed == set()


@pytest.mark.parametrize("language", languages(TITLE))
def test_the_page_is_the_same_in_every_language(language: str) -> None:
    """SC-24.1"""
    english = [(rule, option, star) for rule, _, _, option, star in rows("en")]
    assert len(english) > 50
    assert [(rule, option, star) for rule, _, _, option, star in rows(language)] == english
    rules = read_rulebook(TITLE.rulebook)
    assert all(id in rules for rule, _, _ in english for id in rule.split(", "))


def test_the_balanced_game_differs_from_the_book_in_every_option_it_names() -> None:
    """SC-24.1"""
    for option, value in BALANCED.items():
        assert value in OPTIONS[option].values[1:], option
