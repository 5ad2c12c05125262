"""Corners of rules, a third time: room in ports, Calls, tokens that run out, what an NPR keeps back."""

from __future__ import annotations

import pytest

from tests.games.price_of_power.boards import board_of, look, position_board
from tests.games.price_of_power.boards import four_realms as table
from tests.games.price_of_power.scripts import first_question, play
from westphalia.games.price_of_power.battle import Side
from westphalia.games.price_of_power.board import area, node, province, realm, sea
from westphalia.games.price_of_power.ids import pair
from westphalia.games.price_of_power.model import BOT, NOBODY
from westphalia.games.price_of_power.rules import (
    activation,
    calls,
    capacity,
    diplomatic_actions,
    land_battles,
    muster,
    naval_battles,
    peace,
    ships,
    vassals,
)
from westphalia.games.price_of_power.rules.movement import Mover
from westphalia.games.price_of_power.tables import LIGHT, VASSAL_TOKENS
from westphalia.kernel.chance import ScriptedChance
from westphalia.kernel.script import Refusal

CASTILE, ENGLAND, FRANCE, AUSTRIA = range(4)


# Set-up


def test_a_bot_starts_with_the_prestige_of_its_realm() -> None:
    """PB-2.2, PB-2.3: a lead that the scenario gives is the Bot's as it would be a person's."""
    g = board_of("s1_04_players_4", bots=2)
    found = {r: g.seat_of[realm(r)] for r in ("france", "castile", "england", "austria")}
    assert {r: g.prestige[seat] for r, seat in found.items()} == {
        "france": 0,
        "castile": 0,
        "england": 10,
        "austria": 5,
    }
    assert g.bot[found["england"]] == g.bot[found["austria"]] == BOT


# Ships and soldiers

CHANNEL = sea("english_channel")


@pytest.mark.parametrize(
    ("goal", "size", "joins"),
    [
        (ships.space_of(province("wessex")), 1, True),
        (ships.space_of(province("wessex")), 2, False),
        (ships.space_of(province("london")), 5, True),
        (ships.space_of(province("london")), 6, False),
        (sea("north_sea"), 6, True),
        (NOBODY, 6, True),
    ],
)
def test_a_fleet_takes_no_more_ships_along_than_its_port_holds(goal: int, size: int, joins: bool) -> None:
    """PP-9.0.17, PP-9.5.13, PP-9.5.15: a small Port 2, a Large Port 6 of one Fleet; the sea any number."""
    fleet = {"at": "english_channel", "heavy": size}
    g = table(england={"docked": {}, "ships": {"english_channel": {"sea": 1}}, "fleet": fleet})
    play(activation.reorganise_fleet(g, ENGLAND, CHANNEL, goal), *["join_fleet", "done"] * joins)
    assert (g.fleet[ENGLAND * 4 + LIGHT], g.at_sea[pair(CHANNEL, ENGLAND)]) == ((1, 0) if joins else (0, 1))


def test_one_soldier_leaves_as_one() -> None:
    """PP-9.5.5, PP-9.5.9: a single Infantry is no Army, so nothing of it stays."""
    assert Mover(FRANCE, NOBODY).least_size(table(), area("seine")) == 1


def test_the_dice_of_a_leader_are_lost_once() -> None:
    """PP-9.7.32: a side that loses another player after its Leader keeps its own dice."""
    side = Side([ENGLAND], [], 0)
    side.general, side.leader, side.dice, side.led = 1, 5, [4, 1, 1], [1, 1, 1]
    for _ in range(2):
        land_battles.lose_leader(side)
        assert (side.general, side.leader, side.dice, side.led) == (NOBODY, NOBODY, [3, 0, 0], [0, 0, 0])


@pytest.mark.parametrize(("pirates", "prestige"), [(3, 4), (2, 3)])
def test_glorious_arms_counts_at_sea(pirates: int, prestige: int) -> None:
    """PP-9.6.1, PP-9.7.44: 1 Prestige for the first victory of the Round over 3 ships or more."""
    fleet = {"at": "english_channel", "heavy": 6}
    given = {"ideas": ["glorious_arms"], "prestige": 3, "hand": [], "docked": {}, "ships": {}, "fleet": fleet}
    g = table(turn="england", england=given)
    g.chance = ScriptedChance([1, 1, 1, 6, 6, 6] * 4)
    n = node("english_channel")
    for _ in range(2):
        g.pirates[n] = pirates
        play(naval_battles.fight(g, CHANNEL, ENGLAND, pirates=n), "done")
        assert look(g, "england.prestige") == [prestige]
    assert look(g, "france.prestige", "castile.prestige") == [0, 0]


