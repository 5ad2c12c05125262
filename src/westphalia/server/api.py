"""The bodies of HTTP requests and answers."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from westphalia.kernel.contract import Standing

from .wire import PlayerView

Name = Annotated[str, Meta(min_length=1, max_length=40)]
Short = Annotated[str, Meta(min_length=1, max_length=40)]
Seat = Annotated[int, Meta(ge=0, le=15)]


class Request(msgspec.Struct, forbid_unknown_fields=True):
    """What clients send."""


class Denied(Exception):
    """A request that can't be met; ``message`` is the id of a text that says why."""

    def __init__(self, status: int, message: str) -> None:
        super().__init__(message)
        self.status = status
        self.message = message


class ErrorBody(msgspec.Struct, frozen=True):
    status_code: int
    detail: str
    message: str | None = None


# games


class ScenarioInfo(msgspec.Struct, frozen=True):
    id: str
    seats: list[int]
    options: dict[str, int | str]
    rule: str


class OptionInfo(msgspec.Struct, frozen=True):
    id: str
    values: list[int | str]
    default: int | str
    rule: str


class GameInfo(msgspec.Struct, frozen=True):
    id: str
    version: str
    scenarios: list[ScenarioInfo]
    options: list[OptionInfo]
    bots: list[str]
    languages: list[str]


class StaticInfo(msgspec.Struct, frozen=True):
    """Domains with their ids in order (null: plain numbers), and the drawing of the map."""

    id: str
    domains: dict[str, list[str] | None]
    arguments: dict[str, str]
    map: Any


class TextsInfo(msgspec.Struct, frozen=True):
    messages: str
    names: dict[str, dict[str, dict[str, str]]]
    fallback: TextsInfo | None = None


class RuleInfo(msgspec.Struct, frozen=True):
    id: str
    title: str
    chapter: str
    text: str


# people


class Me(msgspec.Struct, frozen=True):
    id: str
    name: str
    guest: bool


class NewName(Request):
    name: Name


class Login(Request):
    name: Name
    password: Annotated[str, Meta(min_length=8, max_length=200)]


# tables


class SeatChoice(Request):
    kind: Literal["me", "open", "bot"]
    bot: Short | None = None


class Pace(Request):
    kind: Literal["live", "slow"] = "live"
    seconds: Annotated[int, Meta(ge=1, le=30 * 24 * 3600)] | None = None


class NewTable(Request):
    game: Short
    seats: Annotated[list[SeatChoice], Meta(min_length=1, max_length=16)]
    scenario: Short | None = None
    options: dict[Short, int | Short] = {}
    language: Annotated[str, Meta(min_length=2, max_length=8)] = "en"
    visibility: Literal["public", "link", "private"] = "link"
    pace: Pace = msgspec.field(default_factory=Pace)


class Links(msgspec.Struct, frozen=True):
    """``seats``: the keys to chairs that are still open, to be sent to friends."""

    watch: str
    seats: dict[str, str]


class TableMade(msgspec.Struct, frozen=True):
    id: str
    links: Links


class TableInfo(msgspec.Struct, frozen=True, kw_only=True):
    id: str
    game: str
    scenario: str
    visibility: str
    seats: list[PlayerView]
    version: int
    your_move: bool
    yours: list[int]
    waiting: list[int]
    over: bool
    paused: bool
    created: float
    updated: float


class PaceInfo(msgspec.Struct, frozen=True):
    kind: str
    seconds: int | None


class TableDetail(TableInfo, frozen=True, kw_only=True):
    options: dict[str, int | str]
    language: str
    pace: PaceInfo
    commitment: str
    secret: str | None
    standings: list[Standing]
    links: Links | None


class Join(Request):
    seat: Seat | None = None
    token: Short | None = None


class Joined(msgspec.Struct, frozen=True):
    seat: int


class BotChoice(Request):
    bot: Short | None


class Upload(Request):
    record: Annotated[str, Meta(max_length=8_000_000)]


class VerdictInfo(msgspec.Struct, frozen=True):
    moves: int
    dice: int
    hashes: int
    by_secret: bool
    over: bool
