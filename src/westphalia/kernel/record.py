"""The record of a game: who answered what, how the dice fell, and a hash of the state at each checkpoint.

JSON lines. The first is the header (game, version of the rules, scenario, seats, options, commitment to the secret of
the dice), the second the opening (what chance did before the first question), then one line per answer, and a closing
line with the standings and, when the game is over, the secret. ``dice`` are the outcomes between this answer and the
next question, each counted from 0; ``hash`` is that of the state at the last checkpoint passed on the way.

    {"format":"westphalia-record-1","game":"six_continents","rules":"1","scenario":"standard","seats":2,...}
    {"dice":[3,1],"hash":"9f2c41d0a7b35e86c1d4f702"}
    {"seat":0,"answer":"gallia"}
    {"seat":1,"answer":null}
    {"moves":2,"over":true,"standings":[...],"secret":"1444"}

An answer of null is a resignation. ``fresh`` says that answers were taken back before this one, and which time it was
at this table: from here on the dice are cast anew, from the secret and this number. ``apart`` marks an answer that the
other seats did not notice: their count of moves leaves it out while the game runs. A record is also a saved game:
``replay`` opens it at any move. The record of a game that was branched off another has its ``start`` in the header:
there is nothing before it that could be checked. A record of older rules holds under the newest if every answer still
fits and every hash, taken of what was hashed then, agrees.

A table that went on with newer rules has a record in chapters (chapters.py). Where the rules change stands a line with
the newer ones, the state the game went on from, and a seal over all lines before it; the closing line has one too.

    {"chapter":2,"rules":"2","scenario":"standard","options":{...},"after":96,"start":[...],"seal":"5b0e..."}
"""

from __future__ import annotations

import gzip
import os
import zlib
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, Final, NamedTuple, Self, TypeVar

import msgspec

from .chance import Chance, DiceError, Retold, commitment, outcomes
from .contract import BadInput, Standing, Title, find_title
from .journal import Journal
from .plain import plainly
from .script import Value
from .scroll import Long
from .session import Refused, Saved, Session, Taken
from .state import State
from .versions import Unreadable, Version, answer_now, digest_as, options_now, scenario_now, since

FORMAT: Final = "westphalia-record-1"
CHAPTERS_FORMAT: Final = "westphalia-record-2"  # has more than one chapter
PACKED: Final = ".gz"
CHAPTER_MARK: Final = b'{"chapter"'
VIEW_FORMAT: Final = "westphalia-view-1"  # what one player may know of a running game; no record
REPORT_FORMAT: Final = "westphalia-report-1"  # a line about what went wrong, and behind it a record
T = TypeVar("T")
Part = TypeVar("Part", "Opening", "Move")


