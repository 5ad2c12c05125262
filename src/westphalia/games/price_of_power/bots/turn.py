"""What the steward does in its Turn: every action it could take, weighed in Ducats."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Final, TypeAlias

from westphalia.bots.styles import PLAIN, Style, liked

from .. import terms
from ..board import AREA_OF
from ..ids import Seat
from ..model import Game
from ..rules import administrative_actions, military_actions, minor_actions, religion, variants
from ..tables import MIL, STABILITY_MAX
from . import court, goals, learning, order, overseas, ties, war, worth
from .court import RESERVE
from .plan import Proposal, pick

if TYPE_CHECKING:
    from westphalia.kernel.script import Ask

Proposer: TypeAlias = "Callable[[Game, Seat], Proposal | None]"

SHAKY: Final = 6.0  # what Stability is worth beyond its price at the Final Scoring while it is below 0
UNRULY: Final = -2  # Stability at which a Town more is in Unrest in each Round, PP-4.3.12
LEVEL: Final = 3.0  # ... at 0: Income and calm begin above it
TROUBLED_ROUNDS: Final = 3  # Rounds of Unrest that a conversion or a steady throne is reckoned to spare
DEBT: Final = 30.0  # repaid before anything else
LEVY_MEN: Final = 3  # units that 1 MIL replenishes, PP-5.2.19
LEVY_MIL: Final = 4  # MIL that leaves enough to fight
AT_ONCE: Final = 100.0
REST: Final = 0.5


def proposals(g: Game, seat: Seat, ask: Ask) -> Iterator[Proposal]:
    """Everything worth a thought among what the menu offers."""
    offered = ask.options
    for word, propose in PROPOSERS.items():
        if word in offered:
            found = propose(g, seat)
            if found is not None:
                yield found


def ranked(g: Game, seat: Seat, ask: Ask, style: Style = PLAIN) -> list[Proposal]:
    """By worth, as the style likes it; if none is worth anything, the Event that is due or a Pass comes first."""
    found = list(proposals(g, seat, ask))
    if style:
        found = [one._replace(value=liked(one.value, style.get(one.word, 1))) for one in found]
    found.sort(key=lambda one: -one.value)
    return found if found and found[0].value > 0 else [last_resort(g, seat, ask), *found]


def best(g: Game, seat: Seat, ask: Ask, style: Style = PLAIN) -> Proposal:
    return ranked(g, seat, ask, style)[0]


def last_resort(g: Game, seat: Seat, ask: Ask) -> Proposal:
    for word in ("event", "pass"):
        if word in ask.options:
            return court.event(g, seat) if word == "event" else Proposal(0, word, {})
    return Proposal(0, str(ask.default_value()), {})


# Administrative actions


def stability(g: Game, seat: Seat) -> Proposal | None:
    now = g.stability[seat]
    if now >= STABILITY_MAX:
        return None
    price = administrative_actions.stability_cost(g, seat)
    gain = worth.STABILITY + (SHAKY if now < 0 else LEVEL if now == 0 else 0.0) + goals.pull(g, seat, "stability")
    if now <= UNRULY:
        gain += worth.UNREST * min(TROUBLED_ROUNDS, worth.rounds_left(g))
    return Proposal(gain - worth.cost(g, seat, {"adm": price}), "increase_stability", {})


def convert(g: Game, seat: Seat) -> Proposal | None:
    """Where the people do not share our faith."""
    cost = administrative_actions.convert_cost(g, seat)._asdict()
    troubled = [
        slot
        for slot in administrative_actions.own_slots(g, seat)
        if administrative_actions.why_not_convert(g, seat, slot) is None
        and not religion.same(religion.area_religion(g, slot), g.faith[g.realm[seat]])
    ]
    if not troubled:
        return None

    def towns(slot: int) -> int:
        return sum(1 for p in terms.own_towns(g, seat) if AREA_OF[p] == slot)

    slot = max(troubled, key=towns)
    gain = worth.UNREST * min(TROUBLED_ROUNDS, worth.rounds_left(g) - 1) if towns(slot) else 0.0
    return Proposal(gain - worth.cost(g, seat, cost), "convert_area", {"convert_area": slot})


def authority(g: Game, seat: Seat) -> Proposal | None:
    """Imperial Authority: Prestige at the end, Ducats in each Round."""
    gain = worth.PRESTIGE + worth.TAX_YIELD * (worth.rounds_left(g) - 1)
    return Proposal(gain - worth.cost(g, seat, {"adm": 1 + max(0, g.authority)}), "increase_authority", {})


# Military actions


def suppress(g: Game, seat: Seat) -> Proposal | None:
    """The Provinces that would cost most, as many as there is MIL for."""
    perils = sorted((order.peril(g, seat, p) for p in military_actions.suppressible(g, seat)), reverse=True)
    calmed = perils[: g.power[seat * 3 + MIL]]
    if not calmed:
        return None
    value = sum(calmed) + len(calmed) * goals.pull(g, seat, "calm") - worth.duty(len(calmed))
    return Proposal(value, "suppress_unrest", {"suppress": pick(lambda g, p: order.peril(g, seat, p))})


def recruiting(g: Game, seat: Seat) -> Proposal | None:
    """Units, ships, or garrisons."""
    found = (war.recruiting(g, seat), overseas.shipyard(g, seat), order.garrison(g, seat))
    return max((one for one in found if one is not None), key=lambda one: one.value, default=None)


# Minor Actions and the end of the Turn


def repay(g: Game, seat: Seat) -> Proposal | None:
    spare = g.ducats[seat] - minor_actions.repayment(g, seat)
    return Proposal(DEBT, "repay_loan", {}) if spare >= RESERVE else None


def replenish(g: Game, seat: Seat) -> Proposal | None:
    """Men for a war, while MIL is left to fight it with."""
    if not terms.is_at_war(g, g.realm[seat]) or g.exhausted[seat] < LEVY_MEN or g.power[seat * 3 + MIL] < LEVY_MIL:
        return None
    return Proposal(court.FIRST, "replenish", {"replenish": LEVY_MEN})


def pass_turn(g: Game, seat: Seat) -> Proposal:
    """The earlier the more Ducats."""
    paid = variants.pass_ducats(g)
    place = max(g.pass_order)
    ducats = paid[place] if place < len(paid) else 0
    return Proposal(REST + 0.5 * ducats * worth.ducat(g, seat), "pass", {})


def complete_mission(g: Game, seat: Seat) -> Proposal:
    """At once: it might be out of reach again tomorrow."""
    return Proposal(AT_ONCE, "complete_mission", {})


PROPOSERS: Final[dict[str, Proposer]] = {
    "complete_mission": complete_mission,
    "event": court.event,
    "research_idea": learning.research,
    "change_focus": learning.focus,
    "talk": ties.talk,
    "explore": overseas.exploration,
    "increase_stability": stability,
    "convert_area": convert,
    "colonize": overseas.colonize,
    "increase_authority": authority,
    "influence": ties.influence,
    "forge_alliance": ties.forge_alliance,
    "fabricate_claims": war.claims,
    "papal_action": ties.papal_action,
    "trade": ties.go_trading,
    "declare_war": war.declaration,
    "activate": war.activation,
    "recruit": recruiting,
    "suppress_unrest": suppress,
    "play_card": court.play_card,
    "use_display": court.use_display,
    "appoint": court.appoint,
    "repay_loan": repay,
    "replenish": replenish,
    "pass": pass_turn,
}
MINOR: Final = ("complete_mission", "appoint", "repay_loan", "replenish")


def after(g: Game, seat: Seat, ask: Ask) -> Proposal:
    """What may still be done when the action is over."""
    for word in MINOR:
        if word in ask.options:
            found = PROPOSERS[word](g, seat)
            if found is not None:
                return found
    return Proposal(0, "end", {})
