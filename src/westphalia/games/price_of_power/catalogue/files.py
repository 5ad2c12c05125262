"""Reading the content: from ``content/compiled.json`` if that is up to date, else from the YAML files."""

from __future__ import annotations

import hashlib
from pathlib import Path
from typing import Final, TypeVar, get_type_hints

import msgspec

from westphalia.kernel.contract import BadInput

from ..vocabulary import reading
from .base import Entry
from .content import Content
from .references import check

CONTENT: Final = Path(__file__).parents[1] / "content"
COMPILED: Final = CONTENT / "compiled.json"

File = TypeVar("File", bound=Entry)


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


def _read_file(name: str, kind: type[File]) -> File:
    path = CONTENT / f"{name}.yaml"
    try:
        raw = msgspec.yaml.decode(path.read_bytes())
    except msgspec.MsgspecError as error:
        raise BadInput(f"{path.name}: {error}") from error
    return reading.read(raw, kind, path.name)
