"""Servers in processes of their own, as benchmarks need them."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
import tempfile
import urllib.request
from pathlib import Path
from typing import Any, Self


class Running:
    """A process that prints where it listens."""

    def __init__(self, *module_and_arguments: str) -> None:
        command = [sys.executable, "-m", *module_and_arguments]
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        found = re.search(r"(\d+)/?$", line)
        if found is None:
            raise RuntimeError(f"{' '.join(command)} did not start: {line!r}")
        self.port = int(found[1])

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *error: object) -> None:
        self.process.terminate()
        self.process.wait()

    @property
    def sockets(self) -> str:
        return f"ws://127.0.0.1:{self.port}"

    def memory_mib(self) -> float:
        """What the process holds in memory, its children not counted."""
        ps = ["ps", "-o", "rss=", "-p", str(self.process.pid)]
        return int(subprocess.run(ps, capture_output=True, check=True, text=True).stdout) / 1024

    def processor_seconds(self) -> float:
        """How long the process has worked so far, all its threads together, its children not counted. Linux alone
        tells it to the hundredth."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


class Westphalia(Running):
    """Our server, if nothing else is said on a new database, and one guest who talks to it."""

    def __init__(self, database: Path | None = None) -> None:
        self.folder = tempfile.TemporaryDirectory(prefix="westphalia-bench-")
        database = database or Path(self.folder.name) / "games.sqlite"
        super().__init__("westphalia", "serve", "--port", "0", "--database", str(database))
        self.cookie = ""
        self.fetch("/")
        self.fetch("/api/me")

    def __exit__(self, *error: object) -> None:
        super().__exit__(*error)
        self.folder.cleanup()

    def fetch(self, path: str, body: Any = None) -> bytes:
        """Get something or, with a body, post it."""
        content = None if body is None else json.dumps(body).encode()
        headers = {"Content-Type": "application/json", "Cookie": self.cookie}
        request = urllib.request.Request(f"http://127.0.0.1:{self.port}{path}", content, headers)
        with urllib.request.urlopen(request, timeout=60) as response:
            self.cookie = (response.headers["Set-Cookie"] or self.cookie).split(";")[0]
            found: bytes = response.read()
            return found

    def make_table(self, game: str, chairs: list[dict[str, str]]) -> str:
        body = {"game": game, "seats": chairs, "visibility": "public"}
        id: str = json.loads(self.fetch("/api/tables", body))["id"]
        return id
