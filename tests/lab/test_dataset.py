"""Games as data: rows in order, nothing hidden in them, and a card that says what they are."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

import pytest
from pyarrow import parquet

from westphalia.kernel.contract import BadInput
from westphalia.lab.batches import Here, Processes
from westphalia.lab.dataset import FIELDS, Gathering, gather
from westphalia.lab.simulate import Match

HIDDEN = Match("six_continents", "short", 2, ("steward", "random"), "3", {"hidden_treasury": "on"})


def rows(path: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]


def test_every_decision_is_told(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    decisions = gather(Gathering(HIDDEN), 2, path, Here())
    told = rows(path)
    assert len(told) == decisions and {row["game"] for row in told} == {0, 1}
    for row in told:
        assert set(row) == set(FIELDS) and row["answer"] in row["options"]
    assert {row["place"] for row in told} == {1, 2}
    assert [row["move"] for row in told if row["game"] == 1][:3] == [0, 1, 2]


def test_what_the_seat_can_not_see_is_not_in_the_file(tmp_path: Path) -> None:
    seats, everything = tmp_path / "seats.jsonl", tmp_path / "everything.jsonl"
    gather(Gathering(HIDDEN), 1, seats, Here())
    gather(Gathering(HIDDEN, "everything"), 1, everything, Here())
    for masked, whole in zip(rows(seats), rows(everything), strict=True):
        other = 1 - masked["seat"]
        assert json.loads(masked["known"])["gold"][other] == -9
        assert json.loads(whole["known"])["gold"][other] >= 0


def test_the_same_file_whoever_plays(tmp_path: Path) -> None:
    paths = [tmp_path / "here.jsonl", tmp_path / "two.jsonl"]
    for path, cluster in zip(paths, (Here(), Processes(2)), strict=True):
        gather(Gathering(HIDDEN), 3, path, cluster)
    assert paths[0].read_bytes() == paths[1].read_bytes()


def test_parquet_holds_the_same(tmp_path: Path) -> None:
    lines, table = tmp_path / "games.jsonl", tmp_path / "games.parquet"
    for path in (lines, table):
        gather(Gathering(HIDDEN), 2, path, Here())
    assert parquet.read_table(table).to_pylist() == rows(lines)


def test_a_card_says_what_it_is(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    gather(Gathering(HIDDEN), 1, path, Here())
    card = (tmp_path / "games.jsonl.md").read_text(encoding="utf-8")
    assert "1 games of six_continents" in card and "steward, random" in card and "hidden_treasury=on" in card
    assert all(f"| `{name}` |" in card for name in FIELDS)


def test_mistakes_are_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(BadInput, match=r"ends in \.jsonl or \.parquet"):
        gather(Gathering(HIDDEN), 1, tmp_path / "games.csv", Here())
    with pytest.raises(BadInput, match="seats or everything"):
        gather(Gathering(HIDDEN, "all"), 1, tmp_path / "games.jsonl", Here())
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    with pytest.raises(BadInput, match="needs the extra 'dataset'"):
        gather(Gathering(HIDDEN), 1, tmp_path / "games.parquet", Here())
