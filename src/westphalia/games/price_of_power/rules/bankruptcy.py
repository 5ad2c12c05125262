"""PP-7.4.4, PP-7.4.9, PP-7.4.10: costs that must be paid, by Loans or at the price of Bankruptcy."""

from __future__ import annotations

from westphalia.kernel.script import Script

from .. import bot_power, pieces
from ..ids import Seat
from ..model import Game, is_bot
from ..tables import (
    BANKRUPTCY_INTEREST,
    BANKRUPTCY_POWER,
    BANKRUPTCY_PRESTIGE,
    BANKRUPTCY_STABILITY,
    LOAN_LIMIT,
    POWERS,
)
from . import characters, realm, units


def pay_compulsory(g: Game, seat: Seat, amount: int, rule: str) -> Script[bool]:
    """PP-7.4.4: a cost that must be paid: by Loans as far as needed, else Bankruptcy. False if bankrupt.

    There is nothing to choose: as many Loans as needed, not more (D-7.8). A Bot loses Bot Power, as far as it has any
    (PB-1.3).
    """
    if is_bot(g, seat):
        bot_power.lose(g, seat, amount // bot_power.DUCATS_PER_POWER, rule)
        return True
    while g.ducats[seat] < amount:
        if g.interest[seat] >= LOAN_LIMIT:
            yield from go_bankrupt(g, seat)
            return False
        realm.take_loan(g, seat)
    g.ducats[seat] -= amount
    if amount:
        g.log("log-ducats-lost", rule, seat=seat, n=amount)
    return True


def go_bankrupt(g: Game, seat: Seat) -> Script[None]:
    """PP-7.4.10."""
    g.log("log-bankrupt", "PP-7.4.9", seat=seat)
    if g.ducats[seat]:
        g.log("log-ducats-lost", "PP-7.4.10", seat=seat, n=g.ducats[seat])
        g.ducats[seat] = 0
    yield from realm.change_stability(g, seat, -BANKRUPTCY_STABILITY, "PP-7.4.10")
    realm.score(g, seat, -BANKRUPTCY_PRESTIGE, "PP-7.4.10")
    written_off = min(BANKRUPTCY_INTEREST, g.interest[seat])
    g.interest[seat] -= written_off
    g.log("log-interest-returned", "PP-7.4.10", seat=seat, n=written_off)
    units.dismiss_mercenaries(g, seat)
    characters.dismiss_advisors(g, seat)
    for power in range(len(POWERS)):
        lost = min(BANKRUPTCY_POWER, (g.power[seat * 3 + power] + 1) // 2)
        if lost:
            pieces.lose_power(g, seat, power, lost)
            g.log("log-power-lost", "PP-7.4.10", seat=seat, power=power, n=lost)
