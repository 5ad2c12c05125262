"""PB-5 What the cards of a Bot tell it to do: each action as a procedure, with what makes it impossible.

An action gives "" when it is done, and has paid for itself; else a word for the log: why not. Nothing has changed then
but a die that was rolled on a chart.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Final, TypeAlias

from westphalia.kernel.script import Script

from .. import bot_power, decks, pieces, terms
from ..board import (
    AREA_OF,
    AREA_SORT,
    CATEGORIES,
    CONTINENT_OF,
    FACES,
    IDEA_TYPE,
    IDEAS,
    IS_DISTANT,
    IS_MARITIME,
    IS_PORT,
    NODE_SEAS,
    PROVINCE_SORT,
    SEA_SORT,
    SLOT_OF,
)
from ..card_rules import events
from ..cost import Cost
from ..ids import Area, Idea, Province, Realm, Sea, Seat, pair
from ..model import NO_TOWN, NOBODY, Game, players
from ..rules import (
    administrative_actions,
    bots,
    declare_war,
    diplomacy,
    explore,
    ideas,
    muster,
    naval_battles,
    papacy,
    reactions,
    rebels,
    wars,
)
from ..tables import AREA_LIMIT, SHIPS
from . import campaign, charts

Attempt: TypeAlias = Script[str]
Action: TypeAlias = Callable[[Game, Seat, int], Attempt]

RECRUITS: Final = {0: 0, 1: 3, 2: 5, 3: 7}  # PB-5.9: by the cost of the card
COLONISTS: Final = 4  # PB-5.14
INFLUENCE: Final = 2  # PB-5.10
VASSAL_INFLUENCE: Final = 4  # PB-5.12
CALMED: Final = 2  # PB-5.15
SPY_UNREST: Final = 2  # PB-5.19
SPY_REBELS: Final = 2
SPY_REBELS_AGE: Final = 2
IDEAS_AT_FIRST: Final = 3  # PB-5.22
IDEAS_PER_AGE: Final = 2
GOVERNMENT_AGE: Final = 3
FOCUS_POWER: Final = 2  # PB-5.20
FOCUS_RECRUITS: Final = 3
HALF: Final = 3  # PB-5.18: faces of the die for the first of two ways
SIDES: Final = 6


def free(_: Cost) -> Cost:
    """The card has paid for it."""
    return Cost()


def pay(g: Game, seat: Seat, cost: int) -> None:
    """PB-3.4."""
    bot_power.spend(g, seat, cost, "PB-3.4")


# Events (PB-5.3)


def event(g: Game, seat: Seat, _: int) -> Attempt:
    """PB-5.3, PB-9.5: the Event that is due; its card costs nothing."""
    if events.why_not_event(g, seat) is not None:
        return "taken"
    if not events.events_due(g, seat):
        return "no_event"
    yield from events.take_event(g, seat)
    return ""


# War and diplomacy (PB-5.6 to PB-5.12)


def military(g: Game, seat: Seat, cost: int) -> Attempt:
    """PB-5.9 at War; else PB-5.7: by the chart a Claim or a War."""
    if campaign.is_at_war(g, seat):
        if not g.available[seat] and not campaign.strength(g, seat):
            return "manpower"
        pay(g, seat, cost)
        yield from campaign.wage(g, seat, RECRUITS[cost])
        return ""
    aim = charts.choose(g, seat, military=True, recruits=RECRUITS[cost])
    if aim is None:
        return "target"
    pay(g, seat, cost)
    if aim.territory != NOBODY:
        yield from claim(g, seat, aim.area)
    elif not charts.has_ground(g, seat, aim.realm):
        yield from claim(g, seat, charts.claimable(g, seat, aim))
    else:
        yield from declare(g, seat, aim.realm)
        yield from campaign.wage(g, seat, RECRUITS[cost])
    return ""


def claim(g: Game, seat: Seat, a: Area) -> Script[None]:
    yield from pieces.place_claim(g, seat, a)
    decks.discover_continent(g, CONTINENT_OF[a])
    g.log("log-claim", "PB-5.7", seat=seat, area=a)


def declare(g: Game, seat: Seat, r: Realm) -> Script[None]:
    """PB-5.8: War, with the first CB it has."""
    yield from declare_war.wage(g, seat, {r: wars.casus_belli(g, seat, r)[0]})


def diplomacy_action(g: Game, seat: Seat, cost: int) -> Attempt:
    """PB-5.10 to PB-5.12: by the chart, the first that is possible."""
    aim = charts.choose(g, seat, military=False)
    if aim is None:
        return "target"
    r = aim.realm
    held = diplomacy.influence_on(g, seat, r)
    areas = _areas_with_room(g, seat, r)
    if held < INFLUENCE and areas:
        pay(g, seat, cost)
        yield from place_influence(g, seat, areas, INFLUENCE)
    elif _may_ally(g, seat, r):
        pay(g, seat, cost)
        diplomacy.ally(g, seat, r, "PB-5.11")
    elif diplomacy.why_not_marry(g, seat, r) is None:
        pay(g, seat, cost)
        diplomacy.marry(g, seat, r, "PB-5.11")
    elif _may_absorb(g, seat, r):
        pay(g, seat, cost)
        absorb(g, seat, r)
    elif areas:
        pay(g, seat, cost)
        yield from place_influence(g, seat, areas, INFLUENCE)
    else:
        return "full"
    return ""


def _areas_with_room(g: Game, seat: Seat, r: Realm) -> list[Area]:
    """PB-5.10: its Areas that take a cube, the Capital's first; then Areas beside them."""
    own = diplomacy.areas_of_realm(g, r)
    home = terms.capital_area(g, r)
    own = sorted(own, key=lambda a: (a != home, AREA_SORT[a]))
    beside = sorted({b for a in own for b in g.board.adjacent[a]} - {*own}, key=lambda a: AREA_SORT[a])
    return [a for a in (*own, *beside) if _takes_cube(g, a)]


