"""PP-4.5 Phase 5: Cleanup."""

from __future__ import annotations

from typing import Final

from westphalia.kernel.script import All, Ask, Kind, Script, together

from .. import decks, pieces, terms
from ..automata import turn as bot_turn
from ..board import CARD, REALMS
from ..card_rules import prestige
from ..effects import idea_bonuses
from ..ids import Card, Seat, pair
from ..model import ALLIANCE, EVENT_NOT_TAKEN, NOBODY, Game, bots, is_bot, players
from ..rules import administrative_actions, bonuses, checks, diplomacy, hre, ships, units, variants
from ..tables import COLONISTS_PER_ROUND, HAND_LIMIT, MERCHANTS

LARGE_DNPR: Final = 10  # PP-4.5.7


def clean_up(g: Game) -> Script[None]:
    """Steps A to C."""
    yield from prestige.open_phase(g)
    for step in (update_and_refresh, clean_boards, discard_to_limit):
        yield from step(g)
        yield from checks.settle(g)
        yield from prestige.mission_window(g)


# A


def update_and_refresh(g: Game) -> Script[None]:
    """PP-4.5.1 to 4.5.6: everybody at the same time."""
    yield from together([refresh_board(g, seat) for seat in g.turn_order])


def refresh_board(g: Game, seat: Seat) -> Script[None]:
    units.return_allied_units(g, seat)  # A1
    yield from units.adjust_manpower(g, seat)  # A2
    units.refresh(g, seat)  # A3
    ships.repair(g, seat)
    refresh_merchants(g, seat)  # A4
    yield from gain_colonists(g, seat)  # A5
    if g.focus[seat]:  # A6
        g.cubes[seat] += g.focus[seat]
        g.focus[seat] = 0
        g.log("log-focus-over", "PP-4.5.6", seat=seat)


def refresh_merchants(g: Game, seat: Seat) -> None:
    """PP-4.5.4."""
    own = slice(seat * MERCHANTS, seat * MERCHANTS + MERCHANTS)
    if any(g.merchant_used[own]):
        g.merchant_used[own] = [0] * MERCHANTS
        g.log("log-merchants-back", "PP-4.5.4", seat=seat)


def gain_colonists(g: Game, seat: Seat) -> Script[None]:
    """PP-4.5.5: one per Colonial Claim, at most 4; Ideas add to both."""
    most = bonuses.changed(g, seat, "phase_5_a5", "colonists_max", COLONISTS_PER_ROUND)
    due = len(administrative_actions.colonial_claims(g, seat))
    due += idea_bonuses.total(g, seat, "phase_5_a5", "colonists")
    before = g.colonists[seat]
    yield from pieces.gain_colonists(g, seat, min(most, due))
    gained = g.colonists[seat] - before
    if is_bot(g, seat) and not any(terms.is_vacant(g, p) for p in g.board.provinces):  # PB-8.7
        gained = 0
        if pieces.lose_colonists(g, seat, g.colonists[seat]):
            g.log("log-colonists-gone", "PB-8.7", seat=seat)
    if gained:
        g.log("log-colonists", "PP-4.5.5", seat=seat, n=gained)


# B


def clean_boards(g: Game) -> Script[None]:
    """PP-4.5.7 to 4.5.13."""
    end_large_alliances(g)  # B1
    if any(g.plague):  # B2
        g.plague = [0] * len(g.plague)
        g.log("log-plague-over", "PP-4.5.8")
    if is_bot(g, hre.emperor_seat(g)):  # PP-18.8.7
        hre.roll_for_npr_emperor(g)
    if hre.emperor_seat(g) != NOBODY:  # B3
        yield from hre.adjust_imperial_influence(g)
    elif g.emperor != NOBODY:
        hre.roll_for_npr_emperor(g)
    hre.end_defence(g)  # B4
    g.committed = [0] * g.seats  # B5
    hre.check_religion(g)  # PP-4.5.15
    pass_first_player_token(g)  # B6
    reset_status(g)  # B7


def end_large_alliances(g: Game) -> None:
    """PP-4.5.7: with Bots, and with DNPRs whose base tax is 10 or more; Active Allies stay, no penalty."""
    for bot in bots(g):
        for seat in g.each_seat:
            if g.alliance[pair(g.realm[bot], seat)] == ALLIANCE:
                diplomacy.remove_alliance(g, seat, g.realm[bot], "PP-4.5.7")
    for r in REALMS:
        if g.colour[r] != NOBODY and g.lands[r] and terms.npr_base_tax(g, r) >= LARGE_DNPR:
            for seat in g.each_seat:
                if g.alliance[pair(r, seat)] == ALLIANCE:
                    diplomacy.remove_alliance(g, seat, r, "PP-4.5.7")


def pass_first_player_token(g: Game) -> None:
    """PP-4.5.12: to the first to pass, or the second if the first has it already. Of two players, be they left of more
    (PP-21.0.5), he keeps it: PP-20.2.6."""
    first = g.pass_order.index(1)
    if first == g.first and len(players(g)) > variants.TWO_PLAYERS:
        first = g.pass_order.index(2)
    if first != g.first:
        g.first = Seat(first)
        g.log("log-first-player", "PP-4.5.12", seat=first)


def reset_status(g: Game) -> None:
    """PP-4.5.13: markers back to Event not Taken; the Events of the Round leave the display."""
    g.log("log-round-over", "PP-4.5.13", number=g.round)
    g.status = [EVENT_NOT_TAKEN] * g.seats
    g.pass_order = [0] * g.seats
    g.events_taken = [0] * g.seats
    g.turns_left = [0] * g.seats
    g.bonuses_used = [0] * g.seats
    g.papal_action = 0
    g.event_row = []
    for seat in bots(g):
        bot_turn.end_round(g, seat)


# C

DISCARD: Final = Kind("discard_to_limit", "PP-4.5.14", CARD, secret=True)


def discard_to_limit(g: Game) -> Script[None]:
    """PP-4.5.14: everybody at the same time down to 5, own choice; the piles are filled in turn order."""
    gone: dict[Seat, list[Card]] = {seat: [] for seat in g.turn_order}
    while True:
        over = [seat for seat in g.turn_order if len(g.hand[seat]) - len(gone[seat]) > HAND_LIMIT]
        if not over:
            break
        answers = yield All([Ask(s, DISCARD, [c for c in g.hand[s] if c not in gone[s]]) for s in over])
        for seat, card in zip(over, answers, strict=True):
            gone[seat].append(card)
    for seat, cards in gone.items():
        for card in cards:
            decks.drop(g, seat, card)
            decks.discard(g, card)
            g.log("log-discarded", "PP-4.5.14", seat=seat, card=card)
    if any(gone.values()):
        g.chance.reveal()
