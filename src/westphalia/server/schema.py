"""The tables of the database. The truth of a game is its secret and its deeds. While its rules stay the same all else
can be made again from them; when they change, the game goes on from its snapshots."""

from __future__ import annotations

from typing import Final

import sqlalchemy as sa

METADATA: Final = sa.MetaData()

USERS: Final = sa.Table(
    "users",
    METADATA,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("name", sa.String(40), nullable=False),
    sa.Column("login", sa.String(40), unique=True),  # the name in lower case; null: a guest
    sa.Column("password", sa.String(200)),
    sa.Column("created", sa.Float, nullable=False),
    sa.Column("vacation", sa.Float),  # until when
    sa.Column("turns", sa.Integer, nullable=False, server_default="0"),  # with a clock, that have ended
    sa.Column("late", sa.Integer, nullable=False, server_default="0"),  # of these, those whose clock had run out
)

# Days on which somebody's clocks stand still; how many there are in a year is limited.
VACATIONS: Final = sa.Table(
    "vacations",
    METADATA,
    sa.Column("user_id", sa.String(32), sa.ForeignKey("users.id"), primary_key=True),
    sa.Column("began", sa.Float, primary_key=True),
    sa.Column("ends", sa.Float, nullable=False),
)

# Of accounts; a guest's cookie is the guest. ``digest`` is that of the token in the cookie.
SESSIONS: Final = sa.Table(
    "sessions",
    METADATA,
    sa.Column("digest", sa.String(64), primary_key=True),
    sa.Column("user_id", sa.String(32), sa.ForeignKey("users.id"), nullable=False, index=True),
    sa.Column("created", sa.Float, nullable=False),
)

# What a device shows so that a second one becomes the same person: used once, good for a few minutes.
DEVICE_CODES: Final = sa.Table(
    "device_codes",
    METADATA,
    sa.Column("user_id", sa.String(32), sa.ForeignKey("users.id"), primary_key=True),
    sa.Column("digest", sa.String(64), nullable=False, unique=True),
    sa.Column("until", sa.Float, nullable=False),
)

# Whom somebody does not want to hear or to have at their tables; ``handle`` names the entry on their list.
BLOCKS: Final = sa.Table(
    "blocks",
    METADATA,
    sa.Column("user_id", sa.String(32), sa.ForeignKey("users.id"), primary_key=True),
    sa.Column("blocked", sa.String(32), sa.ForeignKey("users.id"), primary_key=True),
    sa.Column("handle", sa.String(16), nullable=False),
)

TABLES: Final = sa.Table(
    "tables",
    METADATA,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("game", sa.String(40), nullable=False),
    sa.Column("rules", sa.String(40), nullable=False),
    sa.Column("scenario", sa.String(200), nullable=False),
    sa.Column("seat_count", sa.Integer, nullable=False),
    sa.Column("options", sa.JSON, nullable=False),
    sa.Column("language", sa.String(8), nullable=False),
    sa.Column("visibility", sa.String(8), nullable=False),
    sa.Column("pace", sa.String(8), nullable=False),
    sa.Column("seconds", sa.Integer),  # of a player's clock; null: no clock
    sa.Column("secret", sa.String(64), nullable=False),
    sa.Column("owner", sa.String(32), sa.ForeignKey("users.id"), nullable=False),
    sa.Column("created", sa.Float, nullable=False),
    sa.Column("updated", sa.Float, nullable=False),
    # What the last deed led to, so that lists need no game to be opened.
    sa.Column("seq", sa.Integer, nullable=False),
    sa.Column("waiting", sa.JSON, nullable=False),
    sa.Column("paused", sa.Boolean, nullable=False),
    sa.Column("over", sa.Boolean, nullable=False),
    sa.Column("kind", sa.String(8), nullable=False, server_default="game"),  # game, what-if, record or lesson
    sa.Column(
        "origin", sa.String(32)
    ),  # of a what-if: the table it was branched off, when, with whose eyes; or the lesson
    sa.Column("origin_moves", sa.Integer),
    sa.Column("origin_seat", sa.Integer),
    sa.Column("away", sa.Integer, nullable=False, server_default="1800"),  # seconds until the others may go on alone
    sa.Column("apart", sa.JSON),  # by seat, how many of its deeds the others did not notice
    sa.Column("absent", sa.String(8), nullable=False, server_default="answer"),  # what follows when a clock runs out
    sa.Column("glance", sa.JSON),  # what lists show of the game (glance.py)
    sa.Column("advice", sa.Boolean, nullable=False, server_default=sa.false()),  # what a bot would do may be asked
    sa.Column("extended", sa.JSON),  # when the clocks run out that a vote has extended, by seat, since the epoch
)

