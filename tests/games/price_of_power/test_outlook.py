"""What options bring and cost is told before they are chosen: Calls to Arms, the defence of the Empire."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.price_of_power.boards import board_of
from westphalia.games.price_of_power import TITLE
from westphalia.games.price_of_power.board import realm
from westphalia.games.price_of_power.ids import pair
from westphalia.games.price_of_power.model import ALLIANCE, PASSED, Game
from westphalia.games.price_of_power.rules import calls, declare_war, hre
from westphalia.kernel.messages import Catalogue, languages
from westphalia.kernel.script import Ask, Script


def first_question(script: Script[Any]) -> Ask:
    ask = next(script)
    assert isinstance(ask, Ask)
    return ask


def told(ask: Ask, language: str = "en") -> dict[str, list[str]]:
    assert ask.outlook is not None
    catalogue = Catalogue(TITLE, language)
    said = {str(word): [catalogue.cell(line) for line in lines] for word, lines in ask.outlook().items()}
    assert not catalogue.missing and not catalogue.errors
    return said


def called(g: Game, *, defensive: bool, language: str = "en") -> dict[str, list[str]]:
    """Portugal calls Castile against France and England."""
    castile, caller = g.seat_of[realm("castile")], realm("portugal")
    g.alliance[pair(caller, castile)] = ALLIANCE
    enemies = [realm("france"), realm("england")]
    return told(first_question(calls.call_player(g, caller, castile, enemies, defensive=defensive)), language)


def test_a_call_names_its_kind_all_enemies_and_the_price_of_a_refusal() -> None:
    """PP-11.3.19, PP-11.3.23."""
    said = called(board_of("s1_01_players_3"), defensive=True)
    assert said["accept"] == ["Defensive Call to Arms", "War with France", "War with England"]
    assert "The Alliance with Portugal ends, and a Truce follows." in said["refuse"]
    assert any(line.startswith("−2 Prestige, −5 Influence there") for line in said["refuse"])


def test_an_offensive_call_and_one_to_who_has_passed_are_refused_without_a_penalty() -> None:
    """PP-11.3.23, PP-11.3.24."""
    g = board_of("s1_01_players_3")
    assert not any("Prestige" in line for line in called(g, defensive=False)["refuse"])
    g.status[g.seat_of[realm("castile")]] = PASSED
    assert not any("Prestige" in line for line in called(g, defensive=True)["refuse"])


def test_the_emperor_hears_who_is_attacked_and_what_a_refusal_costs() -> None:
    """PP-18.4.1, PP-18.4.3."""
    g = board_of("s2_01_default_austria")
    emperor = hre.emperor_seat(g)
    subject = next(r for r in range(len(g.lands)) if g.seat_of[r] < 0 and g.lands[r] and hre.is_subject(g, r))
    ask = first_question(declare_war.emperor_called(g, [subject], [realm("ottomans")]))
    said = told(ask)
    assert ask.seat == emperor
    assert said["defend"][0].startswith("Attacked: ") and "War with the Ottomans" in said["defend"]
    assert said["refuse"] == ["−1 Imperial Authority"]


@pytest.mark.parametrize("language", languages(TITLE))
def test_it_is_told_in_every_language(language: str) -> None:
    said = called(board_of("s1_01_players_3"), defensive=True, language=language)
    assert len(said["accept"]) == 3 and len(said["refuse"]) >= 2
