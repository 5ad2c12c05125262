"""The report of a trial as a page that needs nothing else: tables and pictures."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from html import escape
from typing import Final

from .balance import Difference, Report, Side, Use

STYLE: Final = """
:root { color-scheme: light }
body { font: 16px/1.5 system-ui, sans-serif; color: #222; background: #fff }
body { max-width: 62rem; margin: 2rem auto; padding: 0 1rem }
h1, h2 { font-family: Georgia, serif; font-weight: 600 }
table { border-collapse: collapse; margin: 1rem 0 }
th, td { padding: .2rem .8rem .2rem 0; text-align: right; border-bottom: 1px solid #ddd }
th:first-child, td:first-child { text-align: left }
figure { margin: 1rem 0 } svg { max-width: 100%; height: auto }
.clear { font-weight: 600 }
"""


def page(report: Report, pictures: Mapping[str, str], heading: str) -> str:
    """``pictures`` are SVG texts by name."""
    parts = [
        "<!doctype html>",
        '<html lang="en"><head><meta charset="utf-8">',
        '<meta name="viewport" content="width=device-width">',
        f"<title>{escape(heading)}</title><style>{STYLE}</style></head><body>",
        f"<h1>{escape(heading)}</h1>",
        f"<p>{escape(_what(report))}</p>",
        *_changes(report),
        *_failures(report),
    ]
    for n, differences in enumerate(report.differences, 1):
        name = "What the changes move" if len(report.differences) == 1 else f"What {_said(report.changes[n])} moves"
        parts += [f"<h2>{escape(name)}</h2>", *_differences(differences)]
    parts.append("<h2>Pictures</h2>")
    parts += [f"<figure>{svg}</figure>" for svg in pictures.values()]
    parts += ["<h2>What is used, and what it is worth</h2>", *_uses(report.sides[0])]
    return "\n".join([*parts, "</body></html>", ""])


def _what(report: Report) -> str:
    bots = ", ".join(report.bots)
    games = sum(side.games for side in report.sides)
    return (
        f"{report.game}, {report.scenario}, {report.seats} seats ({bots}), seed {report.seed}: {games} games, "
        f"{report.secrets} secrets, each played on every side. Intervals are of 95 %."
    )


def _said(changes: Mapping[str, object]) -> str:
    return ", ".join(f"{name} = {_value(value)}" for name, value in changes.items()) or "no change"


def _value(value: object) -> str:
    return " ".join(map(str, value)) if isinstance(value, (list, tuple)) else str(value)


def _changes(report: Report) -> list[str]:
    listed = [_said(side) for side in report.changes[1:]]
    return ["<ul>", *(f"<li>{escape(said)}</li>" for said in listed), "</ul>"] if listed else []


def _failures(report: Report) -> list[str]:
    broken = sum(side.errors for side in report.sides)
    return [f"<p>{broken} games broke: {escape('; '.join(report.failures))}</p>"] if broken else []


def _table(columns: Sequence[str], rows: Iterable[Sequence[str]]) -> list[str]:
    head = "".join(f"<th>{escape(column)}</th>" for column in columns)
    body = ["<tr>" + "".join(f"<td>{cell}</td>" for cell in row) + "</tr>" for row in rows]
    return ["<table>", f"<tr>{head}</tr>", *body, "</table>"]


def _differences(differences: Sequence[Difference]) -> list[str]:
    columns = ("", "as it is", "changed", "difference", "95 %", "to be sure")
    return _table(columns, [_difference(difference) for difference in differences])


def _difference(d: Difference) -> tuple[str, ...]:
    sure = {None: "no difference seen", 0: "it is"}.get(d.more, f"{d.more:,} more secrets" if d.more else "")
    shown = f"{d.difference:+g}"
    return (
        escape(d.what),
        f"{d.base:g}",
        f"{d.changed:g}",
        f'<span class="clear">{shown}</span>' if d.more == 0 else shown,
        f"{d.low:+g} to {d.high:+g}",
        sure,
    )


def _order(use: Use) -> tuple[bool, float]:
    """What is chosen, then what the log told; the most frequent first."""
    return use.name.startswith("log-"), -use.per_game


def _uses(side: Side) -> list[str]:
    rows = [
        (
            escape(use.name),
            f"{use.per_game:g}",
            f"{use.games:.0%}",
            "" if use.worth is None else f"{use.worth:+.1%}",
            "" if use.low is None or use.high is None else f"{use.low:+.1%} to {use.high:+.1%}",
        )
        for use in sorted(side.uses, key=_order)
    ]
    return _table(("", "in a game", "of games", "worth", "95 %"), rows)
