"""Bots from anybody's module play in the lab, and only there."""

from __future__ import annotations

import json
import shutil
import sys
from pathlib import Path

import pytest

from westphalia.bots.protocol import find_bot
from westphalia.bots.random import RandomBot
from westphalia.kernel.contract import BadInput, find_title
from westphalia.lab.arena import Tournament, play
from westphalia.lab.players import find_player

SIX = find_title("six_continents")
EXAMPLE = Path(__file__).parents[2] / "docs" / "examples" / "imitate.py"


def test_a_bot_of_a_module_is_found() -> None:
    assert find_player(SIX, "westphalia.bots.random:RandomBot") is RandomBot
    assert find_player(SIX, "steward") is find_bot(SIX, "steward")
    for name in ("no_such_module:Bot", "westphalia.bots.random:Nobody", ":x"):
        with pytest.raises(BadInput, match="no bot"):
            find_player(SIX, name)


def test_tables_take_no_code_from_outside() -> None:
    with pytest.raises(BadInput, match="has no bot"):
        find_bot(SIX, "westphalia.bots.random:RandomBot")


def test_the_policy_of_the_documentation_learns_and_plays(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    shutil.copy(EXAMPLE, tmp_path)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", [str(tmp_path), *sys.path])
    example = __import__("imitate")
    seen = example.learn(1)
    assert sum(seen["action"].values()) > 20
    example.LEARNED.write_text(json.dumps(seen))
    report = play(Tournament("six_continents", "short", 2, ("random", "imitate:Imitator"), "1"), 2)
    assert (report.finished, report.errors) == (2, 0)
