"""SC-20 Revolts."""

from __future__ import annotations

from functools import partial
from typing import Final

from westphalia.kernel.actions import Action
from westphalia.kernel.script import All, Ask, Kind, Refusal, Script, Text, Value, allowed, choose, refusals

from .. import stacks
from ..battle import Battle, Group
from ..board import PLACE, UNIT
from ..ids import REBELS, SAVAGES, Place, Seat
from ..model import (
    Game,
    counted_provinces,
    is_capital,
    living_from,
    pay,
    set_army,
)
from ..stacks import EMPTY
from ..tables import FAMINE_PRICE, INFANTRY, NO_BUILDING
from . import auctions, buildings, capital, exchanges, food, general, losses, modifiers

FAMINE_REVOLT: Final = 79  # SC-20.1: d100 up to this
FAMINE_REBELS: Final = 10  # die for their number
RED_REVOLT: Final = 60  # SC-20.2
RED_REBELS: Final = 6
ROBBER_REVOLT: Final = 70  # with an R marker among them
ROBBER_REBELS: Final = 10
INCITED_REBELS: Final = 3  # SC-19.13
BRIBE_PRICE: Final = 3  # SC-20.10, per rebel soldier

REVOLT_WHERE: Final = Kind("revolt_where", "SC-20.4", PLACE)
REBEL_UNIT: Final = Kind("rebel_unit", "SC-20.5", UNIT)
MILITIA_WHERE: Final = Kind("militia_where", "SC-20.4", PLACE)
BRIBE_WHERE: Final = Kind("bribe", "SC-20.10", PLACE)
CONTEST: Final = Kind("contest_bribe", "SC-20.10")

NO_REBELS: Final = Refusal("SC-20.10", "no-bribe-anywhere")
SAVAGES_TAKE_NONE: Final = Refusal("SC-20.11", "no-bribe-savages")
NO_GOLD: Final = Refusal("SC-20.10", "no-bribe-gold")


# When, SC-20.1 to 20.3


def carry_out_incited(g: Game, seat: Seat) -> Script[None]:
    """S5 (d), SC-19.13: without a check, one after another."""
    due, g.incited[seat] = g.incited[seat], 0
    for _ in range(due):
        rebels = g.chance.roll(INCITED_REBELS)
        g.log("log-incited-revolt", "SC-19.13", seat=seat, count=rebels)
        yield from revolt(g, seat, rebels)


def check_famine_revolt(g: Game, seat: Seat) -> Script[None]:
    """S8 (b), SC-20.1."""
    if g.fed[seat] or (g.famine_paid[seat] and g.rules.famine_revolt == "unless_paid"):
        return
    yield from check_revolt(g, seat, FAMINE_REVOLT, FAMINE_REBELS, "SC-20.1")


def check_red_token_revolt(g: Game, seat: Seat) -> Script[None]:
    """S8 (c), SC-20.2."""
    danger = red_token_danger(g, seat)
    if danger is not None:
        yield from check_revolt(g, seat, *danger, "SC-20.2")


def red_token_danger(g: Game, seat: Seat) -> tuple[int, int] | None:
    """SC-20.2: the chance in percent, and the die of the rebels; None if there are too few red tokens."""
    provinces = counted_provinces(g, seat)
    red = sum([1 for p in provinces if g.red[p]])
    if not provinces or 2 * red < len(provinces):
        return None
    return (ROBBER_REVOLT, ROBBER_REBELS) if any([g.robber[p] for p in provinces]) else (RED_REVOLT, RED_REBELS)


def what_ending_brings(g: Game, seat: Seat) -> list[Text]:
    """S8: the famine that is certain (SC-13.14), and the chances of revolts (SC-20.1, SC-20.2)."""
    told = list[Text]()
    if food.food_lacking(g, seat):
        told.append(Text("brings-famine", {"n": food.famine_die(g, seat), "gold": FAMINE_PRICE}))
        spared = "-unless-paid" if g.rules.famine_revolt == "unless_paid" else ""
        told.append(Text(f"brings-famine-revolt{spared}", {"chance": FAMINE_REVOLT, "n": FAMINE_REBELS}))
    danger = red_token_danger(g, seat)
    if danger is not None:
        told.append(Text("brings-red-revolt", {"chance": danger[0], "n": danger[1]}))
    return told


