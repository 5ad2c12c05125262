"""The steward: a sensible opponent for Raison d'État.

It moves where land brings Influence and the odds are good, keeps its armies full and its hand sharp, joins the side on
which more land lies in reach, pays Morale for crowns and Minor Powers only while enough is left to fight with, and
supports friends where a battle can be won.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Final, TypeAlias

from westphalia.bots.levels import Novices
from westphalia.bots.proposals import Proposal, others_behind
from westphalia.bots.protocol import Budget
from westphalia.bots.strategist import Search, Strategists
from westphalia.bots.styles import PLAIN, Stewards, Style, liked, read_styles
from westphalia.bots.value import LOST

from . import judgement
from .battle import Battle
from .board import (
    BALLOT_EXPANSIONIST,
    BALLOT_NEUTRAL,
    BOARDS,
    EXPANSIONIST,
    HIDDEN_CARD,
    LIMITS,
    NEUTRAL,
    NOBODY,
)
from .ids import General, Place, Power, Seat
from .judgement import land_worth
from .model import Game, fresh_units, generals_on_board, is_friend, own_generals_at, unit_count
from .rules import battles, laying, moves
from .value import FEATURES, WEIGHTS, fitted

if TYPE_CHECKING:
    from westphalia.kernel.script import Ask, Value
    from westphalia.kernel.views import Glimpse

Plan: TypeAlias = Mapping[str, "Value | tuple[int, ...]"]  # a tuple is a road, step by step

__all__ = ["BOTS", "FEATURES", "GREEDY", "WEIGHTS", "Steward"]
WORTH_MOVING: Final = 0.4  # what a move must bring
WORTH_A_STEP: Final = 0.25  # what a better post must bring
RESERVE: Final = 2  # Morale kept for battles


class Steward:
    """Plays one seat. ``plan`` holds its answers to the questions that a chosen move will ask, by kind."""

    __slots__ = ("plan", "seat", "style")

    def __init__(self, seed: str, seat: int, style: Style = PLAIN) -> None:
        self.seat = Seat(seat)
        self.style = style
        self.plan: Plan = {}

    def choose(self, glimpse: Glimpse, ask: Ask) -> int:
        g: Game = glimpse.known
        kind = ask.kind.id
        answer: Value | tuple[int, ...] | None = None
        if kind == "move":
            proposal = self.propose(glimpse, ask)[0]
            self.follow(proposal)
            return proposal.option
        if kind in self.plan:
            answer = self.plan[kind]
        elif kind in LIKINGS:
            answer = LIKINGS[kind](g, self.seat, ask, self.style)
        elif kind in HABITS:
            answer = HABITS[kind](g, self.seat, ask)
        if isinstance(answer, tuple):
            answer = next_step(answer, g.at[argument(ask, "general")])
        if answer is None or answer not in ask.options:
            answer = ask.default_value()
        return ask.options.index(answer)

    def propose(self, glimpse: Glimpse, ask: Ask) -> list[Proposal]:
        """Moves by what they bring; elsewhere its own answer, then the others as they come."""
        if ask.kind.id == "move":
            return next_moves(glimpse.known, acting(ask), ask, self.style)
        own = self.choose(glimpse, ask)
        return [Proposal(option, float(option == own), self.plan) for option in others_behind(own, len(ask.options))]

    def follow(self, proposal: Proposal) -> None:
        self.plan = proposal.plan

    def begins_anew(self, ask: Ask) -> bool:
        return ask.kind.id == "move"

    def aside(self, glimpse: Glimpse, ask: Ask) -> int | None:
        """Nothing in this game is done out of turn."""
        return None


def judge(g: Game, seat: int) -> float:
    """How a seat stands against the others, by the fitted value; who has won stands above all."""
    if g.winner != NOBODY:
        return LOST if g.winner == g.major[seat] else -LOST
    return fitted().judge(g, seat)


def turn_of_the_wheel(g: Game) -> tuple[int, int]:
    return g.round, g.turned


SEARCH: Final = Search(
    judge,
    {"move": 8, "another_turn": 2, "ballot": 6, "bid": 4, "bribe": 4, "vote": 4, "lay": 3, "grant": 2, "support": 3},
    horizon=1,
    margin=1.5,
)
STEWARDS: Final = Stewards(Steward, read_styles(WEIGHTS.parent))
BOTS: Final = {
    "novice": Novices(STEWARDS, tuple(SEARCH.strategic)),
    "steward": STEWARDS,
    "strategist": Strategists(STEWARDS, SEARCH),
}
ON_VALUE: Final = Search(judge, SEARCH.strategic, beat=turn_of_the_wheel)
GREEDY: Final = Strategists(Steward, ON_VALUE, Budget(simulations=12))  # for the arena: what the value is worth


def argument(ask: Ask, name: str) -> int:
    value = (ask.args or {})[name]
    assert isinstance(value, int)
    return value


def acting(ask: Ask) -> Power:
    """The power for which the seat is asked."""
    return Power(argument(ask, "power"))


# Movement


def next_moves(g: Game, power: Power, ask: Ask, style: Style = PLAIN) -> list[Proposal]:
    """The moves that bring something, the best first; then better posts; then the end. A style likes some moves more:
    onto land of others, or to free land and one's own."""
    generals = [General(option) for option in ask.options if isinstance(option, int)]
    found: list[tuple[float, Value, Plan]] = []
    for general in generals:
        stay = judgement.visit_value(g, power, general, g.at[general])
        for value, plan in moves_of(g, power, general):
            found.append((liked(value - stay, style.get(kind_of(g, power, plan), 1)), general, plan))
    found.sort(key=lambda one: -one[0])
    worth_it = sum(1 for one in found if one[0] > WORTH_MOVING)
    posts = [(0.0, general, post) for general in generals if (post := better_post(g, power, general)) is not None]
    found = [*found[:worth_it], *posts, (0.0, "end", {}), *found[worth_it:]]
    return [Proposal(ask.options.index(word), value, plan, tuple(plan.items())) for value, word, plan in found]


