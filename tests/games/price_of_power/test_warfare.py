"""Chapters 9, 13 and 18 where a position file does not reach: pieces, Wars by Events, deaths in battle, permanent
Alliances, choices of NPRs."""

from __future__ import annotations

from collections.abc import MutableSequence

import msgspec
import pytest

from tests.games.price_of_power.boards import board_of, free_board
from tests.games.price_of_power.scripts import next_question, run
from westphalia.games.price_of_power import pieces, terms
from westphalia.games.price_of_power.battle import LAND, Battle, Raised, Side
from westphalia.games.price_of_power.board import CARD, CHARACTERS, CONTENT, SEAS, area, province, realm
from westphalia.games.price_of_power.card_rules import battle_actions
from westphalia.games.price_of_power.inspection import number
from westphalia.games.price_of_power.model import (
    ACTIVE_ALLY,
    ALLIANCE,
    AT_WAR,
    DISPUTED,
    NOBODY,
    PASSED,
    RULER,
    Game,
    TurnMemory,
)
from westphalia.games.price_of_power.rules import (
    calls,
    cores,
    declare_war,
    diplomacy,
    dnpr,
    invasions,
    land_battles,
    minor_actions,
    movement,
    negotiated_peace,
    peace_terms,
    recruit,
    units,
    wars,
)
from westphalia.games.price_of_power.tables import (
    ARMIES,
    ARTILLERY,
    INFANTRY,
    KINDS,
    LAND_UNITS,
    MAX_SEATS,
    MERCENARIES,
    MIL,
    PIRATES,
    REBEL_UNITS,
    SHIPS,
)
from westphalia.kernel.chance import Chance, ScriptedChance
from westphalia.kernel.script import Ask

CASTILE, FRANCE, ENGLAND, AUSTRIA = range(4)
LEON, ANDALUCIA = area("leon"), area("andalucia")


def clear(column: MutableSequence[int]) -> None:
    for at in range(len(column)):
        column[at] = 0


@pytest.fixture
def g() -> Game:
    """Castile, France, England and Austria at peace, without Units, ships, hands, Alliances and Rulers in command."""
    game = free_board("castile", "france", "england", "austria")
    for column in (game.infantry, game.army, game.at_sea, game.on_slot, game.fleet, game.alliance, game.marriage):
        clear(column)
    game.army_at, game.fleet_at = [NOBODY] * len(game.army_at), [NOBODY] * len(game.fleet_at)
    game.hand = [()] * 4
    return game


def station(g: Game, seat: int, a: int, infantry: int, army: int = 0) -> None:
    g.army_at[seat * ARMIES + army] = a
    g.army[(seat * ARMIES + army) * KINDS] = infantry


# 9.0 Pieces


def test_the_pieces_in_the_box(g: Game) -> None:
    """PP-9.0.1: what a player and the General Supply have; the Battle Dice."""
    assert (LAND_UNITS, SHIPS, ARMIES) == (20, 15, 3)
    assert (MERCENARIES, REBEL_UNITS, PIRATES) == (
        {"standard": 14, "deluxe": 20},
        {"standard": 16, "deluxe": 25},
        {"standard": 7, "deluxe": 10},
    )
    assert [die.count for die in CONTENT.dice.dice if die.kind == "battle"] == [6, 3, 3]
    g.ducats[ENGLAND] = 100
    london = province("london")
    assert recruit.ship_kinds(g, ENGLAND, london)
    g.docked = []
    g.at_sea[SEAS[0] * MAX_SEATS + ENGLAND] = SHIPS
    assert not recruit.ship_kinds(g, ENGLAND, london)
    left = recruit.mercenaries_left(g)
    station(g, ENGLAND, area("east_anglia"), 1)
    g.army[ENGLAND * ARMIES * KINDS + 3] = left
    assert recruit.mercenaries_left(g) == 0 and not recruit.may_hire(g)


@pytest.mark.parametrize(
    ("force", "may"),
    [
        ([3, 0, 0, 0, 0, 0, 0, 0], True),
        ([0, 1, 1, 0, 0, 0, 0, 0], True),
        ([0, 1, 1, 0, 0, 1, 0, 0], False),
        ([0, 1, 2, 0, 1, 0, 0, 0], True),
        ([0, 0, 1, 0, 0, 0, 0, 1], True),
        ([9, 0, 1, 0, 0, 0, 0, 0], False),
    ],
)
def test_much_artillery_makes_no_forced_march(g: Game, force: list[int], may: bool) -> None:
    """PP-9.0.12: more Artillery than Cavalry, of all categories."""
    g.army[:KINDS] = force
    assert (movement.why_not_march_by_card(g, 0) is None) == may


