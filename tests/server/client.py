"""A server in a process of its own, and people who talk to it over real sockets."""

from __future__ import annotations

import asyncio
import json
import os
import re
import signal
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import IO, Any

from websockets.asyncio.client import ClientConnection, connect

from tests.server import warm

GAME = "six_continents"
PATIENCE = 30


class Server:
    """``westphalia serve`` on a database that outlives it; ``log`` is where it complains. It is forked where everything
    is imported already (``warm.py``), with passwords that are cheap to try, unless it is to be ``fresh``."""

    program: Sequence[str] = ("westphalia", "serve")

    def __init__(
        self,
        database: Path | str,
        port: int = 0,
        log: IO[str] | None = None,
        more: Sequence[str] = (),
        *,
        fresh: bool = False,
    ) -> None:
        self.database = str(database)
        command = [*self.program, "--port", str(port), "--database", str(database), *more]
        self.process = start_fresh(command, log) if fresh else warm.start(command, log)
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        found = re.search(r":(\d+)/", line)
        assert found, f"the server did not start: {line!r}"
        self.port = int(found[1])
        self._wait_until_it_listens()

    def _wait_until_it_listens(self) -> None:
        """It says where it will be a moment before it is there."""
        latest = time.monotonic() + PATIENCE
        while True:
            try:
                socket.create_connection(("127.0.0.1", self.port), timeout=PATIENCE).close()
                return
            except ConnectionRefusedError:
                assert self.process.poll() is None and time.monotonic() < latest, "the server does not listen"
                time.sleep(0.02)

    def kill(self) -> None:
        os.kill(self.process.pid, signal.SIGKILL)
        self.process.wait()

    def stop(self) -> int:
        self.process.terminate()
        return self.process.wait(timeout=PATIENCE)


def start_fresh(command: Sequence[str], log: IO[str] | None) -> subprocess.Popen[str]:
    return subprocess.Popen([sys.executable, "-m", *command], stdout=subprocess.PIPE, stderr=log, text=True)


class Person:
    """Somebody with a browser: a cookie and requests."""

    def __init__(self, server: Server, patience: float = PATIENCE) -> None:
        self.server = server
        self.cookie = ""
        self.patience = patience

    def send(self, method: str, path: str, body: Any = None) -> tuple[int, Any]:
        """Status and JSON of a request."""
        status, content = self.fetch(method, path, None if body is None else json.dumps(body).encode())
        return status, json.loads(content) if content else None

    def fetch(self, method: str, path: str, body: bytes | None = None) -> tuple[int, bytes]:
        request = urllib.request.Request(f"http://127.0.0.1:{self.server.port}{path}", body, method=method)
        request.add_header("Content-Type", "application/json")
        if self.cookie:
            request.add_header("Cookie", self.cookie)
        try:
            with urllib.request.urlopen(request, timeout=self.patience) as response:
                set_cookie = response.headers.get("Set-Cookie")
                status, content = response.status, response.read()
        except urllib.error.HTTPError as error:
            set_cookie = error.headers.get("Set-Cookie")
            status, content = error.code, error.read()
        if set_cookie:
            self.cookie = set_cookie.split(";")[0]
        return status, content

    def get(self, path: str) -> Any:
        status, body = self.send("GET", path)
        assert status == 200, (path, status, body)
        return body

    def post(self, path: str, body: Any = None) -> Any:
        status, answer = self.send("POST", path, body)
        assert status in (200, 201), (path, status, answer)
        return answer

    def make_table(self, *kinds: str, **more: Any) -> Any:
        """A table with these chairs: me, open, or the name of a bot."""
        seats = [{"kind": kind} if kind in ("me", "open") else {"kind": "bot", "bot": kind} for kind in kinds]
        return self.post("/api/tables", {"game": GAME, "seats": seats, **more})

    def at(self, table: str) -> Chair:
        return Chair(self, table)


