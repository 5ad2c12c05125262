"""Tables at which a game begins in the middle, with known dice: from a position, or where bots have brought it."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from types import MappingProxyType
from typing import Any

from tests.server.client import Server
from westphalia.bots.driver import Driver
from westphalia.bots.protocol import seat_bots
from westphalia.kernel.chance import Chance
from westphalia.kernel.contract import Title
from westphalia.kernel.journal import Journal
from westphalia.kernel.session import Session
from westphalia.server import replay
from westphalia.server.replay import Branch
from westphalia.server.rows import Chair, TableRow
from westphalia.server.storage import Storage

OWNER = "host-of-prepared-tables"


def from_position(title: Title[Any], given: Mapping[str, Any], secret: str) -> Session:
    """``given`` is that of a position file."""
    return Session(title, title.position(given, Chance.from_secret(secret, title.streams), Journal()))


def after_bots(
    title: Title[Any], scenario: str, bots: list[str], secret: str, until: Callable[[Session], bool]
) -> Session:
    """A game that bots have played so far."""
    options = title.complete_options(scenario, {})
    chance = Chance.from_secret(secret, title.streams)
    session = Session(title, title.set_up(scenario, len(bots), options, chance, Journal()))
    driver = Driver(session, seat_bots(title, bots, secret), seed=secret)
    while not session.is_over and not until(session):
        driver.run(1)
    return session


def prepared_table(
    server: Server, scenario: str, session: Session, secret: str, bots: Mapping[int, str] = MappingProxyType({})
) -> str:
    """Put the game into the server's database as a table with free chairs, or with ``bots`` in some; its id. The key to
    a chair is ``<table>-<seat>``."""
    title, now, table = session.title, time.time(), f"prepared-{secret}"
    seats = len(title.players(session.state))
    row = TableRow(
        id=table,
        game=title.id,
        rules=title.version,
        scenario=scenario,
        seat_count=seats,
        options=title.complete_options(scenario, {}),
        language="en",
        visibility="link",
        pace="live",
        seconds=None,
        secret=secret,
        owner=OWNER,
        created=now,
        updated=now,
        seq=0,
        waiting=[ask.seat for ask in session.asks()],
        paused=False,
        over=False,
        kind="what-if",
        origin=table,
        origin_moves=0,
        advice=True,
    )
    chairs = [Chair(seat, None, bots.get(seat), f"{table}-{seat}") for seat in range(seats)]
    saved = session.save()
    start = replay.encode(Branch(saved, session.state.log.entries[: saved.journal]))
    with ThreadPoolExecutor() as elsewhere:  # the browser's own event loop runs in this thread
        elsewhere.submit(asyncio.run, _keep(server.database, row, chairs, start)).result()
    return table


async def _keep(database: str, row: TableRow, chairs: list[Chair], start: bytes) -> None:
    storage = await Storage.beside(database)  # the server that uses it keeps the lock
    await storage.keep_user(OWNER, name="Host")
    await storage.add_table(row, chairs, start)
    await storage.close()
