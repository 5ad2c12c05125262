"""Answers are written to SQLite by a thread that does nothing else.

The asynchronous driver takes each statement to its thread and back several times; a whole transaction in one go costs a
quarter of that, and how soon everybody sees an answer hangs on it.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import sqlalchemy as sa

Work = Callable[[sa.Connection], None]


class SqliteWriter:
    def __init__(self, url: sa.URL, set_up: Callable[[Any, Any], None]) -> None:
        """``set_up`` is called with every new connection."""
        self._engine = sa.create_engine(url.set(drivername="sqlite"))
        sa.event.listen(self._engine, "connect", set_up)
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="sqlite-writer")

    async def write(self, work: Work) -> None:
        """One transaction."""
        await asyncio.get_running_loop().run_in_executor(self._thread, self._write, work)

    def _write(self, work: Work) -> None:
        with self._engine.begin() as connection:
            work(connection)

    async def close(self) -> None:
        await asyncio.get_running_loop().run_in_executor(self._thread, self._engine.dispose)
        self._thread.shutdown()
