"""Answers that could not be undone are confirmed first by those who are not sure; asking tells nobody anything."""

from __future__ import annotations

import asyncio
import random

import pytest

from tests.server.client import GAME, Person, both_at, table_of_two
from westphalia.kernel.contract import find_title
from westphalia.kernel.session import Session, Unimaginable
from westphalia.server.load_table import Opened
from westphalia.server.replay import begin
from westphalia.server.rows import Chair, TableRow
from westphalia.server.snapshots import Turns
from westphalia.server.storage import Storage
from westphalia.server.table import Table
from westphalia.server.timepiece import Timepiece


def test_what_cannot_be_undone_is_confirmed_and_nothing_changes_before(ann: Person) -> None:
    table = ann.make_table("me", "me", options={"capital_pick": "forward"})["id"]

    async def play() -> tuple[int, int]:
        confirmed = undoable = 0
        async with ann.at(table) as chair:
            await chair.hello()
            while not (confirmed and undoable):
                await asyncio.sleep(0.2)
                if not chair.is_asked():
                    await chair.hello(seat=chair.view["waiting"][0]["seat"])
                before, options = chair.version, chair.view["ask"]["options"]
                asked = {"version": before, "seat": chair.view["seat"], "option": chair.view["ask"]["default"]}
                await chair.answer(sure=False)
                while (message := await chair.hear())["type"] not in ("confirm", "view"):
                    assert message["type"] in ("players", "orders", "obeyed", "clock")  # the answer to a greeting
                if message["type"] == "confirm":
                    assert len(options) > 1 and message == {"type": "confirm", **asked}
                    assert ann.get(f"/api/tables/{table}")["version"] == before
                    confirmed += 1
                    await chair.answer(sure=True)
                    await chair.until("view")
                    assert not (chair.view["can_undo"] and chair.view["seat"] == asked["seat"])
                elif chair.view["can_undo"]:
                    undoable += 1
                assert chair.version == before + 1
        return confirmed, undoable

    confirmed, undoable = asyncio.run(play())
    assert confirmed and undoable


def test_whoever_is_sure_or_says_nothing_is_not_asked(ann: Person) -> None:
    table = ann.make_table("me", "me")["id"]

    async def play() -> list[str]:
        async with ann.at(table) as chair:
            await chair.hello()
            for _ in range(12):
                await chair.step()
            return [message["type"] for message in chair.heard]

    assert "confirm" not in asyncio.run(play())


def test_nonsense_and_foreign_answers_are_refused_whether_sure_or_not(ann: Person, bob: Person) -> None:
    table = table_of_two(ann, bob)

    async def play() -> None:
        async with both_at(table, ann, bob) as (one, other):
            asked, idle = (one, other) if one.is_asked() else (other, one)
            await asked.answer("no such option", sure=False)
            assert await asked.refusal() == "refused-option"
            await idle.answer("iberia", sure=False)
            assert await idle.refusal() == "refused-not-asked"
            await idle.answer("iberia", sure=False, seat=asked.view["seat"])
            assert await idle.refusal() == "refused-not-yours"
            await asked.answer(sure=False, version=asked.version + 1)
            assert await asked.refusal() == "refused-stale"

    asyncio.run(play())
    assert ann.get(f"/api/tables/{table}")["version"] == 0


@pytest.mark.parametrize("seed", range(3))
def test_the_question_is_asked_of_what_the_seat_believes(seed: int) -> None:
    """Of two games that differ only in what the seat can't see, both or neither answer is final; and it is asked where
    the answer can't be undone, and nowhere else."""
    title = find_title(GAME)
    session = Session.start(title, "wild", 3, secret=str(seed), options={"hidden_treasury": "on"})
    storage = Storage.__new__(Storage)  # nothing is stored in this test
    storage.timepiece = Timepiece()
    chairs = [Chair(seat, "ann", None, str(seat)) for seat in range(3)]
    row = TableRow(
        "t", GAME, title.version, "wild", 3, {}, "en", "link", "live", None, str(seed), "ann", 0, 0, 0, [], False, False
    )
    table, mirror = (
        Table(storage, title, row, chairs, Opened(begin(title, row, None)), Turns(0, 0, 0)) for _ in range(2)
    )
    rng = random.Random(seed)
    finals = probed = 0
    for _ in range(150):
        if session.is_over:
            break
        ask = rng.choice(session.asks())
        option = ask.kind.option_id(rng.choice(ask.options))
        table.recorder.session = session
        try:
            mirror.recorder.session = session.imagine(ask.seat, f"{seed}/{session.version}")
        except Unimaginable:
            session.answer(ask.seat, option)
            continue
        before, is_choice = session.save(), len(ask.options) > 1 or ask.text
        final = table.is_final(ask.seat, option)
        if table.waiting() == mirror.waiting():  # else others have answered in secret, which is no secret
            assert final == mirror.is_final(ask.seat, option)
        assert session.save() == before
        session.answer(ask.seat, option)
        if not is_choice:
            assert not final
        elif not ask.kind.secret:
            probed += 1
            finals += final
            assert final == (not session.can_undo(ask.seat)), (ask.kind.id, option)
    assert finals > 5 and probed - finals > 20
