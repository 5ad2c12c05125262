"""PP-2.2, PP-7.5, PP-C: the pieces of the players, and the verbs that move them.

Nobody else writes the columns of towns, Vassal tokens, occupiers, lawful owners and cubes. Gaining a cube is a script,
for a player who is out of cubes chooses where to take one (PP-2.2.5). After a change that the continuous checks look at
``g.unsettled`` is set.
"""

from __future__ import annotations

from itertools import compress
from typing import Final

from westphalia.kernel.script import Ask, Kind, Script, Value, choose

from . import bot_power, decks, history, model
from .board import AREA, AREAS, IS_DISTANT, REALM, REALMS
from .ids import Area, Card, Province, Realm, Seat, all_seats, pair
from .model import (
    CLAIM,
    CORE,
    GONE,
    LARGE_DISCS,
    LARGE_TOWN,
    NO_TOWN,
    NOBODY,
    NONE,
    REBELS,
    SMALL_TOWN,
    TOKEN_TOWN,
    TOWN_AND_TOKEN,
    TWO_SMALL_TOWNS,
    TWO_TOKENS,
    Displayed,
    Game,
    is_bot,
)
from .tables import (
    CLAIM_CB_TOKENS,
    CLAIM_CORE_TOKENS,
    CLAIM_TOKENS,
    LARGE,
    LARGE_TOWNS,
    MAX_SEATS,
    POWER_LIMIT,
    POWERS,
    SMALL_TOWNS,
    VASSAL_TOKENS,
)

BOT_CLAIMS: Final = 6  # PB-1.7: as Claims (or CB tokens)
BOT_CORES: Final = 2

# Cubes (PP-2.2.4, PP-2.2.5)

CUBE_SOURCE: Final = Kind("cube_source", "PP-2.2.5", AREA)
FORGO: Final = "forgo"


def take_cube(g: Game, seat: Seat, *, compulsory: bool = False) -> Script[bool]:
    """A cube leaves the supply for another use. With none left the player lifts one or, if the placement is a gain,
    forgoes it (PP-2.2.5); a Bot takes it where its rules say (PB-1.6). False: forgone."""
    if is_bot(g, seat):
        if not bot_power.has_cube(g, seat):
            return False
    elif g.cubes[seat] <= 0:
        sources = cube_sources(g, seat)
        if not compulsory or not sources:
            sources.append(FORGO)
        source = yield from choose(Ask(seat, CUBE_SOURCE, sources, sources[-1]))
        if source == FORGO:
            return False
        lift_cube(g, seat, source)
    g.cubes[seat] -= 1
    return True


def cube_sources(g: Game, seat: Seat) -> list[Value]:
    """Where an own cube may be taken: not from Roma, the National Focus or covered slots (PP-2.2.5)."""
    sources: list[Value] = [a for a in AREAS if g.influence[pair(a, seat)]]
    sources += [name for t, name in enumerate(POWERS) if g.power[seat * 3 + t]]
    if g.colonists[seat]:
        sources.append("colonist")
    if seat in g.curia:
        sources.append("cardinal")
    sources += [f"charge_{n}" for n, shown in enumerate(g.display[seat], 1) if shown.charges]
    return sources


def lift_cube(g: Game, seat: Seat, source: Value) -> None:
    """Take the cube back to the supply, with the natural effect at its old place (PP-2.2.5)."""
    if isinstance(source, int):
        remove_influence(g, seat, Area(source))
        g.log("log-influence-lost", "PP-2.2.5", seat=seat, area=source, n=1)
    elif source in POWERS:
        lose_power(g, seat, POWERS.index(source))
    elif source == "colonist":
        lose_colonists(g, seat, 1)
    elif source == "cardinal":
        remove_cardinal(g, len(g.curia) - 1 - g.curia[::-1].index(seat))
    else:
        remove_charges(g, seat, int(source[-1]) - 1, 1)
    g.log("log-cube-lifted", "PP-2.2.5", seat=seat)


