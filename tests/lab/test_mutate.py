"""A mutant is killed by the tests that cite its rules, or survives them; nothing of it is left behind."""

from __future__ import annotations

import json
import os
import signal
from pathlib import Path

import pytest

from tests.cli.conftest import Run, run
from tests.kernel import toy
from westphalia.kernel.contract import BadInput
from westphalia.kernel.rulebook import read_rulebook
from westphalia.lab.coverage import cited_rules
from westphalia.lab.echoes import CaseEchoes
from westphalia.lab.golden import Golden
from westphalia.lab.mutants import find_sites, mutate
from westphalia.lab.mutate import (
    HEARD,
    KILLED,
    SURVIVED,
    Ground,
    Hunt,
    Mutant,
    draw,
    in_child,
    read_equivalents,
    spread,
)

__all__ = ["run"]

POSITIONS = """game: pebbles
cases:
  - name: a roll scores
    rules: [TG-3.1]
    given: {players: 2, turn: ann}
    dice: [5]
    when: [{ann: roll}]
    then: {points.ann: 5}
    refused: [{ann: roll, rule: TG-3.1}]
  - name: a gift changes hands
    rules: [TG-3.4]
    given: {players: 2, turn: ann}
    when: [{ann: give 2}]
    then: {coins.ann: 4, coins.bob: 8}
  - name: after the last turn there are bids
    rules: [TG-3]
    given: {players: 2, turn: ann}
    when: [{ann: end}, {bob: end}]
    then: {pending: {ann: bid, bob: bid}}
"""
PYTEST = '''
from tests.kernel.toy import TITLE

def test_leaving():
    """TG-4: who resigns is out."""
    from westphalia.kernel.session import Session
    session = Session.start(TITLE, "standard", 2, secret="1")
    session.resign(0)
    session.answer(1, "0")
    assert session.is_over
    assert session.state.coins[0] == 0
'''


@pytest.fixture
def ground(tmp_path: Path) -> Ground:
    (tmp_path / "pyproject.toml").touch()
    (tmp_path / "tests").mkdir()
    (tmp_path / "tests" / "pebbles.yaml").write_text(POSITIONS)
    (tmp_path / "tests" / "test_it.py").write_text(PYTEST)
    return Ground(toy.TITLE, tmp_path)


def fate(ground: Ground, function: str, after: str) -> Mutant:
    """Of the mutant of this function that reads like this."""
    sites = [site for site in find_sites(ground.package) if site.function == function]
    (found,) = [site for site in sites if mutate(ground.package, site)[0].after == after]
    return ground.try_mutant(found)


def test_a_position_that_cites_the_rule_kills(ground: Ground) -> None:
    mutant = fate(ground, "roll", "g.points[seat] -= face")
    assert (mutant.outcome, mutant.rules, mutant.tests) == ("killed", ["TG-3.1"], 1)
    assert fate(ground, "roll", "g.rolled = 2").outcome == "survived"  # as good as 1


def test_a_pytest_test_that_cites_the_rule_kills(ground: Ground) -> None:
    mutant = fate(ground, "settle", "g.alive[seat] = g.coins[seat] = 1")
    assert (mutant.outcome, mutant.killed_by, mutant.tests) == ("killed", "tests", 1)
    mutant = fate(ground, "settle", "if len(living(g)) < 3:")
    assert (mutant.outcome, mutant.killed_by) == ("killed", "plays")


def test_without_a_test_that_cites_the_rule_it_survives(ground: Ground) -> None:
    mutant = fate(ground, "stash", "g.coins[seat] += 1")
    assert (mutant.outcome, mutant.tests) == ("survived", 0)


def test_a_case_that_plays_the_function_kills_although_it_does_not_cite_the_rule(ground: Ground) -> None:
    positions = ground.checkout / "tests" / "pebbles.yaml"
    positions.write_text(POSITIONS.replace("rules: [TG-3.4]", "rules: [TG-4]"))
    mutant = fate(Ground(toy.TITLE, ground.checkout), "give", "g.coins[seat] += amount")
    assert (mutant.outcome, mutant.killed_by, mutant.tests) == ("killed", "plays", 0)


