"""The types of what server and page say to each other, for the page: made from the server's own classes.

    python scripts/wire_types.py

writes ``src/westphalia/web/js/wire.d.ts``, and for each game that describes what it presents (``page_data.py``)
``web/state.d.ts`` beside its page. A test fails while one of these is not what this would write.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from importlib import import_module
from pathlib import Path
from typing import Any, Final, TypeAlias, get_args, get_type_hints

import msgspec
from msgspec import inspect

import westphalia
from westphalia.server import api, wire
from westphalia.server.app import PARTS
from westphalia.server.codes import Code

HERE: Final = Path(westphalia.__file__).parent
HEAD: Final = "/** {about}. Made by scripts/wire_types.py from the server's classes. */\n"
PLAIN: Final[dict[type, str]] = {
    inspect.AnyType: "any",
    inspect.NoneType: "null",
    inspect.BoolType: "boolean",
    inspect.IntType: "number",
    inspect.FloatType: "number",
    inspect.StrType: "string",
}


Named: TypeAlias = inspect.StructType | inspect.TypedDictType


def declarations() -> dict[Path, str]:
    """All files, and what stands in them."""
    games = sorted(path.parent for path in (HERE / "games").glob("*/page_data.py"))
    shown = {folder / "web" / "state.d.ts": _of_game(f"westphalia.games.{folder.name}.page_data") for folder in games}
    return {HERE / "web" / "js" / "wire.d.ts": _of_server(), **shown}


def _of_server() -> str:
    sent, heard = _leaves(wire.Server), _leaves(wire.Client)
    codes = " | ".join(f'"{code}"' for code in sorted(get_args(Code)))
    unions = [_union("ServerMessage", sent), _union("ClientMessage", heard), f"export type Code = {codes};"]
    return _file("What server and page say to each other", unions, [*sent, *heard, *_bodies()])


def _of_game(module: str) -> str:
    data = import_module(module)
    parts = data.state_types()
    state = [f"  {name}: {_written(inspect.type_info(kind))};" for name, kind in parts.items()]
    interface = "\n".join(["/** The state as a seat sees it. */", "export interface State {", *state, "}"])
    others = [getattr(data, name) for name in ("Printed", "WorkedOut") if hasattr(data, name)]
    return _file("What the page is given of the game", [interface], [*parts.values(), *others])


def _file(about: str, first: list[str], kinds: list[Any]) -> str:
    found: dict[str, Named] = {}
    for kind in inspect.multi_type_info(kinds):
        _gather(kind, found)
    return "\n".join([HEAD.format(about=about), *first, "", *(_interface(found[name]) for name in sorted(found))])


def _leaves(base: type) -> list[type]:
    return list(base.__subclasses__())


def _bodies() -> Iterator[Any]:
    """What goes over HTTP: the bodies of requests and of answers."""
    yield api.ErrorBody
    for handler in (handler for part in PARTS for handler in part.HANDLERS):
        hints = get_type_hints(handler.fn)
        yield from (hints[name] for name in ("return", "data") if _is_told(hints.get(name)))


def _is_told(kind: Any) -> bool:
    """A body with fields, or a list of such: not a file, not nothing."""
    inner = getattr(kind, "__args__", (kind,))[0]
    return isinstance(inner, type) and issubclass(inner, msgspec.Struct)


def _gather(kind: inspect.Type, found: dict[str, Named]) -> None:
    """The classes that a type speaks of, by name."""
    if isinstance(kind, inspect.StructType) and kind.array_like:
        return
    if isinstance(kind, Named):
        name = kind.cls.__name__
        assert name not in found or found[name].cls is kind.cls, f"two classes are called {name}"
        if name in found:
            return
        found[name] = kind
    for inner in _inside(kind):
        _gather(inner, found)


def _inside(kind: inspect.Type) -> Iterable[inspect.Type]:
    match kind:
        case inspect.StructType() | inspect.TypedDictType() | inspect.NamedTupleType():
            return [field.type for field in kind.fields]
        case inspect.ListType() | inspect.VarTupleType():
            return [kind.item_type]
        case inspect.TupleType():
            return kind.item_types
        case inspect.DictType():
            return [kind.key_type, kind.value_type]
        case inspect.UnionType():
            return kind.types
        case inspect.Metadata():
            return [kind.type]
        case _:
            return []


def _interface(kind: Named) -> str:
    about = kind.cls.__doc__
    lines = [f"/** {' '.join(about.split())} */"] if about else []
    lines.append(f"export interface {kind.cls.__name__} {{")
    if isinstance(kind, inspect.StructType) and kind.tag is not None:
        lines.append(f'  {kind.tag_field}: "{kind.tag}";')
    for field in kind.fields:
        mark = "?" if not field.required and _may_miss(kind) else ""
        lines.append(f"  {field.encode_name}{mark}: {_written(field.type)};")
    return "\n".join([*lines, "}\n"])


def _may_miss(kind: Named) -> bool:
    """What we are sent may leave out what has a default; what we send has it all, unless it says otherwise."""
    if isinstance(kind, inspect.TypedDictType):
        return True
    return issubclass(kind.cls, wire.Client | api.Request) or kind.cls.__struct_config__.omit_defaults


def _union(name: str, classes: list[type]) -> str:
    return f"export type {name} = {' | '.join(each.__name__ for each in classes)};"


def _tuple(fields: Iterable[inspect.Field]) -> str:
    return f"[{', '.join(f'{field.name}: {_written(field.type)}' for field in fields)}]"


def _written(kind: inspect.Type) -> str:
    match kind:
        case inspect.StructType() if kind.array_like:
            return _tuple(kind.fields)
        case inspect.StructType() | inspect.TypedDictType():
            return str(kind.cls.__name__)
        case inspect.NamedTupleType():
            return _tuple(kind.fields)
        case inspect.LiteralType():
            return " | ".join(f'"{value}"' for value in kind.values)
        case inspect.UnionType():
            return " | ".join(_written(each) for each in kind.types)
        case inspect.ListType() | inspect.VarTupleType():
            inner = _written(kind.item_type)
            return f"({inner})[]" if "|" in inner else f"{inner}[]"
        case inspect.TupleType():
            return f"[{', '.join(_written(each) for each in kind.item_types)}]"
        case inspect.DictType():
            return f"Record<{_written(kind.key_type)}, {_written(kind.value_type)}>"
        case inspect.Metadata():
            return _written(kind.type)
        case _:
            return PLAIN[type(kind)]


if __name__ == "__main__":
    for path, text in declarations().items():
        path.write_text(text, encoding="utf-8")
