"""Who plays in the lab: the bots of a game, and anybody's own (``my_policy:Learned``).

Only the lab takes bots from modules: at a table that others can reach it would let them run what they like.
"""

from __future__ import annotations

import sys
from importlib import import_module
from pathlib import Path
from typing import Any

from westphalia.bots.protocol import Factory, bot_names, find_bot
from westphalia.kernel.contract import BadInput, Title


def find_player(title: Title[Any], name: str) -> Factory:
    """A bot of the game, which may have a style (``steward:trader``), or ``module:factory`` from here or from what is
    installed. Raises BadInput."""
    module, colon, attribute = name.partition(":")
    if not colon or module in bot_names(title):
        return find_bot(title, name)
    here = str(Path.cwd())
    if here not in sys.path:
        sys.path.append(here)
    try:
        found: Factory = getattr(import_module(module), attribute)
    except (ImportError, AttributeError, ValueError) as error:
        raise BadInput(f"no bot {name!r}: {error}") from error
    return found
