"""What is measured of a game."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from functools import partial
from typing import Any, Final, NamedTuple

import msgspec

from westphalia.bots.driver import Driver
from westphalia.bots.protocol import seat_bots
from westphalia.kernel import record
from westphalia.kernel.contract import Title
from westphalia.kernel.journal import Journal
from westphalia.kernel.script import Ask, Value
from westphalia.kernel.session import Session
from westphalia.kernel.views import seat_view
from westphalia.lab.simulate import Match, seat_driver, start_game
from westphalia.server.view_delta import Parts, encode_view
from westphalia.server.wire import View

from .timing import Timed, allocated, median_us, now, quantile

ROLLOUT: Final = 40  # decisions
SAMPLES: Final = 24  # positions a figure is taken over
PLAYED_AGAIN: Final = 3
GAMES_WATCHED, ANSWERS_WATCHED = 4, 400


class Measured(NamedTuple):
    """``anchor`` names the figure of an anchor ``package`` that it is compared with."""

    what: str
    unit: str
    value: float
    higher_is_better: bool = False
    package: str = ""
    anchor: str = ""

    @property
    def is_time(self) -> bool:
        return self.unit in ("us", "s")

    @property
    def is_rate(self) -> bool:
        return self.unit == "/s"


def measure_game(
    title: Title[Any], seconds: float, slices: int, between: Callable[[], None] = lambda: None
) -> list[Measured]:
    """All figures of one game. ``between`` is called between two slices of play, for the anchor's turn."""
    scenario = next(iter(title.scenarios.values()))
    counts: list[int] = [n for n in (4, 2) if n in scenario.seats] or list(scenario.seats[:1])
    figures: list[Measured] = []
    for seats in counts:
        match = Match(title.id, scenario.id, seats, ("random",) * seats, "bench")
        figures += measure_play(title, match, seconds, slices, between if seats == counts[0] else lambda: None)
    match = Match(title.id, scenario.id, counts[0], ("random",) * counts[0], "bench")
    figures += measure_answers(title, match, seconds)
    figures += measure_states(title, positions(title, match), seconds / 4)
    figures.append(measure_changes(title, match))
    figures += measure_records(title, match, seconds / 2)
    figures.append(measure_rollouts(title, positions(title, match), seconds))
    return figures


def measure_play(
    title: Title[Any], match: Match, seconds: float, slices: int, between: Callable[[], None]
) -> list[Measured]:
    """Random play without log and history, as simulations do it."""
    number, clock = 0, Timed(seconds / slices)
    for _ in range(slices):
        while clock.goes_on():
            driver = start_game(title, match, number)
            driver.run()
            clock.count(games=1, decisions=driver.session.version)
            number += 1
        between()
    seats = f"{match.seats} seats"
    return [
        Measured(f"random play, {seats}", "/s", clock.per_second("decisions"), True, "catanatron", "random play"),
        Measured(f"whole random games, {seats}", "/s", clock.per_second("games"), True, "catanatron", "random games"),
    ]


class Stamped(Journal):
    """A journal that only knows when its last line was written."""

    __slots__ = ("last",)

    def __init__(self) -> None:
        super().__init__()
        self.last = now()

    def __call__(self, message: str, rule: str, *, seats: tuple[int, ...] | None = None, **args: Value) -> None:
        self.last = now()


class Took(NamedTuple):
    """Seconds that options took: to be listed, and since the answer before them."""

    listed: float
    answered: float


def _time_answers(title: Title[Any], match: Match, number: int) -> list[Took]:
    """Of every decision of one game."""
    driver = start_game(title, match, number)
    session, bots, glimpses = driver.session, driver.bots, driver.glimpses
    journal = session.state.log = Stamped()
    times = list[Took]()
    while (pending := session.pending) is not None:
        ask = pending if isinstance(pending, Ask) else session.asks()[0]
        bot = bots[ask.seat]
        assert bot is not None
        index = bot.choose(glimpses[ask.seat], ask)
        begin = journal.last = now()
        session.choose(ask, index)
        following = session.pending
        if isinstance(following, Ask):
            _ = following.options
        end = now()
        times.append(Took(end - journal.last, end - begin))
    return times


def measure_answers(title: Title[Any], match: Match, seconds: float) -> list[Measured]:
    """How long the next options take: to list them, as the anchors do it, and from the answer before them.

    Listing begins when the last thing has happened, that is with the last line of the journal; what the rules do
    silently after it is counted too, so the figure is never too small. Between an answer and the next options there
    may be whole battles and Phases. Each game is played again, and of each decision the quickest time counts, for what
    else the machine does in a moment is no time of ours.
    """
    listed, answered = list[float](), list[float]()
    until, number = now() + seconds, 0
    while now() < until:
        plays = [_time_answers(title, match, number) for _ in range(PLAYED_AGAIN)]
        listed += map(min, *([time.listed for time in times] for times in plays))
        answered += map(min, *([time.answered for time in times] for times in plays))
        number += 1
    package = "catanatron"
    return [
        Measured("options listed, median", "us", quantile(listed, 0.5) * 1e6, False, package, "options"),
        Measured("options listed, p99", "us", quantile(listed, 0.99) * 1e6, False, package, "options p99"),
        Measured("answer to next options, median", "us", quantile(answered, 0.5) * 1e6),
        Measured("answer to next options, p99", "us", quantile(answered, 0.99) * 1e6),
    ]


def positions(title: Title[Any], match: Match) -> list[Session]:
    """Live sessions with log and history, each held somewhere in a game."""
    held: list[Session] = []
    number = 0
    while len(held) < SAMPLES:
        session = live_session(title, match, number, 40 + number * 53 % 700)
        number += 1
        if not session.is_over or number > 20 * SAMPLES:
            held.append(session)
    return held


