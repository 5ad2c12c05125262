"""PP-9.9 Naval battles."""

from __future__ import annotations

from typing import Final

from westphalia.kernel.script import Ask, Kind, Script, Value, choose

from .. import battle as battles
from .. import decks
from ..battle import ATTACKER, BASE_DICE, DEFENDER, NAVAL, Battle, Raised, Side
from ..board import CARD, REALM_NAMES, SHIP, SPACE
from ..model import NOBODY, Game, clockwise
from ..tables import GALLEY, HEAVY, LIGHT, MAX_SEATS
from . import capacity, characters, checks, land_battles, prestige, realm, ships, terms

# Triggers (PP-9.9.1, PP-9.9.2)


def raised_against(g: Game, seat: int, z: int) -> list[Raised]:
    """PP-13.4.7 to 13.4.9: Light Ships of hostile NPRs whose ports face the Sea Zone; none if they were beset there."""
    found = list[Raised]()
    owners = set[int]()
    for p in g.board.ports_facing[z]:
        r = terms.controller(g, p)
        if r < 0 or g.seat_of[r] != NOBODY or g.vassal[p] != NOBODY:
            continue
        lord = g.overlord[r]
        owner = r if lord == NOBODY else lord
        if terms.is_hostile(g, seat, r) and g.seat_of[owner] == NOBODY:
            owners.add(owner)
    for r in owners:
        if was_beset(g, r, z):
            continue
        number = capacity.naval_capacity(g, r, z)
        if number:
            found.append(Raised(r, number))
    return sorted(found, key=lambda raised: REALM_NAMES[raised.realm].casefold())


def was_beset(g: Game, r: int, z: int) -> bool:
    """PP-9.9.2, PP-9.2.13: before the Turn began ships then hostile to the NPR were in the Sea Zone."""
    memory = g.turn
    if memory is None:
        return False
    for seat in range(g.seats):
        at = z * MAX_SEATS + seat
        present = memory.on_slot[at] or memory.at_sea[at] or memory.fleet_at[seat] == z
        if present and land_battles.was_hostile(g, seat, r):
            return True
    return False


def is_battle(g: Game, seat: int, z: int) -> bool:
    """PP-9.9.1."""
    if not terms.ships_at_sea(g, seat, z):
        return False
    return bool(foes(g, seat, z)) or bool(raised_against(g, seat, z))


def foes(g: Game, seat: int, z: int) -> list[int]:
    return [
        other
        for other in range(g.seats)
        if other != seat and terms.at_war_with(g, seat, g.realm[other]) and terms.ships_at_sea(g, other, z)
    ]


# The battle


def fight(g: Game, z: int, attacker: int, *, pirates: int = NOBODY) -> Script[int]:
    """PP-9.6.1 at sea: the side that won, or NOBODY. ``pirates``: the Trade Node whose Pirates are attacked."""
    battle = g.battle = yield from muster(g, z, attacker, pirates)
    g.log("log-naval-battle", "PP-9.9.1", sea=z)
    for side in battle.sides:
        for seat in side.seats:
            at = z * MAX_SEATS + seat  # PP-9.9.5: ships leave their slots
            g.at_sea[at] += g.on_slot[at]
            g.on_slot[at] = 0
    yield from prepare(g, battle)
    while True:
        battle.rounds += 1
        for side in battle.sides:
            side.names.clear()
        yield from land_battles.battle_actions(g, battle)
        yield from exchange(g, battle, pirates)
        if not all(total(g, battle, side) for side in battle.sides):
            break
        if (yield from retreats(g, battle)):
            break
    winner = proclaim(g, battle)
    g.battle = None
    yield from checks.settle(g)
    yield from prestige.mission_window(g)
    return winner


