from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.server import postgres
from tests.server.client import Person, Server

collect_ignore = [] if postgres.IS_INSTALLED else ["test_processes.py"]


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    server = Server(tmp_path_factory.mktemp("server") / "games.sqlite")
    yield server
    assert server.stop() in (0, -15)


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Server]:
    """One on which nobody has tried passwords yet."""
    server = Server(tmp_path / "games.sqlite")
    yield server
    server.stop()


@pytest.fixture(scope="session")
def new_postgres_database() -> Iterator[Callable[[], str]]:
    with postgres.running_postgres() as new_database:
        yield new_database


@pytest.fixture(params=["sqlite", *(["postgresql"] if postgres.IS_INSTALLED else [])])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """A new database of each kind that can be had here."""
    if request.param == "sqlite":
        return str(tmp_path / "games.sqlite")
    new_database: Callable[[], str] = request.getfixturevalue("new_postgres_database")
    return new_database()


@pytest.fixture
def ann(server: Server) -> Person:
    person = Person(server)
    person.post("/api/me/name", {"name": "Ann"})
    return person


@pytest.fixture
def bob(server: Server) -> Person:
    person = Person(server)
    person.post("/api/me/name", {"name": "Bob"})
    return person
