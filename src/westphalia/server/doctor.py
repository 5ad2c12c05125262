"""What is wrong with a set-up, one line each, and what to do. Nothing is changed, and a server may be running."""

from __future__ import annotations

import asyncio
import os
import shutil
import sqlite3
import stat
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import closing
from importlib.util import find_spec
from pathlib import Path
from typing import Final, NamedTuple
from urllib.parse import urlsplit

from westphalia.kernel.contract import BadInput

from .carriers import NotSent, mail_server, try_mail
from .database import MIGRATIONS, REVISION, database_url
from .launch import FEW_FILES, file_limit
from .push import EXTRA
from .storage import Storage

DISK: Final = 500_000_000  # bytes; a long campaign takes some ten million
AHEAD: Final = 120  # seconds that clocks may differ
PATIENCE: Final = 10  # seconds for an answer over the network
OTHERS: Final = stat.S_IRWXG | stat.S_IRWXO


class Finding(NamedTuple):
    """``remedy``: what to do; nothing if all is well."""

    subject: str
    what: str
    remedy: str = ""


def examine(
    database: str, url: str = "", *, mail: str = "", disk: int = DISK, files: int = FEW_FILES
) -> Iterator[Finding]:
    """``url``: where people reach the server that runs. ``mail``: the server that takes what is written to them.
    ``disk``, ``files``: how much is enough."""
    try:
        full = database_url(database)
    except BadInput as error:
        yield Finding("database", str(error), "give --database a file or postgresql://user:password@host/name")
        return
    if full.startswith("sqlite"):
        path = Path(full.partition(":///")[2])
        yield from examine_file(path)
        yield from examine_disk(path.absolute().parent, disk)
        yield from examine_mishaps(path.with_name(f"{path.name}.mishaps"))
    else:
        yield examine_postgres(database)
        yield from examine_disk(Path.cwd(), disk)
        yield from examine_mishaps(Path("westphalia.mishaps"))
    yield examine_files(files)
    yield examine_mail(mail)
    yield examine_push()
    if url:
        yield from examine_address(url.rstrip("/"))


def examine_file(path: Path) -> Iterator[Finding]:
    """A SQLite file: there, ours, sound, up to date, its owner's alone, and not from the future."""
    if not path.absolute().parent.is_dir():
        yield Finding("database", f"there is no folder {path.absolute().parent}", "make it, or name another file")
        return
    if not path.exists():
        if not os.access(path.absolute().parent, os.W_OK):
            yield Finding("database", f"{path} can't be made", "let the server's user write to its folder")
        else:
            yield Finding("database", f"{path} is not there yet; the first start makes it")
        return
    try:
        with closing(sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True)) as connection:
            sound = str(connection.execute("PRAGMA quick_check(1)").fetchone()[0])
            if sound != "ok":
                yield Finding("database", f"{path} is damaged ({sound})", "stop the server and go back to a copy")
                return
            yield Finding("database", f"{path} can be read and is sound")
            yield from examine_tables(connection)
    except sqlite3.Error as error:
        yield Finding(
            "database", f"{path} can't be read: {error}", "is it a database of Westphalia, and yours to read?"
        )
        return
    if not os.access(path, os.W_OK):
        yield Finding("database", f"{path} can't be written", "give it to the server's user: chown")
    yield from examine_privacy(path)


def examine_tables(connection: sqlite3.Connection) -> Iterator[Finding]:
    known = connection.execute("select count(*) from sqlite_master where name = 'alembic_version'").fetchone()[0]
    found = connection.execute("select version_num from alembic_version").fetchone()[0] if known else None
    if found is None:
        yield Finding("migrations", "the file holds no tables of ours", "start the server with it once")
        return
    if found != REVISION:
        if (MIGRATIONS / "versions" / f"{found}.py").exists():
            yield Finding(
                "migrations", f"the tables are {found!r}, the newest are {REVISION!r}", "start the server once"
            )
        else:
            yield Finding("migrations", f"a newer Westphalia made the tables ({found!r})", "install that version again")
        return
    yield Finding("migrations", f"up to date ({REVISION})")
    newest = connection.execute("select max(updated) from tables").fetchone()[0]
    yield examine_clock(newest)


def examine_clock(newest: float | None) -> Finding:
    ahead = (newest or 0) - time.time()
    if ahead > AHEAD:
        what = f"the last move was made {ahead / 60:.0f} minutes from now"
        return Finding("clock", what, "set the clock of this machine (timedatectl set-ntp true)")
    return Finding("clock", "no move is from the future")


