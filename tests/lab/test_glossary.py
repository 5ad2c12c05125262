"""One word for one thing, in every language."""

from __future__ import annotations

from pathlib import Path

import pytest

from westphalia.kernel.contract import BadInput, find_title, installed_titles
from westphalia.kernel.messages import languages
from westphalia.lab.glossary import glossary_file, page_slips, read_glossary, slips

SPOKEN = [(game, language) for game in sorted(installed_titles()) for language in languages(find_title(game))]


@pytest.mark.parametrize(("game", "language"), SPOKEN)
def test_no_text_says_it_with_a_forbidden_word(game: str, language: str) -> None:
    found = list(slips(find_title(game), language))
    assert not found, "\n".join(found)


@pytest.mark.parametrize("language", ["en", "pl", "cs", "ru"])
def test_neither_the_page_nor_the_server_says_it_with_a_forbidden_word(language: str) -> None:
    found = list(page_slips(language))
    assert not found, "\n".join(found)


def test_a_forbidden_word_on_the_page_is_found(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    page = tmp_path / "cs.ftl"
    page.write_text("hint = Zaplaťte 2 ADM.\n", encoding="utf-8")
    monkeypatch.setattr("westphalia.lab.glossary.page_files", lambda language: (page,))
    assert list(page_slips("cs")) == ["page hint: 'ADM', not 'kostka správy' (7.1)"]


@pytest.mark.parametrize(("game", "language"), SPOKEN)
def test_a_term_does_not_forbid_itself(game: str, language: str) -> None:
    terms = read_glossary(glossary_file(find_title(game), language))
    assert terms
    assert not [term.id for term in terms if any(word.search(term.term) for word in term.forbidden)]


def test_a_forbidden_word_on_a_card_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    title = find_title("price_of_power")
    monkeypatch.setattr("westphalia.lab.glossary.printed_texts", lambda title, language: {"": "Zaplaťte 2 ADM."})
    assert list(slips(title, "cs")) == ["card Zaplaťte 2 ADM.: 'ADM', not 'kostka správy' (7.1)"]


def test_an_entry_without_a_source_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "cs.yaml"
    path.write_text("adm: {term: kostka správy, forbidden: []}", encoding="utf-8")
    with pytest.raises(BadInput, match="adm needs term, source"):
        read_glossary(path)
