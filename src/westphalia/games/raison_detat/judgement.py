"""What land, battles and friends are worth: the steward's judgement. It reads only what its seat may know."""

from __future__ import annotations

from typing import Final

from westphalia.kernel.remember import remembered

from .battle import Battle, Pile
from .board import BOARDS, EXPANSIONIST, NEUTRAL, NOBODY
from .ids import General, Place, Power
from .model import Game, fresh_units, generals_at, generals_on_board, is_friend, is_major, majors, own_generals_at
from .rules import battles, status, taxation
from .rules.garrisons import why_not_garrison
from .rules.moves import why_not_march, why_not_road, why_not_sail
from .rules.status import ATTACKS

SCORING: Final = 3.0  # land that brings Influence every round
PAYING: Final = 0.8  # land that brings money
ELECTOR: Final = 0.5  # a vote for the crown
DENIAL: Final = 1.0  # land that an opponent scores with
CARD: Final = 3.0  # the mean value of a Battle card (deck.yaml)
MOST_CARDS: Final = 3  # cards counted on in one battle
SLOPE: Final = 0.13  # how fast odds rise with a lead in Strength
LOST_ARMY: Final = 0.6  # what a lost Unit is worth
FAR: Final = 4  # steps beyond which land is not thought of
CONTESTED: Final = 0.6  # of the worth of land that must be fought for


# Land


def land_worth(g: Game, power: Power, place: Place) -> float:
    """What it is worth for this power to control a territory it does not control now."""
    board = BOARDS[g.scenario]
    value = board.value[place]
    scores = power in board.stripes[place] or board.home[place] not in (NOBODY, power)
    worth = value * (SCORING if scores and is_major(g, power) else PAYING)
    if board.home[place] == power:
        worth += value * PAYING
    if place in board.electors:
        worth += ELECTOR
    holder = g.control[place]
    if holder not in (NOBODY, power) and holder in board.stripes[place]:
        worth += DENIAL * value
    return worth


def is_front(g: Game, power: Power, place: Place) -> float:
    """How much land worth having lies beside a place."""
    board = BOARDS[g.scenario]
    near = [*board.neighbours[place], *(s.to for s in board.sailings[place])]
    return sum(
        land_worth(g, power, p) for p in near if g.control[p] != power and status.why_not_enter(g, power, p) is None
    )


# Battles


def card_strength(g: Game, power: Power, piles: int) -> float:
    """What a power may add in cards: known cards if they are ours, else their mean."""
    hand = g.hand[power]
    most = min(len(hand), g.morale[power], MOST_CARDS if piles else 1)
    if not most:
        return 0.0
    known = sorted(hand, reverse=True)[:most]
    return 0.85 * sum(known) if known[0] else 0.7 * CARD * most


def defence(g: Game, power: Power, place: Place) -> float:
    """The Strength of those this power may attack there, cards included."""
    defenders = status.targets(g, power, place)
    total = 0.0
    for other in defenders:
        generals = own_generals_at(g, other, place)
        total += sum(1 + g.units[general] for general in generals)
        total += card_strength(g, other, len(generals))
    if g.garrison[place] in defenders:
        total += 1
    if g.fortress[place] and g.control[place] in defenders:
        total += 3
    for other in BOARDS[g.scenario].powers:
        if other not in defenders and any(is_friend(g, other, d) for d in defenders):
            total += 0.8 * len(battles.able_supporters(g, other, place))
    return total


def lead(g: Game, battle: Battle, power: Power) -> float:
    """How far a power's side is ahead in a battle as it lies: face-down cards of others at their mean."""
    sides = [battle.attackers, battle.defenders]
    own, other = [sum(_laid(pile) for pile in battle.piles if pile.power in side) for side in sides]
    ahead = own + battles.strength(g, battle, sides[0]) - other - battles.strength(g, battle, sides[1])
    return ahead if power in battle.attackers else -ahead


def _laid(pile: Pile) -> float:
    """RE-6.20, as far as the cards are known."""
    return sum(laid.card or CARD for laid in pile.cards)


def odds(lead: float) -> float:
    """The chance to win with this lead in Strength."""
    return min(0.98, max(0.02, 0.5 + SLOPE * lead))


def spoils(g: Game, power: Power, place: Place) -> float:
    """Influence for beaten Generals (RE-6.31, RE-6.32)."""
    commander = BOARDS[g.scenario].commander
    foes = [commander[x] for x in generals_at(g, place) if status.may_attack(g, power, commander[x], place)]
    if not foes:
        return 0.0
    in_coalition = g.status[power] < NEUTRAL and is_major(g, power)
    bonus = in_coalition and any(g.status[f] < NEUTRAL for f in foes)
    return 2.5 if bonus else 1.5


