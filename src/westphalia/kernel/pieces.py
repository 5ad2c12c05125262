"""The piece first: what can be done now with a thing on the board or in a hand.

A game says which words of its menus concern which kinds of things (``Title.concerns``); whether a word leads to this
very thing is found out behind it, in an imagined game: the fields of the order, or the question that follows.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from types import MappingProxyType
from typing import Any, Final, NamedTuple, TypeAlias

from . import forms
from .forms import Field, Form, Look, Picker, Wanted
from .script import Kind, Reasons, Refusal, Value
from .session import Session
from .summary import Name


class Deed(NamedTuple):
    """Something to do with a thing: an ``option`` of the question, with the order (``form``) behind it as it is filled
    in for the thing, or the answers that follow (``then``); or ``why`` it is not possible. ``onto``: the field of the
    order that says where the thing goes."""

    option: Value
    form: str | None = None
    wanted: Wanted = MappingProxyType({})
    then: Sequence[str] = ()
    onto: str = ""
    why: Refusal | None = None


Things: TypeAlias = set[tuple[str, int]]  # by domain


def deeds(session: Session, seat: int, domain: str, number: int, secret: str) -> list[Deed]:
    """What a seat can do with a thing, and what it can't, of what its question offers."""
    ask = session.ask_of(seat)
    if ask is None or ask not in session.asks():
        return []
    look = Look(forms.imagined(session, seat, secret), seat)
    things = session.title.stands_for(look.known, domain, number)
    domains = {name for name, _ in things}
    found = [_with_question(look, value, things) for value in ask.options if _is_meant(ask.kind, value, things)]
    for word, concerned in session.title.concerns.get(ask.kind.id, {}).items():
        if domains.isdisjoint(concerned):
            continue
        if word in ask.options:
            found += _behind(look, word, things)
        elif (why := ask.why_not(word)) is not None:
            found.append(Deed(word, why=why))
    return sorted(found, key=lambda deed: deed.why is not None)


def _with_question(look: Look, value: Value, things: Things) -> Deed:
    """The thing is an answer; where an order stands with the question, that order, filled in with it."""
    for form in forms.offered(look.twin.title, look.known, look.ask):
        if form.opens[look.ask.kind.id] is None:
            return next(_by_order(look, value, form, things), Deed(value))
    return Deed(value)


def _behind(look: Look, word: str, things: Things) -> list[Deed]:
    """What a word leads to, and the thing with it."""
    offered = forms.offered(look.twin.title, look.known, look.ask)
    orders = [form for form in offered if form.opens[look.ask.kind.id] == word]
    if orders:
        return [deed for form in orders for deed in _by_order(look, word, form, things)][:MOST]
    after = look.session_after(word)
    forced = None if after is None else next((ask for ask in after.forced if ask.seat == look.seat), None)
    ask = forced if after is None or forced is not None else after.ask_of(look.seat)
    if ask is None:
        return []
    if (value := next((value for value in ask.options if _is_meant(ask.kind, value, things)), None)) is not None:
        return [Deed(word, then=() if ask is forced else (ask.kind.option_id(value),))]
    why = _reason(ask.kind, ask.refused() if ask.refused is not None else (), things)
    return [] if why is None else [Deed(word, why=why)]


MOST: Final = 4  # orders behind one word


def _by_order(look: Look, word: Value, form: Form[Any], things: Things) -> Iterator[Deed]:
    fields = form.lay_out(look, {}) or ()
    wanted = next((found for field in fields if (found := _filled(field, things))), None)
    if wanted is not None:
        onto = form.drag[1] if form.drag is not None and form.drag[0] in wanted else ""
        yield Deed(word, form.id, wanted, onto=onto)
        return
    pickers = [field for field in fields if isinstance(field, Picker) and field.refused is not None]
    reasons = [_reason(field.kind, field.refused(), things) for field in pickers if field.refused is not None]
    why = next((reason for reason in reasons if reason is not None), None)
    if why is not None:
        yield Deed(word, form.id, why=why)


def _filled(field: Field, things: Things) -> Mapping[str, Value]:
    """The field filled in with the thing; nothing if it does not speak of it."""
    if isinstance(field, Picker):
        found = next((value for value in field.options if _is_meant(field.kind, value, things)), None)
        return {} if found is None else {field.id: field.kind.option_id(found)}
    is_meant = isinstance(field.label, Name) and (field.label.argument, field.label.value) in things
    return {field.id: 1} if is_meant else {}


def _is_meant(kind: Kind, value: Value, things: Things) -> bool:
    return isinstance(value, int) and kind.domain.ids is not None and (kind.domain.name, value) in things


def _reason(kind: Kind, reasons: Reasons, things: Things) -> Refusal | None:
    return next((why for value, why in reasons if _is_meant(kind, value, things)), None)
