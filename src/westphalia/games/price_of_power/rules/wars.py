"""PP-9.1 Wars: who is at War with whom, who may declare War on whom, and with which Casus Belli."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from itertools import compress
from typing import Final, NamedTuple

from westphalia.kernel.remember import remembered
from westphalia.kernel.script import Refusal

from .. import history, terms
from ..board import AREAS, REALMS
from ..ids import Area, Realm, Seat, pair
from ..model import ACTIVE_ALLY, AGGRESSOR, AT_WAR, DISPUTED, NOBODY, PASSED, Game, in_interregnum
from ..tables import MAX_SEATS, MUSLIM
from . import bonuses, character_cards, diplomacy, hre, papacy, religion

# War as a relation (PP-9.1.1)


NO_CB_STABILITY: Final = 2  # PP-9.1.5
MARRIAGE_STABILITY: Final = 1  # PP-9.1.6


def begin_war(g: Game, seat: Seat, r: Realm) -> None:
    """A War token of the player on the Realm's Capital; between two players the relation stands on both sides."""
    g.war[pair(r, seat)] = AGGRESSOR
    other = g.seat_of[r]
    if other != NOBODY:
        g.war[pair(g.realm[seat], other)] = AT_WAR
        g.truce[pair(g.realm[seat], other)] = 0
    g.truce[pair(r, seat)] = 0
    history.note_war(g, seat, r)
    g.log("log-war", "PP-9.1.1", seat=seat, realm=r)


def be_attacked(g: Game, seat: Seat, r: Realm) -> None:
    """PP-16.3.28: an NPR declares War on a player, whose War token is placed on it."""
    g.war[pair(r, seat)] = AT_WAR
    g.truce[pair(r, seat)] = 0
    history.note_war(g, seat, r)
    g.log("log-war-by-npr", "PP-16.3.28", seat=seat, realm=r)


def end_war(g: Game, seat: Seat, r: Realm, *, truce: bool) -> None:
    """PP-10.4.1: War tokens are turned to Truce, or removed (PP-10.4.2)."""
    g.war[pair(r, seat)] = 0
    g.truce[pair(r, seat)] = int(truce)
    other = g.seat_of[r]
    if other != NOBODY:
        g.war[pair(g.realm[seat], other)] = 0
        g.truce[pair(g.realm[seat], other)] = int(truce)


def enemies(g: Game, seat: Seat) -> list[Realm]:
    """PP-11.3.30: every Realm a player is at War with, Active Allies of enemy players included."""
    direct = terms.wars_of(g, seat)
    found = set(direct)
    for r in direct:
        other = g.seat_of[r]
        if other != NOBODY:
            found.update(active_allies(g, other))
    return sorted(found)


def active_allies(g: Game, seat: Seat) -> list[Realm]:
    tokens = g.alliance[seat::MAX_SEATS]
    return [r for r in compress(REALMS, tokens) if tokens[r] == ACTIVE_ALLY] if ACTIVE_ALLY in tokens else []


@remembered("realm", "overlord", "war", "alliance")
def players_at_war_with(g: Game, r: Realm) -> tuple[Seat, ...]:
    """The players hostile to a Realm, directly or because it is an Active Ally of their Enemy."""
    return tuple(seat for seat in g.each_seat if r in terms.relations(g, seat).enemies)


# Who may be attacked (PP-9.1.3, PP-9.1.4, PP-5.5.2)

OWN_ALLY: Final = Refusal("PP-9.1.3", "no-war-ally")
TRUCE: Final = Refusal("PP-9.1.3", "no-war-truce")
HAS_PASSED: Final = Refusal("PP-9.1.3", "no-war-passed")
PATRON: Final = Refusal("PP-9.1.3", "no-war-patron")
EMPEROR: Final = Refusal("PP-9.1.3", "no-war-emperor")
DISTANT: Final = Refusal("PP-9.1.3", "no-war-distant")
INTERREGNUM: Final = Refusal("PP-9.1.3", "no-war-interregnum")
COUNCIL: Final = Refusal("PP-9.1.3", "no-war-council")
PASSED_HIMSELF: Final = Refusal("PP-16.3.27", "no-war-passed-himself")
AT_WAR_ALREADY: Final = Refusal("PP-9.1.1", "no-war-already")
NOT_INDEPENDENT: Final = Refusal("PP-11.4.11", "no-war-vassal")


def open_to_war(g: Game, seat: Seat) -> Sequence[Realm]:
    """The Realms on which War may be declared as far as it depends on who rules the declarer: in an Interregnum only
    those with a Disputed Succession of his (PP-9.1.4(a)), under a council none."""
    ruler = g.ruler[seat]
    if in_interregnum(g, seat):
        tokens = g.marriage[seat::MAX_SEATS]
        return [r for r in compress(REALMS, tokens) if tokens[r] == DISPUTED]
    return () if character_cards.is_bound(ruler, character_cards.NO_WAR) else REALMS


