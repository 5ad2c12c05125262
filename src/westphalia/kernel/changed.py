"""A game with other numbers: what a designer writes into a file is played, beside the game as it is.

The numbers of a game are the constants of its ``tables.py`` and its rules that stand under a rule id
(``START_GOLD: Final = 40  # SC-2.5``). A changed game is its code loaded a second time, with other numbers in these
lines; whatever is derived from them is derived anew, and the game itself stays as it was.
"""

from __future__ import annotations

import ast
import os
import re
import sys
from collections.abc import Iterator, Mapping
from functools import cache
from importlib import import_module
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec, PathFinder, SourceFileLoader
from pathlib import Path
from threading import RLock
from types import CodeType
from typing import Any, Final, TypeAlias

import msgspec

from .contract import SUBSTITUTES, BadInput, Bots, Option, Title, find_title

RULES: Final = "WESTPHALIA_RULES"  # the environment tells processes that are started later of a changed game
NumberValue: TypeAlias = int | tuple[int, ...]
_RULE: Final = re.compile(r"[A-Z]{2}-\d+(?:\.\d+)*")
_FIXED: Final = re.compile(r"LEVEL(?!.*PRICE)|^LOST_AT_SEA$")  # the code stands on these
_AT_LEAST_ONE: Final = re.compile(r"_DIE|_TURNS|_PER_|_REBELS|ROUNDS")
_LOADING: Final = RLock()


class Number(msgspec.Struct, frozen=True):
    """A number of the rules, or a row of them: its line in the code, its rule, and what is not absurd."""

    id: str
    value: NumberValue
    rule: str
    low: int
    high: int
    module: str
    constant: str

    def why_not(self, value: Any) -> str:
        """Why it can't be this; empty if it can."""
        values: list[Any] | tuple[Any, ...] = value if isinstance(value, (list, tuple)) else [value]
        if not all(type(one) is int for one in values):
            return f"{self.id} is made of whole numbers"
        if isinstance(self.value, tuple) != isinstance(value, (list, tuple)):
            return f"{self.id} is {'a row of numbers' if isinstance(self.value, tuple) else 'one number'}"
        if isinstance(self.value, tuple) and len(values) != len(self.value):
            return f"{self.id} has {len(self.value)} numbers, not {len(values)}"
        if any(not self.low <= one <= self.high for one in values):
            return f"{self.id} goes from {self.low} to {self.high}"
        if "_LAST" in self.constant and (sorted(values) != list(values) or values[-1] != 100):
            return f"{self.id} rises to 100"
        return ""


def package_of(title: Title[Any]) -> str:
    return type(title).__module__.rpartition(".")[0]


def numbers_of(title: Title[Any]) -> dict[str, Number]:
    """Every number of a game that can be changed, by its id: ``start_gold``, ``slavery.chance``."""
    folder = title.locales.parent
    found: dict[str, Number] = {}
    for path in (folder / "tables.py", *sorted((folder / "rules").glob("*.py"))):
        for number in _numbers_in(path, folder) if path.exists() else ():
            found[number.id] = number
    return found


def _numbers_in(path: Path, folder: Path) -> Iterator[Number]:
    text = path.read_text(encoding="utf-8")
    lines = text.split("\n")
    module = ".".join(path.relative_to(folder).with_suffix("").parts)
    prefix = "" if path.parent == folder else f"{path.stem}."
    for node in ast.parse(text).body:
        constant = _constant(node)
        value = None if constant is None else _literal(node.value)  # type: ignore[attr-defined]
        if constant is None or value is None or _FIXED.search(constant):
            continue
        rule = _rule_at(lines, node.lineno - 1)
        if rule:
            low, high = _range(constant, value)
            yield Number(f"{prefix}{constant.lower()}", value, rule, low, high, module, constant)


def _constant(node: ast.stmt) -> str | None:
    """The name of what is declared ``Final`` here."""
    is_final = (
        isinstance(node, ast.AnnAssign) and isinstance(node.annotation, ast.Name) and node.annotation.id == "Final"
    )
    return node.target.id if is_final and isinstance(node.target, ast.Name) else None  # type: ignore[attr-defined]


def _literal(node: ast.expr | None) -> NumberValue | None:
    """A number, or a row of numbers, that is written out."""
    try:
        value = ast.literal_eval(node) if node is not None else None
    except ValueError:
        return None
    if isinstance(value, tuple):
        return value if value and all(type(one) is int for one in value) else None
    return value if type(value) is int else None


def _rule_at(lines: list[str], place: int) -> str:
    """The rule that is named beside a line, or over the lines it stands among, or beside one above it."""
    block = [lines[place]]
    while place > 0 and lines[place - 1].strip():
        place -= 1
        block.append(lines[place])
    headings = [line for line in block if line.startswith("#")]
    found = [_RULE.search(line.partition("#")[2]) for line in (block[0], *headings, *block)]
    return next((match[0] for match in found if match), "")


