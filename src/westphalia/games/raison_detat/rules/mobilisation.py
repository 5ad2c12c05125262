"""RE-5.12 to 5.16 Mobilisation."""

from __future__ import annotations

from typing import Final

from westphalia.kernel.script import Ask, Kind, Refusal, Script, choose, refusals

from ..board import BOARDS, GENERAL, LIMITS, MOBILISATION, PLACE
from ..ids import General, Place, Power
from ..model import (
    Game,
    fortress_count,
    gain_morale,
    garrison_count,
    generals_off_board,
    generals_on_board,
    lands,
    place_garrison,
    player,
    power_at,
    unit_count,
)
from ..tables import PRICES
from .cards import draw
from .garrisons import NO_MORE_GARRISONS, why_not_garrison
from .status import has_rival_general

BUY: Final = Kind("buy", "RE-5.12")
UNIT_TO: Final = Kind("unit_to", "RE-5.13", GENERAL)
GARRISON_IN: Final = Kind("garrison_in", "RE-5.13", PLACE)
FORTRESS_IN: Final = Kind("fortress_in", "RE-5.14", PLACE)

WORDS: Final = (*PRICES, "end")

NO_MONEY: Final = Refusal("RE-5.12", "no-money-left")
NO_MONEY_FOR_FORTRESS: Final = Refusal("RE-5.12", "no-money-for-fortress", {"n": PRICES["fortress"]})
NO_MORE_UNITS: Final = Refusal("RE-1.6", "no-more-units", {"n": LIMITS.units_per_power})
NO_GENERAL_FOR_UNIT: Final = Refusal("RE-5.13", "no-general-for-unit")
GENERAL_FULL: Final = Refusal("RE-1.7", "no-more-units-with-general", {"n": LIMITS.general_units})
GENERAL_ABROAD: Final = Refusal("RE-5.13", "no-units-abroad")
NO_HOME_TO_GUARD: Final = Refusal("RE-5.13", "no-home-without-garrison")
NOT_AN_OWN_HOME: Final = Refusal("RE-5.13", "no-garrison-bought-abroad")
NO_CARDS_LEFT: Final = Refusal("RE-6.12", "no-cards-left")
MORALE_FULL: Final = Refusal("RE-5.12", "no-more-morale")
NO_MORE_FORTRESSES: Final = Refusal("RE-1.6", "no-more-fortresses", {"n": LIMITS.fortresses_per_power})
NO_PLACE_FOR_FORTRESS: Final = Refusal("RE-5.14", "no-place-for-fortress")
NO_GARRISON_FOR_FORTRESS: Final = Refusal("RE-5.14", "no-fortress-without-garrison")
ONE_FORTRESS: Final = Refusal("RE-1.11", "no-second-fortress")
RIVAL_AT_FORTRESS: Final = Refusal("RE-5.14", "no-fortress-beside-rival")


def staff_work(g: Game) -> None:
    """RE-5.15: a card for each General off board, before anything is bought."""
    power = power_at(g, MOBILISATION)
    idle = len(generals_off_board(g, power))
    if idle:
        draw(g, power, "RE-5.15", idle)


def buy(g: Game) -> Script[bool]:
    """RE-5.12 (D40): one purchase; False when the power has ended its purchases."""
    power = power_at(g, MOBILISATION)
    options = [word for word in WORDS if why_not_buy(g, power, word) is None]
    if len(options) == 1:
        return False
    word = yield Ask(
        player(g, power),
        BUY,
        options,
        next(word for word in ("unit", "card", "end") if word in options),
        args={"power": power, "n": g.money[power]},
        refused=lambda: refusals(WORDS, lambda word: why_not_buy(g, power, word)),
    )
    if word == "end":
        return False
    yield from PURCHASES[word](g, power)
    return True


def why_not_buy(g: Game, power: Power, word: str) -> Refusal | None:
    if word == "end":
        return None
    if word == "fortress":
        return why_not_fortress(g, power)
    if g.money[power] < PRICES[word]:
        return NO_MONEY
    if word == "card":
        return None if g.deck or g.discard else NO_CARDS_LEFT
    if word == "morale":
        return MORALE_FULL if g.morale[power] >= LIMITS.morale_max else None
    if word == "unit":
        if unit_count(g, power) >= LIMITS.units_per_power:
            return NO_MORE_UNITS
        return None if generals_for_unit(g, power) else NO_GENERAL_FOR_UNIT
    if garrison_count(g, power) >= LIMITS.garrisons_per_power:
        return NO_MORE_GARRISONS
    return None if homes_to_guard(g, power) else NO_HOME_TO_GUARD


