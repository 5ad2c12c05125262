"""The chances of battles as a player may guess them: known Strength, hidden cards at their mean (judgement.py)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from westphalia.kernel.script import Ask, Value
from westphalia.kernel.summary import Odds, Text

from . import judgement
from .ids import General, Place, Power
from .model import Game, fresh_units, own_generals_at
from .rules import status
from .rules.movement import NEXT_BATTLE
from .rules.moves import MARCH_TO, SAIL_TO

ARRIVALS: Final = (MARCH_TO, SAIL_TO)


def forecast(known: Game, ask: Ask) -> Mapping[Value, Odds]:
    """The odds of the battles that these options lead to."""
    args = ask.args or {}
    if ask.kind in ARRIVALS:
        power, general = Power(int(args["power"])), General(int(args["general"]))
        coming = 1 + fresh_units(known, general)
    elif ask.kind is NEXT_BATTLE:
        power, coming = Power(int(args["power"])), 0
    else:
        return {}
    offered = [Place(place) for place in ask.options if isinstance(place, int)]
    places = [place for place in offered if status.targets(known, power, place)]
    return {place: battle_odds(known, power, place, coming) for place in places}


def battle_odds(known: Game, power: Power, place: Place, coming: int) -> Odds:
    """Those already there and those who come, with our cards, against all who may be attacked there."""
    own = coming + sum(1 + known.units[general] for general in own_generals_at(known, power, place))
    own_cards = judgement.card_strength(known, power, 1)
    enemy = judgement.defence(known, power, place)
    line = Text("odds-strength", {"n": round(own + own_cards), "enemy": round(enemy)})
    return Odds(judgement.odds(own + own_cards - enemy), [line])
