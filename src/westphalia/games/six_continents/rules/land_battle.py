"""SC-8 Land battles, with the landings of SC-5.9 to 5.11 and 5.16."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final, NamedTuple

from westphalia.kernel.actions import Action
from westphalia.kernel.script import Ask, Kind, Refusal, Script, Value, choose, refusals

from .. import stacks
from ..battle import FROM_LANDING_SHIP, FROM_TRANSPORT, Battle, Force, Group
from ..board import NEIGHBOURS, PLACE, PLACES
from ..ids import MAX_SEATS, NO_ZONE, NOBODY, REBELS, Place, Seat, Zone
from ..model import (
    Game,
    add_units,
    has_road,
    has_truce,
    is_capital,
    pay,
    remove_units,
    set_army,
    soldiers_of,
)
from ..stacks import EMPTY, Stack
from ..tables import (
    BUNKER,
    PORT,
    ROAD,
    SOLDIERS,
)
from . import buildings, exchanges, general, losses, march, modifiers, ships, slavery, weather
from .exchanges import attacker_loses, defender_loses, exchange

WON, LOST, WITHDRAWN, WALKED = "won", "lost", "withdrawn", "walked"
PLUNDER_TOKENS: Final = 2  # SC-8.20
PLUNDER_CAP: Final = 4  # SC-8.21: with so many red tokens plunder is not possible

TARGET: Final = Kind("attack", "SC-8.1", PLACE)
ATTACK_FROM: Final = Kind("attack_from", "SC-8.1", PLACE)
JOIN_FROM: Final = Kind("join_landing", "SC-5.9", PLACE)
ATTACK_UNITS: Final = Kind("attack_units", "SC-8.1")
CONTINUE: Final = Kind("continue_battle", "SC-8.7")
PLUNDER: Final = Kind("plunder", "SC-8.18")

NO_TARGET: Final = Refusal("SC-8.1", "no-attack-target")
NO_ENEMY: Final = Refusal("SC-8.1", "no-attack-enemy")
NOT_ADJACENT: Final = Refusal("SC-8.1", "no-attack-adjacent")
NO_MP: Final = Refusal("SC-8.1", "no-attack-points")
TRUCE: Final = Refusal("SC-1.19", "no-attack-truce")
CANT_PAY: Final = Refusal("SC-8.22", "no-attack-gold")
TOO_MANY_TOKENS: Final = Refusal("SC-8.21", "no-plunder-tokens")
CANT_PAY_MARCH: Final = Refusal("SC-8.19", "no-plunder-else-gold")


class Outcome(NamedTuple):
    """How an attack ended. ``result`` is WON, LOST, WITHDRAWN or WALKED (undefended, SC-8.4).
    ``returning`` is parallel to the groups given to ``fight``: survivors (0 MP) that the caller must put somewhere:
    back on their transports (SC-5.16), home from a landing ship (landing_retreat=on), away from savages (SC-11.9).
    Groups from land origins are put back by ``fight`` itself; theirs is EMPTY."""

    result: str
    returning: tuple[Stack, ...]


# Declaring an attack, D40


def why_not_plunder(g: Game, p: Place) -> Refusal | None:
    """SC-8.21; a capital is not even asked about (SC-8.23)."""
    return TOO_MANY_TOKENS if g.red[p] >= PLUNDER_CAP else None


def purse(g: Game, seat: Seat, p: Place, landing_cost: int = 0) -> int | None:
    """SC-8.22: the gold that limits an attack on p, beyond the cost of a landing it joins; None: nothing limits it."""
    if is_capital(g, p) or g.red[p] < PLUNDER_CAP:
        return None
    return g.gold[seat] - landing_cost


def most_soldiers(g: Game, q: Place, gold: int | None) -> int | None:
    """How many soldiers from q this gold pays for (SC-8.19, SC-8.22); None: any number."""
    if gold is None:
        return None
    if gold < 0:
        return 0
    rate = march.rate_of_path(g, q, 1)
    return gold // rate if rate else None


def why_not_from(g: Game, gold: int | None, q: Place) -> Refusal | None:
    """Whether some unit in q can take part in an attack that this gold limits."""
    units = stacks.able(g.army[q])
    if not units:
        return NO_MP if g.army[q] else NOT_ADJACENT
    most = most_soldiers(g, q, gold)
    return None if most is None or most >= SOLDIERS[units[0][0] >> 3] else CANT_PAY


def why_not_target(g: Game, seat: Seat, p: Place) -> Refusal | None:
    """SC-8.1, SC-8.22, and the truce of SC-1.19."""
    holder = g.controller[p]
    if holder in (seat, NOBODY):
        return NO_ENEMY
    if holder < MAX_SEATS and has_truce(g, seat, holder):
        return TRUCE
    refusal = NOT_ADJACENT
    gold = purse(g, seat, p)
    for q in NEIGHBOURS[p]:
        if g.controller[q] == seat:
            reason = why_not_from(g, gold, q)
            if reason is None:
                return None
            if reason is not NOT_ADJACENT:
                refusal = reason
    return refusal


def why_not_attack(g: Game, seat: Seat) -> Refusal | None:
    refusal = NO_TARGET
    controller = g.controller
    for q in g.lands[seat]:
        if g.army[q]:
            for p in NEIGHBOURS[q]:
                if controller[p] != seat and controller[p] != NOBODY:
                    reason = why_not_target(g, seat, p)
                    if reason is None:
                        return None
                    refusal = reason
    return refusal


def attack(g: Game, seat: Seat) -> Script[None]:
    """SC-8.1: the target, then the units by province of origin. The target is always asked: dice can't be undone."""
    why_not = partial(why_not_target, g, seat)
    p = yield Ask(
        seat,
        TARGET,
        [p for p in targets(g, seat) if why_not(p) is None],
        refused=lambda: refusals(PLACES, why_not),
    )
    groups = yield from muster(g, seat, p)
    yield from fight(g, seat, p, groups)


