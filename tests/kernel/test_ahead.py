"""Standing orders: what they answer, how long they are in force, why they lapse, and that they know no more than their
seat."""

from __future__ import annotations

from typing import Any

import pytest

from tests.kernel import ordered, toy
from westphalia.kernel import ahead
from westphalia.kernel.ahead import InForce, StandingOrder
from westphalia.kernel.chance import Chance
from westphalia.kernel.conformance import Fault, check_in_force, check_orders
from westphalia.kernel.script import Ask, Value
from westphalia.kernel.session import Refused, Session
from westphalia.kernel.summary import Name, Text
from westphalia.kernel.views import seat_view


def a_game(seats: int = 2) -> tuple[Session, int]:
    """At the first turn; and whose it is."""
    session = Session.start(ordered.TITLE, "long" if seats == 2 else "standard", seats, secret="7")
    for seat in range(seats):
        session.answer(seat, "0")
    return session, session.asks()[0].seat


def given(session: Session, seat: int, order: StandingOrder[Any], **wanted: Value) -> InForce:
    fields = ahead.lay_out(session, seat, order, wanted, "x").wanted
    return ahead.give(session, seat, order, fields, "x")


def test_orders_are_offered_at_their_questions_and_in_their_menus() -> None:
    session, seat = a_game()
    ask = seat_view(session, seat).ask
    assert ask is not None and ask.standing == ["no_gloating", "end_turns", "roll_first", "usual"]
    assert ahead.find(session, seat, "end_turns") is ordered.END_TURNS
    assert ahead.find(session, seat, "stash_first") is None
    assert ahead.find(session, 1 - seat, "end_turns") is None


def test_an_order_answers_its_questions_and_leaves_the_others_alone() -> None:
    session, seat = a_game()
    order = given(session, seat, ordered.NO_GLOATING)
    assert order.next(session) is None and order.lapsed is None
    session.answer(seat, "duel")
    for each, throw in ((seat, "rock"), (1 - seat, "scissors")):
        session.answer(each, throw)
    assert order.next(session) == "no"


def test_an_order_for_this_round_lapses_with_it() -> None:
    session, seat = a_game()
    order = given(session, seat, ordered.END_TURNS)
    assert order.left["round"] == 1 and order.next(session) == "end"
    for _ in range(2):
        session.answer(session.asks()[0].seat, "end")
    for each in (0, 1):
        session.answer(each, "0")
    if session.asks()[0].seat != seat:
        session.answer(1 - seat, "end")
    assert order.next(session) is None and order.lapsed == Text("order-lapsed-round")
    forever = given(session, seat, ordered.END_TURNS, round=0)
    assert forever.next(session) == "end"


def test_what_is_not_offered_ends_the_order_with_the_reason_of_the_rules() -> None:
    session, seat = a_game()
    order = given(session, seat, ordered.ROLL)
    session.answer(seat, "roll")
    assert order.next(session) is None and order.lapsed == Text("no-second-roll")


def test_who_is_attacked_decides_anew_unless_the_order_says_otherwise() -> None:
    session, seat = a_game()
    wary, bold = given(session, seat, ordered.NO_GLOATING), given(session, seat, ordered.NO_GLOATING, wary=0)
    session.state.log("log-give", "TG-3.4", seat=1 - seat, other=seat, n=1)
    assert not wary.has_lapsed(session)
    session.state.log("log-duel", "TG-3.5", seat=1 - seat, other=seat)
    assert wary.has_lapsed(session) and not bold.has_lapsed(session)
    assert wary.lapsed == Text("log-duel", {"seat": 1 - seat, "other": seat})


def test_what_others_alone_are_told_ends_no_order() -> None:
    session, seat = a_game()
    order = given(session, seat, ordered.NO_GLOATING)
    session.state.log("log-duel", "TG-3.5", seats=(1 - seat,), seat=1 - seat, other=seat)
    assert not order.has_lapsed(session)


def test_the_usual_answer_is_for_the_kind_of_question_at_which_it_was_ordered() -> None:
    session = Session.start(ordered.TITLE, "standard", 2, secret="7")
    order = given(session, 0, ordered.USUAL)
    assert order.next(session) == "0"
    for seat in (0, 1):
        session.answer(seat, "0")
    if session.asks()[0].seat == 1:
        session.answer(1, "end")
    assert order.next(session) is None and order.lapsed is None
    assert order.form.told(ordered.TITLE, order.left) == [Text("ask-bid", {}), ahead.WARY.label]
    assert order.form.subject(order.left) == "bid"


def test_one_thing_goes_before_the_others() -> None:
    session, seat = a_game()
    session.answer(seat, "stash")
    order = given(session, seat, ordered.STASH_FIRST, first="shore")
    assert order.next(session) == "shore"
    assert order.form.told(ordered.TITLE, order.left) == [Name("place", 2)]


def test_an_order_that_was_not_laid_out_so_is_refused() -> None:
    session, seat = a_game()
    with pytest.raises(Refused):
        ahead.give(session, seat, ordered.END_TURNS, {"round": 7, "wary": 1}, "x")
    with pytest.raises(Refused):
        ahead.give(session, seat, ordered.END_TURNS, {}, "x")


class Cheat(StandingOrder[toy.Pebbles]):
    """Would look into the deck."""

    def __init__(self, state: toy.Pebbles) -> None:
        super().__init__("cheat", ("turn",))
        self.state = state

    def answer(self, known: toy.Pebbles, ask: Ask, left: Any) -> Value | None:
        return "draw" if known.deck[-1] == self.state.deck[-1] else "end"


def test_an_order_that_knows_what_is_hidden_is_found_out(monkeypatch: pytest.MonkeyPatch) -> None:
    session, seat = a_game(3)
    check_orders(session, Chance.from_secret("x"))
    order = Cheat(session.state)
    monkeypatch.setattr(ordered.TITLE, "standing_orders", {"turn": [order]})
    monkeypatch.setattr(ordered.TITLE, "mask", lambda g, seat: g)
    with pytest.raises(Fault, match="knows what is hidden"):
        for secret in range(20):
            check_orders(session, Chance.from_secret(str(secret)))
    given = InForce(order, seat, {"round": 0, "wary": 0})
    with pytest.raises(Fault, match="in force knows what is hidden"):
        for secret in range(20):
            check_in_force(session, given, str(secret))