# How a game begins that was not set up by its scenario and secret alone (replay.py).
STARTS: Final = sa.Table(
    "starts",
    METADATA,
    sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("start", sa.LargeBinary, nullable=False),
)

SEATS: Final = sa.Table(
    "seats",
    METADATA,
    sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("user_id", sa.String(32), sa.ForeignKey("users.id"), index=True),
    sa.Column("bot", sa.String(40)),
    sa.Column("token", sa.String(32), nullable=False, unique=True),
    sa.Column("absent", sa.Boolean, nullable=False, server_default=sa.false()),  # the bot keeps the chair for its user
)

# Everything that was done at a table, in order and for ever: an undo is a deed like an answer.
NO_MOVE: Final = sa.text("kind NOT IN ('answer', 'resign')")  # word for word as in a query: else the index is not used
DEEDS: Final = sa.Table(
    "deeds",
    METADATA,
    sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("seq", sa.Integer, primary_key=True),
    sa.Column("kind", sa.String(8), nullable=False),
    sa.Column("seat", sa.Integer),
    sa.Column("answer", sa.Text),
    sa.Column("hash", sa.String(64), nullable=False),
    sa.Column("at", sa.Float, nullable=False),
    sa.Index("deeds_turns", "table_id", "seq", sqlite_where=NO_MOVE, postgresql_where=NO_MOVE),
)

# Checkpoints along a game, each with what happened since the one before (kernel/snapshots.py). ``seq`` is the deed of
# the last move in it; a page begins where one has ended and nowhere else, whichever process writes it.
SNAPSHOTS: Final = sa.Table(
    "snapshots",
    METADATA,
    sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("since", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("moves", sa.Integer, nullable=False),
    sa.Column("entries", sa.Integer, nullable=False),
    sa.Column("seq", sa.Integer, nullable=False),
    sa.Column("rules", sa.String(40), nullable=False),
    sa.Column("saved", sa.LargeBinary),
    sa.Column("page", sa.LargeBinary, nullable=False),
)

CHAT: Final = sa.Table(
    "chat",
    METADATA,
    sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
    sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), nullable=False, index=True),
    sa.Column("seat", sa.Integer),
    sa.Column("name", sa.String(40), nullable=False),
    sa.Column("to_seat", sa.Integer),
    sa.Column("text", sa.Text, nullable=False),
    sa.Column("at", sa.Float, nullable=False),
    # Chairs change hands; what was said on one behind a hand was for those who sat there then. Null: nobody did.
    sa.Column("user_id", sa.String(32)),
    sa.Column("to_user", sa.String(32)),
)

NOTES: Final = sa.Table(
    "notes",
    METADATA,
    sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("user_id", sa.String(32), sa.ForeignKey("users.id"), primary_key=True),
    sa.Column("text", sa.Text, nullable=False),
)

# The vote under way at a table.
MOTIONS: Final = sa.Table(
    "motions",
    METADATA,
    sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("motion", sa.JSON, nullable=False),
)

