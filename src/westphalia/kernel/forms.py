"""Forms: consecutive questions of one seat, filled in as one order and answered one by one through the gate.

The rules ask in small steps (where, what, how many); a person thinks in orders. A form says which questions belong
together, lays its fields out and, when the order is given, answers each question as it comes up:

    class Recruit(Form[Game]):
        id = "recruit"
        kinds = ("turn", "recruit_what", "recruit_area", "recruit_unit")
        opens = {"turn": "recruit", "recruit_what": None}

        def lay_out(self, look, wanted): ...    # the fields, from what the seat sees
        def answer(self, known, ask, left): ... # the option for this question; None: the order stops here

Most forms are put together from a part for each kind of question (orders.py).

Nothing here decides what is legal: what an order brings and costs, how far a number goes and why something can't be
done is found out by giving the order in an imagined game. An order stops where something new is told (dice, a reveal,
another seat's answer) or something is asked that the form doesn't know. Where it stops at a question that only closes
what was done (``Title.closes``), it may close it too. A *standing* form goes on beyond, each time its questions come up
again, until it says why it stops.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Any, Final, Generic, NamedTuple, TypeAlias, TypeVar

from .contract import Title
from .journal import Entry
from .script import Args, Ask, Kind, Reasons, Refusal, Value
from .session import NO_OPTION, Refused, Session, Unimaginable
from .state import State
from .summary import Cell, Odds, Text

S = TypeVar("S", bound=State)

MOST_STEPS: Final = 400  # answers to one order; a form that needs more goes round in circles


class Stepper(NamedTuple):
    """How many: from ``least`` to ``most`` by ``step``, as far as the gate lets the order go."""

    id: str
    label: Cell
    most: int
    note: Cell | None = None
    least: int = 0
    start: int = 0
    step: int = 1


class Picker(NamedTuple):
    """One of several: options of a kind of question, so that they have the same names and places on the map."""

    id: str
    label: Cell
    kind: Kind
    options: Sequence[Value]
    start: Value | None = None
    refused: Callable[[], Reasons] | None = None
    args: Args | None = None  # of the question, for who tells what its options do
    odds: Mapping[Value, Odds] = {}  # chances worth knowing before one is picked

    @property
    def first(self) -> Value:
        return self.options[0] if self.start not in self.options or self.start is None else self.start


class Tick(NamedTuple):
    """Yes (1) or no (0)."""

    id: str
    label: Cell
    note: Cell | None = None
    start: int = 0


Field: TypeAlias = Stepper | Picker | Tick
CLOSING: Final = Tick("close", Text("form-close"))  # where an order can end what it belongs to
Wanted: TypeAlias = Mapping[str, Value]  # by field; what is picked is named by its option id
Left: TypeAlias = dict[str, Value]  # of what was wanted; a form notes here what it has done


class Look:
    """What a seat sees of its question and, in an imagined game, of those that would follow."""

    def __init__(self, twin: Session, seat: int) -> None:
        ask = twin.ask_of(seat)
        assert ask is not None
        self.twin, self.seat, self.ask = twin, seat, ask
        self.known: Any = twin.title.mask(twin.state, seat)

    def after(self, *values: Value) -> Ask | None:
        """The question that follows these answers, if it is this seat's; each answer is left out if not asked for."""
        found = self.session_after(*values)
        return None if found is None else found.ask_of(self.seat)

    def branch(self, *values: Value) -> Ask | None:
        """As ``after``, and where nobody would be asked because there is only one answer, that question."""
        found = self.session_after(*values)
        if found is None:
            return None
        return next((ask for ask in found.forced if ask.seat == self.seat), found.ask_of(self.seat))

    def session_after(self, *values: Value) -> Session | None:
        """The game after these answers; None if one of them is not possible."""
        twin = self.twin.clone()
        for value in values:
            ask = twin.ask_of(self.seat)
            if ask is None or ask.find(ask.kind.option_id(value)) is None:
                return None
            twin.answer(self.seat, ask.kind.option_id(value))
        return twin


