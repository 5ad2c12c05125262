"""PP-18 The Holy Roman Empire: authority, lands, Imperial Influence, leaving and rejoining, religion, elections.

Defending the Empire (18.4) and internal Wars (18.5) belong to the Declarations of War.
"""

from __future__ import annotations

from functools import cache
from itertools import compress
from typing import Final

from westphalia.kernel.actions import Action
from westphalia.kernel.script import Ask, Kind, Refusal, Script, choose

from .. import pieces, terms
from ..battle import Battle, Side
from ..board import AREA, AREA_OF, AREAS, IN_HRE, IS_ELECTOR, REALM, REALMS
from ..board import realm as realm_number
from ..ids import Area, Province, Realm, Seat, pair
from ..model import AGGRESSOR, LEFT_HRE, NOBODY, NONE, SENT_OUT, Game, TurnMemory, clockwise, is_bot, players
from ..scenarios import VARIANTS
from ..tables import (
    ADM,
    AREA_LIMIT,
    ARMIES,
    CATHOLIC,
    COUNTER_REFORMED,
    DIP,
    IA_MAX,
    IMPERIAL_CUBES,
    MIL,
    NO_RELIGION,
    PROTESTANT,
    REVOLUTIONARY,
)
from . import diplomacy, realm, religion

RELIGION_AGE: Final = 3  # PP-18.7.2
ELECTION_LIMIT: Final = 4  # PP-18.9.1
AUTHORITY_AFTER_ELECTION: Final = 3  # PP-18.9.6
NO_CANDIDATE_LOSS: Final = 2  # PP-18.9.3


# 18.1 Imperial Authority


def emperor_seat(g: Game) -> Seat:
    """The player who is Emperor, or NOBODY."""
    return NOBODY if g.emperor == NOBODY else g.seat_of[g.emperor]


def authority_cap(g: Game) -> int:
    """PP-18.1.2."""
    return min(IA_MAX, 1 + len(elector_areas(g)))


def change_authority(g: Game, steps: int, rule: str) -> None:
    """PP-18.1.1, PP-18.1.2: within 0 and the cap."""
    if g.emperor == NOBODY:
        return
    before = g.authority
    g.authority = max(0, before + steps) if steps < 0 else min(before + steps, max(before, authority_cap(g)))
    if g.authority != before:
        g.log("log-authority", rule, value=g.authority)


POWER_BY_AUTHORITY: Final = (  # PP-18.1.5
    (), (), ((DIP, 1),), ((DIP, 1),), ((DIP, 1), (MIL, 1)), ((DIP, 1), (MIL, 1)), ((DIP, 2), (MIL, 1)),
)  # fmt: skip

NOT_EMPEROR: Final = Refusal("PP-18.1.7", "no-authority-not-emperor")
AT_CAP: Final = Refusal("PP-18.1.7", "no-authority-at-cap")
NO_ADM: Final = Refusal("PP-5.0.2", "no-power-adm")


def why_not_increase_authority(g: Game, seat: Seat) -> Refusal | None:
    """PP-18.1.7."""
    if emperor_seat(g) != seat:
        return NOT_EMPEROR
    if g.authority >= authority_cap(g):
        return AT_CAP
    return None if pieces.can_pay(g, seat, ADM, 1 + g.authority) else NO_ADM


def increase_authority(g: Game, seat: Seat) -> Script[None]:
    """PP-18.1.7: for 1 + current IA in ADM."""
    realm.pay_power(g, seat, ADM, 1 + g.authority)
    change_authority(g, 1, "PP-18.1.7")
    yield from ()


INCREASE_AUTHORITY: Final = Action("increase_authority", why_not_increase_authority, increase_authority)


# 18.2 Imperial Influence

IMPERIAL_AREA: Final = Kind("imperial_influence", "PP-18.2.2", AREA)
KEEP: Final = "keep"


def why_not_imperial_influence(g: Game, a: Area) -> bool:
    """PP-18.2.3: not in an HRE Area with a Province owned by an NPR Member, or full."""
    if not is_hre_area(g, a) or pieces.cubes_in(g, a) >= AREA_LIMIT:
        return True
    return not has_npr_member(g, a)


