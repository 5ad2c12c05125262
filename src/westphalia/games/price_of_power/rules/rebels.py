"""PP-14 Unrest and Rebels: Rebel Dice, Rebel units, Rebel Towns, Liberation."""

from __future__ import annotations

from typing import Final

from westphalia.kernel.script import Ask, Kind, Script, choose

from .. import bot_power, decks, pieces, terms
from ..board import (
    AREA,
    AREA_OF,
    AREA_SORT,
    AREAS,
    COLOUR,
    CONTENT,
    CONTINENT_OF,
    PROVINCE,
    PROVINCE_SORT,
    UNIT,
)
from ..ids import Area, Province, Realm, Seat, pair
from ..model import NOBODY, NONE, PEACE_AND_REBELS, REBELS, Game, is_bot
from ..tables import ALLIED_KINDS, COLOURS, LARGE, REBEL_UNITS
from . import bankruptcy, checks, dnpr, land_battles, npr, realm, sieges, units

REBEL_DIE: Final = tuple(next(die.faces for die in CONTENT.dice.dice if die.id == "rebel"))  # PP-14.2.6
NO_EFFECT: Final = "no_effect"
LOST_DUCATS: Final = 2  # PP-14.2.11

# 14.1 Unrest


def unrest_provinces(g: Game, seat: Seat, a: Area | None = None) -> list[Province]:
    """Provinces where a disc of this player shows Unrest that counts (PP-14.1.4, PP-14.1.5), ascending."""
    where = terms.marked(g, seat) if a is None else g.board.provinces_of[a]
    return [p for p in where if pieces.has_unrest(g, p) and pieces.unrest_holder(g, p) == seat]


def unrest_areas(g: Game, seat: Seat) -> list[Area]:
    return sorted({AREA_OF[p] for p in unrest_provinces(g, seat)})


# 14.2 Rebel Dice

AREA_TO_ROLL: Final = Kind("rebel_area", "PP-14.2.4", AREA)
RESULT_FIRST: Final = Kind("rebel_result", "PP-14.2.4")
UNIT_TO_LOSE: Final = Kind("rebel_unit", "PP-14.2.7", UNIT)
PROVINCE_LOST: Final = Kind("rebel_province", "PP-14.2.8", PROVINCE)
CALM: Final = Kind("rebel_calm", "PP-14.2.12", PROVINCE)


def roll_rebel_dice(g: Game, seat: Seat, areas: list[Area] | None = None) -> Script[None]:
    """PP-14.2.1 to 14.2.4: Area by Area, in an order of the player's choice; all Unrest Areas unless told which."""
    if is_bot(g, seat):
        yield from roll_of_bot(g, seat, areas)
        return
    left = [a for a in unrest_areas(g, seat) if areas is None or a in areas]
    while left:
        a = yield from choose(Ask(seat, AREA_TO_ROLL, left))
        left.remove(a)
        yield from roll_in_area(g, seat, a)


def roll_in_area(g: Game, seat: Seat, a: Area, dice: int | None = None) -> Script[None]:
    """PP-14.2.2, PP-14.2.4: one die per Province with Unrest, an Area at a time; the roller orders the results."""
    if is_bot(g, seat):
        yield from roll_of_bot(g, seat, [a], dice)
        return
    number = len(unrest_provinces(g, seat, a)) if dice is None else dice
    results = [str(REBEL_DIE[g.chance.roll(len(REBEL_DIE)) - 1]) for _ in range(number)]
    for result in results:
        g.log("log-rebel-die", "PP-14.2.5", seat=seat, area=a, result=result)
    rebelled = list[int]()
    results = [result for result in results if result != NO_EFFECT]
    while results:
        kinds = sorted(set(results), key=REBEL_DIE.index)
        result = yield from choose(Ask(seat, RESULT_FIRST, kinds))
        results.remove(result)
        yield from RESULTS[result](g, seat, a, rebelled)
        yield from checks.settle(g)


BOT_DICE: Final = 5  # PP-14.2.16