class Form(ABC, Generic[S]):
    """Questions that belong together for a person, their ``kinds`` by id. ``opens``: the kinds at which it is offered,
    with the option behind which it stands in a menu, or None where it stands with the question. Its heading is the
    message ``form-<id>``, its button ``form-<id>-go``. ``drag``: the fields that say which piece moves and where to."""

    id: str
    kinds: Collection[str]
    opens: Mapping[str, str | None]
    is_standing = False
    is_lasting = False  # it stays in force beyond the questions that it answers now (ahead.py)
    drag: tuple[str, str] | None = None

    def is_offered(self, known: S, ask: Ask) -> bool:
        """Whether there is something to fill in at this question."""
        word = self.opens[ask.kind.id]
        return word is None or word in ask.options

    def is_menu(self, ask: Ask) -> bool:
        """Whether it is one of several things here: where a menu comes again, the order is over."""
        return self.opens.get(ask.kind.id) is not None

    @abstractmethod
    def lay_out(self, look: Look, wanted: Wanted) -> Sequence[Field] | None:
        """The fields; None if this order can't be given here. ``wanted`` is what was filled in so far."""

    @abstractmethod
    def answer(self, known: S, ask: Ask, left: Left) -> Value | None:
        """The option that the order means at this question, noting in ``left`` what is done; None: no further."""

    def takes(self, ask: Ask, left: Left) -> bool:
        """Whether the only option of a question that was not asked is what the order means, noting it in ``left``."""
        return True

    def why_stopped(self, known: S, left: Left) -> Text | None:
        """Why a standing order has ended, for who gave it."""
        return None


class Filling:
    """An order being carried out: whoever holds the game asks for the next answer and takes it to the gate."""

    def __init__(self, form: Form[Any], seat: int, wanted: Wanted) -> None:
        self.form = form
        self.seat = seat
        self.left: Left = dict(wanted)
        self.steps = 0
        self.menus: set[str] = set()  # that were answered
        self.why: Refusal | None = None
        self.is_stuck = False  # at a question that the order leaves open, where it could not have begun

    def next(self, session: Session) -> str | None:
        """The option for the question that is open now; None: the order stops here."""
        return self._next(session) or self._close(session)

    def at_its_end(self, session: Session) -> str | None:
        """The word that closes what was done, where the order has come so far and nothing new was told."""
        ask = session.ask_of(self.seat)
        if ask is None or ask not in session.asks() or not self.steps or self.why is not None:
            return None
        word = session.title.closes.get(ask.kind.id)
        return word if word in ask.options and session.can_undo(self.seat) else None

    def _close(self, session: Session) -> str | None:
        word = self.at_its_end(session) if self.left.get(CLOSING.id) else None
        if word is not None:
            self.left[CLOSING.id] = 0
            self.steps += 1
        return word

    def _next(self, session: Session) -> str | None:
        ask = session.ask_of(self.seat)
        is_news = self.steps > 0 and not session.can_undo(self.seat)
        if ask is None or ask not in session.asks() or (is_news and not self.form.is_standing):
            return None
        if ask.kind.id not in self.form.kinds or self.steps >= MOST_STEPS or not self._follows(session):
            return None
        if self.form.is_menu(ask) and not self.form.is_standing:
            if ask.kind.id in self.menus:
                return None
            self.menus.add(ask.kind.id)
        value = self.form.answer(session.title.mask(session.state, self.seat), ask, self.left)
        if value is None:
            self.is_stuck = ask.kind.id not in self.form.opens
            return None
        option = ask.kind.option_id(value)
        if ask.find(option) is None:
            self.why = ask.why_not(option) or NO_OPTION
            return None
        self.steps += 1
        return option

    def _follows(self, session: Session) -> bool:
        """Whether what nobody was asked since the last answer is as it was wanted."""
        forced = session.forced if self.steps else ()
        mine = [ask for ask in forced if ask.seat == self.seat and ask.kind.id in self.form.kinds]
        if all([self.form.takes(ask, self.left) for ask in mine]):
            return True
        self.why = NO_OPTION
        return False

    def run(self, session: Session, most: int = MOST_STEPS) -> None:
        """All of it at once, or so many answers."""
        while self.steps < most and (option := self.next(session)) is not None:
            session.answer(self.seat, option)


