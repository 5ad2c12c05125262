"""Chapter 22: what Bots answer where nothing else is said, how they recruit, who comes for the beaten."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from tests.games.price_of_power.boards import board_of, position_board
from tests.games.price_of_power.test_bot_rules import BOT, CASTILE, ENGLAND, austria, carried_out
from westphalia.games.price_of_power import TITLE, bot_power, conservation, pieces, terms
from westphalia.games.price_of_power.automata import actions, entry, turn
from westphalia.games.price_of_power.automata.choices import decide
from westphalia.games.price_of_power.board import (
    AREA,
    AREA_OF,
    CARD,
    IDEA,
    IDEAS,
    PROVINCE,
    REALM,
    area,
    province,
    realm,
    sea,
)
from westphalia.games.price_of_power.bot_data import START, chart, deck, profile, start_power
from westphalia.games.price_of_power.ids import Seat, pair
from westphalia.games.price_of_power.model import (
    AT_WAR,
    ENTERING,
    FALLEN,
    NOBODY,
    OFF_BOARD,
    PASSED,
    WAITING,
    Game,
    persons,
)
from westphalia.games.price_of_power.model import BOT as RUN_BY_BOT
from westphalia.games.price_of_power.rules import bots, units
from westphalia.games.price_of_power.tables import ARMIES, CATHOLIC, KINDS, MAX_SEATS, MERCHANTS, PROTESTANT
from westphalia.kernel.chance import Chance
from westphalia.kernel.script import Ask, Kind, Value


def answer(g: Game, kind: Kind, options: Sequence[Value], default: Value | None = None) -> Value:
    return decide(g, Ask(BOT, kind, [*options], default))


def test_what_may_be_declined_is_declined() -> None:
    """PB-1.10"""
    g, kind = austria(), Kind("anything", "PB-1.10")
    assert answer(g, kind, ["accept", "decline"]) == "decline"
    assert answer(g, kind, ["take", "leave"], "leave") == "leave"
    assert answer(g, kind, ["first", "second"]) == "first"
    assert answer(g, kind, ["only"]) == "only"


@pytest.mark.parametrize(
    ("kind", "keys", "chosen"),
    [
        ("loss", ["wien", "tirol", "krain"], "krain"),  # its own: the lowest Tax Value, then by name
        ("loss", ["sevilla", "cordoba", "galicia"], "sevilla"),  # an Opponent's: the highest
        ("calm_town", ["tirol", "wien", "krain"], "wien"),  # where it gains: the highest
        ("calm_town", ["tirol", "krain"], "krain"),
    ],
)
def test_which_province(kind: str, keys: list[str], chosen: str) -> None:
    """PB-1.10"""
    options = [province(key) for key in keys]
    assert answer(austria(), Kind(kind, "PB-1.10", PROVINCE), options) == province(chosen)


@pytest.mark.parametrize(
    ("kind", "keys", "chosen"),
    [
        ("loss", ["austria", "tirol", "bohemia"], "tirol"),
        ("influence_area", ["austria", "tirol", "bohemia"], "bohemia"),
        ("loss", ["tirol", "royal_hungary"], "royal_hungary"),  # 3 each
    ],
)
def test_which_area(kind: str, keys: list[str], chosen: str) -> None:
    """PB-1.10"""
    assert answer(austria(), Kind(kind, "PB-1.10", AREA), [area(key) for key in keys]) == area(chosen)


def test_which_realm_and_which_of_other_things() -> None:
    """PB-1.10: a Realm by its name, other things as they are listed."""
    g = austria()
    assert answer(g, Kind("any", "PB-1.10", REALM), [realm("venice"), realm("bohemia")]) == realm("bohemia")
    assert answer(g, Kind("any", "PB-1.10", CARD), [7, 3]) == 7


# Recruiting (PB-6.2 to PB-6.4)


@pytest.mark.parametrize(
    ("age", "ideas", "number", "army"),
    [
        (1, [], 7, {"infantry": 5, "cavalry": 2}),
        (1, ["cannons"], 8, {"infantry": 6, "cavalry": 2}),
        (2, ["cannons"], 8, {"infantry": 4, "cavalry": 2, "artillery": 2}),
        (2, [], 8, {"infantry": 6, "cavalry": 2}),
        (2, ["cannons"], 2, {"infantry": 2}),
    ],
)
def test_what_is_recruited(age: int, ideas: list[str], number: int, army: dict[str, int]) -> None:
    """PB-6.2: every third Cavalry; with Cannons, from Age II on, every fourth Artillery."""
    g = austria(age=age, austria={"ideas": ideas, "available": 9})
    assert bots.recruit(g, BOT, number, area("tirol"), "PB-6.2") == number
    assert look(g, "austria.army_1") == {"area": "tirol", **army} and g.available[BOT] == 9 - number


def look(g: Game, path: str) -> Any:
    return TITLE.inspect(g, path)


def test_no_more_units_than_are_available_and_none_without_an_area() -> None:
    """PB-6.2: an Army that recruits nobody stays off the map."""
    g = austria(austria={"available": 2})
    assert bots.recruit(g, BOT, 5, NOBODY, "PB-6.2") == 0 and bots.army_area(g, BOT) == NOBODY
    assert bots.recruit(g, BOT, 5, area("tirol"), "PB-6.2") == 2
    assert bots.recruit(g, BOT, 5, area("austria"), "PB-6.2") == 0 and bots.army_area(g, BOT) == area("tirol")
    g = austria(austria={"available": 0})
    assert bots.recruit(g, BOT, 5, area("tirol"), "PB-6.2") == 0 and bots.army_area(g, BOT) == NOBODY


def test_where_an_army_that_is_attacked_comes_onto_the_map() -> None:
    """PB-6.3: where hostile units are, else beside the aggressor, else anywhere; its Capital Area first."""
    g = austria(war=[["castile", "austria"]], castile={"army_1": "none", "infantry": {"tirol": 1}})
    assert bots.threatened(g, BOT, [realm("castile")]) == area("tirol")
    g = austria()
    assert bots.threatened(g, BOT, [realm("hungary")]) == area("austria")
    assert bots.threatened(g, BOT, [realm("genoa")]) == area("tirol")
    assert bots.threatened(g, BOT, [realm("portugal")]) == area("austria")


def test_through_hre_areas_while_it_defends_the_empire() -> None:
    """PB-6.4"""
    g = austria()
    assert bots.is_connected(g, BOT, area("bavaria_swabia")) and not bots.is_connected(g, BOT, area("saxony"))
    g.defending_hre = 1
    assert bots.is_connected(g, BOT, area("saxony"))
    g.emperor = realm("castile")
    assert not bots.is_connected(g, BOT, area("saxony"))


@pytest.mark.parametrize(("ideas", "calmed"), [(0, 0), (1, 1), (2, 1), (3, 2), (6, 2)])
def test_administrative_ideas_calm(ideas: int, calmed: int) -> None:
    """PB-8.3: the highest Tax Value first."""
    names = ["tolerance", "inquisition", "bureaucracy", "deus_vult", "national_bank", "church_attendance_duty"]
    g = austria(austria={"ideas": names[:ideas], "towns": ["wien!", "tirol!", "krain!"]})
    bots.calm_by_ideas(g, BOT)
    assert sum(g.unrest) == 3 - calmed and g.unrest[province("wien")] == (0 if calmed else 1)


@pytest.mark.parametrize(
    ("power", "available", "left", "recruited"),
    [(0, 20, 4, 9), (4, 20, 4, 9), (7, 20, 6, 9), (0, 0, 5, 0), (7, 3, 6, 3)],
)
def test_prepared_for_an_attack(power: int, available: int, left: int, recruited: int) -> None:
    """PB-6.1: filled up to 5, then 1 for units if it has any."""
    g = austria(austria={"bot_power": power})
    g.available[BOT] = available
    bots.prepare_defence(g, BOT, [realm("castile")])
    assert g.bot_power[BOT] == left and g.available[BOT] == available - recruited
    bots.prepare_defence(g, CASTILE, [realm("england")])


# Data (PB-2.3, PB-2.4, PB-4.1)


def test_charts_of_the_ages() -> None:
    """PB-4.1: another military chart from Age III on where there is one; the diplomatic one stays."""
    of = {age: chart(realm("austria"), age, military=True) for age in (1, 2, 3, 4)}
    assert of[1] == of[2] != of[3] == of[4]
    assert chart(realm("hungary"), 1, military=True) == chart(realm("hungary"), 4, military=True)
    assert chart(realm("austria"), 1, military=False) == chart(realm("austria"), 4, military=False) != of[1]
    assert chart(realm("ulm"), 1, military=True) == ()


def test_decks_and_power_of_realms_without_data_of_their_own() -> None:
    """PB-2.3, PB-2.4: small if Catholic, else as a land power of another faith; 9 Bot Power."""
    assert profile(realm("ulm"), CATHOLIC) == "small" and profile(realm("ulm"), PROTESTANT) == "land_other"
    assert profile(realm("austria"), PROTESTANT) == "land_catholic"
    assert [n + 1 for n in range(24) if n not in deck(realm("ulm"), CATHOLIC, 1)] == [5, 10, 11, 12]
    assert start_power(realm("ulm"), "s1_06") == START.bot_power == 9
    assert start_power(realm("france"), "s1_06") == 12 and start_power(realm("france"), "s1_02") == 9


# Who comes for the beaten (PB-9)


def called(g: Game) -> list[str]:
    carried_out(g, entry.end_round(g))
    return [REALM.id(g.realm[seat]) for seat in g.each_seat if g.bot[seat] == ENTERING]


def seat_of(g: Game, key: str) -> Seat:
    return g.seat_of[realm(key)]


@pytest.mark.parametrize("lost", ["nothing", "home", "wealth"])
def test_france_comes_when_a_bot_has_lost_its_home_or_is_poorer_than_brandenburg(lost: str) -> None:
    """PB-9.4: s1_06, the rule french_entry."""
    g = board_of("s1_06_kalmar")
    person, bot = persons(g)[0], next(seat for seat in g.each_seat if g.bot[seat] == RUN_BY_BOT)
    home = terms.capital_area(g, g.realm[bot])
    if lost == "home":
        for p in [p for p in g.lands[g.realm[bot]] if AREA_OF[p] == home]:
            pieces.place_town(g, person, p)
    if lost == "wealth":
        for p in [p for p in g.lands[g.realm[bot]] if AREA_OF[p] != home][:-2]:
            pieces.remove_base(g, p)
            pieces.place_dnpr_token(g, p, realm("norway"))
        assert terms.base_tax(g, bot) < terms.base_tax(g, person) + 9
        while terms.base_tax(g, person) <= terms.base_tax(g, bot):
            pieces.place_town(g, person, next(p for p in g.lands[realm("bohemia")]))
    assert called(g) == ([] if lost == "nothing" else ["france"])


@pytest.mark.parametrize(("left", "comes"), [(4, False), (3, True)])
def test_with_three_provinces_a_bot_of_ulm_is_all_but_beaten(left: int, comes: bool) -> None:
    """PB-9.4: s2_07, the rule next_bot."""
    g = board_of("s2_07_default_start")
    bot = next(seat for seat in g.each_seat if g.bot[seat] == RUN_BY_BOT)
    g.lands[g.realm[bot]] = g.lands[g.realm[bot]][:left]
    assert bool(called(g)) == comes


def test_wars_and_truces_stay_when_a_bot_comes_ties_end() -> None:
    """PB-9.3"""
    g = board_of("s2_06_players_1")
    venice, castile, person = realm("venice"), realm("castile"), persons(g)[0]
    waiting = Seat(g.realm.index(castile))
    other = next(seat for seat in g.each_seat if g.bot[seat] == RUN_BY_BOT and g.realm[seat] != venice)
    g.war[pair(castile, person)], g.truce[pair(castile, other)] = AT_WAR, 1
    g.alliance[pair(castile, person)] = g.marriage[pair(castile, person)] = 1
    entry.enter(g, waiting)
    assert g.war[pair(g.realm[person], waiting)] == AT_WAR and g.truce[pair(g.realm[other], waiting)] == 1
    assert not g.alliance[pair(castile, person)] and not g.marriage[pair(castile, person)]
    assert not g.war[pair(g.realm[other], waiting)] and g.bot_power[waiting] == 9
    assert g.available[waiting] >= 3 and not g.exhausted[waiting] and seat_of(g, "castile") == waiting


def test_what_a_bot_that_takes_over_has() -> None:
    """PB-9.6, PB-1.9, PB-7.6: of everything that only persons have nothing is left; the rest is the Bot's."""
    g = position_board(
        {
            "realms": ["england", "castile", "france"],
            "castile": {
                "adm": 4, "dip": 5, "mil": 6, "ducats": 9, "interest": 1, "stability": 2, "hand": ["adm_01_1"],
                "display": [{"card": "adm_02_1", "charges": 2}], "advisors": ["adm_03_2!"], "ruler_ill": 1,
                "admiral": "mil_01_1", "admiral_ill": 1, "merchants": ["sevilla!", "genoa!", "off"],
                "army_1": {"area": "castile", "infantry": 2, "cavalry": 1, "mercenary_cavalry": 1},
                "infantry": {"leon": 1}, "available": 1, "exhausted": 1, "add_vassals": ["zaragoza"],
                "alliances": ["france", "portugal"], "marriages": ["england", "portugal"],
                "ships": {"central_atlantic": {"slot": 1, "sea": 1}},
            },
            "england": {"alliances": [], "marriages": ["castile"]},
            "war": [["castile", "granada"]],
            "curia": [],
        }
    )  # fmt: skip
    g.chance = Chance.from_secret("1")  # for the deck
    carried_out(g, entry.take_over(g, ENGLAND))
    seat = ENGLAND
    assert g.bot[seat] == RUN_BY_BOT and g.bot_power[seat] == 15 and not any(g.power[3:6])
    assert [g.ducats[seat], g.interest[seat], g.stability[seat], g.focus[seat]] == [0, 0, 0, 0]
    assert not g.hand[seat] and not g.display[seat] and g.ruler[seat] == g.admiral[seat] == NOBODY
    assert [g.ruler_ill[seat], g.admiral_ill[seat], *g.advisor[3:6]] == [0, 0, NOBODY, NOBODY, NOBODY]
    assert g.available[seat] == 5 and g.exhausted[seat] == 1 and bots.army_area(g, seat) == NOBODY
    assert not any(g.army[seat * ARMIES * KINDS : (seat + 1) * ARMIES * KINDS])
    merchants = slice(seat * MERCHANTS, (seat + 1) * MERCHANTS)
    assert [at != NOBODY for at in g.merchant[merchants]] == [True, *[False] * (MERCHANTS - 1)]
    assert not any(g.merchant_used[merchants])
    assert g.town[province("zaragoza")] == seat and g.vassal[province("zaragoza")] == NOBODY
    at = pair(sea("central_atlantic"), seat)
    assert (g.on_slot[at], g.at_sea[at]) == (0, 2)
    assert [key for key in ("france", "portugal", "england") if g.alliance[pair(realm(key), seat)]] == ["portugal"]
    assert [key for key in ("france", "portugal", "england") if g.marriage[pair(realm(key), seat)]] == ["portugal"]
    assert not g.marriage[pair(realm("castile"), Seat(0))] and not g.alliance[pair(realm("castile"), Seat(2))]
    assert g.war[pair(realm("granada"), seat)] and len(g.bot_deck[seat]) == 20
    assert list(conservation.violations(g, all_cards=False)) == []


