"""What is written down: users, tables, chairs, deeds, chat, notes. SQLite in WAL or, by the same code, PostgreSQL."""

from __future__ import annotations

import asyncio
import hashlib
import secrets
import sqlite3
from collections.abc import AsyncIterator, Callable, Collection, Sequence
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any, Final, Self, TypeVar

import msgspec
import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from westphalia.kernel.contract import BadInput

from . import metrics
from .bus import NOTIFY, Notice
from .calls import TALK, Calls, call, write_calls
from .database import REVISION, database_url, migrate, revision_of, set_up_sqlite, without_password
from .rows import (
    Chair,
    ChatRow,
    Deed,
    Found,
    KeptFor,
    OrderRow,
    Seen,
    TableRow,
    User,
    line_of,
    order_of,
    table_of,
    user_of,
)
from .schema import (
    BLOCKS,
    CHANNELS,
    CHAT,
    DEEDS,
    LETTERS,
    MOTIONS,
    NOTES,
    OBEYED,
    SEATS,
    SEEN,
    SESSIONS,
    SETTINGS,
    SNAPSHOTS,
    STANDING_ORDERS,
    STARTS,
    TABLES,
    USERS,
    WISHES,
)
from .sqlite_file import SqliteFile
from .sqlite_threads import Bulk, SqliteThreads, Work
from .timepiece import Timepiece

CHAT_KEPT: Final = 200  # lines shown to somebody who comes in
LISTED: Final = 100
LISTED_OF_ONE: Final = 10  # tables of one owner among those that all see

# Written once: building a statement takes longer than running it.
ADD_DEED: Final = sa.insert(DEEDS)
MOVED: Final = ("seq", "waiting", "over", "updated", "apart", "glance")  # what a deed changes
MOVE_ON: Final = (
    sa.update(TABLES).where(TABLES.c.id == sa.bindparam("table")).values({name: sa.bindparam(name) for name in MOVED})
)
_DEED: Final = ("table_id", "at", *Deed.__struct_fields__)
# The same two for SQLite, about many tables at once.
ADD_DEEDS: Final = Bulk(f"INSERT INTO deeds ({', '.join(_DEED)}) VALUES ")
MOVE_ALL_ON: Final = Bulk(
    f"UPDATE tables SET {', '.join(f'{name} = led.column{n}' for n, name in enumerate(MOVED, 2))} FROM (VALUES ",
    ") AS led WHERE tables.id = led.column1",
)

OF_TABLE: Final[sa.BindParameter[str]] = sa.bindparam("table")
TABLE: Final = sa.select(TABLES).where(TABLES.c.id == OF_TABLE)
CHAIRS: Final = (
    sa.select(SEATS.c.seat, SEATS.c.user_id, SEATS.c.bot, SEATS.c.token, USERS.c.name, SEATS.c.absent, USERS.c.vacation)
    .join(USERS, USERS.c.id == SEATS.c.user_id, isouter=True)
    .where(SEATS.c.table_id == OF_TABLE)
    .order_by(SEATS.c.seat)
)
START: Final = sa.select(STARTS.c.start).where(STARTS.c.table_id == OF_TABLE)
MOTION: Final = sa.select(MOTIONS.c.motion).where(MOTIONS.c.table_id == OF_TABLE)
ORDERS: Final = sa.select(STANDING_ORDERS).where(STANDING_ORDERS.c.table_id == OF_TABLE).order_by(STANDING_ORDERS.c.id)
PERSON: Final = sa.select(USERS.c.id, USERS.c.name, USERS.c.login, USERS.c.password).where(
    USERS.c.id == sa.bindparam("user")
)
NOTE: Final = sa.select(NOTES.c.text).where(NOTES.c.table_id == OF_TABLE, NOTES.c.user_id == sa.bindparam("user"))
HEARD: Final = (
    sa.select(CHAT.c.seat, CHAT.c.name, CHAT.c.to_seat, CHAT.c.text, CHAT.c.at)
    .where(
        CHAT.c.table_id == OF_TABLE,
        CHAT.c.to_seat.is_(None)
        | (CHAT.c.user_id == sa.bindparam("user"))
        | (CHAT.c.to_user == sa.bindparam("user"))
        | (CHAT.c.to_seat.in_(sa.bindparam("seats", expanding=True)) & CHAT.c.to_user.is_(None)),
        CHAT.c.user_id.is_(None)
        | CHAT.c.user_id.not_in(sa.select(BLOCKS.c.blocked).where(BLOCKS.c.user_id == sa.bindparam("user"))),
    )
    .order_by(CHAT.c.id.desc())
    .limit(CHAT_KEPT)
)
T = TypeVar("T")


