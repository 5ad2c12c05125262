"""PP-5.5.1 to 5.5.5 Declare War, in its exact order; with the Empire's defence (PP-18.4, PP-18.5)."""

from __future__ import annotations

from collections.abc import Callable, Collection
from functools import partial
from typing import Any, Final, NamedTuple

from westphalia.kernel.actions import Action
from westphalia.kernel.script import Ask, Kind, Outlook, Refusal, Script, Text, Value, allowed, choose, refusals

from .. import bot_power, pieces, terms
from ..board import AREA, REALM, SEA
from ..cost import Cost, Price, as_printed
from ..ids import Realm, Seat, pair
from ..model import ACTIVE_ALLY, NOBODY, Game, clockwise, is_bot
from ..tables import MIL
from . import (
    activation,
    bonuses,
    bots,
    calls,
    characters,
    checks,
    diplomacy,
    hre,
    land_battles,
    muster,
    naval_battles,
    npr,
    reactions,
    realm,
    recruit,
    ships,
    units,
    war_outlook,
    wars,
)

COST: Final = Cost(mil=1)
IMPERIAL_LIMIT: Final = 8  # PP-18.4.8
INTERNAL_INFLUENCE: Final = 3  # PP-18.5.1

TARGET: Final = Kind("war_target", "PP-5.5.1", REALM)
CB: Final = Kind("casus_belli", "PP-9.1.7")
DONE: Final = "done"
NO_TARGET: Final = Refusal("PP-5.5.2", "no-war-target")


def neighbours_and_others(g: Game, seat: Seat) -> list[Realm]:
    """Independent Realms, by number: everybody a War could be declared on."""
    return sorted(terms.independent_realms(g) - {g.realm[seat]})


def why_not_declare_war(g: Game, seat: Seat) -> Refusal | None:
    if not g.power[seat * 3 + MIL]:
        return realm.NO_POWER[MIL]
    realms = wars.open_to_war(g, seat)
    why_not = wars.judge_of_wars(g, seat)
    for r in realms:  # near ones first: Distant Realms need a CB, which takes longer to find
        if g.lands[r] and not terms.is_distant(g, r) and why_not(r) is None:
            return None
    why_not = wars.judge_of_wars(g, seat, wars.grounds_of(g, seat) if realms else None)
    for r in realms:
        if g.lands[r] and terms.is_distant(g, r) and why_not(r) is None:
            return None
    return NO_TARGET


def declare_war(
    g: Game, seat: Seat, price: Price = as_printed, against: Collection[Realm] | None = None
) -> Script[None]:
    """PP-5.5.3: pay, name targets and CBs, then the steps; at last the free action if no battle was fought. A card may
    say ``against`` whom (PP-16.3.30)."""
    realm.pay(g, seat, price(COST))
    targets = yield from name_targets(g, seat, against)
    fought = yield from wage(g, seat, targets)
    if not fought:
        yield from free_action(g, seat)


def name_targets(g: Game, seat: Seat, against: Collection[Realm] | None = None) -> Script[dict[Realm, str]]:
    """Step 1: any number of Realms, with the CB used against each (PP-9.1.7)."""
    targets = dict[Realm, str]()
    candidates = neighbours_and_others(g, seat) if against is None else against
    grounds = wars.grounds_of(g, seat)
    why_not = wars.judge_of_wars(g, seat, grounds)
    legal = allowed(candidates, why_not)
    with_cb = {r: cbs[0] for r in legal if (cbs := wars.usable_cbs(g, seat, r, grounds))}
    reasons = {REALM.id(r): cb for r, cb in with_cb.items()}
    while True:
        able: list[Value] = [r for r in legal if r not in targets]
        if targets:
            able.insert(0, DONE)
        if not able:
            return targets
        args: dict[str, Value] = {"n": len(targets), **reasons}
        why = partial(refusals, candidates, why_not)
        outlook = partial(war_outlook.what_war_brings, g, seat, [r for r in legal if r not in targets], with_cb)
        r = yield from choose(Ask(seat, TARGET, able, able[0], args, refused=why, outlook=outlook))
        if r == DONE:
            return targets
        found: list[Value] = [*wars.usable_cbs(g, seat, r, grounds)] or [wars.NO_CB]
        targets[r] = yield from choose(Ask(seat, CB, found, args={"realm": r}))