def test_a_bot_that_takes_over_has_at_least_9_bot_power() -> None:
    """PB-9.6"""
    g = position_board(
        {"realms": ["england", "castile", "france"], "castile": {"adm": 1, "dip": 1, "mil": 1}, "curia": []}
    )
    g.chance = Chance.from_secret("1")  # for the deck
    carried_out(g, entry.take_over(g, ENGLAND))
    assert g.bot_power[ENGLAND] == 9


# Ties with NPRs (PB-5.11, PB-5.12)


@pytest.mark.parametrize(
    ("bot", "others", "able"),
    [
        ({"influence": {"royal_hungary": 1}}, {}, True),
        ({"influence": {}}, {}, False),
        ({"influence": {"royal_hungary": 2}}, {"castile": {"influence": {"hungarian_plain": 2}}}, False),
        ({"influence": {"royal_hungary": 2}}, {"castile": {"influence": {"hungarian_plain": 1}}}, True),
        ({"influence": {"royal_hungary": 2}}, {"castile": {"alliances": ["hungary"]}}, False),
        ({"influence": {"royal_hungary": 2}, "alliances": ["hungary"]}, {}, False),
        ({"influence": {"royal_hungary": 2}}, {"truce": [["austria", "hungary"]]}, False),
        ({"influence": {"royal_hungary": 2}, "alliances": ["bohemia", "bavaria", "saxony"]}, {}, False),
        ({"influence": {"royal_hungary": 2}, "alliances": ["bohemia", "bavaria"]}, {}, True),
    ],
)
def test_who_can_be_an_ally(bot: dict[str, Any], others: dict[str, Any], able: bool) -> None:
    """PB-5.11"""
    g = austria(**others, austria={"marriages": [], "alliances": [], **bot})
    assert actions._may_ally(g, BOT, realm("hungary")) == able


