"""What is wrong with the texts of a game, and how much of it a language says: read from the files and the code, without
playing."""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from westphalia.kernel.contract import Title
from westphalia.kernel.messages import FALLBACK, Forms, languages, names, printed_texts, text_files

# which texts a game needs


def ids_used(title: Title[Any]) -> dict[str, set[str]]:
    """The message ids that the code of a game's package names, each with the arguments seen beside it: log lines,
    refusals, questions, and the words among the options as far as they stand in the question. Others show themselves
    in play (the conformance suite). And what tells players of a new version of the rules."""
    module = sys.modules[type(title).__module__]
    assert module.__file__ is not None
    used: dict[str, set[str]] = {version.message: set() for version in title.versions[1:]}
    for path in sorted(Path(module.__file__).parent.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"), str(path))):
            if isinstance(node, ast.Call):
                for id, args in _ids_in_call(node):
                    used.setdefault(id, set()).update(args)
    return used


def _ids_in_call(call: ast.Call) -> Iterator[tuple[str, Iterable[str]]]:
    function = call.func
    name = function.attr if isinstance(function, ast.Attribute) else getattr(function, "id", "")
    given = {keyword.arg: keyword.value for keyword in call.keywords if keyword.arg is not None}
    args = call.args
    if name == "log" and args:
        yield from ((id, given) for id in _strings(args[0]))
    elif name == "Refusal" and (len(args) > 1 or "message" in given):
        dictionary = args[2] if len(args) > 2 else given.get("args")
        keys = dictionary.keys if isinstance(dictionary, ast.Dict) else []
        names = [word for key in keys if key is not None for word in _strings(key)]
        yield from ((id, names) for id in _strings(args[1] if len(args) > 1 else given["message"]))
    elif name == "Kind" and args:
        yield from ((f"ask-{id}", ()) for id in _strings(args[0]))
    elif name == "Action" and args:
        yield from ((f"option-{word}", ()) for word in _strings(args[0]))
    elif name == "Ask":
        words = [*args[2:4], *(given[key] for key in ("options", "default") if key in given)]
        yield from ((f"option-{word}", ()) for node in words for word in _strings(node))


def _strings(node: ast.expr) -> Iterator[str]:
    """String constants that an expression can give, itself or as members of a list."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value
    elif isinstance(node, ast.IfExp):
        yield from _strings(node.body)
        yield from _strings(node.orelse)
    elif isinstance(node, ast.List | ast.Tuple):
        for item in node.elts:
            yield from _strings(item)
    elif isinstance(node, ast.Starred):
        yield from _strings(node.value)
    elif isinstance(node, ast.BinOp) and isinstance(node.op, ast.Add):
        yield from _strings(node.left)
        yield from _strings(node.right)


# what is wrong with the texts


class _Variables(Visitor):
    """The arguments a message uses."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:
        self.names.add(node.id.name)


class Texts:
    """The texts of one language as they are written, for those who check them."""

    def __init__(self, title: Title[Any], language: str) -> None:
        self.language = language
        self.variables: dict[str, set[str]] = {}
        self.problems: list[str] = []
        for path in text_files(title.locales, language):
            source = path.read_text(encoding="utf-8")
            for entry in FluentParser().parse(source).body:
                self._note(path, source, entry)

    def _note(self, path: Path, source: str, entry: Any) -> None:
        line = source.count("\n", 0, entry.span.start) + 1 if entry.span else 0
        if isinstance(entry, ftl.Junk):
            self.problems.append(f"{self.language}/{path.name}:{line}: can't be read: {entry.annotations[0].message}")
        elif isinstance(entry, ftl.Message):
            if entry.id.name in self.variables:
                self.problems.append(f"{self.language}/{path.name}:{line}: {entry.id.name} is there twice")
            found = _Variables()
            found.visit(entry)
            self.variables[entry.id.name] = found.names


def text_problems(title: Title[Any]) -> list[str]:
    """What is wrong with a game's texts: unreadable, twice, absent in a language, superfluous, with arguments that
    neither the English text nor the code knows; and texts that the code needs but nobody wrote."""
    used = ids_used(title)
    english, *others = [Texts(title, language) for language in languages(title)]
    problems = list(english.problems)
    problems += [f"en: {id} is used but not written" for id in sorted(set(used) - set(english.variables))]
    for texts in others:
        problems += texts.problems
        for id in sorted(english.variables):
            if id not in texts.variables:
                problems.append(f"{texts.language}: {id} is missing")
            elif strange := texts.variables[id] - english.variables[id] - used.get(id, set()):
                problems.append(f"{texts.language}: {id} uses {', '.join(sorted(strange))}, English does not")
        superfluous = sorted(set(texts.variables) - set(english.variables))
        problems += [f"{texts.language}: {id} is not in English" for id in superfluous]
    return problems


# how much of it a language says


def measure_texts(title: Title[Any], language: str) -> dict[str, tuple[int, int]]:
    """How many of its messages, names and sentences on cards a game says in a language, of how many in English."""
    own, english = _messages(title.locales, language), _messages(title.locales, FALLBACK)
    called, all_names = _pairs(names(title, language)), _pairs(names(title, FALLBACK))
    sentences, known = set(title.printed_texts().values()), printed_texts(title, language)
    told = len(sentences) if language == FALLBACK else len(sentences & known.keys())
    return {
        "messages": (len(own & english), len(english)),
        "names": (len(called & all_names), len(all_names)),
        "printed": (told, len(sentences)),
    }


def _messages(locales: Path, language: str) -> set[str]:
    sources = (path.read_text(encoding="utf-8") for path in sorted((locales / language).glob("*.ftl")))
    return {id for source in sources for id in re.findall(r"^([a-z][\w-]*) *=", source, re.MULTILINE)}


def _pairs(things: dict[str, dict[str, Forms]]) -> set[tuple[str, str]]:
    return {(domain, id) for domain, named in things.items() for id in named}
