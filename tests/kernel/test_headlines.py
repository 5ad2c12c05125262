"""The journal weighed for a seat: what is news, to whom, and which few are told."""

from __future__ import annotations

import re

import pytest

from westphalia.games.price_of_power import TITLE as PRICE_OF_POWER
from westphalia.games.price_of_power.model import Game
from westphalia.games.raison_detat import TITLE as RAISON_DETAT
from westphalia.games.six_continents import TITLE as SIX_CONTINENTS
from westphalia.kernel.contract import Title, installed_titles
from westphalia.kernel.headlines import MINE, MOST, foremost, headlines, seats_named
from westphalia.kernel.session import Session
from westphalia.kernel.views import seat_view

SEATS = (0, 1, 2, None)


def board() -> Game:
    return Session.start(PRICE_OF_POWER, "first_steps", 3, secret="1").state


def weights(g: Game) -> dict[int | None, int]:
    """What the last line of the log weighs for each seat and for a watcher."""
    found = {}
    for seat in SEATS:
        told = headlines(PRICE_OF_POWER, g, g.log.entries[-1:], seat)
        found[seat] = told[0].weight if told else 0
    return found


@pytest.mark.parametrize("title", installed_titles().values(), ids=lambda title: title.id)
def test_what_is_news_is_told_by_the_game(title: Title[object]) -> None:
    texts = "".join(path.read_text(encoding="utf-8") for path in (title.locales / "en").glob("*.ftl"))
    assert title.news and title.news.keys() <= set(re.findall(r"^(log-[a-z0-9-]+) =", texts, re.MULTILINE))
    assert all(1 <= news.weight < MINE for news in title.news.values())


def test_a_deed_is_news_to_all_but_its_doer_and_most_to_whom_it_hits() -> None:
    g = board()
    g.log("log-war", "PP-9.1.1", seat=0, realm=g.realm[1])
    assert weights(g) == {0: 0, 1: MINE + 9, 2: 9, None: 9}


def test_what_befalls_somebody_is_news_to_them() -> None:
    g = board()
    g.log("log-bankrupt", "PP-7.4.9", seat=2)
    assert weights(g) == {0: 8, 1: 8, 2: MINE + 8, None: 8}


def test_a_province_is_its_owners() -> None:
    g = board()
    town = next(p for p, owner in enumerate(g.town) if owner == 1)
    g.log("log-occupied", "PP-9.8.7", seat=0, province=town)
    assert weights(g) == {0: 0, 1: MINE + 6, 2: 6, None: 6}


def test_most_lines_are_no_headlines() -> None:
    g = board()
    g.log("log-recruited", "PP-5.5.12", seat=1, unit=0, area=0)
    assert set(weights(g).values()) == {0}


def test_a_minor_power_stands_for_who_controls_it() -> None:
    g = Session.start(RAISON_DETAT, "1702", 3, secret="1").state
    major = next(power for power, patron in enumerate(g.patron) if patron == power)
    minor = next(power for power in range(len(g.patron)) if power != major)
    g.patron[minor] = major
    g.seat[major] = 2
    g.log("log-battle", "RE-6.1", power=minor, other=minor, place=0)
    assert seats_named(RAISON_DETAT, g, g.log.entries[-1]) == [2, 2]


def test_the_few_that_are_told_begin_with_what_befell_the_seat() -> None:
    g = Session.start(SIX_CONTINENTS, "standard", 4, secret="1").state
    first = len(g.log.entries)
    for n in range(9):
        g.log("log-attack-failed", "SC-8.9", seat=2 + n % 2, place=n)
    g.log("log-war", "SC-1.14", seat=2, other=3)
    g.log("log-famine", "SC-13.14", seat=0, n=2)
    found = headlines(SIX_CONTINENTS, g, g.log.entries[first:], 0, first)
    told = foremost(found, g.log.entries)
    assert len(found) == 11 and len(told) == MOST
    messages = [g.log.entries[headline.at].message for headline in told]
    assert messages == ["log-famine", *["log-attack-failed"] * 5, "log-war"]


def test_a_view_numbers_its_headlines_as_the_seat_counts_the_journal() -> None:
    session = Session.start(SIX_CONTINENTS, "standard", 4, secret="1")
    g = session.state
    g.log("log-offer-made", "SC-3.14", seats=(2, 3), seat=2, other=3)
    g.log("log-war", "SC-1.14", seat=2, other=0)
    for seat in (0, 3):
        view = seat_view(session, seat)
        assert [(view.journal[n].message, weight > MINE) for n, weight in view.headlines[-1:]] == [
            ("log-war", seat == 0)
        ]
        assert len(view.headlines) == (2 if seat == 3 else 1)
        assert seat_view(session, seat, view.entries - 1).headlines == view.headlines[-1:]
