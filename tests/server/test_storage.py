"""Storage on SQLite and, where it is installed, on PostgreSQL: the same code, the same results."""

from __future__ import annotations

import asyncio
import os
import shutil
import socket
import subprocess
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy.exc import IntegrityError

from westphalia.kernel.contract import BadInput, find_title
from westphalia.server.storage import Chair, ChatRow, Deed, Storage, TableRow
from westphalia.server.table import Spoiled, Table, standing_moves

POSTGRES = shutil.which("initdb") and shutil.which("pg_ctl")


@pytest.fixture(scope="module", params=["sqlite", *(["postgresql"] if POSTGRES else [])])
def database(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    if request.param == "sqlite":
        yield str(tmp_path_factory.mktemp("database") / "games.sqlite")
        return
    folder = Path(tempfile.mkdtemp(prefix="westphalia-"))
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    as_user = ["runuser", "-u", "postgres", "--"] if os.geteuid() == 0 else []
    if as_user:
        shutil.chown(folder, "postgres")
    data = folder / "data"
    quiet = {"check": True, "stdout": subprocess.DEVNULL, "cwd": folder}
    subprocess.run([*as_user, "initdb", "-D", data, "-U", "tester", "--auth=trust"], **quiet)
    options = f"-p {port} -c listen_addresses=127.0.0.1 -k {folder} -c fsync=off"
    log = folder / "log"
    subprocess.run([*as_user, "pg_ctl", "-D", data, "-w", "-l", log, "-o", options, "start"], **quiet)
    yield f"postgresql://tester@127.0.0.1:{port}/postgres"
    subprocess.run([*as_user, "pg_ctl", "-D", data, "-m", "immediate", "stop"], **quiet)
    shutil.rmtree(folder)


def a_table(id: str, owner: str) -> tuple[TableRow, list[Chair]]:
    row = TableRow(
        id, "six_continents", find_title("six_continents").version, "standard", 2, {}, "en", "public", "live",
        None, "1444", owner, 1.0, 1.0, 0, [0], False, False,
    )  # fmt: skip
    return row, [Chair(0, owner, None, f"{id}-0", "Ann"), Chair(1, None, "random", f"{id}-1")]


def test_everything_written_is_read_again(database: str) -> None:
    async def scenario() -> None:
        storage = await Storage.open(database)
        key = await storage.cookie_key()
        assert await storage.keep_user("ann", name="Ann")
        assert await storage.keep_user("bob", name="Bob", login="bob", password="x")
        assert not await storage.keep_user("ann", login="bob")
        row, chairs = a_table("first", "ann")
        await storage.add_table(row, chairs)
        await storage.add_deed("first", Deed(1, "answer", 0, "iberia"), [1], False)
        await storage.add_chat("first", ChatRow(0, "Ann", 1, "psst", 1.0))
        await storage.add_chat("first", ChatRow(0, "Ann", None, "hello", 2.0))
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
        assert [line.text for line in await storage.chat("first", [1])] == ["psst", "hello"]
        assert [line.text for line in await storage.chat("first", [])] == ["hello"]
        assert await storage.note("first", "ann") == "two"
        assert await storage.unfinished() == [("first", [1], None, {1})]
        assert [table.id for table in await storage.public_tables()] == ["first"]
        assert await storage.hand_over_seats("ann", "bob") == ["first"]
        assert [table.id for table in await storage.tables_of("bob")] == ["first"]
        await storage.close()

    asyncio.run(scenario())


def test_a_number_is_given_to_one_deed_only(database: str) -> None:
    async def scenario() -> None:
        storage = await Storage.open(database)
        await storage.keep_user("cid", name="Cid")
        row, chairs = a_table("second", "cid")
        await storage.add_table(row, chairs)
        one, other = (Table(storage, find_title(row.game), await_row, chairs, []) for await_row in [row, a_copy(row)])
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
    assert [deed.answer for deed in standing_moves(deeds)] == ["a", "d"]


@pytest.mark.parametrize("url", ["mysql://somewhere/x", "/no/such/folder/games.sqlite"])
def test_databases_that_cannot_be_opened_are_named(url: str) -> None:
    with pytest.raises(BadInput, match="database"):
        asyncio.run(Storage.open(url))
