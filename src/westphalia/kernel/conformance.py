"""The suite every game must pass: whole random games, with everything checked that the kernel promises.

    for setting in settings(title):
        conform(title, setting, seed="1")

A game that fails raises Nonconformity, which names the seed and the move and carries the record up to there.
"""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Any, Final, NamedTuple

import msgspec

from . import ahead, forms
from . import record as records
from .chance import Chance
from .contract import BadInput, Title
from .messages import Catalogue, languages
from .record import Record, Recorder
from .script import All, Args, Ask, Refusal, Value
from .session import Session, Unimaginable
from .state import State
from .told import Witness
from .views import seat_view

RUNAWAY: Final = 300_000  # decisions
ASIDE_EVERY: Final = 12
RESIGN_EVERY: Final = 1_500
UNDO_EVERY: Final = 25
JOURNAL_TAIL: Final = 12
SPOKEN: Final = "as agreed: 3 gold, “no later”"


class Setting(NamedTuple):
    """One way to set a game up."""

    scenario: str
    seats: int
    options: dict[str, Value]

    def __str__(self) -> str:
        chosen = "".join(f" {name}={value}" for name, value in self.options.items())
        return f"{self.scenario}, {self.seats} seats{chosen}"


class Nonconformity(AssertionError):
    """A game does not keep what the kernel promises."""

    def __init__(self, text: str, title: Title[Any], setting: Setting, seed: str, record: Record) -> None:
        self.text = text
        self.record = record
        self.move = len(record.moves)
        super().__init__(f"{title.id} ({setting}), seed {seed!r}, move {self.move}: {text}")


class Fault(Exception):
    """What one check found; the game around it adds seed and move."""


class Heard:
    """The messages that came up, each with arguments it came with."""

    def __init__(self) -> None:
        self.samples: dict[str, dict[tuple[str, ...], Args]] = {}

    def note(self, message: str, args: Args | None = None) -> None:
        self.samples.setdefault(message, {}).setdefault(tuple(args or ()), dict(args or {}))

    def listen(self, session: Session, ask: Ask) -> None:
        self.note(f"ask-{ask.kind.id}", ask.args)
        for value in ask.options:
            if isinstance(value, str):
                self.note(f"option-{value}")
        for value, refusal in ask.refused() if ask.refused is not None else ():
            if isinstance(value, str):
                self.note(f"option-{value}")
            self.note(refusal.message, refusal.args)

    def read(self, session: Session, start: int) -> int:
        entries = session.state.log.entries
        for entry in entries[start:]:
            self.note(entry.message, entry.args)
        return len(entries)


class Summary(NamedTuple):
    moves: int
    checked: int
    kinds: set[str]


# settings


def settings(title: Title[Any]) -> list[Setting]:
    """Every scenario with every number of seats, options as they are."""
    return [Setting(s.id, seats, {}) for s in title.scenarios.values() for seats in s.seats]


def option_settings(title: Title[Any]) -> list[Setting]:
    """Every value of every option that is not its default, one at a time, over the scenarios in turn; of a value that
    does not go with every number of seats the next setting that it goes with, if there is one."""
    plain = settings(title)
    chosen = [{o.id: value} for o in title.options.values() for value in o.values[1:]]
    found = list[Setting]()
    for n, options in enumerate(chosen):
        turn = [each._replace(options=dict(options)) for each in (*plain[n % len(plain) :], *plain[: n % len(plain)])]
        found += [each for each in turn if goes(title, *each)][:1]
    return found


def goes(title: Title[Any], scenario: str, seats: int, options: Mapping[str, Value]) -> bool:
    """Whether so many can sit down with these options."""
    try:
        title.check_seats(scenario, seats, options)
    except BadInput:
        return False
    return True


# one decision