def has_npr_member(g: Game, a: Area) -> bool:
    """PP-18.2.3: at least 1 Province is owned by an NPR that is an HRE Member."""
    return any(g.vassal[p] == NOBODY and is_npr_member(g, terms.owner(g, p)) for p in g.board.provinces_of[a])


def is_npr_member(g: Game, r: Realm) -> bool:
    return r != NOBODY and terms.is_npr(g, r) and is_member(g, r)


IMPERIAL_TO_REMOVE: Final = Kind("imperial_to_remove", "PP-18.2.2", AREA)
IMPERIAL_TO_MOVE: Final = Kind("imperial_to_move", "PP-18.2.2", AREA)


def adjust_imperial_influence(g: Game) -> Script[None]:
    """PP-18.2.2, PP-4.5.9: as many cubes as IA; the Emperor places what is missing and may move all the others."""
    seat = emperor_seat(g)
    number = min(g.authority, IMPERIAL_CUBES)
    for a in AREAS:
        if g.imperial[a] and not has_npr_member(g, a):  # PP-18.2.3
            _clear_imperial(g, a, "PP-18.2.3")
    while sum(g.imperial) > number:
        a = yield from choose(Ask(seat, IMPERIAL_TO_REMOVE, [a for a in AREAS if g.imperial[a]]))
        g.imperial[a] -= 1
        g.log("log-imperial-lost", "PP-18.2.2", seat=seat, area=a, n=1)
    while sum(g.imperial) < number and (room := imperial_room(g)):  # PP-18.2.7
        yield from _place_imperial(g, seat, room)
    for _ in range(sum(g.imperial)):
        room = imperial_room(g)
        if not room:
            return
        origin = yield Ask(seat, IMPERIAL_TO_MOVE, [KEEP, *(a for a in AREAS if g.imperial[a])], KEEP)
        if origin == KEEP:
            return
        g.imperial[origin] -= 1
        g.log("log-imperial-lost", "PP-18.2.2", seat=seat, area=origin, n=1)
        yield from _place_imperial(g, seat, sorted({*room, origin}))


def imperial_room(g: Game) -> list[Area]:
    """Areas that take a further cube of Imperial Influence."""
    return [a for a in g.board.main_areas if not why_not_imperial_influence(g, a)]


def _clear_imperial(g: Game, a: Area, rule: str) -> None:
    """Imperial Influence where it may not lie."""
    g.imperial[a] = 0
    g.log("log-imperial-removed", rule, area=a)


def _place_imperial(g: Game, seat: Seat, room: list[Area]) -> Script[None]:
    a = yield from choose(Ask(seat, IMPERIAL_AREA, room))
    g.imperial[a] += 1
    g.log("log-imperial-influence", "PP-18.2.2", seat=seat, area=a)


# 18.3 HRE lands


def is_hre_province(g: Game, p: Province) -> bool:
    """PP-18.3.1."""
    return IN_HRE[p] and not g.hre_dissolved and not g.not_hre[AREA_OF[p]]


def is_hre_area(g: Game, a: Area) -> bool:
    """PP-2.5.41: at least 1 Province inside the border, and no Not HRE token."""
    if g.hre_dissolved or g.not_hre[a]:
        return False
    return any(IN_HRE[p] for p in g.board.provinces_of[a])


def is_member(g: Game, r: Realm) -> bool:
    """PP-18.3.2: its Capital is inside the border; or the scenario says so (PP-3.0.1)."""
    if not g.lands[r] or g.hre_dissolved:
        return False
    return is_hre_province(g, g.capital[r]) or r in _members_of_scenario(g.variant)


HABSBURGS: Final = "habsburgs"


@cache
def _members_of_scenario(variant: str) -> frozenset[Realm]:
    """PP-3.0.1: Spain, Austria and Burgundy as one Realm of 1517, with its Capital in Madrid."""
    rules = VARIANTS[variant].variant.special_rules
    return frozenset([realm_number("castile")] if any(rule.id == HABSBURGS for rule in rules) else [])


def is_subject(g: Game, r: Realm) -> bool:
    """PP-18.3.3: a Member other than the Emperor."""
    return r != g.emperor and is_member(g, r)


