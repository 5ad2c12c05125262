"""Pebbles: a tiny game with one of everything the kernel knows.

Two to four players. Every round starts with secret bids for the first turn (TG-2). In a turn a player may roll for
points, hide a coin in a place nobody else knows, draw a card unseen, give coins away, duel, speak, and ends (TG-3).
After the last round the points decide (TG-4).
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import Any, Final, NamedTuple

import msgspec

from westphalia.kernel.chance import Chance
from westphalia.kernel.contract import BadInput, Option, Scenario, Standing, Title
from westphalia.kernel.journal import Journal
from westphalia.kernel.script import (
    AMOUNT,
    CHECKPOINT,
    SEAT,
    All,
    Aside,
    Ask,
    Domain,
    Kind,
    Refusal,
    Script,
    Value,
    allowed,
    choose,
    refusals,
)
from westphalia.kernel.state import State
from westphalia.kernel.summary import Card, Fact, Listed, Name, Odds, Table, Text

NAMES: Final = ("ann", "bob", "cid", "dan")
PLACE: Final = Domain("place", ("hill", "dale", "shore"))
CARD: Final = Domain("card", ("fox", "owl", "bear", "wolf"))
UNKNOWN: Final = -9
START_COINS: Final = 6  # TG-1
DICE: Final = 6
LAST_CARDS: Final = 3  # copies of each card in the deck

BIDS, TURN, OVER = range(3)
THROWS: Final = ("rock", "paper", "scissors")

BID: Final = Kind("bid", "TG-2", secret=True)
MENU: Final = Kind("turn", "TG-3")
STASH: Final = Kind("stash", "TG-3.2", PLACE, secret=True)
GIVE_TO: Final = Kind("give_to", "TG-3.4", SEAT)
GIVE: Final = Kind("give", "TG-3.4", AMOUNT)
DUEL: Final = Kind("duel", "TG-3.5", SEAT)
THROW: Final = Kind("throw", "TG-3.5", secret=True)
GLOAT: Final = Kind("gloat", "TG-3.5")
SPEAK: Final = Kind("speak", "TG-3.6")
CALL: Final = Kind("call", "TG-3.7")

NO_SECOND_ROLL: Final = Refusal("TG-3.1", "no-second-roll")
NO_COINS: Final = Refusal("TG-1", "no-coins")
NO_CARDS: Final = Refusal("TG-3.3", "no-cards")
NO_GIFT_TO_SELF: Final = Refusal("TG-3.4", "no-gift-to-self")


class Rules(msgspec.Struct, frozen=True):
    rounds: int
    duels: str


class Hidden(NamedTuple):
    """A coin that only its owner can find again."""

    seat: int
    place: int


class Duel:
    """Under way: in the state so that everybody sees it."""

    def __init__(self, seat: int, other: int) -> None:
        self.seat = seat
        self.other = other
        self.winner = -1


class Pebbles(State):
    rules: Rules
    seats: int
    step: int
    round: int
    active: int
    turns: int  # taken this round
    rolled: int
    coins: list[int]
    points: list[int]
    alive: list[int]
    resigning: list[int]
    deck: list[int]  # nobody knows its order
    hand: list[tuple[int, ...]]
    hidden: list[Hidden]
    duel: Duel | None


def living(g: Pebbles) -> list[int]:
    return [s for s in range(g.seats) if g.alive[s]]


def play(g: Pebbles) -> Script[None]:
    while g.step != OVER:
        yield CHECKPOINT
        yield from STEPS[g.step](g)
        settle(g)


def bid(g: Pebbles) -> Script[None]:
    """TG-2."""
    g.round += 1
    g.log("log-round", "TG-2", number=g.round)
    bidders = living(g)
    bids = yield All([Ask(s, BID, range(min(g.coins[s], 3) + 1), 0) for s in bidders])
    g.chance.reveal()
    best = max(bids)
    tied = [s for s, amount in zip(bidders, bids, strict=True) if amount == best]
    g.active = tied[g.chance.below(len(tied))] if len(tied) > 1 else tied[0]
    g.coins[g.active] -= best
    g.log("log-bid", "TG-2", seat=g.active, amount=best)
    g.step, g.turns, g.rolled = TURN, 0, 0


def take_turn(g: Pebbles) -> Script[None]:
    """TG-3: one action."""
    seat = g.active
    answer = "end"
    if g.alive[seat]:
        answer = yield Ask(
            seat,
            MENU,
            allowed(ACTIONS, partial(why_not, g, seat)),
            "end",
            args={"seat": seat, "number": g.round},
            refused=lambda: refusals(ACTIONS, partial(why_not, g, seat)),
            aside=partial(aside, g),
        )
    if isinstance(answer, Aside):
        g.coins[answer.seat] -= 1
        g.coins[seat] += 1
        g.log("log-tip", "TG-3.7", seat=answer.seat, other=seat)
    elif answer != "end":
        yield from ACTIONS[answer](g, seat)
    else:
        pass_on(g)


def pass_on(g: Pebbles) -> None:
    g.turns += 1
    g.rolled = 0
    if g.turns < len(living(g)):
        g.active = next(s % g.seats for s in range(g.active + 1, g.active + 9) if g.alive[s % g.seats])
    else:
        g.step = BIDS if g.round < g.rules.rounds else OVER


def why_not(g: Pebbles, seat: int, word: str) -> Refusal | None:
    if word == "roll" and g.rolled:
        return NO_SECOND_ROLL
    if word in ("stash", "give") and not g.coins[seat]:
        return NO_COINS
    if word == "draw" and not g.deck:
        return NO_CARDS
    if word == "duel" and g.rules.duels == "off":
        return Refusal("TG-3.5", "no-duels", {"seat": seat})
    return None


def aside(g: Pebbles, seat: int) -> Ask | None:
    """TG-3.7: a tip for the active player."""
    return Ask(seat, CALL, ["tip"]) if g.coins[seat] else None


def roll(g: Pebbles, seat: int) -> Script[None]:
    """TG-3.1."""
    g.rolled = 1
    face = g.chance.roll(DICE)
    g.points[seat] += face
    g.log("log-roll", "TG-3.1", seat=seat, n=face)
    yield from ()


def stash(g: Pebbles, seat: int) -> Script[None]:
    """TG-3.2."""
    place = yield Ask(seat, STASH, list(range(3)), 0, args={"coins": g.coins[seat]})
    g.coins[seat] -= 1
    g.hidden.append(Hidden(seat, place))
    g.log("log-stash", "TG-3.2", seat=seat)
    g.log("log-stash-where", "TG-3.2", seats=(seat,), seat=seat, place=place)


def draw(g: Pebbles, seat: int) -> Script[None]:
    """TG-3.3."""
    g.chance.reveal()
    card = g.deck.pop()
    g.hand[seat] = (*g.hand[seat], card)
    g.log("log-draw", "TG-3.3", seat=seat)
    g.log("log-drawn", "TG-3.3", seats=(seat,), card=card)
    yield from ()


def give(g: Pebbles, seat: int) -> Script[None]:
    """TG-3.4."""

    def why_not_to(other: int) -> Refusal | None:
        return NO_GIFT_TO_SELF if other == seat else None

    everybody = living(g)
    other = yield from choose(
        Ask(seat, GIVE_TO, allowed(everybody, why_not_to), refused=lambda: refusals(everybody, why_not_to))
    )
    amount = yield from choose(Ask(seat, GIVE, range(1, g.coins[seat] + 1)))
    g.coins[seat] -= amount
    g.coins[other] += amount
    g.log("log-give", "TG-3.4", seat=seat, other=other, n=amount)


def duel(g: Pebbles, seat: int) -> Script[None]:
    """TG-3.5: rock, paper, scissors; a tie is rolled off."""
    other = yield from choose(Ask(seat, DUEL, [s for s in living(g) if s != seat]))
    g.duel = Duel(seat, other)
    one, two = yield All([Ask(s, THROW, THROWS) for s in (seat, other)])
    g.chance.reveal()
    beaten = (THROWS.index(one) - THROWS.index(two)) % 3
    winner = seat if (beaten == 1 if beaten else g.chance.roll(2) == 1) else other
    g.duel.winner = winner
    g.points[winner] += 1
    g.log("log-duel", "TG-3.5", seat=winner, other=seat + other - winner)
    if (yield Ask(winner, GLOAT, ["yes", "no"], "no")) == "yes":
        g.log("log-gloat", "TG-3.5", seat=winner)
    g.duel = None


def speak(g: Pebbles, seat: int) -> Script[None]:
    """TG-3.6."""
    words = yield Ask(seat, SPEAK, ["hush"], text=20)
    if words != "hush":
        g.log("log-speech", "TG-3.6", seat=seat, words=words)


ACTIONS: Final[dict[str, Any]] = {
    "roll": roll,
    "stash": stash,
    "draw": draw,
    "give": give,
    "duel": duel,
    "speak": speak,
    "end": None,
}
STEPS: Final = {BIDS: bid, TURN: take_turn}


def settle(g: Pebbles) -> None:
    """TG-4: who resigned is out; the game ends when one is left."""
    for seat in living(g):
        if g.resigning[seat]:
            g.alive[seat] = g.coins[seat] = 0
            g.log("log-out", "TG-4", seat=seat)
    if len(living(g)) < 2:
        g.step = OVER


class PebblesTitle(Title[Pebbles]):
    id = "pebbles"
    state_type = Pebbles
    rulebook = Path(__file__).parent / "rulebook"
    locales = Path(__file__).parent / "locales"
    streams = ("dice", "cards")
    scenarios: Mapping[str, Scenario] = {
        "standard": Scenario("standard", (2, 3, 4)),
        "long": Scenario("long", (2,), {"rounds": 4}),
    }
    options: Mapping[str, Option] = {
        "rounds": Option("rounds", (2, 3, 4), "TG-4"),
        "duels": Option("duels", ("on", "off"), "TG-3.5"),
    }
    domains: Mapping[str, Domain] = {"seat": SEAT, "other": SEAT, "place": PLACE, "card": CARD, "amount": AMOUNT}
    bots: Mapping[str, Any] = {}

    def set_up(self, scenario: str, seats: int, options: Mapping[str, Value], chance: Chance, log: Journal) -> Pebbles:
        self.check_seats(scenario, seats)
        g = Pebbles()
        g.rules = Rules(int(options["rounds"]), str(options["duels"]))
        g.seats, g.chance, g.log = seats, chance, log
        g.step, g.round, g.active, g.turns, g.rolled = BIDS, 0, 0, 0, 0
        g.coins, g.points = [START_COINS] * seats, [0] * seats
        g.alive, g.resigning = [1] * seats, [0] * seats
        g.deck = [card for card in range(4) for _ in range(LAST_CARDS)]
        chance.shuffle(g.deck, stream=1)
        g.hand, g.hidden, g.duel = [()] * seats, [], None
        return g

    def play(self, g: Pebbles) -> Script[None]:
        return play(g)

    def players(self, g: Pebbles) -> Collection[int]:
        return living(g)

    def resign(self, g: Pebbles, seat: int) -> None:
        g.resigning[seat] = 1

    def resigned(self, g: Pebbles) -> Collection[int]:
        return [s for s in living(g) if g.resigning[s]]

    def mask(self, g: Pebbles, seat: int | None) -> Pebbles:
        known = g.shallow()
        known.deck = [UNKNOWN] * len(g.deck)
        known.hand = [hand if s == seat else (UNKNOWN,) * len(hand) for s, hand in enumerate(g.hand)]
        known.hidden = [h if h.seat == seat else h._replace(place=UNKNOWN) for h in g.hidden]
        return known

    def present(self, known: Pebbles, seat: int | None, common: Any = None) -> Any:
        shown = {name: getattr(known, name) for name in Pebbles.scalars + Pebbles.columns}
        shown["duel"] = None if known.duel is None else [known.duel.seat, known.duel.other, known.duel.winner]
        return shown

    def redeal(self, g: Pebbles, seat: int | None, chance: Chance) -> None:
        others = [s for s in range(g.seats) if s != seat]
        unseen = g.deck + [card for s in others for card in g.hand[s]]
        chance.shuffle(unseen)
        g.deck = [unseen.pop() for _ in g.deck]
        for s in others:
            g.hand[s] = tuple(unseen.pop() for _ in g.hand[s])
        g.hidden = [h if h.seat == seat else h._replace(place=chance.below(3)) for h in g.hidden]

    def violations(self, g: Pebbles) -> Iterator[str]:
        if any(coins < 0 for coins in g.coins):
            yield "negative coins"
        if len(g.deck) + sum(map(len, g.hand)) != 4 * LAST_CARDS:
            yield "a card is lost"

    def standings(self, g: Pebbles) -> Sequence[Standing]:
        ranked = sorted(range(g.seats), key=lambda s: (-g.alive[s], -g.points[s]))
        keys = [(-g.alive[s], -g.points[s]) for s in ranked]
        return [Standing(s, keys.index(key) + 1, g.points[s]) for s, key in zip(ranked, keys, strict=True)]

    def tables(self, known: Pebbles, seat: int | None) -> Sequence[Table]:
        columns = [Text("table-player"), Text("table-coins"), Text("table-points")]
        rows = [(Name("seat", s), known.coins[s], known.points[s]) for s in range(known.seats)]
        return [Table(Text("table-players"), columns, rows)]

    def atlas(self, known: Pebbles, seat: int | None) -> Sequence[Table]:
        """Each place with those whose coins this seat knows to lie there."""
        rows = [
            (Name("place", p), Listed([Name("seat", h.seat) for h in known.hidden if h.place == p])) for p in range(3)
        ]
        return [Table(Text("table-places"), [Text("table-place"), Text("table-hidden")], rows)]

    def cards(self, known: Pebbles, seat: int | None) -> Sequence[Card]:
        return [
            Card(
                s,
                [
                    Fact("coins", Text("table-coins"), known.coins[s], main=True),
                    Fact("points", Text("table-points"), known.points[s], main=True),
                    Fact("cards", Text("table-cards"), len(known.hand[s])),
                ],
            )
            for s in range(known.seats)
        ]

    def odds(self, known: Pebbles, ask: Ask) -> Mapping[Value, Odds]:
        return {other: Odds(0.5, [Text("odds-duel")]) for other in ask.options} if ask.kind is DUEL else {}

    def position(self, given: Mapping[str, Any], chance: Chance, log: Journal) -> Pebbles:
        given = dict(given)
        seats = int(given.pop("players", 2))
        quiet = Chance.from_secret("position", self.streams)
        options = self.complete_options("standard", given.pop("options", {}))
        g = self.set_up("standard", seats, options, quiet, log)
        g.chance, g.round, g.step = chance, 1, TURN
        if given.pop("step", "turn") == "bids":
            g.round, g.step = 0, BIDS
        g.active = NAMES.index(given.pop("turn", "ann"))
        for seat, name in enumerate(NAMES[:seats]):
            for column, value in given.pop(name, {}).items():
                if column not in ("coins", "points"):
                    raise BadInput(f"{name}.{column}: a player has no {column!r}")
                getattr(g, column)[seat] = int(value)
        for key in given:
            raise BadInput(f"{key}: unknown")
        return g

    def inspect(self, g: Pebbles, path: str) -> Any:
        column, _, name = path.partition(".")
        seat = self.seat_of(g, name)
        if column in ("coins", "points", "alive", "hand") and seat is not None:
            return getattr(g, column)[seat]
        if path in ("round", "active"):
            return getattr(g, path)
        raise BadInput(f"nothing called {path!r}")

    def seat_of(self, g: Pebbles, name: str) -> int | None:
        return NAMES.index(name) if name in NAMES[: g.seats] else None


TITLE: Final = PebblesTitle()
