"""PP-3.1.2 to PP-3.1.7, PP-3.1.11: the decks of a variant, and those of a new Age (PP-4.6.1)."""

from __future__ import annotations

from functools import cache
from typing import Final

from ..board import (
    CARD_ACTION,
    CARD_DECK,
    CATEGORIES,
    CONTENT,
    CONTINENTS,
    EVENT,
    EVENTS,
    EVERY_CARD,
    EVERY_IDEA,
    EVERY_TRADE_CARD,
    IDEA_TYPE,
    IDEAS,
    MILESTONE,
    MILESTONES,
    MISSION,
    MISSIONS,
    STRUGGLE,
    TRADE_CARDS,
    realm,
)
from ..card_rules import events
from ..catalogue import MissionDeck, ScenarioMissions
from ..ids import Idea, Seat
from ..model import NOBODY, Game
from ..scenarios import VARIANTS
from ..tables import POWERS

IDEAS_REVEALED: Final = 2  # of each type beside the Basic Idea, PP-3.1.7
DRAWN_STRUGGLES: Final = {"s1_05_players_6_team": 4}  # "draw 4 of the 5 listed cards at random"
SHUFFLED_STRUGGLES: Final = {"s1_04": 2}  # "Italian Wars and Distant Trade in random order for Age II"
_FIRST, _SECOND = 1, 2


def prepare(g: Game) -> None:
    """All decks, shuffled, and what lies open at the start."""
    g.age = g.entry.variant.ages[0]
    shuffle_action_decks(g)
    shuffle_trade_deck(g)
    build_event_decks(g)
    events.lay_out(g)
    lay_out_milestones(g)
    lay_out_ideas(g)
    stack_power_struggles(g)
    for seat in g.each_seat:
        compose_mission_deck(g, seat)


def shuffle_action_decks(g: Game) -> None:
    """PP-3.1.2; a scenario may take whole groups of cards out."""
    removed = g.entry.variant.action_cards_removed
    for power in range(len(POWERS)):
        cards = [card for card in EVERY_CARD if CARD_DECK[card] == power and CARD_ACTION[card].number not in removed]
        g.chance.shuffle(cards)
        g.deck[power] = tuple(cards)


def shuffle_trade_deck(g: Game) -> None:
    """PP-3.1.3: the named cards; those of continents not yet discovered stay aside (PP-12.6.1)."""
    listed = g.entry.variant.trade_deck
    for card, entry in zip(EVERY_TRADE_CARD, TRADE_CARDS, strict=True):
        is_in = (
            (listed.base and entry.in_base_deck)
            or listed.all
            or (listed.add_asterisk and entry.mark == "asterisk")
            or (entry.mark is not None and any(c in listed.add_continents for c in entry.continents))
            or entry.card_no in listed.add_cards
        )
        if entry.card_no in listed.remove_cards:
            continue
        (g.trade_deck if is_in else g.trade_reserve).append(card)
    for number in CONTINENTS if listed.all else listed.add_continents:
        g.continents |= 1 << number
    g.chance.shuffle(g.trade_deck)


# Events


def ages_played(g: Game) -> list[int]:
    """PP-16.0.3: the scenario's Ages, as many as the table has chosen."""
    ages = g.entry.variant.ages
    return ages[: g.rules.ages] if g.rules.ages else ages


def parts_of_age(g: Game, age: int) -> list[list[int]]:
    """PP-16.0.4: the listed parts of an Age's deck, first on top; no more of them than the Rounds of the game need."""
    return [[*part] for part in _parts_of_age(g.variant, age)]


@cache
def _parts_of_age(name: str, age: int) -> list[list[int]]:
    variant = VARIANTS[name].variant
    left = variant.rounds * variant.events_per_round
    found: list[list[int]] = []
    for earlier in range(variant.ages[0], age + 1):
        found = []
        for part in variant.event_decks.get(f"age_{earlier}", {}).values():
            if left > 0:
                found.append([event(key) for key in part])
                left -= len(part)
    return found


