"""Corners of what cards do, of Bots that come and go, and of a Turn that is taken up again."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.price_of_power import phrases
from tests.games.price_of_power.boards import board_of, free_board, look, position_board
from tests.games.price_of_power.scripts import next_question, play
from tests.games.price_of_power.test_bot_campaigns import at_war
from tests.games.price_of_power.test_bot_rules import BOT as AUSTRIAN
from tests.games.price_of_power.test_bot_rules import carried_out
from tests.games.price_of_power.test_effects import card, effect
from tests.games.price_of_power.test_effects_on_places import resolve
from westphalia.games.price_of_power import pieces
from westphalia.games.price_of_power.automata import campaign, entry
from westphalia.games.price_of_power.board import EVENTS, MISSION, PROVINCE, REALMS, area, province, realm, sea
from westphalia.games.price_of_power.card_rules import events
from westphalia.games.price_of_power.effects import costs, diplomacy, faith, handover, run, select
from westphalia.games.price_of_power.effects.context import Found, Heir
from westphalia.games.price_of_power.forms import voyages
from westphalia.games.price_of_power.ids import Area, Realm, Seat, pair
from westphalia.games.price_of_power.model import LARGE_TOWN, NOBODY, EventOnRow, Game
from westphalia.games.price_of_power.phases import action_phase
from westphalia.games.price_of_power.rules import activation, bots, diplomatic_actions, reactions, recruit
from westphalia.games.price_of_power.tables import ARMIES, VASSAL_TOKENS
from westphalia.games.price_of_power.vocabulary.places import BuyProvince
from westphalia.games.price_of_power.vocabulary.resources import Pay
from westphalia.kernel.script import PAUSE, Aside, Ask, Script, Value

CASTILE, ENGLAND, FRANCE, AUSTRIA = map(Seat, range(4))
BOT = ENGLAND


def table(**given: Any) -> Game:
    return position_board({"realms": ["castile", "england", "france", "austria"], **given}, dice=[1] * 60)


def question_after_pauses(script: Any, reply: Any = None) -> Ask:
    item = next_question(script, reply)
    while item is PAUSE:
        item = next_question(script)
    assert isinstance(item, Ask)
    return item


# What cards cost


@pytest.mark.parametrize("cost", [{"adm": 1}, {"ducats": 1}, {"any": 1}, {"exhaust_manpower": 1}, {"mil": 0}])
def test_an_npr_never_pays(cost: dict[str, int]) -> None:
    """PP-16.3.6: what it would gain free of charge it does without."""
    g = table()
    step = {"op": "gain_alliance", "who": "milan", "with": "castile"}
    play(effect(g, {**step, "cost": cost}))
    assert look(g, "castile.alliances") == [[]]
    play(effect(g, step), "accept")
    assert look(g, "castile.alliances") == [["milan"]]


@pytest.mark.parametrize(
    ("cost", "paid"),
    [
        ({"any": 2}, True),
        ({"any": 3}, False),
        ({"adm": 1, "any": 1}, True),
        ({"adm": 1, "any": 2}, False),
        ({"one_of": [{"mil": 1}, {"dip": 1}]}, True),
        ({"one_of": [{"mil": 1}, {"dip": 2}]}, False),
        ({"exhaust_manpower": 2}, True),
        ({"exhaust_manpower": 3}, False),
        ({"add_unrest": {"amount": 2, "where": "andalucia"}}, True),
        ({"add_unrest": {"amount": 3, "where": "andalucia"}}, False),
    ],
)
def test_who_has_less_than_a_cost_is_not_asked_for_it(cost: dict[str, Any], paid: bool) -> None:
    """PP-16.3.6"""
    none = {"army_1": "none", "army_2": "none", "army_3": "none", "infantry": {}}
    g = table(castile={"adm": 1, "dip": 1, "mil": 0, "available": 2, **none})
    (step,) = phrases.steps({"op": "pay", "cost": cost, "may": True, "then": []})
    assert isinstance(step, Pay)
    assert costs.is_payable(g, card(g), step.cost, CASTILE) is paid


def test_of_a_cost_too_high_all_parts_are_paid_as_far_as_they_go() -> None:
    """PP-16.3.3, PP-7.4.4: Monarch Power of a type, Ducats, Power of any type, Manpower, Unrest."""
    g = table(castile={"adm": 1, "dip": 2, "mil": 0, "ducats": 1, "available": 4, "exhausted": 0})
    cost = {"adm": 2, "ducats": 1, "any": 1, "exhaust_manpower": 2, "add_unrest": {"amount": 1, "where": "leon"}}
    play(effect(g, {"op": "pay", "cost": cost}), "available", "available", "galicia")
    found = look(g, "castile.adm", "castile.dip", "castile.ducats", "castile.exhausted", "unrest.galicia")
    assert found == [0, 1, 0, 2, 1]


def test_unrest_is_paid_in_as_many_towns_as_are_calm() -> None:
    """PP-16.3.3"""
    g = table(galicia={"unrest": 1})
    play(effect(g, {"op": "pay", "cost": {"add_unrest": {"amount": 4, "where": "leon"}}}), "badajoz")
    assert look(g, *(f"unrest.{p}" for p in ("galicia", "badajoz", "salamanca"))) == [1, 1, 1]


def test_power_of_any_type_is_lost_by_choice() -> None:
    """PP-16.3.5, PP-7.1.4: until there is none left."""
    g = table(castile={"adm": 1, "dip": 1, "mil": 1})
    step = {"op": "power", "type": "any", "amount": -2}
    assert play(effect(g, step), "dip", "mil") == ["0 power_to_lose"] * 2
    assert look(g, "castile.adm", "castile.dip", "castile.mil") == [1, 0, 0]
    assert play(effect(g, step)) == []
    assert look(g, "castile.adm", "castile.dip", "castile.mil") == [0, 0, 0]
    for power in ("any", "mil"):
        play(effect(g, {"op": "power", "type": power, "amount": 1}), *["mil"] * (power == "any"))
    assert look(g, "castile.adm", "castile.dip", "castile.mil") == [0, 0, 2]


def test_power_of_a_type_is_full_at_ten() -> None:
    """PP-7.1.4, PP-16.3.5"""
    g = table(castile={"mil": 9})
    for _ in range(2):
        play(effect(g, {"op": "power", "type": "mil", "amount": 1}))
    assert look(g, "castile.mil") == [10]


# Ties


def test_nobody_marries_himself_nor_a_realm_without_land() -> None:
    """PP-16.3.12"""
    g = table()
    g.lands[realm("navarra")] = ()
    found = [diplomacy.may_gain_marriage(g, CASTILE, realm(r), False) for r in ("castile", "navarra", "aragon")]
    assert found == [False, False, True]


def test_who_marries_whom_by_a_card() -> None:
    """PP-16.3.12: another player of a fitting faith, no Muslim Realm."""
    g = table()
    assert diplomacy.may_gain_marriage(g, CASTILE, realm("france"), False)
    assert not diplomacy.may_gain_marriage(g, CASTILE, realm("ottomans"), False)


def test_an_alliance_just_made_stands_in_the_way_of_the_next() -> None:
    """PP-16.3.11, PP-16.3.6: Milan becomes the Ally of the first; another needs as much Influence there."""
    g = table(castile={"influence": {"lombardy": 1}}, france={"influence": {}})
    step = {"op": "gain_alliance", "who": "milan", "with": {"realms": ["castile", "france"]}}
    assert play(effect(g, step), "accept") == ["0 card_alliance_consent"]
    assert look(g, "castile.alliances", "france.alliances") == [["milan"], ["scotland", "provence"]]


# Provinces


@pytest.mark.parametrize(
    ("key", "sold"),
    [
        ("lisboa", True),
        ("bordeaux", True),
        ("badajoz", False),  # his own
        ("porto", False),  # a Vassal's
        ("paris", False),  # the Capital of a player
        ("pernambuco", False),  # nobody's
    ],
)
def test_which_provinces_are_for_sale(key: str, sold: bool) -> None:
    """PP-5.1.12"""
    g = table(castile={"ducats": 3}, france={"add_vassals": ["porto"]})
    (step,) = phrases.steps({"op": "buy_province", "provinces": [key], "price": {"ducats": 3}})
    assert isinstance(step, BuyProvince)
    assert handover.for_sale(g, card(g), step, realm("castile")) == [province(key)] * sold
    g.ducats[CASTILE] = 2
    assert handover.for_sale(g, card(g), step, realm("castile")) == []


def test_vassal_tokens_that_are_too_few_for_a_large_province() -> None:
    """PP-16.3.15, PP-11.4.8: the small one after it gets the last."""
    g = table()
    g.vassal_tokens[CASTILE] = VASSAL_TOKENS - 1
    c = resolve(g, [{"op": "place_vassal", "provinces": ["lisboa", "porto"], "as": "it"}])
    assert look(g, "vassal.lisboa", "vassal.porto") == ["none", "castile"]
    assert c.labels["it"].provinces == [province("porto")]


def test_from_whom_vassals_are_taken_is_told_once() -> None:
    """PP-16.3.15, PP-11.4.8: both of France's; what was nobody's is not counted."""
    g = table(france={"add_vassals": ["porto", "beira"]})
    step = {"op": "place_vassal", "provinces": ["porto", "beira", "navarra"], "replace": True, "as": "it"}
    c = resolve(g, [step])
    assert c.labels["it"].realms == [realm("france")] and len(c.labels["it"].provinces) == 3


def test_fewer_small_towns_than_a_card_develops() -> None:
    """PP-16.3.16"""
    g = table()
    c = resolve(g, [{"op": "develop_town", "amount": 3, "provinces": ["badajoz", "galicia"], "as": "it"}], "galicia")
    assert {*c.labels["it"].provinces} == {province("badajoz"), province("galicia")}


PORTS = {
    "paris": ["none"],
    "nantes": ["port"],
    "saintonge": ["port", "large"],
    "london": ["large"],
    "gibraltar": ["island"],
    "canada": ["inactive"],
}


def test_ports_as_printed_and_large_ones() -> None:
    """PP-2.5.36: large by the Province or by a Large Town; the other kinds as the map shows them."""
    g = table()
    pieces.resize_town(g, province("saintonge"), LARGE_TOWN)
    kinds = ("none", "port", "large", "island", "inactive")
    found = {kind: select.find(g, card(g), phrases.selector({"provinces": "any", "port": kind})) for kind in kinds}
    assert {p: [kind for kind in kinds if province(p) in found[kind]] for p in PORTS} == PORTS


def test_two_tokens_of_the_revolution_do_not_go_to_one_slot() -> None:
    """PP-15.0.17: Finland and Ostrobothnia share a slot; a token there makes both Revolutionary."""
    areas = ["finland", "ostrobothnia", "scotland"]
    g = table(age=4)
    step = {"op": "revolution_token", "amount": 2, "where": areas, "as": "it"}
    c = resolve(g, [step], "finland", "ostrobothnia")
    assert c.labels["it"].areas == [area("finland"), area("scotland")]
    c = resolve(g, [{**step, "amount": -2}], "ostrobothnia", "finland")
    assert c.labels["it"].areas == [area("ostrobothnia"), area("scotland")]
    assert look(g, *(f"revolution.{a}" for a in areas)) == [0, 0, 0]
    assert play(effect(g, {**step, "amount": 1}), "scotland") == [f"0 {faith.REVOLUTION_WHERE.id}"]
    assert look(g, *(f"revolution.{a}" for a in areas)) == [0, 0, 1]


# Armies


def test_who_is_refused_passage_withdraws_elsewhere() -> None:
    """PP-9.7.36: not asked again is where he was refused; where he came from binds no later Retreat."""
    army = {"area": "aragon", "infantry": 3}
    g = table(war=[["castile", "austria"]], castile={"army_1": army, "army_2": "none", "infantry": {}, "fleet": "none"})
    c = card(g)
    c.trigger = Found()
    c.trigger.areas = [area("aragon")]
    script = run.run(g, c, phrases.steps({"op": "withdraw", "areas_max": 1, "as": "it"}))
    before = question_after_pauses(script)
    offered = {*before.options}
    consent = question_after_pauses(script, area("languedoc"))
    assert (before.seat, consent.seat) == (CASTILE, FRANCE)
    after = question_after_pauses(script, "refuse")
    assert after.kind is before.kind and offered - {*after.options} == {area("languedoc")}
    with pytest.raises(StopIteration):
        script.send(area("castile"))
    assert g.army_at[CASTILE * ARMIES] == area("castile")
    assert g.turn is not None and not g.turn.origins and c.labels["it"].whole


# Orders


@pytest.mark.parametrize("spaces", [2, 3, 4])
def test_an_order_to_sail_knows_how_far_the_question_lets_ships_go(spaces: int) -> None:
    """PP-9.5.11: 2 Spaces, or what a card says; every Space in reach may be among its options, or one only."""
    g = table(england={"ships": {"bay_of_biscay": {"sea": 1}}, "fleet": "none"})
    goals: list[Value] = [*activation.destinations(g, ENGLAND, spaces)]
    assert voyages.Voyage().range_of(g, Ask(ENGLAND, activation.DESTINATION, goals)) == spaces
    near: list[Value] = [sea("english_channel")]
    assert voyages.Voyage().range_of(g, Ask(ENGLAND, activation.DESTINATION, near)) == 2


# A Turn


def begun(**given: Any) -> Game:
    """Castile's Turn is under way, and its action is being carried out."""
    g = table(turn="castile", **given)
    g.main_done = 1
    return g


