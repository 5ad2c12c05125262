"""Position files of Raison d'État: a board from ``given``, and the values that ``then`` names.

What ``given`` does not mention is the start of the scenario, but hands are empty. A player is called by any of the
powers he decides for; Major Powers sit in Wheel order. A seat without a power yet is ``seat_1``, ``seat_2`` ...
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from westphalia.kernel.chance import Chance
from westphalia.kernel.contract import BadInput
from westphalia.kernel.journal import Journal
from westphalia.kernel.script import Domain

from . import model, tables
from .battle import GARRISON_PILE, Battle
from .board import ACTION, BOARDS, DECK, EXPANSIONIST, GENERAL, NOBODY, PLACE, POWER, SCENARIO_IDS, STATUS
from .ids import General, Place, Power, Seat
from .model import Game, blank, is_major, place_garrison, player, remove_garrison
from .rules import battles, influence, laying, setup, status, taxation

STEPS: Final = {
    "setup": model.SETUP,
    "first_auctions": model.FIRST_AUCTIONS,
    "diplomacy": model.DIPLOMACY,
    "election": model.ELECTION,
    "auction": model.AUCTION,
    "drill": model.DRILL_CARD,
    "staff": model.STAFF,
    "mobilisation": model.MOBILISE,
    "purchases": model.PURCHASES,
    "influence": model.INFLUENCE,
    "movement": model.NAME_ARBITER,
    "moves": model.MOVES,
    "battles": model.BATTLES,
    "garrisons": model.GARRISONS,
    "arbiter": model.ASK_ARBITER,
    "wheel": model.TURN_OF_WHEEL,
}
SCALARS: Final = ("round", "movement_turn", "auctions", "drilled")
POWER_SCALARS: Final = ("emperor", "arbiter", "winner")
POWER_NUMBERS: Final = ("money", "morale", "influence")
GENERAL_NUMBERS: Final = ("units", "moved", "tired")
NAMELESS: Final = "nobody"
OFF: Final = "off"
NOWHERE: Final = "none"


def seat_of(g: Game, name: str) -> Seat | None:
    power = POWER.value(name)
    if power is not None and g.patron[power] != NOBODY:
        return player(g, Power(power))
    number = name.removeprefix("seat_")
    return Seat(int(number) - 1) if number.isdecimal() and 1 <= int(number) <= g.seats else None


def position(given: Mapping[str, Any], chance: Chance, log: Journal, complete: Callable[..., dict[str, Any]]) -> Game:
    """The board of a position file; ``complete`` fills in the options (Title.complete_options)."""
    given = dict(given)
    id = str(given.pop("scenario", SCENARIO_IDS[0]))
    options = complete(id, given.pop("options", {}))
    scenario = SCENARIO_IDS.index(id)
    seats = int(given.pop("players", BOARDS[scenario].players[-1]))
    if seats not in BOARDS[scenario].players:
        raise BadInput(f"players: {seats} is not a number of players for {id}")
    g = blank(tables.resolve_rules(options), scenario, seats, chance, log)
    g.step = STEPS[_word(given.pop("step", "moves"), STEPS, "step")]
    if g.step != model.SETUP:
        _start(g, empty=bool(given.pop("empty", False)))
    if "turn" in given:
        g.turned = int(given.pop("turn")) - 1
    if "acting" in given:
        _act(g, given.pop("acting"))
    g.movement_turn = 1 if g.step in (model.MOVES, model.BATTLES, model.GARRISONS, model.ASK_ARBITER) else 0
    g.drilled = int(g.step == model.STAFF)
    for name in SCALARS:
        if name in given:
            setattr(g, name, int(given.pop(name)))
    for name in POWER_SCALARS:
        if name in given:
            setattr(g, name, _power(given.pop(name)))
    _powers(g, given)
    _pieces(g, given)
    _cards(g, given)
    if given:
        raise BadInput(f"unknown: {', '.join(map(str, given))}")
    return g


def _start(g: Game, *, empty: bool) -> None:
    """The start of the scenario with the Major Powers in Wheel order; Minor Powers follow the first of them."""
    for seat, power in zip(g.each_seat, setup.major_powers(g), strict=True):
        g.major[seat], g.seat[power], g.patron[power] = power, seat, power
    setup.take_start_status(g)
    setup.place_pieces(g)
    g.log.entries = []
    for power in BOARDS[g.scenario].powers:
        if not is_major(g, power) and g.step != model.FIRST_AUCTIONS:
            g.patron[power] = g.major[0]
    if empty:
        for p in BOARDS[g.scenario].places:
            remove_garrison(g, p)
            g.fortress[p] = 0
        for general in BOARDS[g.scenario].all_generals:
            model.take_off_board(g, general)


ACTION_OF_STEP: Final = {
    model.ELECTION: "drill",
    model.AUCTION: "drill",
    model.DRILL_CARD: "drill",
    model.STAFF: "leadership",
    model.MOBILISE: "mobilisation",
    model.PURCHASES: "mobilisation",
    model.INFLUENCE: "extend_influence",
}


def _act(g: Game, who: Any) -> None:
    """Turn the Wheel until this power is at the action of the step, or ``{power: action}`` until it is at that one."""
    name, action = who, ACTION_OF_STEP.get(g.step, "movement")
    if isinstance(who, Mapping):
        name, action = next(iter(who.items()))
    board = BOARDS[g.scenario]
    wanted = _value(ACTION, action)
    g.turned = (board.wheel.index(wanted) - board.slot[_power(name)]) % len(board.wheel)


def _powers(g: Game, given: dict[str, Any]) -> None:
    board = BOARDS[g.scenario]
    sheets = {power: dict(given.pop(POWER.id(power), {})) for power in board.powers}
    for power, sheet in sheets.items():
        if "patron" in sheet:
            g.patron[power] = _power(sheet.pop("patron"))
        if "status" in sheet:
            g.status[power] = _value(STATUS, sheet.pop("status"))
    for power, sheet in sheets.items():
        if g.patron[power] != NOBODY:
            g.status[power] = g.status[g.patron[power]]
        else:
            g.status[power] = EXPANSIONIST
        if "hand" in sheet:
            g.hand[power] = tuple(sorted(int(card) for card in sheet.pop("hand")))
        for name in POWER_NUMBERS:
            if name in sheet:
                getattr(g, name)[power] = int(sheet.pop(name))
        if sheet:
            raise BadInput(f"{POWER.id(power)}: unknown {', '.join(map(repr, sheet))}")


def _pieces(g: Game, given: dict[str, Any]) -> None:
    board = BOARDS[g.scenario]
    for key in [key for key in given if GENERAL.value(key) in board.all_generals]:
        general, sheet = _value(GENERAL, key), dict(given.pop(key))
        if "at" in sheet:
            at = sheet.pop("at")
            g.at[general] = model.OFF_BOARD if at == OFF else _value(PLACE, at)
            g.units[general] = 0
        if "sailed_from" in sheet:
            g.sailed_from[general] = _value(PLACE, sheet.pop("sailed_from"))
        for name in GENERAL_NUMBERS:
            if name in sheet:
                getattr(g, name)[general] = int(sheet.pop(name))
        if sheet:
            raise BadInput(f"{key}: unknown {', '.join(map(repr, sheet))}")
    for key in [key for key in given if PLACE.value(key) in board.places]:
        place, sheet = _value(PLACE, key), dict(given.pop(key))
        if "garrison" in sheet:
            holder = sheet.pop("garrison")
            if holder == NAMELESS:
                remove_garrison(g, place)
            else:
                place_garrison(g, _power(holder), place)
        if "fortress" in sheet:
            g.fortress[place] = int(sheet.pop("fortress"))
        if sheet:
            raise BadInput(f"{key}: unknown {', '.join(map(repr, sheet))}")


def _cards(g: Game, given: dict[str, Any]) -> None:
    """``deck`` names the cards on top, the first drawn first; without it all that is not in hands lies there."""
    g.discard = [int(card) for card in given.pop("discard", [])]
    if "deck" in given:
        g.deck = [int(card) for card in reversed(given.pop("deck"))]
    elif g.step != model.SETUP:
        g.deck = list(DECK)
        for card in [*g.discard, *(card for hand in g.hand for card in hand)]:
            g.deck.remove(card)


def _value(domain: Domain, key: Any) -> Any:
    value = domain.value(str(key))
    if value is None:
        raise BadInput(f"no {domain.name} {key!r}")
    return value


def _power(key: Any) -> Power:
    return NOBODY if key == NAMELESS else Power(_value(POWER, key))


def _word(value: Any, words: Mapping[str, int], what: str) -> str:
    if value not in words:
        raise BadInput(f"{what} can be {', '.join(words)}, not {value!r}")
    return str(value)


# reading

DERIVED: Final[dict[str, Callable[[Game, Power], Any]]] = {
    "tax": taxation.tax,
    "score": influence.score,
    "cards": lambda g, power: len(g.hand[power]),
    "hand": lambda g, power: list(g.hand[power]),
    "status": lambda g, power: STATUS.id(g.status[power]),
    "patron": lambda g, power: _named(g.patron[power]),
    "action": lambda g, power: ACTION.id(model.action_of(g, power)),
    "garrisons": model.garrison_count,
    "fortresses": model.fortress_count,
    "lands": lambda g, power: len(model.lands(g, power)),
    "units": model.unit_count,
}


def inspect(g: Game, path: str) -> Any:
    """``money.austria``, ``wallenstein.at``, ``bohemia.control``, ``may_attack.spain.france.savoy``, ..."""
    head, *rest = path.split(".")
    if head in (*SCALARS, "turned") and not rest:
        return getattr(g, head)
    if head == "turn" and not rest:
        return g.turned + 1
    if head in POWER_SCALARS and not rest:
        return _named(getattr(g, head))
    if head in ("deck", "discard") and not rest:
        return len(getattr(g, head))
    if head == "step" and not rest:
        return next((name for name, step in STEPS.items() if step == g.step), "over")
    if head in POWER_NUMBERS and len(rest) == 1:
        return getattr(g, head)[_power(rest[0])]
    if head in DERIVED and len(rest) == 1:
        return DERIVED[head](g, _power(rest[0]))
    if head == "action" and len(rest) == 2:  # in that turn of a round
        board, power = BOARDS[g.scenario], _power(rest[0])
        return ACTION.id(board.wheel[(board.slot[power] + int(rest[1]) - 1) % len(board.wheel)])
    if head in ("may_attack", "is_rival", "may_enter"):
        return _politics(g, head, rest)
    if GENERAL.value(head) is not None and len(rest) == 1:
        return _inspect_general(g, _value(GENERAL, head), rest[0])
    if PLACE.value(head) is not None and len(rest) == 1:
        return _inspect_place(g, _value(PLACE, head), rest[0])
    if head == "battle" and len(rest) >= 1:
        return _inspect_battle(g, rest)
    raise BadInput(f"nothing called {path!r}")


def _named(power: Power) -> str:
    return NAMELESS if power == NOBODY else POWER.id(power)


def _politics(g: Game, what: str, rest: list[str]) -> bool:
    if what == "may_enter":
        return status.why_not_enter(g, _power(rest[0]), _value(PLACE, rest[1])) is None
    test = status.may_attack if what == "may_attack" else status.is_rival
    return test(g, _power(rest[0]), _power(rest[1]), _value(PLACE, rest[2]))


def _inspect_general(g: Game, general: General, name: str) -> Any:
    if name in ("at", "sailed_from"):
        place = getattr(g, name)[general]
        return OFF if place == NOBODY else PLACE.id(place)
    if name in GENERAL_NUMBERS:
        return getattr(g, name)[general]
    raise BadInput(f"a General has no {name!r}")


def _inspect_place(g: Game, place: Place, name: str) -> Any:
    if name in ("garrison", "control"):
        return _named(getattr(g, name)[place])
    if name == "fortress":
        return g.fortress[place]
    raise BadInput(f"a territory has no {name!r}")


def _inspect_battle(g: Game, path: list[str]) -> Any:
    battle = g.battle
    if path == ["place"]:
        return NOWHERE if battle is None else PLACE.id(battle.place)
    if battle is None:
        raise BadInput("battle: none is fought")
    if path == ["attack"]:
        return battles.strength(g, battle, battle.attackers)
    if path == ["defence"]:
        return battles.strength(g, battle, battle.defenders)
    if path == ["order"]:
        return [_named(power) for power in laying.laying_order(battle)]
    if path[0] == "pile" and len(path) == 2:
        return _pile(battle, path[1])
    raise BadInput(f"a battle has no {'.'.join(path)!r}")


def _pile(battle: Battle, name: str) -> list[str]:
    """The cards of a General's pile, or of the Garrison's; those face up with ``up``."""
    general = GARRISON_PILE if name == "garrison" else _value(GENERAL, name)
    for pile in battle.piles:
        if pile.general == general:
            return [f"{laid.card} up" if laid.up else str(laid.card) for laid in pile.cards]
    raise BadInput(f"battle: no pile of {name!r}")
