"""Diplomacy and war."""

from __future__ import annotations

from typing import Literal

from .selectors import AreaRef, RealmRef
from .step_keys import Step


class GainAlliance(Step):
    """PP-16.3.11, 16.3.13; a PR picked from a list (Missions) must agree."""

    with_: RealmRef
    replace: bool = False
    """an Opponent's token is replaced whatever the Influence"""


class EndAlliance(Step):
    """PP-16.3.22."""

    with_: RealmRef
    penalty: bool = True
    """false = only the token is removed"""


class GainMarriage(Step):
    """PP-16.3.12, 16.3.13; a PR picked from a list (Missions) must agree and places a token too."""

    with_: RealmRef


class DisputedSuccession(Step):
    """Flip all Royal Marriage tokens on the Realm (or in the Area)."""

    realm: RealmRef | None = None
    where: AreaRef | None = None


class Offer(Step):
    """A PR may accept or refuse, an NPR accepts; `then` = accepted, `$label` = those who accepted."""

    what: Literal["alliance", "marriage"]
    to: RealmRef


class DeclareWar(Step):
    """War by event, PP-16.3.25-29 (not the action)."""

    against: RealmRef
    break_treaties: bool = False
    """Truce or Alliance is removed if needed"""


class PlaceCbToken(Step):
    """Own CB token on the Capital of that Realm."""

    against: RealmRef


class PlaceTruce(Step):
    """Truce between `who` and each of `with`."""

    with_: RealmRef


class EndTruce(Step):
    """Remove the Truce."""

    with_: RealmRef


class CommitToCrusade(Step):
    """Tag on Committed to Crusade."""


class PlaceCrusadeToken(Step):
    """The Crusade token, if available."""

    where: AreaRef
