"""A stored game is opened: from its last snapshot and the moves since; or, when its rules are older than the program's,
by the best of four ways:

1. It is played again with the new rules. Every answer fits and every state is what it was: it simply goes on.
2. It goes on from the newest snapshot that can be carried over. The moves since are made again as far as they fit.
3. There is no such snapshot (a table of the first version): it is played again if every answer fits, though some
   state was another.
4. Nothing of this works: it can be looked at as far as it could be played again, and goes on when a version can.

Its journal tells which. Deeds and secret stay what they are.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, Final, NamedTuple, Protocol

import msgspec
import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError

from westphalia.kernel.chance import DiceError
from westphalia.kernel.contract import BadInput, Title
from westphalia.kernel.journal import Entry, Journal
from westphalia.kernel.record import Drift, Move, Recorder, make, renew
from westphalia.kernel.script import Refusal
from westphalia.kernel.session import Refused
from westphalia.kernel.snapshots import Shelf, Snapshot, is_due, open_shelf, read_shelf, restore, snapshot_of
from westphalia.kernel.versions import Version, answer_now, since

from . import snapshots as kept
from . import wire
from .replay import Agreed, Course, Crossing, Start, begin, header_of, secret_of, standing
from .rows import Deed, TableRow
from .schema import DEEDS, TABLES
from .storage import Storage, drop_snapshots

LOG: Final = logging.getLogger("westphalia.server")
UNTOLD: Final = -1


class Opened(NamedTuple):
    """``last`` is the snapshot of the database that the next page follows. ``crossing`` is to be written down, and so
    are ``taken``, the snapshots of a game that was played again. ``turns`` are None if they have to be read anew."""

    recorder: Recorder
    last: Snapshot | None = None
    stuck: Refusal | None = None
    crossing: Crossing | None = None
    taken: Sequence[Snapshot] | None = None
    turns: kept.Turns | None = None


class Stored(NamedTuple):
    """All that is kept of a game."""

    row: TableRow
    start: Start | None
    deeds: Sequence[Deed]
    snapshots: Sequence[Snapshot]

    def crossings(self) -> list[Crossing]:
        return [Crossing.read(deed) for deed in self.deeds if deed.kind == "rules"]


async def open_game(
    storage: Storage, title: Title[Any], row: TableRow, start: Start | None, *, whole: bool = False
) -> Opened:
    """``whole``: every page is read now. Raises BadInput if not even its first move can be shown."""
    if row.rules == title.version:
        found = await kept.newest(storage, row.id, whole=whole)
        if found is not None:
            stored = Stored(row, start, found.deeds, found.pages)
            read = read_shelf if whole else partial(open_shelf, earlier=found.earlier)
            try:
                opened = await asyncio.to_thread(resume, title, stored, found.snapshot, read)
                return opened._replace(turns=found.turns)
            except BadInput as error:
                LOG.error("table %s is played again: %s", row.id, error)
    stored = Stored(row, start, await storage.deeds(row.id), await kept.with_states(storage, row.id))
    opened = await asyncio.to_thread(carry_on, title, stored)
    try:
        await write_down(storage, title, stored, opened)
    except IntegrityError:  # another process was quicker
        now = await storage.table(row.id)
        assert now is not None
        return opened if opened.crossing is None else await open_game(storage, title, now, start, whole=whole)
    return opened


class Game(Protocol):
    """A table that is open."""

    title: Title[Any]
    row: TableRow
    start: Start | None
    recorder: Recorder


async def recorder_at(storage: Storage, game: Game, moves: int) -> Recorder:
    """The game of an open table after so many of its moves, from the nearest snapshot. Raises BadInput."""
    written, journal = game.recorder, game.recorder.session.state.log.entries
    found = await kept.nearest(storage, game.row.id, moves)
    if found is None:
        return await asyncio.to_thread(_again_to, game, written.moves[:moves])
    snapshot, _ = found
    shelf = Shelf(written.opening, written.moves[:moves], journal[: snapshot.entries])
    return await asyncio.to_thread(_at, game, shelf, snapshot)


def _at(game: Game, shelf: Shelf, snapshot: Snapshot) -> Recorder:
    steps = since(game.title, snapshot.rules)
    recorder = _restored(game.title, Stored(game.row, game.start, (), ()), shelf, snapshot, ())
    return _made(recorder, shelf.moves[snapshot.moves :], steps)


def _again_to(game: Game, moves: Sequence[Move]) -> Recorder:
    return _made(begin(game.title, game.row, game.start), moves, ())


def _made(recorder: Recorder, moves: Sequence[Move], steps: Sequence[Version]) -> Recorder:
    for move in moves:
        drift = _make(recorder, move, steps, compare=not steps)
        if drift is not None:
            raise drift
    return recorder


def resume(
    title: Title[Any], stored: Stored, snapshot: Snapshot, read: Callable[[Sequence[Snapshot]], Shelf] = open_shelf
) -> Opened:
    """The game at its last snapshot and the moves since; ``deeds`` are those after the snapshot. Raises BadInput."""
    opened, drift = _from_snapshot(title, stored, snapshot, stored.deeds, read)
    if drift is not None:
        raise drift
    return opened


def carry_on(title: Title[Any], stored: Stored) -> Opened:
    """All ways to open a game, the best first. Changes nothing."""
    steps = since_or_fail(title, stored.row)
    is_whole = not any(crossing.how == "chapter" for crossing in stored.crossings())
    furthest = drift = None
    if is_whole:
        opened, drift = play_again(title, stored, compare=True)
        if drift is None:
            return opened if not steps else _crossed(title, stored, opened, "same")
        furthest = opened
    for snapshot in reversed(stored.snapshots):
        found = _go_on_from(title, stored, snapshot, steps) if snapshot.saved is not None else None
        if found is not None:
            return found
    if is_whole and steps:
        opened, failed = play_again(title, stored, compare=False)
        if failed is None:
            return _crossed(title, stored, opened, "again", drift.move if drift is not None else 0)
        furthest, drift = opened, failed
    if furthest is None or drift is None:
        raise BadInput(f"nothing that was kept of table {stored.row.id} can be read by this version")
    return _stuck(title, stored, furthest.recorder, drift)


def since_or_fail(title: Title[Any], row: TableRow) -> Sequence[Version]:
    """The versions of the rules since those of a table. Raises BadInput."""
    try:
        return since(title, row.rules)
    except ValueError as error:
        raise BadInput(f"table {row.id} is played with newer rules: {error}") from error


# ways to open a game


def play_again(title: Title[Any], stored: Stored, *, compare: bool) -> tuple[Opened, Drift | None]:
    """From the first move, with snapshots on the way; as far as it goes."""
    steps, course = since(title, stored.row.rules), standing(stored.deeds)
    checked = max((deed.seq for deed in stored.deeds if deed.kind == "rules"), default=0)  # before: when it was crossed
    recorder, taken = begin(title, stored.row, stored.start), list[Snapshot]()
    for move, seq in zip(course.moves, course.seqs, strict=True):
        drift = _make(recorder, move, steps, compare=compare and seq > checked)
        if drift is not None:
            return Opened(recorder), drift
        if is_due(recorder, taken[-1] if taken else None):
            taken += filter(None, [snapshot_of(recorder, taken[-1] if taken else None)])
    taken += filter(None, [snapshot_of(recorder, taken[-1] if taken else None)])
    recorder.rules_then = ""
    _cast_anew(recorder, course)
    return Opened(recorder, taken[-1] if taken else None, taken=taken), None


def _make(recorder: Recorder, move: Move, steps: Sequence[Version], *, compare: bool) -> Drift | None:
    number, recorder.hash_then = len(recorder.moves) + 1, ""
    if move.fresh:
        recorder.cast_anew(move.fresh)
    try:
        taken = make(recorder.session, move.seat, answer_now(steps, move.answer))
    except (Refused, DiceError) as error:
        return Drift(number, f"seat {move.seat} can't answer {move.answer!r}: {error}")
    except Exception as error:  # they may have changed since; whoever opens the table is told of the drift
        LOG.exception("the rules fail at move %s", number)
        return Drift(number, f"the rules fail: {error!r}")
    hash = recorder.hash_then if recorder.rules_then else taken.hash
    return Drift(number, "the state is not what it was") if compare and hash != move.hash else None


def _cast_anew(recorder: Recorder, course: Course) -> None:
    if course.fresh:
        recorder.cast_anew(course.fresh)


def _crossed(title: Title[Any], stored: Stored, opened: Opened, how: str, differs: int = 0) -> Opened:
    """A game that was played again with the new rules; its journal says so at its last checkpoint."""
    recorder, last, course = opened.recorder, opened.last, standing(stored.deeds)
    was, now, made = stored.row.rules, title.version, len(course.moves)
    if stored.row.over or last is None or opened.taken is None:  # nobody plays on, or it has hardly begun
        return opened._replace(crossing=Crossing(was, now, how, UNTOLD, made, differs))
    crossing = Crossing(was, now, how, last.moves, made, differs)
    shelf = read_shelf(opened.taken)
    again = restore(title, recorder.header, recorder.secret, shelf, last, told(title, crossing))
    for move in course.moves[last.moves :]:
        _make(again, move, since(title, was), compare=False)
    _cast_anew(again, course)
    return opened._replace(recorder=again, crossing=crossing)


def _go_on_from(title: Title[Any], stored: Stored, snapshot: Snapshot, steps: Sequence[Version]) -> Opened | None:
    """From a snapshot, if it can be carried over; the moves since as far as they fit."""
    course = standing(stored.deeds)
    moves = course.moves[snapshot.moves :]
    try:
        if not steps:
            opened, drift = _from_snapshot(title, stored, snapshot, _after(stored, snapshot), read_shelf)
            return opened if drift is None else None
        shelf = read_shelf([one for one in stored.snapshots if one.moves <= snapshot.moves])
        lost = _count_lost(title, stored, shelf, snapshot, moves, steps)
        stands = len(course.moves) - lost
        agreed = msgspec.json.encode(Agreed(stored.row.scenario, stored.row.options)).decode()
        crossing = Crossing(stored.row.rules, title.version, "chapter", snapshot.moves, stands, lost, agreed)
        recorder = _restored(title, stored, shelf, snapshot, told(title, crossing))
        for move in course.moves[snapshot.moves : stands]:
            _make(recorder, move, steps, compare=False)
        _cast_anew(recorder, course)
    except Exception:  # other rules may fail in any way on a state they did not make
        LOG.exception("table %s can't go on from move %s", stored.row.id, snapshot.moves)
        return None
    return Opened(recorder, snapshot, crossing=crossing)


def _count_lost(
    title: Title[Any], stored: Stored, shelf: Shelf, snapshot: Snapshot, moves: Sequence[Move], steps: Sequence[Version]
) -> int:
    """How many of the moves since a snapshot do not fit any more."""
    recorder = _restored(title, stored, shelf, snapshot, ())
    wrong = next(title.violations(recorder.session.state), None)
    if wrong is not None:
        raise BadInput(f"what was carried over does not add up: {wrong}")
    for number, move in enumerate(moves):
        if _make(recorder, move, steps, compare=False) is not None:
            return len(moves) - number
    return 0


def _after(stored: Stored, snapshot: Snapshot) -> Sequence[Deed]:
    """The deeds after the last move of a snapshot."""
    seq = standing(stored.deeds).seqs[snapshot.moves - 1] if snapshot.moves else 0
    return [deed for deed in stored.deeds if deed.seq > seq]


def _from_snapshot(
    title: Title[Any],
    stored: Stored,
    snapshot: Snapshot,
    deeds: Sequence[Deed],
    read: Callable[[Sequence[Snapshot]], Shelf],
) -> tuple[Opened, Drift | None]:
    """With the rules of the table: from a snapshot, then what these deeds after it leave standing."""
    crossings = [(deed.seq, Crossing.read(deed)) for deed in deeds if deed.kind == "rules"]
    lines = [line for _, crossing in crossings if crossing.at == snapshot.moves for line in told(title, crossing)]
    steps = since(title, crossings[0][1].was) if crossings else ()
    last = max((seq for seq, _ in crossings), default=0)
    shelf = read([one for one in stored.snapshots if one.moves <= snapshot.moves])
    recorder, course = _restored(title, stored, shelf, snapshot, lines), standing(deeds, snapshot.moves)
    for move, seq in zip(course.moves, course.seqs, strict=True):
        is_old = seq < last
        drift = _make(recorder, move, steps if is_old else (), compare=not is_old)
        if drift is not None:
            return Opened(recorder, snapshot), drift
    _cast_anew(recorder, course)
    return Opened(recorder, snapshot), None


def _restored(title: Title[Any], stored: Stored, shelf: Shelf, snapshot: Snapshot, lines: Sequence[Entry]) -> Recorder:
    header, _ = renew(header_of(stored.row, stored.start), title)
    return restore(title, header, secret_of(stored.row), shelf, snapshot, lines)


def _stuck(title: Title[Any], stored: Stored, recorder: Recorder, drift: Drift) -> Opened:
    LOG.error("table %s can only be looked at: %s", stored.row.id, drift)
    log = recorder.session.state.log
    if stored.row.rules == title.version:
        log("log-stuck-damaged", "", move=drift.move)
    else:
        log("log-stuck-rules", "", was=stored.row.rules, now=title.version, move=drift.move)
    return Opened(recorder, stuck=wire.STUCK)


def told(title: Title[Any], crossing: Crossing) -> list[Entry]:
    """What the journal tells of new rules."""
    log = Journal()
    for step in since(title, crossing.was):
        log(step.message, "")
        if step.version == crossing.now:
            break
    if crossing.how == "again":
        log("log-rules-again", "", move=crossing.number)
    elif crossing.number:
        log("log-rules-lost", "", n=crossing.number)
    return list(log.entries)


# what is written down


async def write_down(storage: Storage, title: Title[Any], stored: Stored, opened: Opened) -> None:
    """The crossing as a deed, and the snapshots of a game that was played again; all or nothing."""
    row, crossing = stored.row, opened.crossing
    if opened.stuck is not None or (crossing is None and opened.taken is None):
        return
    seqs = standing(stored.deeds).seqs
    now, waiting = opened.recorder.header, [ask.seat for ask in opened.recorder.session.asks()]

    def write(connection: sa.Connection) -> None:
        if opened.taken is not None:
            kept.replace_all(connection, row.id, opened.taken, seqs)
        if crossing is not None:
            if crossing.how == "chapter":
                drop_snapshots(connection, row.id, crossing.at)
            deed = crossing.deed(row.seq + 1)
            at = {"table_id": row.id, "at": row.updated}
            connection.execute(sa.insert(DEEDS).values(**at, **msgspec.to_builtins(deed)))
            changed: dict[str, Any] = {
                "rules": title.version,
                "scenario": now.scenario,
                "options": now.options,
                "seq": deed.seq,
            }
            if not row.over:
                changed["waiting"] = waiting
            connection.execute(sa.update(TABLES).where(TABLES.c.id == row.id).values(**changed))

    await storage.write_in_one_go(write)
    if crossing is not None:
        row.rules, row.scenario, row.options, row.seq = title.version, now.scenario, now.options, row.seq + 1
        row.waiting = row.waiting if row.over else waiting
        LOG.info("table %s goes on with rules %s: %s", row.id, title.version, crossing)
