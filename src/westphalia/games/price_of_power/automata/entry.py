"""PB-9 Bots that fall, that come later, and that take over from a player who leaves (PP-21.0.6)."""

from __future__ import annotations

from typing import Final

from westphalia.kernel.script import Ask, Kind, Script, choose

from .. import bot_data, bot_power, pieces, terms
from ..board import AREA_OF, REALM
from ..board import realm as realm_number
from ..ids import Realm, Seat, pair
from ..model import (
    AT_WAR,
    BOT,
    ENTERING,
    FALLEN,
    GONE,
    IN_PLAY,
    NOBODY,
    OFF_BOARD,
    WAITING,
    Game,
    bots,
    persons,
)
from ..rules import bots as bot_rules
from ..rules import checks, diplomacy, scenario_rules, units, variants
from ..tables import CUBES, MERCHANTS, POWERS

FEW: Final = 3  # PB-9.4: Provinces of a Bot that is all but beaten
WHO_ENTERS: Final = Kind("entering_bot", "PB-9.4", REALM)
SWEDEN: Final = "sweden"


def end_round(g: Game) -> Script[None]:
    """PB-9.1, PB-9.2, PB-9.4: at the end of a Round, after Phase 5: who has fallen, and who comes for it."""
    beaten = [seat for seat in bots(g) if _is_beaten(g, seat)]
    fallen = [seat for seat in bots(g) if not g.lands[g.realm[seat]]]
    for seat in fallen:
        fall(g, seat)
    for seat in beaten:
        yield from call_next(g, seat)
    if not any(state in (WAITING, ENTERING) for state in g.bot):
        for seat in fallen:
            _call_substitute(g, seat)
    yield from checks.settle(g)


def _is_beaten(g: Game, seat: Seat) -> bool:
    """PB-9.4: by the rule of the scenario; without one only who has nothing left."""
    r = g.realm[seat]
    if not g.lands[r]:
        return True
    if scenario_rules.has_rule(g, "french_entry"):
        rival = persons(g)[0] if persons(g) else seat
        lost_home = not terms.owns_area(g, r, AREA_OF[g.capital[r]])
        return lost_home or terms.base_tax(g, seat) < terms.base_tax(g, rival)
    if scenario_rules.has_rule(g, "western_entry") or scenario_rules.has_rule(g, "next_bot"):
        return len(g.lands[r]) <= FEW
    return False


def fall(g: Game, seat: Seat) -> None:
    """PB-9.1: a Bot without Provinces leaves the game with all its pieces."""
    r = g.realm[seat]
    g.log("log-bot-falls", "PB-9.1", realm=r)
    variants.end_wars(g, seat)
    variants.remove_pieces(g, seat)
    g.bot_power[seat] = g.bot_spent[seat] = 0
    g.bot_deck[seat], g.bot_used[seat], g.bot_focused[seat] = (), (), ()
    g.bot[seat], g.leaving[seat], g.seat_of[r] = FALLEN, GONE, NOBODY
    if g.first == seat:
        g.first = g.turn_order[0] if g.turn_order else g.first
    g.unsettled = 1


# Those who come later (PB-9.4)


def call_next(g: Game, beaten: Seat) -> Script[None]:
    """Which of the waiting Bots comes: the one the scenario names for the one that is beaten; of several the nearest to
    the person's Capital."""
    waiting = [seat for seat in g.each_seat if g.bot[seat] == WAITING and _can_come(g, g.realm[seat])]
    if scenario_rules.has_rule(g, "western_entry"):
        wanted = "castile" if REALM.id(g.realm[beaten]) == "venice" else "france"
        waiting = [seat for seat in waiting if REALM.id(g.realm[seat]) == wanted]
    if not waiting or not persons(g):
        return
    person = persons(g)[0]
    far = bot_power.distances(g, terms.capital_area(g, g.realm[person]))
    seat = min(waiting, key=lambda s: (far.get(AREA_OF[g.capital[g.realm[s]]], bot_power.FAR), s))
    if scenario_rules.has_rule(g, "sweden_entry") and REALM.id(g.realm[beaten]) == "denmark":
        sweden = realm_number(SWEDEN)
        if terms.is_npr(g, sweden) and g.lands[sweden]:
            g.realm[seat] = yield from choose(Ask(person, WHO_ENTERS, [g.realm[seat], sweden]))
    g.bot[seat] = ENTERING
    g.log("log-bot-expected", "PB-9.4", realm=g.realm[seat])


def _can_come(g: Game, r: Realm) -> bool:
    return bool(g.lands[r]) and g.seat_of[r] == NOBODY


def _call_substitute(g: Game, seat: Seat) -> None:
    """PB-9.2: the Realm that is named for it comes, if it is an NPR; else nobody."""
    key = bot_data.substitute(g.realm[seat])
    if key and terms.is_npr(g, realm_number(key)) and _can_come(g, realm_number(key)):
        g.realm[seat] = realm_number(key)
        g.bot[seat] = ENTERING
        g.log("log-bot-expected", "PB-9.2", realm=g.realm[seat])


