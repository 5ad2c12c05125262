"""A stretch of a game as a film: after each move that told this seat something, what it told and what of the state has
changed; and where turns and rounds begin, to jump there. Everything with the eyes of one seat, as in the history."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Annotated, Any, Final

import msgspec
from litestar import Request, get
from litestar.datastructures import State
from litestar.params import Parameter

from westphalia.kernel.headlines import weigh
from westphalia.kernel.journal import Entry
from westphalia.kernel.record import Drift, Move, Recorder
from westphalia.kernel.session import Session
from westphalia.kernel.snapshots import Torn
from westphalia.kernel.views import EntryView, entry_views

from . import wire
from .api import Denied
from .identity import user_id
from .load_table import recorder_at
from .lobby import check_eyes
from .open_tables import OpenTables
from .past import made_by
from .rate_limits import while_asked
from .replay import play_along
from .table import Table

MOST_MOVES: Final = 240  # of one film; a longer stretch is asked for in several
MOST_STEPS: Final = 60


class Step(msgspec.Struct, frozen=True):
    """``moves`` as the seat counts them; ``state``: the parts that differ from the step before, ``gone``: those that
    are no more; ``journal``: the lines since then; ``weight``: how much they matter to the seat."""

    moves: int
    state: Any
    gone: list[str]
    journal: list[EntryView]
    weight: int


class Film(msgspec.Struct, frozen=True):
    """``state``: how it stood before the first step; ``until``: after how many moves it ends."""

    state: Any
    steps: list[Step]
    until: int


class Marks(msgspec.Struct, frozen=True):
    """After how many moves each round began, and each turn: when somebody else was to answer."""

    rounds: list[int]
    turns: list[int]


class Shot(msgspec.Struct):
    """A step as it is taken, and how much it weighs for who looks."""

    moves: int
    parts: dict[str, bytes]
    entries: list[Entry]
    weight: int


class Camera:
    """Takes a film of a game that is played again, with the eyes of a seat."""

    def __init__(self, session: Session, seat: int | None) -> None:
        self.seat = seat
        self.told = len(session.state.log.entries)
        self.first = self._parts(session)
        self.shots: list[Shot] = []

    def take(self, session: Session, moves: int) -> None:
        """What the seat was told by a move, if anything."""
        log = session.state.log.entries
        entries = [entry for entry in log[self.told :] if entry.is_visible_to(self.seat)]
        self.told = len(log)
        if entries:
            weight = sum(weigh(session.title, session.state, entry, self.seat) for entry in entries)
            self.shots.append(Shot(moves, self._parts(session), entries, weight))

    def _parts(self, session: Session) -> dict[str, bytes]:
        title = session.title
        state = title.present(title.mask(session.state, self.seat), self.seat)
        return {key: wire.encode(part) for key, part in state.items()} if isinstance(state, dict) else {}

    def cut(self, session: Session, until: int) -> Film:
        """The film of the weightiest steps; what the others told is told with the next."""
        ranked = sorted(range(len(self.shots)), key=lambda n: (n != len(self.shots) - 1, -self.shots[n].weight, n))
        kept = set(ranked[:MOST_STEPS])
        steps, before, entries, weight = [], self.first, list[Entry](), 0
        for n, shot in enumerate(self.shots):
            entries += shot.entries
            weight += shot.weight
            if n in kept:
                parts = {key: msgspec.Raw(part) for key, part in shot.parts.items() if before.get(key) != part}
                gone = [key for key in before if key not in shot.parts]
                steps.append(Step(shot.moves, parts, gone, entry_views(session.title, entries), weight))
                before, entries, weight = shot.parts, [], 0
        return Film({key: msgspec.Raw(part) for key, part in self.first.items()}, steps, until)


@get("/api/tables/{table_id:str}/film")
async def film(
    request: Request[Any, Any, Any],
    state: State,
    table_id: str,
    since: Annotated[int, Parameter(ge=0)],
    until: Annotated[int, Parameter(ge=0)] = 1 << 30,
    seat: int | None = None,
) -> Film:
    """What happened between these moves, step by step, with your eyes; as far as fits into one film."""
    async with state.open_tables.at(table_id) as room:
        table: Table = room.table
        check_eyes(table, user_id(request), seat)
        begin = made_by(table, seat, since)
        end = min(begin + MOST_MOVES, made_by(table, seat, min(until, table.moves_for(seat))))
        counted = {number: table.moves_for(seat, number + 1) for number in range(begin, end)}
        unseen = set(table.unnoticed_by(seat))
        moves = table.recorder.moves[begin:end]
        state.rate_limits.looks.check(request)

    def shoot(recorder: Recorder) -> Film:
        camera = Camera(recorder.session, seat)
        for number, session in enumerate(play_along(recorder, moves), begin):
            if number not in unseen:
                camera.take(session, counted[number])
        return camera.cut(recorder.session, table.moves_for(seat, end))

    with state.rate_limits.waiting.hold(request):
        taken: Film = await while_asked(request, _played(state.open_tables, table, begin, shoot))
        return taken


@get("/api/tables/{table_id:str}/marks")
async def marks(request: Request[Any, Any, Any], state: State, table_id: str, seat: int | None = None) -> Marks:
    """Where rounds and turns begin, as far as the game was played with one set of rules."""
    async with state.open_tables.at(table_id) as room:
        table: Table = room.table
        check_eyes(table, user_id(request), seat)
        first, moves, unseen = table.floor, table.recorder.moves[table.floor :], set(table.unnoticed_by(seat))
        state.rate_limits.looks.check(request)

    def leaf(recorder: Recorder) -> Marks:
        title, session = recorder.title, recorder.session
        round, rounds = title.moment(session.state), list[int]()
        for number, session in enumerate(play_along(recorder, moves), first):
            if title.moment(session.state) > round:
                round = title.moment(session.state)
                rounds.append(table.moves_for(seat, number + 1))
        return Marks(rounds, [table.moves_for(seat, number) for number in _turns(moves, first, unseen)])

    with state.rate_limits.waiting.hold(request):
        found: Marks = await while_asked(request, _played(state.open_tables, table, first, leaf))
        return found


def _turns(moves: Sequence[Move], first: int, unseen: set[int]) -> list[int]:
    """Before which of the moves that are noticed somebody else was to answer."""
    noticed = [(first + n, move.seat) for n, move in enumerate(moves) if first + n not in unseen]
    return [number for (number, seat), (_, before) in zip(noticed[1:], noticed, strict=False) if seat != before]


async def _played(open_tables: OpenTables, table: Table, begin: int, look: Any) -> Any:
    """What is seen of a game that is played on from there. Raises Denied if it was played with rules that are no
    more."""
    async with open_tables.replaying:
        try:
            recorder = await recorder_at(open_tables.storage, table, begin)
            return await asyncio.to_thread(look, recorder)
        except Drift as error:
            raise Denied(409, "refused-past-rules") from error
        except Torn:
            await open_tables.forget([table.row.id])
            raise Denied(409, "refused-broken") from None


HANDLERS: Final = [film, marks]
