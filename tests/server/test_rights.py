"""What is whose: chairs and the eyes that go with them, talks, notes, votes, names, cookies; and who may ask at all."""

from __future__ import annotations

import asyncio
import http.client
import json
import socket
from contextlib import ExitStack
from pathlib import Path

import pytest
from litestar.datastructures import Address
from websockets.exceptions import ConnectionClosed

from tests.server.client import Person, Server, both_at, table_of_two
from westphalia.server.api import Denied
from westphalia.server.rate_limits import AtOnce


def test_who_leaves_a_chair_sees_no_longer_with_its_eyes(ann: Person, bob: Person, server: Server) -> None:
    made = ann.make_table("me", "open")
    table, token = made["id"], made["links"]["seats"]["1"]
    bob.post(f"/api/tables/{table}/join", {"token": token})
    cid = Person(server)

    async def scenario() -> None:
        async with ann.at(table) as one, bob.at(table) as two:
            await one.hello()
            await two.hello()
            assert two.view["seat"] == 1
            bob.post(f"/api/tables/{table}/leave")
            await two.until("view")
            assert two.view["seat"] is None
            cid.post(f"/api/tables/{table}/join", {"token": token})
            async with cid.at(table) as three:
                await three.hello()
                asked = one if one.is_asked() else three
                await asked.answer()
                await two.until("view")
                assert three.view["seat"] == 1 and two.view["seat"] is None

    asyncio.run(scenario())


def test_who_leaves_a_private_table_is_shown_out(ann: Person, bob: Person) -> None:
    made = ann.make_table("me", "open", visibility="private")
    table = made["id"]
    bob.post(f"/api/tables/{table}/join", {"token": made["links"]["seats"]["1"]})

    async def scenario() -> None:
        async with ann.at(table) as one, bob.at(table) as two:
            await one.hello()
            await two.hello()
            bob.post(f"/api/tables/{table}/leave")
            with pytest.raises(ConnectionClosed):
                while True:
                    assert (await two.hear())["type"] != "view"
            await one.hello()

    asyncio.run(scenario())


def test_the_next_on_a_chair_does_not_read_what_was_said_to_the_last(ann: Person, bob: Person, server: Server) -> None:
    made = ann.make_table("me", "open")
    table, token = made["id"], made["links"]["seats"]["1"]
    cid = Person(server)

    async def talk(person: Person, text: str, to: int) -> list[str]:
        async with person.at(table) as chair:
            await chair.hello()
            await chair.say("chat", text=text, to=to)
            await chair.until("chat")
            return await heard(person)

    async def heard(person: Person) -> list[str]:
        async with person.at(table) as chair:
            return [line["text"] for line in (await chair.hello())["chat"]]

    async def scenario() -> None:
        await talk(ann, "to whoever comes", 1)
        bob.post(f"/api/tables/{table}/join", {"token": token})
        assert await talk(bob, "let us two divide the world", 0) == ["to whoever comes", "let us two divide the world"]
        await talk(ann, "gladly", 1)
        bob.post(f"/api/tables/{table}/leave")
        cid.post(f"/api/tables/{table}/join", {"token": token})
        assert await heard(cid) == ["to whoever comes"]
        assert await talk(ann, "welcome", 1) == await heard(ann)
        assert await heard(cid) == ["to whoever comes", "welcome"]
        assert await heard(bob) == ["let us two divide the world", "gladly"]

    asyncio.run(scenario())


def test_who_logs_in_brings_notes_and_talks_along(ann: Person, server: Server, tmp_path: Path) -> None:
    account = Person(server)
    account.get("/api/me")
    account.post("/api/register", {"name": f"Dora {tmp_path.name[-20:]}", "password": "correct horse"})
    guest = Person(server)
    guest.get("/api/me")
    table = table_of_two(guest, ann)

    async def scenario() -> None:
        async with both_at(table, guest, ann) as (chair, other):
            await chair.say("note", text="trust nobody")
            await chair.say("chat", text="psst", to=1)
            await other.until("chat")
            await other.say("chat", text="hm?", to=0)
            await chair.until("chat", lambda m: m["line"]["text"] == "hm?")
        guest.post("/api/login", {"name": f"Dora {tmp_path.name[-20:]}", "password": "correct horse"})
        async with guest.at(table) as chair:
            welcome = await chair.hello()
            assert welcome["note"] == "trust nobody"
            assert [line["text"] for line in welcome["chat"]] == ["psst", "hm?"]
            assert welcome["last_seen"] is not None

    asyncio.run(scenario())


