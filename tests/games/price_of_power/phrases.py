"""Steps, selectors and conditions as tests write them: as in the content files, read as these are."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from westphalia.games.price_of_power.catalogue.reference import inside
from westphalia.games.price_of_power.vocabulary import AnyCondition, AnySelector, AnyStep, Step, reading
from westphalia.games.price_of_power.vocabulary.selectors import RealmRef

HERE = "test"


def steps(*raw: dict[str, Any]) -> tuple[AnyStep, ...]:
    return reading.read(list(raw), tuple[AnyStep, ...], HERE)


def selector(raw: dict[str, Any]) -> AnySelector:
    return reading.read(raw, AnySelector, HERE)  # type: ignore[arg-type]


def condition(raw: dict[str, Any]) -> AnyCondition:
    return reading.read(raw, AnyCondition, HERE)  # type: ignore[arg-type]


def realms(raw: Any) -> RealmRef:
    return reading.read(raw, RealmRef, HERE)  # type: ignore[arg-type]


def all_steps(entry: Any) -> Iterator[Step]:
    return (one for one in inside(entry) if isinstance(one, Step))