def why_not_war_on(g: Game, seat: Seat, r: Realm) -> Refusal | None:
    """PP-9.1.3."""
    return judge_of_wars(g, seat)(r)


def judge_of_wars(g: Game, seat: Seat, grounds: Grounds | None = None) -> Callable[[Realm], Refusal | None]:
    """PP-9.1.3 with the exceptions of PP-9.1.4; a council on the throne declares no War, as its card says. What depends
    on the declarer alone is found once, then every Realm can be asked about."""
    own, enemies, independent = g.realm[seat], terms.relations(g, seat).enemies, terms.independent_realms(g)
    without_ruler = in_interregnum(g, seat)
    is_bound = character_cards.is_bound(g.ruler[seat], character_cards.NO_WAR)
    emperor_protects = _emperor_protects(g, seat)

    def why_not(r: Realm) -> Refusal | None:
        at, other = pair(r, seat), g.seat_of[r]
        if r == own or r not in independent:
            return NOT_INDEPENDENT
        if r in enemies:
            return AT_WAR_ALREADY
        own_claim = g.marriage[at] == DISPUTED  # PP-9.1.4(a)
        if without_ruler and not own_claim:
            return INTERREGNUM
        if is_bound:
            return COUNCIL
        if g.alliance[at] and not (own_claim and not diplomacy.is_permanent(g, seat, r)):
            return OWN_ALLY
        if g.truce[at] and has_truce(g, seat, r):
            return TRUCE
        if other != NOBODY:
            if g.status[other] == PASSED:
                return HAS_PASSED
        else:
            patron = terms.patron(g, r)
            if patron not in (NOBODY, seat) and _is_protected(g, seat, patron):
                return PATRON
            if patron != NOBODY and diplomacy.is_permanent(g, seat, g.realm[patron]):
                return OWN_ALLY
        if emperor_protects and hre.is_subject(g, r) and not is_at_war_with_emperor(g, r):
            return EMPEROR
        if terms.is_distant(g, r) and not casus_belli(g, seat, r, grounds):
            return DISTANT
        return None

    return why_not


def why_not_war_by_card(g: Game, seat: Seat, r: Realm) -> Refusal | None:
    """PP-16.3.26, PP-16.3.27: the same restrictions, and who has passed attacks nobody, also if a card grants him a
    Declare War action or a Crusade."""
    return PASSED_HIMSELF if g.status[seat] == PASSED else why_not_war_on(g, seat, r)


def why_not_war_by_event(g: Game, seat: Seat, r: Realm) -> Refusal | None:
    """PP-16.3.25 to 16.3.27: the Event is itself a CB (PP-9.1.13), who has passed attacks nobody."""
    return PASSED_HIMSELF if g.status[seat] == PASSED else why_not_war_with_cb(g, seat, r)


def why_not_war_with_cb(g: Game, seat: Seat, r: Realm) -> Refusal | None:
    """PP-9.1.3 for who is given a CB: by an Event (PP-9.1.13) or a Call to Arms (PP-9.1.11, PP-11.3.22)."""
    refusal = why_not_war_on(g, seat, r)
    return None if refusal is DISTANT else refusal


def may_be_attacked_by_npr(g: Game, seat: Seat, r: Realm) -> bool:
    """PP-9.1.3 read for an NPR (PP-16.3.28): not its Ally, no Truce, not at War with it already."""
    if g.alliance[pair(r, seat)] or g.truce[pair(r, seat)] or terms.is_hostile(g, seat, r):
        return False
    return g.status[seat] != PASSED and terms.is_npr(g, r)


def has_truce(g: Game, seat: Seat, r: Realm) -> bool:
    """PP-9.1.3(b), PP-9.1.4(d): a CB token lifts it for its owner."""
    return bool(g.truce[pair(r, seat)]) and not g.cb[pair(r, seat)]


def _is_protected(g: Game, seat: Seat, other: Seat) -> bool:
    """PP-9.1.3(d): (b) or (c) applies to a player."""
    return g.status[other] == PASSED or has_truce(g, seat, g.realm[other])


def _emperor_protects(g: Game, seat: Seat) -> bool:
    """PP-9.1.3(e): Members at Peace with an Emperor, be he a player or an NPR, who is an Ally, under Truce, or has
    passed."""
    if g.emperor in (NOBODY, g.realm[seat]):
        return False
    emperor = hre.emperor_seat(g)
    has_passed = emperor != NOBODY and g.status[emperor] == PASSED
    return has_passed or bool(g.alliance[pair(g.emperor, seat)]) or has_truce(g, seat, g.emperor)


def is_at_war_with_emperor(g: Game, r: Realm) -> bool:
    """Directly or as an Active Ally (PP-2.5.30)."""
    emperor, other = hre.emperor_seat(g), g.seat_of[r]
    if emperor != NOBODY:
        return terms.is_hostile(g, emperor, r)
    return other != NOBODY and terms.is_hostile(g, other, g.emperor)


