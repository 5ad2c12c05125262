"""SC-1 General: owner and controller, war, land given up or annexed, elimination, soldiers killed by rule."""

from __future__ import annotations

from functools import partial
from typing import Any, Final

from westphalia.kernel.script import Ask, Kind, Refusal, Script, allowed, choose, refusals

from .. import model, stacks
from ..board import DISTANCE, PLACE, PLACES, SEAS, UNIT
from ..model import NOBODY, Game, at_war, controlled, is_capital, is_occupied, set_army
from ..stacks import EMPTY, Stack
from ..tables import MAX_SEATS
from . import agreements, army, blockade, capital, plague, trade, victory

RELINQUISH: Final = Kind("relinquish", "SC-1.9", PLACE)
LOSE_UNIT: Final = Kind("lose_unit", "SC-1.26", UNIT)
LOSE_WHERE: Final = Kind("lose_where", "SC-1.26", PLACE)

NOT_YOURS: Final = Refusal("SC-1.9", "no-relinquish-not-yours")
NOT_THE_CAPITAL: Final = Refusal("SC-1.9", "no-relinquish-capital")
STILL_HELD: Final = Refusal("SC-1.9", "no-relinquish-units")
NOTHING_TO_RELINQUISH: Final = Refusal("SC-1.9", "no-relinquish-nothing")


# Gold


def choose_by_gold(g: Game, ask: Ask) -> Script[Any]:
    """A question whose options depend on gold in hand: whoever has no choice is not asked, unless that would tell how
    much gold is hidden (SC-1.23)."""
    if g.rules.hidden_treasury:
        return (yield ask)
    return (yield from choose(ask))


# Owner and controller


def change_controller(g: Game, p: int, new: int) -> None:
    """The one place where a controller changes. What was under way there ends (SC-8.16); a temporary recruitment place
    is lost (SC-21.6); an original owner who regains the capital owns it again (SC-21.14). Does not touch units."""
    if g.controller[p] == new:
        return
    model.set_controller(g, p, new)
    if any(e.place == p for e in g.internal):
        g.internal = [e for e in g.internal if e.place != p]
        g.log("log-explorers-lost", "SC-8.16", place=p)
    g.robber[p] = g.held[p] = g.dug[p] = 0
    for seat in range(g.seats):
        if g.temporary[seat] == p and seat != new:
            g.temporary[seat] = NOBODY
    if g.capital_of[p] == new != NOBODY:
        g.owner[p] = new
        g.temporary[new] = NOBODY
        g.placeless[new] = 0


def take_province(g: Game, seat: int, p: int) -> None:
    """Neutral, rebel and savage land is owned at once (SC-1.7, SC-8.13); other players' land is occupied."""
    if not 0 <= g.controller[p] < MAX_SEATS:
        g.owner[p] = seat
    change_controller(g, p, seat)


def give_province(g: Game, seat: int, p: int) -> None:
    """The seat owns and controls the province from now on (SC-1.19, SC-1.20)."""
    change_controller(g, p, seat)
    g.owner[p] = seat
    g.held[p] = 0


def make_neutral(g: Game, p: int) -> None:
    """Nobody owns or controls it; buildings, tokens and markers stay (SC-1.8, SC-1.9)."""
    change_controller(g, p, NOBODY)
    g.owner[p] = NOBODY


def leave_ungarrisoned(g: Game, seat: int) -> None:
    """SC-1.8, garrison_required=on: at the end of the turn empty land falls away, occupied land goes back to its owner.
    Slaves left alone there are lost."""
    if not g.rules.garrison_required:
        return
    for p in controlled(g, seat):
        if g.army[p] or is_capital(g, p):
            continue
        g.slaves[p] = EMPTY
        if is_occupied(g, p):
            change_controller(g, p, g.owner[p])
            g.log("log-ungarrisoned-returned", "SC-1.8", seat=g.owner[p], place=p)
        else:
            make_neutral(g, p)
            g.log("log-ungarrisoned-neutral", "SC-1.8", seat=seat, place=p)


