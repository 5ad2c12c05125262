"""Orders that answer several questions at once."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Any, Final

from westphalia.kernel.forms import Field, Form, Left, Look, Stepper, Tick, Wanted, by_kind
from westphalia.kernel.orders import MOST, Count, HowMany, Order, Part, Pick, PickIfOffered, Say, Several
from westphalia.kernel.script import Ask, Value
from westphalia.kernel.standing import FightOn, Stand
from westphalia.kernel.summary import Cell, Text

from . import judgement
from .battle import Battle
from .board import LIMITS
from .ids import Power
from .model import Game, player
from .rules import exchanges, gifts, laying, leadership, mobilisation, movement, moves


def word_of(word: str) -> Any:
    """A remark behind a field: what is bought there."""

    def note(ask: Ask, value: Value) -> Cell:
        return Text(f"option-{word}")

    return note


PLACED: Final[Mapping[str, Count]] = {  # purchases that are put somewhere
    "unit": Count("unit", note=word_of("unit")),
    "garrison": Several("garrison", note=word_of("garrison")),
    "fortress": Several("fortress", note=word_of("fortress")),
}


class Purchases(Part):
    """RE-5.12: what is wanted, one after the other; a card last, for it tells something new."""

    def answer(self, known: Game, ask: Ask, left: Left) -> Value | None:
        placed = next((word for word, part in PLACED.items() if part.is_wanted(left)), None)
        if placed is not None:
            return placed
        for word in ("morale", "card"):
            if left.get(word):
                left[word] = int(left[word]) - 1
                return word
        return None


class Mobilise(Order):
    """RE-5.12 to 5.14."""

    def lay_out(self, look: Look, wanted: Wanted) -> Sequence[Field] | None:
        fields: list[Field] = []
        for word, part in PLACED.items():
            ask = look.branch(word)
            fields += [] if ask is None else part.fields(look.known, ask, {})
        if "morale" in look.ask.options:
            fields.append(Stepper("morale", Text("option-morale"), MOST))
        if "card" in look.ask.options:
            fields.append(Tick("card", Text("option-card")))
        return fields


MOBILISE: Final = Mobilise(
    "mobilise",
    opens={mobilisation.BUY.id: None},
    parts={
        mobilisation.BUY.id: Purchases(),
        mobilisation.UNIT_TO.id: PLACED["unit"],
        mobilisation.GARRISON_IN.id: PLACED["garrison"],
        mobilisation.FORTRESS_IN.id: PLACED["fortress"],
    },
)


# Moves

SETS_OUT: Final = Pick("general", but=("exchange", "end"))
ALONG_ROADS: Final = ("exchange",)  # of a Strategic Move: an order of its own


class Roads(Pick):
    """RE-5.26: up to three territories, one field for each that lies on the way."""

    def __init__(self) -> None:
        super().__init__("to")

    def on(self, ask: Ask) -> Pick:
        to_go = int((ask.args or {})["n"])
        return Pick("to" if to_go == LIMITS.strategic_move else f"then/{to_go}", but=ALONG_ROADS)

    def fields(self, known: Game, ask: Ask, left: Left) -> Sequence[Field]:
        return self.on(ask).fields(known, ask, left)

    def answer(self, known: Game, ask: Ask, left: Left) -> Value | None:
        return self.on(ask).answer(known, ask, left)


class Move(Order):
    """RE-5.23: one General, one move."""

    def is_offered(self, known: Game, ask: Ask) -> bool:
        return any(isinstance(value, int) for value in ask.options)

    def is_menu(self, ask: Ask) -> bool:
        return ask.kind is movement.MOVE


MOVE: Final = Move(
    "move",
    opens={movement.MOVE.id: None},
    parts={
        movement.MOVE.id: SETS_OUT,
        movement.WAY.id: Pick("way"),
        moves.MARCH_TO.id: Pick("to"),
        moves.SAIL_TO.id: Pick("to"),
        moves.ROAD_TO.id: Roads(),
        moves.TAKE_ALONG.id: HowMany("units", starts_full=True),
        moves.LEFT_UNIT.id: PickIfOffered("left"),
        moves.PASSING_GARRISON.id: PickIfOffered("garrison", lambda known, ask: "no"),
    },
    drag=("general", "to"),
)
EXCHANGE: Final = Order(
    "exchange",
    opens={movement.MOVE.id: "exchange", exchanges.REGROUP.id: "exchange"},
    parts={
        movement.MOVE.id: Say("exchange"),
        exchanges.REGROUP.id: Say("exchange"),
        exchanges.EXCHANGE_FROM.id: Pick("from"),
        exchanges.EXCHANGE_TO.id: Pick("into"),
        exchanges.EXCHANGE_UNITS.id: HowMany("units"),
        exchanges.EXCHANGE_TIRED.id: HowMany("tired"),
    },
)


# Battles


class LayOn(FightOn[Game]):
    """RE-6.14: the strongest cards face down, one each time, until so many are laid or the chance to win falls too
    low; fives last (RE-6.19)."""

    def stand(self, known: Game, seat: int) -> Stand | None:
        battle = known.battle
        power = None if battle is None else own_power(known, battle, seat)
        if battle is None or power is None:
            return None
        cards = min(len(known.hand[power]), battle.allowance[power] - battle.laid[power])
        return Stand(battle.place, cards) if cards > 0 else None

    def chance(self, known: Game, seat: int) -> float:
        battle = known.battle
        power = None if battle is None else own_power(known, battle, seat)
        assert battle is not None and power is not None
        return judgement.odds(judgement.lead(known, battle, power))

    def answer(self, known: Game, ask: Ask, left: Left) -> Value | None:
        if ask.kind is laying.LAY_CARD:
            return max([card for card in ask.options if isinstance(card, int)], key=in_order)
        return super().answer(known, ask, left)


def in_order(card: int) -> int:
    """The strongest first, but a five last."""
    return 0 if card == laying.RECKLESS else card


def own_power(known: Game, battle: Battle, seat: int) -> Power | None:
    """The power for which a seat lays cards: the first of its powers that is not out."""
    fighting = [power for power in laying.laying_order(battle) if power not in battle.out]
    return next((power for power in fighting if player(known, power) == seat), None)


LAY_ON: Final = LayOn({laying.LAY.id: "face_down"}, (laying.LAY_ON.id, laying.LAY_CARD.id))
FORMS: Final[Mapping[str, Sequence[Form[Any]]]] = by_kind(MOBILISE, MOVE, EXCHANGE, LAY_ON)
CLOSES: Final = {mobilisation.BUY.id: "end"}
CONCERNS: Final[Mapping[str, Mapping[str, Collection[str]]]] = {
    leadership.LEADERSHIP.id: {"place": ("general",), "recall": ("general",)},
    gifts.GIFT.id: {"subsidies": ("power",), "mercenaries": ("power",)},
    mobilisation.BUY.id: {"unit": ("general",), "garrison": ("place",), "fortress": ("place",)},
    movement.MOVE.id: {"exchange": ("general",)},
    exchanges.REGROUP.id: {"exchange": ("general",)},
}
