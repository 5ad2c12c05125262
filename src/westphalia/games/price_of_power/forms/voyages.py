"""PP-5.5.8, PP-9.5.10, PP-9.5.11: ships that sail or put to sea, ordered at once."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from westphalia.kernel.forms import Field, Left, Stepper
from westphalia.kernel.orders import MOST, Count, Part, Pick, PickIfOffered, the_first
from westphalia.kernel.script import Ask, Value
from westphalia.kernel.summary import Text

from ..model import Game
from ..rules import activation, ships
from .campaign import activated

WAYS: Final = {"join_fleet": "join", "leave_fleet": "leave"}


class InTheFleet(Part):
    """PP-9.0.17: Light Ships join the Fleet or leave it, where it starts and where it ends its move."""

    def fields(self, known: Game, ask: Ask, left: Left) -> Sequence[Field]:
        return [Stepper(field, Text(f"option-{way}"), MOST) for way, field in WAYS.items() if way in ask.options]

    def answer(self, known: Game, ask: Ask, left: Left) -> Value | None:
        for way, field in WAYS.items():
            if left.get(field) and way in ask.options:
                left[field] = int(left[field]) - 1
                return way
        return activation.DONE


SAIL: Final = activated(
    "sail",
    "sail",
    activation.DESTINATION,
    {
        activation.DESTINATION.id: Pick("to"),
        activation.SAIL_FROM.id: Count("from", stop=activation.DONE, start=the_first),
        activation.SAIL_WHAT.id: PickIfOffered("what"),
        activation.REORGANISE_FLEET.id: InTheFleet(),
        ships.SLOT.id: PickIfOffered("slot"),
    },
)
UNDOCK: Final = activated(
    "undock",
    "undock",
    activation.UNDOCK_FROM,
    {
        activation.UNDOCK_FROM.id: Count("from", stop=activation.DONE, start=the_first),
        activation.UNDOCK_TO.id: PickIfOffered("to"),
        activation.SAIL_WHAT.id: PickIfOffered("what"),
        activation.REORGANISE_FLEET.id: InTheFleet(),
        ships.SLOT.id: PickIfOffered("slot"),
    },
)