def check_question(ask: Ask) -> None:
    """Options there, ids unique and theirs, the default among them; every refusal names its rule."""
    kind, options = ask.kind, ask.options
    where = f"{kind.id} of seat {ask.seat}"
    if not options:
        raise Fault(f"{where} has no options")
    ids = [kind.option_id(value) for value in options]
    if len(set(ids)) != len(ids):
        raise Fault(f"{where} has the same option twice: {' '.join(ids)}")
    for value, id in zip(options, ids, strict=True):
        if isinstance(value, int) and kind.domain.value(id) != value:
            raise Fault(f"{where}: {value} is nothing in the domain {kind.domain.name}")
        if ask.find(id) != value:
            raise Fault(f"{where}: the option {id} does not find itself")
    if ask.default_value() not in options:
        raise Fault(f"{where}: the default {ask.default_value()!r} is not an option")
    if not kind.rule:
        raise Fault(f"{where} names no rule")
    for value, refusal in ask.refused() if ask.refused is not None else ():
        if value in options:
            raise Fault(f"{where}: {kind.option_id(value)} is offered and refused ({refusal.rule})")
        if not isinstance(refusal, Refusal) or not refusal.rule or not refusal.message:
            raise Fault(f"{where}: {kind.option_id(value)} is refused without a rule or a message")


def check_questions(session: Session) -> None:
    """The pending questions, the asides beside them, and who is asked."""
    asks = session.asks()
    players = session.title.players(session.state)
    asked = [ask.seat for ask in asks]
    if not asks and not session.is_over:
        raise Fault("nobody is asked, but the game is not over")
    if len(set(asked)) != len(asked):
        raise Fault(f"a seat is asked twice at once: {asked}")
    for ask in asks:
        if ask.seat not in players:
            raise Fault(f"{ask.kind.id} asks seat {ask.seat}, who is not in the game")
        check_question(ask)
    for seat in players:
        aside = session.ask_of(seat)
        if aside is not None and seat not in asked:
            check_question(aside)


def check_answers(session: Session) -> None:
    """Every option of every question and aside can be answered."""
    for seat in session.title.players(session.state):
        ask = session.ask_of(seat)
        for value in () if ask is None else ask.options:
            assert ask is not None
            id = ask.kind.option_id(value)
            try:
                twin = session.clone(history=False)
                twin.answer(seat, id)
                for following in twin.asks():
                    check_question(following)
            except Exception as error:
                text = f"seat {seat} answers {id!r} to {ask.kind.id}: {type(error).__name__}: {error}"
                raise Fault(text) from error


def view_bytes(session: Session, seat: int | None, **hidden: Any) -> bytes:
    """What a seat sees, as bytes to compare; fields in ``hidden`` are replaced."""
    view = seat_view(session, seat, since=-JOURNAL_TAIL)
    return msgspec.json.encode(msgspec.structs.replace(view, **hidden))


def told_bytes(session: Session, seat: int | None) -> bytes:
    """What a seat is told beside its view: the cards of all seats, what is worked out, what its options bring."""
    title = session.title
    known = title.mask(session.state, seat)
    ask = None if seat is None else session.ask_of(seat)
    outlook = [] if ask is None or ask.outlook is None else list(ask.outlook().items())
    return msgspec.json.encode((title.cards(known, seat), title.worked_out(known), outlook))


def snapshot(session: Session, **hidden: Any) -> tuple[bytes, ...]:
    """Everything that must be equal in a copy: the state, and what those who are asked and a spectator see."""
    views = [view_bytes(session, seat, **hidden) for seat in (None, *(ask.seat for ask in session.asks()))]
    return (session.state.encode(), *views)


def _onlookers(session: Session) -> list[int | None]:
    return [None, *session.title.players(session.state)]


