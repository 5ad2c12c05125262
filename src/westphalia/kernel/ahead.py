"""Standing orders: questions that are decided before they come up.

    NO_REACTIONS = Always("no_reactions", {"react": "decline", "counter": "decline"}, menus=("turn",))

A standing order is a form (forms.py) that is filled in ahead. It stays in force until it is taken back, until its time
is over, or until something happens that it did not foresee: then it lapses, and says why. It knows no more than its
seat sees, and answers through the gate, one question at a time. A game lists its orders (``Title.standing_orders``, by
the kind of question at which they are offered).
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Any, Final, NamedTuple, TypeVar

from .contract import Title
from .forms import Field, Filling, Form, Left, Look, Picker, Sheet, Tick, Wanted, complete, imagined
from .headlines import MINE, weigh
from .journal import Entry
from .orders import question
from .script import Ask, Kind, Value
from .session import NO_OPTION, Refused, Session
from .state import State
from .summary import Cell, Name, Text

S = TypeVar("S", bound=State)

GRAVE: Final = 6  # news of this weight that befell somebody: war, an attack, something lost (news.py)
ARGUMENT: Final = "arg/"  # before the name of an argument of the question at which an order was given
ROUND, LINES, KIND = "of_round", "lines", "of_kind"  # what an order notes when it is given: when, and at which question

THIS_ROUND: Final = Tick("round", Text("order-this_round"))
WARY: Final = Tick("wary", Text("order-wary"), start=1)
BOUNDS: Final = (THIS_ROUND, WARY)
ROUND_BY_ROUND: Final = (THIS_ROUND._replace(start=1), WARY)  # to be given anew in each Round, unless told otherwise

OUTLIVED: Final = Text("order-lapsed-round")
NOT_OFFERED: Final = Text("order-lapsed-option")


class StandingOrder(Form[S]):
    """``kinds`` are the questions that it answers; it is offered there and in the ``menus``, to be given ahead.
    ``bounds``: what may end it, to be ticked."""

    is_standing = True
    is_lasting = True

    def __init__(
        self, id: str, kinds: Collection[str], menus: Collection[str] = (), bounds: Sequence[Tick] = BOUNDS
    ) -> None:
        self.id = id
        self.kinds = kinds
        self.opens = dict.fromkeys([*kinds, *menus])
        self.bounds = bounds

    def fields(self, known: S, ask: Ask) -> Sequence[Field]:
        """What is to be filled in besides the bounds."""
        return ()

    def lay_out(self, look: Look, wanted: Wanted) -> Sequence[Field]:
        return [*self.fields(look.known, look.ask), *self.bounds]

    def told(self, title: Title[Any], left: Left) -> Sequence[Cell]:
        """What was filled in, for the list of orders."""
        return [bound.label for bound in self.bounds if left.get(bound.id)]

    def subject(self, left: Left) -> Value:
        """What tells two orders of this kind apart: a new one takes the place of the old one with the same subject."""
        return ""


class Always(StandingOrder[Any]):
    """One word for each kind of question: no to all reactions, to all offers."""

    def __init__(
        self, id: str, words: Mapping[str, str], menus: Collection[str] = (), bounds: Sequence[Tick] = BOUNDS
    ) -> None:
        super().__init__(id, words.keys(), menus, bounds)
        self.words = words

    def answer(self, known: Any, ask: Ask, left: Left) -> Value | None:
        return self.words[ask.kind.id]


class Usual(StandingOrder[Any]):
    """What the rules propose, for one kind of question: the one at which it was given."""

    def answer(self, known: Any, ask: Ask, left: Left) -> Value | None:
        return ask.default_value() if ask.kind.id == left[KIND] else None

    def told(self, title: Title[Any], left: Left) -> Sequence[Cell]:
        args = {name.removeprefix(ARGUMENT): value for name, value in left.items() if name.startswith(ARGUMENT)}
        return [Text(f"ask-{left[KIND]}", args), *super().told(title, left)]

    def subject(self, left: Left) -> Value:
        return left[KIND]


class First(StandingOrder[Any]):
    """One thing before all others, as long as there is a choice of it: lose Infantry first."""

    def __init__(self, id: str, kinds: Sequence[Kind], bounds: Sequence[Tick] = (THIS_ROUND,)) -> None:
        super().__init__(id, [kind.id for kind in kinds], bounds=bounds)
        self.domain = kinds[0].domain

    def fields(self, known: Any, ask: Ask) -> Sequence[Field]:
        return [Picker("first", question(ask), ask.kind, ask.options, ask.default)]

    def answer(self, known: Any, ask: Ask, left: Left) -> Value | None:
        return str(left["first"])

    def told(self, title: Title[Any], left: Left) -> Sequence[Cell]:
        argument = next(name for name, domain in title.domains.items() if domain is self.domain)
        value = self.domain.value(str(left["first"]))
        assert value is not None
        return [Name(argument, value), *super().told(title, left)]


class InForce(Filling):
    """A standing order that somebody has given. ``lapsed``: why it is in force no longer."""

    form: StandingOrder[Any]
    lapsed: Text | None = None

    def next(self, session: Session) -> str | None:
        """The option for the question that is open now; None: it is none of the order's business, or it has lapsed."""
        ask = session.ask_of(self.seat)
        if ask is None or ask not in session.asks() or ask.kind.id not in self.form.kinds:
            return None
        if self.has_lapsed(session):
            return None
        known = session.title.mask(session.state, self.seat)
        value = self.form.answer(known, ask, self.left)
        if value is None:
            self.lapsed = self.form.why_stopped(known, self.left)
            return None
        option = ask.kind.option_id(value)
        if ask.find(option) is None:
            why = ask.why_not(option)
            self.lapsed = NOT_OFFERED if why is None else Text(why.message, why.args)
            return None
        return option

    def has_lapsed(self, session: Session) -> bool:
        """Whether its time is over, or something has happened that it did not foresee."""
        title, g = session.title, session.state
        if self.lapsed is None and self.left.get(THIS_ROUND.id) and title.moment(g) != self.left[ROUND]:
            self.lapsed = OUTLIVED
        if self.lapsed is None and self.left.get(WARY.id):
            blow = _last_blow(title, title.mask(g, self.seat), self._heard(session), self.seat)
            if blow is not None:
                self.lapsed = Text(blow.message, blow.args)
        return self.lapsed is not None

    def _heard(self, session: Session) -> list[Entry]:
        """What the seat was told since it gave the order, or since the last look."""
        entries = session.state.log.entries
        new = entries[min(int(self.left[LINES]), len(entries)) :]
        self.left[LINES] = len(entries)
        return [entry for entry in new if entry.is_visible_to(self.seat)]


