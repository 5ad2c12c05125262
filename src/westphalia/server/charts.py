"""Looking back at a game that is over: its curves, and where the points came from."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any, Final

import msgspec
from litestar import Request, get
from litestar.datastructures import State

from westphalia.kernel.contract import Title
from westphalia.kernel.record import Move
from westphalia.kernel.session import Session

from .api import Denied
from .board_text import TextTable, text_table
from .identity import user_id
from .lobby import check_watcher
from .replay import Start, begin, play_along, standing
from .storage import TableRow


class Charts(msgspec.Struct, frozen=True):
    """``moments`` are the rounds as they began, the last one the end; ``figures`` hold a curve for each seat."""

    moments: list[int]
    figures: dict[str, list[list[int]]]
    scoring: TextTable | None


@get("/api/tables/{table_id:str}/charts")
async def charts(request: Request[Any, Any, Any], state: State, table_id: str) -> Charts:
    """How the game went. Whoever may watch may read it, once nothing is hidden any more."""
    async with state.open_tables.at(table_id) as room:
        table = room.table
        check_watcher(table, user_id(request))
        if not table.is_over:
            raise Denied(409, "refused-not-over")
        if not table.is_revealed:
            raise Denied(403, "refused-hidden")
        title, row, start = table.title, table.row, table.start
    moves = standing(await state.storage.deeds(table_id)).moves
    async with state.open_tables.replaying:
        return await asyncio.to_thread(_tell, title, row, start, moves)


def _tell(title: Title[Any], row: TableRow, start: Start | None, moves: Sequence[Move]) -> Charts:
    recorder = begin(title, row, start)
    session, curves = recorder.session, _Curves(title, row.seat_count)
    curves.look(session)
    for session in play_along(recorder, moves):
        curves.look(session)
    curves.keep(session)
    scoring = title.scoring(session.state)
    return Charts(curves.moments, curves.figures, None if scoring is None else text_table(title, scoring))


class _Curves:
    """The figures at the start of each round, and at the end."""

    def __init__(self, title: Title[Any], seats: int) -> None:
        self.title = title
        self.seats = seats
        self.moments: list[int] = []
        self.figures: dict[str, list[list[int]]] = {}

    def look(self, session: Session) -> None:
        moment = self.title.moment(session.state)
        if moment > (self.moments[-1] if self.moments else 0):
            self.keep(session)

    def keep(self, session: Session) -> None:
        moment = self.title.moment(session.state)
        self.moments.append(max(moment, self.moments[-1] + 1) if self.moments else moment)
        for message, values in self.title.figures(session.state).items():
            curves = self.figures.setdefault(message, [[] for _ in range(self.seats)])
            for curve, value in zip(curves, values, strict=True):
                curve.append(value)


HANDLERS: Final = [charts]
