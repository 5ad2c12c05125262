"""Orders: forms that are put together from a part for each kind of question.

    Siege = Order("siege", opens={"activate_way": "siege"}, parts={
        "activate_way": Say("siege"),
        "siege_area": Pick("area"),
        "siege_unit": Count("unit", stop="done"),
        "siege_target": Several("target", stop="done"),
    })

The fields are found by walking along the questions in an imagined game: each shows the options of its question, those
that nobody would be asked about too.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, TypeAlias

from .forms import MOST_STEPS, Field, Form, Left, Look, Picker, Stepper, Tick, Wanted, complete
from .script import Ask, Kind, Value
from .summary import Cell, Name, Text

MOST: Final = 30  # of one thing in one order
BESIDE: Final = "/"  # between the name of a field and the option it is for

Note: TypeAlias = Callable[[Ask, Value], Cell | None]
Start: TypeAlias = Callable[[Any, Ask, Left], Mapping[Value, int]]  # how many of each option a form begins with


def all_of_them(known: Any, ask: Ask, left: Left) -> Mapping[Value, int]:
    return dict.fromkeys(ask.options, 1)


def the_first(known: Any, ask: Ask, left: Left) -> Mapping[Value, int]:
    return {ask.options[0]: 1}


class Part:
    """What an order does at one kind of question."""

    def fields(self, known: Any, ask: Ask, left: Left) -> Sequence[Field]:
        """What there is to fill in here."""
        return ()

    def answer(self, known: Any, ask: Ask, left: Left) -> Value | None:
        return None

    def probe(self, known: Any, ask: Ask, left: Left) -> Value | None:
        """The option behind which further fields are found while nothing is filled in here."""
        return None

    def takes(self, ask: Ask, left: Left) -> bool:
        """Whether the only option of a question that was not asked is what is wanted."""
        return True


class Say(Part):
    """The first of these words that is offered; none given: what an absent player would say."""

    def __init__(self, *words: Value) -> None:
        self.words = words

    def answer(self, known: Any, ask: Ask, left: Left) -> Value | None:
        if not self.words:
            return ask.default_value()
        return next((word for word in self.words if word in ask.options), None)


class Pick(Part):
    """One of the options. The field is called by the question."""

    def __init__(self, field: str, start: Callable[[Any, Ask], Value | None] | None = None) -> None:
        self.field = field
        self.start = start

    def fields(self, known: Any, ask: Ask, left: Left) -> Sequence[Field]:
        start = ask.default if self.start is None else self.start(known, ask)
        return [Picker(self.field, question(ask), ask.kind, ask.options, start, ask.refused, ask.args)]

    def answer(self, known: Any, ask: Ask, left: Left) -> Value | None:
        return left.get(self.field)

    def takes(self, ask: Ask, left: Left) -> bool:
        return left.get(self.field) in (None, ask.kind.option_id(ask.options[0]))


class PickIfOffered(Pick):
    """One of the options; where it is not offered, the first."""

    def answer(self, known: Any, ask: Ask, left: Left) -> Value | None:
        found = ask.find(str(left.get(self.field, "")))
        return ask.options[0] if found is None else found

    def takes(self, ask: Ask, left: Left) -> bool:
        return True


class HowMany(Part):
    """A number that is asked for as such. ``by``: arguments of the question that tell one such number from another, the
    first of them names the thing; ``note`` is an argument that tells more."""

    def __init__(self, field: str, *by: str, note: str = "", starts_full: bool = False) -> None:
        self.field = field
        self.by = by
        self.note = note
        self.starts_full = starts_full

    def id_of(self, ask: Ask) -> str:
        return BESIDE.join([self.field, *[str((ask.args or {}).get(name, "")) for name in self.by]])

    def fields(self, known: Any, ask: Ask, left: Left) -> Sequence[Field]:
        amounts = [value for value in ask.options if isinstance(value, int)]
        label = Name(self.by[0], int((ask.args or {})[self.by[0]])) if self.by else question(ask)
        start = max(amounts) if self.starts_full else ask.default_value()
        start = start if isinstance(start, int) else min(amounts)
        note = Name(self.note, int((ask.args or {})[self.note])) if self.note else None
        return [Stepper(self.id_of(ask), label, max(amounts), note, least=min(amounts), start=start)]

    def answer(self, known: Any, ask: Ask, left: Left) -> Value | None:
        value = left.get(self.id_of(ask))
        if value in ask.options:
            left[self.id_of(ask)] = 0
        return value

    def takes(self, ask: Ask, left: Left) -> bool:
        return left.pop(self.id_of(ask), ask.options[0]) == ask.options[0]


class Count(Part):
    """So many of each option, asked for again and again; then ``stop``."""

    def __init__(
        self,
        field: str,
        stop: str | None = None,
        note: Note | None = None,
        most: int = MOST,
        start: Start | None = None,
    ) -> None:
        self.prefix = field + BESIDE
        self.stop = stop
        self.note = note
        self.most = most
        self.start = start

    def fields(self, known: Any, ask: Ask, left: Left) -> Sequence[Field]:
        starts = {} if self.start is None else self.start(known, ask, left)
        return [self.field_for(ask, value, starts.get(value, 0)) for value in ask.options if value != self.stop]

    def field_for(self, ask: Ask, value: Value, start: int) -> Field:
        note = None if self.note is None else self.note(ask, value)
        return Stepper(self.prefix + ask.kind.option_id(value), thing(ask.kind, value), self.most, note, start=start)

    def answer(self, known: Any, ask: Ask, left: Left) -> Value | None:
        wanted = [id for id, n in left.items() if id.startswith(self.prefix) and n]
        for id in wanted:
            found = ask.find(id.removeprefix(self.prefix))
            if found is not None:
                left[id] = int(left[id]) - 1
                return found
        return None if wanted or self.stop not in ask.options else self.stop

    def probe(self, known: Any, ask: Ask, left: Left) -> Value | None:
        return None if self.is_wanted(left) else ask.options[0]

    def takes(self, ask: Ask, left: Left) -> bool:
        id = self.prefix + ask.kind.option_id(ask.options[0])
        if not left.get(id):
            return ask.options[0] == self.stop
        left[id] = int(left[id]) - 1
        return True

    def is_wanted(self, left: Left) -> bool:
        return any(n for id, n in left.items() if id.startswith(self.prefix))


class Several(Count):
    """Some of the options, each once."""

    def field_for(self, ask: Ask, value: Value, start: int) -> Field:
        note = None if self.note is None else self.note(ask, value)
        return Tick(self.prefix + ask.kind.option_id(value), thing(ask.kind, value), note, start)


BEGUN: Final = "begun"  # noted in what is left once something of it was done


class When(Part):
    """``word`` as long as something of these parts is wanted; then, if anything was, ``otherwise``."""

    def __init__(self, word: str, otherwise: str | None, *parts: Count) -> None:
        self.word = word
        self.otherwise = otherwise
        self.parts = parts

    def is_wanted(self, left: Left) -> bool:
        return any(part.is_wanted(left) for part in self.parts)

    def answer(self, known: Any, ask: Ask, left: Left) -> Value | None:
        if not self.is_wanted(left):
            return self.otherwise if BEGUN in left else None
        left[BEGUN] = 1
        return self.word

    def probe(self, known: Any, ask: Ask, left: Left) -> Value | None:
        return None if self.is_wanted(left) else self.word


def question(ask: Ask) -> Text:
    return Text(f"ask-{ask.kind.id}", ask.args or {})


def thing(kind: Kind, value: Value) -> Cell:
    """What an option is called."""
    if isinstance(value, str):
        return Text(f"option-{value}")
    return value if kind.domain.ids is None else Name(kind.domain.name, value)


class Order(Form[Any]):
    """A form of parts, by the kind of question."""

    def __init__(self, id: str, opens: Mapping[str, str | None], parts: Mapping[str, Part]) -> None:
        self.id = id
        self.opens = opens
        self.parts = parts
        self.kinds = parts.keys()

    def answer(self, known: Any, ask: Ask, left: Left) -> Value | None:
        return self.parts[ask.kind.id].answer(known, ask, left)

    def takes(self, ask: Ask, left: Left) -> bool:
        return self.parts[ask.kind.id].takes(ask, left)

    def lay_out(self, look: Look, wanted: Wanted) -> Sequence[Field] | None:
        """The fields along the way that the order takes, or would take if something were filled in."""
        twin, seat = look.twin.clone(), look.seat
        found: dict[str, Field] = {}
        left: Left = {}
        probed: set[str] = set()
        for step in range(MOST_STEPS):
            asks = [ask for ask in twin.forced if step and ask.seat == seat]
            ask = twin.ask_of(seat)
            if ask is None or ask not in twin.asks() or (step and not twin.can_undo(seat)):
                break
            if self.is_menu(ask) and ask.kind.id in probed:
                break
            known = twin.title.mask(twin.state, seat)
            for each in (*asks, ask):
                self._add_fields(known, each, wanted, found, left)
            if not all([self.takes(each, left) for each in asks if each.kind.id in self.parts]):
                break
            option = self._next(known, ask, left, probed)
            if option is None:
                break
            twin.answer(seat, option)
        return list(found.values())

    def _next(self, known: Any, ask: Ask, left: Left, probed: set[str]) -> str | None:
        """The option that leads on; where nothing is filled in, once the one behind which more is to be found."""
        part = self.parts.get(ask.kind.id)
        if part is None:
            return None
        probe = None if ask.kind.id in probed else part.probe(known, ask, left)
        probed.add(ask.kind.id)
        if probe is not None:
            left[BEGUN] = 1
        value = part.answer(known, ask, left) if probe is None else probe
        option = None if value is None else ask.kind.option_id(value)
        return None if option is None or ask.find(option) is None else option

    def _add_fields(self, known: Any, ask: Ask, wanted: Wanted, found: dict[str, Field], left: Left) -> None:
        part = self.parts.get(ask.kind.id)
        for field in () if part is None else part.fields(known, ask, left):
            if field.id not in found:
                found[field.id] = field
                left.update(complete([field], wanted))
