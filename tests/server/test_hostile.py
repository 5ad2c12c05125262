"""Thousands of malformed, forged, oversized, foreign, stale and too frequent messages: nothing changes or breaks.

``WESTPHALIA_HOSTILE=1000000`` sends that many messages over sockets; otherwise as many as a run of all tests affords.
"""

from __future__ import annotations

import asyncio
import json
import os
import random
import re
import sqlite3
import time
from collections import Counter
from collections.abc import Callable, Coroutine, Iterator
from itertools import count, islice
from pathlib import Path
from statistics import median
from typing import Any, NamedTuple

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from tests.server import hostile
from tests.server.client import GAME, Person, Server
from tests.server.raw_socket import BINARY, TEXT, RawSocket, frame

MESSAGES = int(os.environ.get("WESTPHALIA_HOSTILE", "9000"))
PER_SOCKET = 54  # what one may send at once, but for what takes long and a ping
GUESTS = 20
REQUESTS = 1500
FREQUENT = 400
AT_ONCE = 8
QUICK = 1.0  # seconds that a proper client waits as a rule while all this goes on
AT_MOST = 10.0  # the machine may be busy with other tests
TOLD = ("tables", "seats", "deeds", "chat", "notes", "motions", "starts")


class Scene(NamedTuple):
    """Ann and Bob play at two tables, one of them private; on a third a chair waits for a friend with a link."""

    server: Server
    database: Path
    log: Path
    ann: Person
    bob: Person
    public: str
    private: str
    waiting: str
    link: str
    questions: dict[str, hostile.Question]


@pytest.fixture(scope="module")
def scene(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Scene]:
    folder = tmp_path_factory.mktemp("hostile")
    with (folder / "log").open("w") as log:
        server = Server(folder / "games.sqlite", log=log)
        ann, bob = Person(server), Person(server)
        ann.post("/api/me/name", {"name": "Ann"})
        bob.post("/api/me/name", {"name": "Bob"})
        tables = [ann.make_table("me", "open", visibility=kind) for kind in ("public", "private", "private")]
        for table in tables[:2]:
            bob.post(f"/api/tables/{table['id']}/join", {"token": table["links"]["seats"]["1"]})
        ids = [table["id"] for table in tables]
        link = tables[2]["links"]["seats"]["1"]
        questions = {id: asyncio.run(play_a_little(ann, bob, id, 6, asked)) for asked, id in enumerate(ids[:2])}
        yield Scene(server, folder / "games.sqlite", folder / "log", ann, bob, *ids, link, questions)
        assert server.stop() in (0, -15)
    assert "Traceback" not in (folder / "log").read_text()


async def play_a_little(
    ann: Person, bob: Person, table: str, answers: int, asked: int | None = None
) -> hostile.Question:
    """So that there is something to undo, to repeat and to speak of; on until this seat is asked."""
    async with ann.at(table) as first, bob.at(table) as second:
        chairs = [first, second]
        for chair in chairs:
            await chair.hello()
        while answers > 0 or (asked is not None and not chairs[asked].is_asked()):
            await next(chair for chair in chairs if chair.is_asked()).answer()
            answers -= 1
            for chair in chairs:
                await chair.until("view")
        turn = next(chair for chair in chairs if chair.is_asked())
        return hostile.Question(turn.view["seat"], turn.version, turn.view["ask"]["options"][0]["id"])


def all_that_is_told(scene: Scene) -> dict[str, list[Any]]:
    """Everything the database knows but who has looked in."""
    with sqlite3.connect(scene.database) as connection:
        return {name: connection.execute(f"select * from {name} order by 1, 2").fetchall() for name in TOLD}


async def what_is_seen(scene: Scene) -> list[Any]:
    seen = []
    for person in (scene.ann, scene.bob):
        for table in (scene.public, scene.private):
            async with person.at(table) as chair:
                await chair.hello()
                seen.append((chair.version, chair.view))
    return seen


class ProperClient:
    """Somebody who plays on undisturbed and times it."""

    def __init__(self, scene: Scene) -> None:
        self.scene = scene
        self.waits: list[float] = []
        self._enough = False

    async def __aenter__(self) -> ProperClient:
        self._task = asyncio.create_task(self._look())
        return self

    async def __aexit__(self, *error: object) -> None:
        self._enough = True
        await self._task

    async def _look(self) -> None:
        async with self.scene.bob.at(self.scene.public) as chair:
            await chair.hello()
            while not self._enough:
                begin = time.perf_counter()
                await chair.say("hello")
                await chair.until("view")
                self.waits.append(time.perf_counter() - begin)
                await asyncio.sleep(0.2)