def test_a_turn_goes_on_within_the_recruit_action() -> None:
    """PP-4.2.2: then Minor Actions are left."""
    g = begun(castile={"ducats": 9})
    assert g.turn is not None
    g.turn.order = recruit.Order()
    g.unsettled = 1
    script = action_phase.take_turn(g)
    assert question_after_pauses(script).kind is recruit.RECRUIT_WHAT
    assert question_after_pauses(script, recruit.DONE).kind is action_phase.AFTER
    assert g.turn.order is None and not g.unsettled


def test_a_turn_goes_on_within_an_event() -> None:
    """PP-4.2.2: its text is carried out, its Ruler still to come."""
    g = begun()
    assert g.turn is not None
    event = next(n for n, e in enumerate(EVENTS) if e.ruler is not None and e.realm == "france")
    g.turn.event = events.Resolving(event, Heir(), ())
    script = action_phase.take_turn(g)
    assert question_after_pauses(script).kind is events.APPOINT_HEIR
    assert question_after_pauses(script, "decline").kind is action_phase.AFTER
    assert g.turn.event is None


def mission_of_another(**given: Any) -> tuple[Any, Game, Aside]:
    """Castile's Turn, in which France can complete a Mission that it has kept."""
    france = {"add_towns": ["picardie", "artois"], "dip": 5, "missions": ["france_1b"]}
    g = table(turn="castile", france=france, **given)
    mission = MISSION.value("france_1b")
    assert mission is not None
    g.fulfilled[FRANCE] = (mission,)
    return action_phase.take_turn(g), g, Aside(FRANCE, mission)


