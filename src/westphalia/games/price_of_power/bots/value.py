"""What a position is worth to a seat, as numbers by name: Prestige as it stands, what will score, and the means."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from itertools import chain
from pathlib import Path
from typing import Final, NamedTuple

from westphalia.bots.value import Features, Value
from westphalia.kernel.breakdown import total

from .. import terms
from ..ids import Seat
from ..model import CLAIM, CORE, GONE, NOBODY, OFF_BOARD, OVER, Game, players
from ..phases import final_scoring
from ..phases import income as incomes
from ..rules import papacy, units
from ..tables import ARMIES, KINDS, MAX_SEATS, POWER_LIMIT, REGULAR_KINDS
from .worth import rounds_left, sought

TEN: Final = 0.1  # numbers that grow large are counted in tens

NAMES: Final = (
    *(
        "prestige",
        "leads",
        "final scoring",
        "missions in hand",
        "missions done",
        "milestones done",
        "tax",
        "vassal tax",
    ),
    *("occupied", "balance", "ducats", "idle ducats", "interest", "corruption", "stability", "unstable"),
    *("adm", "dip", "mil", "full pools", "sought power", "ideas", "idea lead", "ruler", "interregnum", "advisors"),
    *("generals", "hand", "display", "towns", "large towns", "cores", "claims", "influence", "alliances", "marriages"),
    *("wars", "truces", "casus belli", "manpower", "exhausted", "infantry", "regulars", "mercenaries", "armies led"),
    *("at war with players", "enemy armies at home", "own armies abroad", "capital held", "unrest", "rebels"),
    *("light ships", "heavy ships", "trade slots", "merchants out", "merchants", "colonists", "cardinals", "papacy"),
    *("emperor", "authority", "first player", "passed", "events taken", "rounds of tax", "rounds of power"),
)


class Survey(NamedTuple):
    """Of all players, by seat: what the Final Scoring would give, Prestige with it, and how many Ideas."""

    final: Mapping[Seat, int]
    points: Mapping[Seat, int]
    ideas: Mapping[Seat, int]
    controller: int  # of the Papacy
    left: int  # Rounds after this one


def survey(g: Game) -> Survey:
    over = g.step == OVER  # then it has been scored
    seats = players(g)
    final = {seat: 0 if over else total(final_scoring.items(g, seat)) for seat in seats}
    owners = list(chain.from_iterable(g.idea_owners))
    return Survey(
        final,
        {seat: g.prestige[seat] + final[seat] for seat in seats},
        {seat: owners.count(seat) for seat in seats},
        papacy.papal_controller(g),
        0 if over else rounds_left(g) - 1,
    )


def measure(g: Game, seat: Seat, known: Survey) -> Sequence[float]:
    """One number for each of ``NAMES``."""
    own = g.realm[seat]
    towns = terms.own_towns(g, seat)
    left, final, points, ideas = known.left, known.final[seat], known.points[seat], known.ideas[seat]
    best = max([n for other, n in known.points.items() if other != seat], default=0)
    most_ideas = max([n for other, n in known.ideas.items() if other != seat], default=0)
    pools = g.power[seat * 3 : seat * 3 + 3]
    tax = terms.tax_income(g, seat)
    wars = terms.wars_of(g, seat)
    foes = [g.seat_of[r] for r in wars if g.seat_of[r] != NOBODY]
    armies = range(seat * ARMIES, (seat + 1) * ARMIES)
    regulars = units.count_kinds(g, seat, REGULAR_KINDS)
    soldiers = sum(g.army[armies.start * KINDS : armies.stop * KINDS])
    areas = set(terms.own_areas(g, own))
    at_home = sum([1 for foe in foes for k in range(foe * ARMIES, (foe + 1) * ARMIES) if g.army_at[k] in areas])
    abroad = sum([1 for k in armies if g.army_at[k] != NOBODY and g.army_at[k] not in areas])
    merchants = [node for node in g.merchant[seat * 3 : seat * 3 + 3] if node != NOBODY]
    light, heavy = g.fleet[seat * 4], g.fleet[seat * 4 + 1]
    missions = sum([1 for card in g.missions[seat] if card != NOBODY])
    return (
        points * TEN,
        (points > best) - (points < best),
        final * TEN,
        *(missions, len(g.missions_done[seat]), sum([1 for done in g.milestone_done if seat in done])),
        *(tax * TEN, terms.vassal_tax(g, seat) * TEN),
        sum([1 for p in towns if g.occupier[p] != NOBODY]),
        (incomes.income(g, seat) - incomes.costs(g, seat)) * TEN,
        *(min(20, g.ducats[seat]) * TEN, max(0, g.ducats[seat] - 20) * TEN),
        *(g.interest[seat], incomes.corruption_due(g.ducats[seat])),
        *(g.stability[seat], g.stability[seat] < 0),
        *(pool * TEN for pool in pools),
        sum([1 for pool in pools if pool >= POWER_LIMIT - 1]),
        sum([pools[kind] for kind in sought(g, seat)]) * TEN,
        *(ideas, ideas - most_ideas),
        *(g.ruler[seat] != NOBODY, g.ruler[seat] == NOBODY),
        sum([1 for one in g.advisor[seat * 3 : seat * 3 + 3] if one != NOBODY]),
        sum([1 for k in armies if g.general[k] != NOBODY]),
        *(len(g.hand[seat]), len(g.display[seat])),
        *(g.small_towns[seat] * TEN, g.large_towns[seat] * TEN),
        *(g.claim[seat::MAX_SEATS].count(CORE), g.claim[seat::MAX_SEATS].count(CLAIM)),
        sum(g.influence[seat::MAX_SEATS]) * TEN,
        *(tokens(g.alliance, seat), tokens(g.marriage, seat)),
        *(len(wars), tokens(g.truce, seat), tokens(g.cb, seat)),
        *(g.available[seat] * TEN, g.exhausted[seat] * TEN),
        sum(g.infantry[seat::MAX_SEATS]) * TEN,
        *(regulars * TEN, (soldiers - regulars) * TEN),
        sum([1 for k in armies if g.general[k] != NOBODY and g.army_at[k] != NOBODY]),
        *(len(foes), at_home, abroad),
        terms.has_capital(g, own),
        *(sum([g.unrest[p] for p in towns]), sum([1 for a in areas if g.rebels[a]])),
        *(light, heavy, sum(g.on_slot[seat::MAX_SEATS])),
        *(sum([1 for node in merchants if node != OFF_BOARD]), len(merchants)),
        g.colonists[seat],
        *(papacy.cardinals_of(g, seat), known.controller == seat),
        *(g.emperor == own, g.authority if g.emperor == own else 0),
        *(g.first == seat, g.pass_order[seat] > 0, g.events_taken[seat]),
        *(left * tax * TEN, left * sum(pools) * TEN),
    )


def tokens(column: Sequence[int], seat: Seat) -> int:
    """How many a seat has in a column of Realms or Areas."""
    own = column[seat::MAX_SEATS]
    return len(own) - own.count(0)


def progress(g: Game) -> float:
    """Rounds played, of those that the decks of Events give."""
    left = rounds_left(g)
    return g.round / (g.round + left - 1) if g.step != OVER else 1.0


def seats(g: Game) -> list[Seat]:
    return [seat for seat in players(g) if g.leaving[seat] != GONE]


FEATURES: Final = Features(NAMES, measure, progress, seats, survey)
WEIGHTS: Final = Path(__file__).parents[1] / "content" / "value.json"


@cache
def fitted() -> Value:
    return Value.read(WEIGHTS, FEATURES)
