"""Bots think in processes of their own. What reaches them is a game as their seat might believe it to be: everything
that the seat can't see was dealt anew before."""

from __future__ import annotations

import asyncio
import os
import threading
import time
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import lru_cache
from multiprocessing import get_context, parent_process
from typing import Any, Final, ParamSpec, TypeVar

from westphalia.bots.protocol import Planner, find_bot
from westphalia.kernel.changed import substitute_as_parent_did
from westphalia.kernel.contract import Title, find_title
from westphalia.kernel.script import Ask
from westphalia.kernel.session import Saved, Session
from westphalia.kernel.views import Glimpse

AHEAD: Final = 24  # answers a bot gives in one go, and
LONG: Final = 2.0  # seconds that it takes for them, unless it is in the middle of a plan
MOST: Final = 200  # answers in one go, whatever it plans
PATIENCE: Final = 60.0  # seconds

P = ParamSpec("P")
T = TypeVar("T")


@lru_cache(maxsize=16)
def _title(game: str) -> Title[Any]:
    return find_title(game)


def think(game: str, bot_name: str, seed: str, seat: int, saved: Saved) -> list[str]:
    """The bot's next answers: one, and those that follow from it as long as only this bot is asked and chance and the
    others have told nothing new, so that a plan that takes several answers stays one plan: who is asked next time knows
    nothing of it. None, if it was only spoken to and has nothing to say."""
    title = _title(game)
    session = Session.load(title, saved)
    bot = find_bot(title, bot_name)(seed, seat)
    glimpse = Glimpse(session, seat)
    answers: list[str] = []
    ask = session.ask_of(seat)
    draws = session.state.chance.draws
    begin = time.monotonic()
    while ask is not None and len(answers) < MOST:
        is_long = len(answers) >= AHEAD or time.monotonic() - begin > LONG
        if answers and is_long and (not isinstance(bot, Planner) or bot.begins_anew(ask)):
            break
        index = bot.choose(glimpse, ask) if ask in session.asks() else bot.aside(glimpse, ask)
        if index is None:
            break
        answers.append(ask.kind.option_id(ask.options[index]))
        session.choose(ask, index)
        pending = session.pending
        if session.state.chance.draws != draws or not isinstance(pending, Ask) or pending.seat != seat:
            break
        ask = pending
    return answers


def think_at_the_table(session: Session, bot_name: str, seed: str, seat: int) -> list[str]:
    """The bot's next answer where no past can be dealt that fits what its seat knows: from the view of its seat alone,
    and without looking ahead."""
    bot = find_bot(session.title, bot_name)(seed, seat)
    ask = session.ask_of(seat)
    assert ask is not None
    glimpse = Glimpse(session, seat)
    index = bot.choose(glimpse, ask) if ask in session.asks() else bot.aside(glimpse, ask)
    return [] if index is None else [ask.kind.option_id(ask.options[index])]


def begin() -> None:
    """The first thing in a process that a server starts: it plays what the server plays, and ends itself if that is
    killed."""
    substitute_as_parent_did()
    parent = parent_process()
    assert parent is not None

    def wait() -> None:
        parent.join()
        os._exit(0)

    threading.Thread(target=wait, daemon=True).start()


def spare_cores() -> int:
    """So many processes leave a core to those who are served."""
    return max(1, min(4, (os.cpu_count() or 2) - 1))


class WorkerPool:
    """The pool of processes, started at the first question to a bot. Work waits here until one of them is free."""

    def __init__(self, workers: int | None = None) -> None:
        self.workers = workers or spare_cores()
        self.waiting = 0
        self._free = asyncio.Semaphore(self.workers)
        self._pool: ProcessPoolExecutor | None = None

    async def ask(self, game: str, bot: str, seed: str, seat: int, saved: Saved) -> list[str]:
        """What a bot answers. Raises as ``run`` does."""
        return await self.run(think, game, bot, seed, seat, saved)

    async def run(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Have something worked out. Raises BrokenProcessPool, TimeoutError or whatever the work raises."""
        self.waiting += 1
        try:
            async with self._free:
                try:
                    return await self._run(work, *args, **kwargs)
                except BrokenProcessPool:  # a worker died, perhaps of somebody else's work
                    return await self._run(work, *args, **kwargs)
        finally:
            self.waiting -= 1

    async def _run(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        if self._pool is None:
            self._pool = ProcessPoolExecutor(self.workers, get_context("spawn"), initializer=begin)
        pool = self._pool
        try:
            future = asyncio.wrap_future(pool.submit(work, *args, **kwargs))
            return await asyncio.wait_for(future, PATIENCE)
        except BrokenProcessPool:
            self._give_up(pool)
            raise
        except TimeoutError:
            for process in list(pool._processes.values()):  # nothing else ends work that has begun
                process.kill()
            self._give_up(pool)
            raise

    def _give_up(self, pool: ProcessPoolExecutor) -> None:
        if self._pool is pool:
            self._pool = None

    async def close(self) -> None:
        pool, self._pool = self._pool, None
        if pool is not None:
            await asyncio.to_thread(pool.shutdown, wait=True, cancel_futures=True)
