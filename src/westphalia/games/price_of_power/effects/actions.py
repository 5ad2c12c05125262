"""PP-16.3.19: actions that a card grants: taken at once or declined, with the normal costs and conditions unless the
card says otherwise. How a card changes an action stands in the keys of the step; each action is the one of its chapter.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, partial
from typing import Final, NamedTuple, TypeAlias

import msgspec

from westphalia.kernel import actions
from westphalia.kernel.actions import choose_way, why_none
from westphalia.kernel.script import Ask, Kind, Refusal, Script, Value, choose

from ..board import NODE
from ..cost import Cost, Price
from ..ids import Area, Node, Realm, Sea, Seat
from ..model import NOBODY, OFF_BOARD, Game
from ..rules import (
    activation,
    administrative_actions,
    declare_war,
    dice_pools,
    diplomatic_actions,
    explore,
    movement,
    offices,
    papacy,
    realm,
    recruit,
    sieges,
    trade,
    units,
    wars,
)
from ..tables import MERCENARY_KINDS, MIL, REGULAR_KINDS
from ..vocabulary.actions import Action
from ..vocabulary.amounts import Costs
from ..vocabulary.selectors import OnMap, SelectAreas, SelectNodes, SelectRealms, SelectSeaZones
from ..vocabulary.units import BattleDice
from . import costs, select
from .context import Context, Found, nothing
from .run import ACCEPT, DECLINE, operation

TAKE: Final = Kind("take_action", "PP-16.3.19")

WhyNot: TypeAlias = Callable[[Game, Context, Action, Seat], Refusal | None]
Take: TypeAlias = Callable[[Game, Context, Action, Seat], Script[Found]]


class Granted(NamedTuple):
    """An action that cards grant: what forbids it to a seat, and how the seat takes it."""

    why_not: WhyNot
    take: Take


def price_of(g: Game, c: Context, step: Action) -> Price:
    """``price`` and ``discount`` of a step (docs/effects.md, 1): the price of units and ships is never part of it."""

    def price(printed: Cost) -> Cost:
        cost = printed
        if step.price == "free":
            cost = Cost(ducats=printed.ducats)
        elif step.price == "nothing":
            cost = Cost()
        elif isinstance(step.price, Costs):
            cost = costs.parts(g, c, step.price)
        return cost if step.discount is None else costs.discounted(g, c, cost, step.discount)

    return price


def _realms(g: Game, c: Context, step: Action) -> list[Realm] | None:
    if step.target is None:
        return None
    assert not isinstance(step.target, SelectAreas | SelectNodes)
    return select.who(g, c, step.target)


def _nodes(g: Game, c: Context, step: Action) -> frozenset[Node] | None:
    if step.target is None:
        return None
    assert not isinstance(step.target, SelectAreas | SelectRealms)
    return frozenset(select.nodes(g, c, step.target))


def _done(script: Script[None]) -> Script[Found]:
    yield from script
    return Found()


def _can_take(g: Game, c: Context, step: Action, realm: Realm) -> bool:
    seat = g.seat_of[realm]
    return seat != NOBODY and ACTIONS[step.action].why_not(g, c, step, seat) is None


@operation(Action, possible=_can_take, asks=True)
def action(g: Game, c: Context, step: Action, realm: Realm) -> Script[Found]:
    """PP-16.3.19: now or never; ``must`` leaves no choice."""
    seat, word = g.seat_of[realm], step.action
    if not step.must:
        args: dict[str, Value] = {**c.source, "action": word}
        if (yield Ask(seat, TAKE, [ACCEPT, DECLINE], DECLINE, args=args)) == DECLINE:
            return nothing()
    found = yield from ACTIONS[word].take(g, c, step, seat)
    return found


# Battle actions


@operation(BattleDice, possible=lambda g, c, step, realm: g.battle is not None)
def battle_dice(g: Game, c: Context, step: BattleDice, realm: Realm) -> Script[Found]:
    """PP-6.2.7."""
    assert g.battle is not None
    yield from dice_pools.add_dice(g, g.battle, g.seat_of[realm], msgspec.structs.asdict(step.dice))
    return Found()


# Administrative Actions


def _why_not_stability(g: Game, c: Context, step: Action, seat: Seat) -> Refusal | None:
    return administrative_actions.why_not_increase_stability(g, seat, price_of(g, c, step))


def _stability(g: Game, c: Context, step: Action, seat: Seat) -> Script[Found]:
    return _done(administrative_actions.increase_stability(g, seat, price_of(g, c, step)))


def _why_not_convert(g: Game, c: Context, step: Action, seat: Seat) -> Refusal | None:
    return administrative_actions.why_not_convert_any(g, seat, price_of(g, c, step))


def _convert(g: Game, c: Context, step: Action, seat: Seat) -> Script[Found]:
    quiet = step.quiet
    return _done(administrative_actions.convert_area(g, seat, price_of(g, c, step), quiet=quiet))


def _why_not_colonize(g: Game, c: Context, step: Action, seat: Seat) -> Refusal | None:
    return administrative_actions.why_not_colonize(g, seat, price_of(g, c, step))


def _colonize(g: Game, c: Context, step: Action, seat: Seat) -> Script[Found]:
    return _done(administrative_actions.colonize(g, seat, price_of(g, c, step)))


# Diplomatic and Generic Actions


def _why_not_ally(g: Game, c: Context, step: Action, seat: Seat) -> Refusal | None:
    return diplomatic_actions.why_not_forge_alliance(g, seat, price_of(g, c, step), _realms(g, c, step))


def _ally(g: Game, c: Context, step: Action, seat: Seat) -> Script[Found]:
    return _done(diplomatic_actions.forge_alliance(g, seat, price_of(g, c, step), _realms(g, c, step)))


def _why_not_trade(g: Game, c: Context, step: Action, seat: Seat) -> Refusal | None:
    return trade.why_not_trade(g, seat, price_of(g, c, step))


def _trade(g: Game, c: Context, step: Action, seat: Seat) -> Script[Found]:
    how = trade.TradeGrant(
        cards=trade.CARDS_REVEALED if step.cards_revealed is None else step.cards_revealed,
        nodes=_nodes(g, c, step),
        alone=step.income == "you",
        activate_all=step.activate_all,
    )
    for _ in range(step.move_merchant):
        yield from _move_merchant(g, seat)
    n = yield from trade.trade(g, seat, price_of(g, c, step), how)
    found = Found()
    if n != NOBODY:
        found.nodes.append(n)
    return found


MOVE_MERCHANT: Final = Kind("move_merchant", "PP-16.3.19", NODE)
MERCHANT_TO: Final = Kind("move_merchant_to", "PP-16.3.19", NODE)
STAY: Final = "stay"


def _move_merchant(g: Game, seat: Seat) -> Script[None]:
    """A Merchant may go to a Node that is connected and has none of the player's (PP-12.2.3, PP-12.4.4)."""
    chain = trade.links(g, seat)
    goals: list[Value] = [
        n for n in g.board.nodes if trade.merchant_at(g, seat, n) == NOBODY and trade.is_connected(g, chain, n)
    ]
    places: list[Value] = sorted(g.merchant[m] for m in trade.merchants_of(seat) if g.merchant[m] >= 0)
    if any(g.merchant[m] == OFF_BOARD for m in trade.merchants_of(seat)):
        places.append(trade.NEW_MERCHANT)
    if not goals or not places:
        return
    origin = yield Ask(seat, MOVE_MERCHANT, [STAY, *places], STAY)
    if origin == STAY:
        return
    goal = yield from choose(Ask(seat, MERCHANT_TO, goals))
    at = OFF_BOARD if origin == trade.NEW_MERCHANT else origin
    g.merchant[next(m for m in trade.merchants_of(seat) if g.merchant[m] == at)] = goal
    g.log("log-merchant-moved", "PP-16.3.19", seat=seat, node=goal)