class Header(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    format: str
    game: str
    rules: str
    scenario: str
    seats: int
    options: dict[str, int | str]
    commitment: str
    start: Saved | None = None


class Opening(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    dice: tuple[int, ...] = ()
    hash: str = ""


class Move(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, gc=False):
    """A campaign has thousands of them, a server hundreds of campaigns: none of this is for the garbage collector."""

    seat: int
    answer: str | None
    dice: tuple[int, ...] = ()
    hash: str = ""
    fresh: int = 0
    apart: bool = False


class Chapter(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """From here on, after so many moves, with other rules. ``chapter`` counts from 1, which has no such line."""

    chapter: int
    rules: str
    scenario: str
    options: dict[str, int | str]
    after: int
    start: Saved
    seal: str = ""


class Closing(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    moves: int
    over: bool
    standings: list[Standing]
    secret: str | None
    seal: str = ""  # of a record in chapters


Line = Header | Opening | Move | Chapter | Closing


class _Format(msgspec.Struct, frozen=True):
    format: str


class Record(NamedTuple):
    header: Header
    opening: Opening
    moves: list[Move]
    closing: Closing
    chapters: tuple[Chapter, ...] = ()  # after the first

    def parts(self) -> list[Opening | Move]:
        """Everything in which dice fell."""
        return [self.opening, *self.moves]

    def lines(self) -> Iterator[Line]:
        yield self.header
        yield self.opening
        at = 0
        for chapter in self.chapters:
            yield from self.moves[at : chapter.after]
            yield chapter
            at = chapter.after
        yield from self.moves[at:]
        yield self.closing


class Older(msgspec.Struct, frozen=True):
    """A chapter whose moves these rules can't make: its lines are those that were sealed, and no more is known."""

    chapter: int
    rules: str
    first: int
    last: int


class Verdict(NamedTuple):
    """What ``verify`` found in order: so many answers, dice and hashes; ``by_secret``: cast again from the secret.
    ``older`` chapters are not among them."""

    moves: int
    dice: int
    hashes: int
    by_secret: bool
    over: bool
    older: Sequence[Older] = ()


class Drift(BadInput):
    """A replay went otherwise than the record says, at this move (0: before the first)."""

    def __init__(self, move: int, text: str) -> None:
        super().__init__(f"move {move}: {text}")
        self.move, self.text = move, text


class OwnView(BadInput):
    """Not a record, but what one player may know of a game that was still running."""


class Recorder:
    """A session that is written down.

        recorder = Recorder.start(title, "standard", 2, secret="1444")
        recorder.session.answer(0, "gallia")
        write(recorder.record(), "game.jsonl")

    The session is used as ever; every answer that stands goes into the record.
    """

    def __init__(
        self,
        title: Title[Any],
        header: Header,
        secret: str | None,
        chance: Chance,
        before: Journal | None = None,
        *,
        journal: bool = True,
        history: bool = True,
        rules_then: str = "",
    ) -> None:
        self.title = title
        self.header = header
        self.secret = secret
        self.moves: Long[Move] = []
        self.rules_then = rules_then  # older rules, under which ``hash_then`` is the hash of the last checkpoint passed
        self.hash_then = ""
        self._hash = ""
        self._told = 0
        self._fresh = 0
        if header.start is None:
            self.session = Session.start(
                title,
                header.scenario,
                header.seats,
                secret="",
                options=header.options,
                chance=chance,
                observer=self,
                journal=journal,
                history=history,
            )
        else:
            self.session = _load(title, header.start, before or Journal())
            self.session.observer = self
            self._told = len(self.session.state.chance.trace or [])
        self.opening = Opening(self._new_dice(), self._hash)
        self._hash = ""

    @classmethod
    def start(
        cls,
        title: Title[Any],
        scenario: str,
        seats: int,
        *,
        secret: str,
        options: Mapping[str, Value] | None = None,
        journal: bool = True,
        history: bool = True,
    ) -> Self:
        """Start a new game and its record."""
        complete = title.complete_options(scenario, options or {})
        header = Header(FORMAT, title.id, title.version, scenario, seats, complete, commitment(secret))
        chance = Chance.from_secret(secret, title.streams)
        return cls(title, header, secret, chance, journal=journal, history=history)

    @classmethod
    def resume(
        cls,
        title: Title[Any],
        scenario: str,
        seats: int,
        start: Saved,
        *,
        secret: str,
        options: Mapping[str, Value],
        before: Journal | None = None,
    ) -> Self:
        """Go on from a saved game with a record of its own; ``before`` is what its journal held at the checkpoint."""
        header = Header(FORMAT, title.id, title.version, scenario, seats, dict(options), commitment(secret), start)
        return cls(title, header, secret, Chance([]), before)

    @classmethod
    def restore(
        cls,
        title: Title[Any],
        header: Header,
        secret: str | None,
        written: tuple[Opening, Long[Move]],
        saved: Saved,
        before: Journal,
    ) -> Self:
        """A record that was written down so far, with its session at the checkpoint after its last move."""
        recorder = cls.__new__(cls)
        recorder.title, recorder.header, recorder.secret = title, header, secret
        recorder.rules_then, recorder.hash_then = "", ""
        recorder._hash, recorder._told, recorder._fresh = "", 0, 0
        recorder.session = _load(title, saved, before)
        recorder.session.observer = recorder
        recorder.opening, recorder.moves = written[0], written[1][:]
        return recorder

    def record(self, *, reveal: bool | None = None) -> Record:
        """The record so far. The secret goes with it when the game is over, or as ``reveal`` says."""
        over = self.session.is_over
        standings = list(self.title.standings(self.session.state)) if over else []
        secret = self.secret if (over if reveal is None else reveal) else None
        return Record(self.header, self.opening, list(self.moves), Closing(len(self.moves), over, standings, secret))

    def cast_anew(self, number: int) -> None:
        """Answers were taken back for the so-manieth time: whoever knows how the dice fell there shall not know how
        they will fall now. Without the secret they fall as they are told."""
        self._fresh = number
        if self.secret:
            self.session.cast_anew(f"{self.secret}/take-back {number}")

    def _new_dice(self) -> tuple[int, ...]:
        trace = self.session.state.chance.trace or []
        dice = tuple(outcomes(trace[self._told :]))
        self._told = len(trace)
        return dice

    # Observer

    def checkpoint(self, state: State) -> None:
        self._hash = state.digest()
        if self.rules_then:
            self.hash_then = digest_as(self.title, state, self.rules_then) or "unknown"

    def answered(self, seat: int, option_id: str | None) -> str:
        move = Move(seat, option_id, self._new_dice(), self._hash, self._fresh, self.session.apart)
        self.moves.append(move)
        self._hash, self._fresh = "", 0
        return move.hash

    def undone(self) -> None:
        self._fresh = self.moves.pop().fresh
        self._told = len(self.session.state.chance.trace or [])


def _load(title: Title[Any], start: Saved, before: Journal) -> Session:
    try:
        return Session.load(title, start, journal=before)
    except (msgspec.MsgspecError, LookupError, TypeError, ValueError) as error:
        raise BadInput(f"the start is not a position of {title.id}: {plainly(error)}") from error


# files


def encode(record: Record) -> bytes:
    """The content of a file."""
    return b"".join(msgspec.json.encode(line) + b"\n" for line in record.lines())


def write(record: Record, path: Path | str) -> None:
    """Write the file whole or not at all; packed if its name ends in ``.gz``."""
    content = encode(record)
    path = Path(path)
    if path.suffix == PACKED:
        content = gzip.compress(content, mtime=0)
    part = path.with_name(f"{path.name}.part")
    try:
        part.write_bytes(content)
        os.replace(part, path)
    except OSError as error:
        part.unlink(missing_ok=True)
        raise BadInput(f"{path}: {error.strerror}") from error


def read(path: Path | str) -> Record:
    """Read a record; whatever is wrong with the file raises BadInput with the line."""
    return decode(content_of(path), path)


def content_of(path: Path | str) -> bytes:
    """What is in the file of a record or a report. Raises BadInput."""
    try:
        content = Path(path).read_bytes()
        if Path(path).suffix == PACKED:
            content = gzip.decompress(content)
    except (OSError, EOFError, zlib.error) as error:
        raise BadInput(f"{path}: {getattr(error, 'strerror', None) or error}") from error
    return content


def decode(content: bytes, path: Path | str) -> Record:
    """The record in the content of a file; ``path`` is what mistakes in it are reported under."""
    lines = content.split(b"\n")
    ends_well = lines[-1] == b""
    lines = lines[:-1] if ends_well else lines
    if not content.strip():
        raise BadInput(f"{path}: the record is empty")
    if _format(lines[0]) == VIEW_FORMAT:
        raise OwnView(f"{path}: this is what one player saw of a running game; only a whole record can be verified")
    first = 1 if _format(lines[0]) == REPORT_FORMAT else 0
    if len(lines) == first:
        raise OwnView(f"{path}: this report holds only what its writer saw: no past was found that fits it")
    header = _line(path, lines, first, Header)
    if header.format not in (FORMAT, CHAPTERS_FORMAT):
        raise BadInput(f"{path}:{first + 1}: the format is {header.format!r}, this program reads {CHAPTERS_FORMAT!r}")
    try:
        closing = msgspec.json.decode(lines[-1], type=Closing)
    except (msgspec.MsgspecError, UnicodeDecodeError) as error:
        raise BadInput(f"{path}:{len(lines)}: the record is cut off: the closing line is missing") from error
    if len(lines) < first + 3:
        raise BadInput(f"{path}:{first + 2}: the opening is missing")
    opening = _line(path, lines, first + 1, Opening)
    moves: list[Move] = []
    chapters: list[Chapter] = []
    for n in range(first + 2, len(lines) - 1):
        if header.format == FORMAT or not lines[n].startswith(CHAPTER_MARK):
            moves.append(_line(path, lines, n, Move))
            continue
        chapters.append(_line(path, lines, n, Chapter))
        if (chapters[-1].chapter, chapters[-1].after) != (len(chapters) + 1, len(moves)):
            raise BadInput(f"{path}:{n + 1}: this is not where chapter {chapters[-1].chapter} begins")
    if closing.moves != len(moves):
        raise BadInput(f"{path}:{len(lines)}: {closing.moves} moves were made, the record holds {len(moves)}")
    return Record(header, opening, moves, closing, tuple(chapters))


def _format(line: bytes) -> str:
    try:
        return msgspec.json.decode(line, type=_Format).format
    except (msgspec.MsgspecError, UnicodeDecodeError):
        return ""


def _line(path: Path | str, lines: list[bytes], n: int, kind: type[T]) -> T:
    try:
        return msgspec.json.decode(lines[n], type=kind)
    except (msgspec.MsgspecError, UnicodeDecodeError) as error:
        raise BadInput(f"{path}:{n + 1}: not a line of a record: {plainly(error)}") from error


# replay


def replay(
    record: Record,
    title: Title[Any] | None = None,
    *,
    until: int | None = None,
    watch: Callable[[Session], None] = lambda session: None,
) -> Recorder:
    """Play a record again up to this move and hold it there, ready to go on. With the secret the dice are cast again,
    without it they fall as recorded. Raises Drift where the game and the record part. ``watch`` is shown the game
    before the first move and after each."""
    if record.chapters:
        raise BadInput("the record has chapters: each is replayed by itself")
    title = title or find_title(record.header.game)
    header, steps = _check_header(record, title)
    moves = record.moves[:until]
    secret = record.closing.secret
    if secret is not None:
        chance = Chance.from_secret(secret, title.streams)
    else:
        told = [outcome for part in record.parts()[: len(moves) + 1] for outcome in part.dice]
        chance = Retold(told, Chance.from_secret(f"after {header.commitment}", title.streams))
    try:
        recorder = Recorder(title, header, secret, chance, rules_then=record.header.rules if steps else "")
    except DiceError as error:
        raise Drift(0, str(error)) from error
    _compare(0, as_then(recorder, recorder.opening), record.opening)
    watch(recorder.session)
    for number, move in enumerate(moves, 1):
        recorder.hash_then = ""
        if move.fresh:
            recorder.cast_anew(move.fresh)
        try:
            make(recorder.session, move.seat, answer_now(steps, move.answer))
        except Refused as error:
            raise Drift(number, f"seat {move.seat} can't answer {move.answer!r}: {error}") from error
        except DiceError as error:
            raise Drift(number, str(error)) from error
        _compare(number, as_then(recorder, recorder.moves[-1]), move)
        watch(recorder.session)
    return recorder


def make(session: Session, seat: int, answer: str | None) -> Taken:
    """Make a move that was written down: an answer or, without one, a resignation. Raises Refused."""
    return session.resign(seat) if answer is None else session.answer(seat, answer)


def as_then(recorder: Recorder, now: Part) -> Part:
    """The last part of a record with the hash that the rules of then would have given it."""
    return msgspec.structs.replace(now, hash=recorder.hash_then) if recorder.rules_then else now


def _check_header(record: Record, title: Title[Any]) -> tuple[Header, Sequence[Version]]:
    """The header as the newest rules have it, and the versions of the rules since."""
    header, secret = record.header, record.closing.secret
    if header.game != title.id:
        raise BadInput(f"this is a record of {header.game}, not of {title.id}")
    now, steps = renew(header, title)
    title.check_seats(now.scenario, now.seats, title.complete_options(now.scenario, now.options))
    if secret is not None and commitment(secret) != header.commitment:
        raise BadInput("the secret is not the one the header is committed to")
    return now, steps


def renew(header: Header, title: Title[Any]) -> tuple[Header, Sequence[Version]]:
    """A header as the newest rules have it, and the versions of the rules since. Raises BadInput."""
    try:
        steps = since(title, header.rules)
    except Unreadable as error:
        rules, version = header.rules, title.version
        raise BadInput(f"the record was made with rules {rules} of {title.id}, these are rules {version}") from error
    if not steps:
        return header, steps
    scenario, options = scenario_now(steps, header.scenario), options_now(steps, header.options)
    return msgspec.structs.replace(header, rules=title.version, scenario=scenario, options=options), steps


def _compare(number: int, now: Opening | Move, then: Opening | Move) -> None:
    if now.dice != then.dice:
        raise Drift(number, f"the dice fall {list(now.dice)}, the record says {list(then.dice)}")
    if now.hash != then.hash:
        raise Drift(number, f"the state is {now.hash or 'not hashed'}, the record says {then.hash or 'nothing'}")


def verify(
    record: Record, title: Title[Any] | None = None, *, watch: Callable[[Session], None] = lambda session: None
) -> Verdict:
    """Replay a record and check everything in it: commitment, answers, dice, hashes and the result. Raises BadInput."""
    title = title or find_title(record.header.game)
    try:
        recorder = replay(record, title, watch=watch)
    except Drift as drift:
        rules = record.header.rules
        if rules == title.version:
            raise
        why = f"{drift.text}; it was played with rules {rules}: whether it holds can only be told with version {rules}"
        raise Drift(drift.move, why) from drift
    closing = recorder.record().closing
    if closing.over != record.closing.over:
        raise Drift(len(record.moves), f"the game is {'' if closing.over else 'not '}over, the record says otherwise")
    if closing.standings != record.closing.standings:
        raise Drift(len(record.moves), "the standings are not those of the record")
    parts = record.parts()
    return Verdict(
        len(record.moves),
        sum(len(part.dice) for part in parts),
        len([part for part in parts if part.hash]),
        record.closing.secret is not None and record.header.start is None,
        closing.over,
    )
