"""Answers are written to SQLite by a thread that does nothing else, and what is asked of it is read by a few others.

The asynchronous driver takes each statement to its thread and back several times; a whole transaction in one go costs a
quarter of that, and how soon everybody sees an answer, or a table that is opened, hangs on it. Where many tables are
busy, a transaction for each answer would take more of the server than the answers themselves: after one for a table the
next, for another, gathers for a moment what comes meanwhile. Rows of one kind then go in one statement: after each
statement the thread has to wait until the server, busy with the answers, lets it go on.
"""

from __future__ import annotations

import asyncio
import math
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from itertools import chain
from typing import Any, Final, NamedTuple, TypeVar

import sqlalchemy as sa

Work = Callable[[sa.Connection], None]
READERS: Final = 2
GATHER: Final = 0.01  # seconds; nobody notices
AT_ONCE: Final = 64  # rows in a statement
T = TypeVar("T")


class Bulk(NamedTuple):
    """A statement about any number of rows at once: what stands before and after their values."""

    before: str
    after: str = ""


Rows = Sequence[tuple[Bulk, tuple[Any, ...]]]


class Waiting(NamedTuple):
    """Something to be written, rows and what else there is to do, of which table, and who is told when it is."""

    work: Work | None
    rows: Rows
    table: str
    told: asyncio.Future[None]


class SqliteThreads:
    def __init__(self, url: sa.URL, set_up: Callable[[Any, Any], None], turn: asyncio.Lock) -> None:
        """``set_up`` is called with every new connection; who writes in another way has the ``turn`` meanwhile."""
        self._engine, self._reading = (sa.create_engine(url.set(drivername="sqlite")) for _ in range(2))
        for engine in (self._engine, self._reading):
            sa.event.listen(engine, "connect", set_up)
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="sqlite-writer")
        self._turn = turn
        self._last: set[str] = set()  # the tables of the last transaction, which ended then
        self._ended = -math.inf
        self._waiting: list[Waiting] = []
        self._writing: asyncio.Task[None] | None = None
        self._readers = ThreadPoolExecutor(READERS, thread_name_prefix="sqlite-reader")

    async def write(self, work: Work | None, table: str = "", rows: Rows = ()) -> None:
        """One transaction for all that waits to be written, the rows first; if it fails, one for each, so that nobody
        suffers for the others. So the work may be done twice, but only once for good."""
        mine = Waiting(work, rows, table, asyncio.get_running_loop().create_future())
        self._waiting.append(mine)
        if self._writing is None:
            self._writing = asyncio.create_task(self._write_all())
        await mine.told

    async def _write_all(self) -> None:
        now = asyncio.get_running_loop().time
        try:
            while self._waiting:
                if self._waiting[0].table not in self._last:
                    await asyncio.sleep(max(0.0, self._ended + GATHER - now()))
                async with self._turn:
                    waiting = [each for each in self._waiting if not each.told.done()]  # the others have given up
                    self._waiting = []
                    try:
                        failed = await asyncio.get_running_loop().run_in_executor(self._thread, self._write, waiting)
                    except RuntimeError as error:  # closed meanwhile
                        failed = [error] * len(waiting)
                self._last, self._ended = {each.table for each in waiting}, now()
                for (*_, told), why in zip(waiting, failed, strict=True):
                    if told.done():
                        continue
                    if why is None:
                        told.set_result(None)
                    else:
                        told.set_exception(why)
        finally:
            self._writing = None

    def _write(self, waiting: Sequence[Waiting]) -> list[Exception | None]:
        """Why each of them could not be written."""
        try:
            with self._engine.begin() as connection:
                _write_rows(connection, [row for each in waiting for row in each.rows])
                for each in waiting:
                    if each.work is not None:
                        each.work(connection)
        except Exception as error:  # whatever it was: it goes on to whoever wanted this written
            return [error] if len(waiting) == 1 else [self._write([each])[0] for each in waiting]
        return [None] * len(waiting)

    async def read(self, work: Callable[[sa.Connection], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._readers, self.read_here, work)

    def read_here(self, work: Callable[[sa.Connection], T]) -> T:
        with self._reading.connect() as connection:
            return work(connection)

    async def close(self) -> None:
        self._readers.shutdown()
        self._reading.dispose()
        await asyncio.get_running_loop().run_in_executor(self._thread, self._engine.dispose)
        self._thread.shutdown()


def _write_rows(connection: sa.Connection, rows: Rows) -> None:
    """Those of one kind together."""
    kinds: dict[Bulk, list[tuple[Any, ...]]] = {}
    for bulk, values in rows:
        kinds.setdefault(bulk, []).append(values)
    for bulk, every in kinds.items():
        for first in range(0, len(every), AT_ONCE):
            some = every[first : first + AT_ONCE]
            places = ", ".join([f"({', '.join('?' * len(some[0]))})"] * len(some))
            connection.exec_driver_sql(f"{bulk.before}{places}{bulk.after}", tuple(chain.from_iterable(some)))