def check_copies(session: Session, chance: Chance) -> None:
    """A clone, a saved and loaded session, and one that undoes are equal to this one, and go on equally."""
    here, here_without_undo = snapshot(session), snapshot(session, can_undo=False)
    saved = msgspec.msgpack.decode(msgspec.msgpack.encode(session.save()), type=type(session.save()))
    clone = session.clone(journal=True)
    loaded = Session.load(session.title, saved, journal=session.state.log)
    lean = session.clone(history=False, journal=True)  # sets out from the last pause
    for name, copy in (("clone", clone), ("clone without history", lean)):
        if difference := _difference(here_without_undo, snapshot(copy, can_undo=False)):
            raise Fault(f"the {name} differs: {difference}")
    if difference := _difference(here, snapshot(loaded)):
        raise Fault(f"the loaded game differs: {difference}")
    asks = session.asks()
    if not asks:
        return
    ask = asks[chance.below(len(asks))]
    id = ask.kind.option_id(ask.options[chance.below(len(ask.options))])
    for copy in (clone, lean, loaded):
        copy.answer(ask.seat, id)
    for name, copy in (("clone", clone), ("clone without history", lean)):
        if difference := _difference(snapshot(copy, can_undo=False), snapshot(loaded, can_undo=False)):
            raise Fault(f"after {id!r} to {ask.kind.id} the {name} and the loaded game differ: {difference}")
    for name, copy in (("clone", clone), ("loaded game", loaded)):
        if copy.can_undo(ask.seat):
            copy.undo(ask.seat)
            if difference := _difference(here_without_undo, snapshot(copy, can_undo=False)):
                raise Fault(f"undoing {id!r} to {ask.kind.id} the {name} is not what it was: {difference}")


def check_leaks(session: Session, secret: str, pick: Callable[[int], int] | None = None) -> None:
    """Deal anew what a seat can't see: its view, options and log stay the same to the byte, and what it is told of the
    seats and its options. Each seat and a watcher look, or one of them by lot."""
    simultaneous = isinstance(session.pending, All)
    hidden: dict[str, Any] = {"can_undo": False}
    if simultaneous:
        hidden |= {"version": 0, "waiting": []}
    onlookers = _onlookers(session)
    for seat in onlookers if pick is None else [onlookers[pick(len(onlookers))]]:
        try:
            twin = session.imagine(seat, secret, journal=True)
        except Unimaginable:
            continue  # what was shown since the checkpoint leaves too few ways in which it might have been
        before, after = view_bytes(session, seat, **hidden), view_bytes(twin, seat, **hidden)
        if before != after:
            raise Fault(f"{_who(seat)} sees what is hidden: {_first_difference(before, after)}")
        before, after = told_bytes(session, seat), told_bytes(twin, seat)
        if before != after:
            raise Fault(f"{_who(seat)} is told what is hidden: {_first_difference(before, after)}")


def check_alike(session: Session) -> None:
    """What all are shown alike is so, whoever's knowledge it was found in: it is shown to the others too."""
    title = session.title
    for_watchers = msgspec.json.encode(title.common(title.mask(session.state, None)))
    for seat in title.players(session.state):
        found = msgspec.json.encode(title.common(title.mask(session.state, seat)))
        if found != for_watchers:
            raise Fault(f"seat {seat} sees otherwise what all see alike: {_first_difference(for_watchers, found)}")


def check_secrets(session: Session, chance: Chance) -> None:
    """Two different answers to a secret question look the same to everybody else, until something is revealed."""
    draws = session.state.chance.draws
    for ask in session.asks():
        if not ask.kind.secret or len(ask.options) < 2:
            continue
        first = chance.below(len(ask.options))
        second = (first + 1 + chance.below(len(ask.options) - 1)) % len(ask.options)
        ids = [ask.kind.option_id(ask.options[n]) for n in (first, second)]
        twins = [session.clone(journal=True) for _ in ids]
        for twin, id in zip(twins, ids, strict=True):
            twin.answer(ask.seat, id)
        if any(twin.state.chance.draws != draws for twin in twins):
            continue
        for seat in _onlookers(session):
            if seat != ask.seat and seat not in ask.confidants:
                one, other = (view_bytes(twin, seat) for twin in twins)
                if one != other:
                    what = f"{_who(seat)} can tell {ids[0]!r} from {ids[1]!r} in {ask.kind.id}"
                    raise Fault(f"{what}: {_first_difference(one, other)}")


