"""The names of Raison d'État are complete in every language."""

from importlib.resources import files
from typing import Any

import pytest
import yaml

from westphalia.games.raison_detat.board import DOMAINS

GAME = files("westphalia") / "games" / "raison_detat"
LANGUAGES = ("en", "pl", "cs", "ru")
INFLECTED = ("pl", "cs", "ru")
CASES = ("nom", "gen", "dat", "acc", "ins", "loc")


def read(*path: str) -> Any:
    return yaml.load(GAME.joinpath(*path).read_text(encoding="utf-8"), yaml.CSafeLoader)


NAMES = {language: read("locales", "names", f"{language}.yaml") for language in LANGUAGES}


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_an_option_can_point_at_has_a_name(language: str) -> None:
    for domain in DOMAINS.values():
        if domain.ids is not None and domain.name != "seat":
            assert set(NAMES[language][domain.name]) == set(domain.ids)


@pytest.mark.parametrize("language", INFLECTED)
def test_every_land_route_and_power_declines(language: str) -> None:
    for domain in ("place", "route", "power"):
        for name, entry in NAMES[language][domain].items():
            missing = {"name", "gender", "in", "with", *CASES} - set(entry)
            assert not missing, f"{language}: {domain}.{name} lacks {missing}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_lands_of_one_map_bear_one_name(language: str) -> None:
    for scenario in ("1618", "1702"):
        lands = [entry["id"] for entry in read("content", f"map_{scenario}.yaml")["territories"]]
        names = [NAMES[language]["place"][id]["name"] for id in lands]
        assert len(set(names)) == len(names)


def test_land_that_is_called_otherwise_in_1702_has_an_id_of_its_own() -> None:
    assert NAMES["en"]["place"]["zealand"]["name"] == "Denmark and Scania"
    assert NAMES["en"]["place"]["denmark"]["name"] == "Denmark"
    assert NAMES["pl"]["power"]["poland_saxony"]["gen"] == "Polski-Saksonii"