@pytest.mark.parametrize(
    ("bot", "others", "able"),
    [
        ({}, {}, True),
        ({"influence": {"croatia_bosnia": 3}}, {}, False),
        ({"alliances": []}, {}, False),
        ({"marriages": []}, {}, False),
        ({"towns": ["wien", "tirol"]}, {}, False),
        ({"towns": ["wien", "tirol", "krain"]}, {}, True),
        ({}, {"war": [["england", "bosnia"]]}, False),
        ({}, {"emperor": "bosnia"}, False),
    ],
)
def test_who_can_be_united(bot: dict[str, Any], others: dict[str, Any], able: bool) -> None:
    """PB-5.12"""
    ties = {"influence": {"croatia_bosnia": 4}, "alliances": ["bosnia"], "marriages": ["bosnia"]}
    g = austria(**others, austria={**ties, **bot})
    assert actions._may_absorb(g, BOT, realm("bosnia")) == able


def test_of_a_realm_in_two_areas_4_cubes_go_in_all() -> None:
    """PB-5.12: from the first of its Areas what is there, from the next what is still missing."""
    g = austria(austria={"influence": {"hungarian_plain": 3, "royal_hungary": 3}, "alliances": ["hungary"]})
    lands = [*g.lands[realm("hungary")]]
    actions.absorb(g, BOT, realm("hungary"))
    assert sum(g.influence[BOT::MAX_SEATS]) == 2
    assert all(g.town[p] == BOT and g.unrest[p] == 1 for p in lands) and not g.alliance[pair(realm("hungary"), BOT)]