def test_a_vote_of_ones_own_is_no_yes_to_anothers(ann: Person, bob: Person, server: Server) -> None:
    cid = Person(server)
    table = ann.make_table("me", "open", "open", options={"capital_pick": "forward"})["id"]
    bob.post(f"/api/tables/{table}/join", {"seat": 1})
    cid.post(f"/api/tables/{table}/join", {"seat": 2})

    async def scenario() -> None:
        async with ann.at(table) as one, bob.at(table) as two:
            await one.hello()
            await two.hello()
            await one.say("vote", vote="bot", yes=True, seat=2)
            await two.until("vote")
            await two.say("vote", vote="bot", yes=True, seat=0)
            assert await two.refusal() == "refused-vote-open"
            await two.say("vote", vote="bot", yes=False)
            await one.until("vote", lambda m: m["state"] == "failed")
            for _ in range(2):
                await (one if one.is_asked() else two).answer()
                await one.until("view")
                await two.until("view")
            await one.say("takeback")
            await two.until("vote", lambda m: m["vote"] == "takeback")
            await two.say("takeback")
            assert await two.refusal() == "refused-vote-open"

    asyncio.run(scenario())


@pytest.mark.parametrize("others", ["foo{a}=1", "a b=1", 'x="', "a@b=2", "é=1", "westphalia=forged"])
def test_the_cookies_of_other_programs_do_not_hide_ours(ann: Person, server: Server, others: str) -> None:
    me = ann.get("/api/me")["id"]
    person = Person(server)
    for person.cookie in (f"{others}; {ann.cookie}", f"{ann.cookie}; {others}"):
        assert person.get("/api/me")["id"] == me


@pytest.mark.parametrize("path", ["/", "/js/main.js", "/api/me", "/api/tables/none", "/no/such/page", "/games/none"])
def test_every_answer_tells_browsers_what_to_forbid(server: Server, path: str) -> None:
    connection = http.client.HTTPConnection("127.0.0.1", server.port, timeout=10)
    connection.request("GET", path)
    headers = connection.getresponse().headers
    assert headers["X-Content-Type-Options"] == "nosniff"
    policy = dict(part.strip().split(" ", 1) for part in headers["Content-Security-Policy"].split(";"))
    assert policy["frame-ancestors"] == "'none'" and policy["default-src"] == "'self'"
    assert policy["script-src"].startswith("'self' 'sha256-") and "unsafe" not in policy["script-src"]


def test_the_description_of_the_interface_loads_nothing_from_elsewhere(ann: Person) -> None:
    for path in ("/schema", "/schema/openapi.json"):
        status, content = ann.fetch("GET", path)
        assert status == 200 and json.loads(content)["info"]["title"] == "Westphalia"


@pytest.mark.parametrize("origin", ["http://127.0.0.1:1", "https://elsewhere.example", "null"])
def test_a_page_of_another_site_changes_nothing(ann: Person, server: Server, origin: str) -> None:
    connection = http.client.HTTPConnection("127.0.0.1", server.port, timeout=10)
    for sender, status in ((origin, 403), (f"http://127.0.0.1:{server.port}", 200)):
        headers = {"Cookie": ann.cookie, "Content-Type": "application/json", "Origin": sender}
        connection.request("POST", "/api/me/name", b'{"name": "Changed"}', headers)
        response = connection.getresponse()
        body = json.loads(response.read())
        assert response.status == status
        assert ann.get("/api/me")["name"] == ("Ann" if status == 403 else "Changed")
        if status == 403:
            assert body["message"] == "refused-origin"


