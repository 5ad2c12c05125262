"""Records and the past: download, verify, look at any move."""

from __future__ import annotations

import asyncio
from typing import Any, Final

import msgspec
from litestar import Request, Response, get, post
from litestar.datastructures import State

from westphalia.kernel import record
from westphalia.kernel.views import SeatView, seat_view

from .api import Denied, Upload, VerdictInfo
from .identity import user_id
from .lobby import check_watcher
from .storage import TableRow
from .table import Table, play_again, standing_moves

LINES: Final = "application/jsonl"


@get("/api/tables/{table_id:str}/record", media_type=LINES)
async def download(request: Request[Any, Any, Any], state: State, table_id: str) -> Response[bytes]:
    """The whole record when the game is over; until then its header and the journal as you may read it."""
    async with state.house.at(table_id) as room:
        table: Table = room.table
        user = user_id(request)
        check_watcher(table, user)
        if table.is_over:
            content = record.encode(table.recorder.record(reveal=True))
        else:
            seats = table.seats_of(user)
            view = seat_view(table.session, seats[0] if seats else None)
            content = b"".join(msgspec.json.encode(line) + b"\n" for line in [table.recorder.header, *view.journal])
    headers = {"Content-Disposition": f'attachment; filename="{table_id}.jsonl"'}
    return Response(content, media_type=LINES, headers=headers)


@post("/api/records", status_code=200)
async def verify(data: Upload) -> VerdictInfo:
    """Play a record again and check dice, answers, hashes and the result."""
    parsed = record.decode(data.record.encode("utf-8", "replace"), "record")
    verdict = await asyncio.to_thread(record.verify, parsed)
    return VerdictInfo(*verdict)


@get("/api/tables/{table_id:str}/history/{moves:int}")
async def history(
    request: Request[Any, Any, Any], state: State, table_id: str, moves: int, seat: int | None = None
) -> SeatView:
    """The table after so many moves, with your eyes of today: your seat's, or a watcher's."""
    async with state.house.at(table_id) as room:
        table: Table = room.table
        user = user_id(request)
        check_watcher(table, user)
        if seat is not None and seat not in table.seats_of(user):
            raise Denied(403, "refused-not-yours")
        if not 0 <= moves <= table.session.version:
            raise Denied(404, "refused-no-move")
        row: TableRow = table.row
        title = table.title
    past = standing_moves(await state.storage.deeds(table_id))[:moves]
    recorder = await asyncio.to_thread(play_again, title, row, past)
    return seat_view(recorder.session, seat)


HANDLERS: Final = [download, verify, history]
