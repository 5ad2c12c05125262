"""The questions of an order answered one by one, by somebody who has the filled-in form in his hand.

He takes from a form which field belongs to which question, and nothing else: what he answers he reads off the values
himself. What he leaves must be what the order leaves, answer for answer.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from westphalia.kernel import forms, orders, standing
from westphalia.kernel.forms import Form, Left, Wanted
from westphalia.kernel.script import Ask, Value
from westphalia.kernel.session import Session

Reading = Callable[["Person", Any, Ask], Value | None]  # what he answers at a part of an order that is a game's own


def as_proposed(person: Person, part: Any, ask: Ask) -> Value:
    return ask.default_value()


class Person:
    """``left`` is what is still to be done of what was filled in, in the order of the form."""

    def __init__(self, session: Session, form: Form[Any], wanted: Wanted, readings: Mapping[type, Reading]) -> None:
        self.session = session
        self.form = form
        self.left: Left = dict(wanted)
        self.readings = readings
        self.notes: dict[str, Any] = {}
        self.has_answered = False

    def answer(self, ask: Ask) -> Value | None:
        """None: nothing on the form belongs here."""
        if isinstance(self.form, orders.Order):
            return self.read(self.form.parts[ask.kind.id], ask)
        if isinstance(self.form, standing.Chosen):
            return self.one_of("piece/", ask, self.form.ticks.stop)
        if isinstance(self.form, standing.FightOn):
            word = self.form.blows.get(ask.kind.id)
            return self.readings[type(self.form)](self, None, ask) if word is None else word
        return self.readings[type(self.form)](self, None, ask)

    def read(self, part: orders.Part, ask: Ask) -> Value | None:
        own = self.readings.get(type(part))
        if own is not None:
            return own(self, part, ask)
        match part:
            case orders.Say(words=words):
                return next((word for word in words or [ask.default_value()] if word in ask.options), None)
            case orders.When(ways=ways, otherwise=otherwise):
                for field in self.open_fields():
                    for word, counts in ways.items():
                        if any(field.startswith(count.prefix) for count in counts):
                            return word
                return otherwise if self.has_answered else None
            case orders.Count(prefix=prefix, stop=stop):
                return self.one_of(prefix, ask, stop)
            case orders.HowMany(field=field, by=by):
                return self.number("/".join([field, *(str((ask.args or {}).get(name, "")) for name in by)]))
            case orders.PickIfOffered(field=field):
                return self.picked(field, ask) if self.is_offered(field, ask) else ask.options[0]
            case orders.Pick(field=field):
                return self.picked(field, ask)
        raise AssertionError(f"nobody reads {type(part).__name__}")

    def open_fields(self) -> list[str]:
        """Where something is still to be done."""
        return [field for field, value in self.left.items() if isinstance(value, int) and value > 0]

    def take(self, field: str) -> bool:
        """One of it, if it is still wanted."""
        if not self.left.get(field):
            return False
        self.left[field] = int(self.left[field]) - 1
        return True

    def one_of(self, prefix: str, ask: Ask, stop: str | None) -> Value | None:
        """The first on the form that is offered; when all is done, that it is done."""
        names = {ask.kind.option_id(value): value for value in ask.options}
        still = [field for field in self.open_fields() if field.startswith(prefix)]
        for field in still:
            if field[len(prefix) :] in names and self.take(field):
                return names[field[len(prefix) :]]
        return stop if not still and stop in ask.options else None

    def number(self, field: str) -> Value | None:
        found = self.left.get(field)
        self.left[field] = 0
        return found

    def is_offered(self, field: str, ask: Ask) -> bool:
        return any(ask.kind.option_id(value) == self.left.get(field) for value in ask.options)

    def picked(self, field: str, ask: Ask) -> Value | None:
        return next((value for value in ask.options if ask.kind.option_id(value) == self.left.get(field)), None)


def answer_singly(person: Person, seat: int, most: int) -> list[str]:
    """So many answers at most: until something new is told, somebody else is asked, or the form says nothing of the
    question."""
    session, given, menus = person.session, list[str](), set[str]()
    while (ask := session.ask_of(seat)) is not None and ask in session.asks() and len(given) < most:
        form, kind = person.form, ask.kind.id
        if given and not session.can_undo(seat) and not form.is_standing:
            break
        for forced in session.forced if given else ():
            if forced.seat == seat and forced.kind.id in form.kinds:
                person.answer(forced)  # there is nothing to choose, but it is done
        is_menu = isinstance(form, orders.Order) and not isinstance(form, orders.Repeated) and form.is_menu(ask)
        if kind not in form.kinds or (is_menu and kind in menus):
            break
        menus.add(kind)
        value = person.answer(ask)
        if value is None:
            break
        person.has_answered = True
        given.append(ask.kind.option_id(value))
        session.answer(seat, given[-1])
    word = session.title.closes.get(ask.kind.id) if ask is not None and ask in session.asks() else None
    if given and person.left.get(forms.CLOSING.id) and ask is not None and word in ask.options:
        given.append(str(word))
        session.answer(seat, given[-1])
    return given