def _range(constant: str, value: NumberValue) -> tuple[int, int]:
    """From nothing to five times as much, and some more where there is little."""
    values = value if isinstance(value, tuple) else (value,)
    least = 1 if _AT_LEAST_ONE.search(constant) and min(values) > 0 else 0
    low = 5 * min(values) - 10 if min(values) < 0 else least
    return low, 100 if "_LAST" in constant else 5 * max(0, *values) + 10


# options


def option_number(option: Option) -> Number | None:
    """An option that is a number can be any in the lab, not only those that a table may choose."""
    values = [value for value in option.values if type(value) is int]
    if type(option.default) is not int or len(values) < 2:
        return None
    return Number(option.id, int(option.default), option.rule, 0, 5 * max(values) + 10, "", "")


# the second loading


class Changes(msgspec.Struct, frozen=True):
    """Numbers and options that differ from the game as it is."""

    game: str
    numbers: dict[str, NumberValue] = {}
    options: dict[str, int | str] = {}


def changed_title(changes: Changes) -> Title[Any]:
    """The game with these changes; what is not changed is the game itself."""
    if not changes.numbers and not changes.options:
        return find_title(changes.game)
    return _changed(msgspec.json.encode(changes, order="sorted"))


@cache
def _changed(encoded: bytes) -> Title[Any]:
    changes = msgspec.json.decode(encoded, type=Changes)
    base = find_title(changes.game)
    known = numbers_of(base)
    rewritten: dict[str, dict[str, NumberValue]] = {}
    for id, value in changes.numbers.items():
        rewritten.setdefault(f"{package_of(base)}.{known[id].module}", {})[known[id].constant] = value
    title = _load_again(base, rewritten)
    title.options = {**title.options, **{id: _preferring(title.options[id], v) for id, v in changes.options.items()}}
    return title


def _preferring(option: Option, value: int | str) -> Option:
    others = tuple(other for other in option.values if other != value)
    return msgspec.structs.replace(option, values=(value, *others))


def _load_again(base: Title[Any], rewritten: Mapping[str, Mapping[str, NumberValue]]) -> Title[Any]:
    """Import the package of a game a second time; then everything is as if nothing had happened."""
    package = package_of(base)
    parent, _, name = package.rpartition(".")
    with _LOADING:
        before = {key: sys.modules.pop(key) for key in list(sys.modules) if f"{key}.".startswith(f"{package}.")}
        finder = _Finder(package, rewritten)
        sys.meta_path.insert(0, finder)
        try:
            title: Title[Any] = import_module(package).TITLE
            if isinstance(title.bots, Bots):
                title.bots = dict(import_module(title.bots.module).BOTS)
            return title
        finally:
            sys.meta_path.remove(finder)
            for key in [key for key in sys.modules if f"{key}.".startswith(f"{package}.")]:
                del sys.modules[key]
            sys.modules.update(before)
            setattr(sys.modules[parent], name, before[package])


class _Finder(MetaPathFinder):
    """Finds the modules of one package as ever, and has the numbers of some rewritten."""

    def __init__(self, package: str, rewritten: Mapping[str, Mapping[str, NumberValue]]) -> None:
        self.package = package
        self.rewritten = rewritten

    def find_spec(self, fullname: str, path: Any = None, target: Any = None) -> ModuleSpec | None:
        if fullname not in self.rewritten:
            return None
        spec = PathFinder.find_spec(fullname, path)
        assert spec is not None and spec.origin is not None
        spec.loader = _Loader(fullname, spec.origin, self.rewritten[fullname])
        return spec


class _Loader(SourceFileLoader):
    def __init__(self, fullname: str, path: str, constants: Mapping[str, NumberValue]) -> None:
        super().__init__(fullname, path)
        self.constants = constants

    def get_code(self, fullname: str) -> CodeType:
        tree = ast.parse(self.get_data(self.path).decode(), self.path)
        for node in tree.body:
            constant = _constant(node)
            if constant is not None and constant in self.constants:
                assert isinstance(node, ast.AnnAssign)
                node.value = ast.parse(repr(self.constants[constant]), mode="eval").body
        return compile(ast.fix_missing_locations(tree), self.path, "exec", dont_inherit=True)


# for a whole process


def substitute(changes: Changes) -> None:
    """From now on this process, and those it starts, play the changed game in place of the game."""
    SUBSTITUTES[changes.game] = changed_title(changes)
    os.environ[RULES] = msgspec.json.encode(changes).decode()


def substitute_as_parent_did() -> None:
    """In a process that was started by one that plays a changed game."""
    told = os.environ.get(RULES)
    if told:
        try:
            substitute(msgspec.json.decode(told, type=Changes))
        except msgspec.MsgspecError as error:
            raise BadInput(f"{RULES}: {error}") from error
