"""A second device, blocked people, reports, what a host may do, one's own data."""

from __future__ import annotations

import asyncio
import json
import urllib.error
import urllib.parse
import urllib.request
from collections.abc import Iterator
from typing import Any

import pytest
import sqlalchemy as sa

from tests.server.client import Person, Server, both_at, table_of_two
from tests.server.moved import TABLE, House, house
from tests.server.test_host import Watched
from westphalia.server.conduct import block
from westphalia.server.devices import LIFETIME, new_code, redeem
from westphalia.server.own_data import NOBODY, data_of, forget
from westphalia.server.pages import person
from westphalia.server.schema import DEVICE_CODES, METADATA
from westphalia.server.storage import guest_name


def me(person: Person) -> Any:
    return person.get("/api/me")


def test_a_guest_without_a_name_is_called_in_the_language_of_the_reader() -> None:
    kept = guest_name("d72591f0")
    said = {language: person(language, kept) for language in ("en", "pl", "cs", "ru")}
    assert said == {"en": "Guest D725", "pl": "Gość D725", "cs": "Host D725", "ru": "Гость D725"}
    assert person("ru", "Guest of honour") == "Guest of honour", "a chosen name is left alone"


def test_a_guests_seat_is_taken_to_a_second_device(ann: Person, bob: Person, server: Server) -> None:
    table = table_of_two(ann, bob)
    code = ann.post("/api/me/device")["code"]
    phone = Person(server)
    assert not me(phone)["named"]
    assert phone.post("/api/me/move-here", {"code": code.lower()})["id"] == me(ann)["id"]
    assert phone.get(f"/api/tables/{table}")["yours"] == ann.get(f"/api/tables/{table}")["yours"] == [0]
    again = Person(server)
    status, why = again.send("POST", "/api/me/move-here", {"code": code})
    assert (status, why["message"]) == (401, "refused-code")


def test_what_the_second_device_held_goes_along(ann: Person, bob: Person, server: Server) -> None:
    phone = Person(server)
    table = str(ann.make_table("me", "open")["id"])
    phone.post(f"/api/tables/{table}/join", {})
    phone.post("/api/me/move-here", {"code": bob.post("/api/me/device")["code"]})
    assert bob.get(f"/api/tables/{table}")["yours"] == [1]


def test_an_account_is_logged_in_by_a_code(server: Server) -> None:
    vera = Person(server)
    vera.post("/api/register", {"name": "Vera of two devices", "password": "correct horse"})
    phone = Person(server)
    assert phone.post("/api/me/move-here", {"code": vera.post("/api/me/device")["code"]})["guest"] is False
    phone.post("/api/logout")
    assert me(vera)["name"] == "Vera of two devices"


def test_a_code_is_kept_as_its_hash_used_once_and_soon_worth_nothing(database: str) -> None:
    async def play(h: House) -> None:
        first = await new_code(h.storage, "ann")
        code = await new_code(h.storage, "ann")
        (row,) = await h.storage.rows(sa.select(DEVICE_CODES))
        assert code.replace("-", "") not in str(dict(row))
        assert await redeem(h.storage, first) is None
        assert await redeem(h.storage, f" {code.lower()}") == "ann"
        assert await redeem(h.storage, code) is None
        late = await new_code(h.storage, "ann")
        h.timepiece.at += LIFETIME + 1
        assert await redeem(h.storage, late) is None
        assert await h.storage.rows(sa.select(DEVICE_CODES)) == []

    house(database, play)


def test_a_name_is_asked_for_only_once(server: Server) -> None:
    guest = Person(server)
    assert not me(guest)["named"]
    assert guest.post("/api/me/name", {"name": "Gustav"})["named"] and me(guest)["named"]