def kind_of(g: Game, power: Power, plan: Plan) -> str:
    """``conquest`` of land that another power holds, or a ``march``."""
    place = plan.get("march_to", plan.get("sail_to"))
    holder = g.control[place] if isinstance(place, int) else NOBODY
    return "march" if holder == NOBODY or g.patron[holder] == g.patron[power] else "conquest"


def moves_of(g: Game, power: Power, general: General) -> list[tuple[float, Plan]]:
    """Marches and Sea Moves with what they bring."""
    found: list[tuple[float, Plan]] = []
    for place in moves.marches(g, power, general):
        value = judgement.visit_value(g, power, general, place)
        found.append((value, {"way": "march", "march_to": place, **units_for(g, power, general)}))
    for sailing in moves.sailings(g, power, general):
        value = judgement.visit_value(g, power, general, sailing.to)
        found.append((value, {"way": "sail", "sail_to": sailing.to, **units_for(g, power, general)}))
    return found


def units_for(g: Game, power: Power, general: General) -> Plan:
    """All Units go along, but one to hold land worth holding."""
    place, fresh = g.at[general], fresh_units(g, general)
    if fresh >= 3 and g.garrison[place] == NOBODY and land_worth(g, power, place) >= 1:
        return {"take_along": fresh - 1, "left_unit": "garrison"}
    return {"take_along": fresh}


def better_post(g: Game, power: Power, general: General) -> Plan | None:
    """A Strategic Move or a March towards land worth having."""
    if fresh_units(g, general) < 2:
        return None
    here = judgement.prospect(g, power, g.at[general])
    ways = judgement.roads(g, power, general)
    best = here + WORTH_A_STEP
    target: Place = NOBODY
    for place in ways:
        value = judgement.prospect(g, power, place)
        if value > best:
            best, target = value, place
    if target == NOBODY:
        return None
    road: tuple[Place, ...] = (target,)
    while ways[road[0]] != g.at[general]:
        road = (ways[road[0]], *road)
    return {"way": "strategic", "road_to": road, **units_for(g, power, general)}


