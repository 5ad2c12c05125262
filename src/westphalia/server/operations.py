"""What whoever runs a server does with its tables: look, export, import, repair, back up, restore."""

from __future__ import annotations

import asyncio
import gzip
import zlib
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, Final, NamedTuple

import msgspec
import sqlalchemy as sa

from westphalia.kernel.contract import BadInput, Title, installed_titles
from westphalia.kernel.record import make
from westphalia.kernel.session import Refused
from westphalia.kernel.snapshots import read_saved
from westphalia.kernel.versions import answer_now, since

from . import replay
from .database import REVISION, is_known
from .glance import glance_of
from .load_table import Opened, Stored, carry_on, play_again
from .replay import Crossing, begin, rewind, standing
from .rows import Chair, TableRow
from .schema import (
    CHAT,
    DEEDS,
    LETTERS,
    METADATA,
    NOTES,
    OBEYED,
    SEATS,
    SEEN,
    SNAPSHOTS,
    STANDING_ORDERS,
    STARTS,
    TABLES,
    USERS,
)
from .snapshots import with_states
from .storage import Storage, drop_snapshots, guest_name

EXPORT: Final = "westphalia-table-1"
BACKUP: Final = "westphalia-backup-1"
NUMBERED: Final = (CHAT, STANDING_ORDERS, OBEYED)  # whose rows are numbered as they come
OF_A_TABLE: Final = (TABLES, STARTS, SEATS, DEEDS, SNAPSHOTS, *NUMBERED, NOTES, SEEN)  # in the order they are filled
AT_ONCE: Final = 500  # rows
OTHERS: Final = (  # who is connected to PostgreSQL besides ourselves
    "select count(*) from pg_stat_activity"
    " where datname = current_database() and backend_type = 'client backend' and pid <> pg_backend_pid()"
)

Rows = dict[str, list[dict[str, Any]]]  # by the name of their table


class Exported(msgspec.Struct, frozen=True):
    """A file of ours. ``revision``: the migration of the database it was made from; older files don't say."""

    format: str
    rows: Rows
    revision: str = ""


class Line(NamedTuple):
    """One table in a list."""

    id: str
    game: str
    scenario: str
    rules: str
    deeds: int
    snapshots: int
    kind: str
    over: bool
    waits: str  # for whom, since when, how long still


class Finding(NamedTuple):
    """What becomes of a table when it is opened: ``same``, ``again``, ``chapter``, ``stuck``; "" if its rules are those
    of the program and all is well."""

    id: str
    how: str
    moves: int
    stands: int
    problem: str

    @property
    def words(self) -> str:
        return {"": "go on", "same": "go on with new rules", "again": "be played again with new rules"}.get(
            self.how, "go on from a snapshot" if self.how == "chapter" else "only be looked at"
        )


@asynccontextmanager
async def opened(database: str, *, to_read: bool) -> AsyncIterator[Storage]:
    """A server may use it at the same time, if it is only ``to_read``."""
    storage = await (Storage.beside(database) if to_read else Storage.open(database))
    try:
        yield storage
    finally:
        await storage.close()


async def lines(storage: Storage) -> list[Line]:
    """Every table, the last used first."""
    count = (
        sa.select(SNAPSHOTS.c.table_id, sa.func.count().label("snapshots")).group_by(SNAPSHOTS.c.table_id).subquery()
    )
    query = sa.select(TABLES.c.id, count.c.snapshots).join(count, count.c.table_id == TABLES.c.id, isouter=True)
    snapshots = {r["id"]: r["snapshots"] or 0 for r in await storage.rows(query.order_by(TABLES.c.updated.desc()))}
    chairs, now, found = await storage.chairs(list(snapshots)), storage.timepiece.now(), []
    for id, kept in snapshots.items():
        row = await _row(storage, id)
        who = {chair.seat: _sitter(chair) for chair in chairs[id]}
        waits = "; ".join(f"{who[seat]} {how.removeprefix('waited for, ')}" for seat, how in _waiting(row, now).items())
        found.append(Line(id, row.game, row.scenario, row.rules, row.seq, kept, row.kind, row.over, waits))
    return found


