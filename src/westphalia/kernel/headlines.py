"""Headlines: the journal, weighed for one seat. What befell it comes first, then wars, treaties and points; most lines
are none. A game says which of its messages are news (``Title.news``) and whose a thing is that they name."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any, Final, NamedTuple

from .contract import Title
from .journal import Entry
from .news import Topic
from .script import Value

MINE: Final = 10  # more, for what befell the seat itself
MOST: Final = 7


class Headline(NamedTuple):
    """The line at this place of the journal, as the seat counts, and how much it weighs for the seat."""

    at: int
    weight: int


def weigh(title: Title[Any], g: Any, entry: Entry, seat: int | None) -> int:
    """How much a line matters to a seat (None: a watcher); 0: it is no headline."""
    news = title.news.get(entry.message)
    if news is None:
        return 0
    if seat is None:
        return news.weight
    named = seats_named(title, g, entry)
    if seat not in named:
        return news.weight
    if news.is_deed and named[0] == seat:
        return 0
    return MINE + news.weight


def befallen(title: Title[Any], g: Any, entries: Sequence[Entry]) -> Iterator[tuple[Topic, int]]:
    """Whom these lines tell of an attack on them or an offer to them, as far as they may read it."""
    for entry in entries:
        news = title.news.get(entry.message)
        if news is not None and news.topic is not None:
            named = seats_named(title, g, entry)
            for seat in dict.fromkeys(named):
                if entry.is_visible_to(seat) and not (news.is_deed and seat == named[0]):
                    yield news.topic, seat


def seats_named(title: Title[Any], g: Any, entry: Entry) -> list[int]:
    """The seats a line speaks of, by name or by what is theirs, in its order."""
    found = []
    for name, value in zip(entry.form.names, entry.values, strict=True):
        seat = _seat_of(title, g, name, value)
        if seat is not None:
            found.append(seat)
    return found


def _seat_of(title: Title[Any], g: Any, name: str, value: Value) -> int | None:
    domain = title.domains.get(name)
    if domain is None or not isinstance(value, int) or value < 0:
        return None
    return title.whose(g, domain, value)


def headlines(title: Title[Any], g: Any, entries: Sequence[Entry], seat: int | None, first: int = 0) -> list[Headline]:
    """Those among lines that the seat may see; the first of them has the number ``first``."""
    found = []
    for n, entry in enumerate(entries):
        weight = weigh(title, g, entry, seat)
        if weight:
            found.append(Headline(first + n, weight))
    return found


def foremost(found: Sequence[Headline], entries: Sequence[Entry], most: int = MOST) -> list[Headline]:
    """The few that are told: what befell the seat, then the rest, each as it happened. What was told before in the
    same words weighs less each time. ``entries`` is the journal as the seat counts."""
    before: Counter[str] = Counter()
    ranked = []
    for headline in found:
        message = entries[headline.at].message
        ranked.append((headline.weight - before[message], headline))
        before[message] += 1
    chosen = [headline for _, headline in sorted(ranked, key=lambda each: -each[0])[:most]]
    return sorted(chosen, key=lambda headline: (headline.weight <= MINE, headline.at))
