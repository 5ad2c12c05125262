"""How people get along: whom somebody has blocked, what is reported to a host, and what the host of a table may do."""

from __future__ import annotations

import secrets
from typing import Annotated, Any, Final

import sqlalchemy as sa
from litestar import Request, delete, get, post
from litestar.datastructures import State
from litestar.params import Parameter

from westphalia.bots.levels import check_opponent

from .api import Blocked, BotChoice, Complaint, ComplaintInfo, Denied, Successor
from .identity import acting_user, user_id
from .lobby import check_watcher
from .rows import Chair
from .schema import BLOCKS, COMPLAINTS, TABLES, USERS
from .storage import Storage
from .table import Table

Number = Annotated[int, Parameter(ge=0, le=1 << 31)]  # of a report

# the own list


async def block(storage: Storage, user: str, other: str) -> None:
    """From now on nothing they say is heard, and they sit down at no table of this person."""
    async with storage.write() as connection:
        known = sa.select(BLOCKS.c.handle).where(BLOCKS.c.user_id == user, BLOCKS.c.blocked == other)
        if (await connection.execute(known)).first() is None:
            row = {"user_id": user, "blocked": other, "handle": secrets.token_hex(8)}
            await connection.execute(sa.insert(BLOCKS).values(row))


@get("/api/me/blocks")
async def blocks(request: Request[Any, Any, Any], state: State) -> list[Blocked]:
    """Whom you have blocked."""
    query = sa.select(BLOCKS.c.handle, USERS.c.name).join(USERS, USERS.c.id == BLOCKS.c.blocked)
    mine = query.where(BLOCKS.c.user_id == (user_id(request) or "")).order_by(USERS.c.name)
    return [Blocked(row["handle"], row["name"]) for row in await state.storage.rows(mine)]


@delete("/api/me/blocks/{handle:str}", status_code=204)
async def unblock(request: Request[Any, Any, Any], state: State, handle: str) -> None:
    """Hear somebody again."""
    async with state.storage.write() as connection:
        mine = (BLOCKS.c.user_id == (user_id(request) or "")) & (BLOCKS.c.handle == handle)
        await connection.execute(sa.delete(BLOCKS).where(mine))


@post("/api/tables/{table_id:str}/seats/{seat:int}/block", status_code=200)
async def block_seat(request: Request[Any, Any, Any], state: State, table_id: str, seat: int) -> None:
    """Block who sits there: you hear nothing they say, and they can't sit down at your tables."""
    user = await acting_user(state.storage, request)
    async with state.open_tables.at(table_id) as room:
        check_watcher(room.table, user.id)
        other = _person(room.table, seat)
    if other == user.id:
        raise Denied(409, "refused-no-chair")
    await block(state.storage, user.id, other)


# reports


@post("/api/tables/{table_id:str}/seats/{seat:int}/report", status_code=200)
async def report(request: Request[Any, Any, Any], state: State, table_id: str, seat: int, data: Complaint) -> None:
    """Tell the host about somebody at the table."""
    state.rate_limits.replays.check(request)
    user = await acting_user(state.storage, request)
    async with state.open_tables.at(table_id) as room:
        check_watcher(room.table, user.id)
        about = _person(room.table, seat)
    row = {"table_id": table_id, "seat": seat, "by_user": user.id, "about_user": about, "text": data.text}
    async with state.storage.write() as connection:
        await connection.execute(sa.insert(COMPLAINTS).values(at=state.storage.timepiece.now(), settled=False, **row))


@get("/api/tables/{table_id:str}/reports")
async def complaints(request: Request[Any, Any, Any], state: State, table_id: str) -> list[ComplaintInfo]:
    """What was reported at your table and is not settled; what concerns yourself is for whoever runs the server."""
    async with state.open_tables.at(table_id) as room:
        _check_host(room.table, request)
        owner = room.table.row.owner
    found = await open_complaints(state.storage, COMPLAINTS.c.table_id == table_id, COMPLAINTS.c.about_user != owner)
    return [each for _, each in found]