def roll_of_bot(g: Game, seat: Seat, areas: list[Area] | None, dice: int | None = None) -> Script[None]:
    """PP-14.2.16: one roll for all its Areas, at most 5 dice; what costs Ducats, Manpower or Monarch Power is 1 Bot
    Power in all; Rebellion strikes where its Army stands, if it can, else where it costs least; first what calms."""
    where = [p for p in unrest_provinces(g, seat) if areas is None or AREA_OF[p] in areas]
    number = min(BOT_DICE, len(where) if dice is None else dice)
    results = [str(REBEL_DIE[g.chance.roll(len(REBEL_DIE)) - 1]) for _ in range(number if where else 0)]
    for result in results:
        g.log("log-bot-rebel-die", "PP-14.2.16", seat=seat, result=result)
    for _ in range(results.count("remove_1_unrest")):
        held = [p for p in where if pieces.has_unrest(g, p) and pieces.unrest_holder(g, p) == seat]
        if held:
            p = max(held, key=lambda q: (terms.tax_value(g, q), -q))
            pieces.remove_unrest(g, p)
            g.log("log-calmed", "PP-14.2.12", seat=seat, province=p)
    if any(result in ("lose_2_ducats", "lose_1_monarch_power", "exhaust_1_manpower") for result in results):
        bot_power.lose(g, seat, 1, "PP-14.2.16")
    rebelled = list[int]()
    for _ in range(results.count("rebellion")):
        yield from _rebellion_of_bot(g, seat, where, rebelled)
        yield from checks.settle(g)


def _rebellion_of_bot(g: Game, seat: Seat, where: list[Province], rebelled: list[int]) -> Script[None]:
    here = [AREA_OF[p] for p in where if pieces.has_unrest(g, p) and pieces.unrest_holder(g, p) == seat]
    manned = [a for a in here if terms.units_in(g, seat, a)]
    if manned:
        yield from rebellion(g, seat, manned[0], rebelled)
        return
    left = [p for p in where if p not in rebelled and AREA_OF[p] in here and pieces.has_unrest(g, p)]
    if left:
        p = min(left, key=lambda q: (terms.tax_value(g, q), PROVINCE_SORT[q]))
        rebelled.append(p)
        yield from take_control(g, p, founder(g, seat), "PP-14.2.8")


def rebellion(g: Game, seat: Seat, a: Area, rebelled: list[int]) -> Script[None]:
    """PP-14.2.7: a unit there is lost; PP-14.2.8: without units a Province is, each result another one."""
    kinds = units.kinds_in(g, seat, a)
    if kinds:
        kind = yield from choose(Ask(seat, UNIT_TO_LOSE, kinds))
        units.lose_unit_in(g, seat, a, kind)
        g.log("log-rebellion-unit", "PP-14.2.7", seat=seat, area=a, unit=kind)
        return
    targets = [p for p in unrest_provinces(g, seat, a) if p not in rebelled]
    if targets:
        p = yield from choose(Ask(seat, PROVINCE_LOST, targets))
        rebelled.append(p)
        yield from take_control(g, p, founder(g, seat), "PP-14.2.8")


def founder(g: Game, roller: Seat) -> Seat:
    """PP-14.3.15: who picks the colour of a DNPR token: the Active Player, in Phase 3 the roller, else the First
    Player."""
    if g.active != NOBODY:
        return g.active
    return roller if g.step == PEACE_AND_REBELS else g.first


def lose_ducats(g: Game, seat: Seat, _a: int, _rebelled: list[int]) -> Script[None]:
    """PP-14.2.11, PP-14.2.14."""
    yield from bankruptcy.pay_compulsory(g, seat, LOST_DUCATS, "PP-14.2.11")


def lose_power(g: Game, seat: Seat, a: Area, rebelled: list[int]) -> Script[None]:
    """PP-14.2.9; with all pools empty 2 Ducats instead (PP-14.2.13)."""
    if realm.total_power(g, seat):
        yield from realm.lose_any_power(g, seat, 1, "PP-14.2.9")
    else:
        yield from lose_ducats(g, seat, a, rebelled)


