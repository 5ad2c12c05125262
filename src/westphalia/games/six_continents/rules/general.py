"""SC-1 General: owner and controller, war, land given up or annexed."""

from __future__ import annotations

from functools import partial
from typing import Any, Final

from westphalia.kernel.script import Ask, Kind, Refusal, Script, allowed, choose, refusals

from .. import model
from ..board import DISTANCE, PLACE
from ..ids import MAX_SEATS, NO_PROVINCE, NOBODY, Place, Seat, pair
from ..model import (
    Game,
    all_seats,
    at_war,
    controlled,
    is_capital,
    is_occupied,
)
from ..stacks import EMPTY
from . import blockade

RELINQUISH: Final = Kind("relinquish", "SC-1.9", PLACE)

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


def change_controller(g: Game, p: Place, new: Seat) -> None:
    """The one place where a controller changes. What was under way there ends (SC-8.16); a temporary recruitment place
    is lost (SC-21.6); an original owner who regains the capital owns it again (SC-21.14). Does not touch units."""
    if g.controller[p] == new:
        return
    model.set_controller(g, p, new)
    if any(e.place == p for e in g.internal):
        g.internal = [e for e in g.internal if e.place != p]
        g.log("log-explorers-lost", "SC-8.16", place=p)
    g.robber[p] = g.held[p] = g.dug[p] = 0
    for seat in all_seats(g):
        if g.temporary[seat] == p and seat != new:
            g.temporary[seat] = NO_PROVINCE
            g.log("log-temporary-lost", "SC-21.6", seat=seat, place=p)
    if g.capital_of[p] == new != NOBODY:
        g.owner[p] = new
        g.temporary[new] = NO_PROVINCE
        g.log("log-capital-regained", "SC-21.14", seat=new, place=p)
        g.placeless[new] = 0


def take_province(g: Game, seat: Seat, p: Place) -> None:
    """Neutral, rebel and savage land is owned at once (SC-1.7, SC-8.13); other players' land is occupied."""
    if not 0 <= g.controller[p] < MAX_SEATS:
        g.owner[p] = seat
    change_controller(g, p, seat)


def give_province(g: Game, seat: Seat, p: Place) -> None:
    """The seat owns and controls the province from now on (SC-1.19, SC-1.20)."""
    change_controller(g, p, seat)
    g.owner[p] = seat
    g.held[p] = 0


def make_neutral(g: Game, p: Place) -> None:
    """Nobody owns or controls it; buildings, tokens and markers stay (SC-1.8, SC-1.9)."""
    change_controller(g, p, NOBODY)
    g.owner[p] = NOBODY


def leave_ungarrisoned(g: Game, seat: Seat) -> None:
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


def why_not_relinquish_place(g: Game, seat: Seat, p: Place) -> Refusal | None:
    """SC-1.9."""
    if g.owner[p] != seat or g.controller[p] != seat:
        return NOT_YOURS
    if is_capital(g, p):
        return NOT_THE_CAPITAL
    if g.army[p] or g.slaves[p]:
        return STILL_HELD
    return None


def why_not_relinquish(g: Game, seat: Seat) -> Refusal | None:
    """SC-1.9: whether there is a province to give up."""
    for p in g.lands[seat]:
        if why_not_relinquish_place(g, seat, p) is None:
            return None
    return NOTHING_TO_RELINQUISH


def relinquish(g: Game, seat: Seat) -> Script[None]:
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


def annex(g: Game, seat: Seat) -> None:
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


def start_war(g: Game, a: Seat, b: Seat) -> None:
    """SC-1.14. It ends transit between the two (SC-1.21) and sinks unescorted transports (SC-5.17)."""
    if at_war(g, a, b):
        return
    for at in (pair(a, b), pair(b, a)):
        g.war[at] = 1
        g.transit[at] = 0
    g.log("log-war", "SC-1.14", seat=a, other=b)
    blockade.sink_unescorted(g)


def end_war(g: Game, a: Seat, b: Seat) -> None:
    """SC-1.19: the war is over; with truce_rounds=N a truce lasts to the end of the N-th round after this one."""
    last = g.round + g.rules.truce_rounds if g.rules.truce_rounds else 0
    for at in (pair(a, b), pair(b, a)):
        g.war[at] = 0
        g.truce[at] = last


def nearest_controlled(g: Game, seat: Seat, start: Place) -> list[Place]:
    """The nearest provinces the seat controls in steps over any provinces, ``start`` excluded (SC-1.19, SC-11.9)."""
    steps = DISTANCE[start]
    others = [p for p in controlled(g, seat) if p != start]
    nearest = min([steps[p] for p in others], default=0)
    return [p for p in others if steps[p] == nearest]
