"""What cards and Events ask the steward: good things for itself, bad ones for others, the leader first."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import TYPE_CHECKING, Any, Final

import msgspec

from .. import pieces, terms
from ..board import AREA_OF, CARD_ACTION, EVENTS, IDEAS, MILESTONES, MISSIONS
from ..effects.context import SOURCES, Context
from ..ids import Area, Node, Province, Realm, Seat, pair
from ..model import NOBODY, Game, players
from ..rules import diplomacy, religion
from ..vocabulary import Step, op_of
from ..vocabulary.actions import Action
from ..vocabulary.blocks import Choose
from . import cards, goals, plan, war, worth
from .plan import Habit, things

if TYPE_CHECKING:
    from westphalia.kernel.script import Ask, Value

OWN: Final = 3  # how much more what is ours weighs than what is somebody else's
ALLIED: Final = 2  # Influence that upholds an Alliance, PP-5.4.5
ACTION: Final = 3.0  # an action for nothing


def most(merit: Callable[[Game, Seat, Any], float]) -> Habit:
    """The thing with the highest merit to this player; a word if there is no thing."""

    def habit(g: Game, seat: Seat, ask: Ask) -> Value:
        found = things(ask)
        return max(found, key=lambda thing: merit(g, seat, thing)) if found else ask.default_value()

    return habit


def least(merit: Callable[[Game, Seat, Any], float]) -> Habit:
    return most(lambda g, seat, thing: -merit(g, seat, thing))


# Whose is it?


def leading(g: Game, seat: Seat, other: Seat) -> float:
    """How far another player is ahead, from 0 to 1."""
    best = max(1, *(g.prestige[x] for x in players(g)))
    return max(0.0, g.prestige[other] / best)


def interest(g: Game, seat: Seat, p: Province) -> float:
    """Whose Province it is: ours above 0, another player's below."""
    holder = pieces.holder(g, p)
    if holder == NOBODY:
        return 0.0
    tax = g.board.tax[p]
    return OWN * tax if holder == seat else -tax * (1 + leading(g, seat, holder))


def area_interest(g: Game, seat: Seat, a: Area) -> float:
    return sum(interest(g, seat, p) for p in g.board.provinces_of[a])


def realm_interest(g: Game, seat: Seat, r: Realm) -> float:
    """Ourselves, our Allies, then others, the leader last."""
    other = g.seat_of[r]
    if other == seat:
        return OWN
    if g.alliance[pair(r, seat)]:
        return 1.0
    return -1 - leading(g, seat, other) if other != NOBODY else 0.0


def node_interest(g: Game, seat: Seat, n: Node) -> float:
    """Merchants of ours against those of others."""
    here = [s for s in players(g) for m in range(3) if g.merchant[s * 3 + m] == n]
    return OWN * here.count(seat) - sum(1 + leading(g, seat, s) for s in here if s != seat) + g.expanded[n]


# What the card is about


def card_of(ask: Ask) -> dict[str, int]:
    """The card that asks, as its steps know it."""
    return {key: int(value) for key, value in (ask.args or {}).items() if key in SOURCES}


def source(ask: Ask) -> list[Step]:
    """The steps of the card that asks."""
    args = ask.args or {}
    if "event" in args:
        entry = EVENTS[int(args["event"])]
        return [*entry.fx, *(step for option in entry.options.values() for step in option.fx)]
    if "card" in args:
        action = CARD_ACTION[int(args["card"])]
        inner = [step for use in action.actions for step in use.fx]
        return [*action.fx, *inner, *(step for option in action.options.values() for step in option.fx)]
    for key, entries in (("mission", MISSIONS), ("milestone", MILESTONES)):
        if key in args:
            return list(entries[int(args[key])].reward.fx)
    return list(IDEAS[int(args["idea"])].fx) if "idea" in args else []


def all_steps(steps: Sequence[Step]) -> Iterator[Step]:
    for step in steps:
        yield step
        yield from all_steps(step.then)
        yield from all_steps(step.else_)
        for option in step.options.values() if isinstance(step, Choose) else ():
            yield from all_steps(option)


def is_harmful(g: Game, seat: Seat, ask: Ask) -> bool:
    """Does the card do harm to what is picked? So its steps say, taken as if they were about ourselves."""
    own = g.realm[seat]
    c = Context(card_of(ask), ask.kind.rule, own, own)
    plain = (msgspec.structs.replace(step, who="you", then=(), else_=()) for step in all_steps(source(ask)))
    return sum(cards.step(g, c, seat, step) for step in plain) < 0


