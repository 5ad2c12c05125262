"""Storage on SQLite and, where it is installed, on PostgreSQL: the same code, the same results."""

from __future__ import annotations

import asyncio
import os
import sqlite3
from contextlib import closing
from multiprocessing import get_context
from pathlib import Path
from typing import Final

import msgspec
import pytest
import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from alembic.script import ScriptDirectory
from sqlalchemy.exc import IntegrityError

from westphalia.kernel.contract import BadInput, find_title
from westphalia.server.database import MIGRATIONS, REVISION
from westphalia.server.replay import standing
from westphalia.server.rows import Chair, ChatRow, Deed, Seen, TableRow
from westphalia.server.schema import SETTINGS
from westphalia.server.storage import Storage
from westphalia.server.table import Spoiled, open_table


def a_table(id: str, owner: str) -> tuple[TableRow, list[Chair]]:
    row = TableRow(
        id, "six_continents", find_title("six_continents").version, "standard", 2, {}, "en", "public", "live",
        None, "1444", owner, 1.0, 1.0, 0, [0], False, False,
    )  # fmt: skip
    return row, [Chair(0, owner, None, f"{id}-0", "Ann"), Chair(1, None, "random", f"{id}-1")]


def test_the_newest_migration_is_the_one_that_is_named() -> None:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    assert ScriptDirectory.from_config(config).get_heads() == [REVISION]


def test_everything_written_is_read_again(database: str) -> None:
    async def scenario() -> None:
        storage = await Storage.open(database)
        key = await storage.cookie_key()
        assert await storage.keep_user("ann", name="Ann")
        assert await storage.keep_user("bob", name="Bob", login="bob", password="x")
        assert not await storage.keep_user("ann", login="bob")
        row, chairs = a_table("first", "ann")
        await storage.add_table(row, chairs)
        row.seq, row.waiting = 1, [1]
        await storage.add_deed(Deed(1, "answer", 0, "iberia"), row)
        await storage.add_chat("first", ChatRow(0, "Ann", 1, "psst", 1.0), "ann", None)
        await storage.add_chat("first", ChatRow(0, "Ann", None, "hello", 2.0), "ann", None)
        await storage.add_chat("first", ChatRow(1, "Bob", 0, "pardon?", 3.0), "bob", "ann")
        await storage.keep_note("first", "ann", "one")
        await storage.keep_note("first", "ann", "two")
        await storage.set_flags("first", paused=True, over=False)
        await storage.close()

        storage = await Storage.open(database)
        assert await storage.cookie_key() == key
        found = await storage.table("first")
        assert found is not None and (found.seq, found.waiting, found.paused, found.options) == (1, [1], True, {})
        assert (await storage.chairs(["first"]))["first"] == chairs
        assert await storage.deeds("first") == [Deed(1, "answer", 0, "iberia")]
        assert [line.text for line in (await storage.kept_for("first", "dan", [1])).chat] == ["psst", "hello"]
        assert [line.text for line in (await storage.kept_for("first", "dan", [0])).chat] == ["hello"]
        assert [line.text for line in (await storage.kept_for("first", "ann", [])).chat] == ["psst", "hello", "pardon?"]
        assert (await storage.kept_for("first", "ann", [])).note == "two"
        assert await storage.unfinished() == [("first", [1], None, {1})]
        assert [table.id for table in await storage.public_tables()] == ["first"]
        assert await storage.hand_over_seats("ann", "bob") == ["first"]
        assert [table.id for table in await storage.tables_of("bob")] == ["first"]
        assert (await storage.kept_for("first", "bob", [])).note == "two"
        assert [line.text for line in (await storage.kept_for("first", "bob", [])).chat] == ["psst", "hello", "pardon?"]
        await storage.close()

    asyncio.run(scenario())


def test_a_scenario_of_six_long_names_is_kept(database: str) -> None:
    realms = ("papal_states", "netherlands", "brandenburg", "portugal", "ottomans", "castile")
    own = "free:" + ",".join(f"{realm}_1618" for realm in realms)

    async def scenario() -> None:
        storage = await Storage.open(database)
        await storage.keep_user("ann", name="Ann")
        row, chairs = a_table("first", "ann")
        row.scenario = own
        await storage.add_table(row, chairs)
        found = await storage.table("first")
        assert found is not None and found.scenario == own
        await storage.close()

    asyncio.run(scenario())


def test_a_number_is_given_to_one_deed_only(database: str) -> None:
    async def scenario() -> None:
        storage = await Storage.open(database)
        await storage.keep_user("cid", name="Cid")
        row, chairs = a_table("second", "cid")
        await storage.add_table(row, chairs)
        one, other = [await open_table(storage, find_title(row.game), each, chairs) for each in (row, a_copy(row))]
        ask = one.session.asks()[0]
        option = ask.kind.option_id(ask.options[0])
        await one.answer(ask.seat, option)
        with pytest.raises(Spoiled) as error:
            await other.answer(ask.seat, ask.kind.option_id(ask.options[1]))
        assert isinstance(error.value.__cause__, IntegrityError)
        deeds = await storage.deeds("second")
        assert [(deed.seq, deed.answer) for deed in deeds] == [(1, option)]
        await storage.close()

    asyncio.run(scenario())


