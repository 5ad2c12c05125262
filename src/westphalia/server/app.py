"""The application: the storage and the open tables for as long as it runs, the handlers, the page."""

from __future__ import annotations

import asyncio
import gc
import sys
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, Final

from litestar import Litestar
from litestar.datastructures import CacheControlHeader
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

import westphalia
from westphalia.kernel.contract import installed_titles

from . import (
    accounts,
    board_text,
    charts,
    conduct,
    devices,
    errors,
    feeds,
    film,
    host,
    lab_room,
    lessons,
    library,
    lobby,
    metrics,
    own_data,
    pictures,
    post_office,
    presence,
    records,
    reports,
    what_if,
    why,
)
from .bot_pool import WorkerPool
from .bus import bus_for
from .carriers import MailServer
from .courier import Courier
from .identity import Identity, Signer
from .laboratory import Laboratory
from .open_tables import OpenTables
from .origin_policy import OwnNames, OwnPages, precautions
from .page_files import page_files
from .push import Pusher, new_key
from .rate_limits import RateLimits
from .shell import shell_of
from .socket import play
from .storage import Storage
from .timepiece import Timepiece

WEB: Final = Path(westphalia.__file__).parent / "web"
BODY_LIMIT: Final = 200_000  # bytes of a request; a record may have more
PARTS: Final = (
    accounts,
    board_text,
    charts,
    conduct,
    devices,
    feeds,
    film,
    lab_room,
    lessons,
    library,
    lobby,
    own_data,
    pictures,
    post_office,
    presence,
    records,
    reports,
    what_if,
    why,
)
SELDOM: Final = (10_000, 500, 20)  # garbage is looked for: the boards of open tables live long, and are many
# Seconds. The thread that writes answers down gives way at each statement, and would wait for a busy server ten times
# as long before the next; with forty answers in one transaction everybody waits for all of that.
SOON: Final = 0.0005
NO_CACHE: Final = CacheControlHeader(no_cache=True)  # ask each time; unchanged files are not sent again


def make_app(
    database: str,
    names: Sequence[str] = (),
    *,
    with_metrics: bool = False,
    with_host_page: bool = False,
    with_lab: bool = False,
    mail: MailServer | None = None,
    private_webhooks: bool = False,
    is_sound: bool = False,
    timepiece: Timepiece | None = None,
) -> Litestar:
    """The application on this database, asked for by addresses, the names of this machine and these; with figures for
    monitors, a page for its host and a lab only if it is told so. People are called by mail if there is a server
    for it, and by webhooks within the own network only if it is told so. ``is_sound``: the database was just opened,
    and not damaged; ``timepiece``: what its clocks go by."""

    @asynccontextmanager
    async def life(app: Litestar) -> AsyncIterator[None]:
        errors.overlook_clients_faults()
        storage = await Storage.open(database, timepiece, is_sound=is_sound)
        open_tables = OpenTables(storage, WorkerPool(), bus_for(storage.engine.url, storage.name))
        key = await storage.cookie_key()
        app.state.update(storage=storage, open_tables=open_tables, signer=Signer(key), rate_limits=RateLimits())
        app.state.host_key = host.host_key(key)
        app.state.pictures = drawing = pictures.Pictures(key)
        pusher = Pusher(await storage.push_key(new_key()), f"mailto:{mail.sender}" if mail is not None else "")
        app.state.courier = courier = Courier(
            storage, open_tables, mail, pusher=pusher, pictures=drawing, private=private_webhooks
        )
        app.state.laboratory = laboratory = Laboratory() if with_lab else None
        await open_tables.start()
        watching = asyncio.gather(metrics.watch_the_loop(), courier.run())
        gc.collect()
        gc.freeze()  # rules, maps and texts stay; looking through them again and again holds everybody up
        gc.set_threshold(*SELDOM)
        sys.setswitchinterval(SOON)
        try:
            yield
        finally:
            watching.cancel()
            await asyncio.gather(watching, return_exceptions=True)
            if laboratory is not None:
                await laboratory.close()
            await open_tables.close()
            await storage.close()

    calls = [handler for part in PARTS for handler in part.HANDLERS]
    for_host = [*([host.figures] if with_metrics else []), *([host.host_page, host.act] if with_host_page else [])]
    return Litestar(
        [*errors.describe(calls), play, *for_host, *static_files()],
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
    """The page, each game's own part of it, and what its service worker must know of them."""
    games = {f"/games/{title.id}": library.folder_of(title) / "web" for title in installed_titles().values()}
    folders = {path: folder for path, folder in {**games, "/": WEB}.items() if folder.is_dir()}
    routers = [page_files(path, folder, NO_CACHE) for path, folder in folders.items()]
    return [shell_of(folders, NO_CACHE), *routers]
