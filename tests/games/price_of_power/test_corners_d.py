"""Corners of rules: a die on the border, an equal force, an answer of no, the one place that counts."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.price_of_power.boards import board_of, look, position_board
from tests.games.price_of_power.phrases import selector
from tests.games.price_of_power.scripts import next_question, run
from tests.games.price_of_power.test_bot_rules import BOT, austria
from tests.games.price_of_power.test_effects_on_places import resolve
from westphalia.games.price_of_power import odds, terms
from westphalia.games.price_of_power.automata import actions, campaign, entry
from westphalia.games.price_of_power.battle import Force
from westphalia.games.price_of_power.board import AREA, MISSION, area, province, realm, sea
from westphalia.games.price_of_power.card_rules import prestige
from westphalia.games.price_of_power.catalogue.scenarios import PlacedDynamicRealm
from westphalia.games.price_of_power.effects import diplomacy, goals, ideas, select
from westphalia.games.price_of_power.effects.context import Context
from westphalia.games.price_of_power.ids import Seat, pair
from westphalia.games.price_of_power.model import NOBODY, Game
from westphalia.games.price_of_power.odds import Fleet
from westphalia.games.price_of_power.phases import final_scoring, income, setup
from westphalia.games.price_of_power.rules import diplomacy as treaties
from westphalia.games.price_of_power.tables import COLOURS, RELIGIONS
from westphalia.games.price_of_power.vocabulary.selectors import SelectAreas
from westphalia.kernel.chance import ScriptedChance

CASTILE, ENGLAND, FRANCE = Seat(0), Seat(1), Seat(2)


def table(**given: Any) -> Game:
    return position_board({"realms": ["castile", "england", "france", "austria"], **given}, dice=[1] * 60)


# Bots


@pytest.mark.parametrize(("roll", "by_tax"), [(1, False), (3, False), (4, True), (6, True)])
def test_against_whom_a_bot_turns(roll: int, by_tax: bool) -> None:
    """PB-4.8: 1 to 3 most Prestige, 4 to 6 highest Tax Income; who is at War with it before either."""
    g = austria(castile={"prestige": 9}, england={"prestige": 1})
    assert terms.tax_income(g, CASTILE) < terms.tax_income(g, ENGLAND)
    g.chance = ScriptedChance([roll])
    assert actions.opponents(g, BOT) == ([ENGLAND, CASTILE] if by_tax else [CASTILE, ENGLAND])
    for enemy, other in ((CASTILE, ENGLAND), (ENGLAND, CASTILE)):
        g = austria(war=[["austria", ("castile", "england")[enemy]]], castile={"prestige": 9})
        g.chance = ScriptedChance([roll])
        assert actions.opponents(g, BOT) == [enemy, other]


def test_a_bot_turns_against_persons_before_bots() -> None:
    """PB-4.8: whatever their Prestige."""
    g = position_board({"realms": ["castile", "bot.england", "bot.austria"], "england": {"prestige": 9}}, dice=[1])
    assert actions.opponents(g, BOT) == [CASTILE, ENGLAND]


@pytest.mark.parametrize(
    ("rebels", "available", "able"), [(3, 0, True), (4, 0, False), (5, 3, True), (6, 3, False), (4, 1, True)]
)
def test_rebels_of_equal_number_can_be_driven_out(rebels: int, available: int, able: bool) -> None:
    """PB-5.15: 3 units, and those that it recruits, 2 at most here and no more than are Available."""
    army = {"army_1": {"area": "tirol", "infantry": 3}, "available": available}
    g = austria(tirol={"occupier": "rebels"}, austria=army)
    g.rebels[area("tirol")] = rebels
    assert [AREA.id(a) for a in campaign.lost_to_rebels(g, BOT, 2)] == (["tirol"] if able else [])
    g.occupier[province("tirol")] = NOBODY
    assert campaign.lost_to_rebels(g, BOT, 2) == []


def test_without_a_rule_of_the_scenario_only_who_has_nothing_is_beaten() -> None:
    """PB-9.4: not a Bot with a single Province."""
    g = board_of("s1_02_players_3_bots_1")
    bot = Seat(3)
    r = g.realm[bot]
    for left in (len(g.lands[r]), 1, 0):
        g.lands[r] = g.lands[r][:left]
        assert entry._is_beaten(g, bot) is (left == 0)


# Missions


def banker(ducats: int) -> Game:
    """Portugal has all but the 25 Ducats for Bank and Bourse."""
    own = {
        "ducats": ducats,
        "ideas": ["free_trade", "bureaucracy"],
        "missions": ["universal_1_3a"],
        "merchants": ["off"],
    }
    return position_board({"realms": ["portugal", "bot.muscovy"], "options": {"missions": "on"}, "portugal": own})


def test_a_mission_that_is_kept_is_not_completed() -> None:
    """PP-17.2.12"""
    mission = MISSION.value("universal_1_3a")
    assert mission is not None
    for answer, done in ((prestige.LATER, False), (mission, True)):
        g = banker(25)
        assert run(prestige.offer_missions(g, goals.changes(g)), answer) == (done, ["complete_mission"])
        assert (mission in g.missions[0]) is not done
    g = banker(24)
    assert run(prestige.offer_missions(g, goals.changes(g))) == (False, [])


def test_a_mission_can_be_completed_between_reducing_costs_and_paying_them() -> None:
    """PP-4.4.1, PP-17.2.12: with a Loan that the costs may eat up again."""
    g = banker(20)
    script = income.income_and_upkeep(g)
    ask = next_question(script)
    for word in ("loan", "done"):
        assert ask.kind is income.REDUCE
        ask = next_question(script, ask.find(word))
    assert ask.kind is prestige.COMPLETE and g.ducats[0] == 25
    assert not any(told.message == "log-income" for told in g.log.entries)


# Alliances


FULL = ["aragon", "milan", "savoy", "portugal"]


def test_no_alliance_for_who_keeps_all_his_tokens() -> None:
    """PP-16.3.11, PP-16.3.13: one is taken back from the map, or none is made."""
    full = next(
        n for n in range(1, 5) if not treaties.has_alliance_token(table(france={"alliances": FULL[:n]}), FRANCE)
    )
    bavaria, first = realm("bavaria"), realm(FULL[0])
    for answer, made in (("keep", False), (first, True)):
        g = table(france={"alliances": FULL[:full]})
        assert run(diplomacy.make_alliance(g, FRANCE, bavaria), answer) == (made, ["alliance_to_lift"])
        assert bool(g.alliance[pair(bavaria, FRANCE)]) is made
        assert bool(g.alliance[pair(first, FRANCE)]) is not made
    g = table(france={"alliances": FULL[: full - 1]})
    assert run(diplomacy.make_alliance(g, FRANCE, bavaria)) == (True, [])


def test_the_first_who_accepts_an_alliance_shuts_out_the_second() -> None:
    """PP-16.3.11, PP-16.3.6: Bavaria is offered to England and France; of equal Influence only the first is asked."""
    step = {"op": "gain_alliance", "who": "bavaria", "with": {"realms": ["england", "france"]}, "as": "allies"}
    for answers, ally in ((["accept"], ["england"]), (["refuse", "accept"], ["france"]), (["refuse", "refuse"], [])):
        g = table(
            england={"influence": {"bavaria_swabia": 1}, "alliances": []}, france={"influence": {}, "alliances": []}
        )
        c = resolve(g, [step], *answers)
        assert c.labels["allies"].realms == [realm(key) for key in ally]
        assert [key for key in ("england", "france") if "bavaria" in look(g, f"{key}.alliances")[0]] == ally


# Influence


@pytest.mark.parametrize(("own", "other", "leads"), [(1, 0, True), (1, 1, False), (2, 1, True), (0, 0, False)])
def test_one_influence_alone_leads(own: int, other: int, leads: bool) -> None:
    """PP-11.2.4: more than every other player; a card that asks for 2 is not content with 1."""
    bare: dict[str, Any] = {"influence": {}, "marriages": []}
    rival = {"influence": {"lombardy": other}, "marriages": []}
    g = table(castile={"influence": {"lombardy": own}, "marriages": []}, england=rival, france=bare, austria=bare)
    c = Context({"event": 0}, "PP-16.3", g.realm[CASTILE], g.realm[CASTILE])
    for lead, expected in (("you", leads), ({"who": "you", "min": 2}, leads and own > 1)):
        phrase = selector({"areas": ["lombardy"], "influence_lead": lead})
        assert isinstance(phrase, SelectAreas)
        assert (area("lombardy") in select.areas(g, c, phrase)) is expected


# War


def test_who_declares_no_war_gets_what_the_card_has_instead() -> None:
    """PP-16.3.25"""
    war = {
        "op": "declare_war", "against": {"realms": ["granada", "aragon"], "pick": [0, 1]}, "as": "war",
        "then": [{"op": "prestige", "amount": 1}], "else": [{"op": "prestige", "amount": 2}],
    }  # fmt: skip
    for answer, wars, points in (("granada", ["granada"], 1), ("stop", [], 2)):
        g = table(castile={"alliances": [], "ships": {}})
        c = resolve(g, [war], answer)
        assert look(g, "castile.wars", "castile.prestige") == [wars, points]
        assert c.labels["war"].realms == [realm(key) for key in wars]


@pytest.mark.parametrize(
    ("ours", "theirs", "flees", "end"),
    [
        (1, 2, (True, False), (0, 1)),
        (1, 2, (False, True), (0, 0)),
        (2, 1, (False, True), (1, 0)),
        (2, 1, (True, False), (0, 0)),
        (2, 2, (True, True), (0, 0)),
        (0, 2, (True, True), (0, 1)),
        (2, 0, (True, True), (1, 0)),
    ],
)
def test_who_has_fewer_units_leaves_the_field(
    ours: int, theirs: int, flees: tuple[bool, bool], end: tuple[int, int]
) -> None:
    """PP-9.6.5: an NPR does; nobody who has as many, and no others. Without dice nothing else ends the battle."""
    none = (0, 0, 0)
    assert odds.land_odds(Force(ours, 0, 0), Force(theirs, 0, 0), (none, none), flees) == (*end, 0, 0)
    assert odds.naval_odds(Fleet(ours, 0, 0), Fleet(theirs, 0, 0), (none, none), flees) == (*end, 0, 0)


# Upkeep and scoring


@pytest.mark.parametrize(("near", "far", "upkeep"), [(0, 1, 1), (0, 2, 1), (0, 3, 2), (1, 1, 1), (1, 2, 2), (4, 0, 2)])
def test_a_ship_costs_half_a_ducat_wherever_it_is(near: int, far: int, upkeep: int) -> None:
    """PP-4.4.3: rounded up; those in Distant Sea Zones are free for who has the Idea, the others are not."""
    for known, due in (([], upkeep), (["trade_companies"], (near + 1) // 2)):
        bare = {"army_1": "none", "army_2": "none", "army_3": "none", "infantry": {}, "fleet": "none"}
        g = table(france={**bare, "ideas": known})
        g.at_sea[:] = bytes(len(g.at_sea))
        g.on_slot[:] = bytes(len(g.on_slot))
        g.at_sea[pair(sea("english_channel"), FRANCE)] = near
        g.at_sea[pair(sea("caribbean_sea"), FRANCE)] = far
        assert income.unit_upkeep(g, FRANCE) == due


def test_what_the_scenario_adds_stands_below_the_items_of_the_rulebook() -> None:
    """PP-4.7.2: what everybody had comes first, the sum last."""
    g = board_of("first_steps_players_3")
    found = [row[0].message for row in final_scoring.scoring(g).rows]  # type: ignore[union-attr]
    letters = found[1:-2]
    assert (found[0], found[-2:]) == ("scoring-before", ["scoring-goal", "scoring-total"])
    assert letters == sorted(letters) and {"scoring-b", "scoring-e"} <= {*letters}


# Ideas


@pytest.mark.parametrize(
    ("adm", "dip", "mil", "missing"), [(2, 2, 2, [0, 1, 2]), (2, 1, 2, [1]), (1, 2, 1, [0, 2]), (0, 0, 1, [0, 1])]
)
def test_a_new_row_begins_with_what_the_last_one_lacks(adm: int, dip: int, mil: int, missing: list[int]) -> None:
    """PP-8.2.2"""
    g = table()
    g.idea_row = [idea for power, n in enumerate((adm, dip, mil)) for idea in g.idea_deck[power][:n]]
    assert ideas.missing_in_row(g) == missing


# Set-up


@pytest.mark.parametrize(
    ("variant", "number", "expected"),
    [
        ("s1_01_players_4", 0, [0, 0, 0, 0]),
        ("s1_01_players_4", 1, [0, 0, 0, 1]),
        ("s1_01_players_4", 2, [0, 0, 1, 1]),
        ("s1_02_players_3_bots_1", 0, [0, 0, 0, 1]),
        ("s1_02_players_3_bots_1", 1, [0, 0, 1, 1]),
    ],
)
def test_bots_take_the_last_places_of_persons(variant: str, number: int, expected: list[int]) -> None:
    """PP-3.1.1, PP-3.1.10, PB-2.1: beside those that the scenario gives to Bots."""
    assert [*board_of(variant, bots=number).bot] == expected


@pytest.mark.parametrize("key", ["mamluks_orange", "sweden_blue", "portugal_green"])
def test_a_dnpr_of_the_scenario_has_its_own_religion(key: str) -> None:
    """PP-13.3.1: and its colour and Capital, whatever the Realm had before."""
    g = table()
    dynamic = setup.DYNAMIC_REALMS[key]
    r = realm(dynamic.realm)
    faith = RELIGIONS.index(dynamic.religion)
    g.faith[r], g.overlord[r], g.colour[r], g.capital[r] = faith + 1, realm("france"), NOBODY, province("paris")
    setup.place_dynamic_realm(g, PlacedDynamicRealm(key, dynamic.colour, "small", True, also_not_hre=["jutland"]))
    assert (g.faith[r], g.overlord[r], g.colour[r]) == (faith, NOBODY, COLOURS.index(dynamic.colour))
    assert dynamic.capital is not None and g.capital[r] == province(dynamic.capital)
    assert g.not_hre[area("jutland")] and not g.not_hre[area("saxony")]
