"""PP-9.6, PP-9.7 Land battles."""

from __future__ import annotations

from typing import Final

from westphalia.kernel.script import SEAT, Ask, Kind, Refusal, Script, Value, allowed, choose

from .. import battle as battles
from .. import decks, pieces
from ..battle import ATTACKER, BASE_DICE, DEFENDER, LAND, Battle, Force, Raised, Roll, Side
from ..board import AREA, AREA_OF, CARD, REALM_NAMES, UNIT
from ..catalogue import Dice
from ..model import NOBODY, RULER, Game, clockwise
from ..tables import (
    ALLIED_KINDS,
    ARMIES,
    ARTILLERY,
    CAVALRY,
    INFANTRY,
    KINDS,
    MAX_SEATS,
    MERCENARY_KINDS,
    MIL,
    MUSLIM,
    REGULAR_KINDS,
)
from . import capacity, characters, checks, hre, ideas, movement, prestige, realm, terms, units

IMPROVISED: Final = 3  # units that make an NPR side draw a Leader, PP-9.7.10(e)
TYPE_OF: Final = (INFANTRY, CAVALRY, ARTILLERY, INFANTRY, CAVALRY, ARTILLERY, INFANTRY, CAVALRY)
OUTLINED: Final = tuple(ideas.number(key) for key in ("tercios_janissaries", "line_infantry"))


# Triggers (PP-9.7.1, PP-9.7.2)


def npr_defenders(g: Game, seat: int, a: int) -> list[int]:
    """PP-9.7.1(b), (c): NPRs hostile to the player with a Province in the Area that were not already beset there."""
    found = set[int]()
    for p in g.board.provinces_of[a]:
        if g.occupier[p] != NOBODY or g.vassal[p] != NOBODY or g.lawful[p] == NOBODY:
            continue
        r = g.lawful[p]
        if g.seat_of[r] != NOBODY:
            continue
        lord = g.overlord[r]
        owner = r if lord == NOBODY else lord
        if terms.is_hostile(g, seat, r) and g.seat_of[owner] == NOBODY and not was_beset(g, owner, a):
            found.add(owner)
    return sorted(found)


def was_beset(g: Game, r: int, a: int) -> bool:
    """PP-9.7.2: before the Turn began the Area already held units then hostile to the NPR."""
    memory = g.turn
    if memory is None:
        return False
    for seat in range(g.seats):
        present = memory.infantry[a * MAX_SEATS + seat] or any(
            memory.army_at[army] == a for army in units.armies_of(seat)
        )
        if present and was_hostile(g, seat, r):
            return True
    return False


def was_hostile(g: Game, seat: int, r: int) -> bool:
    memory = g.turn
    assert memory is not None
    if memory.war[r * MAX_SEATS + seat]:
        return True
    for other in range(g.seats):
        if memory.alliance[r * MAX_SEATS + other] == 2 and memory.war[g.realm[other] * MAX_SEATS + seat]:
            return True
    return False


def is_battle(g: Game, seat: int, a: int) -> bool:
    """Do the player's units in the Area have somebody to fight (PP-9.7.1)?"""
    if not terms.units_in(g, seat, a):
        return False
    return terms.has_hostile_units(g, seat, a) or bool(raised_against(g, seat, a))


def raised_against(g: Game, seat: int, a: int) -> list[Raised]:
    """PP-13.4.2, PP-13.4.5, PP-13.4.11: what hostile NPRs raise for the Area; none with a capacity of 0 (PP-13.4.6)."""
    found = list[Raised]()
    used = g.turn.land if g.turn is not None else set[int]()
    for r in npr_defenders(g, seat, a):
        number = capacity.military_capacity(g, r, a, used)
        if terms.active_patron(g, r) != NOBODY:
            number = (number + 1) // 2
        if hre.emperor_seat(g) == NOBODY and g.emperor != NOBODY and hre.is_member(g, r) and hre.is_hre_area(g, a):
            number += hre.npr_emperor_aid(g)  # PP-18.8.3
        if number > 0:
            found.append(Raised(r, number))
    return sorted(found, key=lambda raised: REALM_NAMES[raised.realm].casefold())


