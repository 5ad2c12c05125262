"""Auctions where no position file reaches: first bids already made, open and sealed."""

from collections.abc import Generator
from typing import Any

import pytest

from westphalia.games.six_continents import TITLE, model
from westphalia.games.six_continents.ids import NOBODY
from westphalia.games.six_continents.model import Game
from westphalia.games.six_continents.rules import auctions
from westphalia.kernel.chance import ScriptedChance
from westphalia.kernel.journal import Journal
from westphalia.kernel.script import All, Ask


def game(gold: list[int], **options: str) -> Game:
    g: Game = TITLE.position({"players": 4, "options": options}, ScriptedChance(), Journal())
    g.gold = gold
    return g


def finish(script: Generator[Any, Any, Any], *answers: Any) -> Any:
    """Answer the questions of a script one after the other and give what it returns."""
    script.send(None)
    for n, answer in enumerate(answers):
        try:
            script.send(answer)
        except StopIteration as end:
            assert n == len(answers) - 1
            return end.value
    pytest.fail("the script asks more")


def test_first_bid_already_made_opens_with_the_next_bidder() -> None:
    """SC-12.25, SC-20.10, EX-D4: Ann's 12 stand; Bob bids 13, Ann 15, Bob drops out."""
    g = game([20, 20, 20, 20])
    script = auctions.auction(g, [0, 1], opener=0, minimum=12, first_bid=12)
    ask = script.send(None)
    assert isinstance(ask, Ask)
    assert (ask.seat, ask.options) == (1, [13, 14, 15, 16, 17, 18, 19, 20, "drop_out"])
    assert g.auction == model.Auction((0, 1), 0, 12)
    ask = script.send(13)
    assert isinstance(ask, Ask)
    assert (ask.seat, ask.options[0]) == (0, 14)
    assert g.auction == model.Auction((0, 1), 1, 13)
    script.send(15)
    with pytest.raises(StopIteration) as end:
        script.send("drop_out")
    assert end.value.value == (0, 15)
    assert g.auction is None
    assert g.gold == [20, 20, 20, 20]


def test_uncontested_first_bid_wins_without_a_question() -> None:
    """SC-12.25: the last one standing pays the own last bid."""
    script = auctions.auction(game([20, 20, 20, 20]), [2], opener=2, minimum=9, first_bid=9)
    with pytest.raises(StopIteration) as end:
        script.send(None)
    assert end.value.value == (2, 9)


def test_sealed_first_bid_is_the_least_its_maker_bids() -> None:
    """SC-12.25, auction_style=sealed: contesters must bid more; a tie is the opener's."""
    g = game([14, 20, 13, 20], auction_style="sealed")
    script = auctions.auction(g, [2, 0, 1], opener=0, minimum=12, first_bid=12)
    asked = script.send(None)
    assert isinstance(asked, All)
    assert [(ask.seat, ask.options[0], ask.default_value()) for ask in asked.asks] == [
        (0, 12, 12),
        (1, 13, "drop_out"),
        (2, 13, "drop_out"),
    ]
    assert "drop_out" not in asked.asks[0].options
    assert all(ask.kind.secret for ask in asked.asks)
    with pytest.raises(StopIteration) as end:
        script.send([13, 13, "drop_out"])
    assert end.value.value == (0, 13)


def test_sealed_bids_are_a_reveal() -> None:
    """SC-12.25: once shown, bids can't be taken back."""
    g = game([5, 5, 5, 5], auction_style="sealed")
    before = g.chance.draws
    assert finish(auctions.auction(g, [0, 1], opener=0, minimum=1), ["drop_out", "drop_out"]) == (NOBODY, 0)
    assert g.chance.draws == before + 1


def test_absent_bidders_drop_out() -> None:
    """SC-12.25, decisions.md section 6."""
    script = auctions.auction(game([5, 5, 5, 5]), [0, 1], opener=1, minimum=1)
    ask = script.send(None)
    assert isinstance(ask, Ask)
    assert (ask.seat, ask.default_value()) == (1, "drop_out")