def check_revolt(g: Game, seat: Seat, threshold: int, die: int, rule: str) -> Script[None]:
    roll = g.chance.roll(100)
    if roll > threshold:
        g.log("log-no-revolt", rule, seat=seat, roll=roll, chance=threshold)
        return
    rebels = g.chance.roll(die)
    g.log("log-revolt", rule, seat=seat, roll=roll, chance=threshold, count=rebels)
    yield from revolt(g, seat, rebels)


# Where and who, SC-20.4 to 20.6


def revolt(g: Game, seat: Seat, n: int) -> Script[None]:
    """SC-20.4 (D21, D64): province after province until n soldiers have revolted. If the temporary recruitment place is
    lost so, another is named at once (SC-21.6)."""
    while n > 0 and (places := restless(g, seat)):
        most = max(places, key=lambda p: g.soldiers[p])
        p = yield from choose(Ask(seat, REVOLT_WHERE, places, most, args={"count": n}))
        buildings.lose_main(g, p, "SC-20.4")
        rebels = min(n, g.soldiers[p])
        yield from desert(g, seat, p, rebels)
        yield from rebels_rise(g, seat, p, rebels)
        n -= rebels
    if n > 0:
        yield from raise_militia(g, seat, n)
    yield from capital.name_places(g)


def restless(g: Game, seat: Seat) -> list[Place]:
    """SC-20.4: owned, controlled, non-capital provinces with soldiers; those with a main building only when no other
    is left."""
    places = [p for p in counted_provinces(g, seat) if g.soldiers[p] and not is_capital(g, p)]
    return [p for p in places if g.main[p] == NO_BUILDING] or places


def desert(g: Game, seat: Seat, p: Place, rebels: int) -> Script[None]:
    """SC-20.5: the victim picks the soldiers, breaking units down as needed."""
    if rebels == g.soldiers[p]:
        set_army(g, p, EMPTY)
    else:
        yield from losses.give_soldiers(g, seat, p, rebels, REBEL_UNIT)


def raise_militia(g: Game, seat: Seat, n: int) -> Script[None]:
    """SC-20.4, rebels_without_army=militia; by default the rest lapses."""
    places = [p for p in counted_provinces(g, seat) if not g.soldiers[p] and not is_capital(g, p)]
    if g.rules.rebels_without_army == "militia" and places:
        p = yield from choose(Ask(seat, MILITIA_WHERE, places, args={"count": n}))
        make_rebel_province(g, p, n)
    else:
        g.log("log-revolt-lapsed", "SC-20.4", seat=seat, count=n)


def rebels_rise(g: Game, seat: Seat, p: Place, rebels: int) -> Script[None]:
    """SC-20.6, SC-20.8: without loyal soldiers the province is the rebels', else they fight."""
    if g.army[p]:
        yield from fight_inside(g, seat, p, rebels)
    else:
        make_rebel_province(g, p, rebels)


def make_rebel_province(g: Game, p: Place, rebels: int) -> None:
    """SC-20.6: the owner stays on record; slaves standing there are lost."""
    general.change_controller(g, p, REBELS)
    set_army(g, p, stacks.stack(INFANTRY, rebels))
    g.slaves[p] = EMPTY
    g.log("log-rebel-province", "SC-20.6", place=p, count=rebels)