def wage(g: Game, seat: Seat, targets: dict[Realm, str]) -> Script[bool]:
    """PP-5.5.3 steps 1 to 7. True if a battle was fought."""
    was_at_war = at_war_with_players(g, seat)
    for r, cb in targets.items():  # 1
        yield from end_alliance_by_war(g, seat, r, by_event=False)
        wars.begin_war(g, seat, r)
        if cb == wars.CRUSADE_CB:
            g.committed[seat] = 1
    yield from lose_stability(g, seat, targets)  # 2
    if wars.HOLY_WAR_CB in targets.values():
        yield from bonuses.run_hooks(g, seat, "declare_war_holy_war")
    return (yield from carry_on(g, seat, list(targets), was_at_war))


def end_alliance_by_war(g: Game, seat: Seat, r: Realm, *, by_event: bool) -> Script[None]:
    """PP-11.2.18: declaring War on an Ally over a Disputed Succession ends the Alliance; an Active Ally or a player at
    one's side is abandoned with it (PP-11.3.33)."""
    token = g.alliance[pair(r, seat)]
    if not token:
        return
    beside = calls.fights_beside(g, seat, r)
    diplomacy.remove_alliance(g, seat, r, "PP-11.2.18")
    if token == ACTIVE_ALLY or beside:
        yield from calls.abandon(g, seat, r, was_active=token == ACTIVE_ALLY, by_event=by_event)


def carry_on(g: Game, seat: Seat, targets: list[Realm], was_at_war: set[Seat]) -> Script[bool]:
    """PP-5.5.3 steps 3 to 7. Between 5 and 6 those who were attacked may react (engine notes, 2.1)."""
    before = bytes(g.war)
    joined = yield from call_to_arms(g, seat, targets)  # 3
    yield from defenders_gain(g, seat, targets, joined, was_at_war)  # 4
    for r in targets:  # 5
        diplomacy.withdraw_influence(g, seat, r, "PP-5.5.3")
    yield from checks.settle(g)
    attacked = {g.seat_of[r] for r in targets} - was_at_war - {NOBODY}
    yield from reactions.war_begun(g, g.realm[seat], attacked, before)
    fought = yield from naval_first(g, seat)  # 6
    return (yield from then_on_land(g, seat)) or fought  # 7


# Wars by Events (PP-16.3.25 to 16.3.28)


def war_by_event(g: Game, seat: Seat, targets: Collection[Realm]) -> Script[bool]:
    """PP-16.3.25, PP-9.1.13: War tokens, then only steps 3 to 7: no cost, no loss of Stability, no free action. Only on
    legal targets (PP-16.3.26), never by who has passed (PP-16.3.27). False: no War."""
    legal = [r for r in targets if wars.why_not_war_by_event(g, seat, r) is None]
    if not legal:
        return False
    was_at_war = at_war_with_players(g, seat)
    for r in legal:
        yield from end_alliance_by_war(g, seat, r, by_event=True)
        wars.begin_war(g, seat, r)
    yield from carry_on(g, seat, legal, was_at_war)
    return True


def war_by_npr(g: Game, r: Realm, targets: Collection[Seat]) -> Script[bool]:
    """PP-16.3.28: an NPR attacks players, whose War tokens are placed on it; its Ally gets an Offensive Call, the
    Emperor his (PP-18.4.1, PP-18.4.4). False: no War."""
    victims = [seat for seat in clockwise(g, g.active) if seat in targets and wars.may_be_attacked_by_npr(g, seat, r)]
    if not victims:
        return False
    for seat in victims:
        wars.be_attacked(g, seat, r)
    aggressors = [r]
    patron = terms.patron(g, r)
    if patron != NOBODY:
        joins = yield from calls.call_player(g, r, patron, [g.realm[seat] for seat in victims], defensive=False)
        aggressors += [g.realm[patron]] * joins
    before = bytes(g.war)
    yield from emperor_called(g, [g.realm[seat] for seat in victims], aggressors)
    for seat in victims:
        yield from calls.send_defensive(g, seat, aggressors, to_players=True)
    for seat in victims:
        yield from pieces.gain_power(g, seat, MIL, "PP-11.3.20")
        bots.prepare_defence(g, seat, [r])
    yield from checks.settle(g)
    yield from reactions.war_begun(g, r, set(victims), before)
    lead = g.active if g.active in victims else victims[0]
    yield from naval_first(g, lead)
    yield from then_on_land(g, lead)
    return True


