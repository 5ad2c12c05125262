"""What the courier has to carry, as the database keeps it: the ways to people, what they wish, and letters that are
not sent yet (calls.py writes them)."""

from __future__ import annotations

import secrets
from collections.abc import Collection, Sequence
from typing import Any, Final

import msgspec
import sqlalchemy as sa

from .api import Way
from .calls import Calls, call, write_calls
from .rows import Chair, TableRow
from .schema import CHANNELS, LETTERS, WISHES
from .storage import Storage
from .wishes import Told, Wishes

MOST_CHANNELS: Final = 5  # of one person
EVERYWHERE: Final = ""  # instead of a table
TAKEN: Final = 300.0  # seconds until a letter is tried again that a process took and did not finish


class Channel(msgspec.Struct):
    id: str
    user_id: str
    kind: Way
    address: str
    secret: str
    confirmed: bool
    language: str
    base: str
    created: float
    sent: float | None = None
    error: str | None = None


class Letter(msgspec.Struct, frozen=True):
    id: int
    table_id: str
    channel_id: str
    user_id: str
    kind: Told
    due: float
    tries: int
    since: int = 0
    held: bool = False


# the ways to people


async def channels_of(storage: Storage, user: str) -> list[Channel]:
    query = sa.select(CHANNELS).where(CHANNELS.c.user_id == user).order_by(CHANNELS.c.created)
    return [Channel(**row) for row in await storage.rows(query)]


async def channel_by(storage: Storage, **what: str) -> Channel | None:
    """By its ``id`` or its ``secret``."""
    (name, value), *_ = what.items()
    rows = await storage.rows(sa.select(CHANNELS).where(CHANNELS.c[name] == value))
    return Channel(**rows[0]) if rows else None


async def add_channel(storage: Storage, user: str, kind: Way, address: str, language: str, base: str) -> Channel:
    channel = Channel(
        secrets.token_hex(16),
        user,
        kind,
        address,
        secrets.token_hex(16),
        kind != "mail",
        language,
        base,
        storage.timepiece.now(),
    )
    async with storage.write() as connection:
        await connection.execute(sa.insert(CHANNELS).values(**msgspec.structs.asdict(channel)))
    return channel


async def change_channel(storage: Storage, id: str, **values: Any) -> None:
    async with storage.write() as connection:
        await connection.execute(sa.update(CHANNELS).where(CHANNELS.c.id == id).values(**values))


async def drop_channel(storage: Storage, id: str) -> None:
    async with storage.write() as connection:
        await connection.execute(sa.delete(LETTERS).where(LETTERS.c.channel_id == id))
        await connection.execute(sa.delete(CHANNELS).where(CHANNELS.c.id == id))


async def drop_device(storage: Storage, address: str) -> None:
    """Whoever was called by this device is no longer."""
    devices = sa.select(CHANNELS.c.id).where(CHANNELS.c.kind == "push", CHANNELS.c.address == address)
    for row in await storage.rows(devices):
        await drop_channel(storage, row["id"])


# what they wish


async def wishes_of(storage: Storage, user: str, table: str = EVERYWHERE) -> Wishes:
    """What they wish of this table; if nothing else was said, the same as everywhere."""
    found = await own_wishes(storage, user, table)
    if found is None and table != EVERYWHERE:
        found = await own_wishes(storage, user, EVERYWHERE)
    return found or Wishes()


async def own_wishes(storage: Storage, user: str, table: str) -> Wishes | None:
    """Only what was said of this very table."""
    rows = await storage.rows(sa.select(WISHES.c.wishes).where(_of(user, table)))
    return msgspec.convert(rows[0]["wishes"], Wishes) if rows else None


async def keep_wishes(storage: Storage, user: str, table: str, wishes: Wishes | None) -> None:
    """None: the same as everywhere again."""
    async with storage.write() as connection:
        await connection.execute(sa.delete(WISHES).where(_of(user, table)))
        if wishes is not None:
            row = {"user_id": user, "table_id": table, "wishes": msgspec.to_builtins(wishes)}
            await connection.execute(sa.insert(WISHES).values(row))


def _of(user: str, table: str) -> sa.ColumnElement[bool]:
    return (WISHES.c.user_id == user) & (WISHES.c.table_id == table)


async def waiting_tables(storage: Storage, user: str) -> list[tuple[TableRow, Chair, list[Chair]]]:
    """The tables that wait for somebody, each with the chair of theirs that is asked, and all chairs."""
    rows = await storage.tables_of(user)
    chairs = await storage.chairs([row.id for row in rows])
    found = []
    for row in rows:
        own = [chair for chair in chairs[row.id] if chair.user_id == user and chair.bot is None]
        asked = [chair for chair in own if chair.seat in row.waiting]
        if asked and not row.over:
            found.append((row, asked[0], chairs[row.id]))
    return found


# letters


async def write_letters(storage: Storage, table: str, kind: Told, people: Collection[str]) -> None:
    """To be sent at once."""
    async with storage.write() as connection:
        await connection.run_sync(call, table, kind, people, storage.timepiece.now())


async def call_to_turn(storage: Storage, table: str, user: str, seconds: int | None) -> None:
    """For a turn that begins without a deed: somebody sits down where they are asked already, or says only now how they
    are to be called. ``seconds``: how long they have."""
    calls = Calls(turn=[user], seconds=seconds)
    async with storage.write() as connection:
        await connection.run_sync(write_calls, table, calls, storage.timepiece.now())


async def due_letters(storage: Storage, now: float, most: int) -> list[Letter]:
    query = sa.select(LETTERS).where(LETTERS.c.due <= now).order_by(LETTERS.c.due).limit(most)
    return [Letter(**row) for row in await storage.rows(query)]


async def letters_about(storage: Storage, channel: str, table: str, now: float, soon: float) -> list[Letter]:
    """What is due about a table, and what would be so ``soon`` for the first time."""
    about = (LETTERS.c.channel_id == channel) & (LETTERS.c.table_id == table)
    is_new = (LETTERS.c.tries == 0) & LETTERS.c.held.is_(False) & (LETTERS.c.kind != "time")
    is_near = (LETTERS.c.due <= now) | (is_new & (LETTERS.c.due <= soon))
    rows = await storage.rows(sa.select(LETTERS).where(about, is_near).order_by(LETTERS.c.due))
    return [Letter(**row) for row in rows]


async def take_letter(storage: Storage, letter: Letter) -> bool:
    """Whether it is ours to carry: of several processes one gets it. If that one ends, it is due again."""
    mine = (LETTERS.c.id == letter.id) & (LETTERS.c.due == letter.due)
    async with storage.write() as connection:
        done = await connection.execute(sa.update(LETTERS).where(mine).values(due=storage.timepiece.now() + TAKEN))
    return done.rowcount == 1


async def put_off(storage: Storage, letter: Letter, due: float, **values: Any) -> None:
    async with storage.write() as connection:
        await connection.execute(sa.update(LETTERS).where(LETTERS.c.id == letter.id).values(due=due, **values))


async def drop_letters(storage: Storage, letters: Sequence[Letter]) -> None:
    async with storage.write() as connection:
        done = LETTERS.c.id.in_([letter.id for letter in letters])
        await connection.execute(sa.delete(LETTERS).where(done))
