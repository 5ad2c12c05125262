"""The lobby over HTTP: games, tables, chairs, accounts, and what is refused."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import pytest

from tests.server.client import GAME, Person, Server
from westphalia.kernel.chance import commitment


def test_the_library_tells_what_a_page_needs(ann: Person) -> None:
    (game,) = [game for game in ann.get("/api/games") if game["id"] == GAME]
    assert {"steward", "random"} <= set(game["bots"]) and game["languages"] == ["en", "cs", "pl", "ru"]
    static = ann.get(f"/api/games/{GAME}/static")
    assert "iberia" in static["domains"]["place"] and static["map"]
    nodes, ways = static["graph"]["nodes"], static["graph"]["ways"]
    assert nodes["place"]["iberia"]["region"] == "europe" and "gallia" in nodes["place"]["iberia"]["links"]["land"]
    for node in [node for domain in nodes.values() for node in domain.values()]:
        for way, others in node["links"].items():
            assert all(other in nodes[ways[way]] for other in others)
    regions = {place: region["id"] for region in static["graph"]["regions"] for place in region["places"]}
    assert regions == {id: node["region"] for id, node in nodes["place"].items()}
    assert static["options"] == game["options"] and static["scenarios"] == game["scenarios"]
    assert [id for group in static["groups"] for id in group["options"]]
    english, polish = (ann.get(f"/api/games/{GAME}/texts/{language}") for language in ("en", "pl"))
    assert "refused-stale" in polish["messages"] and "ask-action" in polish["messages"]
    assert polish["fallback"] == english and english["fallback"] is None
    assert polish["names"]["place"]["iberia"] and polish["names"][static["graph"]["region"]]["europe"]
    labels = [option["label"] for option in static["options"]] + [group["label"] for group in static["groups"]]
    labels += [label for option in static["options"] for label in option["labels"].values()]
    assert all(scenario["chairs"] == {} for scenario in static["scenarios"])  # colours are chosen in the game
    labels += [scenario["text"] for scenario in static["scenarios"]]
    for texts in (english, polish):
        assert [label for label in labels if f"{label} =" not in texts["messages"]] == []
    rule = ann.get(f"/api/games/{GAME}/rules/SC-4.2")
    assert rule["text"] and rule in ann.get(f"/api/games/{GAME}/rules?q=sc-4.2")
    assert ann.send("GET", f"/api/games/{GAME}/texts/xx")[0] == 400
    assert ann.send("GET", f"/api/games/{GAME}/rules/SC-999")[0] == 400
    assert ann.send("GET", "/api/games/chess/static")[0] == 400


def test_the_board_in_words_is_told_to_those_who_may_know_it(ann: Person, bob: Person) -> None:
    made = ann.make_table("me", "random")
    told = ann.get(f"/api/tables/{made['id']}/board-text?seat=0")
    places = [row[0] for table in told["atlas"] for row in table["rows"]]
    assert {"name": ["place", "iberia"]} in places and told["tables"]
    assert bob.send("GET", f"/api/tables/{made['id']}/board-text?seat=0")[0] == 403
    assert bob.get(f"/api/tables/{made['id']}/board-text")["tables"]


def test_seat_cards_tell_what_everybody_may_know(ann: Person, bob: Person) -> None:
    made = ann.make_table("me", "me", options={"hidden_treasury": "on", "capital_pick": "forward"})

    async def look() -> tuple[list[Any], list[Any]]:
        async with ann.at(made["id"]) as chair, bob.at(made["id"]) as watcher:
            await chair.hello()
            await watcher.hello()
            for _ in range(8):
                await chair.step()
            seat = chair.view["seat"]
            await chair.say("cards", seat=seat, version=chair.version)
            own = await chair.until("cards")
            assert (own["version"], own["seat"]) == (chair.version, seat)
            assert own["cards"] == ann.get(f"/api/tables/{made['id']}/cards?seat={seat}")["cards"]
            await watcher.say("cards", seat=seat)
            assert await watcher.refusal() == "refused-not-yours"
            await watcher.say("cards")
            return own["cards"][seat]["facts"], (await watcher.until("cards"))["cards"][seat]["facts"]

    own, watched = asyncio.run(look())
    facts = {fact["id"]: fact for fact in own}
    assert {"gold", "income", "upkeep", "food", "provinces", "soldiers", "points"} <= set(facts)
    assert facts["gold"]["main"] and facts["gold"]["label"]["text"] == "summary-gold"
    assert isinstance(facts["gold"]["value"], int)
    seen = {fact["id"]: fact["value"] for fact in watched}
    hidden = {"gold": {"text": "summary-hidden", "args": {}}}
    assert seen == {id: fact["value"] for id, fact in facts.items()} | hidden
    assert ann.get(f"/api/tables/{made['id']}/cards?moves=0")["version"] == 0
    assert ann.send("GET", f"/api/tables/{made['id']}/cards?moves=999")[0] == 404


def test_the_page_is_served(ann: Person) -> None:
    assert b"<html" in ann.fetch("GET", "/")[1]
    assert ann.fetch("GET", "/no-such-page")[0] == 404


def test_openapi_describes_the_api(ann: Person) -> None:
    schema = ann.get("/schema/openapi.json")
    assert {"/api/tables", "/api/me", "/api/records"} <= set(schema["paths"])


@pytest.mark.parametrize(
    "body",
    [
        {"game": "chess", "seats": [{"kind": "me"}]},
        {"game": GAME, "seats": [{"kind": "me"}]},
        {"game": GAME, "seats": [{"kind": "me"}, {"kind": "bot", "bot": "kasparov"}]},
        {"game": GAME, "seats": [{"kind": "me"}, {"kind": "open"}], "scenario": "nowhere"},
        {"game": GAME, "seats": [{"kind": "me"}, {"kind": "open"}], "scenario": "wild"},
        {"game": "price_of_power", "seats": [{"kind": "me"}, {"kind": "open"}], "scenario": "free:castile,aragon"},
        {"game": "price_of_power", "seats": [{"kind": "me"}], "scenario": "free:castile,venice"},
        {"game": GAME, "seats": [{"kind": "me"}, {"kind": "open"}], "options": {"blitz": "maybe"}},
        {"game": GAME, "seats": [{"kind": "me"}, {"kind": "open"}], "cheat": True},
        {"game": GAME, "seats": [{"kind": "me"}, {"kind": "open"}], "pace": {"kind": "live", "seconds": 0}},
    ],
)
def test_tables_that_cannot_be(ann: Person, body: object) -> None:
    assert ann.send("POST", "/api/tables", body)[0] == 400
    assert ann.get("/api/tables?mine=1") == []


def test_joining_by_link_by_choice_and_not_at_all(ann: Person, bob: Person, server: Server) -> None:
    made = ann.make_table("me", "open", "open", "random", visibility="private")
    path = f"/api/tables/{made['id']}"
    assert set(made["links"]["seats"]) == {"1", "2"}
    assert bob.send("GET", path)[0] == 403
    assert bob.send("POST", f"{path}/join", {"seat": 1})[0] == 403
    assert bob.send("POST", f"{path}/join", {"token": "guess"})[0] == 409
    assert bob.post(f"{path}/join", {"token": made["links"]["seats"]["2"]}) == {"seat": 2}
    assert bob.post(f"{path}/join", {"token": made["links"]["seats"]["2"]}) == {"seat": 2}
    assert Person(server).send("POST", f"{path}/join", {"token": made["links"]["seats"]["2"]})[0] == 409
    seats = bob.get(path)["seats"]
    assert [(seat["kind"], seat["name"]) for seat in seats] == [
        ("human", "Ann"),
        ("open", ""),
        ("human", "Bob"),
        ("bot", "random"),
    ]
    assert bob.get(path)["links"] is None and set(ann.get(path)["links"]["seats"]) == {"1"}
    bob.post(f"{path}/leave")
    assert bob.send("GET", path)[0] == 403
    assert ann.send("GET", "/api/tables/nowhere")[0] == 404


def test_lists_show_public_tables_and_mine_with_my_moves_first(ann: Person, bob: Person) -> None:
    listed = ann.make_table("me", "open", visibility="public")["id"]
    hidden = ann.make_table("me", "open", visibility="link")["id"]
    public = [table["id"] for table in bob.get("/api/tables?public=1")]
    assert listed in public and hidden not in public
    mine = ann.get("/api/tables?mine=1")
    assert {table["id"] for table in mine} == {listed, hidden}
    moves = [table["your_move"] for table in mine]
    assert moves == sorted(moves, reverse=True)
    assert bob.get("/api/tables?mine=1") == []


def test_the_dice_are_committed_to_before_the_game(ann: Person) -> None:
    made = ann.make_table("me", "open")
    detail = ann.get(f"/api/tables/{made['id']}")
    assert len(detail["commitment"]) == len(commitment("x")) and detail["secret"] is None


def test_an_account_keeps_seats_across_devices(own_server: Server) -> None:
    ann, bob, phone = (Person(own_server) for _ in range(3))
    table = ann.make_table("me", "open")["id"]
    assert ann.post("/api/register", {"name": "Ann the Great", "password": "four words are better"})["guest"] is False
    assert ann.send("POST", "/api/register", {"name": "Ann Again", "password": "four words are better"})[0] == 409
    assert bob.send("POST", "/api/register", {"name": "ann the great", "password": "another password"})[0] == 409
    assert phone.send("POST", "/api/login", {"name": "Ann the Great", "password": "wrong password"})[0] == 401
    assert phone.send("POST", "/api/login", {"name": "Nobody at all", "password": "wrong password"})[0] == 401
    brought = phone.make_table("me", "open")["id"]
    assert phone.post("/api/login", {"name": "ann the great", "password": "four words are better"})["guest"] is False
    assert {t["id"] for t in phone.get("/api/tables?mine=1")} == {table, brought}
    assert set(phone.get(f"/api/tables/{brought}")["links"]["seats"]) == {"1"}

    async def sit() -> list[int]:
        async with phone.at(table) as chair:
            seats: list[int] = (await chair.hello())["you"]["seats"]
            return seats

    assert asyncio.run(sit()) == [0]
    assert phone.post("/api/logout")["guest"] is True
    assert phone.get("/api/tables?mine=1") == []


def test_forged_cookies_are_nobody(ann: Person, server: Server) -> None:
    ann.make_table("me", "open")
    thief = Person(server)
    payload, _, signature = ann.cookie.partition(".")
    thief.cookie = f"{payload}.{signature[::-1]}"
    assert thief.get("/api/tables?mine=1") == []
    assert thief.get("/api/me")["id"] != ann.get("/api/me")["id"]


def test_malformed_requests_are_the_callers_fault(ann: Person) -> None:
    for body in (b"", b"{", b"[]", b"null", b'{"name":""}', json.dumps({"name": "\n"}).encode(), b'{"name":"x","y":1}'):
        assert ann.fetch("POST", "/api/me/name", body)[0] == 400
    assert ann.get("/api/me")["name"] == "Ann"
