"""PP-16.5: the symbols of Events, resolved by the Active Player and, on an unpicked Event, by themselves."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.price_of_power.boards import look, position_board
from tests.games.price_of_power.scripts import first_question, play
from westphalia.games.price_of_power.board import CONTENT, EVENTS, STRUGGLE, area, node, sea
from westphalia.games.price_of_power.card_rules import symbols
from westphalia.games.price_of_power.model import NOBODY, Game
from westphalia.games.price_of_power.rules import character_cards
from westphalia.games.price_of_power.tables import MAX_SEATS
from westphalia.kernel.chance import Chance
from westphalia.kernel.conformance import check_leaks
from westphalia.kernel.contract import find_title
from westphalia.kernel.journal import Journal
from westphalia.kernel.script import Script
from westphalia.kernel.session import Session

CASTILE, ENGLAND, FRANCE, AUSTRIA = range(4)
NO_EFFECT, REBELLION, CALM = 4, 1, 6  # faces of the Rebel die


def table(dice: tuple[int, ...] = (), **given: Any) -> Game:
    """Castile, England, France (active) and Austria."""
    return position_board({"realms": ["castile", "england", "france", "austria"], "turn": "france", **given}, dice)


def unpicked(g: Game) -> Game:
    """PP-16.4.3: no player counts as the Active Player."""
    g.active = NOBODY
    return g


def resolve(g: Game, symbol: str) -> Script[None]:
    return symbols.resolve(g, [symbol])


def test_every_symbol_of_every_card_is_written() -> None:
    """PP-16.5.3, PP-16.5.2: and each of the 18 is on some card."""
    printed = {symbol for event in EVENTS for symbol in event.symbols}
    assert printed == set(symbols.SYMBOLS)


def test_symbols_are_resolved_from_left_to_right() -> None:
    """PP-16.5.1: each completely before the next."""
    g = table(castile={"colonists": 1}, france={"colonists": 1})
    asked = play(symbols.resolve(g, ["pirates", "native_uprising", "cardinal_death"]), "sevilla", "ignore_loss", "1")
    assert asked == ["2 pirate_node", "2 ignore_uprising", "2 cardinal_dies"]


def test_no_arriving_ruler_is_struck() -> None:
    """PP-16.5.6: no card shows both a Ruler and a mortality symbol."""
    assert not [e.id for e in EVENTS if e.ruler and any(s.startswith("mortality") for s in e.symbols)]


# Character Mortality


def test_the_emperor_dies_of_a_symbol() -> None:
    """PP-16.5.5: Interregnum without a Leader in hand; with Imperial Authority +4 or less an Imperial Election."""
    for authority, elected in ((4, True), (5, False)):
        g = table(authority=authority, austria={"ruler_ill": 1, "hand": []})
        symbol = character_cards.mortality(g.ruler[AUSTRIA])
        assert symbol is not None
        assert play(resolve(g, f"mortality_{CONTENT.action_cards.mortality_symbols[symbol]}")) == []
        assert g.ruler[AUSTRIA] == NOBODY
        assert ("log-elected" in [entry.message for entry in g.log.entries]) == elected


# Unrest / Rebellion

UNREST: dict[str, Any] = {
    "france": {"ducats": 9},
    **{key: {"unrest": 1} for key in ("berry", "bourbon", "toulouse", "lancashire", "york", "wales", "wessex")},
}


def test_the_active_player_rolls_one_rebel_die() -> None:
    """EX-16.2, PP-16.5.7, PP-16.5.8, PP-14.2.1: France 1, England 4, in that order."""
    g = table((NO_EFFECT,) * 5, **UNREST)
    asked = play(resolve(g, "unrest"), "loire", "northumbria")
    assert asked == ["2 single_rebel_die", "1 rebel_area"]
    rolls = [entry.args for entry in g.log.entries if entry.message == "log-rebel-die"]
    assert [(roll["seat"], roll["area"]) for roll in rolls] == [
        (FRANCE, area("loire")),
        *[(ENGLAND, area("northumbria"))] * 2,
        *[(ENGLAND, area("wales_wessex"))] * 2,
    ]


def test_on_an_unpicked_event_everybody_rolls_in_full() -> None:
    """EX-16.2, PP-16.4.3, PP-14.2.3: England 4, then France 3; clockwise from the First Player."""
    g = unpicked(table((NO_EFFECT,) * 7, **UNREST))
    assert play(resolve(g, "unrest"), "northumbria", "loire") == ["1 rebel_area", "2 rebel_area"]
    rolls = [entry.args["seat"] for entry in g.log.entries if entry.message == "log-rebel-die"]
    assert rolls == [ENGLAND] * 4 + [FRANCE] * 3


def test_unrest_under_an_occupier_is_not_rolled_for() -> None:
    """PP-16.5.7: not those under a Rebel Town or an Occupier's Town."""
    g = table(york={"unrest": 1, "occupier": "rebels"}, wales={"unrest": 1, "occupier": "france", "siege_unrest": 0})
    assert play(resolve(g, "unrest")) == []


