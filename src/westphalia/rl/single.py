"""A Gymnasium environment for one agent, with bots in the other chairs."""

from __future__ import annotations

from typing import Any

import gymnasium

from westphalia.bots.driver import Driver
from westphalia.bots.protocol import Bot, Thinker, default_bot, find_bot
from westphalia.kernel.contract import BadInput, find_title

from .table import RENDER_MODES, Table


class single_env(gymnasium.Env):
    """Play ``seat`` against bots; ``bot`` is the name of one, or one name for each of the others.

    An action outside the mask is answered with the default answer, and ``info["illegal"]`` says so.
    """

    metadata = {"render_modes": list(RENDER_MODES)}  # noqa: RUF012

    def __init__(
        self,
        game: Any,
        scenario: str | None = None,
        seats: int | None = None,
        *,
        seat: int = 0,
        bot: str | list[str] = "",
        render_mode: str | None = None,
        **more: Any,
    ) -> None:
        title = find_title(game) if isinstance(game, str) else game
        names = [bot] if isinstance(bot, str) else list(bot)
        self._factories = [find_bot(title, name or default_bot(title)) for name in names]
        thinks = any(isinstance(factory, Thinker) for factory in self._factories)
        self.table = Table(title, scenario, seats, history=thinks, **more)
        others = self.table.seats - 1
        if len(self._factories) not in (1, others):
            raise BadInput(f"{len(self._factories)} bots for {others} other chairs")
        if len(self._factories) == 1:
            self._factories *= others
        if not 0 <= seat <= others:
            raise BadInput(f"no seat {seat} at a table of {self.table.seats}")
        self.seat = seat
        self.render_mode = render_mode
        self.observation_space = self.table.observation_space
        self.action_space = self.table.action_space

    def reset(self, *, seed: int | None = None, options: Any = None) -> tuple[Any, dict[str, Any]]:
        super().reset(seed=seed)
        self.table.new_game(seed)
        secret = self.table.secret
        bots: list[Bot | None] = [make(f"{secret}/{seat}", seat) for seat, make in enumerate(self._factories)]
        bots.insert(self.seat, None)
        self._driver = Driver(self.table.session, bots, seed=secret)
        self._driver.run()
        return self.table.observe(self.seat), self.table.info(self.seat)

    def step(self, action: int) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        ask = self.table.ask_of(self.seat)
        assert ask is not None, "the game is over: reset"
        legal = self.table.answer(ask, int(action))
        self._driver.run()
        over = self.table.session.is_over
        info = self.table.info(self.seat)
        if not legal:
            info["illegal"] = True
        reward = self.table.rewards()[self.seat] if over else 0.0
        return self.table.observe(self.seat), reward, over, False, info

    def render(self) -> str | None:
        return self.table.render(self.render_mode)
