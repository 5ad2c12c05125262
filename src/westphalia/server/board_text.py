"""The board in words, for seat cards and screen readers: the game's own tables, with ids in place of numbers."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import msgspec
from litestar import Request, get
from litestar.datastructures import State

from westphalia.kernel.contract import Title
from westphalia.kernel.session import Session
from westphalia.kernel.summary import Card, Table

from . import wire
from .cells import odds_view, text_cell
from .identity import user_id
from .lobby import check_eyes
from .past import made_by, past
from .rate_limits import while_asked


class TextTable(msgspec.Struct, frozen=True):
    """A cell is a number, ``{"name": [domain, id]}``, ``{"text": message, "args": {...}}`` or ``{"list": [cells]}``."""

    heading: Any
    columns: list[Any]
    rows: list[list[Any]]


class BoardText(msgspec.Struct, frozen=True):
    version: int
    status: Any
    tables: list[TextTable]
    atlas: list[TextTable]


@get("/api/tables/{table_id:str}/board-text")
async def board_text(
    request: Request[Any, Any, Any], state: State, table_id: str, seat: int | None = None
) -> BoardText:
    """What a seat of yours, or a watcher, may know of the board."""
    async with state.open_tables.at(table_id) as room:
        table = room.table
        check_eyes(table, user_id(request), seat)
        title = table.title
        known = title.mask(table.session.state, seat)
        status = title.status(known, seat) if seat is not None else None
        return BoardText(
            table.row.version_for(seat),
            None if status is None else text_cell(title, status),
            _tables(title, title.tables(known, seat)),
            _tables(title, title.atlas(known, seat)),
        )


def _tables(title: Title[Any], tables: Sequence[Table]) -> list[TextTable]:
    return [text_table(title, table) for table in tables]


def text_table(title: Title[Any], table: Table) -> TextTable:
    return TextTable(
        text_cell(title, table.heading),
        [text_cell(title, cell) for cell in table.columns],
        [[text_cell(title, cell) for cell in row] for row in table.rows],
    )


# beside the questions, and on the seat cards


def odds(session: Session, seat: int) -> dict[str, wire.OddsView]:
    """Chances of the options of this seat's question, from what it knows."""
    title, ask = session.title, session.ask_of(seat)
    if ask is None:
        return {}
    chances = title.odds(title.mask(session.state, seat), ask)
    told = ask.outlook() if ask.outlook is not None else {}
    return {
        ask.kind.option_id(value): odds_view(title, chances.get(value), told.get(value, ()))
        for value in ask.options
        if value in chances or told.get(value)
    }


def cards(session: Session, seat: int | None) -> tuple[list[wire.CardView], dict[str, Any]]:
    """What this seat, or a watcher, may know of everybody, and what the game works out of the board."""
    title = session.title
    known = title.mask(session.state, seat)
    return [_card(title, card) for card in title.cards(known, seat)], dict(title.worked_out(known))


def _card(title: Title[Any], card: Card) -> wire.CardView:
    facts = [
        wire.FactView(
            fact.id,
            text_cell(title, fact.label),
            text_cell(title, fact.value),
            fact.main,
            [wire.PartView(text_cell(title, part.label), part.amount, part.rule) for part in fact.parts],
        )
        for fact in card.facts
    ]
    prices = {word: dict(price) for word, price in card.prices.items()}
    goals = [wire.GoalView(text_cell(title, goal.label), *goal[1:]) for goal in card.goals]
    return wire.CardView(card.seat, facts, prices, goals)


class Cards(msgspec.Struct, frozen=True):
    """``version``: of the table now; of a past moment, how many moves had been made."""

    version: int
    cards: list[wire.CardView]
    worked_out: dict[str, Any]


@get("/api/tables/{table_id:str}/cards")
async def seat_cards(
    request: Request[Any, Any, Any],
    state: State,
    table_id: str,
    seat: int | None = None,
    moves: int | None = None,
) -> Cards:
    """What a seat of yours, or a watcher, may know of everybody: now, or after so many moves."""
    async with state.open_tables.at(table_id) as room:
        table = room.table
        check_eyes(table, user_id(request), seat)
        if moves is None:
            return Cards(table.row.version_for(seat), *cards(table.session, seat))
        made = made_by(table, seat, moves)
        state.rate_limits.looks.check(request)
    with state.rate_limits.waiting.hold(request):
        return Cards(moves, *cards(await while_asked(request, past(state.open_tables, table, made)), seat))


HANDLERS: Final = [board_text, seat_cards]
