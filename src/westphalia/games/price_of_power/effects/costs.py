"""What a step costs: Monarch Power, Ducats, Manpower, Unrest (docs/effects.md, 1)."""

from __future__ import annotations

from typing import Final

from westphalia.kernel.script import Ask, Kind, Script, choose

from .. import pieces
from ..board import POWER, PROVINCE
from ..cost import Cost
from ..ids import Province, Seat
from ..model import NOBODY, Game
from ..rules import bankruptcy, realm, units
from ..tables import POWERS
from ..vocabulary.amounts import Costs, Discount, UnrestCost
from . import amounts, conditions, select
from .context import Context

WHICH_COST: Final = Kind("which_cost", "PP-16.3.3", POWER)
UNREST_TO_PAY: Final = Kind("unrest_to_pay", "PP-16.3.5", PROVINCE)


def parts(g: Game, c: Context, cost: Costs) -> Cost:
    """The Monarch Power and the Ducats of a cost."""
    adm, dip, mil, ducats = (amounts.amount(g, c, part) for part in (cost.adm, cost.dip, cost.mil, cost.ducats))
    return Cost(adm=adm, dip=dip, mil=mil, ducats=ducats)


def discounted(g: Game, c: Context, cost: Cost, discount: Discount) -> Cost:
    """A discount whose condition holds, never below 0 (PP-6.0.2)."""
    if not conditions.all_hold(g, c, discount.if_):
        return cost
    kinds = (*POWERS, "ducats")
    return cost._replace(**{kind: max(0, getattr(cost, kind) - getattr(discount, kind)) for kind in kinds})


def is_payable(g: Game, c: Context, cost: Costs, seat: Seat, discount: Discount | None = None) -> bool:
    """All of it; a Realm without a player never pays (PP-16.3.6)."""
    if seat == NOBODY:
        return False
    if cost.one_of:
        return any(is_payable(g, c, one, seat, discount) for one in cost.one_of)
    price = _price(g, c, cost, discount)
    if realm.why_not_pay(g, seat, price) is not None:
        return False
    left = realm.total_power(g, seat) - sum(price[: len(POWERS)])
    if amounts.amount(g, c, cost.any) > left:
        return False
    if amounts.amount(g, c, cost.exhaust_manpower) > units.exhaustible(g, seat):
        return False
    unrest = cost.add_unrest
    return unrest is None or len(_calm(g, c, unrest, seat)) >= amounts.amount(g, c, unrest.amount)


def named(g: Game, c: Context, cost: Costs, discount: Discount | None = None) -> dict[str, int]:
    """The parts of a cost for the question whether to pay it."""
    price = _price(g, c, cost, discount)
    return {
        "adm": price.adm,
        "dip": price.dip,
        "mil": price.mil,
        "ducats": price.ducats,
        "any": amounts.amount(g, c, cost.any),
        "soldiers": amounts.amount(g, c, cost.exhaust_manpower),
        "unrest": 0 if cost.add_unrest is None else amounts.amount(g, c, cost.add_unrest.amount),
    }


def _price(g: Game, c: Context, cost: Costs, discount: Discount | None) -> Cost:
    return parts(g, c, cost) if discount is None else discounted(g, c, parts(g, c, cost), discount)


def pay(g: Game, c: Context, cost: Costs, seat: Seat, discount: Discount | None = None) -> Script[int]:
    """The caller has asked ``is_payable``. How many Ducats were paid."""
    if cost.one_of:
        ways = {_power_of(one): one for one in cost.one_of if is_payable(g, c, one, seat, discount)}
        way = yield from choose(Ask(seat, WHICH_COST, list(ways), args=c.source))
        return (yield from pay(g, c, ways[way], seat, discount))
    price = _price(g, c, cost, discount)
    realm.pay(g, seat, price, c.rule)
    yield from _pay_the_rest(g, c, cost, seat)
    return price.ducats


def _power_of(cost: Costs) -> int:
    """Costs to choose from are each of one type of Monarch Power."""
    return next(number for number, kind in enumerate(POWERS) if getattr(cost, kind) != 0)


def _pay_the_rest(g: Game, c: Context, cost: Costs, seat: Seat) -> Script[None]:
    yield from realm.lose_any_power(g, seat, amounts.amount(g, c, cost.any), c.rule)
    yield from units.exhaust(g, seat, amounts.amount(g, c, cost.exhaust_manpower), c.rule)
    unrest = cost.add_unrest
    if unrest is not None:
        for _ in range(min(amounts.amount(g, c, unrest.amount), len(_calm(g, c, unrest, seat)))):
            p = yield from choose(Ask(seat, UNREST_TO_PAY, _calm(g, c, unrest, seat), args=c.source))
            pieces.add_unrest(g, p)
            g.log("log-unrest", c.rule, seat=seat, province=p)


def pay_what_can_be(g: Game, c: Context, cost: Costs, seat: Seat) -> Script[int]:
    """PP-16.3.3, PP-7.4.4: a compulsory cost that can't be paid in full: Monarch Power as far as it goes, Ducats by
    Loans. How many Ducats were paid."""
    price = parts(g, c, cost)
    for power in range(len(POWERS)):
        lost = pieces.lose_power(g, seat, power, price[power])
        if lost:
            g.log("log-power-lost", c.rule, seat=seat, power=power, n=lost)
    paid = price.ducats if (yield from bankruptcy.pay_compulsory(g, seat, price.ducats, c.rule)) else 0
    yield from _pay_the_rest(g, c, cost, seat)
    return paid


def _calm(g: Game, c: Context, unrest: UnrestCost, seat: Seat) -> list[Province]:
    """Own Towns without Unrest where the cost may be paid."""
    where = None if unrest.where is None else set(select.areas(g, c, unrest.where))
    return select.own_pieces(g, g.realm[seat], kind="town", where=where, unrest=False)
