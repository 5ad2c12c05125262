"""The board in words: the tables a terminal or a screen reader shows of what one seat knows."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from westphalia.kernel.breakdown import total
from westphalia.kernel.summary import Card, Cell, Fact, Goal, Listed, Name, Table, Text

from . import terms
from .board import MILESTONES, MISSIONS
from .card_rules import prestige
from .effects import goals
from .effects.progress import progress
from .ids import Seat
from .model import NOBODY, PASSED, RULER, Game, is_bot, players
from .phases import final_scoring
from .rules import breakdowns, scenario_rules, units
from .rules.prices import prices
from .tables import ADM, ARMIES, DIP, MAX_SEATS, MERCHANTS, MIL, UNIT_KINDS

NOTHING: Final = Listed(())


def headings(*names: str) -> list[Cell]:
    return [Text(f"summary-{name}") for name in names]


def status(g: Game, seat: Seat) -> Text | None:
    """What a player has, in one line."""
    return Text(
        "summary-status",
        {
            "realm": g.realm[seat],
            "age": g.age,
            "round": g.round,
            "prestige": g.prestige[seat],
            "ducats": g.ducats[seat],
            "adm": g.power[seat * 3 + ADM],
            "dip": g.power[seat * 3 + DIP],
            "mil": g.power[seat * 3 + MIL],
            "stability": g.stability[seat],
            "available": g.available[seat],
        },
    )


def tables(g: Game, seat: Seat | None) -> list[Table]:
    """The whole table: time, Realms, what lies open, the seat's own cards."""
    shown = [times(g), realms(g), events(g), ideas(g), forces(g)]
    if seat is not None:
        shown.append(own_cards(g, seat))
    return [table for table in shown if table.rows]


def times(g: Game) -> Table:
    emperor: Cell = Name("realm", g.emperor) if g.emperor != NOBODY else NOTHING
    columns = headings("age", "round", "first", "emperor", "authority")
    return Table(Text("summary-time"), columns, [(g.age, g.round, Name("seat", g.first), emperor, g.authority)])


def sheet(g: Game, seat: Seat) -> dict[str, Cell]:
    """A player's board."""
    ruler = g.ruler[seat]
    reigns: Cell = Name("character", ruler) if ruler != NOBODY else Text("summary-interregnum")
    if is_bot(g, seat):
        reigns = NOTHING
    own: dict[str, Cell] = {"bot-power": g.bot_power[seat] if is_bot(g, seat) else NOTHING} if any(g.bot) else {}
    return {
        "realm": Name("realm", g.realm[seat]),
        "prestige": g.prestige[seat],
        "projected": total(final_scoring.projection(g, seat)),
        "turn": Listed(list(turn_marks(g, seat))),
        **own,
        "ducats": g.ducats[seat],
        "interest": g.interest[seat],
        "adm": g.power[seat * 3 + ADM],
        "dip": g.power[seat * 3 + DIP],
        "mil": g.power[seat * 3 + MIL],
        "stability": g.stability[seat],
        "religion": Name("religion", g.faith[g.realm[seat]]),
        "ruler": reigns,
        "advisors": Listed([Name("character", held) for held in g.advisor[seat * 3 : seat * 3 + 3] if held != NOBODY]),
        "base-tax": terms.base_tax(g, seat),
        "vassal-tax": terms.vassal_tax(g, seat),
        "manpower": units.manpower(g, seat),
        "available": g.available[seat],
        "deployed": units.deployed_regulars(g, seat),
        "exhausted": g.exhausted[seat],
        "cards": len(g.hand[seat]),
        "missions": len(g.missions[seat]),
        "cubes": max(0, g.cubes[seat]),
        "colonists": g.colonists[seat],
        "merchants": merchants(g, seat),
        "display": Listed([Text("summary-displayed", {"card": card, "n": n}) for card, n in g.display[seat]]),
        "ill": Listed(list(ill(g, seat))),
        "wars": partners(g, g.war, seat),
        "allies": partners(g, g.alliance, seat),
        "truces": partners(g, g.truce, seat),
        "marriages": partners(g, g.marriage, seat),
    }


