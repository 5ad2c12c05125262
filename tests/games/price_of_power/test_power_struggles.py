"""17.4 Power Struggles: the Battleground Areas, and each criterion of each card."""

from __future__ import annotations

from typing import Any

import pytest
import yaml

from tests.games.price_of_power.boards import position_board
from tests.games.price_of_power.scripts import run
from westphalia.games.price_of_power.board import POWER_STRUGGLES, REALM, STRUGGLE, area, province
from westphalia.games.price_of_power.card_rules import prestige
from westphalia.games.price_of_power.effects import goals
from westphalia.games.price_of_power.effects import run as effects
from westphalia.games.price_of_power.model import Game

# card, criterion, position, Prestige that it brings
CRITERIA = [
    (
        "italian_wars great_cities",
        "realms: [france, castile, austria], france: {add_towns: [milano]}, napoli: {occupier: france}, "
        "castile: {add_towns: [firenze]}",
        {"france": 2},
    ),
    ("italian_wars voice_of_rome", "realms: [france, castile], curia: [castile, castile]", {"castile": 1}),
    (
        "italian_wars kept_out",
        "realms: [france, castile, austria, england], france: {influence: {}}, castile: {influence: {sicily: 1}}",
        {"france": -2},  # Austria has Krain in VENETIA, England is not named
    ),
    (
        "distant_trade factors_abroad",
        "realms: [portugal, castile], portugal: {merchants: [ivory_coast, south_america, sevilla]}, "
        "castile: {merchants: [genoa, sevilla]}",
        {"portugal": 2},
    ),
    (
        "distant_trade convoys",
        "realms: [portugal, castile], portugal: {ships: {southeastern_atlantic: 2, central_atlantic: 2}}, "
        "castile: {ships: {southeastern_atlantic: 1}}",
        {"portugal": 3},
    ),
    (
        "distant_trade convoys",
        "realms: [portugal, castile], portugal: {ships: {southeastern_atlantic: 1}}, castile: {ships: {}}",
        {},
    ),
    (
        "distant_trade empty_charts",
        "realms: [portugal, castile, england], portugal: {ideas: [quest_for_the_new_world]}, "
        "castile: {ideas: [quest_for_the_new_world], add_towns: [antilles]}",
        {"portugal": -2},
    ),
    (
        "thirty_years_war electors_true",
        "realms: [austria, england], area.bohemia: {religion: catholic}, area.saxony: {religion: protestant}",
        {"austria": 4},
    ),
    (
        "thirty_years_war electors_lost",
        "realms: [austria, england], area.bohemia: {religion: catholic}, area.saxony: {religion: protestant}, "
        "westphalia: {religion: diverse}",
        {"austria": -2},
    ),
    (
        "thirty_years_war living_off_the_land",
        "realms: [sweden, france, austria], sweden: {army_1: {area: pomerania, infantry: 2, cavalry: 1}}, "
        "france: {army_1: {area: saxony, infantry: 2}}, austria: {army_1: {area: rhineland, infantry: 3}}",
        {"sweden": 2},  # France has only 2 there, Austria owns Sundgau
    ),
    (
        "thirty_years_war foreign_patron",
        "realms: [sweden, france, austria], sweden: {faith: protestant, alliances: [bavaria]}, "
        "france: {alliances: [lorraine]}, austria: {alliances: [augsburg]}",
        {"france": 1},  # Bavaria has another faith, Austria is Emperor
    ),
    (
        "struggle_for_the_balkans constantinople",
        "realms: [ottomans, austria], constantinople: {occupier: ottomans}",
        {"ottomans": 2},
    ),
    (
        "struggle_for_the_balkans gate_of_hungary",
        "realms: [ottomans, austria], austria: {add_towns: [beograd]}",
        {"austria": 2},
    ),
    (
        "struggle_for_the_balkans kept_out",
        "realms: [ottomans, austria, england], austria: {influence: {}, alliances: [], marriages: []}",
        {"austria": -2},
    ),
    (
        "great_northern_war baltic_ports",
        "realms: [sweden, muscovy], sweden: {add_towns: [riga, reval]}, muscovy: {add_towns: [neva]}",
        {"sweden": 2},
    ),
    (
        "great_northern_war baltic_fleet",
        "realms: [sweden, denmark], sweden: {fleet: none, ships: {baltic_sea: {slot: 1, sea: 1}, "
        "gulf_of_bothnia: {sea: 1}}}, denmark: {fleet: none, ships: {baltic_sea: {sea: 2}}}",
        {"sweden": 2},
    ),
    (
        "great_northern_war baltic_fleet",
        "realms: [sweden, denmark], sweden: {fleet: none, ships: {baltic_sea: {sea: 3}}}, "
        "denmark: {fleet: none, ships: {baltic_sea: {sea: 3}}}",
        {},  # a tie
    ),
    (
        "great_northern_war fallen_capital",
        "realms: [sweden, denmark], war: [[denmark, sweden]], stockholm: {occupier: denmark}",
        {"sweden": -3},
    ),
    (
        "holy_league mastery_of_the_sea",
        "realms: [venice, ottomans], venice: {fleet: none, ships: {adriatic_sea: {sea: 2}, aegean_sea: {sea: 2}}}, "
        "ottomans: {fleet: none, ships: {aegean_sea: {sea: 3}}}",
        {"venice": 3},
    ),
    (
        "holy_league league",
        "realms: [venice, castile, austria, ottomans], war: [[venice, ottomans]], castile: {beaten_at_sea: [tunis]}, "
        "austria: {beaten_at_sea: [england]}",
        {"venice": 2, "castile": 2},
    ),
    (
        "holy_league crescent",
        "realms: [ottomans, mamluks], ottomans: {add_towns: [naxos, cyprus]}, mamluks: {add_towns: [tripoli, tunis]}",
        {"ottomans": 2},  # Yanya in GREECE, too
    ),
    (
        "war_of_spanish_succession heirs",
        "realms: [france, austria, england, castile], castile: {alliances: [], marriages: []}, "
        "france: {marriages: [castile]}, austria: {alliances: [castile]}",
        {"france": 2, "austria": 2},
    ),
    (
        "war_of_spanish_succession madrid",
        "realms: [france, castile], war: [[france, castile]], madrid: {occupier: france}",
        {"france": 3},
    ),
    (
        "war_of_spanish_succession throne_lost",
        "realms: [france, castile], war: [[france, castile]], madrid: {occupier: france}",
        {"castile": -3},
    ),
    (
        "war_of_spanish_succession strongholds",
        "realms: [france, castile], france: {add_towns: [antwerpen, milano]}, castile: {add_towns: [gibraltar]}",
        {"france": 2},
    ),
    ("deluge commonwealth_stands", "realms: [poland, sweden]", {"poland": 3}),
    ("deluge commonwealth_stands", "realms: [poland, sweden], lublin: {occupier: rebels}", {}),
    (
        "deluge commonwealth_drowns",
        "realms: [poland, sweden], lublin: {occupier: rebels}, kalisz: {occupier: rebels}, podole: {occupier: rebels}",
        {"poland": -3},
    ),
    ("deluge commonwealth_drowns", "realms: [poland, sweden], lublin: {occupier: rebels}", {}),
    (
        "deluge royal_cities",
        "realms: [poland, sweden], war: [[sweden, poland]], krakow: {occupier: sweden}",
        {"sweden": 2},
    ),
    (
        "deluge the_steppe",
        "realms: [poland, muscovy], poland: {army_1: {area: western_ukraine, infantry: 2}}, "
        "muscovy: {army_1: {area: eastern_ukraine, infantry: 1}}",
        {"poland": 1},
    ),
    (
        "seven_years_war silesia",
        "realms: [brandenburg, austria], brandenburg: {add_towns: [silesia]}",
        {"brandenburg": 2},
    ),
    (
        "seven_years_war world_war",
        "realms: [france, england], france: {add_towns: [canada, dresden]}, england: {add_towns: [antilles]}",
        {"france": 2},
    ),
    (
        "seven_years_war reversal_of_alliances",
        "realms: [france, austria, england], france: {alliances: [austria]}, england: {alliances: [portugal]}",
        {"france": 1, "austria": 1},
    ),
    (
        "napoleonic_wars capitals_taken",
        "realms: [france, austria, england], war: [[france, austria]], wien: {occupier: france}",
        {"france": 3},
    ),
    (
        "napoleonic_wars coalition",
        "realms: [france, austria, england], war: [[france, austria]], france: {ideas: [revolutionary_regime]}",
        {"austria": 2},
    ),
    (
        "napoleonic_wars sister_republics",
        "realms: [france, austria], france: {ideas: [revolutionary_regime], add_towns: [mainz, koln], "
        "add_vassals: [antwerpen]}, austria: {add_towns: [dresden, breda, parma]}",
        {"france": 3},
    ),
]


