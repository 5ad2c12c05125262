"""The session: the gate, checkpoints, undo, clone, save and load, resignation, imagination."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from tests.kernel.toy import STASH, THROW, TITLE, Pebbles
from westphalia.kernel.chance import Chance
from westphalia.kernel.conformance import check_questions, snapshot
from westphalia.kernel.contract import BadInput
from westphalia.kernel.script import CHECKPOINT, PAUSE, All, Ask, Kind, choose
from westphalia.kernel.session import UNDO_CHECKPOINTS, Answer, Refused, Saved, Session, Unimaginable


def started(seats: int = 2, secret: str = "1444", **options: Any) -> Session:
    return Session.start(TITLE, "standard", seats, secret=secret, options=options)


def after_bids(seats: int = 2, secret: str = "1444", **options: Any) -> tuple[Session, int]:
    """Seat 0 outbids the others and has the first turn."""
    session = started(seats, secret, **options)
    for seat in range(seats):
        session.answer(seat, "1" if seat == 0 else "0")
    return session, 0


def entries(session: Session) -> list[str]:
    return [entry.message for entry in session.state.log.entries]


class Table(RuleBasedStateMachine):
    """Whatever is done to a session, it is what a fresh one becomes by the answers that stand."""

    @initialize(seats=st.integers(2, 4), secret=st.text("abc", max_size=2), duels=st.sampled_from(["on", "off"]))
    def sit_down(self, seats: int, secret: str, duels: str) -> None:
        self.start = {"seats": seats, "secret": secret, "options": {"duels": duels}}
        self.session = Session.start(TITLE, "standard", **self.start)
        self.answers: list[tuple[int, str | None]] = []

    def fresh(self) -> Session:
        session = Session.start(TITLE, "standard", **self.start)
        for seat, id in self.answers:
            if id is None:
                session.resign(seat)
            else:
                session.answer(seat, id)
        return session

    @precondition(lambda self: not self.session.is_over)
    @rule(data=st.data())
    def answer(self, data: st.DataObject) -> None:
        ask = data.draw(st.sampled_from(self.session.asks()))
        id = ask.kind.option_id(data.draw(st.sampled_from(list(ask.options))))
        self.session.answer(ask.seat, id)
        self.answers.append((ask.seat, id))

    @precondition(lambda self: not self.session.is_over)
    @rule(data=st.data())
    def choose(self, data: st.DataObject) -> None:
        ask = data.draw(st.sampled_from(self.session.asks()))
        index = data.draw(st.integers(0, len(ask.options) - 1))
        self.answers.append((ask.seat, ask.kind.option_id(ask.options[index])))
        self.session.choose(ask, index)

    @precondition(lambda self: not self.session.is_over)
    @rule(seat=st.integers(-1, 5), id=st.sampled_from(["", "roll", "tip", "99", "-1", "²", "rock"]))
    def answer_anything(self, seat: int, id: str) -> None:
        before = snapshot(self.session)
        try:
            self.session.answer(seat, id)
        except Refused as refused:
            assert refused.refusal.message
            assert snapshot(self.session) == before
        else:
            self.answers.append((seat, id))

    @precondition(lambda self: not self.session.is_over)
    @rule(data=st.data())
    def speak_out_of_turn(self, data: st.DataObject) -> None:
        asked = {ask.seat for ask in self.session.asks()}
        asides = [self.session.ask_of(seat) for seat in range(5) if seat not in asked]
        for ask in asides:
            if ask is not None:
                self.session.choose(ask, 0)
                self.answers.append((ask.seat, ask.kind.option_id(ask.options[0])))
                return

    @rule(seat=st.integers(-1, 5))
    def undo(self, seat: int) -> None:
        if self.session.can_undo(seat):
            assert self.answers[-1][0] == seat
            self.session.undo(seat)
            self.answers.pop()
        else:
            before = snapshot(self.session)
            with pytest.raises(Refused):
                self.session.undo(seat)
            assert snapshot(self.session) == before

    @rule()
    def go_on_with_a_clone(self) -> None:
        before = snapshot(self.session, can_undo=False)
        clone = self.session.clone(journal=True)
        assert snapshot(clone, can_undo=False) == before
        self.session = clone

    @rule()
    def go_on_after_loading(self) -> None:
        before = snapshot(self.session)
        saved = msgspec.json.decode(msgspec.json.encode(self.session.save()), type=Saved)
        loaded = Session.load(TITLE, saved, journal=self.session.state.log)
        assert snapshot(loaded) == before
        self.session = loaded

    @precondition(lambda self: not self.session.is_over)
    @rule(seat=st.integers(-1, 5))
    def resign(self, seat: int) -> None:
        if seat in TITLE.players(self.session.state) and seat not in TITLE.resigned(self.session.state):
            self.session.resign(seat)
            self.answers.append((seat, None))
        else:
            with pytest.raises(Refused):
                self.session.resign(seat)

    @rule(seat=st.sampled_from([None, 0, 1]), secret=st.text("abc", max_size=2))
    def imagine(self, seat: int | None, secret: str) -> None:
        before = snapshot(self.session)
        twin = self.session.imagine(seat, secret)
        assert snapshot(self.session) == before
        assert [a.kind.id for a in twin.asks()][:1] == [a.kind.id for a in self.session.asks()][:1]
        if not twin.is_over:
            twin.choose(twin.asks()[0], 0)

    @invariant()
    def the_answers_tell_everything(self) -> None:
        assert self.session.version == len(self.answers)
        assert snapshot(self.session, can_undo=False) == snapshot(self.fresh(), can_undo=False)

    @invariant()
    def it_is_sound(self) -> None:
        assert list(TITLE.violations(self.session.state)) == []
        check_questions(self.session)


Table.TestCase.settings = settings(max_examples=60, stateful_step_count=40)
TestTable = Table.TestCase


# the gate


def test_an_illegal_answer_says_why_and_changes_nothing() -> None:
    session, seat = after_bids()
    session.answer(seat, "roll")
    before = snapshot(session)
    with pytest.raises(Refused, match=r"TG-3\.1 no-second-roll") as caught:
        session.answer(seat, "roll")
    assert caught.value.refusal.message == "no-second-roll"
    for id in ("nonsense", "", "1"):
        with pytest.raises(Refused, match="refused-option"):
            session.answer(seat, id)
    with pytest.raises(Refused, match="refused-option"):
        session.answer(1, "roll")  # seat 1 has an aside here, and no turn
    assert snapshot(session) == before


def test_only_pending_questions_can_be_chosen_from() -> None:
    session, seat = after_bids()
    ask = session.asks()[0]
    for index in (-1, len(ask.options)):
        with pytest.raises(Refused, match="refused-option"):
            session.choose(ask, index)
    session.choose(ask, list(ask.options).index("end"))
    with pytest.raises(Refused, match="refused-not-asked"):
        session.choose(ask, 0)
    forged = Ask(seat, Kind("forged", "TG-0"), ["tip"])
    with pytest.raises(Refused, match="refused-not-asked"):
        session.choose(forged, 0)


def test_an_aside_is_taken_by_its_own_seat_while_another_is_asked() -> None:
    session, seat = after_bids(3)
    aside = session.ask_of(2)
    assert aside is not None
    assert session.ask_of(7) is None
    assert session.ask_of(-1) is None
    session.choose(aside, 0)
    assert session.state.coins == [6, 6, 5]
    assert session.asks()[0].seat == seat
    assert entries(session)[-1] == "log-tip"


def test_free_words_are_an_answer_up_to_their_length() -> None:
    session, seat = after_bids()
    session.answer(seat, "speak")
    for words in ("", "x" * 21, "a\nb"):
        with pytest.raises(Refused):
            session.answer(seat, words)
    session.answer(seat, "x" * 20)
    assert session.state.log.entries[-1].args["words"] == "x" * 20


def test_simultaneous_answers_stay_unseen_until_all_are_in() -> None:
    session = started(3)
    session.answer(1, "3")
    with pytest.raises(Refused):
        session.answer(1, "2")
    assert [ask.seat for ask in session.asks()] == [0, 2]
    assert entries(session) == ["log-round"]
    session.answer(0, "0")
    session.answer(2, "1")
    assert session.state.active == 1
    assert session.state.coins == [6, 3, 6]


def test_a_question_to_nobody_is_answered_at_once() -> None:
    class Lonely(type(TITLE)):  # type: ignore[misc]
        def play(self, g: Pebbles) -> Any:
            yield CHECKPOINT
            answers = yield All([])
            assert answers == []
            assert (yield Ask(0, STASH, [0])) == 0

    title = Lonely()
    session = Session.start(title, "standard", 2, secret="x")
    session.answer(0, "hill")
    assert session.is_over


def test_the_game_ends_and_nobody_is_asked_any_more() -> None:
    session = started()
    while not session.is_over:
        ask = session.asks()[0]
        session.answer(ask.seat, ask.kind.option_id(ask.default_value()))
    assert session.asks() == ()
    assert session.ask_of(0) is None
    with pytest.raises(Refused, match="refused-over"):
        session.answer(0, "end")
    with pytest.raises(Refused, match="refused-resign"):
        session.resign(0)
    assert Session.load(TITLE, session.save()).is_over
    assert session.clone().is_over


# undo


def test_undo_goes_back_answer_by_answer_to_the_last_dice() -> None:
    session, seat = after_bids(3)
    at = [snapshot(session)]
    for id in ("give", "2", "4"):
        session.answer(seat, id)
        at.append(snapshot(session))
    assert session.state.coins == [1, 10, 6]
    session.answer(seat, "roll")
    assert not session.can_undo(seat)
    session.answer(seat, "stash")
    session.answer(seat, "dale")
    session.undo(seat)
    session.undo(seat)
    assert not session.can_undo(seat)
    with pytest.raises(Refused, match="refused-undo"):
        session.undo(seat)
    fresh, seat = after_bids(3)
    for id in ("give", "2", "4"):
        fresh.answer(seat, id)
    for earlier in reversed(at):
        assert snapshot(fresh) == earlier
        if fresh.can_undo(seat):
            fresh.undo(seat)
    assert not fresh.can_undo(seat)


def test_a_reveal_stops_undo_like_dice() -> None:
    session, seat = after_bids()
    session.answer(seat, "draw")
    assert not session.can_undo(seat)


def test_another_players_answer_stops_undo() -> None:
    session, seat = after_bids()
    session.answer(seat, "end")
    assert session.can_undo(seat)
    assert not session.can_undo(1)
    session.answer(1, "end")
    assert not session.can_undo(seat)


def test_undo_keeps_the_journal_and_the_silence() -> None:
    session, seat = after_bids()
    before = entries(session)
    session.answer(seat, "stash")
    session.answer(seat, "hill")
    session.undo(seat)
    assert entries(session) == before
    quiet = Session.start(TITLE, "standard", 2, secret="1444", journal=False)
    quiet.answer(0, "1")
    quiet.undo(0)
    assert quiet.state.log.entries == []
    quiet.answer(0, "1")
    quiet.answer(1, "0")
    assert quiet.state.log.entries == []


def test_what_was_undone_can_be_answered_otherwise() -> None:
    session, seat = after_bids(3)
    session.answer(seat, "give")
    session.undo(seat)
    session.answer(seat, "duel")
    session.answer(seat, "3")
    assert [ask.kind.id for ask in session.asks()] == ["throw", "throw"]


def test_a_clone_and_a_save_cannot_undo_what_the_session_cannot() -> None:
    session, seat = after_bids()
    session.answer(seat, "duel")
    session.answer(seat, "rock")
    session.answer(1, "scissors")  # revealed, within one action
    assert not session.can_undo(1)
    assert not session.clone().can_undo(1)
    assert not Session.load(TITLE, session.save()).can_undo(1)


def test_undo_reaches_over_checkpoints_after_loading() -> None:
    session, seat = after_bids(3)
    for id in ("stash", "hill", "stash", "dale"):
        session.answer(seat, id)
    loaded = Session.load(TITLE, session.save())
    for _ in range(4):
        loaded.undo(seat)
    assert loaded.state.coins == [5, 6, 6]
    assert not loaded.can_undo(seat)


# resignation


def test_who_resigns_is_answered_for_and_out() -> None:
    session, seat = after_bids(3)
    session.resign(1)
    with pytest.raises(Refused, match="refused-resigned"):
        session.resign(1)
    assert session.ask_of(1) is None  # no asides any more
    assert not session.can_undo(1)
    session.answer(seat, "end")
    assert list(TITLE.players(session.state)) == [0, 2]
    assert 1 not in [ask.seat for ask in session.asks()]


def test_the_active_player_resigns_amid_an_action() -> None:
    session, seat = after_bids(3)
    session.answer(seat, "duel")
    session.answer(seat, "2")
    session.resign(seat)
    assert [(ask.seat, ask.kind) for ask in session.asks()] == [(1, THROW)]
    assert snapshot(session.clone(journal=True), can_undo=False) == snapshot(session, can_undo=False)
    session.answer(1, "paper")
    if session.asks()[0].kind.id == "gloat":
        session.answer(1, "no")
    assert list(TITLE.players(session.state)) == [1, 2]


def test_a_loaded_game_goes_on_answering_for_the_resigned() -> None:
    """Settled only at the end of an action: the checkpoint before it still has the resigned player in the game."""

    class Late(type(TITLE)):  # type: ignore[misc]
        def play(self, g: Pebbles) -> Any:
            kind = Kind("again", "TG-0")
            while g.turns < 4:
                yield CHECKPOINT
                g.turns += 1
                yield Ask(g.turns % 2, kind, ["yes"])

    title = Late()
    session = Session.start(title, "standard", 2, secret="x")
    session.resign(0)
    session.answer(1, "yes")
    assert [ask.seat for ask in session.asks()] == [1]
    assert session.state.turns == 3
    for copy in (session.clone(), Session.load(title, session.save())):
        assert [ask.seat for ask in copy.asks()] == [1]
        assert copy.state.turns == 3


def test_all_but_one_resign_and_the_game_is_over() -> None:
    session = started(3)
    session.resign(0)
    assert [ask.seat for ask in session.asks()] == [1, 2]
    session.resign(2)
    session.answer(1, "0")
    assert session.is_over
    assert TITLE.standings(session.state)[0].seat == 1


# pauses


class Paused(type(TITLE)):  # type: ignore[misc]
    """Turns of five questions, with a pause before each; the fourth has only one answer."""

    def __init__(self) -> None:
        super().__init__()
        self.listed = list[int]()

    def play(self, g: Pebbles) -> Any:
        kind = Kind("again", "TG-0")
        while g.turns < 15:
            if g.turns % 5 == 0:
                yield CHECKPOINT
            options = (yield PAUSE) or self.list_options(g)
            g.coins[0] += yield from choose(Ask(0, kind, options))
            g.turns += 1

    def list_options(self, g: Pebbles) -> list[int]:
        self.listed.append(g.turns)
        return [g.turns] if g.turns % 5 == 3 else [g.turns, g.turns + 100]


def after_pauses(answers: int) -> tuple[Session, Paused]:
    title = Paused()
    session = Session.start(title, "standard", 2, secret="x")
    for _ in range(answers):
        session.answer(0, str(session.asks()[0].options[1]))
    return session, title


def test_a_clone_without_history_sets_out_from_the_last_pause() -> None:
    session, title = after_pauses(2)
    title.listed.clear()
    twin = session.clone(history=False)
    assert title.listed == []  # neither is anything fed again nor the options listed
    assert (twin.version, list(twin.asks()[0].options)) == (2, [2, 102])
    twin.answer(0, "102")
    session.answer(0, "102")
    assert twin.state.coins == session.state.coins
    assert twin.asks()[0].options == session.asks()[0].options == [4, 104]


def test_a_pause_before_a_question_nobody_is_asked_hands_no_options_on() -> None:
    session, _ = after_pauses(3)  # the pause before 3 is followed by one before 4
    twin = session.clone(history=False)
    assert twin.asks()[0].options == [4, 104]
    assert twin.state.coins == session.state.coins


def test_saves_and_clones_with_history_know_nothing_of_pauses() -> None:
    session, _ = after_pauses(2)
    saved = session.save()
    assert (saved.version, len(saved.answers)) == (0, 2)
    for copy in (session.clone(), Session.load(session.title, saved)):
        assert copy.save() == saved
        assert snapshot(copy, can_undo=False) == snapshot(session, can_undo=False)


def test_undo_goes_back_beyond_a_pause() -> None:
    session, _ = after_pauses(2)
    session.undo(0)
    assert session.asks()[0].options == [1, 101]
    assert snapshot(session) == snapshot(after_pauses(1)[0])
    session.undo(0)
    assert session.asks()[0].options == [0, 100]
    assert session.save().answers == []


def test_dice_cast_anew_are_those_of_the_clones() -> None:
    session, _ = after_pauses(2)
    session.cast_anew("other")
    twin = session.clone(history=False)
    assert [session.state.chance.roll(6) for _ in range(20)] == [twin.state.chance.roll(6) for _ in range(20)]


# imagination


def test_imagine_deals_anew_only_what_the_seat_cannot_see() -> None:
    session, seat = after_bids()
    for id in ("draw", "draw", "stash", "hill", "end"):
        session.answer(seat, id)
    session.answer(1, "draw")
    hands, places, decks = set(), set(), set()
    for n in range(30):
        twin = session.imagine(1, str(n))
        assert twin.state.hand[1] == session.state.hand[1]
        assert twin.state.coins == session.state.coins
        hands.add(twin.state.hand[0])
        places.add(twin.state.hidden[0].place)
        decks.add(tuple(twin.state.deck))
    assert len(hands) > 5
    assert places == {0, 1, 2}
    assert len(decks) == 30


def test_where_no_other_past_fits_there_is_none() -> None:
    """The whole deck was shown since the checkpoint: one deal in thousands would fit, and the true one is not given."""

    class ShowsAll(type(TITLE)):  # type: ignore[misc]
        def play(self, g: Pebbles) -> Any:
            yield CHECKPOINT
            for card in g.deck:
                g.log("log-drawn", "TG-3.3", card=card)
            yield Ask(1, Kind("seek", "TG-0"), ["look"])

    session = Session.start(ShowsAll(), "standard", 2, secret="x")
    for n in range(20):
        with pytest.raises(Unimaginable):
            session.imagine(1, str(n))


def test_those_who_may_know_everything_get_all_but_the_dice_to_come() -> None:
    session, seat = after_bids()
    session.answer(seat, "draw")
    twin = session.clone()
    twin.cast_anew("x")
    assert twin.state.hand == session.state.hand and twin.state.deck == session.state.deck
    assert twin.state.chance.streams != session.state.chance.streams


class Reshuffles(type(TITLE)):  # type: ignore[misc]
    """A deck that was seen by all is shuffled, then a die falls and somebody is asked."""

    def play(self, g: Pebbles) -> Any:
        yield CHECKPOINT
        g.deck.sort()
        g.chance.shuffle(g.deck)
        g.turns = g.chance.roll(6)
        g.log("log-drawn", "TG-3.3", card=g.turns)
        yield Ask(1, Kind("seek", "TG-0"), ["look"])


def test_what_was_shuffled_since_the_checkpoint_is_shuffled_anew() -> None:
    """The die everybody saw fall lies as it fell; the true order of the deck is nowhere in what is handed on."""
    session = Session.start(Reshuffles(), "standard", 2, secret="x")
    twins = [session.imagine(1, str(n)) for n in range(20)]
    assert {twin.state.turns for twin in twins} == {session.state.turns}
    assert len({tuple(twin.state.deck) for twin in twins}) == 20
    assert all(twin.state.deck != session.state.deck for twin in twins)
    assert all(twin.save().told == [session.state.turns - 1] for twin in twins)


class LaysOut(type(TITLE)):  # type: ignore[misc]
    """A deck that was seen by all is shuffled, and two of its cards are laid out without a word."""

    def play(self, g: Pebbles) -> Any:
        yield CHECKPOINT
        g.deck.sort()
        g.chance.shuffle(g.deck, shown=2)
        g.turns = g.chance.roll(6)
        yield Ask(1, Kind("seek", "TG-0"), ["look"])


def test_cards_that_a_shuffle_laid_open_stay_what_they_are() -> None:
    """What has become public since the checkpoint is the same in every imagined game, saved ones too; the rest of the
    pile is in another order."""
    session = Session.start(LaysOut(), "standard", 2, secret="x")
    twins = [session.imagine(1, str(n)) for n in range(20)]
    for twin in (*twins, Session.load(session.title, twins[0].save())):
        assert twin.state.deck[-2:] == session.state.deck[-2:]
        assert twin.state.turns == session.state.turns
    assert len({tuple(twin.state.deck) for twin in twins}) == 20


def test_an_imagined_game_is_saved_with_its_own_shuffles() -> None:
    session = Session.start(Reshuffles(), "standard", 2, secret="x")
    twin = session.imagine(1, "y")
    again = Session.load(session.title, twin.save())
    assert (again.state.deck, again.state.turns) == (twin.state.deck, twin.state.turns)
    assert twin.clone().state.deck == twin.state.deck


def test_what_was_answered_since_the_checkpoint_and_whether_chance_spoke() -> None:
    session, seat = after_bids()
    assert session.since_checkpoint() == ([], False)
    session.answer(seat, "stash")
    answers, has_told = session.since_checkpoint()
    assert [answer.seat for answer in answers] == [seat] and not has_told


def test_imagine_keeps_the_dice_that_fell_and_changes_those_to_come() -> None:
    """A duel that was rolled off within the running action went as it went; the next roll is open."""
    for n in range(20):
        session, seat = after_bids(secret=f"tie {n}")
        for who, id in ((seat, "duel"), (0, "rock"), (1, "rock")):
            session.answer(who, id)
        winner = session.state.duel.winner
        twins = [session.imagine(1, str(k)) for k in range(12)]
        assert {twin.state.duel.winner for twin in twins} == {winner}
        faces = set()
        for twin in twins:
            twin.answer(winner, "no")
            twin.answer(seat, "roll")
            faces.add(twin.state.points[seat])
        assert len(faces) > 2


def test_an_imagined_session_can_be_cloned_and_goes_the_same_way() -> None:
    session, seat = after_bids()
    session.answer(seat, "duel")
    session.answer(0, "rock")
    session.answer(1, "rock")
    twin = session.imagine(0, "x")
    copy = twin.clone()
    for each in (twin, copy):
        each.answer(each.asks()[0].seat, "no")
        each.answer(seat, "roll")
    assert twin.state.points == copy.state.points
    assert twin.state.digest() == copy.state.digest()


def test_imagine_takes_back_what_others_answered_in_secret() -> None:
    session = started(3)
    session.answer(0, "3")
    session.answer(2, "2")
    twin = session.imagine(2, "x")
    assert [ask.seat for ask in twin.asks()] == [0, 1]
    assert [ask.seat for ask in session.imagine(None, "x").asks()] == [0, 1, 2]
    session.resign(1)  # default answers of a resigned seat are nobody's secret
    assert session.state.active == 0


def test_imagine_with_a_resigned_seat_among_the_asked() -> None:
    session = started(4)
    session.resign(3)
    session.answer(0, "3")
    twin = session.imagine(1, "x")
    assert [ask.seat for ask in twin.asks()] == [0, 1, 2]


def test_imagine_guesses_secret_answers_given_since_the_checkpoint() -> None:
    class Hider(type(TITLE)):  # type: ignore[misc]
        def play(self, g: Pebbles) -> Any:
            yield CHECKPOINT
            g.turns = yield Ask(0, STASH, [0, 1, 2])
            yield Ask(1, Kind("seek", "TG-0"), ["look"])

    session = Session.start(Hider(), "standard", 2, secret="x")
    session.answer(0, "dale")
    assert {session.imagine(1, str(n)).state.turns for n in range(20)} == {0, 1, 2}
    assert {session.imagine(0, str(n)).state.turns for n in range(20)} == {1}


def test_imagine_agrees_with_what_was_shown_since_the_checkpoint() -> None:
    class Shows(type(TITLE)):  # type: ignore[misc]
        def play(self, g: Pebbles) -> Any:
            yield CHECKPOINT
            g.chance.reveal()
            g.log("log-drawn", "TG-3.3", card=g.deck[-1])
            yield Ask(1, Kind("seek", "TG-0"), ["look"])

    session = Session.start(Shows(), "standard", 2, secret="x")
    twins = [session.imagine(1, str(n), tries=200) for n in range(20)]
    assert {twin.state.deck[-1] for twin in twins} == {session.state.deck[-1]}
    assert len({tuple(twin.state.deck) for twin in twins}) > 10


def test_confidants_are_not_guessing() -> None:
    class Whisper(type(TITLE)):  # type: ignore[misc]
        def play(self, g: Pebbles) -> Any:
            yield CHECKPOINT
            g.turns = yield Ask(0, STASH, [0, 1, 2], confidants=(1,))
            yield Ask(1, Kind("seek", "TG-0"), ["look"])

    session = Session.start(Whisper(), "standard", 3, secret="x")
    session.answer(0, "shore")
    assert {session.imagine(1, str(n)).state.turns for n in range(20)} == {2}
    assert {session.imagine(2, str(n)).state.turns for n in range(20)} == {0, 1, 2}


# without history, saves


def test_without_history_a_session_only_goes_on() -> None:
    session = Session.start(TITLE, "standard", 2, secret="x", history=False)
    session.answer(0, "1")
    for impossible in (session.clone, session.save, lambda: session.imagine(0, "x")):
        with pytest.raises(ValueError, match="keeps no history"):
            impossible()  # type: ignore[operator]
    with pytest.raises(Refused, match="refused-undo"):
        session.undo(0)
    with_history = started(secret="x")
    for each in (session, with_history):
        if each is with_history:
            each.answer(0, "1")
        each.answer(1, "0")
        each.answer(0, "roll")
    assert session.state.digest() == with_history.state.digest()


def test_a_save_that_does_not_fit_is_refused() -> None:
    session, seat = after_bids()
    session.answer(seat, "stash")
    saved = session.save()
    damaged = saved._replace(answers=[*saved.answers[:-1], Answer(seat, "fly")])
    with pytest.raises(BadInput, match="answer 3 of the save does not fit"):
        Session.load(TITLE, damaged)


def test_old_checkpoints_and_answers_are_let_go() -> None:
    session, seat = after_bids()
    for _ in range(30):
        session.answer(seat, "roll" if session.asks()[0].find("roll") else "end")
        seat = session.asks()[0].seat
        if session.asks()[0].kind.id == "bid":
            break
    assert len(session._marks) <= 3
    assert len(session._answers) <= 3


def test_undo_does_not_reach_back_without_end() -> None:
    class Endless(type(TITLE)):  # type: ignore[misc]
        def play(self, g: Pebbles) -> Any:
            while True:
                yield CHECKPOINT
                g.turns += yield Ask(0, Kind("count", "TG-0"), [1])

    session = Session.start(Endless(), "standard", 2, secret="x")
    for _ in range(3 * UNDO_CHECKPOINTS):
        session.answer(0, "1")
    assert len(session._marks) == UNDO_CHECKPOINTS
    undone = 0
    while session.can_undo(0):
        session.undo(0)
        undone += 1
    assert undone == UNDO_CHECKPOINTS - 1
    assert session.state.turns == session.version == 3 * UNDO_CHECKPOINTS - undone


def test_scripted_chance_can_be_given() -> None:
    chance = Chance.from_secret("other", TITLE.streams)
    one = Session.start(TITLE, "standard", 2, secret="x", chance=chance)
    other = started(secret="other")
    assert one.state.deck == other.state.deck
