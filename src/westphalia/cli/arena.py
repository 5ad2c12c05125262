"""``westphalia arena`` and ``westphalia history``: which bot is stronger, and since when."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from . import options as given

if TYPE_CHECKING:
    from westphalia.lab.arena import Report


def arena(
    game: given.GameArg,
    bots: given.BotsOption = "steward,strategist@1s",
    scenario: given.ScenarioOption = "",
    variant: given.VariantOption = "",
    seats: given.SeatsOption = 0,
    games: Annotated[int, typer.Option(min=1, help="How many games; a multiple of the seats is fair.")] = 40,
    seed: given.SeedOption = "1",
    workers: given.WorkersOption = 1,
    cluster: given.ClusterOption = "",
    scheduler: given.SchedulerOption = "",
    resume: given.ResumeOption = None,
    history: Annotated[
        Path | None, typer.Option(help="A file to which the result is added; 'westphalia history' shows it.")
    ] = None,
    chosen: given.OptionsOption = None,
    as_json: given.JsonOption = False,
) -> None:
    """Play bots against each other, each secret with every order of seats, and rate them."""
    from westphalia.bots.protocol import parse_names
    from westphalia.lab import arena_history
    from westphalia.lab.arena import Tournament, line_up, play
    from westphalia.lab.cluster import Where
    from westphalia.lab.players import find_player

    from .reports import play_games, print_arena
    from .start import find_game

    title, scenario, seats, options = find_game(game, scenario, seats, chosen, variant)
    lined_up = line_up(parse_names(title, bots, find_player), seats)
    tournament = Tournament(title.id, scenario, seats, lined_up, seed, options)
    if history is not None:
        arena_history.check(history)

    def keep(report: Report) -> None:
        if history is not None:
            arena_history.append(history, tournament, report)

    where = Where(cluster, scheduler, workers)
    if not play_games(tournament, play, print_arena, games, where, resume, as_json=as_json, keep=keep):
        raise typer.Exit(1)


def history(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="What 'westphalia arena --history FILE' has kept.")],
    bot: Annotated[list[str] | None, typer.Option(help="Only this bot; repeatable.")] = None,
    out: Annotated[Path | None, typer.Option(help="Draw it: .svg or .png; needs the extra 'lab'.")] = None,
    as_json: given.JsonOption = False,
) -> None:
    """How bots fared in the arenas of a file, one after the other."""
    from westphalia.kernel.contract import BadInput
    from westphalia.lab import arena_history, pictures

    from .output import print_json, print_table

    entries = arena_history.read(file)
    found = {name: arena_history.history_of(entries, name) for name in bot or arena_history.bots_of(entries)}
    if out is not None:
        if out.suffix not in (".svg", ".png"):
            raise BadInput(f"{out}: a picture ends in .svg or .png")
        drawn = arena_history.draw(found)
        try:
            out.write_bytes(pictures.as_png(drawn) if out.suffix == ".png" else pictures.as_svg(drawn).encode())
        except OSError as error:
            raise BadInput(f"{out}: {error.strerror}") from error
    if as_json:
        print_json({name: [one._asdict() for one in played] for name, played in found.items()})
        return
    rows = [
        (
            name,
            one.day,
            one.match,
            one.against,
            f"{one.games} of {one.secrets}",
            f"{one.share:.1%}",
            f"{one.low:.1%} to {one.high:.1%}",
            f"{one.even:.1%}",
            "" if one.rating is None else f"{one.rating:.0f}",
        )
        for name, played in found.items()
        for one in played
    ]
    headings = ("bot", "day", "match", "against", "games of secrets", "win share", "95 %", "even", "rating")
    print_table(headings, rows, right=(4, 5, 6, 7, 8))
