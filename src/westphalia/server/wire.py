"""The messages of the WebSocket. What clients send is refused if it holds a field we don't know.

Two counters go over the wire. ``version`` counts everything done at a table, undos and take-backs too, never goes back
and comes back with an answer (in the database it is ``seq``, the number of the last deed). ``moves`` counts the answers
that stand and names a place in the history.
"""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal

import msgspec
from msgspec import Meta

from westphalia.kernel.contract import Standing
from westphalia.kernel.script import Refusal
from westphalia.kernel.views import EntryView, OptionView, Ref, RefusedView, SeatView

from .codes import Code
from .rows import ChatRow, Seen

MESSAGE_LIMIT: Final = 4096  # bytes
PLAIN: Final = r"^[^\x00]*\Z"  # PostgreSQL keeps no text with a NUL in it

Seat = Annotated[int, Meta(ge=0, le=15)]
Count = Annotated[int, Meta(ge=0, le=1 << 31)]
FormId = Annotated[str, Meta(max_length=60)]
Wanted = Annotated[  # by field
    dict[
        Annotated[str, Meta(max_length=120)], Annotated[int, Meta(ge=0, le=1000)] | Annotated[str, Meta(max_length=120)]
    ],
    Meta(max_length=100),
]
VoteKind = Literal["pause", "resume", "extend", "end", "bot", "unseat", "takeback"]


def _refusal(code: Code) -> Refusal:
    return Refusal("", code)


STALE: Final = _refusal("refused-stale")
NOT_YOURS: Final = _refusal("refused-not-yours")
MALFORMED: Final = _refusal("refused-malformed")
TOO_LARGE: Final = _refusal("refused-large")
TOO_OFTEN: Final = _refusal("refused-often")
PAUSED: Final = _refusal("refused-paused")
ENDED: Final = _refusal("refused-over")
STUCK: Final = _refusal("refused-stuck")  # the game can't go on with this program
NOTHING_TO_TAKE_BACK: Final = _refusal("refused-takeback")
OTHER_VOTE: Final = _refusal("refused-vote-open")
NO_VOTE: Final = _refusal("refused-no-vote")
NO_CHAIR: Final = _refusal("refused-no-chair")
NO_FORM: Final = _refusal("refused-form")
BROKEN: Final = _refusal("refused-broken")


class Client(msgspec.Struct, forbid_unknown_fields=True, tag_field="type", tag=str.lower):
    """What a client may send."""


class Hello(Client):
    """I have ``since`` entries of the journal as of ``version``, and want to see the table from this seat; of the
    entries I don't have only so many ``last`` ones, and all that are new since my last visit."""

    since: Count = 0
    version: Count = 0
    seat: Seat | None = None
    last: Count | None = None


class Answer(Client):
    """Not ``sure``: let me confirm it if it could not be undone."""

    version: Count
    seat: Seat
    id: Annotated[str, Meta(max_length=1000, pattern=PLAIN)]
    sure: bool = True


class Undo(Client):
    """``whole``: if the last answer belongs to an order, all of it."""

    version: Count
    seat: Seat
    whole: bool = False


class AskForm(Client, tag="form"):
    """Lay this form out, filled in as far as ``wanted`` says: what would it bring?"""

    version: Count
    seat: Seat
    form: FormId
    wanted: Wanted = {}


class Order(Client):
    """Carry out what this form says, as it was laid out."""

    version: Count
    seat: Seat
    form: FormId
    wanted: Wanted


class Revoke(Client):
    """Take a standing order back."""

    order: Count


class Skip(Client):
    """Let the lesson take the step it is at."""

    version: Count
    seat: Seat


class Resign(Client):
    seat: Seat


class Takeback(Client):
    """Ask the others to let my last answer be taken back, whatever followed it."""


class Vote(Client):
    """Start a vote, or take part in the one under way. ``seat`` is that of the chair a bot shall take or, ``unseat``,
    give up to whoever sits down."""

    vote: VoteKind
    yes: bool
    seat: Seat | None = None


class Chat(Client):
    """``seat``: which of the players at this screen speaks."""

    text: Annotated[str, Meta(min_length=1, max_length=1000, pattern=PLAIN)]
    to: Seat | None = None
    seat: Seat | None = None


class Note(Client):
    text: Annotated[str, Meta(max_length=3000, pattern=PLAIN)]