# Orders that their seats have given ahead (kernel/ahead.py), or that go on when they are asked again (kernel/forms.py);
# whoever else sits down there is not bound by them.
STANDING_ORDERS: Final = sa.Table(
    "standing_orders",
    METADATA,
    sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
    sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), nullable=False, index=True),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("user_id", sa.String(32), nullable=False),
    sa.Column("form", sa.String(60), nullable=False),
    sa.Column("filled", sa.JSON, nullable=False),
    sa.Column("steps", sa.Integer, nullable=False),
    sa.Column("given", sa.Float, nullable=False),
)

# What standing orders have done, and why they lapsed: lines for the log of who gave them.
OBEYED: Final = sa.Table(
    "obeyed",
    METADATA,
    sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
    sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), nullable=False, index=True),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("user_id", sa.String(32), nullable=False),
    sa.Column("line", sa.JSON, nullable=False),
)

# What somebody had seen of a table when they left; guests who never acted are no users yet.
SEEN: Final = sa.Table(
    "seen",
    METADATA,
    sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("user_id", sa.String(32), primary_key=True),
    sa.Column("seat", sa.Integer),
    sa.Column("version", sa.Integer, nullable=False),
    sa.Column("entries", sa.Integer, nullable=False),
    sa.Column("at", sa.Float, nullable=False),
    sa.Column("moves", sa.Integer),  # how many they counted
)

# The ways by which somebody is called: a device, a webhook, a mail box, a feed. ``base`` is the address under which
# they see this house; ``secret`` confirms a mail box, ends its mail and names the feed.
CHANNELS: Final = sa.Table(
    "channels",
    METADATA,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("user_id", sa.String(32), sa.ForeignKey("users.id"), nullable=False, index=True),
    sa.Column("kind", sa.String(8), nullable=False),
    sa.Column("address", sa.Text, nullable=False),
    sa.Column("secret", sa.String(32), nullable=False, unique=True),
    sa.Column("confirmed", sa.Boolean, nullable=False),
    sa.Column("language", sa.String(8), nullable=False),
    sa.Column("base", sa.String(200), nullable=False),
    sa.Column("created", sa.Float, nullable=False),
    sa.Column("sent", sa.Float),  # when the last letter went out
    sa.Column("error", sa.String(200)),  # why the last one did not
)

# What somebody wants to hear of and when, at all tables (``table_id`` is empty) or at one (wishes.py).
WISHES: Final = sa.Table(
    "wishes",
    METADATA,
    sa.Column("user_id", sa.String(32), sa.ForeignKey("users.id"), primary_key=True),
    sa.Column("table_id", sa.String(32), primary_key=True),
    sa.Column("wishes", sa.JSON, nullable=False),
)

# What is still to be sent; written with the deed it tells of. ``since`` is where in the log, or in the talk, that
# begins of which it tells; ``held``: it has waited for its hour.
LETTERS: Final = sa.Table(
    "letters",
    METADATA,
    sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
    sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), nullable=False),
    sa.Column("channel_id", sa.String(32), sa.ForeignKey("channels.id"), nullable=False),
    sa.Column("user_id", sa.String(32), nullable=False),
    sa.Column("kind", sa.String(8), nullable=False),
    sa.Column("due", sa.Float, nullable=False, index=True),
    sa.Column("tries", sa.Integer, nullable=False),
    sa.Column("since", sa.Integer, nullable=False, server_default="0"),
    sa.Column("held", sa.Boolean, nullable=False, server_default=sa.false()),
    sa.Index("letters_of_turns", "table_id", "user_id"),
)

# What somebody reported about somebody else at a table, for its host.
COMPLAINTS: Final = sa.Table(
    "complaints",
    METADATA,
    sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
    sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), nullable=False, index=True),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("by_user", sa.String(32), nullable=False),
    sa.Column("about_user", sa.String(32), nullable=False),
    sa.Column("text", sa.Text, nullable=False),
    sa.Column("at", sa.Float, nullable=False),
    sa.Column("settled", sa.Boolean, nullable=False, server_default=sa.false()),
)

SETTINGS: Final = sa.Table(
    "settings",
    METADATA,
    sa.Column("name", sa.String(40), primary_key=True),
    sa.Column("value", sa.String(200), nullable=False),
)
