"""The reference of the vocabulary, from its types: the tables of docs/effects.md and what an editor shows of a key.

A class is told by its docstring, a field by the string below it. ``westphalia schema price_of_power --docs
docs/effects.md`` fills the tables in anew; the prose around them is written by hand.
"""

from __future__ import annotations

import ast
import inspect
import re
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from functools import cache
from typing import Final, get_args

import msgspec

from ..vocabulary import AnySelector, AnyStep, Phrase, Step, steps
from ..vocabulary.base import key_of
from ..vocabulary.conditions import AnyCondition
from ..vocabulary.hooks import Hook
from ..vocabulary.selectors import AreaFilters, IdeaFilters, PlainSelector, ProvinceFilters, RealmFilters
from .content import Content

GROUPS: Final[dict[str, tuple[str, ...]]] = {  # columns of the tables: which files are counted
    "E": ("events_age1", "events_age2", "events_age3", "events_age4"),
    "M": ("missions",),
    "S": ("milestones",),
    "I": ("ideas",),
    "A": ("action_cards",),
    "P": ("power_struggles",),
}
WORDS: Final = (  # types as the reference calls them
    (r" \| None$", ""),
    (r"tuple\[Step, \.\.\.\]", "steps"),
    (r"tuple\[Condition, \.\.\.\]", "conditions"),
    (r"dict\[str, steps\]", "steps by letter"),
    (r"\bAnySelector\b", "selector"),
    (r"\b(Realm|Area|Province|Node|Sea|Idea)Ref\b", lambda m: f"{m.group(1).lower()}s"),
    (r"\b(Realm|Area|Province|Node|Sea|Idea|Card)Id\b", lambda m: m.group(1).lower()),
    (r"\bAmount\b", "amount"),
    (r"\bCosts\b", "cost"),
    (r"\bDiscount\b", "discount"),
    (r"\bbool\b", "true/false"),
    (r"\bint\b", "number"),
    (r"\bstr\b", "word"),
    (r"Literal\[([^\]]*)\]", lambda m: m.group(1).replace('"', "").replace(", ", "/")),
    (r"tuple\[(.*), \.\.\.\]", lambda m: f"list of {m.group(1)}"),
    (r"\bPowerType\b", "adm/dip/mil"),
    (r"\bPowerOrAny\b", "adm/dip/mil/any"),
)


class Told(msgspec.Struct, frozen=True):
    """A field: its key, its type in a word, whether it must be given, what it means."""

    key: str
    kind: str
    needed: bool
    meaning: str


def meaning(kind: type) -> str:
    """The docstring of a class in one line."""
    return " ".join((kind.__doc__ or "").split())


@cache
def fields(kind: type[Phrase]) -> tuple[Told, ...]:
    """The fields that a class says itself, in its order."""
    body = _classes(inspect.getmodule(kind)).get(kind.__name__)
    assert body is not None, kind
    found = list[Told]()
    for number, node in enumerate(body):
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
            after = body[number + 1] if number + 1 < len(body) else None
            told = after.value if isinstance(after, ast.Expr) else None
            text = told.value if isinstance(told, ast.Constant) and isinstance(told.value, str) else ""
            found.append(
                Told(
                    key_of(node.target.id),
                    _kind(ast.unparse(node.annotation)),
                    node.value is None,
                    " ".join(text.split()),
                )
            )
    return tuple(found)


def all_fields(kind: type[Phrase]) -> Iterator[Told]:
    """Those of the classes that it inherits from, too."""
    seen = set[str]()
    for cls in kind.__mro__:
        if isinstance(cls, type) and issubclass(cls, Phrase) and cls is not Phrase:
            for told in fields(cls):
                if told.key not in seen:
                    seen.add(told.key)
                    yield told


@cache
def _classes(module: object) -> dict[str, list[ast.stmt]]:
    tree = ast.parse(inspect.getsource(module))  # type: ignore[arg-type]
    return {node.name: node.body for node in tree.body if isinstance(node, ast.ClassDef)}


def _kind(annotation: str) -> str:
    for pattern, word in WORDS:
        annotation = re.sub(pattern, word, annotation.replace("'", '"'))
    return annotation.replace(" | ", " or ")


# Counting


def inside(entry: object) -> Iterator[object]:
    """An entry of the content, and everything in it."""
    yield entry
    if isinstance(entry, msgspec.Struct):
        entry = [getattr(entry, name) for name in entry.__struct_fields__]
    elif isinstance(entry, dict):
        entry = list(entry.values())
    if isinstance(entry, list | tuple):
        for one in entry:
            yield from inside(one)


