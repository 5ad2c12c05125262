"""What one seat gets to see. Nothing else leaves the table: for players, watchers, bots and the log alike.

Things are named by ids (``"iberia"``, seats ``"1"`` ...) wherever a text speaks of them; a page or a Catalogue turns
message ids and ids into sentences. Seats as numbers (``waiting``, the columns of the state) count from 0.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

import msgspec

from . import ahead
from .contract import Standing, Title
from .forms import offered
from .headlines import Headline, headlines
from .journal import Entry, Form, visible
from .script import Args, Ask, Domain, Kind, Refusal, Talks, Value
from .session import Session
from .state import State


class Ref(msgspec.Struct, frozen=True, gc=False):
    """A thing an option or a text points at, to be highlighted: ``("place", "iberia")``."""

    domain: str
    id: str


class OptionView(msgspec.Struct, frozen=True):
    """A word has a ``message``; a thing has a ``ref`` and is called by its name; an amount has neither."""

    id: str
    message: str | None
    ref: Ref | None


class RefusedView(msgspec.Struct, frozen=True):
    """What is not possible now, and why."""

    option: OptionView
    rule: str
    message: str
    args: dict[str, int | str]


class OfferedForm(msgspec.Struct, frozen=True):
    """An order that can be filled in: behind this option of a menu, or (null) with the question."""

    id: str
    option: str | None


class AskView(msgspec.Struct, frozen=True):
    """A question. ``text`` > 0: free text of so many characters is an answer too. ``aside``: another seat's question
    waits meanwhile, nothing need be answered. ``forms``: the orders that can be filled in here; ``standing``: those
    that can be given ahead."""

    seat: int
    kind: str
    rule: str
    message: str
    args: dict[str, int | str]
    refs: list[Ref]
    options: list[OptionView]
    refused: list[RefusedView]
    default: str
    text: int
    secret: bool
    aside: bool
    forms: list[OfferedForm] = []
    standing: list[str] = []


class EntryView(msgspec.Struct, frozen=True, gc=False):
    """A line of the log. Somebody who comes to a campaign is told ten thousand of them."""

    message: str
    rule: str
    args: dict[str, int | str]
    refs: list[Ref]


class Waiting(msgspec.Struct, frozen=True):
    """Who is being waited for, and the paragraph their question comes from; ``kind`` and ``rule`` are empty while the
    question is a secret one of another seat, or one that several seats are asked apart."""

    seat: int
    kind: str
    rule: str


class SeatView(msgspec.Struct, frozen=True):
    """Everything a client of one seat (None: a spectator) needs. ``journal`` are the entries this seat may read from
    the ``since``-th on (negative: the last ones), ``entries`` is how many there are, ``headlines`` those among them
    that are news to the seat."""

    version: int
    seat: int | None
    state: Any
    ask: AskView | None
    waiting: list[Waiting]
    journal: list[EntryView]
    entries: int
    can_undo: bool
    over: bool
    standings: list[Standing]
    headlines: list[Headline] = []


class Moment:
    """A session that is shown to one seat after the other as it stands: what they see alike is found once."""

    __slots__ = ("_common", "_is_found", "_told", "session")

    def __init__(self, session: Session) -> None:
        self.session = session
        # By the ids of the lines, which are mostly the same objects for all; they are kept, so that the ids are theirs.
        self._told: dict[tuple[int, ...], tuple[Sequence[Entry], list[EntryView]]] = {}
        self._common: Any = None
        self._is_found = False

    def common(self, known: Any) -> Any:
        """What everybody is shown alike, found in what one of them knows."""
        if not self._is_found:
            self._common, self._is_found = self.session.title.common(known), True
        return self._common

    def told(self, lines: Sequence[Entry]) -> list[EntryView]:
        """Lines of the log of this session."""
        which = tuple(map(id, lines))
        found = self._told.get(which)
        if found is None:
            found = self._told[which] = lines, entry_views(self.session.title, lines)
        return found[1]

    def view(self, seat: int | None, since: int = 0) -> SeatView:
        return seat_view(self.session, seat, since, self)


def seat_view(session: Session, seat: int | None, since: int = 0, now: Moment | None = None) -> SeatView:
    """The table as this seat may know it; with what others are shown at the moment."""
    title = session.title
    ask = session.ask_of(seat) if seat is not None else None
    lines, entries = visible(session.state.log, seat, since)
    known = title.mask(session.state, seat)
    return SeatView(
        session.version,
        seat,
        title.present(known, seat, None if now is None else now.common(known)),
        None if ask is None else _question(session, ask, known),
        waiting_for(session, seat),
        entry_views(title, lines) if now is None else now.told(lines),
        entries,
        seat is not None and session.can_undo(seat),
        session.is_over,
        list(title.standings(session.state)) if session.is_over else [],
        headlines(title, known, lines, seat, entries - len(lines)),
    )


def _question(session: Session, ask: Ask, known: Any) -> AskView:
    if ask not in session.asks():
        return ask_view(session.title, ask, aside=True)
    forms = [OfferedForm(form.id, form.opens[ask.kind.id]) for form in offered(session.title, known, ask)]
    standing = [order.id for order in ahead.offered(session.title, known, ask)]
    return ask_view(session.title, ask, forms=forms, standing=standing)


def waiting_for(session: Session, seat: int | None) -> list[Waiting]:
    """Whom the table waits for, as this seat may know it."""
    return [_waiting(session, seat, ask) for ask in session.asks()]


def _waiting(session: Session, seat: int | None, ask: Ask) -> Waiting:
    is_hidden = ask.kind.secret or isinstance(session.pending, Talks)
    if is_hidden and ask.seat != seat:
        return Waiting(ask.seat, "", "")
    return Waiting(ask.seat, ask.kind.id, ask.kind.rule)


def ask_view(
    title: Title[Any],
    ask: Ask,
    *,
    aside: bool = False,
    forms: Sequence[OfferedForm] = (),
    standing: Sequence[str] = (),
) -> AskView:
    kind = ask.kind
    args = named_args(title, ask.args or {})
    refused = ask.refused() if ask.refused is not None else ()
    return AskView(
        ask.seat,
        kind.id,
        kind.rule,
        f"ask-{kind.id}",
        args,
        refs(title, args),
        [option_view(kind, value) for value in ask.options],
        [refused_view(title, kind, value, why) for value, why in refused],
        kind.option_id(ask.default_value()),
        ask.text,
        kind.secret,
        aside,
        list(forms),
        list(standing),
    )


def refused_view(title: Title[Any], kind: Kind, value: Value, why: Refusal) -> RefusedView:
    args = named_args(title, why.args) if why.args else {}
    return RefusedView(option_view(kind, value), why.rule, why.message, args)


@lru_cache(maxsize=1 << 14)
def option_view(kind: Kind, value: Value) -> OptionView:
    """The same for all who are asked; menus are long, and told anew with each question."""
    if isinstance(value, str):
        return OptionView(value, f"option-{value}", None)
    id = kind.domain.id(value)
    return OptionView(id, None, Ref(kind.domain.name, id) if kind.domain.ids is not None else None)


def entry_view(title: Title[Any], entry: Entry) -> EntryView:
    return entry_views(title, [entry])[0]


def entry_views(title: Title[Any], entries: Sequence[Entry]) -> list[EntryView]:
    """Lines of the log; what all those of a kind have in common is looked up once."""
    domains: dict[Form, list[tuple[str, Domain | None]]] = {}
    seen: dict[tuple[str, Value], Ref] = {}
    views = []
    for entry in entries:
        form = entry.form
        if form not in domains:
            domains[form] = [(name, _pointing(title, name)) for name in form.names]
        args: dict[str, int | str] = {}
        refs: list[Ref] = []
        for (name, domain), value in zip(domains[form], entry.values, strict=True):
            if domain is None:
                args[name] = value
                continue
            ref = seen.get((name, value))
            if ref is None:
                ref = seen[name, value] = Ref(domain.name, domain.id(value) if isinstance(value, int) else value)
            args[name] = ref.id
            refs.append(ref)
        views.append(EntryView(form.message, form.rule, args, refs))
    return views


def _pointing(title: Title[Any], name: str) -> Domain | None:
    """The domain that an argument of this name points into."""
    domain = title.domains.get(name)
    return domain if domain is not None and domain.ids is not None else None


def named_args(title: Title[Any], args: Args) -> dict[str, int | str]:
    """Arguments with ids in place of numbers, wherever the game says that a name points into a domain."""
    named = dict(args)
    for name, value in args.items():
        domain = title.domains.get(name)
        if domain is not None and domain.ids is not None and isinstance(value, int):
            named[name] = domain.ids[value]
    return named


def refs(title: Title[Any], named: Args) -> list[Ref]:
    """The things that the arguments of a text speak of, given by their ids."""
    domains = title.domains
    return [Ref(domains[name].name, str(id)) for name, id in named.items() if name in domains and domains[name].ids]


class Glimpse:
    """The table as a bot in one seat sees it."""

    __slots__ = ("_known", "_session", "_state", "_version", "seat", "title")

    def __init__(self, session: Session, seat: int) -> None:
        self.seat = seat
        self.title: Title[Any] = session.title
        self._session = session
        self._state: State | None = None
        self._version = -1
        self._known: Any = None

    @property
    def known(self) -> Any:
        """The state with everything this seat can't see blanked out. For reading only."""
        session = self._session
        if self._version != session.version or self._state is not session.state:
            self._state, self._version = session.state, session.version
            self._known = self.title.mask(session.state, self.seat)
        return self._known

    def imagine(self, secret: str) -> Session:
        """A session in which everything this seat can't see is dealt anew: to play out, and throw away. Raises
        ``Unimaginable``."""
        return self._session.imagine(self.seat, secret)
