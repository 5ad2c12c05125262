"""Rulebooks in other languages say what the English ones say: every figure, reference, mark and row of a table."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator

import pytest

from westphalia.kernel.contract import find_title
from westphalia.kernel.rulebook import Paragraph, read_paragraphs

GAMES = ("six_continents", "raison_detat", "price_of_power")
FIXED = re.compile(r"`[^`]+`|\[(?:ruling|advanced|optional[^\]]*|[12]e)\]|\d+|½|≥|≤|^\s*\|", re.MULTILINE)
ITEM = re.compile(r"^\s*[-*] ", re.MULTILINE)
LEAST, MOST = 0.6, 1.8  # a translation is about as long as what it translates
SHORT = 40


def differences(english: Paragraph, other: Paragraph) -> Iterator[str]:
    before, after = (Counter(FIXED.findall(f"{p.name} {p.text}")) for p in (english, other))
    if lost := before - after:
        yield f"{other.id}: lost {dict(lost)}"
    if added := after - before:
        yield f"{other.id}: added {dict(added)}"
    if len(ITEM.findall(english.text)) != len(ITEM.findall(other.text)):
        yield f"{other.id}: {len(ITEM.findall(other.text))} items, not {len(ITEM.findall(english.text))}"
    if len(english.text) > SHORT and not LEAST < len(other.text) / len(english.text) < MOST:
        yield f"{other.id}: {len(other.text)} characters for {len(english.text)}"
    if len(english.text) > SHORT and other.text == english.text:
        yield f"{other.id}: not translated"


@pytest.mark.parametrize("language", ["cs", "pl", "ru"])
@pytest.mark.parametrize("game", GAMES)
def test_a_translated_book_says_what_the_english_one_says(game: str, language: str) -> None:
    folder = find_title(game).rulebook
    english, own = read_paragraphs(folder), read_paragraphs(folder / language)
    problems = [f"{id}: missing in {english[id].file}" for id in english if id not in own]
    problems += [f"{id}: not in the English book" for id in own if id not in english]
    problems += [f"{id}: in {own[id].file}" for id in own if id in english and own[id].file != english[id].file]
    problems += [line for id in own if id in english for line in differences(english[id], own[id])]
    assert not problems, "\n".join(problems)
