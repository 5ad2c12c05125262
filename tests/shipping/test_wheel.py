"""The wheel: all that a table needs is in it, and what is in it plays. (On every Python: scripts/wheel_test.py.)"""

from __future__ import annotations

import os
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from scripts.wheel_test import ROOT, missing, play_in_the_terminal, serve_the_page

COMMAND = (sys.executable, "-m", "westphalia")


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("wheel")
    command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder)]
    subprocess.run(command, cwd=ROOT, check=True, capture_output=True)
    (built,) = folder.glob("*.whl")
    return built


def test_the_wheel_is_complete_and_small(wheel: Path) -> None:
    assert missing(wheel) == []
    assert wheel.stat().st_size < 8_000_000


def test_a_wheel_without_maps_is_noticed(wheel: Path, tmp_path: Path) -> None:
    poorer = tmp_path / wheel.name
    with zipfile.ZipFile(wheel) as whole, zipfile.ZipFile(poorer, "w") as part:
        for name in whole.namelist():
            if not name.endswith(("world.json", "europe.json")) and "/migrations/versions/" not in name:
                part.writestr(name, b"")
    lacking = missing(poorer)
    assert {"maps", "migrations", "westphalia/games/six_continents/content/world.json"} <= set(lacking)
    assert "the page" not in lacking


def test_what_is_in_the_wheel_plays(wheel: Path, tmp_path: Path) -> None:
    """Unpacked before anything of the checkout on the path."""
    unpacked = tmp_path / "site"
    zipfile.ZipFile(wheel).extractall(unpacked)
    environment = {**os.environ, "PYTHONPATH": str(unpacked), "PYTHONIOENCODING": "utf-8"}
    where = subprocess.run(
        [sys.executable, "-c", "import westphalia; print(westphalia.__file__)"],
        env=environment,
        cwd=tmp_path,
        capture_output=True,
        text=True,
    )
    assert where.stdout.startswith(str(unpacked))
    play_in_the_terminal(COMMAND, tmp_path, environment)
    serve_the_page(COMMAND, tmp_path, environment)
