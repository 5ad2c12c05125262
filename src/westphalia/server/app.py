"""The application: the storage and the open tables for as long as it runs, the handlers, the page."""

from __future__ import annotations

import asyncio
import gc
import socket
import threading
import webbrowser
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, Final

import uvicorn
from litestar import Litestar
from litestar.datastructures import CacheControlHeader
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.static_files import create_static_files_router

try:
    import resource
except ImportError:  # Windows has no such limit
    resource = None  # type: ignore[assignment]

import westphalia
from westphalia.kernel.contract import BadInput, installed_titles

from . import accounts, board_text, charts, errors, lessons, library, lobby, records, reports, what_if
from .bot_pool import WorkerPool
from .bus import bus_for
from .connections import Patient
from .identity import Identity, Signer
from .open_tables import OpenTables
from .origin_policy import OwnNames, OwnPages, precautions
from .rate_limits import RateLimits
from .socket import play
from .storage import Storage

WEB: Final = Path(westphalia.__file__).parent / "web"
FEW_FILES: Final = 4096
BODY_LIMIT: Final = 200_000  # bytes of a request; a record may have more
WS_LIMIT: Final = 1 << 16  # bytes; a message beyond our own limit is refused, one beyond this ends the socket
PARTS: Final = (accounts, board_text, charts, lessons, library, lobby, records, reports, what_if)
NO_CACHE: Final = CacheControlHeader(no_cache=True)  # ask each time; unchanged files are not sent again


def make_app(database: str, names: Sequence[str] = ()) -> Litestar:
    """The application on this database, asked for by addresses, the names of this machine and these."""

    @asynccontextmanager
    async def life(app: Litestar) -> AsyncIterator[None]:
        errors.overlook_clients_faults()
        storage = await Storage.open(database)
        open_tables = OpenTables(storage, WorkerPool(), bus_for(storage.engine.url, storage.name))
        signer = Signer(await storage.cookie_key())
        app.state.update(storage=storage, open_tables=open_tables, signer=signer, rate_limits=RateLimits())
        await open_tables.start()
        gc.collect()
        gc.freeze()  # rules, maps and texts stay; looking through them again and again holds everybody up
        try:
            yield
        finally:
            await open_tables.close()
            await storage.close()

    calls = [handler for part in PARTS for handler in part.HANDLERS]
    return Litestar(
        [*errors.describe(calls), play, *static_files()],
        lifespan=[life],
        middleware=[errors.PlainPaths(), OwnNames(names), OwnPages(), Identity()],
        before_send=[precautions(WEB / "index.html")],
        exception_handlers=errors.HANDLERS,
        request_max_body_size=BODY_LIMIT,
        after_exception=[errors.log_unforeseen],
        logging_config=None,
        openapi_config=OpenAPIConfig(
            title="Westphalia",
            version=westphalia.__version__,
            path="/schema",
            render_plugins=[JsonRenderPlugin(path=["/", "/openapi.json"])],  # the others load scripts from elsewhere
        ),
    )


def static_files() -> list[Any]:
    """The page, and each game's own part of it."""
    folders = {f"/games/{title.id}": library.folder_of(title) / "web" for title in installed_titles().values()}
    return [
        create_static_files_router(path, [folder], html_mode=True, include_in_schema=False, cache_control=NO_CACHE)
        for path, folder in {**folders, "/": WEB}.items()
        if folder.is_dir()
    ]


def serve(host: str, port: int, database: str, *, names: Sequence[str] = (), open_page: bool = False) -> None:
    """Run until interrupted. Raises BadInput if the database or the address can't be had. With ``open_page`` a browser
    opens, and a busy port is no obstacle: any free one will do."""
    asyncio.run(_try_database(database))
    _raise_file_limit()
    try:
        listener = _listen(host, port)
    except BadInput:
        if not open_page:
            raise
        listener = _listen(host, 0)
    config = uvicorn.Config(
        make_app(database, [host, *names]),
        http=Patient,
        log_level="warning",
        ws_max_size=WS_LIMIT,
        ws_per_message_deflate=False,  # packing the same view for each client anew takes longer than all the rest
    )
    address = f"http://{host}:{listener.getsockname()[1]}/"
    print(f"Westphalia is at {address}", flush=True)
    if open_page:
        threading.Timer(1.0, webbrowser.open, [address]).start()  # the listener is open; the page waits for the server
    uvicorn.Server(config).run([listener])


def _raise_file_limit() -> None:
    """Every socket is a file; the usual limit is that of a desktop program. If it stays low, whoever runs the server
    is told."""
    if resource is not None:
        _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
        if most < FEW_FILES:
            print(f"At most {most} files may be open here, and so about as many connections: see ulimit -n", flush=True)


async def _try_database(database: str) -> None:
    await (await Storage.open(database)).close()


def _listen(host: str, port: int) -> socket.socket:
    try:
        family = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0][0]
        return socket.create_server((host, port), family=family, backlog=512)
    except OSError as error:
        raise BadInput(f"can't listen on {host}:{port}: {error.strerror}") from error
    except UnicodeError as error:
        raise BadInput(f"can't listen on {host}:{port}: that is no name of a host") from error