async def open_complaints(storage: Storage, *which: sa.ColumnElement[bool]) -> list[tuple[str, ComplaintInfo]]:
    """What is not settled, with the table it happened at, the newest first."""
    about, by = USERS.alias(), USERS.alias()
    query = (
        sa.select(COMPLAINTS, about.c.name.label("about"), by.c.name.label("by"))
        .join(about, about.c.id == COMPLAINTS.c.about_user, isouter=True)
        .join(by, by.c.id == COMPLAINTS.c.by_user, isouter=True)
        .where(COMPLAINTS.c.settled.is_(False), *which)
        .order_by(COMPLAINTS.c.id.desc())
        .limit(100)
    )
    return [(row["table_id"], _complaint(row)) for row in await storage.rows(query)]


def _complaint(row: sa.RowMapping) -> ComplaintInfo:
    return ComplaintInfo(row["id"], row["seat"], row["about"] or "", row["by"] or "", row["text"], row["at"])


async def settle(storage: Storage, *which: sa.ColumnElement[bool]) -> None:
    async with storage.write() as connection:
        await connection.execute(sa.update(COMPLAINTS).where(*which).values(settled=True))


@post("/api/tables/{table_id:str}/reports/{number:int}/settle", status_code=200)
async def settle_one(request: Request[Any, Any, Any], state: State, table_id: str, number: Number) -> None:
    """You have seen to it."""
    async with state.open_tables.at(table_id) as room:
        _check_host(room.table, request)
        owner = room.table.row.owner
    this = (COMPLAINTS.c.id == number, COMPLAINTS.c.table_id == table_id, COMPLAINTS.c.about_user != owner)
    await settle(state.storage, *this)


# what the host of a table may do


@post("/api/tables/{table_id:str}/seats/{seat:int}/remove", status_code=200)
async def remove(request: Request[Any, Any, Any], state: State, table_id: str, seat: int, data: BotChoice) -> None:
    """Send somebody away, for good: the chair is open under a new link, or a bot's. They are on your list of blocked
    people until you take them off it."""
    async with state.open_tables.at(table_id) as room:
        table: Table = room.table
        _check_host(table, request)
        person = _person(table, seat)
        if person == table.row.owner:
            raise Denied(409, "refused-no-chair")
        bot = check_opponent(table.title, data.bot) if data.bot is not None else None
        await block(state.storage, table.row.owner, person)
        for chair in [chair for chair in table.chairs if chair.user_id == person]:
            await table.remove(chair.seat, bot)


@post("/api/tables/{table_id:str}/close", status_code=200)
async def close(request: Request[Any, Any, Any], state: State, table_id: str) -> None:
    """End the game here, for all."""
    async with state.open_tables.at(table_id) as room:
        _check_host(room.table, request)
        await close_table(room.table)


async def close_table(table: Table) -> None:
    if not table.is_over:
        await table.tell(0, "closed")
        await table.set_flags(over=True)


async def unlist(table: Table) -> None:
    """No longer on the list that everybody sees; who has the link finds it."""
    async with table.storage.write() as connection:
        await connection.execute(sa.update(TABLES).where(TABLES.c.id == table.row.id).values(visibility="link"))
        await table.storage.tell(connection, table.row.id)
    table.row.visibility = "link"


@post("/api/tables/{table_id:str}/hand-over", status_code=200)
async def hand_over(request: Request[Any, Any, Any], state: State, table_id: str, data: Successor) -> None:
    """Somebody else who sits here looks after the table from now on."""
    async with state.open_tables.at(table_id) as room:
        table: Table = room.table
        _check_host(table, request)
        await give_table_to(table, table.chairs[data.seat] if data.seat < len(table.chairs) else None)


async def give_table_to(table: Table, chair: Chair | None) -> None:
    """Raises Denied."""
    if chair is None or chair.user_id is None:
        raise Denied(404, "refused-no-chair")
    async with table.storage.write() as connection:
        its = TABLES.c.id == table.row.id
        await connection.execute(sa.update(TABLES).where(its).values(owner=chair.user_id))
        await table.storage.tell(connection, table.row.id)
    table.row.owner = chair.user_id
    await table.tell(chair.seat, "host")


def _check_host(table: Table, request: Request[Any, Any, Any]) -> None:
    if user_id(request) != table.row.owner:
        raise Denied(403, "refused-not-yours")


def _person(table: Table, seat: int) -> str:
    """Who sits there. Raises Denied."""
    person = table.chairs[seat].user_id if 0 <= seat < len(table.chairs) else None
    if person is None:
        raise Denied(404, "refused-no-chair")
    return person


HANDLERS: Final = [
    blocks,
    unblock,
    block_seat,
    report,
    complaints,
    settle_one,
    remove,
    close,
    hand_over,
]
