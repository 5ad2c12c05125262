"""Corners of rules once more: the last piece, the second seat, one condition of several that does not hold."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.price_of_power.boards import four_realms as table
from tests.games.price_of_power.boards import look, position_board
from tests.games.price_of_power.scripts import first_question, next_question, play, run
from westphalia.games.price_of_power import battle as battles
from westphalia.games.price_of_power import pieces, terms
from westphalia.games.price_of_power.battle import Battle, Side
from westphalia.games.price_of_power.board import (
    AREA_OF,
    CONTINENT_OF,
    IS_DISTANT,
    NODE,
    PROVINCE,
    REALM,
    REALMS,
    SLOT_OF,
    area,
    province,
    realm,
    sea,
)
from westphalia.games.price_of_power.card_rules import prestige
from westphalia.games.price_of_power.effects import goals
from westphalia.games.price_of_power.ids import pair
from westphalia.games.price_of_power.model import LEFT_HRE, NOBODY, PEACE_AND_REBELS, RULER, SENT_OUT, Displayed, Game
from westphalia.games.price_of_power.phases import income
from westphalia.games.price_of_power.rules import (
    activation,
    bankruptcy,
    belligerents,
    bots,
    calls,
    capacity,
    declare_war,
    generic_actions,
    hre,
    land_battles,
    military_access,
    movement,
    naval_battles,
    papacy,
    peace_terms,
    rebels,
    recruit,
    ships,
    sieges,
    spread,
    trade,
    vassals,
)
from westphalia.games.price_of_power.rules.movement import Mover
from westphalia.games.price_of_power.rules.naval_battles import Sunk
from westphalia.games.price_of_power.rules.spread import Cluster
from westphalia.games.price_of_power.tables import (
    ARMIES,
    CATHOLIC,
    COUNTER_REFORMED,
    DIP,
    GALLEY,
    HEAVY,
    KINDS,
    LIGHT,
    MIL,
    NO_RELIGION,
    PROTESTANT,
)
from westphalia.kernel.script import Refusal

CASTILE, ENGLAND, FRANCE, AUSTRIA = range(4)


# Ships and soldiers


@pytest.mark.parametrize(
    ("spaces", "reached"),
    [
        (1, {"english_channel"}),
        (2, {"english_channel", "north_sea"}),
        (3, {"english_channel", "north_sea", "skagerrak"}),
    ],
)
def test_how_far_ships_sail(spaces: int, reached: set[str]) -> None:
    """PP-9.5.11: of a way that is three Sea Zones long."""
    g = table(england={"ships": {"bay_of_biscay": {"sea": 1}}, "fleet": "none"})
    found = activation.reach(g, ENGLAND, sea("bay_of_biscay"), spaces)
    assert {z for z in ("english_channel", "north_sea", "skagerrak") if sea(z) in found} == reached


@pytest.mark.parametrize(("left", "may"), [(1, True), (0, False)])
def test_the_last_mercenary_can_be_hired(left: int, may: bool) -> None:
    """PP-5.5.15: as long as the General Supply lasts, on a card with a limit of its own as well."""
    g = table()
    g.army[FRANCE * ARMIES * KINDS + 3] += recruit.mercenaries_left(g) - left
    grant = recruit.RecruitGrant(kinds=recruit.MERCENARY_KINDS, most=2)
    assert recruit.may_hire(g) is recruit.may_hire(g, recruit.Order(grant)) is may


def test_four_mercenaries_only_by_a_card() -> None:
    """PP-5.5.15: at most 3 in a Turn; a card that lets hire so many sets its own limit, any other card none."""
    g = table()
    assert g.turn is not None
    g.turn.mercenaries = 2
    assert recruit.may_hire(g)
    g.turn.mercenaries = 3
    assert not recruit.may_hire(g)
    for kinds, most, may in (
        (recruit.MERCENARY_KINDS, 2, True),
        (recruit.MERCENARY_KINDS, None, False),
        ((0, 3), 2, False),
    ):
        grant = recruit.RecruitGrant(kinds=kinds, most=most)
        assert recruit.may_hire(g, recruit.Order(grant)) is may


@pytest.mark.parametrize("seat", [CASTILE, ENGLAND, FRANCE, AUSTRIA])
@pytest.mark.parametrize(("mil", "goes"), [(1, True), (0, False)])
def test_mountains_are_paid_from_ones_own_military_power(seat: int, mil: int, goes: bool) -> None:
    """PP-9.5.5: 4 units cost 1 MIL; what others have, and other Power, does not count."""
    g = table(war=[["france", "savoy"], ["england", "savoy"], ["castile", "savoy"], ["austria", "savoy"]])
    g.power = [0 if goes else 5] * len(g.power)
    g.power[seat * 3 + MIL] = mil
    army = seat * ARMIES
    g.army_at[army] = area("languedoc")
    g.army[army * KINDS : army * KINDS + KINDS] = [4] + [0] * (KINDS - 1)
    refusal = movement.why_not_step(g, Mover(seat, army), area("languedoc"), area("lombardy"))
    assert (refusal is None or refusal.rule != "PP-9.5.5") is goes


def test_wounds_are_those_of_the_general_in_use() -> None:
    """PP-9.7.31, PP-9.7.32: of the second player too; the second wound kills him, and his dice are gone."""
    g = table(
        england={
            "army_1": {"area": "wales_wessex", "infantry": 1},
            "army_2": {"area": "wales_wessex", "infantry": 1, "general": "mil_01_1"},
        }
    )
    army = ENGLAND * ARMIES + 1
    side = Side([ENGLAND], [], 0)
    side.general, side.leader, side.dice, side.led = army, g.general[army], [4, 1, 0], [1, 1, 0]
    play(land_battles.wound_leader(g, side, 1))
    assert (g.general_ill[army], side.general, side.dice) == (1, army, [4, 1, 0])
    play(land_battles.wound_leader(g, side, 2))
    assert (g.general[army], g.general_ill[army], side.general, side.leader) == (NOBODY, 0, NOBODY, NOBODY)
    assert side.dice == [3, 0, 0] and not g.ruler_ill[ENGLAND]


def test_a_ruler_who_leads_is_wounded_as_ruler() -> None:
    """PP-9.7.31, PP-9.7.32: he dies of his second token, also if one is left from before; the rest hits nobody."""
    g = table(france={"hand": [], "ruler_ill": 1, "army_2": {"area": "seine", "infantry": 2, "general": "ruler"}})
    army = FRANCE * ARMIES + 1
    side = Side([FRANCE], [], 0)
    side.general, side.leader = army, g.ruler[FRANCE]
    assert g.general[army] == RULER
    play(land_battles.wound_leader(g, side, 2))
    assert (g.ruler[FRANCE], g.ruler_ill[FRANCE], side.general, g.general_ill[army]) == (NOBODY, 0, NOBODY, 0)
    assert all(g.ruler[seat] != NOBODY for seat in (CASTILE, ENGLAND, AUSTRIA))
    assert g.ruler_ill == [1, 0, 0, 0] and not any(g.general_ill)


def won_at_sea(g: Game, plus: int) -> tuple[Battle, Side]:
    """England has won in the Channel with so many INF+ results."""
    winner = Side([ENGLAND], [], 0)
    winner.plus = plus
    return Battle(battles.NAVAL, sea("english_channel"), winner, Side([FRANCE], [], 0)), winner


FLEET = {"ships": {}, "docked": {}, "fleet": {"at": "english_channel", "light": 1, "heavy": 1}}
AWAY = {"ships": {}, "docked": {}, "fleet": {"at": "north_sea", "light": 1, "heavy": 1}}


def test_as_many_prizes_as_results_and_ships() -> None:
    """PP-9.9.13: the former owner chooses which; a Heavy Ship comes in damaged."""
    g = table(england=FLEET)
    battle, side = won_at_sea(g, 1)
    asked = play(
        naval_battles.capture(g, battle, side, [Sunk(FRANCE, HEAVY), Sunk(FRANCE, LIGHT)]), "heavy", "take_prize"
    )
    assert asked == ["2 prize", "1 capture"]
    assert look(g, "england.fleet") == [{"light": 1, "heavy": 2, "damaged": 1}]
    g = table(england=FLEET)
    battle, side = won_at_sea(g, 5)
    sunk = [Sunk(FRANCE, LIGHT), Sunk(FRANCE, LIGHT), Sunk(FRANCE, GALLEY)]
    play(naval_battles.capture(g, battle, side, sunk), "light", "prize_to_fleet", "light", "leave_prize", "take_prize")
    assert look(g, "england.fleet")[0] == {"light": 2, "heavy": 1, "galley": 1}


def test_prizes_of_a_captor_whose_fleet_is_elsewhere() -> None:
    """PP-9.9.13: Light Ships only, which stay outside the Fleet; a Heavy Ship is lost without a question."""
    g = table(england=AWAY)
    battle, side = won_at_sea(g, 2)
    asked = play(
        naval_battles.capture(g, battle, side, [Sunk(FRANCE, LIGHT), Sunk(FRANCE, HEAVY)]), "heavy", "take_prize"
    )
    assert asked == ["2 prize", "1 capture"]
    assert look(g, "ships.english_channel.england") == [1]


def test_only_a_light_ship_has_a_choice_of_fleet_or_none() -> None:
    """PP-9.9.13"""
    for given, ship, words in ((AWAY, LIGHT, 2), (FLEET, LIGHT, 3), (FLEET, HEAVY, 2)):
        battle, side = won_at_sea(g := table(england=given), 1)
        script = naval_battles.capture(g, battle, side, [Sunk(NOBODY, ship)])
        assert [*first_question(script).options] == ["take_prize", "leave_prize", "prize_to_fleet"][:words]


def test_no_prize_for_who_has_all_his_ships() -> None:
    """PP-9.9.13, PP-C.3.1: from the captor's own supply; and NPRs capture nothing."""
    g = table(england=FLEET)
    g.fleet[ENGLAND * 4 + GALLEY] = ships.MOST_SHIPS - 3
    battle, side = won_at_sea(g, 2)
    assert play(naval_battles.capture(g, battle, side, [Sunk(NOBODY, LIGHT)] * 2), "take_prize") == ["1 capture"]
    side.roller = NOBODY
    assert play(naval_battles.capture(g, battle, side, [Sunk(NOBODY, LIGHT)])) == []


