"""PP-11.3.11 to 11.3.33 Calls to Arms: sending, receiving, refusing; Active Allies; abandoning an Ally."""

from __future__ import annotations

from functools import partial
from typing import Final

from westphalia.kernel.script import Ask, Kind, Outlook, Refusal, Script, Text, Value, allowed, choose, refusals

from .. import bot_power, history, pieces, terms
from ..board import AREA, REALM, REALMS
from ..ids import Realm, Seat, pair
from ..model import ACTIVE_ALLY, ALLIANCE, NOBODY, PASSED, Game, is_bot
from ..tables import MIL
from . import bots, diplomacy, npr, realm, units, wars

OFFENSIVE: Final = 2  # Influence for an Offensive Call to Arms, PP-11.3.12
DEFENSIVE: Final = 1
REFUSED_PRESTIGE: Final = 2  # PP-11.3.23(c)
REFUSED_INFLUENCE: Final = 5
ABANDONED_STABILITY: Final = 2  # PP-11.3.33
CUT_TIES_INFLUENCE: Final = 5  # PP-11.3.35

CALL: Final = Kind("call_to_arms", "PP-11.3.11", REALM)
CALL_FROM: Final = Kind("call_influence", "PP-11.3.12", AREA)
ANSWER: Final = Kind("call_answer", "PP-11.3.17")
ACTIVATE: Final = Kind("activate_ally", "PP-11.3.27")
REFUSED_CB: Final = Kind("refused_cb", "PP-11.3.23")
DONE: Final = "done"
IMPERIAL: Final = "imperial"


# Sending (PP-11.3.11 to 11.3.14)


def call_price(g: Game, seat: Seat, r: Realm, base: int) -> int:
    """PP-11.3.12, PP-11.2.5: a Royal Marriage in one of its Areas saves 1; Aragon comes for nothing (PP-3.0.1)."""
    if diplomacy.is_permanent(g, seat, r):
        return 0
    return base - int(not set(diplomacy.areas_of_realm(g, r)).isdisjoint(diplomacy.marriage_areas(g, seat)))


def payable(g: Game, seat: Seat, r: Realm) -> int:
    """Influence (Imperial for the Emperor, PP-5.2.13) or, for a Distant Ally, Colonists that can be discarded."""
    if terms.is_distant(g, r):
        return g.colonists[seat]
    areas = diplomacy.areas_of_realm(g, r)
    total = sum(g.influence[pair(a, seat)] for a in areas)
    if g.emperor == g.realm[seat]:
        total += sum(g.imperial[a] for a in areas)
    return total


def callable_nprs(g: Game, seat: Seat, enemies: list[Realm], base: int) -> list[Realm]:
    """PP-11.3.13: NPR Allies at Peace, adjacent to the Realm or to a new Enemy, whose price can be paid."""
    own = g.realm[seat]
    return [
        r
        for r in diplomacy.alliances_of(g, seat)
        if g.seat_of[r] == NOBODY
        and g.alliance[pair(r, seat)] == ALLIANCE
        and not terms.is_at_war(g, r)
        and payable(g, seat, r) >= call_price(g, seat, r, base)
        and (terms.are_realms_adjacent(g, own, r) or any(terms.are_realms_adjacent(g, x, r) for x in enemies))
    ]


def call_npr(g: Game, seat: Seat, r: Realm, enemies: list[Realm], base: int) -> Script[None]:
    """PP-11.3.14: pay, flip the token, Allied Units, 1 MIL if adjacent to a new Enemy; for a Bot 2 Bot Power in the
    place of both (PP-11.3.38)."""
    for _ in range(call_price(g, seat, r, base)):
        yield from pay_influence(g, seat, r)
    activate(g, seat, r)
    if is_bot(g, seat):
        bot_power.gain(g, seat, bots.CALLED_POWER, "PP-11.3.38")
        return
    if any(terms.are_realms_adjacent(g, x, r) for x in enemies):
        yield from pieces.gain_power(g, seat, MIL, "PP-11.3.14")


