"""Special actions of an office (PP-5.0.1(d)): Increase Imperial Authority (PP-18.1.7), Papal actions (PP-19.3)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from westphalia.kernel.actions import Action, choose_way, why_none
from westphalia.kernel.script import Ask, Kind, Refusal, Script, Value, choose

from .. import terms
from ..board import AREA, REALM
from ..cost import Price, as_printed
from ..ids import Area, Realm, Seat
from ..model import Game
from ..tables import ARMIES, KINDS, MERCENARY_KINDS
from . import characters, declare_war, hre, papacy, realm, recruit, wars

WHICH_PAPAL_ACTION: Final = Kind("papal_action", "PP-19.3.1")
CRUSADE_TARGET: Final = Kind("crusade_target", "PP-19.3.8", REALM)
CRUSADERS_WHERE: Final = Kind("crusaders_where", "PP-19.3.8", AREA)
CRUSADERS_ARMY: Final = Kind("crusaders_army", "PP-19.3.8")
DONE: Final = "done"

CALLER_PRESTIGE: Final = 1  # PP-19.3.8
CRUSADERS: Final = 2


def call_crusade(g: Game, seat: Seat, price: Price = as_printed, areas: Sequence[Area] | None = None) -> Script[None]:
    """PP-19.3.7, PP-19.3.8: the token, then the caller may at once declare War free of cost on Muslim Realms there."""
    a = yield from papacy.place_crusade(g, seat, price, areas)
    targets = yield from crusade_targets(g, seat, a)
    if not targets:
        return
    realm.score(g, seat, CALLER_PRESTIGE, "PP-19.3.8")
    for _ in range(CRUSADERS):
        yield from gain_crusader(g, seat, targets)
    if not (yield from declare_war.wage(g, seat, dict.fromkeys(targets, wars.CRUSADE_CB))):
        yield from declare_war.free_action(g, seat)


def crusade_targets(g: Game, seat: Seat, a: Area) -> Script[list[Realm]]:
    """Muslim Realms with Provinces in the Area on which War may be declared (PP-9.1.3), by who has not passed
    (PP-16.3.27); none: no War."""
    owners = sorted({terms.owner(g, p) for p in papacy.muslim_provinces(g, a)})
    able = [r for r in owners if wars.why_not_war_by_card(g, seat, r) is None]
    targets = list[Realm]()
    while left := [r for r in able if r not in targets]:
        r = yield Ask(seat, CRUSADE_TARGET, [*left, DONE], DONE, args={"area": a})
        if r == DONE:
            break
        targets.append(r)
    return targets


def gain_crusader(g: Game, seat: Seat, targets: list[Realm]) -> Script[None]:
    """PP-16.3.18: a Mercenary Infantry where the player could recruit it, without the limit of MC and where no battle
    follows; nothing if there is no such place."""
    areas: list[Value] = [
        a
        for a in recruit.own_areas(g, seat)
        if recruit.armies_for(g, seat, a)
        and not terms.has_hostile_units(g, seat, a)
        and not any(terms.owns_area(g, r, a) for r in targets)
    ]
    if not areas or not recruit.mercenaries_left(g):
        return
    a = yield from choose(Ask(seat, CRUSADERS_WHERE, areas))
    word = yield from choose(Ask(seat, CRUSADERS_ARMY, [*recruit.armies_for(g, seat, a)]))
    army = seat * ARMIES + characters.ARMY_WORDS.index(word)
    g.army_at[army] = a
    g.army[army * KINDS + MERCENARY_KINDS[0]] += 1
    g.log("log-recruited", "PP-19.3.8", seat=seat, unit=MERCENARY_KINDS[0], area=a)


WAYS: Final = (
    Action("excommunicate", papacy.why_not_excommunicate, papacy.excommunicate),
    Action("call_crusade", papacy.why_not_crusade, call_crusade),
)


def why_not_any_papal_action(g: Game, seat: Seat) -> Refusal | None:
    """PP-19.3.2: the action of the Papal Controller's Turn."""
    return papacy.why_not_papal_action(g, seat) or why_none(g, seat, WAYS)


def papal_action(g: Game, seat: Seat) -> Script[None]:
    yield from choose_way(g, seat, WHICH_PAPAL_ACTION, WAYS)


ACTIONS: Final[tuple[Action, ...]] = (
    hre.INCREASE_AUTHORITY,
    Action("papal_action", why_not_any_papal_action, papal_action),
)