def elector_areas(g: Game) -> list[Area]:
    """PP-18.3.10: Elector Areas that contain the Capital of at least one Member."""
    if g.hre_dissolved:
        return []
    return [a for a in g.board.main_areas if IS_ELECTOR[a] and any(_is_seat(g, p) for p in g.board.provinces_of[a])]


def _is_seat(g: Game, p: Province) -> bool:
    """Is a Province the Capital of a Member?"""
    r = g.lawful[p]
    return r != NOBODY and g.capital[r] == p and is_member(g, r)


def unlawful_occupants(g: Game) -> list[Realm]:
    """PP-18.3.7: Independent Realms with their Capital outside that occupy, own or have as Vassal an HRE Province, a
    Vassal that others occupy included."""
    found = set[Realm]()
    for p in g.board.provinces:
        if is_hre_province(g, p):
            lord = terms.suzerain(g, p)
            found.add(lord if lord != NOBODY else terms.controller(g, p))
            if g.occupier[p] != NOBODY:
                found.add(terms.controller(g, p))
    return sorted(r for r in found if r >= 0 and r != g.emperor and not is_member(g, r))


# 18.4 Defending the HRE


def end_defence(g: Game) -> None:
    """PP-4.5.10, PP-18.4.7, PP-18.4.12: once the Emperor is at peace with all external Aggressors."""
    seat = emperor_seat(g)
    if g.defending_hre and (seat == NOBODY or not external_aggressors(g, seat)):
        g.defending_hre = g.imperial_manpower = 0
        g.log("log-defence-ends", "PP-4.5.10")


def external_aggressors(g: Game, seat: Seat) -> list[Realm]:
    """PP-18.4.1: Realms at War with the Emperor that are no Members, but for those he has attacked himself."""
    wars = terms.wars_of(g, seat)
    return [r for r in wars if not is_member(g, r) and g.war[pair(r, seat)] != AGGRESSOR]


# 18.6 Leaving and rejoining


def areas_leave_and_rejoin(g: Game) -> None:
    """PP-18.6.1 to 18.6.3, then the cap (PP-18.1.2) and Imperial Influence where it may not lie (PP-18.2.5). A
    Revolutionary Emperor is the end of it all (PP-18.7.4)."""
    if g.emperor == NOBODY:
        return
    if g.faith[g.emperor] == REVOLUTIONARY:
        dissolve(g)
        return
    for a, inside in g.board.imperial_lands:
        if g.not_hre[a]:
            is_imperial = all(_is_imperial(g, p) for p in inside)
            if not is_imperial:
                g.not_hre[a] = LEFT_HRE
            elif g.not_hre[a] == LEFT_HRE:
                g.not_hre[a] = NONE
                g.log("log-area-rejoins", "PP-18.6.3", area=a)
                change_authority(g, 1, "PP-18.6.3")
        elif all(_is_foreign(g, p) for p in inside):
            leave(g, a)
            change_authority(g, -1, "PP-18.6.2")
    cap = authority_cap(g)
    if g.authority > cap:
        change_authority(g, cap - g.authority, "PP-18.1.2")
    for a in [*compress(AREAS, g.imperial)]:
        if not is_hre_area(g, a):
            _clear_imperial(g, a, "PP-18.2.5")


def leave(g: Game, a: Area) -> None:
    """PP-18.6.1, PP-18.6.2: a Not HRE token; the change of Imperial Authority is the caller's business. An Area that an
    Event sends out while its Provinces are imperial rejoins only when they become so again (PP-18.6.3)."""
    g.not_hre[a] = LEFT_HRE
    inside = next(provinces for b, provinces in g.board.imperial_lands if b == a)
    if all(_is_imperial(g, p) for p in inside):
        g.not_hre[a] = SENT_OUT
    g.imperial[a] = 0
    g.unsettled = 1
    g.log("log-area-leaves", "PP-18.6.1", area=a)


def _is_imperial(g: Game, p: Province) -> bool:
    """PP-18.6.3: owned by, or Vassal of, an HRE Member or the Emperor. A Realm with its Capital in the Area is none
    while the token lies there (PP-18.6.4)."""
    if g.occupier[p] != NOBODY:
        return False
    owner, lord = g.lawful[p], terms.suzerain(g, p)
    return any(r != NOBODY and (r == g.emperor or is_member(g, r)) for r in (owner, lord))


