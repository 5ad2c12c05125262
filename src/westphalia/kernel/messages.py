"""Texts: message ids become sentences in the reader's language (Project Fluent).

A game keeps its texts in ``locales/<language>/*.ftl`` and its names in ``locales/names/<language>.yaml``
(domain -> id -> forms). In a text, ``{ $place }`` and ``{ NAME($place) }`` give the name,
``{ NAME($place, case: "gen") }`` a form of it, ``"the"`` and ``"The"`` the one with its article (the Ottomans; in a
sentence, and where it begins), ``GENDER($place)`` its gender to select by, ``AGREE($seat)`` whether its verb is in
the plural (Osmané, Ottomans: ``plural``) or not (``singular``), ``{ COUNT($n, $unit) }`` the number with the right
form of what is counted, ``{ COUNT($n, $unit, case: "acc") }`` the same in another case. A seat is a name like any
other: its forms stand in ``seat-named`` and ``seat-number`` of the kernel's texts.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import lru_cache
from itertools import zip_longest
from pathlib import Path
from typing import Any, Final

import yaml
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import FluentInt, FluentType

from .contract import BadInput, Title
from .journal import Entry
from .script import SEAT, Args, Ask, Domain, Kind, Refusal, Value
from .summary import Cell, Name, Text

FALLBACK: Final = "en"
KERNEL_LOCALES: Final = Path(__file__).parent / "locales"
SEAT_NAMED: Final = "seat-named"  # a seat with a name of its own; the attributes of the message are its other forms
GRAMMAR: Final = ("gender", "animacy", "number")  # what a form tells about a name
ARTICLES: Final = ("the", "The")  # with its article, if it has one: within a sentence, and at its beginning
PREPOSITIONAL: Final = ("in", "to", "from", "with")  # forms that begin with a preposition
TWO_STOPS: Final = re.compile(r"(?<!\.)\.\.(?!\.)")  # of a name that ends in one (Karel XII.) and of its sentence
HYPHEN: Final = re.compile(r"(?<![\w.)])-(?=\d)")  # before a number it is a minus
SEAT_NUMBER: Final = "seat-number"  # a seat without

Forms = Mapping[str, str]


class Thing(FluentType):
    """Something with a name, as an argument of a text."""

    __slots__ = ("forms", "id")

    def __init__(self, id: str, forms: Forms) -> None:
        self.id = id
        self.forms = forms

    def __eq__(self, other: object) -> bool:
        """A text can select by a thing's id."""
        return self.id == (other.id if isinstance(other, Thing) else other)

    def __hash__(self) -> int:
        return hash(self.id)

    def form(self, *keys: str) -> str:
        """The first of these forms that the name has. Raises if it has none."""
        for key in keys:
            if key in self.forms:
                return self.forms[key]
        if "indeclinable" in self.forms:
            return self.forms["name"]
        raise LookupError(f"{self.id} has no form {' or '.join(keys)}")

    def format(self, locale: Any) -> str:
        return self.form("nom", "name")


def _name(thing: Any, case: str = "nom") -> str:
    if not isinstance(thing, Thing):
        return str(thing)
    if case in ARTICLES:
        text = thing.form("the", "nom", "name")
        return text if case == "the" else f"{text[:1].upper()}{text[1:]}"
    return thing.form("nom", "name") if case == "nom" else thing.form(case)


def _gender(thing: Thing) -> str:
    return thing.forms.get("gender", "unknown")


def _agree(thing: Any) -> str:
    return thing.forms.get("number", "singular") if isinstance(thing, Thing) else "singular"


class _Bundle(FluentBundle):
    """The texts of one language, with the functions they use."""

    def __init__(self, language: str) -> None:
        functions = {"NAME": _name, "GENDER": _gender, "AGREE": _agree, "COUNT": self._count}
        super().__init__([language], functions=functions, use_isolating=False)  # type: ignore[arg-type]

    def _count(self, number: FluentInt, thing: Thing, case: str = "nom") -> str:
        category = str(self._plural_form(number))
        many = "one" if category == "one" else "many"
        if case == "nom":
            noun = thing.form(category, many, "other")
        elif f"{case}_one" in thing.forms:
            noun = thing.form(f"{case}_{category}", f"{case}_{many}")
        else:
            noun = thing.form(case if category == "one" else f"pl_{case}")
        return f"{number.format(self._babel_locale)} {noun}"


