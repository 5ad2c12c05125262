"""PP-3.0.1: what single scenarios add, which beats the rulebook: objectives, teams, goals, scoring of their own."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from westphalia.kernel.actions import Action
from westphalia.kernel.script import Ask, Kind, Refusal, Script, choose
from westphalia.kernel.summary import Part, Text

from .. import terms
from ..board import AREA_OF, AREAS_OF_SLOT, EVENT, IS_DISTANT, REALM, REALMS, SLOT_OF, area, province
from ..board import realm as realm_number
from ..ids import Area, Province, Realm, Seat, pair
from ..model import NOBODY, Game, is_bot, persons, players
from ..tables import CATHOLIC, COUNTER_REFORMED, PROTESTANT
from . import diplomacy, hre, realm, religion

RULE: Final = "PP-3.0.1"

# What the victory of a variant asks for
OBJECTIVES: Final = {"objectives": 4, "objectives_team": 5}  # Provinces of ten, of a player or a team
OBJECTIVE_PRESTIGE: Final = 5
ASYMMETRIC: Final = "asymmetric"
LEAGUE: Final = "brandenburg"  # the Protestant League and the Papal States of 1517
PAPAL: Final = "papal_states"
SCORE_LIMIT: Final = 5
EMPEROR_AUTHORITY: Final = 5
EMPEROR_PRESTIGE: Final = 5
CROWNS: Final = ("london", "paris")
BALANCE_LEAD: Final = 15
BALANCE_TAX: Final = 8
ITALY: Final = ("lombardy", "central_italy", "naples", "sicily", "corsica_sardinia")
FRANCE: Final = ("seine", "loire", "aquitaine", "languedoc", "burgundy", "brittany_normandy")
BRITISH_ISLES: Final = ("ireland", "scotland", "northumbria", "wales_wessex", "east_anglia")
PAPAL_LANDS: Final = tuple(map(area, (*ITALY, *FRANCE)))
CATHOLIC_LANDS: Final = (*PAPAL_LANDS, *map(area, BRITISH_ISLES))

BALANCE_ALLY: Final = Kind("balance_ally", RULE, REALM)
SWEDISH_EVENT: Final = Kind("swedish_event", RULE, EVENT)


def has_rule(g: Game, id: str) -> bool:
    """Does the variant have this special rule?"""
    return any(rule.id == id for rule in g.entry.variant.special_rules)


def victory(g: Game) -> str:
    return g.entry.variant.victory.type


def team_of(g: Game, seat: Seat) -> list[Seat]:
    """The seats that share a victory with this one, itself among them."""
    for team in g.entry.variant.teams:
        if REALM.id(g.realm[seat]) in team:
            return [s for s in g.each_seat if REALM.id(g.realm[s]) in team]
    return [seat]


# Teams

GIVEN: Final = Kind("partner_ducats", RULE)
NO_DUCATS: Final = Refusal(RULE, "no-partner-ducats")
APART: Final = "team"  # members place no Influence in each other's Areas


def why_not_give(g: Game, seat: Seat) -> Refusal | None:
    return None if g.ducats[seat] else NO_DUCATS


def give_to_partner(g: Game, seat: Seat) -> Script[None]:
    """Ducats for the other member of the team, at any time in one's own Turn."""
    partner = next(mate for mate in team_of(g, seat) if mate != seat)
    amount = yield from choose(Ask(seat, GIVEN, range(1, g.ducats[seat] + 1), 1, args={"other": partner}))
    g.ducats[seat] -= amount
    g.ducats[partner] += amount
    g.log("log-partner-ducats", RULE, seat=seat, other=partner, n=amount)


GIVE: Final = Action("give_partner", why_not_give, give_to_partner)


def has_partner(g: Game, seat: Seat) -> bool:
    return bool(g.entry.variant.teams) and len(team_of(g, seat)) > 1


