"""Plays a session with bots: the loop under simulations, records, fuzzing and the chairs beside a person."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from westphalia.kernel.script import Ask
from westphalia.kernel.session import Session
from westphalia.kernel.views import Glimpse

from .protocol import Bot
from .random import Dice

ASIDE_EVERY: Final = 64  # on average a bot may speak out of turn at one question in so many that allow it
DECISION_LIMIT: Final = 1_000_000  # a game longer than this runs away


class Driver:
    """Bots around a table; None is the chair of a person.

    driver = Driver(session, seat_bots(title, ["random", "random"], seed="7"), seed="7")
    driver.run()
    """

    __slots__ = ("bots", "dice", "glimpses", "patience", "session")

    def __init__(self, session: Session, bots: Sequence[Bot | None], *, seed: str) -> None:
        self.session = session
        self.bots = bots
        self.glimpses = [Glimpse(session, seat) for seat in range(len(bots))]
        self.dice = Dice(f"{seed}/asides")
        self.patience = self._new_patience()  # questions until somebody may speak out of turn

    def run(self, limit: int = DECISION_LIMIT) -> bool:
        """Play until the game is over (True), or only people are asked or ``limit`` answers were given (False)."""
        session, bots, glimpses = self.session, self.bots, self.glimpses
        choose = session.choose
        last = session.version + limit
        while session.version < last:
            pending = session.pending
            if pending.__class__ is Ask:
                seat = pending.seat
                bot = bots[seat]
                if pending.aside is not None:
                    self.patience -= 1
                    if self.patience < 0 and self._speak_up(seat):
                        continue
                if bot is None:
                    return False
                choose(pending, bot.choose(glimpses[seat], pending))
            elif pending is None:
                return True
            elif not self._answer_one():
                return False
        return session.is_over

    def _answer_one(self) -> bool:
        """One of several seats that are asked at once answers, if a bot is among them."""
        for ask in self.session.asks():
            bot = self.bots[ask.seat]
            if bot is not None:
                self.session.choose(ask, bot.choose(self.glimpses[ask.seat], ask))
                return True
        return False

    def _speak_up(self, active: int) -> bool:
        """Let some other bot use its aside, if it has one and wants to."""
        self.patience = self._new_patience()
        others = len(self.bots) - 1
        if others < 1:
            return False
        seat = (active + 1 + self.dice.below(others)) % len(self.bots)
        return self.let_speak(seat)

    def _new_patience(self) -> int:
        return self.dice.below(2 * ASIDE_EVERY - 1)

    def let_speak(self, seat: int) -> bool:
        """Let this bot use its aside now, if it has one and wants to."""
        bot, ask = self.bots[seat], self.session.ask_of(seat)
        if bot is None or ask is None:
            return False
        index = bot.aside(self.glimpses[seat], ask)
        if index is None:
            return False
        self.session.choose(ask, index)
        return True
