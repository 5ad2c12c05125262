from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.server.client import Person, Server


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    server = Server(tmp_path_factory.mktemp("server") / "games.sqlite")
    yield server
    assert server.stop() in (0, -15)


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
