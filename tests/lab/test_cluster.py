"""Batches on a real Dask cluster: a scheduler and workers in processes of their own, one of which is killed."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack
from pathlib import Path
from typing import NamedTuple

import msgspec
import pytest

from westphalia.kernel.changed import Changes
from westphalia.kernel.contract import BadInput
from westphalia.lab.arena import Tournament, play
from westphalia.lab.balance import run_trial
from westphalia.lab.batches import Cluster, Here, Processes, Results
from westphalia.lab.cluster import Where, fingerprint, open_cluster, play_alike
from westphalia.lab.simulate import Match, Outcome, simulate
from westphalia.lab.trial import Trial

ROOT = Path(__file__).parents[2]
SIX = Match("six_continents", "short", 2, ("random", "random"), "1")
GAMES = 16


class Running(NamedTuple):
    address: str
    workers: list[subprocess.Popen[str]]


def start(opened: ExitStack, command: str, *arguments: str) -> subprocess.Popen[str]:
    line = [sys.executable, "-m", f"distributed.cli.dask_{command}", *arguments]
    environment = {**os.environ, "PYTHONPATH": str(ROOT)}
    started = subprocess.Popen(line, stderr=subprocess.PIPE, text=True, env=environment)
    opened.callback(started.wait)
    opened.callback(started.kill)
    return started


@pytest.fixture(scope="module")
def dask(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    folder = str(tmp_path_factory.mktemp("dask"))
    with ExitStack() as opened:
        scheduler = start(opened, "scheduler", "--host", "127.0.0.1", "--port", "0", "--no-dashboard")
        assert scheduler.stderr is not None
        told = next(line for line in scheduler.stderr if "Scheduler at:" in line)
        address = told.split()[-1]
        arguments = (address, "--nthreads", "1", "--no-nanny", "--no-dashboard", "--local-directory", folder)
        yield Running(address, [start(opened, "worker", *arguments) for _ in range(2)])


def of_a_simulation(cluster: Cluster | None) -> bytes:
    return msgspec.json.encode(simulate(SIX, GAMES, cluster))


def of_an_arena(cluster: Cluster | None) -> bytes:
    tournament = Tournament("six_continents", "short", 2, ("random", "steward"), "1")
    return msgspec.json.encode(play(tournament, GAMES, cluster))


def of_a_trial(cluster: Cluster | None) -> bytes:
    sides = (Changes("six_continents"), Changes("six_continents", {"start_gold": 70}))
    return msgspec.json.encode(run_trial(Trial(SIX, sides), GAMES, cluster))


@pytest.mark.parametrize("report", [of_a_simulation, of_an_arena, of_a_trial])
def test_a_report_is_the_same_wherever_it_was_played(dask: Running, report: Callable[[Cluster | None], bytes]) -> None:
    """Byte for byte, from one process, from two, and from Dask."""
    alone = report(None)
    assert f'"games":{GAMES}'.encode() in alone or f'"secrets":{GAMES // 2}'.encode() in alone
    assert report(Processes(2)) == alone
    with open_cluster(Where("dask", dask.address)) as cluster:
        assert report(cluster) == alone


def test_a_killed_worker_changes_nothing(dask: Running) -> None:
    """The report is the same, byte for byte, from one process, from two, and from Dask with a worker killed."""
    results = Results(Outcome, SIX)
    killed: list[int] = []

    def kill_one(played: int) -> None:
        if len(results.found) >= 3 and not killed:
            dask.workers[0].kill()
            killed.append(len(results.found))

    with open_cluster(Where("dask", dask.address)) as cluster:
        report = msgspec.json.encode(simulate(SIX, GAMES, cluster, kill_one, results))
    assert killed[0] < GAMES
    assert dask.workers[0].wait() < 0
    assert report == msgspec.json.encode(simulate(SIX, GAMES))
    assert report == msgspec.json.encode(simulate(SIX, GAMES, Processes(2)))


def raising(base: int, numbers: Sequence[int]) -> list[int]:
    raise FileNotFoundError(f"no {base}")


def test_what_a_task_raises_is_raised(dask: Running) -> None:
    with open_cluster(Where("dask", dask.address)) as cluster, pytest.raises(FileNotFoundError, match="no 5"):
        list(cluster.run(raising, 5, [(0,), (1,)]))


def test_a_worker_with_another_version_is_refused() -> None:
    with pytest.raises(BadInput, match=r"a worker has westphalia .* install the same"):
        play_alike("westphalia 0", raising, 0, [1])
    with pytest.raises(FileNotFoundError):
        play_alike(fingerprint(), raising, 0, [1])


def test_this_machine_needs_no_cluster() -> None:
    with open_cluster(Where()) as one, open_cluster(Where(workers=3)) as three:
        assert isinstance(one, Here)
        assert isinstance(three, Processes) and three.workers == 3


@pytest.mark.parametrize(
    ("where", "words"), [(Where("slurm"), "no cluster 'slurm'"), (Where("", "tcp://x:1"), "goes with --cluster dask")]
)
def test_what_is_no_cluster_is_refused(where: Where, words: str) -> None:
    with pytest.raises(BadInput, match=words), open_cluster(where):
        pass


def test_without_the_extra_one_line_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "distributed", None)
    told = r"needs the extra 'cluster': pip install 'westphalia\[cluster\]'"
    with pytest.raises(BadInput, match=told), open_cluster(Where("dask")):
        pass