# The battle


def fight(g: Game, a: int, attacker: int, *, rebels_attack: bool = False, invader: Raised | None = None) -> Script[int]:
    """PP-9.6.1: a whole battle in an Area; the side that won (ATTACKER, DEFENDER) or NOBODY.

    ``attacker`` is the player whose side attacks, NOBODY if Rebels or an invading NPR do.
    """
    battle = g.battle = yield from muster(g, a, attacker, rebels_attack=rebels_attack, invader=invader)
    g.log("log-battle", "PP-9.7.1", area=a)
    yield from prepare(g, battle)
    while True:
        battle.rounds += 1
        for side in battle.sides:
            side.names.clear()
        yield from battle_actions(g, battle)
        yield from exchange(g, battle)
        if not all(total(g, battle, side) for side in battle.sides):
            break
        if (yield from retreats(g, battle)):
            break
    winner = proclaim(g, battle)
    g.battle = None
    yield from checks.settle(g)
    yield from prestige.mission_window(g)
    return winner


def muster(g: Game, a: int, attacker: int, *, rebels_attack: bool, invader: Raised | None) -> Script[Battle]:
    """PP-9.7.5, PP-9.7.40: everybody in the Area who is at War across the two sides, as two united forces."""
    here = [seat for seat in clockwise(g, attacker) if terms.units_in(g, seat, a)]
    if invader is not None:
        foes = [seat for seat in here if terms.is_hostile(g, seat, invader.realm)]
        first, second = Side([], [invader], 0), Side(foes, [], 0)
    elif rebels_attack:
        first, second = Side([], [], g.rebels[a]), Side(here, [], 0)
    else:
        raised = raised_against(g, attacker, a)
        foes = [seat for seat in here if g.war[g.realm[seat] * MAX_SEATS + attacker]]
        friends = [
            seat
            for seat in here
            if seat not in foes
            and seat != attacker
            and (
                g.rebels[a]
                or any(g.war[g.realm[foe] * MAX_SEATS + seat] for foe in foes)
                or any(terms.is_hostile(g, seat, r.realm) for r in raised)
            )
        ]
        first = Side([attacker, *friends], [], 0)
        second = Side(foes, raised, g.rebels[a])
        if g.turn is not None:
            for r, _ in raised:
                g.turn.land.update(capacity.supporting(g, r, a, g.turn.land))
    battle = Battle(LAND, a, first, second)
    if len(second.seats) > 1:
        yield from name_main_defender(g, battle)
    return battle


MAIN_DEFENDER: Final = Kind("main_defender", "PP-9.7.42", SEAT)


def name_main_defender(g: Game, battle: Battle) -> Script[None]:
    """PP-9.7.42: most units; on a tie the defender who took a Turn most recently chooses among the tied."""
    side = battle.defender
    sizes = {seat: terms.units_in(g, seat, battle.place) for seat in side.seats}
    most = max(sizes.values())
    tied: list[Value] = [seat for seat in side.seats if sizes[seat] == most]
    if len(tied) > 1:
        chooser = max(side.seats, key=lambda seat: g.last_turn[seat])
        main = yield from choose(Ask(chooser, MAIN_DEFENDER, tied))
    else:
        main = tied[0]
    side.seats = [main, *(seat for seat in side.seats if seat != main)]
    side.roller = side.seats[0]


# Forces


def force(g: Game, battle: Battle, side: Side) -> Force:
    """The units of a side by type (PP-9.7.40)."""
    counts = [sum(r.units for r in side.raised) + side.rebels + side.imperial, 0, 0]
    of_players = side.imperial
    for seat in side.seats:
        for kind, number in enumerate(unit_counts(g, seat, battle.place)):
            counts[TYPE_OF[kind]] += number
            if TYPE_OF[kind] == INFANTRY:
                of_players += number
    drilled = of_players if side.roller != NOBODY and has_outlined(g, side.roller) else 0
    return Force(counts[INFANTRY], counts[CAVALRY], counts[ARTILLERY], drilled)


