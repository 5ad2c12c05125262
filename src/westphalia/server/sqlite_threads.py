"""Answers are written to SQLite by a thread that does nothing else, and what is asked of it is read by a few others.

The asynchronous driver takes each statement to its thread and back several times; a whole transaction in one go costs a
quarter of that, and how soon everybody sees an answer, or a table that is opened, hangs on it.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final, NamedTuple, TypeVar

import sqlalchemy as sa

Work = Callable[[sa.Connection], None]
READERS: Final = 2
T = TypeVar("T")


class Waiting(NamedTuple):
    """Something to be written, and who is told when it is."""

    work: Work
    told: asyncio.Future[None]


class SqliteThreads:
    def __init__(self, url: sa.URL, set_up: Callable[[Any, Any], None], turn: asyncio.Lock) -> None:
        """``set_up`` is called with every new connection; who writes in another way has the ``turn`` meanwhile."""
        self._engine, self._reading = (sa.create_engine(url.set(drivername="sqlite")) for _ in range(2))
        for engine in (self._engine, self._reading):
            sa.event.listen(engine, "connect", set_up)
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="sqlite-writer")
        self._turn = turn
        self._waiting: list[Waiting] = []
        self._writing: asyncio.Task[None] | None = None
        self._readers = ThreadPoolExecutor(READERS, thread_name_prefix="sqlite-reader")

    async def write(self, work: Work) -> None:
        """One transaction for all that waits to be written; if it fails, one for each, so that nobody suffers for the
        others. So the work may be done twice, but only once for good."""
        mine = Waiting(work, asyncio.get_running_loop().create_future())
        self._waiting.append(mine)
        if self._writing is None:
            self._writing = asyncio.create_task(self._write_all())
        await mine.told

    async def _write_all(self) -> None:
        try:
            while self._waiting:
                async with self._turn:
                    waiting = [each for each in self._waiting if not each.told.done()]  # the others have given up
                    self._waiting = []
                    works = [each.work for each in waiting]
                    try:
                        failed = await asyncio.get_running_loop().run_in_executor(self._thread, self._write, works)
                    except RuntimeError as error:  # closed meanwhile
                        failed = [error] * len(works)
                for (_, told), why in zip(waiting, failed, strict=True):
                    if told.done():
                        continue
                    if why is None:
                        told.set_result(None)
                    else:
                        told.set_exception(why)
        finally:
            self._writing = None

    def _write(self, works: Sequence[Work]) -> list[Exception | None]:
        """Why each of them could not be written."""
        try:
            with self._engine.begin() as connection:
                for work in works:
                    work(connection)
        except Exception as error:  # whatever it was: it goes on to whoever wanted this written
            return [error] if len(works) == 1 else [self._write([work])[0] for work in works]
        return [None] * len(works)

    async def read(self, work: Callable[[sa.Connection], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._readers, self._read, work)

    def _read(self, work: Callable[[sa.Connection], T]) -> T:
        with self._reading.connect() as connection:
            return work(connection)

    async def close(self) -> None:
        self._readers.shutdown()
        self._reading.dispose()
        await asyncio.get_running_loop().run_in_executor(self._thread, self._engine.dispose)
        self._thread.shutdown()
