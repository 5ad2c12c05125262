"""PP-4.4 Phase 4: Income and Upkeep. All players at the same time, but for step E (PP-4.4.1)."""

from __future__ import annotations

from typing import Final

from westphalia.kernel.script import Ask, Kind, Script, Value, choose, together

from .. import bot_power, history, pieces, terms
from ..board import AREA, AREA_OF, IS_DISTANT_SEA, POWER, SEAS, SPACE, UNIT
from ..card_rules import prestige
from ..effects import idea_bonuses
from ..ids import Seat
from ..model import NOBODY, Game, bots
from ..rules import (
    bankruptcy,
    bonuses,
    character_cards,
    characters,
    checks,
    hre,
    papacy,
    realm,
    scenario_rules,
    ships,
    units,
)
from ..rules.bots import level as bot_level
from ..tables import (
    ADM,
    CORRUPTION_FREE,
    DIP,
    LOAN_LIMIT,
    MERCENARY_KINDS,
    MIL,
    STABILITY_DUCATS,
    STABILITY_MAX,
    STABILITY_MIN,
)

MERCENARY_UPKEEP: Final = 2  # PP-4.4.3
STABILITY_POWER: Final = 2  # PP-7.3.3: at +3
EMPEROR_PRESTIGE: Final = 6  # PP-18.1.5


def income_and_upkeep(g: Game) -> Script[None]:
    """Steps A to E; in A to D everybody decides at the same time (PP-4.4.1)."""
    yield from prestige.open_phase(g)
    later = [0] * g.seats  # Loans to be taken when the costs are paid
    yield from together([reduce_costs(g, seat, later) for seat in g.person_order])
    yield from close_step(g)
    for step in (income_minus_costs, corruption, gain_monarch_power):
        yield from together([step(g, seat) for seat in g.person_order])
        yield from close_step(g)
        history.clear(g, history.NET_INCOME)
    take_loans(g, later)
    for seat in bots(g):
        gain_bot_power(g, seat)
    yield from gain_prestige(g)
    yield from close_step(g)


def close_step(g: Game) -> Script[None]:
    """Continuous checks, then the Mission window (PP-17.2.12)."""
    yield from checks.settle(g)
    yield from prestige.mission_window(g)


# A

REDUCE: Final = Kind("reduce_costs", "PP-4.4.2")
FIRE: Final = Kind("fire_advisor", "PP-4.4.2", POWER)
DISBAND_WHERE: Final = Kind("disband_where", "PP-4.4.2", AREA)
DISBAND_UNIT: Final = Kind("disband_unit", "PP-4.4.2", UNIT)
DISBAND_SHIP: Final = Kind("disband_ship", "PP-4.4.2", SPACE)
DONE: Final = "done"
LATER: Final = "loan_later"


def reduce_costs(g: Game, seat: Seat, later: list[int]) -> Script[None]:
    """PP-4.4.2: fire Advisors, disband units, recall or disband ships; Loans may be taken, too, or promised for the
    time after the costs (PP-4.4.1)."""
    while True:
        ways = reductions(g, seat)
        if "scrap" not in ways and ships.spaces_with_ships(g, seat):
            ways.append("scrap")  # in port, where it costs nothing
        if g.interest[seat] + later[seat] < LOAN_LIMIT:
            ways.append(LATER)
        answer = yield from choose(Ask(seat, REDUCE, [DONE, *ways], DONE, balance(g, seat)))
        if answer == DONE:
            return
        if answer == LATER:
            later[seat] += 1
        else:
            yield from reduce(g, seat, answer)


def take_loans(g: Game, later: list[int]) -> None:
    """PP-4.4.1: the Loans of those who wanted them after the costs, as far as they are allowed by then."""
    for seat in g.turn_order:
        for _ in range(later[seat]):
            if realm.why_not_loan(g, seat) is None:
                realm.take_loan(g, seat)


def reductions(g: Game, seat: Seat) -> list[Value]:
    """What a player can drop or do about the costs to come."""
    options: list[Value] = []
    if _advisors(g, seat):
        options.append("fire")
    if units.disbandable_areas(g, seat):
        options.append("disband")
    if ships.spaces_at_sea(g, seat):
        options.append("scrap")
    if ships.recallable(g, seat):
        options.append("recall")
    if ships.ports_for_fleet(g, seat):
        options.append("recall_fleet")
    if realm.why_not_loan(g, seat) is None:
        options.append("loan")
    return options


def reduce(g: Game, seat: Seat, word: str) -> Script[None]:
    if word == "loan":
        realm.take_loan(g, seat)
    elif word == "fire":
        power = yield from choose(Ask(seat, FIRE, [at - seat * 3 for at in _advisors(g, seat)]))
        characters.dismiss_advisor(g, seat, power)
    elif word == "disband":
        a = yield from choose(Ask(seat, DISBAND_WHERE, units.disbandable_areas(g, seat)))
        kind = yield from choose(Ask(seat, DISBAND_UNIT, units.disbandable_kinds(g, seat, a)))
        units.disband(g, seat, a, kind)
    elif word == "recall":
        yield from ships.recall(g, seat)
    elif word == "recall_fleet":
        yield from ships.recall_fleet(g, seat)
    else:
        space = yield from choose(Ask(seat, DISBAND_SHIP, ships.spaces_with_ships(g, seat)))
        yield from ships.scrap(g, seat, space)


