#!/usr/bin/env python3
"""Build the wheel, install it into an empty environment on every Python from 3.11 to 3.14 of this machine, and there
play a game in the terminal and serve the page. Needs uv; half a minute for each Python.

    scripts/wheel_test.py              all that are found
    scripts/wheel_test.py 3.12 3.13    only these
"""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
import urllib.request
import zipfile
from collections.abc import Mapping, Sequence
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
PYTHONS = ("3.11", "3.12", "3.13", "3.14")
PATIENCE = 120  # seconds for anything
ANSWERS = ("1", "1", "1", "board", "map", "save {record}", "resign", "resign")
LANGUAGES = ("en", "pl", "cs", "ru")
# What a table can't do without, as it lies in the wheel: at least so many files of each.
NEEDED = {
    "the page": (r"westphalia/web/(index\.html|icon\.svg|js/.*\.js|css/.*\.css)", 60),
    "what the page is made with": (r"westphalia/web/vendor/.*\.(js|woff2)", 30),
    "licences of that": (r"westphalia/web/vendor/licences/.*\.txt", 15),
    "the games' own pages": (r"westphalia/games/\w+/web/.*\.js", 3),
    "maps": (r"westphalia/games/\w+/content/(world|europe|map_\d+)\.json", 4),
    "cards and tables": (r"westphalia/games/\w+/content/.*\.yaml", 20),
    "rules versions": (r"westphalia/games/\w+/rules_versions\.yaml", 3),
    "migrations": (r"westphalia/server/migrations/versions/.*\.py", 1),
    **{f"texts in {it}": (rf"westphalia/.*/locales/({it}/.*\.ftl|names/{it}\.yaml)", 40) for it in LANGUAGES},
    "rulebooks in en": (r"westphalia/games/\w+/rulebook/[^/]+\.md", 3),
    **{f"rulebooks in {it}": (rf"westphalia/games/\w+/rulebook/{it}/.*\.md", 3) for it in LANGUAGES[1:]},
}


def missing(wheel: Path) -> list[str]:
    """What a wheel lacks: kinds of files, and any file of the source."""
    names = set(zipfile.ZipFile(wheel).namelist())
    lacking = [
        kind for kind, (pattern, count) in NEEDED.items() if sum(bool(re.fullmatch(pattern, n)) for n in names) < count
    ]
    source = ROOT / "src"
    files = (path for path in (source / "westphalia").rglob("*") if path.is_file() and "__pycache__" not in path.parts)
    return lacking + sorted({path.relative_to(source).as_posix() for path in files} - names)


def play_in_the_terminal(westphalia: Sequence[str], folder: Path, environment: Mapping[str, str]) -> None:
    """Three answers, a look at the board, a save that verifies, and the end of the game."""
    record = folder / "game.jsonl"
    typed = "".join(f"{line.format(record=record)}\n" for line in ANSWERS)
    game = ("play", "six_continents", "--scenario", "short", "--seats", "2", "--bots", "random", "--seed", "7")
    told = _run([*westphalia, *game, "--language", "ru"], folder, environment, typed)
    assert "Игра окончена." in told, told
    verified = json.loads(_run([*westphalia, "verify", str(record), "--json"], folder, environment))
    assert verified["ok"], verified


def serve_the_page(westphalia: Sequence[str], folder: Path, environment: Mapping[str, str]) -> None:
    """Page, script, map, texts and rulebook of each game as a browser fetches them, and a table that is set."""
    command = [*westphalia, "serve", "--port", "0", "--database", str(folder / "games.sqlite")]
    server = subprocess.Popen(command, cwd=folder, env=dict(environment), stdout=subprocess.PIPE, text=True)
    try:
        assert server.stdout is not None
        found = re.search(r"http://\S+/", server.stdout.readline())
        assert found, "the server did not start"
        page = found[0]
        assert b"<script" in _get(page)
        assert _get(f"{page}js/main.js")
        for game in json.loads(_get(f"{page}api/games")):
            assert json.loads(_get(f"{page}api/games/{game['id']}/static"))["map"]
            for language in LANGUAGES:
                assert json.loads(_get(f"{page}api/games/{game['id']}/texts/{language}"))
        body = {"game": "six_continents", "scenario": "short", "seats": [{"kind": "me"}, {"kind": "bot"}]}
        table = json.loads(_get(f"{page}api/tables", json.dumps(body).encode()))
        assert table["id"], table
    finally:
        server.terminate()
        server.wait(timeout=PATIENCE)


def test_on(python: str, wheel: Path) -> None:
    """The wheel in an empty environment of this Python, as pipx or uvx make one."""
    with tempfile.TemporaryDirectory() as place:
        folder = Path(place)
        _run(["uv", "venv", "--quiet", "--python", python, str(folder / "venv")], folder, os.environ)
        programs = folder / "venv" / ("Scripts" if os.name == "nt" else "bin")
        _run(["uv", "pip", "install", "--quiet", "--python", str(programs / "python"), str(wheel)], folder, os.environ)
        environment = {key: value for key, value in os.environ.items() if not key.startswith("PYTHON")}
        westphalia = [str(programs / "westphalia")]
        print(_run([*westphalia, "--version"], folder, environment).splitlines()[0])
        play_in_the_terminal(westphalia, folder, environment)
        serve_the_page(westphalia, folder, environment)


def find_pythons(wanted: Sequence[str]) -> dict[str, str]:
    """The newest of each version: on the path, of pyenv, of uv."""
    found = {}
    for version in wanted:
        pyenv = Path.home() / ".pyenv" / "versions"
        places = [*sorted(pyenv.glob(f"{version}.*/bin/python"), reverse=True), shutil.which(f"python{version}")]
        for place in filter(None, map(str, filter(None, places))):
            told = subprocess.run([place, "--version"], capture_output=True, text=True)
            if told.stdout.startswith(f"Python {version}."):
                found[version] = place
                break
        else:
            told = subprocess.run(["uv", "python", "find", "--system", version], capture_output=True, text=True)
            if told.returncode == 0:
                found[version] = told.stdout.strip()
    return found


def _run(command: Sequence[str], folder: Path, environment: Mapping[str, str], typed: str = "") -> str:
    result = subprocess.run(
        command, cwd=folder, env=dict(environment), input=typed, capture_output=True, encoding="utf-8", timeout=PATIENCE
    )
    assert result.returncode == 0, f"{' '.join(command)}\n{result.stdout}\n{result.stderr}"
    return result.stdout


def _get(address: str, body: bytes | None = None) -> bytes:
    request = urllib.request.Request(address, body, {"Content-Type": "application/json"} if body else {})
    with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
        content: bytes = answer.read()
        return content


def main() -> None:
    with tempfile.TemporaryDirectory() as place:
        _run(["uv", "build", "--quiet", "--wheel", "--out-dir", place], ROOT, os.environ)
        (wheel,) = Path(place).glob("*.whl")
        lacking = missing(wheel)
        if lacking:
            sys.exit(f"{wheel.name} lacks {', '.join(lacking)}")
        print(f"{wheel.name}: {wheel.stat().st_size / 1e6:.1f} MB, complete")
        pythons = find_pythons(sys.argv[1:] or PYTHONS)
        for version, python in pythons.items():
            print(f"Python {version}: ", end="", flush=True)
            test_on(python, wheel)
        absent = [version for version in sys.argv[1:] or PYTHONS if version not in pythons]
        if absent:
            print(f"not on this machine: {', '.join(absent)}")


if __name__ == "__main__":
    main()
