"""The lab on the page: what can be changed in a game, a run of the changed rules beside it, and its report so far."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from functools import lru_cache
from typing import Any, Final

from litestar import Request, delete, get, post
from litestar.datastructures import State

from westphalia.bots.levels import check_opponent
from westphalia.bots.protocol import default_bot
from westphalia.kernel.changed import Number, numbers_of, option_number
from westphalia.kernel.contract import Title
from westphalia.kernel.messages import FALLBACK
from westphalia.kernel.rulebook import Paragraph, rule_order
from westphalia.lab.rules_file import changes_of
from westphalia.lab.simulate import Match
from westphalia.lab.trial import Trial, sides_of

from .api import Denied, LabGame, LabInfo, LabNumber, LabRun, NewRun
from .identity import user_id
from .laboratory import Laboratory, Run
from .library import book_of, find
from .rate_limits import while_asked

PATIENCE: Final = 10.0  # seconds that somebody waits for news


def _laboratory(state: State) -> Laboratory:
    """Raises Denied."""
    found: Laboratory | None = state.laboratory
    if found is None:
        raise Denied(403, "refused-lab-off")
    return found


def _run_of(request: Request[Any, Any, Any], state: State) -> Run | None:
    return _laboratory(state).of(user_id(request) or "")


@get("/api/lab")
async def lab(request: Request[Any, Any, Any], state: State, known: int = -1) -> LabInfo:
    """Whether there is a lab here, and your last run in it. Who knows the report of so many games is answered when
    there is another, or after some seconds without one."""
    run = None if state.laboratory is None else _run_of(request, state)
    if run is not None and known >= 0:
        await while_asked(request, run.news(known, PATIENCE))
    return LabInfo(state.laboratory is not None, None if run is None else run.info(known))


@get("/api/lab/games/{game:str}", sync_to_thread=True)
def lab_game(state: State, game: str, language: str = FALLBACK) -> LabGame:
    """Every number of a game with its paragraph and its range."""
    _laboratory(state)
    title, book = find(state, game), book_of(state, game, language)
    ranges = {option.id: option_number(option) for option in title.options.values()}
    return LabGame(
        title.id,
        [_number(title, number, book) for number in _numbers(title)],
        {id: (number.low, number.high) for id, number in ranges.items() if number is not None},
    )


@lru_cache(maxsize=16)
def _numbers(title: Title[Any]) -> list[Number]:
    """In the order of the rulebook."""
    return sorted(numbers_of(title).values(), key=lambda number: rule_order(number.rule))


def _number(title: Title[Any], number: Number, book: Mapping[str, Paragraph]) -> LabNumber:
    """A number of a whole chapter (``SC-4``) is found among its paragraphs."""
    found = book.get(number.rule)
    chapter = found or next((each for id, each in book.items() if id.startswith(f"{number.rule}.")), None)
    heading = chapter.chapter if chapter else number.rule
    return LabNumber(
        number.id,
        list(number.value) if isinstance(number.value, tuple) else number.value,
        number.low,
        number.high,
        number.rule,
        found.name if found else heading,
        heading,
        _things(title, number),
    )


def _things(title: Title[Any], number: Number) -> str | None:
    """``building_price`` is a row with one number for each building."""
    if not isinstance(number.value, tuple):
        return None
    for domain in title.domains.values():
        if number.constant.lower().startswith(f"{domain.name}_") and len(domain.ids or ()) == len(number.value):
            return domain.name
    return None


@post("/api/lab/run")
async def start_run(request: Request[Any, Any, Any], state: State, data: NewRun) -> LabRun:
    """Play the changed rules beside the game, in a process of its own: one run at a time for each person."""
    laboratory, title = _laboratory(state), find(state, data.game)
    state.rate_limits.replays.check(request)
    scenario = title.scenario(data.scenario or next(iter(title.scenarios))).id
    title.check_seats(scenario, data.seats)
    bot = check_opponent(title, data.bot or default_bot(title))
    changes = await asyncio.to_thread(changes_of, title, scenario, data.numbers, data.options)
    match = Match(title.id, scenario, data.seats, (bot,) * data.seats, data.seed)
    return laboratory.start(user_id(request) or "", Trial(match, sides_of(changes)), data.games).info(known=-1)


@delete("/api/lab/run", status_code=200)
async def cancel_run(request: Request[Any, Any, Any], state: State) -> LabInfo:
    """End your run; what was played stays in its report."""
    run = _run_of(request, state)
    if run is not None:
        await asyncio.to_thread(run.cancel)
    return LabInfo(True, None if run is None else run.info(known=-1))


HANDLERS: Final = [lab, lab_game, start_run, cancel_run]
