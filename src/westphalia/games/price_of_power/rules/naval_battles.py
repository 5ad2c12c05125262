"""PP-9.9 Naval battles."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from westphalia.kernel.script import Ask, Kind, Script, Value, choose

from .. import battle as battles
from .. import decks, history, terms
from ..battle import ATTACKER, BASE_DICE, DEFENDER, NAVAL, Battle, Force, Side
from ..board import CARD, SHIP, SPACE
from ..ids import Realm, Sea, Seat, Space, pair
from ..model import NOBODY, Game, is_bot
from ..tables import DAMAGED, GALLEY, HEAVY, LIGHT
from . import casualties, character_cards, characters, checks, dice_pools, land_battles, muster, realm, ships
from .casualties import NPR, PLAYER, Faction

# The battle


def fight(g: Game, z: Sea, lead: Seat, *, pirates: int = NOBODY) -> Script[int]:
    """PP-9.6.1 at sea: the side that won, or NOBODY. ``lead`` is the player whose side attacks; ``pirates``: the Trade
    Node whose Pirates are attacked."""
    battle = g.battle = assemble(g, z, lead, pirates)
    took_part = lead in battle.attacker.seats
    if pirates != NOBODY:
        yield from hold_back(g, battle)
    yield from land_battles.name_main_defender(g, battle)
    g.log("log-naval-battle", "PP-9.9.1", sea=z)
    for side in battle.sides:
        for seat in side.seats:
            leave_slots(g, side, seat, z)
        side.began = total(g, battle, side)
    land_battles.tell_sides(g, battle, ships_in(g, z))
    yield from prepare(g, battle)
    while all(total(g, battle, side) for side in battle.sides):
        battle.rounds += 1
        for side in battle.sides:
            side.names.clear()
            yield from land_battles.pass_command(g, battle, side, ships_in(g, z))
        yield from dice_pools.play_battle_actions(g, battle)
        yield from exchange(g, battle, pirates)
        yield from retreats(g, battle, pirates != NOBODY)
    winner = proclaim(g, battle)
    land_battles.discard_leaders(g, battle)
    yield from dice_pools.ideas_of_winner(g, battle, winner)
    history.note_battle(g, battle, winner)
    g.battle = None
    if winner == ATTACKER and took_part:
        yield from land_battles.reward(g, lead)
    yield from checks.mission_window(g)
    return winner


def assemble(g: Game, z: Sea, lead: Seat, pirates: int) -> Battle:
    """PP-9.9.5, PP-9.9.18: every ship of the belligerents in the Sea Zone, as two united forces."""
    if pirates != NOBODY:
        return Battle(NAVAL, z, Side([lead], [], 0), Side([], [], g.pirates[pirates]))
    sides = muster.at_sea(g, z, lead)
    muster.bind_at_sea(g, z, sides)
    return Battle(NAVAL, z, Side(sides.attackers, sides.helpers, 0), Side(sides.defenders, sides.raised, 0))


def fleet_counts(g: Game, side: Side, seat: Seat, z: Sea) -> list[int]:
    """Light Ships, Heavy Ships and Galleys of a player that fight in a Sea Zone."""
    at = pair(z, seat)
    fleet = g.fleet[seat * 4 : seat * 4 + 3] if g.fleet_at[seat] == z else [0, 0, 0]
    light, heavies, galleys, _ = side.held
    return [fleet[LIGHT] + g.on_slot[at] + g.at_sea[at] - light, fleet[HEAVY] - heavies, fleet[GALLEY] - galleys]


def ships_in(g: Game, z: Sea) -> Callable[[Side, Seat], int]:
    """How many ships of a player fight there."""
    return lambda side, seat: sum(fleet_counts(g, side, seat, z))


def damaged_ships(g: Game, side: Side, seat: Seat, z: Sea) -> int:
    """Damaged Heavy Ships of a player that fight in a Sea Zone."""
    return g.fleet[seat * 4 + DAMAGED] - side.held[DAMAGED] if g.fleet_at[seat] == z else 0


BESIDE: Final = 3  # PB-6.13


def weight(g: Game, side: Side, seat: Seat) -> int:
    """PB-6.13: beside another player each ship of a Bot counts as 3 of an NPR."""
    return BESIDE if len(side.fought) > 1 and is_bot(g, seat) else 1


def counted(g: Game, side: Side, seat: Seat, z: Sea) -> int:
    """Ships of a player as they count in the battle (PB-6.13): of a Bot's that was hit what is left of it."""
    return sum(fleet_counts(g, side, seat, z)) * weight(g, side, seat) - side.hurt.get(seat, 0)


