"""The documentation as a site (mkdocs.yml): what lies outside docs/ and is linked is in it, what is dead fails."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

CHECKOUT = Path(__file__).parents[2]


def build(folder: Path, text: str) -> subprocess.CompletedProcess[str]:
    """A site of one page, with our settings and our hook."""
    settings = (CHECKOUT / "mkdocs.yml").read_text(encoding="utf-8")
    (folder / "mkdocs.yml").write_text(re.sub(r"(?s)\nnav:.*", "\nnav:\n  - Home: index.md\n", settings))
    for name in ("docs", "scripts", "src"):
        (folder / name).mkdir()
    shutil.copy(CHECKOUT / "scripts" / "docs_site.py", folder / "scripts")
    (folder / "docs" / "index.md").write_text(f"# Home\n\n{text}\n")
    (folder / "src" / "rules.md").write_text(
        "# Rules\n\n## Peace\n\nBack [home](../docs/index.md), or to [data](map.yaml).\n"
    )
    (folder / "src" / "map.yaml").write_text("places: []\n")
    return subprocess.run([sys.executable, "-m", "mkdocs", "build"], cwd=folder, capture_output=True, text=True)


def test_what_is_linked_outside_docs_is_part_of_the_site(tmp_path: Path) -> None:
    done = build(tmp_path, "See [peace](../src/rules.md#peace) and `[code](left/alone.md)`.")
    assert done.returncode == 0, done.stderr
    site = tmp_path / "build" / "site"
    assert 'href="repository/src/rules.html#peace"' in (site / "index.html").read_text()
    assert 'href="../../index.html"' in (site / "repository" / "src" / "rules.html").read_text()
    assert (site / "repository" / "src" / "map.yaml").exists()


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("See [the guide](guide.md).", "guide.md"),
        ("See [the rules](../src/regles.md).", "regles.md"),
        ("See [war](../src/rules.md#war).", "#war"),
        ("See [below](#below).", "#below"),
    ],
)
def test_a_dead_link_fails(tmp_path: Path, text: str, told: str) -> None:
    done = build(tmp_path, text)
    assert done.returncode == 1
    assert told in done.stderr


def test_every_page_is_in_the_menu() -> None:
    menu = (CHECKOUT / "mkdocs.yml").read_text(encoding="utf-8")
    pages = [str(path.relative_to(CHECKOUT / "docs")) for path in (CHECKOUT / "docs").rglob("*.md")]
    assert [page for page in pages if f" {page}\n" not in menu] == []