def check_forms(session: Session, chance: Chance) -> None:
    """Each form that is offered can be laid out and filled in anyhow; the order answers nothing but what single answers
    would, and leaves the game as they do."""
    for ask in session.asks():
        known = session.title.mask(session.state, ask.seat)
        for form in forms.offered(session.title, known, ask):
            where = f"the form {form.id} at {ask.kind.id}"
            wanted = fill_in(session, ask.seat, form, chance)
            if wanted is None:
                continue
            filling, ordered, singly = forms.Filling(form, ask.seat, wanted), session.clone(), session.clone()
            given: list[str] = []
            while (option := filling.next(ordered)) is not None:
                ordered.answer(ask.seat, option)
                given.append(option)
            if not given and not form.is_standing:
                raise Fault(f"{where} is ready, but answers nothing: {wanted}")
            for option in given:
                singly.answer(ask.seat, option)
            if difference := _difference(snapshot(ordered), snapshot(singly)):
                raise Fault(f"{where} does something else than its answers: {difference}")


def check_orders(session: Session, chance: Chance) -> None:
    """Each standing order that can be given here knows no more than its seat: in a game with everything dealt anew that
    the seat can't see it is laid out alike, answers alike, and lapses for the same reason; and what it answers is an
    option."""
    for ask in session.asks():
        known = session.title.mask(session.state, ask.seat)
        for order in ahead.offered(session.title, known, ask):
            secret = f"order {chance.below(1 << 30)}"
            sheet = ahead.lay_out(session, ask.seat, order, {}, secret)
            some = {field.id: _some(field, chance) for field in sheet.fields}
            wanted = ahead.lay_out(session, ask.seat, order, some, secret).wanted
            given = ahead.give(session, ask.seat, order, wanted, secret)
            told = ahead.would(session, given), order.told(session.title, given.left)
            if told[0].option is not None and ask.find(told[0].option) is None:
                raise Fault(f"the order {order.id} answers {told[0].option!r} to {ask.kind.id}")
            try:
                twin = session.imagine(ask.seat, secret, journal=True)
            except Unimaginable:
                continue
            again = ahead.give(twin, ask.seat, order, wanted, secret)
            if (ahead.would(twin, again), order.told(twin.title, again.left)) != told:
                raise Fault(f"the order {order.id} at {ask.kind.id} knows what is hidden from seat {ask.seat}")


def check_in_force(session: Session, order: ahead.InForce, secret: str) -> bool:
    """A standing order that was given before makes the same of a game in which everything hidden from its seat was
    dealt anew: it answers alike, and lapses for the same reason. False if no other past fits what the seat knows."""
    try:
        twin = session.imagine(order.seat, secret, journal=True)
    except Unimaginable:
        return False
    if ahead.would(twin, order) != ahead.would(session, order):
        raise Fault(f"the order {order.form.id} in force knows what is hidden from seat {order.seat}")
    return True


def fill_in(session: Session, seat: int, form: forms.Form[Any], chance: Chance) -> forms.Wanted | None:
    """Some order that this form can give now."""
    secret = f"form {chance.below(1 << 30)}"
    sheet = forms.lay_out(session, seat, form, {}, secret)
    if sheet is None:
        return None
    tried = forms.lay_out(session, seat, form, {field.id: _some(field, chance) for field in sheet.fields}, secret)
    if tried is None or not tried.is_ready:
        return None
    return forms.start(session, seat, form, tried.wanted, secret).left


def _some(field: forms.Field, chance: Chance) -> Value:
    if isinstance(field, forms.Picker):
        return field.kind.option_id(field.options[chance.below(len(field.options))])
    if isinstance(field, forms.Stepper):
        return field.least + chance.below(field.most - field.least + 1)
    return chance.below(2)


def check_told(witness: Witness, session: Session, *, has_gone_on: bool) -> None:
    """Every public change since the question before has its line in the log; after an undo there is nothing to tell."""
    if not has_gone_on:
        witness.look(session.state)
        return
    silent = next(witness.silent_changes(session.state), None)
    if silent is not None:
        raise Fault(silent)


