"""The steward is an opponent worth playing: it beats chance, plays every scenario to its end, and has its reasons."""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Iterator
from time import thread_time
from typing import Any

import pytest

from tests.games.price_of_power.phrases import steps
from westphalia.bots.driver import Driver
from westphalia.bots.protocol import seat_bots
from westphalia.games.price_of_power import card_rules, decks, effects, odds, phases, pieces, rules
from westphalia.games.price_of_power.board import (
    ACTION_CARDS,
    AREA,
    AREA_OF,
    CARD_ACTION,
    EVENT,
    EVENTS,
    IDEAS,
    MILESTONE,
    PROVINCE,
    REALM,
    realm,
)
from westphalia.games.price_of_power.bots import (
    Steward,
    campaign,
    cards,
    choices,
    court,
    goals,
    habits,
    order,
    ties,
    treaties,
    turn,
    war,
    worth,
)
from westphalia.games.price_of_power.card_rules import action_cards, battle_actions, card_reactions
from westphalia.games.price_of_power.effects import run
from westphalia.games.price_of_power.model import NOBODY, Game, Term
from westphalia.games.price_of_power.phases import action_phase, income
from westphalia.games.price_of_power.rules import (
    dice_pools,
    diplomacy,
    movement,
    negotiated_peace,
    peace,
    rebels,
    recruit,
    talks,
)
from westphalia.games.price_of_power.tables import ADM, DIP, MAX_SEATS, MIL, PROTESTANT
from westphalia.games.price_of_power.title import TITLE
from westphalia.games.price_of_power.vocabulary.selectors import SelectTokens
from westphalia.kernel.chance import Chance
from westphalia.kernel.journal import SILENCE
from westphalia.kernel.script import Ask, Kind, Value
from westphalia.kernel.session import Session
from westphalia.kernel.views import Glimpse

from .boards import board_of, position_board

LONGEST_TURN = 2.0  # seconds; on a busy machine one decision takes a small part of it


def played(names: list[str], seed: str, scenario: str) -> Session:
    session = Session.start(TITLE, scenario, len(names), secret=seed, history=False, journal=False)
    assert Driver(session, seat_bots(TITLE, names, seed=seed), seed=seed).run()
    return session


@pytest.mark.parametrize("seat", [0, 2, 5])
def test_the_steward_beats_five_random_players(seat: int) -> None:
    names = ["random"] * 6
    names[seat] = "steward"
    session = played(names, f"arena {seat}", "s2_04")
    assert [standing.seat for standing in TITLE.standings(session.state) if standing.place == 1] == [seat]


@pytest.mark.parametrize("scenario", ["first_steps", "two_crowns", "s1_04"])
def test_stewards_finish_and_break_no_law(scenario: str) -> None:
    seats = TITLE.default_seats(scenario)
    session = played(["steward"] * seats, "9", scenario)
    assert list(TITLE.violations(session.state)) == []


def test_a_turn_is_quick() -> None:
    """Every decision of a Round, a war included, takes far less than what a Turn may take."""
    session = Session.start(TITLE, "s2_01", 6, secret="3", history=False, journal=False)
    bots = [Steward("3", seat) for seat in range(6)]
    slowest = 0.0
    for _ in range(600):
        for ask in session.asks()[:1]:
            start = thread_time()
            index = bots[ask.seat].choose(Glimpse(session, ask.seat), ask)
            slowest = max(slowest, thread_time() - start)
            session.choose(ask, index)
    assert slowest < LONGEST_TURN


def set_up(name: str, given: dict[str, Any]) -> tuple[Session, Game, int]:
    """A position, and the seat of a Realm in it."""
    session = Session(TITLE, TITLE.position(given, Chance.from_secret("1"), SILENCE))
    g = session.state
    assert isinstance(g, Game)
    seat = TITLE.seat_of(g, name)
    assert seat is not None
    return session, g, seat


def answer(name: str, given: dict[str, Any], *before: str) -> str:
    """What a steward of this Realm answers to its question."""
    session, _, seat = set_up(name, given)
    bot = Steward("1", seat)
    for id in before:
        ask = session.ask_of(seat)
        assert ask is not None
        index = bot.choose(Glimpse(session, seat), ask)
        assert ask.kind.option_id(ask.options[index]) == id
        session.choose(ask, index)
    ask = session.ask_of(seat)
    assert ask is not None
    return ask.kind.option_id(ask.options[bot.choose(Glimpse(session, seat), ask)])


