"""What the courier has to carry, as the database keeps it: the ways to people, and letters that are not sent yet
(calls.py writes them)."""

from __future__ import annotations

import secrets
import time
from typing import Any, Final, Literal

import msgspec
import sqlalchemy as sa

from .schema import CHANNELS, LETTERS
from .storage import Storage

MOST_CHANNELS: Final = 5  # of one person
TAKEN: Final = 300.0  # seconds until a letter is tried again that a process took and did not finish

Kind = Literal["turn", "over"]
KINDS: Final[tuple[Kind, ...]] = ("turn", "over")
Way = Literal["webhook", "mail", "feed"]


class Channel(msgspec.Struct):
    id: str
    user_id: str
    kind: Way
    address: str
    secret: str
    confirmed: bool
    language: str
    base: str
    wishes: list[str]
    created: float
    sent: float | None = None
    error: str | None = None


class Letter(msgspec.Struct, frozen=True):
    id: int
    table_id: str
    channel_id: str
    user_id: str
    kind: Kind
    due: float
    tries: int


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
        list(KINDS),
        time.time(),
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


# letters


async def due_letters(storage: Storage, now: float, most: int) -> list[Letter]:
    query = sa.select(LETTERS).where(LETTERS.c.due <= now).order_by(LETTERS.c.due).limit(most)
    return [Letter(**row) for row in await storage.rows(query)]


async def take_letter(storage: Storage, letter: Letter) -> bool:
    """Whether it is ours to carry: of several processes one gets it. If that one ends, it is due again."""
    mine = (LETTERS.c.id == letter.id) & (LETTERS.c.due == letter.due)
    async with storage.write() as connection:
        done = await connection.execute(sa.update(LETTERS).where(mine).values(due=time.time() + TAKEN))
    return done.rowcount == 1


async def put_off(storage: Storage, letter: Letter, due: float, tries: int) -> None:
    async with storage.write() as connection:
        await connection.execute(sa.update(LETTERS).where(LETTERS.c.id == letter.id).values(due=due, tries=tries))


async def drop_letter(storage: Storage, letter: Letter) -> None:
    async with storage.write() as connection:
        await connection.execute(sa.delete(LETTERS).where(LETTERS.c.id == letter.id))
