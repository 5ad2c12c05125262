"""A decision weighed again: fair, repeatable, and told in every language."""

from __future__ import annotations

from functools import cache

import pytest

from tests.bots.test_strategist import GAMES, at_a_strategic_question
from westphalia.bots.decisions import decision_behind
from westphalia.bots.driver import Driver
from westphalia.bots.protocol import seat_bots
from westphalia.bots.weighing import OTHERS, Mind, Weighing, feature_message, mind_of, weigh
from westphalia.kernel import record
from westphalia.kernel.contract import Title, find_title
from westphalia.kernel.messages import Catalogue, languages
from westphalia.kernel.record import Recorder
from westphalia.kernel.session import Session
from westphalia.kernel.views import Glimpse

FEW = 2
ENOUGH = 1000.0  # seconds
TITLES = [game for game, _, _ in GAMES]


def mind(title: Title[object], bot: str = "steward") -> Mind:
    found = mind_of(title, bot)
    assert found is not None
    return found


def first_thought(session: Session, seat: int) -> str:
    ask = session.ask_of(seat)
    assert ask is not None
    proposals = mind(session.title).steward("", seat).propose(Glimpse(session, seat), ask)
    return ask.kind.option_id(ask.options[proposals[0].option])


@cache
def position(game: str, scenario: str, seats: int) -> tuple[Session, int, str]:
    """A question that a steward would think about, and what it would answer."""
    session, seat = at_a_strategic_question(game, scenario, seats, "two")
    return session, seat, first_thought(session, seat)


def why(session: Session, seat: int, eyes: int | None, answer: str) -> Weighing:
    return weigh(session, seat, eyes, mind(session.title), "secret", done=[answer], games=FEW, seconds=ENOUGH)


@pytest.mark.parametrize(("game", "scenario", "seats"), GAMES)
def test_what_is_told_does_not_depend_on_what_the_asker_cannot_see(game: str, scenario: str, seats: int) -> None:
    """The truth dealt anew, the same answer: for another seat and for a watcher."""
    session, seat, answer = position(game, scenario, seats)
    for eyes in ((seat + 1) % seats, None):
        told = why(session, seat, eyes, answer)
        others = [session.imagine(eyes, f"another truth {n}") for n in range(2)]
        assert all(why(other, seat, eyes, answer) == told for other in others)


@pytest.mark.parametrize(("game", "scenario", "seats"), GAMES)
def test_what_was_done_comes_first_and_is_compared(game: str, scenario: str, seats: int) -> None:
    session, seat, answer = position(game, scenario, seats)
    told = why(session, seat, seat, answer)
    assert told.games == FEW
    assert [candidate.done for candidate in told.candidates] == [True] + [False] * (len(told.candidates) - 1)
    assert told.candidates[0].steps[0].default == answer
    assert len(told.candidates) > 1
    assert all(0 <= candidate.chance <= 1 for candidate in told.candidates)


def test_advice_puts_the_best_chance_first() -> None:
    session, seat, _ = position(*GAMES[0])
    told = weigh(session, seat, seat, mind(session.title), "secret", games=FEW, seconds=ENOUGH)
    chances = [candidate.chance for candidate in told.candidates]
    assert chances == sorted(chances, reverse=True) and not any(candidate.done for candidate in told.candidates)


def test_an_answer_that_no_steward_would_give_is_weighed_too() -> None:
    session, seat, answer = position(*GAMES[0])
    told = why(session, seat, (seat + 1) % 2, "talk")
    assert answer != "talk"
    assert told.candidates[0].done and len(told.candidates) > 1


def test_who_plays_at_random_has_no_thoughts() -> None:
    assert mind_of(find_title(TITLES[0]), "random") is None


@pytest.mark.parametrize("game", TITLES)
def test_every_feature_has_a_name_in_every_language(game: str) -> None:
    title = find_title(game)
    features = mind(title).value.features.names
    for language in languages(title):
        catalogue = Catalogue(title, language)
        named = [catalogue.format(feature_message(name)) for name in (*features, OTHERS)]
        assert not catalogue.missing and len(set(named)) == len(named)


@pytest.mark.parametrize("game", TITLES)
def test_burdens_are_features(game: str) -> None:
    thinking = mind(find_title(game))
    assert thinking.burdens <= set(thinking.value.features.names)


def test_a_line_leads_back_to_the_choice_from_the_menu() -> None:
    """A march takes four answers; the line comes with the last, the decision was the first."""
    title = find_title("six_continents")
    recorder = Recorder.start(title, "short", 2, secret="menu")
    Driver(recorder.session, seat_bots(title, ["steward"] * 2, seed="menu"), seed="menu").run(120)
    entries = recorder.session.state.log.entries
    line = next(number for number, entry in enumerate(entries) if entry.form.message == "log-march")
    written = recorder.record(reveal=True)
    found = decision_behind(record.replay(written, title, until=0), written.moves, line, ["action"])
    assert found is not None and found.answers[0] == "march" and len(found.answers) > 1
    ask = record.replay(written, title, until=found.moves).session.ask_of(found.seat)
    assert ask is not None and ask.kind.id == "action" and not found.secret