def next_step(road: tuple[int, ...], here: int) -> Value:
    """Where a road leads on from here; at its end the march halts."""
    if here not in road:
        return road[0]
    return "halt" if here == road[-1] else road[road.index(here) + 1]


def leave_garrison(g: Game, seat: Seat, ask: Ask) -> Value:
    """Hold what is worth a Unit; the General with most Units gives it."""
    power, place = acting(ask), Place(argument(ask, "place"))
    able = [option for option in ask.options if isinstance(option, int)]
    giver = max(able, key=lambda general: g.units[general])
    worth = land_worth(g, power, place)
    return giver if worth >= 1.5 or (worth > 0.5 and g.units[giver] >= 3) else "no"


def name_arbiter(g: Game, seat: Seat, ask: Ask) -> Value:
    """Somebody who has nothing to fear from us, and is behind."""
    power = acting(ask)
    options = [Power(option) for option in ask.options if isinstance(option, int)]
    return min(options, key=lambda other: (judgement.is_threatened_by(g, other, power), g.influence[other]))


def another_turn(g: Game, seat: Seat, ask: Ask) -> Value:
    """While Morale is left and something can still be won."""
    power, price = acting(ask), argument(ask, "n")
    if g.morale[power] - price < RESERVE:
        return "end"
    for general in generals_on_board(g, power):
        if any(value > WORTH_MOVING + price * 0.5 for value, _ in moves_of(g, power, general)):
            return "ask"
    return "end"


def grant(g: Game, seat: Seat, ask: Ask) -> Value:
    """Morale is welcome, unless the mover stands at our border or near victory."""
    mover, arbiter = acting(ask), argument(ask, "other")
    own = [power for power in BOARDS[g.scenario].powers if g.patron[power] == g.patron[arbiter]]
    if any(judgement.is_threatened_by(g, power, mover) for power in own):
        return "refuse"
    near = g.influence[g.patron[mover]] >= BOARDS[g.scenario].target - 4
    return "refuse" if near else "grant"


# Battles


def support(g: Game, seat: Seat, ask: Ask) -> Value:
    """Where the battle can be won and a General beaten; always a power of our own."""
    battle, power, friend = g.battle, acting(ask), argument(ask, "other")
    assert battle is not None
    attacking = friend == battle.attacker
    attack = battles.strength(g, battle, battle.attackers) + sum(
        judgement.card_strength(g, p, 1) for p in battle.attackers
    )
    held = judgement.card_strength(g, battle.defenders[0], len(own_generals_at(g, battle.defenders[0], battle.place)))
    defence = battles.strength(g, battle, battle.defenders) + held
    lead = attack - defence if attacking else defence - attack
    foes = battle.defenders[: battle.direct] if attacking else [battle.attacker]
    prize = any(own_generals_at(g, foe, battle.place) for foe in foes)
    chance = judgement.odds(lead + LIMITS.support_strength)
    wanted = chance > 0.45 and (prize or g.patron[power] == g.patron[friend])
    return ask.options[0] if wanted else "done"


def lay(g: Game, seat: Seat, ask: Ask) -> Value:
    """A 3 on an enemy card; else cards while they can turn or keep the result."""
    battle, power = g.battle, acting(ask)
    assert battle is not None
    lead = lead_of(g, battle, power)
    coming = sum(reserve_of(g, battle, other) for other in battle.opponents(power))
    if lead > 1.5 * min(2, coming):
        return "pass"
    left = min(len(g.hand[power]), battle.allowance[power] - battle.laid[power])
    best = sum(sorted(g.hand[power], reverse=True)[:left])
    if lead + best <= 0:
        return "pass"
    return "discard" if "discard" in ask.options else "face_down"


def lead_of(g: Game, battle: Battle, power: Power) -> float:
    """By how much our side leads as far as we can see; a hidden card counts its mean."""
    sides = [battle.attackers, battle.defenders]
    totals = []
    for side in sides:
        total = float(battles.strength(g, battle, side))
        for pile in battle.piles:
            if pile.power in side:
                total += laying.pile_value(pile)
                total += judgement.CARD * sum(laid.card == HIDDEN_CARD for laid in pile.cards)
        totals.append(total)
    lead = totals[0] - totals[1]
    return lead if power in battle.attackers else -lead