class Change(NamedTuple):
    """A number on the seat's card, before and after an order."""

    label: Text
    before: int
    after: int


class Sheet(NamedTuple):
    """A form laid out. ``told`` is what the log would say, each line with how often; ``odds`` the chance to succeed
    with what the last answer begins; ``why`` the reason if the order can't be carried out as it stands; ``is_ready``:
    it can; ``is_final``: what follows can't be taken back."""

    form: str
    fields: Sequence[Field]
    wanted: Wanted
    told: Sequence[tuple[Entry, int]] = ()
    odds: Odds | None = None
    changes: Sequence[Change] = ()
    why: Refusal | None = None
    is_ready: bool = False
    is_final: bool = False


def offered(title: Title[Any], known: Any, ask: Ask) -> list[Form[Any]]:
    """The forms that can be filled in at a question."""
    return [form for form in title.forms.get(ask.kind.id, ()) if form.is_offered(known, ask)]


def by_kind(*forms: Form[Any]) -> dict[str, list[Form[Any]]]:
    """The forms of a game by the questions at which they are offered."""
    found: dict[str, list[Form[Any]]] = {}
    for form in forms:
        for kind in form.opens:
            found.setdefault(kind, []).append(form)
    return found


def find(session: Session, seat: int, id: str) -> Form[Any] | None:
    """The form with this id, if this seat may fill it in now."""
    ask = session.ask_of(seat)
    if ask is None or ask not in session.asks():
        return None
    known = session.title.mask(session.state, seat)
    return next((form for form in offered(session.title, known, ask) if form.id == id), None)


def lay_out(session: Session, seat: int, form: Form[Any], wanted: Wanted, secret: str) -> Sheet | None:
    """The form as filled in so far, tried out."""
    twin = imagined(session, seat, secret)
    look = Look(twin, seat)
    given = dict(wanted)
    fields = form.lay_out(look, given)
    if fields is None:
        return None
    filled = complete(fields, given)
    if form.is_standing:
        is_ready = Filling(form, seat, filled).next(twin) is not None
        return Sheet(form.id, fields, filled, is_ready=is_ready, is_final=True)
    while (feasible := _feasible(twin, seat, form, filled, fields)) != filled:  # less of one thing shows other fields
        given |= feasible
        fields = form.lay_out(look, given) or ()
        filled = complete(fields, given)
    fields = [_reach(twin, seat, form, filled, field) for field in fields]
    if _can_close(twin, seat, form, filled):
        fields = [*fields, CLOSING]
        filled |= complete([CLOSING], wanted)
    return _preview(twin, seat, form, fields, filled, look.known)


def imagined(session: Session, seat: int, secret: str) -> Session:
    """The game as the seat may believe it to be, so that trying something out tells nothing that the seat does not
    know. Where no other past fits what it knows, the game itself is tried: what an order tells ends where it could no
    longer be taken back, so that is no more than answering and taking back would tell."""
    try:
        return session.imagine(seat, secret, journal=True)
    except Unimaginable:
        return session.clone(journal=True)


def complete(fields: Sequence[Field], wanted: Wanted) -> dict[str, Value]:
    """What is wanted of each field: as given, as far as that is possible, else as the form begins."""
    filled: dict[str, Value] = {}
    for field in fields:
        given = wanted.get(field.id)
        if isinstance(field, Picker):
            ids = [field.kind.option_id(value) for value in field.options]
            filled[field.id] = given if isinstance(given, str) and given in ids else field.kind.option_id(field.first)
        elif isinstance(field, Stepper):
            filled[field.id] = min(max(given if isinstance(given, int) else field.start, field.least), field.most)
        else:
            filled[field.id] = int(bool(given)) if isinstance(given, int) else field.start
    return filled


