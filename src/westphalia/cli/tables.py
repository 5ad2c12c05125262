"""The commands ``westphalia tables ...``: for whoever runs a server."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Annotated, Any, TypeVar

import typer

app = typer.Typer(help="Look after the tables in the database of a server.", no_args_is_help=True)
T = TypeVar("T")

DatabaseOption = Annotated[str, typer.Option(help="A file for SQLite, or postgresql://user:password@host/name.")]
TableArg = Annotated[str, typer.Argument(metavar="TABLE", help="Id of the table; 'westphalia tables list' shows them.")]
FileArg = Annotated[Path, typer.Argument(metavar="FILE")]
JsonOption = Annotated[bool, typer.Option("--json", help="Print figures for programs.")]
DEFAULT = "westphalia.sqlite"


def run_on(database: str, work: Callable[[Any], Coroutine[Any, Any, T]], *, to_read: bool = False) -> T:
    from westphalia.server.operations import opened

    async def at_work() -> T:
        async with opened(database, to_read=to_read) as storage:
            return await work(storage)

    return asyncio.run(at_work())


@app.command("list")
def list_tables(database: DatabaseOption = DEFAULT, as_json: JsonOption = False) -> None:
    """Every table: game, rules, how much was done, how many snapshots there are, whom it waits for."""
    from westphalia.server.operations import lines

    from .output import print_json, print_table

    found = run_on(database, lines, to_read=True)
    if as_json:
        return print_json([line._asdict() for line in found])
    rows = [
        (x.id, x.game, x.scenario, x.rules, x.deeds, x.snapshots, x.kind, "over" if x.over else x.waits) for x in found
    ]
    print_table(("table", "game", "scenario", "rules", "deeds", "snapshots", "kind", "waits for"), rows)


@app.command()
def show(table: TableArg, database: DatabaseOption = DEFAULT, as_json: JsonOption = False) -> None:
    """One table: who sits there, how far it is, with which rules it was played, and what would become of it now."""
    from westphalia.server.operations import show as look

    from .output import print_json, print_table

    found = run_on(database, lambda storage: look(storage, table), to_read=True)
    if as_json:
        return print_json({**found._asdict(), "line": found.line._asdict(), "finding": found.finding._asdict()})
    line, finding = found.line, found.finding
    print(f"{line.id}: {line.game} {line.scenario}, rules {line.rules}, {found.visibility}, of {found.owner}")
    print(f"{found.moves} moves, {line.deeds} deeds, {line.snapshots} snapshots{', over' if line.over else ''}")
    for chapter in found.chapters:
        print(chapter)
    print(f"would {finding.words}, {finding.stands} moves stand{f' ({finding.problem})' if finding.problem else ''}")
    chairs = [(seat + 1, who, found.waiting.get(seat, "")) for seat, who in enumerate(found.chairs)]
    print_table(("seat", "who", ""), chairs)


@app.command()
def verify(
    table: Annotated[str, typer.Argument(metavar="[TABLE]", help="All tables unless given.")] = "",
    database: DatabaseOption = DEFAULT,
    as_json: JsonOption = False,
) -> None:
    """Play tables again with the rules of this program and say what would become of them. Changes nothing."""
    from westphalia.server.operations import examine_all

    from .output import print_json, print_table

    found = run_on(database, lambda storage: examine_all(storage, table), to_read=True)
    if as_json:
        print_json([finding._asdict() for finding in found])
    else:
        print_table(
            ("table", "would", "moves", "of them stand", "because"),
            [(x.id, x.words, x.moves, x.stands, x.problem) for x in found],
        )
    if any(finding.how == "stuck" for finding in found):
        raise typer.Exit(1)


@app.command()
def repair(
    table: TableArg,
    to: Annotated[int, typer.Option(min=0, help="Take the table back to so many moves.")] = -1,
    remake: Annotated[bool, typer.Option("--remake", help="Make the snapshots anew from the deeds.")] = False,
    database: DatabaseOption = DEFAULT,
) -> None:
    """Take a table back to a move that is good, or make its snapshots anew. Stop the server before."""
    from westphalia.kernel.contract import BadInput
    from westphalia.server.operations import drop_to, remake_snapshots

    if (to >= 0) == remake:
        raise BadInput("say either --to MOVES or --remake")
    if remake:
        run_on(database, lambda storage: remake_snapshots(storage, table))
        print(f"{table}: its snapshots are made anew when it is opened")
    else:
        run_on(database, lambda storage: drop_to(storage, table, to))
        print(f"{table}: goes on after {to} moves; what followed stays written down")


@app.command("export")
def export_table(table: TableArg, file: FileArg, database: DatabaseOption = DEFAULT) -> None:
    """Everything about a table in one file, its secret too."""
    from westphalia.server.operations import export

    deeds = run_on(database, lambda storage: export(storage, table, file), to_read=True)
    print(f"{file}: table {table} with {deeds} deeds")


@app.command("import")
def import_file(file: FileArg, database: DatabaseOption = DEFAULT) -> None:
    """A table from a file that 'export' wrote."""
    from westphalia.server.operations import import_table

    print(f"table {run_on(database, lambda storage: import_table(storage, file))}")
