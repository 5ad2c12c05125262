"""PP-4.7 Final Scoring, and who has won."""

from __future__ import annotations

from typing import Final

from westphalia.kernel.breakdown import Breakdown, total, without_nothing
from westphalia.kernel.contract import Standing
from westphalia.kernel.script import Script
from westphalia.kernel.summary import Cell, Name, Part, Table, Text

from .. import terms
from ..board import MISSIONS
from ..card_rules import prestige
from ..effects import goals
from ..ids import Seat
from ..model import CORE, ENTERING, GONE, NOBODY, OVER, WAITING, Game, is_bot, players
from ..rules import bonuses, bots, papacy, realm, scenario_rules
from ..tables import LARGE_TOWNS, MAX_SEATS, SMALL_TOWNS, VASSAL_TOKENS
from . import peace_and_rebels

LEAD_PRESTIGE: Final = 100  # PP-4.7.1(b)
LEAD: Final = 20
ALLIANCE_PRESTIGE: Final = 2  # PP-4.7.2(e)
STABILITY_PRESTIGE: Final = 2  # PP-4.7.2(h)


def last_round(g: Game) -> int:
    """PP-4.7.1(a): the Round in which the last Events will be laid out."""
    each = g.entry.variant.events_per_round
    return g.round + sum(-(-len(deck) // each) for deck in (g.event_deck, *g.events_ahead))


def is_triggered(g: Game) -> bool:
    """PP-4.7.1."""
    return has_no_events_left(g) or has_runaway_leader(g) or has_placed_everything(g)


def has_no_events_left(g: Game) -> bool:
    """(a)"""
    return not g.event_deck and not any(g.events_ahead)


def has_runaway_leader(g: Game) -> bool:
    """(b)"""
    *others, best = sorted(g.prestige[seat] for seat in players(g))
    return best >= LEAD_PRESTIGE and (not others or best - others[-1] >= LEAD)


def has_placed_everything(g: Game) -> bool:
    """(c)"""
    return any(
        g.small_towns[s] == SMALL_TOWNS and g.large_towns[s] == LARGE_TOWNS and g.vassal_tokens[s] == VASSAL_TOKENS
        for s in players(g)
    )


def final_scoring(g: Game) -> Script[None]:
    """PP-4.7.2: each player, item by item."""
    g.log("log-final-scoring", "PP-4.7.2")
    yield from prestige.score_missions_in_hand(g)  # (a)
    for seat in g.turn_order:
        for part in (*items(g, seat), *scenario_rules.final_items(g, seat)):
            realm.score(g, seat, part.amount, part.rule)


LETTERS: Final = {letter: (Text(f"scoring-{letter}"), f"PP-4.7.2({letter})") for letter in "abcdefghij"}


def item(letter: str, points: int) -> Part:
    label, rule = LETTERS[letter]
    return Part(label, points, rule)


def items(g: Game, seat: Seat) -> Breakdown:
    """PP-4.7.2 (b) to (j); PB-8.13: what a Bot has in place of Missions."""
    own = g.realm[seat]
    marriages, alliances = g.marriage[seat::MAX_SEATS], g.alliance[seat::MAX_SEATS]
    papal = len(papacy.catholic_players(g)) if papacy.papal_controller(g) == seat else 0
    return [
        item("b", terms.tax_income(g, seat)),
        item("c", g.claim[seat::MAX_SEATS].count(CORE)),
        item("d", len(marriages) - marriages.count(0)),
        item("e", ALLIANCE_PRESTIGE * (len(alliances) - alliances.count(0))),
        item("f", papal),
        item("g", g.authority if g.emperor == own else 0),
        item("h", STABILITY_PRESTIGE * g.stability[seat]),
        item("i", -peace_and_rebels.occupied_tax(g, seat)),
        item("j", -g.interest[seat]),
        Part(Text("scoring-bot"), bots.level(g).prestige_per_age if is_bot(g, seat) else 0, "PB-8.13"),
    ]


def projection(g: Game, seat: Seat) -> Breakdown:
    """What a player would have if the game ended now, item by item; of one that has ended, how it came about. Missions
    that are not seen count nothing."""
    if g.leaving[seat] == GONE or g.winners:
        return [Part(Text("scoring-before"), g.prestige[seat], TRACK)]
    last = without_nothing([*items(g, seat), *scenario_rules.final_items(g, seat)])
    if any(part.amount < 0 for part in last):
        last += without_nothing([Part(Text("part-ideas"), spared(g, seat), IDEAS_SAVE)])
    if g.step == OVER:
        return [Part(Text("scoring-before"), g.prestige[seat] - total(last), TRACK), *last]
    in_hand = [card for card in g.missions[seat] if card != NOBODY and goals.is_fulfilled(g, seat, card)]
    missions = item("a", sum(MISSIONS[card].prestige for card in in_hand))
    return [Part(Text("scoring-before"), g.prestige[seat], TRACK), *without_nothing([missions]), *last]


TRACK: Final = "PP-17.1.1"
IDEAS_SAVE: Final = "PP-8.1.6"
LAST: Final = (scenario_rules.RULE, IDEAS_SAVE)  # after the items of the rulebook


def spared(g: Game, seat: Seat) -> int:
    """Prestige that Ideas save at the first loss (PP-8.1.6): in a Cleanup they become unused."""
    hooks = bonuses.MODIFIERS.get(("prestige_loss", "loss"), ())
    return -sum(hook.number for idea, hook in hooks if bonuses.has_idea(g, seat, idea))


def scoring(g: Game) -> Table:
    """PP-4.7.2 as a table: a line for each item that counts for somebody, a column for each player, the first first."""
    order = [standing.seat for standing in sorted(standings(g), key=lambda each: each.place)]
    parts = {seat: projection(g, Seat(seat)) for seat in order}
    found = {(part.rule, part.label.message): part.label for seat in order for part in parts[seat]}
    rows: list[list[Cell]] = [
        [found[each], *(sum(p.amount for p in parts[seat] if (p.rule, p.label.message) == each) for seat in order)]
        for each in sorted(found, key=lambda each: (each[0] != TRACK, each[0] in LAST, each))
    ]
    rows.append([Text("scoring-total"), *(total(parts[seat]) for seat in order)])
    return Table(Text("scoring-heading"), [Text("scoring-part"), *(Name("seat", seat) for seat in order)], rows)


def standings(g: Game) -> list[Standing]:
    """PP-4.7.3: most Prestige; then Monarch Power, then Ducats; then shared. Before that who has won by a rule of the
    scenario, last who has left; the members of a team share their place. Bots take places, but only those of persons
    are told (PB-8.13)."""

    def rank(seat: Seat) -> tuple[int, int, int, int, int]:
        team = scenario_rules.team_of(g, seat)
        power = -(-sum(realm.total_power(g, mate) for mate in team) // len(team))
        ducats = -(-sum(g.ducats[mate] for mate in team) // len(team))
        stays = int(any(g.leaving[mate] != GONE for mate in team))
        return int(seat in g.winners), stays, scenario_rules.prestige_of(g, seat), power, ducats

    ranks = {seat: rank(seat) for seat in g.each_seat if g.bot[seat] not in (WAITING, ENTERING)}
    return [
        Standing(seat, 1 + sum(other > ranks[seat] for other in ranks.values()), g.prestige[seat])
        for seat in g.each_seat[: g.entry.persons - g.rules.bots]
    ]