def why_not_fortress(g: Game, power: Power) -> Refusal | None:
    if g.money[power] < PRICES["fortress"]:
        return NO_MONEY_FOR_FORTRESS
    if fortress_count(g, power) >= LIMITS.fortresses_per_power:
        return NO_MORE_FORTRESSES
    if all(why_not_fortress_in(g, power, place) for place in lands(g, power)):
        return NO_PLACE_FOR_FORTRESS
    return None


def spend(g: Game, power: Power, word: str) -> None:
    g.money[power] -= PRICES[word]


# Units, RE-5.13


def why_not_unit_to(g: Game, power: Power, general: General) -> Refusal | None:
    """RE-5.13 (D41): an own General on a controlled territory, at most 5 Units with him."""
    if g.at[general] < 0 or g.control[g.at[general]] != power:
        return GENERAL_ABROAD
    return GENERAL_FULL if g.units[general] >= LIMITS.general_units else None


def generals_for_unit(g: Game, power: Power) -> list[General]:
    return [general for general in generals_on_board(g, power) if why_not_unit_to(g, power, general) is None]


def buy_unit(g: Game, power: Power) -> Script[None]:
    generals = BOARDS[g.scenario].generals[power]
    general = yield from choose(
        Ask(
            player(g, power),
            UNIT_TO,
            generals_for_unit(g, power),
            args={"power": power},
            refused=lambda: refusals(generals, lambda general: why_not_unit_to(g, power, general)),
        )
    )
    spend(g, power, "unit")
    g.units[general] += 1
    g.log("log-buys-unit", "RE-5.13", power=power, general=general)


def why_not_guard(g: Game, power: Power, place: Place) -> Refusal | None:
    """RE-5.13: at once a Garrison in an own Home Territory it controls that has none and no rival General."""
    if BOARDS[g.scenario].home[place] != power:
        return NOT_AN_OWN_HOME
    return why_not_garrison(g, power, place)


def homes_to_guard(g: Game, power: Power) -> list[Place]:
    return [p for p in BOARDS[g.scenario].homes[power] if why_not_garrison(g, power, p) is None]


def buy_garrison(g: Game, power: Power) -> Script[None]:
    board = BOARDS[g.scenario]
    place = yield from choose(
        Ask(
            player(g, power),
            GARRISON_IN,
            homes_to_guard(g, power),
            args={"power": power},
            refused=lambda: refusals(board.places, lambda place: why_not_guard(g, power, place)),
        )
    )
    spend(g, power, "garrison")
    place_garrison(g, power, place)
    g.log("log-buys-garrison", "RE-5.13", power=power, place=place)


# Cards and Morale, RE-5.12


def buy_card(g: Game, power: Power) -> Script[None]:
    """The buyer sees it before the next purchase."""
    spend(g, power, "card")
    draw(g, power, "RE-5.12")
    yield from ()


def buy_morale(g: Game, power: Power) -> Script[None]:
    spend(g, power, "morale")
    gain_morale(g, power, 1)
    g.log("log-gains-morale", "RE-5.12", power=power, n=1)
    yield from ()


# Fortresses, RE-5.14


def why_not_fortress_in(g: Game, power: Power, place: Place) -> Refusal | None:
    """RE-5.14 (D42): with the own Garrison, without a Fortress and without a rival General."""
    if g.garrison[place] != power:
        return NO_GARRISON_FOR_FORTRESS
    if g.fortress[place]:
        return ONE_FORTRESS
    return RIVAL_AT_FORTRESS if has_rival_general(g, power, place) else None


def buy_fortress(g: Game, power: Power) -> Script[None]:
    own = lands(g, power)
    place = yield from choose(
        Ask(
            player(g, power),
            FORTRESS_IN,
            [p for p in own if why_not_fortress_in(g, power, p) is None],
            args={"power": power},
            refused=lambda: refusals(BOARDS[g.scenario].places, lambda p: why_not_fortress_in(g, power, p)),
        )
    )
    spend(g, power, "fortress")
    g.fortress[place] = 1
    g.log("log-buys-fortress", "RE-5.14", power=power, place=place)


PURCHASES: Final = {
    "unit": buy_unit,
    "garrison": buy_garrison,
    "card": buy_card,
    "morale": buy_morale,
    "fortress": buy_fortress,
}


def corruption(g: Game) -> None:
    """RE-5.16: unspent money goes back to the supply."""
    power = power_at(g, MOBILISATION)
    if g.money[power]:
        g.log("log-corruption", "RE-5.16", power=power, n=g.money[power])
        g.money[power] = 0
