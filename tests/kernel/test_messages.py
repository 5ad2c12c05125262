"""Texts: names, cases, counting, what is missing."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.kernel.toy import CARD, GIVE_TO, MENU, PLACE, TITLE, PebblesTitle
from westphalia.kernel.contract import find_title
from westphalia.kernel.journal import Journal
from westphalia.kernel.messages import Catalogue, languages
from westphalia.kernel.script import AMOUNT, SEAT, Ask, Kind, Refusal


class Elsewhere(PebblesTitle):
    """The toy with other texts."""

    def __init__(self, locales: Path) -> None:
        self.locales = locales


def with_texts(tmp_path: Path, **texts: str) -> Elsewhere:
    names = tmp_path / "names"
    names.mkdir()
    for path in (TITLE.locales / "names").glob("*.yaml"):
        (names / path.name).write_text(path.read_text(encoding="utf-8"), encoding="utf-8")
    for language, text in texts.items():
        (tmp_path / language).mkdir()
        (tmp_path / language / "some.ftl").write_text(text, encoding="utf-8")
    return Elsewhere(tmp_path)


def test_english_is_the_first_language() -> None:
    assert languages(TITLE) == ["en", "pl"]


def test_numbers_and_ids_become_names() -> None:
    english, polish = Catalogue(TITLE, "en"), Catalogue(TITLE, "pl")
    for place in (1, "dale"):
        assert english.format("log-stash-where", {"place": place}) == "The coin lies in the Dale."
        assert polish.format("log-stash-where", {"place": place}) == "Moneta leży w Dolinie."
    assert polish.format("log-drawn", {"card": "owl"}) == "Dobierasz 1 sowę."
    assert english.name(PLACE, 0) == "Hill"
    assert not english.missing
    assert not english.errors


def test_seats_are_called_by_the_players_names_or_numbers() -> None:
    polish = Catalogue(TITLE, "pl", ["Ala"])
    assert polish.format("log-duel", {"seat": 0, "other": 1}) == "Ala pokonuje gracza 2."
    assert polish.format("log-tip", {"seat": "2", "other": "1"}) == "Gracz 2 daje napiwek graczowi Ala."
    english = Catalogue(TITLE, "en")
    assert english.format("log-duel", {"seat": 0, "other": 1}) == "Player 1 beats Player 2."
    assert english.name(SEAT, "3") == "Player 3"
    english.name_seats_by([(CARD, 0), None])
    assert english.format("log-duel", {"seat": 0, "other": 1}) == "Fox beats Player 2."


CASES = ("nom", "gen", "dat", "acc", "ins", "loc", "with")


@pytest.mark.parametrize(
    ("language", "named", "numbered"),
    [
        ("en", "Ada Ada Ada Ada Ada Ada Ada", "Player 2 Player 2 Player 2 Player 2 Player 2 Player 2 Player 2"),
        (
            "pl",
            "Ada gracza Ada graczowi Ada gracza Ada graczem Ada graczu Ada z graczem Ada",
            "Gracz 2 gracza 2 graczowi 2 gracza 2 graczem 2 graczu 2 z graczem 2",
        ),
        (
            "cs",
            "Ada hráče Ada hráči Ada hráče Ada hráčem Ada hráči Ada s hráčem Ada",
            "Hráč 2 hráče 2 hráči 2 hráče 2 hráčem 2 hráči 2 s hráčem 2",
        ),
        (
            "ru",
            "Ada игрока Ada игроку Ada игрока Ada игроком Ada игроке Ada с игроком Ada",
            "Игрок 2 игрока 2 игроку 2 игрока 2 игроком 2 игроке 2 с игроком 2",
        ),
    ],
)
def test_every_seat_has_its_cases(tmp_path: Path, language: str, named: str, numbered: str) -> None:
    text = "a = " + " ".join(f'{{ NAME($seat, case: "{case}") }}' for case in CASES)
    catalogue = Catalogue(with_texts(tmp_path, **{language: text}), language, ["Ada"])
    assert [catalogue.format("a", {"seat": seat}) for seat in (0, 1)] == [named, numbered]
    assert not catalogue.errors


def test_polish_counts_as_poles_do(tmp_path: Path) -> None:
    text = 'a = { COUNT($n, $card) }\nb = { COUNT($n, $card, case: "acc") }\nc = bez { COUNT($n, $card, case: "gen") }'
    polish = Catalogue(with_texts(tmp_path, en="", pl=text), "pl")
    counted = [polish.format("a", {"n": n, "card": 0}) for n in (0, 1, 2, 4, 5, 12, 22)]
    assert counted == ["0 lisów", "1 lis", "2 lisy", "4 lisy", "5 lisów", "12 lisów", "22 lisy"]
    assert [polish.format("b", {"n": n, "card": 1}) for n in (1, 3, 5)] == ["1 sowę", "3 sowy", "5 sów"]
    assert [polish.format("c", {"n": n, "card": 3}) for n in (1, 3)] == ["bez 1 wilka", "bez 3 wilków"]
    assert not polish.errors


def test_english_counts_one_and_many(tmp_path: Path) -> None:
    english = Catalogue(with_texts(tmp_path, en="a = { COUNT($n, $card) }"), "en")
    assert [english.format("a", {"n": n, "card": "wolf"}) for n in (0, 1, 2)] == ["0 wolves", "1 wolf", "2 wolves"]


def test_a_text_can_select_by_gender_and_by_thing(tmp_path: Path) -> None:
    text = """
