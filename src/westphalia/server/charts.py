"""Looking back at a game that is over: its curves, and where the points came from."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any, Final

import msgspec
from litestar import Request, get
from litestar.datastructures import State

from westphalia.kernel.contract import Title
from westphalia.kernel.record import Recorder
from westphalia.kernel.snapshots import Snapshot, read_saved

from .api import Denied
from .board_text import TextTable, text_table
from .identity import user_id
from .lobby import check_watcher
from .open_tables import OpenTables
from .rate_limits import while_asked
from .replay import Start, begin, play_along
from .rows import TableRow
from .snapshots import with_states
from .turning import Chances, Estimates


class Charts(msgspec.Struct, frozen=True):
    """``moments`` are the rounds as they began, the last one the end; ``figures`` hold a curve for each of ``seats``:
    those of the table, and those that the rules played. ``chances``, with turning points: of a game that was played
    with one version of its rules and that bots can judge."""

    moments: list[int]
    seats: list[int]
    figures: dict[str, list[list[int]]]
    scoring: TextTable | None
    chances: Chances | None = None


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
        state.rate_limits.looks.check(request)
        end, row, start, is_one = table.recorder, table.row, table.start, not table.floor
    with state.rate_limits.waiting.hold(request):
        shelf = None if is_one else await with_states(state.storage, table_id)
        return await while_asked(request, _drawn(state.open_tables, end, row, start, shelf))


async def _drawn(
    open_tables: OpenTables, end: Recorder, row: TableRow, start: Start | None, shelf: Sequence[Snapshot] | None
) -> Charts:
    async with open_tables.replaying:
        if shelf is None:
            return await asyncio.to_thread(_play_again, end, row, start)
        return await asyncio.to_thread(_leaf_through, end, row, [one for one in shelf if one.saved is not None])


def _play_again(end: Recorder, row: TableRow, start: Start | None) -> Charts:
    recorder = begin(end.title, row, start)
    session, curves = recorder.session, _Curves(end.title, row.seat_count)
    estimates = Estimates(end.title, row.seat_count, len(end.moves))
    curves.look(session.state)
    estimates.look(session, 0)
    for made, session in enumerate(play_along(recorder, end.moves), 1):
        curves.look(session.state)
        estimates.look(session, made)
    charts = curves.close(session.state)
    return msgspec.structs.replace(charts, chances=estimates.close(session, len(end.moves)))


def _leaf_through(end: Recorder, row: TableRow, shelf: Sequence[Snapshot]) -> Charts:
    """Of a game that was played with several rules, and so can't be played again: from what its snapshots show."""
    curves = _Curves(end.title, row.seat_count)
    for snapshot in shelf:
        saved = read_saved(snapshot)
        curves.look(end.title.decode(saved.state, saved.rules))
    return curves.close(end.session.state)


class _Curves:
    """The figures at the start of each round, and at the end."""

    def __init__(self, title: Title[Any], seats: int) -> None:
        self.title = title
        self.seats = seats
        self.moments: list[int] = []
        self.figures: dict[str, list[list[int]]] = {}

    def look(self, g: Any) -> None:
        moment = self.title.moment(g)
        if moment > (self.moments[-1] if self.moments else 0):
            self.keep(g)

    def close(self, g: Any) -> Charts:
        self.keep(g)
        scoring = self.title.scoring(g)
        count = max((len(curves) for curves in self.figures.values()), default=self.seats)
        seats = [seat for seat in range(count) if seat < self.seats or self.played(seat)]
        figures = {name: [curves[seat] for seat in seats] for name, curves in self.figures.items()}
        return Charts(self.moments, seats, figures, None if scoring is None else text_table(self.title, scoring))

    def played(self, seat: int) -> bool:
        """Whether a seat of the rules ever came into play: one that waited to the end has nothing to show."""
        return any(any(curves[seat]) for curves in self.figures.values())

    def keep(self, g: Any) -> None:
        moment = self.title.moment(g)
        self.moments.append(max(moment, self.moments[-1] + 1) if self.moments else moment)
        for message, values in self.title.figures(g).items():
            curves = self.figures.setdefault(message, [[] for _ in values])
            for curve, value in zip(curves, values, strict=True):
                curve.append(value)


HANDLERS: Final = [charts]
