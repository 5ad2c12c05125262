"""Every command: what it prints, and that a mistake is one clear line with exit code 2."""

from __future__ import annotations

import json
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from .conftest import Run

GAME = "six_continents"
QUICK = ("--scenario", "short", "--seats", "2")

GOOD_CASE = """
game: six_continents
cases:
  - name: the menu opens
    given: {players: 2, turn: ann}
    then: {pending: {ann: action}, gold.ann: 40}
"""


def test_help_names_every_command(run: Run) -> None:
    result = run("--help")
    assert result.code == 0
    for name in (
        "games",
        "play",
        "simulate",
        "check",
        "record",
        "verify",
        "position",
        "transcript",
        "golden",
        "rules",
        "fuzz",
        "bench",
        "doctor",
        "backup",
        "restore",
    ):
        assert f"\n  {name} " in result.out
    assert run().out == result.out


def test_version(run: Run) -> None:
    assert run("--version").out.startswith("westphalia ")


def test_games(run: Run) -> None:
    listed = json.loads(run("games", "--json").out)
    game = next(game for game in listed if game["id"] == GAME)
    assert game["scenarios"]["standard"] == [2, 3, 4, 5, 6]
    assert {"random", "steward"} <= set(game["bots"])
    assert game["options"]["round_limit"][0] == 20
    assert GAME in run("games").out


def test_simulate(run: Run) -> None:
    result = run("simulate", GAME, *QUICK, "--games", 3, "--seed", 1, "--json")
    assert result.code == 0
    report = json.loads(result.out)
    assert (report["games"], report["finished"], report["errors"]) == (3, 3, 0)
    assert report["decisions"] > 0
    assert run("simulate", GAME, *QUICK, "--games", 3, "--seed", 1, "--json", "--workers", 2).out == result.out


def test_a_dask_cluster_that_is_started_here_gives_the_same_report(run: Run) -> None:
    arguments = ("simulate", GAME, *QUICK, "--games", 4, "--json")
    result = run(*arguments, "--cluster", "dask", "--workers", 2)
    assert (result.code, result.err) == (0, "")
    assert result.out == run(*arguments).out


def test_simulate_for_people(run: Run) -> None:
    out = run("simulate", GAME, *QUICK, "--games", 2, "--bots", "steward,random", "-o", "round_limit=12").out
    for word in ("games", "finished", "errors", "decisions", "decisions_per_s", "games_per_s", "steward"):
        assert word in out


def test_an_interrupted_simulation_goes_on(run: Run, tmp_path: Path) -> None:
    kept = tmp_path / "kept.jsonl"
    # What a shell runs in the background ignores interrupts, and so would the process it starts
    listening = "import signal; signal.signal(signal.SIGINT, signal.default_int_handler); "
    command = [sys.executable, "-c", f"{listening}from westphalia.cli import main; main()", "simulate", GAME, *QUICK]
    more = ["--games", "4000", "--workers", "2", "--resume", str(kept)]
    with subprocess.Popen([*command, *more], stderr=subprocess.PIPE, text=True) as running:
        while not (kept.exists() and kept.read_bytes().count(b"\n") > 4):
            with pytest.raises(subprocess.TimeoutExpired):
                running.wait(0.05)
        running.send_signal(signal.SIGINT)
        _, told = running.communicate(timeout=60)
    assert running.returncode == 130
    assert f"of 4000 games are kept in {kept}; the same command with --resume" in told
    assert told.count("\n") == 1
    done = kept.read_bytes().count(b"\n") - 1
    games = done + 3
    gone_on = run("simulate", GAME, *QUICK, "--games", games, "--resume", kept, "--json").out
    assert kept.read_bytes().count(b"\n") - 1 >= games
    assert gone_on == run("simulate", GAME, *QUICK, "--games", games, "--json").out
    assert_mistake(run, "simulate", GAME, *QUICK, "--games", 4, "--seed", 2, "--resume", kept)


