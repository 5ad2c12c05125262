"""PP-15: the Religions of Areas and Realms."""

from __future__ import annotations

import pytest

from tests.games.price_of_power.boards import free_board
from westphalia.games.price_of_power import pieces
from westphalia.games.price_of_power.board import AREAS_OF_SLOT, MAIN_AREAS, area, province, realm
from westphalia.games.price_of_power.model import Game
from westphalia.games.price_of_power.rules import diplomacy, religion, religious_rebels
from westphalia.games.price_of_power.tables import (
    CATHOLIC,
    COUNTER_REFORMED,
    DIVERSE,
    MUSLIM,
    NO_RELIGION,
    ORTHODOX,
    PROTESTANT,
    REVOLUTIONARY,
)


@pytest.fixture
def g() -> Game:
    return free_board("castile", "france", "austria")


def test_every_area_has_exactly_one_religion(g: Game) -> None:
    """PP-15.0.1, PP-15.0.4: of Catholic, Orthodox, Muslim and Diverse Faiths in 1444."""
    found = {religion.area_religion(g, a) for a in g.board.main_areas}
    assert found == {CATHOLIC, ORTHODOX, MUSLIM, DIVERSE}
    west = ("seine", "leon", "saxony", "central_italy", "east_anglia")
    assert all(religion.area_religion(g, area(key)) == CATHOLIC for key in west)


def test_no_state_religion_is_diverse(g: Game) -> None:
    """PP-15.0.14, PP-15.2.1: every Realm of the Main Map has one, and never Diverse Faiths."""
    for r, lands in enumerate(g.lands):
        if lands:
            assert g.faith[r] != DIVERSE
    assert g.faith[realm("bohemia")] != NO_RELIGION


def test_christians(g: Game) -> None:
    """PP-15.0.3."""
    assert [f for f in range(9) if religion.is_christian(f)] == [CATHOLIC, COUNTER_REFORMED, PROTESTANT, ORTHODOX]


def test_counter_reformed_is_catholic(g: Game) -> None:
    """PP-15.0.5."""
    assert religion.same(CATHOLIC, COUNTER_REFORMED)
    assert religion.same(COUNTER_REFORMED, CATHOLIC)
    assert not religion.same(PROTESTANT, COUNTER_REFORMED)


def test_npr_and_vassals_follow_their_capital_area(g: Game) -> None:
    """PP-15.2.7."""
    religion.set_area_religion(g, area("saxony"), PROTESTANT)
    assert g.faith[realm("saxony")] == PROTESTANT
    assert g.faith[realm("nuremberg")] == PROTESTANT
    assert g.faith[realm("brandenburg")] == CATHOLIC
    assert g.faith[realm("flanders")] == CATHOLIC
    religion.set_area_religion(g, area("flanders_wallonia"), PROTESTANT)
    assert g.faith[realm("flanders")] == PROTESTANT  # a Vassal of Burgundy


def test_a_player_does_not_follow(g: Game) -> None:
    """PP-15.2.3: his ways to change are others."""
    religion.set_area_religion(g, area("seine"), PROTESTANT)
    assert g.faith[realm("france")] == CATHOLIC


def test_diverse_faiths_bring_the_religion_of_the_overview(g: Game) -> None:
    """PP-15.0.16: not the latest one."""
    religion.set_area_religion(g, area("saxony"), PROTESTANT)
    religion.set_area_religion(g, area("saxony"), DIVERSE)
    assert g.faith[realm("saxony")] == g.board.religion[realm("saxony")] == CATHOLIC


def test_a_revolution_comes_and_goes(g: Game) -> None:
    """PP-15.0.17, PP-15.2.7: its token lies on top; the NPR reverts with it."""
    saxony = area("saxony")
    religion.set_area_religion(g, saxony, PROTESTANT)
    religion.set_area_religion(g, saxony, REVOLUTIONARY)
    assert religion.area_religion(g, saxony) == REVOLUTIONARY
    assert g.faith_token[saxony] == PROTESTANT
    assert g.faith[realm("saxony")] == REVOLUTIONARY
    g.revolution[saxony] = 0
    religion.realms_follow(g, saxony)
    assert religion.area_religion(g, saxony) == PROTESTANT
    assert g.faith[realm("saxony")] == PROTESTANT


def test_a_realm_in_diverse_faiths_returns_to_its_own(g: Game) -> None:
    """PP-15.0.16, PP-15.2.7: after a Revolution over Diverse Faiths."""
    bohemia = area("bohemia")
    before = g.faith[realm("bohemia")]
    religion.set_area_religion(g, bohemia, REVOLUTIONARY)
    assert g.faith[realm("bohemia")] == REVOLUTIONARY
    g.revolution[bohemia] = 0
    religion.realms_follow(g, bohemia)
    assert g.faith[realm("bohemia")] == before


def test_conversion_removes_all_tokens(g: Game) -> None:
    """PP-15.3.6: the Revolution's too; and none is needed where the symbol is printed."""
    saxony = area("saxony")
    religion.set_area_religion(g, saxony, PROTESTANT)
    religion.set_area_religion(g, saxony, REVOLUTIONARY)
    religion.set_area_religion(g, saxony, CATHOLIC)
    assert not g.revolution[saxony]
    assert g.faith_token[saxony] == NO_RELIGION
    assert religion.area_religion(g, saxony) == CATHOLIC


def test_areas_of_one_slot_change_together(g: Game) -> None:
    """PP-15.3.2."""
    slots = [slot for slot in MAIN_AREAS if len(AREAS_OF_SLOT[slot]) > 1]
    assert slots
    for slot in slots:
        religion.set_area_religion(g, slot, PROTESTANT)
        assert {religion.area_religion(g, a) for a in AREAS_OF_SLOT[slot]} == {PROTESTANT}


def test_who_may_marry_whom(g: Game) -> None:
    """PP-15.2.2, PP-15.0.20: Christians, Muslims, never Revolutionaries."""
    assert diplomacy.faiths_may_marry(CATHOLIC, ORTHODOX)
    assert diplomacy.faiths_may_marry(MUSLIM, MUSLIM)
    assert not diplomacy.faiths_may_marry(CATHOLIC, MUSLIM)
    assert not diplomacy.faiths_may_marry(REVOLUTIONARY, REVOLUTIONARY)
    assert not diplomacy.faiths_may_marry(REVOLUTIONARY, CATHOLIC)


def test_a_realm_returns_from_the_revolution_to_the_religion_of_the_overview(g: Game) -> None:
    """PP-15.0.16, PP-15.2.7: where Diverse Faiths lie below; Granada had been converted before they came."""
    andalucia, granada = area("andalucia"), realm("granada")
    religion.set_area_religion(g, andalucia, CATHOLIC)
    religion.set_area_religion(g, andalucia, DIVERSE)
    religion.set_area_religion(g, andalucia, REVOLUTIONARY)
    assert g.faith[granada] == REVOLUTIONARY
    religion.lift_token(g, andalucia, REVOLUTIONARY)
    assert religion.area_religion(g, andalucia) == DIVERSE and g.faith[granada] == MUSLIM


def test_religious_rebels_of_a_distant_continent_stay(g: Game) -> None:
    """PP-14.4.3(c), PP-15.0.2: a Distant Area has no Religion that could be the new one."""
    antilles, leon = area("antilles"), area("leon")
    assert pieces.place_town(g, 0, province("antilles"))
    g.rebels[antilles] = g.rebels[leon] = 1
    religious_rebels.disband_them(g, 0)
    assert (g.rebels[antilles], g.rebels[leon]) == (1, 0)