POOR = {"adm": 0, "dip": 0, "mil": 0, "ducats": 0, "hand": []}
DONE = {**POOR, "events_taken": 1, "status": "event_taken"}
BORDER = {
    **DONE,
    "mil": 4,
    "ducats": 10,
    "claims": ["andalucia"],
    "army_1": {"area": "leon", "infantry": 8},
    "available": 4,
    "ships": {"western_mediterranean": {"sea": 1}},
}


def table(**castile: Any) -> dict[str, Any]:
    return {"realms": ["castile", "england", "france"], "turn": "castile", "castile": castile}


def test_who_can_do_nothing_passes_but_not_before_the_event() -> None:
    assert answer("castile", table(**DONE)) == "pass"
    assert answer("castile", table(**POOR)) == "event"


def test_stability_is_mended_first() -> None:
    assert answer("castile", table(**{**DONE, "adm": 5, "stability": -2})) == "increase_stability"


def test_it_declares_a_war_that_it_wins() -> None:
    """An Army of eight at the border of Granada, a Claim and the MIL; with two units it raises more first."""
    given = table(**BORDER)
    assert answer("castile", given) == "declare_war"
    assert answer("castile", given, "declare_war") == "granada"
    weak = table(**{**BORDER, "army_1": {"area": "leon", "infantry": 2}})
    assert answer("castile", weak) != "declare_war"


def test_it_keeps_an_ally_rather_than_attack_him() -> None:
    assert answer("castile", table(**{**BORDER, "alliances": ["granada"]})) != "declare_war"


def test_debts_are_repaid_from_a_full_purse() -> None:
    assert answer("castile", table(**{**DONE, "ducats": 30, "interest": 2})) == "repay_loan"
    assert answer("castile", table(**{**DONE, "ducats": 7, "interest": 2})) == "pass"


def test_it_needs_a_ship_to_conquer_an_island() -> None:
    """Gibraltar is an island: without a ship beside it Granada cannot be taken as a whole."""
    assert answer("castile", table(**{**BORDER, "ships": {}, "fleet": "none"})) != "declare_war"


def kinds() -> Iterator[Kind]:
    """Every kind of question the game has."""
    modules = [pieces, decks]
    for package in (rules, effects, card_rules, phases):
        for found in pkgutil.iter_modules(package.__path__, package.__name__ + "."):
            modules.append(importlib.import_module(found.name))
    for module in modules:
        yield from (thing for thing in vars(module).values() if isinstance(thing, Kind))
    yield diplomacy.influence_lost("PP-11.1.10")
    yield from run.PICK.values()
    yield from (operation.may for operation in run.OPS.values())


def test_habits_answer_questions_that_exist() -> None:
    known = {kind.id for kind in kinds()}
    assert set(habits.HABITS) - known == set()
    assert set(turn.PROPOSERS) - set(action_phase.BY_WORD) == set()


def test_a_rebel_town_is_taken_back() -> None:
    """With an Army beside it by a march, without one by a levy."""
    lost = {"galicia": {"unrest": 1, "occupier": "rebels"}}
    army = {**DONE, "mil": 3, "ducats": 12, "army_1": {"area": "castile", "infantry": 4}, "available": 4}
    assert answer("castile", {**table(**army), **lost}) == "activate"
    assert answer("castile", {**table(**{**army, "army_1": "none"}), **lost}) == "recruit"


def test_unrest_is_suppressed() -> None:
    restless = {"galicia": {"unrest": 1}, "leon": {"rebels": 0}}
    assert answer("castile", {**table(**{**DONE, "mil": 2}), **restless}) == "suppress_unrest"


def test_a_full_purse_trades_no_more() -> None:
    _, g, seat = set_up("castile", table(**{**DONE, "dip": 3, "missions": []}))
    g.milestones = [NOBODY] * 4
    values = list[float]()
    for ducats in (5, worth.COMFORT, worth.RICH):
        g.ducats[seat] = ducats
        found = ties.go_trading(g, seat)
        assert found is not None
        values.append(found.value)
    assert values[0] > values[1] > 0 > values[2]