def attack_value(g: Game, power: Power, general: General, place: Place) -> float:
    """What it brings to go there and fight, with those already there and those who can follow."""
    army = 1 + fresh_units(g, general)
    there = [x for x in own_generals_at(g, power, place) if x != general]
    present = sum(1 + g.units[x] for x in there)
    following = sum(
        1 + fresh_units(g, x)
        for x in generals_on_board(g, power)
        if x != general and not g.moved[x] and g.at[x] != place and can_reach(g, power, x, place)
    )
    enemy = defence(g, power, place)
    cards = card_strength(g, power, 1)
    stake = land_worth(g, power, place) + spoils(g, power, place)
    chance = odds(present + army + 0.7 * following + cards - enemy)
    cost = LOST_ARMY * (army - 1) + 0.5
    if there:
        return (chance - odds(present + cards - enemy)) * (stake + LOST_ARMY * present) - LOST_ARMY
    return chance * stake - (1 - chance) * cost - LOST_ARMY


def can_reach(g: Game, power: Power, general: General, place: Place) -> bool:
    board, here = BOARDS[g.scenario], g.at[general]
    if place in board.neighbours[here]:
        return why_not_march(g, power, general, place) is None
    return any(s.to == place and why_not_sail(g, power, general, s) is None for s in board.sailings[here])


def visit_value(g: Game, power: Power, general: General, place: Place) -> float:
    """What it brings to end a move here."""
    if status.targets(g, power, place):
        return attack_value(g, power, general, place)
    if g.control[place] == power or not fresh_units(g, general):
        return 0.0
    if own_generals_at(g, power, place) or why_not_garrison(g, power, place) is not None:
        return 0.0
    return land_worth(g, power, place)


def prospect(g: Game, power: Power, place: Place) -> float:
    """How well a place lies to the land worth having: near is better."""
    steps = BOARDS[g.scenario].distance[place]
    near = [(worth / (1 + steps[p])) * share for p, worth, share in wanted_lands(g, power) if steps[p] <= FAR]
    return max(near, default=0.0)


@remembered("scenario", "control", "garrison", "at", "status", "patron")
def wanted_lands(g: Game, power: Power) -> list[tuple[Place, float, float]]:
    """The territories of others that a power may enter: what each is worth, and how much of it if it must be fought
    for."""
    return [
        (p, worth, CONTESTED if status.targets(g, power, p) else 1.0)
        for p in BOARDS[g.scenario].places
        if g.control[p] != power
        and (worth := land_worth(g, power, p)) > 0
        and status.why_not_enter(g, power, p) is None
    ]


def roads(g: Game, power: Power, general: General) -> dict[Place, Place]:
    """Where a Strategic Move can lead: place -> the step before it."""
    board, start = BOARDS[g.scenario], g.at[general]
    before: dict[Place, Place] = {}
    edge = [start]
    for _ in range(3):
        beyond: list[Place] = []
        for p in edge:
            for q in board.neighbours[p]:
                if q != start and q not in before and why_not_road(g, power, general, q) is None:
                    before[q] = p
                    beyond.append(q)
        edge = beyond
    return before


# Politics


def leader(g: Game) -> Power:
    """The Major Power with most Influence."""
    return max(majors(g), key=lambda power: g.influence[power])


def status_value(g: Game, power: Power, wanted: int) -> float:
    """What a Status promises, if the others keep theirs: land in reach, safety, money, friends."""
    board = BOARDS[g.scenario]
    others = [p for p in board.powers if p != power and g.patron[p] != power]
    value = 0.0
    for other in others:
        theirs = g.status[other]
        allied = wanted < NEUTRAL and (theirs == wanted or board.head[wanted] == other)
        hits = ATTACKS[wanted * (EXPANSIONIST + 1) + theirs] and not allied
        hit = ATTACKS[theirs * (EXPANSIONIST + 1) + wanted] and not allied
        if hits:
            value += 0.6 * prey(g, power, other)
        if hit:
            value -= 0.4 * prey(g, other, power)
        if allied:
            value += 0.5
    if wanted == NEUTRAL:
        value += 0.35 * taxation.tax(g, power) / (2 if g.status[power] == NEUTRAL else 1)
    return value


def prey(g: Game, power: Power, other: Power) -> float:
    """The worth of the other's land that this power's armies stand near to."""
    board = BOARDS[g.scenario]
    posts = [g.at[general] for general in generals_on_board(g, power) if g.units[general]]
    return sum(
        land_worth(g, power, p) / 2
        for p in board.places
        if g.control[p] == other and any(board.distance[post][p] <= 2 for post in posts)
    )


def is_threatened_by(g: Game, power: Power, mover: Power) -> bool:
    """Whether an army of the mover stands beside land of ours that it may attack."""
    board = BOARDS[g.scenario]
    for general in generals_on_board(g, mover):
        if g.units[general]:
            for p in board.neighbours[g.at[general]]:
                if g.control[p] == power and status.may_attack(g, mover, power, p):
                    return True
    return False
