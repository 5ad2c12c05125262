"""Whole orders at a table: forms laid out for the page, and carried out answer by answer through the gate."""

from __future__ import annotations

import secrets
from typing import Any

from westphalia.kernel import ahead, forms
from westphalia.kernel.contract import Title
from westphalia.kernel.forms import Field, Form, Picker, Sheet, Stepper
from westphalia.kernel.pieces import deeds
from westphalia.kernel.script import Refusal
from westphalia.kernel.session import Refused, Session
from westphalia.kernel.views import Ref, entry_view, named_args, option_view, refused_view

from . import wire
from .cells import odds_view, text_cell


def lay_out(session: Session, seat: int, form_id: str, wanted: forms.Wanted, version: int) -> wire.FormMessage:
    """A form, or a standing order. Raises Refused."""
    order, secret = ahead.find(session, seat, form_id), secrets.token_hex(16)
    if order is not None:
        return form_message(session.title, ahead.lay_out(session, seat, order, wanted, secret), seat, version)
    sheet = forms.lay_out(session, seat, find(session, seat, form_id), wanted, secret)
    if sheet is None:
        raise Refused(wire.NO_FORM)
    return form_message(session.title, sheet, seat, version)


def with_piece(session: Session, ask: wire.AskPiece) -> wire.PieceMessage:
    """What the seat can do with a thing; nothing with one that there isn't."""
    title, question = session.title, session.ask_of(ask.seat)
    domain = next((each for each in title.domains.values() if each.name == ask.domain), None)
    number = None if domain is None else domain.value(ask.id)
    found = [] if number is None else deeds(session, ask.seat, ask.domain, number, secrets.token_hex(16))
    views = [
        wire.DeedView(
            option_view(question.kind, deed.option),
            deed.form,
            dict(deed.wanted),
            list(deed.then),
            deed.onto,
            None if deed.why is None else Refusal(deed.why.rule, deed.why.message, named_args(title, deed.why.args)),
        )
        for deed in found
        if question is not None
    ]
    return wire.PieceMessage(ask.version, ask.seat, Ref(ask.domain, ask.id), views)


def start(session: Session, seat: int, form_id: str, wanted: forms.Wanted) -> forms.Filling:
    """Raises Refused."""
    order, secret = ahead.find(session, seat, form_id), secrets.token_hex(16)
    if order is not None:
        return ahead.give(session, seat, order, wanted, secret)
    return forms.start(session, seat, find(session, seat, form_id), wanted, secret)


def find(session: Session, seat: int, form_id: str) -> Form[Any]:
    """Raises Refused."""
    form = forms.find(session, seat, form_id)
    if form is None:
        raise Refused(wire.NO_FORM)
    return form


def form_message(title: Title[Any], sheet: Sheet, seat: int, version: int) -> wire.FormMessage:
    why = sheet.why
    return wire.FormMessage(
        version,
        seat,
        sheet.form,
        [_field(title, field, sheet.wanted[field.id]) for field in sheet.fields],
        [wire.ToldView(entry_view(title, entry), times) for entry, times in sheet.told],
        [wire.ChangeView(text_cell(title, label), before, after) for label, before, after in sheet.changes],
        None if sheet.odds is None else odds_view(title, sheet.odds),
        None if why is None else Refusal(why.rule, why.message, named_args(title, why.args)),
        sheet.is_ready,
        sheet.is_final,
    )


def _field(title: Title[Any], field: Field, value: int | str) -> wire.FieldView:
    label = text_cell(title, field.label)
    if isinstance(field, Picker):
        return wire.FieldView(
            field.id,
            "picker",
            label,
            None,
            value,
            kind=field.kind.id,
            args=named_args(title, field.args or {}),
            options=[option_view(field.kind, each) for each in field.options],
            refused=[refused_view(title, field.kind, *each) for each in (field.refused or tuple)()],
            odds={field.kind.option_id(each): odds_view(title, odds) for each, odds in field.odds.items()},
        )
    note = None if field.note is None else text_cell(title, field.note)
    if isinstance(field, Stepper):
        return wire.FieldView(field.id, "stepper", label, note, value, field.least, field.most, field.step)
    return wire.FieldView(field.id, "tick", label, note, value)