class AskOdds(Client, tag="odds"):
    """What are the chances of my options?"""

    version: Count
    seat: Seat


class AskPiece(Client, tag="piece"):
    """What can I do now with this thing?"""

    version: Count
    seat: Seat
    domain: FormId
    id: FormId


class AskCards(Client, tag="cards"):
    """What is known of everybody, to this seat or to a watcher?"""

    seat: Seat | None = None
    version: Count = 0


class Ping(Client):
    pass


Incoming = (
    Hello
    | Answer
    | Undo
    | AskForm
    | AskPiece
    | Order
    | Revoke
    | Skip
    | Resign
    | Takeback
    | Vote
    | Chat
    | Note
    | AskOdds
    | AskCards
    | Ping
)
DECODER: Final = msgspec.json.Decoder(Incoming)


def type_of(message: Client | None) -> str:
    """What a message calls itself; nothing for one that could not be read."""
    return "" if message is None else str(message.__struct_config__.tag)


class Server(msgspec.Struct, tag_field="type", tag=str.lower):
    """What the server sends."""


class OriginInfo(msgspec.Struct, frozen=True):
    """Where a what-if table comes from: which table, after how many moves, with whose eyes (null: nothing hidden)."""

    table: str
    moves: int
    seat: int | None


class PlayerView(msgspec.Struct, frozen=True):
    """``bot`` names who plays for a human who has left the chair to it, or for nobody; ``absent``: until they come, for
    their clock ran out. ``vacation``: until when they are away, since 1970."""

    seat: int
    name: str
    kind: Literal["human", "bot", "open"]
    bot: str | None
    online: bool
    absent: bool = False
    vacation: float | None = None


class You(msgspec.Struct, frozen=True):
    seats: list[int]
    name: str


class Welcome(Server):
    """``last_seen``: how far you had come when you left the table the last time. ``away``: seconds somebody may be gone
    before the others may go on without asking them."""

    table: str
    game: str
    scenario: str
    options: dict[str, int | str]
    language: str
    you: You
    players: list[PlayerView]
    commitment: str
    chat: list[ChatRow]
    note: str
    paused: bool
    seconds: int | None
    away: int
    kind: str
    origin: OriginInfo | None
    last_seen: Seen | None


class LessonView(msgspec.Struct, frozen=True):
    """How far a lesson has come: at the end ``step`` is ``steps``. ``text`` and ``goal`` are messages, ``point`` is the
    option that is pointed at, ``show`` are places to look at."""

    id: str
    step: int
    steps: int
    text: str
    goal: str
    point: str | None
    show: list[Ref]


class View(Server, omit_defaults=True):
    """``version`` is also inside the view. With a ``base`` the state holds only the parts that differ from those of the
    view of that version, less those that are ``gone``."""

    seat: int | None
    version: int
    moves: int
    view: SeatView
    base: int | None = None
    gone: list[str] = []
    lesson: LessonView | None = None


class RefusedMessage(Server, tag="refused"):
    """``of``: the type of the message that was refused, if it could be read; ``wait``: seconds after which what was
    refused for haste may be sent again."""

    reason: Refusal
    version: int
    of: str = ""
    wait: float = 0.0


class Confirm(Server):
    """This answer could not be undone, and you were not sure: send it again if you are. Nothing has changed."""

    version: int
    seat: int
    option: str


class OddsView(msgspec.Struct, frozen=True):
    """``win``: from 0 to 1, null where nothing is won; ``lines``, cells as in cells.py, say what the option brings."""

    win: float | None
    lines: list[Any]


class FieldView(msgspec.Struct, frozen=True):
    """A field of a form: a number from ``least`` to ``most``, one of ``options`` (of this ``kind`` of question, with
    its ``odds``), or yes or no. ``label`` and ``note`` are cells as in cells.py."""

    id: str
    type: Literal["stepper", "picker", "tick"]
    label: Any
    note: Any
    value: int | str
    least: int = 0
    most: int = 1
    step: int = 1
    kind: str = ""
    args: dict[str, int | str] = {}
    options: list[OptionView] = []
    refused: list[RefusedView] = []
    odds: dict[str, OddsView] = {}


class ChangeView(msgspec.Struct, frozen=True):
    """A number on the seat's card before and after the order."""

    label: Any
    before: int
    after: int


