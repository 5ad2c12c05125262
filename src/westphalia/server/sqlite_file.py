"""A SQLite database before it is used: one server at a time, readable by its owner alone, sound, and up to date.

The driver ends transactions of its own accord when tables are changed, so that a migration that was interrupted left
half of itself behind; here it is one transaction, and a copy is made before.
"""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any, Final

import sqlalchemy as sa

from westphalia.kernel.contract import BadInput

try:
    import fcntl
except ImportError:  # Windows has other locks; there nobody runs two servers on one file
    fcntl = None  # type: ignore[assignment]

OWNER_ONLY: Final = 0o600


class SqliteFile:
    """The file, held by this process until ``close``."""

    def __init__(self, path: Path, *, is_sound: bool = False) -> None:
        """``is_sound``: it was just looked through. Raises BadInput."""
        self.path = path
        self._lock = _private(path.with_name(f"{path.name}.lock"))
        try:
            if fcntl is not None:
                fcntl.flock(self._lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
            os.close(_private(path))
            if not is_sound:
                self._check()
        except BlockingIOError as error:
            os.close(self._lock)
            raise BadInput(f"another server uses the database {path}") from error
        except BaseException:
            os.close(self._lock)
            raise

    def _check(self) -> None:
        with closing(sqlite3.connect(self.path)) as connection:
            found = connection.execute("PRAGMA quick_check(1)").fetchone()[0]
        if found != "ok":
            raise BadInput(f"the database {self.path} is damaged ({found}); go back to a copy of it")

    def migrate(self, revision_of: Callable[[sa.Connection], str | None], newest: str, migrate: Any) -> None:
        """Bring the tables up to date: all at once or, if anything comes between, not at all."""
        engine = sa.create_engine(sa.URL.create("sqlite", database=str(self.path)))
        sa.event.listen(engine, "connect", _leave_transactions_alone)
        sa.event.listen(engine, "begin", lambda connection: connection.exec_driver_sql("BEGIN IMMEDIATE"))
        try:
            with engine.begin() as connection:
                found = revision_of(connection)
            if found not in (None, newest):
                self._copy(found or "")
            with engine.begin() as connection:
                migrate(connection)
        finally:
            engine.dispose()

    def _copy(self, revision: str) -> None:
        """As it was before; an earlier copy of the same stands."""
        copy = self.path.with_name(f"{self.path.name}.{revision}")
        if copy.exists():
            return
        part = copy.with_name(f"{copy.name}.part")
        os.close(_private(part))
        with closing(sqlite3.connect(self.path)) as source, closing(sqlite3.connect(part)) as target:
            source.backup(target)
        os.replace(part, copy)

    def key(self, suffix: str, first: str) -> str:
        """A secret key in a file of its own: whoever gets hold of a copy of the database does not have it. ``first``:
        what it is if there is none yet."""
        path = self.path.with_name(f"{self.path.name}.{suffix}")
        if not path.exists():
            part = path.with_name(f"{path.name}.part")
            with os.fdopen(_private(part), "w") as file:
                file.write(first)
            os.replace(part, path)
        os.chmod(path, OWNER_ONLY)
        return path.read_text().strip()

    def close(self) -> None:
        os.close(self._lock)


def _private(path: Path) -> int:
    """Open a file, new if need be, that is its owner's alone."""
    descriptor = os.open(path, os.O_RDWR | os.O_CREAT, OWNER_ONLY)
    os.chmod(path, OWNER_ONLY)
    return descriptor


def _leave_transactions_alone(connection: Any, record: Any) -> None:
    connection.isolation_level = None
