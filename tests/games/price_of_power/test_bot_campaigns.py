"""PB-6: where the Army of a Bot goes, what it besieges, how it defends itself: each step by itself."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.price_of_power.test_bot_choices import look
from tests.games.price_of_power.test_bot_rules import BOT, CASTILE, austria, carried_out
from westphalia.games.price_of_power.automata import campaign
from westphalia.games.price_of_power.board import AREA, PROVINCE, area, province, realm
from westphalia.games.price_of_power.ids import pair
from westphalia.games.price_of_power.model import REBELS, Game
from westphalia.games.price_of_power.rules import bots

NO_UNITS = {"army_1": "none", "infantry": {}}


def at_war(**changes: Any) -> Game:
    """Castile holds Dresden and Magdeburg, beyond Bavaria and Bohemia, and is at War with the Bot."""
    given = {"war": [["castile", "austria"]], "dresden": {"town": "castile"}, **changes}
    castile = {**NO_UNITS, "towns": ["madrid"], **given.pop("castile", {})}
    bot = {"claims": [], "influence": {}, "available": 0, **given.pop("austria", {})}
    return austria(**given, castile=castile, austria=bot)


def names(areas: Any) -> list[str]:
    return sorted(AREA.id(a) for a in areas)


@pytest.mark.parametrize(
    ("key", "changes", "able"),
    [
        ("tirol", {}, True),
        ("bohemia", {}, True),
        ("bohemia", {"austria": {"claims": ["bohemia"]}}, False),
        ("saxony", {"austria": {"claims": ["saxony"]}}, True),  # a Claim bars Neutral Areas only
        ("bohemia", {"budejovice": {"town": "england"}}, False),
        ("saxony", {}, True),
    ],
)
def test_where_it_may_go(key: str, changes: dict[str, Any], able: bool) -> None:
    """PB-6.5"""
    assert campaign.may_enter(at_war(**changes), BOT, area(key)) == able


def test_the_shortest_way_to_the_richest_of_the_nearest() -> None:
    """PB-6.5: through no Hostile Area on the way."""
    g = at_war()
    assert names(campaign.way_to(g, BOT, area("austria"), {area("saxony")})) == ["bavaria_swabia", "saxony"]
    assert campaign.way_to(g, BOT, area("austria"), {area("saxony")})[-1] == area("saxony")
    assert names(campaign.way_to(g, BOT, area("austria"), {area("tirol"), area("saxony")})) == ["tirol"]
    assert campaign.way_to(g, BOT, area("austria"), set()) == []
    g = at_war(munchen={"town": "castile"}, praha={"town": "castile"}, budejovice={"town": "castile"})
    assert names(campaign.way_to(g, BOT, area("austria"), {area("bavaria_swabia"), area("bohemia")})) == ["bohemia"]
    assert campaign.way_to(g, BOT, area("austria"), {area("saxony")}) != [area("bohemia"), area("saxony")]


def test_over_a_sea_zone_with_an_own_ship() -> None:
    """PB-6.5"""
    g = at_war(austria={"ships": {"adriatic_sea": {"sea": 1}}})
    assert "dalmatia" in names(campaign.next_to(g, BOT, area("venetia")))
    assert "naples" in names(campaign.next_to(g, BOT, area("venetia")))
    g = at_war(austria={"ships": {}})
    assert "naples" not in names(campaign.next_to(g, BOT, area("venetia")))
    assert "venetia" not in names(campaign.next_to(g, BOT, area("venetia")))


@pytest.mark.parametrize(
    ("units", "changes", "found"),
    [
        (3, {}, {"saxony", "castile"}),
        (3, {"castile": {"infantry": {"saxony": 3}}}, {"saxony", "castile"}),
        (2, {"castile": {"infantry": {"saxony": 3}}}, {"castile"}),
        (3, {"krain": {"occupier": "castile"}}, {"saxony", "castile", "venetia"}),
        (3, {"castile": {"infantry": {"tirol": 1}}}, {"saxony", "castile", "tirol"}),
        (3, {"war": [["austria", "ulm"]]}, {"bavaria_swabia"}),
        (0, {"war": [["austria", "ulm"]]}, set()),  # Ulm raises a unit
        (3, {"war": [["austria", "ulm"]], "bavaria_swabia": {"rebels": 3}}, set()),
    ],
)
def test_against_whom(units: int, changes: dict[str, Any], found: set[str]) -> None:
    """PB-6.6"""
    army = {"area": "austria", "infantry": units} if units else "none"
    g = at_war(**changes, austria={"army_1": army})
    seen = {*names(campaign.hostile_areas(g, BOT))}
    assert seen & {"saxony", "castile", "venetia", "tirol", "bavaria_swabia"} == found


def test_what_it_could_attack_after_recruiting() -> None:
    """PB-6.3, PB-6.6: as many as it recruits and has."""
    g = at_war(
        castile={"infantry": {"saxony": 4}}, austria={"army_1": {"area": "austria", "infantry": 1}, "available": 3}
    )
    assert area("saxony") in campaign.targets_after(g, BOT, 3)
    assert area("saxony") not in campaign.targets_after(g, BOT, 2)
    g.available[BOT] = 2
    assert area("saxony") not in campaign.targets_after(g, BOT, 3)


def test_where_an_army_comes_onto_the_map() -> None:
    """PB-6.3: the own Area nearest to what it can attack, of equals the richest; without a target its Capital Area; not
    where hostile units stand."""
    g = at_war()
    assert campaign.base_for(g, BOT, {area("lombardy")}) == area("tirol")
    assert campaign.base_for(g, BOT, {area("bavaria_swabia")}) == area("austria")
    assert campaign.base_for(g, BOT, set()) == area("austria")
    g = at_war(castile={"infantry": {"austria": 1}})
    assert campaign.base_for(g, BOT, {area("bavaria_swabia")}) == area("tirol")


def test_a_siege_takes_what_its_strength_allows() -> None:
    """PB-6.7: one after the other, the next that still fits; nothing is left undone, nothing taken twice."""
    g = at_war(venezia={"town": "castile"}, treviso={"town": "castile"}, verona={"town": "castile"},
               austria={"army_1": {"area": "venetia", "infantry": 3}})  # fmt: skip
    assert [PROVINCE.id(p) for p in campaign.siege_targets(g, BOT)] == ["venezia", "treviso", "verona"]
    assert campaign.siege_strength(g, BOT) == 3
    assert carried_out(g, campaign.besiege(g, BOT)) is True
    assert [g.occupier[province(key)] == BOT for key in ("venezia", "treviso", "verona")] == [True, True, False]
    assert carried_out(g, campaign.besiege(g, BOT)) is True
    assert g.occupier[province("verona")] == BOT
    assert carried_out(g, campaign.besiege(g, BOT)) is False


def test_rebel_towns_are_taken_too() -> None:
    """PB-6.7"""
    g = at_war(tirol={"occupier": "rebels"}, austria={"army_1": {"area": "tirol", "infantry": 1}})
    assert g.occupier[province("tirol")] == REBELS
    assert carried_out(g, campaign.besiege(g, BOT)) is True and g.occupier[province("tirol")] != REBELS


def test_no_siege_without_an_army() -> None:
    """PB-6.7"""
    g = at_war(austria={"army_1": "none"})
    assert campaign.siege_targets(g, BOT) == [] and campaign.siege_strength(g, BOT) == 0


@pytest.mark.parametrize(
    ("available", "hostile", "rebels", "found"),
    [(7, 7, 0, ["tirol"]), (7, 8, 0, []), (9, 9, 0, ["tirol"]), (12, 10, 0, []), (4, 2, 2, ["tirol"]), (3, 2, 2, [])],
)
def test_where_it_defends_itself(available: int, hostile: int, rebels: int, found: list[str]) -> None:
    """PB-3.2: with what its level lets it recruit, 9."""
    g = at_war(castile={"army_1": {"area": "tirol", "infantry": hostile}})
    g.available[BOT], g.rebels[area("tirol")] = available, rebels
    assert names(campaign.invaded(g, BOT)) == found


def test_the_army_stays_where_it_has_arrived() -> None:
    """PB-6.5: no march from a target, none without an Army; the Influence of a Neutral Area goes once for each."""
    g = at_war(austria={"army_1": {"area": "austria", "infantry": 3}, "influence": {"bavaria_swabia": 2}})
    assert carried_out(g, campaign.march(g, BOT, {area("saxony")})) is False
    assert look(g, "austria.army_1") == {"area": "saxony", "infantry": 3}
    assert g.influence[pair(area("bavaria_swabia"), BOT)] == 1
    assert carried_out(g, campaign.march(g, BOT, {area("saxony")})) is False
    assert bots.army_area(g, BOT) == area("saxony")
    assert campaign.is_at_war(g, BOT) and not campaign.is_at_war(austria(), BOT)
    g.lands[realm("castile")] = ()
    assert not campaign.is_at_war(g, BOT), "an Enemy without Provinces is none"
    assert campaign.strength(g, CASTILE) == 0
