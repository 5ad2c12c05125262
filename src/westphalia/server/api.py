"""The bodies of HTTP requests and answers."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from westphalia.kernel.contract import Standing
from westphalia.kernel.graph import Graph
from westphalia.kernel.record import Older
from westphalia.kernel.views import EntryView, Ref
from westphalia.lab.balance import Report

from .codes import Code
from .wire import OriginInfo, PlayerView
from .wishes import Wishes

Name = Annotated[str, Meta(min_length=1, max_length=40)]
Short = Annotated[str, Meta(min_length=1, max_length=40)]
ScenarioId = Annotated[str, Meta(min_length=1, max_length=200)]  # a homemade one lists what its seats play
Seat = Annotated[int, Meta(ge=0, le=15)]
Visibility = Literal["public", "link", "private"]
Absent = Literal[
    "answer", "bot", "wait", "vote"
]  # default answers, a bot until they come back, nothing, a vote at once


class Request(msgspec.Struct, forbid_unknown_fields=True):
    """What clients send."""


class Denied(Exception):
    """A request that can't be met; ``message`` is the id of a text that says why."""

    def __init__(self, status: int, message: Code) -> None:
        super().__init__(message)
        self.status = status
        self.message = message


class ErrorBody(msgspec.Struct, frozen=True):
    status_code: int
    detail: str
    message: str | None = None


# the courier


Way = Literal["push", "webhook", "mail", "feed"]


class NewWay(Request):
    """``address``: of a webhook or a mail box, or what a browser says of its device; a feed has none."""

    kind: Way
    address: Annotated[str, Meta(max_length=2000)] = ""
    language: Literal["en", "pl", "cs", "ru"] = "en"


class WayInfo(msgspec.Struct, frozen=True):
    """``feed``, ``calendar``: where a feed is read; ``sent`` and ``error``: what became of the last letter."""

    id: str
    kind: Way
    address: str
    confirmed: bool
    feed: str | None
    calendar: str | None
    sent: float | None
    error: str | None


class CourierInfo(msgspec.Struct, frozen=True):
    """``push``: the public key that a browser wants to be given; null: this house can't push."""

    mail: bool
    push: str | None
    ways: list[WayInfo]
    wishes: Wishes


class TableWishes(msgspec.Struct, frozen=True):
    """``own``: of this table something else was wished than of all."""

    own: bool
    wishes: Wishes


# games


class ScenarioInfo(msgspec.Struct, frozen=True):
    """``label`` and ``text`` are messages: what it is called, and what it is like. ``chairs``: for each number of seats
    what the players will be called by, where the scenario says it."""

    id: str
    seats: list[int]
    options: dict[str, int | str]
    rule: str
    label: str
    text: str
    chairs: dict[int, list[Ref | None]]


class OptionInfo(msgspec.Struct, frozen=True):
    """``label`` is a message, ``labels`` those of the values that are words."""

    id: str
    values: list[int | str]
    default: int | str
    rule: str
    group: str
    label: str
    labels: dict[str, str]


class GroupInfo(msgspec.Struct, frozen=True):
    """Options that are shown together, in order."""

    id: str
    label: str
    options: list[str]


class LessonInfo(msgspec.Struct, frozen=True):
    """``name`` is a message of the game."""

    id: str
    name: str
    minutes: int


class HomemadeInfo(msgspec.Struct, frozen=True):
    """Scenarios that players put together: the id is ``prefix`` and what each seat plays, with commas, all of one
    of the ``groups``; each choice with what it is called by."""

    prefix: str
    seats: list[int]
    groups: dict[str, dict[str, Ref]]
    rule: str


class GameInfo(msgspec.Struct, frozen=True):
    """``levels``: the bots that people choose from, the weakest first; each of them in any of the ``styles``, as in
    ``strategist:trader@3s``."""

    id: str
    version: str
    scenarios: list[ScenarioInfo]
    options: list[OptionInfo]
    bots: list[str]
    default_bot: str
    levels: list[str]
    styles: list[str]
    languages: list[str]
    lessons: list[LessonInfo]
    homemade: HomemadeInfo | None


class StaticInfo(msgspec.Struct, frozen=True):
    """Domains with their ids in order (null: plain numbers), the drawing of the map, what lies beside what, what a
    table can choose, and what is printed, in the game's own form."""

    id: str
    domains: dict[str, list[str] | None]
    arguments: dict[str, str]
    map: Any
    graph: Graph | None
    scenarios: list[ScenarioInfo]
    options: list[OptionInfo]
    groups: list[GroupInfo]
    printed: Any


