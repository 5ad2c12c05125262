"""The frame of card effects: order, repetition, labels, payment, and operations where no card shows an edge of them."""

from __future__ import annotations

import random
from typing import Any

import pytest

from tests.games.price_of_power import phrases
from tests.games.price_of_power.boards import look, position_board
from tests.games.price_of_power.scripts import first_question, play
from westphalia.games.price_of_power import TITLE
from westphalia.games.price_of_power.board import EVENTS, realm
from westphalia.games.price_of_power.conservation import violations
from westphalia.games.price_of_power.effects import run
from westphalia.games.price_of_power.effects.context import Context
from westphalia.games.price_of_power.effects.operations import OPS
from westphalia.games.price_of_power.model import Game
from westphalia.games.price_of_power.rules import character_cards
from westphalia.games.price_of_power.vocabulary.units import GainUnits
from westphalia.kernel.chance import Chance
from westphalia.kernel.journal import Journal
from westphalia.kernel.session import Session

REALMS = ["castile", "england", "france"]


def table(**given: Any) -> Game:
    return position_board({"realms": REALMS, "turn": "castile", **given})


def card(g: Game, you: str = "castile") -> Context:
    return Context({"event": 0}, "PP-5.1.3", realm(you), realm("castile"))


def effect(g: Game, *steps: dict[str, Any], you: str = "castile") -> Any:
    return run.run(g, card(g, you), phrases.steps(*steps))


# The frame


def test_a_step_offered_several_times_is_not_offered_again_once_declined() -> None:
    """docs/effects.md, 2: times."""
    g = table()
    step = {"op": "refresh_manpower", "amount": 1, "may": True, "times": 3}
    g.exhausted[0] = 3
    assert play(effect(g, step), "accept", "decline") == ["0 may_refresh_manpower"] * 2
    assert look(g, "castile.exhausted") == [2]


def test_a_step_passed_over_leaves_the_label_of_an_earlier_one() -> None:
    """102-2 names its patron in one of two steps."""
    g = table()
    steps = (
        {"op": "pick", "from": {"realms": ["france"]}, "as": "patron"},
        {"op": "pick", "from": {"realms": ["england"]}, "if": [{"stat": "stability", "min": 3}], "as": "patron"},
        {"op": "prestige", "who": "$patron", "amount": 2},
    )
    play(effect(g, *steps))
    assert look(g, "france.prestige", "england.prestige") == [2, 0]


def test_what_a_payment_buys_follows_for_each_who_pays() -> None:
    """PP-16.3.4."""
    g = table(england={"adm": 0})
    step = {
        "op": "pay",
        "who": "all",
        "cost": {"adm": 2},
        "may": True,
        "then": [{"op": "prestige", "who": "self", "amount": 1}],
        "else": [{"op": "prestige", "who": "you", "amount": -5}],
    }
    assert play(effect(g, step), "accept", "accept") == ["0 pay_for_effect", "2 pay_for_effect"]
    assert look(g, "castile.prestige", "england.prestige", "france.prestige") == [1, 0, 1]


def test_else_follows_if_nobody_did() -> None:
    g = table()
    step = {
        "op": "pay",
        "who": "others",
        "cost": {"adm": 2},
        "may": True,
        "then": [{"op": "prestige", "who": "self", "amount": 1}],
        "else": [{"op": "prestige", "who": "you", "amount": -5}],
    }
    play(effect(g, step), "decline", "decline")
    assert look(g, "castile.prestige", "england.prestige", "france.prestige") == [-5, 0, 0]


def test_what_leans_on_a_step_that_is_impossible_is_impossible() -> None:
    """PP-16.3.3: 253B A without a Distant Realm in reach."""
    g = table()
    steps = phrases.steps(
        {"op": "pick", "from": {"realms": "distant", "ally_of": "you", "pick": 1}, "as": "realm"},
        {"op": "place_claim", "where": {"areas": "any", "of": "$realm", "pick": 1}},
    )
    assert not run.is_possible(g, card(g), steps)
    assert run.is_possible(g, card(g), steps[1:])  # a label that is not known may come to be


def test_a_cost_of_several_kinds_is_chosen_among_those_that_can_be_paid() -> None:
    """363B: 1 MIL or 1 DIP."""
    g = table()
    step = {"op": "pay", "cost": {"one_of": [{"mil": 1}, {"dip": 1}]}, "may": True, "then": []}
    assert play(effect(g, step), "accept", "dip") == ["0 pay_for_effect", "0 which_cost"]
    assert look(g, "castile.dip", "castile.mil") == [2, 3]
    g.power[2] = 0
    assert play(effect(g, step), "accept") == ["0 pay_for_effect"]
    assert look(g, "castile.dip") == [1]


