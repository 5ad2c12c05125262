"""PP-9.5, PP-9.8, PP-9.7.27: a march with what joins or stays behind, a siege, and losses, ordered at once."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from westphalia.kernel.forms import Field, Left, Look, Stepper, Wanted
from westphalia.kernel.orders import BESIDE, MOST, Count, Order, Part, Pick, PickIfOffered, Say, Several, the_first
from westphalia.kernel.script import Ask, Kind, Value
from westphalia.kernel.summary import Cell, Name, Text

from .. import terms
from ..board import AREA, UNIT
from ..ids import Area, Seat
from ..model import NOBODY, Game
from ..phases import action_phase
from ..rules import activation, casualties, movement, recruit, sieges, units
from ..tables import KINDS
from .recruiting import price

ACTIVATE: Final = activation.ACTIVATE.word


def activated(id: str, way: str, first: Kind, parts: Mapping[str, Part], drag: tuple[str, str] | None = None) -> Order:
    """PP-5.5.6: one way to activate Units; ``first`` is its first question."""
    why_not = next(action.why_not for action in activation.PAID_WAYS if action.word == way)
    return Order(
        id,
        opens={action_phase.TURN.id: ACTIVATE, activation.WAY.id: way, first.id: None},
        parts={action_phase.TURN.id: Say(ACTIVATE), activation.WAY.id: Say(way), **parts},
        why_not={action_phase.TURN.id: why_not},
        drag=drag,
    )


# March

TAKE, LEAVE = "take", "leave"  # what joins the Army, and what it leaves behind
WAYS: Final = {TAKE: "pick_up", LEAVE: "drop"}
BEING_MOVED: Final = "being_moved"  # noted: the field whose Unit changes over
HAS_SET_OUT: Final = "has_set_out"


class Reorganise(Part):
    """PP-9.5.9: before it sets out, an Army takes Units along and leaves others behind."""

    def fields(self, known: Game, ask: Ask, left: Left) -> Sequence[Field]:
        mover = movement.mover_of(Seat(ask.seat), str(left.get("what", movement.SINGLE)).removeprefix(movement.FORM))
        if mover.army == NOBODY or HAS_SET_OUT in left or ask.args is None:
            return []
        a = Area(int(ask.args["area"]))
        found: list[Field] = []
        for other in movement.pick_ups(known, mover, a):
            source = movement.mover_of(mover.seat, other).army
            found += self.steppers(known, TAKE, other, source)
        for other in movement.drops(known, mover, a, has_moved=False):
            found += self.steppers(known, LEAVE, other, mover.army)
        return found

    def steppers(self, known: Game, way: str, other: str, source: int) -> list[Field]:
        """For what comes from a force: ``other`` is who gives it, or takes it."""
        if other == movement.SINGLE:
            return [Stepper(BESIDE.join((way, other)), Text(f"form-march-{way}"), MOST)]
        note: Cell = Text(f"form-march-{way}-{other}")
        kinds = [kind for kind in range(KINDS) if known.army[source * KINDS + kind]]
        return [Stepper(BESIDE.join((way, other, UNIT.id(kind))), Name("unit", kind), MOST, note) for kind in kinds]

    def answer(self, known: Game, ask: Ask, left: Left) -> Value | None:
        for id, n in list(left.items()):
            way = WAYS.get(id.split(BESIDE)[0])
            if way in ask.options and n and HAS_SET_OUT not in left:
                left[id] = int(n) - 1
                left[BEING_MOVED] = id
                return way
        return movement.DONE


class BeingMoved(Part):
    """Who gives or takes the Unit, and which it is: what the field of the Unit says."""

    def __init__(self, place: int) -> None:
        self.place = place

    def says(self, left: Left) -> str | None:
        """A field of single Infantry says nothing of the kind of Unit: nobody asks for it."""
        words = str(left[BEING_MOVED]).split(BESIDE)
        return words[self.place] if self.place < len(words) else None

    def answer(self, known: Game, ask: Ask, left: Left) -> Value | None:
        word = self.says(left)
        return None if word is None else ask.find(word)

    def takes(self, ask: Ask, left: Left) -> bool:
        return ask.kind.option_id(ask.options[0]) == self.says(left)


class March(Pick):
    """PP-9.5.3: into an Area and, where the way goes on, perhaps one further."""

    def __init__(self) -> None:
        super().__init__("to")

    def on(self, ask: Ask) -> Pick:
        return Pick("further") if movement.STOP in ask.options else Pick("to")

    def fields(self, known: Game, ask: Ask, left: Left) -> Sequence[Field]:
        return self.on(ask).fields(known, ask, left)

    def answer(self, known: Game, ask: Ask, left: Left) -> Value | None:
        left[HAS_SET_OUT] = 1
        return self.on(ask).answer(known, ask, left)

    def takes(self, ask: Ask, left: Left) -> bool:
        left[HAS_SET_OUT] = 1
        return self.on(ask).takes(ask, left)


MARCH: Final = activated(
    "march",
    "move",
    movement.MOVE_FROM,
    {
        movement.MOVE_FROM.id: Pick("from"),
        movement.MOVE_WHAT.id: Pick("what"),
        recruit.HIRE.id: Count("hire", stop=recruit.DONE, note=price),
        movement.REORGANISE.id: Reorganise(),
        movement.REORGANISE_ARMY.id: BeingMoved(1),
        movement.REORGANISE_UNIT.id: BeingMoved(2),
        movement.MARCH.id: March(),
    },
    drag=("from", "to"),
)


# Siege


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


SIEGE: Final = activated(
    "siege",
    "siege",
    sieges.SIEGE_AREA,
    {
        sieges.SIEGE_AREA.id: Pick("area"),
        sieges.SIEGE_UNIT.id: Count("unit", stop=sieges.DONE, start=fewest_units),
        sieges.SIEGE_TARGET.id: Several("target", stop=sieges.DONE, start=the_first),
        sieges.REBEL_TOWN.id: Pick("rebel_town"),
    },
)


# Losses


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
        fields = super().lay_out(look, wanted if given else {**counted, **wanted}) or ()
        return [f._replace(start=counted.get(f.id, 0)) if isinstance(f, Stepper) else f for f in fields]


LOSSES: Final = Losses(
    "losses",
    opens={casualties.CASUALTY.id: None},
    parts={casualties.CASUALTY.id: Count("unit"), casualties.CASUALTY_ARMY.id: PickIfOffered("army")},
)
