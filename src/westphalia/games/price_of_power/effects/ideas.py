"""Ideas and the cards on display: research (PP-16.3.20), Ideas lost, cards replaced, new rows."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from westphalia.kernel.script import Ask, Kind, Script, Value, choose

from .. import decks
from ..board import IDEA, IDEA_TYPE, IDEAS, MILESTONE
from ..cost import Cost
from ..ids import Idea, Realm, Seat
from ..model import NOBODY, Game
from ..rules import bonuses, ideas, realm
from ..tables import POWERS
from ..vocabulary.amounts import Discount
from ..vocabulary.ideas import AddIdeaRow, LoseIdea, ReplaceCards, Research
from ..vocabulary.selectors import SelectMilestones
from . import costs, select
from .context import Context, Found
from .run import DECLINE, decider, operation

# Research (PP-16.3.20)

RESEARCH: Final = Kind("card_research", "PP-16.3.20", IDEA)
WITH_OTHER: Final = Kind("research_with", "PP-16.3.20")
LEAST_PRICE: Final = 1  # after a discount (engine notes, 7)


def price_of(g: Game, c: Context, step: Research, seat: Seat, idea: Idea) -> Cost:
    """As the card says, or as printed with the discounts of Ideas and of the card."""
    price, discount = step.price, step.discount
    if isinstance(price, str):  # free
        return Cost()
    cost = ideas.idea_cost(g, seat, idea) if price is None else costs.parts(g, c, price)
    if discount is None:
        return cost
    if isinstance(discount, Discount):
        return costs.discounted(g, c, cost, discount)
    kind = IDEAS[idea].type
    least = LEAST_PRICE if step.min_price is None else step.min_price
    return cost._replace(**{kind: max(least, getattr(cost, kind) - discount)})


def is_payable(g: Game, c: Context, step: Research, seat: Seat, idea: Idea) -> bool:
    cost = price_of(g, c, step, seat, idea)
    if step.pay_with is None:
        return realm.why_not_pay(g, seat, cost) is None
    kind, other = IDEA_TYPE[idea], POWERS.index(step.pay_with)
    held = g.power[seat * 3 + kind] + (g.power[seat * 3 + other] if kind != other else 0)
    return held >= cost[kind]


def is_in_game(g: Game, idea: Idea) -> bool:
    """A named Idea may be off display (PP-16.3.20(c)), but not out of the scenario."""
    return idea in g.idea_row or idea in g.idea_reserve or any(idea in deck for deck in g.idea_deck)


def in_reach(g: Game, c: Context, step: Research, r: Realm) -> Iterator[Idea]:
    """What could be researched if it can be paid."""
    seat = g.seat_of[r]
    for idea in select.ideas(g, c, step.idea) if seat != NOBODY else ():
        if is_in_game(g, idea) and ideas.why_not_research(g, seat, idea) is None:
            yield idea


def researchable(g: Game, c: Context, step: Research, r: Realm) -> list[Idea]:
    return [idea for idea in in_reach(g, c, step, r) if is_payable(g, c, step, g.seat_of[r], idea)]


def can_research(g: Game, c: Context, step: Research, r: Realm) -> bool:
    return bool(researchable(g, c, step, r))


def can_afford(g: Game, c: Context, step: Research, r: Realm) -> bool:
    """PP-16.3.3: where there is nothing to research there is nothing to pay."""
    return can_research(g, c, step, r) or not any(True for _ in in_reach(g, c, step, r))


@operation(Research, possible=can_research, asks=True, affordable=can_afford)
def research(g: Game, c: Context, step: Research, r: Realm) -> Script[Found]:
    """PP-16.3.20: one Idea, without using a Turn; everybody concerned scores unless the card says no."""
    seat = g.seat_of[r]
    options: list[Value] = [*researchable(g, c, step, r)]
    if step.may:
        options.append(DECLINE)
    idea = yield from choose(Ask(decider(g, c, step, r), RESEARCH, options, args=c.source))
    found = Found(whole=idea != DECLINE)
    if found.whole:
        yield from pay(g, c, step, seat, idea)
        yield from ideas.gain_idea(g, seat, idea, prestige=step.prestige)
        found.cards.append(idea)
    return found


def pay(g: Game, c: Context, step: Research, seat: Seat, idea: Idea) -> Script[None]:
    """``pay_with``: any part with Monarch Power of that type instead of the Idea's own."""
    cost = price_of(g, c, step, seat, idea)
    kind = IDEA_TYPE[idea]
    other = kind if step.pay_with is None else POWERS.index(step.pay_with)
    if other != kind:
        least = max(0, cost[kind] - g.power[seat * 3 + kind])
        most = min(cost[kind], g.power[seat * 3 + other])
        args = {**c.source, "power": other}
        part = yield from choose(Ask(seat, WITH_OTHER, list(range(least, most + 1)), args=args))
        cost = cost._replace(**{POWERS[kind]: cost[kind] - part, POWERS[other]: part})
    realm.pay(g, seat, cost)


# Ideas lost

LOSE: Final = Kind("card_lose_idea", "PP-16.3.5", IDEA)


def own_ideas(g: Game, c: Context, step: LoseIdea, r: Realm) -> list[Idea]:
    seat = g.seat_of[r]
    if seat == NOBODY:
        return []
    return [idea for idea in select.ideas(g, c, step.idea) if bonuses.has_idea(g, seat, idea)]