def fight_inside(g: Game, seat: Seat, p: Place, rebels: int) -> Script[None]:
    """SC-20.8: rebels attack the loyal soldiers in p, to the end."""
    battle = Battle(REBELS, seat, p, revolt=True)
    mob = Group(p, stacks.stack(INFANTRY, rebels), rebels)
    battle.groups.append(mob)
    battle.defence = losses.having_fought(g.army[p])
    set_army(g, p, battle.defence)
    battle.start, battle.defender_start = rebels, g.soldiers[p]
    modifiers.read_at_start(g, battle)
    g.battle = battle
    g.log("log-fight-inside", "SC-20.8", seat=seat, place=p, count=rebels, defenders=battle.defender_start)
    exchanges.log_roller(g, battle)
    while mob.army and battle.defence:
        if exchanges.exchange(g, battle):
            yield from exchanges.defender_loses(g, battle)
        else:
            yield from exchanges.attacker_loses(g, battle)
    g.battle = None
    if mob.army:
        make_rebel_province(g, p, stacks.total(mob.army))
    else:
        g.log("log-rebels-beaten", "SC-20.8", seat=seat, place=p)


# Bribe, D58, D59


def bribe_of(g: Game, p: Place) -> int:
    """SC-20.10: 3 gold for each rebel soldier."""
    return BRIBE_PRICE * g.soldiers[p]


def why_not_bribe_at(g: Game, seat: Seat, p: Place) -> Refusal | None:
    """For one of the ``rebel_places``."""
    if g.controller[p] == SAVAGES:
        return SAVAGES_TAKE_NONE
    return NO_GOLD if g.gold[seat] < bribe_of(g, p) else None


def why_not_bribe(g: Game, seat: Seat) -> Refusal | None:
    if not g.lands[REBELS]:
        return SAVAGES_TAKE_NONE if g.lands[SAVAGES] else NO_REBELS
    return None if any(why_not_bribe_at(g, seat, p) is None for p in rebel_places(g)) else NO_GOLD


def rebel_places(g: Game) -> list[Place]:
    """Rebel and savage provinces, in map order."""
    return sorted(g.lands[REBELS] + g.lands[SAVAGES])


def bribe(g: Game, seat: Seat) -> Script[None]:
    """SC-20.10: an offer, an auction if others contest it, and the rebels serve the winner. The place is always asked:
    the others hear of the offer at once."""
    places = rebel_places(g)
    why_not = partial(why_not_bribe_at, g, seat)
    p = yield Ask(seat, BRIBE_WHERE, allowed(places, why_not), refused=lambda: refusals(places, why_not))
    offer = bribe_of(g, p)
    g.log("log-bribe-offered", "SC-20.10", seat=seat, place=p, gold=offer)
    winner, price = seat, offer
    rivals = yield from contesters(g, seat, p, offer)
    if rivals:
        winner, price = yield from auctions.auction(
            g, [seat, *rivals], opener=seat, minimum=offer, first_bid=offer, rule="SC-20.10"
        )
    pay(g, winner, price)
    rebels = g.soldiers[p]
    general.take_province(g, winner, p)
    set_army(g, p, stacks.stack(INFANTRY, rebels))
    g.log("log-bribed", "SC-20.10", seat=winner, place=p, gold=price, count=rebels)


def contesters(g: Game, seat: Seat, p: Place, offer: int) -> Script[list[Seat]]:
    """D59: every other living player with more gold than the offer may contest. Where treasuries are hidden all are
    asked, so that the question tells nothing."""
    rivals = [s for s in living_from(g, seat) if s != seat and (g.gold[s] > offer or g.rules.hidden_treasury)]
    if not rivals:
        return []
    asks = []
    for rival in rivals:
        options: list[Value] = ["pass", "contest"] if g.gold[rival] > offer else ["pass"]
        asks.append(Ask(rival, CONTEST, options, "pass", args={"seat": seat, "place": p, "gold": offer}))
    answers = yield All(asks)
    g.chance.reveal()
    contesting = [s for s, answer in zip(rivals, answers, strict=True) if answer == "contest"]
    for rival in contesting:
        g.log("log-bribe-contested", "SC-20.10", seat=rival, place=p)
    return contesting


BRIBE: Final = Action("bribe", why_not_bribe, bribe)
