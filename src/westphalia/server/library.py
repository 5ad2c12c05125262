"""What a page needs to know about the games: scenarios, options, texts, names, rulebooks, maps."""

from __future__ import annotations

import re
from functools import lru_cache
from pathlib import Path
from typing import Any, Final

import msgspec
from litestar import get
from litestar.datastructures import State

from westphalia.bots.levels import levels_of
from westphalia.bots.protocol import bot_names, default_bot
from westphalia.bots.styles import style_names
from westphalia.kernel.contract import BadInput, Option, Scenario, Title
from westphalia.kernel.lesson import lessons
from westphalia.kernel.messages import FALLBACK, KERNEL_LOCALES, languages, must_speak, names, printed_texts
from westphalia.kernel.rulebook import Paragraph, read_rulebook, rule_order
from westphalia.kernel.views import Ref

from .api import (
    GameInfo,
    GroupInfo,
    HomemadeInfo,
    LessonInfo,
    OptionInfo,
    RuleInfo,
    ScenarioInfo,
    StaticInfo,
    TextsInfo,
)

LOCALES: Final = Path(__file__).parent / "locales"
FOUND: Final = 50  # paragraphs a search gives at most
NUMBER: Final = re.compile(r"^[\d.]+\s*")  # of a heading
NOTE: Final = re.compile(r"\s*\(.*\)$")  # at its end
STEP: Final = re.compile(r"^[A-I] (?=[A-ZÀ-ŽА-Я])")  # before the name of a paragraph that is one of several steps


def folder_of(title: Title[Any]) -> Path:
    """The game's own folder."""
    return title.locales.parent


def find(state: State, game: str) -> Title[Any]:
    title: Title[Any] = state.open_tables.title(game)
    return title


@get("/api/games", sync_to_thread=False)
def games(state: State) -> list[GameInfo]:
    """The games that can be played here."""
    return [
        GameInfo(
            title.id,
            title.version,
            _scenarios(title),
            _options(title),
            bot_names(title),
            default_bot(title),
            levels_of(title),
            style_names(title),
            languages(title),
            [LessonInfo(each.id, each.message("name"), each.minutes) for each in lessons(title).values()],
            _homemade(title),
        )
        for title in state.open_tables.titles.values()
    ]


@get("/api/games/{game:str}/static", sync_to_thread=True, cache_control=None)
def static(state: State, game: str, scenario: str | None = None) -> StaticInfo:
    """What never changes during a game; ``scenario``: with the map of this one, else of the first."""
    title = find(state, game)
    domains = {domain.name: None if domain.ids is None else list(domain.ids) for domain in title.domains.values()}
    chosen = title.scenario(scenario or next(iter(title.scenarios))).id
    path = title.drawing(chosen)
    drawing = msgspec.Raw(path.read_bytes()) if path is not None else None
    arguments = {name: domain.name for name, domain in title.domains.items()}
    return StaticInfo(
        title.id,
        domains,
        arguments,
        drawing,
        title.graph(chosen),
        _scenarios(title),
        _options(title),
        _groups(title),
        title.printed(chosen),
    )


def _scenarios(title: Title[Any]) -> list[ScenarioInfo]:
    return [
        ScenarioInfo(
            s.id, list(s.seats), s.options, s.rule, f"scenario-{s.id}", f"setup-about-{s.id}", _chairs(title, s)
        )
        for s in title.scenarios.values()
    ]


def _homemade(title: Title[Any]) -> HomemadeInfo | None:
    own = title.homemade
    if own is None:
        return None
    groups = {
        group: {choice: Ref(domain.name, domain.id(thing)) for choice, (domain, thing) in choices.items()}
        for group, choices in own.groups.items()
    }
    return HomemadeInfo(own.prefix, list(own.seats), groups, own.rule)


def _chairs(title: Title[Any], scenario: Scenario) -> dict[int, list[Ref | None]]:
    found = {number: title.chairs(scenario.id, number) for number in scenario.seats}
    return {
        number: [None if chair is None else Ref(chair[0].name, chair[0].id(chair[1])) for chair in chairs]
        for number, chairs in found.items()
        if chairs
    }


