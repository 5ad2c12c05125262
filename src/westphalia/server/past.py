"""A table as it stood."""

from __future__ import annotations

import asyncio
from typing import Any

from westphalia.kernel.contract import Title
from westphalia.kernel.session import Session

from .open_tables import OpenTables
from .replay import Course, Start, play_again, standing
from .storage import TableRow


async def past(open_tables: OpenTables, title: Title[Any], row: TableRow, start: Start | None, moves: int) -> Session:
    """The game after so many of the moves that stand."""
    made = Course(standing(await open_tables.storage.deeds(row.id)).moves[:moves], 0)
    async with open_tables.replaying:
        return (await asyncio.to_thread(play_again, title, row, start, made)).session
