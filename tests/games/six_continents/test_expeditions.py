"""Expeditions: what an absent player answers (decisions.md, section 6)."""

from typing import Any

import pytest

from westphalia.games.six_continents import TITLE
from westphalia.games.six_continents.board import PLACE
from westphalia.games.six_continents.model import Game, OverseasExpedition
from westphalia.games.six_continents.rules import internal_expeditions, overseas_expeditions
from westphalia.kernel.chance import ScriptedChance
from westphalia.kernel.journal import Journal
from westphalia.kernel.script import Ask

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