def gain_power(g: Game, seat: Seat, power: int, rule: str, amount: int = 1) -> Script[int]:
    """PP-7.1.4: up to 10 of a type, the rest is lost. How many cubes were gained; what came out of the supply is told
    before the player is asked where to take the next one from (PP-2.2.5). A Bot gains Bot Power (PB-1.3)."""
    if is_bot(g, seat):
        return bot_power.gain(g, seat, amount, rule)
    at = seat * 3 + power
    gained = told = 0
    for _ in range(min(amount, POWER_LIMIT - g.power[at])):
        if g.cubes[seat] > 0:
            g.cubes[seat] -= 1
        else:
            tell_power(g, seat, power, rule, gained - told)
            told = gained
            if not (yield from take_cube(g, seat)):
                break
        g.power[at] += 1
        gained += 1
    tell_power(g, seat, power, rule, gained - told)
    return gained


def tell_power(g: Game, seat: Seat, power: int, rule: str, gained: int) -> None:
    if gained:
        g.log("log-power-gained", rule, seat=seat, power=power, n=gained)


def lose_power(g: Game, seat: Seat, power: int, amount: int = 1) -> int:
    """At most as many as there are; how many were lost. Of a Bot it is Bot Power, which is told here (PB-1.3)."""
    if is_bot(g, seat):
        bot_power.lose(g, seat, amount, "PB-1.3")
        return 0
    at = seat * 3 + power
    lost = min(amount, g.power[at])
    g.power[at] -= lost
    g.cubes[seat] += lost
    return lost


def can_pay(g: Game, seat: Seat, power: int, amount: int) -> bool:
    return g.power[seat * 3 + power] >= amount


def place_influence(g: Game, seat: Seat, a: Area) -> Script[bool]:
    """PP-11.1.1: one cube of Influence into an Area; the limits are the caller's business."""
    if not (yield from take_cube(g, seat)):
        return False
    g.influence[pair(a, seat)] += 1
    return True


def remove_influence(g: Game, seat: Seat, a: Area, amount: int = 1) -> int:
    """Back to supply, at most what lies there."""
    at = pair(a, seat)
    removed = min(amount, g.influence[at])
    g.influence[at] -= removed
    g.cubes[seat] += removed
    return removed


def cubes_in(g: Game, a: Area) -> int:
    """PP-11.1.2: Influence cubes of all players and of the Empire in an Area."""
    return sum(g.influence[all_seats(a)]) + g.imperial[a]


def gain_colonists(g: Game, seat: Seat, amount: int) -> Script[None]:
    for _ in range(amount):
        if not (yield from take_cube(g, seat)):
            return
        g.colonists[seat] += 1


def lose_colonists(g: Game, seat: Seat, amount: int) -> int:
    lost = min(amount, g.colonists[seat])
    g.colonists[seat] -= lost
    g.cubes[seat] += lost
    return lost


def remove_cardinal(g: Game, slot: int) -> None:
    """PP-19.1.4: those to its right slide left."""
    g.cubes[g.curia.pop(slot)] += 1


def remove_charges(g: Game, seat: Seat, number: int, amount: int) -> None:
    """PP-6.2.3: Charges go back to supply; a card without any is discarded."""
    shown = g.display[seat][number]
    left = shown.charges - amount
    g.cubes[seat] += amount
    rest = list(g.display[seat])
    if left > 0:
        rest[number] = Displayed(shown.card, left)
    else:
        del rest[number]
        decks.discard(g, shown.card)
    g.display[seat] = tuple(rest)


def spend_charges(g: Game, seat: Seat, card: Card, amount: int) -> None:
    """PP-6.2.3: the Charges that an action of a Display card costs, before it has any effect."""
    g.display[seat] = tuple(
        Displayed(card, shown.charges - amount) if shown.card == card else shown for shown in g.display[seat]
    )
    g.cubes[seat] += amount
    g.log("log-charges-used", "PP-6.2.3", seat=seat, card=card, n=amount)