def why_not_relinquish_place(g: Game, seat: int, p: int) -> Refusal | None:
    """SC-1.9."""
    if g.owner[p] != seat or g.controller[p] != seat:
        return NOT_YOURS
    if is_capital(g, p):
        return NOT_THE_CAPITAL
    if g.army[p] or g.slaves[p]:
        return STILL_HELD
    return None


def why_not_relinquish(g: Game, seat: int) -> Refusal | None:
    """SC-1.9: whether there is a province to give up."""
    for p in g.lands[seat]:
        if why_not_relinquish_place(g, seat, p) is None:
            return None
    return NOTHING_TO_RELINQUISH


def relinquish(g: Game, seat: int) -> Script[None]:
    """SC-1.9 (D38), part of surrender.GIVE_UP."""
    why_not = partial(why_not_relinquish_place, g, seat)
    place = yield from choose(
        Ask(
            seat,
            RELINQUISH,
            allowed(controlled(g, seat), why_not),
            refused=lambda: refusals(controlled(g, seat), why_not),
        )
    )
    make_neutral(g, place)
    g.log("log-relinquished", "SC-1.9", seat=seat, place=place)


def annex(g: Game, seat: int) -> None:
    """SC-1.13, annex_after=N: land held through N End steps in a row becomes the occupier's, before S8 (a)."""
    if not g.rules.annex_after:
        return
    for p in controlled(g, seat):
        if g.owner[p] != seat:
            g.held[p] += 1
            if g.held[p] >= g.rules.annex_after:
                g.log("log-annexed", "SC-1.13", seat=seat, other=g.owner[p], place=p)
                give_province(g, seat, p)


# War


def start_war(g: Game, a: int, b: int) -> None:
    """SC-1.14. It ends transit between the two (SC-1.21) and sinks unescorted transports (SC-5.17)."""
    if at_war(g, a, b):
        return
    for pair in (a * MAX_SEATS + b, b * MAX_SEATS + a):
        g.war[pair] = 1
        g.transit[pair] = 0
    g.log("log-war", "SC-1.14", seat=a, other=b)
    blockade.sink_unescorted(g)


def end_war(g: Game, a: int, b: int) -> None:
    """SC-1.19: the war is over; with truce_rounds=N a truce lasts to the end of the N-th round after this one."""
    last = g.round + g.rules.truce_rounds if g.rules.truce_rounds else 0
    for pair in (a * MAX_SEATS + b, b * MAX_SEATS + a):
        g.war[pair] = 0
        g.truce[pair] = last


def nearest_controlled(g: Game, seat: int, start: int) -> list[int]:
    """The nearest provinces the seat controls in steps over any provinces, ``start`` excluded (SC-1.19, SC-11.9)."""
    steps = DISTANCE[start]
    others = [p for p in controlled(g, seat) if p != start]
    nearest = min([steps[p] for p in others], default=0)
    return [p for p in others if steps[p] == nearest]


# Elimination


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
    """The end of SC-8.15: temporary place, elimination and victory."""
    yield from capital.name_places(g)
    if 1 in g.resigning:
        leave_the_table(g)
    for seat in range(g.seats):
        if g.step != model.OVER and g.alive[seat] and is_beaten(g, seat):
            g.log("log-eliminated", "SC-1.25", seat=seat)
            eliminate(g, seat)
            victory.test_conquest(g)
    if g.step != model.OVER:
        victory.test_conquest(g)


def leave_the_table(g: Game) -> None:
    """SC-1.25 (D71): whoever resigned is eliminated; the last one standing has won and needs not go."""
    for seat in range(g.seats):
        if g.resigning[seat] and g.alive[seat] and g.step != model.OVER:
            g.log("log-resigned", "SC-1.25", seat=seat)
            give_everything_up(g, seat)
            eliminate(g, seat)
            victory.test_conquest(g)


def is_beaten(g: Game, seat: int) -> bool:
    """No province controlled and no land soldier on the board, on transports or in transit (SC-1.25)."""
    if g.lands[seat]:
        return False
    return not (
        any(g.cargo[seat::MAX_SEATS])
        or any(voyage.seat == seat for voyage in g.voyages)
        or any(transfer.seat == seat for transfer in g.transfers)
    )


