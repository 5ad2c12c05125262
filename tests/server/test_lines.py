"""The line to a client: what is sent goes out at once, or waits its turn; nothing is lost, and in its order."""

from __future__ import annotations

import asyncio

import pytest
from websockets.asyncio.client import connect
from websockets.asyncio.server import ServerConnection, serve

from tests.server.client import Person, Server
from westphalia.server.audience import Onlooker
from westphalia.server.lines import AHEAD, Line, frame


class Narrow(Line):
    """A line that is open or full, as we say."""

    def __init__(self) -> None:
        self.is_open = True
        self.out: list[bytes] = []

    def write(self, message: bytes) -> bool:
        if self.is_open:
            self.out.append(message)
        return self.is_open


def test_what_a_full_line_does_not_take_goes_before_what_comes_later() -> None:
    async def scenario() -> None:
        line = Narrow()
        onlooker = Onlooker("ann", line)
        onlooker.send(b"1")
        line.is_open = False
        onlooker.send(b"2")
        line.is_open = True
        onlooker.send(b"3")
        assert line.out == [b"1"]
        for number in (b"2", b"3"):
            message = await onlooker.next()
            onlooker.send(number + b"later")  # while that one is under way
            assert message == number and line.out == [b"1"]
            onlooker.sent(message)
        for late in (b"2later", b"3later"):
            assert await onlooker.next() == late
            onlooker.sent(late)
        onlooker.send(b"4")
        assert line.out == [b"1", b"4"]

    asyncio.run(scenario())


@pytest.mark.parametrize("size", [0, 125, 126, 65535, 65536, 200_000])
def test_a_frame_is_what_clients_read(size: int) -> None:
    async def scenario() -> None:
        async def tell(connection: ServerConnection) -> None:
            connection.transport.write(frame("ż".encode() * (size // 2) + b"x" * (size % 2)))
            await connection.wait_closed()

        async with serve(tell, "127.0.0.1", 0) as server:
            port = server.sockets[0].getsockname()[1]
            async with connect(f"ws://127.0.0.1:{port}", proxy=None) as client:
                assert await client.recv() == "ż" * (size // 2) + "x" * (size % 2)

    asyncio.run(scenario())


def test_who_sends_much_at_once_is_answered_message_by_message(server: Server) -> None:
    """More than is read ahead; and a socket that has said nothing for long is still there."""

    async def scenario() -> None:
        ann = Person(server)
        table = ann.make_table("me", "open")
        async with ann.at(table["id"]) as chair:
            await chair.hello()
            for _ in range(AHEAD * 3):
                await chair.say("ping")
            for _ in range(AHEAD * 3):
                await chair.until("pong")

    asyncio.run(scenario())
