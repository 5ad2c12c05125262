"""A table as it stood."""

from __future__ import annotations

from typing import Any

from westphalia.kernel.contract import Title
from westphalia.kernel.record import Drift
from westphalia.kernel.session import Session

from .api import Denied
from .open_tables import OpenTables
from .opening import recorder_at
from .replay import Start
from .storage import TableRow


async def past(open_tables: OpenTables, title: Title[Any], row: TableRow, start: Start | None, moves: int) -> Session:
    """The game after so many of the moves that stand. Raises Denied if it was played with rules that are no more."""
    async with open_tables.at(row.id) as room:
        table = room.table
    async with open_tables.replaying:
        try:
            return (await recorder_at(open_tables.storage, table, moves)).session
        except Drift as error:
            raise Denied(409, "refused-past-rules") from error
