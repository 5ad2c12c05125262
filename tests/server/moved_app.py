"""The application on a clock that is moved by requests."""

from __future__ import annotations

import argparse
import asyncio
import time
from typing import Any

import uvicorn
from litestar import post
from litestar.datastructures import State

from tests.server.kept_files import keep_files
from tests.server.moved import MovedTimepiece
from westphalia.server.app import make_app
from westphalia.server.carriers import mail_server
from westphalia.server.launch import address, listen
from westphalia.server.storage import Storage


@post("/clock", status_code=200)
async def move(state: State, data: dict[str, float]) -> dict[str, Any]:
    timepiece: MovedTimepiece = state.storage.timepiece
    await timepiece.move(data["seconds"], state.open_tables)
    await state.courier.carry()
    return {"now": timepiece.now()}


async def set_up(database: str) -> None:
    """Who reads the address may use the database."""
    await (await Storage.open(database)).close()


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--port", type=int)
    parser.add_argument("--database")
    parser.add_argument("--mail", type=mail_server)
    parser.add_argument("--private-webhooks", action="store_true")
    told = parser.parse_args()
    asyncio.run(set_up(told.database))
    keep_files()
    app = make_app(
        told.database,
        mail=told.mail,
        private_webhooks=told.private_webhooks,
        timepiece=MovedTimepiece(float(int(time.time()))),  # whole seconds add up without a rest
    )
    app.register(move)
    listener = listen("127.0.0.1", told.port)
    print(f"Westphalia is at {address('127.0.0.1', listener.getsockname()[1])}", flush=True)
    uvicorn.Server(uvicorn.Config(app, log_level="warning")).run([listener])
