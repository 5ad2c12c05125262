"""A table at a glance, for lists of tables that open no game: the round, what the seats are called by, the last
headline, and whom it waits for, for what and since when. All of it is what a watcher may see; it is kept with each
deed."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

import msgspec

from westphalia.kernel.contract import Title
from westphalia.kernel.headlines import weigh
from westphalia.kernel.journal import Entry
from westphalia.kernel.session import Session
from westphalia.kernel.views import EntryView, Ref, entry_views, waiting_for

LOOKED_THROUGH: Final = 60  # lines of the log in which a headline is looked for


class Awaited(msgspec.Struct, frozen=True):
    """Somebody is waited for; ``rule`` is the paragraph of the question, empty if it is a secret one."""

    since: float
    rule: str


class Glance(msgspec.Struct, frozen=True):
    round: int = 0
    things: list[Ref | None] = []
    headline: EntryView | None = None
    awaited: dict[int, Awaited] = {}


def glance_of(stored: Any) -> Glance:
    """As the database has it; of a table that was made before there were glances it is empty."""
    return Glance() if stored is None else msgspec.convert(stored, Glance, strict=False)


def to_row(glance: Glance) -> dict[str, Any]:
    """As it is kept."""
    found: dict[str, Any] = msgspec.to_builtins(glance, str_keys=True)
    return found


def glance_at(session: Session, before: Glance, told: int, now: float) -> Glance:
    """The table as it stands after a deed; ``told`` is how many lines the log had before. Who was waited for all the
    while is so since then."""
    title, g = session.title, session.state
    entries = g.log.entries
    told = told if told <= len(entries) else 0
    found = _headline(title, g, entries[max(told, len(entries) - LOOKED_THROUGH) :])
    return Glance(
        title.moment(g),
        _things(title, g),
        found or (before.headline if told else None),
        {each.seat: Awaited(_since(before.awaited, each.seat, now), each.rule) for each in waiting_for(session, None)},
    )


def _since(before: Mapping[int, Awaited], seat: int, now: float) -> float:
    return before[seat].since if seat in before else now


def _things(title: Title[Any], g: Any) -> list[Ref | None]:
    return [None if thing is None else Ref(thing[0].name, thing[0].id(thing[1])) for thing in title.seat_things(g)]


def _headline(title: Title[Any], g: Any, entries: Sequence[Entry]) -> EntryView | None:
    """The last one that everybody may read."""
    for entry in reversed(entries):
        if entry.seats is None and weigh(title, g, entry, None):
            return entry_views(title, [entry])[0]
    return None
