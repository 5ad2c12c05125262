"""A record as a story: the log of a game, told in sentences and grouped by turns."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from .contract import Title
from .journal import Entry, Journal
from .messages import Catalogue
from .record import Record, make, replay
from .script import SEAT, Value
from .state import State


class Annals(Journal):
    """A journal that also notes the turn each entry falls into."""

    __slots__ = ("moments", "state", "title")

    def __init__(self, title: Title[Any], state: State, before: Iterable[Entry]) -> None:
        super().__init__()
        self.title = title
        self.state = state
        self.entries = list(before)
        self.moments = [0] * len(self.entries)

    def __call__(self, message: str, rule: str, *, seats: tuple[int, ...] | None = None, **args: Value) -> None:
        super().__call__(message, rule, seats=seats, **args)
        self.moments.append(self.title.moment(self.state))


class Teller:
    """Tells entries in one language as they come in."""

    def __init__(self, title: Title[Any], language: str) -> None:
        self.title = title
        self.catalogue = Catalogue(title, language)
        self.lines: list[str] = []
        self.moment = 0

    def tell(self, state: State, entries: Sequence[Entry], moments: Sequence[int]) -> None:
        self.catalogue.name_seats_by(self.title.seat_things(state))
        for entry, moment in zip(entries, moments, strict=True):
            if moment != self.moment:
                self.moment = moment
                self.lines += ["", f"== {moment} =="]
            self.lines.append("".join(self._sentence(entry)))

    def _sentence(self, entry: Entry) -> Iterator[str]:
        """What happened, before it who alone could read it, after it the rule."""
        if entry.seats is not None:
            yield f"({', '.join(self.catalogue.name(SEAT, seat) for seat in entry.seats)}) "
        yield f"{self.catalogue.line(entry)}  [{entry.rule}]"


def transcribe(record: Record, languages: Sequence[str], title: Title[Any] | None = None) -> dict[str, str]:
    """The whole story of a record in each of these languages, private entries included: for games that are over."""
    recorder = replay(record, title, until=0)
    title, session = recorder.title, recorder.session
    log = session.state.log = Annals(title, session.state, session.state.log.entries)
    tellers = {language: Teller(title, language) for language in languages}
    told = 0
    for move in (None, *record.moves):
        if move is not None and move.fresh:
            recorder.cast_anew(move.fresh)
        if move is not None:
            make(session, move.seat, move.answer)
        for teller in tellers.values():
            teller.tell(session.state, log.entries[told:], log.moments[told:])
        told = len(log.entries)
    return {language: "\n".join(teller.lines) + "\n" for language, teller in tellers.items()}
