"""PP-9.6, PP-9.7 Land battles."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from westphalia.kernel.script import SEAT, Ask, Kind, Refusal, Script, Value, allowed, choose

from .. import battle as battles
from .. import decks, history, pieces, terms
from ..battle import ARMS, ATTACKER, BASE_DICE, DEFENDER, LAND, SIDES, Battle, Force, Raised, Roll, Side
from ..board import AREA_OF, CARD
from ..ids import Area, Card, Realm, Seat
from ..model import NOBODY, RULER, Game, clockwise, is_bot
from ..tables import ARMIES, ARTILLERY, CAVALRY, INFANTRY, MIL, MUSLIM
from . import (
    bonuses,
    bots,
    capacity,
    casualties,
    character_cards,
    characters,
    checks,
    dice_pools,
    hre,
    muster,
    reactions,
    realm,
    retreat,
    units,
)

IMPROVISED: Final = 3  # units that make an NPR side draw a Leader, PP-9.7.10(e)
OUTLINED: Final = tuple(bonuses.number(key) for key in ("tercios_janissaries", "line_infantry"))


# The battle


def fight(g: Game, a: Area, lead: Seat, *, rebels_attack: bool = False, invader: Raised | None = None) -> Script[int]:
    """PP-9.6.1: a whole battle in an Area; the side that won (ATTACKER, DEFENDER) or NOBODY.

    ``lead`` is the player whose side attacks, NOBODY if Rebels or an invading NPR do.
    """
    battle = assemble(g, a, lead, rebels_attack=rebels_attack, invader=invader)
    g.battle = battle
    took_part = lead in battle.attacker.seats
    for side in battle.sides:
        side.began = total(g, battle, side)
    yield from name_main_defender(g, battle)
    g.log("log-battle", "PP-9.7.1", area=a)
    tell_sides(g, battle, lambda _, seat: terms.units_in(g, seat, a))
    yield from prepare(g, battle)
    while all(total(g, battle, side) for side in battle.sides):
        battle.rounds += 1
        for side in battle.sides:
            side.names.clear()
            yield from pass_command(g, battle, side, lambda side, seat: casualties.size(g, battle, side, seat))
        yield from dice_pools.play_battle_actions(g, battle)
        yield from exchange(g, battle)
        yield from retreats(g, battle)
    winner = proclaim(g, battle, has_invader=invader is not None)
    discard_leaders(g, battle)
    yield from dice_pools.ideas_of_winner(g, battle, winner)
    history.note_battle(g, battle, winner)
    g.battle = None
    if winner == ATTACKER and took_part:
        yield from reward(g, lead)
    yield from checks.settle(g)
    yield from checks.mission_window(g)
    if winner == ATTACKER and took_part:
        yield from reactions.won(g, lead, a)
    return winner


def assemble(g: Game, a: Area, lead: Seat, *, rebels_attack: bool, invader: Raised | None) -> Battle:
    """PP-9.7.5, PP-9.7.40: two united forces of everybody in the Area who is at War across the two sides."""
    here = [seat for seat in clockwise(g, lead) if terms.units_in(g, seat, a)]
    if invader is not None:
        foes = [seat for seat in here if terms.is_hostile(g, seat, invader.realm)]
        return Battle(LAND, a, Side([], [invader], 0), Side(foes, [], 0))
    if rebels_attack:
        return Battle(LAND, a, Side([], [], g.rebels[a]), Side(here, [], 0))
    sides = muster.on_land(g, a, lead)
    muster.bind_on_land(g, a, sides)
    return Battle(LAND, a, Side(sides.attackers, sides.helpers, 0), Side(sides.defenders, sides.raised, sides.rebels))


MAIN_DEFENDER: Final = Kind("main_defender", "PP-9.7.42", SEAT)


def name_main_defender(g: Game, battle: Battle) -> Script[None]:
    """PP-9.7.42: most units; on a tie the defender who took a Turn most recently chooses among the tied."""
    side = battle.defender
    if len(side.seats) < 2:
        return
    count = terms.units_in if battle.kind == LAND else terms.ships_at_sea
    sizes = {seat: count(g, seat, battle.place) for seat in side.seats}
    most = max(sizes.values())
    tied: list[Value] = [seat for seat in side.seats if sizes[seat] == most]
    if any(g.bot):  # PB-6.8: persons come before Bots
        people = {seat: sizes[seat] for seat in side.seats if not is_bot(g, seat)}
        tied = [seat for seat in people if people[seat] == max(people.values())] or tied
    chooser = max(side.seats, key=lambda seat: g.last_turn[seat])
    main = yield from choose(Ask(chooser, MAIN_DEFENDER, tied))
    side.seats = [main, *(seat for seat in side.seats if seat != main)]
    side.roller = main


def pass_command(g: Game, battle: Battle, side: Side, size: Callable[[Side, Seat], int]) -> Script[None]:
    """PP-9.7.37, PP-9.7.44: who rolled for a side and has nothing left in the battle takes his Leader with him; another
    player of the side rolls from now on, among defenders by PP-9.7.42."""
    if side.roller == NOBODY or size(side, side.roller):
        return
    lose_leader(side)
    side.seats = [seat for seat in side.seats if size(side, seat)]
    side.roller = side.seats[0] if side.seats else NOBODY
    if side is battle.defender:
        yield from name_main_defender(g, battle)


def tell_sides(g: Game, battle: Battle, size: Callable[[Side, Seat], int]) -> None:
    """Who stands against whom, and with how many."""
    arm = ARMS[battle.kind]
    for word, side in zip(SIDES, battle.sides, strict=True):
        factions = [Raised(g.realm[seat], size(side, seat)) for seat in side.seats]
        for realm_, number in (*factions, *side.raised):
            g.log("log-battle-side", "PP-9.7.5", side=word, realm=realm_, n=number, arm=arm)
        if side.rebels:
            g.log("log-battle-rebels", "PP-9.7.5", side=word, n=side.rebels, arm=arm)


# Forces


def force(g: Game, battle: Battle, side: Side) -> Force:
    """The units of a side by type (PP-9.7.40)."""
    counts = [sum(r.units for r in side.raised) + side.rebels + side.imperial, 0, 0]
    of_players = side.imperial
    for seat in side.seats:
        for kind, number in enumerate(units.counts_in(g, seat, battle.place)):
            counts[units.TYPE_OF[kind]] += number
            if units.TYPE_OF[kind] == INFANTRY:
                of_players += number
    drilled = of_players if side.roller != NOBODY and has_outlined(g, side.roller) else 0
    return Force(counts[INFANTRY], counts[CAVALRY], counts[ARTILLERY], drilled)


def has_outlined(g: Game, seat: Seat) -> bool:
    """PP-9.7.24: Tercios/Janissaries or Line Infantry."""
    return any(bonuses.has_idea(g, seat, idea) for idea in OUTLINED)


def total(g: Game, battle: Battle, side: Side) -> int:
    return force(g, battle, side).total


# Step 1: Battle Preparations (PP-9.7.10 to 9.7.12)

BATTLE_CARD: Final = Kind("battle_card", "PP-9.7.10", CARD)
BATTLE_APPOINT: Final = Kind("battle_appoint", "PP-9.7.10")
BATTLE_GENERAL: Final = Kind("battle_general", "PP-9.7.10")
MUSLIM_DICE: Final = Kind("muslim_dice", "PP-15.0.13")
IMPERIAL: Final = Kind("imperial_units", "PP-18.4.9")
NO_GENERAL: Final = "no_general"
THE_RULER: Final = "ruler"
FROM: Final = "from_"


def prepare(g: Game, battle: Battle) -> Script[None]:
    """PP-9.7.10 in its order; dice are removed (Military Drill) before others are rolled (Noble Knights)."""
    for number, side in enumerate(battle.sides):
        if side.roller != NOBODY and may_appoint(g, battle, number):
            yield from appoint_general(g, battle, side.roller)
    for side in battle.sides:
        yield from add_imperial_units(g, battle, side)
        if side.roller != NOBODY:
            yield from name_general(g, battle, side)
        elif total(g, battle, side) >= IMPROVISED:
            draw_leader(g, side)
        side.dice = [BASE_DICE, 0, 0]
        lead_dice(side)
        if side.roller != NOBODY:
            yield from choose_leader_dice(g, side)
    led = [number for number, side in enumerate(battle.sides) if side.roller != NOBODY]
    for number in led:
        dice_pools.ideas_add_dice(g, battle, number)
        bots.add_dice(g, battle, number)
    for number in led:
        yield from dice_pools.add_granted_dice(g, battle, number)
    for number in led:
        yield from dice_pools.drill(g, battle, number)
    for number in led:
        yield from choose_muslim_dice(g, battle.sides[number])
    for number in led:
        yield from dice_pools.charge(g, battle, number)


def lead_dice(side: Side) -> None:
    """PP-9.4.3: the Leader's dice join the pool."""
    if side.leader != NOBODY:
        dice = character_cards.battle_dice(side.leader)
        side.led = [dice.infantry, dice.cavalry, dice.artillery]
        side.dice = [n + by for n, by in zip(side.dice, side.led, strict=True)]


