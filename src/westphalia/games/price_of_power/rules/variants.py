"""PP-20.2 Two players without Bots, and PP-21: a player leaves and the Realm becomes an NPR (method 1)."""

from __future__ import annotations

from typing import Final

from westphalia.kernel.script import Script

from .. import pieces, terms
from ..board import AREAS, EVENTS, PROVINCES, REALMS
from ..board import realm as realm_number
from ..hooks import Hook
from ..ids import Realm, Seat, all_seats, pair
from ..model import GONE, LEAVING, NOBODY, NONE, PASSED, Game, clockwise, persons, players
from ..tables import ARMIES, KINDS, MAX_SEATS, MERCHANTS, PASS_DUCATS, POWERS
from . import characters, checks, hre, peace

TWO_PLAYERS: Final = 2


def events_per_player(g: Game) -> int:
    """Event actions per Round: one, two in the two-player game (PP-5.1.2, PP-20.2.3)."""
    return 2 if g.seats == TWO_PLAYERS else 1


def pass_ducats(g: Game) -> tuple[int, ...]:
    """PP-4.2.6, PP-20.2.4: Ducats for passing first, second ... by the players still in the game (PP-21.0.5)."""
    return PASS_DUCATS[max(TWO_PLAYERS, len(players(g)))]


def passes_that_end_the_phase(g: Game) -> int:
    """PP-4.2.9: the number of paid places; PP-20.2.5: the first pass of two players."""
    return len(pass_ducats(g))


def last_turns_of(g: Game, seat: Seat) -> int:
    """PP-4.2.9: one more Turn; PP-20.2.5: two, or three if no Event has been taken."""
    if g.seats != TWO_PLAYERS:
        return 1
    return 3 if g.events_taken[seat] == 0 else 2


# 21 Removing a PR


def has_departed(g: Game, r: Realm) -> bool:
    """PP-21.0.3: its player has left; it can never be allied nor vassalised (diplomacy.can_never_ally)."""
    return g.abandoned[r] == 1


def skip_departed(g: Game) -> None:
    """Nobody waits for a player who has left."""
    for seat in g.each_seat:
        if g.leaving[seat] == GONE:
            g.status[seat] = PASSED


def is_of_the_departed(g: Game, event: int) -> bool:
    """PP-21.0.4: an Event of a Realm whose player has left leaves the display when it is revealed."""
    key = EVENTS[event].realm
    return bool(key) and has_departed(g, realm_number(key))


def remove_leavers(g: Game) -> Script[None]:
    """PP-21.0.2: at the end of a Round, after Phase 5; the table may let Bots take over (PP-21.0.6)."""
    for seat in [seat for seat in g.turn_order if g.leaving[seat] == LEAVING]:
        if g.rules.leavers == "bot" and len(persons(g)) > 1:
            yield from bot_takes_over(g, seat)
        else:
            yield from remove_player(g, seat)


bot_takes_over: Final = Hook[[Game, Seat], Script[None]]("a Bot takes the place of a player who leaves (PB-9.6)")


def remove_player(g: Game, seat: Seat) -> Script[None]:
    """PP-21.0.3, PP-21.0.5; who was at War with him is judged as after any Peace (PP-4.3.6)."""
    r = g.realm[seat]
    enemies = [other for other in g.turn_order if other != seat and terms.at_war_with(g, other, r)]
    g.log("log-player-left", "PP-21.0.3", realm=r)
    if g.emperor == r:
        yield from hre.imperial_election(g, without=seat)
    end_wars(g, seat)
    keep_vassals(g, seat)
    remove_pieces(g, seat)
    return_cards(g, seat)
    g.leaving[seat], g.abandoned[r], g.seat_of[r] = GONE, 1, NOBODY
    if g.first == seat and players(g):
        g.first = clockwise(g, seat)[0]
    g.unsettled = 1
    yield from checks.settle(g)
    for other in enemies:
        yield from peace.aftermath(g, other)


