"""Pebbles with the rules of tomorrow: what may change from one version to the next, one title for each."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

import msgspec

from tests.kernel.toy import CARD, MENU, STASH, Pebbles, PebblesTitle
from westphalia.kernel.chance import Chance
from westphalia.kernel.columns import Fields
from westphalia.kernel.journal import Journal
from westphalia.kernel.script import CHECKPOINT, SEAT, Ask, Domain, Kind, Script, Value
from westphalia.kernel.versions import Version

FIRST: Final = PebblesTitle().versions[0]
COAST: Final = Domain("place", ("hill", "dale", "coast"))
COAST_STASH: Final = Kind("stash", "TG-3.2", COAST, secret=True)


class Newer(PebblesTitle):
    """The rules of Pebbles, seen through ``change``; ``says`` is what the version file says of them."""

    says: Mapping[str, Any] = {}

    @property
    def versions(self) -> Any:  # type: ignore[override]
        return FIRST, msgspec.convert({"version": "2", **self.says}, type=Version)

    def play(self, g: Pebbles) -> Script[None]:
        script, sent = super().play(g), None
        while True:
            try:
                item = script.send(sent)
            except StopIteration:
                return
            sent = yield self.change(g, item)

    def change(self, g: Pebbles, item: Any) -> Any:
        return item


class Weathered(Pebbles):
    weather: int
    luck: list[int]


class MoreColumns(Newer):
    """Two columns more, one of them as long as another."""

    state_type = Weathered
    says: Mapping[str, Any] = {"add": {"weather": 0}, "each": {"luck": {"of": "coins", "is": 0}}}

    def set_up(self, scenario: str, seats: int, options: Mapping[str, Value], chance: Chance, log: Journal) -> Any:
        plain, g = super().set_up(scenario, seats, options, chance, log), Weathered()
        for name in (*Pebbles.scalars, *Pebbles.columns, *Pebbles.passing, "chance", "log"):
            setattr(g, name, getattr(plain, name))
        g.weather, g.luck = 0, [0] * seats
        return g


class RenamedPlace(Newer):
    """The shore is called coast."""

    says: Mapping[str, Any] = {"answers": {"shore": "coast"}}
    domains: Mapping[str, Domain] = {
        "seat": SEAT,
        "other": SEAT,
        "place": COAST,
        "card": CARD,
        "amount": PebblesTitle.domains["amount"],
    }

    def change(self, g: Pebbles, item: Any) -> Any:
        if isinstance(item, Ask) and item.kind is STASH:
            return Ask(item.seat, COAST_STASH, item.options, item.default, args=item.args)
        return item


class NoSpeech(Newer):
    """TG-3.6 is gone."""

    def change(self, g: Pebbles, item: Any) -> Any:
        if isinstance(item, Ask) and item.kind is MENU:
            options = [word for word in item.options if word != "speak"]
            return Ask(item.seat, MENU, options, "end", args=item.args, aside=item.aside)
        return item


class Rewarded(Newer):
    """Nobody has less than a point in the second round: every answer fits, the states differ."""

    def change(self, g: Pebbles, item: Any) -> Any:
        if item is CHECKPOINT and g.round == 2:
            g.points = [max(1, points) for points in g.points]
        return item


class CoinsFound(Newer):
    """What can't be said in the version file: whoever has hidden a coin finds it again."""

    def migrate(self, version: str, fields: Fields) -> None:
        assert version == "2"
        for hidden in fields["hidden"]:
            fields["coins"][hidden["seat"]] += 1
        fields["hidden"] = []
