"""The board in words: the tables a terminal or a screen reader shows of what one seat knows."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from westphalia.kernel.breakdown import without_nothing
from westphalia.kernel.script import Value
from westphalia.kernel.summary import Card, Cell, Fact, Goal, Listed, Name, Table, Text

from . import model, stacks
from .board import NEIGHBOURS, PLACES, SEAS, SEAS_OF
from .ids import NO_PROVINCE, NOBODY, REBELS, SAVAGES, Place, Seat, pair
from .model import UNKNOWN, Game, all_seats
from .rules import buildings, food, income, upkeep, victory
from .stacks import Stack
from .tables import (
    BUNKER,
    MINERAL_RARE,
)

NOTHING: Listed = Listed(())


def headings(*names: str) -> list[Cell]:
    return [Text(f"summary-{name}") for name in names]


def status(g: Game, seat: Seat) -> Text | None:
    """What a player has, in one line."""
    if g.step <= model.SETUP_CAPITALS or not g.alive[seat]:
        return None
    return Text(
        "summary-status",
        {
            "round": g.round,
            "weather": g.weather,
            "gold": g.gold[seat],
            "income": income.income(g, seat),
            "upkeep": upkeep.upkeep(g, seat),
            "supply": food.food_supply(g, seat),
            "need": food.food_need(g, seat),
            "provinces": model.province_count(g, seat),
            "soldiers": soldiers(g, seat),
        },
    )


def tables(g: Game, seat: int | None) -> list[Table]:
    """The whole table: the weather, the players, their land, the seas, what is under way."""
    shown = [times(g), players(g)]
    if g.step > model.SETUP_CAPITALS:
        shown += [provinces(g), seas(g), under_way(g), papers(g)]
    return [table for table in shown if table.rows]


def times(g: Game) -> Table:
    plague: Cell = Text("summary-plague-field", {"field": g.plague, "seat": g.carrier}) if g.plague else NOTHING
    weather: Cell = Name("weather", g.weather) if g.round else NOTHING
    columns = headings("round", "weather", "rounds-left", "plague")
    return Table(Text("summary-time"), columns, [(g.round, weather, g.weather_left, plague)])


def players(g: Game) -> Table:
    """One column for each player, in turn order: so it fits a narrow terminal."""
    order = model.turn_order(g, g.first)
    sheets = [sheet(g, seat) for seat in order]
    rows: list[tuple[Cell, ...]] = [
        (Text(f"summary-{name}"), *(each.get(name, NOTHING) for each in sheets))
        for name in SHEET
        if any(name in each for each in sheets)
    ]
    return Table(Text("summary-players"), [NOTHING, *(Name("seat", seat) for seat in order)], rows)


SHEET = (
    "colour",
    "fate",
    "gold",
    "income",
    "upkeep",
    "food",
    "provinces",
    "soldiers",
    "capital",
    "level",
    "spies",
    "war",
    "truce",
    "points",
)


def sheet(g: Game, seat: Seat) -> dict[str, Cell]:
    """What stands on a player's sheet, by the name of its line."""
    known: dict[str, Cell] = {}
    if g.colour[seat] != NOBODY:
        known["colour"] = Name("colour", g.colour[seat])
    if not g.alive[seat]:
        return known | {"fate": Text("summary-eliminated")}
    known["gold"] = g.gold[seat] if g.gold[seat] != UNKNOWN else Text("summary-hidden")
    if g.capital[seat] != NO_PROVINCE:
        known |= {
            "income": income.income(g, seat),
            "upkeep": upkeep.upkeep(g, seat),
            "food": Text("summary-food-of", _food(g, seat)),
            "provinces": model.province_count(g, seat),
            "soldiers": soldiers(g, seat),
            "capital": Name("place", g.capital[seat]),
            "level": g.level[seat],
            "spies": g.spies[seat],
            "war": Listed([Name("seat", other) for other in all_seats(g) if model.at_war(g, seat, other)]),
            "truce": Listed([Name("seat", other) for other in all_seats(g) if model.has_truce(g, seat, other)]),
            "points": victory.points(g, seat),
        }
    return known


def _food(g: Game, seat: Seat) -> dict[str, Value]:
    return {
        "supply": food.food_supply(g, seat),
        "need": food.food_need(g, seat),
        "lacking": food.food_lacking(g, seat),
    }


MAIN: Final = ("fate", "points", "gold", "income", "food", "soldiers", "war", "truce")
PARTED: Final = {"income": income.breakdown, "points": victory.breakdown}


def cards(g: Game) -> list[Card]:
    """The sheets of all players for the cards beside the map."""
    return [
        Card(seat, [fact(g, seat, id, value) for id, value in sheet(g, seat).items()], goals=goals(g, seat))
        for seat in all_seats(g)
    ]


def fact(g: Game, seat: Seat, id: str, value: Cell) -> Fact:
    parts = without_nothing(PARTED[id](g, seat)) if id in PARTED else ()
    return Fact(id, Text(f"summary-{id}"), value, id in MAIN, parts)


def goals(g: Game, seat: Seat) -> list[Goal]:
    """SC-22.1: who controls the capitals of all others wins at once; each counts on the way (SC-22.3)."""
    if not g.alive[seat] or g.capital[seat] == NO_PROVINCE:
        return []
    others = g.seats - 1
    return [
        Goal(Text("goal-capitals"), victory.foreign_capitals(g, seat), others, victory.capital_points(g), "SC-22.1")
    ]


