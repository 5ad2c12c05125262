"""The board in words, for seat cards and screen readers: the game's own tables, with ids in place of numbers."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import msgspec
from litestar import Request, get
from litestar.datastructures import State

from westphalia.kernel.contract import Title
from westphalia.kernel.summary import Cell, Name, Table, Text
from westphalia.kernel.views import named_args

from .api import Denied
from .identity import user_id
from .lobby import check_watcher


class TableInWords(msgspec.Struct, frozen=True):
    """A cell is a number, ``{"name": [domain, id]}``, ``{"text": message, "args": {...}}`` or ``{"list": [cells]}``."""

    heading: Any
    columns: list[Any]
    rows: list[list[Any]]


class Words(msgspec.Struct, frozen=True):
    version: int
    status: Any
    tables: list[TableInWords]
    atlas: list[TableInWords]


@get("/api/tables/{table_id:str}/words")
async def words(request: Request[Any, Any, Any], state: State, table_id: str, seat: int | None = None) -> Words:
    """What a seat of yours, or a watcher, may know of the board."""
    async with state.house.at(table_id) as room:
        table = room.table
        user = user_id(request)
        check_watcher(table, user)
        if seat is not None and seat not in table.seats_of(user):
            raise Denied(403, "refused-not-yours")
        title = table.title
        known = title.mask(table.session.state, seat)
        status = title.status(known, seat) if seat is not None else None
        return Words(
            table.seq,
            None if status is None else _cell(title, status),
            _tables(title, title.tables(known, seat)),
            _tables(title, title.atlas(known, seat)),
        )


def _tables(title: Title[Any], tables: Sequence[Table]) -> list[TableInWords]:
    return [
        TableInWords(
            _cell(title, table.heading),
            [_cell(title, cell) for cell in table.columns],
            [[_cell(title, cell) for cell in row] for row in table.rows],
        )
        for table in tables
    ]


def _cell(title: Title[Any], cell: Cell) -> Any:
    if isinstance(cell, int):
        return cell
    if isinstance(cell, Name):
        domain = title.domains[cell.argument]
        return {"name": [domain.name, domain.id(cell.value)]}
    if isinstance(cell, Text):
        return {"text": cell.message, "args": named_args(title, cell.args)}
    return {"list": [_cell(title, inner) for inner in cell.cells]}


HANDLERS: Final = [words]