def test_a_compulsory_cost_is_paid_as_far_as_possible() -> None:
    """PP-16.3.3, PP-7.4.4."""
    g = table(castile={"adm": 1, "ducats": 2})
    play(effect(g, {"op": "pay", "cost": {"adm": 3, "ducats": 4}}))
    assert look(g, "castile.adm", "castile.ducats", "castile.interest") == [0, 3, 1]


def test_ducats_can_be_paid_to_another_realm() -> None:
    g = table()
    play(effect(g, {"op": "pay", "who": "others", "cost": {"ducats": 5}, "to": "castile"}))
    assert look(g, "castile.ducats", "england.ducats", "france.ducats") == [25, 10, 10]


def test_what_is_owed_to_another_realm_is_paid_by_loans() -> None:
    """PP-7.4.4: 312-2."""
    g = table(england={"ducats": 3})
    play(effect(g, {"op": "pay", "who": "england", "cost": {"ducats": 5}, "to": "castile"}))
    assert look(g, "castile.ducats", "england.ducats", "england.interest") == [20, 3, 1]


def test_nobody_is_asked_to_pay_for_what_can_not_be_done() -> None:
    """PP-16.3.3; PP-16.3.17: there is no fourth Merchant."""
    step = {"op": "pay", "cost": {"adm": 1}, "may": True, "then": [{"op": "merchant", "amount": 1}]}
    g = table(castile={"merchants": ["sevilla", "genoa", "off"]})
    assert play(effect(g, step)) == []
    assert play(effect(table(), step), "accept") == ["0 pay_for_effect"]


def test_an_absent_player_takes_gifts_and_pays_nothing() -> None:
    g = table(castile={"exhausted": 2})
    gift = {"op": "refresh_manpower", "amount": 1, "may": True}
    assert first_question(effect(g, gift)).default_value() == "accept"
    assert first_question(effect(g, {**gift, "cost": {"mil": 1}})).default_value() == "decline"
    assert first_question(effect(g, {"op": "pay", "cost": {"mil": 1}, "may": True})).default_value() == "decline"


def test_a_realm_without_a_player_ignores_resources() -> None:
    """docs/effects.md, 1."""
    g = table()
    before = look(g, "castile.prestige", "castile.adm")
    for name in ("prestige", "stability", "ducats", "colonists", "exhaust_manpower"):
        play(effect(g, {"op": name, "who": "aragon", "amount": 1}))
    play(effect(g, {"op": "power", "who": "aragon", "amount": 1, "type": "adm"}))
    assert look(g, "castile.prestige", "castile.adm") == before


# Resources


def test_stability_set_by_a_card_has_no_overflow() -> None:
    """456B; PP-7.3.5 is for steps."""
    g = table(castile={"stability": 3, "adm": 0})
    play(effect(g, {"op": "stability", "set": -2}))
    assert look(g, "castile.stability", "castile.adm") == [-2, 0]


def test_interest_tokens_are_returned_as_far_as_there_are() -> None:
    g = table(castile={"interest": 1, "ducats": 4})
    play(
        effect(
            g,
            {"op": "interest", "amount": -2},
            {"op": "interest", "amount": -1, "else": [{"op": "ducats", "amount": 3}]},
        )
    )
    assert look(g, "castile.interest", "castile.ducats") == [0, 7]


def test_cardinals_of_anybody_go_as_the_decider_says() -> None:
    """PP-19.1.4: 312-2; who is right of the gap slides left."""
    g = table(curia=["england", "france", "england"])
    step = {"op": "remove_cardinal", "who": "any", "amount": 2, "by": "castile", "may": True}
    assert play(effect(g, step), "england", "stop") == ["0 cardinal_to_remove"] * 2
    assert look(g, "curia") == [["england", "france"]]


def test_half_of_all_cardinals_go_from_the_right() -> None:
    """412-1."""
    g = table(curia=["england", "france", "castile"])
    play(effect(g, {"op": "remove_cardinal", "who": "any", "amount": "half_up", "which": "rightmost"}))
    assert look(g, "curia") == [["england"]]


