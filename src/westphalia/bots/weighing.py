"""A decision weighed again, so that it can be told: what could have been done, how games went on from there, and what
told them apart.

    weigh(session, seat, eyes, mind, secret)                    what to do
    weigh(session, seat, eyes, mind, secret, done=["march"])    why that was done

Everything is tried on games as ``eyes`` might believe the game to stand (``Session.imagine``), so that nothing is told
that they can't see: who asks about somebody else's move looks through their own eyes, and cards that they don't know
are dealt anew. A number of games and a secret give one answer.
"""

from __future__ import annotations

import math
import time
from collections.abc import Callable, Collection, Sequence
from contextlib import suppress
from functools import lru_cache
from importlib import import_module
from typing import TYPE_CHECKING, Any, Final, NamedTuple, Protocol, runtime_checkable

import msgspec

from westphalia.kernel.script import Ask
from westphalia.kernel.session import Session, Unimaginable
from westphalia.kernel.views import AskView, Glimpse, named_args, option_view, refs

from .proposals import Proposal, Proposer
from .protocol import BotName, find_bot
from .strategist import Search, play_on
from .value import LOST, Value

if TYPE_CHECKING:
    from westphalia.kernel.contract import Title


GAMES: Final = 6  # imagined
TRIES: Final = 4  # games to be imagined for each that is wanted
WIDTH: Final = 4  # candidates
SECONDS: Final = 6.0  # of CPU after which no other game is begun
STEPS: Final = 12  # answers of one order
TOLD: Final = 4  # of these
TIPS: Final = 3
TELLING: Final = 0.15  # of the largest difference: what is smaller tips nothing
SLIGHT: Final = 0.02  # a difference in log odds that is none
BURDENS: Final = "burdens.json"  # of a game's content
OTHERS: Final = "others"  # how the rivals stand, beside the features


class Tip(msgspec.Struct, frozen=True):
    """By what one candidate differs from another: ``feature`` is a message of the game; ``more`` of it, or less; and
    whether that is ``good``."""

    feature: str
    more: bool
    good: bool


class Candidate(msgspec.Struct, frozen=True):
    """``steps``: the answers it takes, each a question with the one option. ``chance``: to be first in the end, from 0
    to 1. ``tips``: against the one that was done or, of that one, against the best of the others; ``soon``: they differ
    in this right after it, and in the end it comes to the same."""

    steps: list[AskView]
    done: bool
    chance: float
    tips: list[Tip]
    soon: bool = False


class Weighing(msgspec.Struct, frozen=True):
    """The candidates, what was done or would be done first, and in how many imagined games they were tried."""

    games: int
    candidates: list[Candidate]


class Mind(NamedTuple):
    """How a bot of a game thinks: its steward, how its strategist searches, the fitted value, and which of its features
    nobody wants more of."""

    steward: Callable[[str, int], Proposer]
    search: Search
    value: Value
    burdens: frozenset[str]


@runtime_checkable
class Led(Protocol):
    """The factory of a bot that thinks of what a steward proposes."""

    steward: Callable[[str, int], Proposer]


@lru_cache(maxsize=16)
def mind_of(title: Title[Any], bot: str) -> Mind | None:
    """How the bot of this name thinks, as far as it can be told; None for one without a thought."""
    module = getattr(title.bots, "module", None)
    if module is None or BotName.read(bot).base == "random":
        return None
    games = import_module(module)
    if "strategist" not in games.BOTS or not hasattr(games, "FEATURES"):
        return None
    factory: Any = find_bot(title, bot)
    steward = factory.steward if isinstance(factory, Led) else factory
    burdens = msgspec.json.decode((title.locales.parent / "content" / BURDENS).read_bytes(), type=frozenset[str])
    return Mind(steward, games.BOTS["strategist"].search, Value.read(games.WEIGHTS, games.FEATURES), burdens)


class Opening(NamedTuple):
    """How a candidate begins: an option, and the plan behind it if the steward proposes one."""

    option: str
    key: tuple[Any, ...] | None


class Step(NamedTuple):
    """An answer that was given, and whether there was a choice."""

    view: AskView
    is_choice: bool

    @property
    def said(self) -> tuple[str, str]:
        return self.view.kind, self.view.default


class Stand(NamedTuple):
    """How the seat stands. ``own``: what each feature adds to its standing; ``others``: that of all its rivals."""

    odds: float
    own: Sequence[float]
    measured: Sequence[float]
    others: float


class Trial(NamedTuple):
    """What came of a candidate in one imagined game: right after it, and when the game had been played on."""

    steps: list[Step]
    soon: Stand
    later: Stand


def weigh(
    session: Session,
    seat: int,
    eyes: int | None,
    mind: Mind,
    secret: str,
    *,
    done: Sequence[str] = (),
    given: Sequence[str] = (),
    games: int = GAMES,
    width: int = WIDTH,
    seconds: float = SECONDS,
) -> Weighing:
    """What ``seat`` is asked, weighed as ``eyes`` may know it. ``done``: what it answered, and what it answered next;
    ``given``: answers that have been given already on the way, candidates go on from them. Raises Unimaginable."""
    scales = _Scales(seat, mind, done, given, width, eyes == seat)
    deadline = time.process_time() + seconds
    for number in range(games * TRIES):
        if len(scales.worlds) >= games or (scales.worlds and time.process_time() > deadline):
            break
        with suppress(Unimaginable):
            scales.try_in(session.imagine(eyes, f"{secret}/{number}"), f"{secret}/{number}")
    if not scales.worlds:
        raise Unimaginable
    return scales.result()