def pay_influence(g: Game, seat: Seat, r: Realm) -> Script[None]:
    if terms.is_distant(g, r):
        pieces.lose_colonists(g, seat, 1)
        g.log("log-colonist-lost", "PP-11.3.12", seat=seat)
        return
    areas = diplomacy.areas_of_realm(g, r)
    options: list[Value] = [a for a in areas if g.influence[pair(a, seat)]]
    if g.emperor == g.realm[seat] and any(g.imperial[a] for a in areas):
        options.append(IMPERIAL)
    a = yield from choose(Ask(seat, CALL_FROM, options))
    if a == IMPERIAL:
        held: list[Value] = [b for b in areas if g.imperial[b]]
        b = yield from choose(Ask(seat, CALL_FROM, held))
        diplomacy.take_imperial(g, seat, b, 1, "PP-11.3.12")
    else:
        diplomacy.take_influence(g, seat, a, 1, "PP-11.3.12")


def activate(g: Game, seat: Seat, r: Realm) -> None:
    """PP-11.3.27, PP-11.3.28: the Alliance token shows Active Ally; half its Strength joins, at most 5 Units."""
    g.alliance[pair(r, seat)] = ACTIVE_ALLY
    history.note_active_ally(g, seat, r)
    g.strength_before[r] = npr.strength(g, r)
    if not is_bot(g, seat):
        g.allied_available[seat] += units.allied_units(g.strength_before[r])
    g.log("log-active-ally", "PP-11.3.14", seat=seat, realm=r)


def send_defensive(g: Game, seat: Seat, enemies: list[Realm], *, to_players: bool) -> Script[None]:
    """PP-11.3.11(b), (c): any number of Defensive Calls, in an order of own choice; not to players who are at War with
    these Enemies already, as targets or because they have joined (PP-11.3.16)."""
    if is_bot(g, seat):
        yield from call_all(g, seat, enemies)
        return
    called = list[Realm]()
    while True:
        able: list[Value] = [r for r in callable_nprs(g, seat, enemies, DEFENSIVE) if r not in called]
        if to_players:
            able += [
                r
                for r in player_allies(g, seat)
                if r not in called
                and r not in enemies
                and not all(terms.at_war_with(g, g.seat_of[r], enemy) for enemy in enemies)
            ]
        if not able:
            return
        r = yield Ask(seat, CALL, [DONE, *able], DONE)
        if r == DONE:
            return
        called.append(r)
        if g.seat_of[r] == NOBODY:
            yield from call_npr(g, seat, r, enemies, DEFENSIVE)
        else:
            yield from call_player(g, g.realm[seat], g.seat_of[r], enemies, defensive=True)


def call_all(g: Game, seat: Seat, enemies: list[Realm]) -> Script[None]:
    """PB-7.7: a Bot calls every Ally that can be called and is adjacent to an Enemy."""
    while able := [
        r
        for r in callable_nprs(g, seat, enemies, DEFENSIVE)
        if any(terms.are_realms_adjacent(g, x, r) for x in enemies)
    ]:
        yield from call_npr(g, seat, able[0], enemies, DEFENSIVE)


def send_offensive(g: Game, seat: Seat, targets: list[Realm]) -> Script[list[Realm]]:
    """PP-11.3.11(a), PP-5.2.11: before anything else of the Calls to Arms. The Realms of the players who joined."""
    called = list[Realm]()
    joined = list[Realm]()
    if is_bot(g, seat):  # PB-7.7
        return joined
    while True:
        able: list[Value] = [r for r in able_to_join(g, seat, targets) if r not in called]
        if not able:
            return joined
        r = yield Ask(seat, CALL, [DONE, *able], DONE)
        if r == DONE:
            return joined
        called.append(r)
        if g.seat_of[r] == NOBODY:
            yield from call_npr(g, seat, r, targets, OFFENSIVE)
        elif (yield from call_player(g, g.realm[seat], g.seat_of[r], targets, defensive=False)):
            joined.append(r)


def able_to_join(g: Game, seat: Seat, targets: list[Realm]) -> list[Realm]:
    """PP-11.3.11(a): who can get an Offensive Call."""
    allies = [r for r in player_allies(g, seat) if r not in targets and not is_allied_to_any(g, g.seat_of[r], targets)]
    return [*callable_nprs(g, seat, targets, OFFENSIVE), *allies]


def player_allies(g: Game, seat: Seat) -> list[Realm]:
    return [r for r in diplomacy.alliances_of(g, seat) if g.seat_of[r] != NOBODY]


def is_allied_to_any(g: Game, seat: Seat, realms: list[Realm]) -> bool:
    """PP-11.3.18: a player allied to both sides can be called by the defending side only."""
    return any(g.alliance[pair(r, seat)] for r in realms)


# Receiving (PP-11.3.15 to 11.3.23)


