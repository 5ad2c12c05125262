"""Resources: Monarch Power, Prestige, Stability, Ducats, Interest, Imperial Authority, Colonists, Merchants, Cardinals,
Manpower. A Realm without a player ignores them."""

from __future__ import annotations

from typing import Final

from westphalia.kernel.script import Ask, Kind, Script, Value, choose

from .. import pieces
from ..board import NODE, REALM
from ..ids import Province, Realm, Seat
from ..model import NOBODY, OFF_BOARD, Game
from ..rules import bankruptcy, hre, papacy, realm, trade, units
from ..tables import POWERS
from ..vocabulary.resources import (
    Colonists,
    Ducats,
    ExhaustManpower,
    GainCardinal,
    ImperialAuthority,
    Interest,
    ManpowerToken,
    Merchant,
    Pay,
    Power,
    Prestige,
    RefreshManpower,
    RemoveCardinal,
    Stability,
)
from ..vocabulary.selectors import ProvinceRef
from . import amounts, costs, run, select
from .context import Context, Found, nothing
from .run import ACCEPT, DECLINE, operation

THIRD_MERCHANT: Final = 2  # PP-16.3.17: only with exactly so many


def has_player(g: Game, c: Context, step: Colonists | Ducats | Power | Prestige | Stability, r: Realm) -> bool:
    return g.seat_of[r] != NOBODY


# Monarch Power, Prestige, Stability


@operation(Power, possible=has_player)
def power(g: Game, c: Context, step: Power, r: Realm) -> Script[Found]:
    """PP-16.3.5: of a type, or of types of the owner's choice; at most 10 of a type, a loss stops at 0 (PP-7.1.4)."""
    seat = g.seat_of[r]
    number = amounts.amount(g, c, step.amount)
    if step.type == "any":
        if number > 0:
            yield from realm.gain_any_power(g, seat, number, c.rule)
        else:
            yield from realm.lose_any_power(g, seat, -number, c.rule)
        return Found()
    kind = POWERS.index(step.type)
    if number > 0:
        yield from pieces.gain_power(g, seat, kind, c.rule, number)
    else:
        done = pieces.lose_power(g, seat, kind, -number)
        if done:
            g.log("log-power-lost", c.rule, seat=seat, power=kind, n=done)
    return Found()


@operation(Prestige, possible=has_player)
def prestige(g: Game, c: Context, step: Prestige, r: Realm) -> Script[Found]:
    """PP-2.1.2."""
    number = amounts.amount(g, c, step.amount)
    realm.score(g, g.seat_of[r], number, c.rule)
    yield from ()
    return Found()


@operation(Stability, possible=has_player)
def stability(g: Game, c: Context, step: Stability, r: Realm) -> Script[Found]:
    """PP-7.3.5, step by step; ``set`` puts the marker there without what lies beyond the ends."""
    seat = g.seat_of[r]
    if step.set is not None:
        g.stability[seat] = int(step.set)
        g.log("log-stability", c.rule, seat=seat, value=g.stability[seat])
        return Found()
    number = amounts.amount(g, c, step.amount)
    yield from realm.change_stability(g, seat, number, c.rule)
    return Found()


# Ducats


@operation(Ducats, possible=has_player)
def ducats(g: Game, c: Context, step: Ducats, r: Realm) -> Script[Found]:
    """A gain; or a loss, which must be paid (PP-7.4.4)."""
    seat = g.seat_of[r]
    number = amounts.amount(g, c, step.amount)
    if number >= 0:
        realm.gain_ducats(g, seat, number, c.rule)
    else:
        yield from bankruptcy.pay_compulsory(g, seat, -number, c.rule)
    return Found()


PAY: Final = Kind("pay_for_effect", "PP-16.3.6")


def _can_pay(g: Game, c: Context, step: Pay, r: Realm) -> bool:
    """What must be paid and buys nothing is paid as far as possible, Ducats by Loans (PP-7.4.4). Who may pay is not
    asked to pay for what can't be done; who has taken an option pays for it all the same (PP-16.3.3)."""
    seat = g.seat_of[r]
    if seat == NOBODY:
        return False
    if not step.may and not step.then:
        return True
    if not _can_afford(g, c, step, r):
        return False
    return not step.may or run.is_possible(g, c, step.then)


def _can_afford(g: Game, c: Context, step: Pay, r: Realm) -> bool:
    return costs.is_payable(g, c, step.cost, g.seat_of[r], step.discount)