@pytest.fixture
def unharmed(scene: Scene) -> Iterator[Scene]:
    """Before and after: the same tables, the same views, no complaint in the log, and the server answers."""
    told, seen = all_that_is_told(scene), asyncio.run(what_is_seen(scene))
    yield scene
    assert all_that_is_told(scene) == told
    assert asyncio.run(what_is_seen(scene)) == seen
    assert "Traceback" not in scene.log.read_text()
    assert scene.server.process.poll() is None


# over the socket


async def attack_socket(scene: Scene, number: int, guests: list[str]) -> Counter[str]:
    """One socket of a stranger, a forger or a cheat, as full of messages as it may be. What the server said."""
    dice = random.Random(f"socket {number}")
    role = ("stranger", "guest", "forger", "cheat")[number % 4]
    table = dice.choice([scene.public] * 6 + [scene.private, "nosuch"])
    cookie = ""
    if role == "guest":
        cookie = dice.choice(guests)
    elif role == "forger":
        cookie = dice.choice(list(hostile.forged_cookies(dice, scene.ann.cookie, "0" * 32)))
    elif role == "cheat":
        cookie, table = scene.ann.cookie, dice.choice([scene.public, scene.private])
    messages = foul_messages(scene, dice, role, table)
    said: Counter[str] = Counter()
    socket = await RawSocket.connect(scene.server.port, f"/ws/tables/{table}", cookie)
    try:
        socket.send([*messages, frame(hostile.dump({"type": "ping"}))])
        async for answer in socket.answers():
            if answer == "pong":
                said["sent"] += PER_SOCKET
                break
            said[answer] += 1
    finally:
        await socket.close()
    return said


def foul_messages(scene: Scene, dice: random.Random, role: str, table: str) -> list[bytes]:
    """Frames for one socket: half of them say what they must not, half of them nothing that makes sense."""
    question = scene.questions.get(table, scene.questions[scene.public])
    messages: list[bytes] = []
    while len(messages) < PER_SOCKET:
        if role == "cheat":
            foul = list(hostile.by_a_cheat(dice, question, mine=0, seats=2))
        else:
            foul = list(hostile.by_strangers(dice, question, seats=2))
        good = [json.loads(message) for message in foul]
        messages += dice.sample(foul, 9) + [hostile.garbled(dice, good) for _ in range(9)]
    dice.shuffle(messages)
    return [
        frame(message, TEXT if hostile.is_text(message) and dice.random() < 0.9 else BINARY) for message in messages
    ]


async def attack_all(
    work: Iterator[Coroutine[Any, Any, Counter[str]]], enough: Callable[[Counter[str]], bool]
) -> Counter[str]:
    """So many at a time, until it is enough."""
    said: Counter[str] = Counter()

    async def one_after_another() -> None:
        for job in work:
            said.update(await job)
            if enough(said):
                return

    await asyncio.gather(*(one_after_another() for _ in range(AT_ONCE)))
    return said


def test_nothing_comes_of_messages_that_are_not_in_order(unharmed: Scene) -> None:
    people = [Person(unharmed.server) for _ in range(GUESTS)]
    for person in people:
        person.get("/api/me")
    guests = [person.cookie for person in people]

    async def scenario() -> None:
        async with ProperClient(unharmed) as bob:
            attacks = (attack_socket(unharmed, number, guests) for number in count())
            said = await attack_all(attacks, lambda said: said["sent"] >= MESSAGES)
        assert said["refused"] > said["sent"] * 0.8, said
        assert set(said) <= {
            *("sent", "refused", "welcome", "view", "players", "cards", "odds", "closed 4403", "closed 4404"),
        }, said
        assert median(bob.waits) < QUICK and max(bob.waits) < AT_MOST

    asyncio.run(scenario())


