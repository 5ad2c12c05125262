"""Golden games are made anew where they no longer verify, and only there."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.kernel import toy
from westphalia.kernel import record
from westphalia.kernel.contract import BadInput
from westphalia.kernel.script import Kind, Refusal
from westphalia.kernel.transcript import transcribe
from westphalia.lab.golden import Golden, golden_games


@pytest.fixture
def golden(tmp_path: Path) -> Golden:
    made = Golden(tmp_path)
    assert all(why in ("new", "told anew", "heard anew") for _, why in made.remake(toy.TITLE))
    return made


def contents(golden: Golden) -> dict[str, bytes]:
    folders = (golden.records, golden.echoes, golden.transcripts)
    return {path.name: path.read_bytes() for folder in folders for path in folder.iterdir()}


def test_every_scenario_and_one_story_in_every_language(golden: Golden) -> None:
    names = set(contents(golden))
    assert {path.name for path in golden.records.iterdir()} == {f"{name}.jsonl.gz" for name in golden_games(toy.TITLE)}
    assert {name.partition(".")[2] for name in names} == {"jsonl.gz", "txt.gz", "en.txt", "pl.txt"}
    for path in golden.records.iterdir():
        assert record.verify(record.read(path), toy.TITLE).over


def test_what_verifies_is_kept(golden: Golden) -> None:
    before = contents(golden)
    assert list(golden.remake(toy.TITLE)) == []
    assert contents(golden) == before


def test_what_does_not_verify_is_made_anew(golden: Golden, monkeypatch: pytest.MonkeyPatch) -> None:
    before = contents(golden)
    monkeypatch.setattr(toy, "START_COINS", 7)
    remade = dict(golden.remake(toy.TITLE))
    assert {path.name for path in remade} == set(before)
    assert all("move 0: the state is" in remade[path] for path in golden.records.iterdir())
    assert list(golden.remake(toy.TITLE)) == []
    assert contents(golden).keys() == before.keys()


def talk(g: toy.Pebbles) -> None:
    g.log("log-speech", "TG-3.6", seat=0, words="hm")


@pytest.mark.parametrize(
    ("name", "changed"),
    [
        ("ACTIONS", {**toy.ACTIONS, "hum": talk}),
        ("NO_SECOND_ROLL", Refusal("TG-9", "no-second-roll")),
        ("MENU", Kind("turn", "TG-9")),
        ("settle", lambda g, settle=toy.settle: (talk(g), settle(g))),
    ],
    ids=["an option", "a reason", "a question", "a line of the log"],
)
def test_what_is_asked_offered_refused_and_told_is_heard(
    golden: Golden, monkeypatch: pytest.MonkeyPatch, name: str, changed: object
) -> None:
    """The answers still fit and the states are the same, and yet it is noticed; the record itself stays."""
    before = contents(golden)
    game = next(iter(golden_games(toy.TITLE)))
    assert golden.verify(game, toy.TITLE).over
    monkeypatch.setattr(toy, name, changed)
    with pytest.raises(BadInput, match="asked, offered, refused or told"):
        golden.verify(game, toy.TITLE)
    remade = dict(golden.remake(toy.TITLE))
    assert remade[golden.echo_of(game)] == "heard anew"
    assert golden.verify(game, toy.TITLE).over
    assert contents(golden)[f"{game}.jsonl.gz"] == before[f"{game}.jsonl.gz"]


def test_a_scenario_that_is_gone_takes_its_game_along(golden: Golden, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(toy.PebblesTitle, "scenarios", {"standard": toy.TITLE.scenarios["standard"]})
    changed = {path.name: why for path, why in golden.remake(toy.TITLE)}
    assert "removed" in changed["pebbles-long-2-random.jsonl.gz"]
    kept = {"pebbles-standard-2-random.jsonl.gz", "pebbles-standard-4-random.jsonl.gz"}
    assert {path.name for path in golden.records.iterdir()} == kept


def test_the_story_has_turns_rules_and_who_alone_could_read_a_line(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(toy.PebblesTitle, "moment", lambda self, g: g.round)
    recorder = record.Recorder.start(toy.TITLE, "standard", 2, secret="1")
    for seat, answer in ((0, "1"), (1, "0"), (0, "stash"), (0, "dale"), (0, "end"), (1, "end")):
        recorder.session.answer(seat, answer)
    recorder.session.resign(1)
    told = transcribe(recorder.record(), ["en", "pl"], toy.TITLE)
    lines = told["en"].splitlines()
    assert [line for line in lines if line.startswith("==")] == ["== 1 ==", "== 2 =="]
    assert "[TG-2]" in lines[lines.index("== 1 ==") + 1]
    assert [line.partition(")")[0] for line in lines if line.startswith("(")] == ["(Player 1"]
    assert told["pl"] != told["en"]
    assert told["pl"].count("\n") == told["en"].count("\n")
