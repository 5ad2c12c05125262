"""A player's Realm in position files: ``castile: {ducats: 8, towns: [...], army_1: {...}}``."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from westphalia.kernel.contract import BadInput

from . import history, model, pieces
from .board import AREA, AREAS, CHARACTERS, NODE, PROVINCE, PROVINCES, REALM, REALMS, RELIGION, SEA, SPACE
from .catalogue import CardCharacter, EventCharacter
from .ids import Seat, pair
from .model import ACTIVE_ALLY, CLAIM, CORE, DISPUTED, NOBODY, OFF_BOARD, RULER, Docked, Game
from .position_cards import character, give_completed, give_display, give_hand, give_ideas, give_missions
from .position_words import NONE_WORDS, amount, counts, mapping, number, number_or_none, numbers
from .tables import ARMIES, KINDS, MAX_SEATS, MERCHANTS, POWERS, UNIT_KINDS

SCALARS: Final = (
    "prestige",
    "stability",
    "ducats",
    "interest",
    "focus",
    "colonists",
    "manpower_tokens",
    "reform_tokens",
    "available",
    "bot_power",
    "bot_spent",
    "exhausted",
    "allied_available",
    "events_taken",
    "turns_left",
    "pass_order",
    "committed",
    "bonuses_used",
    "ruler_ill",
    "admiral_ill",
)
STATUSES: Final = {
    "event_not_taken": model.EVENT_NOT_TAKEN,
    "event_taken": model.EVENT_TAKEN,
    "passed": model.PASSED,
}
MEMORIES: Final = {"fought": REALM, "peace_enforced": REALM, "collected": NODE, "beaten_at_sea": REALM}  # history.py
ADMIRALS: Final = ("light", "heavy", "galley")


def change(g: Game, seat: Seat, columns: Mapping[str, Any]) -> None:
    """Apply the changes of one Realm in the order written. Raises BadInput."""
    for name, value in columns.items():
        if name in SCALARS:
            getattr(g, name)[seat] = amount(value)
        elif name in POWERS:
            g.power[seat * 3 + POWERS.index(name)] = amount(value)
        elif name in history.TALLIES:
            history.add(g, seat, history.TALLIES.index(name), amount(value) - history.reader(name)(g, seat))
        elif name in MEMORIES:
            getattr(g, name)[seat] = tuple(sorted(number(MEMORIES[name], str(key)) for key in value))
        elif name in VERBS:
            VERBS[name](g, seat, value)
        elif name.startswith("army_"):
            place_army(g, seat, name.removeprefix("army_"), value)
        else:
            raise BadInput(f"{REALM.id(g.realm[seat])}: unknown {name!r}")


# Towns, Vassals, cubes and tokens


def towns(g: Game, seat: Seat, value: Any) -> None:
    """All Towns of the Realm; an id with ``!`` has Unrest."""
    for p, owner in zip(PROVINCES, g.town, strict=True):
        if owner == seat:
            pieces.remove_base(g, p)
    add_towns(g, seat, value)


def add_towns(g: Game, seat: Seat, value: Any) -> None:
    if not isinstance(value, list | tuple):
        raise BadInput("towns is a list of provinces")
    for key in map(str, value):
        p = number(PROVINCE, key.removesuffix("!"))
        if not pieces.place_town(g, seat, p, unrest=int(key.endswith("!"))):
            raise BadInput(f"no Town left for {key}")


def remove_towns(g: Game, seat: Seat, value: Any) -> None:
    for p in numbers(value, PROVINCE, "remove_towns"):
        if g.town[p] != seat:
            raise BadInput(f"{PROVINCE.id(p)} has no Town of {REALM.id(g.realm[seat])}")
        pieces.remove_base(g, p)


def vassals(g: Game, seat: Seat, value: Any) -> None:
    """All Vassal Provinces of the Realm."""
    for p, owner in zip(PROVINCES, g.vassal, strict=True):
        if owner == seat:
            pieces.remove_base(g, p)
    add_vassals(g, seat, value)


def add_vassals(g: Game, seat: Seat, value: Any) -> None:
    for p in numbers(value, PROVINCE, "vassals"):
        if not pieces.place_vassal(g, seat, p):
            raise BadInput(f"no Vassal token left for {PROVINCE.id(p)}")


def influence(g: Game, seat: Seat, value: Any) -> None:
    """All Influence of the Realm."""
    for a, count in {**dict.fromkeys(range(len(AREA.ids or ())), 0), **counts(value, AREA, "influence")}.items():
        g.influence[pair(a, seat)] = count


def add_influence(g: Game, seat: Seat, value: Any) -> None:
    for a, count in counts(value, AREA, "add_influence").items():
        g.influence[pair(a, seat)] = count


def claims(token: int) -> Callable[[Game, Seat, Any], None]:
    """All Claims (or Core tokens) of the Realm."""

    def put(g: Game, seat: Seat, value: Any) -> None:
        for a in AREAS:
            if g.claim[pair(a, seat)] == token:
                g.claim[pair(a, seat)] = model.NONE
        for a in numbers(value, AREA, "claims"):
            g.claim[pair(a, seat)] = token

    return put


def relation(column: str, other_side: str, value_there: int) -> Callable[[Game, Seat, Any], None]:
    """All Alliances (Marriages): a list of Realms, or ``{aragon: active}``; between players both sides."""

    def put(g: Game, seat: Seat, value: Any) -> None:
        tokens = getattr(g, column)
        sides = dict(value) if isinstance(value, Mapping) else dict.fromkeys(value, "")
        mine = g.realm[seat]
        for r in REALMS:
            tokens[pair(r, seat)] = 0
            if g.seat_of[r] != NOBODY:
                tokens[pair(mine, g.seat_of[r])] = 0
        for key, side in sides.items():
            r = number(REALM, key)
            if side not in ("", None, other_side):
                raise BadInput(f"{column}: {key} can be {other_side}, not {side}")
            tokens[pair(r, seat)] = value_there if side == other_side else 1
            if g.seat_of[r] != NOBODY:
                tokens[pair(mine, g.seat_of[r])] = 1

    return put


def merchants(g: Game, seat: Seat, value: Any) -> None:
    """Nodes; ``off`` is a Merchant not placed, a fourth word ``!`` behind a Node says it has been used."""
    if len(value) > MERCHANTS:
        raise BadInput(f"a player has {MERCHANTS} Merchants")
    for n in range(MERCHANTS):
        at, key = seat * MERCHANTS + n, str(value[n]) if n < len(value) else None
        if key is None:
            g.merchant[at] = NOBODY
        else:
            g.merchant[at] = OFF_BOARD if key == "off" else number(NODE, key.removesuffix("!"))
        g.merchant_used[at] = int(key is not None and key.endswith("!"))


# units


def place_army(g: Game, seat: Seat, which: str, value: Any) -> None:
    """``army_1: {area: leon, infantry: 3, general: mil_02_1}``; ``none`` takes it off the map."""
    if which not in map(str, range(1, ARMIES + 1)):
        raise BadInput(f"no Army {which}")
    at = seat * ARMIES + int(which) - 1
    g.army[at * KINDS : at * KINDS + KINDS] = [0] * KINDS
    g.army_at[at] = NOBODY
    if value in NONE_WORDS:
        return
    for name, content in mapping(value, f"army_{which}").items():
        if name == "area":
            g.army_at[at] = number_or_none(AREA, content)
        elif name == "general":
            g.general[at] = RULER if content == "ruler" else character(g, content)
        elif name == "general_ill":
            g.general_ill[at] = amount(content)
        elif name in UNIT_KINDS:
            g.army[at * KINDS + UNIT_KINDS.index(name)] = amount(content)
        else:
            raise BadInput(f"army_{which}: unknown {name!r}")


def infantry(g: Game, seat: Seat, value: Any) -> None:
    """All single Infantry of the Realm."""
    for a, count in {**dict.fromkeys(range(len(AREA.ids or ())), 0), **counts(value, AREA, "infantry")}.items():
        g.infantry[pair(a, seat)] = count


def ships(g: Game, seat: Seat, value: Any) -> None:
    """All Light Ships at sea: ``{english_channel: {slot: 2, sea: 1}}``, or a number for slots."""
    for column in (g.on_slot, g.at_sea):
        column[seat::MAX_SEATS] = [0] * len(column[seat::MAX_SEATS])
    for key, where in mapping(value, "ships").items():
        at = pair(number(SEA, key), seat)
        where = dict(where) if isinstance(where, Mapping) else {"slot": where}
        g.on_slot[at], g.at_sea[at] = amount(where.pop("slot", 0)), amount(where.pop("sea", 0))
        if where:
            raise BadInput(f"ships: unknown {', '.join(where)}")


def docked(g: Game, seat: Seat, value: Any) -> None:
    """All Light Ships in ports: ``{lancashire: 1}``."""
    g.docked = [entry for entry in g.docked if entry.seat != seat]
    g.docked += [Docked(seat, p, n) for p, n in sorted(counts(value, PROVINCE, "docked").items())]


def fleet(g: Game, seat: Seat, value: Any) -> None:
    """``{at: north_sea, light: 1, heavy: 2, damaged: 1, galley: 0}``; at a sea or ``port_london``; ``none``."""
    g.fleet[seat * 4 : seat * 4 + 4] = [0] * 4
    g.fleet_at[seat] = NOBODY
    if value in NONE_WORDS:
        return
    for name, content in mapping(value, "fleet").items():
        if name == "at":
            g.fleet_at[seat] = number_or_none(SPACE, content)
        elif name in (*ADMIRALS, "damaged"):
            g.fleet[seat * 4 + (*ADMIRALS, "damaged").index(name)] = amount(content)
        else:
            raise BadInput(f"fleet: unknown {name!r}")


# characters


def ruler(g: Game, seat: Seat, value: Any) -> None:
    g.ruler[seat], g.ruler_ill[seat] = character(g, value), 0


def advisors(g: Game, seat: Seat, value: Any) -> None:
    """A list of characters, each in the slot of his type; ``{dip: figure_...}`` names the slot; ``card!`` is ill."""
    for power in range(len(POWERS)):
        g.advisor[seat * 3 + power], g.advisor_ill[seat * 3 + power] = NOBODY, 0
    slots = value.items() if isinstance(value, Mapping) else ((None, key) for key in value)
    for slot, key in slots:
        found = character(g, str(key).removesuffix("!"))
        power = POWERS.index(_slot_of(found) if slot is None else slot)
        g.advisor[seat * 3 + power] = found
        g.advisor_ill[seat * 3 + power] = int(str(key).endswith("!"))


def _slot_of(found: int) -> str:
    card = CHARACTERS[found]
    if isinstance(card, CardCharacter) and card.type is not None:
        return card.type
    if isinstance(card, EventCharacter) and len(card.slots) == 1:
        return next(iter(card.slots))
    raise BadInput(f"{card.name} is no Advisor of one type: write advisors: {{adm: ...}}")


def admiral(g: Game, seat: Seat, value: Any) -> None:
    g.admiral[seat] = character(g, value)


def status(g: Game, seat: Seat, value: Any) -> None:
    if value not in STATUSES:
        raise BadInput(f"status can be {', '.join(STATUSES)}, not {value}")
    g.status[seat] = STATUSES[value]


def capital(g: Game, seat: Seat, value: Any) -> None:
    g.capital[g.realm[seat]] = number(PROVINCE, value)


def faith(g: Game, seat: Seat, value: Any) -> None:
    g.faith[g.realm[seat]] = number(RELIGION, value)


def faith_before(g: Game, seat: Seat, value: Any) -> None:
    g.faith_before[g.realm[seat]] = number(RELIGION, value)


def bot_cards(g: Game, seat: Seat, value: Any) -> None:
    """The Bot cards of the deck by their numbers, in the order they will be turned over; the others are out."""
    g.bot_deck[seat] = tuple(amount(card) - 1 for card in reversed(value))
    g.bot_used[seat] = g.bot_focused[seat] = ()


VERBS: Final[dict[str, Callable[[Game, Seat, Any], None]]] = {
    "towns": towns,
    "add_towns": add_towns,
    "remove_towns": remove_towns,
    "vassals": vassals,
    "add_vassals": add_vassals,
    "influence": influence,
    "add_influence": add_influence,
    "claims": claims(CLAIM),
    "cores": claims(CORE),
    "alliances": relation("alliance", "active", ACTIVE_ALLY),
    "marriages": relation("marriage", "disputed", DISPUTED),
    "merchants": merchants,
    "infantry": infantry,
    "ships": ships,
    "docked": docked,
    "fleet": fleet,
    "ruler": ruler,
    "advisors": advisors,
    "admiral": admiral,
    "status": status,
    "capital": capital,
    "faith": faith,
    "faith_before": faith_before,
    "bot_cards": bot_cards,
    "religion": faith,
    "hand": give_hand,
    "display": give_display,
    "missions": give_missions,
    "completed": give_completed,
    "ideas": give_ideas,
}
