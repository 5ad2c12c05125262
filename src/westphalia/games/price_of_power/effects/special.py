"""Effects that data can't say: one function each, named in the content (docs/effects.md, 7). Marches: marches.py."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, TypeAlias

from westphalia.kernel.script import Ask, Kind, Script, Value, choose

from .. import decks, pieces, terms
from ..board import AREA, AREA_OF, IDEA, IS_MARITIME, NODE, REALM, TRADE_CARD
from ..ids import Area, Idea, Node, Realm, Seat, TradeCard, pair
from ..model import ACTIVE_ALLY, NOBODY, Game
from ..rules import (
    board_state,
    characters,
    diplomacy,
    diplomatic_actions,
    ideas,
    movement,
    peace_terms,
    recruit,
    trade,
    units,
    vassals,
)
from ..rules.movement import Mover
from ..tables import ARMIES
from ..vocabulary import Step
from ..vocabulary.ideas import Research
from ..vocabulary.special import (
    CounterCovertAction,
    DisloyalAlly,
    EndWarAsItStands,
    NewWorldExpedition,
    PrivateerTradeCard,
    StudyTechnology,
    Subjugate,
)
from . import run, select, select_realms
from .context import Context, Found, nothing
from .run import Possible, S, always, operation
from .selectors import Test

Announce: TypeAlias = Callable[[Game, Context, S, Realm], Script[None]]

ANNOUNCE: Final[dict[type[Step], Announce[Any]]] = {}
"""Steps that name the target of a Covert action before it can be countered (PP-6.2.9)."""


def announces(kind: type[S]) -> Callable[[Announce[S]], Announce[S]]:
    """Registers the function that names the target."""

    def register(announce: Announce[S]) -> Announce[S]:
        ANNOUNCE[kind] = announce
        return announce

    return register


def for_players(possible: Possible[S] = always) -> Possible[S]:
    """These are effects for players only."""
    return lambda g, c, step, realm: g.seat_of[realm] != NOBODY and possible(g, c, step, realm)


# Counterespionage


@operation(CounterCovertAction, possible=for_players())
def counter_covert_action(g: Game, c: Context, step: CounterCovertAction, realm: Realm) -> Script[Found]:
    """PP-6.2.10: the Covert action that set this off has no effect."""
    yield from ()
    assert c.trigger is not None
    c.trigger.whole = False
    return Found()


# Royal Marriage

MARRIAGE_INFLUENCE: Final = 2


@select_realms.special("royal_marriage_target")
def royal_marriage_targets(g: Game, c: Context) -> Test[Realm]:
    seat = g.seat_of[c.you]
    near = {*diplomatic_actions.possible_allies(g, seat), *terms.vassals_of(g, g.realm[seat])}  # others need no look
    return lambda r: r in near and is_royal_marriage_target(g, seat, r)


def is_royal_marriage_target(g: Game, seat: Seat, r: Realm) -> bool:
    """An eligible partner (PP-11.2.9, PP-11.2.10) with a token left for it: an NPR on the Main Map with at least 2 own
    Influence in its Areas, or an own Vassal."""
    if g.seat_of[r] != NOBODY or diplomacy.why_not_marry(g, seat, r) is not None:
        return False
    if vassals.is_own_vassal(g, seat, r):
        return True
    return terms.is_npr(g, r) and diplomacy.influence_on(g, seat, r) >= MARRIAGE_INFLUENCE


# Study Technology

STUDY: Final = Kind("study_idea", "PP-6.0.3", IDEA)
NAMED: Final = "studied"


def _is_near(g: Game, seat: Seat, other: Seat) -> bool:
    """Adjacent, allied or married, or with own Influence in an Area where the other owns a Province."""
    own, r = g.realm[seat], g.realm[other]
    if terms.are_realms_adjacent(g, own, r) or g.alliance[pair(r, seat)] or g.marriage[pair(r, seat)]:
        return True
    return any(diplomacy.influence_in(g, seat, a) for a in terms.own_areas(g, r))


def _research_step(step: StudyTechnology, owners: int) -> Research:
    off = min(step.max_discount, step.discount_per_opponent * owners)
    return Research(idea=f"${NAMED}", discount=off, min_price=step.min_price, pay_with=step.pay_with)


def _studied(g: Game, c: Context, idea: Idea) -> Context:
    """The card with the Idea named."""
    named = Found()
    named.cards.append(idea)
    c.labels[NAMED] = named
    return c


def studies(g: Game, c: Context, step: StudyTechnology, r: Realm) -> list[Idea]:
    """Ideas on display that the player may research and pay for, and that an Opponent near has researched."""
    seat = g.seat_of[r]
    found = list[Idea]()
    for idea in g.idea_row:
        owners = [other for other in g.idea_owners[idea] if other != seat]
        if not any(_is_near(g, seat, other) for other in owners) or ideas.why_not_research(g, seat, idea) is not None:
            continue
        trial = Context(c.source, c.rule, c.you, c.active)
        if run.is_step_possible(g, _studied(g, trial, idea), _research_step(step, len(owners))):
            found.append(idea)
    return found


def _can_study(g: Game, c: Context, step: StudyTechnology, r: Realm) -> bool:
    return bool(studies(g, c, step, r))


@announces(StudyTechnology)
def _name_study(g: Game, c: Context, step: StudyTechnology, r: Realm) -> Script[None]:
    seat = g.seat_of[r]
    idea = yield from choose(Ask(seat, STUDY, studies(g, c, step, r)))
    _studied(g, c, idea)
    g.log("log-study", "PP-6.2.9", seat=seat, idea=idea)


@operation(StudyTechnology, possible=for_players(_can_study))
def study_technology(g: Game, c: Context, step: StudyTechnology, r: Realm) -> Script[Found]:
    """The Idea that was named, 2 cheaper for each Opponent who has it, DIP in place of its own type."""
    idea = c.labels[NAMED].cards[0]
    owners = [other for other in g.idea_owners[idea] if other != g.seat_of[r]]
    found = yield from run.carry_out(g, c, _research_step(step, len(owners)))
    return found


# Subjugate


def _can_subjugate(g: Game, c: Context, step: Subjugate, r: Realm) -> bool:
    return vassals.why_not_subjugate_any(g, g.seat_of[r]) is None


@operation(Subjugate, possible=for_players(_can_subjugate))
def subjugate(g: Game, c: Context, step: Subjugate, r: Realm) -> Script[Found]:
    """PP-11.4.5 to 11.4.10."""
    seat = g.seat_of[r]
    target = yield from vassals.name_target(g, seat)
    yield from vassals.subjugate(g, seat, target)
    return Found()


# Disloyal Allies (14A-3)


@operation(DisloyalAlly, possible=for_players())
def disloyal_ally(g: Game, c: Context, step: DisloyalAlly, r: Realm) -> Script[Found]:
    """The Alliance is lost; of an Active Ally also half its pre-War Strength in Allied Units, and a CB token."""
    seat = g.seat_of[r]
    found = nothing()
    for ally in select.who(g, c, step.with_):
        token = g.alliance[pair(ally, seat)]
        if not token:
            continue
        diplomacy.remove_alliance(g, seat, ally, c.rule)
        found.whole = True
        if token == ACTIVE_ALLY:
            yield from units.lose_allied_units(g, seat, units.allied_units(g.strength_before[ally]), c.rule)
            g.strength_before[ally] = 0
            yield from pieces.place_cb(g, seat, ally, c.rule)
    return found


# The New World Beckons! (253B)

EXPEDITION_AREA: Final = Kind("expedition_area", "PP-16.3.8", AREA)
EXPEDITION_ARMY: Final = Kind("expedition_army", "PP-16.3.8")
EXPEDITION_GOAL: Final = Kind("expedition_goal", "PP-16.3.8", AREA)


@operation(NewWorldExpedition, possible=for_players())
def new_world_expedition(g: Game, c: Context, step: NewWorldExpedition, r: Realm) -> Script[Found]:
    """Up to 4 Units at half price in an Army beside the Distant Realm, which then attacks it if it can; the Realm
    defends with half its MC."""
    seat = g.seat_of[r]
    found = nothing()
    for target in select.who(g, c, step.target):
        goals = set(diplomacy.areas_of_realm(g, target))
        starts: list[Value] = sorted(
            {AREA_OF[p] for p in terms.own_towns(g, seat) if goals.intersection(g.board.near[p])}
        )
        if not starts:
            continue
        a = yield from choose(Ask(seat, EXPEDITION_AREA, starts))
        how = recruit.RecruitGrant(most=step.units_max, ships=False, areas=(a,), half_price=True)
        yield from recruit.place_order(g, seat, recruit.Order(how))
        if g.turn is not None:
            g.turn.half_capacity.add(target)
        yield from _attack(g, seat, a, goals)
        if g.turn is not None:
            g.turn.half_capacity.discard(target)
        found = Found()
    return found


def _attack(g: Game, seat: Seat, a: Area, goals: set[Area]) -> Script[None]:
    armies = [
        army
        for army in units.armies_of(seat)
        if g.army_at[army] == a and goals.intersection(movement.next_areas(g, Mover(seat, army), a))
    ]
    if not armies:
        return
    words: list[Value] = [characters.ARMY_WORDS[army % ARMIES] for army in armies]
    word = yield from choose(Ask(seat, EXPEDITION_ARMY, words))
    mover = movement.mover_of(seat, word)
    able: list[Value] = sorted(goals.intersection(movement.next_areas(g, mover, a)))
    b = yield from choose(Ask(seat, EXPEDITION_GOAL, able))
    if (yield from movement.advance(g, mover, a, b)):
        yield from movement.battle_if_any(g, seat, b)


# Privateers (257B, 32A-1)

PRIVATEER_NODE: Final = Kind("privateer_node", "PP-16.3.8", NODE)
PRIVATEER_CARD: Final = Kind("privateer_card", "PP-16.3.8", TRADE_CARD)


@operation(PrivateerTradeCard, possible=for_players())
def privateer_trade_card(g: Game, c: Context, step: PrivateerTradeCard, r: Realm) -> Script[Found]:
    """Trade cards are turned over; a Maritime Trade Node shown on one of them is chosen."""
    seat = g.seat_of[r]
    drawn = [decks.draw_trade_card(g) for _ in range(step.cards)]
    cards = [card for card in drawn if card is not None]
    g.revealed = list(cards)
    for card in cards:
        g.log("log-trade-card", c.rule, trade_card=card)
    shown = {card: nodes for card in cards if (nodes := _maritime(g, card))}
    found = nothing()
    if shown:
        n = yield from choose(Ask(seat, PRIVATEER_NODE, sorted({n for nodes in shown.values() for n in nodes})))
        fitting: list[Value] = [card for card, nodes in shown.items() if n in nodes]
        card = yield from choose(Ask(seat, PRIVATEER_CARD, fitting))
        g.log("log-privateers", c.rule, seat=seat, node=n)
        found = Found()
        found.nodes.append(n)
        found.cards.append(card)
    g.revealed = []
    g.trade_discard += cards
    return found


def _maritime(g: Game, card: TradeCard) -> list[Node]:
    nodes = {n for market in trade.MARKETS[card] for n in (market.node, market.secondary)}
    return [n for n in sorted(nodes) if n in g.board.nodes and IS_MARITIME[n]]


# Treaty of Passarowitz (414-1)

WAR_TO_END: Final = Kind("war_to_stop", "PP-16.3.8", REALM)


def _at_war(g: Game, c: Context, step: EndWarAsItStands, r: Realm) -> bool:
    return bool(_enemies(g, g.seat_of[r]))


def _enemies(g: Game, seat: Seat) -> list[Realm]:
    """Realms with which a War could end: not Active Allies of others, who leave it with their patron."""
    own = g.realm[seat]
    declared = [x for x in terms.wars_of(g, seat) if terms.active_patron(g, x) == NOBODY]
    return sorted({*declared, *(g.realm[s] for s in g.each_seat if g.war[pair(own, s)])})


@operation(EndWarAsItStands, possible=for_players(_at_war))
def end_war_as_it_stands(g: Game, c: Context, step: EndWarAsItStands, r: Realm) -> Script[Found]:
    """Each occupier keeps what he holds, but Capitals return; Truces as after a Peace."""
    seat = g.seat_of[r]
    foe = yield from choose(Ask(seat, WAR_TO_END, _enemies(g, seat)))
    other = g.seat_of[foe]
    parties = peace_terms.parties_of(g, seat, foe)
    for x in (*parties.theirs, *parties.ours):
        if g.occupier[g.capital[x]] in (seat, other) and g.occupier[g.capital[x]] != NOBODY:
            pieces.end_occupation(g, g.capital[x])
    gained, lost = board_state.occupied_across(g, seat, foe)
    for p in gained:
        board_state.annex(g, seat, p)
    for p in lost:
        board_state.annex(g, other, p)
    peace_terms.conclude(g, seat, foe, parties)
    g.unsettled = 1
    found = Found()
    found.realms.append(foe)
    return found
