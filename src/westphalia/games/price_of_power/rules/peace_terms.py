"""PP-10.5 Peace Terms, and the Truces that follow (PP-10.4)."""

from __future__ import annotations

from typing import Final

from westphalia.kernel.script import Ask, Kind, Script, Value, choose

from .. import pieces
from ..board import AREA, AREA_OF, CARD, PAPAL_STATES, PROVINCE, SLOT_OF
from ..model import ACTIVE_ALLY, ALLIANCE, CLAIM, DISPUTED, MARRIAGE, NOBODY, NONE, Game
from ..tables import AREA_LIMIT, MAX_SEATS, VASSAL_TOKENS
from . import calls, characters, diplomacy, hre, realm, rebels, religion, terms, wars

PARTIAL, TOTAL, SURRENDER = "partial", "total", "surrender"

CAPITAL_DUCATS: Final = 10  # PP-10.5.11
RETURN_DUCATS: Final = 3  # PP-10.5.13(b)
HUMILIATION_LIMIT: Final = 10  # PP-10.5.18
CONVERSION_PRESTIGE: Final = 3  # PP-10.5.26
CONVERTED_PRESTIGE: Final = 5
CONVERTED_INFLUENCE: Final = 4
SUCCESSION_PRESTIGE: Final = 3  # PP-10.5.31(b)
SUCCESSION_LIMIT: Final = 5  # PP-10.5.31(c)
ANNEXED_ALLY_PRESTIGE: Final = 2  # PP-10.5.36

TERM: Final = Kind("peace_term", "PP-10.5.1")


def legal_terms(g: Game, seat: int, r: int, result: str) -> list[str]:
    """PP-10.5.1: the terms a Victor may enforce on a Loser."""
    other = g.seat_of[r]
    holds_capital = g.occupier[g.capital[r]] == seat
    found = ["keep"]
    if other != NOBODY and (holds_capital or result == SURRENDER):
        found.append("humiliate")
    if g.rules.advanced_peace:
        if other == NOBODY and holds_capital and may_vassalize(g, seat, r):
            found.append("vassalize")
        if may_convert(g, seat, r):
            found.append("convert")
        if holds_capital and wars.is_disputed(g, r):
            found.append("succession")
    if result == TOTAL:
        if other == NOBODY:
            found.append("annex")
        found.append("white_peace")
    return found


def enforce(g: Game, seat: int, r: int, result: str) -> Script[None]:
    """PP-10.2.7: the Victor chooses a legal term; then tokens are adjusted (PP-10.4)."""
    term = yield from choose(Ask(seat, TERM, [*legal_terms(g, seat, r, result)], args={"realm": r}))
    g.log("log-peace-term", "PP-10.5.1", seat=seat, realm=r, term=term)
    patron = terms.active_patron(g, r) if g.seat_of[r] == NOBODY else NOBODY
    strength = g.strength_before[r]
    yield from TERMS[term](g, seat, r)
    if patron not in (NOBODY, seat) and result == TOTAL:
        yield from lose_active_ally(g, patron, r, strength, annexed=term == "annex")
    conclude(g, seat, r)
    settle_empire(g, seat, r)


def conclude(g: Game, seat: int, r: int) -> None:
    """PP-10.4.1, PP-10.4.2: War becomes Truce; tokens on Active Allies of the former Enemy are removed."""
    other = g.seat_of[r]
    vanished = not terms.is_npr(g, r) and other == NOBODY
    wars.end_war(g, seat, r, truce=not vanished)
    if other != NOBODY:
        for mine, theirs in ((seat, other), (other, seat)):
            for ally in wars.active_allies(g, theirs):
                g.war[ally * MAX_SEATS + mine] = 0
    g.log("log-peace", "PP-10.4.1", seat=seat, realm=r)


def settle_empire(g: Game, seat: int, r: int) -> None:
    """PP-18.4.15: the Emperor wins or loses against an external Aggressor."""
    emperor = hre.emperor_seat(g)
    if emperor == NOBODY or not g.defending_hre:
        return
    if seat == emperor and not hre.is_member(g, r):
        hre.change_authority(g, 1, "PP-18.4.15")
    elif r == g.emperor and not hre.is_member(g, g.realm[seat]):
        hre.change_authority(g, -1, "PP-18.4.15")


