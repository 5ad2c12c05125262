"""A forward model for search, in the manner of OpenSpiel: clone, legal actions, apply, returns.

    state = ForwardModel("six_continents", "short", seats=2, secret="7")
    while not state.is_terminal():
        state.apply_action(state.legal_actions()[0])
    state.returns()

Chance is sampled inside the rules (OpenSpiel: *sampled stochastic*): there are no chance nodes, but
``resample_chance`` lets the dice to come fall otherwise, and ``resample_from_infostate`` deals anew whatever a seat
can't see, as OpenSpiel's function of that name does. A search that clones without either of them would cheat.
"""

from __future__ import annotations

from typing import Any, Final

from westphalia.kernel.script import Ask
from westphalia.kernel.session import Session
from westphalia.kernel.views import Glimpse

from .table import Table

TERMINAL: Final = -4  # OpenSpiel's id of nobody, at the end


class ForwardModel:
    """A position of a game that can be cloned and played on."""

    def __init__(
        self, game: Any, scenario: str | None = None, seats: int | None = None, *, secret: str = "1", **more: Any
    ) -> None:
        self._table = Table(game, scenario, seats, history=True, **more)
        self._table.new_game(None)
        start = (self._table.title, self._table.scenario, self._table.seats)
        self._session = Session.start(*start, secret=secret, options=self._table.options)

    def _with(self, session: Session) -> ForwardModel:
        twin = ForwardModel.__new__(ForwardModel)
        twin._table, twin._session = self._table, session
        return twin

    def clone(self) -> ForwardModel:
        """The same position with the same dice to come."""
        return self._with(self._session.clone(journal=True))

    def resample_chance(self, secret: str) -> ForwardModel:
        """The same position; from here on the dice fall as another secret says."""
        twin = self.clone()
        twin._session.cast_anew(secret)
        return twin

    def resample_from_infostate(self, seat: int, secret: str) -> ForwardModel:
        """A position that this seat can't tell from the true one. Raises ``Unimaginable`` if none is found."""
        return self._with(self._session.imagine(seat, secret, journal=True))

    def num_players(self) -> int:
        return self._table.seats

    def num_distinct_actions(self) -> int:
        return self._table.actions.size

    def is_terminal(self) -> bool:
        return self._session.is_over

    def is_chance_node(self) -> bool:
        return False

    def current_player(self) -> int:
        """The seat that decides next; where several are asked at once, the first of them."""
        return TERMINAL if self._session.is_over else self._ask().seat

    def _ask(self) -> Ask:
        return self._session.asks()[0]

    def legal_actions(self) -> list[int]:
        return [] if self._session.is_over else sorted(self._table.numbered(self._ask()))

    def action_to_string(self, action: int) -> str:
        ask = self._ask()
        return f"{ask.kind.id}: {ask.kind.option_id(ask.options[self._table.numbered(ask)[action]])}"

    def apply_action(self, action: int) -> None:
        """Raises KeyError for an action that is not legal."""
        ask = self._ask()
        self._session.choose(ask, self._table.numbered(ask)[action])

    def information_state(self, seat: int) -> bytes:
        """What this seat knows, as bytes that are equal where the seat can't tell two positions apart."""
        ask = self._session.ask_of(seat)
        asked = [] if ask is None else [ask.kind.id, *map(ask.kind.option_id, ask.options)]
        known: bytes = Glimpse(self._session, seat).known.encode()
        return known + repr(asked).encode()

    def returns(self) -> list[float]:
        """The rewards of the end, or 0 for everybody before it."""
        if not self._session.is_over:
            return [0.0] * self._table.seats
        self._table.session = self._session
        return self._table.rewards()
