"""Pictures of a report (extra ``lab``): colours that can be told apart by those who do not see all of them."""

from __future__ import annotations

import io
from collections.abc import Callable, Sequence
from typing import Any, Final

from westphalia.kernel.contract import BadInput

from .balance import FEW, Report, Share, Side, Use

COLOURS: Final = ("#0072b2", "#d55e00", "#009e73", "#cc79a7")  # Okabe and Ito
HATCHES: Final = ("", "//")
MOST: Final = 24  # bars in a picture
CERTAIN: Final = 0.999  # what only winners do is told of them, not worth a victory
PNG_DPI: Final = 110


def draw(report: Report, swept: tuple[str, Sequence[int]] | None, say: Callable[[str], str]) -> dict[str, Any]:
    """The pictures of a report by name; ``say`` names a figure. Raises BadInput without matplotlib."""
    _set_up()
    shown = report.sides if swept is None else report.sides[:1]
    labels = ["as it is", "changed"][: len(shown)]
    pictures = {
        "length": _length(shown, labels),
        "seats": _shares("Victories by seat", [side.by_seat for side in shown], labels, 1 / report.seats),
        "openings": _shares(
            "Victories by opening", [_first(side.openings) for side in shown], labels, 1 / report.seats
        ),
        "leader": _leader(shown, labels),
        "uses": _uses(shown, labels),
        "worth": _worth(shown, labels),
    }
    for curve in shown[0].curves:
        pictures[f"growth-{curve.name.removeprefix('summary-')}"] = _growth(shown, labels, curve.name, say(curve.name))
    if swept is not None:
        pictures["sweep"] = _sweep(report, *swept)
    return {name: picture for name, picture in pictures.items() if picture is not None}


def _set_up() -> None:
    try:
        from matplotlib import rcParams
    except ImportError:
        raise BadInput("pictures need the extra 'lab': pip install 'westphalia[lab]'") from None
    rcParams.update({"svg.hashsalt": "westphalia", "svg.fonttype": "none", "font.size": 9})


def figure_of(width: float, height: float) -> Any:
    """An empty one, in inches. Raises BadInput without matplotlib."""
    _set_up()
    from matplotlib.figure import Figure

    return Figure(figsize=(width, height), layout="constrained")


def as_svg(figure: Any) -> str:
    out = io.StringIO()
    figure.savefig(out, format="svg", metadata={"Date": None, "Creator": None})
    return out.getvalue()[out.getvalue().index("<svg") :]


def as_png(figure: Any) -> bytes:
    out = io.BytesIO()
    figure.savefig(out, format="png", dpi=PNG_DPI, metadata={"Software": None})
    return out.getvalue()


def _panel(title: str, width: float = 6.0, height: float = 3.2) -> tuple[Any, Any]:
    from matplotlib.figure import Figure

    figure = Figure(figsize=(width, height), layout="constrained")
    axes = figure.subplots()
    axes.set_title(title, loc="left")
    axes.spines[["top", "right"]].set_visible(False)
    return figure, axes


def _first(shares: Sequence[Share]) -> list[Share]:
    return list(shares[:MOST])


def _length(sides: Sequence[Side], labels: Sequence[str]) -> Any:
    figure, axes = _panel("Length of games, in rounds")
    width = 0.8 / len(sides)
    for n, (side, label) in enumerate(zip(sides, labels, strict=True)):
        at = [int(rounds) + (n - (len(sides) - 1) / 2) * width for rounds in side.rounds]
        parts = [times / max(1, side.games) for times in side.rounds.values()]
        axes.bar(at, parts, width, label=label, color=COLOURS[n], hatch=HATCHES[n], edgecolor="white")
    axes.set_ylabel("part of games")
    axes.margins(x=0.2)
    axes.xaxis.get_major_locator().set_params(integer=True)
    axes.legend(frameon=False)
    return figure


def _shares(title: str, rows: Sequence[Sequence[Share]], labels: Sequence[str], even: float) -> Any:
    names = [share.name for share in rows[0]]
    if not names:
        return None
    figure, axes = _panel(title, 6.0, max(2.2, 0.9 + 0.24 * len(names)))
    for n, (shares, label) in enumerate(zip(rows, labels, strict=True)):
        by_name = {share.name: share for share in shares}
        found = [(place, by_name[name]) for place, name in enumerate(names) if name in by_name]
        at = [place + 0.18 * n for place, _ in found]
        values = [share.share for _, share in found]
        spread = [[s.share - s.low for _, s in found], [s.high - s.share for _, s in found]]
        axes.errorbar(values, at, xerr=spread, fmt="os"[n], color=COLOURS[n], label=label, capsize=2)
    axes.axvline(even, color="grey", linewidth=1, linestyle="--")
    axes.set_yticks(range(len(names)), names)
    axes.invert_yaxis()
    axes.set_xlabel("part of victories, with 95 % intervals; dashed: even")
    axes.legend(frameon=False)
    return figure


