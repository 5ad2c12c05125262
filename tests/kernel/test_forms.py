"""Forms: several questions filled in as one order, answered one by one through the gate."""

from __future__ import annotations

from typing import Any, ClassVar

import pytest

from tests.kernel import toy
from westphalia.kernel import forms
from westphalia.kernel.chance import Chance
from westphalia.kernel.conformance import check_forms
from westphalia.kernel.forms import Filling, Form, Left, Look, Picker, Stepper
from westphalia.kernel.orders import Count, HowMany, Order, Pick, Say, Several, When
from westphalia.kernel.record import Recorder
from westphalia.kernel.script import Ask, Kind, Script, Value, choose
from westphalia.kernel.session import Refused, Session
from westphalia.kernel.summary import Text

GIVING = Order(
    "give",
    opens={"turn": "give"},
    parts={"turn": Say("give"), "give_to": Pick("to"), "give": HowMany("coins")},
)
ROLLING = Order("roll", opens={"turn": "roll"}, parts={"turn": Say("roll", "stash"), "stash": Pick("place")})


class KeepGiving(Form[toy.Pebbles]):
    """A standing order: a coin to the next in each turn until few are left."""

    id = "keep_giving"
    kinds = ("turn", "give_to", "give")
    opens: ClassVar = {"turn": None}
    is_standing = True

    def lay_out(self, look: Look, wanted: forms.Wanted) -> list[forms.Field]:
        return [Stepper("keep", Text("keep"), look.known.coins[look.seat])]

    def answer(self, known: toy.Pebbles, ask: Ask, left: Left) -> Value | None:
        if ask.kind is not toy.MENU:
            return ask.options[0]
        given = left.pop("given", 0)
        if given:
            return "end"
        if known.coins[ask.seat] <= int(left["keep"]):
            left["few"] = known.coins[ask.seat]
            return None
        left["given"] = 1
        return "give"

    def why_stopped(self, known: toy.Pebbles, left: Left) -> Text | None:
        return Text("few", {"n": left["few"]}) if "few" in left else None


class Formed(toy.PebblesTitle):
    forms = forms.by_kind(GIVING, ROLLING, KeepGiving())


TITLE = Formed()


def at_the_menu(seats: int = 3) -> tuple[Recorder, int]:
    recorder = Recorder.start(TITLE, "standard", seats, secret="7")
    for seat in range(seats):
        recorder.session.answer(seat, "1" if seat == 1 else "0")
    return recorder, 1


def sheet(session: Session, seat: int, form: Form[Any], **wanted: Value) -> forms.Sheet:
    laid_out = forms.lay_out(session, seat, form, wanted, "x")
    assert laid_out is not None
    return laid_out


def test_fields_are_the_questions_to_come_and_nothing_changes() -> None:
    recorder, seat = at_the_menu()
    before = recorder.session.state.encode()
    laid_out = sheet(recorder.session, seat, GIVING)
    to, coins = laid_out.fields
    assert isinstance(to, Picker) and list(to.options) == [0, 2] and to.label == Text("ask-give_to", {})
    assert isinstance(coins, Stepper) and (coins.least, coins.most) == (1, 5)
    assert laid_out.wanted == {"to": "1", "coins": 1} and laid_out.is_ready and not laid_out.is_final
    assert [(entry.message, entry.args, n) for entry, n in laid_out.told] == [
        ("log-give", {"seat": 1, "other": 0, "n": 1}, 1)
    ]
    assert recorder.session.state.encode() == before


def test_an_order_leaves_the_record_that_single_answers_leave() -> None:
    (ordered, seat), (singly, _) = at_the_menu(), at_the_menu()
    filling = forms.start(ordered.session, seat, GIVING, {"to": "3", "coins": 4}, "x")
    filling.run(ordered.session)
    for option in ("give", "3", "4"):
        singly.session.answer(seat, option)
    assert ordered.record() == singly.record()
    assert filling.steps == 3


def test_the_only_option_is_shown_and_not_asked() -> None:
    recorder, seat = at_the_menu(seats=2)
    to, _ = sheet(recorder.session, seat, GIVING).fields
    assert isinstance(to, Picker) and list(to.options) == [0]
    filling = forms.start(recorder.session, seat, GIVING, {"to": "1", "coins": 2}, "x")
    filling.run(recorder.session)
    assert [move.answer for move in recorder.moves][-2:] == ["give", "2"]


def test_what_is_too_much_is_cut_down_and_what_is_not_laid_out_is_refused() -> None:
    recorder, seat = at_the_menu()
    assert sheet(recorder.session, seat, GIVING, to="2", coins=40).wanted == {"to": "1", "coins": 5}
    for wanted in ({"to": "3", "coins": 40}, {"to": "2", "coins": 1}, {"to": "3"}, {}):
        with pytest.raises(Refused):
            forms.start(recorder.session, seat, GIVING, wanted, "x")


class Closing(Formed):
    closes: ClassVar = {"turn": "end"}


def test_an_order_can_close_what_it_belongs_to() -> None:
    recorder = Recorder.start(Closing(), "standard", 3, secret="7")
    for seat in range(3):
        recorder.session.answer(seat, "1" if seat == 1 else "0")
    laid_out = sheet(recorder.session, 1, GIVING, to="3", coins=4)
    assert laid_out.fields[-1] is forms.CLOSING and laid_out.wanted["close"] == 0
    forms.start(recorder.session.clone(), 1, GIVING, {"to": "3", "coins": 4}, "x")  # who does not speak of it goes on
    forms.start(recorder.session, 1, GIVING, {"to": "3", "coins": 4, "close": 1}, "x").run(recorder.session)
    assert [move.answer for move in recorder.moves][-4:] == ["give", "3", "4", "end"]