MAIN: Final = (
    "prestige",
    "projected",
    "bot-power",
    "ducats",
    "adm",
    "dip",
    "mil",
    "stability",
    "turn",
    "wars",
    "allies",
    "truces",
)


def turn_marks(g: Game, seat: Seat) -> Iterator[Cell]:
    """PP-4.2: First Player, Events taken in this Round, when he passed."""
    if g.first == seat:
        yield Text("summary-first")
    if g.events_taken[seat]:
        yield Text("summary-events-taken", {"n": g.events_taken[seat]})
    if g.status[seat] == PASSED:
        yield Text("summary-passed", {"n": g.pass_order[seat]})


def merchants(g: Game, seat: Seat) -> Cell:
    """PP-5.2: those he has, and those that have worked in this Round."""
    own = [m for m in range(seat * MERCHANTS, seat * MERCHANTS + MERCHANTS) if g.merchant[m] != NOBODY]
    used = sum(1 for m in own if g.merchant_used[m])
    return Text("summary-merchants-used", {"n": len(own), "used": used})


def ill(g: Game, seat: Seat) -> Iterator[Cell]:
    """PP-7.2: characters in Ill Health."""
    armies, posts = slice(seat * ARMIES, seat * ARMIES + ARMIES), slice(seat * 3, seat * 3 + 3)
    people = [g.ruler[seat], *g.advisor[posts], *g.general[armies], g.admiral[seat]]
    tokens = [g.ruler_ill[seat], *g.advisor_ill[posts], *g.general_ill[armies], g.admiral_ill[seat]]
    for who, is_ill in zip(people, tokens, strict=True):
        if is_ill and who not in (NOBODY, RULER):
            yield Name("character", who)


def partners(g: Game, column: bytearray, seat: Seat) -> Listed:
    return Listed([Name("realm", r) for r, token in enumerate(column[seat::MAX_SEATS]) if token])


def realms(g: Game) -> Table:
    """One column for each player, in turn order."""
    order = g.turn_order
    sheets = [sheet(g, seat) for seat in order]
    rows = [(Text(f"summary-{name}"), *(each[name] for each in sheets)) for name in sheets[0]]
    return Table(Text("summary-realms"), [NOTHING, *(Name("seat", seat) for seat in order)], rows)


PARTED: Final = {
    "base-tax": breakdowns.base_tax,
    "vassal-tax": breakdowns.vassal_tax,
    "manpower": breakdowns.manpower,
    "projected": final_scoring.projection,
}


def cards(g: Game, seat: Seat | None) -> list[Card]:
    """The boards of all players, for the cards beside the map; for oneself also what actions cost."""
    return [
        Card(each, _facts(g, each), prices(g, each) if each == seat else {}, next_goals(g, each)) for each in players(g)
    ]


def next_goals(g: Game, seat: Seat) -> list[Goal]:
    """What wins by the scenario's own rules; then what could bring Prestige next: Milestones on display (PP-17.3.6),
    Missions in a hand that is seen (PP-17.2.11), Power Struggles that are active (PP-17.4.7)."""
    return [*_victories(g, seat), *_milestones(g, seat), *_missions(g, seat), *_struggles(g, seat)]


def _victories(g: Game, seat: Seat) -> Iterator[Goal]:
    for way in scenario_rules.ways_to_win(g, seat):
        yield Goal(Text(f"win-{way.id}"), min(way.have, way.need), way.need, 0, way.rule, wins=True)


def _milestones(g: Game, seat: Seat) -> Iterator[Goal]:
    for number, done in zip(g.milestones, g.milestone_done, strict=True):
        if number == NOBODY or seat in done:
            continue
        entry = MILESTONES[number]
        points = entry.prestige[len(done)] if len(done) < len(entry.prestige) else 0
        way = progress(g, goals.context(g, seat, {"milestone": number}), entry.requirement.all)
        yield Goal(Name("milestone", number), way.have, way.need, points, "PP-17.3.6")


