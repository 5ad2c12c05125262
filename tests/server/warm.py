"""Servers that start at once: a process that has everything imported forks them, 0.2 s of the processor for each and
not 1.5. Each is a process of its own, on a real database, and can be killed as any other.

    process = start(["westphalia", "serve", "--port", "0"], log=None)
    process.stdout.readline()

There is one such process for all tests of a process, from its first server on (``warm_serve.py``).
"""

from __future__ import annotations

import atexit
import json
import os
import select
import signal
import socket
import subprocess
import sys
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import IO

ROOT = Path(__file__).parents[2]
LONGEST = 65_536  # bytes of an order


class Forked:
    """What of ``subprocess.Popen`` tests use, for a child of another process: that one tells how it has ended."""

    def __init__(self, pid: int, stdout: IO[str], ended: int) -> None:
        self.pid = pid
        self.stdout = stdout
        self.returncode: int | None = None
        self._ended = ended

    def poll(self) -> int | None:
        return self._look(0)

    def wait(self, timeout: float | None = None) -> int:
        code = self._look(timeout)
        if code is None:
            raise subprocess.TimeoutExpired(f"server {self.pid}", timeout or 0)
        return code

    def _look(self, timeout: float | None) -> int | None:
        if self.returncode is None and select.select([self._ended], [], [], timeout)[0]:
            told = os.read(self._ended, 64)
            os.close(self._ended)
            self.returncode = int(told) if told else -signal.SIGKILL  # who would tell is gone, too
            self.stdout.close()
        return self.returncode

    def terminate(self) -> None:
        if self.poll() is None:
            os.kill(self.pid, signal.SIGTERM)


class Warm:
    """The process that forks. It ends with us, or when our end of the line is closed."""

    def __init__(self) -> None:
        self._line, theirs = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
        with theirs:
            command = [sys.executable, "-m", "tests.server.warm_serve", str(theirs.fileno())]
            self._process = subprocess.Popen(command, cwd=ROOT, pass_fds=[theirs.fileno()])
        atexit.register(self.close)

    def close(self) -> None:
        self._line.close()
        self._process.wait()

    def start(self, program: Sequence[str], log: IO[str] | None) -> Forked:
        order = {"program": list(program), "folder": os.getcwd(), "environment": dict(os.environ)}
        said, stdout = os.pipe()
        ended, end = os.pipe()
        stderr = 2 if log is None else log.fileno()
        socket.send_fds(self._line, [json.dumps(order).encode()], [stdout, stderr, end])
        os.close(stdout)
        os.close(end)
        return Forked(int(self._line.recv(LONGEST)), os.fdopen(said), ended)


@cache
def _warm() -> Warm:
    return Warm()


def start(program: Sequence[str], log: IO[str] | None) -> Forked:
    """Run what ``python -m`` would, and complain into ``log``."""
    return _warm().start(program, log)