def test_boards_of_new_armies(g: Game) -> None:
    """PP-9.0.10: one board without a General, and each where one waits."""
    assert units.free_boards(g, CASTILE) == [0]
    g.general[1] = g.general[2] = number(CARD, "mil_01_2")
    assert units.free_boards(g, CASTILE) == [0, 1, 2]
    station(g, CASTILE, LEON, 1)
    assert units.free_boards(g, CASTILE) == [1, 2]


# 9.1 Wars by Events


def test_a_war_by_event_costs_nothing(g: Game) -> None:
    """PP-9.1.13, PP-16.3.25: no MIL, no Stability for a missing CB or a Marriage, no free action; the rest as ever."""
    portugal = realm("portugal")
    g.active = CASTILE
    g.marriage[portugal * MAX_SEATS + CASTILE] = 1
    g.alliance[portugal * MAX_SEATS + ENGLAND] = ALLIANCE
    g.influence[area("portugal") * MAX_SEATS + CASTILE] = 2
    before = g.stability[CASTILE], g.power[CASTILE * 3 + MIL], g.power[ENGLAND * 3 + MIL]
    declared, asked = run(declare_war.war_by_event(g, CASTILE, [portugal]), "accept", "leave_alone")
    assert declared and asked == ["call_answer", "activate_ally"]
    assert terms.at_war_with(g, CASTILE, portugal) and terms.at_war_with(g, ENGLAND, g.realm[CASTILE])
    assert (g.stability[CASTILE], g.power[CASTILE * 3 + MIL]) == before[:2]
    assert g.power[ENGLAND * 3 + MIL] == before[2] + 1
    assert g.influence[area("portugal") * MAX_SEATS + CASTILE] == 0


def test_a_war_by_event_needs_a_legal_target(g: Game) -> None:
    """PP-16.3.26, PP-16.3.27: not under a Truce, not by who has passed; but a Distant Realm needs no other CB."""
    portugal, ming = realm("portugal"), realm("ming")
    assert wars.why_not_war_on(g, CASTILE, ming) is wars.DISTANT
    assert wars.why_not_war_by_event(g, CASTILE, ming) is None
    g.truce[portugal * MAX_SEATS + CASTILE] = 1
    assert wars.why_not_war_by_event(g, CASTILE, portugal) is wars.TRUCE
    assert run(declare_war.war_by_event(g, CASTILE, [portugal])) == (False, [])
    g.status[CASTILE] = PASSED
    assert run(declare_war.war_by_event(g, CASTILE, [ming])) == (False, [])


def test_an_npr_declares_war(g: Game) -> None:
    """PP-16.3.28: the War token of the attacked lies on the NPR, whose Ally gets an Offensive Call."""
    portugal, castile = realm("portugal"), realm("castile")
    g.active = FRANCE
    g.alliance[portugal * MAX_SEATS + ENGLAND] = ALLIANCE
    mil = g.power[CASTILE * 3 + MIL]
    declared, asked = run(declare_war.war_by_npr(g, portugal, [CASTILE]), "accept", "make_active")
    assert declared and asked == ["call_answer", "activate_ally"]
    assert g.war[portugal * MAX_SEATS + CASTILE] == AT_WAR
    assert terms.at_war_with(g, ENGLAND, castile)
    assert g.power[CASTILE * 3 + MIL] == mil + 1
    assert run(declare_war.war_by_npr(g, portugal, [CASTILE])) == (False, [])  # they are at War already


# 9.4, 9.6, 9.7: battles


def test_dice_of_any_type_are_chosen_for_each_battle(g: Game) -> None:
    """PP-9.4.3: Gustav II Adolf brings 3 dice, whose types are chosen at the start of the battle."""
    gustav = next(n for n, one in enumerate(CHARACTERS) if one.name == "Gustav II Adolf")
    side = Side([CASTILE], [], 0)
    side.leader = gustav
    side.dice = [3, 0, 0]
    land_battles.lead_dice(side)
    run(land_battles.choose_leader_dice(g, side), INFANTRY, ARTILLERY, ARTILLERY)
    assert (side.dice, side.led) == ([4, 0, 2], [1, 0, 2])
    land_battles.lose_leader(side)
    assert side.dice == [3, 0, 0]


