"""PP-4.3 Phase 3: Peace and Rebels. NPR Invasions (B) are in invasions.py, Peace Resolution (D) in peace.py."""

from __future__ import annotations

from itertools import compress
from typing import Final

from westphalia.kernel.script import PAUSE, Ask, Kind, Script, choose

from .. import pieces, terms
from ..board import AREA, AREA_OF, IS_DISTANT, PROVINCE, PROVINCE_SORT, REALMS
from ..card_rules import prestige
from ..ids import Area, Province, Realm, Seat, pair
from ..model import DISPUTED, MARRIAGE, NOBODY, Game, PhaseMemory, in_interregnum, is_bot
from ..rules import bonuses, bots, checks, diplomacy, invasions, peace, realm, rebels, religion
from ..tables import CB_PRESTIGE, DISPUTED_PRESTIGE, DIVERSE, MAX_SEATS, OCCUPIED_PRESTIGE

WAR_UNREST: Final = 2  # PP-4.3.12 (1)
UNSTABLE: Final = -2  # PP-4.3.12 (2)
STABLE: Final = 2  # PP-4.3.12 (3)
DISPUTED_INFLUENCE: Final = 2  # PP-4.3.7(b)


def peace_and_rebels(g: Game) -> Script[None]:
    """Steps A to I, with a pause after each."""
    if g.phase is None:
        g.log("log-phase", "PP-4.3.1", number=3)
        yield from prestige.open_phase(g)
        g.phase = PhaseMemory()
    steps = (
        remove_cb_and_truce,  # A
        invasions.invade,  # B
        rebels.rebels_act,  # C
        make_peace,  # D, E
        interregnum,  # F
        religious_dissent,  # G
        add_and_remove_unrest,  # H
        rebels.rebel_dice_of_all,  # I
    )
    while g.phase.done < len(steps):
        yield PAUSE
        yield from steps[g.phase.done](g) or ()
        yield from close_step(g)
        g.phase.done += 1
    g.phase = None


def close_step(g: Game) -> Script[None]:
    """Continuous checks, then the Mission window (PP-17.2.12)."""
    yield from checks.settle(g)
    yield from prestige.mission_window(g)


def remove_cb_and_truce(g: Game) -> None:
    """PP-4.3.1: each CB token costs its owner 2 Prestige unless he is at War with that Realm, be it as the Active Ally
    of an Enemy (PP-2.5.30)."""
    if any(g.truce) or any(g.cb):
        g.log("log-treaties-over", "PP-4.3.1")
    for seat in g.turn_order:
        for r in compress(REALMS, g.cb[seat::MAX_SEATS]):
            g.cb[pair(r, seat)] = 0
            if not terms.is_hostile(g, seat, r):
                realm.score(g, seat, -CB_PRESTIGE, "PP-4.3.1")
        for r in compress(REALMS, g.truce[seat::MAX_SEATS]):
            g.truce[pair(r, seat)] = 0


# D, E


def make_peace(g: Game) -> Script[None]:
    """Peace Resolution (D), then what Disputed Successions and occupied Towns cost (E1, E2)."""
    yield from peace.resolve(g)
    judge_disputed_successions(g)
    judge_occupied_towns(g)


def judge_disputed_successions(g: Game) -> None:
    """PP-4.3.7, PP-11.2.19: every Disputed Succession token is flipped back and costs 3 Prestige unless secured."""
    for seat in g.turn_order:
        for r in diplomacy.partners(g, seat):
            at = pair(r, seat)
            if g.marriage[at] == DISPUTED:
                g.marriage[at] = MARRIAGE
                g.log("log-undisputed", "PP-4.3.7", seat=seat, realm=r)
                if not secured(g, seat, r):
                    realm.score(g, seat, -DISPUTED_PRESTIGE, "PP-4.3.7")


