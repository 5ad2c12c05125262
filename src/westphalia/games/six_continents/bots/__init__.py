"""The steward: a sensible opponent for Six Continents.

Each time the menu of S7 opens it looks at the board, takes the first plan that is worth carrying out, and answers the
questions that follow from that plan. It spreads over free land as far as its granaries feed it, invests while there is
time for the money to come back, keeps a garrison against what stands near, and marches on the weakest capital when the
odds are good.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from westphalia.bots.levels import Novices
from westphalia.bots.proposals import Proposal
from westphalia.bots.protocol import Budget
from westphalia.bots.strategist import Search, Strategists
from westphalia.bots.styles import PLAIN, Stewards, Style, read_styles

from ..ids import Seat
from ..model import Game, living
from ..rules import victory
from ..value import FEATURES, WEIGHTS, fitted
from .habits import HABITS
from .plans import Answer, plans

if TYPE_CHECKING:
    from westphalia.kernel.script import Ask
    from westphalia.kernel.views import Glimpse

__all__ = ["BOTS", "FEATURES", "GREEDY", "WEIGHTS", "Steward"]


class Steward:
    """Plays one seat. ``plan`` holds its answers to the questions that the chosen action will ask, by kind."""

    __slots__ = ("plan", "seat", "style")

    def __init__(self, seed: str, seat: int, style: Style = PLAIN) -> None:
        self.seat = Seat(seat)
        self.style = style
        self.plan: Mapping[str, Answer] = {}

    def choose(self, glimpse: Glimpse, ask: Ask) -> int:
        g: Game = glimpse.known
        kind = ask.kind.id
        answer: Answer | None
        if kind == "action":
            proposal = self.propose(glimpse, ask)[0]
            self.follow(proposal)
            return proposal.option
        answer = self.plan.get(kind)
        if answer is None and kind in HABITS:
            answer = HABITS[kind](g, self.seat, ask)
        if callable(answer):
            answer = answer(ask)
        if answer is None or answer not in ask.options:
            answer = ask.default_value()
        return ask.options.index(answer)

    def propose(self, glimpse: Glimpse, ask: Ask) -> list[Proposal]:
        """At the menu every plan worth carrying out, the most urgent first, and the end of the step."""
        if ask.kind.id != "action":
            return [Proposal(self.choose(glimpse, ask), 0.0, self.plan)]
        ranked = plans(glimpse.known, self.seat, self.style)
        found = [*((word, plan) for word, plan in ranked if word in ask.options), ("end", {})]
        return [
            Proposal(ask.options.index(word), -float(rank), plan, tuple(v for v in plan.values() if not callable(v)))
            for rank, (word, plan) in enumerate(found)
        ]

    def follow(self, proposal: Proposal) -> None:
        self.plan = proposal.plan

    def begins_anew(self, ask: Ask) -> bool:
        return ask.kind.id == "action"

    def aside(self, glimpse: Glimpse, ask: Ask) -> int | None:
        """Answers offers made to it; starts nothing out of turn."""
        return ask.options.index("answer_offer") if "answer_offer" in ask.options else None


def judge(g: Game, seat: int) -> float:
    """By how many points the seat leads the best of the others."""
    own = victory.points(g, Seat(seat)) if g.alive[seat] else -LOST
    return float(own - max((victory.points(g, other) for other in living(g) if other != seat), default=-LOST))


def judge_by_value(g: Game, seat: int) -> float:
    """How a seat stands against the others, by the fitted value."""
    return fitted().judge(g, seat)


def whose_turn(g: Game) -> tuple[int, int]:
    return g.round, g.active


LOST: Final = 60  # points that stand for having been eliminated
SEARCH: Final = Search(judge, {"action": 10}, horizon=3)
STEWARDS: Final = Stewards(Steward, read_styles(WEIGHTS.parent))
BOTS: Final = {
    "novice": Novices(STEWARDS, tuple(SEARCH.strategic)),
    "steward": STEWARDS,
    "strategist": Strategists(STEWARDS, SEARCH),
}
ON_VALUE: Final = Search(judge_by_value, SEARCH.strategic, beat=whose_turn)
GREEDY: Final = Strategists(Steward, ON_VALUE, Budget(simulations=12))  # for the arena: what the value is worth
