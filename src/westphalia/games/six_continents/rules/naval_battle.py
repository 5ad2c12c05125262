"""SC-9 Naval battles, and the declarations that begin a war at sea (SC-5.17, SC-5.18, SC-9.7)."""

from __future__ import annotations

from typing import Final, NamedTuple

from westphalia.kernel.actions import Action, choose_way, why_none
from westphalia.kernel.script import SEAT, Ask, Kind, Refusal, Script, allowed, choose, refusals

from .. import stacks
from ..battle import Battle, Force, Group
from ..board import COASTS, SEA, SEA_NEIGHBOURS, SEAS, SHIP
from ..ids import MAX_SEATS, NOBODY, Seat, Zone, of_all, pair
from ..model import (
    Game,
    all_seats,
    at_war,
    has_truce,
    has_warship,
    warships_at,
)
from ..stacks import EMPTY, Stack
from ..tables import (
    CORVETTE,
    CRUISER,
    FRIGATE,
    SHIP_SOLDIERS,
    TRANSPORT,
)
from . import general, modifiers, ships, slavery
from .blockade import is_unescorted, sink_unescorted
from .land_battle import TRUCE
from .march import choose_pieces

SEA_ATTACK_ZONE: Final = Kind("sea_attack_zone", "SC-9.1", SEA)
SEA_ATTACK_TARGET: Final = Kind("sea_attack_target", "SC-9.1", SEAT)
SEA_ATTACK_FROM: Final = Kind("sea_attack_from", "SC-9.1", SEA)
SEA_ATTACK_SHIPS: Final = Kind("sea_attack_ships", "SC-9.1")
SHIP_LOSS: Final = Kind("ship_loss", "SC-9.3", SHIP)
SHIP_LOSS_GROUP: Final = Kind("ship_loss_group", "SC-9.3", SEA)
CONTINUE: Final = Kind("continue_sea_battle", "SC-9.4")
TRANSPORTS_BACK: Final = Kind("transports_back", "SC-9.6", SEA)
DECLARATION: Final = Kind("declaration", "SC-3.9")
BLOCKADE_WHOM: Final = Kind("blockade_whom", "SC-5.18", SEAT)
SINK_TRANSPORTS_ZONE: Final = Kind("sink_transports_zone", "SC-5.17", SEA)
SINK_TRANSPORTS_WHOSE: Final = Kind("sink_transports_whose", "SC-5.17", SEAT)
SINK_BOAT_ZONE: Final = Kind("sink_boat_zone", "SC-9.7", SEA)
SINK_BOAT_SHIP: Final = Kind("sink_boat_ship", "SC-9.7", SHIP)

NO_WARSHIP: Final = Refusal("SC-9.1", "no-warship-to-attack")
NO_ENEMY: Final = Refusal("SC-9.1", "no-warships-in-reach")
NO_WARSHIPS_THERE: Final = Refusal("SC-9.1", "no-warships-of-theirs")
NOBODY_TO_BLOCKADE: Final = Refusal("SC-5.18", "no-port-to-blockade")
NO_LONE_TRANSPORTS: Final = Refusal("SC-5.17", "no-lone-transports")
BOATS_SAFE: Final = Refusal("SC-9.7", "no-sinking-boats")
NO_HOSTILE_BOAT: Final = Refusal("SC-9.7", "no-hostile-boat")

PIECES: Final = {
    FRIGATE: EMPTY,
    CORVETTE: stacks.stack(FRIGATE, 2),
    CRUISER: stacks.merge(stacks.stack(FRIGATE, 2), stacks.stack(CORVETTE, 1)),
}  # SC-9.3


class Company(NamedTuple):
    """Transports that came from ``origin`` with attacking warships; they take no part (SC-9.6)."""

    origin: Zone
    transports: Stack
    cargo: Stack


# The attack, D47