def test_another_player_completes_a_mission_before_the_action() -> None:
    """PP-4.2.2, PP-5.4.2: what comes of it does not extend the reach of Influence in this Turn."""
    script, g, aside = mission_of_another()
    assert question_after_pauses(script).kind is action_phase.TURN
    reach = diplomatic_actions.reach_of_turn(g, CASTILE)
    ask = question_after_pauses(script, aside)
    assert question_after_pauses(script, ask.options[0]).kind is action_phase.TURN
    assert look(g, "france.missions_done", "france.prestige") == [["france_1b"], 2]
    g.influence[pair(area("ireland"), CASTILE)] = 1
    assert area("ireland") not in reach
    assert diplomatic_actions.reach_of_turn(g, CASTILE) == reach


def test_another_player_completes_a_mission_after_the_action() -> None:
    """PP-4.2.2, PP-17.2.10"""
    script, g, aside = mission_of_another()
    g.main_done = 1
    assert question_after_pauses(script).kind is action_phase.AFTER
    ask = question_after_pauses(script, aside)
    assert question_after_pauses(script, ask.options[0]).kind is action_phase.AFTER
    assert look(g, "france.missions_done", "france.prestige") == [["france_1b"], 2]


def test_an_unpicked_event_of_the_departed_has_no_effect() -> None:
    """PP-16.4.2, PP-16.4.3, PP-16.4.5: it goes; the one after it is resolved, for nobody's Turn."""
    gone, left = (next(n for n, event in enumerate(EVENTS) if event.id == key) for key in ("101-1", "104-2"))
    assert EVENTS[gone].realm == "austria" and EVENTS[gone].symbols == ["cardinal_death"]
    g = table(turn="castile", curia=["england", "france"], france={"adm": 1})
    g.abandoned[realm("austria")] = 1
    g.event_row = [EventOnRow(gone, 0, 0), EventOnRow(left, 1, 2)]
    play(events.resolve_unpicked(g))
    told = [(entry.message, entry.args["event"]) for entry in g.log.entries]
    assert told == [("log-event-up", gone), ("log-unpicked", left)]
    assert not g.event_row and g.active == CASTILE and look(g, "curia") == [["england", "france"]]


