"""PP-16.5 Secondary effects: the symbols of Events, in the order of the chapter.

A symbol is resolved by the Active Player; while an unpicked Event is resolved there is none (``g.active`` is NOBODY),
nobody is exempt, and the automatic resolution takes its place (PP-16.4.3, PP-16.5.2).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final

from westphalia.kernel.script import Ask, Kind, Script, Value, choose

from .. import pieces, terms
from ..board import AREA, AREA_OF, CONTENT, IS_DISTANT, IS_MARITIME, NODE, PROVINCE, SEA, UNIT
from ..ids import Area, Node, Province, Sea, Seat, pair
from ..model import NOBODY, Game, acts_by_itself, clockwise
from ..rules import casualties, characters, checks, diplomacy, dnpr, papacy, rebels, ships, spread, trade, units
from ..rules.diplomatic_actions import BATTLEGROUNDS
from ..tables import COLOURS, DAMAGED, GALLEY, HEAVY, LIGHT
from . import prestige

Symbol = Callable[[Game], Script[None]]


def others(g: Game) -> list[Seat]:
    """The players that the Active Player's exemption does not cover, in the order of PP-16.3.4."""
    return [seat for seat in clockwise(g, g.active) if seat != g.active]


# Unrest / Rebellion (PP-16.5.7, PP-16.5.8)

SINGLE_DIE: Final = Kind("single_rebel_die", "PP-16.5.8", AREA)


def unrest(g: Game) -> Script[None]:
    """Rebel Dice for all Unrest, Area by Area; the Active Player rolls a single one, in an Area of his choice."""
    for seat in clockwise(g, g.active):
        areas = rebels.unrest_areas(g, seat)
        if seat != g.active:
            yield from rebels.roll_rebel_dice(g, seat)
        elif areas:
            a = yield from choose(Ask(seat, SINGLE_DIE, areas))
            yield from rebels.roll_in_area(g, seat, a, dice=1)


# Native Uprising (PP-16.5.9, PP-16.5.10)

IGNORE: Final = Kind("ignore_uprising", "PP-16.5.10")
UPRISING: Final = Kind("uprising_town", "PP-16.5.9", PROVINCE)
NO_LOSS, NO_UNREST, IGNORE_NOTHING = "ignore_loss", "ignore_unrest", "ignore_nothing"


def native_uprising(g: Game) -> Script[None]:
    """Each player loses a Colonist and adds Unrest to a Distant Town; the Active Player may ignore one of the two."""
    for seat in clockwise(g, g.active):
        ignored = IGNORE_NOTHING
        if seat == g.active:
            ignored = yield from ignore_one(g, seat)
        if ignored != NO_LOSS and pieces.lose_colonists(g, seat, 1):
            g.log("log-colonist-lost", "PP-16.5.9", seat=seat)
        towns = distant_towns(g, seat)
        if towns and ignored != NO_UNREST:
            p = yield from choose(Ask(seat, UPRISING, towns))
            pieces.add_unrest(g, p)
            g.log("log-unrest", "PP-16.5.9", seat=seat, province=p)


def distant_towns(g: Game, seat: Seat) -> list[Province]:
    """Own Distant Towns without Unrest."""
    return [p for p in terms.own_towns(g, seat) if IS_DISTANT[AREA_OF[p]] and not g.unrest[p]]


def ignore_one(g: Game, seat: Seat) -> Script[str]:
    """Also the only effect that would hit him."""
    ways: list[Value] = [NO_UNREST] if distant_towns(g, seat) else []
    if g.colonists[seat]:
        ways.append(NO_LOSS)
    answer: str = yield from choose(Ask(seat, IGNORE, [*ways, IGNORE_NOTHING]))
    return answer


# Lost at Sea (PP-16.5.11 to 16.5.13)

LOST_AT: Final = Kind("lost_at_sea", "PP-16.5.11", SEA)
LOST_SHIP: Final = Kind("ship_lost_at_sea", "PP-16.5.12")
ON_SLOT, AT_SEA = "ship_on_slot", "ship_at_sea"
FLEET_LIGHT, FLEET_HEAVY, FLEET_DAMAGED, FLEET_GALLEY = "fleet_light", "fleet_heavy", "fleet_damaged", "fleet_galley"


def lost_at_sea(g: Game) -> Script[None]:
    """The Active Player removes a ship of each Opponent that is far from that Opponent's Friendly Ports; without an
    Active Player everybody removes one of his own."""
    for seat in others(g):
        seas = far_seas(g, seat)
        if not seas:
            continue
        chooser = seat if acts_by_itself(g) else g.active
        z = yield from choose(Ask(chooser, LOST_AT, seas, args={"seat": seat}))
        ship = yield from choose(Ask(chooser, LOST_SHIP, ships_there(g, seat, z), args={"seat": seat, "sea": z}))
        sink(g, seat, z, ship)


