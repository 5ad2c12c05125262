"""Golden sentences: everything a game and the page can say, said with the arguments that are hardest to say.

A text is right in a language only if it is right with a realm in the plural, with each gender, with a name that ends in
a full stop, with 0, 1, 2, 5, 21 and -1 of a thing. So every message is said with all of these, and what comes out is
kept in one file for each game and language: the difference of a change of texts is a difference of sentences.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, Final, NamedTuple

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from westphalia.kernel.contract import BadInput, Title, find_title, installed_titles
from westphalia.kernel.messages import Catalogue, languages, text_files
from westphalia.kernel.script import SEAT, Domain, Value

PAGE: Final = "page"  # what the page and the server say in every game
PACKAGE: Final = Path(__file__).parents[1]
LENDERS: Final = ("realm", "colour", "power")  # arguments whose things lend players their names
COUNTED: Final = (0, 1, 2, 5, 21, -1)  # one of every way to count, and a debt
SHOWN: Final = (2, -1)  # where the number alone stands, it needs no more
PLURALS: Final = {"zero", "one", "two", "few", "many", "other"}
WORDS: Final[Mapping[str, tuple[str, ...]]] = {  # arguments that are words of a player or of the program
    "at": ("#812",),
    "commitment": ("5f1d7a84e9661d0b",),
    "file": ("game.jsonl",),
    "first": ("1",),
    "game": ("Westphalia",),
    "id": ("SC-4.2",),
    "last": ("3",),
    "name": ("Anna",),
    "names": ("Anna, Jan",),
    "now": ("2",),
    "numbers": ("0–3, 7",),
    "reason": ("…",),
    "rule": ("SC-4.2",),
    "rules": ("1",),
    "secret": ("8f14e45f",),
    "text": ("…",),
    "time": ("12:30",),
    "was": ("1",),
    "what": ("…",),
}


class _Uses(Visitor):
    """How a message uses its arguments: which it names, which it counts by, and the words it tells them apart by."""

    def __init__(self) -> None:
        self.keys: dict[str, list[Value]] = {}
        self.counted: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:
        self.keys.setdefault(node.id.name, [])

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:
        if isinstance(node.selector, ftl.VariableReference):
            name = node.selector.id.name
            keys = self.keys.setdefault(name, [])
            for variant in node.variants:
                key = _key(variant)
                if key not in keys:
                    keys.append(key)
            if self.counted_by(keys):
                self.counted.add(name)
        self.generic_visit(node)

    def visit_FunctionReference(self, node: ftl.FunctionReference) -> None:
        number = node.arguments.positional[0]
        if node.id.name == "COUNT" and isinstance(number, ftl.VariableReference):
            self.counted.add(number.id.name)
        self.generic_visit(node)

    @staticmethod
    def counted_by(keys: Sequence[Value]) -> bool:
        words = {key for key in keys if isinstance(key, str)}
        return words <= PLURALS and (words != {"other"} or len(keys) > 1)


def _key(variant: ftl.Variant) -> Value:
    if isinstance(variant.key, ftl.NumberLiteral):
        return int(variant.key.value)
    return variant.key.name


class Message(NamedTuple):
    """A message as it is written."""

    id: str
    uses: _Uses


def written(paths: Sequence[Path]) -> Iterator[Message]:
    for path in paths:
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            if isinstance(entry, ftl.Message):
                uses = _Uses()
                uses.visit(entry)
                yield Message(entry.id.name, uses)


# what is said


class Speaker:
    """Says the messages of a game in one language."""

    def __init__(self, title: Title[Any], language: str, pages: Sequence[Path] = ()) -> None:
        self.title = title
        self.catalogue = Catalogue(title, language, pages=pages)
        lender = next((title.domains[name] for name in LENDERS if name in title.domains), None)
        things = [] if lender is None else [(lender, lender.value(id) or 0) for id in self._things(lender)]
        self.catalogue.name_seats_by([*things[: len(SEAT.ids or ()) - 1], None])
        self.seats = range(min(len(things), len(SEAT.ids or ()) - 1) + 1)

    def say(self, message: Message) -> list[str]:
        """Everything that comes out of a message, each sentence once. Raises BadInput if a text can't be said."""
        values = {name: self._values(message.uses, name) for name in message.uses.keys}
        tries = max(map(len, values.values()), default=1)
        said = (
            self.catalogue.format(message.id, {name: given[n % len(given)] for name, given in values.items()})
            for n in range(tries)
        )
        sentences = list(dict.fromkeys(said))
        if self.catalogue.errors:
            raise BadInput("; ".join(self.catalogue.errors))
        return sentences

    def _values(self, uses: _Uses, name: str) -> Sequence[Value]:
        keys = [key for key in uses.keys[name] if key not in PLURALS]
        domain = self.title.domains.get(name)
        if domain is SEAT:
            return self.seats
        if domain is not None and domain.ids is not None:
            return [*self._things(domain), *(key for key in keys if isinstance(key, str))]
        if name in uses.counted:
            return [*COUNTED, *(key for key in keys if key not in COUNTED)]
        return keys or WORDS.get(name, SHOWN)

    def _things(self, domain: Domain) -> list[str]:
        """Of each number and gender one, and one whose name ends in a full stop; those in the plural first."""
        kinds: dict[tuple[str, ...], str] = {}
        for id in domain.ids or ():
            forms = self.catalogue.forms(domain.name, id)
            ends = "." if forms.get("name", forms.get("nom", "")).endswith(".") else ""
            kinds.setdefault((forms.get("number", ""), ends, forms.get("gender", "")), id)
        return [kinds[kind] for kind in sorted(kinds, reverse=True)]