def lose_active_ally(g: Game, patron: int, r: int, strength: int, *, annexed: bool) -> Script[None]:
    """PP-10.3.4: its player discards Allied Units and the Alliance; PP-10.5.36: 2 Prestige if it was annexed."""
    yield from calls.lose_allied_units(g, patron, calls.allied_units(strength))
    g.alliance[r * MAX_SEATS + patron] = 0
    g.strength_before[r] = 0
    if annexed:
        realm.score(g, patron, -ANNEXED_ALLY_PRESTIGE, "PP-10.5.36")


# Returning Provinces (PP-10.5.2)


def loser_side(g: Game, r: int) -> list[int]:
    """The Loser's Provinces with Vassals and Active Allies."""
    from . import peace

    return [p for x in peace.side_of(g, r) for p in peace.provinces_of(g, x)]


def return_all(g: Game, seat: int, r: int) -> int:
    """Both sides of this War give all occupied Provinces back; the Tax Value returned to the Loser himself."""
    from . import peace

    own = peace.provinces_of(g, r)
    value = 0
    for p in loser_side(g, r):
        if g.occupier[p] == seat:
            if p in own:
                value += terms.tax_value(g, p)
            pieces.end_occupation(g, p)
    other = g.seat_of[r]
    if other != NOBODY:
        for p in loser_side(g, g.realm[seat]):
            if g.occupier[p] == other:
                pieces.end_occupation(g, p)
    return value


# White Peace (PP-10.5.4)


def white_peace(g: Game, seat: int, r: int, rule: str) -> None:
    """All occupied Provinces are returned; each player involved loses 1 Prestige."""
    return_all(g, seat, r)
    realm.score(g, seat, -1, rule)
    other = g.seat_of[r]
    if other != NOBODY:
        realm.score(g, other, -1, rule)
    g.log("log-white-peace", rule, seat=seat, realm=r)
    conclude(g, seat, r)


def enforced_white_peace(g: Game, seat: int, r: int) -> Script[None]:
    return_all(g, seat, r)
    realm.score(g, seat, -1, "PP-10.5.4")
    other = g.seat_of[r]
    if other != NOBODY:
        realm.score(g, other, -1, "PP-10.5.4")
    yield from ()


# Keep Current Board State (PP-10.5.10 to 10.5.16)

KEEP: Final = Kind("keep_province", "PP-10.5.13", PROVINCE)
WAY: Final = Kind("keep_way", "PP-10.5.13")
DONE: Final = "done"


def keep(g: Game, seat: int, r: int) -> Script[None]:
    """Capitals are returned for Ducats; the Victor may return or liberate others; the rest stays with the occupier."""
    other = g.seat_of[r]
    collected = yield from return_capitals(g, seat, r)
    yield from victors_alternatives(g, seat, r, collected)
    gained = list[int]()
    lost = list[int]()
    for p in loser_side(g, r):
        if g.occupier[p] == seat:
            gained.append(p)
    if other != NOBODY:
        for p in loser_side(g, g.realm[seat]):
            if g.occupier[p] == other:
                lost.append(p)
    for p in gained:
        annex_province(g, seat, p)
    for p in lost:
        annex_province(g, other, p)
    yield from discard_claims(g, seat, gained)
    yield from claim_losses(g, seat, lost)
    if other != NOBODY:
        yield from discard_claims(g, other, lost)
        yield from claim_losses(g, other, gained)


def annex_province(g: Game, seat: int, p: int) -> None:
    """PP-10.5.12: the owner's disc goes back, the occupier's Town stays with its Unrest."""
    unrest = g.siege_unrest[p]
    pieces.place_town(g, seat, p, unrest=unrest)
    g.log("log-annexed", "PP-10.5.12", seat=seat, province=p)