def sorted_out(merit: Callable[[Game, Seat, Any], float]) -> Habit:
    """Ours if it does good, others' if it does harm."""

    def habit(g: Game, seat: Seat, ask: Ask) -> Value:
        found = things(ask)
        if not found:
            return ask.default_value()
        sign = -1 if is_harmful(g, seat, ask) else 1
        return max(found, key=lambda thing: sign * merit(g, seat, thing))

    return habit


# Options


def event_option(g: Game, seat: Seat, ask: Ask) -> Value:
    """The option that is worth more to us."""
    options = EVENTS[int((ask.args or {})["event"])].options
    value = {
        letter: cards.steps(g, seat, card_of(ask), options[str(letter)].fx)
        for letter in ask.options
        if letter in options
    }
    best = max(value, key=lambda letter: value[letter])
    bad = value[best] < 0
    return "neither" if bad and "neither" in ask.options else best


def card_way(g: Game, seat: Seat, ask: Ask) -> Value:
    """The way to play a card that is worth more."""
    options = CARD_ACTION[int((ask.args or {})["card"])].options if "card" in (ask.args or {}) else {}
    letters = [letter for letter in ask.options if letter in options]
    if not letters:
        return ask.default_value()

    def value(letter: Value) -> float:
        option = options[str(letter)]
        return cards.steps(g, seat, card_of(ask), option.fx) - worth.cost(g, seat, option.extra_cost)

    return max(letters, key=value)


def card_option(g: Game, seat: Seat, ask: Ask) -> Value:
    """Of the lettered options of a step the one that is worth more."""
    for step in all_steps(source(ask)):
        options = step.options if isinstance(step, Choose) else {}
        letters = [letter for letter in ask.options if letter in options]
        if letters:
            best = max(letters, key=lambda letter: cards.steps(g, seat, card_of(ask), options[letter]))
            bad = cards.steps(g, seat, card_of(ask), options[best]) < 0
            return "decline" if bad and "decline" in ask.options else best
    return ask.default_value()


def accepts(op: str) -> Habit:
    """Whether to do what a card lets one do: if it is worth its price."""

    def habit(g: Game, seat: Seat, ask: Ask) -> Value:
        found = [step for step in all_steps(source(ask)) if step.may and op_of(step) == op]
        if not found:
            return ask.default_value()
        return "accept" if max(offered_worth(g, seat, ask, step) for step in found) > 0 else "decline"

    return habit


def offered_worth(g: Game, seat: Seat, ask: Ask, step: Step) -> float:
    """A step that may be declined; what has no price of its own is worth a little."""
    alone = msgspec.structs.replace(step, may=False, who="you", if_=())
    return cards.steps(g, seat, card_of(ask), [alone]) + (0.1 if step.cost is None else 0.0)


def take_action(g: Game, seat: Seat, ask: Ask) -> Value:
    """An action that a card grants, unless its price is more than a little."""
    found = [step for step in all_steps(source(ask)) if isinstance(step, Action)]
    dear = any(cards.price(g, seat, step.cost) > ACTION for step in found if step.cost is not None)
    return ask.default_value() if not found or dear else "accept"


def war_offer(g: Game, seat: Seat, ask: Ask) -> Value:
    """A war that a card begins, or a CB token that costs Prestige if no War follows (PP-4.3.1): only if an Army stands
    ready for a war."""
    ready = war.may_begin(g, seat) and any(war.ready_army(g, seat, prey) for prey in war.preys(g, seat))
    return "accept" if ready else "decline"


# Where


def enemy_worth(g: Game, seat: Seat, r: Realm) -> float:
    """A Realm to be at War with: prey, else somebody weak."""
    value = max((prey.value for prey in war.preys(g, seat) if prey.realm == r), default=0.0)
    return value - 0.1 * terms.realm_base_tax(g, r)


def claim_worth(g: Game, seat: Seat, a: Area) -> float:
    """Where prey lives; where most belongs to others."""
    value = max((prey.value for prey in war.preys(g, seat) if prey.area == a), default=0.0)
    return value + 0.1 * sum(1 for p in g.board.provinces_of[a] if pieces.holder(g, p) != seat)


def influence_worth(g: Game, seat: Seat, a: Area) -> float:
    """Towards an Alliance, or for one."""
    value = 0.0
    for r in {g.lawful[p] for p in g.board.provinces_of[a]} - {NOBODY}:
        if terms.is_npr(g, r) and not diplomacy.can_never_ally(g, r):
            allied = bool(g.alliance[pair(r, seat)])
            lacking = diplomacy.alliance_influence(g, seat, r) < ALLIED
            value = max(value, (2.0 if lacking else 1.0) * (1 + allied))
    return value


