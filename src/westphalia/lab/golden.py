"""Golden games: a finished game of every scenario, kept as a record with its echo, and one of each title told in every
language.

A record that plays again as it was played shows that a change left the rules alone; its echo (see ``echoes``), that the
questions, what was open and shut, and the log are the same. Where it does not, the game is made
anew, and the difference of its transcript shows in a review what the change did.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from itertools import cycle, islice
from pathlib import Path
from typing import Any, Final

from westphalia.kernel import record
from westphalia.kernel.contract import BadInput, Title
from westphalia.kernel.messages import languages
from westphalia.kernel.transcript import transcribe

from .echoes import Echo, read_echo, write_echo
from .simulate import Match, seat_driver, start_recorder

BOT: Final = "steward"
RANDOM: Final = "random"
SEED: Final = "golden"


def golden_games(title: Title[Any]) -> dict[str, Match]:
    """What is kept of a title: each scenario with its fewest seats played by stewards, and with its most by stewards
    and random players in turn, who come where stewards never do; the first also at random."""
    best, first = _best_bot(title), next(iter(title.scenarios))
    played: list[tuple[str, tuple[str, ...]]] = [(scenario, (best,)) for scenario in title.scenarios]
    played += [(scenario, (best, RANDOM)) for scenario in title.scenarios]
    played.append((first, (RANDOM,)))
    matches = {}
    for scenario, bots in played:
        seats = (max if len(bots) > 1 else min)(title.scenario(scenario).seats)
        name = f"{title.id}-{scenario}-{seats}-{'-'.join(dict.fromkeys(bots))}"
        matches[name] = Match(title.id, scenario, seats, tuple(islice(cycle(bots), seats)), SEED)
    return matches


def _best_bot(title: Title[Any]) -> str:
    return BOT if BOT in title.bots else RANDOM


class Golden:
    """The folder of golden games."""

    def __init__(self, folder: Path) -> None:
        self.records = folder / "records"
        self.echoes = folder / "echoes"
        self.transcripts = folder / "transcripts"

    def record_of(self, name: str) -> Path:
        return self.records / f"{name}.jsonl.gz"

    def echo_of(self, name: str) -> Path:
        return self.echoes / f"{name}.txt.gz"

    def verify(self, name: str, title: Title[Any] | None = None) -> record.Verdict:
        """Play a game again: its record and its echo must be what they were. Raises BadInput."""
        return record.verify(record.read(self.record_of(name)), title, watch=Echo(self._heard(name)))

    def listen(self, name: str, title: Title[Any] | None = None) -> Echo:
        """Play a game again and hear what it says now."""
        echo = Echo()
        record.replay(record.read(self.record_of(name)), title, watch=echo)
        return echo

    def _heard(self, name: str) -> list[str]:
        path = self.echo_of(name)
        return read_echo(path) if path.exists() else []

    def transcript_of(self, name: str, language: str) -> Path:
        return self.transcripts / f"{name}.{language}.txt"

    def transcribed(self, title: Title[Any]) -> str:
        """The game of a title that is told: the one told before, or the shortest."""
        names = [name for name, match in golden_games(title).items() if set(match.bots) == {_best_bot(title)}]
        told = [name for name in names if self.transcript_of(name, "en").exists()]
        return told[0] if told else min(names, key=lambda name: record.read(self.record_of(name)).closing.moves)

    def tell(self, title: Title[Any]) -> dict[Path, str]:
        """The transcripts of a title as the program prints them now."""
        name = self.transcribed(title)
        texts = transcribe(record.read(self.record_of(name)), languages(title), title)
        return {self.transcript_of(name, language): text for language, text in texts.items()}

    def retell(self, title: Title[Any]) -> Iterator[tuple[Path, str]]:
        """Write down the transcripts that the program tells otherwise now."""
        self.transcripts.mkdir(exist_ok=True)
        for path, text in self.tell(title).items():
            if not path.exists() or path.read_text(encoding="utf-8") != text:
                path.write_text(text, encoding="utf-8")
                yield path, "told anew"

    def remake(
        self, title: Title[Any], progress: Callable[[float], None] = lambda step: None
    ) -> Iterator[tuple[Path, str]]:
        """Bring the folder up to date; each file that was written or removed, and why."""
        self.records.mkdir(parents=True, exist_ok=True)
        self.echoes.mkdir(exist_ok=True)
        matches = golden_games(title)
        for name, match in matches.items():
            path = self.record_of(name)
            echo = Echo()
            why = self._why_remake(title, path, echo)
            if why:
                _play(title, match, path)
                yield path, why
                echo = self.listen(name, title)
            if echo.marks != self._heard(name):
                write_echo(echo.marks, self.echo_of(name))
                yield self.echo_of(name), "heard anew"
            progress(1)
        yield from self.retell(title)
        texts = map(partial(self.transcript_of, self.transcribed(title)), languages(title))
        kept = {*texts, *map(self.record_of, matches), *map(self.echo_of, matches)}
        for path in (*self.records.iterdir(), *self.echoes.iterdir(), *self.transcripts.iterdir()):
            if path.name.startswith(f"{title.id}-") and path not in kept:
                path.unlink()
                yield path, "removed: no such game is kept any more"

    def _why_remake(self, title: Title[Any], path: Path, echo: Echo) -> str:
        if not path.exists():
            return "new"
        try:
            record.verify(record.read(path), title, watch=echo)
        except BadInput as error:
            return f"made anew: {error}"
        return ""


def _play(title: Title[Any], match: Match, path: Path) -> None:
    recorder = start_recorder(title, match, 0)
    if not seat_driver(recorder.session, match, 0).run(match.limit):
        raise BadInput(f"{path.name}: not over after {match.limit} decisions")
    record.write(recorder.record(), path)
