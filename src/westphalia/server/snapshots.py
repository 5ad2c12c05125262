"""Snapshots of the tables in the database: taken every so many moves and when a table is put away, and looked up.

They are written after the moves they hold, in a transaction of their own. It makes sure that these moves still stand:
somebody may have taken them back meanwhile, through this process or another.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError

from westphalia.kernel.snapshots import EVERY, NOWHERE, Earlier, Snapshot, read_page

from .replay import Crossing, standing
from .rows import Deed
from .schema import DEEDS, NO_MOVE, SNAPSHOTS, TABLES
from .storage import Storage

BACKWARDS: Final = ("undo", "takeback", "rewind")  # deeds that take something back
OF_TABLE: Final = SNAPSHOTS.c.table_id == sa.bindparam("table")
PAGES: Final = [SNAPSHOTS.c[name] for name in ("since", "moves", "entries", "rules")]
# Written once: building a statement takes longer than running it.
NEAREST: Final = (
    sa.select(*PAGES, SNAPSHOTS.c.saved, SNAPSHOTS.c.page, SNAPSHOTS.c.seq)
    .where(OF_TABLE, SNAPSHOTS.c.saved.is_not(None), SNAPSHOTS.c.moves <= sa.bindparam("moves"))
    .order_by(SNAPSHOTS.c.since.desc())
    .limit(1)
)
LAST_PAGES: Final = (
    sa.select(*PAGES, sa.null().label("saved"), SNAPSHOTS.c.page, SNAPSHOTS.c.seq)
    .where(OF_TABLE, SNAPSHOTS.c.moves <= sa.bindparam("moves"))
    .order_by(SNAPSHOTS.c.since.desc())
    .limit(sa.bindparam("count"))
)
FIRST_PAGE: Final = sa.select(*PAGES, sa.null().label("saved"), SNAPSHOTS.c.page).where(
    OF_TABLE, SNAPSHOTS.c.since == NOWHERE
)
EARLIER: Final = (  # what was written later stands in the place of moves that were taken back
    sa.select(*PAGES, sa.null().label("saved"), SNAPSHOTS.c.page)
    .where(OF_TABLE, SNAPSHOTS.c.moves <= sa.bindparam("moves"), SNAPSHOTS.c.seq <= sa.bindparam("seq"))
    .order_by(SNAPSHOTS.c.since)
)
SINCE: Final = (
    sa.select(DEEDS.c.seq, DEEDS.c.kind, DEEDS.c.seat, DEEDS.c.answer, DEEDS.c.hash)
    .where(DEEDS.c.table_id == sa.bindparam("table"), DEEDS.c.seq > sa.bindparam("seq"))
    .order_by(DEEDS.c.seq)
)
TURNS: Final = sa.select(DEEDS.c.seq, DEEDS.c.kind, DEEDS.c.answer).where(
    DEEDS.c.table_id == sa.bindparam("table"), NO_MOVE
)
LOCK: Final = sa.select(TABLES.c.seq).where(TABLES.c.id == sa.bindparam("table")).with_for_update()
LAST: Final = (
    sa.select(SNAPSHOTS.c.since, SNAPSHOTS.c.moves, SNAPSHOTS.c.entries, SNAPSHOTS.c.rules, SNAPSHOTS.c.seq)
    .where(OF_TABLE)
    .order_by(SNAPSHOTS.c.moves.desc())
    .limit(1)
)
STATES: Final = (
    sa.select(SNAPSHOTS.c.since, SNAPSHOTS.c.moves, SNAPSHOTS.c.rules)
    .where(OF_TABLE, SNAPSHOTS.c.saved.is_not(None))
    .order_by(SNAPSHOTS.c.moves.desc())
    .limit(3)
)
ADD: Final = sa.insert(SNAPSHOTS)
FORGET: Final = sa.update(SNAPSHOTS).where(OF_TABLE, SNAPSHOTS.c.since == sa.bindparam("page_since")).values(saved=None)
ANY: Final = (1 << 31) - 1  # moves, or pages
AT_HAND: Final = 16  # pages read when a table is opened: as many lines of its log as its page wants


class Newest(NamedTuple):
    """The last snapshot with a state, the deeds after its last move, the last pages up to it, what comes before them,
    and the turns the table has taken."""

    snapshot: Snapshot
    deeds: list[Deed]
    pages: list[Snapshot]
    earlier: Earlier | None
    turns: Turns


async def newest(storage: Storage, table: str, *, whole: bool = False) -> Newest | None:
    """``whole``: with all pages."""
    of_it = {"table": table}

    def read(connection: sa.Connection) -> Newest | None:
        found = _nearest(connection, table, ANY)
        if found is None:
            return None
        snapshot, seq = found
        deeds = [Deed(*row) for row in connection.execute(SINCE, {**of_it, "seq": seq}).all()]
        count = ANY if whole or not storage.reads_at_once else AT_HAND + 1
        last = connection.execute(LAST_PAGES, {**of_it, "moves": snapshot.moves, "count": count}).all()
        pages, earlier = [Snapshot(*page[:6]) for page in reversed(last)], None
        if len(last) == count:
            earlier = earlier_than(connection, pages.pop(0), last[-1].seq)
        return Newest(snapshot, deeds, pages, earlier, _turns(connection, table))

    def earlier_than(connection: sa.Connection, page: Snapshot, seq: int) -> Earlier | None:
        """This page and those before it."""
        first = connection.execute(FIRST_PAGE, of_it).first()
        return (
            None if first is None else Earlier(page.moves, page.entries, Snapshot(*first[:6]), read_earlier(page, seq))
        )

    def read_earlier(page: Snapshot, seq: int) -> Callable[[], list[Snapshot]]:
        def pages(connection: sa.Connection) -> list[Snapshot]:
            rows = connection.execute(EARLIER, {**of_it, "moves": page.moves, "seq": seq}).all()
            return [Snapshot(*row[:6]) for row in rows]

        return lambda: storage.read_at_once(pages)

    return await storage.read_in_one_go(read)


async def nearest(storage: Storage, table: str, moves: int) -> tuple[Snapshot, int] | None:
    """The last snapshot with a state, at or before so many moves; and the deed of its last move."""
    return await storage.read_in_one_go(lambda connection: _nearest(connection, table, moves))


def _nearest(connection: sa.Connection, table: str, moves: int) -> tuple[Snapshot, int] | None:
    row = connection.execute(NEAREST, {"table": table, "moves": moves}).first()
    return None if row is None else (Snapshot(*row[:6]), row[6])


async def last_snapshot(storage: Storage, table: str) -> Snapshot | None:
    """Where the last page ends; without its content."""
    row = await storage.read_in_one_go(lambda connection: connection.execute(LAST, {"table": table}).first())
    return None if row is None else Snapshot(*row[:4], saved=None, page=b"")


async def with_states(storage: Storage, table: str) -> list[Snapshot]:
    """All snapshots of a table in order, with their states."""
    query = sa.select(SNAPSHOTS).where(SNAPSHOTS.c.table_id == table)
    return [_snapshot(row) for row in await storage.rows(query.order_by(SNAPSHOTS.c.since))]


class Turns(NamedTuple):
    """Where the journal of a table is not simply longer than before: the last deed that changed what was there, and the
    move before which nothing can be taken back because it was made with other rules; and how often something was."""

    last_undo: int
    floor: int
    rewinds: int


async def turns(storage: Storage, table: str) -> Turns:
    return await storage.read_in_one_go(lambda connection: _turns(connection, table))


def _turns(connection: sa.Connection, table: str) -> Turns:
    deeds = [Deed(seq, kind, None, answer) for seq, kind, answer in connection.execute(TURNS, {"table": table})]
    crossings = [Crossing.read(deed) for deed in deeds if deed.kind == "rules"]
    floor = max((crossing.at for crossing in crossings if crossing.how == "chapter"), default=0)
    rewinds = len([deed for deed in deeds if deed.kind == "rewind"])
    return Turns(max((deed.seq for deed in deeds), default=0), floor, rewinds)


def _snapshot(row: sa.RowMapping) -> Snapshot:
    return Snapshot(row["since"], row["moves"], row["entries"], row["rules"], row["saved"], row["page"])


async def keep(storage: Storage, table: str, taken: Snapshot) -> bool:
    """Write a snapshot down. False: it is not the next, or its moves no longer stand."""
    kept = False

    def write(connection: sa.Connection) -> None:
        nonlocal kept
        kept = _add(connection, table, taken)
        if kept:
            _thin(connection, table)

    try:
        await storage.write_in_one_go(write)
    except IntegrityError:  # another process has written this page
        return False
    return kept


def _add(connection: sa.Connection, table: str, taken: Snapshot) -> bool:
    of_it = {"table": table}
    connection.execute(LOCK, of_it)  # no deed meanwhile
    last = connection.execute(LAST, of_it).first()
    since, after = (last.moves, last.seq) if last is not None else (NOWHERE, 0)
    if since != taken.since:
        return False
    deeds = [Deed(*row) for row in connection.execute(SINCE, {**of_it, "seq": after})]
    moves, _, seqs = standing(deeds, max(0, since))
    page = read_page(taken).moves
    if [(move.seat, move.answer) for move in moves[: len(page)]] != [(move.seat, move.answer) for move in page]:
        return False
    seq = seqs[len(page) - 1] if page else after
    connection.execute(ADD, {"table_id": table, "seq": seq, **taken._asdict()})
    return True


def _thin(connection: sa.Connection, table: str) -> None:
    """The state before the last goes if its neighbours are near and of the same rules; its page stays."""
    newest = connection.execute(STATES, {"table": table}).all()
    if len(newest) < 3 or newest[0].moves - newest[2].moves > EVERY:
        return
    if len({row.rules for row in newest}) == 1:
        connection.execute(FORGET, {"table": table, "page_since": newest[1].since})


def replace_all(connection: sa.Connection, table: str, taken: Sequence[Snapshot], seqs: Sequence[int]) -> None:
    """The game was played again from its first move: these are its snapshots; ``seqs`` are the deeds of its moves."""
    connection.execute(sa.delete(SNAPSHOTS).where(SNAPSHOTS.c.table_id == table))
    rows = [{"table_id": table, "seq": seqs[one.moves - 1] if one.moves else 0, **one._asdict()} for one in taken]
    if rows:
        connection.execute(sa.insert(SNAPSHOTS), rows)


async def moves_before_line(storage: Storage, table: str, entry: int) -> int:
    """After how many moves the last snapshot was taken that does not hold this line of the journal yet."""
    query = sa.select(sa.func.max(SNAPSHOTS.c.moves)).where(SNAPSHOTS.c.table_id == table, SNAPSHOTS.c.entries <= entry)
    return int(await storage.read_in_one_go(lambda connection: connection.execute(query).scalar()) or 0)
