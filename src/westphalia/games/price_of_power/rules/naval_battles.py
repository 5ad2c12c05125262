"""PP-9.9 Naval battles."""

from __future__ import annotations

from typing import Final, NamedTuple

from westphalia.kernel.script import Ask, Kind, Script, Value, choose

from .. import battle as battles
from .. import decks
from ..battle import ATTACKER, BASE_DICE, DEFENDER, NAVAL, Battle, Side
from ..board import CARD, SHIP, SPACE
from ..model import NOBODY, Game
from ..tables import GALLEY, HEAVY, LIGHT, MAX_SEATS
from . import battle_actions, casualties, characters, checks, land_battles, muster, prestige, realm, ships, terms
from .casualties import NPR, PLAYER, Faction

# The battle


def fight(g: Game, z: int, lead: int, *, pirates: int = NOBODY) -> Script[int]:
    """PP-9.6.1 at sea: the side that won, or NOBODY. ``lead`` is the player whose side attacks; ``pirates``: the Trade
    Node whose Pirates are attacked."""
    battle = g.battle = assemble(g, z, lead, pirates)
    took_part = lead in battle.attacker.seats
    yield from land_battles.name_main_defender(g, battle)
    g.log("log-naval-battle", "PP-9.9.1", sea=z)
    for side in battle.sides:
        for seat in side.seats:
            at = z * MAX_SEATS + seat  # PP-9.9.5: ships leave their slots
            g.at_sea[at] += g.on_slot[at]
            g.on_slot[at] = 0
    yield from prepare(g, battle)
    while all(total(g, battle, side) for side in battle.sides):
        battle.rounds += 1
        for side in battle.sides:
            side.names.clear()
        yield from battle_actions.play(g, battle)
        yield from exchange(g, battle, pirates)
        yield from retreats(g, battle, pirates != NOBODY)
    winner = proclaim(g, battle)
    g.battle = None
    if winner == ATTACKER and took_part:
        yield from land_battles.reward(g, lead)
    yield from checks.settle(g)
    yield from prestige.mission_window(g)
    return winner


