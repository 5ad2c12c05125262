"""The record of a table that went on with newer rules: chapters, each verified as far as this version can."""

from __future__ import annotations

import zlib
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.golden.test_released import Save
from tests.kernel.toy import TITLE
from tests.kernel.versions import NoSpeech
from tests.server.client import Person
from tests.server.test_load_table import SPEAKS, a_game, opened, play_on, run, tail
from westphalia.cli.records import verify_file
from westphalia.kernel import chapters, record
from westphalia.kernel.chance import Chance
from westphalia.kernel.contract import BadInput, installed_titles
from westphalia.kernel.record import CHAPTERS_FORMAT, Drift, Older, Record
from westphalia.kernel.snapshots import NOWHERE, Page, Snapshot
from westphalia.server import snapshots as kept
from westphalia.server.chapters import whole
from westphalia.server.replay import Crossing, deeds_of
from westphalia.server.replay import chapters as standing_chapters
from westphalia.server.rows import Chair, TableRow
from westphalia.server.storage import Storage
from westphalia.server.table import Table

RULES_1 = Path(__file__).parents[1] / "golden" / "rules-1"
GAME = "price_of_power-first_steps-3-steward"  # there is an option more since
LATER = NoSpeech()


def changed(told: Record, number: int, **fields: Any) -> Record:
    """The record with the so-manieth move another."""
    moves = list(told.moves)
    moves[number - 1] = msgspec.structs.replace(moves[number - 1], **fields)
    return told._replace(moves=moves)


def resealed(told: Record) -> Record:
    return chapters.bind(told, told.header, told.chapters)


@pytest.fixture(scope="module")
def told(tmp_path_factory: pytest.TempPathFactory) -> Record:
    """A game of pebbles that was begun with the first rules and ended with the second, from its file."""
    found: list[bytes] = []

    async def play(storage: Storage) -> None:
        await a_game(storage, SPEAKS, 60)
        table = await opened(storage, LATER)
        await play_on(table, Chance.from_secret("on"), 10_000)
        assert table.is_over
        found.append(record.encode(await whole(table)))
        again = await opened(storage, LATER)
        assert record.encode(await whole(again)) == found[0]

    run(str(tmp_path_factory.mktemp("chapters") / "games.sqlite"), play)
    return record.decode(found[0], "game")


def test_what_these_rules_can_play_is_verified_and_what_is_older_is_sealed(told: Record) -> None:
    (second,) = told.chapters
    assert (told.header.format, told.header.rules, second.rules) == (CHAPTERS_FORMAT, "1", "2")
    assert 0 < second.after <= 60 < len(told.moves)
    verdict = chapters.verify(told, LATER)
    assert verdict.older == [Older(1, "1", 1, second.after)]
    assert (verdict.moves, verdict.over) == (len(told.moves) - second.after, True)
    assert verdict.hashes == len([move for move in told.moves[second.after :] if move.hash])


def test_the_older_version_verifies_the_older_chapter(told: Record) -> None:
    first, second = chapters.split(told)
    after = told.chapters[0].after
    verdict = record.verify(first, TITLE)
    assert (verdict.moves, verdict.by_secret, verdict.over) == (after, True, False)
    with pytest.raises(BadInput, match="made with rules 2"):
        record.verify(second, TITLE)
    assert chapters.verify(told, TITLE).older == [Older(2, "2", after + 1, len(told.moves))]


def test_a_broken_hash_in_an_old_chapter_is_noticed(told: Record) -> None:
    number = next(number for number, move in enumerate(told.moves, 1) if move.hash)
    with pytest.raises(BadInput, match=r"chapter 1 \(rules 1\): its lines are not those that were sealed"):
        chapters.verify(changed(told, number, hash="0" * 24), LATER)


def test_a_chapter_begins_where_the_one_before_ended(told: Record) -> None:
    with pytest.raises(BadInput, match="chapter 2 does not begin with the state the one before it ended with"):
        chapters.verify(resealed(changed(told, told.chapters[0].after, hash="0" * 24)), LATER)


def test_drift_in_the_newest_chapter_is_found_at_its_move_whatever_its_seal_says(told: Record) -> None:
    number = next(n for n, move in enumerate(told.moves, 1) if move.hash and n > told.chapters[0].after)
    forged = changed(told, number, hash="0" * 24)
    with pytest.raises(BadInput, match=r"chapter 2 \(rules 2\)"):
        chapters.verify(forged, LATER)
    with pytest.raises(Drift, match=f"^move {number}: the state is"):
        chapters.verify(resealed(forged), LATER)


def test_a_chapter_line_out_of_place_is_named(told: Record) -> None:
    lines = record.encode(told).split(b"\n")
    at = told.chapters[0].after + 2
    lines[at], lines[at - 1] = lines[at - 1], lines[at]
    with pytest.raises(BadInput, match=f"game:{at}: this is not where chapter 2 begins"):
        record.decode(b"\n".join(lines), "game")