def _sitter(chair: Chair) -> str:
    return chair.name or (f"bot {chair.bot}" if chair.bot else "open")


async def stored(storage: Storage, id: str) -> tuple[Title[Any], Stored]:
    """All that is kept of a game. Raises BadInput."""
    row = await _row(storage, id)
    titles = installed_titles()
    if row.game not in titles:
        raise BadInput(f"table {id} plays {row.game}, which is not installed")
    start = replay.decode(await storage.start(id))
    return titles[row.game], Stored(row, start, await storage.deeds(id), await with_states(storage, id))


async def _row(storage: Storage, id: str) -> TableRow:
    row = await storage.table(id)
    if row is None:
        raise BadInput(f"there is no table {id!r}")
    return row


class Shown(NamedTuple):
    """One table, for whoever looks after it; nothing of its secret."""

    line: Line
    visibility: str
    owner: str
    chairs: list[str]
    waiting: dict[int, str]
    moves: int
    chapters: list[str]
    finding: Finding


async def show(storage: Storage, id: str) -> Shown:
    """Everything about a table but its game. Raises BadInput."""
    title, found = await stored(storage, id)
    row = found.row
    line = next(line for line in await lines(storage) if line.id == id)
    people = [_sitter(chair) for chair in (await storage.chairs([id]))[id]]
    owner = await storage.user(row.owner)
    chapters = [f"rules {one.was} to {one.now} after move {one.stands}: {one.how}" for one in found.crossings()]
    finding = await asyncio.to_thread(examine, title, found)
    moves = len(standing(found.deeds).moves)
    waiting = _waiting(row, storage.timepiece.now())
    return Shown(line, row.visibility, owner.name if owner else "", people, waiting, moves, chapters, finding)


def _waiting(row: TableRow, now: float) -> dict[int, str]:
    """Whom the table waits for, by seat: with which paragraph, for how long, and how much time there is."""
    found, awaited = {}, glance_of(row.glance).awaited
    for seat in [] if row.over else row.waiting:
        parts = ["waited for"]
        if (each := awaited.get(seat)) is not None:
            parts += [each.rule] if each.rule else []
            parts.append(f"for {(now - each.since) / 3600:.1f} h")
            parts += [f"{(each.since + row.seconds - now) / 3600:.1f} h left"] if row.seconds else []
        found[seat] = ", ".join(parts)
    return found


# verify and repair


def examine(title: Title[Any], found: Stored) -> Finding:
    """Open a game as the server would, and change nothing."""
    moves = len(standing(found.deeds).moves)
    try:
        opened = carry_on(title, found)
    except BadInput as error:
        return Finding(found.row.id, "stuck", moves, 0, str(error))
    if opened.stuck is not None:
        _, drift = play_again(title, found, compare=found.row.rules == title.version)
        return Finding(found.row.id, "stuck", moves, len(opened.recorder.moves), str(drift))
    how = opened.crossing.how if opened.crossing is not None else ""
    return Finding(found.row.id, how, moves, len(opened.recorder.moves), _differs(title, found, opened))


async def examine_all(storage: Storage, id: str = "") -> list[Finding]:
    """One table, or all."""
    ids = [id] if id else [line.id for line in await lines(storage)]
    return [await asyncio.to_thread(examine, *(await stored(storage, id))) for id in ids]


def _differs(title: Title[Any], found: Stored, opened: Opened) -> str:
    """Where a game with other rules first went otherwise, and in what."""
    if opened.crossing is None or opened.crossing.how == "same":
        return ""
    _, drift = play_again(title, found, compare=True)
    return "; ".join(filter(None, [str(drift or ""), other_columns(title, found)]))


