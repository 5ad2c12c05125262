"""Which line of the log tells which change (kernel/told.py)."""

from __future__ import annotations

from typing import Final

from .board import AREA_OF, SEAS
from .ids import Province
from .model import NOBODY, TRACKS, Game
from .rules import ships
from .tables import ARMIES, KINDS, MAX_SEATS, MERCHANTS

_BY_PROVINCE: Final = ("town", "vassal", "dnpr", "occupier", "unrest", "siege_unrest", "extra_manpower")
_BY_AREA: Final = ("imperial", "faith_token", "revolution", "rebels", "not_hre", "plague")
_BY_SEAT: Final = (
    "status", "prestige", "stability", "ducats", "interest", "colonists", "manpower_tokens", "available", "exhausted",
    "allied_available", "fleet_at", "admiral", "admiral_ill", "ruler", "ruler_ill", "missions_done", "display",
    "committed", "focus", "bot", "bot_power",
)  # fmt: skip
_PARTS_OF_SEATS: Final = {
    "power": 3, "army_at": ARMIES, "general": ARMIES, "general_ill": ARMIES, "advisor": 3, "advisor_ill": 3,
    "merchant": MERCHANTS, "merchant_used": MERCHANTS, "fleet": 4, "army": ARMIES * KINDS,
}  # fmt: skip

CELLS: Final[dict[str, tuple[tuple[str, int], ...]]] = {
    **{name: (("province", 1),) for name in _BY_PROVINCE},
    **{name: (("realm", 1),) for name in ("capital", "overlord", "faith")},
    **{name: (("area", 1),) for name in _BY_AREA},
    **{name: (("realm", MAX_SEATS), ("seat", 1)) for name in ("alliance", "marriage", "war", "truce", "cb")},
    **{name: (("area", MAX_SEATS), ("seat", 1)) for name in ("influence", "claim", "infantry")},
    **{name: (("sea", MAX_SEATS), ("seat", 1)) for name in ("on_slot", "at_sea")},
    **{name: (("node", 1),) for name in ("expanded", "pirates")},
    **{name: (("seat", 1),) for name in _BY_SEAT},
    **{name: (("seat", width),) for name, width in _PARTS_OF_SEATS.items()},
}

# Memory of the script, what verbs keep beside the pieces, decks, and cards whose line comes when they are resolved
UNTOLD: Final = frozenset(
    [
        "rules",
        "variant",
        "seats",
        "step",
        "active",
        "main_done",
        "last_turns",
        "talks_refused",
        "resolving",
        "marks",
        "unsettled",
        "progress",
        "disc",
        "siege_disc",
        "lawful",
        "seat_of",
        "heir",
        "faith_before",
        "abandoned",
        "strength_before",
        "lands",
        "cubes",
        *TRACKS,
        "reform_tokens",
        "ready",
        "drawn",
        "pass_order",
        "events_taken",
        "last_turn",
        "turns_left",
        "leaving",
        "bonuses_used",
        "deck",
        "discard",
        "trade_deck",
        "trade_reserve",
        "talk",
        "treaty",
        "on_table",
        "event_deck",
        "events_ahead",
        "idea_deck",
        "idea_reserve",
        "milestone_deck",
        "at_setup",
        "at_age",
        "tally",
        "fought",
        "peace_enforced",
        "collected",
        "beaten_at_sea",
        "fulfilled",
        "hand",
        "missions",
        "mission_deck",
        "bot_spent",
        "bot_deck",
        "bot_used",
        "bot_focused",
        "bot_focus",
    ]
)

SUMMARIES: Final = {
    "log-treaties-over": ("truce", "cb"),
    "log-plague-over": ("plague",),
    "log-round-over": ("status", "committed"),
    "log-actions": ("status",),  # who has left the game counts as having passed
    "log-peace-others": ("war",),
    "log-hre-dissolved": ("imperial", "not_hre"),
    "log-player-left": tuple(CELLS),  # all pieces of that player
    "log-bot-falls": tuple(CELLS),
    "log-bot-enters": tuple(CELLS),
    "log-bot-takes-over": tuple(CELLS),
}


def implied(g: Game, things: set[tuple[str, int]]) -> set[tuple[str, int]]:
    """A player stands for the Realm and the other way round, a Province for its Area, a Space for its Sea Zone."""
    found = set(things)
    for domain, number in things:
        if domain == "seat" and number < g.seats:
            found.add(("realm", g.realm[number]))
        elif domain == "realm" and g.seat_of[number] != NOBODY:
            found.add(("seat", g.seat_of[number]))
        elif domain == "province":
            found.add(("area", AREA_OF[number]))
        elif domain == "space" and number < len(SEAS):
            found.add(("sea", number))
    return found


def stands_for(g: Game, domain: str, number: int) -> set[tuple[str, int]]:
    """A Province also means its port and the Realm that owns it, a Sea Zone its Space."""
    things = {(domain, number)}
    if domain == "province":
        things.add(("space", ships.space_of(Province(number))))
        if g.lawful[number] != NOBODY:
            things.add(("realm", g.lawful[number]))
    elif domain == "sea":
        things.add(("space", number))
    return implied(g, things)