def begin_round(g: Game) -> Script[None]:
    """PB-9.3: with Phase 1 those come who were called."""
    for seat in [seat for seat in g.each_seat if g.bot[seat] == ENTERING]:
        if _can_come(g, g.realm[seat]):
            enter(g, seat)
            yield from checks.settle(g)
        else:
            g.bot[seat] = WAITING


def enter(g: Game, seat: Seat) -> None:
    """PB-9.3: Towns on all its Provinces and those of its Vassals; Alliances and Marriages with players end, Wars and
    Truces stay; Bot Power, a deck, Manpower, a Merchant."""
    r = g.realm[seat]
    lands = [*terms.extent(g, r), *(p for v in terms.vassals_of(g, r) for p in terms.owned(g, v))]
    g.log("log-bot-enters", "PB-9.3", realm=r)
    g.bot[seat], g.leaving[seat] = BOT, IN_PLAY
    g.colour[r] = NOBODY
    g.overlord[r] = NOBODY
    g.overlord = [NOBODY if lord == r else lord for lord in g.overlord]
    g.seat_of[r] = seat
    g.cubes[seat] = CUBES
    for other in g.each_seat:
        at = pair(r, other)
        if g.alliance[at]:
            diplomacy.remove_alliance(g, other, r, "PB-9.3")
        if g.marriage[at]:
            diplomacy.end_marriage(g, other, r, "PB-9.3")
        if other != seat and g.war[at]:
            g.war[pair(g.realm[other], seat)] = AT_WAR
        if other != seat and g.truce[at]:
            g.truce[pair(g.realm[other], seat)] = 1
    for p in lands:
        if g.dnpr[p] == r:
            g.dnpr[p] = NOBODY
        pieces.place_town(g, seat, p)
    g.merchant[seat * MERCHANTS] = OFF_BOARD
    bot_power.gain(g, seat, bot_data.start_power(r, g.entry.scenario.id), "PB-9.3")
    cards = bot_data.deck(r, g.faith[r], g.age)
    g.chance.shuffle(cards)
    g.bot_deck[seat] = tuple(cards)
    g.available[seat] = units.manpower(g, seat)
    g.exhausted[seat] = 0


# A Bot takes over (PP-21.0.6)


@variants.bot_takes_over.fill
def take_over(g: Game, seat: Seat) -> Script[None]:
    """PB-9.6: method 2: the pieces stay, what only a person has goes; Monarch Power becomes Bot Power, Vassals
    Towns, all units one Army's Manpower."""
    r = g.realm[seat]
    g.log("log-bot-takes-over", "PB-9.6", realm=r)
    power = sum(g.power[seat * 3 : seat * 3 + 3])
    g.cubes[seat] += power + g.focus[seat]
    g.power[seat * 3 : seat * 3 + 3] = [0] * len(POWERS)
    g.focus[seat] = g.ducats[seat] = g.interest[seat] = g.stability[seat] = 0
    g.cubes[seat] += sum(shown.charges for shown in g.display[seat])
    variants.return_cards(g, seat)
    g.ruler_ill[seat] = g.admiral_ill[seat] = 0
    g.leaving[seat], g.bot[seat] = IN_PLAY, BOT
    bot_rules.go_home(g, seat, "PB-9.6")
    g.allied_available[seat] = 0
    for m in range(seat * MERCHANTS + 1, seat * MERCHANTS + MERCHANTS):
        g.merchant[m], g.merchant_used[m] = NOBODY, 0
    g.merchant_used[seat * MERCHANTS] = 0
    _ships_to_sea(g, seat)
    for p in [p for p in terms.marked(g, seat) if g.vassal[p] == seat]:
        held = g.occupier[p]
        if held == NOBODY:
            pieces.place_town(g, seat, p, unrest=g.unrest[p])
    _end_ties(g, seat)
    bot_power.gain(g, seat, max(power, bot_data.START.bot_power), "PB-9.6")
    cards = bot_data.deck(r, g.faith[r], g.age)
    g.chance.shuffle(cards)
    g.bot_deck[seat] = tuple(cards)
    yield from checks.settle(g)


def _ships_to_sea(g: Game, seat: Seat) -> None:
    """PB-1.9: ships on Trade Protection slots lie beside them."""
    for z in g.board.seas:
        at = pair(z, seat)
        g.at_sea[at] += g.on_slot[at]
        g.on_slot[at] = 0


def _end_ties(g: Game, seat: Seat) -> None:
    """PB-7.6: no Alliances nor Marriages with players."""
    for other in g.each_seat:
        r = g.realm[other]
        if g.seat_of[r] == other:
            if g.alliance[pair(r, seat)]:
                diplomacy.remove_alliance(g, seat, r, "PB-7.6")
            if g.marriage[pair(r, seat)]:
                diplomacy.end_marriage(g, seat, r, "PB-7.6")