def _takes_cube(g: Game, a: Area) -> bool:
    return pieces.is_influence_area(a) and not terms.is_closed(g, a) and pieces.cubes_in(g, a) < AREA_LIMIT


def place_influence(g: Game, seat: Seat, areas: list[Area], number: int) -> Script[None]:
    for _ in range(number):
        a = next((a for a in areas if _takes_cube(g, a)), NOBODY)
        if a == NOBODY or not (yield from diplomacy.add_cube(g, seat, a, "PB-5.10")):
            return


def _may_ally(g: Game, seat: Seat, r: Realm) -> bool:
    """PB-5.11: no Ally yet, most Influence there, a token left."""
    if g.alliance[pair(r, seat)] or terms.patron(g, r) != NOBODY or diplomacy.can_never_ally(g, r):
        return False
    if not diplomacy.has_alliance_token(g, seat) or g.truce[pair(r, seat)]:
        return False
    own = diplomacy.influence_on(g, seat, r)
    return all(diplomacy.influence_on(g, other, r) < own for other in players(g) if other != seat)


def _may_absorb(g: Game, seat: Seat, r: Realm) -> bool:
    """PB-5.12: allied and married, at most half as rich, 4 cubes of Influence there."""
    if not (g.alliance[pair(r, seat)] and g.marriage[pair(r, seat)]) or terms.is_at_war(g, r) or r == g.emperor:
        return False
    cubes = sum(g.influence[pair(a, seat)] for a in diplomacy.areas_of_realm(g, r))
    return cubes >= VASSAL_INFLUENCE and 2 * terms.npr_base_tax(g, r) <= terms.base_tax(g, seat)


def absorb(g: Game, seat: Seat, r: Realm) -> None:
    """PB-5.12: 4 cubes go, its Provinces become the Bot's, with Unrest; its ties end."""
    areas = diplomacy.areas_of_realm(g, r)
    left = VASSAL_INFLUENCE
    for a in areas:
        count = min(left, g.influence[pair(a, seat)])
        diplomacy.take_influence(g, seat, a, count, "PB-5.12")
        left -= count
    for other in g.each_seat:
        if g.marriage[pair(r, other)]:
            diplomacy.end_marriage(g, other, r, "PB-5.12")
        if g.alliance[pair(r, other)]:
            diplomacy.remove_alliance(g, other, r, "PB-5.12")
    for p in terms.extent(g, r):
        if pieces.place_town(g, seat, p, unrest=1):
            g.log("log-annexed", "PB-5.12", seat=seat, province=p)


