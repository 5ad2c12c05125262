"""Batches: a pure function of (match, numbers), run here, in several processes or on many machines.

What is played is named by a match and a number, so that it does not matter who plays it, in which order, or how often:
results come in as they are ready and are put in order by their numbers. A batch whose worker is lost is played again.

    found = Results(Outcome, match)
    run(play_batch, match, range(1000), found, cluster=Processes(2))
    found.in_order(range(1000))

Where it runs is a ``Cluster``. This module has two: ``Here``, and ``Processes`` of this machine; ``cluster`` has Dask.
"""

from __future__ import annotations

import signal
from collections import Counter, deque
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import suppress
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from pathlib import Path
from typing import Any, Final, Generic, NamedTuple, Protocol, TypeAlias, TypeVar

import msgspec

from westphalia.kernel.contract import BadInput

BATCHES_PER_WORKER: Final = 8
LOSSES: Final = 3  # a batch that kills so many workers is not a matter of bad luck

M = TypeVar("M")
T = TypeVar("T")
Task: TypeAlias = Callable[[M, Sequence[int]], list[T]]
Progress: TypeAlias = Callable[[int], None]


class Batch(NamedTuple, Generic[T]):
    numbers: Sequence[int]
    results: list[T]


class Cluster(Protocol):
    """Where batches are run."""

    @property
    def workers(self) -> int:
        """How many batches are played at once."""
        ...

    def run(self, task: Task[M, T], match: M, batches: Iterable[Sequence[int]]) -> Iterator[Batch[T]]:
        """Each batch once, in the order they are ready. ``batches`` is asked for the next one when a worker is free."""
        ...


class Here:
    """In this process, one after the other."""

    workers = 1

    def run(self, task: Task[M, T], match: M, batches: Iterable[Sequence[int]]) -> Iterator[Batch[T]]:
        for numbers in batches:
            yield Batch(numbers, task(match, numbers))


class Worker:
    """A process that plays one batch after the other."""

    def __init__(self, task: Task[Any, Any], match: Any) -> None:
        context = get_context("spawn")
        self.connection, theirs = context.Pipe()
        self.process: BaseProcess = context.Process(target=_serve, args=(theirs, task, match), daemon=True)
        self.numbers: Sequence[int] = ()
        self.process.start()
        theirs.close()

    def play(self, numbers: Sequence[int]) -> None:
        self.numbers = numbers
        with suppress(OSError):  # a worker that is gone is noticed when its result is read
            self.connection.send(numbers)

    def result(self) -> list[Any] | Exception | None:
        """What came of the batch, what it raised, or None if the worker is lost."""
        try:
            result: list[Any] | Exception = self.connection.recv()
        except (EOFError, OSError):
            return None
        return result

    def stop(self) -> None:
        self.connection.close()
        self.process.terminate()
        self.process.join()


def _serve(connection: Connection, task: Task[Any, Any], match: Any) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the one who gives out the work decides what an interrupt means
    while True:
        try:
            numbers = connection.recv()
        except EOFError:
            return
        try:
            connection.send(task(match, numbers))
        except Exception as error:
            connection.send(error)


class Processes:
    """In several processes of this machine."""

    def __init__(self, workers: int) -> None:
        self.workers = workers

    def run(self, task: Task[M, T], match: M, batches: Iterable[Sequence[int]]) -> Iterator[Batch[T]]:
        waiting = _Queue(batches)
        workers: dict[Connection, Worker] = {}
        try:
            while True:
                while len(workers) < self.workers and (numbers := waiting.next()) is not None:
                    worker = Worker(task, match)
                    workers[worker.connection] = worker
                    worker.play(numbers)
                if not workers:
                    return
                for connection in wait(list(workers)):
                    assert isinstance(connection, Connection)
                    worker = workers[connection]
                    numbers, results = worker.numbers, worker.result()
                    if isinstance(results, Exception):
                        raise results
                    if results is None:
                        waiting.again(numbers)
                    following = None if results is None else waiting.next()
                    if following is None:
                        workers.pop(connection).stop()
                    else:
                        worker.play(following)
                    if results is not None:
                        yield Batch(numbers, results)
        finally:
            for worker in workers.values():
                worker.stop()


def too_many_lost(numbers: Sequence[int]) -> BadInput:
    return BadInput(f"numbers {numbers[0]} to {numbers[-1]}: {LOSSES} workers were lost on them")


class _Queue:
    """The batches to be played: those of lost workers first."""

    def __init__(self, batches: Iterable[Sequence[int]]) -> None:
        self.source = iter(batches)
        self.lost: deque[Sequence[int]] = deque()
        self.losses = Counter[Sequence[int]]()

    def next(self) -> Sequence[int] | None:
        return self.lost.popleft() if self.lost else next(self.source, None)

    def again(self, numbers: Sequence[int]) -> None:
        self.losses[numbers] += 1
        if self.losses[numbers] >= LOSSES:
            raise too_many_lost(numbers)
        self.lost.append(numbers)


class Results(Generic[T]):
    """What came in so far, by number; and on disk, so that whoever is interrupted can go on.

    The file is JSON lines: the match, then a number and its result on each line. A line that was cut off is ignored.
    """

    def __init__(self, kind: type[T], match: Any, file: Path | None = None) -> None:
        self.kind = kind
        self.found: dict[int, T] = {}
        self._header = msgspec.json.encode(match)
        self._file = file
        if file is not None and file.exists():
            self._read(file)
        elif file is not None:
            file.write_bytes(self._header + b"\n")

    def _read(self, file: Path) -> None:
        header, *lines = file.read_bytes().split(b"\n")
        if header != self._header:
            raise BadInput(f"{file}: holds the results of something else")
        for line in lines[:-1]:
            number, result = msgspec.json.decode(line, type=tuple[int, msgspec.Raw])
            self.found[number] = msgspec.json.decode(result, type=self.kind)
        if lines and lines[-1]:
            with file.open("r+b") as stream:
                stream.truncate(file.stat().st_size - len(lines[-1]))

    def add(self, batch: Batch[T]) -> None:
        new = dict(zip(batch.numbers, batch.results, strict=True))
        self.found.update(new)
        if self._file is not None:
            with self._file.open("ab") as stream:
                stream.write(self._lines(new))

    def keep(self, file: Path) -> Path:
        """Write everything down, if it has not been so from the beginning; the file it is in."""
        if self._file is None:
            file.write_bytes(self._header + b"\n" + self._lines(self.found))
            self._file = file
        return self._file

    def _lines(self, found: dict[int, T]) -> bytes:
        return b"".join(msgspec.json.encode(item) + b"\n" for item in found.items())

    def in_order(self, numbers: range) -> list[T]:
        """Of these numbers, what there is."""
        return [self.found[number] for number in numbers if number in self.found]


def run(
    task: Task[M, T],
    match: M,
    numbers: range,
    results: Results[T],
    *,
    cluster: Cluster | None = None,
    progress: Progress = lambda played: None,
    size: int | None = None,
) -> None:
    """Play these numbers of a match, but for those that are there already. Interrupted, it leaves what was played.
    ``size``: so many in a batch; large ones travel better, after small ones there is more to see on the way."""
    cluster = cluster or Here()
    missing = [number for number in numbers if number not in results.found]
    progress(len(numbers) - len(missing))
    if size is None:
        size = 1 if cluster.workers <= 1 else max(1, len(missing) // (cluster.workers * BATCHES_PER_WORKER))
    batches = [tuple(missing[first : first + size]) for first in range(0, len(missing), size)]
    for batch in cluster.run(task, match, batches):
        results.add(batch)
        progress(len(batch.numbers))
