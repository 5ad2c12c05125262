"""``westphalia backup`` and ``restore``: what was there is there again, and nothing is lost on the way."""

from __future__ import annotations

import asyncio
import tempfile
from collections.abc import Callable
from pathlib import Path

import pytest
import sqlalchemy as sa

from tests.kernel.toy import TITLE
from tests.server import postgres, warm
from tests.server.client import Person, Server
from tests.server.test_load_table import a_game, opened, run
from tests.server.test_operations import content
from westphalia.kernel.contract import BadInput
from westphalia.server import operations
from westphalia.server.operations import back_up, read_backup, restore
from westphalia.server.rows import ChatRow
from westphalia.server.storage import Storage


def command(*arguments: object) -> tuple[int, str]:
    """Exit code and what was said; everything in one line. Its process is forked where all is imported already."""
    with tempfile.TemporaryFile("w+") as complaints:
        done = warm.start(["westphalia", *map(str, arguments)], complaints)
        said = done.stdout.read()
        code = done.wait()
        complaints.seek(0)
        said += complaints.read()
    assert said.count("\n") == 1, said
    return code, said


def test_the_drill_beside_a_running_server(database: str, tmp_path: Path) -> None:
    """Back up while people play, lose the database, restore into a new one: the table goes on where it was."""
    backup, new = tmp_path / "games.backup", tmp_path / "new.sqlite"
    server = Server(database)
    try:
        ann = Person(server)
        table = ann.make_table("me", "me", visibility="public")["id"]
        assert asyncio.run(play_on(ann, table)) == 1
        assert command("backup", backup, "--database", database)[0] == 0
        code, said = command("restore", backup, "--database", database, "--replace")
        assert code == 2 and ("another server uses" in said or "a server uses" in said)
        asyncio.run(play_on(ann, table))
    finally:
        server.stop()
    assert command("restore", backup, "--database", new)[0] == 0
    again = Server(new)
    try:
        assert asyncio.run(watch(Person(again), table)) == 1
    finally:
        again.stop()


async def play_on(person: Person, table: str) -> int:
    async with person.at(table) as chair:
        await chair.hello()
        await chair.step()
        return chair.moves


async def watch(person: Person, table: str) -> int:
    async with person.at(table) as chair:
        await chair.hello()
        return chair.moves


def test_what_was_restored_is_what_was_there(database: str, tmp_path: Path) -> None:
    """In a database of another kind, too."""
    kept = {}

    async def before(storage: Storage) -> None:
        await storage.cookie_key()
        table = await a_game(storage, "1", 40)
        async with operations.opened(database, to_read=True) as beside:
            await back_up(beside, tmp_path / "backup")
        kept["all"], kept["record"] = await content(storage), table.recorder.record()

    async def after(storage: Storage) -> None:
        await restore(storage, read_backup(tmp_path / "backup"))
        assert await content(storage) == kept["all"]
        assert (await opened(storage, TITLE)).recorder.record() == kept["record"]

    run(database, before)
    assert (tmp_path / "backup").stat().st_mode & 0o077 == 0
    run(str(tmp_path / "new.sqlite"), after)


def test_nothing_is_written_over_unless_told(database: str, tmp_path: Path) -> None:
    path = tmp_path / "backup"

    async def play(storage: Storage) -> None:
        await a_game(storage, "1", 10)
        await back_up(storage, path)
        rows, before = read_backup(path), await content(storage)
        with pytest.raises(BadInput, match="is there already"):
            await back_up(storage, path)
        with pytest.raises(BadInput, match="not empty"):
            await restore(storage, rows)
        assert await content(storage) == before
        rows["tables"][0]["language"] = "cs"
        await restore(storage, rows, replace=True)
        assert (await content(storage))["tables"][0]["language"] == "cs"
        assert await back_up(storage, path, replace=True) > 10
        assert read_backup(path)["tables"][0]["language"] == "cs"

    run(database, play)


def test_a_backup_never_replaces_the_database(tmp_path: Path) -> None:
    database = tmp_path / "games.sqlite"

    async def play(storage: Storage) -> None:
        with pytest.raises(BadInput, match="is there already"):
            await back_up(storage, database, replace=True)
        with pytest.raises(BadInput, match="no such folder"):
            await back_up(storage, tmp_path / "none" / "backup")
        with pytest.raises(BadInput, match="is there already"):
            await back_up(storage, tmp_path, replace=True)

    run(str(database), play)


def test_a_backup_of_a_newer_version_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play(storage: Storage) -> None:
        monkeypatch.setattr(operations, "REVISION", "tomorrow")
        await back_up(storage, tmp_path / "backup")

    run(str(tmp_path / "games.sqlite"), play)
    with pytest.raises(BadInput, match="a newer Westphalia"):
        read_backup(tmp_path / "backup")


def test_a_damaged_backup_makes_no_database(tmp_path: Path) -> None:
    run(str(tmp_path / "games.sqlite"), lambda storage: back_up(storage, tmp_path / "backup"))
    whole = (tmp_path / "backup").read_bytes()
    (tmp_path / "backup").write_bytes(whole[: len(whole) // 2])
    code, said = command("restore", tmp_path / "backup", "--database", tmp_path / "new.sqlite")
    assert code == 2 and "damaged" in said
    assert not (tmp_path / "new.sqlite").exists()


def test_rows_that_do_not_fit_leave_the_database_as_it_was(database: str, tmp_path: Path) -> None:
    async def play(storage: Storage) -> None:
        await a_game(storage, "1", 10)
        before = await content(storage)
        await back_up(storage, tmp_path / "backup")
        rows = read_backup(tmp_path / "backup")
        rows["users"].append(rows["users"][0])
        with pytest.raises(BadInput, match="does not fit"):
            await restore(storage, rows, replace=True)
        assert await content(storage) == before

    run(database, play)


if postgres.IS_INSTALLED:

    def test_numbers_go_on_after_the_last(tmp_path: Path, new_postgres_database: Callable[[], str]) -> None:
        """What is said after a restore into PostgreSQL gets a number of its own."""

        async def before(storage: Storage) -> None:
            table = await a_game(storage, "1", 2)
            await storage.add_chat("t", ChatRow(None, "Ann", None, "hello", 1.0), "ann", None)
            assert table.moves == 2
            await back_up(storage, tmp_path / "backup")

        async def after(storage: Storage) -> None:
            await restore(storage, read_backup(tmp_path / "backup"))
            await storage.add_chat("t", ChatRow(None, "Ann", None, "here again", 2.0), "ann", None)
            ids = sorted(row["id"] for row in await storage.rows(sa.select(operations.CHAT.c.id)))
            assert len(ids) == 2 and ids[1] == ids[0] + 1

        run(str(tmp_path / "games.sqlite"), before)
        run(new_postgres_database(), after)