def _is_foreign(g: Game, p: Province) -> bool:
    """PP-18.6.1: owned (not occupied, not vassalized) by a Realm that is neither Member nor Emperor."""
    r = terms.owner(g, p)
    return r != NOBODY and r != g.emperor and terms.suzerain(g, p) == NOBODY and not is_member(g, r)


# 18.7 HRE Religion


def check_religion(g: Game) -> None:
    """PP-18.7.2 [advanced]: from Age III on, in Phase 5 between B5 and B6."""
    if not g.rules.hre_religion or g.age < RELIGION_AGE or g.emperor == NOBODY:
        return
    faiths = {religion.area_religion(g, a) for a in elector_areas(g)}
    if not faiths:
        return
    if faiths == {PROTESTANT}:
        if g.hre_religion != PROTESTANT:
            g.hre_religion = PROTESTANT
            g.log("log-hre-religion", "PP-18.7.2", religion=PROTESTANT)
            change_authority(g, -1, "PP-18.7.2")
        return
    official = CATHOLIC if faiths <= {CATHOLIC, COUNTER_REFORMED} else NO_RELIGION
    if official != g.hre_religion:
        g.hre_religion = official
        g.log("log-hre-religion", "PP-18.7.2", religion=official)


EMPEROR_BOUND: Final = Refusal("PP-18.7.3", "no-faith-emperor")


def binds_emperor(g: Game, seat: Seat, faith: int) -> bool:
    """PP-18.7.3 [advanced]: the Emperor changes his State Religion only to that of the Empire, if it has one."""
    if not g.rules.hre_religion or emperor_seat(g) != seat or g.hre_religion == NO_RELIGION:
        return False
    return not religion.same(faith, g.hre_religion)


def dissolve(g: Game) -> None:
    """PP-18.7.5."""
    g.hre_dissolved = 1
    g.emperor = NOBODY
    g.authority = g.imperial_manpower = g.defending_hre = 0
    for a in AREAS:
        g.imperial[a] = g.not_hre[a] = 0
    g.log("log-hre-dissolved", "PP-18.7.5")


# 18.8 NPR Emperor


def roll_for_npr_emperor(g: Game) -> None:
    """PP-18.8.2: Phase 5 step B3."""
    roll = g.chance.roll(6)
    if roll == 1 or roll <= g.authority - 2:
        step = -1
    elif roll == 6 or roll >= g.authority + 2:
        step = 1
    else:
        step = 0
    g.log("log-emperor-die", "PP-18.8.2", n=roll)
    change_authority(g, step, "PP-18.8.2")


def npr_emperor_aid(g: Game, before: TurnMemory | Game | None) -> int:
    """PP-18.8.3: 3 x IA minus 2 for each HRE Area that held non-HRE Units ``before`` this Turn; the sum is not below
    0. A player who is Emperor gives none."""
    if g.emperor == NOBODY or g.seat_of[g.emperor] != NOBODY:
        return 0
    held = 0
    if before is not None:
        for a in g.board.main_areas:
            if is_hre_area(g, a) and any(
                not is_member(g, g.realm[seat])
                and (
                    before.infantry[pair(a, seat)]
                    or any(before.army_at[army] == a for army in range(seat * ARMIES, seat * ARMIES + ARMIES))
                )
                for seat in g.each_seat
            ):
                held += 1
    return 3 * g.authority - 2 * held


def may_use_imperial_units(g: Game, battle: Battle, side: Side) -> bool:
    """PP-18.4.9: in an HRE Area, or in an own Area beside one by land; not against NPR Members alone."""
    seat = emperor_seat(g)
    a = battle.place
    near = any(is_hre_area(g, b) for b in g.board.land[a])
    if not (is_hre_area(g, a) or (terms.owns_area(g, g.realm[seat], a) and near)):
        return False
    foes = battle.sides[1] if side is battle.sides[0] else battle.sides[0]
    return bool(foes.seats or foes.rebels) or not all(is_npr_member(g, raised.realm) for raised in foes.raised)


# 18.9 Imperial Elections

ELECTOR_TIE: Final = Kind("elector_tie", "PP-18.9.4", REALM)
ELECTION_TIE: Final = Kind("election_tie", "PP-18.9.5", REALM)
NEW_EMPEROR_CB: Final = Kind("new_emperor_cb", "PP-18.9.7", REALM)


