"""The thread that writes answers down: who shares a transaction, and who waits for one."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
import sqlalchemy as sa

from westphalia.server.sqlite_threads import SqliteThreads

FILLED = "create table if not exists notes (note integer primary key)"
Note = Callable[[int, str], asyncio.Future[None]]


@contextmanager
def committing() -> Iterator[list[int]]:
    """How often."""
    commits = [0]

    def count(_: sa.Connection) -> None:
        commits[0] += 1

    sa.event.listen(sa.Engine, "commit", count)
    yield commits
    sa.event.remove(sa.Engine, "commit", count)


def run(folder: Path, play: Callable[[Note], Awaitable[None]]) -> None:
    async def session() -> None:
        threads = SqliteThreads(sa.make_url(f"sqlite:///{folder / 'notes.sqlite'}"), lambda *_: None, asyncio.Lock())

        def note(number: int, table: str) -> asyncio.Future[None]:
            def work(connection: sa.Connection) -> None:
                connection.execute(sa.text(FILLED))
                connection.execute(sa.text("insert into notes values (:number)"), {"number": number})

            return asyncio.ensure_future(threads.write(work, table))

        await note(0, "first")
        try:
            await play(note)
        finally:
            await threads.close()

    asyncio.run(session())


def test_after_one_table_the_next_gathers_what_others_bring(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("westphalia.server.sqlite_threads.GATHER", 0.2)

    async def play(note: Note) -> None:
        with committing() as commits:
            second = note(1, "second")
            await asyncio.sleep(0.05)
            await asyncio.gather(second, note(2, "third"))
        assert commits == [1]

    run(tmp_path, play)


def test_a_table_whose_bots_answer_one_another_waits_for_nobody(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("westphalia.server.sqlite_threads.GATHER", 3600)

    async def play(note: Note) -> None:
        for number in range(1, 4):
            await asyncio.wait_for(note(number, "first"), 60)

    run(tmp_path, play)


def test_nobody_suffers_for_what_another_could_not_write(tmp_path: Path) -> None:
    async def play(note: Note) -> None:
        good, bad, last = note(1, "a"), note(0, "b"), note(2, "c")
        done = await asyncio.gather(good, bad, last, return_exceptions=True)
        assert [isinstance(each, sa.exc.IntegrityError) for each in done] == [False, True, False]

    run(tmp_path, play)
