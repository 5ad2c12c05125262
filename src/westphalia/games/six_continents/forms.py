"""Orders that answer several questions at once."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from westphalia.kernel.forms import Field, Form, Left, Look, Stepper, Wanted, by_kind
from westphalia.kernel.orders import HowMany, Order, Pick, Say, Several, all_of_them
from westphalia.kernel.script import Ask, Value
from westphalia.kernel.summary import Text

from . import odds
from .battle import Battle
from .model import Game
from .rules import exchanges, land_battle, march, naval_battle, turn

LOSSES: Final = (
    exchanges.LOSS.id,
    exchanges.LOSS_GROUP.id,
    naval_battle.SHIP_LOSS.id,
    naval_battle.SHIP_LOSS_GROUP.id,
)
CONTINUES: Final = (land_battle.CONTINUE.id, naval_battle.CONTINUE.id)
MOST_ODDS: Final = 95  # percent, in steps
ODDS_STEP: Final = 5


def field_of(battle: Battle) -> int:
    """Where it is fought, as a number that tells battles apart."""
    return -1 - battle.zone if battle.naval else battle.place


class FightOn(Form[Game]):
    """The attacker exchanges blows without being asked (SC-8.7, SC-9.4) until the battle is over, so many soldiers are
    lost, or the chance to win falls too low. Losses fall as the rules propose (SC-8.10, SC-9.3)."""

    id = "fight_on"
    kinds = (*CONTINUES, *LOSSES)
    opens = dict.fromkeys(kinds)
    is_standing = True

    def is_offered(self, known: Game, ask: Ask) -> bool:
        return known.battle is not None and known.battle.attacker == ask.seat

    def lay_out(self, look: Look, wanted: Wanted) -> Sequence[Field]:
        soldiers = look.known.battle.attackers()
        return [
            Stepper("losses", Text("form-fight_on-losses"), soldiers, least=1, start=soldiers),
            Stepper("odds", Text("form-fight_on-odds"), MOST_ODDS, Text("form-percent"), step=ODDS_STEP),
        ]

    def answer(self, known: Game, ask: Ask, left: Left) -> Value | None:
        battle = known.battle
        if battle is None or left.setdefault("field", field_of(battle)) != field_of(battle):
            return None
        began = left.setdefault("began", battle.attackers())
        if ask.kind.id in LOSSES:
            return ask.default_value()
        lost = int(began) - battle.attackers()
        if lost >= int(left["losses"]):
            left["stopped"] = "losses"
        elif 100 * odds.odds(known) < int(left["odds"]):
            left["stopped"] = "odds"
        else:
            return "continue"
        left["lost"] = lost
        return None

    def why_stopped(self, known: Game, left: Left) -> Text | None:
        if "stopped" not in left:
            return None
        return Text(f"form-fight_on-stopped-{left['stopped']}", {"n": left["lost"], "odds": left["odds"]})


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


MARCH: Final = Order(
    "march",
    opens={turn.MENU.id: march.MARCH.word},
    parts={
        turn.MENU.id: Say(march.MARCH.word),
        march.ORIGIN.id: Pick("from"),
        march.STEP.id: Pick("to"),
        march.UNITS.id: HowMany("units", "unit", "mp", starts_full=True),
    },
)
ATTACK: Final = Order(
    "attack",
    opens={turn.MENU.id: land_battle.ATTACK.word},
    parts={
        turn.MENU.id: Say(land_battle.ATTACK.word),
        land_battle.TARGET.id: Pick("target"),
        land_battle.ATTACK_FROM.id: Several("from", stop="done", start=all_of_them),
        land_battle.ATTACK_UNITS.id: HowMany("units", "unit", "mp", "place", note="place", starts_full=True),
    },
)
FORMS: Final[Mapping[str, Sequence[Form[Any]]]] = by_kind(FightOn(), StandFast(), MARCH, ATTACK)
