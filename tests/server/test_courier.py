"""People are called to their tables: once a turn, when they are not there, and never twice for what was sent."""

from __future__ import annotations

import asyncio
import json
import socketserver
import threading
import time
from collections.abc import Iterator
from datetime import UTC, datetime
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from tests.server.client import Person, Server
from westphalia.games import price_of_power
from westphalia.games.six_continents import TITLE
from westphalia.kernel.contract import BadInput
from westphalia.server.bot_pool import WorkerPool
from westphalia.server.carriers import Message, NotSent, check_webhook, mail_server, post_webhook, send_mail
from westphalia.server.courier import MOST_TRIES, Courier
from westphalia.server.letters import add_channel, channel_by, due_letters, keep_wishes
from westphalia.server.open_tables import OpenTables
from westphalia.server.rows import Chair, TableRow
from westphalia.server.schema import LETTERS
from westphalia.server.storage import Storage
from westphalia.server.wishes import Wishes

TABLE = "t"


class Receiver(HTTPServer):
    """A webhook on this machine: what came, and what it answers."""

    def __init__(self) -> None:
        super().__init__(("127.0.0.1", 0), Hook)
        self.heard: list[dict[str, Any]] = []
        self.status = 204
        threading.Thread(target=self.serve_forever, daemon=True).start()

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.server_port}/hook?room=1"


class Hook(BaseHTTPRequestHandler):
    server: Receiver

    def do_POST(self) -> None:
        content = self.rfile.read(int(self.headers["Content-Length"]))
        self.server.heard.append(json.loads(content))
        self.send_response(self.server.status)
        self.end_headers()

    def log_message(self, format: str, *args: Any) -> None:
        pass


@pytest.fixture
def receiver() -> Iterator[Receiver]:
    found = Receiver()
    yield found
    found.shutdown()
    found.server_close()


async def a_house(tmp_path: Path, hook: str) -> tuple[Courier, Storage]:
    """Ann and Bob at a table of two; Bob is called by a webhook."""
    storage = await Storage.open(str(tmp_path / "games.sqlite"))
    for name in ("ann", "bob"):
        await storage.keep_user(name, name=name.title())
    row = TableRow(
        TABLE, TITLE.id, TITLE.version, "standard", 2, {"capital_pick": "forward"}, "en", "public", "live",
        None, "1444", "ann", 1.0, 1.0, 0, [0], False, False,
    )  # fmt: skip
    await storage.add_table(row, [Chair(0, "ann", None, "a", "Ann"), Chair(1, "bob", None, "b", "Bob")])
    await add_channel(storage, "bob", "webhook", hook, "en", "https://games.example.org")
    return Courier(storage, OpenTables(storage, WorkerPool(1)), private=True), storage


async def until_asked(courier: Courier, seat: int) -> None:
    """Those who are asked give default answers until this seat is asked."""
    async with courier.tables.at(TABLE) as room:
        while room.table.waiting() != [seat]:
            await step(room.table)


async def step(table: Any) -> None:
    ask = table.session.asks()[0]
    await table.answer(ask.seat, ask.kind.option_id(ask.default_value()))


async def letters(storage: Storage, *, make_due: bool = True) -> int:
    if make_due:
        async with storage.write() as connection:
            await connection.execute(sa.update(LETTERS).values(due=0.0))
    return len(await due_letters(storage, time.time() + 1e6, 100))


def played(tmp_path: Path, receiver: Receiver, play: Any) -> None:
    async def scenario() -> None:
        courier, storage = await a_house(tmp_path, receiver.url)
        try:
            await play(courier, storage)
        finally:
            await courier.tables.close()
            await storage.close()

    asyncio.run(scenario())


def test_somebody_is_called_once_a_turn_with_what_happened(tmp_path: Path, receiver: Receiver) -> None:
    async def play(courier: Courier, storage: Storage) -> None:
        await until_asked(courier, 0)
        await until_asked(courier, 1)
        async with courier.tables.at(TABLE) as room:
            room.table.session.state.log("log-war", "SC-1.14", seat=0, other=1)
        assert await courier.carry() == 0  # not due yet
        assert await letters(storage) == 1
        assert await courier.carry() == 1
        assert await courier.carry() == 0
        (heard,) = receiver.heard
        assert heard["subject"] == "Six Continents: your turn"
        assert heard["link"] == "https://games.example.org/#/table/t"
        assert "war" in heard["text"].lower()

    played(tmp_path, receiver, play)


def test_a_realm_that_the_rules_play_is_not_called(tmp_path: Path) -> None:
    """War on the first Bot of a solo game, whose seat has no chair: the answer is kept, and nobody is written to."""

    async def scenario() -> None:
        storage = await Storage.open(str(tmp_path / "games.sqlite"))
        title = price_of_power.TITLE
        await storage.keep_user("ann", name="Ann")
        row = TableRow(
            TABLE, title.id, title.version, "s2_06", 1, {}, "en", "public", "live", None, "1444", "ann", 1.0, 1.0, 0,
            [0], False, False,
        )  # fmt: skip
        await storage.add_table(row, [Chair(0, "ann", None, "a", "Ann")])
        tables = OpenTables(storage, WorkerPool(1))
        try:
            async with tables.at(TABLE) as room:
                game = room.table.session.state
                game.log("log-war", "PP-9.1.1", seat=0, realm=list(game.seat_of).index(1))
                version = room.table.version
                await step(room.table)
                assert room.table.version == version + 1
            assert await letters(storage) == 0
        finally:
            await tables.close()
            await storage.close()

    asyncio.run(scenario())


