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

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from typing import Any, Final, TypeAlias

from .actions import WhyNot
from .contract import Title
from .forms import MOST_STEPS, Field, Form, Left, Look, Picker, Stepper, Tick, Wanted, complete
from .script import Ask, Kind, Value
from .session import Session
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

    def fields(self, known: Any, ask: Ask, left: Left) -> Iterable[Field]:
        """What there is to fill in here; what is filled in of one field stands in ``left`` before the next is asked
        for."""
        return ()

    def answer(self, known: Any, ask: Ask, left: Left) -> Value | None:
        return None

    def probes(self, ask: Ask, left: Left) -> Sequence[Value]:
        """The options behind which further fields are found while nothing is filled in there."""
        return ()

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

    def __init__(
        self, field: str, start: Callable[[Any, Ask], Value | None] | None = None, but: Collection[str] = ()
    ) -> None:
        self.field = field
        self.start = start
        self.but = but  # words of the question that belong to other orders

    def fields(self, known: Any, ask: Ask, left: Left) -> Sequence[Field]:
        start = ask.default if self.start is None else self.start(known, ask)
        options = [value for value in ask.options if value not in self.but]
        if not options:
            return []
        return [Picker(self.field, question(ask), ask.kind, options, start, ask.refused, ask.args)]

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

    def probes(self, ask: Ask, left: Left) -> Sequence[Value]:
        return [] if self.is_wanted(left) else [value for value in ask.options if value != self.stop][:1]

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
    """The word behind which something is wanted, in the order in which it is wanted; then, if anything was done,
    ``otherwise``. ``ways`` are the words, each with the parts behind it."""

    def __init__(self, ways: Mapping[str, Sequence[Count]], otherwise: str | None = None) -> None:
        self.ways = ways
        self.otherwise = otherwise

    def answer(self, known: Any, ask: Ask, left: Left) -> Value | None:
        word = next((word for id, n in left.items() if n and (word := self.word_of(id)) is not None), None)
        if word is None:
            return self.otherwise if BEGUN in left else None
        left[BEGUN] = 1
        return word

    def word_of(self, id: str) -> str | None:
        """The word behind which a field is filled in."""
        found = (word for word, parts in self.ways.items() if any(id.startswith(part.prefix) for part in parts))
        return next(found, None)

    def probes(self, ask: Ask, left: Left) -> Sequence[Value]:
        return [
            word
            for word, parts in self.ways.items()
            if word in ask.options and not any(part.is_wanted(left) for part in parts)
        ]


def question(ask: Ask) -> Text:
    return Text(f"ask-{ask.kind.id}", ask.args or {})


def thing(kind: Kind, value: Value) -> Cell:
    """What an option is called."""
    if isinstance(value, str):
        return Text(f"option-{value}")
    return value if kind.domain.ids is None else Name(kind.domain.name, value)


class Order(Form[Any]):
    """A form of parts, by the kind of question. ``why_not``: why it is not offered behind a word of a menu that leads
    to other things too."""

    def __init__(
        self,
        id: str,
        opens: Mapping[str, str | None],
        parts: Mapping[str, Part],
        why_not: Mapping[str, WhyNot] | None = None,
        drag: tuple[str, str] | None = None,
    ) -> None:
        self.id = id
        self.opens = opens
        self.parts = parts
        self.kinds = parts.keys()
        self.why_not = why_not or {}
        self.drag = drag

    def is_offered(self, known: Any, ask: Ask) -> bool:
        if not super().is_offered(known, ask):
            return False
        why_not = self.why_not.get(ask.kind.id)
        return why_not is None or why_not(known, ask.seat) is None

    def answer(self, known: Any, ask: Ask, left: Left) -> Value | None:
        return self.parts[ask.kind.id].answer(known, ask, left)

    def takes(self, ask: Ask, left: Left) -> bool:
        return self.parts[ask.kind.id].takes(ask, left)

    def lay_out(self, look: Look, wanted: Wanted) -> Sequence[Field] | None:
        """The fields along the way that the order takes, or would take if something were filled in."""
        walk = _Walk(self, look.seat, wanted)
        walk.along(look.twin.clone(), {}, set(), is_first=True)
        return list(walk.found.values())


class Repeated(Order):
    """An order that goes through its menu again and again, as long as something is wanted."""

    def is_menu(self, ask: Ask) -> bool:
        return False


class _Walk:
    """Along the questions of an order, in imagined games: each shows its fields. Where nothing is filled in, a game
    apart looks behind the options."""

    def __init__(self, order: Order, seat: int, wanted: Wanted) -> None:
        self.order = order
        self.seat = seat
        self.wanted = wanted
        self.found: dict[str, Field] = {}
        self.tried: set[tuple[str, str]] = set()  # options, by kind of question, behind which the fields are found

    def along(self, twin: Session, left: Left, met: set[tuple[str, str]], *, is_first: bool) -> None:
        """``met`` are the fields on this way, and the menus that were answered."""
        for step in range(MOST_STEPS):
            ask = twin.ask_of(self.seat)
            has_begun = step > 0 or not is_first
            if ask is None or ask not in twin.asks() or (has_begun and not twin.can_undo(self.seat)):
                return
            if self.order.is_menu(ask) and ("menu", ask.kind.id) in met:
                return
            forced = [each for each in twin.forced if has_begun and each.seat == self.seat]
            known = twin.title.mask(twin.state, self.seat)
            for each in (*forced, ask):
                self._meet(twin, known, each, left, met)
            if not all([self.order.takes(each, left) for each in forced if each.kind.id in self.order.parts]):
                return
            self._look_behind(twin, ask, left, met)
            option = self._next(known, ask, left)
            if option is None:
                return
            twin.answer(self.seat, option)

    def _meet(self, twin: Session, known: Any, ask: Ask, left: Left, met: set[tuple[str, str]]) -> None:
        part = self.order.parts.get(ask.kind.id)
        met.add(("menu", ask.kind.id))
        for field in () if part is None else part.fields(known, ask, left):
            if field.id not in self.found or _has_become_a_choice(self.found[field.id], field):
                self.found[field.id] = _with_odds(twin.title, known, ask, field)
                met.discard(("field", field.id))
            if ("field", field.id) not in met:
                met.add(("field", field.id))
                left.update(complete([self.found[field.id]], self.wanted))

    def _look_behind(self, twin: Session, ask: Ask, left: Left, met: set[tuple[str, str]]) -> None:
        part = self.order.parts.get(ask.kind.id)
        for value in () if part is None else part.probes(ask, left):
            option = ask.kind.option_id(value)
            if (ask.kind.id, option) not in self.tried:
                self.tried.add((ask.kind.id, option))
                apart = twin.clone()
                apart.answer(self.seat, option)
                self.along(apart, {**left, BEGUN: 1}, set(met), is_first=False)

    def _next(self, known: Any, ask: Ask, left: Left) -> str | None:
        """The option that leads on."""
        part = self.order.parts.get(ask.kind.id)
        value = None if part is None else part.answer(known, ask, left)
        option = None if value is None else ask.kind.option_id(value)
        if option is None or ask.find(option) is None:
            return None
        self.tried.add((ask.kind.id, option))
        return option


def _has_become_a_choice(before: Field, now: Field) -> bool:
    """What had to be answered one way at first, and now can be answered in several."""
    return isinstance(before, Picker) and isinstance(now, Picker) and len(before.options) == 1 < len(now.options)


def _with_odds(title: Title[Any], known: Any, ask: Ask, field: Field) -> Field:
    """What to choose from, with the chances of each."""
    return field._replace(odds=title.odds(known, ask)) if isinstance(field, Picker) else field
