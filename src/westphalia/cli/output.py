"""How commands speak: tables for people, JSON for programs, progress only where somebody watches."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec
import typer

if TYPE_CHECKING:
    from westphalia.lab.batches import Results


def print_json(data: Any) -> None:
    sys.stdout.write(msgspec.json.format(msgspec.json.encode(data)).decode() + "\n")


def print_table(columns: Sequence[str], rows: Iterable[Sequence[object]], *, right: Sequence[int] = ()) -> None:
    """A plain table; the columns numbered in ``right`` are aligned to the right."""
    from rich import box
    from rich.console import Console
    from rich.table import Table

    table = Table(box=box.SIMPLE, pad_edge=False)
    for n, name in enumerate(columns):
        table.add_column(name, justify="right" if n in right else "left", overflow="fold")
    for row in rows:
        table.add_row(*(str(cell) for cell in row))
    Console(highlight=False, markup=False).print(table)


def print_facts(facts: Iterable[tuple[str, object]]) -> None:
    """Names and values, one line each."""
    facts = [(name, value) for name, value in facts if value not in ("", None)]
    width = max(len(name) for name, _ in facts)
    for name, value in facts:
        print(f"{name:<{width}}  {value}")


@contextmanager
def progress(what: str, total: float | None) -> Iterator[Callable[[float], None]]:
    """A bar on stderr while a person looks at it; yields the function that moves it on."""
    if not sys.stderr.isatty():
        yield lambda step: None
        return
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    rate = TextColumn("{task.fields[rate]}")
    columns = (TextColumn(what), BarColumn(), MofNCompleteColumn(), rate, TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(what, total=total, rate="")

        def advance(step: float) -> None:
            speed = bar.tasks[task].speed
            bar.update(task, advance=step, rate=f"{speed:.1f}/s" if speed and what != "seconds" else "")

        yield advance


@contextmanager
def interruptible(results: Results[Any], what: str, total: int) -> Iterator[None]:
    """Ctrl-C keeps what is done, and says how to go on."""
    try:
        yield
    except KeyboardInterrupt:
        file = results.keep(Path(f"westphalia-{what}-{os.getpid()}.jsonl"))
        sys.stderr.write(
            f"westphalia: stopped; {len(results.found)} of {total} {what} are kept in {file}; "
            f"the same command with --resume {file} goes on\n"
        )
        raise typer.Exit(130) from None
