"""A socket without a library: hundreds of messages in one write, and answers told apart by how they begin. So a million
of them take minutes."""

from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncIterator, Sequence

TEXT, BINARY, CLOSE, PING, PONG = 1, 2, 8, 9, 10
UPGRADE = (
    "GET {path} HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
    "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n{cookie}\r\n"
)
KIND = re.compile(rb'\{"type":"(\w+)"')
PATIENCE = 120  # seconds


def frame(content: bytes, opcode: int = TEXT) -> bytes:
    """As a client sends it: masked, with a mask that changes nothing (RFC 6455, 5.2).

    >>> frame(b"Hello")
    b'\\x81\\x85\\x00\\x00\\x00\\x00Hello'
    """
    size = len(content)
    if size < 126:
        head = bytes((0x80 | opcode, 0x80 | size))
    elif size < 1 << 16:
        head = bytes((0x80 | opcode, 0x80 | 126)) + size.to_bytes(2, "big")
    else:
        head = bytes((0x80 | opcode, 0x80 | 127)) + size.to_bytes(8, "big")
    return head + b"\0\0\0\0" + content


class RawSocket:
    """Raises ConnectionError if the server hangs up without a word."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._reader, self._writer = reader, writer

    @classmethod
    async def connect(cls, port: int, path: str, cookie: str = "") -> RawSocket:
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        head = UPGRADE.format(path=path, cookie=f"Cookie: {cookie}\r\n" if cookie else "")
        writer.write(head.encode("latin-1", "replace"))
        answer = await asyncio.wait_for(reader.readuntil(b"\r\n\r\n"), PATIENCE)
        assert answer.startswith(b"HTTP/1.1 101"), answer
        return cls(reader, writer)

    def send(self, frames: Sequence[bytes]) -> None:
        self._writer.write(b"".join(frames))

    async def answers(self) -> AsyncIterator[str]:
        """What each answer is; ``closed 4403`` is the last."""
        while True:
            opcode, content = await asyncio.wait_for(self._frame(), PATIENCE)
            if opcode == CLOSE:
                yield f"closed {int.from_bytes(content[:2], 'big')}"
                return
            if opcode == PING:
                self._writer.write(frame(content, PONG))
            else:
                found = KIND.match(content)
                assert opcode == TEXT and found is not None, content[:200]
                yield found[1].decode()

    async def _frame(self) -> tuple[int, bytes]:
        try:
            first, size = await self._reader.readexactly(2)
            if size >= 126:
                size = int.from_bytes(await self._reader.readexactly(2 if size == 126 else 8), "big")
            return first & 15, await self._reader.readexactly(size)
        except asyncio.IncompleteReadError as error:
            raise ConnectionError("the server hung up without a word") from error

    async def close(self) -> None:
        self._writer.close()