def test_the_focus_brings_an_idea_within_reach() -> None:
    given = table(**{**DONE, "adm": 3, "mil": 3})
    assert answer("castile", given, "change_focus") == "adm"
    assert answer("castile", table(**{**DONE, "adm": 1, "mil": 1})) != "change_focus"


def test_a_colony_is_founded_where_a_claim_lies() -> None:
    england = {
        **DONE,
        "adm": 3,
        "colonists": 2,
        "claims": ["canada"],
        "ships": {"northwestern_atlantic": {"sea": 1}, "northeastern_atlantic": {"sea": 1}},
    }
    given = {"realms": ["england", "france"], "turn": "england", "england": england}
    assert answer("england", given) == "colonize"


def bundle_answer(*terms: Term, **castile: Any) -> Value:
    """What Castile (seat 0) says to a bundle of England (seat 1)."""
    _, g, seat = set_up("castile", table(**{**DONE, "missions": [], **castile}))
    g.talk = [*terms]
    ask = Ask(seat, talks.ANSWER, ["accept", "refuse", "counter"], "refuse", args={"seat": 1})
    return Steward("1", seat).answer(g, ask)


def test_talks_are_answered_by_their_worth() -> None:
    alliance = Term(talks.PACT, 1, NOBODY, 0)
    gift, tribute = Term(talks.SUPPORT, 1, NOBODY, 5), Term(talks.SUPPORT, 0, NOBODY, 5)
    assert bundle_answer(alliance) == "accept"
    assert bundle_answer(gift) == "accept"
    assert bundle_answer(tribute) == "refuse"
    galicia = PROVINCE.value("galicia")
    assert galicia is not None
    assert bundle_answer(Term(talks.SALE, 0, galicia, 3)) == "refuse"


def test_it_proposes_an_alliance_to_a_player() -> None:
    given = table(**{**DONE, "dip": 1, "alliances": [], "influence": {}, "marriages": []})
    assert answer("castile", given, "talk") in ("2", "3")


WEAK = {"army_1": "none", "army_2": "none", "infantry": {}, "available": 0, "ducats": 0, "alliances": []}
STRONG = {**BORDER, "mil": 6, "claims": ["aquitaine"], "army_1": {"area": "aragon", "infantry": 6}, "alliances": []}


def test_a_weak_neighbour_is_prey_too() -> None:
    """France without a soldier, a Claim in its Aquitaine and an Army beside it; not if England's Army stands by it."""
    given = table(**{**STRONG, "add_towns": ["zaragoza"]})
    assert answer("castile", {**given, "france": WEAK}, "declare_war") == "france"
    army = {"area": "northumbria", "infantry": 12}
    guarded = {
        **given,
        "france": {**WEAK, "alliances": ["england"]},
        "england": {"army_1": army, "available": 0, "alliances": ["france"]},
    }
    assert answer("castile", guarded) != "declare_war"


def test_it_reckons_with_the_units_that_a_bot_recruits_when_attacked() -> None:
    """PB-6.1: a Bot has no Army on the map and yet is no prey; without Manpower it is one. PP-10.2.4: more units than
    it has are enough for a Partial Victory, not twice as many."""
    bot = {"bot_power": 5, "claims": [], "alliances": [], "marriages": []}
    given = {**table(**{**STRONG, "add_towns": ["zaragoza"]}), "realms": ["castile", "england", "bot.france"]}
    _, g, seat = set_up("castile", {**given, "france": {**bot, "available": 0}})
    assert REALM.value("france") in {prey.realm for prey in war.preys(g, seat)}
    _, g, seat = set_up("castile", {**given, "france": {**bot, "available": 9}})
    assert REALM.value("france") not in {prey.realm for prey in war.preys(g, seat)}
    france, aquitaine = TITLE.seat_of(g, "france"), AREA.value("aquitaine")
    assert france is not None and aquitaine is not None
    assert war.called_up(g, france, aquitaine) == 9 == campaign.affordable(g, france)
    own = campaign.strength_of(g, seat) + war.HIRED
    g.available[france] = own - 1
    assert war.outnumbers(g, seat, france)
    g.available[france] = own
    assert not war.outnumbers(g, seat, france)


