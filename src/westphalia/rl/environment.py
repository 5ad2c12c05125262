"""The games as PettingZoo environments: one agent after the other, or all at once."""

from __future__ import annotations

from typing import Any

from pettingzoo import AECEnv, ParallelEnv
from pettingzoo.utils import wrappers

from .table import RENDER_MODES, Table


def aec_env(game: Any, scenario: str | None = None, seats: int | None = None, **more: Any) -> Any:
    """The environment with PettingZoo's guards: an action outside the mask ends the game with -1 for who did it.

    ``options`` are those of the game, ``reward`` is ``rank`` or ``margin``, ``max_cycles`` truncates after so many
    decisions for each seat, ``render_mode`` is ``ansi`` or ``svg``.
    """
    guarded = wrappers.TerminateIllegalWrapper(raw_env(game, scenario, seats, **more), illegal_reward=-1)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(guarded))


class raw_env(AECEnv):
    """The environment without guards: an action outside the mask is answered with the default answer."""

    metadata = {"name": "westphalia_v1", "render_modes": list(RENDER_MODES), "is_parallelizable": False}  # noqa: RUF012

    def __init__(
        self,
        game: Any,
        scenario: str | None = None,
        seats: int | None = None,
        *,
        max_cycles: int | None = None,
        render_mode: str | None = None,
        **more: Any,
    ) -> None:
        super().__init__()
        self.table = Table(game, scenario, seats, **more)
        self.render_mode = render_mode
        self.possible_agents = list(self.table.agents)
        self._seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._limit = None if max_cycles is None else max_cycles * self.table.seats
        # sampling is seeded by space: each agent has one of its own
        self.action_spaces = {agent: type(self.table.action_space)(self.table.actions.size) for agent in self._seat_of}
        self.observation_spaces = dict.fromkeys(self._seat_of, self.table.observation_space)

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: Any = None) -> None:
        self.table.new_game(seed)
        self.agents = list(self.possible_agents)
        self.rewards: dict[str, float] = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards: dict[str, float] = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._turn_to_next()

    def _turn_to_next(self) -> None:
        seat = self.table.session.asks()[0].seat
        self.infos[self.possible_agents[seat]] = self.table.info(seat)
        self.agent_selection = self.possible_agents[seat]

    def observe(self, agent: str) -> dict[str, Any]:
        return self.table.observe(self._seat_of[agent])

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None
        session = self.table.session
        self._cumulative_rewards[agent] = 0
        self._clear_rewards()
        self.infos[agent] = {}
        self.table.answer(session.asks()[0], int(action))
        if session.is_over:
            self.rewards = dict(zip(self.possible_agents, self.table.rewards(), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
        elif self._limit is not None and session.version >= self._limit:
            self.truncations = dict.fromkeys(self.agents, True)
        else:
            self._turn_to_next()
        self._accumulate_rewards()

    def render(self) -> str | None:
        return self.table.render(self.render_mode)

    def __str__(self) -> str:
        return "westphalia_v1"


class parallel_env(ParallelEnv):
    """All agents act at once: those who are asked answer, what the others do is passed over. An action outside the mask
    is answered with the default answer, and ``info["illegal"]`` says so. ``max_cycles`` truncates after so many steps.
    """

    metadata = {"name": "westphalia_v1", "render_modes": list(RENDER_MODES)}  # noqa: RUF012

    def __init__(
        self,
        game: Any,
        scenario: str | None = None,
        seats: int | None = None,
        *,
        max_cycles: int | None = None,
        render_mode: str | None = None,
        **more: Any,
    ) -> None:
        self.table = Table(game, scenario, seats, **more)
        self.render_mode = render_mode
        self.max_cycles = max_cycles
        self.possible_agents = list(self.table.agents)
        self.action_spaces = {
            agent: type(self.table.action_space)(self.table.actions.size) for agent in self.table.agents
        }
        self.observation_spaces = dict.fromkeys(self.possible_agents, self.table.observation_space)

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: Any = None) -> tuple[dict[str, Any], dict[str, Any]]:
        self.table.new_game(seed)
        self.agents = list(self.possible_agents)
        self.steps = 0
        return self._observations(), {agent: self.table.info(seat) for seat, agent in enumerate(self.agents)}

    def step(self, actions: dict[str, int]) -> tuple[dict[str, Any], ...]:
        session = self.table.session
        self.steps += 1
        illegal = {
            ask.seat for ask in list(session.asks()) if not self.table.answer(ask, int(actions[self.agents[ask.seat]]))
        }
        over = session.is_over
        truncated = not over and self.max_cycles is not None and self.steps >= self.max_cycles
        rewards = self.table.rewards() if over else [0.0] * self.table.seats
        infos = {agent: self.table.info(seat) for seat, agent in enumerate(self.agents)}
        for seat in illegal:
            infos[self.agents[seat]]["illegal"] = True
        agents = self.agents
        told = (
            self._observations(),
            dict(zip(agents, rewards, strict=True)),
            dict.fromkeys(agents, over),
            dict.fromkeys(agents, truncated),
            infos,
        )
        if over or truncated:
            self.agents = []
        return told

    def _observations(self) -> dict[str, Any]:
        return {agent: self.table.observe(seat) for seat, agent in enumerate(self.agents)}

    def render(self) -> str | None:
        return self.table.render(self.render_mode)