# At sea and overseas (PB-5.13, PB-5.14)


def own_ports(g: Game, seat: Seat) -> list[Province]:
    return [p for p in terms.own_towns(g, seat) if IS_PORT[p] and terms.is_active_port(g, p)]


def ship_count(g: Game, seat: Seat) -> int:
    return sum(terms.ships_at_sea(g, seat, z) for z in g.board.seas) + sum(
        entry.ships for entry in g.docked if entry.seat == seat
    )


def naval(g: Game, seat: Seat, cost: int) -> Attempt:
    """PB-5.13: at War against fewer ships of an Enemy; else build, and hunt Pirates."""
    move = _attack_at_sea(g, seat)
    if move is not None:
        pay(g, seat, cost)
        yield from sail(g, seat, *move)
        return ""
    pirates = [n for n in g.board.nodes if g.pirates[n] and _patrols(g, seat, n)]
    seas = _seas_to_build(g, seat)
    if not pirates and not seas:
        return "port"
    pay(g, seat, cost)
    if pirates:
        g.pirates[pirates[0]] -= 1
        g.log("log-pirate-removed", "PB-5.13", node=pirates[0])
    build(g, seat, max(1, cost))
    return ""


def _patrols(g: Game, seat: Seat, n: int) -> bool:
    return IS_MARITIME[n] and any(terms.ships_at_sea(g, seat, z) >= 2 for z in NODE_SEAS[n])


def _seas_to_build(g: Game, seat: Seat) -> list[Sea]:
    """PB-1.9: beside own ports or own ships; first where it has none, then by the Tax Value of its ports there."""
    if ship_count(g, seat) >= SHIPS:
        return []
    value = Counter[Sea]()
    for p in own_ports(g, seat):
        for z in FACES[p]:
            if z in g.board.seas and not terms.is_hostile_sea(g, seat, z):
                value[z] += terms.tax_value(g, p)
    return sorted(value, key=lambda z: (terms.ships_at_sea(g, seat, z), -value[z], SEA_SORT[z]))


def build(g: Game, seat: Seat, number: int) -> None:
    for _ in range(number):
        seas = _seas_to_build(g, seat)
        if not seas:
            return
        g.at_sea[pair(seas[0], seat)] += 1
        g.log("log-bot-ship", "PB-5.13", seat=seat, sea=seas[0])


def _attack_at_sea(g: Game, seat: Seat) -> tuple[Sea, Sea] | None:
    """PB-5.13: from a Sea Zone into the next one where an Enemy has ships, but fewer."""
    for z in g.board.seas:
        count = g.at_sea[pair(z, seat)]
        if not count:
            continue
        for y in g.board.sea_links[z]:
            foes = sum(
                terms.ships_at_sea(g, other, y) for other in g.each_seat if terms.at_war_with(g, seat, g.realm[other])
            )
            raised = sum(
                muster.ships_raised(g, r, y) for r in muster.hosts_at_sea(g, y) if terms.is_hostile(g, seat, r)
            )
            if 0 < foes + raised < count + terms.ships_at_sea(g, seat, y):
                return z, y
    return None


def sail(g: Game, seat: Seat, z: Sea, y: Sea) -> Script[None]:
    count = g.at_sea[pair(z, seat)]
    g.at_sea[pair(z, seat)] = 0
    g.at_sea[pair(y, seat)] += count
    g.log("log-bot-sails", "PB-5.13", seat=seat, sea=z, other_sea=y, n=count)
    if muster.is_naval_battle(g, seat, y):
        yield from naval_battles.fight(g, y, seat)


def explore_action(g: Game, seat: Seat, cost: int) -> Attempt:
    """PB-5.14: with Quest for the New World as a player explores, for the cost of the card; what finds nothing brings a
    Colonist. Without the Idea or a ship it builds one."""
    if explore.why_not_explore(g, seat, free) is None:
        pay(g, seat, cost)
        before = sum(1 for token in g.claim if token)
        yield from explore.explore(g, seat, free)
        if sum(1 for token in g.claim if token) == before:
            yield from gain_colonists(g, seat, 1)
        return ""
    if not _seas_to_build(g, seat):
        return "port"
    pay(g, seat, cost)
    build(g, seat, 1)
    return ""


