"""Standing orders at a table: kept in the database, listed for who gave them, carried out through the gate, ended with
a reason. What they do is an answer like any other; only who gave the order reads that it was one."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final, NamedTuple

import msgspec
import sqlalchemy as sa

from westphalia.kernel import ahead, forms
from westphalia.kernel.ahead import InForce, StandingOrder
from westphalia.kernel.contract import Title
from westphalia.kernel.forms import Filling
from westphalia.kernel.journal import visible
from westphalia.kernel.orders import question
from westphalia.kernel.script import Value
from westphalia.kernel.summary import Text
from westphalia.kernel.views import option_view

from . import wire
from .cells import text_cell
from .rows import OrderRow
from .schema import OBEYED, STANDING_ORDERS
from .storage import Storage

if TYPE_CHECKING:
    from .table import Table

TAKEN_BACK: Final = Text("order-lapsed-undo")
LINES_KEPT: Final = 200  # shown to somebody who comes in


class Given(NamedTuple):
    """An order and its row in the database."""

    row: OrderRow
    filling: Filling


class Orders:
    """The standing orders at one table, the last given last."""

    def __init__(self, table: Table, rows: Sequence[OrderRow]) -> None:
        self.table = table
        self.given: list[Given] = []
        self.read(rows)

    def read(self, rows: Sequence[OrderRow]) -> None:
        """As the database has them; orders that the game no longer knows stay unheeded."""
        found = [(row, _filling(self.table.title, row)) for row in rows]
        self.given = [Given(row, filling) for row, filling in found if filling is not None]

    def of_seat(self, seat: int) -> list[Given]:
        user = self.table.chairs[seat].user_id
        return [each for each in self.given if each.row.seat == seat and each.row.user_id == user]

    def prompt(self, seat: int) -> Given | None:
        """The order that goes on while its seat is asked again and again."""
        return next((each for each in self.of_seat(seat) if not each.filling.form.is_lasting), None)

    def lasting(self, seat: int) -> list[tuple[OrderRow, InForce]]:
        """The last given first: it goes before the others."""
        found = [(row, filling) for row, filling in self.of_seat(seat) if isinstance(filling, InForce)]
        return found[::-1]

    def answering(self, seat: int) -> tuple[OrderRow, InForce, str] | None:
        """The order that answers what this seat is asked now, and how."""
        for row, order in self.lasting(seat):
            option = ahead.would(self.table.session, order).option
            if option is not None:
                return row, order, option
        return None

    def awaited(self) -> list[int]:
        """Seats that are asked something which an order of theirs answers."""
        table = self.table
        if not self.given or table.row.paused:
            return []
        asked = [seat for seat in table.waiting() if table.chairs[seat].bot is None]
        return [seat for seat in asked if self.prompt(seat) is not None or self.answering(seat) is not None]

    def must_hesitate(self, seat: int) -> bool:
        """Whether there is anybody to whom haste would tell something."""
        return len(self.table.people().keys() - {self.table.chairs[seat].user_id}) > 0

    # changes

    async def give(self, filling: Filling) -> None:
        """In force from now on; it takes the place of one of the same kind with the same subject."""
        table, seat, form = self.table, filling.seat, filling.form
        user = table.chairs[seat].user_id
        assert user is not None
        for each in self.of_seat(seat):
            if each.filling.form is form and _subject(each.filling) == _subject(filling):
                await self.drop(each)
        row = OrderRow(0, seat, user, form.id, dict(filling.left), filling.steps, table.timepiece.now())
        row.id = await keep_order(table.storage, table.row.id, row)
        self.given.append(Given(row, filling))
        table.audience.send_orders(seat)

    async def keep(self, given: Given) -> None:
        """What an order has done is noted in it."""
        given.row.filled, given.row.steps = dict(given.filling.left), given.filling.steps
        await change_order(self.table.storage, given.row)

    async def drop(self, given: Given) -> None:
        self.given.remove(given)
        await drop_order(self.table.storage, self.table.row.id, given.row.id)
        self.table.audience.send_orders(given.row.seat)

    async def drop_prompt(self, seat: int) -> None:
        given = self.prompt(seat)
        if given is not None:
            await self.drop(given)

    async def forget(self, seat: int) -> None:
        """Somebody else sits there now."""
        for given in [each for each in self.given if each.row.seat == seat]:
            await self.drop(given)

    async def sweep(self) -> None:
        """Orders whose time is over, or that meet what they did not foresee, lapse and say why."""
        for given in list(self.given):
            if isinstance(given.filling, InForce):
                order = given.filling
                session = self.table.session
                why = order.lapsed if order.has_lapsed(session) else ahead.would(session, order).lapsed
                if why is not None:
                    await self.lapse(given, why)

    async def lapse(self, given: Given, why: Text) -> None:
        row = given.row
        line = wire.OrderLine(self._lines(row.seat), self._now, row.form, None, None, text_cell(self.table.title, why))
        await self.tell(row, line)
        await self.drop(given)

    async def taken_back(self, seat: int) -> None:
        """Who takes back what an order has answered, or could answer now, decides anew."""
        for row, order in self.lasting(seat):
            if ahead.would(self.table.session, order).option is not None:
                await self.lapse(Given(row, order), TAKEN_BACK)

    def line(self, row: OrderRow, option: str) -> wire.OrderLine:
        """What is told to who gave this order when it gives this answer."""
        ask = self.table.session.ask_of(row.seat)
        value = None if ask is None else ask.find(option)
        assert ask is not None and value is not None
        asked, answer = text_cell(self.table.title, question(ask)), option_view(ask.kind, value)
        return wire.OrderLine(self._lines(row.seat), self._now, row.form, asked, answer, None)

    async def tell(self, row: OrderRow, line: wire.OrderLine) -> None:
        await add_line(self.table.storage, self.table.row.id, row, line)
        self.table.audience.send_to_seat(row.seat, wire.Obeyed(row.seat, [line]))

    def _lines(self, seat: int) -> int:
        """Of the log, as this seat counts."""
        return visible(self.table.session.state.log, seat, 1 << 30)[1]

    @property
    def _now(self) -> float:
        return self.table.timepiece.now()

    # what is shown

    def message(self, seat: int) -> wire.Orders:
        title = self.table.title
        found = []
        for row, filling in self.of_seat(seat):
            told = filling.form.told(title, filling.left) if isinstance(filling.form, StandingOrder) else ()
            found.append(wire.OrderView(row.id, row.form, [text_cell(title, cell) for cell in told], row.given))
        return wire.Orders(seat, found)


def _filling(title: Title[Any], row: OrderRow) -> Filling | None:
    order = ahead.by_id(title, row.form)
    if order is not None:
        return InForce(order, row.seat, row.filled)
    form = next((form for each in title.forms.values() for form in each if form.id == row.form), None)
    if form is None:
        return None
    filling = forms.Filling(form, row.seat, row.filled)
    filling.steps = row.steps
    return filling


def _subject(filling: Filling) -> Value:
    return filling.form.subject(filling.left) if isinstance(filling.form, StandingOrder) else ""


# the database


async def keep_order(storage: Storage, table: str, row: OrderRow) -> int:
    """Write an order down; its number."""
    values = {name: value for name, value in msgspec.to_builtins(row).items() if name != "id"}
    async with storage.write() as connection:
        added = await connection.execute(sa.insert(STANDING_ORDERS).values(table_id=table, **values))
        await storage.tell(connection, table)
        (number,) = added.inserted_primary_key or (0,)
        return int(number)


async def change_order(storage: Storage, row: OrderRow) -> None:
    async with storage.write() as connection:
        these = sa.update(STANDING_ORDERS).where(STANDING_ORDERS.c.id == row.id)
        await connection.execute(these.values(filled=row.filled, steps=row.steps))


async def drop_order(storage: Storage, table: str, number: int) -> None:
    async with storage.write() as connection:
        await connection.execute(sa.delete(STANDING_ORDERS).where(STANDING_ORDERS.c.id == number))
        await storage.tell(connection, table)


async def add_line(storage: Storage, table: str, row: OrderRow, line: wire.OrderLine) -> None:
    values = {"seat": row.seat, "user_id": row.user_id, "line": msgspec.to_builtins(line)}
    async with storage.write() as connection:
        await connection.execute(sa.insert(OBEYED).values(table_id=table, **values))


async def lines_for(storage: Storage, table: str, user: str, seat: int) -> list[wire.OrderLine]:
    """What was done here by orders of this person, the last lines."""
    mine = (OBEYED.c.table_id == table) & (OBEYED.c.user_id == user) & (OBEYED.c.seat == seat)
    query = sa.select(OBEYED.c.line).where(mine).order_by(OBEYED.c.id.desc()).limit(LINES_KEPT)
    return [msgspec.convert(row["line"], wire.OrderLine) for row in reversed(await storage.rows(query))]
