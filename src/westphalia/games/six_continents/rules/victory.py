"""SC-22 Victory and scoring, with SC-23.5."""

from __future__ import annotations

from typing import Final, NamedTuple

from westphalia.kernel.breakdown import Breakdown
from westphalia.kernel.script import All, Ask, Kind, Refusal, Script
from westphalia.kernel.summary import Part, Text

from .. import model
from ..ids import NO_PROVINCE, Seat
from ..model import Game, all_seats, living, owns_and_controls, province_count
from ..tables import CAPITAL_POINTS, CAPITAL_POINTS_OF_THREE
from . import income

CONSENT: Final = Kind("end_by_consent", "SC-22.2", secret=True)

PROPOSED: Final = Refusal("SC-22.2", "no-end-already-proposed")


# Conquest


def foreign_capitals(g: Game, seat: Seat) -> int:
    """Capitals of others that the seat controls."""
    return sum(1 for other, p in enumerate(g.capital) if other != seat and p != NO_PROVINCE and g.controller[p] == seat)


def has_conquered(g: Game, seat: Seat) -> bool:
    """SC-22.1: controls the capitals of all others of the starting line-up; control is enough (SC-21.8)."""
    if not g.alive[seat]:
        return False
    for other, p in enumerate(g.capital):
        if other != seat and (p == NO_PROVINCE or g.controller[p] != seat):
            return False
    return True


def test_conquest(g: Game) -> None:
    """SC-22.1: a conqueror, or the last survivor, wins at once."""
    if g.alive.count(1) <= 1:
        for seat in living(g):
            g.log("log-survivor", "SC-22.1", seat=seat)
        g.step = model.OVER
        return
    for seat in living(g):
        if has_conquered(g, seat):
            g.log("log-conquest", "SC-22.1", seat=seat)
            g.step = model.OVER
            return


# The end of the game


def why_not_propose_end(g: Game, seat: Seat) -> Refusal | None:
    """SC-22.2: one proposal in a round is enough."""
    return PROPOSED if g.end_proposed else None


def propose_end(g: Game, seat: Seat) -> Script[None]:
    """SC-22.2: all living players are asked in R4 of this round."""
    g.end_proposed = 1
    g.log("log-end-proposed", "SC-22.2", seat=seat)
    yield from ()


def test_end_of_game(g: Game) -> Script[None]:
    """R4 (SC-22.2): the round limit, or the consent of all living players (D66)."""
    limit = g.rules.round_limit
    if limit and g.round >= limit:
        g.log("log-round-limit", "SC-22.2", number=g.round)
        end_for_scoring(g)
    elif g.end_proposed:
        voters = living(g)
        answers = yield All([Ask(seat, CONSENT, ("agree", "disagree"), "disagree") for seat in voters])
        g.chance.reveal()
        for seat, answer in zip(voters, answers, strict=True):
            g.log("log-end-agreed" if answer == "agree" else "log-end-refused", "SC-22.2", seat=seat)
        if all(answer == "agree" for answer in answers):
            end_for_scoring(g)


def end_for_scoring(g: Game) -> None:
    """SC-22.2: points decide."""
    for seat in living(g):
        g.log("log-points", "SC-22.3", seat=seat, points=points(g, seat))
    for seat in ranking(g)[0]:
        g.log("log-winner", "SC-22.5", seat=seat)
    g.step = model.OVER


# Scoring


def capitals_held(g: Game, seat: Seat) -> int:
    """Capitals the seat controls, own and foreign."""
    return sum([1 for p in g.capital if p != NO_PROVINCE and g.controller[p] == seat])


def capital_points(g: Game) -> int:
    """SC-22.3, SC-23.5: what a capital counts."""
    return CAPITAL_POINTS_OF_THREE if g.rules.three_player_rules else CAPITAL_POINTS


class Points(NamedTuple):
    provinces: int
    capitals: int
    income: int


def parts(g: Game, seat: Seat) -> Points:
    """SC-22.3: provinces, capitals and next-round income (SC-22.4)."""
    provinces = province_count(g, seat)
    if not g.rules.capital_scores_as_province and owns_and_controls(g, seat, g.capital[seat]):
        provinces -= 1
    return Points(provinces, capital_points(g) * capitals_held(g, seat), income.next_round_income(g, seat))


def points(g: Game, seat: Seat) -> int:
    """SC-22.3."""
    return sum(parts(g, seat))


def breakdown(g: Game, seat: Seat) -> Breakdown:
    """SC-22.3: the parts with what they are for."""
    found = parts(g, seat)
    return [
        Part(Text("scoring-provinces"), found.provinces, "SC-22.3"),
        Part(Text("scoring-capitals", {"each": capital_points(g)}), found.capitals, "SC-22.3"),
        Part(Text("scoring-income"), found.income, "SC-22.4"),
    ]


def ranking(g: Game) -> list[list[Seat]]:
    """Seats by place, ties together: a conqueror, then by points (ties: SC-22.5), the eliminated last."""

    def merit(seat: Seat) -> tuple[int, ...]:
        if not g.alive[seat]:
            return (0,)
        return (
            2 if has_conquered(g, seat) else 1,
            points(g, seat),
            capitals_held(g, seat),
            province_count(g, seat),
            g.gold[seat],
        )

    merits = {seat: merit(seat) for seat in all_seats(g)}
    return [
        [seat for seat in all_seats(g) if merits[seat] == value] for value in sorted(set(merits.values()), reverse=True)
    ]