def live_session(title: Title[Any], match: Match, number: int, decisions: int) -> Session:
    secret = match.secret(number)
    session = Session.start(title, match.scenario, match.seats, secret=secret, options=match.options)
    Driver(session, seat_bots(title, match.bots, secret), seed=secret).run(decisions)
    return session


def measure_states(title: Title[Any], sessions: list[Session], seconds: float) -> list[Measured]:
    """Copies, bytes and views of positions in the middle of games; medians over them."""
    each = seconds / len(sessions)

    def median(work: Callable[[Session], Callable[[], Any]]) -> float:
        return quantile([median_us(work(session), each) for session in sessions], 0.5)

    encoder = msgspec.json.Encoder()
    views = [encoder.encode(seat_view(s, 0, since=1 << 30)) for s in sessions]
    states = [session.state.encode() for session in sessions]
    clone_us = median(lambda s: s.state.clone)
    return [
        Measured("first question after a checkpoint", "us", median(_listing) - clone_us, False, "chess", "legal moves"),
        Measured("clone at a checkpoint", "us", clone_us, False, "catanatron", "copy"),
        Measured(
            "clone of a session", "us", median(lambda s: lambda: s.clone(history=False)), False, "catanatron", "copy"
        ),
        Measured("state encoded", "us", median(lambda s: s.state.encode), False, "catanatron", "pickle"),
        Measured("state decoded", "us", median(_decoding), False, "catanatron", "unpickle"),
        Measured("state encoded, size", "kB", quantile([len(data) / 1000 for data in states], 0.5)),
        Measured(
            "view of a seat as JSON",
            "us",
            median(lambda s: lambda: encoder.encode(seat_view(s, 0, since=1 << 30))),
        ),
        Measured("view of a seat as JSON, size", "kB", quantile([len(data) / 1000 for data in views], 0.5)),
        Measured("open a stored game", "us", median(_opening)),
    ]


def measure_changes(title: Title[Any], match: Match) -> Measured:
    """What one who looks on is sent after each answer: the lines of the log, and what differs from the view before."""
    sizes = list[int]()
    for number in range(GAMES_WATCHED):
        session = live_session(title, match, number, 0)
        driver, shown, entries, sent = seat_driver(session, match, number), None, 0, list[int]()
        while not session.is_over and session.version < ANSWERS_WATCHED:
            view = seat_view(session, 0, entries)
            message, shown = encode_view(View(0, session.version, session.version, view), shown, Parts())
            sent.append(len(message))
            entries = view.entries
            driver.run(1)
        sizes += sent[1:]  # the first is the whole view
    return Measured("change message, median", "kB", quantile(sizes, 0.5) / 1000)


def _listing(session: Session) -> Callable[[], Any]:
    """From a checkpoint to its first question with all options: mostly the menu of a turn."""
    state = session.title.decode(session.save().state)
    return lambda: Session(session.title, state.clone(), history=False).asks()[:1]


def _decoding(session: Session) -> Callable[[], Any]:
    data = session.state.encode()
    return lambda: session.title.decode(data)


def _opening(session: Session) -> Callable[[], Any]:
    """Load a saved game and show it to a seat."""
    saved = session.save()
    return lambda: msgspec.json.encode(seat_view(Session.load(session.title, saved), 0))


def measure_records(title: Title[Any], match: Match, seconds: float) -> list[Measured]:
    """Playing recorded answers again, and what a live game with its log and history weighs."""
    records = [_record(title, match, number) for number in range(4)]
    begin = now()
    moves = 0
    while now() - begin < seconds:
        for written in records:
            replay(title, written)
            moves += len(written.moves)
    per_move = (now() - begin) / moves * 1e6
    weights = [allocated(partial(live_session, title, match, n, 500)) for n in range(5)]
    return [
        Measured("replay, per decision", "us", per_move),
        Measured("memory of a live game", "KiB", quantile(weights, 0.5), False, "catanatron", "memory"),
    ]


def _record(title: Title[Any], match: Match, number: int) -> record.Record:
    secret = match.secret(number)
    recorder = record.Recorder.start(title, match.scenario, match.seats, secret=secret, history=False, journal=False)
    Driver(recorder.session, seat_bots(title, match.bots, secret), seed=secret).run()
    return recorder.record()


def replay(title: Title[Any], written: record.Record) -> Session:
    """The answers of a record through the gate, with the log."""
    header, secret = written.header, written.closing.secret
    assert secret is not None
    session = Session.start(title, header.scenario, header.seats, secret=secret, options=header.options, history=False)
    for move in written.moves:
        assert move.answer is not None
        session.answer(move.seat, move.answer)
    return session


def measure_rollouts(title: Title[Any], sessions: list[Session], seconds: float) -> Measured:
    """Clone, play on at random, judge: what a search does all day."""
    names = ["random"] * len(title.standings(sessions[0].state))
    clock = Timed(seconds)
    number = 0
    while clock.goes_on():
        session = sessions[number % len(sessions)].clone(history=False)
        Driver(session, seat_bots(title, names, str(number)), seed=str(number)).run(ROLLOUT)
        title.standings(session.state)
        number += 1
        clock.count(rollouts=1)
    return Measured(f"rollouts of {ROLLOUT} decisions", "/s", clock.per_second("rollouts"), True)


def measure_help() -> Measured:
    """The best of several starts of the command line."""
    times = []
    for _ in range(5):
        before = os.times()
        subprocess.run([sys.executable, "-m", "westphalia", "--help"], capture_output=True, check=True)
        after = os.times()
        times.append(after.children_user + after.children_system - before.children_user - before.children_system)
    return Measured("westphalia --help", "s", min(times))
