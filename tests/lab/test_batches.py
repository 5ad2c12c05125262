"""Batches: whoever plays them and whoever is lost on the way, the results are the same."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator, Sequence
from pathlib import Path

import pytest

from westphalia.kernel.contract import BadInput
from westphalia.lab.batches import LOSSES, Batch, Cluster, Here, Processes, Results, run

NUMBERS = range(20)


def squares(base: int, numbers: Sequence[int]) -> list[int]:
    return [base + number * number for number in numbers]


def squares_with_losses(marks: str, numbers: Sequence[int]) -> list[int]:
    """The worker that first gets number 7 is killed."""
    if 7 in numbers and not Path(marks).exists():
        Path(marks).touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return squares(0, numbers)


def deadly(base: int, numbers: Sequence[int]) -> list[int]:
    if 7 in numbers:
        os.kill(os.getpid(), signal.SIGKILL)
    return squares(base, numbers)


def wrong(base: int, numbers: Sequence[int]) -> list[int]:
    raise FileNotFoundError(f"no {base}")


def stopped(base: int, numbers: Sequence[int]) -> list[int]:
    if 7 in numbers:
        raise KeyboardInterrupt
    return squares(base, numbers)


@pytest.mark.parametrize("cluster", [Here(), Processes(1), Processes(3)], ids=["here", "one", "three"])
def test_results_are_the_same_wherever_they_come_from(cluster: Cluster) -> None:
    results, told = Results(int, 100), list[int]()
    run(squares, 100, NUMBERS, results, cluster=cluster, progress=told.append)
    assert results.in_order(NUMBERS) == squares(100, NUMBERS)
    assert sum(told) == len(NUMBERS)


def test_a_lost_workers_batch_is_played_again(tmp_path: Path) -> None:
    marks = str(tmp_path / "killed")
    results = Results(int, marks)
    run(squares_with_losses, marks, NUMBERS, results, cluster=Processes(2))
    assert Path(marks).exists()
    assert results.in_order(NUMBERS) == squares(0, NUMBERS)


def test_a_batch_that_kills_every_worker_is_named() -> None:
    with pytest.raises(BadInput, match=f"numbers 7 to 7: {LOSSES} workers"):
        run(deadly, 0, NUMBERS, Results(int, 0), cluster=Processes(2))


def test_what_a_task_raises_is_raised() -> None:
    """Also an OSError, which is what a lost worker looks like from outside."""
    with pytest.raises(FileNotFoundError, match="no 5"):
        run(wrong, 5, NUMBERS, Results(int, 5), cluster=Processes(2))


def test_batches_are_asked_for_when_a_worker_is_free() -> None:
    """So that work without end can stop when the time is over."""
    asked = list[int]()

    def endless() -> Iterator[tuple[int]]:
        for number in range(1000):
            asked.append(number)
            yield (number,)

    found = Processes(2).run(squares, 0, endless())
    assert {next(found).numbers[0] for _ in range(3)} <= set(range(6))
    found.close()
    assert len(asked) < 10


def test_who_is_interrupted_goes_on(tmp_path: Path) -> None:
    results = Results(int, 3)
    with pytest.raises(KeyboardInterrupt):
        run(stopped, 3, NUMBERS, results)
    assert sorted(results.found) == list(range(7))
    file = results.keep(tmp_path / "kept.jsonl")

    again = Results(int, 3, file)
    assert again.found == results.found
    told = list[int]()
    run(squares, 3, NUMBERS, again, progress=told.append)
    assert told[0] == 7
    assert again.in_order(NUMBERS) == squares(3, NUMBERS)
    assert Results(int, 3, file).found == again.found


def test_a_line_that_was_cut_off_is_played_again(tmp_path: Path) -> None:
    file = tmp_path / "kept.jsonl"
    results = Results(int, 3, file)
    results.add(Batch((0, 1), [3, 4]))
    file.write_bytes(file.read_bytes()[:-2])
    again = Results(int, 3, file)
    assert again.found == {0: 3}
    again.add(Batch((1,), [4]))
    assert Results(int, 3, file).found == {0: 3, 1: 4}


def test_results_of_something_else_are_refused(tmp_path: Path) -> None:
    file = tmp_path / "kept.jsonl"
    Results(int, 3, file)
    with pytest.raises(BadInput, match="something else"):
        Results(int, 4, file)
