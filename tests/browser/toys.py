"""A server on which the kernel's toy game is installed like any other: by an entry point."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.server.client import Server

ROOT = Path(__file__).parents[2]
METADATA = "Metadata-Version: 2.1\nName: westphalia-toys\nVersion: 1\n"
ENTRY_POINTS = "[westphalia.games]\npebbles = tests.kernel.toy:TITLE\n"


def toy_server(folder: Path) -> Server:
    """Only what a package manager would write is added: the entry point of the game."""
    package = folder / "site" / "westphalia_toys-1.dist-info"
    package.mkdir(parents=True)
    (package / "METADATA").write_text(METADATA)
    (package / "entry_points.txt").write_text(ENTRY_POINTS)
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", f"{ROOT}:{package.parent}")
        return Server(folder / "games.sqlite", fresh=True)
