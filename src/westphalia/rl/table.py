"""One table that agents play at: what all environments share."""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from typing import Any, Final, Literal, TypeAlias

import numpy as np
from gymnasium import spaces

from westphalia.kernel.contract import BadInput, Title, find_title
from westphalia.kernel.script import Ask, Value
from westphalia.kernel.session import Session
from westphalia.kernel.views import Glimpse

from .actions import Actions
from .observations import Observations
from .render import as_svg, as_text

Reward: TypeAlias = Literal["rank", "margin"]
REWARDS: Final = ("rank", "margin")
RENDER_MODES: Final = ("ansi", "svg")


class Table:
    """A way to start a game, and the game that is played. Agents are called ``seat_0``, ``seat_1`` ..."""

    def __init__(
        self,
        game: str | Title[Any],
        scenario: str | None = None,
        seats: int | None = None,
        *,
        options: Mapping[str, Value] | None = None,
        reward: Reward = "rank",
        history: bool = False,
    ) -> None:
        if reward not in REWARDS:
            raise BadInput(f"rewards are by {' or '.join(REWARDS)}, not {reward!r}")
        self.title = find_title(game) if isinstance(game, str) else game
        self.scenario = scenario or next(iter(self.title.scenarios))
        self.seats = seats or self.title.default_seats(self.scenario)
        self.title.check_seats(self.scenario, self.seats)
        self.options = dict(options or {})
        self.reward = reward
        self._history = history
        self._seed = secrets.token_hex(8)
        self._games = 0
        self.agents = [f"seat_{seat}" for seat in range(self.seats)]
        self.actions = Actions(self.title)
        self.secret = ""
        self.session = self._start("example")
        self._observations = Observations(self.title, self.title.mask(self.session.state, 0))
        self.observation_space = spaces.Dict(
            {
                "observation": self._observations.space,
                "action_mask": spaces.Box(0, 1, (self.actions.size,), np.int8),
            }
        )
        self.action_space = spaces.Discrete(self.actions.size)
        self._glimpses: list[Glimpse] = []
        self._numbered: tuple[Ask | None, dict[int, int]] = (None, {})

    def _start(self, secret: str) -> Session:
        self.secret = secret
        kept = self._history
        start = (self.title, self.scenario, self.seats)
        return Session.start(*start, secret=secret, options=self.options, journal=kept, history=kept)

    def new_game(self, seed: int | None) -> None:
        """The same seed, the same dice; without one the next game after the last."""
        if seed is not None:
            self._seed, self._games = str(seed), 0
        self.session = self._start(f"{self._seed}/{self._games}")
        self._games += 1
        self.sit_down()

    def sit_down(self) -> None:
        """Everybody looks at the session that is there now."""
        self._glimpses = [Glimpse(self.session, seat) for seat in range(self.seats)]

    def numbered(self, ask: Ask) -> dict[int, int]:
        """Positions of the options by action; made once for a question."""
        if self._numbered[0] is not ask:
            self._numbered = ask, self.actions.numbered(ask)
        return self._numbered[1]

    def ask_of(self, seat: int) -> Ask | None:
        """The question this seat must answer; what it might say out of turn is left out."""
        return next((ask for ask in self.session.asks() if ask.seat == seat), None)

    def observe(self, seat: int) -> dict[str, Any]:
        ask = self.ask_of(seat)
        mask = np.zeros(self.actions.size, np.int8)
        if ask is not None:
            mask[list(self.numbered(ask))] = 1
        return {"observation": self._observations.observe(self._glimpses[seat].known, seat, ask), "action_mask": mask}

    def info(self, seat: int) -> dict[str, Any]:
        """The kind of the question and the ids of its options by action."""
        ask = self.ask_of(seat)
        if ask is None:
            return {}
        option = ask.kind.option_id
        return {
            "kind": ask.kind.id,
            "options": {number: option(ask.options[place]) for number, place in self.numbered(ask).items()},
        }

    def answer(self, ask: Ask, action: int) -> bool:
        """Answer; an action that is not among the options gives the default answer, and False."""
        place = self.numbered(ask).get(action)
        legal = place is not None
        self.session.choose(ask, ask.options.index(ask.default_value()) if place is None else place)
        return legal

    def rewards(self) -> list[float]:
        """How the game ended for each seat, from -1 to 1. By rank: 1 for the first, -1 for the last, shared places
        share. By margin: points beyond the mean of the others, as a part of the highest points."""
        standings = sorted(self.title.standings(self.session.state), key=lambda standing: standing.seat)
        if self.reward == "rank":
            places = [standing.place for standing in standings]
            ranks = [place - 1 + (places.count(place) - 1) / 2 for place in places]
            return [1 - 2 * rank / max(1, self.seats - 1) for rank in ranks]
        points = [standing.points for standing in standings]
        highest = max(1, *(abs(p) for p in points))
        others = max(1, self.seats - 1)
        return [max(-1.0, min(1.0, (p - (sum(points) - p) / others) / highest)) for p in points]

    def render(self, mode: str | None) -> str | None:
        """The board as the first seat to decide sees it; a spectator's when the game is over."""
        asks = self.session.asks()
        seat = asks[0].seat if asks else None
        known = self.title.mask(self.session.state, seat)
        if mode == "ansi":
            return as_text(self.title, known, seat)
        return as_svg(self.title, self.scenario, known, seat) if mode == "svg" else None