@pytest.mark.parametrize(
    ("name", "message"),
    [("\u3164", "refused-name"), ("\u2800 \u200b", "refused-name"), ("\ufdfa" * 3, "refused-name-long")],
)
def test_names_that_are_none(ann: Person, name: str, message: str) -> None:
    status, body = ann.send("POST", "/api/me/name", {"name": name})
    assert (status, body["message"]) == (400, message)


def test_one_name_is_one_account_however_it_is_typed(tmp_path: Path) -> None:
    server = Server(tmp_path / "games.sqlite", fresh=True)  # with passwords that are as hard to try as they should be
    people = [Person(server) for _ in range(4)]
    for person in people:
        person.get("/api/me")
    login = {"name": "E\u0301va", "password": "correct horse"}
    assert people[0].post("/api/register", login)["name"] == "\xc9va"
    for person, name in zip(people[1:], ["\xe9va", "\uff25\u0301va", "E\u0301VA"], strict=True):
        assert person.send("POST", "/api/register", {**login, "name": name})[0] == 409
        assert person.post("/api/login", {**login, "name": name})["name"] == "\xc9va"
    assert people[0].send("POST", "/api/register", {**login, "name": "\u0130" * 40})[0] == 409
    assert Person(server).send("POST", "/api/register", {**login, "name": "\u0130" * 40})[0] == 400
    server.stop()


def test_passwords_of_one_name_are_tried_seldom_and_strangers_keep_nobody_out(tmp_path: Path) -> None:
    server = Server(tmp_path / "games.sqlite")
    connection = http.client.HTTPConnection("127.0.0.1", server.port, timeout=30)

    def try_to_log_in(name: str, address: str) -> int:
        body = json.dumps({"name": name, "password": "wrong horse"})
        headers = {"Content-Type": "application/json", "X-Forwarded-For": address}
        connection.request("POST", "/api/login", body, headers)
        response = connection.getresponse()
        response.read()
        return response.status

    for number in range(22):
        assert try_to_log_in("Somebody", f"10.0.0.{number}") == 401
    found = [try_to_log_in("SOMEBODY", "10.0.1.1") for _ in range(5)]
    assert found[:3] == [401] * 3 and found[-1] == 429
    assert try_to_log_in("Somebody", "10.0.1.2") == 401  # whose account it is
    assert try_to_log_in("somebody else", "10.0.1.1") == 401
    server.stop()


def asked_as(server: Server, host: str, kind: str = "application/json") -> tuple[int, str]:
    connection = http.client.HTTPConnection("127.0.0.1", server.port, timeout=10)
    connection.request("POST", "/api/me/name", b'{"name": "Changed"}', {"Host": host, "Content-Type": kind})
    response = connection.getresponse()
    return response.status, str(json.loads(response.read()).get("message"))


def test_only_to_its_own_names_does_a_server_answer(server: Server) -> None:
    """Another name may be that of a page elsewhere which has it lead here."""
    for host in ("evil.example", f"evil.example:{server.port}", "127.0.0.1.evil.example", "[", "localhost.evil"):
        assert asked_as(server, host) == (421, "refused-host"), host
    for host in (f"127.0.0.1:{server.port}", "localhost", "192.168.1.7:8000", "[::1]:8000", socket.gethostname()):
        assert asked_as(server, host)[0] == 200, host


