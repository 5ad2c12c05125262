"""A house in this process whose clock is moved by hand."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path
from typing import Any

from tests.kernel import ordered
from westphalia.kernel.contract import Title
from westphalia.server.audience import Onlooker
from westphalia.server.bot_pool import WorkerPool
from westphalia.server.open_tables import OpenTables
from westphalia.server.rows import Chair, TableRow
from westphalia.server.storage import Storage
from westphalia.server.timepiece import Later, Timepiece

TABLE = "t"
PAUSE = 30.0  # before an order answers, unless a test says otherwise
BEGIN = 1_000_000.0


class Alarm:
    def __init__(self, at: float, work: Callable[[], None]) -> None:
        self.at = at
        self.work = work
        self.is_set = True

    def cancel(self) -> None:
        self.is_set = False


class MovedTimepiece(Timepiece):
    """Stands still until somebody moves it."""

    def __init__(self, at: float = BEGIN, pauses: Sequence[float] = ()) -> None:
        self.at = at
        self.pauses = list(pauses)
        self.alarms: list[Alarm] = []

    def now(self) -> float:
        return self.at

    def elapsed(self) -> float:
        return self.at

    def later(self, seconds: float, work: Callable[[], None]) -> Later:
        self.alarms.append(Alarm(self.at + max(0.0, seconds), work))
        return self.alarms[-1]

    async def sleep(self, seconds: float) -> None:
        """Nobody goes rounds by himself here."""
        await asyncio.Event().wait()

    def hesitation(self, pace: str) -> float:
        return self.pauses.pop(0) if self.pauses else PAUSE

    async def move(self, seconds: float, tables: OpenTables) -> None:
        """So much later, with everything done that was due on the way."""
        until = self.at + seconds
        await rest(tables)
        while due := [alarm for alarm in self.alarms if alarm.is_set and alarm.at <= until]:
            first = min(due, key=lambda alarm: alarm.at)
            self.alarms = [alarm for alarm in self.alarms if alarm.is_set and alarm is not first]
            first.is_set = False
            self.at = max(self.at, first.at)
            first.work()
            await rest(tables)
        self.at = until


async def rest(tables: OpenTables) -> None:
    """Until nothing is under way."""
    while tables.tasks:
        await asyncio.wait(tables.tasks)


class House:
    """One table, its people called ann, bob and so on."""

    def __init__(self, storage: Storage, timepiece: MovedTimepiece, title: Title[Any]) -> None:
        self.storage = storage
        self.timepiece = timepiece
        self.tables = OpenTables(storage, WorkerPool(1))
        self.tables.titles[title.id] = title

    async def move(self, seconds: float) -> None:
        await self.timepiece.move(seconds, self.tables)

    async def rest(self) -> None:
        await rest(self.tables)

    async def look(self, seat: int | None, user: str) -> Onlooker:
        """Somebody at a page."""
        async with self.tables.at(TABLE) as room:
            onlooker = Onlooker(user)
            onlooker.seat, onlooker.greeted = seat, True
            room.table.audience.onlookers.add(onlooker)
            return onlooker

    async def answer(self, option: str | None = None, seat: int | None = None) -> None:
        """Of whoever is asked first, or of this seat."""
        async with self.tables.at(TABLE) as room:
            asks = room.table.session.asks()
            ask = asks[0] if seat is None else next(ask for ask in asks if ask.seat == seat)
            await room.table.answer(ask.seat, option or ask.kind.option_id(ask.default_value()))

    async def close(self) -> None:
        await self.tables.close()


NAMES = ("ann", "bob", "cid", "dan")


def house(
    where: Path | str,
    play: Callable[[House], Awaitable[None]],
    *,
    people: Sequence[str | None] = ("ann", "bob"),
    title: Title[Any] = ordered.TITLE,
    pauses: Sequence[float] = (),
    **row: Any,
) -> None:
    """Play at a table of these people; None: a bot sits there. ``where``: a folder, or a database."""

    async def scenario() -> None:
        timepiece = MovedTimepiece(pauses=pauses)
        storage = await Storage.open(where if isinstance(where, str) else str(where / "games.sqlite"), timepiece)
        for name in NAMES:
            await storage.keep_user(name, name=name.title())
        values: dict[str, Any] = {
            "id": TABLE, "game": title.id, "rules": title.version, "scenario": "standard", "seat_count": len(people),
            "options": title.complete_options("standard", {}), "language": "en", "visibility": "link", "pace": "live",
            "seconds": None, "secret": "7", "owner": "ann", "created": BEGIN, "updated": BEGIN, "seq": 0,
            "waiting": list(range(len(people))), "paused": False, "over": False,
        }  # fmt: skip
        chairs = [Chair(n, who, None if who else "random", f"k{n}", who or "") for n, who in enumerate(people)]
        await storage.add_table(TableRow(**values | row), chairs)
        found = House(storage, timepiece, title)
        try:
            await play(found)
        finally:
            await found.close()
            await storage.close()

    asyncio.run(scenario())
