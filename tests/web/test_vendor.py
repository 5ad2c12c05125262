"""The page is checked against the packages it runs with: types come from the same versions as the vendored files."""

from __future__ import annotations

import json
import re
from pathlib import Path

import westphalia

VENDOR = Path(westphalia.__file__).parent / "web" / "vendor"
ROOT = Path(__file__).parents[2]
# What each licence says in its text, wherever it is printed.
WORDS = {
    "MIT": "Permission is hereby granted, free of charge",
    "Apache-2.0": "Apache License",
    "ISC": "Permission to use, copy, modify, and/or distribute this software",
    "BSD-3-Clause": "Redistribution and use in source and binary forms",
    "OFL-1.1": "SIL Open Font License",
}


def vendored_packages() -> dict[str, tuple[str, list[str]]]:
    """Package -> licence and files, as the table says."""
    table = (VENDOR / "README.md").read_text(encoding="utf-8")
    rows = re.findall(r"^\| `([^`]+)` \| [\d.]+ \| (\S+) \| (.+) \|$", table, re.MULTILINE)
    return {package: (licence, files.split(", ")) for package, licence, files in rows}


def test_every_vendored_file_belongs_to_a_package_of_the_table() -> None:
    owned = {file for _, files in vendored_packages().values() for file in files}
    names = {path.name + "/" * path.is_dir() for path in VENDOR.iterdir()}
    assert names - {"README.md", "refresh.py", "licences/", "__pycache__/"} == owned


def test_every_vendored_package_has_its_licence_text() -> None:
    packages = vendored_packages()
    assert len(packages) >= 16
    for package, (licence, _) in packages.items():
        text = VENDOR / "licences" / f"{package.strip('@').replace('/', '-')}.txt"
        if package == "@fluent/bundle":  # brings none: the same text as
            text = VENDOR / "licences" / "htm.txt"
        assert WORDS[licence].lower() in " ".join(text.read_text(encoding="utf-8").split()).lower(), package


def test_types_are_those_of_the_vendored_versions() -> None:
    table = (VENDOR / "README.md").read_text(encoding="utf-8")
    vendored = dict(re.findall(r"^\| `([^`]+)` \| ([\d.]+) \|", table, re.MULTILINE))
    pinned = json.loads((ROOT / "package.json").read_text(encoding="utf-8"))["devDependencies"]
    shared = {name: version for name, version in pinned.items() if name in vendored}
    assert {"preact", "htm", "@preact/signals", "@fluent/bundle"} <= set(shared)
    assert shared == {name: vendored[name] for name in shared}


def test_the_lock_file_names_no_place() -> None:
    assert '"resolved"' not in (ROOT / "package-lock.json").read_text(encoding="utf-8")
