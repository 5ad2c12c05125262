"""What one seat gets to see."""

from __future__ import annotations

import msgspec

from tests.kernel.test_session import after_bids, started
from tests.kernel.toy import TITLE, UNKNOWN
from westphalia.kernel.views import Glimpse, Ref, SeatView, Waiting, option_view, seat_view


def test_a_seat_sees_its_own_question_with_ids_and_references() -> None:
    session, seat = after_bids(3)
    session.answer(seat, "give")
    view = seat_view(session, seat)
    assert view.ask is not None
    assert (view.ask.kind, view.ask.rule, view.ask.message) == ("give_to", "TG-3.4", "ask-give_to")
    assert [(o.id, o.message, o.ref) for o in view.ask.options] == [
        ("2", None, Ref("seat", "2")),
        ("3", None, Ref("seat", "3")),
    ]
    (refused,) = view.ask.refused
    assert (refused.option.id, refused.rule, refused.message) == ("1", "TG-3.4", "no-gift-to-self")
    assert view.ask.default == "2"
    assert view.can_undo
    assert not view.ask.aside
    assert view.waiting == [Waiting(0, "give_to", "TG-3.4")]
    assert seat_view(session, 1).ask is None  # nothing to be said aside meanwhile


def test_the_menu_has_words_arguments_and_reasons() -> None:
    session, seat = after_bids(2, duels="off")
    view = seat_view(session, seat)
    assert view.ask is not None
    assert view.ask.args == {"seat": "1", "number": 1}
    assert view.ask.refs == [Ref("seat", "1")]
    assert view.ask.options[0].message == "option-roll"
    (refused,) = view.ask.refused
    assert (refused.option.message, refused.args) == ("option-duel", {"seat": "1"})
    aside = seat_view(session, 1).ask
    assert aside is not None
    assert aside.aside
    assert aside.kind == "call"


def test_amounts_are_numbers_without_reference() -> None:
    session, seat = after_bids()
    session.answer(seat, "give")
    ask = session.asks()[0]
    assert option_view(ask.kind, 3) == option_view(ask.kind, 3)
    assert (option_view(ask.kind, 3).id, option_view(ask.kind, 3).ref) == ("3", None)


def test_hidden_things_and_hidden_lines_stay_hidden() -> None:
    session, seat = after_bids(3)
    for id in ("draw", "stash", "shore"):
        session.answer(seat, id)
    own, other, watcher = (seat_view(session, who) for who in (seat, 1, None))
    assert own.state["hidden"][0].place == 2
    assert other.state["hidden"][0].place == watcher.state["hidden"][0].place == UNKNOWN
    assert own.state["hand"][0] != (UNKNOWN,)
    assert other.state["hand"][0] == (UNKNOWN,)
    assert [entry.message for entry in own.journal][-4:] == ["log-draw", "log-drawn", "log-stash", "log-stash-where"]
    assert [entry.message for entry in other.journal][-2:] == ["log-draw", "log-stash"]
    assert own.entries == other.entries + 2 == watcher.entries + 2
    assert own.journal[-1].args == {"seat": "1", "place": "shore"}
    assert own.journal[-1].refs == [Ref("seat", "1"), Ref("place", "shore")]


def test_the_journal_is_read_on_from_where_one_was() -> None:
    session, seat = after_bids()
    before = seat_view(session, 1).entries
    session.answer(seat, "stash")
    session.answer(seat, "hill")
    later = seat_view(session, 1, since=before)
    assert [entry.message for entry in later.journal] == ["log-stash"]
    assert later.entries == before + 1


def test_who_is_waited_for_but_not_for_which_secret() -> None:
    session = started(3)
    session.answer(1, "2")
    assert seat_view(session, 0).waiting == [Waiting(0, "bid", "TG-2"), Waiting(2, "", "")]
    assert seat_view(session, 1).ask is None
    assert seat_view(session, None).waiting == [Waiting(0, "", ""), Waiting(2, "", "")]


def test_a_view_is_json_and_comes_back() -> None:
    session, seat = after_bids()
    session.answer(seat, "duel")
    view = seat_view(session, seat)
    encoded = msgspec.json.encode(view)
    assert msgspec.json.decode(encoded, type=SeatView).ask == view.ask
    assert view.state["duel"] == [0, 1, -1]


def test_the_end_shows_the_standings() -> None:
    session = started()
    session.resign(1)
    session.answer(0, "0")
    view = seat_view(session, 1)
    assert view.over
    assert [(s.seat, s.place) for s in view.standings] == [(0, 1), (1, 2)]
    assert view.waiting == []


def test_a_bot_glimpses_only_what_its_seat_knows() -> None:
    session, seat = after_bids()
    glimpse = Glimpse(session, 1)
    known = glimpse.known
    assert glimpse.known is known
    session.answer(seat, "stash")
    session.answer(seat, "hill")
    assert glimpse.known.hidden[0].place == UNKNOWN
    assert glimpse.known.coins == [4, 6]
    session.undo(seat)
    session.answer(seat, "dale")
    assert Glimpse(session, seat).known.hidden[0].place == 1
    assert glimpse.known.hidden[0].place == UNKNOWN
    assert glimpse.title is TITLE
    assert {glimpse.imagine(str(n)).state.hidden[0].place for n in range(20)} == {0, 1, 2}
