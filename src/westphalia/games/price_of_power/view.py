"""What each seat may know (engine notes, section 1): redaction, its opposite, and the form clients get.

Hidden are the hands of the others (their number is not), Missions in hand, face-down Events, the order of all decks,
and the order of the Power Struggles below the top one.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from functools import lru_cache
from itertools import compress, repeat
from operator import attrgetter, ne
from typing import Any, Final, NamedTuple

from westphalia.kernel.remember import remembered

from . import terms
from .automata import actions, charts
from .battle import Battle
from .board import AREA_OF, AREAS, IN_HRE, PROVINCES, REALMS, RELIGION_BELOW_TOKENS
from .card_rules import prestige
from .ids import Nobody, Province, Realm, Seat
from .model import NOBODY, Game, bots
from .phases import final_scoring
from .redeal import redeal
from .rules import belligerents, hre, negotiated_peace, papacy, peace, religion
from .tables import LARGE, MAX_SEATS

__all__ = ["mask", "present", "redeal"]

UNKNOWN: Final = NOBODY  # a card that is not seen


def mask(g: Game, seat: Seat | None) -> Game:
    """The state with everything this seat can't see blanked out."""
    known = g.shallow()
    known.hand = blanks(g.hand)
    known.drawn = blanks(g.drawn)
    known.missions = blanks(g.missions)
    known.mission_deck = blanks(g.mission_deck)
    known.deck = blanks(g.deck)
    known.trade_deck = [UNKNOWN] * len(g.trade_deck)
    known.event_deck = [UNKNOWN] * len(g.event_deck)
    known.events_ahead = blanks(g.events_ahead)
    known.event_row = [shown if shown.face_up else shown._replace(event=UNKNOWN) for shown in g.event_row]
    known.idea_deck = blanks(g.idea_deck)
    known.milestone_deck = blanks(g.milestone_deck)
    known.bot_deck = [tuple(sorted(deck)) for deck in g.bot_deck]  # what is left in it is known, not the order
    known.struggles = g.struggles[:1] + [UNKNOWN] * len(g.struggles[1:])
    if seat is not None:
        known.hand[seat], known.drawn[seat] = g.hand[seat], g.drawn[seat]
        known.missions[seat], known.mission_deck[seat] = g.missions[seat], g.mission_deck[seat]
    return known


@lru_cache(maxsize=256)
def blank(count: int) -> tuple[Nobody, ...]:
    return (UNKNOWN,) * count


def blanks(decks: Iterable[Sequence[Any]]) -> list[Any]:
    """As many cards, and nothing on them."""
    return list(map(blank, map(len, decks)))


# the form clients get: numbers into the domains of board.py, only what is there


SCALARS: Final = (
    "variant",
    "seats",
    "step",
    "age",
    "round",
    "first",
    "active",
    "last_turns",
    "main_done",
    "crusade",
    "excommunicated",
    "papal_action",
    "emperor",
    "authority",
    "imperial_manpower",
    "defending_hre",
    "hre_religion",
    "hre_dissolved",
    "continents",
)
SEAT_COLUMNS: Final = (
    "realm",
    "leaving",
    "status",
    "pass_order",
    "events_taken",
    "turns_left",
    "prestige",
    "stability",
    "ducats",
    "interest",
    "power",
    "cubes",
    "focus",
    "colonists",
    "small_towns",
    "large_towns",
    "vassal_tokens",
    "reform_tokens",
    "available",
    "exhausted",
    "allied_available",
    "army_at",
    "army",
    "general",
    "general_ill",
    "fleet_at",
    "fleet",
    "admiral",
    "admiral_ill",
    "ruler",
    "ruler_ill",
    "advisor",
    "advisor_ill",
    "merchant",
    "merchant_used",
    "hand",
    "drawn",
    "display",
    "missions",
    "missions_done",
    "committed",
    "bonuses_used",
    "bot",
    "bot_power",
    "bot_spent",
    "bot_deck",
    "bot_used",
    "bot_focused",
    "bot_focus",
)
SPARSE_BY_PROVINCE: Final = ("unrest", "siege_unrest", "siege_disc", "extra_manpower")
SPARSE_BY_AREA: Final = ("imperial", "rebels", "plague", "battleground")
SPARSE_PAIRS: Final = (
    "influence",
    "claim",
    "infantry",
    "on_slot",
    "at_sea",
    "alliance",
    "marriage",
    "war",
    "truce",
    "cb",
)
LISTS: Final = (
    "roma",
    "curia",
    "docked",
    "event_row",
    "idea_row",
    "milestones",
    "milestone_done",
    "active_struggles",
    "discard",
    "trade_discard",
    "revealed",
    "talk",
    "treaty",
    "on_table",
)

