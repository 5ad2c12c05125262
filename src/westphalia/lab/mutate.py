"""Tests that notice: break a rule on purpose, and see whether a test that cites it fails.

Each mutant (see ``mutants``) lives in a forked child that never touches a file: the functions there get the changed
code, then the position files and the pytest tests that cite the rules of the function are played. A test that fails, or
does not come to an end, kills the mutant. What lives on meets further nets, of games in which the statement is reached
(see ``footprints``): all other cases of position files, the echoes of cases (see ``echoes``), and the golden games.
What survives shows a test that can't fail, or one that is missing; first of all where a function is played nowhere.

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
from collections.abc import Callable, Mapping, Sequence
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

from .batches import Cluster, Progress, Results, run
from .coverage import cited_rules, find_checkout, ids_in, test_citations
from .echoes import CaseEchoes, hear_case, hear_walk
from .footprints import Footprints, Tracker, codes, find_keepers, forget
from .golden import Golden
from .mutants import Site, find_sites, mutate

SECONDS: Final = 3.0  # of the processor, for a mutant at each test, beside what the test needs
PATIENCE: Final = 5  # times as long as the test needs
WAITING: Final = 20  # times as long by the clock, for one that waits and does nothing
MEMORY: Final = 2 << 30  # bytes that a mutant may take
NOTICED: Final = 5  # cases that are named
TEST_SECONDS: Final = 120  # that a test may need by itself
PLAYS: Final = 300  # other cases that a mutant meets, spread over all that play its function
GAMES: Final = 12  # golden games that a mutant meets, the shortest of those that play its function
SURVIVED, KILLED, BROKEN, HEARD = range(4)  # how a child ends; heard: only the echo of a case tells


class Hunt(msgspec.Struct, frozen=True):
    """Which mutants: so many of a game, drawn by a seed. ``search``: look for cases that notice what survives, although
    they do not cite its rules. ``within``: only in this module or folder, or of this rule or chapter; several with
    commas."""

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
Net = Literal["", "tests", "plays", "echoes", "golden"]


class Mutant(msgspec.Struct, frozen=True):
    """What became of one mutant. ``tests`` is how many tests cite its rules; ``plays`` and ``golden``, in how many
    other cases and golden games its statement is reached."""

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
    """``killed`` (by the tests that cite the rules, or then by games in which the statement is reached) and
    ``survived`` count what can be noticed; ``equivalent`` mutants are counted apart. ``unplayed`` are all functions
    with rules that are played in no case and no golden game."""

    game: str
    seed: str
    mutants: int
    killed: int
    by_tests: int
    by_plays: int
    by_echoes: int
    by_golden: int
    survived: int
    equivalent: int
    share: float
    unplayed: list[str]
    survivors: list[Mutant]


def hunt(spec: Hunt, cluster: Cluster, results: Results[Mutant], progress: Progress = lambda n: None) -> Report:
    """Try the mutants of a hunt; the same seed gives the same report whoever the workers are."""
    ground = proving_ground(spec.game)
    unplayed = ground.unplayed(spec)  # and what is played where is known to all workers
    numbers = range(len(draw(ground.title, spec)))
    run(try_mutants, spec, numbers, results, cluster=cluster, progress=progress)
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
        nets["echoes"],
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
    parts = within.split(",")
    return [site for site in sites if any(_is_within(site, part.strip(), paragraphs) for part in parts)]


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
        """Which cases of position files, and which pytest tests, cite each rule. Tests of the page play on a server of
        its own process, where nothing is changed."""
        tests = self.checkout / "tests"
        for where, ids, _ in test_citations(tests, self.title.id):
            if ".py::" in where and not where.startswith("browser/"):
                for id in ids & self.paragraphs.keys():
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
        played = self.footprints.cases.get(site.place, [])
        cases = [number for number in played if number in cited]
        tests = sorted({test for rule in rules for test in self.tests.get(rule, ())})
        plays = [number for number in played if number not in cited]
        games = self.footprints.games.get(site.place, [])
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
        """The first net that does not let it through. A case that cites the rules but does not come to the statement
        can't notice anything and is passed over. What costs less is tried first."""
        change, notice = self._breaker(site, code), functools.partial(self._notice, self.echoes)
        by_end: dict[int, Net] = {KILLED: "tests", HEARD: "echoes"}
        if cases and (end := in_child(lambda: notice(cases), change)):
            return by_end[end]
        by_end[KILLED] = "plays"
        if plays and (end := in_child(lambda: notice(spread(plays, PLAYS), at_once=True), change)):
            return by_end[end]
        walks = [number for number in self.footprints.walks.get(site.place, ()) if number in self.echoes]
        if walks and in_child(lambda: self._any_walk_differs(self.echoes, spread(walks, PLAYS)), change):
            return "echoes"
        self._time(tests)
        if tests and in_child(functools.partial(self._any_test_fails, self.suite, tests), change):
            return "tests"
        return "golden" if games and in_child(lambda: self._any_game_differs(games[:GAMES]), change) else ""

    @functools.cached_property
    def suite(self) -> Suite:
        from .suite import Suite  # needs pytest, which a table does without

        return Suite(self.checkout, (test for tests in self.tests.values() for test in tests))

    @functools.cached_property
    def footprints(self) -> Footprints:
        kept = self.checkout / "build" / "footprints" / self.title.id
        return Tracker(self.title, self.package, self.functions, self.golden, kept).follow_all(self.all_cases)

    def unplayed(self, spec: Hunt) -> list[str]:
        """The functions with rules that are played nowhere."""
        walked = (place for place, walks in self.footprints.walks.items() if not self.echoes.keys().isdisjoint(walks))
        reached = {*self.footprints.cases, *walked, *self.footprints.games}
        sites = sites_of(self.title, spec.within)
        played = {site.key for site in sites if site.place in reached}
        return list(dict.fromkeys(site.key for site in sites if site.key not in played))

    @functools.cached_property
    def echoes(self) -> dict[int, tuple[str, str]]:
        """The echoes of cases and of their walks, as far as what is kept is what is heard now."""
        kept = CaseEchoes(self.checkout / "tests")
        marks = {path: kept.kept(path) for path in kept.files(self.title)}
        now = zip(self.all_cases, self.footprints.case_echoes, self.footprints.walk_echoes, strict=True)
        return {
            number: (echo, walk)
            for number, (case, echo, walk) in enumerate(now)
            if marks.get(case.file, {}).get(case.name) == f"{echo} {walk}"
        }

    def _notice(self, echoes: Mapping[int, tuple[str, str]], numbers: Sequence[int], *, at_once: bool = False) -> int:
        """How a mutant ends that meets these cases. An echo counts only if nothing that is written fails, unless the
        first thing noticed will do."""
        end = SURVIVED
        for number in numbers:
            hurry(self.footprints.case_seconds[number])
            failures, echo = hear_case(self.all_cases[number], self.title)
            if failures:
                return KILLED
            if number in echoes and echo != echoes[number][0]:
                end = HEARD
                if at_once:
                    break
        return end

    def _any_walk_differs(self, echoes: Mapping[int, tuple[str, str]], numbers: Sequence[int]) -> int:
        for number in numbers:
            hurry(self.footprints.walk_seconds[number])
            if hear_walk(self.all_cases[number], self.title) != echoes[number][1]:
                return KILLED
        return SURVIVED

    def _any_test_fails(self, suite: Suite, tests: Sequence[str]) -> int:
        for test in tests:
            hurry(self._needed[test])
            if suite.fails([test]):
                return KILLED
        return SURVIVED

    def _any_game_differs(self, games: Sequence[str]) -> int:
        for name in games:
            hurry(self.footprints.game_seconds[name])
            try:
                self.golden.verify(name, self.title)
            except BadInput:
                return KILLED
        return SURVIVED

    def _search(self, site: Site, code: CodeType) -> list[str]:
        """The first cases of all that fail."""
        with tempfile.NamedTemporaryFile("r", encoding="utf-8") as told:

            def tell() -> int:
                hurry(sum(self.footprints.case_seconds))
                failing = (case for case in self.all_cases if position.run(case, self.title))
                Path(told.name).write_text("\n".join(case.id for case in islice(failing, NOTICED)), encoding="utf-8")
                return SURVIVED

            in_child(tell, self._breaker(site, code))
            return told.read().splitlines()

    def _time(self, tests: Sequence[str]) -> None:
        """What the tests need without a change, which they all must pass; they are run in children as well. They are
        collected before the first child, and so for all of them."""
        for test in tests:
            if test not in self._needed:
                self._needed[test] = TEST_SECONDS
                life = functools.partial(self._any_test_fails, self.suite, [test])
                begin = resource.getrusage(resource.RUSAGE_CHILDREN)
                if in_child(life, lambda: None) != SURVIVED:
                    raise BadInput(f"fails before anything is changed: {test}")
                end = resource.getrusage(resource.RUSAGE_CHILDREN)
                self._needed[test] = end.ru_utime - begin.ru_utime

    @functools.cached_property
    def functions(self) -> list[FunctionType]:
        """All functions of the game; whatever keeps answers is found with them."""
        home = f"{self.package}/"
        package = type(self.title).__module__.rpartition(".")[0]
        for file in {site.file for site in find_sites(self.package)}:
            import_module(".".join((package, *Path(file).with_suffix("").parts)).removesuffix(".__init__"))
        functions = (thing for thing in gc.get_objects() if isinstance(thing, FunctionType))
        return [function for function in functions if function.__code__.co_filename.startswith(home)]

    @functools.cached_property
    def keepers(self) -> list[functools._lru_cache_wrapper[Any]]:
        return find_keepers()

    def _breaker(self, site: Site, code: CodeType) -> Callable[[], None]:
        """What a child does first. All that can be found beforehand is."""
        return functools.partial(replace_code, site.function, code, self.functions, self.keepers)


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


