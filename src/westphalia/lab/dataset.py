"""Games as open data: every decision with what the seat knew, what it could do, what it did and what came of it.

One row is one decision. ``known`` is the state as the seat may know it (``view="seats"``), or all of it
(``view="everything"``); columns of plain numbers only, as JSON. Rows are written game by game in the order of their
numbers, so that a seed gives the same file wherever the games were played.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any, Final, Protocol

import msgspec

from westphalia import __version__
from westphalia.bots.driver import Driver
from westphalia.bots.protocol import Bot, seat_bots
from westphalia.kernel.contract import BadInput, Title, find_title
from westphalia.kernel.script import Ask
from westphalia.kernel.state import State
from westphalia.kernel.views import Glimpse

from .batches import Cluster, Progress
from .players import find_player
from .simulate import Match, start_game

VIEWS: Final = ("seats", "everything")
FORMATS: Final = (".jsonl", ".parquet")
FIELDS: Final = {
    "game": "the number of the game; its dice are those of the secret SEED/NUMBER",
    "move": "how many answers had been given in it",
    "round": "the round of the game",
    "seat": "who decides, from 0",
    "kind": "the kind of question",
    "rule": "the paragraph of the rulebook it comes from",
    "options": "the ids of all legal options",
    "answer": "the id that was chosen",
    "points": "the points of the seat at that moment",
    "known": "the state as JSON: columns of numbers by name (docs of the game's model.py)",
    "place": "the place of the seat at the end of the game; 1 is a winner",
    "final_points": "its points at the end",
}


class Gathering(msgspec.Struct, frozen=True):
    """What is played and how it is told."""

    match: Match
    view: str = "seats"


class Row(msgspec.Struct):
    game: int
    move: int
    round: int
    seat: int
    kind: str
    rule: str
    options: list[str]
    answer: str
    points: int
    known: str
    place: int = 0
    final_points: int = 0


class Telling:
    """A bot whose decisions are told."""

    def __init__(self, bot: Bot, state: State, number: int, view: str, rows: list[Row]) -> None:
        self.bot, self.state, self.number, self.view, self.rows = bot, state, number, view, rows

    def choose(self, glimpse: Glimpse, ask: Ask) -> int:
        index = self.bot.choose(glimpse, ask)
        title, option = glimpse.title, ask.kind.option_id
        known = glimpse.known if self.view == "seats" else self.state
        points = next((s.points for s in title.standings(self.state) if s.seat == ask.seat), 0)
        self.rows.append(
            Row(
                self.number,
                len(self.rows),
                title.moment(self.state),
                ask.seat,
                ask.kind.id,
                ask.kind.rule,
                [option(value) for value in ask.options],
                option(ask.options[index]),
                points,
                numbers_of(title, known),
            )
        )
        return index

    def aside(self, glimpse: Glimpse, ask: Ask) -> int | None:
        return None  # what is said out of turn is no decision of the order of play


def numbers_of(title: Title[Any], known: State) -> str:
    """The columns and single values of a state that are plain numbers, or rows of them."""
    kind = title.state_type
    single = {name: getattr(known, name) for name in kind.scalars if isinstance(getattr(known, name), int)}
    columns = {name: list(getattr(known, name)) for name in kind.columns if _is_plain(getattr(known, name))}
    return msgspec.json.encode({**single, **columns}).decode()


def _is_plain(column: Sequence[Any]) -> bool:
    return all(isinstance(value, (int, tuple)) for value in column)


def tell_games(gathering: Gathering, numbers: Sequence[int]) -> list[list[Row]]:
    title = find_title(gathering.match.game)
    return [tell_game(title, gathering, number) for number in numbers]


def tell_game(title: Title[Any], gathering: Gathering, number: int) -> list[Row]:
    match, rows = gathering.match, list[Row]()
    session = start_game(title, match, number).session
    secret = match.secret(number)
    players = seat_bots(title, match.bots, secret, find_player)
    bots = [Telling(bot, session.state, number, gathering.view, rows) for bot in players]
    Driver(session, bots, seed=secret).run(match.limit)
    ends = {standing.seat: standing for standing in title.standings(session.state)}
    for row in rows:
        row.place, row.final_points = ends[row.seat].place, ends[row.seat].points
    return rows


class Writer(Protocol):
    def write(self, rows: list[Row]) -> None: ...
    def close(self) -> None: ...


class Lines:
    """JSON lines."""

    def __init__(self, path: Path) -> None:
        self._stream = path.open("wb")

    def write(self, rows: list[Row]) -> None:
        self._stream.write(b"".join(msgspec.json.encode(row) + b"\n" for row in rows))

    def close(self) -> None:
        self._stream.close()


class Parquet:
    """One group of rows for each game."""

    def __init__(self, path: Path) -> None:
        try:
            import pyarrow
            from pyarrow import parquet
        except ImportError:
            raise BadInput("Parquet needs the extra 'dataset': pip install 'westphalia[dataset]'") from None
        texts = {"kind", "rule", "answer", "known"}
        kinds = {name: pyarrow.string() if name in texts else pyarrow.int32() for name in FIELDS}
        self._schema = pyarrow.schema({**kinds, "options": pyarrow.list_(pyarrow.string())})
        self._table = pyarrow.Table.from_pylist
        self._writer = parquet.ParquetWriter(path, self._schema, compression="zstd")

    def write(self, rows: list[Row]) -> None:
        self._writer.write_table(self._table([msgspec.structs.asdict(row) for row in rows], self._schema))

    def close(self) -> None:
        self._writer.close()


def gather(
    gathering: Gathering, games: int, path: Path, cluster: Cluster, progress: Progress = lambda played: None
) -> int:
    """Play and write; the number of decisions. Raises BadInput."""
    if gathering.view not in VIEWS:
        raise BadInput(f"what is shown is {' or '.join(VIEWS)}, not {gathering.view!r}")
    if path.suffix not in FORMATS:
        raise BadInput(f"{path}: write a file that ends in {' or '.join(FORMATS)}")
    decisions = 0
    try:
        writer: Writer = Parquet(path) if path.suffix == ".parquet" else Lines(path)
        try:
            batches = cluster.run(tell_games, gathering, ((number,) for number in range(games)))
            for rows in _in_order((batch.numbers[0], batch.results[0]) for batch in batches):
                writer.write(rows)
                decisions += len(rows)
                progress(1)
        finally:
            writer.close()
        path.with_name(f"{path.name}.md").write_text(card(gathering, games, decisions, path), encoding="utf-8")
    except OSError as error:
        raise BadInput(f"{path}: {error.strerror}") from error
    return decisions


def _in_order(found: Iterator[tuple[int, list[Row]]]) -> Iterator[list[Row]]:
    """Results come as they are ready; each waits for those before it."""
    waiting: dict[int, list[Row]] = {}
    following = 0
    for number, rows in found:
        waiting[number] = rows
        while following in waiting:
            yield waiting.pop(following)
            following += 1


def card(gathering: Gathering, games: int, decisions: int, path: Path) -> str:
    """The data card: what it is, how it was made, what it is not."""
    match, title = gathering.match, find_title(gathering.match.game)
    options = ", ".join(f"{name}={value}" for name, value in match.options.items()) or "as the scenario has them"
    shown: Callable[[str, str], str] = "| `{}` | {} |".format
    seen = "the state as the deciding seat may know it" if gathering.view == "seats" else "the whole state, hidden too"
    lines = [
        f"# {path.name}",
        "",
        f"{decisions:,} decisions of {games:,} games of {match.game}, rules {title.version}, {match.scenario}.",
        "",
        f"- Made by: `westphalia dataset`, version {__version__}, seed {match.seed}. It can be made again as it is.",
        f"- Players: {', '.join(match.bots)} (programs; no data of people). Options: {options}.",
        f"- What is shown: {seen}.",
        "- One row is one decision; questions with only one possible answer are not asked and have no row.",
        "- What it is not: these are games between bots. How often something is chosen says how these bots play.",
        "- Licence: made by a program under the MIT licence, and free to use; the games belong to their authors.",
        "",
        "| field | what it is |",
        "|---|---|",
        *(shown(name, what) for name, what in FIELDS.items()),
        "",
    ]
    return "\n".join(lines)
