"""The bill of materials: everything a release brings or needs, with version and licence."""

from __future__ import annotations

import re
import tomllib
from importlib import metadata

from scripts.bill_of_materials import ROOT, bill
from tests.web.test_vendor import vendored_packages


def test_everything_has_a_version_and_a_licence() -> None:
    parts = bill()["components"]
    names = {part["name"] for part in parts}
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    needed = [
        *project["dependencies"],
        *(need for extra in project["optional-dependencies"].values() for need in extra),
    ]
    for need in needed:
        found = re.match(r"[\w.-]+", need)
        assert found and found[0].replace(".", "-") in names, need
    assert set(vendored_packages()) <= names
    assert {"uvloop", "greenlet", "argon2-cffi-bindings"} <= names  # what these need in turn
    assert not {"pytest", "mypy", "mkdocs"} & names  # what only we need
    installed = {dist.name.lower().replace(".", "-").replace("_", "-") for dist in metadata.distributions()}
    for part in parts:
        assert part["version"] and part["purl"].startswith(("pkg:pypi/", "pkg:npm/"))
        if part["purl"].startswith("pkg:npm/") or part["name"] in installed:
            assert all(each.get("expression") or each["license"]["name"] for each in part["licenses"])
            assert part["licenses"], part["name"]