class _Scales:
    """Candidates and their trials, by world."""

    def __init__(
        self, seat: int, mind: Mind, done: Sequence[str], given: Sequence[str], width: int, is_own: bool
    ) -> None:
        self.seat = seat
        self.mind = mind
        self.done = list(done)
        self.given = list(given)
        self.width = width
        self.is_own = is_own
        self.worlds: list[dict[Opening, Trial]] = []
        self.openings: list[Opening] = []  # in the order in which the steward thought of them
        self.first: Opening | None = None  # what was done

    def try_in(self, world: Session, secret: str) -> None:
        ask = world.ask_of(self.seat)
        if ask is None or (self.done and ask.find(self.done[0]) is None):
            return  # it was answered here, so the game does not stand like this
        proposals = self.mind.steward(secret, self.seat).propose(Glimpse(world, self.seat), ask)
        wanted = self._wanted(ask, proposals)
        trials: dict[Opening, Trial] = {}
        begun = set(self.openings)
        for opening in [*self.openings, *(each for each in wanted if each not in begun)]:
            is_known = opening in begun
            if not is_known and len(self.openings) >= self.width + bool(self.done):
                continue
            if opening.key is not None and opening not in wanted:
                continue  # nobody would think of it here
            trial = self._trial(world, opening, secret)
            if trial is None or any(one.steps == trial.steps for one in trials.values()):
                continue
            trials[opening] = trial
            if not is_known:
                self.openings.append(opening)
        if self.done and not any(self._is_done(opening, trial) for opening, trial in trials.items()):
            self.first = Opening(self.done[0], None)
            bare = self._trial(world, self.first, secret, self.done[1:])
            if bare is None:
                return
            trials = {self.first: bare, **{o: t for o, t in trials.items() if t.steps != bare.steps}}
            if self.first not in self.openings:
                self.openings.insert(0, self.first)
        if trials:
            self.worlds.append(trials)

    def _wanted(self, ask: Ask, proposals: Sequence[Proposal]) -> list[Opening]:
        """What the steward thinks of, the best first; then, where it only has a habit, options beside what was done."""
        option_id = ask.kind.option_id
        found = [Opening(option_id(ask.options[one.option]), one.key) for one in proposals]
        firsts = {opening.option: opening for opening in reversed(found)}  # other actions tell more than other ways
        found = list(dict.fromkeys([*sorted(firsts.values(), key=found.index), *found]))
        if len(found) < self.width and ask.kind.id not in self.mind.search.strategic and not self.given:
            ids = [option_id(option) for option in ask.options]
            at = ids.index(self.done[0]) if self.done and self.done[0] in ids else ids.index(found[0].option)
            beside = [at + 1, at - 1, 0, len(ids) - 1, at + 2, at - 2]
            known = {opening.option for opening in found}
            others = [ids[n] for n in beside if 0 <= n < len(ids) and ids[n] not in known]
            found += [Opening(id, None) for id in dict.fromkeys(others)]
        return found

    def _is_done(self, opening: Opening, trial: Trial) -> bool:
        """Whether this is what was done, as far as it is known."""
        if opening.option != self.done[0]:
            return False
        if self.first is not None:
            return opening == self.first
        taken = [step.view.default for step in trial.steps]
        done = self.done[: len(taken)]
        if taken[: len(done)] != done:
            return False
        self.first = opening
        return True

    def _trial(self, world: Session, opening: Opening, secret: str, then: Sequence[str] = ()) -> Trial | None:
        """Play a candidate out; None if it is not what has been begun."""
        session = world.clone(history=False)
        title, seat = session.title, self.seat
        stewards = [self.mind.steward(secret, other) for other in range(1 + max(title.players(session.state)))]
        own, ask = stewards[seat], session.ask_of(seat)
        assert ask is not None
        value = ask.find(opening.option)
        if value is None:
            return None
        index = ask.options.index(value)
        if opening.key is not None:
            proposals = own.propose(Glimpse(session, seat), ask)
            plan = next((p for p in proposals if (p.option, p.key) == (index, opening.key)), None)
            if plan is None:
                return None
            own.follow(plan)
        steps = _carry_out(session, own, ask, index, [*self.given[1:], *then], self.mind.search.strategic)
        if [step.view.default for step in steps[: len(self.given)]] != self.given:
            return None
        soon = self._stand(session)
        play_on(session, stewards, self.mind.search, secret)
        return Trial(steps[len(self.given) :], soon, self._stand(session))

    def _stand(self, session: Session) -> Stand:
        value, state, seat = self.mind.value, session.state, self.seat
        seats = value.features.seats(state)
        names = value.features.names
        own = dict.fromkeys(names, 0.0)
        measured: Sequence[float] = [0.0] * len(names)
        if seat in seats:
            own |= {share.name: share.own for share in value.parts(state, seat)}
            measured = [float(x) for x in value.features.of(state, [seat])[0]]
        odds = value.judge(state, seat)
        if session.is_over:
            odds = LOST if any(s.seat == seat and s.place == 1 for s in session.title.standings(state)) else -LOST
        standing = sum(own.values())
        return Stand(
            odds,
            [own[name] for name in names],
            measured,
            standing - odds if seat in seats and not session.is_over else 0.0,
        )

    def result(self) -> Weighing:
        found = {o: [w[o] for w in self.worlds if o in w] for o in self.openings}
        tried = [opening for opening in self.openings if found[opening] and self._steps(found[opening])]
        chances = {o: _mean([1 / (1 + math.exp(-trial.later.odds)) for trial in found[o]]) for o in tried}
        by_worth = sorted(tried, key=lambda opening: -chances[opening])
        first = self.first if self.first in tried else (by_worth[0] if by_worth else None)
        if first is None:
            raise Unimaginable
        rest = [opening for opening in by_worth if opening != first][: self.width - 1]
        candidates = []
        for opening in (first, *rest):
            against = first if opening != first else (rest[0] if rest else None)
            tips = [] if against is None else self._tips(opening, against)
            soon = [] if against is None or tips else self._tips(opening, against, soon=True)
            steps, is_done = self._steps(found[opening]), bool(self.done) and opening == first
            candidates.append(Candidate(steps, is_done, round(chances[opening], 3), tips or soon, bool(soon)))
        return Weighing(len(self.worlds), candidates)

    def _steps(self, trials: Sequence[Trial]) -> list[AskView]:
        """The answers that are the same in all games: what differs hangs on what nobody can see."""
        common = trials[0].steps
        for trial in trials[1:]:
            same = 0
            for a, b in zip(common, trial.steps, strict=False):
                if a.said != b.said:
                    break
                same += 1
            common = common[:same]
        return [step.view for n, step in enumerate(common) if step.is_choice or n == 0][:TOLD]

    def _tips(self, one: Opening, other: Opening, *, soon: bool = False) -> list[Tip]:
        """The largest differences that speak for themselves: a fit gives some features that go along with others a
        weight against all sense, and these explain nothing."""
        both = [(world[one], world[other]) for world in self.worlds if one in world and other in world]
        pairs = [(a.soon, b.soon) if soon else (a.later, b.later) for a, b in both]
        if not pairs:
            return []
        found: list[tuple[float, Tip]] = []
        for n, name in enumerate(self.mind.value.features.names):
            gain = _mean([a.own[n] - b.own[n] for a, b in pairs])
            more = _mean([a.measured[n] - b.measured[n] for a, b in pairs])
            if (more > 0) == (gain > 0) ^ (name in self.mind.burdens):
                found.append((abs(gain), Tip(feature_message(name), more > 0, gain > 0)))
        rivals = _mean([a.others - b.others for a, b in pairs])
        found.append((abs(rivals), Tip(feature_message(OTHERS), rivals > 0, rivals < 0)))
        found.sort(key=lambda pair: -pair[0])
        least = max(SLIGHT, TELLING * found[0][0])
        return [tip for size, tip in found[:TIPS] if size >= least]


