"""What the page shows is what the rules say: the parts of the state that a rule works out, and the numbers on cards."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from westphalia.bots.driver import Driver
from westphalia.bots.protocol import seat_bots
from westphalia.games.price_of_power import TITLE, board, summary, terms
from westphalia.games.price_of_power.board import AREA_OF, AREAS, PROVINCES, REALM, REALMS
from westphalia.games.price_of_power.model import Game
from westphalia.games.price_of_power.printed import printed
from westphalia.games.price_of_power.rules import breakdowns, hre, papacy, peace, religion, units
from westphalia.games.price_of_power.rules.prices import prices
from westphalia.games.price_of_power.tables import RELIGIONS, REVOLUTIONARY
from westphalia.games.raison_detat import TITLE as raison_detat
from westphalia.games.raison_detat.model import action_of
from westphalia.games.raison_detat.rules import influence
from westphalia.kernel.breakdown import total
from westphalia.kernel.chance import Chance
from westphalia.kernel.journal import Journal
from westphalia.kernel.session import Session


def position(given: dict[str, Any]) -> Game:
    return TITLE.position(given, Chance.from_secret("page", TITLE.streams), Journal())


def shown(g: Game) -> dict[str, Any]:
    return TITLE.present(TITLE.mask(g, 0), 0)


def religion_on_the_page(state: dict[str, Any], a: int) -> str:
    """As position.js reads it."""
    changed = state["religions"].get(a)
    printed_there = printed("s1_00")["areas"][a].get("religion", "none")
    return str(printed_there) if changed is None else RELIGIONS[changed]


def middle_games() -> Iterator[Game]:
    """Positions of games that bots have played for a while."""
    for scenario in ("s1_01", "s2_05"):
        seats = TITLE.default_seats(scenario)
        session = Session.start(TITLE, scenario, seats, secret="page")
        driver = Driver(session, seat_bots(TITLE, ["random"] * seats, seed="page"), seed="page")
        for _ in range(12):
            driver.run(150)
            yield session.state  # type: ignore[misc]


def test_a_revolution_token_lies_on_top() -> None:
    """PP-15.0.17: the page read the token below it."""
    g = position({"realms": ["france", "castile"], "turn": "france"})
    a = AREA_OF[g.capital[g.realm[0]]]
    g.revolution[a] = 1
    assert religion.area_religion(g, a) == REVOLUTIONARY
    assert religion_on_the_page(shown(g), a) == RELIGIONS[REVOLUTIONARY]


def test_the_scenario_names_a_member() -> None:
    """PP-3.0.1: the Realm of Spain and Austria has its Capital in Madrid, and is a Member."""
    session = Session.start(TITLE, "s2_05", TITLE.default_seats("s2_05"), secret="page")
    g: Any = session.state
    castile = REALM.value("castile")
    assert castile is not None
    assert not hre.is_hre_province(g, g.capital[castile])
    assert castile in shown(g)["members"]


def test_the_position_is_as_the_rules_say() -> None:
    for g in middle_games():
        state, side = shown(g), g.board
        for a in AREAS:
            assert religion_on_the_page(state, a) == RELIGIONS[religion.area_religion(g, a)]
        for p in PROVINCES:
            assert state["tax"].get(p, side.tax[p]) == terms.tax_value(g, p)
            is_imperial = board.IN_HRE[p] and AREA_OF[p] not in state["left_hre"]
            assert is_imperial == hre.is_hre_province(g, p) or not side.in_play[p]
        assert state["members"] == [r for r in REALMS if hre.is_member(g, r)]
        assert state["papal_controller"] == papacy.papal_controller(g)
        assert state["curia_slots"] == papacy.slots_in_play(g)
        for war in state["wars"]:
            assert terms.at_war_with(g, war.seat, war.realm)
            assert war.units == peace.soldiers(g, war.seat, war.realm)
            assert all(g.occupier[p] == war.seat for p in war.held)
            assert set(war.keeps) <= set(war.held)


def test_parts_add_up_to_the_numbers_of_the_rules() -> None:
    for g in middle_games():
        for seat in range(g.seats):
            assert total(breakdowns.base_tax(g, seat)) == terms.base_tax(g, seat)
            assert total(breakdowns.vassal_tax(g, seat)) == terms.vassal_tax(g, seat)
            assert total(breakdowns.manpower(g, seat)) == units.manpower(g, seat)
        for card in summary.cards(g, 0):
            assert all(total(fact.parts) == fact.value for fact in card.facts if fact.parts)


def test_manpower_beyond_the_limit_says_so() -> None:
    g = position({"realms": ["france", "castile"], "turn": "france"})
    g.manpower_tokens[0] = 30
    assert units.manpower(g, 0) == total(breakdowns.manpower(g, 0)) == 20
    assert breakdowns.manpower(g, 0)[-1].rule == "PP-9.3.2"


def test_prices_are_those_the_rules_ask() -> None:
    """PP-15.0.9: a Protestant converts for less. Only one's own prices are told."""
    given = {"realms": ["france", "castile"], "turn": "france"}
    g = position(given)
    assert prices(g, 0)["convert_area"] == {"adm": 2, "ducats": 3}
    g.faith[g.realm[0]] = RELIGIONS.index("protestant")
    assert prices(g, 0)["convert_area"] == {"adm": 1, "ducats": 3}
    assert [bool(card.prices) for card in summary.cards(g, 0)] == [True, False]
    assert not any(card.prices for card in summary.cards(g, None))


@pytest.mark.parametrize("scenario", raison_detat.scenarios)
def test_influence_and_the_wheel_of_raison_detat(scenario: str) -> None:
    title = raison_detat
    seats = title.default_seats(scenario)
    session = Session.start(title, scenario, seats, secret="page")
    driver = Driver(session, seat_bots(title, ["random"] * seats, seed="page"), seed="page")
    for _ in range(20):
        driver.run(40)
        g: Any = session.state
        state, sheet = title.present(title.mask(g, 0), 0), title.printed(scenario)
        for power in sheet["powers"]:
            assert state["gains"][power] == influence.score(g, power)
            assert sheet["wheel"][state["wheel"].index(power)] == action_of(g, power)
            assert [p for p in state["brings"] if g.control[p] == power] == influence.scoring_lands(g, power)
