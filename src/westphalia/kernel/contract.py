"""What a game must provide to be played at this table."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Collection, Iterator, Mapping, Sequence
from functools import cached_property, lru_cache
from importlib import import_module
from importlib.metadata import entry_points
from pathlib import Path
from typing import TYPE_CHECKING, Any, Generic, TypeVar

import msgspec

from .chance import Chance
from .columns import Fields
from .journal import Journal
from .news import News
from .script import SEAT, Ask, Domain, Script, Value
from .state import State
from .versions import Version, carry, read_versions

if TYPE_CHECKING:
    from .graph import Graph
    from .summary import Card, Odds, Table, Text

S = TypeVar("S", bound=State)


class BadInput(Exception):
    """Something a person gave us is wrong; the message is one clear line for them."""


class Scenario(msgspec.Struct, frozen=True):
    """A way to start: which numbers of seats it takes, and the options it changes."""

    id: str
    seats: tuple[int, ...]
    options: dict[str, int | str] = {}
    rule: str = ""


class Option(msgspec.Struct, frozen=True):
    """A named option of a game: ``default`` is the first of ``values``; those of one ``group`` are shown together."""

    id: str
    values: tuple[int | str, ...]
    rule: str
    group: str = ""

    @property
    def default(self) -> int | str:
        return self.values[0]


class Standing(msgspec.Struct, frozen=True):
    """How a game ended for one seat; ``place`` 1 is a winner (shared places are possible)."""

    seat: int
    place: int
    points: int


class Homemade(msgspec.Struct, frozen=True):
    """Scenarios that players put together: an id is ``prefix`` and what each seat plays, ``free:castile,france``. All
    seats choose from one group; a choice is called like ``thing``, what it stands for."""

    prefix: str
    seats: Sequence[int]
    groups: Mapping[str, Mapping[str, tuple[Domain, int]]]  # group -> choice -> thing
    rule: str


class Bots(Mapping[str, Any]):
    """The bots of a game by name, loaded when one sits down: whoever only keeps a table need not know what they know.
    ``module`` has them in ``BOTS``."""

    def __init__(self, module: str, *names: str) -> None:
        self.module = module
        self._names = names

    def __getitem__(self, name: str) -> Any:
        if name not in self._names:
            raise KeyError(name)
        return import_module(self.module).BOTS[name]

    def __iter__(self) -> Iterator[str]:
        return iter(self._names)

    def __len__(self) -> int:
        return len(self._names)


class Title(ABC, Generic[S]):
    """One game. A subclass with one instance named in the entry point group ``westphalia.games``."""

    id: str
    state_type: type[S]
    rulebook: Path  # markdown with rule ids
    locales: Path  # <lang>/*.ftl and names/<lang>.yaml
    streams: Sequence[str] = ("dice",)
    scenarios: Mapping[str, Scenario]
    proving_grounds: Mapping[str, Scenario] = {}  # scenarios for tests and bug hunts, not offered to players
    homemade: Homemade | None = None  # scenarios beside ``scenarios``: see make_scenario
    unplayable: Mapping[str, str] = {}  # scenarios of the game that cannot be played yet, and why
    options: Mapping[str, Option]
    domains: Mapping[str, Domain]  # which domain an argument of a message points into, by the argument's name
    bots: Mapping[str, Any]  # name -> factory(seed: str, seat: int) -> Bot; see Bots
    forms: Mapping[str, Sequence[Any]] = {}  # Forms by the kind of question they are offered at; see forms.by_kind
    standing_orders: Mapping[str, Sequence[Any]] = {}  # by the kind of question they are offered at; see ahead.py
    # which words of a menu, by the kind of question, concern things of which domains; see pieces.py
    concerns: Mapping[str, Mapping[str, Collection[str]]] = {}
    # questions that only close what was done, each with the word that does: an order may say it too; see forms.py
    closes: Mapping[str, str] = {}
    tallied: Mapping[str, str] = {}  # log messages that a simulation counts, and what to call them
    news: Mapping[str, News] = {}  # log messages that are headlines; see news.py
    untold: Collection[str] | None = None  # columns whose changes need no line in the log (told.py); None: not checked
    cells: Mapping[str, Sequence[tuple[str, int]]] = {}  # how the index of a column is made: domains and their widths
    summaries: Mapping[str, Collection[str]] = {}  # log messages that tell of whole columns

    @cached_property
    def versions(self) -> Sequence[Version]:
        """The versions of the rules, the newest last."""
        return read_versions(self.locales.parent)

    @property
    def version(self) -> str:
        """Of the rules: records and saves name it."""
        return self.versions[-1].version

    def scenario(self, id: str) -> Scenario:
        """The scenario with this id. Raises BadInput if there is none."""
        found = self.scenarios.get(id) or self.proving_grounds.get(id)
        if found is None and self.homemade is not None and id.startswith(self.homemade.prefix):
            return self.make_scenario(id)
        if found is None:
            raise BadInput(f"{self.id} has no scenario {id!r}; it has {', '.join(self.scenarios)}")
        return found

    def make_scenario(self, id: str) -> Scenario:
        """A homemade scenario. Raises BadInput if what is chosen can't be played together."""
        raise BadInput(f"{self.id} has no homemade scenarios")

    def complete_options(self, scenario: str, given: Mapping[str, Value]) -> dict[str, Value]:
        """Defaults, then the scenario's changes, then the table's; unknown names and values are refused."""
        changes = self.scenario(scenario).options
        chosen: dict[str, Value] = {option.id: option.default for option in self.options.values()}
        for name, value in {**changes, **given}.items():
            if name not in self.options:
                raise BadInput(f"{self.id} has no option {name!r}")
            legal = {str(v): v for v in self.options[name].values}
            if str(value) not in legal:
                raise BadInput(f"option {name!r} can be {', '.join(legal)}, not {value}")
            chosen[name] = legal[str(value)]
        return chosen

    def default_seats(self, scenario: str) -> int:
        """How many sit down unless somebody says otherwise."""
        counts = self.scenario(scenario).seats
        return 4 if 4 in counts else counts[0]

    def find_variant(self, scenario: str, variant: str) -> tuple[str, int]:
        """The scenario and the seats that a named variant of a scenario means. Raises BadInput."""
        raise BadInput(f"{self.id} has no variants of its scenarios")

    def check_seats(self, scenario: str, seats: int, options: Mapping[str, Value] | None = None) -> None:
        """Whether so many can sit down; a game may ask its options, too. Raises BadInput."""
        counts = self.scenario(scenario).seats
        if seats not in counts:
            raise BadInput(f"{scenario} is for {', '.join(map(str, counts))} players, not {seats}")

    @abstractmethod
    def set_up(self, scenario: str, seats: int, options: Mapping[str, Value], chance: Chance, log: Journal) -> S:
        """The state before the first step of ``play``."""

    @abstractmethod
    def play(self, g: S) -> Script[None]:
        """The script of the whole game, starting from whatever step the state names; first yields CHECKPOINT."""

    def decode(self, data: bytes, rules: str = "") -> S:
        """An encoded state; one of older ``rules`` is carried over. Raises ValueError."""
        if not self.state_type.fits(data) or (rules or self.version) != self.version:
            data = carry(self, data, rules or self.version)
        return self.state_type.decode(data)

    def migrate(self, version: str, fields: Fields) -> None:
        """What ``rules_versions.yaml`` can't say: makes of the fields of the version before those of ``version``."""

    @abstractmethod
    def players(self, g: S) -> Collection[int]:
        """The seats still in the game."""

    @abstractmethod
    def resign(self, g: S, seat: int) -> None:
        """Note that a seat leaves; the script acts on it when the action under way is over."""

    @abstractmethod
    def resigned(self, g: S) -> Collection[int]:
        """Seats that have resigned: the session gives default answers for them."""

    @abstractmethod
    def mask(self, g: S, seat: int | None) -> S:
        """The state with everything this seat (None: a spectator) can't see blanked out. The one place of redaction."""

    def implied(self, g: S, things: set[tuple[str, int]]) -> set[tuple[str, int]]:
        """The things a line of the log names, with those named along: a player's Realm, a province's area."""
        return things

    def stands_for(self, known: S, domain: str, number: int) -> set[tuple[str, int]]:
        """The things that are meant by who points at one of them: a place means who stands there."""
        return self.implied(known, {(domain, number)})

    def noticed(self, name: str, value: Any) -> Any:
        """What of the value of a column's cell the log must tell of when it changes: all of it."""
        return value

    @abstractmethod
    def present(self, known: S, seat: int | None, common: Any = None) -> Any:
        """A masked state as an object msgspec can turn into JSON for a client; with what all are shown alike, if
        somebody has found it."""

    def common(self, known: S) -> Any:
        """What of a masked state every seat is shown alike, found once for all who look at this moment; None: not worth
        the trouble."""
        return None

    @abstractmethod
    def redeal(self, g: S, seat: int | None, chance: Chance) -> None:
        """Change everything this seat can't see into something else it might as well be, using these dice; the dice
        of the state itself are the session's business."""

    @abstractmethod
    def violations(self, g: S) -> Iterator[str]:
        """What does not add up in this state (pieces, gold, impossible combinations). Nothing, in a sound game."""

    @abstractmethod
    def standings(self, g: S) -> Sequence[Standing]:
        """The result so far, or the final one when the script has ended."""

    def beats_all(self, g: S) -> bool:
        """Whether opponents that are no seats have won: then no seat has the first place."""
        return False

    # the board in words

    def status(self, known: S, seat: int) -> Text | None:
        """One line a player wants to see beside every question: what they have."""
        return None

    def tables(self, known: S, seat: int | None) -> Sequence[Table]:
        """A masked state as tables for people who read: terminal, screen reader."""
        return ()

    def atlas(self, known: S, seat: int | None) -> Sequence[Table]:
        """The map as tables: what lies beside what, and who holds it."""
        return ()

    def cards(self, known: S, seat: int | None) -> Sequence[Card]:
        """What is known of every seat, for the cards beside the board; ``known`` is masked for ``seat``."""
        return ()

    def worked_out(self, known: S) -> Mapping[str, Any]:
        """What a page shows of the board and takes long to find: a page asks for it with the cards, when the news
        pause, and no view waits for it."""
        return {}

    def odds(self, known: S, ask: Ask) -> Mapping[Value, Odds]:
        """Chances worth knowing before one of these options is chosen, from what the asked seat knows."""
        return {}

    def graph(self, scenario: str) -> Graph | None:
        """What lies beside what in a scenario, for a page that draws the board."""
        return None

    def drawing(self, scenario: str) -> Path | None:
        """The drawn map of a scenario, a file of the map pipeline."""
        path = self.locales.parent / "content" / "world.json"
        return path if path.exists() else None

    def map_side(self, scenario: str) -> int:
        """Which holder of a shape counts, where shapes of the drawing change hands between two sides of a board."""
        return 0

    def tints(self, known: S) -> Mapping[str, str]:
        """The colours (#rrggbb) of places on a small picture of the map, by their ids: those of who holds them, as far
        as a seat knows. Places that are not named stay bare."""
        return {}

    def printed(self, scenario: str) -> Mapping[str, Any] | None:
        """What boards and cards of a scenario print, as the game's own page wants it; plain data that becomes JSON."""
        return None

    def printed_texts(self) -> Mapping[str, str]:
        """The English sentences in ``printed``, by an id: what a translation of the cards translates."""
        return {}

    def texts_of(self, domain: str, id: str) -> Mapping[str, str]:
        """What one card prints, in English, by the part it stands in; an option stands under its letter."""
        return {}

    # looking back

    def moment(self, g: S) -> int:
        """How far the game has come, as a curve counts it: the round. 0 before the first."""
        return 0

    def figures(self, g: S) -> Mapping[str, Sequence[int]]:
        """What is worth a curve once the game is over: values by seat, by the message that names them. Seats that the
        rules play come after those of persons."""
        return {}

    def scoring(self, g: S) -> Table | None:
        """How the points come about: a row for each part, a column for each seat."""
        return None

    def chairs(self, scenario: str, seats: int) -> Sequence[tuple[Domain, int] | None]:
        """What the players of a new game will be called by, where the scenario says it."""
        return ()

    def seat_things(self, g: S) -> Sequence[tuple[Domain, int] | None]:
        """What each player is called by: the realm or colour of the seat. Without one it is Player 1, 2 ..."""
        return ()

    def whose(self, g: S, domain: Domain, value: int) -> int | None:
        """The seat that a thing named in the log belongs to."""
        return value if domain is SEAT else None

    # position files

    @abstractmethod
    def position(self, given: Mapping[str, Any], chance: Chance, log: Journal) -> S:
        """A state from the ``given`` of a position file. Raises BadInput."""

    @abstractmethod
    def inspect(self, g: S, path: str) -> Any:
        """The value that ``then`` of a position file names. Raises BadInput for an unknown path."""

    @abstractmethod
    def seat_of(self, g: S, name: str) -> int | None:
        """The seat that a position file calls by this name."""

    def schemas(self) -> Mapping[str, Mapping[str, Any]]:
        """JSON schemas of the content files for editors, by name; none if the content is not for editing."""
        return {}

    def fill_reference(self, text: str) -> str:
        """A document about the content with its tables as they are now."""
        return text

    def cards_to_test(self) -> Sequence[str]:
        """Ids of the cards that each need a test of their own (``cards:`` of a case)."""
        return ()


SUBSTITUTES: dict[str, Title[Any]] = {}  # games that this process plays with other numbers (changed.py)


def installed_titles() -> dict[str, Title[Any]]:
    """Every game that is installed, by id."""
    return {title.id: SUBSTITUTES.get(title.id, title) for title in _as_installed()}


@lru_cache(maxsize=1)
def _as_installed() -> list[Title[Any]]:
    """Looked up once: it reads what every installed package says about itself."""
    titles = (point.load() for point in entry_points(group="westphalia.games"))
    return sorted(titles, key=lambda title: str(title.id))


def find_title(name: str) -> Title[Any]:
    titles = installed_titles()
    if name not in titles:
        raise BadInput(f"no game {name!r}; installed: {', '.join(titles)}")
    return titles[name]