def _carry_out(
    session: Session, own: Proposer, ask: Ask, index: int, then: Sequence[str], menus: Collection[str]
) -> list[Step]:
    """Give an answer and those that follow from it, until somebody else is asked, dice fall or a menu opens again."""
    title, seat, first = session.title, ask.seat, ask.kind.id
    steps = [step_view(title, ask, index)]
    draws, known = session.state.chance.draws, list(then)
    session.choose(ask, index)
    while len(steps) < STEPS:
        pending = session.pending
        if not isinstance(pending, Ask) or pending.seat != seat or session.state.chance.draws != draws:
            break
        if pending.kind.id == first or pending.kind.id in menus:
            break
        value = pending.find(known.pop(0)) if known else None
        if value is not None and value in pending.options:
            index = pending.options.index(value)
        else:
            known.clear()
            index = own.choose(Glimpse(session, seat), pending)
        steps.append(step_view(title, pending, index))
        session.choose(pending, index)
    return steps


def step_view(title: Title[Any], ask: Ask, index: int) -> Step:
    """A question with the option that was taken; ``default`` names it."""
    kind, value = ask.kind, ask.options[index]
    args = named_args(title, ask.args or {})
    option, id = option_view(kind, value), kind.option_id(value)
    about = refs(title, args)
    view = AskView(ask.seat, kind.id, kind.rule, f"ask-{kind.id}", args, about, [option], [], id, 0, kind.secret, False)
    return Step(view, len(ask.options) > 1)


def feature_message(name: str) -> str:
    """The message that names a feature: "capital in danger" is ``feature-capital-in-danger``."""
    return f"feature-{name.replace(' ', '-')}"


def _mean(numbers: Sequence[float]) -> float:
    return sum(numbers) / len(numbers) if numbers else 0.0
