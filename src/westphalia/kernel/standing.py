"""Standing orders that more than one game gives: to fight on, and to lay down what was chosen once and for all."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Collection, Mapping, Sequence
from typing import Any, Final, NamedTuple, TypeVar

from .forms import Field, Form, Left, Look, Stepper, Wanted
from .orders import Several
from .script import Ask, Value
from .state import State
from .summary import Text

S = TypeVar("S", bound=State)

MOST_ODDS: Final = 95  # percent, in steps
ODDS_STEP: Final = 5
ODDS: Final = Stepper("odds", Text("form-fight_on-odds"), MOST_ODDS, Text("form-percent"), step=ODDS_STEP)


class Stand(NamedTuple):
    """How a battle stands for one who fights in it: where it is, as a number that tells battles apart, and with how
    many he fights."""

    field: int
    force: int


class FightOn(Form[S]):
    """A battle goes on without questions until it is over, so many are lost, or the chance to win falls too low.
    ``blows`` are the questions whether it goes on, each with the word that says so; ``losses`` those that are answered
    as the rules propose."""

    id = "fight_on"
    is_standing = True

    def __init__(self, blows: Mapping[str, str], losses: Collection[str]) -> None:
        self.blows = blows
        self.losses = losses
        self.kinds = (*blows, *losses)
        self.opens = dict.fromkeys(self.kinds)

    @abstractmethod
    def stand(self, known: S, seat: int) -> Stand | None:
        """None where the seat has nothing to fight on with."""

    @abstractmethod
    def chance(self, known: S, seat: int) -> float:
        """To win the battle as it stands."""

    def is_offered(self, known: S, ask: Ask) -> bool:
        return self.stand(known, ask.seat) is not None

    def lay_out(self, look: Look, wanted: Wanted) -> Sequence[Field]:
        stand = self.stand(look.known, look.seat)
        assert stand is not None
        return [Stepper("losses", Text("form-fight_on-losses"), stand.force, least=1, start=stand.force), ODDS]

    def answer(self, known: S, ask: Ask, left: Left) -> Value | None:
        stand = self.stand(known, ask.seat)
        if stand is None or left.setdefault("field", stand.field) != stand.field:
            return None
        began = int(left.setdefault("began", stand.force))
        if ask.kind.id in self.losses:
            return ask.default_value()
        lost = began - stand.force
        if lost >= int(left["losses"]):
            left["stopped"] = "losses"
        elif int(left["odds"]) and 100 * self.chance(known, ask.seat) < int(left["odds"]):
            left["stopped"] = "odds"
        else:
            return self.blows[ask.kind.id]
        left["lost"] = lost
        return None

    def why_stopped(self, known: S, left: Left) -> Text | None:
        if "stopped" not in left:
            return None
        return Text(f"form-fight_on-stopped-{left['stopped']}", {"n": left["lost"], "odds": left["odds"]})


class Chosen(Form[Any]):
    """What is asked for piece by piece, while others answer too, chosen at once: the pieces are ticked, and where
    nothing more is wanted ``stop`` is said."""

    is_standing = True

    def __init__(self, id: str, kinds: Collection[str], stop: str | None = None) -> None:
        self.id = id
        self.kinds = kinds
        self.opens = dict.fromkeys(kinds)
        self.ticks = Several("piece", stop)

    def lay_out(self, look: Look, wanted: Wanted) -> Sequence[Field]:
        return self.ticks.fields(look.known, look.ask, {})

    def answer(self, known: Any, ask: Ask, left: Left) -> Value | None:
        return self.ticks.answer(known, ask, left)
