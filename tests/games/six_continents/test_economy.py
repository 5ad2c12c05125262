"""Defaults and corners of upkeep, food, capital and victory that position files do not reach."""

import pytest

from tests.games.six_continents.boards import board, table
from westphalia.games.six_continents.board import PLACE
from westphalia.games.six_continents.rules import capital, food, income, upkeep, victory
from westphalia.games.six_continents.tables import WEATHERS
from westphalia.kernel.chance import DiceError
from westphalia.kernel.script import Script
from westphalia.kernel.session import Session

LOST_CAPITAL = {"gallia": {"owner": "ann", "controller": "bob"}}


def place(name: str) -> int:
    value = PLACE.value(name)
    assert value is not None
    return value


def default_of(session: Session, seat: int) -> str:
    ask = session.ask_of(seat)
    assert ask is not None
    return ask.kind.option_id(ask.default_value())


def test_an_absent_debtor_gives_up_units_then_camps_roads_and_ports() -> None:
    """SC-7.5: the default order of decisions.md, section 6 (D10), each in map order."""
    session = table(
        players=4,
        step="start",
        ann={"capital": "gallia", "gold": 0, "temporary": "iberia"},
        **LOST_CAPITAL,
        iberia={"owner": "ann", "port": 1, "road": 1},
        germania={"owner": "ann", "road": 1, "army": {"infantry": 11}},
        italia={"owner": "ann", "main": "slave_camp", "port": 1},
    )
    given = []
    while session.asks()[0].kind.id != "action":
        given.append(default_of(session, 0))
        session.answer(0, given[-1])
    assert given == ["give_up_causes", "excess_unit", "slave_camp", "road", "iberia", "road", "iberia"]
    assert session.state.gold[0] == 0


@pytest.mark.parametrize(
    ("red", "plague", "limit"), [(0, 0, 10), (5, 0, 5), (6, 0, 4), (0, 1, 7), (3, 1, 4), (6, 3, 1)]
)
def test_the_stack_limit(red: int, plague: int, limit: int) -> None:
    """SC-7.3, SC-17.4."""
    g = board(plague=plague, iberia={"owner": "ann", "red": red})
    assert upkeep.stack_limit(g, place("iberia")) == limit
    assert upkeep.stack_limit(g, place("gallia")) is None
    assert upkeep.stack_limit(g, place("sunda")) is None


@pytest.mark.parametrize(("level", "gold"), [(1, 4), (2, 4), (3, 5)])
def test_capital_income(level: int, gold: int) -> None:
    """SC-16.2, SC-21.15."""
    g = board(ann={"capital": "gallia", "level": level})
    assert income.income(g, 0) == gold


@pytest.mark.parametrize(("level", "gold"), [(1, 5), (2, 5), (3, 6)])
def test_capital_income_of_three(level: int, gold: int) -> None:
    """SC-23.2."""
    g = board(options={"three_player_rules": "always"}, ann={"capital": "gallia", "level": level})
    assert income.income(g, 0) == gold


@pytest.mark.parametrize(("provinces", "gold"), [(2, 4), (3, 5), (5, 5), (6, 6)])
def test_income_of_provinces(provinces: int, gold: int) -> None:
    """SC-16.3: one for each full three."""
    names = ("iberia", "germania", "italia", "albion", "balkania")[: provinces - 1]
    g = board(**{name: {"owner": "ann"} for name in names})
    assert income.income(g, 0) == gold


def test_the_default_temporary_place_is_the_strongest_then_the_first() -> None:
    """SC-21.6: the default of D39."""
    session = table(
        players=4,
        turn="bob",
        war=[["ann", "bob"]],
        germania={"owner": "bob", "army": {"infantry": 1}},
        iberia={"owner": "ann", "army": {"infantry": 2}},
        maghreb={"owner": "ann", "army": {"infantry": 3}},
        italia={"owner": "ann", "army": {"cavalry": 1}},
        egypt={"owner": "bob", "controller": "ann", "army": {"infantry": 9}},
    )
    session.answer(1, "attack")
    session.answer(1, "gallia")
    ask = session.ask_of(0)
    assert ask is not None and ask.kind is capital.TEMPORARY_PLACE
    assert default_of(session, 0) == "italia"


def test_nobody_pays_for_famine_without_being_asked() -> None:
    """SC-13.14: the default of D63 declines to pay while soldiers are left."""
    lands = ("iberia", "germania", "italia", "albion", "balkania")
    session = table(
        (2,),
        ann={"capital": "gallia", "gold": 50},
        gallia={"owner": "ann", "army": {"infantry": 1}},
        **{name: {"owner": "ann"} for name in lands},
    )
    session.answer(0, "end")
    assert default_of(session, 0) == "1"
    ask = session.ask_of(0)
    assert ask is not None and list(ask.options) == [1, 2]


def test_nobody_agrees_to_the_end_without_being_asked() -> None:
    """SC-22.2: the default of D66."""
    session = table(step="end_test", end_proposed=1)
    assert [default_of(session, seat) for seat in (0, 1)] == ["disagree", "disagree"]


