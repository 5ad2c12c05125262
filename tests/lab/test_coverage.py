"""Rule coverage reads the rulebook, the tests and the code."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.kernel.toy import TITLE
from westphalia.kernel.contract import BadInput, find_title
from westphalia.kernel.rulebook import read_rulebook, rules_of
from westphalia.lab.coverage import find_checkout, measure_coverage

TEST_FILE = '''
"""TG-4 in the docstring of a module counts for nothing."""

def test_bids():
    """TG-2, and also TG-3.1."""

def test_tg_3_2_a_coin_is_hidden():
    pass

def helper():
    """TG-3.3"""
'''

POSITIONS = """
game: pebbles
cases:
  - name: EX-A1 a gift
    rules: [TG-3.4, TG-9.9]
    given: {}
"""


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    (tmp_path / "pyproject.toml").touch()
    tests = tmp_path / "tests"
    tests.mkdir()
    (tests / "test_it.py").write_text(TEST_FILE)
    (tests / "gifts.yaml").write_text(POSITIONS)
    (tests / "other.yaml").write_text(POSITIONS.replace("pebbles", "marbles").replace("3.4", "3.5"))
    return tmp_path


def test_cited_rules_are_counted(checkout: Path) -> None:
    coverage = measure_coverage(TITLE, checkout)
    rules = rules_of(read_rulebook(TITLE.rulebook))
    assert coverage.rules == len(rules)
    assert coverage.tested == 4
    assert coverage.tested + len(coverage.missing) == coverage.rules
    assert {"TG-2", "TG-3.1", "TG-3.2", "TG-3.4"}.isdisjoint(coverage.missing)
    assert {"TG-3.3", "TG-3.5", "TG-4"} <= set(coverage.missing)
    assert coverage.unknown == ["TG-9.9"]


def test_details_name_the_tests_and_the_code(checkout: Path) -> None:
    details = {cited.rule: cited for cited in measure_coverage(TITLE, checkout).details}
    assert details["TG-2"].tests == ["test_it.py::test_bids"]
    assert details["TG-3.4"].tests == ["gifts.yaml::EX-A1 a gift"]
    assert "__init__.py" in details["TG-2"].code
    assert details["TG-3.5"].tests == []


def test_a_reason_is_shown_only_for_what_has_no_test(checkout: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    rulebook = checkout / "rulebook"
    rulebook.mkdir()
    (rulebook / "rules.md").write_text("**TG-1 One.** a\n\n**TG-2 Two.** b\n")
    (rulebook / "untested.yaml").write_text("TG-1: a definition\nTG-2: said elsewhere\n")
    monkeypatch.setattr(type(TITLE), "rulebook", rulebook)
    coverage = measure_coverage(TITLE, checkout)
    assert (coverage.missing, coverage.untestable) == (["TG-1"], {"TG-1": "a definition"})
    (rulebook / "untested.yaml").write_text("TG-7: no such rule\n")
    with pytest.raises(BadInput, match="TG-7"):
        measure_coverage(TITLE, checkout)


def test_finds_the_checkout_here_above_or_beside_the_source(checkout: Path, tmp_path: Path) -> None:
    assert find_checkout(checkout / "tests") == checkout
    assert (find_checkout(Path("/")) / "src" / "westphalia").is_dir()


def test_six_continents_has_all_its_rules_and_examples() -> None:
    title = find_title("six_continents")
    coverage = measure_coverage(title, find_checkout(Path(__file__).parent))
    assert (coverage.rules, coverage.examples) == (275, 78)
    assert coverage.unknown == []


def test_cards_are_named_by_cases_and_docstrings(checkout: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """``cards:`` of a case of the game, ``Cards:`` in a docstring of its tests, there also patterns."""
    monkeypatch.setattr(TITLE, "cards_to_test", lambda: ["ace_1", "ace_2", "king", "queen", "jack"], raising=False)
    cases = checkout / "tests" / "gifts.yaml"
    cases.write_text(POSITIONS.replace("    given", "    cards: [king, joker]\n    given"))
    (checkout / "tests" / "pebbles").mkdir()
    named = '''def test_aces():\n    """All of them.\n\n    Cards: ace_*, queen.\n    """\n'''
    (checkout / "tests" / "pebbles" / "test_cards.py").write_text(named)
    coverage = measure_coverage(TITLE, checkout)
    assert (coverage.cards, coverage.cards_missing, coverage.cards_unknown) == (5, ["jack"], ["joker"])
