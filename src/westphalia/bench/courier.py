"""What the courier costs: busy tables in pairs of equal games, at one of which everybody has a way to be called. How
much processor time does an answer take at the ones and at the others, and how much a letter?

    python -m westphalia.bench.courier six_continents --tables 200 --answers 4000
"""

from __future__ import annotations

import argparse
import asyncio
import random
import tempfile
import time
from pathlib import Path
from typing import Final

import msgspec
import sqlalchemy as sa

from westphalia.kernel.contract import find_title
from westphalia.server.bot_pool import WorkerPool
from westphalia.server.courier import Courier
from westphalia.server.letters import add_channel
from westphalia.server.open_tables import OpenTables
from westphalia.server.rows import Chair, TableRow
from westphalia.server.schema import LETTERS
from westphalia.server.storage import Storage

NOWHERE: Final = "http://127.0.0.1:9/"  # of a private network: letters are put into words, and not sent
BASE: Final = "https://games.example.org"
KINDS: Final = ("off", "on")  # without ways to be called, and with them
WARM_UP: Final = 2  # answers at each table that don't count: the first opens it


class Cost(msgspec.Struct, frozen=True):
    """Milliseconds of processor time for an answer without and with ways to be called, and for a letter."""

    game: str
    tables: int
    answers: int
    off_ms: float
    on_ms: float
    more_percent: float
    letters: int
    letter_ms: float


async def measure(game: str, tables: int, answers: int) -> Cost:
    with tempfile.TemporaryDirectory(prefix="westphalia-bench-") as folder:
        storage = await Storage.open(str(Path(folder) / "games.sqlite"))
        open_tables = OpenTables(storage, WorkerPool(1))
        try:
            for pair in range(tables // 2):
                for kind in KINDS:
                    await _seat(storage, game, pair, kind)
            spent = await _play(open_tables, tables // 2, answers // 2)
            letters, carried = await _carry(storage, open_tables)
        finally:
            await open_tables.close()
            await storage.close()
    off, on = (1000 * spent[kind] / (answers // 2) for kind in KINDS)
    return Cost(game, tables, answers, off, on, 100 * (on / off - 1), letters, 1000 * carried / max(1, letters))


async def _seat(storage: Storage, game: str, pair: int, kind: str) -> None:
    """A table whose game is that of the other one of its pair."""
    title, id = find_title(game), f"{pair}-{kind}"
    scenario = next(iter(title.scenarios.values()))
    users = [f"{id}-{seat}" for seat in range(min(scenario.seats))]
    for user in users:
        await storage.keep_user(user, name=user)
        if kind == "on":
            await add_channel(storage, user, "webhook", NOWHERE, "en", BASE)
    now, options = time.time(), title.complete_options(scenario.id, {})
    row = TableRow(
        id, game, title.version, scenario.id, len(users), options, "en", "private", "slow", None, str(pair), users[0],
        now, now, 0, [0], False, False,
    )  # fmt: skip
    await storage.add_table(row, [Chair(seat, user, None, f"{id}-{seat}", user) for seat, user in enumerate(users)])


async def _play(open_tables: OpenTables, pairs: int, answers: int) -> dict[str, float]:
    """Seconds of processor time for so many answers of each kind, given by turns."""
    spent, given, turn = dict.fromkeys(KINDS, 0.0), -WARM_UP * pairs, 0
    while given < answers:
        pair, choice = turn % pairs, random.Random(turn).random()
        for kind in KINDS if turn // pairs % 2 else reversed(KINDS):
            begin = time.process_time()
            is_given = await _answer(open_tables, f"{pair}-{kind}", choice)
            spent[kind] += (time.process_time() - begin) if given >= 0 else 0.0
        given += is_given
        turn += 1
    return spent


async def _answer(open_tables: OpenTables, id: str, choice: float) -> bool:
    """Whether there was something to answer: games end."""
    async with open_tables.at(id) as room:
        asks = room.table.session.asks()
        if asks:
            ask = asks[0]
            await room.table.answer(ask.seat, ask.kind.option_id(ask.options[int(choice * len(ask.options))]))
        return bool(asks)


async def _carry(storage: Storage, open_tables: OpenTables) -> tuple[int, float]:
    """How many letters there were, and the seconds of processor time that all took."""
    async with storage.write() as connection:
        letters = (await connection.execute(sa.update(LETTERS).values(due=0.0))).rowcount
    courier, begin = Courier(storage, open_tables), time.process_time()
    due = sa.select(LETTERS.c.id).where(LETTERS.c.due == 0.0).limit(1)
    while await storage.rows(due):
        await courier.carry()
    return letters, time.process_time() - begin


def main() -> None:
    parser = argparse.ArgumentParser(description="What the courier costs.")
    parser.add_argument("game")
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--answers", type=int, default=4000)
    chosen = parser.parse_args()
    print(msgspec.json.encode(asyncio.run(measure(chosen.game, chosen.tables, chosen.answers))).decode())


if __name__ == "__main__":
    main()