def choose_leader_dice(g: Game, side: Side) -> Script[None]:
    """Dice of any type on a Leader's banner: their types are chosen at the start of each battle."""
    number = character_cards.battle_dice(side.leader).any if side.leader != NOBODY else 0
    for _ in range(number):
        kind = yield Ask(side.roller, dice_pools.ANY_DIE, [INFANTRY, CAVALRY, ARTILLERY])
        side.led[kind] += 1
        side.dice[kind] += 1


def lose_leader(side: Side) -> None:
    """PP-9.7.32: a dead Leader's dice are gone from the next Round on."""
    side.dice = [n - by for n, by in zip(side.dice, side.led, strict=True)]
    side.led = [0, 0, 0]
    side.general = side.leader = NOBODY


def choose_muslim_dice(g: Game, side: Side) -> Script[None]:
    """PP-9.7.22, PP-15.0.13: 3 Cavalry dice in place of the 3 Infantry dice, for the whole battle."""
    if g.faith[g.realm[side.roller]] != MUSLIM:
        return
    if (yield Ask(side.roller, MUSLIM_DICE, ["infantry_dice", "cavalry_dice"])) == "cavalry_dice":
        side.dice[INFANTRY] -= BASE_DICE
        side.dice[CAVALRY] += BASE_DICE


