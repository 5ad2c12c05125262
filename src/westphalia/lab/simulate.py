"""Plays whole games between bots and counts.

A match names its games: game ``n`` of a match is the same whoever plays it, in whatever process and batch.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final, TypeVar

import msgspec

from westphalia.bots.driver import DECISION_LIMIT, Driver
from westphalia.bots.protocol import Thinker, seat_bots
from westphalia.kernel.contract import BadInput, Title, find_title
from westphalia.kernel.journal import Silence, Tally
from westphalia.kernel.record import Recorder
from westphalia.kernel.session import Session

from .batches import Cluster, Progress, Results, run
from .players import find_player

FAILURES_SHOWN: Final = 20
T = TypeVar("T")


class Match(msgspec.Struct, frozen=True):
    """What is played: everything that decides a game, but its number."""

    game: str
    scenario: str
    seats: int
    bots: tuple[str, ...]
    seed: str
    options: dict[str, int | str] = {}
    limit: int = DECISION_LIMIT

    def secret(self, number: int) -> str:
        """The secret of the dice of one game of this match."""
        return f"{self.seed}/{number}"

    def looks_ahead(self, title: Title[Any]) -> bool:
        """Whether one of its bots imagines games: for that a game must know its past."""
        return any(isinstance(find_player(title, name), Thinker) for name in set(self.bots))


class Outcome(msgspec.Struct, frozen=True):
    """How one game went. ``error`` is empty, or the line that tells what broke; ``places`` and ``points`` by seat."""

    number: int
    decisions: int
    finished: bool
    rounds: int = 0
    places: tuple[int, ...] = ()
    points: tuple[int, ...] = ()
    tallies: dict[str, int] = {}  # what the title counts
    error: str = ""


def start_game(title: Title[Any], match: Match, number: int) -> Driver:
    """Set one game up and seat its bots."""
    return seat_driver(_set_up(Session.start, title, match, number), match, number)


def start_recorder(title: Title[Any], match: Match, number: int) -> Recorder:
    """Set one game up to be written down."""
    return _set_up(Recorder.start, title, match, number)


def _set_up(start: Callable[..., T], title: Title[Any], match: Match, number: int) -> T:
    """In the fastest way, without log and history unless a bot imagines games."""
    looks_ahead = match.looks_ahead(title)
    return start(
        title,
        match.scenario,
        match.seats,
        secret=match.secret(number),
        options=match.options,
        history=looks_ahead,
        journal=looks_ahead,
    )


def seat_driver(session: Session, match: Match, number: int) -> Driver:
    """The bots of one game of a match around a session of it."""
    secret = match.secret(number)
    return Driver(session, seat_bots(session.title, match.bots, secret, find_player), seed=secret)


def play_game(title: Title[Any], match: Match, number: int) -> Outcome:
    """Play one game to its end; whatever breaks becomes its ``error``."""
    driver: Driver | None = None
    try:
        driver = start_game(title, match, number)
        session = driver.session
        tally = Tally(title.tallied)
        if title.tallied and isinstance(session.state.log, Silence):
            session.state.log = tally
        finished = driver.run(match.limit)
        for entry in session.state.log.entries:
            tally(entry.message, entry.rule)
        standings = sorted(title.standings(session.state), key=lambda standing: standing.seat)
        return Outcome(
            number,
            session.version,
            finished,
            count_rounds(title, session.state),
            tuple(standing.place for standing in standings),
            tuple(standing.points for standing in standings),
            {title.tallied[message]: number for message, number in tally.counts.items()},
        )
    except BadInput:
        raise
    except Exception as error:
        decisions = driver.session.version if driver else 0
        return Outcome(number, decisions, False, error=describe(error))


def describe(error: Exception) -> str:
    """One line: what, and the last place of our own code it came through."""
    trace = error.__traceback__
    place = ""
    while trace is not None:
        code = trace.tb_frame.f_code
        if "westphalia" in code.co_filename:
            place = f" ({code.co_filename.rpartition('westphalia/')[2]}:{trace.tb_lineno} in {code.co_name})"
        trace = trace.tb_next
    text = " ".join(str(error).split())
    return f"{type(error).__name__}: {text}{place}" if text else f"{type(error).__name__}{place}"


def count_rounds(title: Title[Any], state: Any) -> int:
    """The round the game is in, for a game that counts rounds."""
    try:
        return int(title.inspect(state, "round"))
    except BadInput:
        return 0


def play_batch(match: Match, numbers: Sequence[int]) -> list[Outcome]:
    title = find_title(match.game)
    return [play_game(title, match, number) for number in numbers]


class Report(msgspec.Struct, frozen=True):
    """The count of a simulation: the same whoever played it, and how fast."""

    game: str
    scenario: str
    seats: int
    bots: tuple[str, ...]
    seed: str
    games: int
    finished: int
    errors: int
    decisions: int
    decisions_per_game: float
    rounds: dict[str, float]
    wins: dict[str, float]  # by bot; a shared victory is shared
    wins_by_seat: tuple[float, ...]
    points_by_seat: tuple[float, ...]
    points: dict[str, float]  # over all seats of all games
    tallies: dict[str, dict[str, float]]  # per game
    failures: list[dict[str, Any]]


def simulate(
    match: Match,
    games: int,
    cluster: Cluster | None = None,
    progress: Progress = lambda played: None,
    kept: Results[Outcome] | None = None,
) -> Report:
    """Play and count. ``progress`` is told after each batch how many more games were played. What is in ``kept`` is not
    played again; interrupted, it holds what was played."""
    results = kept or Results(Outcome, match)
    run(play_batch, match, range(games), results, cluster=cluster, progress=progress)
    return count(match, results.in_order(range(games)))


def count(match: Match, outcomes: list[Outcome]) -> Report:
    """The report over these outcomes, whatever order they came in."""
    outcomes = sorted(outcomes, key=lambda outcome: outcome.number)
    finished = [outcome for outcome in outcomes if outcome.finished]
    failed = [outcome for outcome in outcomes if not outcome.finished]
    decisions = sum(outcome.decisions for outcome in outcomes)
    by_seat = [0.0] * match.seats
    by_bot = dict.fromkeys(match.bots, 0.0)
    for outcome in finished:
        winners = [seat for seat, place in enumerate(outcome.places) if place == 1]
        for seat in winners:
            by_seat[seat] += 1 / len(winners)
    for seat, name in enumerate(match.bots):
        by_bot[name] += by_seat[seat]
    rounds = [outcome.rounds for outcome in finished]
    return Report(
        match.game,
        match.scenario,
        match.seats,
        match.bots,
        match.seed,
        len(outcomes),
        len(finished),
        sum(1 for outcome in outcomes if outcome.error),
        decisions,
        _mean([outcome.decisions for outcome in outcomes]),
        {"mean": _mean(rounds), "min": min(rounds, default=0), "max": max(rounds, default=0)},
        {name: round(wins, 2) for name, wins in by_bot.items()},
        tuple(round(wins, 2) for wins in by_seat),
        tuple(_mean([outcome.points[seat] for outcome in finished]) for seat in range(match.seats)),
        _spread([points for outcome in finished for points in outcome.points]),
        {name: _spread([outcome.tallies[name] for outcome in finished]) for name in _names(finished)},
        [
            {
                "game": outcome.number,
                "secret": match.secret(outcome.number),
                "decisions": outcome.decisions,
                "error": outcome.error or f"not over after {match.limit} decisions",
            }
            for outcome in failed[:FAILURES_SHOWN]
        ],
    )


def _names(outcomes: list[Outcome]) -> list[str]:
    return list(outcomes[0].tallies) if outcomes else []


def _spread(values: list[int]) -> dict[str, float]:
    """The mean, the ends, and the quarters between."""
    ordered = sorted(values) or [0]
    at = {"min": 0, "quarter": len(ordered) // 4, "median": len(ordered) // 2, "three quarters": len(ordered) * 3 // 4}
    return {"mean": _mean(ordered), **{name: ordered[place] for name, place in at.items()}, "max": ordered[-1]}


def _mean(values: list[int]) -> float:
    return round(sum(values) / len(values), 2) if values else 0.0


def check_match(title: Title[Any], match: Match) -> None:
    """Refuse what can't be played before any work starts."""
    title.check_seats(match.scenario, match.seats, title.complete_options(match.scenario, match.options))
