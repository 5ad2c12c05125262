"""The TALK action of S7 and what other seats may do between two actions (decisions.md D30, D35, D55, D60-D62, D67)."""

from __future__ import annotations

from functools import partial
from typing import Final

from westphalia.kernel.actions import Action, impossible, possible
from westphalia.kernel.script import Ask, Kind, Refusal, Script

from ..ids import Seat
from ..model import Game
from . import agreements, army, land, peace, sea_travel, trade, victory

TALK_ABOUT: Final = Kind("talk", "SC-3.9")

# In any S7, between two actions
WORDS_WITH_OTHERS: Final = (
    Action("answer_offer", trade.why_not_answer_offer, trade.answer_offer),
    Action("offer", trade.why_not_offer, trade.make_offer),
    Action("withdraw_offer", trade.why_not_withdraw_offer, trade.withdraw_offer),
    Action("answer_contract", agreements.why_not_answer_contract, agreements.answer_contract),
    Action("contract", agreements.why_not_propose, agreements.propose),
    Action("mark_contract", agreements.why_not_mark, agreements.mark),
    Action("transit", agreements.why_not_transit, agreements.change_transit),
)
# What the book allows at any moment (SC-5.12, SC-13.8, SC-18.7); whoever acts finds it in the menu
AT_ANY_MOMENT: Final = (army.DISBAND, land.STOP, sea_travel.SEND_BUILDER)
ASIDES: Final = (*WORDS_WITH_OTHERS, *AT_ANY_MOMENT)
# In the own S7 (SC-1.17, SC-22.2)
TALKS: Final = (
    Action("conference", peace.why_not_conference, peace.hold_conference),
    *WORDS_WITH_OTHERS,
    Action("propose_end", victory.why_not_propose_end, victory.propose_end),
)
BY_WORD: Final = {way.word: way for way in (*TALKS, *AT_ANY_MOMENT)}


def aside(g: Game, seat: Seat) -> Ask:
    """What another seat may start in somebody else's S7 (SC-3.14, SC-18.7)."""
    return Ask(seat, TALK_ABOUT, possible(g, seat, ASIDES), refused=partial(impossible, g, seat, ASIDES))


def hear(g: Game, seat: Seat, word: str) -> Script[None]:
    """Carry out what that seat started."""
    yield from BY_WORD[word].script(g, seat)


def why_not_talk(g: Game, seat: Seat) -> Refusal | None:
    """A contract can always be proposed."""
    return None


def talk(g: Game, seat: Seat) -> Script[None]:
    word = yield Ask(
        seat, TALK_ABOUT, [*possible(g, seat, TALKS), "cancel"], "cancel", refused=partial(impossible, g, seat, TALKS)
    )
    if word != "cancel":
        yield from BY_WORD[word].script(g, seat)


TALK: Final = Action("talk", why_not_talk, talk)
