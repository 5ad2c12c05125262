"""Orders that answer several questions at once."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from westphalia.kernel.forms import Form, by_kind

from .campaign import LOSSES, MARCH, SIEGE
from .embassies import CLAIMS, INFLUENCE, TRADE
from .recruiting import RECRUITING

FORMS: Final[Mapping[str, Sequence[Form[Any]]]] = by_kind(RECRUITING, SIEGE, MARCH, LOSSES, INFLUENCE, CLAIMS, TRADE)
