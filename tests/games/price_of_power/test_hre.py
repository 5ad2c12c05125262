"""PP-18: what follows by itself in the Holy Roman Empire, and Imperial elections."""

from __future__ import annotations

import pytest

from tests.games.price_of_power.boards import free_board
from tests.games.price_of_power.scripts import run
from westphalia.games.price_of_power import pieces
from westphalia.games.price_of_power.board import PROVINCES_OF, area, province, realm
from westphalia.games.price_of_power.model import ACTIVE_ALLY, AGGRESSOR, AT_WAR, NOBODY, Game
from westphalia.games.price_of_power.rules import characters, checks, declare_war, diplomacy, hre, peace_terms, vassals
from westphalia.games.price_of_power.tables import (
    CATHOLIC,
    COUNTER_REFORMED,
    MAX_SEATS,
    NO_RELIGION,
    PROTESTANT,
    REVOLUTIONARY,
)
from westphalia.kernel.script import Ask

CASTILE, FRANCE, ENGLAND, AUSTRIA = range(4)


@pytest.fixture
def g() -> Game:
    game = free_board("castile", "france", "england", "austria")
    for seat in range(4):
        game.hand[seat] = ()
    return game


def take(g: Game, seat: int, key: str) -> None:
    """All Provinces of an Area."""
    for p in PROVINCES_OF[area(key)]:
        if g.board.in_play[p]:
            assert pieces.place_town(g, seat, p)
    run(checks.settle(g))


def test_authority_falls_with_the_elector_areas(g: Game) -> None:
    """PP-18.1.2, PP-18.1.8 EX-18.5: at 4 Elector Areas to +5, at 3 to +4."""
    g.authority = 6
    take(g, AUSTRIA, "bohemia")
    assert len(hre.elector_areas(g)) == 4
    assert g.authority == 5
    take(g, AUSTRIA, "brandenburg")
    assert len(hre.elector_areas(g)) == 3
    assert g.authority == 4
    assert not g.not_hre[area("bohemia")]  # owned by the Emperor: it stays


def test_authority_stays_within_its_range(g: Game) -> None:
    """PP-18.1.1: 0 to 6."""
    g.authority = 0
    hre.change_authority(g, -1, "PP-18.1.8")
    assert g.authority == 0
    g.authority = 6
    hre.change_authority(g, 1, "PP-18.1.8")
    assert g.authority == 6


def test_an_area_in_foreign_hands_leaves(g: Game) -> None:
    """PP-18.6.1, PP-18.6.2, PP-18.2.5, PP-18.6.4: token, IA -1, Imperial Influence off, its Realms are no Members."""
    saxony = area("saxony")
    g.authority = 4
    assert g.imperial[saxony] == 1
    for key in ("dresden", "leipzig", "wittenberg"):
        pieces.place_town(g, FRANCE, province(key))
    run(checks.settle(g))
    assert not g.not_hre[saxony]  # Nuremberg is a Member
    pieces.place_town(g, FRANCE, province("nurnberg"))
    run(checks.settle(g))
    assert g.not_hre[saxony]
    assert g.imperial[saxony] == 0
    assert g.authority == 3
    assert saxony not in hre.elector_areas(g)


def test_vassals_and_occupation_do_not_take_an_area_out(g: Game) -> None:
    """PP-18.6.1: occupied or vassalized Provinces are not owned."""
    for key in ("dresden", "leipzig", "wittenberg"):
        pieces.place_town(g, FRANCE, province(key))
    pieces.place_vassal(g, FRANCE, province("nurnberg"))
    run(checks.settle(g))
    assert not g.not_hre[area("saxony")]
    pieces.place_town(g, AUSTRIA, province("nurnberg"))
    run(pieces.occupy(g, province("nurnberg"), FRANCE))
    run(checks.settle(g))
    assert not g.not_hre[area("saxony")]


