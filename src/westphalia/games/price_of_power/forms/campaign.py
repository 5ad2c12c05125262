"""PP-9.5, PP-9.8, PP-9.7.27: a march with what joins or stays behind, a siege, and losses, ordered at once."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from westphalia.kernel.forms import Field, Left, Look, Stepper, Wanted
from westphalia.kernel.orders import MOST, Count, Order, Part, Pick, PickIfOffered, Say, Several, the_first
from westphalia.kernel.script import Ask, Value
from westphalia.kernel.summary import Text

from .. import terms
from ..board import AREA
from ..ids import Area, Seat
from ..model import Game
from ..phases import action_phase
from ..rules import activation, casualties, movement, recruit, sieges, units
from .recruiting import price

ACTIVATE: Final = activation.ACTIVATE.word
TAKE, LEAVE = "take", "leave"  # single Infantry that join the Army, and those it leaves behind
WAYS: Final = {"pick_up": TAKE, "drop": LEAVE}


class Reorganise(Part):
    """PP-9.5.9: single Infantry join the Army before it sets out, or stay behind."""

    def fields(self, known: Game, ask: Ask, left: Left) -> Sequence[Field]:
        return [Stepper(field, Text(f"form-march-{field}"), MOST) for way, field in WAYS.items() if way in ask.options]

    def answer(self, known: Game, ask: Ask, left: Left) -> Value | None:
        for way, field in WAYS.items():
            if left.get(field) and way in ask.options:
                left[field] = int(left[field]) - 1
                return way
        return movement.DONE


class Single(Part):
    """Of the units that join or stay only single Infantry."""

    def answer(self, known: Game, ask: Ask, left: Left) -> Value | None:
        return movement.SINGLE

    def takes(self, ask: Ask, left: Left) -> bool:
        return ask.options[0] == movement.SINGLE


class March(Pick):
    """PP-9.5.3: into an Area and, where the way goes on, perhaps one further."""

    def __init__(self) -> None:
        super().__init__("to")

    def on(self, ask: Ask) -> Pick:
        return Pick("further") if movement.STOP in ask.options else Pick("to")

    def fields(self, known: Game, ask: Ask, left: Left) -> Sequence[Field]:
        return self.on(ask).fields(known, ask, left)

    def answer(self, known: Game, ask: Ask, left: Left) -> Value | None:
        return self.on(ask).answer(known, ask, left)

    def takes(self, ask: Ask, left: Left) -> bool:
        return self.on(ask).takes(ask, left)


MARCH: Final = Order(
    "march",
    opens={action_phase.TURN.id: ACTIVATE, activation.WAY.id: "move", movement.MOVE_FROM.id: None},
    parts={
        action_phase.TURN.id: Say(ACTIVATE),
        activation.WAY.id: Say("move"),
        movement.MOVE_FROM.id: Pick("from"),
        movement.MOVE_WHAT.id: Pick("what"),
        recruit.HIRE.id: Count("hire", stop=recruit.DONE, note=price),
        movement.REORGANISE.id: Reorganise(),
        movement.REORGANISE_ARMY.id: Single(),
        movement.MARCH.id: March(),
    },
)


def fewest_units(known: Game, ask: Ask, left: Left) -> Mapping[Value, int]:
    """The strongest units, as few as take the weakest target."""
    a = AREA.value(str(left["area"]))
    assert a is not None
    counts = units.counts_in(known, Seat(ask.seat), Area(a))
    targets = [p for p in known.board.provinces_of[Area(a)] if sieges.why_not_besiege(known, Seat(ask.seat), p) is None]
    needed = min([terms.tax_value(known, p) for p in targets], default=1)
    chosen = [0] * len(counts)
    for kind in sorted(range(len(counts)), key=lambda kind: -sieges.DOUBLED[units.TYPE_OF[kind]]):
        while chosen[kind] < counts[kind] and sieges.strength(chosen) < needed:
            chosen[kind] += 1
    return dict(enumerate(chosen))


class SiegeOrder(Order):
    def is_offered(self, known: Any, ask: Ask) -> bool:
        if not super().is_offered(known, ask):
            return False
        spent = int(ask.kind is action_phase.TURN)
        return activation.why_not_siege(known, Seat(ask.seat), spent) is None


SIEGE: Final = SiegeOrder(
    "siege",
    opens={action_phase.TURN.id: ACTIVATE, activation.WAY.id: "siege", sieges.SIEGE_AREA.id: None},
    parts={
        action_phase.TURN.id: Say(ACTIVATE),
        activation.WAY.id: Say("siege"),
        sieges.SIEGE_AREA.id: Pick("area"),
        sieges.SIEGE_UNIT.id: Count("unit", stop=sieges.DONE, start=fewest_units),
        sieges.SIEGE_TARGET.id: Several("target", stop=sieges.DONE, start=the_first),
        sieges.REBEL_TOWN.id: Pick("rebel_town"),
    },
)


class Losses(Order):
    """As many of each kind as there are hits; it begins as the rules would have it for who is absent."""

    def lay_out(self, look: Look, wanted: Wanted) -> Sequence[Field] | None:
        twin, counted = look.twin.clone(), dict[str, int]()
        while (ask := twin.ask_of(look.seat)) is not None and ask.kind.id in self.kinds:
            option = ask.kind.option_id(ask.default_value())
            if ask.kind is casualties.CASUALTY:
                counted[f"unit/{option}"] = counted.get(f"unit/{option}", 0) + 1
            twin.answer(look.seat, option)
            if not twin.can_undo(look.seat):
                break
        given = {id: n for id, n in wanted.items() if id.startswith("unit/")}
        return super().lay_out(look, wanted if given else {**counted, **wanted})


LOSSES: Final = Losses(
    "losses",
    opens={casualties.CASUALTY.id: None},
    parts={casualties.CASUALTY.id: Count("unit"), casualties.CASUALTY_ARMY.id: PickIfOffered("army")},
)
