"""Provinces and Areas."""

from __future__ import annotations

from typing import Literal

from .amounts import Amount, Costs
from .base import ProvinceId, RealmId
from .selectors import AreaRef, Faith, PieceWord, ProvinceRef, RealmRef
from .step_keys import Step
from .unrest import PieceKind


class PlaceClaim(Step):
    """1 own Claim in every Area named or picked (PP-16.3.14); a Claim on a vacant Territory is a Colonial Claim; no
    adjacency needed."""

    where: AreaRef


class RemoveClaim(Step):
    """Discard own Claims."""

    amount: Amount
    where: AreaRef


class PlaceCoreToken(Step):
    """PP-7.6.3, only where it is allowed."""

    where: AreaRef


class PlaceInfluence(Step):
    """PP-16.3.10, any mix of the Areas."""

    amount: Amount
    where: AreaRef
    max_each: int | None = None
    """at most that many in one Area"""
    room_only: bool = False
    """nobody's cube gives way (Action cards: PP-11.1.5 is about Events, Missions and Peace Terms)"""


class RemoveInfluence(Step):
    """Own cubes (who: all / any = those of everybody) back to supply."""

    amount: Amount
    where: AreaRef


class ReplaceInfluence(Step):
    """Swap cubes of others for own ones."""

    amount: Amount
    where: AreaRef


class PlaceTown(Step):
    """PP-16.3.15; an NPR that loses its last Province ceases to exist."""

    provinces: ProvinceRef
    unrest: bool = False
    """with Unrest"""


class PlaceVassal(Step):
    """PP-16.3.15."""

    provinces: ProvinceRef
    replace: bool = False
    """a Town or Vassal there is returned first"""
    unrest: bool = False
    """with Unrest"""


class DevelopTown(Step):
    """Small to large Town, PP-16.3.16; own Provinces."""

    amount: int = 1
    provinces: ProvinceRef | None = None


class ReduceTown(Step):
    """Large to small Town."""

    amount: int = 1
    where: AreaRef | None = None
    provinces: ProvinceRef | None = None


class SwapPiece(Step):
    """Replace own Towns by Vassal tokens or the other way round."""

    from_: Literal["town", "vassal"]
    to: Literal["town", "vassal"]
    amount: Amount = "all"
    where: AreaRef | None = None
    provinces: ProvinceRef | None = None
    unrest: bool = False
    """with Unrest"""


class RemovePiece(Step):
    """Return the piece to its owner's supply."""

    piece: PieceWord | PieceKind
    provinces: ProvinceRef


class CedeProvince(Step):
    """Province changes owner."""

    to: RealmRef
    provinces: ProvinceRef


class BuyProvince(Step):
    """Purchase offer outside PP-5.1.12 (no ADM, no Prestige loss; an NPR accepts); `$label` = the seller."""

    provinces: ProvinceRef
    price: Costs
    refused: tuple[Step, ...] = ()
    """steps if a player refuses"""


class PlaceDnpr(Step):
    """PP-16.3.21. Matches dnpr.yaml event_dnprs."""

    realm: RealmId
    colour: Literal["green", "pink", "blue", "orange"]
    provinces: ProvinceRef
    capital: ProvinceId | None = None
    replace: bool = False
    """pieces there are returned"""
    on_cores: bool = False
    """also on Core Provinces of PRs"""


class SetAreaReligion(Step):
    """Place / remove Religion tokens so that the slot shows that religion; state = State Religion of `who`."""

    religion: Faith
    where: AreaRef


class SetStateReligion(Step):
    """Change the State Religion without the consequences of PP-5.1.28 except those listed."""

    religion: Faith


class RevolutionToken(Step):
    """Place (+) / remove (-) Revolutionary tokens, PP-15.0.17."""

    amount: int
    where: AreaRef


class LeaveHre(Step):
    """Not HRE token, PP-16.3.24 (events) / PP-18.6.2, 18.6.4; a change of Imperial Authority is a step of its own."""

    where: AreaRef


class PlagueToken(Step):
    """Ill Health token on an Area (half Tax Income, removed Phase 5 B2)."""

    where: AreaRef
    chain: Amount = 0
    """that many more, each in a new Area adjacent to the token placed last"""