def at_war_with_players(g: Game, seat: Seat) -> set[Seat]:
    return {other for other in g.each_seat if terms.at_war_with(g, seat, g.realm[other])}


def lose_stability(g: Game, seat: Seat, targets: dict[Realm, str]) -> Script[None]:
    """Step 2: PP-9.1.5, PP-9.1.6, then PP-18.5.1 and PP-18.5.2."""
    for r, cb in targets.items():
        if cb == wars.NO_CB:
            yield from realm.change_stability(g, seat, -wars.NO_CB_STABILITY, "PP-9.1.5")
        if g.marriage[pair(r, seat)] and cb != wars.DISPUTED_CB and not wars.is_disputed(g, r):
            yield from realm.change_stability(g, seat, -wars.MARRIAGE_STABILITY, "PP-9.1.6")
    for r, cb in targets.items():
        if cb != wars.NO_CB or not hre.is_member(g, r):
            continue
        if g.emperor == g.realm[seat]:
            hre.change_authority(g, -1, "PP-18.5.1")
            areas = [a for a in g.board.main_areas if hre.is_hre_area(g, a)]
            yield from diplomacy.lose_influence(g, seat, areas, INTERNAL_INFLUENCE, "PP-18.5.1")
        elif hre.is_subject(g, g.realm[seat]) and hre.emperor_seat(g) not in (NOBODY, seat):
            yield from pieces.place_cb(g, hre.emperor_seat(g), g.realm[seat], "PP-18.5.2")


# Step 3: Calls to Arms (PP-5.5.3, PP-11.3.16)

DEFEND: Final = Kind("defend_hre", "PP-18.4.1")
CONTRIBUTE: Final = Kind("contribution", "PP-18.3.6")


def call_to_arms(g: Game, seat: Seat, targets: list[Realm]) -> Script[set[Seat]]:
    """(a) the declarer, (b) the Emperor, (c) targeted NPRs by name, (d) targeted players in turn order from the
    declarer. The players who joined the defence because an NPR called them."""
    helpers = yield from calls.send_offensive(g, seat, targets)  # (a)
    aggressors = [g.realm[seat], *helpers]
    subject = yield from emperor_called(g, targets, aggressors)  # (b)
    joined = set[Seat]() if subject == NOBODY else {hre.emperor_seat(g)}
    for r in npr.by_name(g, [r for r in targets if g.seat_of[r] == NOBODY]):  # (c)
        patron = terms.patron(g, r)
        if patron in (NOBODY, seat) or (r == subject and patron in joined):  # the Emperor has answered it already
            continue
        if patron in joined or g.realm[patron] in targets:  # he is on that side already (PP-11.3.16)
            yield from calls.settle_caller(g, r, patron, aggressors, defensive=True)
        elif (yield from calls.call_player(g, r, patron, aggressors, defensive=True)):
            joined.add(patron)
    for other in clockwise(g, seat):  # (d)
        if g.realm[other] in targets:
            yield from calls.send_defensive(g, other, aggressors, to_players=True)
    return joined


def emperor_called(g: Game, targets: list[Realm], aggressors: list[Realm]) -> Script[Realm]:
    """PP-18.4.1 to 18.4.6: an external Aggressor attacks Imperial Subjects, or the Emperor himself. The NPR Subject at
    whose Call he joins, an Ally of his before others, or NOBODY."""
    emperor = hre.emperor_seat(g)
    own = aggressors[0]
    if emperor == NOBODY or own == g.emperor or g.authority < 1 or not _is_external(g, emperor, own, targets):
        return NOBODY
    subjects = [r for r in targets if hre.is_subject(g, r) and not wars.is_at_war_with_emperor(g, r)]
    attacked = g.emperor in targets and hre.is_member(g, g.emperor)
    if not subjects and (not attacked or g.defending_hre):
        return NOBODY
    outlook = partial(what_defence_brings, g, emperor, subjects, aggressors)
    answer = "defend"  # a Bot always does (PB-8.8)
    if not is_bot(g, emperor):
        answer = yield Ask(emperor, DEFEND, ["defend", "refuse"], "refuse", args={"realm": own}, outlook=outlook)
    if answer == "refuse":
        if subjects:
            hre.change_authority(g, -1, "PP-18.4.3")
        return NOBODY
    nprs = [r for r in subjects if g.seat_of[r] == NOBODY]
    caller = next((r for r in nprs if g.alliance[pair(r, emperor)]), nprs[0] if nprs else NOBODY)
    if subjects:
        yield from calls.accept(g, subjects[0] if caller == NOBODY else caller, emperor, aggressors, defensive=True)
    if not g.defending_hre:
        yield from defend_empire(g, emperor, own)
    return caller