def far_seas(g: Game, seat: Seat) -> list[Sea]:
    """Sea Zones with ships of a player that none of his Friendly Ports faces; ships in port are safe."""
    return [
        z
        for z in g.board.seas
        if terms.ships_at_sea(g, seat, z)
        and not any(terms.is_friendly_province(g, seat, p) for p in g.board.ports_facing[z])
    ]


def ships_there(g: Game, seat: Seat, z: Sea) -> list[Value]:
    """The ships of a player in a Sea Zone, single ones and those of the Fleet."""
    at = pair(z, seat)
    counts = {ON_SLOT: g.on_slot[at], AT_SEA: g.at_sea[at]}
    if g.fleet_at[seat] == z:
        light, heavy, galley, damaged = g.fleet[seat * 4 : seat * 4 + 4]
        counts |= {FLEET_LIGHT: light, FLEET_HEAVY: heavy - damaged, FLEET_DAMAGED: damaged, FLEET_GALLEY: galley}
    return [word for word, number in counts.items() if number]


def sink(g: Game, seat: Seat, z: Sea, word: str) -> None:
    """To the owner's supply; a Heavy Ship outright, damaged or not (PP-16.5.12)."""
    at = pair(z, seat)
    kind = {FLEET_HEAVY: HEAVY, FLEET_DAMAGED: HEAVY, FLEET_GALLEY: GALLEY}.get(word, LIGHT)
    if word == ON_SLOT:
        g.on_slot[at] -= 1
    elif word == AT_SEA:
        g.at_sea[at] -= 1
    else:
        damaged = g.fleet[seat * 4 + DAMAGED] - (word == FLEET_DAMAGED)
        ships.lose_fleet_ship(g, seat, kind)
        g.fleet[seat * 4 + DAMAGED] = damaged
    g.log("log-lost-at-sea", "PP-16.5.11", seat=seat, ship=kind, sea=z)


# Pirates (PP-16.5.14, PP-16.5.15)

PIRATE_NODE: Final = Kind("pirate_node", "PP-16.5.14", NODE)


def pirates(g: Game) -> Script[None]:
    """A Pirate Ship into a maritime node, if possible one with a Merchant; by themselves they go where most Merchants
    are, an Expanded node first, else at random."""
    counts = {n: merchants_at(g, n) for n in g.board.nodes if IS_MARITIME[n]}
    nodes = [n for n, number in counts.items() if number] or [*counts]
    if not acts_by_itself(g):
        n = yield from choose(Ask(g.active, PIRATE_NODE, nodes))
    else:
        most = max(counts.values())
        richest = [n for n in nodes if counts[n] == most]
        richest = [n for n in richest if g.expanded[n]] or richest
        n = richest[0] if len(richest) == 1 else richest[g.chance.below(len(richest))]
    yield from trade.place_pirate(g, n)


def merchants_at(g: Game, n: Node) -> int:
    """Merchants of anybody on a Trade Node."""
    return g.merchant.count(n)


# Cardinal Dies (PP-16.5.16, PP-16.5.17)

DEAD_CARDINAL: Final = Kind("cardinal_dies", "PP-16.5.16")


def cardinal_death(g: Game) -> Script[None]:
    """Any Cardinal but the one of Roma; those to his right slide left."""
    if not g.curia:
        return
    if acts_by_itself(g):
        slot = rightmost_of_the_most(g)
    else:
        slots = list(range(1, len(g.curia) + 1))
        slot = (yield from choose(Ask(g.active, DEAD_CARDINAL, slots))) - 1
    g.log("log-cardinal-dies", "PP-16.5.16", seat=g.curia[slot])
    pieces.remove_cardinal(g, slot)


def rightmost_of_the_most(g: Game) -> int:
    """PP-16.5.17: the rightmost of whoever has most Cardinals, his Roma Cardinal counted; among equals of them all."""
    most = max(papacy.cardinals_of(g, seat) for seat in clockwise(g, g.first))
    return max(slot for slot, seat in enumerate(g.curia) if papacy.cardinals_of(g, seat) == most)


# Attrition (PP-16.5.18, PP-16.5.19)

ATTRITION_WHERE: Final = Kind("attrition_area", "PP-16.5.19", AREA)
ATTRITION_UNIT: Final = Kind("attrition_unit", "PP-16.5.19", UNIT)
ATTRITION_GROUP: Final = 4


