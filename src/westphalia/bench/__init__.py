"""Benchmarks: every figure beside its anchor, measured in the same run on the same core (PERFORMANCE targets).

A limit that is a ratio compares with the anchor. A limit in seconds was set on the machine where catanatron made 14,450
decisions a second; here it is scaled by what catanatron makes now.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

import msgspec

from . import anchors
from .campaign import measure_campaign
from .figures import Measured, measure_game, measure_help
from .grand import measure_grand
from .many import measure_many
from .research import measure_research, missing
from .serving import measure_answers_to_all, measure_start
from .targets import TARGETS, Target
from .timing import Timed, quantile

TABLES: Final = 200
CAMPAIGNS: Final = 300  # open when the server starts anew
SLICES: Final = 4  # ours and the anchor's take turns, so that a noisy neighbour meets both


class Figure(msgspec.Struct, frozen=True):
    """One line of the report. ``floor`` must hold, ``goal`` is what we tune to; both in the unit of ``ours`` or, with
    ``relative``, as ratios to the anchor. ``ok`` None: there is nothing to compare with."""

    game: str
    what: str
    unit: str
    ours: float
    anchor: str
    anchor_value: float | None
    ratio: float | None
    relative: bool
    higher_is_better: bool
    floor: float | None
    goal: float | None
    ok: bool | None
    reached: bool | None

    def holds(self, margin: float) -> bool:
        """Whether the floor holds when a noisy machine is forgiven this much."""
        value = self.ratio if self.relative else self.ours
        if value is None or self.floor is None:
            return True
        return value * margin >= self.floor if self.higher_is_better else value <= self.floor * margin


class Bench(msgspec.Struct, frozen=True):
    calibration: float  # speed of this machine: 1 is the one the limits were set on
    notes: list[str]
    figures: list[Figure]


def run(
    titles: list[Any], seconds: float, progress: Callable[[float], None] = lambda done: None, tables: int = TABLES
) -> Bench:
    """Measure every installed game and the server; ``seconds`` is the time for each figure, ``tables`` how many of them
    the server has to bear at once. 0 tables: not the server."""
    catanatron, chess = anchors.catanatron(), anchors.chess()
    notes = [
        f"{name} is not installed: figures stand alone (uv sync --group bench)"
        for name, anchor in (("catanatron", catanatron), ("chess", chess))
        if anchor is None
    ]
    notes += missing()
    seen: dict[str, float] = {}
    figures: list[Figure] = []
    speed = 1.0
    for title in titles:
        clock = Timed(seconds / SLICES)

        def anchor_slice(clock: Timed = clock) -> None:
            if catanatron is not None:
                catanatron.play_slice(clock)

        ours = measure_game(title, seconds, SLICES, anchor_slice)
        ours += measure_grand(title, seconds, SLICES, anchor_slice)
        progress(1)
        if catanatron is not None and not seen:
            seen = measure_anchors(catanatron, chess, seconds / 4)
            progress(1)
        if catanatron is not None:
            seen["random play"] = clock.per_second("decisions")
            seen["random games"] = clock.per_second("games")
            speed = seen["random play"] / anchors.CATANATRON_SEEN
        figures += [compare(title.id, measured, seen, speed) for measured in ours]
        steps, others = measure_research(title, seconds, SLICES)
        figures += [compare(title.id, measured, others, speed) for measured in steps]
    figures.append(compare("", measure_help(), seen, speed))
    if tables:
        figures += serve(titles, seconds, tables, speed)
        progress(1)
    return Bench(round(speed, 2), notes, figures)


def serve(titles: list[Any], seconds: float, tables: int, speed: float) -> list[Figure]:
    """The figures of the server: each game's, and those of many tables with the first game that has bots of its own."""
    figures: list[Figure] = []
    for title in titles:
        measured, seen = measure_answers_to_all(title.id, _seats(title), seconds)
        figures += [compare(title.id, figure, seen, speed) for figure in measured]
    house = measure_start()
    for title in [title for title in titles if title.bots][:1]:
        house += measure_many(title.id, next(iter(title.bots)), _seats(title), tables, max(5.0, seconds))
    house += measure_campaign(min(tables, CAMPAIGNS))
    return figures + [compare("", figure, {}, speed) for figure in house]


def _seats(title: Any) -> int:
    counts: list[int] = list(next(iter(title.scenarios.values())).seats)
    return 4 if 4 in counts else counts[0]


def measure_anchors(catanatron: anchors.Catanatron, chess: anchors.Chess | None, seconds: float) -> dict[str, float]:
    listed = catanatron.list_options(seconds)
    seen = {
        "options": quantile(listed, 0.5),
        "options p99": quantile(listed, 0.99),
        "copy": catanatron.copy_us(seconds),
        "pickle": catanatron.encode_us(seconds),
        "unpickle": catanatron.decode_us(seconds),
        "memory": catanatron.memory_kib(),
    }
    if chess is not None:
        seen["legal moves"] = quantile(chess.list_options(seconds), 0.5)
    return seen


def compare(game: str, measured: Measured, seen: dict[str, float], speed: float) -> Figure:
    """A measured figure beside its anchor and its limits."""
    target = TARGETS.get((game, measured.what), Target())
    anchor = seen.get(measured.anchor)
    ratio = measured.value / anchor if anchor else None
    floor, goal = target.floor, target.goal
    if not target.relative and measured.is_time:
        floor, goal = _scaled(floor, 1 / speed), _scaled(goal, 1 / speed)
    elif not target.relative and measured.is_rate:
        floor, goal = _scaled(floor, speed), _scaled(goal, speed)
    value = ratio if target.relative else measured.value
    return Figure(
        game,
        measured.what,
        measured.unit,
        round(measured.value, 3),
        f"{measured.package} {measured.anchor}".strip() if anchor else "",
        None if anchor is None else round(anchor, 3),
        None if ratio is None else round(ratio, 3),
        target.relative,
        measured.higher_is_better,
        floor,
        goal,
        _meets(value, floor, measured.higher_is_better),
        _meets(value, goal, measured.higher_is_better),
    )


def _scaled(limit: float | None, factor: float) -> float | None:
    return None if limit is None else round(limit * factor, 3)


def _meets(value: float | None, limit: float | None, higher: bool) -> bool | None:
    if value is None or limit is None:
        return None
    return value >= limit if higher else value <= limit
