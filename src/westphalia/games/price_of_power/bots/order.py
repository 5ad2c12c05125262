"""The steward keeps order at home: what Unrest puts at risk, and garrisons where it can't be suppressed."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from .. import terms
from ..board import AREA_OF
from ..ids import Province, Seat
from ..model import Game
from ..pieces import holder
from ..rules import military_actions, recruit
from ..tables import INFANTRY, MIL
from . import campaign, worth
from .plan import Plan, Proposal

if TYPE_CHECKING:
    from westphalia.kernel.script import Ask, Value

NUISANCE: Final = 2.0  # the other faces of the Rebel die, while the Unrest lasts
RISK: Final = 0.4  # that Unrest which is left alone becomes a Rebel Town, PP-14.2.8
GUARDED: Final = 0.6  # of that risk a garrison takes, until it is used up
LOST_ROUNDS: Final = 2  # Rounds until a Rebel Town is taken back
RETAKEN: Final = 2 * worth.POWER  # the MIL for it
CB: Final = 2 * worth.PRESTIGE  # a Province that is liberated leaves a CB behind, which costs Prestige (PP-4.3.1)


def peril(g: Game, seat: Seat, p: Province) -> float:
    """What an Unrest may cost: a Core Province becomes a Rebel Town, any other goes free (PP-4.3.4)."""
    tax = terms.tax_value(g, p)
    if campaign.is_last_hold(g, seat, AREA_OF[p]):
        return NUISANCE + RISK * (campaign.STRONGHOLD + tax * worth.tax(g))
    if terms.is_core(g, g.realm[seat], p):
        rounds = min(LOST_ROUNDS, worth.rounds_left(g))
        return NUISANCE + RISK * (tax * worth.PRESTIGE * rounds + RETAKEN)
    return NUISANCE + RISK * (tax * worth.tax(g) + CB)


def unguarded(g: Game, seat: Seat) -> dict[int, float]:
    """Areas with Unrest of ours and nobody there, with what is at risk."""
    found = dict[int, float]()
    for p in military_actions.restless(g, seat):
        a = AREA_OF[p]
        if holder(g, p) == seat and not terms.units_in(g, seat, a) and not terms.has_hostile_units(g, seat, a):
            found[a] = max(found.get(a, 0.0), GUARDED * (peril(g, seat, p) - NUISANCE))
    return found


def garrison(g: Game, seat: Seat) -> Proposal | None:
    """An Infantry in each of these Areas for a single MIL: a Rebellion then costs the unit, not the Province."""
    if not g.power[seat * 3 + MIL]:
        return None
    price = (recruit.PRICES[INFANTRY] + campaign.UPKEEP) * worth.ducat(g, seat)
    able = recruit.areas_for(g, seat)
    wanted = {a: value - price for a, value in unguarded(g, seat).items() if value > price and a in able}
    places = sorted(wanted, key=lambda a: -wanted[a])[: campaign.affordable(g, seat)]
    if not places:
        return None
    return Proposal(sum(wanted[a] for a in places) - worth.duty(1), "recruit", garrison_plan(places))


def garrison_plan(places: list[int]) -> Plan:
    left = list(places)

    def what(g: Game, seat: Seat, ask: Ask) -> Value:
        able = recruit.areas_for(g, seat)
        left[:] = [a for a in left if a in able]
        return "units" if left and "units" in ask.options and g.available[seat] else "done"

    def where(g: Game, seat: Seat, ask: Ask) -> Value:
        return left.pop(0)

    return {"recruit_what": what, "recruit_area": where, "recruit_unit": 0, "recruit_into": recruit.SINGLE}
