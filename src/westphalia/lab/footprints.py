"""Footprints: which functions of a game are played in each case of its position files and in each golden game.

Only a game in which a function is played can notice that it was changed. Each is played once, under the profiler of the
standard library; what was found is kept in ``build`` for as long as the code, the cases and the records are the same.
"""

from __future__ import annotations

import functools
import gc
import hashlib
import os
import time
from collections.abc import Callable, Sequence
from cProfile import Profile
from pathlib import Path
from types import CodeType
from typing import Any

import msgspec

from westphalia.kernel import position
from westphalia.kernel.contract import BadInput, Title
from westphalia.kernel.remember import forget_all

from .golden import Golden, golden_games


class Footprints(msgspec.Struct, frozen=True):
    """A function is called by its file in the package and its name, as in ``rules/trade.py:protect``."""

    digest: str  # of all that was read
    case_seconds: list[float]  # that each case needs
    game_seconds: dict[str, float]  # that each golden game needs; the shortest first
    cases: dict[str, list[int]]  # by function: the numbers of the cases that play it
    games: dict[str, list[str]]  # by function: the golden games that play it, the shortest first


class Tracker:
    """Follows the cases and golden games of a title."""

    def __init__(self, title: Title[Any], package: Path, cases: Sequence[position.Case], golden: Golden) -> None:
        self.title = title
        self.package = package
        self.cases = cases
        self.golden = golden
        records = {name: golden.record_of(name) for name in golden_games(title)}
        self.records = {name: path for name, path in records.items() if path.exists()}

    def read(self, kept: Path) -> Footprints:
        """What was kept, if it is of today; else everything is played, and kept."""
        digest = self._digest()
        if kept.exists():
            footprints = msgspec.json.decode(kept.read_bytes(), type=Footprints)
            if footprints.digest == digest:
                return footprints
        footprints = self._follow_all(digest)
        kept.parent.mkdir(parents=True, exist_ok=True)
        new = kept.with_suffix(f".{os.getpid()}")  # others may be at it too
        new.write_bytes(msgspec.json.encode(footprints))
        new.replace(kept)
        return footprints

    def _digest(self) -> str:
        code = Path(position.__file__).parent, self.package
        files = {path for folder in code for path in folder.rglob("*") if path.suffix in (".py", ".yaml")}
        files |= {Path(case.file) for case in self.cases} | set(self.records.values())
        digest = hashlib.sha256()
        for path in sorted(files):
            digest.update(f"{path}\n".encode())
            digest.update(path.read_bytes())
        return digest.hexdigest()

    def _follow_all(self, digest: str) -> Footprints:
        keepers = find_keepers()
        footprints = Footprints(digest, [], {}, {}, {})
        for number, case in enumerate(self.cases):
            forget(keepers)
            functions, seconds = self._follow(functools.partial(self._play, case))
            footprints.case_seconds.append(seconds)
            for function in functions:
                footprints.cases.setdefault(function, []).append(number)
        for name in sorted(self.records, key=lambda name: self.records[name].stat().st_size):
            forget(keepers)
            functions, seconds = self._follow(functools.partial(self.golden.verify, name, self.title))
            footprints.game_seconds[name] = seconds
            for function in functions:
                footprints.games.setdefault(function, []).append(name)
        return footprints

    def _play(self, case: position.Case) -> None:
        failures = position.run(case, self.title)
        if failures:
            raise BadInput(f"fails before anything is changed: {failures[0].splitlines()[0]}")

    def _follow(self, play: Callable[[], object]) -> tuple[set[str], float]:
        """The functions of the package that are played, and the seconds it took."""
        profile, begin = Profile(builtins=False), time.process_time()
        profile.runcall(play)
        seconds = time.process_time() - begin
        codes = (entry.code for entry in profile.getstats() if isinstance(entry.code, CodeType))
        home = f"{self.package}/"
        return {
            f"{code.co_filename.removeprefix(home)}:{code.co_qualname}"
            for code in codes
            if code.co_filename.startswith(home)
        }, seconds


def find_keepers() -> list[functools._lru_cache_wrapper[Any]]:
    """The functions of games that keep their answers."""
    wrappers = (thing for thing in gc.get_objects() if isinstance(thing, functools._lru_cache_wrapper))
    return [wrapper for wrapper in wrappers if wrapper.__module__.startswith("westphalia.games")]


def forget(keepers: Sequence[functools._lru_cache_wrapper[Any]]) -> None:
    """Forget every answer: for those who change the functions, or see which are played."""
    for keeper in keepers:
        keeper.cache_clear()
    forget_all()
