"""The research API beside others' environments: random legal play, with every observation looked at.

Ours and the anchor's take turns. A game is left after some hundred steps, so that long games don't fill a whole slice.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from importlib import import_module
from typing import Any, Final

from westphalia.kernel.contract import Title

from .anchors import is_installed
from .figures import Measured
from .timing import Timed

STEPS: Final = 300  # of a game
AEC, ALONE = "AEC steps, random play", "Gymnasium steps against a random bot"
OURS, CHESS = ("gymnasium", "numpy", "pettingzoo"), ("chess", "pygame")  # what must be installed


def _are_installed(packages: Sequence[str]) -> bool:
    return all(map(is_installed, packages))


def missing() -> list[str]:
    """What there is nothing to measure, or to compare with, for."""
    notes = []
    if not _are_installed(OURS):
        notes.append("the extra 'rl' is not installed: the research API is not measured")
    elif not _are_installed(CHESS):
        notes.append("PettingZoo's chess is not installed: the research API stands alone (uv sync --group bench)")
    return notes


def measure_research(title: Title[Any], seconds: float, slices: int) -> tuple[list[Measured], dict[str, float]]:
    """Steps a second of the environments of a game, and of their anchors."""
    if not _are_installed(OURS):
        return [], {}
    rl: Any = import_module("westphalia.rl")
    figures, seen = list[Measured](), dict[str, float]()
    chess = import_module("pettingzoo.classic.chess.chess").env() if _are_installed(CHESS) else None
    ours, theirs = _take_turns(rl.aec_env(title), chess, walk, seconds, slices)
    figures.append(Measured(AEC, "/s", ours, True, "pettingzoo", "chess steps"))
    seen["chess steps"] = theirs
    if 2 in next(iter(title.scenarios.values())).seats:
        catan = None
        if is_installed("catanatron_gym"):
            catan = import_module("gymnasium").make("catanatron_gym:catanatron-v1")
        ours, theirs = _take_turns(rl.single_env(title, seats=2, bot="random"), catan, walk_alone, seconds, slices)
        figures.append(Measured(ALONE, "/s", ours, True, "catanatron_gym", "catan steps"))
        seen["catan steps"] = theirs
    return figures, {name: value for name, value in seen.items() if value}


def _take_turns(
    own: Any, other: Any | None, play: Callable[[Any, Timed], None], seconds: float, slices: int
) -> tuple[float, float]:
    clocks = Timed(seconds / slices), Timed(seconds / slices)
    for _ in range(slices):
        play(own, clocks[0])
        if other is not None:
            play(other, clocks[1])
    return clocks[0].per_second("steps"), 0.0 if other is None else clocks[1].per_second("steps")


def walk(env: Any, clock: Timed) -> None:
    """One agent after the other."""
    dice, game = random.Random(1), 0
    while clock.goes_on():
        env.reset(seed=game)
        game, steps = game + 1, 0
        for _ in env.agent_iter():
            observation, _, terminated, truncated, _ = env.last()
            if terminated or truncated or steps == STEPS:
                break
            env.step(int(dice.choice(observation["action_mask"].nonzero()[0])))
            steps += 1
        clock.count(steps=steps)


def walk_alone(env: Any, clock: Timed) -> None:
    """One agent, bots in the other chairs. Ours has a mask, catanatron's names what is legal."""
    dice, game = random.Random(1), 0
    named = getattr(env.unwrapped, "get_valid_actions", None)
    while clock.goes_on():
        observation, _ = env.reset(seed=game)
        game, steps, over = game + 1, 0, False
        while not over and steps < STEPS:
            legal = observation["action_mask"].nonzero()[0] if named is None else named()
            observation, _, terminated, truncated, _ = env.step(int(dice.choice(legal)))
            over, steps = terminated or truncated, steps + 1
        clock.count(steps=steps)