def _leader(sides: Sequence[Side], labels: Sequence[str]) -> Any:
    figure, axes = _panel("When games are decided")
    for n, (side, label) in enumerate(zip(sides, labels, strict=True)):
        known = [(place, s) for place, s in enumerate(side.leader_wins, 1) if s.of >= FEW]
        at = [place for place, _ in known]
        axes.plot(at, [s.share for _, s in known], color=COLOURS[n], label=f"{label}: the leader wins")
        axes.fill_between(at, [s.low for _, s in known], [s.high for _, s in known], color=COLOURS[n], alpha=0.15)
        rounds = range(1, len(side.decided) + 1)
        axes.plot(rounds, side.decided, color=COLOURS[n], linestyle=":", label=f"{label}: the winner leads to the end")
    axes.set_xlabel("round")
    axes.xaxis.get_major_locator().set_params(integer=True)
    axes.set_ylabel("part of games")
    axes.set_ylim(0, 1)
    axes.legend(frameon=False)
    return figure


def _growth(sides: Sequence[Side], labels: Sequence[str], name: str, title: str) -> Any:
    figure, axes = _panel(f"{title}, round by round")
    for n, (side, label) in enumerate(zip(sides, labels, strict=True)):
        for curve in side.curves:
            if curve.name == name:
                rounds = range(1, len(curve.winners) + 1)
                axes.plot(rounds, curve.winners, color=COLOURS[n], label=f"{label}: who wins")
                axes.plot(rounds, curve.others, color=COLOURS[n], linestyle="--", label=f"{label}: the others")
    axes.set_xlabel("round")
    axes.xaxis.get_major_locator().set_params(integer=True)
    axes.legend(frameon=False)
    return figure


def _uses(sides: Sequence[Side], labels: Sequence[str]) -> Any:
    uses = sorted((use for use in sides[0].uses if is_choice(use)), key=lambda use: -use.per_game)[:MOST]
    if not uses:
        return None
    figure, axes = _panel("How often, in a game", 6.0, 0.9 + 0.24 * len(uses))
    height = 0.8 / len(sides)
    for n, (side, label) in enumerate(zip(sides, labels, strict=True)):
        times = {use.name: use.per_game for use in side.uses}
        at = [place + (n - (len(sides) - 1) / 2) * height for place in range(len(uses))]
        widths = [times.get(use.name, 0) for use in uses]
        axes.barh(at, widths, height, label=label, color=COLOURS[n], hatch=HATCHES[n], edgecolor="white")
    axes.set_yticks(range(len(uses)), [use.name for use in uses])
    axes.invert_yaxis()
    axes.legend(frameon=False)
    return figure


def is_choice(use: Use) -> bool:
    """Whether a player chose it; the other lines are what the log told."""
    return not use.name.startswith("log-")


def _worth(sides: Sequence[Side], labels: Sequence[str]) -> Any:
    judged = [use for use in sides[0].uses if use.worth is not None and abs(use.worth) < CERTAIN]
    uses = sorted(judged, key=lambda use: -abs(use.worth or 0))[:MOST]
    uses.sort(key=lambda use: -(use.worth or 0))
    rows = [
        [_as_share(use) for use in uses if use.name in {u.name for u in side.uses}] if n == 0 else _others(side, uses)
        for n, side in enumerate(sides)
    ]
    title = "What it is worth to do it more often"
    figure = _shares(title, rows, labels, 0.0)
    if figure is not None:
        figure.axes[0].set_xlabel("more victories than others at the table, with 95 % intervals")
    return figure


def _others(side: Side, uses: Sequence[Use]) -> list[Share]:
    names = {use.name for use in uses}
    return [_as_share(use) for use in side.uses if use.name in names and use.worth is not None]


def _as_share(use: Use) -> Share:
    return Share(use.name, use.worth or 0.0, use.low or 0.0, use.high or 0.0, 0)


def _sweep(report: Report, name: str, values: Sequence[int]) -> Any:
    """None where so many games broke that a value can't be compared."""
    from matplotlib.figure import Figure

    if not all(report.differences):
        return None
    wanted = [difference.what for difference in report.differences[0] if not difference.what.startswith("use of ")]
    figure = Figure(figsize=(6.0, 1.7 * len(wanted)), layout="constrained")
    for panel, what in zip(figure.subplots(len(wanted), 1, sharex=True, squeeze=False)[:, 0], wanted, strict=True):
        rows = [next(d for d in side if d.what == what) for side in report.differences]
        panel.errorbar(
            values, [d.changed for d in rows], yerr=[(d.high - d.low) / 2 for d in rows], fmt="o-", color=COLOURS[0]
        )
        panel.axhline(rows[0].base, color="grey", linewidth=1, linestyle="--")
        panel.set_title(what, loc="left")
        panel.spines[["top", "right"]].set_visible(False)
    figure.axes[-1].set_xlabel(f"{name}; dashed: as it is; bars: 95 % of the difference from it")
    return figure