def other_columns(title: Title[Any], found: Stored) -> str:
    """The first snapshot that the rules of this program would have made otherwise, and the columns that differ."""
    recorder, moves = begin(title, found.row, found.start), standing(found.deeds).moves
    for snapshot in found.snapshots:
        if snapshot.saved is None:
            continue
        try:
            for move in moves[len(recorder.moves) : snapshot.moves]:
                make(recorder.session, move.seat, answer_now(since(title, found.row.rules), move.answer))
            was, now = read_saved(snapshot), recorder.session.settle()
            before, after = title.decode(was.state, was.rules), title.decode(now.state)
        except (Refused, ValueError):
            return ""
        columns = title.state_type.hints
        other = [name for name in columns if getattr(before, name) != getattr(after, name)]
        if other or was.version != now.version:
            return f"after move {snapshot.moves} other than it was: {', '.join(other) or 'who is asked'}"
    return ""


async def drop_to(storage: Storage, id: str, moves: int) -> None:
    """Take a table back to so many moves, whatever follows them: the deeds stay, they only no longer count."""
    row, deeds = await _row(storage, id), await storage.deeds(id)
    made = standing(deeds).moves
    if not 0 <= moves <= len(made):
        raise BadInput(f"table {id} has {len(made)} moves, not {moves}")
    changes = [Crossing.read(deed) for deed in deeds if deed.kind == "rules"]
    floor = max((change.at for change in changes if change.how == "chapter"), default=0)
    if moves < floor:
        raise BadInput(f"table {id} can't go back behind move {floor}: it was made with other rules")
    times = len([deed for deed in deeds if deed.kind == "rewind"]) + 1
    deed = rewind(row.seq + 1, made[-1].seat if made else 0, moves, times)

    def write(connection: sa.Connection) -> None:
        connection.execute(sa.insert(DEEDS).values(table_id=id, at=row.updated, **msgspec.to_builtins(deed)))
        connection.execute(sa.update(TABLES).where(TABLES.c.id == id).values(seq=deed.seq, over=False))
        drop_snapshots(connection, id, moves)

    await storage.write_in_one_go(write)


async def remake_snapshots(storage: Storage, id: str) -> None:
    """Forget the snapshots of a table: they are made anew from its deeds when it is opened. Raises BadInput where only
    the snapshots know how the game came to be."""
    title, found = await stored(storage, id)
    drift = play_again(title, found, compare=True)[1] if found.row.rules == title.version else None
    if drift is not None or found.row.rules != title.version or any(c.how == "chapter" for c in found.crossings()):
        raise BadInput(f"the snapshots of table {id} can't be made anew: {drift or 'it was begun with other rules'}")
    await storage.write_in_one_go(lambda connection: drop_snapshots(connection, id, -2))


# export and import


async def export(storage: Storage, id: str, path: Path) -> int:
    """Everything about a table in one file; the number of its deeds."""
    await _row(storage, id)
    rows: Rows = {}
    for table in OF_A_TABLE:
        key = table.c.id if table is TABLES else table.c.table_id
        rows[table.name] = [dict(row) for row in await storage.rows(sa.select(table).where(key == id))]
    people = {row[name] for part in rows.values() for row in part for name in ("owner", "user_id") if row.get(name)}
    known = await storage.rows(sa.select(USERS.c.id, USERS.c.name, USERS.c.created).where(USERS.c.id.in_(people)))
    rows[USERS.name] = [dict(row) for row in known]
    path.write_bytes(gzip.compress(msgspec.msgpack.encode(Exported(EXPORT, rows))))
    return len(rows[DEEDS.name])


async def import_table(storage: Storage, path: Path) -> str:
    """A table from a file; its id. People who are not known here come as guests. Raises BadInput."""
    rows = _read(path, EXPORT)
    id = str(rows[TABLES.name][0]["id"])
    if await storage.table(id) is not None:
        raise BadInput(f"there is a table {id} already")
    known = {row["id"] for row in await storage.rows(sa.select(USERS.c.id))}
    guests = [{**row, "name": row.get("name") or guest_name(row["id"])} for row in rows[USERS.name]]
    for line in [line for table in NUMBERED for line in rows.get(table.name, [])]:
        del line["id"]  # numbered anew

    def write(connection: sa.Connection) -> None:
        _fill(connection, USERS, [guest for guest in guests if guest["id"] not in known])
        for table in OF_A_TABLE:
            _fill(connection, table, rows.get(table.name, []))

    try:
        await storage.write_in_one_go(write)
    except sa.exc.IntegrityError as error:
        raise BadInput(f"{path}: does not fit this database: {error.orig}") from error
    return id