# The Empire


def test_an_area_is_looked_at_by_its_own_provinces_when_it_is_sent_out() -> None:
    """PP-18.6.1, PP-18.6.3: Austria is imperial, Bohemia with a Town of France is not."""
    g = table(france={"add_towns": ["praha"]})
    hre.leave(g, area("bohemia"))
    hre.leave(g, area("austria"))
    assert [g.not_hre[area(a)] for a in ("bohemia", "austria")] == [LEFT_HRE, SENT_OUT]


def cb_targets(**given: Any) -> list[str]:
    """Whom England may have a CB token on as the new Emperor."""
    g = table(emperor="england", authority=2, **given)
    try:
        ask = next(hre._new_emperor_cb(g, ENGLAND))
    except StopIteration:
        return []
    assert ask.seat == ENGLAND
    return [word if isinstance(word, str) else REALM.ids[word] for word in ask.options]


def test_on_whom_a_new_emperor_gets_a_cb_token() -> None:
    """PP-18.9.7: not on himself, on Members, or on who fights others; one who fights only as an Active Ally counts."""
    wars = [["england", "saxony"], ["austria", "bavaria"], ["castile", "portugal"]]
    assert cb_targets(war=wars) == []
    assert cb_targets(war=[*wars, ["france", "saxony"]]) == ["france", "none"]
    assert cb_targets(war=[["france", "austria"]]) == []
    assert cb_targets(war=[["castile", "saxony"], ["france", "bavaria"]]) == ["castile", "france", "none"]


