"""Starting a server: the database, a port, a word to whoever started it, and the browser."""

from __future__ import annotations

import asyncio
import os
import socket
import sys
import threading
import webbrowser
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Final

import uvicorn

try:
    import resource
except ImportError:  # Windows has no such limit
    resource = None  # type: ignore[assignment]

from westphalia.kernel.contract import BadInput

from .app import make_app
from .carriers import mail_server
from .connections import Patient
from .host import host_key
from .lines import Line
from .logs import listen as listen_to_logs
from .logs import observed
from .rate_limits import is_local
from .storage import Storage

PORT: Final = 8000
NEXT_PORTS: Final = 20  # tried when it is taken
FEW_FILES: Final = 4096
WS_LIMIT: Final = 1 << 16  # bytes; a message beyond our own limit is refused, one beyond this ends the socket
EVERYWHERE: Final = ("0.0.0.0", "::")


def serve(
    host: str,
    port: int | None,
    database: str,
    *,
    names: Sequence[str] = (),
    open_page: bool = False,
    with_metrics: bool = False,
    with_host_page: bool = False,
    with_lab: bool | None = None,
    log_json: bool = False,
    mail: str | None = None,
    private_webhooks: bool = False,
) -> None:
    """Run until interrupted. Raises BadInput if the database or the address can't be had. Who names a port gets that
    one; else it is 8000, or the next that is free. The lab is open at home unless it is said."""
    is_new = "://" not in database and not Path(database).exists()
    trying = _Trial(database)
    app = make_app(
        database,
        [host, *names],
        with_metrics=with_metrics,
        with_host_page=with_host_page,
        with_lab=is_at_home(host, names) if with_lab is None else with_lab,
        mail=None if mail is None else mail_server(mail),
        private_webhooks=private_webhooks,
        is_sound=True,
    )
    key = trying.result()
    raise_file_limit()
    listener = listen(host, port) if port is not None else listen_near(host, PORT)
    config = uvicorn.Config(
        observed(app),
        http=Patient,
        ws=Line,
        log_level="warning",
        log_config=None,
        ws_max_size=WS_LIMIT,
        ws_per_message_deflate=False,  # packing the same view for each client anew takes longer than all the rest
    )
    taken: int = listener.getsockname()[1]
    page = address(host, taken)
    print(f"Westphalia is at {page}", flush=True)
    if port is None and taken != PORT:
        print(f"Another program has port {PORT}, so this is port {taken}.", flush=True)
    for line in greeting(database, is_new=is_new, open_page=open_page):
        print(line, flush=True)
    if with_host_page:
        there = f"https://{names[0]}/" if names else page
        print(f"Your page, for nobody else: {there}host?key={key}", flush=True)
    listen_to_logs(as_json=log_json)
    if open_page:
        threading.Timer(1.0, webbrowser.open, [page]).start()  # the listener is open; the page waits for the server
    uvicorn.Server(config).run([listener])


def is_at_home(host: str, names: Sequence[str]) -> bool:
    """Whether nobody comes in but people of this machine: not from the network, nor through a proxy that has a name.

    >>> is_at_home("127.0.0.1", []), is_at_home("0.0.0.0", []), is_at_home("127.0.0.1", ["games.example.org"])
    (True, False, False)
    """
    return not names and (host == "localhost" or is_local(host))


def greeting(database: str, *, is_new: bool, open_page: bool) -> list[str]:
    """What is told to whoever started it; more the first time."""
    lines = []
    if open_page:
        lines.append("Your browser opens by itself; if not, open that address.")
    if "://" not in database:
        kept = f"Games are kept in {Path(database).absolute()}"
        lines.append(f"{kept}, which is new." if is_new else f"{kept}.")
    lines.append("Ctrl+C ends the server; games go on where they were with the next start.")
    return lines


def address(host: str, port: int) -> str:
    """What to type into a browser on this machine.

    >>> address("127.0.0.1", 8000), address("0.0.0.0", 8000), address("::1", 8000)
    ('http://127.0.0.1:8000/', 'http://localhost:8000/', 'http://[::1]:8000/')
    """
    if host in EVERYWHERE:
        host = "localhost"
    return f"http://[{host}]:{port}/" if ":" in host else f"http://{host}:{port}/"


def home_database() -> Path:
    """Where the games of somebody are kept who started Westphalia wherever they were: the folder that their system has
    for such things. A database in the current folder is gone on with."""
    here = Path("westphalia.sqlite")
    if here.exists():
        return here
    if sys.platform == "win32":
        data = os.environ.get("LOCALAPPDATA") or str(Path.home() / "AppData" / "Local")
    elif sys.platform == "darwin":
        data = str(Path.home() / "Library" / "Application Support")
    else:
        data = os.environ.get("XDG_DATA_HOME") or str(Path.home() / ".local" / "share")
    folder = Path(data) / "westphalia"
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise BadInput(f"the folder {folder} for your games can't be made: {error.strerror}") from error
    return folder / "westphalia.sqlite"


def file_limit() -> int | None:
    """How many files the system would let us have open; None: there is no such limit."""
    return None if resource is None else resource.getrlimit(resource.RLIMIT_NOFILE)[1]


def raise_file_limit() -> None:
    """Every socket is a file; the usual limit is that of a desktop program. If it stays low, whoever runs the server
    is told."""
    most = file_limit()
    if resource is not None and most is not None:
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
        if most < FEW_FILES:
            print(f"At most {most} files may be open here, and so about as many connections: see ulimit -n", flush=True)


class _Trial:
    """A database is opened and looked through, which takes a while if it is large, beside other work."""

    def __init__(self, database: str) -> None:
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="database-trial")
        self._key = self._thread.submit(asyncio.run, _try_database(database))

    def result(self) -> str:
        """The key to the host's page. Raises BadInput."""
        try:
            return self._key.result()
        finally:
            self._thread.shutdown()


async def _try_database(database: str) -> str:
    storage = await Storage.open(database)
    try:
        return host_key(await storage.cookie_key())
    finally:
        await storage.close()


def listen(host: str, port: int) -> socket.socket:
    try:
        family = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0][0]
        return socket.create_server((host, port), family=family, backlog=512)
    except OSError as error:
        raise BadInput(f"can't listen on {host}:{port}: {error.strerror}") from error
    except UnicodeError as error:
        raise BadInput(f"can't listen on {host}:{port}: that is no name of a host") from error


def listen_near(host: str, port: int) -> socket.socket:
    """On this port, or the next one that is free."""
    for candidate in range(port, port + NEXT_PORTS):
        try:
            return listen(host, candidate)
        except BadInput as error:
            reason = error
    raise reason
