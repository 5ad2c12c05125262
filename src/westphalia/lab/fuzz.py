"""Plays wildly until something breaks.

Every game of a hunt draws its scenario, seats, options and players from the seed: random bots and bots with bad habits,
who speak out of turn and sometimes resign. Along the way the checks of the conformance suite look at sampled positions.
What breaks is shrunk to the shortest game that still breaks the same way and saved as a record, once for each way.
"""

from __future__ import annotations

import hashlib
import math
import time
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final, NamedTuple

import msgspec

from westphalia.bots.adversaries import adversaries
from westphalia.bots.protocol import Bot
from westphalia.bots.random import Dice, RandomBot
from westphalia.kernel import record
from westphalia.kernel.chance import Chance
from westphalia.kernel.conformance import (
    check_answers,
    check_copies,
    check_leaks,
    check_questions,
    check_secrets,
    goes,
)
from westphalia.kernel.contract import Title, find_title
from westphalia.kernel.script import Ask
from westphalia.kernel.session import Session
from westphalia.kernel.shrink import (
    Broken,
    Check,
    Move,
    Setup,
    Shrinker,
    break_again,
    record_of,
    refuse_dead_end,
    sign_of,
)
from westphalia.kernel.views import Glimpse

from .batches import Cluster, Progress, Results, run

RUNAWAY: Final = 60_000  # decisions after which a game counts as one that never ends
ASIDE: Final = 24  # one question in so many is used to speak out of turn
RESIGNATION: Final = 4_000  # one in so many to resign
OPTION_CHANGED: Final = 4  # one option in so many, in every second game
SLICE: Final = 30  # seconds that a hunt takes at most where several hunt together
MILESTONES: Final = (1, 4, 16, 64, 256)  # a kind of question is checked in full when it comes up for the n-th time


class Sampled(NamedTuple):
    """A check of the conformance suite made at one decision in ``every``, with dice of its own."""

    name: str
    every: int
    check: Callable[[Session, Chance], None]

    def with_dice(self, secret: str) -> Check:
        """The same check over and over, whatever position it looks at."""
        return lambda session: self.check(session, Chance.from_secret(secret))


CHECKS: Final = (
    Sampled("questions", 20, lambda session, chance: check_questions(session)),
    Sampled("answers", 400, lambda session, chance: check_answers(session)),
    Sampled("copies", 200, check_copies),
    Sampled("leaks", 200, lambda session, chance: check_leaks(session, f"leak {chance.below(1 << 30)}")),
    Sampled("secrets", 50, check_secrets),
)


class Runaway(Exception):
    """A game that does not end."""


class Finding(msgspec.Struct, frozen=True):
    """Something that broke, with the shortest record that shows it. ``texts``: the files, on the way from a worker who
    may be on another machine."""

    sign: str
    error: str
    check: str  # which check found it; empty: the game itself broke
    setup: Setup
    moves: int
    moves_at_first: int
    file: str
    texts: dict[str, str] = {}


class Hunt(msgspec.Struct):
    """What a hunt has done so far."""

    game: str
    seed: str
    seconds: float = 0.0
    games: int = 0
    decisions: int = 0
    checks: int = 0
    resignations: int = 0
    asides: int = 0
    kinds: dict[str, int] = {}  # how often each kind of question came up
    findings: list[Finding] = []


