"""PP-5.5.12 to 5.5.18: Units for one Area and ships for one port, ordered at once."""

from __future__ import annotations

from typing import Final

from westphalia.kernel.orders import Count, Order, Pick, PickIfOffered, When
from westphalia.kernel.script import Ask, Value
from westphalia.kernel.summary import Cell, Text

from ..ids import Space
from ..model import Game
from ..phases import action_phase
from ..rules import recruit, ships
from ..tables import ARMIES


def price(ask: Ask, value: Value) -> Cell | None:
    """What the question says that one costs."""
    id = ask.kind.option_id(value)
    return None if ask.args is None or id not in ask.args else Text("price-ducats", {"n": ask.args[id]})


def where_armies_are(known: Game, ask: Ask) -> Value | None:
    """An Area with an own Army first."""
    seat = ask.seat
    held = known.army_at[seat * ARMIES : seat * ARMIES + ARMIES]
    return next((a for a in held if a in ask.options), None)


def first_army(known: Game, ask: Ask) -> Value | None:
    return next((place for place in ask.options if place != recruit.SINGLE), None)


def out_at_sea(known: Game, ask: Ask) -> Value | None:
    """A Sea Zone first, where a ship protects trade."""
    return next((space for space in ask.options if isinstance(space, int) and not ships.is_port(Space(space))), None)


UNITS: Final = Count("unit", note=price)
SHIPS: Final = Count("ship", note=price)
RECRUITING: Final = Order(
    "recruit",
    opens={action_phase.TURN.id: recruit.RECRUIT.word, recruit.RECRUIT_WHAT.id: None},
    parts={
        action_phase.TURN.id: When({recruit.RECRUIT.word: [UNITS, SHIPS]}),
        recruit.RECRUIT_WHAT.id: When({"units": [UNITS], "ships": [SHIPS]}, recruit.DONE),
        recruit.RECRUIT_AREA.id: Pick("area", where_armies_are),
        recruit.RECRUIT_UNIT.id: UNITS,
        recruit.RECRUIT_INTO.id: PickIfOffered("army", first_army),
        recruit.RECRUIT_BY.id: PickIfOffered("by"),
        recruit.BUILD_PORT.id: Pick("port"),
        recruit.BUILD_SHIP.id: SHIPS,
        recruit.BUILD_WHERE.id: PickIfOffered("where", out_at_sea),
        recruit.BUILD_AS.id: PickIfOffered("as"),
        ships.SLOT.id: PickIfOffered("slot"),
    },
)
