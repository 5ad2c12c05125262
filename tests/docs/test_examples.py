"""What the documentation shows is what happens: the examples in docstrings, and the one in the README."""

from __future__ import annotations

import doctest
import re
from importlib import import_module
from pathlib import Path

import pytest

CHECKOUT = Path(__file__).parents[2]
SOURCE = CHECKOUT / "src"
MODULES = sorted(
    ".".join(path.relative_to(SOURCE).with_suffix("").parts)
    for path in SOURCE.rglob("*.py")
    if ">>> " in path.read_text(encoding="utf-8")
)


@pytest.mark.parametrize("name", MODULES)
def test_examples_in_docstrings(name: str) -> None:
    result = doctest.testmod(import_module(name), verbose=False)
    assert result.attempted > 0
    assert result.failed == 0, f"python -m doctest shows what {name} prints"


def test_example_in_the_readme(capsys: pytest.CaptureFixture[str]) -> None:
    examples = re.findall(r"```python\n(.*?)```", (CHECKOUT / "README.md").read_text(encoding="utf-8"), re.DOTALL)
    assert examples
    for example in examples:
        exec(compile(example, "README.md", "exec"), {})
    assert "Standing(" in capsys.readouterr().out
