"""PP-4.7 Final Scoring, and who has won."""

from __future__ import annotations

from typing import Final

from westphalia.kernel.contract import Standing
from westphalia.kernel.script import Script

from .. import terms
from ..board import REALMS
from ..card_rules import prestige
from ..ids import Seat
from ..model import CORE, GONE, Game, players
from ..rules import papacy, realm, scenario_rules
from ..tables import LARGE_TOWNS, MAX_SEATS, SMALL_TOWNS, VASSAL_TOKENS
from . import peace_and_rebels

LEAD_PRESTIGE: Final = 100  # PP-4.7.1(b)
LEAD: Final = 20
ALLIANCE_PRESTIGE: Final = 2  # PP-4.7.2(e)
STABILITY_PRESTIGE: Final = 2  # PP-4.7.2(h)


def is_triggered(g: Game) -> bool:
    """PP-4.7.1."""
    return has_no_events_left(g) or has_runaway_leader(g) or has_placed_everything(g)


def has_no_events_left(g: Game) -> bool:
    """(a)"""
    return not g.event_deck and not any(g.events_ahead)


def has_runaway_leader(g: Game) -> bool:
    """(b)"""
    *others, best = sorted(g.prestige[seat] for seat in players(g))
    return best >= LEAD_PRESTIGE and (not others or best - others[-1] >= LEAD)


def has_placed_everything(g: Game) -> bool:
    """(c)"""
    return any(
        g.small_towns[s] == SMALL_TOWNS and g.large_towns[s] == LARGE_TOWNS and g.vassal_tokens[s] == VASSAL_TOKENS
        for s in players(g)
    )


def final_scoring(g: Game) -> Script[None]:
    """PP-4.7.2: each player, item by item."""
    g.log("log-final-scoring", "PP-4.7.2")
    yield from prestige.score_missions_in_hand(g)  # (a)
    for seat in g.turn_order:
        for letter, points in items(g, seat):
            realm.score(g, seat, points, f"PP-4.7.2({letter})")
        for points in scenario_rules.final_items(g, seat):
            realm.score(g, seat, points, scenario_rules.RULE)


def items(g: Game, seat: Seat) -> list[tuple[str, int]]:
    """PP-4.7.2 (b) to (j)."""
    own = g.realm[seat]
    tokens = range(seat, len(REALMS) * MAX_SEATS, MAX_SEATS)
    papal = len(papacy.catholic_players(g)) if papacy.papal_controller(g) == seat else 0
    return [
        ("b", terms.tax_income(g, seat)),
        ("c", g.claim[seat::MAX_SEATS].count(CORE)),
        ("d", sum(1 for at in tokens if g.marriage[at])),
        ("e", ALLIANCE_PRESTIGE * sum(1 for at in tokens if g.alliance[at])),
        ("f", papal),
        ("g", g.authority if g.emperor == own else 0),
        ("h", STABILITY_PRESTIGE * g.stability[seat]),
        ("i", -peace_and_rebels.occupied_tax(g, seat)),
        ("j", -g.interest[seat]),
    ]


def standings(g: Game) -> list[Standing]:
    """PP-4.7.3: most Prestige; then Monarch Power, then Ducats; then shared. Before that who has won by a rule of the
    scenario, last who has left; the members of a team share their place."""

    def rank(seat: Seat) -> tuple[int, int, int, int, int]:
        team = scenario_rules.team_of(g, seat)
        power = -(-sum(realm.total_power(g, mate) for mate in team) // len(team))
        ducats = -(-sum(g.ducats[mate] for mate in team) // len(team))
        stays = int(any(g.leaving[mate] != GONE for mate in team))
        return int(seat in g.winners), stays, scenario_rules.prestige_of(g, seat), power, ducats

    ranks = {seat: rank(seat) for seat in g.each_seat}
    return [
        Standing(seat, 1 + sum(other > ranks[seat] for other in ranks.values()), g.prestige[seat])
        for seat in g.each_seat
    ]