def why_not_sea_attack(g: Game, seat: Seat) -> Refusal | None:
    """SC-9.1: some own warship with MP has warships of another player in its zone or the next one."""
    fleets = g.fleet[seat::MAX_SEATS]
    if not any(fleets):
        return NO_WARSHIP
    for z in SEAS:
        if fleets[z] and able_warships(g, seat, z):
            if enemies_in(g, seat, z):
                return None
            for other in SEA_NEIGHBOURS[z]:
                if enemies_in(g, seat, other):
                    return None
    return NO_ENEMY


def sea_attack(g: Game, seat: Seat) -> Script[None]:
    """SC-9.1: the zone, the player, unless there is a truce (SC-1.19), the ships by zone of origin; then the battle."""
    seen = [z for z in SEAS if foreign_warships(g, seat, z)]

    def why_not(z: Zone) -> Refusal | None:
        return why_not_zone(g, seat, z)

    zone = yield from choose(
        Ask(seat, SEA_ATTACK_ZONE, allowed(seen, why_not), refused=lambda: refusals(seen, why_not))
    )
    others = [s for s in all_seats(g) if s != seat and g.alive[s]]
    target = yield from choose(
        Ask(
            seat,
            SEA_ATTACK_TARGET,
            enemies_in(g, seat, zone),
            args={"zone": zone},
            refused=lambda: refusals(others, lambda other: why_not_target(g, seat, other, zone)),
        )
    )
    battle = Battle(seat, target, zone=zone)
    company = yield from gather(g, battle)
    g.log("log-sea-attack", "SC-9.1", seat=seat, other=target, zone=zone)
    general.start_war(g, seat, target)
    sink_unescorted(g)
    yield from fight_at_sea(g, battle, company)


def able_warships(g: Game, seat: Seat, z: Zone) -> Stack:
    """Warships with at least 1 MP; those that fought this turn have none (SC-9.1, SC-9.5)."""
    return tuple([item for item in g.fleet[pair(z, seat)] if item[0] & 7 and item[0] >> 3 != TRANSPORT])


def why_not_target(g: Game, seat: Seat, other: Seat, zone: Zone) -> Refusal | None:
    if not has_warship(g, other, zone):
        return NO_WARSHIPS_THERE
    return TRUCE if has_truce(g, seat, other) else None


def why_not_zone(g: Game, seat: Seat, zone: Zone) -> Refusal | None:
    if not origins_for(g, seat, zone):
        return NO_WARSHIP
    return None if enemies_in(g, seat, zone) else TRUCE


def foreign_warships(g: Game, seat: Seat, zone: Zone) -> list[Seat]:
    """The other players with warships in the zone."""
    if not any(g.fleet[of_all(zone)]):
        return []
    return [s for s in all_seats(g) if s != seat and has_warship(g, s, zone)]


def enemies_in(g: Game, seat: Seat, zone: Zone) -> list[Seat]:
    """The players whose warships in the zone the seat may attack."""
    return [s for s in foreign_warships(g, seat, zone) if not has_truce(g, seat, s)]


def origins_for(g: Game, seat: Seat, zone: Zone) -> list[Zone]:
    """Zones whose warships can fight in the zone: itself and its neighbours (SC-9.1)."""
    return [z for z in (zone, *SEA_NEIGHBOURS[zone]) if able_warships(g, seat, z)]


def gather(g: Game, battle: Battle) -> Script[list[Company]]:
    """Choose the ships, zone by zone, and let those from outside step in; transports may come along. The battle gets
    a group of warships for each origin, the caller gets what came along and does not fight."""
    seat, zone = battle.attacker, battle.zone
    origins = origins_for(g, seat, zone)
    orders: list[tuple[Zone, Stack, Stack]] = []
    force = g.force = Force(zone, battle.defender)
    while origins:
        options: list[int | str] = [*origins, "done"] if orders else [*origins]
        origin = yield from choose(Ask(seat, SEA_ATTACK_FROM, options, options[-1], args={"zone": zone}))
        if origin == "done":
            break
        origins.remove(origin)
        if origin == zone:
            fleet, cargo = (yield from choose_warships(g, seat, zone, force.part(zone))), EMPTY
        else:
            fleet = yield from ships.choose_ships(g, seat, origin, warship=True, chosen=force.part(origin))
            cargo = yield from ships.choose_cargo(g, seat, origin, fleet)
        orders.append((origin, fleet, cargo))
    g.force = None
    company: list[Company] = []
    for origin, fleet, cargo in orders:
        if origin != zone:
            fleet = ships.make_step(g, seat, origin, zone, fleet, cargo)
        warships = tuple([item for item in fleet if item[0] >> 3 != TRANSPORT])
        battle.groups.append(Group(origin, warships, stacks.weight(warships, SHIP_SOLDIERS)))
        if len(fleet) > len(warships):
            company.append(Company(origin, fleet[len(warships) :], cargo))
    return company