def test_the_last_area_is_held_at_any_price() -> None:
    """With nothing but one Town left Unrest and Rebels there come before an Idea; with others they need not."""
    ulm = {"realms": ["ulm", "england", "bot.austria"], "turn": "ulm", "curia": [], "bavaria_swabia": {"rebels": 2}}
    last = {**DONE, "adm": 6, "mil": 3, "ducats": 30, "available": 4, "army_1": "none", "missions": []}
    assert answer("ulm", {**ulm, "ulm": last}) == "recruit"
    _, g, seat = set_up("ulm", {**ulm, "ulm": last})
    town, swabia = PROVINCE.value("ulm"), AREA.value("bavaria_swabia")
    assert town is not None and swabia is not None
    alone, guarded = order.peril(g, seat, town), campaign.relief(g, seat, swabia)
    _, g, seat = set_up("ulm", {**ulm, "ulm": {**last, "add_towns": ["nurnberg"]}})
    assert order.peril(g, seat, town) < alone / 2 and campaign.relief(g, seat, swabia) < guarded / 2


def test_missions_make_it_want_provinces() -> None:
    """Castile wants all of Andalucia while the Mission is in hand."""
    given = table(**{**DONE, "missions": ["castile_1b"]})
    granada = PROVINCE.value("granada")
    assert granada is not None
    _, g, seat = set_up("castile", {**given, "milestones": []})
    assert goals.pull(g, seat, "provinces", (granada,)) > worth.PRESTIGE
    g.missions[seat] = ()
    assert goals.pull(g, seat, "provinces", (granada,)) == 0


def test_tokens_of_several_kinds_have_a_topic() -> None:
    assert goals.topic_of(SelectTokens(tokens=("alliance", "marriage"), owner="you")) == "alliance"
    assert goals.topic_of(SelectTokens(tokens="marriage", owner="you")) == "marriage"
    assert goals.topic_of({"tokens": "revolution"}) is None


def test_harm_is_done_to_others_and_good_to_itself() -> None:
    _, g, seat = set_up("castile", table(**DONE))
    own, other = AREA.value("leon"), AREA.value("seine")
    assert own is not None and other is not None
    for name, expected in (("unrest_area", other), ("plague_area", other), ("remove_unrest_in", own)):
        ask = Ask(seat, Kind(name, "PP-16.3.5", AREA), [own, other])
        assert choices.CHOICES[name](g, seat, ask) == expected


def test_what_is_calm_does_not_rebel() -> None:
    ask = Ask(0, rebels.RESULT_FIRST, ["rebellion", "lose_2_ducats", "remove_1_unrest"])
    _, g, seat = set_up("castile", table(**DONE))
    assert habits.HABITS["rebel_result"](g, seat, ask) == "remove_1_unrest"


def test_ducats_go_before_corruption_costs_adm() -> None:
    _, g, seat = set_up("castile", table(**{**DONE, "ducats": 52}))
    ask = Ask(seat, income.DISCARD_DUCATS, income.discards(52))
    assert habits.HABITS["discard_ducats"](g, seat, ask) == 3


def test_it_does_not_surrender_because_its_offer_was_refused() -> None:
    """PP-10.1.10: a War for which an offer was refused stays open to its other ways; the steward fights on."""
    given = {
        "realms": ["castile", "france"],
        "step": "peace_and_rebels",
        "war": [["castile", "france"]],
        "galicia": {"occupier": "france"},
    }
    g = position_board(given)
    castile, france = g.seat_of[realm("castile")], realm("france")
    ask = Ask(castile, peace.LAST_WARS, ["done", france], "done")
    assert habits.HABITS["remaining_war"](g, castile, ask) == france
    ask = Ask(castile, peace.LAST_WARS, ["done", france], "done", args={"france": "offer_white_peace"})
    assert habits.HABITS["remaining_war"](g, castile, ask) == "done"


# Power and Ducats