def has_outlined(g: Game, seat: int) -> bool:
    """PP-9.7.24: Tercios/Janissaries or Line Infantry."""
    return any(ideas.has_idea(g, seat, idea) for idea in OUTLINED)


def unit_counts(g: Game, seat: int, a: int) -> list[int]:
    """A player's units in an Area by kind."""
    counts = [0] * KINDS
    counts[0] = g.infantry[a * MAX_SEATS + seat]
    for army in units.armies_of(seat):
        if g.army_at[army] == a:
            for kind in range(KINDS):
                counts[kind] += g.army[army * KINDS + kind]
    return counts


def total(g: Game, battle: Battle, side: Side) -> int:
    return force(g, battle, side).total


# Step 1: Battle Preparations (PP-9.7.10 to 9.7.12)

BATTLE_APPOINT: Final = Kind("battle_appoint", "PP-9.7.10")
BATTLE_GENERAL: Final = Kind("battle_general", "PP-9.7.10")
MUSLIM_DICE: Final = Kind("muslim_dice", "PP-15.0.13")
IMPERIAL: Final = Kind("imperial_units", "PP-18.4.9")
NO_GENERAL: Final = "no_general"


def prepare(g: Game, battle: Battle) -> Script[None]:
    for number, side in enumerate(battle.sides):
        if side.roller != NOBODY and may_appoint(g, battle, number):
            yield from appoint_general(g, battle, side.roller)
    for side in battle.sides:
        if side.roller != NOBODY:
            yield from add_imperial_units(g, battle, side)
            yield from name_general(g, battle, side)
        elif total(g, battle, side) >= IMPROVISED:
            draw_leader(g, side)
        side.dice = [BASE_DICE, 0, 0]
    for number, side in enumerate(battle.sides):
        if side.leader != NOBODY:
            add_dice(side, characters.battle_dice(side.leader))
        if side.roller != NOBODY:
            yield from apply_ideas(g, battle, number)
    for side in battle.sides:
        if side.roller == NOBODY or g.faith[g.realm[side.roller]] != MUSLIM:
            continue
        if (yield Ask(side.roller, MUSLIM_DICE, ["infantry_dice", "cavalry_dice"])) == "cavalry_dice":
            side.dice[INFANTRY] -= BASE_DICE
            side.dice[CAVALRY] += BASE_DICE


def add_dice(side: Side, dice: Dice) -> None:
    side.dice[INFANTRY] += dice.infantry
    side.dice[CAVALRY] += dice.cavalry
    side.dice[ARTILLERY] += dice.artillery


def may_appoint(g: Game, battle: Battle, number: int) -> bool:
    """PP-9.7.10(b), (c): the attacker; a defender only in an Area with a Province of his own Realm. Asked of everybody
    with a hand, for hands are secret, if he has an Army here."""
    seat = battle.sides[number].roller
    if not g.hand[seat] or not armies_here(g, battle, seat):
        return False
    return number == ATTACKER or terms.owns_area(g, g.realm[seat], battle.place)


def armies_here(g: Game, battle: Battle, seat: int) -> list[int]:
    return [army for army in units.armies_of(seat) if g.army_at[army] == battle.place]


def appoint_general(g: Game, battle: Battle, seat: int) -> Script[None]:
    """PP-9.7.10, PP-9.7.11: once per battle, a Leader from hand for an Army in this battle."""
    armies = armies_here(g, battle, seat)
    words = [characters.ARMY_WORDS[army % ARMIES] for army in armies]

    def why_not(card: int) -> Refusal | None:
        leader = characters.leader(card)
        if leader is None or "general" not in leader.roles:
            return characters.NO_CHARACTER
        return realm.why_not_pay(g, seat, characters.price(g, seat, card, words[0]))

    cards: list[Value] = [*allowed(g.hand[seat], why_not)]
    card = yield Ask(seat, BATTLE_CARD, [NO_GENERAL, *cards], NO_GENERAL)
    if card == NO_GENERAL:
        return
    word = yield from choose(Ask(seat, BATTLE_APPOINT, [*words]))
    realm.pay(g, seat, characters.price(g, seat, card, word))
    decks.drop(g, seat, card)
    characters.install(g, seat, card, word)
    g.chance.reveal()