def secured(g: Game, seat: Seat, r: Realm) -> bool:
    """PP-4.3.7: (a) the owner's own Vassal; (b) the only PR allied, in an NPR with most Influence (2 or more)."""
    if g.vassal[g.capital[r]] == seat:
        return True
    allies = [other for other in g.each_seat if g.alliance[pair(r, other)]]
    if allies != [seat]:
        return False
    if terms.is_pr(g, r):
        return True
    held = [diplomacy.influence_on(g, other, r) for other in g.each_seat]
    own = held[seat]
    return own >= DISPUTED_INFLUENCE and all(n < own for other, n in enumerate(held) if other != seat)


def judge_occupied_towns(g: Game) -> None:
    """PP-4.3.8: Prestige equal to the Tax Values of own occupied Towns, at most 5; Vassal Provinces do not count."""
    for seat in g.turn_order:
        lost = occupied_tax(g, seat)
        realm.score(g, seat, -min(lost, OCCUPIED_PRESTIGE), "PP-4.3.8")


def occupied_tax(g: Game, seat: Seat) -> int:
    """Tax Values of a player's Towns under enemy or Rebel control."""
    lands = g.lands[g.realm[seat]]
    return sum(terms.tax_value(g, p) for p in lands if g.town[p] == seat and g.occupier[p] != NOBODY)


# F


def interregnum(g: Game) -> Script[None]:
    """PP-4.3.9, PP-7.2.15: without a Ruler 1 Stability is lost, and all Marriages on the Realm are disputed."""
    for seat in g.turn_order:
        if in_interregnum(g, seat):
            yield from realm.change_stability(g, seat, -1, "PP-4.3.9")
            diplomacy.dispute_succession(g, g.realm[seat])


# G

DISSENT_TOWN: Final = Kind("dissent_town", "PP-4.3.10", PROVINCE)
DISSENT_VASSAL_AREA: Final = Kind("dissent_vassal_area", "PP-4.3.11", AREA)
DISSENT_VASSAL: Final = Kind("dissent_vassal", "PP-4.3.11", PROVINCE)
TOLERATED_AREA: Final = Kind("tolerated_area", "PP-4.3.10", AREA)
INFLUENCE: Final = "remove_influence"
TOLERANCE: Final = bonuses.number("tolerance")
TOLERATED_AREAS: Final = 2  # of Tolerance


def religious_dissent(g: Game) -> Script[None]:
    """PP-4.3.10, PP-4.3.11: each player in turn order, Towns and then Vassals."""
    for seat in g.turn_order:
        if is_bot(g, seat):
            dissent_of_bot(g, seat)
            continue
        yield from dissent_of_towns(g, seat)
        if not bonuses.has_idea(g, seat, TOLERANCE):
            yield from dissent_of_vassals(g, seat)


def dissent_of_towns(g: Game, seat: Seat) -> Script[None]:
    """PP-4.3.10: in each own Area of another Religion Unrest on one own Town without Unrest, of own choice."""
    areas = [a for a in terms.own_areas(g, g.realm[seat]) if religion.dissents(g, seat, a)]
    if bonuses.has_idea(g, seat, TOLERANCE):
        areas = [a for a in areas if religion.area_religion(g, a) != DIVERSE]
        for _ in range(TOLERATED_AREAS):
            if not areas:
                return
            spared = yield from choose(Ask(seat, TOLERATED_AREA, areas))
            areas.remove(spared)
    for a in areas:
        towns = [p for p in calm_towns(g, seat) if AREA_OF[p] == a]
        if towns:
            p = yield from choose(Ask(seat, DISSENT_TOWN, towns, args={"area": a}))
            add_unrest(g, seat, p, "PP-4.3.10")


def dissent_of_bot(g: Game, seat: Seat) -> None:
    """PB-8.2: at most 1 Unrest, on the Town that is worth least."""
    areas = [a for a in terms.own_areas(g, g.realm[seat]) if religion.dissents(g, seat, a)]
    towns = [p for p in calm_towns(g, seat) if AREA_OF[p] in areas]
    if towns:
        p = min(towns, key=lambda q: (terms.tax_value(g, q), PROVINCE_SORT[q]))
        add_unrest(g, seat, p, "PB-8.2")


