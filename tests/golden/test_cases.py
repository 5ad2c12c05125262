"""What a case of a position file leaves, asks, offers, refuses and tells is what it was, also where it says nothing."""

from __future__ import annotations

from pathlib import Path

import pytest

from westphalia.kernel.contract import find_title, installed_titles
from westphalia.lab.echoes import CaseEchoes

ECHOES = CaseEchoes(Path(__file__).parents[1])
FILES = [
    pytest.param(game, path, id=f"{game}/{path.stem}")
    for game in sorted(installed_titles())
    for path in ECHOES.files(find_title(game))
]


@pytest.mark.parametrize(("game", "positions"), FILES)
def test_echoes(game: str, positions: Path) -> None:
    kept, heard = ECHOES.kept(positions), ECHOES.heard(positions, find_title(game))
    changed = [name for name, mark in heard.items() if kept.get(name) != mark]
    remedy = f"if these are new, or changed as they are meant to, run: westphalia golden --cases --game {game}"
    assert heard
    assert list(kept.items()) == list(heard.items()), f"{remedy}; cases: {changed}"