def test_power_is_worth_less_without_an_idea_to_spend_it_on() -> None:
    """And next to nothing in the last Round, when only what is done now counts."""
    _, g, seat = set_up("castile", table(**{**DONE, "dip": 4}))
    assert DIP in worth.sought(g, seat)
    before = worth.power(g, seat, DIP)
    g.idea_row = [idea for idea in g.idea_row if IDEAS[idea].type != "dip"]
    assert worth.power(g, seat, DIP) < before
    g.round += worth.rounds_left(g) - 1
    assert worth.power(g, seat, DIP) == worth.LAST_POWER
    g.ducats[seat] = 2 * worth.LAST_DUCATS
    assert worth.ducat(g, seat) == worth.LAST_DUCAT


# Cards


def test_it_draws_where_an_advisor_is_lacking() -> None:
    _, g, seat = set_up("castile", table(**{**DONE, "adm": 5}))
    g.advisor[seat * 3 : seat * 3 + 3] = [NOBODY] * 3
    ask = Ask(seat, decks.DRAW_FROM, [ADM, DIP, MIL])
    assert habits.HABITS["draw_from"](g, seat, ask) == ADM
    waiting = next(card for card in range(len(ACTION_CARDS)) if is_advisor(card, "adm", 2))
    g.hand[seat] = (waiting,)
    assert habits.HABITS["draw_from"](g, seat, ask) != ADM


def is_advisor(card: int, power: str, bonus: int) -> bool:
    character = ACTION_CARDS[card].character
    return character.kind == "advisor" and (character.type, character.bonus) == (power, bonus)


def test_a_card_appoints_an_advisor_to_an_empty_post() -> None:
    _, g, seat = set_up("castile", table(**{**DONE, "ducats": 20}))
    g.advisor[seat * 3 : seat * 3 + 3] = [NOBODY] * 3
    able = next(card for card in range(len(ACTION_CARDS)) if is_advisor(card, "adm", 2))
    kind = next(kind for kind in kinds() if kind.id == "card_appoints")
    ask = Ask(seat, kind, [able, "decline"], "decline")
    assert habits.HABITS["card_appoints"](g, seat, ask) == able
    g.advisor[seat * 3 + ADM] = next(card for card in range(len(ACTION_CARDS)) if is_advisor(card, "adm", 3))
    assert habits.HABITS["card_appoints"](g, seat, ask) == "decline"


def test_rebels_at_home_make_an_event_bad() -> None:
    """The Wars of the Roses put Rebels into Northumbria: England had rather not, Castile does not mind."""
    _, g, castile = set_up("castile", table(**DONE))
    england = TITLE.seat_of(g, "england")
    event = EVENT.value("103-1")
    assert england is not None and event is not None
    for step in EVENTS[event].fx:  # Unrest, and Rebels
        assert cards.steps(g, england, {"event": event}, [step]) < -2 * worth.UNREST
        assert cards.steps(g, castile, {"event": event}, [step]) > 0


def test_a_condition_of_a_card_is_looked_up() -> None:
    _, g, seat = set_up("castile", table(**{**DONE, "stability": 1}))
    gain = {"op": "prestige", "amount": 2, "if": [{"stat": "stability", "min": 1}]}
    assert cards.steps(g, seat, {}, steps(gain)) == 2 * worth.PRESTIGE
    g.stability[seat] = 0
    assert cards.steps(g, seat, {}, steps(gain)) == 0


def test_what_helps_the_leader_is_bad() -> None:
    _, g, seat = set_up("castile", table(**DONE))
    g.prestige[:3] = [0, 5, 30]
    gift = {"op": "prestige", "who": "france", "amount": 3}
    to_england = {**gift, "who": "england"}
    assert cards.steps(g, seat, {}, steps(gift)) < cards.steps(g, seat, {}, steps(to_england)) < 0


def test_a_card_that_shakes_the_throne_is_worth_less() -> None:
    _, g, seat = set_up("castile", table(**DONE))
    reforms = next(card for card, action in enumerate(CARD_ACTION) if action.id == "military_reforms")
    action = CARD_ACTION[reforms]
    uses = max(cards.steps(g, seat, {"card": reforms}, use.fx) for use in action.actions)
    assert court.card_worth(g, seat, reforms) == court.USES * uses - worth.STABILITY


# Ideas


