"""What ``then`` of a position file can read: every column, and values that follow from the rules.

A path is ``<what>.<id>...``: ``ducats.castile`` or ``castile.ducats``, ``influence.lombardy.france``,
``unrest.galicia`` or ``galicia.unrest``, ``owner.granada``, ``base_tax.castile``. The values of the rules are in
derived_values.py.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from westphalia.kernel.contract import BadInput
from westphalia.kernel.script import Domain

from .board import (
    AREA,
    CARD,
    CHARACTER,
    COLOUR,
    EVENT,
    IDEA,
    MILESTONE,
    MISSION,
    NODE,
    PROVINCE,
    REALM,
    RELIGION,
    SEA,
    SPACE,
    STRUGGLE,
    TRADE_CARD,
)
from .derived_values import DERIVED
from .ids import Seat, pair
from .model import NOBODY, OFF_BOARD, REBELS, RULER, Game
from .position_words import ever_plays, number, seat_ever, seat_name
from .tables import ARMIES, KINDS, MAX_SEATS, MERCHANTS, POWERS, SHIP_KINDS, UNIT_KINDS

# columns by what they are indexed with
BY_PROVINCE: Final = (
    "town", "disc", "vassal", "dnpr", "occupier", "siege_disc", "unrest", "siege_unrest", "extra_manpower", "lawful",
)  # fmt: skip
BY_REALM: Final = (
    "seat_of", "capital", "heir", "overlord", "faith", "faith_before", "colour", "strength_before", "lands",
)  # fmt: skip
BY_REALM_AND_SEAT: Final = ("alliance", "marriage", "war", "truce", "cb")
BY_AREA: Final = ("imperial", "faith_token", "revolution", "rebels", "not_hre", "plague", "battleground")
BY_AREA_AND_SEAT: Final = ("influence", "claim", "infantry")
BY_SEA_AND_SEAT: Final = ("on_slot", "at_sea")
BY_NODE: Final = ("expanded", "pirates")
BY_SEAT: Final = (
    "status", "pass_order", "events_taken", "turns_left", "prestige", "stability", "ducats", "interest", "cubes",
    "focus", "colonists", "small_towns", "large_towns", "vassal_tokens", "small_covered", "large_covered",
    "vassal_covered", "manpower_tokens", "reform_tokens", "available", "exhausted", "allied_available", "fleet_at",
    "admiral", "admiral_ill", "ruler", "ruler_ill", "hand", "missions", "mission_deck", "missions_done", "committed",
    "bonuses_used", "leaving", "bot", "bot_power", "bot_spent", "bot_deck", "bot_used", "bot_focused", "bot_focus",
)  # fmt: skip
BY_POWER: Final = ("advisor", "advisor_ill")
SCALARS: Final = (
    "age", "round", "first", "active", "last_turns", "main_done", "crusade", "excommunicated", "papal_action",
    "emperor", "authority", "imperial_manpower", "defending_hre", "hre_religion", "hre_dissolved", "continents",
)  # fmt: skip

# what the values are
SEATS: Final = ("town", "vassal", "occupier", "seat_of", "first", "active")
THINGS: Final[dict[str, Domain]] = {
    **dict.fromkeys(("dnpr", "lawful", "heir", "overlord", "emperor", "excommunicated"), REALM),
    **dict.fromkeys(("faith", "faith_before", "faith_token", "hre_religion"), RELIGION),
    **dict.fromkeys(("ruler", "advisor", "admiral", "general"), CHARACTER),
    **dict.fromkeys(("missions", "mission_deck", "missions_done"), MISSION),
    "capital": PROVINCE,
    "colour": COLOUR,
    "lands": PROVINCE,
    "crusade": AREA,
    "fleet_at": SPACE,
    "hand": CARD,
}

NONE: Final = "none"


def inspect(g: Game, path: str) -> Any:
    """The value of a path. Raises BadInput."""
    head, *rest = path.split(".")
    if head in DERIVED:
        return DERIVED[head](g, *rest)
    if head in SCALARS and not rest:
        return show(g, head, getattr(g, head))
    if head in LISTS and not rest:
        return LISTS[head](g)
    if head in ("area", "province", "realm", "node") and len(rest) == 2:
        return column(g, rest[1], [rest[0]], path)
    if head in _INDEX:
        return column(g, head, rest, path)
    if rest:
        *keys, name = rest
        if name in DERIVED:
            return DERIVED[name](g, head, *keys)
        if name in OF_SEAT and not keys and ever_plays(g, head):
            return OF_SEAT[name](g, seat_ever(g, head))
        return column(g, name, [head, *keys], path)
    raise BadInput(f"nothing is called {path!r}")


# columns


def _index(domain: Domain) -> Callable[[Game, list[str]], int]:
    return lambda g, keys: number(domain, keys[0])


def _pair(domain: Domain) -> Callable[[Game, list[str]], int]:
    return lambda g, keys: pair(number(domain, keys[0]), seat_ever(g, keys[1]))


_INDEX: Final[dict[str, tuple[int, Callable[[Game, list[str]], int]]]] = {
    **dict.fromkeys(BY_PROVINCE, (1, _index(PROVINCE))),
    **dict.fromkeys(BY_REALM, (1, _index(REALM))),
    **dict.fromkeys(BY_AREA, (1, _index(AREA))),
    **dict.fromkeys(BY_NODE, (1, _index(NODE))),
    **dict.fromkeys(BY_SEAT, (1, lambda g, keys: seat_ever(g, keys[0]))),
    **dict.fromkeys(BY_REALM_AND_SEAT, (2, _pair(REALM))),
    **dict.fromkeys(BY_AREA_AND_SEAT, (2, _pair(AREA))),
    **dict.fromkeys(BY_SEA_AND_SEAT, (2, _pair(SEA))),
    **dict.fromkeys(BY_POWER, (2, lambda g, keys: seat_ever(g, keys[0]) * 3 + POWERS.index(keys[1]))),
}


def column(g: Game, name: str, keys: list[str], path: str) -> Any:
    if name not in _INDEX:
        raise BadInput(f"nothing is called {path!r}")
    wanted, index = _INDEX[name]
    if len(keys) != wanted:
        raise BadInput(f"{path}: {name} needs {wanted} ids")
    return show(g, name, getattr(g, name)[index(g, keys)])


def show(g: Game, name: str, value: Any) -> Any:
    """A value of a column by its id."""
    if isinstance(value, tuple):
        return [show(g, name, item) for item in value]
    if name in SEATS:
        return "rebels" if value == REBELS else seat_name(g, value)
    if name in THINGS:
        return NONE if value == NOBODY else THINGS[name].id(value)
    return value


# what a player has


def _power(power: int) -> Callable[[Game, Seat], int]:
    return lambda g, s: g.power[s * 3 + power]


def _towns(g: Game, s: Seat) -> list[str]:
    return [PROVINCE.id(p) for p, owner in enumerate(g.town) if owner == s]


def _vassals(g: Game, s: Seat) -> list[str]:
    return [PROVINCE.id(p) for p, owner in enumerate(g.vassal) if owner == s]


def _influence(g: Game, s: Seat) -> dict[str, int]:
    return {AREA.id(a): n for a, n in enumerate(g.influence[s::MAX_SEATS]) if n}


def _tokens(token: int) -> Callable[[Game, Seat], list[str]]:
    return lambda g, s: [AREA.id(a) for a, n in enumerate(g.claim[s::MAX_SEATS]) if n == token]


def _partners(name: str) -> Callable[[Game, Seat], list[str]]:
    return lambda g, s: [REALM.id(r) for r, n in enumerate(getattr(g, name)[s::MAX_SEATS]) if n]


def _army(which: int) -> Callable[[Game, Seat], dict[str, Any] | str]:
    def read(g: Game, s: Seat) -> dict[str, Any] | str:
        at = s * ARMIES + which
        units = {kind: g.army[at * KINDS + n] for n, kind in enumerate(UNIT_KINDS) if g.army[at * KINDS + n]}
        if g.army_at[at] == NOBODY and not units:
            return NONE
        shown: dict[str, Any] = {"area": NONE if g.army_at[at] == NOBODY else AREA.id(g.army_at[at]), **units}
        if g.general[at] != NOBODY:
            shown["general"] = _general(which)(g, s)
        return shown

    return read


def _general(which: int) -> Callable[[Game, Seat], str]:
    def read(g: Game, s: Seat) -> str:
        found = g.general[s * ARMIES + which]
        return "ruler" if found == RULER else NONE if found == NOBODY else CHARACTER.id(found)

    return read


def _general_ill(which: int) -> Callable[[Game, Seat], int]:
    return lambda g, s: g.general_ill[s * ARMIES + which]


def _fleet(g: Game, s: Seat) -> dict[str, int]:
    return {kind: g.fleet[s * 4 + n] for n, kind in enumerate((*SHIP_KINDS, "damaged")) if g.fleet[s * 4 + n]}


def _merchants(g: Game, s: Seat) -> list[str]:
    """``sevilla!`` has been used this Round."""
    at = range(s * MERCHANTS, s * MERCHANTS + MERCHANTS)
    held = [(g.merchant[m], "!" * g.merchant_used[m]) for m in at if g.merchant[m] != NOBODY]
    return ["off" if n == OFF_BOARD else NODE.id(n) + used for n, used in held]


def _display(g: Game, s: Seat) -> dict[str, int]:
    return {CARD.id(shown.card): shown.charges for shown in g.display[s]}


def _advisors(g: Game, s: Seat) -> dict[str, str]:
    held = {power: g.advisor[s * 3 + n] for n, power in enumerate(POWERS)}
    return {power: CHARACTER.id(found) for power, found in held.items() if found != NOBODY}


def _ideas(g: Game, s: Seat) -> list[str]:
    return [IDEA.id(n) for n, owners in enumerate(g.idea_owners) if s in owners]


def _docked(g: Game, s: Seat) -> dict[str, int]:
    return {PROVINCE.id(entry.province): entry.ships for entry in g.docked if entry.seat == s}


OF_SEAT: Final[dict[str, Callable[[Game, Seat], Any]]] = {
    **{name: _power(n) for n, name in enumerate(POWERS)},
    **{f"army_{n + 1}": _army(n) for n in range(ARMIES)},
    **{f"general_{n + 1}": _general(n) for n in range(ARMIES)},
    **{f"general_ill_{n + 1}": _general_ill(n) for n in range(ARMIES)},
    "towns": _towns,
    "vassals": _vassals,
    "influence": _influence,
    "claims": _tokens(1),
    "cores": _tokens(2),
    "alliances": _partners("alliance"),
    "marriages": _partners("marriage"),
    "truces": _partners("truce"),
    "wars": _partners("war"),
    "fleet": _fleet,
    "merchants": _merchants,
    "display": _display,
    "advisors": _advisors,
    "ideas": _ideas,
    "docked": _docked,
    "cards": lambda g, s: len(g.hand[s]),
}


def _discard(power: int) -> Callable[[Game], list[str]]:
    return lambda g: [CARD.id(card) for card in g.discard[power]]


def _deck_size(power: int) -> Callable[[Game], int]:
    return lambda g: len(g.deck[power])


LISTS: Final[dict[str, Callable[[Game], Any]]] = {
    "curia": lambda g: [seat_name(g, s) for s in g.curia],
    "roma": lambda g: seat_name(g, g.roma[0]),
    "turn_order": lambda g: [seat_name(g, s) for s in g.turn_order],
    "event_row": lambda g: [
        {"event": EVENT.id(shown.event), "up": shown.face_up, "ducats": shown.ducats} for shown in g.event_row
    ],
    "events_left": lambda g: len(g.event_deck),
    "trade_discard": lambda g: [TRADE_CARD.id(card) for card in g.trade_discard],
    "trade_cards": lambda g: len(g.trade_deck),
    "idea_row": lambda g: [IDEA.id(n) for n in g.idea_row],
    "milestones": lambda g: [NONE if n == NOBODY else MILESTONE.id(n) for n in g.milestones],
    "struggles": lambda g: [STRUGGLE.id(n) for n in g.struggles],
    "active_struggles": lambda g: [STRUGGLE.id(n) for n in g.active_struggles],
    **{f"{name}_discard": _discard(n) for n, name in enumerate(POWERS)},
    **{f"{name}_cards": _deck_size(n) for n, name in enumerate(POWERS)},
}