def may_appoint(g: Game, battle: Battle, number: int) -> bool:
    """PP-9.7.10(b), (c): the attacker; a defender only in an Area with a Province of his own Realm. Asked of everybody
    with a hand, for hands are secret, if he has an Army here."""
    seat = battle.sides[number].roller
    able = g.hand[seat] or ruler_may_come(g, battle, seat) or generals_elsewhere(g, battle, seat)
    if not able or not armies_here(g, battle, seat):
        return False
    return number == ATTACKER or terms.owns_area(g, g.realm[seat], battle.place)


def ruler_may_come(g: Game, battle: Battle, seat: Seat) -> bool:
    """PP-9.4.2: the Ruler takes command for nothing, if he does not already lead an Army here."""
    leads_here = any(g.general[army] == RULER for army in armies_here(g, battle, seat))
    return characters.why_not_ruler_leads(g, seat) is None and not leads_here


def generals_elsewhere(g: Game, battle: Battle, seat: Seat) -> list[str]:
    """PP-5.2.7: Generals on boards of other Armies, who can be transferred to one in this battle."""
    return [
        FROM + characters.ARMY_WORDS[army % ARMIES]
        for army in units.armies_of(seat)
        if g.army_at[army] != battle.place and g.general[army] not in (NOBODY, RULER)
    ]


def armies_here(g: Game, battle: Battle, seat: Seat) -> list[int]:
    return [army for army in units.armies_of(seat) if g.army_at[army] == battle.place]