@operation(Pay, possible=_can_pay, asks=True, affordable=_can_afford)
def pay(g: Game, c: Context, step: Pay, r: Realm) -> Script[Found]:
    """All of the cost, to the General Supply or to another Realm; what it buys stands in ``then``."""
    seat, cost, discount = g.seat_of[r], step.cost, step.discount
    if step.may:
        args = {**c.source, **costs.named(g, c, cost, discount)}
        if (yield Ask(run.decider(g, c, step, r), PAY, [ACCEPT, DECLINE], DECLINE, args=args)) == DECLINE:
            return nothing()
    if costs.is_payable(g, c, cost, seat, discount):
        paid = yield from costs.pay(g, c, cost, seat, discount)
    else:
        paid = yield from costs.pay_what_can_be(g, c, cost, seat)
    for other in select.who(g, c, step.to) if step.to is not None else ():
        if g.seat_of[other] != NOBODY:
            realm.gain_ducats(g, g.seat_of[other], paid, c.rule)
    return Found()


def _can_change_interest(g: Game, c: Context, step: Interest, r: Realm) -> bool:
    seat = g.seat_of[r]
    return seat != NOBODY and (amounts.amount(g, c, step.amount) > 0 or g.interest[seat] > 0)


@operation(Interest, possible=_can_change_interest)
def interest(g: Game, c: Context, step: Interest, r: Realm) -> Script[Found]:
    """Interest tokens taken, or as many as there are returned; no Ducats change hands."""
    seat = g.seat_of[r]
    number = amounts.amount(g, c, step.amount)
    done = number if number > 0 else min(-number, g.interest[seat])
    g.interest[seat] += done if number > 0 else -done
    g.log("log-interest" if number > 0 else "log-interest-returned", c.rule, seat=seat, n=done)
    yield from ()
    return Found()


# The Empire and the Curia


@operation(ImperialAuthority, possible=lambda g, c, step, r: g.emperor != NOBODY, at_once=True)
def imperial_authority(g: Game, c: Context, step: ImperialAuthority, r: Realm) -> Script[Found]:
    """PP-18.1.2: within 0 and its cap."""
    hre.change_authority(g, amounts.amount(g, c, step.amount), c.rule)
    yield from ()
    return Found()


def _can_gain_cardinal(g: Game, c: Context, step: GainCardinal, r: Realm) -> bool:
    return g.seat_of[r] != NOBODY and papacy.why_not_cardinal(g, g.seat_of[r]) is None


@operation(GainCardinal, possible=_can_gain_cardinal)
def gain_cardinal(g: Game, c: Context, step: GainCardinal, r: Realm) -> Script[Found]:
    """PP-19.1.3."""
    gained = False
    for _ in range(amounts.amount(g, c, step.amount)):
        gained |= yield from papacy.gain_cardinal(g, g.seat_of[r])
    return Found(whole=gained)


CARDINAL: Final = Kind("cardinal_to_remove", "PP-19.1.4", REALM)
STOP: Final = "stop"


def _cardinals(g: Game, c: Context, step: RemoveCardinal, r: Realm) -> list[int]:
    """Slots of the Curia from which a Cardinal can be taken: one's own, with ``who: any`` everybody's."""
    owners = set(select.who(g, c, step.who)) if step.who == "any" else {r}
    return [slot for slot, seat in enumerate(g.curia) if g.realm[seat] in owners]


@operation(
    RemoveCardinal,
    possible=lambda g, c, step, r: bool(_cardinals(g, c, step, r)),
    at_once=lambda step: step.who == "any",
    asks=True,
)
def remove_cardinal(g: Game, c: Context, step: RemoveCardinal, r: Realm) -> Script[Found]:
    """PP-19.1.4: the rightmost, or those that the player who decides names (each Realm's rightmost first)."""
    number = amounts.amount(g, c, step.amount, len(_cardinals(g, c, step, r)))
    found = Found(whole=False)
    for _ in range(number):
        slots = _cardinals(g, c, step, r)
        if not slots:
            break
        slot = slots[-1]
        if step.which is None:
            owners: list[Value] = sorted({g.realm[g.curia[one]] for one in slots})
            if step.may:
                owners.append(STOP)
            owner = yield from choose(Ask(run.decider(g, c, step, r), CARDINAL, owners, args=c.source))
            if owner == STOP:
                break
            slot = max(one for one in slots if g.realm[g.curia[one]] == owner)
        g.log("log-cardinal-lost", c.rule, seat=g.curia[slot])
        pieces.remove_cardinal(g, slot)
        found.whole = True
    return found


# Colonists and Merchants


@operation(Colonists, possible=has_player)
def colonists(g: Game, c: Context, step: Colonists, r: Realm) -> Script[Found]:
    """Own cubes into the Colonist Pool (PP-4.5.5)."""
    number = amounts.amount(g, c, step.amount)
    seat = g.seat_of[r]
    before = g.colonists[seat]
    yield from pieces.gain_colonists(g, seat, number)
    gained = g.colonists[seat] - before
    g.log("log-colonists", c.rule, seat=seat, n=gained)
    return Found()


MERCHANT: Final = Kind("merchant_to_lose", "PP-16.3.5", NODE)


