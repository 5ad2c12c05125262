"""Footprints: which functions of a game are played in each case of its position files and in each golden game.

Only a game in which a function is played can notice that it was changed. Each is played once, under the profiler of the
standard library; what was found in a file is kept in ``build`` for as long as the code and the file are the same.
"""

from __future__ import annotations

import functools
import gc
import hashlib
import os
import time
from collections.abc import Callable, Sequence
from cProfile import Profile
from itertools import groupby
from pathlib import Path
from types import CodeType
from typing import Any

import msgspec

from westphalia.kernel import position
from westphalia.kernel.contract import BadInput, Title
from westphalia.kernel.remember import forget_all

from .golden import Golden, golden_games


class Footprint(msgspec.Struct, frozen=True):
    """Of a file with one or more games."""

    digest: str  # of the file and the code
    seconds: list[float]  # that each game needs
    functions: dict[str, list[int]]  # each with the games that play it


class Footprints(msgspec.Struct, frozen=True):
    """A function is called by its file in the package and its name, as in ``rules/trade.py:protect``."""

    case_seconds: list[float]  # that each case needs
    game_seconds: dict[str, float]  # that each golden game needs
    cases: dict[str, list[int]]  # by function: the numbers of the cases that play it
    games: dict[str, list[str]]  # by function: the golden games that play it, the shortest first


class Tracker:
    """Follows the cases and golden games of a title; ``kept`` is the folder for what was found."""

    def __init__(self, title: Title[Any], package: Path, golden: Golden, kept: Path) -> None:
        self.title = title
        self.package = package
        self.golden = golden
        self.kept = kept
        kernel = Path(position.__file__).parent
        sources = {path for folder in (kernel, package) for path in folder.rglob("*")}
        self.code = _digest(*sorted(path for path in sources if path.suffix in (".py", ".yaml")))

    def follow_all(self, cases: Sequence[position.Case]) -> Footprints:
        found = Footprints([], {}, {}, {})
        for path, group in groupby(cases, key=lambda case: case.file):
            footprint = self._footprint(path, [functools.partial(self._play, case) for case in group])
            for function, numbers in footprint.functions.items():
                first = len(found.case_seconds)
                found.cases.setdefault(function, []).extend(first + number for number in numbers)
            found.case_seconds.extend(footprint.seconds)
        records = {self.golden.record_of(name): name for name in golden_games(self.title)}
        for path in sorted(filter(Path.exists, records), key=lambda path: path.stat().st_size):
            name = records[path]
            footprint = self._footprint(path, [functools.partial(self.golden.verify, name, self.title)])
            found.game_seconds[name] = sum(footprint.seconds)
            for function in footprint.functions:
                found.games.setdefault(function, []).append(name)
        return found

    def _footprint(self, path: Path, games: Sequence[Callable[[], object]]) -> Footprint:
        """What was kept, if it is of today; else all games of the file are played."""
        kept, digest = self.kept / f"{path.name}.json", f"{self.code} {_digest(path)}"
        if kept.exists():
            footprint = msgspec.json.decode(kept.read_bytes(), type=Footprint)
            if footprint.digest == digest:
                return footprint
        footprint = Footprint(digest, [], {})
        for number, play in enumerate(games):
            forget(self.keepers)
            functions, seconds = self._follow(play)
            footprint.seconds.append(seconds)
            for function in functions:
                footprint.functions.setdefault(function, []).append(number)
        self.kept.mkdir(parents=True, exist_ok=True)
        new = kept.with_suffix(f".{os.getpid()}")  # others may be at it too
        new.write_bytes(msgspec.json.encode(footprint))
        new.replace(kept)
        return footprint

    @functools.cached_property
    def keepers(self) -> list[functools._lru_cache_wrapper[Any]]:
        return find_keepers()

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


def _digest(*paths: Path) -> str:
    digest = hashlib.sha256()
    for path in paths:
        digest.update(path.read_bytes())
    return digest.hexdigest()


def find_keepers() -> list[functools._lru_cache_wrapper[Any]]:
    """The functions of games that keep their answers."""
    wrappers = (thing for thing in gc.get_objects() if isinstance(thing, functools._lru_cache_wrapper))
    return [wrapper for wrapper in wrappers if wrapper.__module__.startswith("westphalia.games")]


def forget(keepers: Sequence[functools._lru_cache_wrapper[Any]]) -> None:
    """Forget every answer: for those who change the functions, or see which are played."""
    for keeper in keepers:
        keeper.cache_clear()
    forget_all()
