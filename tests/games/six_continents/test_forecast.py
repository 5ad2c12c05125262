"""The odds beside the options of a question: they agree with battles as the engine fights them."""

from __future__ import annotations

import random
from collections import Counter
from math import sqrt

import pytest

from tests.games.six_continents.boards import table
from westphalia.games.six_continents import TITLE
from westphalia.games.six_continents.forecast import KINDS
from westphalia.games.six_continents.model import Game
from westphalia.kernel.messages import Catalogue
from westphalia.kernel.script import Ask, Value
from westphalia.kernel.session import Session
from westphalia.kernel.summary import Odds
from westphalia.server import board_text

PLAYED = 40  # times each battle is fought
BUNKER_ERROR = 0.06  # guns that fall no longer help against a bunker, which the forecast does not foresee


def forecasts(seed: int, decisions: int) -> list[tuple[Session, Ask, dict[Value, Odds]]]:
    """Questions of a random game that have odds; the session stands at each when it comes up."""
    rng = random.Random(seed)
    session = Session.start(TITLE, "wild", 4, secret=str(seed))
    found = []
    for _ in range(decisions):
        if session.is_over:
            break
        ask = rng.choice(session.asks())
        known = TITLE.mask(session.state, ask.seat)
        odds = dict(TITLE.odds(known, ask))
        assert set(odds) <= set(ask.options) and all(0 <= each.win <= 1 for each in odds.values())
        if odds:
            found.append((session.clone(journal=True), ask, odds))
        options = list(ask.options)
        warlike = [word for word in ("attack", "sea_attack", "land", "continue") if word in options]
        session.choose(ask, options.index(rng.choice(warlike)) if warlike else rng.randrange(len(options)))
    return found


@pytest.fixture(scope="module")
def found() -> list[tuple[Session, Ask, dict[Value, Odds]]]:
    return [each for seed in range(14) for each in forecasts(seed, 700)]


def test_every_kind_of_question_that_commits_to_a_battle_has_odds(
    found: list[tuple[Session, Ask, dict[Value, Odds]]],
) -> None:
    kinds = Counter(ask.kind.id for _, ask, _ in found)
    assert {"attack", "attack_from", "attack_units", "continue_battle"} <= set(kinds) <= set(KINDS)
    assert {"sea_attack_zone", "sea_attack_from", "continue_sea_battle"} & set(kinds)


def test_odds_change_nothing_and_need_only_what_the_seat_knows(
    found: list[tuple[Session, Ask, dict[Value, Odds]]],
) -> None:
    for session, ask, odds in found[::5]:
        before = session.save()
        twin = session.imagine(ask.seat, "otherwise")
        asked = twin.ask_of(ask.seat)
        assert asked is not None
        assert TITLE.odds(TITLE.mask(twin.state, ask.seat), asked) == odds
        assert session.save() == before


def fought_out(session: Session, ask: Ask, option: Value, secret: str) -> bool | None:
    """Whether the attacker wins when the option is chosen and the battle fought to its end; None: it was no battle."""
    twin = session.imagine(ask.seat, secret)
    g = twin.state
    assert isinstance(g, Game)
    twin.answer(ask.seat, ask.kind.option_id(option))
    battle = g.battle
    while g.battle is None and isinstance(twin.pending, Ask) and twin.pending.seat == ask.seat and g.force is not None:
        choice = twin.pending
        nothing = choice.kind.id in ("attack_units", "sea_attack_ships", "sail_ships", "sail_cargo")
        value = choice.options[0] if nothing else "done" if "done" in choice.options else choice.options[0]
        twin.answer(choice.seat, choice.kind.option_id(value))
    battle = battle or g.battle
    if battle is None:
        return None
    while g.battle is battle and twin.pending is not None:
        now = twin.asks()[0]
        twin.answer(now.seat, now.kind.option_id("continue" if "continue" in now.options else now.default_value()))
    return not battle.defenders()


def is_simple(session: Session, ask: Ask, option: Value) -> bool:
    """Whether the option alone settles who fights: nobody else will be told off after it."""
    if ask.kind.id in ("continue_battle", "continue_sea_battle"):
        return True
    return ask.kind.id in ("attack_from", "join_landing", "sea_attack_from") and option == "done"


def test_the_odds_agree_with_battles_fought_by_the_engine(
    found: list[tuple[Session, Ask, dict[Value, Odds]]],
) -> None:
    expected = won = variance = 0.0
    battles = 0
    for session, ask, odds in found:
        for option, each in odds.items():
            if not is_simple(session, ask, option) or not 0.02 < each.win < 0.98 or battles >= 60:
                continue
            results = [fought_out(session, ask, option, f"battle {n}") for n in range(PLAYED)]
            if None in results:
                continue
            battles += 1
            wins = sum(result is True for result in results)
            spread = sqrt(PLAYED * each.win * (1 - each.win))
            assert abs(wins - PLAYED * each.win) < 4.5 * spread + BUNKER_ERROR * PLAYED, (ask.kind.id, option, each)
            expected += PLAYED * each.win
            won += wins
            variance += spread * spread
    assert battles > 20
    assert abs(won - expected) < 4 * sqrt(variance) + BUNKER_ERROR * PLAYED * battles / 4


def test_the_more_are_sent_the_more_fight(found: list[tuple[Session, Ask, dict[Value, Odds]]]) -> None:
    compared = 0
    for _, ask, odds in found:
        sent = [odds[value].lines[0].args.get("soldiers") for value in ask.options if value in odds]
        if ask.kind.id in ("attack_units", "sea_attack_ships", "sail_ships") and None not in sent and len(sent) > 1:
            assert sent == sorted(set(sent), key=int)
            compared += 1
    assert compared > 3


@pytest.mark.parametrize("language", ["en", "pl", "cs", "ru"])
def test_who_ends_the_turn_hears_of_famine_and_revolt(language: str) -> None:
    """SC-13.14, SC-20.1: the question itself tells what S8 will bring."""
    hungry = {place: {"owner": "ann"} for place in ("sahel", "guinea", "maghreb", "abyssinia", "egypt")}
    session = table(ann={"capital": "congo", "gold": 5, "level": 2}, round=3, weather="calm", turn="ann", **hungry)
    told = board_text.odds(session, 0)["end"]
    assert told.win is None
    assert [line["text"] for line in told.lines] == ["brings-famine", "brings-famine-revolt"]
    assert told.lines[1]["args"]["chance"] == 79
    catalogue = Catalogue(TITLE, language)
    assert all("brings" not in catalogue.format(line["text"], line["args"]) for line in told.lines)
    assert not catalogue.missing
