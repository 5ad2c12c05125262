"""PostgreSQL for tests: a server of our own in a folder that goes away, where it is installed."""

from __future__ import annotations

import os
import shutil
import socket
import subprocess
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from typing import Any

FOLDERS = sorted(Path("/usr/lib/postgresql").glob("*/bin"))  # where Debian has what is not for everybody's path
PATH = os.pathsep.join([os.environ.get("PATH", os.defpath), *map(str, FOLDERS)])
INITDB, PG_CTL, PSQL = (shutil.which(name, path=PATH) for name in ("initdb", "pg_ctl", "psql"))
IS_INSTALLED = INITDB is not None and PG_CTL is not None and PSQL is not None


@contextmanager
def running_postgres() -> Iterator[Callable[[], str]]:
    """Gives the URL of a new database each time it is called."""
    folder = Path(tempfile.mkdtemp(prefix="westphalia-"))
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    as_user = ["runuser", "-u", "postgres", "--"] if os.geteuid() == 0 else []  # it does not run as root
    if as_user:
        shutil.chown(folder, "postgres")
    data = folder / "data"

    def run(*command: Any) -> None:
        subprocess.run([*as_user, *map(str, command)], check=True, stdout=subprocess.DEVNULL, cwd=folder)

    run(INITDB, "-D", data, "-U", "tester", "--auth=trust", "--no-sync")
    options = f"-p {port} -c listen_addresses=127.0.0.1 -k {folder} -c fsync=off"
    run(PG_CTL, "-D", data, "-w", "-l", folder / "log", "-o", options, "start")
    numbers = count(1)

    def new_database() -> str:
        name = f"games{next(numbers)}"
        run(PSQL, "-q", "-h", folder, "-p", port, "-U", "tester", "-c", f"create database {name}", "postgres")
        return f"postgresql://tester@127.0.0.1:{port}/{name}"

    try:
        yield new_database
    finally:
        run(PG_CTL, "-D", data, "-m", "immediate", "stop")
        shutil.rmtree(folder)