def test_a_new_emperor_gets_a_cb_token_on_an_active_ally_too() -> None:
    """PP-18.9.7, PP-2.5.30: Portugal fights Saxony beside Castile; an Ally who is not called does not."""
    war, england = [["castile", "saxony"]], {"alliances": []}
    called = {"alliances": {"portugal": "active"}, "allied_available": 1}
    found = cb_targets(war=war, england=england, castile=called, portugal={"strength_before": 3})
    assert found == ["castile", "portugal", "none"]
    assert cb_targets(war=war, england=england, castile={"alliances": ["portugal"]}) == ["castile", "none"]


def test_the_new_emperor_may_go_without_a_cb_token() -> None:
    """PP-18.9.7"""
    for answer, tokens in (("none", 0), ("castile", 1)):
        g = table(emperor="england", authority=2, war=[["castile", "saxony"], ["france", "bavaria"]])
        play(hre._new_emperor_cb(g, ENGLAND), answer)
        assert look(g, "cb.castile.england", "cb.france.england") == [tokens, 0]


SPOKEN = {"authority": 3, "defending_hre": 1, "war": [["france", "austria"], ["france", "saxony"], ["france", "milan"]]}


def speaks(realm_id: str, against: int, **given: Any) -> bool:
    return belligerents.is_spoken_for(table(**{**SPOKEN, **given}), realm(realm_id), against)


def test_for_whom_the_emperor_makes_peace() -> None:
    """PP-18.4.14: an NPR Subject; while he defends the Empire; against an external Aggressor with whom he is at War."""
    assert speaks("saxony", FRANCE)
    assert not speaks("saxony", FRANCE, defending_hre=0)
    assert not speaks("saxony", AUSTRIA)
    assert not speaks("austria", FRANCE)
    assert not speaks("portugal", FRANCE)
    assert not speaks("saxony", FRANCE, emperor="bohemia", war=[["france", "bohemia"], ["france", "saxony"]])
    by_england = {"emperor": "england", "war": [["france", "england"], ["france", "saxony"], ["france", "austria"]]}
    assert speaks("saxony", FRANCE, **by_england) and not speaks("austria", FRANCE, **by_england)
    assert not speaks("saxony", CASTILE)
    assert not speaks("saxony", FRANCE, war=[["france", "saxony"]])
    assert not speaks("saxony", FRANCE, france={"capital": "wien"}, austria={"capital": "steiermark"})


def calls_the_emperor(*targets: str, then: tuple[str, ...] = (), **given: Any) -> str:
    g = table(authority=3, **given)
    found, _ = run(declare_war.emperor_called(g, [realm(r) for r in targets], [realm("france")]), "defend", *then)
    return "nobody" if found == NOBODY else str(REALM.ids[found])


def test_which_subject_calls_the_emperor() -> None:
    """PP-18.4.1, PP-18.4.6: his Ally before others, else the first NPR; a player who is a Subject calls as none."""
    assert calls_the_emperor("saxony", "bavaria", austria={"alliances": []}) == "saxony"
    assert (
        calls_the_emperor("saxony", "bavaria", austria={"alliances": ["bavaria"]}, then=("done", "make_active"))
        == "bavaria"
    )
    assert (
        calls_the_emperor("saxony", "bavaria", austria={"alliances": []}, castile={"alliances": ["bavaria"]})
        == "saxony"
    )


# Missions


def test_a_window_without_changes_looks_at_nothing() -> None:
    """PP-17.2.12: what has been tested once is tested again only after a change that touches it."""
    g = table(options={"missions": "on"})
    play(prestige.mission_window(g))
    assert goals.is_at_rest(g)


# Cubes and Bots


def test_where_a_player_without_cubes_may_take_one() -> None:
    """PP-2.2.5: his own only, wherever he sits; not the cube in Roma or that of the National Focus."""
    g = table(curia=["castile", "england"], roma="france")
    g.power = [2] * len(g.power)
    g.power[FRANCE * 3 : FRANCE * 3 + 3] = [0, 1, 0]
    g.influence[:] = bytes(len(g.influence))
    g.influence[pair(area("ireland"), FRANCE)] = g.influence[pair(area("scotland"), ENGLAND)] = 1
    g.colonists, g.focus = [1, 1, 0, 1], [1] * 4
    g.display = [(), (), (Displayed(4, 0), Displayed(5, 2)), ()]
    assert pieces.cube_sources(g, FRANCE) == [area("ireland"), "dip", "charge_2"]
    g.colonists[FRANCE], g.curia = 1, [CASTILE, FRANCE]
    assert pieces.cube_sources(g, FRANCE) == [area("ireland"), "dip", "colonist", "cardinal", "charge_2"]


