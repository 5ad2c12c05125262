"""What-if tables: any moment of a game, branched into a table of one's own. What a seat could not see is dealt anew."""

from __future__ import annotations

import asyncio
import secrets
import time
from typing import Any, Final

import msgspec
from litestar import Request, post
from litestar.datastructures import State

from westphalia.kernel.script import Ask
from westphalia.kernel.session import Session, Unimaginable

from . import replay
from .api import Denied, SeatChoice, TableMade, WhatIf
from .identity import acting_user, user_id
from .lobby import check_watcher, links, new_chair
from .open_tables import OpenTables
from .past import made_by, past
from .rate_limits import while_asked
from .replay import Branch
from .rows import TableRow
from .table import Table
from .wire import OriginInfo

TRIES: Final = 200  # pasts dealt until one fits what the seat knows


@post("/api/tables/{table_id:str}/what-if")
async def what_if(request: Request[Any, Any, Any], state: State, table_id: str, data: WhatIf) -> TableMade:
    """Try what might have been: a private table that begins where this one stood after so many moves."""
    open_tables: OpenTables = state.open_tables
    async with open_tables.at(table_id) as room:
        table: Table = room.table
        seat = _eyes(table, user_id(request), data.seat)
        made = made_by(table, seat, data.moves)
        state.rate_limits.replays.check(request)
        title, row, truth = table.title, table.row, seat is None and table.is_revealed
    choices = data.seats or [SeatChoice("me") for _ in range(row.seat_count)]
    if len(choices) != row.seat_count or any(choice.kind == "open" for choice in choices):
        raise Denied(400, "refused-no-chair")
    user = await acting_user(state.storage, request)
    chairs = [new_chair(title, number, choice, user) for number, choice in enumerate(choices)]
    branch, waiting, moves = await while_asked(request, branch_at(open_tables, table, made, seat, truth=truth))
    new = _row(row, OriginInfo(row.id, table.moves_for(seat, moves), seat), user.id, waiting)
    await open_tables.storage.add_table(new, chairs, await asyncio.to_thread(replay.encode, branch))
    async with open_tables.at(new.id):
        return TableMade(new.id, links(new.id, chairs))


def _row(row: TableRow, origin: OriginInfo, owner: str, waiting: list[int]) -> TableRow:
    """The same game at a table of one's own, without clocks."""
    now = time.time()
    return msgspec.structs.replace(
        row,
        id=secrets.token_urlsafe(9),
        visibility="private",
        pace="live",
        seconds=None,
        secret=secrets.token_hex(16),
        owner=owner,
        created=now,
        updated=now,
        seq=0,
        waiting=waiting,
        paused=False,
        over=False,
        kind="what-if",
        origin=origin.table,
        origin_moves=origin.moves,
        origin_seat=origin.seat,
        advice=True,
    )


def _eyes(table: Table, user: str | None, seat: int | None) -> int | None:
    """With whose eyes a user may branch: their own while the game runs, anybody's or with nothing hidden afterwards.
    Raises Denied."""
    check_watcher(table, user)
    own = table.seats_of(user)
    if seat is not None and seat >= len(table.chairs):
        raise Denied(404, "refused-no-chair")
    if table.is_revealed or seat in own:
        return seat
    if seat is None and own:
        return own[0]
    if seat is None and table.is_over:
        return None
    raise Denied(403, "refused-not-yours")


async def before_others(
    open_tables: OpenTables, table: Table, moves: int, seat: int | None, *, truth: bool = False
) -> tuple[Session, int]:
    """The game after so many moves or, if others are in the middle of something that a seat can't follow, where it
    began; and after how many moves that was. Raises Denied."""
    session = await past(open_tables, table, moves)
    if session.is_over:
        raise Denied(409, "refused-over")
    back = 0 if truth else min(moves, unfollowed(session, seat))
    if back:
        session = await past(open_tables, table, moves - back)
    return session, moves - back


async def branch_at(
    open_tables: OpenTables, table: Table, moves: int, seat: int | None, *, truth: bool = False
) -> tuple[Branch, list[int], int]:
    """Where a branch begins, who is asked there, and after how many moves it is. Raises Denied."""
    session, moves = await before_others(open_tables, table, moves, seat, truth=truth)
    async with open_tables.replaying:
        branch, waiting = await asyncio.to_thread(imagined, session, seat, secrets.token_hex(16), truth=truth)
    return branch, waiting, moves


def unfollowed(session: Session, seat: int | None) -> int:
    """How many answers to go back to where others had not begun what they are doing now, unless chance or a reveal has
    taken part in it: what they write or offer behind a hand is nobody's business before it is done."""
    answers, has_told = session.since_checkpoint()
    others = any(answer.seat != seat for answer in answers)
    return len(answers) if others and not has_told and isinstance(session.pending, Ask) else 0


def imagined(session: Session, seat: int | None, secret: str, *, truth: bool = False) -> tuple[Branch, list[int]]:
    """A start as this seat might believe the game to stand, and who is asked there. ``truth``: only the dice to come
    are new. ``secret`` must never be told: who knows it could undo the shuffling. Raises Denied."""
    try:
        twin = session.clone(journal=True) if truth else session.imagine(seat, secret, journal=True, tries=TRIES)
    except Unimaginable as error:
        raise Denied(409, "refused-what-if") from error
    if truth:
        twin.cast_anew(secret)
    saved = twin.save()
    entries = twin.state.log.entries[: saved.journal]
    heard = [entry for entry in entries if truth or entry.is_visible_to(seat)]
    return Branch(saved._replace(journal=len(heard)), heard), [ask.seat for ask in twin.asks()]


HANDLERS: Final = [what_if]
