"""Mutants: one small change to a function whose docstring names rules.

Where a program can be changed so that a rule is broken: a comparison, a number, a condition, an operator, a statement.
What is no rule stays as it is: texts of the log, reasons of refusals, annotations, assertions, and what the table needs
but no rulebook knows (checkpoints, limits of undo, the default of an absent player).
"""

from __future__ import annotations

import ast
import copy
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from types import CodeType
from typing import Final, NamedTuple

from .coverage import ids_in

Function = ast.FunctionDef | ast.AsyncFunctionDef

# Modules of a game that play no rule: opponents, content and its checks, looking back, and what tests look through
NOT_RULES: Final = (
    *("bots", "judgement", "catalogue", "content", "title", "charts", "summary", "printed"),
    *("position", "inspection", "free_table", "wild", "redeal", "conservation", "recount"),
)

COMPARISONS: Final[dict[type[ast.cmpop], type[ast.cmpop]]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
}
OPERATORS: Final[dict[type[ast.operator], type[ast.operator]]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.FloorDiv,
    ast.FloorDiv: ast.Mult,
    ast.Mod: ast.FloorDiv,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
}
# Calls whose arguments are words for people, or the table's own business
NOT_MUTATED_CALLS: Final = ("log", "Refusal", "reveal", "isinstance", "cast")
NOT_MUTATED_ARGUMENTS: Final = ("args", "default", "strict")


class Site(NamedTuple):
    """A place where a function can be changed: the n-th of its module."""

    file: str  # in the package of the game
    function: str
    line: int
    number: int
    cites: str  # the docstring, which names the rules

    @property
    def key(self) -> str:
        return f"{self.file}:{self.function}"

    @property
    def place(self) -> str:
        return f"{self.file}:{self.line}"


class Change(NamedTuple):
    """What a mutant changes, as a person reads it."""

    before: str
    after: str


class _Found(NamedTuple):
    function: str
    cites: str
    statement: ast.stmt
    apply: Callable[[], None]


def find_sites(package: Path) -> list[Site]:
    """Every place in a game's package, in the order of the files."""
    sites: list[Site] = []
    for path in sorted(package.rglob("*.py")):
        file = path.relative_to(package)
        if file.parts[0].startswith(NOT_RULES):
            continue
        tree = ast.parse(path.read_text(encoding="utf-8"))
        for number, found in enumerate(_sites_of(tree)):
            sites.append(Site(file.as_posix(), found.function, found.statement.lineno, number, found.cites))
    return sites


def mutate(package: Path, site: Site) -> tuple[Change, CodeType]:
    """The change at one place, and the code of the module with it."""
    path = package / site.file
    tree = ast.parse(path.read_text(encoding="utf-8"))
    found = next(item for number, item in enumerate(_sites_of(tree)) if number == site.number)
    before = _head(found.statement)
    found.apply()
    after = _head(found.statement)
    return Change(before, after), compile(ast.fix_missing_locations(tree), str(path), "exec")


def probe(package: Path, file: str, hits: str, places: list[str]) -> CodeType:
    """The code of a module in which every statement with rules first tells that it is reached: it sets its number in
    the global ``hits``. ``places`` grows by these statements, called as sites are."""
    path = package / file
    tree = ast.parse(path.read_text(encoding="utf-8"))
    for _, function in _functions(tree, ""):
        if ids_in(ast.get_docstring(function) or ""):
            function.body[1:] = _probed(function.body[1:], file, hits, places)
    return compile(ast.fix_missing_locations(tree), str(path), "exec")


def _probed(statements: list[ast.stmt], file: str, hits: str, places: list[str]) -> list[ast.stmt]:
    probed: list[ast.stmt] = []
    for statement in statements:
        (mark,) = ast.parse(f"{hits}[{len(places)}] = 1").body
        places.append(f"{file}:{statement.lineno}")
        probed += [ast.copy_location(mark, statement), statement]
        if isinstance(statement, Function) and ids_in(ast.get_docstring(statement) or ""):
            continue  # is probed by itself
        for block in _blocks(statement):
            block[:] = _probed(block, file, hits, places)
    return probed


def _blocks(node: ast.AST) -> Iterator[list[ast.stmt]]:
    """The lists of statements right below one."""
    for field in ("body", "orelse", "finalbody"):
        if block := getattr(node, field, None):
            yield block
    for field in ("handlers", "cases"):
        for child in getattr(node, field, ()):
            yield from _blocks(child)


def _head(statement: ast.stmt) -> str:
    """A statement without what stands below it; nothing, if it is left out."""
    if isinstance(statement, ast.If) and isinstance(statement.test, ast.Constant) and statement.test.value is False:
        return "pass"
    return ast.unparse(statement).partition("\n")[0]


def _sites_of(tree: ast.Module) -> Iterator[_Found]:
    for name, function in _functions(tree, ""):
        docstring = ast.get_docstring(function) or ""
        if ids_in(docstring):
            for statement in function.body[1:]:
                for place, apply in _changes(statement):
                    yield _Found(name, docstring, place, apply)