class ToldView(msgspec.Struct, frozen=True):
    """What the log would say, and how often."""

    line: EntryView
    times: int


class FormMessage(Server, tag="form"):
    """A form, and what it would bring as it is filled in. ``why``: what stands in the way; ``ready``: it can be carried
    out; ``final``: what follows can't be taken back."""

    version: int
    seat: int
    form: str
    fields: list[FieldView]
    told: list[ToldView]
    changes: list[ChangeView]
    odds: OddsView | None
    why: Refusal | None
    ready: bool
    final: bool


class DeedView(msgspec.Struct, frozen=True):
    """What can be done with a thing: an option of the question; the ``form`` behind it with what is filled in, or the
    answers that follow; ``onto`` is the field that says where the thing goes. ``why``: it can't be done."""

    option: OptionView
    form: str | None
    wanted: dict[str, int | str]
    then: list[str]
    onto: str
    why: Refusal | None


class PieceMessage(Server, tag="piece"):
    version: int
    seat: int
    ref: Ref
    deeds: list[DeedView]


class Stood(Server):
    """A standing order of yours has ended; ``why`` is a cell as in cells.py."""

    version: int
    seat: int
    form: str
    why: Any


class OrderView(msgspec.Struct, frozen=True):
    """A standing order in force; ``told`` are cells as in cells.py: what was filled in."""

    id: int
    form: str
    told: list[Any]
    given: float


class Orders(Server):
    """Your standing orders on this seat."""

    seat: int
    orders: list[OrderView]


class OrderLine(msgspec.Struct, frozen=True):
    """What a standing order did when the log had so many ``entries``: to which question (a cell) it gave which answer;
    or ``why`` (a cell) it lapsed."""

    entries: int
    at: float
    form: str
    ask: Any
    option: OptionView | None
    why: Any


class Obeyed(Server):
    """Lines for your own log."""

    seat: int
    lines: list[OrderLine]


class OddsMessage(Server, tag="odds"):
    version: int
    seat: int
    odds: dict[str, OddsView]


class PartView(msgspec.Struct, frozen=True):
    """A part of a number: its label (a cell), how much, and by which rule."""

    label: Any
    amount: int
    rule: str


class FactView(msgspec.Struct, frozen=True, omit_defaults=True):
    """``main``: worth showing where there is little room. ``parts``: what a number is made of. Label and value are
    cells as in cells.py."""

    id: str
    label: Any
    value: Any
    main: bool
    parts: list[PartView] = []


class GoalView(msgspec.Struct, frozen=True):
    """Something that would score: its label (a cell), how far the seat is (``need`` 0: nothing is missing), and the
    points it would bring; ``wins``: it decides the game."""

    label: Any
    have: int
    need: int
    points: int
    rule: str
    wins: bool = False


class CardView(msgspec.Struct, frozen=True, omit_defaults=True):
    """``prices``: what the words of the seat's menus cost it now, by what is paid with. ``goals``: what it could score
    next."""

    seat: int
    facts: list[FactView]
    prices: dict[str, dict[str, int]] = {}
    goals: list[GoalView] = []


class CardsMessage(Server, tag="cards"):
    """``worked_out``: what else the game has worked out of the board."""

    version: int
    seat: int | None
    cards: list[CardView]
    worked_out: dict[str, Any]


class ChatMessage(Server, tag="chat"):
    line: ChatRow


class Players(Server):
    players: list[PlayerView]
    paused: bool


class VoteMessage(Server, tag="vote"):
    """``seat`` is the chair a bot shall take or give up, or whose answer is to be taken back."""

    vote: VoteKind
    seat: int | None
    by: str
    yes: list[str]
    needed: int
    state: Literal["open", "passed", "failed"]


class ClockSeat(msgspec.Struct, frozen=True):
    """``left`` is null where no clock runs."""

    seat: int
    left: float | None
    waited: float


class Clock(Server):
    """Whom the table waits for: for how many seconds by now, and how many are left."""

    seats: list[ClockSeat]


class Over(Server):
    standings: list[Standing]
    secret: str
    commitment: str


class Pong(Server):
    pass


ENCODER: Final = msgspec.json.Encoder()


def encode(message: Server) -> bytes:
    return ENCODER.encode(message)
