"""Tests that notice: break a rule on purpose, and see whether a test that cites it fails.

Each mutant (see ``mutants``) lives in a forked child that never touches a file: the functions there get the changed
code, then the position files and the pytest tests that cite the rules of the function are played. A test that fails, or
does not come to an end, kills the mutant. What lives on meets two further nets, of games in which the function is
played (see ``footprints``): all other cases of position files, and the golden games. What survives shows a test that
can't fail, or one that is missing; first of all where a function is played in no game at all.

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
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from importlib import import_module
from itertools import islice
from pathlib import Path
from types import CodeType, FunctionType
from typing import TYPE_CHECKING, Any, Final, Literal

import msgspec
import yaml

from westphalia.kernel import position
from westphalia.kernel.contract import BadInput, Title, find_title
from westphalia.kernel.rulebook import read_rulebook

from .batches import Progress, Results, cluster_of, run
from .coverage import cited_rules, find_checkout, ids_in, test_citations
from .footprints import Footprints, Tracker, find_keepers, forget
from .golden import Golden
from .mutants import Site, find_sites, mutate

SECONDS: Final = 10.0  # of the processor, for a mutant, beside what its tests need
PATIENCE: Final = 5  # times as long as its tests need
WAITING: Final = 20  # times as long by the clock, for one that waits and does nothing
MEMORY: Final = 2 << 30  # bytes that a mutant may take
NOTICED: Final = 5  # cases that are named
TEST_SECONDS: Final = 120  # that a test may need by itself
PLAYS: Final = 300  # other cases that a mutant meets, spread over all that play its function
GAMES: Final = 12  # golden games that a mutant meets, the shortest of those that play its function
SURVIVED, KILLED, BROKEN = range(3)  # how a child ends


class Hunt(msgspec.Struct, frozen=True):
    """Which mutants: so many of a game, drawn by a seed. ``search``: look for cases that notice what survives, although
    they do not cite its rules. ``within``: only in this module or folder, or of this rule or chapter."""

    game: str
    count: int
    seed: str
    search: bool = False
    within: str = ""


class Equivalent(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A change that no test can notice, and why."""

    file: str
    function: str
    before: str
    after: str
    reason: str


if TYPE_CHECKING:
    from .suite import Suite

Outcome = Literal["killed", "survived", "equivalent"]
Net = Literal["", "tests", "plays", "golden"]


class Mutant(msgspec.Struct, frozen=True):
    """What became of one mutant. ``tests`` is how many tests cite its rules; ``plays`` and ``golden``, in how many
    other cases and golden games its function is played."""

    file: str
    line: int
    function: str
    before: str
    after: str
    rules: list[str]
    tests: int
    plays: int
    golden: int
    outcome: Outcome
    killed_by: Net = ""
    why: str = ""  # of an equivalent
    noticed_by: list[str] = []  # cases that fail, but do not cite the rules


class Report(msgspec.Struct, frozen=True):
    """``killed`` (by the tests that cite the rules, or then by games in which the function is played) and ``survived``
    count what can be noticed; ``equivalent`` mutants are counted apart. ``unplayed`` are all functions with rules that
    are played in no case and no golden game."""

    game: str
    seed: str
    mutants: int
    killed: int
    by_tests: int
    by_plays: int
    by_golden: int
    survived: int
    equivalent: int
    share: float
    unplayed: list[str]
    survivors: list[Mutant]


def hunt(spec: Hunt, workers: int, results: Results[Mutant], progress: Progress = lambda n: None) -> Report:
    """Try the mutants of a hunt; the same seed gives the same report whatever the number of workers."""
    ground = proving_ground(spec.game)
    unplayed = ground.unplayed(spec)  # and what is played where is known to all workers
    numbers = range(len(draw(ground.title, spec)))
    run(try_mutants, spec, numbers, results, cluster=cluster_of(workers), progress=progress)
    tried = results.in_order(numbers)
    outcomes = Counter(mutant.outcome for mutant in tried)
    nets = Counter(mutant.killed_by for mutant in tried)
    killed, survived = outcomes["killed"], outcomes["survived"]
    return Report(
        spec.game,
        spec.seed,
        len(tried),
        killed,
        nets["tests"],
        nets["plays"],
        nets["golden"],
        survived,
        outcomes["equivalent"],
        round(killed / (killed + survived), 4) if killed + survived else 1.0,
        unplayed,
        [mutant for mutant in tried if mutant.outcome == "survived"],
    )