class Storage:
    """All reading and writing. SQLite takes one writer at a time, so writers queue here rather than in the file."""

    def __init__(self, engine: AsyncEngine, file: SqliteFile | None, timepiece: Timepiece | None = None) -> None:
        self.engine = engine
        self.timepiece = timepiece or Timepiece()
        self._file = file
        self.name = secrets.token_hex(4)  # of this process among those that use the database
        self._writing: asyncio.Lock | None = None
        self._threads: SqliteThreads | None = None
        if engine.dialect.name == "sqlite":
            self._writing = asyncio.Lock()
            self._threads = SqliteThreads(engine.url, set_up_sqlite, self._writing)

    @classmethod
    async def open(cls, url: str, timepiece: Timepiece | None = None, *, is_sound: bool = False) -> Self:
        """Connect and bring the tables of the database up to date. A file is looked through for damage, unless that
        was just done."""
        shown = without_password(url)
        full = database_url(url)
        try:
            engine = create_async_engine(full)
        except (sa.exc.ArgumentError, ValueError, ImportError) as error:
            raise BadInput(f"the database {shown} can't be opened: {str(error).splitlines()[0]}") from error
        path = engine.url.database
        if engine.dialect.name == "sqlite":
            if not path or path == ":memory:":
                raise BadInput("the database must be a file; in memory alone nothing would be kept")
            if not Path(path).absolute().parent.is_dir():
                raise BadInput(f"the database {shown} can't be opened: there is no such folder")
            sa.event.listen(engine.sync_engine, "connect", set_up_sqlite)
        file = None
        try:
            if engine.dialect.name == "sqlite" and path is not None:
                file = await asyncio.to_thread(SqliteFile, Path(path), is_sound=is_sound)
                await asyncio.to_thread(file.migrate, revision_of, REVISION, migrate)
            else:
                async with engine.begin() as connection:
                    await connection.run_sync(migrate)
        except (BadInput, sa.exc.DBAPIError, sqlite3.Error, OSError) as error:
            if file is not None:
                file.close()
            await engine.dispose()
            if isinstance(error, BadInput):
                raise
            raise BadInput(f"the database {shown} can't be opened: {getattr(error, 'orig', error)}") from error
        return cls(engine, file, timepiece)

    @classmethod
    async def beside(cls, url: str) -> Self:
        """To read a database that a server may be using. Raises BadInput if its tables are not up to date."""
        engine, shown = create_async_engine(database_url(url)), without_password(url)
        path = engine.url.database
        try:
            if engine.dialect.name == "sqlite" and not Path(path or "").is_file():
                raise BadInput(f"there is no database {shown}")
            async with engine.connect() as connection:
                found = await connection.run_sync(revision_of)
            if found != REVISION:
                raise BadInput(f"the database {shown} is of another version: start the server with it once")
        except (BadInput, sa.exc.DBAPIError, OSError) as error:
            await engine.dispose()
            if isinstance(error, BadInput):
                raise
            raise BadInput(f"the database {shown} can't be read: {getattr(error, 'orig', error)}") from error
        return cls(engine, None)

    def beside_it(self, what: str) -> Path:
        """A folder for what is kept beside a database file; for a database elsewhere, where the server was started."""
        path = Path(self.engine.url.database or "") if self.engine.dialect.name == "sqlite" else Path("westphalia")
        return path.with_name(f"{path.name}.{what}")

    def is_kept_in(self, path: Path) -> bool:
        """Whether this file is the database."""
        database = Path(self.engine.url.database or "")
        return self.engine.dialect.name == "sqlite" and path.exists() and database.samefile(path)

    async def close(self) -> None:
        if self._threads is not None:
            await self._threads.close()
        await self.engine.dispose()
        if self._file is not None:
            self._file.close()

    @asynccontextmanager
    async def write(self) -> AsyncIterator[AsyncConnection]:
        """One transaction."""
        with metrics.WRITE.timed():
            if self._writing is None:
                async with self.engine.begin() as connection:
                    yield connection
            else:
                async with self._writing, self.engine.begin() as connection:
                    yield connection

    async def write_in_one_go(self, work: Work, table: str = "") -> None:
        """One transaction, about this table if about one, as fast as can be."""
        with metrics.WRITE.timed():
            if self._threads is None:
                async with self.engine.begin() as connection:
                    await connection.run_sync(work)
            else:
                await self._threads.write(work, table)

    def _notify(self, connection: sa.Connection, /, notice: Notice) -> None:
        """Tell the other processes, if there may be any, when the transaction is done."""
        if self._threads is None:
            connection.execute(NOTIFY, {"notice": msgspec.json.encode(notice).decode()})

    async def tell(self, connection: AsyncConnection, table: str) -> None:
        await connection.run_sync(self._notify, Notice(self.name, table, "table"))

    async def relay(self, table: str, message: bytes) -> None:
        """Let those who look on through another process have this message too."""
        if self._threads is None:
            async with self.write() as connection:
                await connection.run_sync(self._notify, Notice(self.name, table, "vote", message=message.decode()))

    async def read_in_one_go(self, work: Callable[[sa.Connection], T]) -> T:
        """What somebody wants to know, as fast as can be."""
        if self._threads is not None:
            return await self._threads.read(work)
        async with self.engine.connect() as connection:
            return await connection.run_sync(work)

    @property
    def reads_at_once(self) -> bool:
        """Whether something can be read here and now: a file, not a server elsewhere."""
        return self._threads is not None

    def read_at_once(self, work: Callable[[sa.Connection], T]) -> T:
        """A little, in whichever thread wants it; it waits for nobody."""
        assert self._threads is not None
        return self._threads.read_here(work)

    async def rows(self, query: sa.Select[Any]) -> Sequence[sa.RowMapping]:
        return await self.read_in_one_go(lambda connection: connection.execute(query).mappings().all())

    # settings and users

    async def cookie_key(self) -> str:
        """The key that signs cookies, made when the database is new."""
        return await self._key("cookie_key", "key", secrets.token_hex(32))

    async def push_key(self, fresh: str) -> str:
        """The key by which push services know this house; a ``fresh`` one if there is none yet."""
        return await self._key("push_key", "push", fresh)

    async def _key(self, name: str, suffix: str, fresh: str) -> str:
        """Beside a file it has a file of its own; servers that share PostgreSQL share it there."""
        query = sa.select(SETTINGS.c.value).where(SETTINGS.c.name == name)
        if self._file is not None:
            stored = await self.rows(query)
            key = self._file.key(suffix, stored[0]["value"] if stored else fresh)
            if stored:
                async with self.write() as connection:
                    await connection.execute(sa.delete(SETTINGS).where(SETTINGS.c.name == name))
            return key
        try:
            async with self.write() as connection:
                found = (await connection.execute(query)).scalar()
                if found is None:
                    found = fresh
                    await connection.execute(sa.insert(SETTINGS).values(name=name, value=found))
                return str(found)
        except IntegrityError:  # another process was quicker
            return str((await self.rows(query))[0]["value"])

    async def user(self, id: str) -> User | None:
        return user_of(await self.rows(sa.select(USERS).where(USERS.c.id == id)))

    async def user_by_login(self, login: str) -> User | None:
        return user_of(await self.rows(sa.select(USERS).where(USERS.c.login == login)))

    async def keep_user(self, id: str, **values: str) -> bool:
        """Make or change a user. False: the login is taken."""
        try:
            async with self.write() as connection:
                done = await connection.execute(sa.update(USERS).where(USERS.c.id == id).values(id=id, **values))
                if done.rowcount == 0:
                    row = {"name": guest_name(id), "created": self.timepiece.now(), **values}
                    await connection.execute(sa.insert(USERS).values(id=id, **row))
        except IntegrityError:
            return False
        return True

    async def tell_tables_of(self, user: str) -> list[str]:
        """Let other processes look again at the tables where somebody sits; which they are."""
        async with self.write() as connection:
            seated = sa.select(SEATS.c.table_id).where(SEATS.c.user_id == user).distinct()
            tables = (await connection.execute(seated)).scalars().all()
            for table in tables:
                await self.tell(connection, table)
        return list(tables)

    async def is_logged_in(self, user: str, token: str | None) -> bool:
        """Whether a cookie that names this user and this session is still good: a guest's has no session, an account's
        one that nobody has ended."""
        if token is None:
            found = await self.user(user)
            return found is None or found.login is None
        query = sa.select(SESSIONS.c.user_id).where(SESSIONS.c.digest == _digest(token))
        return [row["user_id"] for row in await self.rows(query)] == [user]

    async def open_session(self, user: str) -> str:
        """The token of a new session."""
        token = secrets.token_hex(16)
        async with self.write() as connection:
            values = {"digest": _digest(token), "user_id": user, "created": self.timepiece.now()}
            await connection.execute(sa.insert(SESSIONS).values(**values))
        return token

    async def end_sessions(self, user: str, token: str | None = None) -> None:
        """All of a user's, or the one with this token."""
        these = SESSIONS.c.user_id == user
        if token is not None:
            these &= SESSIONS.c.digest == _digest(token)
        async with self.write() as connection:
            await connection.execute(sa.delete(SESSIONS).where(these))

    async def hand_over_seats(self, guest: str, user: str) -> list[str]:
        """What a guest owned becomes an account's when they log in. The tables concerned."""
        async with self.write() as connection:
            seated = sa.select(SEATS.c.table_id).where(SEATS.c.user_id == guest)
            mine = sa.union(seated, sa.select(TABLES.c.id).where(TABLES.c.owner == guest))
            tables = (await connection.execute(mine)).scalars().all()
            await connection.execute(sa.update(SEATS).where(SEATS.c.user_id == guest).values(user_id=user))
            await connection.execute(sa.update(TABLES).where(TABLES.c.owner == guest).values(owner=user))
            await connection.execute(sa.update(CHANNELS).where(CHANNELS.c.user_id == guest).values(user_id=user))
            await connection.execute(sa.update(LETTERS).where(LETTERS.c.user_id == guest).values(user_id=user))
            for told in (STANDING_ORDERS, OBEYED):
                await connection.execute(sa.update(told).where(told.c.user_id == guest).values(user_id=user))
            for column in (CHAT.c.user_id, CHAT.c.to_user):
                await connection.execute(sa.update(CHAT).where(column == guest).values({column: user}))
            for kept in (NOTES, SEEN, WISHES):  # the account's own stand
                has = sa.select(kept.c.table_id).where(kept.c.user_id == user).scalar_subquery()
                theirs = (kept.c.user_id == guest) & kept.c.table_id.not_in(has)
                await connection.execute(sa.update(kept).where(theirs).values(user_id=user))
            for table in tables:
                await self.tell(connection, table)
            return list(tables)

    # tables

    async def add_table(
        self, row: TableRow, chairs: Sequence[Chair], start: bytes | None = None, deeds: Sequence[Deed] = ()
    ) -> None:
        """A new table; with ``deeds`` one at which all was done elsewhere."""
        async with self.write() as connection:
            await connection.execute(sa.insert(TABLES).values(**msgspec.to_builtins(row)))
            values = [{"seat": c.seat, "user_id": c.user_id, "bot": c.bot, "token": c.token} for c in chairs]
            await connection.execute(sa.insert(SEATS), [{"table_id": row.id, **value} for value in values])
            if start is not None:
                await connection.execute(sa.insert(STARTS).values(table_id=row.id, start=start))
            if deeds:
                rows = [{"table_id": row.id, "at": row.created, **msgspec.to_builtins(deed)} for deed in deeds]
                await connection.execute(sa.insert(DEEDS), rows)

    async def start(self, table: str) -> bytes | None:
        """How the game began, if not by scenario and secret alone."""
        return await self.read_in_one_go(lambda connection: connection.execute(START, {"table": table}).scalar())

    async def found(self, id: str) -> Found | None:
        """A table with what is needed to open it."""

        def read(connection: sa.Connection) -> Found | None:
            of_it = {"table": id}
            row = connection.execute(TABLE, of_it).mappings().first()
            if row is None:
                return None
            chairs = [Chair(*chair[:4], chair[4] or "", *chair[5:7]) for chair in connection.execute(CHAIRS, of_it)]
            start = connection.execute(START, of_it).scalar() if row["kind"] != "game" else None
            orders = [order_of(each) for each in connection.execute(ORDERS, of_it).mappings()]
            return Found(table_of(row), chairs, start, connection.execute(MOTION, of_it).scalar(), orders)

        return await self.read_in_one_go(read)

    async def orders(self, table: str) -> list[OrderRow]:
        """The standing orders at a table."""
        query = sa.select(STANDING_ORDERS).where(STANDING_ORDERS.c.table_id == table)
        return [order_of(row) for row in await self.rows(query.order_by(STANDING_ORDERS.c.id))]

    async def table(self, id: str) -> TableRow | None:
        rows = await self.rows(sa.select(TABLES).where(TABLES.c.id == id))
        return table_of(rows[0]) if rows else None

    async def tables_of(self, user: str) -> list[TableRow]:
        mine = sa.select(SEATS.c.table_id).where(SEATS.c.user_id == user)
        query = sa.select(TABLES).where(TABLES.c.id.in_(mine) | (TABLES.c.owner == user))
        return [table_of(row) for row in await self.rows(query.order_by(TABLES.c.updated.desc()).limit(LISTED))]

    async def public_tables(self) -> list[TableRow]:
        return await self._fair(TABLES.c.over.is_(False))

    async def public_records(self) -> list[TableRow]:
        """Public games that are over, and public records."""
        return await self._fair(TABLES.c.over.is_(True))

    async def _fair(self, which: sa.ColumnElement[bool]) -> list[TableRow]:
        """Public tables, the last used first; but those with people before those with bots alone, and of one owner
        only a few: nobody's tables push the others' off the list."""
        of_owner = sa.func.row_number().over(partition_by=TABLES.c.owner, order_by=TABLES.c.updated.desc())
        number = sa.select(TABLES.c.id, of_owner.label("number")).where(TABLES.c.visibility == "public", which)
        some = number.subquery()
        chair = sa.select(SEATS.c.seat).where(SEATS.c.table_id == TABLES.c.id)
        has_people = chair.where(SEATS.c.user_id.is_not(None) | SEATS.c.bot.is_(None)).exists()
        query = sa.select(TABLES).join(some, some.c.id == TABLES.c.id).where(some.c.number <= LISTED_OF_ONE)
        query = query.order_by(has_people.desc(), TABLES.c.updated.desc()).limit(LISTED)
        return [table_of(row) for row in await self.rows(query)]

    async def unfinished(self) -> list[tuple[str, list[int], int | None, set[int]]]:
        """Every game under way: its table, who is waited for, the clock, and which seats bots or orders answer for."""
        bots: dict[str, set[int]] = {}
        by_bots = sa.select(SEATS.c.table_id, SEATS.c.seat).where(SEATS.c.bot.is_not(None))
        by_order = sa.select(STANDING_ORDERS.c.table_id, STANDING_ORDERS.c.seat)
        for row in [*await self.rows(by_bots), *await self.rows(by_order)]:
            bots.setdefault(row["table_id"], set()).add(row["seat"])
        query = sa.select(TABLES.c.id, TABLES.c.waiting, TABLES.c.seconds).where(TABLES.c.over.is_(False))
        return [
            (row["id"], row["waiting"], row["seconds"], bots.get(row["id"], set())) for row in await self.rows(query)
        ]

    async def chairs(self, tables: Sequence[str]) -> dict[str, list[Chair]]:
        query = sa.select(SEATS, USERS.c.name, USERS.c.vacation).join(
            USERS, USERS.c.id == SEATS.c.user_id, isouter=True
        )
        query = query.where(SEATS.c.table_id.in_(tables)).order_by(SEATS.c.table_id, SEATS.c.seat)
        found: dict[str, list[Chair]] = {id: [] for id in tables}
        for row in await self.rows(query):
            named = row["name"] or ""
            chair = Chair(
                row["seat"], row["user_id"], row["bot"], row["token"], named, bool(row["absent"]), row["vacation"]
            )
            found[row["table_id"]].append(chair)
        return found

    async def keep_chair(self, table: str, chair: Chair, was: str | None) -> bool:
        """Whether the chair was, as we believe, this user's: another process may have given it to somebody."""
        where = (SEATS.c.table_id == table) & (SEATS.c.seat == chair.seat) & SEATS.c.user_id.is_not_distinct_from(was)
        async with self.write() as connection:
            values = {"user_id": chair.user_id, "bot": chair.bot, "absent": chair.absent, "token": chair.token}
            done = await connection.execute(sa.update(SEATS).where(where).values(values))
            await connection.execute(sa.update(TABLES).where(TABLES.c.id == table).values(updated=self.timepiece.now()))
            await self.tell(connection, table)
            return done.rowcount == 1

    # deeds

    async def deeds(self, table: str, after: int = 0) -> list[Deed]:
        query = sa.select(DEEDS).where(DEEDS.c.table_id == table, DEEDS.c.seq > after).order_by(DEEDS.c.seq)
        rows = await self.rows(query)
        return [Deed(row["seq"], row["kind"], row["seat"], row["answer"], row["hash"]) for row in rows]

    async def add_deed(self, deed: Deed, led_to: TableRow, calls: Calls | None = None) -> None:
        """The transaction of an answer: the deed, whose number must be the next, what it led to, and whom it calls."""
        table, now = led_to.id, self.timepiece.now()

        def add(connection: sa.Connection) -> None:
            if deed.kind == "rewind":
                drop_snapshots(connection, table, int((deed.answer or "0").split()[0]))
            if calls is not None:
                write_calls(connection, table, calls, now)

        def add_all(connection: sa.Connection) -> None:
            connection.execute(ADD_DEED, {"table_id": table, "at": now, **msgspec.to_builtins(deed)})
            connection.execute(MOVE_ON, {"table": table} | {name: getattr(led_to, name) for name in MOVED})
            add(connection)
            self._notify(connection, Notice(self.name, table, "table"))

        if self._threads is None:
            await self.write_in_one_go(add_all, table)
            return
        moved = [_plain(getattr(led_to, name)) for name in MOVED]
        rows = [(ADD_DEEDS, (table, now, *msgspec.structs.astuple(deed))), (MOVE_ALL_ON, (table, *moved))]
        with metrics.WRITE.timed():
            await self._threads.write(None if calls is None and deed.kind != "rewind" else add, table, rows)

    async def set_flags(self, table: str, *, paused: bool, over: bool) -> None:
        async with self.write() as connection:
            query = sa.update(TABLES).where(TABLES.c.id == table)
            await connection.execute(query.values(paused=paused, over=over, updated=self.timepiece.now()))
            await self.tell(connection, table)

    async def keep_extended(self, table: str, extended: dict[str, float]) -> None:
        """Until when the clocks run that a vote has extended."""
        async with self.write() as connection:
            await connection.execute(sa.update(TABLES).where(TABLES.c.id == table).values(extended=extended))
            await self.tell(connection, table)

    # votes, and what people have seen

    async def motion(self, table: str) -> Any:
        rows = await self.rows(sa.select(MOTIONS.c.motion).where(MOTIONS.c.table_id == table))
        return rows[0]["motion"] if rows else None

    async def keep_motion(self, table: str, motion: Any) -> None:
        """The vote under way; None: there is none."""
        async with self.write() as connection:
            await connection.execute(sa.delete(MOTIONS).where(MOTIONS.c.table_id == table))
            if motion is not None:
                await connection.execute(sa.insert(MOTIONS).values(table_id=table, motion=motion))
            await self.tell(connection, table)

    async def seen(self, table: str, user: str) -> Seen | None:
        query = sa.select(SEEN).where(SEEN.c.table_id == table, SEEN.c.user_id == user)
        rows = await self.rows(query)
        return Seen(*(rows[0][name] for name in Seen.__struct_fields__)) if rows else None

    async def left_at(self, table: str) -> dict[str, float]:
        """When each of those who have been here left the last time."""
        rows = await self.rows(sa.select(SEEN.c.user_id, SEEN.c.at).where(SEEN.c.table_id == table))
        return {row["user_id"]: row["at"] for row in rows}

    async def keep_seen(self, table: str, user: str, seen: Seen) -> None:
        """The last of several visits at once stands; if two end in the same moment, either."""
        where = (SEEN.c.table_id == table) & (SEEN.c.user_id == user)
        row = {"table_id": table, "user_id": user, **msgspec.to_builtins(seen)}
        with suppress(IntegrityError):
            async with self.write() as connection:
                done = await connection.execute(sa.update(SEEN).where(where).values(**row))
                if done.rowcount == 0:
                    await connection.execute(sa.insert(SEEN).values(**row))

    # talk

    async def add_chat(
        self, table: str, row: ChatRow, user: str | None, to_user: str | None, called: Collection[str] = ()
    ) -> None:
        """``called``: who may wish to hear of it."""
        values = {"seat": row.seat, "name": row.name, "to_seat": row.to, "text": row.text, "at": row.at}
        values |= {"user_id": user, "to_user": to_user}
        async with self.write() as connection:
            added = await connection.execute(sa.insert(CHAT).values(table_id=table, **values))
            (number,) = added.inserted_primary_key or (0,)
            await connection.run_sync(call, table, "talk", called, row.at + TALK, int(row.at))
            await connection.run_sync(self._notify, Notice(self.name, table, "chat", number))

    async def chat_line(self, number: int) -> tuple[ChatRow, str | None] | None:
        """A line and who said it."""
        rows = await self.rows(sa.select(CHAT).where(CHAT.c.id == number))
        return (line_of(rows[0]), rows[0]["user_id"]) if rows else None

    async def deaf_to(self, user: str | None) -> set[str]:
        """Those who have blocked this speaker."""
        if user is None:
            return set()
        query = sa.select(BLOCKS.c.user_id).where(BLOCKS.c.blocked == user)
        return {row["user_id"] for row in await self.rows(query)}

    async def kept_for(self, table: str, user: str, seats: Sequence[int]) -> KeptFor:
        """What somebody who comes in, now in these seats, is given. Of the talk the last lines they may read: what was
        said to all, by them, to them, or to a chair of theirs when nobody sat there."""

        def read(connection: sa.Connection) -> KeptFor:
            known = connection.execute(PERSON, {"user": user}).first()
            lines = connection.execute(HEARD, {"table": table, "user": user, "seats": seats}).all()
            note = connection.execute(NOTE, {"table": table, "user": user}).scalar()
            found = User(user, guest_name(user), None, None) if known is None else User(*known[:4])
            return KeptFor(found, [ChatRow(*line[:5]) for line in reversed(lines)], note or "")

        return await self.read_in_one_go(read)

    async def keep_note(self, table: str, user: str, text: str) -> None:
        where = (NOTES.c.table_id == table) & (NOTES.c.user_id == user)
        async with self.write() as connection:
            done = await connection.execute(sa.update(NOTES).where(where).values(text=text))
            if done.rowcount == 0:
                await connection.execute(sa.insert(NOTES).values(table_id=table, user_id=user, text=text))


def _plain(value: Any) -> Any:
    """As SQLite has it."""
    return msgspec.json.encode(value).decode() if isinstance(value, dict | list) else value


def drop_snapshots(connection: sa.Connection, table: str, moves: int) -> None:
    """What was kept of the moves after so many goes: they no longer stand."""
    connection.execute(sa.delete(SNAPSHOTS).where(SNAPSHOTS.c.table_id == table, SNAPSHOTS.c.moves > moves))


def _digest(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()


def guest_name(id: str) -> str:
    """Of a guest who has chosen none. It is kept like this; who reads it sees it in their language (`pages.person`, on
    the page `personName`)."""
    return f"Guest {id[:4].upper()}"