# Bots


@pytest.mark.parametrize("first", [CASTILE, BOT, FRANCE])
def test_the_first_player_after_a_bot_has_fallen(first: Seat) -> None:
    """PB-9.1: the token of the Bot goes on clockwise, that of anybody else stays."""
    g = position_board({"realms": ["castile", "bot.england", "france"], "curia": []})
    g.first = first
    entry.fall(g, BOT)
    assert g.first == (FRANCE if first == BOT else first)
    assert g.turn_order == ([FRANCE, CASTILE] if first != CASTILE else [CASTILE, FRANCE])


def test_a_bot_that_enters_has_no_vassals() -> None:
    """PB-9.3: Denmark comes with Towns on what was Norway's and Sweden's, and they are nobody's Vassals."""
    g = board_of("s2_07_default_start")
    denmark = realm("denmark")
    seat = Seat(g.realm.index(denmark))
    under = [r for r in REALMS if g.overlord[r] == denmark]
    lands = [p for r in under for p in g.lands[r]]
    entry.enter(g, seat)
    assert denmark not in g.overlord and g.overlord[denmark] == NOBODY
    assert lands and all(g.town[p] == seat for p in lands)


def test_the_deck_of_a_bot_that_takes_over_is_shuffled() -> None:
    """PB-9.6"""
    decks = set[tuple[int, ...]]()
    for seed in ("1", "2"):
        g = free_board("castile", "england", "france", seed=seed)
        play(entry.take_over(g, CASTILE))
        decks.add(g.bot_deck[CASTILE])
    assert len(decks) == 2 and len({tuple(sorted(deck)) for deck in decks}) == 1