def test_who_talks_all_the_time_is_shown_the_door(unharmed: Scene) -> None:
    async def scenario() -> Counter[str]:
        said: Counter[str] = Counter()
        async with unharmed.ann.at(unharmed.public) as chair:
            await chair.hello()
            try:
                for number in range(FREQUENT):
                    await chair.say("answer", version=0, seat=0, id=str(number))
                while True:
                    said[(await chair.refusal())] += 1
            except ConnectionClosed as closed:
                assert closed.rcvd is not None
                said[f"closed {closed.rcvd.code}"] += 1
        return said

    said = asyncio.run(scenario())
    assert said["refused-often"] > 150
    assert said["closed 4429"] == 1


@pytest.mark.parametrize(
    ("content", "code"),
    [(b"\xff\xfe", 1007), (b'{"type":"chat","text":"\xed\xa0\x80"}', 1007), (b"x" * 70_000, 1009)],
)
def test_what_is_no_text_or_much_too_long_ends_the_socket(unharmed: Scene, content: bytes, code: int) -> None:
    async def scenario() -> None:
        for times in (1, 20):
            async with unharmed.ann.at(unharmed.public) as chair:
                with pytest.raises(ConnectionClosed) as closed:
                    for _ in range(times):
                        await chair.socket.send(content, text=True)
                    while True:
                        await chair.hear()
            assert times > 1 or (closed.value.rcvd is not None and closed.value.rcvd.code == code)

    asyncio.run(scenario())


def test_no_answer_counts_twice(unharmed: Scene) -> None:
    """Every answer that was once taken, sent again by those who gave it."""
    with sqlite3.connect(unharmed.database) as connection:
        query = "select seq, seat, answer from deeds where table_id = ? order by seq"
        deeds = connection.execute(query, [unharmed.public]).fetchall()[-10:]

    async def scenario() -> list[str]:
        refusals = []
        async with unharmed.ann.at(unharmed.public) as first, unharmed.bob.at(unharmed.public) as second:
            for seq, seat, answer in deeds:
                chair = (first, second)[seat]
                await chair.say("answer", version=seq - 1, seat=seat, id=answer)
                refusals.append(await chair.refusal())
        return refusals

    assert asyncio.run(scenario()) == ["refused-stale"] * len(deeds)


# over HTTP


async def send_raw(scene: Scene, content: bytes, patience: float = 30) -> tuple[int, bytes]:
    """Status and answer, whatever was sent; status 0: the server hung up or waits for more."""
    reader, writer = await asyncio.open_connection("127.0.0.1", scene.server.port)
    try:
        writer.write(content)
        answer = await asyncio.wait_for(reader.read(), patience)
    except (ConnectionError, TimeoutError):
        return 0, b""
    finally:
        writer.close()
    found = re.match(rb"HTTP/1\.1 (\d{3})", answer)
    return int(found[1]) if found else 0, answer


def request(method: str, path: str, body: bytes = b"", cookie: str = "", kind: str = "application/json") -> bytes:
    headers = f"Host: localhost\r\nConnection: close\r\nContent-Type: {kind}\r\nContent-Length: {len(body)}\r\n"
    if cookie:
        headers += f"Cookie: {cookie}\r\n"
    return f"{method} {path} HTTP/1.1\r\n{headers}\r\n".encode("latin-1", "replace") + body


class Request(NamedTuple):
    method: str
    path: str
    body: bytes
    cookie: str
    kind: str