def test_the_echo_of_a_case_kills_what_its_then_does_not_mention(ground: Ground) -> None:
    """As long as it is what was kept; an echo of other times says nothing."""
    positions = ground.checkout / "tests" / "positions" / "pebbles" / "pebbles.yaml"
    positions.parent.mkdir(parents=True)
    (ground.checkout / "tests" / "pebbles.yaml").rename(positions)
    positions.write_text(POSITIONS.replace("coins.ann: 4, ", ""))
    assert fate(Ground(toy.TITLE, ground.checkout), "give", "g.coins[seat] += amount").outcome == "survived"
    echoes = CaseEchoes(ground.checkout / "tests")
    ((path, why),) = echoes.remake(toy.TITLE)
    assert why == "3 cases heard anew"
    assert list(echoes.remake(toy.TITLE)) == []
    mutant = fate(Ground(toy.TITLE, ground.checkout), "give", "g.coins[seat] += amount")
    assert (mutant.outcome, mutant.killed_by) == ("killed", "echoes")
    mutant = fate(Ground(toy.TITLE, ground.checkout), "stash", "g.coins[seat] += 1")  # only a walk comes there
    assert (mutant.outcome, mutant.killed_by, mutant.plays) == ("killed", "echoes", 0)
    path.write_text("".join(f"00000000 00000000 {name}\n" for name in echoes.kept(positions)))
    assert fate(Ground(toy.TITLE, ground.checkout), "give", "g.coins[seat] += amount").outcome == "survived"
    positions.unlink()
    assert list(echoes.remake(toy.TITLE)) == [(path, "removed: there are no such cases any more")]


def test_a_golden_game_that_plays_the_function_kills_what_the_tests_let_live(ground: Ground) -> None:
    """Also a change that leaves all states as they are, and only shuts or opens what nobody chose."""
    assert fate(ground, "stash", "g.coins[seat] += 1").golden == 0
    golden = Golden(ground.checkout / "tests" / "golden" / "current")
    golden.records.parent.mkdir(parents=True)
    assert list(golden.remake(toy.TITLE))
    del ground.footprints
    mutant = fate(ground, "stash", "g.coins[seat] += 1")
    assert (mutant.outcome, mutant.killed_by, mutant.tests) == ("killed", "golden", 0)
    assert mutant.golden > 0
    assert fate(ground, "roll", "g.points[seat] -= face").killed_by == "tests"


def test_only_in_a_part() -> None:
    def functions(part: str) -> set[str]:
        return {site.function for site in draw(toy.TITLE, Hunt("pebbles", 1000, "1", within=part))}

    assert functions("TG-3.4") == {"give"}
    assert {"give", "roll"} < functions("TG-3") < functions("__init__.py")
    assert "settle" not in functions("TG-3")
    assert functions("TG-3.4,nowhere.py, TG-3") == functions("TG-3")
    for part in ("__init__", "TG-30", "rules"):
        with pytest.raises(BadInput, match="0 places"):
            functions(part)


def test_what_is_played_nowhere_is_told(ground: Ground) -> None:
    """Of the functions with rules; a case or walk that plays one takes it off the list, also one that is new."""
    spec = Hunt("pebbles", 1, "1")
    unplayed = ground.unplayed(spec)
    assert "__init__.py:stash" in unplayed
    assert not {"__init__.py:roll", "__init__.py:give"} & {*unplayed}
    assert ground.unplayed(Hunt("pebbles", 1, "1", within="TG-3.4")) == []
    positions = ground.checkout / "tests" / "pebbles.yaml"
    positions.write_text(
        POSITIONS.replace("[{ann: give 2}]", "[{ann: give 2}, {ann: stash hill}]").replace("ann: 4", "ann: 3")
    )
    again = Ground(toy.TITLE, ground.checkout).unplayed(spec)
    assert {*again} == {*unplayed} - {"__init__.py:stash"}


def test_what_was_found_is_kept_while_nothing_changes(ground: Ground) -> None:
    found = ground.footprints
    assert len(found.case_seconds) == 3
    assert Ground(toy.TITLE, ground.checkout).footprints == found  # to the microsecond: nothing was played
    positions = ground.checkout / "tests" / "pebbles.yaml"
    positions.write_text(f"{POSITIONS}# changed\n")
    again = Ground(toy.TITLE, ground.checkout).footprints
    assert again.case_seconds != found.case_seconds
    assert again.cases == found.cases


