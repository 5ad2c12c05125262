"""The one list of the server's reasons to say no. Each has a text in ``locales/`` here or in the kernel's, in every
language, and stands in the page's types (``web/js/wire.d.ts``). What a game refuses has messages of the game."""

from __future__ import annotations

from typing import Literal, TypeAlias

Code: TypeAlias = Literal[
    # the kernel's
    "refused-not-asked",
    "refused-option",
    "refused-over",
    "refused-resign",
    "refused-resigned",
    "refused-undo",
    # at a table
    "refused-broken",
    "refused-form",
    "refused-large",
    "refused-lesson",
    "refused-malformed",
    "refused-no-chair",
    "refused-no-vote",
    "refused-not-yours",
    "refused-often",
    "refused-paused",
    "refused-stale",
    "refused-stuck",
    "refused-takeback",
    "refused-vote-open",
    # over HTTP
    "refused-bot-stays",
    "refused-busy",
    "refused-guest",
    "refused-hidden",
    "refused-host",
    "refused-lab-busy",
    "refused-lab-off",
    "refused-lab-running",
    "refused-mail",
    "refused-many-ways",
    "refused-name",
    "refused-name-long",
    "refused-name-taken",
    "refused-no-move",
    "refused-no-table",
    "refused-no-way",
    "refused-not-sent",
    "refused-not-over",
    "refused-one-chair",
    "refused-origin",
    "refused-password",
    "refused-past-rules",
    "refused-private",
    "refused-record-chapters",
    "refused-record-long",
    "refused-record-view",
    "refused-record-what-if",
    "refused-registered",
    "refused-type",
    "refused-webhook",
    "refused-what-if",
]
