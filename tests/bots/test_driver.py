"""The driver plays whole games with bots, and leaves people their questions."""

from __future__ import annotations

import pytest

from tests.kernel.toy import TITLE
from westphalia.bots.driver import Driver
from westphalia.bots.protocol import bot_names, parse_bots, seat_bots
from westphalia.kernel.contract import BadInput
from westphalia.kernel.script import Ask
from westphalia.kernel.session import Session


def start(seats: int = 3, secret: str = "1", **modes: bool) -> Session:
    return Session.start(TITLE, "standard", seats, secret=secret, **modes)  # type: ignore[arg-type]


def drive(secret: str, seats: int = 3, **modes: bool) -> Session:
    session = start(seats, secret, **modes)
    driver = Driver(session, seat_bots(TITLE, ["random"] * seats, secret), seed=secret)
    assert driver.run()
    return session


def test_plays_to_the_end() -> None:
    session = drive("1")
    assert session.is_over
    assert session.version > 20


def test_same_seed_same_game_with_or_without_history_and_log() -> None:
    assert drive("5").state.encode() == drive("5", history=False, journal=False).state.encode()
    assert drive("5").state.encode() != drive("6").state.encode()


def test_asides_are_used_now_and_then() -> None:
    tips = 0
    for n in range(30):
        entries = drive(str(n), 4).state.log.entries
        tips += sum(entry.message == "log-tip" for entry in entries)
    assert 5 < tips < 200


def test_leaves_a_person_their_question() -> None:
    session = start(2)
    bots = seat_bots(TITLE, ["random", "random"], "1")
    driver = Driver(session, [None, bots[1]], seed="1")
    answered = 0
    while not driver.run():
        asks = session.asks()
        assert [ask.seat for ask in asks] == [0]
        ask = asks[0]
        session.answer(0, ask.kind.option_id(ask.default_value()))
        answered += 1
    assert session.is_over
    assert answered > 2


def test_stops_after_the_limit() -> None:
    session = start()
    driver = Driver(session, seat_bots(TITLE, ["random"] * 3, "1"), seed="1")
    assert not driver.run(7)
    assert session.version == 7
    assert not driver.run(7)
    assert session.version == 14


class Quiet:
    """Never speaks out of turn."""

    def choose(self, glimpse: object, ask: Ask) -> int:
        return len(ask.options) - 1

    def aside(self, glimpse: object, ask: Ask) -> int | None:
        return None


def test_a_bot_may_keep_silent() -> None:
    session = start(2)
    driver = Driver(session, [Quiet(), Quiet()], seed="1")
    assert driver.run()
    assert not [entry for entry in session.state.log.entries if entry.message == "log-tip"]


def test_nobody_speaks_where_nobody_may() -> None:
    session = start(2)
    driver = Driver(session, seat_bots(TITLE, ["random", "random"], "1"), seed="1")
    assert session.asks()[0].aside is None
    for ask in session.asks():
        session.choose(ask, 0)
    active = session.asks()[0].seat
    before = session.version
    assert driver.let_speak(1 - active)
    assert session.version == before + 1


def test_bots_by_name() -> None:
    assert bot_names(TITLE) == ["random"]
    assert parse_bots(TITLE, "random", 3) == ("random",) * 3
    assert parse_bots(TITLE, "random, random", 2) == ("random", "random")
    with pytest.raises(BadInput, match="no bot 'genius'"):
        parse_bots(TITLE, "genius", 2)
    with pytest.raises(BadInput, match="2 bots for 3 seats"):
        parse_bots(TITLE, "random,random", 3)