def appoint_general(g: Game, battle: Battle, seat: Seat) -> Script[None]:
    """PP-9.7.10, PP-9.7.11, PP-5.2.7: once per battle, a Leader from hand, the Ruler or the General of another Army for
    one in this battle."""
    words = [characters.ARMY_WORDS[army % ARMIES] for army in armies_here(g, battle, seat)]

    def why_not(card: Card) -> Refusal | None:
        leader = character_cards.leader(card)
        if leader is None or "general" not in leader.roles:
            return characters.NO_CHARACTER
        return realm.why_not_pay(g, seat, characters.price(g, seat, card, words[0]))

    options: list[Value] = [NO_GENERAL, *allowed(g.hand[seat], why_not)]
    if ruler_may_come(g, battle, seat):
        options.append(THE_RULER)
    options += generals_elsewhere(g, battle, seat)
    card = yield Ask(seat, BATTLE_CARD, options, NO_GENERAL)
    if card == NO_GENERAL:
        return
    word = yield from choose(Ask(seat, BATTLE_APPOINT, [*words]))
    if card == THE_RULER:
        yield from characters.make_room(g, seat, word)
        characters.give_command(g, seat, word)
        return
    if isinstance(card, str):
        yield from characters.hand_over(g, seat, card.removeprefix(FROM), word)
        return
    realm.pay(g, seat, characters.price(g, seat, card, word))
    yield from characters.make_room(g, seat, word)
    decks.drop(g, seat, card)
    characters.install(g, seat, card, word)
    g.chance.reveal()


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
    side.drawn = card
    g.on_table.append(card)
    if character_cards.leader(card) is not None:
        side.leader = card
    g.log("log-improvised-leader", "PP-13.4.21", card=card)


def discard_leaders(g: Game, battle: Battle) -> None:
    """PP-13.4.21: cards turned up for Leaders are discarded after the battle."""
    for side in battle.sides:
        if side.drawn != NOBODY:
            g.on_table.remove(side.drawn)
            decks.discard(g, side.drawn)


def add_imperial_units(g: Game, battle: Battle, side: Side) -> Script[None]:
    """PP-9.7.12, PP-18.4.9: all Units of the pool or none."""
    seat = hre.emperor_seat(g)
    if seat not in side.seats or not g.imperial_manpower or not hre.may_use_imperial_units(g, battle, side):
        return
    if (yield Ask(seat, IMPERIAL, ["add_imperial", "keep_imperial"])) == "add_imperial":
        side.imperial = g.imperial_manpower
        g.imperial_manpower = 0


# Steps 3 to 5 (PP-9.7.20 to 9.7.32)


def roll(g: Game, side: Side) -> Roll:
    """PP-9.7.22."""
    faces = [
        battles.FACES[kind][g.chance.roll(len(battles.FACES[kind])) - 1]
        for kind, number in enumerate(side.dice)
        for _ in range(number)
    ]
    found = battles.count(faces)
    side.faces = faces
    side.plus = found.inf_plus
    return found


def tell_rolls(g: Game, battle: Battle, forces: list[Force], hits: list[int], rule: str) -> None:
    """Dice fall before everybody's eyes."""
    for side, own, number in zip(battle.sides, forces, hits, strict=True):
        side.rolled = battles.written(side.dice, side.faces, own, number)
    attack, defence = battle.attacker.rolled, battle.defender.rolled
    hit, lost = hits
    g.log("log-exchange", rule, number=battle.rounds, hits=hit, losses=lost, attack=attack, defence=defence)