def test_it_researches_what_others_will_follow() -> None:
    """The first two researchers gain by each who follows them (PP-5.1.23)."""
    _, g, seat = set_up("castile", table(**DONE))
    idea = g.idea_row[0]
    values = list[float]()
    for owners in ((), (1,), (1, 2)):
        g.idea_owners[idea] = owners
        values.append(cards.idea_worth(g, seat, idea))
    assert values[0] > values[1] > values[2]


def test_a_card_that_makes_an_idea_cheaper_is_worth_what_it_saves() -> None:
    _, g, seat = set_up("castile", table(**{**DONE, "adm": 5, "dip": 5, "mil": 5}))
    full = cards.discounted(g, seat, 0, 1)
    assert cards.discounted(g, seat, 3, 1) == full + 3 * worth.POWER


# Order at home


def test_a_conquest_in_unrest_is_in_greater_peril_than_a_core_province() -> None:
    _, g, seat = set_up("castile", table(**{**DONE, "add_towns": ["zaragoza"]}))
    core, conquest = PROVINCE.value("galicia"), PROVINCE.value("zaragoza")
    assert core is not None and conquest is not None
    assert order.peril(g, seat, conquest) > order.peril(g, seat, core) > 2 * worth.POWER


def test_one_mil_raises_garrisons_in_several_areas() -> None:
    """One MIL calms one Town, or puts a unit into each Area; Ducats abound."""
    restless = {"galicia": {"unrest": 1}, "burgos": {"unrest": 1}, "sevilla": {"unrest": 1}}
    castile = {**DONE, "mil": 1, "ducats": 40, "available": 6, "army_1": "none", "army_2": "none", "missions": []}
    _, g, seat = set_up("castile", {**table(**castile), **restless})
    found = turn.recruiting(g, seat)
    assert found is not None and found.value > 0
    where = found.plan["recruit_area"]
    assert callable(where)
    ask = Ask(seat, recruit.RECRUIT_AREA, recruit.areas_for(g, seat))
    areas = {where(g, seat, ask) for _ in order.unguarded(g, seat)}
    assert areas == {AREA_OF[p] for name in restless if (p := PROVINCE.value(name)) is not None}
    g.available[seat] = 0
    assert order.garrison(g, seat) is None


def test_dissent_is_converted_while_it_can_still_do_harm() -> None:
    """An Area of another faith is an Unrest in each Round; in the last one there is none to come."""
    _, g, seat = set_up("castile", table(**{**DONE, "adm": 4, "ducats": 10}))
    g.faith_token[AREA.value("leon") or 0] = PROTESTANT
    found = turn.convert(g, seat)
    assert found is not None and found.value > 0
    g.round += worth.rounds_left(g) - 1
    found = turn.convert(g, seat)
    assert found is not None and found.value < 0


def test_an_army_that_may_not_leave_whole_drops_units() -> None:
    _, g, seat = set_up("castile", table(**BORDER))
    army = seat * 3
    plan = campaign.march_plan(g, campaign.March(army, (g.army_at[army],), 1.0))
    gather = plan["reorganise"]
    assert callable(gather)
    assert gather(g, seat, Ask(seat, movement.REORGANISE, ["drop", "pick_up"])) == "drop"


def test_mercenaries_are_hired_against_rebels() -> None:
    """Three Rebels in Leon and two men left: with Ducats for Mercenaries they are met, without they are not."""
    lost = {"leon": {"rebels": 3}, "galicia": {"unrest": 1, "occupier": "rebels"}}
    castile = {**DONE, "mil": 3, "ducats": 30, "available": 2, "army_1": "none", "army_2": "none", "infantry": {}}
    _, g, seat = set_up("castile", {**table(**castile), **lost})
    found = campaign.levy(g, seat)
    assert found is not None and found.value > 0
    assert campaign.units_to_beat(3) == 5 == campaign.raised_at(g, seat, AREA.value("leon") or 0)[0]
    g.ducats[seat] = 12
    assert campaign.levy(g, seat) is None


