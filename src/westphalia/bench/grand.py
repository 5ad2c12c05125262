"""The grand campaign: what is measured of the longest game there is, played by its stewards, beside the short one.

A short game at random flatters: boards are empty, hands small, Wars few. So the figures that matter to search and to
the server are taken once more along a whole campaign, at decisions from its first to its last.
"""

from __future__ import annotations

import asyncio
import gc
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Final

import msgspec

import westphalia
from westphalia.bots.driver import Driver
from westphalia.bots.protocol import seat_bots
from westphalia.kernel import record
from westphalia.kernel.contract import Title
from westphalia.kernel.record import Record, Recorder
from westphalia.kernel.script import Ask
from westphalia.kernel.session import Session
from westphalia.kernel.views import seat_view
from westphalia.lab.simulate import Match

from . import figures
from .campaign import LONGEST, lay_out, open_and_look
from .figures import Measured, Stamped
from .timing import allocated, now, quantile

CLONES: Final = 90  # decisions at which a session is cloned and looked at
ROOTS: Final = 24  # decisions in Wars from which a search would set out
MIDDLE: Final = (0.4, 0.65)  # of the campaign
AGAIN: Final = 2
KEPT: Final = "tests/golden/current/records/{}-{}-{}-steward.jsonl.gz"  # in a checkout


def campaign_of(title: Title[Any]) -> Record:
    """The golden game of the campaign, if this is a checkout; else it is played."""
    game, scenario, seats = LONGEST
    kept = Path(westphalia.__file__).parents[2] / KEPT.format(game, scenario, seats)
    if kept.exists():
        return record.read(kept)
    recorder = Recorder.start(title, scenario, seats, secret="campaign", history=False, journal=False)
    Driver(recorder.session, seat_bots(title, ["steward"] * seats, seed="1"), seed="1").run()
    return recorder.record()


def measure_grand(
    title: Title[Any], seconds: float, slices: int, between: Callable[[], None] = lambda: None
) -> list[Measured]:
    """All figures of the campaign, if it is one of this title."""
    game, scenario, seats = LONGEST
    if title.id != game:
        return []
    match = Match(game, scenario, seats, ("random",) * seats, "bench")
    played = campaign_of(title)
    return [
        Measured(f"campaign: {figure.what}", *figure[1:])
        for figure in (
            *figures.measure_play(title, match, seconds, slices, between)[:1],
            *_measure_answers(title, played),
            _measure_replay(title, played, seconds),
            *_measure_along(title, played, seconds),
            *_measure_end(title, played),
        )
    ]


def _begin(title: Title[Any], played: Record, *, history: bool = False) -> Session:
    header, secret = played.header, played.closing.secret
    assert secret is not None
    return Session.start(title, header.scenario, header.seats, secret=secret, options=header.options, history=history)


def _measure_answers(title: Title[Any], played: Record) -> list[Measured]:
    """How long the next options take (figures.measure_answers says from when): of each decision the quickest time."""
    plays = [list(_time_answers(title, played)) for _ in range(AGAIN)]
    listed = [min(times) * 1e6 for times in zip(*plays, strict=True)]
    return [
        Measured("options listed, median", "us", quantile(listed, 0.5), False, "catanatron", "options"),
        Measured("options listed, p99", "us", quantile(listed, 0.99), False, "catanatron", "options p99"),
    ]


def _time_answers(title: Title[Any], played: Record) -> Iterator[float]:
    session = _begin(title, played)
    journal = session.state.log = Stamped()
    for move in played.moves:
        assert move.answer is not None
        journal.last = now()
        session.answer(move.seat, move.answer)
        if isinstance(session.pending, Ask):
            _ = session.pending.options
        yield now() - journal.last


def _measure_replay(title: Title[Any], played: Record, seconds: float) -> Measured:
    best, until = 1e9, now() + seconds
    while best == 1e9 or now() < until:
        began = now()
        figures.replay(title, played)
        best = min(best, now() - began)
    return Measured("replay, per decision", "us", best / len(played.moves) * 1e6)


def _measure_along(title: Title[Any], played: Record, seconds: float) -> list[Measured]:
    """A live session with log and history, cloned and looked at here and there; rollouts from Wars in its middle."""
    session, moves = _begin(title, played, history=True), len(played.moves)
    every, encoder = max(1, moves // CLONES), msgspec.json.Encoder()
    first, last = (int(share * moves) for share in MIDDLE)
    clones, views, sizes, roots = list[float](), list[float](), list[int](), list[Session]()
    for number, move in enumerate(played.moves):
        if number % every == every // 2:
            clones.append(_best(lambda: session.clone(history=False)))
            views.append(_best(lambda: encoder.encode(seat_view(session, 0, since=1 << 30))))
            sizes.append(len(encoder.encode(seat_view(session, 0, since=1 << 30))))
        if first <= number < last and number % ((last - first) // ROOTS) == 0 and _is_at_war(session.state):
            roots.append(session.clone())
        assert move.answer is not None
        session.answer(move.seat, move.answer)
    copy = ("catanatron", "copy")
    return [
        Measured("clone of a session, median", "us", quantile(clones, 0.5), False, *copy),
        Measured("clone of a session, p90", "us", quantile(clones, 0.9), False, *copy),
        Measured("clone of a session, p99", "us", quantile(clones, 0.99), False, *copy),
        Measured("view of a seat as JSON", "us", quantile(views, 0.5)),
        Measured("view of a seat as JSON, size", "kB", quantile(sizes, 0.5) / 1000),
        figures.measure_rollouts(title, roots, seconds),
    ]


def _is_at_war(state: Any) -> bool:
    return any(state.war)


def _best(work: Callable[[], Any]) -> float:
    """The quickest of a few calls, in microseconds, warm."""
    times = []
    for _ in range(AGAIN + 1):
        began = now()
        work()
        times.append(now() - began)
    return min(times) * 1e6


def _measure_end(title: Title[Any], played: Record) -> list[Measured]:
    """What the campaign weighs when it is over, as the server holds it; how long the server works to open it shortly
    before."""

    def live() -> Recorder:
        return record.replay(played, title)

    recorder = live()
    weight = allocated(live, is_warm=True)
    with tempfile.TemporaryDirectory(prefix="westphalia-bench-") as folder:
        campaign = asyncio.run(lay_out(str(Path(folder) / "games.sqlite"), recorder, 1))
        opened, _ = asyncio.run(open_and_look(campaign, 0))
    gc.collect()
    return [
        Measured("memory of a live game at its end", "KiB", weight, False, "catanatron", "memory"),
        Measured("opened as the server does", "us", opened * 1e6),
        Measured("moves", "", len(played.moves), True),
    ]
