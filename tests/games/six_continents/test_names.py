"""The names of Six Continents are complete in every language."""

from importlib.resources import files
from typing import Any

import pytest
import yaml

GAME = files("westphalia") / "games" / "six_continents"
LANGUAGES = ("en", "pl", "cs", "ru")
INFLECTED = ("pl", "cs", "ru")
CASES = ("nom", "gen", "dat", "acc", "ins", "loc")
PLURAL_CASES = tuple(f"pl_{case}" for case in CASES)
COUNTING = ("one", "few", "many", "acc_one", "acc_few", "acc_many")


def read(*path: str) -> Any:
    return yaml.load(GAME.joinpath(*path).read_text(encoding="utf-8"), yaml.CSafeLoader)


NAMES = {language: read("locales", "names", f"{language}.yaml") for language in LANGUAGES}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_place_of_the_map_has_a_name(language: str) -> None:
    world = read("content", "map.yaml")
    for domain, section in (("place", "territories"), ("sea", "sea_zones"), ("continent", "continents")):
        assert list(NAMES[language][domain]) == [entry["id"] for entry in world[section]]


@pytest.mark.parametrize("language", INFLECTED)
def test_languages_name_the_same_things_as_english(language: str) -> None:
    english = {domain: set(entries) for domain, entries in NAMES["en"].items()}
    assert {domain: set(entries) for domain, entries in NAMES[language].items()} == english


@pytest.mark.parametrize("language", INFLECTED)
def test_every_noun_declines(language: str) -> None:
    for domain, entries in NAMES[language].items():
        for name, entry in entries.items():
            expected = {"name", "gender", *CASES}
            if domain in ("place", "sea"):
                expected |= {"in", "to", "from", "with"}
            elif domain == "continent":
                expected |= {"in", "with"}
            elif domain == "colour":
                expected |= {"with", *PLURAL_CASES}
            elif domain in ("unit", "ship", "building", "goods"):
                expected |= {*PLURAL_CASES, *COUNTING}
            assert expected <= set(entry), f"{language}: {domain}.{name} lacks {expected - set(entry)}"


def test_english_counts_what_the_others_count() -> None:
    for domain in ("unit", "ship", "building", "goods"):
        for name, entry in NAMES["en"][domain].items():
            assert {"one", "other"} <= set(entry), f"en: {domain}.{name}"


def test_polish_counts_soldiers_as_poles_do() -> None:
    infantry = NAMES["pl"]["unit"]["infantry"]
    assert [infantry[form] for form in ("one", "few", "many")] == ["piechur", "piechurów", "piechurów"]


@pytest.mark.parametrize(
    ("language", "place", "directions"),
    [
        ("pl", "alyeska", ("na Alasce", "na Alaskę", "z Alaski")),
        ("pl", "gallia", ("w Galii", "do Galii", "z Galii")),
        ("pl", "scandia", ("w Skandii", "do Skandii", "ze Skandii")),
        ("pl", "la_plata", ("nad La Platą", "nad La Platę", "znad La Platy")),
        ("cs", "alyeska", ("na Aljašce", "na Aljašku", "z Aljašky")),
        ("cs", "scandia", ("ve Skandii", "do Skandie", "ze Skandie")),
        ("ru", "alyeska", ("на Аляске", "на Аляску", "с Аляски")),
        ("ru", "gallia", ("в Галлии", "в Галлию", "из Галлии")),
    ],
)
def test_each_place_takes_its_own_prepositions(language: str, place: str, directions: tuple[str, str, str]) -> None:
    forms = NAMES[language]["place"][place]
    assert tuple(forms[form] for form in ("in", "to", "from")) == directions