def test_an_area_rejoins(g: Game) -> None:
    """PP-18.6.3, PP-18.1.8: all its Provinces inside the border are Members', their Vassals', or the Emperor's."""
    lombardy = area("lombardy")
    g.authority = 3
    g.not_hre[lombardy] = 1
    for p in PROVINCES_OF[lombardy]:
        pieces.place_town(g, AUSTRIA, p)
    run(pieces.occupy(g, province("milano"), FRANCE))
    run(checks.settle(g))
    assert g.not_hre[lombardy]
    pieces.end_occupation(g, province("milano"))
    pieces.place_vassal(g, AUSTRIA, province("genova"))
    run(checks.settle(g))
    assert not g.not_hre[lombardy]
    assert g.authority == 4


def test_realms_of_an_area_that_left_do_not_bring_it_back(g: Game) -> None:
    """PP-18.6.3, PP-18.6.4: they are no Members while the token lies there."""
    g.not_hre[area("switzerland")] = 1
    g.unsettled = 1
    run(checks.settle(g))
    assert g.not_hre[area("switzerland")]
    assert not hre.is_member(g, realm("switzerland"))


def test_a_new_emperor_has_the_cubes(g: Game) -> None:
    """PP-18.2.4, PP-18.2.6, PP-18.9.8: Imperial Influence counts for the Emperor of the moment."""
    saxony = area("saxony")
    assert diplomacy.influence_in(g, AUSTRIA, saxony) == 1
    g.emperor = realm("castile")
    assert diplomacy.influence_in(g, AUSTRIA, saxony) == 0
    assert diplomacy.influence_in(g, CASTILE, saxony) == 1


def test_cubes_without_room_stay_off_the_board(g: Game) -> None:
    """PP-18.2.7."""
    g.authority = 6
    g.imperial = [0] * len(g.imperial)
    for a in g.board.main_areas:
        if hre.is_hre_area(g, a):
            g.influence[a * MAX_SEATS + FRANCE] = 5
    run(hre.adjust_imperial_influence(g))
    assert sum(g.imperial) == 0


def test_cubes_leave_areas_without_an_npr_member(g: Game) -> None:
    """PP-18.2.3, PP-18.2.2: at the adjustment they may not lie there any more."""
    take(g, AUSTRIA, "saxony")
    g.imperial[area("saxony")] = 1
    run(hre.adjust_imperial_influence(g), area("bohemia"), "keep")
    assert g.imperial[area("saxony")] == 0
    assert g.imperial[area("bohemia")] == 1


def test_a_revolutionary_emperor_is_the_end(g: Game) -> None:
    """PP-18.7.4, PP-18.7.5, PP-15.0.20."""
    g.not_hre[area("lombardy")] = 1
    g.defending_hre, g.imperial_manpower = 1, 3
    g.faith[realm("austria")] = REVOLUTIONARY
    g.unsettled = 1
    run(checks.settle(g))
    assert g.hre_dissolved
    assert g.emperor == NOBODY
    assert (g.authority, g.defending_hre, g.imperial_manpower) == (0, 0, 0)
    assert not any(g.imperial) and not any(g.not_hre)
    assert hre.elector_areas(g) == []
    assert not hre.is_member(g, realm("saxony"))
    assert hre.unlawful_occupants(g) == []


@pytest.mark.parametrize(
    ("authority", "results"),
    [
        (3, (2, 3, 3, 3, 4, 4)),
        (5, (4, 4, 4, 5, 5, 6)),
        (0, (0, 1, 1, 1, 1, 1)),
        (1, (0, 1, 2, 2, 2, 2)),
    ],
)
def test_die_of_an_npr_emperor(authority: int, results: tuple[int, ...], monkeypatch: pytest.MonkeyPatch) -> None:
    """PP-18.8.2 EX-18.6."""
    for face, result in enumerate(results, 1):
        game = free_board("castile", "france")
        game.authority = authority

        class Die:
            def roll(self, sides: int, face: int = face) -> int:
                assert sides == 6
                return face

        monkeypatch.setattr(game, "chance", Die())
        hre.roll_for_npr_emperor(game)
        assert game.authority == result


