"""What was done at a table through another process is followed here, step by step, and those who look on see it."""

from __future__ import annotations

from collections.abc import Sequence

from westphalia.kernel.record import make
from westphalia.kernel.session import Refused

from .glance import glance_of
from .rows import Chair, Deed, TableRow
from .table import Spoiled, Table


def catch_up(table: Table, row: TableRow, chairs: list[Chair], deeds: Sequence[Deed]) -> None:
    """Raises Spoiled if it can't be done step by step."""
    for deed in deeds:
        apart = _follow(table, deed)
        table.audience.send_views(deed.seat if apart else None)
    before = table.row
    row.seq = max(row.seq, before.seq)
    table.row, table.glance = row, glance_of(row.glance)
    if row.over and not before.over and not table.session.is_over:
        table.audience.send_views()
    if table.chairs != chairs or row.paused != before.paused or row.over != before.over:
        table.chairs = chairs
        table.audience.chairs_changed()
    table.caller.look_round()


def _follow(table: Table, deed: Deed) -> bool:
    """Whether the others did not notice it."""
    if deed.seq != table.version + 1 or deed.kind == "rewind" or deed.seat is None:
        raise Spoiled
    try:
        if deed.kind == "undo":
            table.ordered.pop(table.moves, None)
            apart = table.recorder.moves[-1].apart
            table.session.undo(deed.seat)
            table.last_undo = deed.seq
        else:
            table.note_addressed(make(table.session, deed.seat, deed.answer))
            apart = table.session.apart
    except (Refused, IndexError) as error:
        raise Spoiled from error
    table.row.seq = deed.seq
    table.caller.has_told()
    if apart:
        table.row.count_apart(deed.seat)
    return apart
