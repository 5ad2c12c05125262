"""What is measured of the server: how soon everybody has what an answer led to, beside a bare server that tells as many
clients a message of the same size; and what the server weighs."""

from __future__ import annotations

import asyncio
import json
import os
import random
import re
import tempfile
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any, Final

from websockets.asyncio.client import ClientConnection, connect

from .figures import Measured
from .running import Running, Westphalia
from .timing import quantile

CLIENTS: Final = 50
SOCKETS_PER_SEAT: Final = 5  # so that no socket speaks more often than one may
VERSION: Final = re.compile(r'"version":(\d+)')
WARM_UP: Final = 20  # answers that don't count
PATIENCE: Final = 30  # seconds
GRACE: Final = 0.2  # seconds until those who have heard nothing are asked
PAUSE: Final = 1 / (8 * SOCKETS_PER_SEAT)  # seconds between answers
SLICES: Final = 4


class Crowd:
    """Clients that listen. ``time`` waits until each of them has heard something new, or that there is nothing new."""

    def __init__(self) -> None:
        self.sockets: list[ClientConnection] = []
        self.sizes: list[int] = []
        self._listeners: list[asyncio.Task[None]] = []
        self._missing: set[int] = set()
        self._news: dict[int, asyncio.Event] = {}
        self._all = asyncio.Event()
        self._kept_from_some = False
        self._is_news: Callable[[int, str], bool] = lambda number, message: True

    async def add(self, url: str, **options: Any) -> ClientConnection:
        socket = await connect(url, proxy=None, max_size=None, max_queue=None, **options)
        self.sockets.append(socket)
        return socket

    def listen(self, is_news: Callable[[int, str], bool]) -> None:
        """``is_news`` tells of a message to a client whether it is what is waited for."""
        self._is_news = is_news
        self._listeners = [asyncio.create_task(self._hear(number)) for number in range(len(self.sockets))]

    async def _hear(self, number: int) -> None:
        async for message in self.sockets[number]:
            assert isinstance(message, str)
            if number not in self._missing:
                continue
            if self._is_news(number, message):
                self.sizes.append(len(message))
            elif message.startswith('{"type":"pong"'):
                self._kept_from_some = True
            else:
                continue
            self._missing.discard(number)
            self._news[number].set()
            if not self._missing:
                self._all.set()

    async def time(self, send: Callable[[], Awaitable[None]], first: int = 0) -> float | None:
        """The seconds from sending something until the last client has heard. ``first`` is one who hears of it in any
        case; None: it was kept from some of the others."""
        self._missing, self._kept_from_some = set(range(len(self.sockets))), False
        self._news = {number: asyncio.Event() for number in self._missing}
        self._all.clear()
        begin = time.perf_counter()
        await send()
        await asyncio.wait_for(self._news[first].wait(), PATIENCE)
        try:
            await asyncio.wait_for(self._all.wait(), GRACE)
        except TimeoutError:  # what is on its way to them comes before the answer to this
            for number in list(self._missing):
                await self.sockets[number].send('{"type":"ping"}')
            await asyncio.wait_for(self._all.wait(), PATIENCE)
        return None if self._kept_from_some else time.perf_counter() - begin

    async def close(self) -> None:
        for task in self._listeners:
            task.cancel()
        await asyncio.gather(*self._listeners, return_exceptions=True)
        await asyncio.gather(*(socket.close() for socket in self.sockets))


class Game:
    """A table whose seats are all ours, with some sockets at each and the rest of the crowd looking on."""

    def __init__(self, server: Westphalia, game: str, seats: int, seed: int, clients: int = CLIENTS) -> None:
        self.server = server
        self.table = server.make_table(game, [{"kind": "me"}] * seats)
        self.seats = seats
        self.clients = clients
        self.crowd = Crowd()
        self.versions: dict[int | None, int] = dict.fromkeys([None, *range(seats)], 0)  # as each seat counts
        self.views: dict[int, Any] = {}
        self.dice = random.Random(seed)

    async def gather(self) -> None:
        url = f"{self.server.sockets}/ws/tables/{self.table}"
        ours = {"Cookie": self.server.cookie}
        for number in range(self.clients):
            seat = self._seat_of(number)
            socket = await self.crowd.add(url, additional_headers=ours if seat is not None else {})
            await socket.send(json.dumps({"type": "hello", "seat": seat}))
            while (view := json.loads(await socket.recv()))["type"] != "view":
                pass
            if seat is not None:
                self.views[seat] = view["view"]
        self.crowd.listen(self._is_next)

    def _seat_of(self, number: int) -> int | None:
        return number % self.seats if number < self.seats * SOCKETS_PER_SEAT else None

    def _is_next(self, number: int, message: str) -> bool:
        if not message.startswith('{"type":"view"'):
            return False
        found = VERSION.search(message)
        is_next = found is not None and int(found[1]) == self.versions[self._seat_of(number)] + 1
        if is_next and number < self.seats:
            self.views[number] = message
        return is_next

    async def answer(self) -> float | None:
        """The seconds from a random answer until the last of the crowd sees what came of it; None: the game is over.
        Answers in secret, which the others don't hear of, are not timed."""
        while True:
            for seat, view in self.views.items():
                if isinstance(view, str):
                    self.views[seat] = json.loads(view)["view"]
            asked = [view for view in self.views.values() if view["ask"] is not None and not view["ask"]["aside"]]
            if not asked:
                return None
            seconds = await self._give(asked[0]["seat"], asked[0]["ask"])
            if seconds is not None:
                return seconds

    async def _give(self, seat: int, ask: Any) -> float | None:
        number = seat + self.seats * self.dice.randrange(SOCKETS_PER_SEAT)
        option = self.dice.choice(ask["options"])["id"] if ask["options"] else ask["default"]
        message = json.dumps({"type": "answer", "version": self.versions[seat], "seat": seat, "id": option})
        seconds = await self.crowd.time(lambda: self.crowd.sockets[number].send(message), number)
        for eyes in self.versions if seconds is not None else [seat]:
            self.versions[eyes] += 1
        return seconds


