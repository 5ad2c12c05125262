"""Fuzzing finds what is broken on purpose, shrinks it, and saves a record that shows it again."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.kernel import toy
from westphalia.bots.random import Dice
from westphalia.kernel import record
from westphalia.kernel.conformance import Fault
from westphalia.kernel.contract import find_title
from westphalia.kernel.session import Session
from westphalia.kernel.shrink import Broken, Move, Setup, Shrinker, break_again
from westphalia.lab.batches import Processes, Results
from westphalia.lab.fuzz import Finding, Hunt, Hunting, Sampled, draw_setup, hunt, hunt_together


def find(tmp_path: Path, **more: Any) -> Finding:
    done = hunt(toy.TITLE, 30, "1", tmp_path, shrink_seconds=2, most=1, **more)
    assert done.findings, f"nothing found in {done.games} games"
    return done.findings[0]


def test_a_sound_game_gives_no_findings(tmp_path: Path) -> None:
    done = hunt(toy.TITLE, 1.5, "1", tmp_path / "findings")
    assert not done.findings
    assert done.games > 5
    assert min(done.decisions, done.checks, done.asides) > 0
    assert not (tmp_path / "findings").exists()


def test_a_crash_is_found_shrunk_and_saved(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    give = toy.ACTIONS["give"]

    def broken_give(g: toy.Pebbles, seat: int) -> Iterator[Any]:
        yield from give(g, seat)
        if g.round == 2:
            raise KeyError("second round")

    monkeypatch.setitem(toy.ACTIONS, "give", broken_give)
    finding = find(tmp_path, checks=())
    assert finding.sign.startswith("KeyError")
    assert finding.check == ""
    assert finding.moves < finding.moves_at_first
    assert finding.moves <= 16
    saved = record.read(finding.file)
    assert len(saved.moves) == finding.moves
    with pytest.raises(KeyError, match="second round"):
        record.verify(saved, toy.TITLE)
    assert "second round" in Path(finding.file).with_suffix(".txt").read_text()


def test_a_dead_end_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def lost(g: toy.Pebbles, seat: int) -> Iterator[Any]:
        yield toy.Ask(seat, toy.GIVE, [])

    monkeypatch.setitem(toy.ACTIONS, "duel", lost)
    finding = find(tmp_path, checks=())
    assert finding.sign == "DeadEnd: give offers nothing"
    assert finding.moves <= 6


def test_a_crash_behind_an_option_is_found_before_anybody_chooses_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def lost(g: toy.Pebbles, seat: int) -> Iterator[Any]:
        yield toy.Ask(seat, toy.GIVE, [])

    monkeypatch.setitem(toy.ACTIONS, "duel", lost)
    finding = find(tmp_path)
    assert finding.check == "answers"
    assert finding.moves <= 6


def test_what_does_not_add_up_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    draw = toy.ACTIONS["draw"]

    def losing_draw(g: toy.Pebbles, seat: int) -> Iterator[Any]:
        yield from draw(g, seat)
        g.hand[seat] = g.hand[seat][1:]

    monkeypatch.setitem(toy.ACTIONS, "draw", losing_draw)
    finding = find(tmp_path)
    assert finding.sign == "Violation: a card is lost"
    assert finding.moves <= 6


def test_a_leak_is_found_by_the_sampled_checks(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(toy.PebblesTitle, "mask", lambda self, g, seat: g)
    finding = find(tmp_path)
    assert finding.check in ("leaks", "secrets")
    assert "hidden" in finding.error or "can tell" in finding.error
    record.verify(record.read(finding.file), toy.TITLE)


def test_a_failing_check_is_shrunk_with_its_dice(tmp_path: Path) -> None:
    def never_rich(session: Session, chance: Any) -> None:
        if max(session.state.points) >= 4:
            raise Fault(f"seat {session.state.points} is rich")

    finding = find(tmp_path, checks=[Sampled("rich", 2, never_rich)])
    assert (finding.check, finding.sign) == ("rich", "Fault: seat [, ] is rich")
    assert finding.moves < 12


def test_each_kind_of_failure_is_reported_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def always(g: toy.Pebbles, seat: int) -> Iterator[Any]:
        raise ZeroDivisionError
        yield

    monkeypatch.setitem(toy.ACTIONS, "roll", always)
    done = hunt(toy.TITLE, 1, "1", tmp_path, shrink_seconds=0.5)
    assert done.games > 1
    signs = [finding.sign for finding in done.findings]
    assert len(signs) == len(set(signs))
    assert any(sign.startswith("ZeroDivisionError") for sign in signs)


def test_setups_cover_scenarios_seats_and_options() -> None:
    setups = [draw_setup(toy.TITLE, "s", Dice(str(n))) for n in range(200)]
    assert {(s.scenario, s.seats) for s in setups} == {("standard", n) for n in (2, 3, 4)} | {("long", 2)}
    assert {value for s in setups for value in s.options.items()} >= {("rounds", 3), ("duels", "off")}
    assert sum(not s.options for s in setups) > 80


def test_answers_left_out_are_filled_with_defaults() -> None:
    setup = Setup("pebbles", "standard", 2, "1")
    seen = toy.TITLE

    def in_second_round(session: Session) -> None:
        if session.state.round == 2:
            raise Fault("second round")

    moves = [Move(0, "bid", "3"), Move(1, "bid", "1"), Move(0, "turn", "end"), Move(1, "turn", "end")]
    broken = break_again(seen, setup, moves, in_second_round)
    assert broken is not None
    assert broken.moves == moves
    shortest = Shrinker(seen, setup, Broken(moves, broken.sign, ""), in_second_round, 5).shrink()
    assert len(shortest.moves) == 4, "two bids and two ends are needed; defaults do it as well"
    assert break_again(seen, setup, moves[:1], in_second_round) is None


def test_a_hunt_among_named_scenarios_draws_no_other() -> None:
    title = find_title("raison_detat")
    drawn = {draw_setup(title, "1", Dice(str(n)), ["1702"]).scenario for n in range(30)}
    assert drawn == {"1702"}
    assert len({draw_setup(title, "1", Dice(str(n))).scenario for n in range(30)}) > 1


def test_several_hunt_with_seeds_of_their_own_and_find_together(tmp_path: Path) -> None:
    spec = Hunting("six_continents", 1.0, "7", ["short"])
    together = hunt_together(spec, Processes(2), tmp_path, Results(Hunt, spec))
    assert together.findings == []
    assert together.games >= 2
    assert sum(together.kinds.values()) >= together.decisions > 0