def why_not_accept(g: Game, seat: Seat, enemies: list[Realm], *, defensive: bool) -> Refusal | None:
    """PP-11.3.17: a Defensive Call always; an Offensive one only if that War could be declared oneself with the CB that
    the Call is (PP-11.3.22), or is fought already, be it against an Active Ally of an Enemy (PP-11.3.30)."""
    if defensive:
        return None
    refused = (wars.why_not_war_with_cb(g, seat, r) for r in enemies if not terms.is_hostile(g, seat, r))
    return next((refusal for refusal in refused if refusal is not None), None)


def call_player(g: Game, caller: Realm, seat: Seat, enemies: list[Realm], *, defensive: bool) -> Script[bool]:
    """PP-11.3.16, PP-11.3.17: the called player answers at once; everything nested is finished before the next Call."""
    if diplomacy.is_permanent(g, seat, caller):  # a team is always on the same side (PP-3.0.1)
        yield from accept(g, caller, seat, enemies, defensive=defensive)
        return True
    if is_bot(g, seat):
        if defensive and not is_at_war_with_player(g, seat):
            yield from accept(g, caller, seat, enemies, defensive=defensive)
            return True
        yield from refuse(g, caller, seat, defensive=defensive)
        return False

    def why_not(answer: Value) -> Refusal | None:
        return why_not_accept(g, seat, enemies, defensive=defensive) if answer == "accept" else None

    answers: list[Value] = ["accept", "refuse"]
    args = {"realm": caller, "other_realm": enemies[0]}
    outlook = partial(what_call_brings, g, caller, seat, enemies, defensive=defensive)
    refused = partial(refusals, answers, why_not)
    answer = yield Ask(seat, ANSWER, allowed(answers, why_not), "refuse", args=args, refused=refused, outlook=outlook)
    if answer == "accept":
        yield from accept(g, caller, seat, enemies, defensive=defensive)
        return True
    yield from refuse(g, caller, seat, defensive=defensive)
    return False


def what_call_brings(g: Game, caller: Realm, seat: Seat, enemies: list[Realm], *, defensive: bool) -> Outlook:
    """PP-11.3.19, PP-11.3.23: the Wars of who accepts, what it costs to refuse."""
    kind = Text("brings-defensive-call" if defensive else "brings-offensive-call")
    new_wars = [Text("brings-war", {"realm": r}) for r in enemies if not terms.is_hostile(g, seat, r)]
    costs = [Text("brings-alliance-ends", {"realm": caller})]
    if g.alliance[pair(caller, seat)] == ACTIVE_ALLY or fights_beside(g, seat, caller):
        costs.append(Text("brings-abandoned", {"n": ABANDONED_STABILITY}))
    if defensive and not is_excused(g, seat):
        costs.append(Text("brings-refusal", {"n": REFUSED_PRESTIGE, "cubes": REFUSED_INFLUENCE}))
    return {"accept": [kind, *new_wars], "refuse": [kind, *costs]}


def is_at_war_with_player(g: Game, seat: Seat) -> bool:
    """PP-11.3.38: a Bot at War with an Opponent refuses every Call."""
    return any(g.seat_of[r] != NOBODY for r in terms.wars_of(g, seat))


def is_excused(g: Game, seat: Seat) -> bool:
    """PP-11.3.24: who has passed or is at War."""
    return g.status[seat] == PASSED or terms.is_at_war(g, g.realm[seat])


def accept(g: Game, caller: Realm, seat: Seat, enemies: list[Realm], *, defensive: bool) -> Script[None]:
    """PP-11.3.19 (a) to (d)."""
    g.log("log-call-accepted", "PP-11.3.19", seat=seat, realm=caller)
    for r in enemies:
        other = g.seat_of[r]
        if terms.is_hostile(g, seat, r):
            continue
        if defensive and other != NOBODY:
            wars.begin_war(g, other, g.realm[seat])
        elif defensive:
            wars.be_attacked(g, seat, r)
        else:
            wars.begin_war(g, seat, r)
            if not defensive and g.marriage[pair(r, seat)] and not wars.is_disputed(g, r):
                yield from realm.change_stability(g, seat, -1, "PP-11.2.7")
    yield from settle_caller(g, caller, seat, enemies, defensive=defensive)