def soldiers(g: Game, seat: Seat) -> int:
    return sum(g.soldiers[p] for p in model.controlled(g, seat))


def provinces(g: Game) -> Table:
    """Every province that belongs to somebody or has something in it."""
    columns = headings("province", "owner", "controller", "army", "buildings", "marks", "slaves")
    return Table(Text("summary-lands"), columns, [province(g, p) for p in PLACES if is_worth_a_line(g, p)])


def is_worth_a_line(g: Game, p: Place) -> bool:
    return g.owner[p] != NOBODY or g.controller[p] != NOBODY or bool(list(marks(g, p)) or buildings.buildings_at(g, p))


def province(g: Game, p: Place) -> tuple[Cell, ...]:
    return (
        Name("place", p),
        holder(g.owner[p]),
        holder(g.controller[p]) if g.controller[p] != g.owner[p] else NOTHING,
        units(g.army[p]),
        Listed([building(g, p, kind) for kind in buildings.buildings_at(g, p)]),
        Listed(list(marks(g, p))),
        Listed([Text("summary-slaves-of", {"n": count, "nation": key >> 3}) for key, count in g.slaves[p]]),
    )


def holder(controller: int) -> Cell:
    if controller == NOBODY:
        return NOTHING
    if controller in (REBELS, SAVAGES):
        return Text("summary-rebels" if controller == REBELS else "summary-savages")
    return Name("seat", controller)


def building(g: Game, p: Place, kind: int) -> Cell:
    if kind == BUNKER:
        return Text("summary-bunker", {"level": g.bunker[p]})
    return Name("building", kind)


def marks(g: Game, p: Place) -> Iterator[Cell]:
    """Capital, tokens and markers of a province."""
    if g.capital_of[p] != NOBODY:
        yield Text("summary-capital-of", {"seat": g.capital_of[p]})
    if g.red[p]:
        yield Text("summary-red", {"n": g.red[p]})
    if g.black[p]:
        yield Text("summary-poisoned")
    if g.robber[p]:
        yield Text("summary-robber")
    if g.mineral[p]:
        yield Text("summary-rare-mineral" if g.mineral[p] == MINERAL_RARE else "summary-mineral")
    if g.tree[p]:
        yield Text("summary-tree")


def units(stack: Stack) -> Cell:
    """Land units by kind, whatever their movement points."""
    counts = [(kind, stacks.count_of(stack, kind)) for kind in stacks.kinds(stack)]
    return Listed([Text("summary-units", {"n": n, "unit": kind}) for kind, n in counts])


def ships(stack: Stack) -> Cell:
    counts = [(kind, stacks.count_of(stack, kind)) for kind in stacks.kinds(stack)]
    return Listed([Text("summary-fleet", {"n": n, "ship": kind}) for kind, n in counts])


def seas(g: Game) -> Table:
    rows: list[tuple[Cell, ...]] = []
    for z in SEAS:
        for seat in all_seats(g):
            fleet, cargo = g.fleet[pair(z, seat)], g.cargo[pair(z, seat)]
            if fleet or g.boat[z] == seat:
                boat: Cell = Text("summary-boat") if g.boat[z] == seat else NOTHING
                rows.append((Name("zone", z), Name("seat", seat), ships(fleet), units(cargo), boat))
    columns = headings("zone", "player", "ships", "cargo", "boats")
    return Table(Text("summary-seas"), columns, rows)


def under_way(g: Game) -> Table:
    """Expeditions and voyages; the target of a landing ship is shown to its owner alone."""
    rows: list[tuple[Cell, ...]] = []
    for i in g.internal:
        rows.append((Name("seat", i.seat), Text("summary-internal", {"place": i.place}), NOTHING, i.due))
    for o in g.overseas:
        rows.append((Name("seat", o.seat), Text("summary-overseas"), NOTHING, o.due))
    for v in g.voyages:
        known = v.target != UNKNOWN
        message = Text("summary-landing" if known else "summary-landing-secret", {"target": v.target} if known else {})
        rows.append((Name("seat", v.seat), message, units(v.army), v.due))
    for t in g.transfers:
        rows.append((Name("seat", t.seat), Text("summary-transfer", {"place": t.place}), units(t.army), t.due))
    for b in g.builders:
        rows.append((Name("seat", b.seat), Text("summary-construction", {"place": b.place}), NOTHING, b.due))
    columns = headings("player", "journey", "army", "due")
    return Table(Text("summary-under-way"), columns, rows)


def papers(g: Game) -> Table:
    """Contracts this seat may read."""
    rows: list[tuple[Cell, ...]] = [
        (
            contract.number,
            Listed([Name("seat", party) for party in contract.parties]),
            Text("summary-words", {"text": contract.text}),
        )
        for contract in g.contracts
    ]
    return Table(Text("summary-contracts"), headings("number", "parties", "text"), rows)


def atlas(g: Game) -> Table:
    """The whole map: every province with its holder, neighbours and seas."""
    rows = [
        (
            Name("place", p),
            holder(g.controller[p]),
            Listed([Name("place", q) for q in NEIGHBOURS[p]]),
            Listed([Name("zone", z) for z in SEAS_OF[p]]),
        )
        for p in PLACES
    ]
    columns = headings("province", "controller", "neighbours", "coasts")
    return Table(Text("summary-map"), columns, rows)