def gain_colonists(g: Game, seat: Seat, number: int) -> Script[None]:
    before = g.colonists[seat]
    yield from pieces.gain_colonists(g, seat, number)
    if g.colonists[seat] > before:
        g.log("log-colonists", "PB-5.14", seat=seat, n=g.colonists[seat] - before)


def colonies(g: Game, seat: Seat) -> list[Province]:
    """Vacant Territories with its Claim that it can reach (PP-5.3.5), the highest Tax Value first."""
    claims = administrative_actions.colonial_claims(g, seat)
    if not claims or pieces.disc_for(g, seat, claims[0]) == NO_TOWN:
        return []
    ends, _ = administrative_actions.colonial_chain(g, seat)
    able = [p for p in claims if AREA_OF[p] in ends]
    return sorted(able, key=lambda p: (-terms.tax_value(g, p), PROVINCE_SORT[p]))


def colonize(g: Game, seat: Seat, cost: int) -> Attempt:
    """PB-5.14: Colonists and the cost of the card make 4; with fewer it gains 2 Colonists."""
    found = colonies(g, seat)
    if not found:
        return "colony"
    pay(g, seat, cost)
    if g.colonists[seat] + cost < COLONISTS:
        yield from gain_colonists(g, seat, 2)
        return ""
    pieces.lose_colonists(g, seat, min(g.colonists[seat], COLONISTS - cost))
    p = found[0]
    pieces.remove_claim(g, seat, AREA_OF[p])
    pieces.place_town(g, seat, p)
    g.log("log-colonized", "PB-5.14", seat=seat, province=p)
    return ""


# At home (PB-5.15 to PB-5.18)


def unrest(g: Game, seat: Seat, cost: int) -> Attempt:
    """PB-5.15: Rebels beside the Army are fought first, at Peace Rebel Towns are taken back; 2 Unrest go, 3 with an
    administrative Idea."""
    a = bots.army_area(g, seat)
    fights = a != NOBODY and bool(g.rebels[a]) and muster.is_land_battle(g, seat, a)
    lost = [] if fights else campaign.lost_to_rebels(g, seat, RECRUITS[cost])
    if not fights and not lost and not restless(g, seat):
        return "calm"
    pay(g, seat, cost)
    if fights:
        yield from rebels.meet_rebels(g, a)
    if lost:
        yield from campaign.expel_rebels(g, seat, lost, RECRUITS[cost])
    number = CALMED + int(bots.ideas_of(g, seat, 0) > 0)
    for p in restless(g, seat)[:number]:
        pieces.remove_unrest(g, p)
        g.log("log-calmed", "PB-5.15", seat=seat, province=p)
    return ""


def restless(g: Game, seat: Seat) -> list[Province]:
    """Provinces with Unrest of its own: the Capital Area first, then the highest Tax Value."""
    home = terms.capital_area(g, g.realm[seat])
    held = rebels.unrest_provinces(g, seat)
    return sorted(held, key=lambda p: (AREA_OF[p] != home, -terms.tax_value(g, p), PROVINCE_SORT[p]))


def convert(g: Game, seat: Seat, cost: int) -> Attempt:
    """PB-5.16: an Area that it could convert as a player; most own Towns first; 1 Unrest there, no Rebel Dice."""
    slots = administrative_actions.own_slots(g, seat)
    able = [s for s in slots if administrative_actions.why_not_convert(g, seat, s) is None]
    if not able:
        return "faith"
    slot = min(able, key=lambda s: (-len(_towns_of_slot(g, seat, s)), AREA_SORT[s]))
    pay(g, seat, cost)
    yield from administrative_actions.convert(g, seat, slot, quiet=True)
    towns = [p for p in _towns_of_slot(g, seat, slot) if not g.unrest[p]]
    if towns:
        p = min(towns, key=lambda q: (terms.tax_value(g, q), PROVINCE_SORT[q]))
        pieces.add_unrest(g, p)
        g.log("log-unrest", "PB-5.16", seat=seat, province=p)
    return ""


