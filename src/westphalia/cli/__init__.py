"""The command line. Every command imports what it needs when it runs, so that help and mistakes answer at once."""

from __future__ import annotations

import sys
from io import TextIOWrapper
from pathlib import Path
from typing import Annotated, Any

import typer

from westphalia import __version__

from . import arena, lab, tables
from .options import (
    BotsOption,
    ClusterOption,
    GameArg,
    JsonOption,
    OptionsOption,
    ResumeOption,
    ScenarioOption,
    SchedulerOption,
    SeatsOption,
    SeedOption,
    VariantOption,
    WorkersOption,
)

app = typer.Typer(
    name="westphalia",
    help="A table for historical grand-strategy board games that knows all the rules.",
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
    context_settings={"help_option_names": ["-h", "--help"]},
)

app.add_typer(tables.app, name="tables")
app.add_typer(lab.app, name="lab")
app.command()(lab.fit)
app.command()(arena.arena)
app.command()(arena.history)


def main() -> None:
    """Run a command. A mistake of the user is one line on stderr and exit code 2."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):  # a pipe on Windows may not know Cyrillic; that is no reason to break
            stream.reconfigure(errors="replace")
    try:
        code = app(standalone_mode=False)
    except typer.TyperException as error:
        fail(error.format_message())
    except (typer.Abort, KeyboardInterrupt):
        sys.exit(130)
    except BrokenPipeError:
        sys.stderr.close()
        sys.exit(1)
    except Exception as error:
        from westphalia.kernel.contract import BadInput
        from westphalia.kernel.plain import plainly

        if not isinstance(error, BadInput):
            raise
        fail(plainly(error))
    sys.exit(code if isinstance(code, int) else 0)


def fail(message: str) -> None:
    """One clear line, and out."""
    sys.stderr.write(f"westphalia: {' '.join(message.split())}\n")
    sys.exit(2)


def show_version(value: bool) -> None:
    if value:
        from westphalia.kernel.contract import installed_titles

        print(f"westphalia {__version__}")
        for title in installed_titles().values():
            print(f"{title.id}: rules {title.version}")
        raise typer.Exit


@app.callback(invoke_without_command=True)
def options(
    context: typer.Context,
    version: Annotated[
        bool,
        typer.Option(
            "--version", callback=show_version, is_eager=True, help="Print the version, and those of the games' rules."
        ),
    ] = False,
) -> None:
    """Without a command: the table opens in your browser. (A program that calls without a command reads this.)"""
    if context.invoked_subcommand is not None:
        return
    if not sys.stdout.isatty():
        return print(context.get_help())
    from westphalia.server.launch import home_database
    from westphalia.server.launch import serve as run

    run("127.0.0.1", None, str(home_database()), open_page=True)


@app.command()
def games(as_json: JsonOption = False) -> None:
    """List the installed games with their scenarios: title, years, length, seats; and their bots."""
    from westphalia.bots.protocol import bot_names
    from westphalia.kernel.contract import installed_titles

    from .output import print_json, print_table
    from .start import described

    titles: list[dict[str, Any]] = [
        {
            "id": title.id,
            "version": title.version,
            "scenarios": {scenario.id: list(scenario.seats) for scenario in title.scenarios.values()},
            "titles": {scenario: described(title, scenario) for scenario in title.scenarios},
            "homemade": {}
            if own is None
            else {own.prefix: {group: list(choices) for group, choices in own.groups.items()}},
            "unplayable": dict(title.unplayable),
            "bots": bot_names(title),
            "options": {option.id: list(option.values) for option in title.options.values()},
        }
        for title in installed_titles().values()
        for own in (title.homemade,)
    ]
    if as_json:
        return print_json(titles)
    rows = [
        (title["id"], told["id"], told["title"], told["years"], told["length"], ", ".join(map(str, seats)))
        for title in titles
        for told, seats in zip(title["titles"].values(), title["scenarios"].values(), strict=True)
    ]
    print_table(("game", "scenario", "title", "years", "length", "seats"), rows)
    print_table(("game", "bots"), [(title["id"], ", ".join(title["bots"])) for title in titles])
    homemade = [
        (title["id"], prefix + ",".join([*choices][:2]), ", ".join(choices))
        for title in titles
        for prefix, groups in title["homemade"].items()
        for choices in groups.values()
    ]
    if homemade:
        print_table(("game", "a table of your own", "of any of these"), homemade)
    later = [(title["id"], scenario, why) for title in titles for scenario, why in title["unplayable"].items()]
    if later:
        print_table(("game", "not yet playable", "because"), later)


@app.command()
def play(
    game: Annotated[str, typer.Argument(metavar="[GAME]", help="Id of the game; you are asked unless given.")] = "",
    scenario: ScenarioOption = "",
    variant: VariantOption = "",
    seats: SeatsOption = 0,
    bots: Annotated[
        str, typer.Option(help="Who plays the seats: 'human' or a bot, for all but the first or one per seat.")
    ] = "",
    language: Annotated[str, typer.Option(help="en, pl, cs or ru; the language of your system unless given.")] = "",
    seed: Annotated[str, typer.Option(help="Seed of the dice; a fresh one unless given.")] = "",
    load: Annotated[Path | None, typer.Option(help="Go on with a game that 'save' wrote.")] = None,
    chosen: OptionsOption = None,
) -> None:
    """Play in the terminal, alone against bots or several at one keyboard."""
    from .terminal import start_play

    start_play(game, scenario, variant, seats, bots, language, seed, load, chosen or [])


@app.command()
def serve(
    host: Annotated[str, typer.Option(help="Address to listen on; 0.0.0.0 for all.")] = "127.0.0.1",
    port: Annotated[
        int | None,
        typer.Option(min=0, max=65535, help="Port to listen on, 0 for any; 8000 or the next free one unless given."),
    ] = None,
    database: Annotated[
        str, typer.Option(help="A file for SQLite, or postgresql://user:password@host/name.")
    ] = "westphalia.sqlite",
    names: Annotated[
        list[str] | None, typer.Option("--name", help="A name people reach it by, as in games.example.org.")
    ] = None,
    open_page: Annotated[bool, typer.Option("--open", help="Open the page in a browser.")] = False,
    host_page: Annotated[
        bool, typer.Option("--host-page", help="A page for you alone, behind a secret link that is printed.")
    ] = False,
    metrics: Annotated[
        bool, typer.Option("--metrics", help="Figures for Prometheus at /metrics, for this machine alone.")
    ] = False,
    lab: Annotated[
        bool | None,
        typer.Option(
            "--lab/--no-lab", help="The lab on the page: it plays many games. Open unless given where only you come in."
        ),
    ] = None,
    log_json: Annotated[bool, typer.Option("--log-json", help="Log one JSON object per line, requests too.")] = False,
    mail: Annotated[
        str | None,
        typer.Option(
            envvar="WESTPHALIA_MAIL",
            help="The mail server that calls people: smtp://user:password@host:587?from=table@example.org",
        ),
    ] = None,
    private_webhooks: Annotated[
        bool, typer.Option("--private-webhooks", help="Call webhooks in your own network too.")
    ] = False,
) -> None:
    """Serve the table to browsers."""
    from westphalia.server.launch import serve as run

    run(
        host,
        port,
        database,
        names=names or (),
        open_page=open_page,
        with_metrics=metrics,
        with_host_page=host_page,
        with_lab=lab,
        log_json=log_json,
        mail=mail,
        private_webhooks=private_webhooks,
    )


@app.command()
def doctor(
    database: Annotated[
        str, typer.Option(help="A file for SQLite, or postgresql://user:password@host/name.")
    ] = "westphalia.sqlite",
    url: Annotated[str, typer.Option(help="Where people reach the running server, as in https://example.org.")] = "",
    mail: Annotated[
        str, typer.Option(envvar="WESTPHALIA_MAIL", help="The mail server, as for serve; it is tried, nothing is sent.")
    ] = "",
    as_json: JsonOption = False,
) -> None:
    """Say what is wrong with the set-up of a server, one line each, and what to do."""
    from westphalia.server.doctor import examine

    from .output import print_json

    findings = list(examine(database, url, mail=mail))
    if as_json:
        print_json([finding._asdict() for finding in findings])
    else:
        for subject, what, remedy in findings:
            print(f"WRONG {subject}: {what}; {remedy}" if remedy else f"ok    {subject}: {what}")
    if any(finding.remedy for finding in findings):
        raise typer.Exit(1)


@app.command()
def backup(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="The file to write.")],
    database: Annotated[str, typer.Option(help="As for serve; where 'westphalia' keeps games unless given.")] = "",
    replace: Annotated[bool, typer.Option("--replace", help="Write over an earlier backup.")] = False,
) -> None:
    """Write the whole database as of this moment into one file; while the server runs, too."""
    from westphalia.server.launch import home_database
    from westphalia.server.operations import back_up

    found = database or str(home_database())
    print(f"{file}: {tables.run_on(found, lambda storage: back_up(storage, file, replace=replace), to_read=True)} rows")


@app.command()
def restore(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A file that 'backup' wrote.")],
    database: Annotated[str, typer.Option(help="As for serve; where 'westphalia' keeps games unless given.")] = "",
    replace: Annotated[bool, typer.Option("--replace", help="Throw away what is in the database.")] = False,
) -> None:
    """Fill a new database, of either kind, from a backup. Stop the server before."""
    from westphalia.server.launch import home_database
    from westphalia.server.operations import read_backup
    from westphalia.server.operations import restore as fill

    rows = read_backup(file)
    found = database or str(home_database())
    print(f"{found}: {tables.run_on(found, lambda storage: fill(storage, rows, replace=replace))} rows")


@app.command()
def simulate(
    game: GameArg,
    scenario: ScenarioOption = "",
    variant: VariantOption = "",
    seats: SeatsOption = 0,
    bots: BotsOption = "random",
    games: Annotated[int, typer.Option(min=1, help="How many games.")] = 10,
    seed: SeedOption = "1",
    workers: WorkersOption = 1,
    cluster: ClusterOption = "",
    scheduler: SchedulerOption = "",
    resume: ResumeOption = None,
    chosen: OptionsOption = None,
    as_json: JsonOption = False,
) -> None:
    """Play whole games between bots and count."""
    from westphalia.bots.protocol import parse_bots
    from westphalia.lab.cluster import Where
    from westphalia.lab.players import find_player
    from westphalia.lab.simulate import Match
    from westphalia.lab.simulate import simulate as play

    from .reports import play_games, print_simulation
    from .start import find_game

    title, scenario, seats, options = find_game(game, scenario, seats, chosen, variant)
    match = Match(title.id, scenario, seats, parse_bots(title, bots, seats, find_player), seed, options)
    if not play_games(
        match, play, print_simulation, games, Where(cluster, scheduler, workers), resume, as_json=as_json
    ):
        raise typer.Exit(1)


@app.command()
def dataset(
    game: GameArg,
    out: Annotated[Path, typer.Option(help="The file to write: .jsonl or .parquet.")],
    scenario: ScenarioOption = "",
    variant: VariantOption = "",
    seats: SeatsOption = 0,
    bots: BotsOption = "random",
    games: Annotated[int, typer.Option(min=1, help="How many games.")] = 10,
    seed: SeedOption = "1",
    view: Annotated[str, typer.Option(help="'seats': what the deciding seat knows; or 'everything'.")] = "seats",
    workers: WorkersOption = 1,
    cluster: ClusterOption = "",
    scheduler: SchedulerOption = "",
    chosen: OptionsOption = None,
) -> None:
    """Write games between bots as data: every decision with what was known, possible and chosen, and a data card."""
    from westphalia.bots.protocol import parse_bots
    from westphalia.lab.cluster import Where, open_cluster
    from westphalia.lab.dataset import Gathering, gather
    from westphalia.lab.players import find_player
    from westphalia.lab.simulate import Match

    from .output import progress
    from .start import find_game

    title, scenario, seats, options = find_game(game, scenario, seats, chosen, variant)
    match = Match(title.id, scenario, seats, parse_bots(title, bots, seats, find_player), seed, options)
    with open_cluster(Where(cluster, scheduler, workers)) as opened, progress("games", games) as advance:
        decisions = gather(Gathering(match, view), games, out, opened, advance)
    print(f"{out}: {decisions:,} decisions of {games:,} games; {out}.md tells what they are")


@app.command()
def check(
    files: Annotated[list[Path], typer.Argument(metavar="FILE...", help="Position files.")],
    as_json: JsonOption = False,
) -> None:
    """Play position files (given / when / then) and say which pass."""
    from .reports import check_files

    if not check_files(files, as_json):
        raise typer.Exit(1)


@app.command()
def record(
    game: GameArg,
    out: Annotated[Path, typer.Option(help="The file to write.")],
    scenario: ScenarioOption = "",
    variant: VariantOption = "",
    seats: SeatsOption = 0,
    bots: BotsOption = "random",
    seed: SeedOption = "1",
    number: Annotated[int, typer.Option(min=0, help="Which game of this seed; 'simulate' counts from 0.")] = 0,
    chosen: OptionsOption = None,
) -> None:
    """Play one game between bots and write its record."""
    from westphalia.bots.protocol import parse_bots
    from westphalia.lab.simulate import Match

    from .records import record_game
    from .start import find_game

    title, scenario, seats, options = find_game(game, scenario, seats, chosen, variant)
    match = Match(title.id, scenario, seats, parse_bots(title, bots, seats), seed, options)
    if not record_game(title, match, number, out):
        raise typer.Exit(1)


@app.command()
def verify(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A record or a report.")], as_json: JsonOption = False
) -> None:
    """Play a record again and check dice, answers and every state hash."""
    from .records import verify_file

    if not verify_file(file, as_json):
        raise typer.Exit(1)


@app.command()
def position(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A record or a report.")],
    out: Annotated[Path, typer.Option(help="The position file to write.")],
    move: Annotated[int | None, typer.Option(min=0, help="After so many moves; the end unless given.")] = None,
) -> None:
    """Make a position file of a moment in a record, or of what a report is about."""
    from .records import write_position

    write_position(file, move, out)


@app.command()
def transcript(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A record.")],
    language: Annotated[str, typer.Option(help="en, pl, cs or ru.")] = "en",
) -> None:
    """Tell a record as sentences, turn by turn."""
    from .records import print_transcript

    print_transcript(file, language)


@app.command()
def golden(
    game: Annotated[list[str] | None, typer.Option(help="Only this game; may be given again.")] = None,
    cases: Annotated[bool, typer.Option("--cases", help="Only the echoes of cases of position files.")] = False,
    sentences: Annotated[bool, typer.Option("--sentences", help="Only what the texts say; no game is played.")] = False,
) -> None:
    """Make the golden games anew that no longer verify, their transcripts, the echoes of cases, and what is said; in
    a checkout."""
    from .records import remake_golden

    every = not (cases or sentences)
    remake_golden(game or [], games=every, cases=every or cases, sentences=every or sentences)


@app.command()
def rules(
    game: GameArg,
    rule: Annotated[str, typer.Argument(metavar="[RULE]", help="Show this paragraph.")] = "",
    coverage: Annotated[bool, typer.Option("--coverage", help="Which rules a test shows; in a checkout.")] = False,
    language: Annotated[str, typer.Option(help="en, pl, cs or ru.")] = "en",
    as_json: JsonOption = False,
) -> None:
    """List the rules, show one, or say which of them a test shows."""
    from westphalia.kernel.contract import find_title
    from westphalia.kernel.messages import must_speak

    from .reports import print_coverage, print_rule, print_rules

    title = find_title(game)
    must_speak(title, language)
    if coverage:
        print_coverage(title, as_json)
    elif rule:
        print_rule(title, rule, language, as_json)
    else:
        print_rules(title, language, as_json)


@app.command()
def texts(game: GameArg, as_json: JsonOption = False) -> None:
    """Say how much of a game each language says: messages, names, texts on cards, rulebook."""
    from westphalia.kernel.contract import find_title

    from .reports import print_texts

    print_texts(find_title(game), as_json)


@app.command()
def schema(
    game: GameArg,
    out: Annotated[Path, typer.Option(help="Folder for the schemas.")] = Path("schema"),
    docs: Annotated[Path | None, typer.Option(help="A document whose tables are filled in anew.")] = None,
) -> None:
    """Write JSON schemas of a game's content files, for editors, and the tables of their reference."""
    from westphalia.kernel.contract import find_title

    from .reports import write_schemas

    write_schemas(find_title(game), out, docs)