def muster(g: Game, z: int, attacker: int, pirates: int) -> Script[Battle]:
    if pirates != NOBODY:
        return Battle(NAVAL, z, Side([attacker], [], 0), Side([], [], g.pirates[pirates]))
    enemies = foes(g, attacker, z)
    raised = raised_against(g, attacker, z)
    friends = [
        seat
        for seat in clockwise(g, attacker)
        if seat != attacker
        and seat not in enemies
        and terms.ships_at_sea(g, seat, z)
        and any(terms.at_war_with(g, seat, g.realm[foe]) for foe in enemies)
    ]
    battle = Battle(NAVAL, z, Side([attacker, *friends], [], 0), Side(enemies, raised, 0))
    if g.turn is not None:
        for r, _ in raised:
            g.turn.naval.update(capacity.naval_supporting(g, r, z))
    if len(enemies) > 1:
        side = battle.defender
        sizes = {seat: terms.ships_at_sea(g, seat, z) for seat in enemies}
        most = max(sizes.values())
        tied: list[Value] = [seat for seat in enemies if sizes[seat] == most]
        chooser = max(enemies, key=lambda seat: g.last_turn[seat])
        main = yield from choose(Ask(chooser, land_battles.MAIN_DEFENDER, tied))
        side.seats = [main, *(seat for seat in enemies if seat != main)]
        side.roller = main
    return battle


def fleet_counts(g: Game, seat: int, z: int) -> list[int]:
    """Light, Heavy and Galleys of a player in a Sea Zone."""
    at = z * MAX_SEATS + seat
    fleet = g.fleet[seat * 4 : seat * 4 + 3] if g.fleet_at[seat] == z else [0, 0, 0]
    return [fleet[LIGHT] + g.on_slot[at] + g.at_sea[at], fleet[HEAVY], fleet[GALLEY]]


def total(g: Game, battle: Battle, side: Side) -> int:
    own = sum(sum(fleet_counts(g, seat, battle.place)) for seat in side.seats)
    return own + sum(raised.units for raised in side.raised) + side.rebels


def heavy(g: Game, battle: Battle, side: Side) -> int:
    return sum(fleet_counts(g, seat, battle.place)[HEAVY] for seat in side.seats)


# Step 1 (PP-9.9.6, PP-9.9.7)

ADMIRAL: Final = Kind("battle_admiral", "PP-9.9.6", CARD)
NO_ADMIRAL: Final = "no_admiral"


def prepare(g: Game, battle: Battle) -> Script[None]:
    """Only the attacker may appoint an Admiral; his dice count for the whole side."""
    seat = battle.attacker.roller
    if g.hand[seat] and g.fleet_at[seat] == battle.place:
        yield from appoint_admiral(g, seat)
    for side in battle.sides:
        side.dice = [0, 0, BASE_DICE]
        if side.roller != NOBODY:
            if g.fleet_at[side.roller] == battle.place and g.admiral[side.roller] != NOBODY:
                side.leader = g.admiral[side.roller]
        elif total(g, battle, side) >= land_battles.IMPROVISED:
            land_battles.draw_leader(g, side)
        if side.leader != NOBODY:
            land_battles.add_dice(side, characters.battle_dice(side.leader))


def appoint_admiral(g: Game, seat: int) -> Script[None]:
    cards: list[Value] = []
    for card in g.hand[seat]:
        leader = characters.leader(card)
        if leader is not None and "admiral" in leader.roles:
            price = characters.price(g, seat, card, characters.FLEET)
            if realm.why_not_pay(g, seat, price) is None:
                cards.append(card)
    card = yield Ask(seat, ADMIRAL, [NO_ADMIRAL, *cards], NO_ADMIRAL)
    if card == NO_ADMIRAL:
        return
    realm.pay(g, seat, characters.price(g, seat, card, characters.FLEET))
    decks.drop(g, seat, card)
    characters.install(g, seat, card, characters.FLEET)
    g.chance.reveal()


# Steps 3 to 5 (PP-9.9.8 to 9.9.13)

SUNK: Final = Kind("sunk_ship", "PP-9.9.9", SHIP)