def test_who_has_answered_is_not_called(tmp_path: Path, receiver: Receiver) -> None:
    async def play(courier: Courier, storage: Storage) -> None:
        await until_asked(courier, 0)
        await until_asked(courier, 1)
        assert await letters(storage) == 1
        await until_asked(courier, 0)
        assert await letters(storage) == 0

    played(tmp_path, receiver, play)


def test_what_can_not_be_sent_is_tried_later_and_the_reason_is_kept(tmp_path: Path, receiver: Receiver) -> None:
    async def play(courier: Courier, storage: Storage) -> None:
        await until_asked(courier, 0)
        await until_asked(courier, 1)
        receiver.status = 503
        for tries in range(1, MOST_TRIES):
            assert await letters(storage) == 1
            before = time.time()
            assert await courier.carry() == 0
            (letter,) = await due_letters(storage, before + 1e9, 9)
            assert letter.tries == tries and letter.due >= before + 60 * 3 ** (tries - 1)
            channel = await channel_by(storage, id=letter.channel_id)
            assert channel is not None and channel.error == "it answered 503"
        await letters(storage)
        await courier.carry()
        assert await letters(storage) == 0  # enough
        assert len(receiver.heard) == MOST_TRIES

    played(tmp_path, receiver, play)


def test_nobody_is_called_who_does_not_want_it(tmp_path: Path, receiver: Receiver) -> None:
    async def play(courier: Courier, storage: Storage) -> None:
        await until_asked(courier, 0)
        await until_asked(courier, 1)
        await letters(storage)
        (letter,) = await due_letters(storage, time.time(), 9)
        await keep_wishes(storage, letter.user_id, "", Wishes(["over"]))
        assert await courier.carry() == 0 and await letters(storage) == 0

    played(tmp_path, receiver, play)
    assert receiver.heard == []


# carriers


def test_a_webhook_within_the_network_is_not_called_for_strangers(receiver: Receiver) -> None:
    message = Message("Your turn", "", "https://games.example.org/")
    for url in (receiver.url, "http://localhost:1/", "http://[::1]:1/", "http://10.1.2.3/", "http://169.254.169.254/"):
        with pytest.raises(NotSent, match="private network"):
            post_webhook(url, message)
    assert receiver.heard == []
    post_webhook(receiver.url, message, private=True)
    assert [heard["subject"] for heard in receiver.heard] == ["Your turn"]


@pytest.mark.parametrize("url", ["", "ftp://example.org/", "https://", "https://a:b@example.org/", "javascript:1"])
def test_what_is_no_webhook(url: str) -> None:
    with pytest.raises(NotSent):
        check_webhook(url)


class Box(socketserver.StreamRequestHandler):
    """As much of a mail server as it takes to get a mail."""

    def handle(self) -> None:
        self.wfile.write(b"220 box\r\n")
        while line := self.rfile.readline():
            word = line[:4].upper()
            if word == b"DATA":
                self.wfile.write(b"354 go on\r\n")
                lines = []
                while (part := self.rfile.readline()) != b".\r\n":
                    lines.append(part)
                self.server.heard.append(b"".join(lines).decode())  # type: ignore[attr-defined]
            self.wfile.write(b"221 bye\r\n" if word == b"QUIT" else b"250 ok\r\n")


def test_a_mail_keeps_to_its_table_and_can_be_ended() -> None:
    with socketserver.TCPServer(("127.0.0.1", 0), Box) as box:
        box.heard = []  # type: ignore[attr-defined]
        threading.Thread(target=box.serve_forever, daemon=True).start()
        server = mail_server(f"smtp://127.0.0.1:{box.server_address[1]}?from=table@example.org")
        stop = "https://games.example.org/api/courier/stop/s"
        send_mail(server, "bob@example.org", Message("Dein Zug: été", "War!", "https://games.example.org/", "t", stop))
        box.shutdown()
        (mail,) = box.heard  # type: ignore[attr-defined]
    for part in ("To: bob@example.org", "References: <table-t@example.org>", f"List-Unsubscribe: <{stop}>", "War!"):
        assert part in mail
    with pytest.raises(NotSent):
        send_mail(server, "bob@example.org", Message("", "", ""))


def test_a_mail_server_that_is_none() -> None:
    for url in ("smtp://host", "http://host?from=a@b", "smtp://?from=a@b"):
        with pytest.raises(BadInput, match="smtp://user:password@host"):
            mail_server(url)


# over HTTP


