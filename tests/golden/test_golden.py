"""Finished games of every scenario play again as they were played, and are told as they were told."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from westphalia.kernel import record
from westphalia.kernel.contract import BadInput, find_title, installed_titles
from westphalia.kernel.messages import languages
from westphalia.lab.golden import Golden, golden_games

HERE = Path(__file__).parent
CURRENT = sorted((HERE / "current" / "records").iterdir())
GOLDEN = Golden(HERE / "current")
TITLES = sorted(installed_titles())
REMEDY = "if this is what the change is meant to do, run: westphalia golden --game"


@pytest.mark.parametrize("path", CURRENT, ids=lambda path: path.name.partition(".")[0])
def test_current_record_verifies(path: Path) -> None:
    """The same answers, dice, states and results; and at every move the same questions, reasons and log lines."""
    name = path.name.partition(".")[0]
    try:
        verdict = GOLDEN.verify(name)
    except BadInput as error:
        pytest.fail(f"{error}; {REMEDY} {name.partition('-')[0]}")
    assert verdict.over and verdict.by_secret and verdict.hashes > 0


@pytest.mark.parametrize("game", TITLES)
def test_every_scenario_has_a_record(game: str) -> None:
    title = find_title(game)
    kept = {path for path in CURRENT if path.name.startswith(f"{game}-")}
    assert kept == {GOLDEN.record_of(name) for name in golden_games(title)}, f"{REMEDY} {game}"
    assert all(GOLDEN.echo_of(name).exists() for name in golden_games(title)), f"{REMEDY} {game}"
    assert {record.read(path).header.scenario for path in kept} == set(title.scenarios)


@pytest.mark.parametrize("game", TITLES)
def test_transcript_is_what_the_program_prints(game: str) -> None:
    title = find_title(game)
    texts = GOLDEN.tell(title)
    assert {path.suffixes[-2] for path in texts} == {f".{language}" for language in languages(title)}
    for path, text in texts.items():
        told = path.read_text(encoding="utf-8")
        changed = [(a, b) for a, b in zip(told.splitlines(), text.splitlines(), strict=False) if a != b]
        assert told == text, f"{path.name}: {REMEDY} {game}; first difference: {changed[:1]}"


@pytest.mark.parametrize("path", sorted((HERE / "current" / "transcripts").iterdir()), ids=lambda path: path.stem)
def test_transcript_reads_like_sentences(path: Path) -> None:
    """No ids, nothing of the machinery, no two full stops, and every line begins with a capital."""
    lines = [line.rpartition("  [")[0] for line in path.read_text(encoding="utf-8").splitlines()]
    odd = re.compile(r"(?<!\.)\.\.(?!\.)|Fluent|\b[a-z]+_[a-z0-9_]+\b")
    assert lines
    assert not [line for line in lines if odd.search(line) or line.lstrip()[:1].islower()]