def cube_source(g: Game, seat: Seat, ask: Ask) -> Value:
    """Influence that upholds no Alliance; else the gain is forgone."""

    def is_idle(a: Area) -> bool:
        lords = {g.lawful[p] for p in g.board.provinces_of[a]} - {NOBODY}
        return not any(g.alliance[pair(r, seat)] for r in lords)

    idle = [a for a in plan.areas(ask) if is_idle(a)]
    return min(idle, key=lambda a: influence_worth(g, seat, a)) if idle else ask.default_value()


def faith_worth(g: Game, seat: Seat, a: Area) -> float:
    """Own Towns that do not share our faith; for a token of ours."""
    if religion.same(religion.area_religion(g, a), g.faith[g.realm[seat]]):
        return area_interest(g, seat, a) * -1
    return area_interest(g, seat, a)


def own_towns_in(g: Game, seat: Seat, a: Area) -> float:
    return sum(1 for p in terms.own_towns(g, seat) if AREA_OF[p] == a)


def province_gain(g: Game, seat: Seat, p: Province) -> float:
    return terms.tax_value(g, p) + goals.pull(g, seat, "provinces", (p,))


def ally_gain(g: Game, seat: Seat, r: Realm) -> float:
    return terms.realm_base_tax(g, r)


HARM_AREA: Final = least(area_interest)
HARM_NODE: Final = least(node_interest)
HARM_PROVINCE: Final = least(interest)

CHOICES: Final[dict[str, Habit]] = {
    "event_option": event_option,
    "card_way": card_way,
    "card_option": card_option,
    "pick_area": sorted_out(area_interest),
    "pick_province": sorted_out(interest),
    "pick_piece": sorted_out(interest),
    "pick_realm": sorted_out(realm_interest),
    "pick_node": sorted_out(node_interest),
    "pick_idea": most(cards.idea_worth),
    "unrest_area": HARM_AREA,
    "unrest_piece": HARM_PROVINCE,
    "rebels_where": HARM_AREA,
    "rebels_to": HARM_AREA,
    "rebels_from": most(area_interest),
    "plague_area": HARM_AREA,
    "card_reduce": HARM_PROVINCE,
    "card_revolution": HARM_AREA,
    "card_revolution_ends": most(area_interest),
    "spread_to": HARM_AREA,
    "spread_diverse": HARM_AREA,
    "revolution_far": HARM_AREA,
    "card_pirate": HARM_NODE,
    "card_pirate_to": HARM_NODE,
    "pirate_node": HARM_NODE,
    "card_pirate_from": most(node_interest),
    "pirate_to_remove": most(node_interest),
    "pirate_to_lift": most(node_interest),
    "card_expand": most(node_interest),
    "remove_unrest_from": most(interest),
    "remove_unrest_in": most(area_interest),
    "tolerated_area": most(own_towns_in),
    "card_claim": most(claim_worth),
    "card_influence": most(influence_worth),
    "card_influence_area": most(influence_worth),
    "influence_lost": least(influence_worth),
    "card_influence_lost": least(influence_worth),
    "call_influence": least(influence_worth),
    "peace_influence": most(influence_worth),
    "cube_source": cube_source,
    "card_religion": most(faith_worth),
    "card_develop": most(province_gain),
    "card_town": most(province_gain),
    "card_vassal": most(province_gain),
    "card_alliance": most(ally_gain),
    "card_marriage": most(ally_gain),
    "card_war": most(enemy_worth),
    "card_cb": most(enemy_worth),
    "card_research": most(cards.idea_worth),
    "study_idea": most(cards.idea_worth),
    "card_new_idea": most(cards.idea_worth),
    "card_lose_idea": least(cards.idea_worth),
    "may_declare_war": war_offer,
    "may_place_cb_token": war_offer,
    "may_develop_town": accepts("develop_town"),
    "may_place_influence": accepts("place_influence"),
    "may_gain_alliance": accepts("gain_alliance"),
    "may_gain_marriage": accepts("gain_marriage"),
    "may_place_claim": accepts("place_claim"),
    "may_gain_units": accepts("gain_units"),
    "may_gain_ships": accepts("gain_ships"),
    "may_draw_cards": accepts("draw_cards"),
    "may_research": accepts("research"),
    "may_remove_unrest": accepts("remove_unrest"),
    "may_stability": accepts("stability"),
    "may_prestige": accepts("prestige"),
    "may_expand_node": accepts("expand_node"),
    "pay_for_effect": accepts("pay"),
    "take_action": take_action,
}