def targets(g: Game, seat: Seat) -> list[Place]:
    """Provinces of others next to units of the seat, in map order."""
    near: set[Place] = set()
    for q in march.stacks_of(g, seat):
        near.update(NEIGHBOURS[q])
    return sorted(near)


def muster(
    g: Game, seat: Seat, p: Place, *, landing: Sequence[tuple[int, Stack]] = (), landing_cost: int | None = None
) -> Script[list[tuple[int, Stack]]]:
    """SC-8.1, SC-8.3 (D40, D24): ask which units of the adjacent provinces attack p, take them off their provinces and
    return the groups for ``fight``. With ``landing_cost`` (march cost of the ``landing`` they join) they may be none,
    which is the default; nothing is asked when nobody can join (SC-8.22)."""
    groups: list[tuple[int, Stack]] = []
    force = g.force = Force(p, landing=landing)
    origins = [q for q in NEIGHBOURS[p] if g.controller[q] == seat and g.army[q]]
    gold = purse(g, seat, p, landing_cost or 0)
    while True:
        why_not = partial(why_not_from, g, gold)
        options: list[Value] = [q for q in origins if why_not(q) is None]
        may_stop = landing_cost is not None or bool(groups)
        q = yield from choose(
            Ask(
                seat,
                ATTACK_FROM if landing_cost is None else JOIN_FROM,
                [*options, "done"] if may_stop else options,
                "done" if may_stop else None,
                args={"target": p},
                refused=partial(refusals, origins, why_not),
            )
        )
        if q == "done":
            g.force = None
            return groups
        units = yield from march.choose_units(
            g,
            seat,
            q,
            stacks.able(g.army[q]),
            max_soldiers=most_soldiers(g, q, gold),
            too_many=CANT_PAY,
            kind=ATTACK_UNITS,
            chosen=force.part(q),
        )
        if gold is not None:
            gold -= march.march_cost(g, units, q)
        remove_units(g, q, units)
        g.log("log-musters", "SC-8.1", seat=seat, origin=q, target=p, n=soldiers_of(units))
        origins.remove(q)
        groups.append((q, units))


# The battle


def fight(
    g: Game, seat: Seat, p: Place, groups: Sequence[tuple[int, Stack]], *, zone: Zone = NO_ZONE, savages: bool = False
) -> Script[Outcome]:
    """Attack province p with these groups: (origin, units with their MP as they stood before the attack), where origin
    is an adjacent province or FROM_LANDING_SHIP / FROM_TRANSPORT of battle.py. The caller has taken the units off their
    origin (off g.army, g.cargo). Everything else happens here: war, exchanges, placing the winners in p, control,
    plunder or payment, the landing cost of SC-5.10 / 5.16 (also of failed landings), slaves, slave revolt. Not here:
    elimination.settle. Landing ships from one port are one group; with landing_retreat=on one group per departure port.
    ``zone`` is where the transports lie. ``savages`` is the attack of SC-11.8: one group with origin p, no MP, march
    cost or plunder, never cut off; withdrawal only if there is somewhere to go. p must be controlled by another player,
    rebels or savages."""
    defender = g.controller[p]
    if defender < MAX_SEATS:
        general.start_war(g, seat, defender)
    battle = draw_up(g, seat, p, groups, zone=zone, savages=savages)
    force = battle.groups
    g.battle = battle
    log_attack(g, battle)
    if battle.defence:
        exchanges.log_roller(g, battle)
    result: str = (yield from exchange_until_over(g, battle)) if battle.defence else WALKED
    if result in (WON, WALKED):
        yield from win(g, battle, result)
    else:
        yield from fail(g, battle, force, result)
    return Outcome(result, tuple([group.army for group in force]))


