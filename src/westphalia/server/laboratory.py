"""Runs of the lab: each in a process of its own, which tells how far it is and what it has found."""

from __future__ import annotations

import asyncio
import signal
import sys
import threading
import time
from contextlib import suppress
from multiprocessing import get_context
from multiprocessing.connection import Connection
from typing import Final, Literal

import msgspec

from westphalia.kernel.contract import BadInput
from westphalia.lab import balance
from westphalia.lab.batches import Results
from westphalia.lab.cluster import Where, open_cluster
from westphalia.lab.trial import Played, Trial, try_out

from .api import Denied, LabRun
from .bot_pool import begin, spare_cores

AT_ONCE: Final = 2  # runs on a server
KEPT: Final = 50  # reports of runs that are over
OFTEN: Final = 0.7  # seconds between two reports of a run
SHARE: Final = 10  # counting takes one part of so many
PATIENCE: Final = 5.0  # seconds for a process to end itself
NEWS: Final = 0.2  # seconds between two looks for news


class Told(msgspec.Struct, frozen=True):
    """What a run says: how many games are played, and the report on them; or why there is none."""

    done: int = 0
    report: balance.Report | None = None
    problem: str = ""


def play(connection: Connection, trial: Trial, games: int) -> None:
    """The whole life of the process of a run."""
    begin()
    signal.signal(signal.SIGTERM, lambda *_: sys.exit())  # the processes it started are stopped on the way out
    teller = Teller(connection, trial, games)
    try:
        try_out(trial)
        with open_cluster(Where(workers=spare_cores())) as cluster:
            report = balance.run_trial(trial, games, cluster, teller.progress, teller.results, batch=1)
        teller.tell(report)
    except BadInput as error:
        connection.send(Told(problem=str(error)))


class Teller:
    """Counts what has been played now and then, and tells it."""

    def __init__(self, connection: Connection, trial: Trial, games: int) -> None:
        self.connection = connection
        self.trial = trial
        self.numbers = trial.numbers(games)
        self.results = Results(Played, trial)
        self._next = 0.0

    def progress(self, played: int) -> None:
        before = time.monotonic()
        if before >= self._next and self.results.found:
            self.tell(balance.count(self.trial, self.results.in_order(self.numbers)))
            self._next = before + max(OFTEN, SHARE * (time.monotonic() - before))

    def tell(self, report: balance.Report) -> None:
        self.connection.send(Told(len(self.results.found), report))


class Run:
    """A run as the server knows it. A thread of its own hears what the process says."""

    def __init__(self, trial: Trial, games: int) -> None:
        context = get_context("spawn")
        self.trial = trial
        self.games = len(trial.numbers(games))
        self.told = Told()
        self.is_cancelled = False
        self._began = self._heard = time.monotonic()
        self._connection, theirs = context.Pipe(duplex=False)
        self._process = context.Process(target=play, args=(theirs, trial, games))
        self._process.start()
        theirs.close()
        self._listener = threading.Thread(target=self._listen, daemon=True)
        self._listener.start()

    def _listen(self) -> None:
        with suppress(EOFError, OSError):  # it has ended, or was ended
            while True:
                self.told = self._connection.recv()
                self._heard = time.monotonic()
        self._connection.close()
        self._process.join()

    @property
    def is_running(self) -> bool:
        return self.state == "running"

    async def news(self, known: int, seconds: float) -> None:
        """Until more is told than somebody knows, or it has ended; or so many seconds have gone by."""
        until = time.monotonic() + seconds
        while self.is_running and self.told.done == known and time.monotonic() < until:
            await asyncio.sleep(NEWS)

    def cancel(self) -> None:
        """End it, and wait until it has ended."""
        self.is_cancelled = self.is_cancelled or self.is_running
        self._process.terminate()
        self._process.join(PATIENCE)
        self._process.kill()
        self._listener.join()

    @property
    def state(self) -> Literal["running", "done", "cancelled", "failed"]:
        if self.told.done == self.games:
            return "done"
        if self.is_cancelled:
            return "cancelled"
        return "running" if self._listener.is_alive() else "failed"

    def info(self, known: int) -> LabRun:
        state, told, match = self.state, self.told, self.trial.match
        until = time.monotonic() if state == "running" else self._heard
        return LabRun(
            game=match.game,
            scenario=match.scenario,
            seats=match.seats,
            bot=match.bots[0],
            changes={**self.trial.sides[-1].options, **self.trial.sides[-1].numbers},
            state=state,
            games=self.games,
            done=told.done,
            seconds=round(until - self._began, 1),
            report=told.report if told.done != known else None,
            problem=told.problem or None,
        )


class Laboratory:
    """The runs of a server: one for each person and a few at once. The last one of each is kept."""

    def __init__(self) -> None:
        self._runs: dict[str, Run] = {}

    def of(self, user: str) -> Run | None:
        return self._runs.get(user)

    def start(self, user: str, trial: Trial, games: int) -> Run:
        """Raises Denied."""
        last = self._runs.get(user)
        if last is not None and last.is_running:
            raise Denied(409, "refused-lab-running")
        if sum(run.is_running for run in self._runs.values()) >= AT_ONCE:
            raise Denied(429, "refused-lab-busy")
        for old in [each for each, run in self._runs.items() if not run.is_running][: 1 - KEPT]:
            del self._runs[old]
        run = self._runs[user] = Run(trial, games)
        return run

    async def close(self) -> None:
        await asyncio.gather(*(asyncio.to_thread(run.cancel) for run in self._runs.values()))