# 18.9 Elections


def no_influence(g: Game) -> None:
    for n in range(len(g.influence)):
        g.influence[n] = 0
    g.imperial = [0] * len(g.imperial)


def put(g: Game, seat: int, **areas: int) -> None:
    for key, count in areas.items():
        g.influence[area(key) * MAX_SEATS + seat] = count


def test_a_ruler_who_leaves_brings_an_election(g: Game) -> None:
    """PP-18.9.1, PP-18.9.4(c), PP-18.9.5: the most Influence in most Elector Areas."""
    no_influence(g)
    put(g, FRANCE, saxony=2, bohemia=1, rhineland=1)
    put(g, AUSTRIA, saxony=1, brandenburg=1, westphalia=1)
    run(characters.lose_ruler(g, AUSTRIA))
    assert g.emperor == realm("france")  # 3 votes to 2


def test_no_election_above_four(g: Game) -> None:
    """PP-18.9.1: only while IA is +4 or less."""
    no_influence(g)
    put(g, FRANCE, saxony=2, bohemia=1, rhineland=1)
    g.authority = 5
    run(characters.lose_ruler(g, AUSTRIA))
    assert g.emperor == realm("austria")
    g.authority = 4
    run(hre.imperial_election(g))
    assert g.emperor == realm("france")


def test_no_election_without_the_rule_or_with_an_npr_emperor() -> None:
    """PP-18.9.1, PP-18.8.4."""
    game = free_board("castile", "france", "england", "austria", imperial_elections="off")
    no_influence(game)
    put(game, FRANCE, saxony=2)
    game.hand[AUSTRIA] = ()
    run(characters.lose_ruler(game, AUSTRIA))
    assert game.emperor == realm("austria")
    other = free_board("castile", "france")
    no_influence(other)
    put(other, FRANCE, saxony=2)
    run(hre.imperial_election(other))
    assert other.emperor == realm("austria")


def test_only_the_official_religion_is_eligible(g: Game) -> None:
    """PP-18.9.2: Counter-Reformed is Catholic; without an official Religion everybody is."""
    no_influence(g)
    put(g, FRANCE, saxony=2, bohemia=2, rhineland=2)
    put(g, CASTILE, saxony=1)
    g.faith[realm("france")] = PROTESTANT
    g.faith[realm("castile")] = COUNTER_REFORMED
    run(hre.imperial_election(g))
    assert g.emperor == realm("castile")
    g.hre_religion = NO_RELIGION
    run(hre.imperial_election(g))
    assert g.emperor == realm("france")


def test_without_a_candidate_authority_falls(g: Game) -> None:
    """PP-18.9.3, PP-18.1.8: the title stays, IA -2, and no +1 after it."""
    for seat in range(4):
        g.faith[g.realm[seat]] = PROTESTANT
    g.authority, g.hre_religion = 4, CATHOLIC
    run(hre.imperial_election(g))
    assert g.emperor == realm("austria")
    assert g.authority == 2


def test_an_area_with_a_players_capital_votes_for_him() -> None:
    """PP-18.9.4(a): or for nobody, if he is not eligible."""
    game = free_board("castile", "brandenburg", "austria")
    no_influence(game)
    put(game, 0, brandenburg=4, saxony=1)
    put(game, 2, bohemia=1, rhineland=1)
    run(hre.imperial_election(game))
    assert game.emperor == realm("austria")  # Castile 1, Brandenburg 1, Austria 2
    put(game, 2, bohemia=0, rhineland=0)
    game.faith[realm("brandenburg")] = PROTESTANT
    run(hre.imperial_election(game))
    assert game.emperor == realm("castile")