# loading


def languages(title: Title[Any]) -> list[str]:
    """The languages a game speaks, English first."""
    found = sorted(path.name for path in title.locales.iterdir() if any(path.glob("*.ftl")))
    return sorted(found, key=lambda language: language != FALLBACK)


def must_speak(title: Title[Any], language: str) -> None:
    if language not in languages(title):
        raise BadInput(f"{title.id} speaks {', '.join(languages(title))}, not {language}")


def text_files(locales: Path, language: str) -> list[Path]:
    """Where the texts of a language are written: those of every table, then a game's own."""
    return [*sorted((KERNEL_LOCALES / language).glob("*.ftl")), *sorted((locales / language).glob("*.ftl"))]


@lru_cache(maxsize=32)
def _bundle(locales: Path, language: str, pages: tuple[Path, ...] = ()) -> _Bundle:
    bundle = _Bundle(language)
    for path in (*text_files(locales, language), *pages):
        bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")), allow_overrides=path in pages)
    return bundle


@lru_cache(maxsize=32)
def _names(locales: Path, language: str) -> dict[str, dict[str, Forms]]:
    path = locales / "names" / f"{language}.yaml"
    if not path.exists():
        return {}
    loader = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
    return yaml.load(path.read_text(encoding="utf-8"), loader) or {}


def names(title: Title[Any], language: str) -> dict[str, dict[str, Forms]]:
    """The names of a game's things in one language: domain -> id -> forms."""
    return _names(title.locales, language)


@lru_cache(maxsize=32)
def _printed(locales: Path, language: str) -> dict[str, str]:
    path = locales / "texts" / f"{language}.yaml"
    if not path.exists():
        return {}
    loader = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
    entries = yaml.load(path.read_text(encoding="utf-8"), loader) or {}
    return {entry[FALLBACK]: entry[language] for entry in entries.values()}


def printed_texts(title: Title[Any], language: str) -> dict[str, str]:
    """What is printed on cards in one language: English -> translation, as far as it is translated."""
    return _printed(title.locales, language)