# Home, falling, entering (PB-7.5, PB-9)


def test_an_army_goes_home_with_everything() -> None:
    """PB-7.5: its units, also single ones of before it was a Bot's, are Available again; it is told where it was."""
    g = austria(
        austria={"available": 1, "army_1": {"area": "tirol", "infantry": 3, "cavalry": 2}, "infantry": {"venetia": 2}}
    )
    bots.go_home(g, BOT, "PB-7.5")
    assert g.available[BOT] == 8 and bots.army_area(g, BOT) == NOBODY and not units.areas_with_units(g, BOT)
    told = g.log.entries[-1]
    assert (told.message, told.args["area"], told.args["n"]) == ("log-bot-army-home", area("tirol"), 7)
    bots.go_home(g, BOT, "PB-7.5")
    assert g.log.entries[-1] is told, "an Army at home goes nowhere"


def test_what_is_too_much_is_laid_down() -> None:
    """PB-6.4: no more than too much, Infantry first; nothing where any number may stand, nothing without an Army."""
    g = austria(austria={"available": 0, "army_1": {"area": "saxony", "infantry": 2, "cavalry": 4, "artillery": 1}})
    most = bots.army_limit(g, BOT, area("saxony"))
    assert most == 4
    bots.lay_down(g, BOT, "PB-6.4")
    assert look(g, "austria.army_1") == {"area": "saxony", "cavalry": 3, "artillery": 1} and g.available[BOT] == 3
    bots.lay_down(g, BOT, "PB-6.4")
    assert g.available[BOT] == 3
    g = austria(austria={"available": 0, "army_1": {"area": "tirol", "infantry": 20}})
    bots.lay_down(g, BOT, "PB-6.4")
    bots.lay_down(g, CASTILE, "PB-6.4")
    assert g.available[BOT] == 0


