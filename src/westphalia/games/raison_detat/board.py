"""The boards of both scenarios. Loaded once, shared, never in the state.

A territory, a power, a General, a Sea Route has one number in the whole game, whatever the scenario; a ``Board`` says
which of them are in play and how they lie to each other.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple, cast

from westphalia.kernel.script import AMOUNT, SEAT, Domain

from . import content
from .content import MapFile, ScenarioFile
from .ids import NOBODY as NOBODY
from .ids import General, Place, Power

FAR: Final = 99  # steps between places that no way connects

POWERS_FILE: Final = content.load_powers()
DECK_FILE: Final = content.load_deck()
LIMITS: Final = POWERS_FILE.limits
MAPS: Final = tuple(content.load_map(content.FOLDER / f"{s.map}.yaml") for s in POWERS_FILE.scenarios)
SCENARIO_IDS: Final = tuple(str(s.id) for s in POWERS_FILE.scenarios)


def _united(lists: Iterable[Sequence[str]]) -> tuple[str, ...]:
    """All ids in the order of the files, each once."""
    return tuple(dict.fromkeys(id for ids in lists for id in ids))


PLACE_IDS: Final = _united([t.id for t in land.territories] for land in MAPS)
ROUTE_IDS: Final = _united([r.id for r in land.sea_routes] for land in MAPS)
POWER_IDS: Final = _united([p.id for p in s.powers] for s in POWERS_FILE.scenarios)
GENERAL_IDS: Final = _united([g.id for p in s.powers for g in p.generals] for s in POWERS_FILE.scenarios)
COALITION_IDS: Final = _united([c.id for c in s.coalitions] for s in POWERS_FILE.scenarios)
ACTION_IDS: Final = _united(s.wheel for s in POWERS_FILE.scenarios)

PLACES: Final = cast("Sequence[Place]", range(len(PLACE_IDS)))
POWERS: Final = cast("Sequence[Power]", range(len(POWER_IDS)))
GENERALS: Final = cast("Sequence[General]", range(len(GENERAL_IDS)))
N_PLACES: Final = len(PLACE_IDS)
N_POWERS: Final = len(POWER_IDS)
N_GENERALS: Final = len(GENERAL_IDS)

# Diplomatic Status (RE-4.1): a Coalition, or one of these two.
NEUTRAL: Final = len(COALITION_IDS)
EXPANSIONIST: Final = NEUTRAL + 1
STATUS_IDS: Final = (*COALITION_IDS, "neutral", "expansionist")

# A ballot (RE-4.4): a Coalition with a fallback, at coalition * 2 (Neutral) or coalition * 2 + 1 (Expansionist); or
# one of the last two.
BALLOT_IDS: Final = (
    *(f"{coalition}_or_{fallback}" for coalition in COALITION_IDS for fallback in ("neutral", "expansionist")),
    "neutral",
    "expansionist",
)
BALLOT_NEUTRAL: Final = len(BALLOT_IDS) - 2
BALLOT_EXPANSIONIST: Final = len(BALLOT_IDS) - 1

DRILL, TAXATION, SUBSIDIES, LEADERSHIP, MOBILISATION, EXTEND_INFLUENCE, MOVEMENT = range(7)
assert ACTION_IDS == (
    "drill",
    "taxation",
    "subsidies",
    "leadership",
    "mobilisation",
    "extend_influence",
    "movement",
)

HIDDEN_CARD: Final = 0  # a card whose face is not known
CARD_VALUES: Final = tuple(card.value for card in DECK_FILE.cards)
DECK: Final = tuple(card.value for card in DECK_FILE.cards for _ in range(card.copies))  # RE-6.12

PLACE: Final = Domain("place", PLACE_IDS)
ROUTE: Final = Domain("route", ROUTE_IDS)
POWER: Final = Domain("power", POWER_IDS)
GENERAL: Final = Domain("general", GENERAL_IDS)
STATUS: Final = Domain("status", STATUS_IDS)
BALLOT: Final = Domain("ballot", BALLOT_IDS)
ACTION: Final = Domain("action", ACTION_IDS)
CARD: Final = Domain("card", ("hidden", *map(str, CARD_VALUES)))

# Which domain an argument of a message points into, by its name; every other int is a number.
DOMAINS: Final = {
    "place": PLACE,
    "origin": PLACE,
    "route": ROUTE,
    "power": POWER,
    "other": POWER,
    "emperor": POWER,
    "general": GENERAL,
    "giver": GENERAL,
    "status": STATUS,
    "coalition": STATUS,
    "ballot": BALLOT,
    "action": ACTION,
    "card": CARD,
    "seat": SEAT,
    "amount": AMOUNT,
}

_place: Final = {key: Place(n) for n, key in enumerate(PLACE_IDS)}
_route: Final = {key: n for n, key in enumerate(ROUTE_IDS)}
_power: Final = {key: Power(n) for n, key in enumerate(POWER_IDS)}
_general: Final = {key: General(n) for n, key in enumerate(GENERAL_IDS)}
_status: Final = {key: n for n, key in enumerate(STATUS_IDS)}


class Sailing(NamedTuple):
    """A Sea Route as seen from one of its ends."""

    to: Place
    route: int
    anchor: Place


class Seaway(NamedTuple):
    """A Sea Route: two ends, and the territory whose controller controls it (RE-5.31)."""

    route: int
    ends: tuple[Place, Place]
    anchor: Place


class Board:
    """One scenario: its map, its Wheel, its powers. Sequences by territory, power or General have the length of the
    whole game; what is not in play holds NOBODY, 0 or nothing."""

    def __init__(self, index: int, scenario: ScenarioFile, land: MapFile) -> None:
        self.index = index
        self.id = str(scenario.id)
        self.file = scenario
        self.players = range(scenario.players[0], scenario.players[1] + 1)
        self.target = scenario.victory_influence  # RE-10.1
        self._read_map(land)
        self._read_powers(scenario)
        self.distance = self._distances(by_sea=True)  # RE-4.15: land borders and Sea Routes
        self.land_distance = self._distances(by_sea=False)  # RE-6.26

    def _read_map(self, land: MapFile) -> None:
        territories = {_place[t.id]: t for t in land.territories}
        self.places = tuple(territories)
        every = PLACES
        played = [territories.get(p) for p in every]
        self.home = tuple(_power[t.home] if t and t.home else NOBODY for t in played)
        self.value = tuple(t.value if t else 0 for t in played)
        self.stripes = tuple(tuple(_power[s] for s in t.stripes) if t else () for t in played)
        self.neighbours = tuple(tuple(sorted(_place[n] for n in t.land)) if t else () for t in played)
        self.straits = tuple(tuple(sorted(_place[n] for n in t.straits)) if t else () for t in played)
        self.empire = tuple(p for p in self.places if territories[p].hre)  # RE-8.4
        self.electors = tuple(p for p in self.places if territories[p].elector)  # RE-8.3
        self.seaways = tuple(
            Seaway(_route[r.id], (_place[r.ends[0]], _place[r.ends[1]]), _place[r.anchor]) for r in land.sea_routes
        )
        sailings: list[list[Sailing]] = [[] for _ in every]
        for seaway in self.seaways:
            one, other = seaway.ends
            sailings[one].append(Sailing(other, seaway.route, seaway.anchor))
            sailings[other].append(Sailing(one, seaway.route, seaway.anchor))
        self.sailings = tuple(map(tuple, sailings))

    def _read_powers(self, scenario: ScenarioFile) -> None:
        sheets: dict[Power, content.Power] = {_power[p.id]: p for p in scenario.powers}
        every = POWERS
        self.sheets = sheets
        self.powers = tuple(sheets)  # in Wheel order from the first power (RE-1.17)
        self.slot = tuple(sheets[p].wheel_start - 1 if p in sheets else NOBODY for p in every)
        self.capital = tuple(_place[sheets[p].capital] if p in sheets else NOBODY for p in every)
        self.generals = tuple(tuple(_general[g.id] for g in sheets[p].generals) if p in sheets else () for p in every)
        self.all_generals = tuple(general for power in self.powers for general in self.generals[power])
        self.commander = tuple(
            next((power for power in self.powers if general in self.generals[power]), NOBODY) for general in GENERALS
        )
        self.homes = tuple(tuple(p for p in self.places if self.home[p] == power) for power in every)
        self.wheel = tuple(ACTION_IDS.index(action) for action in scenario.wheel)
        self.first = _power[scenario.first_power]
        self.election_power = _power[scenario.election_power]
        self.emperor = _power[scenario.emperor_start]
        self.coalitions = tuple(_status[c.id] for c in scenario.coalitions)
        self.head = {_status[c.id]: _power[c.head] for c in scenario.coalitions}
        self.minors = {n: tuple(_power[m] for m in ids) for n, ids in scenario.minors.items()}
        assert self.powers[0] == self.first
        self.order_from = {
            power: self.powers[n:] + self.powers[:n] for n, power in enumerate(self.powers)
        }  # RE-1.17: clockwise from a named power

    def _distances(self, *, by_sea: bool) -> tuple[tuple[int, ...], ...]:
        return tuple(self._steps_from(p, by_sea=by_sea) if p in self.places else () for p in PLACES)

    def _steps_from(self, start: Place, *, by_sea: bool) -> tuple[int, ...]:
        steps = [FAR] * N_PLACES
        steps[start] = 0
        queue = deque([start])
        while queue:
            p = queue.popleft()
            beyond = [*self.neighbours[p], *(s.to for s in self.sailings[p])] if by_sea else self.neighbours[p]
            for q in beyond:
                if steps[q] == FAR:
                    steps[q] = steps[p] + 1
                    queue.append(q)
        return tuple(steps)

    def start_status(self, power: Power) -> int:
        return _status[self.sheets[power].start_status]

    def posts(self, power: Power) -> list[tuple[General, Place, int]]:
        """General, place (NOBODY: off board) and Units at the start (RE-2.3)."""
        start = self.sheets[power].start.generals
        return [(_general[id], _place.get(post.at, NOBODY), post.units) for id, post in start.items()]


BOARDS: Final = tuple(
    Board(n, scenario, land) for n, (scenario, land) in enumerate(zip(POWERS_FILE.scenarios, MAPS, strict=True))
)


def by_id(places: Iterable[Place]) -> list[Place]:
    """Places in the order of their ids: the order of defaults."""
    return sorted(places, key=PLACE_IDS.__getitem__)
