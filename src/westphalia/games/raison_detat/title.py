"""Raison d'État as a title at this table."""

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

from . import ahead, charts, forecast, forms, headlines, positions, printed, summary, tints, told, view, wild
from .board import DOMAINS, NOBODY, POWER, SCENARIO_IDS
from .conservation import violations
from .ids import Seat
from .model import SETUP, Game, blank
from .play import play
from .rules import victory
from .tables import OPTIONS, PROVING_GROUNDS, SCENARIOS, WILD, resolve_rules

HERE = Path(__file__).parent


def of(seat: int | None) -> Seat | None:
    """A seat, or None for those who watch, as it comes from outside."""
    return None if seat is None else Seat(seat)


class RaisonDEtat(Title[Game]):
    id = "raison_detat"
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
    bots = Bots("westphalia.games.raison_detat.bots", "steward", "novice", "strategist")
    concerns = forms.CONCERNS
    closes = forms.CLOSES
    forms = forms.FORMS
    standing_orders = ahead.STANDING_ORDERS

    def set_up(self, scenario: str, seats: int, options: Mapping[str, Value], chance: Chance, log: Journal) -> Game:
        self.check_seats(scenario, seats)
        board = SCENARIO_IDS.index(scenario.removeprefix(WILD))
        g = blank(resolve_rules(options), board, seats, chance, log)
        if scenario in PROVING_GROUNDS:
            wild.deal(g)
        return g

    def play(self, g: Game) -> Script[None]:
        return play(g)

    def players(self, g: Game) -> Collection[int]:
        return [seat for seat in g.each_seat if g.alive[seat]]

    def resign(self, g: Game, seat: int) -> None:
        g.leaving[seat] = 1

    def resigned(self, g: Game) -> Collection[int]:
        return [seat for seat in g.each_seat if g.leaving[seat] and g.alive[seat]] if any(g.leaving) else ()

    def mask(self, g: Game, seat: int | None) -> Game:
        return view.mask(g, of(seat))

    def implied(self, g: Game, things: set[tuple[str, int]]) -> set[tuple[str, int]]:
        return told.implied(g, things)

    def stands_for(self, known: Game, domain: str, number: int) -> set[tuple[str, int]]:
        return told.stands_for(known, domain, number)

    def present(self, known: Game, seat: int | None, common: dict[str, Any] | None = None) -> dict[str, Any]:
        return view.present(known, common)

    def common(self, known: Game) -> dict[str, Any]:
        return view.common(known)

    def redeal(self, g: Game, seat: int | None, chance: Chance) -> None:
        view.redeal(g, of(seat), chance)

    def violations(self, g: Game) -> Iterator[str]:
        return violations(g)

    def standings(self, g: Game) -> Sequence[Standing]:
        """Places by RE-10.3; who has left the game comes last."""
        order = [g.seat[power] for power in victory.ranking(g)]
        order += [seat for seat in g.each_seat if seat not in order]
        points = [0 if power == NOBODY else g.influence[power] for power in g.major]
        return [Standing(seat, place, points[seat]) for place, seat in enumerate(order, 1)]

    def status(self, known: Game, seat: int) -> Text | None:
        return summary.status(known, Seat(seat))

    def tables(self, known: Game, seat: int | None) -> Sequence[Table]:
        return summary.tables(known, of(seat))

    def atlas(self, known: Game, seat: int | None) -> Sequence[Table]:
        return summary.atlas(known)

    def cards(self, known: Game, seat: int | None) -> Sequence[Card]:
        return summary.cards(known)

    def odds(self, known: Game, ask: Ask) -> Mapping[Value, Odds]:
        return forecast.forecast(known, ask)

    def graph(self, scenario: str) -> Graph:
        return printed.graph(scenario)

    def printed(self, scenario: str) -> Mapping[str, Any]:
        return printed.printed(scenario)

    def drawing(self, scenario: str) -> Path | None:
        return HERE / "content" / f"map_{scenario.removeprefix(WILD)}.json"

    def tints(self, known: Game) -> Mapping[str, str]:
        return tints.tints(known)

    def moment(self, g: Game) -> int:
        return 0 if g.step == SETUP else g.round

    def figures(self, g: Game) -> Mapping[str, Sequence[int]]:
        return charts.figures(g)

    def scoring(self, g: Game) -> Table:
        return charts.scoring(g)

    def position(self, given: Mapping[str, Any], chance: Chance, log: Journal) -> Game:
        return positions.position(given, chance, log, self.complete_options)

    def inspect(self, g: Game, path: str) -> Any:
        return positions.inspect(g, path)

    def seat_things(self, g: Game) -> Sequence[tuple[Domain, int] | None]:
        return [None if power == NOBODY else (POWER, power) for power in g.major]

    def whose(self, g: Game, domain: Domain, value: int) -> int | None:
        if domain is not POWER or g.patron[value] == NOBODY:
            return super().whose(g, domain, value)
        return g.seat[g.patron[value]]

    def seat_of(self, g: Game, name: str) -> int | None:
        return positions.seat_of(g, name)


TITLE = RaisonDEtat()