class TextsInfo(msgspec.Struct, frozen=True):
    """``printed``: what cards say in this language, by what they say in English."""

    messages: str
    names: dict[str, dict[str, dict[str, str]]]
    printed: dict[str, str] = {}
    fallback: TextsInfo | None = None


class RuleInfo(msgspec.Struct, frozen=True):
    id: str
    title: str
    chapter: str
    text: str


# the lab


NumberId = Annotated[str, Meta(min_length=1, max_length=100)]
Amount = Annotated[int, Meta(ge=-1_000_000, le=1_000_000)]
Amounts = Annotated[list[Amount], Meta(max_length=200)]


class LabNumber(msgspec.Struct, frozen=True):
    """A number of the rules, or a row of them: what it is, from where to where it may go, and its paragraph in the
    rulebook. ``things``: the domain whose things stand in a row."""

    id: str
    value: int | list[int]
    low: int
    high: int
    rule: str
    name: str
    chapter: str
    things: str | None


class LabGame(msgspec.Struct, frozen=True):
    """Everything that can be changed; ``ranges``: of options that are numbers, from where to where."""

    id: str
    numbers: list[LabNumber]
    ranges: dict[str, tuple[int, int]]


class NewRun(Request):
    """What is tried, beside the game as it is: ``games`` on both sides together."""

    game: Short
    seats: Annotated[int, Meta(ge=1, le=16)]
    games: Annotated[int, Meta(ge=2, le=10_000)]
    scenario: ScenarioId | None = None
    bot: Short | None = None
    numbers: Annotated[dict[NumberId, Amount | Amounts], Meta(max_length=400)] = {}
    options: Annotated[dict[Short, int | Short], Meta(max_length=200)] = {}
    seed: Short = "1"


class LabRun(msgspec.Struct, frozen=True, kw_only=True):
    """A run, how far it is, and what it has found; no report where the one who asks knows it. ``problem``: why it could
    not be played."""

    game: str
    scenario: str
    seats: int
    bot: str
    changes: dict[str, int | str | tuple[int, ...]]
    state: Literal["running", "done", "cancelled", "failed"]
    games: int
    done: int
    seconds: float
    report: Report | None
    problem: str | None


class LabInfo(msgspec.Struct, frozen=True):
    """Whether there is a lab here, and your last run in it."""

    is_open: bool
    run: LabRun | None


# people


class Me(msgspec.Struct, frozen=True):
    """``named``: a guest who has chosen a name, or an account."""

    id: str
    name: str
    guest: bool
    named: bool


class DeviceCode(msgspec.Struct, frozen=True):
    """What a second device is told, and for how many seconds it is good."""

    code: str
    seconds: int


class MoveHere(Request):
    code: Annotated[str, Meta(min_length=8, max_length=20)]


class Blocked(msgspec.Struct, frozen=True):
    handle: str
    name: str


class Complaint(Request):
    text: Annotated[str, Meta(min_length=1, max_length=1000)]


class ComplaintInfo(msgspec.Struct, frozen=True):
    id: int
    seat: int
    about: str
    by: str
    text: str
    at: float


class Successor(Request):
    """Who looks after the table from now on."""

    seat: Annotated[int, Meta(ge=0, le=15)]


class Farewell(Request):
    """The password of an account; a guest has none."""

    password: Annotated[str, Meta(max_length=200)] = ""


class NewName(Request):
    name: Name


Password = Annotated[str, Meta(min_length=8, max_length=200)]


class Login(Request):
    name: Name
    password: Password


class NewPassword(Request):
    old: Password
    password: Password


class Vacation(Request):
    """For so many days from now on; 0: it is over."""

    days: Annotated[int, Meta(ge=0, le=60)]


class Reliability(msgspec.Struct, frozen=True):
    """Turns with a clock, and how many of them came in time."""

    turns: int
    in_time: int


class Presence(msgspec.Struct, frozen=True):
    """``vacation``: until when, since 1970; ``days``: how many there are left this year."""

    reliability: Reliability
    vacation: float | None
    days: int


# tables


class SeatChoice(Request):
    kind: Literal["me", "open", "bot"]
    bot: Short | None = None


