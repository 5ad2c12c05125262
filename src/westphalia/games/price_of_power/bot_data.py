"""PB-2, PB-3: what is printed for the Bots: levels, cards, the decks of a Realm, its targeting charts, as numbers."""

from __future__ import annotations

from functools import cache
from typing import Final, NamedTuple

from .board import CONTENT, area, province, realm
from .catalogue import BotChartRow, BotLevel, BotRealm, BotTarget, by_id
from .ids import Realm
from .tables import CATHOLIC, COUNTER_REFORMED

BOTS: Final = CONTENT.bots
LEVELS: Final[dict[str, BotLevel]] = by_id(BOTS.levels)
CARDS: Final = tuple(BOTS.cards)
TRIED: Final = BOTS.deck.cards_tried_per_turn  # PB-3.3
START: Final = BOTS.start
REALM_DATA: Final[dict[Realm, BotRealm]] = {realm(entry.realm): entry for entry in BOTS.realms}
PROFILES: Final = by_id(BOTS.deck_profiles)
LATE_AGE: Final = 3  # PB-4.1: from this Age on the late chart is used


class Target(NamedTuple):
    """A place of a chart: what kind of thing it names, and its number."""

    kind: str  # realm, owner_of, realm_in, territory
    number: int


class Row(NamedTuple):
    """PB-4.1: the faces of the die, the target, what comes if it is not valid."""

    first: int
    last: int
    target: Target
    children: tuple[Target, ...]


_FIND: Final = {"realm": realm, "owner_of": province, "realm_in": area, "territory": province}


def _target(entry: BotTarget) -> Target:
    kind, key = next((kind, getattr(entry, kind)) for kind in _FIND if getattr(entry, kind))
    return Target(kind, _FIND[kind](key))


def _rows(chart: list[BotChartRow]) -> tuple[Row, ...]:
    return tuple(
        Row(row.roll[0], row.roll[-1], _target(row.target), tuple(map(_target, row.children))) for row in chart
    )


@cache
def chart(r: Realm, age: int, *, military: bool) -> tuple[Row, ...]:
    """PB-4.1: of a Realm in an Age; none for one without Bot data (PB-4.7)."""
    entry = REALM_DATA.get(r)
    if entry is None:
        return ()
    if not military:
        return _rows(entry.diplomatic_chart)
    return _rows((age >= LATE_AGE and entry.military_chart_late) or entry.military_chart)


def profile(r: Realm, faith: int) -> str:
    """PB-2.4: the deck of a Realm; one without Bot data has the small one, by its faith."""
    entry = REALM_DATA.get(r)
    if entry is not None:
        return entry.deck_profile
    return "small" if faith in (CATHOLIC, COUNTER_REFORMED) else "land_other"


def deck(r: Realm, faith: int, age: int) -> list[int]:
    """PB-2.4: the 20 card types of an Age, by number in ``CARDS``."""
    left_out = PROFILES[profile(r, faith)].excluded[f"age_{age}"]
    return [n for n, card in enumerate(CARDS) if card.number not in left_out]


def start_power(r: Realm, scenario: str) -> int:
    """PB-2.3."""
    entry = REALM_DATA.get(r)
    if entry is None:
        return START.bot_power
    return entry.start_power_in_scenario.get(scenario, entry.start_power)


def substitute(r: Realm) -> str:
    """PB-9.2: which Realm comes after it, or nothing."""
    entry = REALM_DATA.get(r)
    return "" if entry is None else entry.substitute
