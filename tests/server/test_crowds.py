"""Those who hold the server up: slow connections, crowds from one address, work nobody waits for, lists of bots."""

from __future__ import annotations

import asyncio
import urllib.error
from collections.abc import Awaitable, Callable
from typing import Any

import pytest
import uvicorn
from litestar import Request
from litestar.exceptions import HTTPException

from tests.server.client import GAME, Person
from tests.server.test_storage import a_table
from westphalia.server import connections, storage
from westphalia.server.api import Denied
from westphalia.server.connections import Crowd, Patient
from westphalia.server.rate_limits import BusyTables, while_asked
from westphalia.server.storage import Storage

ELSEWHERE = ("203.0.113.7", 4711)


async def hello(scope: Any, receive: Any, send: Any) -> None:
    if scope["type"] == "http":
        while (await receive()).get("more_body"):
            pass
        await send({"type": "http.response.start", "status": 200, "headers": [(b"content-length", b"5")]})
        await send({"type": "http.response.body", "body": b"hello"})


def with_patient_server(talk: Callable[[int], Awaitable[None]]) -> None:
    """Let somebody talk to a server of ours on this port."""

    async def scenario() -> None:
        server = uvicorn.Server(uvicorn.Config(hello, port=0, http=Patient, lifespan="off", log_level="critical"))
        running = asyncio.ensure_future(server.serve())
        while not server.started:
            await asyncio.sleep(0.01)
        await talk(server.servers[0].sockets[0].getsockname()[1])
        server.should_exit = True
        await running

    asyncio.run(scenario())


@pytest.mark.parametrize("sent", [b"", b"GET / HT", b"POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\nabc"])
def test_who_sends_a_request_byte_by_byte_is_let_go(monkeypatch: pytest.MonkeyPatch, sent: bytes) -> None:
    monkeypatch.setattr(connections, "HEADER_SECONDS", 0.3)
    monkeypatch.setattr(connections, "BODY_SECONDS", 0.3)

    async def talk(port: int) -> None:
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        writer.write(sent)
        with pytest.raises((ConnectionError, EOFError)):
            await asyncio.wait_for(reader.readexactly(1), 20)
        writer.close()

    with_patient_server(talk)


def test_a_whole_request_is_answered_and_the_next_on_the_same_connection(monkeypatch: pytest.MonkeyPatch) -> None:
    async def talk(port: int) -> None:
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        for _ in range(2):
            writer.write(b"GET / HTTP/1.1\r\nHost: x\r\n\r\n")
            assert b"200 OK" in await reader.readuntil(b"\r\n\r\n")
            assert await reader.readexactly(5) == b"hello"
        writer.close()

    with_patient_server(talk)


def test_an_address_beyond_its_share_is_turned_away(monkeypatch: pytest.MonkeyPatch) -> None:
    """Those on this machine are not counted: behind a proxy everybody is one of them."""
    crowd = Crowd(most=1)
    monkeypatch.setattr(connections, "CROWD", crowd)
    monkeypatch.setattr(connections, "is_local", lambda address: False)

    async def talk(port: int) -> None:
        _, first = await asyncio.open_connection("127.0.0.1", port)
        reader, second = await asyncio.open_connection("127.0.0.1", port)
        with pytest.raises((ConnectionError, EOFError)):
            await asyncio.wait_for(reader.readexactly(1), 20)
        first.close()
        second.close()

    with_patient_server(talk)
    assert crowd.enter("127.0.0.1")


def a_request(receive: Any = None, address: tuple[str, int] = ELSEWHERE) -> Request[Any, Any, Any]:
    scope: Any = {
        "type": "http",
        "client": address,
        "headers": [],
        "state": {"user": None},
        "path": "/",
        "method": "GET",
    }
    return Request(scope, receive=receive)


def test_what_nobody_waits_for_is_dropped() -> None:
    async def scenario() -> None:
        dropped = asyncio.Event()

        async def receive() -> Any:
            return {"type": "http.disconnect"}

        async def work() -> None:
            try:
                await asyncio.Event().wait()
            finally:
                dropped.set()

        with pytest.raises(HTTPException):
            await while_asked(a_request(receive), work())
        await asyncio.wait_for(dropped.wait(), 20)

        async def stay() -> Any:
            await asyncio.Event().wait()

        assert await while_asked(a_request(stay), asyncio.sleep(0, "done")) == "done"

    asyncio.run(scenario())


def test_bots_alone_keep_only_so_many_tables_of_one_address_busy() -> None:
    busy, playing = BusyTables(2, 2), {"a", "b"}
    request = a_request()
    for id in ("a", "b"):
        busy.check(request, playing.__contains__)
        busy.add(request, id)
    with pytest.raises(Denied) as denied:
        busy.check(request, playing.__contains__)
    assert denied.value.message == "refused-busy"
    busy.check(a_request(address=("203.0.113.8", 1)), playing.__contains__)
    busy.check(a_request(address=("127.0.0.1", 1)), playing.__contains__)
    playing.remove("a")  # it is over, or nobody looked on for too long
    busy.check(request, playing.__contains__)


def test_tables_of_bots_push_nobody_off_the_list(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(storage, "LISTED", 6)
    monkeypatch.setattr(storage, "LISTED_OF_ONE", 4)

    async def scenario() -> None:
        found = await Storage.open(database)
        for number, (owner, bots) in enumerate([("ann", False), *[("eve", True)] * 9, *[("fay", True)] * 9]):
            await found.keep_user(owner, name=owner)
            row, chairs = a_table(f"{owner}{number}", owner)
            row.visibility, row.updated = "public", float(number)
            if bots:
                chairs[0].user_id, chairs[0].bot = None, "random"
            await found.add_table(row, chairs)
        listed = [row.id for row in await found.public_tables()]
        assert listed[0] == "ann0" and len(listed) == 6
        assert len([id for id in listed if id.startswith("fay")]) == 4
        await found.close()

    asyncio.run(scenario())


def test_bodies_that_are_all_size_are_refused_at_once(ann: Person) -> None:
    status, _ = ann.send("POST", "/api/records", {"record": "\n" * 4_000_000})
    assert status == 400
    seats = [{"kind": "me"}, {"kind": "bot"}]
    options = {f"option {number}": 1 for number in range(100_000)}
    try:
        assert ann.send("POST", "/api/tables", {"game": GAME, "seats": seats, "options": options})[0] == 413
    except urllib.error.URLError as error:  # the door was shut while we were still talking
        assert isinstance(error.reason, ConnectionError)
    few = {f"option {number}": 1 for number in range(201)}
    status, answer = ann.send("POST", "/api/tables", {"game": GAME, "seats": seats, "options": few})
    assert status == 400 and "200" in str(answer["extra"])