class Answers:
    """Games played at random, one after another; ``times`` are those of their answers."""

    def __init__(self, server: Westphalia, game: str, seats: int, clients: int = CLIENTS) -> None:
        self.server = server
        self.game = game
        self.seats = seats
        self.clients = clients
        self.times: list[float] = []
        self.sizes: list[int] = []
        self._games = 0
        self._table: Game | None = None

    async def time(self, answers: int) -> None:
        """So many more."""
        wanted = len(self.times) + answers
        while len(self.times) < wanted:
            table = self._table or await self._begin()
            seconds = await table.answer()
            if seconds is None:
                await self.close()
            else:
                self.times.append(seconds)
                await asyncio.sleep(PAUSE)

    async def _begin(self) -> Game:
        self._games += 1
        self._table = table = Game(self.server, self.game, self.seats, self._games, self.clients)
        await table.gather()
        for _ in range(WARM_UP):
            await table.answer()
            await asyncio.sleep(PAUSE)
        return table

    @property
    def size(self) -> int:
        """The median size of what everybody was sent."""
        return int(quantile([*self.sizes, *(self._table.crowd.sizes if self._table else ())], 0.5))

    async def close(self) -> None:
        if self._table is not None:
            self.sizes += self._table.crowd.sizes
            await self._table.crowd.close()
            self._table = None


class FanOut:
    """The anchor: a bare server tells as many clients a message of the same size."""

    def __init__(self, server: Running) -> None:
        self.server = server
        self.crowd = Crowd()
        self.times: list[float] = []

    async def time(self, size: int, rounds: int) -> None:
        if not self.crowd.sockets:
            for _ in range(CLIENTS):
                await self.crowd.add(self.server.sockets)
            self.crowd.listen(lambda number, message: True)
        for _ in range(rounds):
            seconds = await self.crowd.time(lambda: self.crowd.sockets[0].send(str(size)))
            assert seconds is not None
            self.times.append(seconds)
            await asyncio.sleep(PAUSE)


async def compare_fan_out(
    server: Westphalia, bare: Running, game: str, seats: int, answers: int
) -> tuple[Answers, FanOut]:
    """Ours and the anchor's take turns, so that a noisy neighbour meets both."""
    ours, anchor = Answers(server, game, seats), FanOut(bare)
    for _ in range(SLICES):
        await ours.time(answers // SLICES)
        await anchor.time(ours.size, answers // SLICES)
    await ours.close()
    await anchor.crowd.close()
    return ours, anchor


def measure_answers_to_all(game: str, seats: int, seconds: float) -> tuple[list[Measured], dict[str, float]]:
    """From an answer to the last of many clients, and the same of the anchor."""
    answers = max(60, int(seconds * 40))
    with Westphalia() as server, Running("westphalia.bench.bare") as bare:
        ours, anchor = asyncio.run(compare_fan_out(server, bare, game, seats, answers))
    figures = [Measured("view sent, size", "kB", ours.size / 1000)]
    seen = {}
    for name, share in (("p50", 0.5), ("p95", 0.95)):
        what, fan_out = f"answer to last of {CLIENTS} clients, {name}", f"fan-out {name}"
        seen[fan_out] = quantile(anchor.times, share) * 1000
        figures.append(Measured(what, "ms", quantile(ours.times, share) * 1000, False, "websockets", fan_out))
    return figures, seen


def measure_start() -> list[Measured]:
    """What the server works until the page is up, the best of several starts, and what it weighs with nobody there."""
    seconds, memory = [], []
    with tempfile.TemporaryDirectory(prefix="westphalia-bench-") as folder:
        for _ in range(3):
            before = os.times()
            with Westphalia(Path(folder) / "games.sqlite") as server:
                memory.append(server.memory_mib())
            after = os.times()
            seconds.append(after.children_user + after.children_system - before.children_user - before.children_system)
    return [Measured("page up after a warm start", "s", min(seconds)), Measured("server at rest", "MiB", memory[-1])]