def test_a_milestone_makes_it_raise_an_army() -> None:
    milestone = MILESTONE.value("m1_war_limit")
    assert milestone is not None
    _, g, seat = set_up("castile", table(**{**DONE, "mil": 3, "ducats": 40, "available": 8, "missions": []}))
    g.milestones = [NOBODY] * 4
    before = turn.recruiting(g, seat)
    g.milestones = [milestone, NOBODY, NOBODY, NOBODY]
    found = turn.recruiting(g, seat)
    assert found is not None and before is not None and found.value > before.value + worth.PRESTIGE


# Wars


def test_a_cb_that_would_cost_prestige_makes_a_war_worth_more() -> None:
    _, g, seat = set_up("castile", table(**BORDER))
    granada = REALM.value("granada")
    assert granada is not None

    def value() -> float:
        return next(prey.value for prey in war.preys(g, seat) if prey.realm == granada)

    before = value()
    g.cb[granada * MAX_SEATS + seat] = 1
    assert value() == before + war.CB_PRESTIGE * worth.PRESTIGE


def test_the_leader_is_the_better_prey() -> None:
    _, g, seat = set_up("castile", table(**BORDER))
    france = REALM.value("france")
    assert france is not None
    aquitaine = AREA.value("aquitaine")
    assert aquitaine is not None
    g.prestige[:3] = [0, 20, 10]
    before, _ = war.prize(g, seat, france, aquitaine, 3)
    g.prestige[:3] = [0, 10, 20]
    assert war.prize(g, seat, france, aquitaine, 3)[0] > before > 0


def test_battlegrounds_are_worth_more() -> None:
    _, g, seat = set_up("castile", table(**DONE))
    milano = PROVINCE.value("milano")
    assert milano is not None
    r, a = g.lawful[milano], AREA_OF[milano]

    def values() -> tuple[float, float, float]:
        """To besiege it, to begin a war for it, to have its lord for an Ally."""
        return campaign.stake(g, seat, milano), war.prize(g, seat, r, a, 9)[0], ties.alliance_worth(g, seat, r)

    g.struggles, g.active_struggles = [], []
    before = values()
    g.struggles = [0]
    upcoming = values()
    g.active_struggles = [0]
    assert all(one < two < three for one, two, three in zip(before, upcoming, values(), strict=True))


def battle_ask(ours: int, theirs: int, *words: str) -> tuple[Game, Ask]:
    """Castile attacks France in Leon, with Superior Tactics in hand."""
    given = table(**{**DONE, "mil": 3, "hand": ["mil_11_1"], "army_1": {"area": "leon", "infantry": ours}})
    given["france"] = {"army_1": {"area": "leon", "infantry": theirs}, "army_2": "none"}
    given["war"] = [["castile", "france"]]
    _, g, seat = set_up("castile", given)
    leon = AREA.value("leon")
    assert leon is not None
    g.battle = odds.battle_ahead(g, seat, leon)
    assert g.battle is not None
    return g, Ask(seat, battle_actions.BATTLE_ACTION, [battle_actions.NO_ACTION, *words], battle_actions.NO_ACTION)


def test_a_battle_action_is_kept_for_a_close_battle() -> None:
    habit = habits.HABITS["battle_action"]
    g, ask = battle_ask(4, 4, "superior_tactics")
    before = list(g.battle.sides[0].dice) if g.battle is not None else []
    assert habit(g, ask.seat, ask) == "superior_tactics"
    assert g.battle is not None and g.battle.sides[0].dice == before
    g, ask = battle_ask(9, 1, "superior_tactics")
    assert habit(g, ask.seat, ask) == battle_actions.NO_ACTION


def test_a_die_of_any_type_is_one_that_hits() -> None:
    """Infantry hits with what Infantry dice show."""
    g, ask = battle_ask(4, 4)
    assert habits.HABITS["any_die"](g, ask.seat, Ask(ask.seat, dice_pools.ANY_DIE, [2, 1, 0])) == 0


def test_the_land_is_burnt_and_the_leader_countered() -> None:
    _, g, seat = set_up("castile", table(**{**DONE, "dip": 6}))
    burnt = next(card for card, action in enumerate(CARD_ACTION) if action.id == "scorched_earth")
    ask = Ask(seat, card_reactions.REACT, ["decline", burnt], "decline")
    assert habits.HABITS["react"](g, seat, ask) == burnt
    card = action_cards.COUNTERS[0]
    ask = Ask(seat, action_cards.COUNTER, ["decline", card], "decline", args={"seat": 1})
    g.prestige[:3] = [5, 20, 10]
    assert habits.HABITS["counter"](g, seat, ask) == card
    g.prestige[:3] = [5, 10, 20]
    assert habits.HABITS["counter"](g, seat, ask) == "decline"


