"""What-if tables: branched off any move, with what the seat could not see dealt anew, and the origin untouched."""

from __future__ import annotations

import asyncio
import random
from collections import Counter
from pathlib import Path

import msgspec
import pytest

from tests.server.client import Chair, Person, Server
from westphalia.kernel.chance import Chance
from westphalia.kernel.contract import find_title
from westphalia.kernel.session import Session, Unimaginable
from westphalia.kernel.views import seat_view
from westphalia.server import replay
from westphalia.server.api import Denied
from westphalia.server.what_if import imagined, unfollowed

HIDING = {"hidden_treasury": "on", "capital_pick": "forward"}


async def play_some(chair: Chair, answers: int) -> None:
    """Hot-seat: default answers for whoever is asked."""
    await chair.hello()
    for _ in range(answers):
        await chair.step()


def played(person: Person, table: str, answers: int) -> int:
    async def play() -> int:
        async with person.at(table) as chair:
            await play_some(chair, answers)
            return chair.version

    return asyncio.run(play())


def test_a_branch_begins_where_the_origin_stood_and_leaves_it_alone(ann: Person) -> None:
    origin = ann.make_table("me", "me", options=HIDING)["id"]
    played(ann, origin, 12)
    before = ann.get(f"/api/tables/{origin}") | {"seats": []}
    journal = ann.fetch("GET", f"/api/tables/{origin}/record")
    then = ann.get(f"/api/tables/{origin}/history/8?seat=0")
    made = ann.post(f"/api/tables/{origin}/what-if", {"moves": 8, "seat": 0})
    detail = ann.get(f"/api/tables/{made['id']}")
    assert (detail["kind"], detail["visibility"]) == ("what-if", "private")
    assert detail["origin"]["table"] == origin and detail["origin"]["seat"] == 0
    assert detail["origin"]["moves"] <= 8 and detail["commitment"] != before["commitment"]
    assert [seat["name"] for seat in detail["seats"]] == ["Ann", "Ann"]

    async def look() -> None:
        async with ann.at(made["id"]) as chair:
            welcome = await chair.hello(seat=0)
            assert welcome["kind"] == "what-if" and welcome["origin"]["table"] == origin
            assert chair.moves == chair.version == 0
            begun = ann.get(f"/api/tables/{origin}/history/{detail['origin']['moves']}?seat=0")
            assert chair.view["state"] == begun["state"]
            assert chair.journal == begun["journal"] == then["journal"][: len(begun["journal"])]

    asyncio.run(look())
    assert played(ann, made["id"], 3) == 3
    assert ann.get(f"/api/tables/{made['id']}/history/0?seat=0")["version"] == 0
    assert ann.get(f"/api/tables/{origin}") | {"seats": []} == before
    assert ann.fetch("GET", f"/api/tables/{origin}/record") == journal
    listed = {table["id"]: table for table in ann.get("/api/tables?mine=1")}
    assert listed[made["id"]]["kind"] == "what-if" and listed[origin]["kind"] == "game"


def test_who_may_branch_and_from_where(ann: Person, bob: Person) -> None:
    origin = ann.make_table("me", "open")["id"]
    bob.post(f"/api/tables/{origin}/join", {})
    path = f"/api/tables/{origin}/what-if"
    assert ann.send("POST", path, {"moves": 1})[0] == 404
    assert ann.send("POST", path, {"moves": -1})[0] == 400
    assert ann.send("POST", path, {"moves": 0, "seat": 1})[0] == 403
    assert ann.send("POST", path, {"moves": 0, "seat": 9})[0] == 404
    assert ann.send("POST", path, {"moves": 0, "seats": [{"kind": "me"}]})[0] == 400
    assert ann.send("POST", path, {"moves": 0, "seats": [{"kind": "me"}, {"kind": "open"}]})[0] == 400
    assert Person(ann.server).send("POST", path, {"moves": 0})[0] == 403
    made = bob.post(path, {"moves": 0, "seats": [{"kind": "bot", "bot": "random"}, {"kind": "me"}]})
    assert bob.get(f"/api/tables/{made['id']}")["origin"]["seat"] == 1
    assert ann.send("GET", f"/api/tables/{made['id']}")[0] == 403
    seats = bob.get(f"/api/tables/{made['id']}")["seats"]
    assert [seat["kind"] for seat in seats] == ["bot", "human"]