def test_of_many_cases_some_from_everywhere() -> None:
    assert list(spread(range(10), 3)) == [0, 3, 6]
    assert list(spread(range(3), 3)) == [0, 1, 2]


def test_cases_that_notice_but_do_not_cite_are_found(ground: Ground, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("westphalia.lab.mutate.PLAYS", 0)
    (site,) = [site for site in find_sites(ground.package) if mutate(ground.package, site)[0].before == "pass_on(g)"]
    ground.cases["TG-2"] = ground.cases.pop("TG-3")
    mutant = ground.try_mutant(site, search=True)
    assert (mutant.outcome, mutant.noticed_by) == ("survived", ["pebbles:after the last turn there are bids"])


def test_nothing_is_left_of_a_mutant(ground: Ground) -> None:
    code, source = toy.roll.__code__, Path(toy.__file__).read_bytes()
    assert fate(ground, "roll", "g.points[seat] -= face").outcome == "killed"
    assert toy.roll.__code__ is code
    assert Path(toy.__file__).read_bytes() == source


def test_one_without_end_or_measure_is_killed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("westphalia.lab.mutate.SECONDS", 0.3)

    def without_end() -> int:
        while True:
            pass

    def without_measure() -> int:
        return not bytearray(1 << 40)

    def crash() -> int:
        os.kill(os.getpid(), signal.SIGKILL)
        return SURVIVED

    assert [in_child(life, lambda: None) for life in (without_end, without_measure, crash)] == [KILLED] * 3
    assert [in_child(lambda end=end: end, lambda: None) for end in (SURVIVED, HEARD)] == [SURVIVED, HEARD]
    with pytest.raises(RuntimeError):
        in_child(lambda: SURVIVED, lambda: {}["no such function"])


def test_tests_must_pass_before_anything_is_changed(ground: Ground, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(toy, "START_COINS", 7)
    with pytest.raises(BadInput, match="before anything is changed"):
        fate(ground, "give", "g.coins[seat] += amount")


def test_equivalents_are_counted_apart(ground: Ground, tmp_path: Path) -> None:
    known = tmp_path / "tests" / "mutants" / "pebbles.yaml"
    known.parent.mkdir()
    known.write_text(
        "- file: __init__.py\n  function: roll\n  before: g.rolled = 1\n  after: g.rolled = 2\n"
        "  reason: only asked if not 0\n"
    )
    mutant = fate(Ground(toy.TITLE, tmp_path), "roll", "g.rolled = 2")
    assert (mutant.outcome, mutant.why) == ("equivalent", "only asked if not 0")
    known.write_text("- file: __init__.py\n")
    with pytest.raises(BadInput, match=r"pebbles\.yaml"):
        read_equivalents(known)


def test_a_range_means_all_of_it_and_a_section_what_is_in_it() -> None:
    paragraphs = read_rulebook(toy.TITLE.rulebook)
    assert cited_rules("TG-3.2 to 3.4: three of them", paragraphs) == ["TG-3.2", "TG-3.3", "TG-3.4"]
    assert cited_rules("TG-2, see TG-9.9", paragraphs) == ["TG-2"]
    assert cited_rules("PP-9", {"PP-9.1": 1, "PP-9.2.3": 1, "PP-91.1": 1}) == ["PP-9.1", "PP-9.2.3"]


def test_the_same_seed_gives_the_same_report_whatever_the_workers(run: Run) -> None:
    command = ("mutate", "raison_detat", "--count", 3, "--seed", 1, "--json")
    alone = run(*command).out
    report = json.loads(alone)
    assert report["mutants"] == 3 == report["killed"] + report["survived"] + report["equivalent"]
    assert run(*command, "--workers", 2).out == alone


def test_more_than_there_are_is_refused(run: Run) -> None:
    result = run("mutate", "raison_detat", "--count", 100_000)
    assert (result.code, result.err.count("\n")) == (2, 1)
