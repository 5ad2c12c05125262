"""Styles: what a bot likes to do. A style is data, weights on the kinds of proposals of a game's steward
(``content/styles.json``); what it does not name has the weight 1, and without a style all have. A style never sees more
and never gets more: a trader is a steward who thinks of trade first.

    stewards = Stewards(Steward, read_styles(...))
    stewards("seed", 0)                      the plain one
    stewards.styled("conqueror")("seed", 0)
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, Generic, TypeAlias, TypeVar

import msgspec

from westphalia.kernel.contract import BadInput, Title

if TYPE_CHECKING:
    from .proposals import Proposer

Style: TypeAlias = Mapping[str, float]
P = TypeVar("P", bound="Proposer")
PLAIN: Final[Style] = {}
FILE: Final = "styles.json"


@lru_cache(maxsize=16)
def read_styles(content: Path) -> Mapping[str, Style]:
    """The styles of a game by name; none if it has no such file."""
    path = content / FILE
    if not path.exists():
        return {}
    try:
        return msgspec.json.decode(path.read_bytes(), type=dict[str, dict[str, float]])
    except msgspec.MsgspecError as error:
        raise BadInput(f"{path.name}: {error}") from error


def liked(value: float, weight: float) -> float:
    """What is liked is worth more, and what it costs counts for less.

    >>> liked(6.0, 1.5), liked(-6.0, 1.5)
    (9.0, -4.0)
    """
    return value * weight if value > 0 else value / weight


def style_names(title: Title[Any]) -> list[str]:
    return list(read_styles(title.locales.parent / "content"))


class Stewards(Generic[P]):
    """The stewards of a game, of all styles."""

    def __init__(self, make: Callable[[str, int, Style], P], styles: Mapping[str, Style], style: str = "") -> None:
        self.make = make
        self.styles = styles
        self.style = style

    def __call__(self, seed: str, seat: int) -> P:
        return self.make(seed, seat, self.styles[self.style] if self.style else PLAIN)

    def styled(self, style: str) -> Stewards[P]:
        """Raises BadInput."""
        if style not in self.styles:
            raise BadInput(f"no style {style!r}; there are {', '.join(self.styles)}")
        return Stewards(self.make, self.styles, style)


def styled(stewards: Callable[[str, int], P], style: str) -> Callable[[str, int], P]:
    """The same stewards of another style. Raises BadInput if they have none."""
    if not isinstance(stewards, Stewards):
        raise BadInput("this steward has no styles")
    return stewards.styled(style)
