"""Standing orders: what a player can decide before it is asked."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from westphalia.kernel.ahead import ARGUMENT, ROUND_BY_ROUND, Always, First, StandingOrder, Usual
from westphalia.kernel.contract import Title
from westphalia.kernel.forms import Field, Form, Left, Picker, Tick, by_kind
from westphalia.kernel.script import Ask, Value
from westphalia.kernel.summary import Cell, Name, Text

from .. import terms
from ..board import REALM
from ..card_rules import action_cards, battle_actions, card_reactions, symbols
from ..effects import diplomacy as card_diplomacy
from ..ids import Realm, Seat
from ..model import Game
from ..phases import action_phase, draw_cards
from ..rules import (
    calls,
    casualties,
    diplomacy,
    dnpr,
    land_battles,
    military_access,
    naval_battles,
    negotiated_peace,
    peace,
    rebels,
    talks,
    trade,
)

MENUS: Final = (action_phase.TURN.id, action_phase.AFTER.id)


class AcceptCalls(StandingOrder[Game]):
    """PP-11.3.17: Calls to Arms of one Ally are accepted, against those whom one fights already, or the Enemy at whose
    Call the order was given; against whomever, if it says so."""

    whoever: Final = Tick("whoever", Text("order-accept_calls-whoever"))

    def __init__(self) -> None:
        super().__init__("accept_calls", (calls.ANSWER.id,), MENUS)

    def callers(self, known: Game, ask: Ask) -> list[Value]:
        if ask.kind is calls.ANSWER:
            return [(ask.args or {})["realm"]]
        return [*diplomacy.alliances_of(known, Seat(ask.seat))]

    def is_offered(self, known: Game, ask: Ask) -> bool:
        return bool(self.callers(known, ask))

    def fields(self, known: Game, ask: Ask) -> Sequence[Field]:
        return [Picker("caller", Text("order-accept_calls-caller"), calls.CALL, self.callers(known, ask)), self.whoever]

    def answer(self, known: Game, ask: Ask, left: Left) -> Value | None:
        args = ask.args or {}
        if REALM.id(int(args["realm"])) != left["caller"]:
            return None
        enemy = Realm(int(args["other_realm"]))
        is_foreseen = left.get(ARGUMENT + "other_realm") == enemy or terms.is_hostile(known, Seat(ask.seat), enemy)
        if is_foreseen or left["whoever"]:
            return "accept"
        left["enemy"] = enemy
        return None

    def why_stopped(self, known: Game, left: Left) -> Text | None:
        return Text("order-lapsed-enemy", {"realm": left["enemy"]}) if "enemy" in left else None

    def told(self, title: Title[Any], left: Left) -> Sequence[Cell]:
        caller = REALM.value(str(left["caller"]))
        assert caller is not None
        whoever = [self.whoever.label] if left["whoever"] else []
        return [Name("realm", caller), *whoever, *super().told(title, left)]

    def subject(self, left: Left) -> Value:
        return left["caller"]


NO_REACTIONS: Final = Always(
    "no_reactions",
    {card_reactions.REACT.id: card_reactions.DECLINE, action_cards.COUNTER.id: action_cards.DECLINE},
    MENUS,
)
REFUSE_OFFERS: Final = Always(
    "refuse_offers",
    {
        talks.ANSWER.id: "refuse",
        peace.OFFER.id: "refuse",
        negotiated_peace.ANSWER.id: "refuse",
        military_access.CONSENT.id: "refuse",
        card_diplomacy.ALLIANCE_CONSENT.id: "refuse",
        card_diplomacy.MARRIAGE_CONSENT.id: "refuse",
    },
    MENUS,
    ROUND_BY_ROUND,
)
PASS: Final = Always("pass_turns", {action_phase.TURN.id: action_phase.PASS.word}, bounds=ROUND_BY_ROUND)
LOSE_FIRST: Final = First("lose_first", (casualties.CASUALTY, symbols.ATTRITION_UNIT))
USUAL: Final = Usual(
    "usual",
    (
        action_phase.AFTER.id,
        draw_cards.MISSION_STEP.id,
        calls.ACTIVATE.id,
        calls.REFUSED_CB.id,
        dnpr.DNPR_CB.id,
        trade.TIE.id,
        land_battles.MAIN_DEFENDER.id,
        land_battles.IMPERIAL.id,
        land_battles.BATTLE_CARD.id,
        battle_actions.BATTLE_ACTION.id,
        battle_actions.HELPING_HAND.id,
        casualties.CASUALTY_ARMY.id,
        casualties.FACTION_FIRST.id,
        naval_battles.SUNK.id,
        naval_battles.HEAVY_HIT.id,
        naval_battles.ADMIRAL.id,
        rebels.AREA_TO_ROLL.id,
        rebels.RESULT_FIRST.id,
        rebels.SIEGE_FIRST.id,
        rebels.CALM.id,
    ),
)

STANDING_ORDERS: Final[Mapping[str, Sequence[Form[Any]]]] = by_kind(
    NO_REACTIONS, REFUSE_OFFERS, AcceptCalls(), LOSE_FIRST, PASS, USUAL
)
