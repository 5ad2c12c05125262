"""Records: written, read, verified, opened at any move; damage is found where it is."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest

from tests.kernel.toy import TITLE
from westphalia.kernel import record as records
from westphalia.kernel.chance import Chance, commitment
from westphalia.kernel.conformance import snapshot, step
from westphalia.kernel.contract import BadInput
from westphalia.kernel.record import Drift, Move, OwnView, Record, Recorder, read, replay, verify, write
from westphalia.kernel.session import Answer, Session


def played(secret: str = "1444", seats: int = 3, moves: int = 10_000) -> Recorder:
    """A random game: asides, words, undone answers and all."""
    recorder = Recorder.start(TITLE, "standard", seats, secret=secret, options={"rounds": 3})
    chance = Chance.from_secret(f"{secret}/players")
    while not recorder.session.is_over and len(recorder.moves) < moves:
        step(recorder.session, chance)
    return recorder


@pytest.fixture(scope="module")
def finished() -> Record:
    return played().record()


def test_a_finished_game_is_verified_with_and_without_the_secret(finished: Record) -> None:
    assert finished.closing.secret == "1444"
    assert finished.header.commitment == commitment("1444")
    verdict = verify(finished, TITLE)
    assert verdict.moves == len(finished.moves) > 20
    assert verdict.dice > 12
    assert verdict.hashes > 10
    assert verdict.by_secret
    assert verdict.over
    hidden = finished._replace(closing=msgspec.structs.replace(finished.closing, secret=None))
    assert verify(hidden, TITLE) == verdict._replace(by_secret=False)


@pytest.mark.parametrize("secret", [str(n) for n in range(20)])
def test_random_games_are_verified(secret: str) -> None:
    recorder = played(secret)
    verify(recorder.record(), TITLE)
    verify(recorder.record(reveal=False), TITLE)


def test_the_secret_stays_hidden_while_the_game_runs() -> None:
    running = played(moves=8).record()
    assert running.closing.secret is None
    assert not running.closing.over
    assert not verify(running, TITLE).over
    assert played(moves=8).record(reveal=True).closing.secret == "1444"


def test_a_file_is_read_as_it_was_written(finished: Record, tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    write(finished, path)
    assert read(path) == finished
    assert [file.name for file in tmp_path.iterdir()] == ["game.jsonl"]
    first, second = path.read_text().splitlines()[:2]
    assert first.startswith('{"format":"westphalia-record-1","game":"pebbles","rules":"1","scenario":"standard"')
    assert msgspec.json.decode(second).keys() == {"dice", "hash"}


def test_a_file_that_cannot_be_written_leaves_nothing(finished: Record, tmp_path: Path) -> None:
    with pytest.raises(BadInput, match="No such file"):
        write(finished, tmp_path / "nowhere" / "game.jsonl")
    (tmp_path / "taken").mkdir()
    with pytest.raises(BadInput):
        write(finished, tmp_path / "taken")
    assert [file.name for file in tmp_path.iterdir()] == ["taken"]


def test_a_record_opens_at_any_move_and_goes_on(finished: Record) -> None:
    live = Recorder.start(TITLE, "standard", 3, secret="1444", options={"rounds": 3})
    for number, move in enumerate(finished.moves[:30]):
        opened = replay(finished, TITLE, until=number)
        assert snapshot(opened.session, can_undo=False) == snapshot(live.session, can_undo=False)
        if move.answer is None:
            live.session.resign(move.seat)
        else:
            live.session.answer(move.seat, move.answer)
    opened = replay(finished, TITLE, until=5)
    chance = Chance.from_secret("another way")
    while not opened.session.is_over:
        step(opened.session, chance)
    verify(opened.record(), TITLE)


def test_a_record_without_its_secret_can_still_be_played_on() -> None:
    opened = replay(played(moves=12).record(), TITLE)
    chance = Chance.from_secret("on")
    while not opened.session.is_over:
        step(opened.session, chance)
    assert opened.record().closing.over


def test_undone_answers_leave_the_record() -> None:
    recorder = Recorder.start(TITLE, "standard", 2, secret="x")
    recorder.session.answer(0, "1")
    recorder.session.answer(1, "0")
    recorder.session.answer(0, "stash")
    recorder.session.undo(0)
    recorder.session.answer(0, "roll")
    assert [move.answer for move in recorder.moves] == ["1", "0", "roll"]
    assert len(recorder.moves[-1].dice) == 1
    verify(recorder.record(reveal=True), TITLE)


def test_a_resignation_is_an_answer_of_null() -> None:
    recorder = Recorder.start(TITLE, "standard", 2, secret="x")
    recorder.session.resign(1)
    recorder.session.answer(0, "0")
    assert [move.answer for move in recorder.moves] == [None, "0"]
    verify(recorder.record(), TITLE)


def test_it_records_without_history_too() -> None:
    recorder = Recorder.start(TITLE, "standard", 2, secret="x", history=False, journal=False)
    chance = Chance.from_secret("players")
    while not recorder.session.is_over:
        step(recorder.session, chance)
    verify(recorder.record(), TITLE)


# damage


def first_with(record: Record, field: str) -> int:
    return next(n for n, move in enumerate(record.moves) if n > 2 and getattr(move, field))


def changed(record: Record, number: int, **fields: object) -> Record:
    moves = list(record.moves)
    moves[number] = msgspec.structs.replace(moves[number], **fields)
    return record._replace(moves=moves)


def test_drift_is_found_at_the_move_where_it_happens(finished: Record) -> None:
    hidden = finished._replace(closing=msgspec.structs.replace(finished.closing, secret=None))
    n = first_with(finished, "dice")
    dice = finished.moves[n].dice
    for record in (finished, hidden):
        with pytest.raises(Drift, match=rf"^move {n + 1}: ") as caught:
            verify(changed(record, n, dice=[(dice[0] + 1) % 2, *dice[1:]]), TITLE)
        assert caught.value.move == n + 1
        with pytest.raises(Drift, match=rf"^move {n + 1}: "):
            verify(changed(record, n, dice=[]), TITLE)
    with pytest.raises(Drift, match=rf"^move {n + 1}: "):
        verify(changed(hidden, n, dice=[99]), TITLE)
    n = first_with(finished, "hash")
    for record in (finished, hidden):
        with pytest.raises(Drift, match=rf"^move {n + 1}: the state is [0-9a-f]+, the record says ffff"):
            verify(changed(record, n, hash="ffff"), TITLE)


def test_an_impossible_answer_is_found(finished: Record) -> None:
    with pytest.raises(Drift, match=r"move 5: seat 9 can't answer .*: refused-not-asked"):
        verify(changed(finished, 4, seat=9), TITLE)
    with pytest.raises(Drift, match=r"move 5: .*'fly'.*refused-option"):
        verify(changed(finished, 4, answer="fly"), TITLE)
    with pytest.raises(Drift, match="move 0: the dice fall"):
        verify(finished._replace(opening=records.Opening([0, 0], finished.opening.hash)), TITLE)


def test_a_wrong_result_is_found(finished: Record) -> None:
    closing = msgspec.structs.replace(finished.closing, standings=finished.closing.standings[::-1])
    with pytest.raises(Drift, match="the standings are not those of the record"):
        verify(finished._replace(closing=closing), TITLE)
    running = finished._replace(moves=finished.moves[:-1])
    with pytest.raises(Drift, match="the game is not over"):
        verify(running, TITLE)


def test_a_false_secret_is_found(finished: Record) -> None:
    closing = msgspec.structs.replace(finished.closing, secret="1445")
    with pytest.raises(BadInput, match="not the one the header is committed to"):
        verify(finished._replace(closing=closing), TITLE)


def test_other_rules_are_refused(finished: Record) -> None:
    newer = finished._replace(header=msgspec.structs.replace(finished.header, rules="2"))
    with pytest.raises(BadInput, match="made with rules 2 of pebbles, these are rules 1"):
        verify(newer, TITLE)
    with pytest.raises(BadInput, match="no game 'pebbles'"):
        verify(finished)
    for field, value, text in (
        ("game", "chess", "a record of chess"),
        ("scenario", "dusk", "no scenario 'dusk'"),
        ("seats", 7, "for 2, 3, 4 players, not 7"),
        ("options", {"rounds": 9}, "option 'rounds' can be"),
    ):
        header = msgspec.structs.replace(finished.header, **{field: value})
        with pytest.raises(BadInput, match=text):
            verify(finished._replace(header=header), TITLE)


Damage = Callable[[list[str]], list[str]]


@pytest.mark.parametrize(
    ("damage", "text"),
    [
        (lambda lines: [], r"the record is empty"),
        (lambda lines: ["", *lines], r":1: not a line of a record"),
        (lambda lines: lines[:1], r":1: the record is cut off"),
        (lambda lines: lines[:-1], r"the record is cut off: the closing line is missing"),
        (lambda lines: [*lines[:-1], lines[-1][:20]], r"the record is cut off"),
        (lambda lines: [*lines[:3], lines[3][:-4], *lines[4:]], r":4: not a line of a record"),
        (lambda lines: [*lines[:6], *lines[7:]], r"moves were made, the record holds"),
        (
            lambda lines: [lines[0].replace("record-1", "record-9"), *lines[1:]],
            r":1: the format is '.*record-9'",
        ),
        (lambda lines: [lines[0].replace('"game"', '"gam"'), *lines[1:]], r":1: .*gam"),
        (lambda lines: [lines[0], lines[-1]], r":2: the opening is missing"),
        (lambda lines: [*lines[:4], '{"seat":"one","answer":"x"}', *lines[5:]], r":5: not a line of a record: .*int"),
        (lambda lines: [*lines[:4], "\udcff", *lines[5:]], r":5: not a line of a record"),
        (lambda lines: [*lines[:4], '{"seat":1,"answer":"x","note":1}', *lines[5:]], r":5: .*note"),
    ],
)
def test_a_damaged_file_is_named_with_its_line(finished: Record, tmp_path: Path, damage: Damage, text: str) -> None:
    path = tmp_path / "game.jsonl"
    write(finished, path)
    lines = damage(path.read_text().splitlines())
    path.write_bytes("".join(f"{line}\n" for line in lines).encode(errors="surrogateescape"))
    with pytest.raises(BadInput, match=text) as caught:
        read(path)
    assert str(caught.value).startswith(str(path))
    assert "\n" not in str(caught.value)


def test_a_missing_file_is_one_clear_line(tmp_path: Path) -> None:
    with pytest.raises(BadInput, match="No such file"):
        read(tmp_path / "none.jsonl")


def test_moves_without_dice_are_short_lines() -> None:
    assert msgspec.json.encode(Move(0, "gallia")) == b'{"seat":0,"answer":"gallia"}'


# games that begin in the middle of another


def branched() -> Recorder:
    """A game as seat 1 might believe it to be after ten moves, played on to its end."""
    saved = played(moves=10).session.imagine(1, "branch").save()
    recorder = Recorder.resume(TITLE, "standard", 3, saved, secret="branch", options={"rounds": 3, "duels": "on"})
    chance = Chance.from_secret("players of the branch")
    while not recorder.session.is_over:
        step(recorder.session, chance)
    return recorder


def test_the_record_of_a_branch_is_replayed_from_its_start(tmp_path: Path) -> None:
    recorder = branched()
    write(recorder.record(), tmp_path / "branch.jsonl")
    again = read(tmp_path / "branch.jsonl")
    assert again == recorder.record() and again.header.start is not None
    verdict = verify(again, TITLE)
    assert verdict.over and verdict.moves == len(recorder.moves) and not verdict.by_secret
    assert b'"start"' not in records.encode(played(moves=2).record())


def test_a_start_that_is_no_position_is_named() -> None:
    record = branched().record()
    assert record.header.start is not None
    for start in (
        record.header.start._replace(state=b"nonsense"),
        record.header.start._replace(answers=[Answer(0, "no such answer")]),
    ):
        forged = record._replace(header=msgspec.structs.replace(record.header, start=start))
        with pytest.raises(BadInput, match=r"start|save"):
            verify(forged, TITLE)


def test_what_one_player_saw_is_no_record() -> None:
    with pytest.raises(OwnView, match="only a whole record can be verified"):
        records.decode(b'{"format":"westphalia-view-1","game":"pebbles"}\n{"message":"log-turn"}\n', "mine.jsonl")


def test_dice_of_the_opening_that_do_not_fit_are_found_before_the_first_move(finished: Record) -> None:
    opening = msgspec.structs.replace(finished.opening, dice=[99, *finished.opening.dice[1:]])
    hidden = msgspec.structs.replace(finished.closing, secret=None)
    with pytest.raises(Drift) as caught:
        verify(finished._replace(opening=opening, closing=hidden), TITLE)
    assert caught.value.move == 0


def test_after_a_take_back_the_dice_fall_otherwise_and_the_secret_still_tells_them(finished: Record) -> None:
    """Ten answers stand, the rest is played again: with other dice, told by secret and number."""
    streams = {tuple(replay(finished, TITLE, until=10).session.state.chance.streams)}
    for number in (1, 2, 3):
        recorder = replay(finished, TITLE, until=10)
        recorder.cast_anew(number)
        streams.add(tuple(recorder.session.state.chance.streams))
    assert len(streams) == 4
    chance = Chance.from_secret("once more")
    while not recorder.session.is_over:
        step(recorder.session, chance)
    whole = records.decode(records.encode(recorder.record()), "again")
    assert [move.fresh for move in whole.moves] == [3 if n == 10 else 0 for n in range(len(whole.moves))]
    assert verify(whole, TITLE).by_secret
    assert verify(whole._replace(closing=msgspec.structs.replace(whole.closing, secret=None)), TITLE).over
    with pytest.raises(Drift, match="dice"):
        verify(whole._replace(moves=[msgspec.structs.replace(move, fresh=0) for move in whole.moves]), TITLE)


def test_dice_cast_anew_are_kept_by_clones_saves_and_undo() -> None:
    session = played(moves=7).session
    session.cast_anew("others")
    copies = [session.clone(), Session.load(session.title, session.save())]
    for _ in range(12):
        ask = session.asks()[0]
        id = ask.kind.option_id(ask.options[0])
        for each in (session, *copies):
            each.answer(ask.seat, id)
            if each.can_undo(ask.seat):
                each.undo(ask.seat)
                each.answer(ask.seat, id)
    assert all(copy.state.encode() == session.state.encode() for copy in copies)
