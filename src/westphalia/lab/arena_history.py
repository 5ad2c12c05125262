"""What arenas came to over time, kept in a file: one JSON line for each, so that the history of a bot can be drawn."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from westphalia import __version__
from westphalia.kernel.contract import BadInput, find_title

from .arena import Report, Tournament
from .pictures import COLOURS, figure_of


class Entry(msgspec.Struct, frozen=True, kw_only=True):
    """One arena. ``bots`` sat in this order and name their budgets; ``rules`` are the game's."""

    day: str
    westphalia: str
    rules: str
    bots: tuple[str, ...]
    options: dict[str, int | str]
    report: Report


class Played(NamedTuple):
    """How one bot fared in one arena."""

    day: str
    match: str
    against: str
    games: int
    secrets: int
    share: float
    low: float
    high: float
    even: float
    rating: float | None


def append(file: Path, tournament: Tournament, report: Report) -> None:
    """Raises BadInput."""
    entry = Entry(
        day=datetime.now(UTC).date().isoformat(),
        westphalia=__version__,
        rules=find_title(tournament.game).version,
        bots=tournament.bots,
        options=tournament.options,
        report=report,
    )
    try:
        with file.open("ab") as stream:
            stream.write(msgspec.json.encode(entry) + b"\n")
    except OSError as error:
        raise BadInput(f"{file}: {error.strerror}") from error


def check(file: Path) -> None:
    """Refuse a file that can't be kept, before hours of games. Raises BadInput."""
    if file.exists():
        read(file)
    elif not file.parent.is_dir():
        raise BadInput(f"{file}: there is no such folder")


def read(file: Path) -> list[Entry]:
    """Raises BadInput that names the line."""
    try:
        lines = file.read_bytes().splitlines()
    except OSError as error:
        raise BadInput(f"{file}: {error.strerror}") from error
    found = []
    for number, line in enumerate(lines, 1):
        try:
            found.append(msgspec.json.decode(line, type=Entry))
        except msgspec.MsgspecError as error:
            raise BadInput(f"{file}:{number}: not an arena: {error}") from error
    return found


def bots_of(entries: Sequence[Entry]) -> list[str]:
    return list(dict.fromkeys(bot.name for entry in entries for bot in entry.report.bots))


def history_of(entries: Sequence[Entry], name: str) -> list[Played]:
    """In the order of the file. Raises BadInput for a bot that never played."""
    found = [
        Played(
            entry.day,
            f"{entry.report.game} {entry.report.scenario}, {entry.report.seats} seats",
            ", ".join(dict.fromkeys(other for other in entry.bots if other != name)),
            entry.report.finished,
            entry.report.secrets,
            bot.win_share,
            bot.low if bot.secrets_low is None else bot.secrets_low,
            bot.high if bot.secrets_high is None else bot.secrets_high,
            bot.even,
            bot.rating,
        )
        for entry in entries
        for bot in entry.report.bots
        if bot.name == name
    ]
    if not found:
        raise BadInput(f"no bot {name!r} has played; there are {', '.join(bots_of(entries)) or 'none'}")
    return found


def draw(histories: dict[str, list[Played]]) -> Any:
    """A picture: the share of victories of each bot, arena by arena; one panel for each match. Raises BadInput without
    matplotlib."""
    matches = list(dict.fromkeys(one.match for played in histories.values() for one in played))
    figure = figure_of(7.0, 0.4 + 2.8 * len(matches))
    panels = figure.subplots(len(matches), 1, squeeze=False)[:, 0]
    for axes, match in zip(panels, matches, strict=True):
        days = sorted({one.day for played in histories.values() for one in played if one.match == match})
        for n, (name, played) in enumerate(histories.items()):
            here = [one for one in played if one.match == match]
            at = [days.index(one.day) + 0.08 * n for one in here]
            spread = [[one.share - one.low for one in here], [one.high - one.share for one in here]]
            axes.errorbar(
                at, [one.share for one in here], yerr=spread, fmt="o-", color=COLOURS[n % len(COLOURS)], label=name
            )
        axes.set_title(match, loc="left")
        axes.set_xticks(range(len(days)), days)
        axes.set_ylim(0, 1)
        axes.set_ylabel("part of victories, 95 %")
        axes.spines[["top", "right"]].set_visible(False)
        axes.legend(frameon=False)
    return figure
