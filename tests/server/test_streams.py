"""What comes through the sockets: exactly what a seat or a watcher may see, to the byte, whatever is hidden."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.server.client import GAME, Person
from tests.server.moved import MovedTimepiece
from westphalia.kernel.contract import find_title
from westphalia.kernel.script import Talks
from westphalia.kernel.session import Session, Unimaginable
from westphalia.kernel.views import SeatView, seat_view
from westphalia.server import board_text, wire
from westphalia.server.audience import Onlooker
from westphalia.server.load_table import Opened
from westphalia.server.lobby import table_info
from westphalia.server.replay import begin
from westphalia.server.rows import Chair, TableRow
from westphalia.server.snapshots import Turns
from westphalia.server.storage import Storage
from westphalia.server.table import Table
from westphalia.server.view_delta import Parts, encode_view

OPTIONS: dict[str, int | str] = {"hidden_treasury": "on", "capital_pick": "secret", "agent_set": "four"}
SEATS = 3


def a_table(
    storage: Storage, scenario: str, secret: str, game: str = GAME, seats: int = SEATS, copy: str = ""
) -> Table:
    title = find_title(game)
    options = title.complete_options(scenario, OPTIONS if game == GAME else {})
    id = f"{scenario}-{secret}{copy}"
    chairs = [Chair(seat, f"player {seat}", None, f"{id}{seat}", str(seat)) for seat in range(seats)]
    row = TableRow(
        id, game, title.version, scenario, seats, options, "en", "link", "live",
        None, secret, "player 0", 0.0, 0.0, 0, [], False, False,
    )  # fmt: skip
    return Table(storage, title, row, chairs, Opened(begin(title, row, None)), Turns(0, 0, 0))


def onlooker_of(table: Table, seat: int | None) -> Onlooker:
    onlooker = Onlooker("somebody" if seat is None else f"player {seat}")
    onlooker.seat, onlooker.greeted = seat, True
    table.audience.onlookers.add(onlooker)
    return onlooker


def received(onlooker: Onlooker) -> list[bytes]:
    messages = []
    while not onlooker.outbox.empty():
        message = onlooker.outbox.get_nowait()
        assert message is not None
        messages.append(message)
    return messages


def run(database: Path, play: Any) -> None:
    async def with_storage() -> None:
        storage = await Storage.open(str(database), MovedTimepiece())
        for seat in range(SEATS + 1):
            await storage.keep_user(f"player {seat}", name=str(seat))
        try:
            await play(storage)
        finally:
            await storage.close()

    asyncio.run(with_storage())


@pytest.mark.parametrize("scenario", ["standard", "wild"])
def test_every_message_is_what_the_view_of_its_reader_gives(tmp_path: Path, scenario: str) -> None:
    """At each move what a socket gets is made from the reader's view alone; and in a game in which all that the reader
    can't see was dealt anew, it would have got the same bytes."""

    async def play(storage: Storage) -> None:
        table = a_table(storage, scenario, "7")
        await storage.add_table(table.row, table.chairs)
        readers = {seat: onlooker_of(table, seat) for seat in (None, 0, 1, 2)}
        rng = random.Random(7)
        compared = dealt_anew = 0
        for _ in range(120):
            if table.session.is_over:
                break
            entries = {seat: reader.entries for seat, reader in readers.items()}
            shown = {seat: reader.shown for seat, reader in readers.items()}
            ask = rng.choice(table.session.asks())
            await table.answer(ask.seat, ask.kind.option_id(rng.choice(ask.options)))
            table.audience.show_others()
            is_apart = table.session.apart
            for seat, reader in readers.items():
                if is_apart and seat != ask.seat:
                    assert received(reader) == []
                    continue
                (message,) = [m for m in received(reader) if msgspec.json.decode(m)["type"] == "view"]
                true, version = table.session, table.row.version_for(seat)
                view = msgspec.structs.replace(seat_view(true, seat, entries[seat]), version=version)
                whole = wire.View(seat, version, table.moves_for(seat), view)
                assert message == encode_view(whole, shown[seat], Parts())[0]
                try:
                    twin = true.imagine(seat, f"{scenario}/{table.version}", journal=True)
                except Unimaginable:
                    continue
                if seat_view(twin, seat).waiting != view.waiting:
                    continue  # others have answered in secret, which is no secret
                table.recorder.session = twin
                other = table.view(seat, entries[seat])
                other.view = msgspec.structs.replace(other.view, can_undo=view.can_undo)  # of no imagined answer
                assert encode_view(other, shown[seat], Parts())[0] == message
                assert board_text.cards(twin, seat) == board_text.cards(true, seat)
                if seat is not None:
                    assert board_text.odds(twin, seat) == board_text.odds(true, seat)
                table.recorder.session = true
                compared += 1
                dealt_anew += twin.save().state != true.save().state
        assert compared > 300 and dealt_anew > 200

    run(tmp_path / "games.sqlite", play)