def test_an_area_of_one_lords_vassals_votes_for_him(g: Game) -> None:
    """PP-18.9.4(b): no NPR Provinces, and all Vassals belong to one player."""
    no_influence(g)
    for p in PROVINCES_OF[area("brandenburg")]:
        pieces.place_vassal(g, ENGLAND, p)
    put(g, FRANCE, brandenburg=3)
    run(hre.imperial_election(g))
    assert g.emperor == realm("england")


def test_the_emperor_breaks_ties(g: Game) -> None:
    """PP-18.9.4, PP-18.9.5: in an Area, and of the votes, 0 : 0 too."""
    no_influence(g)
    put(g, FRANCE, saxony=1)
    put(g, CASTILE, saxony=1)
    _, asked = run(hre.imperial_election(g), realm("castile"))
    assert asked == ["elector_tie"]
    assert g.emperor == realm("castile")
    no_influence(g)
    _, asked = run(hre.imperial_election(g), realm("england"))
    assert asked == ["election_tie"]
    assert g.emperor == realm("england")


def test_a_marriage_counts_in_an_election(g: Game) -> None:
    """PP-18.9.4(c): as Influence in the Capital Area of the partner."""
    no_influence(g)
    g.marriage[realm("hungary") * MAX_SEATS + AUSTRIA] = 0
    g.marriage[realm("saxony") * MAX_SEATS + ENGLAND] = 1
    run(hre.imperial_election(g))
    assert g.emperor == realm("england")


@pytest.mark.parametrize(("before", "after"), [(0, 1), (2, 3), (3, 3), (4, 4)])
def test_authority_below_three_rises_after_an_election(g: Game, before: int, after: int) -> None:
    """PP-18.9.6, PP-18.1.8: re-election included."""
    no_influence(g)
    put(g, AUSTRIA, saxony=1)
    g.authority = before
    run(hre.imperial_election(g))
    assert g.emperor == realm("austria")
    assert g.authority == after


def test_a_new_emperor_during_the_defence(g: Game) -> None:
    """PP-18.9.7, PP-18.4.7: tag and pool go; he may place a CB token on an aggressor; the old Wars go on."""
    no_influence(g)
    put(g, CASTILE, saxony=1)
    g.defending_hre, g.imperial_manpower = 1, 5
    g.war[realm("saxony") * MAX_SEATS + FRANCE] = AGGRESSOR
    g.war[realm("austria") * MAX_SEATS + FRANCE] = AGGRESSOR
    g.war[realm("france") * MAX_SEATS + AUSTRIA] = AT_WAR
    run(hre.imperial_election(g), realm("france"))
    assert g.emperor == realm("castile")
    assert (g.defending_hre, g.imperial_manpower) == (0, 0)
    assert g.cb[realm("france") * MAX_SEATS + CASTILE] == 1
    assert g.war[realm("france") * MAX_SEATS + AUSTRIA] == AT_WAR


def test_the_cb_of_a_new_emperor_is_no_duty(g: Game) -> None:
    """PP-18.9.7."""
    no_influence(g)
    put(g, CASTILE, saxony=1)
    g.defending_hre = 1
    g.war[realm("saxony") * MAX_SEATS + FRANCE] = AGGRESSOR
    run(hre.imperial_election(g), "none")
    assert not any(g.cb)


def test_a_new_emperor_may_mind_a_war_with_an_active_ally(g: Game) -> None:
    """PP-18.9.7, PP-2.5.30: France is at War with Saxony, the Active Ally of Austria, without a War token on it."""
    no_influence(g)
    put(g, CASTILE, saxony=1)
    g.defending_hre = 1
    g.alliance[realm("saxony") * MAX_SEATS + AUSTRIA] = ACTIVE_ALLY
    g.war[realm("austria") * MAX_SEATS + FRANCE] = AGGRESSOR
    g.war[realm("france") * MAX_SEATS + AUSTRIA] = AT_WAR
    run(hre.imperial_election(g), realm("france"))
    assert g.cb[realm("france") * MAX_SEATS + CASTILE] == 1


