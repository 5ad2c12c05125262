"""PP-4.4 Phase 4: Income and Upkeep. All players at the same time, but for step E (PP-4.4.1)."""

from __future__ import annotations

from typing import Final

from westphalia.kernel.script import All, Ask, Kind, Script, Value, choose, together

from .. import pieces
from ..board import AREA, AREA_OF, POWER, SEAS, SPACE, UNIT
from ..model import NOBODY, Game
from ..tables import (
    ADM,
    CORRUPTION_FREE,
    DIP,
    INTERREGNUM_SKILL,
    MERCENARY_KINDS,
    MIL,
    POWERS,
    STABILITY_DUCATS,
    STABILITY_MAX,
    STABILITY_MIN,
)
from . import characters, hre, ideas, papacy, prestige, realm, ships, terms, units

MERCENARY_UPKEEP: Final = 2  # PP-4.4.3
STABILITY_POWER: Final = 2  # PP-7.3.3: at +3
EMPEROR_PRESTIGE: Final = 6  # PP-18.1.5


def income_and_upkeep(g: Game) -> Script[None]:
    """Steps A to E."""
    yield from reduce_costs(g)  # A
    for seat in g.turn_order:
        yield from income_minus_costs(g, seat)  # B
    yield from corruption(g)  # C
    yield from gain_monarch_power(g)  # D
    yield from gain_prestige(g)  # E


# A

REDUCE: Final = Kind("reduce_costs", "PP-4.4.2")
FIRE: Final = Kind("fire_advisor", "PP-4.4.2", POWER)
DISBAND_WHERE: Final = Kind("disband_where", "PP-4.4.2", AREA)
DISBAND_UNIT: Final = Kind("disband_unit", "PP-4.4.2", UNIT)
DISBAND_SHIP: Final = Kind("disband_ship", "PP-4.4.2", SPACE)
DONE: Final = "done"


def reduce_costs(g: Game) -> Script[None]:
    """PP-4.4.2: fire Advisors, disband units, recall or disband ships, take Loans; all players at the same time."""
    yield from together([reduce_until_done(g, seat) for seat in g.turn_order])


def reduce_until_done(g: Game, seat: int) -> Script[None]:
    while True:
        answer = yield Ask(seat, REDUCE, [DONE, *reductions(g, seat)], DONE)
        if answer == DONE:
            return
        yield from reduce(g, seat, answer)


def reductions(g: Game, seat: int) -> list[Value]:
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
    if realm.why_not_loan(g, seat) is None:
        options.append("loan")
    return options


def reduce(g: Game, seat: int, word: str) -> Script[None]:
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
    else:
        space = yield from choose(Ask(seat, DISBAND_SHIP, ships.spaces_at_sea(g, seat)))
        yield from ships.scrap(g, seat, space)


# B


def advisor_upkeep(g: Game, seat: int) -> int:
    """PP-4.4.3: as on the card; the Papal Controller pays 1 less for each."""
    less = int(papacy.papal_controller(g) == seat)
    return sum(max(0, characters.advisor_price(g.advisor[at]) - less) for at in _advisors(g, seat))


def _advisors(g: Game, seat: int) -> list[int]:
    return [at for at in range(seat * 3, seat * 3 + 3) if g.advisor[at] != NOBODY]


def unit_upkeep(g: Game, seat: int) -> int:
    """PP-4.4.3: 1 per Regular, 2 per Mercenary, half per ship at sea; the sum is rounded up."""
    regulars = units.deployed_regulars(g, seat)
    mercenaries = units.count_kinds(g, seat, MERCENARY_KINDS)
    at_sea = sum(terms.ships_at_sea(g, seat, z) for z in SEAS)
    return regulars + MERCENARY_UPKEEP * mercenaries + (at_sea + 1) // 2


def plague_loss(g: Game, seat: int) -> int:
    """PP-4.4.3: half a Ducat for each Ducat of tax from Areas with a plague token, rounded up."""
    if not any(g.plague):
        return 0
    tax = sum(terms.tax_value(g, p) for p in terms.own_towns(g, seat) if g.plague[AREA_OF[p]])
    return (tax + 1) // 2


def net_income(g: Game, seat: int) -> int:
    """PP-4.4.3: all income minus all costs, without Interest (which is compulsory)."""
    stability = g.stability[seat]
    swing = STABILITY_DUCATS if stability > 0 else -STABILITY_DUCATS if stability < 0 else 0
    emperor = g.authority if g.emperor == g.realm[seat] else 0
    costs = advisor_upkeep(g, seat) + unit_upkeep(g, seat) + plague_loss(g, seat)
    return terms.tax_income(g, seat) + swing + emperor - costs


def interest_due(g: Game, seat: int) -> int:
    """PP-7.4.6."""
    return g.interest[seat]


UNPAID: Final = Kind("unpaid", "PP-4.4.4")


def income_minus_costs(g: Game, seat: int) -> Script[None]:
    """PP-4.4.3, PP-4.4.4: one sum. On a shortfall Loans, or dropping Advisors, units, ships; Interest is compulsory."""
    while g.ducats[seat] + net_income(g, seat) < 0:
        options = reductions(g, seat)
        if not options:
            break
        answer = yield Ask(seat, UNPAID, options)
        yield from reduce(g, seat, answer)
    net = net_income(g, seat)
    g.ducats[seat] = max(0, g.ducats[seat] + net)
    g.log("log-income", "PP-4.4.3", seat=seat, n=net, value=g.ducats[seat])
    yield from pay_interest(g, seat)


