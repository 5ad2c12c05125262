"""From the maps of the content files to phrases, with the place of every mistake.

Steps have their tag in the files: ``op``. Selectors, conditions, amounts and hooks are told apart by a key that only
one of them has (``areas``, ``stat``): a first walk over the maps, led by the types, adds the tag, so that msgspec can
check the rest. ``compiled.json`` holds the tags already.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from typing import Any, Final, TypeVar, cast

import msgspec
from msgspec import inspect

from westphalia.kernel.contract import BadInput

KEYED: Final = ("selector", "condition", "amount", "hook")  # tags that people do not write
STEPS: Final = frozenset(("fx", "then", "else", "do", "refused", "shortfall"))  # lists of steps

T = TypeVar("T")
Path = tuple[str | int, ...]


class Misplaced(Exception):
    """A map that is none of the phrases that could stand there."""

    def __init__(self, path: Path, why: str) -> None:
        super().__init__(why)
        self.path = path


def read(raw: object, kind: type[T], place: str) -> T:
    """What a file says, as a type. ``place`` is the file; a mistake names it, the card and the field.

    >>> from . import AnyStep
    >>> read([{"op": "ducats", "amuont": 1}], tuple[AnyStep, ...], "here")
    Traceback (most recent call last):
    westphalia.kernel.contract.BadInput: here: step 1: unknown field 'amuont'
    """
    try:
        whole = tagged(raw, _type_info(cast(Any, kind)))
        return msgspec.convert(whole, kind)
    except Misplaced as error:
        raise BadInput(f"{place}: {where(raw, error.path)}: {error}") from error
    except msgspec.ValidationError as error:
        path = _path(whole, kind, str(error))
        raise BadInput(f"{place}: {where(raw, path)}: {_plainly(str(error).partition(' - at ')[0])}") from error


@cache
def _type_info(kind: Any) -> inspect.Type:
    """Asked again for each file and each card that is read alone; it takes a second."""
    return inspect.type_info(kind)


# Adding the tags


def tagged(raw: object, info: inspect.Type, path: Path = ()) -> object:
    """The same maps with the tags that the types have."""
    if isinstance(info, inspect.Metadata):
        return tagged(raw, info.type, path)
    if isinstance(raw, dict):
        return _tagged_map(raw, info, path)
    if isinstance(raw, list):
        inner = _items(info)
        return raw if inner is None else [tagged(one, inner, (*path, n)) for n, one in enumerate(raw)]
    return raw


def _tagged_map(raw: dict[str, object], info: inspect.Type, path: Path) -> object:
    if isinstance(info, inspect.DictType):
        return {key: tagged(value, info.value_type, (*path, key)) for key, value in raw.items()}
    struct = _struct(raw, info, path)
    if struct is None:
        return raw
    fields = {field.encode_name: field.type for field in struct.fields}
    found = {key: tagged(value, fields[key], (*path, key)) if key in fields else value for key, value in raw.items()}
    if struct.tag_field in KEYED:
        found[str(struct.tag_field)] = struct.tag
    return found


def _struct(raw: dict[str, object], info: inspect.Type, path: Path) -> inspect.StructType | None:
    """Which of the types that could stand there a map is."""
    structs = [one for one in _kinds(info) if isinstance(one, inspect.StructType)]
    if not structs:
        return None
    field = structs[0].tag_field
    if field in KEYED:
        found = next((one for one in structs if one.tag in raw), None)
        words = [str(one.tag) for one in structs]
        if found is None:
            keys = ", ".join(repr(key) for key in raw)
            raise Misplaced(path, f"no {field} with {keys}; one of {', '.join(words)} is needed")
        return found
    if field == "op" and len(structs) > 1:
        if "op" not in raw:
            raise Misplaced(path, "missing field 'op'")
        found = next((one for one in structs if one.tag == raw["op"]), None)
        if found is None:
            raise Misplaced((*path, "op"), f"there is no step {raw['op']!r}")
        return found
    return structs[0]


def _kinds(info: inspect.Type) -> Iterator[inspect.Type]:
    """The alternatives of a type."""
    if isinstance(info, inspect.Metadata):
        yield from _kinds(info.type)
    elif isinstance(info, inspect.UnionType):
        for one in info.types:
            yield from _kinds(one)
    else:
        yield info


def _items(info: inspect.Type) -> inspect.Type | None:
    """What a list there holds, if all of it is of one type."""
    lists = (one.item_type for one in _kinds(info) if isinstance(one, inspect.VarTupleType | inspect.ListType))
    return next(lists, None)


# The place of a mistake, in words


def _path(whole: object, kind: type[T], message: str) -> Path:
    """msgspec's ``$.events[3].options[...].fx[0]``, one by one."""
    path: Path = ()
    for name, index in PART.findall(message.rpartition("`$")[2]):
        if name:
            path = (*path, name)
        else:
            path = (*path, _culprit(whole, kind, message, path) if index == "..." else int(index))
    return path


PART: Final = re.compile(r"\.(\w+)|\[([\d.]+)\]")


def _culprit(whole: object, kind: type[T], message: str, path: Path) -> str:
    """The key of a map that msgspec does not name: the one without which it would not complain so."""
    at = whole
    for part in path:
        at = _inside(at, part)
    assert isinstance(at, dict)
    for key in at:
        others = {name: value for name, value in at.items() if name != key}
        try:
            msgspec.convert(_with(whole, path, others), kind)
        except msgspec.ValidationError as error:
            if str(error) == message:
                continue
        return str(key)
    return "?"


def _with(whole: object, path: Path, part: object) -> object:
    """The same with another part at this path."""
    if not path:
        return part
    first, rest = path[0], path[1:]
    if isinstance(whole, dict):
        return {**whole, first: _with(whole[first], rest, part)}
    assert isinstance(whole, list) and isinstance(first, int)
    return [_with(one, rest, part) if n == first else one for n, one in enumerate(whole)]


def where(raw: object, path: Path) -> str:
    """``event 112-1 option A step 2``: entries by their ids, steps and options by number and letter."""
    words, fields = list[str](), list[str]()
    at: object = raw
    last = ""
    for part in path:
        at = _inside(at, part)
        if isinstance(part, int):
            if isinstance(at, dict) and "id" in at:
                words.append(f"{last.removesuffix('s')} {at['id']}")
            elif last in STEPS or not last:
                words += [*fields, f"step {part + 1}"]
            else:
                fields.append(f"{last} {part + 1}")
                last = ""
                continue
            fields, last = [], ""
            continue
        if last == "options":
            words.append(f"option {part}")
            last = ""
            continue
        if last:
            fields.append(last)
        last = part
    if last and last not in STEPS:
        fields.append(last)
    return ", ".join(filter(None, (" ".join(words), ".".join(fields))))


def _inside(at: object, part: str | int) -> object:
    if isinstance(at, dict):
        return at.get(part)
    return at[part] if isinstance(at, list) and isinstance(part, int) and part < len(at) else None


def _plainly(message: str) -> str:
    return (
        message.replace("Object contains unknown field ", "unknown field ")
        .replace("Object missing required field ", "missing field ")
        .replace("`", "'")
    )
