"""What a seat knows, as a dict of small arrays.

Every column of the masked state (``Title.mask``, the one place of redaction) is an array of whole numbers of fixed
size: as long as at the start of a game, sixteen at least. Rows of several numbers (a stack of units, a hand of cards)
have eight places each. What is shorter is filled with ``EMPTY``, what is longer is cut off. ``scalars`` are the single
numbers of the state in their order, ``question`` is the kind of what is asked (hashed), how many options there are, and
the arguments of the question; ``under_way`` a battle or whatever else lives between two checkpoints.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import islice
from typing import Any, Final
from zlib import crc32

import msgspec
import numpy as np
from gymnasium import spaces

from westphalia.kernel.contract import Title
from westphalia.kernel.script import Ask
from westphalia.kernel.state import State

EMPTY: Final = -100
SHORTEST: Final = 16
ROW: Final = 8
QUESTION: Final = 8
UNDER_WAY: Final = 64
KINDS: Final = 4096  # kinds of questions are hashed into so many numbers
LOWEST, HIGHEST = -(1 << 31), (1 << 31) - 1


class Observations:
    """How the states of one way to start a game become arrays; ``example`` is a masked state of it."""

    def __init__(self, title: Title[Any], example: State) -> None:
        kind = title.state_type
        self._scalars = [name for name in kind.scalars if isinstance(getattr(example, name), int)]
        self._title = title
        self._passing = [name for name in kind.passing if _has(title.present(example, 0), name)]
        self._columns: dict[str, int] = {}
        self._rows: dict[str, int] = {}
        for name in kind.columns:
            column = getattr(example, name)
            rows = self._columns if _holds_numbers(kind.hints[name], column) else self._rows
            rows[name] = max(len(column), SHORTEST)
        shapes: dict[str, tuple[int, ...]] = {
            "scalars": (len(self._scalars),),
            "question": (QUESTION,),
            "under_way": (UNDER_WAY,),
            **{name: (length,) for name, length in self._columns.items()},
            **{name: (length, ROW) for name, length in self._rows.items()},
        }
        boxes = {name: spaces.Box(LOWEST, HIGHEST, shape, np.int32) for name, shape in shapes.items()}
        self.space = spaces.Dict(boxes)

    def observe(self, known: State, seat: int, ask: Ask | None) -> dict[str, Any]:
        """The masked state of a seat, and what it is asked."""
        seen = {
            "scalars": np.array([getattr(known, name) for name in self._scalars], np.int32),
            "question": _filled(_question(ask), QUESTION),
            "under_way": _filled(self._under_way(known, seat), UNDER_WAY),
        }
        for name, length in self._columns.items():
            seen[name] = _filled(getattr(known, name), length)
        for name, length in self._rows.items():
            seen[name] = _rows(getattr(known, name), length)
        return seen

    def _under_way(self, known: State, seat: int) -> Iterator[int]:
        """What clients are shown of it: what the rules remember between two checkpoints is more."""
        names = [name for name in self._passing if getattr(known, name) is not None]
        shown = self._title.present(known, seat) if names else None
        return _numbers([_get(shown, name) for name in names])


def _has(shown: Any, name: str) -> bool:
    return name in shown if isinstance(shown, dict) else hasattr(shown, name)


def _get(shown: Any, name: str) -> Any:
    return shown[name] if isinstance(shown, dict) else getattr(shown, name)


def _holds_numbers(hint: Any, column: Sequence[Any]) -> bool:
    """Whether a column holds single numbers; an empty one is judged by what it is declared to hold."""
    if len(column):
        return isinstance(column[0], int)
    (held,) = getattr(hint, "__args__", (int,))
    return getattr(held, "__supertype__", held) is int


def _question(ask: Ask | None) -> list[int]:
    if ask is None:
        return []
    args = [value for _, value in sorted((ask.args or {}).items()) if isinstance(value, int)]
    return [crc32(ask.kind.id.encode()) % KINDS, len(ask.options), *args]


def _filled(values: Any, length: int) -> Any:
    array = np.full(length, EMPTY, np.int32)
    listed = list(islice(values, length))
    array[: len(listed)] = listed
    return array


def _rows(column: Sequence[Any], length: int) -> Any:
    array = np.full((length, ROW), EMPTY, np.int32)
    for place, row in enumerate(islice(column, length)):
        if row:
            numbers = list(islice(_numbers(row), ROW))
            array[place, : len(numbers)] = numbers
    return array


def _numbers(thing: Any) -> Iterator[int]:
    """All whole numbers in a thing, in their order; texts are passed over."""
    if isinstance(thing, int):
        yield int(thing)
    elif isinstance(thing, (list, tuple, bytearray)):
        for part in thing:
            yield from _numbers(part)
    elif isinstance(thing, msgspec.Struct):
        yield from _numbers(msgspec.structs.astuple(thing))
    elif isinstance(thing, dict):
        yield from _numbers(list(thing.values()))