PLAIN: Final = (*SCALARS, *SEAT_COLUMNS, *LISTS)
OWN: Final = ("hand", "drawn", "missions")  # of which each seat sees something else
SHARED: Final = tuple(name for name in PLAIN if name not in OWN)
SPARSE: Final = (*SPARSE_BY_PROVINCE, *SPARSE_BY_AREA, *SPARSE_PAIRS, "expanded", "pirates", "strength_before")
_PLACES: Final = tuple(range(max(len(AREAS), len(REALMS), len(PROVINCES)) * MAX_SEATS))
_read_shared: Final = attrgetter(*SHARED)
_read_sparse: Final = attrgetter(*SPARSE)
_read_own: Final = attrgetter(*OWN)


_SOMETHING: Final = re.compile(rb"[^\0]")


def _nonzero(column: Sequence[int]) -> dict[int, int]:
    """What is there, by its place; written for speed, these columns are long and mostly empty."""
    if isinstance(column, bytearray):
        return _nonzero_bytes(bytes(column))
    return dict(zip(compress(_PLACES, column), filter(None, column), strict=False)) if any(column) else {}


@lru_cache(maxsize=1 << 13)
def _nonzero_bytes(column: bytes) -> dict[int, int]:
    """Most columns stay as they are from answer to answer, at some hundreds of tables."""
    return {found.start(): column[found.start()] for found in _SOMETHING.finditer(column)}


def _changed(column: Sequence[int], printed: Iterable[int]) -> dict[int, int]:
    """What differs from what is printed."""
    differs = list(map(ne, column, printed))
    return dict(zip(compress(_PLACES, differs), compress(column, differs), strict=False))


@remembered("colour", "capital", "overlord", "faith", "realm", on="ground")
def _map(known: Game, _: int) -> dict[str, Any]:
    """What differs on the map, found once for the views of all seats: it changes seldom."""
    board = known.board
    shown: dict[str, Any] = {
        name: _changed(getattr(known, name), repeat(NOBODY)) for name in ("vassal", "dnpr", "occupier", "colour")
    }
    shown["towns"] = [(p, known.town[p], disc) for p, disc in _nonzero(known.disc).items()]
    shown["lawful"] = _changed(known.lawful, board.flag)
    shown["capital"] = _changed(known.capital, board.capital)
    shown["capitals"] = sorted({known.capital[r] for r in REALMS if terms.has_capital(known, r)})
    shown["suzerain"] = _changed([terms.suzerain(known, p) for p in PROVINCES], repeat(NOBODY))
    shown["faith"] = _changed(known.faith, board.religion)
    shown["large"] = large = [p for p in PROVINCES if terms.is_large(known, p)]
    shown["tax"] = {p: LARGE for p in large if board.tax[p] != LARGE}
    return shown


@remembered("faith_token", "revolution", on="ground")
def _religions(known: Game, _: int) -> dict[int, int]:
    """Of Areas, where it is not the printed one (PP-15.3.2)."""
    return _changed([religion.area_religion(known, a) for a in AREAS], RELIGION_BELOW_TOKENS)


_BORDER_AREAS: Final = sorted({AREA_OF[p] for p in PROVINCES if IN_HRE[p]})


@remembered("capital", "hre_dissolved", "not_hre", on="ground")
def _empire(known: Game, _: int) -> dict[str, Sequence[int]]:
    """Who is a Member (PP-18.3.2), and the Areas whose Provinces inside the printed border have left the Empire."""
    members = [r for r in REALMS if hre.is_member(known, r)]
    return {"members": members, "left_hre": [a for a in _BORDER_AREAS if not hre.is_hre_area(known, a)]}


@remembered("alliance", "marriage", "capital", "realm", on="ground")
def _standing(known: Game, struggle: int) -> list[int]:
    """What the Battleground Areas of a Power Struggle would bring each player now (PP-17.4.7)."""
    areas = prestige.battlegrounds(known, struggle)
    return [sum(prestige.battleground_score(known, seat, a) for a in areas) for seat in known.each_seat]


class War(NamedTuple):
    """A player's War with a Realm: what he occupies of its side, what of it the treaty on the table leaves him
    (PP-10.5.42), and his units that count in it (PP-10.2.5)."""

    seat: Seat
    realm: Realm
    held: list[Province]
    keeps: list[Province]
    units: int