def test_who_falls_leaves_nothing_behind() -> None:
    """PB-9.1: its pieces, Wars, cards, power; the First Player token goes on."""
    g = austria(
        first="austria",
        austria={"bot_spent": 2, "claims": ["bohemia"], "ships": {"adriatic_sea": {"sea": 1}}},
        war=[["castile", "austria"]],
    )
    g.bot_used[BOT], g.bot_focused[BOT] = (1,), (2,)
    for p in g.lands[realm("austria")]:
        pieces.remove_base(g, p)
        pieces.place_dnpr_token(g, p, realm("bohemia"))
    entry.fall(g, BOT)
    assert (g.bot_power[BOT], g.bot_spent[BOT], g.bot_deck[BOT], g.bot_used[BOT], g.bot_focused[BOT]) == (
        0,
        0,
        (),
        (),
        (),
    )
    assert g.bot[BOT] == FALLEN and g.seat_of[realm("austria")] == NOBODY and BOT not in g.turn_order
    assert g.first == g.turn_order[0] and not g.war[pair(realm("austria"), CASTILE)]
    assert (
        not any(g.claim[BOT::MAX_SEATS]) and not any(g.at_sea[BOT::MAX_SEATS]) and not any(g.influence[BOT::MAX_SEATS])
    )
    assert g.log.entries[0].message == "log-bot-falls"