def _feasible(twin: Session, seat: int, form: Form[Any], wanted: Wanted, fields: Sequence[Field]) -> dict[str, Value]:
    """As much of what is wanted as the gate lets through."""
    filling, filled = Filling(form, seat, wanted), dict(wanted)
    filling.run(twin.clone())
    for field in fields:
        if isinstance(field, Stepper | Tick):
            least = field.least if isinstance(field, Stepper) else 0
            filled[field.id] = max(least, int(wanted[field.id]) - int(filling.left.get(field.id, 0)))
    return filled


def _reach(twin: Session, seat: int, form: Form[Any], wanted: Wanted, field: Field) -> Field:
    """A stepper that goes as far as the gate does when everything else is done first."""
    if not isinstance(field, Stepper) or field.most == field.least:
        return field
    others = {id: value for id, value in wanted.items() if id != field.id}
    filling = Filling(form, seat, {**others, field.id: field.most})
    filling.run(twin.clone())
    return field._replace(most=max(field.least, field.most - int(filling.left.get(field.id, 0))))


def _can_close(twin: Session, seat: int, form: Form[Any], wanted: Wanted) -> bool:
    """Whether the order comes to where what was done can be closed."""
    if not twin.title.closes:
        return False
    filling, tried = Filling(form, seat, wanted), twin.clone()
    filling.run(tried)
    return filling.at_its_end(tried) is not None


def _preview(twin: Session, seat: int, form: Form[Any], fields: Sequence[Field], wanted: Wanted, known: Any) -> Sheet:
    """What the order brings, as far as it is known before something new is told."""
    title, heard = twin.title, len(twin.state.log.entries)
    before = _numbers(title, known, seat)
    filling, tried = Filling(form, seat, wanted), twin.clone()
    filling.run(tried)
    is_final = filling.steps > 0 and not tried.can_undo(seat)
    known_part = Filling(form, seat, wanted)
    known_part.run(twin, filling.steps - int(is_final))
    odds = _odds(twin, seat, known_part) if is_final else None
    after = _numbers(title, title.mask(twin.state, seat), seat)
    told = [entry for entry in twin.state.log.entries[heard:] if entry.is_visible_to(seat)]
    changes = [Change(label, was, after[id][1]) for id, (label, was) in before.items() if id in after]
    is_whole = is_final or not any(filling.left.get(f.id, 0) for f in fields if isinstance(f, Stepper | Tick))
    return Sheet(
        form.id,
        fields,
        wanted,
        _counted(told),
        odds,
        [change for change in changes if change.before != change.after],
        filling.why,
        filling.steps > 0 and filling.why is None and is_whole and not filling.is_stuck,
        is_final,
    )


def _odds(twin: Session, seat: int, filling: Filling) -> Odds | None:
    ask, option = twin.ask_of(seat), filling.next(twin)
    value = None if ask is None or option is None else ask.find(option)
    if ask is None or value is None:
        return None
    return twin.title.odds(twin.title.mask(twin.state, seat), ask).get(value)


def _numbers(title: Title[Any], known: Any, seat: int) -> dict[str, tuple[Text, int]]:
    facts = [fact for card in title.cards(known, seat) if card.seat == seat for fact in card.facts]
    return {fact.id: (fact.label, fact.value) for fact in facts if isinstance(fact.value, int)}


def _counted(entries: Sequence[Entry]) -> list[tuple[Entry, int]]:
    """Equal lines once, with how often."""
    counted: list[tuple[Entry, int]] = []
    for entry in entries:
        n = next((n for n, (other, _) in enumerate(counted) if other == entry), None)
        if n is None:
            counted.append((entry, 1))
        else:
            counted[n] = entry, counted[n][1] + 1
    return counted


def start(session: Session, seat: int, form: Form[Any], wanted: Wanted, secret: str) -> Filling:
    """An order that can be given: tried out first, so that it is carried out whole or not at all unless something new
    is told on the way. Raises Refused."""
    sheet = lay_out(session, seat, form, wanted, secret)
    goes_on = {CLOSING.id: 0} if sheet is not None and CLOSING in sheet.fields else {}
    if sheet is None or not sheet.is_ready or sheet.wanted != goes_on | dict(wanted):
        raise Refused((sheet.why if sheet is not None else None) or NO_OPTION)
    return Filling(form, seat, sheet.wanted)
