"""One word for one thing: what a game's things are called in a language, where the originals have it, and words that
must not stand for it (``locales/glossary``); looked for in messages, names, cards and the rulebook, and in what the
page and the server say."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final, NamedTuple

import yaml

from westphalia.kernel.contract import BadInput, Title, find_title, installed_titles
from westphalia.kernel.messages import FALLBACK, GRAMMAR, names, printed_texts, text_files
from westphalia.kernel.rulebook import read_paragraphs

from .sentences import Speaker, game_pages, page_files, written

FIELDS: Final = {"term", "source", "forbidden"}
RULEBOOK: Final = "rulebook"  # the only place a term may be excused from: it has short forms of its own

SYNONYMS: Final = "search-alike"  # what people may type for a word: every other word for it on purpose


class Term(NamedTuple):
    """What a thing is called, the section of the original that calls it so, and what must not be said instead."""

    id: str
    term: str
    source: str
    forbidden: tuple[re.Pattern[str], ...]
    spares: str


def glossary_file(title: Title[Any], language: str) -> Path:
    return title.locales / "glossary" / f"{language}.yaml"


def read_glossary(path: Path) -> list[Term]:
    """The terms of a language. Raises BadInput."""
    terms = []
    for id, entry in (yaml.safe_load(path.read_text(encoding="utf-8")) or {}).items():
        if not FIELDS <= set(entry) <= FIELDS | {"spares"} or entry.get("spares", RULEBOOK) != RULEBOOK:
            raise BadInput(f"{path.name}: {id} needs term, source and forbidden, and may spare the {RULEBOOK}")
        patterns = tuple(re.compile(word) for word in entry["forbidden"])
        terms.append(Term(id, entry["term"], str(entry["source"]), patterns, entry.get("spares", "")))
    return terms


def slips(title: Title[Any], language: str) -> Iterator[str]:
    """Where a text of a game says something with a word that must not stand for it."""
    terms = read_glossary(glossary_file(title, language))
    for place, id, text in all_texts(title, language):
        for term in terms:
            found = next(filter(None, (word.search(text) for word in term.forbidden)), None)
            if found and term.spares != place:
                yield f"{place} {id}: {found[0]!r}, not {term.term!r} ({term.source})"


def page_slips(language: str) -> Iterator[str]:
    """The same in what the page and the server say of any game."""
    words = {
        word: term
        for title in map(find_title, sorted(installed_titles()))
        for term in read_glossary(glossary_file(title, language))
        for word in term.forbidden
    }
    pages = page_files(language)
    speaker = Speaker(find_title(min(installed_titles())), language, pages)
    for message in written(pages):
        text = "" if message.id == SYNONYMS else " ".join(speaker.say(message))
        for word, term in words.items():
            if found := word.search(text):
                yield f"page {message.id}: {found[0]!r}, not {term.term!r} ({term.source})"


def all_texts(title: Title[Any], language: str) -> Iterator[tuple[str, str, str]]:
    """Everything a game says in a language: the kind of place, the id there, and the text."""
    pages = game_pages(title, language)
    speaker = Speaker(title, language, pages)
    for message in written([*text_files(title.locales, language), *pages]):
        yield "message", message.id, " ".join(speaker.say(message))
    for domain, things in names(title, language).items():
        for id, forms in things.items():
            yield "name", f"{domain}.{id}", " ".join(text for form, text in forms.items() if form not in GRAMMAR)
    printed = title.printed_texts() if language == FALLBACK else printed_texts(title, language)
    for text in printed.values():
        yield "card", text[:30], text
    folder = title.rulebook if language == FALLBACK else title.rulebook / language
    for paragraph in read_paragraphs(folder).values():
        yield RULEBOOK, paragraph.id, f"{paragraph.name} {paragraph.text}"