def test_who_founds_a_dnpr_in_a_rebellion() -> None:
    """PP-14.3.15: the Active Player; on an unpicked Event the First Player, not the roller."""
    given: dict[str, Any] = {"england": {"add_towns": ["virginia!"]}, "continents": 2}
    g = table((REBELLION,), **given)
    assert play(resolve(g, "unrest"), "green") == ["2 dnpr_colour"]
    g = unpicked(table((REBELLION,), **given))
    assert play(resolve(g, "unrest"), "green") == ["0 dnpr_colour"]


# Native Uprising

COLONIES: dict[str, Any] = {
    "castile": {"colonists": 2, "add_towns": ["antilles", "florida!"]},
    "england": {"colonists": 0, "add_towns": ["virginia", "canada"]},
    "france": {"colonists": 1, "add_towns": ["guyana", "mississippi"]},
}


def test_natives_rise() -> None:
    """PP-16.5.9: a Colonist, and Unrest on a Distant Town without it; what cannot be done is skipped."""
    g = table(**COLONIES)
    asked = play(resolve(g, "native_uprising"), "ignore_nothing", "guyana", "canada")
    assert asked == ["2 ignore_uprising", "2 uprising_town", "1 uprising_town"]
    assert list(g.colonists) == [1, 0, 0, 0]
    assert look(g, "unrest.guyana", "unrest.mississippi", "unrest.canada", "unrest.virginia", "unrest.antilles") == [
        *(1, 0, 1, 0, 1)
    ]


@pytest.mark.parametrize(("ignored", "colonists", "unrest"), [("ignore_loss", 1, 1), ("ignore_unrest", 0, 0)])
def test_the_active_player_ignores_one_effect(ignored: str, colonists: int, unrest: int) -> None:
    """PP-16.5.10."""
    g = table(**COLONIES)
    play(resolve(g, "native_uprising"), ignored, *(["guyana"] if unrest else []), "canada")
    assert [g.colonists[FRANCE], *look(g, "unrest.guyana")] == [colonists, unrest]


def test_he_may_ignore_the_only_effect_that_hits() -> None:
    """PP-16.5.10; without any there is nothing to ask."""
    g = table(france={"colonists": 1})
    assert play(resolve(g, "native_uprising"), "ignore_loss") == ["2 ignore_uprising"]
    assert g.colonists[FRANCE] == 1
    assert play(resolve(table(), "native_uprising")) == []


def test_nobody_ignores_an_uprising_of_an_unpicked_event() -> None:
    """PP-16.4.3, PP-16.5.9."""
    g = unpicked(table(france={"colonists": 1}))
    assert play(resolve(g, "native_uprising")) == []
    assert g.colonists[FRANCE] == 0


# Lost at Sea

FLEETS: dict[str, Any] = {
    "castile": {"ships": {"north_sea": {"slot": 1, "sea": 1}, "central_atlantic": 1}},
    "england": {"ships": {}, "fleet": {"at": "caribbean_sea", "heavy": 2, "damaged": 1}},
    "france": {"ships": {"north_sea": 1}},
    "austria": {"ships": {}, "fleet": {"at": "port_krain", "light": 1}},
}


