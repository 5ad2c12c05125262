"""PP-10.5 Peace Terms, and the Truces that follow (PP-10.4). Keep Current Board State: board_state.py."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple, TypeAlias

from westphalia.kernel.script import Ask, Kind, Script, Value, choose

from .. import decks, history, pieces, terms
from ..board import AREA_OF, CARD, PAPAL_STATES, SLOT_OF
from ..ids import Area, Province, Realm, Seat, pair
from ..model import ACTIVE_ALLY, DISPUTED, MARRIAGE, NOBODY, REBELS, Game, is_bot
from ..tables import VASSAL_TOKENS
from . import (
    board_state,
    bonuses,
    character_cards,
    characters,
    diplomacy,
    hre,
    npr,
    realm,
    religion,
    units,
    wars,
)
from .belligerents import controls, lands_of_side, provinces_of, side_of

PARTIAL, TOTAL, SURRENDER = "partial", "total", "surrender"
AGREED, DRAWN = "agreed", "drawn"  # in a Negotiated Peace, with and without a Victor

HUMILIATION_LIMIT: Final = 10  # PP-10.5.18
CONVERSION_PRESTIGE: Final = 3  # PP-10.5.26
CONVERTED_PRESTIGE: Final = 5
CONVERTED_INFLUENCE: Final = 4
SUCCESSION_PRESTIGE: Final = 3  # PP-10.5.31(b)
SUCCESSION_LIMIT: Final = 5  # PP-10.5.31(c)
SUCCESSION_INFLUENCE: Final = 4  # PP-10.5.31(d)
GAINED_INFLUENCE: Final = 2  # PP-10.5.21(d), PP-10.5.26
ANNEXED_ALLY_PRESTIGE: Final = 2  # PP-10.5.36

TermEffects: TypeAlias = Callable[[Game, Seat, Realm], Script[None]]  # of a term, for the Victor, on the Loser
TERM: Final = Kind("peace_term", "PP-10.5.1")
ANNEXATION: Final = "full_annexation"
ENDS_ALLIANCE: Final = ("vassalize", "succession")  # their own effects take the Alliance of the Loser's patron


def legal_terms(g: Game, seat: Seat, r: Realm, result: str) -> list[str]:
    """PP-10.5.1: the terms a Victor may enforce on a Loser, and on those for whom the Loser makes Peace."""
    losers = side_of(g, r, seat)
    found = ["keep_board"]
    if may_humiliate(g, seat, r) or (result == SURRENDER and g.seat_of[r] != NOBODY):
        found.append("humiliate")
    if g.rules.advanced_peace:
        if any(may_vassalize(g, seat, x) for x in losers):
            found.append("vassalize")
        if any(may_convert(g, seat, x) for x in losers):
            found.append("convert")
        if may_secure_succession(g, seat, r):
            found.append("succession")
    if result == TOTAL:
        if g.seat_of[r] == NOBODY or is_bot(g, g.seat_of[r]):  # PP-10.5.35
            found.append(ANNEXATION)
        found.append("white_peace")
    return found


def enforce(g: Game, seat: Seat, r: Realm, result: str) -> Script[None]:
    """PP-10.2.7: the Victor chooses a legal term."""
    term = yield from choose(Ask(seat, TERM, [*legal_terms(g, seat, r, result)], args={"realm": r}))
    yield from impose(g, seat, r, term, result, TERMS[term])
    if g.seat_of[r] != NOBODY:
        yield from bonuses.run_hooks(g, seat, "peace_term_enforced_on_opponent")


def impose(g: Game, seat: Seat, r: Realm, term: str, result: str, script: TermEffects) -> Script[None]:
    """The effects of a term (``script``), then the tokens (PP-10.4), then what it means for the Empire (PP-18.4.15)."""
    g.log("log-peace-term", "PP-10.5.1", seat=seat, realm=r, term=term)
    patron = terms.active_patron(g, r) if g.seat_of[r] == NOBODY else NOBODY
    strength = g.strength_before[r]
    before = history.holdings(g)
    has_victor = term != "white_peace" and result != DRAWN  # PP-18.4.16
    shift = imperial_shift(g, seat, r) if has_victor else 0
    parties = parties_of(g, seat, r)
    yield from script(g, seat, r)
    if patron not in (NOBODY, seat) and result == TOTAL and term not in ENDS_ALLIANCE:
        yield from lose_active_ally(g, patron, r, strength, annexed=term == ANNEXATION)
    conclude(g, seat, r, parties)
    if shift < 0 or (shift > 0 and not cedes_imperial_land(g, before.lawful)):
        hre.change_authority(g, shift, "PP-18.4.15")
    agreed = result in (AGREED, DRAWN)
    how = "negotiated" if agreed else "victor" if has_victor else "white_peace"
    history.note_peace(g, seat, r, term, before, how=how)


class Parties(NamedTuple):
    """The two sides of a Peace: those for whom the player makes it, and those for whom the other Realm does."""

    ours: list[Realm]
    theirs: list[Realm]


def parties_of(g: Game, seat: Seat, r: Realm) -> Parties:
    """To be asked before the Peace: afterwards nobody speaks for anybody any more."""
    other = g.seat_of[r]
    return Parties(side_of(g, g.realm[seat], other) if other != NOBODY else [g.realm[seat]], side_of(g, r, seat))


def conclude(g: Game, seat: Seat, r: Realm, parties: Parties) -> None:
    """PP-10.4.1, PP-10.4.2: War becomes Truce; tokens on those for whom a former Enemy made Peace, be it the Victor or
    the Loser, are removed, all on a Realm that is no more."""
    other = g.seat_of[r]
    wars.end_war(g, seat, r, truce=other != NOBODY or terms.is_npr(g, r))
    g.log("log-peace", "PP-10.4.1", seat=seat, realm=r)
    _spoken_for(g, seat, [x for x in parties.theirs if x != r])
    _spoken_for(g, other, [x for x in parties.ours if x != g.realm[seat]])


def _spoken_for(g: Game, seat: Seat, realms: list[Realm]) -> None:
    """Realms for which another made Peace: their War is over, without a Truce (PP-10.4.2)."""
    foes = [r for r in realms if g.war[pair(r, seat)]]
    for r in foes:
        g.war[pair(r, seat)] = 0
    if foes:
        g.log("log-peace-others", "PP-10.4.2", seat=seat, n=len(foes))


def imperial_shift(g: Game, seat: Seat, r: Realm) -> int:
    """PP-18.4.15: +1 if the Emperor wins against an external Aggressor, -1 if he loses."""
    emperor = hre.emperor_seat(g)
    if emperor == NOBODY or emperor not in (seat, g.seat_of[r]):
        return 0
    foe = r if seat == emperor else g.realm[seat]
    if foe not in hre.external_aggressors(g, emperor):
        return 0
    return 1 if seat == emperor else -1


def cedes_imperial_land(g: Game, before: list[Realm]) -> bool:
    """Has an HRE Province gone to a Realm that is neither Member nor Emperor?"""
    return any(
        g.lawful[p] != before[p] and g.lawful[p] != g.emperor and not hre.is_member(g, g.lawful[p])
        for p in g.board.provinces
        if hre.is_hre_province(g, p) and g.lawful[p] != NOBODY
    )


def lose_active_ally(g: Game, patron: Seat, r: Realm, strength: int, *, annexed: bool) -> Script[None]:
    """PP-10.3.4: its player discards Allied Units and the Alliance; PP-10.5.36: 2 Prestige if it was annexed."""
    yield from units.lose_allied_units(g, patron, units.allied_units(strength), "PP-10.3.4")
    if g.alliance[pair(r, patron)]:
        diplomacy.remove_alliance(g, patron, r, "PP-10.3.4")
    g.strength_before[r] = 0
    if annexed:
        realm.score(g, patron, -ANNEXED_ALLY_PRESTIGE, "PP-10.5.36")


# Returning Provinces (PP-10.5.2)


def return_all(g: Game, seat: Seat, r: Realm) -> int:
    """Both sides of this War give all occupied Provinces back; the Tax Value returned to the Loser himself."""
    value = 0
    if seat in g.occupier:
        own = provinces_of(g, r)
        for p in lands_of_side(g, r, seat):
            if g.occupier[p] == seat:
                if p in own:
                    value += terms.tax_value(g, p)
                board_state.give_back(g, p)
    other = g.seat_of[r]
    if other != NOBODY and other in g.occupier:
        for p in lands_of_side(g, g.realm[seat], other):
            if g.occupier[p] == other:
                board_state.give_back(g, p)
    return value


# White Peace (PP-10.5.4)


def white_peace(g: Game, seat: Seat, r: Realm, rule: str) -> None:
    """All occupied Provinces are returned; each player involved loses 1 Prestige; then the tokens."""
    parties = parties_of(g, seat, r)
    return_in_white_peace(g, seat, r, rule)
    conclude(g, seat, r, parties)


def return_in_white_peace(g: Game, seat: Seat, r: Realm, rule: str) -> None:
    return_all(g, seat, r)
    realm.score(g, seat, -1, rule)
    other = g.seat_of[r]
    if other != NOBODY:
        realm.score(g, other, -1, rule)
    g.log("log-white-peace", rule, seat=seat, realm=r)


def enforced_white_peace(g: Game, seat: Seat, r: Realm) -> Script[None]:
    return_in_white_peace(g, seat, r, "PP-10.5.4")
    yield from ()


# Humiliation (PP-10.5.17, PP-10.5.18)


def may_humiliate(g: Game, seat: Seat, r: Realm) -> bool:
    """PP-10.5.17: a player whose Capital the Victor controls; after a Surrender always."""
    return g.seat_of[r] != NOBODY and terms.controls(g, g.realm[seat], g.capital[r])


def humiliate(g: Game, seat: Seat, r: Realm) -> Script[None]:
    """PP-10.3.8: only Provinces returned to the player himself score."""
    points = min(HUMILIATION_LIMIT, 2 * return_all(g, seat, r))
    realm.score(g, seat, points, "PP-10.5.18")
    realm.score(g, g.seat_of[r], -points, "PP-10.5.18")
    yield from ()


# Vassalization (PP-10.5.20, PP-10.5.21)


def may_vassalize(g: Game, seat: Seat, r: Realm) -> bool:
    """PP-10.5.20: an NPR, not the Papal States nor the Emperor; its Capital and one Province in another Area are
    occupied, and there are enough tokens."""
    if g.seat_of[r] != NOBODY or r in (PAPAL_STATES, g.emperor) or g.abandoned[r]:
        return False
    if g.occupier[g.capital[r]] != seat:
        return False
    lands = provinces_of(g, r)
    elsewhere = [p for p in lands if AREA_OF[p] != AREA_OF[g.capital[r]]]
    if elsewhere and not any(g.occupier[p] == seat for p in elsewhere):
        return False
    needed = sum(pieces.vassal_count(g, p) for p in lands if not is_held_by_another(g, seat, p))
    return g.vassal_tokens[seat] + needed <= VASSAL_TOKENS


def is_held_by_another(g: Game, seat: Seat, p: Province) -> bool:
    """Occupied by another player, who keeps it (PP-10.5.21)."""
    return g.occupier[p] not in (NOBODY, REBELS, seat)


def vassalize(g: Game, seat: Seat, r: Realm) -> Script[None]:
    """PP-10.3.10: those of the Realms involved that meet the requirements; the others' Provinces are returned."""
    held = {AREA_OF[p] for p in terms.marked(g, seat) if g.occupier[p] == seat}
    for x in side_of(g, r, seat):
        if may_vassalize(g, seat, x):
            yield from vassalize_one(g, seat, x, held)
    return_all(g, seat, r)


