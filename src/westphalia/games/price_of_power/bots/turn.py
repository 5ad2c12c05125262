"""What the steward does in its Turn: every action it could take, weighed in Ducats."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from ..board import ACTION_CARDS, AREA_OF, CARD_ACTION, EVENTS, IDEAS, REALM
from ..model import NOBODY, Game
from ..rules import (
    action_cards,
    administrative_actions,
    characters,
    diplomacy,
    diplomatic_actions,
    ideas,
    income,
    military_actions,
    minor_actions,
    religion,
    terms,
    trade,
    variants,
)
from ..tables import ALLIANCE_INFLUENCE, AREA_LIMIT, DIP, MAX_SEATS, MIL, POWERS, STABILITY_MAX
from . import war, worth
from .plan import Plan, Proposal, pick, queue

if TYPE_CHECKING:
    from westphalia.kernel.script import Ask, Value

TRADE_INCOME: Final = 7.0  # what a Trade brings on average
RESERVE: Final = 8  # Ducats kept for the upkeep
HORIZON: Final = 4  # Rounds over which a character pays


def proposals(g: Game, seat: int, ask: Ask) -> Iterator[Proposal]:
    """Everything worth a thought among what the menu offers."""
    offered = ask.options
    for word, propose in PROPOSERS.items():
        if word in offered:
            found = propose(g, seat)
            if found is not None:
                yield found


def best(g: Game, seat: int, ask: Ask) -> Proposal:
    """The proposal worth most; if none is worth anything, the Event that is due, or a Pass."""
    found = max(proposals(g, seat, ask), key=lambda one: one.value, default=None)
    if found is not None and found.value > 0:
        return found
    for word in ("event", "pass"):
        if word in ask.options:
            return event(g, seat) if word == "event" else Proposal(0, word, {})
    return Proposal(0, str(ask.default_value()), {})


# Generic actions


def event(g: Game, seat: int) -> Proposal:
    """The Event with the most Ducats and the best text; what is due sooner or later has no price."""
    shown = [entry for entry in g.event_row if entry.face_up]
    chosen = max(shown, key=lambda entry: event_worth(g, seat, entry.event) + entry.ducats)
    value = event_worth(g, seat, chosen.event) + chosen.ducats + 1
    return Proposal(value, "event", {"which_event": chosen.event})


def event_worth(g: Game, seat: int, number: int) -> float:
    entry = EVENTS[number]
    value = worth.steps(g, seat, entry.fx)
    if entry.options:
        value += max(worth.steps(g, seat, option.fx) for option in entry.options.values())
    ruler = entry.ruler
    if ruler is not None and entry.realm and g.realm[seat] == REALM.value(entry.realm):
        now = g.ruler[seat]
        skills = sum(characters.ruler_skill(now, t) for t in range(3)) if now != NOBODY else len(POWERS)
        value += (ruler.adm + ruler.dip + ruler.mil - skills) * worth.POWER * min(HORIZON, worth.rounds_left(g))
    return value


def research(g: Game, seat: int) -> Proposal | None:
    """An Idea: Prestige at once, its bonus for the rest of the game."""
    able = [idea for idea in g.idea_row if ideas.why_not_research_now(g, seat, idea) is None]
    if not able:
        return None

    def value(idea: int) -> float:
        entry = IDEAS[idea]
        bonus = worth.IDEA * min(1.0, worth.rounds_left(g) / HORIZON)
        price = ideas.idea_cost(g, seat, idea)._asdict()
        immediate = worth.steps(g, seat, entry.fx)
        return entry.prestige * worth.PRESTIGE + bonus + immediate - worth.cost(g, seat, price)

    idea = max(able, key=value)
    return Proposal(value(idea), "research_idea", {"research": idea})


def explore(g: Game, seat: int) -> Proposal | None:
    claims = len(administrative_actions.colonial_claims(g, seat))
    if claims >= 2 or worth.rounds_left(g) < 3:
        return None
    gain = worth.CLAIM + 4 - 2.5 * claims
    return Proposal(gain - worth.cost(g, seat, {"dip": 1, "mil": 1}), "explore", {"explore_roll": "use"})


# Administrative actions


def stability(g: Game, seat: int) -> Proposal | None:
    now = g.stability[seat]
    if now >= STABILITY_MAX:
        return None
    price = administrative_actions.stability_cost(g, seat)
    gain = worth.STABILITY + (6 if now < 0 else 3 if now == 0 else 0)
    return Proposal(gain - worth.cost(g, seat, {"adm": price}), "increase_stability", {})


def convert(g: Game, seat: int) -> Proposal | None:
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
    gain = 2.0 * towns(slot) * min(HORIZON, worth.rounds_left(g)) / 2
    return Proposal(gain - worth.cost(g, seat, cost), "convert_area", {"convert_area": slot})


def colonize(g: Game, seat: int) -> Proposal | None:
    price = administrative_actions.colonize_cost(g, seat) - g.colonists[seat]
    return Proposal(worth.TAX + 2 - worth.cost(g, seat, {"adm": max(0, price)}), "colonize", {})


# Diplomatic actions


def influence(g: Game, seat: int) -> Proposal | None:
    """Towards an Alliance: what is lacking in the Areas of a neighbour that could be won."""
    if not diplomacy.has_alliance_token(g, seat) or terms.is_at_war(g, g.realm[seat]):
        return None
    reach = set(diplomatic_actions.influence_reach(g, seat))
    best_value, best_plan = 0.0, None
    for r in neighbours(g, seat, reach):
        lacking = needed_influence(g, seat, r) - diplomacy.alliance_influence(g, seat, r)
        areas = [a for a in diplomacy.areas_of_realm(g, r) if a in reach and room(g, a)]
        if lacking < 1 or not areas:
            continue
        dip = lacking + diplomatic_actions.alliance_cost(g, seat, r).dip
        if dip > g.power[seat * 3 + DIP] + income.skill(g, seat, DIP):
            continue
        value = worth.ALLIANCE + 0.5 * terms.npr_base_tax(g, r) - worth.cost(g, seat, {"dip": dip})
        if value > best_value:
            cubes = [a for a in areas for _ in range(min(2, room(g, a)))][:lacking]
            best_value, best_plan = value, {"influence_area": queue(*cubes), "influence_pay": pay_influence}
    return None if best_plan is None else Proposal(best_value, "influence", best_plan)


def neighbours(g: Game, seat: int, reach: set[int]) -> list[int]:
    """NPRs within reach of Influence that are not our Allies and not at War."""
    lawful = {g.lawful[p] for a in reach for p in g.board.provinces_of[a]}
    return [
        r
        for r in sorted(lawful)
        if r != NOBODY
        and terms.is_npr(g, r)
        and not diplomacy.can_never_ally(g, r)
        and not g.alliance[r * MAX_SEATS + seat]
        and not terms.is_at_war(g, r)
    ]


def needed_influence(g: Game, seat: int, r: int) -> int:
    """PP-5.4.5: two, and more than the patron has."""
    patron = terms.patron(g, r)
    rival = diplomacy.alliance_influence(g, patron, r) + 1 if patron != NOBODY else 0
    return max(ALLIANCE_INFLUENCE, rival)


def room(g: Game, a: int) -> int:
    if diplomatic_actions.why_not_influence_there(g, a, {}) is not None:
        return 0
    return AREA_LIMIT - sum(g.influence[a * MAX_SEATS : a * MAX_SEATS + MAX_SEATS]) - g.imperial[a]


def pay_influence(g: Game, seat: int, ask: Ask) -> Value:
    """DIP, unless Ducats are plenty."""
    if "free" in ask.options:
        return "free"
    rich = "ducats" in ask.options and g.ducats[seat] > RESERVE * 2
    return "ducats" if rich or "dip" not in ask.options else "dip"


def forge_alliance(g: Game, seat: int) -> Proposal | None:
    able = [
        r
        for r in diplomatic_actions.possible_allies(g, seat)
        if diplomatic_actions.why_not_alliance_with(g, seat, r) is None
    ]
    if not able:
        return None
    r = max(able, key=lambda r: terms.npr_base_tax(g, r))
    price = diplomatic_actions.alliance_cost(g, seat, r)._asdict()
    value = worth.ALLIANCE + terms.npr_base_tax(g, r) - worth.cost(g, seat, price)
    return Proposal(value, "forge_alliance", {"forge_alliance": r})


def go_trading(g: Game, seat: int) -> Proposal | None:
    return Proposal(TRADE_INCOME - worth.cost(g, seat, {"dip": 1}), "trade", {})


# Military actions


def suppress(g: Game, seat: int) -> Proposal | None:
    restless = military_actions.suppressible(g, seat)
    if not restless:
        return None
    calmed = min(len(restless), g.power[seat * 3 + MIL])
    value = calmed * (worth.UNREST + 3) - worth.cost(g, seat, {"mil": calmed})
    return Proposal(value, "suppress_unrest", {"suppress": pick(lambda g, p: g.board.tax[p])})


# Action cards


def play_card(g: Game, seat: int) -> Proposal | None:
    found = list[tuple[float, int]]()
    for card in g.hand[seat]:
        if action_cards.why_not_play(g, seat, card) is None:
            action = CARD_ACTION[card]
            value = max(card_worth(g, seat, card), 1.0) - worth.cost(g, seat, action.cost)
            found.append((value, card))
    if not found:
        return None
    value, card = max(found)
    return Proposal(value, "play_card", {"play_card": card})


def card_worth(g: Game, seat: int, card: int) -> float:
    """What the action of a card brings: its effect, the best of its options, or the best use of its Charges."""
    action = CARD_ACTION[card]
    value = worth.steps(g, seat, action.fx)
    if action.options:
        value += max(worth.steps(g, seat, option.fx) for option in action.options.values())
    for use in action.actions:
        value = max(value, 2.0 * worth.steps(g, seat, use.fx))
    return value


def use_display(g: Game, seat: int) -> Proposal | None:
    words = [w for w in action_cards.display_actions(g, seat) if action_cards.why_not_use(g, seat, w) is None]
    if not words:
        return None

    def value(word: str) -> float:
        action = action_cards.DISPLAY_ACTIONS[word]
        gain = worth.steps(g, seat, action.fx)
        if action.options:
            gain += max(worth.steps(g, seat, option.fx) for option in action.options.values())
        return gain - worth.cost(g, seat, action.cost)

    word = max(words, key=value)
    return Proposal(value(word), "use_display", {"display_action": word})


# Minor Actions and the end of the Turn


def appoint(g: Game, seat: int) -> Proposal | None:
    """Advisors that pay for themselves; a Ruler if the throne is empty; a General for an Army at war."""
    horizon = min(HORIZON, worth.rounds_left(g))
    best_value: float = 0.0
    best_plan: Plan | None = None
    plan: Plan
    for card in g.hand[seat]:
        if characters.why_not_appoint_card(g, seat, card) is not None:
            continue
        character = ACTION_CARDS[card].character
        if character.kind == "advisor" and character.type is not None:
            post = POWERS.index(character.type)
            now = g.advisor[seat * 3 + post]
            better = character.bonus - (characters.advisor_bonus(now, post) if now != NOBODY else 0)
            upkeep = character.ducats * horizon
            value = better * worth.POWER * horizon - character.ducats - 0.5 * upkeep
            if g.ducats[seat] < character.ducats + RESERVE:
                continue
            plan = {"appoint": card}
        else:
            roles = characters.roles(g, seat, card)
            if characters.AS_RULER in roles:
                skills = character.adm + character.dip + character.mil - len(POWERS)
                value, plan = skills * worth.POWER * horizon + 3, {"appoint": card, "appoint_as": characters.AS_RULER}
            else:
                word = leaderless_army(g, seat)
                if word is None or word not in roles:
                    continue
                value = 6.0 - worth.cost(g, seat, {"mil": character.hire_mil or 0})
                plan = {"appoint": card, "appoint_as": word}
        if value > best_value:
            best_value, best_plan = value, plan
    return None if best_plan is None else Proposal(best_value + 20, "appoint", best_plan)


def leaderless_army(g: Game, seat: int) -> str | None:
    """The largest Army at War without a General."""
    if not terms.is_at_war(g, g.realm[seat]):
        return None
    able = [n for n in range(3) if g.army_at[seat * 3 + n] != NOBODY and g.general[seat * 3 + n] == NOBODY]
    return characters.ARMY_WORDS[able[0]] if able else None


def repay(g: Game, seat: int) -> Proposal | None:
    spare = g.ducats[seat] - minor_actions.repayment(g, seat)
    return Proposal(30.0, "repay_loan", {}) if spare >= RESERVE else None


def replenish(g: Game, seat: int) -> Proposal | None:
    """Men for a war, while MIL is left to fight it with."""
    if not terms.is_at_war(g, g.realm[seat]) or g.exhausted[seat] < 3 or g.power[seat * 3 + MIL] < 4:
        return None
    return Proposal(25.0, "replenish", {"replenish": min(g.exhausted[seat], 3)})


def pass_turn(g: Game, seat: int) -> Proposal:
    """The earlier the more Ducats."""
    paid = variants.pass_ducats(g)
    place = max(g.pass_order)
    return Proposal(0.5 + (0.5 * paid[place] if place < len(paid) else 0), "pass", {})


def complete_mission(g: Game, seat: int) -> Proposal:
    """At once: it might be out of reach again tomorrow."""
    return Proposal(100.0, "complete_mission", {})


PROPOSERS: Final = {
    "complete_mission": complete_mission,
    "event": event,
    "research_idea": research,
    "explore": explore,
    "increase_stability": stability,
    "convert_area": convert,
    "colonize": colonize,
    "influence": influence,
    "forge_alliance": forge_alliance,
    "fabricate_claims": war.claims,
    "trade": go_trading,
    "declare_war": war.declaration,
    "activate": war.activation,
    "recruit": war.recruiting,
    "suppress_unrest": suppress,
    "play_card": play_card,
    "use_display": use_display,
    "appoint": appoint,
    "repay_loan": repay,
    "replenish": replenish,
    "pass": pass_turn,
}
MINOR: Final = ("complete_mission", "appoint", "repay_loan", "replenish")


def after(g: Game, seat: int, ask: Ask) -> Proposal:
    """What may still be done when the action is over."""
    for word in MINOR:
        if word in ask.options:
            found = PROPOSERS[word](g, seat)
            if found is not None:
                return found
    return Proposal(0, "end", {})


def trade_deal(g: Game, seat: int, ask: Ask) -> Value:
    """The card with the highest income."""

    def income_of(card: Value) -> float:
        assert isinstance(card, int)
        return max(deal_income(g, seat, card, market.node) for market in trade.MARKETS[card])

    return max(ask.options, key=income_of)


def deal_income(g: Game, seat: int, card: int, node: int) -> float:
    """What the player would collect at a Node, if he is first there."""
    market = next((one for one in trade.MARKETS[card] if one.node == node), None)
    if market is None:
        return float(trade.income(g, card, node, trade.LOWEST_ROW))
    power = trade.trade_power(g, seat, market) or 1 + trade.trade_power(g, seat, market)
    return float(trade.income(g, card, node, trade.qualifying_row(power) + g.pirates[node]))
