"""Expeditions: what an absent player answers (decisions.md, section 6), tables and dice."""

from typing import Any

import pytest

from westphalia.games.six_continents import TITLE
from westphalia.games.six_continents.board import PLACE
from westphalia.games.six_continents.model import Game, OverseasExpedition
from westphalia.games.six_continents.rules import internal_expeditions, overseas_expeditions, plague, revolts
from westphalia.kernel.chance import DiceError, ScriptedChance
from westphalia.kernel.journal import Journal
from westphalia.kernel.script import Ask, Script

LAND = {
    "congo": {"owner": "ann", "road": 1, "main": "farm", "army": {"infantry": 2}},
    "cape": {"owner": "ann", "road": 1, "main": "farm"},
    "abyssinia": {"owner": "ann", "red": 1},
    "sahel": {"owner": "ann"},
}


def game(land: dict[str, Any], *dice: int) -> Game:
    given = {"players": 4, "round": 5, "turn": "ann", "ann": {"gold": 20}, **land}
    g: Game = TITLE.position(given, ScriptedChance(dice), Journal())
    return g


def asked(g: Game, result: int) -> Ask:
    """The first question that a result of the overseas table asks."""
    ask = overseas_expeditions.resolve(g, OverseasExpedition(0, 5, 0), result).send(None)
    assert isinstance(ask, Ask)
    return ask


@pytest.mark.parametrize(
    ("result", "kind", "default"),
    [
        (11, "lose_road", "congo"),
        (16, "plant_tree", "sahel"),
        (46, "contrary_winds", "abandon"),
        (61, "captains_idea", "free_upgrade"),
        (91, "poison_place", "sahel"),
    ],
)
def test_defaults_of_overseas_results(result: int, kind: str, default: str) -> None:
    """SC-12.7, SC-12.8, SC-12.16, SC-12.19, SC-12.23: first province in map order, no payment, the upgrade."""
    ask = asked(game(LAND), result)
    assert ask.kind.id == kind
    assert ask.kind.option_id(ask.default_value()) == default


def test_poison_takes_a_building_rather_than_gold_by_default() -> None:
    """SC-12.23: paying is declined while a building can be given."""
    ask = asked(game({"congo": LAND["congo"], "cape": LAND["cape"]}), 91)
    assert [ask.kind.option_id(option) for option in ask.options] == ["congo", "cape", "pay"]
    assert ask.kind.option_id(ask.default_value()) == "congo"


def test_minerals_are_declined_and_savages_avoided_by_default() -> None:
    """SC-11.6, SC-11.8."""
    g = game(LAND, 4)
    congo = PLACE.value("congo")
    assert congo is not None
    mineral = internal_expeditions.find_common_mineral(g, 0, congo).send(None)
    savages = internal_expeditions.meet_savages(g, 0, congo).send(None)
    assert isinstance(mineral, Ask) and isinstance(savages, Ask)
    assert (mineral.default_value(), savages.default_value()) == ("decline", "withdraw")


OVERSEAS_ROWS = [
    (1, 1, "treasure"),
    (2, 6, "lost_at_sea"),
    (7, 10, "mercenaries"),
    (11, 15, "riot"),
    (16, 18, "coconut_tree"),
    (19, 20, "shot"),
    (21, 25, "ghost_ship"),
    (26, 29, "missing_row"),
    (30, 35, "road_engineers"),
    (36, 40, "tropical_disease"),
    (41, 45, "rich_tribe"),
    (46, 50, "contrary_winds"),
    (51, 54, "farm_hands"),
    (55, 60, "ecologists"),
    (61, 70, "captains_idea"),
    (71, 75, "missing_row"),
    (76, 80, "cannibals"),
    (81, 85, "new_weapon"),
    (86, 90, "captain_for_sale"),
    (91, 98, "poison"),
    (99, 100, "world_plague"),
]


def test_the_rows_of_the_overseas_table() -> None:
    """SC-12.3 SC-12.4 SC-12.5 SC-12.6 SC-12.7 SC-12.8 SC-12.11 SC-12.12 SC-12.13 SC-12.14 SC-12.15 SC-12.16 SC-12.17
    SC-12.18 SC-12.19 SC-12.20 SC-12.21 SC-12.22 SC-12.23 SC-12.24 Every result from 1 to 100."""
    expected = [name for first, last, name in OVERSEAS_ROWS for _ in range(first, last + 1)]
    assert [overseas_expeditions.row(result).__name__ for result in range(1, 101)] == expected


def run_out(script: Script[Any]) -> None:
    for _ in script:
        raise AssertionError("a question was asked")


def test_ecologists_stay_for_a_d6() -> None:
    """SC-12.18."""
    g = game(LAND, 6)
    overseas_expeditions.ecologists(g, OverseasExpedition(0, 5, 0))
    assert g.ecologists[0] == 5 + 6
    with pytest.raises(DiceError):
        overseas_expeditions.ecologists(game(LAND, 7), OverseasExpedition(0, 5, 0))


def test_savages_come_by_d10() -> None:
    """SC-11.8."""
    sahel = PLACE.value("sahel")
    assert sahel is not None
    g = game(LAND, 10)
    run_out(internal_expeditions.meet_savages(g, 0, sahel))
    assert g.soldiers[sahel] == 10
    with pytest.raises(DiceError):
        run_out(internal_expeditions.meet_savages(game(LAND, 11), 0, sahel))


def test_the_plague_rolls_a_d10() -> None:
    """SC-17.2."""
    g = game(LAND, 10)
    run_out(plague.roll(g, 0))
    assert sum(g.soldiers) == 0
    with pytest.raises(DiceError):
        run_out(plague.roll(game(LAND, 11), 0))


def test_the_dice_of_revolts() -> None:
    """SC-19.13 SC-20.1 SC-20.2 A d3 of incited soldiers, a d10 in famine, a d6 or d10 where red tokens lie."""
    red = {"congo": {"owner": "ann", "red": 1}}
    robbed = {"congo": {"owner": "ann", "red": 1, "robber": 4}}
    incited = {"ann": {"incited": 1}}
    for land, check, roll, faces in (
        (incited, revolts.carry_out_incited, (), 3),
        ({}, revolts.check_famine_revolt, (1,), 10),
        (red, revolts.check_red_token_revolt, (1,), 6),
        (robbed, revolts.check_red_token_revolt, (1,), 10),
    ):
        run_out(check(game(land, *roll, faces), 0))
        with pytest.raises(DiceError):
            run_out(check(game(land, *roll, faces + 1), 0))