a = { NAME($place) } { GENDER($place) ->
    [feminine] zajęta
    [neuter] zajęte
   *[masculine] zajęty
}
b = { $place ->
    [hill] w górę
   *[other] w dół
}
c = { $place }, { NAME($place, case: "gen") }
"""
    polish = Catalogue(with_texts(tmp_path, en="", pl=text), "pl")
    said = [polish.format("a", {"place": place}) for place in range(3)]
    assert said == ["Wzgórze zajęte", "Dolina zajęta", "Brzeg zajęty"]
    assert [polish.format("b", {"place": place}) for place in ("hill", 2)] == ["w górę", "w dół"]
    assert polish.format("c", {"place": 1}) == "Dolina, Doliny"


def test_plain_numbers_and_strings_stay_what_they_are() -> None:
    english = Catalogue(TITLE, "en")
    assert english.format("log-bid", {"seat": 0, "amount": 1}) == "Player 1 bids 1 coin and begins."
    assert english.format("log-speech", {"seat": 0, "words": "{ $seat }"}) == "Player 1: “{ $seat }”"


def test_what_a_language_lacks_is_said_in_english_and_noted(tmp_path: Path) -> None:
    title = with_texts(tmp_path, en="a = hello { NAME($place) }\nb = there", pl="b = tam")
    polish = Catalogue(title, "pl")
    assert polish.format("b") == "tam"
    assert polish.missing == set()
    assert polish.format("a", {"place": 0}) == "hello Wzgórze"
    assert polish.format("nowhere") == "nowhere"
    assert polish.missing == {"a", "nowhere"}
    czech = Catalogue(title, "cs")
    assert czech.name(PLACE, 0) == "Hill"
    assert czech.missing == {"place.hill"}


def test_what_a_text_cannot_say_is_noted(tmp_path: Path) -> None:
    text = 'a = { $who }\nb = { NAME($place, case: "ablative") }\nc = { FLY($place) }\nd =\n    .x = y\n'
    english = Catalogue(with_texts(tmp_path, en=text), "en")
    for id in "abcd":
        english.format(id, {"place": 0})
    assert len(english.errors) == 4
    assert "hill has no form ablative" in english.errors[1]


def test_questions_options_reasons_and_log_lines() -> None:
    english = Catalogue(TITLE, "en", ["Ann", "Bob"])
    ask = Ask(0, MENU, ["roll"], args={"seat": 0, "number": 2})
    assert english.prompt(ask) == "Ann, round 2: what do you do?"
    assert english.label(MENU, "roll") == "Roll"
    assert english.label(GIVE_TO, 1) == "Bob"
    assert english.label(Kind("x", "y", CARD), 2) == "bear"
    assert english.label(Kind("x", "y", AMOUNT), 2) == "2"
    assert english.reason(Refusal("TG-3.5", "no-duels", {"seat": 1})) == "Bob, this table does not duel."
    journal = Journal()
    journal("log-roll", "TG-3.1", seat=0, n=6)
    assert english.line(journal.entries[0]) == "Ann rolls 6."


@pytest.mark.parametrize("language", ["en", "pl", "cs", "ru"])
def test_the_table_itself_speaks_four_languages(language: str) -> None:
    catalogue = Catalogue(TITLE, language)
    for id in ("over", "not-asked", "option", "resign", "resigned", "undo"):
        assert catalogue.format(f"refused-{id}").endswith(".")
    assert catalogue.name(SEAT, 1).endswith(" 2")
    assert not catalogue.missing


def test_a_verb_agrees_with_the_number_of_the_name() -> None:
    ottomans = {"name": "Osmané", "number": "plural"}
    text = "log-card-drawn"
    price_of_power = find_title("price_of_power")
    said = [
        Catalogue(price_of_power, language, [seat]).format(text, {"seat": 0, "power": 1})
        for language, seat in (("cs", ottomans), ("cs", {"name": "Francie"}), ("en", {"name": "France"}))
    ]
    assert [line.split()[1] for line in said] == ["dobírají", "dobírá", "draws"]


def test_a_name_that_ends_in_a_full_stop_shares_it_with_the_sentence() -> None:
    czech = Catalogue(find_title("price_of_power"), "cs")
    line = czech.format("log-ruler-dies", {"seat": 0, "character": "ruler_309-2"})
    assert line.endswith(": Karel XII.")


def test_a_number_below_nought_has_a_minus_and_no_hyphen() -> None:
    russian = Catalogue(find_title("price_of_power"), "ru")
    assert russian.format("log-income", {"seat": 0, "n": -6, "value": 12}).endswith(" −6; в казне: 12.")
    assert russian.cell(-6) == "−6"
    assert russian.format("terminal-saved", {"file": "game-2.jsonl"}).endswith(" game-2.jsonl")


def test_a_seat_called_by_a_realm_of_two_words_is_written_as_the_realm_is() -> None:
    czech = Catalogue(find_title("price_of_power"), "cs")
    realm = czech.title.domains["realm"]
    czech.name_seats_by([(realm, realm.value("papal_states") or 0)])
    assert czech.thing(SEAT, 0).form("with") == "s Papežským státem"


@pytest.mark.parametrize("game", ["six_continents", "raison_detat", "price_of_power"])
@pytest.mark.parametrize("language", ["en", "pl", "cs", "ru"])
def test_log_lines_begin_with_a_capital(game: str, language: str) -> None:
    """Neither a small letter nor a form with a preposition (in Bohemia) stands first."""
    small = re.compile(r'[a-ząćęłńóśźžáčďéěíňřšťúůýа-яё]|\{ NAME\(\$\w+, case: "(?:in|to|from|with)"')
    sources = [path.read_text(encoding="utf-8") for path in (find_title(game).locales / language).glob("*.ftl")]
    lines = [line for source in sources for line in re.findall(r"^log-[\w-]+ = .+", source, re.MULTILINE)]
    assert lines
    assert not [line for line in lines if small.match(line.partition(" = ")[2])]
