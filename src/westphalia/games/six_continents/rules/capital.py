"""SC-21 Capital."""

from __future__ import annotations

from typing import Final

from westphalia.kernel.actions import Action
from westphalia.kernel.script import Ask, Kind, Refusal, Script, choose

from ..board import NEIGHBOURS, PLACE, SEAS_OF
from ..ids import MAX_SEATS, NO_PROVINCE, NOBODY, Place, Seat
from ..model import (
    Game,
    at_war,
    counted_provinces,
    holds_capital,
    living_from,
    pay,
)
from ..tables import (
    ENCIRCLED_GARRISON,
    LEVEL_2_PRICE,
    TOP_LEVEL,
)
from . import blockade, losses

TEMPORARY_PLACE: Final = Kind("temporary_place", "SC-21.6", PLACE)

TOP: Final = Refusal("SC-21.4", "no-upgrade-top-level")
LOST: Final = Refusal("SC-21.5", "no-upgrade-capital-lost")
NO_GOLD: Final = Refusal("SC-7.6", "no-upgrade-gold")
CAPITAL_HELD: Final = Refusal("SC-21.6", "no-temporary-capital-held")
CHANGED: Final = Refusal("SC-21.6", "no-temporary-changed")
NO_PLACE: Final = Refusal("SC-21.6", "no-temporary-place")


# Levels


def upgrade_price(g: Game, seat: Seat) -> int:
    """SC-21.4: the price of the next level; at the top level that of the last (SC-12.19)."""
    return LEVEL_2_PRICE if g.level[seat] == 1 else g.rules.capital_l3_price


def why_not_upgrade_capital(g: Game, seat: Seat) -> Refusal | None:
    """SC-21.4, SC-21.5."""
    if g.level[seat] >= TOP_LEVEL:
        return TOP
    if g.gold[seat] < upgrade_price(g, seat):
        return NO_GOLD
    return None if holds_capital(g, seat) else LOST


def upgrade_capital(g: Game, seat: Seat) -> Script[None]:
    """D32 (SC-21.4)."""
    pay(g, seat, upgrade_price(g, seat))
    g.level[seat] += 1
    g.log("log-capital-upgraded", "SC-21.4", seat=seat, level=g.level[seat])
    yield from ()


UPGRADE: Final = Action("upgrade_capital", why_not_upgrade_capital, upgrade_capital)


# The temporary recruitment place


def recruitment_places(g: Game, seat: Seat) -> list[Place]:
    """SC-21.6: owned and controlled; a foreign capital is no recruiting place (SC-21.11)."""
    return [p for p in counted_provinces(g, seat) if g.capital_of[p] == NOBODY]


def name_places(g: Game) -> Script[None]:
    """SC-21.6 (D39): whoever has just lost the capital or the temporary place names one at once, if there is one."""
    for seat in living_from(g, g.active):
        if not holds_capital(g, seat) and g.temporary[seat] == NO_PROVINCE and not g.placeless[seat]:
            places = recruitment_places(g, seat)
            if places:
                yield from name(g, seat, places)
            else:
                g.placeless[seat] = 1


def name(g: Game, seat: Seat, places: list[Place]) -> Script[None]:
    strongest = max(places, key=g.soldiers.__getitem__)  # the first in map order of the strongest
    g.temporary[seat] = yield from choose(Ask(seat, TEMPORARY_PLACE, places, strongest))
    g.placeless[seat] = 0
    g.log("log-temporary-place", "SC-21.6", seat=seat, place=g.temporary[seat])


def why_not_name_place(g: Game, seat: Seat) -> Refusal | None:
    """SC-21.6: a change once per own turn; a place missing so far may be named in any own S7."""
    if holds_capital(g, seat):
        return CAPITAL_HELD
    current = g.temporary[seat]
    if current != NO_PROVINCE and g.temporary_changed[seat] == g.round:
        return CHANGED
    return None if any(p != current for p in recruitment_places(g, seat)) else NO_PLACE


def name_place(g: Game, seat: Seat) -> Script[None]:
    """D39 in the own S7."""
    current = g.temporary[seat]
    yield from name(g, seat, [p for p in recruitment_places(g, seat) if p != current])
    if current != NO_PROVINCE:
        g.temporary_changed[seat] = g.round


NAME_PLACE: Final = Action("name_place", why_not_name_place, name_place)


# Encirclement


def is_encircled(g: Game, seat: Seat) -> bool:
    """SC-21.13: all around the own capital stand players at war with its owner, at sea too (opt encirclement_sea)."""
    home = g.capital[seat]
    if g.controller[home] != seat:
        return False
    for p in NEIGHBOURS[home]:
        enemy = g.controller[p]
        if not 0 <= enemy < MAX_SEATS or not at_war(g, seat, enemy):
            return False
    if g.rules.encirclement_sea == "ignored":
        return True
    return all(blockade.hostile_warship_in(g, seat, z) for z in SEAS_OF[home])


def check_encirclement(g: Game, seat: Seat) -> Script[None]:
    """S8 (d), SC-21.13: the garrison loses d6 soldiers, but never below 6 (D65)."""
    home = g.capital[seat]
    if g.soldiers[home] <= ENCIRCLED_GARRISON or not is_encircled(g, seat):
        return
    roll = g.chance.roll(6)
    loss = min(roll, g.soldiers[home] - ENCIRCLED_GARRISON)
    g.log("log-encircled", "SC-21.13", seat=seat, place=home, roll=roll, n=loss)
    yield from losses.kill_soldiers(g, seat, loss, [home], "SC-21.13")
