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

from . import echoes
from .golden import Golden, golden_games


class Footprint(msgspec.Struct, frozen=True):
    """Of a file with one or more games."""

    digest: str  # of the file and the code
    seconds: list[float]  # that each game needs
    echoes: list[str]  # of each case
    functions: dict[str, list[int]]  # each with the games that play it


class Footprints(msgspec.Struct, frozen=True):
    """A function is called by its file in the package and its name, as in ``rules/trade.py:protect``."""

    case_seconds: list[float]  # that each case needs
    case_echoes: list[str]  # of each case
    walk_seconds: list[float]  # that each case needs with its walk
    walk_echoes: list[str]  # of each walk
    game_seconds: dict[str, float]  # that each golden game needs
    cases: dict[str, list[int]]  # by function: the numbers of the cases that play it
    walks: dict[str, list[int]]  # by function: the numbers of the cases that play it with their walks
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
        code = sorted(path for path in sources if path.suffix in (".py", ".yaml"))
        self.code = _digest(*code, Path(echoes.__file__))

    def follow_all(self, cases: Sequence[position.Case]) -> Footprints:
        found = Footprints([], [], [], [], {}, {}, {}, {})
        for path, group in groupby(cases, key=lambda case: case.file):
            first, own = len(found.case_seconds), list(group)
            footprint = self._footprint(path, [functools.partial(self._play, case) for case in own])
            _add(footprint, found.cases, found.case_seconds, found.case_echoes, first)
            walks = self._footprint(path, [functools.partial(self._walk, case) for case in own], "walks")
            _add(walks, found.walks, found.walk_seconds, found.walk_echoes, first)
        records = {self.golden.record_of(name): name for name in golden_games(self.title)}
        for path in sorted(filter(Path.exists, records), key=lambda path: path.stat().st_size):
            name = records[path]
            footprint = self._footprint(path, [functools.partial(self._verify, name)])
            found.game_seconds[name] = sum(footprint.seconds)
            for function in footprint.functions:
                found.games.setdefault(function, []).append(name)
        return found

    def _footprint(self, path: Path, games: Sequence[Callable[[], str]], kind: str = "played") -> Footprint:
        """What was kept, if it is of today; else all games of the file are played."""
        kept, digest = self.kept / f"{path.name}.{kind}.json", f"{self.code} {_digest(path)}"
        if kept.exists():
            footprint = msgspec.json.decode(kept.read_bytes(), type=Footprint)
            if footprint.digest == digest:
                return footprint
        footprint = Footprint(digest, [], [], {})
        for number, play in enumerate(games):
            forget(self.keepers)
            functions, seconds, echo = self._follow(play)
            footprint.seconds.append(seconds)
            footprint.echoes.append(echo)
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

    def _play(self, case: position.Case) -> str:
        failures, echo = echoes.hear_case(case, self.title)
        if failures:
            raise BadInput(f"fails before anything is changed: {failures[0].splitlines()[0]}")
        return echo

    def _walk(self, case: position.Case) -> str:
        return echoes.hear_walk(case, self.title)

    def _verify(self, name: str) -> str:
        self.golden.verify(name, self.title)
        return ""

    def _follow(self, play: Callable[[], str]) -> tuple[set[str], float, str]:
        """The functions of the package that are played, the seconds it took, and the echo."""
        profile, begin = Profile(builtins=False), time.process_time()
        echo = profile.runcall(play)
        seconds = time.process_time() - begin
        codes = (entry.code for entry in profile.getstats() if isinstance(entry.code, CodeType))
        home = f"{self.package}/"
        return (
            {
                f"{code.co_filename.removeprefix(home)}:{code.co_qualname}"
                for code in codes
                if code.co_filename.startswith(home)
            },
            seconds,
            echo,
        )


def _add(
    footprint: Footprint, functions: dict[str, list[int]], seconds: list[float], marks: list[str], first: int
) -> None:
    """The games of a file to those of the files before it, of which there are ``first``."""
    for function, numbers in footprint.functions.items():
        functions.setdefault(function, []).extend(first + number for number in numbers)
    seconds.extend(footprint.seconds)
    marks.extend(footprint.echoes)


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