def attrition(g: Game) -> Script[None]:
    """Every player at War but the Active Player loses a Deployed Land Unit for every full 4."""
    for seat in others(g):
        if not terms.is_at_war(g, g.realm[seat]):
            continue
        deployed = sum(terms.units_in(g, seat, a) for a in units.areas_with_units(g, seat))
        for _ in range(deployed // ATTRITION_GROUP):
            a = yield from choose(Ask(seat, ATTRITION_WHERE, units.areas_with_units(g, seat)))
            kind = yield from choose(Ask(seat, ATTRITION_UNIT, units.kinds_in(g, seat, a), args={"area": a}))
            yield from casualties.lose_one(g, seat, a, kind)


# Disloyal Vassals (PP-16.5.20 to 16.5.23)

DISLOYAL: Final = Kind("disloyal_area", "PP-16.5.21", AREA)
DISLOYAL_REBELS: Final = Kind("disloyal_rebels", "PP-16.5.22")


def vassal_betrayal(g: Game) -> Script[None]:
    """Each affected player: Unrest on all his Vassals of one Area, and Rebels there; the Active Player need not place
    the Rebels."""
    for seat in clockwise(g, g.active):
        areas = disloyal_areas(g, seat)
        if not areas:
            continue
        a = yield from choose(Ask(seat, DISLOYAL, areas))
        for p in vassals_in(g, seat, a):
            if pieces.add_unrest(g, p):
                g.log("log-unrest", "PP-16.5.21", seat=seat, province=p)
        if seat == g.active:
            ask = Ask(seat, DISLOYAL_REBELS, ["accept", "decline"], "decline", args={"area": a})
            if (yield ask) == "decline":
                continue
        number = sum(terms.tax_value(g, p) for p in vassals_in(g, seat, a))
        yield from rebels.place_rebels(g, a, number, "PP-16.5.21")


def vassals_in(g: Game, seat: Seat, a: Area) -> list[Province]:
    """Own Vassal Provinces of an Area; covered ones cannot show Unrest (PP-14.1.4)."""
    return [p for p in g.board.provinces_of[a] if g.vassal[p] == seat and g.occupier[p] == NOBODY]


def is_disloyal(g: Game, seat: Seat, a: Area) -> bool:
    """PP-16.5.20: neither Influence nor a Royal Marriage there, or less Influence than an Opponent."""
    own = diplomacy.influence_in(g, seat, a)
    rivals = [diplomacy.influence_in(g, other, a) for other in clockwise(g, seat) if other != seat]
    return own == 0 or max(rivals, default=0) > own


def disloyal_areas(g: Game, seat: Seat) -> list[Area]:
    """PP-16.5.21(a): of the Areas that qualify those with most of his Vassal tokens."""
    held = sorted({AREA_OF[p] for p in g.board.provinces if g.vassal[p] == seat and g.occupier[p] == NOBODY})
    tokens = {
        a: sum(pieces.vassal_count(g, p) for p in vassals_in(g, seat, a)) for a in held if is_disloyal(g, seat, a)
    }
    most = max(tokens.values(), default=0)
    return [a for a, number in tokens.items() if number == most]


# Activate Power Struggle (PP-16.5.43, PP-16.5.44)


def power_struggle(g: Game) -> Script[None]:
    """[advanced] The Upcoming Power Struggle becomes active beside those that are, its Battlegrounds are marked."""
    if g.struggles:
        struggle = g.struggles.pop(0)
        g.chance.reveal()  # the next card lies open
        g.active_struggles.append(struggle)
        for a in BATTLEGROUNDS[struggle]:
            if a in g.board.areas:
                g.battleground[a] = 1
        g.log("log-power-struggle", "PP-16.5.43", struggle=struggle)
        if g.struggles:
            g.log("log-next-struggle", "PP-17.4.5", struggle=g.struggles[0])
    yield from ()


# All symbols (PP-16.5.3)

SYMBOLS: Final[dict[str, Symbol]] = {
    **{
        f"mortality_{number}": partial(characters.strike, symbol=name)  # PP-16.5.4 to 16.5.6
        for name, number in CONTENT.action_cards.mortality_symbols.items()
    },
    "unrest": unrest,
    "native_uprising": native_uprising,
    "lost_at_sea": lost_at_sea,
    "pirates": pirates,
    "cardinal_death": cardinal_death,
    "attrition": attrition,
    "vassal_betrayal": vassal_betrayal,
    **{f"dnpr_expansion:{name}": partial(dnpr.expand, colour=colour) for colour, name in enumerate(COLOURS)},
    "religious_spread": spread.spread_religious_ideas,
    "revolution_spread": spread.spread_revolution,
    "power_struggle": power_struggle,
}


def resolve(g: Game, symbols: Sequence[str]) -> Script[None]:
    """PP-16.5.1: from left to right, each complete before the next."""
    for symbol in symbols:
        yield from SYMBOLS[symbol](g)
        yield from checks.settle(g)
        yield from prestige.mission_window(g)