def draw_up(
    g: Game, seat: Seat, p: Place, groups: Sequence[tuple[int, Stack]], *, zone: Zone = NO_ZONE, savages: bool = False
) -> Battle:
    """The battle as it would begin now (SC-8.2, SC-8.3, SC-8.12) with what is counted at the start (SC-8.19, SC-10.2,
    SC-10.3); changes nothing, so it also serves to weigh odds."""
    battle = Battle(seat, g.controller[p], p)
    battle.zone, battle.savages = zone, savages
    for origin, units in groups:
        group = Group(origin, units, soldiers_of(units))
        if origin >= 0 and not savages:
            battle.sources += 1
            if not has_road(g, Place(origin)):
                group.roadless_soldiers = group.start_soldiers
        battle.groups.append(group)
        battle.start += group.start_soldiers
    battle.defence = g.army[p]
    battle.defender_start = g.soldiers[p]
    modifiers.read_at_start(g, battle)
    return battle


def log_attack(g: Game, battle: Battle) -> None:
    seat, p, soldiers, defenders = battle.attacker, battle.place, battle.start, battle.defender_start
    if battle.defender < MAX_SEATS:
        other = battle.defender
        g.log("log-attack", "SC-8.1", seat=seat, other=other, place=p, soldiers=soldiers, defenders=defenders)
    elif battle.defender == REBELS:
        g.log("log-attack-rebels", "SC-20.9", seat=seat, place=p, soldiers=soldiers, defenders=defenders)
    else:
        g.log("log-attack-savages", "SC-11.10", seat=seat, place=p, soldiers=soldiers, defenders=defenders)


def exchange_until_over(g: Game, battle: Battle) -> Script[str]:
    """SC-8.5 to 8.7: exchanges until one side has no soldiers or the attacker withdraws."""
    while True:
        if exchange(g, battle):
            yield from defender_loses(g, battle)
            if not battle.defence:
                return WON
        else:
            yield from attacker_loses(g, battle)
            if not any([group.army for group in battle.groups]):
                return LOST
        leaving = [group for group in battle.groups if group.army and may_withdraw(g, battle, group)]
        if leaving and (yield ask_to_continue(battle)) == "withdraw":
            withdraw(g, battle, leaving)
            if not battle.attackers():
                return WITHDRAWN


def ask_to_continue(battle: Battle) -> Ask:
    """D42."""
    return Ask(
        battle.attacker,
        CONTINUE,
        ["continue", "withdraw"],
        "continue",
        args={"place": battle.place, "soldiers": battle.attackers(), "defenders": battle.defenders()},
    )


# Withdrawal, D42


def may_withdraw(g: Game, battle: Battle, group: Group) -> bool:
    """SC-8.7; SC-5.11 for landing ships, SC-5.16 for transports, SC-11.9 among savages."""
    if battle.savages:
        return bool(general.nearest_controlled(g, battle.attacker, battle.place))
    if group.origin == FROM_LANDING_SHIP:
        return g.rules.landing_retreat
    if group.origin == FROM_TRANSPORT:
        return ships.room(g, battle.attacker, battle.zone) >= soldiers_of(group.army)
    return True


def withdraw(g: Game, battle: Battle, leaving: list[Group]) -> None:
    """SC-8.7: survivors return where they came from, a step poorer or, with blitz=off, with 0 MP. Landed soldiers that
    can't leave fight on alone with their own group modifiers (SC-5.11); those of them that fell are still to be paid
    for (SC-5.10)."""
    seat, p = battle.attacker, battle.place
    g.log("log-withdrawn", "SC-8.7", seat=seat, place=p)
    for group in leaving:
        marched = g.rules.blitz and group.origin >= 0 and not battle.savages
        survivors = losses.having_fought(stacks.moved(group.army, 1) if marched else stacks.spent(group.army))
        if group.origin >= 0 and not battle.savages:
            add_units(g, Place(group.origin), survivors)
            g.log("log-withdrawn-to", "SC-8.7", seat=seat, place=group.origin)
            survivors = EMPTY
        group.army = survivors
    battle.groups = [group for group in battle.groups if group.origin < 0 and group not in leaving]
    if battle.groups:
        battle.sources = 0
        battle.start = sum([group.start_soldiers for group in battle.groups])
        modifiers.read_attack(g, battle)


# After the battle, SC-8.15