def return_capitals(g: Game, seat: int, r: int) -> Script[int]:
    """PP-10.5.11, PP-10.5.14: 10 Ducats for each; what the Victor collects is capped."""
    collected = 0
    other = g.seat_of[r]
    for x in (r, *(v for v in terms.vassals_of(g, r))):
        capital = g.capital[x]
        if g.occupier[capital] == seat:
            pieces.end_occupation(g, capital)
            collected += yield from collect(g, seat, r, CAPITAL_DUCATS, collected)
    own = g.capital[g.realm[seat]]
    if other != NOBODY and g.occupier[own] == other:
        pieces.end_occupation(g, own)
        yield from realm.pay_compulsory(g, seat, CAPITAL_DUCATS, "PP-10.5.11")
        g.ducats[other] += CAPITAL_DUCATS
    return collected


def collect(g: Game, seat: int, r: int, ducats: int, collected: int) -> Script[int]:
    """PP-10.5.14, PP-10.5.15: at most twice the Loser's Tax Income; an NPR's payment comes from the General Supply."""
    other = g.seat_of[r]
    income = terms.tax_income(g, other) if other != NOBODY else terms.npr_base_tax(g, r)
    due = min(ducats, 2 * income - collected)
    if due <= 0:
        return 0
    if other != NOBODY:
        before = g.ducats[other]
        paid = yield from realm.pay_compulsory(g, other, due, "PP-10.5.11")
        if not paid:
            due = before
    g.ducats[seat] += due
    g.log("log-reparations", "PP-10.5.15", seat=seat, n=due)
    return due


def victors_alternatives(g: Game, seat: int, r: int, collected: int) -> Script[None]:
    """PP-10.5.13: return for Ducats, or liberate what is not a Core of the Loser for Prestige."""
    while True:
        held: list[Value] = [p for p in loser_side(g, r) if g.occupier[p] == seat]
        if not held:
            return
        p = yield Ask(seat, KEEP, [DONE, *held], DONE)
        if p == DONE:
            return
        ways: list[Value] = ["return"]
        if not terms.is_core(g, r, p) and g.lawful[p] == r and terms.cores(g, p):
            ways.append("liberate")
        way = yield from choose(Ask(seat, WAY, ways))
        value = terms.tax_value(g, p)
        pieces.end_occupation(g, p)
        if way == "return":
            collected += yield from collect(g, seat, r, RETURN_DUCATS * value, collected)
        else:
            yield from rebels.liberate(g, p, seat)
            realm.score(g, seat, value, "PP-10.5.13")


CLAIM_DISCARD: Final = Kind("claim_discard", "PP-10.5.3", AREA)
CALMED: Final = Kind("claim_calms", "PP-10.5.3", PROVINCE)
CLAIM_LOSS: Final = Kind("claim_loss", "PP-10.5.16", AREA)


def discard_claims(g: Game, seat: int, gained: list[int]) -> Script[None]:
    """PP-10.5.3b: for each own Claim discarded in an Area with gains, up to 2 Unrest are removed there."""
    while True:
        areas = {AREA_OF[p] for p in gained}
        able: list[Value] = [
            a for a in sorted(areas) if g.claim[a * MAX_SEATS + seat] == CLAIM and _unrest_in(g, seat, a)
        ]
        if not able:
            return
        a = yield Ask(seat, CLAIM_DISCARD, [DONE, *able], DONE)
        if a == DONE:
            return
        pieces.remove_claim(g, seat, a)
        for _ in range(2):
            held = _unrest_in(g, seat, a)
            if held:
                p = yield from choose(Ask(seat, CALMED, [*held]))
                pieces.remove_unrest(g, p)


def _unrest_in(g: Game, seat: int, a: int) -> list[int]:
    return [
        p for p in g.board.provinces_of[a] if g.unrest[p] and g.occupier[p] == NOBODY and pieces.holder(g, p) == seat
    ]


def claim_losses(g: Game, seat: int, lost: list[int]) -> Script[None]:
    """PP-10.5.16: a Claim into each Area where a Province was lost."""
    for a in sorted({AREA_OF[p] for p in lost}):
        if g.claim[a * MAX_SEATS + seat] == NONE:
            answer = yield Ask(seat, CLAIM_LOSS, [a, "none"], a)
            if answer != "none":
                yield from pieces.place_claim(g, seat, a)


# Humiliation (PP-10.5.17, PP-10.5.18)