def check_decision(session: Session, chance: Chance) -> None:
    """Everything that must hold where the game waits for an answer."""
    check_questions(session)
    check_answers(session)
    check_forms(session, chance)
    check_orders(session, chance)
    check_copies(session, chance)
    check_leaks(session, f"leak {chance.below(1 << 30)}")
    check_alike(session)
    check_secrets(session, chance)


def _who(seat: int | None) -> str:
    return "a spectator" if seat is None else f"seat {seat}"


def _difference(one: Sequence[bytes], other: Sequence[bytes]) -> str:
    if len(one) != len(other):
        return "others are asked"
    for n, (a, b) in enumerate(zip(one, other, strict=True)):
        if a != b:
            return f"{'the state' if n == 0 else f'view {n - 1}'}: {_first_difference(a, b)}"
    return ""


def _first_difference(one: bytes, other: bytes) -> str:
    n = next((n for n, (a, b) in enumerate(zip(one, other, strict=False)) if a != b), min(len(one), len(other)))
    return f"...{one[max(0, n - 60) : n + 40]!r}, but ...{other[max(0, n - 60) : n + 40]!r}"


# whole games


class Table(Recorder):
    """A recorded game whose state must add up at every checkpoint."""

    violation = ""

    def checkpoint(self, state: State) -> None:
        super().checkpoint(state)
        self.violation = self.violation or next(self.title.violations(state), "")


def _start(title: Title[Any], setting: Setting, seed: str) -> Table:
    return Table.start(title, setting.scenario, setting.seats, secret=seed, options=setting.options)


@contextmanager
def _told(table: Table, setting: Setting, seed: str) -> Iterator[None]:
    """Whatever goes wrong at this table is told with seed and move."""
    try:
        yield
    except Exception as error:
        text = str(error) if isinstance(error, Fault) else f"{type(error).__name__}: {error}"
        raise Nonconformity(text, table.title, setting, seed, table.record(reveal=True)) from error


def _check_going(table: Table, limit: int) -> None:
    if table.violation:
        raise Fault(table.violation)
    if table.session.version >= limit:
        raise Fault(f"the game is not over after {limit} decisions")


def conform(
    title: Title[Any],
    setting: Setting,
    seed: str,
    *,
    every: int = 50,
    heard: Heard | None = None,
    seen: set[str] | None = None,
    limit: int = RUNAWAY,
    until: int = 0,
) -> Summary:
    """Play one random game to its end, or ``until`` so many moves are made. Each kind of question the first time it
    comes up (``seen`` remembers over several games) and one decision in ``every`` are checked in full, the record is
    verified at the end."""
    table = _start(title, setting, seed)
    session, chance = table.session, Chance.from_secret(f"{seed}/players")
    tries = Chance.from_secret(f"{seed}/checks")  # of its own: the game is the same whatever was seen before
    kinds = set() if seen is None else seen
    checked = read = 0
    witness = None if title.untold is None else Witness(title, session.state)
    with _told(table, setting, seed):
        while not session.is_over and (not until or session.version < until):
            _check_going(table, limit)
            new = {ask.kind.id for ask in session.asks()} - kinds
            kinds |= new
            if heard is not None:
                for ask in session.asks():
                    heard.listen(session, ask)
                read = heard.read(session, read)
            if new or tries.below(every) == 0:
                check_decision(session, tries)
                checked += 1
            version = session.version
            step(session, chance)
            if witness is not None:
                check_told(witness, session, has_gone_on=session.version > version)
        if session.is_over:
            check_end(session, table)
        else:
            records.verify(table.record(reveal=True), title)
        if heard is not None:
            heard.read(session, read)
    return Summary(session.version, checked, kinds)