def test_those_who_came_one_by_one_are_sent_one_message(tmp_path: Path) -> None:
    """It is made once for each seat, however many look and whenever they came."""

    async def play(storage: Storage) -> None:
        table = a_table(storage, "standard", "7")
        await storage.add_table(table.row, table.chairs)
        readers = []
        for _ in range(3):
            readers.append(onlooker_of(table, None))
            table.audience.send_view(readers[-1:])
            received(readers[-1])
        ask = table.session.asks()[0]
        await table.answer(ask.seat, ask.kind.option_id(ask.options[0]))
        table.audience.show_others()
        messages = [received(reader)[0] for reader in readers]
        assert all(message is messages[0] for message in messages)

    run(tmp_path / "games.sqlite", play)


def test_who_answers_sees_it_first_and_the_others_miss_nothing(tmp_path: Path) -> None:
    """Two answers, one after the other: who gives one sees it at once, the others when there is time for it, and at
    the latest when the next is taken; nobody twice."""

    async def play(storage: Storage) -> None:
        table = a_table(storage, "standard", "7")
        await storage.add_table(table.row, table.chairs)
        readers = {seat: onlooker_of(table, seat) for seat in (None, 0, 1, 2)}

        def shown() -> dict[int | None, list[int]]:
            found = {seat: map(msgspec.json.decode, received(reader)) for seat, reader in readers.items()}
            return {seat: [each["version"] for each in said if each["type"] == "view"] for seat, said in found.items()}

        versions: list[dict[int | None, int]] = []
        seats: list[int] = []
        while len(set(seats)) < 2:
            ask = table.session.asks()[0]
            before = {seat: [versions[-1][seat]] if versions and seat != seats[-1] else [] for seat in readers}
            await table.answer(ask.seat, ask.kind.option_id(ask.options[0]))
            versions.append({seat: table.row.version_for(seat) for seat in readers})
            seats.append(ask.seat)
            assert shown() == before | {ask.seat: [*before[ask.seat], versions[-1][ask.seat]]}
        table.audience.show_others()
        assert shown() == {seat: [] if seat == seats[-1] else [versions[-1][seat]] for seat in readers}
        table.audience.show_others()
        assert not any(shown().values())

    run(tmp_path / "games.sqlite", play)


def a_view(version: int, **state: Any) -> wire.View:
    return wire.View(0, version, version, SeatView(version, 0, state, None, [], [], 0, False, False, []))


def test_after_the_first_view_only_what_has_changed_is_sent() -> None:
    message, shown = encode_view(a_view(7, gold=[1, 2], deck=30, battle={"at": 4}), None, Parts())
    first = msgspec.json.decode(message)
    assert "base" not in first and first["view"]["state"] == {"gold": [1, 2], "deck": 30, "battle": {"at": 4}}

    message, shown = encode_view(a_view(8, gold=[1, 5], deck=30), shown, Parts())
    second = msgspec.json.decode(message)
    assert second["view"]["state"] == {"gold": [1, 5]}
    assert (second["base"], second["gone"]) == (7, ["battle"])

    message, shown = encode_view(a_view(9, gold=[1, 5], deck=30), shown, Parts())
    third = msgspec.json.decode(message)
    assert third["view"]["state"] == {} and (third["base"], "gone" in third) == (8, False)


