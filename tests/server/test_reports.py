"""A bug report: one file that is played again, becomes a position file, and tells nobody's secrets; and what the server
keeps by itself when the rules break."""

from __future__ import annotations

import asyncio
import json
import stat
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.cli.conftest import Run, run
from tests.server.client import Person, both_at, table_of_two
from tests.server.test_open_tables import a_server, close
from tests.server.test_records import as_text, finished
from westphalia.kernel import position, record
from westphalia.kernel.contract import find_title
from westphalia.kernel.record import Recorder
from westphalia.kernel.report import read_report
from westphalia.kernel.session import Refused, Session
from westphalia.server import mishaps

__all__ = ["finished", "run"]

PAGE = {"browser": "Firefox 150", "window": "1280 x 800", "language": "pl", "shown": "Your move", "failed": ""}


def save_report(person: Person, table: str, file: Path) -> bytes:
    status, content = person.fetch("POST", f"/api/tables/{table}/report", json.dumps(PAGE).encode())
    assert status == 200, content
    file.write_bytes(content)
    return content


async def make_moves(table: str, one: Person, other: Person, count: int) -> None:
    async with both_at(table, one, other) as chairs:
        for _ in range(count):
            for chair in chairs:
                await chair.catch_up()
            asked = next(chair for chair in chairs if chair.is_asked())
            await asked.step(sure=True)


def test_a_report_of_a_running_game_is_played_again_and_becomes_a_position_file(
    ann: Person, bob: Person, run: Run, tmp_path: Path
) -> None:
    table = table_of_two(ann, bob)
    asyncio.run(make_moves(table, ann, bob, 9))
    file, case = tmp_path / "report.jsonl", tmp_path / "report.yaml"
    content = save_report(ann, table, file)
    report = read_report(content)
    assert report is not None
    assert (report.seat, report.moves, report.page) == (0, 9, PAGE)
    assert report.view["journal"] and report.view["seat"] == 0

    verified = run("verify", file)
    assert verified.code == 0 and "Firefox 150" in verified.out and "good: 0 moves" in verified.out
    assert "something else" not in verified.out

    assert run("position", file, "--out", case).code == 0
    assert run("check", case).code == 0
    case.write_text(case.read_text().replace("exactly: {", "not_offered: {", 1))
    assert run("check", case).code == 1


def test_a_report_of_a_game_that_is_over_holds_the_whole_record(
    ann: Person, run: Run, finished: Recorder, tmp_path: Path
) -> None:
    text = as_text(finished)
    table = ann.post("/api/records", {"record": text, "open": True})["table"]
    file, case = tmp_path / "report.jsonl", tmp_path / "report.yaml"
    content = save_report(ann, table, file)
    assert content.partition(b"\n")[2].decode() == text
    verified = run("verify", file)
    assert verified.code == 0 and f"good: {len(finished.moves)} moves" in verified.out
    middle = len(finished.moves) // 2
    assert run("position", file, "--move", middle, "--out", case).code == 0
    assert position.run(position.load(case)[0]) == []
    assert run("position", file, "--move", middle * 3, "--out", case).code == 2


def test_a_report_tells_nothing_that_the_seat_does_not_see(ann: Person, bob: Person, tmp_path: Path) -> None:
    """The hidden gold in it is dealt anew, the dice to come are others, and nothing names the secret."""
    made = ann.make_table("me", "open", options={"hidden_treasury": "on"})["id"]
    bob.post(f"/api/tables/{made}/join", {})
    asyncio.run(make_moves(made, ann, bob, 12))
    reports = [save_report(ann, made, tmp_path / f"{number}.jsonl") for number in range(6)]
    starts = [record.decode(content, "report").header.start for content in reports]
    title = find_title("six_continents")
    states = [title.decode(start.state) for start in starts if start is not None]
    assert len(states) == len(reports)
    assert len({state.gold[0] for state in states}) == 1
    assert len({state.gold[1] for state in states}) > 1
    assert len({tuple(state.chance.streams) for state in states}) == len(states)
    assert all(record.decode(content, "report").closing.secret is None for content in reports)


def test_a_report_is_for_those_who_may_look(ann: Person, bob: Person, tmp_path: Path) -> None:
    table = ann.make_table("me", "random", visibility="private")["id"]
    assert bob.fetch("POST", f"/api/tables/{table}/report", json.dumps(PAGE).encode())[0] == 403
    assert ann.send("POST", f"/api/tables/{table}/report", {"shown": "x" * 20_001})[0] == 400


# when the rules break


@pytest.fixture
def broken_rules(monkeypatch: pytest.MonkeyPatch) -> None:
    """The rules fail when it is the second player's turn to act."""
    title = find_title("six_continents")
    play = type(title).play

    def fail_later(self: Any, g: Any) -> Iterator[Any]:
        script, sent = play(self, g), None
        while True:
            try:
                item = script.send(sent)
            except StopIteration:
                return
            if getattr(item, "seat", 0) == 1 and getattr(getattr(item, "kind", None), "id", "") == "action":
                raise KeyError("no such harvest")
            sent = yield item

    monkeypatch.setattr(type(title), "play", fail_later)


def played_until_broken() -> tuple[Recorder, record.Move]:
    title = find_title("six_continents")
    recorder = Recorder.start(title, "standard", 2, secret="1444")
    while True:
        ask = recorder.session.asks()[0]
        option = ask.kind.option_id(ask.default_value())
        try:
            recorder.session.answer(ask.seat, option)
        except KeyError:
            return recorder, record.Move(ask.seat, option)


def test_a_mishap_shrinks_itself(broken_rules: None, run: Run, tmp_path: Path) -> None:
    recorder, last = played_until_broken()
    told = recorder.record(reveal=True)
    moves = [*told.moves, last]
    told = told._replace(moves=moves, closing=record.Closing(len(moves), False, [], "1444"))
    kept = mishaps.keep(record.encode(told), str(tmp_path / "mishaps"), "abc", True, seconds=1.0)
    assert kept.moves_at_first == len(moves) and kept.moves <= len(moves)
    file = Path(kept.file)
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    again = run("verify", file)
    assert again.code == 1 and "no such harvest" in again.err
    case = tmp_path / "mishap.yaml"
    assert "then the rules break on" in run("position", file, "--out", case).out
    assert "no such harvest" in position.run(position.load(case)[0])[0]


def test_a_table_whose_rules_break_keeps_its_record(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario() -> None:
        found = await a_server(tmp_path, "a")
        async with found.at("a") as room:
            ask = room.table.session.asks()[0]

        def fail(self: Session, seat: int, option: str) -> None:
            raise KeyError("no such harvest")

        with monkeypatch.context() as patch, pytest.raises(Refused) as refused:
            patch.setattr(Session, "answer", fail)
            async with found.at("a") as room:
                await room.table.answer(ask.seat, ask.kind.option_id(ask.options[0]))
        assert refused.value.refusal.message == "refused-broken"
        await asyncio.gather(*found.tasks)
        (file,) = (tmp_path / "games.sqlite.mishaps").iterdir()
        assert [(move.seat, move.answer) for move in record.read(file).moves] == [
            (ask.seat, ask.kind.option_id(ask.options[0]))
        ]
        async with found.at("a") as room:
            assert room.table.version == 0
            await room.table.answer(ask.seat, ask.kind.option_id(ask.options[0]))
        await close(found)

    asyncio.run(scenario())
