"""A slow game from its first day to its last: three people in browsers and three bots, a clock that is moved, and a
push service, a mail server and a webhook that count. People look in when they are called, twice a day; one of them is
not seen again after the second day.

``WESTPHALIA_SLOW_GAME=price_of_power:s2_01`` plays another one, for as long as it takes.
"""

from __future__ import annotations

import email
import os
import re
import socketserver
import threading
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from email import policy
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.server.moved_server import DAY, HOUR, MovedServer
from tests.server.test_courier import Box, Receiver
from tests.server.test_push import Device

from .play import ASKED, OVER, answer

Window = Callable[..., Any]
GAME, SCENARIO = os.environ.get("WESTPHALIA_SLOW_GAME", "raison_detat:1702").split(":")
SEATS, PEOPLE, DAYS, LAST_SEEN = 6, 3, 10, 2
HALF_A_DAY = DAY / 2
CALLED = 120.0  # seconds after which those who are waited for have been called
PHONE = {"width": 390, "height": 844}
TURN, RUNS_OUT, LATE, END = "your turn", "your time is running out", "your time has run out", "the game is over"


@dataclass
class Called:
    """Somebody, how they were called so far, and how often it ought to be."""

    page: Any
    subjects: Callable[[], list[str]]
    turns: int = 0
    is_awaited: bool = False

    def heard(self, about: str) -> int:
        return sum(about in subject for subject in self.subjects())


class MailServer(socketserver.ThreadingTCPServer):
    daemon_threads = True

    def __init__(self) -> None:
        super().__init__(("127.0.0.1", 0), Box)
        self.heard: list[str] = []
        threading.Thread(target=self.serve_forever, daemon=True).start()

    def mails(self) -> list[Any]:
        return [email.message_from_string(mail, policy=policy.default) for mail in self.heard]


@pytest.fixture
def mail() -> Iterator[MailServer]:
    with MailServer() as server:
        yield server
        server.shutdown()


@pytest.fixture
def ways() -> Iterator[tuple[Device, Receiver]]:
    device, receiver = Device(), Receiver()
    yield device, receiver
    for server in (device, receiver):
        server.shutdown()
        server.server_close()


@pytest.fixture
def house(tmp_path: Path, mail: MailServer) -> Iterator[MovedServer]:
    address = f"smtp://127.0.0.1:{mail.server_address[1]}?from=table@example.org"
    server = MovedServer(tmp_path / "games.sqlite", ["--mail", address])
    yield server
    server.stop()


@pytest.fixture
def people(window: Window, house: MovedServer, mail: MailServer, ways: tuple[Device, Receiver]) -> dict[str, Called]:
    """Ann is called on her phone, Bob by mail, Cid by a webhook."""
    device, receiver = ways
    found = {
        "Ann": Called(visitor(window, house, viewport=PHONE), lambda: [each["title"] for each in device.heard]),
        "Bob": Called(visitor(window, house), lambda: [each["Subject"] for each in mail.mails()]),
        "Cid": Called(visitor(window, house), lambda: [each["subject"] for each in receiver.heard]),
    }
    for name, person in found.items():
        person.page.request.post("/api/me/name", data={"name": name})
    found["Ann"].page.request.post("/api/courier", data={"kind": "push", "address": device.subscription})
    add_way(found["Bob"].page, "mail", "bob@example.org")
    links = re.findall(r"http://\S+/confirm/\w+", mail.mails()[0].get_content())
    found["Bob"].page.goto(links[0])
    add_way(found["Cid"].page, "webhook", receiver.url)
    mail.heard.clear()
    return found


def visitor(window: Window, house: MovedServer, **settings: Any) -> Any:
    page = window(blank=True, base_url=f"http://127.0.0.1:{house.port}", stored={"ask_before_dice": False}, **settings)
    page.goto("/")
    page.wait_for_selector(".game-card h2")
    return page


def add_way(page: Any, kind: str, address: str) -> None:
    page.goto("/#/account")
    page.click(".add-way summary")
    page.select_option(".new-way [name=kind]", kind)
    page.fill(".new-way [name=address]", address)
    page.click(".new-way button")
    page.wait_for_selector(f".way[data-kind={kind}]")


def open_table(people: dict[str, Called]) -> str:
    host, *guests = (person.page for person in people.values())
    bots = [{"kind": "bot", "bot": "steward"}] * (SEATS - PEOPLE)
    body = {
        "game": GAME,
        "scenario": SCENARIO,
        "seats": [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}, *bots],
        "pace": {"kind": "slow", "seconds": int(DAY), "absent": "bot"},
    }
    made = host.request.post("/api/tables", data=body).json()
    for seat, guest in enumerate(guests, 1):
        key = {"seat": seat, "token": made["links"]["seats"][str(seat)]}
        assert guest.request.post(f"/api/tables/{made['id']}/join", data=key).ok
    return str(made["id"])


def test_ten_days_with_one_who_does_not_come_back(house: MovedServer, people: dict[str, Called]) -> None:
    table = open_table(people)
    days = play_to_the_end(house, people, table)
    assert days >= DAYS
    cid = people["Cid"]
    assert (cid.heard(RUNS_OUT), cid.heard(LATE)) == (1, 1)
    house.move(CALLED)
    for name, person in people.items():
        assert person.heard(END) == 1, (name, person.subjects())
        assert person.turns >= LAST_SEEN, name
    ann = people["Ann"].page
    ann.goto(f"/#/table/{table}")
    ann.wait_for_selector(".end .standings")
    assert ann.locator(".standings li").count() == SEATS


def play_to_the_end(house: MovedServer, people: dict[str, Called], table: str) -> float:
    """Days it took. Each is called once for every turn, and for nothing that is no turn of theirs."""
    hours, digests = 0.0, 0
    while True:
        house.move(0)  # until the bots rest
        if note_turns(people, table):
            break
        house.move(CALLED)
        for name, person in people.items():
            assert person.heard(TURN) == person.turns, (name, hours / 24, person.subjects())
        present = [name for name in people if name != "Cid" or hours < LAST_SEEN * 24]
        for name in present:
            if people[name].is_awaited:
                digests += visit(people[name], table)
        house.move(HALF_A_DAY - CALLED)
        hours += HALF_A_DAY / HOUR
    assert digests > 0
    return hours / 24


def note_turns(people: dict[str, Called], table: str) -> bool:
    """Whose turn has begun; whether the game is over."""
    over = False
    for person in people.values():
        lines = person.page.request.get("/api/tables?mine=1").json()
        line = next(each for each in lines if each["id"] == table)
        over = over or line["over"]
        person.turns += line["your_move"] and not person.is_awaited
        person.is_awaited = line["your_move"]
    return over


def visit(person: Called, table: str) -> bool:
    """Decide what there is to decide, and leave; whether there was something to read first."""
    page = person.page
    page.goto(f"/#/table/{table}")
    page.wait_for_selector(f"{ASKED}, {OVER}")
    has_digest = page.locator(".digest .headlines li").count() > 0
    while page.locator(ASKED).count():
        answer(page)
    person.is_awaited = False
    page.goto("/#/")
    expect(page.locator(".mine .table-line")).to_have_count(1)
    return bool(has_digest)
