"""What Action cards do: card by card, in the words of the content files (action_cards.yaml).

An effect is announced (its target is named, PP-6.2.9) before it is applied. The cards that the worked examples of the
rulebook play are here; the others come with the executor of card effects.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, NamedTuple

from westphalia.kernel.script import SEAT, Ask, Kind, Refusal, Script, Value, choose

from .. import pieces
from ..board import AREA, PROVINCE, PROVINCES, REALM, REALMS
from ..model import ALLIANCE, NOBODY, Game
from ..tables import AREA_LIMIT, MAX_SEATS
from . import checks, diplomacy, realm, terms, units, vassals


class Effect(NamedTuple):
    """``why_not`` says what the card needs besides its cost."""

    why_not: Callable[[Game, int], Refusal | None]
    announce: Callable[[Game, int], Script[Any]]
    apply: Callable[[Game, int, Any], Script[None]]


def always(g: Game, seat: int) -> Refusal | None:
    return None


def no_target(g: Game, seat: int) -> Script[None]:
    yield from ()


# New Alliance

CUBES: Final = 2  # removed and placed

ALLIANCE_TARGET: Final = Kind("new_alliance_target", "PP-6.0.3", REALM)
CUBE_AREA: Final = Kind("cube_area", "PP-6.0.3", AREA)
CUBE_OWNER: Final = Kind("cube_owner", "PP-6.0.3", SEAT)
OWN_CUBE: Final = Kind("own_cube_area", "PP-6.0.3", AREA)
ALLIANCE_TO_LIFT: Final = Kind("alliance_to_lift", "PP-16.3.13", REALM)
KEEP: Final = "keep"

NO_NPR: Final = Refusal("PP-5.0.2", "no-new-alliance")


def open_areas(g: Game, r: int) -> list[int]:
    """Areas of a Realm into which Influence can be placed."""
    return [a for a in diplomacy.areas_of_realm(g, r) if pieces.is_influence_area(a) and not terms.is_closed(g, a)]


def alliance_targets(g: Game, seat: int) -> list[int]:
    """NPRs on the Main Map with an Area that is open to Influence."""
    return [r for r in REALMS if g.lands[r] and terms.is_npr(g, r) and not terms.is_distant(g, r) and open_areas(g, r)]


def why_not_new_alliance(g: Game, seat: int) -> Refusal | None:
    return None if alliance_targets(g, seat) else NO_NPR


def name_alliance_target(g: Game, seat: int) -> Script[int]:
    r: int = yield from choose(Ask(seat, ALLIANCE_TARGET, alliance_targets(g, seat)))
    g.log("log-card-target", "PP-6.2.9", seat=seat, realm=r)
    return r


def new_alliance(g: Game, seat: int, r: int) -> Script[None]:
    """Any 2 cubes out of the target's Areas, 2 own ones in; then, in peace and with the most Influence, an Alliance."""
    areas = diplomacy.areas_of_realm(g, r)
    for _ in range(CUBES):
        held: list[Value] = [a for a in areas if any(g.influence[a * MAX_SEATS : a * MAX_SEATS + MAX_SEATS])]
        if not held:
            break
        a = yield from choose(Ask(seat, CUBE_AREA, held))
        owners: list[Value] = [s for s in range(g.seats) if g.influence[a * MAX_SEATS + s]]
        owner = yield from choose(Ask(seat, CUBE_OWNER, owners, args={"area": a}))
        pieces.remove_influence(g, owner, a)
        g.log("log-influence-lost", "PP-6.0.3", seat=owner, area=a, n=1)
    for _ in range(CUBES):
        room: list[Value] = [a for a in open_areas(g, r) if pieces.cubes_in(g, a) < AREA_LIMIT]
        if not room:
            break
        a = yield from choose(Ask(seat, OWN_CUBE, room))
        if (yield from pieces.place_influence(g, seat, a)):
            g.log("log-influence", "PP-6.0.3", seat=seat, area=a)
    if not terms.is_at_war(g, g.realm[seat]) and not terms.is_at_war(g, r) and has_most_influence(g, seat, r):
        yield from gain_alliance(g, seat, r)
    yield from checks.settle(g)