def _towns_of_slot(g: Game, seat: Seat, slot: Area) -> list[Province]:
    """PB-5.16: own Towns in the Areas that share a Religion slot (PP-15.3.2)."""
    return [p for p in terms.own_towns(g, seat) if SLOT_OF[AREA_OF[p]] == slot]


def papal_curia(g: Game, seat: Seat, cost: int) -> Attempt:
    """PB-5.17, PB-5.18: a Cardinal; the Papal Controller also takes a Papal action, if none was taken."""
    if papacy.why_not_cardinal(g, seat) is not None:
        return "curia"
    pay(g, seat, cost)
    yield from papacy.gain_cardinal(g, seat)
    if papacy.why_not_papal_action(g, seat) is None:
        yield from papal_action(g, seat)
    return ""


def papal_action(g: Game, seat: Seat) -> Script[None]:
    roll = g.chance.roll(SIDES)
    g.log("log-bot-die", "PB-5.18", seat=seat, n=roll)
    victims = [g.realm[s] for s in opponents(g, seat) if papacy.is_excommunicable(g, seat, g.realm[s])]
    areas = [a for a in g.board.main_areas if papacy.why_not_crusade_area(g, a) is None]
    if victims and (roll <= HALF or not areas):
        yield from papacy.excommunicate(g, seat, free, victims[:1])
    elif areas:
        best = min(areas, key=lambda a: (-len(papacy.muslim_provinces(g, a)), AREA_SORT[a]))
        yield from papacy.place_crusade(g, seat, free, [best])


# Against others (PB-5.19)


def opponents(g: Game, seat: Seat) -> list[Seat]:
    """PB-4.8: at War with it first; then by a die highest Prestige or highest Tax Income; persons before Bots."""
    others = [s for s in players(g) if s != seat]
    if not others:
        return []
    roll = g.chance.roll(SIDES)
    g.log("log-bot-opponent", "PB-4.8", seat=seat, n=roll)

    def rank(other: Seat) -> tuple[bool, bool, int, int]:
        points = g.prestige[other] if roll <= HALF else terms.tax_income(g, other)
        return not terms.at_war_with(g, seat, g.realm[other]), bool(g.bot[other]), -points, other

    return sorted(others, key=rank)


def spy(g: Game, seat: Seat, cost: int) -> Attempt:
    """PB-5.19: Unrest in the richest Area of an Opponent, from Age II on Rebels too; it can be countered."""
    victims = [s for s in opponents(g, seat) if _calm_areas(g, s)]
    if not victims:
        return "opponent"
    victim = victims[0]
    pay(g, seat, cost)
    g.log("log-bot-spies", "PB-5.19", seat=seat, other=victim)
    if (yield from reactions.is_countered(g, seat)):
        return ""
    a = _calm_areas(g, victim)[0]
    towns = [p for p in terms.own_towns(g, victim) if AREA_OF[p] == a and not g.unrest[p]]
    towns.sort(key=lambda p: (-terms.tax_value(g, p), PROVINCE_SORT[p]))
    for p in towns[:SPY_UNREST]:
        pieces.add_unrest(g, p)
        g.log("log-unrest", "PB-5.19", seat=victim, province=p)
    if g.age >= SPY_REBELS_AGE:
        yield from rebels.place_rebels(g, a, SPY_REBELS, "PB-5.19")
    return ""


def _calm_areas(g: Game, seat: Seat) -> list[Area]:
    """Areas where a player has Towns without Unrest, the highest Tax Value first."""
    areas = {AREA_OF[p] for p in terms.own_towns(g, seat) if not g.unrest[p] and not IS_DISTANT[AREA_OF[p]]}
    return sorted(areas, key=lambda a: (-bots.tax_in(g, seat, a), AREA_SORT[a]))


# Focus (PB-5.20, PB-5.21)


def _why_not_focus(g: Game, seat: Seat, category: str) -> str:
    number = CATEGORIES.index(category)
    if g.milestones[number] == NOBODY or seat in g.milestone_done[number]:
        return "milestone"
    return ""


def _focus(g: Game, seat: Seat, cost: int, category: str) -> None:
    pay(g, seat, cost)
    g.bot_focus[seat] = CATEGORIES.index(category)
    g.log("log-bot-focus", "PB-5.20", seat=seat, focus=category)


