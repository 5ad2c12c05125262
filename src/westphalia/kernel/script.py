"""Scripts and the questions they ask.

A procedure of a rulebook is a generator. It changes the state and yields a question whenever a player must
decide; the answer comes back from the yield:

    def pick_capital(g: Game, seat: int) -> Script[None]:
        place = yield Ask(seat, CAPITAL, [p for p in PLACES if why_not_capital(g, p) is None])
        g.capital[seat] = place

An option is a plain value: an ``int`` pointing into the domain of its kind (a place, a seat, an amount) or a
``str``, a word such as ``"end"``. Ids, labels and references are made from the value only when somebody reads them.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable, Mapping, Sequence
from typing import Any, Final, NamedTuple, TypeAlias, TypeVar, final

import msgspec

T = TypeVar("T")

Value: TypeAlias = int | str
Args: TypeAlias = Mapping[str, Value]


class Refusal(msgspec.Struct, frozen=True, gc=False):
    """Why something may not be done: the paragraph, and the message that says so."""

    rule: str
    message: str
    args: dict[str, int | str] = {}


class Domain:
    """A family of things that an option can point at: places, seats, cards, amounts.

    >>> place = Domain("place", ("iberia", "gallia"))
    >>> place.id(1), place.value("iberia"), place.value("atlantis")
    ('gallia', 0, None)
    """

    __slots__ = ("_values", "ids", "name")

    def __init__(self, name: str, ids: Sequence[str] | None = None) -> None:
        self.name: Final = name
        self.ids: Final = None if ids is None else tuple(ids)
        self._values: Final = {} if ids is None else {key: n for n, key in enumerate(ids)}

    def id(self, value: int) -> str:
        return str(value) if self.ids is None else self.ids[value]

    def value(self, key: str) -> int | None:
        if self.ids is not None:
            return self._values.get(key)
        return int(key) if key.removeprefix("-").isdecimal() else None


AMOUNT: Final = Domain("amount")
SEAT: Final = Domain("seat", tuple(str(n) for n in range(1, 9)))


class Kind:
    """A kind of question, made once per rulebook decision: ``CAPITAL = Kind("capital", "SC-2.3", PLACE)``.

    The prompt is the message ``ask-<id>``. A *secret* kind is one whose answer the other seats must not learn
    from views or the journal while the answer stays hidden; the conformance suite tries two answers and compares.
    """

    __slots__ = ("domain", "id", "rule", "secret")

    def __init__(self, id: str, rule: str, domain: Domain = AMOUNT, *, secret: bool = False) -> None:
        self.id: Final = id
        self.rule: Final = rule
        self.domain: Final = domain
        self.secret: Final = secret

    def option_id(self, value: Value) -> str:
        return value if isinstance(value, str) else self.domain.id(value)


Reasons: TypeAlias = Iterable[tuple[Value, Refusal]]


class Text(NamedTuple):
    """A message of the catalogue with its arguments."""

    message: str
    args: Mapping[str, Value] = {}


Outlook: TypeAlias = Mapping[Value, Sequence[Text]]


@final
class Ask(msgspec.Struct, eq=False):
    """One question to one seat, with the complete list of its legal options.

    ``default`` is what an absent player answers (the first option unless given). ``refused`` lists, when somebody
    looks, what is not possible and why; ``outlook`` tells then what options bring and cost, of what is public.
    ``aside`` gives what another seat may do while this question waits (an offer between two actions); the script then
    receives an ``Aside`` and asks again. ``text`` > 0 accepts besides the options any free text up to that many
    characters. ``confidants`` are the other seats that may learn the answer to a secret question (the partner in a
    talk).
    """

    seat: int
    kind: Kind
    options: Sequence[Value]
    default: Value | None = None
    args: Args | None = None
    refused: Callable[[], Reasons] | None = None
    aside: Callable[[int], Ask | None] | None = None
    text: int = 0
    confidants: Sequence[int] = ()
    outlook: Callable[[], Outlook] | None = None

    def default_value(self) -> Value:
        return self.options[0] if self.default is None else self.default

    def find(self, option_id: str) -> Value | None:
        """The legal value with this id, or None.

        >>> Ask(0, Kind("how_many", "X-1"), [1, 2, "all"]).find("2")
        2
        """
        if option_id in self.options:
            return option_id
        domain = self.kind.domain
        value = domain.value(option_id)
        if value is not None and value in self.options and domain.id(value) == option_id:
            return value
        if 0 < len(option_id) <= self.text and option_id.isprintable():
            return option_id
        return None

    def why_not(self, option_id: str) -> Refusal | None:
        """The reason why an option is not offered, if the game gives one."""
        if self.refused is not None:
            option = self.kind.option_id
            for value, refusal in self.refused():
                if option(value) == option_id:
                    return refusal
        return None


class All:
    """A question to several seats at once; nobody sees another's answer before all are in. The script gets the list
    of answers in the order of asks."""

    __slots__ = ("asks",)

    def __init__(self, asks: Sequence[Ask]) -> None:
        self.asks = asks


class Aside(NamedTuple):
    """Sent into a script in place of the answer when another seat used its ``aside``."""

    seat: int
    value: Value


@final
class Checkpoint:
    """Yielded where the script can be started again from the state alone."""

    __slots__ = ()


CHECKPOINT: Final = Checkpoint()


@final
class Pause:
    """Yielded where the script can be started again from the state and what that remembers between two checkpoints
    (``State.passing``): clones without history set out from here, records and saves know nothing of it. If
    the next thing that is yielded is a question, its options come back to those who set out here:

        options = (yield PAUSE) or possible(g, seat, ACTIONS)
        answer = yield Ask(seat, TURN, options)
    """

    __slots__ = ()


PAUSE: Final = Pause()


@final
class Forced:
    """Yielded in place of a question with only one possible answer: nobody is asked, but who follows an order
    (forms.py) learns what was taken."""

    __slots__ = ("ask",)

    def __init__(self, ask: Ask) -> None:
        self.ask = ask


Pending: TypeAlias = Ask | All
Script: TypeAlias = Generator[Pending | Checkpoint | Pause | Forced, Any, T]


def choose(ask: Ask) -> Script[Any]:
    """Ask, unless there is only one possible answer."""
    options = ask.options
    if len(options) == 1 and not ask.text:
        yield Forced(ask)
        return options[0]
    return (yield ask)


def refusals(candidates: Iterable[Value], why_not: Callable[[Any], Refusal | None]) -> Reasons:
    """The candidates that are refused, each with its reason (for ``Ask.refused``)."""
    for candidate in candidates:
        refusal = why_not(candidate)
        if refusal is not None:
            yield candidate, refusal


def allowed(candidates: Iterable[T], why_not: Callable[[Any], Refusal | None]) -> list[T]:
    """The candidates that nothing refuses."""
    return [candidate for candidate in candidates if why_not(candidate) is None]


class Talks(All):
    """A conversation with each of several seats; everybody goes on at their own pace. ``asks`` is what each is asked
    next, ``opening`` what they were asked first. The script goes on when nobody is asked any more."""

    __slots__ = ("_decided", "_scripts", "_waiting", "opening")

    def __init__(self, scripts: Sequence[Script[Any]]) -> None:
        self._scripts = scripts
        self._decided: dict[int, Any] = {}
        self._waiting: dict[int, Ask] = {}  # by the number of the script, ascending
        for number in range(len(scripts)):
            self._go_on(number, None)
        super().__init__(self._first_of_seats())
        self.opening = self.asks

    def take(self, seat: int, answer: Any) -> None:
        number = next(number for number, ask in self._waiting.items() if ask.seat == seat)
        self._go_on(number, answer)
        self.asks = self._first_of_seats()

    def decisions(self) -> list[Any]:
        return [self._decided[number] for number in range(len(self._scripts))]

    def _go_on(self, number: int, answer: Any) -> None:
        script = self._scripts[number]
        try:
            ask = script.send(answer)
            while type(ask) is Forced:
                ask = script.send(None)
        except StopIteration as end:
            self._waiting.pop(number, None)
            self._decided[number] = end.value
            return
        assert isinstance(ask, Ask), "scripts side by side ask single questions"
        self._waiting[number] = ask

    def _first_of_seats(self) -> list[Ask]:
        """A seat with several scripts is asked for one after the other."""
        firsts = dict[int, Ask]()
        for ask in self._waiting.values():
            firsts.setdefault(ask.seat, ask)
        return list(firsts.values())


def together(scripts: Sequence[Script[T]]) -> Script[list[T]]:
    """Run several scripts side by side and give what each returns. Whatever they ask next is asked of all at once. For
    steps that everybody does at the same time and that do not touch each other; the scripts may only ask single
    questions."""
    talks = Talks(scripts)
    while asks := talks.asks:
        answers = [(yield asks[0])] if len(asks) == 1 else (yield All(asks))
        for ask, answer in zip(asks, answers, strict=True):
            talks.take(ask.seat, answer)
    return talks.decisions()


def apart(scripts: Sequence[Script[T]]) -> Script[list[T]]:
    """As ``together``, in secret: nobody learns what the others are asked, or how far they are. The scripts only
    decide; what they decided is carried out afterwards."""
    talks = Talks(scripts)
    if len(talks.asks) > 1:
        yield talks
    while talks.asks:
        (ask,) = talks.asks
        talks.take(ask.seat, (yield ask))
    return talks.decisions()