def test_increase_manpower_gives_four_tokens_at_most() -> None:
    """Military Reforms: fewer than 4 of the tokens come from this action."""
    g = table(castile={"manpower_tokens": 2, "reform_tokens": 1})
    step = {"op": "manpower_token", "amount": 1, "limit": 4}
    for _ in range(5):
        play(effect(g, step))
    assert look(g, "castile.manpower_tokens", "castile.reform_tokens") == [5, 4]


def test_a_merchant_is_lost_where_the_owner_says() -> None:
    """PP-16.3.5: 414-2."""
    g = table(castile={"merchants": ["sevilla", "genoa", "off"]})
    assert play(effect(g, {"op": "merchant", "amount": -1}), "genoa") == ["0 merchant_to_lose"]
    assert look(g, "castile.merchants") == [["sevilla", "off"]]


# Units and ships


def test_allied_units_are_not_disbanded() -> None:
    """PP-4.4.2."""
    army = {"area": "castile", "infantry": 1, "mercenary_infantry": 1, "allied_infantry": 2}
    g = table(castile={"army_1": army, "available": 0})
    play(effect(g, {"op": "remove_units", "mode": "disband", "amount": 4}), "infantry")
    assert look(g, "castile.army_1", "castile.available") == [{"area": "castile", "allied_infantry": 2}, 1]


def test_what_can_not_be_removed_falls_short() -> None:
    """453B: the rest is Exhausted from Available Manpower."""
    g = table(castile={"army_1": {"area": "castile", "infantry": 1}, "available": 5})
    rest = [{"op": "exhaust_manpower", "who": "self", "amount": {"value": "shortfall"}}]
    play(effect(g, {"op": "remove_units", "who": "you", "mode": "casualties", "amount": 3, "shortfall": rest}))
    assert look(g, "castile.available", "castile.exhausted", "castile.army_1") == [3, 3, "none"]


def test_artillery_is_gained_only_with_cannons() -> None:
    """PP-16.3.18."""
    step = GainUnits(unit="artillery", kind="regular", amount=1)
    without, with_cannons = table(), table(castile={"ideas": ["cannons"]})
    assert not OPS[GainUnits].possible(without, card(without), step, realm("castile"))
    assert OPS[GainUnits].possible(with_cannons, card(with_cannons), step, realm("castile"))


def test_ships_per_port_are_twice_as_many_in_a_large_one() -> None:
    """Royal Charter: 1 in each Port."""
    g = table(castile={"ships": {}})
    step = {"op": "gain_ships", "ship": "light", "amount": 3, "per_port": 1, "may": True}
    two = ("sevilla", "port_sevilla", "sevilla", "port_sevilla")
    with pytest.raises(AssertionError, match="'sevilla' is not among"):
        play(effect(g, step), *two, "sevilla")
    assert look(g, "castile.docked") == [{"sevilla": 2}]


# Characters


def test_a_deck_without_a_leader_brings_no_ruler() -> None:
    """209-2: all cards turned over are discarded."""
    g = table(castile={"ruler": "none"})
    g.deck[2] = g.discard[2] = ()
    play(effect(g, {"op": "install_ruler", "from": {"reveal": "mil_deck", "until": "leader"}}))
    assert look(g, "castile.ruler") == ["none"]


def test_cards_passed_over_in_search_of_a_ruler_are_told() -> None:
    """209-2: they lie on the discard pile, so everybody reads which they were, in the order they were turned over."""
    g = table(castile={"ruler": "none"})
    rulers = [c for c in g.deck[2] if (leader := character_cards.leader(c)) is not None and "ruler" in leader.roles]
    others = [card for card in g.deck[2] if card not in rulers]
    g.deck[2] = (rulers[0], others[0], others[1])
    play(effect(g, {"op": "install_ruler", "from": {"reveal": "mil_deck", "until": "leader"}}))
    told = [entry.args["card"] for entry in g.log.entries if entry.message == "log-card-discarded"]
    assert told == [others[1], others[0]]
    assert g.ruler[0] == rulers[0] and g.discard[2][-2:] == (others[1], others[0])


def test_an_advisor_from_hand_is_asked_for_whatever_the_hand_holds() -> None:
    """Nobody learns from the question what the hand is (engine notes, 1)."""
    step = {"op": "appoint", "role": "advisor", "from": "hand", "discount": {"ducats": 2}, "may": True}
    leader, advisor = table(castile={"hand": ["adm_07_1"]}), table(castile={"hand": ["adm_01_2"], "ducats": 9})
    assert play(effect(leader, step), "decline") == ["0 card_appoints"]
    assert play(effect(advisor, step), "adm_01_2") == ["0 card_appoints"]
    assert look(advisor, "castile.advisors", "castile.cards") == [{"adm": "adm_01_2"}, 0]
    assert character_cards.advisor_price(advisor.advisor[0]) == 2
    assert look(advisor, "castile.ducats") == [9]


