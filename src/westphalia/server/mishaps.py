"""When the rules break at a table: the record is kept for whoever mends them, as short as it can be made by itself."""

from __future__ import annotations

import hashlib
import logging
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final, NamedTuple

from westphalia.kernel import record
from westphalia.kernel.contract import Title, find_title
from westphalia.kernel.record import Move, Record
from westphalia.kernel.shrink import Move as Played
from westphalia.kernel.shrink import Setup, Shrinker, break_again, record_of

from .bot_pool import WorkerPool
from .chapters import whole
from .table import Table

LOG: Final = logging.getLogger("westphalia.server")
SECONDS: Final = 20.0  # for making one short
MOST: Final = 50  # of one run of the server: who breaks the rules again and again finds out nothing new
OWNER_ONLY: Final = 0o600  # a record names the secret of a game that runs


class Kept(NamedTuple):
    """Where a mishap lies, and how many moves lead to it; at first as many as the game had."""

    file: str
    moves: int
    moves_at_first: int


class Mishaps:
    def __init__(self, folder: Path, pool: WorkerPool) -> None:
        self.folder = folder
        self._pool = pool
        self._known: set[str] = set()

    async def keep(self, table: Table, move: Move) -> None:
        """Write down how a table came to the answer that its rules can't cope with, once for each table."""
        if table.row.id in self._known or len(self._known) >= MOST:
            return
        self._known.add(table.row.id)
        try:
            told = await whole(table, [move])
            from_start = table.start is None and not told.chapters and not any(move.fresh for move in told.moves)
            kept = await self._pool.run(keep, record.encode(told), str(self.folder), table.row.id, from_start)
            LOG.error("table %s: %d of %d moves break the rules: %s", table.row.id, *kept[1:], kept.file)
        except Exception:  # a report that fails must not fail the table it reports on
            LOG.exception("the mishap at table %s could not be kept", table.row.id)


def keep(content: bytes, folder: str, name: str, from_start: bool, seconds: float = SECONDS) -> Kept:
    """Write a record that breaks the rules, made short if it can be played from its start. In a process of its own."""
    told = record.decode(content, name)
    title = find_title(told.header.game)
    short = shortened(title, told, seconds) if from_start else None
    shortest = told if short is None else short
    place = Path(folder)
    place.mkdir(mode=0o700, parents=True, exist_ok=True)
    path = place / f"{title.id}-{hashlib.sha256(name.encode()).hexdigest()[:8]}.jsonl"
    path.touch(OWNER_ONLY)
    path.write_bytes(record.encode(shortest))
    return Kept(str(path), len(shortest.moves), len(told.moves))


def shortened(title: Title[Any], told: Record, seconds: float) -> Record | None:
    """The shortest record found in so many seconds that breaks the rules in the same way; None if this one, played
    again, does not."""
    header = told.header
    setup = Setup(title.id, header.scenario, header.seats, told.closing.secret or "", header.options)
    broken = break_again(title, setup, _with_kinds(title, setup, told.moves))
    if broken is None:
        return None
    return record_of(title, setup, Shrinker(title, setup, broken, seconds=seconds).shrink().moves)


def _with_kinds(title: Title[Any], setup: Setup, moves: Sequence[Move]) -> list[Played]:
    """Moves with the kinds of the questions they answered."""
    session = setup.start(title)
    played: list[Played] = []
    for move in moves:
        ask = session.ask_of(move.seat)
        played.append(Played(move.seat, ask.kind.id if ask is not None else "", move.answer))
        try:
            record.make(session, move.seat, move.answer)
        except Exception:  # in whatever way the rules break: here the record ends
            break
    return played