def test_the_first_player_stays_when_another_falls() -> None:
    """PB-9.1"""
    g = austria(first="england")
    entry.fall(g, BOT)
    assert g.first == ENGLAND


@pytest.mark.parametrize(("beaten", "comes"), [("venice", "castile"), ("ottomans", "france")])
def test_who_comes_in_the_west(beaten: str, comes: str) -> None:
    """PB-9.4: s2_06, the rule western_entry: with 3 Provinces left a Bot is all but beaten."""
    g = board_of("s2_06_players_1")
    bot = realm(beaten)
    g.lands[bot] = g.lands[bot][:4]
    assert called(g) == []
    g.lands[bot] = g.lands[bot][:3]
    assert called(g) == [comes]


def test_who_is_called_but_has_no_land_waits_on() -> None:
    """PB-9.3, PB-9.4"""
    g = board_of("s2_06_players_1")
    waiting = Seat(g.realm.index(realm("castile")))
    g.bot[waiting] = ENTERING
    g.lands[realm("castile")] = ()
    carried_out(g, entry.begin_round(g))
    assert g.bot[waiting] == WAITING


def test_what_an_entering_bot_has() -> None:
    """PB-9.3: Towns on its Provinces and on those of its Vassals, which are Vassals no more."""
    g = board_of("s2_06_players_1")
    france = realm("france")
    waiting = Seat(g.realm.index(france))
    vassals = [*terms.vassals_of(g, france)]
    lands = [*g.lands[france], *(p for v in vassals for p in g.lands[v])]
    g.bot[waiting], g.exhausted[waiting] = ENTERING, 3
    g.overlord[france] = realm("aragon")
    carried_out(g, entry.begin_round(g))
    assert g.bot[waiting] == RUN_BY_BOT and g.seat_of[france] == waiting and waiting in g.turn_order
    assert all(g.town[p] == waiting and g.dnpr[p] == NOBODY for p in lands)
    assert all(g.overlord[v] == NOBODY for v in (france, *vassals)) and g.colour[france] == NOBODY
    assert g.merchant[waiting * MERCHANTS] == OFF_BOARD and g.exhausted[waiting] == 0
    assert g.available[waiting] == units.manpower(g, waiting) and len(g.bot_deck[waiting]) == 20
    assert list(conservation.violations(g)) == []