class Sentences:
    """The folder of golden sentences."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def file_of(self, speaker: str, language: str) -> Path:
        return self.folder / f"{speaker}.{language}.txt"

    def say(self, title: Title[Any]) -> dict[Path, str]:
        """What a game says now, and what its side of the page says, in every language."""
        return {
            self.file_of(title.id, language): tell(
                Speaker(title, language, page := game_pages(title, language)),
                [*text_files(title.locales, language), *page],
            )
            for language in languages(title)
        }

    def say_page(self) -> dict[Path, str]:
        """What the page and the server say in any game."""
        title = find_title(min(installed_titles()))
        return {
            self.file_of(PAGE, language): tell(Speaker(title, language, pages := page_files(language)), pages)
            for language in languages(title)
        }

    def remake(self, titles: Sequence[Title[Any]]) -> Iterator[tuple[Path, str]]:
        """Write down what is said otherwise now; each file that was written, and why."""
        self.folder.mkdir(parents=True, exist_ok=True)
        for texts in (*map(self.say, titles), self.say_page()):
            for path, text in texts.items():
                if not path.exists() or path.read_text(encoding="utf-8") != text:
                    path.write_text(text, encoding="utf-8")
                    yield path, "said anew"


def tell(speaker: Speaker, paths: Sequence[Path]) -> str:
    """Each message with what comes out of it, in the order of the texts."""
    lines = []
    for message in written(paths):
        lines += [message.id, *(f"    {_one_line(sentence)}" for sentence in speaker.say(message))]
    return "\n".join([*lines, ""])


def read_sentences(text: str) -> Iterator[tuple[str, str]]:
    """Each sentence of what was told with the id of its message."""
    id = ""
    for line in text.splitlines():
        if line.startswith(" "):
            yield id, line.strip()
        else:
            id = line


def game_pages(title: Title[Any], language: str) -> tuple[Path, ...]:
    path = title.locales.parent / "web" / "locales" / f"{language}.ftl"
    return (path,) if path.exists() else ()


def page_files(language: str) -> tuple[Path, ...]:
    return (
        PACKAGE / "web" / "locales" / f"{language}.ftl",
        *sorted((PACKAGE / "server" / "locales" / language).glob("*.ftl")),
    )


def _one_line(sentence: str) -> str:
    return re.sub(r"\s*\n\s*", " / ", sentence)