def _last_blow(title: Title[Any], known: Any, lines: Sequence[Entry], seat: int) -> Entry | None:
    return next((entry for entry in reversed(lines) if weigh(title, known, entry, seat) >= MINE + GRAVE), None)


class Given(NamedTuple):
    """What a seat would be told of an order: what it answers now, or why it lapses."""

    option: str | None
    lapsed: Text | None


def would(session: Session, order: InForce) -> Given:
    """What an order makes of the question that is open now; nothing is noted."""
    tried = InForce(order.form, order.seat, order.left)
    return Given(tried.next(session), tried.lapsed)


def offered(title: Title[Any], known: Any, ask: Ask) -> list[StandingOrder[Any]]:
    """The orders that can be given at a question."""
    found: Sequence[StandingOrder[Any]] = title.standing_orders.get(ask.kind.id, ())
    return [order for order in found if order.is_offered(known, ask)]


def find(session: Session, seat: int, id: str) -> StandingOrder[Any] | None:
    """The order with this id, if this seat may give it now."""
    ask = session.ask_of(seat)
    if ask is None or ask not in session.asks():
        return None
    known = session.title.mask(session.state, seat)
    return next((order for order in offered(session.title, known, ask) if order.id == id), None)


def by_id(title: Title[Any], id: str) -> StandingOrder[Any] | None:
    """An order of the game, wherever it is offered."""
    return next((order for orders in title.standing_orders.values() for order in orders if order.id == id), None)


def lay_out(session: Session, seat: int, order: StandingOrder[Any], wanted: Wanted, secret: str) -> Sheet:
    """The order as filled in so far."""
    fields = order.lay_out(Look(imagined(session, seat, secret), seat), wanted)
    return Sheet(order.id, fields, complete(fields, wanted), is_ready=True)


def give(session: Session, seat: int, order: StandingOrder[Any], wanted: Wanted, secret: str) -> InForce:
    """The order, in force from now on. Raises Refused."""
    sheet, ask = lay_out(session, seat, order, wanted, secret), session.ask_of(seat)
    if sheet.wanted != dict(wanted) or ask is None:
        raise Refused(NO_OPTION)
    left: Left = {**sheet.wanted, ROUND: session.title.moment(session.state), KIND: ask.kind.id}
    left |= {ARGUMENT + name: value for name, value in (ask.args or {}).items()}
    return InForce(order, seat, left | {LINES: len(session.state.log.entries)})