@pytest.fixture
def house(tmp_path: Path) -> Iterator[Server]:
    server = Server(tmp_path / "games.sqlite", more=["--private-webhooks"])
    yield server
    if server.process.poll() is None:
        server.stop()


def test_the_ways_are_ones_own(house: Server, receiver: Receiver) -> None:
    ann, bob = Person(house), Person(house)
    ann.get("/api/me"), bob.get("/api/me")
    way = ann.post("/api/courier", {"kind": "webhook", "address": receiver.url, "language": "pl"})
    info = ann.get("/api/courier")
    assert (info["mail"], info["ways"], bob.get("/api/courier")["ways"]) == (False, [way], [])
    ann.post(f"/api/courier/{way['id']}/try")
    assert receiver.heard[0]["subject"] == "Westphalia: tak będziemy cię powiadamiać"
    for method, path in (("DELETE", ""), ("POST", "/try")):
        assert bob.send(method, f"/api/courier/{way['id']}{path}")[0] == 404
    assert ann.send("DELETE", f"/api/courier/{way['id']}")[0] == 204
    assert ann.get("/api/courier")["ways"] == []
    assert ann.send("POST", "/api/courier", {"kind": "mail", "address": "ann@example.org"})[0] == 400
    assert ann.send("POST", "/api/courier", {"kind": "webhook", "address": "nonsense"})[0] == 400
    for _ in range(5):
        ann.post("/api/courier", {"kind": "feed"})
    assert ann.send("POST", "/api/courier", {"kind": "feed"})[0] == 409


def test_a_feed_names_the_tables_that_wait(house: Server) -> None:
    ann = Person(house)
    ann.get("/api/me")
    feed = ann.post("/api/courier", {"kind": "feed"})["feed"]
    assert b"<entry>" not in ann.fetch("GET", feed)[1]
    table = ann.make_table("me", "me")["id"]
    reader = Person(house)
    status, content = reader.fetch("GET", feed)
    assert status == 200 and f"/#/table/{table}".encode() in content and b"Six Continents: your turn" in content
    assert b"<summary>Your decision: Setup: Players.</summary>" in content
    ann.make_table("me", "me", pace={"kind": "slow", "seconds": 86400})
    assert b"Your decision: Setup: Players. 24 hours are left." in reader.fetch("GET", feed)[1]
    assert reader.fetch("GET", feed[:-4] + "0000")[0] == 404


def test_a_calendar_has_the_hour_at_which_a_clock_runs_out(house: Server) -> None:
    ann = Person(house)
    ann.get("/api/me")
    way = ann.post("/api/courier", {"kind": "feed"})
    reader = Person(house)
    status, content = reader.fetch("GET", way["calendar"])
    assert status == 200 and content.startswith(b"BEGIN:VCALENDAR\r\n") and b"VEVENT" not in content
    table = ann.make_table("me", "me", pace={"kind": "slow", "seconds": 86400})["id"]
    lines = reader.fetch("GET", way["calendar"])[1].decode().replace("\r\n ", "").split("\r\n")
    event = dict(line.split(":", 1) for line in lines[lines.index("BEGIN:VEVENT") : lines.index("END:VEVENT")])
    assert event["SUMMARY"] == "Six Continents: your turn" and event["URL"].endswith(f"/#/table/{table}")
    assert event["DESCRIPTION"].startswith("Your decision: Setup: Players.")
    ends = datetime.strptime(event["DTEND"], "%Y%m%dT%H%M%SZ").replace(tzinfo=UTC).timestamp()
    assert abs(ends - time.time() - 86400) < 60
    assert all(len(line) <= 75 for line in reader.fetch("GET", way["calendar"])[1].split(b"\r\n"))
    assert reader.fetch("GET", way["calendar"][:-4] + "0000")[0] == 404


def test_a_letter_outlives_the_server_and_is_sent_once(house: Server, receiver: Receiver, tmp_path: Path) -> None:
    ann, bob = Person(house), Person(house)
    bob.get("/api/me")
    bob.post("/api/courier", {"kind": "webhook", "address": receiver.url})
    made = ann.make_table("me", "open", options={"capital_pick": "forward"})
    bob.post(f"/api/tables/{made['id']}/join", {})

    async def play() -> None:
        async with ann.at(made["id"]) as one:
            await one.hello()
            while one.is_asked():
                await one.step()

    asyncio.run(play())
    house.kill()
    engine = sa.create_engine(f"sqlite:///{tmp_path / 'games.sqlite'}")
    with engine.begin() as connection:
        assert connection.execute(sa.update(LETTERS).values(due=0.0)).rowcount == 1
    again = Server(tmp_path / "games.sqlite", more=["--private-webhooks"])
    deadline = time.monotonic() + 30
    while not receiver.heard and time.monotonic() < deadline:
        time.sleep(0.1)
    again.stop()
    assert [heard["table"] for heard in receiver.heard] == [made["id"]]
    with engine.begin() as connection:
        assert connection.execute(sa.select(sa.func.count()).select_from(LETTERS)).scalar() == 0
    engine.dispose()