def humiliate(g: Game, seat: int, r: int) -> Script[None]:
    points = min(HUMILIATION_LIMIT, 2 * return_all(g, seat, r))
    realm.score(g, seat, points, "PP-10.5.18")
    realm.score(g, g.seat_of[r], -points, "PP-10.5.18")
    yield from ()


# Vassalization (PP-10.5.20, PP-10.5.21)


def may_vassalize(g: Game, seat: int, r: int) -> bool:
    """PP-10.5.20: not the Papal States nor the Emperor; one Province in another Area too, and enough tokens."""
    from . import peace

    if r in (PAPAL_STATES, g.emperor) or g.abandoned[r]:
        return False
    lands = peace.provinces_of(g, r)
    capital_area = AREA_OF[g.capital[r]]
    elsewhere = [p for p in lands if AREA_OF[p] != capital_area]
    if elsewhere and not any(g.occupier[p] == seat for p in elsewhere):
        return False
    needed = sum(pieces.vassal_count(g, p) for p in lands if g.occupier[p] in (NOBODY, seat))
    return g.vassal_tokens[seat] + needed <= VASSAL_TOKENS


def vassalize(g: Game, seat: int, r: int) -> Script[None]:
    from . import peace

    lands = peace.provinces_of(g, r)
    areas = sorted({AREA_OF[p] for p in lands})
    held = {AREA_OF[p] for p in lands if g.occupier[p] == seat}
    for other in range(g.seats):  # (c), (f)
        at = r * MAX_SEATS + other
        g.alliance[at] = g.marriage[at] = g.truce[at] = 0
        if other != seat:
            g.war[at] = 0
    for p in lands:
        if g.occupier[p] == seat:
            pieces.end_occupation(g, p)
        if g.occupier[p] == NOBODY:
            pieces.place_vassal(g, seat, p, unrest=int(AREA_OF[p] not in held))
        else:  # (f)
            annex_province(g, g.occupier[p], p)
    g.log("log-vassalized", "PP-10.5.21", seat=seat, realm=r)
    yield from add_influence(g, seat, areas, 2)
    yield from discard_claims(g, seat, lands)


INFLUENCE: Final = Kind("peace_influence", "PP-10.5.3", AREA)


def add_influence(g: Game, seat: int, areas: list[int], amount: int) -> Script[None]:
    """PP-10.5.3, PP-11.1.5: also into full Areas, where the placing player chooses an Opponent's cube that goes."""
    for _ in range(amount):
        room: list[Value] = [a for a in areas if not terms.is_closed(g, a) and pieces.is_influence_area(a)]
        if not room:
            return
        a = yield Ask(seat, INFLUENCE, [*room, "none"])
        if a == "none":
            return
        if pieces.cubes_in(g, a) >= AREA_LIMIT:
            rivals = [s for s in range(g.seats) if s != seat and g.influence[a * MAX_SEATS + s]]
            if rivals:
                victim = yield from choose(Ask(seat, diplomacy.RIVAL_CUBE, [*rivals]))
                pieces.remove_influence(g, victim, a)
            elif g.imperial[a] and g.emperor != g.realm[seat]:
                g.imperial[a] -= 1
            else:
                return
        yield from pieces.place_influence(g, seat, a)


# Force Conversion (PP-10.5.25, PP-10.5.26)


def may_convert(g: Game, seat: int, r: int) -> bool:
    own = g.realm[seat]
    if r == PAPAL_STATES or religion.same(g.faith[own], g.faith[r]) or terms.is_distant(g, r):
        return False
    return all(terms.controls(g, own, p) for p in g.board.provinces_of[AREA_OF[g.capital[r]]])


def force_conversion(g: Game, seat: int, r: int) -> Script[None]:
    own = g.realm[seat]
    return_all(g, seat, r)
    a = AREA_OF[g.capital[r]]
    g.faith[r] = g.faith[own]
    religion.set_area_religion(g, SLOT_OF[a], g.faith[own])
    realm.score(g, seat, CONVERSION_PRESTIGE, "PP-10.5.26")
    yield from add_influence(g, seat, [a], 2)
    other = g.seat_of[r]
    if other != NOBODY:
        realm.score(g, other, -CONVERTED_PRESTIGE, "PP-10.5.26")
        yield from diplomacy.lose_influence(g, other, list(g.board.main_areas), CONVERTED_INFLUENCE)


