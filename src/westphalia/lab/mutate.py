"""Tests that notice: break a rule on purpose, and see whether a test that cites it fails.

Each mutant (see ``mutants``) lives in a forked child that never touches a file: the functions there get the changed
code, then the position files and the pytest tests that cite the rules of the function are played. A test that fails, or
does not come to an end, kills the mutant. What survives shows a test that can't fail, or one that is missing.

Changes that make no difference are listed with the reason in ``tests/mutants/<game>.yaml`` and counted apart.
"""

from __future__ import annotations

import functools
import gc
import os
import random
import re
import resource
import signal
import sys
import tempfile
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from importlib import import_module
from itertools import islice
from pathlib import Path
from types import CodeType, FunctionType
from typing import Any, Final, Literal

import msgspec
import yaml

from westphalia.kernel import position
from westphalia.kernel.contract import BadInput, Title, find_title
from westphalia.kernel.remember import forget_all
from westphalia.kernel.rulebook import read_rulebook

from .batches import Progress, Results, cluster_of, run
from .coverage import cited_rules, find_checkout, test_citations
from .mutants import Site, find_sites, mutate

SECONDS: Final = 10.0  # of the processor, for a mutant, beside what its tests need
PATIENCE: Final = 5  # times as long as its tests need
WAITING: Final = 20  # times as long by the clock, for one that waits and does nothing
MEMORY: Final = 2 << 30  # bytes that a mutant may take
NOTICED: Final = 5  # cases that are named
SURVIVED, KILLED, BROKEN = range(3)  # how a child ends


class Hunt(msgspec.Struct, frozen=True):
    """Which mutants: so many of a game, drawn by a seed. ``search``: look for cases that notice what survives, although
    they do not cite its rules."""

    game: str
    count: int
    seed: str
    search: bool = False