@remembered(
    "war", "realm", "seat_of", "overlord", "capital", "alliance", "army", "army_at", "infantry", "emperor",
    "defending_hre", "hre_dissolved", "not_hre", "treaty", on="ground",
)  # fmt: skip
def _wars(known: Game, _: int) -> list[War]:
    return [_war(known, seat, r) for seat in known.each_seat for r in terms.wars_of(known, seat)]


def _war(known: Game, seat: Seat, r: Realm) -> War:
    other = known.seat_of[r]
    held = [p for p in belligerents.lands_of_side(known, r, seat) if known.occupier[p] == seat]
    is_kept = other != NOBODY and negotiated_peace.keeps_the_board(known)
    stays = negotiated_peace.not_named(known, seat, other) if is_kept else []
    return War(seat, r, held, [p for p in held if p in stays], peace.soldiers(known, seat, r))


def _battle(battle: Battle) -> dict[str, Any]:
    """A battle under way: everything of it is open."""
    sides = [
        {
            "seats": side.seats,
            "raised": side.raised,
            "rebels": side.rebels,
            "imperial": side.imperial,
            "leader": side.leader,
            "dice": side.dice,
            "rolled": side.rolled,
        }
        for side in battle.sides
    ]
    return {"kind": battle.kind, "place": battle.place, "rounds": battle.rounds, "sides": sides}


def _charts(known: Game, seat: Seat) -> dict[str, Any]:
    """PB-4: whom a Bot would turn against with the dearest card, whom it would court."""
    return {
        "military": charts.laid_out(known, seat, military=True, recruits=max(actions.RECRUITS.values())),
        "diplomatic": charts.laid_out(known, seat, military=False),
    }


def common(known: Game) -> dict[str, Any]:
    """What everybody sees alike at this moment: the columns themselves, which go on changing."""
    shown = _alike(known)
    shown["counts"] = _counts(known)
    return shown


def _counts(known: Game) -> dict[str, Any]:
    """How many cards lie face down."""
    return {
        "deck": [len(deck) for deck in known.deck],
        "trade_deck": len(known.trade_deck),
        "event_deck": len(known.event_deck),
        "idea_deck": [len(deck) for deck in known.idea_deck],
        "milestone_deck": [len(deck) for deck in known.milestone_deck],
        "struggles": len(known.struggles),
        "mission_deck": [len(deck) for deck in known.mission_deck],
    }


def _alike(known: Game) -> dict[str, Any]:
    shown: dict[str, Any] = dict(zip(SHARED, _read_shared(known), strict=True))
    shown |= {name: _nonzero(column) for name, column in zip(SPARSE, _read_sparse(known), strict=True)}
    shown |= _map(known, 0)
    shown |= _empire(known, 0)
    shown["religions"] = _religions(known, 0)
    shown["papal_controller"] = papacy.papal_controller(known)
    shown["curia_slots"] = papacy.slots_in_play(known)
    shown["wars"] = _wars(known, 0) if shown["war"] else []
    shown["ideas"] = {n: owners for n, owners in enumerate(known.idea_owners) if owners}
    shown["struggles"] = known.struggles[:1]
    shown["last_round"] = final_scoring.last_round(known)
    shown["bot_charts"] = {seat: _charts(known, seat) for seat in bots(known)} if any(known.bot) else {}
    shown["struggle_scores"] = {n: _standing(known, n) for n in (*known.active_struggles, *known.struggles[:1])}
    return shown


@remembered(*(name for name in (*Game.scalars, *Game.columns) if name not in (*OWN, "mission_deck")))
def _common(known: Game, _: int) -> dict[str, Any]:
    """For those who look at one game again and again; of columns that go on changing a copy."""
    return {name: _copy(value) for name, value in _alike(known).items()}


def _copy(value: Any) -> Any:
    return value.copy() if isinstance(value, list | bytearray) else value


def present(known: Game, seat: Seat | None, alike: dict[str, Any] | None = None) -> dict[str, Any]:
    """A masked state for clients. ``{"7": 2}`` holds what differs from nothing, by Province, Area, Realm or Node; in
    pairs the key is ``thing * 6 + seat``. ``lawful`` differs from the printed flag, ``towns`` are [province, seat,
    disc]."""
    shown = (alike or _common(known, 0)) | dict(zip(OWN, _read_own(known), strict=True))
    shown["mission_deck"] = known.mission_deck[seat] if seat is not None else ()
    shown["battle"] = None if known.battle is None else _battle(known.battle)
    if alike is None:
        shown["counts"] = _counts(known)
    return shown
