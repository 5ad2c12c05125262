"""Echoes: what a game asks, offers, refuses and tells after each of its moves, as one short number per move.

A record says that the answers still fit and that the states at its checkpoints are the same. What the answers were
chosen from, why the rest was shut, and what the log told of it is in its echo: a rule that lets more or less through,
or a log line that names another paragraph, is heard at the move where it happens.
"""

from __future__ import annotations

import gzip
import zlib
from collections.abc import Sequence
from pathlib import Path
from typing import Final

import msgspec

from westphalia.kernel.record import Drift
from westphalia.kernel.session import Session

BITS: Final = 0xFFFF  # of the sum that are kept of each move; every sum goes on from the one before


class Echo:
    """Listens to a replay (``record.replay(..., watch=Echo())``). With ``before``, an echo kept from an earlier time,
    the first difference raises ``Drift``."""

    def __init__(self, before: Sequence[str] | None = None) -> None:
        self.marks: list[str] = []
        self._before = before
        self._told = 0
        self._sum = 0

    def __call__(self, session: Session) -> None:
        entries = session.state.log.entries[self._told :]
        self._told += len(entries)
        heard: list[object] = [entries]
        for ask in session.asks():
            refused = list(ask.refused()) if ask.refused is not None else []
            heard.append((ask.seat, ask.kind.id, ask.kind.rule, list(ask.options), ask.args, refused))
        self._sum = zlib.crc32(msgspec.json.encode(heard), self._sum)
        self.marks.append(f"{self._sum & BITS:04x}")
        if self._before is not None and self._before[len(self.marks) - 1 : len(self.marks)] != self.marks[-1:]:
            raise Drift(session.version, "what is asked, offered, refused or told is not what it was")


def read_echo(path: Path) -> list[str]:
    return gzip.decompress(path.read_bytes()).decode("ascii").splitlines()


def write_echo(marks: Sequence[str], path: Path) -> None:
    path.write_bytes(gzip.compress("".join(f"{mark}\n" for mark in marks).encode("ascii"), mtime=0))
