"""What a release is made of, as CycloneDX: the Python libraries of uv.lock that it needs, extras included, and the
packages that the page brings along, each with its version and licence.

    python scripts/bill_of_materials.py westphalia.cdx.json
"""

from __future__ import annotations

import json
import re
import sys
import tomllib
from importlib import metadata
from pathlib import Path
from typing import Any, Final

import westphalia

ROOT: Final = Path(__file__).resolve().parents[1]
VENDORED: Final = re.compile(r"^\| `([^`]+)` \| ([\d.]+) \| (\S+) \|", re.MULTILINE)


def bill() -> dict[str, Any]:
    parts = [*python_libraries(), *vendored_packages()]
    own = [{"expression": "MIT"}]
    made = {"type": "application", "name": "westphalia", "version": westphalia.__version__, "licenses": own}
    return {
        "bomFormat": "CycloneDX",
        "specVersion": "1.5",
        "version": 1,
        "metadata": {"component": made},
        "components": sorted(parts, key=lambda part: str(part["purl"])),
    }


def python_libraries() -> list[dict[str, Any]]:
    """All that westphalia and its extras need, and what these need, on any system."""
    lock = tomllib.loads((ROOT / "uv.lock").read_text(encoding="utf-8"))
    known = {package["name"]: package for package in lock["package"]}
    own = known["westphalia"]
    extras = own.get("optional-dependencies", {})
    waiting, found = [*own["dependencies"], *(need for extra in extras.values() for need in extra)], dict[str, str]()
    while waiting:
        need = waiting.pop()
        package = known[need["name"]]
        wanted = [each for extra in need.get("extra", ()) for each in package["optional-dependencies"][extra]]
        if need["name"] not in found:
            wanted += package.get("dependencies", [])
        found[need["name"]] = package["version"]
        waiting += [each for each in wanted if each["name"] not in found]
    return [_component("pypi", name, version, licences_of(name)) for name, version in found.items()]


def vendored_packages() -> list[dict[str, Any]]:
    table = (Path(westphalia.__file__).parent / "web" / "vendor" / "README.md").read_text(encoding="utf-8")
    return [
        _component("npm", name, version, [{"expression": licence}])
        for name, version, licence in VENDORED.findall(table)
    ]


def licences_of(library: str) -> list[dict[str, Any]]:
    """As its metadata has them: an expression, or what it calls them. None of what this system does not need and so has
    not installed."""
    try:
        about = metadata.metadata(library)
    except metadata.PackageNotFoundError:
        return []
    if expression := about.get("License-Expression"):
        return [{"expression": expression}]
    classifiers = [line for line in about.get_all("Classifier") or () if line.startswith("License :: ")]
    called = [line.rpartition(" :: ")[2] for line in classifiers] or [str(about["License"]).partition("\n")[0]]
    return [{"license": {"name": name}} for name in called]


def _component(kind: str, name: str, version: str, licences: list[dict[str, Any]]) -> dict[str, Any]:
    purl = f"pkg:{kind}/{name.replace('@', '%40')}@{version}"
    return {"type": "library", "name": name, "version": version, "purl": purl, "licenses": licences}


if __name__ == "__main__":
    Path(sys.argv[1]).write_text(json.dumps(bill(), indent=1) + "\n", encoding="utf-8")
