"""A server in a process of its own whose clock stands still until somebody moves it.

python -m tests.server.moved_server --port 0 --database games.sqlite [--mail smtp://...] [--private-webhooks]
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from tests.server.client import Person, Server

HOUR = 3600.0
DAY = 24 * HOUR
LONG = 300.0  # seconds: bots may play many turns on the way


class MovedServer(Server):
    """With webhooks and push services of this machine."""

    program = ("tests.server.moved_serve",)

    def __init__(self, database: Path | str, more: Sequence[str] = ()) -> None:
        super().__init__(database, more=["--private-webhooks", *more])

    def move(self, seconds: float) -> float:
        """So much later, with everything done that was due on the way, and the courier back from a round; the time."""
        return float(Person(self, LONG).post("/clock", {"seconds": seconds})["now"])
