"""Whoever opens a rulebook reads sentences: no marks for programs, no ids of options, columns and cards."""

from __future__ import annotations

import re

import pytest

from westphalia.kernel.contract import find_title
from westphalia.kernel.rulebook import in_words, read_paragraphs

GAMES = ("six_continents", "raison_detat", "price_of_power")
MARKS = {
    "an option by its id": r"\bopt:",
    "an id": r"`[^`]*[a-z0-9]_[a-z0-9][^`]*`|`[a-z]+`",
    "a file": r"\w\.(?:yaml|md)\b",
    "a numbered step": r"\bS[1-8]\b",
    "a test case": r"\b(?:GIVEN|WHEN|THEN|DECISIONS|DANE|GDY|WTEDY|DECYZJE|MĚJME|KDYŽ|PAK|ROZHODNUTÍ)\b",
    "a test case in Russian": r"\b(?:ДАНО|КОГДА|ТОГДА|РЕШЕНИЯ)\b",
    "a word for programs": r"(?i)\bengine\b|\bsilnik\w*\b|\bдвижк\w*\b|\bдвижок\b|\bfloor\(|\bceil\(",
    "a mark of a source": r"\[(?:ext|1e|chosen)\b",
}


@pytest.mark.parametrize("language", ["en", "pl", "cs", "ru"])
@pytest.mark.parametrize("game", GAMES)
def test_a_rulebook_is_written_for_people(game: str, language: str) -> None:
    folder = find_title(game).rulebook
    found = [
        f"{paragraph.id}: {what}: {mark[0]!r}"
        for paragraph in read_paragraphs(folder if language == "en" else folder / language).values()
        for what, pattern in MARKS.items()
        for mark in re.finditer(pattern, f"{paragraph.name} {paragraph.text}")
    ]
    assert not found, "\n".join(found)


def test_a_mark_that_stays_is_a_word_in_the_terminal() -> None:
    words = {"ruling": "nasze rozstrzygnięcie", "optional": "zasada opcjonalna"}
    assert (
        in_words("**[ruling]** Tak. `[optional 4]`", words.__getitem__)
        == "(nasze rozstrzygnięcie) Tak. (zasada opcjonalna 4)"
    )
    assert in_words("[ruling: *dlaczego*]", words.__getitem__) == "(nasze rozstrzygnięcie: dlaczego)"
    assert in_words("* 2 x 3 i 2*3", str) == "* 2 x 3 i 2*3"