def event(key: str) -> int:
    found = EVENT.value(key)
    assert found is not None, key
    return found


def build_event_decks(g: Game) -> None:
    """PP-3.1.4, PP-16.0.4: a deck for each Age; the later ones wait."""
    first, *later = [build_event_deck(g, age) for age in ages_played(g)]
    g.event_deck = list(first)
    g.events_ahead = later


def build_event_deck(g: Game, age: int) -> tuple[int, ...]:
    """PP-16.0.4: each part shuffled, the first on top; [optional 6] deals the (X) cards anew (PP-16.0.7); B-Events may
    be swapped for others (PP-16.1.4)."""
    parts = parts_of_age(g, age)
    if g.rules.drawn_b_events:
        parts = swap_b_events(g, age, parts)
    if g.rules.randomised_events and len(parts) == _SECOND:
        parts = deal_free_events(g, parts)
    deck: list[int] = []
    for part in reversed(parts):
        g.chance.shuffle(part)
        deck += part
    return tuple(deck)


def half_of(e: int) -> int | str:
    """PP-16.0.6: the sorting mark, 1, 2 or X."""
    mark = str(EVENTS[e].half)
    return int(mark) if mark.isdecimal() else mark


def deal_free_events(g: Game, parts: list[list[int]]) -> list[list[int]]:
    """PP-16.0.7: (X) cards fill both halves up to the same number."""
    listed = parts[0] + parts[1]
    halves = [[e for e in listed if half_of(e) == half] for half in (_FIRST, _SECOND)]
    free = [e for e in listed if half_of(e) not in (_FIRST, _SECOND)]
    g.chance.shuffle(free)
    for e in free:
        halves[len(halves[0]) > len(halves[1])].append(e)
    return halves


def swap_b_events(g: Game, age: int, parts: list[list[int]]) -> list[list[int]]:
    """PP-16.1.4: each B-Event gives its place to one of the Age drawn at random, whose mark fits that half; where none
    is left it stays."""
    pool = [e for e, card in enumerate(EVENTS) if card.age == age and card.kind == "B"]
    g.chance.shuffle(pool)
    swapped = list[list[int]]()
    for half, part in enumerate(parts, _FIRST):
        kept = [e for e in part if EVENTS[e].kind != "B"]
        drawn = [e for e in pool if half_of(e) in (half, "X")][: len(part) - len(kept)]
        pool = [e for e in pool if e not in drawn]
        swapped.append(kept + drawn)
    spare = [e for part in parts for e in part if not any(e in new for new in swapped)]
    for part, new in zip(parts, swapped, strict=True):
        while len(new) < len(part):
            new.append(spare.pop())
    return swapped


# Milestones and Ideas


def milestone(key: str) -> int:
    found = MILESTONE.value(key)
    assert found is not None, key
    return found


def lay_out_milestones(g: Game) -> None:
    """PP-3.1.6, PP-4.6.2: shuffle the four decks of the current Age, reveal one of each; or what the scenario fixes."""
    variant = g.entry.variant
    fixed = [milestone(key) for key in variant.milestones_fixed]
    for category, name in enumerate(CATEGORIES):
        cards = [
            n
            for n, card in enumerate(MILESTONES)
            if card.age == g.age and card.category == name and card.id not in variant.milestones_removed
        ]
        g.chance.shuffle(cards, shown=1)
        if fixed:
            cards = [n for n in fixed if MILESTONES[n].category == name]
        g.milestones[category] = cards.pop() if cards else NOBODY
        g.milestone_deck[category] = tuple(cards)
        g.milestone_done[category] = ()