def draw(title: Title[Any], spec: Hunt) -> list[Site]:
    """The mutants of a hunt. Of a part of a game there may be fewer than asked for; of all of it there must not."""
    sites = sites_of(title, spec.within)
    if not sites or (spec.count > len(sites) and not spec.within):
        raise BadInput(f"{spec.within or title.id} has {len(sites)} places to change, not {spec.count}")
    return random.Random(f"{title.id}/{spec.seed}").sample(sites, min(spec.count, len(sites)))


def sites_of(title: Title[Any], within: str) -> list[Site]:
    """All places of a game, or of a part of it."""
    sites = find_sites(package_of(title))
    if not within:
        return sites
    paragraphs = read_rulebook(title.rulebook)
    return [site for site in sites if _is_within(site, within, paragraphs)]


def _is_within(site: Site, part: str, paragraphs: Mapping[str, Any]) -> bool:
    """``part`` is a file or folder of the game's package, or a rule, a section or a chapter."""
    if ids_in(part):
        return any(f"{rule}.".startswith(f"{part}.") for rule in cited_rules(site.cites, paragraphs))
    return f"{site.file}/".startswith(f"{part.rstrip('/')}/")


def package_of(title: Title[Any]) -> Path:
    """The folder with the code of a game."""
    module = import_module(type(title).__module__)
    assert module.__file__ is not None
    return Path(module.__file__).parent


