"""RE-1.7 Units between own Generals in one territory, at any moment of a Movement Turn outside a battle."""

from __future__ import annotations

from typing import Any, Final

from westphalia.kernel.script import Ask, Kind, Script, choose

from ..board import GENERAL, LIMITS, MOVEMENT
from ..ids import General, Power
from ..model import Game, fresh_units, generals_on_board, own_generals_at, player, power_at

REGROUP: Final = Kind("regroup", "RE-1.7")
EXCHANGE_FROM: Final = Kind("exchange_from", "RE-1.7", GENERAL)
EXCHANGE_TO: Final = Kind("exchange_to", "RE-1.7", GENERAL)
EXCHANGE_UNITS: Final = Kind("exchange_units", "RE-1.7")
EXCHANGE_TIRED: Final = Kind("exchange_tired", "RE-1.7")


def takers(g: Game, power: Power, giver: General) -> list[General]:
    """Own Generals beside this one who have room."""
    return [
        general
        for general in own_generals_at(g, power, g.at[giver])
        if general != giver and g.units[general] < LIMITS.general_units
    ]


def givers(g: Game, power: Power, generals: list[General]) -> list[General]:
    return [general for general in generals if g.units[general] and takers(g, power, general)]


def exchange(g: Game, power: Power) -> Script[None]:
    """RE-1.7 (D53): Units from one General to another in one territory; those that have moved stay marked."""
    giver = yield from ask_giver(g, power, givers(g, power, generals_on_board(g, power)))
    general = yield from ask_taker(g, power, giver, takers(g, power, giver))
    count = yield from ask_count(g, power, giver, general, g.units[giver])
    possible = range(max(0, count - fresh_units(g, giver)), min(g.tired[giver], count) + 1)
    args = {"power": power, "giver": giver, "general": general, "n": count}
    tired = yield from choose(Ask(player(g, power), EXCHANGE_TIRED, possible, args=args))
    hand_over(g, power, giver, general, count, tired)


def regroup(g: Game) -> Script[None]:
    """RE-1.7 (D53): after the battles Units may be exchanged once more."""
    power = power_at(g, MOVEMENT)
    while g.fought and givers(g, power, generals_on_board(g, power)):
        if (yield Ask(player(g, power), REGROUP, ["end", "exchange"], args={"power": power})) == "end":
            return
        yield from exchange(g, power)


# Where a Strategic Move passes


def passing_givers(g: Game, power: Power, general: General) -> list[General]:
    """Who may hand Units over where this General passes: he himself, and who has Units that may go on with him."""
    found = givers(g, power, [general])
    if g.units[general] < LIMITS.general_units:
        beside = own_generals_at(g, power, g.at[general])
        found += [other for other in beside if other != general and fresh_units(g, other)]
    return found


def exchange_in_passing(g: Game, power: Power, general: General) -> Script[None]:
    """RE-1.7 (D53): to and from the General who passes; Units that have moved with another do not go on with him."""
    giver = yield from ask_giver(g, power, passing_givers(g, power, general))
    if giver == general:
        taker = yield from ask_taker(g, power, giver, takers(g, power, giver))
        count = yield from ask_count(g, power, giver, taker, g.units[giver])
        hand_over(g, power, giver, taker, count, min(count, g.tired[giver]))
    else:
        count = yield from ask_count(g, power, giver, general, fresh_units(g, giver))
        hand_over(g, power, giver, general, count, 0)


def ask_giver(g: Game, power: Power, able: list[General]) -> Script[Any]:
    return (yield from choose(Ask(player(g, power), EXCHANGE_FROM, able, args={"power": power})))


def ask_taker(g: Game, power: Power, giver: General, able: list[General]) -> Script[Any]:
    args = {"power": power, "giver": giver}
    return (yield from choose(Ask(player(g, power), EXCHANGE_TO, able, args=args)))


def ask_count(g: Game, power: Power, giver: General, general: General, available: int) -> Script[Any]:
    most = min(available, LIMITS.general_units - g.units[general])
    args = {"power": power, "giver": giver, "general": general}
    return (yield from choose(Ask(player(g, power), EXCHANGE_UNITS, range(1, most + 1), args=args)))


def hand_over(g: Game, power: Power, giver: General, general: General, count: int, tired: int) -> None:
    """Units from one own General to another in the same territory, ``tired`` of them have moved already (RE-1.7)."""
    g.units[giver] -= count
    g.tired[giver] -= tired
    g.units[general] += count
    g.tired[general] += tired
    g.log("log-handed-over", "RE-1.7", power=power, giver=giver, general=general, n=count)