def test_a_battle_is_finished_before_the_next_begins(g: Game) -> None:
    """PP-9.6.6, PP-9.7.4: two battles of a declaration of War, one after the other in the order chosen."""
    g.chance = Chance.from_secret("two battles")
    g.active = CASTILE
    station(g, CASTILE, ANDALUCIA, 4)
    station(g, CASTILE, area("portugal"), 9, army=1)
    g.claim[ANDALUCIA * MAX_SEATS + CASTILE] = g.claim[area("portugal") * MAX_SEATS + CASTILE] = 1
    g.turn = TurnMemory(g)
    wars.begin_war(g, CASTILE, realm("granada"))
    wars.begin_war(g, CASTILE, realm("portugal"))
    start = len(g.log.entries)
    script = declare_war.then_on_land(g, CASTILE)
    try:
        ask = next_question(script)
        while True:
            assert isinstance(ask, Ask)
            ask = next_question(script, "stay" if "stay" in ask.options else ask.options[-1])
    except StopIteration as end:
        assert end.value
    marks = [
        (entry.message, entry.args["area"])
        for entry in g.log.entries[start:]
        if entry.message in ("log-battle", "log-battle-won", "log-battle-lost", "log-battle-drawn")
    ]
    assert [message == "log-battle" for message, _ in marks] == [True, False, True, False]
    assert marks[0][1] == marks[1][1] != marks[2][1] == marks[3][1]


def imperial_battle(g: Game) -> Battle:
    """Austria, led by its Ruler who is ill, with Imperial Units against France in Bavaria."""
    a = area("bavaria_swabia")
    station(g, AUSTRIA, a, 2)
    station(g, FRANCE, a, 2)
    wars.begin_war(g, FRANCE, g.realm[AUSTRIA])
    g.general[AUSTRIA * ARMIES], g.ruler_ill[AUSTRIA] = RULER, 1
    g.emperor, g.authority, g.defending_hre, g.imperial_manpower = g.realm[AUSTRIA], 3, 1, 0
    battle = g.battle = Battle(LAND, a, Side([FRANCE], [], 0), Side([AUSTRIA], [], 0))
    battle.attacker.dice, battle.defender.dice, battle.defender.imperial = [3, 0, 0], [3, 0, 0], 3
    battle.defender.general = AUSTRIA * ARMIES
    battle.defender.leader = g.ruler[AUSTRIA]
    return battle


def test_a_ruler_dies_in_battle_and_the_battle_goes_on(g: Game) -> None:
    """PP-9.7.32, PP-9.6.6, PP-18.9.1, PP-18.9.7: Interregnum and election inside the battle; with the crown go the
    Imperial Units, what is left fights on."""
    battle = imperial_battle(g)
    for a in map(area, ("saxony", "westphalia", "brandenburg", "bohemia", "rhineland")):
        g.imperial[a] = 0
        g.influence[a * MAX_SEATS + CASTILE] = 3
    side = battle.defender
    g.chance = ScriptedChance([3, 3, 6, 6, 6, 6])  # two outlined figures of France, nothing of Austria
    run(land_battles.exchange(g, battle))  # a Regular and an Imperial Unit fall
    assert (g.ruler[AUSTRIA], side.leader, side.general) == (NOBODY, NOBODY, NOBODY)
    assert g.emperor == g.realm[CASTILE] and not g.defending_hre
    assert (side.imperial, g.imperial_manpower) == (0, 0)
    assert land_battles.total(g, battle, side) == 1


def test_helpers_of_nprs_lend_only_what_they_have(g: Game) -> None:
    """PP-13.4.26, PP-9.7.44: nobody helps the side he fights against, nor one that a player leads, nor Rebels."""
    npr = Side([], [Raised(realm("granada"), 2)], 0)
    battle = Battle(LAND, ANDALUCIA, Side([CASTILE], [], 0), npr)
    g.active = CASTILE
    assert battle_actions.who_may_play(g, battle, 1) == []
    g.rules = msgspec.structs.replace(g.rules, helping_hand=True)
    assert battle_actions.who_may_play(g, battle, 0) == [CASTILE]
    assert battle_actions.who_may_play(g, battle, 1) == [FRANCE, ENGLAND, AUSTRIA]
    rebels = Battle(LAND, ANDALUCIA, Side([CASTILE], [], 0), Side([], [], 3))
    assert battle_actions.who_may_play(g, rebels, 1) == []
    mixed = Battle(LAND, ANDALUCIA, Side([CASTILE], [], 0), Side([FRANCE], npr.raised, 0))
    assert battle_actions.who_may_play(g, mixed, 1) == [FRANCE]


# 13 NPRs


