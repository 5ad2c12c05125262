"""What the page shows is what the rules say: the parts of the state that a rule works out, and the numbers on cards."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import westphalia
from westphalia.bots.driver import Driver
from westphalia.bots.protocol import seat_bots
from westphalia.games.price_of_power import TITLE, board, summary, terms
from westphalia.games.price_of_power.board import AREA_OF, AREAS, PROVINCE, PROVINCES, REALM, REALMS
from westphalia.games.price_of_power.model import Game, Term, mark
from westphalia.games.price_of_power.printed import printed
from westphalia.games.price_of_power.rules import breakdowns, hre, negotiated_peace, papacy, peace, religion, units
from westphalia.games.price_of_power.rules.prices import prices
from westphalia.games.price_of_power.tables import RELIGIONS, REVOLUTIONARY
from westphalia.games.raison_detat import TITLE as raison_detat
from westphalia.games.raison_detat.board import BOARDS, NOBODY
from westphalia.games.raison_detat.model import action_of, is_major, player
from westphalia.games.raison_detat.rules import election, influence, mobilisation, moves
from westphalia.games.six_continents import TITLE as six_continents
from westphalia.games.six_continents.ids import Place, Seat
from westphalia.games.six_continents.model import Draft
from westphalia.kernel.breakdown import total
from westphalia.kernel.chance import Chance
from westphalia.kernel.journal import Journal
from westphalia.kernel.session import Session

PACKAGE = Path(westphalia.__file__).parent


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
            assert state["suzerain"].get(p, NOBODY) == terms.suzerain(g, p)
            assert (p in state["large"]) == (terms.tax_value(g, p) == 2)
            is_imperial = board.IN_HRE[p] and AREA_OF[p] not in state["left_hre"]
            assert is_imperial == hre.is_hre_province(g, p) or not side.in_play[p]
        owned = {r: p for r, p in enumerate(g.capital) if g.lawful[p] == r}
        assert state["capitals"] == sorted(owned.values())
        assert state["members"] == [r for r in REALMS if hre.is_member(g, r)]
        assert state["papal_controller"] == papacy.papal_controller(g)
        assert state["curia_slots"] == papacy.slots_in_play(g)
        for war in state["wars"]:
            assert terms.at_war_with(g, war.seat, war.realm)
            assert war.units == peace.soldiers(g, war.seat, war.realm)
            assert all(g.occupier[p] == war.seat for p in war.held)
            assert not war.keeps  # nobody writes a treaty


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
            assert state["actions"][power] == action_of(g, power)
            assert (power in state["minors"]) != is_major(g, power)
            assert state["elector_votes"][power] == len(election.electors_of(g, power))
        for seat in range(seats):
            assert all(player(g, power) == seat for power in state["powers"][seat])
        assert sum(map(len, state["powers"])) == sum(g.patron[power] != NOBODY for power in sheet["powers"])
        for route, master in zip(BOARDS[g.scenario].seaways, state["route_control"], strict=True):
            assert master == moves.route_control(g, route)


def test_what_is_bought_costs_what_is_printed() -> None:
    """RE-5.12: the page took one price for everything but Fortresses."""
    prices = raison_detat.printed("1702")["prices"]
    assert set(prices) == set(mobilisation.PURCHASES)
    for word, price in prices.items():
        g: Any = Session.start(raison_detat, "1702", 4, secret="page").state
        power = raison_detat.printed("1702")["powers"][0]
        g.money[power] = price - 1
        refusal = mobilisation.why_not_buy(g, power, word)
        assert refusal in (mobilisation.NO_MONEY, mobilisation.NO_MONEY_FOR_FORTRESS)


def test_a_treaty_says_what_stays_with_its_occupier() -> None:
    """PP-10.5.42: what it does not name; the page took that away itself."""
    given = {"realms": ["castile", "france"], "turn": "castile", "war": [["castile", "france"]]}
    g = position(given | {name: {"occupier": "castile"} for name in ("montpellier", "toulouse")})
    montpellier, toulouse = PROVINCE.value("montpellier"), PROVINCE.value("toulouse")
    assert montpellier is not None and toulouse is not None
    war = next(war for war in shown(g)["wars"] if war.seat == 0)
    assert {montpellier, toulouse} <= set(war.held) and not war.keeps
    g.treaty = [Term(negotiated_peace.PEACE, -1, negotiated_peace.WORDS.index("keep_board"), 0)]
    assert set(shown(g)["wars"][0].keeps) == {montpellier, toulouse}
    g.treaty = [*g.treaty, Term(negotiated_peace.HAND_BACK, 0, toulouse, 0)]
    assert shown(g)["wars"][0].keeps == [montpellier]


def test_a_capital_is_that_of_who_has_it_by_right() -> None:
    """PP-2.5.6: the page looked for the last Realm that has its Capital there."""
    g = position({"realms": ["france", "castile"], "turn": "france"})
    mine, other = g.capital[g.realm[0]], g.capital[g.realm[1]]
    assert {mine, other} <= set(shown(g)["capitals"])
    g.lawful[other] = g.realm[0]
    mark(g)
    assert other not in shown(g)["capitals"]
    g.capital[g.realm[0]] = other
    assert other in shown(g)["capitals"] and mine not in shown(g)["capitals"]


def test_a_draft_says_what_becomes_of_occupied_land() -> None:
    """SC-1.18 (a): ceded by its owner, or returned by its occupier."""
    g: Any = Session.start(six_continents, "standard", 3, secret="page").state

    def settled(seat: int) -> list[Any]:
        return six_continents.present(six_continents.mask(g, seat), seat)["settled"]  # type: ignore[no-any-return]

    for p, (owner, holder) in enumerate([(0, 1), (1, 0), (0, 2), (0, 0), (0, 1)]):
        g.owner[p], g.controller[p] = owner, holder
    assert settled(0) == []
    g.draft = Draft(Seat(0), Seat(1), cede=(Place(4),), give_back=(Place(0),))
    assert settled(0) == [(0, 1, False), (4, 0, True)]
    assert settled(2) == []
    shown = [six_continents.present(six_continents.mask(g, seat), seat)["unlisted"] for seat in (0, 2)]
    assert shown == [[1], []]


# What the page worked out once and is told now, as it would look in its code.
WORKED_OUT = {
    "price_of_power": (r"capitals\.get", r"keeps\.filter", r"treaty\[0\]"),
    "raison_detat": (
        r"patron\[\w+\] === (?!NOBODY)",
        r"electors\.filter",
        r"wheel\.indexOf",
        r"control\[anchor",
        r"price_",
    ),
    "six_continents": (r"state\.owner\[\w+\] === \w*(owner|seat|other)", r"supply < ", r"cede\.includes"),
}


@pytest.mark.parametrize("game", WORKED_OUT)
def test_the_page_works_out_no_rule_again(game: str) -> None:
    pages = sorted((PACKAGE / "games" / game / "web").glob("*.js"))
    assert pages
    for path in pages:
        code = path.read_text(encoding="utf-8")
        assert not [pattern for pattern in WORKED_OUT[game] if re.search(pattern, code)], path.name
