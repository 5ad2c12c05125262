"""Translations of the cards: made from the English that is printed now, numbers and all."""

from __future__ import annotations

import re
from collections import Counter

import pytest
import yaml

from westphalia.games.price_of_power.card_texts import card_texts
from westphalia.games.price_of_power.title import TITLE
from westphalia.kernel.messages import languages, printed_texts
from westphalia.lab.message_lint import measure_texts

FOLDER = TITLE.locales / "texts"
OTHERS = [language for language in languages(TITLE) if language != "en"]


@pytest.mark.parametrize("language", OTHERS)
def test_a_translation_repeats_the_english_it_was_made_from(language: str) -> None:
    """An entry whose English is no longer printed would never be shown."""
    entries = yaml.load((FOLDER / f"{language}.yaml").read_text(encoding="utf-8"), yaml.CSafeLoader)
    english = card_texts()
    assert {id: entry["en"] for id, entry in entries.items()} == {id: english[id] for id in entries}


@pytest.mark.parametrize("language", OTHERS)
def test_a_translation_says_the_same_numbers(language: str) -> None:
    told = re.compile(r"\d+")
    for english, text in printed_texts(TITLE, language).items():
        assert Counter(told.findall(text)) == Counter(told.findall(english)), english


KINDS_OF_POWER = {
    "pl": {"ADM": "administracyjn", "DIP": "dyplomatyczn", "MIL": "militarn"},
    "cs": {"ADM": "správ", "DIP": "diplomaci", "MIL": "vojenstv"},
    "ru": {"ADM": "административн", "DIP": "дипломатическ", "MIL": "военн"},
}


@pytest.mark.parametrize("language", OTHERS)
def test_a_translation_names_the_same_kinds_of_power(language: str) -> None:
    """As words, which may also stand for other things: at least as often, and never as the English letters."""
    for english, text in printed_texts(TITLE, language).items():
        for letters, stem in KINDS_OF_POWER[language].items():
            assert letters not in text.split(), english
            assert text.lower().count(stem) >= len(re.findall(rf"\b{letters}\b", english)), (english, text)


def test_what_is_not_translated_is_counted() -> None:
    counts = {language: measure_texts(TITLE, language)["printed"] for language in ("en", *OTHERS)}
    whole = len(set(card_texts().values()))
    assert counts["en"] == (whole, whole)
    for language in OTHERS:
        assert counts[language] == (len(printed_texts(TITLE, language)), whole)