def reserve_of(g: Game, battle: Battle, power: Power) -> int:
    """Cards a power may still lay."""
    if power in battle.out or not laying.can_lay(g, battle, power):
        return 0
    return min(len(g.hand[power]), battle.allowance[power] - battle.laid[power])


def lay_card(g: Game, seat: Seat, ask: Ask) -> Value:
    """The smallest card that takes the lead, else the largest."""
    battle, power = g.battle, acting(ask)
    assert battle is not None
    lead = lead_of(g, battle, power)
    cards = [card for card in ask.options if isinstance(card, int)]
    enough = [card for card in cards if lead + card > 1]
    return min(enough) if enough else max(cards)


def target_card(g: Game, seat: Seat, ask: Ask) -> Value:
    """The last laid: the later a card, the higher it tends to be."""
    return ask.options[-1]


def stay_on_board(g: Game, seat: Seat, ask: Ask) -> Value:
    return ask.options[0]


# Politics


def cast_ballot(g: Game, seat: Seat, ask: Ask, style: Style = PLAIN) -> Value:
    """The Status that promises most, as the style likes it; as fallback the better of the other two."""
    power = acting(ask)
    neutral = liked(judgement.status_value(g, power, NEUTRAL), style.get("neutral", 1))
    expansionist = liked(judgement.status_value(g, power, EXPANSIONIST), style.get("expansionist", 1))
    fallback = 1 if expansionist >= neutral else 0
    best: float = max(neutral, expansionist)
    answer = BALLOT_EXPANSIONIST if fallback else BALLOT_NEUTRAL
    for coalition in BOARDS[g.scenario].coalitions:
        ballot = coalition * 2 + fallback
        value = liked(judgement.status_value(g, power, coalition), style.get("coalition", 1))
        if ballot in ask.options and value > best:
            best, answer = value, ballot
    return answer


def admit(g: Game, seat: Seat, ask: Ask) -> Value:
    """Friends who are not ahead of us, and whose land we do not covet."""
    head, other = acting(ask), Power(argument(ask, "other"))
    if g.influence[other] > g.influence[head] + 4:
        return "refuse"
    return "accept" if judgement.prey(g, head, other) < 6 else "refuse"


def vote(g: Game, seat: Seat, ask: Ask) -> Value:
    """Ourselves; else whoever is least dangerous."""
    power = acting(ask)
    candidates = [option for option in ask.options if isinstance(option, int)]
    return power if power in candidates else min(candidates, key=lambda other: g.influence[other])


def bribe(g: Game, seat: Seat, ask: Ask, style: Style = PLAIN) -> Value:
    """What our election lacks, if we can spare it; who likes the crown spares more for it."""
    power = acting(ask)
    board = BOARDS[g.scenario]
    holders = [g.control[p] for p in board.electors]
    votes = dict.fromkeys(board.powers, 0)
    for holder in holders:
        votes[g.emperor if holder == NOBODY else g.patron[holder]] += 1
    rivals = max(count for other, count in votes.items() if other != power)
    lacking = rivals - votes[power] + (0 if g.emperor == power else 1)
    spare = g.morale[power] - round(RESERVE / style.get("crown", 1))
    return max(0, min(lacking, spare)) if lacking <= LIMITS.election_bribe_max else 0


def bid(g: Game, seat: Seat, ask: Ask, style: Style = PLAIN) -> Value:
    """More for a Minor Power with an army, as the style likes them, and not our last Morale."""
    minor, power = Power(argument(ask, "other")), g.major[seat]
    strong = unit_count(g, minor) + len(g.hand[minor]) >= 9
    kept = g.patron[minor] == power
    return max(0, min(g.morale[power] - RESERVE, round((1 + strong - kept) * style.get("minors", 1))))