def calm_towns(g: Game, seat: Seat) -> list[Province]:
    """Own, unoccupied Towns without Unrest."""
    return [p for p in terms.own_towns(g, seat) if not g.unrest[p]]


def add_unrest(g: Game, seat: Seat, p: Province, rule: str) -> None:
    pieces.add_unrest(g, p)
    g.log("log-unrest", rule, seat=seat, province=p)


def dissent_of_vassals(g: Game, seat: Seat) -> Script[None]:
    """PP-4.3.11: once per player, in one Area of another Religion with own Vassal tokens: Influence or Unrest."""
    areas = sorted({AREA_OF[p] for p in terms.marked(g, seat) if g.vassal[p] == seat and not IS_DISTANT[AREA_OF[p]]})
    possible = [a for a in areas if religion.dissents(g, seat, a) and vassal_penalties(g, seat, a)]
    if not possible:
        return
    a = yield from choose(Ask(seat, DISSENT_VASSAL_AREA, possible))
    penalty = yield from choose(Ask(seat, DISSENT_VASSAL, vassal_penalties(g, seat, a), args={"area": a}))
    if penalty == INFLUENCE:
        yield from diplomacy.lose_influence(g, seat, [a], 1, "PP-4.3.11")
    else:
        add_unrest(g, seat, penalty, "PP-4.3.11")


def vassal_penalties(g: Game, seat: Seat, a: Area) -> list[int | str]:
    """What PP-4.3.11 can take in an Area: a Vassal Province without Unrest, or Influence."""
    found: list[int | str] = [
        p for p in g.board.provinces_of[a] if g.vassal[p] == seat and g.occupier[p] == NOBODY and not g.unrest[p]
    ]
    if g.influence[pair(a, seat)] or (g.emperor == g.realm[seat] and g.imperial[a]):
        found.append(INFLUENCE)
    return found


# H

UNREST_TOWN: Final = Kind("unrest_town", "PP-4.3.12", PROVINCE)
CALM_TOWN: Final = Kind("calm_town", "PP-4.3.12", PROVINCE)
NOTHING: Final = "none"


def add_and_remove_unrest(g: Game) -> Script[None]:
    """PP-4.3.12: each sub-step is done by all players in turn order before the next."""
    for seat in g.turn_order:
        if terms.is_at_war(g, g.realm[seat]):
            yield from add_unrest_to_towns(g, seat, WAR_UNREST)
    for seat in g.turn_order:
        if g.stability[seat] <= UNSTABLE:
            yield from add_unrest_to_towns(g, seat, 1)
    for seat in g.turn_order:
        if is_bot(g, seat):
            bots.calm_by_ideas(g, seat)
        elif g.stability[seat] >= bonuses.changed(g, seat, "phase_3_h", "stability_needed", STABLE):
            yield from calm_one(g, seat)


def add_unrest_to_towns(g: Game, seat: Seat, amount: int) -> Script[None]:
    """As many as possible, of the owner's choice."""
    for _ in range(amount):
        towns = calm_towns(g, seat)
        if not towns:
            return
        p = yield from choose(Ask(seat, UNREST_TOWN, towns))
        add_unrest(g, seat, p, "PP-4.3.12")


def calm_one(g: Game, seat: Seat) -> Script[None]:
    """PP-4.3.12 (3): from one own Town, or not."""
    towns = [p for p in terms.own_towns(g, seat) if g.unrest[p]]
    if towns:
        p = yield Ask(seat, CALM_TOWN, [*towns, NOTHING])
        if p != NOTHING:
            pieces.remove_unrest(g, p)
            g.log("log-calmed", "PP-4.3.12", seat=seat, province=p)
