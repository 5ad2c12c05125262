"""Who at a table is called by what is done there: whose turn it has become, who is attacked or offered something."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any, Protocol

from westphalia.kernel.contract import Title
from westphalia.kernel.headlines import befallen
from westphalia.kernel.session import Session

from .calls import Calls
from .rows import Chair, Deed, TableRow
from .snapshots import BACKWARDS


class Called(Protocol):
    """What is asked of a table to know whom it calls."""

    title: Title[Any]
    row: TableRow
    chairs: list[Chair]

    @property
    def session(self) -> Session: ...

    def answered_by_orders(self) -> Collection[int]: ...

    def people(self) -> dict[str, list[Chair]]: ...


class Caller:
    """Knows whom a table waits for already, and how far its log has been told."""

    def __init__(self, table: Called) -> None:
        self._table = table
        self.has_told()
        self.look_round()

    def has_told(self) -> None:
        """What stands in the log so far calls nobody any more."""
        self.told = len(self._table.session.state.log.entries)

    def look_round(self) -> None:
        """Those whom the table waits for know it, or are called by other means."""
        self._called = self._waited_for(self._table.row.waiting)

    def calls(self, row: TableRow, deed: Deed) -> Calls | None:
        """Whom it calls that the table has come to this."""
        table = self._table
        hit, since = self._hit(deed), self.told
        self.has_told()
        if row.kind != "game":
            return None
        before, self._called = self._called, self._waited_for(row.waiting)
        over = table.people() if row.over and not table.row.over else ()
        attacked, offered = (self._people(hit.get(topic, ())) for topic in ("attack", "offer"))
        if hit and deed.seat is not None:
            doer = self._people((deed.seat,))
            attacked, offered = attacked - doer, offered - doer
        calls = Calls(self._called - before, before - self._called, over, attacked, offered, since, row.seconds)
        return calls if any(calls[:5]) else None

    def _hit(self, deed: Deed) -> dict[str, set[int]]:
        """The seats that are attacked or offered something by a deed."""
        found: dict[str, set[int]] = {}
        state = self._table.session.state
        entries = state.log.entries
        if deed.kind not in BACKWARDS and len(entries) > self.told:
            for topic, seat in befallen(self._table.title, state, entries[self.told :]):
                found.setdefault(topic, set()).add(seat)
        return found

    def _waited_for(self, seats: Collection[int]) -> set[str]:
        """The people on these chairs who play themselves, and have given no order that answers for them."""
        return self._people(set(seats) - set(self._table.answered_by_orders()))

    def _people(self, seats: Collection[int]) -> set[str]:
        """The people on these chairs who play themselves. A Realm that the rules play has a seat, but no chair."""
        if not seats:
            return set()
        chairs = [chair for chair in self._table.chairs if chair.seat in seats]
        return {chair.user_id for chair in chairs if chair.user_id is not None and chair.bot is None}