def examine_privacy(path: Path) -> Iterator[Finding]:
    """The database holds secrets of running games, the key forges cookies."""
    if os.name == "nt":
        return
    key, push = (path.with_name(f"{path.name}.{suffix}") for suffix in ("key", "push"))
    if not key.exists():
        yield Finding("key", f"{key} is not there; the next start makes it, and people log in again")
    for subject, file in (("key", key), ("key", push), ("privacy", path)):
        if file.exists():
            mode = stat.S_IMODE(file.stat().st_mode)
            if mode & OTHERS:
                yield Finding(subject, f"others may read {file} (mode {mode:o})", f"chmod 600 {file}")
            else:
                yield Finding(subject, f"{file} is its owner's alone")


def examine_postgres(database: str) -> Finding:
    async def look() -> None:
        await (await Storage.beside(database)).close()

    try:
        asyncio.run(asyncio.wait_for(look(), PATIENCE))
    except ImportError:
        return Finding("database", "asyncpg is not installed", 'pip install "westphalia[postgres]"')
    except TimeoutError:
        return Finding("database", f"PostgreSQL does not answer within {PATIENCE} s", "is it running, and reachable?")
    except BadInput as error:
        return Finding("database", str(error), "start PostgreSQL, or the server once; check name and password")
    return Finding("database", f"PostgreSQL answers, and its tables are up to date ({REVISION})")


def examine_disk(folder: Path, enough: int) -> Iterator[Finding]:
    if folder.is_dir():
        free = shutil.disk_usage(folder).free
        if free < enough:
            yield Finding(
                "disk", f"{free / 1e6:.0f} MB are free at {folder}", "make room: moves can't be kept when it is full"
            )
        else:
            yield Finding("disk", f"{free / 1e9:.1f} GB are free")


def examine_mishaps(folder: Path) -> Iterator[Finding]:
    kept = len(list(folder.iterdir())) if folder.is_dir() else 0
    if kept:
        yield Finding(
            "mishaps", f"rules broke {kept} times: {folder}", "'westphalia verify' plays them; report, then remove them"
        )


def examine_files(enough: int) -> Finding:
    most = file_limit()
    if most is not None and most < enough:
        return Finding("files", f"at most {most} files may be open", "raise it: LimitNOFILE= in the unit, or ulimit -n")
    return Finding("files", "enough may be open")


def examine_mail(mail: str) -> Finding:
    """Without sending any."""
    if not mail:
        return Finding("mail", "no mail server is named, so nobody is called by mail (serve --mail)")
    try:
        server = mail_server(mail)
        try_mail(server)
    except BadInput as error:
        return Finding("mail", str(error), "give --mail as serve takes it")
    except NotSent as error:
        return Finding("mail", f"the mail server refuses us: {error}", "check host, port, user and password")
    return Finding("mail", f"{server.host} takes mail from {server.sender}")


def examine_push() -> Finding:
    if find_spec(EXTRA) is None:
        return Finding("push", f"{EXTRA} is not installed, so no device is notified (pip install 'westphalia[notify]')")
    return Finding("push", "devices can be notified")


def examine_address(url: str) -> Iterator[Finding]:
    """As a browser would ask: does the proxy pass on the name and the scheme, and does the server know its name?"""
    parts = urlsplit(url)
    if parts.scheme not in ("http", "https") or not parts.hostname:
        yield Finding("address", f"{url!r} is no address", "give --url as in https://games.example.org")
        return
    try:
        status, cookie = _ask(f"{url}/api/me", None)
    except OSError as error:
        yield Finding(
            "address", f"nobody answers at {url}: {error}", "start the server and the proxy; check name and firewall"
        )
        return
    if status == 421:
        yield Finding(
            "names", f"the server does not know the name {parts.hostname}", f"start it with --name {parts.hostname}"
        )
        return
    if status != 200:
        yield Finding("address", f"{url} answers {status}", "is it Westphalia that the proxy leads to?")
        return
    yield Finding("address", f"{url} answers")
    if parts.scheme == "https" and "Secure" not in cookie:
        yield Finding("proxy", "cookies would go over plain HTTP", "have the proxy send X-Forwarded-Proto")
    origin = f"{parts.scheme}://{parts.netloc}"
    if _ask(f"{url}/api/me/name", origin)[0] == 403:
        yield Finding("proxy", "the page's own requests look foreign", "have the proxy pass on the Host of the request")
    else:
        yield Finding("proxy", "the name of the page is passed on")


def _ask(url: str, origin: str | None) -> tuple[int, str]:
    """Status and cookie of an answer. With an origin it is a request that changes nothing, for it is empty."""
    headers = {} if origin is None else {"Origin": origin, "Content-Type": "application/json"}
    request = urllib.request.Request(url, None if origin is None else b"{}", headers)
    try:
        with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
            return answer.status, answer.headers.get("Set-Cookie", "")
    except urllib.error.HTTPError as error:
        with error:
            return error.code, ""
