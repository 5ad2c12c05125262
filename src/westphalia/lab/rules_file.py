"""The file a designer edits: every number of a game with its paragraph and what is not absurd.

    westphalia lab new six_continents my-rules.yaml

What is left as it is, or left out, is the game's. A mistake is told with its line.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import yaml

from westphalia.kernel.changed import Changes, Number, NumberValue, numbers_of, option_number
from westphalia.kernel.contract import BadInput, Title, find_title
from westphalia.kernel.rulebook import read_rulebook

PARTS = ("game", "scenario", "seats", "options", "numbers")


class Start:
    """What a rules file says: the way to start, and what is changed."""

    def __init__(self, title: Title[Any], scenario: str, seats: int, changes: Changes) -> None:
        self.title = title
        self.scenario = scenario
        self.seats = seats
        self.changes = changes


def write(title: Title[Any], scenario: str, seats: int) -> str:
    """The file with everything as it is."""
    paragraphs = read_rulebook(title.rulebook)

    def said(rule: str) -> str:
        return f"{rule} {paragraphs[rule].name}" if rule in paragraphs else rule

    chosen = title.complete_options(scenario, {})
    lines = [
        f"# {title.id}, rules {title.version}: change a number and run: westphalia lab run THIS_FILE --games 200",
        f"game: {title.id}",
        f"scenario: {scenario}",
        f"seats: {seats}",
        "",
        "options:",
    ]
    for option in title.options.values():
        number = option_number(option)
        values = ", ".join(map(str, option.values))
        kept = f"{number.low} to {number.high}; at a table {values}" if number is not None else values
        lines.append(f"  {option.id}: {_yaml(chosen[option.id])}  # {said(option.rule)}: {kept}")
    lines += ["", "numbers:"]
    for number in numbers_of(title).values():
        shown = list(number.value) if isinstance(number.value, tuple) else number.value
        lines.append(f"  {number.id}: {shown}  # {said(number.rule)}: {number.low} to {number.high}")
    return "\n".join(lines) + "\n"


def _yaml(value: int | str) -> str:
    """``on`` and ``off`` would be read as yes and no."""
    return f'"{value}"' if value in ("on", "off") else str(value)


def read(path: Path) -> Start:
    """What is changed. Raises BadInput with the line."""
    try:
        text = path.read_text(encoding="utf-8")
        root = yaml.compose(text)
    except OSError as error:
        raise BadInput(f"{path}: {error.strerror}") from error
    except (UnicodeDecodeError, yaml.YAMLError) as error:
        raise BadInput(f"{path}: {' '.join(str(error).split())}") from error
    if not isinstance(root, yaml.MappingNode):
        raise BadInput(f"{path}: not a rules file; 'westphalia lab new GAME FILE' writes one")
    return _Reader(path, root).start()


class WrongValue(BadInput):
    """A number or an option that can't be what somebody wants; ``part`` and ``id`` say where it stands."""

    def __init__(self, part: str, id: str, why: str) -> None:
        super().__init__(why)
        self.part = part
        self.id = id


def changes_of(title: Title[Any], scenario: str, numbers: Mapping[str, Any], options: Mapping[str, Any]) -> Changes:
    """What differs from the game as it is. Raises WrongValue."""
    known, chosen = numbers_of(title), title.complete_options(scenario, {})
    changed: dict[str, NumberValue] = {}
    for id, value in numbers.items():
        if id not in known:
            raise WrongValue("numbers", id, f"{title.id} has no number {id!r}")
        wanted = _checked("numbers", known[id], value)
        if wanted != known[id].value:
            changed[id] = wanted
    picked = {id: _option(title, id, value) for id, value in options.items()}
    return Changes(title.id, changed, {id: value for id, value in picked.items() if value != chosen[id]})


def _checked(part: str, number: Number, value: Any) -> NumberValue:
    why = number.why_not(value)
    if why:
        raise WrongValue(part, number.id, f"{why}, not {value} ({number.rule})")
    return tuple(value) if isinstance(value, list) else int(value)


def _option(title: Title[Any], id: str, value: Any) -> int | str:
    """``on`` and ``off`` are read as yes and no. An option that is a number may be any in its range."""
    option = title.options.get(id)
    if option is None:
        raise WrongValue("options", id, f"{title.id} has no option {id!r}")
    value = {True: "on", False: "off"}[value] if isinstance(value, bool) else value
    number = option_number(option)
    if value not in option.values:
        if number is None or type(value) is not int:
            legal = ", ".join(map(str, option.values))
            raise WrongValue("options", id, f"{id} can be {legal}, not {value} ({option.rule})")
        _checked("options", number, value)
    kept: int | str = value
    return kept