def is_partners_area(g: Game, seat: Seat, a: Area) -> bool:
    """An Area in which the other member of the team owns a Province, where the scenario keeps them apart."""
    if not has_partner(g, seat) or not has_rule(g, APART):
        return False
    return any(terms.owns_area(g, g.realm[mate], a) for mate in team_of(g, seat) if mate != seat)


# 1517: the Protestant League and the Papal States convert Areas in which they own nothing

PREACHING_LEAGUE: Final = 1  # ADM that the League saves


def is_of_1517(g: Game, seat: Seat, key: str) -> bool:
    """Is the player this Realm, in the scenario where it has rules of its own?"""
    return victory(g) == ASYMMETRIC and g.realm[seat] == realm_number(key)


def is_protestant_league(g: Game, seat: Seat) -> bool:
    """Its privileges are those of a Protestant."""
    return is_of_1517(g, seat, LEAGUE) and g.faith[g.realm[seat]] == PROTESTANT


def preaches_in(g: Game, seat: Seat, a: Area) -> bool:
    """The League in HRE Areas where it has Influence; the Papal States in Italy, the Empire and France."""
    if is_protestant_league(g, seat):
        return hre.is_hre_area(g, a) and diplomacy.influence_in(g, seat, a) > 0
    if is_of_1517(g, seat, PAPAL) and religion.same(g.faith[g.realm[seat]], CATHOLIC):
        return a in PAPAL_LANDS or hre.is_hre_area(g, a)
    return False


def preaches_on(g: Game, seat: Seat, slot: int) -> bool:
    return victory(g) == ASYMMETRIC and any(preaches_in(g, seat, a) for a in AREAS_OF_SLOT[slot])


def slots_to_preach(g: Game, seat: Seat) -> set[Area]:
    """Religion slots that such a player may convert."""
    if victory(g) != ASYMMETRIC:
        return set()
    return {SLOT_OF[a] for a in g.board.main_areas if preaches_in(g, seat, a)}


def preaching_discount(g: Game, seat: Seat, slot: int) -> int:
    """The ADM that the League saves there."""
    return PREACHING_LEAGUE if is_protestant_league(g, seat) and preaches_on(g, seat, slot) else 0


def is_won_by_creed(g: Game, seat: Seat, r: Realm) -> bool:
    """Is an Alliance with this NPR one of those for which the League needs 1 Influence only?"""
    return is_protestant_league(g, seat) and g.faith[r] == PROTESTANT and hre.is_member(g, r)


# Victory at once


def holds_objective(g: Game, seat: Seat, p: Province) -> bool:
    """Owned, or occupied while an Opponent is its lawful owner."""
    own = g.realm[seat]
    if terms.owns(g, own, p):
        return True
    lawful = g.lawful[p]
    return g.occupier[p] == seat and lawful != NOBODY and g.seat_of[lawful] not in (NOBODY, seat)


def objectives_of(g: Game, seats: list[Seat]) -> int:
    """Objective Provinces that these seats hold together."""
    objectives = map(province, g.entry.variant.objectives)
    return sum(any(holds_objective(g, seat, p) for seat in seats) for p in objectives)


def after_turn(g: Game) -> bool:
    """Teams are looked at after each Turn. True: the game is over."""
    return victory(g) == "objectives_team" and decide_by_objectives(g)


def after_phase_3(g: Game) -> bool:
    """Objectives count when Peace is made."""
    return victory(g) in OBJECTIVES and decide_by_objectives(g)


def decide_by_objectives(g: Game) -> bool:
    """Most objectives, then most Prestige, among those who have enough."""
    needed = OBJECTIVES[victory(g)]
    teams = {tuple(team_of(g, seat)) for seat in players(g)}
    best = [(objectives_of(g, list(team)), prestige_of(g, team[0]), team) for team in sorted(teams)]
    best = [entry for entry in best if entry[0] >= needed]
    if not best:
        return False
    top = max(best)[:2]
    win(g, [seat for entry in best if entry[:2] == top for seat in entry[2]])
    return True


