"""PB-1.10, PB-5.3, PB-7: what a Bot takes where a chapter asks a player.

``attended`` stands between the script of the game and the table: a question to a Bot never reaches the table, it is
answered here and now. Kinds with a rule of their own are in ``RULES``; for all others PB-1.10 holds.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from westphalia.kernel.script import All, Ask, Forced, Pause, Script, Talks, Value

from .. import bot_power, terms
from ..board import AREA, AREA_SORT, EVENTS, IS_DISTANT, PROVINCE, PROVINCE_SORT, REALM, REALM_SORT
from ..board import realm as realm_number
from ..card_rules import event_text, events
from ..ids import Area, Province, Realm, Seat
from ..model import NOBODY, Game, is_bot
from ..rules import (
    board_state,
    bots,
    casualties,
    dice_pools,
    diplomacy,
    hre,
    land_battles,
    naval_battles,
    peace,
    peace_terms,
    rebels,
    retreat,
    ships,
    sieges,
    units,
)
from ..tables import CAVALRY, INFANTRY
from ..vocabulary import Step, places, resources, unrest
from ..vocabulary import diplomacy as ties
from ..vocabulary import units as forces

Choice = Callable[[Game, Seat, Ask], Value]


def attended(g: Game, script: Script[Any]) -> Script[Any]:
    """The script, with the questions to Bots answered."""
    return script if not any(g.bot) else _attend(g, script)


def _attend(g: Game, script: Script[Any]) -> Script[Any]:
    sent: Any = None
    while True:
        try:
            asked = script.send(sent)
        except StopIteration as end:
            return end.value
        sent = None
        if isinstance(asked, Ask):
            sent = decide(g, asked) if is_bot(g, Seat(asked.seat)) else (yield asked)
        elif isinstance(asked, Forced):
            if not is_bot(g, Seat(asked.ask.seat)):
                yield asked
        elif isinstance(asked, Talks):
            while (ask := _of_bot(g, asked.asks)) is not None:
                asked.take(ask.seat, decide(g, ask))
            if asked.asks:
                yield asked
        elif isinstance(asked, All):
            sent = yield from _ask_persons(g, asked)
        elif not isinstance(asked, Pause):  # a Bot's Turn is not taken up in the middle
            yield asked


def _of_bot(g: Game, asks: Sequence[Ask]) -> Ask | None:
    return next((ask for ask in asks if is_bot(g, Seat(ask.seat))), None)


def _ask_persons(g: Game, asked: All) -> Script[list[Value]]:
    people = [ask for ask in asked.asks if not is_bot(g, Seat(ask.seat))]
    answers = iter((yield asked if len(people) == len(asked.asks) else All(people)) if people else ())
    return [decide(g, ask) if is_bot(g, Seat(ask.seat)) else next(answers) for ask in asked.asks]


def decide(g: Game, ask: Ask) -> Value:
    """What a Bot answers."""
    seat = Seat(ask.seat)
    if len(ask.options) == 1:
        return ask.options[0]
    rule = RULES.get(ask.kind.id)
    return by_default(g, seat, ask) if rule is None else rule(g, seat, ask)


# PB-1.10: without a rule of its own


def by_default(g: Game, seat: Seat, ask: Ask) -> Value:
    """What may be declined is; of places that which is worth least where it loses, most where it gains; else the first
    by name, or as listed."""
    if ask.default is not None and isinstance(ask.default, str):
        return ask.default
    declined = next((word for word in DECLINED if word in ask.options), None)
    if declined is not None:
        return declined
    numbers = [option for option in ask.options if isinstance(option, int)]
    if not numbers:
        return ask.default_value()
    if ask.kind.domain is PROVINCE:
        return min(numbers, key=lambda p: _province_rank(g, seat, Province(p), ask.kind.id in GAINS))
    if ask.kind.domain is AREA:
        return min(numbers, key=lambda a: _area_rank(g, seat, Area(a), ask.kind.id in GAINS))
    if ask.kind.domain is REALM:
        return min(numbers, key=lambda r: REALM_SORT[r])
    return ask.default_value()


DECLINED: Final = ("decline", "none", "no", "done", "stop", "later", "keep", "refuse", "stay")

# Questions at which the Bot gains by what it names
GAINS: Final = frozenset(
    (
        "rebel_calm", "calm_town", "claim_calms", "remove_unrest_in", "remove_unrest_from", "card_town", "card_vassal",
        "card_claim", "card_core", "card_develop", "colonize", "discover", "influence_area", "card_influence",
        "card_influence_area", "peace_influence", "imperial_influence", "claim_loss", "convert_area", "card_religion",
        "siege_target", "pick_province", "pick_area", "gain_unit_area",
    )
)  # fmt: skip


def _province_rank(g: Game, seat: Seat, p: Province, gains: bool) -> tuple[int, str]:
    is_own = g.lawful[p] == g.realm[seat]
    value = terms.tax_value(g, p)
    return -value if gains or not is_own else value, PROVINCE_SORT[p]


def _area_rank(g: Game, seat: Seat, a: Area, gains: bool) -> tuple[int, str]:
    value = sum(terms.tax_value(g, p) for p in g.board.provinces_of[a])
    return -value if gains else value, AREA_SORT[a]


def first_of(*words: str) -> Choice:
    """The first of these words that is offered."""

    def choice(g: Game, seat: Seat, ask: Ask) -> Value:
        return next((word for word in words if word in ask.options), ask.default_value())

    return choice


# Events (PB-5.3, PB-5.4)


def which_event(g: Game, seat: Seat, ask: Ask) -> Value:
    """PB-5.3: its own, else the first that is nobody's, else the first."""
    keys = {event: EVENTS[int(event)].realm for event in ask.options}
    own = [event for event, key in keys.items() if key and g.realm[seat] == realm_number(key)]
    plain = [event for event, key in keys.items() if not key or g.seat_of[realm_number(key)] == NOBODY]
    return (own or plain or [*ask.options])[0]