def choose_warships(g: Game, seat: Seat, zone: Zone, chosen: list[tuple[int, int]]) -> Script[Stack]:
    """Which of the warships that are already in the zone attack."""
    warships = able_warships(g, seat, zone)
    args = {"zone": zone}
    return (yield from choose_pieces(seat, SEA_ATTACK_SHIPS, warships, "ship", ships.ONE_EACH, args, chosen=chosen))


# The battle


def fight_at_sea(g: Game, battle: Battle, company: list[Company]) -> Script[None]:
    """SC-9.2 to 9.6. Fighting costs a step, with blitz=off all MP (SC-9.5). Whoever loses may have a slave revolt at
    home (SC-15.7)."""
    seat, target, zone = battle.attacker, battle.defender, battle.zone
    for group in battle.groups:
        ships.take_off(g, seat, zone, group.army)
        if not g.rules.blitz:
            group.army = stacks.spent(group.army)
        elif group.origin == zone:
            group.army = stacks.moved(group.army, 1)  # those that came have made their step
    battle.start = battle.attackers()
    battle.defence = warships_at(g, target, zone)
    ships.take_off(g, target, zone, battle.defence)
    battle.defence = stacks.spent(battle.defence)
    battle.defender_start = battle.defenders()
    g.battle = battle
    withdraws = False
    while battle.attackers() and battle.defenders() and not withdraws:
        if exchange(g, battle):
            yield from lose_defending_ship(g, battle)
        else:
            yield from lose_attacking_ship(g, battle)
        if battle.attackers() and battle.defenders():
            answer = yield Ask(seat, CONTINUE, ("continue", "withdraw"), args={"zone": zone, "other": target})
            withdraws = answer == "withdraw"
    g.battle = None
    ships.put_on(g, target, zone, battle.defence)
    if withdraws:
        g.log("log-sea-withdrawal", "SC-9.4", seat=seat, other=target, zone=zone)
        yield from withdraw(g, battle, company)
    else:
        for group in battle.groups:
            ships.put_on(g, seat, zone, group.army)
        winner, loser = (target, seat) if battle.defence else (seat, target)
        g.log("log-sea-battle-won", "SC-9.5", seat=winner, other=loser, zone=zone)
    sink_unescorted(g)  # SC-9.6
    if battle.attackers() and not withdraws:
        yield from slavery.check_slave_revolt(g, target, seat)
    elif any([total <= other_total for _, _, total, other_total in battle.exchanges]):
        yield from slavery.check_slave_revolt(g, seat, target)


def exchange(g: Game, battle: Battle) -> bool:
    """SC-9.2: whether the attacker wins it; equal totals are the defender's."""
    roll, other_roll = g.chance.roll(100), g.chance.roll(100)
    total, other_total = roll + modifiers.attacker_modifier(g), other_roll + modifiers.defender_modifier(g)
    battle.exchanges.append((roll, other_roll, total, other_total))
    g.log(
        "log-sea-exchange",
        "SC-9.2",
        seat=battle.attacker,
        other=battle.defender,
        zone=battle.zone,
        roll=roll,
        other_roll=other_roll,
        total=total,
        other_total=other_total,
    )
    return total > other_total


def lose_defending_ship(g: Game, battle: Battle) -> Script[None]:
    """SC-9.3 (D48): the owner picks, by default the smallest ship."""
    kinds = stacks.kinds(battle.defence)
    ship = yield from choose(Ask(battle.defender, SHIP_LOSS, kinds, args={"zone": battle.zone}))
    battle.defence = broken_down(battle.defence, ship)
    g.log("log-ship-loss", "SC-9.3", seat=battle.defender, ship=ship, zone=battle.zone)