def test_nobody_hears_whom_they_have_blocked(ann: Person, bob: Person) -> None:
    table = table_of_two(ann, bob)

    async def talk() -> None:
        async with both_at(table, ann, bob) as (one, other):
            await other.say("chat", text="before")
            await one.until("chat")
            ann.post(f"/api/tables/{table}/seats/1/block")
            await other.say("chat", text="after")
            await other.until("chat", lambda message: message["line"]["text"] == "after")
            await one.catch_up()
            assert [m["line"]["text"] for m in one.heard if m["type"] == "chat"] == ["before"]
        async with ann.at(table) as again:
            assert (await again.hello())["chat"] == []

    asyncio.run(talk())
    (entry,) = [each for each in ann.get("/api/me/blocks") if each["name"] == "Bob"]
    mine = str(ann.make_table("me", "open")["id"])
    status, why = bob.send("POST", f"/api/tables/{mine}/join", {})
    assert (status, why["message"]) == (403, "refused-blocked")
    ann.send("DELETE", f"/api/me/blocks/{entry['handle']}")
    bob.post(f"/api/tables/{mine}/join", {})


def test_the_host_reads_what_is_reported_but_not_about_themselves(ann: Person, bob: Person) -> None:
    table = table_of_two(ann, bob)
    bob.post(f"/api/tables/{table}/seats/0/report", {"text": "they cheat"})
    ann.post(f"/api/tables/{table}/seats/1/report", {"text": "he shouts"})
    (found,) = ann.get(f"/api/tables/{table}/reports")
    assert (found["about"], found["by"], found["text"]) == ("Bob", "Ann", "he shouts")
    assert bob.send("GET", f"/api/tables/{table}/reports")[0] == 403
    ann.post(f"/api/tables/{table}/reports/{found['id']}/settle")
    assert ann.get(f"/api/tables/{table}/reports") == []


def test_the_host_removes_somebody_and_the_old_link_leads_nowhere(ann: Person, bob: Person) -> None:
    made = ann.make_table("me", "open")
    table, token = made["id"], made["links"]["seats"]["1"]
    bob.post(f"/api/tables/{table}/join", {"seat": 1, "token": token})
    assert bob.send("POST", f"/api/tables/{table}/seats/0/remove", {"bot": None})[0] == 403
    ann.post(f"/api/tables/{table}/seats/1/remove", {"bot": None})
    assert ann.get(f"/api/tables/{table}")["seats"][1]["kind"] == "open"
    assert bob.send("POST", f"/api/tables/{table}/join", {"seat": 1, "token": token})[0] in (403, 409)
    assert ann.get(f"/api/tables/{table}")["links"]["seats"]["1"] != token
    assert ann.send("POST", f"/api/tables/{table}/seats/0/remove", {"bot": None})[0] == 409


def test_the_host_replaces_hands_over_and_closes(ann: Person, bob: Person, server: Server) -> None:
    table = str(ann.make_table("me", "open", "open")["id"])
    cid = Person(server)
    bob.post(f"/api/tables/{table}/join", {})
    cid.post(f"/api/tables/{table}/join", {})
    ann.post(f"/api/tables/{table}/seats/2/remove", {"bot": "random"})
    assert ann.get(f"/api/tables/{table}")["seats"][2]["kind"] == "bot"
    ann.post(f"/api/tables/{table}/hand-over", {"seat": 1})
    assert ann.get(f"/api/tables/{table}")["links"] is None and bob.get(f"/api/tables/{table}")["links"] is not None
    assert ann.send("POST", f"/api/tables/{table}/close")[0] == 403
    bob.post(f"/api/tables/{table}/close")
    assert ann.get(f"/api/tables/{table}")["over"]


def test_a_taken_chair_says_so(ann: Person, bob: Person, server: Server) -> None:
    made = ann.make_table("me", "open")
    key = {"seat": 1, "token": made["links"]["seats"]["1"]}
    bob.post(f"/api/tables/{made['id']}/join", key)
    status, why = Person(server).send("POST", f"/api/tables/{made['id']}/join", key)
    assert (status, why["message"]) == (409, "refused-no-chair")