class Wild:
    """One wild game."""

    def __init__(self, title: Title[Any], setup: Setup, bots: Sequence[Bot], dice: Dice, hunt: Hunt) -> None:
        self.title = title
        self.bots = bots
        self.dice = dice
        self.hunt = hunt
        self.moves: list[Move] = []
        self.failed: tuple[str, Check] | None = None
        self.session = setup.start(title)
        self.glimpses = [Glimpse(self.session, seat) for seat in range(setup.seats)]

    def play(self, checks: Sequence[Sampled], goes_on: Callable[[], bool]) -> bool:
        """Play to the end; False when the time ran out before."""
        session, below = self.session, self.dice.below
        while not session.is_over:
            is_milestone = self.note_kinds()
            for sampled in checks:
                if is_milestone or below(sampled.every) == 0:
                    self.make(sampled)
            refuse_dead_end(session)
            self.step()
            self.hunt.decisions += 1
            if session.version > RUNAWAY:
                raise Runaway(f"not over after {RUNAWAY} decisions")
            if session.version % 64 == 0 and not goes_on():
                return False
        return True

    def note_kinds(self) -> bool:
        """Count the questions; True if one of them has not come up often yet."""
        kinds = self.hunt.kinds
        is_milestone = False
        for ask in self.session.asks():
            times = kinds[ask.kind.id] = kinds.get(ask.kind.id, 0) + 1
            is_milestone = is_milestone or times in MILESTONES
        return is_milestone

    def make(self, sampled: Sampled) -> None:
        """Make a check; if it fails it is remembered, for the shrinking."""
        check = sampled.with_dice(f"{self.hunt.seed}/{self.hunt.checks}")
        self.failed = sampled.name, check
        check(self.session)
        self.failed = None
        self.hunt.checks += 1

    def step(self) -> None:
        """One answer: mostly of a seat that is asked, sometimes an aside, seldom a resignation."""
        session, below = self.session, self.dice.below
        if below(RESIGNATION) == 0:
            players = sorted(set(session.title.players(session.state)) - set(session.title.resigned(session.state)))
            seat = players[below(len(players))]
            self.moves.append(Move(seat, "", None))
            self.hunt.resignations += 1
            session.resign(seat)
            return
        asks = session.asks()
        ask = asks[below(len(asks))] if len(asks) > 1 else asks[0]
        if ask.aside is not None and below(ASIDE) == 0:
            seat = below(len(self.bots))
            spoken = session.ask_of(seat) if seat != ask.seat else None
            if spoken is not None:
                self.hunt.asides += 1
                self.answer(spoken, self.bots[seat].aside(self.glimpses[seat], spoken) or 0)
                return
        self.answer(ask, self.bots[ask.seat].choose(self.glimpses[ask.seat], ask))

    def answer(self, ask: Ask, index: int) -> None:
        option = ask.kind.option_id(ask.options[index])
        if ask.text and self.dice.below(2):
            option = "abc"[: ask.text]
        self.moves.append(Move(ask.seat, ask.kind.id, option))
        self.session.answer(ask.seat, option)


def draw_setup(title: Title[Any], secret: str, dice: Dice, among: Sequence[str] = ()) -> Setup:
    """A way to start: any scenario (every second one a proving ground), or one of those named, and number of seats; in
    every second game some options at will."""
    grounds = title.proving_grounds if title.proving_grounds and dice.below(2) else title.scenarios
    scenarios = [title.scenario(id) for id in among] or list(grounds.values())
    scenario = scenarios[dice.below(len(scenarios))]
    seats = scenario.seats[dice.below(len(scenario.seats))]
    options: dict[str, int | str] = {}
    if dice.below(2):
        for option in title.options.values():
            if dice.below(OPTION_CHANGED) == 0:
                options[option.id] = option.values[dice.below(len(option.values))]
    if not goes(title, scenario.id, seats, options):
        options = {}
    return Setup(title.id, scenario.id, seats, secret, options)


def hunt(
    title: Title[Any],
    seconds: float,
    seed: str,
    folder: Path,
    checks: Sequence[Sampled] = CHECKS,
    progress: Callable[[float], None] = lambda seconds: None,
    shrink_seconds: float = 20.0,
    most: int = 50,
    among: Sequence[str] = (),
) -> Hunt:
    """Play wild games for this long, or until this many things broke; findings are saved in ``folder``. ``among``: only
    of these scenarios."""
    done = Hunt(title.id, seed)
    habits = adversaries()
    begin = told = time.monotonic()
    while time.monotonic() - begin < seconds and len(done.findings) < most:
        dice = Dice(f"{seed}/{done.games}")
        setup = draw_setup(title, f"{seed}/{done.games}", dice, among)
        broken = _play_wild(title, setup, habits, dice, done, checks, lambda: time.monotonic() - begin < seconds)
        done.games += 1
        if broken is not None and broken[0].sign not in {finding.sign for finding in done.findings}:
            done.findings.append(_save(title, setup, broken, folder, shrink_seconds))
        now = time.monotonic()
        progress(now - told)
        told = now
    done.seconds = round(time.monotonic() - begin, 1)
    return done