def total(g: Game, battle: Battle, side: Side) -> int:
    own = sum(counted(g, side, seat, battle.place) for seat in side.seats)
    return own + sum(raised.units for raised in side.raised) + side.rebels


def heavy(g: Game, battle: Battle, side: Side) -> int:
    return sum(fleet_counts(g, side, seat, battle.place)[HEAVY] for seat in side.seats)


# Pirates (PP-9.9.3)

HOLD_BACK: Final = Kind("hold_back", "PP-9.9.3", SHIP)
DONE: Final = "done"


def hold_back(g: Game, battle: Battle) -> Script[None]:
    """The attacker of Pirates chooses which of his ships fight: he names those that stay out, all but one at most. Of
    Heavy Ships the damaged ones stay out first."""
    side = battle.attacker
    seat = side.roller
    damaged = damaged_ships(g, side, seat, battle.place)
    while True:
        counts = fleet_counts(g, side, seat, battle.place)
        if sum(counts) < 2:
            return
        kinds: list[Value] = [kind for kind, number in enumerate(counts) if number]
        kind = yield Ask(seat, HOLD_BACK, [DONE, *kinds], DONE)
        if kind == DONE:
            return
        side.held[kind] += 1
        side.held[DAMAGED] = min(damaged, side.held[HEAVY])


def held_singles(g: Game, side: Side, seat: Seat, z: Sea) -> tuple[int, int]:
    """Light Ships outside the Fleet that stay out: on slots, and at sea; those on slots first."""
    at = pair(z, seat)
    on_slot = min(g.on_slot[at], side.held[LIGHT])
    return on_slot, min(g.at_sea[at], side.held[LIGHT] - on_slot)


def leave_slots(g: Game, side: Side, seat: Seat, z: Sea) -> None:
    """PP-9.9.5: ships that fight leave their Trade Protection slots."""
    at = pair(z, seat)
    stay, _ = held_singles(g, side, seat, z)
    g.at_sea[at] += g.on_slot[at] - stay
    g.on_slot[at] = stay


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
        if side.roller != NOBODY:
            yield from land_battles.choose_leader_dice(g, side)


def appoint_admiral(g: Game, seat: Seat) -> Script[None]:
    cards: list[Value] = []
    for card in g.hand[seat]:
        leader = character_cards.leader(card)
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
    forces = [Force(0, 0, artillery=size) for size, _ in sizes]
    land_battles.tell_rolls(g, battle, forces, hits, "PP-9.9.8")
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
        Faction(counted(g, side, seat, battle.place), PLAYER, seat, hull_points(g, side, seat, battle.place))
        for seat in side.seats
    ]
    ordered = yield from casualties.order(g, battle, side, [*factions, *casualties.non_players(side)], hits)
    for number, faction in zip(battles.deal(hits, [f.hits for f in ordered]), ordered, strict=True):
        if faction.what == PLAYER:
            sinking = ships_sinking(g, side, Seat(faction.number), number)
            ships_lost = yield from hit_ships(g, side, Seat(faction.number), battle.place, sinking)
            sunk += [Sunk(faction.number, ship) for ship in ships_lost]
            continue
        sunk += [Sunk(NOBODY, LIGHT)] * number
        casualties.tell(g, battle, side, faction, number)
        if faction.what == NPR:
            raised = side.raised[faction.number]
            side.raised[faction.number] = raised._replace(units=raised.units - number)
        else:
            side.rebels -= number
            g.pirates[pirates] -= number
            g.log("log-pirates-sunk", "PP-9.9.3", node=pirates, n=number)
    side.lost = len(sunk)
    side.fallen += side.lost
    return sunk


def hull_points(g: Game, side: Side, seat: Seat, z: Sea) -> int:
    """Hits that sink everything: 1 for each ship, 2 for an undamaged Heavy Ship (PP-9.0.15), 3 for a Bot's beside
    another player (PB-6.13)."""
    sound = fleet_counts(g, side, seat, z)[HEAVY] - damaged_ships(g, side, seat, z)
    return counted(g, side, seat, z) + sound


