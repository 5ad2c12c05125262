"""Stats of the content files: numbers of a Realm, of the game, or of the card being resolved (docs/effects.md, 4)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from .. import history, terms
from ..board import AREA_OF, IS_DISTANT, TRADE_CARDS
from ..ids import Realm, Seat
from ..model import NOBODY, Game
from ..rules import character_cards, wars
from ..tables import LARGE_TOWNS, POWERS
from ..vocabulary.amounts import StatKeys
from ..vocabulary.base import Stat
from ..vocabulary.selectors import AnySelector, RealmRef
from . import selectors
from .context import Context, Found

OF_SEAT: Final[dict[str, Callable[[Game, Seat], int]]] = {
    "stability": lambda g, seat: g.stability[seat],
    "ducats": lambda g, seat: g.ducats[seat],
    "prestige": lambda g, seat: g.prestige[seat],
    "interest": lambda g, seat: g.interest[seat],
    "exhausted_manpower": lambda g, seat: g.exhausted[seat],
    "highest_power": lambda g, seat: max(g.power[seat * 3 : seat * 3 + 3]),
    "advisor_bonus": lambda g, seat: advisor_bonus(g, seat),
    "skill_sum": lambda g, seat: sum(character_cards.skill(g, seat, power) for power in range(len(POWERS))),
    "enemies_base_tax": lambda g, seat: sum(terms.realm_base_tax(g, r) for r in wars.enemies(g, seat)),
    "main_map_towns": lambda g, seat: sum(
        1 for p in g.board.provinces if (g.town[p] == seat or g.occupier[p] == seat) and not IS_DISTANT[AREA_OF[p]]
    ),
    "large_towns_left": lambda g, seat: LARGE_TOWNS - g.large_towns[seat],
    **{name: history.reader(name) for name in history.TALLIES},
}


def advisor_bonus(g: Game, seat: Seat) -> int:
    """Sum of the bonuses of the Advisors in play, of the types they serve."""
    posts = ((power, g.advisor[seat * 3 + power]) for power in range(len(POWERS)))
    return sum(character_cards.advisor_bonus(advisor, power) for power, advisor in posts if advisor != NOBODY)


def _base_tax(g: Game, r: Realm) -> int:
    return terms.realm_base_tax(g, r)


def _tax_income(g: Game, r: Realm) -> int:
    """PP-2.5.8: base tax and vassal tax; a Realm that no player runs has Base Tax only."""
    seat = g.seat_of[r]
    return terms.npr_base_tax(g, r) if seat == NOBODY else terms.tax_income(g, seat)


OF_REALM: Final[dict[str, Callable[[Game, Realm], int]]] = {"base_tax": _base_tax, "tax_income": _tax_income}

OF_GAME: Final[dict[str, Callable[[Game], int]]] = {
    "imperial_authority": lambda g: g.authority,
    "age": lambda g: g.age,
}


def _naval_battles_won(g: Game, c: Context, r: Realm, entry: StatKeys) -> int:
    seat = g.seat_of[r]
    beaten = g.beaten_at_sea[seat] if seat != NOBODY else ()
    if entry.enemy is None:
        return len(beaten)
    enemies = selectors.realms(entry.enemy)(g, c)
    return sum(1 for x in beaten if x in enemies)


def _players_choosing(g: Game, c: Context, r: Realm, entry: StatKeys) -> int:
    """Who chose the option; ``same``: other players with that of the Active Player."""
    active = g.seat_of[c.active] if c.active != NOBODY else NOBODY
    option = entry.option
    if option == "same":
        return sum(1 for seat, chosen in c.chosen.items() if seat != active and chosen == c.chosen.get(active))
    others_only = entry.who == "others"
    return sum(1 for seat, chosen in c.chosen.items() if chosen == option and not (others_only and seat == active))


def _step(c: Context, entry: StatKeys) -> Found:
    """The step whose label the stat is ``of``."""
    assert isinstance(entry.of, str)
    return selectors.label(c, entry.of[1:])


def _done(g: Game, c: Context, r: Realm, entry: StatKeys) -> int:
    return _step(c, entry).done


def _tax_value(g: Game, c: Context, r: Realm, entry: StatKeys) -> int:
    assert entry.of is not None and not isinstance(entry.of, str)
    found = [thing.item for thing in selectors.things(entry.of)(g, c)]
    return sum(terms.tax_value(g, p) for p in found)


def _shortfall(g: Game, c: Context, r: Realm, entry: StatKeys) -> int:
    """Of the step whose ``shortfall`` is carried out, or of the one labelled."""
    return (selectors.label(c, "shortfall") if entry.of is None else _step(c, entry)).missing


def _trade_card_lowest_income(g: Game, c: Context, r: Realm, entry: StatKeys) -> int:
    found = _step(c, entry)
    return min(TRADE_CARDS[found.cards[0]].income.green) if found.cards else 0


OF_CARD: Final[dict[str, Callable[[Game, Context, Realm, StatKeys], int]]] = {
    "naval_battles_won_this_round": _naval_battles_won,
    "players_choosing": _players_choosing,
    "ducats_on_event": lambda g, c, r, entry: c.ducats,
    "done": _done,
    "tax_value": _tax_value,
    "shortfall": _shortfall,
    "trade_card_lowest_income": _trade_card_lowest_income,
}


class NoKeys(NamedTuple):
    """A stat without further keys."""

    who: RealmRef = "you"
    of: str | AnySelector | None = None
    option: str | None = None
    enemy: RealmRef | None = None


NO_KEYS: Final = NoKeys()


def stat(g: Game, c: Context, realm: Realm, name: Stat, entry: StatKeys = NO_KEYS) -> int:
    """The value of a stat for a Realm; a Realm without a player has none of a player's."""
    of_seat = OF_SEAT.get(name)
    if of_seat is not None:
        seat = g.seat_of[realm]
        return of_seat(g, seat) if seat != NOBODY else 0
    of_realm = OF_REALM.get(name)
    if of_realm is not None:
        return of_realm(g, realm)
    of_game = OF_GAME.get(name)
    return of_game(g) if of_game is not None else OF_CARD[name](g, c, realm, entry)
