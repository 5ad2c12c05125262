"""The strategist: searches among what a steward proposes, on games as its seat might believe them to be.

At a strategic decision each candidate is tried on imagined games (``Glimpse.imagine``: everything the seat can't see is
dealt anew, and the dice to come): the answer is given, stewards play all seats on to the end of a round, and what the
seat then stands at is judged. The candidates share the imagined games, and sequential halving spends the time where
they differ: what comes to the same as another, or is plainly worse, drops out at once, and when one is left the rest of
the time is saved. The steward's own answer stays unless another is better by more than its error. All other questions
the steward answers.
"""

from __future__ import annotations

import math
import time
from collections.abc import Callable, Hashable, Mapping, Sequence
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
PLAIN: Final = 3.0  # standard errors that are no chance
FEW: Final = 12.0  # ... and so many more, shared among the games, while they are few


class Search(NamedTuple):
    """How a game is searched. ``strategic``: at which kinds of question, with how many candidates at most; ``horizon``:
    how often the beat changes before a rollout is judged; ``beat``: what changes as time goes by, the round unless
    given; ``margin``: standard errors by which another answer must be better than the steward's."""

    judge: Judge
    strategic: Mapping[str, int]
    horizon: int = 1
    beat: Callable[[Any], Hashable] | None = None
    margin: float = 0.5


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

    def begins_anew(self, ask: Ask) -> bool:
        """Where its steward does, and where it thinks about something that no plan has foreseen."""
        kind = ask.kind.id
        return self._steward.begins_anew(ask) or (kind in self.search.strategic and kind not in self._steward.plan)

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
                left = still_open(left)
                if len(left) == 1:
                    break
            if not own.values:
                return own.proposal  # no game was found that fits what the seat knows
            halved = sorted(left, key=lambda one: -one.mean)[: max(1, (len(left) + 1) // 2)]
            left = halved if own in halved or own not in left else [*halved, own]
            if len(left) == 1:
                break
        best = max(left, key=lambda one: one.mean)
        self.weighed = sorted(tried, key=lambda one: (-len(one.values), -one.mean))
        return best.proposal if best is not own and lead(best, own) > self.search.margin else own.proposal

    def _may_go_on(self, spent: int, stages: int, until: float) -> bool:
        if self.budget.simulations:
            return spent < self.budget.simulations / stages
        return time.process_time() < until

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
        play_on(session, stewards, self.search, secret)
        return self.search.judge(session.state, self.seat)


def play_on(session: Session, stewards: Sequence[Proposer], search: Search, secret: str) -> None:
    """Stewards play all seats on, to the horizon of the search."""
    beat = search.beat or session.title.moment
    last, left = beat(session.state), search.horizon
    driver = Driver(session, stewards, seed=secret)
    limit = session.version + ROLLOUT_LIMIT
    while left and not session.is_over and session.version < limit:
        driver.run(1)
        now = beat(session.state)
        if now != last:
            last = now
            left -= 1


def lead(one: Tried, other: Tried) -> float:
    """By how many standard errors one is better than the other on the games they share."""
    differences = [a - b for a, b in zip(one.values, other.values, strict=False)]
    count = len(differences)
    mean = sum(differences) / count
    spread = sum((d - mean) ** 2 for d in differences) / (count - 1) / count if count > 1 else 0.0
    return mean / math.sqrt(spread) if spread else math.copysign(math.inf, mean) if mean else 0.0


def still_open(left: Sequence[Tried]) -> list[Tried]:
    """Without those that came to the same as one of a better rank in every game, and those plainly worse than the best:
    the candidates among which the search has still to tell."""
    count = len(left[0].values)
    if count < 2:
        return list(left)
    unlike = {tuple(one.values): one for one in sorted(left, key=lambda one: -one.rank)}
    best = max(unlike.values(), key=lambda one: (one.mean, -one.rank))
    return [one for one in left if one in unlike.values() and lead(best, one) < PLAIN + FEW / (count - 1)]