class Pace(Request):
    """``away``: seconds somebody may be gone before the others may go on without asking them; by default half an hour
    at a live table, a week at a slow one, and never less than a clock. ``absent``: what follows when a clock
    runs out."""

    kind: Literal["live", "slow"] = "live"
    absent: Absent = "answer"
    seconds: Annotated[int, Meta(ge=1, le=30 * 24 * 3600)] | None = None
    away: Annotated[int, Meta(ge=60, le=60 * 24 * 3600)] | None = None


class NewTable(Request):
    """``advice``: whether players may ask what a bot would do in their place; by default where one plays alone."""

    game: Short
    seats: Annotated[list[SeatChoice], Meta(min_length=1, max_length=16)]
    scenario: ScenarioId | None = None
    options: Annotated[dict[Short, int | Short], Meta(max_length=200)] = {}
    language: Annotated[str, Meta(pattern="^[A-Za-z-]{2,8}$")] = "en"
    visibility: Visibility = "link"
    pace: Pace = msgspec.field(default_factory=Pace)
    advice: bool | None = None


class NewLesson(Request):
    game: Short
    lesson: Short
    language: Annotated[str, Meta(pattern="^[A-Za-z-]{2,8}$")] = "en"


class Links(msgspec.Struct, frozen=True):
    """``seats``: the keys to chairs that are still open, to be sent to friends."""

    watch: str
    seats: dict[str, str]


class TableMade(msgspec.Struct, frozen=True):
    id: str
    links: Links


class WaitInfo(msgspec.Struct, frozen=True):
    """Who is waited for, with a question from which paragraph (empty: a secret one), since when, and until when there
    is time (null: no clock runs)."""

    seat: int
    rule: str
    since: float
    until: float | None


class TableInfo(msgspec.Struct, frozen=True, kw_only=True):
    """``round`` is 0 before the first; ``things``: what the seats are called by; ``headline``: the last one that all
    may read."""

    id: str
    kind: Literal["game", "what-if", "record", "lesson"]
    origin: OriginInfo | None
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
    round: int
    things: list[Ref | None]
    headline: EntryView | None
    waits: list[WaitInfo]


class PaceInfo(msgspec.Struct, frozen=True):
    kind: str
    seconds: int | None
    away: int
    absent: str


class TableDetail(TableInfo, frozen=True, kw_only=True):
    """``reliability``: of those who sit here, by seat, for who made the table."""

    options: dict[str, int | str]
    language: str
    pace: PaceInfo
    advice: bool
    commitment: str
    secret: str | None
    standings: list[Standing]
    links: Links | None
    reliability: dict[int, Reliability] | None


class Join(Request):
    seat: Seat | None = None
    token: Short | None = None


class Joined(msgspec.Struct, frozen=True):
    seat: int


class AskAdvice(Request):
    """What would you do? Of the question that this seat is asked at this version."""

    seat: Seat
    version: Annotated[int, Meta(ge=0, le=1 << 31)]


class BotChoice(Request):
    bot: Short | None


class WhatIf(Request):
    """After how many moves, with whose eyes, and who sits there: by default you, on every chair."""

    moves: Annotated[int, Meta(ge=0, le=1 << 31)]
    seat: Seat | None = None
    seats: Annotated[list[SeatChoice], Meta(max_length=16)] | None = None


class Upload(Request):
    record: Annotated[str, Meta(max_length=8_000_000)]
    open: bool = False
    visibility: Visibility = "link"


class PageReport(Request):
    """What a page says of itself when something went wrong: its browser and window, what it showed, what failed."""

    browser: Annotated[str, Meta(max_length=400)] = ""
    window: Annotated[str, Meta(max_length=100)] = ""
    language: Annotated[str, Meta(max_length=40)] = ""
    shown: Annotated[str, Meta(max_length=20_000)] = ""
    failed: Annotated[str, Meta(max_length=8_000)] = ""


class UploadInfo(msgspec.Struct, frozen=True, kw_only=True):
    """What a record holds, all of it in order, and the table it was opened at. Of ``older`` chapters only the seals
    could be checked."""

    game: str
    scenario: str
    seats: int
    moves: int
    dice: int
    hashes: int
    by_secret: bool
    over: bool
    older: list[Older]
    table: str | None


class VerdictInfo(msgspec.Struct, frozen=True, kw_only=True):
    """``ok``, and how much was found in order; or the problem in one line. ``by_secret``: the dice were cast again. Of
    ``older`` chapters only the seals could be checked."""

    ok: bool
    problem: str | None = None
    moves: int = 0
    dice: int = 0
    hashes: int = 0
    by_secret: bool = False
    over: bool = False
    older: list[Older] = []
    commitment: str
    secret: str | None