def exhaust(g: Game, seat: Seat, a: Area, rebelled: list[int]) -> Script[None]:
    """PP-14.2.10; with no Regular Unit 2 Ducats instead (PP-14.2.13)."""
    if not (yield from units.exhaust(g, seat, 1, "PP-14.2.10")):
        yield from lose_ducats(g, seat, a, rebelled)


def calm(g: Game, seat: Seat, a: Area, _rebelled: list[int]) -> Script[None]:
    """PP-14.2.12: compulsory if an Unrest is left in the Area."""
    held = unrest_provinces(g, seat, a)
    if held:
        p = yield from choose(Ask(seat, CALM, held))
        pieces.remove_unrest(g, p)
        g.log("log-calmed", "PP-14.2.12", seat=seat, province=p)


RESULTS: Final = {
    "rebellion": rebellion,
    "lose_2_ducats": lose_ducats,
    "lose_1_monarch_power": lose_power,
    "exhaust_1_manpower": exhaust,
    "remove_1_unrest": calm,
}


# 14.3 Rebel Towns and Liberation


def take_control(g: Game, p: Province, active: Seat, rule: str) -> Script[None]:
    """PP-14.2.8, PP-14.3.8: Rebels take a Province: a Rebel Town on a Core of its owner, else it is liberated."""
    owner = pieces.holder(g, p)
    if g.occupier[p] == NOBODY and owner != NOBODY and terms.is_core(g, g.realm[owner], p):
        yield from raise_rebel_town(g, p, rule)
    else:
        yield from liberate(g, p, active)
        if is_bot(g, owner) and g.town[p] != owner and g.claim[pair(AREA_OF[p], owner)] == NONE:  # PP-14.2.16
            yield from pieces.place_claim(g, owner, AREA_OF[p])
            g.log("log-claim", "PP-14.2.16", seat=owner, area=AREA_OF[p])
        yield from _cb_of_loser(g, owner, g.lawful[p])
        yield from sieges.evict_ships(g, p)


def raise_rebel_town(g: Game, p: Province, rule: str) -> Script[None]:
    """PP-14.3.10: Rebels occupy a player's Province; his ships leave its Port (PP-14.3.8). Rebel Towns never run out:
    another piece stands for one."""
    yield from pieces.occupy(g, p, REBELS)
    g.log("log-rebel-town", rule, seat=pieces.holder(g, p), province=p)
    yield from sieges.evict_ships(g, p)


def liberate(g: Game, p: Province, active: Seat) -> Script[None]:
    """PP-14.3.11: (a) from an occupier, (b) to the Realm whose Core it is, (c) a Territory becomes a DNPR's."""
    occupier = g.occupier[p]
    if occupier not in (NOBODY, REBELS):  # (a)
        pieces.end_occupation(g, p)
        g.log("log-liberated-from", "PP-14.3.11", seat=occupier, province=p)
        return
    cores = terms.cores(g, p)
    if cores:
        heir = g.seat_of[cores[0]]
        pieces.remove_base(g, p)
        if heir != NOBODY:
            pieces.place_town(g, heir, p)
        g.log("log-liberated", "PP-14.3.11", province=p, realm=cores[0])
    else:
        yield from _found_dnpr(g, p, active)


def _found_dnpr(g: Game, p: Province, active: Seat) -> Script[None]:
    """PP-14.3.11(c), PP-14.3.15: a DNPR token of a colour of choice; a new colour has its Capital there. With no
    token left (PP-2.2.2) the Territory is vacant again."""
    loser = pieces.holder(g, p)
    possible = [c for c in range(len(COLOURS)) if npr.dnpr_of_colour(g, c) != NOBODY or npr.may_found_dnpr(g, c)]
    colour = yield from choose(Ask(active, DNPR_COLOUR, possible, args={"province": p}))
    pieces.remove_base(g, p)
    if loser != NOBODY:
        g.log("log-shaken-off", "PP-14.3.11", seat=loser, province=p)
    r = npr.dnpr_of_colour(g, colour)
    if r == NOBODY:
        r = npr.found_dnpr(g, colour, p)
    if not (yield from dnpr.free_token(g, r)):
        return
    pieces.place_dnpr_token(g, p, r)
    decks.discover_continent(g, CONTINENT_OF[AREA_OF[p]])
    g.log("log-liberated", "PP-14.3.11", province=p, realm=r)