def read(text: str) -> Game:
    return position_board(yaml.safe_load("{" + text + "}"))


@pytest.mark.parametrize(
    ("name", "given", "expected"), CRITERIA, ids=[f"{n} {name}" for n, (name, *_) in enumerate(CRITERIA)]
)
def test_criterion(name: str, given: str, expected: dict[str, int]) -> None:
    """PP-17.4.2, PP-17.4.8: who fulfils it gains, some who fail lose.

    Cards: italian_wars, distant_trade, thirty_years_war, struggle_for_the_balkans, great_northern_war, holy_league
    Cards: war_of_spanish_succession, deluge, seven_years_war, napoleonic_wars
    """
    card, key = name.split()
    struggle = STRUGGLE.value(card)
    assert struggle is not None
    g = read(given)
    before = g.prestige[:]
    criterion = next(one for one in POWER_STRUGGLES[struggle].criteria if one.id == key)
    run(effects.run(g, goals.context(g, g.first, {"struggle": struggle}), criterion.fx))
    changed = {REALM.id(g.realm[s]): now - before[s] for s, now in enumerate(g.prestige) if now != before[s]}
    assert changed == expected


def test_every_criterion_is_tested() -> None:
    all_of_them = {f"{card.id} {criterion.id}" for card in POWER_STRUGGLES for criterion in card.criteria}
    assert all_of_them == {name for name, *_ in CRITERIA}


