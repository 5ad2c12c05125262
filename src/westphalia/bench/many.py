"""Many tables with bots on one server process, and somebody who looks at each: does everybody get every message?"""

from __future__ import annotations

import asyncio
import json
import time
from typing import Any, Final

import msgspec
from websockets.asyncio.client import ClientConnection, connect

from .figures import Measured
from .running import Westphalia
from .serving import SOCKETS_PER_SEAT, VERSION, Answers
from .timing import quantile

PATIENCE: Final = 60  # seconds for the last message to come
PER_GUEST: Final = 40  # tables one guest opens, so that nobody opens too many


class Watcher:
    """Looks at one table. ``missed`` counts versions that were never shown."""

    def __init__(self, sockets: str, table: str) -> None:
        self.sockets = sockets
        self.table = table
        self.version = -1
        self.missed = 0
        self.is_over = False
        self._socket: ClientConnection
        self._listener: asyncio.Task[None]

    async def start(self) -> None:
        url = f"{self.sockets}/ws/tables/{self.table}"
        self._socket = await connect(url, proxy=None, max_size=None, max_queue=None, open_timeout=PATIENCE)
        await self._socket.send('{"type":"hello"}')
        self._listener = asyncio.create_task(self._listen())

    async def _listen(self) -> None:
        async for message in self._socket:
            assert isinstance(message, str)
            if message.startswith('{"type":"view"'):
                found = VERSION.search(message)
                assert found is not None
                self.see(int(found[1]))
            elif message.startswith('{"type":"over"'):
                self.is_over = True

    def see(self, version: int) -> None:
        if self.version >= 0:
            self.missed += max(0, version - self.version - 1)
        self.version = version

    async def catch_up(self, version: int) -> None:
        """Wait until this version has come; what does not come is missed."""
        until = time.monotonic() + PATIENCE
        while self.version < version and time.monotonic() < until and not self._listener.done():
            await asyncio.sleep(0.05)
        self.missed += max(0, version - self.version)

    async def stop(self) -> None:
        self._listener.cancel()
        await asyncio.gather(self._listener, return_exceptions=True)
        await self._socket.close()


class ManyTables(msgspec.Struct, frozen=True):
    """What became of so many tables: answers seen by those who watch, versions missed, games ended, and how long a
    person's answer took meanwhile at another table."""

    tables: int
    seconds: float
    answers: int
    missed: int
    ended: int
    answer_p95_ms: float


async def play_many(
    server: Westphalia, game: str, chairs: list[dict[str, str]], tables: int, seconds: float
) -> ManyTables:
    """Open the tables, let the bots play for so long, then see whether every watcher has all there was."""
    watchers = []
    for number in range(tables):
        if number % PER_GUEST == 0:
            server.cookie = ""
        id = await asyncio.to_thread(server.make_table, game, chairs)
        watchers.append(Watcher(server.sockets, id))
        await watchers[-1].start()
    begin, before = time.perf_counter(), sum(watcher.version for watcher in watchers)
    person = Answers(server, game, len(chairs), clients=len(chairs) * SOCKETS_PER_SEAT)
    await person.time(int(seconds * 10))
    await person.close()
    await asyncio.sleep(begin + seconds - time.perf_counter())
    seen, passed = sum(watcher.version for watcher in watchers), time.perf_counter() - begin
    for watcher in watchers:
        detail: Any = json.loads(await asyncio.to_thread(server.fetch, f"/api/tables/{watcher.table}"))
        await watcher.catch_up(detail["version"])
    result = ManyTables(
        tables,
        passed,
        seen - before,
        sum(watcher.missed for watcher in watchers),
        sum(watcher.is_over for watcher in watchers),
        quantile(person.times, 0.95) * 1000,
    )
    await asyncio.gather(*(watcher.stop() for watcher in watchers))
    return result


def measure_many(game: str, bot: str, seats: int, tables: int, seconds: float) -> list[Measured]:
    with Westphalia() as server:
        done = asyncio.run(play_many(server, game, [{"kind": "bot", "bot": bot}] * seats, tables, seconds))
        memory = server.memory_mib()
    return [
        Measured("tables with bots at once", "", tables, True),
        Measured("at them: answers everybody saw", "/s", done.answers / done.seconds, True),
        Measured("at them: messages missed", "", done.missed),
        Measured("at them: a person's answer, p95", "ms", done.answer_p95_ms),
        Measured("at them: memory of the server", "MiB", memory),
    ]
