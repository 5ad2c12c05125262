"""Orders that answer several questions at once."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Any, Final

from westphalia.kernel.actions import Action
from westphalia.kernel.forms import Field, Form, Left, Look, Picker, Wanted, by_kind
from westphalia.kernel.orders import BESIDE, HowMany, Order, Part, Pick, Repeated, Say, Several, When, all_of_them
from westphalia.kernel.script import Ask, Value
from westphalia.kernel.standing import FightOn, Stand
from westphalia.kernel.summary import Name

from . import odds
from .battle import Battle
from .board import PLACE
from .ids import Place, Seat
from .model import Game
from .rules import (
    army,
    exchanges,
    internal_expeditions,
    land_battle,
    march,
    naval_battle,
    peace,
    sea_travel,
    ships,
    turn,
)

LOSSES: Final = (
    exchanges.LOSS.id,
    exchanges.LOSS_GROUP.id,
    naval_battle.SHIP_LOSS.id,
    naval_battle.SHIP_LOSS_GROUP.id,
)
BLOWS: Final = {land_battle.CONTINUE.id: "continue", naval_battle.CONTINUE.id: "continue"}


def field_of(battle: Battle) -> int:
    """Where it is fought, as a number that tells battles apart."""
    return -1 - battle.zone if battle.naval else battle.place


class Attackers(FightOn[Game]):
    """The attacker exchanges blows (SC-8.7, SC-9.4); losses fall as the rules propose (SC-8.10, SC-9.3)."""

    def stand(self, known: Game, seat: int) -> Stand | None:
        battle = known.battle
        return None if battle is None or battle.attacker != seat else Stand(field_of(battle), battle.attackers())

    def chance(self, known: Game, seat: int) -> float:
        return odds.odds(known)


class StandFast(Form[Game]):
    """The defender loses soldiers and ships as the rules propose, until the battle is over (SC-8.10, SC-9.3)."""

    id = "stand_fast"
    kinds = LOSSES
    opens = dict.fromkeys(LOSSES)
    is_standing = True

    def is_offered(self, known: Game, ask: Ask) -> bool:
        return known.battle is not None and known.battle.attacker != ask.seat

    def lay_out(self, look: Look, wanted: Wanted) -> Sequence[Field]:
        return []

    def answer(self, known: Game, ask: Ask, left: Left) -> Value | None:
        battle = known.battle
        if battle is None or left.setdefault("field", field_of(battle)) != field_of(battle):
            return None
        return ask.default_value()


def behind(action: Action, parts: Mapping[str, Part], drag: tuple[str, str] | None = None) -> Order:
    """An action of the menu."""
    word = action.word
    return Order(word, opens={turn.MENU.id: word}, parts={turn.MENU.id: Say(word), **parts}, drag=drag)


def sent(way: Action, parts: Mapping[str, Part]) -> Order:
    """A ship that is dispatched, or units that are (SC-5.1)."""
    word = sea_travel.DISPATCH.word
    return Order(
        way.word,
        opens={turn.MENU.id: word, sea_travel.DISPATCH_WHAT.id: way.word},
        parts={turn.MENU.id: Say(word), sea_travel.DISPATCH_WHAT.id: Say(way.word), **parts},
        why_not={turn.MENU.id: way.why_not},
    )


GROUPS: Final = HowMany("units", "unit", "mp", starts_full=True)
MARCH: Final = behind(
    march.MARCH,
    {march.ORIGIN.id: Pick("from"), march.STEP.id: Pick("to"), march.UNITS.id: GROUPS},
    drag=("from", "to"),
)
JOINING: Final = HowMany("units", "unit", "mp", "place", note="place", starts_full=True)
ATTACK: Final = behind(
    land_battle.ATTACK,
    {
        land_battle.TARGET.id: Pick("target"),
        land_battle.ATTACK_FROM.id: Several("from", stop="done", start=all_of_them),
        land_battle.ATTACK_UNITS.id: JOINING,
    },
)
EXCHANGE: Final = behind(
    army.EXCHANGE,
    {army.GIVEN.id: Pick("given"), army.RECEIVED.id: Pick("received"), army.TIMES.id: HowMany("times")},
)
EXPLORED: Final = Several("place")
EXPLORE: Final = Repeated(
    "explore",
    opens={turn.MENU.id: internal_expeditions.EXPLORE.word},
    parts={
        turn.MENU.id: When({internal_expeditions.EXPLORE.word: [EXPLORED]}),
        internal_expeditions.EXPLORE_PLACE.id: EXPLORED,
    },
)
SAIL: Final = behind(
    ships.SAIL,
    {
        ships.SAIL_FROM.id: Pick("from"),
        ships.SAIL_WHAT.id: Pick("what"),
        ships.SAIL_TO.id: Pick("to"),
        ships.SAIL_SHIPS.id: HowMany("ships", "ship", "mp", starts_full=True),
        ships.SAIL_CARGO.id: HowMany("cargo", "unit", "mp", starts_full=True),
        ships.BOAT_TO.id: Pick("to"),
    },
    drag=("from", "to"),
)
LOAD: Final = behind(
    sea_travel.LOAD,
    {
        sea_travel.LOAD_AT.id: Pick("at"),
        sea_travel.LOAD_ZONE.id: Pick("zone"),
        sea_travel.LOAD_UNITS.id: GROUPS,
    },
)
LAND: Final = behind(
    sea_travel.LAND,
    {
        sea_travel.LAND_FROM.id: Pick("from"),
        sea_travel.LAND_AT.id: Pick("at"),
        sea_travel.LAND_UNITS.id: GROUPS,
        land_battle.JOIN_FROM.id: Several("join", stop="done"),
        land_battle.ATTACK_UNITS.id: JOINING,
    },
)
TRANSFER, LANDING_SHIP, BUILDER = sea_travel.WAYS
TRANSFERRED: Final = sent(
    TRANSFER,
    {
        sea_travel.TRANSFER_FROM.id: Pick("from"),
        sea_travel.TRANSFER_TO.id: Pick("to"),
        sea_travel.TRANSFER_UNITS.id: GROUPS,
        sea_travel.TRANSFER_SLAVES.id: HowMany("slaves", "nation", "mp"),
    },
)
LANDING: Final = sent(
    LANDING_SHIP,
    {
        sea_travel.LANDING_PORT.id: Pick("port"),
        sea_travel.LANDING_UNITS.id: GROUPS,
        sea_travel.LANDING_TARGET.id: Pick("target"),
    },
)
CONSTRUCTION: Final = sent(BUILDER, {sea_travel.CONSTRUCTION_TARGET.id: Pick("target")})


# Peace

FATE: Final = "fate" + BESIDE  # a field for each occupied province
BEING_SETTLED: Final = "being_settled"  # noted: the field of the province that is spoken of


class Lands(Part):
    """SC-1.18 (a): ceded or returned, province by province; it begins with what serves who writes the draft."""

    def fields(self, known: Game, ask: Ask, left: Left) -> Sequence[Field]:
        draft = known.draft
        assert draft is not None
        lands = peace.contested(known, draft.seat, draft.other)
        return [self.field_for(known, p, peace.fate_of(draft, p), draft.seat) for p in lands]

    def field_for(self, known: Game, p: Place, fate: str | None, author: Seat) -> Field:
        serves = peace.CEDE if known.controller[p] == author else peace.RETURN
        return Picker(FATE + PLACE.id(p), Name("place", p), peace.LAND_FATE, peace.FATES, fate or serves)

    def answer(self, known: Game, ask: Ask, left: Left) -> Value | None:
        draft = known.draft
        assert draft is not None
        for p in peace.contested(known, draft.seat, draft.other):
            field = FATE + PLACE.id(p)
            if field in left and left[field] != peace.fate_of(draft, p):
                left[BEING_SETTLED] = field
                return "occupied_land"
        return None


class BeingSettled(Part):
    """The province that is spoken of, or its fate."""

    def answer(self, known: Game, ask: Ask, left: Left) -> Value | None:
        field = str(left[BEING_SETTLED])
        return left[field] if ask.kind is peace.LAND_FATE else ask.find(field.removeprefix(FATE))


SETTLE: Final = Repeated(
    "settle",
    opens={peace.EDIT_DRAFT.id: "occupied_land"},
    parts={
        peace.EDIT_DRAFT.id: Lands(),
        peace.OCCUPIED_LAND.id: BeingSettled(),
        peace.LAND_FATE.id: BeingSettled(),
    },
)
FORMS: Final[Mapping[str, Sequence[Form[Any]]]] = by_kind(
    Attackers(BLOWS, LOSSES),
    StandFast(),
    MARCH,
    ATTACK,
    EXCHANGE,
    EXPLORE,
    SAIL,
    LOAD,
    LAND,
    TRANSFERRED,
    LANDING,
    CONSTRUCTION,
    SETTLE,
)
CONCERNS: Final[Mapping[str, Mapping[str, Collection[str]]]] = {
    turn.MENU.id: {
        "march": ("place",),
        "attack": ("place",),
        "build": ("place",),
        "explore": ("place",),
        "robber": ("place",),
        "dig_in": ("place",),
        "caravan": ("place",),
        "bribe": ("place",),
        "move_slaves": ("place",),
        "load": ("place", "sea"),
        "sail": ("sea",),
        "sea_attack": ("sea",),
        "land": ("sea", "place"),
        "dispatch": ("place",),
    }
}
