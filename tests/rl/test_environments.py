"""The games as research environments: PettingZoo's and Gymnasium's own checks, and that nothing hidden is seen."""

from __future__ import annotations

import random
import subprocess
import sys
import warnings
import xml.etree.ElementTree as xml
from collections.abc import Iterator
from contextlib import suppress
from functools import partial
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, max_cycles_test, seed_test
from pettingzoo.utils.conversions import parallel_to_aec

from westphalia import rl
from westphalia.kernel.contract import BadInput, installed_titles
from westphalia.kernel.script import Ask, Kind
from westphalia.kernel.session import Unimaginable
from westphalia.rl.actions import AMOUNTS, TAIL, Actions
from westphalia.rl.table import Table

TITLES = installed_titles()
GAMES = sorted(TITLES)
STARTS = [
    (game, scenario.id, seats)
    for game in GAMES
    for scenario in TITLES[game].scenarios.values()
    for seats in scenario.seats
]


@pytest.fixture(autouse=True)
def few_words() -> Iterator[None]:
    """PettingZoo warns of dicts of arrays, which is what its own board games have."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        yield


@pytest.mark.parametrize("game", GAMES)
def test_pettingzoos_api_test(game: str) -> None:
    api_test(rl.aec_env(game), num_cycles=40)


@pytest.mark.parametrize("game", GAMES)
def test_pettingzoos_seed_test(game: str) -> None:
    seed_test(lambda: rl.aec_env(game), num_cycles=30)


@pytest.mark.parametrize("game", GAMES)
def test_pettingzoos_max_cycles_test(game: str) -> None:
    """Of the environment in which all act at once: only there a cycle is one step of everybody."""
    at_once = partial(rl.parallel_env, game)
    max_cycles_test(SimpleNamespace(parallel_env=at_once, env=lambda **more: parallel_to_aec(at_once(**more))))


DICE = random.Random(7)


def any_legal(observation: dict[str, Any]) -> int:
    """At random: always the first one may go round in circles."""
    return int(DICE.choice(np.flatnonzero(observation["action_mask"])))


def test_a_whole_game_is_played_and_rewarded_by_rank() -> None:
    env = rl.aec_env("six_continents", "short", 3)
    env.reset(seed=5)
    ends = {}
    for agent in env.agent_iter():
        observation, reward, termination, _, _ = env.last()
        if termination:
            ends[agent] = reward
        env.step(None if termination else any_legal(observation))
    assert len(ends) == 3
    assert sum(ends.values()) == pytest.approx(0)
    assert max(ends.values()) > 0 > min(ends.values())


@pytest.mark.parametrize(("game", "scenario", "seats"), STARTS)
def test_every_way_to_start_has_an_environment(game: str, scenario: str, seats: int) -> None:
    env = rl.raw_env(game, scenario, seats)
    env.reset(seed=1)
    for _ in range(3):
        observation, *_, info = env.last()
        assert env.observation_space(env.agent_selection).contains(observation)
        legal = np.flatnonzero(observation["action_mask"])
        assert sorted(info["options"]) == list(legal)
        assert len(legal) == len(env.table.session.asks()[0].options)
        env.step(legal[0])


def test_a_truncated_game_stops_all() -> None:
    env = rl.raw_env("six_continents", "short", 2, max_cycles=3)
    env.reset(seed=1)
    for _ in range(6):
        assert not any(env.truncations.values())
        env.step(int(np.flatnonzero(env.observe(env.agent_selection)["action_mask"])[0]))
    assert all(env.truncations.values())


@pytest.mark.parametrize("game", GAMES)
def test_an_observation_holds_nothing_that_the_seat_can_not_see(game: str) -> None:
    """Everything hidden is dealt anew: the observation stays, number for number."""
    table = Table(game, history=True)
    table.new_game(3)
    other, compared = Table(game), 0
    for step in range(60):
        ask, seat = table.session.asks()[0], step % table.seats
        with suppress(Unimaginable):
            other.session = table.session.imagine(seat, f"{step}")
            other.sit_down()
            assert np.array_equal(flat(table.observe(seat)), flat(other.observe(seat)))
            compared += 1
        table.session.choose(ask, DICE.randrange(len(ask.options)))
    assert compared > 30


def flat(observation: dict[str, Any]) -> Any:
    arrays = {**observation["observation"], "mask": observation["action_mask"]}
    return np.concatenate([array.ravel() for _, array in sorted(arrays.items())])


def test_actions_that_meet_in_the_tail_step_aside() -> None:
    actions = Actions(TITLES["six_continents"])
    words = [f"word_{n}" for n in range(300)]
    numbered = actions.numbered(Ask(0, Kind("menu", "SC-1"), [*range(5), 5000, *words]))
    assert len(numbered) == 306
    assert set(numbered.values()) == set(range(306))
    assert {numbered[n] for n in range(5)} == set(range(5))
    assert all(actions.tail <= n < actions.size for n in numbered if n >= AMOUNTS)
    assert actions.size - actions.tail == TAIL


def test_a_thing_has_one_number_in_every_question() -> None:
    title = TITLES["six_continents"]
    actions, place = Actions(title), title.domains["place"]
    one = actions.numbered(Ask(0, Kind("march", "SC-7"), [7]))
    other = actions.numbered(Ask(0, Kind("capital", "SC-2.3"), [3, 7]))
    assert set(one) == {7} and place.ids is not None
    one, other = (actions.numbered(Ask(0, Kind(kind, "SC-1", place), [3, 7])) for kind in ("march", "capital"))
    assert one == other and max(one) - min(one) == 4


def test_gymnasiums_checks_of_the_environment_for_one() -> None:
    check_env(rl.single_env("six_continents", "short", 2, bot="random"), skip_render_check=True)


def test_one_agent_plays_against_bots_to_the_end() -> None:
    env = rl.single_env("six_continents", "short", 3, seat=1, bot=["steward", "random"], reward="margin")
    observation, info = env.reset(seed=2)
    over, reward, steps = False, 0.0, 0
    while not over:
        assert env.table.session.asks()[0].seat == 1 and info["options"]
        observation, reward, over, _, info = env.step(any_legal(observation))
        steps += 1
    assert -1 <= reward <= 1 and steps > 12
    with pytest.raises(BadInput, match="3 bots for 2"):
        rl.single_env("six_continents", "short", 3, bot=["random"] * 3)


def test_an_action_outside_the_mask_is_told() -> None:
    env = rl.single_env("six_continents", "short", 2, bot="random")
    observation, _ = env.reset(seed=2)
    *_, info = env.step(int(np.flatnonzero(observation["action_mask"] == 0)[0]))
    assert info["illegal"]
    guarded = rl.aec_env("six_continents", "short", 2)
    guarded.reset(seed=2)
    agent = guarded.agent_selection
    guarded.step(int(np.flatnonzero(guarded.observe(agent)["action_mask"] == 0)[0]))
    assert all(guarded.terminations.values()) and guarded.rewards[agent] == -1


@pytest.mark.parametrize("game", GAMES)
def test_the_board_is_shown_as_text_and_as_a_picture(game: str) -> None:
    for mode in ("ansi", "svg"):
        env = rl.raw_env(game, render_mode=mode)
        env.reset(seed=1)
        for _ in range(12):
            env.step(any_legal(env.observe(env.agent_selection)))
        shown = env.render()
        if mode == "svg":
            picture = xml.fromstring(shown)
            assert len(picture.findall("{*}path")) > 40
            assert len({path.get("fill") for path in picture.findall("{*}path")}) > 1
        else:
            assert shown.count("\n") > 10


def test_a_forward_model_clones_and_deals_anew() -> None:
    state = rl.ForwardModel("six_continents", "short", 2, secret="4")
    for _ in range(40):
        state.apply_action(DICE.choice(state.legal_actions()))
    twin = state.clone()
    ends = []
    for one in (state, twin):
        dice = random.Random(1)
        while not one.is_terminal():
            assert one.current_player() in (0, 1) and not one.is_chance_node()
            one.apply_action(dice.choice(one.legal_actions()))
        ends.append(one.returns())
    assert ends[0] == ends[1] and sum(ends[0]) == 0
    assert state.legal_actions() == []


def test_other_chance_leads_elsewhere_and_other_secrets_look_the_same() -> None:
    state = rl.ForwardModel("six_continents", secret="4")
    for _ in range(100):
        state.apply_action(DICE.choice(state.legal_actions()))
    seat = state.current_player()
    dealt = state.resample_from_infostate(seat, "x")
    assert dealt.information_state(seat) == state.information_state(seat)
    assert dealt.legal_actions() == state.legal_actions()
    futures = set()
    for secret in "abc":
        one = state.resample_chance(secret)
        dice = random.Random(1)
        for _ in range(100):
            one.apply_action(dice.choice(one.legal_actions()))
        futures.add(one.information_state(0))
    assert len(futures) > 1
    with pytest.raises(KeyError):
        state.apply_action(-1)


def test_without_the_extra_one_line_says_what_to_install() -> None:
    code = "import sys; sys.modules['pettingzoo'] = None\nimport westphalia.rl"
    told = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True).stderr
    assert told.splitlines()[-1] == "ImportError: westphalia.rl needs the extra 'rl': pip install 'westphalia[rl]'"