def test_who_changes_his_focus_must_find_a_cube() -> None:
    """PP-5.1.24, PP-5.1.25, PP-2.2.5: he can't forgo it; without a cube to move only cards are changed."""
    g = table(france={"adm": 1, "dip": 0, "mil": 0, "hand": ["adm_01_1"]})
    g.cubes[FRANCE] = 0
    script = generic_actions.change_focus(g, FRANCE)
    ask = first_question(script)
    assert ask.kind is pieces.CUBE_SOURCE and "adm" in ask.options and pieces.FORGO not in ask.options
    assert next_question(script, "adm").kind is generic_actions.FOCUS_DISCARD
    assert (g.cubes[FRANCE], g.focus[FRANCE], look(g, "france.adm")) == (0, 1, [0])


@pytest.mark.parametrize(
    ("small", "large", "more"), [(19, 7, 0), (20, 7, 1), (19, 8, 1), (20, 8, 2), (30, 12, 2), (0, 0, 0)]
)
def test_what_towns_give_a_bot(small: int, large: int, more: int) -> None:
    """PB-8.5: from 20 small and from 8 large Towns on; what was spent is gone."""
    g = position_board({"realms": ["castile", "austria", "bot.france"], "curia": ["castile"]})
    seat = 2
    g.small_towns[seat], g.large_towns[seat] = small, large
    g.bot_power[seat], g.bot_spent[seat], g.cubes[seat] = 2, 3, 20
    income.gain_bot_power(g, seat)
    usual = bots.level(g).power_per_round
    assert (g.bot_power[seat], g.bot_spent[seat], g.cubes[seat]) == (2 + usual + more, 0, 23 - usual - more)


@pytest.mark.parametrize(("authority", "more"), [(1, 0), (2, 1), (4, 2), (6, 3)])
def test_what_the_empire_and_the_curia_give_a_bot(authority: int, more: int) -> None:
    """PB-8.5, PP-18.1.5: as Emperor what a person would gain; as Papal Controller 1, and to nobody else."""
    g = position_board({"realms": ["castile", "bot.austria", "bot.france"], "curia": ["france", "france"]})
    g.authority = authority
    for seat, gain in ((1, more), (2, 1)):
        g.small_towns[seat] = g.large_towns[seat] = g.bot_power[seat] = g.bot_spent[seat] = 0
        g.cubes[seat] = 20
        income.gain_bot_power(g, seat)
        assert g.bot_power[seat] == bots.level(g).power_per_round + gain


# Faiths and Rebels

SAXON = Cluster(PROTESTANT, (area("saxony"),))
ROMAN = Cluster(COUNTER_REFORMED, (area("naples"),))


@pytest.mark.parametrize(
    ("placed", "able"),
    [
        ([], [SAXON, ROMAN]),
        ([PROTESTANT], [SAXON, ROMAN]),
        ([PROTESTANT, PROTESTANT], [ROMAN]),
        ([COUNTER_REFORMED, COUNTER_REFORMED, PROTESTANT], [SAXON]),
        ([PROTESTANT, PROTESTANT, COUNTER_REFORMED, COUNTER_REFORMED], [SAXON, ROMAN]),
    ],
)
def test_after_two_tokens_of_a_faith_the_other_follows(placed: list[int], able: list[Cluster]) -> None:
    """PP-16.5.33(b), PP-16.5.35: if possible."""
    g = table(saxony={"religion": "protestant"}, naples={"religion": "counter_reformed"})
    assert g.turn is not None
    g.turn.religions = [(SLOT_OF[area("finland")], faith) for faith in placed]
    assert spread.open_clusters(g, [SAXON, ROMAN]) == able
    assert spread.open_clusters(g, [SAXON]) == [SAXON]


def test_a_cluster_that_is_gone_or_hemmed_in_spreads_nothing() -> None:
    """PP-16.5.31, PP-16.5.35"""
    g = table(naples={"religion": "counter_reformed"})
    assert spread.open_clusters(g, [SAXON, ROMAN]) == [ROMAN]
    assert g.turn is not None
    g.turn.religions = [(SLOT_OF[a], PROTESTANT) for a in spread.neighbours(g, ROMAN)]
    assert spread.open_clusters(g, [SAXON, ROMAN]) == []


def test_a_dnpr_of_rebels_discovers_its_continent() -> None:
    """PP-14.3.11(c), PP-14.3.15, PP-12.6.1: with its token the Trade cards of that continent come in."""
    g = table(castile={"add_towns": ["antilles"]}, continents=0)
    number = CONTINENT_OF[area("antilles")]
    g.continents = 0
    play(rebels.liberate(g, province("antilles"), CASTILE), "green")
    assert g.continents == 1 << number and look(g, "castile.towns")[0].count("antilles") == 0
    assert g.dnpr[province("antilles")] == g.lawful[province("antilles")] != NOBODY
    assert g.capital[g.dnpr[province("antilles")]] == province("antilles")


# Peace


