"""The steward: a sensible opponent for The Price of Power.

It weighs what it could do in Ducats (worth.py, turn.py): at court (court.py), what it learns (learning.py) and what the
text of a card does (cards.py), among others (ties.py), overseas (overseas.py), order at home (order.py), in the field
(campaign.py), and which wars it would win by the calculator (war.py). Missions, Milestones and Power Struggles make it
want things (goals.py). Everything else it answers by habit (habits.py): in battle (battlefield.py), about peace
(treaties.py), to cards (choices.py). It knows what its seat may know, nothing more.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from westphalia.bots.levels import Novices
from westphalia.bots.proposals import Proposal, others_behind
from westphalia.bots.protocol import Budget
from westphalia.bots.strategist import Search, Strategists
from westphalia.bots.styles import PLAIN, Stewards, Style, read_styles

from ..ids import Seat
from . import court, habits, turn, worth
from .plan import Plan
from .value import FEATURES, WEIGHTS, fitted

if TYPE_CHECKING:
    from westphalia.kernel.script import Ask, Value
    from westphalia.kernel.views import Glimpse

    from ..model import Game


__all__ = ["BOTS", "FEATURES", "GREEDY", "WEIGHTS", "Steward"]
FRESH: Final = ("turn", "after_action", "appoint_first", "free_action")  # kinds of question at which it makes a plan


class Steward:
    """Plays one seat. ``plan`` holds its answers to the questions that a chosen action will ask, by kind."""

    __slots__ = ("plan", "seat", "style")

    def __init__(self, seed: str, seat: int, style: Style = PLAIN) -> None:
        self.seat = Seat(seat)
        self.style = style
        self.plan: Plan = {}

    def choose(self, glimpse: Glimpse, ask: Ask) -> int:
        if len(ask.options) == 1:
            return 0
        answer = self.answer(glimpse.known, ask)
        if answer not in ask.options:
            answer = ask.default_value()
        return ask.options.index(answer)

    def propose(self, glimpse: Glimpse, ask: Ask) -> list[Proposal]:
        """In its Turn everything worth a thought, by its worth; elsewhere its own answer, then the others."""
        if ask.kind.id == "turn":
            found = turn.ranked(glimpse.known, self.seat, ask, self.style)
            return [Proposal(ask.options.index(one.word), one.value, one.plan, (one.word,)) for one in found]
        own = self.choose(glimpse, ask)
        return [Proposal(option, float(option == own), self.plan) for option in others_behind(own, len(ask.options))]

    def follow(self, proposal: Proposal) -> None:
        self.plan = proposal.plan

    def begins_anew(self, ask: Ask) -> bool:
        return ask.kind.id in FRESH

    def answer(self, g: Game, ask: Ask) -> Value:
        kind = ask.kind.id
        if kind in ("turn", "after_action"):
            is_turn = kind == "turn"
            proposal = turn.best(g, self.seat, ask, self.style) if is_turn else turn.after(g, self.seat, ask)
            self.plan = proposal.plan
            return proposal.word
        if kind == "appoint_first":
            found = court.appoint(g, self.seat)
            self.plan = found.plan if found is not None else {}
        habit = self.plan.get(kind, habits.HABITS.get(kind))
        if habit is None:
            return ask.default_value()
        answer = habit(g, self.seat, ask) if callable(habit) else habit
        if kind == "free_action":
            self.plan = habits.free_plan(g, self.seat, str(answer))
        return answer

    def aside(self, glimpse: Glimpse, ask: Ask) -> int | None:
        """It proposes nothing out of turn."""
        return None


def judge_by_value(g: Game, seat: int) -> float:
    """How a seat stands against the others, by the fitted value."""
    return fitted().judge(g, seat)


def whose_turn(g: Game) -> tuple[int, int]:
    return g.round, g.active


SEARCH: Final = Search(
    worth.judge, {"turn": 6, "which_event": 4, "event_option": 3, "research": 4, "play_card": 4}, horizon=1, margin=1.5
)
STEWARDS: Final = Stewards(Steward, read_styles(WEIGHTS.parent))
BOTS: Final = {
    "novice": Novices(STEWARDS, ("turn",)),
    "steward": STEWARDS,
    "strategist": Strategists(STEWARDS, SEARCH, Budget(2.0)),
}
ON_VALUE: Final = Search(judge_by_value, SEARCH.strategic, beat=whose_turn)
GREEDY: Final = Strategists(Steward, ON_VALUE, Budget(simulations=12))  # for the arena: what the value is worth