def in_child(life: Callable[[], int], change: Callable[[], None]) -> int:
    """Make the change in a forked child and see how it ends there. Running out of time or memory, or dying in any other
    way, is being killed too."""
    sys.stdout.flush()
    sys.stderr.flush()
    child = os.fork()
    if child == 0:
        _live(life, change)
    _, status = os.waitpid(child, 0)
    code = os.waitstatus_to_exitcode(status)
    if code == BROKEN:
        raise RuntimeError("a mutant could not be made")
    return code if code in (SURVIVED, HEARD) else KILLED


def _live(life: Callable[[], int], change: Callable[[], None]) -> None:
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
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
        hurry(0.0)
        end = life()
    finally:
        os._exit(end)


def hurry(needed: float) -> None:
    """From now on a mutant has some times as long as is needed."""
    seconds = SECONDS + PATIENCE * needed
    signal.setitimer(signal.ITIMER_PROF, seconds)
    signal.setitimer(signal.ITIMER_REAL, seconds * WAITING)


def replace_code(
    name: str, code: CodeType, functions: Sequence[FunctionType], keepers: Sequence[functools._lru_cache_wrapper[Any]]
) -> None:
    """Give every function of this name in this file, and those inside it, the changed code; forget what was kept
    from before."""
    changed = {(inner.co_qualname, inner.co_firstlineno): inner for inner in codes(code)}
    found = False
    for function in functions:
        old = function.__code__
        if old.co_filename == code.co_filename and _belongs(old.co_qualname, name):
            new = changed.get((old.co_qualname, old.co_firstlineno))
            if new is not None and new.co_freevars == old.co_freevars:
                function.__code__ = new
                found = True
    forget(keepers)
    assert found, f"{name} is not in {code.co_filename}"


def _belongs(name: str, function: str) -> bool:
    return name == function or name.startswith(f"{function}.<locals>") or function.startswith(f"{name}.<locals>")