def discard_spent(g: Game, seat: Seat) -> None:
    """PP-6.2.3: after its action a Display card without Charges is discarded."""
    for shown in g.display[seat]:
        if not shown.charges:
            decks.discard(g, shown.card)
    g.display[seat] = tuple(shown for shown in g.display[seat] if shown.charges)


# Claims, Core and CB tokens (PP-7.6.5)


def claim_tokens_used(g: Game, seat: Seat) -> int:
    """Claims, Core tokens and CB tokens in use, of 8."""
    claims = g.claim[seat::MAX_SEATS]
    return len(claims) - claims.count(NONE) + sum(g.cb[seat::MAX_SEATS])


CLAIM_TO_LIFT: Final = Kind("claim_to_lift", "PP-2.2.2", AREA)
CORE_TO_LIFT: Final = Kind("core_to_lift", "PP-2.2.2", AREA)
CB_TO_LIFT: Final = Kind("cb_to_lift", "PP-2.2.2", REALM)
CB_TOKEN: Final = "cb"


def place_claim(g: Game, seat: Seat, a: Area, token: int = CLAIM) -> Script[None]:
    """A Claim (or Core token) into an Area. With no token left the player re-uses an own one (PP-2.2.2)."""
    at = pair(a, seat)
    if token == CORE and g.claim[at] != CORE:
        yield from free_core_token(g, seat)
    if g.claim[at] == NONE and not (token == CORE and is_bot(g, seat)):  # PB-1.7: a Bot's Core tokens are others
        yield from free_claim_token(g, seat)
    g.claim[at] = token
    g.unsettled = 1


def free_claim_token(g: Game, seat: Seat) -> Script[None]:
    """PP-2.2.2, PP-7.6.5: with all 8 tokens in use one of them comes from elsewhere: a Claim, a Core or a CB token, as
    the owner likes; PB-1.7: of a Bot with all 6 in use no Core token."""
    kinds = [CLAIM] if is_bot(g, seat) else [CLAIM, CORE]
    cores = 0 if CORE in kinds else g.claim[seat::MAX_SEATS].count(CORE)
    if claim_tokens_used(g, seat) - cores < (BOT_CLAIMS if is_bot(g, seat) else CLAIM_TOKENS):
        return
    placed: list[Value] = [a for token in kinds for a in AREAS if g.claim[pair(a, seat)] == token]
    if any(g.cb[seat::MAX_SEATS]):
        placed.append(CB_TOKEN)
    source = yield from choose(Ask(seat, CLAIM_TO_LIFT, placed))
    if source == CB_TOKEN:
        yield from lift_cb(g, seat)
    else:
        lift_claim(g, seat, source)


def lift_claim(g: Game, seat: Seat, a: Area) -> None:
    """PP-2.2.2: a Claim or Core token is needed elsewhere."""
    remove_claim(g, seat, a)
    g.log("log-claim-lifted", "PP-2.2.2", seat=seat, area=a)


def lift_cb(g: Game, seat: Seat, **args: Value) -> Script[None]:
    """PP-2.2.2: a CB token is needed elsewhere."""
    r = yield from choose(Ask(seat, CB_TO_LIFT, [*compress(REALMS, g.cb[seat::MAX_SEATS])], args=args))
    g.cb[pair(r, seat)] = 0
    g.log("log-cb-lifted", "PP-2.2.2", seat=seat, realm=r)


def free_core_token(g: Game, seat: Seat) -> Script[None]:
    """PP-2.2.2, PP-C.3.1: of 6 Core tokens one is lifted."""
    cores = [a for a in AREAS if g.claim[pair(a, seat)] == CORE]
    if len(cores) >= (BOT_CORES if is_bot(g, seat) else CLAIM_CORE_TOKENS):
        lift_claim(g, seat, (yield from choose(Ask(seat, CORE_TO_LIFT, cores))))


def remove_claim(g: Game, seat: Seat, a: Area) -> None:
    g.claim[pair(a, seat)] = NONE