def exchange(g: Game, battle: Battle, pirates: int) -> Script[None]:
    sizes = [(total(g, battle, side), heavy(g, battle, side)) for side in battle.sides]
    rolls = [land_battles.roll(g, side) for side in battle.sides]
    hits = [battles.naval_hits(*sizes[n], rolls[n]) for n in (ATTACKER, DEFENDER)]
    g.log("log-exchange", "PP-9.9.8", hits=hits[ATTACKER], losses=hits[DEFENDER])
    sunk = [list[int](), list[int]()]
    for n, side in enumerate(battle.sides):
        sunk[n] = yield from take_casualties(g, battle, side, hits[1 - n], pirates)
    for n, side in enumerate(battle.sides):
        if side.lost:
            wound_admiral(g, side, battle.sides[1 - n].plus // 2)
    for n, side in enumerate(battle.sides):
        if total(g, battle, side) and not total(g, battle, battle.sides[1 - n]):
            yield from capture(g, battle, side, sunk[1 - n])


def take_casualties(g: Game, battle: Battle, side: Side, hits: int, pirates: int) -> Script[list[int]]:
    """PP-9.9.9: over the factions as on land; each player assigns his hits as he likes. The kinds of ships sunk."""
    factions: list[tuple[int, str, int]] = [(hull_points(g, seat, battle.place), "seat", seat) for seat in side.seats]
    factions += [(raised.units, "raised", n) for n, raised in enumerate(side.raised)]
    if side.rebels:
        factions.append((side.rebels, "rebels", 0))
    ordered = yield from land_battles.order_ties(g, battle, sorted(factions, key=lambda f: -f[0]))
    sunk = list[int]()
    for number, (_, what, n) in zip(battles.deal(hits, [f[0] for f in ordered]), ordered, strict=True):
        if what == "seat":
            sunk += yield from hit_ships(g, n, battle.place, number)
        elif what == "raised":
            side.raised[n] = side.raised[n]._replace(units=side.raised[n].units - number)
            sunk += [LIGHT] * number
        else:
            side.rebels -= number
            g.pirates[pirates] -= number
            sunk += [LIGHT] * number
    side.lost = len(sunk)
    return sunk


def hull_points(g: Game, seat: int, z: int) -> int:
    """Hits that sink everything: 1 for each ship, 2 for an undamaged Heavy Ship (PP-9.0.15)."""
    light, heavies, galleys = fleet_counts(g, seat, z)
    return light + galleys + 2 * heavies - (g.fleet[seat * 4 + 3] if heavies else 0)


def hit_ships(g: Game, seat: int, z: int, hits: int) -> Script[list[int]]:
    sunk = list[int]()
    for _ in range(hits):
        light, heavies, galleys = fleet_counts(g, seat, z)
        able: list[Value] = [kind for kind, n in ((LIGHT, light), (HEAVY, heavies), (GALLEY, galleys)) if n]
        kind = yield from choose(Ask(seat, SUNK, able))
        if kind == HEAVY and g.fleet[seat * 4 + 3] < heavies and not (g.fleet[seat * 4 + 3] and heavies == 1):
            damaged = g.fleet[seat * 4 + 3]
            if damaged and (yield Ask(seat, HEAVY_HIT, ["sink_damaged", "damage_another"])) == "sink_damaged":
                ships.lose_fleet_ship(g, seat, HEAVY)
                sunk.append(HEAVY)
            else:
                g.fleet[seat * 4 + 3] += 1
            continue
        if kind == LIGHT:
            ships.take_light_ship(g, seat, z)
        else:
            ships.lose_fleet_ship(g, seat, kind)
        sunk.append(kind)
        g.log("log-ship-sunk", "PP-9.9.9", seat=seat, ship=kind, sea=z)
    return sunk


HEAVY_HIT: Final = Kind("heavy_hit", "PP-9.0.15")


def wound_admiral(g: Game, side: Side, wounds: int) -> None:
    """PP-9.9.12."""
    seat = side.roller
    if seat == NOBODY or side.leader == NOBODY or side.leader != g.admiral[seat]:
        return
    for _ in range(wounds):
        g.admiral_ill[seat] += 1
        if g.admiral_ill[seat] >= characters.FATAL:
            dice = characters.battle_dice(side.leader)
            for kind, number in enumerate((dice.infantry, dice.cavalry, dice.artillery)):
                side.dice[kind] -= number
            characters.dismiss_admiral(g, seat)
            side.leader = NOBODY
            return


CAPTURE: Final = Kind("capture", "PP-9.9.13")


def capture(g: Game, battle: Battle, side: Side, sunk: list[int]) -> Script[None]:
    """PP-9.9.13: INF+ results of the last roll turn ships sunk in this Round into prizes of the rolling player."""
    seat = side.roller
    if seat == NOBODY:
        return
    number = min(side.plus, len(sunk))
    for kind in sorted(sunk)[:number]:
        at_sea = g.fleet_at[seat] == battle.place
        can_deploy = g.fleet_at[seat] == NOBODY
        if ships.ships_of(g, seat) >= ships.MOST_SHIPS or (kind != LIGHT and not (at_sea or can_deploy)):
            continue
        if (yield Ask(seat, CAPTURE, ["take", "leave"], args={"ship": kind})) == "leave":
            continue
        if kind == LIGHT:
            g.at_sea[battle.place * MAX_SEATS + seat] += 1
        else:
            g.fleet_at[seat] = battle.place
            g.fleet[seat * 4 + kind] += 1
            if kind == HEAVY:
                g.fleet[seat * 4 + 3] += 1
        g.log("log-ship-captured", "PP-9.9.13", seat=seat, ship=kind, sea=battle.place)


# Step 6 (PP-9.9.14, PP-9.9.15)

RETREAT: Final = Kind("naval_retreat", "PP-9.9.14")
RETREAT_TO: Final = Kind("naval_retreat_to", "PP-9.9.14", SPACE)


def retreats(g: Game, battle: Battle) -> Script[bool]:
    for number, side in enumerate(battle.sides):
        for seat in list(side.seats):
            if terms.ships_at_sea(g, seat, battle.place):
                yield from offer_retreat(g, battle, side, seat)
        if not total(g, battle, side):
            return True
        if not side.rebels and total(g, battle, side) < total(g, battle, battle.sides[1 - number]):
            side.raised = [raised for raised in side.raised if stays_at_sea(g, raised.realm, battle.place)]
        if not total(g, battle, side):
            return True
    return False


def stays_at_sea(g: Game, r: int, z: int) -> bool:
    """PP-13.4.23(d): in a Sea Zone adjacent to its Capital Area an NPR fights to the last."""
    return terms.touches(g, terms.capital_area(g, r), z)


def retreat_spaces(g: Game, seat: int, z: int) -> list[int]:
    """PP-9.9.14: adjacent non-hostile Sea Zones, and adjacent Friendly Ports with room for all."""
    number = terms.ships_at_sea(g, seat, z) - 1
    found = [y for y in g.board.sea_links[z] if not terms.is_hostile_sea(g, seat, y)]
    found += [
        ships.PORT + p
        for p in g.board.ports_facing[z]
        if terms.is_friendly_province(g, seat, p) and ships.port_room(g, seat, p) >= number
    ]
    return found


def offer_retreat(g: Game, battle: Battle, side: Side, seat: int) -> Script[None]:
    z = battle.place
    spaces = retreat_spaces(g, seat, z)
    if not spaces or (yield Ask(seat, RETREAT, ["stay", "retreat"])) == "stay":
        return
    yield from ships.lose_ship(g, seat, z)  # PP-9.9.15
    side.seats = [other for other in side.seats if other != seat]
    if terms.ships_at_sea(g, seat, z):
        space = yield from choose(Ask(seat, RETREAT_TO, [*spaces]))
        ships.sail_all(g, seat, z, space)
    g.log("log-naval-retreat", "PP-9.9.14", seat=seat, sea=z)


def proclaim(g: Game, battle: Battle) -> int:
    """PP-9.9.16."""
    strengths = [total(g, battle, side) for side in battle.sides]
    winner = NOBODY
    if bool(strengths[ATTACKER]) != bool(strengths[DEFENDER]):
        winner = ATTACKER if strengths[ATTACKER] else DEFENDER
    g.log("log-naval-won" if winner != NOBODY else "log-naval-drawn", "PP-9.9.16", sea=battle.place)
    return winner
