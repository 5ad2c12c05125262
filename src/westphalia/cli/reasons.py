"""Why a bot did what it did, and what it would do, told in the terminal."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterator, Sequence
from contextlib import suppress
from typing import Final

from westphalia.bots.decisions import BACK, Decision, decision_behind
from westphalia.bots.weighing import Candidate, Tip, Weighing, mind_of, weigh
from westphalia.kernel import record
from westphalia.kernel.messages import Catalogue
from westphalia.kernel.record import Recorder
from westphalia.kernel.script import SEAT, Domain
from westphalia.kernel.session import Session, Unimaginable
from westphalia.kernel.views import AskView

PERSON: Final = "human"


class Reasons:
    """Of the bots around one game, as one of the people there may know it."""

    def __init__(self, recorder: Recorder, seating: Sequence[str], catalogue: Catalogue, eyes: int) -> None:
        self.title = recorder.title
        self.seating = seating
        self.catalogue = catalogue
        self.eyes = eyes
        self.session = recorder.session
        self.journal = list(recorder.session.state.log.entries)
        self.written = recorder.record(reveal=True)
        self.counts: list[int] = []  # lines of the journal before the first move, and after each
        record.replay(self.written, self.title, watch=self._count)

    def why(self, lines: Sequence[int]) -> Iterator[str]:
        """Of the first of these lines of the journal that tells of a bot's decision."""
        line, seat = self._told_by_bot(lines)
        if line is None or seat is None:
            yield self.catalogue.format("terminal-why-none")
            return
        yield self.catalogue.format("terminal-why-line", {"line": self.catalogue.line(self.journal[line])})
        mind = mind_of(self.title, self.seating[seat])
        if mind is None:
            yield self.catalogue.format("terminal-why-random")
            return
        decision = self._decision(line, tuple(mind.search.strategic))
        if decision is None or (decision.secret and decision.seat != self.eyes):
            yield self.catalogue.format("terminal-why-none" if decision is None else "terminal-why-secret")
            return
        session = self._at(decision.moves).session
        try:
            found = weigh(session, seat, self.eyes, mind, self._secret(session), done=decision.answers)
        except Unimaginable:
            yield self.catalogue.format("terminal-why-now")
            return
        yield from self.told(found, "terminal-why-games")

    def advice(self) -> Iterator[str]:
        """What a bot would do in the place of the one who asks."""
        mind = mind_of(self.title, next(iter(self.title.bots), "random"))
        if mind is None:
            yield self.catalogue.format("terminal-why-random")
            return
        answers, has_told = self.session.since_checkpoint()
        made, given = len(self.written.moves), list[str]()
        if not has_told and all(answer.seat == self.eyes for answer in answers):
            made -= len(answers)
            given = [str(move.answer) for move in self.written.moves[made:]]
        for at, before in ((made, given), (len(self.written.moves), [])):
            session = self._at(at).session
            with suppress(Unimaginable):
                found = weigh(session, self.eyes, self.eyes, mind, self._secret(session), given=before)
                yield from self.told(found, "terminal-advice-games")
                return
        yield self.catalogue.format("terminal-why-now")

    def told(self, weighing: Weighing, heading: str) -> Iterator[str]:
        yield self.catalogue.format(heading, {"n": weighing.games})
        yield from (self.candidate(each) for each in weighing.candidates)
        if len(weighing.candidates) == 1 and weighing.candidates[0].done:
            yield self.catalogue.format("terminal-why-only")

    def candidate(self, each: Candidate) -> str:
        steps = " → ".join(self._label(step) for step in each.steps)
        tips = ", ".join(self._tip(tip) for tip in each.tips)
        mark = "*" if each.done else " "
        return f"{mark} {each.chance:>4.0%}  {steps[:1].upper()}{steps[1:]}" + (f"  ({tips})" if tips else "")

    def _label(self, step: AskView) -> str:
        option = step.options[0]
        if option.ref is not None:
            return self.catalogue.name(self._domain(option.ref.domain), option.ref.id)
        return self.catalogue.format(option.message, step.args) if option.message else option.id

    def _tip(self, tip: Tip) -> str:
        sign = "+" if tip.good else "−"
        return f"{sign} {self.catalogue.format(tip.feature)} {'↑' if tip.more else '↓'}"

    def _domain(self, name: str) -> Domain:
        return next((domain for domain in self.title.domains.values() if domain.name == name), SEAT)

    def _secret(self, session: Session) -> str:
        """Who asks again is told the same."""
        return f"{self.written.closing.secret}/why/{session.version}/{self.eyes}"

    def _count(self, session: Session) -> None:
        self.counts.append(len(session.state.log.entries))

    def _at(self, moves: int) -> Recorder:
        return record.replay(self.written, self.title, until=moves)

    def _told_by_bot(self, lines: Sequence[int]) -> tuple[int | None, int | None]:
        """The first line that a bot's answer has told, and whose it is."""
        for line in lines:
            made = bisect_right(self.counts, line)
            seat = self.written.moves[made - 1].seat if 0 < made <= len(self.written.moves) else None
            if seat is not None and self.seating[seat] != PERSON and self._actor(line) == seat:
                return line, seat
        return None, None

    def _actor(self, line: int) -> int | None:
        """The seat that a line names first."""
        entry = self.journal[line]
        for name, value in zip(entry.form.names, entry.values, strict=True):
            domain = self.title.domains.get(name)
            owner = (
                None
                if domain is None or isinstance(value, str)
                else self.title.whose(self.session.state, domain, value)
            )
            if owner is not None:
                return owner
        return None

    def _decision(self, line: int, menus: Sequence[str]) -> Decision | None:
        first = max(0, bisect_right(self.counts, line) - 1 - BACK)
        return decision_behind(self._at(first), self.written.moves[first:], line, menus, first)
