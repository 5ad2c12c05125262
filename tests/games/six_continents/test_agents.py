"""Agents: what the others may and may not learn."""

import pytest

from westphalia.games.six_continents import TITLE, model
from westphalia.games.six_continents.model import Game
from westphalia.games.six_continents.rules import agents
from westphalia.kernel.chance import ScriptedChance
from westphalia.kernel.journal import Journal
from westphalia.kernel.script import Ask


def game(**options: str) -> Game:
    g: Game = TITLE.position({"players": 4, "options": options}, ScriptedChance(), Journal())
    g.spies[0] = 1
    return g


def test_dealing_asks_the_same_questions_whatever_is_dealt() -> None:
    """SC-19.5: the others learn nothing from how many questions the dealer is asked."""
    for cards in ((0, 5, 5, 5), (5, 5, 5, 5), (5, 5, 5, 1)):
        g = game()
        script = agents.deal(g, 0)
        ask = script.send(None)
        for n, card in enumerate(cards):
            assert isinstance(ask, Ask)
            assert ask.kind.secret and ask.args == {"other": n} and ask.default_value() == 5
            if n < 3:
                ask = script.send(card)
        with pytest.raises(StopIteration):
            script.send(cards[-1])
        assert [(d.target, d.card) for d in g.deals] == list(enumerate(cards))


def test_others_see_that_cards_were_dealt_but_not_which() -> None:
    """SC-19.5, SC-19.2: views and the log hide cards and the chosen set until R3."""
    g = game(agent_set="four")
    script = agents.deal(g, 0)
    for answer in (None, 4, 0, 5, 5):
        script.send(answer)
    with pytest.raises(StopIteration):
        script.send(5)
    for seat in (1, None):
        known = TITLE.mask(g, seat)
        assert [(d.dealer, d.target, d.card) for d in known.deals] == [(0, n, model.UNKNOWN) for n in range(4)]
        assert known.kits == [(), (), (), ()]
        assert [e.message for e in g.log.entries if e.is_visible_to(seat)] == ["log-dealt"]
    assert TITLE.mask(g, 0).kits[0] == (0, 1, 2, 3)


def test_after_r3_sets_are_whole_again() -> None:
    """SC-19.11, SC-19.6: the reveal ends what could be undone."""
    g = game(agent_set="four")
    g.kits[0] = (0, 1, 2, 3)
    g.deals = [model.Deal(0, 1, 5)]
    before = g.chance.draws
    with pytest.raises(StopIteration):
        agents.reveal(g).send(None)
    assert (g.kits, g.deals) == ([(), (), (), ()], [])
    assert g.chance.draws == before + 1


def test_without_the_capital_nobody_deals() -> None:
    """SC-19.1: spies bought before do not help."""
    given = {"players": 4, "ann": {"spies": 1}, "zambezia": {"controller": "bob"}}
    g: Game = TITLE.position(given, ScriptedChance(), Journal())
    assert agents.why_not_deal(g, 0) is agents.NO_CAPITAL
