"""The options that several commands take."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

GameArg = Annotated[str, typer.Argument(metavar="GAME", help="Id of the game; 'westphalia games' lists them.")]
ScenarioOption = Annotated[str, typer.Option(help="Scenario; the game's first unless given.")]
VariantOption = Annotated[str, typer.Option(help="A variant of the scenario, where it has several.")]
SeatsOption = Annotated[int, typer.Option(help="Number of seats; 4, or what the scenario allows, unless given.")]
SeedOption = Annotated[str, typer.Option(help="Seed of the dice and the bots.")]
OptionsOption = Annotated[
    list[str] | None,
    typer.Option("--option", "-o", metavar="NAME=VALUE", help="Set an option of the game; repeatable."),
]
BotsOption = Annotated[
    str, typer.Option(help="One bot for all seats, or one per seat: steward,random; in the lab also module:factory.")
]
WorkersOption = Annotated[int, typer.Option(min=1, help="How many processes; the result is the same.")]
ClusterOption = Annotated[
    str, typer.Option(help="Where it runs: processes of this machine unless given, or 'dask'; the result is the same.")
]
SchedulerOption = Annotated[
    str, typer.Option(help="With --cluster dask: tcp://host:8786; without, a cluster of --workers is started here.")
]
ResumeOption = Annotated[
    Path | None, typer.Option(help="A file for what is done: read if it is there, and written on the way.")
]
JsonOption = Annotated[bool, typer.Option("--json", help="Print figures for programs.")]
