"""Whom a table waits for, in the words of letters and feeds: for what, since when, how long still, and who else."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Any, Final, NamedTuple

from westphalia.kernel.contract import Title

from .library import called
from .pages import person, say
from .rows import Chair

AN_HOUR: Final = 3600


class Wait(NamedTuple):
    """Somebody is waited for: with which paragraph (empty: a secret one), for how many seconds and how many more (None:
    no clock runs), and who else is by name."""

    rule: str
    waited: float
    left: float | None = None
    others: Sequence[str] = ()


def subject(language: str, game: str) -> str:
    """What it is called that a table waits for somebody."""
    return say(language, "letter-turn", game=game)


def told(title: Title[Any], wait: Wait, language: str) -> list[str]:
    """To the one who is waited for."""
    lines = [say(language, "letter-decision", what=called(title, wait.rule, language))] if wait.rule else []
    if wait.waited >= AN_HOUR:
        lines.append(say(language, "letter-waited", hours=int(wait.waited // AN_HOUR)))
    if wait.left is not None:
        lines.append(say(language, "letter-time-left", hours=max(0, round(wait.left / AN_HOUR))))
    if wait.others:
        lines.append(say(language, "letter-others", names=", ".join(person(language, name) for name in wait.others)))
    return lines


def others(chairs: Sequence[Chair], waiting: Collection[int], user: str) -> list[str]:
    """The people who are waited for beside this one."""
    found = [chairs[seat] for seat in waiting if chairs[seat].bot is None]
    return list(dict.fromkeys(chair.name for chair in found if chair.user_id not in (None, user)))


def left(until: Mapping[int, float], seat: int, now: float) -> float | None:
    """Of a clock that runs out then."""
    return until[seat] - now if seat in until else None