# What an NPR keeps back

PLAIN, ROYAL, EAST = area("hungarian_plain"), area("royal_hungary"), area("transylvania")


@pytest.mark.parametrize(
    ("a", "b", "forces", "kept"),
    [
        (ROYAL, PLAIN, (3, 1), True),
        (PLAIN, ROYAL, (1, 3), False),
        (ROYAL, EAST, (1, 2), True),
        (ROYAL, EAST, (2, 2), False),
        (ROYAL, EAST, (2, 1), False),
        (ROYAL, area("red_ruthenia"), (1, 3), False),
    ],
)
def test_an_npr_keeps_men_for_the_greater_battle(a: int, b: int, forces: tuple[int, int], kept: bool) -> None:
    """PP-13.4.11, PP-13.4.12: its Capital first, then the largest Enemy force; of equals the battle fought first;
    nothing for a battle in which it has no part."""
    g = table(war=[["austria", "hungary"]])
    g.infantry[:] = bytes(len(g.infantry))
    g.army_at = [NOBODY] * len(g.army_at)
    hungary = realm("hungary")
    assert g.turn is not None
    g.turn.land_pending = [a, b]
    for place, soldiers in zip((a, b), forces, strict=True):
        g.infantry[pair(place, AUSTRIA)] = soldiers
    g.turn.land = {province("praha")}
    expected = {province("praha"), *(capacity.supporting(g, hungary, b) if kept else ())}
    assert capacity.supporting(g, hungary, b) and muster.used_on_land(g, hungary, a) == expected
    g.turn.land_pending = [a]
    assert muster.used_on_land(g, hungary, a) == {province("praha")}


def test_all_greater_battles_to_come_keep_their_men() -> None:
    """PP-13.4.12: those of the Capital and of the larger force, whichever comes first."""
    hungary = realm("hungary")
    for pending in ([PLAIN, EAST, ROYAL], [ROYAL, EAST, PLAIN]):
        g = table(war=[["austria", "hungary"]])
        assert g.turn is not None
        g.turn.land_pending = pending
        for a, soldiers in ((PLAIN, 1), (EAST, 3), (ROYAL, 2)):
            g.infantry[pair(a, AUSTRIA)] = soldiers
        kept = {*capacity.supporting(g, hungary, PLAIN), *capacity.supporting(g, hungary, EAST)}
        assert muster.used_on_land(g, hungary, ROYAL) == kept
        assert muster.used_on_land(g, hungary, EAST) == {*capacity.supporting(g, hungary, PLAIN)}
        assert muster.used_on_land(g, hungary, PLAIN) == set()


@pytest.mark.parametrize(("here", "there", "kept"), [(1, 2, True), (2, 2, False), (3, 1, False)])
def test_an_npr_keeps_ships_for_the_greater_battle(here: int, there: int, kept: bool) -> None:
    """PP-13.4.11, PP-13.4.12: against the largest force; beside its Capital before all others; where ships lay before
    this Turn it raises none."""
    g = table(war=[["castile", "denmark"]])
    denmark, north, baltic, home = realm("denmark"), sea("north_sea"), sea("baltic_sea"), sea("skagerrak")
    assert g.turn is not None
    g.turn.naval_pending, g.turn.naval = [north, baltic], {province("napoli")}
    g.at_sea[pair(north, CASTILE)], g.at_sea[pair(baltic, CASTILE)] = here, there
    expected = {province("napoli"), *([province("gotland")] if kept else [])}
    assert muster.used_at_sea(g, denmark, north) == expected
    g.turn.naval_pending = [north, baltic, home]
    g.at_sea[pair(home, CASTILE)] = 1
    ports = {*capacity.naval_supporting(g, denmark, home)}
    assert ports and muster.used_at_sea(g, denmark, north) == expected | ports
    assert muster.used_at_sea(g, denmark, home) == {province("napoli")}
    g.turn.at_sea[pair(home, CASTILE)] = 1
    assert muster.used_at_sea(g, denmark, north) == expected


