"""Reading position files (see position.py): YAML in which everything knows its line."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final, NamedTuple

import yaml

from .contract import BadInput
from .plain import plainly


class Block(dict[str, Any]):
    """A mapping of the file that knows the lines of its keys."""

    __slots__ = ("line", "lines")

    def __init__(self, line: int) -> None:
        self.line = line
        self.lines: dict[str, int] = {}

    def line_of(self, path: str) -> int:
        """The line of the deepest key that a dotted path reaches: ``iberia.army`` may be keyed as a whole or step by
        step."""
        if path in self.lines:
            return self.lines[path]
        head, _, rest = path.partition(".")
        if head not in self.lines:
            return self.line
        inner = self[head]
        if rest and isinstance(inner, Block) and rest.partition(".")[0] in inner.lines:
            return inner.line_of(rest)
        return self.lines[head]

    def line_naming(self, message: str) -> int:
        """The line a complaint of the game is about: it starts with a path, or it quotes a word of the file."""
        line = self.line_of(message.partition(":")[0])
        if line != self.line:
            return line
        quoted = re.search(r"'([^']*)'", message)
        return (quoted and _line_of_word(self, quoted[1])) or line


def _line_of_word(value: Block | Items, word: str) -> int | None:
    """The first line with this word as a key or a scalar."""
    children = (
        zip(value.lines.values(), value.values(), value, strict=True)
        if isinstance(value, Block)
        else zip(value.lines, value, value, strict=True)
    )
    for line, child, key in children:
        if str(key) == word or str(child) == word:
            return line
        if isinstance(child, Block | Items):
            found = _line_of_word(child, word)
            if found is not None:
                return found
    return None


class Items(list[Any]):
    """A list of the file that knows the lines of its items."""

    __slots__ = ("line", "lines")

    def __init__(self, line: int) -> None:
        self.line = line
        self.lines: list[int] = []


class Answers(NamedTuple):
    """One line of ``when``: who answers what; ``who`` may be the words resign or undo, then ``ids`` names the seat."""

    who: str
    ids: tuple[str, ...]
    line: int


class Forbidden(NamedTuple):
    """One line of ``refused``: the last id must be greyed, with this rule (and message, if given)."""

    who: str
    ids: tuple[str, ...]
    rule: str
    message: str | None
    dice: tuple[int | str, ...]
    line: int


class Step(NamedTuple):
    dice: tuple[int | str, ...]
    when: tuple[Answers, ...]
    then: Block
    refused: tuple[Forbidden, ...]
    line: int


class Case(NamedTuple):
    """One position with what is played from it. ``odd``: it need not add up."""

    file: Path
    line: int
    game: str
    name: str
    rules: tuple[str, ...]
    cards: tuple[str, ...]
    odd: bool
    given: Block
    steps: tuple[Step, ...]

    @property
    def id(self) -> str:
        return f"{self.file.stem}:{self.name}"


class _Loader(getattr(yaml, "CSafeLoader", yaml.SafeLoader)):  # type: ignore[misc]
    """YAML 1.2 scalars: on, off, yes and no are words here."""

    yaml_implicit_resolvers: dict[str, list[tuple[str, re.Pattern[str]]]] = {}  # noqa: RUF012


_Loader.add_implicit_resolver("tag:yaml.org,2002:bool", re.compile("^(?:true|false)$"), list("tf"))
_Loader.add_implicit_resolver("tag:yaml.org,2002:null", re.compile("^(?:null|~|)$"), ["n", "~", ""])
_Loader.add_implicit_resolver("tag:yaml.org,2002:int", re.compile("^[-+]?[0-9]+$"), list("-+0123456789"))
_Loader.add_implicit_resolver("tag:yaml.org,2002:float", re.compile(r"^[-+]?[0-9]+\.[0-9]+$"), list("-+0123456789"))


class Reader:
    """Reads one file; every complaint names the line."""

    def __init__(self, path: Path) -> None:
        self.path = path

    def error(self, line: int, text: str) -> BadInput:
        return BadInput(f"{self.path}:{line}: {text}")

    def whole(self) -> Block:
        """Everything that stands in the file."""
        try:
            loader = _Loader(self.path.read_text(encoding="utf-8"))
        except (OSError, UnicodeDecodeError) as error:
            raise BadInput(f"{self.path}: {getattr(error, 'strerror', None) or plainly(error)}") from error
        except yaml.YAMLError as error:
            raise self._broken(error) from error
        try:
            node = loader.get_single_node()
            data = self._value(loader, node) if node is not None else None
        except yaml.YAMLError as error:
            raise self._broken(error) from error
        finally:
            loader.dispose()
        return self.block(data, 1, "the file")

    def _broken(self, error: yaml.YAMLError) -> BadInput:
        mark = getattr(error, "problem_mark", None) or getattr(error, "context_mark", None)
        problem = getattr(error, "problem", None) or getattr(error, "reason", None) or str(error)
        return self.error(mark.line + 1 if mark else 1, plainly(str(problem).replace("\n", " ")))

    def _value(self, loader: _Loader, node: yaml.Node) -> Any:
        line = node.start_mark.line + 1
        if isinstance(node, yaml.MappingNode):
            block = Block(line)
            for key_node, value_node in node.value:
                key_line = key_node.start_mark.line + 1
                if not isinstance(key_node, yaml.ScalarNode):
                    raise self.error(key_line, "a key must be a word")
                if key_node.value in block:
                    raise self.error(key_line, f"{key_node.value} is given twice")
                block[key_node.value] = self._value(loader, value_node)
                block.lines[key_node.value] = key_line
            return self._merged(block)
        if isinstance(node, yaml.SequenceNode):
            items = Items(line)
            for child in node.value:
                items.append(self._value(loader, child))
                items.lines.append(child.start_mark.line + 1)
            return items
        return loader.construct_object(node)

    def _merged(self, block: Block) -> Block:
        """``<<: *base`` fills in what a mapping does not say itself."""
        if "<<" in block:
            line = block.lines.pop("<<")
            base = self.block(block.pop("<<"), line, "<<")
            for key in base:
                if key not in block:
                    block[key], block.lines[key] = base[key], base.lines[key]
        return block

    def block(self, value: Any, line: int, what: str) -> Block:
        if not isinstance(value, Block):
            raise self.error(line, f"{what} must be a mapping")
        return value

    def known(self, block: Block, keys: set[str], required: set[str]) -> None:
        for key in block:
            if key not in keys:
                raise self.error(block.lines[key], f"unknown key {key!r}; known: {', '.join(sorted(keys))}")
        for key in sorted(required):
            if key not in block:
                raise self.error(block.line, f"{key} is missing")

    def word(self, block: Block, key: str) -> str:
        if not isinstance(block[key], str):
            raise self.error(block.lines[key], f"{key} must be a word")
        return str(block[key])

    def items(self, block: Block, key: str) -> Items:
        value = block.get(key)
        if value is None:
            return Items(block.lines.get(key, block.line))
        if not isinstance(value, Items):
            raise self.error(block.lines[key], f"{key} must be a list")
        return value

    def ids(self, block: Block, key: str) -> tuple[str, ...]:
        value = block[key]
        ids = [str(item) for item in value] if isinstance(value, Items) else str(value).split()
        if value is None or not ids or isinstance(value, Block):
            raise self.error(block.lines[key], f"{key} must be followed by option ids")
        return tuple(ids)


class _Cases(Reader):
    """Turns one file into cases."""

    def read(self) -> list[Case]:
        whole = self.whole()
        self.known(whole, {"game", "cases"}, {"game", "cases"})
        game = self.word(whole, "game")
        cases = [self._case(game, block) for block in self.items(whole, "cases")]
        seen: dict[str, int] = {}
        for case in cases:
            if case.name in seen:
                raise self.error(case.line, f"the name {case.name!r} was used in line {seen[case.name]}")
            seen[case.name] = case.line
        return cases

    def _dice(self, block: Block) -> tuple[int | str, ...]:
        items = self.items(block, "dice")
        for item, line in zip(items, items.lines, strict=True):
            if type(item) is not int and not _DIE.fullmatch(str(item)):
                raise self.error(line, f"dice must be a list of numbers, or of dice with them like d6=3, not {item!r}")
        return tuple(items)

    def _case(self, game: str, value: Any) -> Case:
        block = self.block(value, getattr(value, "line", 1), "a case")
        self.known(block, {"name", "rules", "cards", "odd", "given", *_STEP_KEYS, "steps"}, {"name", "given"})
        rules = self.items(block, "rules")
        steps = [self._step(block)]
        for item in self.items(block, "steps"):
            later = self.block(item, getattr(item, "line", block.line), "a step")
            self.known(later, _STEP_KEYS, set())
            steps.append(self._step(later))
        given = self.block(block["given"], block.lines["given"], "given")
        return Case(
            self.path,
            block.line,
            game,
            self.word(block, "name"),
            tuple(str(rule) for rule in rules),
            tuple(str(card) for card in self.items(block, "cards")),
            bool(block.get("odd")),
            given,
            tuple(steps),
        )

    def _step(self, block: Block) -> Step:
        when = self.items(block, "when")
        refused = self.items(block, "refused")
        then = block.get("then")
        if then is None:
            then = Block(block.lines.get("then", block.line))
        return Step(
            self._dice(block),
            tuple(answers for item, line in numbered(when) for answers in self._when(item, line)),
            self.block(then, block.lines.get("then", block.line), "then"),
            tuple(self._refused(item, line) for item, line in numbered(refused)),
            block.line,
        )

    def _when(self, item: Any, line: int) -> Iterator[Answers]:
        block = self.block(item, line, "an answer")
        for who in block:
            yield Answers(who, self.ids(block, who), block.lines[who])

    def _refused(self, item: Any, line: int) -> Forbidden:
        block = self.block(item, line, "a refusal")
        names = [key for key in block if key not in ("rule", "message", "dice")]
        if len(names) != 1 or "rule" not in block:
            raise self.error(line, "a refusal names one seat with option ids, and a rule")
        message = self.word(block, "message") if "message" in block else None
        ids = self.ids(block, names[0])
        return Forbidden(names[0], ids, self.word(block, "rule"), message, self._dice(block), line)


_DIE: Final = re.compile(r"d[1-9]\d*=[1-9]\d*")
_STEP_KEYS: Final = {"dice", "when", "then", "refused"}


def numbered(items: Items) -> Iterator[tuple[Any, int]]:
    return zip(items, items.lines, strict=True)


def load(path: Path | str) -> list[Case]:
    """The cases of a position file. Raises BadInput with file and line."""
    return _Cases(Path(path)).read()