def foul_requests(scene: Scene, paths: dict[str, Any], seed: int) -> Iterator[Request]:
    """Every call the server offers, with places and bodies that don't fit, from people who have no business there."""
    dice = random.Random(seed)
    calls = [(method.upper(), path) for path, methods in paths.items() for method in methods]
    strange = [
        "nosuch",
        "%00",
        "..%2f..",
        "%ff%fe",
        "-1",
        "99999999999999999999",
        "x" * 3000,
        "%3Cscript%3E",
        "NaN",
        "1e9",
    ]
    tables = [scene.public, scene.private, scene.waiting, *strange]
    bodies = [
        {"game": GAME, "seats": [{"kind": "me"}] * 2, "secret": "1"},
        {"game": GAME, "seats": [{"kind": "king"}] * 2},
        {"game": "nosuch", "seats": [{"kind": "me"}] * 2},
        {"game": GAME, "seats": [{"kind": "bot", "bot": "nosuch"}] * 2},
        {"game": GAME, "seats": [{"kind": "me"}]},
        {"game": GAME, "seats": [{"kind": "me"}] * 2, "options": {"nosuch": 1}},
        {"seat": 1, "token": scene.link[:-1]},
        {"seat": 0, "token": scene.link},
        {"token": scene.link.swapcase()},
        {"seat": 1},
        {"bot": "random"},
        {"moves": 2, "seat": 1},
        {"record": hostile.HTML},
        {"record": '{"format":"westphalia-record-1"}'},
        {"name": "Ann", "password": "guess" * 3},
    ]
    guests = ["", *hostile.forged_cookies(dice, scene.ann.cookie, "0" * 32)]
    while True:
        method, path = dice.choice(calls)
        path = re.sub(r"\{table_id[^}]*\}", lambda found: dice.choice(tables), path)
        path = re.sub(r"\{game[^}]*\}", lambda found: dice.choice([GAME, *strange]), path)
        path = re.sub(r"\{[^}]*\}", lambda found: dice.choice(["0", "1", "en", *strange]), path)
        if dice.random() < 0.3:
            path += dice.choice(
                ["?seat=1", "?seat=-1", "?seat=x", "?mine=maybe", "?q=" + "a%20" * 400, "?moves=1e9", "?%ff"]
            )
        content = hostile.dump(dice.choice(bodies)) if dice.random() < 0.5 else hostile.garbled(dice, bodies)
        kind = dice.choice(["application/json"] * 6 + ["text/plain", "multipart/form-data; boundary=x", "x/\xff", ""])
        yield Request(dice.choice([method] * 8 + ["PUT", "DELETE", "PATCH"]), path, content, dice.choice(guests), kind)


PAGES = ("/api/courier/stop/", "/api/courier/confirm/")  # opened from a letter, by people


def test_nothing_comes_of_requests_that_are_not_in_order(unharmed: Scene) -> None:
    paths = unharmed.ann.get("/schema/openapi.json")["paths"]
    requests = foul_requests(unharmed, paths, 1789)

    async def one(foul: Request) -> Counter[str]:
        status, answer = await send_raw(unharmed, request(*foul))
        assert 200 <= status < 500, (foul, status, answer[:2000])
        head, _, body = answer.partition(b"\r\n\r\n")
        assert foul.path.startswith(PAGES) or b"text/html" not in head.lower(), (foul, head)
        assert b"Traceback" not in body and b'File \\"' not in body, (foul, body)
        return Counter({f"{status // 100}xx": 1})

    async def scenario() -> None:
        async with ProperClient(unharmed) as bob:
            said = await attack_all((one(foul) for foul in islice(requests, REQUESTS)), lambda _: False)
        assert said["4xx"] > REQUESTS / 2, said
        assert median(bob.waits) < QUICK and max(bob.waits) < AT_MOST

    asyncio.run(scenario())


def test_a_tampered_seat_link_opens_no_chair(unharmed: Scene) -> None:
    link, path = unharmed.link, f"/api/tables/{unharmed.waiting}/join"
    changed = [f"{link[:n]}{'A' if link[n] != 'A' else 'B'}{link[n + 1 :]}" for n in range(len(link))]
    for token in (*changed, link[:-1], f"{link}A", link.swapcase(), f" {link}", "%", "\0", "ż"):
        assert Person(unharmed.server).send("POST", path, {"token": token})[0] == 409, token
    assert Person(unharmed.server).send("POST", path, {"token": link, "seat": 0})[0] == 409
    assert Person(unharmed.server).send("POST", path, {"seat": 1})[0] == 403
    assert Person(unharmed.server).send("POST", f"/api/tables/{unharmed.private}/join", {"token": link})[0] == 409


def test_what_is_others_is_denied(unharmed: Scene) -> None:
    """Well-formed requests of a stranger, and of Bob where they are about Ann's chair."""
    stranger = Person(unharmed.server)
    for person in (stranger, unharmed.bob):
        for table in (unharmed.public, unharmed.private):
            for call, body in (
                ("seats/0/bot", {"bot": "random"}),
                ("seats/0/bot", {"bot": None}),
                ("what-if", {"moves": 1, "seat": 0}),
                ("history/1?seat=0", None),
                ("history/1?truth=true", None),
                ("board-text?seat=0", None),
                ("cards?seat=0", None),
            ):
                status, _ = person.send("GET" if body is None else "POST", f"/api/tables/{table}/{call}", body)
                assert status == 403, (table, call, status)
    stranger.post(f"/api/tables/{unharmed.public}/leave")
    for call in ("", "/record", "/history/1", "/board-text", "/cards", "/charts"):
        assert stranger.send("GET", f"/api/tables/{unharmed.private}{call}")[0] == 403, call
    assert unharmed.private not in json.dumps(stranger.get("/api/tables"))