def assemble(g: Game, z: int, lead: int, pirates: int) -> Battle:
    """PP-9.9.5, PP-9.9.18: every ship of the belligerents in the Sea Zone, as two united forces."""
    if pirates != NOBODY:
        return Battle(NAVAL, z, Side([lead], [], 0), Side([], [], g.pirates[pirates]))
    sides = muster.at_sea(g, z, lead)
    muster.bind_at_sea(g, z, sides)
    return Battle(NAVAL, z, Side(sides.attackers, sides.helpers, 0), Side(sides.defenders, sides.raised, 0))


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
    if seat != NOBODY and g.hand[seat] and g.fleet_at[seat] == battle.place:
        yield from appoint_admiral(g, seat)
    for side in battle.sides:
        side.dice = [0, 0, BASE_DICE]
        if side.roller != NOBODY:
            if g.fleet_at[side.roller] == battle.place and g.admiral[side.roller] != NOBODY:
                side.leader = g.admiral[side.roller]
        elif total(g, battle, side) >= land_battles.IMPROVISED:
            land_battles.draw_leader(g, side)
        land_battles.lead_dice(side)


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
    """PP-9.9.8 to 9.9.13: both roll, both lose at the same time; then wounds, then prizes."""
    sizes = [(total(g, battle, side), heavy(g, battle, side)) for side in battle.sides]
    rolls = [land_battles.roll(g, side) for side in battle.sides]
    hits = [battles.naval_hits(*sizes[n], rolls[n]) for n in (ATTACKER, DEFENDER)]
    g.log("log-exchange", "PP-9.9.8", hits=hits[ATTACKER], losses=hits[DEFENDER])
    sunk = [list[Sunk](), list[Sunk]()]
    for n, side in enumerate(battle.sides):
        sunk[n] = yield from take_casualties(g, battle, side, hits[1 - n], pirates)
    for n, side in enumerate(battle.sides):
        if side.lost:
            wound_admiral(g, side, battle.sides[1 - n].plus // 2)
    for n, side in enumerate(battle.sides):
        if total(g, battle, side) and not total(g, battle, battle.sides[1 - n]):
            yield from capture(g, battle, side, sunk[1 - n])


class Sunk(NamedTuple):
    """A ship lost in this Battle Round."""

    owner: int  # seat, NOBODY for an NPR or Pirates
    ship: int


def take_casualties(g: Game, battle: Battle, side: Side, hits: int, pirates: int) -> Script[list[Sunk]]:
    """PP-9.9.9: over the factions as on land; each player assigns his hits as he likes. The ships sunk."""
    sunk = list[Sunk]()
    side.lost = 0
    if not hits:
        return sunk
    factions = [
        Faction(terms.ships_at_sea(g, seat, battle.place), PLAYER, seat, hull_points(g, seat, battle.place))
        for seat in side.seats
    ]
    ordered = yield from casualties.order(g, battle, [*factions, *casualties.non_players(side)])
    for number, faction in zip(battles.deal(hits, [f.hits for f in ordered]), ordered, strict=True):
        if faction.what == PLAYER:
            ships_lost = yield from hit_ships(g, faction.number, battle.place, number)
            sunk += [Sunk(faction.number, ship) for ship in ships_lost]
            continue
        sunk += [Sunk(NOBODY, LIGHT)] * number
        if faction.what == NPR:
            raised = side.raised[faction.number]
            side.raised[faction.number] = raised._replace(units=raised.units - number)
        else:
            side.rebels -= number
            g.pirates[pirates] -= number
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
            characters.dismiss_admiral(g, seat)
            land_battles.lose_leader(side)
            return


PRIZE: Final = Kind("prize", "PP-9.9.13", SHIP)
CAPTURE: Final = Kind("capture", "PP-9.9.13")


def capture(g: Game, battle: Battle, side: Side, sunk: list[Sunk]) -> Script[None]:
    """PP-9.9.13: INF+ results of the last roll turn ships sunk in this Round into prizes of the rolling player; their
    former owner chooses which."""
    seat = side.roller
    if seat == NOBODY:
        return
    left = sorted(sunk)
    for _ in range(min(side.plus, len(sunk))):
        owner = left[0].owner
        kinds = sorted({lost.ship for lost in left if lost.owner == owner})
        ship: int = kinds[0] if owner == NOBODY else (yield from choose(Ask(owner, PRIZE, kinds)))
        left.remove(Sunk(owner, ship))
        if may_take(g, seat, ship, battle.place):
            args = {"ship": ship}
            if (yield Ask(seat, CAPTURE, ["take_prize", "leave_prize"], args=args)) == "take_prize":
                bring_in(g, seat, ship, battle.place)


def may_take(g: Game, seat: int, ship: int, z: int) -> bool:
    """From the captor's own supply; Heavy Ships and Galleys only into a Fleet that is or can be deployed there."""
    if ships.ships_of(g, seat) >= ships.MOST_SHIPS:
        return False
    return ship == LIGHT or g.fleet_at[seat] in (NOBODY, z)


def bring_in(g: Game, seat: int, ship: int, z: int) -> None:
    """A captured Heavy Ship comes in damaged."""
    if ship == LIGHT:
        g.at_sea[z * MAX_SEATS + seat] += 1
    else:
        g.fleet_at[seat] = z
        g.fleet[seat * 4 + ship] += 1
        g.fleet[seat * 4 + 3] += int(ship == HEAVY)
    g.log("log-ship-captured", "PP-9.9.13", seat=seat, ship=ship, sea=z)


# Step 6 (PP-9.9.14, PP-9.9.15)

RETREAT: Final = Kind("naval_retreat", "PP-9.9.14")
RETREAT_TO: Final = Kind("naval_retreat_to", "PP-9.9.14", SPACE)


def retreats(g: Game, battle: Battle, against_pirates: bool) -> Script[None]:
    """Attacker side first, each player for himself; NPRs automatically, Pirates never."""
    for number, side in enumerate(battle.sides):
        for seat in list(side.seats):
            if all(total(g, battle, one) for one in battle.sides):
                yield from offer_retreat(g, battle, side, seat)
        if all(total(g, battle, one) for one in battle.sides) and not against_pirates:
            npr_retreat(g, battle, number)


def npr_retreat(g: Game, battle: Battle, number: int) -> None:
    """PP-9.6.5: an NPR leaves when its side has fewer ships, except beside its Capital Area."""
    side = battle.sides[number]
    if total(g, battle, side) >= total(g, battle, battle.sides[1 - number]):
        return
    stay = [raised for raised in side.raised if stays_at_sea(g, raised.realm, battle.place)]
    if len(stay) < len(side.raised):
        g.log("log-npr-sails-away", "PP-9.6.5", sea=battle.place)
    side.raised = stay


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
    spaces = retreat_spaces(g, seat, z) if terms.ships_at_sea(g, seat, z) else []
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
    if winner == NOBODY:
        g.log("log-naval-drawn", "PP-9.9.16", sea=battle.place)
    else:
        g.log("log-naval-won" if winner == ATTACKER else "log-naval-lost", "PP-9.9.16", sea=battle.place)
    return winner
