"""PP-8 Ideas: the display, research, Government Forms. What the other chapters ask about them: bonuses.py."""

from __future__ import annotations

from functools import partial
from typing import Final

from westphalia.kernel.actions import Action
from westphalia.kernel.script import Ask, Kind, Refusal, Script, Value, allowed, choose, refusals

from .. import terms
from ..board import EVERY_IDEA, IDEA, IDEA_TYPE, IDEAS, SLOT_OF
from ..cost import Cost
from ..ids import Idea, Seat
from ..model import Game
from ..tables import DIVERSE, REVOLUTIONARY
from . import bonuses, hre, realm, religion

# 8.1 Researching

RESEARCH: Final = Kind("research", "PP-5.1.22", IDEA)

RESEARCHED: Final = Refusal("PP-8.1.3", "no-idea-twice")
REQUIREMENT: Final = Refusal("PP-8.1.3", "no-idea-requirement")
EMPIRE: Final = Refusal("PP-8.3.3", "no-idea-empire")
NO_IDEA: Final = Refusal("PP-5.1.22", "no-idea")

AUTHORITY_LIMIT: Final = 3  # PP-8.3.3
RESEARCH_EASED: Final = bonuses.MODIFIERS.get(("research_idea", "cost"), ())
SHARING: Final = 2  # PP-5.1.23: earlier researchers gain while there are at most that many


def idea_cost(g: Game, seat: Seat, idea: Idea) -> Cost:
    """PP-5.1.22: as printed, of the Idea's type; Ideas that ease research never make it cheaper than 1."""
    return Cost(**{IDEAS[idea].type: cubes_for(g, seat, idea)})


def cubes_for(g: Game, seat: Seat, idea: Idea) -> int:
    """The cubes of its type that an Idea costs a player."""
    cost = IDEAS[idea].cost
    for other, hook in RESEARCH_EASED:
        if seat in g.idea_owners[other]:
            cost = max(hook.min, cost + hook.number)
    return cost


def why_not_research(g: Game, seat: Seat, idea: Idea) -> Refusal | None:
    """PP-8.1.3, PP-8.3.3, whatever it costs."""
    if seat in g.idea_owners[idea]:
        return RESEARCHED
    entry = IDEAS[idea]
    if entry.government_form and is_bound_by_empire(g, seat):
        return EMPIRE
    return None if meets_requirement(g, seat, idea) else REQUIREMENT


def is_bound_by_empire(g: Game, seat: Seat) -> bool:
    """PP-8.3.3, PP-18.3.5: a Member that is not Emperor, while Imperial Authority is +3 or more."""
    return g.authority >= AUTHORITY_LIMIT and hre.is_subject(g, g.realm[seat])


def meets_requirement(g: Game, seat: Seat, idea: Idea) -> bool:
    """PP-8.1.3: the prerequisite printed on the card."""
    requirement = IDEAS[idea].requirement
    if requirement is None:
        return True
    return bonuses.holds(g, seat, idea, requirement.all)


def why_not_research_now(g: Game, seat: Seat, idea: Idea) -> Refusal | None:
    return why_not_research(g, seat, idea) or realm.why_not_pay(g, seat, idea_cost(g, seat, idea))


def why_not_research_any(g: Game, seat: Seat) -> Refusal | None:
    power = g.power[seat * 3 : seat * 3 + 3]
    for idea in g.idea_row:
        if cubes_for(g, seat, idea) <= power[IDEA_TYPE[idea]] and why_not_research(g, seat, idea) is None:
            return None
    return NO_IDEA


def research(g: Game, seat: Seat) -> Script[None]:
    """PP-5.1.22."""
    why_not = partial(why_not_research_now, g, seat)
    row = g.idea_row
    idea = yield from choose(Ask(seat, RESEARCH, allowed(row, why_not), refused=lambda: refusals(row, why_not)))
    realm.pay(g, seat, idea_cost(g, seat, idea))
    yield from gain_idea(g, seat, idea)