def _options(title: Title[Any]) -> list[OptionInfo]:
    return [
        OptionInfo(o.id, list(o.values), o.default, o.rule, o.group, f"setup-{o.id}", _labels(o))
        for o in title.options.values()
    ]


def _labels(option: Option) -> dict[str, str]:
    """A switch needs no words."""
    if set(option.values) == {"on", "off"}:
        return {}
    return {value: f"setup-{option.id}-{value}" for value in option.values if isinstance(value, str)}


def _groups(title: Title[Any]) -> list[GroupInfo]:
    members: dict[str, list[str]] = {}
    for option in title.options.values():
        members.setdefault(option.group, []).append(option.id)
    return [GroupInfo(group, f"setup-group-{group}", ids) for group, ids in members.items()]


@get("/api/games/{game:str}/texts/{language:str}", sync_to_thread=True)
def texts(state: State, game: str, language: str) -> TextsInfo:
    """Everything the game, the kernel and the server say, as Fluent source, and the names of things."""
    title = find(state, game)
    must_speak(title, language)
    fallback = _texts(title, FALLBACK) if language != FALLBACK else None
    return msgspec.structs.replace(_texts(title, language), fallback=fallback)


def _texts(title: Title[Any], language: str) -> TextsInfo:
    folders = (KERNEL_LOCALES, LOCALES, title.locales)
    files = [path for folder in folders for path in sorted((folder / language).glob("*.ftl"))]
    messages = "\n".join(path.read_text(encoding="utf-8") for path in files)
    called = {domain: dict(things) for domain, things in names(title, language).items()}
    return TextsInfo(messages, called, printed_texts(title, language))  # type: ignore[arg-type]


@get("/api/texts/{language:str}", sync_to_thread=True)
def own_texts(language: str) -> TextsInfo:
    """What the server says wherever no game is open, as Fluent source; in English if it does not speak the language."""
    known = {path.name for path in LOCALES.iterdir()}
    folder = LOCALES / (language if language in known else FALLBACK)
    return TextsInfo("\n".join(path.read_text(encoding="utf-8") for path in sorted(folder.glob("*.ftl"))), {})


@lru_cache(maxsize=16)
def _rulebook(folder: Path, language: str) -> dict[str, Paragraph]:
    return read_rulebook(folder, language)


def called(title: Title[Any], rule: str, language: str) -> str:
    """What a paragraph of its rulebook is called, with the heading above it ("Trigger" alone says nothing; the page's
    ``calledBy`` does the same); by its id, if there is none."""
    paragraph = _rulebook(title.rulebook, language).get(rule)
    if paragraph is None:
        return rule
    heading = NOTE.sub("", NUMBER.sub("", paragraph.chapter))
    name = STEP.sub("", paragraph.name)
    return f"{heading}: {name}" if heading not in ("", name) else name


def book_of(state: State, game: str, language: str) -> dict[str, Paragraph]:
    title = find(state, game)
    must_speak(title, language)
    return _rulebook(title.rulebook, language)


@get("/api/games/{game:str}/rules", sync_to_thread=True)
def rules(state: State, game: str, q: str = "", language: str = FALLBACK) -> list[RuleInfo]:
    """The rulebook by paragraphs; ``q``: those in which all these words occur."""
    book = book_of(state, game, language)
    words = q.lower().split()
    paragraphs = [book[id] for id in sorted(book, key=rule_order)]
    if words:
        paragraphs = [p for p in paragraphs if all(w in f"{p.id} {p.name} {p.text}".lower() for w in words)][:FOUND]
    return [_rule(p) for p in paragraphs]


@get("/api/games/{game:str}/rules/{rule:str}", sync_to_thread=True)
def rule(state: State, game: str, rule: str, language: str = FALLBACK) -> RuleInfo:
    """One paragraph."""
    book = book_of(state, game, language)
    if rule not in book:
        raise BadInput(f"{game} has no rule {rule!r}")
    return _rule(book[rule])


def _rule(paragraph: Paragraph) -> RuleInfo:
    return RuleInfo(paragraph.id, paragraph.name, paragraph.chapter, paragraph.text)


HANDLERS: Final = [games, static, texts, own_texts, rules, rule]
