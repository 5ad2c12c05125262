"""Footprints: which statements of a game are reached in each case of its position files and in each golden game.

Only a game in which a statement is reached can notice that it was changed. Each is played once, with code that marks
every statement it comes to (see ``mutants.probe``); what was found in a file is kept in ``build`` for as long as the
code and the file are the same.
"""

from __future__ import annotations

import functools
import gc
import hashlib
import os
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from itertools import groupby
from pathlib import Path
from types import CodeType, FunctionType
from typing import Any, Final

import msgspec

from westphalia.kernel import position
from westphalia.kernel.contract import BadInput, Title
from westphalia.kernel.remember import forget_all

from . import echoes
from .golden import Golden, golden_games
from .mutants import find_sites, probe

HITS: Final = "__hits__"  # the global of a module with probes


class Footprint(msgspec.Struct, frozen=True):
    """Of a file with one or more games."""

    digest: str  # of the file and the code
    seconds: list[float]  # that each game needs
    echoes: list[str]  # of each case
    places: dict[str, list[int]]  # each with the games that come there


class Footprints(msgspec.Struct, frozen=True):
    """A place is a statement, called by its file in the package and its line, as in ``rules/trade.py:112``."""

    case_seconds: list[float]  # that each case needs
    case_echoes: list[str]  # of each case
    walk_seconds: list[float]  # that each case needs with its walk
    walk_echoes: list[str]  # of each walk
    game_seconds: dict[str, float]  # that each golden game needs
    cases: dict[str, list[int]]  # by place: the numbers of the cases that come there
    walks: dict[str, list[int]]  # by place: the numbers of the cases that come there with their walks
    games: dict[str, list[str]]  # by place: the golden games that come there, the shortest first


class Tracker:
    """Follows the cases and golden games of a title, whose code are these functions; ``kept`` is the folder for what
    was found."""

    def __init__(
        self, title: Title[Any], package: Path, functions: Sequence[FunctionType], golden: Golden, kept: Path
    ) -> None:
        self.title = title
        self.package = package
        self.functions = functions
        self.golden = golden
        self.kept = kept
        self.places: list[str] = []
        self.hits = bytearray()
        kernel = Path(position.__file__).parent
        sources = {path for folder in (kernel, package) for path in folder.rglob("*")}
        code = sorted(path for path in sources if path.suffix in (".py", ".yaml"))
        self.code = _digest(*code, Path(echoes.__file__))

    def follow_all(self, cases: Sequence[position.Case]) -> Footprints:
        with self.probes():
            return self._follow_all(cases)

    @contextmanager
    def probes(self) -> Iterator[None]:
        """While this lasts the functions mark the places they come to."""
        files = sorted({site.file for site in find_sites(self.package)})
        modules = [probe(self.package, file, HITS, self.places) for file in files]
        probed = {(code.co_filename, code.co_qualname, code.co_firstlineno): code for m in modules for code in codes(m)}
        self.hits = bytearray(len(self.places))
        before = [(function, function.__code__) for function in self.functions if function.__name__ != "<lambda>"]
        for function, code in before:
            function.__globals__[HITS] = self.hits
            function.__code__ = probed.get((code.co_filename, code.co_qualname, code.co_firstlineno), code)
        try:
            yield
        finally:
            for function, code in before:
                function.__code__ = code

    def _follow_all(self, cases: Sequence[position.Case]) -> Footprints:
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
            for place in footprint.places:
                found.games.setdefault(place, []).append(name)
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
            places, seconds, echo = self._follow(play)
            footprint.seconds.append(seconds)
            footprint.echoes.append(echo)
            for place in places:
                footprint.places.setdefault(place, []).append(number)
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

    def _follow(self, play: Callable[[], str]) -> tuple[list[str], float, str]:
        """The places that are reached, the seconds it took, and the echo."""
        self.hits[:] = bytes(len(self.hits))
        begin = time.process_time()
        echo = play()
        seconds = time.process_time() - begin
        return [place for place, hit in zip(self.places, self.hits, strict=True) if hit], seconds, echo


def _add(
    footprint: Footprint, places: dict[str, list[int]], seconds: list[float], marks: list[str], first: int
) -> None:
    """The games of a file to those of the files before it, of which there are ``first``."""
    for place, numbers in footprint.places.items():
        places.setdefault(place, []).extend(first + number for number in numbers)
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


def codes(code: CodeType) -> Iterator[CodeType]:
    """All that is inside it."""
    for constant in code.co_consts:
        if isinstance(constant, CodeType):
            yield constant
            yield from codes(constant)
