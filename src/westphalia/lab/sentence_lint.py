"""What is wrong with a sentence as it is said: small letters at the beginning, two full stops, ids, the machinery
showing through, quotation marks, dashes and minus signs of another language, a number before a noun that does not bend
to it."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

SENTENCES: Final = ("log-", "ask-", "no-", "help-", "refused-", "lesson-", "setup-about-", "tip-")  # read as such

EVERYWHERE: Final = {
    "two full stops": re.compile(r"(?<!\.)\.\.(?!\.)"),
    "an id": re.compile(r"\b[a-z][a-z0-9]*_[a-z0-9_]+\b"),
    "the machinery": re.compile(r"Fluent|[{}]|\$\w|\bundefined\b|<\w+"),
    "a hyphen for a minus": re.compile(r"(?<![\w.)–-])-(?=\d)"),
    "a hyphen for a dash": re.compile(r" - "),
    "a hyphen in a range": re.compile(r"(?<![\w.-])(?!\d{3}-\d\b)\d+-\d+(?![\w-])"),  # but for an Event's number, 202-2
    "three full stops for an ellipsis": re.compile(r"\.\.\."),
    "a straight quotation mark": re.compile(r"\""),
    "a straight apostrophe": re.compile(r"'"),
    "a space before a mark": re.compile(r"\w [,;.](?!\w)|\w …$"),
    "an x for a times sign": re.compile(r"\d x \d|\d x [a-z]"),
}
CODE: Final = re.compile(r"`[^`]*`")
CUSTOMS: Final = {  # quotation marks, dashes and ways to write percent that are not this language's
    "en": re.compile(r"[„«»—]|\d\s%"),
    "pl": re.compile(r"[“«»—]|\d\s%"),
    "cs": re.compile(r"[”«»—]|\d ?%"),
    "ru": re.compile(r"[„“”]| – |\d ?%"),
}
# words that may follow a number whatever it is: prepositions, conjunctions, verbs of what is numbered (Round 3 is over)
UNBENT: Final = {
    "en": "has is was",
    "pl": "do dobiegła i już lub na o od po przeciw przepada przy została zostaje to w z za była rundy",
    "cs": "a byla bylo do dodržena je končí na nebo o od po propadá proti při se u v z za ze",
    "ru": "был в до за и из или исполнен на нарушен окончен от по подписали подписан против раунда с у уже",
}
NOUN_OF_OTHERS: Final = re.compile(r"\w")
NOUN: Final = {"en": re.compile(r"[^\W\d_]{2,}[^s]s$")}  # what is counted: in English, what is in the plural
NUMBERS: Final = (  # arguments that count
    "adm cards count cubes defenders dip ducats food gold have hits kills left loss losses mil minutes money n need"
    " needed number price provinces rare rounds soldiers supply tokens total turns value yes"
)


def faults(language: str, id: str, sentence: str) -> Iterator[str]:
    """What is wrong with what a message says."""
    yield from strange(language, sentence)
    if id.startswith(SENTENCES) and sentence.lstrip("„“«(")[:1].islower():
        yield "a small letter at the beginning"


def strange(language: str, text: str) -> Iterator[str]:
    """What no text of this language has: not a message, a name, a card or a paragraph (ids apart, which stand between
    backticks there)."""
    said = CODE.sub("", text)
    for what, pattern in EVERYWHERE.items():
        if found := pattern.search(said):
            yield f"{what}: {found[0]!r}"
    if found := CUSTOMS[language].search(said):
        yield f"a mark of another language: {found[0]!r}"


def unbent(language: str, paths: Sequence[Path]) -> Iterator[str]:
    """Messages in which a number stands before a word that is the same after every number."""
    for path in paths:
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            if isinstance(entry, ftl.Message) and entry.value is not None:
                for word in _after_numbers(entry.value, set()):
                    if word not in UNBENT[language].split() and NOUN.get(language, NOUN_OF_OTHERS).match(word):
                        yield f"{entry.id.name}: a number before {word!r}"


def _after_numbers(pattern: ftl.Pattern, chosen: set[str]) -> Iterator[str]:
    """Words right after a number in a text, where the text was not chosen by this number."""
    for element, after in zip(pattern.elements, [*pattern.elements[1:], None], strict=True):
        expression = element.expression if isinstance(element, ftl.Placeable) else None
        if isinstance(expression, ftl.SelectExpression):
            selector = expression.selector
            by = {selector.id.name} if isinstance(selector, ftl.VariableReference) else set()
            for variant in expression.variants:
                yield from _after_numbers(variant.value, chosen | by)
        elif isinstance(expression, ftl.VariableReference) and isinstance(after, ftl.TextElement):
            word = re.match(r"\s([^\W\d_]+)(?!\.)\b", after.value)
            if word and expression.id.name in NUMBERS.split() and expression.id.name not in chosen:
                yield word[1].lower()
