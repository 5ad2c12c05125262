"""What the lobby and the first-game help say of Six Continents is complete in every language."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import westphalia.games.six_continents as game
from westphalia.games.six_continents.title import TITLE

LANGUAGES = ("en", "pl", "cs", "ru")
SOURCES = "\n".join(path.read_text(encoding="utf-8") for path in Path(game.__file__).parent.rglob("*.py"))


def messages(language: str, file: str) -> set[str]:
    text = (TITLE.locales / language / file).read_text(encoding="utf-8")
    return set(re.findall(r"^([\w-]+) = \S", text, re.MULTILINE))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_option_and_every_value_in_words_has_a_label(language: str) -> None:
    options = TITLE.options.values()
    labels = {f"setup-{option.id}" for option in options}
    words = {
        f"setup-{option.id}-{value}"
        for option in options
        for value in option.values
        if isinstance(value, str) and not set(option.values) <= {"on", "off"}
    }
    assert labels | words | {f"setup-about-{id}" for id in TITLE.scenarios} <= messages(language, "options.ftl")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("file", ["options.ftl", "help.ftl", "scoring.ftl"])
def test_languages_say_the_same_things_as_english(language: str, file: str) -> None:
    assert messages(language, file) == messages("en", file)


def test_help_is_about_decisions_there_are() -> None:
    kinds = set(re.findall(r'Kind\(\s*"(\w+)"', SOURCES))
    assert {message.removeprefix("help-") for message in messages("en", "help.ftl")} <= kinds
