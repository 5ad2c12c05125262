"""What Missions, Milestones and Power Struggles ask about the past (engine notes, 4 and 7).

Snapshots of the position directly after setup and at the start of the Age hold only what differs from a printed board,
as tuples that clones share; counters of a Turn, a Round or an Age; and whom a player fought, beat or made peace with.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from itertools import compress
from operator import attrgetter, ne
from threading import Lock
from typing import Any, Final, NamedTuple, TypeVar

from westphalia.kernel.chance import Chance
from westphalia.kernel.journal import SILENCE
from westphalia.kernel.remember import Stamp

from . import terms
from .battle import NAVAL, Battle
from .board import PROVINCES, REALMS
from .ids import Node, Province, Realm, Seat
from .model import ACTIVE_ALLY, NOBODY, TRACKS, Game, PeaceMemory, empty_game
from .tables import MAX_SEATS, OPTIONS, resolve_rules

N = TypeVar("N", bound=int)

# Snapshots

SPARSE: Final = (
    "lawful",
    "occupier",
    "town",
    "vassal",
    "capital",
    "overlord",
    "alliance",
    "marriage",
    "influence",
    "claim",
    "infantry",
    "on_slot",
)
DENSE: Final = (*TRACKS, "army_at", "army")
SHARED: Final = ("rules", "variant", "seats", "first", "active", "leaving", "realm", "seat_of", "heir", "colour")
_shared: Final = attrgetter(*SHARED)
TOWN: Final = SPARSE.index("town")


@cache
def _printed(variant: str) -> Game:
    """An empty board to compare with."""
    rules = resolve_rules({option.id: option.default for option in OPTIONS.values()})
    return empty_game(rules, variant, Chance.from_secret("printed"), SILENCE)


def snapshot(g: Game) -> list[tuple[int, ...]]:
    """Index and value of everything that is not as printed; short columns whole."""
    printed = _printed(g.variant)
    taken = [_difference(getattr(printed, name), getattr(g, name)) for name in SPARSE]
    return [*taken, *(tuple(getattr(g, name)) for name in DENSE)]


def _difference(printed: Sequence[int], now: Sequence[int]) -> tuple[int, ...]:
    if printed == now:
        return ()
    changed = compress(range(len(now)), map(ne, printed, now))
    return tuple(number for at in changed for number in (at, now[at]))


_past: Final[dict[int, tuple[tuple[int, ...], tuple[Any, ...], Game]]] = {}
_past_lock: Final = Lock()  # several threads may look back at once, each from a game of its own
KEPT: Final = 64  # boards of the past in memory


def then(g: Game, at: str) -> Game:
    """The board at a snapshot: ``setup`` or ``age``. It has only the columns that a snapshot holds, so a question that
    needs others fails at once."""
    taken = g.at_setup if at == "setup" else g.at_age
    key, shared = taken[TOWN], _shared(g)  # the key is made anew for each snapshot, shared by clones
    kept = _past.get(id(key))
    if kept is None or kept[0] is not key or kept[1] != shared:
        board = _board(g, taken) if kept is None or kept[0] is not key else _beside(g, kept[2])
        kept = key, _shared(board), board
        with _past_lock:
            _past[id(key)] = kept
            if len(_past) > KEPT:
                del _past[next(iter(_past))]
    return kept[2]


def _board(g: Game, taken: list[tuple[int, ...]]) -> Game:
    past, printed = _blank(g), _printed(g.variant)
    for name, pairs in zip(SPARSE, taken, strict=False):
        column = getattr(printed, name).copy()
        for at in range(0, len(pairs), 2):
            column[pairs[at]] = pairs[at + 1]
        setattr(past, name, column)
    for name, column in zip(DENSE, taken[len(SPARSE) :], strict=True):
        setattr(past, name, list(column))
    lands: list[list[Province]] = [[] for _ in REALMS]
    for p in PROVINCES:
        if past.lawful[p] != NOBODY:
            lands[past.lawful[p]].append(p)
    past.lands = [tuple(found) for found in lands]
    past.ground = Stamp()
    return past


def _blank(g: Game) -> Game:
    """A board with nothing but what no snapshot holds, as it is now."""
    past = Game.__new__(Game)
    for name in SHARED:
        value = getattr(g, name)
        setattr(past, name, value.copy() if isinstance(value, list | bytearray) else value)
    return past


def _beside(g: Game, board: Game) -> Game:
    """The same board once more, beside what has changed since: nobody changes a board of the past."""
    past = _blank(g)
    for name in (*SPARSE, *DENSE, "lands", "ground"):
        setattr(past, name, getattr(board, name))
    return past


# Counters of a player: of the Turn, the Round, the Age

TALLIES: Final = (
    "trade_income_this_round",
    "distant_collections_this_round",
    "unrest_removed_this_turn",
    "slots_converted_this_age",
    "tax_value_gained_by_peace",
    "net_income",
)
TRADE_INCOME, DISTANT_COLLECTIONS, UNREST_REMOVED, SLOTS_CONVERTED, GAINED_BY_PEACE, NET_INCOME = range(len(TALLIES))


def reader(name: str) -> Callable[[Game, Seat], int]:
    at = TALLIES.index(name)
    return lambda g, seat: g.tally[seat * len(TALLIES) + at]


def add(g: Game, seat: Seat, tally: int, number: int = 1) -> None:
    g.tally[seat * len(TALLIES) + tally] += number


def clear(g: Game, *tallies: int) -> None:
    """Of all players."""
    for seat in g.each_seat:
        for tally in tallies:
            g.tally[seat * len(TALLIES) + tally] = 0


# When it begins anew


def begin_game(g: Game) -> None:
    """Directly after setup; of a game that starts in the middle of an Age that is its start, too."""
    g.at_setup = snapshot(g)
    g.tally = [0] * (g.seats * len(TALLIES))
    nobody: list[tuple[Realm, ...]] = [()]
    g.fought, g.peace_enforced, g.beaten_at_sea = (nobody * g.seats for _ in range(3))
    g.collected, g.fulfilled = [()] * g.seats, [()] * g.seats
    begin_age(g)
    g.happened = None


def begin_age(g: Game) -> None:
    g.at_age = snapshot(g)
    g.collected = [()] * g.seats
    clear(g, SLOTS_CONVERTED)
    for seat in g.each_seat:
        g.fought[seat] = tuple(terms.wars_of(g, seat))


def begin_turn(g: Game) -> None:
    clear(g, UNREST_REMOVED)


def begin_round(g: Game) -> None:
    clear(g, TRADE_INCOME, DISTANT_COLLECTIONS)
    g.beaten_at_sea = [()] * g.seats


# What is noted


def is_vassal_realm(g: Game, r: Realm, lord: Realm) -> bool:
    """At least 1 Vassal Province of the lord and no independent one; never a PR."""
    if r == NOBODY or g.seat_of[r] != NOBODY or not terms.is_vassal_of(g, r, lord):
        return False
    return not terms.independent_lands(g, r)


def note_war(g: Game, seat: Seat, r: Realm) -> None:
    """With the Realm and its Active Allies (PP-11.3.30)."""
    _note(g.fought, seat, r)
    other = g.seat_of[r]
    if other != NOBODY:
        _note(g.fought, other, g.realm[seat])
        for one, foe in ((seat, other), (other, seat)):
            for ally, token in zip(REALMS, g.alliance[foe::MAX_SEATS], strict=True):
                if token == ACTIVE_ALLY:
                    _note(g.fought, one, ally)


def note_active_ally(g: Game, seat: Seat, r: Realm) -> None:
    """Those at War with a player are at War with his Active Ally."""
    own = g.realm[seat] * MAX_SEATS
    for other in g.each_seat:
        if g.war[own + other]:
            _note(g.fought, other, r)


def note_peace_enforced(g: Game, seat: Seat, r: Realm) -> None:
    """As Victor with Total or Partial Victory, or after a Surrender; not in a White or Negotiated Peace."""
    _note(g.peace_enforced, seat, r)


def note_collection(g: Game, seat: Seat, n: Node, ducats: int, *, distant: bool) -> None:
    """PP-12.5.7: Trade Income of one action."""
    add(g, seat, TRADE_INCOME, ducats)
    add(g, seat, DISTANT_COLLECTIONS, int(distant))
    _note(g.collected, seat, n)


def note_victory_at_sea(g: Game, seat: Seat, beaten: Sequence[Realm]) -> None:
    """One battle is one victory over each Realm of the other side."""
    g.beaten_at_sea[seat] = (*g.beaten_at_sea[seat], *beaten)


def _note(column: list[tuple[N, ...]], seat: Seat, number: N) -> None:
    if number not in column[seat]:
        column[seat] = tuple(sorted((*column[seat], number)))


# Phase 3 Step D


def begin_peace(g: Game) -> None:
    clear(g, GAINED_BY_PEACE)
    g.peace = PeaceMemory(list(g.prestige), [terms.tax_income(g, seat) for seat in g.each_seat], [])


def before_peace(g: Game, r: Realm, stat: str) -> int:
    """Prestige or Tax Income at the start of the Step."""
    seat = g.seat_of[r]
    if seat == NOBODY or g.peace is None:
        return 0
    return g.peace.prestige[seat] if stat == "prestige" else g.peace.tax_income[seat]


def end_peace(g: Game) -> None:
    """The Wars that have ended, for those who look at the end of the Step."""
    if g.peace is not None:
        for seat, facts in g.peace.ended:
            happen(g, seat, "war_ended", **facts)


def forget_peace(g: Game) -> None:
    clear(g, GAINED_BY_PEACE)
    g.peace = None


class Holdings(NamedTuple):
    """Who held what before a Peace."""

    lawful: list[Realm]
    vassal: list[Seat]
    not_hre: list[int]


def holdings(g: Game) -> Holdings:
    return Holdings(g.lawful.copy(), g.vassal.copy(), g.not_hre.copy())


def note_peace(g: Game, seat: Seat, r: Realm, term: str, before: Holdings, *, how: str) -> None:
    """A Peace between a player and a Realm has taken effect: gains of both, what the Loser lost, the end of the War."""
    if how == "victor":
        note_peace_enforced(g, seat, r)
        happen(g, seat, "peace_term_enforced", **{"term": term, "from": r})
    lost = freed = 0
    for p, owner in zip(PROVINCES, before.lawful, strict=True):
        if g.lawful[p] != owner:
            was_losers = r in (owner, _lord(g, before, p))
            to_victor = g.lawful[p] == g.realm[seat]
            lost += terms.tax_value(g, p) if was_losers else 0
            freed += terms.tax_value(g, p) if was_losers and not to_victor else 0
            _note_gain(g, g.seat_of[g.lawful[p]] if g.lawful[p] != NOBODY else NOBODY, p, before, vassal=False)
        if g.vassal[p] != before.vassal[p]:
            _note_gain(g, g.vassal[p], p, before, vassal=True)
    if how == "victor" and freed:
        happen(g, seat, "liberated", tax_value=freed)
    if how == "victor" and any(now > was for now, was in zip(g.not_hre, before.not_hre, strict=True)):
        happen(g, seat, "area_left_hre", by="peace")
    note_end_of_war(g, seat, r, how=how, tax_value=lost)


def _lord(g: Game, before: Holdings, p: Province) -> Realm:
    return g.realm[before.vassal[p]] if before.vassal[p] != NOBODY else NOBODY


def _note_gain(g: Game, seat: Seat, p: Province, before: Holdings, *, vassal: bool) -> None:
    if seat == NOBODY:
        return
    add(g, seat, GAINED_BY_PEACE, g.board.tax[p] if vassal else terms.tax_value(g, p))
    for owner in {before.lawful[p], _lord(g, before, p)} - {NOBODY, g.realm[seat]}:
        happen(g, seat, "province_gained", **{"by": "peace", "from": owner, "vassal": vassal})


def note_end_of_war(g: Game, seat: Seat, r: Realm, *, how: str, tax_value: int = 0) -> None:
    """Of the player, and of the other one if they have agreed."""
    if g.peace is None:
        return
    g.peace.ended.append((seat, {"how": how, "from": r, "tax_value": tax_value}))
    other = g.seat_of[r]
    if how == "negotiated" and other != NOBODY:
        g.peace.ended.append((other, {"how": how, "from": g.realm[seat], "tax_value": 0}))


# What happens, for the Milestones of the next window


class Occurrence(NamedTuple):
    """Something that happens to or by a player, and what is known about it (docs/effects.md, triggers of happens)."""

    trigger: str
    facts: Mapping[str, Any]


def happen(g: Game, seat: Seat, trigger: str, **facts: Any) -> None:
    """Note an occurrence (docs/effects.md, triggers of happens)."""
    if g.happened is None:
        g.happened = []
    g.happened.append((seat, Occurrence(trigger, facts)))


def note_battle(g: Game, battle: Battle, winner: int) -> None:
    """PP-9.7.38, PP-9.9.16: won by the Active Player or Main Defender of the side."""
    if winner == NOBODY or battle.sides[winner].roller == NOBODY:
        return
    side, foes = battle.sides[winner], battle.sides[1 - winner]
    seat, is_naval = side.roller, battle.kind == NAVAL
    if is_naval:
        note_victory_at_sea(g, seat, [g.realm[s] for s in foes.fought] + [raised.realm for raised in foes.raised])
    facts: dict[str, Any] = {"kind": "naval" if is_naval else "land", "enemy_lost": foes.fallen}
    facts["units_total"] = side.began + foes.began
    if foes.rebels_began and not is_naval:
        facts |= {"enemy": "rebels", "enemy_units": foes.rebels_began}
    if seat == g.active:
        facts["role"] = "active_player"
    happen(g, seat, "battle_won", **facts)


def note_alliance(g: Game, seat: Seat, r: Realm) -> None:
    happen(g, seat, "alliance_gained", **{"from": r})
    other = g.seat_of[r]
    if other != NOBODY:
        happen(g, other, "alliance_gained", **{"from": g.realm[seat]})
