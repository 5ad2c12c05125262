"""Runs a rules file and writes what came of it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec

from westphalia.bots.protocol import default_bot, parse_bots
from westphalia.kernel.changed import Changes
from westphalia.kernel.contract import BadInput
from westphalia.kernel.messages import Catalogue
from westphalia.kernel.script import Text
from westphalia.lab import balance, pictures, report_page, rules_file
from westphalia.lab.batches import Results
from westphalia.lab.cluster import Where, open_cluster
from westphalia.lab.players import find_player
from westphalia.lab.simulate import Match
from westphalia.lab.trial import Played, Trial, sides_of, try_out

from .output import interruptible, print_facts, print_json, print_table, progress


def run_file(
    file: Path, games: int, sweep: str, bots: str, seed: str, where: Where, kept: Path | None, out: Path, as_json: bool
) -> bool:
    """Play, and write ``report.html``, ``report.json`` and the pictures into a folder. False if a game broke."""
    start = rules_file.read(file)
    title = start.title
    names = parse_bots(title, bots or default_bot(title), start.seats, find_player)
    match = Match(title.id, start.scenario, start.seats, names, seed)
    swept = rules_file.parse_sweep(title, sweep) if sweep else None
    trial = Trial(match, _sides(start, swept))
    if swept is not None:
        _check_enough(games, trial)
    try_out(trial)
    total = len(trial.numbers(games))
    results = Results(Played, trial, kept)
    with interruptible(results, "games", total), open_cluster(where) as cluster, progress("games", total) as advance:
        report = balance.run_trial(trial, games, cluster, advance, results)
    _write(report, title, swept, file.stem, out)
    if as_json:
        print_json(report)
    else:
        _print(report, out)
    return not report.failures


def _check_enough(games: int, trial: Trial) -> None:
    """A curve compares secret by secret, and one secret tells nothing. Raises BadInput."""
    least = balance.PAIRS * len(trial.sides)
    if len(trial.numbers(games)) < least:
        raise BadInput(f"--games {games} is too few: a sweep over {len(trial.sides) - 1} values plays {least} at least")


def _sides(start: rules_file.Start, swept: tuple[str, list[int]] | None) -> tuple[Changes, ...]:
    if swept is None:
        return sides_of(start.changes)
    name, values = swept
    tried = (rules_file.with_value(start.changes, start.title, name, value) for value in values)
    return (Changes(start.title.id), *tried)


def _write(report: balance.Report, title: Any, swept: tuple[str, list[int]] | None, name: str, out: Path) -> None:
    catalogue = Catalogue(title, "en")
    try:
        drawn = pictures.draw(report, swept, lambda figure: catalogue.cell(Text(figure)).capitalize())
        out.mkdir(parents=True, exist_ok=True)
        svgs = {picture: pictures.as_svg(figure) for picture, figure in drawn.items()}
        for picture, figure in drawn.items():
            (out / f"{picture}.png").write_bytes(pictures.as_png(figure))
        (out / "report.json").write_bytes(msgspec.json.format(msgspec.json.encode(report)) + b"\n")
        (out / "report.html").write_text(report_page.page(report, svgs, name), encoding="utf-8")
    except OSError as error:
        raise BadInput(f"{out}: {error.strerror}") from error


def _print(report: balance.Report, out: Path) -> None:
    broken = sum(side.errors for side in report.sides)
    games = sum(side.games for side in report.sides)
    print_facts(
        [("games", games), ("secrets", report.secrets), ("broken", broken or ""), ("report", out / "report.html")]
    )
    for changes, differences in zip(report.changes[1:], report.differences, strict=True):
        print(", ".join(f"{name} = {value}" for name, value in changes.items()))
        rows = [
            (d.what, f"{d.base:g}", f"{d.changed:g}", f"{d.difference:+g}", f"{d.low:+g} to {d.high:+g}", _sure(d.more))
            for d in differences[: len(balance.METRICS)]
        ]
        print_table(("", "as it is", "changed", "difference", "95 %", "more secrets"), rows, right=range(1, 6))
        print(f"{max(0, len(differences) - len(balance.METRICS))} things are used more or less often: see the report")
    for failure in report.failures:
        print(failure)


def _sure(more: int | None) -> str:
    return "" if more is None else "sure" if more == 0 else f"{more:,}"