def test_the_pope_excommunicates_the_leader() -> None:
    _, g, seat = set_up("castile", table(**{**DONE, "dip": 8}))
    g.idea_row = []
    for leader, name in ((1, "england"), (2, "france")):
        g.prestige[:3] = [0, 5, 5]
        g.prestige[leader] = 30
        found = turn.PROPOSERS["papal_action"](g, seat)
        assert found is not None and found.value > 0
        assert found.plan["excommunicate"] == REALM.value(name)


# Peace


def at_war(ours: tuple[str, ...] = (), theirs: tuple[str, ...] = ()) -> tuple[Game, int, int]:
    """Castile and France at War; what Castile occupies, and what France does."""
    given: dict[str, Any] = {**table(**DONE), "war": [["castile", "france"]]}
    given |= {name: {"occupier": "castile"} for name in ours}
    given |= {name: {"occupier": "france"} for name in theirs}
    _, g, seat = set_up("castile", given)
    other = TITLE.seat_of(g, "france")
    assert other is not None
    return g, seat, other


def treaty(word: str, *more: Term) -> list[Term]:
    return [Term(negotiated_peace.PEACE, NOBODY, negotiated_peace.WORDS.index(word), 0), *more]


def test_a_treaty_is_answered_by_what_it_brings() -> None:
    """What is held stays: yes. All of it back for nothing: no. Back for a good price: yes."""
    g, seat, other = at_war(ours=("toulouse", "montpellier"))
    held = treaties.taken(g, seat, other)
    assert len(held) == 2
    back = [Term(negotiated_peace.HAND_BACK, seat, p, 0) for p in held]
    ask = Ask(seat, negotiated_peace.ANSWER, ["accept", "refuse", "counter"], "refuse", args={"seat": other})
    for draft, expected in (
        (treaty("keep_board"), "accept"),
        (treaty("keep_board", *back, Term(negotiated_peace.PAYMENT, seat, NOBODY, 20)), "refuse"),
        (treaty("keep_board", *back, Term(negotiated_peace.PAYMENT, other, NOBODY, 20)), "accept"),
    ):
        g.treaty = draft
        g.ducats[seat] = 10
        assert habits.HABITS["treaty_answer"](g, seat, ask) == expected


def test_who_loses_a_war_takes_a_white_peace_and_who_wins_it_does_not() -> None:
    for ours, theirs, expected in (
        ((), ("galicia",), "accept"),
        (("toulouse", "montpellier", "lyon", "champagne"), (), "refuse"),
    ):
        g, seat, other = at_war(ours, theirs)
        ask = Ask(seat, peace.OFFER, ["refuse", "accept"], "refuse", args={"seat": other})
        assert habits.HABITS["white_peace_offer"](g, seat, ask) == expected


def test_it_proposes_a_treaty_that_both_had_rather_sign() -> None:
    """A small conquest that is not won yet: both are weary of the war, so the draft lets each keep what he holds."""
    g, seat, other = at_war(ours=("toulouse",))
    assert treaties.is_fair(g, seat, other)
    france = g.realm[other]
    ways = Ask(seat, peace.WAY, ["offer_white_peace", "negotiate", "surrender"], args={"realm": france})
    assert habits.HABITS["peace_way"](g, seat, ways) == "negotiate"
    ask = Ask(seat, negotiated_peace.TREATY, ["white_peace", "keep_board", "none"], "none", args={"seat": other})
    assert habits.HABITS["treaty_term"](g, seat, ask) == "keep_board"


def test_an_age_of_six_rounds_has_six() -> None:
    """The Events of s1_05 with four players last 6 Rounds of one Age; two Ages of s1_01 last 8."""
    assert worth.rounds_left(board_of("s1_05_players_4")) == 6
    assert worth.rounds_left(board_of("s1_01_players_4", ages=2)) == 8
    assert worth.rounds_left(board_of("s1_00_players_3")) == 2