def step(session: Session, chance: Chance) -> None:
    """One random answer; now and then an aside, a resignation, free words, or an answer taken back."""
    asks = session.asks()
    ask = asks[chance.below(len(asks))]
    players = list(session.title.players(session.state))
    if chance.below(RESIGN_EVERY) == 0:
        gone = session.title.resigned(session.state)
        session.resign([seat for seat in players if seat not in gone][0 if chance.below(2) else -1])
        return
    if chance.below(UNDO_EVERY) == 0:
        for seat in players:
            if session.can_undo(seat):
                session.undo(seat)
                return
    if ask.aside is not None and chance.below(ASIDE_EVERY) == 0:
        seat = players[chance.below(len(players))]
        ask = session.ask_of(seat) or ask
    if ask.text and chance.below(2):
        session.answer(ask.seat, SPOKEN[: ask.text])
        return
    session.choose(ask, chance.below(len(ask.options)))


def check_end(session: Session, table: Table) -> None:
    """The result is complete, nobody is asked any more, the record tells the same game with and without the secret."""
    if table.violation:
        raise Fault(table.violation)
    standings = session.title.standings(session.state)
    seats = sorted(standing.seat for standing in standings)
    if seats != list(range(table.header.seats)):
        raise Fault(f"the standings are those of seats {seats}")
    if min(standing.place for standing in standings) != 1 and not session.title.beats_all(session.state):
        raise Fault("nobody has won")
    if any(session.ask_of(seat) is not None for seat in seats):
        raise Fault("somebody is asked after the end")
    records.verify(table.record(), session.title)
    records.verify(table.record(reveal=False), session.title)


def conform_absent(title: Title[Any], setting: Setting, seed: str, limit: int = RUNAWAY) -> Summary:
    """Nobody is there: a game of default answers ends too."""
    table = _start(title, setting, seed)
    session = table.session
    kinds = set()
    with _told(table, setting, seed):
        while not session.is_over:
            _check_going(table, limit)
            ask = session.asks()[0]
            kinds.add(ask.kind.id)
            session.answer(ask.seat, ask.kind.option_id(ask.default_value()))
        check_end(session, table)
    return Summary(session.version, 0, kinds)


# texts


def message_faults(title: Title[Any], heard: Heard) -> Iterator[str]:
    """Messages that came up and that some language can't say."""
    for language in languages(title):
        catalogue = Catalogue(title, language)
        for message, samples in sorted(heard.samples.items()):
            for args in samples.values():
                catalogue.format(message, args)
        yield from (f"{language}: no text for {id}" for id in sorted(catalogue.missing))
        yield from catalogue.errors


# determinism


def fingerprint(title: Title[Any], setting: Setting, seed: str) -> str:
    """The hash of the record of a random game."""
    table = _start(title, setting, seed)
    session, chance = table.session, Chance.from_secret(f"{seed}/players")
    while not session.is_over:
        step(session, chance)
    return hashlib.sha256(msgspec.json.encode(table.record())).hexdigest()


_ELSEWHERE: Final = """
import sys
from importlib import import_module
from westphalia.kernel.conformance import Setting, fingerprint
module, scenario, seats, seed = sys.argv[1:]
print(fingerprint(import_module(module).TITLE, Setting(scenario, int(seats), {}), seed))
"""


def check_determinism(title: Title[Any], setting: Setting, seed: str) -> None:
    """Two processes with different hash seeds play the same game."""
    prints = []
    for hash_seed in ("1", "4242"):
        arguments = [type(title).__module__, setting.scenario, str(setting.seats), seed]
        environment = {**os.environ, "PYTHONHASHSEED": hash_seed, "PYTHONPATH": os.pathsep.join(sys.path)}
        run = subprocess.run(
            [sys.executable, "-c", _ELSEWHERE, *arguments], env=environment, capture_output=True, text=True
        )
        if run.returncode:
            raise Fault(f"{title.id} ({setting}), seed {seed!r}: {run.stderr.strip().splitlines()[-1]}")
        prints.append(run.stdout.strip())
    if len(set(prints)) != 1:
        raise Fault(f"{title.id} ({setting}), seed {seed!r}: the game depends on the hash seed of the process")