def exchange(g: Game, battle: Battle) -> Script[None]:
    """PP-9.7.23 to 9.7.28: both roll, both lose at the same time; then wounds."""
    forces = [force(g, battle, side) for side in battle.sides]
    rolls = [roll(g, side) for side in battle.sides]
    hits = [battles.land_hits(forces[n], rolls[n]) for n in (ATTACKER, DEFENDER)]
    tell_rolls(g, battle, forces, hits, "PP-9.7.24")
    for n, side in enumerate(battle.sides):
        side.lost = 0
        yield from casualties.take(g, battle, side, hits[1 - n])
        side.fallen += side.lost
    for n, side in enumerate(battle.sides):
        if side.lost:
            yield from wound_leader(g, side, battle.sides[1 - n].plus // 2)
    if not g.defending_hre:  # a Ruler who fell may have cost the Empire its Emperor (PP-18.9.7)
        for side in battle.sides:
            side.imperial = 0


def wound_leader(g: Game, side: Side, wounds: int) -> Script[None]:
    """PP-9.7.31, PP-9.7.32: Ill Health for the General in use; the second token kills him."""
    for _ in range(wounds):
        army = side.general
        if army == NOBODY:
            return
        if g.general[army] == RULER:
            yield from characters.wound_ruler(g, Seat(army // ARMIES))
        else:
            characters.wound_general(g, army)
        if g.general[army] == NOBODY:
            lose_leader(side)


# Step 6: Retreat (PP-9.6.5, PP-9.7.33 to 9.7.37)

RETREAT: Final = Kind("retreat", "PP-9.7.33")


def retreats(g: Game, battle: Battle) -> Script[None]:
    """Attacker side first, each player for himself; NPRs automatically; as long as both sides have units."""
    for number, side in enumerate(battle.sides):
        for seat in list(side.seats):
            if all(total(g, battle, one) for one in battle.sides):
                yield from offer_retreat(g, battle, side, seat)
        if all(total(g, battle, one) for one in battle.sides):
            npr_retreat(g, battle, number)


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


def fights_to_the_last(g: Game, r: Realm, a: Area) -> bool:
    """PP-13.4.23(a), (b): its Capital Area, or the last where it or a Vassal of it (PP-13.2.2) controls a Province."""
    return AREA_OF[g.capital[r]] == a or {AREA_OF[p] for p in capacity.supporters(g, r)} == {a}


def offer_retreat(g: Game, battle: Battle, side: Side, seat: Seat) -> Script[None]:
    """PP-9.7.33 to 9.7.36: the destination is settled first, then 1 more unit is lost, then the rest leaves. With the
    last unit nothing moves."""
    size = casualties.size(g, battle, side, seat)
    if not size or not retreat.may_retreat(g, battle.place, seat):
        return
    if (yield Ask(seat, RETREAT, ["stay", "retreat"])) == "stay":
        return
    target = retreat.BACK if size == 1 else (yield from retreat.choose_retreat(g, battle.place, seat))
    if target is None:
        return
    yield from casualties.lose_units(g, battle, side, seat, 1)  # PP-9.7.34
    side.fallen += 1
    retreat.retreat(g, battle.place, seat, target)
    if seat == hre.emperor_seat(g):
        g.imperial_manpower += side.imperial
        side.imperial = 0
    side.seats = [other for other in side.seats if other != seat]


# Step 7: Winner (PP-9.7.38, PP-9.7.39)


def proclaim(g: Game, battle: Battle, *, has_invader: bool) -> int:
    """PP-9.7.38: who holds the field; NPR defenders leave, Imperial survivors return to the pool."""
    strengths = [total(g, battle, side) for side in battle.sides]
    winner: int = NOBODY
    if bool(strengths[ATTACKER]) != bool(strengths[DEFENDER]):
        winner = ATTACKER if strengths[ATTACKER] else DEFENDER
    for side in battle.sides:
        g.imperial_manpower += side.imperial
    if has_invader:  # PP-13.5.8: survivors are Rebels from now on
        g.rebels[battle.place] += sum(raised.units for raised in battle.attacker.raised)
    if winner == NOBODY:
        g.log("log-battle-drawn", "PP-9.7.38", area=battle.place)
    else:
        g.log("log-battle-won" if winner == ATTACKER else "log-battle-lost", "PP-9.7.38", area=battle.place)
    return winner


def reward(g: Game, seat: Seat) -> Script[None]:
    """PP-9.7.39: 1 MIL for the Active Player, once per Turn counting land and naval battles together."""
    if g.turn is not None and seat == g.active and not g.turn.rewarded:
        g.turn.rewarded = True
        yield from pieces.gain_power(g, seat, MIL, "PP-9.7.39")