# Secure Desired Succession (PP-10.5.30, PP-10.5.31)

NEW_RULER: Final = Kind("imposed_ruler", "PP-10.5.31", CARD)
PACT: Final = Kind("succession_alliance", "PP-10.5.31")


def secure_succession(g: Game, seat: int, r: int) -> Script[None]:
    other = g.seat_of[r]
    return_all(g, seat, r)  # (a)
    if other == NOBODY:
        for enemy in range(g.seats):
            if enemy != seat and g.war[r * MAX_SEATS + enemy]:
                white_peace(g, enemy, r, "PP-10.5.31")
    for rival in range(g.seats):  # (b)
        at = r * MAX_SEATS + rival
        if rival == seat:
            continue
        if g.marriage[at]:
            diplomacy.end_marriage(g, rival, r, "PP-10.5.31")
            realm.score(g, seat, SUCCESSION_PRESTIGE, "PP-10.5.31")
            realm.score(g, rival, -SUCCESSION_PRESTIGE, "PP-10.5.31")
        if g.alliance[at]:
            was_active = g.alliance[at] == ACTIVE_ALLY
            diplomacy.remove_alliance(g, rival, r, "PP-10.5.31")
            if was_active:
                yield from calls.lose_allied_units(g, rival, calls.allied_units(g.strength_before[r]))
    at = r * MAX_SEATS + seat
    if g.marriage[at] == DISPUTED:  # (c)
        g.marriage[at] = MARRIAGE
        income = terms.tax_income(g, other) if other != NOBODY else terms.npr_base_tax(g, r)
        realm.score(g, seat, min(SUCCESSION_LIMIT, income), "PP-10.5.31")
    if other == NOBODY:  # (d)
        yield from add_influence(g, seat, [AREA_OF[g.capital[r]]], 4)
    else:
        yield from impose_ruler(g, seat, other)
    may_ally = diplomacy.has_alliance_token(g, seat) and not g.alliance[at]  # (e)
    if may_ally and (yield Ask(seat, PACT, ["ally", "none"])) == "ally":
        g.alliance[at] = ALLIANCE
        if other != NOBODY:
            g.alliance[g.realm[seat] * MAX_SEATS + other] = ALLIANCE
        g.unsettled = 1


def impose_ruler(g: Game, seat: int, other: int) -> Script[None]:
    """PP-10.5.31(d): a Leader from any discard pile becomes the Loser's Ruler."""
    leaders: list[Value] = [
        card
        for pile in g.discard
        for card in pile
        if (found := characters.leader(card)) is not None and "ruler" in found.roles
    ]
    if not leaders:
        return
    card = yield Ask(seat, NEW_RULER, ["none", *leaders], "none")
    if card != "none":
        deck = next(n for n, pile in enumerate(g.discard) if card in pile)
        g.discard[deck] = tuple(c for c in g.discard[deck] if c != card)
        yield from characters.replace_ruler(g, other, card, 0)


# Full Annexation (PP-10.5.35, PP-10.5.36)


def full_annexation(g: Game, seat: int, r: int) -> Script[None]:
    from . import peace

    lands = peace.provinces_of(g, r)
    if g.emperor == g.realm[seat] and hre.is_member(g, r) and religion.same(g.faith[r], g.faith[g.realm[seat]]):
        hre.change_authority(g, -1, "PP-18.5.3")
    was_emperor = g.emperor == r
    for p in lands:
        annex_province(g, seat, p)
    for other in range(g.seats):
        at = r * MAX_SEATS + other
        g.alliance[at] = g.marriage[at] = g.truce[at] = 0
        if other != seat:
            g.war[at] = 0
    g.log("log-full-annexation", "PP-10.5.36", seat=seat, realm=r)
    if was_emperor:
        hre.dissolve(g)
    yield from discard_claims(g, seat, lands)


TERMS: Final = {
    "keep": keep,
    "humiliate": humiliate,
    "vassalize": vassalize,
    "convert": force_conversion,
    "succession": secure_succession,
    "annex": full_annexation,
    "white_peace": enforced_white_peace,
}