@app.command()
def fuzz(
    game: GameArg,
    scenario: Annotated[list[str] | None, typer.Option(help="Only this scenario; may be given again.")] = None,
    seconds: Annotated[float, typer.Option(min=0, help="How long to hunt.")] = 60,
    seed: SeedOption = "1",
    workers: Annotated[int, typer.Option(min=1, help="How many processes hunt, each with a seed of its own.")] = 1,
    cluster: ClusterOption = "",
    scheduler: SchedulerOption = "",
    out: Annotated[Path, typer.Option(help="Folder for the records of what breaks.")] = Path("findings"),
    as_json: JsonOption = False,
) -> None:
    """Play wildly until something breaks, and shrink it to the shortest record."""
    from westphalia.lab.cluster import Where

    from .reports import fuzz_game

    if not fuzz_game(game, scenario or [], seconds, seed, Where(cluster, scheduler, workers), out, as_json):
        raise typer.Exit(1)


@app.command()
def mutate(
    game: GameArg,
    within: Annotated[
        str,
        typer.Option(
            "--in", help="Only in this module or folder of the game, or of this rule, section or chapter; several: a,b."
        ),
    ] = "",
    count: Annotated[int, typer.Option(min=1, help="How many mutants.")] = 50,
    seed: SeedOption = "1",
    workers: WorkersOption = 1,
    cluster: ClusterOption = "",
    scheduler: SchedulerOption = "",
    search: Annotated[
        bool,
        typer.Option("--search", help="For what survives, look for cases that notice it but do not cite its rules."),
    ] = False,
    resume: ResumeOption = None,
    as_json: JsonOption = False,
) -> None:
    """Break rules on purpose, one at a time, and say which the tests that cite them do not notice; in a checkout."""
    from westphalia.lab.cluster import Where

    from .reports import mutate_game

    mutate_game(game, within, count, seed, Where(cluster, scheduler, workers), search, resume, as_json)


@app.command()
def bench(
    seconds: Annotated[float, typer.Option(min=0.1, help="Time for each figure.")] = 2,
    tables: Annotated[int, typer.Option(min=0, help="With so many tables on the server; 0: without it.")] = 200,
    compare: Annotated[str, typer.Option(help="Instead: beside this commit, in turns; in a checkout.")] = "",
    rounds: Annotated[int, typer.Option(min=1, help="How often they take turns.")] = 3,
    as_json: JsonOption = False,
) -> None:
    """Measure speed, each figure beside its anchor in the same run."""
    from .reports import print_bench, print_versus

    if compare:
        print_versus(compare, seconds, rounds, as_json)
        return
    if not print_bench(seconds, tables, as_json):
        raise typer.Exit(1)