def _far(g: Game, c: Context, step: Action) -> frozenset[Sea]:
    """``ship_bonus``: Sea Zones of certain maps that may lie one farther."""
    bonus = step.ship_bonus
    if bonus is None:
        return frozenset()
    return frozenset(select.seas(g, c, _seas_on(bonus.ends_on)))


@cache
def _seas_on(maps: OnMap) -> SelectSeaZones:
    return SelectSeaZones(sea_zones="any", map=maps)


def _why_not_explore(g: Game, c: Context, step: Action, seat: Seat) -> Refusal | None:
    return explore.why_not_explore(g, seat, price_of(g, c, step), _far(g, c, step))


def _explore(g: Game, c: Context, step: Action, seat: Seat) -> Script[Found]:
    return _done(explore.explore(g, seat, price_of(g, c, step), _far(g, c, step)))


# Military Actions


def _recruit_grant(step: Action) -> recruit.RecruitGrant:
    kind = step.unit_kind
    kinds = MERCENARY_KINDS if kind == "mercenary" else REGULAR_KINDS if kind == "regular" else None
    how = recruit.RecruitGrant(
        most=step.max,
        ships=kinds is None,
        half_price=step.unit_price == "half",
        regular_price=step.unit_price == "regular",
        discount=step.unit_discount,
        discounted=step.discounted_max,
    )
    return how if kinds is None else how._replace(kinds=kinds)


def _why_not_recruit(g: Game, c: Context, step: Action, seat: Seat) -> Refusal | None:
    refusal = realm.why_not_pay(g, seat, price_of(g, c, step)(recruit.COST))
    return refusal or recruit.why_not_recruit_on(g, seat, _recruit_grant(step))


def _recruit(g: Game, c: Context, step: Action, seat: Seat) -> Script[Found]:
    realm.pay(g, seat, price_of(g, c, step)(recruit.COST))
    return _done(recruit.recruit_free(g, seat, _recruit_grant(step)))


def _armies(g: Game, c: Context, step: Action, seat: Seat) -> list[int] | None:
    """The Armies to which a step limits an Activation: those of a label, or all (no single units)."""
    label = c.labels.get(str(step.target).removeprefix("$")) if step.target is not None else None
    if label is not None and label.pieces:
        return [army for army in label.pieces if army in units.armies_of(seat)]
    return list(units.armies_of(seat)) if step.max is not None or step.target is not None else None