def lay_out_ideas(g: Game) -> None:
    """PP-3.1.7: Basic Ideas, those the scenario lays out, and two more of each type; later Ages wait aside."""
    variant = g.entry.variant
    listed = {idea.idea: idea.researched_by for idea in variant.ideas_on_display}
    g.idea_owners = [()] * len(IDEAS)
    decks: list[list[Idea]] = [[], [], []]
    for n, idea in zip(EVERY_IDEA, IDEAS, strict=True):
        if idea.id in variant.ideas_removed:
            continue
        if idea.id in listed:
            g.idea_owners[n] = tuple(g.seat_of[realm(key)] for key in listed[idea.id])
        if idea.basic or idea.id in listed:
            g.idea_row.append(n)
        else:
            (g.idea_reserve if idea.age > g.age else decks[IDEA_TYPE[n]]).append(n)
    for cards in decks:
        g.chance.shuffle(cards)
    for power, cards in enumerate(decks):
        for _ in range(min(IDEAS_REVEALED, len(cards))):
            g.idea_row.append(cards.pop())
        g.idea_deck[power] = tuple(cards)


# Power Struggles


def with_power_struggles(g: Game) -> bool:
    """PP-17.4.1 [advanced]: as the scenario or the table says."""
    chosen = g.rules.power_struggles
    return chosen == "on" or (chosen == "scenario" and g.entry.variant.power_struggles_default)


def stack_power_struggles(g: Game) -> None:
    """PP-3.1.11: the deck in the scenario's order, first on top; one scenario draws from its list, one shuffles the
    first."""
    if not with_power_struggles(g):
        return
    cards = []
    for key in g.entry.variant.power_struggles:
        found = STRUGGLE.value(key)
        assert found is not None, key
        cards.append(found)
    drawn = DRAWN_STRUGGLES.get(g.entry.name)
    if drawn is not None:
        g.chance.shuffle(cards)
        cards = cards[:drawn]
    shuffled = SHUFFLED_STRUGGLES.get(g.entry.scenario.id, 0)
    first = cards[:shuffled]
    g.chance.shuffle(first)
    g.struggles = [*first, *cards[shuffled:]]


# Missions (PP-3.4.5)


def mission_deck_of(key: str) -> MissionDeck:
    """The deck of a Realm: its own, or one composed from the universal Missions."""
    decks = CONTENT.missions.decks
    return next((deck for deck in decks if deck.realm == key), decks[-1])


def find_mission(deck: MissionDeck, code: str, *, added: bool = False) -> int:
    """A Mission by the code scenarios use: an alias, else from the deck, then its optional ones (or the other way
    round for cards that are added), the first universal deck before the second."""
    alias = CONTENT.missions.scenario_aliases.get(code)
    pools = (deck.optional, deck.missions) if added else (deck.missions, deck.optional)
    for key in [alias] if alias else sorted(pools[0]) + sorted(pools[1]):
        found = MISSION.value(key)
        assert found is not None, key
        if alias or MISSIONS[found].code == code:
            return found
    raise AssertionError(f"{deck.id} has no Mission {code}")


def missions_of(g: Game, seat: Seat) -> ScenarioMissions | None:
    """What the scenario says about a player's Missions; None: no Missions in this game."""
    return g.entry.seating[seat].missions if g.rules.missions and not g.bot[seat] else None


def compose_mission_deck(g: Game, seat: Seat) -> None:
    """PP-3.4.5: the Realm's deck as the scenario changes it; completed Missions count from the start."""
    listed = missions_of(g, seat)
    if listed is None:
        return
    deck = mission_deck_of(g.entry.seating[seat].realm)
    done = [find_mission(deck, code) for code in listed.completed]
    out = {*done, *(find_mission(deck, code) for code in listed.removed)}
    cards = {MISSION.value(key) for key in deck.missions} - out
    cards |= {find_mission(deck, code, added=True) for code in listed.added_from_generic}
    g.mission_deck[seat] = tuple(sorted(card for card in cards if card is not None))
    g.missions_done[seat] = tuple(done)


def starting_missions(g: Game, seat: Seat) -> list[int]:
    """PP-3.4.5: the Missions a player may start with."""
    listed = missions_of(g, seat)
    if listed is None:
        return []
    deck = mission_deck_of(g.entry.seating[seat].realm)
    start = [find_mission(deck, code) for code in listed.start]
    return [card for card in start if card in g.mission_deck[seat]]
