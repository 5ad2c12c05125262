"""Chapter 7.2: the 108 characters of the Action cards: each is appointed, works, and dies."""

from __future__ import annotations

import pytest

from tests.games.price_of_power.boards import position_board
from tests.games.price_of_power.scripts import play, run
from westphalia.games.price_of_power.board import ACTION_CARDS, CARD_ACTION, CARD_DECK
from westphalia.games.price_of_power.model import NOBODY, Game
from westphalia.games.price_of_power.phases import income
from westphalia.games.price_of_power.rules import character_cards, characters
from westphalia.games.price_of_power.tables import ADM, DIP, MIL

CARDS = range(len(ACTION_CARDS))
ADVISORS = [card for card in CARDS if ACTION_CARDS[card].character.kind == "advisor"]
LEADERS = [card for card in CARDS if ACTION_CARDS[card].character.kind == "leader"]
ROLES = {
    role: [card for card in LEADERS if role in ACTION_CARDS[card].character.roles]
    for role in ("ruler", "general", "admiral")
}
MORTALITY = {"square": 1, "circle": 2, "cross": 3, "triangle": 4}


def name(card: int) -> str:
    return ACTION_CARDS[card].id


def table(card: int) -> Game:
    """Castile without characters, with one card."""
    castile = {"hand": [name(card)], "advisors": [], "ruler": "none", "ducats": 9, "mil": 5, "adm": 0, "dip": 0}
    return position_board({"realms": ["castile", "france"], "castile": castile, "emperor": "none", "curia": []})


def test_who_is_who() -> None:
    """PP-6.0.5, PP-6.3.1: each card shows one character; Advisors are of the type of their deck."""
    assert len(ADVISORS) + len(LEADERS) == 108
    assert all(ACTION_CARDS[card].character.type == ACTION_CARDS[card].deck for card in ADVISORS)
    assert all(ROLES.values()) and set(ROLES["general"]) == set(ROLES["admiral"])
    assert all(set(ACTION_CARDS[card].character.roles) <= {"ruler", "general", "admiral"} for card in LEADERS)


@pytest.mark.parametrize("card", ADVISORS, ids=name)
def test_advisor(card: int) -> None:
    """PP-7.2.9, PP-5.2.4, PP-7.1.2, PP-4.4.3: he costs his Ducats at once and each Round, and raises the Skill Level.

    Cards: adm_*_*, dip_*_*, mil_*_*
    """
    g, found = table(card), ACTION_CARDS[card].character
    power = CARD_DECK[card]
    before, upkeep = character_cards.skill(g, 0, power), income.advisor_upkeep(g, 0)
    run(characters.appoint(g, 0))
    assert g.ducats[0] == 9 - found.ducats and 1 <= found.ducats <= 4
    assert g.advisor[power] == card and not g.hand[0]
    assert character_cards.skill(g, 0, power) == before + found.bonus and 1 <= found.bonus <= 3
    assert income.advisor_upkeep(g, 0) == upkeep + found.ducats


@pytest.mark.parametrize("card", ROLES["ruler"], ids=name)
def test_ruler(card: int) -> None:
    """PP-5.2.8, PP-7.2.4: a Leader on the throne costs nothing and brings his three skills.

    Cards: adm_*_*, dip_*_*, mil_*_*
    """
    g, found = table(card), ACTION_CARDS[card].character
    roles = characters.roles(g, 0, card)
    play(characters.appoint(g, 0), *(["ruler"] if len(roles) > 1 else []))
    assert g.ruler[0] == card and g.power[MIL] == 5 and g.ducats[0] == 9
    assert [character_cards.skill(g, 0, power) for power in (ADM, DIP, MIL)] == [found.adm, found.dip, found.mil]
    assert character_cards.may_lead(card)


@pytest.mark.parametrize("card", ROLES["general"], ids=name)
def test_general_and_admiral(card: int) -> None:
    """PP-5.2.5, PP-7.2.5, PP-9.4.3: for his MIL he leads an Army or the Fleet, with his Battle Dice.

    Cards: adm_*_*, dip_*_*, mil_*_*
    """
    found = ACTION_CARDS[card].character
    assert found.hire_mil in (1, 2)
    g = table(card)
    play(characters.appoint(g, 0), "army_1")
    assert g.general[0] == card and g.power[MIL] == 5 - found.hire_mil
    g = table(card)
    play(characters.appoint(g, 0), "fleet")
    assert g.admiral[0] == card and g.power[MIL] == 5 - found.hire_mil
    dice = character_cards.battle_dice(card)
    assert (dice.infantry, dice.cavalry, dice.artillery) == (
        found.dice.infantry,
        found.dice.cavalry,
        found.dice.artillery,
    )
    assert dice.infantry + dice.cavalry + dice.artillery >= 1


@pytest.mark.parametrize("card", CARDS, ids=name)
def test_mortality(card: int) -> None:
    """PP-7.2.10, PP-7.2.11, PP-16.5.4: his own symbol makes him ill, then kills him; the others do not touch him.

    Cards: adm_*_*, dip_*_*, mil_*_*
    """
    g, symbol = table(card), ACTION_CARDS[card].character.mortality
    role = "advisor" if card in ADVISORS else "ruler"
    g.hand[0] = ()
    characters.install(g, 0, card, role)
    post = g.advisor if role == "advisor" else g.ruler
    ill = g.advisor_ill if role == "advisor" else g.ruler_ill
    at = CARD_DECK[card] if role == "advisor" else 0
    for other in MORTALITY:
        if other != symbol:
            run(characters.strike(g, other))
    assert post[at] == card and ill[at] == 0
    run(characters.strike(g, symbol))
    assert post[at] == card and ill[at] == 1
    run(characters.strike(g, symbol))
    assert post[at] == NOBODY and card in g.discard[CARD_DECK[card]]


def test_one_use_of_a_card() -> None:
    """PP-6.0.4: a character in play is no action, and a card played for its action is no character."""
    g = table(next(card for card in ADVISORS if CARD_ACTION[card].id == "privy_council"))
    run(characters.appoint(g, 0))
    assert not g.hand[0] and not g.on_table and not any(g.discard)