class _Reader:
    def __init__(self, path: Path, root: yaml.MappingNode) -> None:
        self.path = path
        self.parts = self._entries(root)
        self.lines = {id: line for id, (line, _) in self.parts.items()}

    def _entries(self, node: yaml.Node) -> dict[str, tuple[int, yaml.Node]]:
        if not isinstance(node, yaml.MappingNode):
            raise self.wrong(node.start_mark.line, "names and values are wanted here")
        found: dict[str, tuple[int, yaml.Node]] = {}
        for key, value in node.value:
            if key.value in found:
                raise self.wrong(key.start_mark.line, f"{key.value} stands here for the second time")
            found[key.value] = key.start_mark.line, value
        return found

    def wrong(self, line: int, why: str) -> BadInput:
        return BadInput(f"{self.path}:{line + 1}: {why}")

    def value(self, node: yaml.Node) -> Any:
        return yaml.safe_load(yaml.serialize(node))

    def start(self) -> Start:
        for name, (line, _) in self.parts.items():
            if name not in PARTS:
                raise self.wrong(line, f"no part {name!r}; there are {', '.join(PARTS)}")
        if "game" not in self.parts:
            raise BadInput(f"{self.path}: which game? It begins with 'game: six_continents'")
        title = find_title(str(self.value(self.parts["game"][1])))
        scenario = str(self._of("scenario", next(iter(title.scenarios))))
        seats = self._of("seats", 0)
        try:
            seats = seats or title.default_seats(scenario)
            title.check_seats(scenario, seats)
        except BadInput as error:
            raise self.wrong(self.lines.get("seats", self.lines.get("scenario", 0)), str(error)) from error
        return Start(title, scenario, int(seats), self._changes(title, scenario))

    def _changes(self, title: Title[Any], scenario: str) -> Changes:
        entries = {part: self._in(part) for part in ("numbers", "options")}
        values = {part: {id: self.value(node) for id, (_, node) in found.items()} for part, found in entries.items()}
        try:
            return changes_of(title, scenario, values["numbers"], values["options"])
        except WrongValue as error:
            raise self.wrong(entries[error.part][error.id][0], str(error)) from error

    def _of(self, part: str, default: Any) -> Any:
        return self.value(self.parts[part][1]) if part in self.parts else default

    def _in(self, part: str) -> Mapping[str, tuple[int, yaml.Node]]:
        return self._entries(self.parts[part][1]) if part in self.parts else {}


def parse_sweep(title: Title[Any], text: str) -> tuple[str, list[int]]:
    """``overseas_price=6..15`` or ``start_gold=20..60/10`` (in steps of 10). Raises BadInput."""
    name, equals, values = text.partition("=")
    first, dots, rest = values.partition("..")
    last, _, step = rest.partition("/")
    if not (equals and dots and first.isdecimal() and last.isdecimal() and (step or "1").isdecimal()):
        raise BadInput(f"--sweep {text!r}: write NAME=FROM..TO, or NAME=FROM..TO/STEP")
    number = find_number(title, name)
    swept = list(range(int(first), int(last) + 1, int(step or 1) or 1))
    for value in (int(first), int(last)):
        why = number.why_not(value)
        if why:
            raise BadInput(f"--sweep {text!r}: {why} ({number.rule})")
    if len(swept) < 2:
        raise BadInput(f"--sweep {text!r}: two values at least")
    return name, swept


def find_number(title: Title[Any], name: str) -> Number:
    """A number of the rules, or an option that is one."""
    number = numbers_of(title).get(name)
    if number is None and name in title.options:
        number = option_number(title.options[name])
    if number is None:
        raise BadInput(f"{title.id} has no number {name!r}; 'westphalia lab new {title.id} FILE' writes them all")
    return number


def with_value(changes: Changes, title: Title[Any], name: str, value: int) -> Changes:
    """The same changes, and this number too."""
    if name in title.options:
        return Changes(changes.game, changes.numbers, {**changes.options, name: value})
    return Changes(changes.game, {**changes.numbers, name: value}, changes.options)
