"""What entries of all content files have in common."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal, TypeVar

import msgspec
from msgspec import field

from ..vocabulary import AnyCondition, AnyStep

Power = Literal["adm", "dip", "mil"]
Mortality = Literal["square", "circle", "cross", "triangle"]
Religion = Literal["catholic", "counter_reformed", "protestant", "orthodox", "muslim", "diverse", "other", "none"]
Effects = tuple[AnyStep, ...]
Conditions = tuple[AnyCondition, ...]


class Entry(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """One entry of a content file."""


class Dice(Entry, frozen=True):
    infantry: int = 0
    cavalry: int = 0
    artillery: int = 0
    any: int = 0


class Ruler(Entry, frozen=True):
    """A starting Ruler, or one that an Event brings."""

    name: str | None
    src: str = ""
    adm: int = 0
    dip: int = 0
    mil: int = 0
    dice: Dice = Dice()
    mortality: Mortality | None = None
    ill_health: int | bool = 0
    event_card: str = ""
    interregnum: bool = False
    restrictions: list[str] = field(default_factory=list)
    collective: bool = False


T = TypeVar("T", bound=Entry)


def by_id(entries: Iterable[T]) -> dict[str, T]:
    return {entry.id: entry for entry in entries}  # type: ignore[attr-defined]
