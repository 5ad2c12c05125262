"""What a change did to speed: this checkout and another commit of it, measured in turns on the same machine.

Each turn is a process of its own that counts its time on the core; of all turns the best counts, for what else the
machine does only ever makes it slower. Both play their own rules, so a rule that was mended between them counts too.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Final

import msgspec

import westphalia
from westphalia.kernel.contract import BadInput

NOTHING: Final = 1.08  # ratios nearer to 1 than this are noise
BENCH: Final = Path("src/westphalia/bench")
# What runs in the other checkout is its own code, measured in our way if our bench runs there, else in its own.
MEASURE: Final = """
import json, sys
from westphalia.bench.figures import measure_game
from westphalia.kernel.contract import find_title
title, seconds = find_title(sys.argv[1]), float(sys.argv[2])
rows = measure_game(title, seconds, 1)
try:
    from westphalia.bench.grand import measure_grand
except ModuleNotFoundError:
    pass
else:
    rows += measure_grand(title, seconds, 1)
print(json.dumps([[row.what, row.unit, row.value, row.higher_is_better] for row in rows]))
"""


class Versus(msgspec.Struct, frozen=True):
    """A figure then and now; ``slower`` is what of the speed then was lost, 1.05 for a twentieth (below 1: gained)."""

    game: str
    what: str
    unit: str
    then: float
    now: float
    slower: float

    @property
    def verdict(self) -> str:
        if 1 / NOTHING < self.slower < NOTHING:
            return ""
        return "slower" if self.slower > 1 else "faster"


def run(
    revision: str, games: Sequence[str], seconds: float, rounds: int, progress: Callable[[float], None]
) -> list[Versus]:
    """Raises BadInput if there is no such commit, or no checkout."""
    here = Path(westphalia.__file__).parents[2]
    figures: list[Versus] = []
    with checked_out(here, revision) as there:
        _measure_alike(here, there)
        for game in games:
            then: dict[tuple[str, str], float] = {}
            now: dict[tuple[str, str], float] = {}
            for number in range(rounds):
                sides = [(there, then), (here, now)]
                for tree, best in sides[:: 1 if number % 2 else -1]:
                    _measure(tree, game, seconds, best)
                progress(1)
            figures += [
                Versus(game, what, unit, then[what, unit], value, _slower(unit, then[what, unit], value))
                for (what, unit), value in now.items()
                if (what, unit) in then
            ]
    return figures


def _measure_alike(here: Path, there: Path) -> None:
    """Put our bench in the place of the other's, unless that is too old for it."""
    ours, theirs, kept = here / BENCH, there / BENCH, there / BENCH.with_suffix(".kept")
    if theirs.exists():
        theirs.rename(kept)
    shutil.copytree(ours, theirs)
    if _python(there, "import westphalia.bench.figures, westphalia.bench.grand").returncode:
        shutil.rmtree(theirs)
        kept.rename(theirs)


def _slower(unit: str, then: float, now: float) -> float:
    return round(then / now if unit == "/s" else now / then, 3)


def _measure(tree: Path, game: str, seconds: float, best: dict[tuple[str, str], float]) -> None:
    done = _python(tree, MEASURE, game, str(seconds))
    if done.returncode:
        raise BadInput(f"{tree.name}: {(done.stderr.strip().splitlines() or ['it did not run'])[-1]}")
    for what, unit, value, higher_is_better in json.loads(done.stdout):
        better = max if higher_is_better else min
        best[what, unit] = better(value, best.get((what, unit), value))


def _python(tree: Path, code: str, *arguments: str) -> subprocess.CompletedProcess[str]:
    """Run code in this checkout."""
    environment = os.environ | {"PYTHONPATH": str(tree / "src")}
    command = [sys.executable, "-c", code, *arguments]
    return subprocess.run(command, capture_output=True, text=True, cwd=tree, env=environment, check=False)


@contextmanager
def checked_out(here: Path, revision: str) -> Iterator[Path]:
    """This commit in a folder of its own, as long as it is needed."""
    with tempfile.TemporaryDirectory(prefix="westphalia-versus-") as folder:
        tree = Path(folder) / revision.replace("/", "-")
        _git(here, "worktree", "add", "--detach", str(tree), revision)
        try:
            yield tree
        finally:
            _git(here, "worktree", "remove", "--force", str(tree))


def _git(here: Path, *arguments: str) -> None:
    try:
        subprocess.run(["git", *arguments], cwd=here, capture_output=True, text=True, check=True)
    except FileNotFoundError:
        raise BadInput("git is not installed") from None
    except subprocess.CalledProcessError as error:
        raise BadInput(error.stderr.strip().splitlines()[-1]) from None
