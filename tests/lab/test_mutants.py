"""Mutants: what is changed in a function that names rules, and what is left alone."""

from __future__ import annotations

from pathlib import Path

import pytest

from westphalia.lab.mutants import find_sites, mutate

HEAD = '''
def rule(g, seat):
    """TG-1: a rule."""
'''


def changes(tmp_path: Path, body: str, head: str = HEAD) -> list[tuple[str, str]]:
    source = head + "".join(f"    {line}\n" for line in body.splitlines())
    (tmp_path / "chapter.py").write_text(source)
    found = [mutate(tmp_path, site)[0] for site in find_sites(tmp_path)]
    assert (tmp_path / "chapter.py").read_text() == source
    return [(change.before, change.after) for change in found]


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("return a < b", ["return a <= b"]),
        ("return a in b", ["return a not in b"]),
        ("return a is None", ["return a is not None"]),
        ("return a < b == c", ["return a <= b == c", "return a < b != c"]),
        ("return a and b", ["return a or b"]),
        ("return not a", ["return a"]),
        ("return a + 2", ["return a - 2", "return a + 3"]),
        ("return a // b", ["return a * b"]),
        ("return True", ["return False"]),
        ("a += b", ["pass", "a -= b"]),
        ("g.gold[seat] = b", ["pass"]),
        ("a = b", []),
        ("pay(g, seat)", ["pass"]),
        ("yield from pay(g, seat)", ["pass"]),
        ("g.gold = (yield ask)", ["pass"]),
        ("if has(a):\n    return b", ["if not has(a):"]),
        ("return [x for x in a if has(x)]", ["return [x for x in a if not has(x)]"]),
        ("return b if has(a) else c", ["return b if not has(a) else c"]),
    ],
)
def test_what_is_changed(tmp_path: Path, before: str, after: list[str]) -> None:
    assert [new for _, new in changes(tmp_path, before)] == after


@pytest.mark.parametrize(
    "body",
    [
        "g.log('log-rain', 'TG-1', rounds=3)",
        "return Refusal('TG-1', 'no-rain', {'left': 3})",
        "assert a < 3",
        "raise ValueError(a + 1)",
        "yield CHECKPOINT",
        "yield from ()",
        "g.chance.reveal()",
        "a: list[3] = b",
        "return zip(a, b, strict=True)",
        "return isinstance(a, B | C)",
        "return f'{a + 1}'",
        "return Ask(seat, MENU, options, 0, args={'left': 3})",
    ],
)
def test_what_is_no_rule_stays(tmp_path: Path, body: str) -> None:
    assert changes(tmp_path, body) == []


def test_only_functions_that_name_rules(tmp_path: Path) -> None:
    assert changes(tmp_path, "return a < b", 'def helper():\n    """No rule."""\n') == []
    assert changes(tmp_path, "return a < b", 'class Rain:\n  def falls():\n    """TG-2."""\n') != []


def test_a_function_inside_belongs_to_the_outer_one_unless_it_names_rules(tmp_path: Path) -> None:
    inner = 'def inner():\n    "{}"\n    return a < b'
    (tmp_path / "chapter.py").write_text(HEAD + "".join(f"    {line}\n" for line in inner.format("").splitlines()))
    assert [site.function for site in find_sites(tmp_path)] == ["rule"]
    (tmp_path / "chapter.py").write_text(HEAD + "".join(f"    {line}\n" for line in inner.format("TG-2").splitlines()))
    assert [site.function for site in find_sites(tmp_path)] == ["rule.<locals>.inner"]


def test_bots_play_no_rule(tmp_path: Path) -> None:
    (tmp_path / "bots").mkdir()
    (tmp_path / "bots" / "war.py").write_text(HEAD + "    return a < b\n")
    (tmp_path / "bots.py").write_text(HEAD + "    return a < b\n")
    assert find_sites(tmp_path) == []


def test_the_line_is_that_of_the_statement(tmp_path: Path) -> None:
    (tmp_path / "chapter.py").write_text(HEAD + "    a = 1\n    if b < a:\n        return 5\n")
    assert [(site.line, site.number) for site in find_sites(tmp_path)] == [(4, 0), (5, 1), (6, 2)]
