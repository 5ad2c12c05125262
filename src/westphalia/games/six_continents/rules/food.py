"""SC-13.10 to 13.14: food and famine."""

from __future__ import annotations

from typing import Final

from westphalia.kernel.script import Ask, Kind, Script

from ..ids import NOBODY, Seat
from ..model import Game, controlled, pay, province_count
from ..tables import (
    FAMINE_DIE,
    FAMINE_DIE_OF_LARGE,
    FAMINE_PRICE,
    FARM,
    FARM_FOOD,
    GRANARY,
    GRANARY_FOOD,
    LARGE_REALM,
)
from . import fishing, general, losses

BUY_OFF: Final = Kind("famine_buy_off", "SC-13.14")


def food_need(g: Game, seat: Seat) -> int:
    """SC-13.10: one for each full pair of provinces (opt food_rounding)."""
    provinces = province_count(g, seat)
    return provinces // 2 if g.rules.food_rounding == "down" else (provinces + 1) // 2


def own_production(g: Game, seat: Seat) -> int:
    """SC-13.11: capitals of whoever controls them (SC-21.9, SC-23.6), farms, granaries, boats (SC-14.3)."""
    capital_food = g.rules.capital_food + (1 if g.rules.three_player_rules else 0)  # SC-23.6
    food = fishing.boats_at_work(g, seat)
    for p in g.lands[seat]:
        if g.capital_of[p] != NOBODY:
            food += capital_food
        elif g.main[p] and g.owner[p] == seat:
            if g.main[p] == FARM:
                food += FARM_FOOD[g.weather]
            elif g.main[p] == GRANARY:
                food += GRANARY_FOOD
    return food


def food_supply(g: Game, seat: Seat) -> int:
    """SC-13.11: own production and bought tokens, less what agents burnt (SC-19.15)."""
    return max(0, own_production(g, seat) + g.food_bought[seat] - g.burnt[seat])


def food_lacking(g: Game, seat: Seat) -> int:
    """SC-13.14: what would be missing if the provinces ate now; famine if it is anything."""
    return max(0, food_need(g, seat) - food_supply(g, seat))


def feed(g: Game, seat: Seat) -> Script[None]:
    """S8 (a): old surplus goes (SC-13.12, SC-13.13), the provinces eat (SC-13.10, SC-13.11), new surplus comes; or
    there is famine (SC-13.14), which may bring a revolt (SC-20.1)."""
    production = own_production(g, seat) - g.burnt[seat]
    need, supply = food_need(g, seat), max(0, production + g.food_bought[seat])
    sell_to_bank(g, seat)
    # Bought tokens are eaten first, so whatever is left over is own production as far as there was any.
    g.food[seat] = max(0, min(production, supply - need))
    g.food_bought[seat] = g.burnt[seat] = 0
    g.fed[seat] = 1 if supply >= need else 0
    g.famine_paid[seat] = 0
    g.log("log-food", "SC-13.11", seat=seat, need=need, supply=supply)
    if supply < need:
        yield from suffer_famine(g, seat)


def sell_to_bank(g: Game, seat: Seat) -> None:
    """SC-13.13: with opt food_bank_price the bank buys the unsold surplus when it is discarded."""
    price = g.rules.food_bank_price * g.food[seat]
    if price:
        g.gold[seat] += price
        g.log("log-food-bank", "SC-13.13", seat=seat, food=g.food[seat], gold=price)


def famine_die(g: Game, seat: Seat) -> int:
    """SC-13.14: a large realm loses more."""
    return FAMINE_DIE_OF_LARGE if len(g.lands[seat]) >= LARGE_REALM else FAMINE_DIE


def suffer_famine(g: Game, seat: Seat) -> Script[None]:
    """SC-13.14: soldiers die or 2 gold each are paid, in any mix (D63); whether all was paid may matter (SC-20.1)."""
    loss = g.chance.roll(famine_die(g, seat))
    g.log("log-famine", "SC-13.14", seat=seat, n=loss)
    places = controlled(g, seat)
    payable = min(loss, g.gold[seat] // FAMINE_PRICE)
    missing = max(0, loss - sum([g.soldiers[p] for p in places]))
    amounts = range(min(missing, payable), payable + 1)
    ask = Ask(seat, BUY_OFF, amounts, args={"loss": loss, "price": FAMINE_PRICE})
    paid = yield from general.choose_by_gold(g, ask)
    if paid:
        pay(g, seat, paid * FAMINE_PRICE)
        g.log("log-famine-paid", "SC-13.14", seat=seat, n=paid, gold=paid * FAMINE_PRICE)
    g.famine_paid[seat] = 1 if paid == loss else 0
    if paid < loss:
        yield from losses.kill_soldiers(g, seat, loss - paid, places, "SC-13.14")