def test_no_file_but_the_page_is_given_away(unharmed: Scene) -> None:
    async def scenario() -> None:
        for path in hostile.TRAVERSALS:
            status, answer = await send_raw(unharmed, request("GET", path))
            assert 200 <= status < 500, (path, status)
            for secret in (b"root:", b"sqlalchemy", b"[project]", b"class Title"):
                assert secret not in answer, (path, answer[:500])

    asyncio.run(scenario())


def test_what_is_no_http_is_refused(unharmed: Scene) -> None:
    dice = random.Random(1815)
    upgrade = "Host: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
    wrong = [
        b"\r\n\r\n",
        b"HELLO\r\n\r\n",
        b"GET / HTTP/9.9\r\n\r\n",
        b"GET  HTTP/1.1\r\nHost: x\r\n\r\n",
        b"GET / HTTP/1.1\r\nHost: x\r\n" + b"X: " + b"y" * 200_000 + b"\r\n\r\n",
        b"GET / HTTP/1.1\r\nConnection: close\r\n" + b"X: y\r\n" * 5000 + b"\r\n",
        b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: -5\r\n\r\n{}",
        b"POST /api/tables HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\nZZ\r\n{}\r\n",
        *(f"GET /ws/tables/x HTTP/1.1\r\n{upgrade}Sec-WebSocket-Version: {n}\r\n\r\n".encode() for n in (1, 13, 99)),
        f"GET /api/me HTTP/1.1\r\n{upgrade}Sec-WebSocket-Key: x\r\nSec-WebSocket-Version: 13\r\n\r\n".encode(),
        *(dice.randbytes(dice.randint(1, 2000)) + b"\r\n\r\n" for _ in range(50)),
    ]

    async def scenario() -> None:
        for content in wrong:
            status, answer = await send_raw(unharmed, content, patience=0.1)
            assert status < 500, (content[:200], answer[:500])

    asyncio.run(scenario())


def test_a_forged_cookie_is_nobody(unharmed: Scene) -> None:
    me = unharmed.ann.get("/api/me")["id"]
    for cookie in hostile.forged_cookies(random.Random(1), unharmed.ann.cookie, me):
        stranger = Person(unharmed.server)
        stranger.cookie = cookie.encode("latin-1", "replace").decode("latin-1")
        assert stranger.get("/api/me")["id"] != me
        status, _ = stranger.send("GET", f"/api/tables/{unharmed.private}")
        assert status == 403


def test_a_page_of_another_site_gets_no_socket(unharmed: Scene) -> None:
    async def scenario() -> int:
        url = f"ws://127.0.0.1:{unharmed.server.port}/ws/tables/{unharmed.public}"
        headers = {"Cookie": unharmed.ann.cookie, "Origin": "https://evil.example"}
        async with connect(url, additional_headers=headers, proxy=None) as socket:
            with pytest.raises(ConnectionClosed) as closed:
                await socket.recv()
        assert closed.value.rcvd is not None
        return int(closed.value.rcvd.code)

    assert asyncio.run(scenario()) == 4403


def test_html_stays_text(scene: Scene) -> None:
    """Names and chat are kept as they are and sent as JSON, never as a page."""
    eve = Person(scene.server)
    eve.post("/api/me/name", {"name": hostile.HTML[:40]})
    status, answer = asyncio.run(send_raw(scene, request("GET", "/api/me", cookie=eve.cookie)))
    assert status == 200
    assert b"content-type: application/json" in answer.lower()
    assert json.loads(answer.partition(b"\r\n\r\n")[2])["name"] == hostile.HTML[:40]


def test_the_game_goes_on(scene: Scene) -> None:
    """After all that."""
    begin = time.perf_counter()
    asyncio.run(play_a_little(scene.ann, scene.bob, scene.public, answers=1))
    assert scene.ann.get(f"/api/tables/{scene.public}")["version"] == scene.questions[scene.public].version + 1
    assert time.perf_counter() - begin < AT_MOST