def test_record_and_verify(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    recorded = run("record", GAME, *QUICK, "--seed", 7, "--out", path)
    assert recorded.code == 0
    assert path.exists()
    verified = run("verify", path)
    assert verified.code == 0
    assert "good" in verified.out
    report = json.loads(run("verify", path, "--json").out)
    assert report["ok"]
    assert report["over"]
    assert report["by_secret"]
    again = tmp_path / "again.jsonl"
    run("record", GAME, *QUICK, "--seed", 7, "--out", again)
    assert again.read_bytes() == path.read_bytes()
    run("record", GAME, *QUICK, "--seed", 7, "--number", 1, "--out", again)
    assert again.read_bytes() != path.read_bytes()


def test_transcript(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl.gz"
    run("record", GAME, *QUICK, "--seed", 7, "--out", path)
    assert run("verify", path).code == 0
    english, polish = run("transcript", path).out, run("transcript", path, "--language", "pl").out
    assert "== 1 ==\nRound 1  [SC-3.1]" in english
    assert "== 1 ==\nKolejka 1  [SC-3.1]" in polish
    assert_mistake(run, "transcript", path, "--language", "de")
    path.write_bytes(path.read_bytes()[:-20])
    assert_mistake(run, "transcript", path)
    path.write_bytes(b"not packed")
    assert_mistake(run, "transcript", path)


def test_golden_keeps_what_verifies(run: Run) -> None:
    result = run("golden", "--game", "raison_detat")  # the one with the fewest games
    assert (result.code, result.out) == (0, "")
    assert_mistake(run, "golden", "--game", "chess")


def test_a_damaged_record(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    run("record", GAME, *QUICK, "--seed", 7, "--out", path)
    lines = path.read_bytes().splitlines(keepends=True)
    for damaged in (lines[:-1], lines[:5], [b"{}\n", *lines[1:]], [*lines[:6], *lines[7:]], []):
        path.write_bytes(b"".join(damaged))
        assert_mistake(run, "verify", path)
    path.write_bytes(b"".join(lines).replace(b'"hash":"', b'"hash":"0', 1))
    assert_mistake(run, "verify", path)


def test_check(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "positions.yaml"
    path.write_text(GOOD_CASE)
    result = run("check", path)
    assert (result.code, result.out.splitlines()[-1]) == (0, "1 passed, 0 failed")
    path.write_text(GOOD_CASE.replace("40", "41"))
    result = run("check", path)
    assert (result.code, result.out.splitlines()[-1]) == (1, "0 passed, 1 failed")
    assert f"{path}:6:" in result.out
    report = json.loads(run("check", path, "--json").out)
    assert (report["passed"], report["failed"]) == (0, 1)


def test_rules(run: Run) -> None:
    assert "275 rules" in run("rules", GAME).out
    report = json.loads(run("rules", GAME, "--json").out)
    assert report["rules"] == 275
    assert "equal totals are won by the defender" in run("rules", GAME, "SC-8.5").out
    assert run("rules", GAME, "8.5").out == run("rules", GAME, "sc-8.5").out
    assert json.loads(run("rules", GAME, "8.5", "--json").out)["id"] == "SC-8.5"


def test_rules_in_another_language(run: Run) -> None:
    assert "1 Общие правила" in run("rules", GAME, "--language", "ru").out
    assert "obránce" in run("rules", GAME, "8.5", "--language", "cs").out
    refused = run("rules", GAME, "--language", "de")
    assert (refused.code, refused.err.count("\n")) == (2, 1)
    counted = json.loads(run("texts", GAME, "--json").out)
    assert {tuple(counts["rulebook"]) for counts in counted.values()} == {(361, 361)}


def test_rules_coverage(run: Run) -> None:
    report = json.loads(run("rules", GAME, "--coverage", "--json").out)
    assert report["rules"] == 275
    assert report["tested"] + len(report["missing"]) == 275
    assert set(report["untestable"]) <= set(report["missing"])
    assert "of 275 rules tested" in run("rules", GAME, "--coverage").out


def test_fuzz(run: Run, tmp_path: Path) -> None:
    result = run("fuzz", GAME, "--seconds", 2, "--out", tmp_path / "found", "--json")
    report = json.loads(result.out)
    assert (result.code, report["findings"]) == (0, [])
    assert report["decisions"] > 0


def assert_mistake(run: Run, *arguments: object) -> str:
    result = run(*arguments)
    assert result.code == 2, result
    assert result.out == ""
    assert result.err.count("\n") == 1
    assert result.err.startswith("westphalia: ")
    assert "Traceback" not in result.err
    return result.err


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["chess"], "chess"),
        (["games", "--nonsense"], "--nonsense"),
        (["simulate"], "GAME"),
        (["simulate", "chess"], "no game 'chess'"),
        (["simulate", GAME, "--games", "many"], "--games"),
        (["simulate", GAME, "--games", "0"], "--games"),
        (["simulate", GAME, "--workers", "-1"], "--workers"),
        (["simulate", GAME, "--cluster", "slurm"], "no cluster 'slurm'"),
        (["simulate", GAME, "--scheduler", "tcp://127.0.0.1:1"], "--cluster dask"),
        (["simulate", GAME, "--seats", "9"], "not 9"),
        (["simulate", GAME, "--scenario", "moon"], "moon"),
        (["simulate", GAME, "--bots", "genius"], "genius"),
        (["simulate", GAME, "--bots", "random,random,random", "--seats", "2"], "3 bots for 2 seats"),
        (["simulate", GAME, "-o", "round_limit"], "NAME=VALUE"),
        (["simulate", GAME, "-o", "round_limit=13"], "round_limit"),
        (["simulate", GAME, "-o", "nothing=1"], "nothing"),
        (["record", GAME], "--out"),
        (["record", "chess", "--out", "x.jsonl"], "chess"),
        (["record", GAME, "--out", "/no/such/folder/x.jsonl"], "/no/such/folder"),
        (["record", GAME, "--out", "/"], "/"),
        (["verify", "/no/such/file"], "/no/such/file"),
        (["verify", "/"], "/"),
        (["verify", __file__], "test_commands.py"),
        (["check"], "FILE"),
        (["check", "/no/such/file.yaml"], "/no/such/file.yaml"),
        (["check", __file__], "test_commands.py"),
        (["rules", "chess"], "chess"),
        (["rules", GAME, "SC-99.9"], "SC-99.9"),
        (["fuzz", GAME, "--seconds", "soon"], "--seconds"),
        (["fuzz", GAME, "--seconds", "1", "--scenario", "never"], "no scenario"),
        (["fuzz", GAME, "--seconds", "1", "--out", __file__], "not a directory"),
        (["play", "chess"], "chess"),
        (["play", GAME, "--language", "tlh"], "tlh"),
        (["play", GAME, "--bots", "genius"], "genius"),
        (["play", GAME, "--load", "/no/such/file"], "/no/such/file"),
        (["bench", "--seconds", "0"], "--seconds"),
        (["backup"], "FILE"),
        (["backup", "x.backup", "--database", "/no/such/file"], "there is no database /no/such/file"),
        (["backup", "x.backup", "--database", "mysql://root@localhost/games"], "mysql"),
        (["restore", "/no/such/file"], "/no/such/file"),
        (["restore", __file__], "no file of ours"),
    ],
)
def test_a_mistake_is_one_line(run: Run, arguments: list[str], words: str) -> None:
    assert words in assert_mistake(run, *arguments)


@pytest.mark.parametrize(
    "content",
    [
        "game: chess\ncases: []\n",
        "game: six_continents\n",
        "game: [",
        "",
        GOOD_CASE.replace("turn: ann", "turn: zoe"),
        GOOD_CASE.replace("players", "spoilers"),
        GOOD_CASE.replace("gold.ann", "silver.ann"),
    ],
)
def test_a_bad_position_file(run: Run, tmp_path: Path, content: str) -> None:
    path = tmp_path / "bad.yaml"
    path.write_text(content)
    if content.startswith("game: chess"):
        path.write_text(GOOD_CASE.replace("six_continents", "chess"))
    message = assert_mistake(run, "check", path)
    assert "bad.yaml" in message or "chess" in message


def test_nothing_is_written_after_a_mistake(run: Run, tmp_path: Path) -> None:
    out = tmp_path / "game.jsonl"
    assert_mistake(run, "record", GAME, "--bots", "genius", "--out", out)
    assert_mistake(run, "record", GAME, "--scenario", "moon", "--out", out)
    assert list(tmp_path.iterdir()) == []


def test_as_a_program() -> None:
    def start(*arguments: str) -> subprocess.CompletedProcess[str]:
        return subprocess.run([sys.executable, "-m", "westphalia", *arguments], capture_output=True, text=True)

    assert start("--help").returncode == 0
    wrong = start("simulate", "chess")
    assert (wrong.returncode, wrong.stdout) == (2, "")
    assert wrong.stderr.startswith("westphalia: no game 'chess'")


def test_help_imports_neither_games_nor_kernel() -> None:
    script = """
import sys
import westphalia.cli
heavy = [name for name in sys.modules if name.startswith(("westphalia.kernel", "westphalia.games", "rich", "msgspec"))]
sys.exit(", ".join(heavy) or 0)
"""
    result = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True)
    assert result.returncode == 0, result.stderr