def test_where_dice_fall_nothing_is_closed() -> None:
    recorder = Recorder.start(Closing(), "standard", 3, secret="7")
    for seat in range(3):
        recorder.session.answer(seat, "1" if seat == 1 else "0")
    assert forms.CLOSING not in sheet(recorder.session, 1, ROLLING).fields


def test_an_order_stops_where_dice_fall() -> None:
    recorder, seat = at_the_menu()
    laid_out = sheet(recorder.session, seat, ROLLING)
    assert laid_out.is_ready and laid_out.is_final and not laid_out.told
    forms.start(recorder.session, seat, ROLLING, {}, "x").run(recorder.session)
    assert [move.answer for move in recorder.moves][-1] == "roll" and len(recorder.moves) == 4


def test_a_standing_order_goes_on_when_its_seat_is_asked_again_and_says_why_it_ends() -> None:
    recorder, seat = at_the_menu()
    session = recorder.session
    filling = forms.start(session, seat, KeepGiving(), {"keep": 4}, "x")
    while not session.is_over:
        filling.run(session)
        if session.asks()[0].seat == seat and session.asks()[0].kind is toy.MENU:
            break
        ask = session.asks()[0]
        session.answer(ask.seat, ask.kind.option_id(ask.default_value()))
    assert session.state.coins[seat] == 4
    assert filling.form.why_stopped(session.state, filling.left) == Text("few", {"n": 4})


def test_forms_are_offered_only_where_their_option_is() -> None:
    recorder, seat = at_the_menu()
    assert forms.find(recorder.session, seat, "give") is GIVING
    assert forms.find(recorder.session, seat, "nonsense") is None
    assert forms.find(recorder.session, 0, "give") is None
    forms.start(recorder.session, seat, GIVING, {"to": "3", "coins": 5}, "x").run(recorder.session)
    assert forms.find(recorder.session, seat, "give") is None
    assert forms.find(recorder.session, seat, "roll") is ROLLING


def test_random_orders_conform() -> None:
    chance = Chance.from_secret("forms")
    session = Session.start(TITLE, "standard", 3, secret="9")
    while not session.is_over:
        check_forms(session, chance)
        ask = session.asks()[0]
        session.choose(ask, chance.below(len(ask.options)))


# a question that is asked again and again

WHAT = Kind("what", "TG-1")
UNIT = Kind("unit", "TG-1", toy.CARD)
WHERE = Kind("where", "TG-1", toy.PLACE)
PRICES = (2, 3, 5, 5)


def shop(g: toy.Pebbles) -> Script[None]:
    """Cards are bought for coins and put down somewhere; what can't be paid is not offered, and what is the only one is
    taken."""
    yield toy.CHECKPOINT
    while True:
        able = [card for card in range(4) if PRICES[card] <= g.coins[0]]
        if (yield from choose(Ask(0, WHAT, ["buy", "done"] if able else ["done"], "done"))) == "done":
            break
        card = yield from choose(Ask(0, UNIT, able))
        g.coins[0] -= PRICES[card]
        g.hand[0] = (*g.hand[0], card)
        g.log("log-drawn", "TG-1", card=card)
    places: list[Value] = [0, 1, 2]
    while places:
        place = yield Ask(0, WHERE, [*places, "done"], "done")
        if place == "done":
            break
        places.remove(place)
        g.hidden.append(toy.Hidden(0, place))
    yield Ask(0, toy.GLOAT, ["yes", "no"])


class Shop(toy.PebblesTitle):
    def play(self, g: toy.Pebbles) -> Script[None]:
        return shop(g)


CARDS = Count("card")
SHOPPING = Order(
    "shop",
    opens={"what": None},
    parts={"what": When({"buy": [CARDS]}, "done"), "unit": CARDS, "where": Several("place", stop="done")},
)


def in_the_shop() -> Session:
    title = Shop()
    title.forms = forms.by_kind(SHOPPING)  # type: ignore[misc]
    return Session.start(title, "standard", 2, secret="1")


def test_each_number_goes_as_far_as_the_gate_lets_the_order_go() -> None:
    laid_out = sheet(in_the_shop(), 0, SHOPPING)
    assert {f.id: f.most for f in laid_out.fields if isinstance(f, Stepper)} == {
        "card/fox": 3,
        "card/owl": 2,
        "card/bear": 1,
        "card/wolf": 1,
    }
    assert not laid_out.is_ready
    laid_out = sheet(in_the_shop(), 0, SHOPPING, **{"card/owl": 1})
    assert [f.most for f in laid_out.fields if isinstance(f, Stepper)] == [1, 2, 0, 0]


def test_what_nobody_is_asked_counts_and_nothing_else_is_taken_for_it() -> None:
    session = in_the_shop()
    forms.start(session, 0, SHOPPING, sheet(session, 0, SHOPPING, **{"card/fox": 3}).wanted, "x").run(session)
    assert session.state.hand[0] == (0, 0, 0)  # the third was the only one that could be paid
    session = in_the_shop()
    filling = Filling(SHOPPING, 0, {"card/fox": 2, "card/owl": 1})
    filling.run(session)
    assert session.state.hand[0] == (0, 0, 0) and filling.why is not None  # a fox in place of the owl: no further
    assert session.asks()[0].kind is WHERE


def test_some_of_several_are_ticked() -> None:
    laid_out = sheet(in_the_shop(), 0, SHOPPING, **{"card/fox": 1, "place/dale": 1})
    assert [f.id for f in laid_out.fields][-3:] == ["place/hill", "place/dale", "place/shore"]
    session = in_the_shop()
    forms.start(session, 0, SHOPPING, laid_out.wanted, "x").run(session)
    assert session.state.hidden == [toy.Hidden(0, 1)] and session.asks()[0].kind is toy.GLOAT
