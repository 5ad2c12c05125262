"""Pebbles with standing orders."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tests.kernel import toy
from westphalia.kernel.ahead import ROUND_BY_ROUND, Always, First, Usual
from westphalia.kernel.forms import by_kind
from westphalia.kernel.news import News, deeds

NO_GLOATING = Always("no_gloating", {"gloat": "no", "give": "1"}, menus=("turn",))
END_TURNS = Always("end_turns", {"turn": "end"}, bounds=ROUND_BY_ROUND)
ROLL = Always("roll_first", {"turn": "roll"})
STASH_FIRST = First("stash_first", (toy.STASH,))
USUAL = Usual("usual", ("bid", "throw", "turn"))


class Ordered(toy.PebblesTitle):
    standing_orders: Mapping[str, Any] = by_kind(NO_GLOATING, END_TURNS, ROLL, STASH_FIRST, USUAL)
    news: Mapping[str, News] = deeds(duel=7, give=2)

    def moment(self, g: toy.Pebbles) -> int:
        return g.round


TITLE = Ordered()
