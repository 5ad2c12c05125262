"""Whose card it is, and what its steps have found so far."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from ..history import Occurrence
from ..ids import Area, Node, Province, Realm, Sea, Seat
from ..model import NOBODY, Game

KINDS: Final = ("areas", "provinces", "realms", "nodes", "seas", "cards", "pieces")  # that a step chooses or changes
SOURCES: Final = ("event", "card", "mission", "milestone", "idea", "struggle")


class Found:
    """What a step chose or changed: ``$label`` in later steps of the card. A place that asks for Areas takes ``areas``
    (or those of the Provinces), one that asks for Realms ``realms`` (or the owners of the Provinces)."""

    __slots__ = ("areas", "cards", "missing", "nodes", "pieces", "provinces", "realms", "seas", "units", "whole")

    def __init__(self, *, whole: bool = True) -> None:
        self.areas: list[Area] = []
        self.provinces: list[Province] = []
        self.realms: list[Realm] = []
        self.nodes: list[Node] = []
        self.seas: list[Sea] = []
        self.cards: list[int] = []  # Ideas, Action cards, Trade cards: what the step deals with
        self.pieces: list[Any] = []  # as select.py gives them
        self.units: int | None = None  # Land Units removed
        self.missing = 0  # ... and those that should have been, but were not there
        self.whole = whole  # carried out in full: ``then`` follows, otherwise ``else``

    @property
    def done(self) -> int:
        """How many Units were removed; of any other step, how many things it chose or changed."""
        return max(len(getattr(self, kind)) for kind in KINDS) if self.units is None else self.units

    def if_any(self) -> Found:
        """As much as could be done is all of it, but nothing is not."""
        self.whole = self.done > 0
        return self

    def add(self, other: Found) -> None:
        """What several Realms did in one step."""
        for kind in KINDS:
            mine = getattr(self, kind)
            mine.extend(x for x in getattr(other, kind) if x not in mine)
        if other.units is not None:
            self.units = (self.units or 0) + other.units
        self.missing += other.missing

    def by_realm(self) -> list[Found]:
        """The same for each of its Realms alone."""
        if len(self.realms) < 2:
            return [self]
        parts = list[Found]()
        for realm in self.realms:
            part = Found()
            part.realms.append(realm)
            parts.append(part)
        return parts


class Heir:
    """What an Event's text says about the Ruler on the card, for PP-5.1.3(e)."""

    __slots__ = ("ill", "is_replaced", "rejected_by", "returns")

    def __init__(self) -> None:
        self.ill = 0  # Ill Health tokens besides the one printed
        self.rejected_by: Realm = NOBODY  # Realm, PP-16.3.23
        self.returns: int = NOBODY  # ... the character who then stays or returns as Ruler
        self.is_replaced = False  # ... the text has installed another Ruler


def nothing() -> Found:
    """The step was not carried out."""
    return Found(whole=False)


class Context:
    """One card being resolved. Realm words are Realm numbers; a Realm without a player (NPR) has no seat."""

    __slots__ = (
        "active", "chosen", "ducats", "heir", "it", "labels", "leader", "occurrence", "rule",
        "self", "source", "trigger", "you",
    )  # fmt: skip

    def __init__(
        self, source: Mapping[str, int], rule: str, you: Realm, active: Realm = NOBODY, *, ducats: int = 0
    ) -> None:
        self.source: Final = source  # which card, as arguments of messages: {"event": 17}
        self.rule = rule  # cited in the log
        self.you = you  # Realm
        self.active = active  # Realm of the Active Player, NOBODY outside Phase 2
        self.self = you  # the Realm handled by the step under way
        self.it: Any = NOBODY  # candidate of a selector, or element of for_each
        self.ducats = ducats  # that lay on the Event
        self.labels: dict[str, Found] = {}
        self.chosen: dict[Seat, str] = {}  # seat -> option, in a choice of several players
        self.heir = Heir()
        self.trigger: Found | None = None  # of a Reaction: the Opponent and the Area
        self.leader: Realm = NOBODY  # which of the Realms tied for the ``top`` the card tests
        self.occurrence: Occurrence | None = None  # what happens just now, for ``happens``

    def handling(self, realm: Realm) -> Context:
        """The same card, while a step handles this Realm."""
        other = self._copy()
        other.self = realm
        return other

    def chosen_by(self, realm: Realm) -> Context:
        """The same card, inside a choice of this player (PP-16.3.7)."""
        other = self._copy()
        other.you = other.self = realm
        return other

    def about(self, it: int) -> Context:
        """The same card, testing or repeating for one element."""
        other = self._copy()
        other.it = it
        return other

    def in_place_of(self, realm: Realm) -> Context:
        """The same question about another Realm."""
        other = self._copy()
        other.you = other.self = other.it = realm
        return other

    def _copy(self) -> Context:
        other = Context.__new__(Context)
        for name in Context.__slots__:
            setattr(other, name, getattr(self, name))
        return other


def chooser(g: Game, c: Context, realm: Realm) -> Seat:
    """The seat that chooses for a Realm (PP-16.3.5): its player; for an NPR the Active Player, else the First."""
    for candidate in (realm, c.you, c.active):
        if candidate != NOBODY and g.seat_of[candidate] != NOBODY:
            return g.seat_of[candidate]
    return g.first