def test_the_active_player_sinks_ships_far_from_port() -> None:
    """PP-16.5.11, PP-16.5.12, PP-2.5.29: one of each Opponent, at War with him or not; ships near a Friendly Port and
    in port are safe."""
    g = table(war=[["france", "england"]], **FLEETS)
    asked = play(resolve(g, "lost_at_sea"), "ship_on_slot", "fleet_heavy")
    assert asked == ["2 ship_lost_at_sea", "2 ship_lost_at_sea"]
    on_slot, at_sea = g.on_slot, g.at_sea
    north = sea("north_sea") * MAX_SEATS
    assert (on_slot[north + CASTILE], at_sea[north + CASTILE], on_slot[north + FRANCE]) == (0, 1, 1)
    assert look(g, "on_slot.central_atlantic.castile") == [1]
    assert list(g.fleet[ENGLAND * 4 : ENGLAND * 4 + 4]) == [0, 1, 0, 1]  # the sound one went outright
    assert g.fleet[AUSTRIA * 4] == 1


def test_a_damaged_ship_may_be_the_one() -> None:
    """PP-16.5.12: and an empty Fleet leaves the map."""
    g = table(**FLEETS)
    play(resolve(g, "lost_at_sea"), "ship_at_sea", "fleet_damaged")
    assert list(g.fleet[ENGLAND * 4 : ENGLAND * 4 + 4]) == [0, 1, 0, 0]
    play(resolve(g, "lost_at_sea"))
    assert g.fleet_at[ENGLAND] == NOBODY
    assert sum(g.on_slot[sea("north_sea") * MAX_SEATS : sea("north_sea") * MAX_SEATS + MAX_SEATS]) == 1


def test_everybody_loses_a_ship_of_an_unpicked_event() -> None:
    """PP-16.5.13: of his own choice, France too."""
    g = unpicked(table(**FLEETS))
    asked = play(resolve(g, "lost_at_sea"), "ship_at_sea", "fleet_damaged")
    assert asked == ["0 ship_lost_at_sea", "1 ship_lost_at_sea"]
    assert look(g, "on_slot.north_sea.france", "on_slot.north_sea.castile") == [0, 1]


# Pirates


def test_pirates_go_where_merchants_are() -> None:
    """PP-16.5.14: to a maritime Node with a Merchant of anyone."""
    g = table()
    ask = first_question(resolve(g, "pirates"))
    assert [ask.kind.option_id(n) for n in ask.options] == ["bordeaux", "english_channel", "genoa", "sevilla"]
    play(resolve(g, "pirates"), "genoa")
    play(resolve(g, "pirates"), "genoa")
    assert g.pirates[node("genoa")] == 2


def test_without_merchants_any_maritime_node() -> None:
    """PP-16.5.14: if possible."""
    g = table(**{key: {"merchants": []} for key in ("castile", "england", "france", "austria")})
    play(resolve(g, "pirates"), "china_japan")
    assert g.pirates[node("china_japan")] == 1


def test_pirates_by_themselves() -> None:
    """PP-16.5.15: most Merchants, an Expanded Node first, then at random."""
    g = unpicked(table())
    play(resolve(g, "pirates"))  # England and France trade at Bordeaux
    assert g.pirates[node("bordeaux")] == 1
    merchants: dict[str, Any] = {"castile": {"merchants": ["sevilla", "genoa"]}, "france": {"merchants": ["champagne"]}}
    merchants |= {"england": {"merchants": ["english_channel"]}}
    g = unpicked(table(nodes={"genoa": {"expanded": 1}}, **merchants))
    play(resolve(g, "pirates"))
    assert g.pirates[node("genoa")] == 1
    g = unpicked(table((3,), **merchants))
    play(resolve(g, "pirates"))
    assert g.pirates[node("sevilla")] == 1


def test_no_pirate_ship_left() -> None:
    """PP-2.2.2: one is taken from another Node."""
    g = table(nodes={"genoa": {"pirates": 9}, "sevilla": {"pirates": 1}})
    assert play(resolve(g, "pirates"), "bordeaux", "genoa") == ["2 pirate_node", "2 pirate_to_lift"]
    assert look(g, "pirates.genoa", "pirates.sevilla", "pirates.bordeaux") == [8, 1, 1]


# Cardinal Dies


def test_the_active_player_chooses_the_cardinal() -> None:
    """PP-16.5.16: those to the right slide left."""
    g = table(curia=["castile", "england", "austria"])
    play(resolve(g, "cardinal_death"), "2")
    assert look(g, "curia") == [["castile", "austria"]]


def test_the_cardinal_of_roma_is_safe() -> None:
    """PP-16.5.16: no regular Cardinal, no effect."""
    g = table(curia=[], roma="castile", castile={"alliances": ["papal_states"]})
    assert play(resolve(g, "cardinal_death")) == []
    assert look(g, "roma") == ["castile"]