# Bot Power (PB-1.3, PB-1.6, PB-3.4, PB-8.5)


def last(g: Game) -> tuple[str, Any, Any]:
    told = g.log.entries[-1]
    return told.message, told.args["n"], told.args["value"]


def test_cubes_of_bot_power_are_counted_and_told() -> None:
    """PB-1.3, PB-1.6, PB-3.4, PB-8.5"""
    g = austria(austria={"bot_power": 5, "bot_spent": 3})
    cubes = g.cubes[BOT]
    assert bot_power.gain(g, BOT, 2, "PB-1.3") == 2 and last(g) == ("log-bot-power", 2, 7)
    assert (g.bot_power[BOT], g.bot_spent[BOT], g.cubes[BOT]) == (7, 3, cubes - 2)
    assert bot_power.lose(g, BOT, 3, "PB-1.3") == 3 and last(g) == ("log-bot-power-lost", 3, 4)
    assert (g.bot_power[BOT], g.bot_spent[BOT], g.cubes[BOT]) == (4, 3, cubes + 1)
    bot_power.spend(g, BOT, 3, "PB-3.4")
    assert last(g) == ("log-bot-paid", 3, 1)
    assert (g.bot_power[BOT], g.bot_spent[BOT], g.cubes[BOT]) == (1, 6, cubes + 1)
    bot_power.discard_spent(g, BOT)
    assert (g.bot_power[BOT], g.bot_spent[BOT], g.cubes[BOT]) == (1, 0, cubes + 7)
    told = len(g.log.entries)
    assert bot_power.gain(g, BOT, 0, "PB-1.3") == 0 == bot_power.lose(g, BOT, 0, "PB-1.3")
    bot_power.spend(g, BOT, 0, "PB-3.4")
    assert len(g.log.entries) == told, "nothing is no news"


def test_without_any_cube_nothing_is_gained() -> None:
    """PB-1.6"""
    g = austria(austria={"bot_power": 0, "bot_spent": 0, "influence": {}})
    g.cubes[BOT] = 0
    assert bot_power.gain(g, BOT, 2, "PB-1.3") == 0 and not bot_power.has_cube(g, BOT)
    g.cubes[BOT] = 1
    assert bot_power.has_cube(g, BOT) and g.cubes[BOT] == 1


# Ideas (PB-5.22)