def test_bots_play_on_in_a_branch_and_it_survives_a_restart(tmp_path: Path) -> None:
    database = tmp_path / "games.sqlite"
    server = Server(database)
    try:
        ann = Person(server)
        origin = ann.make_table("me", "me", "me")["id"]
        played(ann, origin, 25)
        seats = [{"kind": "me"}, {"kind": "bot", "bot": "steward"}, {"kind": "bot", "bot": "steward"}]
        branch = ann.post(f"/api/tables/{origin}/what-if", {"moves": 25, "seat": 0, "seats": seats})["id"]

        async def play(answers: int) -> tuple[int, object]:
            async with ann.at(branch) as chair:
                await chair.hello()
                for _ in range(answers):
                    while not chair.is_asked():
                        await chair.until("view")
                    await chair.step()
                while not chair.is_asked():
                    await chair.until("view")
                return chair.version, (chair.view["state"], chair.journal, chair.view["ask"])

        reached = asyncio.run(play(2))
        detail = ann.get(f"/api/tables/{branch}")
        server.kill()
        ann.server = server = Server(database)
        again = ann.get(f"/api/tables/{branch}")
        assert again | {"updated": 0, "seats": []} == detail | {"updated": 0, "seats": []}
        assert asyncio.run(play(0)) == reached
    finally:
        server.stop()


# What is hidden stays hidden


HIDDEN_CHOICES = {"hidden_treasury": "on", "capital_pick": "secret", "agent_set": "four", "auction_style": "sealed"}
GAMES: list[tuple[str, str, int, dict[str, str]]] = [  # title, scenario, seats, options
    ("six_continents", "standard", 3, HIDDEN_CHOICES),
    ("six_continents", "wild", 3, HIDDEN_CHOICES),
    ("raison_detat", "1618", 4, {}),
    ("raison_detat", "wild_1618", 4, {}),
    ("price_of_power", "s1_01", 3, {}),
    ("price_of_power", "s2_02", 4, {}),
]


@pytest.mark.parametrize(("game", "scenario", "seats", "options"), GAMES)
@pytest.mark.parametrize("seed", range(2))
def test_branches_owe_nothing_to_what_the_seat_cannot_see(
    game: str, scenario: str, seats: int, options: dict[str, str], seed: int
) -> None:
    """Two games that differ only in what a seat can't see give the same branch from the same secret."""
    rng = random.Random(seed)
    session = Session.start(find_title(game), scenario, seats, secret=str(seed), options=options)
    compared = differing = 0
    for _ in range(150):
        seat = rng.choice([*range(seats), None])
        try:
            other = session.imagine(seat, f"other {seed}", journal=True)
            if seat_view(session, seat).waiting == seat_view(other, seat).waiting:
                one, two = (imagined(each, seat, f"branch {seed}") for each in (session, other))
                assert one == two
                compared += 1
                differing += session.save().state != other.save().state
        except (Unimaginable, Denied):
            pass
        if session.is_over:
            break
        ask = rng.choice(session.asks())
        session.choose(ask, rng.randrange(len(ask.options)))
    assert compared > 75 and differing > 50


COUNTED_ANEW = {"contracts_made"}  # from the contracts that the seat may see: the same number, if it sees them all


