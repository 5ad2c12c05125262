"""Where batches run: this machine, or a Dask cluster of many.

    with open_cluster(Where(workers=2)) as cluster:                                     # processes of this machine
    with open_cluster(Where("dask", workers=2)) as cluster:                             # a Dask cluster it starts here
    with open_cluster(Where("dask", scheduler="tcp://10.0.0.7:8786")) as cluster:       # one that is there already

A worker that has another Westphalia than the one who gives out the work is refused: it might play other games.
"""

from __future__ import annotations

import logging
import signal
from collections.abc import Iterable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from functools import cache
from itertools import islice
from typing import Any, Final, NamedTuple

from westphalia import __version__
from westphalia.kernel.contract import BadInput, installed_titles

from .batches import Batch, Cluster, Here, M, Processes, T, Task, too_many_lost

CLUSTERS: Final = ("", "dask")
AHEAD: Final = 2  # batches given out for each worker: the next one is there when it is free
PATIENCE: Final = 30  # seconds until a scheduler must answer, and until it must have a worker


class Where(NamedTuple):
    """``cluster``: empty for this machine, or ``dask``; ``scheduler``: the address of one that runs."""

    cluster: str = ""
    scheduler: str = ""
    workers: int = 1


@contextmanager
def open_cluster(where: Where) -> Iterator[Cluster]:
    """The cluster, for as long as it is needed. Raises BadInput."""
    if where.cluster not in CLUSTERS:
        raise BadInput(f"no cluster {where.cluster!r}; leave it out for processes of this machine, or write dask")
    if where.scheduler and where.cluster != "dask":
        raise BadInput("--scheduler goes with --cluster dask")
    if where.cluster == "dask":
        with _open_dask(where) as dask:
            yield dask
    elif where.workers <= 1:
        yield Here()
    else:
        yield Processes(where.workers)


@contextmanager
def _open_dask(where: Where) -> Iterator[Dask]:
    try:
        import distributed
    except ImportError:
        raise BadInput("--cluster dask needs the extra 'cluster': pip install 'westphalia[cluster]'") from None
    logging.getLogger("distributed").setLevel(logging.CRITICAL)  # what went wrong is told by us, in one line
    with ExitStack() as opened:
        address: Any = where.scheduler
        if not address:
            quiet = {"dashboard_address": None, "silence_logs": logging.CRITICAL}
            with _deaf():
                address = distributed.LocalCluster(n_workers=where.workers, threads_per_worker=1, **quiet)
            opened.enter_context(address)
        try:
            client = opened.enter_context(distributed.Client(address, timeout=PATIENCE, set_as_default=False))
            client.wait_for_workers(1, timeout=PATIENCE)
        except (OSError, ValueError, TimeoutError) as error:
            raise BadInput(f"no Dask workers at {where.scheduler}: {' '.join(str(error).split())}") from error
        yield Dask(client)


@contextmanager
def _deaf() -> Iterator[None]:
    """Processes started here ignore interrupts: the one who gives out the work decides what they mean."""
    heard = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, heard)


class Dask:
    """On the workers of a Dask cluster. Its scheduler gives the batch of a lost worker to another one."""

    def __init__(self, client: Any) -> None:
        self._client = client

    @property
    def workers(self) -> int:
        """Those that are there now; they come and go."""
        return sum(self._client.nthreads().values())

    def run(self, task: Task[M, T], match: M, batches: Iterable[Sequence[int]]) -> Iterator[Batch[T]]:
        from distributed import as_completed
        from distributed.scheduler import KilledWorker

        waiting = iter(batches)
        played: dict[Any, Sequence[int]] = {}

        ready = as_completed(loop=self._client.loop)

        def give_out() -> None:
            for numbers in islice(waiting, max(1, AHEAD * self.workers - len(played))):
                future = self._client.submit(play_alike, fingerprint(), task, match, numbers, pure=False)
                played[future] = numbers
                ready.add(future)

        give_out()
        try:
            for future in ready:
                numbers = played.pop(future)
                try:
                    results = future.result()
                except KilledWorker:
                    raise too_many_lost(numbers) from None
                give_out()
                yield Batch(numbers, results)
        finally:
            self._client.cancel(list(played))


def play_alike(expected: str, task: Task[M, T], match: M, numbers: Sequence[int]) -> list[T]:
    """The batch, if this worker has what the one who gave it out has."""
    if fingerprint() != expected:
        raise BadInput(f"a worker has {fingerprint()}, here is {expected}: install the same on all machines")
    return task(match, numbers)


@cache
def fingerprint() -> str:
    """Which Westphalia this is, and which rules its games have."""
    rules = ", ".join(f"{title.id} {title.version}" for title in installed_titles().values())
    return f"westphalia {__version__} ({rules})"