def test_who_is_vassalized_frees_the_towns_that_besieged_him() -> None:
    """PP-10.5.21: (a) a Vassal token in the place of the Town, (b) Unrest where no Province was held, (f) another
    player keeps what he occupies."""
    g = table(
        war=[["france", "milan"], ["castile", "milan"]],
        milano={"occupier": "france"}, parma={"occupier": "castile"},
    )  # fmt: skip
    before = g.small_towns[FRANCE] + g.large_towns[FRANCE]
    held = {area("lombardy")}
    play(peace_terms.vassalize_one(g, FRANCE, realm("milan"), held), "none")
    assert look(g, "vassal.milano", "occupier.milano", "unrest.milano") == ["france", "none", 0]
    assert g.small_towns[FRANCE] + g.large_towns[FRANCE] == before - 1
    assert look(g, "town.parma", "occupier.parma", "vassal.parma") == ["castile", "none", "none"]
    assert look(g, "france.wars", "castile.wars") == [[], []]


# The Papacy


@pytest.mark.parametrize(
    ("roma", "curia", "controller", "uncontested"),
    [
        ("none", [], NOBODY, ()),
        ("none", ["france", "england"], FRANCE, ()),
        ("england", ["france", "france"], FRANCE, (FRANCE,)),
        ("england", ["france", "france", "england"], ENGLAND, ()),
        ("none", ["france", "england", "england"], ENGLAND, (ENGLAND,)),
        ("none", ["castile"], CASTILE, ()),
    ],
)
def test_who_controls_the_curia(roma: str, curia: list[str], controller: int, uncontested: tuple[int, ...]) -> None:
    """PP-19.2.1, PP-19.2.3: most Cardinals, the leftmost of equals, that of Roma among them; 2 and more than others."""
    g = table()
    g.roma[0] = NOBODY if roma == "none" else g.seat_of[realm(roma)]
    g.curia = [g.seat_of[realm(r)] for r in curia]
    assert papacy.papal_controller(g) == controller
    assert tuple(seat for seat in g.each_seat if papacy.is_uncontested(g, seat)) == uncontested


@pytest.mark.parametrize(("heretics", "points"), [(0, 3), (1, 3), (2, 2)])
def test_what_the_controller_scores(heretics: int, points: int) -> None:
    """PP-19.2.3: as many as other Catholic players, at most 3; nothing if others have as many Cardinals."""
    g = position_board({"realms": ["castile", "england", "france", "austria", "poland"]})
    for seat in (ENGLAND, AUSTRIA)[:heretics]:
        g.faith[g.realm[seat]] = PROTESTANT
    g.prestige = [5] * g.seats
    g.roma[0], g.curia = NOBODY, [FRANCE, FRANCE]
    papacy.score_controller(g)
    assert g.prestige == [5, 5, 5 + points, 5, 5]
    g.curia = [FRANCE, FRANCE, CASTILE, CASTILE]
    papacy.score_controller(g)
    assert g.prestige == [5, 5, 5 + points, 5, 5]


def crusade(area_id: str, committed: list[int], **given: Any) -> list[int]:
    """The Prestige of all after a Crusade with these Committed; France controls the Curia."""
    g = table(crusade=area_id, curia=["france"], **given)
    g.committed, g.prestige = [int(seat in committed) for seat in g.each_seat], [9] * 4
    papacy.score_crusade(g)
    return g.prestige


def test_what_a_crusade_brings() -> None:
    """PP-19.3.10, PP-19.3.11: 2 Prestige to who stands in the Area with no Muslim owner left, else as many are lost; by
    the Papal Controller if nobody has come; who is no Catholic any more neither scores nor loses."""
    here = {"castile": {"infantry": {"andalucia": 1}}, "england": {"infantry": {}}}
    war = [["castile", "granada"]]
    muslims = [PROVINCE.ids[p] for p in papacy.muslim_provinces(table(), area("andalucia"))]
    taken = {f"province.{p}": {"occupier": "castile"} for p in muslims}
    assert muslims
    assert crusade("andalucia", [CASTILE, ENGLAND], war=war, **here, **taken) == [11, 7, 9, 9]
    assert crusade("andalucia", [CASTILE, ENGLAND], war=war, **here) == [7, 7, 9, 9]
    assert crusade("andalucia", [], war=war, **here, **taken) == [9, 9, 7, 9]
    assert crusade("andalucia", [CASTILE], castile={"faith": "protestant"}) == [9, 9, 9, 9]


def test_the_age_and_the_token_of_papal_actions() -> None:
    """PP-19.3.1: in Ages I and II, by the Controller, once in a Round, while the token is free."""
    g = table(age=2, curia=["france"], france={"dip": 2}, castile={"dip": 5})
    assert papacy.why_not_papal_action(g, FRANCE) is None
    assert papacy.why_not_papal_action(g, CASTILE) is papacy.NOT_CONTROLLER
    g.age = 3
    assert papacy.why_not_papal_action(g, FRANCE) is papacy.PAPAL_AGE_OVER
    g.age, g.papal_action = 2, 1
    assert papacy.why_not_papal_action(g, FRANCE) is papacy.TOKEN_PLACED
    g.papal_action, g.crusade = 0, area("andalucia")
    assert papacy.why_not_papal_action(g, FRANCE) is papacy.TOKEN_PLACED
    g.crusade, g.excommunicated = NOBODY, realm("castile")
    assert papacy.why_not_papal_action(g, FRANCE) is papacy.TOKEN_PLACED
    g.excommunicated = NOBODY
    g.power[FRANCE * 3 + DIP] = 1
    assert papacy.why_not_papal_action(g, FRANCE) is not None


