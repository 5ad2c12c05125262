"""No large circle of modules: whoever reads one module need not know a dozen others first.

import-linter refuses circles between siblings and holds the layers. This measures what is left: the largest set of
modules that all reach each other. Every import counts, also those in functions and those for types only.
"""

from __future__ import annotations

import ast
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path

import westphalia

ROOT = Path(westphalia.__file__).parent
LARGEST = 3

Graph = Mapping[str, Iterable[str]]


def modules() -> dict[str, Path]:
    """Every module of the package by its dotted name."""
    found = {}
    for path in sorted(ROOT.rglob("*.py")):
        parts = [ROOT.name, *path.relative_to(ROOT).with_suffix("").parts]
        found[".".join(parts[:-1] if parts[-1] == "__init__" else parts)] = path
    return found


def imports(name: str, path: Path) -> Iterator[str]:
    """What a module imports, by dotted names: a module, or something in one."""
    package = name.split(".") if path.name == "__init__.py" else name.split(".")[:-1]
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            above = package[: len(package) - node.level + 1] if node.level else []
            source = ".".join([*above, *([node.module] if node.module else [])])
            yield from (f"{source}.{alias.name}" for alias in node.names)


def graph() -> dict[str, set[str]]:
    known = modules()
    found: dict[str, set[str]] = {}
    for name, path in known.items():
        targets = (t if t in known else t.rpartition(".")[0] for t in imports(name, path))
        found[name] = {target for target in targets if target in known and target != name}
    return found


def circles(of: Graph) -> list[list[str]]:
    """Modules that all reach each other, the largest circle first (Tarjan)."""
    number: dict[str, int] = {}
    low: dict[str, int] = {}
    stack: list[str] = []
    found: list[list[str]] = []

    def visit(name: str) -> None:
        number[name] = low[name] = len(number)
        stack.append(name)
        for target in of[name]:
            if target not in number:
                visit(target)
                low[name] = min(low[name], low[target])
            elif target in stack:
                low[name] = min(low[name], number[target])
        if low[name] == number[name]:
            at = stack.index(name)
            found.append(sorted(stack[at:]))
            del stack[at:]

    for name in of:
        if name not in number:
            visit(name)
    return sorted((one for one in found if len(one) > 1), key=lambda one: (-len(one), one))


def test_the_package_has_no_circle_of_more_than_three_modules() -> None:
    assert [one for one in circles(graph()) if len(one) > LARGEST] == []


def test_a_circle_is_found_with_its_imports_for_types_and_in_functions(tmp_path: Path) -> None:
    inner = tmp_path / "inner.py"
    inner.write_text("if TYPE_CHECKING:\n    from .a import A\ndef f():\n    from ..up import b\n    import c.d\n")
    assert set(imports("top.pack.inner", inner)) == {"top.pack.a.A", "top.up.b", "c.d"}
    assert circles({"a": ["b", "e"], "b": ["c"], "c": ["d"], "d": ["a"], "e": []}) == [["a", "b", "c", "d"]]
