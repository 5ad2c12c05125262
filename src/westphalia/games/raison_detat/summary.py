"""The board in words: the tables a terminal or a screen reader shows of what one seat knows."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from westphalia.kernel.breakdown import Breakdown, total
from westphalia.kernel.summary import Card, Cell, Fact, Goal, Listed, Name, Part, Table, Text

from . import model
from .battle import GARRISON_PILE, Battle, Pile
from .board import BOARDS, EXTEND_INFLUENCE, HIDDEN_CARD, NOBODY
from .ids import Place, Power, Seat
from .model import Game, action_of, generals_at, is_major, lands, minors_of, unit_count
from .rules import influence, moves, taxation

NOTHING: Listed = Listed(())


def headings(*names: str) -> list[Cell]:
    return [Text(f"summary-{name}") for name in names]


def status(g: Game, seat: Seat) -> Text | None:
    """What a player has, in one line."""
    power = g.major[seat]
    if power == NOBODY or not g.alive[seat]:
        return None
    return Text(
        "summary-line",
        {
            "round": g.round,
            "power": power,
            "status": g.status[power],
            "action": action_of(g, power),
            "influence": g.influence[power],
            "target": BOARDS[g.scenario].target,
            "money": g.money[power],
            "morale": g.morale[power],
            "cards": len(g.hand[power]),
        },
    )


MAIN = ("influence", "projected", "morale", "money", "status")


def cards(g: Game) -> list[Card]:
    """What is known of every seat, for the cards beside the map."""
    return [
        Card(seat, [fact(g, seat, id, value) for id, value in sheet(g, seat)], goals=goals(g, seat))
        for seat in g.each_seat
    ]


def fact(g: Game, seat: Seat, id: str, value: Cell) -> Fact:
    parts = PARTED[id](g, g.major[seat]) if id in PARTED else ()
    return Fact(id, Text(f"summary-{id}"), value, id in MAIN, parts)


def projection(g: Game, power: Power) -> Breakdown:
    """The Influence a power has, and what it would gain by Extend Influence as things are (RE-5.17)."""
    before = Part(Text("part-influence"), g.influence[power], "RE-10.1")
    return [before] if g.step == model.OVER else [before, *influence.breakdown(g, power)]


PARTED: Final = {"projected": projection, "score": influence.breakdown}


def goals(g: Game, seat: Seat) -> list[Goal]:
    """The Influence that wins at once (RE-10.1), and how many Action Turns it takes to Extend Influence again."""
    power = g.major[seat]
    if power == NOBODY or not g.alive[seat] or g.step == model.OVER:
        return []
    board = BOARDS[g.scenario]
    turns = (board.wheel.index(EXTEND_INFLUENCE) - board.slot[power] - g.turned) % len(board.wheel)
    extend = Text("goal-extend", {"n": turns})
    return [
        Goal(extend, 0, 0, influence.score(g, power), "RE-5.17"),
        Goal(Text("goal-target"), min(g.influence[power], board.target), board.target, 0, "RE-10.1", wins=True),
    ]


def sheet(g: Game, seat: Seat) -> Iterator[tuple[str, Cell]]:
    power = g.major[seat]
    if power == NOBODY:
        return
    yield "power", Name("power", power)
    if not g.alive[seat]:
        return
    yield "influence", Text("summary-influence-of", {"n": g.influence[power], "target": BOARDS[g.scenario].target})
    yield "projected", total(projection(g, power))
    yield "morale", g.morale[power]
    yield "money", g.money[power]
    yield "cards", len(g.hand[power])
    yield "status", Name("status", g.status[power])
    yield "action", Name("action", action_of(g, power))
    yield "units", unit_count(g, power)
    yield "lands", len(lands(g, power))
    yield "score", influence.score(g, power)
    yield "tax", taxation.tax(g, power)
    yield "minors", Listed([Name("power", minor) for minor in minors_of(g, power)])


def tables(g: Game, seat: Seat | None) -> list[Table]:
    """The whole table: the time, the powers, the armies, hands, the battle under way."""
    if g.step == model.SETUP:
        return []
    shown = [times(g), powers(g), armies(g), hands(g)]
    if g.battle is not None:
        shown.append(battle_table(g, g.battle))
    return [table for table in shown if table.rows]


def times(g: Game) -> Table:
    board = BOARDS[g.scenario]
    arbiter: Cell = Name("power", g.arbiter) if g.arbiter != NOBODY else NOTHING
    row = (g.round, g.rules.max_rounds, g.turned + 1, board.target, Name("power", g.emperor), arbiter, len(g.deck))
    columns = headings("round", "last-round", "turn", "target", "emperor", "arbiter", "deck")
    return Table(Text("summary-time"), columns, [row])


def powers(g: Game) -> Table:
    """One line for each power, in Wheel order."""
    columns = headings("power", "player", "action", "status", "influence", "money", "morale", "cards", "tax", "score")
    return Table(Text("summary-powers"), columns, [power_line(g, power) for power in BOARDS[g.scenario].powers])


def power_line(g: Game, power: Power) -> tuple[Cell, ...]:
    patron = g.patron[power]
    decider: Cell = NOTHING
    if patron != NOBODY:
        decider = Name("seat", g.seat[patron])
    return (
        Name("power", power),
        decider if is_major(g, power) else Text("summary-minor") if patron == NOBODY else minor_of(patron),
        Name("action", action_of(g, power)),
        Name("status", g.status[power]),
        g.influence[power] if is_major(g, power) else NOTHING,
        g.money[power],
        g.morale[power],
        len(g.hand[power]),
        taxation.tax(g, power),
        influence.score(g, power) if is_major(g, power) else NOTHING,
    )


def minor_of(patron: Power) -> Cell:
    return Text("summary-minor-of", {"power": patron})


def armies(g: Game) -> Table:
    board = BOARDS[g.scenario]
    rows: list[tuple[Cell, ...]] = []
    for power in board.powers:
        for general in board.generals[power]:
            at = g.at[general]
            where: Cell = Text("summary-off-board") if at == model.OFF_BOARD else Name("place", at)
            rows.append((Name("power", power), Name("general", general), where, g.units[general]))
    return Table(Text("summary-armies"), headings("power", "general", "where", "units"), rows)


def hands(g: Game) -> Table:
    """The hands this seat may look into."""
    rows: list[tuple[Cell, ...]] = [
        (Name("power", power), Listed([Name("card", card) for card in g.hand[power]]))
        for power in BOARDS[g.scenario].powers
        if g.hand[power] and HIDDEN_CARD not in g.hand[power]
    ]
    return Table(Text("summary-hands"), headings("power", "cards"), rows)


def battle_table(g: Game, battle: Battle) -> Table:
    rows: list[tuple[Cell, ...]] = [
        (
            Text("summary-attack" if pile.power in battle.attackers else "summary-defence"),
            Name("power", pile.power),
            Text("summary-garrison") if pile.general == GARRISON_PILE else Name("general", pile.general),
            Listed(list(pile_cells(pile))),
        )
        for pile in battle.piles
    ]
    heading = Text("summary-battle", {"place": battle.place})
    return Table(heading, headings("side", "power", "pile", "cards"), rows)


def pile_cells(pile: Pile) -> Iterator[Cell]:
    for laid in pile.cards:
        yield Text("summary-card-up" if laid.up else "summary-card-down", {"card": laid.card})


def atlas(g: Game) -> list[Table]:
    """The whole map: every territory with its value, stripes, holder, pieces and neighbours; the Sea Routes."""
    board = BOARDS[g.scenario]
    rows = [
        (
            Name("place", p),
            board.value[p],
            kind(g, p),
            holder(g.control[p]),
            Listed(list(pieces(g, p))),
            Listed([Name("place", q) for q in board.neighbours[p]]),
        )
        for p in board.places
    ]
    columns = headings("territory", "value", "kind", "controller", "pieces", "neighbours")
    routes = [
        (
            Name("route", way.route),
            Name("place", way.ends[0]),
            Name("place", way.ends[1]),
            holder(moves.route_control(g, way)),
        )
        for way in board.seaways
    ]
    return [
        Table(Text("summary-map"), columns, rows),
        Table(Text("summary-routes"), headings("route", "end", "other-end", "controller"), routes),
    ]


def kind(g: Game, p: Place) -> Cell:
    """Whose Home, whose stripes, Capital, Elector (RE-1.3, RE-1.4, RE-8.3)."""
    board = BOARDS[g.scenario]
    cells: list[Cell] = []
    if board.home[p] != NOBODY:
        capital = board.capital[board.home[p]] == p
        cells.append(Text("summary-capital-of" if capital else "summary-home-of", {"power": board.home[p]}))
    cells += [Text("summary-stripe", {"power": power}) for power in board.stripes[p]]
    if p in board.electors:
        cells.append(Text("summary-elector"))
    elif p in board.empire:
        cells.append(Text("summary-empire"))
    return Listed(cells)


def holder(power: Power) -> Cell:
    return NOTHING if power == NOBODY else Name("power", power)


def pieces(g: Game, p: Place) -> Iterator[Cell]:
    if g.garrison[p] != NOBODY:
        yield Text("summary-garrison")
    if g.fortress[p]:
        yield Text("summary-fortress")
    for general in generals_at(g, p):
        yield Text("summary-army", {"general": general, "n": g.units[general]})