def event_option(g: Game, seat: Seat, ask: Ask) -> Value:
    """PB-5.4: the option that brings more; of equals the first."""
    options = [option for option in ask.options if option != event_text.NEITHER]
    args = ask.args or {}
    if not options or "event" not in args:
        return ask.default_value()
    card = EVENTS[int(args["event"])]
    return max(options, key=lambda letter: (worth(g, seat, card.options[str(letter)].fx), -options.index(letter)))


GOOD: Final = (
    places.PlaceClaim,
    places.PlaceCoreToken,
    places.PlaceInfluence,
    places.PlaceTown,
    places.PlaceVassal,
    places.DevelopTown,
    ties.GainAlliance,
    ties.GainMarriage,
    resources.GainCardinal,
    resources.ManpowerToken,
    resources.RefreshManpower,
    forces.GainUnits,
    forces.GainShips,
    unrest.RemoveUnrest,
    unrest.RemoveRebels,
)
BAD: Final = (
    places.RemoveClaim,
    places.RemoveInfluence,
    places.CedeProvince,
    places.RemovePiece,
    places.ReduceTown,
    places.PlagueToken,
    ties.EndAlliance,
    resources.RemoveCardinal,
    resources.ExhaustManpower,
    resources.Pay,
    forces.RemoveUnits,
    forces.RemoveShip,
    unrest.AddUnrest,
    unrest.PlaceRebels,
    unrest.PlaceRebelTown,
)
AMOUNTS: Final = (
    resources.Power,
    resources.Prestige,
    resources.Stability,
    resources.Colonists,
    resources.ImperialAuthority,
)


def worth(g: Game, seat: Seat, steps: Sequence[Step]) -> int:
    """PB-5.4: what steps bring a Bot, counted on the card: gains +1, losses -1, amounts as printed, 4 Ducats 1."""
    return sum(_worth(g, seat, step) for step in steps)


