"""The steward overseas: ships at the gates of the Ocean, exploration, colonies."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from .. import terms
from ..board import AREA_OF, FACES, IS_DISTANT_SEA
from ..ids import Area, Province, Sea, Seat, Space, pair
from ..model import NOBODY, Game
from ..rules import administrative_actions, explore, recruit, ships
from ..tables import DIP, LIGHT, MIL
from . import goals, plan, worth
from .plan import Plan, Proposal

if TYPE_CHECKING:
    from westphalia.kernel.script import Ask, Value

LONG_ENOUGH: Final = 3  # Rounds in which a discovery can still become a colony
CLAIMS: Final = 2  # Colonial Claims that wait at the same time
COLONISTS: Final = 4.0  # what an ADM saved by Colonists and the room to grow add to a colony
CHANCE: Final = 0.7  # that an exploration finds something
LINK: Final = 2  # Light Ships at a gate: one explores, one keeps the way home
VOYAGE: Final = 0.5  # of a colony's worth that belongs to the ships for it
HULLS: Final = 4  # Light Ships built at once for their own sake
QUEST_ROUNDS: Final = 5  # Rounds after which the New World is worth an Idea
QUEST: Final = 10.0  # what the Idea is then worth beyond its Prestige


def colony(g: Game, seat: Seat) -> float:
    """What a Town overseas is worth."""
    return worth.tax(g) + COLONISTS + goals.pull(g, seat, "distant")


def gates(g: Game, seat: Seat) -> dict[Sea, int]:
    """Sea Zones beside a Distant one that an own port faces, each with the port."""
    found = dict[Sea, int]()
    for p in terms.own_towns(g, seat):
        for z in FACES[p]:
            if z in g.board.seas and not IS_DISTANT_SEA[z] and any(IS_DISTANT_SEA[y] for y in g.board.sea_links[z]):
                found.setdefault(z, p)
    return found


def quest(g: Game, seat: Seat) -> float:
    """What the Idea that opens the Ocean is worth to a Realm on its shore."""
    return QUEST if worth.rounds_left(g) >= QUEST_ROUNDS and gates(g, seat) else 0.0


# Exploring


def exploration(g: Game, seat: Seat) -> Proposal | None:
    waiting = len(administrative_actions.colonial_claims(g, seat))
    if waiting >= CLAIMS or worth.rounds_left(g) < LONG_ENOUGH:
        return None
    gain = CHANCE * (colony(g, seat) - worth.POWER * (1 + waiting))
    return Proposal(gain - worth.cost(g, seat, {"dip": 1, "mil": 1}), "explore", {})


def explore_ship(g: Game, seat: Seat, ask: Ask) -> Value:
    """A ship that lies there already explores as well."""
    out = any(IS_DISTANT_SEA[z] and terms.ships_at_sea(g, seat, z) for z in g.board.seas)
    return "no_ship" if out and "no_ship" in ask.options else "move_ship"


def explore_roll(g: Game, seat: Seat, ask: Ask) -> Value:
    """Again, if nothing is found by it and there is the DIP."""
    args = ask.args or {}
    number, hazard = args["number"], bool(args["hazard"])
    assert isinstance(number, int)
    dip = g.power[seat * 3 + DIP]
    useful = bool(explore.discoveries(g, seat, number, hazard=hazard)) and not (hazard and not dip)
    return "use" if useful or dip < 2 else "roll_again"


def discover(g: Game, seat: Seat, ask: Ask) -> Value:
    """Where a colony could be founded at once, what a goal names, what is empty."""
    ends, _ = administrative_actions.colonial_chain(g, seat)

    def merit(a: Area) -> tuple[bool, bool, float]:
        provinces = g.board.provinces_of[a]
        wanted = goals.pull(g, seat, "distant", provinces) + goals.pull(g, seat, "provinces", provinces)
        return any(terms.is_vacant(g, p) for p in provinces), a in ends, wanted

    areas = plan.areas(ask)
    return max(areas, key=merit) if areas else ask.options[0]


def ship_from(g: Game, seat: Seat, ask: Ask) -> Value:
    """From a port, else where several lie."""

    def spare(space: Space) -> int:
        return 99 if ships.is_port(space) else terms.light_ships_at_sea(g, seat, Sea(space))

    return max(map(Space, plan.things(ask)), key=spare)


def ship_to(g: Game, seat: Seat, ask: Ask) -> Value:
    """Beside ships of ours, so that the way home is not cut; where we have none yet."""

    def merit(z: Sea) -> tuple[bool, int]:
        linked = any(terms.light_ships_at_sea(g, seat, y) for y in g.board.sea_links[z])
        return linked, -terms.light_ships_at_sea(g, seat, z)

    return max(map(Sea, plan.things(ask)), key=merit)


# Colonies


def colonize(g: Game, seat: Seat) -> Proposal | None:
    price = administrative_actions.colonize_cost(g, seat) - g.colonists[seat]
    gain = colony(g, seat) - worth.cost(g, seat, {"adm": max(0, price)})
    return Proposal(gain, "colonize", {"colonize": best_colony})


def best_colony(g: Game, seat: Seat, ask: Ask) -> Value:
    def merit(p: Province) -> float:
        return goals.pull(g, seat, "distant", (p,)) + goals.pull(g, seat, "provinces", (p,)) + terms.tax_value(g, p)

    return max(plan.provinces(ask), key=merit)


# Ships


def shipyard(g: Game, seat: Seat) -> Proposal | None:
    """Light Ships: for the way overseas, or as many as a goal asks for."""
    if g.power[seat * 3 + MIL] < 1 or g.ducats[seat] < worth.COMFORT // 2:
        return None
    found = [one for one in (link(g, seat), hulls(g, seat)) if one is not None]
    return max(found, key=lambda one: one.value, default=None)


def link(g: Game, seat: Seat) -> Proposal | None:
    """Ships at a gate: to explore from it, or to reach a Territory with a Claim."""
    if not explore.may_use_ships(g, seat) or worth.rounds_left(g) < LONG_ENOUGH:
        return None
    open_gates = gates(g, seat)
    if any(terms.light_ships_at_sea(g, seat, z) >= LINK for z in open_gates) or not open_gates:
        return None
    ends, _ = administrative_actions.colonial_chain(g, seat)
    claims = administrative_actions.colonial_claims(g, seat)
    manned = [z for z in open_gates if terms.light_ships_at_sea(g, seat, z)]
    if manned and claims and any(AREA_OF[p] in ends for p in claims):
        return None
    z = (manned or list(open_gates))[0]
    number = LINK - terms.light_ships_at_sea(g, seat, z)
    price = worth.cost(g, seat, {"mil": 1, "ducats": number * recruit.SHIP_PRICES[LIGHT]})
    return Proposal(VOYAGE * colony(g, seat) - price, "recruit", build_plan(number, z))


def hulls(g: Game, seat: Seat) -> Proposal | None:
    """Ships that a Mission or a Milestone counts."""
    each = goals.pull(g, seat, "ships")
    if not each or not recruit.ports_for(g, seat):
        return None
    price = recruit.SHIP_PRICES[LIGHT]
    number = min(HULLS, (g.ducats[seat] - worth.COMFORT // 2) // price, len(recruit.ports_for(g, seat)))
    if number < 1:
        return None
    gain = number * each - worth.cost(g, seat, {"mil": 1, "ducats": number * price})
    return Proposal(gain, "recruit", build_plan(number, NOBODY))


def build_plan(number: int, z: Sea) -> Plan:
    """So many Light Ships, at sea: in this Sea Zone if one is named."""
    left = number

    def what(g: Game, seat: Seat, ask: Ask) -> Value:
        nonlocal left
        left -= 1
        return "ships" if left >= 0 and "ships" in ask.options else "done"

    def port(g: Game, seat: Seat, ask: Ask) -> Value:
        facing = [p for p in ask.options if isinstance(p, int) and (z == NOBODY or z in FACES[p])]
        return facing[0] if facing else ask.options[0]

    def where(g: Game, seat: Seat, ask: Ask) -> Value:
        seas = [Sea(space) for space in plan.things(ask) if not ships.is_port(Space(space))]
        if z in seas:
            return z
        return min(seas, key=lambda y: g.at_sea[pair(y, seat)]) if seas else ask.options[0]

    return {"recruit_what": what, "build_port": port, "build_ship": LIGHT, "build_where": where}