def test_two_muslim_provinces_make_a_crusade() -> None:
    """PP-19.3.7, PP-19.3.11: an occupied one is owned by nobody."""
    g = table()
    a = area("andalucia")
    lands = papacy.muslim_provinces(g, a)
    assert len(lands) >= 2 and papacy.why_not_crusade_area(g, a) is None
    for p in lands[2:]:
        g.occupier[p] = CASTILE
    assert papacy.why_not_crusade_area(g, a) is None
    g.occupier[lands[1]] = CASTILE
    g.marks += 1
    assert papacy.why_not_crusade_area(g, a) is papacy.NO_CRUSADE


# The Emperor's die, votes and the Empire's Religion


@pytest.mark.parametrize(
    ("authority", "steps"),
    [
        (0, {1: -1, 2: 1, 6: 1}),
        (1, {1: -1, 2: 0, 3: 1}),
        (3, {1: -1, 2: 0, 4: 0, 5: 1}),
        (5, {3: -1, 4: 0, 5: 0, 6: 1}),
    ],
)
def test_the_die_of_an_emperor_without_a_player(authority: int, steps: dict[int, int]) -> None:
    """PP-18.8.2: 1, or 2 below the Authority, takes 1; 6, or 2 above it, gives 1."""
    for roll, step in steps.items():
        g = position_board(
            {"realms": ["castile", "england"], "emperor": "austria", "authority": authority}, dice=[roll]
        )
        hre.roll_for_npr_emperor(g)
        assert g.authority == max(0, authority + step)


def test_authority_keeps_within_its_cap() -> None:
    """PP-18.1.1, PP-18.1.2: never below 0; a gain stops at the cap, but what is above it already is not lost so."""
    g = table(authority=3)
    for a in hre.elector_areas(g)[3:]:
        g.not_hre[a] = LEFT_HRE
    cap = hre.authority_cap(g)
    assert cap == 4
    hre.change_authority(g, 9, "PP-18.1.1")
    assert g.authority == cap
    g.authority = cap + 1
    hre.change_authority(g, 1, "PP-18.1.1")
    assert g.authority == cap + 1
    hre.change_authority(g, -20, "PP-18.1.1")
    assert g.authority == 0
    g.emperor = NOBODY
    hre.change_authority(g, 2, "PP-18.1.1")
    assert g.authority == 0


def test_how_an_elector_area_votes() -> None:
    """PP-18.9.4: a player's Capital there first, then the one lord of its Vassals, then the most Influence."""
    g = table(austria={"influence": {}}, france={"influence": {"saxony": 1}}, england={"influence": {"saxony": 2}})
    for candidates, winner in (([ENGLAND, FRANCE], ENGLAND), ([FRANCE], FRANCE), ([CASTILE], NOBODY)):
        assert run(hre.vote(g, area("saxony"), candidates)) == (winner, [])
    g = table(austria={"influence": {}}, france={"influence": {"saxony": 2}}, england={"influence": {"saxony": 2}})
    assert run(hre.vote(g, area("saxony"), [ENGLAND, FRANCE]), realm("france")) == (FRANCE, ["elector_tie"])
    lands = ["dresden", "leipzig", "nurnberg", "wittenberg"]
    g = table(france={"add_vassals": lands}, england={"influence": {"saxony": 2}})
    assert run(hre.vote(g, area("saxony"), [ENGLAND, FRANCE])) == (FRANCE, [])
    assert run(hre.vote(g, area("saxony"), [ENGLAND])) == (NOBODY, [])
    g = table(france={"add_vassals": lands[:3]}, england={"influence": {"saxony": 2}}, austria={"influence": {}})
    assert run(hre.vote(g, area("saxony"), [ENGLAND, FRANCE])) == (ENGLAND, [])
    assert run(hre.vote(g, area("austria"), [AUSTRIA, FRANCE])) == (AUSTRIA, [])
    assert run(hre.vote(g, area("austria"), [FRANCE])) == (NOBODY, [])


def test_aid_of_an_emperor_without_a_player() -> None:
    """PP-18.8.3: 3 for each Authority, 2 less for each Area of the Empire where others stood before; each counts once,
    Members none."""
    given = {"realms": ["castile", "england", "france"], "emperor": "austria", "authority": 3}
    bare = {"army_1": "none", "army_2": "none", "army_3": "none"}
    g = position_board({**given, "castile": bare, "england": bare, "france": bare})
    g.infantry[:] = bytes(len(g.infantry))
    assert hre.npr_emperor_aid(g, None) == hre.npr_emperor_aid(g, g) == 9
    g.infantry[pair(area("saxony"), FRANCE)] = g.infantry[pair(area("saxony"), ENGLAND)] = 1
    assert hre.npr_emperor_aid(g, g) == 7
    g.army_at[FRANCE * ARMIES + 2] = area("bohemia")
    assert hre.npr_emperor_aid(g, g) == 5
    g.army_at[ENGLAND * ARMIES] = area("leon")
    assert hre.npr_emperor_aid(g, g) == 5
    assert hre.npr_emperor_aid(table(), None) == 0
    g = position_board({**given, "realms": ["austria", "castile", "france"], "emperor": "bohemia"})
    g.infantry[:] = bytes(len(g.infantry))
    g.army_at = [NOBODY] * len(g.army_at)
    g.infantry[pair(area("saxony"), 0)], g.army_at[1] = 1, area("bohemia")
    assert hre.npr_emperor_aid(g, g) == 9