def end_of_round(g: Game) -> bool:
    """Two Crowns: who owns both London and Paris at the end of a Round wins at once; solo scenarios may end here."""
    if victory(g) == SOLO:
        return _solo_ends(g)
    if not has_rule(g, "balance"):
        return False
    for seat in players(g):
        if all(terms.owns(g, g.realm[seat], province(key)) for key in CROWNS):
            win(g, [seat])
            return True
    return False


# Solo (PB-8.14)

SOLO: Final = "solo"
GREAT, FULL, MINOR, DEFEAT = "great", "full", "minor", "defeat"
PURPLE: Final = "constantinople"
PURPLE_LANDS: Final = ("greece", "macedonia_thrace", "northern_anatolia", "aydin")
ULM_TAX: Final = 25
ULM_AUTHORITY: Final = 3
ELECTORS: Final = 3


def _solo_ends(g: Game) -> bool:
    """Victory or defeat at the end of a Round: of Byzantium by its lands, of Ulm if it is lost."""
    for seat in persons(g):
        own = g.realm[seat]
        if has_rule(g, "western_entry"):
            if _is_purple(g, own):
                _tell_result(g, seat, GREAT if terms.owns(g, own, province("roma")) else FULL)
                return True
            lands = [p for p in terms.owned(g, own) if terms.is_large(g, p)]
            if not terms.owns(g, own, province(PURPLE)) and not lands:
                _tell_result(g, seat, DEFEAT)
                return True
        if has_rule(g, "next_bot") and g.lawful[province("ulm")] != own:
            _tell_result(g, seat, DEFEAT)
            return True
    return False


BEYOND_EUROPE: Final = frozenset(
    area(key)
    for key in (
        "algiers", "aydin", "caucasus", "cyprus", "cyrenaica", "egypt", "iraq", "karaman", "kurdistan", "north_sahara",
        "northern_anatolia", "northern_morocco", "palestine", "rum", "southern_morocco", "syria", "transcaucasia",
        "tripolitania", "tunisia",
    )
)  # fmt: skip


def _is_in_europe(a: Area) -> bool:
    return not IS_DISTANT[a] and a not in BEYOND_EUROPE


def _is_purple(g: Game, own: Realm) -> bool:
    """Constantinople, the Areas around the Straits, and no Town of the Ottoman Bot in Europe."""
    return all(terms.owns(g, own, p) for p in _purple_lands(g)) and not _ottomans_in_europe(g)


def _purple_lands(g: Game) -> list[Province]:
    lands = [p for key in PURPLE_LANDS for p in g.board.provinces_of[area(key)]]
    return list(dict.fromkeys([province(PURPLE), *lands]))


def _ottomans_in_europe(g: Game) -> bool:
    ottomans = g.seat_of[realm_number("ottomans")]
    return ottomans != NOBODY and any(_is_in_europe(AREA_OF[p]) for p in g.board.provinces if g.town[p] == ottomans)


def decide_solo(g: Game) -> None:
    """After the Final Scoring."""
    if victory(g) != SOLO or g.winners:
        return
    for seat in persons(g):
        _tell_result(g, seat, solo_result(g, seat))


def solo_result(g: Game, seat: Seat) -> str:
    """What the person has come to, were the game over now: PB-8.14: with more Prestige than every Bot no defeat."""
    own = g.realm[seat]
    behind, bots = _above_bots(g, seat)
    is_above = behind == bots
    if has_rule(g, "french_entry"):
        is_led = g.emperor == own or _electors_led(g, seat) >= ELECTORS
        return FULL if is_above and is_led else MINOR if is_above else DEFEAT
    if has_rule(g, "next_bot"):
        is_emperor = g.emperor == own and g.authority >= ULM_AUTHORITY
        is_rich = terms.base_tax(g, seat) >= ULM_TAX
        if is_emperor or is_rich:
            return GREAT if is_emperor and is_rich else FULL
    return MINOR if is_above else DEFEAT


def _above_bots(g: Game, seat: Seat) -> tuple[int, int]:
    """How many Bots have less Prestige, and how many there are."""
    bots = [bot for bot in players(g) if bot != seat]
    return sum(g.prestige[bot] < g.prestige[seat] for bot in bots), len(bots)