def test_a_cardinal_dies_by_himself() -> None:
    """PP-16.5.17: the rightmost of the player with the most; Roma counts; of those who tie the one furthest right."""
    g = unpicked(table(curia=["castile", "england", "castile", "france"]))
    play(resolve(g, "cardinal_death"))
    assert look(g, "curia") == [["castile", "england", "france"]]
    play(resolve(g, "cardinal_death"))
    assert look(g, "curia") == [["castile", "england"]]
    given: dict[str, Any] = {"castile": {"alliances": ["papal_states"]}, "roma": "castile"}
    g = unpicked(table(curia=["castile", "england", "france"], **given))
    play(resolve(g, "cardinal_death"))
    assert look(g, "curia", "roma") == [["england", "france"], "castile"]


# Attrition

ARMIES: dict[str, Any] = {
    "war": [["castile", "granada"], ["france", "savoy"]],
    "castile": {
        "army_1": {"area": "castile", "infantry": 3, "mercenary_cavalry": 1},
        "army_2": {"area": "leon", "infantry": 2, "allied_infantry": 1},
        "infantry": {},
    },
    "england": {"army_1": {"area": "east_anglia", "infantry": 9}},
    "france": {"army_1": {"area": "seine", "infantry": 4}, "army_2": "none"},
}


def test_attrition_takes_one_unit_of_four() -> None:
    """PP-16.5.18, PP-16.5.19: of players at War, not of the Active Player; 7 units lose 1, of the owner's choice."""
    g = table(**ARMIES)
    before = g.exhausted[:]
    assert play(resolve(g, "attrition"), "castile", "mercenary_cavalry") == ["0 attrition_area", "0 attrition_unit"]
    assert look(g, "castile.army_1", "england.army_1", "france.army_1") == [
        {"area": "castile", "infantry": 3},
        {"area": "east_anglia", "infantry": 9},
        {"area": "seine", "infantry": 4},
    ]
    assert g.exhausted == before


def test_attrition_of_an_unpicked_event_exempts_nobody() -> None:
    """PP-16.5.18, PP-16.5.19: Regular Units become Exhausted."""
    g = unpicked(table(**ARMIES))
    play(resolve(g, "attrition"), "castile", "infantry")
    assert look(g, "castile.exhausted", "france.exhausted") == [1, 1]
    assert look(g, "france.army_1") == [{"area": "seine", "infantry": 3}]


# Disloyal Vassals

VASSALS: dict[str, Any] = {
    "england": {"vassals": ["mhumhain", "ulaidh"], "influence": {}, "army_1": "none", "infantry": {}}
}


def test_disloyal_vassals() -> None:
    """PP-16.5.20, PP-16.5.21, PP-14.3.4: Unrest on all of them in the Area, and Rebels of their Tax Value."""
    g = table(**VASSALS)
    assert play(resolve(g, "vassal_betrayal")) == []
    assert look(g, "unrest.mhumhain", "unrest.ulaidh", "rebels.ireland") == [1, 1, 2]


def test_vassals_under_influence_are_loyal() -> None:
    """PP-16.5.20: unless an Opponent has more; a Royal Marriage counts as Influence."""
    loyal: dict[str, Any] = VASSALS["england"] | {"influence": {"ireland": 1}}
    g = table(england=loyal)
    play(resolve(g, "vassal_betrayal"))
    assert g.rebels[area("ireland")] == 0
    g = table(england=loyal, castile={"influence": {"ireland": 1}})
    play(resolve(g, "vassal_betrayal"))
    assert g.rebels[area("ireland")] == 0
    g = table(england=loyal, castile={"influence": {"ireland": 2}})
    play(resolve(g, "vassal_betrayal"))
    assert g.rebels[area("ireland")] == 2
    g = table(england=VASSALS["england"] | {"marriages": ["desmond"]}, castile={"influence": {"ireland": 1}})
    play(resolve(g, "vassal_betrayal"))
    assert g.rebels[area("ireland")] == 0


