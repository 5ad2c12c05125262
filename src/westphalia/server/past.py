"""A table as it stood."""

from __future__ import annotations

from westphalia.kernel.record import Drift
from westphalia.kernel.session import Session
from westphalia.kernel.snapshots import Torn

from .api import Denied
from .load_table import recorder_at
from .open_tables import OpenTables
from .table import Table


def made_by(table: Table, seat: int | None, counted: int) -> int:
    """After how many moves a seat has counted so many. Raises Denied."""
    if not 0 <= counted <= table.moves_for(seat):
        raise Denied(404, "refused-no-move")
    return table.moves_made(seat, counted)


async def past(open_tables: OpenTables, table: Table, moves: int) -> Session:
    """The game after so many of the moves that stand. Raises Denied if it was played with rules that are no more."""
    async with open_tables.replaying:
        try:
            return (await recorder_at(open_tables.storage, table, moves)).session
        except Drift as error:
            raise Denied(409, "refused-past-rules") from error
        except Torn:  # then its pages are made anew from its deeds
            await open_tables.forget([table.row.id])
            raise Denied(409, "refused-broken") from None
