"""Orders that answer several questions at once."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from westphalia.kernel.forms import Field, Form, Left, Look, Stepper, Tick, Wanted, by_kind
from westphalia.kernel.orders import MOST, Count, Order, Part, Several
from westphalia.kernel.script import Ask, Value
from westphalia.kernel.summary import Cell, Text

from .model import Game
from .rules import mobilisation


def word_of(word: str) -> Any:
    """A remark behind a field: what is bought there."""

    def note(ask: Ask, value: Value) -> Cell:
        return Text(f"option-{word}")

    return note


PLACED: Final[Mapping[str, Count]] = {  # purchases that are put somewhere
    "unit": Count("unit", note=word_of("unit")),
    "garrison": Several("garrison", note=word_of("garrison")),
    "fortress": Several("fortress", note=word_of("fortress")),
}


class Purchases(Part):
    """RE-5.12: what is wanted, one after the other; a card last, for it tells something new."""

    def answer(self, known: Game, ask: Ask, left: Left) -> Value | None:
        placed = next((word for word, part in PLACED.items() if part.is_wanted(left)), None)
        if placed is not None:
            return placed
        for word in ("morale", "card"):
            if left.get(word):
                left[word] = int(left[word]) - 1
                return word
        return None


class Mobilise(Order):
    """RE-5.12 to 5.14."""

    def lay_out(self, look: Look, wanted: Wanted) -> Sequence[Field] | None:
        fields: list[Field] = []
        for word, part in PLACED.items():
            ask = look.branch(word)
            fields += [] if ask is None else part.fields(look.known, ask, {})
        if "morale" in look.ask.options:
            fields.append(Stepper("morale", Text("option-morale"), MOST))
        if "card" in look.ask.options:
            fields.append(Tick("card", Text("option-card")))
        return fields


MOBILISE: Final = Mobilise(
    "mobilise",
    opens={mobilisation.BUY.id: None},
    parts={
        mobilisation.BUY.id: Purchases(),
        mobilisation.UNIT_TO.id: PLACED["unit"],
        mobilisation.GARRISON_IN.id: PLACED["garrison"],
        mobilisation.FORTRESS_IN.id: PLACED["fortress"],
    },
)
FORMS: Final[Mapping[str, Sequence[Form[Any]]]] = by_kind(MOBILISE)
