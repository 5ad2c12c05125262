"""SC-5.3, 5.8 to 5.12: arrivals in S6."""

from __future__ import annotations

from typing import Final

from westphalia.kernel.script import Ask, Kind, Script, choose

from .. import model, stacks
from ..battle import FROM_LANDING_SHIP
from ..board import PLACE, PLACES
from ..ids import (
    MAX_SEATS,
    NO_PROVINCE,
    Place,
    Seat,
)
from ..model import (
    Builder,
    Game,
    Voyage,
    add_units,
    main_place,
    owns_and_controls,
    soldiers_of,
)
from ..stacks import EMPTY, Stack
from ..tables import (
    SLAVE_MP,
)
from . import elimination, land_battle
from .army import at_ease, full_mp
from .blockade import has_working_port
from .sea_travel import go_ashore, is_hostile, landing_cost, why_not_land_at

WAITING_SHIP: Final = Kind("waiting_ship", "SC-5.12")
NEXT_LANDING: Final = Kind("next_landing", "SC-3.8", PLACE)


def arrive(g: Game, seat: Seat) -> Script[None]:
    """S6 (SC-3.8), first transfers, then construction ships (D22, D23); the landings are a step of their own."""
    bring_transfers(g, seat)
    yield from build_ports(g, seat)


# Transfers, SC-5.2, SC-5.3


def bring_transfers(g: Game, seat: Seat) -> None:
    """SC-5.2, SC-5.3 (D22)."""
    for transfer in [t for t in g.transfers if t.seat == seat and t.due <= g.round]:
        g.transfers.remove(transfer)
        army = stacks.rested(at_ease(transfer.army), full_mp(g))
        send_back(g, seat, army, [transfer.place, transfer.origin], transfer.slaves)


def send_back(g: Game, seat: Seat, army: Stack, places: list[Place], slaves: Stack = EMPTY) -> None:
    """SC-5.3: the first of these with a working port of theirs, else the capital or temporary recruitment place, else
    the units, and slaves with them, are lost."""
    place = main_place(g, seat)
    for p in places:
        if has_working_port(g, seat, p):
            place = p
            break
    if place == NO_PROVINCE:
        g.log("log-transfer-lost", "SC-5.3", seat=seat, soldiers=soldiers_of(army))
        return
    add_units(g, place, army)
    g.slaves[place] = stacks.merge(g.slaves[place], stacks.rested(slaves, [SLAVE_MP] * MAX_SEATS))
    g.log("log-units-arrive", "SC-5.3", seat=seat, place=place, soldiers=soldiers_of(army))


# Construction ships, SC-5.12


def build_ports(g: Game, seat: Seat) -> Script[None]:
    """SC-5.12 (D23): a ship builds its port as soon as it can; until then it waits or is scrapped."""
    for ship in [b for b in g.builders if b.seat == seat and b.due <= g.round]:
        if can_build_port(g, ship):
            g.port[ship.place] = 1
            g.builders.remove(ship)
            g.log("log-port-by-ship", "SC-5.12", seat=seat, place=ship.place)
            continue
        answer = yield Ask(seat, WAITING_SHIP, ("wait", "scrap"), args={"place": ship.place})
        at = g.builders.index(ship)
        if answer == "wait":
            g.builders[at] = ship._replace(due=g.round + 1)
            g.log("log-ship-waits", "SC-5.12", seat=seat, place=ship.place)
        else:
            del g.builders[at]
            g.log("log-ship-scrapped", "SC-5.12", seat=seat, place=ship.place)


def can_build_port(g: Game, ship: Builder) -> bool:
    """SC-5.12: the target is owned and controlled and has no red tokens (nor, by now, a port)."""
    p = ship.place
    return owns_and_controls(g, ship.seat, p) and not g.red[p] and not g.port[p]


# Landing ships, SC-5.8 to 5.11


def landings_due(g: Game, seat: Seat) -> list[Voyage]:
    return [v for v in g.voyages if v.seat == seat and v.due <= g.round]


def land_ships(g: Game, seat: Seat) -> Script[None]:
    """S6 (SC-3.8): all targets due are revealed at once; the player chooses which is resolved next (D24)."""
    g.chance.reveal()
    for voyage in landings_due(g, seat):
        soldiers = soldiers_of(voyage.army)
        g.log("log-landing-revealed", "SC-5.6", seat=seat, origin=voyage.port, place=voyage.target, soldiers=soldiers)
    while g.step != model.OVER and g.alive[seat]:
        due = landings_due(g, seat)
        if not due:
            return
        targets = [p for p in PLACES if any(v.target == p for v in due)]
        p = yield from choose(Ask(seat, NEXT_LANDING, targets))
        yield from land_at(g, seat, p, [v for v in due if v.target == p])
        yield from elimination.settle(g)


def land_at(g: Game, seat: Seat, p: Place, voyages: list[Voyage]) -> Script[None]:
    """SC-5.8, SC-5.9: the ships of one target land as one force. At a truce partner's they turn back (SC-1.19). Ships
    are spent (opt landing_ship, SC-5.4)."""
    for voyage in voyages:
        g.voyages.remove(voyage)
        if g.rules.landing_ship == "reusable":  # SC-5.4
            g.landing_ships[seat] += 1
    groups = by_port(voyages)
    if why_not_land_at(g, seat, p) is not None:
        g.log("log-landing-in-truce", "SC-1.19", seat=seat, place=p)
        for port, army in groups:
            send_back(g, seat, army, [port])
    elif is_hostile(g, seat, p):
        g.log("log-landing-begins", "SC-5.9", seat=seat, place=p, n=soldiers_of(together(groups)))
        yield from storm(g, seat, p, groups)
    else:
        go_ashore(g, seat, p, together(groups))


def by_port(voyages: list[Voyage]) -> list[tuple[Place, Stack]]:
    """The troops with 0 MP, gathered by port of departure."""
    troops: dict[Place, Stack] = {}
    for voyage in voyages:
        army = stacks.spent(at_ease(voyage.army))
        troops[voyage.port] = stacks.merge(troops.get(voyage.port, EMPTY), army)
    return sorted(troops.items())


def together(groups: list[tuple[Place, Stack]]) -> Stack:
    army = EMPTY
    for _, troops in groups:
        army = stacks.merge(army, troops)
    return army


def storm(g: Game, seat: Seat, p: Place, groups: list[tuple[Place, Stack]]) -> Script[None]:
    """SC-5.9 to 5.11: the battle, joined by adjacent land units (D24). Each port's troops are a group, for with
    landing_retreat=on the survivors go back there."""
    cost = landing_cost(g, soldiers_of(together(groups)))
    landing = [(FROM_LANDING_SHIP, troops) for _, troops in groups]
    joined = yield from land_battle.muster(g, seat, p, landing=landing, landing_cost=cost)
    outcome = yield from land_battle.fight(g, seat, p, landing + joined)
    for (port, _), survivors in zip(groups, outcome.returning, strict=False):
        if survivors:
            send_back(g, seat, survivors, [port])
