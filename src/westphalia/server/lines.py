"""The line to a client: messages go out at once, without a task and the layers of the framework for each.

A server with hundreds of tables sends several messages for each answer. Through the queue of its socket, a task that
waits for it and seven wrapped ``send`` each takes as long as writing an answer down. A line that is full, or whose
client does not read, takes nothing; then the queue is the way (``audience.Onlooker``).
"""

from __future__ import annotations

from typing import Any, Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.protocol import OPEN

EXTENSION: Final = "westphalia.line"  # in the scope of a socket
AHEAD: Final = 16  # messages of a client that may wait for us before we read no more
TEXT: Final = 0x81  # a frame with a whole message
SHORT, MIDDLE = 126, 1 << 16  # bytes; longer messages tell their length in more


def frame(message: bytes) -> bytes:
    """A text as a server sends it (RFC 6455, 5.2).

    >>> frame(b"Hello")
    b'\\x81\\x05Hello'
    >>> frame(b"x" * 300)[:4], frame(b"x" * 70_000)[:10]
    (b'\\x81~\\x01,', b'\\x81\\x7f\\x00\\x00\\x00\\x00\\x00\\x01\\x11p')
    """
    size = len(message)
    if size < SHORT:
        return bytes((TEXT, size)) + message
    if size < MIDDLE:
        return bytes((TEXT, 126)) + size.to_bytes(2, "big") + message
    return bytes((TEXT, 127)) + size.to_bytes(8, "big") + message


class Line(WebSocketsSansIOProtocol):
    """A socket that can be written to directly, all that is said at a moment in one go; and that reads a few messages
    ahead: to stop reading after each and begin again takes longer than most messages."""

    _frames: bytes = b""  # to be written

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if hasattr(self, "scope"):
            extensions: dict[str, Any] = self.scope["extensions"]
            extensions[EXTENSION] = self

    def write(self, message: bytes) -> bool:
        """Whether it is on its way."""
        conn = self.conn
        if not self.writable.is_set() or conn.state is not OPEN or conn.extensions or self.transport.is_closing():
            return False
        if not self._frames:
            self.loop.call_soon(self._write_frames)
        self._frames += frame(message)
        return True

    def _write_frames(self) -> None:
        frames, self._frames = self._frames, b""
        if self.conn.state is OPEN and not self.transport.is_closing():
            self.transport.write(frames)

    def send_receive_event_to_app(self) -> None:
        paused, self.read_paused = self.read_paused, True
        super().send_receive_event_to_app()
        self.read_paused = paused
        if not paused and self.queue.qsize() >= AHEAD:
            self.read_paused = True
            self.transport.pause_reading()


def line_of(scope: Any) -> Line | None:
    """Where the server has such lines."""
    found = (scope.get("extensions") or {}).get(EXTENSION)
    return found if isinstance(found, Line) else None