def test_what_seats_are_shown_alike_at_a_moment_is_encoded_once() -> None:
    lands, now = [1, 2, 3], Parts()
    _, mine = encode_view(a_view(7, lands=lands, hand=[5]), None, now)
    message, yours = encode_view(a_view(7, lands=lands, hand=[6]), None, now)
    assert mine is not None and yours is not None
    assert mine.part("lands") is yours.part("lands") and (mine.part("hand"), yours.part("hand")) == (b"[5]", b"[6]")
    assert msgspec.json.decode(message)["view"]["state"] == {"lands": [1, 2, 3], "hand": [6]}
    message, _ = encode_view(a_view(7, lands=lands, hand=[6], draft=None), None, now)
    assert msgspec.json.decode(message)["view"]["state"] == {"lands": [1, 2, 3], "hand": [6], "draft": None}


def test_nobody_can_tell_from_a_message_who_was_shown_the_moment_first() -> None:
    """What others see of their own is compared with, but never sent, nor does it change the order of what is."""
    before, after = {"lands": [1], "hand": [5], "deck": 9}, {"lands": [1, 2], "hand": [6], "deck": 8}
    _, has = encode_view(a_view(7, **before), None, Parts())
    alone, _ = encode_view(a_view(8, **after), has, Parts())
    for hand in ([5], [4], [6]):
        lands, deck = after["lands"], after["deck"]
        encode_view(a_view(8, lands=lands, hand=hand, deck=deck), None, now := Parts())
        among_others, shown = encode_view(a_view(8, lands=lands, hand=[6], deck=deck), has, now)
        assert among_others == alone
        encode_view(a_view(9, lands=lands, hand=[3], deck=deck), None, now := Parts())
        again, _ = encode_view(a_view(9, lands=lands, hand=[6], deck=deck), shown, now)
        assert msgspec.json.decode(again)["view"]["state"] == {}


def test_two_games_that_differ_in_a_secret_send_the_same_stream(tmp_path: Path) -> None:
    """Two tables with the same dice; one player picks another capital in secret. Nobody else gets another byte before
    it is shown."""

    async def play(storage: Storage) -> None:
        tables = [a_table(storage, "standard", "3"), a_table(storage, "standard", "3")]
        tables[1].row.id = "other"
        streams: list[list[list[bytes]]] = []
        for number, table in enumerate(tables):
            for chair in table.chairs:
                chair.token = f"{number}{chair.token}"
            await storage.add_table(table.row, table.chairs)
            readers = [onlooker_of(table, seat) for seat in (None, 0, 1)]
            while "capital" not in table.session.asks()[0].kind.id:
                ask = table.session.asks()[0]
                await table.answer(ask.seat, ask.kind.option_id(ask.default_value()))
                table.audience.show_others()
            ask = table.session.ask_of(2)
            assert ask is not None and ask.kind.secret
            await table.answer(2, ask.kind.option_id(ask.options[number]))
            table.audience.show_others()
            streams.append([received(reader) for reader in readers])
        assert streams[0] == streams[1] and all(streams[0])
        assert tables[0].session.save() != tables[1].session.save()

    run(tmp_path / "games.sqlite", play)


def test_odds_come_over_the_socket_to_the_asked_alone(ann: Person, bob: Person) -> None:
    """A game from the proving grounds would be offered to nobody; so play until somebody can attack."""
    made = ann.make_table("me", "me", options={"capital_pick": "forward", "capital_min_distance": 2})

    async def play() -> None:
        async with ann.at(made["id"]) as chair, bob.at(made["id"]) as watcher:
            await chair.hello()
            await watcher.hello()
            await chair.say("odds", version=chair.version, seat=chair.view["seat"])
            odds = await chair.until("odds")
            assert odds == {"type": "odds", "version": chair.version, "seat": chair.view["seat"], "odds": {}}
            await watcher.say("odds", version=watcher.version, seat=0)
            assert await watcher.refusal() == "refused-not-yours"
            await chair.say("odds", version=chair.version + 1, seat=chair.view["seat"])
            assert await chair.refusal() == "refused-stale"

    asyncio.run(play())