class Uses:
    """How often the content uses each class, by group of files, and each key that every step may have."""

    def __init__(self, content: Content) -> None:
        self.classes: Final = {group: Counter[type]() for group in GROUPS}
        self.keys: Final = Counter[str]()
        common = tuple(key for key in Step.__struct_fields__)
        defaults = {field.name: field.default for field in msgspec.structs.fields(Step)}
        for group, names in GROUPS.items():
            for one in (thing for name in names for thing in inside(getattr(content, name))):
                if isinstance(one, Phrase):
                    self.classes[group][type(one)] += 1
                if isinstance(one, Step):
                    self.keys["op"] += 1
                    self.keys.update(key_of(key) for key in common if getattr(one, key) != defaults[key])

    def row(self, kind: type) -> str:
        return " | ".join(str(self.classes[group][kind] or "") for group in GROUPS)


# The tables


def table(head: Iterable[str], rows: Iterable[str]) -> str:
    cells = list(head)
    return "\n".join((f"| {' | '.join(cells)} |", f"|{'---|' * len(cells)}", *rows))


def _parameters(told: Iterable[Told]) -> str:
    return "<br>".join(
        f"`{one.key}`{'' if one.needed else '?'}: {one.kind}{f' ({one.meaning})' if one.meaning else ''}".replace(
            "|", "or"
        )
        for one in told
    )


def _keys(uses: Uses) -> str:
    rows = (f"| `{one.key}` | {one.kind} | {one.meaning} | {uses.keys[one.key]} |" for one in fields(Step))
    return table(("key", "type", "meaning", "uses"), (f"| `op` | word | which step | {uses.keys['op']} |", *rows))


def _steps(uses: Uses) -> str:
    rows = list[str]()
    for subject in steps.SUBJECTS:
        rows.append(f"| **{meaning_of_module(subject)}** | | |{' |' * len(GROUPS)}")
        for kind in get_args(AnyStep):
            if kind.__module__ == subject.__name__:
                word = kind.__struct_config__.tag
                rows.append(f"| `{word}` | {_parameters(fields(kind))} | {meaning(kind)} | {uses.row(kind)} |")
    return table(("step", "parameters (? = may be left out)", "meaning", *GROUPS), rows)


def meaning_of_module(module: object) -> str:
    return " ".join((getattr(module, "__doc__", "") or "").split()).removesuffix(".")


def _conditions(uses: Uses) -> str:
    rows = (
        f"| `{kind.__struct_config__.tag}` | {_parameters(fields(kind))} | {meaning(kind)} | {uses.row(kind)} |"
        for kind in get_args(AnyCondition)
    )
    return table(("condition", "parameters", "meaning", *GROUPS), rows)


def _selectors(uses: Uses) -> str:
    rows = (
        f"| `{kind.__struct_config__.tag}` | {meaning(kind)} | {_parameters(_own(kind))} | {uses.row(kind)} |"
        for kind in get_args(AnySelector)
    )
    return table(("head", "what", "values and filters", *GROUPS), rows)


def _own(kind: type[Phrase]) -> Iterator[Told]:
    """What a selector has beyond the keys of all of them, and beyond the filters that have a table of their own."""
    common = {one.key for one in fields(PlainSelector)}
    return (one for one in fields(kind) if one.key not in common)


def _common(uses: Uses) -> str:
    rows = (f"| `{one.key}` | {one.kind} | {one.meaning} |" for one in fields(PlainSelector))
    return table(("key", "type", "meaning"), rows)


def _filters(kind: type[Phrase]) -> Callable[[Uses], str]:
    def filled(uses: Uses) -> str:
        rows = (f"| `{one.key}` | {one.kind.replace('|', 'or')} | {one.meaning} |" for one in fields(kind))
        return table(("filter", "type", "meaning"), rows)

    return filled


def _hooks(uses: Uses) -> str:
    rows = (
        f"| `{kind.__struct_config__.tag}` | {_parameters(fields(kind))} | {meaning(kind)} |" for kind in get_args(Hook)
    )
    return table(("hook with", "parameters", "meaning"), rows)


BLOCKS: Final[dict[str, Callable[[Uses], str]]] = {
    "keys": _keys,
    "steps": _steps,
    "conditions": _conditions,
    "selectors": _selectors,
    "selector keys": _common,
    "area filters": _filters(AreaFilters),
    "province filters": _filters(ProvinceFilters),
    "realm filters": _filters(RealmFilters),
    "idea filters": _filters(IdeaFilters),
    "hooks": _hooks,
}


def fill(text: str, content: Content) -> str:
    """The document with its tables as the types are now: what stands between ``<!-- table: keys -->`` and
    ``<!-- end -->``."""
    uses = Uses(content)

    def filled(match: re.Match[str]) -> str:
        return f"<!-- table: {match.group(1)} -->\n\n{BLOCKS[match.group(1)](uses)}\n\n<!-- end -->"

    return re.sub(r"<!-- table: ([a-z ]+) -->.*?<!-- end -->", filled, text, flags=re.DOTALL)