def vassalize_one(g: Game, seat: Seat, r: Realm, held: set[Area]) -> Script[None]:
    """PP-10.5.21; ``held``: Areas where the Victor occupied a Province."""
    lands = provinces_of(g, r)
    vassals = terms.vassals_of(g, r)
    patron = terms.active_patron(g, r)
    if patron not in (NOBODY, seat):
        yield from lose_active_ally(g, patron, r, g.strength_before[r], annexed=False)
    end_ties(g, r)  # (c), (f)
    for p in lands:  # (a), (b), (g)
        if is_held_by_another(g, seat, p):  # (f)
            board_state.annex(g, g.occupier[p], p)
        else:  # an own Town that occupies it goes home
            pieces.place_vassal(g, seat, p, unrest=int(AREA_OF[p] not in held))
    for v in vassals:
        g.overlord[v] = NOBODY
    g.log("log-vassalized", "PP-10.5.21", seat=seat, realm=r)
    yield from board_state.add_influence(g, seat, sorted({AREA_OF[p] for p in lands}), GAINED_INFLUENCE)  # (d)
    yield from board_state.discard_claims(g, seat, lands)  # (e)


def end_ties(g: Game, r: Realm) -> None:
    """PP-10.5.21: Alliances and Royal Marriages of all players with it, tokens of War, Truce and CB."""
    for seat in g.each_seat:
        at = pair(r, seat)
        if g.alliance[at]:
            diplomacy.remove_alliance(g, seat, r, "PP-10.5.21")
        if g.marriage[at]:
            diplomacy.end_marriage(g, seat, r, "PP-10.5.21")
    npr.return_treaties(g, r, "PP-10.5.21")