def settle_caller(g: Game, caller: Realm, seat: Seat, enemies: list[Realm], *, defensive: bool) -> Script[None]:
    """PP-11.3.19 (b), (c), (d)."""
    is_npr = g.seat_of[caller] == NOBODY
    if is_npr and defensive:
        yield from send_defensive(g, seat, enemies, to_players=False)
    if defensive:
        for r in enemies:
            if g.seat_of[r] != NOBODY and g.alliance[pair(r, seat)]:
                diplomacy.remove_alliance(g, seat, r, "PP-11.3.19")
    if is_npr and g.alliance[pair(caller, seat)] == ALLIANCE and not is_bot(g, seat):
        answer = yield Ask(seat, ACTIVATE, ["make_active", "leave_alone"], args={"realm": caller})
        if answer == "make_active":
            activate(g, seat, caller)


def refuse(g: Game, caller: Realm, seat: Seat, *, defensive: bool) -> Script[None]:
    """PP-11.3.23 (a) to (e), PP-11.3.24."""
    g.log("log-call-refused", "PP-11.3.23", seat=seat, realm=caller)
    was_active = g.alliance[pair(caller, seat)] == ACTIVE_ALLY
    beside = fights_beside(g, seat, caller)
    areas = diplomacy.areas_of_realm(g, caller)
    diplomacy.remove_alliance(g, seat, caller, "PP-11.3.23")  # (a)
    if was_active or beside:  # (b)
        yield from abandon(g, seat, caller, was_active=was_active, by_event=False)
    other = g.seat_of[caller]
    if defensive and not is_excused(g, seat):
        realm.score(g, seat, -REFUSED_PRESTIGE, "PP-11.3.23")  # (c)
        yield from diplomacy.lose_influence(g, seat, areas, REFUSED_INFLUENCE, "PP-11.3.23")
        if other != NOBODY:  # (d)
            answer = yield Ask(other, REFUSED_CB, ["place_cb", "decline"], args={"seat": seat})
            if answer == "place_cb":
                yield from pieces.place_cb(g, other, g.realm[seat], "PP-11.3.23")
    if other == NOBODY or not g.cb[pair(g.realm[seat], other)]:  # (e)
        diplomacy.place_truce(g, seat, caller, "PP-11.3.23")


def fights_beside(g: Game, seat: Seat, r: Realm) -> bool:
    """A player at one's side against a common Enemy (PP-11.3.33)."""
    other = g.seat_of[r]
    if other == NOBODY:
        return False
    return any(g.war[pair(x, seat)] and g.war[pair(x, other)] for x in REALMS)


# Abandoning an Ally (PP-11.3.33, PP-11.3.36)


def abandon(g: Game, seat: Seat, r: Realm, *, was_active: bool, by_event: bool) -> Script[None]:
    """2 Stability (not by an Event), all Influence in its Areas, its Allied Units; Enemies put War tokens on it."""
    if not by_event:
        yield from realm.change_stability(g, seat, -ABANDONED_STABILITY, "PP-11.3.33")
    diplomacy.withdraw_influence(g, seat, r, "PP-11.3.33")
    if was_active:
        yield from units.lose_allied_units(g, seat, units.allied_units(g.strength_before[r]), "PP-11.3.33")
        g.strength_before[r] = 0
        for other in g.each_seat:
            if other != seat and terms.at_war_with(g, seat, g.realm[other]):
                wars.begin_war(g, other, r)


def end_by_event(g: Game, seat: Seat, r: Realm, *, penalty: bool = True) -> Script[None]:
    """PP-16.3.22: the tokens go; for an Active Ally or a player at one's side also PP-11.3.33, but no Stability."""
    was_active = g.alliance[pair(r, seat)] == ACTIVE_ALLY
    beside = fights_beside(g, seat, r)
    diplomacy.remove_alliance(g, seat, r, "PP-16.3.22")
    if (was_active or beside) and penalty:
        yield from abandon(g, seat, r, was_active=was_active, by_event=True)


def cut_alliance(g: Game, seat: Seat, r: Realm) -> Script[None]:
    """PP-11.3.35: 5 Influence from the former Ally's Areas, and a Truce on both sides; in war also PP-11.3.33."""
    areas = diplomacy.areas_of_realm(g, r)
    was_active = g.alliance[pair(r, seat)] == ACTIVE_ALLY
    beside = fights_beside(g, seat, r)
    diplomacy.remove_alliance(g, seat, r, "PP-11.3.35")
    yield from diplomacy.lose_influence(g, seat, areas, CUT_TIES_INFLUENCE, "PP-11.3.35")
    diplomacy.place_truce(g, seat, r, "PP-11.3.35")
    if was_active or beside:
        yield from abandon(g, seat, r, was_active=was_active, by_event=False)
