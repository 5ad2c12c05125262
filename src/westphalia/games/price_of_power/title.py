"""The Price of Power as a title at this table."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, Final

from westphalia.kernel.chance import Chance
from westphalia.kernel.contract import BadInput, Bots, Scenario, Standing, Title
from westphalia.kernel.journal import Journal
from westphalia.kernel.script import Ask, Domain, Script, Value
from westphalia.kernel.summary import Card, Odds, Table, Text

from . import board, headlines, inspection, model, odds, positions, summary, tints, told, view
from .board import ACTION_CARDS, ACTIONS_BY_ID, DOMAINS, EVENTS, IDEAS, MILESTONES, MISSIONS, POWER_STRUGGLES, REALM
from .card_texts import card_texts, texts_of
from .catalogue import reference, schema
from .conservation import violations
from .forms import CLOSES, CONCERNS, FORMS
from .forms.ahead import STANDING_ORDERS
from .free_table import HOMEMADE
from .ids import Seat
from .model import LEAVING, Game
from .phases import final_scoring, setup
from .play import play
from .position_words import find_seat
from .printed import printed
from .rules import muster
from .rules.variants import TWO_PLAYERS
from .scenarios import SCENARIOS, VARIANTS, find, find_variant, free_scenario
from .tables import OPTIONS, resolve_rules

HERE = Path(__file__).parent
SIDES: Final = (1444, 1618)  # of the drawing, by the first year of a board
TALLIED: Final = {
    "log-age": "Ages ended",
    "log-war": "Wars",
    "log-battle": "land battles",
    "log-naval-battle": "naval battles",
    "log-occupied": "Provinces occupied",
    "log-annexed": "Provinces annexed",
    "log-bankrupt": "Bankruptcies",
    "log-alliance": "Alliances",
    "log-researched": "Ideas researched",
    "log-mission": "Missions",
    "log-milestone": "Milestones",
    "log-rebel-town": "Rebel Towns",
    "log-colonized": "colonies",
}


def of(seat: int | None) -> Seat | None:
    """A seat, or None for those who watch, as it comes from outside."""
    return None if seat is None else Seat(seat)


class PriceOfPower(Title[Game]):
    id = "price_of_power"
    state_type = Game
    rulebook = HERE / "rulebook"
    locales = HERE / "locales"
    scenarios = SCENARIOS
    homemade = HOMEMADE
    options = OPTIONS
    domains = DOMAINS
    bots = Bots("westphalia.games.price_of_power.bots", "steward", "novice", "strategist")
    forms = FORMS
    standing_orders = STANDING_ORDERS
    concerns = CONCERNS
    closes = CLOSES
    tallied = TALLIED
    news = headlines.NEWS
    untold = told.UNTOLD
    cells = told.CELLS
    summaries = told.SUMMARIES

    def make_scenario(self, id: str) -> Scenario:
        return free_scenario(id)

    def default_seats(self, scenario: str) -> int:
        """Those of the scenario's first variant."""
        return self.scenario(scenario).seats[0]

    def find_variant(self, scenario: str, variant: str) -> tuple[str, int]:
        return find_variant(scenario, variant)

    def check_seats(self, scenario: str, seats: int, options: Mapping[str, Value] | None = None) -> None:
        """PB-2.1: persons and the Bots that replace some make up the players of the scenario. Raises BadInput."""
        bots = int((options or {}).get("bots", 0))
        if not bots:
            super().check_seats(scenario, seats)
            return
        counts = [count - bots for count in self.scenario(scenario).seats if count > max(bots, TWO_PLAYERS)]
        if seats not in counts:
            able = ", ".join(map(str, counts)) or "no"
            raise BadInput(f"{scenario} with {bots} Bots in the place of players is for {able} persons, not {seats}")

    def set_up(self, scenario: str, seats: int, options: Mapping[str, Value], chance: Chance, log: Journal) -> Game:
        self.check_seats(scenario, seats, options)
        rules = resolve_rules(options)
        g = model.empty_game(rules, find(scenario, seats + rules.bots), chance, log)
        setup.set_up(g)
        return g

    def play(self, g: Game) -> Script[None]:
        return play(g)

    def players(self, g: Game) -> Collection[int]:
        return model.persons(g)

    def resign(self, g: Game, seat: int) -> None:
        g.leaving[seat] = LEAVING

    def resigned(self, g: Game) -> Collection[int]:
        return [s for s in g.each_seat if g.leaving[s] == LEAVING] if LEAVING in g.leaving else ()

    def mask(self, g: Game, seat: int | None) -> Game:
        return view.mask(g, of(seat))

    def implied(self, g: Game, things: set[tuple[str, int]]) -> set[tuple[str, int]]:
        return told.implied(g, things)

    def stands_for(self, known: Game, domain: str, number: int) -> set[tuple[str, int]]:
        return told.stands_for(known, domain, number)

    def present(self, known: Game, seat: int | None, common: dict[str, Any] | None = None) -> dict[str, Any]:
        return view.present(known, of(seat), common)

    def common(self, known: Game) -> dict[str, Any]:
        return view.common(known)

    def redeal(self, g: Game, seat: int | None, chance: Chance) -> None:
        view.redeal(g, of(seat), chance)

    def violations(self, g: Game) -> Iterator[str]:
        return violations(g)

    def standings(self, g: Game) -> Sequence[Standing]:
        return final_scoring.standings(g)

    def beats_all(self, g: Game) -> bool:
        return any(g.bot) and all(standing.place > 1 for standing in final_scoring.standings(g))

    def status(self, known: Game, seat: int) -> Text | None:
        return summary.status(known, Seat(seat))

    def tables(self, known: Game, seat: int | None) -> Sequence[Table]:
        return summary.tables(known, of(seat))

    def odds(self, known: Game, ask: Ask) -> Mapping[Value, Odds]:
        return odds.forecast(known, ask)

    def atlas(self, known: Game, seat: int | None) -> Sequence[Table]:
        return summary.atlas(known)

    def cards(self, known: Game, seat: int | None) -> Sequence[Card]:
        return summary.cards(known, of(seat))

    def worked_out(self, known: Game) -> Mapping[str, Any]:
        return {"levies": muster.levies(known)}

    def drawing(self, scenario: str) -> Path:
        """One sheet for both sides of the map; which shapes a Province has on each is said in it."""
        return HERE / "content" / "europe.json"

    def map_side(self, scenario: str) -> int:
        return SIDES.index(next(iter(printed(scenario)["boards"].values()))["era"])

    def tints(self, known: Game) -> Mapping[str, str]:
        return tints.tints(known)

    def printed(self, scenario: str) -> Mapping[str, Any]:
        return printed(scenario)

    def printed_texts(self) -> Mapping[str, str]:
        return card_texts()

    def texts_of(self, domain: str, id: str) -> Mapping[str, str]:
        return texts_of(domain, id)

    def moment(self, g: Game) -> int:
        return g.round

    def scoring(self, g: Game) -> Table:
        return final_scoring.scoring(g)

    def figures(self, g: Game) -> Mapping[str, Sequence[int]]:
        return summary.figures(g)

    def position(self, given: Mapping[str, Any], chance: Chance, log: Journal) -> Game:
        return positions.position(given, chance, log, self.position_options)

    def position_options(self, given: Mapping[str, Value]) -> dict[str, Value]:
        """Options of a position file: the defaults, not those of a scenario."""
        return self.complete_options(next(iter(SCENARIOS)), given)

    def inspect(self, g: Game, path: str) -> Any:
        return inspection.inspect(g, path)

    def chairs(self, scenario: str, seats: int) -> Sequence[tuple[Domain, int] | None]:
        entry = VARIANTS[find(scenario, seats)]
        return [(REALM, board.realm(chair.realm)) for chair in entry.seating[: entry.persons]]

    def seat_things(self, g: Game) -> Sequence[tuple[Domain, int] | None]:
        return [(REALM, realm) for realm in g.realm]

    def whose(self, g: Game, domain: Domain, value: int) -> int | None:
        found = super().whose(g, domain, value)
        return headlines.whose(g, domain, value) if found is None else found

    def seat_of(self, g: Game, name: str) -> int | None:
        return find_seat(g, name)

    def schemas(self) -> Mapping[str, Mapping[str, Any]]:
        return schema.schemas(board.CONTENT)

    def fill_reference(self, text: str) -> str:
        return reference.fill(text, board.CONTENT)

    def cards_to_test(self) -> Sequence[str]:
        """Events, Missions, Milestones, Ideas, actions, Power Struggles, and the Action cards for their characters."""
        decks = (EVENTS, MISSIONS, MILESTONES, IDEAS, ACTIONS_BY_ID.values(), POWER_STRUGGLES, ACTION_CARDS)
        return [card.id for deck in decks for card in deck]


TITLE = PriceOfPower()