def lose_attacking_ship(g: Game, battle: Battle) -> Script[None]:
    """SC-9.3 (D48): the kind, then the zone it came from, by default that of most soldiers, first in map order."""
    kinds = [ship for ship in PIECES if any(stacks.count_of(group.army, ship) for group in battle.groups)]
    ship = yield from choose(Ask(battle.attacker, SHIP_LOSS, kinds, args={"zone": battle.zone}))
    groups = {group.origin: group for group in battle.groups if stacks.count_of(group.army, ship)}
    origins = sorted(groups, key=lambda z: (-stacks.weight(groups[z].army, SHIP_SOLDIERS), z))
    origin = yield from choose(Ask(battle.attacker, SHIP_LOSS_GROUP, origins, args={"zone": battle.zone, "ship": ship}))
    groups[origin].army = broken_down(groups[origin].army, ship)
    g.log("log-ship-loss", "SC-9.3", seat=battle.attacker, ship=ship, zone=battle.zone)


def broken_down(fleet: Stack, ship: int) -> Stack:
    """SC-9.3: the fleet after a ship of this kind lost one soldier.

    >>> broken_down(stacks.stack(CRUISER, 1), CRUISER) == stacks.stack(FRIGATE, 2) + stacks.stack(CORVETTE, 1)
    True
    """
    key = next(key for key, _ in fleet if key >> 3 == ship)  # the one with fewest MP
    return stacks.merge(stacks.without(fleet, ((key, 1),)), PIECES[ship])


def withdraw(g: Game, battle: Battle, company: list[Company]) -> Script[None]:
    """SC-9.4, SC-9.6: everybody goes back where they came from, transports too. Transports that lay in the zone and
    would be left without any warship go along."""
    seat, zone = battle.attacker, battle.zone
    for origin, transports, cargo in company:
        ships.take_off(g, seat, zone, transports, cargo)
        go_back(g, seat, origin, stacks.spent(transports), cargo)
    for group in battle.groups:
        if group.origin == zone:
            ships.put_on(g, seat, zone, group.army)
        elif group.army:
            go_back(g, seat, Zone(group.origin), group.army)
    if is_unescorted(g, seat, zone):
        origins = sorted(group.origin for group in battle.groups if group.army)
        home = yield from choose(Ask(seat, TRANSPORTS_BACK, origins, args={"zone": zone}))
        at = pair(zone, seat)
        transports, cargo = g.fleet[at], g.cargo[at]
        ships.take_off(g, seat, zone, transports, cargo)
        go_back(g, seat, home, stacks.spent(transports), cargo)


def go_back(g: Game, seat: Seat, zone: Zone, fleet: Stack, cargo: Stack = EMPTY) -> None:
    """SC-9.4, SC-9.6: to the zone they came from."""
    ships.put_on(g, seat, zone, fleet, cargo)
    g.log("log-ships-back", "SC-9.4", seat=seat, zone=zone, n=stacks.total(fleet))


ATTACK: Final = Action("sea_attack", why_not_sea_attack, sea_attack)


# Declarations: blockade D52, lone transports, boats


def why_not_declare(g: Game, seat: Seat) -> Refusal | None:
    if not own_waters(g, seat):
        return NO_WARSHIP
    return why_none(g, seat, WAYS)


def declare(g: Game, seat: Seat) -> Script[None]:
    return choose_way(g, seat, DECLARATION, WAYS)


DECLARE: Final = Action("declare", why_not_declare, declare)


def own_waters(g: Game, seat: Seat) -> list[Zone]:
    """Zones with a warship of the seat."""
    fleets = g.fleet[seat::MAX_SEATS]
    if not any(fleets):
        return []
    return [z for z, fleet in zip(SEAS, fleets, strict=True) if fleet and fleet[0][0] >> 3 != TRANSPORT]