class Chair:
    """An open socket at a table. ``view`` is the last view that came, ``journal`` what was put together from all."""

    def __init__(self, person: Person, table: str) -> None:
        self.person = person
        self.table = table
        self.view: dict[str, Any] = {}
        self.version = 0
        self.moves = 0
        self.journal: list[Any] = []
        self.heard: list[dict[str, Any]] = []
        self.socket: ClientConnection

    async def __aenter__(self) -> Chair:
        url = f"ws://127.0.0.1:{self.person.server.port}/ws/tables/{self.table}"
        headers = {"Cookie": self.person.cookie} if self.person.cookie else {}
        self.socket = await connect(url, additional_headers=headers, proxy=None, max_size=None, max_queue=None)
        return self

    async def __aexit__(self, *error: object) -> None:
        await self.socket.close()

    async def say(self, type: str, **fields: Any) -> None:
        await self.socket.send(json.dumps({"type": type, **fields}))

    async def hear(self) -> dict[str, Any]:
        try:
            message: dict[str, Any] = json.loads(await asyncio.wait_for(self.socket.recv(), PATIENCE))
        except TimeoutError:
            last = [{key: part for key, part in each.items() if key != "view"} for each in self.heard[-6:]]
            raise AssertionError(f"nothing heard for {PATIENCE} s after {last}") from None
        self.heard.append(message)
        if message["type"] == "view":
            if "base" in message:
                assert (message["base"], message["seat"]) == (self.version, self.view["seat"])
                gone = message.get("gone", [])
                state = {key: part for key, part in self.view["state"].items() if key not in gone}
                message["view"]["state"] = {**state, **message["view"]["state"]}
            self.view, self.version, self.moves = message["view"], message["version"], message["moves"]
            assert self.view["version"] == self.version
            new = self.view["journal"]
            self.journal = self.journal[: self.view["entries"] - len(new)] + new
        return message

    async def until(self, type: str, fits: Callable[[dict[str, Any]], bool] = lambda message: True) -> dict[str, Any]:
        while True:
            message = await self.hear()
            if message["type"] == type and fits(message):
                return message

    async def hello(self, **fields: Any) -> dict[str, Any]:
        await self.say("hello", **fields)
        welcome = await self.until("welcome")
        await self.until("view")
        return welcome

    async def answer(self, option: str | None = None, **changes: Any) -> None:
        """Give this answer, or the default, to the question on the table."""
        ask = self.view["ask"]
        fields = {"version": self.version, "seat": self.view["seat"], "id": option or (ask and ask["default"]) or ""}
        await self.say("answer", **fields | changes)

    async def step(self, option: str | None = None, **changes: Any) -> None:
        """Answer for whichever own seat is asked and see what comes of it, at the pace the server allows."""
        while not self.is_asked():
            await self._patiently(lambda: self.say("hello", seat=self.view["waiting"][0]["seat"]), "view")
        await self._patiently(lambda: self.answer(option, **changes), "view")

    async def _patiently(self, act: Callable[[], Awaitable[None]], type: str) -> None:
        await act()
        while (message := await self.hear())["type"] != type:
            if message["type"] == "refused" and message["reason"]["message"] != "refused-stale":
                assert message["reason"]["message"] == "refused-often", message
                await asyncio.sleep(0.2)
                await act()

    async def catch_up(self) -> None:
        """Hear everything that was sent so far."""
        await self.say("ping")
        while (message := await self.hear())["type"] != "pong":
            if message["type"] == "refused" and message["reason"]["message"] == "refused-often":
                await asyncio.sleep(0.2)
                await self.say("ping")

    async def refusal(self) -> str:
        message = await self.until("refused")
        return str(message["reason"]["message"])

    def is_asked(self) -> bool:
        return self.view["ask"] is not None and not self.view["ask"]["aside"]


def table_of_two(host: Person, guest: Person) -> str:
    """The id of a table at which both sit."""
    table = str(host.make_table("me", "open")["id"])
    guest.post(f"/api/tables/{table}/join", {})
    return table


@asynccontextmanager
async def both_at(table: str, one: Person, other: Person) -> AsyncIterator[tuple[Chair, Chair]]:
    """Two people at a table, each with what they see."""
    async with one.at(table) as first, other.at(table) as second:
        await first.hello()
        await second.hello()
        yield first, second
