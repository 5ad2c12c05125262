"""Unrest and Rebels."""

from __future__ import annotations

from .amounts import Amount
from .base import Phrase
from .selectors import AreaRef, OnMap, PieceWord, ProvinceRef, RealmRef, Size
from .step_keys import Step


class PieceKind(Phrase):
    """Pieces of a kind, as the selector `pieces` knows them."""

    type: PieceWord | tuple[PieceWord, ...]
    owner: RealmRef | None = None
    """belonging to"""
    map: OnMap | None = None
    """main, distant, or Distant Continent(s)"""
    core: bool | None = None
    """on a Core Province of its owner"""
    size: Size | None = None
    """small / large"""
    disorder: bool | None = None
    """with Unrest or under a Rebel Town"""


class OwnersShare(Phrase):
    """So many of the pieces must be of that owner."""

    owner: RealmRef
    min: int


class AddUnrest(Step):
    """Add Unrest to that many pieces of `who` (each of them; who: any, opponents, others or a selector of `realms:
    any` = so many in all, of any of them), first to pieces without Unrest; fewer if there are fewer. The owner
    chooses which pieces (PP-16.3.5). `by` picks the Areas and, if pieces of several owners qualify, divides the
    number among the owners; left out: the Active Player divides."""

    amount: Amount
    piece: PieceWord | PieceKind = "town"
    where: AreaRef | None = None
    """left out = anywhere in the Realm"""
    provinces: ProvinceRef | None = None
    at_least: OwnersShare | None = None
    pieces_by: RealmRef | None = None
    """who chooses the pieces if the text gives somebody else the choice ("any 2 Towns")"""


class RemoveUnrest(Step):
    """Remove Unrest from up to that many own pieces where Suppress Unrest would be allowed (PP-5.5.20)."""

    amount: Amount
    piece: str = "town"
    """town, any, or the label of the pieces"""
    where: AreaRef | None = None
    provinces: ProvinceRef | None = None


class PlaceRebels(Step):
    """Rebel Units, divided freely among the Areas; Battle at once if PR Units are there (chapter 14)."""

    amount: Amount
    where: AreaRef
    piece: PieceKind | None = None
    """with each: piece, the pieces that count"""
    max_each: int | None = None
    """at most that many in one Area"""


class RemoveRebels(Step):
    """Remove Rebel Units."""

    amount: Amount
    where: AreaRef


class MoveRebels(Step):
    """Rebel Units to another Area; `$from` = the Area they leave."""

    from_: AreaRef
    to: AreaRef
    amount: Amount


class PlaceRebelTown(Step):
    """PP-14.3.10."""

    provinces: ProvinceRef


class RollRebelDice(Step):
    """PP-14.2, only for own Unrest in these Areas (left out: all)."""

    where: AreaRef | None = None