def gain_idea(g: Game, seat: Seat, idea: Idea, *, prestige: bool = True) -> Script[None]:
    """PP-8.1.4 to 8.1.6: the token, Prestige for the researcher and for up to two before him; the instant effect."""
    entry = IDEAS[idea]
    if idea not in g.idea_row:
        yield from bring_to_display(g, seat, idea)
    if entry.government_form:
        change_government(g, seat, idea)
    before = g.idea_owners[idea]
    g.idea_owners[idea] = (*before, seat)
    g.log("log-researched", "PP-5.1.22", seat=seat, idea=idea)
    if prestige:
        realm.score(g, seat, entry.prestige, "PP-5.1.23")
        for other in before if len(before) <= SHARING else ():
            realm.score(g, other, 1, "PP-5.1.23")
    yield from bonuses.run_immediate(g, seat, idea)


# 8.2 An Idea that is not on display

MAKE_ROOM: Final = Kind("idea_to_return", "PP-8.2.3", IDEA)


def bring_to_display(g: Game, seat: Seat, idea: Idea) -> Script[None]:
    """PP-8.2.3: in the place of one of its type that nobody has researched and that is not Basic, which goes back into
    its deck; if there is none, in a new row."""
    power = IDEA_TYPE[idea]
    g.idea_deck[power] = tuple(card for card in g.idea_deck[power] if card != idea)
    g.idea_reserve = [card for card in g.idea_reserve if card != idea]
    idle: list[Value] = [
        card for card in g.idea_row if IDEA_TYPE[card] == power and not IDEAS[card].basic and not g.idea_owners[card]
    ]
    if idle:
        replace_on_display(g, (yield from choose(Ask(seat, MAKE_ROOM, idle))), idea)
    else:
        g.idea_row = [*g.idea_row, idea]
    g.log("log-idea-shown", "PP-8.2.3", idea=idea)


def replace_on_display(g: Game, old: Idea, new: Idea) -> None:
    """The new Idea lies in the place of the old one, which is shuffled into its deck."""
    power = IDEA_TYPE[old]
    cards = [card for card in g.idea_deck[power] if card != new]
    cards.append(old)
    g.chance.shuffle(cards)
    g.idea_deck[power] = tuple(cards)
    g.idea_row = [new if card == old else card for card in g.idea_row]


# 8.3 Government Forms


def give_up(g: Game, seat: Seat, idea: Idea, rule: str) -> None:
    """The token leaves the card, and the bonus ends; Prestige stays (PP-8.3.2)."""
    g.idea_owners[idea] = tuple(s for s in g.idea_owners[idea] if s != seat)
    g.log("log-idea-lost", rule, seat=seat, idea=idea)


def change_government(g: Game, seat: Seat, idea: Idea) -> None:
    """PP-8.3.1, PP-8.3.2: the token leaves the old Government Form, without a loss of Prestige; PP-8.3.4: any but the
    Revolutionary Regime ends the Revolution at home."""
    for other, owners in zip(EVERY_IDEA, g.idea_owners, strict=True):
        if IDEAS[other].government_form and seat in owners:
            give_up(g, seat, other, "PP-8.3.2")
    own = g.realm[seat]
    if g.faith[own] != REVOLUTIONARY or idea == bonuses.REVOLUTIONARY_REGIME:
        return
    home = terms.capital_area(g, own)
    religion.lift_token(g, SLOT_OF[home], REVOLUTIONARY)
    faith = religion.area_religion(g, home)
    religion.adopt(g, own, religion.faith_before_revolution(g, own) if faith == DIVERSE else faith)  # PP-15.0.19
    g.log("log-state-religion", "PP-8.3.4", seat=seat, religion=g.faith[own])


RESEARCH_IDEA: Final = Action("research_idea", why_not_research_any, research)
