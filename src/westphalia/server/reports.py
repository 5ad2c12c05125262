"""A bug report from a table: everything somebody needs who looks for the mistake, in one file, and nobody's secrets."""

from __future__ import annotations

import asyncio
import secrets
from typing import Any, Final

import msgspec
from litestar import Request, Response, post
from litestar.datastructures import State

import westphalia
from westphalia.kernel import record
from westphalia.kernel.journal import Journal
from westphalia.kernel.record import Record, Recorder
from westphalia.kernel.report import Report, plain_view, write_report

from .api import Denied, PageReport
from .chapters import whole
from .identity import user_id
from .lobby import check_watcher
from .open_tables import OpenTables
from .rate_limits import while_asked
from .records import LINES
from .replay import Branch
from .table import Table
from .what_if import branch_at


@post("/api/tables/{table_id:str}/report", status_code=200, media_type=LINES)
async def report(request: Request[Any, Any, Any], state: State, table_id: str, data: PageReport) -> Response[bytes]:
    """What went wrong: the whole record of a game that is over; of one that runs, your own view and a game that might
    be this one."""
    open_tables: OpenTables = state.open_tables
    async with open_tables.at(table_id) as room:
        table: Table = room.table
        user = user_id(request)
        check_watcher(table, user)
        state.rate_limits.replays.check(request)
        seat, moves, is_over = next(iter(table.seats_of(user)), None), table.moves, table.is_over
        view = await asyncio.to_thread(plain_view, table.session, seat)
        told = await whole(table) if is_over else None
    position = moves
    if told is None:
        with state.rate_limits.waiting.hold(request):
            told, position = await while_asked(request, _believed(open_tables, table, moves, seat))
    row = table.row
    page = msgspec.to_builtins(data)
    about = Report(
        record.REPORT_FORMAT,
        westphalia.__version__,
        row.game,
        table.title.version,
        table_id,
        seat,
        table.moves_for(seat, moves),
        table.moves_for(seat, position),
        page,
        view,
    )
    content = await asyncio.to_thread(write_report, about, told)
    headers = {"Content-Disposition": f'attachment; filename="report-{table_id}.jsonl"'}
    return Response(content, media_type=LINES, headers=headers)


async def _believed(open_tables: OpenTables, table: Table, moves: int, seat: int | None) -> tuple[Record | None, int]:
    """The game as this seat might believe it to stand, and after how many moves; None if it can't be dealt."""
    try:
        branch, _, position = await branch_at(open_tables, table, moves, seat)
        return await asyncio.to_thread(_record_from, table, branch), position
    except Denied:
        return None, moves


def _record_from(table: Table, branch: Branch) -> Record:
    heard = Journal()
    heard.entries = list(branch.journal)
    row, secret = table.row, secrets.token_hex(16)
    start = branch.saved
    recorder = Recorder.resume(
        table.title, row.scenario, row.seat_count, start, secret=secret, options=row.options, before=heard
    )
    return recorder.record(reveal=False)


HANDLERS: Final = [report]
