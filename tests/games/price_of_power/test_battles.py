"""Battles of The Price of Power: what holds of every battle, and the odds against battles that were fought."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.games.price_of_power.scripts import next_question
from westphalia.games.price_of_power import TITLE, battle, model, odds, terms
from westphalia.games.price_of_power.battle import ATTACKER, Force, Roll
from westphalia.games.price_of_power.board import AREA_OF, NODE_SEAS, SEA, area, realm
from westphalia.games.price_of_power.inspection import number
from westphalia.games.price_of_power.model import NOBODY, Game
from westphalia.games.price_of_power.odds import Fleet
from westphalia.games.price_of_power.rules import capacity, casualties, land_battles, naval_battles, sieges, units, wars
from westphalia.games.price_of_power.tables import ALLIED_KINDS, KINDS, MAX_SEATS, MERCENARY_KINDS, REGULAR_KINDS
from westphalia.kernel.chance import Chance
from westphalia.kernel.journal import Journal
from westphalia.kernel.script import Ask, Script, Value

from .boards import free_board

LEON = area("leon")
CASTILE, FRANCE = 0, 1
FORCES = st.lists(st.integers(0, 4), min_size=KINDS, max_size=KINDS).filter(any)


def field(ours: list[int], theirs: list[int], seed: str = "1") -> Game:
    """Castile attacks France in León; nobody else is near, nobody has cards or a General."""
    g = free_board("castile", "france", seed=seed)
    for army in range(6):
        g.army_at[army] = g.general[army] = NOBODY
    for column in (g.army, g.infantry):
        for at in range(len(column)):
            column[at] = 0
    g.hand = [(), ()]
    g.ruler = [NOBODY, NOBODY]
    wars.begin_war(g, CASTILE, g.realm[FRANCE])
    draw_up(g, ours, theirs)
    return g


def draw_up(g: Game, ours: list[int], theirs: list[int]) -> None:
    for seat, force in ((CASTILE, ours), (FRANCE, theirs)):
        g.army_at[seat * 3] = LEON
        for kind, count in enumerate(force):
            g.army[seat * 3 * KINDS + kind] = count


PREFERRED = ("stay", "damage_another", "leave_prize")


def fight_out(script: Script[int]) -> Iterator[tuple[Ask, Value]]:
    """Every question with its answer: nobody retreats, the first Unit offered is lost, nobody takes prizes."""
    try:
        ask = next_question(script)
        while True:
            assert isinstance(ask, Ask)
            answer = next((word for word in PREFERRED if word in ask.options), ask.options[0])
            yield ask, answer
            ask = next_question(script, answer)
    except StopIteration:
        return


@settings(max_examples=60, deadline=None)
@given(ours=FORCES, theirs=FORCES, seed=st.integers(0, 10_000))
def test_nobody_loses_more_than_he_has(ours: list[int], theirs: list[int], seed: int) -> None:
    """PP-9.7.26, PP-9.7.28, PP-9.7.38: what fell and what is left make up what was there; Regulars are Exhausted."""
    g = field(ours, theirs, str(seed))
    tired = g.exhausted[:]
    lost = [0, 0]
    for ask, answer in fight_out(land_battles.fight(g, LEON, CASTILE)):
        if ask.kind is casualties.CASUALTY:
            assert answer in units.kinds_in(g, ask.seat, LEON)
    for entry in g.log.entries:
        if entry.message == "log-casualty":
            lost[int(entry.args["seat"])] += 1
    for seat, force in ((CASTILE, ours), (FRANCE, theirs)):
        left = units.counts_in(g, seat, LEON)
        assert all(0 <= now <= before for now, before in zip(left, force, strict=True))
        assert sum(force) - sum(left) == lost[seat]
        fallen = sum(force[k] - left[k] for k in REGULAR_KINDS)
        assert g.exhausted[seat] - tired[seat] == fallen
    assert not (terms.units_in(g, CASTILE, LEON) and terms.units_in(g, FRANCE, LEON))


@settings(max_examples=60, deadline=None)
@given(force=FORCES, data=st.data())
def test_casualties_follow_the_order(force: list[int], data: st.DataObject) -> None:
    """PP-9.7.27: Mercenary, Regular, Allied in turn, skipping what there is none of."""
    g = field(force, [1, *[0] * (KINDS - 1)])
    number = data.draw(st.integers(1, sum(force)))
    fought = land_battles.assemble(g, LEON, CASTILE, rebels_attack=False, invader=None)
    script = casualties.lose_units(g, fought, fought.attacker, CASTILE, number)
    for _ in fight_out(script):
        pass
    left = units.counts_in(g, CASTILE, LEON)
    groups = (MERCENARY_KINDS, REGULAR_KINDS, ALLIED_KINDS)
    sizes = [sum(force[k] for k in kinds) for kinds in groups]
    expected = battle.deal(number, sizes)
    assert [sum(force[k] - left[k] for k in kinds) for kinds in groups] == expected


@given(st.builds(Force, *[st.integers(0, 6)] * 4), st.builds(Roll, *[st.integers(0, 6)] * 4))
def test_hits_never_exceed_units_that_can_hit(force: Force, roll: Roll) -> None:
    """PP-9.7.24: each unit hits at most once per roll, with its own symbol."""
    hits = battle.land_hits(force, roll)
    assert hits <= force.total
    assert hits <= 2 * roll.inf_plus + roll.inf + roll.cav + roll.art
    assert battle.land_hits(Force(0, force.cavalry, 0), roll) == min(force.cavalry, roll.cav)
    assert battle.land_hits(Force(0, 0, force.artillery), roll) == min(force.artillery, roll.art)


@given(st.integers(0, 8), st.integers(0, 4), st.builds(Roll, *[st.integers(0, 6)] * 4))
def test_ships_hit_with_artillery_and_heavy_ships_besides(ships: int, heavy: int, roll: Roll) -> None:
    """PP-9.9.8."""
    assert battle.naval_hits(ships, heavy, roll) == min(ships, roll.art) + heavy


@given(st.integers(0, 30), st.lists(st.integers(0, 6), min_size=1, max_size=4))
def test_hits_are_dealt_one_at_a_time(hits: int, sizes: list[int]) -> None:
    """PP-9.7.45: all hits are placed while units are left, nobody gets two more than another who has units left."""
    dealt = battle.deal(hits, sizes)
    assert sum(dealt) == min(hits, sum(sizes))
    for n, one in enumerate(dealt):
        for m, other in enumerate(dealt):
            if other < sizes[m]:
                assert one <= other + (1 if n < m else 0) or n == m


GAMES = 5_000
ERROR = 0.022  # three standard errors of a share of that many games


@pytest.mark.parametrize(
    ("ours", "theirs"),
    [([3, 1, 0, 0, 0, 0, 0, 0], [3, 0, 1, 0, 0, 0, 0, 0]), ([2, 0, 0, 0, 0, 0, 0, 0], [2, 0, 0, 0, 0, 0, 0, 0])],
)
def test_the_odds_are_those_of_the_engine(ours: list[int], theirs: list[int]) -> None:
    """PP-9.7.20, PP-9.7.21, PP-9.7.24: the calculator is exact; 10,000 battles of the engine agree with it."""
    g = field(ours, theirs)
    chance = odds.land_odds(Force(*ours[:3]), Force(*theirs[:3]), ((3, 0, 0), (3, 0, 0)))
    g.chance = Chance.from_secret("odds on land")
    won = lost = fallen = 0
    for _ in range(GAMES):
        g.log = Journal()
        draw_up(g, ours, theirs)
        for _ in fight_out(land_battles.fight(g, LEON, CASTILE)):
            pass
        left = terms.units_in(g, CASTILE, LEON)
        won += left > 0
        lost += terms.units_in(g, FRANCE, LEON) > 0
        fallen += sum(ours) - left
    assert won / GAMES == pytest.approx(chance.win, abs=ERROR)
    assert lost / GAMES == pytest.approx(chance.lose, abs=ERROR)
    assert fallen / GAMES == pytest.approx(chance.losses, abs=3 * ERROR)


# At sea

LION = number(SEA, "gulf_of_lion")
FLEETS = st.tuples(st.integers(0, 4), st.integers(0, 3), st.integers(0, 3), st.integers(0, 2)).filter(any)


def waters(g: Game, *fleets: tuple[int, int, int, int]) -> None:
    """Single Light Ships, and the Fleets: Light Ships, Heavy Ships, Galleys."""
    for seat, (single, light, heavy, galleys) in enumerate(fleets):
        g.at_sea[LION * MAX_SEATS + seat] = single
        for kind, count in enumerate((light, heavy, galleys, 0)):
            g.fleet[seat * 4 + kind] = count
        g.fleet_at[seat] = LION if light + heavy + galleys else NOBODY


def high_seas(seed: str = "1") -> Game:
    """Castile and France at War, with ships in the Gulf of Lion only."""
    g = field([0] * KINDS, [0] * KINDS, seed)
    for column in (g.at_sea, g.on_slot):
        for at in range(len(column)):
            column[at] = 0
    g.docked = []
    g.admiral = [NOBODY, NOBODY]
    return g


@settings(max_examples=60, deadline=None)
@given(ours=FLEETS, theirs=FLEETS, seed=st.integers(0, 10_000))
def test_nobody_loses_more_ships_than_he_has(
    ours: tuple[int, int, int, int], theirs: tuple[int, int, int, int], seed: int
) -> None:
    """PP-9.9.8, PP-9.9.9, PP-9.0.15, PP-9.9.16: what sank and what is left make up what was there; hits never exceed
    the ships that can hit; a Heavy Ship is damaged at most once."""
    g = high_seas(str(seed))
    waters(g, ours, theirs)
    for ask, _ in fight_out(naval_battles.fight(g, LION, CASTILE)):
        if ask.kind is naval_battles.RETREAT:
            assert g.battle is not None
    sunk = [0, 0]
    for entry in g.log.entries:
        if entry.message == "log-ship-sunk":
            sunk[int(entry.args["seat"])] += 1
    for seat, fleet in ((CASTILE, ours), (FRANCE, theirs)):
        left = terms.ships_at_sea(g, seat, LION)
        assert 0 <= left == sum(fleet) - sunk[seat]
        now = g.fleet[seat * 4 : seat * 4 + 4]
        assert all(n >= 0 for n in now) and now[3] <= now[1] <= fleet[2]
    assert not (terms.ships_at_sea(g, CASTILE, LION) and terms.ships_at_sea(g, FRANCE, LION))
    exchanges = [entry.args for entry in g.log.entries if entry.message == "log-exchange"]
    first = exchanges[0]
    assert int(first["hits"]) <= sum(ours) + ours[2] and int(first["losses"]) <= sum(theirs) + theirs[2]


@settings(max_examples=40, deadline=None)
@given(fleet=FLEETS, held=st.lists(st.sampled_from((0, 1, 2)), max_size=6), pirates=st.integers(1, 4))
def test_ships_held_back_from_pirates_are_safe(fleet: tuple[int, int, int, int], held: list[int], pirates: int) -> None:
    """PP-9.9.3: at least one ship fights, and those held back are there afterwards."""
    g = high_seas()
    waters(g, fleet)
    node = next(n for n in g.board.nodes if LION in NODE_SEAS[n])
    g.pirates[node] = pirates
    kept = list[int]()
    script = naval_battles.fight(g, LION, CASTILE, pirates=node)
    try:
        ask = next_question(script)
        while True:
            assert isinstance(ask, Ask)
            answer = next((word for word in PREFERRED if word in ask.options), ask.options[0])
            if ask.kind is naval_battles.HOLD_BACK and held and held[0] in ask.options:
                answer = held.pop(0)
                kept.append(int(answer))
            ask = next_question(script, answer)
    except StopIteration:
        pass
    assert len(kept) < sum(fleet)
    left = terms.ships_at_sea(g, CASTILE, LION)
    assert left >= len(kept)
    assert g.fleet[1] >= kept.count(1) and g.fleet[2] >= kept.count(2)
    assert g.pirates[node] == 0 or left == len(kept)


@pytest.mark.parametrize(
    ("ours", "theirs"), [((3, 0, 0, 0), (3, 0, 0, 0)), ((1, 1, 2, 0), (5, 0, 0, 0))], ids=["light", "heavy"]
)
def test_the_odds_at_sea_are_those_of_the_engine(
    ours: tuple[int, int, int, int], theirs: tuple[int, int, int, int]
) -> None:
    """PP-9.9.7, PP-9.9.8, PP-9.9.9: 10,000 battles of the engine agree with the calculator."""
    g = high_seas()
    pools = (0, 0, 3), (0, 0, 3)
    chance = odds.naval_odds(Fleet(ours[0] + ours[1] + ours[3], ours[2]), Fleet(theirs[0], theirs[2]), pools)
    g.chance = Chance.from_secret("odds at sea")
    won = lost = sunk = 0
    for _ in range(GAMES):
        g.log = Journal()
        waters(g, ours, theirs)
        for _ in fight_out(naval_battles.fight(g, LION, CASTILE)):
            pass
        left = terms.ships_at_sea(g, CASTILE, LION)
        won += left > 0
        lost += terms.ships_at_sea(g, FRANCE, LION) > 0
        sunk += sum(ours) - left
    assert won / GAMES == pytest.approx(chance.win, abs=ERROR)
    assert lost / GAMES == pytest.approx(chance.lose, abs=ERROR)
    assert sunk / GAMES == pytest.approx(chance.losses, abs=3 * ERROR)


def test_odds_of_an_attack_not_yet_made() -> None:
    """The calculator musters what would defend, and leaves the board as it was."""
    g = field([4, *[0] * 7], [1, *[0] * 7])
    g.army_at[CASTILE] = area("castile")
    found = odds.attack_odds(g, CASTILE, LEON)
    assert found is not None
    assert found.win > 0.9
    assert found.win + found.lose + found.draw == pytest.approx(1)
    assert g.army_at[CASTILE] == area("castile")


def test_a_side_that_flees_loses_less() -> None:
    """PP-9.6.5: an NPR that may retreat leaves with fewer units than its enemy."""
    pools = ((3, 0, 0), (3, 0, 0))
    stand = odds.land_odds(Force(6, 0, 0), Force(4, 0, 0), pools)
    flee = odds.land_odds(Force(6, 0, 0), Force(4, 0, 0), pools, (False, True))
    assert flee.kills < stand.kills
    assert flee.win > stand.win


@pytest.mark.parametrize(("strength", "units_given"), [(1, 1), (3, 2), (4, 2), (9, 5), (10, 5), (14, 5)])
def test_allied_units_of_an_active_ally(strength: int, units_given: int) -> None:
    """PP-11.3.28."""
    assert units.allied_units(strength) == units_given


@pytest.mark.parametrize(
    ("counts", "strength"),
    [([2, 0, 0], 2), ([0, 1, 0], 0), ([0, 3, 0], 1), ([1, 1, 0], 1), ([0, 0, 1], 2), ([2, 3, 1], 5)],
)
def test_siege_strength(counts: list[int], strength: int) -> None:
    """PP-9.8.3: Infantry 1, Cavalry a half, Artillery 2, rounded down."""
    assert sieges.strength([*counts, 0, 0, 0, 0, 0]) == strength


def test_each_province_supports_one_area() -> None:
    """PP-9.2.14: what León and Castile need together must be found in different Provinces."""
    g = free_board("castile", "france")
    r = g.realm[CASTILE]
    both = {LEON: capacity.military_capacity(g, r, LEON), area("castile"): 1}
    assert capacity.can_cover(g, r, {LEON: both[LEON]})
    assert not capacity.can_cover(g, r, {LEON: both[LEON] + 1})
    supporters = {*capacity.supporting(g, r, LEON), *capacity.supporting(g, r, area("castile"))}
    room = sum(capacity.support_of(g, r, p) for p in supporters)
    assert capacity.can_cover(g, r, both) == (room > both[LEON])
    assert not capacity.can_cover(g, r, {LEON: both[LEON], area("castile"): room})


def test_winner_of_an_empty_field_is_nobody() -> None:
    """PP-9.7.38, PP-9.7.23: both sides roll at once and may fall in the same Round."""
    g = field([1, *[0] * 7], [1, *[0] * 7])
    results = set[int]()
    for n in range(40):
        one = g.clone()
        one.chance = Chance.from_secret(f"draw {n}")
        script = land_battles.fight(one, LEON, CASTILE)
        try:
            ask = next_question(script)
            while True:
                assert isinstance(ask, Ask)
                ask = next_question(script, "stay" if "stay" in ask.options else ask.options[0])
        except StopIteration as end:
            results.add(end.value)
    assert results == {ATTACKER, 1 - ATTACKER, NOBODY}


def test_who_may_retreat_is_told_his_chance_if_he_stays() -> None:
    """PP-9.7.33: the attacker's chance to hold the field and the defender's, from what each of them knows."""
    g = field([6, *[0] * 7], [5, *[0] * 7])
    told = dict[int, float]()
    for ask, _ in fight_out(land_battles.fight(g, LEON, CASTILE)):
        if ask.kind is land_battles.RETREAT:
            assert g.battle is not None
            chances = odds.odds(g, g.battle)
            told[ask.seat] = TITLE.odds(TITLE.mask(g, ask.seat), ask)["stay"].win
            assert told[ask.seat] == (chances.win if ask.seat == CASTILE else chances.lose)
    assert set(told) == {CASTILE, FRANCE}


def test_an_npr_fights_to_the_last_where_only_a_vassal_of_it_is_left() -> None:
    """PP-13.4.23(b), PP-13.2.2: Croatia's Provinces count as Hungary's; with its own occupied, Dalmatia is the last."""
    g = free_board("austria", "france")
    hungary, croatia, dalmatia = realm("hungary"), realm("croatia"), area("dalmatia")
    assert not land_battles.fights_to_the_last(g, hungary, dalmatia)
    for p in g.lands[hungary]:
        g.occupier[p] = 0
    in_dalmatia = [p for p in g.lands[croatia] if AREA_OF[p] == dalmatia]
    for p in set(g.lands[croatia]) - set(in_dalmatia):
        g.occupier[p] = 0
    model.mark(g)
    assert in_dalmatia and land_battles.fights_to_the_last(g, hungary, dalmatia)
    g.occupier[g.lands[hungary][0]] = NOBODY
    model.mark(g)
    assert not land_battles.fights_to_the_last(g, hungary, dalmatia)


def test_the_emperor_retreats_with_imperial_units_alone() -> None:
    """PP-9.7.33, PP-18.4.10: his own last Unit fell; one more is lost, the others return to the pool."""
    g = free_board("austria", "france")
    g.defending_hre = 1
    fight = battle.Battle(battle.LAND, area("tirol"), battle.Side([FRANCE], [], 0), battle.Side([0], [], 0))
    side = fight.defender
    side.imperial = 3
    for army in range(3):
        g.army_at[army] = NOBODY
    script = land_battles.offer_retreat(g, fight, side, 0)
    assert next(script).kind.id == "retreat"
    with pytest.raises(StopIteration):
        next_question(script, "retreat")
    assert (g.imperial_manpower, side.imperial, side.seats) == (2, 0, [])