def scores(g: Game, key: str) -> list[int]:
    return [prestige.battleground_score(g, seat, area(key)) for seat in range(g.seats)]


RHINELAND = (
    "realms: [france, austria], france: {add_towns: [lorraine], add_vassals: [mainz], alliances: [the_palatinate]}, "
)


def test_battleground_arithmetic() -> None:
    """EX-17.4, PP-17.4.7, PP-17.4.9: control, half the Vassals, being alone, a token; Provinces taken count nothing."""
    g = read(RHINELAND + "war: [[france, austria]], sundgau: {occupier: france}")
    assert scores(g, "rhineland") == [2 + 1 + 1 + 0 + 1, 0]
    g = read(RHINELAND + "age: 3")
    assert scores(g, "rhineland") == [2 + 1 + 1, 1]


@pytest.mark.parametrize(
    ("given", "expected"),
    [
        ("france: {add_towns: [dresden, leipzig]}", [3, 0]),  # the only PR there
        ("france: {add_towns: [dresden]}, austria: {add_vassals: [leipzig, wittenberg]}", [1, 1]),
        ("france: {add_towns: [dresden]}, dresden: {occupier: rebels}", [1, 0]),  # covered, but there
        ("france: {marriages: {saxony: disputed}}", [1, 0]),  # whichever side it shows
        ("france: {add_vassals: [dresden]}, dresden: {occupier: rebels}", [1, 0]),  # an occupied Vassal counts for (b)
    ],
)
def test_a_battleground_area(given: str, expected: list[int]) -> None:
    """PP-17.4.7, PP-17.4.9."""
    assert scores(read("realms: [france, austria], " + given), "saxony") == expected


def test_distant_battlegrounds_have_no_bonus_for_being_alone() -> None:
    """PP-17.4.10."""
    g = read("realms: [portugal, castile], portugal: {add_towns: [mexico]}")
    assert scores(g, "mexico") == [g.board.tax[province("mexico")], 0]


def test_active_struggles_are_scored_in_order_and_discarded() -> None:
    """PP-17.4.6: Phase 4 Step E; the Battleground tokens go."""
    given: dict[str, Any] = {
        "realms": ["france", "castile", "austria"],
        "active_struggles": ["italian_wars"],
        "france": {"add_towns": ["milano"], "influence": {}},
        "castile": {"influence": {"naples": 1}},
        "curia": ["castile", "castile"],
    }
    g = position_board(given)
    run(prestige.score_power_struggles(g))
    # France: Milano 2 and alone in LOMBARDY 1; Castile: Papal Controller 1; Austria: Krain 1 and alone in VENETIA 1
    assert g.prestige == [3, 1, 2]
    assert g.active_struggles == []
