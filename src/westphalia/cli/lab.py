"""``westphalia lab``: change the numbers of a game, and see what moves."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from . import options as given

app = typer.Typer(help="Change the numbers of a game, and see what moves.", no_args_is_help=True)

FileArg = Annotated[Path, typer.Argument(metavar="FILE", help="A rules file; 'westphalia lab new' writes one.")]


@app.command()
def new(
    game: given.GameArg,
    file: FileArg,
    scenario: given.ScenarioOption = "",
    seats: given.SeatsOption = 0,
) -> None:
    """Write a rules file: every number with its paragraph and its range."""
    from westphalia.kernel.contract import BadInput
    from westphalia.lab import rules_file

    from .start import find_game

    title, scenario, seats, _ = find_game(game, scenario, seats, None)
    if file.exists():
        raise BadInput(f"{file} is there already")
    try:
        file.write_text(rules_file.write(title, scenario, seats), encoding="utf-8")
    except OSError as error:
        raise BadInput(f"{file}: {error.strerror}") from error
    print(f"{file}: change a number, then: westphalia lab run {file}")


@app.command()
def run(
    file: FileArg,
    games: Annotated[int, typer.Option(min=2, help="How many games, on all sides together.")] = 200,
    sweep: Annotated[str, typer.Option(metavar="NAME=FROM..TO", help="Try each of these values.")] = "",
    bots: given.BotsOption = "",
    seed: given.SeedOption = "1",
    workers: given.WorkersOption = 1,
    cluster: given.ClusterOption = "",
    scheduler: given.SchedulerOption = "",
    resume: given.ResumeOption = None,
    out: Annotated[Path | None, typer.Option(help="Folder for the report; named after the file unless given.")] = None,
    as_json: given.JsonOption = False,
) -> None:
    """Play the changed rules beside the game as it is, on the same secrets, and write a report."""
    from westphalia.lab.cluster import Where

    from .trials import run_file

    where = Where(cluster, scheduler, workers)
    if not run_file(file, games, sweep, bots, seed, where, resume, out or file.with_suffix(""), as_json):
        raise typer.Exit(1)


@app.command("open")
def open_table(
    file: FileArg,
    port: Annotated[int | None, typer.Option(min=0, max=65535, help="Port; 8000 or the next free one.")] = None,
    open_page: Annotated[bool, typer.Option("--open", help="Open the page in a browser.")] = False,
) -> None:
    """Serve tables with the changed rules, on this machine, with a database of their own beside the file."""
    from westphalia.kernel.changed import substitute
    from westphalia.lab import rules_file
    from westphalia.server.launch import serve

    substitute(rules_file.read(file).changes)
    serve("127.0.0.1", port, str(file.with_suffix(".sqlite")), open_page=open_page, with_lab=False)


def fit(
    game: given.GameArg,
    scenario: given.ScenarioOption = "",
    variant: given.VariantOption = "",
    seats: given.SeatsOption = 0,
    bots: given.BotsOption = "novice",
    games: Annotated[int, typer.Option(min=10, help="How many games; a few hundred tell something.")] = 300,
    seed: given.SeedOption = "1",
    workers: given.WorkersOption = 1,
    cluster: given.ClusterOption = "",
    scheduler: given.SchedulerOption = "",
    resume: given.ResumeOption = None,
    out: Annotated[Path | None, typer.Option(help="The file to write; the one the bots read unless given.")] = None,
    chosen: given.OptionsOption = None,
    as_json: given.JsonOption = False,
) -> None:
    """Play games and weigh by them what a position is worth: the strategist's value. Needs the extra 'lab'."""
    from westphalia.bots.protocol import parse_bots
    from westphalia.lab import fit as fitting
    from westphalia.lab.batches import Results, run
    from westphalia.lab.cluster import Where, open_cluster
    from westphalia.lab.players import find_player
    from westphalia.lab.simulate import Match

    from .output import interruptible, print_facts, print_json, print_table, progress
    from .start import find_game

    title, scenario, seats, options = find_game(game, scenario, seats, chosen, variant)
    _, path = fitting.features_of(title)
    match = Match(title.id, scenario, seats, parse_bots(title, bots, seats, find_player), seed, options)
    results = Results(fitting.Sampled, match, resume)
    where = Where(cluster, scheduler, workers)
    with interruptible(results, "games", games), open_cluster(where) as opened, progress("games", games) as advance:
        run(fitting.sample_batch, match, range(games), results, cluster=opened, progress=advance)
    weights = fitting.fit(title, match, results.in_order(range(games)))
    fitting.write(weights, out or path)
    if as_json:
        print_json(weights)
        return
    print_facts([("games", weights.games), *((name, f"{figure:g}") for name, figure in weights.figures.items())])
    rows = [(name, f"{weights.early[name]:+.3f}", f"{weights.late[name]:+.3f}") for name in weights.early]
    print_table(("feature", "early", "late"), rows, right=(1, 2))
    print(f"written: {out or path}")
