"""The command line. Every command imports what it needs when it runs, so that help and mistakes answer at once."""

from __future__ import annotations

import sys
from io import TextIOWrapper
from pathlib import Path
from typing import Annotated, Any

import typer

from westphalia import __version__

from . import tables

app = typer.Typer(
    name="westphalia",
    help="A table for historical grand-strategy board games that knows all the rules.",
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
    context_settings={"help_option_names": ["-h", "--help"]},
)

app.add_typer(tables.app, name="tables")

GameArg = Annotated[str, typer.Argument(metavar="GAME", help="Id of the game; 'westphalia games' lists them.")]
ScenarioOption = Annotated[str, typer.Option(help="Scenario; the game's first unless given.")]
VariantOption = Annotated[str, typer.Option(help="A variant of the scenario, where it has several.")]
SeatsOption = Annotated[int, typer.Option(help="Number of seats; 4, or what the scenario allows, unless given.")]
SeedOption = Annotated[str, typer.Option(help="Seed of the dice and the bots.")]
OptionsOption = Annotated[
    list[str] | None,
    typer.Option("--option", "-o", metavar="NAME=VALUE", help="Set an option of the game; repeatable."),
]
BotsOption = Annotated[str, typer.Option(help="One bot for all seats, or one per seat: steward,random.")]
WorkersOption = Annotated[int, typer.Option(min=1, help="How many processes; the result is the same.")]
ResumeOption = Annotated[
    Path | None, typer.Option(help="A file for what is done: read if it is there, and written on the way.")
]
JsonOption = Annotated[bool, typer.Option("--json", help="Print figures for programs.")]


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

        if not isinstance(error, BadInput):
            raise
        fail(str(error))
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
    """List the installed games, their scenarios, seats and bots."""
    from westphalia.bots.protocol import bot_names
    from westphalia.kernel.contract import installed_titles

    from .output import print_json, print_table

    titles: list[dict[str, Any]] = [
        {
            "id": title.id,
            "version": title.version,
            "scenarios": {scenario.id: list(scenario.seats) for scenario in title.scenarios.values()},
            "unplayable": dict(title.unplayable),
            "bots": bot_names(title),
            "options": {option.id: list(option.values) for option in title.options.values()},
        }
        for title in installed_titles().values()
    ]
    if as_json:
        return print_json(titles)
    rows = [
        (title["id"], scenario, ", ".join(map(str, seats)), ", ".join(title["bots"]))
        for title in titles
        for scenario, seats in title["scenarios"].items()
    ]
    print_table(("game", "scenario", "seats", "bots"), rows)
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
) -> None:
    """Serve the table to browsers."""
    from westphalia.server.launch import serve as run

    run(host, port, database, names=names or (), open_page=open_page)


@app.command()
def doctor(
    database: Annotated[
        str, typer.Option(help="A file for SQLite, or postgresql://user:password@host/name.")
    ] = "westphalia.sqlite",
    url: Annotated[str, typer.Option(help="Where people reach the running server, as in https://example.org.")] = "",
    as_json: JsonOption = False,
) -> None:
    """Say what is wrong with the set-up of a server, one line each, and what to do."""
    from westphalia.server.doctor import examine

    from .output import print_json

    findings = list(examine(database, url))
    if as_json:
        print_json([finding._asdict() for finding in findings])
    else:
        for subject, what, remedy in findings:
            print(f"WRONG {subject}: {what}; {remedy}" if remedy else f"ok    {subject}: {what}")
    if any(finding.remedy for finding in findings):
        raise typer.Exit(1)


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
    resume: ResumeOption = None,
    chosen: OptionsOption = None,
    as_json: JsonOption = False,
) -> None:
    """Play whole games between bots and count."""
    from westphalia.bots.protocol import parse_bots
    from westphalia.lab.simulate import Match
    from westphalia.lab.simulate import simulate as play

    from .reports import play_games, print_simulation
    from .start import find_game

    title, scenario, seats, options = find_game(game, scenario, seats, chosen, variant)
    match = Match(title.id, scenario, seats, parse_bots(title, bots, seats), seed, options)
    if not play_games(match, play, print_simulation, games, workers, resume, as_json=as_json):
        raise typer.Exit(1)


@app.command()
def arena(
    game: GameArg,
    bots: BotsOption = "steward,strategist@1s",
    scenario: ScenarioOption = "",
    variant: VariantOption = "",
    seats: SeatsOption = 0,
    games: Annotated[int, typer.Option(min=1, help="How many games; a multiple of the seats is fair.")] = 40,
    seed: SeedOption = "1",
    workers: WorkersOption = 1,
    resume: ResumeOption = None,
    chosen: OptionsOption = None,
    as_json: JsonOption = False,
) -> None:
    """Play bots against each other, each secret with every order of seats, and rate them."""
    from westphalia.bots.protocol import parse_names
    from westphalia.lab.arena import Tournament, line_up, play

    from .reports import play_games, print_arena
    from .start import find_game

    title, scenario, seats, options = find_game(game, scenario, seats, chosen, variant)
    lined_up = line_up(parse_names(title, bots), seats)
    tournament = Tournament(title.id, scenario, seats, lined_up, seed, options)
    if not play_games(tournament, play, print_arena, games, workers, resume, as_json=as_json):
        raise typer.Exit(1)


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
) -> None:
    """Make the golden games anew that no longer verify, and their transcripts; in a checkout."""
    from .records import remake_golden

    remake_golden(game or [])


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
    out: Annotated[Path, typer.Option(help="Folder for the records of what breaks.")] = Path("findings"),
    as_json: JsonOption = False,
) -> None:
    """Play wildly until something breaks, and shrink it to the shortest record."""
    from .reports import fuzz_game

    if not fuzz_game(game, scenario or [], seconds, seed, workers, out, as_json):
        raise typer.Exit(1)


@app.command()
def mutate(
    game: GameArg,
    within: Annotated[
        str,
        typer.Option("--in", help="Only in this module or folder of the game, or of this rule, section or chapter."),
    ] = "",
    count: Annotated[int, typer.Option(min=1, help="How many mutants.")] = 50,
    seed: SeedOption = "1",
    workers: WorkersOption = 1,
    search: Annotated[
        bool,
        typer.Option("--search", help="For what survives, look for cases that notice it but do not cite its rules."),
    ] = False,
    resume: ResumeOption = None,
    as_json: JsonOption = False,
) -> None:
    """Break rules on purpose, one at a time, and say which the tests that cite them do not notice; in a checkout."""
    from .reports import mutate_game

    mutate_game(game, within, count, seed, workers, search, resume, as_json)


@app.command()
def bench(
    seconds: Annotated[float, typer.Option(min=0.1, help="Time for each figure.")] = 2,
    tables: Annotated[int, typer.Option(min=0, help="With so many tables on the server; 0: without it.")] = 200,
    as_json: JsonOption = False,
) -> None:
    """Measure speed, each figure beside its anchor in the same run."""
    from .reports import print_bench

    if not print_bench(seconds, tables, as_json):
        raise typer.Exit(1)