@pytest.mark.parametrize("kind", ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x"])
def test_what_the_form_of_a_page_can_send_is_refused(server: Server, kind: str) -> None:
    assert asked_as(server, "localhost", kind) == (415, "refused-type")
    assert asked_as(server, "localhost", "application/json; charset=utf-8")[0] == 200


PASSWORD = "four words are better"


def twin_of(person: Person) -> Person:
    """Somebody with a copy of the cookie."""
    twin = Person(person.server)
    twin.cookie = person.cookie
    return twin


def test_a_cookie_of_before_is_worth_nothing_after_registering_and_after_logging_out(own_server: Server) -> None:
    ann = Person(own_server)
    ann.get("/api/me")
    guest, me = twin_of(ann), ann.get("/api/me")["id"]
    ann.post("/api/register", {"name": "Ann of sessions", "password": PASSWORD})
    assert ann.get("/api/me")["id"] == me != guest.get("/api/me")["id"]
    registered = twin_of(ann)
    phone = Person(ann.server)
    assert phone.post("/api/login", {"name": "Ann of sessions", "password": PASSWORD})["id"] == me
    table = ann.make_table("me", "open")["id"]

    async def log_out() -> None:
        async with ann.at(table) as chair:
            await chair.hello()
            await asyncio.to_thread(ann.post, "/api/logout")
            with pytest.raises(ConnectionClosed):
                while True:
                    await chair.hear()

    asyncio.run(log_out())
    assert registered.get("/api/me")["id"] != me
    assert phone.get("/api/me")["id"] == me


def test_a_new_password_ends_every_other_session(own_server: Server) -> None:
    ann = Person(own_server)
    path = "/api/me/password"
    assert ann.send("POST", path, {"old": PASSWORD, "password": PASSWORD})[1]["message"] == "refused-guest"
    me = ann.post("/api/register", {"name": "Ann of passwords", "password": PASSWORD})["id"]
    other = twin_of(ann)
    assert ann.send("POST", path, {"old": "not this one", "password": "another one"})[0] == 401
    assert ann.post(path, {"old": PASSWORD, "password": "another one"})["id"] == me
    assert ann.get("/api/me")["id"] == me != other.get("/api/me")["id"]
    assert other.send("POST", "/api/login", {"name": "Ann of passwords", "password": PASSWORD})[0] == 401
    assert other.post("/api/login", {"name": "ann of passwords", "password": "another one"})["id"] == me


def test_no_guest_bears_the_name_of_an_account(own_server: Server) -> None:
    ann, bob = Person(own_server), Person(own_server)
    ann.post("/api/register", {"name": "Ann of names", "password": PASSWORD})
    assert bob.send("POST", "/api/me/name", {"name": "ANN of Names"})[1]["message"] == "refused-name-taken"
    assert ann.post("/api/me/name", {"name": "ANN OF NAMES"})["name"] == "ANN OF NAMES"


class Caller:
    def __init__(self, user: str | None, host: str) -> None:
        self.client = Address(host, 1)
        self.scope = {"state": {"user": user}}


def test_one_caller_leaves_room_for_the_others() -> None:
    """Of what takes long everybody has a few at once; an address with many people behind it has more, but not all."""

    limit = AtOnce(2, 3)
    with ExitStack() as held:
        for _ in range(2):
            held.enter_context(limit.hold(Caller("ann", "10.0.0.1")))  # type: ignore[arg-type]
        held.enter_context(limit.hold(Caller("bob", "10.0.0.1")))  # type: ignore[arg-type]
        for user, host in (("ann", "10.0.0.2"), ("cid", "10.0.0.1")):
            with pytest.raises(Denied), limit.hold(Caller(user, host)):  # type: ignore[arg-type]
                pass
        held.enter_context(limit.hold(Caller("cid", "10.0.0.2")))  # type: ignore[arg-type]
    with limit.hold(Caller("ann", "10.0.0.1")):  # type: ignore[arg-type]
        pass


def test_strangers_behind_a_proxy_on_this_machine_are_not_one_person() -> None:
    """Where the proxy names nobody, all who only look on come from one address: it is no person's."""
    limit = AtOnce(1, 1)
    with ExitStack() as held:
        for _ in range(3):
            held.enter_context(limit.hold(Caller(None, "127.0.0.1")))  # type: ignore[arg-type]
        held.enter_context(limit.hold(Caller(None, "10.0.0.1")))  # type: ignore[arg-type]
        with pytest.raises(Denied), limit.hold(Caller(None, "10.0.0.1")):  # type: ignore[arg-type]
            pass