def imperial_election(g: Game, *, without: int = NOBODY) -> Script[None]:
    """PP-18.9 [advanced]: a PR Emperor's Ruler has left while IA is +4 or less; a player who leaves is no candidate
    (PP-21.0.5)."""
    emperor = emperor_seat(g)
    if not g.rules.imperial_elections or emperor == NOBODY or g.authority > ELECTION_LIMIT:
        return
    if is_bot(g, emperor):  # PP-18.8.7
        return
    candidates = [s for s in clockwise(g, emperor) if s != without and is_candidate(g, s)]
    if not candidates:
        g.log("log-no-candidate", "PP-18.9.3")
        change_authority(g, -NO_CANDIDATE_LOSS, "PP-18.9.3")
        return
    votes = dict.fromkeys(candidates, 0)
    for a in elector_areas(g):
        choice = yield from vote(g, a, candidates)
        if choice != NOBODY:
            votes[choice] += 1
            g.log("log-vote", "PP-18.9.4", area=a, seat=choice)
    most = max(votes.values())
    tied = [g.realm[s] for s in candidates if votes[s] == most]
    winner = g.seat_of[(yield from choose(Ask(emperor, ELECTION_TIE, tied, g.emperor if g.emperor in tied else None)))]
    g.log("log-elected", "PP-18.9.5", seat=winner)
    was_defending = g.defending_hre
    if winner != emperor:
        g.emperor = g.realm[winner]
        g.defending_hre = g.imperial_manpower = 0
        g.unsettled = 1
    if g.authority < AUTHORITY_AFTER_ELECTION:
        change_authority(g, 1, "PP-18.9.6")
    if winner != emperor and was_defending:
        yield from _new_emperor_cb(g, winner)


def is_candidate(g: Game, seat: Seat) -> bool:
    """PP-18.9.2: of the official Religion of the Empire; anybody if there is none."""
    faith = g.faith[g.realm[seat]]
    if g.hre_religion == NO_RELIGION:
        return True
    return religion.same(faith, g.hre_religion)


def vote(g: Game, a: Area, candidates: list[Seat]) -> Script[Seat]:
    """PP-18.9.4: the first matching line; NOBODY: no vote."""
    for seat in players(g):
        if terms.capital_area(g, g.realm[seat]) == a:
            return seat if seat in candidates else NOBODY
    provinces = g.board.provinces_of[a]
    lords = {g.vassal[p] for p in provinces if g.vassal[p] != NOBODY}
    if len(lords) == 1 and not any(is_npr_province(g, p) for p in provinces):
        lord = lords.pop()
        return lord if lord in candidates else NOBODY
    held = {seat: diplomacy.influence_in(g, seat, a) for seat in candidates}
    most = max(held.values())
    if not most:
        return NOBODY
    tied = [g.realm[seat] for seat in candidates if held[seat] == most]
    chosen: int = yield from choose(Ask(emperor_seat(g), ELECTOR_TIE, tied, args={"area": a}))
    return g.seat_of[chosen]


def is_npr_province(g: Game, p: Province) -> bool:
    r = g.lawful[p]
    return r != NOBODY and g.seat_of[r] == NOBODY and g.vassal[p] == NOBODY


def _new_emperor_cb(g: Game, seat: Seat) -> Script[None]:
    """PP-18.9.7: a CB token on one non-HRE Realm at War with an NPR Member; either may be so as an Active Ally
    (PP-2.5.30)."""
    at_war = [r for r in REALMS if r != g.realm[seat] and not is_member(g, r) and _fights_npr_member(g, r)]
    if at_war:
        target = yield Ask(seat, NEW_EMPEROR_CB, [*at_war, "none"], "none")
        if target != "none":
            yield from pieces.place_cb(g, seat, target, "PP-18.9.7")


def _fights_npr_member(g: Game, r: Realm) -> bool:
    """PP-18.9.7, PP-2.5.30: an Active Ally is in every War of its player."""
    seat = g.seat_of[r] if terms.is_pr(g, r) else terms.active_patron(g, r)
    return seat != NOBODY and any(x >= 0 and is_npr_member(g, x) for x in terms.relations(g, seat).enemies)