def _is_external(g: Game, emperor: Seat, own: Realm, targets: list[Realm]) -> bool:
    """PP-18.4.1: the aggressor is no Member; a Bot Emperor also defends Subjects against one without a CB (PB-8.8)."""
    if not hre.is_member(g, own):
        return True
    seat = g.seat_of[own]
    return is_bot(g, emperor) and seat != NOBODY and any(not wars.casus_belli(g, seat, r) for r in targets)


def what_defence_brings(g: Game, emperor: Seat, subjects: list[Realm], aggressors: list[Realm]) -> Outlook:
    """PP-18.4.2, PP-18.4.3: who is attacked and by whom, the Units of the Empire, what a refusal costs."""
    attacked = [Text("brings-attacked", {"realm": r}) for r in subjects or [g.emperor]]
    new_wars = [Text("brings-war", {"realm": r}) for r in aggressors if not terms.is_hostile(g, emperor, r)]
    raised = [] if g.defending_hre else [Text("brings-imperial", {"n": imperial_units(g, emperor)})]
    refused = Text("brings-authority-lost", {"n": 1}) if subjects else Text("brings-no-cost")
    return {"defend": [*attacked, *(new_wars if subjects else []), *raised], "refuse": [refused]}


def imperial_units(g: Game, emperor: Seat) -> int:
    """PP-18.4.8: as many as the Emperor has Influence in Elector Areas, at most 8."""
    return min(IMPERIAL_LIMIT, sum(diplomacy.influence_in(g, emperor, a) for a in hre.elector_areas(g)))


def defend_empire(g: Game, emperor: Seat, aggressor: Realm) -> Script[None]:
    """PP-18.4.2, PP-18.4.8: the slot is tagged, as many Units as the Emperor has Influence in Elector Areas, at most
    8."""
    g.defending_hre = 1
    if is_bot(g, emperor):  # PB-8.8
        bot_power.gain(g, emperor, g.authority, "PB-8.8")
    else:
        g.imperial_manpower = imperial_units(g, emperor)
    g.log("log-defending-hre", "PP-18.4.2", seat=emperor, n=g.imperial_manpower)
    yield from contributions(g, aggressor)


