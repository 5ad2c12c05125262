"""The state of a game: columns of small immutable things, so that a clone is a copy of lists."""

from __future__ import annotations

import typing
from operator import attrgetter
from typing import Any, ClassVar, Self

import msgspec

from .chance import Chance
from .columns import Column, describe, digest, fingerprint
from .journal import SILENCE, Journal
from .remember import Stamp


class _Slotted(type):
    """Gives every annotated field a slot: a state of many columns is then small and fast to copy."""

    def __new__(cls, name: str, bases: tuple[type, ...], body: dict[str, Any]) -> _Slotted:
        hints: dict[str, str] = body.get("__annotations__", {})
        fields = tuple(field for field, hint in hints.items() if not str(hint).startswith("ClassVar"))
        return super().__new__(cls, name, bases, {**body, "__slots__": fields})


class State(metaclass=_Slotted):
    """Base of a game's state. Declare the fields as annotations in the class body:

    - ``x: int`` / ``x: str`` / ``x: bool``, or a frozen struct: scalars, shared by clones;
    - ``x: list[...]``: columns whose elements are never changed in place (ints, strings, tuples);
    - ``x: bytearray``: columns of numbers from 0 to 255; an eighth of the size, and copied ten times as fast;
    - ``x: Stamp``: stands for some columns as they are (remember.py): who changes one of them puts a new one in its
      place, clones share it; never encoded;
    - anything else lives only between two checkpoints: what has a method ``clone`` is carried along by clones (what is
      remembered of a Turn, what need not be found out twice), a running battle is None wherever a state is cloned.

    Subclasses get ``clone``, ``shallow``, ``encode`` and ``decode`` for these fields and the dice.
    """

    columns: ClassVar[tuple[str, ...]] = ()
    scalars: ClassVar[tuple[str, ...]] = ()
    passing: ClassVar[tuple[str, ...]] = ()
    stamps: ClassVar[tuple[str, ...]] = ()
    described: ClassVar[tuple[Column, ...]] = ()  # what is encoded, in this order
    hints: ClassVar[dict[str, Any]] = {}
    _decoder: ClassVar[Any] = None
    _mark: ClassVar[bytes]  # the fingerprint of what is encoded
    _head: ClassVar[bytes]  # with which every encoded state of these columns begins
    _copy: ClassVar[Any]
    _beside: ClassVar[Any]
    _shallow: ClassVar[Any]
    _read: ClassVar[Any]  # every field, as a tuple

    chance: Chance
    log: Journal

    def __init_subclass__(cls) -> None:
        hints = {
            name: hint
            for name, hint in typing.get_type_hints(cls).items()
            if typing.get_origin(hint) is not ClassVar and name not in ("chance", "log")
        }
        cls.columns = tuple(n for n, hint in hints.items() if typing.get_origin(hint) is list or hint is bytearray)
        cls.scalars = tuple(n for n, hint in hints.items() if _is_scalar(hint))
        cls.stamps = tuple(n for n, hint in hints.items() if hint is Stamp)
        cls.passing = tuple(n for n in hints if n not in cls.columns and n not in cls.scalars + cls.stamps)
        cls._copy = _copier(cls, hints, deep=True)
        cls._beside = _copier(cls, hints, deep=True, beside=True)
        cls._shallow = _copier(cls, hints, deep=False)
        cls._read = attrgetter(*cls.scalars, *cls.columns)
        cls.hints = {n: hints[n] for n in cls.scalars + cls.columns}
        cls.described = tuple(describe(n, hint) for n, hint in cls.hints.items())
        cls._mark = fingerprint(cls.described)
        fields = cls.hints.values()
        cls._decoder = msgspec.msgpack.Decoder(tuple.__class_getitem__((bytes, list[int], int, *fields)))
        cls._head = msgspec.msgpack.encode((cls._mark, *[0] * (len(fields) + 2)))[: -len(fields) - 2]

    def clone(self) -> Self:
        """A copy that shares nothing that can change. Only at a checkpoint or a pause."""
        twin: Self = self._copy()
        twin.chance = self.chance.clone()
        twin.log = SILENCE
        return twin

    def clone_beside(self, other: Self) -> Self:
        """As ``clone``, but with the same lists as ``other`` wherever the columns are equal: for states that nobody
        will change."""
        twin: Self = self._beside(other)
        twin.chance = self.chance.clone()
        twin.log = SILENCE
        return twin

    def shallow(self) -> Self:
        """A copy that shares its columns: for masks, whose hidden columns are then replaced. Its dice are gone."""
        twin: Self = self._shallow()
        twin.chance = Chance([0] * len(self.chance.streams))
        twin.log = SILENCE
        return twin

    def encode(self) -> bytes:
        """Everything a checkpoint needs, as bytes; equal states give equal bytes in every process."""
        return msgspec.msgpack.encode((self._mark, self.chance.streams, self.chance.draws, *self._read(self)))

    @classmethod
    def assemble(cls, streams: list[int], draws: int, values: list[Any]) -> bytes:
        """An encoded state from what is in it. Raises ValueError if it is none."""
        data = msgspec.msgpack.encode((cls._mark, streams, draws, *values))
        cls._decoder.decode(data)
        return data

    @classmethod
    def fits(cls, data: bytes) -> bool:
        """Whether an encoded state has these columns."""
        return data.startswith(cls._head)

    @classmethod
    def decode(cls, data: bytes) -> Self:
        _, streams, draws, *fields = cls._decoder.decode(data)
        state = cls.__new__(cls)
        for name, field in zip(cls.scalars + cls.columns, fields, strict=True):
            setattr(state, name, field)
        for name in cls.passing:
            setattr(state, name, None)
        for name in cls.stamps:
            setattr(state, name, Stamp())
        state.chance = Chance(streams, draws)
        state.log = SILENCE
        return state

    def digest(self) -> str:
        """The hash that goes into records: of all but the dice to come, which only the secret tells."""
        return digest(self.chance.draws, self._read(self))


def _is_scalar(hint: Any) -> bool:
    if isinstance(hint, type) and issubclass(hint, msgspec.Struct):
        return hint.__struct_config__.frozen
    return getattr(hint, "__supertype__", hint) in (int, str, bool)  # a NewType of one of them too


def _copier(cls: type[State], hints: dict[str, Any], *, deep: bool, beside: bool = False) -> Any:
    """Write the copying out line by line, as dataclasses do: three times faster than a loop over names. ``beside``:
    columns that are equal in another state are that state's own."""
    lines = [f"def copy(self{', other' if beside else ''}):", "    twin = new(cls)"]
    lines += [f"    twin.{n} = self.{n}" for n in cls.scalars + cls.stamps]
    for n in cls.columns:
        copied = f"self.{n}{'.copy()' if deep else ''}"
        lines.append(f"    twin.{n} = {f'other.{n} if self.{n} == other.{n} else {copied}' if beside else copied}")
    for n in cls.passing:
        lines.append(f"    twin.{n} = {'None' if deep else f'self.{n}'}")
        if deep and any(hasattr(one, "clone") for one in typing.get_args(hints[n])):
            lines.append(f"    if self.{n} is not None: twin.{n} = self.{n}.clone()")
    lines += ["    return twin"]
    names: dict[str, Any] = {"cls": cls, "new": object.__new__}
    exec("\n".join(lines), names)
    return names["copy"]
