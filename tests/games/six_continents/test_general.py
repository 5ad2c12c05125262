"""SC-1 General and SC-2 Setup where a position file would say less: predicates, defaults, hidden things."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from westphalia.games.six_continents import TITLE, model
from westphalia.games.six_continents.board import (
    DISTANCE,
    NEIGHBOURS,
    PLACE,
    PLACE_IDS,
    PLACES,
    WORLD,
)
from westphalia.games.six_continents.ids import NOBODY
from westphalia.games.six_continents.model import UNKNOWN, Game, InternalExpedition
from westphalia.games.six_continents.rules import general, setup
from westphalia.games.six_continents.rules.income import income
from westphalia.kernel.chance import Chance, ScriptedChance
from westphalia.kernel.contract import BadInput
from westphalia.kernel.journal import Journal
from westphalia.kernel.session import Session


def position(**given: Any) -> Game:
    return TITLE.position(given, ScriptedChance(), Journal())


def session(given: Mapping[str, Any], dice: list[int] | None = None) -> Session:
    return Session(TITLE, TITLE.position(given, ScriptedChance(dice or []), Journal()))


def answer(game: Session, seat: int, words: str) -> None:
    for word in words.split():
        game.answer(seat, word)


def place(name: str) -> int:
    return PLACE_IDS.index(name)


# The board


def test_continents_group_provinces_and_carry_no_bonus() -> None:
    """SC-1.1 Six continents; a whole one pays like as many provinces anywhere."""
    assert [continent.size for continent in WORLD.continents] == [9, 7, 9, 9, 10, 7]
    for continent in WORLD.continents:
        assert continent.size == sum(t.continent == continent.id for t in WORLD.territories)
    oceania = [t.id for t in WORLD.territories if t.continent == "oceania"]
    scattered = ["patagonia", "iceland", "cape", "lena", "gallia", "persia", "guinea"]
    incomes = []
    for provinces in (oceania, scattered):
        g = position(players=2, ann={"capital": "andes"}, bob={"capital": "sarmatia"})
        for name in provinces:
            general.give_province(g, 0, place(name))
        incomes.append(income(g, 0))
    assert incomes == [4 + 8 // 3, 4 + 8 // 3]


def test_land_borders_and_water_lines_count_the_same() -> None:
    """SC-1.2 EX-G6 adjacency and distance over both kinds."""
    for t in WORLD.territories:
        assert sorted(PLACE.id(q) for q in NEIGHBOURS[place(t.id)]) == sorted(t.land + t.water)
    iberia = DISTANCE[place("iberia")]
    assert [iberia[place(p)] for p in ("gallia", "maghreb", "italia", "egypt", "balkania")] == [1, 1, 2, 2, 3]


def test_dice_have_all_their_faces_and_no_others() -> None:
    """SC-1.3 EX-A2 d100 gives 1..100 (40 and 6 are 46, 0 and 00 are 100), d3 gives 1..3."""
    chance = Chance.from_secret("dice")
    assert {chance.roll(100) for _ in range(3000)} == set(range(1, 101))
    assert {chance.roll(3) for _ in range(100)} == {1, 2, 3}
    assert ScriptedChance([46, 100]).roll(100) == 46


def test_rolls_are_public() -> None:
    """SC-1.3 Everybody reads the turn order rolls."""
    log = Journal()
    g = TITLE.position({"players": 2, "step": "order"}, ScriptedChance([3, 4]), log)
    setup.roll_turn_order(g)
    rolls = [entry for entry in log.entries if entry.message == "log-order-roll"]
    assert [entry.args["roll"] for entry in rolls] == [3, 4]
    assert all(entry.is_visible_to(None) for entry in rolls)


# Owner and controller


def test_a_province_is_occupied_when_a_player_other_than_its_owner_controls_it() -> None:
    """SC-1.6"""
    g = position(
        players=2,
        iberia={"owner": "ann"},
        italia={"owner": "ann", "controller": "bob"},
        germania={"owner": "ann", "controller": "rebels", "army": {"infantry": 1}},
        scandia={"owner": "nobody", "controller": "savages", "army": {"infantry": 1}},
    )
    occupied = [p for p in PLACES if model.is_occupied(g, p)]
    assert occupied == [place("italia")]
    assert model.occupies(g, 1, place("italia")) and not model.occupies(g, 0, place("iberia"))


@pytest.mark.parametrize("holder", ["nobody", "rebels", "savages", "bob"])
def test_land_of_nobody_rebels_and_savages_is_owned_at_once_a_players_is_occupied(holder: str) -> None:
    """SC-1.6 SC-1.7 SC-8.13"""
    owner = "bob" if holder == "bob" else "nobody"
    army = {} if holder == "nobody" else {"infantry": 1}
    g = position(players=2, iberia={"owner": owner, "controller": holder, "army": army})
    general.take_province(g, 0, place("iberia"))
    assert g.controller[place("iberia")] == 0
    assert g.owner[place("iberia")] == (1 if holder == "bob" else 0)


def test_a_rebel_province_of_another_owner_is_owned_by_who_takes_it() -> None:
    """SC-8.13 SC-20.9"""
    g = position(players=2, iberia={"owner": "bob", "controller": "rebels", "army": {"infantry": 1}})
    general.take_province(g, 0, place("iberia"))
    assert g.owner[place("iberia")] == 0


def test_what_is_under_way_ends_when_the_controller_changes() -> None:
    """SC-8.16 SC-21.6 expedition, robber economy and temporary place are lost, red tokens stay."""
    g = position(
        players=2,
        round=3,
        ann={"capital": "andes", "temporary": "iberia"},
        bob={"capital": "sunda", "temporary": "papua"},
        andes={"owner": "ann", "controller": "bob"},
        sunda={"owner": "bob", "controller": "ann"},
        papua={"owner": "bob"},
        iberia={"owner": "ann", "robber": 2, "red": 2, "explored": 1, "held": 2, "dug": 1},
        italia={"owner": "ann", "robber": 2, "red": 2},
    )
    g.internal = [InternalExpedition(0, place("iberia"), 4), InternalExpedition(0, place("italia"), 4)]
    general.change_controller(g, place("iberia"), 1)
    assert g.internal == [InternalExpedition(0, place("italia"), 4)]
    assert (g.robber[place("iberia")], g.robber[place("italia")]) == (0, 2)
    assert (g.red[place("iberia")], g.held[place("iberia")], g.dug[place("iberia")]) == (2, 0, 0)
    assert g.temporary == [NOBODY, place("papua")]


def test_a_regained_capital_is_owned_again() -> None:
    """SC-21.14"""
    g = position(
        players=2,
        ann={"capital": "andes", "temporary": "iberia"},
        andes={"owner": "bob", "controller": "bob"},
        iberia={"owner": "ann"},
    )
    general.take_province(g, 0, place("andes"))
    assert (g.owner[place("andes")], g.controller[place("andes")], g.temporary[0]) == (0, 0, NOBODY)


def test_the_nearest_controlled_provinces_are_counted_over_any_land() -> None:
    """SC-1.19 SC-11.9"""
    g = position(
        players=2,
        ann={"capital": "andes"},
        bob={"capital": "sunda"},
        germania={"owner": "ann"},
        levant={"owner": "ann"},
        italia={"owner": "bob"},
    )
    assert general.nearest_controlled(g, 0, place("balkania")) == [place("germania"), place("levant")]
    assert general.nearest_controlled(g, 0, place("germania")) == [place("levant")]
    assert general.nearest_controlled(position(players=2, ann={"capital": "andes"}), 0, place("andes")) == []


# Seats, sheets, treasuries

SHEET = (
    *("vouchers", "weapons", "shot", "landing_ships", "construction_ships", "farm_hands", "overseas_change"),
    *("ecologists", "sabotage", "burnt", "incited", "spies", "fruit", "fruit_bought", "food", "food_bought"),
)


def test_left_is_the_next_living_player_and_right_the_previous_one() -> None:
    """SC-1.24 With two players both are the opponent."""
    g = position(players=4)
    assert (model.left_of(g, 3), model.right_of(g, 0)) == (0, 3)
    g.alive[0] = 0
    assert (model.left_of(g, 3), model.right_of(g, 1)) == (1, 3)
    two = position(players=2)
    assert model.left_of(two, 0) == model.right_of(two, 0) == 1


def test_the_player_sheet_is_public_but_for_the_landing_target() -> None:
    """SC-1.22 SC-5.6"""
    g = position(
        players=2,
        round=4,
        bob={name: n for n, name in enumerate(SHEET, 1)},
        iberia={"owner": "bob", "explored": 1},
        internal=[{"seat": "bob", "place": "iberia", "due": 5}],
        transfers=[{"seat": "bob", "origin": "sunda", "place": "iberia", "army": {"infantry": 2}, "due": 5}],
        builders=[{"seat": "bob", "place": "borneo", "due": 5}],
        voyages=[{"seat": "bob", "port": "sunda", "target": "iberia", "army": {"infantry": 2}, "due": 6}],
        overseas=[{"seat": "bob", "due": 6}],
        timed=[{"seat": "bob", "amount": 5, "left": 2}],
    )
    known = TITLE.mask(g, 0)
    shown = TITLE.present(known, 0)
    assert [shown[name][1] for name in SHEET] == list(range(1, len(SHEET) + 1))
    for name in ("internal", "overseas", "transfers", "builders", "timed"):
        assert shown[name] == getattr(g, name) != []
    assert known.voyages == [g.voyages[0]._replace(target=UNKNOWN)]
    assert TITLE.mask(g, 1).voyages == g.voyages
    assert TITLE.mask(g, None).voyages == known.voyages


@pytest.mark.parametrize(("option", "seen"), [("off", 33), ("on", UNKNOWN)])
def test_gold_is_public_unless_the_table_hides_it(option: str, seen: int) -> None:
    """SC-1.23 hidden_treasury"""
    g = position(players=2, options={"hidden_treasury": option}, ann={"gold": 7}, bob={"gold": 33})
    assert TITLE.mask(g, 0).gold == [7, seen]
    assert TITLE.mask(g, 1).gold[1] == 33
    g.step = model.OVER
    assert TITLE.mask(g, 0).gold == [7, 33]


def test_gold_is_never_negative() -> None:
    """SC-1.23"""
    g = position(players=2, ann={"gold": 7})
    model.pay(g, 0, 7)
    assert g.gold[0] == 0
    with pytest.raises(ValueError, match="0 gold"):
        model.pay(g, 0, 1)


# Soldiers killed by rule


def test_without_an_answer_small_units_of_the_fullest_province_die_first() -> None:
    """SC-1.26 SC-8.10 infantry, then cavalry; the province with most own soldiers, then the first in map order."""
    game = session(
        {
            "players": 2,
            "step": "start",
            "plague": 1,
            "carrier": "bob",
            "ann": {"capital": "gallia"},
            "iberia": {"owner": "ann", "army": {"infantry": 1, "artillery": 1}},
            "gallia": {"army": {"infantry": 2}},
            "italia": {"owner": "ann", "army": {"cavalry": 2, "infantry": 1}},
        },
        [5],
    )
    picks = []
    while game.pending is not None and game.asks()[0].kind.id.startswith("lose_"):
        ask = game.asks()[0]
        picks.append(ask.kind.option_id(ask.default_value()))
        game.answer(0, picks[-1])
    # iberia and italia have 7 soldiers each, gallia 2
    assert picks == ["infantry", "iberia", "infantry", "italia", "infantry", "infantry", "cavalry"]
    assert TITLE.inspect(game.state, "italia.army") == {"cavalry": 1, "infantry": 2}
    assert TITLE.inspect(game.state, "iberia.army") == {"artillery": 1}


class RememberedChance(ScriptedChance):
    """Scripted dice that remember how many sides they had."""

    __slots__ = ("sides",)

    def __init__(self, faces: list[int]) -> None:
        super().__init__(faces)
        self.sides: list[int] = []

    def below(self, n: int, stream: int = 0) -> int:
        self.sides.append(n)
        return super().below(n, stream)


@pytest.mark.parametrize(("owned", "occupied", "die"), [(11, 0, 4), (10, 1, 4), (10, 2, 6), (11, 1, 6), (12, 0, 6)])
def test_a_realm_is_large_by_what_it_controls(owned: int, occupied: int, die: int) -> None:
    """SC-13.14 The famine die counts every province under control, the capital too."""
    chance = RememberedChance([2, 100])
    names = [name for name in PLACE_IDS if name not in ("andes", "sunda")]
    lands: dict[str, Any] = {name: {"owner": "ann"} for name in names[: owned - 1]}
    lands |= {name: {"owner": "bob", "controller": "ann"} for name in names[owned - 1 : owned - 1 + occupied]}
    given = {"players": 2, "step": "end", "ann": {"capital": "andes"}, "bob": {"capital": "sunda"}, **lands}
    Session(TITLE, TITLE.position(given, chance, Journal()))
    assert chance.sides == [die, 100]


# Setup


@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5, 6, 7])
def test_two_to_six_players_sit_at_a_table(seats: int) -> None:
    """SC-2.1"""
    options = TITLE.complete_options("standard", {})
    if 2 <= seats <= 6:
        g = TITLE.set_up("standard", seats, options, ScriptedChance(), Journal())
        assert (g.seats, g.rules.three_player_rules) == (seats, seats == 3)
    else:
        with pytest.raises(BadInput):
            TITLE.set_up("standard", seats, options, ScriptedChance(), Journal())


@pytest.mark.parametrize(
    ("capitals", "distance"),
    [
        (("iberia", "congo"), 4),
        (("la_plata", "west_australia", "congo", "scandia", "mackenzie"), 3),
        (("tartary", "iberia", "orinoco", "iceland", "west_australia", "zambezia"), 2),
        (PLACE_IDS[1:], 1),
    ],
)
def test_the_distance_drops_until_some_province_qualifies(capitals: tuple[str, ...], distance: int) -> None:
    """SC-2.4 capital_min_distance=4"""
    g = position(players=6, step="capitals", options={"capital_min_distance": 4})
    g.capital = [place(name) for name in capitals]
    assert setup.required_distance(g) == distance
    free = [p for p in PLACES if setup.why_not_capital(g, distance, p) is None]
    assert free == [p for p in PLACES if all(DISTANCE[p][q] >= distance for q in g.capital)] != []


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_defaults_set_a_table_up(seats: int) -> None:
    """SC-2.1 SC-2.3 SC-2.4 An absent table gets the suggested capitals."""
    given = {"players": seats, "step": "colours"}
    game = Session(TITLE, TITLE.position(given, ScriptedChance([*range(100, 100 - seats, -1), 1, 6]), Journal()))
    while game.state.step < model.WEATHER_STEP:
        ask = game.asks()[0]
        game.answer(ask.seat, ask.kind.option_id(ask.default_value()))
    assert sorted(PLACE.id(p) for p in game.state.capital) == sorted(WORLD.suggested_capitals[seats])
    assert len(set(game.state.colour)) == seats


def test_revealed_picks_cannot_be_taken_back() -> None:
    """SC-2.3 capital_pick=secret: nobody picks again after seeing the others' picks."""
    game = session({"players": 2, "step": "capitals", "options": {"capital_pick": "secret"}})
    assert all(ask.kind.secret for ask in game.asks())
    game.answer(0, "andes")
    assert game.can_undo(0)
    game.answer(1, "andes")
    assert not game.can_undo(1) and not game.can_undo(0)


def test_without_a_suggested_province_left_the_first_legal_one_is_the_default() -> None:
    """SC-2.3 SC-2.4"""
    game = session({"players": 2, "step": "capitals", "ann": {"capital": "orinoco"}, "bob": {"capital": "borneo"}})
    ask = game.asks()[0]
    assert ask.default_value() == ask.options[0] == place("alyeska")


def test_the_sheet_of_who_is_out_says_so_and_nothing_else() -> None:
    """SC-1.25: on the card beside the map and in the table of the terminal."""
    g = position(ann={"capital": "congo"}, bob={"capital": "andes", "alive": 0})
    ann, bob, *_ = TITLE.cards(g, None)
    assert "gold" in {fact.id for fact in ann.facts} and "fate" not in {fact.id for fact in ann.facts}
    assert {fact.id for fact in bob.facts} - {"colour"} == {"fate"}
    assert [fact.main for fact in bob.facts if fact.id == "fate"] == [True]