def _missions(g: Game, seat: Seat) -> Iterator[Goal]:
    for number in g.missions[seat]:
        if number != NOBODY:
            entry = MISSIONS[number]
            way = progress(g, goals.context(g, seat, {"mission": number}), entry.requirement.all)
            yield Goal(Name("mission", number), way.have, way.need, entry.prestige, "PP-17.2.11")


def _struggles(g: Game, seat: Seat) -> Iterator[Goal]:
    for number in g.active_struggles:
        points = sum(prestige.battleground_score(g, seat, a) for a in prestige.battlegrounds(g, number))
        yield Goal(Name("struggle", number), 0, 0, points, "PP-17.4.7")


def _facts(g: Game, seat: Seat) -> list[Fact]:
    return [
        Fact(name, Text(f"summary-{name}"), cell, name in MAIN, PARTED[name](g, seat) if name in PARTED else ())
        for name, cell in sheet(g, seat).items()
    ]


def figures(g: Game) -> dict[str, list[int]]:
    """What is worth a curve once the game is over, of persons and Bots."""
    seats = g.each_seat
    return {
        "summary-prestige": [g.prestige[seat] for seat in seats],
        "summary-base-tax": [terms.base_tax(g, seat) for seat in seats],
        "summary-ducats": [g.ducats[seat] for seat in seats],
    }


def events(g: Game) -> Table:
    rows: list[Sequence[Cell]] = [
        (Name("event", shown.event) if shown.face_up else Text("summary-face-down"), shown.ducats)
        for shown in g.event_row
    ]
    return Table(Text("summary-events"), headings("event", "ducats"), rows)


def ideas(g: Game) -> Table:
    rows: list[Sequence[Cell]] = [
        (Name("idea", n), Listed([Name("seat", owner) for owner in g.idea_owners[n]])) for n in g.idea_row
    ]
    return Table(Text("summary-ideas"), headings("idea", "researched"), rows)


def forces(g: Game) -> Table:
    """Armies and single Infantry, by Area."""
    rows: list[Sequence[Cell]] = []
    for seat in players(g):
        for army in units.armies_of(seat):
            if g.army_at[army] != NOBODY:
                size = len(UNIT_KINDS)
                kinds = [(n, count) for n, count in enumerate(g.army[army * size : army * size + size]) if count]
                cells = [Text("summary-units", {"unit": n, "n": count}) for n, count in kinds]
                rows.append((Name("area", g.army_at[army]), Name("seat", seat), Listed(cells)))
        for a, count in enumerate(g.infantry[seat::MAX_SEATS]):
            if count:
                single = Text("summary-units", {"unit": 0, "n": count})
                rows.append((Name("area", a), Name("seat", seat), single))
    return Table(Text("summary-forces"), headings("area", "player", "troops"), rows)


def own_cards(g: Game, seat: Seat) -> Table:
    rows: list[Sequence[Cell]] = [(Text("summary-hand"), Listed([Name("card", card) for card in g.hand[seat]]))]
    rows.append((Text("summary-missions"), Listed([Name("mission", card) for card in g.missions[seat]])))
    return Table(Text("summary-own-cards"), headings("where", "cards"), rows)


def atlas(g: Game) -> list[Table]:
    """Every Area in play: its Religion slot, its Provinces with their controllers, and what lies beside it."""
    rows: list[Sequence[Cell]] = []
    for a in g.board.areas:
        provinces = [Name("province", p) for p in g.board.provinces_of[a]]
        holders = sorted({terms.controller(g, p) for p in g.board.provinces_of[a]})
        beside = [Name("area", b) for b in g.board.adjacent[a]]
        rows.append((Name("area", a), Listed(provinces), Listed([holder(r) for r in holders]), Listed(beside)))
    return [Table(Text("summary-map"), headings("area", "provinces", "held-by", "beside"), rows)]


def holder(faction: int) -> Cell:
    if faction == terms.REBEL_FACTION:
        return Text("summary-rebels")
    return NOTHING if faction == NOBODY else Name("realm", faction)