def a_copy(row: TableRow) -> TableRow:
    return TableRow(**{name: getattr(row, name) for name in row.__struct_fields__})


def test_what_was_taken_back_does_not_stand() -> None:
    deeds = [
        Deed(1, "answer", 0, "a"),
        Deed(2, "answer", 0, "b"),
        Deed(3, "undo", 0, None),
        Deed(4, "answer", 0, "c"),
        Deed(5, "resign", 1, None),
        Deed(6, "takeback", 0, "1"),
        Deed(7, "answer", 0, "d"),
    ]
    assert [move.answer for move in standing(deeds).moves] == ["a", "d"]


@pytest.mark.parametrize(
    "url",
    [
        "mysql://ann:horse@somewhere/x",
        "/no/such/folder/games.sqlite",
        "postgresql://ann:horse@somewhere:abc/x",
        "sqlite://somewhere/x",
        "sqlite://",
        "sqlite:///:memory:",
        ":memory:",
        "",
    ],
)
def test_databases_that_cannot_be_opened_are_named(url: str) -> None:
    with pytest.raises(BadInput, match="database") as error:
        asyncio.run(Storage.open(url))
    assert "horse" not in str(error.value) and "\n" not in str(error.value)


def test_private_talk_of_before_belongs_to_those_who_sit_there(database: str) -> None:
    async def scenario() -> None:
        storage = await Storage.open(database)
        await storage.keep_user("ann", name="Ann")
        await storage.add_table(*a_table("old", "ann"))
        async with storage.write() as connection:
            await connection.run_sync(_back_to, "branches")
            chat = sa.table(
                "chat", *(sa.column(name) for name in ("table_id", "seat", "name", "to_seat", "text", "at"))
            )
            line = {"table_id": "old", "seat": 1, "name": "Bot", "to_seat": 0, "text": "psst", "at": 1.0}
            await connection.execute(sa.insert(chat).values(**line))
        await storage.close()
        storage = await Storage.open(database)
        assert [line.text for line in (await storage.kept_for("old", "ann", [])).chat] == ["psst"]
        assert (await storage.kept_for("old", "dan", [0])).chat == []
        await storage.close()

    asyncio.run(scenario())


def test_a_database_of_a_newer_version_is_left_alone(database: str) -> None:
    async def scenario() -> None:
        storage = await Storage.open(database)
        async with storage.write() as connection:
            await connection.execute(sa.text("update alembic_version set version_num = 'tomorrow'"))
        await storage.close()
        with pytest.raises(BadInput, match="newer Westphalia: its tables are 'tomorrow'"):
            await Storage.open(database)

    asyncio.run(scenario())


def test_tables_of_the_first_version_are_games_after_the_migration(database: str) -> None:
    async def scenario() -> None:
        storage = await Storage.open(database)
        await storage.keep_user("dan", name="Dan")
        async with storage.write() as connection:
            await connection.run_sync(_back_to, "first")
            row = {"id": "old", "owner": "dan", **msgspec.to_builtins(a_table("old", "dan")[0])}
            old = {name: value for name, value in row.items() if not name.startswith("origin")}
            for later in ("kind", "away", "absent", "extended", "apart", "glance", "advice"):
                del old[later]
            tables = sa.table("tables", *(sa.column(name) for name in old))
            old |= {"options": "{}", "waiting": "[0]"}
            await connection.execute(sa.insert(tables).values(**old))
        await storage.close()

        storage = await Storage.open(database)
        found = await storage.table("old")
        assert found is not None and (found.kind, found.origin, found.waiting) == ("game", None, [0])
        row, chairs = a_table("branch", "dan")
        row.kind, row.origin, row.origin_moves, row.origin_seat = "what-if", "old", 7, 1
        await storage.add_table(row, chairs, b"start", [Deed(1, "answer", 0, "iberia"), Deed(2, "resign", 1, None)])
        assert await storage.table("branch") == row and await storage.start("branch") == b"start"
        assert [deed.seq for deed in await storage.deeds("branch", after=1)] == [2]
        assert await storage.start("old") is None
        await storage.keep_motion("branch", {"kind": "pause"})
        assert await storage.motion("branch") == {"kind": "pause"}
        await storage.keep_motion("branch", None)
        assert await storage.motion("branch") is None
        for version in (3, 5):
            await storage.keep_seen("branch", "dan", Seen(version, 9, 1, 2.0))
        assert await storage.seen("branch", "dan") == Seen(5, 9, 1, 2.0)
        assert await storage.seen("branch", "eve") is None
        await storage.close()

    asyncio.run(scenario())


def _back_to(connection: sa.Connection, revision: str) -> None:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    command.downgrade(config, revision)


def test_a_file_that_is_no_database_is_named(tmp_path: Path) -> None:
    path = tmp_path / "games.sqlite"
    path.write_text("dear diary\n" * 1000)
    with pytest.raises(BadInput, match="not a database"):
        asyncio.run(Storage.open(str(path)))