def test_a_general_who_changes_sides_finds_room() -> None:
    """355B, PP-7.2.7: whoever led the Army goes to another board or is discarded."""
    g = table(
        war=[["castile", "france"]],
        castile={"army_1": {"area": "castile", "infantry": 1, "general": "adm_07_1"}},
        france={"army_1": {"area": "seine", "infantry": 1, "general": "mil_01_1"}, "army_2": None},
    )
    step = {"op": "take_general", "from": {"realms": "opponents", "at_war_with": "you", "pick": 1}}
    assert play(effect(g, step), "army_2") == ["0 replaced_general"]
    assert look(g, "castile.general_1", "castile.general_2", "france.general_1") == ["mil_01_1", "adm_07_1", "none"]


# Unrest and Rebels


def test_a_town_under_an_occupier_gets_no_unrest() -> None:
    """PP-14.1.4."""
    g = table(war=[["england", "castile"]], burgos={"occupier": "england"}, castile={"towns": ["burgos", "madrid"]})
    play(effect(g, {"op": "add_unrest", "amount": 2}))
    assert look(g, "unrest.burgos", "unrest.madrid") == [0, 1]


def test_unrest_is_removed_from_towns_unless_the_card_says_any_piece() -> None:
    """PP-5.5.20."""
    g = table(castile={"add_vassals": ["valencia"]}, valencia={"unrest": 1}, madrid={"unrest": 1})
    assert play(effect(g, {"op": "remove_unrest", "amount": 2}), "madrid") == ["0 remove_unrest_from"]
    assert play(effect(g, {"op": "remove_unrest", "amount": 1, "piece": "any"}), "valencia") == ["0 remove_unrest_from"]
    assert look(g, "unrest.madrid", "unrest.valencia") == [0, 0]


def test_rebels_move_with_their_label_and_fight_where_they_arrive() -> None:
    """358B: $from is the Area they leave."""
    g = table(leon={"rebels": 3}, castile={"army_1": None})
    step = {
        "op": "move_rebels",
        "from": {"areas": "any", "has": {"units": "rebel"}, "pick": 1},
        "to": {"areas": "any", "adjacent_to_area": "$from", "by_land": True, "pick": 1},
        "amount": "all",
    }
    assert play(effect(g, step), "portugal") == ["0 rebels_to"]
    assert look(g, "rebels.leon", "rebels.portugal") == [0, 3]


def test_half_of_the_rebels_disperse_where_the_decider_says() -> None:
    g = table(leon={"rebels": 2}, andalucia={"rebels": 1})
    step = {"op": "remove_rebels", "amount": "half_up", "where": {"areas": "any", "of": "you"}}
    assert play(effect(g, step), "leon", "andalucia") == ["0 rebels_from"] * 2
    assert look(g, "rebels.leon", "rebels.andalucia") == [1, 0]


# All Events


TABLES = (
    ["castile", "england", "france", "austria"],
    ["ottomans", "venice", "mamluks", "byzantium", "austria", "muscovy"],
    ["poland", "denmark", "sweden", "brandenburg", "muscovy"],
    ["papal_states", "netherlands", "ulm", "portugal", "france"],
)


@pytest.mark.parametrize("age", [1, 2, 3, 4])
def test_every_event_ends_whatever_is_answered(age: int) -> None:
    """No dead end, no runaway, and pieces add up."""
    for number, event in enumerate(EVENTS):
        if event.age != age:
            continue
        answers = random.Random(number)
        realms = answers.choice([one for one in TABLES if not event.realm or event.realm in one])
        given = {
            "realms": realms,
            "turn": answers.choice(realms),
            "age": age,
            "event_row": [{"event": event.id, "ducats": 2}],
        }
        session = Session(TITLE, TITLE.position(given, Chance.from_secret(event.id), Journal()))
        seat = session.asks()[0].seat
        session.answer(seat, "event")
        for _ in range(300):
            ask = session.asks()[0]
            if ask.kind.id in ("after_action", "turn"):
                break
            session.answer(ask.seat, ask.kind.option_id(answers.choice(ask.options)))
        else:
            pytest.fail(f"{event.id} does not end")
        assert isinstance(session.state, Game)
        assert list(violations(session.state)) == [], event.id
