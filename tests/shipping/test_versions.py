"""Versions: what the program says of itself, and that the changelog knows them."""

from __future__ import annotations

import re

import pytest

from scripts.wheel_test import ROOT
from tests.cli.conftest import Run, run
from westphalia import __version__
from westphalia.kernel.contract import installed_titles
from westphalia.kernel.versions import read_versions

__all__ = ["run"]  # the fixture
TITLES = installed_titles()
SECTIONS = re.split(r"^## ", (ROOT / "CHANGELOG.md").read_text(encoding="utf-8"), flags=re.MULTILINE)[1:]


def test_the_version_names_the_rules_of_every_game(run: Run) -> None:
    lines = run("--version").out.splitlines()
    assert lines == [f"westphalia {__version__}", *(f"{id}: rules {title.version}" for id, title in TITLES.items())]


def test_the_changelog_is_by_version_newest_first() -> None:
    heads = [section.split()[0] for section in SECTIONS]
    assert heads[0] == "Unreleased"
    assert __version__ in heads
    numbers = [tuple(map(int, head.split("."))) for head in heads[1:]]
    assert numbers == sorted(numbers, reverse=True)


@pytest.mark.parametrize("game", TITLES)
def test_released_rules_are_those_of_a_version_in_the_changelog(game: str) -> None:
    versions = read_versions(TITLES[game].locales.parent)
    assert any(version.released for version in versions)
    for version in versions:
        head = version.released or "Unreleased"
        (section,) = [section for section in SECTIONS if section.startswith(head)]
        assert f"Rules {version.version} of each game" in section
