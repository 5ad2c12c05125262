"""Golden games: a finished game of every scenario, kept as a record, and one of each title told in every language.

A record that plays again as it was played shows that a change left the rules alone. Where it does not, the game is made
anew, and the difference of its transcript shows in a review what the change did.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Final

from westphalia.kernel import record
from westphalia.kernel.contract import BadInput, Title
from westphalia.kernel.messages import languages
from westphalia.kernel.transcript import transcribe

from .simulate import Match, seat_driver, start_recorder

BOT: Final = "steward"
RANDOM: Final = "random"
SEED: Final = "golden"


def golden_games(title: Title[Any]) -> dict[str, Match]:
    """What is kept of a title: each scenario with its fewest seats played by stewards, the first also at random."""
    first = next(iter(title.scenarios))
    played = [(scenario, _best_bot(title)) for scenario in title.scenarios] + [(first, RANDOM)]
    matches = {}
    for scenario, name in played:
        seats = min(title.scenario(scenario).seats)
        matches[f"{title.id}-{scenario}-{seats}-{name}"] = Match(title.id, scenario, seats, (name,) * seats, SEED)
    return matches


def _best_bot(title: Title[Any]) -> str:
    return BOT if BOT in title.bots else RANDOM


class Golden:
    """The folder of golden games."""

    def __init__(self, folder: Path) -> None:
        self.records = folder / "records"
        self.transcripts = folder / "transcripts"

    def record_of(self, name: str) -> Path:
        return self.records / f"{name}.jsonl.gz"

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

    def remake(
        self, title: Title[Any], progress: Callable[[float], None] = lambda step: None
    ) -> Iterator[tuple[Path, str]]:
        """Bring the folder up to date; each file that was written or removed, and why."""
        self.records.mkdir(parents=True, exist_ok=True)
        self.transcripts.mkdir(exist_ok=True)
        matches = golden_games(title)
        for name, match in matches.items():
            path = self.record_of(name)
            why = self._why_remake(title, path)
            if why:
                _play(title, match, path)
                yield path, why
            progress(1)
        texts = self.tell(title)
        for path, text in texts.items():
            if not path.exists() or path.read_text(encoding="utf-8") != text:
                path.write_text(text, encoding="utf-8")
                yield path, "told anew"
        kept = {*texts, *map(self.record_of, matches)}
        for path in (*self.records.iterdir(), *self.transcripts.iterdir()):
            if path.name.startswith(f"{title.id}-") and path not in kept:
                path.unlink()
                yield path, "removed: no such game is kept any more"

    def _why_remake(self, title: Title[Any], path: Path) -> str:
        if not path.exists():
            return "new"
        try:
            record.verify(record.read(path), title)
        except BadInput as error:
            return f"made anew: {error}"
        return ""


def _play(title: Title[Any], match: Match, path: Path) -> None:
    recorder = start_recorder(title, match, 0)
    if not seat_driver(recorder.session, match, 0).run(match.limit):
        raise BadInput(f"{path.name}: not over after {match.limit} decisions")
    record.write(recorder.record(), path)