def win(g: Game, battle: Battle, result: str) -> Script[None]:
    """SC-8.4, SC-8.8, SC-8.13 to 8.15; slaves found and taken (SC-15.1, SC-15.9), the slave revolt (SC-15.7)."""
    seat, p, loser = battle.attacker, battle.place, battle.defender
    survivors = enter(g, battle, walked=result == WALKED)
    general.take_province(g, seat, p)
    g.log("log-province-taken", "SC-8.13", seat=seat, place=p)
    if not battle.savages:
        yield from plunder_or_pay(g, battle)
    g.battle = None
    yield from slavery.handle_found_slaves(g, seat, p)
    if result == WON and loser < MAX_SEATS:
        yield from slavery.take_slaves(g, seat, loser, p, survivors, battle.defender_start)
        yield from slavery.check_slave_revolt(g, loser, seat)


def enter(g: Game, battle: Battle, *, walked: bool) -> Stack:
    """The attackers stand in the province a step poorer (SC-8.4, SC-8.8); after a landing (SC-5.9, SC-5.16) or, with
    blitz=off, after a battle with 0 MP."""
    entered = EMPTY
    for group in battle.groups:
        units = group.army if walked else losses.having_fought(group.army)
        keeps_mp = (walked or g.rules.blitz) and group.origin >= 0 and not battle.savages
        entered = stacks.merge(entered, stacks.moved(units, 1) if keeps_mp else stacks.spent(units))
        group.army = EMPTY
    set_army(g, battle.place, entered)
    return entered


def plunder_or_pay(g: Game, battle: Battle) -> Script[None]:
    """SC-8.18 to 8.24 (D43). A capital is neither plundered nor paid for; nor is a landing that plunders (SC-5.10)."""
    seat, p = battle.attacker, battle.place
    if is_capital(g, p):
        return
    joined = any([group.origin >= 0 for group in battle.groups])
    cost = weather.march_rate(g) * sum([soldiers_to_pay(group) for group in battle.groups])
    spared = why_not_plunder(g, p)
    short = g.gold[seat] < cost
    options = ["plunder"] if spared is None else []
    if not (short and joined):  # a landing alone pays what it can, SC-5.10
        options.insert(0, "pay")
    reasons = {"plunder": spared, "pay": None if "pay" in options else CANT_PAY_MARCH}
    ask = Ask(
        seat,
        PLUNDER,
        options,
        "plunder" if short and spared is None else "pay",
        args={"place": p, "gold": min(cost, g.gold[seat])},
        refused=lambda: refusals(reasons, reasons.get),
    )
    answer = yield from general.choose_by_gold(g, ask)
    if answer == "plunder":
        plunder(g, seat, p)
        return
    pay_as_possible(g, seat, cost, "SC-8.19")
    lower_bunker(g, p)


def soldiers_to_pay(group: Group) -> int:
    """SC-8.19: those from a roadless origin; of a landing all embarked (SC-5.10), the fallen included."""
    return group.roadless_soldiers if group.origin >= 0 else group.start_soldiers


def pay_as_possible(g: Game, seat: Seat, cost: int, rule: str) -> None:
    """SC-5.10: if the gold is short, all there is."""
    paid = min(cost, g.gold[seat])
    if paid:
        pay(g, seat, paid)
        g.log("log-march-paid", rule, seat=seat, gold=paid)


def plunder(g: Game, seat: Seat, p: Place) -> None:
    """SC-8.20, SC-4.10, SC-12.9."""
    buildings.destroy_main(g, p)
    buildings.remove_building(g, p, PORT)
    buildings.remove_building(g, p, ROAD)
    g.tree[p] = 0
    g.red[p] += PLUNDER_TOKENS
    g.log("log-plundered", "SC-8.20", seat=seat, place=p)


def lower_bunker(g: Game, p: Place) -> None:
    """SC-8.14: a bunker loses one level; level 1 disappears (SC-4.10)."""
    if g.bunker[p] > 1:
        g.bunker[p] -= 1
        g.log("log-bunker-lowered", "SC-8.14", place=p, level=g.bunker[p])
    elif g.main[p] == BUNKER:
        buildings.lose_main(g, p, "SC-8.14")


def fail(g: Game, battle: Battle, force: list[Group], result: str) -> Script[None]:
    """SC-8.9: nothing changes, but a landing pays (SC-5.10); then slaves (SC-15.1) and the slave revolt (SC-15.7)."""
    seat, p, winner = battle.attacker, battle.place, battle.defender
    if result == LOST:
        g.log("log-attack-failed", "SC-8.9", seat=seat, place=p)
    landed = sum([group.start_soldiers for group in force if group.origin < 0])
    pay_as_possible(g, seat, weather.march_rate(g) * landed, "SC-5.10")
    g.battle = None
    if winner >= MAX_SEATS:
        return
    if result == LOST:
        started = sum([group.start_soldiers for group in force])
        yield from slavery.take_slaves(g, winner, seat, p, g.army[p], started)
    if any([total <= other_total for _, _, total, other_total in battle.exchanges]):
        yield from slavery.check_slave_revolt(g, seat, winner)


ATTACK: Final = Action("attack", why_not_attack, attack)