def _functions(node: ast.AST, prefix: str) -> Iterator[tuple[str, Function]]:
    """Every function with its qualified name, as its code has it."""
    for child in ast.iter_child_nodes(node):
        if isinstance(child, Function):
            yield f"{prefix}{child.name}", child
            yield from _functions(child, f"{prefix}{child.name}.<locals>.")
        elif isinstance(child, ast.ClassDef):
            yield from _functions(child, f"{prefix}{child.name}.")
        else:
            yield from _functions(child, prefix)


def _changes(statement: ast.stmt) -> Iterator[tuple[ast.stmt, Callable[[], None]]]:
    """What can be changed in a statement and those below it, each with the innermost statement around it."""
    if isinstance(statement, ast.Assert | ast.Raise | ast.Import | ast.ImportFrom | ast.ClassDef | ast.Global):
        return
    if isinstance(statement, Function) and ids_in(ast.get_docstring(statement) or ""):
        return  # has its own rules, and sites of its own
    if _can_be_left_out(statement):
        yield statement, lambda: _leave_out(statement)
    for node in _expressions(statement):
        for apply in _changes_of(node):
            yield statement, apply
    for below in _statements_below(statement):
        yield from _changes(below)


def _statements_below(statement: ast.stmt) -> Iterator[ast.stmt]:
    for block in _blocks(statement):
        yield from block


def _can_be_left_out(statement: ast.stmt) -> bool:
    if isinstance(statement, ast.Expr):
        value = statement.value
        if isinstance(value, ast.Yield):
            return False  # an answer nobody looks at, or a checkpoint
        if isinstance(value, ast.YieldFrom):
            return isinstance(value.value, ast.Call)
        return isinstance(value, ast.Call) and _name(value) not in NOT_MUTATED_CALLS
    if isinstance(statement, ast.Assign):
        return isinstance(statement.targets[0], ast.Attribute | ast.Subscript)
    return isinstance(statement, ast.AugAssign | ast.Continue | ast.Break)


def _leave_out(statement: ast.stmt) -> None:
    """In place: whatever a statement was, it is never reached now. So a script stays a script, and the names of
    functions around this one stay what they are."""
    never = ast.copy_location(ast.Constant(value=False), statement)
    branch = {"test": never, "body": [copy.copy(statement)], "orelse": []}
    statement.__class__, statement.__dict__ = ast.If, {**vars(statement), **branch}


def _expressions(statement: ast.stmt) -> Iterator[ast.AST]:
    """The expressions of one statement that belong to the rules, not those of statements below it."""
    for field, value in ast.iter_fields(statement):
        if field in ("annotation", "returns", "decorator_list", "args", "type_params"):
            continue
        for child in value if isinstance(value, list) else [value]:
            if isinstance(child, ast.expr | ast.operator | ast.withitem):
                yield from _within(child)
    if isinstance(statement, ast.AugAssign | ast.If | ast.While):
        yield statement


def _within(node: ast.AST) -> Iterator[ast.AST]:
    if isinstance(node, ast.JoinedStr):
        return
    if isinstance(node, ast.Call):
        if _name(node) in NOT_MUTATED_CALLS:
            return
        positions = node.args[:3] if _name(node) == "Ask" else node.args
        inner: list[ast.AST] = [
            node.func,
            *positions,
            *(k.value for k in node.keywords if k.arg not in NOT_MUTATED_ARGUMENTS),
        ]
    else:
        inner = list(ast.iter_child_nodes(node))
    yield node
    for child in inner:
        yield from _within(child)


def _name(call: ast.Call) -> str:
    function = call.func
    return function.attr if isinstance(function, ast.Attribute) else getattr(function, "id", "")


def _changes_of(node: ast.AST) -> Iterator[Callable[[], None]]:
    """The ways to change one node, in place."""
    match node:
        case ast.Compare(ops=ops):
            for place, comparison in enumerate(ops):
                if type(comparison) in COMPARISONS:
                    yield partial(ops.__setitem__, place, COMPARISONS[type(comparison)]())
        case ast.BoolOp(op=ast.And()):
            yield lambda: setattr(node, "op", ast.Or())
        case ast.BoolOp(op=ast.Or()):
            yield lambda: setattr(node, "op", ast.And())
        case ast.BinOp(op=operator) | ast.AugAssign(op=operator):
            if type(operator) in OPERATORS:
                yield lambda: setattr(node, "op", OPERATORS[type(operator)]())
        case ast.UnaryOp(op=ast.Not(), operand=ast.expr() as operand):
            yield lambda: _become(node, operand)
        case ast.Constant(value=bool() as truth):
            yield lambda: setattr(node, "value", not truth)
        case ast.Constant(value=int() as number):
            yield lambda: setattr(node, "value", number + 1)
        case ast.If(test=test) | ast.While(test=test) | ast.IfExp(test=test):
            if not isinstance(test, ast.Compare | ast.BoolOp | ast.UnaryOp | ast.Constant):
                yield lambda: setattr(node, "test", ast.UnaryOp(ast.Not(), test))
        case ast.comprehension(ifs=conditions):
            for place, condition in enumerate(conditions):
                if not isinstance(condition, ast.Compare | ast.BoolOp | ast.UnaryOp):
                    yield partial(conditions.__setitem__, place, ast.UnaryOp(ast.Not(), condition))


def _become(node: ast.AST, other: ast.AST) -> None:
    node.__class__, node.__dict__ = other.__class__, other.__dict__
