"""Steps, selectors and conditions as tests write them: as in the content files, read as these are."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from westphalia.games.price_of_power.vocabulary import AnySelector, Condition, Effect, Phrase, Step, reading
from westphalia.games.price_of_power.vocabulary.selectors import RealmRef

HERE = "test"


def steps(*raw: dict[str, Any]) -> tuple[Effect, ...]:
    return reading.read(list(raw), tuple[Effect, ...], HERE)


def selector(raw: dict[str, Any]) -> AnySelector:
    return reading.read(raw, AnySelector, HERE)  # type: ignore[arg-type]


def condition(raw: dict[str, Any]) -> Condition:
    return reading.read(raw, Condition, HERE)  # type: ignore[arg-type]


def realms(raw: Any) -> RealmRef:
    return reading.read(raw, RealmRef, HERE)  # type: ignore[arg-type]


def inside(entry: Any) -> Iterator[Any]:
    """An entry of the content, and everything in it."""
    yield entry
    if isinstance(entry, msgspec.Struct):
        entry = [getattr(entry, name) for name in entry.__struct_fields__]
    if isinstance(entry, dict):
        entry = list(entry.values())
    if isinstance(entry, list | tuple):
        for one in entry:
            yield from inside(one)


def all_steps(entry: Any) -> Iterator[Step]:
    return (one for one in inside(entry) if isinstance(one, Step))


def all_phrases(entry: Any) -> Iterator[Phrase]:
    return (one for one in inside(entry) if isinstance(one, Phrase))
