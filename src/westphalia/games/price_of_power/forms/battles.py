"""PP-9.7, PP-9.9: a battle that is fought on without questions."""

from __future__ import annotations

from typing import Final

from westphalia.kernel.standing import FightOn, Stand

from .. import odds
from ..battle import ATTACKER, LAND
from ..card_rules import battle_actions
from ..ids import Sea, Seat
from ..model import Game
from ..rules import casualties, land_battles, naval_battles

BLOWS: Final = {
    battle_actions.BATTLE_ACTION.id: battle_actions.NO_ACTION,
    land_battles.RETREAT.id: "stay",
    naval_battles.RETREAT.id: "stay",
}
LOSSES: Final = (
    casualties.CASUALTY.id,
    casualties.CASUALTY_ARMY.id,
    casualties.FACTION_FIRST.id,
    naval_battles.SUNK.id,
    naval_battles.HEAVY_HIT.id,
)


class Fighting(FightOn[Game]):
    """No Battle Actions, no Retreat; losses fall as the rules propose (PP-9.7.15, PP-9.7.27, PP-9.7.33)."""

    def stand(self, known: Game, seat: int) -> Stand | None:
        battle = known.battle
        side = None if battle is None else next((one for one in battle.sides if seat in one.seats), None)
        if battle is None or side is None:
            return None
        if battle.kind == LAND:
            force = casualties.size(known, battle, side, Seat(seat))
        else:
            force = sum(naval_battles.fleet_counts(known, side, Seat(seat), Sea(battle.place)))
        return Stand(battle.kind * FIELDS + battle.place, force) if force else None

    def chance(self, known: Game, seat: int) -> float:
        battle = known.battle
        assert battle is not None
        chances = odds.odds(known, battle)
        return chances.win if seat in battle.sides[ATTACKER].seats else chances.lose


FIELDS: Final = 1000  # more than there are Areas or Sea Zones
FIGHT_ON: Final = Fighting(BLOWS, LOSSES)
