"""PP-5.5.8, PP-9.5.10, PP-9.5.11: ships that sail or put to sea, ordered at once."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from westphalia.kernel.forms import Field, Left, Picker, Stepper
from westphalia.kernel.orders import MOST, Count, Part, PickIfOffered, question, the_first
from westphalia.kernel.script import Ask, Value
from westphalia.kernel.summary import Text

from ..board import SPACE
from ..ids import Sea, Seat, Space
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


FARTHEST: Final = 8  # Spaces; no card lets ships sail so far
HAS_SAILED: Final = "has_sailed"


class Voyage(Part):
    """PP-5.5.8(a): from where ships sail, and to where they can get from there."""

    def fields(self, known: Game, ask: Ask, left: Left) -> Iterator[Field]:
        goals = self.goals(known, ask)
        if not goals:  # there was one way only, and what became of the ships is known already
            return
        start = known.fleet_at[ask.seat]
        yield Picker("from", Text("ask-sail_from"), activation.SAIL_FROM, [*goals], start)
        origin = SPACE.value(str(left["from"]))
        yield Picker("to", question(ask), ask.kind, goals.get(Space(-1 if origin is None else origin), []))

    def answer(self, known: Game, ask: Ask, left: Left) -> Value | None:
        return left.get("to")

    def takes(self, ask: Ask, left: Left) -> bool:
        return left.get("to") in (None, ask.kind.option_id(ask.options[0]))

    def goals(self, known: Game, ask: Ask) -> dict[Space, list[Value]]:
        """By where ships lie: the options they can get to, and those where they can hunt Pirates without moving."""
        seat = Seat(ask.seat)
        spaces = self.range_of(known, ask)
        found = dict[Space, list[Value]]()
        for origin in ships.spaces_with_ships(known, seat):
            stays = not ships.is_port(origin) and bool(activation.pirate_nodes(known, Sea(origin)))
            to = [s for s in ask.options if (stays and s == origin) or self.gets_there(known, seat, origin, s, spaces)]
            if to:
                found[origin] = to
        return found

    def gets_there(self, known: Game, seat: Seat, origin: Space, to: Value, spaces: int) -> bool:
        return bool(activation.sailors(known, seat, origin, Space(int(to)), spaces))

    def range_of(self, known: Game, ask: Ask) -> int:
        """As far as the question lets ships sail: 2 Spaces (PP-9.5.11), or what a card says."""
        for spaces in range(activation.SPACES, FARTHEST):
            if {*ask.options} <= {*activation.destinations(known, Seat(ask.seat), spaces)}:
                return spaces
        return FARTHEST


class FromWhere(Count):
    """PP-5.5.8(a): first from where the voyage begins, then whatever else joins it."""

    def answer(self, known: Game, ask: Ask, left: Left) -> Value | None:
        first = ask.find(str(left.get("from", "")))
        if HAS_SAILED in left or first is None:
            return super().answer(known, ask, left)
        left[HAS_SAILED] = 1
        return first

    def takes(self, ask: Ask, left: Left) -> bool:
        if HAS_SAILED in left:
            return super().takes(ask, left)
        left[HAS_SAILED] = 1
        return ask.kind.option_id(ask.options[0]) == left.get("from")

    def probes(self, ask: Ask, left: Left) -> Sequence[Value]:
        return []


def further(ask: Ask, value: Value) -> Text:
    return Text("form-sail-further")


SAIL: Final = activated(
    "sail",
    "sail",
    activation.DESTINATION,
    {
        activation.DESTINATION.id: Voyage(),
        activation.SAIL_FROM.id: FromWhere("further", stop=activation.DONE, note=further),
        activation.SAIL_WHAT.id: PickIfOffered("what"),
        activation.REORGANISE_FLEET.id: InTheFleet(),
        ships.SLOT.id: PickIfOffered("slot"),
    },
    drag=("from", "to"),
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
