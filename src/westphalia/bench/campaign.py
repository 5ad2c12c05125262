"""A campaign of some seven thousand moves: what it costs to open it and to look at any of its moves, and how soon a
server that starts anew with hundreds of such tables has answered everybody."""

from __future__ import annotations

import asyncio
import gc
import random
import secrets
import tempfile
import time
from pathlib import Path
from typing import Any, Final

import msgspec
import sqlalchemy as sa
from websockets.asyncio.client import connect

from westphalia.bots.driver import Driver
from westphalia.bots.protocol import seat_bots
from westphalia.kernel.contract import Title, find_title
from westphalia.kernel.record import Recorder
from westphalia.kernel.views import seat_view
from westphalia.server.load_table import recorder_at
from westphalia.server.replay import deeds_of
from westphalia.server.rows import Chair, TableRow
from westphalia.server.schema import DEEDS, SEATS, SNAPSHOTS, TABLES
from westphalia.server.storage import Storage
from westphalia.server.table import Table, open_table

from .figures import Measured
from .running import Westphalia

LONGEST: Final = ("price_of_power", "s2_01", 6)  # 6,857 moves of random players
LOOKS: Final = 60
PATIENCE: Final = 120  # seconds


class Campaign(msgspec.Struct, frozen=True):
    """Where a campaign lies."""

    database: str
    title: Title[Any]
    tables: list[str]


def play_campaign(most: int | None = None) -> Recorder:
    """A game that is not over yet, of at most so many moves."""
    game, scenario, seats = LONGEST
    title = find_title(game)
    recorder = Recorder.start(title, scenario, seats, secret="campaign")
    Driver(recorder.session, seat_bots(title, ["random"] * seats, seed="1"), seed="1").run(most or 1_000_000)
    return recorder


async def lay_out(database: str, recorder: Recorder, tables: int) -> Campaign:
    """Tables at which this game has come to shortly before its end, all with their snapshots."""
    storage = await Storage.open(database)
    title, deeds = recorder.title, deeds_of(recorder.moves[: -len(recorder.moves) // 50 or None])
    await storage.keep_user("host", name="Host")
    row = _row(recorder, len(deeds))
    chairs = [Chair(seat, None, None, secrets.token_urlsafe(12)) for seat in range(row.seat_count)]
    await storage.add_table(row, chairs, None, deeds)
    await open_table(storage, title, row, chairs)
    ids = [row.id, *(f"campaign{number}" for number in range(1, tables))]

    def copy(connection: sa.Connection) -> None:
        for id in ids[1:]:
            for table in (TABLES, SEATS, DEEDS, SNAPSHOTS):
                key = "id" if table is TABLES else "table_id"
                new: dict[str, sa.ColumnElement[Any]] = {key: sa.literal(id)}
                if table is SEATS:
                    new["token"] = sa.literal(id).concat(sa.cast(SEATS.c.seat, sa.String))
                columns = [new.get(column.name, column) for column in table.c]
                rows = sa.select(*columns).where(table.c[key] == ids[0])
                connection.execute(sa.insert(table).from_select(list(table.c.keys()), rows))

    await storage.write_in_one_go(copy)
    await storage.close()
    return Campaign(database, title, ids)


def _row(recorder: Recorder, seq: int) -> TableRow:
    header, now = recorder.header, time.time()
    return TableRow(
        "campaign0", header.game, header.rules, header.scenario, header.seats, header.options, "en", "public", "live",
        None, recorder.secret or "", "host", now, now, seq, [], False, False,
    )  # fmt: skip


async def open_and_look(campaign: Campaign, looks: int) -> tuple[float, list[float]]:
    """Seconds of work to open the table, and to look at moves here and there."""
    storage = await Storage.open(campaign.database)
    times = []
    for _ in range(3):
        table, spent = await _opened(storage, campaign)
        times.append(spent)
    gc.collect()
    gc.freeze()  # as the server does
    rng, looked = random.Random(1), list[float]()
    for _ in range(looks):
        began = time.process_time()
        recorder = await recorder_at(storage, table, rng.randrange(table.moves))
        msgspec.json.encode(seat_view(recorder.session, 0, 1 << 30))
        looked.append(time.process_time() - began)
    gc.unfreeze()
    await storage.close()
    return min(times), looked


async def _opened(storage: Storage, campaign: Campaign) -> tuple[Table, float]:
    began = time.process_time()
    row = await storage.table(campaign.tables[0])
    assert row is not None
    table = await open_table(storage, campaign.title, row, (await storage.chairs([row.id]))[row.id])
    return table, time.process_time() - began


def restart(campaign: Campaign) -> float:
    """Seconds from the start of a server until somebody at each table sees it."""

    async def see(sockets: str, table: str) -> None:
        async with connect(f"{sockets}/ws/tables/{table}", proxy=None, max_size=None, open_timeout=PATIENCE) as socket:
            await socket.send('{"type":"hello","last":200}')  # as the page does
            while not str(await socket.recv()).startswith('{"type":"view"'):
                pass

    async def see_all(sockets: str) -> None:
        await asyncio.gather(*(see(sockets, table) for table in campaign.tables))

    began = time.perf_counter()
    with Westphalia(Path(campaign.database)) as server:
        asyncio.run(asyncio.wait_for(see_all(server.sockets), PATIENCE))
        return time.perf_counter() - began


def measure_campaign(tables: int, most: int | None = None, looks: int = LOOKS) -> list[Measured]:
    """``tables`` campaigns are on the server that starts anew; each has at most so many moves."""
    with tempfile.TemporaryDirectory(prefix="westphalia-bench-") as folder:
        recorder = play_campaign(most)
        campaign = asyncio.run(lay_out(str(Path(folder) / "games.sqlite"), recorder, tables))
        opened, looked = asyncio.run(open_and_look(campaign, looks))
        answered = restart(campaign)
    return [
        Measured("moves of a campaign", "", len(recorder.moves), True),
        Measured("campaign opened", "us", opened * 1e6),
        Measured("any of its moves looked at, worst", "us", max(looked) * 1e6),
        Measured("start with campaigns, all answered", "s", answered),
    ]
