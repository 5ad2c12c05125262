"""The page is checked against the packages it runs with: types come from the same versions as the vendored files."""

from __future__ import annotations

import json
import re
from pathlib import Path

import westphalia

VENDOR = Path(westphalia.__file__).parent / "web" / "vendor"
ROOT = Path(__file__).parents[2]


def test_types_are_those_of_the_vendored_versions() -> None:
    table = (VENDOR / "README.md").read_text(encoding="utf-8")
    vendored = dict(re.findall(r"^\| `([^`]+)` \| ([\d.]+) \|", table, re.MULTILINE))
    pinned = json.loads((ROOT / "package.json").read_text(encoding="utf-8"))["devDependencies"]
    shared = {name: version for name, version in pinned.items() if name in vendored}
    assert {"preact", "htm", "@preact/signals", "@fluent/bundle"} <= set(shared)
    assert shared == {name: vendored[name] for name in shared}


def test_the_lock_file_names_no_place() -> None:
    assert '"resolved"' not in (ROOT / "package-lock.json").read_text(encoding="utf-8")