# B


def advisor_upkeep(g: Game, seat: Seat) -> int:
    """PP-4.4.3: as on the card; the Papal Controller pays 1 less for each."""
    less = int(papacy.papal_controller(g) == seat)
    return sum(max(0, character_cards.advisor_price(g.advisor[at]) - less) for at in _advisors(g, seat))


def _advisors(g: Game, seat: Seat) -> list[int]:
    return [at for at in range(seat * 3, seat * 3 + 3) if g.advisor[at] != NOBODY]


def unit_upkeep(g: Game, seat: Seat) -> int:
    """PP-4.4.3: 1 per Regular, 2 per Mercenary, half per ship at sea; the sum is rounded up. Allied Units and ships in
    port cost nothing."""
    regulars = units.deployed_regulars(g, seat)
    mercenaries = units.count_kinds(g, seat, MERCENARY_KINDS)
    far = bonuses.changed(g, seat, "phase_4_b", "distant_ship_upkeep", 1)
    halves = sum(terms.ships_at_sea(g, seat, z) * (far if IS_DISTANT_SEA[z] else 1) for z in SEAS)
    return regulars + MERCENARY_UPKEEP * mercenaries + (halves + 1) // 2


def plague_loss(g: Game, seat: Seat) -> int:
    """PP-4.4.3: half a Ducat for each Ducat of Tax Income from Areas with a plague token, rounded up: Towns, occupying
    ones too, and half as much for each Vassal token."""
    if not any(g.plague):
        return 0
    halves = 0
    for p in g.board.provinces:
        if not g.plague[AREA_OF[p]]:
            continue
        occupier = g.occupier[p]
        if occupier == seat or (occupier == NOBODY and g.town[p] == seat):
            halves += 2 * terms.tax_value(g, p)
        elif occupier == NOBODY and g.vassal[p] == seat:
            halves += pieces.vassal_count(g, p)
    return (halves + 3) // 4


def income(g: Game, seat: Seat) -> int:
    """PP-4.4.3: tax, Stability, the Emperor's Authority, Ideas."""
    stability = g.stability[seat]
    swing = STABILITY_DUCATS if stability > 0 else -STABILITY_DUCATS if stability < 0 else 0
    emperor = g.authority if g.emperor == g.realm[seat] else 0
    return terms.tax_income(g, seat) + swing + emperor + idea_bonuses.total(g, seat, "phase_4_b", "ducats")


def costs(g: Game, seat: Seat) -> int:
    """PP-4.4.3, but for Interest."""
    return advisor_upkeep(g, seat) + unit_upkeep(g, seat) + plague_loss(g, seat)


def balance(g: Game, seat: Seat) -> dict[str, int]:
    """What comes in and what is due in step B, as a question tells it."""
    gain, due = income(g, seat), costs(g, seat) + interest_due(g, seat)
    return {"income": gain, "costs": due, "value": g.ducats[seat] + gain - due}


def interest_due(g: Game, seat: Seat) -> int:
    """PP-7.4.6: 1 Ducat per Interest token."""
    return max(0, g.interest[seat] - bonuses.changed(g, seat, "phase_4_b", "interest_free_tokens", 0))


UNPAID: Final = Kind("unpaid", "PP-4.4.4")


def income_minus_costs(g: Game, seat: Seat) -> Script[None]:
    """PP-4.4.3, PP-4.4.4: one sum. On a shortfall a Loan, or Advisors, units and ships are dropped; when nothing is
    left to do and Interest cannot be paid: Bankruptcy. A Loan of step A or B bears Interest at once."""
    while g.ducats[seat] + income(g, seat) - costs(g, seat) < interest_due(g, seat):
        ways = reductions(g, seat)
        if not ways:
            yield from bankruptcy.go_bankrupt(g, seat)
            return
        answer = yield from choose(Ask(seat, UNPAID, ways, "loan" if "loan" in ways else None, balance(g, seat)))
        yield from reduce(g, seat, answer)
    net = income(g, seat) - costs(g, seat) - interest_due(g, seat)
    g.ducats[seat] += net
    history.add(g, seat, history.NET_INCOME, net)
    g.log("log-income", "PP-4.4.3", seat=seat, n=net, value=g.ducats[seat])


# C

DISCARD_DUCATS: Final = Kind("discard_ducats", "PP-4.4.5")
CORRUPTION_ADM: Final = Kind("corruption_adm", "PP-4.4.5")


