"""RE-5.1 Drill."""

from __future__ import annotations

from typing import Final

from westphalia.kernel.script import Ask, Kind, Script

from ..board import CARD, DRILL
from ..ids import Power
from ..model import Game, discard_card, player, power_at
from .cards import draw, faces

DRILL_DISCARD: Final = Kind("drill_discard", "RE-5.1", CARD, secret=True)


def draw_drill_card(g: Game) -> bool:
    """The automatic draw; False if no card is left anywhere, then none is discarded."""
    return draw(g, power_at(g, DRILL), "RE-5.1") > 0


def choose_discard(g: Game, power: Power) -> Script[int]:
    """D30: any one card in hand, the one just drawn too."""
    card: int = yield Ask(player(g, power), DRILL_DISCARD, faces(g.hand[power]), args={"power": power})
    return card


def carry_out(g: Game, power: Power, card: int) -> None:
    """The discard is face down."""
    discard_card(g, power, card)
    g.log("log-drill", "RE-5.1", power=power)