def _ways(g: Game, c: Context, step: Action, seat: Seat) -> tuple[actions.Action, ...]:
    armies = _armies(g, c, step, seat)
    if armies is None:
        return activation.WAYS[:2] if step.kind == "land" else activation.WAYS
    how = sieges.AS_PRINTED._replace(areas=tuple(sorted({g.army_at[army] for army in armies} - {NOBODY})))

    def why_not_move(g: Game, seat: Seat) -> Refusal | None:
        return None if movement.areas_to_leave(g, seat, armies) else activation.NO_UNITS

    def why_not_siege(g: Game, seat: Seat) -> Refusal | None:
        able = bool(how.areas) and sieges.areas_to_besiege(g, seat, g.power[seat * 3 + MIL], how)
        return None if able else sieges.NO_SIEGE

    return (
        actions.Action("move", why_not_move, partial(movement.land_movement, armies=armies)),
        actions.Action("siege", why_not_siege, partial(sieges.siege, how=how)),
    )


def _why_not_activate(g: Game, c: Context, step: Action, seat: Seat) -> Refusal | None:
    refusal = realm.why_not_pay(g, seat, price_of(g, c, step)(activation.COST))
    return refusal or why_none(g, seat, _ways(g, c, step, seat))


def _activate(g: Game, c: Context, step: Action, seat: Seat) -> Script[Found]:
    """With ``battle_dice`` the player adds dice to a battle that comes of it."""
    realm.pay(g, seat, price_of(g, c, step)(activation.COST))
    dice = 0 if step.battle_dice is None else step.battle_dice.any
    if g.turn is not None and dice:
        g.turn.granted_dice[seat] = dice
    yield from choose_way(g, seat, activation.WAY, _ways(g, c, step, seat))
    if g.turn is not None:
        g.turn.granted_dice.pop(seat, None)
    return Found()


def _why_not_war(g: Game, c: Context, step: Action, seat: Seat) -> Refusal | None:
    refusal = realm.why_not_pay(g, seat, price_of(g, c, step)(declare_war.COST))
    if refusal is not None:
        return refusal
    for r in _realms(g, c, step) or ():
        refusal = wars.why_not_war_by_card(g, seat, r)
        if refusal is None:
            return None
    return refusal or declare_war.NO_TARGET


def _war(g: Game, c: Context, step: Action, seat: Seat) -> Script[Found]:
    """PP-16.3.30: all steps of the action, only against whom the card names."""
    return _done(declare_war.declare_war(g, seat, price_of(g, c, step), _realms(g, c, step)))


# Papal actions


def _crusade_areas(g: Game, c: Context, step: Action) -> list[Area]:
    assert not isinstance(step.target, SelectNodes | SelectRealms)
    areas = g.board.main_areas if step.target is None else select.areas(g, c, step.target)
    return [a for a in areas if papacy.why_not_crusade_area(g, a) is None]


def _why_not_crusade(g: Game, c: Context, step: Action, seat: Seat) -> Refusal | None:
    refusal = papacy.why_not_granted(g, seat, price_of(g, c, step))
    return refusal or (None if _crusade_areas(g, c, step) else papacy.NO_CRUSADE)


def _crusade(g: Game, c: Context, step: Action, seat: Seat) -> Script[Found]:
    return _done(offices.call_crusade(g, seat, price_of(g, c, step), _crusade_areas(g, c, step)))


def _sinners(g: Game, c: Context, step: Action, seat: Seat) -> list[Realm]:
    named = _realms(g, c, step)
    return [r for r in papacy.excommunication_targets(g, seat) if named is None or r in named]


def _why_not_excommunicate(g: Game, c: Context, step: Action, seat: Seat) -> Refusal | None:
    refusal = papacy.why_not_granted(g, seat, price_of(g, c, step))
    return refusal or (None if _sinners(g, c, step, seat) else papacy.NO_TARGET)


def _excommunicate(g: Game, c: Context, step: Action, seat: Seat) -> Script[Found]:
    return _done(papacy.excommunicate(g, seat, price_of(g, c, step), _sinners(g, c, step, seat)))


ACTIONS: Final[dict[str, Granted]] = {
    "increase_stability": Granted(_why_not_stability, _stability),
    "convert_area": Granted(_why_not_convert, _convert),
    "colonize": Granted(_why_not_colonize, _colonize),
    "forge_alliance": Granted(_why_not_ally, _ally),
    "trade": Granted(_why_not_trade, _trade),
    "explore": Granted(_why_not_explore, _explore),
    "recruit_units": Granted(_why_not_recruit, _recruit),
    "activate_units": Granted(_why_not_activate, _activate),
    "declare_war": Granted(_why_not_war, _war),
    "call_crusade": Granted(_why_not_crusade, _crusade),
    "excommunicate": Granted(_why_not_excommunicate, _excommunicate),
}