def test_everything_about_somebody_can_be_taken_along_but_no_keys(database: str) -> None:
    async def play(h: House) -> None:
        async with h.tables.at(TABLE) as room:
            ann = await h.storage.user("ann")
            assert ann is not None
            await room.table.say(ann, "hello there", None, 0)
        found = await data_of(h.storage, "ann")
        assert found["person"][0]["name"] == "Ann" and found["talk"][0]["text"] == "hello there"
        assert found["chairs"][0]["seat"] == 0 and found["tables"][0]["id"] == TABLE
        assert "secret" not in found["tables"][0] and "token" not in found["chairs"][0]

    house(database, play)


def test_who_goes_for_good_leaves_nothing_but_a_number(database: str) -> None:
    async def play(h: House) -> None:
        ann = await h.storage.user("ann")
        assert ann is not None
        async with h.tables.at(TABLE) as room:
            await room.table.say(ann, "hello there", None, 0)
        await block(h.storage, "bob", "ann")
        await new_code(h.storage, "ann")
        await forget(h.storage, "ann")
        gone = await h.storage.user("ann")
        assert gone is not None and (gone.name, gone.password) == (NOBODY, None)
        assert not await h.storage.is_logged_in("ann", None)
        for table in METADATA.tables.values():
            for row in await h.storage.rows(sa.select(table)):
                told = {name for name, value in row.items() if value == "ann"}
                assert told <= {"id", "owner", "user_id"}, (table.name, told)
                assert "hello there" not in row.values() and "Ann" not in row.values()

    house(database, play)


def test_a_bot_plays_on_for_who_has_gone_and_another_is_host(own_server: Server) -> None:
    vera, ann, bob = (Person(own_server) for _ in range(3))
    vera.post("/api/register", {"name": "Vera who leaves", "password": "correct horse"})
    table = str(vera.make_table("me", "open")["id"])
    bob.post(f"/api/tables/{table}/join", {})
    assert json.loads(vera.fetch("GET", "/api/me/data")[1])["person"][0]["name"] == "Vera who leaves"
    assert vera.send("POST", "/api/me/delete", {"password": "wrong horse"})[0] == 401
    assert vera.post("/api/me/delete", {"password": "correct horse"})["guest"]
    seen = bob.get(f"/api/tables/{table}")
    assert seen["seats"][0]["kind"] == "bot" and seen["links"] is not None
    assert ann.send("POST", "/api/login", {"name": "Vera who leaves", "password": "correct horse"})[0] == 401


@pytest.fixture(scope="module")
def hosted(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Watched]:
    folder = tmp_path_factory.mktemp("hosted")
    server = Watched(folder / "games.sqlite", folder / "log")
    yield server
    server.stop()


def test_who_runs_the_server_moderates_public_tables(hosted: Watched) -> None:
    ann, bob = Person(hosted), Person(hosted)
    table = str(ann.make_table("me", "open", visibility="public")["id"])
    bob.post(f"/api/tables/{table}/join", {})
    bob.post(f"/api/tables/{table}/seats/0/report", {"text": "rude <b>words</b>"})
    host = Person(hosted)
    host.cookie = f"westphalia_host={hosted.key}"
    page = host.fetch("GET", "/host")[1].decode()
    assert "rude &lt;b&gt;words" in page and table in page
    for deed, what in (("unlist", table), ("close", table), ("settle", "1")):
        assert act(host, deed, what) == 200  # after the way back to the page
        assert act(Person(hosted), deed, what) == 404
    assert table not in [each["id"] for each in bob.get("/api/tables?public=1")]
    assert bob.get(f"/api/tables/{table}")["over"]
    assert "rude" not in host.fetch("GET", "/host")[1].decode()


def act(person: Person, deed: str, what: str) -> int:
    data = urllib.parse.urlencode({"deed": deed, "what": what}).encode()
    request = urllib.request.Request(f"http://127.0.0.1:{person.server.port}/host/act", data)
    if person.cookie:
        request.add_header("Cookie", person.cookie)
    try:
        with urllib.request.urlopen(request, timeout=30) as response:
            return int(response.status)
    except urllib.error.HTTPError as error:
        return error.code
