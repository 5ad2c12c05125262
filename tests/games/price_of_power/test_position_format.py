"""Position files of The Price of Power: what can be said, and what is refused in one clear line."""

from __future__ import annotations

from typing import Any

import pytest

from westphalia.games.price_of_power import TITLE
from westphalia.games.price_of_power.model import Game
from westphalia.kernel.chance import ScriptedChance
from westphalia.kernel.contract import BadInput
from westphalia.kernel.journal import Journal

REALMS = ["castile", "england", "france", "austria"]


def given(**changes: Any) -> Game:
    return TITLE.position({"realms": REALMS, **changes}, ScriptedChance(), Journal())


def read(g: Game, path: str) -> Any:
    return TITLE.inspect(g, path)


def test_a_realm_is_its_setup_with_changes() -> None:
    g = given(castile={"ducats": 8, "adm": 5, "stability": -2, "prestige": 7, "interest": 1, "available": 3})
    assert [read(g, f"castile.{name}") for name in ("ducats", "adm", "dip", "stability", "prestige")] == [
        8,
        5,
        3,
        -2,
        7,
    ]
    assert read(g, "england.ducats") == 15 and read(g, "active") == "castile"
    assert read(g, "castile.cubes") == 15 - 2, "two more cubes of ADM"


def test_units_ships_and_leaders() -> None:
    army = {"area": "leon", "infantry": 2, "mercenary_cavalry": 1, "general": "ruler"}
    g = given(
        castile={"army_1": army, "infantry": {"leon": 1}, "ships": {"north_sea": {"slot": 1, "sea": 2}}},
        england={"fleet": {"at": "port_london", "heavy": 2, "damaged": 1}, "docked": {"wessex": 1}},
    )
    assert read(g, "castile.army_1") == army
    assert read(g, "units.leon.castile") == 4 and read(g, "infantry.leon.castile") == 1
    assert read(g, "ships.north_sea.castile") == 3 and read(g, "on_slot.north_sea.castile") == 1
    assert read(g, "england.fleet") == {"heavy": 2, "damaged": 1} and read(g, "england.fleet_at") == "port_london"
    assert read(g, "england.docked") == {"wessex": 1}


def test_towns_vassals_and_occupation() -> None:
    g = given(
        castile={"remove_towns": ["galicia"], "add_towns": ["lisboa!"], "vassals": ["baleares"]},
        badajoz={"occupier": "france"},
        salamanca={"unrest": 1, "occupier": "rebels"},
    )
    assert read(g, "owner.lisboa") == "castile" and read(g, "unrest.lisboa") == 1
    assert "galicia" not in read(g, "castile.towns")
    assert read(g, "controller.badajoz") == "france" and read(g, "controller.salamanca") == "rebels"
    assert read(g, "castile.vassals") == ["baleares"]


def test_cards_lie_in_one_place() -> None:
    g = given(
        castile={"hand": ["adm_01_1"], "display": [{"card": "dip_01_1", "charges": 2}], "advisors": ["adm_03_1"]},
        adm_deck=["adm_01_2", "adm_02_1"],
        discard=["mil_01_1"],
        event_row=["151B", {"event": "12A-1", "up": 0, "ducats": 4}],
        trade_deck=["t15_2"],
    )
    assert read(g, "castile.hand") == ["adm_01_1"] and read(g, "castile.display") == {"dip_01_1": 2}
    assert g.deck[0][-1] != g.deck[0][-2] and read(g, "mil_discard") == ["mil_01_1"]
    assert [entry["event"] for entry in read(g, "event_row")] == ["151B", "12A-1"]
    assert read(g, "adm_cards") == 36 - 2


def test_areas_and_relations() -> None:
    g = given(
        leon={"rebels": 2, "religion": "diverse", "influence": {"france": 1}, "claims": ["england"]},
        war=[["castile", "granada"], ["england", "france"]],
        england={"alliances": []},
        castile={"alliances": {"portugal": "active"}, "marriages": ["aragon"], "ideas": ["cabinet"]},
        **{"area.castile": {"plague": 1}},
    )
    assert read(g, "rebels.leon") == 2 and read(g, "religion.leon") == "diverse"
    assert read(g, "influence.leon.france") == 1 and read(g, "claim.leon.england") == 1
    assert read(g, "castile.wars") == ["granada"] and read(g, "france.wars") == ["england"]
    assert read(g, "alliance.portugal.castile") == 2 and read(g, "castile.ideas") == ["cabinet"]
    assert read(g, "plague.castile") == 1


@pytest.mark.parametrize(
    ("changes", "says"),
    [
        ({"atlantis": {"unrest": 1}}, "unknown: atlantis"),
        ({"castile": {"gold": 5}}, "castile: unknown 'gold'"),
        ({"galicia": {"gold": 5}}, "galicia: unknown 'gold'"),
        ({"castile": {"towns": ["atlantis"]}}, "no province 'atlantis'"),
        ({"turn": "venice"}, "nobody at this table plays 'venice'"),
        ({"step": "tea"}, "step can be"),
        ({"castile": {"ducats": "many"}}, "a number is needed"),
        ({"castile": {"adm": 11}}, "this cannot be: castile: Monarch Power"),
        ({"castile": {"colonists": 40}}, "this cannot be: castile: more cubes owed"),
        ({"scenario": "s1_00"}, "a scenario .* or a list of realms"),
    ],
)
def test_mistakes_are_told(changes: dict[str, Any], says: str) -> None:
    with pytest.raises(BadInput, match=says):
        given(**changes)


def test_unknown_paths_are_told() -> None:
    g = given()
    for path in ("gold.castile", "castile.gold", "influence.lombardy", "owner.atlantis", "ducats.venice"):
        with pytest.raises(BadInput):
            read(g, path)


def test_a_scenario_is_named_by_its_variant() -> None:
    g = TITLE.position({"scenario": "s2_01_muscovy"}, ScriptedChance(), Journal())
    assert read(g, "turn_order") == ["ottomans", "france", "castile", "england", "muscovy", "poland"]
    with pytest.raises(BadInput, match="no variant 's9_99'"):
        TITLE.position({"scenario": "s9_99"}, ScriptedChance(), Journal())
