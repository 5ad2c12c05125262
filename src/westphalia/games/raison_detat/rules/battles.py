"""RE-6.1 to 6.11 Battles: sides, Strength, support."""

from __future__ import annotations

from typing import Final

from westphalia.kernel.script import Ask, Kind, Script, Value

from ..battle import GARRISON_PILE, Battle, Pile
from ..board import BOARDS, GENERAL, LIMITS, MOVEMENT, NOBODY
from ..ids import General, Place, Power
from ..model import Game, is_friend, own_generals_at, player, power_at
from .laying import lay_cards
from .results import find_result
from .status import targets

SUPPORT: Final = Kind("support", "RE-6.8", GENERAL)


def fight(g: Game, place: Place) -> Script[None]:
    """RE-6.1, RE-6.2: sides and their Strength, support, cards as Morale allows (RE-6.7), result (RE-6.22). No Garrison
    is left there later in the turn (RE-5.32)."""
    attacker = power_at(g, MOVEMENT)
    battle = g.battle = Battle(place, attacker, defenders_in_order(g, attacker, place))
    g.log("log-battle", "RE-6.1", power=attacker, other=battle.defenders[0], place=place)
    yield from declare_support(g, battle, battle.attackers, [attacker])
    yield from declare_support(g, battle, battle.defenders, battle.defenders[: battle.direct])
    form_piles(g, battle)
    for power in (*battle.attackers, *battle.defenders):
        battle.allowance[power] = g.morale[power]  # RE-6.7
        battle.laid[power] = battle.fives[power] = 0
    attack, defence = strength(g, battle, battle.attackers), strength(g, battle, battle.defenders)
    g.log("log-strength", "RE-6.2", attack=attack, defence=defence)
    yield from lay_cards(g, battle)
    yield from find_result(g, battle, attack, defence)
    g.fought.append(place)
    g.battle = None


def defenders_in_order(g: Game, attacker: Power, place: Place) -> list[Power]:
    """RE-6.1: the lead defender, then the others in Wheel order from him."""
    defenders = targets(g, attacker, place)
    lead = lead_defender(g, defenders, place)
    return [power for power in BOARDS[g.scenario].order_from[lead] if power in defenders]


def lead_defender(g: Game, defenders: list[Power], place: Place) -> Power:
    """The Garrison's power if it defends, else who has most Units there; ``defenders`` are in Wheel order."""
    if g.garrison[place] in defenders:
        return g.garrison[place]
    return max(defenders, key=lambda power: sum(g.units[general] for general in own_generals_at(g, power, place)))


# Strength, RE-6.3 to 6.6


def strength(g: Game, battle: Battle, side: list[Power]) -> int:
    """RE-6.2 to 6.5 and support (RE-6.9): what a side counts before cards."""
    place = battle.place
    total = 0
    direct = battle.direct_participants()
    for power in side:
        if power in direct:
            for general in own_generals_at(g, power, place):
                total += LIMITS.general_strength + g.units[general] * LIMITS.unit_strength  # RE-6.3
    commander = BOARDS[g.scenario].commander
    total += LIMITS.support_strength * len([s for s in battle.supporters if commander[s] in side])  # RE-6.9
    if side is battle.defenders:
        hosts = battle.defenders[: battle.direct]
        if g.garrison[place] in hosts:
            total += LIMITS.garrison_strength  # RE-6.4
        if g.fortress[place] and g.control[place] in hosts:
            total += LIMITS.fortress_strength  # RE-6.5
    return total


# Support, RE-6.8 to 6.11


def declare_support(g: Game, battle: Battle, side: list[Power], direct: list[Power]) -> Script[None]:
    """RE-6.8 (D60, D61): friends of the direct participants of a side, in Wheel order from its first power."""
    participants = battle.direct_participants()
    for power in BOARDS[g.scenario].order_from[direct[0]]:
        if power in participants or not any(is_friend(g, power, other) for other in direct):
            continue
        able = able_supporters(g, power, battle.place)
        supporters = yield from choose_supporters(g, battle, power, able, direct[0])
        if supporters:
            side.append(power)
            battle.supporters += supporters


def able_supporters(g: Game, power: Power, place: Place) -> list[General]:
    """Generals with a Unit in an adjacent territory or in the battle territory itself."""
    board = BOARDS[g.scenario]
    near = (place, *board.neighbours[place])
    return [general for general in board.generals[power] if g.units[general] and g.at[general] in near]


def choose_supporters(
    g: Game, battle: Battle, power: Power, able: list[General], other: Power
) -> Script[list[General]]:
    chosen: list[General] = []
    while able:
        options: list[Value] = [*able, "done"]
        args = {"power": power, "other": other, "place": battle.place}
        general = yield Ask(player(g, power), SUPPORT, options, "done", args=args)
        if general == "done":
            break
        able.remove(general)
        chosen.append(general)
        g.log("log-supports", "RE-6.8", power=power, other=other, general=general)
    return chosen


# Piles, RE-6.13


def form_piles(g: Game, battle: Battle) -> None:
    """One pile for each General taking part; one for a Garrison without a General of its power."""
    direct = battle.direct_participants()
    commander = BOARDS[g.scenario].commander
    for power in (*battle.attackers, *battle.defenders):
        if power in direct:
            generals = own_generals_at(g, power, battle.place)
        else:
            generals = [general for general in battle.supporters if commander[general] == power]
        battle.piles += [Pile(power, general) for general in generals]
        if not generals and g.garrison[battle.place] == power != NOBODY:
            battle.piles.append(Pile(power, GARRISON_PILE))
