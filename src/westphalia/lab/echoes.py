"""Echoes: what a game asks, offers, refuses and tells after each of its moves, as one short number per move.

A record says that the answers still fit and that the states at its checkpoints are the same. What the answers were
chosen from, why the rest was shut, and what the log told of it is in its echo: a rule that lets more or less through,
or a log line that names another paragraph, is heard at the move where it happens.

A case of a position file has an echo too, one number for all of it, in which the states are heard as well, what
the options are said to bring and cost, and at the end what every seat and a watcher are shown: what its ``then`` does
not mention must stay as it was. And so has a random walk from where the case ends: cases stand in all the corners of
the rules, and a few steps from there lead to others that no whole game comes to.
"""

from __future__ import annotations

import gzip
import zlib
from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, Final

import msgspec

from westphalia.kernel import position
from westphalia.kernel.chance import Chance
from westphalia.kernel.contract import BadInput, Title
from westphalia.kernel.record import Drift
from westphalia.kernel.session import Session

STEPS: Final = 30  # of a walk
MARKS: Final = 17  # letters of the two echoes of a case
BITS: Final = 0xFFFF  # of the sum that are kept of each move; every sum goes on from the one before


class Echo:
    """Listens to a replay (``record.replay(..., watch=Echo())``). With ``before``, an echo kept from an earlier time,
    the first difference raises ``Drift``. ``states``: they are heard too, where no record keeps them, and what
    the options would bring."""

    def __init__(self, before: Sequence[str] | None = None, *, states: bool = False) -> None:
        self.marks: list[str] = []
        self.sum = 0
        self._before = before
        self._states = states
        self._told = 0

    def __call__(self, session: Session) -> None:
        entries = session.state.log.entries[self._told :]
        self._told += len(entries)
        heard: list[object] = [entries]
        for ask in session.asks():
            refused = list(ask.refused()) if ask.refused is not None else []
            heard.append((ask.seat, ask.kind.id, ask.kind.rule, list(ask.options), ask.args, refused))
        if self._states:
            outlooks = [ask.outlook() for ask in session.asks() if ask.outlook is not None]
            heard += [session.state.digest(), [ask.default for ask in session.asks()], outlooks]
        self.sum = zlib.crc32(msgspec.json.encode(heard), self.sum)
        self.marks.append(f"{self.sum & BITS:04x}")
        if self._before is not None and self._before[len(self.marks) - 1 : len(self.marks)] != self.marks[-1:]:
            raise Drift(session.version, "what is asked, offered, refused or told is not what it was")

    def hear_shown(self, session: Session, seats: Iterable[int | None]) -> None:
        """What these seats (None: a watcher) see of the board, the cards of all players with the parts of numbers,
        the odds beside the options of those who are asked, and the table of points."""
        title, state = session.title, session.state
        shown: list[object] = [title.scoring(state)]
        shown += [list(title.odds(title.mask(state, ask.seat), ask).items()) for ask in session.asks()]
        for seat in seats:
            known = title.mask(state, seat)
            shown += [title.present(known, seat), title.cards(known, seat)]
        self.sum = zlib.crc32(msgspec.json.encode(shown), self.sum)


def read_echo(path: Path) -> list[str]:
    return gzip.decompress(path.read_bytes()).decode("ascii").splitlines()


def write_echo(marks: Sequence[str], path: Path) -> None:
    path.write_bytes(gzip.compress("".join(f"{mark}\n" for mark in marks).encode("ascii"), mtime=0))


# cases of position files


def hear_case(case: position.Case, title: Title[Any]) -> tuple[list[str], str]:
    """Play a case: what went otherwise than written, and its echo."""
    echo, sessions = Echo(states=True), list[Session]()

    def watch(session: Session) -> None:
        sessions[:] = [session]
        echo(session)

    failures = position.run(case, title, watch=watch)
    for session in sessions:
        echo.hear_shown(session, (None, *sorted(title.players(session.state))))
    return failures, f"{echo.sum:08x}"


def hear_walk(case: position.Case, title: Title[Any]) -> str:
    """Play a case and go on from there; the echo of the way."""
    sessions: list[Session] = []
    position.run(case, title, watch=sessions.append)
    return _walk_on(sessions[-1], case, title)


def hear_both(case: position.Case, title: Title[Any]) -> tuple[list[str], str]:
    """Play a case and go on from there: what went otherwise than written, and both echoes as they are kept."""
    echo, sessions = Echo(states=True), list[Session]()

    def listen(session: Session) -> None:
        sessions[:] = [session]
        echo(session)

    failures = position.run(case, title, watch=listen)
    if not sessions:
        return failures, ""
    echo.hear_shown(sessions[-1], (None, *sorted(title.players(sessions[-1].state))))
    return failures, f"{echo.sum:08x} {_walk_on(sessions[-1], case, title)}"


def _walk_on(session: Session, case: position.Case, title: Title[Any]) -> str:
    """At random, with dice of its own. It ends early with the game, or with a question that has no answer because the
    position left out what it does not need."""
    echo, steps = Echo(states=True), Chance.from_secret(f"{case.id}/steps")
    session.state.chance = Chance.from_secret(case.id, title.streams)
    for _ in range(STEPS):
        asks = session.asks()
        ask = asks[steps.below(len(asks))] if asks else None
        if ask is None or not ask.options:
            break
        session.answer(ask.seat, ask.kind.option_id(ask.options[steps.below(len(ask.options))]))
        echo(session)
    echo.hear_shown(session, (None,))
    return f"{echo.sum:08x}"


class CaseEchoes:
    """Those of all cases in ``tests/positions``, kept in ``tests/golden/current/cases``: a line for each case, with its
    own echo and that of its walk."""

    def __init__(self, tests: Path) -> None:
        self.positions = tests / "positions"
        self.folder = tests / "golden" / "current" / "cases"

    def files(self, title: Title[Any]) -> list[Path]:
        return sorted((self.positions / title.id).glob("*.yaml"))

    def kept_for(self, positions: Path) -> Path:
        return self.folder / positions.parent.name / f"{positions.stem}.txt"

    def kept(self, positions: Path) -> dict[str, str]:
        """The echoes of the cases of a file, by their names."""
        path = self.kept_for(positions)
        lines = path.read_text(encoding="utf-8").splitlines() if path.exists() else []
        return {line[MARKS:].lstrip(): line[:MARKS] for line in lines}

    def heard(self, positions: Path, title: Title[Any]) -> dict[str, str]:
        """What they are now."""
        marks = {}
        for case in position.load(positions):
            failures, marks[case.name] = hear_both(case, title)
            if not marks[case.name]:
                raise BadInput(failures[0])
        return marks

    def remake(self, title: Title[Any]) -> Iterator[tuple[Path, str]]:
        """Bring them up to date; each file that was written or removed, and why."""
        kept = set[Path]()
        for positions in self.files(title):
            kept.add(self.kept_for(positions))
            before, now = self.kept(positions), self.heard(positions, title)
            if list(before.items()) != list(now.items()):
                self._write(now, self.kept_for(positions))
                changed = sum(before.get(name) != mark for name, mark in now.items())
                yield self.kept_for(positions), f"{changed} cases heard anew"
        for path in sorted({*(self.folder / title.id).glob("*.txt")} - kept):
            path.unlink()
            yield path, "removed: there are no such cases any more"

    def _write(self, marks: Mapping[str, str], path: Path) -> None:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text("".join(f"{mark} {name}\n" for name, mark in marks.items()), encoding="utf-8")
