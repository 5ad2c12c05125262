"""Kinds of numbers (``ids.py`` of a game): what is right passes mypy, every line that mixes them up is refused."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]


def assert_wrong_lines_are_refused(tmp_path: Path, module: str, *, wrong_from: str) -> None:
    """``module``: its last function, from two lines below the line ``wrong_from`` on, is wrong in every line."""
    file = tmp_path / "mixed.py"
    file.write_text(module)
    checked = subprocess.run(
        [sys.executable, "-m", "mypy", "--strict", str(file)], cwd=ROOT, capture_output=True, text=True
    )
    refused = [int(line) for line in re.findall(r"mixed\.py:(\d+): error", checked.stdout)]
    first = module.split("\n").index(wrong_from) + 3
    assert refused == [*range(first, module.count("\n") + 1)], checked.stdout
