"""The state of a game of The Price of Power, and the few verbs that keep it consistent.

Columns are indexed by province p, Area a, Sea Zone z, Trade Node n, Realm r or seat s; columns of seats in Areas or
Realms are at ``pair(a, s)`` and ``pair(r, s)`` (ids.py). Long columns of small numbers are bytes (clone,
memory). Texts, names and printed things are never here: they are in board.py.

Who owns what stands in two columns: ``lawful`` (the Realm a Province belongs to by right, PP-2.5.1) and ``occupier``
(PP-2.5.2). ``lands`` lists the Provinces of each Realm. These, the numbers of the tracks and the cubes in supply are
kept by the verbs below; nobody else writes them.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final, NamedTuple, Protocol, Self

from westphalia.kernel.chance import Chance
from westphalia.kernel.journal import Journal
from westphalia.kernel.remember import Stamp
from westphalia.kernel.state import State

from .battle import Battle
from .board import AREAS, NODES, PROVINCES, REALMS, SEAS, Board
from .ids import NOBODY as NOBODY
from .ids import SEATS, Area, Card, Idea, Node, Province, Realm, Sea, Seat, Space, TradeCard
from .scenarios import BOARDS, VARIANTS, Entry
from .tables import ARMIES, CUBES, KINDS, MAX_SEATS, MERCHANTS, Rules

REBELS: Final = Seat(6)  # an occupier beside the seats 0..5

# Where the script stands; play.py walks them in order.
(
    SETUP_CARDS,
    DRAW_CARDS,
    TURN,
    PEACE_AND_REBELS,
    INCOME,
    CLEANUP,
    END_OF_AGE,
    FINAL_SCORING,
    OVER,
) = range(9)

# Has a player left (PP-21.0.2)?
IN_PLAY, LEAVING, GONE = range(3)

# Who runs a Realm (PB-1.1): a person, a Bot; a Bot that waits for its entry, one that comes with the next Phase 1, one
# that is no more (PB-9)
PERSON, BOT, WAITING, ENTERING, FALLEN = range(5)

# Round Status (PP-3.1.8, PP-4.2.6)
EVENT_NOT_TAKEN, EVENT_TAKEN, PASSED = range(3)

# Discs on a Province, from the fourth on with substitutes (PP-C.3.3, PP-C.3.4)
NO_TOWN, SMALL_TOWN, LARGE_TOWN, TWO_SMALL_TOWNS, TOKEN_TOWN, TOWN_AND_TOKEN, TWO_TOKENS = range(7)
LARGE_DISCS: Final = (LARGE_TOWN, TWO_SMALL_TOWNS, TOWN_AND_TOKEN, TWO_TOKENS)

# Tokens with two sides
NONE, CLAIM, CORE = range(3)
ALLIANCE, ACTIVE_ALLY = 1, 2
MARRIAGE, DISPUTED = 1, 2
AT_WAR, AGGRESSOR = 1, 2  # AGGRESSOR: the War token is the seat's own

LEFT_HRE, SENT_OUT = 1, 2  # SENT_OUT: by an Event, its Provinces are still imperial (PP-18.6.3)

OFF_BOARD: Final = Node(-2)  # a Merchant that a player has but has not placed (PP-12.4.2)
RULER: Final = -3  # in ``general``: the Ruler leads the Army (PP-7.2.6)


class Docked(NamedTuple):
    """Light Ships of a seat lying in a port outside the Fleet."""

    seat: Seat
    province: Province
    ships: int


class Displayed(NamedTuple):
    """A Display card in play with its Charges (PP-6.2.1)."""

    card: Card
    charges: int


class Term(NamedTuple):
    """A transaction in a bundle between two players (talks.py): its kind, who gives or sells, what, for how much."""

    kind: int
    seat: Seat
    province: int  # or whatever else the kind names
    ducats: int


class Kept(Protocol):
    """What is remembered of an action that can be resumed after a pause."""

    def clone(self) -> Self: ...


class TurnMemory:
    """What the rules ask about the current Turn: the position when it began, what was used since (engine notes, 4)."""

    __slots__ = (
        "alliance", "army", "army_at", "at_sea", "built", "event", "fleet", "fleet_at", "granted_dice",
        "half_capacity", "infantry", "intercepted", "land", "land_pending", "mercenaries", "naval", "naval_pending",
        "on_slot", "order", "origins", "reach", "recruited", "religions", "rewarded", "war",
    )  # fmt: skip

    def __init__(self, g: Game) -> None:
        self.infantry, self.army_at, self.army = g.infantry[:], g.army_at[:], g.army[:]
        self.on_slot, self.at_sea, self.fleet_at, self.fleet = g.on_slot[:], g.at_sea[:], g.fleet_at[:], g.fleet[:]
        self.war, self.alliance = g.war[:], g.alliance[:]
        self.reach: list[Area] | None = None  # of Influence at its start, kept once something changes (PP-5.4.2)
        self.land = set[Province]()  # NPR Provinces that have supported a land battle (PP-13.4.11)
        self.naval = set[Province]()  # ... a naval battle
        self.land_pending = list[Area]()  # Areas whose battles are still to be fought in this step (PP-13.4.12)
        self.naval_pending = list[Sea]()  # Sea Zones
        self.recruited = dict[tuple[Realm, Area], int]()  # Realm and Area -> units placed within its MC (PP-9.2.14)
        self.built = dict[Province, int]()  # port -> ships built
        self.religions = list[tuple[int, int]]()  # Religion tokens placed: slot and faith (PP-16.5.33)
        self.mercenaries = 0  # recruited this Turn (PP-9.0.5)
        self.rewarded = False  # the MIL for a battle won has been gained (PP-9.7.39)
        self.granted_dice = dict[Seat, int]()  # seat -> dice of any type that a card adds to its next battle
        self.half_capacity = set[Realm]()  # NPRs that defend with half their MC (Event 253B)
        self.origins = dict[int, Area]()  # Army or Area of single units -> Area it came from
        self.intercepted = list[tuple[Seat, Area]]()  # seat and Area of an Intercept whose battle is still to be fought
        self.order: Kept | None = None  # the Recruit action under way (recruit.py)
        self.event: Kept | None = None  # the Event being resolved (events.py)

    def clone(self) -> TurnMemory:
        """The position when the Turn began is shared: nobody changes it."""
        twin = TurnMemory.__new__(TurnMemory)
        twin.infantry, twin.army_at, twin.army, twin.on_slot = self.infantry, self.army_at, self.army, self.on_slot
        twin.at_sea, twin.fleet_at, twin.fleet = self.at_sea, self.fleet_at, self.fleet
        twin.war, twin.alliance, twin.reach = self.war, self.alliance, self.reach
        twin.mercenaries, twin.rewarded = self.mercenaries, self.rewarded
        twin.land, twin.naval, twin.half_capacity = set(self.land), set(self.naval), set(self.half_capacity)
        twin.land_pending, twin.naval_pending = self.land_pending[:], self.naval_pending[:]
        twin.recruited, twin.built, twin.origins = dict(self.recruited), dict(self.built), dict(self.origins)
        twin.religions, twin.intercepted = self.religions[:], self.intercepted[:]
        twin.granted_dice = dict(self.granted_dice)
        twin.order = None if self.order is None else self.order.clone()
        twin.event = None if self.event is None else self.event.clone()
        return twin


class PhaseMemory:
    """How many steps of a Phase are done (PP-4.3); it can be resumed between two of them."""

    __slots__ = ("done",)

    def __init__(self, done: int = 0) -> None:
        self.done = done

    def clone(self) -> PhaseMemory:
        return PhaseMemory(self.done)


class PeaceMemory(NamedTuple):
    """Phase 3 Step D: Prestige and Tax Income of the players before its peaces, and the Wars that have ended since."""

    prestige: list[int]
    tax_income: list[int]
    ended: list[tuple[Seat, dict[str, Any]]]  # seat, and the facts of the end of the War


def _nothing(_: Game) -> tuple[Any, ...]:
    return ()


class Watch:
    """The columns that Missions and Milestones look at, as they were when these were last tested."""

    __slots__ = ("look", "met", "milestones", "owed", "possible", "rested", "seen")

    def __init__(self) -> None:
        self.seen = list[Any]()  # the columns of goals.WATCHED
        self.look: Callable[[Game], tuple[Any, ...]] = _nothing  # at those that some Mission or Milestone depends on
        self.rested: tuple[Any, ...] | None = None  # what was seen so when all had been tested, None: not all has
        self.possible = dict[Seat, Any]()  # seat -> the Missions that it may have in hand
        self.met = dict[Seat, dict[int, bool]]()  # seat -> whether each of these is fulfilled
        self.milestones = dict[int, int]()  # category -> the Milestone that was on display
        self.owed = 0  # changes, as bits, for which Milestones were not tested

    def clone(self) -> Watch:
        """What was seen is shared: it is replaced, never changed."""
        twin = Watch.__new__(Watch)
        twin.seen, twin.look, twin.rested, twin.owed = self.seen[:], self.look, self.rested, self.owed
        twin.possible, twin.milestones = dict(self.possible), dict(self.milestones)
        twin.met = {seat: dict(met) for seat, met in self.met.items()}
        return twin


class EventOnRow(NamedTuple):
    """An Event of the display (PP-3.1.4): face up or not, with the Ducats on it."""

    event: int
    face_up: int
    ducats: int


class Game(State):
    """Everything a checkpoint needs."""

    rules: Rules
    variant: str  # by name, in scenarios.VARIANTS
    seats: int
    step: int
    age: int  # 1 to 4
    round: int  # of the game, from 1
    first: Seat  # First Player (PP-3.1.10)
    active: Seat  # whose Turn it is, NOBODY outside Phase 2 (PP-2.5.41)
    last_turns: int  # enough players have passed: the others have ``turns_left`` (PP-4.2.9)
    main_done: int  # the active player has taken the action of this Turn: only Minor Actions are left
    talks_refused: int  # bits of the seats whose talks have failed this Turn
    crusade: Area  # Area of the Crusade token, or NOBODY
    excommunicated: Realm  # Realm, or NOBODY
    papal_action: int  # taken this Round (PP-19.3.1)
    emperor: Realm  # Realm, or NOBODY
    authority: int  # Imperial Authority
    imperial_manpower: int  # Units in the pool (PP-18.4.8)
    defending_hre: int  # tagged (PP-18.4.2)
    hre_religion: int  # official Religion (PP-18.7), NO_RELIGION: none
    hre_dissolved: int
    continents: int  # bits of the Distant Continents discovered (PP-12.6.1)
    resolving: int  # effects of cards under way, one inside the other
    marks: int  # changes of Towns, Vassal tokens, DNPR tokens and occupiers so far, kept by their verbs
    unsettled: int  # something changed that the continuous checks look at (checks.py)
    progress: int  # players (in turn order) times stages done of the starting cards or of Phase 1

    # by province
    town: list[Seat]  # seat whose Town is the base marker
    disc: list[int]  # NO_TOWN, SMALL_TOWN ...
    vassal: list[Seat]  # seat with Vassal tokens
    dnpr: list[Realm]  # Realm of the DNPR token, also underneath
    occupier: list[Seat]  # NOBODY, a seat or REBELS
    siege_disc: bytearray  # disc of an occupying Town
    unrest: bytearray  # of the base marker
    siege_unrest: bytearray  # of the occupying Town (PP-14.1.5)
    extra_manpower: bytearray  # +1 Manpower tokens on NPR Provinces (PP-13.4.15)
    lawful: list[Realm]  # Realm, NOBODY for a vacant Territory; kept by settle_owner

    # by Realm
    seat_of: list[Seat]
    capital: list[Province]
    heir: list[Realm]  # which Realm a printed flag stands for: itself, or the player Realm that replaced it
    overlord: list[Realm]  # suzerain that is an NPR (PP-13.2.1)
    faith: list[int]  # State Religion
    faith_before: list[int]  # ... before the Revolution (PP-15.0.19), NO_RELIGION: the one listed
    colour: list[int]  # of a DNPR, NOBODY for others
    abandoned: list[int]  # its player has left (PP-21.0.3)
    strength_before: list[int]  # pre-War Strength of an Active Ally (PP-13.4.25)
    lands: list[tuple[Province, ...]]  # Provinces by right; kept by settle_owner
    alliance: bytearray  # pair(r, s)
    marriage: bytearray
    war: bytearray
    truce: bytearray
    cb: bytearray

    # by Area
    influence: bytearray  # pair(a, s)
    claim: bytearray  # pair(a, s): NONE, CLAIM or CORE
    infantry: bytearray  # pair(a, s): single Regular Infantry (PP-9.0.11)
    imperial: list[int]  # Imperial Influence
    faith_token: list[int]  # on the Religion slot (by slot Area), NO_RELIGION: printed
    revolution: list[int]
    rebels: list[int]
    not_hre: list[int]  # NONE, LEFT_HRE, SENT_OUT
    plague: list[int]
    battleground: list[int]

    # by Sea Zone
    on_slot: bytearray  # pair(z, s): Light Ships on Trade Protection slots
    at_sea: bytearray  # pair(z, s): Light Ships without a slot, outside the Fleet

    # by Trade Node
    expanded: list[int]
    pirates: list[int]

    # by seat
    realm: list[Realm]
    leaving: list[int]  # IN_PLAY, LEAVING (to be removed at the end of the Round), GONE (PP-21)
    ready: list[int]  # has finished the simultaneous step under way
    drawn: list[tuple[Card, ...]]  # Action cards just drawn and not yet paid for (PP-4.1.3); also in the hand
    status: list[int]  # EVENT_NOT_TAKEN ...
    pass_order: list[int]  # 1 for the first to pass, 0: has not
    events_taken: list[int]
    last_turn: list[int]  # number of a seat's last Turn in the game (PP-9.7.42)
    turns_left: list[int]  # of those who have not passed, once ``last_turns`` (PP-4.2.9, PP-20.2.5)
    prestige: list[int]
    stability: list[int]
    ducats: list[int]
    interest: list[int]
    power: list[int]  # s * 3 + type
    cubes: list[int]  # in supply; kept by the verbs
    focus: list[int]  # cube on Changed National Focus
    colonists: list[int]
    small_towns: list[int]  # on the map, kept by the verbs (PP-C.4.2)
    large_towns: list[int]
    vassal_tokens: list[int]
    small_covered: list[int]
    large_covered: list[int]
    vassal_covered: list[int]
    manpower_tokens: list[int]  # own +1 Manpower
    reform_tokens: list[int]  # those of them that come from Increase Manpower, which gives at most 4
    available: list[int]
    exhausted: list[int]
    allied_available: list[int]
    army_at: list[Area]  # s * 3 + k: Area or NOBODY
    army: list[int]  # (s * ARMIES + k) * KINDS + kind
    general: list[int]  # s * 3 + k: character, RULER or NOBODY
    general_ill: list[int]
    fleet_at: list[Space]  # Space or NOBODY
    fleet: list[int]  # s * 4: light, heavy, galley, damaged heavy (of the heavy)
    admiral: list[int]
    admiral_ill: list[int]
    ruler: list[int]  # character, NOBODY: Interregnum
    ruler_ill: list[int]
    advisor: list[int]  # s * 3 + type: character
    advisor_ill: list[int]
    merchant: list[Node]  # s * 3 + m: Node, OFF_BOARD, or NOBODY (not owned)
    merchant_used: list[int]
    hand: list[tuple[Card, ...]]
    display: list[tuple[Displayed, ...]]
    missions: list[tuple[int, ...]]  # in hand
    mission_deck: list[tuple[int, ...]]
    missions_done: list[tuple[int, ...]]
    committed: list[int]  # to the Crusade
    bot: list[int]  # PERSON, BOT, WAITING, ENTERING, FALLEN
    bot_power: list[int]  # Available Bot Power (PB-1.3)
    bot_spent: list[int]  # Spent Bot Power
    bot_deck: list[tuple[int, ...]]  # Bot cards; the last is the top
    bot_used: list[tuple[int, ...]]  # turned over in this Round
    bot_focused: list[tuple[int, ...]]  # used for a focus: out of the deck for this Age
    bot_focus: list[int]  # category of Milestones of this Round's focus, NOBODY: none
    bonuses_used: list[int]  # bits of the bonuses of Ideas that count once per Round (bonuses.ONCE)

    # offices and decks
    winners: list[Seat]  # seats that have won by a rule of the scenario, before the Final Scoring
    roma: list[Seat]  # one: the seat on the Roma slot
    curia: list[Seat]  # seats on the regular slots, from slot 1
    docked: list[Docked]
    deck: list[tuple[Card, ...]]  # by power; the last card is the top
    discard: list[tuple[Card, ...]]
    trade_deck: list[TradeCard]
    trade_discard: list[TradeCard]
    trade_reserve: list[TradeCard]
    talk: list[Term]  # the bundle on the table
    treaty: list[Term]  # the Negotiated Peace on the table (negotiated_peace.py)
    on_table: list[Card]  # Action cards being resolved (PP-6.0.3), a Reaction on top of what it answers
    revealed: list[TradeCard]  # Trade cards of the Trade action under way
    event_deck: list[int]
    event_row: list[EventOnRow]
    events_ahead: list[tuple[int, ...]]  # decks of the later Ages
    idea_deck: list[tuple[Idea, ...]]
    idea_reserve: list[Idea]  # of later Ages
    idea_row: list[Idea]  # on display
    idea_owners: list[tuple[Seat, ...]]  # by Idea: seats in the order of research
    milestone_deck: list[tuple[int, ...]]  # by category
    milestones: list[int]  # on display, by category, NOBODY: none
    milestone_done: list[tuple[Seat, ...]]  # by category: seats in order
    struggles: list[int]  # the deck, first on top
    active_struggles: list[int]

    # history.py: what Missions, Milestones and Power Struggles ask about the past
    at_setup: list[tuple[int, ...]]  # the position directly after setup, as far as it is asked for
    at_age: list[tuple[int, ...]]  # at the start of the Age
    tally: list[int]  # counters of each player: of the Turn, the Round, the Age
    fought: list[tuple[Realm, ...]]  # by seat: Realms at War with in this Age
    peace_enforced: list[tuple[Realm, ...]]  # Realms on which a Peace term was enforced
    collected: list[tuple[Node, ...]]  # Trade Nodes with Trade Income in this Age
    beaten_at_sea: list[tuple[Realm, ...]]  # Realms of the sides beaten in naval battles of this Round
    fulfilled: list[tuple[int, ...]]  # Missions, in hand or not, that were fulfilled when last looked at (prestige.py)

    ground: Stamp  # stands for variant, town, vassal, dnpr, disc, occupier, lawful and lands: new whenever ``marks`` is

    # between two checkpoints only
    battle: Battle | None  # under way
    peace: PeaceMemory | None  # Phase 3 Step D under way
    watch: Watch | None  # what the goals looked at last (goals.py)
    happened: list[tuple[Seat, Any]] | None  # seat and occurrence, for the Milestones of the next window
    turn: TurnMemory | None  # what rules ask about this Turn
    phase: PhaseMemory | None  # Phase 3 under way

    @property
    def board(self) -> Board:
        return BOARDS[self.variant]

    @property
    def entry(self) -> Entry:
        return VARIANTS[self.variant]

    @property
    def each_seat(self) -> Sequence[Seat]:
        """The seats, also of players who have left."""
        return SEATS[self.seats]

    @property
    def turn_order(self) -> list[Seat]:
        """Clockwise from the First Player (PP-2.5.39)."""
        return clockwise(self, self.first)

    @property
    def person_order(self) -> list[Seat]:
        """The same without Bots: who draws cards, pays and chooses for himself."""
        order = clockwise(self, self.first)
        return [seat for seat in order if not self.bot[seat]] if any(self.bot) else order


def empty_game(rules: Rules, variant: str, chance: Chance, log: Journal) -> Game:
    """A board as printed, no player pieces on it."""
    board = BOARDS[variant]
    seats = len(VARIANTS[variant].variant.realms)
    g = Game.__new__(Game)
    for name in Game.scalars:
        if name != "rules":
            setattr(g, name, 0)
    for name in Game.columns:
        setattr(g, name, [])
    g.battle = g.turn = g.phase = g.peace = g.watch = g.happened = None
    g.rules, g.variant, g.seats, g.chance, g.log = rules, variant, seats, chance, log
    g.age = g.round = 1
    g.ground = Stamp()
    g.active = g.crusade = g.excommunicated = g.emperor = NOBODY

    count = len(PROVINCES)
    g.town, g.vassal, g.occupier = (list[Seat]([NOBODY]) * count for _ in range(3))
    g.dnpr = [NOBODY] * count
    g.disc = [0] * count
    g.siege_disc, g.unrest, g.siege_unrest, g.extra_manpower = (bytearray(count) for _ in range(4))
    g.lawful = [board.flag[p] if board.in_play[p] else NOBODY for p in PROVINCES]

    count = len(REALMS)
    g.seat_of, g.colour = [NOBODY] * count, [NOBODY] * count
    g.capital, g.overlord, g.faith = list(board.capital), list(board.overlord), list(board.religion)
    g.heir = list(REALMS)
    g.strength_before, g.abandoned, g.faith_before = ([0] * count for _ in range(3))
    g.lands = list(board.lands)
    g.alliance, g.marriage, g.war, g.truce, g.cb = (bytearray(count * MAX_SEATS) for _ in range(5))

    count = len(AREAS)
    g.influence, g.claim, g.infantry = (bytearray(count * MAX_SEATS) for _ in range(3))
    g.imperial, g.faith_token, g.revolution, g.rebels, g.not_hre, g.plague, g.battleground = (
        [0] * count for _ in range(7)
    )
    g.on_slot, g.at_sea = bytearray(len(SEAS) * MAX_SEATS), bytearray(len(SEAS) * MAX_SEATS)
    g.expanded, g.pirates = [0] * len(NODES), [0] * len(NODES)

    for name in _BY_SEAT:
        setattr(g, name, [0] * seats)
    g.realm = [NOBODY] * seats
    g.ruler, g.admiral, g.fleet_at = [NOBODY] * seats, [NOBODY] * seats, [NOBODY] * seats
    g.cubes = [CUBES] * seats
    g.power, g.advisor, g.advisor_ill = [0] * (seats * 3), [NOBODY] * (seats * 3), [0] * (seats * 3)
    g.army_at, g.general, g.general_ill = (
        [NOBODY] * (seats * ARMIES),
        [NOBODY] * (seats * ARMIES),
        [0] * (seats * ARMIES),
    )
    g.army, g.fleet = [0] * (seats * ARMIES * KINDS), [0] * (seats * 4)
    g.merchant, g.merchant_used = [NOBODY] * (seats * MERCHANTS), [0] * (seats * MERCHANTS)
    g.hand, g.drawn = [()] * seats, [()] * seats
    g.missions, g.mission_deck, g.missions_done = [()] * seats, [()] * seats, [()] * seats
    g.display = [()] * seats
    g.bot_deck, g.bot_used, g.bot_focused = [()] * seats, [()] * seats, [()] * seats
    g.bot_focus = [NOBODY] * seats
    g.roma = [NOBODY]
    g.deck, g.discard, g.idea_deck = [()] * 3, [()] * 3, [()] * 3
    g.milestone_deck, g.milestone_done, g.milestones = [()] * 4, [()] * 4, [NOBODY] * 4
    return g


# Of a seat: tokens still on its mat, and the spaces that are covered by other pieces.
TRACKS: Final = (
    "small_towns",
    "large_towns",
    "vassal_tokens",
    "small_covered",
    "large_covered",
    "vassal_covered",
)
_BY_SEAT: Final = (
    "leaving",
    "ready",
    "status",
    "pass_order",
    "events_taken",
    "turns_left",
    "last_turn",
    "prestige",
    "stability",
    "ducats",
    "interest",
    "focus",
    "colonists",
    *TRACKS,
    "manpower_tokens",
    "reform_tokens",
    "available",
    "exhausted",
    "allied_available",
    "admiral_ill",
    "ruler_ill",
    "committed",
    "bonuses_used",
    "bot",
    "bot_power",
    "bot_spent",
)


def mark(g: Game) -> None:
    """Who holds a Province, and by what, has changed."""
    g.marks += 1
    g.ground = Stamp()


def clockwise(g: Game, start: Seat) -> list[Seat]:
    """All players in table order, beginning with ``start``; outside Phase 2 rules say from the First Player."""
    seats, leaving = g.each_seat, g.leaving
    start = g.first if start == NOBODY else start
    order = [*seats[start:], *seats[:start]]
    return [seat for seat in order if leaving[seat] != GONE] if GONE in leaving else order


def players(g: Game) -> list[Seat]:
    """The seats still in the game (PP-21), Bots among them."""
    return [seat for seat in g.each_seat if g.leaving[seat] != GONE]


def persons(g: Game) -> list[Seat]:
    """Those of them that persons have (PB-1.1), in table order."""
    return [seat for seat in g.each_seat if g.leaving[seat] != GONE and not g.bot[seat]]


def is_bot(g: Game, seat: Seat) -> bool:
    """PB-1.1: a Bot runs the Realm of this seat. NOBODY and Rebels are none."""
    return 0 <= seat < len(g.bot) and g.bot[seat] == BOT


def acts_by_itself(g: Game) -> bool:
    """PP-16.5.2: nobody chooses for the Active Player: there is none, or it is a Bot."""
    return g.active == NOBODY or is_bot(g, g.active)


def in_interregnum(g: Game, seat: Seat) -> bool:
    """PP-7.2.13: without a Ruler; a Bot needs none (PB-1.4)."""
    return g.ruler[seat] == NOBODY and not is_bot(g, seat)


def bots(g: Game) -> list[Seat]:
    """The Bots that play, in turn order."""
    return [seat for seat in g.turn_order if g.bot[seat] == BOT] if any(g.bot) else []