def _worth(g: Game, seat: Seat, step: Step) -> int:
    if isinstance(step, AMOUNTS):
        value = step.amount if isinstance(step.amount, int) else 1
    elif isinstance(step, resources.Ducats):
        value = int(step.amount / bot_power.DUCATS_PER_POWER) if isinstance(step.amount, int) else 1
    else:
        value = isinstance(step, GOOD) - isinstance(step, BAD)
    if step.who not in ("you", "self", REALM.id(g.realm[seat])):
        value = 0
    return value + worth(g, seat, step.then)


# War and Peace (PB-6, PB-7)


def remaining_war(g: Game, seat: Seat, ask: Ask) -> Value:
    """PB-7.1, PB-7.3: a War that it has won is ended; White Peace is offered to an Opponent who holds more of its own
    than it of his, once."""
    tried = ask.args or {}
    for r in ask.options:
        if not isinstance(r, int):
            continue
        ways = peace.ways_to_end(g, seat, Realm(r))
        if "enforce" in ways and (peace.has_total_victory(g, seat, Realm(r)) or _occupies(g, seat, Realm(r))):
            return r
        other = g.seat_of[r]
        is_open = "offer_white_peace" in ways and REALM.id(r) not in tried
        if is_open and other != NOBODY and peace.accepts_white_peace(g, seat, other):
            return r
    return peace.DONE


def _occupies(g: Game, seat: Seat, r: Realm) -> bool:
    return any(g.occupier[p] == seat for p in g.lands[r])


def peace_way(g: Game, seat: Seat, ask: Ask) -> Value:
    """PB-7.1."""
    args = ask.args or {}
    r = Realm(int(args["realm"]))
    won = peace.has_total_victory(g, seat, r) or _occupies(g, seat, r)
    wanted = ["enforce"] if won else []
    return next((way for way in (*wanted, "offer_white_peace", "white_peace") if way in ask.options), ask.options[0])


def casualty(g: Game, seat: Seat, ask: Ask) -> Value:
    """PB-6.11: Infantry first, then Cavalry, then Artillery."""
    kinds = [kind for kind in ask.options if isinstance(kind, int)]
    return min(kinds, key=lambda kind: (units.TYPE_OF[kind], kind)) if kinds else ask.options[0]


def retreats(g: Game, seat: Seat, ask: Ask) -> Value:
    """PB-6.12: with fewer than half of the Enemy's units, but never from its Capital Area."""
    battle = g.battle
    if battle is None:
        return "stay"
    number = 0 if seat in battle.attacker.seats else 1
    own, foes = (land_battles.total(g, battle, side) for side in (battle.sides[number], battle.sides[1 - number]))
    at_home = battle.place == terms.capital_area(g, g.realm[seat])
    return "retreat" if 2 * own < foes and not at_home and "retreat" in ask.options else "stay"


def any_die(g: Game, seat: Seat, ask: Ask) -> Value:
    """Dice of any type: Cavalry if it has Cavalry there, else Infantry."""
    battle = g.battle
    riders = battle is not None and any(
        units.TYPE_OF[kind] == CAVALRY for kind in units.kinds_in(g, seat, battle.place) if battle.kind == 0
    )
    return CAVALRY if riders and CAVALRY in ask.options else INFANTRY if INFANTRY in ask.options else ask.options[0]


LEADS: Final = 99  # cubes: where it leads already none is missing, and it comes last


def imperial(g: Game, seat: Seat, ask: Ask) -> Value:
    """PB-8.10: an Elector Area where the fewest cubes make it lead, any Elector Area, any Area; those with Allies of
    its own before others, then by name."""
    electors = set(hre.elector_areas(g))
    friends = {terms.capital_area(g, r) for r in diplomacy.alliances_of(g, seat)}

    def rank(a: Area) -> tuple[bool, int, bool, str]:
        own = diplomacy.influence_in(g, seat, a)
        rival = max((diplomacy.influence_in(g, s, a) for s in g.each_seat if s != seat), default=0)
        missing = rival + 1 - own
        return a not in electors, missing if missing > 0 else LEADS, a not in friends, AREA_SORT[a]

    return min((Area(a) for a in ask.options if isinstance(a, int)), key=rank)