class Equivalent(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A change that no test can notice, and why."""

    file: str
    function: str
    before: str
    after: str
    reason: str


Outcome = Literal["killed", "survived", "equivalent"]


class Mutant(msgspec.Struct, frozen=True):
    """What became of one mutant. ``tests`` is how many tests cite its rules."""

    file: str
    line: int
    function: str
    before: str
    after: str
    rules: list[str]
    tests: int
    outcome: Outcome
    why: str = ""  # of an equivalent
    noticed_by: list[str] = []  # cases that fail, but do not cite the rules


class Report(msgspec.Struct, frozen=True):
    """``killed`` and ``survived`` count what can be noticed; ``equivalent`` mutants are counted apart."""

    game: str
    seed: str
    mutants: int
    killed: int
    survived: int
    equivalent: int
    share: float
    survivors: list[Mutant]


def hunt(spec: Hunt, workers: int, results: Results[Mutant], progress: Progress = lambda n: None) -> Report:
    """Try the mutants of a hunt; the same seed gives the same report whatever the number of workers."""
    numbers = range(spec.count)
    run(try_mutants, spec, numbers, results, cluster=cluster_of(workers), progress=progress)
    tried = results.in_order(numbers)
    counts = {
        outcome: sum(1 for m in tried if m.outcome == outcome) for outcome in ("killed", "survived", "equivalent")
    }
    noticeable = counts["killed"] + counts["survived"]
    share = round(counts["killed"] / noticeable, 4) if noticeable else 1.0
    survivors = [mutant for mutant in tried if mutant.outcome == "survived"]
    return Report(spec.game, spec.seed, len(tried), **counts, share=share, survivors=survivors)


def try_mutants(spec: Hunt, numbers: Sequence[int]) -> list[Mutant]:
    ground = proving_ground(spec.game)
    chosen = ground.draw(spec.count, spec.seed)
    return [ground.try_mutant(chosen[number], search=spec.search) for number in numbers]


@functools.cache
def proving_ground(game: str) -> Ground:
    """Found once in each process."""
    return Ground(find_title(game), find_checkout(Path.cwd()))


class Ground:
    """A game with its tests, ready to be broken."""

    def __init__(self, title: Title[Any], checkout: Path) -> None:
        self.title = title
        self.checkout = checkout
        module = import_module(type(title).__module__)
        assert module.__file__ is not None
        self.package = Path(module.__file__).parent
        self.sites = find_sites(self.package)
        self.equivalents = read_equivalents(checkout / "tests" / "mutants" / f"{title.id}.yaml")
        self.paragraphs = read_rulebook(title.rulebook)
        self.cases: dict[str, list[position.Case]] = {}
        self.tests: dict[str, list[str]] = {}
        self._find_tests()
        self._needed: dict[str, float] = {}  # seconds, by test

    def _find_tests(self) -> None:
        """Which cases of position files, and which pytest tests, cite each rule."""
        tests = self.checkout / "tests"
        for where, ids, _ in test_citations(tests, self.title.id):
            if ".py::" in where:
                for id in ids:
                    self.tests.setdefault(id, []).append(str(tests / where))
        for path in sorted(tests.rglob("*.yaml")):
            if re.search(rf"^game: {self.title.id}$", path.read_text(encoding="utf-8"), re.MULTILINE):
                for case in position.load(path):
                    for rule in {*case.rules, *cited_rules(case.name, self.paragraphs)}:
                        self.cases.setdefault(rule, []).append(case)

    def draw(self, count: int, seed: str) -> list[Site]:
        if count > len(self.sites):
            raise BadInput(f"{self.title.id} has {len(self.sites)} places to change, not {count}")
        return random.Random(f"{self.title.id}/{seed}").sample(self.sites, count)

    def try_mutant(self, site: Site, *, search: bool = False) -> Mutant:
        change, code = mutate(self.package, site)
        rules = cited_rules(site.cites, self.paragraphs)
        cases = _unique(case for rule in rules for case in self.cases.get(rule, ()))
        tests = sorted({test for rule in rules for test in self.tests.get(rule, ())})
        why = self._why_equivalent(site, change.before, change.after)
        outcome: Outcome = (
            "equivalent" if why else "killed" if self._is_killed(site, code, cases, tests) else "survived"
        )
        noticed_by = self._search(site, code) if search and outcome == "survived" else []
        count = len(cases) + len(tests)
        return Mutant(site.file, site.line, site.function, *change, rules, count, outcome, why, noticed_by)

    def _why_equivalent(self, site: Site, before: str, after: str) -> str:
        for known in self.equivalents:
            if (known.file, known.function, known.before, known.after) == (site.file, site.function, before, after):
                return known.reason
        return ""

    def _is_killed(self, site: Site, code: CodeType, cases: Sequence[position.Case], tests: Sequence[str]) -> bool:
        seconds = self._seconds_for_cases(cases)
        change = functools.partial(replace_code, site.function, code)
        if cases and in_child(lambda: _any_fails(cases, self.title), change, seconds) != SURVIVED:
            return True
        return (
            bool(tests)
            and in_child(lambda: pytest_fails(self.checkout, tests), change, self._seconds_for_tests(tests)) != SURVIVED
        )

    def _search(self, site: Site, code: CodeType) -> list[str]:
        """The first cases of all that fail."""
        cases = _unique(case for cases in self.cases.values() for case in cases)
        needed = self._seconds_for_cases(cases)
        with tempfile.NamedTemporaryFile("r", encoding="utf-8") as told:

            def tell() -> bool:
                failing = (case for case in cases if position.run(case, self.title))
                Path(told.name).write_text("\n".join(case.id for case in islice(failing, NOTICED)), encoding="utf-8")
                return False

            in_child(tell, functools.partial(replace_code, site.function, code), needed)
            return told.read().splitlines()

    def _seconds_for_cases(self, cases: Sequence[position.Case]) -> float:
        """What the cases need without a change, which they all must pass."""
        for case in cases:
            if case.id not in self._needed:
                begin = time.process_time()
                failures = position.run(case, self.title)
                if failures:
                    raise BadInput(f"fails before anything is changed: {failures[0].splitlines()[0]}")
                self._needed[case.id] = time.process_time() - begin
        return sum(self._needed[case.id] for case in cases)

    def _seconds_for_tests(self, tests: Sequence[str]) -> float:
        key = " ".join(tests)
        if key not in self._needed:
            begin = resource.getrusage(resource.RUSAGE_CHILDREN)
            if in_child(lambda: pytest_fails(self.checkout, tests), lambda: None, 600) != SURVIVED:
                raise BadInput(f"fails before anything is changed: one of {', '.join(tests)}")
            end = resource.getrusage(resource.RUSAGE_CHILDREN)
            self._needed[key] = end.ru_utime - begin.ru_utime
        return self._needed[key]


def read_equivalents(path: Path) -> list[Equivalent]:
    if not path.exists():
        return []
    try:
        return msgspec.convert(yaml.safe_load(path.read_text(encoding="utf-8")) or [], list[Equivalent])
    except (yaml.YAMLError, msgspec.ValidationError) as error:
        raise BadInput(f"{path}: {' '.join(str(error).split())}") from error


def _unique(cases: Iterable[position.Case]) -> list[position.Case]:
    return list({id(case): case for case in cases}.values())


def _any_fails(cases: Sequence[position.Case], title: Title[Any]) -> bool:
    return any(position.run(case, title) for case in cases)


def pytest_fails(checkout: Path, tests: Sequence[str]) -> bool:
    import pytest

    os.chdir(checkout)
    # the watchdog of faulthandler is a thread, which a forked child does not have
    plugins = [f"-pno:{name}" for name in ("cacheprovider", "xdist", "faulthandler")]
    quiet = ("-x", "-q", "-o", "addopts=", "--import-mode=importlib", *plugins)
    return pytest.main([*quiet, *tests]) != 0


# the child


def in_child(fails: Callable[[], bool], change: Callable[[], None], needed: float) -> int:
    """Make the change in a forked child and see whether its tests fail there. Running out of time or memory, or dying
    in any other way, is a failure too."""
    sys.stdout.flush()
    sys.stderr.flush()
    child = os.fork()
    if child == 0:
        _live(fails, change, SECONDS + PATIENCE * needed)
    _, status = os.waitpid(child, 0)
    code = os.waitstatus_to_exitcode(status)
    if code == BROKEN:
        raise RuntimeError("a mutant could not be made")
    return SURVIVED if code == SURVIVED else KILLED


def _live(fails: Callable[[], bool], change: Callable[[], None], seconds: float) -> None:
    """The life of a mutant, which ends here whatever happens."""
    nowhere = os.open(os.devnull, os.O_RDWR)
    for stream in (0, 1, 2):
        os.dup2(nowhere, stream)
    end = BROKEN
    try:
        change()
        end = KILLED
        signal.signal(signal.SIGPROF, signal.SIG_DFL)
        signal.signal(signal.SIGALRM, signal.SIG_DFL)
        signal.setitimer(signal.ITIMER_PROF, seconds)
        signal.setitimer(signal.ITIMER_REAL, seconds * WAITING)
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
        if not fails():
            end = SURVIVED
    finally:
        os._exit(end)


def replace_code(function: str, code: CodeType) -> None:
    """Give every function of this name in this file, and those inside it, the changed code; forget what was kept
    from before."""
    changed = {(inner.co_qualname, inner.co_firstlineno): inner for inner in _codes(code)}
    found = False
    for thing in gc.get_objects():
        if isinstance(thing, FunctionType):
            old = thing.__code__
            if old.co_filename == code.co_filename and _belongs(old.co_qualname, function):
                new = changed.get((old.co_qualname, old.co_firstlineno))
                if new is not None and new.co_freevars == old.co_freevars:
                    thing.__code__ = new
                    found = True
        elif isinstance(thing, functools._lru_cache_wrapper) and thing.__module__.startswith("westphalia.games"):
            thing.cache_clear()
    forget_all()
    assert found, f"{function} is not in {code.co_filename}"


def _belongs(name: str, function: str) -> bool:
    return name == function or name.startswith(f"{function}.<locals>") or function.startswith(f"{name}.<locals>")


def _codes(code: CodeType) -> Iterator[CodeType]:
    for constant in code.co_consts:
        if isinstance(constant, CodeType):
            yield constant
            yield from _codes(constant)
