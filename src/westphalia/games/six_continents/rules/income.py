"""SC-16 Income, with the three-player values of SC-23.2 and SC-23.3."""

from __future__ import annotations

from westphalia.kernel.breakdown import Breakdown, total, without_nothing
from westphalia.kernel.summary import Part, Text

from ..ids import NOBODY, Seat
from ..model import Game, TimedIncome, holds_capital
from ..tables import (
    CALM,
    CAPITAL_INCOME,
    CAPITAL_INCOME_OF_THREE,
    FARM,
    FARM_GOLD,
    FOREIGN_CAPITAL_GOLD,
    FOREIGN_CAPITAL_GOLD_OF_THREE,
    FRUIT_PER_TREE,
    MANUFACTORY,
    MANUFACTORY_GOLD,
    MINERAL_GOLD,
    PROVINCES_PER_GOLD,
    ROBBER_GOLD,
    TREE_GOLD,
)
from . import fishing, upkeep


def income(g: Game, seat: Seat) -> int:
    """SC-16.1: what S2 would pay now."""
    return max(0, gross_income(g, seat, g.weather) - g.sabotage[seat])


def next_round_income(g: Game, seat: Seat) -> int:
    """SC-22.4: what the next round would bring, in weather that lasts, after sabotage. By opt score_income in calm
    weather and without sabotage, before or after upkeep."""
    if g.rules.score_income == "next_round":
        weather = g.weather if g.weather_left > 1 else CALM  # the roll of the next round is not known
        return max(0, gross_income(g, seat, weather) - g.sabotage[seat])
    gross = max(0, gross_income(g, seat, CALM))
    return gross if g.rules.score_income == "gross" else gross - upkeep.upkeep(g, seat)


def gross_income(g: Game, seat: Seat, weather: int) -> int:
    """Everything of SC-16.2 to 16.5 but sabotage."""
    return (
        capital_income(g, seat)
        + land_income(g, seat, weather)
        + fishing.boats_at_work(g, seat)
        + sum([timed.amount for timed in g.timed if timed.seat == seat])
    )


def breakdown(g: Game, seat: Seat) -> Breakdown:
    """SC-16.1: the income of S2 by where it comes from; losses at sea and sabotage take no more than there is."""
    earned = [
        Part(Text("part-capital"), capital_income(g, seat), "SC-16.2"),
        Part(Text("part-land"), land_income(g, seat, g.weather), "SC-16.4"),
        Part(Text("part-boats"), fishing.boats_at_work(g, seat), "SC-14.3"),
    ]
    timed = sum([timed.amount for timed in g.timed if timed.seat == seat])
    gross = [*earned, Part(Text("part-timed"), max(timed, -total(earned)), "SC-16.5")]
    return without_nothing([*gross, Part(Text("part-sabotage"), income(g, seat) - total(gross), "SC-19.12")])


def capital_income(g: Game, seat: Seat) -> int:
    """SC-16.2, SC-23.2: only while the own capital is controlled (SC-21.5)."""
    if not holds_capital(g, seat):
        return 0
    by_level = CAPITAL_INCOME_OF_THREE if g.rules.three_player_rules else CAPITAL_INCOME
    return by_level[g.level[seat]]


def land_income(g: Game, seat: Seat, weather: int) -> int:
    """SC-16.3 provinces, SC-16.4 buildings and land, SC-16.5 robber economies and foreign capitals (SC-21.10, SC-23.3);
    occupied land pays by opt occupied_income (SC-1.12)."""
    owner, capital_of = g.owner, g.capital_of
    foreign = FOREIGN_CAPITAL_GOLD_OF_THREE if g.rules.three_player_rules else FOREIGN_CAPITAL_GOLD
    holding_pays = g.rules.three_player_rules or g.rules.foreign_capital == "held"  # SC-21.10, SC-23.3
    occupier_earns = g.rules.occupied_income == "occupier"  # SC-1.12
    gold = provinces = 0
    for p in g.lands[seat]:
        if g.robber[p]:
            gold += ROBBER_GOLD
        if capital_of[p] not in (NOBODY, seat) and (holding_pays or owner[p] == seat):
            gold += foreign
        if owner[p] == seat:
            provinces += 1
        elif not occupier_earns:
            continue
        main = g.main[p]
        if main == FARM:
            gold += FARM_GOLD[weather]
        elif main == MANUFACTORY:
            gold += MANUFACTORY_GOLD[weather]
        gold += MINERAL_GOLD[g.mineral[p]] + TREE_GOLD * g.tree[p]
    return gold + provinces // PROVINCES_PER_GOLD


def collect(g: Game, seat: Seat) -> None:
    """S2: the income is paid; sabotage and one Income step of each timed effect are used up; trees bear fruit."""
    amount = income(g, seat)
    g.gold[seat] += amount
    g.sabotage[seat] = 0
    if g.timed:
        g.timed = [left for timed in g.timed if (left := after_income(timed, seat)).left > 0]
    trees = sum([g.tree[p] for p in g.lands[seat] if g.owner[p] == seat])
    g.fruit[seat] = max(g.fruit[seat], FRUIT_PER_TREE * trees)  # SC-12.10
    g.log("log-income", "SC-16.1", seat=seat, gold=amount)


def after_income(timed: TimedIncome, seat: Seat) -> TimedIncome:
    return timed._replace(left=timed.left - 1) if timed.seat == seat else timed
