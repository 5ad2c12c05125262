"""The order of phases, Rounds and Ages (PP-4.0)."""

from __future__ import annotations

import pytest

from tests.games.price_of_power.boards import free_board
from westphalia.games.price_of_power import TITLE, model
from westphalia.games.price_of_power.model import EVENT_NOT_TAKEN, EVENT_TAKEN
from westphalia.games.price_of_power.phases import action_phase
from westphalia.kernel.chance import Chance
from westphalia.kernel.session import Session

ROUND = [model.TURN, model.PEACE_AND_REBELS, model.INCOME, model.CLEANUP]


def steps_of(scenario: str, seats: int, **options: int | str) -> list[tuple[int, int]]:
    """Age and step at each checkpoint of a random game, without repetitions."""
    seen: list[tuple[int, int]] = []

    class Watch:
        def checkpoint(self, state: model.Game) -> None:
            if not seen or seen[-1] != (state.age, state.step):
                seen.append((state.age, state.step))

        def answered(self, seat: int, option: str | None) -> str:
            return ""

        def undone(self) -> None: ...

    session = Session.start(TITLE, scenario, seats, secret="order", options=options, observer=Watch())
    chance = Chance.from_secret("order")
    while not session.is_over:
        ask = session.asks()[0]
        session.choose(ask, chance.below(len(ask.options)))
    return seen


def test_phases_of_two_rounds() -> None:
    """PP-4.0.1, PP-4.0.2: Round 1 has no Phase 1; after the last Round the Final Scoring."""
    steps = [step for _, step in steps_of("s1_00", 3)]
    assert steps == [model.SETUP_CARDS, *ROUND, model.DRAW_CARDS, *ROUND, model.FINAL_SCORING]


def test_an_age_ends_with_its_deck() -> None:
    """PP-4.0.1, PP-16.0.2: two Rounds of Age I, then four of Age II."""
    steps = steps_of("s1_03", 3, ages=2)
    ends = [n for n, (_, step) in enumerate(steps) if step == model.END_OF_AGE]
    assert len(ends) == 1
    before, after = steps[: ends[0]], steps[ends[0] + 1 :]
    assert {age for age, _ in before} == {1} and {age for age, _ in after} == {2}
    assert [step for _, step in before].count(model.CLEANUP) == 2
    assert [step for _, step in after].count(model.CLEANUP) == 4
    assert after[-1][1] == model.FINAL_SCORING


def test_players_act_in_turn_order() -> None:
    """PP-4.0.3, PP-2.5.39: each draws all his cards before the next."""
    session = Session.start(TITLE, "s1_01", 4, secret="1")
    asked = []
    while session.asks()[0].kind.id == "draw_from":
        asked.append(session.asks()[0].seat)
        session.choose(session.asks()[0], 0)
    assert asked == [seat for seat in session.state.turn_order for _ in range(3)]


@pytest.mark.parametrize(
    ("turns", "status", "left"),
    [
        (0, EVENT_TAKEN, "any"),
        (1, EVENT_TAKEN, "last"),
        (1, EVENT_NOT_TAKEN, "last_but_event"),
        (0, EVENT_NOT_TAKEN, "event"),
    ],
)
def test_the_question_says_which_turn_is_the_last(turns: int, status: int, left: str) -> None:
    """PP-4.2.9, PP-4.2.10: a player who still owes an Event has one more Turn, for it alone."""
    g = free_board("castile", "france", "england")
    g.last_turns = int(status == EVENT_NOT_TAKEN or turns > 0)
    g.turns_left[0], g.status[0], g.events_taken[0] = turns, status, int(status == EVENT_TAKEN)
    assert action_phase.turns_to_come(g, 0) == {"n": turns, "left": left}