def corruption_due(ducats: int) -> int:
    """PP-4.4.5: 50 to 59 Ducats 1 ADM, 60 to 69 2, and so on.

    >>> corruption_due(49), corruption_due(50), corruption_due(73)
    (0, 1, 3)
    """
    return 0 if ducats <= CORRUPTION_FREE else ducats // 10 - 4


def counted_ducats(g: Game, seat: Seat) -> int:
    return bonuses.changed(g, seat, "phase_4_c", "corruption_ducats", g.ducats[seat])


def corruption(g: Game, seat: Seat) -> Script[None]:
    """PP-4.4.5: discard Ducats, then pay ADM or take an Interest token for each that is not paid."""
    if not corruption_due(counted_ducats(g, seat)):
        return
    dropped = yield Ask(seat, DISCARD_DUCATS, discards(counted_ducats(g, seat)))
    g.ducats[seat] -= dropped
    if dropped:
        g.log("log-ducats-lost", "PP-4.4.5", seat=seat, n=dropped)
    due = corruption_due(counted_ducats(g, seat))
    if due:
        payable: list[Value] = list(range(min(g.power[seat * 3 + ADM], due) + 1))
        paid = yield from choose(Ask(seat, CORRUPTION_ADM, payable, payable[-1], args={"n": due}))
        realm.pay_power(g, seat, ADM, paid)
        g.interest[seat] += due - paid
        g.log("log-corruption", "PP-4.4.5", seat=seat, n=paid, value=due - paid)


def discards(ducats: int) -> list[Value]:
    """Useful amounts to discard: none, or down to the top of each lower step (any other is a waste).

    >>> discards(73)
    [0, 4, 14, 24]
    """
    return [0, *(ducats - top for top in range(ducats // 10 * 10 - 1, CORRUPTION_FREE - 1, -10))]


# D


def gain_monarch_power(g: Game, seat: Seat) -> Script[None]:
    """PP-4.4.6: skills, the offices, Ideas and Stability; at most 10 of a type (PP-7.1.4)."""
    gains, free = idea_bonuses.power(g, seat, "phase_4_d")
    for power in (ADM, DIP, MIL):
        gains[power] += character_cards.skill(g, seat, power)
    if papacy.papal_controller(g) == seat:
        gains[DIP] += 1  # PP-19.2.2
    if g.emperor == g.realm[seat]:
        for power, amount in hre.POWER_BY_AUTHORITY[g.authority]:
            gains[power] += amount
    if g.stability[seat] == STABILITY_MIN:
        yield from lose_gain(seat, gains)
    for power in (ADM, DIP, MIL):
        yield from pieces.gain_power(g, seat, power, "PP-4.4.6", gains[power])
    if g.stability[seat] == STABILITY_MAX:
        free += STABILITY_POWER
    yield from realm.gain_any_power(g, seat, free, "PP-4.4.6")


MANY_SMALL: Final = 20  # PB-8.5
MANY_LARGE: Final = 8


def gain_bot_power(g: Game, seat: Seat) -> None:
    """PB-8.5: Spent Bot Power goes, then that of the level comes; more for many Towns, as Papal Controller, Emperor."""
    bot_power.discard_spent(g, seat)
    gain = bot_level(g).power_per_round
    gain += int(g.small_towns[seat] >= MANY_SMALL) + int(g.large_towns[seat] >= MANY_LARGE)
    gain += int(papacy.papal_controller(g) == seat)
    if g.emperor == g.realm[seat]:
        gain += sum(amount for _, amount in hre.POWER_BY_AUTHORITY[g.authority])
    g.log("log-bot-income", "PB-8.5", seat=seat)
    bot_power.gain(g, seat, gain, "PB-8.5")


LESS_POWER: Final = Kind("less_power", "PP-7.3.4", POWER)


def lose_gain(seat: Seat, gains: list[int]) -> Script[None]:
    """PP-7.3.4: 1 less of a type of choice; a reduction cannot take a gain below 0."""
    possible: list[Value] = [power for power in (ADM, DIP, MIL) if gains[power]]
    if possible:
        power = yield from choose(Ask(seat, LESS_POWER, possible))
        gains[power] -= 1


# E


def gain_prestige(g: Game) -> Script[None]:
    """PP-4.4.7: in turn order; then the Crusade, the Power Struggles, and the tokens of the Round go."""
    papacy.score_controller(g)  # (a)
    emperor = hre.emperor_seat(g)
    if emperor != NOBODY and g.authority == EMPEROR_PRESTIGE:
        realm.score(g, emperor, 1, "PP-4.4.7")  # (b)
    for seat in g.turn_order:
        realm.score(g, seat, idea_bonuses.total(g, seat, "phase_4_e", "prestige"), "PP-4.4.7")  # (c)
    papacy.score_crusade(g)  # (d)
    yield from prestige.score_power_struggles(g)
    scenario_rules.score_round(g)
    papacy.remove_token(g)
    g.battleground = [0] * len(g.battleground)
