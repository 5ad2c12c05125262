"""What somebody wants to hear of, and when: at once or gathered, and not at night."""

from __future__ import annotations

from datetime import datetime, timedelta
from functools import cache
from typing import Annotated, Final, Literal, TypeAlias
from zoneinfo import ZoneInfo, available_timezones

import msgspec
from msgspec import Meta

Kind: TypeAlias = Literal["turn", "attack", "offer", "talk", "time", "over"]
Told: TypeAlias = Kind | Literal["late", "vote"]  # what letters tell of
Hour = Annotated[int, Meta(ge=0, le=23)]
KINDS: Final[tuple[Kind, ...]] = ("turn", "attack", "offer", "talk", "time", "over")
USUAL: Final[tuple[Kind, ...]] = ("turn", "attack", "offer", "time", "over")  # nobody has asked for every word
WISHED_AS: Final[dict[Told, Kind]] = {"late": "time", "vote": "turn"}  # of what else somebody hears by these wishes
AT_ONCE: Final = ("time", "late")  # never gathered
AN_HOUR: Final = 3600


class Wishes(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """``what`` they want to hear of; ``pace``: at once, or gathered every hour or every day at ``hour``; ``quiet``:
    from which hour to which they sleep, in their ``zone``; ``there``: also while they are at the table."""

    what: list[Kind] = msgspec.field(default_factory=lambda: list(USUAL))
    pace: Literal["once", "hour", "day"] = "once"
    hour: Hour = 18
    quiet: Annotated[list[Hour], Meta(min_length=2, max_length=2)] | None = None
    zone: Annotated[str, Meta(max_length=64)] = "UTC"
    there: bool = False

    def wants(self, kind: Told) -> bool:
        return WISHED_AS.get(kind, kind) in self.what

    def due(self, kind: Told, now: float, *, held: bool = False) -> float:
        """When to send what has happened now. What has been ``held`` for its hour is not gathered again, and who has
        hardly any time left is told before that hour."""
        at = now if held or kind in AT_ONCE else self._gathered(now)
        return self._awake(at)

    def _gathered(self, now: float) -> float:
        if self.pace == "once":
            return now
        if self.pace == "hour":
            return now - now % AN_HOUR + AN_HOUR
        return self._next(self.hour, now)

    def _awake(self, at: float) -> float:
        if self.quiet is None:
            return at
        begin, end = self.quiet
        hour = self._there(at).hour
        is_night = begin <= hour < end if begin <= end else not end <= hour < begin
        return self._next(end, at) if is_night else at

    def _next(self, hour: int, at: float) -> float:
        """When it is this hour there the next time."""
        local = self._there(at)
        then = local.replace(hour=hour, minute=0, second=0, microsecond=0)
        return (then if then > local else then + timedelta(days=1)).timestamp()

    def _there(self, at: float) -> datetime:
        return datetime.fromtimestamp(at, ZoneInfo(self.zone))


@cache
def known_zones() -> frozenset[str]:
    return frozenset(available_timezones())