def _electors_led(g: Game, seat: Seat) -> int:
    """Elector Areas where the player owns all Provinces or has most Influence."""
    led = 0
    for a in hre.elector_areas(g):
        held = diplomacy.influence_in(g, seat, a)
        others = max((diplomacy.influence_in(g, other, a) for other in players(g) if other != seat), default=0)
        led += terms.owns_all(g, g.realm[seat], a) or held > others
    return led


def _tell_result(g: Game, seat: Seat, result: str) -> None:
    """PB-8.14: the person wins, or the Bots do."""
    g.winners = [seat] if result != DEFEAT else [other for other in g.each_seat if other != seat]
    g.log("log-solo-result", "PB-8.14", seat=seat, result=result)


def win(g: Game, seats: list[Seat]) -> None:
    g.winners = sorted(seats)
    for seat in g.winners:
        g.log("log-won-at-once", RULE, seat=seat)


# How far everybody is


class Way(NamedTuple):
    """Something that a victory asks for, and how much of it there is."""

    id: str
    have: int
    need: int
    rule: str = RULE


def ways_to_win(g: Game, seat: Seat) -> list[Way]:
    """What wins beside most Prestige, or instead of it."""
    if victory(g) in OBJECTIVES:
        return [Way("objectives", objectives_of(g, team_of(g, seat)), OBJECTIVES[victory(g)])]
    if has_rule(g, "balance"):
        owned = sum(terms.owns(g, g.realm[seat], province(key)) for key in CROWNS)
        return [Way("crowns", owned, len(CROWNS))]
    return _solo_ways(g, seat) if victory(g) == SOLO and not is_bot(g, seat) else []


def _solo_ways(g: Game, seat: Seat) -> list[Way]:
    """PB-8.14, by scenario."""
    own, rule = g.realm[seat], "PB-8.14"
    above = Way("above_bots", *_above_bots(g, seat), rule)
    if has_rule(g, "french_entry"):
        led = ELECTORS if g.emperor == own else _electors_led(g, seat)
        return [above, Way("electors", led, ELECTORS, rule)]
    if has_rule(g, "next_bot"):
        authority = g.authority if g.emperor == own else 0
        tax = terms.base_tax(g, seat)
        return [Way("base_tax", tax, ULM_TAX, rule), Way("emperor", authority, ULM_AUTHORITY, rule), above]
    if has_rule(g, "western_entry"):
        lands = _purple_lands(g)
        held = sum(terms.owns(g, own, p) for p in lands)
        return [Way("purple", held, len(lands), rule), Way("europe", int(not _ottomans_in_europe(g)), 1, rule), above]
    return []


# Scoring