def place_cb(g: Game, seat: Seat, r: Realm, rule: str) -> Script[None]:
    """A CB token on the Capital of a Realm (PP-9.1.12), at most 2 of a player at once: the third is one of them, taken
    from elsewhere (PP-2.2.2)."""
    at = pair(r, seat)
    if g.cb[at]:
        return
    if sum(g.cb[seat::MAX_SEATS]) >= CLAIM_CB_TOKENS:
        yield from lift_cb(g, seat, realm=r)
    else:
        yield from free_claim_token(g, seat)
    g.cb[at] = 1
    g.log("log-cb", rule, seat=seat, realm=r)


# Towns and Vassal tokens (PP-7.5, PP-C.4)


def settle_owner(g: Game, p: Province) -> None:
    """PP-2.5.1: find the lawful owner anew after the markers on a Province changed."""
    seat = g.town[p]
    if seat != NOBODY:
        r = g.realm[seat]
    elif g.dnpr[p] != NOBODY:
        r = g.dnpr[p]
    else:
        flag = g.board.flag[p]
        r = NOBODY if flag == NOBODY else g.heir[flag]
    before = g.lawful[p]
    if r != before:
        if before != NOBODY:
            g.lands[before] = tuple(q for q in g.lands[before] if q != p)
        if r != NOBODY:
            g.lands[r] = tuple(sorted((*g.lands[r], p)))
        g.lawful[p] = r
    model.mark(g)
    g.unsettled = 1


def disc_for(g: Game, seat: Seat, p: Province, *, large: bool | None = None) -> int:
    """The disc that marks a Province: by its size, or the substitutes: two small Towns for a large one (PP-C.3.3), a
    Vassal token for each small Town that is missing (PP-C.3.4); what is left last stands alone. NO_TOWN: none left."""
    small_left = SMALL_TOWNS - g.small_towns[seat]
    tokens_left = VASSAL_TOKENS - g.vassal_tokens[seat]
    if large if large is not None else g.board.tax[p] == LARGE:
        if g.large_towns[seat] < LARGE_TOWNS:
            return LARGE_TOWN
        if small_left + tokens_left >= 2:
            return (TWO_TOKENS, TOWN_AND_TOKEN, TWO_SMALL_TOWNS)[min(small_left, 2)]
    if small_left:
        return SMALL_TOWN
    return TOKEN_TOWN if tokens_left else NO_TOWN


def disc_of_size(g: Game, p: Province, *, large: bool) -> int:
    """The disc for a Town that changes its size; what lies there now may be used again (PP-16.3.16)."""
    seat = g.town[p]
    _count(g, seat, g.disc[p], -1)
    disc = disc_for(g, seat, p, large=large)
    _count(g, seat, g.disc[p], 1)
    return disc


_SMALL: Final = (0, 1, 0, 2, 0, 1, 0)  # by disc: small Towns, large Towns, Vassal tokens
_LARGE: Final = (0, 0, 1, 0, 0, 0, 0)
_TOKEN: Final = (0, 0, 0, 0, 1, 1, 2)


def _count(g: Game, seat: Seat, disc: int, by: int) -> None:
    g.small_towns[seat] += by * _SMALL[disc]
    g.large_towns[seat] += by * _LARGE[disc]
    g.vassal_tokens[seat] += by * _TOKEN[disc]


def place_town(g: Game, seat: Seat, p: Province, *, large: bool | None = None, unrest: int = 0) -> bool:
    """A Town as base marker; a Vassal token there is returned. False if no piece is left (PP-7.5). An own Town that
    occupies the Province is the one that stays (PP-10.5.12)."""
    if g.occupier[p] == seat:
        end_occupation(g, p)
    disc = disc_for(g, seat, p, large=large)
    if disc == NO_TOWN:
        return False
    remove_base(g, p)
    g.town[p], g.disc[p], g.unrest[p] = seat, disc, unrest
    g.extra_manpower[p] = 0  # PP-13.4.16
    _count(g, seat, disc, 1)
    settle_owner(g, p)
    return True


