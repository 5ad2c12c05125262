"""The rulebook of a game: its paragraphs by rule id, read from the same markdown that people read."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Final, NamedTuple

from .messages import FALLBACK

EXAMPLES: Final = "EX-"  # worked examples have ids of their own
GUIDE: Final = "HOW-"  # so has what a player reads first: it rules nothing

_RULE = re.compile(r"^\*\*([A-Z]{2,}-(?:[A-Z]\.)?[A-Z]?\d+(?:\.\d+)*[a-z]?)(?:\s+(.+?))?\*\*\s*(.*)$")
_MARK = re.compile(r"[*`]{0,2}\[(ruling|bot|advanced|optional)s?([ :,;][^\]]*)?\][*`]{0,2}")
_EMPHASIS = re.compile(r"\*\*|`|(?<!\w)\*(?=\S)|(?<=\S)\*(?!\w)")
_HEADING = re.compile(r"^#+\s+(.+)$")


class Paragraph(NamedTuple):
    """One rule: ``SC-4.2``, its name (or its heading, without one), its whole text, and the heading above it."""

    id: str
    name: str
    text: str
    chapter: str
    file: str


def read_rulebook(folder: Path, language: str = FALLBACK) -> dict[str, Paragraph]:
    """All rules and examples of a book in a language (translations lie in a folder of their own), in the order of the
    book; what is not translated is English."""
    paragraphs = read_paragraphs(folder)
    if language == FALLBACK:
        return paragraphs
    return paragraphs | {id: own for id, own in read_paragraphs(folder / language).items() if id in paragraphs}


def read_paragraphs(folder: Path) -> dict[str, Paragraph]:
    """Those of the markdown files in this folder."""
    paragraphs: dict[str, Paragraph] = {}
    for path in sorted(folder.glob("*.md")):
        for paragraph in _read(path.read_text(encoding="utf-8"), path.name):
            paragraphs.setdefault(paragraph.id, paragraph)
    return paragraphs


def in_words(text: str, word: Callable[[str], str]) -> str:
    """A text as a terminal shows it: its marks as words, without emphasis.

    >>> in_words("**[ruling]** A *round* is **[optional 3]** short.", str.upper)
    '(RULING) A round is (OPTIONAL 3) short.'
    """
    return _EMPHASIS.sub("", _MARK.sub(lambda mark: f"({word(mark[1])}{mark[2] or ''})", text))


def measure_rulebook(folder: Path, language: str) -> tuple[int, int]:
    """How many paragraphs a language has, of how many in English."""
    english = read_paragraphs(folder)
    own = english if language == FALLBACK else read_paragraphs(folder / language)
    return len(english.keys() & own.keys()), len(english)


def rules_of(paragraphs: Mapping[str, Paragraph]) -> list[str]:
    """The ids of the rules proper, without examples and guide, in natural order: SC-4.2 before SC-4.10."""
    return sorted((id for id in paragraphs if not id.startswith((EXAMPLES, GUIDE))), key=rule_order)


def examples_of(paragraphs: Mapping[str, Paragraph]) -> list[str]:
    return sorted((id for id in paragraphs if id.startswith(EXAMPLES)), key=rule_order)


def rule_order(id: str) -> list[tuple[str, int]]:
    """
    >>> sorted(["SC-10.1", "SC-4.10", "SC-4.2"], key=rule_order)
    ['SC-4.2', 'SC-4.10', 'SC-10.1']
    """
    return [(part, 0) if not part.isdigit() else ("", int(part)) for part in re.split(r"(\d+)", id)]


def _read(text: str, file: str) -> Iterator[Paragraph]:
    chapter, lines = "", list[str]()
    id = name = ""

    def finished() -> Iterator[Paragraph]:
        if id:
            yield Paragraph(id, name, "\n".join(lines).strip(), chapter, file)

    for line in text.splitlines():
        if heading := _HEADING.match(line):
            yield from finished()
            id, chapter = "", heading[1]
        elif rule := _RULE.match(line):
            yield from finished()
            id, name, lines = rule[1], (rule[2] or chapter).rstrip("."), [rule[3]]
        else:
            lines.append(line)
    yield from finished()