DNPR_COLOUR: Final = Kind("dnpr_colour", "PP-14.3.15", COLOUR)


def _cb_of_loser(g: Game, seat: Seat, r: Realm) -> Script[None]:
    """PP-14.3.14: a CB token on the Capital of the new owner, if there is one; a Truce between them ends."""
    if seat == NOBODY or r in (NOBODY, g.realm[seat]):
        return
    if is_bot(g, seat):
        return
    yield from pieces.place_cb(g, seat, r, "PP-14.3.14")
    npr.end_truce(g, seat, r)


# Phase 3 step C: sieges and movement of Rebel units (PP-4.3.3 to 4.3.5, PP-14.3.5 to 14.3.9)


def counting_unrest(g: Game, a: Area) -> list[Province]:
    """Provinces of an Area with Unrest that counts."""
    return [p for p in g.board.provinces_of[a] if pieces.has_unrest(g, p)]


def by_rebels(g: Game, areas: list[Area]) -> list[Area]:
    """Most Rebels first, ties by the Area's name (PP-4.3.3)."""
    return sorted(areas, key=lambda a: (-g.rebels[a], AREA_SORT[a]))


def rebels_act(g: Game) -> Script[None]:
    """PP-4.3.3: first all sieges, then all moves; the sets are fixed at the start."""
    held = [a for a in AREAS if g.rebels[a]]
    siege = by_rebels(g, [a for a in held if counting_unrest(g, a)])
    move = by_rebels(g, [a for a in held if not counting_unrest(g, a)])
    for a in siege:
        yield from besiege(g, a)
    for a in move:
        yield from march(g, a)


SIEGE_FIRST: Final = Kind("rebel_siege", "PP-14.3.7", PROVINCE)


def besiege(g: Game, a: Area) -> Script[None]:
    """PP-4.3.4, PP-14.3.6: as much as the Rebels can, Large Provinces first, then by name; with several players the
    one with the lowest Tax Income there chooses among equals (PP-14.3.7). An Island Province needs no ship. A Province
    freed from its occupier is not besieged again, whatever his Town has covered."""
    strength = g.rebels[a]
    chooser = _siege_chooser(g, a)
    besieged = list[int]()
    while True:
        targets = [p for p in counting_unrest(g, a) if terms.tax_value(g, p) <= strength and p not in besieged]
        large = [p for p in targets if terms.tax_value(g, p) == LARGE]
        targets = large or targets
        if not targets:
            return
        if chooser == NOBODY:
            p = min(targets, key=lambda q: PROVINCE_SORT[q])
        else:
            p = yield from choose(Ask(chooser, SIEGE_FIRST, targets, args={"area": a}))
        strength -= terms.tax_value(g, p)
        besieged.append(p)
        yield from take_control(g, p, g.first, "PP-14.3.8")


def _siege_chooser(g: Game, a: Area) -> Seat:
    """PP-14.3.7: only if several players have Unrest there; a tie leaves it to the alphabet."""
    seats = sorted({pieces.unrest_holder(g, p) for p in counting_unrest(g, a)})
    if len(seats) < 2:
        return NOBODY
    incomes = {seat: _tax_in_area(g, seat, a) for seat in seats}
    lowest = min(incomes.values())
    poorest = [seat for seat in seats if incomes[seat] == lowest]
    return poorest[0] if len(poorest) == 1 else NOBODY


