"""Where the database is, and the tables in it: made, and brought up to date."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any, Final

import sqlalchemy as sa

from westphalia.kernel.contract import BadInput

MIGRATIONS: Final = Path(__file__).parent / "migrations"
REVISION: Final = "advice"  # the newest of the migrations
# Pages in the log of changes before they are taken over into the file, while all who answer wait: at 500 busy tables a
# second fills a thousand, which is when it is done otherwise; most of them are the same pages again and again.
LATER: Final = "wal_autocheckpoint=8000"


def database_url(url: str) -> str:
    """A path or a URL, with the driver that speaks asynchronously.

    >>> database_url("games.sqlite"), database_url("postgresql://u@h/d")
    ('sqlite+aiosqlite:///games.sqlite', 'postgresql+asyncpg://u@h/d')
    """
    if "://" not in url:
        return f"sqlite+aiosqlite:///{url}"
    scheme, _, rest = url.partition("://")
    driver = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg", "postgres": "postgresql+asyncpg"}
    if scheme not in driver and scheme not in driver.values():
        raise BadInput(f"the database {without_password(url)!r} is neither a file nor sqlite:// nor postgresql://")
    return f"{driver.get(scheme, scheme)}://{rest}"


def without_password(url: str) -> str:
    """What is shown of a URL: not its password.

    >>> without_password("postgresql://ann:horse@host/games"), without_password("games.sqlite")
    ('postgresql://ann:***@host/games', 'games.sqlite')
    """
    return re.sub(r"(://[^:/@]*):[^/]*@", r"\1:***@", url)


def set_up_sqlite(connection: Any, record: Any) -> None:
    """What each connection to a file begins with."""
    cursor = connection.cursor()
    for pragma in ("busy_timeout=5000", "journal_mode=WAL", "synchronous=NORMAL", "foreign_keys=ON", LATER):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def migrate(connection: sa.Connection) -> None:
    """Raises BadInput if the tables are of a newer version."""
    if connection.dialect.name == "postgresql":  # other processes may start at the same time
        connection.execute(sa.text("select pg_advisory_xact_lock(1648)"))
    found = revision_of(connection)
    if found == REVISION:
        return
    if found is not None and not is_known(found):
        raise BadInput(f"the database was used by a newer Westphalia: its tables are {found!r}, known is {REVISION!r}")
    from alembic import command  # takes as long to import as all the rest of a start
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def is_known(revision: str) -> bool:
    """Whether this version has made such tables, or one before it."""
    return (MIGRATIONS / "versions" / f"{revision}.py").exists()


def revision_of(connection: sa.Connection) -> str | None:
    if not sa.inspect(connection).has_table("alembic_version"):
        return None
    return connection.execute(sa.text("select version_num from alembic_version")).scalar()
