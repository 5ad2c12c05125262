"""Armies, marches and land battles where a position file would say less: tables, defaults, odds."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from westphalia.games.six_continents import TITLE, stacks
from westphalia.games.six_continents.board import PLACE_IDS
from westphalia.games.six_continents.model import Game, soldiers_of
from westphalia.games.six_continents.odds import attack_odds, battle_odds, exchange_odds, odds
from westphalia.games.six_continents.rules import army, exchanges, land_battle, losses, march, slavery
from westphalia.games.six_continents.stacks import Stack
from westphalia.games.six_continents.tables import (
    ARTILLERY,
    CARAVAN,
    CARAVAN_FOUGHT,
    CARAVAN_JOINED,
    CAVALRY,
    INFANTRY,
    SOLDIERS,
    WEATHERS,
)
from westphalia.kernel.chance import DiceError, ScriptedChance
from westphalia.kernel.journal import Journal
from westphalia.kernel.script import Ask, Kind, Refusal
from westphalia.kernel.session import Session

IBERIA, ITALIA, MAGHREB, GALLIA = (PLACE_IDS.index(p) for p in ("iberia", "italia", "maghreb", "gallia"))


def position(**given: Any) -> Game:
    return TITLE.position(given, ScriptedChance(), Journal())


def playing(dice: list[int], words: str, **given: Any) -> Session:
    """A session in which ann has answered these words."""
    session = Session(TITLE, TITLE.position(given, ScriptedChance(dice), Journal()))
    for word in words.split():
        session.answer(0, word)
    return session


def pending(session: Session) -> Ask:
    assert isinstance(session.pending, Ask)
    return session.pending


WAR = {
    "players": 4,
    "turn": "ann",
    "ann": {"gold": 50, "capital": "gallia"},
    "bob": {"capital": "egypt"},
    "maghreb": {"owner": "bob", "army": {"infantry": 5}},
}


# Soldiers, units and MP


def test_soldiers_and_units() -> None:
    """EX-A1 SC-1.4 SC-18.1 Two cavalry and an infantry are 7 soldiers and 3 units; artillery and caravan are 6 each."""
    mixed = stacks.merge(stacks.stack(CAVALRY, 2), stacks.stack(INFANTRY, 1))
    assert (soldiers_of(mixed), stacks.total(mixed)) == (7, 3)
    assert [soldiers_of(stacks.stack(unit, 1)) for unit in range(6)] == [1, 3, 6, 6, 6, 6]


def test_dice_of_the_rulebook() -> None:
    """EX-A2 SC-1.3 A d100 shows 1 to 100; tens and units 40 and 6 are 46, 00 and 0 are 100."""
    faces = [(tens + units) or 100 for tens in range(0, 100, 10) for units in range(10)]
    assert sorted(faces) == list(range(1, 101))
    dice = ScriptedChance([46, 100, 1, 3])
    assert [dice.roll(100), dice.roll(100), dice.roll(100), dice.roll(3)] == [46, 100, 1, 3]


@pytest.mark.parametrize(
    ("weather", "players", "expected"),
    [
        ("calm", 4, (2, 3, 1, 2)),
        ("hard_frost", 4, (3, 4, 2, 3)),
        ("gale", 3, (2, 3, 1, 3)),
        ("hard_frost", 3, (3, 4, 2, 4)),
    ],
)
def test_full_movement_points(weather: str, players: int, expected: tuple[int, ...]) -> None:
    """EX-B6 SC-18.1 SC-6.6 SC-23.4 MP of infantry, cavalry, artillery and caravan."""
    assert army.full_mp(position(players=players, weather=weather))[:4] == expected


@pytest.mark.parametrize(
    ("unit", "left"),
    [
        (INFANTRY, ()),
        (CAVALRY, ((INFANTRY, 2),)),
        (ARTILLERY, ((INFANTRY, 2), (CAVALRY, 1))),
        (CARAVAN, ((INFANTRY, 2), (CAVALRY, 1))),
        (CARAVAN_JOINED, ((INFANTRY, 2), (CAVALRY, 1))),
        (CARAVAN_FOUGHT, ((INFANTRY, 2), (CAVALRY, 1))),
    ],
)
def test_breakdown(unit: int, left: tuple[tuple[int, int], ...]) -> None:
    """SC-8.11 SC-18.6 One soldier less, in the largest units that make the rest; pieces have no more MP than before."""
    broken = losses.break_down(stacks.stack(unit, 1, 1), unit)
    assert tuple((key >> 3, count) for key, count in broken) == left
    assert all(key & 7 == 1 for key, _ in broken)
    assert soldiers_of(broken) == SOLDIERS[unit] - 1


def test_breakdown_takes_the_unit_with_fewest_mp() -> None:
    """SC-8.11 The other cavalry keeps its 3 MP; infantry never has more MP than its own 2."""
    two = stacks.merge(stacks.stack(CAVALRY, 1, 3), stacks.stack(CAVALRY, 1, 1))
    assert losses.break_down(two, CAVALRY) == ((INFANTRY << 3 | 1, 2), (CAVALRY << 3 | 3, 1))
    assert losses.break_down(stacks.stack(CAVALRY, 1, 3), CAVALRY) == ((INFANTRY << 3 | 2, 2),)


# The march


@pytest.mark.parametrize(("weather", "rate"), list(zip(WEATHERS, (1, 1, 0, 0, 2, 0), strict=True)))
def test_march_rates(weather: str, rate: int) -> None:
    """EX-B5 SC-3.12 SC-6.3 SC-13.1 Nine soldiers pay by weather from a roadless province, not from road or capital."""
    g = position(players=4, weather=weather, ann={"capital": "gallia"}, iberia={"owner": "ann", "road": 1})
    nine = stacks.merge(stacks.stack(INFANTRY, 3, 2), stacks.stack(ARTILLERY, 1, 1))
    assert march.march_cost(g, nine, ITALIA) == 9 * rate
    assert march.march_cost(g, nine, IBERIA) == 0
    assert march.march_cost(g, nine, GALLIA) == 0
    assert march.march_cost(g, nine, ITALIA, steps=3) == 27 * rate
    assert march.march_cost(g, nine, IBERIA, steps=3) == 18 * rate


def all_choices(available: Stack, **limits: Any) -> list[Stack]:
    """Everything that choose_units lets a player choose."""
    results: list[Stack] = []

    def explore(answers: list[int]) -> None:
        script = march.choose_units(position(), 0, IBERIA, available, **limits)
        try:
            ask = next(script)
            for answer in answers:
                ask = script.send(answer)
        except StopIteration as end:
            results.append(end.value)
            return
        assert isinstance(ask, Ask) and len(ask.options) > 1
        for option in ask.options:
            explore([*answers, int(option)])

    explore([])
    return results


armies = st.dictionaries(
    st.tuples(st.integers(0, 3), st.integers(1, 2)).map(lambda t: stacks.code(*t)), st.integers(1, 3), max_size=3
).map(lambda counts: tuple(sorted(counts.items())))


@example(((stacks.code(INFANTRY, 1), 3), (stacks.code(CAVALRY, 1), 1)), 2, 3)
@given(armies, st.integers(0, 2), st.none() | st.integers(0, 12))
def test_every_legal_choice_of_units_and_no_other(available: Stack, at_least: int, most: int | None) -> None:
    """SC-3.13 SC-8.22 Exactly the parts of a stack with enough pieces and not too many soldiers, each once."""
    every: list[Stack] = [()]
    for key, count in available:
        every = [(*part, *(((key, n),) if n else ())) for part in every for n in range(count + 1)]
    legal = [p for p in every if stacks.total(p) >= at_least and (most is None or soldiers_of(p) <= most)]
    if legal:
        assert sorted(all_choices(available, at_least=at_least, max_soldiers=most)) == sorted(legal)


def test_amounts_beyond_the_limit_are_refused_with_a_reason() -> None:
    """SC-3.13 What the gold does not pay for is greyed."""
    reason = Refusal("SC-3.13", "no-march-gold")
    script = march.choose_units(position(), 0, IBERIA, stacks.stack(INFANTRY, 5, 2), max_soldiers=3, too_many=reason)
    ask = next(script)
    assert isinstance(ask, Ask)
    assert list(ask.options) == [1, 2, 3]
    assert ask.why_not("4") == ask.why_not("5") == reason
    assert ask.why_not("3") is ask.why_not("6") is None


# Defaults for absent players (decisions.md, section 6)


def test_loss_defaults() -> None:
    """SC-8.10 Infantry first, of the group with most soldiers, then in map order."""
    units = {
        "iberia": {"owner": "ann", "army": {"infantry": 2, "cavalry": 1}},
        "italia": {"owner": "ann", "army": {"infantry": 6}},
    }
    session = playing([1, 100], "attack maghreb iberia 2 1 italia 6", **WAR, **units)
    assert pending(session).kind is exchanges.LOSS
    assert pending(session).default_value() == INFANTRY
    session.answer(0, "infantry")
    assert pending(session).kind is exchanges.LOSS_GROUP
    assert pending(session).default_value() == ITALIA

    units["italia"]["army"] = {"infantry": 5}
    session = playing([1, 100], "attack maghreb iberia 2 1 italia 5 infantry", **WAR, **units)
    assert pending(session).default_value() == IBERIA


def test_a_landing_loses_last_by_default() -> None:
    """SC-8.10 Of equal groups the landing comes after the provinces, even the last in map order."""
    fleet = {"equatorial_atlantic": {"ann": {"transport": 1}, "cargo": {"ann": {"infantry": 2}}}}
    sahel = {"owner": "ann", "army": {"infantry": 2}}
    session = playing([1, 100], "land maghreb 2 sahel 2", **WAR, seas=fleet, sahel=sahel)
    ask = pending(session)
    assert ask.kind is exchanges.LOSS_GROUP
    assert [ask.kind.option_id(value) for value in ask.options] == ["sahel", "landing"]
    assert ask.kind.option_id(ask.default_value()) == "sahel"


def test_the_largest_group_loses_by_default_even_if_it_landed() -> None:
    """SC-8.10 Most soldiers come first."""
    fleet = {"equatorial_atlantic": {"ann": {"transport": 1}, "cargo": {"ann": {"infantry": 3}}}}
    sahel = {"owner": "ann", "army": {"infantry": 2}}
    session = playing([1, 100], "land maghreb 3 sahel 2", **WAR, seas=fleet, sahel=sahel)
    assert pending(session).default_value() == "landing"
    other = session.clone()
    for word in ("sahel", "withdraw"):
        session.answer(0, word)
    assert TITLE.inspect(session.state, "sahel.army") == {"infantry": 1}
    for word in ("landing", "withdraw"):
        other.answer(0, word)
    assert TITLE.inspect(other.state, "equatorial_atlantic.cargo.ann") == {"infantry": 2}


def test_the_smallest_ship_is_lost_by_default() -> None:
    """SC-9.3 Of the attacker too, from the zone with most soldiers."""
    seas = {
        "west_med": {"ann": {"frigate": 1, "corvette": 1}, "bob": {"frigate": 9}},
        "east_med": {"ann": {"frigate": 1}},
    }
    session = playing([1, 100], "sea_attack west_med 1 1 east_med", **WAR, seas=seas)
    ask = pending(session)
    assert [ask.kind.option_id(option) for option in ask.options] == ["frigate", "corvette"]
    assert ask.kind.option_id(ask.default_value()) == "frigate"
    session.answer(0, "frigate")
    assert pending(session).kind.option_id(pending(session).default_value()) == "west_med"


def test_other_defaults_of_a_battle() -> None:
    """SC-8.7 SC-8.18 Absent attackers fight on; they pay if the gold is in hand, else plunder."""
    iberia = {"owner": "ann", "army": {"infantry": 4}}
    session = playing([1, 100], "attack maghreb 4", **WAR, iberia=iberia)
    assert pending(session).default_value() == "continue"
    empty = {**WAR, "maghreb": {"owner": "bob"}}
    session = playing([], "attack maghreb 4", **empty, iberia=iberia)
    assert pending(session).kind is land_battle.PLUNDER
    assert pending(session).default_value() == "pay"


def test_a_landing_short_of_gold_may_pay_what_it_has_but_plunders_by_default() -> None:
    """SC-5.10 SC-8.18 SC-8.22 Debt is unknown: a landing ship pays all there is, or plunders."""
    poor = {**WAR, "ann": {"gold": 0, "capital": "gallia"}, "maghreb": {"owner": "bob"}, "step": "start", "round": 5}
    voyage = {"seat": "ann", "port": "iberia", "target": "maghreb", "army": {"infantry": 9}, "due": 5}
    session = playing([], "", **poor, voyages=[voyage])
    ask = pending(session)
    assert (ask.kind, list(ask.options), ask.default_value()) == (land_battle.PLUNDER, ["pay", "plunder"], "plunder")
    session.answer(0, "pay")
    assert session.state.gold[0] == 0


def test_slave_defaults() -> None:
    """SC-15.1 SC-15.9 SC-19.14 No attempt, keep all, lose one where most slaves are."""
    camp = {"germania": {"owner": "ann", "main": "slave_camp"}, "iberia": {"owner": "ann", "army": {"infantry": 4}}}
    one = {**WAR, "maghreb": {"owner": "bob", "army": {"infantry": 1}, "slaves": {"cid": 3}}}
    session = playing([100, 1], "attack maghreb 4 pay", **one, **camp)
    assert pending(session).kind is slavery.KILL_FOUND
    assert pending(session).default_value() == 0
    session.answer(0, "0")
    assert pending(session).kind is slavery.TRY
    assert pending(session).default_value() == "no"

    g = position(
        **WAR, iberia={"owner": "ann", "slaves": {"bob": 1}}, italia={"owner": "ann", "slaves": {"bob": 2, "cid": 1}}
    )
    script = slavery.lose_slave(g, 0)
    ask = next(script)
    assert isinstance(ask, Ask)
    assert (list(ask.options), ask.default_value()) == ([IBERIA, ITALIA], ITALIA)
    ask = script.send(ITALIA)
    assert isinstance(ask, Ask)
    with pytest.raises(StopIteration):
        script.send(2)
    assert slavery.slaves_held(g, 0) == 3 and stacks.count_of(g.slaves[ITALIA], 2) == 0


def test_nobody_joins_a_landing_by_default() -> None:
    """SC-5.9 D24: nobody joins."""
    fleet = {"equatorial_atlantic": {"ann": {"transport": 1}, "cargo": {"ann": {"infantry": 2}}}}
    session = playing([], "land maghreb 2", **WAR, seas=fleet, iberia={"owner": "ann", "army": {"infantry": 2}})
    assert pending(session).kind is land_battle.JOIN_FROM
    assert pending(session).default_value() == "done"


def test_revolts_take_the_largest_stack_by_default() -> None:
    """SC-20.4 D21, D64: the province with most own soldiers."""
    home = {
        "players": 2,
        "turn": "ann",
        "step": "start",
        "ann": {"capital": "sunda", "incited": 1},
        "bob": {"capital": "andes"},
    }
    session = playing(
        [3],
        "",
        **home,
        iberia={"owner": "ann", "army": {"infantry": 3}},
        italia={"owner": "ann", "army": {"infantry": 4}},
    )
    assert pending(session).default_value() == ITALIA


# Landings


def test_transports_sunk_by_the_war_leave_no_way_back() -> None:
    """SC-5.16 SC-5.17 SC-8.9 The attack starts a war that sinks the lone transports: nobody may withdraw to them."""
    seas = {
        "equatorial_atlantic": {"ann": {"transport": 1}, "bob": {"frigate": 1}, "cargo": {"ann": {"infantry": 3}}},
    }
    session = playing([60, 1, 1, 100, 1, 100, 1, 100], "land maghreb 3", **WAR, seas=seas)
    assert pending(session).kind.id == "action"
    assert soldiers_of(session.state.army[MAGHREB]) == 4
    assert session.state.gold[0] == 47


def test_units_withdraw_to_their_transports() -> None:
    """SC-5.16 SC-5.10 They go back aboard with 0 MP, and the failed landing is paid."""
    seas = {"equatorial_atlantic": {"ann": {"transport": 1}, "cargo": {"ann": {"infantry": 3}}}}
    session = playing([1, 100], "land maghreb 3 withdraw", **WAR, seas=seas)
    assert TITLE.inspect(session.state, "equatorial_atlantic.cargo_mp.ann") == {"infantry@0": 2}
    assert session.state.gold[0] == 47


def test_a_full_transport_takes_all_back() -> None:
    """SC-5.16 Five soldiers fit into the room they left."""
    seas = {"equatorial_atlantic": {"ann": {"transport": 1}, "cargo": {"ann": {"infantry": 5}}}}
    session = playing([100, 1], "land maghreb 5 withdraw", **WAR, seas=seas)
    assert TITLE.inspect(session.state, "equatorial_atlantic.cargo_mp.ann") == {"infantry@0": 5}


def test_land_units_need_the_whole_cost_to_join_a_landing() -> None:
    """SC-8.22 Where plunder is impossible, land units join only if march and landing can both be paid."""
    red = {**WAR, "maghreb": {"owner": "bob", "red": 4}, "ann": {"gold": 5, "capital": "gallia"}}
    fleet = {"equatorial_atlantic": {"ann": {"transport": 1}, "cargo": {"ann": {"infantry": 3}}}}
    iberia = {"owner": "ann", "army": {"infantry": 4}}
    session = playing([], "land maghreb 3 iberia", **red, seas=fleet, iberia=iberia)
    assert list(pending(session).options) == [1, 2]
    session.answer(0, "2")
    assert session.state.gold[0] == 0
    assert soldiers_of(session.state.army[MAGHREB]) == 5


def test_nobody_joins_a_landing_that_is_short_of_gold_itself() -> None:
    """SC-8.22 SC-5.10 Not even from a road, where plunder is impossible."""
    red = {**WAR, "maghreb": {"owner": "bob", "red": 4}, "step": "start", "round": 5}
    voyage = {"seat": "ann", "port": "iberia", "target": "maghreb", "army": {"infantry": 9}, "due": 5}
    iberia = {"owner": "ann", "road": 1, "army": {"infantry": 4}}
    poor = playing([], "", **{**red, "ann": {"gold": 0, "capital": "gallia"}}, voyages=[voyage], iberia=iberia)
    assert pending(poor).kind.id == "action"
    assert soldiers_of(poor.state.army[MAGHREB]) == 9
    rich = playing([], "", **{**red, "ann": {"gold": 6, "capital": "gallia"}}, voyages=[voyage], iberia=iberia)
    assert pending(rich).kind is land_battle.JOIN_FROM  # 6 + 4 income - 1 road = 9


# Odds


@pytest.mark.parametrize(
    ("net", "percent"),
    [
        (-30, 24.1),
        (-20, 31.6),
        (-12, 38.3),
        (-10, 40.1),
        (-8, 41.9),
        (-4, 45.6),
        (-2, 47.5),
        (0, 49.5),
        (4, 53.4),
        (8, 57.2),
        (10, 59.1),
        (14, 62.6),
    ],
)
def test_odds_of_one_exchange(net: int, percent: float) -> None:
    """SC-8.5 The first table of balance.md, and counting all rolls."""
    assert exchange_odds(net) * 100 == pytest.approx(percent, abs=0.06)
    won = sum(a + net > d for a in range(1, 101) for d in range(1, 101))
    assert exchange_odds(net) == pytest.approx(won / 10_000)


@pytest.mark.parametrize("net", [-200, -99, -98, 99, 100, 200])
def test_odds_at_the_edges(net: int) -> None:
    """SC-8.5 SC-10.1"""
    won = sum(a + net > d for a in range(1, 101) for d in range(1, 101))
    assert exchange_odds(net) == pytest.approx(won / 10_000)


@pytest.mark.parametrize(
    ("sides", "percents"),
    [
        ((2, 2), (15, 24, 33, 36, 47, 50, 56)),
        ((4, 2), (38, 54, 67, 70, 81, 83, 87)),
        ((5, 5), (5, 13, 25, 28, 46, 51, 60)),
        ((8, 5), (19, 40, 60, 65, 82, 86, 91)),
        ((10, 5), (35, 61, 79, 83, 94, 95, 98)),
        ((10, 10), (1, 6, 17, 22, 46, 53, 66)),
        ((15, 10), (11, 36, 64, 70, 90, 93, 97)),
        ((20, 10), (35, 71, 91, 94, 99, 99, 100)),
        ((30, 20), (7, 39, 77, 84, 98, 99, 100)),
    ],
)
def test_odds_of_whole_battles(sides: tuple[int, int], percents: tuple[int, ...]) -> None:
    """SC-8.5 SC-8.6 SC-10.3 The second table of balance.md."""
    assert tuple(round(100 * battle_odds(*sides, net)) for net in (-30, -20, -12, -10, -2, 0, 4)) == percents


def test_fixed_superiority_helps_the_favourite() -> None:
    """SC-10.3 superiority=fixed: 8 against 5 at -2 rises from 82 to 87 percent."""
    assert round(100 * battle_odds(8, 5, -2)) == 82
    assert round(100 * battle_odds(8, 5, -2, fixed=True)) == 87


def test_odds_of_an_attack_before_and_during_it() -> None:
    """SC-10.3 SC-10.8 Eight against five dug in: 82 percent, and as many when the battle runs."""
    iberia = {"owner": "ann", "army": {"infantry": 8}}
    g = position(**WAR, iberia=iberia)
    before = attack_odds(g, 0, MAGHREB, [(IBERIA, g.army[IBERIA])])
    assert before == battle_odds(8, 5, -2)
    assert g.battle is None and g.soldiers[IBERIA] == 8
    session = playing([1, 100], "attack maghreb 8", **WAR, iberia=iberia)
    assert odds(session.state) == battle_odds(7, 5, -2)
    assert session.state.battle is not None
    undefended = position(**{**WAR, "maghreb": {"owner": "bob"}}, iberia=iberia)
    assert attack_odds(undefended, 0, MAGHREB, [(IBERIA, undefended.army[IBERIA])]) == 1


def test_odds_with_fixed_superiority_keep_the_starting_numbers() -> None:
    """SC-10.3 superiority=fixed during a battle."""
    iberia = {"owner": "ann", "army": {"infantry": 8}}
    session = playing([1, 100], "attack maghreb 8", **WAR, iberia=iberia, options={"superiority": "fixed"})
    assert odds(session.state) == pytest.approx(battle_odds(7, 5, 2 * 3 - 2 * 2 - 2, fixed=True))


# Slavery


@pytest.mark.parametrize(("enemies", "faces"), [(9, 4), (10, 10)])
def test_the_die_for_new_slaves(enemies: int, faces: int) -> None:
    """SC-15.3 A d4 below ten enemy soldiers, else a d10."""
    camp = {"germania": {"owner": "ann", "main": "slave_camp"}}
    for face in (faces, faces + 1):
        g = TITLE.position({**WAR, **camp}, ScriptedChance([1, face]), Journal())
        script = slavery.take_slaves(g, 0, 1, IBERIA, stacks.stack(INFANTRY, 1), enemies)
        next(script)
        if face > faces:
            with pytest.raises(DiceError):
                script.send("yes")
        else:
            ask = script.send("yes")
            assert isinstance(ask, Ask)
            assert list(ask.options) == list(range(min(faces, enemies) + 1))


def test_slave_revolt_chances() -> None:
    """SC-15.7 5, 15, 30, then 5 more for each, at most 100."""
    assert [slavery.revolt_chance(n) for n in (0, 1, 2, 3, 4, 5, 6, 15, 16, 17, 40)] == [
        0,
        5,
        15,
        30,
        35,
        40,
        45,
        90,
        95,
        100,
        100,
    ]


def test_capture_chance_is_at_most_100() -> None:
    """EX-D1 SC-15.2"""
    force = stacks.merge(stacks.merge(stacks.stack(INFANTRY, 4), stacks.stack(CAVALRY, 2)), stacks.stack(ARTILLERY, 1))
    assert slavery.capture_chance(force) == 75
    assert slavery.capture_chance(stacks.stack(CAVALRY, 5)) == 95
    assert slavery.capture_chance(stacks.stack(CAVALRY, 6)) == 100
    assert slavery.capture_chance(stacks.stack(CARAVAN, 2)) == 30


def test_kinds_of_questions_have_distinct_ids() -> None:
    """SC-8.1 One id, one question."""
    modules = (army, exchanges, land_battle, losses, march, slavery)
    kinds = [value for module in modules for value in vars(module).values() if isinstance(value, Kind)]
    assert len({kind.id for kind in kinds}) == len({id(kind) for kind in kinds})