def focus_economy(g: Game, seat: Seat, cost: int) -> Attempt:
    if why := _why_not_focus(g, seat, "economy"):
        return why
    _focus(g, seat, cost, "economy")
    bot_power.gain(g, seat, FOCUS_POWER, "PB-5.20")
    yield from ()
    return ""


def focus_expansion(g: Game, seat: Seat, cost: int) -> Attempt:
    """A Claim beside its Realm, and a ship."""
    if why := _why_not_focus(g, seat, "expansion"):
        return why
    _focus(g, seat, cost, "expansion")
    areas = [a for a in terms.reach_of(g, g.realm[seat]) if _may_claim(g, seat, a)]
    if areas:
        yield from claim(g, seat, min(areas, key=lambda a: (-_area_tax(g, a), AREA_SORT[a])))
    build(g, seat, 1)
    return ""


def _may_claim(g: Game, seat: Seat, a: Area) -> bool:
    if g.claim[pair(a, seat)] or IS_DISTANT[a]:
        return False
    holders = {g.lawful[p] for p in g.board.provinces_of[a]} - {NOBODY, g.realm[seat]}
    return any(not g.alliance[pair(r, seat)] for r in holders)


def _area_tax(g: Game, a: Area) -> int:
    return sum(terms.tax_value(g, p) for p in g.board.provinces_of[a])


def focus_politics(g: Game, seat: Seat, cost: int) -> Attempt:
    """Influence by the diplomatic chart, and a Royal Marriage if one is possible."""
    if why := _why_not_focus(g, seat, "politics"):
        return why
    _focus(g, seat, cost, "politics")
    aim = charts.choose(g, seat, military=False)
    if aim is not None:
        yield from place_influence(g, seat, _areas_with_room(g, seat, aim.realm), INFLUENCE)
        if diplomacy.why_not_marry(g, seat, aim.realm) is None:
            diplomacy.marry(g, seat, aim.realm, "PB-5.20")
    return ""


def focus_war(g: Game, seat: Seat, cost: int) -> Attempt:
    """A Claim by the military chart; at War 3 units."""
    if why := _why_not_focus(g, seat, "war"):
        return why
    _focus(g, seat, cost, "war")
    if campaign.is_at_war(g, seat):
        goals = campaign.targets_after(g, seat, FOCUS_RECRUITS)
        bots.recruit(g, seat, FOCUS_RECRUITS, campaign.base_for(g, seat, goals), "PB-5.20")
        return ""
    aim = charts.choose(g, seat, military=True, recruits=g.available[seat])
    if aim is not None:
        a = aim.area if aim.territory != NOBODY else charts.claimable(g, seat, aim)
        if a != NOBODY:
            yield from claim(g, seat, a)
    return ""


# Ideas (PB-5.22)


def idea(g: Game, seat: Seat, cost: int) -> Attempt:
    """PB-5.22: of the type it has fewest of, Basic Ideas first, no Government Form before Age III."""
    held = [bots.ideas_of(g, seat, power) for power in range(3)]
    if sum(held) >= IDEAS_AT_FIRST + IDEAS_PER_AGE * (g.age - 1):
        return "enough"
    able = [
        i
        for i in g.idea_row
        if ideas.why_not_research(g, seat, i) is None and (g.age >= GOVERNMENT_AGE or not IDEAS[i].government_form)
    ]
    if not able:
        return "idea"
    pay(g, seat, cost)
    chosen: Idea = min(able, key=lambda i: (held[IDEA_TYPE[i]], IDEA_TYPE[i], not IDEAS[i].basic, g.idea_row.index(i)))
    yield from ideas.gain_idea(g, seat, chosen)
    return ""


ACTIONS: Final[dict[str, Action]] = {
    "event": event,
    "military": military,
    "diplomacy": diplomacy_action,
    "naval": naval,
    "explore": explore_action,
    "colonize": colonize,
    "unrest": unrest,
    "convert": convert,
    "papal_curia": papal_curia,
    "spy": spy,
    "idea": idea,
    "focus_economy": focus_economy,
    "focus_expansion": focus_expansion,
    "focus_politics": focus_politics,
    "focus_war": focus_war,
}