def _tax_in_area(g: Game, seat: Seat, a: Area) -> float:
    """PP-14.3.7 (ruling): Tax Values of owned Provinces and half a Ducat per Vassal token."""
    total = 0.0
    for p in g.board.provinces_of[a]:
        if terms.owns(g, g.realm[seat], p):
            total += terms.tax_value(g, p)
        elif g.vassal[p] == seat and g.occupier[p] == NOBODY:
            total += pieces.vassal_count(g, p) / 2
    return total


def march(g: Game, a: Area) -> Script[None]:
    """PP-4.3.5: all but one move to a land neighbour with Unrest; if none moves, one disperses."""
    moving = g.rebels[a] - 1
    target = _march_target(g, a, moving) if moving else NOBODY
    if target == NOBODY:
        g.rebels[a] -= 1
        g.log("log-rebels-disperse", "PP-4.3.5", area=a)
        return
    g.rebels[a] -= moving
    g.rebels[target] += moving
    g.log("log-rebels-move", "PP-4.3.5", area=a, other_area=target, n=moving)
    yield from meet_rebels(g, target)


def _march_target(g: Game, a: Area, moving: int) -> Area:
    """PP-4.3.5(a): most Unrest, then most PR Towns, then by name; never where PR units would outnumber the Rebels."""
    able = list[tuple[int, int, str, Area]]()
    for b in g.board.land[a]:
        unrest = len(counting_unrest(g, b))
        soldiers = sum(terms.units_in(g, seat, b) for seat in g.each_seat)
        if not unrest or soldiers > moving + g.rebels[b]:
            continue
        towns = sum(1 for p in g.board.provinces_of[b] if pieces.has_town(g, p))
        able.append((-unrest, -towns, AREA_SORT[b], b))
    return min(able)[-1] if able else NOBODY


def meet_rebels(g: Game, a: Area) -> Script[None]:
    """PP-14.3.3: Rebels and units of players in one Area fight at once, to the last Rebel. The Active Player's side
    attacks, if he is not there the Rebels do (PP-16.5.23)."""
    if not g.rebels[a] or not any(terms.units_in(g, seat, a) for seat in g.each_seat):
        return
    if g.active != NOBODY and terms.units_in(g, g.active, a):
        yield from land_battles.fight(g, a, g.active)
    else:
        yield from land_battles.fight(g, a, NOBODY, rebels_attack=True)


def rebel_dice_of_all(g: Game) -> Script[None]:
    """PP-4.3.13: clockwise from the First Player; a player finishes all Areas before the next begins (PP-14.2.3)."""
    for seat in g.turn_order:
        yield from roll_rebel_dice(g, seat)


REBEL_TO_LIFT: Final = Kind("rebel_to_lift", "PP-2.2.2", AREA)


def black_units_left(g: Game) -> int:
    """PP-C.1.4, PP-14.3.1: Rebels and Allied Units share the black pieces of the General Supply."""
    allied = sum(g.allied_available) + sum(units.count_kinds(g, seat, ALLIED_KINDS) for seat in g.each_seat)
    return max(0, REBEL_UNITS[g.entry.scenario.edition] - sum(g.rebels) - allied)


def place_rebels(g: Game, a: Area, amount: int, rule: str) -> Script[None]:
    """Rebel Units into an Area; with none left in supply they come from other Areas, as the Active Player says
    (PP-2.2.2), without one the First Player."""
    placed = min(amount, black_units_left(g))
    g.rebels[a] += placed
    if placed:
        g.log("log-rebels", rule, area=a, n=placed)
    while placed < amount and (sources := [b for b in AREAS if g.rebels[b] and b != a]):
        seat = g.first if g.active == NOBODY else g.active
        source = yield from choose(Ask(seat, REBEL_TO_LIFT, sources, args={"area": a}))
        g.rebels[source] -= 1
        g.rebels[a] += 1
        placed += 1
        g.log("log-rebels-move", "PP-2.2.2", n=1, area=source, other_area=a)
    if placed:
        yield from meet_rebels(g, a)