def pay_interest(g: Game, seat: int) -> Script[None]:
    """PP-7.4.4, PP-7.4.6: compulsory; a Loan taken for it bears Interest from the next Round on."""
    due = interest_due(g, seat)
    if due:
        yield from realm.pay_compulsory(g, seat, due, "PP-7.4.6")


# C

DISCARD_DUCATS: Final = Kind("discard_ducats", "PP-4.4.5")
CORRUPTION_ADM: Final = Kind("corruption_adm", "PP-4.4.5")


def corruption_due(ducats: int) -> int:
    """PP-4.4.5: 50 to 59 Ducats 1 ADM, 60 to 69 2, and so on."""
    return 0 if ducats <= CORRUPTION_FREE else ducats // 10 - 4


def corruption(g: Game) -> Script[None]:
    """PP-4.4.5: Ducats may be discarded first; each ADM due and not paid is an Interest token."""
    rich = [seat for seat in g.turn_order if corruption_due(g.ducats[seat])]
    if not rich:
        return
    amounts = yield All([Ask(s, DISCARD_DUCATS, discards(g.ducats[s]), 0) for s in rich])
    for seat, amount in zip(rich, amounts, strict=True):
        g.ducats[seat] -= amount
    still = [seat for seat in rich if corruption_due(g.ducats[seat])]
    if not still:
        return
    payments = yield All([Ask(s, CORRUPTION_ADM, payable(g, s), payable(g, s)[-1]) for s in still])
    for seat, paid in zip(still, payments, strict=True):
        unpaid = corruption_due(g.ducats[seat]) - paid
        realm.pay_power(g, seat, ADM, paid)
        g.interest[seat] += unpaid
        g.log("log-corruption", "PP-4.4.5", seat=seat, n=paid, value=unpaid)


def discards(ducats: int) -> list[Value]:
    """Useful amounts to discard: none, or down to the top of each lower step (others change nothing for the better)."""
    return [0, *(ducats - top for top in range(ducats // 10 * 10 - 1, CORRUPTION_FREE - 1, -10))]


def payable(g: Game, seat: int) -> list[Value]:
    return list(range(min(g.power[seat * 3 + ADM], corruption_due(g.ducats[seat])) + 1))


# D


def skill(g: Game, seat: int, power: int) -> int:
    """PP-7.1.2: Ruler (or the regency's base skill, PP-7.1.3) and Advisor, as Ideas modify it."""
    ruler = g.ruler[seat]
    if ruler == NOBODY:
        base = ideas.changed(g, seat, "phase_4_d", "interregnum_skill", INTERREGNUM_SKILL)
    else:
        base = characters.ruler_skill(ruler, power)
    advisor = g.advisor[seat * 3 + power]
    bonus = 0 if advisor == NOBODY else characters.advisor_bonus(advisor, power)
    return ideas.changed(g, seat, "phase_4_d", f"{POWERS[power]}_skill", base + bonus)


def gain_monarch_power(g: Game) -> Script[None]:
    """PP-4.4.6: in turn order, for the results are public and nobody's choice depends on another's."""
    for seat in g.turn_order:
        gains = [skill(g, seat, power) for power in (ADM, DIP, MIL)]
        if papacy.papal_controller(g) == seat:
            gains[DIP] += 1  # PP-19.2.2
        if g.emperor == g.realm[seat]:
            for power, amount in hre.POWER_BY_AUTHORITY[g.authority]:
                gains[power] += amount
        if g.stability[seat] == STABILITY_MIN:
            yield from lose_gain(seat, gains)
        for power in (ADM, DIP, MIL):
            gained = yield from pieces.gain_power(g, seat, power, gains[power])
            g.log("log-power-gained", "PP-4.4.6", seat=seat, power=power, n=gained)
        if g.stability[seat] == STABILITY_MAX:
            yield from realm.gain_any_power(g, seat, STABILITY_POWER, "PP-7.3.3")


LESS_POWER: Final = Kind("less_power", "PP-7.3.4", POWER)


def lose_gain(seat: int, gains: list[int]) -> Script[None]:
    """PP-7.3.4: 1 less of a type of choice; a reduction cannot take a gain below 0."""
    possible: list[Value] = [power for power in (ADM, DIP, MIL) if gains[power]]
    if possible:
        power = yield Ask(seat, LESS_POWER, possible)
        gains[power] -= 1


# E


def gain_prestige(g: Game) -> Script[None]:
    """PP-4.4.7."""
    papacy.score_controller(g)  # (a)
    seat = hre.emperor_seat(g)
    if seat != NOBODY and g.authority == EMPEROR_PRESTIGE:
        realm.score(g, seat, 1, "PP-4.4.7")  # (b)
    papacy.score_crusade(g)  # (d)
    yield from prestige.score_power_struggles(g)
    g.battleground = [0] * len(g.battleground)
    yield from prestige.mission_window(g)
