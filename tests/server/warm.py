"""Servers that start at once: a process that has everything imported forks them. Each is a process of its own, on a
real database, and can be killed as any other.

    with Warm() as warm:
        server = warm.start(database)
        server.kill()

``python -m tests.server.warm`` is that process. It reads the name of a database, forks, and says ``pid`` and how the
child has ended.
"""

from __future__ import annotations

import asyncio
import gc
import os
import re
import signal
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Self

import uvicorn

from tests.server.client import Server
from westphalia.server.app import make_app
from westphalia.server.connections import Patient
from westphalia.server.launch import _try_database, serve

ROOT = Path(__file__).parents[2]


class Forked(Server):
    """A server that another process has forked, and waits for."""

    def __init__(self, warm: Warm, database: str) -> None:
        self.database, self._warm = database, warm
        self.pid = int(warm.say(database, r"pid (\d+)"))
        self.port = int(warm.hear(r"Westphalia is at .*:(\d+)/"))

    def kill(self) -> None:
        self._end(signal.SIGKILL)

    def stop(self) -> int:
        return self._end(signal.SIGTERM)

    def _end(self, how: signal.Signals) -> int:
        os.kill(self.pid, how)
        return int(self._warm.hear(r"ended (-?\d+)"))


class Warm:
    def __enter__(self) -> Self:
        command = [sys.executable, "-m", "tests.server.warm"]
        self._process = subprocess.Popen(command, cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        return self

    def __exit__(self, *error: object) -> None:
        assert self._process.stdin is not None
        self._process.stdin.close()
        self._process.wait()

    def start(self, database: str) -> Forked:
        return Forked(self, database)

    def say(self, line: str, awaited: str) -> str:
        assert self._process.stdin is not None
        print(line, file=self._process.stdin, flush=True)
        return self.hear(awaited)

    def hear(self, awaited: str) -> str:
        assert self._process.stdout is not None
        for line in self._process.stdout:
            if found := re.match(awaited, line):
                return found[1]
        raise AssertionError(f"nothing more was said; awaited: {awaited}")


def main() -> None:
    uvicorn.Config(make_app("nowhere"), http=Patient).load()  # whatever is imported and worked out at the first start
    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(_try_database(f"{folder}/games.sqlite"))
    gc.freeze()
    for line in sys.stdin:
        sys.stdout.flush()
        child = os.fork()
        if child == 0:
            sys.stdin.close()
            print(f"pid {os.getpid()}", flush=True)
            serve("127.0.0.1", 0, line.strip())
            os._exit(0)
        print(f"ended {os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])}", flush=True)


if __name__ == "__main__":
    main()
