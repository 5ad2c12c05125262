"""Six Continents as a title at this table."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

from westphalia.kernel.chance import Chance
from westphalia.kernel.contract import Bots, Standing, Title
from westphalia.kernel.graph import Graph
from westphalia.kernel.journal import Journal
from westphalia.kernel.script import Ask, Domain, Script, Value
from westphalia.kernel.summary import Card, Odds, Table, Text

from . import ahead, charts, forecast, forms, headlines, positions, summary, tints, told, view, wild
from .board import COLOUR, DOMAINS, GRAPH
from .conservation import violations
from .ids import NOBODY, Seat
from .model import Game, all_seats, blank
from .play import play
from .rules import victory
from .tables import OPTIONS, PROVING_GROUNDS, SCENARIOS, resolve_rules

HERE = Path(__file__).parent


class SixContinents(Title[Game]):
    id = "six_continents"
    state_type = Game
    rulebook = HERE / "rulebook"
    locales = HERE / "locales"
    scenarios = SCENARIOS
    proving_grounds = PROVING_GROUNDS
    options = OPTIONS
    domains = DOMAINS
    news = headlines.NEWS
    untold = told.UNTOLD
    cells = told.CELLS
    summaries = told.SUMMARIES
    bots = Bots("westphalia.games.six_continents.bots", "steward", "novice", "strategist")
    concerns = forms.CONCERNS
    forms = forms.FORMS
    standing_orders = ahead.STANDING_ORDERS

    def set_up(self, scenario: str, seats: int, options: Mapping[str, Value], chance: Chance, log: Journal) -> Game:
        self.check_seats(scenario, seats)
        g = blank(resolve_rules(dict(options), seats), seats, chance, log)
        if scenario in PROVING_GROUNDS:
            wild.deal(g)
        return g

    def play(self, g: Game) -> Script[None]:
        return play(g)

    def players(self, g: Game) -> Collection[int]:
        return [s for s in all_seats(g) if g.alive[s]]

    def resign(self, g: Game, seat: int) -> None:
        g.resigning[seat] = 1

    def resigned(self, g: Game) -> Collection[int]:
        return [s for s in all_seats(g) if g.resigning[s] and g.alive[s]] if 1 in g.resigning else ()

    def mask(self, g: Game, seat: int | None) -> Game:
        return view.mask(g, seat)

    def noticed(self, name: str, value: Any) -> Any:
        return told.noticed(name, value)

    def present(self, known: Game, seat: int | None, common: Any = None) -> dict[str, Any]:
        return view.present(known)

    def redeal(self, g: Game, seat: int | None, chance: Chance) -> None:
        view.redeal(g, seat, chance)

    def violations(self, g: Game) -> Iterator[str]:
        return violations(g)

    def standings(self, g: Game) -> Sequence[Standing]:
        standings = []
        place = 1
        for tied in victory.ranking(g):
            standings += [Standing(seat, place, victory.points(g, seat)) for seat in tied]
            place += len(tied)
        return standings

    def status(self, known: Game, seat: int) -> Text | None:
        return summary.status(known, Seat(seat))

    def tables(self, known: Game, seat: int | None) -> Sequence[Table]:
        return summary.tables(known, seat)

    def atlas(self, known: Game, seat: int | None) -> Sequence[Table]:
        return [summary.atlas(known)]

    def cards(self, known: Game, seat: int | None) -> Sequence[Card]:
        return summary.cards(known)

    def odds(self, known: Game, ask: Ask) -> Mapping[Value, Odds]:
        return forecast.forecast(known, ask)

    def graph(self, scenario: str) -> Graph:
        return GRAPH

    def tints(self, known: Game) -> Mapping[str, str]:
        return tints.tints(known)

    def moment(self, g: Game) -> int:
        return g.round

    def figures(self, g: Game) -> Mapping[str, Sequence[int]]:
        return charts.figures(g)

    def scoring(self, g: Game) -> Table:
        return charts.scoring(g)

    def position(self, given: Mapping[str, Any], chance: Chance, log: Journal) -> Game:
        return positions.position(given, chance, log, self.complete_options)

    def inspect(self, g: Game, path: str) -> Any:
        return positions.inspect(g, path)

    def seat_things(self, g: Game) -> Sequence[tuple[Domain, int] | None]:
        return [None if colour == NOBODY else (COLOUR, colour) for colour in g.colour]

    def seat_of(self, g: Game, name: str) -> int | None:
        return positions.seat_of(name, g.seats)


TITLE = SixContinents()