@pytest.mark.parametrize(
    ("faiths", "before", "after", "authority"),
    [
        ((PROTESTANT,), CATHOLIC, PROTESTANT, 2),
        ((PROTESTANT,), PROTESTANT, PROTESTANT, 3),
        ((CATHOLIC, COUNTER_REFORMED), NO_RELIGION, CATHOLIC, 3),
        ((CATHOLIC, PROTESTANT), CATHOLIC, NO_RELIGION, 3),
    ],
)
def test_the_religion_of_the_empire(faiths: tuple[int, ...], before: int, after: int, authority: int) -> None:
    """PP-18.7.2: that of all Elector Areas, from Age III on; only the change to Protestant costs Authority."""
    for age in (2, 3):
        g = table(age=age, options={"hre_religion": "on"}, authority=3)
        for n, a in enumerate(hre.elector_areas(g)):
            g.faith_token[SLOT_OF[a]] = faiths[n % len(faiths)]
        g.hre_religion = before
        hre.check_religion(g)
        assert (g.hre_religion, g.authority) == ((after, authority) if age == 3 else (before, 3))


# Trade


@pytest.mark.parametrize(("pirates", "expected"), [(0, [1, 2, 3, 4]), (1, [2, 3, 4, 5]), (2, [3, 4, 5, 6])])
def test_equals_in_trade_take_rows_below_each_other(pirates: int, expected: list[int]) -> None:
    """PP-12.5.4 to 12.5.6: each takes at least one row below the last; Pirates push all of them down."""
    top = trade.THRESHOLDS[0]
    assert trade.rows([top] * 4, pirates) == expected
    assert [trade.qualifying_row(n) for n in (*trade.THRESHOLDS, trade.THRESHOLDS[-1] - 1)] == [1, 2, 3, 4]
    assert [trade.qualifying_row(n - 1) for n in trade.THRESHOLDS] == [2, 3, 4]


def test_a_merchant_at_the_node_must_be_the_one_that_trades() -> None:
    """PP-12.4.2 to 12.4.4: one that has been used there leaves none; else any that stands upright, placed or not."""
    sevilla, lubeck = NODE.ids.index("sevilla"), NODE.ids.index("lubeck")
    for words, there, elsewhere in (
        (["sevilla", "off"], [0], [0, 1]),
        (["sevilla!", "off"], [], [1]),
        (["off", "sevilla"], [1], [0, 1]),
        (["sevilla!"], [], []),
    ):
        g = table(france={"merchants": words})
        first = FRANCE * 3
        assert [m - first for m in trade.merchants_for(g, FRANCE, sevilla)] == there
        assert [m - first for m in trade.merchants_for(g, FRANCE, lubeck)] == elsewhere


# Money


@pytest.mark.parametrize("seat", [CASTILE, FRANCE])
def test_what_a_bankrupt_loses(seat: int) -> None:
    """PP-7.4.10: half of each Power, rounded up, at most 3; 3 Interest at most; 5 Prestige; nobody else loses."""
    g = table()
    g.power = [9] * len(g.power)
    g.power[seat * 3 : seat * 3 + 3] = [1, 4, 8]
    g.interest, g.prestige, g.ducats = [5] * 4, [20] * 4, [3] * 4
    g.stability = [3] * 4
    play(bankruptcy.go_bankrupt(g, seat))
    assert g.power[seat * 3 : seat * 3 + 3] == [0, 2, 5] and sum(g.power) == 9 * 9 + 7
    assert (g.interest[seat], g.prestige[seat], g.ducats[seat], g.stability[seat]) == (2, 15, 0, 0)
    assert sum(g.interest) == 17 and sum(g.prestige) == 75 and sum(g.ducats) == 9
    g.interest[seat] = 2
    play(bankruptcy.go_bankrupt(g, seat))
    assert g.interest[seat] == 0


def test_as_many_loans_as_are_needed() -> None:
    """PP-7.4.4, PP-7.4.5: not one more; who may take none any more and lacks 1 Ducat is bankrupt."""
    for ducats, interest, amount, solvent in ((5, 5, 5, True), (4, 5, 5, False), (4, 4, 5, True)):
        g = table()
        g.ducats[FRANCE], g.interest[FRANCE] = ducats, interest
        paid, _ = run(bankruptcy.pay_compulsory(g, FRANCE, amount, "PP-7.4.4"))
        assert paid is solvent
        assert g.interest[FRANCE] == (5 if solvent else 2)


# Access and Rebels


def test_how_passage_can_be_paid() -> None:
    """PP-9.5.7(b): 3 Ducats, own Influence there, Imperial Influence by the Emperor only."""
    for ducats, ways in ((2, ["spend_influence"]), (3, ["spend_influence", "pay_ducats"])):
        g = table(france={"ducats": ducats, "influence": {"saxony": 1}, "marriages": []})
        assert military_access.fees(g, FRANCE, area("saxony")) == ways
    g = table(austria={"ducats": 0, "influence": {}, "marriages": []}, saxony={"imperial": 1}, france={"ducats": 0})
    assert military_access.fees(g, AUSTRIA, area("saxony")) == ["imperial"]
    assert military_access.fees(g, AUSTRIA, area("lower_saxony")) == []
    assert military_access.fees(g, FRANCE, area("saxony")) == []


def test_passage_only_in_war_and_without_a_claim() -> None:
    """PP-9.5.7"""
    for war, claims, may in (
        ([["france", "milan"]], [], True),
        ([], [], False),
        ([["france", "milan"]], ["saxony"], False),
    ):
        g = table(war=war, france={"ducats": 3, "claims": claims, "marriages": []})
        assert military_access.can_gain_access(g, FRANCE, area("saxony")) is may