@pytest.mark.parametrize(
    ("age", "held", "row", "taken"),
    [
        (1, [], ["cannons", "tolerance"], "tolerance"),  # of equally many the first type
        (1, ["tolerance"], ["bureaucracy", "cannons"], "cannons"),
        (1, ["tolerance", "cannons"], ["bureaucracy", "glorious_arms"], "bureaucracy"),
        (1, [], ["bureaucracy", "inquisition"], "bureaucracy"),  # as they lie
        (1, [], ["absolute_monarchy", "cannons"], "cannons"),  # no Government Form
        (2, [], ["absolute_monarchy", "cannons"], "cannons"),
        (3, [], ["absolute_monarchy", "cannons"], "absolute_monarchy"),
        (1, ["cannons", "glorious_arms", "serfdom"], ["tolerance"], "enough"),
        (1, ["cannons", "glorious_arms"], ["tolerance"], "tolerance"),
        (2, ["cannons", "glorious_arms", "serfdom", "bureaucracy"], ["tolerance"], "tolerance"),
        (2, ["cannons", "glorious_arms", "serfdom", "bureaucracy", "inquisition"], ["tolerance"], "enough"),
        (1, [], ["absolute_monarchy"], "idea"),
        (1, [], [], "idea"),
    ],
)
def test_which_idea(age: int, held: list[str], row: list[str], taken: str) -> None:
    """PB-5.22"""
    g = austria(age=age, austria={"ideas": held})
    g.idea_row = [idea(key) for key in row]
    why = carried_out(g, actions.idea(g, BOT, 3))
    if taken in row:
        assert why == "" and BOT in g.idea_owners[idea(taken)] and g.bot_power[BOT] == 2
    else:
        assert why == taken and g.bot_power[BOT] == 5


def test_basic_ideas_come_first() -> None:
    """PB-5.22: of the same type."""
    g = austria()
    basic = next(n for n, entry in enumerate(IDEAS) if entry.basic)
    other = next(n for n, entry in enumerate(IDEAS) if not entry.basic and entry.type == IDEAS[basic].type)
    g.idea_row = [other, basic]
    carried_out(g, actions.idea(g, BOT, 3))
    assert BOT in g.idea_owners[basic] and BOT not in g.idea_owners[other]


def idea(key: str) -> int:
    found = IDEA.value(key)
    assert isinstance(found, int)
    return found


# Whole Turns (PB-3.1 to PB-3.6)


TAKEN = {"events_taken": 1, "status": "event_taken"}


@pytest.mark.parametrize(
    ("bot", "persons_passed", "event_only", "done", "said"),
    [
        ({**TAKEN, "bot_power": 0}, False, False, False, []),
        ({**TAKEN, "bot_power": 2, "bot_cards": []}, True, False, False, []),
        ({"bot_power": 2, "bot_cards": [9]}, True, False, True, ["naval PB-3.4"]),
        ({"bot_power": 2}, False, True, True, ["event PB-3.1"]),
        ({"bot_power": 0, "bot_cards": []}, False, False, True, ["event PB-3.5"]),
        ({"bot_power": 2, "bot_cards": [7, 7, 7, 1]}, False, False, True, ["diplomacy PB-3.4"] * 3 + ["event PB-3.5"]),
        (
            {**TAKEN, "bot_power": 2, "bot_cards": [7]},
            False,
            False,
            False,
            ["diplomacy PB-3.4"],
        ),
    ],
)
def test_what_comes_first(
    bot: dict[str, Any], persons_passed: bool, event_only: bool, done: bool, said: list[str]
) -> None:
    """PB-3.1, PB-3.3, PB-3.5, PB-3.6"""
    g = austria(
        event_row=["117-1", "101-1", "117-2"], austria={"bot_cards": [1], **bot, "bot_power": min(2, bot["bot_power"])}
    )
    if persons_passed:
        g.status[CASTILE] = g.status[ENGLAND] = PASSED
    assert carried_out(g, turn.act(g, BOT, event_only=event_only)) == done
    tried = [entry for entry in g.log.entries if entry.message == "log-bot-tries"]
    assert [f"{entry.args['action']} {entry.rule}" for entry in tried] == said


def test_a_card_used_for_a_focus_lies_apart() -> None:
    """PB-3.3, PB-8.11"""
    g = austria(milestones=["m1_eco_income"], austria={"bot_cards": [7, 20], "bot_power": 2})
    assert carried_out(g, turn.cards(g, BOT))
    assert (g.bot_deck[BOT], g.bot_used[BOT], g.bot_focused[BOT]) == ((), (6,), (19,))
    g = austria(austria={"bot_cards": [20], "towns": ["wien!"]})
    assert carried_out(g, turn.cards(g, BOT))
    assert (g.bot_used[BOT], g.bot_focused[BOT]) == ((19,), ())