def vassal_count(g: Game, p: Province) -> int:
    """PP-2.4.7: tokens on a Vassal Province."""
    return g.board.tax[p]


def place_vassal(g: Game, seat: Seat, p: Province, *, unrest: int = 0) -> bool:
    """Vassal tokens on a Province: 1 on a small, 2 on a large one. False if too few are left (PP-11.4.8). A Bot places
    a Town (PB-1.5)."""
    if is_bot(g, seat):
        return place_town(g, seat, p, unrest=unrest)
    count = vassal_count(g, p)
    if g.vassal_tokens[seat] + count > VASSAL_TOKENS:
        return False
    was_vassal = history.is_vassal_realm(g, g.lawful[p], g.realm[seat])
    remove_base(g, p)
    g.vassal[p], g.unrest[p] = seat, unrest
    g.extra_manpower[p] = 0
    g.vassal_tokens[seat] += count
    settle_owner(g, p)
    if not was_vassal and history.is_vassal_realm(g, g.lawful[p], g.realm[seat]):
        history.happen(g, seat, "vassal_gained", **{"from": g.lawful[p]})
    return True


def remove_base(g: Game, p: Province) -> None:
    """The Town or Vassal tokens return to their owner's board; an occupation of it ends with it."""
    if g.occupier[p] != NOBODY:
        end_occupation(g, p)
    seat = g.town[p]
    if seat != NOBODY:
        _count(g, seat, g.disc[p], -1)
    seat = g.vassal[p]
    if seat != NOBODY:
        g.vassal_tokens[seat] -= vassal_count(g, p)
    g.town[p] = g.vassal[p] = NOBODY
    g.disc[p] = NO_TOWN
    g.unrest[p] = 0
    settle_owner(g, p)


def resize_town(g: Game, p: Province, disc: int) -> None:
    """A small Town becomes large or the other way round (PP-16.3.16)."""
    seat = g.town[p]
    _count(g, seat, g.disc[p], -1)
    g.disc[p] = disc
    _count(g, seat, disc, 1)
    model.mark(g)


def holder(g: Game, p: Province) -> Seat:
    """The seat whose Town or Vassal token is the base marker, or NOBODY."""
    return g.town[p] if g.town[p] != NOBODY else g.vassal[p]


def player_at(g: Game, p: Province) -> Seat:
    """The same, but NOBODY where that player has left: his Towns and Vassal tokens are an NPR's (PP-21.0.3)."""
    seat = holder(g, p)
    return NOBODY if seat == NOBODY or g.leaving[seat] == GONE else seat


def has_town(g: Game, p: Province) -> bool:
    """Is the base marker a player's Town?"""
    return g.town[p] != NOBODY and player_at(g, p) != NOBODY


def is_large(g: Game, p: Province) -> bool:
    """A Large Province, or one with a Large Town (PP-2.5.7)."""
    return g.board.tax[p] == LARGE or g.disc[p] in LARGE_DISCS


def occupy(g: Game, p: Province, occupier: Seat) -> Script[None]:
    """PP-2.5.2, PP-9.8.7: a Town of the same size placed by siege (Unrest side up, PP-14.1.5) or a Rebel Town; the
    lawful player covers a slot."""
    if g.occupier[p] != NOBODY:
        end_occupation(g, p)
    owner = holder(g, p)
    if owner != NOBODY:
        yield from cover(g, owner, p)
    g.occupier[p] = occupier
    if occupier != REBELS:
        disc = disc_for(g, occupier, p, large=is_large(g, p))
        g.siege_disc[p], g.siege_unrest[p] = disc, 1
        _count(g, occupier, disc, 1)
    model.mark(g)
    g.unsettled = 1


def end_occupation(g: Game, p: Province) -> None:
    """The occupier's Town goes back to its board, the owner uncovers the slot (PP-C.4.4)."""
    occupier = g.occupier[p]
    if occupier not in (NOBODY, REBELS):
        _count(g, occupier, g.siege_disc[p], -1)
    owner = holder(g, p)
    if owner != NOBODY:
        uncover(g, owner, p)
    g.occupier[p] = NOBODY
    g.siege_disc[p] = g.siege_unrest[p] = 0
    model.mark(g)
    g.unsettled = 1


