"""SC-4: prices and refunds, building by building."""

import pytest

from tests.games.six_continents.boards import board, table
from westphalia.games.six_continents.board import BUILDING, PLACE
from westphalia.games.six_continents.rules import buildings
from westphalia.games.six_continents.tables import BUNKER

LAND = {"iberia": {"owner": "ann"}, "germania": {"owner": "ann"}, "italia": {"owner": "ann", "bunker": 1}}
PRICES = {
    "road": 5,
    "slave_camp": 7,
    "farm": 11,
    "bunker": 11,
    "granary": 12,
    "port": 12,
    "upgrade_bunker": 19,
    "manufactory": 20,
    "bunker_2": 30,
}


@pytest.mark.parametrize("name", PRICES)
def test_the_exact_price_buys_a_building(name: str) -> None:
    """SC-4.3, SC-4.4, SC-4.5, SC-4.6, SC-7.1, SC-7.6: with one gold less it is refused."""
    session = table(**LAND, ann={"capital": "gallia", "level": 3, "gold": PRICES[name]})
    session.answer(0, "build")
    session.answer(0, name)
    if name != "upgrade_bunker":
        session.answer(0, "iberia")
    assert session.state.gold[0] == 0


@pytest.mark.parametrize("name", PRICES)
def test_one_gold_less_does_not(name: str) -> None:
    """SC-7.6, SC-7.1, SC-4.3, SC-4.4, SC-4.5, SC-4.6."""
    session = table(**LAND, ann={"capital": "gallia", "level": 3, "gold": PRICES[name] - 1})
    if name == "road":
        ask, option = session.ask_of(0), "build"
    else:
        session.answer(0, "build")
        ask, option = session.ask_of(0), name
    assert ask is not None and ask.find(option) is None
    refusal = ask.why_not(option)
    assert refusal is not None and refusal.rule == "SC-7.6"


@pytest.mark.parametrize(
    ("name", "refund"),
    [("road", 2), ("slave_camp", 3), ("farm", 5), ("granary", 6), ("port", 6), ("manufactory", 10)],
)
def test_half_the_nominal_price_comes_back(name: str, refund: int) -> None:
    """SC-4.7: rounded down, whatever weather and farm hands make of the price."""
    g = board(**LAND, weather="gale", ann={"capital": "gallia", "farm_hands": 4})
    value = BUILDING.value(name)
    assert value is not None
    assert buildings.refund(g, 0, value) == refund


@pytest.mark.parametrize("price", ["total", "step"])
@pytest.mark.parametrize(("level", "refund"), [(1, 5), (2, 15)])
def test_a_bunker_comes_back_as_a_whole(price: str, level: int, refund: int) -> None:
    """SC-4.7, SC-4.5: level 2 counts 30 with either price."""
    g = board(options={"bunker_l2_price": price}, iberia={"owner": "ann", "bunker": level})
    assert buildings.refund(g, PLACE.value("iberia") or 0, BUNKER) == refund


def test_a_port_refunds_by_its_option() -> None:
    """SC-4.3, SC-4.7."""
    g = board(options={"port_price": 10})
    assert buildings.refund(g, 0, BUILDING.value("port") or 0) == 5


def test_a_voucher_is_the_default_payment_and_builds_in_a_gale_for_nothing() -> None:
    """SC-4.12, SC-12.13."""
    session = table(**LAND, weather="gale", ann={"capital": "gallia", "gold": 0, "vouchers": 1})
    session.answer(0, "build")
    ask = session.ask_of(0)
    assert ask is not None and [ask.kind.option_id(value) for value in ask.options] == ["road"]
    session.answer(0, "road")
    session.answer(0, "iberia")
    assert (session.state.vouchers[0], session.state.gold[0]) == (0, 0)


def test_the_menu_finds_distant_sites_and_no_impossible_ones() -> None:
    """SC-4.1, SC-4.14: what the menu promises the question keeps, near the capital and far from it."""
    ann = {"capital": "gallia", "gold": 6}
    near_full = {"germania": {"owner": "ann", "road": 1}}
    assert buildings.why_not_build(board(**near_full, ann=ann), 0) is buildings.NO_SITE
    far = {**near_full, "sarmatia": {"owner": "ann"}}
    assert buildings.why_not_build(board(**far, ann=ann), 0) is None
    cut = {**near_full, "levant": {"owner": "ann"}}
    assert buildings.why_not_build(board(**cut, ann=ann), 0) is buildings.NO_SITE
    assert buildings.why_not_build(board(**far, weather="gale", ann=ann), 0) is buildings.NO_GOLD
    near = {"germania": {"owner": "ann"}}
    assert buildings.why_not_build(board(**near, ann=ann), 0) is None
    assert buildings.why_not_build(board(**near, weather="gale", ann=ann), 0) is buildings.NO_GOLD
    foreign_capital = {"players": 3, "bob": {"capital": "germania"}, "germania": {"owner": "bob", "controller": "ann"}}
    assert buildings.why_not_build(board(**foreign_capital, ann=ann), 0) is buildings.NO_SITE


def test_without_capital_and_place_nothing_is_built() -> None:
    """SC-4.14, SC-21.6."""
    g = board(
        players=4,
        ann={"capital": "gallia", "gold": 50},
        gallia={"owner": "ann", "controller": "bob"},
        iberia={"owner": "ann"},
    )
    assert buildings.why_not_build(g, 0) is buildings.NOT_CONNECTED
    assert not any(buildings.connected(g, 0))