def test_votes_are_secret_until_all_have_voted() -> None:
    """SC-22.2: hidden until all answered, and then nothing can be undone."""
    session = table(step="end_test", end_proposed=1, turn="ann")
    draws = session.state.chance.draws
    session.answer(0, "agree")
    assert not [entry for entry in session.state.log.entries if entry.message.startswith("log-end")]
    session.answer(1, "disagree")
    assert [entry.message for entry in session.state.log.entries if entry.message.startswith("log-end")] == [
        "log-end-agreed",
        "log-end-refused",
    ]
    assert session.state.chance.draws > draws


def test_a_conqueror_ranks_before_more_points_and_the_eliminated_last() -> None:
    """SC-22.1, SC-22.5."""
    g = board(
        players=3,
        ann={"capital": "gallia"},
        bob={"capital": "sunda"},
        cid={"capital": "andes", "alive": 0},
        sunda={"owner": "bob", "controller": "ann"},
        andes={"owner": "ann"},
        gallia={"owner": "ann", "controller": "bob"},
        **{
            name: {"owner": "bob", "mineral": "rare"}
            for name in ("papua", "borneo", "luzon", "nippon", "lena", "cathay")
        },
    )
    assert victory.points(g, 1) > victory.points(g, 0)
    assert victory.ranking(g) == [[0], [1], [2]]
    assert victory.has_conquered(g, 0) and not victory.has_conquered(g, 1)


def test_upgrade_prices() -> None:
    """SC-21.4, SC-12.19: at the top level the last price."""
    assert [capital.upgrade_price(board(ann={"capital": "gallia", "level": n}), 0) for n in (1, 2, 3)] == [10, 19, 19]
    dear = {"capital_l3_price": 20}
    assert [
        capital.upgrade_price(board(options=dear, ann={"capital": "gallia", "level": n}), 0) for n in (1, 2, 3)
    ] == [10, 20, 20]


@pytest.mark.parametrize(("rounding", "needs"), [("down", [0, 1, 1, 2]), ("up", [1, 1, 2, 2])])
def test_food_need(rounding: str, needs: list[int]) -> None:
    """SC-13.10."""
    found = []
    for provinces in (1, 2, 3, 4):
        names = ("iberia", "germania", "italia")[: provinces - 1]
        g = board(options={"food_rounding": rounding}, **{name: {"owner": "ann"} for name in names})
        found.append(food.food_need(g, 0))
    assert found == needs


def run_out(script: Script[None]) -> None:
    for _ in script:
        raise AssertionError("a question was asked")


def test_the_famine_die_has_4_faces() -> None:
    """SC-13.14: a 5 can't be rolled with 11 provinces, nor a 7 with 12."""
    lands = [PLACE.id(p) for p in range(12) if p]
    g = board((5,), **{name: {"owner": "ann"} for name in lands[:10]})
    with pytest.raises(DiceError):
        run_out(food.suffer_famine(g, 0))
    g = board((7,), **{name: {"owner": "ann"} for name in lands})
    with pytest.raises(DiceError):
        run_out(food.suffer_famine(g, 0))


def test_the_encirclement_die_has_6_faces() -> None:
    """SC-21.13."""
    g = board(
        (7,),
        options={"encirclement_sea": "ignored"},
        war=[["ann", "bob"]],
        ann={"capital": "iberia"},
        iberia={"owner": "ann", "army": {"infantry": 20}},
        gallia={"owner": "bob"},
        maghreb={"owner": "bob"},
    )
    with pytest.raises(DiceError):
        run_out(capital.check_encirclement(g, 0))


@pytest.mark.parametrize(
    ("weather", "farm", "manufactory"), list(zip(WEATHERS, (1, 1, 2, 1, 1, 0), (2, 2, 2, 2, 2, 1), strict=True))
)
def test_income_of_buildings_by_weather(weather: str, farm: int, manufactory: int) -> None:
    """SC-16.4, SC-6.3."""
    for main, gold in (("farm", farm), ("manufactory", manufactory), ("granary", 0)):
        assert income.income(board(weather=weather, iberia={"owner": "ann", "main": main}), 0) == 4 + gold


@pytest.mark.parametrize(("weather", "farm"), list(zip(WEATHERS, (1, 1, 1, 1, 1, 0), strict=True)))
def test_food_of_buildings_by_weather(weather: str, farm: int) -> None:
    """SC-13.11, SC-6.3."""
    for main, supply in (("farm", farm), ("granary", 2), ("manufactory", 0)):
        assert food.food_supply(board(weather=weather, iberia={"owner": "ann", "main": main}), 0) == 2 + supply


def test_the_income_that_scores_is_never_below_0() -> None:
    """SC-22.4."""
    timed = [{"seat": "ann", "amount": -1, "left": 3}]
    g = board(
        players=4,
        ann={"capital": "gallia", "temporary": "iberia"},
        **LOST_CAPITAL,
        iberia={"owner": "ann"},
        timed=timed,
    )
    assert income.next_round_income(g, 0) == 0