# Force Conversion (PP-10.5.25, PP-10.5.26)


def may_convert(g: Game, seat: Seat, r: Realm) -> bool:
    """PP-10.5.25: another Religion, and every Province of its Capital Area is controlled; not the Papal States."""
    own = g.realm[seat]
    if r == PAPAL_STATES or terms.is_distant(g, r) or religion.same(g.faith[own], g.faith[r]):
        return False
    return all(controls(g, seat, p) for p in g.board.provinces_of[AREA_OF[g.capital[r]]])


def force_conversion(g: Game, seat: Seat, r: Realm) -> Script[None]:
    """PP-10.3.10: those of the Realms involved that meet the requirements; all Provinces are returned."""
    converted = [x for x in side_of(g, r, seat) if may_convert(g, seat, x)]
    return_all(g, seat, r)
    for x in converted:
        yield from convert_one(g, seat, x)


def convert_one(g: Game, seat: Seat, r: Realm) -> Script[None]:
    """PP-10.5.26."""
    a = AREA_OF[g.capital[r]]
    faith = g.faith[g.realm[seat]]
    religion.adopt(g, r, faith)
    yield from religion.place_token(g, seat, SLOT_OF[a], faith)
    realm.score(g, seat, CONVERSION_PRESTIGE, "PP-10.5.26")
    yield from board_state.add_influence(g, seat, [a], GAINED_INFLUENCE)
    other = g.seat_of[r]
    if other != NOBODY:
        realm.score(g, other, -CONVERTED_PRESTIGE, "PP-10.5.26")
        everywhere = list(g.board.main_areas)
        yield from diplomacy.lose_influence(g, other, everywhere, CONVERTED_INFLUENCE, "PP-10.5.26")


