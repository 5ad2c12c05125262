"""The steward among others: Influence, Alliances and Marriages, talks with players, Calls to Arms, trade."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Final

from .. import terms
from ..board import AREA_OF
from ..ids import Area, Node, Province, Realm, Seat, TradeCard, all_seats, pair
from ..model import NOBODY, Game, Term, players
from ..rules import character_cards, diplomacy, diplomatic_actions, papacy, talks, trade
from ..tables import ALLIANCE_INFLUENCE, AREA_LIMIT, DIP, MAX_SEATS, ROUNDS_PER_AGE
from . import campaign, cards, goals, war, worth
from .plan import Habit, Plan, Proposal, argument, queue, realms

if TYPE_CHECKING:
    from westphalia.kernel.script import Ask, Value

TRADE_INCOME: Final = 7.0  # what a Trade brings on average
PACT: Final = 2 * worth.PRESTIGE  # an Alliance at the Final Scoring
PEACE: Final = 4.0  # nobody attacks an Ally, and he may help
WEDDING: Final = worth.PRESTIGE + worth.CARD  # a Marriage at the Final Scoring, and the card it brings
FIRST_WEDDING: Final = worth.PRESTIGE  # the first is scored at the end of each Age
DISPUTE: Final = 1.4  # what a Marriage may cost in a Round: 3 Prestige if the throne there falls empty
LEADER: Final = 6.0  # what a tie helps the leading Opponent is no good to us
SALE: Final = 1.2  # how much more than its worth a Province must fetch
ANATHEMA: Final = worth.PRESTIGE + 5.0 + 4 * worth.INFLUENCE  # what an Excommunication costs
SUPPORT_LIMIT: Final = 0.0  # nobody gets Ducats for nothing
FEW_UNITS: Final = 3  # with fewer nobody goes to war for an Ally


# Influence and Alliances with Realms without a player


def influence(g: Game, seat: Seat) -> Proposal | None:
    """Towards an Alliance: what is lacking in the Areas of a neighbour that could be won."""
    if not diplomacy.has_alliance_token(g, seat) or terms.is_at_war(g, g.realm[seat]):
        return None
    reach = set(diplomatic_actions.influence_reach(g, seat))
    best: Proposal | None = None
    for r in neighbours(g, seat, reach):
        lacking = needed_influence(g, seat, r) - diplomacy.alliance_influence(g, seat, r)
        areas = [a for a in diplomacy.areas_of_realm(g, r) if a in reach and room(g, a)]
        if lacking < 1 or not areas:
            continue
        alliance = diplomatic_actions.alliance_cost(g, seat, r).dip
        if 1 + alliance > g.power[seat * 3 + DIP] + character_cards.skill(g, seat, DIP):
            continue
        bought = min(lacking - 1, g.ducats[seat] // 3)
        price = {"dip": lacking - bought + alliance, "ducats": 3 * bought}
        value = alliance_worth(g, seat, r) + goals.pull(g, seat, "influence") - worth.cost(g, seat, price)
        if best is None or value > best.value:
            cubes = [a for a in areas for _ in range(min(2, room(g, a)))][:lacking]
            best = Proposal(value, "influence", {"influence_area": queue(*cubes), "influence_pay": pay_influence})
    return best


def alliance_worth(g: Game, seat: Seat, r: Realm) -> float:
    contested = goals.battleground(g, AREA_OF[g.capital[r]])  # PP-17.4.7(c)
    return worth.ALLIANCE + 0.5 * terms.npr_base_tax(g, r) + goals.pull(g, seat, "alliance") + contested


def neighbours(g: Game, seat: Seat, reach: set[Area]) -> list[Realm]:
    """NPRs within reach of Influence that are not our Allies, not at War and not to be conquered."""
    lawful = {g.lawful[p] for a in reach for p in g.board.provinces_of[a]}
    quarry = war.quarry(g, seat)
    return [
        r
        for r in sorted(lawful)
        if r != NOBODY
        and terms.is_npr(g, r)
        and not diplomacy.can_never_ally(g, r)
        and not g.alliance[pair(r, seat)]
        and not terms.is_at_war(g, r)
        and (quarry is None or quarry.realm != r)
    ]


def needed_influence(g: Game, seat: Seat, r: Realm) -> int:
    """PP-5.4.5: two, and more than the patron has."""
    patron = terms.patron(g, r)
    rival = diplomacy.alliance_influence(g, patron, r) + 1 if patron != NOBODY else 0
    return max(ALLIANCE_INFLUENCE, rival)


def room(g: Game, a: Area) -> int:
    if diplomatic_actions.why_not_influence_there(g, a, {}) is not None:
        return 0
    return AREA_LIMIT - sum(g.influence[all_seats(a)]) - g.imperial[a]


def pay_influence(g: Game, seat: Seat, ask: Ask) -> Value:
    """Ducats if they are worth less than a DIP."""
    if "free" in ask.options:
        return "free"
    cheap = worth.cost(g, seat, {"ducats": 3}) < worth.cost(g, seat, {"dip": 1})
    return "ducats" if "ducats" in ask.options and (cheap or "dip" not in ask.options) else "dip"


def forge_alliance(g: Game, seat: Seat) -> Proposal | None:
    able = [
        r
        for r in diplomatic_actions.possible_allies(g, seat)
        if diplomatic_actions.why_not_alliance_with(g, seat, r) is None
    ]
    if not able:
        return None
    r = max(able, key=lambda r: terms.npr_base_tax(g, r))
    price = diplomatic_actions.alliance_cost(g, seat, r)._asdict()
    value = alliance_worth(g, seat, r) + 0.5 * terms.npr_base_tax(g, r) - worth.cost(g, seat, price)
    return Proposal(value, "forge_alliance", {"forge_alliance": r})


# Talks with players


def talk(g: Game, seat: Seat) -> Proposal | None:
    """An Alliance, a Marriage or both, to whom they help least of those who would agree."""
    best: Proposal | None = None
    for other in players(g):
        if other == seat or not talks.may_be_asked(g, seat, other):
            continue
        bundle = offer(g, seat, other)
        if not bundle:
            continue
        value = bundle_worth(g, seat, other, bundle) - worth.cost(g, seat, {"dip": talks.dip_due(g, seat, bundle)})
        if best is None or value > best.value:
            words = [talks.WORDS[term.kind] for term in bundle]
            plan: Plan = {"talk_partner": other, "talk_bundle": queue(*words, talks.PROPOSE), "talk_privacy": "openly"}
            best = Proposal(value, "talk", plan)
    return best


def offer(g: Game, seat: Seat, other: Seat) -> list[Term]:
    """What of Alliance and Marriage is possible with a player and worth its DIP."""
    bundle = list[Term]()
    for kind in (talks.PACT, talks.WEDDING):
        added = [*bundle, Term(kind, seat, NOBODY, 0)]
        gain = tie_worth(g, seat, other, kind) - worth.cost(g, seat, {"dip": 1})
        if gain > 0 and tie_worth(g, other, seat, kind) > 0 and talks.why_not_agree(g, seat, other, added) is None:
            bundle = added
    return bundle


def tie_worth(g: Game, seat: Seat, other: Seat, kind: int) -> float:
    """An Alliance or a Marriage with a player, to us."""
    rounds = worth.rounds_left(g)
    ahead = max(g.prestige[x] for x in players(g))
    leads = g.prestige[other] == ahead and g.prestige[seat] < ahead - 2 * LEADER
    if kind == talks.PACT:
        return PACT + PEACE + goals.pull(g, seat, "alliance") - (LEADER if leads else 0.0)
    ages = rounds // ROUNDS_PER_AGE
    first = 0.0 if diplomacy.partners(g, seat) else FIRST_WEDDING * max(1, ages)
    exclusive = g.alliance[pair(g.realm[other], seat)] and not rivals(g, seat, other)
    risk = 0.0 if exclusive else DISPUTE * rounds
    return WEDDING + first + goals.pull(g, seat, "marriage") - risk


def rivals(g: Game, seat: Seat, other: Seat) -> list[Seat]:
    """Others allied to that player: without them a Disputed Succession costs us nothing (PP-4.3.7)."""
    at = g.realm[other] * MAX_SEATS
    return [x for x in players(g) if x not in (seat, other) and g.alliance[at + x]]


def bundle_worth(g: Game, seat: Seat, other: Seat, bundle: Iterable[Term]) -> float:
    """What a bundle between us and a player is worth to us, its DIP apart."""
    total = 0.0
    for term in bundle:
        if term.kind in (talks.PACT, talks.WEDDING):
            total += tie_worth(g, seat, other, term.kind)
            continue
        paid = term.seat == seat if term.kind == talks.SUPPORT else term.seat != seat
        total += term.ducats * worth.ducat(g, seat) * (-1 if paid else 1)
        if term.kind == talks.SALE:
            p = Province(term.province)
            value = terms.tax_value(g, p) * worth.tax(g)
            if paid:
                total += value + goals.pull(g, seat, "provinces", (p,))
            else:
                core = terms.is_core(g, g.realm[seat], p)
                lost = 2 * terms.tax_value(g, p) * worth.PRESTIGE if core else 0.0
                total -= SALE * value + lost
    return total


def talk_answer(g: Game, seat: Seat, ask: Ask) -> Value:
    """By what the bundle is worth."""
    other = Seat(argument(ask, "seat"))
    return "accept" if bundle_worth(g, seat, other, g.talk) > SUPPORT_LIMIT else "refuse"


def consent(kind: int) -> Habit:
    """To an Alliance or a Marriage that a card proposes."""

    def habit(g: Game, seat: Seat, ask: Ask) -> Value:
        yes, no = ask.options[0], ask.options[-1]
        others = [g.seat_of[r] for key, r in (ask.args or {}).items() if key == "realm" and isinstance(r, int)]
        value = tie_worth(g, seat, others[0], kind) if others and others[0] != NOBODY else PEACE
        return yes if value > 0 else no

    return habit


# Calls to Arms


def call_answer(g: Game, seat: Seat, ask: Ask) -> Value:
    """An Ally is helped while the throne is steady and the enemy is not much stronger."""
    enemy = (ask.args or {})["other_realm"]
    assert isinstance(enemy, int)
    if "accept" not in ask.options or g.stability[seat] < war.UNSTEADY:
        return "refuse"
    own = campaign.strength_of(g, seat)
    other = g.seat_of[enemy]
    foes = campaign.strength_of(g, other) if other != NOBODY else 0
    return "accept" if own >= FEW_UNITS and 2 * own >= foes else "refuse"


def call_to_arms(g: Game, seat: Seat, ask: Ask) -> Value:
    """Who is attacked by somebody stronger calls his Allies, the strongest first; for conquests nobody is called."""
    foes = sum(campaign.strength_of(g, other) for other in campaign.enemies_at_war(g, seat))
    if g.active == seat or foes <= campaign.strength_of(g, seat):
        return "done"
    allies = realms(ask)
    return max(allies, key=lambda r: terms.realm_base_tax(g, r)) if allies else "done"


def defend_hre(g: Game, seat: Seat, ask: Ask) -> Value:
    able = g.stability[seat] >= war.UNSTEADY and campaign.strength_of(g, seat) > FEW_UNITS
    return "defend" if able and not terms.wars_of(g, seat) else "refuse"


# The Papal Controller


def papal_action(g: Game, seat: Seat) -> Proposal | None:
    """The leader of the Catholic players is excommunicated: Prestige, a Cardinal, Influence (PP-19.3.4)."""
    able = [r for r in papacy.excommunication_targets(g, seat) if g.seat_of[r] != NOBODY]
    able = [r for r in able if not g.alliance[pair(r, seat)]]
    if not able:
        return None
    r = min(able, key=lambda r: cards.rivalry(g, seat, g.seat_of[r]))
    value = -cards.rivalry(g, seat, g.seat_of[r]) * ANATHEMA - worth.cost(g, seat, papacy.COST._asdict())
    return Proposal(value, "papal_action", {"papal_action": "excommunicate", "excommunicate": r})


# Trade


def go_trading(g: Game, seat: Seat) -> Proposal | None:
    gain = TRADE_INCOME * worth.ducat(g, seat) + goals.pull(g, seat, "ducats")
    return Proposal(gain - worth.cost(g, seat, {"dip": 1}), "trade", {})


def trade_deal(g: Game, seat: Seat, ask: Ask) -> Value:
    """The card with the highest income."""

    def income_of(card: Value) -> float:
        assert isinstance(card, int)
        return max(deal_income(g, seat, TradeCard(card), market.node) for market in trade.MARKETS[card])

    return max(ask.options, key=income_of)


def deal_income(g: Game, seat: Seat, card: TradeCard, node: Node) -> float:
    """What the player would collect at a Node, if he is first there."""
    market = next((one for one in trade.MARKETS[card] if one.node == node), None)
    if market is None:
        return float(trade.income(g, card, node, trade.LOWEST_ROW))
    power = trade.trade_power(g, seat, market) or 1 + trade.trade_power(g, seat, market)
    return float(trade.income(g, card, node, trade.qualifying_row(power) + g.pirates[node]))
