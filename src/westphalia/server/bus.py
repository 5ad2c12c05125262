"""Between server processes on one database: who changed which table, and whose bots and clocks act at it.

What was done is in the database; a notice only says where to look. It goes out with the transaction it speaks of, so
there is none for what was not done. Two processes never do the same: deeds are numbered, and a number is given once.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import Any, Final, Literal, Protocol

import msgspec
import sqlalchemy as sa

LOG: Final = logging.getLogger("westphalia.server")
CHANNEL: Final = "westphalia"
NOTIFY: Final = sa.select(sa.func.pg_notify(CHANNEL, sa.bindparam("notice")))
AGAIN: Final = 1.0  # seconds until a lost connection is tried anew


class Notice(msgspec.Struct, frozen=True, array_like=True):
    """``table``: read this table again. ``chat``: the line with this number was said there. ``vote``: tell those who
    look on this message."""

    sender: str
    table: str
    what: Literal["table", "chat", "vote"]
    number: int = 0
    message: str = ""


Heard = Callable[[Notice | None], None]  # None: something may have been missed


class Bus(Protocol):
    async def open(self, heard: Heard) -> None: ...

    async def claim(self, table: str) -> bool:
        """Whether bots and clocks of a table are this process's to move, until it gives the claim up or ends."""

    async def release(self, table: str) -> None: ...

    async def close(self) -> None: ...


class MemoryBus:
    """One process: there is nobody else to tell, and every table is its own."""

    async def open(self, heard: Heard) -> None:
        pass

    async def claim(self, table: str) -> bool:
        return True

    async def release(self, table: str) -> None:
        pass

    async def close(self) -> None:
        pass


class PostgresBus:
    """LISTEN and NOTIFY, and an advisory lock for each claim, on a connection of its own: whatever a process held is
    free when its connection ends."""

    def __init__(self, url: sa.URL, name: str) -> None:
        self._dsn = url.set(drivername="postgresql").render_as_string(hide_password=False)
        self._name = name
        self._connection: Any = None
        self._using = asyncio.Lock()
        self._claims: set[str] = set()
        self._lost = asyncio.Event()
        self._keeper: asyncio.Task[None] | None = None
        self._failures: tuple[type[Exception], ...] = (OSError,)

    async def open(self, heard: Heard) -> None:
        await self._connect(heard)
        self._keeper = asyncio.create_task(self._keep_open(heard))

    async def _connect(self, heard: Heard) -> None:
        import asyncpg  # type: ignore[import-untyped]  # only those who have PostgreSQL need it

        self._failures = (OSError, asyncpg.PostgresError, asyncpg.InterfaceError)

        def take(connection: Any, pid: int, channel: str, payload: str) -> None:
            notice = msgspec.json.decode(payload, type=Notice)
            if notice.sender != self._name:
                heard(notice)

        connection = await asyncpg.connect(self._dsn)
        connection.add_termination_listener(lambda _: self._lost.set())
        await connection.add_listener(CHANNEL, take)
        self._lost.clear()
        self._connection = connection

    async def _keep_open(self, heard: Heard) -> None:
        while True:
            await self._lost.wait()
            LOG.error("the connection to the other servers is lost")
            self._claims.clear()
            while True:
                await asyncio.sleep(AGAIN)
                try:
                    await self._connect(heard)
                    break
                except self._failures as error:
                    LOG.error("no connection to the other servers: %s", error)
            heard(None)

    async def claim(self, table: str) -> bool:
        if table not in self._claims and await self._ask("select pg_try_advisory_lock(hashtextextended($1, 0))", table):
            self._claims.add(table)
        return table in self._claims

    async def release(self, table: str) -> None:
        if table in self._claims:
            self._claims.discard(table)
            await self._ask("select pg_advisory_unlock(hashtextextended($1, 0))", table)

    async def _ask(self, query: str, table: str) -> bool:
        async with self._using:
            try:
                return not self._lost.is_set() and bool(await self._connection.fetchval(query, table))
            except self._failures as error:
                LOG.error("the database does not say whose table %s is: %s", table, error)
                return False

    async def close(self) -> None:
        if self._keeper is not None:
            self._keeper.cancel()
            await asyncio.gather(self._keeper, return_exceptions=True)
        if self._connection is not None and not self._lost.is_set():
            await self._connection.close()


def bus_for(url: sa.URL, name: str) -> Bus:
    """How this process, of this name, hears of the others that use the database."""
    return PostgresBus(url, name) if url.get_backend_name() == "postgresql" else MemoryBus()