def consent(g: Game, seat: Seat, ask: Ask) -> Value:
    """Allies pass, unless they lead."""
    mover, host = acting(ask), argument(ask, "other")
    ahead = judgement.leader(g) == g.patron[mover] and g.influence[g.patron[mover]] > g.influence[g.patron[host]] + 6
    return "refuse" if ahead else "consent"


# Staff and Mobilisation


def lead_armies(g: Game, seat: Seat, ask: Ask) -> Value:
    """Generals to the board, then Morale, then cards."""
    power = acting(ask)
    if "place" in ask.options:
        return "place"
    if g.morale[power] < 6 and "gain_morale" in ask.options:
        return "gain_morale"
    return "draw_card"


def place_where(g: Game, seat: Seat, ask: Ask) -> Value:
    """Where most land worth having lies beside, and no other General of ours."""
    power = acting(ask)

    def worth(place: Place) -> float:
        return judgement.is_front(g, power, place) / (1 + len(own_generals_at(g, power, place)))

    return max((Place(place) for place in ask.options if isinstance(place, int)), key=worth)


def place_general(g: Game, seat: Seat, ask: Ask) -> Value:
    return ask.options[0]


def buy(g: Game, seat: Seat, ask: Ask) -> Value:
    """Units and cards in turn, Morale when both are there."""
    power, options = acting(ask), ask.options
    if "garrison" in options and g.money[power] >= 3:
        return "garrison"
    if "card" in options and len(g.hand[power]) < 3:
        return "card"
    if "unit" in options:
        return "unit"
    if "morale" in options and g.morale[power] < 6:
        return "morale"
    if "card" in options and len(g.hand[power]) < LIMITS.hand_limit:
        return "card"
    if "fortress" in options:
        return "fortress"
    return "morale" if "morale" in options else "end"


def unit_to(g: Game, seat: Seat, ask: Ask) -> Value:
    """To the General whose post promises most."""
    power = acting(ask)

    def promise(general: Value) -> float:
        assert isinstance(general, int)
        return judgement.prospect(g, power, g.at[general]) - 0.3 * g.units[general]

    return max(ask.options, key=promise)


def fortress_in(g: Game, seat: Seat, ask: Ask) -> Value:
    """On the land that is worth most."""
    value = BOARDS[g.scenario].value
    return max(ask.options, key=lambda place: value[int(place)])


def worst_card(g: Game, seat: Seat, ask: Ask) -> Value:
    return ask.options[0]


def same_player(g: Game, seat: Seat, ask: Ask) -> Value:
    """Money only to a power of our own that has Generals to fill while we have more than we need."""
    power = acting(ask)
    own = [p for p in BOARDS[g.scenario].powers if is_friend(g, power, p) and g.patron[p] == g.patron[power]]
    rich = g.money[power] > 6 and any(generals_on_board(g, p) and not g.money[p] for p in own)
    return "subsidies" if rich else "nothing"


def receiver(g: Game, seat: Seat, ask: Ask) -> Value:
    power = acting(ask)
    own = [option for option in ask.options if isinstance(option, int) and g.patron[option] == g.patron[power]]
    return min(own, key=lambda other: g.money[other]) if own else ask.options[-1]


LIKINGS: Final[dict[str, Callable[[Game, Seat, Ask, Style], Value]]] = {
    "ballot": cast_ballot,
    "bribe": bribe,
    "bid": bid,
}
HABITS: Final[dict[str, Callable[[Game, Seat, Ask], Value]]] = {
    "leave_garrison": leave_garrison,
    "take_control": leave_garrison,
    "arbiter": name_arbiter,
    "another_turn": another_turn,
    "grant": grant,
    "support": support,
    "lay": lay,
    "lay_card": lay_card,
    "target_card": target_card,
    "leave_to": stay_on_board,
    "retreat": stay_on_board,
    "refuge": stay_on_board,
    "admit": admit,
    "vote": vote,
    "consent": consent,
    "leadership": lead_armies,
    "place_general": place_general,
    "place_where": place_where,
    "buy": buy,
    "unit_to": unit_to,
    "fortress_in": fortress_in,
    "drill_discard": worst_card,
    "discard_excess": worst_card,
    "gift": same_player,
    "receiver": receiver,
}
