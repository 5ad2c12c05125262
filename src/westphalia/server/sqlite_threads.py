"""Answers are written to SQLite by a thread that does nothing else, and what is asked of it is read by a few others.

The asynchronous driver takes each statement to its thread and back several times; a whole transaction in one go costs a
quarter of that, and how soon everybody sees an answer, or a table that is opened, hangs on it.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final, TypeVar

import sqlalchemy as sa

Work = Callable[[sa.Connection], None]
READERS: Final = 2
T = TypeVar("T")


class SqliteThreads:
    def __init__(self, url: sa.URL, set_up: Callable[[Any, Any], None]) -> None:
        """``set_up`` is called with every new connection."""
        self._engine, self._reading = (sa.create_engine(url.set(drivername="sqlite")) for _ in range(2))
        for engine in (self._engine, self._reading):
            sa.event.listen(engine, "connect", set_up)
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="sqlite-writer")
        self._readers = ThreadPoolExecutor(READERS, thread_name_prefix="sqlite-reader")

    async def write(self, work: Work) -> None:
        """One transaction."""
        await asyncio.get_running_loop().run_in_executor(self._thread, self._write, work)

    def _write(self, work: Work) -> None:
        with self._engine.begin() as connection:
            work(connection)

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