# 18.3.6 The Subjects' contribution


@pytest.mark.parametrize(
    ("setup", "emperor", "soldiers", "ducats"),
    [("brandenburg_1618", "austria_1618", 2, 4), ("brandenburg_1444", "austria_1444", 1, 2)],
)
def test_contribution_of_a_subject(setup: str, emperor: str, soldiers: int, ducats: int) -> None:
    """PP-18.3.6 EX-18.8: 2 Manpower, 6 Ducats, at most half; 1 Prestige; or a CB token."""
    france = "france_1618" if "1618" in setup else "france_1444"
    for way in ("give_soldiers", "give_ducats", "lose_prestige", "give_cb"):
        game = free_board(setup, france, emperor)
        game.ducats[0], game.exhausted[0], game.active = 10, 0, 1
        game.available[0] = 4
        game.army_at[0:3] = [NOBODY] * 3
        game.army[0:24] = [0] * 24
        game.infantry[0::MAX_SEATS] = [0] * len(game.infantry[0::MAX_SEATS])
        prestige = game.prestige[0]
        run(declare_war.contributions(game, realm("france")), way)
        assert game.exhausted[0] == (soldiers if way == "give_soldiers" else 0)
        assert game.ducats[0] == 10 - (ducats if way == "give_ducats" else 0)
        assert game.prestige[0] == prestige - (way == "lose_prestige")
        assert game.cb[realm("france") * MAX_SEATS] == (way == "give_cb")


def test_a_way_of_which_nothing_can_be_done_is_not_offered() -> None:
    """PP-18.3.6: no Units, no Ducats; and no Loan has to be taken."""
    game = free_board("brandenburg", "france", "austria")
    game.ducats[0] = game.available[0] = 0
    game.army_at[0:3] = [NOBODY] * 3
    game.army[0:24] = [0] * 24
    game.infantry[0::MAX_SEATS] = [0] * len(game.infantry[0::MAX_SEATS])
    game.active = 1
    ask = next(declare_war.contributions(game, realm("france")))
    assert isinstance(ask, Ask)
    assert ask.options == ["lose_prestige", "give_cb"]


# 18.8.5, 18.8.6


def test_an_npr_emperor_cannot_become_a_vassal() -> None:
    """PP-18.8.5: neither by Subjugate nor by a Peace Term; any other NPR could."""
    game = free_board("castile", "france")
    austria = realm("austria")
    assert game.emperor == austria
    game.alliance[austria * MAX_SEATS + 1] = 1
    for p in game.lands[austria]:
        run(pieces.occupy(game, p, 0))
    assert vassals.why_not_subjugate(game, 1, austria) == vassals.NEVER
    assert not peace_terms.may_vassalize(game, 0, austria)
    game.emperor = realm("bohemia")
    assert vassals.why_not_subjugate(game, 1, austria) != vassals.NEVER
    assert peace_terms.may_vassalize(game, 0, austria)


def test_full_annexation_of_an_npr_emperor_dissolves_the_empire() -> None:
    """PP-18.8.6, PP-18.7.5."""
    game = free_board("castile", "france")
    austria = realm("austria")
    for p in game.lands[austria]:
        run(pieces.occupy(game, p, 0))
    run(peace_terms.full_annexation(game, 0, austria))
    assert game.hre_dissolved
    assert game.emperor == NOBODY


def test_the_lord_of_an_occupied_imperial_vassal_is_an_unlawful_occupant_still(g: Game) -> None:
    """PP-18.3.7, PP-9.1.17: he has it as Vassal, whoever occupies it; the occupier is one as well."""
    p = province("dresden")
    assert pieces.place_vassal(g, FRANCE, p)
    run(pieces.occupy(g, p, CASTILE))
    assert {g.realm[FRANCE], g.realm[CASTILE]} <= set(hre.unlawful_occupants(g))