def test_only_the_area_with_most_vassals_rises() -> None:
    """PP-16.5.21(a): a tie is the player's choice; a Large Province has 2 tokens."""
    g = table(england=VASSALS["england"] | {"vassals": ["mhumhain", "ulaidh", "aberdeen"]})
    assert play(resolve(g, "vassal_betrayal")) == []
    assert look(g, "rebels.ireland", "rebels.scotland") == [2, 0]
    g = table(england=VASSALS["england"] | {"vassals": ["mhumhain", "aberdeen"]})
    assert play(resolve(g, "vassal_betrayal"), "scotland") == ["1 disloyal_area"]
    assert look(g, "rebels.ireland", "rebels.scotland") == [0, 1]


def test_the_active_player_need_not_place_rebels() -> None:
    """PP-16.5.22: but the Unrest comes; on an unpicked Event he must."""
    given: dict[str, Any] = {"france": VASSALS["england"]}
    g = table(**given)
    assert play(resolve(g, "vassal_betrayal"), "decline") == ["2 disloyal_rebels"]
    assert look(g, "unrest.mhumhain", "rebels.ireland") == [1, 0]
    g = unpicked(table(**given))
    assert play(resolve(g, "vassal_betrayal")) == []
    assert look(g, "unrest.mhumhain", "rebels.ireland") == [1, 2]


def test_rebels_meet_units() -> None:
    """PP-16.5.23: a battle at once; the Active Player's side attacks, without him the Rebels do."""
    g = table(**VASSALS | {"france": {"infantry": {"ireland": 1}, "hand": ["adm_01_1"]}})
    first_question(resolve(g, "vassal_betrayal"))
    assert g.battle is not None
    assert (g.battle.attacker.seats, g.battle.defender.rebels) == ([FRANCE], 2)
    g = table(**VASSALS | {"castile": {"infantry": {"ireland": 1}, "hand": ["adm_01_1"]}})
    first_question(resolve(g, "vassal_betrayal"))
    assert g.battle is not None
    assert (g.battle.attacker.rebels, g.battle.defender.seats) == (2, [CASTILE])


# Activate Power Struggle


def test_a_power_struggle_begins() -> None:
    """PP-16.5.43, PP-17.4.5: the Upcoming one becomes active, its Battlegrounds are marked."""
    g = table(struggles=["italian_wars", "thirty_years_war", "distant_trade"])
    play(resolve(g, "power_struggle"))
    assert look(g, "active_struggles", "struggles") == [["italian_wars"], ["thirty_years_war", "distant_trade"]]
    marked = [a for a, token in enumerate(g.battleground) if token]
    assert marked == sorted(map(area, ("lombardy", "venetia", "central_italy", "naples", "sicily")))


def test_two_power_struggles_in_a_round() -> None:
    """PP-16.5.44, PP-2.2.6: both are active, in the order of activation; Battleground tokens never run out."""
    g = table(struggles=["distant_trade", "italian_wars"])
    play(symbols.resolve(g, ["power_struggle", "power_struggle"]))
    assert look(g, "active_struggles", "struggles", "battleground.mexico", "battleground.naples") == [
        ["distant_trade", "italian_wars"],
        [],
        1,
        1,
    ]
    assert sum(g.battleground) == 16  # of 11 pieces


def test_no_power_struggle_is_left() -> None:
    """PP-16.5.43: then the symbol does nothing."""
    g = table(struggles=[])
    play(resolve(g, "power_struggle"))
    assert g.active_struggles == []
    assert not any(g.battleground)


def test_the_power_struggle_turned_up_is_told() -> None:
    """PP-17.4.3, PP-17.4.5: the next card lies open; whoever imagines the cards below has seen it."""
    given = {
        "realms": ["castile", "england", "france", "austria"],
        "turn": "france",
        "struggles": ["italian_wars", "deluge", "holy_league", "napoleonic_wars", "distant_trade"],
        "event_row": ["24A-4"],
    }
    title = find_title("price_of_power")
    session = Session(title, title.position(given, Chance.from_secret("7", title.streams), Journal()))
    while not session.state.active_struggles:
        ask = session.asks()[0]
        first = "24A-4" if ask.kind.id == "which_event" else ask.kind.option_id(ask.options[0])
        session.answer(ask.seat, "event" if ask.kind.id == "turn" else first)
    told = [entry.args for entry in session.state.log.entries if entry.message == "log-next-struggle"]
    assert told == [{"struggle": STRUGGLE.value("deluge")}]
    for number in range(8):
        check_leaks(session, f"leak {number}")