def try_mutants(spec: Hunt, numbers: Sequence[int]) -> list[Mutant]:
    ground = proving_ground(spec.game)
    chosen = draw(ground.title, spec)
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
        self.package = package_of(title)
        self.equivalents = read_equivalents(checkout / "tests" / "mutants" / f"{title.id}.yaml")
        self.paragraphs = read_rulebook(title.rulebook)
        self.all_cases: list[position.Case] = []
        self.cases: dict[str, list[int]] = {}  # their numbers, by rule
        self.tests: dict[str, list[str]] = {}
        self._find_tests()
        self.golden = Golden(checkout / "tests" / "golden" / "current")
        self._needed: dict[str, float] = {}  # seconds, by pytest test

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
                        self.cases.setdefault(rule, []).append(len(self.all_cases))
                    self.all_cases.append(case)

    def try_mutant(self, site: Site, *, search: bool = False) -> Mutant:
        change, code = mutate(self.package, site)
        rules = cited_rules(site.cites, self.paragraphs)
        cited = {number for rule in rules for number in self.cases.get(rule, ())}
        played = self.footprints.cases.get(site.key, [])
        cases = [number for number in played if number in cited]
        tests = sorted({test for rule in rules for test in self.tests.get(rule, ())})
        plays = [number for number in played if number not in cited]
        games = self.footprints.games.get(site.key, [])
        why = self._why_equivalent(site, change.before, change.after)
        killed_by = "" if why else self._killed_by(site, code, cases, tests, plays, games)
        outcome: Outcome = "equivalent" if why else "killed" if killed_by else "survived"
        noticed_by = self._search(site, code) if search and outcome == "survived" else []
        place, counts = (site.file, site.line, site.function), (len(cited) + len(tests), len(plays), len(games))
        return Mutant(*place, *change, rules, *counts, outcome, killed_by, why, noticed_by)

    def _why_equivalent(self, site: Site, before: str, after: str) -> str:
        for known in self.equivalents:
            if (known.file, known.function, known.before, known.after) == (site.file, site.function, before, after):
                return known.reason
        return ""

    def _killed_by(
        self,
        site: Site,
        code: CodeType,
        cases: Sequence[int],
        tests: Sequence[str],
        plays: Sequence[int],
        games: Sequence[str],
    ) -> Net:
        """The first net that does not let it through. A case that cites the rules but does not play the function can't
        notice anything and is passed over."""
        plays, games = spread(plays, PLAYS), games[:GAMES]
        change = functools.partial(replace_code, site.function, code)
        if cases and in_child(lambda: self._any_fails(cases), change, self._seconds_for_cases(cases)):
            return "tests"
        if tests and in_child(lambda: self.suite.fails(tests), change, self._seconds_for_tests(tests)):
            return "tests"
        if plays and in_child(lambda: self._any_fails(plays), change, self._seconds_for_cases(plays)):
            return "plays"
        seconds = sum(self.footprints.game_seconds[name] for name in games)
        return "golden" if games and in_child(lambda: self._any_game_differs(games), change, seconds) else ""

    @functools.cached_property
    def suite(self) -> Suite:
        from .suite import Suite  # needs pytest, which a table does without

        return Suite(self.checkout, (test for tests in self.tests.values() for test in tests))

    @functools.cached_property
    def footprints(self) -> Footprints:
        kept = self.checkout / "build" / "footprints" / self.title.id
        return Tracker(self.title, self.package, self.golden, kept).follow_all(self.all_cases)

    def unplayed(self, spec: Hunt) -> list[str]:
        """The functions with rules that are played nowhere."""
        played = {*self.footprints.cases, *self.footprints.games}
        return list(dict.fromkeys(site.key for site in sites_of(self.title, spec.within) if site.key not in played))

    def _any_fails(self, numbers: Iterable[int]) -> bool:
        return any(position.run(self.all_cases[number], self.title) for number in numbers)

    def _any_game_differs(self, games: Sequence[str]) -> bool:
        for name in games:
            try:
                self.golden.verify(name, self.title)
            except BadInput:
                return True
        return False

    def _search(self, site: Site, code: CodeType) -> list[str]:
        """The first cases of all that fail."""
        cases = self.all_cases
        needed = sum(self.footprints.case_seconds)
        with tempfile.NamedTemporaryFile("r", encoding="utf-8") as told:

            def tell() -> bool:
                failing = (case for case in cases if position.run(case, self.title))
                Path(told.name).write_text("\n".join(case.id for case in islice(failing, NOTICED)), encoding="utf-8")
                return False

            in_child(tell, functools.partial(replace_code, site.function, code), needed)
            return told.read().splitlines()

    def _seconds_for_cases(self, numbers: Iterable[int]) -> float:
        return sum(self.footprints.case_seconds[number] for number in numbers)

    def _seconds_for_tests(self, tests: Sequence[str]) -> float:
        """What the tests need without a change, which they all must pass; they are run in children as well."""
        for test in tests:
            if test not in self._needed:
                fails = functools.partial(self.suite.fails, [test])
                begin = resource.getrusage(resource.RUSAGE_CHILDREN)
                if in_child(fails, lambda: None, TEST_SECONDS) != SURVIVED:
                    raise BadInput(f"fails before anything is changed: {test}")
                end = resource.getrusage(resource.RUSAGE_CHILDREN)
                self._needed[test] = end.ru_utime - begin.ru_utime
        return sum(self._needed[test] for test in tests)


def read_equivalents(path: Path) -> list[Equivalent]:
    if not path.exists():
        return []
    try:
        return msgspec.convert(yaml.safe_load(path.read_text(encoding="utf-8")) or [], list[Equivalent])
    except (yaml.YAMLError, msgspec.ValidationError) as error:
        raise BadInput(f"{path}: {' '.join(str(error).split())}") from error


def spread(numbers: Sequence[int], count: int) -> Sequence[int]:
    """So many of them at most, at even distances: neighbours are cases of one chapter and show the same."""
    return numbers if len(numbers) <= count else [numbers[len(numbers) * place // count] for place in range(count)]


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
    forget(find_keepers())
    assert found, f"{function} is not in {code.co_filename}"


def _belongs(name: str, function: str) -> bool:
    return name == function or name.startswith(f"{function}.<locals>") or function.startswith(f"{name}.<locals>")


def _codes(code: CodeType) -> Iterator[CodeType]:
    for constant in code.co_consts:
        if isinstance(constant, CodeType):
            yield constant
            yield from _codes(constant)
