"""JSON schemas of the content files, from their types: an editor completes and checks what is written.

Each file has a schema of its own name in ``content/schema/`` and names it in its first line; they share
``vocabulary.json``. ``westphalia schema price_of_power`` writes them anew.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any, Final, get_args, get_type_hints

import msgspec

from ..vocabulary import AnySelector, AnyStep, Phrase
from ..vocabulary.amounts import Amount
from ..vocabulary.conditions import AnyCondition
from ..vocabulary.reading import KEYED
from ..vocabulary.selectors import AreaRef, IdeaRef, NodeRef, ProvinceRef, RealmRef, SeaRef
from . import reference
from .content import Content
from .references import WORDS, ids

SHARED: Final = "vocabulary"
DRAFT: Final = "https://json-schema.org/draft/2020-12/schema"
UNIONS: Final[dict[str, Any]] = {  # written once, by name
    "Step": AnyStep,
    "Selector": AnySelector,
    "Condition": AnyCondition,
    "Amount": Amount,
    "Realms": RealmRef,
    "Areas": AreaRef,
    "Provinces": ProvinceRef,
    "Nodes": NodeRef,
    "Seas": SeaRef,
    "Ideas": IdeaRef,
}


KEYS: Final[dict[str, Any]] = {"Step": AnyStep, "Selector": AnySelector, "Condition": AnyCondition}


def schemas(content: Content) -> dict[str, Any]:
    """By the name of the file, without its ending."""
    files = get_type_hints(Content)
    kinds = list({kind: None for kind in files.values()})
    template = "#/$defs/{name}"
    roots, parts = msgspec.json.schema_components([*kinds, *UNIONS.values()], ref_template=template)
    named = dict(zip(UNIONS, roots[len(kinds) :], strict=True))
    shared = {name: _tidy(part, named) for name, part in {**parts, **named}.items()}
    shared.update({name: _by_key(union) for name, union in KEYS.items()})
    shared.update((f"{kind}_id", _ids(known, WORDS[kind])) for kind, known in ids(content).items() if kind in WORDS)
    for name, kind in _phrases().items():
        if name in shared:
            _describe(shared[name], kind)
    of_file = {kind: root for kind, root in zip(kinds, roots[: len(kinds)], strict=True)}
    found: dict[str, Any] = {SHARED: {"$schema": DRAFT, "$defs": shared}}
    for name, kind in files.items():
        reference_to = of_file[kind]["$ref"].replace("#", f"{SHARED}.json#")
        found[name] = {"$schema": DRAFT, "title": f"{name}.yaml of The Price of Power", "$ref": reference_to}
    return found


def _tidy(part: Any, named: Mapping[str, Any], *, is_top: bool = True) -> Any:
    """Without the tags that people do not write, unions by their names, ids with what they may be."""
    if isinstance(part, list):
        return [_tidy(one, named, is_top=False) for one in part]
    if not isinstance(part, dict):
        return part
    if "names" in part:
        return {"$ref": f"#/$defs/{part['names']}_id"}
    if not is_top:
        known = next((name for name, union in named.items() if _is_part(part, union)), None)
        if known is not None:
            return _with_rest(part, named[known], known, named)
    tidy = {key: _tidy(value, named, is_top=False) for key, value in part.items()}
    for tag in KEYED:
        told = tidy.get("properties", {}).get(tag, {})
        if set(told) == {"enum"} and isinstance(told["enum"][0], str):  # a tag, not a key of that name
            del tidy["properties"][tag]
            tidy["required"].remove(tag)
    tidy.pop("discriminator", None)
    return tidy


def _by_key(union: Any) -> dict[str, Any]:
    """One of several maps, told apart by a key as reading.py does: a mistake is told of the one that is meant."""
    found: dict[str, Any] = {"not": {}}
    words = [str(kind.__struct_config__.tag) for kind in get_args(union)]
    for kind, word in reversed(list(zip(get_args(union), words, strict=True))):
        is_meant = {"required": [word]} if union is not AnyStep else {"properties": {"op": {"const": word}}}
        found = {"if": is_meant, "then": {"$ref": f"#/$defs/{kind.__name__}"}, "else": found}
    if union is AnyStep:
        return {"type": "object", "required": ["op"], "properties": {"op": {"enum": words}}, **found}
    return {"type": "object", **found}


def _is_part(part: Mapping[str, Any], union: Mapping[str, Any]) -> bool:
    inner = part.get("anyOf")
    return isinstance(inner, list) and all(one in inner for one in union["anyOf"])


def _with_rest(
    part: Mapping[str, Any], union: Mapping[str, Any], name: str, named: Mapping[str, Any]
) -> dict[str, Any]:
    """A union and something besides, as null."""
    rest = [_tidy(one, named, is_top=False) for one in part["anyOf"] if one not in union["anyOf"]]
    kept = {key: value for key, value in part.items() if key not in ("anyOf", "discriminator")}
    ref = {"$ref": f"#/$defs/{name}"}
    return {**kept, "anyOf": [ref, *rest]} if rest else {**kept, **ref}


def _ids(known: Collection[str], words: Collection[str]) -> dict[str, Any]:
    """An id, a word for it, or a label."""
    return {"anyOf": [{"enum": sorted({*known, *words})}, {"type": "string", "pattern": r"^\$"}]}


def _phrases() -> dict[str, type[Phrase]]:
    found = dict[str, type[Phrase]]()
    todo = [Phrase]
    while todo:
        for kind in todo.pop().__subclasses__():
            found[kind.__name__] = kind
            todo.append(kind)
    return found


def _describe(part: dict[str, Any], kind: type[Phrase]) -> None:
    """What an editor shows of a key."""
    for told in reference.all_fields(kind):
        described = part.get("properties", {}).get(told.key)
        if told.meaning and isinstance(described, dict):
            described["description"] = told.meaning