def end_wars(g: Game, seat: Seat) -> None:
    """PP-21.0.2 (ruling): as White Peace at that moment, without loss of Prestige; occupied Provinces return, and the
    War tokens of others turn to Truce (PP-10.4.1). What else others have placed on the Realm stays."""
    own = g.realm[seat]
    for p in PROVINCES:
        occupier = g.occupier[p]
        if occupier == seat or (occupier in players(g) and seat in (g.town[p], g.vassal[p])):
            pieces.end_occupation(g, p)
    for at in range(own * MAX_SEATS, own * MAX_SEATS + MAX_SEATS):
        g.truce[at] |= int(g.war[at] != 0)
        g.war[at] = 0
    for column in (g.war, g.truce, g.cb):
        for at in _tokens_of(seat):
            column[at] = 0


def _tokens_of(seat: Seat) -> range:
    """Where a player's tokens on Realms lie in a column."""
    return range(seat, len(REALMS) * MAX_SEATS, MAX_SEATS)


def remove_pieces(g: Game, seat: Seat) -> None:
    """PP-21.0.3 (b), (c), (d): Towns and Vassal tokens stay, without Unrest; all else goes."""
    own = g.realm[seat]
    for p in PROVINCES:
        if pieces.holder(g, p) == seat:
            g.unrest[p] = 0
    for a in AREAS:
        g.influence[pair(a, seat)] = g.infantry[pair(a, seat)] = 0
        g.claim[pair(a, seat)] = NONE
    for at in _tokens_of(seat):
        g.alliance[at] = g.marriage[at] = 0
    g.alliance[all_seats(own)] = [0] * MAX_SEATS
    for column in (g.on_slot, g.at_sea):
        column[seat::MAX_SEATS] = [0] * len(column[seat::MAX_SEATS])
    g.docked = [entry for entry in g.docked if entry.seat != seat]
    for army in range(seat * ARMIES, seat * ARMIES + ARMIES):
        g.army_at[army] = NOBODY
        g.army[army * KINDS : army * KINDS + KINDS] = [0] * KINDS
    g.fleet_at[seat] = NOBODY
    g.fleet[seat * 4 : seat * 4 + 4] = [0] * 4
    g.merchant[seat * MERCHANTS : seat * MERCHANTS + MERCHANTS] = [NOBODY] * MERCHANTS
    g.curia = [other for other in g.curia if other != seat]
    g.roma = [NOBODY if other == seat else other for other in g.roma]
    g.power[seat * 3 : seat * 3 + 3] = [0] * len(POWERS)
    for name in ("colonists", "focus", "cubes", "available", "exhausted", "allied_available", "committed"):
        getattr(g, name)[seat] = 0
    g.idea_owners = [tuple(owner for owner in owners if owner != seat) for owners in g.idea_owners]
    g.milestone_done = [tuple(other for other in done if other != seat) for done in g.milestone_done]


def keep_vassals(g: Game, seat: Seat) -> None:
    """PP-21.0.3(a): Vassal Realms are from now on those of an NPR, which its suzerain's flag shows (PP-13.2.1). A Realm
    that is a Vassal in part only keeps the tokens."""
    own = g.realm[seat]
    for r in terms.vassals_of(g, own):
        if all(g.vassal[p] == seat for p in g.lands[r]):
            for p in g.lands[r]:
                pieces.remove_base(g, p)
            g.overlord[r] = own


def return_cards(g: Game, seat: Seat) -> None:
    """PP-21.0.3(g): hand and characters to the discard piles, Missions out of the game."""
    held = [*g.hand[seat], *(shown.card for shown in g.display[seat]), g.ruler[seat], g.admiral[seat]]
    held += [*g.advisor[seat * 3 : seat * 3 + 3], *g.general[seat * ARMIES : seat * ARMIES + ARMIES]]
    for card in held:
        if card >= 0:
            characters.retire(g, card)
    g.hand[seat] = g.drawn[seat] = g.missions[seat] = g.mission_deck[seat] = g.missions_done[seat] = ()
    g.display[seat] = ()
    g.ruler[seat] = g.admiral[seat] = NOBODY
    g.advisor[seat * 3 : seat * 3 + 3] = [NOBODY] * 3
    g.general[seat * ARMIES : seat * ARMIES + ARMIES] = [NOBODY] * ARMIES
