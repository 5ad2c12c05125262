"""Reading the content: from ``content/compiled.json`` if that is up to date, else from the YAML files."""

from __future__ import annotations

import hashlib
from pathlib import Path
from typing import Any, Final, get_type_hints

import msgspec

from westphalia.kernel.contract import BadInput

from .content import Content
from .references import check

CONTENT: Final = Path(__file__).parents[1] / "content"
COMPILED: Final = CONTENT / "compiled.json"


class Compiled(msgspec.Struct, frozen=True):
    source: str
    content: Content


def load() -> Content:
    """The content: compiled if that is up to date, else read from the files."""
    source = fingerprint()
    if COMPILED.exists():
        compiled = msgspec.json.decode(COMPILED.read_bytes(), type=msgspec.Raw)
        head = msgspec.json.decode(compiled, type=_Head)
        if head.source == source:
            return msgspec.json.decode(compiled, type=Compiled).content
    return read()


class _Head(msgspec.Struct, frozen=True):
    source: str


def read() -> Content:
    """Read and check the YAML files. A mistake names the file, the entry and the field."""
    content = Content(**{name: _read_file(name, kind) for name, kind in get_type_hints(Content).items()})
    check(content)
    return content


def compile_content() -> bytes:
    """What ``compiled.json`` should be."""
    return msgspec.json.encode(Compiled(fingerprint(), read())) + b"\n"


def fingerprint() -> str:
    """The hash of the files the content comes from."""
    digest = hashlib.blake2b(digest_size=16)
    for name in Content.__struct_fields__:
        digest.update((CONTENT / f"{name}.yaml").read_bytes())
    return digest.hexdigest()


def _read_file(name: str, kind: Any) -> Any:
    path = CONTENT / f"{name}.yaml"
    try:
        raw = msgspec.yaml.decode(path.read_bytes())
        return msgspec.convert(raw, kind)
    except msgspec.ValidationError as error:
        raise BadInput(f"{path.name}: {_name_entry(raw, str(error))}") from error
    except msgspec.MsgspecError as error:
        raise BadInput(f"{path.name}: {error}") from error


def _name_entry(raw: Any, message: str) -> str:
    """msgspec says where by position (``$.areas[3].religion``); people look for the id."""
    text, _, path = message.partition(" - at `")
    at, steps = raw, path.rstrip("`").lstrip("$").replace("[", ".[").split(".")
    named = list[str]()
    for step in filter(None, steps):
        try:
            at = at[int(step[1:-1])] if step.startswith("[") and step != "[...]" else at[step]
        except (KeyError, IndexError, TypeError, ValueError):
            at = None
        named.append(str(at["id"]) if isinstance(at, dict) and "id" in at else step)
    return f"{'.'.join(named)}: {text}"
