"""``westphalia doctor``: each way a set-up can be broken is named with what to do, and a sound one is left in peace."""

from __future__ import annotations

import asyncio
import http.client
import os
import socketserver
import sqlite3
import threading
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path

import pytest

from tests.server.client import Server
from tests.server.test_courier import Box
from westphalia.server import doctor
from westphalia.server.push import new_key
from westphalia.server.storage import Storage


@pytest.fixture
def games(tmp_path: Path) -> Path:
    """A database with its key, as a server leaves them."""

    async def make() -> None:
        storage = await Storage.open(str(path))
        await storage.cookie_key()
        await storage.push_key(new_key())
        await storage.close()

    path = tmp_path / "games.sqlite"
    asyncio.run(make())
    return path


def wrong(database: Path | str, url: str = "", **enough: int) -> dict[str, str]:
    """Subject and remedy of what is wrong."""
    enough = {"disk": 1, "files": 1} | enough
    return {found.subject: found.remedy for found in doctor.examine(str(database), url, **enough) if found.remedy}


def test_mail_is_tried_and_none_is_sent() -> None:
    with socketserver.TCPServer(("127.0.0.1", 0), Box) as box:
        box.heard = []  # type: ignore[attr-defined]
        threading.Thread(target=box.serve_forever, daemon=True).start()
        address = f"127.0.0.1:{box.server_address[1]}?from=table@example.org"
        assert doctor.examine_mail(f"smtp://{address}").remedy == ""
        assert "password" in doctor.examine_mail(f"smtp://ann:horse@{address}").remedy
        box.shutdown()
        assert box.heard == []  # type: ignore[attr-defined]
    assert "password" in doctor.examine_mail(f"smtp://{address}").remedy
    assert "as serve takes it" in doctor.examine_mail("smtp://host").remedy
    assert doctor.examine_mail("").remedy == ""


def test_push_without_the_extra_is_no_fault(monkeypatch: pytest.MonkeyPatch) -> None:
    assert doctor.examine_push().what == "devices can be notified"
    monkeypatch.setattr(doctor, "EXTRA", "a_library_that_is_not_there")
    found = doctor.examine_push()
    assert "no device is notified" in found.what and not found.remedy


def change(path: Path, statement: str) -> None:
    with closing(sqlite3.connect(path)) as connection:
        connection.execute(statement)
        connection.commit()


def test_a_sound_set_up(games: Path) -> None:
    before = games.read_bytes()
    assert wrong(games) == {}
    subjects = {found.subject for found in doctor.examine(str(games))}
    assert subjects == {"database", "migrations", "clock", "key", "privacy", "disk", "files", "mail", "push"}
    assert games.read_bytes() == before


def test_the_first_start_is_no_fault(tmp_path: Path) -> None:
    assert wrong(tmp_path / "new.sqlite") == {}
    assert not (tmp_path / "new.sqlite").exists()


def test_no_folder(tmp_path: Path) -> None:
    assert "make it" in wrong(tmp_path / "none" / "games.sqlite")["database"]


def test_no_database_of_any_kind() -> None:
    assert "postgresql://" in wrong("mysql://root@localhost/games")["database"]


def test_postgresql_that_is_not_there() -> None:
    assert "start PostgreSQL" in wrong("postgresql://nobody@127.0.0.1:1/games")["database"]


def test_another_kind_of_file(tmp_path: Path) -> None:
    path = tmp_path / "games.sqlite"
    path.write_text("not a database, but a letter of some length to somebody else\n" * 20)
    assert "is it a database of Westphalia" in wrong(path)["database"]


def test_a_damaged_file(games: Path) -> None:
    content = bytearray(games.read_bytes())
    content[8192:-4096] = os.urandom(len(content) - 8192 - 4096)
    games.write_bytes(content)
    assert set(wrong(games)) == {"database"}


def test_tables_of_an_older_version(games: Path) -> None:
    older = next(path.stem for path in (doctor.MIGRATIONS / "versions").glob("*.py") if path.stem != doctor.REVISION)
    change(games, f"update alembic_version set version_num = '{older}'")
    assert wrong(games) == {"migrations": "start the server once"}


def test_tables_of_a_newer_version(games: Path) -> None:
    change(games, "update alembic_version set version_num = 'tomorrow'")
    assert wrong(games) == {"migrations": "install that version again"}


def test_tables_of_nobody(tmp_path: Path) -> None:
    change(tmp_path / "games.sqlite", "create table letters (text)")
    (tmp_path / "games.sqlite").chmod(0o600)
    assert wrong(tmp_path / "games.sqlite") == {"migrations": "start the server with it once"}


def test_a_key_and_a_database_that_others_may_read(games: Path) -> None:
    key = games.with_name("games.sqlite.key")
    key.chmod(0o644)
    games.chmod(0o640)
    assert wrong(games) == {"key": f"chmod 600 {key}", "privacy": f"chmod 600 {games}"}


def test_a_clock_that_is_behind() -> None:
    assert "set the clock" in doctor.examine_clock(time.time() + 3600).remedy
    assert doctor.examine_clock(time.time() - 3600).remedy == doctor.examine_clock(None).remedy == ""


def test_a_full_disk_and_few_files(games: Path) -> None:
    found = wrong(games, disk=1 << 62, files=1 << 62)
    assert "make room" in found["disk"]
    assert "LimitNOFILE" in found["files"]


def test_rules_that_broke(games: Path) -> None:
    folder = games.with_name("games.sqlite.mishaps")
    folder.mkdir()
    (folder / "one.jsonl").touch()
    assert "westphalia verify" in wrong(games)["mishaps"]


def test_the_running_server_answers_as_it_should(server: Server, games: Path) -> None:
    assert wrong(games, f"http://127.0.0.1:{server.port}/") == {}


@contextmanager
def proxy(server: Server, host: str) -> Iterator[str]:
    """In front of the server, one that tells it another name than the one it was asked for."""

    class Handler(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            self.pass_on()

        def do_POST(self) -> None:
            self.pass_on()

        def pass_on(self) -> None:
            there = http.client.HTTPConnection("127.0.0.1", server.port, timeout=30)
            body = self.rfile.read(int(self.headers.get("Content-Length") or 0))
            kept = {name: value for name, value in self.headers.items() if name.lower() not in ("host", "connection")}
            there.request(self.command, self.path, body, {**kept, "Host": host})
            answer = there.getresponse()
            content = answer.read()
            self.send_response(answer.status)
            self.send_header("Content-Length", str(len(content)))
            self.end_headers()
            self.wfile.write(content)
            there.close()

        def log_message(self, *args: object) -> None:
            pass

    with HTTPServer(("127.0.0.1", 0), Handler) as listener:
        thread = threading.Thread(target=listener.serve_forever)
        thread.start()
        yield f"http://127.0.0.1:{listener.server_address[1]}"
        listener.shutdown()
        thread.join()


def test_a_name_that_the_server_does_not_know(server: Server, games: Path) -> None:
    with proxy(server, "games.example.org") as url:
        assert "--name" in wrong(games, url)["names"]


def test_a_proxy_that_keeps_the_host_to_itself(server: Server, games: Path) -> None:
    with proxy(server, f"127.0.0.1:{server.port}") as url:
        assert wrong(games, url) == {"proxy": "have the proxy pass on the Host of the request"}


def test_nobody_at_that_address(games: Path) -> None:
    assert "start the server" in wrong(games, "http://127.0.0.1:1")["address"]
    assert "--url" in wrong(games, "games.example.org")["address"]