class Hunting(msgspec.Struct, frozen=True):
    """Hunts of so many seconds, each with a seed of its own."""

    game: str
    seconds: float
    seed: str
    among: list[str] = []


def hunt_alone(spec: Hunting, numbers: Sequence[int]) -> list[Hunt]:
    """The hunts of these numbers, with the files of what they found."""
    title, done = find_title(spec.game), []
    for number in numbers:
        with TemporaryDirectory() as folder:
            one = hunt(title, spec.seconds, f"{spec.seed}/{number}", Path(folder), among=spec.among)
            one.findings = [_packed(finding) for finding in one.findings]
            done.append(one)
    return done


def hunt_together(
    spec: Hunting, cluster: Cluster, folder: Path, results: Results[Hunt], progress: Progress = lambda hunts: None
) -> Hunt:
    """Hunt with all workers for ``spec.seconds``, in hunts of half a minute at most; what they found together."""
    times = max(1, math.ceil(spec.seconds / SLICE))
    numbers = range(times * cluster.workers)
    slices = msgspec.structs.replace(spec, seconds=spec.seconds / times)
    run(hunt_alone, slices, numbers, results, cluster=cluster, progress=progress)
    return count(spec, results, folder)


def count(spec: Hunting, results: Results[Hunt], folder: Path) -> Hunt:
    """What the hunts that are over did together; their findings are saved in ``folder``."""
    together = Hunt(spec.game, spec.seed)
    for _, one in sorted(results.found.items()):
        for name in ("seconds", "games", "decisions", "checks", "resignations", "asides"):
            setattr(together, name, getattr(together, name) + getattr(one, name))
        for kind, times in one.kinds.items():
            together.kinds[kind] = together.kinds.get(kind, 0) + times
        known = {finding.sign for finding in together.findings}
        together.findings += [_unpacked(finding, folder) for finding in one.findings if finding.sign not in known]
    return together


def _packed(finding: Finding) -> Finding:
    record, told = Path(finding.file), Path(finding.file).with_suffix(".txt")
    texts = {path.name: path.read_text(encoding="utf-8") for path in (record, told)}
    return msgspec.structs.replace(finding, file=record.name, texts=texts)


def _unpacked(finding: Finding, folder: Path) -> Finding:
    folder.mkdir(parents=True, exist_ok=True)
    for name, text in finding.texts.items():
        (folder / name).write_text(text, encoding="utf-8")
    return msgspec.structs.replace(finding, file=str(folder / finding.file), texts={})


def _play_wild(
    title: Title[Any],
    setup: Setup,
    habits: Mapping[str, Callable[[str, int], RandomBot]],
    dice: Dice,
    done: Hunt,
    checks: Sequence[Sampled],
    goes_on: Callable[[], bool],
) -> tuple[Broken, tuple[str, Check] | None] | None:
    names = list(habits)
    bots = [habits[names[dice.below(len(names))]](f"{setup.secret}/{seat}", seat) for seat in range(setup.seats)]
    wild: Wild | None = None
    try:
        wild = Wild(title, setup, bots, dice, done)
        wild.play(checks, goes_on)
    except Exception as error:
        moves = wild.moves if wild else []
        return Broken(moves, sign_of(error, title), str(error)), wild.failed if wild else None
    return None


def _save(
    title: Title[Any],
    setup: Setup,
    broken: tuple[Broken, tuple[str, Check] | None],
    folder: Path,
    seconds: float,
) -> Finding:
    """Shrink what broke and write its record."""
    first, failed = broken
    name, check = failed or ("", None)
    again = break_again(title, setup, first.moves, check)
    shortest = first
    if again is not None and again.sign == first.sign:
        shortest = Shrinker(title, setup, again, check, seconds).shrink()
    folder.mkdir(parents=True, exist_ok=True)
    number = hashlib.sha256(shortest.sign.encode()).hexdigest()[:8]
    path = folder / f"{title.id}-{number}.jsonl"
    record.write(record_of(title, setup, shortest.moves), path)
    path.with_suffix(".txt").write_text(f"{shortest.sign}\n{shortest.error}\n", encoding="utf-8")
    return Finding(
        shortest.sign,
        " ".join(shortest.error.split())[:500],
        name,
        setup,
        len(shortest.moves),
        len(first.moves),
        str(path),
    )
