"""What can be done with a thing on the board, and why not."""

from __future__ import annotations

from typing import Any

from tests.browser.prepared import from_position
from tests.browser.test_orders import CASTILE, HOSTS, REALMS
from westphalia.games.price_of_power import TITLE as PRICE_OF_POWER
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


def test_nothing_can_be_done_while_others_are_asked() -> None:
    assert with_thing(PRICE_OF_POWER, REALMS, CASTILE - 1, "area", "castile") == []