def ships_sinking(g: Game, side: Side, seat: Seat, hits: int) -> int:
    """Hits that tell: every third of those on a Bot beside another player (PB-6.13), all others at once."""
    sinking, left = divmod(side.hurt.get(seat, 0) + hits, weight(g, side, seat))
    side.hurt[seat] = left
    if left:
        g.log("log-bot-ship-hit", "PB-6.13", seat=seat, n=left)
    return sinking


def hit_ships(g: Game, side: Side, seat: Seat, z: Sea, hits: int) -> Script[list[int]]:
    """PP-9.9.9: the owner assigns his hits as he likes; the ships sunk, in order."""
    sunk = list[int]()
    for _ in range(hits):
        able: list[Value] = [kind for kind, n in enumerate(fleet_counts(g, side, seat, z)) if n]
        kind = yield from choose(Ask(seat, SUNK, able))
        if kind == HEAVY and (yield from is_damaged(g, side, seat, z)):
            g.fleet[seat * 4 + DAMAGED] += 1
            g.log("log-ship-damaged", "PP-9.0.15", seat=seat, ship=kind, sea=z)
            continue
        if kind == LIGHT:
            sink_light_ship(g, seat, z)
        else:
            ships.lose_fleet_ship(g, seat, kind)
        sunk.append(kind)
        g.log("log-ship-sunk", "PP-9.9.9", seat=seat, ship=kind, sea=z)
    return sunk


HEAVY_HIT: Final = Kind("heavy_hit", "PP-9.0.15")


def is_damaged(g: Game, side: Side, seat: Seat, z: Sea) -> Script[bool]:
    """PP-9.0.15: does a hit damage a sound Heavy Ship? Else it sinks a damaged one, which the owner may prefer."""
    damaged = damaged_ships(g, side, seat, z)
    if damaged in (0, fleet_counts(g, side, seat, z)[HEAVY]):
        return damaged == 0
    return bool((yield Ask(seat, HEAVY_HIT, ["sink_damaged", "damage_another"])) == "damage_another")


def sink_light_ship(g: Game, seat: Seat, z: Sea) -> None:
    """A single one first; what still lies on a slot has been held back."""
    at = pair(z, seat)
    if g.at_sea[at]:
        g.at_sea[at] -= 1
    else:
        ships.lose_fleet_ship(g, seat, LIGHT)


def wound_admiral(g: Game, side: Side, wounds: int) -> None:
    """PP-9.9.12."""
    seat = side.roller
    if seat == NOBODY or side.leader == NOBODY or side.leader != g.admiral[seat]:
        return
    for _ in range(wounds):
        g.admiral_ill[seat] += 1
        g.log("log-ill", "PP-9.9.12", seat=seat, character=g.admiral[seat])
        if g.admiral_ill[seat] >= characters.FATAL:
            characters.dismiss_admiral(g, seat)
            land_battles.lose_leader(side)
            return


PRIZE: Final = Kind("prize", "PP-9.9.13", SHIP)
CAPTURE: Final = Kind("capture", "PP-9.9.13")
TO_FLEET: Final = "prize_to_fleet"


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
            ways: list[Value] = ["take_prize", "leave_prize"]
            if ship == LIGHT and has_place_in_fleet(g, seat, battle.place):
                ways.append(TO_FLEET)
            way = yield Ask(seat, CAPTURE, ways, args={"ship": ship})
            if way != "leave_prize":
                bring_in(g, seat, ship, battle.place, in_fleet=ship != LIGHT or way == TO_FLEET)


def may_take(g: Game, seat: Seat, ship: int, z: Sea) -> bool:
    """From the captor's own supply; Heavy Ships and Galleys only into a Fleet that is or can be deployed there."""
    if ships.ships_of(g, seat) >= ships.MOST_SHIPS:
        return False
    return ship == LIGHT or has_place_in_fleet(g, seat, z)


def has_place_in_fleet(g: Game, seat: Seat, z: Sea) -> bool:
    """The Fleet is or can be deployed there."""
    return g.fleet_at[seat] in (NOBODY, z)


def bring_in(g: Game, seat: Seat, ship: int, z: Sea, *, in_fleet: bool) -> None:
    """A captured Heavy Ship comes in damaged."""
    if not in_fleet:
        g.at_sea[pair(z, seat)] += 1
    else:
        g.fleet_at[seat] = z
        g.fleet[seat * 4 + ship] += 1
        g.fleet[seat * 4 + DAMAGED] += int(ship == HEAVY)
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