def test_the_database_and_its_key_are_their_owners_alone(tmp_path: Path) -> None:
    """Also those that an older version has left open to all, and the key that it kept in the database."""
    path = tmp_path / "games.sqlite"

    async def scenario() -> None:
        storage = await Storage.open(str(path))
        async with storage.write() as connection:
            await connection.execute(sa.insert(SETTINGS).values(name="cookie_key", value="old key"))
        await storage.close()
        path.chmod(0o644)
        storage = await Storage.open(str(path))
        assert await storage.cookie_key() == "old key" == await storage.cookie_key()
        async with storage.engine.connect() as connection:
            assert (await connection.execute(sa.select(SETTINGS))).all() == []
        for file in tmp_path.iterdir():
            assert file.stat().st_mode & 0o077 == 0, file
        await storage.close()

    asyncio.run(scenario())
    assert b"old key" not in path.read_bytes()


def test_a_second_server_on_one_file_and_a_damaged_file_are_refused(tmp_path: Path) -> None:
    path = tmp_path / "games.sqlite"

    async def scenario() -> None:
        storage = await Storage.open(str(path))
        with pytest.raises(BadInput, match="another server uses"):
            await Storage.open(str(path))
        for n in range(200):
            await storage.keep_user(f"user {n}", name="x" * 40)
        await storage.close()

    asyncio.run(scenario())
    content = bytearray(path.read_bytes())
    content[3 * 4096 + 8 : 3 * 4096 + 200] = b"\xff" * 192
    path.write_bytes(content)
    with pytest.raises(BadInput, match=r"damaged|malformed"):
        asyncio.run(Storage.open(str(path)))


def test_what_waits_to_be_written_is_written_together(tmp_path: Path) -> None:
    """One transaction for all who wait; who does not fit fails alone, and who has given up is left out."""

    async def scenario() -> None:
        storage = await Storage.open(str(tmp_path / "games.sqlite"))
        threads, commits = storage._threads, list[object]()
        assert threads is not None
        await storage.keep_user("ann", name="Ann")
        rows = [a_table(id, "ann")[0] for id in "abcde"]
        for id in "abcde":
            await storage.add_table(*a_table(id, "ann"))
        sa.event.listen(threads._engine, "commit", commits.append)
        await asyncio.gather(*(storage.add_deed(Deed(1, "answer", 0, "iberia"), row) for row in rows))
        assert len(commits) == 1
        wrong = storage.add_deed(Deed(1, "answer", 0, "rome"), rows[1])
        given_up = asyncio.ensure_future(storage.add_deed(Deed(2, "answer", 0, "rome"), rows[4]))
        right = [storage.add_deed(Deed(2, "answer", 0, "rome"), row) for row in rows[:4]]
        writing = asyncio.gather(wrong, *right, return_exceptions=True)
        await asyncio.sleep(0)  # all have asked
        given_up.cancel()
        failed, *fine = await writing
        assert isinstance(failed, IntegrityError) and fine == [None] * 4
        assert [len(await storage.deeds(id)) for id in "abcde"] == [2, 2, 2, 2, 1]
        await storage.close()

    asyncio.run(scenario())


MIGRATION_KILLS = int(os.environ.get("WESTPHALIA_MIGRATION_KILLS", "6"))
PROCESSES: Final = get_context("forkserver")  # they start at once, with everything imported
PROCESSES.set_forkserver_preload(["tests.server.test_storage"])


def open_storage(path: str) -> None:
    asyncio.run(Storage.open(path))


def test_a_migration_that_is_killed_has_not_begun(tmp_path: Path) -> None:
    """Killed as soon as its journal is there: the next start does it from the beginning."""
    first, path = tmp_path / "first.sqlite", tmp_path / "games.sqlite"

    async def prepare() -> None:
        storage = await Storage.open(str(first))
        await storage.keep_user("ann", name="Ann")
        await storage.close()

    async def check() -> None:
        storage = await Storage.open(str(path))
        await storage.add_table(*a_table("new", "ann"))
        await storage.close()

    asyncio.run(prepare())
    with closing(sqlite3.connect(first, isolation_level=None)) as old:
        engine = sa.create_engine(f"sqlite:///{first}")
        with engine.begin() as connection:
            _back_to(connection, "first")
        engine.dispose()
        old.execute("PRAGMA journal_mode=DELETE")
    interrupted = 0
    for _ in range(MIGRATION_KILLS):
        for file in tmp_path.glob("games.sqlite*"):
            file.unlink()
        path.write_bytes(first.read_bytes())
        process = PROCESSES.Process(target=open_storage, args=(str(path),))
        process.start()
        while process.is_alive() and not Path(f"{path}-journal").exists():
            pass
        process.kill()
        process.join()
        with closing(sqlite3.connect(path)) as found:
            interrupted += found.execute("select version_num from alembic_version").fetchone()[0] == "first"
        asyncio.run(check())
        assert Path(f"{path}.first").exists()
    assert interrupted