def covers(g: Game, p: Province) -> int:
    """Cubes that cover an occupied Province: one per Town disc, one per Vassal Province (PP-C.4.4)."""
    disc = g.disc[p]
    return max(1, _SMALL[disc] + _LARGE[disc] + _TOKEN[disc])


def cover(g: Game, seat: Seat, p: Province) -> Script[None]:
    """PP-7.5.6: the matching slots give no income and no Manpower; compulsory, so a cube must be found. With none
    anywhere the supply owes it (PP-2.2.5). Those of a player who has left are out of the game (PP-21.0.3)."""
    if g.leaving[seat] != GONE:
        for _ in range(covers(g, p)):
            found = yield from take_cube(g, seat, compulsory=True)
            if not found:
                g.cubes[seat] -= 1
    _cover(g, seat, p, 1)


def uncover(g: Game, seat: Seat, p: Province) -> None:
    if g.leaving[seat] != GONE:
        g.cubes[seat] += covers(g, p)
    _cover(g, seat, p, -1)


def _cover(g: Game, seat: Seat, p: Province, by: int) -> None:
    if g.vassal[p] == seat:
        g.vassal_covered[seat] += by * vassal_count(g, p)
    else:
        disc = g.disc[p]
        g.small_covered[seat] += by * _SMALL[disc]
        g.large_covered[seat] += by * _LARGE[disc]
        g.vassal_covered[seat] += by * _TOKEN[disc]


# Unrest (PP-14.1)


def has_unrest(g: Game, p: Province) -> bool:
    """PP-14.1.4: Unrest under an occupier's or Rebel Town is ignored; the occupier's own counts (PP-14.1.5)."""
    occupier = g.occupier[p]
    if occupier == NOBODY:
        return bool(g.unrest[p])
    return occupier != REBELS and bool(g.siege_unrest[p])


def unrest_holder(g: Game, p: Province) -> Seat:
    """Whose disc shows the Unrest that counts in a Province: the occupier's, else the owner's."""
    occupier = g.occupier[p]
    return holder(g, p) if occupier == NOBODY else occupier


def add_unrest(g: Game, p: Province) -> bool:
    """PP-14.1.1, PP-14.1.6: only a disc of a player can show it, not one of a player who has left (PP-21.0.3). False if
    nothing changed."""
    if g.occupier[p] != NOBODY or player_at(g, p) == NOBODY or g.unrest[p]:
        return False
    show_unrest(g, p)
    return True


def show_unrest(g: Game, p: Province) -> None:
    """The disc on top shows Unrest: the occupier's, else the owner's."""
    if g.occupier[p] == NOBODY:
        g.unrest[p] = 1
    else:
        g.siege_unrest[p] = 1


def remove_unrest(g: Game, p: Province) -> None:
    if has_unrest(g, p) and unrest_holder(g, p) == g.active:
        history.add(g, g.active, history.UNREST_REMOVED)
    if g.occupier[p] == NOBODY:
        g.unrest[p] = 0
    else:
        g.siege_unrest[p] = 0


# DNPR tokens (PP-13.3)


def place_dnpr_token(g: Game, p: Province, r: Realm) -> None:
    """PP-13.3.2: the Province becomes the DNPR's, or its token lies under a player's disc (PP-13.3.3). A disc of a
    player who has left is an NPR's and goes (PP-21.0.3)."""
    if holder(g, p) != player_at(g, p):
        remove_base(g, p)
    g.dnpr[p] = r
    settle_owner(g, p)


def remove_dnpr_token(g: Game, p: Province) -> None:
    g.dnpr[p] = NOBODY
    settle_owner(g, p)


def is_influence_area(a: Area) -> bool:
    """PP-11.1.8: no Influence on Distant Continents."""
    return not IS_DISTANT[a]