def stays_at_sea(g: Game, r: Realm, z: Sea) -> bool:
    """PP-13.4.23(d): in a Sea Zone adjacent to its Capital Area an NPR fights to the last."""
    return terms.touches(g, terms.capital_area(g, r), z)


def retreat_spaces(g: Game, side: Side, seat: Seat, z: Sea) -> list[Space]:
    """PP-9.9.14: adjacent non-hostile Sea Zones, and adjacent Friendly Ports with room for all but the ship that is
    lost. None for a Fleet of which a part was held back: its ships go together."""
    if is_fleet_split(g, side, seat, z):
        return []
    counts = fleet_counts(g, side, seat, z)
    in_fleet = g.fleet_at[seat] == z and sum(counts) == sum(g.fleet[seat * 4 : seat * 4 + 3])
    found: list[Space] = [
        y for y in g.board.sea_links[z] if not terms.is_hostile_sea(g, seat, y) and ships.may_enter(g, seat, y)
    ]
    found += [
        ships.space_of(p)
        for p in g.board.ports_facing[z]
        if terms.is_friendly_province(g, seat, p) and ships.port_room(g, seat, p, in_fleet=in_fleet) >= sum(counts) - 1
    ]
    return found


def is_fleet_split(g: Game, side: Side, seat: Seat, z: Sea) -> bool:
    """Do some ships of the Fleet fight Pirates while others are held back (PP-9.0.17(b))?"""
    held = fleet_ships_held(g, side, seat, z)
    return 0 < held < sum(g.fleet[seat * 4 : seat * 4 + 3])


def fleet_ships_held(g: Game, side: Side, seat: Seat, z: Sea) -> int:
    return sum(side.held[:3]) - sum(held_singles(g, side, seat, z))


def offer_retreat(g: Game, battle: Battle, side: Side, seat: Seat) -> Script[None]:
    z = battle.place
    number = sum(fleet_counts(g, side, seat, z))
    spaces = retreat_spaces(g, side, seat, z) if number else []
    if not spaces or (yield Ask(seat, RETREAT, ["stay", "retreat"])) == "stay":
        return
    yield from lose_one(g, side, seat, z)  # PP-9.9.15
    side.fallen += 1
    side.seats = [other for other in side.seats if other != seat]
    if number == 1:
        g.log("log-naval-retreat", "PP-9.9.14", seat=seat, sea=z)
        return
    space = yield from choose(Ask(seat, RETREAT_TO, [*spaces]))
    sail_away(g, side, seat, z, space)
    g.log("log-naval-retreat-to", "PP-9.9.14", seat=seat, sea=z, space=space)


def lose_one(g: Game, side: Side, seat: Seat, z: Sea) -> Script[None]:
    """PP-9.9.15: a ship of the owner's choice, damaged or not."""
    kinds: list[Value] = [kind for kind, n in enumerate(fleet_counts(g, side, seat, z)) if n]
    kind = yield from choose(Ask(seat, SUNK, kinds))
    if kind == LIGHT:
        sink_light_ship(g, seat, z)
    else:
        ships.lose_fleet_ship(g, seat, kind)
    g.log("log-ship-sunk", "PP-9.9.15", seat=seat, ship=kind, sea=z)


def sail_away(g: Game, side: Side, seat: Seat, z: Sea, space: Space) -> None:
    """All ships that fought go to one Space; what was held back stays."""
    at = pair(z, seat)
    on_slot, at_sea = held_singles(g, side, seat, z)
    stays = g.fleet_at[seat] == z and fleet_ships_held(g, side, seat, z) > 0
    if stays:
        g.fleet_at[seat] = NOBODY
    g.on_slot[at] -= on_slot
    g.at_sea[at] -= at_sea
    ships.sail_all(g, seat, z, space)
    g.on_slot[at], g.at_sea[at] = on_slot, at_sea
    if stays:
        g.fleet_at[seat] = z


def proclaim(g: Game, battle: Battle) -> int:
    """PP-9.9.16."""
    strengths = [total(g, battle, side) for side in battle.sides]
    winner: int = NOBODY
    if bool(strengths[ATTACKER]) != bool(strengths[DEFENDER]):
        winner = ATTACKER if strengths[ATTACKER] else DEFENDER
    if winner == NOBODY:
        g.log("log-naval-drawn", "PP-9.9.16", sea=battle.place)
    else:
        g.log("log-naval-won" if winner == ATTACKER else "log-naval-lost", "PP-9.9.16", sea=battle.place)
    return winner