# Allies and Vassals


def test_who_fights_the_enemy_already_is_called_once() -> None:
    """PP-11.3.11, PP-11.3.16: Portugal is an Active Ally of France's Enemy, so no War token marks that France came."""
    g = table(
        war=[["castile", "portugal"], ["england", "france"]],
        castile={"alliances": ["france"]},
        france={"alliances": ["castile"]},
        england={"alliances": {"portugal": "active"}},
        portugal={"strength_before": 3},
    )
    asked = play(calls.send_defensive(g, CASTILE, [realm("portugal")], to_players=True), "france", "accept")
    assert asked == ["0 call_to_arms", "2 call_answer"]


@pytest.mark.parametrize(("colonists", "suffices"), [(0, False), (1, False), (2, True), (3, True)])
def test_colonists_for_an_alliance_with_a_distant_realm(colonists: int, suffices: bool) -> None:
    """PP-5.4.5: 2 of the player's own; Influence is no help there."""
    g = table(france={"influence": {}, "marriages": []})
    g.colonists = [5] * 4
    g.colonists[FRANCE] = colonists
    found = diplomatic_actions.likely_allies(g, FRANCE)
    assert (realm("kongo") in found) is suffices
    assert realm("savoy") not in found


@pytest.mark.parametrize(
    ("target", "left", "refusal"),
    [
        ("brittany", 1, vassals.FEW_TOKENS),
        ("brittany", 2, None),
        ("navarra", 0, None),
        ("navarra", 1, None),
        ("florence", 2, vassals.FEW_TOKENS),
        ("florence", 3, None),
    ],
)
def test_tokens_for_a_new_vassal(target: str, left: int, refusal: Refusal | None) -> None:
    """PP-11.4.5, PP-11.4.8: one for each Tax Value; who has Base Tax 1 can be annexed without."""
    where = {"brittany": "brittany_normandy", "navarra": "aragon", "florence": "central_italy"}[target]
    others = {"influence": {}, "marriages": []}
    g = table(
        france={"alliances": [target], "marriages": [], "influence": {where: 5}},
        castile=others, england=others, austria=others,
    )  # fmt: skip
    g.vassal_tokens[FRANCE] = VASSAL_TOKENS - left
    assert vassals.why_not_subjugate(g, FRANCE, realm(target)) is refusal


@pytest.mark.parametrize(
    ("left", "cubes", "ways"),
    [(2, 2, ["take", "release"]), (1, 2, ["release"]), (2, 1, ["release"]), (9, 3, ["take", "release"])],
)
def test_the_vassal_of_a_new_vassal_is_taken_with_cubes_and_tokens(left: int, cubes: int, ways: list[str]) -> None:
    """PP-11.4.9: Croatia has Base Tax 2; who lacks a cube or a token must release it."""
    g = table(austria={"influence": {"croatia_bosnia": cubes}})
    g.vassal_tokens[AUSTRIA] = VASSAL_TOKENS - left
    croatia = realm("croatia")
    script = vassals.settle_its_vassal(g, AUSTRIA, croatia)
    if len(ways) > 1:
        assert [*first_question(script).options] == ways
    else:
        assert play(script, "nothing") == ["3 released_vassal"] and g.overlord[croatia] == NOBODY


# Peace


def test_missions_are_offered_after_an_automatic_white_peace() -> None:
    """PP-10.1.3, PP-17.2.12: before anything else of this Step; Golden Liberty needs Peace."""
    ideas = ["cannons", "glorious_arms", "serfdom", "noble_knights"]
    poland = {"stability": 2, "ideas": ideas, "missions": ["poland_3d"], "prestige": 5}
    given = {"realms": ["poland", "muscovy"], "options": {"missions": "on"}, "step": "peace_and_rebels"}
    g = position_board({**given, "war": [["poland", "teutonic_order"]], "poland": poland})
    assert play(peace.automatic_white_peace(g), "later") == ["0 complete_mission"]
    assert look(g, "poland.wars", "poland.prestige") == [[], 4]
