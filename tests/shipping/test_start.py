"""How a server starts: its port, what it says, where games are kept; the same on a system without what Unix has."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from contextlib import ExitStack, suppress
from pathlib import Path

import pytest

from scripts.wheel_test import ROOT, serve_the_page
from westphalia.kernel.contract import BadInput
from westphalia.server import launch

HOST = "127.0.0.1"
# Windows in so far as it can be had here: no such modules, no such signals, a console that knows no Cyrillic.
WITHOUT_UNIX = """
import os, signal, sys
for name in ("fcntl", "resource", "pwd", "grp", "termios", "uvloop"):
    sys.modules[name] = None
for name in ("SIGKILL", "SIGALRM", "SIGPROF", "SIGHUP", "SIGUSR1", "SIGUSR2", "setitimer"):
    delattr(signal, name)
for name in ("fork", "getuid", "geteuid"):
    delattr(os, name)
from westphalia.cli import main
main()
"""


def test_a_busy_port_leads_to_the_next() -> None:
    with launch.listen(HOST, 0) as busy:
        port = busy.getsockname()[1]
        with launch.listen_near(HOST, port) as listener:
            assert port < listener.getsockname()[1] < port + launch.NEXT_PORTS


def test_who_names_a_port_gets_that_or_nothing(tmp_path: Path) -> None:
    with launch.listen(HOST, 0) as busy, pytest.raises(BadInput, match="can't listen on"):
        launch.serve(HOST, busy.getsockname()[1], str(tmp_path / "games.sqlite"))


def test_it_says_that_the_port_is_another_and_where_games_are_kept(tmp_path: Path) -> None:
    database = tmp_path / "games.sqlite"
    with ExitStack() as ports:
        with suppress(BadInput):  # another program of this machine has it already
            ports.enter_context(launch.listen(HOST, launch.PORT))
        told = start(database)
    found = re.search(r"Westphalia is at http://127\.0\.0\.1:(\d+)/", told)
    assert found
    assert f"Another program has port 8000, so this is port {found[1]}." in told
    assert f"Games are kept in {database}, which is new" in told
    assert f"Games are kept in {database}." in launch.greeting(str(database), is_new=False, open_page=False)


def start(database: Path) -> str:
    """What a server says until it has said all."""
    command = [sys.executable, "-m", "westphalia", "serve", "--database", str(database)]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
    assert process.stdout is not None
    told = []
    for line in process.stdout:
        told.append(line)
        if line.startswith("Ctrl+C"):
            break
    process.terminate()
    process.wait(timeout=30)
    return "".join(told)


def test_the_browser_is_announced(tmp_path: Path) -> None:
    lines = launch.greeting(str(tmp_path / "games.sqlite"), is_new=True, open_page=True)
    assert lines[0].startswith("Your browser opens by itself")
    assert "password" not in " ".join(launch.greeting("postgresql://a:password@b/c", is_new=False, open_page=False))


@pytest.mark.parametrize(
    ("system", "variable", "inside"),
    [
        ("linux", "XDG_DATA_HOME", ("westphalia", "westphalia.sqlite")),
        ("win32", "LOCALAPPDATA", ("westphalia", "westphalia.sqlite")),
        ("darwin", "HOME", ("Library", "Application Support", "westphalia", "westphalia.sqlite")),
    ],
)
def test_games_are_kept_where_the_system_keeps_such_things(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, system: str, variable: str, inside: tuple[str, ...]
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "platform", system)
    monkeypatch.setenv(variable, str(tmp_path))
    found = launch.home_database()
    assert found == tmp_path.joinpath(*inside)
    assert found.parent.is_dir()
    (tmp_path / "westphalia.sqlite").touch()
    assert launch.home_database() == Path("westphalia.sqlite"), "what is here is gone on with"


def test_without_what_unix_has(tmp_path: Path) -> None:
    command = [sys.executable, "-c", WITHOUT_UNIX]
    serve_the_page(command, tmp_path, os.environ)


def test_a_console_that_knows_no_cyrillic() -> None:
    command = [sys.executable, "-c", WITHOUT_UNIX, "rules", "six_continents", "SC-1.1", "--language", "ru"]
    result = subprocess.run(command, env={**os.environ, "PYTHONIOENCODING": "cp1252"}, capture_output=True)
    assert result.returncode == 0, result.stderr
    assert b"SC-1.1" in result.stdout


def test_play_cmd_starts_what_play_starts() -> None:
    script = (ROOT / "play.cmd").read_bytes()
    assert script.count(b"\r\n") == script.count(b"\n"), "cmd.exe loses its labels without"
    assert b"-m westphalia serve --open %*" in script
    labels = set(re.findall(rb"^:(\w+)", script, re.MULTILINE))
    assert set(re.findall(rb"goto (\w+)", script)) == labels
