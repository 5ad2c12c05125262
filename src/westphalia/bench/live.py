"""Live tables on one server process: somebody at every chair, an answer a second at each table. How long does an answer
take until its player sees what came of it?

    python -m westphalia.bench.live six_continents --tables 500 --seconds 30
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import json
import os
import random
import time
from typing import Any, Final

import msgspec
from websockets.asyncio.client import ClientConnection, connect

from westphalia.kernel.contract import find_title

from .running import Westphalia
from .timing import quantile

PER_GUEST: Final = 8  # tables one guest opens, so that nobody has too many sockets
PATIENCE: Final = 60  # seconds
LEAST_SOCKETS: Final = 3  # at a table; beyond the players somebody looks on


class Live(msgspec.Struct, frozen=True):
    """Answers given in so many seconds at so many tables, how long they took, how much the server worked for each of
    them, and how busy the machine was before: a p95 beside other programs says more about them."""

    game: str
    tables: int
    every: float
    seconds: float
    answers: int
    p50_ms: float
    p95_ms: float
    work_ms: float
    memory_mib: float
    load_before: float


class LiveTable:
    """A table whose players answer at random, now one and now another."""

    def __init__(self, sockets: str, table: str, cookie: str, seats: int, seed: int) -> None:
        self.address = f"{sockets}/ws/tables/{table}"
        self.cookie = cookie
        self.seats = seats
        self.dice = random.Random(seed)
        self.views: dict[int, dict[str, Any]] = {}
        self.times: list[float] = []
        self._sockets: dict[int | None, ClientConnection] = {}
        self._seen: dict[int, asyncio.Event] = {seat: asyncio.Event() for seat in range(seats)}
        self._listeners: list[asyncio.Task[None]] = []

    async def gather(self) -> None:
        chairs: list[int | None] = [*range(self.seats), *[None] * max(0, LEAST_SOCKETS - self.seats)]
        for seat in chairs:
            headers = {"Cookie": self.cookie} if seat is not None else {}
            socket = await connect(
                self.address, additional_headers=headers, proxy=None, max_size=None, open_timeout=PATIENCE
            )
            await socket.send(json.dumps({"type": "hello", "seat": seat}))
            self._sockets[seat] = socket
            self._listeners.append(asyncio.create_task(self._listen(seat, socket)))
        await asyncio.wait_for(asyncio.gather(*(seen.wait() for seen in self._seen.values())), PATIENCE)

    async def _listen(self, seat: int | None, socket: ClientConnection) -> None:
        async for message in socket:
            if seat is not None and str(message).startswith('{"type":"view"'):
                self.views[seat] = json.loads(message)["view"]
                self._seen[seat].set()

    async def play(self, until: float, every: float) -> None:
        """An answer ``every`` so many seconds, now sooner and now later, so that tables held up together don't march in
        step ever after; when the game is over, the rest is rest."""
        due = time.monotonic() + every * self.dice.random()
        while due < until:
            await asyncio.sleep(due - time.monotonic())
            asked = [view for view in self.views.values() if view["ask"] and not view["ask"]["aside"]]
            if asked:
                await self._answer(self.dice.choice(asked))
            due += every * self.dice.uniform(0.5, 1.5)

    async def _answer(self, view: dict[str, Any]) -> None:
        seat, ask = view["seat"], view["ask"]
        option = self.dice.choice(ask["options"])["id"] if ask["options"] else ask["default"]
        self._seen[seat].clear()
        begin = time.perf_counter()
        answer = {"type": "answer", "version": view["version"], "seat": seat, "id": option, "sure": True}
        await self._sockets[seat].send(json.dumps(answer))
        await asyncio.wait_for(self._seen[seat].wait(), PATIENCE)
        self.times.append(time.perf_counter() - begin)

    async def close(self) -> None:
        for listener in self._listeners:
            listener.cancel()
        await asyncio.gather(*self._listeners, return_exceptions=True)
        await asyncio.gather(*(socket.close() for socket in self._sockets.values()))


async def play_live(
    server: Westphalia, game: str, tables: int, seconds: float, every: float
) -> tuple[list[float], float]:
    """How long each answer took, and how long the server worked for all of them."""
    seats = min(next(iter(find_title(game).scenarios.values())).seats)
    live = []
    for number in range(tables):
        if number % PER_GUEST == 0:
            server.cookie = ""
        id = await asyncio.to_thread(server.make_table, game, [{"kind": "me"}] * seats)
        live.append(LiveTable(server.sockets, id, server.cookie, seats, number))
        await live[-1].gather()
    until, worked = time.monotonic() + seconds, server.processor_seconds()
    await asyncio.gather(*(table.play(until, every) for table in live))
    worked = server.processor_seconds() - worked
    await asyncio.gather(*(table.close() for table in live))
    return [each for table in live for each in table.times], worked


def measure_live(game: str, tables: int, seconds: float, every: float) -> Live:
    load = os.getloadavg()[0]
    gc.disable()  # this process stands for all the players' own: one of them tidying up holds no other up
    try:
        with Westphalia() as server:
            times, worked = asyncio.run(play_live(server, game, tables, seconds, every))
            memory = server.memory_mib()
    finally:
        gc.enable()
    each = quantile(times, 0.5), quantile(times, 0.95), worked / len(times)
    p50, p95, work = (round(duration * 1000, 2) for duration in each)
    return Live(game, tables, every, seconds, len(times), p50, p95, work, round(memory, 1), round(load, 1))


def main() -> None:
    parser = argparse.ArgumentParser(description="Live tables on one server process.")
    parser.add_argument("game")
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--seconds", type=float, default=30.0)
    parser.add_argument("--every", type=float, default=1.0, help="seconds from answer to answer at a table")
    chosen = parser.parse_args()
    print(msgspec.json.encode(measure_live(chosen.game, chosen.tables, chosen.seconds, chosen.every)).decode())


if __name__ == "__main__":
    main()
