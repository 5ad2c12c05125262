"""Everything that can be said, with the arguments that are hardest to say: as it was kept, and without what no editor
would let through."""

from __future__ import annotations

from pathlib import Path

import pytest

from westphalia.kernel.contract import find_title, installed_titles
from westphalia.kernel.messages import languages, text_files
from westphalia.lab.glossary import all_texts
from westphalia.lab.sentence_lint import faults, strange, unbent
from westphalia.lab.sentences import PAGE, Sentences, game_pages, page_files, read_sentences

HERE = Path(__file__).parent
SENTENCES = Sentences(HERE / "sentences")
TITLES = sorted(installed_titles())
KEPT = sorted(SENTENCES.folder.iterdir())
REMEDY = "if this is what the change is meant to do, run: westphalia golden --sentences"


@pytest.mark.parametrize("speaker", [*TITLES, PAGE])
def test_what_is_said_is_what_was_kept(speaker: str) -> None:
    """What is new has nothing to differ from; it is read by the linter all the same."""
    said = SENTENCES.say_page() if speaker == PAGE else SENTENCES.say(find_title(speaker))
    assert set(said) == {path for path in KEPT if path.name.startswith(f"{speaker}.")}
    for path, text in said.items():
        kept, now = by_message(path.read_text(encoding="utf-8")), by_message(text)
        changed = [(kept[id], sentences) for id, sentences in now.items() if id in kept and kept[id] != sentences]
        assert not changed, f"{path.name}: {REMEDY}; first difference: {changed[0]}"
        language = path.suffixes[-2].removeprefix(".")
        found = [f"{id}: {fault}" for id, many in now.items() for each in many for fault in faults(language, id, each)]
        assert not found, "\n".join(found)


def by_message(text: str) -> dict[str, list[str]]:
    sentences: dict[str, list[str]] = {}
    for id, sentence in read_sentences(text):
        sentences.setdefault(id, []).append(sentence)
    return sentences


@pytest.mark.parametrize("language", languages(find_title(TITLES[0])))
def test_what_is_counted_bends_to_its_number(language: str) -> None:
    titles = [find_title(game) for game in TITLES]
    files = {path for title in titles for path in (*text_files(title.locales, language), *game_pages(title, language))}
    found = list(unbent(language, sorted({*files, *page_files(language)})))
    assert not found, "\n".join(found)


@pytest.mark.parametrize("game", TITLES)
def test_names_cards_and_rulebooks_are_set_like_messages(game: str) -> None:
    title = find_title(game)
    found = [
        f"{language} {place} {id}: {fault}"
        for language in languages(title)
        for place, id, text in all_texts(title, language)
        for fault in strange(language, text)
    ]
    assert not found, "\n".join(found)


def test_faults_are_found() -> None:
    assert list(faults("cs", "log-plague", "v Čechách propuká mor..")) == [
        "two full stops: '..'",
        "a small letter at the beginning",
    ]
    assert list(faults("ru", "log-x", "Казна: -6, «Тюрго» - „Карл“")) == [
        "a hyphen for a minus: '-'",
        "a hyphen for a dash: ' - '",
        "a mark of another language: '„'",
    ]
    assert list(faults("en", "log-x", "Karl XII, s1_00: <FluentNone object>")) == [
        "an id: 's1_00'",
        "the machinery: '<FluentNone'",
    ]
    assert list(faults("en", "log-x", "The Emperor's land can’t be sold")) == ['a straight apostrophe: "\'"']
    assert list(faults("pl", "log-x", "Szansa: 95 %")) == ["a mark of another language: '5 %'"]
    assert list(faults("cs", "log-x", "Šance: 95%")) == ["a mark of another language: '5%'"]
    assert list(faults("en", "what-if", "What if …")) == ["a space before a mark: 'f …'"]
    assert list(faults("pl", "log-x", "„Wojna o sukcesję” trwa: 4–7.")) == []


def test_a_number_before_a_noun_that_does_not_bend_is_found(tmp_path: Path) -> None:
    path = tmp_path / "some.ftl"
    path.write_text(
        "log-a = { $n } dukátů\n"
        "log-b = { $n ->\n    [one] { $n } dukát\n   *[other] { $n } dukátů\n}\n"
        "log-c = { $n } z { $value }\n"
        "log-d = Dukáty: { $n }\n",
        encoding="utf-8",
    )
    assert list(unbent("cs", [path])) == ["log-a: a number before 'dukátů'"]
