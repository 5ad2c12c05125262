"""The rulebook by paragraphs."""

from __future__ import annotations

from pathlib import Path

from westphalia.kernel.rulebook import examples_of, read_rulebook, rules_of

BOOK = """# A game

Intro with **bold** text.

## 1 General

**TG-1.2 Second.** Its text
goes on here.

| a | table |
| --- | --- |

**TG-1.10 Tenth.** Short.
**TG-1.1 First (old name).** Out of order.

## Examples

**EX-A1 A case (TG-1.2).** GIVEN this. THEN that.

**HOW-1 The goal.** Have most.
"""


def test_paragraphs_have_id_name_chapter_and_whole_text(tmp_path: Path) -> None:
    (tmp_path / "rules.md").write_text(BOOK)
    book = read_rulebook(tmp_path)
    assert rules_of(book) == ["TG-1.1", "TG-1.2", "TG-1.10"]
    assert examples_of(book) == ["EX-A1"]
    assert book["HOW-1"].text == "Have most."
    second = book["TG-1.2"]
    assert (second.name, second.chapter, second.file) == ("Second", "1 General", "rules.md")
    assert second.text == "Its text\ngoes on here.\n\n| a | table |\n| --- | --- |"
    assert book["TG-1.10"].text == "Short."
    assert book["TG-1.1"].name == "First (old name)"
    assert book["EX-A1"].chapter == "Examples"


def test_the_first_file_that_has_a_rule_wins(tmp_path: Path) -> None:
    (tmp_path / "a.md").write_text("**TG-1 One.** first")
    (tmp_path / "b.md").write_text("**TG-1 One.** second")
    assert read_rulebook(tmp_path)["TG-1"].text == "first"


def test_a_rule_may_have_a_letter_for_its_chapter_and_no_name(tmp_path: Path) -> None:
    (tmp_path / "parts.md").write_text("## C.4 Tracks\n\n**TG-C.4.2 Form.** Counted.\n**TG-C.4.3** Nameless.")
    book = read_rulebook(tmp_path)
    assert (book["TG-C.4.2"].name, book["TG-C.4.2"].text) == ("Form", "Counted.")
    assert (book["TG-C.4.3"].name, book["TG-C.4.3"].text) == ("C.4 Tracks", "Nameless.")