def test_a_vassal_of_who_leaves_ceases_to_exist() -> None:
    """PB-9.6, PP-13.0.8: its Provinces get Towns of the Bot; what others had with it ends at once."""
    g = table(castile={"add_vassals": ["navarra"], "marriages": ["navarra"]}, navarra={"unrest": 1})
    assert [PROVINCE.id(p) for p in g.lands[realm("navarra")]] == ["navarra"]
    play(entry.take_over(g, CASTILE))
    assert not g.lands[realm("navarra")] and look(g, "castile.marriages") == [[]]
    assert not g.unsettled and g.unrest[province("navarra")] == 1


def test_an_army_that_is_gone_before_its_battle_has_not_fought(monkeypatch: pytest.MonkeyPatch) -> None:
    """PB-6.5: its march is over, and it stands where it was sent."""
    g = at_war(austria={"army_1": {"area": "austria", "infantry": 3}}, castile={"infantry": {"saxony": 1}})
    army = bots.army_of(AUSTRIAN)

    def sent_home(g: Game, r: Realm, a: Area) -> Script[None]:
        yield from ()
        g.army_at[army] = area("tirol")

    monkeypatch.setattr(reactions.entered, "_run", sent_home)
    fought = carried_out(g, campaign.march(g, AUSTRIAN, {area("saxony")}))
    assert fought is False and g.army_at[army] == area("tirol")