# Secure Desired Succession (PP-10.5.30, PP-10.5.31)

NEW_RULER: Final = Kind("imposed_ruler", "PP-10.5.31", CARD)
PACT: Final = Kind("succession_alliance", "PP-10.5.31")


def may_secure_succession(g: Game, seat: Seat, r: Realm) -> bool:
    """PP-10.5.30: a Disputed Succession token of anyone on the Loser, whose Capital the Victor occupies."""
    return g.rules.advanced_peace and wars.is_disputed(g, r) and g.occupier[g.capital[r]] == seat


def secure_succession(g: Game, seat: Seat, r: Realm) -> Script[None]:
    other = g.seat_of[r]
    return_all(g, seat, r)  # (a)
    if other == NOBODY:
        for enemy in wars.players_at_war_with(g, r):  # also as the Active Ally of his Enemy (PP-2.5.30)
            if enemy != seat:
                white_peace(g, enemy, r, "PP-10.5.31")
    yield from remove_rivals(g, seat, r)  # (b)
    at = pair(r, seat)
    if g.marriage[at] == DISPUTED:  # (c)
        g.marriage[at] = MARRIAGE
        income = terms.tax_income(g, other) if other != NOBODY else terms.npr_base_tax(g, r)
        realm.score(g, seat, min(SUCCESSION_LIMIT, income), "PP-10.5.31")
    if other == NOBODY:  # (d)
        yield from board_state.add_influence(g, seat, [AREA_OF[g.capital[r]]], SUCCESSION_INFLUENCE)
    else:
        yield from impose_ruler(g, seat, other)
    if board_state.may_ally(g, seat, r) and (yield Ask(seat, PACT, ["ally", "none"])) == "ally":  # (e)
        diplomacy.ally(g, seat, r, "PP-10.5.31")