def surplus(g: Game, seat: Seat, ask: Ask) -> Value:
    """PB-1.8: from the reserve first."""
    return first_of("available", "exhausted")(g, seat, ask)


def claim_to_lift(g: Game, seat: Seat, ask: Ask) -> Value:
    """PB-1.7: on a Distant Continent first, but not on a vacant Territory; then of the Main Map where the Tax Value is
    lowest, furthest from its Capital, by name."""
    far = bot_power.distances(g, terms.capital_area(g, g.realm[seat]))
    areas = [Area(a) for a in ask.options if isinstance(a, int)]
    if not areas:
        return ask.options[0]
    return min(
        areas, key=lambda a: (_lifted(g, a), _area_rank(g, seat, a, False)[0], -far.get(a, bot_power.FAR), AREA_SORT[a])
    )


def _lifted(g: Game, a: Area) -> tuple[bool, bool]:
    """PB-1.7: Claims overseas go first, those on vacant Territories last."""
    return any(terms.is_vacant(g, p) for p in g.board.provinces_of[a]), not IS_DISTANT[a]


def cb_to_lift(g: Game, seat: Seat, ask: Ask) -> Value:
    return ask.options[0]


def victory_term(g: Game, seat: Seat, ask: Ask) -> Value:
    """PB-7.2: Full Annexation, else it keeps what it holds."""
    return first_of(peace_terms.ANNEXATION, "keep_board", "humiliate", "white_peace")(g, seat, ask)


def war_to_end(g: Game, seat: Seat, ask: Ask) -> Value:
    return ask.options[0]


def go_home(g: Game, seat: Seat, ask: Ask) -> Value:
    return bots.best_area(g, seat, [Area(a) for a in ask.options if isinstance(a, int)])


def exhaust_from(g: Game, seat: Seat, ask: Ask) -> Value:
    return first_of("available")(g, seat, ask)


RULES: Final[dict[str, Choice]] = {
    events.WHICH_EVENT.id: which_event,
    event_text.OPTION.id: event_option,
    peace.LAST_WARS.id: remaining_war,
    peace.WAY.id: peace_way,
    peace.WAR_TO_END.id: war_to_end,
    peace.HOW.id: first_of("enforce"),
    peace.OFFER.id: first_of("refuse"),
    peace.GO_HOME.id: go_home,
    peace_terms.TERM.id: victory_term,
    peace_terms.PACT.id: first_of("ally"),
    board_state.KEEP.id: first_of(board_state.DONE),
    casualties.CASUALTY.id: casualty,
    land_battles.RETREAT.id: retreats,
    naval_battles.RETREAT.id: first_of("stay"),
    retreat.RETREAT_TO.id: go_home,
    dice_pools.ANY_DIE.id: any_die,
    land_battles.MUSLIM_DICE.id: first_of("infantry_dice"),
    hre.IMPERIAL_AREA.id: imperial,
    hre.IMPERIAL_TO_MOVE.id: first_of(hre.KEEP),
    units.SURPLUS_FROM.id: surplus,
    units.EXHAUST_FROM.id: exhaust_from,
    "claim_to_lift": claim_to_lift,
    "core_to_lift": claim_to_lift,
    "cb_to_lift": cb_to_lift,
    ships.SLOT.id: first_of(ships.NO_SLOT),
    ships.DISPLACE.id: first_of(ships.NO_SLOT),
    sieges.REBEL_TOWN.id: first_of("occupy"),
    rebels.UNIT_TO_LOSE.id: casualty,
    "explore_ship": first_of("move_ship"),
    "explore_roll": first_of("use"),
    "capture": first_of("sink"),
}
