"""Whoever runs a server: backup and restore, export and import, a look at what is wrong, repair."""

from __future__ import annotations

from pathlib import Path

import pytest
import sqlalchemy as sa

from tests.kernel.toy import TITLE
from tests.kernel.versions import NoSpeech, RenamedPlace, Rewarded
from tests.server.test_load_table import SPEAKS, a_game, opened, run
from westphalia.kernel.contract import BadInput
from westphalia.server import operations
from westphalia.server.operations import (
    back_up,
    drop_to,
    examine,
    export,
    import_table,
    other_columns,
    show,
    stored,
)
from westphalia.server.schema import DEEDS, METADATA
from westphalia.server.storage import Storage


@pytest.fixture(autouse=True)
def _toys_are_installed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(operations, "installed_titles", lambda: {"pebbles": TITLE})


async def content(storage: Storage) -> dict[str, list[dict[str, object]]]:
    tables = METADATA.sorted_tables
    return {
        table.name: sorted((dict(row) for row in await storage.rows(sa.select(table))), key=repr) for table in tables
    }


def test_a_table_moves_to_another_database(tmp_path: Path) -> None:
    async def here(storage: Storage) -> None:
        await a_game(storage, "1", 40)
        assert await export(storage, "t", tmp_path / "table") == 40

    async def there(storage: Storage) -> None:
        assert await import_table(storage, tmp_path / "table") == "t"
        assert (await opened(storage, TITLE)).moves == 40
        with pytest.raises(BadInput, match="there is a table t already"):
            await import_table(storage, tmp_path / "table")

    run(str(tmp_path / "one.sqlite"), here)
    run(str(tmp_path / "other.sqlite"), there)


def test_a_file_that_is_none_is_refused_in_a_line(tmp_path: Path) -> None:
    async def play(storage: Storage) -> None:
        (tmp_path / "text").write_text("hello")
        for name, text in (("text", "no file of ours"), ("absent", "No such file")):
            with pytest.raises(BadInput, match=text):
                await import_table(storage, tmp_path / name)
        await back_up(storage, tmp_path / "backup")
        with pytest.raises(BadInput, match="is a westphalia-backup-1, not a westphalia-table-1"):
            await import_table(storage, tmp_path / "backup")

    run(str(tmp_path / "games.sqlite"), play)


@pytest.mark.parametrize(
    ("title", "snapshots", "how"),
    [
        (TITLE, True, ""),
        (RenamedPlace(), True, "same"),
        (NoSpeech(), True, "chapter"),
        (NoSpeech(), False, "stuck"),
    ],
)
def test_what_would_become_of_a_table_is_told_and_nothing_changed(
    tmp_path: Path, title: NoSpeech, snapshots: bool, how: str
) -> None:
    async def play(storage: Storage) -> None:
        await a_game(storage, SPEAKS, 60, snapshots=snapshots)
        before = await content(storage)
        _, found = await stored(storage, "t")
        finding = examine(title, found)
        assert (finding.how, finding.moves) == (how, 60)
        assert ("can't answer 'speak'" in finding.problem) == isinstance(title, NoSpeech)
        assert await content(storage) == before

    run(str(tmp_path / "games.sqlite"), play)


def test_a_table_is_shown_and_what_would_differ_is_named(tmp_path: Path) -> None:
    async def play(storage: Storage) -> None:
        table = await a_game(storage, SPEAKS, 60)
        shown = await show(storage, "t")
        assert (shown.moves, shown.line.deeds, shown.finding.words) == (60, 60, "go on")
        assert shown.chapters == [] and len(shown.chairs) == len(table.chairs)
        assert table.row.secret not in str(shown)
        _, found = await stored(storage, "t")
        assert other_columns(TITLE, found) == ""
        assert "points" in other_columns(Rewarded(), found)

    run(str(tmp_path / "games.sqlite"), play)


def test_a_damaged_table_is_taken_back_to_a_good_move(tmp_path: Path) -> None:
    async def play(storage: Storage) -> None:
        await a_game(storage, "4", 20, snapshots=False)
        async with storage.write() as connection:
            await connection.execute(sa.update(DEEDS).where(DEEDS.c.seq == 9).values(answer="nonsense"))
        title, found = await stored(storage, "t")
        finding = examine(title, found)
        assert (finding.how, finding.stands) == ("stuck", 8)
        with pytest.raises(BadInput, match="has 20 moves, not 30"):
            await drop_to(storage, "t", 30)
        await drop_to(storage, "t", 8)
        table = await opened(storage, TITLE)
        assert (table.moves, table.stuck, len(await storage.deeds("t"))) == (8, None, 21)

    run(str(tmp_path / "games.sqlite"), play)


def test_only_a_database_of_this_version_is_read(tmp_path: Path) -> None:
    async def play(storage: Storage) -> None:
        with pytest.raises(BadInput, match="there is no database"):
            await Storage.beside(str(tmp_path / "absent.sqlite"))
        async with storage.write() as connection:
            await connection.execute(sa.text("update alembic_version set version_num = 'talks'"))
        with pytest.raises(BadInput, match="is of another version"):
            await Storage.beside(str(tmp_path / "games.sqlite"))

    run(str(tmp_path / "games.sqlite"), play)