class Catalogue:
    """The texts of one game in one language, for one table.

    ``seats`` are the players' names; where none is given a seat is called Player 1, 2 ... ``pages`` are further
    files of texts. What a language lacks is said in English and noted in ``missing``; what a text could not say, in
    ``errors``.
    """

    def __init__(
        self, title: Title[Any], language: str, seats: Sequence[str | Forms] = (), pages: Sequence[Path] = ()
    ) -> None:
        self.title = title
        self.language = language
        self.missing: set[str] = set()
        self.errors: list[str] = []
        self._bundle = _bundle(title.locales, language, tuple(pages))
        self._english = _bundle(title.locales, FALLBACK)
        self._names = _names(title.locales, language)
        self._english_names = _names(title.locales, FALLBACK)
        self._seats: list[Forms] = []
        self.name_seats(seats)

    def name_seats(self, seats: Sequence[str | Forms | None]) -> None:
        """Call the seats by these names: a player's own name, or forms such as those of a colour; those without one by
        their numbers."""
        numbered = [self._player(SEAT_NUMBER, number=number) for number in range(1, len(SEAT.ids or ()) + 1)]
        given = [self._player(SEAT_NAMED, name=seat) if isinstance(seat, str) else seat for seat in seats]
        self._seats = [forms or number for forms, number in zip_longest(given, numbered)]

    def name_seats_by(self, things: Sequence[tuple[Domain, int] | None]) -> None:
        """Call the seats by the names of things (``Title.seat_things``), with a capital in every form."""
        self.name_seats([None if thing is None else self._nation(*thing) for thing in things])

    def _nation(self, domain: Domain, value: int) -> Forms:
        forms = self.forms(domain.name, domain.id(value))
        return {form: text if form in (*GRAMMAR, *ARTICLES) else _capital(form, text) for form, text in forms.items()}

    def _player(self, id: str, **args: Value) -> Forms:
        bundle = self._bundle if self._bundle.has_message(id) else self._english
        message = bundle.get_message(id)
        patterns = {"name": message.value, **message.attributes}
        forms = {
            form: str(bundle.format_pattern(pattern, args)[0])
            for form, pattern in patterns.items()
            if pattern is not None
        }
        return forms if message.attributes else {**forms, "indeclinable": ""}

    # names

    def forms(self, domain: str, id: str) -> Forms:
        """Every form of a name; a thing without one is called by its id."""
        for names in (self._names, self._english_names):
            if id in names.get(domain, {}):
                return names[domain][id]
            self.missing.add(f"{domain}.{id}")
        return {"name": id.replace("_", " "), "indeclinable": ""}

    def thing(self, domain: Domain, value: Value) -> Thing:
        """By its number or its id."""
        id = domain.id(value) if isinstance(value, int) else value
        if domain is SEAT:
            return Thing(id, self._seats[SEAT.value(id) or 0])
        return Thing(id, self.forms(domain.name, id))

    def name(self, domain: Domain, value: Value) -> str:
        """The name alone, as a list or a button shows it."""
        return self.thing(domain, value).form("name", "nom")

    def printed(self, argument: str, value: Value) -> dict[str, str]:
        """What a card prints, by the part it stands in; nothing if the argument of a message is no card."""
        domain = self.title.domains.get(argument)
        if domain is None or domain.ids is None or domain is SEAT:
            return {}
        texts = self.title.texts_of(domain.name, domain.id(value) if isinstance(value, int) else value)
        own = _printed(self.title.locales, self.language)
        return {part: own.get(text, text) for part, text in texts.items()}

    # texts

    def format(self, message: str, args: Args | None = None) -> str:
        """The sentence for a message id; arguments may be numbers or ids, as the journal or a view has them."""
        bundle = self._bundle
        if not bundle.has_message(message):
            self.missing.add(message)
            bundle = self._english
            if not bundle.has_message(message):
                return message
        pattern = bundle.get_message(message).value
        if pattern is None:
            self.errors.append(f"{message} has no text")
            return message
        named = {name: self._argument(name, value) for name, value in (args or {}).items()}
        text, errors = bundle.format_pattern(pattern, named)
        self.errors += [f"{self.language} {message}: {error}" for error in errors]
        return HYPHEN.sub("−", TWO_STOPS.sub(".", str(text)))

    def _argument(self, name: str, value: Value) -> Value | Thing:
        domain = self.title.domains.get(name)
        if domain is None or domain.ids is None:
            return value
        if isinstance(value, str) and domain.value(value) is None:
            return value
        return self.thing(domain, value)

    def cell(self, cell: Cell) -> str:
        """A cell of a table about the board."""
        if isinstance(cell, int):
            return HYPHEN.sub("−", str(cell))
        if isinstance(cell, Name):
            return self.name(self.title.domains[cell.argument], cell.value)
        if isinstance(cell, Text):
            return self.format(cell.message, cell.args)
        return ", ".join(self.cell(inner) for inner in cell.cells)

    def label(self, kind: Kind, value: Value) -> str:
        """What an option is called."""
        if isinstance(value, str):
            return self.format(f"option-{value}")
        return HYPHEN.sub("−", str(value)) if kind.domain.ids is None else self.name(kind.domain, value)

    def prompt(self, ask: Ask) -> str:
        return self.format(f"ask-{ask.kind.id}", ask.args)

    def reason(self, refusal: Refusal) -> str:
        return self.format(refusal.message, refusal.args)

    def line(self, entry: Entry) -> str:
        return self.format(entry.message, entry.args)


def _capital(form: str, text: str) -> str:
    """A form of a name with a capital, after the preposition it may begin with: z Niebieskim, s Papežským státem."""
    preposition, space, name = text.partition(" ") if form in PREPOSITIONAL and " " in text else ("", "", text)
    return f"{preposition}{space}{name[:1].upper()}{name[1:]}"