@pytest.mark.parametrize(("game", "scenario", "seats", "options"), GAMES)
def test_every_column_that_hides_something_is_dealt_anew(
    game: str, scenario: str, seats: int, options: dict[str, str]
) -> None:
    """What a mask blanks out and a new deal left as it is would be the truth in every imagined game."""
    rng = random.Random(game)
    title = find_title(game)
    session = Session.start(title, scenario, seats, secret=game, options=options)
    hidden: Counter[str] = Counter()
    changed: Counter[str] = Counter()
    for number in range(200):
        if session.is_over:
            break
        state = session.title.decode(session.save().state)
        seat = rng.choice([*range(seats), None])
        known, other = title.mask(state, seat), state.clone()
        title.redeal(other, seat, Chance.from_secret(f"deal {number}"))
        for name in (*state.scalars, *state.columns):
            hidden[name] += getattr(known, name) != getattr(state, name)
            changed[name] += getattr(other, name) != getattr(state, name)
        ask = rng.choice(session.asks())
        session.choose(ask, rng.randrange(len(ask.options)))
    assert {name for name, count in hidden.items() if count > 10} - COUNTED_ANEW <= set(+changed)
    assert len(+hidden) > 2


def test_what_was_shuffled_in_the_running_action_has_another_order_in_the_branch() -> None:
    """PP-6.0.9, PP-12.6.1: piles are shuffled in the middle of an action, and grow only then."""
    title = find_title("price_of_power")
    session = Session.start(title, "s1_01", 3, secret="0")
    rng, found, cards = random.Random(0), 0, len(session.state.trade_deck)
    while found < 3:
        ask = rng.choice(session.asks())
        session.choose(ask, rng.randrange(len(ask.options)))
        cards, before = len(session.state.trade_deck), cards
        if cards <= before or not session.since_checkpoint()[0]:
            continue
        for seat in (0, 1, 2, None):
            branch, _ = imagined(session, seat, "branch")
            there = Session.load(title, branch.saved).state
            assert sorted(there.trade_deck) == sorted(session.state.trade_deck)
            assert there.trade_deck != session.state.trade_deck
            assert len(branch.saved.told) < cards - 1
            found += 1


def test_the_journal_of_a_branch_holds_only_what_the_seat_heard() -> None:
    title = find_title("six_continents")
    session = Session.start(title, "wild", 3, secret="5")
    rng = random.Random(5)
    while not any(entry.seats for entry in session.state.log.entries):
        ask = rng.choice(session.asks())
        session.choose(ask, ask.options.index("agents") if "agents" in ask.options else rng.randrange(len(ask.options)))
    while session.since_checkpoint()[0]:
        session.answer(session.asks()[0].seat, session.asks()[0].kind.option_id(session.asks()[0].default_value()))
    insider = next(seat for entry in session.state.log.entries for seat in entry.seats or ())
    outsider = (insider + 1) % 3
    whole = len(session.state.log.entries)
    for seat, truth, expected in ((insider, False, whole), (outsider, False, None), (None, True, whole)):
        branch, _ = imagined(session, seat, "x", truth=truth)
        assert truth or all(entry.is_visible_to(seat) for entry in branch.journal)
        assert replay.decode(replay.encode(branch)) == branch
        assert (len(branch.journal) == whole) is (expected is not None)


def test_a_branch_begins_before_what_others_do_behind_a_hand() -> None:
    """Who writes a contract shows it to nobody before it is done; others branch off before it. A battle all follow."""
    title = find_title("six_continents")
    session = Session.start(title, "wild", 3, secret="2")
    rng = random.Random(2)
    while "talk" not in session.asks()[0].options:
        ask = session.asks()[0]
        session.answer(ask.seat, ask.kind.option_id(ask.default_value()))
    author = session.asks()[0].seat
    assert unfollowed(session, author) == unfollowed(session, None) == 0
    session.answer(author, "talk")
    session.answer(author, "contract")
    assert unfollowed(session, author) == 0
    assert unfollowed(session, (author + 1) % 3) == unfollowed(session, None) == 2
    while not (session.since_checkpoint()[0] and session.since_checkpoint()[1]):
        ask = session.asks()[0]
        session.choose(ask, ask.options.index("attack") if "attack" in ask.options else rng.randrange(len(ask.options)))
    assert unfollowed(session, None) == 0


def test_the_dice_to_come_are_new_in_a_branch() -> None:
    title = find_title("six_continents")
    session = Session.start(title, "standard", 2, secret="1")
    starts = {msgspec.msgpack.encode(imagined(session, 0, str(n))[0].saved.state) for n in range(5)}
    assert len(starts) == 5