def contributions(g: Game, aggressor: Realm) -> Script[None]:
    """PP-18.3.6: each PR Imperial Subject contributes, clockwise from the Active Player."""
    for seat in clockwise(g, g.active):
        if not hre.is_subject(g, g.realm[seat]):
            continue
        if is_bot(g, seat):  # PB-8.9
            if not terms.is_at_war(g, g.realm[seat]):
                bot_power.lose(g, seat, 1, "PB-8.9")
            continue
        ways = list[Value]()
        soldiers = min(2, (units.manpower(g, seat) + 1) // 2, g.available[seat] + units.deployed_regulars(g, seat))
        ducats = min(6, (terms.tax_income(g, seat) + 1) // 2, g.ducats[seat])
        if soldiers:
            ways.append("give_soldiers")
        if ducats:
            ways.append("give_ducats")
        ways.append("lose_prestige")
        if not g.cb[pair(aggressor, seat)]:
            ways.append("give_cb")
        told: Outlook = {
            "give_soldiers": [Text("brings-soldiers", {"n": soldiers})],
            "give_ducats": [Text("brings-ducats", {"n": ducats})],
            "lose_prestige": [Text("brings-prestige-lost", {"n": 1})],
        }
        way = yield from choose(Ask(seat, CONTRIBUTE, ways, outlook=partial(dict, told)))
        if way == "give_soldiers":
            yield from units.exhaust(g, seat, soldiers, "PP-18.3.6")
        elif way == "give_ducats":
            g.ducats[seat] -= ducats
            g.log("log-ducats-lost", "PP-18.3.6", seat=seat, n=ducats)
        elif way == "lose_prestige":
            realm.score(g, seat, -1, "PP-18.3.6")
        else:
            yield from pieces.place_cb(g, seat, aggressor, "PP-18.3.6")


# Steps 4 to 7


def defenders_gain(g: Game, seat: Seat, targets: list[Realm], joined: set[Seat], was_at_war: set[Seat]) -> Script[None]:
    """PP-11.3.20: 1 MIL for each targeted player and each who accepted a Defensive Call of an NPR, unless he was
    already at War with the declarer."""
    for other in clockwise(g, seat):
        if other not in was_at_war and (g.realm[other] in targets or other in joined):
            yield from pieces.gain_power(g, other, MIL, "PP-11.3.20")
            bots.prepare_defence(g, other, [g.realm[seat]])


SEA_FIRST: Final = Kind("naval_battle_first", "PP-9.7.4", SEA)
LAND_FIRST: Final = Kind("land_battle_first", "PP-9.7.4", AREA)


def naval_first(g: Game, seat: Seat) -> Script[bool]:
    """Step 6, PP-9.1.8: all naval battles that the War sets off."""
    seas = sorted({z for other in g.each_seat for z in ships.spaces_at_sea(g, other)})
    arena = Arena(muster.is_naval_battle, naval_battles.fight, terms.ships_at_sea)
    return (yield from _fight_all(g, seat, SEA_FIRST, seas, arena))


def then_on_land(g: Game, seat: Seat) -> Script[bool]:
    """Step 7."""
    areas = sorted({a for other in g.each_seat for a in units.areas_with_units(g, other)})
    arena = Arena(muster.is_land_battle, land_battles.fight, terms.units_in)
    return (yield from _fight_all(g, seat, LAND_FIRST, areas, arena))


class Arena(NamedTuple):
    """Where battles are fought, on land or at sea."""

    is_battle: Callable[[Game, Seat, Any], bool]
    fight: Callable[[Game, Any, Seat], Script[int]]
    force: Callable[[Game, Seat, Any], int]  # what a player has there


def _fight_all(g: Game, seat: Seat, kind: Kind, places: list[Any], arena: Arena) -> Script[bool]:
    """PP-9.1.8: one after the other, in an order of the Active Player's choice."""
    fought = False
    left = [place for place in places if attacker_at(g, seat, place, arena) != NOBODY]
    while left:
        place = yield from choose(Ask(seat if g.active == NOBODY else g.active, kind, [*left]))
        left.remove(place)
        if g.turn is not None:
            g.turn.land_pending, g.turn.naval_pending = (left, []) if kind is LAND_FIRST else ([], left)
        yield from arena.fight(g, place, attacker_at(g, seat, place, arena))
        fought = True
        left = [place for place in left if attacker_at(g, seat, place, arena) != NOBODY]
    return fought


def attacker_at(g: Game, seat: Seat, place: int, arena: Arena) -> Seat:
    """PP-9.6.2: who leads the attack in a battle of this War: the Active Player if he fights there, also on the side of
    those who were attacked, else the declarer. NOBODY if there is no battle."""
    if g.active not in (NOBODY, seat) and arena.force(g, g.active, place) and arena.is_battle(g, g.active, place):
        return g.active
    return seat if arena.is_battle(g, seat, place) else NOBODY


# Step 8

FREE: Final = Kind("free_action", "PP-9.1.9")


def free_action(g: Game, seat: Seat) -> Script[None]:
    """PP-9.1.9: Activate Units or Recruit Units without its 1 MIL; a Leader may be appointed before it (PP-5.2.1)."""
    while True:
        ways: list[Value] = ["none"]
        if activation.why_not_activate_free(g, seat) is None:
            ways.append("activate")
        if recruit.why_not_recruit_free(g, seat) is None:
            ways.append("recruit")
        if len(ways) == 1:
            return
        if characters.why_not_appoint(g, seat) is None:
            ways.append("appoint")
        way = yield Ask(seat, FREE, ways, "none")
        if way == "appoint":
            yield from characters.appoint(g, seat)
            continue
        if way == "activate":
            yield from activation.activate_free(g, seat)
        elif way == "recruit":
            yield from recruit.recruit_free(g, seat)
        return


DECLARE_WAR: Final = Action("declare_war", why_not_declare_war, declare_war)