def can_lose_idea(g: Game, c: Context, step: LoseIdea, r: Realm) -> bool:
    return bool(own_ideas(g, c, step, r))


@operation(LoseIdea, possible=can_lose_idea)
def lose_idea(g: Game, c: Context, step: LoseIdea, r: Realm) -> Script[Found]:
    """The own token off the Idea; Prestige stays."""
    seat = g.seat_of[r]
    held = own_ideas(g, c, step, r)
    found = Found()
    for idea in (yield from select.picked(g, c, step.idea, held, decider(g, c, step, r), LOSE)):
        ideas.give_up(g, seat, idea, c.rule)
        found.cards.append(idea)
    return found


# Cards on display replaced

WHAT: Final = Kind("card_replace_what", "PP-16.3.8")
OLD_IDEA: Final = Kind("card_old_idea", "PP-16.3.8", IDEA)
OLD_MILESTONE: Final = Kind("card_old_milestone", "PP-17.3.10", MILESTONE)
NEW_IDEA: Final = Kind("card_new_idea", "PP-16.3.8", IDEA)
DONE: Final = "done"
CHOOSE: Final = "choose"


def replaceable(g: Game, c: Context, step: ReplaceCards) -> tuple[list[int], list[int]]:
    """Displayed Ideas and Milestones meant for which there is another in the deck."""
    shown, goals = list[int](), list[int]()
    for entry in step.from_ if isinstance(step.from_, tuple) else (step.from_,):
        if isinstance(entry, str):
            label = c.labels.get(entry[1:], Found())
            shown += [card for kind, card in label.pieces if kind == "idea"]
            goals += [card for kind, card in label.pieces if kind == "milestone"]
        elif isinstance(entry, SelectMilestones):
            goals += [m for m in g.milestones if m != NOBODY]
        else:
            shown += select.find(g, c, entry)
    return (
        [idea for idea in shown if idea in g.idea_row and g.idea_deck[IDEA_TYPE[idea]]],
        [m for m in goals if m in g.milestones and g.milestone_deck[g.milestones.index(m)]],
    )


def can_replace(g: Game, c: Context, step: ReplaceCards, r: Realm) -> bool:
    shown, goals = replaceable(g, c, step)
    return g.seat_of[r] != NOBODY and bool(shown or goals)


@operation(ReplaceCards, possible=can_replace, asks=True)
def replace_cards(g: Game, c: Context, step: ReplaceCards, r: Realm) -> Script[Found]:
    """Up to that many cards for others of the same type or category, at random or of choice; a new one is not replaced
    again."""
    seat = decider(g, c, step, r)
    found = Found()
    while len(found.pieces) < step.amount:
        shown, goals = replaceable(g, c, step)
        shown = [idea for idea in shown if ("idea", idea) not in found.pieces]
        goals = [m for m in goals if ("milestone", m) not in found.pieces]
        words: list[Value] = [word for word, cards in (("idea", shown), ("milestone", goals)) if cards]
        if not words:
            break
        if step.may:
            words.append(DONE)
        what = yield from choose(Ask(seat, WHAT, words, words[-1], args=c.source))
        if what == DONE:
            break
        if what == "idea":
            old = yield from choose(Ask(seat, OLD_IDEA, shown, args=c.source))
            found.pieces.append(("idea", (yield from _replace_idea(g, c, seat, old, step.draw))))
        else:
            old = yield from choose(Ask(seat, OLD_MILESTONE, goals, args=c.source))
            found.pieces.append(("milestone", decks.replace_milestone(g, g.milestones.index(old))))
    return found.if_any()


def _replace_idea(g: Game, c: Context, seat: Seat, old: Idea, draw: str) -> Script[Idea]:
    deck = g.idea_deck[IDEA_TYPE[old]]
    g.chance.reveal()
    new = deck[-1]
    if draw == CHOOSE:
        new = yield from choose(Ask(seat, NEW_IDEA, sorted(deck), args=c.source))
    ideas.replace_on_display(g, old, new)
    g.log("log-idea-replaced", c.rule, seat=seat, idea=new)
    return new


# A new row


def can_add_row(g: Game, c: Context, step: AddIdeaRow, r: Realm) -> bool:
    return any(g.idea_deck[power] for power in missing_in_row(g))


def missing_in_row(g: Game) -> list[int]:
    """PP-8.2.2: the types that lack a card in the first incomplete row; all of them if there is none."""
    shown = [IDEA_TYPE[idea] for idea in g.idea_row]
    counts = [shown.count(power) for power in range(len(POWERS))]
    return [power for power, count in enumerate(counts) if count == min(counts)]


@operation(AddIdeaRow, possible=can_add_row, at_once=True)
def add_idea_row(g: Game, c: Context, step: AddIdeaRow, r: Realm) -> Script[Found]:
    """PP-8.2.2, PP-8.2.6: one Idea of each type that is missing, as far as there are."""
    found = Found()
    for power in missing_in_row(g):
        if g.idea_deck[power]:
            g.chance.reveal()
            idea = g.idea_deck[power][-1]
            g.idea_deck[power] = g.idea_deck[power][:-1]
            g.idea_row = [*g.idea_row, idea]
            g.log("log-idea-shown", "PP-8.2.2", idea=idea)
            found.cards.append(idea)
    yield from ()
    return found