def has_most_influence(g: Game, seat: int, r: int) -> bool:
    """More Influence in the Areas of a Realm than every other player."""
    own = diplomacy.influence_on(g, seat, r)
    return all(diplomacy.influence_on(g, other, r) < own for other in range(g.seats) if other != seat)


def gain_alliance(g: Game, seat: int, r: int) -> Script[None]:
    """PP-16.3.11, PP-16.3.13: an Opponent's token is replaced; with no token left an own one may be taken back."""
    if g.alliance[r * MAX_SEATS + seat] or diplomacy.can_never_ally(g, r):
        return
    if not diplomacy.has_alliance_token(g, seat):
        free: list[Value] = [x for x in diplomacy.alliances_of(g, seat) if g.alliance[x * MAX_SEATS + seat] == ALLIANCE]
        lifted = yield Ask(seat, ALLIANCE_TO_LIFT, [*free, KEEP], KEEP)
        if lifted == KEEP:
            return
        diplomacy.remove_alliance(g, seat, lifted, "PP-16.3.13")
    before = terms.patron(g, r)
    if before != NOBODY:
        diplomacy.remove_alliance(g, before, r, "PP-16.3.11")
    g.alliance[r * MAX_SEATS + seat] = ALLIANCE
    g.log("log-alliance", "PP-16.3.11", seat=seat, realm=r)


# Rule of Law

PACIFIED: Final = 2
PACIFY: Final = Kind("pacify", "PP-6.0.3", PROVINCE)
STOP: Final = "stop"


def rule_of_law(g: Game, seat: int, _target: None) -> Script[None]:
    """1 Stability; then Unrest removed from up to 2 own Towns and Vassal tokens, where it may be (PP-5.5.20)."""
    from . import military_actions

    yield from realm.change_stability(g, seat, 1, "PP-6.1.5")
    for _ in range(PACIFIED):
        restless: list[Value] = [*military_actions.suppressible(g, seat)]
        if not restless:
            return
        p = yield Ask(seat, PACIFY, [*restless, STOP])
        if p == STOP:
            return
        pieces.remove_unrest(g, p)
        g.log("log-unrest-removed", "PP-6.0.3", seat=seat, province=p)


# War Taxes (Central Authority)

TAXED: Final = Kind("taxed_province", "PP-6.0.3", PROVINCE)
NOT_AT_WAR: Final = Refusal("PP-6.2.2", "no-war-taxes-peace")
NO_UNITS: Final = Refusal("PP-6.2.2", "no-war-taxes-units")


def own_pieces(g: Game, seat: int) -> list[int]:
    """Provinces with an own Town or own Vassal tokens that nobody occupies."""
    return [p for p in PROVINCES if seat in (g.town[p], g.vassal[p]) and g.occupier[p] == NOBODY]


def why_not_war_taxes(g: Game, seat: int) -> Refusal | None:
    if not terms.is_at_war(g, g.realm[seat]):
        return NOT_AT_WAR
    return None if units.deployed_regulars(g, seat) else NO_UNITS


def war_taxes(g: Game, seat: int, _target: None) -> Script[None]:
    """1 Ducat for each Deployed Regular Unit; then Unrest in an own Province."""
    realm.gain_ducats(g, seat, units.deployed_regulars(g, seat), "PP-6.2.2")
    calm: list[Value] = [p for p in own_pieces(g, seat) if not g.unrest[p]]
    if calm:
        p = yield from choose(Ask(seat, TAXED, calm))
        pieces.add_unrest(g, p)
        g.log("log-unrest", "PP-6.2.2", seat=seat, province=p)


EFFECTS: Final[dict[str, Effect]] = {
    "new_alliance": Effect(why_not_new_alliance, name_alliance_target, new_alliance),
    "subjugate": Effect(vassals.why_not_subjugate_any, vassals.name_target, vassals.subjugate),
    "rule_of_law": Effect(always, no_target, rule_of_law),
    "war_taxes": Effect(why_not_war_taxes, no_target, war_taxes),
}