BATTLE_CARD: Final = Kind("battle_card", "PP-9.7.10", CARD)


def name_general(g: Game, battle: Battle, side: Side) -> Script[None]:
    """PP-9.7.10(d), PP-9.4.4: one General of the rolling player leads."""
    seat = side.roller
    led: list[Value] = [
        characters.ARMY_WORDS[army % ARMIES] for army in armies_here(g, battle, seat) if g.general[army] != NOBODY
    ]
    if not led:
        return
    word = yield from choose(Ask(seat, BATTLE_GENERAL, led))
    side.general = seat * ARMIES + characters.ARMY_WORDS.index(word)
    side.leader = leader_of(g, side.general)


def leader_of(g: Game, army: int) -> int:
    return g.ruler[army // ARMIES] if g.general[army] == RULER else g.general[army]


def draw_leader(g: Game, side: Side) -> None:
    """PP-9.7.10(e), PP-13.4.21: the top card of the Military deck; an Advisor gives nothing."""
    card = decks.draw(g, MIL)
    if card is None:
        return
    decks.discard(g, card)
    if characters.leader(card) is not None:
        side.leader = card
    g.log("log-improvised-leader", "PP-13.4.21", card=card)


def add_imperial_units(g: Game, battle: Battle, side: Side) -> Script[None]:
    """PP-9.7.12, PP-18.4.9: all Units of the pool or none."""
    seat = hre.emperor_seat(g)
    if seat not in side.seats or not g.imperial_manpower or not hre.may_use_imperial_units(g, battle, side):
        return
    if (yield Ask(seat, IMPERIAL, ["add_imperial", "keep_imperial"])) == "add_imperial":
        side.imperial = g.imperial_manpower
        g.imperial_manpower = 0


def apply_ideas(g: Game, battle: Battle, number: int) -> Script[None]:
    """PP-9.7.10(f): start-of-battle effects of the rolling player's Ideas."""
    yield from ()


# Step 2: Battle Actions (PP-9.7.15)


def battle_actions(g: Game, battle: Battle) -> Script[None]:
    """The attacker plays all of his, then the defender; the cards come with their effects."""
    yield from ()


# Steps 3 to 5 (PP-9.7.20 to 9.7.32)


def roll(g: Game, side: Side) -> Roll:
    """PP-9.7.22."""
    faces = [
        battles.FACES[kind][g.chance.roll(len(battles.FACES[kind])) - 1]
        for kind, number in enumerate(side.dice)
        for _ in range(number)
    ]
    found = battles.count(faces)
    side.plus = found.inf_plus
    return found


def exchange(g: Game, battle: Battle) -> Script[None]:
    """PP-9.7.23 to 9.7.28: both roll, both lose at the same time; then wounds."""
    forces = [force(g, battle, side) for side in battle.sides]
    rolls = [roll(g, side) for side in battle.sides]
    hits = [battles.land_hits(forces[n], rolls[n]) for n in (ATTACKER, DEFENDER)]
    g.log("log-exchange", "PP-9.7.24", hits=hits[ATTACKER], losses=hits[DEFENDER])
    for n, side in enumerate(battle.sides):
        yield from take_casualties(g, battle, side, hits[1 - n])
    for n, side in enumerate(battle.sides):
        if side.lost:
            yield from wound_leader(g, battle, side, battle.sides[1 - n].plus // 2)


def take_casualties(g: Game, battle: Battle, side: Side, hits: int) -> Script[None]:
    """PP-9.7.45: over the factions, the largest first; then each by PP-9.7.27."""
    factions: list[tuple[int, str, int]] = [
        (terms.units_in(g, seat, battle.place) + _imperial_of(g, side, seat), "seat", seat) for seat in side.seats
    ]
    factions += [(raised.units, "raised", n) for n, raised in enumerate(side.raised)]
    if side.rebels:
        factions.append((side.rebels, "rebels", 0))
    ordered = yield from order_ties(g, battle, sorted(factions, key=lambda f: -f[0]))
    dealt = battles.deal(hits, [size for size, _, _ in ordered])
    side.lost = sum(dealt)
    for number, (_, what, n) in zip(dealt, ordered, strict=True):
        if what == "seat":
            yield from lose_units(g, battle, side, n, number)
        elif what == "raised":
            side.raised[n] = side.raised[n]._replace(units=side.raised[n].units - number)
        else:
            side.rebels -= number
            g.rebels[battle.place] -= number


def _imperial_of(g: Game, side: Side, seat: int) -> int:
    return side.imperial if hre.emperor_seat(g) == seat else 0


FACTION_FIRST: Final = Kind("faction_first", "PP-9.7.45", SEAT)


def order_ties(g: Game, battle: Battle, factions: list[tuple[int, str, int]]) -> Script[list[tuple[int, str, int]]]:
    """PP-9.7.45: factions of equal size are ordered by the attacker; without a player attacking, as they stand."""
    attacker = battle.attacker.roller
    ordered = list[tuple[int, str, int]]()
    left = list(factions)
    while left:
        tied = [f for f in left if f[0] == left[0][0]]
        if len(tied) > 1 and attacker != NOBODY:
            words = [_faction_word(what, n) for _, what, n in tied]
            word = yield from choose(Ask(attacker, FACTION_FIRST, words))
            first = tied[words.index(word)]
        else:
            first = tied[0]
        ordered.append(first)
        left.remove(first)
    return ordered


def _faction_word(what: str, n: int) -> Value:
    if what == "seat":
        return n
    return f"npr_{n + 1}" if what == "raised" else what


CASUALTY: Final = Kind("casualty", "PP-9.7.27", UNIT)
CASUALTY_ARMY: Final = Kind("casualty_army", "PP-9.7.27")
CYCLE: Final = (MERCENARY_KINDS, REGULAR_KINDS, ALLIED_KINDS)
IMPERIAL_UNIT: Final = "imperial_unit"
SINGLE: Final = "single"


def lose_units(g: Game, battle: Battle, side: Side, seat: int, number: int) -> Script[None]:
    """PP-9.7.27: cycling Mercenary, Regular, Allied; inside a category the owner chooses type and Army."""
    step = 0
    for _ in range(number):
        options = list[Value]()
        while not options:
            category = CYCLE[step % len(CYCLE)]
            options = [kind for kind in units.kinds_in(g, seat, battle.place) if kind in category]
            if category is ALLIED_KINDS and _imperial_of(g, side, seat):
                options.append(IMPERIAL_UNIT)
            step += 1
        kind = yield from choose(Ask(seat, CASUALTY, options))
        if kind == IMPERIAL_UNIT:
            side.imperial -= 1
            continue
        yield from lose_one(g, seat, battle.place, kind)


def lose_one(g: Game, seat: int, a: int, kind: int) -> Script[None]:
    """One unit of a kind, from the Army (or single unit) of the owner's choice; Regulars are Exhausted (PP-9.7.28)."""
    places: list[Value] = [SINGLE] if kind == 0 and g.infantry[a * MAX_SEATS + seat] else []
    places += [
        characters.ARMY_WORDS[army % ARMIES]
        for army in units.armies_of(seat)
        if g.army_at[army] == a and g.army[army * KINDS + kind]
    ]
    place = yield from choose(Ask(seat, CASUALTY_ARMY, places))
    if place == SINGLE:
        g.infantry[a * MAX_SEATS + seat] -= 1
    else:
        units.remove_unit(g, seat * ARMIES + characters.ARMY_WORDS.index(place), kind)
    if kind in REGULAR_KINDS:
        g.exhausted[seat] += 1
    g.log("log-casualty", "PP-9.7.28", seat=seat, area=a, unit=kind)


def wound_leader(g: Game, battle: Battle, side: Side, wounds: int) -> Script[None]:
    """PP-9.7.31, PP-9.7.32: Ill Health for the General in use; a dead one's dice are gone from the next Round on."""
    for _ in range(wounds):
        if side.general == NOBODY or g.general[side.general] == NOBODY:
            return
        before = side.leader
        seat = side.general // ARMIES
        if g.general[side.general] == RULER:
            yield from characters.wound_ruler(g, seat)
        else:
            characters.wound_general(g, side.general)
        if leader_of(g, side.general) != before or g.general[side.general] == NOBODY:
            dice = characters.battle_dice(before)
            for kind, number in enumerate((dice.infantry, dice.cavalry, dice.artillery)):
                side.dice[kind] -= number
            side.general = side.leader = NOBODY


# Step 6: Retreat (PP-9.6.5, PP-9.7.33 to 9.7.37)

RETREAT: Final = Kind("retreat", "PP-9.7.33")
RETREAT_TO: Final = Kind("retreat_to", "PP-9.7.36", AREA)


def retreats(g: Game, battle: Battle) -> Script[bool]:
    """Attacker side first, each player for himself; NPRs automatically. True if the battle is over."""
    for number, side in enumerate(battle.sides):
        for seat in list(side.seats):
            if terms.units_in(g, seat, battle.place):
                yield from offer_retreat(g, battle, side, seat)
        if not total(g, battle, side):
            return True
        npr_retreat(g, battle, number)
        if not total(g, battle, side):
            return True
    return False


def npr_retreat(g: Game, battle: Battle, number: int) -> None:
    """PP-9.6.5, PP-13.4.23: an NPR leaves when its side has fewer units; not from its Capital Area, its last Area, nor
    beside Rebels."""
    side = battle.sides[number]
    if side.rebels or total(g, battle, side) >= total(g, battle, battle.sides[1 - number]):
        return
    stay = [raised for raised in side.raised if fights_to_the_last(g, raised.realm, battle.place)]
    if len(stay) < len(side.raised):
        g.log("log-npr-retreats", "PP-9.6.5", area=battle.place)
    side.raised = stay


def fights_to_the_last(g: Game, r: int, a: int) -> bool:
    """PP-13.4.23(a), (b)."""
    if AREA_OF[g.capital[r]] == a:
        return True
    areas = {AREA_OF[p] for p in g.board.provinces if terms.controls(g, r, p)}
    return areas == {a}


def offer_retreat(g: Game, battle: Battle, side: Side, seat: int) -> Script[None]:
    """PP-9.7.33 to 9.7.36."""
    targets = movement.retreat_areas(g, battle, seat)
    if not targets:
        return
    answer = yield Ask(seat, RETREAT, ["stay", "retreat"])
    if answer == "stay":
        return
    yield from lose_units(g, battle, side, seat, 1)  # PP-9.7.34
    g.log("log-retreat", "PP-9.7.33", seat=seat, area=battle.place)
    yield from movement.retreat(g, battle, seat, targets)
    side.seats = [other for other in side.seats if other != seat]


# Step 7: Winner (PP-9.7.38, PP-9.7.39)


def proclaim(g: Game, battle: Battle) -> int:
    """PP-9.7.38: who holds the field; NPR defenders leave, Imperial survivors return to the pool."""
    strengths = [total(g, battle, side) for side in battle.sides]
    winner = NOBODY
    if bool(strengths[ATTACKER]) != bool(strengths[DEFENDER]):
        winner = ATTACKER if strengths[ATTACKER] else DEFENDER
    for side in battle.sides:
        g.imperial_manpower += side.imperial
    if not battle.attacker.seats:  # PP-13.5.8: surviving invaders are Rebels from now on
        g.rebels[battle.place] += sum(raised.units for raised in battle.attacker.raised)
    g.log("log-battle-won" if winner != NOBODY else "log-battle-drawn", "PP-9.7.38", area=battle.place)
    return winner


def reward(g: Game, seat: int) -> Script[None]:
    """PP-9.7.39: 1 MIL, once per Turn counting land and naval battles together."""
    if g.turn is not None and not g.turn.rewarded:
        g.turn.rewarded = True
        gained = yield from pieces.gain_power(g, seat, MIL)
        g.log("log-power-gained", "PP-9.7.39", seat=seat, power=MIL, n=gained)