def _can_change_merchants(g: Game, c: Context, step: Merchant, r: Realm) -> bool:
    """PP-16.3.17, PP-12.4.1: a third only with exactly two."""
    seat = g.seat_of[r]
    if seat == NOBODY:
        return False
    held = sum(1 for m in trade.merchants_of(seat) if g.merchant[m] != NOBODY)
    return held == THIRD_MERCHANT if step.amount > 0 else held > 0


@operation(Merchant, possible=_can_change_merchants)
def merchant(g: Game, c: Context, step: Merchant, r: Realm) -> Script[Found]:
    """PP-16.3.17: a third Merchant, to be placed by a Trade action (PP-12.4.2); or one is lost."""
    seat = g.seat_of[r]
    if step.amount > 0:
        free = next(m for m in trade.merchants_of(seat) if g.merchant[m] == NOBODY)
        g.merchant[free], g.merchant_used[free] = OFF_BOARD, 0
        g.log("log-merchant-gained", c.rule, seat=seat)
        return Found()
    held = [m for m in trade.merchants_of(seat) if g.merchant[m] != NOBODY]
    places: list[Value] = sorted({g.merchant[m] for m in held if g.merchant[m] != OFF_BOARD})
    if any(g.merchant[m] == OFF_BOARD for m in held):
        places.append(trade.NEW_MERCHANT)
    place = yield from choose(Ask(seat, MERCHANT, places, args=c.source))
    lost = next(m for m in held if g.merchant[m] == (OFF_BOARD if place == trade.NEW_MERCHANT else place))
    g.merchant[lost], g.merchant_used[lost] = NOBODY, 0
    g.log("log-merchant-lost", c.rule, seat=seat)
    return Found()


# Manpower (9.3)


def _room_for_tokens(g: Game, c: Context, step: ManpowerToken, seat: Seat) -> int:
    """Some cards limit the tokens that come from them; beyond 20 Manpower tokens count nothing (PP-9.3.2)."""
    number = amounts.amount(g, c, step.amount)
    return min(number, int(step.limit) - g.reform_tokens[seat]) if step.limit is not None else number


def _can_place_token(g: Game, c: Context, step: ManpowerToken, r: Realm) -> bool:
    if step.provinces is not None:
        return bool(_token_provinces(g, c, step.provinces))
    return g.seat_of[r] != NOBODY and _room_for_tokens(g, c, step, g.seat_of[r]) > 0


def _token_provinces(g: Game, c: Context, named: ProvinceRef) -> list[Province]:
    """PP-13.4.15: on Provinces that an NPR owns."""
    owned = [p for p in select.provinces(g, c, named) if g.lawful[p] != NOBODY]
    return [p for p in owned if g.seat_of[g.lawful[p]] == NOBODY and g.vassal[p] == NOBODY]


@operation(ManpowerToken, possible=_can_place_token, at_once=lambda step: step.provinces is not None)
def manpower_token(g: Game, c: Context, step: ManpowerToken, r: Realm) -> Script[Found]:
    """PP-9.3.1: permanent +1 Manpower tokens; they count from the next Phase 5 A2 on (PP-9.3.4)."""
    yield from ()
    number = amounts.amount(g, c, step.amount)
    if step.provinces is not None:
        found = Found()
        for p in _token_provinces(g, c, step.provinces):
            g.extra_manpower[p] += number
            g.log("log-manpower-token-on", c.rule, province=p, n=number)
            found.provinces.append(p)
        return found
    seat = g.seat_of[r]
    done = _room_for_tokens(g, c, step, seat)
    g.manpower_tokens[seat] += done
    if step.limit is not None:
        g.reform_tokens[seat] += done
    g.log("log-manpower-token", c.rule, seat=seat, n=done)
    return Found()


def _can_exhaust(g: Game, c: Context, step: ExhaustManpower, r: Realm) -> bool:
    return g.seat_of[r] != NOBODY and units.exhaustible(g, g.seat_of[r]) > 0


@operation(ExhaustManpower, possible=_can_exhaust)
def exhaust_manpower(g: Game, c: Context, step: ExhaustManpower, r: Realm) -> Script[Found]:
    """PP-14.2.10 for each Unit; what can't be done is skipped."""
    number = amounts.amount(g, c, step.amount)
    done = yield from units.exhaust(g, g.seat_of[r], number, c.rule)
    return Found(whole=done == number)


def _can_refresh(g: Game, c: Context, step: RefreshManpower, r: Realm) -> bool:
    return g.seat_of[r] != NOBODY and g.exhausted[g.seat_of[r]] > 0


@operation(RefreshManpower, possible=_can_refresh)
def refresh_manpower(g: Game, c: Context, step: RefreshManpower, r: Realm) -> Script[Found]:
    """Up to so many Units from Exhausted to Available Manpower."""
    seat = g.seat_of[r]
    done = min(g.exhausted[seat], amounts.amount(g, c, step.amount, g.exhausted[seat]))
    g.exhausted[seat] -= done
    g.available[seat] += done
    g.log("log-refreshed", c.rule, seat=seat, n=done)
    yield from ()
    return Found()