def test_odds_stand_beside_the_options_of_an_attack() -> None:
    session = Session.start(find_title(GAME), "wild", 3, secret="2")
    rng = random.Random(2)
    found: dict[str, wire.OddsView] = {}
    for _ in range(2000):
        ask = rng.choice(session.asks())
        if ask.kind.id == "attack":
            found = board_text.odds(session, ask.seat)
            assert set(found) <= {ask.kind.option_id(value) for value in ask.options}
            break
        session.choose(ask, ask.options.index("attack") if "attack" in ask.options else rng.randrange(len(ask.options)))
    assert found
    for each in found.values():
        assert 0 <= each.win <= 1 and each.lines[0]["text"].startswith("odds-")


# what numbers tell


def ways_through(session: Session) -> tuple[int, str, str] | None:
    """A seat that decides apart from the others, an answer that ends its part and one that leads on."""
    if not isinstance(session.pending, Talks):
        return None
    for ask in session.asks():
        ends: dict[bool, str] = {}
        for value in ask.options:
            twin = session.clone()
            twin.answer(ask.seat, ask.kind.option_id(value))
            is_the_same = isinstance(twin.pending, Talks) and twin.asks()[0].kind is not ask.kind
            if is_the_same and len(twin.asks()) >= len(session.asks()) - 1:
                ends.setdefault(twin.ask_of(ask.seat) is None, ask.kind.option_id(value))
        if len(ends) == 2:
            return ask.seat, ends[True], ends[False]
    return None


def test_nobody_counts_how_often_another_answers_apart(tmp_path: Path) -> None:
    """Whether a seat gives nothing or much, the others hear, see and count the same: messages, version, moves and
    what the lobby tells."""

    async def play(storage: Storage) -> None:
        tables = [a_table(storage, "1618", "7", "raison_detat", 4, copy) for copy in "ab"]
        for table in tables:
            await storage.add_table(table.row, table.chairs)
        rng = random.Random(1)
        while (found := ways_through(tables[0].session)) is None:
            ask = rng.choice(tables[0].session.asks())
            option = ask.kind.option_id(rng.choice(ask.options))
            for table in tables:
                await table.answer(ask.seat, option)
        seat, short, long = found
        others = [eyes for eyes in (None, 0, 1, 2, 3) if eyes != seat]
        readers = [{eyes: onlooker_of(table, eyes) for eyes in others} for table in tables]
        before, made = tables[0].row.version_for(seat), tables[0].moves
        await tables[0].answer(seat, short)
        await tables[1].answer(seat, long)
        while (ask := tables[1].session.ask_of(seat)) is not None:
            assert all(reader.outbox.empty() for reader in readers[1].values())
            await tables[1].answer(seat, ask.kind.option_id(ask.default_value()))
        one, other = tables
        assert other.moves > one.moves == made + 1
        assert other.row.version_for(seat) - before == other.moves - made
        for eyes in others:
            assert one.row.version_for(eyes) == other.row.version_for(eyes)
            assert one.moves_for(eyes) == other.moves_for(eyes)
            assert other.moves_made(eyes, other.moves_for(eyes)) == other.moves
            assert other.moves_made(eyes, other.moves_for(eyes) - 1) in range(made, other.moves)
            assert received(readers[0][eyes]) == received(readers[1][eyes])
        infos = [table_info(table.row, table.chairs, None, {}) | {"id": ""} for table in tables]
        assert infos[0] == infos[1] and infos[0]["waits"]
        kept = await storage.table(other.row.id)
        assert kept is not None and kept.version_for(None) == other.row.version_for(None)

    run(tmp_path / "games.sqlite", play)