# backup and restore


async def back_up(storage: Storage, path: Path, *, replace: bool = False) -> int:
    """The whole database as of one moment, in one file that any database takes; the number of rows. Raises BadInput."""
    if not path.absolute().parent.is_dir():
        raise BadInput(f"{path}: there is no such folder")
    if path.exists() and (not replace or not path.is_file() or storage.is_kept_in(path)):
        raise BadInput(f"{path}: is there already")
    rows: Rows = {}
    async with storage.engine.connect() as connection:
        if connection.dialect.name == "postgresql":
            await connection.execution_options(isolation_level="REPEATABLE READ")
        async with connection.begin():
            for table in METADATA.sorted_tables:
                rows[table.name] = [dict(row) for row in (await connection.execute(sa.select(table))).mappings()]
    part = path.with_name(f"{path.name}.part")
    try:
        part.touch(0o600)
        part.write_bytes(gzip.compress(msgspec.msgpack.encode(Exported(BACKUP, rows, REVISION)), 6))
        part.replace(path)
    except OSError as error:
        raise BadInput(f"{path}: {error.strerror}") from error
    return sum(map(len, rows.values()))


def read_backup(path: Path) -> Rows:
    """What a backup holds. Raises BadInput."""
    return _read(path, BACKUP)


async def restore(storage: Storage, rows: Rows, *, replace: bool = False) -> int:
    """Fill a database from a backup; the number of rows. It is empty, or what it holds is to be replaced. Raises
    BadInput."""
    is_empty = not any([await storage.rows(sa.select(table.c.id).limit(1)) for table in (TABLES, USERS)])
    if not (is_empty or replace):
        raise BadInput("the database is not empty: restore into a new one, or say --replace and lose what is in it")

    def write(connection: sa.Connection) -> None:
        if connection.dialect.name == "postgresql" and connection.execute(sa.text(OTHERS)).scalar():
            raise BadInput("a server uses the database: stop it before")
        for table in reversed(METADATA.sorted_tables):
            connection.execute(sa.delete(table))
        for table in METADATA.sorted_tables:
            _fill(connection, table, rows.get(table.name, []))
        if connection.dialect.name == "postgresql":  # numbers go on after the last
            for table in (*NUMBERED, LETTERS):
                last = f"(select coalesce(max(id), 0) + 1 from {table.name})"
                connection.execute(
                    sa.text(f"select setval(pg_get_serial_sequence('{table.name}', 'id'), {last}, false)")
                )

    try:
        await storage.write_in_one_go(write)
    except sa.exc.IntegrityError as error:
        raise BadInput(f"the backup does not fit this version: {error.orig}") from error
    return sum(map(len, rows.values()))


def _fill(connection: sa.Connection, table: sa.Table, rows: Sequence[dict[str, Any]]) -> None:
    known = set(table.c.keys())
    for first in range(0, len(rows), AT_ONCE):
        part = [{name: row[name] for name in row if name in known} for row in rows[first : first + AT_ONCE]]
        connection.execute(sa.insert(table), part)


def _read(path: Path, format: str) -> Rows:
    try:
        found = msgspec.msgpack.decode(gzip.decompress(path.read_bytes()), type=Exported)
    except OSError as error:
        raise BadInput(f"{path}: {error.strerror or 'is no file of ours'}") from error
    except (msgspec.MsgspecError, EOFError, zlib.error) as error:
        raise BadInput(f"{path}: is no file of ours, or damaged") from error
    if found.format != format:
        raise BadInput(f"{path}: is a {found.format}, not a {format}")
    if found.revision and not is_known(found.revision):
        raise BadInput(f"{path}: was made by a newer Westphalia; install that version")
    return found.rows
