"""The columns of a state by name, so that what was saved can be told from what the program has now.

A state describes its columns as words: ``gold``; ``rules(rounds duels)`` for a struct; ``hidden[seat place]`` for a
list of named tuples. An encoded state begins with a fingerprint of these words; which words it stands for is known of
every version of the rules (``versions.py``).
"""

from __future__ import annotations

import hashlib
import re
import typing
from collections.abc import Mapping, Sequence
from typing import Any, Final, NamedTuple

import msgspec

FINGERPRINT: Final = 8  # bytes
_WORD: Final = re.compile(r"(\w+)(?:([(\[])([\w ]*)[)\]])?")

Fields = dict[str, Any]  # by name; structs and named tuples are dicts themselves


class Column(NamedTuple):
    """``parts`` are the fields of a struct or, with ``rows``, of each named tuple in a list."""

    name: str
    parts: tuple[str, ...] = ()
    rows: bool = False

    def __str__(self) -> str:
        parts = " ".join(self.parts)
        return f"{self.name}[{parts}]" if self.rows else f"{self.name}({parts})" if parts else self.name


def parse(word: str) -> Column:
    """
    >>> parse("hidden[seat place]")
    Column(name='hidden', parts=('seat', 'place'), rows=True)
    """
    found = _WORD.fullmatch(word)
    if found is None:
        raise ValueError(f"{word!r} is no column")
    return Column(found[1], tuple((found[3] or "").split()), found[2] == "[")


def describe(name: str, hint: Any) -> Column:
    """A column as its annotation declares it."""
    if isinstance(hint, type) and issubclass(hint, msgspec.Struct):
        return Column(name, tuple(hint.__struct_fields__))
    (row,) = typing.get_args(hint) if typing.get_origin(hint) is list else (None,)
    return Column(name, tuple(getattr(row, "_fields", ())), hasattr(row, "_fields"))


def fingerprint(columns: Sequence[Column]) -> bytes:
    return hashlib.blake2b(",".join(map(str, columns)).encode(), digest_size=FINGERPRINT).digest()


class Encoded(NamedTuple):
    """An encoded state, taken apart as far as that can be done without knowing its columns. ``mark`` is the fingerprint
    of these; before there were fingerprints, none."""

    mark: bytes
    streams: list[int]
    draws: int
    values: list[Any]


def take_apart(data: bytes) -> Encoded:
    first, *rest = msgspec.msgpack.decode(data, type=list[Any])
    mark, streams, draws, *values = [first, *rest] if isinstance(first, bytes) else [b"", first, *rest]
    return Encoded(mark, streams, draws, values)


def digest(draws: int, values: Sequence[Any]) -> str:
    """The hash of a state that goes into records: of all but the dice to come, which only the secret tells."""
    return hashlib.blake2b(msgspec.msgpack.encode([draws, *values]), digest_size=12).hexdigest()


def digest_of(data: bytes) -> str:
    """The hash of an encoded state, whatever its columns are."""
    found = take_apart(data)
    return digest(found.draws, found.values)


def name(columns: Sequence[Column], values: Sequence[Any]) -> Fields:
    """Positional values by name, down to the parts."""
    if len(columns) != len(values):
        raise ValueError(f"{len(values)} columns are stored, {len(columns)} are known")
    return {column.name: _named(column, value) for column, value in zip(columns, values, strict=True)}


def _named(column: Column, value: Any) -> Any:
    if column.rows:
        return [dict(zip(column.parts, row, strict=True)) for row in value]
    if column.parts and not isinstance(value, Mapping):
        return dict(zip(column.parts, value, strict=True))
    return value


def pack(columns: Sequence[Column], hints: Mapping[str, Any], fields: Fields) -> list[Any]:
    """The opposite of ``name``: as the columns are encoded that are annotated so."""
    if fields.keys() != {column.name for column in columns}:
        missing = [column.name for column in columns if column.name not in fields]
        unknown = [name for name in fields if name not in hints]
        raise ValueError(f"columns are missing ({', '.join(missing)}) or unknown ({', '.join(unknown)})")
    return [_packed(column, hints[column.name], fields[column.name]) for column in columns]


def _packed(column: Column, hint: Any, value: Any) -> Any:
    if column.rows:
        return [[row[part] for part in column.parts] for row in value]
    if column.parts:
        known = {part: value[part] for part in column.parts}
        return list(known.values()) if hint.__struct_config__.array_like else known
    return bytes(value) if hint is bytearray else value
