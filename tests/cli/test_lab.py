"""The commands of the lab, as a designer uses them."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import urllib.request
from pathlib import Path

import pytest

from .conftest import Run

GAME = "six_continents"


@pytest.fixture
def rules(run: Run, tmp_path: Path) -> Path:
    file = tmp_path / "my-rules.yaml"
    assert run("lab", "new", GAME, file, "--scenario", "short", "--seats", 2).code == 0
    text = file.read_text(encoding="utf-8")
    file.write_text(text.replace("overseas_price: 13 ", "overseas_price: 7 "), encoding="utf-8")
    return file


def test_a_changed_file_is_run_and_reported(run: Run, rules: Path) -> None:
    result = run("lab", "run", rules, "--games", 6)
    assert result.code == 0 and "overseas_price = 7" in result.out
    folder = rules.with_suffix("")
    assert {"report.html", "report.json", "seats.png"} <= {path.name for path in folder.iterdir()}
    told = run("lab", "run", rules, "--games", 6, "--json", "--workers", 2).out
    assert json.loads(told) == json.loads((folder / "report.json").read_text(encoding="utf-8"))


def test_a_sweep_draws_its_curve(run: Run, rules: Path, tmp_path: Path) -> None:
    result = run("lab", "run", rules, "--games", 6, "--sweep", "start_gold=30..50/20", "--out", tmp_path / "curve")
    assert result.code == 0 and "start_gold = 50" in result.out
    assert (tmp_path / "curve" / "sweep.png").exists()


def test_a_sweep_needs_two_games_of_each_side(run: Run, rules: Path, tmp_path: Path) -> None:
    sweep = ("--sweep", "start_gold=30..50/20", "--out", tmp_path / "curve")
    refused = run("lab", "run", rules, "--games", 2, *sweep)
    assert (refused.code, refused.err) == (
        2,
        "westphalia: --games 2 is too few: a sweep over 2 values plays 6 at least\n",
    )
    assert not (tmp_path / "curve").exists()


def test_mistakes_are_one_line(run: Run, rules: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert "is there already" in run("lab", "new", GAME, rules).err
    assert "no number 'gold'" in run("lab", "run", rules, "--sweep", "gold=1..2").err
    rules.write_text(rules.read_text(encoding="utf-8").replace("treasure: 50 ", "treasure: 5000 "), encoding="utf-8")
    refused = run("lab", "run", rules)
    assert refused.code == 2 and refused.err.count("\n") == 1
    assert "treasure goes from 0 to 260, not 5000 (SC-12.4)" in refused.err


def test_without_the_extra_one_line_says_what_to_install(
    run: Run, rules: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "matplotlib", None)
    refused = run("lab", "run", rules, "--games", 2)
    assert (refused.code, refused.err) == (
        2,
        "westphalia: pictures need the extra 'lab': pip install 'westphalia[lab]'\n",
    )


def test_a_table_with_the_changed_rules_is_opened(rules: Path) -> None:
    command = [sys.executable, "-m", "westphalia", "lab", "open", str(rules), "--port", "0"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=dict(os.environ)) as server:
        try:
            assert server.stdout is not None
            page = server.stdout.readline().split()[-1]
            with urllib.request.urlopen(f"{page}api/games") as answer:
                games = json.load(answer)
        finally:
            server.send_signal(signal.SIGTERM)
    (six,) = [game for game in games if game["id"] == GAME]
    (price,) = [option for option in six["options"] if option["id"] == "overseas_price"]
    assert price["values"][0] == 7
    assert rules.with_suffix(".sqlite").exists()
