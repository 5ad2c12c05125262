"""SC-1.25 Elimination, and what is settled after every action and step (SC-8.15)."""

from __future__ import annotations

from westphalia.kernel.script import Script

from .. import model
from ..board import PLACES, SEAS
from ..ids import MAX_SEATS, NO_PROVINCE, NOBODY, Seat, pair
from ..model import Game, all_seats, controlled, is_occupied, set_army
from ..stacks import EMPTY
from . import agreements, capital, plague, trade, victory
from .general import change_controller, make_neutral


def settle(g: Game) -> Script[None]:
    """After every action and step: temporary places, resignations, elimination and victory, unless everybody sits in
    their own capital. Offers that one side can no longer cover lapse (SC-3.14). May set g.step to OVER."""
    if has_losses(g):
        yield from settle_losses(g)
    if g.offers:
        trade.drop_uncovered(g)


def has_losses(g: Game) -> bool:
    """Whether somebody has lost the capital (as the eliminated have) or resigned."""
    controller = g.controller
    for seat, home in enumerate(g.capital):
        if controller[home] != seat:
            return True
    return 1 in g.resigning


def settle_losses(g: Game) -> Script[None]:
    """The end of SC-8.15: temporary place (SC-21.6), elimination (SC-1.25) and victory (SC-22.1)."""
    yield from capital.name_places(g)
    if 1 in g.resigning:
        leave_the_table(g)
    for seat in all_seats(g):
        if not g.lands[seat] and g.alive[seat] and g.step != model.OVER and is_beaten(g, seat):
            g.log("log-eliminated", "SC-1.25", seat=seat)
            eliminate(g, seat)
    if g.step != model.OVER:
        victory.test_conquest(g)


def leave_the_table(g: Game) -> None:
    """SC-1.25 (D71): whoever resigned is eliminated; the last one standing has won and needs not go."""
    for seat in all_seats(g):
        if g.resigning[seat] and g.alive[seat] and g.step != model.OVER:
            g.log("log-resigned", "SC-1.25", seat=seat)
            give_everything_up(g, seat)
            eliminate(g, seat)
            victory.test_conquest(g)


def is_beaten(g: Game, seat: Seat) -> bool:
    """No province controlled and no land soldier on the board, on transports or in transit (SC-1.25)."""
    if g.lands[seat]:
        return False
    return not (
        any(g.cargo[seat::MAX_SEATS])
        or any(voyage.seat == seat for voyage in g.voyages)
        or any(transfer.seat == seat for transfer in g.transfers)
    )


def give_everything_up(g: Game, seat: Seat) -> None:
    """SC-1.25: the land of a player who resigns becomes neutral, occupied land returns to its owner; units and the
    slaves they hold vanish."""
    for p in controlled(g, seat):
        set_army(g, p, EMPTY)
        g.slaves[p] = EMPTY
        if is_occupied(g, p):
            change_controller(g, p, g.owner[p])
        else:
            make_neutral(g, p)


def eliminate(g: Game, seat: Seat) -> None:
    """SC-1.25: land goes to its controllers (rebel-held land to nobody), everything else of theirs vanishes. Their
    soldiers held as slaves stay slaves. Their explorers went with the land (SC-8.16)."""
    g.alive[seat] = g.resigning[seat] = 0
    for p in PLACES:
        if g.owner[p] == seat:
            holder = g.controller[p]
            g.owner[p] = holder if holder < MAX_SEATS else NOBODY
            g.held[p] = 0
    for z in SEAS:
        g.fleet[pair(z, seat)] = g.cargo[pair(z, seat)] = EMPTY
        if g.boat[z] == seat:
            g.boat[z] = NOBODY
    clear_sheet(g, seat)
    for other in all_seats(g):
        for at in (pair(seat, other), pair(other, seat)):
            g.war[at] = g.truce[at] = g.transit[at] = 0
    g.overseas = [e for e in g.overseas if e.seat != seat]
    g.voyages = [v for v in g.voyages if v.seat != seat]
    g.transfers = [t for t in g.transfers if t.seat != seat]
    g.builders = [b for b in g.builders if b.seat != seat]
    g.timed = [t for t in g.timed if t.seat != seat]
    g.deals = [d for d in g.deals if seat not in (d.dealer, d.target)]  # SC-19.6
    g.offers = [o for o in g.offers if seat not in (o.seat, o.other)]
    agreements.forget(g, seat)
    plague.notice_lost_carrier(g)  # SC-17.5


def clear_sheet(g: Game, seat: Seat) -> None:
    """Everything on the player sheet (SC-1.22, SC-1.25)."""
    for column in (
        *(g.gold, g.spies, g.landing_ships, g.construction_ships, g.vouchers, g.weapons, g.shot, g.farm_hands),
        *(g.overseas_change, g.ecologists, g.sabotage, g.burnt, g.incited),
        *(g.food, g.food_bought, g.fruit, g.fruit_bought),
    ):
        column[seat] = 0
    g.kits[seat] = ()
    g.temporary[seat] = NO_PROVINCE
