"""Games of older rules: what they saved is carried over, what they recorded holds or says where it does not."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.kernel.test_record import played
from tests.kernel.toy import TITLE, Pebbles
from tests.kernel.versions import (
    CoinsFound,
    MoreColumns,
    Newer,
    NoSpeech,
    RenamedPlace,
    Rewarded,
    Weathered,
)
from westphalia.kernel.columns import Column, take_apart
from westphalia.kernel.contract import BadInput
from westphalia.kernel.record import Drift, Record, verify
from westphalia.kernel.session import Saved, Session
from westphalia.kernel.versions import FILE, Unreadable, Version, digest_as, options_now, read_versions, since


@pytest.fixture(scope="module")
def saved() -> Saved:
    """In the middle of a game in which coins lie hidden."""
    session = played("hide", moves=30).session
    assert session.state.hidden
    return session.save()


def spoken() -> Record:
    return next(
        record
        for record in (played(str(n)).record() for n in range(50))
        if any(move.answer == "speak" for move in record.moves)
    )


def stashed() -> Record:
    return next(
        record
        for record in (played(str(n)).record() for n in range(50))
        if any(move.answer == "shore" for move in record.moves)
    )


# states


def test_a_state_says_what_its_columns_are() -> None:
    assert Pebbles.described[0] == Column("rules", ("rounds", "duels"))
    assert Pebbles.described[-1] == Column("hidden", ("seat", "place"), rows=True)
    assert [str(column) for column in Pebbles.described] == TITLE.versions[0].columns


def test_a_state_written_before_columns_had_names_is_read(saved: Saved) -> None:
    found = take_apart(saved.state)
    positional = msgspec.msgpack.encode((found.streams, found.draws, *found.values))
    assert take_apart(positional).mark == b""
    assert TITLE.decode(positional).encode() == saved.state


def test_added_columns_get_their_value(saved: Saved) -> None:
    session = Session.load(MoreColumns(), saved)
    assert isinstance(session.state, Weathered)
    assert (session.state.weather, session.state.luck) == (0, [0, 0, 0])
    assert session.state.coins == Session.load(TITLE, saved).state.coins
    assert session.save().rules == "2"


def test_what_a_version_file_cannot_say_the_title_does(saved: Saved) -> None:
    before, now = Session.load(TITLE, saved).state, Session.load(CoinsFound(), saved).state
    assert sum(now.coins) == sum(before.coins) + len(before.hidden)
    assert now.hidden == []


def test_columns_parts_and_values_are_renamed_added_and_dropped() -> None:
    class Named(Newer):
        says: Mapping[str, Any] = {
            "rename": {"coins": "points", "points": "coins"},
            "add": {"rules.duels": "off", "hidden.place": 1},
            "values": {"hand": {0: 3}},
        }

    session = played("hide", moves=30).session
    now, before = Named().decode(session.state.encode(), "1"), session.state
    assert (now.points, now.coins) == (before.coins, before.points)
    assert now.rules.duels == "off"
    assert {hidden.place for hidden in now.hidden} == {1}
    assert now.hand == [tuple(3 if card == 0 else card for card in hand) for hand in before.hand]


def test_a_state_that_does_not_become_one_of_these_rules_is_refused(saved: Saved) -> None:
    class Forgetful(Newer):
        says: Mapping[str, Any] = {"drop": ["coins"]}

    class Unsaid(Newer):
        state_type = Weathered

    for title, text in ((Forgetful(), "coins"), (Unsaid(), "weather, luck")):
        with pytest.raises(Unreadable, match=text):
            title.decode(saved.state, "1")
    with pytest.raises(Unreadable, match="knows rules 1, not 7"):
        TITLE.decode(saved.state, "7")
    with pytest.raises(Unreadable, match="other columns than rules 1"):
        TITLE.decode(saved.state[:5] + b"another!" + saved.state[13:], "1")


# records


@pytest.mark.parametrize("title", [Newer(), MoreColumns()])
def test_a_record_holds_while_every_answer_fits_and_every_hash_agrees(title: Newer) -> None:
    record = played().record()
    assert verify(record, title) == verify(record, TITLE)


def test_a_record_with_a_renamed_id_holds() -> None:
    record = stashed()
    assert verify(record, RenamedPlace()).moves == len(record.moves)
    unsaid = RenamedPlace()
    unsaid.says = {}
    with pytest.raises(Drift, match="can't answer 'shore'"):
        verify(record, unsaid)


def test_a_record_tells_where_an_answer_no_longer_fits() -> None:
    record = spoken()
    at = next(number for number, move in enumerate(record.moves, 1) if move.answer == "speak")
    with pytest.raises(Drift, match=f"move {at}: seat . can't answer 'speak'"):
        verify(record, NoSpeech())


def test_a_record_tells_where_a_state_differs() -> None:
    with pytest.raises(Drift, match="the state is"):
        verify(played().record(), Rewarded())


def test_hashes_of_dropped_columns_are_not_made_up() -> None:
    class Forgetful(Newer):
        says: Mapping[str, Any] = {"drop": ["coins"]}

    assert digest_as(Forgetful(), played(moves=5).session.state, "1") == ""
    with pytest.raises(Drift, match="unknown"):
        verify(played().record(), Forgetful())


def test_tables_begun_before_an_option_play_as_it_goes_without_saying() -> None:
    class Quiet(Newer):
        says: Mapping[str, Any] = {"options": {"duels": "off", "rounds": 4}}

    assert options_now(since(Quiet(), "1"), {"rounds": 2}) == {"rounds": 2, "duels": "off"}


def test_a_mistake_in_the_version_file_is_told_with_its_place(tmp_path: Path) -> None:
    (tmp_path / FILE).write_text('- version: "1"\n  colums: []\n')
    with pytest.raises(ValueError, match=r"rules_versions.yaml: .*colums"):
        read_versions(tmp_path)
    (tmp_path / FILE).write_text('- version: "1"\n- version: "2"\n')
    assert [version.message for version in read_versions(tmp_path)] == ["log-rules-1", "log-rules-2"]
    assert Version("3").keeps_hashes
    with pytest.raises(BadInput, match="made with rules 3"):
        verify(played().record()._replace(header=msgspec.structs.replace(played().header, rules="3")), TITLE)
