"""The strategist: searches among what a steward proposes, on games as its seat might believe them to be.

At a strategic decision each candidate is tried on imagined games (``Glimpse.imagine``: everything the seat can't see is
dealt anew, and the dice to come): the answer is given, stewards play all seats on to the end of a round, and what the
seat then stands at is judged. The candidates share the imagined games, and sequential halving spends the time where
they differ. The steward's own answer stays unless another is better by more than its error. All other questions the
steward answers.
"""

from __future__ import annotations

import math
import time
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from westphalia.kernel.session import Unimaginable
from westphalia.kernel.views import Glimpse

from .driver import Driver
from .proposals import Proposal, Proposer
from .protocol import Budget
from .styles import styled

if TYPE_CHECKING:
    from westphalia.kernel.script import Ask
    from westphalia.kernel.session import Session

Judge = Callable[[Any, int], float]  # how a seat stands in a state of which nothing is hidden

ROLLOUT_LIMIT: Final = 4_000  # answers; a rollout is cut at the end of a round, this only stops what runs away
DEFAULT: Final = Budget()
TRIES: Final = 3  # games to be imagined before a candidate must have been tried once
MARGIN: Final = 0.5  # standard errors by which another answer must be better than the steward's


class Search(NamedTuple):
    """How a game is searched. ``strategic``: at which kinds of question, with how many candidates at most; ``horizon``:
    to the end of the round so many rounds ahead."""

    judge: Judge
    strategic: Mapping[str, int]
    horizon: int = 1


class Tried(NamedTuple):
    """A candidate, by its rank among the steward's proposals, with what its simulations came to."""

    rank: int
    proposal: Proposal
    values: list[float]

    @property
    def mean(self) -> float:
        return sum(self.values) / len(self.values)


class Strategists:
    """The strategist of a game: makes one for a seat, with more or less time to think."""

    def __init__(self, steward: Callable[[str, int], Proposer], search: Search, budget: Budget = DEFAULT) -> None:
        self.steward = steward
        self.search = search
        self.budget = budget

    def __call__(self, seed: str, seat: int) -> Strategist:
        return Strategist(self.steward, self.search, self.budget, seed, seat)

    def within(self, budget: Budget) -> Strategists:
        return Strategists(self.steward, self.search, budget)

    def styled(self, style: str) -> Strategists:
        return Strategists(styled(self.steward, style), self.search, self.budget)


class Strategist:
    """Plays one seat. ``weighed`` is what it compared at its last strategic decision, the best first."""

    def __init__(
        self, steward: Callable[[str, int], Proposer], search: Search, budget: Budget, seed: str, seat: int
    ) -> None:
        self.seat = seat
        self.seed = seed
        self.search = search
        self.budget = budget
        self.weighed: Sequence[Tried] = ()
        self._make = steward
        self._steward = steward(seed, seat)
        self._decisions = 0
        self._taken: dict[str, set[tuple[Any, ...]]] = {}  # by position: what was answered there before

    def choose(self, glimpse: Glimpse, ask: Ask) -> int:
        width = self.search.strategic.get(ask.kind.id, 0)
        if width < 2 or len(ask.options) == 1:
            return self._steward.choose(glimpse, ask)
        position = f"{ask.kind.id} {glimpse.known.digest()}"
        proposals = self._candidates(glimpse, ask, width, self._taken.setdefault(position, set()))
        self._decisions += 1
        chosen = proposals[0][1] if len(proposals) == 1 else self._compare(glimpse, proposals)
        self._taken[position].add((chosen.option, chosen.key))
        self._steward.follow(chosen)
        return chosen.option

    def aside(self, glimpse: Glimpse, ask: Ask) -> int | None:
        return self._steward.aside(glimpse, ask)

    def _candidates(
        self, glimpse: Glimpse, ask: Ask, width: int, before: set[tuple[Any, ...]]
    ) -> Sequence[tuple[int, Proposal]]:
        """What the steward proposes, less what was answered in this very position before: that led back here."""
        proposals = list(enumerate(self._steward.propose(glimpse, ask)))[:width]
        return [(rank, one) for rank, one in proposals if (one.option, one.key) not in before] or proposals[:1]

    def _compare(self, glimpse: Glimpse, proposals: Sequence[tuple[int, Proposal]]) -> Proposal:
        """Sequential halving: all candidates on the same imagined games, the worse half drops out."""
        tried = [Tried(rank, proposal, []) for rank, proposal in proposals]
        own, left = tried[0], tried
        deadline = time.process_time() + self.budget.seconds
        stages = max(1, math.ceil(math.log2(len(left))))
        number = 0
        for stage in range(stages):
            spent = 0
            until = deadline - self.budget.seconds * (stages - 1 - stage) / stages
            while self._may_go_on(spent, stages, until) or (not left[0].values and number < TRIES):
                number += 1
                spent += len(left)
                with suppress(Unimaginable):
                    for one in left:
                        one.values.append(self._simulate(glimpse, one.rank, number))
            if not own.values:
                return own.proposal  # no game was found that fits what the seat knows
            left = sorted(left, key=lambda one: -one.mean)[: max(1, (len(left) + 1) // 2)]
            if own not in left:
                left.append(own)
        best = max(left, key=lambda one: one.mean)
        self.weighed = sorted(tried, key=lambda one: (-len(one.values), -one.mean))
        return best.proposal if best is not own and self._is_better(best, own) else own.proposal

    def _may_go_on(self, spent: int, stages: int, until: float) -> bool:
        if self.budget.simulations:
            return spent < self.budget.simulations / stages
        return time.process_time() < until

    def _is_better(self, one: Tried, other: Tried) -> bool:
        """By more than the error of the mean difference on the games they share."""
        differences = [a - b for a, b in zip(one.values, other.values, strict=False)]
        count = len(differences)
        mean = sum(differences) / count
        if count < 2:
            return mean > 0
        spread = math.sqrt(sum((d - mean) ** 2 for d in differences) / (count - 1) / count)
        return mean > MARGIN * spread

    def _simulate(self, glimpse: Glimpse, rank: int, number: int) -> float:
        """In the imagined game the seat knows what it knows here, so its steward proposes the same."""
        secret = f"{self.seed}/{self._decisions}/{number}"
        session = glimpse.imagine(secret)
        session.forget_history()
        stewards = [self._make(secret, seat) for seat in range(1 + max(glimpse.title.players(session.state)))]
        own, ask = stewards[self.seat], session.ask_of(self.seat)
        assert ask is not None
        proposal = own.propose(Glimpse(session, self.seat), ask)[rank]
        own.follow(proposal)
        session.choose(ask, proposal.option)
        self._play_on(session, stewards, secret)
        return self.search.judge(session.state, self.seat)

    def _play_on(self, session: Session, stewards: Sequence[Proposer], secret: str) -> None:
        moment = session.title.moment
        last = moment(session.state) + self.search.horizon
        driver = Driver(session, stewards, seed=secret)
        limit = session.version + ROLLOUT_LIMIT
        while not session.is_over and session.version < limit and moment(session.state) < last:
            driver.run(4)
