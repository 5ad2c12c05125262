"""PP-7 Managing the Player Realm: Monarch Power, Stability, Ducats, Loans.

Characters: characters.py. Bankruptcy: bankruptcy.py.
"""

from __future__ import annotations

from typing import Final

from westphalia.kernel.script import Ask, Kind, Refusal, Script, choose

from .. import bot_power, pieces
from ..board import POWER
from ..cost import Cost
from ..ids import Seat
from ..model import Game, is_bot
from ..tables import (
    ADM,
    DIP,
    LOAN,
    LOAN_LIMIT,
    MIL,
    OVERFLOW_ADM,
    POWER_LIMIT,
    POWERS,
    STABILITY_MAX,
    STABILITY_MIN,
)
from . import bonuses

# Monarch Power (7.1)

POWER_TO_GAIN: Final = Kind("power_to_gain", "PP-7.1.4", POWER)
POWER_TO_LOSE: Final = Kind("power_to_lose", "PP-7.1.4", POWER)


def total_power(g: Game, seat: Seat) -> int:
    """All types together; of a Bot its Available Bot Power (PB-1.3)."""
    if is_bot(g, seat):
        return g.bot_power[seat]
    return sum(g.power[seat * 3 : seat * 3 + 3])


def gain_any_power(g: Game, seat: Seat, amount: int, rule: str) -> Script[None]:
    """Monarch Power of types of choice, cube by cube."""
    if is_bot(g, seat):
        bot_power.gain(g, seat, amount, rule)
        return
    for _ in range(amount):
        room = [t for t in (ADM, DIP, MIL) if g.power[seat * 3 + t] < POWER_LIMIT]
        if not room:
            return
        power = yield from choose(Ask(seat, POWER_TO_GAIN, room))
        yield from pieces.gain_power(g, seat, power, rule)


def lose_any_power(g: Game, seat: Seat, amount: int, rule: str, *, but: int | None = None) -> Script[int]:
    """Monarch Power of types of choice; how many could not be lost."""
    if is_bot(g, seat):
        return amount - bot_power.lose(g, seat, amount, rule)
    for left in range(amount, 0, -1):
        held = [t for t in (ADM, DIP, MIL) if g.power[seat * 3 + t] and t != but]
        if not held:
            return left
        power = yield from choose(Ask(seat, POWER_TO_LOSE, held))
        pieces.lose_power(g, seat, power)
        g.log("log-power-lost", rule, seat=seat, power=power, n=1)
    return 0


def pay_power(g: Game, seat: Seat, power: int, amount: int) -> None:
    """PP-5.0.2: the caller has made sure that it can be paid."""
    pay(g, seat, Cost(**{POWERS[power]: amount}))


NO_DUCATS: Final = Refusal("PP-5.0.2", "no-ducats")
NO_BOT_POWER: Final = Refusal("PB-1.3", "no-bot-power")
NO_POWER: Final = tuple(Refusal("PP-5.0.2", f"no-power-{name}") for name in POWERS)


def why_not_pay(g: Game, seat: Seat, cost: Cost) -> Refusal | None:
    """PP-5.0.2: the whole cost, or the action may not be chosen; a Bot pays in Bot Power (PB-1.3)."""
    if is_bot(g, seat):
        return NO_BOT_POWER if g.bot_power[seat] < bot_power.worth(cost) else None
    adm, dip, mil = g.power[seat * 3 : seat * 3 + 3]
    if adm < cost.adm:
        return NO_POWER[ADM]
    if dip < cost.dip:
        return NO_POWER[DIP]
    if mil < cost.mil:
        return NO_POWER[MIL]
    return NO_DUCATS if g.ducats[seat] < cost.ducats else None


def pay(g: Game, seat: Seat, cost: Cost, rule: str = "PP-5.0.2") -> None:
    """The caller has asked ``why_not_pay``. What is paid is told."""
    if is_bot(g, seat):
        bot_power.spend(g, seat, bot_power.worth(cost), rule)
    elif any(cost):
        g.log("log-paid", rule, seat=seat, adm=cost.adm, dip=cost.dip, mil=cost.mil, ducats=cost.ducats)
        take(g, seat, cost)


def take(g: Game, seat: Seat, cost: Cost) -> None:
    """The cubes and Ducats of a cost leave the player's board."""
    for power in (ADM, DIP, MIL):
        if cost[power]:
            pieces.lose_power(g, seat, power, cost[power])
    g.ducats[seat] -= cost.ducats


# Prestige (17.1)


def score(g: Game, seat: Seat, amount: int, rule: str) -> None:
    """Gain (+) or lose (-) Prestige at once (PP-2.1.2); an Idea may lessen a loss."""
    if amount < 0:
        amount = -bonuses.changed_once(g, seat, "prestige_loss", "loss", -amount)
    if amount:
        g.prestige[seat] += amount
        g.log("log-prestige" if amount > 0 else "log-prestige-lost", rule, seat=seat, n=abs(amount))


# Stability (7.3)


def change_stability(g: Game, seat: Seat, steps: int, rule: str) -> Script[None]:
    """PP-7.3.5: step by step; each step beyond the end of the track gains or costs 2 ADM instead. For a Bot, which has
    no Stability, each step is 1 Bot Power (PB-1.3)."""
    if is_bot(g, seat):
        bot_power.gain(g, seat, steps, rule) if steps > 0 else bot_power.lose(g, seat, -steps, rule)
        return
    for _ in range(steps):
        if g.stability[seat] < STABILITY_MAX:
            g.stability[seat] += 1
            g.log("log-stability", rule, seat=seat, value=g.stability[seat])
        else:
            yield from pieces.gain_power(g, seat, ADM, "PP-7.3.5", OVERFLOW_ADM)
    for _ in range(-steps):
        if g.stability[seat] > STABILITY_MIN:
            g.stability[seat] -= 1
            g.log("log-stability", rule, seat=seat, value=g.stability[seat])
        else:
            lost = pieces.lose_power(g, seat, ADM, OVERFLOW_ADM)
            if lost:
                g.log("log-power-lost", "PP-7.3.5", seat=seat, power=ADM, n=lost)
            yield from lose_any_power(g, seat, OVERFLOW_ADM - lost, "PP-7.3.5", but=ADM)


# Ducats and Loans (7.4)

NO_LOAN: Final = Refusal("PP-5.2.17", "no-loan-limit")


def gain_ducats(g: Game, seat: Seat, amount: int, rule: str) -> None:
    """Of a Bot: 1 Bot Power for every 4 (PB-1.3)."""
    if is_bot(g, seat):
        bot_power.gain(g, seat, amount // bot_power.DUCATS_PER_POWER, rule)
    elif amount:
        g.ducats[seat] += amount
        g.log("log-ducats", rule, seat=seat, n=amount)


def why_not_loan(g: Game, seat: Seat) -> Refusal | None:
    """PP-7.4.5."""
    return NO_LOAN if g.interest[seat] >= LOAN_LIMIT else None


def take_loan(g: Game, seat: Seat) -> None:
    """PP-7.4.5: 5 Ducats and an Interest token."""
    g.interest[seat] += 1
    g.ducats[seat] += LOAN
    g.log("log-loan", "PP-7.4.5", seat=seat)


def repay(g: Game, seat: Seat, ducats: int) -> None:
    """PP-7.4.7: an Interest token goes back."""
    g.interest[seat] -= 1
    g.ducats[seat] -= ducats
    g.log("log-repaid", "PP-7.4.7", seat=seat)