def test_a_record_in_chapters_is_replayed_chapter_by_chapter(told: Record) -> None:
    with pytest.raises(BadInput, match="has chapters"):
        record.replay(told, LATER)
    part, before = chapters.chapter_at(told, told.chapters[0].after + 3)
    assert before == told.chapters[0].after
    assert record.replay(part, LATER, until=3).moves == told.moves[before : before + 3]


def test_a_crossing_that_went_back_behind_another_takes_its_place() -> None:
    first = Crossing("1", "2", "chapter", 64, 70, 0, "then")
    same = Crossing("2", "3", "same", 90, 90, 0)
    back = Crossing("3", "4", "chapter", 32, 40, 50, "now")
    assert standing_chapters([first, same]) == [first]
    assert standing_chapters([first, same, back]) == [back._replace(was="1", agreed="then")]
    later = back._replace(at=96)
    assert standing_chapters([first, same, later]) == [first, later]


# a table that the released version made


def packed(content: Any) -> bytes:
    return zlib.compress(msgspec.msgpack.encode(content))


async def carried_on(storage: Storage) -> Table:
    """The game of the first rules up to its save and a little further, with a snapshot there, opened today."""
    save = msgspec.json.decode((RULES_1 / "saves" / f"{GAME}.json").read_bytes(), type=Save)
    then, at = record.read(RULES_1 / "records" / f"{GAME}.jsonl"), save.saved.version
    header, deeds = then.header, deeds_of(then.moves[: save.move])
    row = TableRow(
        "t", header.game, header.rules, header.scenario, header.seats, header.options, "en", "public", "live", None,
        then.closing.secret or "", "ann", 0.0, 0.0, len(deeds), [], False, False,
    )  # fmt: skip
    await storage.keep_user("ann", name="Ann")
    await storage.add_table(row, [Chair(n, "ann", None, f"t{n}") for n in range(header.seats)], None, deeds)
    saved = save.saved._replace(answers=[], undoable=0, journal=0)
    page = Page(then.opening, then.moves[:at], [], [])
    taken = Snapshot(NOWHERE, at, 0, save.rules, packed(saved), packed(page))
    seqs = [deed.seq for deed in deeds]
    await storage.write_in_one_go(lambda connection: kept.replace_all(connection, "t", [taken], seqs))
    return await opened(storage, installed_titles()[save.game])


def test_a_table_of_the_first_version_goes_on_and_its_record_has_chapters(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], ann: Person
) -> None:
    path = tmp_path / "game.jsonl"

    async def play(storage: Storage) -> None:
        table = await carried_on(storage)
        assert tail(table, 0)[0].startswith("From here on")
        assert (table.row.rules, table.stuck) == ("2", None)
        await play_on(table, Chance.from_secret("on"), 10_000)
        assert table.is_over
        record.write(await whole(table), path)

    run(str(tmp_path / "games.sqlite"), play)
    told, then = record.read(path), record.read(RULES_1 / "records" / f"{GAME}.jsonl")
    after = told.chapters[0].after
    assert (told.header.rules, told.header.options) == ("1", then.header.options)
    assert told.chapters[0].rules == "2"
    assert told.chapters[0].options.keys() - then.header.options.keys() == {"consent_is_enough"}
    assert (told.opening, told.moves[:after]) == (then.opening, then.moves[:after])
    assert verify_file(path, as_json=False)
    good, older = capsys.readouterr().out.splitlines()
    assert f"good: {len(told.moves) - after} moves" in good and good.endswith("game over")
    assert older == (
        f"chapter 1 (moves 1 to {after}), played with rules 1: its hashes hold together, its moves need version 1"
    )
    found = ann.post("/api/records", {"record": path.read_text()})
    assert (found["table"], found["older"]) == (None, [{"chapter": 1, "rules": "1", "first": 1, "last": after}])
    status, body = ann.send("POST", "/api/records", {"record": path.read_text(), "open": True})
    assert (status, body["message"]) == (400, "refused-record-chapters")
    broken = next(number for number, move in enumerate(told.moves, 1) if move.hash)
    record.write(changed(told, broken, hash="0" * 24), path)
    with pytest.raises(BadInput, match=r"game.jsonl: chapter 1 \(rules 1\): its lines are not those"):
        verify_file(path, as_json=False)


def test_an_old_record_without_chapters_is_not_called_wrong_for_its_age(tmp_path: Path) -> None:
    with pytest.raises(BadInput, match="played with rules 1: whether it holds can only be told with version 1"):
        verify_file(RULES_1 / "records" / f"{GAME}.jsonl", as_json=False)
