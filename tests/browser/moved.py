"""A house whose clock is moved by hand, and people in browsers there."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest

from tests.server.moved_server import DAY, MovedServer

from .play import ASKED, answer, sit_down

Window = Callable[..., Any]


@pytest.fixture(scope="module")
def moved(tmp_path_factory: pytest.TempPathFactory) -> Iterator[MovedServer]:
    server = MovedServer(tmp_path_factory.mktemp("moved") / "games.sqlite")
    yield server
    server.stop()


@pytest.fixture
def visitor(window: Window, moved: MovedServer) -> Window:
    """A new person with this name in that house."""

    def come(name: str, **settings: Any) -> Any:
        page = window(blank=True, base_url=f"http://127.0.0.1:{moved.port}", **settings)
        page.goto("/")
        page.request.post("/api/me/name", data={"name": name})
        page.reload()
        page.wait_for_selector(".game-card h2")
        return page

    return come


def slow_table(host: Any, guest: Any, absent: str, **more: Any) -> str:
    """Two people and a bot at a table that gives a day; the id."""
    seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "bot", "bot": "steward"}]
    pace = {"kind": "slow", "seconds": int(DAY), "absent": absent}
    body = {"game": "six_continents", "scenario": "short", "seats": seats, "pace": pace, **more}
    made = host.request.post("/api/tables", data=body).json()
    table = str(made["id"])
    guest.request.post(f"/api/tables/{table}/join", data={"seat": 1, "token": made["links"]["seats"]["1"]})
    sit_down(host, table)
    return table


def play_until_waiting(page: Any) -> None:
    """Until others are asked."""
    while True:
        page.wait_for_selector(f"{ASKED}, .decision .waiting")
        if not page.locator(ASKED).count():
            return
        answer(page)