def give_everything_up(g: Game, seat: int) -> None:
    """SC-1.25: the land of a player who resigns becomes neutral, occupied land returns to its owner; units and the
    slaves they hold vanish."""
    for p in controlled(g, seat):
        set_army(g, p, EMPTY)
        g.slaves[p] = EMPTY
        if is_occupied(g, p):
            change_controller(g, p, g.owner[p])
        else:
            make_neutral(g, p)


def eliminate(g: Game, seat: int) -> None:
    """SC-1.25: land goes to its controllers (rebel-held land to nobody), everything else of theirs vanishes. Their
    soldiers held as slaves stay slaves."""
    g.alive[seat] = g.resigning[seat] = 0
    for p in PLACES:
        if g.owner[p] == seat:
            holder = g.controller[p]
            g.owner[p] = holder if holder < MAX_SEATS else NOBODY
            g.held[p] = 0
    for z in SEAS:
        g.fleet[z * MAX_SEATS + seat] = g.cargo[z * MAX_SEATS + seat] = EMPTY
        if g.boat[z] == seat:
            g.boat[z] = NOBODY
    clear_sheet(g, seat)
    for other in range(MAX_SEATS):
        for pair in (seat * MAX_SEATS + other, other * MAX_SEATS + seat):
            g.war[pair] = g.truce[pair] = g.transit[pair] = 0
    g.internal = [e for e in g.internal if e.seat != seat]
    g.overseas = [e for e in g.overseas if e.seat != seat]
    g.voyages = [v for v in g.voyages if v.seat != seat]
    g.transfers = [t for t in g.transfers if t.seat != seat]
    g.builders = [b for b in g.builders if b.seat != seat]
    g.timed = [t for t in g.timed if t.seat != seat]
    g.deals = [d for d in g.deals if seat not in (d.dealer, d.target)]  # SC-19.6
    g.offers = [o for o in g.offers if seat not in (o.seat, o.other)]
    agreements.forget(g, seat)
    plague.notice_lost_carrier(g)  # SC-17.5


def clear_sheet(g: Game, seat: int) -> None:
    """Everything on the player sheet (SC-1.22)."""
    for column in (
        *(g.gold, g.spies, g.landing_ships, g.construction_ships, g.vouchers, g.weapons, g.shot, g.farm_hands),
        *(g.overseas_change, g.ecologists, g.sabotage, g.burnt, g.incited),
        *(g.food, g.food_bought, g.fruit, g.fruit_bought),
    ):
        column[seat] = 0
    g.kits[seat] = ()
    g.temporary[seat] = NOBODY


# Soldiers killed by rule


def kill_soldiers(g: Game, seat: int, n: int, places: list[int], rule: str) -> Script[int]:
    """SC-1.26: the owner picks n soldiers one by one (D15, D20, D63, D65) from their land units in these provinces;
    default order of SC-8.10. Gives how many died: all, if fewer exist."""
    scope = [p for p in places if g.controller[p] == seat and g.army[p]]
    before = {p: g.soldiers[p] for p in scope}
    if n >= sum(before.values()):
        for p in scope:
            set_army(g, p, EMPTY)
    else:
        for left in range(n, 0, -1):
            yield from kill_one(g, seat, left, scope)
    for p in scope:
        if g.soldiers[p] < before[p]:
            g.log("log-soldiers-died", rule, seat=seat, place=p, n=before[p] - g.soldiers[p])
    return min(n, sum(before.values()))


def kill_one(g: Game, seat: int, left: int, scope: list[int]) -> Script[None]:
    """One soldier: first the unit, then the province; it breaks down by SC-8.11."""
    present: Stack = EMPTY
    for p in scope:
        present = stacks.merge(present, g.army[p])
    unit = yield from choose(Ask(seat, LOSE_UNIT, army.loss_options(present), args={"n": left}))
    where = [p for p in scope if unit in army.loss_options(g.army[p])]
    most = max(where, key=lambda p: g.soldiers[p])
    place = yield from choose(Ask(seat, LOSE_WHERE, where, most, args={"n": left, "unit": unit}))
    set_army(g, place, army.break_down(g.army[place], unit))
