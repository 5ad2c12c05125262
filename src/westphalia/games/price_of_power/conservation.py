"""What must add up in every state: pieces, cubes, cards, tracks, and combinations that cannot be."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from . import model
from .board import (
    ACTION_CARDS,
    AREA,
    AREAS,
    CARD,
    CARD_ACTION,
    EVENT,
    IDEA,
    IDEAS,
    IS_DISTANT,
    NODES,
    PROVINCE,
    PROVINCES,
    REALM,
    REALMS,
    SEA,
    SEAS,
    SLOTS,
    TRADE_CARD,
    TRADE_CARDS,
)
from .ids import Area, Seat, all_seats, pair
from .model import CORE, GONE, NOBODY, REBELS, Game
from .recount import cubes_covering, cubes_in_use, lands_of_all, lawful_owner, towns_covered, towns_on_map
from .rules import units
from .tables import (
    AREA_LIMIT,
    ARMIES,
    CLAIM_CB_TOKENS,
    CLAIM_CORE_TOKENS,
    CLAIM_TOKENS,
    CUBES,
    DAMAGED,
    DNPR_TOKENS,
    EXPANDED_TRADE,
    HEAVY,
    IA_MAX,
    IMPERIAL_CUBES,
    KINDS,
    LAND_UNITS,
    LARGE_TOWNS,
    MAX_SEATS,
    MERCENARIES,
    MERCHANTS,
    MISSIONS_IN_HAND,
    PIRATES,
    POWER_LIMIT,
    SHIPS,
    SMALL_TOWNS,
    STABILITY_MAX,
    STABILITY_MIN,
    VASSAL_TOKENS,
)


def violations(g: Game, *, all_cards: bool = True) -> Iterator[str]:
    """Everything that does not add up. A position may leave cards out (``all_cards=False``), but none lies twice."""
    for seat in g.each_seat:
        for text in (*_tracks(g, seat), *_board(g, seat), *_units(g, seat), *_tokens(g, seat)):
            yield f"{REALM.id(g.realm[seat])}: {text}"
    yield from _provinces(g)
    yield from _areas(g)
    yield from _seas(g)
    yield from _relations(g)
    yield from _supply(g)
    yield from (text for text in _cards(g) if all_cards or not text.endswith(NOWHERE))


NOWHERE: Final = "is in 0 places"


def _tracks(g: Game, seat: Seat) -> Iterator[str]:
    """PP-C.4.2, PP-2.2.4."""
    on_map = (g.small_towns[seat], g.large_towns[seat], g.vassal_tokens[seat])
    if on_map != towns_on_map(g, seat):
        yield f"Towns and Vassal tokens are {towns_on_map(g, seat)}, the tracks say {on_map}"
    covered = (g.small_covered[seat], g.large_covered[seat], g.vassal_covered[seat])
    if covered != towns_covered(g, seat):
        yield f"covered are {towns_covered(g, seat)}, the tracks say {covered}"
    if any(n > most for n, most in zip(on_map, (SMALL_TOWNS, LARGE_TOWNS, VASSAL_TOKENS), strict=True)):
        yield f"more Towns or Vassal tokens than there are: {on_map} (PP-C.2.1)"
    if g.leaving[seat] == GONE:
        return
    if g.cubes[seat] + cubes_in_use(g, seat) != CUBES:
        yield f"{g.cubes[seat]} cubes in supply, {cubes_in_use(g, seat)} in use, not {CUBES} in all (PP-2.2.4)"
    if g.cubes[seat] < -cubes_covering(g, seat):
        yield "more cubes owed than slots are covered (PP-2.2.5)"


def _board(g: Game, seat: Seat) -> Iterator[str]:
    if not STABILITY_MIN <= g.stability[seat] <= STABILITY_MAX:
        yield "Stability (PP-7.3.1)"
    if any(not 0 <= n <= POWER_LIMIT for n in g.power[seat * 3 : seat * 3 + 3]):
        yield "Monarch Power (PP-7.1.4)"
    for name in ("ducats", "interest", "colonists", "available", "exhausted", "allied_available", "focus"):
        if getattr(g, name)[seat] < 0:
            yield f"{name} is negative"
    if len(g.missions[seat]) > MISSIONS_IN_HAND:
        yield "more Missions in hand than 2 (PP-17.2.3)"
    nodes = [n for n in g.merchant[seat * MERCHANTS : seat * MERCHANTS + MERCHANTS] if n >= 0]
    if len(set(nodes)) != len(nodes):
        yield "two Merchants on a Trade Node (PP-12.4.1)"


def _units(g: Game, seat: Seat) -> Iterator[str]:
    """PP-C.2.1, PP-9.0."""
    land = units.deployed_regulars(g, seat) + g.available[seat] + g.exhausted[seat]
    if land > LAND_UNITS:
        yield f"{land} Regular units of {LAND_UNITS}"
    fleet = g.fleet[seat * 4 : seat * 4 + 4]
    docked = sum(entry.ships for entry in g.docked if entry.seat == seat)
    ships = sum(fleet[:3]) + sum(g.on_slot[seat::MAX_SEATS]) + sum(g.at_sea[seat::MAX_SEATS]) + docked
    if ships > SHIPS:
        yield f"{ships} ships of {SHIPS}"
    if fleet[DAMAGED] > fleet[HEAVY]:
        yield "more damaged ships than Heavy Ships"
    if (sum(fleet[:3]) > 0) != (g.fleet_at[seat] != NOBODY):
        yield "a Fleet without ships, or ships without a Fleet"
    for army in range(seat * ARMIES, seat * ARMIES + ARMIES):
        size = units.army_size(g, army)
        if (size > 0) != (g.army_at[army] != NOBODY):
            yield f"Army {army % ARMIES + 1} has {size} units, and is {_where(g.army_at[army])}"
        if min(g.army[army * KINDS : army * KINDS + KINDS]) < 0:
            yield "fewer than no units in an Army"


def _where(area: Area) -> str:
    return "nowhere" if area == NOBODY else f"in {AREA.id(area)}"


def _tokens(g: Game, seat: Seat) -> Iterator[str]:
    """PP-7.6.5, PP-C.3.1."""
    claims = g.claim[seat::MAX_SEATS]
    used = len(claims) - claims.count(0)
    cbs = sum(g.cb[seat::MAX_SEATS])
    if used + cbs > CLAIM_TOKENS or claims.count(CORE) > CLAIM_CORE_TOKENS or cbs > CLAIM_CB_TOKENS:
        yield f"{used} Claims and Core tokens and {cbs} CB tokens"
    for name in ("alliance", "marriage"):
        count = sum(1 for n in getattr(g, name)[seat::MAX_SEATS] if n)
        if count > 4:
            yield f"{count} tokens of {name} of 4 (PP-C.2.1)"


def _provinces(g: Game) -> Iterator[str]:
    for p in PROVINCES:
        key = PROVINCE.id(p)
        if g.lawful[p] != lawful_owner(g, p):
            yield f"{key}: lawful owner (PP-2.5.1)"
        if (g.town[p] == NOBODY) != (g.disc[p] == model.NO_TOWN):
            yield f"{key}: a Town without an owner, or an owner without a Town"
        if g.town[p] != NOBODY and g.vassal[p] != NOBODY:
            yield f"{key}: a Town and a Vassal token"
        if not g.board.in_play[p] and (g.town[p], g.vassal[p], g.occupier[p], g.dnpr[p]) != (NOBODY,) * 4:
            yield f"{key}: something lies there, but it is out of play"
        if g.unrest[p] and g.town[p] == NOBODY and g.vassal[p] == NOBODY:
            yield f"{key}: Unrest without a disc (PP-14.1.1)"
        occupier = g.occupier[p]
        if occupier == NOBODY and (g.siege_disc[p] or g.siege_unrest[p]):
            yield f"{key}: an occupier's disc without an occupier"
        if occupier not in (NOBODY, REBELS) and g.town[p] == occupier:
            yield f"{key}: occupied by its owner"
    for r, (kept, counted) in enumerate(zip(g.lands, lands_of_all(g.lawful), strict=True)):
        if kept != counted:
            yield f"{REALM.id(r)}: list of Provinces"


def _areas(g: Game) -> Iterator[str]:
    for a in AREAS:
        cubes = g.influence[all_seats(a)]
        if sum(cubes) + g.imperial[a] > AREA_LIMIT:
            yield f"{AREA.id(a)}: more than {AREA_LIMIT} Influence (PP-11.1.2)"
        if min(cubes) < 0 or g.rebels[a] < 0 or g.imperial[a] < 0:
            yield f"{AREA.id(a)}: fewer than none"
        if IS_DISTANT[a] and any(cubes):
            yield f"{AREA.id(a)}: Influence on a Distant Continent (PP-11.1.8)"
        if g.claim[all_seats(a)].count(CORE) > 1:
            yield f"{AREA.id(a)}: two Core tokens (PP-7.6.4)"
    if sum(g.imperial) > IMPERIAL_CUBES or not 0 <= g.authority <= IA_MAX:
        yield "Imperial Authority or Influence (PP-18.1.1, PP-18.2.1)"


def _seas(g: Game) -> Iterator[str]:
    for z in SEAS:
        slots = g.on_slot[all_seats(z)]
        if sum(slots) > SLOTS[z] or min(slots) < 0 or min(g.at_sea[all_seats(z)]) < 0:
            yield f"{SEA.id(z)}: ships on Trade Protection slots (PP-12.3.1)"


def _relations(g: Game) -> Iterator[str]:
    for name in ("alliance", "marriage", "war", "truce"):
        column = getattr(g, name)
        for one in model.players(g):
            if column[pair(g.realm[one], one)]:
                yield f"{REALM.id(g.realm[one])}: {name} with itself"
            for other in (seat for seat in model.players(g) if seat < one):
                if bool(column[pair(g.realm[one], other)]) != bool(column[pair(g.realm[other], one)]):
                    yield f"{name} between {REALM.id(g.realm[one])} and {REALM.id(g.realm[other])} is one-sided"
    for r in REALMS:
        tokens = g.alliance[all_seats(r)]
        if tokens.count(0) < MAX_SEATS - 1 and g.seat_of[r] == NOBODY:
            yield f"{REALM.id(r)}: allied to two players (PP-11.3.4)"


def _supply(g: Game) -> Iterator[str]:
    """PP-C.1.4."""
    edition = g.entry.scenario.edition
    if units.mercenaries_in_play(g) > MERCENARIES[edition]:
        yield "more Mercenaries than there are"
    if sum(g.pirates) > PIRATES[edition] or sum(1 for n in NODES if g.expanded[n]) > EXPANDED_TRADE:
        yield "more Pirates or Expanded Trade tokens than there are"
    if sum(1 for token in g.dnpr if token != NOBODY) > DNPR_TOKENS[edition]:
        yield "more DNPR tokens than there are"


# cards


def _cards(g: Game) -> Iterator[str]:
    """Each card lies in exactly one place."""
    held = list(_action_cards(g))
    removed = g.entry.variant.action_cards_removed
    in_game = [card for card in range(len(ACTION_CARDS)) if CARD_ACTION[card].number not in removed]
    yield from _once(held, in_game, "Action card", CARD.id)
    trade = [*g.trade_deck, *g.trade_discard, *g.trade_reserve, *g.revealed]
    out = g.entry.variant.trade_deck.remove_cards
    yield from _once(trade, [n for n, c in enumerate(TRADE_CARDS) if c.card_no not in out], "Trade card", TRADE_CARD.id)
    ideas = [*g.idea_row, *g.idea_reserve, *(n for deck in g.idea_deck for n in deck)]
    out = g.entry.variant.ideas_removed
    yield from _once(ideas, [n for n, c in enumerate(IDEAS) if c.id not in out], "Idea", IDEA.id)
    events = [*g.event_deck, *(shown.event for shown in g.event_row), *(n for deck in g.events_ahead for n in deck)]
    yield from _once(events, events and sorted(set(events)), "Event", EVENT.id)
    for seat in g.each_seat:
        missions = [*g.missions[seat], *g.mission_deck[seat], *g.missions_done[seat]]
        if len(set(missions)) != len(missions):
            yield f"{REALM.id(g.realm[seat])}: a Mission twice"
        if any(card not in g.hand[seat] for card in g.drawn[seat]):
            yield f"{REALM.id(g.realm[seat])}: a card just drawn is not in hand"


def _action_cards(g: Game) -> Iterator[int]:
    for pile in (*g.deck, *g.discard, *g.hand, g.on_table):
        yield from pile
    for display in g.display:
        yield from (shown.card for shown in display)
    for column in (g.ruler, g.advisor, g.general, g.admiral):
        yield from (held for held in column if 0 <= held < len(ACTION_CARDS))


def _once(held: Sequence[int], wanted: Sequence[int], what: str, name: object) -> Iterator[str]:
    if sorted(held) == wanted:
        return
    assert callable(name)
    for card in sorted({*held, *wanted}):
        count = held.count(card)
        if count != (card in wanted):
            yield f"{what} {name(card)} is in {count} places"
