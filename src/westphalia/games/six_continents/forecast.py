"""The odds of battles beside the options that lead to them: from what the asked seat knows, fought to the end."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from westphalia.kernel.script import Ask, Value
from westphalia.kernel.summary import Odds, Text

from . import odds, stacks
from .battle import Battle, Group
from .board import NEIGHBOURS
from .ids import Place, Seat, Zone
from .model import Game, warships_at
from .rules import land_battle, modifiers, naval_battle, ships
from .stacks import Stack
from .tables import SHIP_SOLDIERS, TRANSPORT

Groups = list[tuple[int, Stack]]


def forecast(known: Game, ask: Ask) -> Mapping[Value, Odds]:
    """Chances of the options of a question that may lead to a battle."""
    look = KINDS.get(ask.kind.id)
    if look is None:
        return {}
    found = {value: look(known, ask, value) for value in ask.options}
    return {value: chances for value, chances in found.items() if chances is not None}


# Land, SC-8


def target(g: Game, ask: Ask, p: Value) -> Odds | None:
    """With everything in reach, unless gold limits it (SC-8.22)."""
    assert isinstance(p, int)
    seat, place = Seat(ask.seat), Place(p)
    if land_battle.purse(g, seat, place) is not None:
        return None
    near = [q for q in NEIGHBOURS[p] if g.controller[q] == ask.seat]
    return on_land(g, seat, place, [(q, stacks.able(g.army[q])) for q in near], "odds-reach")


def origin(g: Game, ask: Ask, q: Value) -> Odds | None:
    """With all that stands in q beside what was told off before, or with that alone."""
    force = g.force
    assert force is not None
    groups = told_off(g)
    if isinstance(q, int):
        groups.append((q, stacks.able(g.army[q])))
    return on_land(g, Seat(ask.seat), Place(force.place), groups)


def units(g: Game, ask: Ask, amount: Value) -> Odds | None:
    force = g.force
    assert force is not None
    return on_land(g, Seat(ask.seat), Place(force.place), told_off(g, piece(ask, "unit", amount)))


def fight_on(g: Game, ask: Ask, word: Value) -> Odds | None:
    return chances(g, g.battle) if word == "continue" and g.battle is not None else None


def on_land(g: Game, seat: Seat, p: Place, groups: Groups, message: str = "odds-forces") -> Odds | None:
    groups = [(origin, army) for origin, army in groups if army]
    return chances(g, land_battle.draw_up(g, seat, p, groups), message) if groups else None


# Sea, SC-9


def zone(g: Game, ask: Ask, z: Value) -> Odds | None:
    """With everything in reach, if there is no doubt against whom."""
    assert isinstance(z, int)
    seat, there = Seat(ask.seat), Zone(z)
    enemies = naval_battle.enemies_in(g, seat, there)
    return at_sea(g, seat, enemies[0], there, in_reach(g, seat, there), "odds-reach") if len(enemies) == 1 else None


def enemy(g: Game, ask: Ask, other: Value) -> Odds | None:
    assert isinstance(other, int) and ask.args is not None
    seat, z = Seat(ask.seat), Zone(int(ask.args["zone"]))
    return at_sea(g, seat, Seat(other), z, in_reach(g, seat, z), "odds-reach")


def in_reach(g: Game, seat: Seat, z: Zone) -> Groups:
    return [(at, naval_battle.able_warships(g, seat, at)) for at in naval_battle.origins_for(g, seat, z)]


def waters(g: Game, ask: Ask, z: Value) -> Odds | None:
    groups = told_off(g)
    if isinstance(z, int):
        groups.append((z, naval_battle.able_warships(g, Seat(ask.seat), Zone(z))))
    return told_fleet(g, Seat(ask.seat), groups)


def warships(g: Game, ask: Ask, amount: Value) -> Odds | None:
    """The ships of a fleet that steps are asked for in the same words when it does not attack."""
    assert ask.args is not None
    if g.force is None or ask.args["ship"] == TRANSPORT:
        return None
    return told_fleet(g, Seat(ask.seat), told_off(g, piece(ask, "ship", amount)))


def told_fleet(g: Game, seat: Seat, groups: Groups) -> Odds | None:
    force = g.force
    assert force is not None
    return at_sea(g, seat, force.other, Zone(force.place), groups)


def at_sea(g: Game, seat: Seat, other: Seat, z: Zone, groups: Groups, message: str = "odds-forces") -> Odds | None:
    battle = Battle(seat, other, zone=z)
    battle.groups = [Group(at, fleet, stacks.weight(fleet, SHIP_SOLDIERS)) for at, fleet in groups if fleet]
    battle.defence = warships_at(g, other, z)
    battle.start, battle.defender_start = battle.attackers(), battle.defenders()
    return chances(g, battle, message) if battle.groups else None


# Both


def told_off(g: Game, more: tuple[int, int] | None = None) -> Groups:
    """What was chosen for the attack being prepared, with ``more`` in its last part."""
    force = g.force
    assert force is not None
    groups = [(origin, tuple(part)) for origin, part in force.parts]
    if more is not None and more[1]:
        origin, part = groups[-1]
        groups[-1] = origin, (*part, more)
    return groups


def piece(ask: Ask, name: str, amount: Value) -> tuple[int, int]:
    assert ask.args is not None and isinstance(amount, int)
    return stacks.code(int(ask.args[name]), int(ask.args["mp"])), amount


def chances(g: Game, battle: Battle, message: str = "odds-forces") -> Odds:
    """Bunkers count as the guns stand now (SC-10.7): those that fall would help no longer."""
    if not battle.defence:
        return Odds(1.0, [Text("odds-undefended")])
    running, g.battle = g.battle, battle
    net = modifiers.attacker_modifier(g) - modifiers.defender_modifier(g)
    win = odds.odds(g)
    g.battle = running
    args: dict[str, Value] = {"soldiers": battle.attackers(), "defenders": battle.defenders(), "modifier": f"{net:+d}"}
    return Odds(win, [Text(message, args)])


KINDS: Final[Mapping[str, Callable[[Game, Ask, Value], Odds | None]]] = {
    land_battle.TARGET.id: target,
    land_battle.ATTACK_FROM.id: origin,
    land_battle.JOIN_FROM.id: origin,
    land_battle.ATTACK_UNITS.id: units,
    land_battle.CONTINUE.id: fight_on,
    naval_battle.SEA_ATTACK_ZONE.id: zone,
    naval_battle.SEA_ATTACK_TARGET.id: enemy,
    naval_battle.SEA_ATTACK_FROM.id: waters,
    naval_battle.SEA_ATTACK_SHIPS.id: warships,
    ships.SAIL_SHIPS.id: warships,
    naval_battle.CONTINUE.id: fight_on,
}