def prestige_of(g: Game, seat: Seat) -> int:
    """What counts in the end: of a team the average, rounded up."""
    team = team_of(g, seat)
    return -(-sum(g.prestige[mate] for mate in team) // len(team))


def score_round(g: Game) -> None:
    """1517, Phase 4 step E: the Protestant League and the Papal States score by Religions."""
    if victory(g) != ASYMMETRIC:
        return
    for key, points in ((LEAGUE, league_points(g)), (PAPAL, papal_points(g))):
        seat = g.seat_of[realm_number(key)]
        if seat != NOBODY:
            realm.score(g, seat, points, RULE)


def league_points(g: Game) -> int:
    """1 for 2 Protestant Areas, rounded up."""
    areas = sum(religion.area_religion(g, a) == PROTESTANT for a in g.board.main_areas)
    return min(SCORE_LIMIT, (areas + 1) // 2)


def papal_points(g: Game) -> int:
    """1 for 4 Catholic or Counter-Reformed Areas of the Empire, Italy, France and the British Isles, rounded down."""
    areas = [a for a in g.board.main_areas if a in CATHOLIC_LANDS or hre.is_hre_area(g, a)]
    faithful = sum(religion.area_religion(g, a) in (CATHOLIC, COUNTER_REFORMED) for a in areas)
    return min(SCORE_LIMIT, faithful // 4)


def final_items(g: Game, seat: Seat) -> Iterator[Part]:
    """What a scenario adds to the Final Scoring of a player."""
    if victory(g) == "objectives":
        yield Part(Text("scoring-objectives"), OBJECTIVE_PRESTIGE * objectives_of(g, [seat]), RULE)
    if victory(g) == ASYMMETRIC and g.emperor == g.realm[seat] and g.authority >= EMPEROR_AUTHORITY:
        yield Part(Text("scoring-strong-emperor"), EMPEROR_PRESTIGE, RULE)
    for goal in g.entry.variant.goals:
        if g.seat_of[realm_number(goal.realm)] == seat and GOALS[goal.realm](g, seat):
            yield Part(Text("scoring-goal"), goal.prestige, RULE)


def _owns_all(g: Game, seat: Seat, *keys: str) -> bool:
    return all(terms.owns(g, g.realm[seat], province(key)) for key in keys)


def _castile_goal(g: Game, seat: Seat) -> bool:
    """Own Granada and Gibraltar."""
    return _owns_all(g, seat, "granada", "gibraltar")


def _france_goal(g: Game, seat: Seat) -> bool:
    """Own a Province of Brittany & Normandy or Aquitaine that England owned at the start."""
    coast = (area("brittany_normandy"), area("aquitaine"))
    england = realm_number("england")
    flags = g.board.flag
    return any(AREA_OF[p] in coast and flags[p] == england for p in terms.owned(g, g.realm[seat]))


def _england_goal(g: Game, seat: Seat) -> bool:
    """Own Bordeaux and Normandie, and be allied to Portugal."""
    allied = g.alliance[pair(realm_number("portugal"), seat)]
    return bool(allied) and _owns_all(g, seat, "bordeaux", "normandie")


GOALS: Final = {"castile": _castile_goal, "france": _france_goal, "england": _england_goal}


# A new Age


def begin_age(g: Game) -> Script[None]:
    """After the deck of the Age is prepared."""
    if has_rule(g, "balance") and len(players(g)) == 2:
        yield from balance(g)
    if has_rule(g, "sweden_events"):
        yield from exchange_for_sweden(g)


def balance(g: Game) -> Script[None]:
    """Two Crowns: 15 Prestige behind, a player gains an Alliance with a small NPR where he has Influence."""
    behind, ahead = sorted(players(g), key=lambda seat: g.prestige[seat])
    if g.prestige[ahead] - g.prestige[behind] < BALANCE_LEAD:
        return
    allies = [r for r in REALMS if may_balance(g, behind, r)]
    if allies:
        ally = yield from choose(Ask(behind, BALANCE_ALLY, allies))
        g.alliance[pair(ally, behind)] = 1
        g.log("log-balance", RULE, seat=behind, realm=ally)


def may_balance(g: Game, seat: Seat, r: Realm) -> bool:
    return (
        terms.is_npr(g, r)
        and terms.npr_base_tax(g, r) <= BALANCE_TAX
        and terms.patron(g, r) == NOBODY
        and diplomacy.has_alliance_token(g, seat)
        and diplomacy.influence_on(g, seat, r) > 0
        and not terms.at_war_with(g, seat, r)
        and not diplomacy.can_never_ally(g, r)
    )


def exchange_for_sweden(g: Game) -> Script[None]:
    """Denmark, owning Stockholm or holding it as a Vassal, may play Sweden's Events in place of its own."""
    seat = g.seat_of[realm_number("denmark")]
    stockholm = province("stockholm")
    if seat == NOBODY or seat not in (g.town[stockholm], g.vassal[stockholm]):
        return
    for half in (1, 2):
        own, other = (EVENT.value(f"{g.age}0{number}-{half}") for number in (8, 9))
        if own in g.event_deck and other is not None:
            assert own is not None
            if (yield Ask(seat, SWEDISH_EVENT, [own, other])) == other:
                g.event_deck[g.event_deck.index(own)] = other
                g.log("log-swedish-event", RULE, event=other)
