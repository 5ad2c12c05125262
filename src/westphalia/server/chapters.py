"""The whole record of a table: in chapters, if it went on with newer rules from one of its snapshots."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import msgspec
import sqlalchemy as sa

from westphalia.kernel.chapters import bind
from westphalia.kernel.contract import BadInput
from westphalia.kernel.record import Chapter, Header, Move, Record
from westphalia.kernel.snapshots import read_saved

from . import snapshots as kept
from .replay import Agreed, Crossing, chapters
from .rows import Deed
from .schema import DEEDS

if TYPE_CHECKING:
    from .table import Table


async def whole(table: Table, also: Sequence[Move] = ()) -> Record:
    """The record of a table, ``also`` with moves that do not stand; with the secret. Raises BadInput."""
    told = table.recorder.record(reveal=bool(table.row.secret))
    moves = [*told.moves, *also]
    told = told._replace(moves=moves, closing=msgspec.structs.replace(told.closing, moves=len(moves)))
    crossed = chapters(await _crossings(table))
    if not crossed:
        return told
    headers = [_header_before(told.header, crossing) for crossing in crossed] + [told.header]
    begun = []
    for number, (crossing, header) in enumerate(zip(crossed, headers[1:], strict=True), 2):
        found = await kept.nearest(table.storage, table.row.id, crossing.at)
        if found is None or found[0].moves != crossing.at:
            raise BadInput(f"the snapshot after move {crossing.at} is missing, from which the game went on")
        start = read_saved(found[0])
        begun.append(Chapter(number, header.rules, header.scenario, header.options, crossing.at, start))
    return bind(told, headers[0], begun)


async def _crossings(table: Table) -> list[Crossing]:
    query = sa.select(DEEDS).where(DEEDS.c.table_id == table.row.id, DEEDS.c.kind == "rules").order_by(DEEDS.c.seq)
    return [Crossing.read(Deed(row["seq"], "rules", None, row["answer"])) for row in await table.storage.rows(query)]


def _header_before(header: Header, crossing: Crossing) -> Header:
    """The header in the words of the rules before a crossing."""
    agreed = msgspec.json.decode(crossing.agreed, type=Agreed)
    return msgspec.structs.replace(header, rules=crossing.was, scenario=agreed.scenario, options=agreed.options)
