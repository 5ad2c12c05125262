"""Corners of rules: what is counted, who is asked, what a Bot does where several things are possible."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.price_of_power import phrases
from tests.games.price_of_power.boards import board_of, look, position_board
from tests.games.price_of_power.scripts import next_question, play
from tests.games.price_of_power.test_bot_campaigns import at_war
from tests.games.price_of_power.test_bot_rules import BOT, austria, carried_out
from tests.games.price_of_power.test_effects import card
from westphalia.games.price_of_power import pieces, terms
from westphalia.games.price_of_power.automata import actions, campaign, choices, entry
from westphalia.games.price_of_power.battle import Side
from westphalia.games.price_of_power.board import IDEAS, PROVINCE, REALM, area, province, sea
from westphalia.games.price_of_power.bot_data import START, deck
from westphalia.games.price_of_power.card_rules import prestige
from westphalia.games.price_of_power.effects import costs, select
from westphalia.games.price_of_power.ids import Seat, pair
from westphalia.games.price_of_power.model import (
    AT_WAR,
    CLEANUP,
    DRAW_CARDS,
    INCOME,
    NOBODY,
    PEACE_AND_REBELS,
    TURN,
    Game,
    Term,
)
from westphalia.games.price_of_power.model import BOT as RUN_BY_BOT
from westphalia.games.price_of_power.phases import final_scoring
from westphalia.games.price_of_power.rules import bots, land_battles, naval_battles, rebels, talks
from westphalia.games.price_of_power.tables import ALLIED_KINDS, ARMIES, KINDS, MERCHANTS, REBEL_UNITS
from westphalia.games.price_of_power.vocabulary.amounts import Costs, UnrestCost
from westphalia.kernel.chance import Chance, ScriptedChance
from westphalia.kernel.script import Ask, Refusal
from westphalia.kernel.summary import Name, Text

CASTILE, ENGLAND, FRANCE, AUSTRIA = (Seat(n) for n in range(4))


def table(**given: Any) -> Game:
    return position_board({"realms": ["castile", "england", "france", "austria"], **given}, dice=[1] * 60)


# Costs


@pytest.mark.parametrize(
    ("cost", "payable"),
    [
        (Costs(any=4), True),
        (Costs(any=5), False),
        (Costs(adm=2, any=2), True),
        (Costs(adm=2, any=3), False),
        (Costs(adm=3), False),
        (Costs(one_of=(Costs(adm=3), Costs(dip=1))), True),
        (Costs(one_of=(Costs(adm=3), Costs(dip=2))), False),
        (Costs(exhaust_manpower=3), True),
        (Costs(exhaust_manpower=4), False),
        (Costs(any=4, add_unrest=UnrestCost(amount=2)), True),
        (Costs(add_unrest=UnrestCost(amount=3)), False),
    ],
)
def test_a_cost_is_paid_whole_and_never_by_an_npr(cost: Costs, payable: bool) -> None:
    """PP-16.3.6, PP-16.3.3: Monarch Power of any type comes from what the other parts leave."""
    bare = {"army_1": "none", "army_2": "none", "army_3": "none", "infantry": {"castile": 1}, "available": 2}
    towns = ["madrid", "burgos", "murcia"]
    g = table(castile={"adm": 2, "dip": 1, "mil": 1, "towns": towns, **bare}, murcia={"unrest": 1})
    assert costs.is_payable(g, card(g), cost, CASTILE) is payable
    assert not costs.is_payable(g, card(g), cost, NOBODY)


# Rebels


def test_black_units_are_shared_by_rebels_and_allied_units() -> None:
    """PP-14.3.1, PP-C.1.4: those in the Armies of all players and those that are Available; never less than none."""
    g = table()
    most = REBEL_UNITS["deluxe"]
    g.rebels[:] = bytes(len(g.rebels))
    g.allied_available = [0, 0, 0, 0]
    assert rebels.black_units_left(g) == most
    g.rebels[area("leon")], g.rebels[area("seine")] = 2, 1
    g.allied_available = [1, 0, 0, 3]
    for seat, kind in zip((ENGLAND, AUSTRIA), ALLIED_KINDS, strict=True):
        g.army[(seat * ARMIES + 1) * KINDS + kind] = 2
    assert rebels.black_units_left(g) == most - 3 - 4 - 4
    g.rebels[area("leon")] = most
    assert rebels.black_units_left(g) == 0


# Ports, Enemies and Wars


@pytest.mark.parametrize(
    ("kind", "expected"),
    [
        ("large", {"sevilla", "murcia"}),
        ("port", {"murcia", "galicia"}),
        ("island", {"canarias"}),
        ("none", {"cordoba", "burgos", "madrid", "badajoz", "salamanca"}),
    ],
)
def test_a_large_town_makes_a_large_port(kind: str, expected: set[str]) -> None:
    """PP-2.5.36: so does a Large Province; it is no port by having a Large Town."""
    g = table(murcia={"town": "castile", "large": True}, burgos={"town": "castile", "large": True})
    found = select.find(g, card(g), phrases.selector({"provinces": "any", "port": kind, "owner": "castile"}))
    assert {PROVINCE.id(p) for p in found} == expected


def test_an_npr_is_at_war_with_the_player_who_is_at_war_with_it() -> None:
    """PP-11.3.30: asked from either side; the Active Ally of an Enemy too, an Ally who was not called not."""
    g = table(
        war=[["england", "scotland"], ["castile", "france"]],
        castile={"alliances": {"portugal": "active", "aragon": ""}, "allied_available": 1},
        england={"alliances": []},
        portugal={"strength_before": 3},
    )
    for of, expected in {
        "scotland": {"england"},
        "england": {"scotland"},
        "france": {"castile", "portugal"},
        "castile": {"france"},
        "portugal": {"france"},
        "aragon": set(),
        "austria": set(),
    }.items():
        found = select.who(g, card(g), phrases.realms({"realms": "any", "at_war_with": of}))
        assert {REALM.id(r) for r in found} == expected


# Milestones


FOCUS = "m1_eco_focus"


def test_every_completed_milestone_brings_pride_and_glory_its_power() -> None:
    """PP-17.3.6 to 17.3.8: 5, 3, 1 and 0 Prestige in the order of Turns, the resource for all; each player once."""
    g = table(turn="france", milestones=[FOCUS], austria={"ideas": ["pride_and_glory"], "adm": 0, "dip": 0, "mil": 0})
    category = next(n for n, milestone in enumerate(g.milestones) if milestone != NOBODY)
    before, ducats = [*g.prestige], [*g.ducats]
    asked = play(prestige.complete_milestone(g, category, {CASTILE, ENGLAND, FRANCE, AUSTRIA}), "mil")
    assert len(asked) == 1 and asked[0].startswith("3 ")
    assert g.milestone_done[category] == (FRANCE, AUSTRIA, CASTILE, ENGLAND)
    assert [now - then for now, then in zip(g.prestige, before, strict=True)] == [1, 0, 5, 3]
    assert [now - then for now, then in zip(g.ducats, ducats, strict=True)] == [4] * 4
    assert look(g, "austria.mil") == [1]
    assert play(prestige.complete_milestone(g, category, {AUSTRIA})) == []
    assert look(g, "austria.mil", "austria.ducats") == [1, ducats[AUSTRIA] + 4]


@pytest.mark.parametrize(
    ("step", "at_once"),
    [(DRAW_CARDS, False), (TURN, True), (PEACE_AND_REBELS, True), (INCOME, True), (CLEANUP, False)],
)
def test_what_is_reached_outside_phases_2_to_4_counts_in_the_next_of_them(step: int, at_once: bool) -> None:
    """PP-17.3.9"""
    g = table(milestones=[FOCUS], england={"adm": 3, "dip": 3, "mil": 3})
    category = next(n for n, milestone in enumerate(g.milestones) if milestone != NOBODY)
    g.step = TURN
    play(prestige.mission_window(g))
    assert g.milestone_done[category] == ()
    g.step = step
    g.power[ENGLAND * 3] = 9
    play(prestige.mission_window(g))
    assert g.milestone_done[category] == ((ENGLAND,) if at_once else ())
    g.step = TURN
    prestige.look_anew(g)
    play(prestige.mission_window(g))
    assert g.milestone_done[category] == (ENGLAND,)


# Battles at sea


def sea_battle(english: int, french: int) -> Any:
    """Castile attacks both in the Bay of Biscay; France took a Turn after England."""
    none = {"fleet": "none", "docked": {}, "hand": []}
    g = table(
        war=[["castile", "england"], ["castile", "france"]],
        castile={**none, "ships": {"bay_of_biscay": {"sea": 6}}},
        england={**none, "ships": {"bay_of_biscay": {"sea": english}}},
        france={**none, "ships": {"bay_of_biscay": {"sea": french}}},
    )
    g.last_turn[ENGLAND], g.last_turn[FRANCE] = 1, 2
    script = naval_battles.fight(g, sea("bay_of_biscay"), CASTILE)
    question = next_question(script)
    assert g.battle is not None
    return question, g.battle.defender


def test_the_main_defender_at_sea_is_named_before_the_first_round() -> None:
    """PP-9.6.1, PP-9.7.42: the one with most ships; of equals whom the defender says who took a Turn last."""
    question, _ = sea_battle(2, 2)
    assert (question.seat, question.kind, [*question.options]) == (
        FRANCE,
        land_battles.MAIN_DEFENDER,
        [ENGLAND, FRANCE],
    )
    for english, french, first in ((3, 4, FRANCE), (4, 3, ENGLAND)):
        question, side = sea_battle(english, french)
        assert question.kind is not land_battles.MAIN_DEFENDER
        assert side.roller == first and side.seats[0] == first


@pytest.mark.parametrize("seat", [CASTILE, ENGLAND, FRANCE, AUSTRIA])
@pytest.mark.parametrize(
    ("held", "split"), [([0, 0, 0, 0], False), ([1, 0, 0, 0], True), ([1, 1, 0, 1], True), ([1, 2, 1, 1], False)]
)
def test_a_fleet_that_is_held_back_whole_is_not_split(seat: Seat, held: list[int], split: bool) -> None:
    """PP-9.0.17(b): its ships are its Light Ships, Heavy Ships and Galleys; a damaged one is one of these."""
    g = table()
    z = sea("bay_of_biscay")
    for other in g.each_seat:
        g.fleet_at[other], g.fleet[other * 4 : other * 4 + 4] = z, [3, 3, 3, 2]
        g.on_slot[pair(z, other)] = g.at_sea[pair(z, other)] = 0
    g.fleet[seat * 4 : seat * 4 + 4] = [1, 2, 1, 1]
    side = Side([seat], [], 0)
    side.held = held
    assert naval_battles.is_fleet_split(g, side, seat, z) is split


# Sales


@pytest.mark.parametrize(("seller", "buyer"), [(CASTILE, FRANCE), (FRANCE, CASTILE)])
@pytest.mark.parametrize(
    ("left", "sold", "refusal"),
    [(1, 1, None), (0, 1, talks.NO_TOWN_LEFT), (1, 2, talks.NO_TOWN_LEFT), (2, 2, None)],
)
def test_a_buyer_needs_a_disc_for_each_province(
    seller: Seat, buyer: Seat, left: int, sold: int, refusal: Refusal | None
) -> None:
    """PP-5.1.12(f): the last ones will do."""
    g = table()
    g.power, g.ducats = [3] * len(g.power), [20] * 4
    g.vassal_tokens[buyer] += talks.discs_left(g, buyer) - left
    lands = terms.own_towns(g, seller)
    bundle = [Term(talks.SALE, seller, p, 3) for p in lands[:sold]]
    assert talks.why_not_agree(g, CASTILE, FRANCE, bundle) == refusal


def test_the_last_province_is_not_sold() -> None:
    """PP-5.1.12(g)"""
    g = table(france={"towns": ["paris", "lyon"]})
    g.power, g.ducats = [3] * len(g.power), [20] * 4
    lands = [Term(talks.SALE, FRANCE, province(key), 3) for key in ("lyon", "paris")]
    assert talks.why_not_agree(g, CASTILE, FRANCE, lands[:1]) is None
    assert talks.why_not_agree(g, CASTILE, FRANCE, lands) is talks.LAST_PROVINCE


# Final Scoring


def test_the_rows_of_the_final_scoring() -> None:
    """PP-4.7.2: the track, the items by their letters, what the scenario adds, what Ideas save; who leads first."""
    g = board_of("first_steps_players_3")
    g.prestige, g.interest[1] = [2, 5, 9], 1
    pride = next(n for n, idea in enumerate(IDEAS) if idea.id == "pride_and_glory")
    g.idea_owners[pride] = (Seat(1),)
    found = final_scoring.scoring(g)
    letters = [f"scoring-{letter}" for letter in "bdefj"]
    assert [row[0].message for row in found.rows if isinstance(row[0], Text)] == [
        "scoring-before", *letters, "scoring-goal", "part-ideas", "scoring-total",
    ]  # fmt: skip
    assert [name.value for name in found.columns if isinstance(name, Name)] == [2, 1, 0]
    assert [row[1:] for row in (*found.rows[:1], *found.rows[-4:-1])] == [[9, 5, 2], [0, -1, 0], [4, 0, 0], [0, 1, 0]]


def test_the_track_is_the_first_row_also_where_a_bot_has_taken_over() -> None:
    """PP-4.7.2, PB-8.13: what a Bot has in the place of Missions comes after it."""
    g = board_of("first_steps_players_3", bot_level="normal")
    g.bot[2] = RUN_BY_BOT
    found = final_scoring.scoring(g)
    names = [row[0].message for row in found.rows if isinstance(row[0], Text)]
    assert "scoring-bot" in names and names[0] == "scoring-before" and names[-1] == "scoring-total"


# Bots


def test_unrest_of_the_set_up_lies_on_the_towns_of_a_bot_too() -> None:
    """PB-2.2, PB-2.3: Towns on Vassal Provinces as well; one Merchant, 9 Bot Power, no other resource."""
    g, person = board_of("s2_04_players_6", bots=1), board_of("s2_04_players_6")
    seat = Seat(5)
    assert g.bot[seat] and not person.bot[seat]
    unrest = [province(key) for key in ("polockas", "edisanas", "majar")]
    assert [p for p in terms.marked(g, seat) if g.unrest[p]] == sorted(unrest)
    assert [g.town[p] for p in unrest] == [seat] * 3 and person.vassal[province("majar")] == seat
    assert g.bot_power[seat] == START.bot_power == 9 and g.power[15:18] == [0, 0, 0] and not g.ducats[seat]
    own = slice(seat * MERCHANTS, (seat + 1) * MERCHANTS)
    assert [m != NOBODY for m in g.merchant[own]] == [True, False, False]


def test_the_deck_of_a_bot_that_takes_over_is_shuffled() -> None:
    """PB-9.6: the 20 cards of its Realm, in an order that the lot decides."""
    orders = set[tuple[int, ...]]()
    for secret in ("1", "2"):
        g = table(curia=[])
        g.chance = Chance.from_secret(secret)
        carried_out(g, entry.take_over(g, FRANCE))
        cards = deck(g.realm[FRANCE], g.faith[g.realm[FRANCE]], g.age)
        assert sorted(g.bot_deck[FRANCE]) == sorted(cards) and g.bot_deck[FRANCE] != tuple(cards)
        orders.add(g.bot_deck[FRANCE])
    assert len(orders) == 2


@pytest.mark.parametrize(("roll", "first"), [(1, 0), (3, 0), (4, 1), (6, 1)])
def test_a_die_says_by_what_an_opponent_is_chosen(roll: int, first: int) -> None:
    """PB-4.8: 1 to 3 most Prestige, 4 to 6 highest Tax Income; who is at War with the Bot comes first."""
    g = austria(castile={"prestige": 9, "towns": ["madrid"]}, england={"prestige": 3})
    g.chance = ScriptedChance([roll] * 2)
    assert actions.opponents(g, BOT) == [Seat(first), Seat(1 - first)]
    g.war[pair(g.realm[1 - first], BOT)] = g.war[pair(g.realm[BOT], Seat(1 - first))] = AT_WAR
    assert actions.opponents(g, BOT) == [Seat(1 - first), Seat(first)]


def test_a_person_is_an_opponent_before_a_bot() -> None:
    """PB-4.8: whatever the die says."""
    given = {"realms": ["castile", "bot.england", "bot.austria"], "curia": [], "england": {"prestige": 9}}
    for roll in (3, 4):
        g = position_board({**given, "castile": {"prestige": 0, "towns": ["madrid"]}}, dice=[roll])
        assert actions.opponents(g, BOT) == [Seat(0), Seat(1)]


@pytest.mark.parametrize(("above", "down"), [(-1, 0), (0, 0), (1, 1), (2, 2)])
def test_a_single_unit_too_many_is_laid_down(above: int, down: int) -> None:
    """PB-6.4"""
    g = austria(austria={"available": 0, "army_1": {"area": "saxony", "infantry": 1}})
    army = bots.army_of(BOT)
    most = bots.army_limit(g, BOT, area("saxony"))
    g.army[army * KINDS] = most + above
    bots.lay_down(g, BOT, "PB-6.4")
    assert (g.army[army * KINDS], g.available[BOT]) == (most + above - down, down)
    assert [each.args["n"] for each in g.log.entries if each.message == "log-bot-lays-down"] == [down] * bool(down)


def overseas(**changes: Any) -> Game:
    """The Bot has Central America and Peru; Castile, at War with it, has Mexico."""
    given = {"province.mexico": {"town": "castile"}, "austria": {"add_towns": ["central_america", "cuzco"]}}
    return at_war(**{**given, **changes})


def test_an_army_comes_onto_the_map_overseas_if_that_is_nearest() -> None:
    """PB-6.3"""
    g = overseas()
    assert campaign.base_for(g, BOT, {area("mexico")}) == area("central_america")
    assert campaign.base_for(g, BOT, {area("mexico"), area("bavaria_swabia")}) == area("austria")
    assert campaign.base_for(g, BOT, {area("lombardy")}) == area("tirol")
    assert campaign.base_for(g, BOT, set()) == area("austria")
    g = overseas(austria={"towns": ["central_america", "cuzco"], "available": 0})
    assert campaign.base_for(g, BOT, {area("mexico")}) == area("central_america")


def test_of_equally_near_areas_the_capital_area_is_first() -> None:
    """PB-6.3: then the highest Tax Value of its Towns, whatever the Area is called."""
    large = {"province.tirol": {"large": True}, "lienz": {"large": True}}
    g = at_war(**large)
    assert bots.tax_in(g, BOT, area("tirol")) > bots.tax_in(g, BOT, area("austria"))
    assert campaign.base_for(g, BOT, {area("bavaria_swabia")}) == area("austria")
    g = at_war(**large, castile={"infantry": {"austria": 1}})
    assert campaign.base_for(g, BOT, {area("bavaria_swabia")}) == area("tirol")


@pytest.mark.parametrize(
    ("held", "lifted"),
    [
        (["tirol", "mexico", "gold_coast"], "mexico"),
        (["seine", "gold_coast", "bohemia"], "bohemia"),
        (["saxony", "leon", "ireland", "portugal"], "ireland"),
        (["saxony", "leon"], "leon"),
        (["tirol", "leon"], "tirol"),
        (["gold_coast", "angola"], "angola"),
    ],
)
def test_which_claim_a_bot_takes_back(held: list[str], lifted: str) -> None:
    """PB-1.7: overseas first, then the lowest Tax Value, furthest from its Capital, by name; vacant lands last."""
    g = austria()
    for options in (held, held[::-1]):
        ask = Ask(BOT, pieces.CLAIM_TO_LIFT, [area(key) for key in options])
        assert choices.claim_to_lift(g, BOT, ask) == area(lifted)
