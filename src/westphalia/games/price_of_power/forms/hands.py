"""PP-3.4, PP-4.1, PP-4.5.14: cards that are drawn, kept and discarded, and Missions that are taken, chosen at once."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from westphalia.kernel.forms import Field, Form, Left, Look, Picker, Wanted
from westphalia.kernel.orders import Order, Several, When, question
from westphalia.kernel.script import Ask, Value
from westphalia.kernel.standing import Chosen
from westphalia.kernel.summary import Text

from .. import decks
from ..phases import cleanup, draw_cards, starting_cards
from ..tables import KEEP_PRICE


class DrawAll(Form[Any]):
    """PP-4.1.2: all cards that are still to be drawn from one deck."""

    id = "draw"
    kinds = (decks.DRAW_FROM.id,)
    opens = dict.fromkeys(kinds)
    is_standing = True

    def lay_out(self, look: Look, wanted: Wanted) -> Sequence[Field]:
        ask = look.ask
        return [Picker("deck", question(ask), ask.kind, ask.options, None, ask.refused)]

    def answer(self, known: Any, ask: Ask, left: Left) -> Value | None:
        return ask.find(str(left["deck"]))


def keep_price(ask: Ask, value: Value) -> Text:
    return Text("price-ducats", {"n": KEEP_PRICE})


KEEP: Final = Order(
    "keep",
    opens={draw_cards.KEEP.id: None},
    parts={draw_cards.KEEP.id: Several("card", stop=draw_cards.DONE, note=keep_price)},
)
EXCHANGE: Final = Order(
    "exchange",
    opens={starting_cards.EXCHANGE.id: None},
    parts={starting_cards.EXCHANGE.id: Several("card", stop=starting_cards.DONE)},
)
TAKEN: Final = Several("mission")
MISSIONS: Final = Order(
    "missions",
    opens={draw_cards.MISSION_STEP.id: None},
    parts={
        draw_cards.MISSION_STEP.id: When({"take_mission": [TAKEN]}, draw_cards.DONE),
        draw_cards.TAKE_MISSION.id: TAKEN,
    },
)
DISCARDS: Final = Chosen("discard", (starting_cards.DISCARD.id, cleanup.DISCARD.id), starting_cards.DONE)
FIRST_MISSIONS: Final = Chosen("first_missions", (starting_cards.START_MISSION.id,))

DRAW_ALL: Final = DrawAll()
