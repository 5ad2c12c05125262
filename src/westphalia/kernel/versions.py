"""Versions of the rules of a game, and how a game that was begun with one goes on with the next.

They stand in ``rules_versions.yaml`` beside the game's code, oldest first. A version that is not the newest lists the
columns its states had. Each but the first says what becomes of a state, a header and an answer of the version before:

    - version: "1"
      released: "2026-11"
      columns: [rules(rounds duels), seats, gold, ...]
    - version: "2"
      add: {weather: 0, rules.storms: "off"}   # columns, fields of a struct or of rows, and their value
      each: {weariness: {of: gold, is: 0}}     # a column as long as another
      rename: {gold: coins}                    # columns: was: is
      drop: [rumours]
      values: {places: {old_town: town}}       # in a column, however deep: was: is
      answers: {old_town: town}                # ids of options
      scenarios: {grand: long}
      options: {storms: "off"}                 # how tables begun before are played

What can't be said so is said by ``Title.migrate``. What has changed is told in the log by the game's own message
``log-rules-<version>``. The rules of a version that is released stay as they are; a later one may still change.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import msgspec

from .columns import Column, Fields, digest, fingerprint, name, pack, parse, take_apart

if TYPE_CHECKING:
    from .contract import Title
    from .state import State

FILE: Final = "rules_versions.yaml"


class Fill(msgspec.Struct, frozen=True, forbid_unknown_fields=True, rename={"length_of": "of", "value": "is"}):
    """A column as long as another."""

    length_of: str
    value: Any


class Version(msgspec.Struct, frozen=True, forbid_unknown_fields=True, dict=True):
    version: str
    released: str = ""
    columns: list[str] = []
    add: dict[str, Any] = {}
    each: dict[str, Fill] = {}
    rename: dict[str, str] = {}
    drop: list[str] = []
    values: dict[str, dict[str | int, str | int]] = {}
    answers: dict[str, str] = {}
    scenarios: dict[str, str] = {}
    options: dict[str, int | str] = {}

    @property
    def message(self) -> str:
        """Tells players what has changed."""
        return f"log-rules-{self.version}"

    @property
    def keeps_hashes(self) -> bool:
        """Whether a state still holds everything that the version before hashed, as it was."""
        return not self.drop and not self.values


class Unreadable(ValueError):
    """A state of other rules that can't become one of these."""


def read_versions(folder: Path) -> tuple[Version, ...]:
    path = folder / FILE
    try:
        return tuple(msgspec.yaml.decode(path.read_bytes(), type=list[Version]))
    except msgspec.MsgspecError as error:
        raise ValueError(f"{path}: {error}") from error


def since(title: Title[Any], rules: str) -> Sequence[Version]:
    """The versions after this one, oldest first. Raises Unreadable if there is no such version."""
    known = [version.version for version in title.versions]
    if rules not in known:
        raise Unreadable(f"{title.id} knows rules {', '.join(known)}, not {rules}")
    return title.versions[known.index(rules) + 1 :]


def columns_of(title: Title[Any], rules: str) -> tuple[Column, ...]:
    """What a state of these rules holds."""
    if rules == title.version:
        described: tuple[Column, ...] = title.state_type.described
        return described
    listed = next((version.columns for version in title.versions if version.version == rules), [])
    return tuple(map(parse, listed))


# a state


def carry(title: Title[Any], data: bytes, rules: str) -> bytes:
    """An encoded state of these rules as one of the newest. Raises Unreadable."""
    steps = since(title, rules)
    columns, found = columns_of(title, rules), take_apart(data)
    if found.mark and found.mark != fingerprint(columns):
        raise Unreadable(f"the state has other columns than rules {rules} of {title.id}")
    try:
        fields = name(columns, found.values)
        for step in steps:
            _step(step, fields)
            title.migrate(step.version, fields)
        values = pack(title.state_type.described, title.state_type.hints, fields)
    except (KeyError, TypeError, ValueError) as error:
        raise Unreadable(f"a state of rules {rules} of {title.id} can't be carried over: {error}") from error
    carried: bytes = title.state_type.assemble(found.streams, found.draws, values)
    return carried


def _step(step: Version, fields: Fields) -> None:
    """What the version says without words of Python."""
    for column in step.drop:
        del fields[column]
    fields |= {now: fields.pop(was) for was, now in step.rename.items()}
    for path, value in step.add.items():
        column, _, part = path.partition(".")
        if not part:
            fields[column] = value
        else:
            whole = fields[column]
            for owner in whole if isinstance(whole, list) else [whole]:
                owner[part] = value
    for column, fill in step.each.items():
        fields[column] = [fill.value] * len(fields[fill.length_of])
    for column, renamed in step.values.items():
        fields[column] = _mapped(fields[column], renamed)


def _mapped(value: Any, renamed: Mapping[str | int, str | int]) -> Any:
    if isinstance(value, list | tuple | bytes):
        return [_mapped(one, renamed) for one in value]
    if isinstance(value, dict):
        return {part: _mapped(one, renamed) for part, one in value.items()}
    return renamed.get(value, value)


# what a record holds


def digest_as(title: Title[Any], state: State, rules: str) -> str:
    """The hash that these older rules would have given a state; "" if that can't be told any more."""
    steps = since(title, rules)
    if not steps:
        return state.digest()
    if not all(step.keeps_hashes for step in steps):
        return ""
    values = [_as_then(state, column, steps) for column in columns_of(title, rules)]
    return digest(state.chance.draws, values)


def _as_then(state: State, column: Column, steps: Sequence[Version]) -> Any:
    called = column.name
    for step in steps:
        called = step.rename.get(called, called)
    value = getattr(state, called)
    if column.rows:
        return [[getattr(row, part) for part in column.parts] for row in value]
    if not column.parts:
        return value
    then = {part: getattr(value, part) for part in column.parts}
    return list(then.values()) if value.__struct_config__.array_like else then


def answer_now(steps: Sequence[Version], answer: str | None) -> str | None:
    """What an answer is called today."""
    for step in steps:
        answer = step.answers.get(answer, answer) if answer is not None else None
    return answer


def scenario_now(steps: Sequence[Version], scenario: str) -> str:
    for step in steps:
        scenario = step.scenarios.get(scenario, scenario)
    return scenario


def options_now(steps: Sequence[Version], options: Mapping[str, int | str]) -> dict[str, int | str]:
    """What was agreed, and what goes without saying for a table begun before there was such an option."""
    now = dict(options)
    for step in steps:
        now = {**step.options, **now}
    return now