def test_where_an_npr_invades(g: Game) -> None:
    """PP-13.5.4: its Capital Area, then most Core Provinces, then an Area adjacent by land, then at random."""
    portugal = realm("portugal")
    home, islands, africa, leon = area("portugal"), area("macaronesia"), area("northern_morocco"), LEON
    for p in map(province, ("lisboa", "porto", "beira")):  # its Capital Area comes first also without Core Provinces
        pieces.place_dnpr_token(g, p, realm("castile"))
    assert invasions.choose_area(g, portugal, sorted([home, islands, leon])) == home
    for p in map(province, ("lisboa", "porto", "beira")):
        pieces.remove_dnpr_token(g, p)
    assert invasions.choose_area(g, portugal, sorted([islands, leon, ANDALUCIA])) == islands  # Madeira
    pieces.place_dnpr_token(g, province("madeira"), realm("castile"))
    pieces.place_dnpr_token(g, province("ceuta"), realm("castile"))
    assert invasions.choose_area(g, portugal, sorted([africa, islands, leon])) == leon
    chosen = set[int]()
    for n in range(20):
        g.chance = Chance.from_secret(f"invasion {n}")
        chosen.add(invasions.choose_area(g, portugal, sorted([leon, ANDALUCIA, islands])))
    assert chosen == {leon, ANDALUCIA}


def test_a_dnpr_token_never_lies_on_a_core_of_a_player(g: Game) -> None:
    """PP-13.3.4: and a new Core token of a player removes those in its Area."""
    portugal = realm("portugal")
    g.colour[portugal] = 0
    pieces.place_dnpr_token(g, province("lisboa"), portugal)
    assert dnpr.why_not_expand(g, portugal, province("galicia")) is dnpr.CORE_OF_PR
    assert dnpr.why_not_expand(g, portugal, province("granada")) is not dnpr.CORE_OF_PR
    for p in g.board.provinces_of[area("portugal")]:
        assert pieces.place_town(g, CASTILE, p)
    assert g.dnpr[province("lisboa")] == portugal
    run(cores.place_core(g, CASTILE, area("portugal"), "PP-7.6.3"))
    assert g.dnpr[province("lisboa")] == NOBODY
    assert terms.is_core_of_pr(g, province("lisboa"))


# Teams (PP-3.0.1)


def team_table() -> tuple[Game, int, int]:
    g = board_of("s1_05_players_6_team")
    return g, g.seat_of[realm("castile")], g.seat_of[realm("aragon")]


def test_the_alliance_of_a_team_cannot_end() -> None:
    """PP-3.0.1, PP-11.3.34: not by Cut Ties, a treaty, a Disputed Succession, nor by any effect."""
    g, castile, aragon = team_table()
    other = g.realm[aragon]
    assert g.alliance[other * MAX_SEATS + castile] == ALLIANCE
    assert other not in diplomacy.alliances_to_end(g, castile)
    assert other not in negotiated_peace.ties_left(g, castile, negotiated_peace.CUT)
    clear(g.alliance)
    g.alliance[other * MAX_SEATS + castile] = ALLIANCE
    assert minor_actions.why_not_cut_alliance(g, castile) is not None
    diplomacy.remove_alliance(g, castile, other, "PP-11.3.36")
    assert g.alliance[other * MAX_SEATS + castile] == ALLIANCE
    g.marriage[other * MAX_SEATS + castile] = DISPUTED
    assert wars.why_not_war_on(g, castile, other) is wars.OWN_ALLY


def test_a_team_is_on_the_same_side_in_every_war() -> None:
    """PP-3.0.1: the partner is not asked, and his NPR Allies are safe."""
    g, castile, aragon = team_table()
    france, portugal = realm("france"), realm("portugal")
    joined, asked = run(calls.call_player(g, g.realm[castile], aragon, [france], defensive=True))
    assert joined and asked == []
    assert terms.at_war_with(g, aragon, france)
    for seat in range(g.seats):
        g.alliance[portugal * MAX_SEATS + seat] = 0
    g.alliance[portugal * MAX_SEATS + aragon] = ALLIANCE
    assert wars.why_not_war_on(g, castile, portugal) is wars.OWN_ALLY


def test_aragon_comes_for_nothing_and_stays_an_ally() -> None:
    """PP-3.0.1 One Spain: calling the NPR Aragon costs no Influence, and even a conquered Aragon stays allied."""
    g = board_of("s1_05_players_4")
    castile, aragon = g.seat_of[realm("castile")], realm("aragon")
    g.alliance[aragon * MAX_SEATS + castile] = ACTIVE_ALLY
    assert calls.call_price(g, castile, aragon, calls.OFFENSIVE) == 0
    run(peace_terms.lose_active_ally(g, castile, aragon, 0, annexed=False))
    assert g.alliance[aragon * MAX_SEATS + castile] == ALLIANCE


def test_other_alliances_end(g: Game) -> None:
    """PP-11.3.34: without a team nothing is permanent."""
    portugal = realm("portugal")
    g.alliance[portugal * MAX_SEATS + CASTILE] = ALLIANCE
    assert diplomacy.alliances_to_end(g, CASTILE) == [portugal]
    diplomacy.remove_alliance(g, CASTILE, portugal, "PP-11.3.36")
    assert diplomacy.alliances_of(g, CASTILE) == []