def remove_rivals(g: Game, seat: Seat, r: Realm) -> Script[None]:
    """PP-10.5.31(b): tokens of others on the Loser's Capital; per Marriage the Victor gains and its owner loses."""
    for rival in g.each_seat:
        at = pair(r, rival)
        if rival == seat:
            continue
        if g.marriage[at]:
            diplomacy.end_marriage(g, rival, r, "PP-10.5.31")
            realm.score(g, seat, SUCCESSION_PRESTIGE, "PP-10.5.31")
            realm.score(g, rival, -SUCCESSION_PRESTIGE, "PP-10.5.31")
        if g.alliance[at]:
            was_active = g.alliance[at] == ACTIVE_ALLY  # it is over also where the Alliance cannot end (PP-3.0.1)
            diplomacy.remove_alliance(g, rival, r, "PP-10.5.31")
            if was_active:
                lent = units.allied_units(g.strength_before[r])
                yield from units.lose_allied_units(g, rival, lent, "PP-10.3.4")
                g.strength_before[r] = 0


def impose_ruler(g: Game, seat: Seat, other: Seat) -> Script[None]:
    """PP-10.5.31(d): a Leader from any discard pile becomes the Loser's Ruler; a Bot has none (PB-1.4)."""
    if is_bot(g, other):
        return
    leaders: list[Value] = [
        card
        for pile in g.discard
        for card in pile
        if (found := character_cards.leader(card)) is not None and "ruler" in found.roles
    ]
    if not leaders:
        return
    card = yield Ask(seat, NEW_RULER, ["none", *leaders], "none")
    if card != "none":
        decks.lift(g, card)
        yield from characters.replace_ruler(g, other, card, 0)


# Full Annexation (PP-10.5.35, PP-10.5.36)


def full_annexation(g: Game, seat: Seat, r: Realm) -> Script[None]:
    """All de jure Provinces, the Vassals' too, are the Victor's."""
    lands = provinces_of(g, r)
    if g.emperor == g.realm[seat] and hre.is_member(g, r) and religion.same(g.faith[r], g.faith[g.realm[seat]]):
        hre.change_authority(g, -1, "PP-18.5.3")
    was_emperor = g.emperor == r
    for p in lands:
        board_state.annex(g, seat, p)
    end_ties(g, r)
    g.log("log-full-annexation", "PP-10.5.36", seat=seat, realm=r)
    if was_emperor:
        hre.dissolve(g)
    yield from board_state.discard_claims(g, seat, lands)


TERMS: Final[dict[str, TermEffects]] = {
    "keep_board": board_state.keep,
    "humiliate": humiliate,
    "vassalize": vassalize,
    "convert": force_conversion,
    "succession": secure_succession,
    ANNEXATION: full_annexation,
    "white_peace": enforced_white_peace,
}