def is_left_in_peace(g: Game, seat: Seat, other: Seat) -> bool:
    """Another player whom the seat may attack and is not at war with (SC-1.14, SC-1.19)."""
    return other not in (seat, NOBODY) and not at_war(g, seat, other) and not has_truce(g, seat, other)


def victims_of_blockade(g: Game, seat: Seat) -> list[Seat]:
    """SC-5.18: players at peace with a port that borders a zone with a warship of the seat."""
    owners = [g.owner[p] for z in own_waters(g, seat) for p in COASTS[z] if g.port[p]]
    return [s for s in all_seats(g) if s in owners and is_left_in_peace(g, seat, s)]


def why_not_blockade(g: Game, seat: Seat) -> Refusal | None:
    return None if 1 in g.port and victims_of_blockade(g, seat) else NOBODY_TO_BLOCKADE


def blockade(g: Game, seat: Seat) -> Script[None]:
    """SC-5.18: the declaration starts the war; from now on every warship of the seat there blockades."""
    other = yield from choose(Ask(seat, BLOCKADE_WHOM, victims_of_blockade(g, seat)))
    g.log("log-blockade", "SC-5.18", seat=seat, other=other)
    general.start_war(g, seat, other)


def owners_of_lone_transports(g: Game, seat: Seat, z: Zone) -> list[Seat]:
    """SC-5.17: players at peace whose transports lie beside a warship of the seat without an escort."""
    return [s for s in all_seats(g) if is_unescorted(g, s, z) and is_left_in_peace(g, seat, s)]


def why_not_sink_transports(g: Game, seat: Seat) -> Refusal | None:
    for z in own_waters(g, seat):
        if owners_of_lone_transports(g, seat, z):
            return None
    return NO_LONE_TRANSPORTS


def sink_lone_transports(g: Game, seat: Seat) -> Script[None]:
    """SC-5.17: the declaration starts the war, and the war sinks the transports."""
    zones = [z for z in own_waters(g, seat) if owners_of_lone_transports(g, seat, z)]
    zone = yield from choose(Ask(seat, SINK_TRANSPORTS_ZONE, zones))
    other = yield from choose(
        Ask(seat, SINK_TRANSPORTS_WHOSE, owners_of_lone_transports(g, seat, zone), args={"zone": zone})
    )
    g.log("log-transports-attacked", "SC-5.17", seat=seat, other=other, zone=zone)
    general.start_war(g, seat, other)


def zones_with_prey(g: Game, seat: Seat) -> list[Zone]:
    """Zones with a boat of a player at war with the seat and a warship of the seat that can still fight (SC-9.7)."""
    return [
        z
        for z, owner in zip(SEAS, g.boat, strict=True)
        if owner != NOBODY and at_war(g, seat, owner) and able_warships(g, seat, z)
    ]


def why_not_sink_boat(g: Game, seat: Seat) -> Refusal | None:
    if not g.rules.sink_boats:
        return BOATS_SAFE
    return None if zones_with_prey(g, seat) else NO_HOSTILE_BOAT


def sink_boat(g: Game, seat: Seat) -> Script[None]:
    """SC-9.7 with sink_boats=on: one warship sinks the boat instead of fighting this turn."""
    zone = yield from choose(Ask(seat, SINK_BOAT_ZONE, zones_with_prey(g, seat)))
    warships = able_warships(g, seat, zone)
    ship = yield from choose(Ask(seat, SINK_BOAT_SHIP, stacks.kinds(warships), args={"zone": zone}))
    hunter = ((next(key for key, _ in warships if key >> 3 == ship), 1),)
    ships.take_off(g, seat, zone, hunter)
    ships.put_on(g, seat, zone, stacks.spent(hunter))
    g.log("log-boat-sunk", "SC-9.7", seat=seat, other=g.boat[zone], zone=zone)
    g.boat[zone], g.boat_mp[zone] = NOBODY, 0


WAYS: Final = (
    Action("blockade", why_not_blockade, blockade),
    Action("sink_transports", why_not_sink_transports, sink_lone_transports),
    Action("sink_boat", why_not_sink_boat, sink_boat),
)
