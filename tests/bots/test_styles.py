"""Levels and styles: names of bots, what may sit down with people, and that a style is only a liking."""

from __future__ import annotations

import pytest

from tests.bots.test_strategist import GAMES, at_a_strategic_question
from westphalia.bots.driver import Driver
from westphalia.bots.levels import LEVELS, Novice, check_opponent, levels_of
from westphalia.bots.protocol import Budget, find_bot, parse_names, seat_bots
from westphalia.bots.strategist import Strategist
from westphalia.bots.styles import read_styles, style_names
from westphalia.bots.weighing import mind_of
from westphalia.kernel.contract import BadInput, find_title
from westphalia.kernel.session import Session
from westphalia.kernel.views import Glimpse
from westphalia.lab.players import find_player

TITLES = [game for game, _, _ in GAMES]


@pytest.mark.parametrize("game", TITLES)
def test_a_name_says_level_and_style(game: str) -> None:
    title = find_title(game)
    assert levels_of(title) == list(LEVELS) and len(style_names(title)) == 3
    for style in style_names(title):
        bot = find_bot(title, f"strategist:{style}@3s")("seed", 0)
        assert isinstance(bot, Strategist) and bot.budget == Budget(3.0)
        assert isinstance(find_bot(title, f"novice:{style}")("seed", 0), Novice)
        names = f"steward:{style},strategist:{style}@20"
        assert parse_names(title, names) == parse_names(title, names, find_player) == names.split(",")


@pytest.mark.parametrize(
    "name", ["steward:pirate", "random:trader", "steward:", "steward@1s", "strategist:trader@soon"]
)
def test_a_name_that_means_nothing_is_refused(name: str) -> None:
    with pytest.raises(BadInput):
        find_bot(find_title("six_continents"), name)


def test_only_levels_sit_down_with_people() -> None:
    title = find_title("six_continents")
    for name in ("steward", "random", "novice:trader", "strategist@3s", "strategist:conqueror@0.3s", "strategist"):
        assert check_opponent(title, name) == name
    for name in ("strategist@100s", "strategist@5000", "steward:pirate", "random:trader", "os:system", "steward:"):
        with pytest.raises(BadInput):
            check_opponent(title, name)


@pytest.mark.parametrize(("game", "scenario", "seats"), GAMES)
def test_a_style_changes_what_is_proposed_first_and_nothing_that_is_possible(
    game: str, scenario: str, seats: int
) -> None:
    title = find_title(game)
    session, seat = at_a_strategic_question(game, scenario, seats, "two")
    ask = session.ask_of(seat)
    assert ask is not None
    for style in style_names(title):
        mind = mind_of(title, f"steward:{style}")
        assert mind is not None
        proposals = mind.steward("seed", seat).propose(Glimpse(session, seat), ask)
        assert all(0 <= one.option < len(ask.options) for one in proposals)


@pytest.mark.parametrize(("game", "scenario", "seats"), GAMES)
def test_styles_play_other_games(game: str, scenario: str, seats: int) -> None:
    """The same secret, another style on every chair: the games part sooner or later."""
    title = find_title(game)

    def course(bot: str) -> list[str]:
        session = Session.start(title, scenario, seats, secret="styles")
        Driver(session, seat_bots(title, [bot] * seats, seed="styles"), seed="styles").run(700)
        return [entry.form.message for entry in session.state.log.entries]

    plain = course("steward")
    courses = [course(f"steward:{style}") for style in style_names(title)]
    assert all(each != plain for each in courses)


@pytest.mark.parametrize("game", TITLES)
def test_weights_are_likings(game: str) -> None:
    styles = read_styles(find_title(game).locales.parent / "content")
    assert all(0.3 <= weight <= 3 for style in styles.values() for weight in style.values())