# Casus Belli (PP-9.1.10 to 9.1.17)

CLAIM_CB: Final = "cb_claim"
TOKEN_CB: Final = "cb_token"
DISPUTED_CB: Final = "cb_disputed"
EXCOMMUNICATION_CB: Final = "cb_excommunication"
HOLY_WAR_CB: Final = "cb_holy_war"
CRUSADE_CB: Final = "cb_crusade"
LIBERATION_CB: Final = "cb_liberation"
NO_CB: Final = "no_cb"


class Grounds(NamedTuple):
    """What many questions about one player's CBs share: found once, asked for every Realm."""

    claimed: frozenset[Realm]
    unlawful: frozenset[Realm]


def grounds_of(g: Game, seat: Seat) -> Grounds:
    """PP-9.1.10: Realms that lawfully own or control a Province, or have a Vassal, where the player has a Claim or Core
    token; PP-9.1.17: those against whom the Emperor has a CB."""
    claimed = claimed_in(g, compress(AREAS, g.claim[seat::MAX_SEATS]))
    unlawful = hre.unlawful_occupants(g) if g.emperor == g.realm[seat] else ()
    return Grounds(claimed, frozenset(unlawful))


def claimed_in(g: Game, areas: Iterable[Area]) -> frozenset[Realm]:
    """PP-9.1.10: the Realms against which a Claim in one of these Areas is a CB."""
    provinces = [p for a in areas for p in g.board.provinces_of[a]]
    return frozenset(r for p in provinces for r in (g.lawful[p], terms.controller(g, p), terms.suzerain(g, p)))


def casus_belli(g: Game, seat: Seat, r: Realm, grounds: Grounds | None = None) -> list[str]:
    """Every CB a player has against a Realm, in the order of the rulebook."""
    grounds = grounds or grounds_of(g, seat)
    found = [CLAIM_CB] if r in grounds.claimed else []
    if has_token_cb(g, seat, r):
        found.append(TOKEN_CB)
    if has_disputed_cb(g, r):
        found.append(DISPUTED_CB)
    if has_excommunication_cb(g, seat, r):
        found.append(EXCOMMUNICATION_CB)
    if has_crusade_cb(g, seat, r):
        found.append(CRUSADE_CB)
    if has_holy_war_cb(g, seat, r):
        found.append(HOLY_WAR_CB)
    if r in grounds.unlawful:
        found.append(LIBERATION_CB)
    return found


def usable_cbs(g: Game, seat: Seat, r: Realm, grounds: Grounds) -> list[str]:
    """PP-9.1.7: the CBs among which a declarer may choose. On an Ally, and in an Interregnum, only the Disputed
    Succession opens the War (PP-9.1.4(a))."""
    if g.alliance[pair(r, seat)] or in_interregnum(g, seat):
        return [DISPUTED_CB]
    return casus_belli(g, seat, r, grounds)


def has_token_cb(g: Game, seat: Seat, r: Realm) -> bool:
    """PP-9.1.12."""
    return bool(g.cb[pair(r, seat)])


def is_disputed(g: Game, r: Realm) -> bool:
    """A Disputed Succession token of anyone lies on the Realm."""
    at = r * MAX_SEATS
    return DISPUTED in g.marriage[at : at + g.seats]


def has_disputed_cb(g: Game, r: Realm) -> bool:
    """PP-9.1.14: against the Realm, and against every player at War with it, be it as an Active Ally (PP-2.5.30)."""
    if is_disputed(g, r):
        return True
    other = g.seat_of[r]
    return other != NOBODY and any(is_disputed(g, x) for x in enemies(g, other))


def has_excommunication_cb(g: Game, seat: Seat, r: Realm) -> bool:
    """PP-9.1.15."""
    return g.excommunicated == r and papacy.is_catholic(g, g.realm[seat])


def has_crusade_cb(g: Game, seat: Seat, r: Realm) -> bool:
    """PP-9.1.16(b), PP-19.3.9: Muslim Realms that own a Province in the Area of the Crusade."""
    if g.crusade == NOBODY or g.faith[r] != MUSLIM or not papacy.is_catholic(g, g.realm[seat]):
        return False
    return terms.owns_area(g, r, g.crusade)


def has_holy_war_cb(g: Game, seat: Seat, r: Realm) -> bool:
    """PP-9.1.16(a): with Deus Vult against adjacent Realms of another Religion; no Christian against a Christian."""
    if not bonuses.has_idea(g, seat, bonuses.DEUS_VULT):
        return False
    own = g.realm[seat]
    if not terms.is_distant(g, r):
        if religion.same(g.faith[own], g.faith[r]):
            return False
        if religion.is_christian(g.faith[own]) and religion.is_christian(g.faith[r]):
            return False
    return terms.are_realms_adjacent(g, own, r)
