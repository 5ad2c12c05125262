"""What can be done with a thing on the board, and why not."""

from __future__ import annotations

from typing import Any

from tests.browser.prepared import from_position
from tests.browser.test_orders import CASTILE, HOSTS, REALMS
from westphalia.games.price_of_power import TITLE as PRICE_OF_POWER
from westphalia.games.raison_detat import TITLE as RAISON_DETAT
from westphalia.games.six_continents import TITLE as SIX_CONTINENTS
from westphalia.kernel.contract import Title
from westphalia.kernel.pieces import Deed, deeds


def with_thing(title: Title[Any], given: dict[str, Any], seat: int, domain: str, id: str) -> list[Deed]:
    session = from_position(title, given, "pieces")
    number = next(each for each in title.domains.values() if each.name == domain).value(id)
    assert number is not None
    return deeds(session, seat, domain, number, "secret")


def test_an_army_marches_from_where_it_stands_and_a_far_one_can_be_reached() -> None:
    here = {deed.form: deed for deed in with_thing(PRICE_OF_POWER, REALMS, CASTILE, "area", "castile")}
    assert here["march"].wanted == {"from": "castile"} and here["march"].onto == "to"
    assert here["recruit"].wanted == {"area": "castile"}
    there = {deed.form: deed for deed in with_thing(PRICE_OF_POWER, REALMS, CASTILE, "province", "sevilla")}
    assert there["march"].wanted == {"to": "andalucia"} and there["march"].onto == ""


def test_a_realm_leads_to_the_question_whose_answer_it_is() -> None:
    found = {deed.option: deed for deed in with_thing(PRICE_OF_POWER, REALMS, CASTILE, "realm", "granada")}
    assert found["declare_war"].then == ("granada",)


def test_what_can_t_be_done_says_why_and_stands_last() -> None:
    found = with_thing(SIX_CONTINENTS, HOSTS, 0, "place", "levant")
    assert found[0] == Deed("attack", "attack", {"target": "levant"})
    refused = {deed.option: deed.why for deed in found if deed.why is not None}
    assert refused["march"] is not None and refused["march"].rule == "SC-1.21"
    assert [deed.why is None for deed in found] == sorted([deed.why is None for deed in found], reverse=True)


def test_a_fleet_sails_from_where_it_lies() -> None:
    """PP-5.5.8: what is taken hold of is the Space, so that no Army ashore is meant."""
    fleet = {"fleet": {"at": "bay_of_biscay", "heavy": 2}, "ships": {}, "docked": {}}
    given = REALMS | {"castile": REALMS["castile"] | fleet}
    found = {deed.form: deed for deed in with_thing(PRICE_OF_POWER, given, CASTILE, "space", "bay_of_biscay")}
    assert found["sail"].wanted == {"from": "bay_of_biscay"} and found["sail"].onto == "to"
    assert "march" not in found


BUYING = {"scenario": "1618", "step": "purchases", "acting": "france", "france": {"money": 4}}
MOVING = {"scenario": "1618", "step": "moves", "acting": "france"}


def acting(given: dict[str, Any]) -> int:
    return next(ask.seat for ask in from_position(RAISON_DETAT, given, "pieces").asks())


def test_a_general_moves_by_the_order_that_stands_with_the_question() -> None:
    """RE-5.23"""
    found = with_thing(RAISON_DETAT, MOVING, acting(MOVING), "general", "turenne")
    assert found[0].form == "move" and found[0].wanted == {"general": "turenne"} and found[0].onto == "to"


def test_a_general_gets_units_and_his_territory_a_garrison() -> None:
    """RE-5.12 to 5.14"""
    found = {deed.option: deed for deed in with_thing(RAISON_DETAT, BUYING, acting(BUYING), "general", "turenne")}
    assert found["unit"].then == ("turenne",)
    assert {deed.option for deed in with_thing(RAISON_DETAT, BUYING, acting(BUYING), "place", "languedoc")} >= {
        "garrison",
        "fortress",
    }


def test_nothing_can_be_done_while_others_are_asked() -> None:
    assert with_thing(PRICE_OF_POWER, REALMS, CASTILE - 1, "area", "castile") == []
