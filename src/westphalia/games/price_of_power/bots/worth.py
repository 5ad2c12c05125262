"""What things are worth, in Ducats: the steward's yardstick.

The prices follow from the rules: Advisors sell a point of Monarch Power for 1 to 2 Ducats a Round, the Influence action
trades 1 DIP for 3 Ducats, Stability costs 5 ADM, an Idea of 4 to 6 points brings 2 Prestige and a bonus.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Final

from westphalia.kernel.breakdown import total
from westphalia.kernel.remember import remembered

from .. import terms
from ..board import IDEAS
from ..ids import Seat
from ..model import OVER, Game, players
from ..phases import final_scoring, setup_decks
from ..rules import units
from ..scenarios import VARIANTS
from ..tables import CORRUPTION_FREE, MAX_SEATS, MIL, POWER_LIMIT, POWERS, REGULAR_KINDS

POWER: Final = 2.5
HALF_POOL: Final = 1.6  # a cube of a pool that is more than half full
FULL_POOL: Final = 0.8  # ... that is nearly full
GUARD: Final = 4.0  # one of the last MIL: it calms a Town or takes it back
GUARDS: Final = 3
UNSOUGHT: Final = 0.5  # how much less power is worth while there is no Idea to spend it on
LAST_POWER: Final = 0.5  # in the last Round: only what is done now counts
MAN: Final = 1.5  # a unit of Manpower
PRESTIGE: Final = 4.0
STABILITY: Final = 12.0
INFLUENCE: Final = 2.5
UNREST: Final = 5.0
CARD: Final = 3.0
UNIT: Final = 3.0
SHIP: Final = 4.0
TAX: Final = 8.0  # a point of Tax Value at the middle of a game
TAX_YIELD: Final = 0.7  # what it brings in a Round: a Ducat, less the trouble of a new Province
ALLIANCE: Final = 12.0  # 2 Prestige, and no war with that neighbour
MARRIAGE: Final = 6.0
CLAIM: Final = 5.0
IDEA: Final = 8.0  # the lasting bonus, beside its Prestige
REBEL: Final = 2.0
ENVY: Final = 0.15  # how much of a rival's gain counts as a loss
COMFORT: Final = 20  # Ducats that pay for what a Round may bring
RICH: Final = CORRUPTION_FREE - 12  # a Round's income more would breed Corruption
LAST_DUCATS: Final = 8  # what the last Round may still ask for
LAST_DUCAT: Final = 0.1  # a Ducat beyond that in the last Round
SPARE_DUCAT: Final = 0.5  # a Ducat beyond what is needed soon
IDLE_DUCAT: Final = 0.2  # a Ducat that Corruption may take


def rounds_left(g: Game) -> int:
    """How many Rounds are still to be played, this one included."""
    return max(1, _rounds(g.variant, tuple(setup_decks.ages_played(g))) - g.round + 1)


@cache
def _rounds(name: str, ages: tuple[int, ...]) -> int:
    """What the Events of so many Ages give."""
    variant = VARIANTS[name].variant
    decks = [variant.event_decks[f"age_{age}"] for age in ages]
    events = sum([len(part) for deck in decks for part in deck.values()])
    return min(variant.rounds, events // variant.events_per_round)


def tax(g: Game) -> float:
    """A point of Tax Value: Prestige at the end of the game, Income in each Round before it."""
    return PRESTIGE + TAX_YIELD * (rounds_left(g) - 1)


def ducat(g: Game, seat: Seat) -> float:
    """A Ducat to this player: less the fuller his purse."""
    stock = g.ducats[seat]
    if rounds_left(g) == 1 and stock > LAST_DUCATS:
        return LAST_DUCAT
    if stock < COMFORT:
        return 1.0
    return SPARE_DUCAT if stock < RICH else IDLE_DUCAT


def power(g: Game, seat: Seat, kind: int, stock: int | None = None) -> float:
    """The topmost cube of this type: less the fuller the pool, for it holds only 10; the last MIL are kept for what
    Rebels and neighbours may do."""
    stock = g.power[seat * 3 + kind] if stock is None else stock
    if rounds_left(g) == 1:
        return LAST_POWER
    share = 1.0 if kind in sought(g, seat) else UNSOUGHT
    if stock >= POWER_LIMIT - 2:
        return FULL_POOL * share
    if stock > POWER_LIMIT // 2:
        return HALF_POOL * share
    return (GUARD if kind == MIL and stock <= GUARDS else POWER) * share


@remembered("idea_row", "idea_owners")
def sought(g: Game, seat: Seat) -> frozenset[int]:
    """The types of power that an Idea on display still asks of this player."""
    return frozenset(POWERS.index(IDEAS[idea].type) for idea in g.idea_row if seat not in g.idea_owners[idea])


def cost(g: Game, seat: Seat, price: Mapping[str, object]) -> float:
    """What a price means to this player; parts that are worked out count a little."""
    total = 0.0
    for kind, amount in price.items():
        number = amount if isinstance(amount, int) else 2
        if kind in POWERS:
            stock = g.power[seat * 3 + POWERS.index(kind)]
            total += sum(power(g, seat, POWERS.index(kind), max(0, stock - n)) for n in range(number))
        elif kind == "any":
            total += number * POWER
        elif kind == "exhaust_manpower":
            total += number * MAN
        elif kind == "add_unrest":
            total += UNREST
        elif kind == "ducats":
            total += number * ducat(g, seat)
    return total


def duty(mil: int) -> float:
    """MIL spent on what the last of it is kept for: order at home, and a war that is on."""
    return mil * POWER


def judge(g: Game, seat: int) -> float:
    """By how much a player stands better than the best of the others, in Prestige."""
    rivals = [standing(g, other) for other in players(g) if other != seat]
    return standing(g, Seat(seat)) - max(rivals, default=0.0)


def standing(g: Game, seat: Seat) -> float:
    """The Prestige of the Final Scoring (PP-4.7.2) as things are, and what promises more of it."""
    if g.step == OVER:
        return float(g.prestige[seat])
    scored = g.prestige[seat] + total(final_scoring.items(g, seat))
    left = rounds_left(g) - 1
    if not left:
        return float(scored)
    stock = min(g.ducats[seat], COMFORT) + SPARE_DUCAT * max(0, g.ducats[seat] - COMFORT)
    pools = sum(
        POWER * min(n, POWER_LIMIT // 2) + HALF_POOL * max(0, n - POWER_LIMIT // 2)
        for n in g.power[seat * 3 : seat * 3 + 3]
    )
    men = (
        MAN * g.available[seat]
        + UNIT * units.count_kinds(g, seat, REGULAR_KINDS)
        + UNIT * sum(g.infantry[seat::MAX_SEATS])
    )
    ideas = IDEA * sum(1 for owners in g.idea_owners if seat in owners)
    yields = TAX_YIELD * left * terms.tax_income(g, seat)
    unrest = UNREST * sum(g.unrest[p] for p in terms.own_towns(g, seat))
    cards = CARD * len(g.hand[seat])
    ties = INFLUENCE * sum(g.influence[seat::MAX_SEATS]) + CLAIM * sum(1 for token in g.claim[seat::MAX_SEATS] if token)
    return scored + (stock + pools + men + ideas + yields - unrest + cards + ties) / PRESTIGE