@pytest.mark.parametrize(("soldiers", "goes"), [(3, True), (4, False)])
def test_rebels_do_not_march_where_they_would_be_outnumbered(soldiers: int, goes: bool) -> None:
    """PP-4.3.5: 2 of the 3 would move to the 1 that is there."""
    g = table(galicia={"unrest": 1}, castile={"army_1": "none", "army_2": "none", "army_3": "none", "infantry": {}})
    a, b = area("castile"), area("leon")
    assert AREA_OF[province("galicia")] == b
    g.rebels[a], g.rebels[b] = 3, 1
    g.infantry[pair(b, CASTILE)] = soldiers
    assert rebels._march_target(g, a, 2) == (b if goes else NOBODY)


def test_who_picks_the_colour_of_a_dnpr() -> None:
    """PP-14.3.15: the Active Player, in Phase 3 who rolls, else the First Player."""
    g = table(turn="england", first="austria")
    assert rebels.founder(g, FRANCE) == ENGLAND
    g.active = NOBODY
    assert rebels.founder(g, FRANCE) == AUSTRIA
    g.step = PEACE_AND_REBELS
    assert rebels.founder(g, FRANCE) == FRANCE


# Sieges and capacities


@pytest.mark.parametrize(("mil", "most"), [(0, 2), (1, 3), (2, 3), (3, 4), (9, 4)])
def test_how_strong_a_siege_can_be(mil: int, most: int) -> None:
    """PP-9.8.2, PP-9.8.3: the best unit for the action, one more for each MIL; halves of Cavalry are rounded down."""
    bare = {"army_2": "none", "army_3": "none", "infantry": {}}
    g = table(france={**bare, "army_1": {"area": "seine", "infantry": 1, "cavalry": 2, "artillery": 1}})
    assert sieges.most_strength(g, FRANCE, area("seine"), mil) == most
    how = sieges.SiegeGrant(included=2, bonus=1)
    assert sieges.most_strength(g, FRANCE, area("seine"), 0, how) == 4


def test_defensive_mentality_is_that_of_the_rightful_owner() -> None:
    """PP-9.8.6: it strengthens his Province against others, not against himself."""
    g = table(england={"ideas": ["defensive_mentality"]})
    own, other = province("wales"), province("paris")
    tax = terms.tax_value(g, own)
    assert [sieges.siege_value(g, seat, own) for seat in (CASTILE, ENGLAND, FRANCE)] == [tax + 1, tax, tax + 1]
    assert sieges.siege_value(g, ENGLAND, other) == terms.tax_value(g, other)


def test_what_a_far_province_adds() -> None:
    """PP-9.2.7, PP-13.4.17: double for an NPR on a Distant Continent, unless the plague is there; a token counts 1."""
    g = table()
    r, p = next((r, p) for r in REALMS for p in g.lands[r] if IS_DISTANT[AREA_OF[p]] and g.seat_of[r] == NOBODY)
    near = province("milano")
    tax = terms.tax_value(g, p)
    assert capacity.support_of(g, r, p) == 2 * tax
    assert capacity.support_of(g, realm("milan"), near) == terms.tax_value(g, near)
    g.extra_manpower[p] = 1
    assert capacity.support_of(g, r, p) == 2 * tax + 1 and capacity.recruits_of(g, p) == tax + 1
    assert capacity.support_of(g, g.realm[FRANCE], p) == tax + 1
    g.plague[AREA_OF[p]] = 1
    assert capacity.support_of(g, r, p) == terms.tax_value(g, p) + 1


# Calls and Vassals


def test_who_fights_beside_whom() -> None:
    """PP-11.3.33: players with a common Enemy; an NPR never."""
    g = table(war=[["england", "scotland"], ["france", "scotland"], ["castile", "granada"]])
    assert calls.fights_beside(g, ENGLAND, realm("france")) and calls.fights_beside(g, FRANCE, realm("england"))
    assert not calls.fights_beside(g, ENGLAND, realm("castile")) and not calls.fights_beside(
        g, CASTILE, realm("france")
    )
    assert not calls.fights_beside(g, ENGLAND, realm("scotland"))


def test_a_marriage_saves_one_of_the_call() -> None:
    """PP-11.3.12, PP-11.2.5"""
    for marriages, price in (([], 2), (["saxony"], 1), (["milan"], 2)):
        g = table(france={"marriages": marriages, "alliances": ["saxony"], "influence": {}}, austria={"marriages": []})
        assert calls.call_price(g, FRANCE, realm("saxony"), calls.OFFENSIVE) == price


@pytest.mark.parametrize(
    ("tax", "married", "refusal"),
    [(8, False, None), (7, False, vassals.TOO_RICH), (5, True, None), (4, True, vassals.TOO_RICH)],
)
def test_how_rich_one_must_be_to_subjugate(tax: int, married: bool, refusal: Refusal | None) -> None:
    """PP-11.4.5, PP-11.4.6: twice the Base Tax of the target; with a Royal Marriage more than that."""
    given = {"alliances": ["milan"], "marriages": ["milan"] if married else [], "influence": {"lombardy": 5}}
    g = table(france=given, austria={"influence": {}}, castile={"influence": {}}, england={"influence": {}})
    assert vassals.target_tax(g, FRANCE, realm("milan")) == 4
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(terms, "base_tax", lambda g, seat: tax)
        assert vassals.why_not_subjugate(g, FRANCE, realm("milan")) is refusal
