"""Rule coverage: which rules of the rulebook the tests cite, and the code.

A test cites a rule in its docstring or its name (``test_sc_4_14_...``), a case of a position file under ``rules:``.
Cards that need a test of their own (``Title.cards_to_test``) are named under ``cards:`` of a case, or in a docstring
after ``Cards:``, there also by patterns (``Cards: adm_*, dip_*``).
Rules that can't be tested (definitions, table manners) stand with their reason in ``rulebook/untested.yaml``.
"""

from __future__ import annotations

import ast
import fnmatch
import re
from collections.abc import Iterator, Mapping
from importlib import import_module
from pathlib import Path
from typing import Any

import msgspec
import yaml

import westphalia
from westphalia.kernel.contract import BadInput, Title
from westphalia.kernel.rulebook import examples_of, read_rulebook, rule_order, rules_of

_ID = re.compile(r"\b[A-Z]{2,}-(?:[A-Z]\.)?[A-Z]?\d+(?:\.\d+)*[a-z]?")
_RANGE = re.compile(rf"(?P<first>{_ID.pattern})(?: to (?:[A-Z]{2}-)?(?P<last>\d+(?:\.\d+)+))?")
_ID_IN_NAME = re.compile(r"(?:^|_)([a-z]{2})_(\d+)_(\d+)(?=_|$)")
_CARDS = re.compile(r"Cards: (.*)")
_YamlLoader = getattr(yaml, "CSafeLoader", yaml.SafeLoader)


class Cited(msgspec.Struct, frozen=True):
    """Where one rule is cited: files of the code, and tests as ``file::name``."""

    rule: str
    name: str
    code: list[str]
    tests: list[str]


class Coverage(msgspec.Struct, frozen=True):
    """``missing`` are all rules without a test, ``untestable`` those among them that can't have one and why."""

    game: str
    rules: int
    tested: int
    missing: list[str]
    untestable: dict[str, str]
    examples: int
    examples_missing: list[str]
    unknown: list[str]  # cited by a test, but not in the rulebook
    details: list[Cited]
    cards: int
    cards_missing: list[str]
    cards_unknown: list[str]  # named by a case, but not a card


def find_checkout(start: Path) -> Path:
    """The folder with the tests: here, above, or beside the source that runs."""
    beside = Path(westphalia.__file__).resolve().parents[2]
    for folder in (start, *start.parents, beside):
        if (folder / "tests").is_dir() and (folder / "pyproject.toml").is_file():
            return folder
    raise BadInput("this reads the tests, and there are none here: run it in a checkout")


def measure_coverage(title: Title[Any], checkout: Path) -> Coverage:
    """Compare the rulebook with what the tests and the code of a checkout cite."""
    paragraphs = read_rulebook(title.rulebook)
    rules, examples = rules_of(paragraphs), examples_of(paragraphs)
    prefixes = {rule.partition("-")[0] for rule in rules}
    tests: dict[str, list[str]] = {}
    named = set[str]()
    for where, ids, patterns in test_citations(checkout / "tests", title.id):
        named |= patterns
        for id in ids:
            tests.setdefault(id, []).append(where)
    cards = title.cards_to_test()
    shown = {card for pattern in named for card in fnmatch.filter(cards, pattern)}
    code = _code_citations(title)
    tested = [rule for rule in rules if rule in tests]
    return Coverage(
        title.id,
        len(rules),
        len(tested),
        [rule for rule in rules if rule not in tests],
        {rule: why for rule, why in _untested(title, paragraphs).items() if rule not in tests},
        len(examples),
        [id for id in examples if id not in tests],
        sorted((id for id in tests if id not in paragraphs and id.partition("-")[0] in prefixes), key=rule_order),
        [
            Cited(rule, paragraphs[rule].name, sorted(code.get(rule, [])), sorted(set(tests.get(rule, []))))
            for rule in rules
        ],
        len(cards),
        [card for card in cards if card not in shown],
        sorted(pattern for pattern in named if not fnmatch.filter(cards, pattern)) if cards else [],
    )


def ids_in(text: str) -> list[str]:
    """The rule ids that a text names.

    >>> ids_in("PP-9.1.10 to 9.1.12, as in PP-4.2.")
    ['PP-9.1.10', 'PP-4.2']
    """
    return _ID.findall(text)


def cited_rules(text: str, paragraphs: Mapping[str, Any]) -> list[str]:
    """The rules a text is about: a range means all of them, a chapter or section all in it."""
    rules = set[str]()
    for match in _RANGE.finditer(text):
        first, last = match["first"], match["last"]
        prefix = first.partition("-")[0]
        if last:
            begin, end = rule_order(first), rule_order(f"{prefix}-{last}")
            rules |= {id for id in paragraphs if id.startswith(prefix) and begin <= rule_order(id) <= end}
        elif first in paragraphs:
            rules.add(first)
        else:
            rules |= {id for id in paragraphs if id.startswith(f"{first}.")}
    return sorted(rules, key=rule_order)


def _untested(title: Title[Any], paragraphs: dict[str, Any]) -> dict[str, str]:
    path = title.rulebook / "untested.yaml"
    if not path.exists():
        return {}
    reasons = yaml.load(path.read_text(encoding="utf-8"), _YamlLoader) or {}
    for rule, reason in reasons.items():
        if rule not in paragraphs or not isinstance(reason, str):
            raise BadInput(f"{path.name}: {rule}: not a rule with a reason")
    return dict(reasons)


def test_citations(tests: Path, game: str) -> Iterator[tuple[str, set[str], set[str]]]:
    """Each test with the rules and the cards it names."""
    for path in sorted(tests.rglob("test_*.py")):
        where = path.relative_to(tests).as_posix()
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.name.startswith("test"):
                yield f"{where}::{node.name}", _ids_of_test(node), _cards_of_test(node) if game in where else set()
    for path in sorted(tests.rglob("*.yaml")):
        text = path.read_text(encoding="utf-8")
        content = yaml.load(text, _YamlLoader) if game in text else None  # most are of other games
        if isinstance(content, dict) and content.get("game") == game:
            where = path.relative_to(tests).as_posix()
            for case in content.get("cases") or ():
                cited = [str(rule) for rule in case.get("rules") or ()]
                cards = {str(card) for card in case.get("cards") or ()}
                yield f"{where}::{case['name']}", {*cited, *_ID.findall(str(case["name"]))}, cards


def _ids_of_test(test: ast.FunctionDef | ast.AsyncFunctionDef) -> set[str]:
    ids = set(_ID.findall(ast.get_docstring(test) or ""))
    ids |= {f"{prefix.upper()}-{a}.{b}" for prefix, a, b in _ID_IN_NAME.findall(test.name)}
    return ids


def _cards_of_test(test: ast.FunctionDef | ast.AsyncFunctionDef) -> set[str]:
    lines = _CARDS.findall(ast.get_docstring(test) or "")
    return {card for line in lines for card in re.split(r"[,\s]+", line.strip().rstrip(".")) if card}


def _code_citations(title: Title[Any]) -> dict[str, list[str]]:
    module = import_module(type(title).__module__)
    if module.__file__ is None:
        return {}
    package = Path(module.__file__).parent
    cited: dict[str, list[str]] = {}
    for path in sorted(package.rglob("*.py")):
        for id in set(_ID.findall(path.read_text(encoding="utf-8"))):
            cited.setdefault(id, []).append(path.relative_to(package).as_posix())
    return cited
