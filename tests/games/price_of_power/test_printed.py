"""What the page is told of boards and cards, and the page's own texts."""

from __future__ import annotations

import re
from pathlib import Path

import msgspec
import pytest

from westphalia.games.price_of_power import TITLE, board
from westphalia.games.price_of_power.printed import printed

LOCALES = Path(board.__file__).parent / "web" / "locales"


def test_lists_are_in_the_order_of_the_domains() -> None:
    data = printed("s1_05")
    for name, domain in (("provinces", "province"), ("events", "event"), ("cards", "card"), ("ideas", "idea")):
        assert len(data[name]) == len(board.DOMAINS[domain].ids or ())
    central_authority = data["actions"][data["cards"][0]["action"]]
    assert (central_authority["cost"], central_authority["charges"]) == ({"adm": 2, "ducats": 2}, 3)


def test_a_scenario_of_1618_shows_that_side_of_the_map() -> None:
    sides = {scenario: set(printed(scenario)["sides"]) for scenario in ("s1_01", "s1_05")}
    assert sides == {"s1_01": {1444}, "s1_05": {1618}}


def test_every_variant_of_a_scenario_has_its_board() -> None:
    assert len(printed("s1_01")["boards"]) == len(TITLE.scenarios["s1_01"].seats)
    assert msgspec.json.encode(printed("s2_01"))


def test_cards_tell_the_places_they_list() -> None:
    data = printed("s1_01")
    english = data["missions"][board.DOMAINS["mission"].value("france_1a")]
    assert english["provinces"] == [board.province(key) for key in ("bordeaux", "normandie", "caux", "maine")]
    italian = data["milestones"][board.DOMAINS["milestone"].value("m1_pol_italian")]
    assert board.area("lombardy") in italian["areas"] and len(italian["areas"]) == 6
    unlisted = [m for m in data["milestones"] if "listed" in m["requirement"] and not {"areas", "provinces"} & set(m)]
    assert unlisted == []


def ids(language: str) -> list[str]:
    return re.findall(r"^([a-z][\w-]*) =", (LOCALES / f"{language}.ftl").read_text(encoding="utf-8"), re.MULTILINE)


@pytest.mark.parametrize("language", ["pl", "cs", "ru"])
def test_the_page_says_the_same_in_every_language(language: str) -> None:
    assert ids(language) == ids("en")


def test_every_symbol_of_an_event_has_a_name() -> None:
    symbols = {symbol.split(":")[0] for event in board.EVENTS for symbol in event.symbols}
    assert {f"symbol-{symbol}" for symbol in symbols} <= set(ids("en"))
